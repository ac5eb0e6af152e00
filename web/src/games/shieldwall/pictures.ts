/** The picture on each card. */
import barbarian from 'icon:barbarian';
import arrowCluster from 'icon:arrow-cluster';
import backup from 'icon:back-forth';
import bloody from 'icon:bloody-sword';
import bow from 'icon:pocket-bow';
import bowman from 'icon:bowman';
import burning from 'icon:burning-tree';
import bullseye from 'icon:bullseye';
import canoe from 'icon:canoe';
import charging from 'icon:charging-bull';
import clash from 'icon:sword-clash';
import cliff from 'icon:sea-cliff';
import deer from 'icon:deer-head';
import drakkar from 'icon:drakkar';
import eagle from 'icon:eagle-head';
import field from 'icon:grass';
import healing from 'icon:hand-bandage';
import helmet from 'icon:viking-helmet';
import heron from 'icon:heron';
import hidden from 'icon:hooded-figure';
import horn from 'icon:hunting-horn';
import horned from 'icon:horned-helm';
import longhouse from 'icon:viking-longhouse';
import lyre from 'icon:lyre';
import mountains from 'icon:mountains';
import muster from 'icon:minions';
import pass from 'icon:mountain-road';
import quiver from 'icon:quiver';
import roundShield from 'icon:round-shield';
import rusty from 'icon:rusty-sword';
import shields from 'icon:shieldcomb';
import shipBow from 'icon:ship-bow';
import sling from 'icon:sling';
import spear from 'icon:spears';
import spy from 'icon:spyglass';
import standard from 'icon:tattered-banner';
import stop from 'icon:tied-scroll';
import sword from 'icon:broadsword';
import brandish from 'icon:sword-brandish';
import target from 'icon:striking-arrows';
import viking from 'icon:viking-head';
import vikingShield from 'icon:viking-shield';
import warAxe from 'icon:war-axe';
import watchtower from 'icon:watchtower';
import wheat from 'icon:wheat';
import wolf from 'icon:wolf-howl';

export const WEAPONS: Record<string, string> = { swords: sword, bows: bow };

const STRATEGIES: Record<string, string> = {
  'arrow-storm': arrowCluster,
  'open-field': field,
  'field-healers': healing,
  'narrow-pass': pass,
  'charge-home': charging,
  'close-quarters': clash,
  ambush: hidden,
  vanguard: spear,
  'full-muster': muster,
  reserves: backup,
  'scorched-earth': burning,
  'blood-price': bloody,
  'shield-wall': shields,
  spy,
  countermand: stop,
};

const CARDS: Record<string, string> = {
  champion: barbarian,
  bowmen: bowman,
  huskarls: warAxe,
  scouts: eagle,
  S1: horned,
  S2: helmet,
  S3: rusty,
  S4: roundShield,
  S5: drakkar,
  S6: canoe,
  S7: wolf,
  S8: brandish,
  B1: bullseye,
  B2: cliff,
  B3: deer,
  B4: shipBow,
  B5: heron,
  B6: sling,
  B7: target,
  B8: quiver,
  M1: longhouse,
  M2: watchtower,
  M3: mountains,
  M4: wheat,
  M5: standard,
  M6: horn,
  M7: vikingShield,
  M8: lyre,
};

/** A pack may bring cards of its own: they show a warrior. */
export function pictureOf(kind: 'card' | 'strategy', id: string): string {
  return (kind === 'card' ? CARDS : STRATEGIES)[id] ?? viking;
}

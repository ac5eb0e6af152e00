/** The picture on each card. */
import barbarian from 'picture:barbarian';
import arrowCluster from 'picture:arrow-cluster';
import backup from 'picture:back-forth';
import bloody from 'picture:bloody-sword';
import bow from 'picture:pocket-bow';
import bowman from 'picture:bowman';
import burning from 'picture:burning-tree';
import bullseye from 'picture:bullseye';
import canoe from 'picture:canoe';
import charging from 'picture:charging-bull';
import clash from 'picture:sword-clash';
import cliff from 'picture:sea-cliff';
import deer from 'picture:deer-head';
import drakkar from 'picture:drakkar';
import eagle from 'picture:eagle-head';
import field from 'picture:grass';
import healing from 'picture:hand-bandage';
import helmet from 'picture:viking-helmet';
import heron from 'picture:heron';
import hidden from 'picture:hooded-figure';
import horn from 'picture:hunting-horn';
import horned from 'picture:horned-helm';
import longhouse from 'picture:viking-longhouse';
import lyre from 'picture:lyre';
import mountains from 'picture:mountains';
import muster from 'picture:minions';
import pass from 'picture:mountain-road';
import quiver from 'picture:quiver';
import roundShield from 'picture:round-shield';
import rusty from 'picture:rusty-sword';
import shields from 'picture:shieldcomb';
import shipBow from 'picture:ship-bow';
import sling from 'picture:sling';
import spear from 'picture:spears';
import spy from 'picture:spyglass';
import standard from 'picture:tattered-banner';
import stop from 'picture:tied-scroll';
import sword from 'picture:broadsword';
import brandish from 'picture:sword-brandish';
import target from 'picture:striking-arrows';
import viking from 'picture:viking-head';
import vikingShield from 'picture:viking-shield';
import warAxe from 'picture:war-axe';
import watchtower from 'picture:watchtower';
import wheat from 'picture:wheat';
import wolf from 'picture:wolf-howl';

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

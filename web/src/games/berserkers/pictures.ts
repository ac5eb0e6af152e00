/** The pictures of Berserkers. */
import anvil from 'icon:anvil';
import axe from 'icon:battle-axe';
import bag from 'icon:swap-bag';
import book from 'icon:spell-book';
import boots from 'icon:walking-boot';
import bottle from 'icon:round-bottom-flask';
import camp from 'icon:camping-tent';
import campfire from 'icon:campfire';
import cape from 'icon:cape';
import chest from 'icon:locked-chest';
import crown from 'icon:crown';
import dark from 'icon:night-sky';
import dice from 'icon:rolling-dices';
import door from 'icon:secret-door';
import elf from 'icon:elf-ear';
import friends from 'icon:three-friends';
import gate from 'icon:dungeon-gate';
import goblin from 'icon:goblin-head';
import harp from 'icon:harp';
import lock from 'icon:padlock';
import marker from 'icon:position-marker';
import minotaur from 'icon:minotaur';
import orc from 'icon:orc-head';
import orcs from 'icon:minions';
import pot from 'icon:drink-me';
import pull from 'icon:pull';
import push from 'icon:push';
import reach from 'icon:cavalry';
import rider from 'icon:mounted-knight';
import robber from 'icon:robber';
import rune from 'icon:rune-stone';
import seal from 'icon:wax-seal';
import shield from 'icon:shield';
import skull from 'icon:death-skull';
import smoke from 'icon:heat-haze';
import stone from 'icon:cut-diamond';
import storm from 'icon:thor-fist';
import strength from 'icon:weight-lifting-up';
import striking from 'icon:crossed-swords';
import sun from 'icon:sunrise';
import sword from 'icon:broadsword';
import village from 'icon:village';
import viking from 'icon:viking-head';
import wide from 'icon:axe-swing';
import nothing from 'icon:hourglass';

export const DEEDS: Record<string, string> = {
  'move-1': boots,
  'move-2': boots,
  'move-3': boots,
  light: campfire,
  push,
  pull,
  lift: sun,
  mark: seal,
  pillage: robber,
  bet: dice,
  location: marker,
  gather: friends,
  passage: door,
  rest: camp,
  block: gate,
  train: strength,
  slay: axe,
};

export const ACTS: Record<string, string> = {
  attack: striking,
  'extended-attack': wide,
  darkness: dark,
  extinguish: smoke,
  enrol: orc,
  slow: lock,
  nothing,
  reach,
};

export const ITEMS: Record<string, string> = {
  shield,
  boots,
  cape,
  stone,
  sword,
  brew: pot,
  potion: bottle,
  harp,
  purse: bag,
  object: anvil,
};

export const REQUESTS: Record<string, string> = {
  'no-darkness': sun,
  loki: dark,
  'no-orcs': axe,
  elves: elf,
  'no-sacrifice': bottle,
  goblins: goblin,
  thor: storm,
  grimoire: book,
  zodd: minotaur,
  treasure: chest,
  'shy-villagers': village,
  'raging-orcs': orcs,
};

export const PIECES: Record<string, string> = {
  hero: viking,
  rider,
  orcs: orc,
  elves: elf,
  goblins: goblin,
  zodd: minotaur,
};

export const SIGNS = { fire: campfire, orcs: orc, token: chest, seal, lock, skull, village };

/** A pack may bring requests and items of its own. */
export function requestPicture(id: string): string {
  return REQUESTS[id] ?? crown;
}

export function itemPicture(id: string): string {
  return ITEMS[id] ?? rune;
}

/** The pictures of Berserkers. */
import anvil from 'picture:anvil';
import axe from 'picture:battle-axe';
import bag from 'picture:swap-bag';
import book from 'picture:spell-book';
import boots from 'picture:walking-boot';
import bottle from 'picture:round-bottom-flask';
import camp from 'picture:camping-tent';
import campfire from 'picture:campfire';
import cape from 'picture:cape';
import chest from 'picture:locked-chest';
import crown from 'picture:crown';
import dark from 'picture:night-sky';
import dice from 'picture:rolling-dices';
import door from 'picture:secret-door';
import elf from 'picture:elf-ear';
import friends from 'picture:three-friends';
import gate from 'picture:dungeon-gate';
import goblin from 'picture:goblin-head';
import harp from 'picture:harp';
import lock from 'picture:padlock';
import marker from 'picture:position-marker';
import minotaur from 'picture:minotaur';
import orc from 'picture:orc-head';
import orcs from 'picture:minions';
import pot from 'picture:drink-me';
import pull from 'picture:pull';
import push from 'picture:push';
import reach from 'picture:cavalry';
import rider from 'picture:mounted-knight';
import robber from 'picture:robber';
import rune from 'picture:rune-stone';
import seal from 'picture:wax-seal';
import shield from 'picture:shield';
import skull from 'picture:death-skull';
import smoke from 'picture:heat-haze';
import stone from 'picture:cut-diamond';
import storm from 'picture:thor-fist';
import strength from 'picture:weight-lifting-up';
import striking from 'picture:crossed-swords';
import sun from 'picture:sunrise';
import sword from 'picture:broadsword';
import village from 'picture:village';
import viking from 'picture:viking-head';
import wide from 'picture:axe-swing';
import nothing from 'picture:hourglass';

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

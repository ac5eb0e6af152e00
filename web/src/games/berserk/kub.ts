/** Pictures of the cards of «Куб на зуб»: icons of game-icons.net. */
import archer from 'icon:archer';
import arrowCluster from 'icon:arrow-cluster';
import backpack from 'icon:backpack';
import beaver from 'icon:beaver';
import beerStein from 'icon:beer-stein';
import brokenHeart from 'icon:broken-heart';
import bugNet from 'icon:bug-net';
import campingTent from 'icon:camping-tent';
import captainHatProfile from 'icon:captain-hat-profile';
import cash from 'icon:cash';
import cat from 'icon:cat';
import catapult from 'icon:catapult';
import chessKnight from 'icon:chess-knight';
import crabClaw from 'icon:crab-claw';
import crystalBall from 'icon:crystal-ball';
import dragonHead from 'icon:dragon-head';
import dwarfFace from 'icon:dwarf-face';
import elfHelmet from 'icon:elf-helmet';
import eyeball from 'icon:eyeball';
import fishCooked from 'icon:fish-cooked';
import frogPrince from 'icon:frog-prince';
import gauntlet from 'icon:gauntlet';
import glassBall from 'icon:glass-ball';
import grimReaper from 'icon:grim-reaper';
import guards from 'icon:guards';
import heartWings from 'icon:heart-wings';
import hills from 'icon:hills';
import hourglass from 'icon:hourglass';
import impLaugh from 'icon:imp-laugh';
import jesterHat from 'icon:jester-hat';
import laserBlast from 'icon:laser-blast';
import lightningStorm from 'icon:lightning-storm';
import mineWagon from 'icon:mine-wagon';
import monkey from 'icon:monkey';
import mortar from 'icon:mortar';
import mummyHead from 'icon:mummy-head';
import mustache from 'icon:mustache';
import nightSleep from 'icon:night-sleep';
import pathDistance from 'icon:path-distance';
import penguin from 'icon:penguin';
import pocketWatch from 'icon:pocket-watch';
import policeOfficerHead from 'icon:police-officer-head';
import prisoner from 'icon:prisoner';
import shamblingMound from 'icon:shambling-mound';
import sherlockHolmes from 'icon:sherlock-holmes';
import shop from 'icon:shop';
import silenced from 'icon:silenced';
import snakeBite from 'icon:snake-bite';
import spectacles from 'icon:spectacles';
import spiderAlt from 'icon:spider-alt';
import stethoscope from 'icon:stethoscope';
import stoneTower from 'icon:stone-tower';
import tentaclesSkull from 'icon:tentacles-skull';
import threeLeaves from 'icon:three-leaves';
import topHat from 'icon:top-hat';
import vampireDracula from 'icon:vampire-dracula';
import vibratingShield from 'icon:vibrating-shield';
import waspSting from 'icon:wasp-sting';
import whistle from 'icon:whistle';
import wizardFace from 'icon:wizard-face';

export const KUB: Record<string, string> = {
  saleswoman: shop,
  architect: stoneTower,
  'orc-catapult': catapult,
  thimblerigger: threeLeaves,
  stormtrooper: laserBlast,
  'nearsighted-orc': spectacles,
  'cube-grabber': dragonHead,
  'prophet-baaagh': crystalBall,
  lobber: arrowCluster,
  'little-toad': frogPrince,
  'arhaals-moustache': mustache,
  'vile-spider': spiderAlt,
  'cart-troll': mineWagon,
  gabon: snakeBite,
  'censor-maiden': silenced,
  'jailed-ogre': prisoner,
  'battle-crayfish': crabClaw,
  rekuut: tentaclesSkull,
  'little-fool': jesterHat,
  'sorcerers-waifu': heartWings,
  yshlok: cash,
  'arthritic-vampire': vampireDracula,
  'misfortune-heap': brokenHeart,
  'ungars-familiar': impLaugh,
  vip: topHat,
  'two-problem-sphere': glassBall,
  'mad-clockmaker': pocketWatch,
  adventurer: backpack,
  dreamwalker: nightSleep,
  'chess-knight': chessKnight,
  'jealous-wife': dwarfFace,
  'dwarf-policeman': policeOfficerHead,
  'stuttering-mage': wizardFace,
  penguin,
  'taivran-guard': guards,
  zhdeis: hourglass,
  'dwarf-mortar': mortar,
  thunderer: lightningStorm,
  'carousing-dwarf': beerStein,
  kitty: cat,
  'pickup-elf': elfHelmet,
  'beaver-urva': beaver,
  'dried-roach': fishCooked,
  'doctor-livesey': stethoscope,
  'mudril-swarm': waspSting,
  byakish: monkey,
  'lsai-bemro': archer,
  'elenyamen-walker': pathDistance,
  'disco-mummy': mummyHead,
  igor: shamblingMound,
  'mute-ghoul': grimReaper,
  beholder: eyeball,
  'first-aid-tent': campingTent,
  gauntlet,
  'hapsons-plateau': hills,
  'raid-tank': vibratingShield,
  judge: whistle,
  'private-detective': sherlockHolmes,
  tester: bugNet,
  'captain-laar': captainHatProfile,
};

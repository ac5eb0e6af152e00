/** The picture of every card: an icon of game-icons.net. */
import amberMosquito from 'icon:amber-mosquito';
import anvil from 'icon:anvil';
import anvilImpact from 'icon:anvil-impact';
import attachedShield from 'icon:attached-shield';
import axeSwing from 'icon:axe-swing';
import battleAxe from 'icon:battle-axe';
import bearFace from 'icon:bear-face';
import bearHead from 'icon:bear-head';
import birchTrees from 'icon:birch-trees';
import birdClaw from 'icon:bird-claw';
import blackKnightHelm from 'icon:black-knight-helm';
import bleedingEye from 'icon:bleeding-eye';
import boar from 'icon:boar';
import bowArrow from 'icon:bow-arrow';
import bowman from 'icon:bowman';
import brute from 'icon:brute';
import bullHorns from 'icon:bull-horns';
import campCookingPot from 'icon:camp-cooking-pot';
import candleSkull from 'icon:candle-skull';
import cauldron from 'icon:cauldron';
import chargingBull from 'icon:charging-bull';
import cloakDagger from 'icon:cloak-dagger';
import cloakedFigureOnHorseback from 'icon:cloaked-figure-on-horseback';
import closedDoors from 'icon:closed-doors';
import crocJaws from 'icon:croc-jaws';
import crossbow from 'icon:crossbow';
import crossedSwords from 'icon:crossed-swords';
import crownedSkull from 'icon:crowned-skull';
import crystalBall from 'icon:crystal-ball';
import dart from 'icon:dart';
import deerHead from 'icon:deer-head';
import dekuTree from 'icon:deku-tree';
import dinosaurRex from 'icon:dinosaur-rex';
import dragonBreath from 'icon:dragon-breath';
import drakkar from 'icon:drakkar';
import drum from 'icon:drum';
import dwarfKing from 'icon:dwarf-king';
import eagleHead from 'icon:eagle-head';
import falconMoon from 'icon:falcon-moon';
import fallingRocks from 'icon:falling-rocks';
import femaleVampire from 'icon:female-vampire';
import fireAxe from 'icon:fire-axe';
import fireShrine from 'icon:fire-shrine';
import fireSilhouette from 'icon:fire-silhouette';
import fireSpellCast from 'icon:fire-spell-cast';
import fireTail from 'icon:fire-tail';
import fishMonster from 'icon:fish-monster';
import flameSpin from 'icon:flame-spin';
import flamingClaw from 'icon:flaming-claw';
import fog from 'icon:fog';
import frankensteinCreature from 'icon:frankenstein-creature';
import frog from 'icon:frog';
import gavel from 'icon:gavel';
import ghost from 'icon:ghost';
import giant from 'icon:giant';
import golemHead from 'icon:golem-head';
import griffinShield from 'icon:griffin-shield';
import griffinSymbol from 'icon:griffin-symbol';
import hedgehog from 'icon:hedgehog';
import herbsBundle from 'icon:herbs-bundle';
import highShot from 'icon:high-shot';
import horseHead from 'icon:horse-head';
import hound from 'icon:hound';
import hydra from 'icon:hydra';
import iceGolem from 'icon:ice-golem';
import imp from 'icon:imp';
import knightBanner from 'icon:knight-banner';
import lanternFlame from 'icon:lantern-flame';
import leechingWorm from 'icon:leeching-worm';
import lizardman from 'icon:lizardman';
import lynxHead from 'icon:lynx-head';
import lyre from 'icon:lyre';
import metalGolemHead from 'icon:metal-golem-head';
import miningHelmet from 'icon:mining-helmet';
import monkFace from 'icon:monk-face';
import moonBats from 'icon:moon-bats';
import mountedKnight from 'icon:mounted-knight';
import oakLeaf from 'icon:oak-leaf';
import ogre from 'icon:ogre';
import oldWagon from 'icon:old-wagon';
import pikeman from 'icon:pikeman';
import plagueDoctorProfile from 'icon:plague-doctor-profile';
import pocketBow from 'icon:pocket-bow';
import poisonBottle from 'icon:poison-bottle';
import polarBear from 'icon:polar-bear';
import popeCrown from 'icon:pope-crown';
import quiver from 'icon:quiver';
import ram from 'icon:ram';
import raven from 'icon:raven';
import rockGolem from 'icon:rock-golem';
import runeStone from 'icon:rune-stone';
import saberToothedCatHead from 'icon:saber-toothed-cat-head';
import salamander from 'icon:salamander';
import shamblingZombie from 'icon:shambling-zombie';
import skeleton from 'icon:skeleton';
import snake from 'icon:snake';
import snakeSpiral from 'icon:snake-spiral';
import sniffingDog from 'icon:sniffing-dog';
import spade from 'icon:spade';
import sparkSpirit from 'icon:spark-spirit';
import spears from 'icon:spears';
import spectre from 'icon:spectre';
import spiderFace from 'icon:spider-face';
import spikedDragonHead from 'icon:spiked-dragon-head';
import stoneCrafting from 'icon:stone-crafting';
import sunrise from 'icon:sunrise';
import swamp from 'icon:swamp';
import swordSpin from 'icon:sword-spin';
import swordsEmblem from 'icon:swords-emblem';
import tarot02TheHighPriestess from 'icon:tarot-02-the-high-priestess';
import thorHammer from 'icon:thor-hammer';
import thrownCharcoal from 'icon:thrown-charcoal';
import thrownDaggers from 'icon:thrown-daggers';
import thrownSpear from 'icon:thrown-spear';
import tortoise from 'icon:tortoise';
import treeFace from 'icon:tree-face';
import treeRoots from 'icon:tree-roots';
import trident from 'icon:trident';
import troll from 'icon:troll';
import unicorn from 'icon:unicorn';
import vampireDracula from 'icon:vampire-dracula';
import vikingHelmet from 'icon:viking-helmet';
import vikingShield from 'icon:viking-shield';
import warhammer from 'icon:warhammer';
import waterSplash from 'icon:water-splash';
import werewolf from 'icon:werewolf';
import wheat from 'icon:wheat';
import witchFace from 'icon:witch-face';
import witchFlight from 'icon:witch-flight';
import wolfHead from 'icon:wolf-head';
import wolfTrap from 'icon:wolf-trap';
import wormMouth from 'icon:worm-mouth';
import unknown from 'icon:crossed-axes';
import { KUB } from './kub';

const PICTURES: Record<string, string> = {
  'barrow-bones': skeleton,
  ghoul: shamblingZombie,
  'grave-archer': bowman,
  'blood-thrall': femaleVampire,
  'hex-crone': witchFace,
  wraith: spectre,
  'black-squire': blackKnightHelm,
  'candle-thrall': candleSkull,
  'stitched-brute': frankensteinCreature,
  'blood-countess': vampireDracula,
  'barrow-priest': popeCrown,
  'death-rider': cloakedFigureOnHorseback,
  'night-blade': cloakDagger,
  'wailing-woman': ghost,
  'bone-dragon': spikedDragonHead,
  'corpse-raven': raven,
  'grave-digger': spade,
  'blood-mage': bleedingEye,
  'headless-rider': mountedKnight,
  'moon-shade': moonBats,
  'ember-imp': imp,
  'coal-slinger': thrownCharcoal,
  'flame-adept': fireSpellCast,
  salamander,
  'ash-warrior': fireSilhouette,
  'slag-smith': anvilImpact,
  'lava-hound': hound,
  'pyre-dancer': flameSpin,
  'obsidian-golem': metalGolemHead,
  'fire-drake': dragonBreath,
  'cinder-lord': crownedSkull,
  'flame-reaver': fireAxe,
  'ember-priestess': fireShrine,
  firebird: fireTail,
  'surt-kin': flamingClaw,
  'spark-sprite': sparkSpirit,
  'forge-master': anvil,
  'burning-bull': chargingBull,
  'ash-witch': witchFlight,
  'wildfire-snake': snakeSpiral,
  'grey-wolf': wolfHead,
  'birch-archer': highShot,
  'brown-bear': bearHead,
  'moss-healer': herbsBundle,
  'root-sprout': treeRoots,
  lynx: lynxHead,
  'snare-setter': wolfTrap,
  'birch-maiden': birchTrees,
  'stag-knight': deerHead,
  'moon-huntress': falconMoon,
  'old-leshy': treeFace,
  'skin-changer': werewolf,
  'grove-volkhv': oakLeaf,
  'blade-dancer': swordSpin,
  'great-boar': boar,
  'bramble-hog': hedgehog,
  'alder-king': dekuTree,
  falconer: birdClaw,
  unicorn,
  'wild-oat-boys': wheat,
  'stone-carver': stoneCrafting,
  'hammer-guard': warhammer,
  'axe-thrower': axeSwing,
  'crank-bowman': crossbow,
  'young-troll': troll,
  'granite-golem': rockGolem,
  'ram-rider': ram,
  'rune-smith': runeStone,
  'snow-brute': polarBear,
  'frost-king': dwarfKing,
  'stone-giant': giant,
  'shield-thane': vikingShield,
  'avalanche-caller': fallingRocks,
  'crag-griffin': griffinSymbol,
  'deep-linnorm': wormMouth,
  'tunnel-fighter': miningHelmet,
  'thunder-priest': thorHammer,
  'bear-cloak': bearFace,
  'snow-leopard': saberToothedCatHead,
  'rime-giant': iceGolem,
  'hired-axe': battleAxe,
  'wandering-monk': monkFace,
  'knife-juggler': thrownDaggers,
  'war-dog': sniffingDog,
  'free-crossbow': pocketBow,
  'road-seer': crystalBall,
  'hill-ogre': ogre,
  'hired-shield': attachedShield,
  'holm-duelist': crossedSwords,
  'clay-giant': golemHead,
  poisoner: poisonBottle,
  'sea-wolf': drakkar,
  'steppe-levy': spears,
  'shield-maiden': griffinShield,
  'herd-rider': horseHead,
  'bow-nomad': bowArrow,
  'javelin-youth': thrownSpear,
  'pike-brother': pikeman,
  'hearth-leech': campCookingPot,
  'war-drummer': drum,
  'ox-guard': bullHorns,
  'grass-jarl': vikingHelmet,
  'sworn-brother': swordsEmblem,
  'oath-priestess': tarot02TheHighPriestess,
  'dawn-rider': sunrise,
  'gate-captain': closedDoors,
  'moot-judge': gavel,
  'dawn-eagle': eagleHead,
  'wagon-mother': oldWagon,
  'grass-skald': lyre,
  'horse-archer': quiver,
  'standard-bearer': knightBanner,
  'leech-swarm': leechingWorm,
  'reed-lancer': trident,
  'long-tongue-toad': frog,
  'bog-crone': cauldron,
  'marsh-troll': brute,
  'fen-adder': snake,
  'mire-snapper': crocJaws,
  'fog-wife': fog,
  'drowned-man': fishMonster,
  'mire-mother': swamp,
  hydra,
  'lizard-chief': lizardman,
  vodyanoy: waterSplash,
  'leech-doctor': plagueDoctorProfile,
  'dart-hunter': dart,
  kikimora: spiderFace,
  'giant-gnat': amberMosquito,
  basilisk: dinosaurRex,
  'moss-tortoise': tortoise,
  'will-o-wisp': lanternFlame,
};

export function pictureOf(card: string): string {
  return PICTURES[card] ?? KUB[card] ?? unknown;
}

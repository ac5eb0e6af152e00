### Names and flavour of the cards of «Куб на зуб».

## Steppe

berserk-card-saleswoman = Saleswoman
berserk-flavour-saleswoman = A bag? The special offer? A clip on the ear?
berserk-card-architect = Architect
berserk-flavour-architect = One more storey and then the roof. Probably.
berserk-card-orc-catapult = Orc Catapult
berserk-flavour-orc-catapult = The manual says: “Pull. Then do not stand there.”
berserk-card-thimblerigger = Thimblerigger
berserk-flavour-thimblerigger = Round and round it goes; there never was a ball.
berserk-card-stormtrooper = Stormtrooper
berserk-flavour-stormtrooper = He shoots superbly. Hitting is another trade.
berserk-card-nearsighted-orc = Near-sighted Orc
berserk-flavour-nearsighted-orc = “Who here wears armor?” “Where?” “I cannot see any either.”
berserk-card-cube-grabber = Cube-Grabber Dragon
berserk-flavour-cube-grabber = The die rolled under the table. Something under the table went crunch.
berserk-card-prophet-baaagh = Prophet Baaagh
berserk-flavour-prophet-baaagh = Reads dreams, stars and yesterday’s porridge. It all means a fight.
berserk-card-lobber = Lobber
berserk-flavour-lobber = Aiming is for the weak. He simply lobs a lot.

## Swamp

berserk-card-little-toad = Little Toad
berserk-flavour-little-toad = It is the right day of the week, friends.
berserk-card-arhaals-moustache = Arhaal’s Moustache
berserk-flavour-arhaals-moustache = Arhaal himself went missing. The moustache never did.
berserk-card-vile-spider = Vile Spider
berserk-flavour-vile-spider = Eight legs: four to parry, four to give it back.
berserk-card-cart-troll = Troll in a Cart
berserk-flavour-cart-troll = Brakes are for cowards, and this cart has none.
berserk-card-gabon = Gabon
berserk-flavour-gabon = Lies still. Lies still. Lies still. Bites. Lies still.
berserk-card-censor-maiden = Maiden of Censorship
berserk-flavour-censor-maiden = No ████ shall walk, no ████ strike, no ████ speak.
berserk-card-jailed-ogre = Ogre in Prison
berserk-flavour-jailed-ogre = In for brawling. Out for more of it.
berserk-card-battle-crayfish = Battle Crayfish
berserk-flavour-battle-crayfish = When he whistles on the hill, even goblins pay their debts.
berserk-card-rekuut = Re’kuut Shabb’akh
berserk-flavour-rekuut = Sanity? It lay here somewhere, at the edge of the card.

## Darkness

berserk-card-little-fool = Little Fool
berserk-flavour-little-fool = Fools are lucky. One time in six.
berserk-card-sorcerers-waifu = Dark Sorcerer’s Waifu
berserk-flavour-sorcerers-waifu = The price is final. No haggling. Looking is free.
berserk-card-yshlok = Yshlok
berserk-flavour-yshlok = Loans against flesh. You seem to have plenty.
berserk-card-arthritic-vampire = Arthritic Vampire
berserk-flavour-arthritic-vampire = Before rain even the shadow he lacks is aching.

## Neutral

berserk-card-misfortune-heap = Heap of Misfortune
berserk-flavour-misfortune-heap = Somebody has stepped in it already. Now it is your turn.
berserk-card-ungars-familiar = Ungar’s Familiar
berserk-flavour-ungars-familiar = Five digits, five figures, no guarantee.
berserk-card-vip = Very Important Person
berserk-flavour-vip = “I will call you back. I am at four per cent.”
berserk-card-two-problem-sphere = Sphere of Two Problems
berserk-flavour-two-problem-sphere = Exactly two problems. You choose; we enjoy.
berserk-card-mad-clockmaker = Mad Clockmaker
berserk-flavour-mad-clockmaker = His clocks have stopped. He keeps the time they saved.
berserk-card-adventurer = Adventurer
berserk-flavour-adventurer = “I attack the dragon. What do you mean, roll for it?”
berserk-card-dreamwalker = Dreamwalker
berserk-flavour-dreamwalker = He woke up. In a dream. He woke up again.
berserk-card-chess-knight = Chess Knight
berserk-flavour-chess-knight = Only horses go straight.

## Mountains

berserk-card-jealous-wife = Jealous Dwarf Wife
berserk-flavour-jealous-wife = Off to the left, are we? About turn!
berserk-card-dwarf-policeman = Dwarf Policeman
berserk-flavour-dwarf-policeman = The limit is half a square a turn. Papers, citizen.
berserk-card-stuttering-mage = Stuttering Mage
berserk-flavour-stuttering-mage = L-l-l-lightning! Lightning! L-l… my tongue.
berserk-card-penguin = Penguin
berserk-flavour-penguin = Smile and wave. To the very end.
berserk-card-taivran-guard = Guard of Taivran
berserk-flavour-taivran-guard = He too sought adventure once. Then there was the knee.
berserk-card-zhdeis = Zhdeis
berserk-flavour-zhdeis = “No.” He thought it over. “And no to that as well.”
berserk-card-dwarf-mortar = Dwarven Mortar
berserk-flavour-dwarf-mortar = It lands tomorrow. The place is marked with chalk.
berserk-card-thunderer = Thunderer
berserk-flavour-thunderer = Wait. He is saving up.
berserk-card-carousing-dwarf = Carousing Dwarf
berserk-flavour-carousing-dwarf = The last one! The last one! The very last one!

## Forest

berserk-card-kitty = Kitty
berserk-flavour-kitty = Asks for no money. Brings some. Stroke it.
berserk-card-pickup-elf = Pickup-Artist Elf
berserk-flavour-pickup-elf = “Going right, miss? So am I.”
berserk-card-beaver-urva = Urva the Beaver
berserk-flavour-beaver-urva = Oh, a beaver! Just look at that beaver!
berserk-card-dried-roach = Dried Roach
berserk-flavour-dried-roach = It hung for so long that it got used to heights.
berserk-card-doctor-livesey = Doctor Livesey
berserk-flavour-doctor-livesey = The patient is rather alive. Cast, and we shall see.
berserk-card-mudril-swarm = Swarm of Mudrils
berserk-flavour-mudril-swarm = Each of them a wiseacre. Together, a cloud.
berserk-card-byakish = Byakish
berserk-flavour-byakish = “Shoo!” he said, and shooed they were.
berserk-card-lsai-bemro = Lsai Bemro
berserk-flavour-lsai-bemro = They drew first blood. The rest is his.
berserk-card-elenyamen-walker = Walker to Elenyamen
berserk-flavour-elenyamen-walker = The road yields to the walker. Sometimes he is carried.

## Darkness of the Defenders

berserk-card-disco-mummy = Disco Mummy
berserk-flavour-disco-mummy = The bandages fly. So do the bones.
berserk-card-igor = Igor
berserk-flavour-igor = Yeth, mathter. Thewing it up, mathter.
berserk-card-mute-ghoul = Mute Ghoul
berserk-flavour-mute-ghoul = He is not silent. He is chewing.
berserk-card-beholder = Beholder
berserk-flavour-beholder = Blinks one eye at a time. Errs likewise.

## Neutral of the Defenders

berserk-card-first-aid-tent = First-Aid Tent
berserk-flavour-first-aid-tent = Iodine, plantain leaves and a queue.
berserk-card-gauntlet = Gauntlet
berserk-flavour-gauntlet = Whoever picks it up is to blame.
berserk-card-hapsons-plateau = Hapson’s Plateau
berserk-flavour-hapsons-plateau = What falls on the plateau belongs to Hapson.
berserk-card-raid-tank = Raid Tank
berserk-flavour-raid-tank = Hit me! Healer, are you awake?
berserk-card-judge = Judge
berserk-flavour-judge = A yellow die. Two yellow ones make a red.
berserk-card-private-detective = Private Detective
berserk-flavour-private-detective = Clue the first: you are here. Clue the second: you sweat.
berserk-card-tester = Tester
berserk-flavour-tester = Reproduced. Reproduced again. Not a bug, an ability.
berserk-card-captain-laar = Captain Laar
berserk-flavour-captain-laar = Worst of the best, follow me! Best of the worst, you too!

## Markers

berserk-marker-ruins = ruins
berserk-marker-censored = censored
berserk-marker-prison = prison
berserk-marker-madness = madness
berserk-marker-shell = shell
berserk-marker-dam = dam
berserk-marker-warning = warning

## Spells

berserk-spell-dream-in-dream = dream within a dream

### Noms et textes d’ambiance des cartes du coffret « Куб на зуб ».

## Steppe

berserk-card-saleswoman = Vendeuse
berserk-flavour-saleswoman = Un sac ? La promotion ? Une gifle ?
berserk-card-architect = Architecte
berserk-flavour-architect = Encore un étage, puis le toit. Sans doute.
berserk-card-orc-catapult = Catapulte orque
berserk-flavour-orc-catapult = Mode d’emploi : « Tire. Ensuite, bouge. »
berserk-card-thimblerigger = Bonneteur
berserk-flavour-thimblerigger = Ça tourne, ça tourne ; de bille, il n’y en eut jamais.
berserk-card-stormtrooper = Soldat de choc
berserk-flavour-stormtrooper = Il tire fort bien. Toucher, c’est un autre métier.
berserk-card-nearsighted-orc = Orc myope
berserk-flavour-nearsighted-orc = — Qui porte une armure ? — Où ça ? — Moi non plus, je ne vois rien.
berserk-card-cube-grabber = Dragon gobe-dés
berserk-flavour-cube-grabber = Le dé a roulé sous la table. Sous la table, ça a croqué.
berserk-card-prophet-baaagh = Prophète Baaagh
berserk-flavour-prophet-baaagh = Il lit les rêves, les astres et le gruau d’hier : tout annonce la bagarre.
berserk-card-lobber = Lanceur en cloche
berserk-flavour-lobber = Viser, c’est pour les faibles. Lui, il arrose.

## Marais

berserk-card-little-toad = Petit crapaud
berserk-flavour-little-toad = C’est le bon jour de la semaine, les amis.
berserk-card-arhaals-moustache = Moustache d’Arhaal
berserk-flavour-arhaals-moustache = Arhaal lui-même s’est perdu. Sa moustache, jamais.
berserk-card-vile-spider = Araignée vile
berserk-flavour-vile-spider = Huit pattes : quatre pour parer, quatre pour rendre.
berserk-card-cart-troll = Troll en charrette
berserk-flavour-cart-troll = Les freins sont pour les lâches, et la charrette n’en a pas.
berserk-card-gabon = Gabon
berserk-flavour-gabon = Il ne bouge pas. Il ne bouge pas. Il mord. Il ne bouge pas.
berserk-card-censor-maiden = Demoiselle de la censure
berserk-flavour-censor-maiden = Que nul ████ ne marche, nul ████ ne frappe, nul ████ ne parle.
berserk-card-jailed-ogre = Ogre en prison
berserk-flavour-jailed-ogre = Entré pour bagarre. Sorti pour bagarre.
berserk-card-battle-crayfish = Écrevisse de combat
berserk-flavour-battle-crayfish = Quand elle siffle sur la colline, même les gobelins remboursent.
berserk-card-rekuut = Re’kuut Shabb’akh
berserk-flavour-rekuut = La raison ? Elle était par là, au bord de la carte.

## Ténèbres

berserk-card-little-fool = Petit sot
berserk-flavour-little-fool = Aux sots la chance. Une fois sur six.
berserk-card-sorcerers-waifu = Dulcinée du sorcier noir
berserk-flavour-sorcerers-waifu = Prix ferme. Inutile de marchander. Regarder est gratuit.
berserk-card-yshlok = Yshlok
berserk-flavour-yshlok = Prêts gagés sur la chair. Vous n’en manquez pas.
berserk-card-arthritic-vampire = Vampire arthritique
berserk-flavour-arthritic-vampire = Avant la pluie, même l’ombre qu’il n’a pas lui fait mal.

## Neutre

berserk-card-misfortune-heap = Tas de malchance
berserk-flavour-misfortune-heap = Quelqu’un a déjà marché dedans. À vous, maintenant.
berserk-card-ungars-familiar = Familier de l’ungar
berserk-flavour-ungars-familiar = Cinq chiffres, cinq valeurs, aucune garantie.
berserk-card-vip = Personne très importante
berserk-flavour-vip = « Je te rappelle. Il me reste quatre pour cent. »
berserk-card-two-problem-sphere = Sphère aux deux problèmes
berserk-flavour-two-problem-sphere = Exactement deux problèmes. À vous le choix, à nous le plaisir.
berserk-card-mad-clockmaker = Horloger fou
berserk-flavour-mad-clockmaker = Ses horloges sont arrêtées. Il garde le temps économisé.
berserk-card-adventurer = Aventurier
berserk-flavour-adventurer = « J’attaque le dragon. Comment ça, lance le dé ? »
berserk-card-dreamwalker = Marcheur de rêves
berserk-flavour-dreamwalker = Il s’éveilla. En rêve. Il s’éveilla encore.
berserk-card-chess-knight = Cavalier d’échecs
berserk-flavour-chess-knight = Seuls les chevaux vont tout droit.

## Montagnes

berserk-card-jealous-wife = Naine jalouse
berserk-flavour-jealous-wife = On file à gauche ? Demi-tour !
berserk-card-dwarf-policeman = Nain policier
berserk-flavour-dwarf-policeman = Vitesse limitée à une demi-case par tour. Vos papiers.
berserk-card-stuttering-mage = Mage bègue
berserk-flavour-stuttering-mage = F-f-f-foudre ! Foudre ! F-f… ma langue.
berserk-card-penguin = Manchot
berserk-flavour-penguin = Souriez et saluez. Jusqu’au bout.
berserk-card-taivran-guard = Garde de Taïvran
berserk-flavour-taivran-guard = Lui aussi chercha l’aventure. Et puis, le genou.
berserk-card-zhdeis = Zhdeïs
berserk-flavour-zhdeis = « Non. » Il réfléchit. « Et à cela aussi, non. »
berserk-card-dwarf-mortar = Mortier nain
berserk-flavour-dwarf-mortar = Cela tombe demain. L’endroit est marqué à la craie.
berserk-card-thunderer = Tonnant
berserk-flavour-thunderer = Attendez, il économise.
berserk-card-carousing-dwarf = Nain en goguette
berserk-flavour-carousing-dwarf = La dernière ! La dernière ! La toute dernière !

## Forêt

berserk-card-kitty = Minou
berserk-flavour-kitty = Il ne demande pas d’argent. Il en rapporte. Caressez-le.
berserk-card-pickup-elf = Elfe dragueur
berserk-flavour-pickup-elf = « Vous allez à droite ? Moi aussi. »
berserk-card-beaver-urva = Urva le castor
berserk-flavour-beaver-urva = Oh, un castor ! Mais regarde-moi ce castor !
berserk-card-dried-roach = Gardon séché
berserk-flavour-dried-roach = Suspendu si longtemps qu’il a pris goût à l’altitude.
berserk-card-doctor-livesey = Docteur Livesey
berserk-flavour-doctor-livesey = Le patient est plutôt vivant. Lancez, on verra.
berserk-card-mudril-swarm = Essaim de mudrils
berserk-flavour-mudril-swarm = Chacun fait le malin. Ensemble, un nuage.
berserk-card-byakish = Byakich
berserk-flavour-byakish = « Ouste ! » dit-il. Et tout le monde ousta.
berserk-card-lsai-bemro = Lsaï Bemro
berserk-flavour-lsai-bemro = Le premier sang est à eux. Le reste, à lui.
berserk-card-elenyamen-walker = Marcheur vers Elenyamen
berserk-flavour-elenyamen-walker = La route cède au marcheur. Parfois, on le porte.

## Ténèbres des défenseurs

berserk-card-disco-mummy = Momie disco
berserk-flavour-disco-mummy = Les bandelettes volent. Les os aussi.
berserk-card-igor = Igor
berserk-flavour-igor = Oui, maître. Je recouds, maître.
berserk-card-mute-ghoul = Goule muette
berserk-flavour-mute-ghoul = Elle ne se tait pas. Elle mâche.
berserk-card-beholder = Contemplateur
berserk-flavour-beholder = Il cligne d’un œil à la fois. Se trompe de même.

## Neutre des défenseurs

berserk-card-first-aid-tent = Tente de premiers secours
berserk-flavour-first-aid-tent = De l’iode, du plantain et une file d’attente.
berserk-card-gauntlet = Gantelet
berserk-flavour-gauntlet = Qui le ramasse a tort.
berserk-card-hapsons-plateau = Plateau de Hapson
berserk-flavour-hapsons-plateau = Ce qui tombe sur le plateau est à Hapson.
berserk-card-raid-tank = Tank de raid
berserk-flavour-raid-tank = Tapez sur moi ! Guérisseur, tu dors ?
berserk-card-judge = Juge
berserk-flavour-judge = Un dé jaune. Deux jaunes font un rouge.
berserk-card-private-detective = Détective privé
berserk-flavour-private-detective = Premier indice : vous êtes là. Second indice : vous suez.
berserk-card-tester = Testeur
berserk-flavour-tester = Reproduit. Encore reproduit. Pas un bogue : une capacité.
berserk-card-captain-laar = Capitaine Laar
berserk-flavour-captain-laar = Les pires des meilleurs, avec moi ! Les meilleurs des pires aussi !

## Marqueurs

berserk-marker-ruins = ruines
berserk-marker-censored = censure
berserk-marker-prison = prison
berserk-marker-madness = folie
berserk-marker-shell = obus
berserk-marker-dam = barrage
berserk-marker-warning = avertissement

## Spells

berserk-spell-dream-in-dream = rêve dans un rêve

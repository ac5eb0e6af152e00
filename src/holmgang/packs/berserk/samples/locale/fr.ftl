### Noms des cartes d’exemple.

berserk-card-reed-hunter = Chasseur des roseaux
berserk-card-mire-crone = Vieille de la fange
berserk-card-wall-bearer = Porte-rempart
berserk-card-bone-archer = Archer d’os
berserk-card-scaled-drake = Drake écailleux
berserk-card-drummer = Tambour de guerre
berserk-card-gnaw-fly = Mouche rongeuse
berserk-card-blood-singer = Chanteuse de sang
berserk-card-cliff-watcher = Guetteur de la falaise
berserk-card-spring-keeper = Gardienne de la source
berserk-card-storm-totem = Totem d’orage
berserk-card-siege-ram = Bélier de siège
berserk-card-oath-breaker = Parjure
berserk-card-bog-seer = Voyante du bourbier
berserk-card-pyre-wyrm = Ver des bûchers
berserk-card-grove-mother = Mère du bosquet
berserk-card-heartwood-knight = Chevalier de duramen
berserk-card-bone-gambler = Joueur d’osselets
berserk-card-last-shield = Le dernier bouclier
berserk-card-mist-warden = Gardien des brumes
berserk-card-levy-captain = Capitaine de la levée
berserk-card-jealous-idol = Idole jalouse

berserk-class-watch = Guet
berserk-class-rootkin = Sang-racine
berserk-class-ember-cult = Culte des braises

berserk-marker-firewall = mur de feu

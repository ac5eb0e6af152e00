### Names of the sample cards.

berserk-card-reed-hunter = Reed Hunter
berserk-card-mire-crone = Mire Crone
berserk-card-wall-bearer = Wall Bearer
berserk-card-bone-archer = Bone Archer
berserk-card-scaled-drake = Scaled Drake
berserk-card-drummer = War Drummer
berserk-card-gnaw-fly = Gnaw-fly
berserk-card-blood-singer = Blood Singer
berserk-card-cliff-watcher = Cliff Watcher
berserk-card-spring-keeper = Keeper of the Spring
berserk-card-storm-totem = Storm Totem
berserk-card-siege-ram = Siege Ram
berserk-card-oath-breaker = Oath Breaker
berserk-card-bog-seer = Bog Seer
berserk-card-pyre-wyrm = Pyre Wyrm
berserk-card-grove-mother = Mother of the Grove
berserk-card-heartwood-knight = Heartwood Knight
berserk-card-bone-gambler = Bone Gambler
berserk-card-last-shield = The Last Shield
berserk-card-mist-warden = Mist Warden
berserk-card-levy-captain = Levy Captain
berserk-card-jealous-idol = Jealous Idol

berserk-class-watch = Watch
berserk-class-rootkin = Rootkin
berserk-class-ember-cult = Ember Cult

berserk-marker-firewall = firewall

### Названия карт-образцов.

berserk-card-reed-hunter = Охотник в камышах
berserk-card-mire-crone = Трясинная карга
berserk-card-wall-bearer = Стеноносец
berserk-card-bone-archer = Костяной стрелок
berserk-card-scaled-drake = Чешуйчатый дрейк
berserk-card-drummer = Походный барабанщик
berserk-card-gnaw-fly = Грызь-муха
berserk-card-blood-singer = Певица крови
berserk-card-cliff-watcher = Дозорный утёса
berserk-card-spring-keeper = Хранительница родника
berserk-card-storm-totem = Идол бури
berserk-card-siege-ram = Осадный таран
berserk-card-oath-breaker = Клятвопреступник
berserk-card-bog-seer = Болотная провидица
berserk-card-pyre-wyrm = Змей костров
berserk-card-grove-mother = Мать рощи
berserk-card-heartwood-knight = Рыцарь сердцевины
berserk-card-bone-gambler = Костяной игрок
berserk-card-last-shield = Последний щит
berserk-card-mist-warden = Страж тумана
berserk-card-levy-captain = Капитан ополчения
berserk-card-jealous-idol = Ревнивый истукан

berserk-class-watch = Стража
berserk-class-rootkin = Корнеродные
berserk-class-ember-cult = Культ углей

berserk-marker-firewall = стена огня

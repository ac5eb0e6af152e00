### Названия и художественные тексты карт набора «Куб на зуб».

## Степь

berserk-card-saleswoman = Продавщица
berserk-flavour-saleswoman = Пакет нужен? А товар по акции? А по лбу?
berserk-card-architect = Зодчий
berserk-flavour-architect = Ещё этажик — и под крышу. Наверное.
berserk-card-orc-catapult = Катапульта орков
berserk-flavour-orc-catapult = Инструкция: «Тяни. Потом не стой».
berserk-card-thimblerigger = Напёрсточник
berserk-flavour-thimblerigger = Кручу-верчу, запутать хочу — а шарика и не было.
berserk-card-stormtrooper = Штурмовик
berserk-flavour-stormtrooper = Стреляет отлично. Попадает отдельно.
berserk-card-nearsighted-orc = Близорукий орк
berserk-flavour-nearsighted-orc = — Кто тут в доспехах? — Где? — Вот и я не вижу.
berserk-card-cube-grabber = Дракон-кубохват
berserk-flavour-cube-grabber = Кубик укатился под стол. Под столом кто-то хрустнул.
berserk-card-prophet-baaagh = Пророк Бааагх
berserk-flavour-prophet-baaagh = Толкует сны, звёзды и вчерашнюю кашу — всё к драке.
berserk-card-lobber = Навешиватель
berserk-flavour-lobber = Прицелился — это для слабаков. Он просто много навешивает.

## Болото

berserk-card-little-toad = Жабка
berserk-flavour-little-toad = Сегодня среда, чуваки.
berserk-card-arhaals-moustache = Усы Архааля
berserk-flavour-arhaals-moustache = Сам Архааль где-то потерялся. Усы — никогда.
berserk-card-vile-spider = Вайл-паук
berserk-flavour-vile-spider = Восемь лап: четыре — отбивать, четыре — возвращать.
berserk-card-cart-troll = Тролль в телеге
berserk-flavour-cart-troll = Тормоза придумали трусы. Тролль их не читал.
berserk-card-gabon = Габон
berserk-flavour-gabon = Лежит. Лежит. Лежит. Укусил. Лежит.
berserk-card-censor-maiden = Дева цензуры
berserk-flavour-censor-maiden = ████ не ходят, ████ не бьют, ████ не говорят.
berserk-card-jailed-ogre = Огр в тюрьме
berserk-flavour-jailed-ogre = Сел за драку. Вышел — за дракой.
berserk-card-battle-crayfish = Боевой рак
berserk-flavour-battle-crayfish = Когда он свистнет на горе, долги вернут даже гоблины.
berserk-card-rekuut = Ре’куут Шабб’ах
berserk-flavour-rekuut = Рассудок? Был где-то тут, на краю карты.

## Тьма

berserk-card-little-fool = Дурачок
berserk-flavour-little-fool = Дуракам везёт. Один раз из шести.
berserk-card-sorcerers-waifu = Вайфу тёмного колдуна
berserk-flavour-sorcerers-waifu = Цена окончательная. Торг неуместен. Смотреть можно.
berserk-card-yshlok = Ышлок
berserk-flavour-yshlok = Ссуда под залог мяса. Своего мяса у вас много.
berserk-card-arthritic-vampire = Вампир с артритом
berserk-flavour-arthritic-vampire = К дождю ломит даже тень, которой у него нет.

## Нейтральные

berserk-card-misfortune-heap = Куча неудачи
berserk-flavour-misfortune-heap = В неё уже кто-то наступил. Теперь ваша очередь.
berserk-card-ungars-familiar = Фамильяр унгара
berserk-flavour-ungars-familiar = Пять цифр, пять параметров, ноль гарантий.
berserk-card-vip = Важная персона
berserk-flavour-vip = «Перезвоню. У меня четыре процента».
berserk-card-two-problem-sphere = Сфера двух проблем
berserk-flavour-two-problem-sphere = Проблем ровно две. Выбирать вам. Радоваться — нам.
berserk-card-mad-clockmaker = Безумный часовщик
berserk-flavour-mad-clockmaker = Его часы стоят. Стоят они очень дорого.
berserk-card-adventurer = Приключенец
berserk-flavour-adventurer = «Я атакую дракона. Что значит — бросай кубик?»
berserk-card-dreamwalker = Сноходец
berserk-flavour-dreamwalker = Проснулся. Во сне. Проснулся ещё раз.
berserk-card-chess-knight = Шахматный конь
berserk-flavour-chess-knight = Прямо ходят только лошади.

## Горы

berserk-card-jealous-wife = Ревнивая гномиха
berserk-flavour-jealous-wife = Налево? Шагом марш обратно!
berserk-card-dwarf-policeman = Гном-полицейский
berserk-flavour-dwarf-policeman = Скорость — полклетки в ход. Нарушаем, гражданин?
berserk-card-stuttering-mage = Заикающийся маг
berserk-flavour-stuttering-mage = М-м-м-молния! Молния! М-м… язык.
berserk-card-penguin = Пингвин
berserk-flavour-penguin = Улыбаемся и машем. До самого конца.
berserk-card-taivran-guard = Стражник Тайврана
berserk-flavour-taivran-guard = Когда-то и он искал приключений. А потом колено.
berserk-card-zhdeis = Ждейс
berserk-flavour-zhdeis = «Нет». Подумал. «И это тоже — нет».
berserk-card-dwarf-mortar = Мортира гномов
berserk-flavour-dwarf-mortar = Упадёт завтра. Где — написано мелом.
berserk-card-thunderer = Громовержец
berserk-flavour-thunderer = Подождите, он копит.
berserk-card-carousing-dwarf = Загулявший гном
berserk-flavour-carousing-dwarf = По последней! По последней! По самой последней!

## Лес

berserk-card-kitty = Котик
berserk-flavour-kitty = Денег не просит. Денег даёт. Погладьте.
berserk-card-pickup-elf = Эльф-пикапер
berserk-flavour-pickup-elf = «Девушка, вам вправо? Мне тоже».
berserk-card-beaver-urva = Бобр Урва
berserk-flavour-beaver-urva = О, бобр! Ты гляди, какой бобр!
berserk-card-dried-roach = Вобла
berserk-flavour-dried-roach = Так долго висела, что привыкла к высоте.
berserk-card-doctor-livesey = Доктор Живси
berserk-flavour-doctor-livesey = Пациент скорее жив. Бросайте, проверим.
berserk-card-mudril-swarm = Рой мудрил
berserk-flavour-mudril-swarm = Каждый по отдельности — умник. Вместе — туча.
berserk-card-byakish = Бякиш
berserk-flavour-byakish = Кыш! — сказал он. И все кышнули.
berserk-card-lsai-bemro = Лсай Бэмро
berserk-flavour-lsai-bemro = Первая кровь — за ними. Остальная — за ним.
berserk-card-elenyamen-walker = Идущий к Эленьямену
berserk-flavour-elenyamen-walker = Дорогу осилит идущий. Иногда его несут.

## Тьма защитников

berserk-card-disco-mummy = Дискомумия
berserk-flavour-disco-mummy = Бинты развеваются. Кости тоже.
berserk-card-igor = Игорь
berserk-flavour-igor = Да, мафтер. Уже фшиваю, мафтер.
berserk-card-mute-ghoul = Немой гуль
berserk-flavour-mute-ghoul = Он не молчит. Он жуёт.
berserk-card-beholder = Созерцатель
berserk-flavour-beholder = Моргает по очереди. Ошибается тоже.

## Нейтральные защитников

berserk-card-first-aid-tent = Палатка первой помощи
berserk-flavour-first-aid-tent = Зелёнка, подорожник и очередь.
berserk-card-gauntlet = Перчатка
berserk-flavour-gauntlet = Кто поднял, тот и виноват.
berserk-card-hapsons-plateau = Плато Хапсона
berserk-flavour-hapsons-plateau = Что упало на плато — то Хапсону.
berserk-card-raid-tank = Танк рейда
berserk-flavour-raid-tank = Бейте меня! Лекарь, ты там не уснул?
berserk-card-judge = Судья
berserk-flavour-judge = Жёлтый кубик. Второй жёлтый — красный.
berserk-card-private-detective = Частный сыщик
berserk-flavour-private-detective = Улика первая: вы здесь. Улика вторая: вы вспотели.
berserk-card-tester = Тестер
berserk-flavour-tester = Воспроизвёл. Воспроизвёл ещё раз. Не баг — особенность.
berserk-card-captain-laar = Капитан Лаар
berserk-flavour-captain-laar = Худшие из лучших, за мной! Лучшие из худших — тоже!

## Маркеры

berserk-marker-ruins = руины
berserk-marker-censored = цензура
berserk-marker-prison = тюрьма
berserk-marker-madness = безумие
berserk-marker-shell = мина
berserk-marker-dam = запруда
berserk-marker-warning = предупреждение

## Spells

berserk-spell-dream-in-dream = сон во сне

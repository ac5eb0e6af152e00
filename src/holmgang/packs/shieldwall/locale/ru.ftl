### «Стена щитов» по-русски. Как находятся сообщения: holmgang/texts/__init__.py

shieldwall-name = Стена щитов
shieldwall-tagline = Две армии, тайные замыслы и колода, порядок которой известен только вам.
shieldwall-goal =
    Армия против армии: проигравший битву переворачивает отряд надгробием вверх, а у кого не
    осталось отрядов, тот проиграл партию.
shieldwall-win =
    Битву выигрывает большая сумма: сила первой карты, прибавки остальных и то, что дают стратегии.
    Проигравший битву теряет отряд; при ничьей не теряет никто.
    У кого кончились боевые карты, тот теряет два отряда. Побеждайте малым числом карт.
    У кого не осталось отрядов, тот проиграл.
shieldwall-home-about = Две армии стоят друг против друга. Выбирайте оружие, играйте тайные стратегии и решайте, сколько карт повести в бой из колоды, порядок которой знаете только вы.
shieldwall-home-lesson = Первая игра с подсказками
shieldwall-home-players = 2 игрока · 15–30 минут

## Настройки

shieldwall-option-units = Отряды
    .help = сколько отрядов у каждой армии в начале
shieldwall-option-first = Первая атака
    .help = кто нападает первым: random (жребий), black (чёрный) или red (красный)
shieldwall-option-pack = Набор
    .help = какими картами играть: название набора или путь к папке
shieldwall-first-random = жребий
shieldwall-first-black = чёрный
shieldwall-first-red = красный
shieldwall-pack-standard = обычный

## Места и оружие

shieldwall-colour-black = Чёрный
shieldwall-colour-red = Красный

shieldwall-weapon-swords = мечи
    .text = Ваши боевые карты считаются по значениям для мечей.
shieldwall-weapon-bows = луки
    .text = Ваши боевые карты считаются по значениям для луков.

## Вопросы

shieldwall-ask-attack =
    { $who ->
        [you] Вы нападаете. Какое оружие берёте?
       *[other] { $seat } нападает и выбирает оружие…
    }
    .help =
        Нападающий первым объявляет оружие. От него зависит, какие значения ваших боевых карт
        считаются: у первой карты — мощь, у каждой следующей — подмога. Вражеская стратегия ещё
        может навязать вам другое оружие.
shieldwall-ask-strategy =
    { $who ->
        [you] Какую карту стратегии играете?
       *[other] { $seat } выбирает карту стратегии…
    }
    .help =
        Оба игрока выбирают тайно и открывают карты одновременно. Одну из трёх сыграть обязательно;
        она действует только в этой битве, потом вы берёте новую.
shieldwall-ask-defence =
    { $who ->
        [you] Вы обороняетесь. Какое оружие берёте?
       *[other] { $seat } обороняется и выбирает оружие…
    }
    .help =
        Оружие нападающего и обе стратегии уже известны. От вашего оружия зависит, какие значения
        ваших собственных боевых карт считаются; оно может быть таким же, как у нападающего.
shieldwall-ask-force =
    { $who ->
        [you] Сколько боевых карт ведёте в бой?
       *[other] { $seat } выбирает число боевых карт…
    }
    .help =
        Оба кладут карту численности рубашкой вверх и открывают одновременно. В бой идут верхние
        карты вашей колоды по порядку: мощь первой, подмога остальных. Побеждает большая сумма, но
        все карты тратятся, а тот, у кого колода кончилась, теряет два отряда.
shieldwall-ask-chance = Карты тасуются и раздаются…
shieldwall-ask-over = Игра окончена.

## Действия

shieldwall-action-weapon = Взять { $weapon }
shieldwall-action-play = Сыграть «{ $strategy }»
shieldwall-action-force =
    { $number ->
        [one] Вести { $number } карту
        [few] Вести { $number } карты
       *[many] Вести { $number } карт
    }
shieldwall-action-first = Первым нападает { $colour }
shieldwall-action-draw = { $colour } берёт карту «{ $strategy }»
shieldwall-action-draw-hidden = { $colour } берёт карту стратегии
shieldwall-action-shuffle = { $colour } тасует колоду: { $cards }
shieldwall-action-shuffle-hidden = { $colour } тасует боевую колоду

## События

shieldwall-event-first =
    { $who ->
        [you] Первым нападаете вы.
       *[other] Первым нападает { $seat }.
    }
shieldwall-event-round =
    { $who ->
        [you] Раунд { $count }: нападаете вы.
       *[other] Раунд { $count }: нападает { $seat }.
    }
shieldwall-event-unit =
    { $who ->
        [you] Вы выкладываете особую карту: { $card }.
       *[other] { $seat } выкладывает особую карту: { $card }.
    }
shieldwall-event-unit-many =
    { $who ->
        [you] Вы выкладываете особые карты ({ $count }): { $cards }.
       *[other] { $seat } выкладывает особые карты ({ $count }): { $cards }.
    }
shieldwall-event-cancel =
    Карты «{ $cards-0 }» ({ $names-0 }) и «{ $cards-1 }» ({ $names-1 }) гасят друг друга.
shieldwall-event-weapon =
    { $who ->
        [you] Вы берёте { $weapon }.
       *[other] { $seat } берёт { $weapon }.
    }
shieldwall-event-strategy =
    { $who ->
        [you] Вы играете «{ $strategy }».
       *[other] { $seat } играет «{ $strategy }».
    }
shieldwall-event-forced =
    { $who ->
        [you] Вам приходится взять { $weapon }.
       *[other] { $seat } вынужденно берёт { $weapon }.
    }
shieldwall-event-drew =
    { $who ->
        [you] Вы берёте карту «{ $strategy }».
       *[other] { $seat } берёт карту «{ $strategy }».
    }
shieldwall-event-drew-hidden = { $seat } берёт карту стратегии.
shieldwall-event-drew-many =
    { $strategy-count ->
        [0] { $seat } берёт карты стратегии: { $count }.
       *[other] { $who ->
            [you] Вы берёте карты стратегии ({ $count }): { $strategy }.
           *[other] { $seat } берёт карты стратегии ({ $count }): { $strategy }.
        }
    }
shieldwall-event-spy =
    { $who ->
        [you] Ваш лазутчик видит следующие карты противника: { $cards }.
       *[other] { $seat } засылает лазутчика и видит следующие карты противника: { $cards }.
    }
shieldwall-event-spy-hidden = { $seat } засылает лазутчика и смотрит следующие карты противника.
shieldwall-event-scouted =
    { $who ->
        [you] Разведчики следят: вы кладёте карту численности в открытую, { $count }.
       *[other] Разведчики следят: { $seat } кладёт карту численности в открытую, { $count }.
    }
shieldwall-sum =
    { $bonus ->
        [0] { $points-count ->
            [1] { $total }
           *[other] { $points } = { $total }
        }
       *[other] { $points }, прибавка { $bonus } = { $total }
    }
shieldwall-event-battle =
    { $who ->
        [you] Вы ведёте в бой: { $cards } ({ $weapon }) — { shieldwall-sum }.
       *[other] { $seat } ведёт в бой: { $cards } ({ $weapon }) — { shieldwall-sum }.
    }
shieldwall-event-result =
    { $names-0 } { $totals-0 } : { $totals-1 } { $names-1 }. { $who ->
        [you] Битва за вами!
        [nobody] В битве ничья.
       *[other] В битве побеждает { $seat }.
    }
shieldwall-event-reserves =
    { $who ->
        [you] Ваш резерв: карта «{ $card }» уходит под низ вашей колоды.
       *[other] { $seat } оставляет в резерве карту «{ $card }»: она уходит под низ колоды.
    }
shieldwall-event-scorched =
    { $who ->
        [you] Выжженная земля: вы теряете карту «{ $card }» с верха колоды.
       *[other] Выжженная земля: { $seat } теряет карту «{ $card }» с верха колоды.
    }
shieldwall-event-lost =
    { $who ->
        [you] { $count ->
            [one] Вы теряете { $count } отряд.
            [few] Вы теряете { $count } отряда.
           *[many] Вы теряете { $count } отрядов.
        }
       *[other] { $count ->
            [one] { $seat } теряет { $count } отряд.
            [few] { $seat } теряет { $count } отряда.
           *[many] { $seat } теряет { $count } отрядов.
        }
    }
shieldwall-event-healed =
    { $who ->
        [you] { $count ->
            [one] Ваши лекари возвращают в строй { $count } отряд.
            [few] Ваши лекари возвращают в строй { $count } отряда.
           *[many] Ваши лекари возвращают в строй { $count } отрядов.
        }
       *[other] { $count ->
            [one] { $seat } возвращает в строй { $count } отряд.
            [few] { $seat } возвращает в строй { $count } отряда.
           *[many] { $seat } возвращает в строй { $count } отрядов.
        }
    }
shieldwall-event-run-out =
    { $who ->
        [you] Ваша боевая колода кончилась!
       *[other] { $seat } остаётся без боевых карт!
    }
shieldwall-event-shuffled =
    { $who ->
        [you] Вы тасуете боевую колоду и просматриваете её.
       *[other] { $seat } тасует боевую колоду.
    }
shieldwall-event-reshuffled = Колода стратегий тасуется вместе со сбросом.
shieldwall-event-over =
    { $who ->
        [you] Вы победили!
        [nobody] Игра закончилась вничью.
       *[other] В игре побеждает { $seat }.
    }

## Почему выбор не принят

shieldwall-reason-not-in-hand = карты «{ $strategy }» нет у вас на руках
shieldwall-reason-forced-weapon = карта диктует вам оружие: { $weapon }
shieldwall-reason-too-few-cards =
    { $left ->
        [one] в колоде осталась всего { $left } карта
        [few] в колоде осталось всего { $left } карты
       *[many] в колоде осталось всего { $left } карт
    }
shieldwall-reason-exact-force =
    { $number ->
        [one] особая карта требует ровно { $number } карту
        [few] особая карта требует ровно { $number } карты
       *[many] особая карта требует ровно { $number } карт
    }
shieldwall-reason-force-limit =
    { $most ->
        [one] можно вести не больше { $most } карты
       *[other] можно вести не больше { $most } карт
    }

## Карты стратегии

shieldwall-strategy-arrow-storm = Ливень стрел
    .text = +2 очка, если у вас луки, а у врага мечи.
shieldwall-strategy-open-field = Чистое поле
    .text = Враг обязан взять луки.
shieldwall-strategy-field-healers = Полевые лекари
    .text = Если вы победите, одно ваше надгробие снова станет отрядом.
shieldwall-strategy-narrow-pass = Узкий проход
    .text = Враг ведёт не больше 2 карт.
shieldwall-strategy-charge-home = Лобовой удар
    .text = +2 очка, если у вас мечи, а у врага луки.
shieldwall-strategy-close-quarters = Рукопашная
    .text = Враг обязан взять мечи.
shieldwall-strategy-ambush = Засада
    .text = +1 очко за каждую карту врага сверх первой.
shieldwall-strategy-vanguard = Авангард
    .text = +3 очка, если вы ведёте ровно 1 карту.
shieldwall-strategy-full-muster = Общий сбор
    .text = +2 очка, если вы ведёте ровно 3 карты.
shieldwall-strategy-reserves = Резерв
    .text = Если вы ведёте 2 или 3 карты, последняя из них уходит под низ вашей колоды.
shieldwall-strategy-scorched-earth = Выжженная земля
    .text = После битвы верхняя карта врага уходит в его стопку сыгранных.
shieldwall-strategy-blood-price = Цена крови
    .text = Если вы победите, враг потеряет на один отряд больше.
shieldwall-strategy-shield-wall = Стена щитов
    .text = Из-за исхода этой битвы никто не теряет отрядов.
shieldwall-strategy-spy = Лазутчик
    .text = Прежде чем класть карты численности, вы видите 3 следующие карты врага.
shieldwall-strategy-countermand = Контрприказ
    .text = Карта стратегии врага не действует.

## Особые карты

shieldwall-card-champion = Поединщик
    .text = Оба игрока ведут ровно 1 боевую карту.
shieldwall-card-bowmen = Лучники
    .text = Оба игрока берут луки.
shieldwall-card-huskarls = Хускарлы
    .text = Если их хозяин победит в этой битве, враг потеряет на один отряд больше.
shieldwall-card-scouts = Разведчики
    .text = Враг открывает карту численности до того, как выберет их хозяин.

## Боевые карты: мечи, луки, смешанные

shieldwall-card-S1 = Клятвенные берсерки
shieldwall-card-S2 = Гвардия ярла
shieldwall-card-S3 = Старые рубаки
shieldwall-card-S4 = Братья по щиту
shieldwall-card-S5 = Береговые налётчики
shieldwall-card-S6 = Речная стража
shieldwall-card-S7 = Волчья стая
shieldwall-card-S8 = Молодые клинки
shieldwall-card-B1 = Мастера лука
shieldwall-card-B2 = Стрелки с утёсов
shieldwall-card-B3 = Лесные охотники
shieldwall-card-B4 = Корабельные стрелки
shieldwall-card-B5 = Болотные птицеловы
shieldwall-card-B6 = Застрельщики
shieldwall-card-B7 = Строй залпа
shieldwall-card-B8 = Подносчики стрел
shieldwall-card-M1 = Ветераны чертога
shieldwall-card-M2 = Пограничный дозор
shieldwall-card-M3 = Горцы
shieldwall-card-M4 = Вольные бонды
shieldwall-card-M5 = Знаменосцы
shieldwall-card-M6 = Трубачи
shieldwall-card-M7 = Щитоносцы
shieldwall-card-M8 = Скальды

## Стол

shieldwall-label-round =
    { $who ->
        [you] Раунд { $round } · нападаете вы
        [nobody] Перед первой битвой
       *[other] Раунд { $round } · нападает { $seat }
    }
shieldwall-label-units =
    { $units ->
        [one] { $units } отряд из { $size }
        [few] { $units } отряда из { $size }
       *[many] { $units } отрядов из { $size }
    }
shieldwall-label-graves =
    { $graves ->
        [one] { $graves } надгробие
        [few] { $graves } надгробия
       *[many] { $graves } надгробий
    }
shieldwall-label-weapon = оружие
shieldwall-label-strategy = стратегия
shieldwall-label-force = численность
shieldwall-label-sealed = выбрано тайно
shieldwall-label-deck = колода
shieldwall-label-used = сыграно
shieldwall-label-hand = на руках
shieldwall-label-held =
    { $count ->
        [one] { $count } карта стратегии
        [few] { $count } карты стратегии
       *[many] { $count } карт стратегии
    }
shieldwall-label-banner = знамя
shieldwall-label-next = Ваши следующие карты: мощь/подмога
shieldwall-label-more = и ещё { $count }
shieldwall-label-strategies = Ваши карты стратегии
shieldwall-label-pile = колода стратегий
shieldwall-label-discards = сброс
shieldwall-label-points =
    { $most ->
        [one] { $points } очков с { $cards } картой
       *[other] { $points } очков с { $cards } картами
    }
shieldwall-label-sum = { $cards }: { shieldwall-sum }

## Итоги битв в конце игры

shieldwall-chance = Карты
shieldwall-stat-left = осталось отрядов
shieldwall-close =
    { $who ->
        [you] { $count ->
            [1] Вы победили последним отрядом.
            [one] Вы победили, сохранив { $count } отряд.
            [few] Вы победили, сохранив { $count } отряда.
           *[many] Вы победили, сохранив { $count } отрядов.
        }
       *[other] { $count ->
            [1] Победа была близко: у соперника ({ $seat }) остался один отряд.
            [one] У соперника ({ $seat }) остался { $count } отряд.
            [few] У соперника ({ $seat }) осталось { $count } отряда.
           *[many] У соперника ({ $seat }) осталось { $count } отрядов.
        }
    }
shieldwall-stat-title = Битвы
shieldwall-stat-battles = Битв: { $battles }, из них вничью: { $drawn }
shieldwall-stat-won = выиграно битв
shieldwall-stat-points = очков за битву
shieldwall-stat-force = карт за битву
shieldwall-stat-bonus = прибавки в очках
shieldwall-stat-lost = потеряно отрядов
shieldwall-stat-healed = вылечено отрядов
shieldwall-stat-run-outs = кончалась колода

## На доске в браузере

shieldwall-board-attacker = Нападает
shieldwall-board-defender = Обороняется
shieldwall-board-bonus = прибавка
shieldwall-board-last = Прошлая битва
shieldwall-board-field = Поле
shieldwall-board-round = Раунд { $round }
shieldwall-board-times = × { $count }
shieldwall-board-deck =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
shieldwall-board-pile =
    { $count ->
        [one] осталась { $count } стратегия
        [few] осталось { $count } стратегии
       *[many] осталось { $count } стратегий
    }

## Игроки-программы

bot-nash = Бот Нэша
    .text = смешивает ходы так, что под него нельзя подстроиться

## Первая игра с подсказками

shieldwall-guide-welcome = Добро пожаловать в стену щитов. У вас и у врага по три отряда. Кто проигрывает битву, теряет отряд; у кого отрядов не осталось, тот проиграл.
shieldwall-guide-deck = Это ваши боевые карты. Они лежат в порядке, который знаете только вы, и в бой идут всегда первые. У каждой карты есть пара чисел для мечей и пара для луков: сила, если карта идёт первой, и прибавка, если она идёт следом.
shieldwall-guide-attack = Первым нападаете вы. Сравните, что показывают ваши первые карты с мечами и с луками, и возьмите оружие получше.
shieldwall-guide-strategy = Теперь оба тайно выбирают карту стратегии. Прочтите свои три карты и сыграйте ту, что подходит к вашему оружию.
shieldwall-guide-force = Сколько карт вести в бой: одну, две или три? Первая даёт силу, остальные — прибавку. Чем больше карт, тем легче победить, но каждая будет потрачена.
shieldwall-guide-battle = Суммы сравниваются, побеждает большая. У проигравшего отряд становится надгробием. В журнале сбоку посчитана каждая карта.
shieldwall-guide-spent = Карты, которые вы вели, ушли в использованные, а вместо сыгранной стратегии вы взяли новую. Следующим нападает победитель битвы.
shieldwall-guide-defence = Сыграйте следующую битву. Защищаясь, вы видите оружие врага и обе стратегии, прежде чем выбрать своё оружие.
shieldwall-guide-units = В каждой колоде четыре особые карты: Поединщик, Лучники, Хускарлы и Разведчики. Когда такая карта выходит, её выкладывают, и она меняет ближайшую битву для обоих.
shieldwall-guide-run-out = Следите за колодой: у кого кончаются боевые карты, тот теряет два отряда. Потом все карты берут обратно и тасуют.
shieldwall-guide-advice = Нужен совет? «Совет» спрашивает бота, что сделал бы он, а «Шансы» показывают, чего стоит каждый выбор.
shieldwall-guide-finish = Теперь вы знаете достаточно. Побеждайте малым числом карт, а проигрывайте одной. Играйте, пока у кого-то не кончатся отряды.
shieldwall-guide-victory = Победа! Стена выстояла. В полной игре отрядов больше, и колоды кончаются не один раз.
shieldwall-guide-defeat = Стена прорвана, но теперь вы знаете, как это делается. В полной игре отрядов больше, и колоды кончаются не один раз.

## Чего стоила ошибка

shieldwall-pieces =
    { $share ->
        [little] малую часть отряда
        [quarter] четверть отряда
        [third] треть отряда
        [half] половину отряда
        [most] три четверти отряда
       *[whole]
            { $count ->
                [one] { $count } отряд
                [few] { $count } отряда
               *[many] { $count } отрядов
            }
    }

### «Берсеркеры» по-русски. Как находятся сообщения: holmgang/texts/__init__.py

berserkers-name = Берсеркеры
berserkers-tagline = Три воина, восемь огней, и всадники тени уже в пути.
berserkers-goal =
    Один против всадников тени: зажгите все восемь огней-хранителей, наложите печати на трёх
    всадников и исполните повеления короля, пока тьма или смерть не оказались быстрее.
berserkers-win =
    Горят все восемь огней, все три всадника под печатями, повеления короля исполнены — это победа.
    Вы проигрываете, если против тьмы не осталось света или погибли все три берсеркера.
    Победа считается в очках: за повеления, золото, здоровье и скорость вы получаете звание.
berserkers-home-about = В одиночку против всадников и орков: расставляйте кубики с умом, враги всё прибывают.
berserkers-home-lesson = Первая игра с подсказками
berserkers-home-players = 1 игрок · 45–90 минут
berserkers-home-daily = Игра дня

## Настройки

berserkers-option-requests = Повеления
    .help = сколько повелений короля тянется; чем больше, тем труднее
berserkers-option-draw = Как тянуть
    .help = fixed: ровно столько повелений; stop-or-more: после них можно тянуть дальше
berserkers-draw-fixed = ровно столько
berserkers-draw-stop-or-more = стоп или ещё
berserkers-option-list = Выбранные повеления
    .help = random (случайные) либо номера или названия через запятую: 1,9 или zodd,treasure
berserkers-list-random = случайные
berserkers-option-turns = Ходы
    .help = через сколько ходов нерешённая игра считается проигранной; 0 — без предела
berserkers-option-readings = Толкования
    .help = book либо, через запятую, где книгу можно прочесть иначе: items=phase1,six=least
berserkers-readings-book = по книге
berserkers-reading-items = Предметы можно применять
berserkers-reading-items-turn = во всех трёх фазах
berserkers-reading-items-phase1 = только в фазе 1, кроме щита
berserkers-reading-shield = Рыцарский щит прикрывает
berserkers-reading-shield-berserker = одного берсеркера
berserkers-reading-shield-attack = всех, кого задела атака
berserkers-reading-stone = Драгоценный камень перебрасывает кубики
berserkers-reading-stone-once = один раз, все вместе
berserkers-reading-stone-turn = до четырёх за ход
berserkers-reading-restore = К контрольной точке можно вернуться
berserkers-reading-restore-once = один раз
berserkers-reading-restore-always = после каждого поражения
berserkers-reading-mark = Одно действие кладёт печать на
berserkers-reading-mark-one = одного всадника
berserkers-reading-mark-all = всех всадников места
berserkers-reading-marked = Запечатанный всадник
berserkers-reading-marked-act = действует как прежде
berserkers-reading-marked-still = стоит на месте
berserkers-reading-six = Сумма 6 означает
berserkers-reading-six-exact = ровно 6
berserkers-reading-six-least = 6 или больше
berserkers-option-pack = Набор
    .help = какими картами играть: название набора или путь к папке
berserkers-pack-standard = обычный

## Место, кубики и фигуры

berserkers-colour-berserkers = Берсеркеры
berserkers-colour-black = чёрный
berserkers-colour-blue = синий
berserkers-colour-red = красный
berserkers-die-white = Белый
berserkers-die-black = Чёрный
berserkers-die-blue = Синий
berserkers-die-red = Красный
berserkers-die-green = Зелёный

berserkers-creature-hero-1 = Берсеркер 1
berserkers-creature-hero-2 = Берсеркер 2
berserkers-creature-hero-3 = Берсеркер 3
berserkers-creature-rider-black = Чёрный всадник
berserkers-creature-rider-blue = Синий всадник
berserkers-creature-rider-red = Красный всадник
berserkers-creature-orcs-black = Чёрный отряд орков
berserkers-creature-orcs-blue = Синий отряд орков
berserkers-creature-orcs-red = Красный отряд орков
berserkers-creature-elves-1 = Группа эльфов 1
berserkers-creature-elves-2 = Группа эльфов 2
berserkers-creature-elves-3 = Группа эльфов 3
berserkers-creature-goblins = Шайка гоблинов
berserkers-creature-zodd = Зодд

berserkers-health-healthy = здоров
berserkers-health-wounded = ранен
berserkers-health-dead = мёртв

## Вопросы

berserkers-ask-chance = Бросаются кубики, тянутся карты…
berserkers-ask-more = Стоп или ещё одно повеление?
    .help =
        Каждое новое повеление делает игру труднее, но даёт в начале 2 золотых и приносит при победе
        2 очка.
berserkers-ask-request = «{ $request }»: принимаете это повеление?
    .help = Отклонить можно только одно повеление. Вместо него вы тянете другое, и его придётся принять.
berserkers-ask-goblins = Куда поставить гоблинов?
    .help =
        Каждый ход гоблины бродят и гасят огни. Выберите место, откуда они навредят меньше всего.
berserkers-ask-act =
    { $thrown ->
        [0] Ход { $round }. Бросайте кубики, когда будете готовы.
       *[other] Ход { $round }. Что делаете?
    }
    .help =
        Кладите каждый кубик на карту действий, на действие с его числом. Необученная карта принимает
        один кубик, обученная — два. Кубик можно также отдать селянам, сбросить ради повеления или
        перебросить за 1 золотой. Когда вы закончите фазу, сыграют всадники и орки.
berserkers-ask-hero =
    { $doing ->
        [move] Кто пойдёт?
        [fly] Кто отправится?
        [pillage] Кто пойдёт грабить?
        [heal] Кого вылечить?
        [revive] Кого вернуть к жизни?
        [mishap] На кого падёт неудача?
       *[other] Какого берсеркера выберете?
    }
    .help = Выберите одного из своих берсеркеров. Все трое умеют одно и то же.
berserkers-ask-cell =
    { $doing ->
        [move] Куда?
        [fly] Куда?
        [push] Куда?
        [pull] К какому берсеркеру?
        [light] Какой огонь зажечь?
        [lift] Где рассеять тьму?
        [treasure] Какой жетон открыть?
       *[other] Какое место выберете?
    }
    .help = Выберите место на карте: буква — столбец, цифра — ряд.
berserkers-ask-creature =
    { $doing ->
        [push] Кого оттолкнуть?
       *[other] Кого притянуть?
    }
    .help =
        Оттолкнуть — переместить существо с места берсеркера на соседнее; притянуть — с соседнего к
        берсеркеру. Так перемещают всадников, орков, эльфов, гоблинов, Зодда и других берсеркеров.
berserkers-ask-location = Действие какого места использовать?
    .help = Можно использовать действие любого места, где стоит ваш берсеркер.
berserkers-ask-gather = Кого привести сюда?
    .help = На сбор приходит сколько угодно берсеркеров. Закончите, когда соберутся все.
berserkers-ask-rider =
    { $doing ->
        [mark] На какого всадника наложить печать?
       *[other] Какого всадника остановить?
    }
    .help =
        Для победы нужны три всадника с печатью; всадник с печатью продолжает действовать.
        Остановленный всадник не играет в следующей фазе 2.
berserkers-ask-squad = Какой отряд истребить?
    .help = Отряд возвращается в резерв. Всадники могут набрать его снова.
berserkers-ask-card = Какую карту обучить?
    .help = Обученная карта действий принимает за ход два кубика с разными числами.
berserkers-ask-dice =
    { $doing ->
        [reroll] Какие кубики перебросить?
       *[other] Какие кубики сбросить?
    }
    .help = Кубики выбирают от большего к меньшему, пока не наберётся сумма или вы не закончите.
berserkers-ask-page = Какую карту гримуара открыть?
    .help = Неудача, золото, божественная мощь или горящая книга: никто не знает, где какая.
berserkers-ask-reward = Что взять у селян?
    .help = Один золотой или верхнюю карту колоды помощи.
berserkers-ask-riders = Кто из всадников сыграет следующим?
    .help =
        Порядок всадников решаете вы. Каждый выполняет действие своего кубика, потом движется по
        стрелкам. Перед каждым можно применить предмет.
berserkers-ask-orcs = Какой отряд орков сыграет следующим?
    .help = Порядок отрядов решаете вы. Перед каждым можно применить предмет.
berserkers-ask-items = Атака позади. Применить предмет?
    .help = Предметы служат и в фазах врагов: перед каждым их кубиком и после каждой атаки.
berserkers-ask-shield = { $creature } под ударом! Применить щит?
    .help = Щит отразит эту атаку от этого берсеркера и выйдет из игры.
berserkers-ask-defeat = Вы проиграли. Вернуться к контрольной точке?
    .help = Всё станет как в ту минуту. Победа принесёт на 5 очков меньше.
berserkers-ask-over = Игра окончена.

## Действия

berserkers-action-throw = Бросить кубики
berserkers-action-end = Закончить фазу
berserkers-action-checkpoint = Отметить контрольную точку
berserkers-action-done = Готово
berserkers-action-more = Ещё одно повеление
berserkers-action-stop = Стоп
berserkers-action-accept = Принять
berserkers-action-refuse = Отклонить
berserkers-action-gold = 1 золотой
berserkers-action-item = Карта
berserkers-action-shield = Применить щит
berserkers-action-suffer = Принять удар
berserkers-action-restore = Вернуться к контрольной точке
berserkers-action-yield = Признать поражение
berserkers-action-pass = Ничего не применять
berserkers-action-place = Положить { $die } на карту { $card }
berserkers-action-reroll = Перебросить { $die } за 1 золотой
berserkers-action-give = Отдать { $die } селянам
berserkers-action-die = Кубик { $die }
berserkers-action-spend = { $spend }
berserkers-action-use = Применить: { $item }
berserkers-action-cell = { $cell }
berserkers-action-card = Карта { $card }
berserkers-action-page = Карта { $number }
berserkers-action-hero = Берсеркер { $number }
berserkers-action-rider = Всадник: { $colour }
berserkers-action-orcs = Отряд орков: { $colour }
berserkers-action-elves = Группа эльфов { $number }
berserkers-action-goblins = Гоблины
berserkers-action-zodd = Зодд
berserkers-action-roll = { $die } кубик: { $number }
berserkers-action-request = Повеление: { $request }
berserkers-action-villager = Дар селян: { $item }
berserkers-action-grimoire = Гримуар: { $grimoire }
berserkers-action-token = Жетон: { $token }
berserkers-action-layout = Карта: { $places }

berserkers-spend-elves = Разговорить эльфов
    .text = Сбросьте кубики с суммой 10 или больше.
berserkers-spend-grimoire = Открыть гримуар
    .text = Сбросьте кубики с суммой 6 и откройте карту.
berserkers-spend-zodd = Атаковать Зодда
    .text = Сбросьте кубики с суммой 6; он теряет 1 здоровье.
berserkers-spend-treasure = Искать клад
    .text = Сбросьте кубики с суммой 6 и откройте жетон.
berserkers-token-blank = пусто
berserkers-token-treasure = клад

## События

berserkers-event-laid = Карта выложена.
berserkers-event-request = Король повелевает: { $request }.
berserkers-event-offered = Вы тянете повеление: { $request }.
berserkers-event-refused = Вы отклоняете: { $request }.
berserkers-event-camped = Гоблины встают лагерем на { $cell } ({ $place }).
berserkers-event-turn = Ход { $count }
berserkers-event-threw =
    { $dice-count ->
        [1] Ваш кубик: { $dice-0 }.
       *[other] Ваши кубики: { $dice }.
    }
berserkers-event-placed = { $die } на карту { $card }: { $deed }.
berserkers-event-located = { $place } ({ $cell }): { $deed }.
berserkers-event-went = { $creature } идёт на { $cell } ({ $place }).
berserkers-event-lit = На { $cell } загорается огонь ({ $place }).
berserkers-event-lifted = На { $cell } рассеяна тьма ({ $place }).
berserkers-event-marked = { $creature }: печать наложена.
berserkers-event-pillaged =
    { $count ->
        [-1] { $creature } грабит, { $die }: дело обернулось плохо.
        [0] { $creature } грабит, { $die }: поживиться нечем.
       *[other] { $creature } грабит, { $die }: добыча хороша.
    }
berserkers-event-bet =
    { $again ->
        [0] Пари: { $black } и { $green }. Выигрыш!
       *[other] Пари: { $black } и { $green }, затем { $again }. { $count ->
            [0] Проигрыш.
           *[other] Выигрыш!
        }
    }
berserkers-event-healed = { $creature } снова здоров.
berserkers-event-blocked = { $creature } остановлен.
berserkers-event-trained = Карта { $card } обучена.
berserkers-event-slain = { $creature } истреблён на { $cell } ({ $place }).
berserkers-event-gave = Вы отдаёте { $die } селянам: шаг { $count } из 4.
berserkers-event-gold =
    { $count ->
        [0] Больше { $total } золотых вам не унести.
        [one] Вы получаете { $count } золотой, теперь у вас { $total }.
       *[other] Вы получаете { $count } золотых, теперь у вас { $total }.
    }
berserkers-event-paid =
    { $count ->
        [one] Вы платите { $count } золотой, остаётся { $total }.
       *[other] Вы платите { $count } золотых, остаётся { $total }.
    }
berserkers-event-received = Селяне дарят вам: { $item }.
berserkers-event-used = Вы применяете: { $item }.
berserkers-event-spent = { $spend }.
berserkers-event-elves = Эльфы открывают свою тайну.
berserkers-event-page = Гримуар: { $grimoire }.
berserkers-event-token = Жетон на { $cell } пуст ({ $place }).
berserkers-event-found = Клад лежит на { $cell } ({ $place })!
berserkers-event-hit = Удар по Зодду: здоровья осталось { $count }.
berserkers-event-gone = Зодд бежит из королевства.
berserkers-event-storm =
    { $die ->
        [1] Тор гневается: все единицы пропали.
        [2] Тор гневается: все двойки пропали.
        [3] Тор гневается: в этом ходу переходов нет.
       *[other] Тор только ворчит.
    }
berserkers-event-rolled = { $creature }: выпало { $die }.
berserkers-event-enemy = { $creature }: { $act }.
berserkers-event-marched = { $creature } идёт на { $cell } ({ $place }).
berserkers-event-dark =
    { $count ->
        [0] На { $cell } падает тьма ({ $place }). Запас пуст!
        [one] На { $cell } падает тьма ({ $place }). Остался { $count } камень.
        [few] На { $cell } падает тьма ({ $place }). Осталось { $count } камня.
       *[other] На { $cell } падает тьма ({ $place }). Осталось { $count } камней.
    }
berserkers-event-out = На { $cell } гаснет огонь ({ $place }).
berserkers-event-enrolled = { $creature } появляется на { $cell } ({ $place }).
berserkers-event-slowed =
    { $count ->
        [one] Заперт { $count } ваш кубик.
        [few] Заперты { $count } ваших кубика.
       *[other] Заперто { $count } ваших кубиков.
    }
berserkers-event-wounded = { $creature } ранен.
berserkers-event-died = { $creature } гибнет.
berserkers-event-shielded = { $creature } защищён щитом.
berserkers-event-revived = { $creature } снова жив, на { $cell } ({ $place }).
berserkers-event-skipped = Божественная мощь удерживает всадников.
berserkers-event-saved = Контрольная точка отмечена.
berserkers-event-defeated = { $outcome }
berserkers-event-restored = Назад к контрольной точке.
berserkers-event-over =
    { $victory ->
        [1] { $points ->
            [one] Победа, { $points } очко: { $title }
            [few] Победа, { $points } очка: { $title }
           *[other] Победа, { $points } очков: { $title }
        }
       *[other] Король ждёт напрасно.
    }

berserkers-outcome-won = Огни горят, всадники под печатями, король доволен.
berserkers-outcome-darkness = Света больше нет: тьма покрыла королевство.
berserkers-outcome-deaths = Все три берсеркера мертвы.
berserkers-outcome-time = Время вышло.

berserkers-title-beggar = Король вас не знает, нищий.
berserkers-title-hardly = И это вы зовёте победой?
berserkers-title-tavern = Вы засиделись в таверне.
berserkers-title-axe = Топор вас уже слушается.
berserkers-title-proud = Король гордится вами.
berserkers-title-knight = Король посвящает вас в рыцари.

## Почему выбор отклонён

berserkers-reason-not-thrown = кубики ещё не брошены
berserkers-reason-thrown = кубики уже брошены
berserkers-reason-no-such-die = у вас нет неиспользованного кубика с числом { $die }
berserkers-reason-no-gold = у вас нет золота
berserkers-reason-shy-villagers = селяне не решаются взять { $die }
berserkers-reason-no-use = сейчас от этого нет пользы: { $item }
berserkers-reason-not-held = этого у вас нет: { $item }
berserkers-reason-cannot-spend = ваши кубики или берсеркеры этого не позволяют: { $spend }
berserkers-reason-saved = контрольная точка уже отмечена
berserkers-reason-card-full = карта { $card } не примет такой кубик в этом ходу
berserkers-reason-barred = Тор запрещает это в этом ходу: { $deed }
berserkers-reason-no-target = для этого нет цели: { $deed }

## Действия карт и мест

berserkers-deed-move-1 = Переход 1
    .text = Берсеркер проходит 1 шаг.
berserkers-deed-move-2 = Переход 2
    .text = Берсеркер проходит до 2 шагов.
berserkers-deed-move-3 = Переход 3
    .text = Берсеркер проходит до 3 шагов.
berserkers-deed-light = Зажечь
    .text = Зажгите огонь-хранитель на месте берсеркера.
berserkers-deed-push = Оттолкнуть
    .text = Переместите существо с места берсеркера на соседнее.
berserkers-deed-pull = Притянуть
    .text = Переместите существо с соседнего места к берсеркеру.
berserkers-deed-lift = Рассеять тьму
    .text = Уберите камень тьмы с места берсеркера.
berserkers-deed-mark = Печать
    .text = Наложите печать на всадника на месте берсеркера, где горит огонь.
berserkers-deed-pillage = Грабёж
    .text = Бросьте чёрный кубик: золото, ничего или рана.
berserkers-deed-bet = Пари
    .text = Заплатите 1 золотой; примерно каждый второй раз получите 3.
berserkers-deed-location = Действие места
    .text = Используйте действие места, где стоит берсеркер.
berserkers-deed-gather = Сбор
    .text = Приведите сюда берсеркеров откуда угодно.
berserkers-deed-passage = Тайный ход
    .text = Берсеркер уходит отсюда на любое место.
berserkers-deed-rest = Отдых
    .text = Раненый берсеркер, стоящий здесь, выздоравливает.
berserkers-deed-block = Заслон
    .text = Всадник не играет в следующей фазе 2.
berserkers-deed-train = Обучение
    .text = Карта действий отныне принимает два кубика.
berserkers-deed-slay = Истребить орков
    .text = Уберите отряд орков с этого места.

berserkers-act-attack = атака
    .text = Атакованы берсеркеры на этом месте.
berserkers-act-extended-attack = широкая атака
    .text = Атакованы берсеркеры на этом месте и на соседних.
berserkers-act-darkness = тьма
    .text = На это место падает камень тьмы.
berserkers-act-extinguish = погасить огонь
    .text = Огонь на этом месте гаснет.
berserkers-act-enrol = набрать орков
    .text = Появляется отряд орков, если на месте есть их знак.
berserkers-act-slow = задержать
    .text = Один ваш кубик заперт на следующий ход.
berserkers-act-nothing = ничего
    .text = Ничего не происходит.

## Места

berserkers-place-thing-stone = Камень тинга
berserkers-place-smugglers-fjord = Фьорд контрабандистов
berserkers-place-healers-grove = Роща знахарки
berserkers-place-frost-gate = Морозные врата
berserkers-place-shield-ring = Круг щитов
berserkers-place-bone-quarry = Костяная каменоломня
berserkers-place-hot-springs = Горячие ключи
berserkers-place-axe-makers-yard = Двор топорника
berserkers-place-muster-field = Поле сбора
berserkers-place-drowned-tunnels = Затопленные ходы
berserkers-place-broken-bridge = Разбитый мост
berserkers-place-howling-pit = Воющая яма

## Предметы

berserkers-item-shield = Рыцарский щит
    .text = Отразите одну атаку всадника или отряда орков на одного берсеркера.
berserkers-item-boots = Сапоги вельможи
    .text = Берсеркер проходит до 3 шагов.
berserkers-item-cape = Волшебный плащ
    .text = Берсеркер уходит на любое место.
berserkers-item-stone = Драгоценный камень
    .text = Перебросьте до 4 кубиков.
berserkers-item-sword = Меч владыки
    .text = Истребите отряд орков на месте берсеркера.
berserkers-item-brew = Подозрительное зелье
    .text = Раненый берсеркер выздоравливает.
berserkers-item-potion = Снадобье друида
    .text = Погибший берсеркер возвращается.
berserkers-item-harp = Арфа Мельпомены
    .text = В следующей фазе 2 всадники не насылают тьму.
berserkers-item-purse = Кошель
    .text = Вы получаете 3 золотых.
berserkers-item-object = Загадочная вещь
    .text = Для чего она?

berserkers-grimoire-mishap = неудача
    .text = Один ваш берсеркер ранен, а если уже был ранен — гибнет.
berserkers-grimoire-stone-to-gold = камень в золото
    .text = Вы получаете 2 золотых.
berserkers-grimoire-divine-power = божественная мощь
    .text = В этом ходу всадники не играют.
berserkers-grimoire-burning-book = книга горит
    .text = Гримуара больше нет.

## Повеления

berserkers-request-no-darkness = Никакой тьмы
    .text = В конце на карте нет камней тьмы.
berserkers-request-loki = Союз с Локи
    .text = На одном месте помещается до 2 камней тьмы.
berserkers-request-no-orcs = Орков прочь с моих земель
    .text = В конце на карте нет отрядов орков.
berserkers-request-elves = Тайна эльфов
    .text = Соберите три группы эльфов на одном месте и сбросьте кубики с суммой 10 или больше.
berserkers-request-no-sacrifice = Без жертв
    .text = В конце все три берсеркера живы. Вы начинаете со снадобьем друида.
berserkers-request-goblins = Гоблинов не трогать
    .text = Гоблины бродят и гасят огни, пока не загорятся все восемь.
berserkers-request-thor = Гнев Тора
    .text = Каждый ход Тор может отнять ваши единицы или двойки либо запретить переходы.
berserkers-request-grimoire = Гримуар ведьмы
    .text = Берсеркеры начинают ранеными. Кубики с суммой 6 открывают карту гримуара.
berserkers-request-zodd = Возвращение Зодда
    .text = Атакуйте Зодда трижды: берсеркер на его месте и каждый раз кубики с суммой 6.
berserkers-request-treasure = Клад Гэллоуэя
    .text = Найдите клад: берсеркер на жетоне и кубики с суммой 6.
berserkers-request-shy-villagers = Запуганные селяне
    .text = Пятёрки и шестёрки нельзя отдавать селянам.
berserkers-request-raging-orcs = Разъярённые орки
    .text = Орки играют каждый ход дважды.

berserkers-kind-task = поручение
berserkers-kind-end = в конце
berserkers-kind-passive = помеха

## Стол

berserkers-label-turn = Ход { $round }
berserkers-label-setup = Подготовка
berserkers-label-gold = золото
berserkers-label-price =
    { $count ->
        [one] { $deed } ({ $count } золотой)
       *[other] { $deed } ({ $count } золотых)
    }
berserkers-label-darkness = запас тьмы
berserkers-label-fires = огни
berserkers-label-seals = печати
berserkers-label-villagers = селяне
berserkers-label-items = предметы
berserkers-label-dice = Ваши кубики
berserkers-label-cards = Карты действий
berserkers-label-trained = обучена
berserkers-label-locked = заперто
berserkers-label-requests = Повеления
berserkers-label-met = исполнено
berserkers-label-open = не исполнено
berserkers-label-checkpoint = контрольная точка
berserkers-checkpoint-free = не отмечена
berserkers-checkpoint-kept = отмечена
berserkers-checkpoint-used = использована
berserkers-label-riders = Всадники
berserkers-label-sealed = с печатью
berserkers-label-blocked = остановлен
berserkers-label-bans = Сейчас действует
berserkers-ban-barred = Тор запретил переходы в этом ходу
berserkers-ban-hushed = арфа не даёт всадникам сгущать тьму
berserkers-ban-skipped = божественная мощь: всадники в этом ходу не играют
berserkers-ban-blocked = в следующей фазе 2 не играет: { $creature }
berserkers-label-goblins = Гоблины
berserkers-label-thor = Тор
berserkers-label-zodds = Зодд
berserkers-label-grimoire = Гримуар
berserkers-label-face-down = рубашкой вверх
berserkers-sign-black = ч
berserkers-sign-blue = с
berserkers-sign-red = к
berserkers-stop-items = применить предмет в фазах врагов
berserkers-label-orcs = Орки
berserkers-label-danger = атака { $percent } %
berserkers-label-zodd = Зодд: здоровье { $health }
berserkers-label-legend =
    B берсеркер, b раненый · R всадник, r с печатью, ! остановлен · O орки ·
    ч чёрный, с синий, к красный · E эльфы · G гоблины · Z Зодд ·
    T жетон · * огонь, + знак огня · # тьма · o знак орков ·
    > вероятность прихода врага

## Конец

berserkers-stat-turns = ходов
berserkers-stat-fires = зажжено огней
berserkers-stat-out = погашено огней
berserkers-stat-seals = печатей наложено
berserkers-stat-lifted = рассеяно тьмы
berserkers-stat-wounds = получено ран
berserkers-stat-rerolls = перебросов
berserkers-close = Насколько близко: огней { $fires } из 8, печатей { $seals } из 3.
berserkers-stat-title = Как это было

## Доска в браузере

berserkers-board-map = Карта
berserkers-board-threats =
    { $phase ->
        [2] До конца фазы 2:
        [3] До конца фазы 3:
       *[other] Следующая фаза 2:
    }
berserkers-settings = Предметы в «Берсеркерах»
berserkers-settings-note = В фазах врагов предметы применяют перед каждым их кубиком и после каждой атаки.
berserkers-settings-items = Спрашивать о предметах в фазах врагов
berserkers-threat-attack = атака
berserkers-threat-darkness = тьма
berserkers-threat-extinguish = огонь гаснет
berserkers-threat-reach = приход врага
berserkers-board-all = Все по порядку
berserkers-board-give = Отдать селянам все { $count } кубика
berserkers-board-on = Закончить и бросить
berserkers-board-which = Каким кубиком?
berserkers-board-lift = взять, затем выбрать место
berserkers-board-enemies = Кубики врагов
berserkers-board-orcs = здесь могут появиться орки
berserkers-board-token = жетон рубашкой вверх
berserkers-board-blank = жетон, о котором известно, что он пуст
berserkers-board-lit = огонь горит
berserkers-board-hearth = здесь можно зажечь огонь
berserkers-board-one-die = один кубик
berserkers-board-no-dice = Кубиков не осталось
berserkers-board-ready = Кубики ждут броска
berserkers-board-deck =
    { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }

berserkers-progress-darkness = камней тьмы на карте: { $have }, в конце не больше { $need }
berserkers-progress-squads = отрядов орков на карте: { $have }, в конце не больше { $need }
berserkers-progress-alive = живых берсеркеров: { $have } из { $need }
berserkers-progress-healthy = здоровых берсеркеров: { $have } из { $need }
berserkers-progress-gold = золота: { $have } из { $need }
berserkers-progress-items = предметов: { $have } из { $need }
berserkers-progress-elves = групп эльфов вместе: { $have } из { $need }
berserkers-progress-zodd = ударов по Зодду: { $have } из { $need }
berserkers-progress-treasure = жетонов открыто: { $have } из { $need }

berserkers-end-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
berserkers-account-gold = золото
berserkers-account-healthy = здоровые берсеркеры
berserkers-account-wounded = раненые берсеркеры
berserkers-account-requests = повеления
berserkers-account-squads = отряды орков на карте
berserkers-account-checkpoint = возврат к контрольной точке
berserkers-share-won =
    ★ { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
berserkers-share-lost =
    † поражение через { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }, ▲ { $fires }/8

## Игра дня

berserkers-daily-text = «{ $game }» с одной и той же картой, одними и теми же повелениями и кубиками для всех, кто играет в тот же день. В счёт идёт только первая попытка.
berserkers-daily-start = Сыграть игру этого дня
berserkers-daily-again = Сыграть ещё раз
berserkers-daily-first = В счёт идёт первая попытка за день.
berserkers-daily-of = Игра дня, { $day }
berserkers-daily-all = Мои игры дня
berserkers-daily-copy = Скопировать результат
berserkers-daily-copied = Результат скопирован. Он ничего не выдаёт ни о карте, ни о повелениях, ни о кубиках.
berserkers-daily-by-hand = Браузер не разрешает копирование. Выделите текст и скопируйте его сами.
berserkers-daily-count =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }, побед: { $won }
berserkers-daily-day = День
berserkers-daily-result = Результат
berserkers-daily-turns = Ходы
berserkers-daily-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
berserkers-daily-lost = поражение
berserkers-daily-note = Эти результаты хранятся в вашем браузере и никуда не отправляются.

## Игроки-программы

bot-planner = Бот-стратег
    .text = обдумывает ход целиком и проверяет его на многих возможных бросках врагов

## Первая игра с подсказками

berserkers-guide-welcome = Добро пожаловать в королевство. Вы в одиночку ведёте трёх берсеркеров против трёх всадников тени. Зажгите все восемь огней, наложите печати на трёх всадников и исполните повеления короля, пока тьма не накрыла королевство и берсеркеры живы.
berserkers-guide-map = На карте двенадцать мест. У каждого есть действие, которым можно воспользоваться, пока там стоит ваш берсеркер, и на многих есть огонь-хранитель. Коснитесь места, чтобы прочесть о нём.
berserkers-guide-requests = У короля два повеления. Чтобы победить, их надо исполнить. Они лежат под селянами, и видно, сколько уже сделано.
berserkers-guide-throw = Ход начинается с ваших кубиков. Бросьте их: числа скажут, что можно сделать в этот ход.
berserkers-guide-place = Поставьте кубик на карту действий, на действие с его числом. Карта принимает один кубик за ход, обученная — два. Перетащите кубик на карту или выберите сначала кубик, потом карту.
berserkers-guide-deeds = Действия двигают берсеркеров, зажигают огни, толкают и притягивают существ, рассеивают тьму или накладывают печать на всадника. На каждой карте написано, какое число что делает.
berserkers-guide-threats = Карта показывает, что грозит каждому месту: сосчитаны все кубики врагов. Не оставляйте берсеркера там, где вероятна атака.
berserkers-guide-gold = Кубик не подходит? Перебросьте его за 1 золотой или отдайте селянам: собрав достаточно, они отплатят золотом или предметом.
berserkers-guide-end = Поставьте кубики, которые вам помогут, и завершите фазу. Теперь сыграют всадники и орки.
berserkers-guide-enemies = Каждый всадник выполняет действие своего кубика, а потом идёт по стрелкам: атакует, насылает тьму, гасит огни или вербует орков. Порядок выбираете вы.
berserkers-guide-fires = Огни — сердце игры. Всадники и гоблины гасят их, поэтому сначала зажигайте те, что дальше от врагов.
berserkers-guide-seals = Чтобы наложить печать на всадника, берсеркер должен стоять на его месте. Всадник с печатью действует и дальше, так что не спешите, но и не опоздайте.
berserkers-guide-finish = Теперь вы знаете, как идёт ход. Обучайте карты пораньше, отмечайте контрольную точку перед рискованным делом и играйте дальше.
berserkers-guide-over = Игра окончена. Победили вы или нет, теперь вы знаете, что делают всадники. В каждой игре карта складывается заново.

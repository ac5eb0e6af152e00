### Берсерк по-русски. Как находятся сообщения: holmgang/texts/__init__.py

berserk-name = Берсерк
berserk-tagline = Два отряда карт на тридцати клетках и два кубика между ними.
berserk-goal =
    Наберите отряд из пятнадцати карт раздачи, тайно расставьте его и ведите в бой. Проигрывает тот,
    у кого не осталось существ.
berserk-win =
    У кого на поле не осталось существ, тот проиграл, сколько бы артефактов и местностей ни осталось.
    Удар решает разница двух кубиков; кто не может ответить, того бить безопасно.
    Закрытые существа не отвечают на удар и не защищают: бейте их, а своих часть держите открытыми.
    Раненое существо сражается не хуже здорового: лучше добить одно, чем ранить два.
berserk-home-lesson = Первый бой с подсказками
berserk-home-ready = Первая игра готовыми отрядами
berserk-home-decks = Сборка колод
berserk-home-about = Тактическая карточная игра: существа сражаются на поле пять на шесть клеток, с кубиками, бронёй и хитрыми способностями.
berserk-home-players = 2 игрока · 30–60 минут

## Options

berserk-option-edition = Редакция
    .help = realms: шесть стихий, существа и летающие; laar: правила более поздней книги
berserk-edition-realms = Стихии
berserk-edition-laar = Лаар
berserk-option-south = Колода юга
    .help = название колоды набора или карты: grey-wolf*3 lynx*2 …
berserk-option-north = Колода севера
    .help = название колоды набора или карты: grey-wolf*3 lynx*2 …
berserk-option-first = Первый игрок
    .help = кто ходит первым: решают кубики, либо юг или север
berserk-first-random = кубики
berserk-first-south = Юг
berserk-first-north = Север
berserk-option-copies = Копии
    .help = limited: не больше трёх одинаковых карт в колоде; free: сколько угодно, как после драфта
berserk-copies-limited = не больше трёх
berserk-copies-free = сколько угодно
berserk-option-turns = Ходы
    .help = через сколько ходов бой заканчивается вничью
berserk-option-readings = Толкования
    .help = book или переключатели через запятую: scale-reads=life,double-loss=active
berserk-readings-book = по книге
berserk-reading-mulligan-currency = Пересдача стоит
berserk-reading-mulligan-currency-gold = один золотой
berserk-reading-mulligan-currency-silver = один серебряный
berserk-reading-split-payment = Карта за золото и серебро сразу
berserk-reading-split-payment-yes = можно
berserk-reading-split-payment-no = нельзя
berserk-reading-flying-cap = Летающие в отряде
berserk-reading-flying-cap-0 = на любую сумму
berserk-reading-flying-cap-15 = не больше чем на 15
berserk-reading-rear-row = Задний ряд второго игрока
berserk-reading-rear-row-forced = скрыт
berserk-reading-rear-row-chosen = можно оставить скрытым
berserk-reading-reveal-before-protector = Скрытая цель вскрывается
berserk-reading-reveal-before-protector-yes = до назначения защитника
berserk-reading-reveal-before-protector-no = только если её не защитили
berserk-reading-own-targets = Кого можно атаковать
berserk-reading-own-targets-enemy = карты противника
berserk-reading-own-targets-any = любую карту, и свою
berserk-reading-illegal-blind-attack = Невозможная атака вслепую
berserk-reading-illegal-blind-attack-unpaid = берётся назад
berserk-reading-illegal-blind-attack-paid = пропадает
berserk-reading-upkeep-needs-alerting = Отравление и регенерация действуют
berserk-reading-upkeep-needs-alerting-yes = на открытые или открывшиеся карты
berserk-reading-upkeep-needs-alerting-no = каждый ход
berserk-reading-upkeep-order = Сначала отравление или регенерация
berserk-reading-upkeep-order-chosen = по выбору игрока
berserk-reading-upkeep-order-regeneration = регенерация
berserk-reading-upkeep-order-poison = отравление
berserk-reading-exchange-chooser = Строку при обмене ударами выбирает
berserk-reading-exchange-chooser-higher = тот, у кого больше
berserk-reading-exchange-chooser-attacker = атакующий
berserk-reading-protection = Защита от действия
berserk-reading-protection-block = блокирует всё действие
berserk-reading-protection-shield = бережёт только саму карту
berserk-reading-range = Дальность считается
berserk-reading-range-radius = во все стороны
berserk-reading-range-path = по рядам и столбцам
berserk-reading-scale-reads = Чешуя считает
berserk-reading-scale-reads-wounds = раны
berserk-reading-scale-reads-life = оставшуюся жизнь
berserk-reading-vampirism-cap = Вампиризм лечит
berserk-reading-vampirism-cap-yes = не больше оставшейся жизни цели
berserk-reading-vampirism-cap-no = на весь урон
berserk-reading-exile-incarnated = Вернувшаяся карта, погибнув снова
berserk-reading-exile-incarnated-yes = изгоняется
berserk-reading-exile-incarnated-no = идёт на кладбище
berserk-reading-double-loss = Оба потеряли последнее существо
berserk-reading-double-loss-draw = ничья
berserk-reading-double-loss-active = побеждает тот, чей ход
berserk-reading-triggers = Особенности, сработавшие вместе
berserk-reading-triggers-chosen = одна за другой, по выбору
berserk-reading-triggers-declared = все объявляются, исполняются с конца
berserk-option-pack = Набор
    .help = какими картами играть: название или путь к папке
berserk-pack-realms = Стихии
berserk-south-plains = Степи
berserk-south-mountains = Горы
berserk-south-forests = Леса
berserk-south-swamp = Болота
berserk-south-fire = Огонь
berserk-south-darkness = Тьма
berserk-south-minions = Приспешники кубохвата
berserk-south-defenders = Защитники Лаара
berserk-north-plains = Степи
berserk-north-mountains = Горы
berserk-north-forests = Леса
berserk-north-swamp = Болота
berserk-north-fire = Огонь
berserk-north-darkness = Тьма

## Seats, attacks, strengths

berserk-colour-south = Юг
berserk-colour-north = Север
berserk-means-strike = простой удар
berserk-means-special-strike = особый удар
berserk-means-magical-strike = магический удар
berserk-means-shot = выстрел
berserk-means-throw = метание
berserk-means-polearm-strike = удар через ряд
berserk-means-blast = разряд
berserk-means-spell = заклинание
berserk-means-effect = воздействие
berserk-strength-miss = промах
berserk-strength-light = слабый
berserk-strength-medium = средний
berserk-strength-strong = сильный
berserk-row-higher = выпавшая строка, по которой бьют оба
berserk-row-lower = предыдущая строка, по которой бьёт только один
berserk-of-poison = отравление
berserk-of-curse = проклятие
berserk-of-blessing = благословение
berserk-zone-deck = колода
berserk-zone-grave = кладбище
berserk-zone-exile = изгнание

## Questions

berserk-ask-chance = Бросаются кубики, сдаются карты…
    .help = Сейчас никому не нужно ничего выбирать.
berserk-ask-order =
    { $who ->
        [you] У вас выпало больше. Вы ходите первым или вторым?
       *[other] { $seat } выбирает, кто ходит первым: выпало больше…
    }
    .help = Первый игрок бьёт первым; у второго на один золотой и один серебряный больше.
berserk-ask-mulligan =
    { $who ->
        [you] Оставляете эти пятнадцать карт?
       *[other] { $seat } смотрит раздачу…
    }
    .help = Можно вернуть все пятнадцать карт и взять новые. Каждый раз это стоит один золотой.
berserk-ask-hire =
    { $who ->
        [you] Берёте в отряд карту «{ $card }»?
       *[other] { $seat } набирает отряд…
    }
    .help =
        Элитные карты стоят золота, остальные — золота или серебра. Каждая стихия сверх первой стоит
        один золотой. Противник не видит, кого вы взяли.
berserk-ask-place =
    { $who ->
        [you] { $card ->
            [none] Все ваши карты расставлены.
           *[other] Куда поставить карту «{ $card }»?
        }
       *[other] { $seat } расставляет отряд…
    }
    .help =
        Карты ставятся рубашкой вверх. Первый игрок начинает с девяти внутренних клеток, второй — с
        переднего ряда и внутренних клеток.
berserk-ask-hide =
    { $who ->
        [you] Оставить эту карту заднего ряда скрытой?
       *[other] { $seat } выбирает, что останется скрытым…
    }
    .help = Скрытые карты вскрываются в начале вашего первого хода, а также когда действуют или когда по ним бьют.
berserk-ask-turn =
    { $who ->
        [you] Ход { $turn }. Что вы делаете?
       *[other] Ход { $turn }: действует { $seat }…
    }
    .help =
        Двигайте открытые карты и действуйте ими в любом порядке. Атака или особенность закрывает
        карту; когда закончите, передайте ход.
berserk-ask-protector =
    { $who ->
        [you] Назначить защитника карте, по которой бьют?
       *[other] { $seat } может назначить защитника…
    }
    .help =
        Открытое существо рядом с обоими бойцами может сразиться вместо цели. После сражения оно
        закрывается.
berserk-ask-row =
    { $who ->
        [you] По этой строке удар нанесут оба. Взять её или предыдущую?
       *[other] { $seat } выбирает строку таблицы ударов…
    }
    .help = Выбросивший больше может взять предыдущую строку, где другая сторона промахивается.
berserk-ask-upkeep =
    { $who ->
        [you] Что раньше: регенерация или отравление?
       *[other] { $seat } выбирает между регенерацией и отравлением…
    }
    .help = Сработает и то и другое; порядок может решить, жить карте или погибнуть.
berserk-ask-return =
    { $who ->
        [you] На какую клетку заднего ряда вернуть карту?
       *[other] { $seat } возвращает карту…
    }
    .help = Карта с инкарнацией возвращается закрытой, один раз за бой.
berserk-ask-target =
    { $who ->
        [you] Кого выбираете целью?
       *[other] { $seat } выбирает цель…
    }
    .help = Выберите карту. «Готово» заканчивает выбор, если можно взять меньше.
berserk-ask-ability =
    { $who ->
        [you] Использовать эту особенность?
       *[other] { $seat } может использовать особенность…
    }
    .help = Особенность сработает только по вашему желанию.
berserk-ask-branch =
    { $who ->
        [you] Что из этого выберете?
       *[other] { $seat } выбирает одно из нескольких…
    }
    .help = Номера идут в порядке текста карты.
berserk-ask-amount =
    { $who ->
        [you] Сколько заплатите?
       *[other] { $seat } выбирает, сколько заплатить…
    }
    .help = Уплаченное и есть X в остальном тексте особенности.
berserk-ask-trigger =
    { $who ->
        [you] Сработало несколько ваших особенностей. Какая следующая?
       *[other] { $seat } выбирает порядок особенностей…
    }
    .help = Выполнены будут все, в выбранном вами порядке.
berserk-ask-declare =
    { $who ->
        [you] Сработало несколько ваших особенностей. Какую объявить следующей?
       *[other] { $seat } объявляет особенности…
    }
    .help = Выполняются они в обратном порядке: объявленная последней сработает первой.
berserk-ask-response =
    { $who ->
        [you] Ответите внезапным действием?
       *[other] { $seat } может ответить внезапным действием…
    }
    .help =
        Внезапное действие выполняется раньше того, на что отвечает; последнее объявленное — первым.
        Если пропустить, всё пойдёт своим чередом.
berserk-ask-square =
    { $who ->
        [you] На какую клетку?
       *[other] { $seat } выбирает клетку…
    }
    .help = Выберите одну из клеток, о которых говорит особенность.
berserk-ask-dash =
    { $who ->
        [you] Сделать рывок на соседнюю клетку?
       *[other] { $seat } может сделать рывок…
    }
    .help = Один раз за ход, нападая, карта с рывком может переместиться на клетку, не по диагонали.
berserk-ask-step =
    { $who ->
        [you] Куда двинуть карту?
       *[other] { $seat } двигает карту…
    }
    .help = По одной клетке; «готово» заканчивает движение.
berserk-ask-bank =
    { $who ->
        [you] Сколько прибавить к броску?
       *[other] { $seat } может прибавить к броску…
    }
    .help = Что не прибавлено сейчас, можно прибавить к следующим броскам.
berserk-ask-seat =
    { $who ->
        [you] На кого подсадить карту «{ $card }»?
       *[other] { $card ->
            [none] { $seat } подсаживает симбиота…
           *[other] { $seat } подсаживает карту «{ $card }»…
        }
    }
    .help =
        Компаньон сидит на своём наземном существе, паразит — на существе переднего ряда врага.
        Каждое существо несёт не больше одного симбиота.
berserk-ask-before =
    { $who ->
        [you] Сыграть особенность карты из раздачи?
       *[other] { $seat } может сыграть особенность до набора отряда…
    }
    .help =
        Номера — места карт в вашей раздаче. Сыгранную карту показывают; то, что она велит взять
        в отряд, нужно оплатить. Игроки ходят по очереди, пока оба не спасуют.
berserk-ask-deploy =
    { $who ->
        [you] Переставить одну из ваших карт?
       *[other] { $seat } может переставить карты…
    }
    .help = Особенность позволяет переставить часть ваших карт в пределах вашей половины.
berserk-ask-start =
    { $who ->
        [you] Какую особенность начала боя сыграть?
       *[other] { $seat } может сыграть особенность до первого хода…
    }
    .help = По одной, по очереди; каждую один раз за бой.
berserk-ask-over = Бой окончен.

## Actions

berserk-action-roll = Выпало { $die }
berserk-action-draw = { $colour } берёт карту: { $card }
berserk-action-draw-hidden = { $colour } берёт карту
berserk-action-first = Ходить первым
berserk-action-second = Ходить вторым
berserk-action-keep = Оставить раздачу
berserk-action-mulligan = Пересдать
berserk-action-hire = Взять в отряд
berserk-action-hire-hidden = Берёт карту в отряд или нет
berserk-action-skip = Не брать
berserk-action-wait = Ждать
berserk-action-pass = Пас
berserk-action-end = Закончить ход
berserk-action-higher = Взять более сильную строку
berserk-action-lower = Взять предыдущую строку
berserk-action-show = Вскрыть
berserk-action-hide = Оставить скрытой
berserk-action-regenerate = Сначала регенерация
berserk-action-suffer = Сначала отравление
berserk-action-yes = Да
berserk-action-no = Нет
berserk-action-done = Готово
berserk-action-place = Поставить на { $at }
berserk-action-place-hidden = Ставит карту или ждёт
berserk-action-move = Движение: { $from } – { $to }
berserk-action-leap = Прыжок: { $from } – { $to }
berserk-action-strike = Удар: { $from } – { $to }
berserk-action-use = Особенность { $number }: { $at }
berserk-action-target = Выбрать: { $at }
berserk-action-protect = Защитник: { $at }
berserk-action-watch = Следить за небом: { $at }
berserk-action-charge = Взять фишку: { $at }
berserk-action-choose = Выбрать: { $card } ({ $colour }, { $zone })
berserk-action-number = Номер { $n }

## Events

berserk-piece =
    { $card ->
        [none] Скрытая карта
       *[other] { $card }
    }{ $at ->
        [none] { "" }
       *[other] { " " }({ $at })
    }
berserk-event-order-die =
    { $who ->
        [you] Вы бросаете кубик: { $die }.
       *[other] { $seat } бросает кубик: { $die }.
    }
berserk-event-first =
    { $who ->
        [you] Вы ходите первым.
       *[other] Первым ходит { $seat }.
    }
berserk-event-dealt =
    { $who ->
        [you] Вы берёте карту: { $card }.
       *[other] { $seat } берёт карту: { $card }.
    }
berserk-event-dealt-hidden = { $seat } берёт карту.
berserk-event-dealt-many =
    { $who ->
        [you] Вы берёте карты ({ $count }): { $cards }.
       *[other] { $cards-count ->
            [0] { $seat } берёт карты ({ $count }).
           *[other] { $seat } берёт карты ({ $count }): { $cards }.
        }
    }
berserk-event-mulligan =
    { $who ->
        [you] Вы пересдаёте в { $count }-й раз.
       *[other] { $seat } пересдаёт в { $count }-й раз.
    }
berserk-event-hired =
    { $who ->
        [you] Вы набираете отряд: { $cards }.
       *[other] { $seat } набирает отряд: { $cards }.
    }
berserk-event-hired-hidden = { $seat } набирает отряд.
berserk-event-stands = { berserk-piece } встаёт на место.
berserk-event-stands-many =
    { $who ->
        [you] Ваш отряд ({ $count }) занимает места: { $cards }.
       *[other] { $cards-count ->
            [0] { $seat } выставляет отряд ({ $count }), весь рубашкой вверх.
           *[other] { $seat } выставляет отряд ({ $count }), открыты { $cards }.
        }
    }
berserk-event-turn =
    { $who ->
        [you] Ход { $count }: ваш.
       *[other] Ход { $count }: { $seat }.
    }
berserk-event-revealed = { berserk-piece }: карта вскрыта.
berserk-event-revealed-many = Вскрыты карты: { $cards }.
berserk-event-takes-off = { $card } взлетает с { $from }.
berserk-event-moved = { berserk-piece } идёт на { $to }.
berserk-event-leapt = { berserk-piece } прыгает на { $to }.
berserk-aim = { $cards-count ->
        [0] скрытую карту
       *[other] карту «{ $cards-0 }»
    } ({ $target })
berserk-aim-at = { $cards-count ->
        [0] скрытой карте
       *[other] карте «{ $cards-0 }»
    } ({ $target })
berserk-event-declared = { berserk-piece } атакует { berserk-aim }: { $means }.
berserk-shelter = { $cards-count ->
        [0] скрытую карту
       *[other] карту «{ $cards-0 }»
    } ({ $to })
berserk-event-protects = { berserk-piece } защищает { berserk-shelter }.
berserk-fortune-blessing = +1 (благословение)
berserk-fortune-curse = −1 (проклятие)
berserk-fortune-clumsy = −1 (неповоротливость)
berserk-added = { $skill ->
        [none] { "" }
       *[other] { " " }{ $skill } (опыт)
    }{ $fortunes-count ->
        [0] { "" }
       *[other] { " " }{ $fortunes }
    }{ $added ->
        [none] { "" }
       *[other] { " " }{ $added } (особенности)
    }
berserk-sum = { $skill ->
        [none] { $fortunes-count ->
            [0] { $added ->
                [none] { "" }
               *[other] { " " }= { $total }
            }
           *[other] { " " }= { $total }
        }
       *[other] { " " }= { $total }
    }
berserk-event-rolled =
    { $die ->
        [0] { berserk-piece }: бросок { $total }.
       *[other] { berserk-piece }: на кубике { $die }{ berserk-added }{ berserk-sum }.
    }
berserk-event-row =
    { $who ->
        [you] Ваш выбор: { $row }.
       *[other] { $seat } выбирает: { $row }.
    }
berserk-stopped = { $armor ->
        [0] { "" }
       *[other] , броня приняла { $armor }
    }{ $shield ->
        [0] { "" }
       *[other] , предотвращено { $shield }
    }
berserk-blow = { $means }, { $strength }, величина { $magnitude }{ berserk-stopped }
berserk-event-hit =
    { $wounds ->
        [0] { berserk-piece } не ранит { berserk-aim }: { berserk-blow }.
        [one] { berserk-piece } наносит { berserk-aim-at } { $wounds } рану: { berserk-blow }.
        [few] { berserk-piece } наносит { berserk-aim-at } { $wounds } раны: { berserk-blow }.
       *[many] { berserk-piece } наносит { berserk-aim-at } { $wounds } ран: { berserk-blow }.
    }
berserk-event-missed = { berserk-piece } промахивается по { berserk-aim-at } ({ $means }).
berserk-event-blocked = { berserk-piece }: атака по { berserk-aim-at } заблокирована ({ $means }).
berserk-event-taken-back = { berserk-piece }: действие невозможно и берётся назад.
berserk-event-healed =
    { $count ->
        [one] { berserk-piece }: излечена { $count } рана.
        [few] { berserk-piece }: излечены { $count } раны.
       *[many] { berserk-piece }: излечено { $count } ран.
    }
berserk-event-suffered =
    { $count ->
        [one] { berserk-piece }: { $count } рана от отравления.
        [few] { berserk-piece }: { $count } раны от отравления.
       *[many] { berserk-piece }: { $count } ран от отравления.
    }
berserk-event-poisoned = { berserk-piece } получает отравление { $count }.
berserk-drunk = { $extra ->
        [0] { "" }
        [one] { " " }и получена { $extra } дополнительная жизнь
        [few] { " " }и получены { $extra } дополнительные жизни
       *[many] { " " }и получено { $extra } дополнительных жизней
    }
berserk-event-drank =
    { $count ->
        [one] { berserk-piece } пьёт кровь: излечена { $count } рана{ berserk-drunk }.
        [few] { berserk-piece } пьёт кровь: излечены { $count } раны{ berserk-drunk }.
       *[many] { berserk-piece } пьёт кровь: излечено { $count } ран{ berserk-drunk }.
    }
berserk-event-died = { berserk-piece } гибнет.
berserk-event-exiled = { berserk-piece } отправляется в изгнание.
berserk-event-token = { $card } получает жетон инкарнации, теперь их { $count }.
berserk-event-returns = { berserk-piece } возвращается с кладбища.
berserk-event-watches = { berserk-piece } следит за небом.
berserk-event-stays-exhausted = { berserk-piece }: карта остаётся закрытой.
berserk-event-over =
    { $who ->
        [you] Вы выиграли бой!
        [nobody] Бой закончился вничью.
       *[other] { $seat } выигрывает бой.
    }
berserk-event-cancelled = { berserk-piece }: атака не состоялась.
berserk-event-wounded =
    { $count ->
        [one] { berserk-piece } получает { $count } рану.
        [few] { berserk-piece } получает { $count } раны.
       *[many] { berserk-piece } получает { $count } ран.
    }
berserk-event-blessed = { berserk-piece } получает благословение.
berserk-event-cursed = { berserk-piece } получает проклятие.
berserk-event-chips =
    { $count ->
        [one] { berserk-piece } получает { $count } фишку.
        [few] { berserk-piece } получает { $count } фишки.
       *[many] { berserk-piece } получает { $count } фишек.
    }
berserk-event-chips-lost =
    { $count ->
        [one] { berserk-piece } теряет { $count } фишку.
        [few] { berserk-piece } теряет { $count } фишки.
       *[many] { berserk-piece } теряет { $count } фишек.
    }
berserk-event-lives =
    { $count ->
        [one] { berserk-piece } получает { $count } дополнительную жизнь.
        [few] { berserk-piece } получает { $count } дополнительные жизни.
       *[many] { berserk-piece } получает { $count } дополнительных жизней.
    }
berserk-event-lives-lost =
    { $count ->
        [one] { berserk-piece } теряет { $count } дополнительную жизнь.
        [few] { berserk-piece } теряет { $count } дополнительные жизни.
       *[many] { berserk-piece } теряет { $count } дополнительных жизней.
    }
berserk-event-scavenged = { berserk-piece } поедает труп.
berserk-event-dashed = { berserk-piece } делает рывок на { $to }.
berserk-event-exhausted = { berserk-piece }: карта закрывается.
berserk-event-alerted = { berserk-piece }: карта открывается.
berserk-event-alerted-many = Открываются карты: { $cards }.
berserk-event-stunned = { berserk-piece }: карта не откроется в начале следующего хода.
berserk-event-armored = { berserk-piece }: броня снова цела.
berserk-event-cleansed = { berserk-piece }: { $of } снято.
berserk-event-marked = { berserk-piece } получает маркер: { $marker }.
berserk-event-unmarked = { berserk-piece } теряет маркер: { $marker }.
berserk-event-square-marked = { berserk-piece } кладёт маркер на { $square }: { $marker }.
berserk-event-given = { berserk-piece } попадает под действие особенности.
berserk-event-shifted = { berserk-piece } перемещается на { $to }.
berserk-event-exiled-from-grave = { $card } изгоняется с кладбища.
berserk-event-buried = { $card }: из колоды на кладбище.
berserk-event-shown =
    { $who ->
        [you] Вы показываете карту: { $card }.
       *[other] { $seat } показывает карту: { $card }.
    }
berserk-event-seen =
    { $who ->
        [you] Вы видите верхнюю карту своей колоды: { $card }.
       *[other] { $seat } видит верхнюю карту колоды: { $card }.
    }
berserk-event-seen-hidden = { $seat } смотрит карту своей колоды.
berserk-event-looked =
    { $who ->
        [you] Вы смотрите верх своей колоды:
       *[other] { $seat } смотрит верх колоды:
    } { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
berserk-event-sent-to-deck = { $card } возвращается в колоду.
berserk-event-exiled-from-deck = { $card } изгоняется из колоды.
berserk-event-commanded =
    { $who ->
        [you] Вы получаете контроль: { berserk-piece }.
       *[other] { $seat } получает контроль: { berserk-piece }.
    }
berserk-event-extra-turn =
    { $who ->
        [you] Вы получаете ещё один ход после этого.
       *[other] { $seat } получает ещё один ход после этого.
    }
berserk-event-lands = { berserk-piece } приземляется на { $to }.
berserk-event-summoned = { berserk-piece } вступает в бой.
berserk-event-redirected = Атака перенаправлена: { berserk-piece }.
berserk-event-uses = { berserk-piece } применяет: { $effects }.
berserk-event-responds = { berserk-piece } отвечает: { $effects }.
berserk-event-reacts = { $effects-count ->
        [0] { berserk-piece }: особенность срабатывает.
       *[other] { berserk-piece }: { $effects }.
    }
berserk-event-charges = { berserk-piece } копит силы.
berserk-event-numbered =
    { $who ->
        [you] Вы выбираете: { $effects }.
       *[other] { $seat } выбирает: { $effects }.
    }
berserk-event-banked = { berserk-piece }: к броску прибавлено { $count }.
berserk-event-seated = { berserk-piece }: подсаживается на { $to }.
berserk-event-spreads = { $card }: местность уходит с { $from } в дополнительную зону.

## Reasons

berserk-reason-cannot-respond = у этой карты сейчас нет подходящего внезапного действия
berserk-reason-cannot-hire = карту «{ $card }» не на что взять, или брать её нельзя
berserk-reason-must-place = карта ждёт расстановки
berserk-reason-nothing-to-place = все ваши карты расставлены
berserk-reason-not-your-half = это не ваша половина поля
berserk-reason-zone-closed = сначала нужно занять ближние клетки
berserk-reason-square-taken = клетка занята
berserk-reason-not-your-rear-row = это не ваш задний ряд
berserk-reason-cannot-protect = эта карта не может здесь защищать
berserk-reason-not-your-card = это не ваша карта
berserk-reason-exhausted = карта закрыта
berserk-reason-enemy-not-only-flyers = у противника остались не только летающие
berserk-reason-cannot-attack = эта карта сейчас не может атаковать
berserk-reason-no-target = там некого атаковать
berserk-reason-own-card = это ваша карта
berserk-reason-out-of-reach = до цели не достать
berserk-reason-cannot-move = эта карта сейчас не может двигаться
berserk-reason-too-far = слишком далеко
berserk-reason-cannot-leap = эта карта не прыгает и не телепортируется
berserk-reason-already-moved = эта карта уже двигалась
berserk-reason-no-such-choice = такого выбора нет
berserk-reason-must-attack = одна из карт обязана сначала напасть
berserk-reason-needs-no-chips = этой карте фишки не нужны
berserk-reason-no-such-ability = у этой карты нет такой особенности
berserk-reason-cannot-pay = за особенность нечем заплатить
berserk-reason-used-up = особенность уже использована
berserk-reason-cannot-use = сейчас для особенности нет цели, или она запрещена

## The table in a terminal

berserk-label-turn = Ход { $turn } · { $player }
berserk-label-hidden = скрыта
berserk-label-air = В воздухе:
berserk-label-terrain = Местности:
berserk-label-riders = Симбиоты:
berserk-label-on = на { $at }
berserk-label-grave = Кладбища:
berserk-label-exile = В изгнании:
berserk-label-shown = Пророчество — { $player }:
berserk-label-top = Сверху колоды — { $player }:
berserk-label-under = Под колодой — { $player }:
berserk-label-elite = золото { $cost }
berserk-label-regular = серебро { $cost }
berserk-label-purse = Золото { $gold }, серебро { $silver }, потрачено { $spent }
berserk-label-hired = в отряде
berserk-chance = Кубики и раздача
berserk-stat-title = Бой в цифрах
berserk-stat-left = осталось карт
berserk-stat-lives = осталось жизней
berserk-stat-attacks = атак
berserk-stat-wounds = нанесено ран в атаках
berserk-stat-felled = убито карт противника
berserk-stat-heroes = больше всех ран
berserk-close =
    { $who ->
        [you] { $count ->
            [1] Вы победили последней картой (жизней: { $lives }).
           *[other] Вы победили, сохранив карт: { $count }, жизней: { $lives }.
        }
       *[other] { $count ->
            [1] Победа была близко: у противника ({ $seat }) осталась одна карта (жизней: { $lives }).
           *[other] У противника ({ $seat }) осталось карт: { $count }, жизней: { $lives }.
        }
    }

## Стол в браузере

berserk-board-field = Поле боя
berserk-board-turn = Ход { $turn }
berserk-board-before-battle = Перед боем
berserk-board-turn-of = действует { $seat }
berserk-board-choose-card = Выберите свою карту: поле покажет, куда она может пойти и кого ударить.
berserk-board-own = ваша
berserk-board-enemy = вражеская
berserk-board-hidden = Скрытая карта
berserk-board-hidden-note = Скрытая карта: пока её не атакуют и она не действует, её знает только владелец.
berserk-board-square-empty = пусто
berserk-board-square-open = свободно для карты
berserk-board-life-of = осталось жизней { $left } из { $life }
berserk-board-label-odds = убить: { $kill } %
berserk-board-life = Жизнь
berserk-board-move = Движение
berserk-board-strike = Удар
berserk-board-elite = элитная, за золото
berserk-board-regular = рядовая
berserk-board-unique = уникальная

berserk-sign-shot = стреляет
berserk-sign-throw = метает
berserk-sign-magic = магия
berserk-sign-harm = ранит особенностью
berserk-sign-heal = лечит
berserk-sign-summon = вызывает существ
berserk-sign-poison = отравляет
berserk-sign-stun = сковывает врагов
berserk-sign-armor = броня или чешуя
berserk-sign-protect = защита от некоторых атак
berserk-sign-regen = регенерация
berserk-sign-vampirism = вампиризм
berserk-sign-jump = прыгает или телепортируется
berserk-sign-skill = опыт в атаке или в защите
berserk-sign-formation = строй
berserk-sign-trait = есть своя особенность
berserk-board-condition-wounds = { $count ->
        [one] { $count } рана
        [few] { $count } раны
       *[many] { $count } ран
    }
berserk-board-condition-exhausted = закрыта
berserk-board-condition-poison = отравлена: { $count } за ход
berserk-board-condition-blessed = благословлена: +1 к броску
berserk-board-condition-cursed = проклята: −1 к броску
berserk-board-condition-stunned = оглушена: не откроется в свой следующий ход
berserk-board-condition-returned = вернулась с кладбища
berserk-board-condition-pacified = не может атаковать
berserk-board-condition-tokens = { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
berserk-board-condition-extra = { $count ->
        [one] { $count } дополнительная жизнь
        [few] { $count } дополнительные жизни
       *[many] { $count } дополнительных жизней
    }
berserk-board-condition-armor = осталось брони: { $count }
berserk-board-condition-watching = может ударить летающее существо
berserk-board-condition-chips = { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
    }

## Шансы и схватки

berserk-board-odds-kill = убить
berserk-board-odds-fall = погибнуть
berserk-board-odds-dealt = нанесённых ран в среднем
berserk-board-odds-taken = полученных ран в среднем
berserk-board-odds-unknown = Там стоит скрытая карта, и шансы посчитать нельзя.
berserk-board-odds-protectors = Если кто-то защитит:
berserk-board-odds-targets = По целям: убить, нанести ран и получить ран
berserk-board-outcome = нанести { $dealt }, получить { $taken }
berserk-board-clash = Последняя атака
berserk-board-protected = удар принял защитник
berserk-board-row = Разница { $gap }
berserk-board-row-lone = Одиночный бросок: { $total }
berserk-board-row-higher = взята более сильная строка
berserk-board-row-lower = взята предыдущая строка
berserk-board-table = Таблица ударов
berserk-board-table-note = Итог атакующего минус итог защищающегося. Где удар наносят оба, выбросивший больше может взять вместо этого удары после черты.
berserk-board-table-gap = Разница
berserk-board-table-attacker = Удар атакующего
berserk-board-table-defender = Удар защищающегося
berserk-board-table-low = поровну, до 4
berserk-board-table-high = поровну, 5 и больше
berserk-board-table-lone = Одиночный бросок

## Instants and what is declared

berserk-board-stack = Объявлено; первым выполняется верхнее
berserk-board-response = Ответ внезапным действием
berserk-board-answering = { $event ->
    [declared] { $whose ->
        [mine] Вы нападаете: { $card }.
       *[theirs] Противник нападает: { $card }.
    }
    [used] { $whose ->
        [mine] Вы применяете особенность: { $card }.
       *[theirs] Противник применяет особенность: { $card }.
    }
    [protected] Назначен защитник: { $card }.
    [rolled] Кубик брошен: { $card }.
    [attack_done] Атака закончена: { $card }.
    [moved] Карта подвинулась: { $card }.
    [jumped] Карта прыгнула: { $card }.
    [teleported] Карта телепортировалась: { $card }.
    [turn_start] Ход начинается.
    [turn_end] Ход заканчивается.
   *[other] Что-то происходит: { $card }.
}
berserk-board-no-instant = Подходящего внезапного действия у вас нет. Другим это не видно.
berserk-board-pass = Пас
berserk-board-rest = Пас до моего хода
berserk-board-stops = Когда меня спрашивать
berserk-board-stops-theirs = В ответ противнику
berserk-board-stops-mine = После моих действий
berserk-board-stop-attack = атаки
berserk-board-stop-ability = особенности
berserk-board-stop-protector = защитники
berserk-board-stop-dice = броски кубика
berserk-board-stop-after = концы атак
berserk-board-stop-step = движение карт
berserk-board-stop-start = начала ходов
berserk-board-stop-end = концы ходов
berserk-board-upkeep = Отравление и регенерация ваших карт

## Набор и расстановка

berserk-board-deal = Ваша раздача
berserk-board-recruit = Соберите отряд
berserk-board-bought = Купить лучшее
berserk-board-affordable = только те, на кого ещё хватает
berserk-board-sort = Порядок
berserk-board-sort-dealt = как сданы
berserk-board-sort-cost = по стоимости
berserk-board-sort-realm = по стихиям
berserk-board-sort-life = по жизням
berserk-board-recruit-note = Отметьте, кого взять. Элитные карты (золотая рамка) стоят золота, остальные — серебра, а когда оно кончится, золота. Каждая стихия после первой стоит один золотой.
berserk-board-gold = Золото { $left } из { $all }
berserk-board-silver = Серебро { $left } из { $all }
berserk-board-realms-count = { $count ->
        [one] { $count } стихия
        [few] { $count } стихии
       *[many] { $count } стихий
    }
berserk-board-army = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
berserk-board-hire-all = { $count ->
        [one] Взять в отряд { $count } карту
        [few] Взять в отряд { $count } карты
       *[many] Взять в отряд { $count } карт
    }
berserk-board-too-dear = На карту «{ $card }» золота и серебра уже не хватает.
berserk-board-waiting = Ждём соперника…
berserk-board-place = Расставьте отряд
berserk-board-place-note = Перетащите карту на свою половину или выберите её, а потом клетку. Пока оба не закончат, этого никто не видит.
berserk-board-place-rest = Расставить остальных за меня
berserk-board-place-done = К бою готов
berserk-board-tray = Карты для расстановки
berserk-board-muster-watch = Оба игрока тайно собирают отряды.

## Кладбища

berserk-board-grave = Кладбище: { $count }
berserk-board-deck = Колода — { $seat }
berserk-board-prophecy = Пророчество — { $seat }
berserk-board-deck-top = Сверху колоды — { $seat }:
berserk-board-deck-under = Под колодой — { $seat }:
berserk-board-deck-unknown = неизвестная карта
berserk-board-exiled = изгнано: { $count }
berserk-board-grave-empty = Пока никого.
berserk-board-zone-grave = Кладбище
berserk-board-zone-exile = Изгнаны
berserk-board-tokens = { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
berserk-board-look = Рассмотреть: { $card }

## Стихии и типы

berserk-realms-plains = Степи
berserk-realms-mountains = Горы
berserk-realms-forests = Леса
berserk-realms-swamp = Болота
berserk-realms-fire = Огонь
berserk-realms-darkness = Тьма
berserk-realms-neutral = Нейтральные
berserk-type-ground = существо
berserk-type-flyer = летающее существо
berserk-type-artifact = артефакт
berserk-type-terrain = местность
berserk-type-companion = компаньон
berserk-type-parasite = паразит
berserk-option-battle = Бой
    .help = full: с раздачи; lesson: первый бой с подсказками, отряды уже стоят
berserk-battle-full = полный, с раздачи
berserk-battle-lesson = первый бой с подсказками
berserk-battle-ready = готовые отряды «Куба на зуб»

## Колоды

berserk-deck-title = Сборка колод
berserk-deck-lead = Просмотрите все карты, соберите колоду и ведите её в бой. Колоды хранятся на этом устройстве.
berserk-deck-deck = Колода
berserk-deck-cards = Карты
berserk-deck-which = Колода
berserk-deck-new = Новая колода
berserk-deck-own = Ваши колоды
berserk-deck-ready-realms = Готовые колоды: «Стихии»
berserk-deck-ready-kub = Готовые колоды: «Куб на зуб»
berserk-deck-set = Карты
berserk-deck-set-realms = «Стихии»
berserk-deck-set-kub = «Куб на зуб»
berserk-deck-set-realms-kub = Оба набора
berserk-deck-from-ready = Начать с готовой колоды
berserk-deck-given = колода из ссылки
berserk-deck-name = Название
berserk-deck-unnamed = Моя колода
berserk-deck-imported = Загруженная колода
berserk-deck-count = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
berserk-deck-found = { $count ->
        [one] Найдена { $count } карта
        [few] Найдены { $count } карты
       *[many] Найдено { $count } карт
    }
berserk-deck-legal = Колода по правилам
berserk-deck-empty = Карт пока нет: нажмите «+» на карте.
berserk-deck-search = Слова
berserk-deck-realm = Стихия
berserk-deck-cost = Стоимость
berserk-deck-rank = Ранг
berserk-deck-any = любая
berserk-deck-elite = элитные
berserk-deck-regular = рядовые
berserk-deck-keyword = Особенность
berserk-deck-more = Добавить: { $card }
berserk-deck-less = Убрать: { $card }
berserk-deck-play = Играть этой колодой
berserk-deck-import = Загрузить
berserk-deck-import-note = По карте на строку, например «3 Степной ополченец». Названия — на любом языке стола.
berserk-deck-import-do = Прочитать как новую колоду
berserk-deck-export = Выгрузить
berserk-deck-copy = Копировать
berserk-deck-copied = Скопировано.
berserk-deck-delete = Удалить
berserk-deck-too-few-cards = { $count ->
        [one] { $count } карта: в колоде должно быть не меньше { $least }.
        [few] { $count } карты: в колоде должно быть не меньше { $least }.
       *[many] { $count } карт: в колоде должно быть не меньше { $least }.
    }
berserk-deck-too-many-cards = { $count ->
        [one] { $count } карта: в колоде может быть не больше { $most }.
        [few] { $count } карты: в колоде может быть не больше { $most }.
       *[many] { $count } карт: в колоде может быть не больше { $most }.
    }
berserk-deck-too-many-copies = { $card }: копий { $count }, можно не больше { $most }.
berserk-deck-unknown-card = Карты «{ $name }» нет.

## Первый бой с подсказками

berserk-guide-welcome = Добро пожаловать на поле. Ваш отряд стоит внизу, вражеский — вверху. У кого не осталось существ, тот проиграл. Красное сердце — жизнь карты, сапог — её шаги, а 1-2-3 — сколько ранит её слабый, средний и сильный удар.
berserk-guide-select = Ваш ход. Выберите Табунщика, он отмечен звездой. Рамка видна у каждой карты, которая ещё может что-то сделать.
berserk-guide-move = Зелёные точки — клетки, куда можно дойти. Встаньте рядом с врагом: удар достаёт все восемь клеток вокруг.
berserk-guide-strike = Враги, до которых можно достать, обведены красным. Наведите на одного из них (на сенсорном экране — коснитесь один раз) и прочтите шансы: сосчитаны все броски обоих кубиков. Потом нажмите, чтобы ударить.
berserk-guide-dice = Оба бойца бросили по кубику, и разница выбрала строку таблицы ударов. Чем больше она в вашу пользу, тем сильнее удар; выбросите слишком мало — ударят вас. Нажмите строку под кубиками, чтобы увидеть всю таблицу.
berserk-guide-exhausted = Ваша карта повернулась: она закрыта и в этот ход больше не действует. Закрытые не бросают кубик, когда их бьют, поэтому не отвечают на удар, и никого не могут защитить. Они откроются в начале вашего следующего хода.
berserk-guide-ability = У карт есть и особенности. Выберите Лучника-кочевника, нажмите на его выстрел, а потом на цель: выстрел — это один бросок, на него не отвечают, но по соседу стрелять нельзя.
berserk-guide-end = Ходите и бейте кем угодно и в любом порядке. Когда закончите, завершите ход.
berserk-guide-protector = Теперь действует враг. Если он бьёт вашу карту, а рядом с обоими бойцами стоит ваша открытая, её можно подставить под удар.
berserk-guide-protector-now = Вас бьют! Отмеченная карта может защитить: она сразится вместо цели, а потом закроется. Сравните шансы и выберите её или откажитесь.
berserk-guide-finish = Ваши карты снова открыты. Бейте раненых и закрытых, а своих держите рядом. Уничтожьте всех врагов, чтобы победить.
berserk-guide-victory = Победа! Главное в игре вы уже знаете. В настоящем бою вы ещё и набираете отряд из пятнадцати карт и тайно его расставляете.
berserk-guide-defeat = Бой проигран, но главное в игре вы уже знаете. В настоящем бою вы ещё и набираете отряд из пятнадцати карт и тайно его расставляете.

## На доске в браузере

berserk-settings-stops = Внезапные действия в «Берсерке»
berserk-settings-stops-note = В остальные моменты ответ пропускается без вопроса. Противник этих настроек не видит.

## Игроки-программы

bot-forgetful = Забывчивый бот
    .text = каждый ход забывает больше половины своих карт
bot-distracted = Рассеянный бот
    .text = каждый ход забывает около трети своих карт
bot-search = Бот-аналитик
    .text = пробует самые многообещающие ходы и доигрывает каждый до ответа противника

## Что делают особенности, в журнале

berserk-effect-shot = выстрел
berserk-effect-throw = метание
berserk-effect-blast = разряд
berserk-effect-row = удар через ряд
berserk-effect-special = особый удар
berserk-effect-magic = магический удар
berserk-effect-strike = простой удар
berserk-effect-fight = сражение
berserk-effect-finish = добивание
berserk-effect-damage = ранение
berserk-effect-heal = лечение
berserk-effect-restore = полное излечение
berserk-effect-lives = дополнительные жизни
berserk-effect-lose-lives = потеря дополнительных жизней
berserk-effect-redistribute = перераспределение ран
berserk-effect-poison = отравление
berserk-effect-bless = благословение
berserk-effect-curse = проклятие
berserk-effect-cleanse = очищение
berserk-effect-chips = фишки
berserk-effect-lose-chips = потеря фишек
berserk-effect-move-chips = передача фишек
berserk-effect-mark = маркер
berserk-effect-unmark = снятие маркера
berserk-effect-tap = закрытие
berserk-effect-open = открытие
berserk-effect-stun = пропуск открытия
berserk-effect-restore-armor = восстановление брони
berserk-effect-copy = копирование особенностей
berserk-effect-control = переход под контроль
berserk-effect-relocate = перемещение
berserk-effect-step = движение
berserk-effect-swap = обмен местами
berserk-effect-take-off = полёт
berserk-effect-land = приземление
berserk-effect-seat = смена хозяина
berserk-effect-destroy = уничтожение
berserk-effect-exile = изгнание
berserk-effect-summon = вызов
berserk-effect-resurrect = возрождение
berserk-effect-bury = карта на кладбище
berserk-effect-to-deck = возврат в колоду
berserk-effect-reveal = вскрытие
berserk-effect-look = взгляд в колоду
berserk-effect-prophecy = пророчество
berserk-effect-reroll = переброс кубика
berserk-effect-roll-add = изменение броска
berserk-effect-roll-set = заданный бросок
berserk-effect-strength-set = заданная сила удара
berserk-effect-outcome = заданный исход
berserk-effect-cancel = отмена
berserk-effect-block = блок
berserk-effect-redirect = перенаправление
berserk-effect-protect = защита
berserk-effect-prevent = предотвращение ран
berserk-effect-shield = щит
berserk-effect-replace = другое число
berserk-effect-extra-turn = дополнительный ход
berserk-effect-win = победа
berserk-effect-cast = бросок кубика
berserk-effect-dice-bank = прибавка к броскам
berserk-effect-five-digits = пять параметров
berserk-effect-give-power = изменение атак
berserk-effect-give-take = изменение получаемых ран
berserk-effect-give-roll = изменение бросков
berserk-effect-give-roll-is = заданный бросок
berserk-effect-give-dice = больше кубиков
berserk-effect-give-weaken = ослабление атак
berserk-effect-give-cap = ограничение ран
berserk-effect-give-range = изменение дальности
berserk-effect-give-move = изменение движения
berserk-effect-give-life = изменение жизни
berserk-effect-give-kw = новая особенность
berserk-effect-give-more = изменение особенности
berserk-effect-give-lose = потеря особенности
berserk-effect-give-silent = потеря особенностей
berserk-effect-give-ability = новая особенность
berserk-effect-give-ignore = игнорирование особенности
berserk-effect-give-class = новый класс
berserk-effect-give-unclass = потеря класса
berserk-effect-give-realm = новая стихия
berserk-effect-give-type = новый тип
berserk-effect-give-times = дополнительные удары
berserk-effect-give-no-tap = без закрытия
berserk-effect-give-reach = дальние удары
berserk-effect-give-guard = защита закрытой карты
berserk-effect-give-prophecy = расширение пророчеств
berserk-effect-give-fury = изменение бешенства
berserk-effect-give-iconless = потеря значков
berserk-effect-give-rule = запрет

## Чего стоила ошибка

berserk-pieces =
    { $share ->
        [little] малую часть золотого
        [quarter] четверть золотого
        [third] треть золотого
        [half] половину золотого
        [most] три четверти золотого
       *[whole]
            { $count ->
                [one] { $count } золотой
                [few] { $count } золотых
               *[many] { $count } золотых
            }
    }

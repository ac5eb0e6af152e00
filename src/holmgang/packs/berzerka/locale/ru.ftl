### «Берзерка» по-русски. Как находятся сообщения: holmgang/texts/__init__.py

berzerka-name = Берзерка
berzerka-tagline = Заявляйте, видя половину карт, бейте при первой возможности и сыграйте каждый контракт по разу.
berzerka-goal =
    Каждый должен сыграть каждый контракт один раз. Когда контракт сыграли все трое, лучший получает
    его цену в очках, а худший её теряет.
berzerka-win =
    В каждой раздаче разыгрывающий играет контракт против двух других.
    Каждый один раз играет каждый контракт; результат записывают.
    Когда контракт сыграли все трое, лучший результат получает его цену, а худший её теряет.
    После последней раздачи побеждает тот, у кого больше очков.
berzerka-home-about = Игра на взятки с торговлей, где каждая раздача приносит новый контракт.
berzerka-home-short = Короткая игра
berzerka-home-lesson = Первая игра с подсказками
berzerka-home-players = 3 игрока · 30–75 минут

## Настройки

berzerka-option-length = Длина
    .help = сколько играть: full (5 контрактов, 15 раздач) или short (3 контракта, 9 раздач)
berzerka-length-full = полная, 15 раздач
berzerka-length-short = короткая, 9 раздач
berzerka-option-contracts = Контракты
    .help = starter (начальные), random (случайные) или названия 5 (в короткой игре 3) контрактов через запятую
berzerka-contracts-starter = начальные контракты
berzerka-contracts-random = случайные контракты
berzerka-option-dealing = Сдача
    .help = halves: заявки с 7 картами; whole: заявки со всеми 13 (вариант «Меньше мизерки»)
berzerka-dealing-halves = заявки с половиной карт
berzerka-dealing-whole = заявки со всеми картами
berzerka-option-hotseat = Горячее место
    .help = когда сносит тот, кто на горячем месте: last (последним) или, как вариант, first (первым)
berzerka-hotseat-last = сносит последним
berzerka-hotseat-first = сносит первым
berzerka-option-penalty = Штраф
    .help = worsen: штраф ухудшает любой результат; literal: штраф вычитается из взяток
berzerka-penalty-worsen = ухудшает любой результат
berzerka-penalty-literal = вычитается из взяток
berzerka-option-memory = Память
    .help = perfect: можно смотреть все взятки раздачи; strict: только последнюю
berzerka-memory-perfect = все взятки открыты
berzerka-memory-strict = только последняя взятка
berzerka-option-first = Первая рука
    .help = кто сдаёт первым: random (жребий), blue (синий), yellow (жёлтый) или red (красный)
berzerka-first-random = жребий
berzerka-first-blue = синий
berzerka-first-yellow = жёлтый
berzerka-first-red = красный
berzerka-option-pack = Набор
    .help = какими контрактами играть: название набора или путь к папке
berzerka-pack-standard = обычный

## Места, масти и объявления

berzerka-colour-blue = Синий
berzerka-colour-yellow = Жёлтый
berzerka-colour-red = Красный

berzerka-trump-S = пики
berzerka-trump-H = черви
berzerka-trump-D = бубны
berzerka-trump-C = трефы
berzerka-suit-S = пики
berzerka-suit-H = черви
berzerka-suit-D = бубны
berzerka-suit-C = трефы
berzerka-order-high = старшие
    .text = В первой взятке сильнее старшие карты; с каждой взяткой порядок переворачивается.
berzerka-order-low = младшие
    .text = В первой взятке сильнее младшие карты; с каждой взяткой порядок переворачивается.
berzerka-parity-odd = нечётные
    .text = Нечётные карты бьют чётные.
berzerka-parity-even = чётные
    .text = Чётные карты бьют нечётные.
berzerka-strength-high = сильнее всех 13
berzerka-strength-low = сильнее всех 1
berzerka-strength-low-trump = сильнее всех 13, в козырной масти 1
berzerka-strength-odd = нечётные бьют чётные
berzerka-strength-even = чётные бьют нечётные
berzerka-strength-near = чем ближе к { $rank }, тем сильнее

## Контракты

berzerka-contract-berzerka = Берзерка
    .text = Назначьте козырь. Как можно больше взяток.
berzerka-contract-hold-steady = Держать строй
    .text = Без козыря. Как можно больше взяток.
berzerka-contract-world-turned-over = Мир вверх дном
    .text = Без козыря, сильнее всех 1. Как можно больше взяток.
berzerka-contract-swing-the-axe = Взмах топора
    .text = Без козыря. Объявите, старшие или младшие сильнее; с каждой взяткой порядок переворачивается. Как можно больше взяток.
berzerka-contract-bottle-it-up = Держать в себе
    .text = Без козыря. Как можно меньше взяток.
berzerka-contract-odins-rune = Руна Одина
    .text = Нижнюю карту открывают: её масть — козырь. Как можно больше взяток.
berzerka-contract-low-fury = Ярость низов
    .text = Назначьте козырь; сильнее всех 1. Как можно больше взяток.
berzerka-contract-mirror-shield = Зеркальный щит
    .text = Назначьте козырь; в нём сильнее всех 1. Как можно больше взяток.
berzerka-contract-no-retreat = Ни шагу назад
    .text = Назначьте козырь. Сносить вам нельзя. Как можно больше взяток.
berzerka-contract-slow-burn = Тлеющий огонь
    .text = Назначьте масть, которая станет козырем с 8-й взятки. Как можно больше взяток.
berzerka-contract-crooked-ranks = Кривой порядок
    .text = Без козыря. Объявите, чётные или нечётные сильнее. Как можно больше взяток.
berzerka-contract-eye-of-the-storm = Око бури
    .text = Без козыря. Назовите достоинство: чем ближе к нему, тем сильнее. Как можно больше взяток.
berzerka-contract-first-blood = Первая кровь
    .text = Назначьте козырь. Как можно больше взяток с 1-й по 6-ю.
berzerka-contract-last-stand = Последний рубеж
    .text = Назначьте козырь. Как можно больше взяток с 9-й по 13-ю.
berzerka-contract-unbroken-charge = Неудержимый натиск
    .text = Без козыря. Самый длинный ряд взяток подряд.
berzerka-contract-feast-or-famine = Пир или голод
    .text = Назначьте козырь. Как можно дальше от 5 взяток, в любую сторону.
berzerka-contract-measured-blow = Точный удар
    .text = Без козыря. Как можно ближе к 4 взяткам.
berzerka-contract-boast = Похвальба
    .text = Назначьте козырь и число. Наберёте — оно засчитано; каждая недостающая взятка идёт в минус.

## Вопросы

berzerka-ask-bid =
    { $who ->
        [you] Заявите контракт или спасуете?
       *[other] { $seat } думает над заявкой…
    }
    .help =
        { $whole ->
            [1] Вы видите все тринадцать карт, а цена контрактов не растёт.
           *[other] Вы заявляете, видя половину своих карт; цена сыгранного так контракта растёт на один.
        } Первая заявка бесплатна, каждая следующая, чья бы она ни была, увеличивает штраф на одну
        взятку. Названный контракт сменить нельзя; пас окончателен. Если спасуют все, играть придётся
        первой руке.
berzerka-ask-hotseat =
    { $who ->
        [you] Вы на горячем месте. Какой контракт играете?
       *[other] { $seat } на горячем месте и выбирает контракт…
    }
    .help =
        Все спасовали, и вы обязаны сыграть контракт, которого ещё не играли. Вы видите все свои карты
        и играете без штрафа{ $whole ->
            [1] {""}
           *[other] , но цена контракта не растёт
        }.
berzerka-ask-trump =
    { $who ->
        [you] Какую масть назначите козырной?
       *[other] { $seat } выбирает козырь…
    }
    .help = Козырь бьёт три остальные масти. Тот, у кого нет масти захода, обязан бить козырем.
berzerka-ask-order =
    { $who ->
        [you] Какие карты сделаете сильнее в первой взятке?
       *[other] { $seat } выбирает порядок карт…
    }
    .help = После каждой взятки порядок переворачивается.
berzerka-ask-parity =
    { $who ->
        [you] Какие карты сделаете сильнее: чётные или нечётные?
       *[other] { $seat } выбирает между чётными и нечётными…
    }
    .help = Названные карты бьют все остальные своей масти; между собой сильнее старшая.
berzerka-ask-rank =
    { $who ->
        [you] Какое достоинство назовёте самым сильным?
       *[other] { $seat } выбирает самое сильное достоинство…
    }
    .help = Чем ближе карта к названному достоинству, тем она сильнее.
berzerka-ask-number =
    { $who ->
        [you] Сколько взяток вы обещаете?
       *[other] { $seat } выбирает число взяток…
    }
    .help = Возьмёте хотя бы столько — число засчитано. Каждая недостающая взятка — минус один.
berzerka-ask-discard =
    { $who ->
        [you] Снесите ненужные карты по одной и закончите. Столько же вы доберёте.
       *[other] { $seat } сносит карты…
    }
    .help =
        Снести можно сколько угодно карт, пока столько же есть в колоде добора. Снос никто не видит.
        { $whole ->
            [1] Начинает первая рука. При равенстве выше тот разыгрывающий, чей снос меньше.
           *[other] При равенстве между двумя, кто поднял цену, выше тот, чей снос меньше.
        }
berzerka-ask-play =
    { $who ->
        [you] Какой картой ходите?
       *[other] { $seat } выбирает карту…
    }
    .help =
        Ходите в масть, если можете, и бейте лучшую карту, если можете. Без масти захода надо играть
        козырем, и более старшим, если козырь уже лежит. Только потом выбор свободен.
berzerka-ask-claim =
    { $who ->
        [you] { $claimer ->
            [0] { $names-0 }
            [1] { $names-1 }
           *[2] { $names-2 }
        } заявляет: из последних взяток ({ $left }) беру { $claimed }. Вы согласны?
       *[other] { $claimer ->
            [0] { $names-0 }
            [1] { $names-1 }
           *[2] { $names-2 }
        } заявляет: из последних взяток ({ $left }) беру { $claimed }. { $seat } думает…
    }
    .help =
        Если согласны оба, раздача сразу кончается: заявивший получает столько взяток, другая сторона —
        остальные, разыгрывающий записывает { $would }. Если кто-то против, игра продолжается.
berzerka-ask-chance = Карты тасуются…
berzerka-ask-over = Игра окончена.

## Действия

berzerka-action-first = Первая рука: { $colour }
berzerka-action-contract = Выпал контракт: { $contract }
berzerka-action-shuffle = Карты в таком порядке: { $cards }
berzerka-action-shuffle-hidden = Перетасовать карты
berzerka-action-bid = Заявить «{ $contract }»
berzerka-action-pass = Пас
berzerka-action-trump = { $trump }
berzerka-action-order = { $order }
berzerka-action-parity = { $parity }
berzerka-action-rank = Достоинство { $rank }
berzerka-action-number =
    { $number ->
        [one] { $number } взятка
        [few] { $number } взятки
       *[many] { $number } взяток
    }
berzerka-action-discard = Снести { $card }
berzerka-action-discard-hidden = Снести карту
berzerka-action-done = Готово
berzerka-action-play = Пойти { $card }
berzerka-action-claim =
    { $count ->
        [0] Больше не беру ни одной
        [one] Беру ещё { $count } взятку
        [few] Беру ещё { $count } взятки
       *[many] Беру ещё { $count } взяток
    }
berzerka-action-agree = Согласиться
berzerka-action-refuse = Отказать

## События

berzerka-event-first =
    { $who ->
        [you] Вы первая рука.
       *[other] Первая рука: { $seat }.
    }
berzerka-event-drawn = В игре контракт «{ $contract }».
berzerka-event-hand =
    { $who ->
        [you] Раздача { $count }: вы первая рука.
       *[other] Раздача { $count }: первая рука — { $seat }.
    }
berzerka-event-dealt =
    { $who ->
        [you] Вы получаете карты: { $cards }.
       *[other] { $seat } получает карты: { $cards }.
    }
berzerka-event-dealt-hidden = { $seat } получает карты.
berzerka-event-dealt-others = { $seats } получают карты.
berzerka-event-bid =
    { $penalty ->
        [0] { $who ->
            [you] Вы заявляете «{ $contract }».
           *[other] { $seat } заявляет «{ $contract }».
        }
       *[other] { $who ->
            [you] Вы перебиваете заявкой «{ $contract }»: штраф { $penalty }.
           *[other] { $seat } перебивает заявкой «{ $contract }»: штраф { $penalty }.
        }
    }
berzerka-event-passed =
    { $who ->
        [you] Вы пасуете.
       *[other] { $seat } пасует.
    }
berzerka-event-hotseat =
    { $who ->
        [you] Все спасовали: вы на горячем месте.
       *[other] Все спасовали: на горячем месте { $seat }.
    }
berzerka-event-declared =
    { $who ->
        [you] Вы играете «{ $contract }», цена { $value }, штраф { $penalty }.
       *[other] { $seat } играет «{ $contract }», цена { $value }, штраф { $penalty }.
    }
berzerka-event-trump = Козырь: { $trump }.
berzerka-event-order = В первой взятке сильнее { $order }.
berzerka-event-parity = Сильнее { $parity }.
berzerka-event-rank = Самое сильное достоинство: { $rank }.
berzerka-event-number =
    { $who ->
        [you] { $number ->
            [one] Вы обещаете { $number } взятку.
            [few] Вы обещаете { $number } взятки.
           *[many] Вы обещаете { $number } взяток.
        }
       *[other] { $number ->
            [one] { $seat } обещает { $number } взятку.
            [few] { $seat } обещает { $number } взятки.
           *[many] { $seat } обещает { $number } взяток.
        }
    }
berzerka-event-turned = Нижняя карта открыта: { $card }.
berzerka-event-discard =
    { $who ->
        [you] Вы сносите { $card }.
       *[other] { $seat } сносит { $card }.
    }
berzerka-event-discard-hidden = { $seat } сносит карту.
berzerka-event-discard-many =
    { $cards-count ->
        [0] { $count ->
            [one] { $seat } сносит { $count } карту.
            [few] { $seat } сносит { $count } карты.
           *[many] { $seat } сносит { $count } карт.
        }
       *[other] { $who ->
            [you] Вы сносите: { $cards }.
           *[other] { $seat } сносит: { $cards }.
        }
    }
berzerka-event-discarded =
    { $count ->
        [0] { $who ->
            [you] Вы ничего не сносите.
           *[other] { $seat } ничего не сносит.
        }
        [one] { $who ->
            [you] Вы сносите { $count } карту.
           *[other] { $seat } сносит { $count } карту.
        }
        [few] { $who ->
            [you] Вы сносите { $count } карты.
           *[other] { $seat } сносит { $count } карты.
        }
       *[many] { $who ->
            [you] Вы сносите { $count } карт.
           *[other] { $seat } сносит { $count } карт.
        }
    }
berzerka-event-drew =
    { $cards-count ->
        [0] { $who ->
            [you] Вы ничего не добираете.
           *[other] { $seat } ничего не добирает.
        }
       *[other] { $who ->
            [you] Вы добираете: { $cards }.
           *[other] { $seat } добирает: { $cards }.
        }
    }
berzerka-event-drew-hidden = { $seat } добирает столько же.
berzerka-event-played =
    { $who ->
        [you] Вы кладёте { $card }.
       *[other] { $seat } кладёт { $card }.
    }
berzerka-event-played-hidden =
    { $who ->
        [you] Вы кладёте карту.
       *[other] { $seat } кладёт карту.
    }
berzerka-event-trick =
    { $who ->
        [you] Взятка { $count } — ваша.
       *[other] Взятку { $count } забирает { $seat }.
    }
berzerka-event-claimed =
    { $count ->
        [0] { $who ->
            [you] Вы заявляете, что больше не возьмёте ни одной взятки.
           *[other] { $seat } заявляет: больше ни одной взятки.
        }
        [one] { $who ->
            [you] Вы заявляете ещё { $count } взятку.
           *[other] { $seat } заявляет ещё { $count } взятку.
        }
        [few] { $who ->
            [you] Вы заявляете ещё { $count } взятки.
           *[other] { $seat } заявляет ещё { $count } взятки.
        }
       *[many] { $who ->
            [you] Вы заявляете ещё { $count } взяток.
           *[other] { $seat } заявляет ещё { $count } взяток.
        }
    }
berzerka-event-agreed =
    { $who ->
        [you] Вы согласны.
       *[other] { $seat } соглашается.
    }
berzerka-event-refused =
    { $who ->
        [you] Вы против. Игра продолжается.
       *[other] { $seat } против. Игра продолжается.
    }
berzerka-event-shared =
    Остаток не разыгрывается: { $who ->
        [you] вы
       *[other] { $seat }
    } — { $count }, { $other ->
        [0] { $names-0 }
        [1] { $names-1 }
       *[2] { $names-2 }
    } — { $rest }.
berzerka-event-result =
    { $who ->
        [you] «{ $contract }»: { $tricks ->
            [one] у вас { $tricks } взятка
            [few] у вас { $tricks } взятки
           *[many] у вас { $tricks } взяток
        }, штраф { $penalty }. Записано: { $recorded }.
       *[other] «{ $contract }»: { $tricks ->
            [one] { $seat } берёт { $tricks } взятку
            [few] { $seat } берёт { $tricks } взятки
           *[many] { $seat } берёт { $tricks } взяток
        }, штраф { $penalty }. Записано: { $recorded }.
    }
berzerka-event-ranked =
    Контракт «{ $contract }» сыграли все: { $names-0 } { $points-0 }, { $names-1 } { $points-1 }, { $names-2 } { $points-2 }.
berzerka-event-over =
    { $names-0 } { $points-0 }, { $names-1 } { $points-1 }, { $names-2 } { $points-2 }. { $who ->
        [you] Вы победили!
       *[other] Побеждает { $seat }.
    }

## Почему выбор не принят

berzerka-reason-not-in-hand = карты { $card } у вас нет
berzerka-reason-pile-empty =
    { $count ->
        [one] в колоде добора для вас только { $count } карта
        [few] в колоде добора для вас только { $count } карты
       *[many] в колоде добора для вас только { $count } карт
    }
berzerka-reason-not-in-play = контракта «{ $contract }» нет в игре
berzerka-reason-completed = контракт «{ $contract }» вы уже сыграли
berzerka-reason-bound = вы заявили «{ $contract }», менять контракт нельзя
berzerka-reason-no-overbid = на карте штрафа нет числа больше { $number }
berzerka-reason-must-follow = надо ходить в масть: { $suit }
berzerka-reason-must-beat = надо ходить в масть ({ $suit }) и бить { $card }
berzerka-reason-must-trump = масти захода у вас нет, надо играть козырем: { $trump }
berzerka-reason-must-overtrump = надо играть козырем ({ $trump }), который бьёт { $card }
berzerka-reason-claim-late = осталась только одна взятка
berzerka-reason-claim-again = в этой взятке заявку уже отклонили
berzerka-reason-claim-many =
    { $count ->
        [one] осталась только { $count } взятка
        [few] осталось только { $count } взятки
       *[many] осталось только { $count } взяток
    }

## Стол

berzerka-label-several = Несколько карт сразу: 2 5 7 done или S3 H10 done.
berzerka-label-hand = Раздача { $hand } из { $hands }
berzerka-label-forehand = первая рука
berzerka-label-declarer = разыгрывает
berzerka-label-hotseat = на горячем месте
berzerka-label-penalty = штраф { $penalty }
berzerka-label-trump = козырь: { $trump }
berzerka-label-no-trump = без козыря
berzerka-label-number =
    { $number ->
        [one] обещана { $number } взятка
        [few] обещаны { $number } взятки
       *[many] обещано { $number } взяток
    }
berzerka-label-turned = открыта: { $card }
berzerka-label-pile =
    { $count ->
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[many] в колоде { $count } карт
    }
berzerka-label-tricks =
    { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[many] { $count } взяток
    }
berzerka-label-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
berzerka-label-held =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
berzerka-label-discarded = снос: { $count }
berzerka-label-bid = заявка «{ $contract }»
berzerka-label-passed = пас
berzerka-label-board = Доска контрактов: результат, очки, снос; ■ — кубик
berzerka-label-contract = контракт
berzerka-label-value = цена
berzerka-label-trick = Взятка { $number }
berzerka-label-last = Прошлая взятка
berzerka-label-your-hand = Ваши карты
berzerka-label-your-discards = Ваш снос
berzerka-odds-title = Где могут быть невидимые карты
berzerka-odds-about = Все расклады, совместимые с тем, что вы видели, равновероятны.
berzerka-odds-out =
    { $count ->
        [0] вышли все
        [one] не видно { $count } карты
        [few] не видно { $count } карт
       *[many] не видно { $count } карт
    }
berzerka-odds-cards = Карт масти
berzerka-odds-splits = Вероятные расклады
berzerka-odds-split = { $one }–{ $two }: { $share } %
berzerka-odds-none = Сейчас нет скрытых карт, о которых можно судить.
berzerka-chance = Карты
berzerka-close =
    { $who ->
        [you] { $count ->
            [one] Ваше преимущество — { $count } очко.
            [few] Ваше преимущество — { $count } очка.
           *[many] Ваше преимущество — { $count } очков.
        }
       *[other] { $count ->
            [one] До первого места не хватило { $count } очка.
           *[other] До первого места не хватило { $count } очков.
        }
    }
berzerka-stat-title = Как сыграны контракты
berzerka-stat-totals = Итог: { $totals }.

## Карты

berzerka-card-S1 = ♠1
berzerka-card-S2 = ♠2
berzerka-card-S3 = ♠3
berzerka-card-S4 = ♠4
berzerka-card-S5 = ♠5
berzerka-card-S6 = ♠6
berzerka-card-S7 = ♠7
berzerka-card-S8 = ♠8
berzerka-card-S9 = ♠9
berzerka-card-S10 = ♠10
berzerka-card-S11 = ♠11
berzerka-card-S12 = ♠12
berzerka-card-S13 = ♠13
berzerka-card-H1 = ♥1
berzerka-card-H2 = ♥2
berzerka-card-H3 = ♥3
berzerka-card-H4 = ♥4
berzerka-card-H5 = ♥5
berzerka-card-H6 = ♥6
berzerka-card-H7 = ♥7
berzerka-card-H8 = ♥8
berzerka-card-H9 = ♥9
berzerka-card-H10 = ♥10
berzerka-card-H11 = ♥11
berzerka-card-H12 = ♥12
berzerka-card-H13 = ♥13
berzerka-card-D1 = ♦1
berzerka-card-D2 = ♦2
berzerka-card-D3 = ♦3
berzerka-card-D4 = ♦4
berzerka-card-D5 = ♦5
berzerka-card-D6 = ♦6
berzerka-card-D7 = ♦7
berzerka-card-D8 = ♦8
berzerka-card-D9 = ♦9
berzerka-card-D10 = ♦10
berzerka-card-D11 = ♦11
berzerka-card-D12 = ♦12
berzerka-card-D13 = ♦13
berzerka-card-C1 = ♣1
berzerka-card-C2 = ♣2
berzerka-card-C3 = ♣3
berzerka-card-C4 = ♣4
berzerka-card-C5 = ♣5
berzerka-card-C6 = ♣6
berzerka-card-C7 = ♣7
berzerka-card-C8 = ♣8
berzerka-card-C9 = ♣9
berzerka-card-C10 = ♣10
berzerka-card-C11 = ♣11
berzerka-card-C12 = ♣12
berzerka-card-C13 = ♣13

## Только на столе в браузере

berzerka-board-table = Стол
berzerka-board-contracts = Доска контрактов
berzerka-board-order = Порядок ваших карт
berzerka-board-order-falling = от старших
berzerka-board-order-rising = от младших
berzerka-board-order-strength = по силе
berzerka-board-led = заход: { $suit }
berzerka-board-later = { $trump }: козырь со взятки { $number }
berzerka-board-penalty = штраф
berzerka-board-free = Первая заявка — без штрафа.
berzerka-board-overbid = Перебивка поднимет штраф до { $penalty }.
berzerka-board-pick =
    { $count ->
        [one] Выберите ненужные карты. В колоде { $count } карта.
        [few] Выберите ненужные карты. В колоде { $count } карты.
       *[many] Выберите ненужные карты. В колоде { $count } карт.
    }
berzerka-board-discard =
    { $count ->
        [0] Оставить все карты
        [one] Снести { $count } карту и добрать
        [few] Снести { $count } карты и добрать
       *[many] Снести { $count } карт и добрать
    }
berzerka-board-claim = Заявить остаток
berzerka-board-claim-how = Сколько из оставшихся взяток ({ $left }) возьмёте вы? Остальные должны согласиться; карты не открывают.
berzerka-board-lead = Взять верные взятки ({ $count })
berzerka-board-lead-stop = Стоп
berzerka-board-claimed =
    { $claimed ->
        [one] { $claimed } взятка из { $left }
        [few] { $claimed } взятки из { $left }
       *[many] { $claimed } взяток из { $left }
    }
berzerka-board-would = Разыгрывающий записал бы { $would }.
berzerka-board-odds = Расклады
berzerka-board-summary = Раздача { $hand } сыграна
berzerka-board-ranked = Этот контракт сыграли все трое: места распределены.
berzerka-board-unranked = Очки начислят, когда этот контракт сыграют все трое.
berzerka-board-tricks = Взятки
berzerka-board-result = Результат
berzerka-board-points = Очки
berzerka-board-total = Всего очков
berzerka-board-cube = кубик: заявка по половине карт

## Игроки-программы

bot-solver = Бот-решатель
    .text = представляет себе скрытые карты и разыгрывает каждый расклад безошибочно

## Первая игра с подсказками

berzerka-guide-welcome = Добро пожаловать в «Берзерку» — игру на взятки для троих. В каждой раздаче один игрок, разыгрывающий, играет контракт против двух других.
berzerka-guide-contracts = На доске перечислены контракты этой игры. Каждый должен один раз сыграть каждый из них. Когда контракт сыграли все трое, лучший результат получает его цену в очках, а худший её теряет.
berzerka-guide-bid = Вы видите только первую половину своих карт. Заявите контракт, который к ним подходит, или спасуйте. Первая заявка бесплатна; каждая следующая стоит разыгрывающему одну взятку.
berzerka-guide-declarer = Торг окончен, разыгрывает другой. Вы вдвоём с партнёром по этой раздаче мешаете ему. Перед розыгрышем можно сбросить карты и взять столько же.
berzerka-guide-declarer-you = Разыгрываете вы. Объявите то, чего требует контракт, а потом, если хотите, сбросьте слабые карты: вы возьмёте столько же из колоды.
berzerka-guide-follow = Теперь разыгрываются взятки. Ходите в масть, если можете, и перебивайте старшую карту, если можете. Карты, которыми ходить нельзя, затемнены; наведите на карту, чтобы прочесть почему.
berzerka-guide-trick = Взятку взяла самая сильная карта; её владелец ходит следующим. Козырь бьёт любую карту другой масти.
berzerka-guide-tricks = Сыграйте ещё несколько взяток. Следите, какие масти кончаются: у кого нет масти, тот обязан ходить козырем.
berzerka-guide-claim = Когда ясно, чем всё кончится, остаток можно заявить: скажите, сколько последних взяток ваши. Если оба согласны, раздача сразу кончается.
berzerka-guide-hand = Доиграйте раздачу. Разыгрывающий записывает результат на доске.
berzerka-guide-cube = Результат стоит в клетке разыгрывающего. Сыгранный контракт позади; в следующих раздачах вам нужны остальные.
berzerka-guide-points = Очки даются, только когда контракт сыграли все трое: лучший результат получает, худший теряет. Контракт, заявленный по половине карт, дороже на одно очко.
berzerka-guide-finish = Это была целая раздача. Играйте дальше: игра кончается, когда все сыграли все контракты, и побеждает тот, у кого больше очков.
berzerka-guide-end = Игра окончена, и вы знаете, как она идёт. В полной игре пять контрактов и пятнадцать раздач.

## Чего стоила ошибка

berzerka-pieces =
    { $share ->
        [little] малую часть очка
        [quarter] четверть очка
        [third] треть очка
        [half] половину очка
        [most] три четверти очка
       *[whole]
            { $count ->
                [one] { $count } очко
                [few] { $count } очка
               *[many] { $count } очков
            }
    }

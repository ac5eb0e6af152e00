### Все отказы: `error-<код>`, а причина, если она есть, — `reason-<причина>`.

error-error = Что-то пошло не так.
error-unknown-game = Игры «{ $game }» нет. Известные игры: { $known }.
error-unknown-bot = Бота «{ $bot }» нет. Известны: { $known }.
error-bad-option = Настройка { $option }: значение «{ $value }» не подходит, нужно { $expected }.
error-bad-content =
    { $line ->
        [0] { $file }: { $reason }.
       *[other] { $file }, строка { $line }{ $column ->
            [0] { "" }
           *[other] , столбец { $column }
        }{ $field ->
            [none] { "" }
           *[other] , { $field }
        }: { $reason }.{ $suggestion ->
            [none] { "" }
           *[other] { "" } Может быть, «{ $suggestion }»?
        }
    }
error-refused = Этот выбор не принят.
error-unreadable = Не удалось понять: «{ $text }».
error-not-your-turn = Сейчас выбираете не вы.
error-illegal = Так нельзя ({ $action }): { $reason }.
error-stale = Игра ушла вперёд: на этот вопрос отвечать уже поздно.
error-closed = Невозможно: { $reason }.
error-no-undo = Взять назад нечего: с тех пор что-то выпало или открылось.
error-bad-record = Запись повреждена, строка { $line }: { $reason }.
error-no-proof = Честность этой записи не доказана, строка { $line }: { $reason }.

expected-text = текст без переводов строки
expected-number = целое число
expected-name-value = ИМЯ=ЗНАЧЕНИЕ

## Почему партия отказывает

reason-begun = игра уже началась
reason-not-begun = игра ещё не началась
reason-over = игра окончена
reason-not-over = игра ещё не окончена
reason-illegal =
    { $cause ->
        [none] правила это запрещают
       *[other] правила это запрещают ({ $action }): { $cause }
    }
reason-not-asked = сейчас вас ни о чём не спрашивают
reason-other-question = сейчас задан другой вопрос
reason-impossible-roll = так выпасть не могло

## Что не так с записью

reason-not-a-record = это не запись «Хольмганга»
reason-unsigned = у строки нет контрольной суммы
reason-altered = эта строка или одна из предыдущих не сходится с контрольной суммой
reason-malformed = строка записана не по форме
reason-missing-begin = нет строки «begin»
reason-order = строка пропущена, повторена или стоит не на своём месте
reason-count = не сходится число строк
reason-trailing = после конца есть лишний текст
reason-truncated = не хватает конца
reason-game = это запись другой игры
reason-version = партия сыграна по правилам версии { $wanted }, а здесь версия { $have }
reason-content = партия сыграна другими картами
reason-seats = не сходится число мест
reason-options = указаны не все настройки
reason-hidden = в этой копии скрыто то, чего её читателю знать не полагалось
reason-half-sealed = тайный выбор сделала только одна сторона
reason-sealed = отложенный выбор должен был уже вступить в силу
reason-result = записан не тот результат, что получился на деле
reason-unreadable = не удалось понять «{ $text }»
reason-not-your-turn = выбирать должен был другой игрок
reason-closed = { $cause }
reason-bad-option = настройка { $option } не может быть «{ $value }»

## Почему случайность не доказана

reason-no-seed = зерно не раскрыто
reason-commitment = это не то зерно, отпечаток которого показали до игры
reason-roll = записано «{ $recorded }», а зерно даёт «{ $fair }»

## Что не так с данными набора

reason-no-such-file = такого файла нет
reason-the-file-is-too-large = файл слишком велик
reason-this-is-not-UTF-8-text = это не текст в кодировке UTF-8
reason-nested-too-deeply = слишком глубокая вложенность
reason-the-key-stands-twice = ключ записан дважды
reason-Permission-denied = нет права на чтение

### Командная строка.

cli-help =
    «Хольмганг»: цифровой стол для игр семейства «Берсерк».
    Правила соблюдаются, а честность каждой партии можно доказать.
cli-version-help = назвать версию и сказать, скомпилирован ли движок
cli-version =
    { $build ->
        [compiled] Holmgang { $version }, скомпилированная сборка, Python { $python }
       *[interpreted] Holmgang { $version }, интерпретируемая сборка, Python { $python }
    }

help-usage = Использование:
help-commands = Команды
help-arguments = Аргументы
help-options = Ключи
help-a-command = КОМАНДА
help-some-options = КЛЮЧИ
help-value = ЗНАЧЕНИЕ
help-default = (по умолчанию { $value })
help-lang = язык всех текстов; если не указан, язык системы
help-help = показать эту справку

meta-game = ИГРА
meta-rule = НОМЕР или СЛОВА
meta-file = ФАЙЛ
meta-seat = МЕСТО
meta-bots = БОТ,…
meta-seed = ЗЕРНО
meta-option = ИМЯ=ЗНАЧЕНИЕ
meta-words = СЛОВА
meta-name = ИМЯ

arg-game = какая игра: { $known }
arg-option = настройка игры из списка «holmgang games»; можно указать несколько раз
arg-record = файл с записью партии
json-help = вывести один объект JSON вместо текста для людей

number = { $value }

## games, rules

games-help = Перечислить игры, их настройки и ботов.
games-players =
    { $count ->
        [one] для { $count } игрока
       *[other] для { $count } игроков
    }
games-bots = боты: { $bots }
games-levels = уровни: { $levels }
games-refused = Игру из пакета «{ $package }» использовать нельзя ({ $reason }).

rules-help = Читать пронумерованные правила игры: все, одно или те, где есть нужные слова.
rules-arg-query = номер правила (SW-FRC-01), его начало или слова для поиска

## replay, verify

replay-help = Рассказать записанную партию строка за строкой.
replay-ending = Партия: { $ending }.

verify-help = Доказать по одной записи, что ни бросок, ни тасовка не подстроены.
verify-lines =
    { $count ->
        [one] Запись цела: { $count } строка, правила соблюдены.
        [few] Запись цела: { $count } строки, правила соблюдены.
       *[many] Запись цела: { $count } строк, правила соблюдены.
    }
verify-commitment = Раскрыто то самое зерно, отпечаток которого показали до первой карты: { $hash }…
verify-mix = { $seat } подмешивает свои слова: { $words }
verify-proven =
    { $count ->
        [one] Доказано: { $count } бросок или тасовка следует из зерна.
        [few] Доказано: все { $count } броска и тасовки следуют из зерна.
       *[many] Доказано: все { $count } бросков и тасовок следуют из зерна.
    }
verify-proven-open =
    { $count ->
        [one] Пока доказано: { $count } бросок или тасовка следует из зерна. Партия не закончена.
        [few] Пока доказано: все { $count } броска и тасовки следуют из зерна. Партия не закончена.
       *[many] Пока доказано: все { $count } бросков и тасовок следуют из зерна. Партия не закончена.
    }

## analyse

analyse-help = Разобрать свои решения: сначала худшие, рядом — что выбрал бы мастер.
analyse-arg-seat = чьи решения: номер (0, 1, …) или цвет; иначе всех людей
analyse-arg-bot = кто судит: уровень или бот; иначе мастер
analyse-arg-seconds = сколько секунд думать над всей партией
analyse-arg-iterations = число итераций на решение вместо времени; тогда та же запись даёт тот же ответ
analyse-arg-svg = нарисовать в этот файл, кто когда стоял лучше
analyse-graph = { $game }: кто стоял лучше, строка за строкой
analyse-seat = { $seat }: худшие решения
analyse-line = Строка { $number }: { $chosen }
analyse-better = Лучше: { $better }
analyse-fine = Ни одно решение явно ничего не стоило.
analyse-even = –
analyse-column-line = строка
analyse-column-seat = кто
analyse-column-chosen = решение
analyse-column-better = мастер
analyse-column-cost = цена
analyse-method = Судит { $bot } и знает не больше игрока; разобрано решений: { $graded } из { $choices }. Решение стоит дорого, если в тех же воображаемых партиях оно явно хуже.

## play: команда

play-help = Сыграть против ботов в терминале.
play-arg-seat = ваше место: номер (0, 1,…) или цвет; если не указано, первое
play-arg-bots = кто играет на других местах: уровень (beginner, casual, skilled, strong, expert) или бот ({ $known }); ismcts:500ms думает полсекунды, greedy:misses30 не замечает лучший ход в 30 случаях из 100
play-arg-seed = слово или число, по которому всю партию можно повторить
play-arg-mix = ваши слова, которые подмешиваются к броскам и тасовкам, чтобы не верить столу на слово
play-arg-name = ваше имя в записи
play-arg-resume = продолжить сохранённую партию

## play: партия

play-your-name = Игрок
play-you-are = Ваша сторона: { $colour }.
play-against = { $colour }: играет { $seat } ({ $bot }).
play-commitment = Проверка честности: отпечаток зерна до первой карты:
play-mixed = Подмешаны ваши слова: { $words }
play-how = Отвечайте номером варианта. «?» всё объяснит, «выход» сохранит партию и закроет её.
play-resumed = Сохранённая партия продолжается.
play-only-choice = Вариант всего один, он выбран за вас: { $action }.
play-no-number =
    { $count ->
        [one] Есть только вариант 1.
       *[other] Есть только варианты от 1 до { $count }.
    }
play-asked-by = Это правило { $rule }; «почему» покажет его.
play-refused-by = По правилу { $rule }; «почему» покажет его.
play-no-rule = Эта игра не называет правила для этого.
play-undone = Ход возвращён.
play-thinking = Думает…
play-hint = { $bot } выбирает { $number }: { $action }{ $share ->
    [100] .
   *[other] {" "}({ $share } %).
}
play-hint-besides = или { $number }: { $action } ({ $share } %)
play-kept = Партия сохранена: { $file }
play-verify = Доказать честность партии: { $command }
play-quit = Партия сохранена. Продолжить: { $command }
play-not-kept = Не удалось сохранить партию в { $file }. Сохраните её в другом месте («сохранить ФАЙЛ») или выйдите без сохранения (Ctrl-C).
play-interrupted = Прервано. Партия сохранена в { $file }. Продолжить: { $command }
play-no-input = Ввод закончился. Партия сохранена в { $file }. Продолжить: { $command }
play-broken-pipe = Вывод закрыт. Партия сохранена в { $file }. Продолжить: { $command }
play-lost = Партия прервана, и сохранить её в { $file } не удалось.

play-word-help = помощь
play-word-why = почему
play-word-undo = назад
play-word-hint = совет
play-word-odds = шансы
play-word-cards = карты
play-word-table = стол
play-word-log = ход
play-word-rest = отдых
play-word-stops = остановки
play-word-save = сохранить
play-word-quit = выход

play-no-odds = В этой игре шансы не считаются.
play-no-stops = В этой игре нечего пропускать.

play-about-help = объяснить вопрос и варианты
play-about-why = показать правило вопроса или последнего отказа
play-about-undo = вернуть свой последний ход, если с тех пор ничего не открылось
play-about-hint = спросить сильного бота, что выбрал бы он
play-about-odds = шансы скрытых карт, насколько о них можно судить
play-about-claim = предложить закончить так; остальные должны согласиться
play-about-cards = просмотреть все свои карты
play-about-table = показать стол ещё раз
play-about-log = рассказать обо всём, что произошло
play-about-rest = пропускать до вашего хода
play-about-stops = когда вас спрашивать; с названием — включить или выключить
play-about-save = сохранить партию; с именем файла — туда
play-about-quit = сохранить партию и выйти

## Чего командная строка не примет

error-cli = Не получилось.
error-usage = Команда непонятна: { $detail }
error-unknown-command =
    { $close ->
        [none] Команды «{ $command }» нет. См.: holmgang --help
       *[other] Команды «{ $command }» нет. Может быть, «{ $close }»?
    }
error-unknown-flag =
    { $close ->
        [none] Ключа { $flag } здесь нет. См.: --help
       *[other] Ключа { $flag } здесь нет. Может быть, { $close }?
    }
error-unknown-language = Языка «{ $language }» нет. Известны: { $known }.
error-missing-argument = Не хватает: { $argument }. См.: --help
error-missing-value = После { $flag } нужно значение.
error-needless-value = После { $flag } значение не нужно.
error-extra-argument = Лишнее: «{ $argument }». См.: --help
error-bad-value = { $argument } не может быть «{ $value }», нужно: { $expected }.
error-not-together = { $flag } и { $other } нельзя указывать вместе.
error-bad-file = { $file }: { $reason }.
error-file-taken = В файле { $file } что-то другое, поэтому он не перезаписан.
error-nothing-found = По запросу «{ $query }» правил не найдено.
error-unknown-card =
    { $close ->
        [none] Карты «{ $card }» нет. См.: holmgang cards --help
       *[other] Карты «{ $card }» нет. Может быть, «{ $close }»?
    }
error-interrupted = Прервано.
error-no-input = Ввод закончился.
error-broken-pipe = Вывод закрыт раньше, чем всё было напечатано.

reason-Is-a-directory = это папка
reason-No-space-left-on-device = на диске нет места
reason-Read-only-file-system = сюда нельзя писать

## cards

cards-help = Проверить набор карт или колоду либо показать карту.
meta-cards = НАБОР, КАРТА или ФАЙЛ
cards-arg-deed = lint ищет ошибки в наборе, show показывает карту, deck проверяет колоду и говорит, как ею сыграть
cards-arg-name = какой набор проверить, какую карту показать (идентификатор или название) либо файл колоды, по карте на строку
cards-arg-set = в каком наборе искать карты; без него — во всех наших
cards-checked =
    { $count ->
        [one] Проверена { $count } карта, движок отвергает: { $refused }.
        [few] Проверены { $count } карты, движок отвергает: { $refused }.
       *[many] Проверено { $count } карт, движок отвергает: { $refused }.
    }
cards-figures-elite = золото { $cost }, жизнь { $life }, движение { $move }, удар { $strike }
cards-figures-regular = серебро { $cost }, жизнь { $life }, движение { $move }, удар { $strike }

meta-table = СТОЛ
meta-act = ДЕЙСТВИЕ
admin-help = Уход за базой данных сервера: копии, люди, столы.
admin-backup = скопировать всю базу в один файл; сервер может работать
admin-restore = вернуть такую копию в базу любого вида
admin-check = переиграть каждый стол по журналу и доказать каждую законченную партию
admin-users = показать учётные записи или людей по именам
admin-ban = больше не пускать человека
admin-mute = больше не давать человеку писать
admin-moderator = сделать человека модератором
admin-close = закрыть стол
admin-acts = показать, что сделали модераторы и операторы
admin-undo = отменить действие
admin-prune = убрать сейчас всё, чей срок вышел
admin-arg-name = имя учётной записи или номер человека
admin-arg-hours = на сколько часов; 0 — навсегда
admin-arg-reason = почему, для тех, кто прочтёт потом
admin-arg-words = имя или его часть
admin-arg-table = номер стола, как в его адресе
admin-arg-act = номер действия из списка «acts»
admin-arg-replace = даже если это заменит то, что есть в базе
admin-arg-backup = новый файл для копии
admin-arg-restore = файл копии
admin-backup-done =
    { $rows ->
        [one] В файле { $file } { $rows } строка.
        [few] В файле { $file } { $rows } строки.
       *[other] В файле { $file } { $rows } строк.
    }
admin-restore-done =
    { $rows ->
        [one] Из { $file } восстановлена { $rows } строка.
        [few] Из { $file } восстановлены { $rows } строки.
       *[other] Из { $file } восстановлено { $rows } строк.
    }
admin-check-done = Столов: { $tables }. Доказанных партий: { $proofs }. Сыграно по другим правилам или картам: { $outdated }.
admin-check-broken = Испорчен: { $table } ({ $why })
admin-user-guest = гость
admin-user-moderator = модератор
admin-user-banned = вход закрыт
admin-user-muted = не может писать
admin-deed-ban = закрыт вход
admin-deed-mute = запрещено писать
admin-deed-moderator = назначен модератором
admin-deed-close = закрыт
admin-undone = (отменено)
admin-undo-done = Отменено.
admin-prune-done = Всё, чей срок вышел, убрано.
error-care-needed =
    { $count ->
        [one] Испорчен { $count } стол.
        [few] Испорчено { $count } стола.
       *[other] Испорчено { $count } столов.
    }

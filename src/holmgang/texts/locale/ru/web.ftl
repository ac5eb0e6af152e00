### Слова веб-приложения. Игры приносят свои.

web-skip = Перейти к содержанию
web-go-on = Дальше
web-close = Закрыть
web-loading = Одну минуту…
web-error = Что-то пошло не так. Попробуйте ещё раз.
web-unreachable = Сервер не отвечает. Он ещё запущен?
web-missing = Здесь пусто
web-missing-text = По этому адресу нет страницы.
web-footer = «Хольмганг» — неофициальный проект поклонников. В нём нет текстов и рисунков издателей.

## Разделы

web-nav = Страницы
web-nav-home = Главная
web-nav-lobby = Зал
web-nav-new = Новый стол
web-nav-rules = Правила
web-nav-settings = Настройки
web-nav-account = Учётная запись
web-nav-profile = Ваши игры
web-nav-about = О проекте и лицензии

## Главная

web-home-title = Садитесь за стол
web-home-awaited = Вас ждут
web-home-lead = Цифровой стол для семейства игр «Берсерк». Правила соблюдаются, честность каждой тасовки можно проверить, а соперник-бот всегда найдётся.
web-home-resume = Продолжить игру
web-home-more = { $count ->
    [one] Ещё { $count } стол
    [few] Ещё { $count } стола
   *[many] Ещё { $count } столов
}
web-home-games = Игры
web-quick = Сыграть с ботом
web-quick-alone = Играть
web-why-fair = Честность доказуема
web-why-fair-text = До первой тасовки стол загадывает секрет и показывает его отпечаток. После игры секрет раскрывают, и по нему можно проверить каждую карту.
web-why-rules = Правила под рукой
web-why-rules-text = У каждого правила есть номер. Запрещённое выделено серым и объясняет почему.
web-why-open = Всё у вас
web-why-open-text = Программа работает на вашей машине. Учётная запись не нужна, и ничего никуда не отправляется.

## Зал

web-lobby-going = Ваши столы
web-lobby-going-none = Вы не сидите ни за одним столом.
web-lobby-open = Открытые столы
web-lobby-open-none = Сейчас никто не ждёт соперника.
web-lobby-running = Идущие игры
web-lobby-running-none = Других игр сейчас нет.
web-table-laying = Готовим стол: поле, фигуры и всё, что уже произошло.
web-table = Стол
web-table-resume = Продолжить
web-table-join = Сесть
web-table-watch = Смотреть
web-table-your-turn = Ваш ход
web-table-private = Только по приглашению
web-advice = С советами
web-advice-text = С советами: каждый может попросить совет и увидеть шансы.
web-advice-none = Без советов
web-advice-none-text = Без советов: никому не подсказывают и шансов не показывают.
web-table-gone = Этот стол нельзя показать
web-table-seats = Места
web-state-waiting = Ждёт
web-state-running = Идёт
web-state-over = Закончена
web-colour-black = Чёрный: ворон
web-colour-red = Красный: волк
web-colour-blue = Синий: медведь
web-colour-yellow = Жёлтый: кабан
web-colour-south = Юг: олень
web-colour-north = Север: дракон
web-colour-green = Зелёный: олень
web-colour-white = Белый: дракон
web-seat-open = Свободное место
web-seat-you = Вы
web-seat-online = На месте
web-seat-away = Нет на месте
web-seat-guest = гость
web-away = { $name } не здесь. Через { $time } можно продолжить без этого игрока.
web-away-now = { $name } не здесь.
web-away-bot = Пусть доиграет бот
web-away-claim = Забрать победу
web-chat-about = Заблокировать или пожаловаться
web-leave-outdated = Уйти из-за стола
web-seat-waiting = Ещё свободно
web-seat-acts = Должен выбрать
web-seat-sealed = Выбор сделан

## Новый стол

web-new-game = Игра
web-new-seats = Места
web-new-options = Условия
web-new-value = { $option }: { $value }
web-new-clock = Часы
web-new-own = выбрать самому
web-new-by-book = как в книге
web-new-otherwise = Прочтено иначе: { $count }
web-new-chosen = { $count ->
    [one] Выбрана { $count } карта.
    [few] Выбраны { $count } карты.
   *[other] Выбрано { $count } карт.
}
web-new-chosen-of = Выбрано { $count } из { $all }.
web-new-private = Только для тех, у кого есть ссылка-приглашение
web-new-advice = С советами: каждый может попросить совет и увидеть шансы
web-new-open = Открыть стол
web-kind-me = Играю я
web-kind-me-text = Ваше собственное место.
web-kind-open = Свободное место
web-kind-open-text = Сюда может сесть кто-нибудь другой.
web-kind-hot = Другой человек за этим устройством
web-kind-hot-text = Вы передаёте устройство друг другу.
web-level-beginner = Новичок
web-level-casual = Любитель
web-level-skilled = Опытный
web-level-strong = Сильный
web-level-expert = Мастер
web-clock-none = Без часов
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
web-clock-seconds =
    { $seconds ->
        [0] без добавки
        [one] + { $seconds } секунда за выбор
        [few] + { $seconds } секунды за выбор
       *[many] + { $seconds } секунд за выбор
    }
web-clock-increment = Добавка за каждый выбор
web-clock-short = { $minutes } мин + { $seconds } с
web-clock-days =
    { $days ->
        [one] { $days } день на выбор
        [few] { $days } дня на выбор
       *[many] { $days } дней на выбор
    }
web-clock-days-left = { $days } д { $hours } ч
web-clock-left = Осталось времени: { $time }

## Перед первой тасовкой

web-wait-begin = Начинайте, когда будете готовы.
web-wait-others = Вы готовы. Игра начнётся, когда будут готовы все.
web-wait-join = За этим столом есть свободное место.
web-wait-sit = Сесть
web-wait-ready = Готово
web-wait-not-ready = Ещё не готово
web-wait-invite = Ссылка-приглашение
web-wait-copy = Скопировать ссылку
web-wait-copied = Ссылка скопирована.
web-wait-unreachable = Пока эту ссылку откроет только этот компьютер. Чтобы сыграть с кем-то за другим:
web-wait-reach-network = в одной сети запустите стол командой «holmgang serve --host 0.0.0.0» и откройте его по адресу этого компьютера, например http://192.168.1.20:8642;
web-wait-reach-internet = через интернет поставьте его за сервером с именем и укажите это имя в HOLMGANG_PUBLIC_URL.
web-wait-start = Готово, начинаем

## Проверка честности

web-fair-title = Проверка честности
web-fair-text = Стол загадал секретное зерно и до первой тасовки показывает его отпечаток. После игры зерно раскрывают, и любой может проверить, что каждая тасовка и каждая вытянутая карта следует из него.
web-fair-commitment = Отпечаток секретного зерна
web-fair-own = Ваши слова для зерна (по желанию)
web-fair-own-text = Латинские буквы и цифры. Всё, что вы напишете, примешивается к каждой тасовке, так что стол не мог подобрать их сам.
web-fair-own-example = voron42
web-fair-mix = Слова игрока: { $name }
web-fair-seed = Раскрытое зерно
web-fair-later = Зерно раскрывается после игры.
web-fair-verify = Проверить сейчас
web-fair-download = Скачать запись
web-fair-offline = По записи можно проверить всё и без этого сервера: holmgang verify ФАЙЛ
web-fair-checking = Проверяем…
web-fair-proven =
    { $rolls ->
        [one] Доказано: { $rolls } бросок или тасовка следует из зерна.
        [few] Доказано: все { $rolls } броска и тасовки следуют из зерна.
       *[many] Доказано: все { $rolls } бросков и тасовок следуют из зерна.
    }

## За столом

web-ask = Что нужно решить
web-ask-board = Выберите на столе.
web-help = Что это значит?
web-prompt-sealed = Ваш выбор: { $action }. Ждём остальных…
web-prompt-queued = { $name } ждёт очереди подумать: сервер занят.
web-sealed-note = Его ещё никто не видит. Пока не выбрали все, его можно изменить.
web-spectator = Вы смотрите игру.
web-action-sealed = выбрано
web-hint-this = совет
web-hint-none = Совета пока нет. { $why }
web-hint-share = { $share } %
    .text = Какую долю раздумий советчик отдал этому варианту
web-actions-unfold =
    { $count ->
        [one] Показать { $count } вариант списком
        [few] Показать { $count } варианта списком
       *[many] Показать { $count } вариантов списком
    }
web-actions-fold = Скрыть список
web-actions-blocked =
    { $count ->
        [one] Сейчас нельзя: { $count } вариант
        [few] Сейчас нельзя: { $count } варианта
       *[many] Сейчас нельзя: { $count } вариантов
    }
web-inspector = Карта
web-log = Журнал
web-guide-step = Шаг { $at } из { $all }
web-guide-next = Дальше
web-guide-go-on = В настоящую игру
web-guide-rules = Правила
web-tool-win = Как победить
web-log-why = Как это вышло
web-voice-before = { $count ->
        [one] До этого случилось ещё { $count } событие.
        [few] До этого случилось ещё { $count } события.
       *[many] До этого случилось ещё { $count } событий.
    }
web-chat = Беседа
web-chat-none = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-chat-send = Сказать
web-tools = Инструменты
web-tool-undo = Отменить
web-tool-hint = Совет
web-tool-thinking = Думаем…
web-tool-odds = Шансы
web-tool-takeback = Вернуть ход
web-tool-draw = Предложить ничью
web-tool-resign = Сдаться
web-tool-fair = Проверка честности
web-nudge-do = Поторопить игрока { $name }
web-nudge-sent = Вы поторопили игрока { $name }.
web-nudge = { $name } ждёт вашего хода.
web-notify = Уведомления
web-notify-ask = Сообщать вам в браузере, когда ваш ход?
web-notify-yes = Да, сообщать
web-notify-no = Нет
web-notify-denied = Браузер не разрешает уведомления с этой страницы.
web-resign-title = Сдаться?
web-resign-text = Игра сразу закончится победой соперника.
web-resign-alone = Игра сразу закончится поражением.
web-resign-no = Играть дальше
web-resign-yes = Сдаться
web-offer-draw = { $name } предлагает ничью.
web-offer-draw-sent = Вы предложили ничью.
web-offer-takeback = { $name } просит вернуть последний ход.
web-offer-takeback-sent = Вы попросили вернуть последний ход.
web-offer-accept = Согласиться
web-offer-decline = Отказать
web-odds-battle = Битва { $win } % ({ $low }–{ $high }), игра { $game } %
web-odds-game = { $win } % ({ $low }–{ $high })
web-link-lost = Связь потеряна. Она восстанавливается; ваша игра цела.
web-link-now = Попробовать сейчас
web-link-restarting = Сервер перезапускается. Игра вот-вот продолжится.
web-curtain = Ходит { $name }
web-curtain-text = Передайте устройство. Карты откроются, когда вы поднимете занавес.
web-curtain-open = Это я, { $name }: показать мои карты

## Конец

web-end-open = Показать итог
web-luck = Везение или умение?
web-luck-weighing = Взвешиваем удачу, несколько секунд…
web-luck-none = Для этой игры отчёта нет.
web-luck-text = Чего стоили каждой стороне тасовки и вытянутые карты, в долях победы; оценка получена случайными доигрываниями из каждой позиции. В скобках — границы, в которых число лежит с вероятностью 95 %.
web-luck-words =
    { $kind ->
        [good] { $chance }: подарок в { $luck } % победы (от { $low } до { $high })
        [bad] { $chance }: потеря { $luck } % победы (от { $low } до { $high })
       *[even] { $chance }: ни удачи, ни неудачи (от { $low } до { $high })
    }
web-chance = Удача
web-turning = Что решило игру
web-turning-point =
    { $kind ->
        [good] Вам это принесло { $gain } % победы.
       *[bad] Вам это стоило { $gain } % победы.
    }
web-turning-look = Посмотреть
web-analysis = Что скажет мастер
web-analysis-thinking = Мастер смотрит партию…
web-analysis-none = Разбора этой партии нет.
web-analysis-stood =
    { $players ->
        [1] Дела шли хорошо { $share } % партии.
       *[other] { $seat }: лучшая позиция { $share } % партии.
    }
web-analysis-choice = Ваше решение: { $chosen }. Лучше: { $better }.
web-analysis-play = Играть отсюда с лучшим решением
web-analysis-fine = Явных ошибок у вас не нашлось.
web-analysis-note = Сравнено с решениями мастера: { $graded } из { $choices }. Мастер знал не больше игрока.
web-rematch = Ещё раз
web-rematch-alone = Сыграть ещё раз
web-rematch-join = Сесть за новую игру
web-next =
    { $count ->
        [1] Последний бой
       *[other] Следующий бой
    }

## Повтор

web-replay = Повтор
web-replay-text = Откройте запись игры и посмотрите её строка за строкой. Её честность тоже проверяется.
web-replay-file = Запись (текстовый файл)
web-replay-choose = Выбрать файл
web-replay-controls = Управление
web-replay-start = До первой карты
web-replay-moment = Момент игры
web-replay-of = { $at } из { $last }
web-replay-first = В начало
web-replay-back = На шаг назад
web-replay-next = На шаг вперёд
web-replay-last = В конец
web-replay-part = Ход, раунд или раздача
web-replay-part-back = К предыдущему ходу
web-replay-part-next = К следующему ходу
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-speed = Скорость
web-replay-link = Ссылка на этот момент
web-replay-turn = Повернуть поле
web-speed-0 = медленно
web-speed-1 = обычно
web-speed-2 = быстро
web-play-on = Играть отсюда
web-play-on-text = Новый стол начнётся со строки { $number } этой игры. Вы сыграете против бота.
web-play-on-alone = Новый стол начнётся со строки { $number } этой игры.
web-play-on-seat = Вы играете за
web-play-on-bot = Соперник

## Правила

web-rules-title = { $game }: правила
web-rules-lead = У каждого правила есть номер, на который можно сослаться. Толкования отмечены: там, где книга молчит, решили мы.
web-rules-search = Поиск
web-rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
web-rules-contents = Содержание
web-rules-edition = Редакция
web-rules-all-editions = обе редакции
web-rules-now = Вопрос: { $rule }
web-rules-open = Прочесть правило { $rule }
web-rules-ruling = толкование
web-rules-made = реконструкция

## Настройки

web-set-lang = Язык
web-set-theme = Освещение
web-set-motion = Анимация
web-set-size = Размер текста
web-set-table = За столом
web-set-sound = Звук
web-sound-auto = Сигнал, когда меня ждут люди
web-sound-on = Включён
web-sound-off = Выключен
web-set-notify = Уведомлять, когда мой ход, а я на другой странице
web-set-odds = Показывать шансы каждого выбора
web-set-speed = Скорость игры соперников
web-pace-slow = Медленно
web-pace-usual = Обычно
web-pace-fast = Быстро
web-pace-once = Сразу
web-pace-step = По шагам
web-set-scenes = После битвы или взятки
web-scenes-moment = Продолжать через мгновение
web-scenes-click = Ждать щелчка
web-set-forced = Делать за меня выбор, если он единственный или ничего не меняет
web-set-confirm = Переспрашивать перед тем, чего не отменить
web-confirm = { $action }?
web-confirm-yes = Да
web-confirm-no = Ещё нет
web-keys = Клавиши
web-keys-note = По полю из клеток ходят стрелками, клетка за клеткой.
web-key-choose = сделать выбор с этим номером
web-key-walk = перейти к следующему или предыдущему варианту
web-key-take = сделать отмеченный выбор
web-key-go-on = продолжить, когда всё рассмотрено
web-key-undo = отменить
web-key-hint = совет
web-key-rules = правило, к которому относится вопрос
web-key-close = закрыть открытое
web-key-keys = показать эту памятку
web-set-note = Настройки хранятся в этом браузере.
web-theme-auto = Как в системе
web-theme-dark = Ночной зал
web-theme-light = Дневной свет
web-motion-auto = Как в системе
web-motion-on = Включена
web-motion-off = Выключена
web-size = { $percent } %

## О проекте

web-about-lead = «Хольмганг» — стол для семейства игр «Берсерк»: браузер, терминал, боты и моделирование пользуются одними и теми же правилами.
web-about-unofficial = Неофициальный проект
web-about-unofficial-text = Это проект поклонников: издатели игр его не создавали и не одобряли. В нём нет их рисунков и текстов. Правила пересказаны своими словами; утраченные карты восстановлены и отмечены.
web-about-fair = Проверка честности
web-about-fair-text = Каждая тасовка следует из зерна, которое закреплено до игры и раскрывается после неё. Записи можно проверить без сервера.
web-about-licences = Лицензии
web-about-licences-text = «Хольмганг» — свободная программа под лицензией MIT. Она опирается на труд других людей:
web-about-programs = Для программ
web-about-programs-text = Всё, что умеет эта страница, может и программа: интерфейс задокументирован.
web-about-tokens = Ключи API

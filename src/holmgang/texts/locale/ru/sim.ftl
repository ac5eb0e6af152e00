### Много партий: sim, arena и bench. Доли и интервалы приходят в процентах.

## sim

sim-help = Сыграть много партий между ботами и сосчитать победы.
sim-arg-bots = По одному боту на место, через запятую: greedy,ismcts:200ms. Время на ход задаётся в ms; просто число означает число итераций.
sim-arg-games = Сколько партий сыграть.
sim-arg-seed = Зерно всех партий. Одно и то же зерно даёт те же результаты при любом числе процессов, если ни один бот не играет по часам.
sim-arg-jobs = Сколько процессов делят работу; если не указано, столько, сколько есть процессоров.
sim-arg-cluster = Играть на кластере Ray: auto или адрес его главного узла.
sim-progress = Идут партии

sim-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, зерно { $seed }
sim-column-wins = победы
sim-column-share = доля
sim-column-interval = 95-процентный интервал
sim-count = { $value }
sim-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-draws = { $draws ->
    [0] Ничьих нет.
    [one] { $draws } ничья; доли посчитаны по партиям с победителем.
    [few] { $draws } ничьи; доли посчитаны по партиям с победителем.
    [many] { $draws } ничьих; доли посчитаны по партиям с победителем.
   *[other] { $draws } ничьей; доли посчитаны по партиям с победителем.
}
sim-length = Действий за партию в среднем: { NUMBER($actions, maximumFractionDigits: 1) }.
sim-length-rounds = В среднем за партию действий: { NUMBER($actions, maximumFractionDigits: 1) }, раундов: { NUMBER($rounds, maximumFractionDigits: 1) }.
sim-first = Тот, кто выбирает первым, побеждает в { sim-share } партий ({ sim-interval }).
sim-seat = По местам, { $colour }: { sim-share } ({ sim-interval }).
sim-speed = Действий в секунду: { $speed } (всего { $actions } за { NUMBER($seconds, maximumFractionDigits: 1) } с).
sim-clock = Один из ботов играет по часам, поэтому зерно не определяет результат. Чтобы точно повторить серию, задайте ему число итераций (ismcts:500).
sim-interrupted = Прервано: { $done ->
    [one] сыграна { $done } партия
    [few] сыграны { $done } партии
    [many] сыграно { $done } партий
   *[other] сыграно { $done } партии
} из { $games }.

## arena

arena-help = Турнир: каждый бот против каждого, с рейтингами.
arena-arg-games = Сколько партий играет каждая пара.
arena-progress = Идут партии
arena-title = { $game }: турнир, { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, зерно { $seed }
arena-column-rating = рейтинг
arena-column-strength = сила
arena-column-doubt = погрешность
arena-column-games = партии
arena-rating-note = Рейтинг взят с запасом: сила минус три погрешности.
arena-pairs-note = Как часто бот в строке побеждает бота в столбце, с 95-процентным интервалом.

## bench

bench-help = Измерить скорость движка рядом с OpenSpiel, если он установлен.
bench-arg-seconds = Сколько секунд длится каждое измерение.
bench-arg-repeats = Сколько раз повторяется каждое измерение.
bench-progress = Измерение
bench-title-compiled = { $game }, скомпилированная сборка
bench-title-interpreted = { $game }, интерпретируемая сборка (скомпилированная во много раз быстрее)
bench-column-ours = Holmgang
bench-column-peer = игра
bench-column-theirs = OpenSpiel
bench-column-ratio = отношение
bench-ratio = ×{ NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-row-playouts = игра наугад, движок, действ./с
bench-row-python = игра наугад, Python, действ./с
bench-row-copy = копии позиции, штук/с
bench-row-view = виды с места, штук/с
bench-row-determinize = возможные миры, штук/с
bench-method = { $repeats ->
    [1] Каждая величина измерена один раз.
    [one] Медианы по { $repeats } измерению, сделанному поочерёдно. Каждый выбор и каждый бросок — одно действие.
   *[other] Медианы по { $repeats } измерениям, сделанным поочерёдно. Каждый выбор и каждый бросок — одно действие.
}
bench-peer = OpenSpiel { $version } работал в том же процессе; из двух его способов играть на C++ взят более быстрый.
bench-no-peer = OpenSpiel не установлен, сравнивать не с чем. Чтобы установить: pip install "holmgang[bench]" или make bench в дереве исходного кода.
bench-interrupted = Прервано: показано то, что успели измерить.

## Что может пойти не так

error-bad-number = Значение --{ $argument } должно быть не меньше { $least }, а дано { $value }.
error-bad-lineup = Таким составом ботов играть нельзя: { $reason }.
error-worker-lost = Процесс, в котором шли партии, был завершён извне. Попробуйте меньшее значение --jobs.
error-no-cluster = Кластер Ray по адресу { $address } не отвечает: { $fault }
error-wrong-version = На узле { $node } другая версия: { $theirs }. Здесь { $ours }.
error-game-failed = Партия с зерном { $seed } сорвалась: { $reason }.
error-bot-failed = Бот { $spec } дал сбой в партии с зерном { $seed }, место { $seat }: { $reason }.
reason-lineup-count =
    { $needed ->
        [one] нужен { $needed } бот, а дано { $given }
        [few] нужно { $needed } бота, а дано { $given }
       *[other] нужно { $needed } ботов, а дано { $given }
    }
reason-lineup-few =
    { $needed ->
        [one] нужен хотя бы { $needed } бот, а дано { $given }
        [few] нужно хотя бы { $needed } бота, а дано { $given }
       *[other] нужно хотя бы { $needed } ботов, а дано { $given }
    }
reason-lineup-twice = { $spec } указан дважды
reason-lineup-solo = для турнира нужна игра на двоих или больше
reason-crashed = { $fault }
reason-illegal-choice = он выбрал { $choice }, а это не по правилам
reason-endless =
    { $limit ->
        [one] она не кончилась и за { $limit } действие
        [few] она не кончилась и за { $limit } действия
       *[other] она не кончилась и за { $limit } действий
    }

### Many games: sim, arena and bench. Shares and intervals come in per cent.

## sim

sim-help = Play many games between bots and count the wins.
sim-arg-bots = One bot for each seat, with commas between them: greedy,ismcts:200ms. A time limit is given in ms; a bare number means iterations.
sim-arg-games = How many games to play.
sim-arg-seed = The seed of all games. The same seed gives the same results for any number of jobs, unless a bot plays by the clock.
sim-arg-jobs = How many processes share the work; as many as there are processors if not given.
sim-arg-cluster = Play on a Ray cluster: auto, or the address of its head.
sim-progress = Playing

sim-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
sim-column-wins = wins
sim-column-share = share
sim-column-interval = 95% interval
sim-count = { $value }
sim-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-draws = { $draws ->
    [0] No draws.
    [one] { $draws } draw; shares are of the decided games.
   *[other] { $draws } draws; shares are of the decided games.
}
sim-length = A game takes { NUMBER($actions, maximumFractionDigits: 1) } actions on average.
sim-length-rounds = A game takes { NUMBER($actions, maximumFractionDigits: 1) } actions in { NUMBER($rounds, maximumFractionDigits: 1) } rounds on average.
sim-first = Whoever is asked first wins { sim-share } ({ sim-interval }).
sim-seat = By seat, { $colour }: { sim-share } ({ sim-interval }).
sim-speed = { $speed } actions a second ({ $actions } in { NUMBER($seconds, maximumFractionDigits: 1) } s).
sim-clock = A bot here plays by the clock, so the seed does not fix the result. Give it iterations (ismcts:500) to repeat a run exactly.
sim-interrupted = Interrupted: { $done } of { $games ->
    [one] { $games } game was finished.
   *[other] { $games } games were finished.
}

## arena

arena-help = A tournament: every bot against every other, with ratings.
arena-arg-games = How many games each pairing plays.
arena-progress = Playing
arena-title = { $game }: a tournament of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-column-rating = rating
arena-column-strength = strength
arena-column-doubt = doubt
arena-column-games = games
arena-rating-note = The rating is cautious: strength less three times the doubt.
arena-pairs-note = How often the bot of the row beats the bot of the column, with the 95% interval.

## bench

bench-help = Measure the speed of the engine, beside OpenSpiel if it is installed.
bench-arg-seconds = How long each measurement lasts, in seconds.
bench-arg-repeats = How many times each measurement is repeated.
bench-progress = Measuring
bench-title-compiled = { $game }, compiled build
bench-title-interpreted = { $game }, interpreted build (a compiled one is many times faster)
bench-column-ours = Holmgang
bench-column-peer = peer
bench-column-theirs = OpenSpiel
bench-column-ratio = ratio
bench-ratio = ×{ NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-row-playouts = random play, engine, actions/s
bench-row-python = random play, Python, actions/s
bench-row-copy = copies of a position/s
bench-row-view = views of a seat/s
bench-row-determinize = drawn worlds/s
bench-method = { $repeats ->
    [1] Each was measured once.
   *[other] Medians of { $repeats } measurements, taken in turns. Every choice and every answer of chance is one action.
}
bench-peer = OpenSpiel { $version } ran in the same process; of its two ways to play in C++ the faster one counts.
bench-no-peer = OpenSpiel is not installed, so there is nothing to compare with. To get it: pip install "holmgang[bench]", or run make bench in the source tree.
bench-interrupted = Interrupted: the figures are from what was measured until then.

## What can go wrong

error-bad-number = --{ $argument } must be at least { $least }, not { $value }.
error-bad-lineup = These bots cannot play together: { $reason }.
error-worker-lost = A process that was playing games was ended from outside. Try fewer --jobs.
error-no-cluster = No Ray cluster answers at { $address }: { $fault }
error-wrong-version = The node { $node } plays something else: { $theirs }. Here it is { $ours }.
error-game-failed = The game with the seed { $seed } broke down: { $reason }.
error-bot-failed = The bot { $spec } failed in the game with the seed { $seed }, seat { $seat }: { $reason }.
reason-lineup-count =
    { $needed ->
        [one] one bot is needed, not { $given }
       *[other] { $needed } bots are needed, not { $given }
    }
reason-lineup-few =
    { $needed ->
        [one] at least one bot is needed, not { $given }
       *[other] at least { $needed } bots are needed, not { $given }
    }
reason-lineup-twice = { $spec } is there twice
reason-lineup-solo = a tournament needs a game for two or more players
reason-crashed = { $fault }
reason-illegal-choice = it chose { $choice }, which is not legal
reason-endless = there was no end after { $limit } actions

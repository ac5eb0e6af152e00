### Beaucoup de parties : sim, arena et bench. Parts et intervalles arrivent en pour cent.

## sim

sim-help = Faire jouer de nombreuses parties entre bots et compter les victoires.
sim-arg-bots = Un bot par place, séparés par des virgules : greedy,ismcts:200ms. Un temps se donne en ms ; un simple nombre est un nombre d’itérations.
sim-arg-games = Le nombre de parties à jouer.
sim-arg-seed = La graine de toutes les parties. La même graine donne les mêmes résultats quel que soit le nombre de processus, sauf si un bot joue à la montre.
sim-arg-jobs = Le nombre de processus qui se partagent le travail ; par défaut, autant que de processeurs.
sim-arg-cluster = Jouer sur une grappe Ray : auto, ou l’adresse de son nœud principal.
sim-progress = Parties

sim-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
sim-column-wins = victoires
sim-column-share = part
sim-column-interval = intervalle à 95 %
sim-count = { $value }
sim-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-draws = { $draws ->
    [0] Aucune partie nulle.
    [one] { $draws } partie nulle ; les parts portent sur les parties gagnées.
   *[other] { $draws } parties nulles ; les parts portent sur les parties gagnées.
}
sim-length = Une partie compte en moyenne { NUMBER($actions, maximumFractionDigits: 1) } actions.
sim-length-rounds = Une partie compte en moyenne { NUMBER($actions, maximumFractionDigits: 1) } actions en { NUMBER($rounds, maximumFractionDigits: 1) } tours.
sim-first = Celui qui choisit le premier gagne { sim-share } des parties ({ sim-interval }).
sim-seat = Par place, { $colour } : { sim-share } ({ sim-interval }).
sim-speed = { $speed } actions par seconde ({ $actions } en { NUMBER($seconds, maximumFractionDigits: 1) } s).
sim-clock = Un des bots joue à la montre : la graine ne fixe donc pas le résultat. Pour répéter la série à l’identique, donnez-lui un nombre d’itérations (ismcts:500).
sim-interrupted = Interruption : { $done ->
    [one] { $done } partie terminée
   *[other] { $done } parties terminées
} sur { $games }.

## arena

arena-help = Un tournoi : chaque bot contre chaque autre, avec un classement.
arena-arg-games = Le nombre de parties de chaque rencontre.
arena-progress = Parties
arena-title = { $game } : un tournoi de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
arena-column-rating = cote
arena-column-strength = force
arena-column-doubt = incertitude
arena-column-games = parties
arena-rating-note = La cote est prudente : la force moins trois fois l’incertitude.
arena-pairs-note = Fréquence à laquelle le bot de la ligne bat celui de la colonne, avec l’intervalle à 95 %.

## bench

bench-help = Mesurer la vitesse du moteur, à côté d’OpenSpiel s’il est installé.
bench-arg-seconds = La durée de chaque mesure, en secondes.
bench-arg-repeats = Le nombre de répétitions de chaque mesure.
bench-progress = Mesures
bench-title-compiled = { $game }, version compilée
bench-title-interpreted = { $game }, version interprétée (la version compilée est bien plus rapide)
bench-column-ours = Holmgang
bench-column-peer = jeu
bench-column-theirs = OpenSpiel
bench-column-ratio = rapport
bench-ratio = ×{ NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-row-playouts = au hasard, moteur, actions/s
bench-row-python = au hasard, Python, actions/s
bench-row-copy = copies d’une position/s
bench-row-view = vues d’une place/s
bench-row-determinize = mondes tirés/s
bench-method = { $repeats ->
    [1] Une seule mesure de chaque grandeur.
   *[other] Médianes de { $repeats } mesures prises à tour de rôle. Chaque choix et chaque tirage compte pour une action.
}
bench-peer = OpenSpiel { $version } a tourné dans le même processus ; de ses deux façons de jouer en C++, la plus rapide est retenue.
bench-no-peer = OpenSpiel n’est pas installé : il n’y a rien à quoi comparer. Pour l’obtenir : pip install "holmgang[bench]", ou make bench dans l’arborescence des sources.
bench-interrupted = Interruption : voici ce qui avait été mesuré.

## Ce qui peut mal tourner

error-bad-number = --{ $argument } doit valoir au moins { $least }, et non { $value }.
error-bad-lineup = Ces bots ne peuvent pas jouer ensemble : { $reason }.
error-worker-lost = Un processus qui jouait des parties a été arrêté de l’extérieur. Essayez avec moins de --jobs.
error-no-cluster = Aucune grappe Ray ne répond à { $address } : { $fault }
error-wrong-version = Le nœud { $node } a une autre version : { $theirs }. Ici, c’est { $ours }.
error-game-failed = La partie de graine { $seed } a échoué : { $reason }.
error-bot-failed = Le bot { $spec } a échoué dans la partie de graine { $seed }, place { $seat } : { $reason }.
reason-lineup-count =
    { $needed ->
        [one] il faut un bot, et non { $given }
       *[other] il faut { $needed } bots, et non { $given }
    }
reason-lineup-few =
    { $needed ->
        [one] il faut au moins un bot, et non { $given }
       *[other] il faut au moins { $needed } bots, et non { $given }
    }
reason-lineup-twice = { $spec } figure deux fois
reason-lineup-solo = un tournoi demande un jeu à deux joueurs ou plus
reason-crashed = { $fault }
reason-illegal-choice = il a choisi { $choice }, ce que les règles interdisent
reason-endless = elle ne s’était pas terminée après { $limit } actions

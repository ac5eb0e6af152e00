### Ce que partagent tous les jeux et tous les visages de Holmgang.

list-none = aucun
list-words = { $head }, { $tail }
list-numbers = { $head } + { $tail }

## Joueurs faits de code

bot-random = Robot aléatoire
    .text = joue n’importe quel coup permis
bot-greedy = Robot glouton
    .text = prend ce qui paraît le meilleur sur-le-champ, comme un joueur pressé
bot-ismcts = Robot chercheur
    .text = joue des avenirs possibles ; ismcts:500ms fixe son temps, ismcts:2000 son nombre d’essais
bot-nash = Robot de Nash
    .text = mêle ses choix de sorte qu’aucun adversaire ne puisse en profiter
bot-solver = Robot calculateur
    .text = imagine les cartes cachées et joue chaque donne à la perfection
bot-planner = Robot stratège
bot-search = Robot calculateur
    .text = réfléchit au tour entier et affronte de nombreux lancers possibles des ennemis

## Comment une partie s’est terminée

ending-played = jouée jusqu’au bout
ending-resigned = un joueur a abandonné
ending-clock = un joueur a épuisé son temps
ending-agreed = nulle d’un commun accord
ending-open = inachevée

result-win =
    { $who ->
        [you] Vous avez gagné !
       *[other] { $seat } a gagné.
    }
result-draw = La partie est nulle.
result-shared = Victoire partagée : { $names }.
result-lost = La partie est perdue.

chance = hasard

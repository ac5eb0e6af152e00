### Ce que partagent tous les jeux et tous les visages de Holmgang.

list-none = aucun
pair = { $name } : { $text }
list-words = { $head }, { $tail }
list-numbers = { $head } + { $tail }
list-and = { $head } et { $tail }

## Joueurs faits de code

bot-random = Bot aléatoire
    .text = joue n’importe quel coup permis
bot-greedy = Bot glouton
    .text = prend ce qui paraît le meilleur sur-le-champ, comme un joueur pressé
bot-ismcts = Bot chercheur
    .text = explore des suites possibles et prend ce qui y réussit le mieux
bot-misses = { $bot }, laisse passer { $missed } %

## Comment une partie s’est terminée

ending-played = jouée jusqu’au bout
ending-resigned = un joueur a abandonné
ending-clock = un joueur a épuisé son temps
ending-agreed = nulle par accord mutuel
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

# Le prix d’une erreur, en pièces du jeu ou en part de victoire.
cost-pieces = Cela vous a coûté environ { $pieces }.
cost-win = Cela vous a coûté environ { $share } % d’une victoire.

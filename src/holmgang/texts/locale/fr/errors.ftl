### Tous les refus : `error-<code>`, et `reason-<raison>` s’il y en a une.

error-error = Quelque chose s’est mal passé.
error-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux connus : { $known }.
error-unknown-bot = Il n’y a pas de bot « { $bot } ». Connus : { $known }.
error-bad-option = Option { $option } : « { $value } » ne convient pas, il faut { $expected }.
error-bad-content =
    { $line ->
        [0] { $file } : { $reason }.
       *[other] { $file }, ligne { $line }{ $column ->
            [0] { "" }
           *[other] , colonne { $column }
        }{ $field ->
            [none] { "" }
           *[other] , { $field }
        } : { $reason }.{ $suggestion ->
            [none] { "" }
           *[other] { "" } Vouliez-vous dire « { $suggestion } » ?
        }
    }
error-refused = Ce choix est refusé.
error-unreadable = Impossible de comprendre « { $text } ».
error-not-your-turn = Ce n’est pas à vous de choisir.
error-illegal = Interdit ({ $action }) : { $reason }.
error-stale = La partie a avancé : cette question est passée.
error-closed = Impossible : { $reason }.
error-no-undo = Rien à reprendre : quelque chose a été tiré ou dévoilé depuis.
error-bad-record = L’enregistrement est abîmé, ligne { $line } : { $reason }.
error-no-proof = L’équité de cet enregistrement n’est pas prouvée, ligne { $line } : { $reason }.

expected-text = un texte sans saut de ligne
expected-number = un nombre entier
expected-name-value = NOM=VALEUR

## Pourquoi une partie refuse

reason-begun = la partie a déjà commencé
reason-not-begun = la partie n’a pas encore commencé
reason-over = la partie est terminée
reason-not-over = la partie n’est pas encore terminée
reason-illegal =
    { $cause ->
        [none] les règles l’interdisent
       *[other] les règles l’interdisent ({ $action }) : { $cause }
    }
reason-not-asked = on ne vous demande rien maintenant
reason-other-question = c’est une autre question qui est posée
reason-impossible-roll = un tel tirage est impossible

## Ce qui ne va pas dans un enregistrement

reason-not-a-record = ceci n’est pas un enregistrement de Holmgang
reason-unsigned = la ligne n’a pas d’empreinte
reason-altered = la ligne, ou une ligne précédente, ne correspond pas à son empreinte
reason-malformed = la ligne n’est pas écrite comme il faut
reason-missing-begin = « begin » manque
reason-order = une ligne manque, est doublée ou mal placée
reason-count = le nombre de lignes est faux
reason-trailing = il y a du texte après la fin
reason-truncated = la fin manque
reason-game = c’est l’enregistrement d’un autre jeu
reason-version = la partie suit la version { $wanted } des règles, ceci est la version { $have }
reason-content = la partie a été jouée avec d’autres cartes
reason-seats = le nombre de places est faux
reason-options = les options sont incomplètes
reason-hidden = cette copie cache ce que son lecteur n’avait pas le droit de savoir
reason-half-sealed = un choix secret n’a pas son pendant
reason-sealed = un choix en attente aurait dû être joué
reason-result = le résultat écrit n’est pas celui de la partie
reason-unreadable = « { $text } » est incompréhensible
reason-not-your-turn = c’était à un autre joueur de choisir
reason-closed = { $cause }
reason-bad-option = l’option { $option } ne peut pas être « { $value } »

## Pourquoi le hasard n’est pas prouvé

reason-no-seed = la graine n’a pas été révélée
reason-commitment = ce n’est pas la graine dont l’empreinte avait été publiée
reason-roll = il est écrit « { $recorded } », mais la graine donne « { $fair } »

## Ce qui ne va pas dans les données

reason-no-such-file = ce fichier n’existe pas
reason-the-file-is-too-large = le fichier est trop grand
reason-this-is-not-UTF-8-text = ce n’est pas du texte UTF-8
reason-nested-too-deeply = imbrication trop profonde
reason-the-key-stands-twice = la clé figure deux fois
reason-Permission-denied = la lecture n’est pas permise

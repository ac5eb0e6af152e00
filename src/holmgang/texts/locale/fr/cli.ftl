### La ligne de commande.

cli-help =
    Holmgang : la table numérique des jeux de la famille Berserk.
    Les règles sont appliquées, et l’équité de chaque partie peut être prouvée.
cli-version-help = dire la version, et si le moteur est compilé
cli-version =
    { $build ->
        [compiled] Holmgang { $version }, version compilée, Python { $python }
       *[interpreted] Holmgang { $version }, version interprétée, Python { $python }
    }

help-usage = Usage :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-a-command = COMMANDE
help-some-options = OPTIONS
help-value = VALEUR
help-default = (par défaut { $value })
help-lang = la langue de tous les textes ; sinon celle du système
help-help = afficher cette aide

meta-game = JEU
meta-rule = NUMÉRO ou MOTS
meta-file = FICHIER
meta-seat = PLACE
meta-bots = BOT,…
meta-seed = GRAINE
meta-option = NOM=VALEUR
meta-words = MOTS
meta-name = NOM

arg-game = quel jeu : { $known }
arg-option = une option du jeu, telle que « holmgang games » les liste ; peut être répétée
arg-record = le fichier d’un enregistrement
json-help = écrire un seul objet JSON au lieu d’un texte

number = { $value }

## games, rules

games-help = Lister les jeux, leurs options et leurs bots.
games-players =
    { $count ->
        [one] pour { $count } joueur
       *[other] pour { $count } joueurs
    }
games-bots = bots : { $bots }
games-levels = niveaux : { $levels }
games-refused = Le jeu du paquet « { $package } » est inutilisable ({ $reason }).

rules-help = Lire les règles numérotées d’un jeu : toutes, une seule, ou celles qui contiennent des mots.
rules-arg-query = le numéro d’une règle (SW-FRC-01), son début, ou des mots à chercher

## replay, verify

replay-help = Raconter une partie enregistrée ligne par ligne.
replay-ending = La partie : { $ending }.

verify-help = Prouver par le seul enregistrement qu’aucun tirage ni mélange n’a été truqué.
verify-lines =
    { $count ->
        [one] L’enregistrement est intact : { $count } ligne, conforme aux règles.
       *[other] L’enregistrement est intact : { $count } lignes, toutes conformes aux règles.
    }
verify-commitment = La graine révélée est bien celle dont l’empreinte a été publiée avant la première carte : { $hash }…
verify-mix = { $seat } a mêlé ses propres mots : { $words }
verify-proven =
    { $count ->
        [one] Prouvé : l’unique tirage ou mélange ({ $count }) découle de la graine.
       *[other] Prouvé : les { $count } tirages et mélanges découlent tous de la graine.
    }
verify-proven-open =
    { $count ->
        [one] Prouvé jusqu’ici : l’unique tirage ou mélange ({ $count }) découle de la graine. La partie n’est pas finie.
       *[other] Prouvé jusqu’ici : les { $count } tirages et mélanges découlent tous de la graine. La partie n’est pas finie.
    }

## analyse

analyse-help = Revoir ses choix : les pires d’abord, chacun à côté de ce qu’aurait fait l’expert.
analyse-arg-seat = les choix de qui, par numéro (0, 1, …) ou par couleur ; sinon de tous les humains
analyse-arg-bot = qui juge : un niveau ou un bot ; sinon l’expert
analyse-arg-seconds = combien de secondes réfléchir à toute la partie
analyse-arg-iterations = des itérations par choix au lieu d’un temps ; le même enregistrement donne alors la même réponse
analyse-arg-svg = dessiner dans ce fichier qui était le mieux placé au fil de la partie
analyse-graph = { $game } : qui était le mieux placé, ligne par ligne
analyse-seat = { $seat } : les pires choix
analyse-line = Ligne { $number } : { $chosen }
analyse-better = Mieux : { $better }
analyse-fine = Aucun choix n’a clairement coûté quelque chose.
analyse-even = –
analyse-column-line = ligne
analyse-column-seat = qui
analyse-column-chosen = choix
analyse-column-better = l’expert
analyse-column-cost = prix
analyse-method = Jugé par { $bot }, qui n’en savait pas plus que le joueur : { $graded } choix sur { $choices }. Un choix coûte cher s’il a clairement moins bien réussi dans les mêmes parties imaginées.

## play : la commande

play-help = Jouer contre des bots dans le terminal.
play-arg-seat = votre place, par numéro (0, 1,…) ou couleur ; sinon la première
play-arg-bots = qui joue les autres places : un niveau (beginner, casual, skilled, strong, expert) ou un bot ({ $known }) ; ismcts:500ms réfléchit une demi-seconde, greedy:misses30 ne voit pas son meilleur coup dans 30 cas sur 100
play-arg-seed = un mot ou un nombre qui rend toute la partie reproductible
play-arg-mix = vos propres mots à mêler au hasard, pour ne pas devoir lui faire confiance
play-arg-name = votre nom dans l’enregistrement
play-arg-resume = reprendre une partie sauvegardée

## play : la partie

play-your-name = Joueur
play-you-are = Votre camp : { $colour }.
play-against = { $colour } : { $seat } ({ $bot }).
play-commitment = Hasard équitable, empreinte de la graine avant la première carte :
play-mixed = Vos propres mots y sont mêlés : { $words }
play-how = Répondez par le numéro d’un choix. « ? » explique tout, « quitter » sauvegarde et sort.
play-resumed = La partie sauvegardée reprend.
play-only-choice = Le seul choix, fait pour vous : { $action }.
play-no-number =
    { $count ->
        [one] Il n’y a que le choix 1.
       *[other] Il n’y a que les choix 1 à { $count }.
    }
play-asked-by = C’est la règle { $rule } ; « pourquoi » la montre.
play-refused-by = Selon la règle { $rule } ; « pourquoi » la montre.
play-no-rule = Ce jeu ne nomme pas de règle pour cela.
play-undone = Choix repris.
play-thinking = Réflexion…
play-hint = { $bot } choisirait { $number } : { $action }{ $share ->
    [100] .
   *[other] {" "}({ $share } %).
}
play-hint-besides = ou { $number } : { $action } ({ $share } %)
play-kept = La partie est sauvegardée : { $file }
play-verify = Prouver l’équité de la partie : { $command }
play-quit = La partie est sauvegardée. Pour la reprendre : { $command }
play-not-kept = La partie n’a pas pu être sauvegardée dans { $file }. Sauvegardez-la ailleurs avec « sauver FICHIER », ou sortez sans la sauvegarder avec Ctrl-C.
play-interrupted = Interrompu. La partie est sauvegardée dans { $file }. Pour la reprendre : { $command }
play-no-input = L’entrée est terminée. La partie est sauvegardée dans { $file }. Pour la reprendre : { $command }
play-broken-pipe = La sortie a été fermée. La partie est sauvegardée dans { $file }. Pour la reprendre : { $command }
play-lost = La partie s’est arrêtée et n’a pas pu être sauvegardée dans { $file }.

play-word-help = aide
play-word-why = pourquoi
play-word-undo = reprendre
play-word-hint = conseil
play-word-odds = chances
play-word-cards = cartes
play-word-table = table
play-word-log = récit
play-word-rest = repos
play-word-stops = arrêts
play-word-save = sauver
play-word-quit = quitter

play-no-odds = Ce jeu ne calcule pas de chances.
play-no-stops = Ce jeu ne pose pas de questions que l’on puisse passer.

play-about-help = expliquer la question et les choix
play-about-why = montrer la règle de la question, ou du dernier refus
play-about-undo = reprendre votre dernier choix, si rien n’a été dévoilé depuis
play-about-hint = demander à un bot fort ce qu’il choisirait
play-about-odds = les chances des cartes cachées, autant qu’on peut en juger
play-about-claim = proposer d’en finir ainsi ; les autres doivent accepter
play-about-cards = parcourir toutes vos cartes
play-about-table = montrer de nouveau la table
play-about-log = raconter tout ce qui s’est passé
play-about-rest = passer jusqu’à votre tour
play-about-stops = quand vous interroger ; avec un des noms, l’activer ou le désactiver
play-about-save = sauvegarder la partie ; avec un nom de fichier, à cet endroit
play-about-quit = sauvegarder la partie et sortir

## Ce que la ligne de commande refuse

error-cli = Cela n’a pas marché.
error-usage = Commande incomprise : { $detail }
error-unknown-command =
    { $close ->
        [none] Il n’y a pas de commande « { $command } ». Voir : holmgang --help
       *[other] Il n’y a pas de commande « { $command } ». Vouliez-vous dire « { $close } » ?
    }
error-unknown-flag =
    { $close ->
        [none] Il n’y a pas d’option { $flag } ici. Voir : --help
       *[other] Il n’y a pas d’option { $flag } ici. Vouliez-vous dire { $close } ?
    }
error-unknown-language = Il n’y a pas de langue « { $language } ». Connues : { $known }.
error-missing-argument = Il manque un argument : { $argument }. Voir : --help
error-missing-value = { $flag } demande une valeur.
error-needless-value = { $flag } ne prend pas de valeur.
error-extra-argument = Argument en trop : « { $argument } ». Voir : --help
error-bad-value = { $argument } ne peut pas être « { $value } », il faut { $expected }.
error-not-together = { $flag } et { $other } ne vont pas ensemble.
error-bad-file = { $file } : { $reason }.
error-file-taken = { $file } contient autre chose et n’est pas remplacé.
error-nothing-found = Aucune règle ne correspond à « { $query } ».
error-unknown-card =
    { $close ->
        [none] Il n’y a pas de carte « { $card } ». Voir : holmgang cards --help
       *[other] Il n’y a pas de carte « { $card } ». Vouliez-vous dire « { $close } » ?
    }
error-interrupted = Interrompu.
error-no-input = L’entrée est terminée.
error-broken-pipe = La sortie a été fermée avant que tout soit écrit.

reason-Is-a-directory = c’est un dossier
reason-No-space-left-on-device = le disque est plein
reason-Read-only-file-system = on ne peut rien y écrire

## cards

cards-help = Vérifier une série de cartes ou un deck, ou montrer une carte.
meta-cards = SÉRIE, CARTE ou FICHIER
cards-arg-deed = lint cherche les fautes d’une série, show montre une carte, deck vérifie un deck et dit comment le jouer
cards-arg-name = la série à vérifier, l’identifiant ou le nom de la carte, ou le fichier d’un deck, une carte par ligne
cards-arg-set = la série où l’on cherche les cartes ; sans elle, toutes les nôtres
cards-checked =
    { $count ->
        [one] { $count } carte vérifiée, le moteur en refuse { $refused }.
       *[other] { $count } cartes vérifiées, le moteur en refuse { $refused }.
    }
cards-figures-elite = or { $cost }, vie { $life }, mouvement { $move }, coup { $strike }
cards-figures-regular = argent { $cost }, vie { $life }, mouvement { $move }, coup { $strike }

meta-table = TABLE
meta-act = ACTE
admin-help = L’entretien de la base d’un serveur : copies, personnes, tables.
admin-backup = copier toute la base dans un fichier ; le serveur peut tourner
admin-restore = remettre une telle copie dans une base, de l’un ou l’autre type
admin-check = rejouer chaque table d’après son journal et prouver chaque partie finie
admin-users = lister les comptes, ou les personnes par leur nom
admin-ban = ne plus laisser entrer quelqu’un
admin-mute = ne plus laisser écrire quelqu’un
admin-moderator = nommer quelqu’un modérateur
admin-close = fermer une table
admin-acts = lister ce qu’ont fait modérateurs et opérateurs
admin-undo = annuler un acte
admin-prune = supprimer maintenant tout ce qui a expiré
admin-arg-name = le nom d’un compte, ou l’identifiant d’une personne
admin-arg-hours = pour combien d’heures ; 0 : définitivement
admin-arg-reason = pourquoi, pour qui le lira plus tard
admin-arg-words = un nom ou une partie
admin-arg-table = l’identifiant d’une table, comme dans son adresse
admin-arg-act = l’identifiant d’un acte, comme « acts » le liste
admin-arg-replace = même si cela remplace ce que contient la base
admin-arg-backup = un nouveau fichier pour la copie
admin-arg-restore = le fichier d’une copie
admin-backup-done =
    { $rows ->
        [one] { $file } contient { $rows } ligne.
       *[other] { $file } contient { $rows } lignes.
    }
admin-restore-done =
    { $rows ->
        [one] { $rows } ligne a été restaurée depuis { $file }.
       *[other] { $rows } lignes ont été restaurées depuis { $file }.
    }
admin-check-done = Tables : { $tables }. Parties prouvées : { $proofs }. Jouées avec d’autres règles ou cartes : { $outdated }.
admin-check-broken = Abîmée : { $table } ({ $why })
admin-user-guest = invité
admin-user-moderator = modérateur
admin-user-banned = exclu
admin-user-muted = muet
admin-deed-ban = exclu
admin-deed-mute = rendu muet
admin-deed-moderator = nommé modérateur
admin-deed-close = fermée
admin-undone = (annulé)
admin-undo-done = C’est annulé.
admin-prune-done = Ce qui avait expiré est supprimé.
error-care-needed =
    { $count ->
        [one] { $count } table est abîmée.
       *[other] { $count } tables sont abîmées.
    }

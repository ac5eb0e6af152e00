### Les mots de l’application web. Les jeux apportent les leurs.

web-skip = Aller au contenu
web-go-on = Continuer
web-close = Fermer
web-loading = Un instant…
web-error = Quelque chose s’est mal passé. Réessayez.
web-unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
web-missing = Rien ici
web-missing-text = Il n’y a pas de page à cette adresse.
web-footer = Holmgang est un projet d’amateurs, non officiel. Il ne contient aucun texte ni aucune image d’éditeur.

## Les pages

web-nav = Pages
web-nav-home = Accueil
web-nav-lobby = La salle
web-nav-new = Nouvelle table
web-nav-rules = Règles
web-nav-settings = Réglages
web-nav-account = Compte
web-nav-profile = Vos parties
web-nav-about = À propos et licences

## Accueil

web-home-title = Prenez place dans la salle
web-home-awaited = On vous attend
web-home-lead = Une table numérique pour la famille de jeux Berserk. Les règles sont respectées, l’équité de chaque mélange peut être prouvée, et un bot est toujours prêt à jouer.
web-home-resume = Reprendre la partie
web-home-more = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
}
web-home-games = Les jeux
web-quick = Jouer contre un bot
web-quick-alone = Jouer
web-why-fair = Équité prouvée
web-why-fair-text = Avant le premier mélange, la table s’engage sur un secret. Une fois la partie finie, ce secret prouve chaque carte.
web-why-rules = Des règles à consulter
web-why-rules-text = Chaque règle a un numéro. Ce qui est interdit est grisé et dit pourquoi.
web-why-open = Chez vous
web-why-open-text = Tout tourne sur votre machine. Aucun compte n’est nécessaire et rien n’est envoyé ailleurs.

## La salle

web-lobby-going = Vos tables
web-lobby-going-none = Vous n’êtes assis à aucune table.
web-lobby-open = Tables ouvertes
web-lobby-open-none = Personne n’attend d’adversaire pour le moment.
web-lobby-running = Parties en cours
web-lobby-running-none = Aucune autre partie n’est en cours.
web-table-laying = La table se prépare : le plateau, les pièces et tout ce qui s’est passé jusqu’ici.
web-table = Table
web-table-resume = Reprendre
web-table-join = Rejoindre
web-table-watch = Regarder
web-table-your-turn = À vous
web-table-private = Sur invitation
web-advice = Avec conseils
web-advice-text = Avec conseils : chacun peut demander un conseil et voir les chances.
web-advice-none = Sans conseils
web-advice-none-text = Sans conseils : personne n’est conseillé ni ne voit les chances.
web-table-gone = Impossible de montrer cette table
web-table-seats = Places
web-state-waiting = En attente
web-state-running = En cours
web-state-over = Terminée
web-colour-black = Noir : corbeau
web-colour-red = Rouge : loup
web-colour-blue = Bleu : ours
web-colour-yellow = Jaune : sanglier
web-colour-south = Sud : cerf
web-colour-north = Nord : dragon
web-colour-green = Vert : cerf
web-colour-white = Blanc : dragon
web-seat-open = Place libre
web-seat-you = Vous
web-seat-online = Présent
web-seat-away = Absent
web-seat-guest = invité
web-away = { $name } est absent. Dans { $time }, vous pourrez continuer sans ce joueur.
web-away-now = { $name } est absent.
web-away-bot = Laisser jouer un bot
web-away-claim = Réclamer la partie
web-chat-about = Bloquer ou signaler
web-leave-outdated = Quitter la table
web-seat-waiting = Encore libre
web-seat-acts = Doit choisir
web-seat-sealed = A choisi

## Une nouvelle table

web-new-game = Jeu
web-new-seats = Places
web-new-options = Options
web-new-value = { $option } : { $value }
web-new-clock = Pendule
web-new-own = choisis par moi
web-new-by-book = selon le livre
web-new-otherwise = Lu autrement : { $count }
web-new-chosen = { $count ->
    [one] 1 carte est choisie.
   *[other] { $count } cartes sont choisies.
}
web-new-chosen-of = { $count } sur { $all } choisis.
web-new-private = Réservée à ceux qui ont le lien d’invitation
web-new-advice = Avec conseils : chacun peut demander un conseil et voir les chances
web-new-open = Ouvrir la table
web-kind-me = Je joue
web-kind-me-text = Votre propre place.
web-kind-open = Place libre
web-kind-open-text = Quelqu’un d’autre peut s’asseoir ici.
web-kind-hot = Une autre personne sur cet appareil
web-kind-hot-text = Vous vous passez l’appareil.
web-level-beginner = Débutant
web-level-casual = Amateur
web-level-skilled = Confirmé
web-level-strong = Fort
web-level-expert = Expert
web-clock-none = Sans pendule
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-clock-seconds =
    { $seconds ->
        [0] sans ajout
        [one] + { $seconds } seconde par choix
       *[other] + { $seconds } secondes par choix
    }
web-clock-increment = Temps ajouté par choix
web-clock-short = { $minutes } min + { $seconds } s
web-clock-days =
    { $days ->
        [one] { $days } jour par choix
       *[other] { $days } jours par choix
    }
web-clock-days-left = { $days } j { $hours } h
web-clock-left = Temps restant : { $time }

## Avant le premier mélange

web-wait-begin = Commencez quand vous êtes prêt.
web-wait-others = Vous êtes prêt. La partie commence quand tous le sont.
web-wait-join = Il reste une place libre à cette table.
web-wait-sit = S’asseoir
web-wait-ready = Prêt
web-wait-not-ready = Pas encore prêt
web-wait-invite = Lien d’invitation
web-wait-copy = Copier le lien
web-wait-copied = Le lien est copié.
web-wait-unreachable = Pour l’instant, seul cet ordinateur peut ouvrir le lien. Pour jouer avec quelqu’un sur un autre :
web-wait-reach-network = sur le même réseau, lancez la table avec « holmgang serve --host 0.0.0.0 » et ouvrez-la par l’adresse de cet ordinateur, comme http://192.168.1.20:8642 ;
web-wait-reach-internet = par internet, placez-la derrière un serveur qui a un nom, et donnez ce nom dans HOLMGANG_PUBLIC_URL.
web-wait-start = Je suis prêt : commencer

## Hasard équitable

web-fair-title = Hasard équitable
web-fair-text = La table a tiré une graine secrète et en montre ici l’empreinte avant le premier mélange. Après la partie, la graine est révélée, et chacun peut vérifier que tous les mélanges et toutes les pioches en découlent.
web-fair-commitment = Empreinte de la graine secrète
web-fair-own = Vos propres mots pour la graine (si vous voulez)
web-fair-own-text = Lettres de a à z et chiffres. Ce que vous écrivez entre dans chaque mélange : la table n’a donc pas pu choisir seule.
web-fair-own-example = corbeau42
web-fair-mix = Mots ajoutés ({ $name })
web-fair-seed = La graine révélée
web-fair-later = La graine est révélée à la fin de la partie.
web-fair-verify = Vérifier maintenant
web-fair-download = Télécharger la partie
web-fair-offline = Avec ce fichier, vous pouvez aussi vérifier sans ce serveur : holmgang verify FICHIER
web-fair-checking = Vérification…
web-fair-proven =
    { $rolls ->
        [one] Prouvé : { $rolls } tirage découle de la graine.
       *[other] Prouvé : les { $rolls } tirages découlent tous de la graine.
    }

## À la table

web-ask = La question
web-ask-board = Choisissez sur la table.
web-help = Qu’est-ce que cela signifie ?
web-prompt-sealed = Votre choix : { $action }. On attend les autres…
web-prompt-queued = { $name } attend son tour pour réfléchir : le serveur est occupé.
web-sealed-note = Personne ne le voit encore. Vous pouvez en changer tant que tous n’ont pas choisi.
web-spectator = Vous regardez la partie.
web-action-sealed = choisi
web-hint-this = conseil
web-hint-none = Pas de conseil cette fois. { $why }
web-hint-share = { $share } %
    .text = La part de réflexion que le conseiller y a consacrée
web-actions-unfold =
    { $count ->
        [one] Afficher { $count } choix en liste
       *[other] Afficher les { $count } choix en liste
    }
web-actions-fold = Masquer la liste
web-actions-blocked = Impossible pour l’instant : { $count } choix
web-inspector = Carte
web-log = Journal
web-guide-step = Étape { $at } sur { $all }
web-guide-next = Continuer
web-guide-go-on = Une vraie partie
web-guide-rules = Les règles
web-tool-win = Comment gagner
web-log-why = Comment c’est arrivé
web-voice-before = { $count ->
        [one] Un autre événement a eu lieu avant.
       *[other] { $count } autres événements ont eu lieu avant.
    }
web-chat = Discussion
web-chat-none = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-tools = Outils
web-tool-undo = Annuler
web-tool-hint = Conseil
web-tool-thinking = Réflexion…
web-tool-odds = Chances
web-tool-takeback = Reprendre le coup
web-tool-draw = Proposer la nulle
web-tool-resign = Abandonner
web-tool-fair = Hasard équitable
web-nudge-do = Relancer { $name }
web-nudge-sent = Vous avez relancé { $name }.
web-nudge = { $name } attend votre choix.
web-notify = Notifications
web-notify-ask = Le navigateur doit-il vous prévenir quand c’est à vous ?
web-notify-yes = Oui, prévenez-moi
web-notify-no = Non
web-notify-denied = Le navigateur n’autorise pas les notifications de cette page.
web-resign-title = Abandonner ?
web-resign-text = La partie s’arrête aussitôt et votre adversaire gagne.
web-resign-alone = La partie s’arrête aussitôt et compte comme perdue.
web-resign-no = Continuer
web-resign-yes = Abandonner
web-offer-draw = { $name } propose la nulle.
web-offer-draw-sent = Vous avez proposé la nulle.
web-offer-takeback = { $name } demande à reprendre son dernier choix.
web-offer-takeback-sent = Vous avez demandé à reprendre votre dernier choix.
web-offer-accept = Accepter
web-offer-decline = Refuser
web-odds-battle = Bataille { $win } % ({ $low }–{ $high }), partie { $game } %
web-odds-game = { $win } % ({ $low }–{ $high })
web-link-lost = La connexion est perdue. Elle se rétablit ; rien de votre partie n’est perdu.
web-link-now = Essayer maintenant
web-link-restarting = Le serveur redémarre. La partie reprend dans un instant.
web-curtain = C’est à { $name }
web-curtain-text = Passez l’appareil. Les cartes apparaîtront quand vous lèverez le rideau.
web-curtain-open = Je suis { $name } : montrer mes cartes

## La fin

web-end-open = Voir le résultat
web-luck = Était-ce la chance ?
web-luck-weighing = On pèse la chance, quelques secondes…
web-luck-none = Il n’y a pas de rapport pour cette partie.
web-luck-text = Ce que mélanges et pioches ont valu à chaque camp, en part de victoire, estimé en jouant la suite au hasard depuis chaque position. Entre parenthèses : l’intervalle de confiance à 95 %.
web-luck-words =
    { $kind ->
        [good] { $chance } : { $luck } % d’une victoire offerts (de { $low } à { $high })
        [bad] { $chance } : { $luck } % d’une victoire repris (de { $low } à { $high })
       *[even] { $chance } : ni chance ni malchance (de { $low } à { $high })
    }
web-chance = Le hasard
web-turning = Les moments décisifs
web-turning-point =
    { $kind ->
        [good] { $gain } % d’une victoire en votre faveur.
       *[bad] { $gain } % d’une victoire contre vous.
    }
web-turning-look = Revoir
web-analysis = L’avis de l’expert
web-analysis-thinking = L’expert regarde la partie…
web-analysis-none = Il n’y a pas d’analyse de cette partie.
web-analysis-stood =
    { $players ->
        [1] Bonne position pendant { $share } % de la partie.
       *[other] { $seat } : mieux placé pendant { $share } % de la partie.
    }
web-analysis-choice = Votre choix : { $chosen }. Mieux : { $better }.
web-analysis-play = Jouer la suite avec le meilleur choix
web-analysis-fine = Aucun de vos choix n’était une erreur manifeste.
web-analysis-note = { $graded } choix sur { $choices } ont été comparés à ceux de l’expert, qui n’en savait pas plus que le joueur.
web-rematch = Revanche
web-rematch-alone = Rejouer
web-rematch-join = Rejoindre la revanche
web-next =
    { $count ->
        [1] Dernier duel
       *[other] Duel suivant
    }

## Revoir une partie

web-replay = Revoir la partie
web-replay-text = Ouvrez le fichier d’une partie et suivez-la ligne par ligne. Son équité est vérifiée aussi.
web-replay-file = Partie (un fichier texte)
web-replay-choose = Choisir un fichier
web-replay-controls = Commandes
web-replay-start = Avant la première carte
web-replay-moment = Moment de la partie
web-replay-of = { $at } sur { $last }
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-part = Moment du jeu : tour, manche ou donne
web-replay-part-back = Au tour précédent
web-replay-part-next = Au tour suivant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-link = Lien vers ce moment
web-replay-turn = Tourner le plateau
web-speed-0 = lent
web-speed-1 = normal
web-speed-2 = rapide
web-play-on = Jouer à partir d’ici
web-play-on-text = Une nouvelle table commence à la ligne { $number } de cette partie. Vous jouez contre un bot.
web-play-on-alone = Une nouvelle table commence à la ligne { $number } de cette partie.
web-play-on-seat = Vous jouez
web-play-on-bot = Adversaire

## Règles

web-rules-title = { $game } : règles
web-rules-lead = Chaque règle a un numéro par lequel on peut la citer. Les décisions sont signalées : le livret s’y tait et nous avons tranché.
web-rules-search = Chercher
web-rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-contents = Sommaire
web-rules-edition = Édition
web-rules-all-editions = les deux éditions
web-rules-now = Question : { $rule }
web-rules-open = Lire la règle { $rule }
web-rules-ruling = décision
web-rules-made = reconstitué

## Réglages

web-set-lang = Langue
web-set-theme = Lumière
web-set-motion = Animations
web-set-size = Taille du texte
web-set-table = À la table
web-set-sound = Sons
web-sound-auto = Un signal quand des joueurs m’attendent
web-sound-on = Activés
web-sound-off = Coupés
web-set-notify = Me prévenir par une notification quand c’est à moi et que je regarde ailleurs
web-set-odds = Montrer les chances de chaque choix
web-set-speed = Vitesse de jeu des autres
web-pace-slow = Lente
web-pace-usual = Normale
web-pace-fast = Rapide
web-pace-once = Immédiate
web-pace-step = Pas à pas
web-set-scenes = Après une bataille ou un pli
web-scenes-moment = Continuer après un instant
web-scenes-click = Attendre un clic
web-set-forced = Faire le choix à ma place quand il n’y en a qu’un ou que tous se valent
web-set-confirm = Redemander avant ce qui ne peut être annulé
web-confirm = { $action } ?
web-confirm-yes = Oui
web-confirm-no = Pas encore
web-keys = Touches
web-keys-note = Sur un champ de cases, les flèches vont d’une case à l’autre.
web-key-choose = faire le choix qui porte ce numéro
web-key-walk = passer d’un choix à l’autre
web-key-take = faire le choix sélectionné
web-key-go-on = c’est vu : continuer
web-key-undo = annuler
web-key-hint = conseil
web-key-rules = la règle de la question posée
web-key-close = fermer ce qui est ouvert
web-key-keys = afficher cette liste
web-set-note = Les réglages restent dans ce navigateur.
web-theme-auto = Comme le système
web-theme-dark = La salle de nuit
web-theme-light = Plein jour
web-motion-auto = Comme le système
web-motion-on = Oui
web-motion-off = Non
web-size = { $percent } %

## À propos

web-about-lead = Holmgang est une table pour la famille de jeux Berserk : le navigateur, le terminal, les bots et les simulations partagent le même moteur de règles.
web-about-unofficial = Non officiel
web-about-unofficial-text = C’est un projet d’amateurs, ni réalisé ni approuvé par les éditeurs des jeux. Il ne contient aucune de leurs images ni aucun de leurs textes. Les règles sont dites avec nos mots ; les cartes perdues sont reconstituées et signalées.
web-about-fair = Hasard équitable
web-about-fair-text = Chaque mélange découle d’une graine fixée avant la partie et révélée après. Les parties se vérifient hors ligne.
web-about-licences = Licences
web-about-licences-text = Holmgang est un logiciel libre sous licence MIT. Il s’appuie sur le travail d’autrui :
web-about-programs = Pour les programmes
web-about-programs-text = Tout ce que fait cette page, un programme peut le faire aussi : l’interface est documentée.
web-about-tokens = Jetons d’API

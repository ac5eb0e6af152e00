### Le draft en français. Comment les messages sont trouvés : holmgang/texts/__init__.py

draft-name = Draft de Berserk
draft-tagline = Les paquets font le tour de la table, et chacun bâtit un deck avec ce qui reste.
draft-goal =
    Dans chaque paquet, prenez une carte et passez les autres. Avec vos 36 cartes, bâtissez un deck
    d’au moins 30 cartes, puis jouez avec lui des duels de Berserk.
draft-home-start = Draft avec des bots

## Options

draft-option-players = Joueurs
    .help = combien de personnes font le draft
draft-option-pack = Cartes
    .help = le jeu de cartes : un nom, ou le chemin d’un dossier
draft-pack-realms = Royaumes

## Places

draft-colour-red = Rouge
draft-colour-blue = Bleu
draft-colour-green = Vert
draft-colour-yellow = Jaune
draft-colour-black = Noir
draft-colour-white = Blanc

## Questions

draft-ask-pick =
    { $who ->
        [you] Quelle carte prenez-vous ?
       *[other] Chacun choisit une carte…
    }
    .help =
        Vous gardez la carte choisie, face cachée, et passez les autres à votre voisin. Tout le
        monde choisit en même temps. Peu de royaumes font un deck fort : une armée de plusieurs
        royaumes a moins d’or et d’argent à dépenser.
draft-ask-cut =
    { $who ->
        [you] Écartez-vous encore une carte, ou le deck est-il prêt ?
       *[other] { $seat } bâtit un deck…
    }
    .help =
        Un deck compte au moins 30 de vos 36 cartes : vous pouvez donc en écarter six au plus. Le
        nombre d’exemplaires n’est pas limité dans un draft.
draft-ask-chance = On distribue les paquets…
draft-result-draw = Les decks sont bâtis.
draft-ask-over = Les decks sont bâtis.

## Actions

draft-action-deal = { $colour } reçoit { $card }
draft-action-deal-hidden = { $colour } reçoit une carte
draft-action-pick = Prendre { $card }
draft-action-pick-hidden = Prendre une carte
draft-action-cut = Écarter { $card }
draft-action-cut-hidden = Écarter une carte
draft-action-done = Le deck est prêt

## Événements

draft-event-round =
    { $count ->
        [1] On prend les premiers paquets ; ils vont à gauche.
        [2] On prend les deuxièmes paquets ; ils vont à droite.
       *[other] On prend les derniers paquets ; ils vont à gauche.
    }
draft-event-took =
    { $who ->
        [you] Vous prenez votre paquet : { $cards }.
       *[other] { $seat } prend un paquet : { $cards }.
    }
draft-event-took-hidden = { $seat } prend un paquet.
draft-event-took-others = { $seats } prennent leurs paquets.
draft-event-picked =
    { $who ->
        [you] Vous prenez { $card }.
       *[other] { $seat } prend { $card }.
    }
draft-event-picked-hidden = { $seat } prend une carte.
draft-event-picked-others = { $seats } prennent chacun une carte.
draft-event-got =
    { $who ->
        [you] On vous passe : { $cards }.
       *[other] { $seat } reçoit : { $cards }.
    }
draft-event-got-hidden = { $seat } reçoit le paquet suivant.
draft-event-got-others = { $seats } reçoivent les paquets suivants.
draft-event-left-out =
    { $who ->
        [you] Vous écartez { $card }.
       *[other] { $seat } écarte { $card }.
    }
draft-event-left-out-hidden = { $seat } écarte une carte.
draft-event-left-out-many =
    { $cards-count ->
        [0] { $seat } écarte { $count } cartes.
       *[other] { $who ->
            [you] Vous écartez { $count } cartes : { $cards }.
           *[other] { $seat } écarte { $count } cartes : { $cards }.
        }
    }
draft-event-left-out-others = { $seats } écartent chacun une carte.
draft-event-built =
    { $who ->
        [you] Votre deck est prêt : { $count } cartes.
       *[other] { $seat } a bâti un deck de { $count } cartes.
    }
draft-event-over = Tous les decks sont bâtis. Place aux duels !

## Pourquoi c’est impossible

draft-reason-pick-now = c’est le moment de choisir une carte du paquet
draft-reason-not-in-stack = { $card } n’est pas dans votre paquet
draft-reason-build-now = c’est le moment de bâtir les decks
draft-reason-deck-too-small = un deck compte au moins 30 cartes
draft-reason-not-in-deck = { $card } n’est pas dans votre deck

## La table

draft-label-round =
    { $left ->
        [1] Paquet { $round } sur 3, choix { $step } sur 12 · le reste va à gauche
       *[other] Paquet { $round } sur 3, choix { $step } sur 12 · le reste va à droite
    }
draft-label-building = Construction des decks
draft-label-stack = Votre paquet
draft-label-picks = Vos cartes
draft-label-spare =
    { $count ->
        [one] Vous pouvez encore écarter { $count } carte.
       *[other] Vous pouvez encore écarter { $count } cartes.
    }
draft-label-card = carte
draft-label-cost = coût
draft-label-life = vie
draft-label-move = mouvement
draft-label-strike = coup
draft-label-text = texte
draft-label-realms = Par royaume
draft-label-decks = Les decks
draft-label-duel = Un duel avec un deck : holmgang play berserk --option copies=free --option south="…"

## La fin d’un draft dans le navigateur

draft-end-title = Les decks
draft-end-keep = Garder mon deck
draft-end-kept = Le deck est dans votre atelier.
draft-end-kept-name = Draft { $day }
draft-end-duel = Duel

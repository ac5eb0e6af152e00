### Berserkers en français. Comment les messages sont trouvés : holmgang/texts/__init__.py

berserkers-name = Berserkers
berserkers-tagline = Trois guerriers, huit feux, et les cavaliers de l’ombre en route.
berserkers-goal =
    Seul contre les cavaliers de l’ombre : allumez les huit feux protecteurs, marquez les trois
    cavaliers du sceau sacré et satisfaites les requêtes du roi, avant que les ténèbres ou la mort ne
    soient plus rapides.
berserkers-win =
    Les huit feux brûlent, les trois cavaliers sont marqués et les requêtes du roi satisfaites : vous avez gagné.
    Vous perdez s’il ne reste plus de lumière contre les ténèbres, ou si les trois Berserkers sont morts.
    Une victoire se compte en points : requêtes, or, santé et rapidité font votre titre.
berserkers-home-about = Seul contre les cavaliers et les orcs : placez bien vos dés, car les ennemis affluent sans cesse.
berserkers-home-lesson = Première partie guidée
berserkers-home-players = 1 joueur · 45 à 90 minutes
berserkers-home-daily = Partie du jour

## Options

berserkers-option-requests = Requêtes
    .help = combien de Requêtes du Roi sont piochées ; plus il y en a, plus c’est difficile
berserkers-option-draw = Pioche
    .help = fixed : exactement ce nombre ; stop-or-more : ensuite vous pouvez continuer à piocher
berserkers-draw-fixed = nombre fixe
berserkers-draw-stop-or-more = stop ou encore
berserkers-option-list = Requêtes choisies
    .help = random (au hasard), ou des numéros ou des noms séparés par des virgules : 1,9 ou zodd,treasure
berserkers-list-random = au hasard
berserkers-option-turns = Tours
    .help = après combien de tours une partie indécise est perdue ; 0 : sans limite
berserkers-option-readings = Lectures
    .help = book, ou les passages à lire autrement, séparés par des virgules : items=phase1,six=least
berserkers-readings-book = selon le livre
berserkers-reading-items = Les objets s’emploient
berserkers-reading-items-turn = dans les trois phases
berserkers-reading-items-phase1 = en phase 1 seulement, sauf le bouclier
berserkers-reading-shield = Le bouclier de chevalier couvre
berserkers-reading-shield-berserker = un seul Berserker
berserkers-reading-shield-attack = tous ceux que l’attaque touche
berserkers-reading-stone = La roche précieuse relance
berserkers-reading-stone-once = une fois, les dés ensemble
berserkers-reading-stone-turn = jusqu’à quatre dés au fil du tour
berserkers-reading-restore = On revient au point de reprise
berserkers-reading-restore-once = une fois
berserkers-reading-restore-always = après chaque défaite
berserkers-reading-mark = Une action marque
berserkers-reading-mark-one = un cavalier
berserkers-reading-mark-all = tous les cavaliers du lieu
berserkers-reading-marked = Un cavalier marqué
berserkers-reading-marked-act = agit comme avant
berserkers-reading-marked-still = reste immobile
berserkers-reading-six = Un total de 6 signifie
berserkers-reading-six-exact = exactement 6
berserkers-reading-six-least = 6 ou plus
berserkers-option-pack = Jeu de cartes
    .help = avec quelles cartes jouer : un nom ou le chemin d’un dossier
berserkers-pack-standard = standard

## Place, dés et pièces

berserkers-colour-berserkers = Berserkers
berserkers-colour-black = noir
berserkers-colour-blue = bleu
berserkers-colour-red = rouge
berserkers-die-white = blanc
berserkers-die-black = noir
berserkers-die-blue = bleu
berserkers-die-red = rouge
berserkers-die-green = vert

berserkers-creature-hero-1 = Le Berserker 1
berserkers-creature-hero-2 = Le Berserker 2
berserkers-creature-hero-3 = Le Berserker 3
berserkers-creature-rider-black = Le cavalier noir
berserkers-creature-rider-blue = Le cavalier bleu
berserkers-creature-rider-red = Le cavalier rouge
berserkers-creature-orcs-black = L’escouade d’orcs noire
berserkers-creature-orcs-blue = L’escouade d’orcs bleue
berserkers-creature-orcs-red = L’escouade d’orcs rouge
berserkers-creature-elves-1 = Le groupe d’elfes 1
berserkers-creature-elves-2 = Le groupe d’elfes 2
berserkers-creature-elves-3 = Le groupe d’elfes 3
berserkers-creature-goblins = La bande de gobelins
berserkers-creature-zodd = Zodd

berserkers-health-healthy = en pleine santé
berserkers-health-wounded = blessé
berserkers-health-dead = mort

## Questions

berserkers-ask-chance = On lance les dés et on pioche…
berserkers-ask-more = Stop ou encore ?
    .help =
        Chaque requête de plus rend la partie plus difficile, donne 2 pièces d’or au départ et rapporte
        2 points en cas de victoire.
berserkers-ask-request = « { $request } » : acceptez-vous cette requête ?
    .help = Une seule requête peut être refusée. Vous en piochez une autre, qu’il faudra accepter.
berserkers-ask-goblins = Où placez-vous les gobelins ?
    .help =
        À chaque tour les gobelins rôdent et éteignent des feux. Choisissez un lieu où ils font le
        moins de mal.
berserkers-ask-act =
    { $thrown ->
        [0] Tour { $round }. Lancez les dés quand vous êtes prêt.
       *[other] Tour { $round }. Que faites-vous ?
    }
    .help =
        Posez chaque dé sur une carte Actions, sur l’action qui porte son chiffre. Une carte sans
        entraînement reçoit un dé, une carte améliorée deux. Un dé peut aussi aller aux villageois,
        être défaussé pour une requête, ou être relancé pour 1 pièce d’or. Quand vous finissez la
        phase, les cavaliers et les orcs jouent.
berserkers-ask-hero =
    { $doing ->
        [move] Qui déplacez-vous ?
        [fly] Qui envoyez-vous ?
        [pillage] Qui envoyez-vous piller ?
        [heal] Qui soignez-vous ?
        [revive] Qui ramenez-vous à la vie ?
        [mishap] Sur qui la mauvaise manipulation doit-elle retomber ?
       *[other] Quel Berserker choisissez-vous ?
    }
    .help = Choisissez un de vos Berserkers. Tous trois savent faire la même chose.
berserkers-ask-cell =
    { $doing ->
        [move] Où ?
        [fly] Où ?
        [push] Vers où ?
        [pull] Vers quel Berserker ?
        [light] Quel feu allumez-vous ?
        [lift] Où levez-vous les ténèbres ?
        [treasure] Quel jeton retournez-vous ?
       *[other] Quel lieu choisissez-vous ?
    }
    .help = Choisissez un lieu : la lettre est la colonne, le chiffre la ligne.
berserkers-ask-creature =
    { $doing ->
        [push] Qui repoussez-vous ?
       *[other] Qui attirez-vous ?
    }
    .help =
        Repousser déplace une créature du lieu d’un Berserker vers un lieu adjacent, attirer en amène
        une d’un lieu adjacent. Cela vaut pour les cavaliers, les orcs, les elfes, les gobelins, Zodd
        et les autres Berserkers.
berserkers-ask-location = De quel lieu utilisez-vous l’action ?
    .help = Vous pouvez utiliser l’action de tout lieu où se trouve un de vos Berserkers.
berserkers-ask-gather = Qui amenez-vous sur ce lieu ?
    .help = Le rassemblement amène autant de Berserkers que vous voulez. Indiquez quand c’est fini.
berserkers-ask-rider =
    { $doing ->
        [mark] Quel cavalier marquez-vous du sceau ?
       *[other] Quel cavalier bloquez-vous ?
    }
    .help =
        Il faut trois cavaliers marqués pour gagner ; un cavalier marqué continue d’agir. Un cavalier
        bloqué ne joue pas à la prochaine Phase 2.
berserkers-ask-squad = Quelle escouade anéantissez-vous ?
    .help = L’escouade retourne dans la réserve. Les cavaliers peuvent l’enrôler plus tard.
berserkers-ask-card = Quelle carte améliorez-vous ?
    .help = Une carte Actions améliorée reçoit deux dés par tour, de valeurs différentes.
berserkers-ask-dice =
    { $doing ->
        [reroll] Quels dés relancez-vous ?
       *[other] Quels dés défaussez-vous ?
    }
    .help = Les dés se choisissent du plus haut au plus bas, jusqu’au total voulu ou jusqu’à ce que vous ayez fini.
berserkers-ask-page = Quelle carte du grimoire retournez-vous ?
    .help = Mauvaise manipulation, or, puissance divine ou grimoire en feu : personne ne le sait.
berserkers-ask-reward = Que demandez-vous aux villageois ?
    .help = Une pièce d’or, ou la première carte du paquet Aide aux Villageois.
berserkers-ask-riders = Quel cavalier faites-vous jouer ensuite ?
    .help =
        Vous décidez dans quel ordre jouent les cavaliers. Chacun réalise l’action de son dé, puis se
        déplace selon ses flèches. Avant chacun d’eux, vous pouvez utiliser un objet.
berserkers-ask-orcs = Quelle escouade faites-vous jouer ensuite ?
    .help = Vous décidez dans quel ordre jouent les escouades. Avant chacune, vous pouvez utiliser un objet.
berserkers-ask-items = L’attaque est passée. Utilisez-vous un objet ?
    .help = Les objets servent aussi pendant les phases ennemies : avant chaque dé et après chaque attaque.
berserkers-ask-shield = { $creature } est attaqué ! Utilisez-vous le bouclier ?
    .help = Le bouclier protège ce Berserker de cette attaque, puis il est défaussé.
berserkers-ask-defeat = Vous avez perdu. Revenez-vous au point de reprise ?
    .help = Tout redevient comme à ce moment-là. Une victoire rapportera 5 points de moins.
berserkers-ask-over = La partie est finie.

## Actions

berserkers-action-throw = Lancer les dés
berserkers-action-end = Finir la phase
berserkers-action-checkpoint = Poser un point de reprise
berserkers-action-done = C’est fini
berserkers-action-more = Encore une requête
berserkers-action-stop = Stop
berserkers-action-accept = Accepter
berserkers-action-refuse = Refuser
berserkers-action-gold = 1 pièce d’or
berserkers-action-item = Une carte
berserkers-action-shield = Utiliser le bouclier
berserkers-action-suffer = Subir l’attaque
berserkers-action-restore = Revenir au point de reprise
berserkers-action-yield = Accepter la défaite
berserkers-action-pass = Ne rien utiliser
berserkers-action-place = Poser { $die } sur la carte { $card }
berserkers-action-reroll = Relancer { $die } pour 1 pièce d’or
berserkers-action-give = Donner { $die } aux villageois
berserkers-action-die = Dé { $die }
berserkers-action-spend = { $spend }
berserkers-action-use = Utiliser : { $item }
berserkers-action-cell = { $cell }
berserkers-action-card = Carte { $card }
berserkers-action-page = Carte { $number }
berserkers-action-hero = Berserker { $number }
berserkers-action-rider = Cavalier : { $colour }
berserkers-action-orcs = Escouade d’orcs : { $colour }
berserkers-action-elves = Groupe d’elfes { $number }
berserkers-action-goblins = Les gobelins
berserkers-action-zodd = Zodd
berserkers-action-roll = Dé { $die } : { $number }
berserkers-action-request = Requête : { $request }
berserkers-action-villager = Les villageois offrent : { $item }
berserkers-action-grimoire = Grimoire : { $grimoire }
berserkers-action-token = Jeton : { $token }
berserkers-action-layout = La zone de jeu : { $places }

berserkers-spend-elves = Faire parler les elfes
    .text = Défaussez des dés d’un total de 10 ou plus.
berserkers-spend-grimoire = Ouvrir le grimoire
    .text = Défaussez des dés d’un total de 6 et retournez une carte.
berserkers-spend-zodd = Attaquer Zodd
    .text = Défaussez des dés d’un total de 6 ; il perd 1 point de santé.
berserkers-spend-treasure = Chercher le trésor
    .text = Défaussez des dés d’un total de 6 et retournez le jeton.
berserkers-token-blank = vierge
berserkers-token-treasure = le trésor

## Événements

berserkers-event-laid = La zone de jeu est en place.
berserkers-event-request = Le roi ordonne : { $request }.
berserkers-event-offered = Vous piochez une requête : { $request }.
berserkers-event-refused = Vous refusez : { $request }.
berserkers-event-camped = Les gobelins campent à { $cell } : { $place }.
berserkers-event-turn = Tour { $count }
berserkers-event-threw =
    { $dice-count ->
        [1] Votre dé : { $dice-0 }.
       *[other] Vos dés : { $dice }.
    }
berserkers-event-placed = { $die } sur la carte { $card } : { $deed }.
berserkers-event-located = { $place } ({ $cell }) : { $deed }.
berserkers-event-went = { $creature } va à { $cell } : { $place }.
berserkers-event-lit = Un feu brûle à { $cell } : { $place }.
berserkers-event-lifted = Les ténèbres sont levées à { $cell } : { $place }.
berserkers-event-marked = { $creature } porte le sceau.
berserkers-event-pillaged =
    { $count ->
        [-1] { $creature } pille, { $die } : cela tourne mal.
        [0] { $creature } pille, { $die } : rien à prendre.
       *[other] { $creature } pille, { $die } : un beau butin.
    }
berserkers-event-bet =
    { $again ->
        [0] Le pari : { $black } et { $green }. Gagné !
       *[other] Le pari : { $black } et { $green }, puis { $again }. { $count ->
            [0] Perdu.
           *[other] Gagné !
        }
    }
berserkers-event-healed = { $creature } retrouve sa pleine santé.
berserkers-event-blocked = { $creature } est bloqué.
berserkers-event-trained = La carte { $card } est améliorée.
berserkers-event-slain = { $creature } est anéantie à { $cell } : { $place }.
berserkers-event-gave = Vous donnez { $die } aux villageois : niveau { $count } sur 4.
berserkers-event-gold =
    { $count ->
        [0] Vous ne pouvez pas porter plus de { $total } pièces d’or.
        [1] Vous gagnez { $count } pièce d’or et en avez { $total }.
       *[other] Vous gagnez { $count } pièces d’or et en avez { $total }.
    }
berserkers-event-paid =
    { $count ->
        [1] Vous payez { $count } pièce d’or ; il en reste { $total }.
       *[other] Vous payez { $count } pièces d’or ; il en reste { $total }.
    }
berserkers-event-received = Les villageois vous offrent : { $item }.
berserkers-event-used = Vous utilisez : { $item }.
berserkers-event-spent = { $spend }.
berserkers-event-elves = Les elfes livrent leur secret.
berserkers-event-page = Le grimoire : { $grimoire }.
berserkers-event-token = Le jeton à { $cell } ({ $place }) est vierge.
berserkers-event-found = Le trésor est à { $cell } : { $place } !
berserkers-event-hit =
    { $count ->
        [0] Zodd est touché : plus aucun point de santé.
        [1] Zodd est touché : il lui reste { $count } point de santé.
       *[other] Zodd est touché : il lui reste { $count } points de santé.
    }
berserkers-event-gone = Zodd fuit le royaume.
berserkers-event-storm =
    { $die ->
        [1] Thor tonne : tous les 1 sont perdus.
        [2] Thor tonne : tous les 2 sont perdus.
        [3] Thor tonne : aucun déplacement ce tour-ci.
       *[other] Thor se contente de gronder.
    }
berserkers-event-rolled = { $creature } fait { $die }.
berserkers-event-enemy = { $creature } : { $act }.
berserkers-event-marched = { $creature } va à { $cell } : { $place }.
berserkers-event-dark =
    { $count ->
        [0] Les ténèbres tombent à { $cell } ({ $place }). La réserve est vide !
        [1] Les ténèbres tombent à { $cell } ({ $place }). Il reste { $count } gemme.
       *[other] Les ténèbres tombent à { $cell } ({ $place }). Il reste { $count } gemmes.
    }
berserkers-event-out = Le feu s’éteint à { $cell } : { $place }.
berserkers-event-enrolled = { $creature } apparaît à { $cell } : { $place }.
berserkers-event-slowed =
    { $count ->
        [1] Un de vos dés est bloqué.
       *[other] { $count } de vos dés sont bloqués.
    }
berserkers-event-wounded = { $creature } est blessé.
berserkers-event-died = { $creature } meurt.
berserkers-event-shielded = { $creature } est protégé par le bouclier.
berserkers-event-revived = { $creature } revient à la vie à { $cell } : { $place }.
berserkers-event-skipped = La puissance divine retient les cavaliers.
berserkers-event-saved = Le point de reprise est posé.
berserkers-event-defeated = { $outcome }
berserkers-event-restored = Retour au point de reprise.
berserkers-event-over =
    { $victory ->
        [1] { $points ->
            [0] Victoire avec { $points } point : { $title }
            [1] Victoire avec { $points } point : { $title }
           *[other] Victoire avec { $points } points : { $title }
        }
       *[other] Le roi attend en vain.
    }

berserkers-outcome-won = Les feux brûlent, les cavaliers sont marqués, le roi est content.
berserkers-outcome-darkness = Plus une lueur : les ténèbres couvrent le royaume.
berserkers-outcome-deaths = Les trois Berserkers sont morts.
berserkers-outcome-time = Le temps est écoulé.

berserkers-title-beggar = Le roi ne vous connaît pas, mendiant.
berserkers-title-hardly = C’est cela, une victoire ?
berserkers-title-tavern = Vous êtes resté trop longtemps à la taverne.
berserkers-title-axe = Vous commencez à bien tenir votre hache.
berserkers-title-proud = Le roi est fier de vous.
berserkers-title-knight = Le roi vous fait chevalier.

## Pourquoi un choix est refusé

berserkers-reason-not-thrown = les dés ne sont pas encore lancés
berserkers-reason-thrown = les dés sont déjà lancés
berserkers-reason-no-such-die = vous n’avez pas de dé inutilisé de valeur { $die }
berserkers-reason-no-gold = vous n’avez pas d’or
berserkers-reason-shy-villagers = les villageois n’osent pas prendre un { $die }
berserkers-reason-no-use = cela ne servirait à rien maintenant : { $item }
berserkers-reason-not-held = vous ne l’avez pas : { $item }
berserkers-reason-cannot-spend = vos dés ou vos Berserkers ne le permettent pas : { $spend }
berserkers-reason-saved = le point de reprise est déjà posé
berserkers-reason-card-full = la carte { $card } ne reçoit pas ce dé ce tour-ci
berserkers-reason-barred = Thor l’interdit ce tour-ci : { $deed }
berserkers-reason-no-target = il n’y a pas de cible : { $deed }

## Les actions

berserkers-deed-move-1 = Déplacement 1
    .text = Un Berserker avance de 1 pas.
berserkers-deed-move-2 = Déplacement 2
    .text = Un Berserker avance de 2 pas au plus.
berserkers-deed-move-3 = Déplacement 3
    .text = Un Berserker avance de 3 pas au plus.
berserkers-deed-light = Allumer un feu
    .text = Allumez le feu protecteur du lieu d’un Berserker.
berserkers-deed-push = Repousser
    .text = Déplacez une créature du lieu d’un Berserker vers un lieu adjacent.
berserkers-deed-pull = Attirer
    .text = Amenez une créature d’un lieu adjacent vers un Berserker.
berserkers-deed-lift = Lever les ténèbres
    .text = Retirez une gemme violette du lieu d’un Berserker.
berserkers-deed-mark = Marquer du sceau
    .text = Marquez un cavalier sur le lieu d’un Berserker où brûle un feu.
berserkers-deed-pillage = Pillage
    .text = Lancez le dé noir : de l’or, rien, ou une blessure.
berserkers-deed-bet = Pari
    .text = Payez 1 pièce d’or ; gagnez-en 3 environ une fois sur deux.
berserkers-deed-location = Action de lieu
    .text = Utilisez l’action d’un lieu où se trouve un Berserker.
berserkers-deed-gather = Rassemblement
    .text = Amenez des Berserkers sur ce lieu, d’où qu’ils viennent.
berserkers-deed-passage = Passage secret
    .text = Un Berserker va d’ici à n’importe quel lieu.
berserkers-deed-rest = Repos
    .text = Un Berserker blessé qui se trouve ici retrouve sa pleine santé.
berserkers-deed-block = Blocage
    .text = Un cavalier ne joue pas à la prochaine Phase 2.
berserkers-deed-train = Entraînement
    .text = Une carte Actions reçoit désormais deux dés.
berserkers-deed-slay = Anéantir des orcs
    .text = Retirez une escouade d’orcs de ce lieu.

berserkers-act-attack = attaque
    .text = Les Berserkers de ce lieu sont attaqués.
berserkers-act-extended-attack = attaque étendue
    .text = Les Berserkers de ce lieu et des lieux adjacents sont attaqués.
berserkers-act-darkness = ténèbres
    .text = Une gemme violette tombe sur ce lieu.
berserkers-act-extinguish = éteindre un feu
    .text = Le feu de ce lieu s’éteint.
berserkers-act-enrol = enrôler des orcs
    .text = Une escouade d’orcs apparaît, si le lieu porte leur symbole.
berserkers-act-slow = ralentir
    .text = Un de vos dés est bloqué au prochain tour.
berserkers-act-nothing = rien
    .text = Rien ne se passe.

## Lieux

berserkers-place-thing-stone = Pierre du Thing
berserkers-place-smugglers-fjord = Fjord des contrebandiers
berserkers-place-healers-grove = Bosquet de la guérisseuse
berserkers-place-frost-gate = Porte du givre
berserkers-place-shield-ring = Cercle des boucliers
berserkers-place-bone-quarry = Carrière aux ossements
berserkers-place-hot-springs = Sources chaudes
berserkers-place-axe-makers-yard = Cour du forgeron de haches
berserkers-place-muster-field = Champ de rassemblement
berserkers-place-drowned-tunnels = Tunnels noyés
berserkers-place-broken-bridge = Pont brisé
berserkers-place-howling-pit = Fosse hurlante

## Objets

berserkers-item-shield = Bouclier de chevalier
    .text = Ignorez une attaque d’un cavalier ou d’une escouade d’orcs sur un Berserker.
berserkers-item-boots = Bottes de noble
    .text = Un Berserker avance de 3 pas au plus.
berserkers-item-cape = Cape magique
    .text = Un Berserker va sur n’importe quel lieu.
berserkers-item-stone = Roche précieuse
    .text = Relancez jusqu’à 4 dés.
berserkers-item-sword = Épée de seigneur
    .text = Anéantissez une escouade d’orcs sur le lieu d’un Berserker.
berserkers-item-brew = Breuvage suspect
    .text = Un Berserker blessé retrouve sa pleine santé.
berserkers-item-potion = Potion de druide
    .text = Un Berserker mort revient.
berserkers-item-harp = Harpe de Melpomène
    .text = Les cavaliers n’abattent pas les ténèbres à la prochaine Phase 2.
berserkers-item-purse = Bourse d’or
    .text = Vous gagnez 3 pièces d’or.
berserkers-item-object = Objet mystérieux
    .text = À quoi sert-il ?

berserkers-grimoire-mishap = mauvaise manipulation
    .text = Un de vos Berserkers est blessé, ou meurt s’il l’était déjà.
berserkers-grimoire-stone-to-gold = transformer la pierre en or
    .text = Vous gagnez 2 pièces d’or.
berserkers-grimoire-divine-power = puissance divine
    .text = Les cavaliers ne jouent pas ce tour-ci.
berserkers-grimoire-burning-book = le grimoire brûle
    .text = Le grimoire est perdu.

## Requêtes

berserkers-request-no-darkness = Les Ténèbres ne sont pas tolérables
    .text = À la fin, aucune gemme violette n’est en jeu.
berserkers-request-loki = L’alliance avec Loki
    .text = Un lieu porte jusqu’à 2 gemmes violettes.
berserkers-request-no-orcs = Dégagez ces orcs de mes terres
    .text = À la fin, aucune escouade d’orcs n’est en jeu.
berserkers-request-elves = Le secret des elfes
    .text = Réunissez les trois groupes d’elfes, puis défaussez des dés d’un total de 10 ou plus.
berserkers-request-no-sacrifice = Aucun sacrifice
    .text = À la fin, les trois Berserkers sont en vie. Vous commencez avec la potion de druide.
berserkers-request-goblins = Pas touche aux gobelins
    .text = Les gobelins rôdent et éteignent des feux jusqu’à ce que les huit brûlent.
berserkers-request-thor = La colère de Thor
    .text = À chaque tour, Thor peut ôter vos 1 ou vos 2, ou interdire le déplacement.
berserkers-request-grimoire = Le grimoire de la sorcière
    .text = Vos Berserkers commencent blessés. Des dés d’un total de 6 retournent une carte du grimoire.
berserkers-request-zodd = Le retour de Zodd
    .text = Attaquez Zodd trois fois : un Berserker sur son lieu et des dés d’un total de 6 à chaque fois.
berserkers-request-treasure = Le trésor de Galloway
    .text = Trouvez le trésor : un Berserker sur un jeton et des dés d’un total de 6.
berserkers-request-shy-villagers = Villageois apeurés
    .text = Les 5 et les 6 ne peuvent pas être donnés aux villageois.
berserkers-request-raging-orcs = Orcs déchaînés
    .text = Les orcs jouent deux fois à chaque tour.

berserkers-kind-task = tâche
berserkers-kind-end = à la fin
berserkers-kind-passive = handicap

## La table

berserkers-label-turn = Tour { $round }
berserkers-label-setup = Mise en place
berserkers-label-gold = or
berserkers-label-price =
    { $count ->
        [one] { $deed } ({ $count } pièce d’or)
       *[other] { $deed } ({ $count } pièces d’or)
    }
berserkers-label-darkness = gemmes en réserve
berserkers-label-fires = feux
berserkers-label-seals = sceaux
berserkers-label-villagers = villageois
berserkers-label-items = objets
berserkers-label-dice = Vos dés
berserkers-label-cards = Cartes Actions
berserkers-label-trained = améliorée
berserkers-label-locked = bloqués
berserkers-label-requests = Requêtes
berserkers-label-met = remplie
berserkers-label-open = à remplir
berserkers-label-checkpoint = point de reprise
berserkers-checkpoint-free = à poser
berserkers-checkpoint-kept = posé
berserkers-checkpoint-used = utilisé
berserkers-label-riders = Cavaliers
berserkers-label-sealed = marqué
berserkers-label-blocked = bloqué
berserkers-label-bans = En ce moment
berserkers-ban-barred = Thor interdit tout déplacement ce tour-ci
berserkers-ban-hushed = la harpe empêche les cavaliers d’abattre les ténèbres
berserkers-ban-skipped = puissance divine : les cavaliers ne jouent pas ce tour-ci
berserkers-ban-blocked = ne joue pas à la prochaine Phase 2 : { $creature }
berserkers-label-goblins = Gobelins
berserkers-label-thor = Thor
berserkers-label-zodds = Zodd
berserkers-label-grimoire = Grimoire
berserkers-label-face-down = face cachée
berserkers-sign-black = n
berserkers-sign-blue = b
berserkers-sign-red = r
berserkers-stop-items = utiliser un objet pendant les phases ennemies
berserkers-label-orcs = Orcs
berserkers-label-danger = attaque { $percent } %
berserkers-label-zodd = Zodd : santé { $health }
berserkers-label-legend =
    B Berserker, b blessé · R cavalier, r marqué, ! bloqué · O orcs · n noir, b bleu, r rouge ·
    E elfes · G gobelins · Z Zodd ·
    T jeton · * feu, + symbole du feu · # ténèbres · o symbole des orcs ·
    > probabilité qu’un ennemi arrive

## La fin

berserkers-stat-turns = tours
berserkers-stat-fires = feux allumés
berserkers-stat-out = feux éteints
berserkers-stat-seals = cavaliers marqués
berserkers-stat-lifted = ténèbres levées
berserkers-stat-wounds = blessures subies
berserkers-stat-rerolls = relances
berserkers-close = Vous en étiez à { $fires } feux sur 8 et { $seals } sceaux sur 3.
berserkers-stat-title = Le récit

## Le plateau dans le navigateur

berserkers-board-map = La carte
berserkers-board-threats =
    { $phase ->
        [2] D’ici la fin de la phase 2 :
        [3] D’ici la fin de la phase 3 :
       *[other] Prochaine phase 2 :
    }
berserkers-settings = Objets de Berserkers
berserkers-settings-note = Pendant les phases ennemies, les objets s’utilisent avant chaque dé et après chaque attaque.
berserkers-settings-items = Me proposer les objets pendant les phases ennemies
berserkers-threat-attack = attaque
berserkers-threat-darkness = ténèbres
berserkers-threat-extinguish = feu éteint
berserkers-threat-reach = arrivée
berserkers-board-all = Tous, dans cet ordre
berserkers-board-give = Donner les { $count } dés aux villageois
berserkers-board-on = Finir, puis lancer
berserkers-board-which = Avec quel dé ?
berserkers-board-lift = à prendre, puis choisir un lieu
berserkers-board-enemies = Les dés des ennemis
berserkers-board-orcs = des orcs peuvent y être enrôlés
berserkers-board-token = un jeton face cachée
berserkers-board-blank = un jeton que l’on sait vierge
berserkers-board-lit = un feu qui brûle
berserkers-board-hearth = un feu que l’on peut allumer
berserkers-board-one-die = un seul dé
berserkers-board-no-dice = Plus aucun dé
berserkers-board-ready = Les dés attendent
berserkers-board-deck =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }

berserkers-progress-darkness = gemmes de ténèbres sur la carte : { $have }, au plus { $need } à la fin
berserkers-progress-squads = escouades d’orcs sur la carte : { $have }, au plus { $need } à la fin
berserkers-progress-alive = Berserkers en vie : { $have } sur { $need }
berserkers-progress-healthy = Berserkers en bonne santé : { $have } sur { $need }
berserkers-progress-gold = or : { $have } sur { $need }
berserkers-progress-items = objets : { $have } sur { $need }
berserkers-progress-elves = groupes d’elfes réunis : { $have } sur { $need }
berserkers-progress-zodd = coups portés à Zodd : { $have } sur { $need }
berserkers-progress-treasure = jetons retournés : { $have } sur { $need }

berserkers-end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
berserkers-account-gold = or
berserkers-account-healthy = Berserkers en bonne santé
berserkers-account-wounded = Berserkers blessés
berserkers-account-requests = requêtes
berserkers-account-squads = escouades d’orcs sur la carte
berserkers-account-checkpoint = retour au point de reprise
berserkers-share-won =
    ★ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
berserkers-share-lost =
    † perdu après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, ▲ { $fires }/8

## La partie du jour

berserkers-daily-text = { $game } avec la même carte, les mêmes requêtes et les mêmes dés pour tous ceux qui jouent le même jour. Seul votre premier essai compte.
berserkers-daily-start = Jouer la partie de ce jour
berserkers-daily-again = La rejouer
berserkers-daily-first = C’est votre premier essai du jour qui compte.
berserkers-daily-of = Partie du jour, { $day }
berserkers-daily-all = Mes parties du jour
berserkers-daily-copy = Copier le résultat
berserkers-daily-copied = Le résultat est copié. Il ne révèle rien de la carte, des requêtes ni des dés.
berserkers-daily-by-hand = Le navigateur n’autorise pas la copie. Sélectionnez le texte et copiez-le vous-même.
berserkers-daily-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
berserkers-daily-day = Jour
berserkers-daily-result = Résultat
berserkers-daily-turns = Tours
berserkers-daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
berserkers-daily-lost = perdue
berserkers-daily-note = Ces résultats restent dans ce navigateur et ne sont envoyés nulle part.

## Joueurs faits de code

bot-planner = Bot stratège
    .text = réfléchit au tour entier et l’éprouve contre de nombreux lancers possibles des ennemis

## La première partie guidée

berserkers-guide-welcome = Bienvenue dans le royaume. Vous menez seul trois Berserkers contre trois cavaliers de l’ombre. Allumez les huit feux, marquez les trois cavaliers du sceau et satisfaites le roi, avant que les ténèbres ne couvrent le royaume ou que vos Berserkers ne meurent.
berserkers-guide-map = La carte compte douze lieux. Chacun offre une action tant qu’un de vos Berserkers s’y trouve, et beaucoup ont un feu à allumer. Touchez un lieu pour le lire.
berserkers-guide-requests = Le roi a deux requêtes. Il faut les satisfaire pour gagner. Elles se trouvent sous les villageois, avec ce qui est déjà fait.
berserkers-guide-throw = Un tour commence par vos dés. Lancez-les : leurs nombres disent ce que vous pouvez faire.
berserkers-guide-place = Placez un dé sur une carte Action, sur l’action de son nombre. Une carte reçoit un dé par tour, une carte entraînée deux. Faites glisser le dé sur la carte, ou choisissez le dé puis la carte.
berserkers-guide-deeds = Les actions déplacent les Berserkers, allument des feux, poussent ou tirent des créatures, lèvent les ténèbres ou marquent un cavalier. Chaque carte dit quel nombre fait quoi.
berserkers-guide-threats = La carte montre ce qui menace chaque lieu, compté sur tous les dés des ennemis. Ne laissez pas un Berserker là où une attaque est probable.
berserkers-guide-gold = Un dé ne convient pas ? Relancez-le pour 1 or, ou donnez-le aux villageois : quand ils ont assez reçu, ils rendent de l’or ou un objet.
berserkers-guide-end = Placez les dés qui vous aident, puis terminez la phase. Cavaliers et orcs jouent alors.
berserkers-guide-enemies = Chaque cavalier fait l’action de son dé puis suit ses flèches : il attaque, étend les ténèbres, éteint des feux ou enrôle des orcs. Vous choisissez leur ordre.
berserkers-guide-fires = Les feux sont le cœur du jeu. Cavaliers et gobelins les éteignent : allumez d’abord ceux qui sont loin des ennemis.
berserkers-guide-seals = Pour marquer un cavalier, un Berserker doit se trouver sur son lieu. Un cavalier marqué continue d’agir : marquez tard, mais pas trop tard.
berserkers-guide-finish = Vous savez maintenant comment va un tour. Entraînez vos cartes tôt, gardez un point de reprise avant un risque, et continuez.
berserkers-guide-over = La partie est finie. Gagnée ou perdue, vous savez maintenant ce que font les cavaliers. La carte change à chaque partie.

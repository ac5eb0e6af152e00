### Berserk en français. Comment on trouve un message : holmgang/texts/__init__.py

berserk-name = Berserk
berserk-tagline = Deux armées de cartes sur trente cases, et deux dés entre elles.
berserk-goal =
    Recrutez une armée parmi les quinze cartes de votre donne, placez-la en secret et menez-la au
    combat. Qui n’a plus de créature a perdu.
berserk-win =
    Qui n’a plus de créature sur le champ a perdu, quels que soient les artefacts et terrains restants.
    La différence de deux dés décide d’un coup ; qui ne peut répondre est frappé sans risque.
    Les créatures épuisées ne répondent ni ne protègent : frappez-les, et gardez des vôtres prêtes.
    Une créature blessée se bat aussi bien qu’une autre : achevez-en une plutôt que d’en blesser deux.
berserk-home-lesson = Première bataille guidée
berserk-home-ready = Première partie, armées prêtes
berserk-home-decks = Atelier de decks
berserk-home-about = Un jeu de cartes tactique : des créatures s’affrontent sur un champ de cinq cases sur six, avec des dés, des armures et des capacités rusées.
berserk-home-players = 2 joueurs · 30 à 60 minutes

## Options

berserk-option-edition = Édition
    .help = realms : six royaumes, créatures et volants ; laar : les règles du livre plus récent
berserk-edition-realms = Royaumes
berserk-edition-laar = Laar
berserk-option-south = Paquet du Sud
    .help = le nom d’un paquet de la série, ou des cartes : grey-wolf*3 lynx*2 …
berserk-option-north = Paquet du Nord
    .help = le nom d’un paquet de la série, ou des cartes : grey-wolf*3 lynx*2 …
berserk-option-first = Premier joueur
    .help = qui commence : les dés décident, ou bien le Sud ou le Nord
berserk-first-random = les dés
berserk-first-south = Sud
berserk-first-north = Nord
berserk-option-copies = Exemplaires
    .help = limited : trois fois la même carte au plus ; free : autant qu’on veut, comme après un draft
berserk-copies-limited = trois au plus
berserk-copies-free = à volonté
berserk-option-turns = Tours
    .help = après combien de tours la bataille est nulle
berserk-option-readings = Lectures
    .help = book, ou des réglages séparés par des virgules : scale-reads=life,double-loss=active
berserk-readings-book = selon le livre
berserk-reading-mulligan-currency = Un nouveau tirage coûte
berserk-reading-mulligan-currency-gold = une pièce d’or
berserk-reading-mulligan-currency-silver = une pièce d’argent
berserk-reading-split-payment = Une carte payée dans les deux métaux
berserk-reading-split-payment-yes = permis
berserk-reading-split-payment-no = interdit
berserk-reading-flying-cap = Volants d’une armée
berserk-reading-flying-cap-0 = pour toute somme
berserk-reading-flying-cap-15 = pour 15 au plus
berserk-reading-rear-row = Le dernier rang du second joueur
berserk-reading-rear-row-forced = est caché
berserk-reading-rear-row-chosen = peut être caché
berserk-reading-reveal-before-protector = Une cible cachée est retournée
berserk-reading-reveal-before-protector-yes = avant qu’un protecteur soit nommé
berserk-reading-reveal-before-protector-no = seulement si personne ne la protège
berserk-reading-own-targets = Qui l’on peut attaquer
berserk-reading-own-targets-enemy = les cartes adverses
berserk-reading-own-targets-any = toute carte, les siennes aussi
berserk-reading-illegal-blind-attack = Une attaque à l’aveugle impossible
berserk-reading-illegal-blind-attack-unpaid = est reprise
berserk-reading-illegal-blind-attack-paid = est perdue
berserk-reading-upkeep-needs-alerting = Poison et régénération agissent
berserk-reading-upkeep-needs-alerting-yes = sur les cartes dressées ou qui se redressent
berserk-reading-upkeep-needs-alerting-no = à chaque tour
berserk-reading-upkeep-order = D’abord le poison ou la régénération
berserk-reading-upkeep-order-chosen = au choix du joueur
berserk-reading-upkeep-order-regeneration = la régénération
berserk-reading-upkeep-order-poison = le poison
berserk-reading-exchange-chooser = Quand les deux frapperaient, la ligne est choisie par
berserk-reading-exchange-chooser-higher = le plus haut lancer
berserk-reading-exchange-chooser-attacker = l’attaquant
berserk-reading-protection = La protection contre une action
berserk-reading-protection-block = bloque toute l’action
berserk-reading-protection-shield = ne couvre que la carte
berserk-reading-range = La portée se compte
berserk-reading-range-radius = tout autour
berserk-reading-range-path = le long des rangs et des colonnes
berserk-reading-scale-reads = Les écailles comptent
berserk-reading-scale-reads-wounds = les blessures
berserk-reading-scale-reads-life = la vie restante
berserk-reading-vampirism-cap = Le vampirisme soigne
berserk-reading-vampirism-cap-yes = au plus la vie qui restait
berserk-reading-vampirism-cap-no = de tous les dégâts
berserk-reading-exile-incarnated = Une carte revenue qui meurt encore
berserk-reading-exile-incarnated-yes = est exilée
berserk-reading-exile-incarnated-no = va au cimetière
berserk-reading-double-loss = Chacun perd sa dernière créature
berserk-reading-double-loss-draw = match nul
berserk-reading-double-loss-active = celui dont c’est le tour gagne
berserk-reading-triggers = Capacités déclenchées ensemble
berserk-reading-triggers-chosen = l’une après l’autre, au choix
berserk-reading-triggers-declared = toutes déclarées, puis exécutées à rebours
berserk-option-pack = Série
    .help = les cartes du jeu : un nom, ou le chemin d’un dossier
berserk-pack-realms = Royaumes
berserk-south-plains = Plaines
berserk-south-mountains = Montagnes
berserk-south-forests = Forêts
berserk-south-swamp = Marais
berserk-south-fire = Feu
berserk-south-darkness = Ténèbres
berserk-south-minions = Les Sbires du gobe-dés
berserk-south-defenders = Les Défenseurs de Laar
berserk-north-plains = Plaines
berserk-north-mountains = Montagnes
berserk-north-forests = Forêts
berserk-north-swamp = Marais
berserk-north-fire = Feu
berserk-north-darkness = Ténèbres

## Seats, attacks, strengths

berserk-colour-south = Sud
berserk-colour-north = Nord
berserk-means-strike = coup simple
berserk-means-special-strike = coup spécial
berserk-means-magical-strike = coup magique
berserk-means-shot = tir
berserk-means-throw = jet
berserk-means-polearm-strike = coup d’hast
berserk-means-blast = décharge
berserk-means-spell = sort
berserk-means-effect = effet
berserk-strength-miss = manqué
berserk-strength-light = faible
berserk-strength-medium = moyen
berserk-strength-strong = fort
berserk-row-higher = la ligne obtenue, où les deux frappent
berserk-row-lower = la ligne précédente, où un seul frappe
berserk-of-poison = le poison
berserk-of-curse = la malédiction
berserk-of-blessing = la bénédiction
berserk-zone-deck = paquet
berserk-zone-grave = cimetière
berserk-zone-exile = exil

## Questions

berserk-ask-chance = On lance les dés et on tire les cartes…
    .help = Personne n’a rien à choisir pour l’instant.
berserk-ask-order =
    { $who ->
        [you] Vous avez le plus haut dé. Commencez-vous, ou jouez-vous en second ?
       *[other] { $seat } a le plus haut dé et choisit qui commence…
    }
    .help = Le premier joueur frappe d’abord ; le second a une pièce d’or et une d’argent de plus.
berserk-ask-mulligan =
    { $who ->
        [you] Gardez-vous ces quinze cartes ?
       *[other] { $seat } regarde sa donne…
    }
    .help = Vous pouvez remettre les quinze cartes et en tirer d’autres. Chaque fois coûte une pièce d’or.
berserk-ask-hire =
    { $who ->
        [you] Recrutez-vous { $card } ?
       *[other] { $seat } recrute son armée…
    }
    .help =
        Les cartes d’élite se paient en or, les autres en or ou en argent. Chaque royaume après le
        premier coûte une pièce d’or. L’adversaire ne voit pas ce que vous recrutez.
berserk-ask-place =
    { $who ->
        [you] { $card ->
            [none] Toutes vos cartes sont placées.
           *[other] Où placez-vous { $card } ?
        }
       *[other] { $seat } place son armée…
    }
    .help =
        On place les cartes face cachée. Le premier joueur commence par les neuf cases intérieures, le
        second par le premier rang et les cases intérieures.
berserk-ask-hide =
    { $who ->
        [you] Gardez-vous cachée cette carte du dernier rang ?
       *[other] { $seat } choisit ce qui reste caché…
    }
    .help = Les cartes cachées se retournent au début de votre premier tour, ou quand elles agissent ou sont frappées.
berserk-ask-turn =
    { $who ->
        [you] Tour { $turn }. Que faites-vous ?
       *[other] Tour { $turn } : à { $seat } de jouer…
    }
    .help =
        Déplacez vos cartes dressées et agissez avec elles dans l’ordre que vous voulez. Une attaque ou
        une capacité épuise la carte ; finissez le tour quand vous avez terminé.
berserk-ask-protector =
    { $who ->
        [you] Nommez-vous un protecteur pour la carte frappée ?
       *[other] { $seat } peut nommer un protecteur…
    }
    .help =
        Une créature dressée à côté des deux combattants peut se battre à la place de la cible. Elle est
        épuisée après le combat.
berserk-ask-row =
    { $who ->
        [you] Les deux frapperaient. Prenez-vous la ligne la plus forte ou la précédente ?
       *[other] { $seat } choisit une ligne de la table des coups…
    }
    .help = Qui a le plus haut total peut prendre la ligne précédente, où l’autre camp manque.
berserk-ask-upkeep =
    { $who ->
        [you] Que faites-vous passer d’abord, la régénération ou le poison ?
       *[other] { $seat } choisit entre régénération et poison…
    }
    .help = Les deux agissent ; l’ordre peut décider de la vie ou de la mort.
berserk-ask-return =
    { $who ->
        [you] Sur quelle case de votre dernier rang faites-vous revenir la carte ?
       *[other] { $seat } fait revenir une carte…
    }
    .help = Une carte à incarnation revient épuisée, une fois par bataille.
berserk-ask-target =
    { $who ->
        [you] Qui prenez-vous pour cible ?
       *[other] { $seat } choisit une cible…
    }
    .help = Choisissez une carte. « Terminé » met fin à un choix où l’on peut en prendre moins.
berserk-ask-ability =
    { $who ->
        [you] Utilisez-vous cette capacité ?
       *[other] { $seat } peut utiliser une capacité…
    }
    .help = La capacité n’agit que si vous le voulez.
berserk-ask-branch =
    { $who ->
        [you] Que choisissez-vous ?
       *[other] { $seat } fait un choix parmi plusieurs…
    }
    .help = Les numéros suivent le texte de la carte.
berserk-ask-amount =
    { $who ->
        [you] Combien payez-vous ?
       *[other] { $seat } choisit combien payer…
    }
    .help = Ce que vous payez est X dans le reste de la capacité.
berserk-ask-trigger =
    { $who ->
        [you] Plusieurs de vos capacités se déclenchent. Laquelle exécutez-vous ensuite ?
       *[other] { $seat } met ses capacités en ordre…
    }
    .help = Toutes seront exécutées, dans l’ordre que vous choisissez.
berserk-ask-declare =
    { $who ->
        [you] Plusieurs de vos capacités se déclenchent. Laquelle annoncez-vous ensuite ?
       *[other] { $seat } annonce ses capacités…
    }
    .help = Elles s’exécutent en sens inverse : la dernière annoncée agit la première.
berserk-ask-response =
    { $who ->
        [you] Répondez-vous par une action instantanée ?
       *[other] { $seat } peut répondre par une action instantanée…
    }
    .help =
        Une action instantanée s’exécute avant ce à quoi elle répond ; la dernière annoncée passe
        d’abord. Passez, et les choses suivent leur cours.
berserk-ask-square =
    { $who ->
        [you] Quelle case choisissez-vous ?
       *[other] { $seat } choisit une case…
    }
    .help = Choisissez l’une des cases que nomme la capacité.
berserk-ask-dash =
    { $who ->
        [you] Prenez-vous votre élan vers une case voisine ?
       *[other] { $seat } peut s’élancer…
    }
    .help = Une fois par tour, en attaquant, une carte à élan peut bouger d’une case, pas en diagonale.
berserk-ask-step =
    { $who ->
        [you] Où déplacez-vous la carte ?
       *[other] { $seat } déplace une carte…
    }
    .help = Une case à la fois ; « terminé » y met fin.
berserk-ask-bank =
    { $who ->
        [you] Combien ajoutez-vous au dé ?
       *[other] { $seat } peut ajouter à un dé…
    }
    .help = Ce que vous n’ajoutez pas maintenant servira à d’autres dés.
berserk-ask-seat =
    { $who ->
        [you] Sur qui installez-vous { $card } ?
       *[other] { $card ->
            [none] { $seat } installe un symbiote…
           *[other] { $seat } installe { $card }…
        }
    }
    .help =
        Un compagnon monte sur une créature terrestre à vous, un parasite sur une créature du
        premier rang adverse. Chaque créature ne porte qu’un symbiote.
berserk-ask-before =
    { $who ->
        [you] Jouez-vous une capacité de votre donne ?
       *[other] { $seat } peut jouer une capacité avant le recrutement…
    }
    .help =
        Les numéros comptent les cartes de votre donne. Qui joue une carte la montre ; ce qu’elle
        ordonne de recruter doit être payé. On joue tour à tour jusqu’à ce que les deux passent.
berserk-ask-deploy =
    { $who ->
        [you] Déplacez-vous une de vos cartes ?
       *[other] { $seat } peut déplacer des cartes déjà placées…
    }
    .help = Une capacité vous laisse réarranger quelques-unes de vos cartes dans votre moitié.
berserk-ask-start =
    { $who ->
        [you] Quelle capacité du début de la bataille jouez-vous ?
       *[other] { $seat } peut jouer une capacité avant le premier tour…
    }
    .help = Une à la fois, tour à tour ; chacune une fois par bataille.
berserk-ask-over = La bataille est finie.

## Actions

berserk-action-roll = Le dé montre { $die }
berserk-action-draw = { $colour } tire { $card }
berserk-action-draw-hidden = { $colour } tire une carte
berserk-action-first = Commencer
berserk-action-second = Jouer en second
berserk-action-keep = Garder la donne
berserk-action-mulligan = Tirer d’autres cartes
berserk-action-hire = Recruter
berserk-action-hire-hidden = Recrute ou laisse une carte
berserk-action-skip = Laisser
berserk-action-wait = Attendre
berserk-action-pass = Passer
berserk-action-end = Finir le tour
berserk-action-higher = Prendre la ligne la plus forte
berserk-action-lower = Prendre la ligne précédente
berserk-action-show = Retourner
berserk-action-hide = Laisser cachée
berserk-action-regenerate = La régénération d’abord
berserk-action-suffer = Le poison d’abord
berserk-action-yes = Oui
berserk-action-no = Non
berserk-action-done = Terminé
berserk-action-place = Placer en { $at }
berserk-action-place-hidden = Place une carte ou attend
berserk-action-move = Déplacement : { $from } – { $to }
berserk-action-leap = Bond : { $from } – { $to }
berserk-action-strike = Coup : { $from } – { $to }
berserk-action-use = Capacité { $number } : { $at }
berserk-action-target = Choisir : { $at }
berserk-action-protect = Protecteur : { $at }
berserk-action-watch = Guetter le ciel : { $at }
berserk-action-charge = Prendre un jeton : { $at }
berserk-action-choose = Choisir : { $card } ({ $colour }, { $zone })
berserk-action-number = Numéro { $n }

## Events

berserk-piece =
    { $card ->
        [none] Une carte cachée
       *[other] { $card }
    }{ $at ->
        [none] { "" }
       *[other] { " " }({ $at })
    }
berserk-event-order-die =
    { $who ->
        [you] Votre dé : { $die }.
       *[other] { $seat } lance le dé : { $die }.
    }
berserk-event-first =
    { $who ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
berserk-event-dealt =
    { $who ->
        [you] Vous tirez { $card }.
       *[other] { $seat } tire { $card }.
    }
berserk-event-dealt-hidden = { $seat } tire une carte.
berserk-event-dealt-many =
    { $who ->
        [you] Vous tirez { $count } cartes : { $cards }.
       *[other] { $cards-count ->
            [0] { $seat } tire { $count } cartes.
           *[other] { $seat } tire { $count } cartes : { $cards }.
        }
    }
berserk-event-mulligan =
    { $who ->
        [you] { $count ->
            [one] Vous tirez d’autres cartes, pour la { $count }re fois.
           *[other] Vous tirez d’autres cartes, pour la { $count }e fois.
        }
       *[other] { $count ->
            [one] { $seat } tire d’autres cartes, pour la { $count }re fois.
           *[other] { $seat } tire d’autres cartes, pour la { $count }e fois.
        }
    }
berserk-event-hired =
    { $who ->
        [you] Vous recrutez : { $cards }.
       *[other] { $seat } recrute : { $cards }.
    }
berserk-event-hired-hidden = { $seat } a recruté son armée.
berserk-event-stands = { berserk-piece } prend place.
berserk-event-stands-many =
    { $who ->
        [you] Votre armée ({ $count }) prend place : { $cards }.
       *[other] { $cards-count ->
            [0] { $seat } aligne une armée de { $count }, toute face cachée.
           *[other] { $seat } aligne une armée de { $count } ; on y voit { $cards }.
        }
    }
berserk-event-turn =
    { $who ->
        [you] Tour { $count } : à vous.
       *[other] Tour { $count } : { $seat }.
    }
berserk-event-revealed = { berserk-piece } : la carte est retournée.
berserk-event-revealed-many = Cartes retournées : { $cards }.
berserk-event-takes-off = { $card } s’envole de { $from }.
berserk-event-moved = { berserk-piece } va en { $to }.
berserk-event-leapt = { berserk-piece } bondit en { $to }.
berserk-aim = { $cards-count ->
        [0] une carte cachée
       *[other] { $cards-0 }
    } ({ $target })
berserk-aim-at = { $cards-count ->
        [0] une carte cachée
       *[other] { $cards-0 }
    } ({ $target })
berserk-event-declared = { berserk-piece } attaque { berserk-aim } : { $means }.
berserk-shelter = { $cards-count ->
        [0] une carte cachée
       *[other] { $cards-0 }
    } ({ $to })
berserk-event-protects = { berserk-piece } protège { berserk-shelter }.
berserk-fortune-blessing = +1 (bénédiction)
berserk-fortune-curse = −1 (malédiction)
berserk-fortune-clumsy = −1 (lourdeur)
berserk-added = { $skill ->
        [none] { "" }
       *[other] { " " }{ $skill } (habileté)
    }{ $fortunes-count ->
        [0] { "" }
       *[other] { " " }{ $fortunes }
    }{ $added ->
        [none] { "" }
       *[other] { " " }{ $added } (capacités)
    }
berserk-sum = { $skill ->
        [none] { $fortunes-count ->
            [0] { $added ->
                [none] { "" }
               *[other] { " " }= { $total }
            }
           *[other] { " " }= { $total }
        }
       *[other] { " " }= { $total }
    }
berserk-event-rolled =
    { $die ->
        [0] { berserk-piece } obtient { $total }.
       *[other] { berserk-piece } obtient { $die }{ berserk-added }{ berserk-sum }.
    }
berserk-event-row =
    { $who ->
        [you] Vous prenez { $row }.
       *[other] { $seat } prend { $row }.
    }
berserk-stopped = { $armor ->
        [0] { "" }
       *[other] , armure −{ $armor }
    }{ $shield ->
        [0] { "" }
       *[other] , évité −{ $shield }
    }
berserk-blow = { $means } ({ $strength }, { $magnitude }{ berserk-stopped })
berserk-event-hit =
    { $wounds ->
        [0] { berserk-piece } touche { berserk-aim } sans blessure : { berserk-blow }.
        [one] { berserk-piece } inflige { $wounds } blessure à { berserk-aim } : { berserk-blow }.
       *[other] { berserk-piece } inflige { $wounds } blessures à { berserk-aim } : { berserk-blow }.
    }
berserk-event-missed = { berserk-piece } manque { berserk-aim } ({ $means }).
berserk-event-blocked = { berserk-piece } : l’attaque contre { berserk-aim-at } est bloquée ({ $means }).
berserk-event-taken-back = { berserk-piece } : l’action est impossible et reprise.
berserk-event-healed =
    { $count ->
        [one] { berserk-piece } : { $count } blessure soignée.
       *[other] { berserk-piece } : { $count } blessures soignées.
    }
berserk-event-suffered =
    { $count ->
        [one] { berserk-piece } : { $count } blessure due au poison.
       *[other] { berserk-piece } : { $count } blessures dues au poison.
    }
berserk-event-poisoned = { berserk-piece } subit un poison de { $count }.
berserk-drunk = { $extra ->
        [0] { "" }
        [one] { " " }et { $extra } vie supplémentaire
       *[other] { " " }et { $extra } vies supplémentaires
    }
berserk-event-drank =
    { $count ->
        [one] { berserk-piece } boit le sang : { $count } blessure soignée{ berserk-drunk }.
       *[other] { berserk-piece } boit le sang : { $count } blessures soignées{ berserk-drunk }.
    }
berserk-event-died = { berserk-piece } meurt.
berserk-event-exiled = { berserk-piece } part en exil.
berserk-event-token = { $card } reçoit un jeton d’incarnation et en a maintenant { $count }.
berserk-event-returns = { berserk-piece } revient du cimetière.
berserk-event-watches = { berserk-piece } guette le ciel.
berserk-event-stays-exhausted = { berserk-piece } : la carte reste épuisée.
berserk-event-over =
    { $who ->
        [you] Vous gagnez la bataille !
        [nobody] La bataille est nulle.
       *[other] { $seat } gagne la bataille.
    }
berserk-event-cancelled = { berserk-piece } : l’attaque n’a pas lieu.
berserk-event-wounded =
    { $count ->
        [one] { berserk-piece } reçoit { $count } blessure.
       *[other] { berserk-piece } reçoit { $count } blessures.
    }
berserk-event-blessed = { berserk-piece } reçoit la bénédiction.
berserk-event-cursed = { berserk-piece } reçoit la malédiction.
berserk-event-chips =
    { $count ->
        [one] { berserk-piece } gagne { $count } jeton.
       *[other] { berserk-piece } gagne { $count } jetons.
    }
berserk-event-chips-lost =
    { $count ->
        [one] { berserk-piece } perd { $count } jeton.
       *[other] { berserk-piece } perd { $count } jetons.
    }
berserk-event-lives =
    { $count ->
        [one] { berserk-piece } gagne { $count } vie supplémentaire.
       *[other] { berserk-piece } gagne { $count } vies supplémentaires.
    }
berserk-event-lives-lost =
    { $count ->
        [one] { berserk-piece } perd { $count } vie supplémentaire.
       *[other] { berserk-piece } perd { $count } vies supplémentaires.
    }
berserk-event-scavenged = { berserk-piece } dévore le cadavre.
berserk-event-dashed = { berserk-piece } s’élance en { $to }.
berserk-event-exhausted = { berserk-piece } : la carte est épuisée.
berserk-event-alerted = { berserk-piece } : la carte se redresse.
berserk-event-alerted-many = Ces cartes se redressent : { $cards }.
berserk-event-stunned = { berserk-piece } ne se redressera pas à son prochain tour.
berserk-event-armored = { berserk-piece } : l’armure est de nouveau entière.
berserk-event-cleansed = { berserk-piece } perd { $of }.
berserk-event-marked = { berserk-piece } reçoit un marqueur : { $marker }.
berserk-event-unmarked = { berserk-piece } perd un marqueur : { $marker }.
berserk-event-square-marked = { berserk-piece } pose un marqueur en { $square } : { $marker }.
berserk-event-given = { berserk-piece } est sous l’effet d’une capacité.
berserk-event-shifted = { berserk-piece } est déplacée en { $to }.
berserk-event-exiled-from-grave = { $card } est exilée du cimetière.
berserk-event-buried = { $card } passe du paquet au cimetière.
berserk-event-shown =
    { $who ->
        [you] Vous montrez { $card }.
       *[other] { $seat } montre { $card }.
    }
berserk-event-seen =
    { $who ->
        [you] Vous voyez { $card } sur votre paquet.
       *[other] { $seat } voit { $card } sur son paquet.
    }
berserk-event-seen-hidden = { $seat } regarde une carte de son paquet.
berserk-event-looked =
    { $who ->
        [you] Vous regardez le dessus de votre paquet :
       *[other] { $seat } regarde le dessus de son paquet :
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
berserk-event-sent-to-deck = { $card } retourne dans son paquet.
berserk-event-exiled-from-deck = { $card } est exilée du paquet.
berserk-event-commanded =
    { $who ->
        [you] { berserk-piece } vous obéit maintenant.
       *[other] { berserk-piece } obéit maintenant à { $seat }.
    }
berserk-event-extra-turn =
    { $who ->
        [you] Vous aurez un autre tour après celui-ci.
       *[other] { $seat } aura un autre tour après celui-ci.
    }
berserk-event-lands = { berserk-piece } se pose en { $to }.
berserk-event-summoned = { berserk-piece } entre dans la bataille.
berserk-event-redirected = L’attaque est détournée : { berserk-piece }.
berserk-event-uses = { berserk-piece } utilise une capacité : { $effects }.
berserk-event-responds = { berserk-piece } répond : { $effects }.
berserk-event-reacts = { $effects-count ->
        [0] { berserk-piece } : sa capacité joue.
       *[other] { berserk-piece } : { $effects }.
    }
berserk-event-charges = { berserk-piece } rassemble ses forces.
berserk-event-numbered =
    { $who ->
        [you] Vous choisissez : { $effects }.
       *[other] { $seat } choisit : { $effects }.
    }
berserk-event-banked = { berserk-piece } ajoute { $count } à son dé.
berserk-event-seated = { berserk-piece } s’installe en { $to }.
berserk-event-spreads = { $card } s’étend à côté du champ, depuis { $from }.

## Reasons

berserk-reason-cannot-respond = cette carte n’a pas d’action instantanée à jouer maintenant
berserk-reason-cannot-hire = vous ne pouvez pas payer { $card }, ou pas la recruter
berserk-reason-must-place = une carte attend d’être placée
berserk-reason-nothing-to-place = toutes vos cartes sont placées
berserk-reason-not-your-half = ce n’est pas votre moitié du terrain
berserk-reason-zone-closed = il faut d’abord remplir les cases plus proches
berserk-reason-square-taken = la case est occupée
berserk-reason-not-your-rear-row = ce n’est pas votre dernier rang
berserk-reason-cannot-protect = cette carte ne peut pas protéger ici
berserk-reason-not-your-card = ce n’est pas votre carte
berserk-reason-exhausted = la carte est épuisée
berserk-reason-enemy-not-only-flyers = l’ennemi n’a pas que des volants
berserk-reason-cannot-attack = cette carte ne peut pas attaquer maintenant
berserk-reason-no-target = il n’y a personne à attaquer
berserk-reason-own-card = c’est votre propre carte
berserk-reason-out-of-reach = la cible est hors de portée
berserk-reason-cannot-move = cette carte ne peut pas bouger maintenant
berserk-reason-too-far = c’est trop loin
berserk-reason-cannot-leap = cette carte ne saute pas et ne se téléporte pas
berserk-reason-already-moved = cette carte a déjà bougé
berserk-reason-no-such-choice = ce choix n’existe pas
berserk-reason-must-attack = une carte doit d’abord attaquer
berserk-reason-needs-no-chips = cette carte n’a que faire de jetons
berserk-reason-no-such-ability = cette carte n’a pas cette capacité
berserk-reason-cannot-pay = la capacité ne peut pas être payée
berserk-reason-used-up = la capacité a déjà servi
berserk-reason-cannot-use = la capacité n’a pas de cible maintenant, ou n’est pas permise

## The table in a terminal

berserk-label-turn = Tour { $turn } · { $player }
berserk-label-hidden = cachée
berserk-label-air = En l’air :
berserk-label-terrain = Terrains :
berserk-label-riders = Symbiotes :
berserk-label-on = sur { $at }
berserk-label-grave = Cimetières :
berserk-label-exile = En exil :
berserk-label-shown = Prophétie ({ $player }) :
berserk-label-top = Sur le paquet ({ $player }) :
berserk-label-under = Sous le paquet ({ $player }) :
berserk-label-elite = { $cost } or
berserk-label-regular = { $cost } argent
berserk-label-purse = Or { $gold }, argent { $silver }, dépensé { $spent }
berserk-label-hired = recrutée
berserk-chance = Les dés et la donne
berserk-stat-title = La bataille en chiffres
berserk-stat-left = cartes restantes
berserk-stat-lives = vies restantes
berserk-stat-attacks = attaques
berserk-stat-wounds = blessures infligées en attaquant
berserk-stat-felled = cartes ennemies tuées
berserk-stat-heroes = le plus de blessures
berserk-close =
    { $who ->
        [you] { $count ->
            [1] Vous gagnez avec votre dernière carte (vies : { $lives }).
           *[other] Il vous reste { $count } cartes et { $lives } vies.
        }
       *[other] { $count ->
            [1] C’était serré : il restait une seule carte à { $seat } (vies : { $lives }).
           *[other] Il restait { $count } cartes et { $lives } vies à { $seat }.
        }
    }

## La table dans le navigateur

berserk-board-field = Le champ de bataille
berserk-board-turn = Tour { $turn }
berserk-board-before-battle = Avant la bataille
berserk-board-turn-of = { $seat } agit
berserk-board-choose-card = Choisissez une de vos cartes : le champ montre où elle peut aller et qui elle peut frapper.
berserk-board-own = à vous
berserk-board-enemy = à l’adversaire
berserk-board-hidden = Carte cachée
berserk-board-hidden-note = Une carte cachée : seul son propriétaire la connaît, tant qu’elle n’est pas attaquée et n’agit pas.
berserk-board-square-empty = vide
berserk-board-square-open = libre pour une carte
berserk-board-life-of =
    { $left ->
        [one] { $left } vie sur { $life }
       *[other] { $left } vies sur { $life }
    }
berserk-board-label-odds = tuer : { $kill } %
berserk-board-life = Vie
berserk-board-move = Mouvement
berserk-board-strike = Coup
berserk-board-elite = élite, payée en or
berserk-board-regular = ordinaire
berserk-board-unique = unique

berserk-sign-shot = tire
berserk-sign-throw = lance
berserk-sign-magic = magie
berserk-sign-harm = blesse par une capacité
berserk-sign-heal = soigne
berserk-sign-summon = invoque
berserk-sign-poison = empoisonne
berserk-sign-stun = entrave les ennemis
berserk-sign-armor = armure ou écailles
berserk-sign-protect = protégée de certaines attaques
berserk-sign-regen = se régénère
berserk-sign-vampirism = vampirisme
berserk-sign-jump = saute ou se téléporte
berserk-sign-skill = expérience en attaque ou en défense
berserk-sign-formation = formation
berserk-sign-trait = a une capacité propre
berserk-board-condition-wounds = { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }
berserk-board-condition-exhausted = épuisée
berserk-board-condition-poison = empoisonnée : { $count } par tour
berserk-board-condition-blessed = bénie : +1 à son dé
berserk-board-condition-cursed = maudite : −1 à son dé
berserk-board-condition-stunned = étourdie : ne se redresse pas au prochain tour
berserk-board-condition-returned = revenue du cimetière
berserk-board-condition-pacified = ne peut pas attaquer
berserk-board-condition-tokens = { $count ->
        [one] { $count } jeton d’incarnation
       *[other] { $count } jetons d’incarnation
    }
berserk-board-condition-extra = { $count ->
        [one] { $count } vie en plus
       *[other] { $count } vies en plus
    }
berserk-board-condition-armor = armure restante : { $count }
berserk-board-condition-watching = peut frapper une créature volante
berserk-board-condition-chips = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }

## Chances et affrontements

berserk-board-odds-kill = tuer
berserk-board-odds-fall = tomber
berserk-board-odds-dealt = blessures infligées en moyenne
berserk-board-odds-taken = blessures reçues en moyenne
berserk-board-odds-unknown = Une carte cachée se tient là. Personne ne peut compter les chances.
berserk-board-odds-protectors = Si quelqu’un protège :
berserk-board-odds-targets = Selon la cible : tuer, blessures infligées et reçues
berserk-board-outcome = inflige { $dealt }, reçoit { $taken }
berserk-board-clash = La dernière attaque
berserk-board-protected = reçue par un protecteur
berserk-board-row = Écart { $gap }
berserk-board-row-lone = Un seul dé : { $total }
berserk-board-row-higher = la ligne la plus forte a été prise
berserk-board-row-lower = la ligne précédente a été prise
berserk-board-table = La table des coups
berserk-board-table-note = Total de l’attaquant moins total du défenseur. Là où les deux portent un coup, celui qui a fait le plus peut prendre à la place les coups après la barre.
berserk-board-table-gap = Écart
berserk-board-table-attacker = Coup de l’attaquant
berserk-board-table-defender = Coup du défenseur
berserk-board-table-low = égalité, jusqu’à 4
berserk-board-table-high = égalité, 5 et plus
berserk-board-table-lone = Un seul dé

## Instants and what is declared

berserk-board-stack = Annoncé, le dernier d’abord
berserk-board-response = Répondre par une action instantanée
berserk-board-answering = { $event ->
    [declared] { $whose ->
        [mine] Vous attaquez : { $card }.
       *[theirs] L’adversaire attaque : { $card }.
    }
    [used] { $whose ->
        [mine] Vous utilisez une capacité : { $card }.
       *[theirs] L’adversaire utilise une capacité : { $card }.
    }
    [protected] Un protecteur est nommé : { $card }.
    [rolled] Le dé est jeté : { $card }.
    [attack_done] L’attaque est finie : { $card }.
    [moved] Une carte a bougé : { $card }.
    [jumped] Une carte a sauté : { $card }.
    [teleported] Une carte s’est téléportée : { $card }.
    [turn_start] Le tour commence.
    [turn_end] Le tour finit.
   *[other] Il se passe quelque chose : { $card }.
}
berserk-board-no-instant = Vous n’avez pas d’action instantanée ici. Les autres ne le voient pas.
berserk-board-pass = Passer
berserk-board-rest = Passer jusqu’à mon tour
berserk-board-stops = Quand me demander
berserk-board-stops-theirs = En réponse à l’adversaire
berserk-board-stops-mine = Après mes propres actions
berserk-board-stop-attack = attaques
berserk-board-stop-ability = capacités
berserk-board-stop-protector = protecteurs
berserk-board-stop-dice = dés
berserk-board-stop-after = fins d’attaque
berserk-board-stop-step = mouvements
berserk-board-stop-start = débuts de tour
berserk-board-stop-end = fins de tour
berserk-board-upkeep = Poison et régénération de vos cartes

## Recrutement et placement

berserk-board-deal = Votre donne
berserk-board-recruit = Levez votre armée
berserk-board-bought = Ce que la bourse permet
berserk-board-affordable = seulement ce que je peux encore payer
berserk-board-sort = Ordre
berserk-board-sort-dealt = de la donne
berserk-board-sort-cost = par coût
berserk-board-sort-realm = par royaume
berserk-board-sort-life = par vie
berserk-board-recruit-note = Choisissez qui recruter. Les cartes d’élite (cadre doré) coûtent de l’or ; les autres de l’argent, puis de l’or quand il n’y en a plus. Chaque royaume après le premier coûte une pièce d’or.
berserk-board-gold = Or : { $left } sur { $all }
berserk-board-silver = Argent : { $left } sur { $all }
berserk-board-realms-count = { $count ->
        [one] { $count } royaume
       *[other] { $count } royaumes
    }
berserk-board-army = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
berserk-board-hire-all = { $count ->
        [one] Recruter { $count } carte
       *[other] Recruter { $count } cartes
    }
berserk-board-too-dear = Ce qui reste ne suffit pas pour { $card }.
berserk-board-waiting = En attente de l’adversaire…
berserk-board-place = Placez votre armée
berserk-board-place-note = Faites glisser une carte sur votre moitié, ou choisissez-la puis une case. Personne d’autre ne le voit avant que les deux aient fini.
berserk-board-place-rest = Placer le reste pour moi
berserk-board-place-done = Prêt au combat
berserk-board-tray = Cartes à placer
berserk-board-muster-watch = Les deux joueurs lèvent leurs armées en secret.

## Cimetières

berserk-board-grave = Cimetière : { $count }
berserk-board-deck = Paquet ({ $seat })
berserk-board-prophecy = Prophétie ({ $seat })
berserk-board-deck-top = Sur le paquet ({ $seat }) :
berserk-board-deck-under = Sous le paquet ({ $seat }) :
berserk-board-deck-unknown = une carte inconnue
berserk-board-exiled = exil : { $count }
berserk-board-grave-empty = Encore personne.
berserk-board-zone-grave = Cimetière
berserk-board-zone-exile = Exilées
berserk-board-tokens = { $count ->
        [one] { $count } jeton d’incarnation
       *[other] { $count } jetons d’incarnation
    }
berserk-board-look = Regarder : { $card }

## Royaumes et types

berserk-realms-plains = Plaines
berserk-realms-mountains = Montagnes
berserk-realms-forests = Forêts
berserk-realms-swamp = Marais
berserk-realms-fire = Feu
berserk-realms-darkness = Ténèbres
berserk-realms-neutral = Neutres
berserk-type-ground = créature
berserk-type-flyer = créature volante
berserk-type-artifact = artefact
berserk-type-terrain = terrain
berserk-type-companion = compagnon
berserk-type-parasite = parasite
berserk-option-battle = Bataille
    .help = full : depuis la donne ; lesson : la première bataille guidée, les armées sont déjà placées
berserk-battle-full = entière, depuis la donne
berserk-battle-lesson = première bataille guidée
berserk-battle-ready = armées prêtes de « Kub na zub »

## Decks

berserk-deck-title = Atelier de decks
berserk-deck-lead = Parcourez toutes les cartes, composez un deck et menez-le au combat. Les decks restent sur cet appareil.
berserk-deck-deck = Le deck
berserk-deck-cards = Les cartes
berserk-deck-which = Deck
berserk-deck-new = Un nouveau deck
berserk-deck-own = Vos decks
berserk-deck-ready-realms = Decks prêts à jouer : Royaumes
berserk-deck-ready-kub = Decks prêts à jouer : « Kub na zub »
berserk-deck-set = Cartes
berserk-deck-set-realms = Royaumes
berserk-deck-set-kub = « Kub na zub »
berserk-deck-set-realms-kub = Les deux coffrets
berserk-deck-from-ready = Partir d’un deck prêt à jouer
berserk-deck-given = le deck de l’adresse
berserk-deck-name = Nom
berserk-deck-unnamed = Mon deck
berserk-deck-imported = Deck importé
berserk-deck-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
berserk-deck-found = { $count ->
        [one] { $count } carte trouvée
       *[other] { $count } cartes trouvées
    }
berserk-deck-legal = Deck conforme aux règles
berserk-deck-empty = Pas encore de carte : appuyez sur le + d’une carte.
berserk-deck-search = Mots
berserk-deck-realm = Royaume
berserk-deck-cost = Coût
berserk-deck-rank = Rang
berserk-deck-any = tous
berserk-deck-elite = élite
berserk-deck-regular = ordinaires
berserk-deck-keyword = Capacité
berserk-deck-more = Une de plus : { $card }
berserk-deck-less = Une de moins : { $card }
berserk-deck-play = Jouer avec ce deck
berserk-deck-import = Importer
berserk-deck-import-note = Une carte par ligne, par exemple « 3 Levée des steppes ». Les noms peuvent être dans n’importe quelle langue de la table.
berserk-deck-import-do = Lire comme nouveau deck
berserk-deck-export = Exporter
berserk-deck-copy = Copier
berserk-deck-copied = Copié.
berserk-deck-delete = Supprimer
berserk-deck-too-few-cards = { $count ->
        [one] { $count } carte : un deck en compte au moins { $least }.
       *[other] { $count } cartes : un deck en compte au moins { $least }.
    }
berserk-deck-too-many-cards = { $count ->
        [one] { $count } carte : un deck en compte au plus { $most }.
       *[other] { $count } cartes : un deck en compte au plus { $most }.
    }
berserk-deck-too-many-copies = { $card } : { $count } exemplaires, { $most } au plus sont permis.
berserk-deck-unknown-card = Il n’y a pas de carte « { $name } ».

## La première bataille guidée

berserk-guide-welcome = Bienvenue sur le champ de bataille. Votre armée se tient en bas, l’ennemie en haut. Qui n’a plus de créature a perdu. Le cœur rouge est la vie d’une carte, la botte ses pas, et 1-2-3 ce que blessent ses coups faible, moyen et fort.
berserk-guide-select = C’est votre tour. Choisissez le cavalier marqué d’une étoile. Un cadre signale chaque carte qui peut encore agir.
berserk-guide-move = Les points verts sont les cases qu’elle peut atteindre. Placez-la à côté d’un ennemi : un coup porte sur les huit cases voisines.
berserk-guide-strike = Les ennemis à portée sont cerclés de rouge. Pointez l’un d’eux (sur un écran tactile : touchez-le une fois) et lisez les chances : tous les lancers des deux dés sont comptés. Appuyez ensuite pour frapper.
berserk-guide-dice = Chaque combattant a lancé un dé, et l’écart a choisi une ligne de la table des coups. Plus il est en votre faveur, plus votre coup est fort ; trop bas, et c’est vous qui êtes frappé. Appuyez sur la ligne sous les dés pour voir toute la table.
berserk-guide-exhausted = Votre carte a pivoté : elle est épuisée et n’agira plus ce tour-ci. Les cartes épuisées ne lancent pas de dé quand on les frappe, donc ne rendent pas les coups, et ne protègent personne. Elles se redressent au début de votre prochain tour.
berserk-guide-ability = Les cartes ont aussi des capacités. Choisissez l’archer marqué d’une étoile, appuyez sur son tir, puis sur une cible : un tir lance un seul dé et reste sans réponse, mais ne peut viser un voisin.
berserk-guide-end = Déplacez et frappez avec qui vous voulez, dans l’ordre qui vous plaît. Quand vous avez fini, terminez le tour.
berserk-guide-protector = L’ennemi agit maintenant. S’il frappe une de vos cartes et qu’une autre, redressée, est voisine des deux combattants, celle-ci peut recevoir le coup à sa place.
berserk-guide-protector-now = On vous frappe ! Une carte marquée peut protéger : elle combat à la place de la cible, puis s’épuise. Comparez les chances, puis choisissez-la ou passez.
berserk-guide-finish = Vos cartes sont de nouveau redressées. Visez les blessés et les épuisés, et gardez les vôtres côte à côte. Détruisez tous les ennemis pour gagner.
berserk-guide-victory = Victoire ! Vous connaissez le cœur du jeu. Dans une vraie bataille, vous recrutez aussi votre armée parmi quinze cartes et la placez en secret.
berserk-guide-defeat = La bataille est perdue, mais vous connaissez désormais le cœur du jeu. Dans une vraie bataille, vous recrutez aussi votre armée parmi quinze cartes et la placez en secret.

## Sur le plateau du navigateur

berserk-settings-stops = Actions instantanées de Berserk
berserk-settings-stops-note = Aux autres moments, vous passez sans qu’on vous interroge. L’adversaire ne voit pas ce réglage.

## Joueurs faits de code

bot-forgetful = Bot étourdi
    .text = oublie plus de la moitié de ses cartes à chaque tour
bot-distracted = Bot distrait
    .text = oublie environ un tiers de ses cartes à chaque tour
bot-search = Bot analyste
    .text = essaie les choix les plus prometteurs et joue la suite de chacun jusqu’à la réponse de l’adversaire

## Ce que font les capacités, au journal

berserk-effect-shot = tir
berserk-effect-throw = jet
berserk-effect-blast = décharge
berserk-effect-row = coup d’hast
berserk-effect-special = coup spécial
berserk-effect-magic = coup magique
berserk-effect-strike = coup simple
berserk-effect-fight = combat
berserk-effect-finish = mise à mort
berserk-effect-damage = blessures
berserk-effect-heal = soins
berserk-effect-restore = guérison complète
berserk-effect-lives = vies supplémentaires
berserk-effect-lose-lives = perte de vies supplémentaires
berserk-effect-redistribute = blessures réparties
berserk-effect-poison = poison
berserk-effect-bless = bénédiction
berserk-effect-curse = malédiction
berserk-effect-cleanse = purification
berserk-effect-chips = jetons
berserk-effect-lose-chips = perte de jetons
berserk-effect-move-chips = transfert de jetons
berserk-effect-mark = marqueur
berserk-effect-unmark = retrait d’un marqueur
berserk-effect-tap = épuisement
berserk-effect-open = redressement
berserk-effect-stun = pas de redressement
berserk-effect-restore-armor = armure réparée
berserk-effect-copy = capacités copiées
berserk-effect-control = prise de contrôle
berserk-effect-relocate = déplacement
berserk-effect-step = mouvement
berserk-effect-swap = échange de places
berserk-effect-take-off = envol
berserk-effect-land = retour au sol
berserk-effect-seat = changement d’hôte
berserk-effect-destroy = destruction
berserk-effect-exile = exil
berserk-effect-summon = invocation
berserk-effect-resurrect = résurrection
berserk-effect-bury = une carte au cimetière
berserk-effect-to-deck = retour dans le paquet
berserk-effect-reveal = révélation
berserk-effect-look = regard dans le paquet
berserk-effect-prophecy = prophétie
berserk-effect-reroll = dé relancé
berserk-effect-roll-add = dé modifié
berserk-effect-roll-set = dé imposé
berserk-effect-strength-set = force imposée
berserk-effect-outcome = issue imposée
berserk-effect-cancel = annulation
berserk-effect-block = blocage
berserk-effect-redirect = détournement
berserk-effect-protect = protection
berserk-effect-prevent = blessures évitées
berserk-effect-shield = bouclier
berserk-effect-replace = autre quantité
berserk-effect-extra-turn = tour supplémentaire
berserk-effect-win = victoire
berserk-effect-cast = jet de dé
berserk-effect-dice-bank = bonus aux dés
berserk-effect-five-digits = cinq valeurs
berserk-effect-give-power = attaques modifiées
berserk-effect-give-take = blessures subies modifiées
berserk-effect-give-roll = dés modifiés
berserk-effect-give-roll-is = dé imposé
berserk-effect-give-dice = dés supplémentaires
berserk-effect-give-weaken = attaques affaiblies
berserk-effect-give-cap = blessures limitées
berserk-effect-give-range = portée modifiée
berserk-effect-give-move = mouvement modifié
berserk-effect-give-life = vie modifiée
berserk-effect-give-kw = nouvelle capacité
berserk-effect-give-more = capacité modifiée
berserk-effect-give-lose = perte d’une capacité
berserk-effect-give-silent = perte des capacités
berserk-effect-give-ability = nouvelle capacité
berserk-effect-give-ignore = capacité ignorée
berserk-effect-give-class = nouvelle classe
berserk-effect-give-unclass = perte de la classe
berserk-effect-give-realm = nouveau royaume
berserk-effect-give-type = nouveau type
berserk-effect-give-times = attaques supplémentaires
berserk-effect-give-no-tap = pas d’épuisement
berserk-effect-give-reach = allonge
berserk-effect-give-guard = garde
berserk-effect-give-prophecy = prophéties prolongées
berserk-effect-give-fury = fureur modifiée
berserk-effect-give-iconless = perte des icônes
berserk-effect-give-rule = interdiction

## Le prix d’une erreur

berserk-pieces =
    { $share ->
        [little] une petite part de pièce d’or
        [quarter] un quart de pièce d’or
        [third] un tiers de pièce d’or
        [half] une demi-pièce d’or
        [most] les trois quarts de pièce d’or
       *[whole]
            { $count ->
                [one] une pièce d’or
               *[other] { $count } pièces d’or
            }
    }

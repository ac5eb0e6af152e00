### Berzerka en français. Où se trouvent les messages : holmgang/texts/__init__.py

berzerka-name = Berzerka
berzerka-tagline = Enchérissez avec la moitié de votre main, montez dès que possible et jouez chaque contrat une fois.
berzerka-goal =
    Chacun doit jouer chaque contrat une fois. Quand les trois joueurs l’ont joué, le meilleur gagne
    sa valeur en points et le moins bon la perd.
berzerka-win =
    À chaque donne, le déclarant joue un contrat contre les deux autres.
    Chacun réalise chaque contrat une fois ; on note le résultat.
    Quand tous les trois ont réalisé un contrat, le meilleur résultat gagne sa valeur et le moins bon la perd.
    Après la dernière donne, le plus de points l’emporte.
berzerka-home-about = Un jeu de plis avec enchères, où chaque donne apporte un autre contrat.
berzerka-home-short = Partie courte
berzerka-home-lesson = Première partie guidée
berzerka-home-players = 3 joueurs · 30 à 75 minutes

## Options

berzerka-option-length = Durée
    .help = longueur de la partie : full (5 contrats, 15 donnes) ou short (3 contrats, 9 donnes)
berzerka-length-full = longue, 15 donnes
berzerka-length-short = courte, 9 donnes
berzerka-option-contracts = Contrats
    .help = starter (de départ), random (au hasard) ou les noms de 5 contrats (3 pour une partie courte) séparés par des virgules
berzerka-contracts-starter = contrats de départ
berzerka-contracts-random = contrats au hasard
berzerka-option-dealing = Donne
    .help = halves : enchérir avec 7 cartes ; whole : avec les 13 (variante « Moins de Mizerka »)
berzerka-dealing-halves = enchères avec une demi-main
berzerka-dealing-whole = enchères avec la main entière
berzerka-option-hotseat = Sellette
    .help = quand écarte celui qui est sur la sellette : last (en dernier) ou, en variante, first (en premier)
berzerka-hotseat-last = écarte en dernier
berzerka-hotseat-first = écarte en premier
berzerka-option-penalty = Pénalité
    .help = worsen : la pénalité aggrave tout résultat ; literal : elle se retranche des plis
berzerka-penalty-worsen = aggrave tout résultat
berzerka-penalty-literal = se retranche des plis
berzerka-option-memory = Mémoire
    .help = perfect : tous les plis de la donne peuvent être revus ; strict : seulement le dernier
berzerka-memory-perfect = tous les plis visibles
berzerka-memory-strict = le dernier pli seulement
berzerka-option-first = Premier donneur
    .help = qui donne en premier : random (au hasard), blue (bleu), yellow (jaune) ou red (rouge)
berzerka-first-random = au hasard
berzerka-first-blue = bleu
berzerka-first-yellow = jaune
berzerka-first-red = rouge
berzerka-option-pack = Jeu de contrats
    .help = les contrats utilisés : un nom, ou le chemin d’un dossier
berzerka-pack-standard = standard

## Places, couleurs et annonces

berzerka-colour-blue = Bleu
berzerka-colour-yellow = Jaune
berzerka-colour-red = Rouge

berzerka-trump-S = Pique
berzerka-trump-H = Cœur
berzerka-trump-D = Carreau
berzerka-trump-C = Trèfle
berzerka-suit-S = Pique
berzerka-suit-H = Cœur
berzerka-suit-D = Carreau
berzerka-suit-C = Trèfle
berzerka-order-high = hautes
    .text = Au premier pli les cartes hautes sont fortes ; l’ordre s’inverse à chaque pli.
berzerka-order-low = basses
    .text = Au premier pli les cartes basses sont fortes ; l’ordre s’inverse à chaque pli.
berzerka-parity-odd = impaires
    .text = Les cartes impaires battent les paires.
berzerka-parity-even = paires
    .text = Les cartes paires battent les impaires.
berzerka-strength-high = le 13 est la carte la plus forte
berzerka-strength-low = le 1 est la carte la plus forte
berzerka-strength-low-trump = le 13 est la carte la plus forte, à l’atout le 1
berzerka-strength-odd = les impaires battent les paires
berzerka-strength-even = les paires battent les impaires
berzerka-strength-near = plus on est près de { $rank }, plus on est fort

## Contrats

berzerka-contract-berzerka = Berzerka
    .text = Choisissez un atout. Le plus de plis possible.
berzerka-contract-hold-steady = Tenir bon
    .text = Sans atout. Le plus de plis possible.
berzerka-contract-world-turned-over = Le Monde à l’envers
    .text = Sans atout, le 1 est le plus fort. Le plus de plis possible.
berzerka-contract-swing-the-axe = Hache tournoyante
    .text = Sans atout. Annoncez hautes ou basses ; l’ordre s’inverse à chaque pli. Le plus de plis possible.
berzerka-contract-bottle-it-up = Rage rentrée
    .text = Sans atout. Le moins de plis possible.
berzerka-contract-odins-rune = Rune d’Odin
    .text = La carte du dessous est retournée : sa couleur est l’atout. Le plus de plis possible.
berzerka-contract-low-fury = Basse fureur
    .text = Choisissez un atout ; le 1 est le plus fort. Le plus de plis possible.
berzerka-contract-mirror-shield = Bouclier miroir
    .text = Choisissez un atout ; le 1 y est le plus fort. Le plus de plis possible.
berzerka-contract-no-retreat = Sans retraite
    .text = Choisissez un atout. Vous ne pouvez rien écarter. Le plus de plis possible.
berzerka-contract-slow-burn = Feu couvant
    .text = Choisissez une couleur, atout à partir du pli 8. Le plus de plis possible.
berzerka-contract-crooked-ranks = Rangs tordus
    .text = Sans atout. Annoncez paires ou impaires : elles battent les autres. Le plus de plis possible.
berzerka-contract-eye-of-the-storm = L’Œil de la tempête
    .text = Sans atout. Annoncez un rang : plus on en est près, plus on est fort. Le plus de plis possible.
berzerka-contract-first-blood = Premier sang
    .text = Choisissez un atout. Le plus possible des plis 1 à 6.
berzerka-contract-last-stand = Dernier carré
    .text = Choisissez un atout. Le plus possible des plis 9 à 13.
berzerka-contract-unbroken-charge = Charge ininterrompue
    .text = Sans atout. La plus longue suite de plis gagnés d’affilée.
berzerka-contract-feast-or-famine = Festin ou famine
    .text = Choisissez un atout. Le plus loin possible de 5 plis, dans un sens ou dans l’autre.
berzerka-contract-measured-blow = Coup mesuré
    .text = Sans atout. Le plus près possible de 4 plis.
berzerka-contract-boast = Vantardise
    .text = Choisissez un atout et un nombre. Atteint, il compte ; chaque pli manquant compte contre vous.

## Questions

berzerka-ask-bid =
    { $who ->
        [you] Enchérissez-vous sur un contrat, ou passez-vous ?
       *[other] { $seat } réfléchit à une enchère…
    }
    .help =
        { $whole ->
            [1] Vous voyez vos treize cartes, et la valeur des contrats n’augmente jamais.
           *[other] Vous enchérissez en voyant la moitié de vos cartes ; un contrat ainsi joué prend un point de valeur.
        } La première enchère est gratuite ; chaque enchère suivante, de qui que ce soit, augmente la
        pénalité d’un pli. Le contrat nommé ne se change plus ; passer est définitif. Si tous passent,
        le donneur doit jouer.
berzerka-ask-hotseat =
    { $who ->
        [you] Vous êtes sur la sellette. Quel contrat jouez-vous ?
       *[other] { $seat } est sur la sellette et choisit un contrat…
    }
    .help =
        Tous ont passé : vous devez jouer un contrat que vous n’avez pas encore joué. Vous voyez toutes
        vos cartes et n’avez pas de pénalité{ $whole ->
            [1] {""}
           *[other] , mais la valeur du contrat n’augmente pas
        }.
berzerka-ask-trump =
    { $who ->
        [you] Quelle couleur choisissez-vous comme atout ?
       *[other] { $seat } choisit l’atout…
    }
    .help = L’atout bat les trois autres couleurs. Qui ne peut pas fournir doit couper.
berzerka-ask-order =
    { $who ->
        [you] Quelles cartes voulez-vous fortes au premier pli ?
       *[other] { $seat } choisit l’ordre des cartes…
    }
    .help = L’ordre s’inverse après chaque pli.
berzerka-ask-parity =
    { $who ->
        [you] Quelles cartes voulez-vous fortes, paires ou impaires ?
       *[other] { $seat } choisit entre paires et impaires…
    }
    .help = Les cartes nommées battent toutes les autres de leur couleur ; entre elles la plus haute est la plus forte.
berzerka-ask-rank =
    { $who ->
        [you] Quel rang choisissez-vous comme le plus fort ?
       *[other] { $seat } choisit le rang le plus fort…
    }
    .help = Plus un rang est près de celui que vous nommez, plus il est fort.
berzerka-ask-number =
    { $who ->
        [you] Combien de plis promettez-vous ?
       *[other] { $seat } choisit un nombre de plis…
    }
    .help = Si vous en gagnez au moins autant, le nombre compte. Chaque pli manquant compte moins un.
berzerka-ask-discard =
    { $who ->
        [you] Écartez des cartes une à une, puis terminez. Vous en piocherez autant.
       *[other] { $seat } écarte…
    }
    .help =
        Vous pouvez écarter autant de cartes que la pioche en contient. Personne ne les voit. { $whole ->
            [1] Le donneur commence. En cas d’égalité, le preneur au plus petit écart est mieux classé.
           *[other] En cas d’égalité entre deux preneurs qui ont fait monter la valeur, le plus petit écart est mieux classé.
        }
berzerka-ask-play =
    { $who ->
        [you] Quelle carte jouez-vous ?
       *[other] { $seat } choisit une carte…
    }
    .help =
        Fournissez si vous pouvez, et montez si vous pouvez. Sans la couleur demandée, vous devez couper,
        et surcouper si un atout est déjà là. Alors seulement votre choix est libre.
berzerka-ask-claim =
    { $who ->
        [you] { $claimer ->
            [0] { $names-0 }
            [1] { $names-1 }
           *[2] { $names-2 }
        } annonce { $claimed } des { $left } derniers plis. D’accord ?
       *[other] { $claimer ->
            [0] { $names-0 }
            [1] { $names-1 }
           *[2] { $names-2 }
        } annonce { $claimed } des { $left } derniers plis. { $seat } réfléchit…
    }
    .help =
        Si les deux autres sont d’accord, la donne s’arrête : l’annonceur gagne autant de plis, l’autre
        camp le reste, et le preneur note { $would }. Si l’un refuse, on continue.
berzerka-ask-chance = On mélange les cartes…
berzerka-ask-over = La partie est finie.

## Actions

berzerka-action-first = Premier donneur : { $colour }
berzerka-action-contract = Contrat tiré : { $contract }
berzerka-action-shuffle = Les cartes dans cet ordre : { $cards }
berzerka-action-shuffle-hidden = Mélanger les cartes
berzerka-action-bid = Enchérir : { $contract }
berzerka-action-pass = Passer
berzerka-action-trump = { $trump }
berzerka-action-order = { $order }
berzerka-action-parity = { $parity }
berzerka-action-rank = Rang { $rank }
berzerka-action-number =
    { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    }
berzerka-action-discard = Écarter { $card }
berzerka-action-discard-hidden = Écarter une carte
berzerka-action-done = Terminé
berzerka-action-play = Jouer { $card }
berzerka-action-claim =
    { $count ->
        [0] N’annoncer aucun pli
        [one] Annoncer { $count } pli
       *[other] Annoncer { $count } plis
    }
berzerka-action-agree = Accepter
berzerka-action-refuse = Refuser

## Événements

berzerka-event-first =
    { $who ->
        [you] Vous êtes le premier donneur.
       *[other] { $seat } est le premier donneur.
    }
berzerka-event-drawn = Contrat en jeu : { $contract }.
berzerka-event-hand =
    { $who ->
        [you] Donne { $count } : vous donnez.
       *[other] Donne { $count } : { $seat } donne.
    }
berzerka-event-dealt =
    { $who ->
        [you] Vous recevez { $cards }.
       *[other] { $seat } reçoit { $cards }.
    }
berzerka-event-dealt-hidden = { $seat } reçoit des cartes.
berzerka-event-dealt-others = { $seats } reçoivent des cartes.
berzerka-event-bid =
    { $penalty ->
        [0] { $who ->
            [you] Vous enchérissez : { $contract }.
           *[other] { $seat } enchérit : { $contract }.
        }
       *[other] { $who ->
            [you] Vous surenchérissez avec { $contract } : pénalité { $penalty }.
           *[other] { $seat } surenchérit avec { $contract } : pénalité { $penalty }.
        }
    }
berzerka-event-passed =
    { $who ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
berzerka-event-hotseat =
    { $who ->
        [you] Tous ont passé : vous êtes sur la sellette.
       *[other] Tous ont passé : { $seat } est sur la sellette.
    }
berzerka-event-declared =
    { $who ->
        [you] Vous jouez { $contract }, valeur { $value }, pénalité { $penalty }.
       *[other] { $seat } joue { $contract }, valeur { $value }, pénalité { $penalty }.
    }
berzerka-event-trump = Atout : { $trump }.
berzerka-event-order = Fortes au premier pli : les cartes { $order }.
berzerka-event-parity = Cartes fortes : { $parity }.
berzerka-event-rank = Le rang le plus fort est { $rank }.
berzerka-event-number =
    { $who ->
        [you] { $number ->
            [one] Vous promettez { $number } pli.
           *[other] Vous promettez { $number } plis.
        }
       *[other] { $number ->
            [one] { $seat } promet { $number } pli.
           *[other] { $seat } promet { $number } plis.
        }
    }
berzerka-event-turned = La carte du dessous est retournée : { $card }.
berzerka-event-discard =
    { $who ->
        [you] Vous écartez { $card }.
       *[other] { $seat } écarte { $card }.
    }
berzerka-event-discard-hidden = { $seat } écarte une carte.
berzerka-event-discard-many =
    { $cards-count ->
        [0] { $seat } écarte { $count } cartes.
       *[other] { $who ->
            [you] Vous écartez { $count } cartes : { $cards }.
           *[other] { $seat } écarte { $count } cartes : { $cards }.
        }
    }
berzerka-event-discarded =
    { $count ->
        [0] { $who ->
            [you] Vous gardez votre main.
           *[other] { $seat } garde sa main.
        }
        [one] { $who ->
            [you] Vous avez écarté { $count } carte.
           *[other] { $seat } a écarté { $count } carte.
        }
       *[other] { $who ->
            [you] Vous avez écarté { $count } cartes.
           *[other] { $seat } a écarté { $count } cartes.
        }
    }
berzerka-event-drew =
    { $cards-count ->
        [0] { $who ->
            [you] Vous ne piochez rien.
           *[other] { $seat } ne pioche rien.
        }
       *[other] { $who ->
            [you] Vous piochez { $cards }.
           *[other] { $seat } pioche { $cards }.
        }
    }
berzerka-event-drew-hidden = { $seat } en pioche autant.
berzerka-event-played =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
berzerka-event-played-hidden =
    { $who ->
        [you] Vous jouez une carte.
       *[other] { $seat } joue une carte.
    }
berzerka-event-trick =
    { $who ->
        [you] Vous gagnez le pli { $count }.
       *[other] { $seat } gagne le pli { $count }.
    }
berzerka-event-claimed =
    { $count ->
        [0] { $who ->
            [you] Vous annoncez que vous ne ferez plus de pli.
           *[other] { $seat } annonce ne plus faire de pli.
        }
        [one] { $who ->
            [you] Vous annoncez encore { $count } pli.
           *[other] { $seat } annonce encore { $count } pli.
        }
       *[other] { $who ->
            [you] Vous annoncez encore { $count } plis.
           *[other] { $seat } annonce encore { $count } plis.
        }
    }
berzerka-event-agreed =
    { $who ->
        [you] Vous acceptez.
       *[other] { $seat } accepte.
    }
berzerka-event-refused =
    { $who ->
        [you] Vous refusez. On continue.
       *[other] { $seat } refuse. On continue.
    }
berzerka-event-shared =
    Le reste ne se joue pas : { $who ->
        [you] vous
       *[other] { $seat }
    } { $count }, { $other ->
        [0] { $names-0 }
        [1] { $names-1 }
       *[2] { $names-2 }
    } { $rest }.
berzerka-event-result =
    { $who ->
        [you] { $contract } : { $tricks ->
            [one] vous gagnez { $tricks } pli
           *[other] vous gagnez { $tricks } plis
        }, pénalité { $penalty }. Résultat noté : { $recorded }.
       *[other] { $contract } : { $tricks ->
            [one] { $seat } gagne { $tricks } pli
           *[other] { $seat } gagne { $tricks } plis
        }, pénalité { $penalty }. Résultat noté : { $recorded }.
    }
berzerka-event-ranked =
    { $contract } est complet : { $names-0 } { $points-0 }, { $names-1 } { $points-1 }, { $names-2 } { $points-2 }.
berzerka-event-over =
    { $names-0 } { $points-0 }, { $names-1 } { $points-1 }, { $names-2 } { $points-2 }. { $who ->
        [you] Vous gagnez la partie !
       *[other] { $seat } gagne la partie.
    }

## Pourquoi un choix est refusé

berzerka-reason-not-in-hand = vous n’avez pas { $card }
berzerka-reason-pile-empty =
    { $count ->
        [one] la pioche n’a que { $count } carte pour vous
       *[other] la pioche n’a que { $count } cartes pour vous
    }
berzerka-reason-not-in-play = { $contract } n’est pas en jeu
berzerka-reason-completed = vous avez déjà joué { $contract }
berzerka-reason-bound = vous avez enchéri { $contract } et devez vous y tenir
berzerka-reason-no-overbid = la carte de pénalité ne va pas au-delà de { $number }
berzerka-reason-must-follow = vous devez fournir : { $suit }
berzerka-reason-must-beat = vous devez fournir ({ $suit }) et battre { $card }
berzerka-reason-must-trump = vous ne pouvez pas fournir et devez couper : { $trump }
berzerka-reason-must-overtrump = vous devez couper ({ $trump }) et battre { $card }
berzerka-reason-claim-late = il ne reste qu’un pli
berzerka-reason-claim-again = une annonce a déjà été refusée pendant ce pli
berzerka-reason-claim-many =
    { $count ->
        [one] il ne reste que { $count } pli
       *[other] il ne reste que { $count } plis
    }

## La table

berzerka-label-several = Plusieurs cartes à la fois : 2 5 7 done, ou S3 H10 done.
berzerka-label-hand = Donne { $hand } sur { $hands }
berzerka-label-forehand = donneur
berzerka-label-declarer = preneur
berzerka-label-hotseat = sur la sellette
berzerka-label-penalty = pénalité { $penalty }
berzerka-label-trump = atout : { $trump }
berzerka-label-no-trump = sans atout
berzerka-label-number =
    { $number ->
        [one] promis : { $number } pli
       *[other] promis : { $number } plis
    }
berzerka-label-turned = retournée : { $card }
berzerka-label-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
berzerka-label-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
berzerka-label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
berzerka-label-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
berzerka-label-discarded = écart : { $count }
berzerka-label-bid = enchère : { $contract }
berzerka-label-passed = a passé
berzerka-label-board = Le tableau des contrats : résultat, points, écart ; ■ est un cube
berzerka-label-contract = contrat
berzerka-label-value = valeur
berzerka-label-trick = Pli { $number }
berzerka-label-last = Dernier pli
berzerka-label-your-hand = Votre main
berzerka-label-your-discards = Votre écart
berzerka-odds-title = Où peuvent être les cartes cachées
berzerka-odds-about = Toutes les répartitions compatibles avec ce que vous avez vu sont équiprobables.
berzerka-odds-out =
    { $count ->
        [0] toutes vues
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
berzerka-odds-cards = Cartes de la couleur
berzerka-odds-splits = Répartitions probables
berzerka-odds-split = { $one }–{ $two } : { $share } %
berzerka-odds-none = Il n’y a pas de cartes cachées à évaluer maintenant.
berzerka-chance = Les cartes
berzerka-close =
    { $who ->
        [you] { $count ->
            [one] Vous gagnez avec { $count } point d’avance.
           *[other] Vous gagnez avec { $count } points d’avance.
        }
       *[other] { $count ->
            [one] Il vous a manqué { $count } point pour la première place.
           *[other] Il vous a manqué { $count } points pour la première place.
        }
    }
berzerka-stat-title = Comment les contrats se sont passés
berzerka-stat-totals = Totaux : { $totals }.

## Cartes

berzerka-card-S1 = ♠1
berzerka-card-S2 = ♠2
berzerka-card-S3 = ♠3
berzerka-card-S4 = ♠4
berzerka-card-S5 = ♠5
berzerka-card-S6 = ♠6
berzerka-card-S7 = ♠7
berzerka-card-S8 = ♠8
berzerka-card-S9 = ♠9
berzerka-card-S10 = ♠10
berzerka-card-S11 = ♠11
berzerka-card-S12 = ♠12
berzerka-card-S13 = ♠13
berzerka-card-H1 = ♥1
berzerka-card-H2 = ♥2
berzerka-card-H3 = ♥3
berzerka-card-H4 = ♥4
berzerka-card-H5 = ♥5
berzerka-card-H6 = ♥6
berzerka-card-H7 = ♥7
berzerka-card-H8 = ♥8
berzerka-card-H9 = ♥9
berzerka-card-H10 = ♥10
berzerka-card-H11 = ♥11
berzerka-card-H12 = ♥12
berzerka-card-H13 = ♥13
berzerka-card-D1 = ♦1
berzerka-card-D2 = ♦2
berzerka-card-D3 = ♦3
berzerka-card-D4 = ♦4
berzerka-card-D5 = ♦5
berzerka-card-D6 = ♦6
berzerka-card-D7 = ♦7
berzerka-card-D8 = ♦8
berzerka-card-D9 = ♦9
berzerka-card-D10 = ♦10
berzerka-card-D11 = ♦11
berzerka-card-D12 = ♦12
berzerka-card-D13 = ♦13
berzerka-card-C1 = ♣1
berzerka-card-C2 = ♣2
berzerka-card-C3 = ♣3
berzerka-card-C4 = ♣4
berzerka-card-C5 = ♣5
berzerka-card-C6 = ♣6
berzerka-card-C7 = ♣7
berzerka-card-C8 = ♣8
berzerka-card-C9 = ♣9
berzerka-card-C10 = ♣10
berzerka-card-C11 = ♣11
berzerka-card-C12 = ♣12
berzerka-card-C13 = ♣13

## Seulement à la table du navigateur

berzerka-board-table = La table
berzerka-board-contracts = Le tableau des contrats
berzerka-board-order = Ordre de vos cartes
berzerka-board-order-falling = décroissant
berzerka-board-order-rising = croissant
berzerka-board-order-strength = par force
berzerka-board-led = entame : { $suit }
berzerka-board-later = { $trump } : atout à partir du pli { $number }
berzerka-board-penalty = pénalité
berzerka-board-free = La première enchère est gratuite.
berzerka-board-overbid = Surenchérir porte la pénalité à { $penalty }.
berzerka-board-pick =
    { $count ->
        [one] Choisissez les cartes à écarter. La pioche a { $count } carte.
       *[other] Choisissez les cartes à écarter. La pioche a { $count } cartes.
    }
berzerka-board-discard =
    { $count ->
        [0] Garder toutes les cartes
        [one] Écarter { $count } carte et piocher
       *[other] Écarter { $count } cartes et piocher
    }
berzerka-board-claim = Annoncer le reste
berzerka-board-claim-how = Combien des { $left } plis restants gagnez-vous ? Les autres doivent accepter ; on ne montre pas de cartes.
berzerka-board-lead = Faire mes { $count } plis sûrs
berzerka-board-lead-stop = Arrêter
berzerka-board-claimed =
    { $claimed ->
        [one] { $claimed } pli sur { $left }
       *[other] { $claimed } plis sur { $left }
    }
berzerka-board-would = Le preneur noterait { $would }.
berzerka-board-odds = Répartitions
berzerka-board-summary = La donne { $hand } est finie
berzerka-board-ranked = Les trois joueurs ont réalisé ce contrat : il est classé.
berzerka-board-unranked = Les points viennent quand les trois joueurs ont réalisé ce contrat.
berzerka-board-tricks = Plis
berzerka-board-result = Résultat
berzerka-board-points = Points
berzerka-board-total = Points de partie
berzerka-board-cube = cube : enchère avec une demi-main

## Joueurs faits de code

bot-solver = Bot calculateur
    .text = imagine les cartes cachées et joue chaque donne à la perfection

## La première partie guidée

berzerka-guide-welcome = Bienvenue à Berzerka, un jeu de plis à trois. À chaque donne, un joueur, le déclarant, joue un contrat contre les deux autres.
berzerka-guide-contracts = Le tableau énumère les contrats de cette partie. Chacun doit réaliser chaque contrat une fois. Quand tous les trois l’ont fait, le meilleur résultat gagne la valeur du contrat et le moins bon la perd.
berzerka-guide-bid = Vous ne voyez que la première moitié de vos cartes. Enchérissez sur un contrat qui leur convient, ou passez. La première enchère est gratuite ; chaque suivante coûte un pli au déclarant.
berzerka-guide-declarer = L’enchère est finie, un autre joueur est déclarant. Vous et votre partenaire de cette donne tâchez de faire échouer le contrat. Avant de jouer, on peut écarter des cartes et en tirer autant.
berzerka-guide-declarer-you = Vous êtes le déclarant. Annoncez ce que demande le contrat, puis écartez des cartes faibles si vous voulez : vous en tirez autant.
berzerka-guide-follow = On joue maintenant les plis. Fournissez la couleur demandée si vous pouvez, et prenez si vous pouvez. Les cartes interdites sont estompées ; pointez-en une pour lire pourquoi.
berzerka-guide-trick = La carte la plus forte a remporté le pli ; qui l’a jouée entame le suivant. Un atout bat toute carte d’une autre couleur.
berzerka-guide-tricks = Jouez encore quelques plis. Observez quelles couleurs s’épuisent : qui ne peut fournir doit couper.
berzerka-guide-claim = Quand la suite est claire, vous pouvez la réclamer : dites combien des derniers plis sont à vous. Si les deux autres acceptent, la donne s’arrête.
berzerka-guide-hand = Jouez la donne jusqu’au bout. Le déclarant inscrit son résultat au tableau.
berzerka-guide-cube = Le résultat est dans la case du déclarant. Un contrat réalisé est derrière vous ; il vous faut les autres dans les donnes suivantes.
berzerka-guide-points = On ne donne des points que lorsque tous les trois ont réalisé un contrat : le meilleur gagne, le moins bon perd. Un contrat annoncé sur une demi-main vaut un point de plus.
berzerka-guide-finish = C’était une donne entière. Continuez : la partie finit quand chacun a réalisé tous les contrats, et le plus de points l’emporte.
berzerka-guide-end = La partie est finie, et vous savez comment elle se joue. Une partie complète compte cinq contrats et quinze donnes.

## Le prix d’une erreur

berzerka-pieces =
    { $share ->
        [little] une petite part de point
        [quarter] un quart de point
        [third] un tiers de point
        [half] un demi-point
        [most] les trois quarts de point
       *[whole]
            { $count ->
                [one] un point
               *[other] { $count } points
            }
    }

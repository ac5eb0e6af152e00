### Les mots des cartes de Berserk en français. Comment ils s’assemblent : games/berserk/abilities/phrases.py

## Liaison

berserk-and = { $head } et { $tail }
berserk-or = { $head } ou { $tail }
berserk-comma = { $head }, { $tail }
berserk-then = { $head } ; { $tail }
berserk-either = { $head } ; ou bien { $tail }
berserk-not = il est faux { QUE($cond) }
berserk-is = { $not ->
        [yes] n’est pas { $filter }
       *[no] est { $filter }
    }
berserk-where = , où { $letter } est { $amount }
berserk-where-too = , et { $letter } est { $amount }
berserk-called = { " " }({ $name })
berserk-by-opponent = { " " }au choix de l’adversaire

## Accord

berserk-e = { $gender ->
        [f] { $number ->
            [many] es
           *[one] e
        }
       *[m] { $number ->
            [many] s
           *[one] { "" }
        }
    }
berserk-s = { $number ->
        [many] s
       *[one] { "" }
    }

## Déterminants

berserk-un = { $gender ->
        [f] une
       *[m] un
    }
berserk-prep-vowel = { $case ->
        [gen] d’
        [dat] à{ " " }
       *[nom] { "" }
    }
berserk-prep = { $case ->
        [gen] de{ " " }
        [dat] à{ " " }
       *[nom] { "" }
    }
berserk-det-a-any = { berserk-prep-vowel }{ berserk-un } { $phrase }
berserk-det-a-mine = { berserk-prep-vowel }{ berserk-un } de vos { $phrase }
    .number = many
    .verb = one
berserk-det-each-any = { berserk-prep }chaque { $phrase }
berserk-det-each-mine = { berserk-prep }{ $gender ->
        [f] chacune
       *[m] chacun
    } de vos { $phrase }
    .number = many
    .verb = one
berserk-det-all-any = { $case ->
        [gen] des
        [dat] aux
       *[nom] les
    } { $phrase }
    .number = many
berserk-det-all-mine = { berserk-prep }vos { $phrase }
    .number = many
berserk-det-some-any = { berserk-prep }{ $count } { $phrase }
    .number = many
berserk-det-some-mine = { berserk-prep }{ $count } de vos { $phrase }
    .number = many
berserk-det-upto-any = { berserk-prep-vowel }au plus { $count } { $phrase }
    .number = many
berserk-det-upto-mine = { berserk-prep-vowel }au plus { $count } de vos { $phrase }
    .number = many
berserk-enemy = adverse{ berserk-s }
berserk-half-mine = dans votre camp
berserk-half-enemy = dans le camp adverse

berserk-noun-card = carte{ berserk-s }
    .gender = f
berserk-noun-creature = créature{ berserk-s }
    .gender = f
berserk-noun-ground = créature{ berserk-s } terrestre{ berserk-s }
    .gender = f
berserk-noun-flyer = créature{ berserk-s } volante{ berserk-s }
    .gender = f
berserk-noun-artifact = artefact{ berserk-s }
    .gender = m
berserk-noun-terrain = terrain{ berserk-s }
    .gender = m
berserk-noun-symbiote = symbiote{ berserk-s }
    .gender = m
berserk-noun-companion = compagnon{ berserk-s }
    .gender = m
berserk-noun-parasite = parasite{ berserk-s }
    .gender = m
berserk-noun-cell = case{ berserk-s }
    .gender = f
berserk-noun-cell-of = { berserk-prep }la case { $of-gen }
    .gender = f

berserk-ref-self = { berserk-prep }cette carte
    .gender = f
berserk-ref-host = { berserk-prep }l’hôte de cette carte
    .gender = m
berserk-ref-it = { berserk-prep }la carte choisie
    .gender = f
berserk-ref-attacker = { berserk-prep }l’attaquant
    .gender = m
berserk-ref-attacked = { berserk-prep }la carte attaquée
    .gender = f
berserk-ref-event-card = { berserk-prep }la carte concernée
    .gender = f
berserk-ref-event-by = { berserk-prep }la carte qui en est la cause
    .gender = f
berserk-ref-event-target = { berserk-prep }la cible
    .gender = f
berserk-ref-var = { berserk-prep }la carte { $name }
    .gender = f

## Filtres

berserk-filter-adj = à côté { $of-gen }
    .not = loin { $of-gen }
berserk-filter-ortho = à côté { $of-gen } hors diagonale
    .not = qui n’{ $number ->
            [many] sont
           *[one] est
        } pas à côté { $of-gen } hors diagonale
    .is = { $not ->
            [yes] n’est pas à côté { $of-gen } hors diagonale
           *[no] est à côté { $of-gen } hors diagonale
        }
berserk-filter-diag = en diagonale { $of-gen }
    .not = hors des diagonales { $of-gen }
berserk-filter-opp = en face { $of-gen }
    .not = ailleurs qu’en face { $of-gen }
berserk-filter-behind = derrière { $of }
    .not = ailleurs que derrière { $of }
berserk-filter-beside = à gauche ou à droite { $of-gen }
    .not = ni à gauche ni à droite { $of-gen }
berserk-filter-left = à gauche { $of-gen }
    .not = pas à gauche { $of-gen }
berserk-filter-right = à droite { $of-gen }
    .not = pas à droite { $of-gen }
berserk-filter-knight = à un saut de cavalier { $of-gen }
    .not = ailleurs qu’à un saut de cavalier { $of-gen }
berserk-filter-samerow = dans la rangée { $of-gen }
    .not = hors de la rangée { $of-gen }
berserk-filter-samecol = dans la colonne { $of-gen }
    .not = hors de la colonne { $of-gen }
berserk-filter-within = à une portée de { $n } au plus { $of-gen }
    .not = à plus de { $n } cases { $of-gen }
berserk-whose-row = { $whose ->
        [mine] votre rangée { $n }
        [enemy] la rangée { $n } adverse
       *[any] une rangée { $n }
    }
berserk-filter-row = dans { berserk-whose-row }
    .not = hors de { berserk-whose-row }
berserk-whose-half = { $whose ->
        [mine] votre camp
        [enemy] le camp adverse
       *[any] tout le champ de bataille
    }
berserk-filter-half = dans { berserk-whose-half }
    .not = ailleurs que dans { berserk-whose-half }
berserk-filter-edge = au bord du champ de bataille
    .not = loin du bord du champ de bataille
berserk-filter-deep = en eau profonde
    .not = hors de l’eau profonde
berserk-filter-free = libre{ berserk-s }
    .not = occupé{ berserk-e }
berserk-filter-marked = avec le marqueur « { $with } »
    .not = sans le marqueur « { $with } »
    .is = { $not ->
            [yes] ne porte pas le marqueur « { $with } »
           *[no] porte le marqueur « { $with } »
        }
berserk-filter-on = sur une case au marqueur « { $with } »
    .not = hors des cases au marqueur « { $with } »
berserk-filter-symbiote = parmi les symbiotes
    .not = (hors symbiotes)
    .is = { $not ->
            [yes] n’est pas un symbiote
           *[no] est un symbiote
        }
berserk-filter-other = autre{ berserk-s } que { $than }
    .not = qui { $number ->
            [many] sont
           *[one] est
        } { $than }
berserk-filter-rides = dont l’hôte est { $of }
    .not = dont l’hôte n’est pas { $of }
    .is = { $not ->
            [yes] n’a pas pour hôte { $of }
           *[no] a pour hôte { $of }
        }
berserk-filter-elem = du royaume « { $of } »
    .not = hors du royaume « { $of } »
berserk-filter-class = de la classe « { $of } »
    .not = hors de la classe « { $of } »
berserk-filter-named = nommé{ berserk-e } « { $as } »
    .not = autre{ berserk-s } que « { $as } »
berserk-filter-samename = du même nom que { $of }
    .not = d’un autre nom que { $of }
berserk-filter-elite = d’élite
    .not = ordinaire{ berserk-s }
berserk-filter-unique = unique{ berserk-s }
    .not = non unique{ berserk-s }
berserk-filter-tapped = épuisé{ berserk-e }
    .not = en alerte
    .is = { $not ->
            [yes] est en alerte
           *[no] est épuisé{ berserk-e }
        }
berserk-filter-flying = en vol
    .not = au sol
berserk-filter-has = avec « { $what } »
    .not = sans « { $what } »
    .is = { $not ->
            [yes] n’a pas « { $what } »
           *[no] a « { $what } »
        }
berserk-filter-hurt = blessé{ berserk-e }
    .not = sans blessure
berserk-filter-cursed = maudit{ berserk-e }
    .not = sans malédiction
berserk-filter-blessed = béni{ berserk-e }
    .not = sans bénédiction
berserk-filter-poisoned = empoisonné{ berserk-e }
    .not = sans poison
berserk-filter-moved = déplacé{ berserk-e } ce tour
    .not = non déplacé{ berserk-e } ce tour
    .is = { $not ->
            [yes] ne s’est pas déplacé{ berserk-e } ce tour
           *[no] s’est déplacé{ berserk-e } ce tour
        }
berserk-filter-acted = qui { $number ->
        [many] ont
       *[one] a
    } agi ce tour
    .not = qui n’{ $number ->
            [many] ont
           *[one] a
        } pas agi ce tour
    .is = { $not ->
            [yes] n’a pas agi ce tour
           *[no] a agi ce tour
        }
berserk-filter-hidden = cachée{ berserk-s }
    .not = révélée{ berserk-s }
berserk-filter-in = { $zone ->
        [deck] de la pioche
        [grave] du cimetière
        [exile] de l’exil
       *[play] en jeu
    }
    .not = { $zone ->
            [deck] hors de la pioche
            [grave] hors du cimetière
            [exile] hors de l’exil
           *[play] hors du jeu
        }
    .is = { $not ->
            [yes] n’est pas
           *[no] est
        } { $zone ->
            [deck] dans la pioche
            [grave] au cimetière
            [exile] en exil
           *[play] en jeu
        }
berserk-comparison = { $op ->
        [le] au plus { $n }
        [ge] au moins { $n }
        [ne] sauf { $n }
        [lt] moins que { $n }
        [gt] plus que { $n }
       *[eq] exactement { $n }
    }
berserk-filter-compare = ({ $stat-nom } : { berserk-comparison })
    .is = a ceci ({ $stat-nom } : { berserk-comparison })

## Quantités

berserk-stat-cost = { $case ->
        [nom] coût
        [gen] du coût
       *[acc] le coût
    }
berserk-stat-life = { $case ->
        [nom] vie restante
        [gen] de la vie restante
       *[acc] la vie restante
    }
berserk-stat-max-life = { $case ->
        [nom] vie totale
        [gen] de la vie totale
       *[acc] la vie totale
    }
berserk-stat-wounds = { $case ->
        [nom] blessures
        [gen] du nombre de blessures
       *[acc] le nombre de blessures
    }
berserk-stat-xlife = { $case ->
        [nom] vies supplémentaires
        [gen] du nombre de vies supplémentaires
       *[acc] le nombre de vies supplémentaires
    }
berserk-stat-move = { $case ->
        [nom] mouvement
        [gen] du mouvement
       *[acc] le mouvement
    }
berserk-stat-light = { $case ->
        [nom] frappe faible
        [gen] de la frappe faible
       *[acc] la frappe faible
    }
berserk-stat-medium = { $case ->
        [nom] frappe moyenne
        [gen] de la frappe moyenne
       *[acc] la frappe moyenne
    }
berserk-stat-strong = { $case ->
        [nom] frappe forte
        [gen] de la frappe forte
       *[acc] la frappe forte
    }
berserk-stat-armor = { $case ->
        [nom] armure
        [gen] de l’armure
       *[acc] l’armure
    }
berserk-stat-regen = { $case ->
        [nom] régénération
        [gen] de la régénération
       *[acc] la régénération
    }
berserk-stat-chips = { $case ->
        [nom] jetons
        [gen] du nombre de jetons
       *[acc] le nombre de jetons
    }
berserk-stat-poison = { $case ->
        [nom] poison
        [gen] du poison
       *[acc] le poison
    }
berserk-stat-row = { $case ->
        [nom] numéro de rangée
        [gen] du numéro de rangée
       *[acc] le numéro de rangée
    }

berserk-value-n = { $event ->
        [hit] la valeur de l’attaque
        [attack_done] la valeur de l’attaque
        [wounded] le nombre de ces blessures
        [healed] le nombre de blessures soignées
        [drained] le nombre de blessures soignées
        [moved] le nombre de cases parcourues
        [walked] le nombre de cases parcourues
        [jumped] le nombre de cases parcourues
        [teleported] le nombre de cases parcourues
        [chips_gained] le nombre de ces jetons
        [chips_lost] le nombre de ces jetons
        [lives_gained] le nombre de ces vies supplémentaires
        [lives_lost] le nombre de ces vies supplémentaires
        [poisoned] la force de ce poison
       *[other] cette valeur
    }
berserk-value-excess = { $event ->
        [wounded] l’excès de blessures
       *[other] l’excès de soins
    }
berserk-value-roll = le résultat du dé
berserk-sum-plus = { $left } plus { $right }
berserk-sum-minus = { $left } moins { $right }
berserk-amount-count = le nombre { $of-gen }
berserk-amount-stat = { $what-acc } { $of-gen }
berserk-amount-roll = un jet de { $power }
berserk-amount-times = le nombre de fois que cette carte { $event } ce tour
berserk-amount-walked = le nombre de cases parcourues ce tour par { $of }
berserk-amount-fury = { $n } plus ce qui s’ajoute à la fureur
berserk-amount-half-up = la moitié, arrondie au-dessus, de la valeur suivante : { $of }
berserk-amount-half-down = la moitié, arrondie au-dessous, de la valeur suivante : { $of }
berserk-amount-min = le plus petit des deux : { $a }, { $b }
berserk-amount-max = le plus grand des deux : { $a }, { $b }
berserk-amount-flip = { $a } ou { $b } selon la chute d’un marqueur à deux faces
berserk-amount-die = le nombre sur le dé

berserk-occasion-declared = attaque
berserk-occasion-hit = touche
berserk-occasion-rolled = lance un dé
berserk-occasion-wounded = reçoit des blessures
berserk-occasion-healed = est soignée
berserk-occasion-died = meurt
berserk-occasion-moved = change de case
berserk-occasion-tapped = s’épuise
berserk-occasion-protected = devient protecteur
berserk-occasion-used = utilise un sort ou un effet

## Conditions

berserk-compare = { $left } { $op ->
        [le] ne dépasse pas { $right }
        [ge] atteint { $right }
        [ne] ne vaut pas { $right }
        [lt] n’atteint pas { $right }
        [gt] dépasse { $right }
       *[eq] vaut { $right }
    }
berserk-if-exists = il { $not ->
        [yes] n’y a pas { $of-gen }
       *[no] y a { $of }
    }
berserk-if-in-formation = cette carte { $not ->
        [yes] n’est pas en formation
       *[no] est en formation
    }
berserk-if-first = vous { $not ->
        [yes] n’êtes pas le premier joueur
       *[no] êtes le premier joueur
    }
berserk-if-second = vous { $not ->
        [yes] n’êtes pas le second joueur
       *[no] êtes le second joueur
    }
berserk-if-deep = cette carte { $not ->
        [yes] n’est pas en eau profonde
       *[no] est en eau profonde
    }
berserk-if-surface = cette carte { $not ->
        [yes] est en eau profonde
       *[no] est hors de l’eau profonde
    }
berserk-if-bodiless = cette carte { $not ->
        [yes] n’est pas incorporelle
       *[no] est incorporelle
    }
berserk-if-turn = { $not ->
        [yes] ce n’est pas
       *[no] c’est
    } { $whose ->
        [mine] votre tour
        [enemy] le tour de l’adversaire
       *[any] le tour de quelqu’un
    }
berserk-if-rolled = { $not ->
        [yes] le dé n’indique pas { $rolls }
       *[no] le dé indique { $rolls }
    }
berserk-if-unwounded = { $not ->
        [yes] cette carte a reçu des blessures ce tour
       *[no] cette carte n’a pas reçu de blessures ce tour
    }
berserk-if-fallen = { $not ->
        [yes] cette carte n’est pas morte d’une attaque adverse
       *[no] cette carte est morte d’une attaque adverse
    }
berserk-rolls = { $low }–{ $high }

## Durées et limites

berserk-until-end-turn = jusqu’à la fin du tour
berserk-until-end-my-turn = jusqu’à la fin de votre tour
berserk-until-end-enemy-turn = jusqu’à la fin du tour de l’adversaire
berserk-until-end-its-turn = jusqu’à la fin du prochain tour de son joueur
berserk-until-end-my-next-turn = jusqu’à la fin de votre prochain tour
berserk-until-battle = jusqu’à la fin de la bataille
berserk-until-while = tant { QUE($cond) }
berserk-until-next = jusqu’à la prochaine fois qu’elle { $event }
berserk-until-uses = pour { $n ->
        [one] { $n } utilisation
       *[other] { $n } utilisations
    }
berserk-limit = { $n } fois { $per ->
        [battle] par bataille
        [my_turn] à chacun de vos tours
        [enemy_turn] à chaque tour de l’adversaire
       *[turn] par tour
    }{ $each ->
        [yes] { " " }pour chaque cible
       *[no] { "" }
    }

## Attaques

berserk-attack-strike = { $case ->
        [gen] d’une frappe simple
        [dat] à une frappe simple
        [many] les frappes simples
       *[nom] une frappe simple
    }
    .name = frappe simple
berserk-attack-special = { $case ->
        [gen] d’une frappe spéciale
        [dat] à une frappe spéciale
        [many] les frappes spéciales
       *[nom] une frappe spéciale
    }
    .name = frappe spéciale
berserk-attack-magic = { $case ->
        [gen] d’une frappe magique
        [dat] à une frappe magique
        [many] les frappes magiques
       *[nom] une frappe magique
    }
    .name = frappe magique
berserk-attack-shot = { $case ->
        [gen] d’un tir
        [dat] à un tir
        [many] les tirs
       *[nom] un tir
    }
    .name = tir
berserk-attack-throw = { $case ->
        [gen] d’un lancer
        [dat] à un lancer
        [many] les lancers
       *[nom] un lancer
    }
    .name = lancer
berserk-attack-row = { $case ->
        [gen] d’une frappe d’allonge
        [dat] à une frappe d’allonge
        [many] les frappes d’allonge
       *[nom] une frappe d’allonge
    }
    .name = frappe d’allonge
berserk-attack-blast = { $case ->
        [gen] d’une décharge
        [dat] à une décharge
        [many] les décharges
       *[nom] une décharge
    }
    .name = décharge
berserk-attack-any = { $case ->
        [gen] de toute attaque
        [dat] à toute attaque
        [many] toutes les attaques
       *[nom] toute attaque
    }
    .name = attaque
berserk-attack-melee = { $case ->
        [gen] d’une attaque de mêlée
        [dat] à une attaque de mêlée
        [many] les attaques de mêlée
       *[nom] une attaque de mêlée
    }
    .name = attaque de mêlée
berserk-attack-ranged = { $case ->
        [gen] d’une attaque à distance
        [dat] à une attaque à distance
        [many] les attaques à distance
       *[nom] une attaque à distance
    }
    .name = attaque à distance
berserk-attack-magical = { $case ->
        [gen] d’une attaque magique
        [dat] à une attaque magique
        [many] les attaques magiques
       *[nom] une attaque magique
    }
    .name = attaque magique
berserk-attack-nonmagical = { $case ->
        [gen] d’une attaque non magique
        [dat] à une attaque non magique
        [many] les attaques non magiques
       *[nom] une attaque non magique
    }
    .name = attaque non magique
berserk-strength-light = faible
berserk-strength-medium = moyen
berserk-strength-strong = fort

berserk-realm-plains = Plaines
berserk-realm-mountains = Montagnes
berserk-realm-forests = Forêts
berserk-realm-swamp = Marais
berserk-realm-fire = Feu
berserk-realm-darkness = Ténèbres
berserk-realm-neutral = Neutres

## Événements

berserk-by = { $by ->
        [none] une carte
       *[other] { $by }
    }
berserk-at = { $target ->
        [none] { "" }
       *[other] { " " }{ $target }
    }
berserk-with = { $attack ->
        [none] { "" }
       *[other] { " " }avec { $attack }
    }
berserk-card = { $card ->
        [none] une carte
       *[other] { $card }
    }
berserk-cause = { $by ->
        [none] { "" }
       *[other] { " " }par { $by }
    }
berserk-manner = { $attack ->
        [none] { $cause ->
            [none] { "" }
            [attack] { " " }d’une attaque
            [spell] { " " }d’un sort
            [effect] { " " }d’un effet
           *[poison] { " " }du poison
        }
       *[other] { " " }{ $attack-gen }
    }

berserk-event-battle-start = au début de la bataille
berserk-event-turn-before = avant le début { $whose ->
        [mine] de votre tour
        [enemy] du tour de l’adversaire
       *[any] de chaque tour
    }
berserk-event-turn-start = au début { $whose ->
        [mine] de votre tour
        [enemy] du tour de l’adversaire
       *[any] de chaque tour
    }
berserk-event-turn-end = à la fin { $whose ->
        [mine] de votre tour
        [enemy] du tour de l’adversaire
       *[any] de chaque tour
    }
berserk-event-declared = quand { berserk-by } déclare { $attack ->
        [none] une attaque
       *[other] { $attack }
    }{ $target ->
        [none] { "" }
       *[other] { " " }contre { $target }
    }
berserk-event-rolled = quand { berserk-by } lance un dé{ $attack ->
        [none] { "" }
       *[other] { " " }pour { $attack }
    }{ $target ->
        [none] { "" }
       *[other] { " " }contre { $target }
    }{ $rolls ->
        [none] { "" }
       *[other] { " " }et obtient { $rolls }
    }
berserk-event-hit = quand { berserk-by } { $answer ->
        [yes] riposte{ $target ->
            [none] { "" }
           *[other] { " " }contre { $target }
        }
       *[no] touche{ berserk-at }{ berserk-with }
    }{ $strength ->
        [none] { "" }
       *[other] { " " }(résultat { $strength })
    }
berserk-event-missed = quand { berserk-by } manque{ $target ->
        [none] { " " }son attaque
       *[other] { " " }{ $target }
    }{ berserk-with }
berserk-event-fought = quand { berserk-by } a combattu{ $target ->
        [none] { "" }
       *[other] { " " }contre { $target }
    }{ $exchange ->
        [yes] { " " }et que les deux ont frappé
       *[no] { "" }
    }
berserk-event-attack-done = après que { berserk-by } a attaqué{ berserk-at }{ berserk-with }
berserk-event-protected = quand { berserk-by } devient protecteur{ $target ->
        [none] { "" }
       *[other] { " " }{ $target-gen }
    }
berserk-event-redirected = quand une attaque{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    } est redirigée{ $target ->
        [none] { "" }
       *[other] { " " }vers { $target }
    }
berserk-event-wounded = quand { berserk-card } reçoit des blessures{ berserk-manner }{ berserk-cause }
berserk-event-healed = quand { berserk-card } reçoit des soins{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    }
berserk-means = { $attack ->
        [none] { $cause ->
            [none] { "" }
            [attack] { " " }par une attaque
            [spell] { " " }par un sort
            [effect] { " " }par un effet
           *[poison] { " " }par le poison
        }
       *[other] { " " }par { $attack }
    }
berserk-event-died = quand { $by ->
        [none] { berserk-card } meurt{ berserk-manner }
       *[other] { $by } tue { berserk-card }{ berserk-means }
    }
berserk-event-left = quand { berserk-card } quitte le jeu
berserk-event-buried = quand { berserk-card } arrive au cimetière
berserk-event-moved = quand { berserk-card } change de case{ $by ->
        [none] { "" }
       *[other] { " " }à cause { $by-gen }
    }
berserk-event-walked = quand { berserk-card } se déplace
berserk-event-jumped = quand { berserk-card } saute
berserk-event-teleported = quand { berserk-card } se téléporte
berserk-event-dashed = quand { berserk-card } s’élance
berserk-event-dived = quand { berserk-card } entre en eau profonde
berserk-event-surfaced = quand { berserk-card } sort de l’eau profonde
berserk-event-tapped = quand { berserk-card } s’épuise
berserk-event-opened = quand { berserk-card } se remet en alerte
berserk-event-chips-gained = quand { berserk-card } gagne des jetons
berserk-event-chips-lost = quand { berserk-card } perd des jetons
berserk-event-lives-gained = quand { berserk-card } gagne des vies supplémentaires
berserk-event-lives-lost = quand { berserk-card } perd des vies supplémentaires
berserk-event-blessed = quand { berserk-card } reçoit une bénédiction{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    }
berserk-event-cursed = quand { berserk-card } reçoit une malédiction{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    }
berserk-event-poisoned = quand { berserk-card } reçoit du poison{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    }
berserk-event-prophesied = quand { $whose ->
        [mine] vous faites
        [enemy] l’adversaire fait
       *[any] un joueur fait
    } une prophétie
berserk-event-incarnated = quand { berserk-card } revient par incarnation
berserk-event-drained = quand le vampirisme soigne { berserk-card }
berserk-event-scavenged = quand { berserk-card } dévore un cadavre
berserk-event-used = quand { berserk-card } utilise { $kind ->
        [spell] un sort
        [effect] un effet
        [finish] la mise à mort
        [magic] une capacité magique
       *[valhalla] le Valhalla
    }
berserk-event-took-off = quand { berserk-card } prend son envol
berserk-event-landed = quand { berserk-card } se pose
berserk-event-summoned = quand { berserk-card } entre en jeu
berserk-event-seated = quand { berserk-card } s’installe{ $on ->
        [none] { " " }sur un hôte
       *[other] { " " }sur { $on }
    }
berserk-event-marked = quand { berserk-card } reçoit le marqueur « { $marker } »
berserk-event-unmarked = quand { berserk-card } perd le marqueur « { $marker } »
berserk-event-revealed = quand { berserk-card } est retournée face visible

## Coûts

berserk-chips = { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
berserk-lives = { $n ->
        [one] { $n } vie supplémentaire
       *[other] { $n } vies supplémentaires
    }
berserk-wounds = { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
berserk-cost-tap = s’épuiser
berserk-cost-chips = retirer { berserk-chips }
berserk-cost-lives = perdre { berserk-lives }
berserk-cost-wound = infliger { berserk-wounds } à cette carte
berserk-cost-tap-card = épuiser { $what }
berserk-cost-exile = exiler { $what }
berserk-cost-destroy = détruire { $what }
berserk-cost-unmark = retirer { $n ->
        [none] le marqueur « { $with } »
        [one] { $n } marqueur « { $with } »
       *[other] { $n } marqueurs « { $with } »
    }

## Effets

berserk-range = { $range ->
        [none] { "" }
       *[other] , portée { $range }
    }
berserk-aim = { $to ->
        [none] { "" }
       *[other] { " " }contre { $to }
    }
berserk-times = { $times ->
        [none] { "" }
       *[other] , { $times } fois
    }
berserk-do-shot = tir { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-throw = lancer { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-blast = décharge { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-row = frappe d’allonge { $power }{ berserk-aim }{ berserk-times }
berserk-do-special = frappe spéciale { $power }{ berserk-aim }{ berserk-times }
berserk-do-magic = frappe magique { $power }{ berserk-aim }{ berserk-times }
berserk-do-strike = porter une frappe simple{ berserk-aim }{ berserk-times }
berserk-do-fight = { $who } porte une frappe simple contre { $with }{ $open ->
        [yes] , qui combat comme en alerte
       *[no] { "" }
    }
berserk-do-finish = mise à mort { $n }{ $to ->
        [none] { "" }
       *[other] { " " }{ $to-gen }
    }
berserk-do-damage = infliger { berserk-wounds } { $to-dat }
berserk-do-heal = soigner { berserk-wounds } { $to-gen }
berserk-do-restore = soigner complètement { $to }
berserk-do-lives = donner { berserk-lives } { $to-dat }
berserk-do-lose-lives = { $to } { $to-number ->
        [many] perdent
       *[one] perd
    } { berserk-lives }
berserk-do-redistribute = répartir au plus { berserk-wounds } { $from-gen } entre d’autres cartes : { $to }
berserk-do-poison = donner poison { $n } { $to-dat }
berserk-do-bless = bénir { $to }
berserk-do-curse = maudire { $to }
berserk-do-cleanse = ôter { $of ->
        [poison] le poison
        [curse] la malédiction
       *[blessing] la bénédiction
    } { $to-gen }
berserk-do-chips = donner { berserk-chips } { $to-dat }
berserk-do-lose-chips = retirer { berserk-chips } { $to-dat }
berserk-do-move-chips = déplacer { berserk-chips } { $from-gen } vers { $to }
berserk-do-mark = poser le marqueur « { $with } » sur { $what }
berserk-do-unmark = retirer le marqueur « { $with } » { $what ->
        [none] partout
       *[other] { $what-gen }
    }
berserk-do-fling = lancer cette carte à l’adversaire, qui doit l’enrôler et payer son coût ; elle tombe au milieu de sa dernière rangée, ou au plus près
berserk-do-cast = { $by } jette un dé
berserk-do-tap = épuiser { $to }
berserk-do-open = remettre { $to } en alerte
berserk-do-stun = { $to } ne se { $to-number ->
        [many] remettent
       *[one] remet
    } pas en alerte au début de son prochain tour
berserk-do-restore-armor = rétablir l’armure { $to-gen }
berserk-do-give = { $until }, { $to } { $mod }
berserk-do-copy = { $until }, { $to } { $to-number ->
        [many] ont
       *[one] a
    } les capacités { $from-gen }{ $on ->
        [none] { "" }
       *[other] { " " }pour le moment où elle { $on }
    }
berserk-do-control = prendre le contrôle { $to-gen } { $until }
berserk-do-move = placer { $what } sur { $to }
berserk-do-step = déplacer { $what } d’au plus { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
berserk-do-swap = échanger les places { $what-gen } et { $with-gen }
berserk-do-take-off = { $until }, { $to } { $to-number ->
        [many] volent
       *[one] vole
    }
berserk-do-land = { $to } se { $to-number ->
        [many] posent
       *[one] pose
    }{ $at ->
        [none] { "" }
       *[other] { " " }sur { $at }
    }
berserk-do-seat = installer { $what } sur { $on }
berserk-do-destroy = détruire { $to }
berserk-do-exile = exiler { $to }
berserk-do-summon = mettre en jeu { $what }{ $at ->
        [none] { "" }
       *[other] { " " }sur { $at }
    }{ $tapped ->
        [yes] , à l’état épuisé
       *[no] { "" }
    }{ $wounds ->
        [none] { "" }
        [one] , avec { $wounds } blessure
       *[other] , avec { $wounds } blessures
    }
berserk-do-bury = mettre { $what } au cimetière
berserk-do-to-deck = mettre { $what } { $end ->
        [top] sur la pioche
        [bottom] sous la pioche
       *[shuffled] dans la pioche et la mélanger
    }
berserk-do-reveal = révéler { $what }
berserk-do-look = regarder { $n ->
        [one] la carte du dessus
       *[other] les { $n } cartes du dessus
    } de votre pioche
berserk-do-prophecy = prophétie { $n } ; pour chaque carte montrée ({ $as }) : { $do }
berserk-do-reroll = relancer ce dé
berserk-do-roll-add = { $n-signed } à ce dé
berserk-do-roll-set = ce dé indique { $n }
berserk-do-strength-set = cette attaque est { $strength ->
        [light] faible
        [medium] moyenne
       *[strong] forte
    }
berserk-outcome-attacker = { $attacker ->
        [miss] manque
        [light] frappe faiblement
        [medium] frappe moyennement
       *[strong] frappe fort
    }
berserk-outcome-defender = { $defender ->
        [miss] manque
        [light] frappe faiblement
        [medium] frappe moyennement
       *[strong] frappe fort
    }
berserk-do-outcome = l’attaquant { berserk-outcome-attacker }, le défenseur { berserk-outcome-defender }
berserk-do-cancel = annuler cette action
berserk-do-block = bloquer cette attaque
berserk-do-redirect = rediriger cette attaque vers { $to }
berserk-do-protect = { $by } { $by-number ->
        [many] deviennent protecteurs
       *[one] devient protecteur
    }
berserk-do-prevent = prévenir { $n } de ces blessures
berserk-do-shield = { $until }, prévenir { $n ->
        [one] la prochaine blessure
       *[other] les { $n } prochaines blessures
    } { $to-gen }
berserk-do-replace = la valeur devient { $n }
berserk-do-proceed = cela a lieu malgré tout
berserk-do-extra-turn = jouer un autre tour après celui-ci
berserk-do-win = vous gagnez la bataille
berserk-else = { $else ->
        [none] { "" }
       *[other] { " " }; sinon { $else }
    }
berserk-do-may = si vous le souhaitez, { $do }{ berserk-else }
berserk-do-if = { SI($cond) }, { $do }{ berserk-else }
berserk-do-choose = { $by ->
        [opponent] l’adversaire choisit :
       *[you] au choix :
    } { $of }
berserk-do-each = pour { $of-each } ({ $as }) : { $do }
berserk-do-repeat = { $n } fois : { $do }
berserk-do-pay = si vous le souhaitez, payer ({ $cost }), et dans ce cas { $do }{ berserk-else }
berserk-do-let = soit { $as } { $card }
berserk-do-later = plus tard, { $on }, une seule fois : { $do }
berserk-do-sneak = traîtrise { $n } : { $do }
berserk-do-show = montrer cette carte
berserk-do-hire = recruter { $what } à son plein coût
berserk-do-ban = vous ne pouvez pas recruter { $what }
berserk-do-gold = { $n-signed } en or pour recruter
berserk-do-silver = { $n-signed } en argent pour recruter
berserk-do-discount = recruter { $what } coûte { $n } de moins
berserk-do-redeal = une nouvelle donne est gratuite
berserk-do-place = cette carte peut être placée sur { $at }
berserk-do-rearrange = placer ailleurs dans votre camp au plus { $n ->
        [one] { $n } de vos cartes
       *[other] { $n } de vos cartes
    }
berserk-hook-five-digits = au début de la bataille, cette carte jette un dé pour chacune de cinq valeurs, tour à tour, et l’ajoute : en entier à sa vie, la moitié arrondie au-dessus à son mouvement, la moitié arrondie au-dessous à ses frappes simples, à son dé quand elle attaque et à son dé quand elle se défend ; l’un des cinq dés peut être relancé
berserk-hook-dice-bank = { $until }, vous pouvez ajouter au plus { $n } en tout aux dés de vos cartes

## Modificateurs

berserk-gets = { $number ->
        [many] ont
       *[one] a
    }
berserk-can = { $number ->
        [many] peuvent
       *[one] peut
    }
berserk-taken-from = { $from ->
        [none] { "" }
       *[other] { " " }{ $from-gen }
    }
berserk-for-attacks = { $attack ->
        [none] { "" }
       *[other] { " " }pour { $attack-many }
    }
berserk-mod-power = { berserk-gets } { $n-signed } pour { $attack-many }
berserk-mod-take = { berserk-gets } { $by-signed } contre { $attack-many }{ berserk-taken-from }
berserk-mod-roll = { berserk-gets } { $n-signed } au dé{ $when ->
        [attacking] { " " }en attaque
        [defending] { " " }en défense
       *[other] { "" }
    }{ berserk-for-attacks }
berserk-mod-roll-is = { $number ->
        [many] obtiennent
       *[one] obtient
    } toujours { $n } au dé{ berserk-for-attacks }
berserk-mod-dice = { $number ->
        [many] lancent
       *[one] lance
    } { $n } dés et { $number ->
        [many] gardent
       *[one] garde
    } le meilleur{ berserk-for-attacks }
berserk-mod-weaken = { $number ->
        [many] subissent
       *[one] subit
    } { $attack-many }{ berserk-taken-from } avec une force au plus { $to ->
        [light] faible
        [medium] moyenne
       *[strong] forte
    }
berserk-mod-cap = ne { $number ->
        [many] reçoivent
       *[one] reçoit
    } pas plus de { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    } par attaque, pour { $attack-many }{ berserk-taken-from }
berserk-mod-range = { berserk-gets } { $n-signed } à la portée{ berserk-for-attacks }
berserk-mod-move = { berserk-gets } { $n-signed } au mouvement
berserk-mod-life = { berserk-gets } { $n-signed } à la vie
berserk-mod-kw = { berserk-gets } « { $kw } »
berserk-mod-more = { berserk-gets } { $n-signed } à « { $kw } »
berserk-mod-lose = { $number ->
        [many] perdent
       *[one] perd
    } « { $kw } »
berserk-mod-iconless = { $number ->
        [many] perdent toutes leurs icônes
       *[one] perd toutes ses icônes
    }
berserk-mod-silent = { $number ->
        [many] perdent
       *[one] perd
    } toutes les capacités imprimées
berserk-mod-ability = { berserk-gets } « { $of } »
berserk-mod-ignore = { $number ->
        [many] ignorent
       *[one] ignore
    } « { $kw } » en attaquant
berserk-mod-class = { $number ->
        [many] sont
       *[one] est
    } de la classe « { $is } »
berserk-mod-unclass = { $number ->
        [many] ne sont
       *[one] n’est
    } plus de la classe « { $is } »
berserk-mod-realm = { $number ->
        [many] appartiennent
       *[one] appartient
    } au royaume « { $is } »
berserk-mod-type = { $number ->
        [many] deviennent
       *[one] devient
    } { $is ->
        [ground] une créature terrestre
        [flyer] une créature volante
        [artifact] un artefact
        [terrain] un terrain
        [companion] un compagnon
       *[parasite] un parasite
    }
berserk-mod-times = { berserk-can } attaquer { $n } fois par tour avec { $attack }
berserk-mod-no-tap = ne { $number ->
        [many] s’épuisent
       *[one] s’épuise
    } pas { $after ->
        [attack] en attaquant
        [strike] par une frappe simple
       *[protecting] en protégeant
    }
berserk-mod-reach = { berserk-can } { $how ->
        [flyers] porter des frappes simples contre les créatures volantes
        [diagonal] porter des frappes d’allonge en diagonale
       *[anywhere] porter des frappes simples contre toute carte
    }
berserk-mod-guard = { $number ->
        [many] se défendent
       *[one] se défend
    } comme en alerte même à l’état épuisé
berserk-mod-prophecy = { berserk-gets } { $n-signed } à la prophétie
berserk-mod-fury = { berserk-gets } { $n-signed } à la fureur

## Règles

berserk-rule-if = { $if ->
        [none] { "" }
       *[other] tant { QUE($if) },{ " " }
    }
berserk-rule-except = { $except ->
        [none] { "" }
       *[other] , sauf { $except }
    }
berserk-who-can = { $who-number ->
        [many] peuvent
       *[one] peut
    }
berserk-rule-forbid = { berserk-rule-if }{ $who } ne { berserk-who-can } pas { $deed }{ berserk-rule-except }
berserk-rule-only = { berserk-rule-if }{ $who } ne { berserk-who-can } que { $deed }{ berserk-rule-except }
berserk-rule-must = { berserk-rule-if }{ $who } { $who-number ->
        [many] doivent
       *[one] doit
    } si possible { $deed }{ berserk-rule-except }
berserk-rule-may-also = { berserk-rule-if }{ $who } { berserk-who-can } aussi { $deed }{ berserk-rule-except }
berserk-deed-move = se déplacer
berserk-deed-enter = aller sur { $what }
berserk-deed-attack = attaquer{ berserk-at }{ berserk-with }
berserk-deed-act = agir
berserk-deed-use = utiliser { $kind ->
        [spell] les sorts
        [effect] les effets
        [finish] la mise à mort
        [magic] les capacités magiques
       *[valhalla] le Valhalla
    }
berserk-deed-protect = devenir protecteur{ $target ->
        [none] { "" }
       *[other] { " " }{ $target-gen }
    }
berserk-deed-open = se remettre en alerte au début du tour
berserk-deed-be-attacked = être la cible { $attack ->
        [none] d’attaques
       *[other] { $attack-gen }
    }{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    }
berserk-deed-be-chosen = être la cible { $kind ->
        [spell] de sorts
       *[effect] d’effets
    }{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    }
berserk-deed-be-healed = bénéficier de soins
berserk-deed-be-poisoned = subir le poison
berserk-deed-be-moved = changer de case{ $by ->
        [none] { " " }par une capacité
       *[other] { " " }à cause { $by-gen }
    }
berserk-deed-take-off = prendre son envol
berserk-deed-host = porter un symbiote

## Phrases

berserk-static = { $if ->
        [none] { $who } { $mods }
       *[other] { $past ->
            [yes] si { $if }
           *[no] tant { QUE($if) }
        }, { $who } { $mods }
    }
berserk-limited = { $limit ->
        [none] { "" }
       *[other] { " " }({ $limit })
    }
berserk-act = { $instant ->
        [yes] instantané{ $window ->
            [none] { "" }
           *[other] , { $window }
        }{ $pay ->
            [none] { "" }
           *[other] , { $pay }
        }
       *[no] { $pay ->
            [none] à volonté
           *[other] { $pay }
        }
    }{ $if ->
        [none] { "" }
       *[other] , seulement { SI($if) }
    } : { $type ->
        [spell] sort —{ " " }
       *[effect] { "" }
    }{ $do }{ berserk-limited }
berserk-may = { $may ->
        [yes] si vous le souhaitez,{ " " }
       *[no] { "" }
    }
berserk-on = { $zone ->
        [grave] tant que cette carte est au cimetière,{ " " }
       *[play] { "" }
    }{ $when }{ $if ->
        [none] { "" }
       *[other] , { SI($if) }
    } : { berserk-may }{ $do }{ berserk-limited }
berserk-instead = { $when }{ $if ->
        [none] { "" }
       *[other] , { SI($if) }
    }, { $may ->
        [yes] si vous le souhaitez, à la place
       *[no] à la place
    } : { $do ->
        [none] rien
       *[other] { $do }
    }{ berserk-limited }
berserk-setup = { $stage ->
        [deal] après la donne
        [recruit] au recrutement
       *[deploy] après le placement
    }{ $if ->
        [none] { "" }
       *[other] , { SI($if) }
    } : { berserk-may }{ $do }
berserk-label-concentration = concentration : { berserk-may }{ $do }{ berserk-limited }
berserk-label-fury = fureur { $n } : { berserk-may }{ $do }{ berserk-limited }
berserk-label-valhalla = Valhalla : { $do }{ berserk-limited }
berserk-gate-in-formation = formation : { $text }
berserk-gate-first = premier joueur : { $text }
berserk-gate-second = second joueur : { $text }
berserk-gate-deep = en eau profonde : { $text }
berserk-gate-surface = hors de l’eau profonde : { $text }
berserk-gate-bodiless = incorporel : { $text }

## Mots-clés et glossaire

berserk-kw-armor = armure { $n }
    .name = armure
    .text = À chaque tour, { $n ->
            [one] la première blessure infligée
           *[other] les { $n } premières blessures infligées
        } à cette carte par des attaques non magiques { $n ->
            [one] est prévenue
           *[other] sont prévenues
        }.
berserk-kw-regen = régénération { $n }
    .name = régénération
    .text = Au début de son tour, cette carte soigne { berserk-wounds }.
berserk-kw-attack = maîtrise d’attaque { $n }
    .name = maîtrise d’attaque
    .text = +{ $n } au dé quand cette carte attaque par une frappe simple.
berserk-kw-defence = maîtrise de défense { $n }
    .name = maîtrise de défense
    .text = +{ $n } au dé quand cette carte, en alerte, se défend contre une frappe simple.
berserk-kw-marksman = maîtrise de tir { $n }
    .name = maîtrise de tir
    .text = +{ $n } au dé pour les tirs de cette carte.
berserk-kw-aimed = frappe ciblée
    .name = frappe ciblée
    .text = Aucun protecteur ne peut être désigné contre la frappe simple de cette carte.
berserk-kw-unanswered = frappe sans riposte
    .name = frappe sans riposte
    .text = La frappe simple de cette carte est ciblée et elle seule lance un dé, comme contre une carte épuisée.
berserk-kw-steadfast = inébranlable
    .name = inébranlable
    .text = Les effets de l’adversaire ne blessent ni ne détruisent cette carte.
berserk-kw-clumsy = maladroit
    .name = maladroit
    .text = −1 au dé pour les frappes simples de cette carte.
berserk-kw-vampirism = vampirisme
    .name = vampirisme
    .text = Une frappe simple soigne cette carte d’autant de blessures qu’elle en inflige à une créature ; le surplus devient des vies supplémentaires.
berserk-kw-max-life = { $n } vies au plus
    .name = vie limitée
    .text = La vie de cette carte, vies supplémentaires comprises, ne dépasse jamais { $n }.
berserk-kw-scavenger = nécrophagie
    .name = nécrophagie
    .text = Quand cette carte détruit une créature adverse voisine, ou toute créature par une attaque de mêlée, cette créature est exilée ; la carte est complètement soignée et perd son poison.
berserk-kw-scale = écailles
    .name = écailles
    .text = Tant que cette carte a 5 blessures ou plus, seules les frappes simples peuvent la blesser.
berserk-kw-incorporeal = incorporel
    .name = incorporel
    .text = Cette carte peut traverser les cases occupées, mais elle est exilée si elle doit y rester. On ne peut ni l’empoisonner ni la soigner ; au lieu de mourir, elle est exilée.
berserk-kw-formation = formation
    .name = formation
    .text = Cette carte compte pour la formation de vos cartes voisines, hors diagonale.
berserk-kw-jump = saut { $n }
    .name = saut
    .text = Au lieu de se déplacer, cette carte peut aller sur toute case libre à portée { $n }. Cela dépense tout son mouvement.
berserk-kw-teleport = téléportation
    .name = téléportation
    .text = Au lieu de se déplacer, cette carte peut aller sur toute case libre. Cela dépense tout son mouvement.
berserk-kw-dash = élan
    .name = élan
    .text = Une fois par tour, en attaquant, cette carte peut aller sur une case libre voisine, hors diagonale.
berserk-kw-incarnation = incarnation { $n }
    .name = incarnation
    .text = Au cimetière, cette carte reçoit un pion au début de chacun de vos tours. Avec { $n ->
            [one] { $n } pion
           *[other] { $n } pions
        }, elle revient épuisée dans votre troisième rangée, une fois par bataille.
berserk-kw-horde = horde
    .name = horde
    .text = Un paquet peut contenir cinq exemplaires de cette carte.
berserk-kw-protect = protection contre { $what }
    .name = protection
    .text = Cette carte ne subit rien de ceci : { $what }.
berserk-protection-shots = les tirs
berserk-protection-throws = les lancers
berserk-protection-blasts = les décharges
berserk-protection-spells = les sorts
berserk-protection-magic = la magie
berserk-protection-magic-strikes = les frappes magiques
berserk-protection-special-strikes = les frappes spéciales
berserk-protection-flyers = les attaques des créatures volantes
berserk-protection-poison = le poison

berserk-term-strike = Frappe simple
    .text = Attaque de mêlée contre une carte voisine, avec les nombres imprimés sur la carte ; un protecteur peut la subir.
berserk-term-special = Frappe spéciale
    .text = Attaque de mêlée non magique contre une carte voisine, au jet ordinaire ; pas de protecteur.
berserk-term-magic = Frappe magique
    .text = Attaque de mêlée magique contre une carte voisine, au jet ordinaire ; pas de protecteur.
berserk-term-shot = Tir
    .text = Attaque à distance non magique au jet ordinaire, jamais contre une carte voisine.
berserk-term-throw = Lancer
    .text = Attaque à distance non magique au jet ordinaire, jamais contre une carte voisine ; la protection contre les tirs n’y fait rien.
berserk-term-blast = Décharge
    .text = Attaque à distance magique au jet ordinaire, jamais contre une carte voisine.
berserk-term-row = Frappe d’allonge
    .text = Attaque à distance non magique contre une carte à exactement deux cases en ligne droite, par-dessus une case sans carte adverse.
berserk-term-spell = Sort
    .text = Capacité magique qui n’est pas une attaque.
berserk-term-effect = Effet
    .text = Capacité non magique qui n’est pas une attaque ; toute capacité sans type indiqué.
berserk-term-instant = Instantané
    .text = S’utilise au tour de n’importe quel joueur : après une action à soi ou en réponse à une action adverse. Le dernier déclaré a lieu le premier.
berserk-term-poison = Poison
    .text = La créature reçoit autant de blessures au début de son tour. De deux poisons, le plus fort agit.
berserk-term-bless = Bénédiction
    .text = +1 à tous les dés de la carte.
berserk-term-curse = Malédiction
    .text = −1 à tous les dés de la carte.
berserk-term-chip = Jeton
    .text = Sert à payer des capacités. Une carte qui en a une telle peut s’épuiser pour en gagner un.
berserk-term-finish = Mise à mort
    .text = Détruit une créature voisine, ni incorporelle ni symbiote, à qui il reste autant de vie ou moins.
berserk-term-formation = Formation
    .text = Agit tant que cette carte est à côté d’une autre de vos cartes avec formation, hors diagonale.
berserk-term-concentration = Concentration
    .text = À la fin du tour de l’adversaire, si cette carte n’y a reçu aucune blessure.
berserk-term-fury = Fureur
    .text = Quand cette carte attaque à votre tour et que son dé indique ce nombre ou moins.
berserk-term-valhalla = Valhalla
    .text = Au début de chacun de vos tours, si vous le souhaitez, tant que cette carte est au cimetière, tuée par l’attaque d’une carte adverse.
berserk-term-prophecy = Prophétie
    .text = Montrez autant de cartes du dessus de votre pioche, appliquez le texte, puis mettez-les sous la pioche.
berserk-term-sneak = Traîtrise
    .text = Si vous le souhaitez, infligez autant de blessures à une de vos créatures à côté de cette carte ; dans ce cas, appliquez le texte.
berserk-term-depth = Eau profonde
    .text = Cases qui comptent comme profondes ; la capacité agit tant que la carte s’y trouve.

## Ce que trouve la vérification

berserk-lint-no-such-attack = { $card }, ligne { $line } : « { $text } » attend une attaque que cette carte ne fait jamais
berserk-lint-no-such-move = { $card }, ligne { $line } : « { $text } » attend ce que cette carte ne sait pas faire ({ $word })
berserk-lint-out-of-reach = { $card }, ligne { $line } : la portée { $n } n’atteint personne, car les attaques à distance épargnent les cartes voisines
berserk-lint-unused-marker = { $card } : le marqueur « { $marker } » est déclaré mais jamais posé
berserk-lint-no-vampirism = { $card } : une limite de vie ne compte qu’avec le vampirisme ou des vies supplémentaires
berserk-lint-never-true = { $card }, ligne { $line } : « { $text } » ne peut jamais être vrai
berserk-lint-cannot-tap = { $card }, ligne { $line } : une carte déjà épuisée par son coût ne peut pas le payer deux fois
berserk-lint-price = { $card } coûte { $cost }, mais ses valeurs en valent environ { $budget }

### Les mots des cartes de Berserk en français. Comment ils s’assemblent : games/berserk/abilities/phrases.py

## Liaison

berserk-and = { $head } et { $tail }
berserk-or = { $head } ou { $tail }
berserk-or-do = { $head }, ou { $tail }
berserk-comma = { $head }, { $tail }
berserk-then = { $head } ; { $tail }
berserk-so = { $head } : { $tail }
berserk-next = { $head }, puis { $tail }
berserk-either = { $head }, ou { $tail }
berserk-either-first = { $text }
berserk-not = il est faux { QUE($cond) }
berserk-is = { $not ->
        [yes] n’est pas { $filter }
       *[no] est { $filter }
    }
berserk-where = , où { $letter } est { $amount }
berserk-where-too = , et { $letter } est { $amount }
berserk-called = { " " }({ $name })
berserk-by-opponent = { $noun ->
        [cell] , au choix de l’adversaire
       *[other] { " " }au choix de l’adversaire
    }
berserk-autre = { $other ->
        [yes] autre{ berserk-s }{ " " }
       *[no] { "" }
    }

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
berserk-det-a-any = { berserk-prep-vowel }{ berserk-un } { berserk-autre }{ $phrase }
berserk-det-a-mine = { berserk-prep-vowel }{ berserk-un } { $other ->
        [yes] autre{ " " }
       *[no] { "" }
    }de vos { $phrase }
    .number = many
    .verb = one
berserk-det-each-any = { berserk-prep }chaque { berserk-autre }{ $phrase }
berserk-det-each-mine = { berserk-prep }{ $gender ->
        [f] chacune
       *[m] chacun
    } de vos { berserk-autre }{ $phrase }
    .number = many
    .verb = one
berserk-det-shown-any = { berserk-prep }chaque { $phrase } montrée
berserk-det-all-any = { $case ->
        [gen] des
        [dat] aux
       *[nom] les
    } { berserk-autre }{ $phrase }
    .number = many
berserk-det-all-mine = { berserk-prep }vos { berserk-autre }{ $phrase }
    .number = many
berserk-det-some-any = { berserk-prep }{ $count } { berserk-autre }{ $phrase }
    .number = many
berserk-det-some-mine = { berserk-prep }{ $count } de vos { berserk-autre }{ $phrase }
    .number = many
berserk-det-upto-any = { berserk-prep }{ $count } { berserk-autre }{ $phrase } au plus
    .number = many
berserk-det-upto-mine = { berserk-prep }{ $count } de vos { berserk-autre }{ $phrase } au plus
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
    .subject = elle
berserk-ref-host = { berserk-prep }son hôte
    .gender = m
berserk-ref-it = { berserk-prep }{ $number ->
        [many] ces cartes
       *[one] { $noun ->
            [card] cette carte
            [artifact] cette carte
            [terrain] cette carte
           *[other] cette créature
        }
    }
    .gender = f
    .subject = elle
berserk-ref-shown = { berserk-prep }la carte montrée
    .gender = f
berserk-ref-attacker = { berserk-prep }l’attaquant
    .gender = m
berserk-ref-attacked = { berserk-prep }la carte attaquée
    .gender = f
berserk-ref-event-card = { berserk-prep }la carte concernée
    .gender = f
berserk-ref-event-by = { berserk-prep }{ $event ->
        [died] la carte qui l’a tuée
       *[other] la carte responsable
    }
    .gender = f
berserk-ref-event-target = { berserk-prep }la cible
    .gender = f
berserk-ref-var = { berserk-prep }la carte { $name }
    .gender = f

## Filtres

berserk-filter-adj = { $of-is ->
        [self] adjacente{ berserk-s }
        [it] à côté d’elle
       *[other] à côté { $of-gen }
    }
    .not = { $of-is ->
            [it] , pas à côté d’elle
           *[other] , pas à côté { $of-gen }
        }
    .is = { $not ->
            [yes] n’est pas à côté { $of-gen }
           *[no] est à côté { $of-gen }
        }
berserk-filter-ortho = { $of-is ->
        [self] adjacente{ berserk-s }, hors diagonale
        [it] à côté d’elle, hors diagonale
       *[other] à côté { $of-gen }, hors diagonale
    }
    .not = qui n’{ $number ->
            [many] sont
           *[one] est
        } pas à côté { $of-gen }, hors diagonale
    .is = { $not ->
            [yes] n’est pas à côté { $of-gen }, hors diagonale
           *[no] est à côté { $of-gen }, hors diagonale
        }
berserk-filter-diag = { $of-is ->
        [self] adjacente{ berserk-s } en diagonale
        [it] en diagonale d’elle
       *[other] en diagonale { $of-gen }
    }
    .not = hors des diagonales { $of-gen }
berserk-filter-opp = en face { $of-is ->
        [self] d’elle
        [it] d’elle
       *[other] { $of-gen }
    }
    .not = ailleurs qu’en face { $of-gen }
berserk-filter-behind = derrière { $of-is ->
        [self] elle
        [it] elle
       *[other] { $of }
    }
    .not = ailleurs que derrière { $of }
berserk-filter-beside = { $of-is ->
        [self] à sa gauche ou à sa droite
        [it] à sa gauche ou à sa droite
       *[other] à gauche ou à droite { $of-gen }
    }
    .not = ni à gauche ni à droite { $of-gen }
berserk-filter-left = { $of-is ->
        [self] à sa gauche
        [it] à sa gauche
       *[other] à gauche { $of-gen }
    }
    .not = pas à gauche { $of-gen }
berserk-filter-right = { $of-is ->
        [self] à sa droite
        [it] à sa droite
       *[other] à droite { $of-gen }
    }
    .not = pas à droite { $of-gen }
berserk-filter-knight = à un saut de cavalier{ $of-is ->
        [self] { "" }
        [it] { " " }d’elle
       *[other] { " " }{ $of-gen }
    }
    .not = ailleurs qu’à un saut de cavalier { $of-gen }
berserk-filter-samerow = { $of-is ->
        [self] dans son rang
       *[other] dans le rang { $of-gen }
    }
    .not = hors du rang { $of-gen }
berserk-filter-samecol = { $of-is ->
        [self] dans sa colonne
       *[other] dans la colonne { $of-gen }
    }
    .not = hors de la colonne { $of-gen }
berserk-filter-within = à portée { $n }{ $of-is ->
        [self] { "" }
        [it] { " " }d’elle
       *[other] { " " }{ $of-gen }
    }
    .not = hors de portée { $n }{ $of-is ->
        [self] { "" }
        [it] { " " }d’elle
       *[other] { " " }{ $of-gen }
    }
berserk-whose-row = { $whose ->
        [mine] votre rang { $n }
        [enemy] le rang { $n } adverse
       *[any] un rang { $n }
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
            [yes] n’a pas le marqueur « { $with } »
           *[no] a le marqueur « { $with } »
        }
berserk-filter-on = sur une case au marqueur « { $with } »
    .not = hors des cases au marqueur « { $with } »
berserk-filter-symbiote = parmi les { TERM("symbiotes", "symbiote") }
    .not = (hors { TERM("symbiotes", "symbiote") })
    .is = { $not ->
            [yes] n’est pas un { TERM("symbiote", "symbiote") }
           *[no] est un { TERM("symbiote", "symbiote") }
        }
berserk-filter-other = autre{ berserk-s } { QUE($than) }
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
berserk-filter-elem = { $of }
    .not = qui ne { $number ->
            [many] sont
           *[one] est
        } pas { $of }
    .is = { $not ->
            [yes] n’est pas { $of }
           *[no] est { $of }
        }
berserk-filter-class = de la classe « { $of } »
    .not = hors de la classe « { $of } »
berserk-filter-named = « { $as } »
    .not = autre{ berserk-s } que « { $as } »
    .is = { $not ->
            [yes] ne s’appelle pas « { $as } »
           *[no] s’appelle « { $as } »
        }
berserk-filter-samename = du même nom que { $of }
    .not = d’un autre nom que { $of }
berserk-filter-elite = d’élite
    .not = ordinaire{ berserk-s }
berserk-filter-unique = unique{ berserk-s }
    .not = non unique{ berserk-s }
berserk-filter-tapped = épuisé{ berserk-e }
    .not = dressé{ berserk-e }
    .is = { $not ->
            [yes] est dressé{ berserk-e }
           *[no] est épuisé{ berserk-e }
        }
berserk-filter-flying = en vol
    .not = au sol
berserk-filter-has = avec { $what }
    .not = sans { $what }
    .is = { $not ->
            [yes] n’a pas { $what }
           *[no] a { $what }
        }
berserk-filter-hurt = blessé{ berserk-e }
    .not = sans blessure
berserk-filter-cursed = maudit{ berserk-e }
    .not = non maudit{ berserk-e }
berserk-filter-blessed = béni{ berserk-e }
    .not = sans bénédiction
berserk-filter-poisoned = empoisonné{ berserk-e }
    .not = sans poison
berserk-filter-moved = qui { $number ->
        [many] ont
       *[one] a
    } bougé ce tour-ci
    .not = qui n’{ $number ->
            [many] ont
           *[one] a
        } pas bougé ce tour-ci
    .is = { $not ->
            [yes] n’a pas bougé ce tour-ci
           *[no] a bougé ce tour-ci
        }
berserk-filter-acted = qui { $number ->
        [many] ont
       *[one] a
    } agi ce tour-ci
    .not = qui n’{ $number ->
            [many] ont
           *[one] a
        } pas agi ce tour-ci
    .is = { $not ->
            [yes] n’a pas agi ce tour-ci
           *[no] a agi ce tour-ci
        }
berserk-filter-hidden = caché{ berserk-e }
    .not = révélé{ berserk-e }
berserk-filter-in = { $zone ->
        [deck] du paquet
        [grave] du cimetière
        [exile] de l’exil
       *[play] en jeu
    }
    .not = { $zone ->
            [deck] hors du paquet
            [grave] hors du cimetière
            [exile] hors de l’exil
           *[play] hors du jeu
        }
    .is = { $not ->
            [yes] n’est pas
           *[no] est
        } { $zone ->
            [deck] dans le paquet
            [grave] au cimetière
            [exile] en exil
           *[play] en jeu
        }
berserk-number = { $op ->
        [le] { $n } ou moins
        [ge] { $n } ou plus
        [ne] autre que { $n }
        [lt] moins de { $n }
        [gt] plus de { $n }
       *[eq] { $n }
    }
berserk-lives-left = { $op ->
        [le] { $n } vies ou moins
        [ge] { $n } vies ou plus
        [ne] un autre nombre de vies que { $n }
        [lt] moins de { $n } vies
        [gt] plus de { $n } vies
       *[eq] { $n } vies
    }
berserk-figure = { $stat ->
        [cost] de coût { berserk-number }
        [life] à qui il reste { berserk-lives-left }
       *[other] ({ $stat-nom } : { berserk-number })
    }
berserk-comparison = { $op ->
        [le] au plus { $n }
        [ge] au moins { $n }
        [ne] sauf { $n }
        [lt] moins que { $n }
        [gt] plus que { $n }
       *[eq] exactement { $n }
    }
berserk-filter-compare = { $n-is ->
        [number] { $n ->
            [0] { $op ->
                [eq] { $stat ->
                    [chips] sans { TERM("jeton", "chip") }
                    [wounds] sans blessure
                    [xlife] sans { TERM("vie supplémentaire", "lives") }
                   *[other] { berserk-figure }
                }
               *[other] { berserk-figure }
            }
           *[other] { berserk-figure }
        }
       *[other] ({ $stat-nom } : { berserk-comparison })
    }
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
        [nom] { TERM("vies supplémentaires", "lives") }
        [gen] du nombre de { TERM("vies supplémentaires", "lives") }
       *[acc] le nombre de { TERM("vies supplémentaires", "lives") }
    }
berserk-stat-move = { $case ->
        [nom] mouvement
        [gen] du mouvement
       *[acc] le mouvement
    }
berserk-stat-light = { $case ->
        [nom] coup faible
        [gen] du coup faible
       *[acc] le coup faible
    }
berserk-stat-medium = { $case ->
        [nom] coup moyen
        [gen] du coup moyen
       *[acc] le coup moyen
    }
berserk-stat-strong = { $case ->
        [nom] coup fort
        [gen] du coup fort
       *[acc] le coup fort
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
        [nom] { TERM("jetons", "chip") }
        [gen] du nombre de { TERM("jetons", "chip") }
       *[acc] le nombre de { TERM("jetons", "chip") }
    }
berserk-stat-poison = { $case ->
        [nom] poison
        [gen] du poison
       *[acc] le poison
    }
berserk-stat-row = { $case ->
        [nom] numéro de rang
        [gen] du numéro de rang
       *[acc] le numéro de rang
    }

berserk-value-n = { $event ->
        [hit] la valeur de l’attaque
        [attack_done] la valeur de l’attaque
        [wounded] le nombre de ces blessures
        [healed] le nombre de blessures soignées
        [drained] le nombre de blessures soignées
        [relocated] le nombre de cases parcourues
        [moved] le nombre de cases parcourues
        [jumped] le nombre de cases parcourues
        [teleported] le nombre de cases parcourues
        [chips_gained] le nombre de ces { TERM("jetons", "chip") }
        [chips_lost] le nombre de ces { TERM("jetons", "chip") }
        [lives_gained] le nombre de ces { TERM("vies supplémentaires", "lives") }
        [lives_lost] le nombre de ces { TERM("vies supplémentaires", "lives") }
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
berserk-amount-roll = un lancer de { $power }
berserk-amount-times = le nombre de fois que cette carte { $event } ce tour-ci
berserk-amount-walked = le nombre de cases parcourues ce tour-ci par { $of }
berserk-amount-fury = { $n } plus ce qui s’ajoute à la fureur
berserk-amount-half-up = la moitié, arrondie au-dessus, de la valeur suivante : { $of }
berserk-amount-half-down = la moitié, arrondie au-dessous, de la valeur suivante : { $of }
berserk-amount-min = le plus petit des deux : { $a }, { $b }
berserk-amount-max = le plus grand des deux : { $a }, { $b }
berserk-amount-flip = { $a } ou { $b }
berserk-flipped = { " " }(selon la chute du marqueur)
berserk-per = { $of-is ->
        [chips] { " " }par { TERM("jeton", "chip") }
       *[other] { " " }pour { $of }
    }{ $most ->
        [none] { "" }
       *[other] , +{ $most } au plus
    }
berserk-if-die = le dé donne { $right-is ->
        [chips] { $op ->
            [le] au plus le nombre de { TERM("jetons", "chip") } de cette carte
            [ge] au moins le nombre de { TERM("jetons", "chip") } de cette carte
            [ne] un autre nombre que celui des { TERM("jetons", "chip") } de cette carte
            [lt] moins que le nombre de { TERM("jetons", "chip") } de cette carte
            [gt] plus que le nombre de { TERM("jetons", "chip") } de cette carte
           *[eq] le nombre de { TERM("jetons", "chip") } de cette carte
        }
       *[other] { $op ->
            [le] { $right } ou moins
            [ge] { $right } ou plus
            [ne] autre chose que { $right }
            [lt] moins de { $right }
            [gt] plus de { $right }
           *[eq] { $right }
        }
    }
berserk-if-chips = { $crowded ->
        [yes] cette carte
       *[no] elle
    } { $op ->
        [le] a { $n } { TERM("jetons", "chip") } ou moins
        [ge] a { $n } { TERM("jetons", "chip") } ou plus
        [ne] n’a pas exactement { $n } { TERM("jetons", "chip") }
        [lt] a moins de { $n } { TERM("jetons", "chip") }
        [gt] a plus de { $n } { TERM("jetons", "chip") }
       *[eq] { $n ->
            [0] n’a aucun { TERM("jeton", "chip") }
            [one] a exactement { $n } { TERM("jeton", "chip") }
           *[other] a exactement { $n } { TERM("jetons", "chip") }
        }
    }
berserk-amount-die = le nombre sur le dé

berserk-occasion-declared = attaque
berserk-occasion-hit = touche
berserk-occasion-rolled = lance un dé en attaque ou en défense
berserk-occasion-wounded = subit des blessures
berserk-occasion-healed = est soignée
berserk-occasion-died = meurt
berserk-occasion-relocated = change de case
berserk-occasion-moved = bouge
berserk-occasion-tapped = s’épuise
berserk-occasion-protected = devient { TERM("protecteur", "protector") }
berserk-occasion-used = utilise un { TERM("sort", "spell") } ou un effet

## Conditions

berserk-compare = { $left } { $op ->
        [le] ne dépasse pas { $right }
        [ge] atteint { $right }
        [ne] ne vaut pas { $right }
        [lt] n’atteint pas { $right }
        [gt] dépasse { $right }
       *[eq] vaut { $right }
    }
berserk-if-exists = { $near ->
        [yes] { $not ->
            [yes] il n’y a pas à côté { $of }
           *[no] { $of } est adjacente
        }
       *[no] il { $not ->
            [yes] n’y a pas { $of-gen }
           *[no] y a { $of }
        }
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
        [enemy] le tour adverse
       *[any] le tour de quelqu’un
    }
berserk-if-rolled = { $not ->
        [yes] le dé n’indique pas { $rolls }
       *[no] le dé indique { $rolls }
    }
berserk-if-unwounded = { $not ->
        [yes] cette carte a subi des blessures ce tour-ci
       *[no] cette carte n’a subi aucune blessure ce tour-ci
    }
berserk-if-fallen = { $not ->
        [yes] cette carte n’est pas morte d’une attaque adverse
       *[no] cette carte est morte d’une attaque adverse
    }
berserk-rolls = { $open ->
        [yes] { $low } ou plus
       *[no] { $low }–{ $high }
    }

## Durées et limites

berserk-until-end-turn = { " " }jusqu’à la fin du tour
berserk-until-end-my-turn = { " " }jusqu’à la fin de votre tour
berserk-until-end-enemy-turn = { " " }jusqu’à la fin du tour adverse
berserk-until-end-its-turn = { " " }jusqu’à la fin du prochain tour de son joueur
berserk-until-end-my-next-turn = { " " }jusqu’à la fin de votre prochain tour
berserk-until-battle = { " " }jusqu’à la fin de la bataille
berserk-until-while = { " " }tant { QUE($cond) }
berserk-until-next = { " " }jusqu’à la prochaine fois qu’elle { $event }
berserk-until-uses = { " " }pour { $n ->
        [one] { $n } utilisation
       *[other] { $n } utilisations
    }
berserk-fois = { $n ->
        [1] une fois
        [2] deux fois
       *[other] { $n } fois
    }
berserk-limit = { berserk-fois } { $per ->
        [battle] par bataille
        [my_turn] à chacun de vos tours
        [enemy_turn] à chaque tour adverse
       *[turn] par tour
    }{ $each ->
        [yes] { " " }pour chaque cible
       *[no] { "" }
    }

## Attaques

berserk-attack-strike = { $case ->
        [gen] d’un coup simple
        [dat] à un coup simple
        [prep] coup simple
        [ins] coups simples
        [many] les coups simples
       *[nom] un coup simple
    }
    .name = coup simple
    .gender = m
berserk-attack-special = { $case ->
        [gen] d’un coup spécial
        [dat] à un coup spécial
        [prep] coup spécial
        [ins] coups spéciaux
        [many] les coups spéciaux
       *[nom] un coup spécial
    }
    .name = coup spécial
    .gender = m
berserk-attack-magic = { $case ->
        [gen] d’un coup magique
        [dat] à un coup magique
        [prep] coup magique
        [ins] coups magiques
        [many] les coups magiques
       *[nom] un coup magique
    }
    .name = coup magique
    .gender = m
berserk-attack-shot = { $case ->
        [gen] d’un tir
        [dat] à un tir
        [prep] tir
        [ins] tirs
        [many] les tirs
       *[nom] un tir
    }
    .name = tir
    .gender = m
berserk-attack-throw = { $case ->
        [gen] d’un jet
        [dat] à un jet
        [prep] jet
        [ins] jets
        [many] les jets
       *[nom] un jet
    }
    .name = jet
    .gender = m
berserk-attack-row = { $case ->
        [gen] d’un coup d’hast
        [dat] à un coup d’hast
        [prep] coup d’hast
        [ins] coups d’hast
        [many] les coups d’hast
       *[nom] un coup d’hast
    }
    .name = coup d’hast
    .gender = m
berserk-attack-blast = { $case ->
        [gen] d’une décharge
        [dat] à une décharge
        [prep] décharge
        [ins] décharges
        [many] les décharges
       *[nom] une décharge
    }
    .name = décharge
    .gender = f
berserk-attack-any = { $case ->
        [gen] d’une attaque
        [dat] à une attaque
        [prep] attaque
        [ins] attaques
        [many] toutes les attaques
       *[nom] une attaque
    }
    .name = attaque
    .gender = f
berserk-attack-melee = { $case ->
        [gen] d’une attaque de mêlée
        [dat] à une attaque de mêlée
        [prep] attaque de mêlée
        [ins] attaques de mêlée
        [many] les attaques de mêlée
       *[nom] une attaque de mêlée
    }
    .name = attaque de mêlée
    .gender = f
berserk-attack-ranged = { $case ->
        [gen] d’une attaque à distance
        [dat] à une attaque à distance
        [prep] attaque à distance
        [ins] attaques à distance
        [many] les attaques à distance
       *[nom] une attaque à distance
    }
    .name = attaque à distance
    .gender = f
berserk-attack-magical = { $case ->
        [gen] d’une attaque magique
        [dat] à une attaque magique
        [prep] attaque magique
        [ins] attaques magiques
        [many] les attaques magiques
       *[nom] une attaque magique
    }
    .name = attaque magique
    .gender = f
berserk-attack-nonmagical = { $case ->
        [gen] d’une attaque non magique
        [dat] à une attaque non magique
        [prep] attaque non magique
        [ins] attaques non magiques
        [many] les attaques non magiques
       *[nom] une attaque non magique
    }
    .name = attaque non magique
    .gender = f
berserk-strength-light = faible
berserk-strength-medium = { $gender ->
        [f] moyenne
       *[m] moyen
    }
berserk-strength-strong = { $gender ->
        [f] forte
       *[m] fort
    }

berserk-realm-plains = Plaines
    .of = des Plaines
berserk-realm-mountains = Montagnes
    .of = des Montagnes
berserk-realm-forests = Forêts
    .of = des Forêts
berserk-realm-swamp = Marais
    .of = des Marais
berserk-realm-fire = Feu
    .of = du Feu
berserk-realm-darkness = Ténèbres
    .of = des Ténèbres
berserk-realm-neutral = Neutres
    .of = sans royaume

## Événements

berserk-by = { $by-is ->
        [none] une carte
        [self] elle
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
berserk-card = { $card-is ->
        [none] une carte
        [self] elle
       *[other] { $card }
    }
berserk-against = { $target ->
        [none] { "" }
       *[other] { " " }contre { $target }
    }
berserk-cause = { $by ->
        [none] { "" }
       *[other] { " " }par { $by }
    }
berserk-manner = { $attack ->
        [none] { $cause ->
            [none] { "" }
            [attack] { " " }d’une attaque
            [spell] { " " }d’un { TERM("sort", "spell") }
            [effect] { " " }d’un effet
           *[poison] { " " }du poison
        }
       *[other] { " " }{ $attack-gen }
    }

berserk-event-battle-start = au début de la bataille
berserk-event-turn-before = avant le début { $whose ->
        [mine] de votre tour
        [enemy] du tour adverse
       *[any] de chaque tour
    }
berserk-event-turn-start = au début { $whose ->
        [mine] de votre tour
        [enemy] du tour adverse
       *[any] de chaque tour
    }
berserk-event-turn-end = à la fin { $whose ->
        [mine] de votre tour
        [enemy] du tour adverse
       *[any] de chaque tour
    }
berserk-event-declared = { $by ->
        [none] quand { $attack ->
            [none] une attaque est déclarée
           *[other] { $attack } est déclaré{ $attack-gender ->
                [f] e
               *[m] { "" }
            }
        }
       *[other] quand { $by } déclare { $attack ->
            [none] une attaque
           *[other] { $attack }
        }
    }{ berserk-against }
berserk-event-rolled = { $rolls ->
        [none] quand { berserk-by } lance un dé
       *[other] quand { berserk-by } obtient { $rolls } au dé
    }{ $attack ->
        [none] { " " }en attaque ou en défense
       *[other] { " " }pour { $attack }
    }{ berserk-against }
berserk-blow = { $attack-gender ->
        [m] un
       *[f] une
    } { $attack ->
        [none] attaque
       *[other] { $attack-prep }
    }{ $strength ->
        [none] { "" }
       *[other] { " " }{ $strength }
    }
berserk-event-hit = { $answer ->
        [yes] quand { berserk-by } riposte{ berserk-against }
       *[no] { $by-is ->
            [self] à { berserk-blow }{ berserk-against }
            [none] { $target-is ->
                [self] touchée par { berserk-blow }
               *[other] quand { berserk-blow } touche{ berserk-at }
            }
           *[other] quand { $by } touche{ berserk-at } avec { berserk-blow }
        }
    }
berserk-event-missed = quand { $by-is ->
        [none] { $attack ->
            [none] une attaque
           *[other] { $attack }
        } manque{ $target ->
            [none] { " " }son but
           *[other] { " " }{ $target }
        }
       *[other] { berserk-by } manque{ $target ->
            [none] { " " }son attaque
           *[other] { " " }{ $target }
        }{ berserk-with }
    }
berserk-event-fought = quand { berserk-by } a combattu{ $target ->
        [none] { "" }
       *[other] { " " }contre { $target }
    }{ $exchange ->
        [yes] { " " }et que les deux ont frappé
       *[no] { "" }
    }
berserk-event-attack-done = après { $by-is ->
        [self] { $attack ->
            [none] une attaque
           *[other] { $attack }
        }{ berserk-against }
       *[other] { QUE(berserk-by) } a attaqué{ berserk-at }{ berserk-with }
    }
berserk-event-protected = quand { berserk-by } devient { TERM("protecteur", "protector") }{ $target ->
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
berserk-event-wounded = quand { berserk-card } subit des blessures{ berserk-manner }{ berserk-cause }
berserk-event-healed = quand { berserk-card } reçoit des soins{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    }
berserk-means = { $attack ->
        [none] { $cause ->
            [none] { "" }
            [attack] { " " }par une attaque
            [spell] { " " }par un { TERM("sort", "spell") }
            [effect] { " " }par un effet
           *[poison] { " " }par le poison
        }
       *[other] { " " }par { $attack }
    }
berserk-event-died = { $by ->
        [none] { $card-is ->
            [self] { $before ->
                [yes] avant de mourir{ berserk-manner }
               *[no] à sa mort{ $cause ->
                    [none] { berserk-manner }
                    [attack] { " " }par une attaque
                   *[other] { berserk-manner }
                }
            }
           *[other] { $before ->
                [yes] avant { QUE(berserk-card) } meure
               *[no] quand { berserk-card } meurt
            }{ berserk-manner }
        }
       *[other] quand { berserk-by } tue { $card ->
            [none] une carte
           *[other] { $card }
        }{ berserk-means }
    }
berserk-event-left = quand { berserk-card } quitte le jeu
berserk-event-buried = quand { berserk-card } arrive au cimetière
berserk-event-relocated = quand { berserk-card } change de case{ $by ->
        [none] { "" }
       *[other] { " " }à cause { $by-gen }
    }
berserk-event-moved = quand { berserk-card } bouge{ $comes ->
        [yes] { " " }vers une case à côté de cette carte
       *[no] { "" }
    }
berserk-event-jumped = quand { berserk-card } saute
berserk-event-teleported = quand { berserk-card } se téléporte
berserk-event-dashed = quand { berserk-card } s’élance
berserk-event-dived = quand { berserk-card } entre en eau profonde
berserk-event-surfaced = quand { berserk-card } sort de l’eau profonde
berserk-event-tapped = quand { berserk-card } s’épuise
berserk-event-opened = quand { berserk-card } se redresse
berserk-event-chips-gained = quand { berserk-card } gagne des { TERM("jetons", "chip") }
berserk-event-chips-lost = quand { berserk-card } perd des { TERM("jetons", "chip") }
berserk-event-lives-gained = quand { berserk-card } gagne des { TERM("vies supplémentaires", "lives") }
berserk-event-lives-lost = quand { berserk-card } perd des { TERM("vies supplémentaires", "lives") }
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
        [spell] un { TERM("sort", "spell") }
        [effect] un effet
        [finish] la mise à mort
        [magic] une capacité magique
       *[valhalla] le Valhalla
    }{ $but ->
        [none] { "" }
       *[other] { " " }autre que « { $but } »
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

berserk-chips = { $n-is ->
        [all] tous ses { TERM("jetons", "chip") }
        [die] autant de { TERM("jetons", "chip") } que le dé l’indique
       *[other] { $n ->
            [one] { $n } { TERM("jeton", "chip") }
           *[other] { $n } { TERM("jetons", "chip") }
        }{ $n-per }
    }
berserk-lives = { $n ->
        [one] { $n } { TERM("vie supplémentaire", "lives") }
       *[other] { $n } { TERM("vies supplémentaires", "lives") }
    }{ $n-per }
berserk-de-n = { $n-is ->
        [die] d’autant que le dé l’indique
       *[other] de { $n }{ $n-per }
    }
berserk-wounds = { $n-is ->
        [die] autant de blessures que le dé l’indique
       *[other] { $n ->
            [one] { $n } blessure
           *[other] { $n } blessures
        }{ $n-per }
    }
berserk-cost-tap = s’épuiser
berserk-cost-chips = dépenser { berserk-chips }
berserk-cost-lives = perdre { berserk-lives }
berserk-cost-wound = subir { berserk-wounds }
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
        [2] , deux fois
       *[other] , { $times } fois
    }
berserk-do-shot = { TERM("tir", "shot") } { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-throw = { TERM("jet", "throw") } { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-blast = { TERM("décharge", "blast") } { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-row = { TERM("coup d’hast", "row") } { $power }{ berserk-aim }{ berserk-times }
berserk-do-special = { TERM("coup spécial", "special") } { $power }{ berserk-aim }{ berserk-times }
berserk-do-magic = { TERM("coup magique", "magic") } { $power }{ berserk-aim }{ berserk-times }
berserk-do-strike = porter un { TERM("coup simple", "strike") }{ $to ->
        [none] { "" }
       *[other] { " " }{ $to-dat }
    }{ berserk-times }
berserk-do-fight = { $who } porte un { TERM("coup simple", "strike") } { $with-dat }{ $open ->
        [yes] , qui combat comme dressée
       *[no] { "" }
    }
berserk-do-finish = { TERM("mise à mort", "finish") } { $n }{ $to ->
        [none] { "" }
       *[other] { " " }{ $to-gen }
    }
berserk-do-damage = { $to-is ->
        [self] subir { berserk-wounds }
        [it] { $to-number ->
            [many] leur
           *[one] lui
        } infliger { berserk-wounds }
       *[other] infliger { berserk-wounds } { $to-dat }
    }
berserk-la = { $to-number ->
        [many] les
       *[one] la
    }
berserk-l = { $to-number ->
        [many] les{ " " }
       *[one] l’
    }
berserk-lui = { $to-number ->
        [many] leur
       *[one] lui
    }
berserk-do-heal = { $to-is ->
        [self] { TERM("se soigner", "heal") } { berserk-de-n }
        [it] { berserk-la } { TERM("soigner", "heal") } { berserk-de-n }
       *[other] { TERM("soigner", "heal") } { berserk-de-n } { $to }
    }
berserk-do-restore = { $to-is ->
        [self] { TERM("se soigner", "heal") } entièrement
        [it] { berserk-la } { TERM("soigner", "heal") } entièrement
       *[other] { TERM("soigner", "heal") } entièrement { $to }
    }
berserk-do-lives = { $to-is ->
        [self] gagner { berserk-lives }
        [it] { berserk-lui } donner { berserk-lives }
       *[other] donner { berserk-lives } { $to-dat }
    }
berserk-do-lose-lives = { $to-is ->
        [self] perdre { berserk-lives }
       *[other] { $to } { $to-number ->
            [many] perdent
           *[one] perd
        } { berserk-lives }
    }
berserk-do-redistribute = répartir au plus { berserk-wounds } { $from-gen } entre d’autres cartes : { $to }
berserk-do-poison = { $to-is ->
        [self] subir un { TERM("poison", "poison") } de { $n }
        [it] { berserk-l }{ TERM("empoisonner", "poison") } de { $n }
       *[other] { TERM("empoisonner", "poison") } de { $n } { $to }
    }
berserk-do-bless = { $to-is ->
        [self] recevoir une { TERM("bénédiction", "bless") }
        [it] { berserk-la } { TERM("bénir", "bless") }
       *[other] { TERM("bénir", "bless") } { $to }
    }
berserk-do-curse = { $to-is ->
        [self] recevoir une { TERM("malédiction", "curse") }
        [it] { berserk-la } { TERM("maudire", "curse") }
       *[other] { TERM("maudire", "curse") } { $to }
    }
berserk-do-cleanse = { $to-is ->
        [self] perdre { $of ->
            [poison] son poison
            [curse] sa malédiction
           *[blessing] sa bénédiction
        }
        [it] { berserk-lui } ôter { $of ->
            [poison] son poison
            [curse] sa malédiction
           *[blessing] sa bénédiction
        }
       *[other] ôter { $of ->
            [poison] le poison
            [curse] la malédiction
           *[blessing] la bénédiction
        } { $to-gen }
    }
berserk-do-chips = { $to-is ->
        [self] gagner { berserk-chips }
        [it] { berserk-lui } donner { berserk-chips }
       *[other] donner { berserk-chips } { $to-dat }
    }
berserk-do-lose-chips = { $to-is ->
        [self] perdre { berserk-chips }
        [it] { berserk-lui } retirer { berserk-chips }
       *[other] retirer { berserk-chips } { $to-dat }
    }
berserk-do-move-chips = déplacer { berserk-chips } { $from-gen } vers { $to }
berserk-do-mark = { $what-is ->
        [self] recevoir le marqueur « { $with } »
        [it] poser sur elle le marqueur « { $with } »
       *[other] poser le marqueur « { $with } » sur { $what }
    }{ $until ->
        [none] { "" }
       *[other] { $until }
    }
berserk-do-unmark = { $what-is ->
        [none] retirer tous les marqueurs « { $with } »
        [self] perdre le marqueur « { $with } »
        [it] lui retirer le marqueur « { $with } »
       *[other] retirer le marqueur « { $with } » { $what-gen }
    }
berserk-do-fling = lancer cette carte à l’adversaire, qui doit l’enrôler, payer son coût et la placer dans sa moitié
berserk-do-cast = { $by-is ->
        [self] { $again ->
            [yes] lancer de nouveau le dé
           *[no] lancer un dé
        }
       *[other] { $by } { $by-number ->
            [many] lancent
           *[one] lance
        } un dé
    }
berserk-do-tap = { $to-is ->
        [self] s’épuiser
        [it] { berserk-l }épuiser
       *[other] épuiser { $to }
    }
berserk-do-open = { $to-is ->
        [self] se redresser
        [it] { berserk-la } redresser
       *[other] redresser { $to }
    }
berserk-do-stun = { $to-is ->
        [self] ne pas se redresser au début de son prochain tour
       *[other] { $to-is ->
            [it] elle
           *[other] { $to }
        } ne se { $to-number ->
            [many] redressent
           *[one] redresse
        } pas au début de { $to-number ->
            [many] leur
           *[one] son
        } prochain tour
    }
berserk-do-restore-armor = { $to-is ->
        [self] rétablir son armure
       *[other] rétablir l’armure { $to-gen }
    }
berserk-do-give = { $to-is ->
        [self] { $mod }{ $until }
       *[other] { $to } { $mod }{ $until }
    }
berserk-do-copy = { $to-is ->
        [self] gagner
       *[other] { $to } { $to-number ->
            [many] gagnent
           *[one] gagne
        }
    } { $from-is ->
        [it] ses capacités
       *[other] les capacités { $from-gen }
    }{ $until }{ $on ->
        [none] { "" }
       *[other] { " " }pour le moment où elle { $on }
    }
berserk-do-control = prendre le contrôle { $to-gen }{ $until }
berserk-do-relocate = { $what-is ->
        [self] se placer sur { $to }
        [it] { $what-number ->
            [many] les
           *[one] la
        } déplacer sur { $to }
       *[other] déplacer { $what } sur { $to }
    }
berserk-do-step = { $what-is ->
        [self] bouger
        [it] la faire bouger
       *[other] faire bouger { $what }
    } d’au plus { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
berserk-do-swap = { $what-is ->
        [self] échanger sa place avec { $with }
       *[other] échanger les places { $what-gen } et { $with-gen }
    }
berserk-do-take-off = { $to-is ->
        [self] prendre son envol
       *[other] { $to } { $to-number ->
            [many] volent
           *[one] vole
        }
    }{ $until }
berserk-do-land = { $to-is ->
        [self] se poser
       *[other] { $to } se { $to-number ->
            [many] posent
           *[one] pose
        }
    }{ $at ->
        [none] { "" }
       *[other] { " " }sur { $at }
    }
berserk-do-seat = installer { $what } sur { $on }
berserk-do-destroy = { $to-is ->
        [self] { TERM("se détruire", "destroy") }
        [it] { berserk-la } { TERM("détruire", "destroy") }
       *[other] { TERM("détruire", "destroy") } { $to }
    }
berserk-do-exile = { $to-is ->
        [it] { berserk-l }{ TERM("exiler", "exile") }
       *[other] { TERM("exiler", "exile") } { $to }
    }
berserk-do-summon = { $zone ->
        [grave] { TERM("ressusciter", "resurrect") }
        [deck] { TERM("invoquer", "summon") }
       *[other] mettre en jeu
    } { $what }{ $at ->
        [none] { "" }
       *[other] { " " }sur { $at }
    }{ $tapped ->
        [yes] , épuisé{ $what-gender ->
            [f] e
           *[m] { "" }
        }
       *[no] { "" }
    }{ $wounds ->
        [none] { "" }
        [one] , avec { $wounds } blessure
       *[other] , avec { $wounds } blessures
    }
berserk-do-bury = mettre { $what } au cimetière
berserk-do-to-deck = mettre { $what } { $end ->
        [top] sur le paquet
        [bottom] sous le paquet
       *[shuffled] dans le paquet et le mélanger
    }
berserk-do-reveal = révéler { $what }
berserk-do-look = regarder { $n ->
        [one] la carte du dessus
       *[other] les { $n } cartes du dessus
    } de votre paquet
berserk-do-prophecy = { TERM("prophétie", "prophecy") } { $n } ; pour { $card }, { $do }
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
        [light] porte un coup faible
        [medium] porte un coup moyen
       *[strong] porte un coup fort
    }
berserk-outcome-defender = { $defender ->
        [miss] manque
        [light] porte un coup faible
        [medium] porte un coup moyen
       *[strong] porte un coup fort
    }
berserk-do-outcome = l’attaquant { berserk-outcome-attacker }, le défenseur { berserk-outcome-defender }
berserk-do-cancel = annuler cette action
berserk-do-block = bloquer cette attaque
berserk-do-redirect = rediriger cette attaque vers { $to }
berserk-do-protect = { $by-is ->
        [self] devenir le { TERM("protecteur", "protector") }
       *[other] { $by } { $by-number ->
            [many] deviennent { TERM("protecteurs", "protector") }
           *[one] devient { TERM("protecteur", "protector") }
        }
    }
berserk-do-prevent = prévenir { $n } de ces blessures
berserk-do-shield = prévenir { $n ->
        [one] la prochaine blessure
       *[other] les { $n } prochaines blessures
    }{ $to-is ->
        [self] { "" }
       *[other] { " " }{ $to-gen }
    }{ $until }
berserk-do-replace = la valeur devient { $n }
berserk-do-proceed = cela a lieu malgré tout
berserk-do-extra-turn = jouer un autre tour après celui-ci
berserk-do-win = vous gagnez la bataille
berserk-else = { $else ->
        [none] { "" }
       *[other] , { $else-is ->
            [if] sinon, { $else }
           *[other] sinon { $else }
        }
    }
berserk-do-may = vous pouvez { $do }{ berserk-else }
berserk-do-if = { SI($cond) }, { $do }{ berserk-else }
berserk-do-choose = { $by ->
        [opponent] au choix de l’adversaire
       *[you] au choix
    }{ $spell ->
        [yes] { " " }:
       *[no] { " " }—
    } { $of }
berserk-do-each = pour { $of-each }{ $called }, { $do }
berserk-do-repeat = { berserk-fois } de suite, { $do }
berserk-do-pay = cette carte peut { $cost } pour { $do }{ berserk-else }
berserk-do-let = choisir { $card }{ $called }
berserk-do-later = plus tard, { $on }, une seule fois — { $do }
berserk-do-sneak = { TERM("traîtrise", "sneak") } { $n } ; { $do }
berserk-do-show = montrer cette carte
berserk-do-hire = recruter { $what } à son plein coût
berserk-do-ban = vous ne pouvez pas recruter { $what }
berserk-do-gold = { $n ->
        [1] gagner 1 cristal d’or pour recruter
       *[other] { $n-signed } en or pour recruter
    }
berserk-do-silver = { $n ->
        [1] gagner 1 cristal d’argent pour recruter
       *[other] { $n-signed } en argent pour recruter
    }
berserk-do-discount = recruter { $what } coûte { $n } de moins
berserk-do-redeal = une nouvelle donne est gratuite
berserk-do-place = cette carte peut être placée sur { $at }
berserk-do-rearrange = placer ailleurs dans votre camp au plus { $n ->
        [one] { $n } de vos cartes
       *[other] { $n } de vos cartes
    }
berserk-hook-five-digits = au début de la bataille, cette carte lance un dé pour chacune de cinq valeurs, tour à tour, et l’ajoute : en entier à sa vie, la moitié arrondie à l’unité supérieure à son mouvement, la moitié arrondie à l’unité inférieure à ses coups simples, à son dé quand elle attaque et à son dé quand elle se défend ; l’un des cinq dés peut être relancé
berserk-hook-dice-bank = vous pouvez ajouter au plus { $n } en tout aux dés de vos cartes{ $until }

## Modificateurs

berserk-gets = { $bare ->
        [no] { $number ->
            [many] ont{ " " }
           *[one] a{ " " }
        }
       *[other] { "" }
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
berserk-mod-power = { berserk-gets }{ $n-signed } { $attack-is ->
        [any] à toutes les attaques
       *[other] aux { $attack-ins }
    }{ $n-per }
berserk-mod-take = { berserk-gets }{ $by-signed } contre { $attack-many }{ berserk-taken-from }{ $by-per }
berserk-mod-roll = { berserk-gets }{ $n-signed } au dé{ $when ->
        [attacking] { $attack ->
            [none] { " " }en attaque
           *[other] { " " }en attaquant { $attack-gen }
        }
        [defending] { $attack ->
            [none] { " " }en défense
           *[other] { " " }en défense contre { $attack }
        }
       *[other] { berserk-for-attacks }
    }
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
        [many] subissent
       *[one] subit
    } pas plus de { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    } par { $attack-name }{ berserk-taken-from }
berserk-mod-range = { berserk-gets }{ $n-signed } à la portée{ berserk-for-attacks }
berserk-mod-move = { berserk-gets }{ $n-signed } au mouvement{ $n-per }
berserk-mod-life = { berserk-gets }{ $n-signed } à la vie{ $n-per }
berserk-mod-kw = { $bare ->
        [yes] { $kw }
       *[other] { berserk-gets }« { $kw } »
    }
berserk-mod-more = { berserk-gets }{ $n-signed } à { $kw }
berserk-mod-lose = { $number ->
        [many] perdent
       *[one] perd
    } { $kw }
berserk-mod-iconless = { $number ->
        [many] perdent toutes leurs icônes
       *[one] perd toutes ses icônes
    }
berserk-mod-silent = { $number ->
        [many] perdent toutes leurs
       *[one] perd toutes ses
    } capacités imprimées
berserk-mod-ability = { $number ->
        [many] ont
       *[one] a
    } « { $of } »
berserk-mod-ignore = { $number ->
        [many] ignorent
       *[one] ignore
    } { $kw } en attaquant
berserk-mod-class = { $number ->
        [many] sont
       *[one] est
    } de la classe « { $is } »
berserk-mod-unclass = { $number ->
        [many] ne sont
       *[one] n’est
    } plus de la classe « { $is } »
berserk-mod-realm = { $number ->
        [many] sont
       *[one] est
    } { $is }
berserk-rule-who = { berserk-rule-if }{ $who-is ->
        [self] { $if ->
            [none] { "" }
           *[other] elle{ " " }
        }
       *[other] { $who }{ " " }
    }
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
berserk-mod-times = { berserk-can } porter { $n ->
        [2] deux
       *[other] { $n }
    } { $attack-ins } par tour
berserk-mod-no-tap = ne { $number ->
        [many] s’épuisent
       *[one] s’épuise
    } pas { $after ->
        [attack] en attaquant
        [strike] par un coup simple
       *[protecting] en protégeant
    }
berserk-mod-reach = { berserk-can } { $how ->
        [flyers] porter des coups simples aux créatures volantes
        [diagonal] porter des coups d’hast en diagonale
       *[anywhere] porter des coups simples à toute carte
    }
berserk-mod-guard = même épuisé{ $gender ->
        [f] e
       *[m] { "" }
    }{ $number ->
        [many] s, se défendent comme dressées
       *[one] , se défend comme dressée
    }
berserk-mod-prophecy = { berserk-gets }{ $n-signed } à la prophétie
berserk-mod-fury = { berserk-gets }{ $n-signed } à la fureur

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
berserk-rule-forbid = { berserk-rule-who }ne { berserk-who-can } pas { $deed }{ berserk-rule-except }
berserk-rule-only = { berserk-rule-who }ne { berserk-who-can } que { $deed }{ berserk-rule-except }
berserk-rule-must = { berserk-rule-who }{ $who-number ->
        [many] doivent
       *[one] doit
    } { $deed } { $who-number ->
        [many] si elles le peuvent
       *[one] si elle le peut
    }{ berserk-rule-except }
berserk-rule-may-also = { berserk-rule-who }{ berserk-who-can } aussi { $deed }{ berserk-rule-except }
berserk-deed-move = bouger
berserk-deed-enter = aller sur { $what }
berserk-deed-attack = attaquer{ berserk-at }{ $attack ->
        [none] { "" }
       *[other] { " " }{ $attack-gen }
    }
berserk-deed-act = agir
berserk-deed-use = utiliser { $kind ->
        [spell] de { TERM("sorts", "spell") }
        [effect] d’effets
        [finish] la mise à mort
        [magic] les capacités magiques
       *[valhalla] le Valhalla
    }
berserk-deed-protect = devenir { TERM("protecteur", "protector") }{ $target ->
        [none] { "" }
       *[other] { " " }{ $target-gen }
    }
berserk-deed-open = se redresser au début du tour
berserk-deed-be-attacked = { $active ->
        [yes] attaquer { $whom }{ $attack-is ->
            [any] { "" }
            [none] { "" }
           *[other] { " " }{ $attack-gen }
        }
       *[no] être la cible { $attack ->
            [none] d’attaques
           *[other] { $attack-gen }
        }
    }
berserk-deed-be-chosen = { $active ->
        [yes] choisir { $whom } pour cible de { $kind ->
            [spell] { TERM("sorts", "spell") }
           *[effect] leurs effets
        }
       *[no] être la cible { $kind ->
            [spell] de { TERM("sorts", "spell") }
           *[effect] d’effets
        }
    }
berserk-deed-be-healed = bénéficier de soins
berserk-deed-be-poisoned = subir le poison
berserk-deed-relocate = { $active ->
        [yes] déplacer { $whom }
       *[no] changer de case
    }
berserk-deed-take-off = prendre son envol
berserk-deed-host = porter un { TERM("symbiote", "symbiote") }
berserk-deed-gain-chips = recevoir de { TERM("jetons", "chip") }

## Phrases

berserk-static = { $who-is ->
        [self] { $if ->
            [none] { $mods }
           *[other] { $past ->
                [yes] { SI($if) }
               *[no] tant { QUE($if) }
            } : { $mods }
        }
       *[other] { $if ->
            [none] { $who } { $mods }
           *[other] { $past ->
                [yes] { SI($if) }
               *[no] tant { QUE($if) }
            }, { $who } { $mods }
        }
    }
berserk-named-spell = { $name ->
        [none] { "" }
       *[other] { " " }« { $name } »
    }
berserk-spell = { $type ->
        [spell] { TERM("sort", "spell") }{ berserk-named-spell }{ $range ->
            [none] { "" }
           *[other] , portée { $range }
        } —{ " " }
       *[effect] { "" }
    }
berserk-limited = { $limit ->
        [none] { "" }
       *[other] { " " }({ $limit })
    }
berserk-act = { $instant ->
        [yes] { TERM("instantané", "instant") }{ $pay ->
            [none] { "" }
           *[other] , { $pay }
        }{ $if ->
            [none] { "" }
           *[other] , { SI($if) }
        } : { $window ->
            [none] { "" }
           *[other] { $window },{ " " }
        }{ berserk-spell }{ $do }{ berserk-limited }
       *[no] { $if ->
            [none] { "" }
           *[other] { SI($if) },{ " " }
        }{ $pay ->
            [none] vous pouvez{ berserk-limited } : { berserk-spell }{ $do }
           *[other] { $pay } : { berserk-spell }{ $do }{ berserk-limited }
        }
    }
berserk-may = { $may ->
        [yes] vous pouvez{ " " }
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
    }{ $before ->
        [yes] { "" }
       *[no] , à la place
    } : { berserk-may }{ $do ->
        [none] rien
       *[other] { $do }
    }{ berserk-limited }
berserk-headed = { $head ->
        [yes] , { $text }
       *[no]  : { $text }
    }
berserk-setup = { $stage ->
        [deal] après la donne
        [recruit] au recrutement
       *[deploy] après le placement
    }{ $if ->
        [none] { "" }
       *[other] , { SI($if) }
    } : { berserk-may }{ $do }
berserk-label-concentration = { TERM("concentration", "concentration") } : { berserk-may }{ $do }{ berserk-limited }
berserk-label-fury = { TERM("fureur", "fury") } { $n } : { berserk-may }{ $do }{ berserk-limited }
berserk-label-valhalla = { TERM("Valhalla", "valhalla") } : { $do }{ berserk-limited }
berserk-gate-in-formation = { TERM("formation", "formation") } : { $text }
berserk-gate-first = si vous jouez en premier{ berserk-headed }
berserk-gate-second = si vous jouez en second{ berserk-headed }
berserk-gate-deep = en eau profonde{ berserk-headed }
berserk-gate-surface = hors de l’eau profonde{ berserk-headed }
berserk-gate-bodiless = { TERM("incorporel", "incorporeal") } : { $text }

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
    .text = Au début de son tour, cette carte soigne { $n ->
            [one] { $n } blessure
           *[other] { $n } blessures
        }.
berserk-kw-attack = habileté d’attaque { $n }
    .name = habileté d’attaque
    .text = +{ $n } au dé quand cette carte attaque d’un coup simple.
berserk-kw-defence = habileté de défense { $n }
    .name = habileté de défense
    .text = +{ $n } au dé quand cette carte, dressée, se défend contre un coup simple.
berserk-kw-marksman = habileté au tir { $n }
    .name = habileté au tir
    .text = +{ $n } au dé pour les tirs de cette carte.
berserk-kw-aimed = coup dirigé
    .name = coup dirigé
    .text = Aucun protecteur ne peut être désigné contre le coup simple de cette carte.
berserk-kw-unanswered = coup sans réponse
    .name = coup sans réponse
    .text = Le coup simple de cette carte est dirigé et elle seule lance un dé, comme contre une carte épuisée.
berserk-kw-steadfast = inébranlable
    .name = inébranlable
    .text = Les effets de l’adversaire ne blessent ni ne détruisent cette carte.
berserk-kw-clumsy = lourdeur
    .name = lourdeur
    .text = −1 au dé pour les coups simples de cette carte.
berserk-kw-vampirism = vampirisme
    .name = vampirisme
    .text = Un coup simple soigne cette carte d’autant de blessures qu’elle en inflige à une créature ; le surplus devient des vies supplémentaires.
berserk-kw-max-life = { $n } vies au plus
    .name = vie limitée
    .text = La vie de cette carte, vies supplémentaires comprises, ne dépasse jamais { $n }.
berserk-kw-scavenger = nécrophagie
    .name = nécrophagie
    .text = Quand cette carte détruit une créature adverse adjacente, ou toute créature adverse par une attaque de mêlée, cette créature est exilée ; la carte est entièrement soignée et perd son poison.
berserk-kw-scale = écailles
    .name = écailles
    .text = Tant que cette carte a 5 blessures ou plus, seuls les coups simples peuvent la blesser.
berserk-kw-incorporeal = incorporel
    .name = incorporel
    .text = Cette carte peut traverser les cases occupées, mais elle est exilée si elle doit y rester. On ne peut ni l’empoisonner ni la soigner ; au lieu de mourir, elle est exilée.
berserk-kw-formation = formation
    .name = formation
    .text = Cette carte compte pour la formation de vos cartes adjacentes, hors diagonale.
berserk-kw-jump = saut, portée { $n }
    .name = saut
    .text = Cette carte dépense tout son mouvement pour aller sur toute case libre à portée { $n }. Cela compte comme mouvement ; impossible si elle a déjà bougé ce tour-ci.
berserk-kw-teleport = téléportation
    .name = téléportation
    .text = Cette carte dépense tout son mouvement pour aller sur toute case libre. Cela compte comme mouvement ; impossible si elle a déjà bougé ce tour-ci.
berserk-kw-dash = élan
    .name = élan
    .text = Une fois par tour, en attaquant, cette carte peut aller sur une case libre adjacente, hors diagonale.
berserk-kw-incarnation = incarnation { $n }
    .name = incarnation
    .text = Au cimetière, cette carte reçoit un jeton d’incarnation au début de chacun de vos tours. Avec { $n ->
            [one] { $n } jeton
           *[other] { $n } jetons
        }, elle revient épuisée dans votre troisième rang, une fois par bataille.
berserk-kw-horde = horde
    .name = horde
    .text = Un paquet peut contenir cinq exemplaires de cette carte.
berserk-kw-protect = protection contre { $what }
    .name = protection
    .text = Cette carte n’est pas affectée par { $what }.
berserk-protection-shots = les tirs
berserk-protection-throws = les jets
berserk-protection-blasts = les décharges
berserk-protection-spells = les sorts
berserk-protection-magic = la magie
berserk-protection-magic-strikes = les coups magiques
berserk-protection-special-strikes = les coups spéciaux
berserk-protection-flyers = les attaques des créatures volantes
berserk-protection-poison = le poison

berserk-term-strike = Coup simple
    .text = Attaque de mêlée contre une carte adjacente, avec les nombres imprimés sur la carte ; un protecteur peut la subir.
berserk-term-special = Coup spécial
    .text = Attaque de mêlée non magique contre une carte adjacente, au lancer ordinaire ; pas de protecteur.
berserk-term-magic = Coup magique
    .text = Attaque de mêlée magique contre une carte adjacente, au lancer ordinaire ; pas de protecteur.
berserk-term-shot = Tir
    .text = Attaque à distance non magique au lancer ordinaire, jamais contre une carte adjacente.
berserk-term-throw = Jet
    .text = Attaque à distance non magique au lancer ordinaire, jamais contre une carte adjacente ; la protection contre les tirs n’y fait rien.
berserk-term-blast = Décharge
    .text = Attaque à distance magique au lancer ordinaire, jamais contre une carte adjacente.
berserk-term-row = Coup d’hast
    .text = Attaque à distance non magique contre une carte à exactement deux cases en ligne droite, par-dessus une case sans carte adverse.
berserk-term-spell = Sort
    .text = Capacité magique qui n’est pas une attaque.
berserk-term-effect = Effet
    .text = Capacité non magique qui n’est pas une attaque ; toute capacité sans type indiqué.
berserk-term-instant = Instantané
    .text = S’utilise au tour de n’importe quel joueur : après une action à soi ou en réponse à une action adverse. Le dernier déclaré a lieu le premier.
berserk-term-poison = Poison
    .text = La créature subit autant de blessures au début de son tour. De deux poisons, le plus fort agit.
berserk-term-bless = Bénédiction
    .text = +1 à tous les dés de la carte.
berserk-term-curse = Malédiction
    .text = −1 à tous les dés de la carte.
berserk-term-chip = Jeton
    .text = Sert à payer des capacités. Une carte qui en a une telle peut s’épuiser pour en gagner un.
berserk-term-finish = Mise à mort
    .text = Détruit une créature adjacente, ni incorporelle ni symbiote, à qui il reste autant de vie ou moins.
berserk-term-formation = Formation
    .text = Agit tant que cette carte est à côté d’une autre de vos cartes avec formation, hors diagonale.
berserk-term-concentration = Concentration
    .text = À la fin du tour adverse, si cette carte n’y a subi aucune blessure.
berserk-term-fury = Fureur
    .text = Quand cette carte attaque à votre tour et que son dé indique ce nombre ou moins.
berserk-term-valhalla = Valhalla
    .text = Vous pouvez l’utiliser au début de chacun de vos tours, tant que cette carte est au cimetière, tuée par l’attaque d’une carte adverse.
berserk-term-prophecy = Prophétie
    .text = Montrez autant de cartes du dessus de votre paquet, appliquez le texte, puis mettez-les sous le paquet.
berserk-term-sneak = Traîtrise
    .text = Vous pouvez infliger autant de blessures à une de vos créatures adjacentes ; dans ce cas, appliquez le texte.
berserk-term-depth = Eau profonde
    .text = Cases qui comptent comme profondes ; la capacité agit tant que la carte s’y trouve.

## Ce que trouve la vérification

berserk-lint-no-such-attack = { $card }, ligne { $line } : « { $text } » attend une attaque que cette carte ne fait jamais
berserk-lint-no-such-move = { $card }, ligne { $line } : « { $text } » attend ce que cette carte ne sait pas faire ({ $word })
berserk-lint-out-of-reach = { $card }, ligne { $line } : la portée { $n } n’atteint personne, car les attaques à distance épargnent les cartes adjacentes
berserk-lint-unused-marker = { $card } : le marqueur « { $marker } » est déclaré mais jamais posé
berserk-lint-no-vampirism = { $card } : une limite de vie ne compte qu’avec le vampirisme ou des vies supplémentaires
berserk-lint-never-true = { $card }, ligne { $line } : « { $text } » ne peut jamais être vrai
berserk-lint-cannot-tap = { $card }, ligne { $line } : une carte déjà épuisée par son coût ne peut pas le payer deux fois
berserk-lint-price = { $card } coûte { $cost }, mais ses valeurs en valent environ { $budget }

### The words of Berserk's cards in English. How they are put together: games/berserk/abilities/phrases.py

## Joining

berserk-and = { $head } and { $tail }
berserk-or = { $head } or { $tail }
berserk-or-do = { $head }, or { $tail }
berserk-comma = { $head }, { $tail }
berserk-then = { $head }; { $tail }
berserk-so = { $head }: { $tail }
berserk-next = { $head }, then { $tail }
berserk-either = { $head }, or { $tail }
berserk-either-first = { $text }
berserk-not = it is not true that { $cond }
berserk-is = { $not ->
        [yes] is not { $filter }
       *[no] is { $filter }
    }
berserk-where = , where { $letter } is { $amount }
berserk-where-too = , and { $letter } is { $amount }
berserk-called = { " " }({ $name })
berserk-by-opponent = , chosen by the opponent

## Who is meant

berserk-ref-self = this card
    .subject = it
berserk-ref-host = its host
berserk-ref-it = { $number ->
        [many] them
       *[one] it
    }
berserk-ref-shown = the card shown
berserk-ref-attacker = the attacker
berserk-ref-attacked = the attacked card
berserk-ref-event-card = the card concerned
berserk-ref-event-by = { $event ->
        [died] its killer
       *[other] the card that did it
    }
berserk-ref-event-target = the target
berserk-ref-var = card { $name }

berserk-det-a-any = { $other ->
        [yes] another { $phrase }
       *[no] { AN($phrase) }
    }
berserk-det-a-mine = { $other ->
        [yes] another
       *[no] one
    } of your { $phrase }
    .number = many
    .verb = one
berserk-other = { $other ->
        [yes] other{ " " }
       *[no] { "" }
    }
berserk-det-each-any = each { berserk-other }{ $phrase }
berserk-det-each-mine = each of your { berserk-other }{ $phrase }
    .number = many
    .verb = one
berserk-det-shown-any = each { $phrase } shown
berserk-det-all-any = { berserk-other }{ $phrase }
    .number = many
berserk-det-all-mine = your { berserk-other }{ $phrase }
    .number = many
berserk-det-some-any = { $count } { berserk-other }{ $phrase }
    .number = many
berserk-det-some-mine = { $count } of your { berserk-other }{ $phrase }
    .number = many
berserk-det-upto-any = up to { $count } { berserk-other }{ $phrase }
    .number = many
berserk-det-upto-mine = up to { $count } of your { berserk-other }{ $phrase }
    .number = many
berserk-enemy = enemy
    .place = before

berserk-noun-card = { $number ->
        [many] cards
       *[one] card
    }
berserk-noun-creature = { $number ->
        [many] creatures
       *[one] creature
    }
berserk-noun-ground = { $number ->
        [many] ground creatures
       *[one] ground creature
    }
berserk-noun-flyer = { $number ->
        [many] flyers
       *[one] flyer
    }
berserk-noun-artifact = { $number ->
        [many] artifacts
       *[one] artifact
    }
berserk-noun-terrain = { $number ->
        [many] terrains
       *[one] terrain
    }
berserk-noun-symbiote = { $number ->
        [many] symbiotes
       *[one] symbiote
    }
berserk-noun-companion = { $number ->
        [many] companions
       *[one] companion
    }
berserk-noun-parasite = { $number ->
        [many] parasites
       *[one] parasite
    }
berserk-noun-cell = { $number ->
        [many] squares
       *[one] square
    }
berserk-noun-cell-of = the square of { $of }
berserk-half-mine = in your half
berserk-half-enemy = in the enemy half

## Filters

berserk-filter-adj = { $of-is ->
        [self] adjacent
       *[other] next to { $of }
    }
    .place = { $of-is ->
            [self] before
           *[other] after
        }
    .not = , not next to { $of }
    .is = { $not ->
            [yes] is not next to { $of }
           *[no] is next to { $of }
        }
berserk-filter-ortho = { $of-is ->
        [self] orthogonally adjacent
       *[other] orthogonally next to { $of }
    }
    .place = { $of-is ->
            [self] before
           *[other] after
        }
    .not = not orthogonally next to { $of }
berserk-filter-diag = { $of-is ->
        [self] diagonally adjacent
       *[other] diagonally next to { $of }
    }
    .place = { $of-is ->
            [self] before
           *[other] after
        }
    .not = not diagonally next to { $of }
berserk-it = { $of-is ->
        [self] it
       *[other] { $of }
    }
berserk-filter-opp = opposite { berserk-it }
    .not = not opposite { berserk-it }
berserk-filter-behind = behind { berserk-it }
    .not = not behind { berserk-it }
berserk-filter-beside = left or right of { berserk-it }
    .not = neither left nor right of { berserk-it }
berserk-filter-left = left of { berserk-it }
    .not = not left of { berserk-it }
berserk-filter-right = right of { berserk-it }
    .not = not right of { berserk-it }
berserk-filter-knight = a knight’s move away{ $of-is ->
        [self] { "" }
       *[other] { " " }from { $of }
    }
    .not = not a knight’s move away from { $of }
berserk-filter-samerow = in { $of-is ->
        [self] its row
       *[other] the row of { $of }
    }
    .not = outside the row of { $of }
berserk-filter-samecol = in { $of-is ->
        [self] its column
       *[other] the column of { $of }
    }
    .not = outside the column of { $of }
berserk-filter-within = within range { $n }{ $of-is ->
        [self] { "" }
       *[other] { " " }of { $of }
    }
    .not = beyond range { $n }{ $of-is ->
        [self] { "" }
       *[other] { " " }of { $of }
    }
berserk-whose-row = { $whose ->
        [mine] in your row { $n }
        [enemy] in the enemy’s row { $n }
       *[any] in a row { $n }
    }
berserk-filter-row = { berserk-whose-row }
    .not = not { berserk-whose-row }
berserk-whose-half = { $whose ->
        [mine] in your half
        [enemy] in the enemy half
       *[any] on the battlefield
    }
berserk-filter-half = { berserk-whose-half }
    .not = not { berserk-whose-half }
berserk-filter-edge = at the edge of the battlefield
    .not = away from the edge of the battlefield
berserk-filter-deep = in deep water
    .not = out of deep water
berserk-filter-free = unoccupied
    .place = before
    .not = occupied
    .not-place = before
berserk-filter-marked = with the marker “{ $with }”
    .not = without the marker “{ $with }”
    .is = { $not ->
            [yes] does not have the marker “{ $with }”
           *[no] has the marker “{ $with }”
        }
berserk-filter-on = on a square with the marker “{ $with }”
    .not = not on a square with the marker “{ $with }”
berserk-filter-other = other than { $than }
    .not = that is { $than }
berserk-filter-symbiote = from among the { TERM("symbiotes", "symbiote") }
    .not = (not a { TERM("symbiote", "symbiote") })
    .is = { $not ->
            [yes] is not a { TERM("symbiote", "symbiote") }
           *[no] is a { TERM("symbiote", "symbiote") }
        }
berserk-filter-rides = sitting on { $of }
    .not = not sitting on { $of }
berserk-filter-elem = { $of }
    .place = before
    .not = non-{ $of }
    .not-place = before
    .is = { $not ->
            [yes] is no { $of } card
           *[no] is a { $of } card
        }
berserk-filter-class = of the class “{ $of }”
    .not = not of the class “{ $of }”
berserk-filter-named = “{ $as }”
    .place = before
    .not = other than “{ $as }”
    .is = { $not ->
            [yes] is not “{ $as }”
           *[no] is “{ $as }”
        }
berserk-filter-samename = with the same name as { $of }
    .not = with another name than { $of }
    .is = { $not ->
            [yes] has another name than { $of }
           *[no] has the same name as { $of }
        }
berserk-filter-elite = elite
    .place = before
    .not = regular
    .not-place = before
berserk-filter-unique = unique
    .place = before
    .not = non-unique
    .not-place = before
berserk-filter-tapped = exhausted
    .place = before
    .not = alert
    .not-place = before
    .is = { $not ->
            [yes] is alert
           *[no] is exhausted
        }
berserk-filter-flying = flying
    .place = before
    .not = non-flying
    .not-place = before
berserk-filter-has = with { $what }
    .not = without { $what }
    .is = { $not ->
            [yes] does not have { $what }
           *[no] has { $what }
        }
berserk-filter-hurt = wounded
    .place = before
    .not = unwounded
    .not-place = before
berserk-filter-cursed = cursed
    .place = before
    .not = uncursed
    .not-place = before
berserk-filter-blessed = blessed
    .place = before
    .not = unblessed
    .not-place = before
berserk-filter-poisoned = poisoned
    .place = before
    .not = unpoisoned
    .not-place = before
berserk-filter-moved = that moved this turn
    .not = that did not move this turn
    .is = { $not ->
            [yes] did not move this turn
           *[no] moved this turn
        }
berserk-filter-acted = that acted this turn
    .not = that did not act this turn
    .is = { $not ->
            [yes] did not act this turn
           *[no] acted this turn
        }
berserk-filter-hidden = hidden
    .place = before
    .not = revealed
    .not-place = before
berserk-zone = { $zone ->
        [deck] from the deck
        [grave] from the graveyard
        [exile] from exile
       *[play] in play
    }
berserk-filter-in = { berserk-zone }
    .not = not { berserk-zone }
    .is = { $not ->
            [yes] is not
           *[no] is
        } { $zone ->
            [deck] in the deck
            [grave] in the graveyard
            [exile] in exile
           *[play] in play
        }
berserk-comparison = { $op ->
        [le] { $n } or less
        [ge] { $n } or more
        [ne] other than { $n }
        [lt] less than { $n }
        [gt] more than { $n }
       *[eq] equal to { $n }
    }
berserk-quantity = { $op ->
        [le] { $n } or fewer
        [ge] { $n } or more
        [ne] other than { $n }
        [lt] fewer than { $n }
        [gt] more than { $n }
       *[eq] { $n ->
            [0] no
           *[other] exactly { $n }
        }
    }
berserk-figure = { $stat ->
        [wounds] with { berserk-quantity } wounds
        [xlife] with { berserk-quantity } { TERM("extra lives", "lives") }
        [chips] with { berserk-quantity } { TERM("chips", "chip") }
        [life] with { berserk-quantity } lives left
        [cost] of cost { $op ->
            [eq] { $n }
           *[other] { berserk-comparison }
        }
       *[other] with { $stat-nom } { berserk-comparison }
    }
berserk-filter-compare = { $n-is ->
        [number] { berserk-figure }
       *[other] whose { $stat-nom } is { $op ->
            [eq] { $n }
           *[other] { berserk-comparison }
        }
    }
    .is = is { berserk-figure }

## Amounts

berserk-stat-cost = cost
berserk-stat-life = life left
berserk-stat-max-life = full life
berserk-stat-wounds = wounds
berserk-stat-xlife = { TERM("extra lives", "lives") }
berserk-stat-move = movement
berserk-stat-light = light strike
berserk-stat-medium = medium strike
berserk-stat-strong = strong strike
berserk-stat-armor = armor
berserk-stat-regen = regeneration
berserk-stat-chips = { TERM("chips", "chip") }
berserk-stat-poison = poison
berserk-stat-row = row number

berserk-value-n = { $event ->
        [hit] the magnitude of the attack
        [attack_done] the magnitude of the attack
        [wounded] the number of these wounds
        [healed] the amount healed
        [drained] the amount healed
        [relocated] the number of squares moved
        [moved] the number of squares moved
        [jumped] the number of squares moved
        [teleported] the number of squares moved
        [chips_gained] the number of these { TERM("chips", "chip") }
        [chips_lost] the number of these { TERM("chips", "chip") }
        [lives_gained] the number of these { TERM("extra lives", "lives") }
        [lives_lost] the number of these { TERM("extra lives", "lives") }
        [poisoned] the strength of this poison
       *[other] that amount
    }
berserk-value-excess = { $event ->
        [wounded] the wounds beyond what was left of its life
       *[other] the healing beyond its wounds
    }
berserk-value-roll = the roll
berserk-sum-plus = { $left } plus { $right }
berserk-sum-minus = { $left } minus { $right }
berserk-amount-count = the number of { $of }
berserk-amount-stat = the { $what-nom } of { $of }
berserk-amount-roll = a roll of { $power }
berserk-amount-times = how often this turn this card { $event }
berserk-amount-walked = the number of squares that { $of } moved this turn
berserk-amount-fury = { $n } plus what is added to fury
berserk-amount-half-up = half of { $of }, rounded up
berserk-amount-half-down = half of { $of }, rounded down
berserk-amount-min = the smaller of { $a } and { $b }
berserk-amount-max = the larger of { $a } and { $b }
berserk-amount-flip = { $a } or { $b }
berserk-flipped = { " " }(as the marker falls)
berserk-per = { " " }for { $of-is ->
        [chips] each { TERM("chip", "chip") }
       *[other] { $of }
    }{ $most ->
        [none] { "" }
       *[other] , at most +{ $most }
    }
berserk-if-die = the die shows { $right-is ->
        [chips] { $op ->
            [le] no more than the number of { TERM("chips", "chip") } on this card
            [ge] at least the number of { TERM("chips", "chip") } on this card
            [ne] another number than that of { TERM("chips", "chip") } on this card
            [lt] less than the number of { TERM("chips", "chip") } on this card
            [gt] more than the number of { TERM("chips", "chip") } on this card
           *[eq] the number of { TERM("chips", "chip") } on this card
        }
       *[other] { $op ->
            [le] { $right } or less
            [ge] { $right } or more
            [ne] anything but { $right }
            [lt] less than { $right }
            [gt] more than { $right }
           *[eq] { $right }
        }
    }
berserk-if-chips = { $crowded ->
        [yes] this card
       *[no] it
    } has { $op ->
        [le] { $n } { TERM("chips", "chip") } or fewer
        [ge] { $n } { TERM("chips", "chip") } or more
        [ne] another number of { TERM("chips", "chip") } than { $n }
        [lt] fewer than { $n } { TERM("chips", "chip") }
        [gt] more than { $n } { TERM("chips", "chip") }
       *[eq] { $n ->
            [0] no { TERM("chips", "chip") }
            [one] exactly { $n } { TERM("chip", "chip") }
           *[other] exactly { $n } { TERM("chips", "chip") }
        }
    }
berserk-amount-die = the number on the die

berserk-occasion-declared = attacks
berserk-occasion-hit = hits
berserk-occasion-rolled = rolls a die in attack or defence
berserk-occasion-wounded = takes wounds
berserk-occasion-healed = is healed
berserk-occasion-died = dies
berserk-occasion-relocated = is relocated
berserk-occasion-moved = moves
berserk-occasion-tapped = becomes exhausted
berserk-occasion-protected = is { TERM("protector", "protector") }
berserk-occasion-used = uses a { TERM("spell", "spell") } or an effect

## Conditions

berserk-compare = { $left } is { $op ->
        [le] { $right } or less
        [ge] { $right } or more
        [ne] not { $right }
        [lt] less than { $right }
        [gt] more than { $right }
       *[eq] { $right }
    }
berserk-if-exists = { $near ->
        [yes] { $not ->
            [yes] { $of } is not adjacent
           *[no] { $of } is adjacent
        }
       *[no] { $not ->
            [yes] there is not { $of }
           *[no] there is { $of }
        }
    }
berserk-if-in-formation = { $not ->
        [yes] this card is not in formation
       *[no] this card is in formation
    }
berserk-if-first = { $not ->
        [yes] you are not the first player
       *[no] you are the first player
    }
berserk-if-second = { $not ->
        [yes] you are not the second player
       *[no] you are the second player
    }
berserk-if-deep = { $not ->
        [yes] this card is not in deep water
       *[no] this card is in deep water
    }
berserk-if-surface = { $not ->
        [yes] this card is in deep water
       *[no] this card is out of deep water
    }
berserk-if-bodiless = { $not ->
        [yes] this card is not incorporeal
       *[no] this card is incorporeal
    }
berserk-if-turn = { $not ->
        [yes] { $whose ->
            [mine] it is not your turn
            [enemy] it is not the opponent’s turn
           *[any] it is nobody’s turn
        }
       *[no] { $whose ->
            [mine] it is your turn
            [enemy] it is the opponent’s turn
           *[any] it is anybody’s turn
        }
    }
berserk-if-rolled = { $not ->
        [yes] the roll is not { $rolls }
       *[no] the roll is { $rolls }
    }
berserk-if-unwounded = { $not ->
        [yes] this card took wounds this turn
       *[no] this card took no wounds this turn
    }
berserk-if-fallen = { $not ->
        [yes] this card was not killed by an enemy’s attack
       *[no] this card was killed by an enemy’s attack
    }
berserk-rolls = { $open ->
        [yes] { $low } or more
       *[no] { $low }–{ $high }
    }

## Durations and limits

berserk-until-end-turn = { " " }until the end of the turn
berserk-until-end-my-turn = { " " }until the end of your turn
berserk-until-end-enemy-turn = { " " }until the end of the opponent’s turn
berserk-until-end-its-turn = { " " }until the end of its player’s next turn
berserk-until-end-my-next-turn = { " " }until the end of your next turn
berserk-until-battle = { " " }until the end of the battle
berserk-until-while = { " " }as long as { $cond }
berserk-until-next = { " " }until it next { $event }
berserk-until-uses = { " " }for { $n ->
        [one] one use
       *[other] { $n } uses
    }
berserk-limit = { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    } { $per ->
        [battle] a battle
        [my_turn] in each of your turns
        [enemy_turn] in each of the opponent’s turns
       *[turn] a turn
    }{ $each ->
        [yes] { " " }for each target
       *[no] { "" }
    }

## Attacks

berserk-attack-strike = { $case ->
        [many] basic strikes
        [prep] basic strike
       *[nom] a basic strike
    }
    .name = a basic strike
berserk-attack-special = { $case ->
        [many] special strikes
        [prep] special strike
       *[nom] a special strike
    }
    .name = a special strike
berserk-attack-magic = { $case ->
        [many] magical strikes
        [prep] magical strike
       *[nom] a magical strike
    }
    .name = a magical strike
berserk-attack-shot = { $case ->
        [many] shots
        [prep] shot
       *[nom] a shot
    }
    .name = a shot
berserk-attack-throw = { $case ->
        [many] throws
        [prep] throw
       *[nom] a throw
    }
    .name = a throw
berserk-attack-row = { $case ->
        [many] polearm strikes
        [prep] polearm strike
       *[nom] a polearm strike
    }
    .name = a polearm strike
berserk-attack-blast = { $case ->
        [many] blasts
        [prep] blast
       *[nom] a blast
    }
    .name = a blast
berserk-attack-any = { $case ->
        [many] all attacks
        [prep] attack
       *[nom] any attack
    }
    .name = any attack
berserk-attack-melee = { $case ->
        [many] melee attacks
        [prep] melee attack
       *[nom] a melee attack
    }
    .name = a melee attack
berserk-attack-ranged = { $case ->
        [many] ranged attacks
        [prep] ranged attack
       *[nom] a ranged attack
    }
    .name = a ranged attack
berserk-attack-magical = { $case ->
        [many] magical attacks
        [prep] magical attack
       *[nom] a magical attack
    }
    .name = a magical attack
berserk-attack-nonmagical = { $case ->
        [many] non-magical attacks
        [prep] non-magical attack
       *[nom] a non-magical attack
    }
    .name = a non-magical attack
berserk-strength-light = light
berserk-strength-medium = medium
berserk-strength-strong = strong

berserk-realm-plains = plains
    .of = plains
berserk-realm-mountains = mountain
    .of = mountain
berserk-realm-forests = forest
    .of = forest
berserk-realm-swamp = swamp
    .of = swamp
berserk-realm-fire = fire
    .of = fire
berserk-realm-darkness = dark
    .of = dark
berserk-realm-neutral = neutral
    .of = neutral

## Events

berserk-by = { $by-is ->
        [none] a card
        [self] it
       *[other] { $by }
    }
berserk-at = { $target ->
        [none] { "" }
       *[other] { " " }{ $target }
    }
berserk-with = { $attack ->
        [none] { "" }
       *[other] { " " }with { $attack }
    }
berserk-card = { $card-is ->
        [none] a card
        [self] it
       *[other] { $card }
    }
berserk-blow = { $strength ->
        [none] { "" }
       *[other] { $strength }{ " " }
    }{ $attack ->
        [none] attack
       *[other] { $attack-prep }
    }
berserk-cause = { $by ->
        [none] { "" }
       *[other] { " " }by { $by }
    }
berserk-manner = { $attack ->
        [none] { $cause ->
            [none] { "" }
            [attack] { " " }from an attack
            [spell] { " " }from a { TERM("spell", "spell") }
            [effect] { " " }from an effect
           *[poison] { " " }from poison
        }
       *[other] { " " }from { $attack }
    }

berserk-event-battle-start = at the start of the battle
berserk-event-turn-before = before { $whose ->
        [mine] your turn begins
        [enemy] the opponent’s turn begins
       *[any] each turn begins
    }
berserk-event-turn-start = at the start of { $whose ->
        [mine] your turn
        [enemy] the opponent’s turn
       *[any] each turn
    }
berserk-event-turn-end = at the end of { $whose ->
        [mine] your turn
        [enemy] the opponent’s turn
       *[any] each turn
    }
berserk-event-declared = when { $by ->
        [none] { $attack ->
            [none] an attack
           *[other] { $attack }
        } is declared
       *[other] { $by } declares { $attack ->
            [none] an attack
           *[other] { $attack }
        }
    }{ $target ->
        [none] { "" }
       *[other] { " " }on { $target }
    }
berserk-event-rolled = when { berserk-by } { $rolls ->
        [none] rolls a die
       *[other] rolls { $rolls }
    }{ $target ->
        [none] { "" }
       *[other] { " " }against { $target }
    }{ $attack ->
        [none] { " " }in attack or defence
       *[other] { " " }for { $attack }
    }
berserk-event-hit = { $answer ->
        [yes] when { berserk-by } strikes back at { $target ->
            [none] its attacker
           *[other] { $target }
        }
       *[no] { $by-is ->
            [self] on { AN(berserk-blow) }{ $target ->
                [none] { "" }
               *[other] { " " }at { $target }
            }
            [none] { $target-is ->
                [self] when hit by { AN(berserk-blow) }
               *[other] when { AN(berserk-blow) } hits{ berserk-at }
            }
           *[other] when { $by } hits{ berserk-at } with { AN(berserk-blow) }
        }
    }
berserk-event-missed = when { $by-is ->
        [none] { $attack ->
            [none] an attack
           *[other] { $attack }
        } misses{ berserk-at }
       *[other] { berserk-by } misses{ berserk-at }{ berserk-with }
    }
berserk-event-fought = when { berserk-by } has fought{ $target ->
        [none] { "" }
       *[other] { " " }against { $target }
    }{ $exchange ->
        [yes] { " " }and both struck
       *[no] { "" }
    }
berserk-event-attack-done = after { $by-is ->
        [self] { $attack ->
            [none] an attack
           *[other] { $attack }
        }{ $target ->
            [none] { "" }
           *[other] { " " }on { $target }
        }
       *[other] { berserk-by } has attacked{ berserk-at }{ berserk-with }
    }
berserk-event-protected = when { berserk-by } is named { TERM("protector", "protector") }{ $target ->
        [none] { "" }
       *[other] { " " }of { $target }
    }
berserk-event-redirected = when an attack of { berserk-by } is redirected{ $target ->
        [none] { "" }
       *[other] { " " }to { $target }
    }
berserk-event-wounded = when { berserk-card } takes wounds{ berserk-manner }{ berserk-cause }
berserk-event-healed = when { berserk-card } is healed{ berserk-cause }
berserk-means = { $attack ->
        [none] { $cause ->
            [none] { "" }
            [attack] { " " }with an attack
            [spell] { " " }with a { TERM("spell", "spell") }
            [effect] { " " }with an effect
           *[poison] { " " }with poison
        }
       *[other] { " " }with { $attack }
    }
berserk-event-died = { $by ->
        [none] { $card-is ->
            [self] { $before ->
                [yes] before it dies{ berserk-manner }
               *[no] on death{ berserk-manner }
            }
           *[other] { $before ->
                [yes] before
               *[no] when
            } { berserk-card } dies{ berserk-manner }
        }
       *[other] when { berserk-by } kills { berserk-card }{ berserk-means }
    }
berserk-event-left = when { berserk-card } leaves play
berserk-event-buried = when { berserk-card } gets into the graveyard
berserk-event-relocated = when { $card-is ->
        [self] relocated
       *[other] { berserk-card } is relocated
    }{ berserk-cause }
berserk-wounds = { $n-is ->
        [die] as many wounds as the die shows
       *[other] { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        }{ $n-per }
    }
berserk-chips = { $n-is ->
        [all] all { TERM("chips", "chip") }
        [die] as many { TERM("chips", "chip") } as the die shows
       *[other] { $n ->
            [one] { $n } { TERM("chip", "chip") }
           *[other] { $n } { TERM("chips", "chip") }
        }{ $n-per }
    }
berserk-lives = { $n ->
        [one] { $n } { TERM("extra life", "lives") }
       *[other] { $n } { TERM("extra lives", "lives") }
    }{ $n-per }
berserk-for-n = { $n-is ->
        [die] as many as the die shows
       *[other] { $n }{ $n-per }
    }
berserk-event-moved = when { berserk-card } moves{ $comes ->
        [yes] { " " }next to this card
       *[no] { "" }
    }
berserk-event-jumped = when { berserk-card } jumps
berserk-event-teleported = when { berserk-card } teleports
berserk-event-dashed = when { berserk-card } dashes
berserk-event-dived = when { berserk-card } enters deep water
berserk-event-surfaced = when { berserk-card } leaves deep water
berserk-event-tapped = when { berserk-card } becomes exhausted
berserk-event-opened = when { berserk-card } becomes alert
berserk-event-chips-gained = when { berserk-card } gets { TERM("chips", "chip") }
berserk-event-chips-lost = when { berserk-card } loses { TERM("chips", "chip") }
berserk-event-lives-gained = when { berserk-card } gets { TERM("extra lives", "lives") }
berserk-event-lives-lost = when { berserk-card } loses { TERM("extra lives", "lives") }
berserk-event-blessed = when { berserk-card } is blessed{ berserk-cause }
berserk-event-cursed = when { berserk-card } is cursed{ berserk-cause }
berserk-event-poisoned = when { berserk-card } is poisoned{ berserk-cause }
berserk-event-prophesied = when { $whose ->
        [mine] you make
        [enemy] the opponent makes
       *[any] a player makes
    } a prophecy
berserk-event-incarnated = when { berserk-card } returns by incarnation
berserk-event-drained = when vampirism heals { berserk-card }
berserk-event-scavenged = when { berserk-card } eats a corpse
berserk-event-used = when { berserk-card } uses { $kind ->
        [spell] a { TERM("spell", "spell") }
        [effect] an effect
        [finish] finishing
        [magic] a magical ability
       *[valhalla] Valhalla
    }{ $but ->
        [none] { "" }
       *[other] { " " }other than “{ $but }”
    }
berserk-event-took-off = when { berserk-card } takes off
berserk-event-landed = when { berserk-card } lands
berserk-event-summoned = when { berserk-card } enters play
berserk-event-seated = when { berserk-card } is seated{ $on ->
        [none] { "" }
       *[other] { " " }on { $on }
    }
berserk-event-marked = when { berserk-card } gets the marker “{ $marker }”
berserk-event-unmarked = when { berserk-card } loses the marker “{ $marker }”
berserk-event-revealed = when { berserk-card } is turned face up

## Costs

berserk-cost-tap = exhaust
berserk-cost-chips = spend { berserk-chips }
berserk-cost-lives = lose { berserk-lives }
berserk-cost-wound = take { berserk-wounds }
berserk-cost-tap-card = exhaust { $what }
berserk-cost-exile = exile { $what }
berserk-cost-destroy = destroy { $what }
berserk-cost-unmark = remove { $n ->
        [none] the marker “{ $with }”
        [one] one marker “{ $with }”
       *[other] { $n } markers “{ $with }”
    }

## Effects

berserk-range = { $range ->
        [none] { "" }
       *[other] , range { $range }
    }
berserk-aim = { $to ->
        [none] { "" }
       *[other] { " " }at { $to }
    }
berserk-times = { $times ->
        [none] { "" }
        [2] { ", twice" }
       *[other] , { $times } times
    }
berserk-do-shot = { TERM("shot", "shot") } { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-throw = { TERM("throw", "throw") } { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-blast = { TERM("blast", "blast") } { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-row = { TERM("polearm strike", "row") } { $power }{ berserk-aim }{ berserk-times }
berserk-do-special = { TERM("special strike", "special") } { $power }{ berserk-aim }{ berserk-times }
berserk-do-magic = { TERM("magical strike", "magic") } { $power }{ berserk-aim }{ berserk-times }
berserk-do-strike = make a { TERM("basic strike", "strike") }{ berserk-aim }{ berserk-times }
berserk-do-fight = { $who } makes a { TERM("basic strike", "strike") } at { $with }{ $open ->
        [yes] , which fights as if alert
       *[no] { "" }
    }
berserk-do-finish = { TERM("finishing", "finish") } { $n }{ $to ->
        [none] { "" }
       *[other] { " " }of { $to }
    }
berserk-do-damage = { $to-is ->
        [self] take { berserk-wounds }
        [theirs] deal { berserk-wounds } to { $to }
       *[other] wound { $to } for { berserk-for-n }
    }
berserk-do-heal = { $to-is ->
        [self] { TERM("heal", "heal") } { berserk-for-n }
       *[other] { TERM("heal", "heal") } { $to } for { berserk-for-n }
    }
berserk-do-restore = { $to-is ->
        [self] { TERM("heal", "heal") } completely
       *[other] { TERM("heal", "heal") } { $to } completely
    }
berserk-do-lives = { $to-is ->
        [self] gain { berserk-lives }
       *[other] give { $to } { berserk-lives }
    }
berserk-do-lose-lives = { $to-is ->
        [self] lose { berserk-lives }
       *[other] { $to } { $to-number ->
            [many] lose
           *[one] loses
        } { berserk-lives }
    }
berserk-do-redistribute = redistribute up to { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } from { $from } to { $to }
berserk-do-poison = { $to-is ->
        [self] become { TERM("poisoned", "poison") } for { $n }
       *[other] { TERM("poison", "poison") } { $to } for { $n }
    }
berserk-do-bless = { TERM("bless", "bless") } { $to }
berserk-do-curse = { TERM("curse", "curse") } { $to }
berserk-do-cleanse = { $to-is ->
        [self] lose { $of ->
            [poison] the poison
            [curse] the curse
           *[blessing] the blessing
        }
       *[other] take { $of ->
            [poison] the poison
            [curse] the curse
           *[blessing] the blessing
        } off { $to }
    }
berserk-do-chips = { $to-is ->
        [self] gain { berserk-chips }
       *[other] give { $to } { berserk-chips }
    }
berserk-do-lose-chips = { $to-is ->
        [self] lose { berserk-chips }
       *[other] take { berserk-chips } off { $to }
    }
berserk-do-move-chips = move { berserk-chips } from { $from } to { $to }
berserk-do-mark = { $what-is ->
        [self] get the marker “{ $with }”
       *[other] put the marker “{ $with }” on { $what }
    }{ $until ->
        [none] { "" }
       *[other] { $until }
    }
berserk-do-unmark = { $what-is ->
        [none] remove all “{ $with }” markers
        [self] lose the marker “{ $with }”
       *[other] remove the marker “{ $with }” from { $what }
    }
berserk-do-fling = throw this card at the opponent, who must take it into the army, pay its cost and place it in their half
berserk-do-cast = { $by-is ->
        [self] roll { $again ->
            [yes] the die again
           *[no] a die
        }
       *[other] { $by } { $by-number ->
            [many] roll
           *[one] rolls
        } a die
    }
berserk-do-tap = { $to-is ->
        [self] become exhausted
       *[other] exhaust { $to }
    }
berserk-do-open = { $to-is ->
        [self] become alert
       *[other] make { $to } alert
    }
berserk-do-stun = { $to-is ->
        [self] do not become alert at the start of the next turn
       *[other] { $to } { $to-number ->
            [many] do
           *[one] does
        } not become alert at the start of { $to-number ->
            [many] their
           *[one] its
        } next turn
    }
berserk-do-restore-armor = restore the armor of { $to }
berserk-do-give = { $to-is ->
        [self] { $mod }{ $until }
       *[other] { $to } { $mod }{ $until }
    }
berserk-do-copy = { $to-is ->
        [self] gain
       *[other] { $to } { $to-number ->
            [many] gain
           *[one] gains
        }
    } { $from-is ->
        [it] its abilities
       *[other] the abilities of { $from }
    }{ $until }{ $on ->
        [none] { "" }
       *[other] { " " }for when it { $on }
    }
berserk-do-control = take control of { $to }{ $until }
berserk-do-relocate = { $what-is ->
        [self] relocate to { $to }
       *[other] relocate { $what } to { $to }
    }
berserk-do-step = move { $what-is ->
        [self] { "" }
       *[other] { $what }{ " " }
    }up to { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
berserk-do-swap = swap { $what-is ->
        [self] places
       *[other] { $what }
    } with { $with }
berserk-do-take-off = { $to-is ->
        [self] take off
       *[other] { $to } { $to-number ->
            [many] fly
           *[one] flies
        }
    }{ $until }
berserk-do-land = { $to-is ->
        [self] land
       *[other] { $to } { $to-number ->
            [many] land
           *[one] lands
        }
    }{ $at ->
        [none] { "" }
       *[other] { " " }on { $at }
    }
berserk-do-seat = seat { $what } on { $on }
berserk-do-destroy = { TERM("destroy", "destroy") } { $to }
berserk-do-exile = { TERM("exile", "exile") } { $to }
berserk-do-summon = { $zone ->
        [grave] { TERM("resurrect", "resurrect") }
        [deck] { TERM("summon", "summon") }
       *[other] bring into play
    } { $what }{ $at ->
        [none] { "" }
       *[other] { " " }on { $at }
    }{ $tapped ->
        [yes] , exhausted
       *[no] { "" }
    }{ $wounds ->
        [none] { "" }
        [one] , with { $wounds } wound
       *[other] , with { $wounds } wounds
    }
berserk-do-bury = put { $what } into the graveyard
berserk-do-to-deck = put { $what } { $end ->
        [top] on top of the deck
        [bottom] under the deck
       *[shuffled] into the deck and shuffle it
    }
berserk-do-reveal = reveal { $what }
berserk-do-look = look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck
berserk-do-prophecy = { TERM("prophecy", "prophecy") } { $n }; for { $card }, { $do }
berserk-do-reroll = roll this die again
berserk-do-roll-add = { $n-signed } to this die
berserk-do-roll-set = this die shows { $n }
berserk-do-strength-set = this attack is { $strength ->
        [light] light
        [medium] medium
       *[strong] strong
    }
berserk-outcome-attacker = { $attacker ->
        [miss] misses
        [light] strikes light
        [medium] strikes medium
       *[strong] strikes strong
    }
berserk-outcome-defender = { $defender ->
        [miss] misses
        [light] strikes light
        [medium] strikes medium
       *[strong] strikes strong
    }
berserk-do-outcome = the attacker { berserk-outcome-attacker }, the defender { berserk-outcome-defender }
berserk-do-cancel = cancel this action
berserk-do-block = block this attack
berserk-do-redirect = redirect this attack to { $to }
berserk-do-protect = { $by-is ->
        [self] become the { TERM("protector", "protector") }
       *[other] { $by } { $by-number ->
            [many] become { TERM("protectors", "protector") }
           *[one] becomes { TERM("protector", "protector") }
        }
    }
berserk-do-prevent = prevent { $n ->
        [one] { $n } of these wounds
       *[other] { $n } of these wounds
    }
berserk-do-shield = prevent the next { $n ->
        [one] wound
       *[other] { $n } wounds
    }{ $to-is ->
        [self] { "" }
       *[other] { " " }of { $to }
    }{ $until }
berserk-do-replace = the amount becomes { $n }
berserk-do-proceed = it happens all the same
berserk-do-extra-turn = take another turn after this one
berserk-do-win = you win the battle
berserk-else = { $else ->
        [none] { "" }
       *[other] , otherwise { $else }
    }
berserk-do-may = you may { $do }{ berserk-else }
berserk-do-if = if { $cond }, { $do }{ berserk-else }
berserk-do-choose = { $by ->
        [opponent] the opponent chooses
       *[you] choose one
    }{ $spell ->
        [yes] :
       *[no] { " " }—
    } { $of }
berserk-do-each = for { $of-each }{ $called }, { $do }
berserk-do-repeat = { $n ->
        [2] twice
       *[other] { $n } times
    } in a row, { $do }
berserk-do-pay = you may { $cost } to { $do }{ berserk-else }
berserk-do-let = choose { $card }{ $called }
berserk-do-later = later, { $on }, once — { $do }
berserk-do-sneak = { TERM("sneakiness", "sneak") } { $n }; { $do }
berserk-do-show = show this card
berserk-do-hire = hire { $what } and pay the cost
berserk-do-ban = you cannot hire { $what }
berserk-do-gold = { $n ->
        [1] gain 1 gold to recruit with
       *[other] { $n-signed } gold to recruit with
    }
berserk-do-silver = { $n ->
        [1] gain 1 silver to recruit with
       *[other] { $n-signed } silver to recruit with
    }
berserk-do-discount = { $what } cost { $n } less to hire
berserk-do-redeal = one mulligan is free
berserk-do-place = this card may be placed on { $at }
berserk-do-rearrange = put up to { $n ->
        [one] { $n } of your placed cards
       *[other] { $n } of your placed cards
    } elsewhere in your half
berserk-hook-five-digits = at the start of the battle, this card rolls a die for each of five figures in turn and adds it: in full to its life, half of it rounded up to its movement, half of it rounded down to its basic strikes, to its die when attacking and to its die when defending; one of the five dice may be rolled again
berserk-hook-dice-bank = you may add up to { $n } in all to dice of your cards{ $until }

## Modifiers: what a card gets

berserk-gets = { $bare ->
        [no] { $number ->
            [many] get{ " " }
           *[one] gets{ " " }
        }
       *[other] { "" }
    }
berserk-has = { $bare ->
        [no] { $number ->
            [many] have{ " " }
           *[one] has{ " " }
        }
       *[other] { "" }
    }
berserk-taken-from = { $from ->
        [none] { "" }
       *[other] { " " }of { $from }
    }
berserk-mod-power = { berserk-gets }{ $n-signed } to { $attack-many }{ $n-per }
berserk-mod-take = { berserk-gets }{ $by-signed } from { $attack-many }{ berserk-taken-from }{ $by-per }
berserk-mod-roll = { berserk-gets }{ $n-signed } to the die{ $when ->
        [attacking] { " " }when attacking{ $attack ->
            [none] { "" }
           *[other] { " " }with { $attack }
        }
        [defending] { " " }when defending{ $attack ->
            [none] { "" }
           *[other] { " " }against { $attack }
        }
       *[other] { $attack ->
            [none] { "" }
           *[other] { " " }in { $attack-many }
        }
    }
berserk-mod-roll-is = always { $number ->
        [many] roll
       *[one] rolls
    } { $n }{ $attack ->
        [none] { "" }
       *[other] { " " }in { $attack-many }
    }
berserk-mod-dice = { $number ->
        [many] roll
       *[one] rolls
    } { $n } dice and { $number ->
        [many] keep
       *[one] keeps
    } the best{ $attack ->
        [none] { "" }
       *[other] { " " }in { $attack-many }
    }
berserk-mod-weaken = { $number ->
        [many] suffer
       *[one] suffers
    } { $attack-many }{ berserk-taken-from } as at most { $to ->
        [light] light
        [medium] medium
       *[strong] strong
    } ones
berserk-mod-cap = { $number ->
        [many] take
       *[one] takes
    } at most { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } from { $attack }{ berserk-taken-from }
berserk-mod-range = { berserk-gets }{ $n-signed } to the range{ $attack ->
        [none] { "" }
       *[other] { " " }of { $attack-many }
    }
berserk-mod-move = { berserk-gets }{ $n-signed } to movement{ $n-per }
berserk-mod-life = { berserk-gets }{ $n-signed } to life{ $n-per }
berserk-mod-kw = { berserk-has }{ $kw }
berserk-mod-more = { berserk-gets }{ $n-signed } to { $kw }
berserk-mod-lose = { $number ->
        [many] lose
       *[one] loses
    } { $kw }
berserk-mod-iconless = { $number ->
        [many] lose all icons
       *[one] loses all icons
    }
berserk-mod-silent = { $number ->
        [many] lose
       *[one] loses
    } all printed abilities
berserk-mod-ability = { $number ->
        [many] have
       *[one] has
    } “{ $of }”
berserk-mod-ignore = { $number ->
        [many] ignore
       *[one] ignores
    } { $kw } when attacking
berserk-mod-class = { $number ->
        [many] are
       *[one] is
    } of the class “{ $is }”
berserk-mod-unclass = { $number ->
        [many] are
       *[one] is
    } no longer of the class “{ $is }”
berserk-mod-realm = { $number ->
        [many] belong
       *[one] belongs
    } to the realm “{ $is }”
berserk-mod-type = { $number ->
        [many] become
       *[one] becomes
    } { $is ->
        [ground] a ground creature
        [flyer] a flyer
        [artifact] an artifact
        [terrain] a terrain
        [companion] a companion
       *[parasite] a parasite
    }
berserk-mod-times = may make { $attack } { $n ->
        [2] twice
       *[other] { $n } times
    } a turn
berserk-rule-who = { berserk-rule-if }{ $who-is ->
        [self] { $if ->
            [none] { "" }
           *[other] it{ " " }
        }
       *[other] { $who }{ " " }
    }
berserk-mod-no-tap = { $number ->
        [many] do
       *[one] does
    } not become exhausted { $after ->
        [attack] by attacking
        [strike] by a basic strike
       *[protecting] by protecting
    }
berserk-mod-reach = { $how ->
        [flyers] may make basic strikes at flyers
        [diagonal] may make polearm strikes diagonally
       *[anywhere] may make basic strikes at any card
    }
berserk-mod-guard = { $number ->
        [many] defend as alert cards while exhausted
       *[one] defends as an alert card while exhausted
    }
berserk-mod-prophecy = { berserk-gets }{ $n-signed } to prophecy
berserk-mod-fury = { berserk-gets }{ $n-signed } to fury

## Rules

berserk-rule-if = { $if ->
        [none] { "" }
       *[other] while { $if },{ " " }
    }
berserk-rule-except = { $except ->
        [none] { "" }
       *[other] , except { $except }
    }
berserk-rule-forbid = { berserk-rule-who }cannot { $deed }{ berserk-rule-except }
berserk-rule-only = { berserk-rule-who }can only { $deed }{ berserk-rule-except }
berserk-rule-must = { berserk-rule-who }must { $deed } if { $who-number ->
        [many] they
       *[one] it
    } can{ berserk-rule-except }
berserk-rule-may-also = { berserk-rule-who }may also { $deed }{ berserk-rule-except }
berserk-deed-move = move
berserk-deed-enter = move onto { $what }
berserk-deed-attack = attack{ berserk-at }{ berserk-with }
berserk-deed-act = act
berserk-deed-use = use { $kind ->
        [spell] { TERM("spells", "spell") }
        [effect] effects
        [finish] finishing
        [magic] magical abilities
       *[valhalla] Valhalla
    }
berserk-deed-protect = be named { TERM("protector", "protector") }{ $target ->
        [none] { "" }
       *[other] { " " }of { $target }
    }
berserk-deed-open = become alert at the start of the turn
berserk-deed-be-attacked = { $active ->
        [yes] attack { $whom }{ $attack-is ->
            [any] { "" }
           *[other] { berserk-with }
        }
       *[no] be attacked{ berserk-with }
    }
berserk-deed-be-chosen = { $active ->
        [yes] choose { $whom } as the target of { $kind ->
            [spell] { TERM("spells", "spell") }
           *[effect] effects
        }
       *[no] be chosen as the target of { $kind ->
            [spell] { TERM("spells", "spell") }
           *[effect] effects
        }
    }
berserk-deed-be-healed = be healed
berserk-deed-be-poisoned = be poisoned
berserk-deed-relocate = { $active ->
        [yes] relocate { $whom }
       *[no] be relocated in any way
    }
berserk-deed-take-off = take off
berserk-deed-host = carry a { TERM("symbiote", "symbiote") }
berserk-deed-gain-chips = get { TERM("chips", "chip") }

## Sentences

berserk-static = { $who-is ->
        [self] { $if ->
            [none] { $mods }
           *[other] { $past ->
                [yes] if
               *[no] while
            } { $if }: { $mods }
        }
       *[other] { $if ->
            [none] { $who } { $mods }
           *[other] { $past ->
                [yes] if
               *[no] while
            } { $if }, { $who } { $mods }
        }
    }
berserk-named-spell = { $name ->
        [none] { "" }
       *[other] { " " }“{ $name }”
    }
berserk-spell = { $type ->
        [spell] { TERM("spell", "spell") }{ berserk-named-spell }{ $range ->
            [none] { "" }
           *[other] , range { $range }
        } —{ " " }
       *[effect] { "" }
    }
berserk-limited = { $limit ->
        [none] { "" }
       *[other] { " " }({ $limit })
    }
berserk-act = { $instant ->
        [yes] { TERM("instant", "instant") }{ $pay ->
            [none] { "" }
           *[other] , { $pay }
        }{ $if ->
            [none] { "" }
           *[other] , if { $if }
        }: { $window ->
            [none] { "" }
           *[other] { $window },{ " " }
        }{ berserk-spell }{ $do }{ berserk-limited }
       *[no] { $if ->
            [none] { "" }
           *[other] if { $if },{ " " }
        }{ $pay ->
            [none] you may{ berserk-limited }: { berserk-spell }{ $do }
           *[other] { $pay }: { berserk-spell }{ $do }{ berserk-limited }
        }
    }
berserk-may = { $may ->
        [yes] you may{ " " }
       *[no] { "" }
    }
berserk-on = { $zone ->
        [grave] while this card lies in the graveyard,{ " " }
       *[play] { "" }
    }{ $when }{ $if ->
        [none] { "" }
       *[other] , if { $if }
    }: { berserk-may }{ $do }{ berserk-limited }
berserk-instead = { $when }{ $if ->
        [none] { "" }
       *[other] , if { $if }
    }{ $before ->
        [yes] { "" }
       *[no] , instead
    }: { berserk-may }{ $do ->
        [none] nothing
       *[other] { $do }
    }{ berserk-limited }
berserk-headed = { $head ->
        [yes] , { $text }
       *[no] : { $text }
    }
berserk-setup = { $stage ->
        [deal] after the deal
        [recruit] while recruiting
       *[deploy] after the placement
    }{ $if ->
        [none] { "" }
       *[other] , if { $if }
    }: { berserk-may }{ $do }
berserk-label-concentration = { TERM("concentration", "concentration") }: { berserk-may }{ $do }{ berserk-limited }
berserk-label-fury = { TERM("fury", "fury") } { $n }: { berserk-may }{ $do }{ berserk-limited }
berserk-label-valhalla = { TERM("Valhalla", "valhalla") }: { $do }{ berserk-limited }
berserk-gate-in-formation = { TERM("formation", "formation") }: { $text }
berserk-gate-first = if you go first{ berserk-headed }
berserk-gate-second = if you go second{ berserk-headed }
berserk-gate-deep = in deep water{ berserk-headed }
berserk-gate-surface = out of deep water{ berserk-headed }
berserk-gate-bodiless = { TERM("incorporeal", "incorporeal") }: { $text }

## Keywords and the glossary

berserk-kw-armor = armor { $n }
    .name = armor
    .text = Each turn, the first { $n ->
            [one] wound
           *[other] { $n } wounds
        } dealt to this card by non-magical attacks { $n ->
            [one] is
           *[other] are
        } prevented.
berserk-kw-regen = regeneration { $n }
    .name = regeneration
    .text = At the start of its turn this card heals { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        }.
berserk-kw-attack = attack skill { $n }
    .name = attack skill
    .text = +{ $n } to the die when this card attacks with a basic strike.
berserk-kw-defence = defence skill { $n }
    .name = defence skill
    .text = +{ $n } to the die when this card, alert, defends against a basic strike.
berserk-kw-marksman = shooting skill { $n }
    .name = shooting skill
    .text = +{ $n } to the die of this card’s shots.
berserk-kw-aimed = aimed strike
    .name = aimed strike
    .text = No protector can be named against this card’s basic strike.
berserk-kw-unanswered = unanswerable strike
    .name = unanswerable strike
    .text = This card’s basic strike is aimed, and only its own die is rolled, as against an exhausted card.
berserk-kw-steadfast = steadfast
    .name = steadfast
    .text = The opponent’s effects neither wound nor destroy this card.
berserk-kw-clumsy = clumsy
    .name = clumsy
    .text = −1 to the die of this card’s basic strikes.
berserk-kw-vampirism = vampirism
    .name = vampirism
    .text = A basic strike heals this card by the wounds it deals to a creature; what is more than its wounds becomes extra lives.
berserk-kw-max-life = at most { $n } lives
    .name = a limit of life
    .text = The life of this card, extra lives included, never passes { $n }.
berserk-kw-scavenger = corpse-eating
    .name = corpse-eating
    .text = When this card destroys an adjacent enemy creature, or any enemy creature by a melee attack, that creature is exiled; this card is healed completely and loses its poison.
berserk-kw-scale = scale
    .name = scale
    .text = While this card has 5 or more wounds, only basic strikes can wound it.
berserk-kw-incorporeal = incorporeal
    .name = incorporeality
    .text = This card may walk over occupied squares but is exiled if it must stay on one. It cannot be poisoned or healed, and is exiled instead of dying.
berserk-kw-formation = formation
    .name = formation
    .text = This card counts for the formation of your cards next to it, not diagonally.
berserk-kw-jump = jump, range { $n }
    .name = jump
    .text = This card uses all its movement to relocate to any free square within range { $n }. That counts as movement; not if it moved this turn.
berserk-kw-teleport = teleportation
    .name = teleportation
    .text = This card uses all its movement to relocate to any free square. That counts as movement; not if it moved this turn.
berserk-kw-dash = dash
    .name = dash
    .text = Once a turn, when it attacks, this card may relocate to a free square next to it, not diagonally.
berserk-kw-incarnation = incarnation { $n }
    .name = incarnation
    .text = In the graveyard this card gets a token at the start of each of your turns. With { $n ->
            [one] { $n } token
           *[other] { $n } tokens
        } it returns to your rear row, exhausted, once a battle.
berserk-kw-horde = horde
    .name = horde
    .text = A deck may hold five copies of this card.
berserk-kw-protect = protection from { $what }
    .name = protection
    .text = This card suffers nothing from { $what }.
berserk-protection-shots = shots
berserk-protection-throws = throws
berserk-protection-blasts = blasts
berserk-protection-spells = spells
berserk-protection-magic = magic
berserk-protection-magic-strikes = magical strikes
berserk-protection-special-strikes = special strikes
berserk-protection-flyers = flyers’ attacks
berserk-protection-poison = poison

berserk-term-strike = Basic strike
    .text = Melee attack on an adjacent card, with the numbers printed on the card; a protector may take it.
berserk-term-special = Special strike
    .text = Non-magical melee attack on an adjacent card by a standard roll; no protector.
berserk-term-magic = Magical strike
    .text = Magical melee attack on an adjacent card by a standard roll; no protector.
berserk-term-shot = Shot
    .text = Non-magical ranged attack by a standard roll, never at an adjacent card.
berserk-term-throw = Throw
    .text = Non-magical ranged attack by a standard roll, never at an adjacent card; protection from shots does not help.
berserk-term-blast = Blast
    .text = Magical ranged attack by a standard roll, never at an adjacent card.
berserk-term-row = Polearm strike
    .text = Non-magical ranged attack on a card exactly two squares away in a straight line, over a square without an enemy card.
berserk-term-spell = Spell
    .text = A magical ability that is no attack.
berserk-term-effect = Effect
    .text = A non-magical ability that is no attack; every ability without a stated type.
berserk-term-instant = Instant
    .text = May be used in either player’s turn: after an own action or in answer to one of the opponent. The last one declared happens first.
berserk-term-poison = Poison
    .text = The creature takes that many wounds at the start of its turn. Of two poisons the stronger works.
berserk-term-bless = Blessing
    .text = +1 to all dice of the card.
berserk-term-curse = Curse
    .text = −1 to all dice of the card.
berserk-term-chip = Chip
    .text = Pays for abilities. A card that has such an ability may become exhausted to get one.
berserk-term-finish = Finishing
    .text = Destroys an adjacent creature, neither incorporeal nor a symbiote, with that much life left or less.
berserk-term-formation = Formation
    .text = Works while this card stands next to another of your cards with formation, not diagonally.
berserk-term-concentration = Concentration
    .text = At the end of the opponent’s turn, if this card took no wounds in it.
berserk-term-fury = Fury
    .text = When this card attacks on your turn and its die shows that number or less.
berserk-term-valhalla = Valhalla
    .text = You may use it at the start of each of your turns while this card lies in the graveyard, killed by an attack of an enemy card.
berserk-term-prophecy = Prophecy
    .text = Show that many top cards of your deck, carry out the text, then put them under the deck.
berserk-term-sneak = Sneakiness
    .text = You may wound one of your adjacent creatures for that number; if you do, carry out the text.
berserk-term-depth = Deep water
    .text = Squares that count as deep; the ability works while the card stands on one.

## What lint finds

berserk-lint-no-such-attack = { $card }, line { $line }: “{ $text }” waits for an attack that this card never makes
berserk-lint-no-such-move = { $card }, line { $line }: “{ $text }” waits for { $word }, which this card cannot do
berserk-lint-out-of-reach = { $card }, line { $line }: range { $n } reaches no card, since ranged attacks spare adjacent ones
berserk-lint-unused-marker = { $card }: the marker “{ $marker }” is declared but never put anywhere
berserk-lint-no-vampirism = { $card }: a limit of life matters only with vampirism or extra lives
berserk-lint-never-true = { $card }, line { $line }: “{ $text }” can never be true
berserk-lint-cannot-tap = { $card }, line { $line }: a card already exhausted by its cost cannot pay it twice
berserk-lint-price = { $card } costs { $cost }, but its figures are worth about { $budget }

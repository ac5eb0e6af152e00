### Berserk in English. How messages are found: holmgang/texts/__init__.py

berserk-name = Berserk
berserk-tagline = Two armies of cards on thirty squares, and two dice between them.
berserk-goal =
    Hire an army from the fifteen cards of your deal, place it in secret and lead it in battle. Who
    has no creature left has lost.

## Options

berserk-option-edition = Edition
    .help = realms: six realms, creatures and flyers; laar: the rules of the later book
berserk-edition-realms = Realms
berserk-edition-laar = Laar
berserk-option-south = South’s deck
    .help = the name of a deck of the set, or cards: grey-wolf*3 lynx*2 …
berserk-option-north = North’s deck
    .help = the name of a deck of the set, or cards: grey-wolf*3 lynx*2 …
berserk-option-first = First player
    .help = who goes first: dice decide, or south or north
berserk-first-random = dice
berserk-first-south = South
berserk-first-north = North
berserk-option-copies = Copies
    .help = limited: three of a card in a deck; free: any number, as after a draft
berserk-copies-limited = three at most
berserk-copies-free = any number
berserk-option-turns = Turns
    .help = after how many turns a battle is drawn
berserk-option-readings = Readings
    .help = book, or switches with commas: scale-reads=life,double-loss=active
berserk-readings-book = by the book
berserk-option-pack = Set
    .help = the cards to play with: a name, or the path of a folder
berserk-pack-realms = Realms
berserk-south-plains = Plains
berserk-south-mountains = Mountains
berserk-south-forests = Forests
berserk-south-swamp = Swamp
berserk-south-fire = Fire
berserk-south-darkness = Dark forces
berserk-north-plains = Plains
berserk-north-mountains = Mountains
berserk-north-forests = Forests
berserk-north-swamp = Swamp
berserk-north-fire = Fire
berserk-north-darkness = Dark forces

## Seats, attacks, strengths

berserk-colour-south = South
berserk-colour-north = North
berserk-means-strike = basic strike
berserk-means-special-strike = special strike
berserk-means-magical-strike = magical strike
berserk-means-shot = shot
berserk-means-throw = throw
berserk-means-polearm-strike = polearm strike
berserk-means-blast = blast
berserk-means-spell = spell
berserk-means-effect = effect
berserk-strength-miss = miss
berserk-strength-light = light
berserk-strength-medium = medium
berserk-strength-strong = strong
berserk-row-higher = the stronger row
berserk-row-lower = the row before
berserk-of-poison = poison
berserk-of-curse = the curse
berserk-of-blessing = the blessing
berserk-zone-deck = deck
berserk-zone-grave = graveyard
berserk-zone-exile = exile

## Questions

berserk-ask-chance = Dice are rolled and cards are drawn …
    .help = Nobody has to choose anything now.
berserk-ask-order =
    { $who ->
        [you] You rolled higher. Do you go first or second?
       *[other] { $seat } rolled higher and chooses who goes first …
    }
    .help = The first player strikes first; the second has one gold and one silver piece more.
berserk-ask-mulligan =
    { $who ->
        [you] Do you keep these fifteen cards?
       *[other] { $seat } looks at the deal …
    }
    .help = You may put all fifteen back and draw anew. Each time costs one gold piece.
berserk-ask-hire =
    { $who ->
        [you] Do you hire this card?
       *[other] { $seat } hires an army …
    }
    .help =
        Elite cards cost gold, the others gold or silver. Every realm after the first costs one gold
        piece. The other player does not see what you hire.
berserk-ask-place =
    { $who ->
        [you] Where does the next card stand?
       *[other] { $seat } places the army …
    }
    .help =
        Cards are placed face down. The first player begins with the inner nine squares, the second
        with the front row and the inner ones.
berserk-ask-hide =
    { $who ->
        [you] Does this card of the rear row stay hidden?
       *[other] { $seat } chooses what stays hidden …
    }
    .help = Hidden cards are turned at the start of your first turn, or when they act or are struck.
berserk-ask-turn =
    { $who ->
        [you] Turn { $turn }. What do you do?
       *[other] Turn { $turn }: { $seat } is to act …
    }
    .help =
        Move and act with your alert cards in any order. An attack or an ability exhausts a card; end
        the turn when you are done.
berserk-ask-protector =
    { $who ->
        [you] Does anybody protect the card that is struck?
       *[other] { $seat } may name a protector …
    }
    .help =
        An alert creature next to both fighters may fight in the target’s stead. It is exhausted after
        the combat.
berserk-ask-row =
    { $who ->
        [you] Both would strike. Do you take the stronger row or the one before?
       *[other] { $seat } chooses a row of the strike table …
    }
    .help = The higher roller may take the row before, in which the other side misses.
berserk-ask-upkeep =
    { $who ->
        [you] Which comes first, regeneration or poison?
       *[other] { $seat } chooses between regeneration and poison …
    }
    .help = Both work now; the order can decide over life and death.
berserk-ask-return =
    { $who ->
        [you] On which square of your rear row does the card return?
       *[other] { $seat } lets a card return …
    }
    .help = A card with incarnation comes back exhausted, once a battle.
berserk-ask-target =
    { $who ->
        [you] Whom does the ability concern?
       *[other] { $seat } chooses a target …
    }
    .help = Choose a card. “Done” ends a choice of up to so many.
berserk-ask-ability =
    { $who ->
        [you] Do you want this?
       *[other] { $seat } may use an ability …
    }
    .help = The ability works only if you like.
berserk-ask-branch =
    { $who ->
        [you] Which of these?
       *[other] { $seat } chooses one of several …
    }
    .help = The numbers follow the text of the card.
berserk-ask-amount =
    { $who ->
        [you] How much do you pay?
       *[other] { $seat } chooses how much to pay …
    }
    .help = What you pay is X in the rest of the ability.
berserk-ask-trigger =
    { $who ->
        [you] Several of your abilities were set off. Which one comes next?
       *[other] { $seat } puts abilities in order …
    }
    .help = All of them are carried out, in the order you choose.
berserk-ask-square =
    { $who ->
        [you] On which square?
       *[other] { $seat } chooses a square …
    }
    .help = Choose one of the squares that the ability names.
berserk-ask-dash =
    { $who ->
        [you] Does the card dash to a square beside it?
       *[other] { $seat } may dash …
    }
    .help = Once a turn, when it attacks, a card with dash may move one square, not diagonally.
berserk-ask-step =
    { $who ->
        [you] Where does the card move?
       *[other] { $seat } moves a card …
    }
    .help = One square at a time; “done” ends it.
berserk-ask-bank =
    { $who ->
        [you] How much do you add to the die?
       *[other] { $seat } may add to a die …
    }
    .help = What you do not add now can be added to later dice.
berserk-ask-over = The battle is over.

## Actions

berserk-action-roll = The die shows { $die }
    .keys = die
berserk-action-draw = { $colour } draws { $card }
    .keys = colour card
berserk-action-draw-hidden = { $colour } draws a card
    .keys = colour
berserk-action-first = Go first
berserk-action-second = Go second
berserk-action-keep = Keep the deal
berserk-action-mulligan = Draw anew
berserk-action-hire = Hire
berserk-action-hire-hidden = Hires or leaves a card
berserk-action-skip = Leave it
berserk-action-wait = Wait
berserk-action-pass = Pass
berserk-action-end = End the turn
berserk-action-higher = Take the stronger row
berserk-action-lower = Take the row before
berserk-action-show = Turn it up
berserk-action-hide = Keep it hidden
berserk-action-regenerate = Regeneration first
berserk-action-suffer = Poison first
berserk-action-yes = Yes
berserk-action-no = No
berserk-action-done = Done
berserk-action-place = Place on { $at }
    .keys = at
berserk-action-place-hidden = Places a card or waits
berserk-action-move = Move { $from } – { $to }
    .keys = from to
berserk-action-leap = Leap { $from } – { $to }
    .keys = from to
berserk-action-strike = Strike with { $from } at { $to }
    .keys = from to
berserk-action-use = Use ability { $number } of { $at }
    .keys = at number
berserk-action-target = Choose { $at }
    .keys = at
berserk-action-protect = Protect with { $at }
    .keys = at
berserk-action-watch = Watch the sky with { $at }
    .keys = at
berserk-action-charge = Take a chip on { $at }
    .keys = at
berserk-action-choose = Choose { $card } ({ $colour }, { $zone })
    .keys = colour zone card
berserk-action-number = Number { $n }
    .keys = n

## Events

berserk-piece =
    { $card ->
        [none] A hidden card
       *[other] { $card }
    } ({ $at })
berserk-event-order-die = { $seat } rolls { $die }.
berserk-event-first =
    { $who ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
berserk-event-dealt = { $seat } draws { $card }.
berserk-event-dealt-hidden = { $seat } draws a card.
berserk-event-mulligan =
    { $count ->
        [one] { $seat } draws anew, for the first time.
       *[other] { $seat } draws anew, { $count } times by now.
    }
berserk-event-hired = { $seat } hires: { $cards }.
berserk-event-hired-hidden = { $seat } has hired an army.
berserk-event-stands = { berserk-piece } takes its place.
berserk-event-turn =
    { $who ->
        [you] Turn { $count }: yours.
       *[other] Turn { $count }: { $seat }.
    }
berserk-event-revealed = { berserk-piece } is turned face up.
berserk-event-takes-off = { $card } takes to the air from { $from }.
berserk-event-moved = { berserk-piece } moves to { $to }.
berserk-event-leapt = { berserk-piece } leaps to { $to }.
berserk-event-declared = { berserk-piece }: { $means } at { $target }.
berserk-event-protects = { berserk-piece } protects { $to }.
berserk-event-rolled =
    { $die ->
        [0] { berserk-piece } rolls { $total }.
       *[other] { berserk-piece } rolls { $die }, in all { $total }.
    }
berserk-event-row = { $seat } takes { $row }.
berserk-event-hit =
    { $wounds ->
        [0] { berserk-piece }: { $strength } { $means } of { $magnitude } at { $target }, no wounds.
        [one] { berserk-piece }: { $strength } { $means } of { $magnitude } at { $target }, { $wounds } wound.
       *[other] { berserk-piece }: { $strength } { $means } of { $magnitude } at { $target }, { $wounds } wounds.
    }
berserk-event-missed = { berserk-piece } misses { $target } ({ $means }).
berserk-event-blocked = { berserk-piece }: the { $means } at { $target } is blocked.
berserk-event-taken-back = { berserk-piece }: the attack is not possible and is taken back.
berserk-event-healed =
    { $count ->
        [one] { berserk-piece } is healed of { $count } wound.
       *[other] { berserk-piece } is healed of { $count } wounds.
    }
berserk-event-suffered =
    { $count ->
        [one] { berserk-piece } takes { $count } wound from poison.
       *[other] { berserk-piece } takes { $count } wounds from poison.
    }
berserk-event-poisoned = { berserk-piece } is poisoned: { $count }.
berserk-event-drank = { berserk-piece } drinks: { $count } healed, { $extra } extra.
berserk-event-died = { berserk-piece } dies.
berserk-event-exiled = { berserk-piece } is exiled.
berserk-event-token = { $card } gathers for its return: { $count }.
berserk-event-returns = { berserk-piece } returns from the graveyard.
berserk-event-watches = { berserk-piece } watches the sky.
berserk-event-stays-exhausted = { berserk-piece } stays exhausted.
berserk-event-over =
    { $who ->
        [you] You win the battle!
        [nobody] The battle is drawn.
       *[other] { $seat } wins the battle.
    }
berserk-event-cancelled = { berserk-piece }: the attack comes to nothing.
berserk-event-wounded =
    { $count ->
        [one] { berserk-piece } takes { $count } wound.
       *[other] { berserk-piece } takes { $count } wounds.
    }
berserk-event-blessed = { berserk-piece } is blessed.
berserk-event-cursed = { berserk-piece } is cursed.
berserk-event-chips = { berserk-piece }: chips { $count }.
berserk-event-lives = { berserk-piece }: extra lives { $count }.
berserk-event-scavenged = { berserk-piece } eats the fallen.
berserk-event-dashed = { berserk-piece } dashes to { $to }.
berserk-event-exhausted = { berserk-piece } becomes exhausted.
berserk-event-alerted = { berserk-piece } becomes alert.
berserk-event-stunned = { berserk-piece } will not become alert at its next turn.
berserk-event-armored = { berserk-piece }: the armor is whole again.
berserk-event-cleansed = { berserk-piece } is rid of { $of }.
berserk-event-marked = { berserk-piece } gets a marker: { $marker }.
berserk-event-unmarked = { berserk-piece } loses a marker: { $marker }.
berserk-event-square-marked = { berserk-piece } puts a marker on { $square }: { $marker }.
berserk-event-given = { berserk-piece } is under an effect.
berserk-event-shifted = { berserk-piece } is moved to { $to }.
berserk-event-exiled-from-grave = { $card } is exiled from the graveyard.
berserk-event-buried = { $card } goes from the deck to the graveyard.
berserk-event-shown = { $seat } shows { $card }.
berserk-event-summoned = { berserk-piece } enters the battle.
berserk-event-redirected = The attack is turned to { berserk-piece }.
berserk-event-uses = { berserk-piece } uses ability { $number }.
berserk-event-reacts = { berserk-piece }: ability { $number } works.
berserk-event-charges = { berserk-piece } gathers strength.
berserk-event-numbered = { $seat } chooses number { $number }.
berserk-event-banked = { berserk-piece }: { $count } is added to the die.

## Reasons

berserk-reason-cannot-hire = you cannot pay for { $card }, or must not hire it
berserk-reason-must-place = a card waits to be placed
berserk-reason-nothing-to-place = all your cards are placed
berserk-reason-not-your-half = this is not your half
berserk-reason-zone-closed = nearer squares must be filled first
berserk-reason-square-taken = the square is taken
berserk-reason-not-your-rear-row = this is not your rear row
berserk-reason-cannot-protect = this card cannot protect here
berserk-reason-not-your-card = this is not your card
berserk-reason-exhausted = the card is exhausted
berserk-reason-enemy-not-only-flyers = the enemy has not only flyers left
berserk-reason-cannot-attack = this card cannot attack now
berserk-reason-no-target = there is nothing to attack
berserk-reason-own-card = this is your own card
berserk-reason-out-of-reach = the target is out of reach
berserk-reason-cannot-move = this card cannot move now
berserk-reason-too-far = that is too far
berserk-reason-cannot-leap = this card neither jumps nor teleports
berserk-reason-already-moved = this card has moved already
berserk-reason-no-such-choice = this is not among the choices
berserk-reason-must-attack = a card must attack first
berserk-reason-needs-no-chips = this card has no use for chips
berserk-reason-no-such-ability = this card has no such ability
berserk-reason-cannot-pay = the ability cannot be paid for
berserk-reason-used-up = the ability is used up
berserk-reason-cannot-use = the ability has no target now, or is not allowed

## The table in a terminal

berserk-label-turn = Turn { $turn } · { $player }
berserk-label-hidden = hidden
berserk-label-air = In the air:
berserk-label-grave = Graveyards:
berserk-label-exile = Exiled:
berserk-label-elite = { $cost } gold
berserk-label-regular = { $cost } silver
berserk-label-purse = Gold { $gold }, silver { $silver }, spent { $spent }
berserk-label-hired = hired
berserk-label-left = Cards left

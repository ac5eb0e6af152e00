### Berserk in English. How messages are found: holmgang/texts/__init__.py

berserk-name = Berserk
berserk-tagline = Two armies of cards on thirty squares, and two dice between them.
berserk-goal =
    Hire an army from the fifteen cards of your deal, place it in secret and lead it in battle. Who
    has no creature left has lost.
berserk-win =
    Whoever has no creature left on the field has lost, whatever artifacts and terrain remain.
    A strike is decided by the difference of two dice; those who cannot answer are struck safely.
    Exhausted creatures neither answer nor protect: strike those, and keep some of your own alert.
    Wounded creatures fight as well as healthy ones: finish one rather than wound two.
berserk-home-lesson = Guided first battle
berserk-home-ready = First game with ready armies
berserk-home-decks = Deck builder
berserk-home-about = A tactical card game: creatures fight on a field of five by six squares, with dice, armour and cunning abilities.
berserk-home-players = 2 players · 30 to 60 minutes

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
berserk-reading-mulligan-currency = A mulligan costs
berserk-reading-mulligan-currency-gold = one gold
berserk-reading-mulligan-currency-silver = one silver
berserk-reading-split-payment = One card paid in both metals
berserk-reading-split-payment-yes = allowed
berserk-reading-split-payment-no = not allowed
berserk-reading-flying-cap = Flyers in an army
berserk-reading-flying-cap-0 = for any sum
berserk-reading-flying-cap-15 = for 15 at most
berserk-reading-rear-row = The second player’s rear row
berserk-reading-rear-row-forced = is hidden
berserk-reading-rear-row-chosen = may be hidden
berserk-reading-reveal-before-protector = A hidden target is turned up
berserk-reading-reveal-before-protector-yes = before a protector is named
berserk-reading-reveal-before-protector-no = only if nobody protects it
berserk-reading-own-targets = Whom one may attack
berserk-reading-own-targets-enemy = enemy cards
berserk-reading-own-targets-any = any card, one’s own too
berserk-reading-illegal-blind-attack = A blind attack that cannot be made
berserk-reading-illegal-blind-attack-unpaid = is taken back
berserk-reading-illegal-blind-attack-paid = is spent
berserk-reading-upkeep-needs-alerting = Poison and regeneration work
berserk-reading-upkeep-needs-alerting-yes = on cards that are or become alert
berserk-reading-upkeep-needs-alerting-no = every turn
berserk-reading-upkeep-order = Poison or regeneration first
berserk-reading-upkeep-order-chosen = as the player chooses
berserk-reading-upkeep-order-regeneration = regeneration
berserk-reading-upkeep-order-poison = poison
berserk-reading-exchange-chooser = When both would strike, the row is chosen by
berserk-reading-exchange-chooser-higher = the higher roller
berserk-reading-exchange-chooser-attacker = the attacker
berserk-reading-protection = Protection from an action
berserk-reading-protection-block = blocks the whole action
berserk-reading-protection-shield = shields the card alone
berserk-reading-range = Range is counted
berserk-reading-range-radius = all round
berserk-reading-range-path = along rows and columns
berserk-reading-scale-reads = Scale looks at
berserk-reading-scale-reads-wounds = wounds
berserk-reading-scale-reads-life = life left
berserk-reading-vampirism-cap = Vampirism heals
berserk-reading-vampirism-cap-yes = at most the life that was left
berserk-reading-vampirism-cap-no = by the whole damage
berserk-reading-exile-incarnated = A card that came back and dies again
berserk-reading-exile-incarnated-yes = is exiled
berserk-reading-exile-incarnated-no = goes to the graveyard
berserk-reading-double-loss = Both lose their last creature
berserk-reading-double-loss-draw = the battle is drawn
berserk-reading-double-loss-active = the player whose turn it is wins
berserk-reading-triggers = Abilities set off together
berserk-reading-triggers-chosen = one after another, as chosen
berserk-reading-triggers-declared = all declared, then done in reverse
berserk-option-pack = Set
    .help = the cards to play with: a name, or the path of a folder
berserk-pack-realms = Realms
berserk-south-plains = Plains
berserk-south-mountains = Mountains
berserk-south-forests = Forests
berserk-south-swamp = Swamp
berserk-south-fire = Fire
berserk-south-darkness = Dark forces
berserk-south-minions = The Minions of the Cube-Grabber
berserk-south-defenders = The Defenders of Laar
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
berserk-row-higher = the row that was rolled, where both strike
berserk-row-lower = the row before it, where only one strikes
berserk-of-poison = poison
berserk-of-curse = the curse
berserk-of-blessing = the blessing
berserk-zone-deck = deck
berserk-zone-grave = graveyard
berserk-zone-exile = exile

## Questions

berserk-ask-chance = Dice are rolled and cards are drawn…
    .help = Nobody has to choose anything now.
berserk-ask-order =
    { $who ->
        [you] You rolled higher. Do you go first or second?
       *[other] { $seat } rolled higher and chooses who goes first…
    }
    .help = The first player strikes first; the second has one gold and one silver piece more.
berserk-ask-mulligan =
    { $who ->
        [you] Do you keep these fifteen cards?
       *[other] { $seat } looks at the deal…
    }
    .help = You may put all fifteen back and draw anew. Each time costs one gold piece.
berserk-ask-hire =
    { $who ->
        [you] Do you hire { $card }?
       *[other] { $seat } hires an army…
    }
    .help =
        Elite cards cost gold, the others gold or silver. Every realm after the first costs one gold
        piece. The other player does not see what you hire.
berserk-ask-place =
    { $who ->
        [you] { $card ->
            [none] All your cards are placed.
           *[other] Where do you place { $card }?
        }
       *[other] { $seat } places the army…
    }
    .help =
        Cards are placed face down. The first player begins with the inner nine squares, the second
        with the front row and the inner ones.
berserk-ask-hide =
    { $who ->
        [you] Do you keep this card of the rear row hidden?
       *[other] { $seat } chooses what stays hidden…
    }
    .help = Hidden cards are turned at the start of your first turn, or when they act or are struck.
berserk-ask-turn =
    { $who ->
        [you] Turn { $turn }. What do you do?
       *[other] Turn { $turn }: { $seat } is to act…
    }
    .help =
        Move and act with your alert cards in any order. An attack or an ability exhausts a card; end
        the turn when you are done.
berserk-ask-protector =
    { $who ->
        [you] Do you name a protector for the card that is struck?
       *[other] { $seat } may name a protector…
    }
    .help =
        An alert creature next to both fighters may fight in the target’s stead. It is exhausted after
        the combat.
berserk-ask-row =
    { $who ->
        [you] Both would strike. Do you take the stronger row or the one before?
       *[other] { $seat } chooses a row of the strike table…
    }
    .help = The higher roller may take the row before, in which the other side misses.
berserk-ask-upkeep =
    { $who ->
        [you] Which comes first, regeneration or poison?
       *[other] { $seat } chooses between regeneration and poison…
    }
    .help = Both work now; the order can decide over life and death.
berserk-ask-return =
    { $who ->
        [you] To which square of your rear row do you bring the card back?
       *[other] { $seat } lets a card return…
    }
    .help = A card with incarnation comes back exhausted, once a battle.
berserk-ask-target =
    { $who ->
        [you] Whom do you choose as the target?
       *[other] { $seat } chooses a target…
    }
    .help = Choose a card. “Done” ends a choice of up to so many.
berserk-ask-ability =
    { $who ->
        [you] Do you want this?
       *[other] { $seat } may use an ability…
    }
    .help = The ability works only if you like.
berserk-ask-branch =
    { $who ->
        [you] Which of these do you choose?
       *[other] { $seat } chooses one of several…
    }
    .help = The numbers follow the text of the card.
berserk-ask-amount =
    { $who ->
        [you] How much do you pay?
       *[other] { $seat } chooses how much to pay…
    }
    .help = What you pay is X in the rest of the ability.
berserk-ask-trigger =
    { $who ->
        [you] Several of your abilities were set off. Which one comes next?
       *[other] { $seat } puts abilities in order…
    }
    .help = All of them are carried out, in the order you choose.
berserk-ask-declare =
    { $who ->
        [you] Several of your abilities were set off. Which one do you declare next?
       *[other] { $seat } declares abilities…
    }
    .help = They are carried out in reverse: what you declare last happens first.
berserk-ask-response =
    { $who ->
        [you] Do you answer with an instant?
       *[other] { $seat } may answer with an instant…
    }
    .help =
        An instant is carried out before what it answers; the last one declared comes first. Pass, and
        things take their course.
berserk-ask-square =
    { $who ->
        [you] Which square do you choose?
       *[other] { $seat } chooses a square…
    }
    .help = Choose one of the squares that the ability names.
berserk-ask-dash =
    { $who ->
        [you] Do you dash to a square beside?
       *[other] { $seat } may dash…
    }
    .help = Once a turn, when it attacks, a card with dash may relocate by one square, not diagonally.
berserk-ask-step =
    { $who ->
        [you] Where do you move the card?
       *[other] { $seat } moves a card…
    }
    .help = One square at a time; “done” ends it.
berserk-ask-bank =
    { $who ->
        [you] How much do you add to the die?
       *[other] { $seat } may add to a die…
    }
    .help = What you do not add now can be added to later dice.
berserk-ask-seat =
    { $who ->
        [you] On whom do you seat { $card }?
       *[other] { $card ->
            [none] { $seat } seats a symbiote…
           *[other] { $seat } seats { $card }…
        }
    }
    .help =
        A companion sits on a ground creature of your own, a parasite on one of the enemy’s front row.
        Each creature carries one symbiote at most.
berserk-ask-before =
    { $who ->
        [you] Do you play an ability from your deal?
       *[other] { $seat } may play an ability before recruiting…
    }
    .help =
        Numbers count the cards of your deal. Whoever plays one shows the card; what it orders you to
        hire must be paid for. The players take turns until both pass.
berserk-ask-deploy =
    { $who ->
        [you] Do you put one of your cards elsewhere?
       *[other] { $seat } may move cards that are placed…
    }
    .help = An ability lets you rearrange some of your cards within your half.
berserk-ask-start =
    { $who ->
        [you] Which ability of the start of the battle do you play?
       *[other] { $seat } may play an ability before the first turn…
    }
    .help = One at a time, by turns; each of them once a battle.
berserk-ask-over = The battle is over.

## Actions

berserk-action-roll = The die shows { $die }
berserk-action-draw = { $colour } draws { $card }
berserk-action-draw-hidden = { $colour } draws a card
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
berserk-action-place-hidden = Places a card or waits
berserk-action-move = Move { $from } – { $to }
berserk-action-leap = Leap { $from } – { $to }
berserk-action-strike = Strike with { $from } at { $to }
berserk-action-use = Use ability { $number } of { $at }
berserk-action-target = Choose { $at }
berserk-action-protect = Protect with { $at }
berserk-action-watch = Watch the sky with { $at }
berserk-action-charge = Take a chip on { $at }
berserk-action-choose = Choose { $card } ({ $colour }, { $zone })
berserk-action-number = Number { $n }

## Events

berserk-piece =
    { $card ->
        [none] A hidden card
       *[other] { $card }
    }{ $at ->
        [none] { "" }
       *[other] { " " }({ $at })
    }
berserk-event-order-die =
    { $who ->
        [you] You roll { $die }.
       *[other] { $seat } rolls { $die }.
    }
berserk-event-first =
    { $who ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
berserk-event-dealt =
    { $who ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
berserk-event-dealt-hidden = { $seat } draws a card.
berserk-event-dealt-many =
    { $who ->
        [you] You draw { $count } cards: { $cards }.
       *[other] { $cards-count ->
            [0] { $seat } draws { $count } cards.
           *[other] { $seat } draws { $count } cards: { $cards }.
        }
    }
berserk-event-mulligan =
    { $who ->
        [you] { $count ->
            [one] You draw anew, for the first time.
           *[other] You draw anew, { $count } times by now.
        }
       *[other] { $count ->
            [one] { $seat } draws anew, for the first time.
           *[other] { $seat } draws anew, { $count } times by now.
        }
    }
berserk-event-hired =
    { $who ->
        [you] You hire: { $cards }.
       *[other] { $seat } hires: { $cards }.
    }
berserk-event-hired-hidden = { $seat } has hired an army.
berserk-event-stands = { berserk-piece } takes its place.
berserk-event-stands-many =
    { $who ->
        [you] Your army of { $count } takes its place: { $cards }.
       *[other] { $cards-count ->
            [0] { $seat } has an army of { $count }, all of it hidden.
           *[other] { $seat } has an army of { $count }; to be seen are { $cards }.
        }
    }
berserk-event-turn =
    { $who ->
        [you] Turn { $count }: yours.
       *[other] Turn { $count }: { $seat }.
    }
berserk-event-revealed = { berserk-piece } is turned face up.
berserk-event-revealed-many = Turned face up: { $cards }.
berserk-event-takes-off = { $card } takes to the air from { $from }.
berserk-event-moved = { berserk-piece } moves to { $to }.
berserk-event-leapt = { berserk-piece } leaps to { $to }.
berserk-aim = { $cards-count ->
        [0] a hidden card
       *[other] { $cards-0 }
    } ({ $target })
berserk-aim-at = { $cards-count ->
        [0] a hidden card
       *[other] { $cards-0 }
    } ({ $target })
berserk-event-declared = { berserk-piece } attacks { berserk-aim }: { $means }.
berserk-shelter = { $cards-count ->
        [0] a hidden card
       *[other] { $cards-0 }
    } ({ $to })
berserk-event-protects = { berserk-piece } protects { berserk-shelter }.
berserk-fortune-blessing = +1 (blessing)
berserk-fortune-curse = −1 (curse)
berserk-fortune-clumsy = −1 (clumsy)
berserk-added = { $skill ->
        [none] { "" }
       *[other] { " " }{ $skill } (skill)
    }{ $fortunes-count ->
        [0] { "" }
       *[other] { " " }{ $fortunes }
    }{ $added ->
        [none] { "" }
       *[other] { " " }{ $added } (abilities)
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
        [0] { berserk-piece } rolls { $total }.
       *[other] { berserk-piece } rolls { $die }{ berserk-added }{ berserk-sum }.
    }
berserk-event-row =
    { $who ->
        [you] You take { $row }.
       *[other] { $seat } takes { $row }.
    }
berserk-stopped = { $armor ->
        [0] { "" }
       *[other] , less { $armor } for armor
    }{ $shield ->
        [0] { "" }
       *[other] , less { $shield } prevented
    }
berserk-blow = { $strength } { $means } of { $magnitude }{ berserk-stopped }
berserk-event-hit =
    { $wounds ->
        [0] { berserk-piece } hits { berserk-aim }: { berserk-blow }; no wounds.
        [one] { berserk-piece } hits { berserk-aim }: { berserk-blow }; { $wounds } wound.
       *[other] { berserk-piece } hits { berserk-aim }: { berserk-blow }; { $wounds } wounds.
    }
berserk-event-missed = { berserk-piece } misses { berserk-aim } ({ $means }).
berserk-event-blocked = { berserk-piece }: the { $means } at { berserk-aim-at } is blocked.
berserk-event-taken-back = { berserk-piece }: that is not possible, and the action is taken back.
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
berserk-event-poisoned = { berserk-piece } is poisoned for { $count }.
berserk-drunk = { $extra ->
        [0] { "" }
        [one] { " " }and { $extra } extra life
       *[other] { " " }and { $extra } extra lives
    }
berserk-event-drank =
    { $count ->
        [one] { berserk-piece } drinks blood: { $count } wound healed{ berserk-drunk }.
       *[other] { berserk-piece } drinks blood: { $count } wounds healed{ berserk-drunk }.
    }
berserk-event-died = { berserk-piece } dies.
berserk-event-exiled = { berserk-piece } is exiled.
berserk-event-token = { $card } gets an incarnation token and now has { $count }.
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
berserk-event-chips =
    { $count ->
        [one] { berserk-piece } gets { $count } chip.
       *[other] { berserk-piece } gets { $count } chips.
    }
berserk-event-chips-lost =
    { $count ->
        [one] { berserk-piece } loses { $count } chip.
       *[other] { berserk-piece } loses { $count } chips.
    }
berserk-event-lives =
    { $count ->
        [one] { berserk-piece } gets { $count } extra life.
       *[other] { berserk-piece } gets { $count } extra lives.
    }
berserk-event-lives-lost =
    { $count ->
        [one] { berserk-piece } loses { $count } extra life.
       *[other] { berserk-piece } loses { $count } extra lives.
    }
berserk-event-scavenged = { berserk-piece } eats the fallen.
berserk-event-dashed = { berserk-piece } dashes to { $to }.
berserk-event-exhausted = { berserk-piece } becomes exhausted.
berserk-event-alerted = { berserk-piece } becomes alert.
berserk-event-alerted-many = These become alert: { $cards }.
berserk-event-stunned = { berserk-piece } will not become alert at its next turn.
berserk-event-armored = { berserk-piece }: the armor is whole again.
berserk-event-cleansed = { berserk-piece } is rid of { $of }.
berserk-event-marked = { berserk-piece } gets a marker: { $marker }.
berserk-event-unmarked = { berserk-piece } loses a marker: { $marker }.
berserk-event-square-marked = { berserk-piece } puts a marker on { $square }: { $marker }.
berserk-event-given = { berserk-piece } is under the effect of an ability.
berserk-event-shifted = { berserk-piece } is relocated to { $to }.
berserk-event-exiled-from-grave = { $card } is exiled from the graveyard.
berserk-event-buried = { $card } goes from the deck to the graveyard.
berserk-event-shown =
    { $who ->
        [you] You show { $card }.
       *[other] { $seat } shows { $card }.
    }
berserk-event-seen =
    { $who ->
        [you] You see { $card } on top of your deck.
       *[other] { $seat } sees { $card } on top of the deck.
    }
berserk-event-seen-hidden = { $seat } looks at a card of the deck.
berserk-event-looked =
    { $who ->
        [you] You look at the top of your deck:
       *[other] { $seat } looks at the top of the deck:
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
berserk-event-sent-to-deck = { $card } goes back to its deck.
berserk-event-exiled-from-deck = { $card } is exiled from the deck.
berserk-event-commanded =
    { $who ->
        [you] { berserk-piece } now obeys you.
       *[other] { berserk-piece } now obeys { $seat }.
    }
berserk-event-extra-turn =
    { $who ->
        [you] You get another turn after this one.
       *[other] { $seat } gets another turn after this one.
    }
berserk-event-lands = { berserk-piece } lands on { $to }.
berserk-event-summoned = { berserk-piece } enters the battle.
berserk-event-redirected = The attack is turned to { berserk-piece }.
berserk-event-uses = { berserk-piece } uses an ability: { $effects }.
berserk-event-responds = { berserk-piece } answers: { $effects }.
berserk-event-reacts = { $effects-count ->
        [0] { berserk-piece }: its ability works.
       *[other] { berserk-piece }: { $effects }.
    }
berserk-event-charges = { berserk-piece } gathers strength.
berserk-event-numbered =
    { $who ->
        [you] You choose: { $effects }.
       *[other] { $seat } chooses: { $effects }.
    }
berserk-event-banked = { berserk-piece } adds { $count } to its die.
berserk-event-seated = { berserk-piece } sits down on { $to }.
berserk-event-spreads = { $card } spreads beside the field, off { $from }.

## Reasons

berserk-reason-cannot-respond = this card has no instant that could answer now
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
berserk-label-terrain = Terrains:
berserk-label-riders = Symbiotes:
berserk-label-on = on { $at }
berserk-label-grave = Graveyards:
berserk-label-exile = Exiled:
berserk-label-shown = Prophecy of { $player }:
berserk-label-top = On top of the deck of { $player }:
berserk-label-under = Under the deck of { $player }:
berserk-label-elite = { $cost } gold
berserk-label-regular = { $cost } silver
berserk-label-purse = Gold { $gold }, silver { $silver }, spent { $spent }
berserk-label-hired = hired
berserk-chance = Dice and draws
berserk-stat-title = The battle in figures
berserk-stat-left = cards left
berserk-stat-lives = lives left
berserk-stat-attacks = attacks
berserk-stat-wounds = wounds dealt in attacks
berserk-stat-felled = cards of the enemy killed
berserk-stat-heroes = dealt the most wounds
berserk-close =
    { $who ->
        [you] { $count ->
            [one] You won with one card left ({ $lives } { $lives ->
                [one] life
               *[other] lives
            }).
           *[other] You won with { $count } cards and { $lives } lives left.
        }
       *[other] { $count ->
            [one] It was close: { $seat } had one card left ({ $lives } { $lives ->
                [one] life
               *[other] lives
            }).
           *[other] { $seat } had { $count } cards and { $lives } lives left.
        }
    }

## The table in the browser

berserk-board-field = The field
berserk-board-turn = Turn { $turn }
berserk-board-before-battle = Before the battle
berserk-board-turn-of = { $seat } to act
berserk-board-choose-card = Choose a card of yours: the field shows where it can go and whom it can strike.
berserk-board-own = yours
berserk-board-enemy = the enemy’s
berserk-board-hidden = Hidden card
berserk-board-hidden-note = A hidden card: nobody but its owner knows what it is until it is attacked or acts.
berserk-board-square-empty = empty
berserk-board-square-open = free for a card
berserk-board-life-of = { $left } of { $life } lives
berserk-board-label-odds = { $kill } % to kill
berserk-board-life = Life
berserk-board-move = Movement
berserk-board-strike = Strike
berserk-board-elite = elite, paid in gold
berserk-board-regular = regular
berserk-board-unique = unique

berserk-sign-shot = shoots
berserk-sign-throw = throws
berserk-sign-magic = magic
berserk-sign-harm = wounds by an ability
berserk-sign-heal = heals
berserk-sign-summon = summons
berserk-sign-poison = poisons
berserk-sign-stun = holds enemies up
berserk-sign-armor = armor or scales
berserk-sign-protect = protected from some attacks
berserk-sign-regen = regenerates
berserk-sign-vampirism = vampirism
berserk-sign-jump = jumps or teleports
berserk-sign-skill = skilled in attack or defence
berserk-sign-formation = formation
berserk-sign-trait = has an ability of its own
berserk-board-condition-wounds = { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
berserk-board-condition-exhausted = exhausted
berserk-board-condition-poison = poisoned: { $count } a turn
berserk-board-condition-blessed = blessed: +1 to its die
berserk-board-condition-cursed = cursed: −1 to its die
berserk-board-condition-stunned = stunned: does not become alert next turn
berserk-board-condition-returned = has returned from the graveyard
berserk-board-condition-pacified = cannot attack
berserk-board-condition-tokens = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
berserk-board-condition-extra = { $count ->
        [one] { $count } extra life
       *[other] { $count } extra lives
    }
berserk-board-condition-armor = armor left: { $count }
berserk-board-condition-watching = may strike a flyer
berserk-board-condition-chips = { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }

## Odds and clashes

berserk-board-odds-kill = to kill
berserk-board-odds-fall = to fall
berserk-board-odds-dealt = wounds dealt, on average
berserk-board-odds-taken = wounds taken, on average
berserk-board-odds-unknown = A hidden card stands there. Nobody can count the odds.
berserk-board-odds-protectors = If somebody protects:
berserk-board-odds-targets = By target: to kill, wounds dealt and taken
berserk-board-outcome = deals { $dealt }, takes { $taken }
berserk-board-clash = The last attack
berserk-board-protected = taken by a protector
berserk-board-row = Difference { $gap }
berserk-board-row-lone = Lone die: { $total }
berserk-board-row-higher = the upper row was taken
berserk-board-row-lower = the lower row was taken
berserk-board-table = The strike table
berserk-board-table-note = Attacker’s total less defender’s total. Where both land a blow, the higher roller may take the blows after the slash instead.
berserk-board-table-gap = Difference
berserk-board-table-attacker = Attacker’s blow
berserk-board-table-defender = Defender’s blow
berserk-board-table-low = equal, up to 4
berserk-board-table-high = equal, 5 and more
berserk-board-table-lone = One die alone

## Instants and what is declared

berserk-board-stack = Declared, the topmost comes first
berserk-board-response = Answer with an instant
berserk-board-answering = { $event ->
    [declared] { $whose ->
        [mine] You attack: { $card }.
       *[theirs] The opponent attacks: { $card }.
    }
    [used] { $whose ->
        [mine] You use an ability: { $card }.
       *[theirs] The opponent uses an ability: { $card }.
    }
    [protected] A protector is named: { $card }.
    [rolled] The die of { $card } lies on the table.
    [attack_done] The attack of { $card } is over.
    [moved] { $card } has moved.
    [jumped] { $card } has jumped.
    [teleported] { $card } has teleported.
    [turn_start] The turn begins.
    [turn_end] The turn ends.
   *[other] Something happens: { $card }.
}
berserk-board-no-instant = You have no instant for this. Nobody else can see that.
berserk-board-pass = Pass
berserk-board-rest = Pass until my turn
berserk-board-stops = When to ask me
berserk-board-stops-theirs = In answer to the opponent
berserk-board-stops-mine = After deeds of my own
berserk-board-stop-attack = attacks
berserk-board-stop-ability = abilities
berserk-board-stop-protector = protectors
berserk-board-stop-dice = dice
berserk-board-stop-after = ends of attacks
berserk-board-stop-step = moves
berserk-board-stop-start = starts of turns
berserk-board-stop-end = ends of turns
berserk-board-upkeep = Poison and regeneration of your cards

## Recruiting and placement

berserk-board-deal = Your deal
berserk-board-recruit = Raise your army
berserk-board-bought = What the purse buys
berserk-board-affordable = only what I can still pay
berserk-board-sort = Sort
berserk-board-sort-dealt = as dealt
berserk-board-sort-cost = by cost
berserk-board-sort-realm = by realm
berserk-board-sort-life = by life
berserk-board-recruit-note = Choose the cards to hire. Elite cards (gold frame) cost gold; the others silver, or gold when it runs out. Every realm after the first costs a gold piece.
berserk-board-gold = Gold { $left } of { $all }
berserk-board-silver = Silver { $left } of { $all }
berserk-board-realms-count = { $count ->
        [one] { $count } realm
       *[other] { $count } realms
    }
berserk-board-army = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
berserk-board-hire-all = { $count ->
        [one] Hire { $count } card
       *[other] Hire { $count } cards
    }
berserk-board-too-dear = { $card } cannot be hired with what is left.
berserk-board-waiting = Waiting for the opponent…
berserk-board-place = Place your army
berserk-board-place-note = Drag a card onto your half, or choose it and then a square. Nobody else sees it until both are done.
berserk-board-place-rest = Place the rest for me
berserk-board-place-done = Ready for battle
berserk-board-tray = Cards to place
berserk-board-muster-watch = Both players raise their armies in secret.

## Graveyards

berserk-board-grave = Graveyard: { $count }
berserk-board-deck = Deck of { $seat }
berserk-board-prophecy = Prophecy of { $seat }
berserk-board-deck-top = On top of the deck of { $seat }:
berserk-board-deck-under = Under the deck of { $seat }:
berserk-board-deck-unknown = an unknown card
berserk-board-exiled = { $count } exiled
berserk-board-grave-empty = Nobody yet.
berserk-board-zone-grave = Graveyard
berserk-board-zone-exile = Exiled
berserk-board-tokens = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
berserk-board-look = Look at { $card }

## Realms and types

berserk-realms-plains = Plains
berserk-realms-mountains = Mountains
berserk-realms-forests = Forests
berserk-realms-swamp = Swamp
berserk-realms-fire = Fire
berserk-realms-darkness = Dark forces
berserk-realms-neutral = Neutral
berserk-type-ground = creature
berserk-type-flyer = flyer
berserk-type-artifact = artifact
berserk-type-terrain = terrain
berserk-type-companion = companion
berserk-type-parasite = parasite
berserk-option-battle = Battle
    .help = full: from the deal on; lesson: the guided first battle, with armies that stand already
berserk-battle-full = full, from the deal on
berserk-battle-lesson = guided first battle
berserk-battle-ready = ready armies of “Kub na zub”

## Decks

berserk-deck-title = Deck builder
berserk-deck-lead = Look through all cards, put a deck together and lead it into battle. Decks stay on this device.
berserk-deck-deck = The deck
berserk-deck-cards = The cards
berserk-deck-which = Deck
berserk-deck-new = A new deck
berserk-deck-own = Your decks
berserk-deck-ready-realms = Ready decks: Realms
berserk-deck-ready-kub = Ready decks: “Kub na zub”
berserk-deck-set = Cards
berserk-deck-set-realms = Realms
berserk-deck-set-kub = “Kub na zub”
berserk-deck-set-realms-kub = Both boxes
berserk-deck-from-ready = Begin with a ready deck
berserk-deck-given = the deck from the address
berserk-deck-name = Name
berserk-deck-unnamed = My deck
berserk-deck-imported = Imported deck
berserk-deck-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
berserk-deck-found = { $count ->
        [one] { $count } card found
       *[other] { $count } cards found
    }
berserk-deck-legal = A legal deck
berserk-deck-empty = No cards yet: press + on a card.
berserk-deck-search = Words
berserk-deck-realm = Realm
berserk-deck-cost = Cost
berserk-deck-rank = Rank
berserk-deck-any = any
berserk-deck-elite = elite
berserk-deck-regular = regular
berserk-deck-keyword = Keyword
berserk-deck-more = One more: { $card }
berserk-deck-less = One less: { $card }
berserk-deck-play = Play with this deck
berserk-deck-import = Import
berserk-deck-import-note = One card a line, such as “3 Steppe Levy”. Names may be in any language of the table.
berserk-deck-import-do = Read it as a new deck
berserk-deck-export = Export
berserk-deck-copy = Copy
berserk-deck-copied = Copied.
berserk-deck-delete = Delete
berserk-deck-too-few-cards = { $count ->
        [one] { $count } card: a deck needs at least { $least }.
       *[other] { $count } cards: a deck needs at least { $least }.
    }
berserk-deck-too-many-cards = { $count } cards: a deck holds at most { $most }.
berserk-deck-too-many-copies = { $card }: { $count } copies, at most { $most } are allowed.
berserk-deck-unknown-card = There is no card “{ $name }”.

## The guided first battle

berserk-guide-welcome = Welcome to the field. Your army stands at the bottom, the enemy’s at the top. Whoever has no creature left has lost. The red heart is a card’s life, the boot its steps, and 1-2-3 what its light, medium and strong strikes wound.
berserk-guide-select = It is your turn. Choose the Herd Rider, marked with a star. A ring shows every card that can still do something.
berserk-guide-move = Green dots are squares it can reach. Move next to an enemy: a strike reaches all eight squares around.
berserk-guide-strike = Enemies in reach have a red ring. Point at one (on a touch screen: tap it once) and read the odds: every throw of both dice is counted. Then press it to strike.
berserk-guide-dice = Both fighters rolled a die, and the difference chose a row of the strike table. The bigger it is in your favour, the stronger your blow; roll too low and you are struck back. Press the row under the dice to see the whole table.
berserk-guide-exhausted = Your card has turned: it is exhausted and has acted for this turn. The exhausted do not roll when they are struck, so they cannot hit back, and they cannot protect anybody. They are alert again when your next turn begins.
berserk-guide-ability = Cards have abilities too. Choose the Nomad Bowman, press its shot, and then a target: a shot rolls one die and is never answered, but cannot hit a neighbour.
berserk-guide-end = Move and strike with whomever you like, in any order. When you are done, end the turn.
berserk-guide-protector = Now the enemy acts. If it strikes a card of yours and an alert one stands next to both fighters, you may let that one take the blow.
berserk-guide-protector-now = You are struck! A marked card may protect: it fights in the target’s stead and is exhausted afterwards. Compare the odds, then choose it or pass.
berserk-guide-finish = Your cards are alert again. Go for the wounded and the exhausted, and keep your own side by side. Destroy all enemies to win.
berserk-guide-victory = Victory! You know the heart of the game. In a real battle you also hire your army from fifteen cards and place it in secret.
berserk-guide-defeat = The field is lost, but you know the heart of the game now. In a real battle you also hire your army from fifteen cards and place it in secret.

## On the board in the browser

berserk-settings-stops = Instants in Berserk
berserk-settings-stops-note = At the other moments you pass without being asked. The opponent does not see this.

## Players made of code

bot-forgetful = Forgetful bot
    .text = forgets more than half of its cards in every turn
bot-distracted = Distracted bot
    .text = forgets about a third of its cards in every turn
bot-search = Analysing bot
    .text = tries the likeliest choices and plays each on through the opponent’s answer

## What abilities do, in logs

berserk-effect-shot = shot
berserk-effect-throw = throw
berserk-effect-blast = blast
berserk-effect-row = polearm strike
berserk-effect-special = special strike
berserk-effect-magic = magical strike
berserk-effect-strike = basic strike
berserk-effect-fight = fight
berserk-effect-finish = finishing
berserk-effect-damage = wounds
berserk-effect-heal = healing
berserk-effect-restore = full healing
berserk-effect-lives = extra lives
berserk-effect-lose-lives = loss of extra lives
berserk-effect-redistribute = wounds redistributed
berserk-effect-poison = poison
berserk-effect-bless = blessing
berserk-effect-curse = curse
berserk-effect-cleanse = cleansing
berserk-effect-chips = chips
berserk-effect-lose-chips = loss of chips
berserk-effect-move-chips = chips passed on
berserk-effect-mark = marker
berserk-effect-unmark = marker removed
berserk-effect-tap = exhausting
berserk-effect-open = making alert
berserk-effect-stun = staying exhausted
berserk-effect-restore-armor = armor restored
berserk-effect-copy = copied abilities
berserk-effect-control = taking control
berserk-effect-relocate = relocation
berserk-effect-step = movement
berserk-effect-swap = swap of places
berserk-effect-take-off = flight
berserk-effect-land = landing
berserk-effect-seat = change of host
berserk-effect-destroy = destruction
berserk-effect-exile = exile
berserk-effect-summon = summoning
berserk-effect-resurrect = resurrection
berserk-effect-bury = a card to the graveyard
berserk-effect-to-deck = return to the deck
berserk-effect-reveal = revealing
berserk-effect-look = a look into the deck
berserk-effect-prophecy = prophecy
berserk-effect-reroll = die rolled again
berserk-effect-roll-add = change of the die
berserk-effect-roll-set = fixed die
berserk-effect-strength-set = fixed strength
berserk-effect-outcome = fixed outcome
berserk-effect-cancel = cancelling
berserk-effect-block = block
berserk-effect-redirect = redirection
berserk-effect-protect = protecting
berserk-effect-prevent = wounds prevented
berserk-effect-shield = shield
berserk-effect-replace = another amount
berserk-effect-extra-turn = another turn
berserk-effect-win = victory
berserk-effect-cast = roll of a die
berserk-effect-dice-bank = bonus to dice
berserk-effect-five-digits = five figures
berserk-effect-give-power = change of attacks
berserk-effect-give-take = change of wounds taken
berserk-effect-give-roll = change of the die
berserk-effect-give-roll-is = fixed die
berserk-effect-give-dice = more dice
berserk-effect-give-weaken = weaker attacks
berserk-effect-give-cap = wounds limited
berserk-effect-give-range = change of range
berserk-effect-give-move = change of movement
berserk-effect-give-life = change of life
berserk-effect-give-kw = new ability
berserk-effect-give-more = change of an ability
berserk-effect-give-lose = loss of an ability
berserk-effect-give-silent = loss of abilities
berserk-effect-give-ability = new ability
berserk-effect-give-ignore = ability ignored
berserk-effect-give-class = new class
berserk-effect-give-unclass = loss of the class
berserk-effect-give-realm = new realm
berserk-effect-give-type = new type
berserk-effect-give-times = more attacks
berserk-effect-give-no-tap = no exhausting
berserk-effect-give-reach = longer reach
berserk-effect-give-guard = guard
berserk-effect-give-prophecy = longer prophecies
berserk-effect-give-fury = change of fury
berserk-effect-give-iconless = loss of icons
berserk-effect-give-rule = prohibition

## What a mistake cost

berserk-pieces =
    { $share ->
        [little] a small part of a gold piece
        [quarter] a quarter of a gold piece
        [third] a third of a gold piece
        [half] half a gold piece
        [most] most of a gold piece
       *[whole]
            { $count ->
                [one] one gold piece’s worth of cards
               *[other] { $count } gold pieces’ worth of cards
            }
    }

### Berserkers in English. How messages are found: holmgang/texts/__init__.py

berserkers-name = Berserkers
berserkers-tagline = Three warriors, eight fires, and the riders of shadow on their way.
berserkers-goal =
    Alone against the riders of shadow: light all eight protective fires, mark the three riders with
    the seal and satisfy the requests of the king, before darkness or death is quicker.
berserkers-win =
    All eight fires burn, all three riders are sealed, and the requests of the king are satisfied: then you have won.
    You lose if there is no light left against the darkness, or if all three Berserkers are dead.
    A victory is counted in points: requests, gold, health and speed make your title.
berserkers-home-about = Alone against riders and orcs: place your dice well, for they keep coming.
berserkers-home-lesson = Guided first game
berserkers-home-players = 1 player · 45 to 90 minutes
berserkers-home-daily = Game of the day

## Options

berserkers-option-requests = Requests
    .help = how many King’s Requests are drawn; the more, the harder
berserkers-option-draw = Drawing
    .help = fixed: just that many requests; stop-or-more: after them you may go on drawing
berserkers-draw-fixed = fixed number
berserkers-draw-stop-or-more = stop or more
berserkers-option-list = Chosen requests
    .help = random, or numbers or names with commas: 1,9 or zodd,treasure
berserkers-list-random = random
berserkers-option-turns = Turns
    .help = after how many turns an undecided game is lost; 0 for no limit
berserkers-option-readings = Readings
    .help = book, or where the book can be read otherwise, with commas: items=phase1,six=least
berserkers-readings-book = by the book
berserkers-reading-items = Items may be used
berserkers-reading-items-turn = in all three phases
berserkers-reading-items-phase1 = in Phase 1 only, except the shield
berserkers-reading-shield = The knight’s shield covers
berserkers-reading-shield-berserker = one Berserker
berserkers-reading-shield-attack = all whom the attack meets
berserkers-reading-stone = The precious stone rerolls
berserkers-reading-stone-once = once, dice together
berserkers-reading-stone-turn = up to four dice over the turn
berserkers-reading-restore = One may go back to the checkpoint
berserkers-reading-restore-once = once
berserkers-reading-restore-always = after every defeat
berserkers-reading-mark = One seal marks
berserkers-reading-mark-one = one rider
berserkers-reading-mark-all = all riders of the place
berserkers-reading-marked = A sealed rider
berserkers-reading-marked-act = goes on as before
berserkers-reading-marked-still = stands still
berserkers-reading-six = A total of 6 means
berserkers-reading-six-exact = exactly 6
berserkers-reading-six-least = 6 or more
berserkers-option-pack = Pack
    .help = the cards to play with: a name, or the path of a folder
berserkers-pack-standard = standard

## Seats, dice and pieces

berserkers-colour-berserkers = Berserkers
berserkers-colour-black = black
berserkers-colour-blue = blue
berserkers-colour-red = red
berserkers-die-white = White
berserkers-die-black = Black
berserkers-die-blue = Blue
berserkers-die-red = Red
berserkers-die-green = Green

berserkers-creature-hero-1 = Berserker 1
berserkers-creature-hero-2 = Berserker 2
berserkers-creature-hero-3 = Berserker 3
berserkers-creature-rider-black = The black rider
berserkers-creature-rider-blue = The blue rider
berserkers-creature-rider-red = The red rider
berserkers-creature-orcs-black = The black orc squad
berserkers-creature-orcs-blue = The blue orc squad
berserkers-creature-orcs-red = The red orc squad
berserkers-creature-elves-1 = Elf group 1
berserkers-creature-elves-2 = Elf group 2
berserkers-creature-elves-3 = Elf group 3
berserkers-creature-goblins = The goblin band
berserkers-creature-zodd = Zodd

berserkers-health-healthy = healthy
berserkers-health-wounded = wounded
berserkers-health-dead = dead

## Questions

berserkers-ask-chance = Dice are rolled and cards are drawn…
berserkers-ask-more = Stop, or one more request?
    .help =
        Every further request makes the game harder, gives you 2 gold at the start and is worth 2
        points at a victory.
berserkers-ask-request = “{ $request }”: do you accept this request?
    .help = One single request may be refused. You draw another one, and that one you must accept.
berserkers-ask-goblins = Where do you place the goblins?
    .help =
        Each turn the goblins wander about and put out fires. Choose a place from where they do the
        least harm.
berserkers-ask-act =
    { $thrown ->
        [0] Turn { $round }. Throw the dice when you are ready.
       *[other] Turn { $round }. What do you do?
    }
    .help =
        Place each die on an Action card, on the action with its number. An untrained card takes one
        die, a trained one two. A die can also go to the villagers, be discarded for a request, or be
        rerolled for 1 gold. When you end the phase, riders and orcs play.
berserkers-ask-hero =
    { $doing ->
        [move] Who shall move?
        [fly] Who shall go?
        [pillage] Who shall pillage?
        [heal] Whom do you heal?
        [revive] Whom do you bring back to life?
        [mishap] Who shall suffer the mishap?
       *[other] Which Berserker do you choose?
    }
    .help = Choose one of your Berserkers. All three can do the same.
berserkers-ask-cell =
    { $doing ->
        [move] Where to?
        [fly] Where to?
        [push] Where to?
        [pull] To which Berserker?
        [light] Which fire do you light?
        [lift] Where do you lift the darkness?
        [treasure] Which token do you search?
       *[other] Which place do you choose?
    }
    .help = Choose a place on the map: the letter is the column, the number the row.
berserkers-ask-creature =
    { $doing ->
        [push] Whom do you push?
       *[other] Whom do you pull?
    }
    .help =
        Push moves a creature from a Berserker’s place to the next one, pull brings one from the next
        place to a Berserker. Riders, orcs, elves, goblins, Zodd and other Berserkers can be moved.
berserkers-ask-location = The action of which place do you use?
    .help = You can use the action of any place on which one of your Berserkers stands.
berserkers-ask-gather = Whom do you bring to this place?
    .help = Gather brings as many Berserkers as you like. Say done when all have come.
berserkers-ask-rider =
    { $doing ->
        [mark] Which rider do you seal?
       *[other] Which rider do you block?
    }
    .help =
        Three sealed riders are needed for victory; a sealed rider goes on acting. A blocked rider
        does not play in the next Phase 2.
berserkers-ask-squad = Which orc squad do you slay?
    .help = The squad returns to the reserve. Riders may enrol it again later.
berserkers-ask-card = Which card do you train?
    .help = A trained Action card takes two dice each turn, with different numbers.
berserkers-ask-dice =
    { $doing ->
        [reroll] Which dice do you reroll?
       *[other] Which dice do you discard?
    }
    .help = Dice are chosen from the highest down, until the total is reached or you are done.
berserkers-ask-page = Which card of the grimoire do you turn over?
    .help = A mishap, gold, divine power or the burning book: nobody knows which card is which.
berserkers-ask-reward = What do you take from the villagers?
    .help = One gold piece, or the top card of the Villager deck.
berserkers-ask-riders = Which rider shall play next?
    .help =
        You decide in which order the riders play. Each carries out the action of its die, then moves
        along its arrows. Before each of them you may use an item.
berserkers-ask-orcs = Which orc squad shall play next?
    .help = You decide in which order the squads play. Before each of them you may use an item.
berserkers-ask-items = The attack is over. Do you use an item?
    .help = Items can be used while the enemies play: before each of their dice and after each attack.
berserkers-ask-shield = { $creature } is attacked! Do you use the shield?
    .help = The shield wards off this attack from this one Berserker, and is gone.
berserkers-ask-defeat = You have lost. Do you go back to your checkpoint?
    .help = Everything is as it was when you kept it. A victory will be worth 5 points less.
berserkers-ask-over = The game is over.

## Actions

berserkers-action-throw = Throw the dice
berserkers-action-end = End the phase
berserkers-action-checkpoint = Keep a checkpoint
berserkers-action-done = Done
berserkers-action-more = One more request
berserkers-action-stop = Stop
berserkers-action-accept = Accept
berserkers-action-refuse = Refuse
berserkers-action-gold = 1 gold
berserkers-action-item = A card
berserkers-action-shield = Use the shield
berserkers-action-suffer = Suffer the attack
berserkers-action-restore = Go back to the checkpoint
berserkers-action-yield = Accept the defeat
berserkers-action-pass = Use nothing
berserkers-action-place = Place { $die } on card { $card }
berserkers-action-reroll = Reroll { $die } for 1 gold
berserkers-action-give = Give { $die } to the villagers
berserkers-action-die = Die { $die }
berserkers-action-spend = { $spend }
berserkers-action-use = Use { $item }
berserkers-action-cell = { $cell }
berserkers-action-card = Card { $card }
berserkers-action-page = Card { $number }
berserkers-action-hero = Berserker { $number }
berserkers-action-rider = The { $colour } rider
berserkers-action-orcs = The { $colour } orc squad
berserkers-action-elves = Elf group { $number }
berserkers-action-goblins = The goblins
berserkers-action-zodd = Zodd
berserkers-action-roll = { $die } die: { $number }
berserkers-action-request = Request: { $request }
berserkers-action-villager = The villagers give: { $item }
berserkers-action-grimoire = Grimoire: { $grimoire }
berserkers-action-token = Token: { $token }
berserkers-action-layout = The map: { $places }

berserkers-spend-elves = Make the elves speak
    .text = Discard dice with a total of 10 or more.
berserkers-spend-grimoire = Open the grimoire
    .text = Discard dice with a total of 6 and turn over a card.
berserkers-spend-zodd = Attack Zodd
    .text = Discard dice with a total of 6; he loses 1 health.
berserkers-spend-treasure = Search for the treasure
    .text = Discard dice with a total of 6 and turn over the token.
berserkers-token-blank = blank
berserkers-token-treasure = the treasure

## Events

berserkers-event-laid = The map is laid out.
berserkers-event-request = The king demands: { $request }.
berserkers-event-offered = You draw a request: { $request }.
berserkers-event-refused = You refuse: { $request }.
berserkers-event-camped = The goblins camp on { $place } ({ $cell }).
berserkers-event-turn = Turn { $count }
berserkers-event-threw =
    { $dice-count ->
        [one] Your die: { $dice-0 }.
       *[other] Your dice: { $dice }.
    }
berserkers-event-placed = { $die } on card { $card }: { $deed }.
berserkers-event-located = { $place } ({ $cell }): { $deed }.
berserkers-event-went = { $creature } goes to { $place } ({ $cell }).
berserkers-event-lit = A fire burns on { $place } ({ $cell }).
berserkers-event-lifted = Darkness is lifted from { $place } ({ $cell }).
berserkers-event-marked = { $creature } bears the seal.
berserkers-event-pillaged =
    { $count ->
        [-1] { $creature } pillages, { $die }: that went wrong.
        [0] { $creature } pillages, { $die }: nothing found.
       *[other] { $creature } pillages, { $die }: a good catch.
    }
berserkers-event-bet =
    { $again ->
        [0] The bet: { $black } and { $green }. You win!
       *[other] The bet: { $black } and { $green }, then { $again }. { $count ->
            [0] You lose.
           *[other] You win!
        }
    }
berserkers-event-healed = { $creature } is healthy again.
berserkers-event-blocked = { $creature } is blocked.
berserkers-event-trained = Card { $card } is trained.
berserkers-event-slain = { $creature } is wiped out on { $place } ({ $cell }).
berserkers-event-gave = You give { $die } to the villagers: step { $count } of 4.
berserkers-event-gold =
    { $count ->
        [0] You can carry no more than { $total } gold.
       *[other] You gain { $count } gold and have { $total }.
    }
berserkers-event-paid = You pay { $count } gold and have { $total } left.
berserkers-event-received = The villagers give you: { $item }.
berserkers-event-used = You use: { $item }.
berserkers-event-spent = { $spend }.
berserkers-event-elves = The elves reveal their secret.
berserkers-event-page = The grimoire: { $grimoire }.
berserkers-event-token = The token on { $place } ({ $cell }) is blank.
berserkers-event-found = The treasure lies on { $place } ({ $cell })!
berserkers-event-hit = Zodd is hit: { $count } health left.
berserkers-event-gone = Zodd flees from the realm.
berserkers-event-storm =
    { $die ->
        [1] Thor rages: all 1s are lost.
        [2] Thor rages: all 2s are lost.
        [3] Thor rages: nobody can move this turn.
       *[other] Thor only grumbles.
    }
berserkers-event-rolled = { $creature } rolls { $die }.
berserkers-event-enemy = { $creature }: { $act }.
berserkers-event-marched = { $creature } goes to { $place } ({ $cell }).
berserkers-event-dark =
    { $count ->
        [0] Darkness falls on { $place } ({ $cell }). The supply is empty!
        [one] Darkness falls on { $place } ({ $cell }). { $count } gem is left.
       *[other] Darkness falls on { $place } ({ $cell }). { $count } gems are left.
    }
berserkers-event-out = The fire on { $place } ({ $cell }) goes out.
berserkers-event-enrolled = { $creature } appears on { $place } ({ $cell }).
berserkers-event-slowed =
    { $count ->
        [one] { $count } of your dice is locked.
       *[other] { $count } of your dice are locked.
    }
berserkers-event-wounded = { $creature } is wounded.
berserkers-event-died = { $creature } dies.
berserkers-event-shielded = The shield protects { $creature }.
berserkers-event-revived = { $creature } is alive again, on { $place } ({ $cell }).
berserkers-event-skipped = Divine power holds the riders back.
berserkers-event-saved = You keep a checkpoint.
berserkers-event-defeated = { $outcome }
berserkers-event-restored = Back to the checkpoint.
berserkers-event-over =
    { $victory ->
        [1] { $points ->
            [one] Victory with { $points } point: { $title }
           *[other] Victory with { $points } points: { $title }
        }
       *[other] The king waits in vain.
    }

berserkers-outcome-won = The fires burn, the riders are sealed, the king is content.
berserkers-outcome-darkness = There is no light left: darkness covers the realm.
berserkers-outcome-deaths = All three Berserkers are dead.
berserkers-outcome-time = Time has run out.

berserkers-title-beggar = The king does not know you, beggar.
berserkers-title-hardly = You call that a victory?
berserkers-title-tavern = You stayed too long in the tavern.
berserkers-title-axe = You are getting the hang of your axe.
berserkers-title-proud = The king is proud of you.
berserkers-title-knight = The king dubs you a knight.

## Why a choice is refused

berserkers-reason-not-thrown = the dice are not thrown yet
berserkers-reason-thrown = the dice are thrown already
berserkers-reason-no-such-die = you have no unused die showing { $die }
berserkers-reason-no-gold = you have no gold
berserkers-reason-shy-villagers = the villagers do not dare to take a { $die }
berserkers-reason-no-use = it would do nothing now: { $item }
berserkers-reason-not-held = you do not have it: { $item }
berserkers-reason-cannot-spend = your dice or your Berserkers do not allow it: { $spend }
berserkers-reason-saved = the checkpoint has been kept already
berserkers-reason-card-full = card { $card } takes no such die this turn
berserkers-reason-barred = Thor forbids it this turn: { $deed }
berserkers-reason-no-target = nothing is there for it to work on: { $deed }

## Deeds

berserkers-deed-move-1 = Move 1
    .text = One Berserker moves 1 step.
berserkers-deed-move-2 = Move 2
    .text = One Berserker moves up to 2 steps.
berserkers-deed-move-3 = Move 3
    .text = One Berserker moves up to 3 steps.
berserkers-deed-light = Light
    .text = Light the protective fire on a Berserker’s place.
berserkers-deed-push = Push
    .text = Move a creature from a Berserker’s place to the next one.
berserkers-deed-pull = Pull
    .text = Bring a creature from the next place to a Berserker.
berserkers-deed-lift = Lift
    .text = Remove a darkness gem from a Berserker’s place.
berserkers-deed-mark = Mark
    .text = Seal a rider on a Berserker’s place with a lit fire.
berserkers-deed-pillage = Pillage
    .text = Roll the black die: gold, nothing, or a wound.
berserkers-deed-bet = Bet
    .text = Pay 1 gold; win 3 about every second time.
berserkers-deed-location = Location
    .text = Use the action of a place where a Berserker stands.
berserkers-deed-gather = Gather
    .text = Bring Berserkers to this place from anywhere.
berserkers-deed-passage = Secret passage
    .text = A Berserker goes from here to any place.
berserkers-deed-rest = Rest
    .text = A wounded Berserker here becomes healthy.
berserkers-deed-block = Block
    .text = A rider does not play in the next Phase 2.
berserkers-deed-train = Train
    .text = An Action card takes two dice from now on.
berserkers-deed-slay = Slay orcs
    .text = Remove an orc squad from this place.

berserkers-act-attack = attack
    .text = Berserkers on this place are attacked.
berserkers-act-extended-attack = extended attack
    .text = Berserkers on this place and next to it are attacked.
berserkers-act-darkness = darkness
    .text = A darkness gem falls on this place.
berserkers-act-extinguish = extinguish
    .text = The fire on this place goes out.
berserkers-act-enrol = enrol orcs
    .text = An orc squad appears, if the place bears their symbol.
berserkers-act-slow = slow
    .text = One of your dice is locked for the next turn.
berserkers-act-nothing = nothing
    .text = Nothing happens.

## Places

berserkers-place-thing-stone = Thing-Stone
berserkers-place-smugglers-fjord = Smugglers’ Fjord
berserkers-place-healers-grove = Healer’s Grove
berserkers-place-frost-gate = Frost Gate
berserkers-place-shield-ring = Shield Ring
berserkers-place-bone-quarry = Bone Quarry
berserkers-place-hot-springs = Hot Springs
berserkers-place-axe-makers-yard = Axe-Maker’s Yard
berserkers-place-muster-field = Muster Field
berserkers-place-drowned-tunnels = Drowned Tunnels
berserkers-place-broken-bridge = Broken Bridge
berserkers-place-howling-pit = Howling Pit

## Items

berserkers-item-shield = Knight’s shield
    .text = Ignore an attack by a rider or an orc squad on one Berserker.
berserkers-item-boots = Noble’s boots
    .text = A Berserker makes up to 3 steps.
berserkers-item-cape = Magic cape
    .text = A Berserker goes to any place.
berserkers-item-stone = Precious stone
    .text = Reroll up to 4 dice.
berserkers-item-sword = Lord’s sword
    .text = Slay an orc squad on a Berserker’s place.
berserkers-item-brew = Suspicious brew
    .text = A wounded Berserker becomes healthy.
berserkers-item-potion = Druid’s potion
    .text = A dead Berserker comes back.
berserkers-item-harp = Harp
    .text = The riders place no darkness in the next Phase 2.
berserkers-item-purse = Purse
    .text = You gain 3 gold.
berserkers-item-object = Mysterious object
    .text = What is it for?

berserkers-grimoire-mishap = mishap
    .text = One of your Berserkers is wounded, or dies if he was.
berserkers-grimoire-stone-to-gold = stone to gold
    .text = You gain 2 gold.
berserkers-grimoire-divine-power = divine power
    .text = The riders do not play this turn.
berserkers-grimoire-burning-book = the book burns
    .text = The grimoire is gone.

## Requests

berserkers-request-no-darkness = No darkness will be tolerated
    .text = At the end no darkness gem is on the map.
berserkers-request-loki = The alliance with Loki
    .text = A place holds up to 2 darkness gems.
berserkers-request-no-orcs = Orcs off my land
    .text = At the end no orc squad is on the map.
berserkers-request-elves = The secret of the elves
    .text = Bring the three elf groups together, then discard dice with a total of 10 or more.
berserkers-request-no-sacrifice = No sacrifice
    .text = At the end all three Berserkers are alive. You start with the druid’s potion.
berserkers-request-goblins = Do not touch the goblins
    .text = Goblins wander about and put out fires until all eight burn.
berserkers-request-thor = The wrath of Thor
    .text = Each turn Thor may discard your 1s or 2s, or forbid moving.
berserkers-request-grimoire = The witch’s grimoire
    .text = Your Berserkers start wounded. Dice with a total of 6 turn over a card of the grimoire.
berserkers-request-zodd = The return of Zodd
    .text = Attack Zodd three times: a Berserker on his place and dice with a total of 6 each time.
berserkers-request-treasure = The treasure of Galloway
    .text = Find the treasure: a Berserker on a token and dice with a total of 6.
berserkers-request-shy-villagers = Frightened villagers
    .text = 5s and 6s cannot be given to the villagers.
berserkers-request-raging-orcs = Raging orcs
    .text = The orcs play twice each turn.

berserkers-kind-task = task
berserkers-kind-end = at the end
berserkers-kind-passive = handicap

## The table

berserkers-label-turn = Turn { $round }
berserkers-label-setup = Setup
berserkers-label-gold = gold
berserkers-label-price = { $deed } ({ $count } gold)
berserkers-label-darkness = darkness left
berserkers-label-fires = fires
berserkers-label-seals = seals
berserkers-label-villagers = villagers
berserkers-label-items = items
berserkers-label-dice = Your dice
berserkers-label-cards = Action cards
berserkers-label-trained = trained
berserkers-label-locked = locked
berserkers-label-requests = Requests
berserkers-label-met = done
berserkers-label-open = open
berserkers-label-checkpoint = checkpoint
berserkers-checkpoint-free = not kept yet
berserkers-checkpoint-kept = kept
berserkers-checkpoint-used = used
berserkers-label-riders = Riders
berserkers-label-sealed = sealed
berserkers-label-blocked = blocked
berserkers-label-bans = Now holds
berserkers-ban-barred = Thor forbids all Move actions this turn
berserkers-ban-hushed = the harp keeps the riders from placing darkness
berserkers-ban-skipped = divine power: the riders do not play this turn
berserkers-ban-blocked = blocked, does not play in the next Phase 2: { $creature }
berserkers-label-goblins = Goblins
berserkers-label-thor = Thor
berserkers-label-zodds = Zodd
berserkers-label-grimoire = Grimoire
berserkers-label-face-down = face down
berserkers-sign-black = k
berserkers-sign-blue = b
berserkers-sign-red = r
berserkers-stop-items = use an item while the enemies play
berserkers-label-orcs = Orcs
berserkers-label-danger = attack { $percent }%
berserkers-label-zodd = Zodd: { $health } health
berserkers-label-legend =
    B Berserker, b wounded · R rider, r sealed, ! blocked · O orcs · k black, b blue, r red ·
    E elves · G goblins · Z Zodd ·
    T token · * fire, + fire symbol · # darkness · o orc symbol ·
    > chance that an enemy arrives

## The end

berserkers-stat-turns = turns
berserkers-stat-fires = fires lit
berserkers-stat-out = fires put out
berserkers-stat-seals = riders sealed
berserkers-stat-lifted = darkness lifted
berserkers-stat-wounds = wounds suffered
berserkers-stat-rerolls = rerolls
berserkers-close = How close it was: { $fires } of 8 fires, { $seals } of 3 seals.
berserkers-stat-title = The tale

## The board in the browser

berserkers-board-map = The map
berserkers-board-threats =
    { $phase ->
        [2] Rest of Phase 2:
        [3] Rest of Phase 3:
       *[other] Next Phase 2:
    }
berserkers-settings = Items in Berserkers
berserkers-settings-note = While the enemies play, items can be used before each of their dice and after each attack.
berserkers-settings-items = Ask me about items while the enemies play
berserkers-threat-attack = attack
berserkers-threat-darkness = darkness
berserkers-threat-extinguish = fire out
berserkers-threat-reach = enemy arrives
berserkers-board-all = All, in this order
berserkers-board-give = Give the villagers all { $count } dice
berserkers-board-on = End, then throw
berserkers-board-which = With which die?
berserkers-board-lift = lift it, then choose a place
berserkers-board-enemies = The enemies’ dice
berserkers-board-orcs = orcs can be enrolled here
berserkers-board-token = a token, face down
berserkers-board-blank = a token known to be blank
berserkers-board-lit = a burning fire
berserkers-board-hearth = a fire that can be lit
berserkers-board-one-die = one die
berserkers-board-no-dice = No dice left
berserkers-board-ready = The dice are waiting
berserkers-board-deck =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

berserkers-progress-darkness = darkness gems on the map: { $have }, at most { $need } at the end
berserkers-progress-squads = orc squads on the map: { $have }, at most { $need } at the end
berserkers-progress-alive = Berserkers alive: { $have } of { $need }
berserkers-progress-healthy = healthy Berserkers: { $have } of { $need }
berserkers-progress-gold = gold: { $have } of { $need }
berserkers-progress-items = items: { $have } of { $need }
berserkers-progress-elves = elf groups together: { $have } of { $need }
berserkers-progress-zodd = hits on Zodd: { $have } of { $need }
berserkers-progress-treasure = tokens turned over: { $have } of { $need }

berserkers-end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
berserkers-account-gold = gold
berserkers-account-healthy = healthy Berserkers
berserkers-account-wounded = wounded Berserkers
berserkers-account-requests = requests
berserkers-account-squads = orc squads on the map
berserkers-account-checkpoint = return to the checkpoint
berserkers-share-won =
    ★ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
berserkers-share-lost =
    † lost after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, ▲ { $fires }/8

## The game of the day

berserkers-daily-text = { $game } with the same map, the same requests and the same dice for everybody who plays on the same day. Only your first try counts.
berserkers-daily-start = Play the game of this day
berserkers-daily-again = Play it again
berserkers-daily-first = Your first try of the day is the one that counts.
berserkers-daily-of = Game of the day, { $day }
berserkers-daily-all = My games of the day
berserkers-daily-copy = Copy the result
berserkers-daily-copied = The result has been copied. It tells nothing about the map, the requests or the dice.
berserkers-daily-by-hand = The browser does not allow copying. Select the text and copy it by hand.
berserkers-daily-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $won } won
berserkers-daily-day = Day
berserkers-daily-result = Result
berserkers-daily-turns = Turns
berserkers-daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
berserkers-daily-lost = lost
berserkers-daily-note = These results are kept in this browser and sent nowhere.

## Players made of code

bot-planner = Planning bot
    .text = thinks a whole turn through and meets many possible rolls of the enemies

## The guided first game

berserkers-guide-welcome = Welcome to the realm. You lead three Berserkers alone against three riders of shadow. Light all eight fires, seal the three riders and satisfy the king, before darkness covers the realm or your Berserkers are dead.
berserkers-guide-map = The map has twelve places. Each has an action that you can use while one of your Berserkers stands there, and many have a fire to light. Touch a place to read about it.
berserkers-guide-requests = The king has two requests. You must satisfy them to win. They stand under the villagers, with how far you are.
berserkers-guide-throw = A turn begins with your dice. Throw them: their numbers say what you can do this turn.
berserkers-guide-place = Place a die on an Action card, on the action with its number. A card takes one die a turn, a trained card two. Drag a die to a card, or choose die and card one after the other.
berserkers-guide-deeds = Actions move Berserkers, light fires, push and pull creatures, lift darkness or seal a rider. Each card says which number does what.
berserkers-guide-threats = The map shows what threatens every place, counted over all dice of the enemies. Do not leave a Berserker where attacks are likely.
berserkers-guide-gold = Does a die not fit? Reroll it for 1 gold, or give it to the villagers: they repay you with gold or an item when they have got enough.
berserkers-guide-end = Place the dice that help you, then end the phase. Now riders and orcs will play.
berserkers-guide-enemies = Every rider carries out the action of its die and then moves along its arrows: it attacks, spreads darkness, puts out fires or enrols orcs. You choose their order.
berserkers-guide-fires = Fires are the heart of the game. Riders and goblins put them out again, so light those first that lie far from the enemies.
berserkers-guide-seals = To seal a rider a Berserker must stand on its place. A sealed rider goes on acting, so seal late, but not too late.
berserkers-guide-finish = You know the way of a turn now. Train cards early, keep a checkpoint before something risky, and play on.
berserkers-guide-over = The game is over. Whether you have won or lost: now you know what the riders do. Every game lays the map anew.

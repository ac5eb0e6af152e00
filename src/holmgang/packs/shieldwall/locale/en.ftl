### Shieldwall in English. How messages are found: holmgang/texts/__init__.py

shieldwall-name = Shieldwall
shieldwall-tagline = Two armies, secret strategies, and a deck whose order only you know.
shieldwall-goal =
    Army against army: whoever loses a battle turns a unit into a gravestone, and whoever has no
    unit left has lost the game.
shieldwall-win =
    Each battle is won by the higher total: power of your first card, extra of the others, and what strategies add.
    The loser of a battle loses a unit; at a draw nobody does.
    Whoever runs out of battle cards loses two units. Win with as few cards as you can.
    Whoever has no unit left has lost.
shieldwall-home-about = Two armies face each other. Choose weapons, play secret strategies and decide how many cards to lead from a deck whose order only you know.
shieldwall-home-lesson = Guided first game
shieldwall-home-players = 2 players · 15 to 30 minutes

## Options

shieldwall-option-units = Units
    .help = how many units each army has at the start
shieldwall-option-first = First attacker
    .help = who attacks first: random, black or red
shieldwall-option-pack = Pack
    .help = the cards to play with: a name, or the path of a folder
shieldwall-first-random = random
shieldwall-first-black = black
shieldwall-first-red = red
shieldwall-pack-standard = standard

## Seats and weapons

shieldwall-colour-black = Black
shieldwall-colour-red = Red

shieldwall-weapon-swords = swords
    .text = Your battle cards count with their sword values.
shieldwall-weapon-bows = bows
    .text = Your battle cards count with their bow values.

## Questions

shieldwall-ask-attack =
    { $who ->
        [you] You attack. Which weapon do you take up?
       *[other] { $seat } attacks and chooses a weapon…
    }
    .help =
        The attacker names a weapon first. It decides which values of your battle cards count:
        the first card with its power, every further card with its extra. An enemy strategy can
        still force another weapon on you.
shieldwall-ask-strategy =
    { $who ->
        [you] Which strategy card do you play?
       *[other] { $seat } chooses a strategy card…
    }
    .help =
        Both players choose in secret and turn their cards over together. You must play one of
        your three; it counts for this battle only, then you draw a new one.
shieldwall-ask-defence =
    { $who ->
        [you] You defend. Which weapon do you take up?
       *[other] { $seat } defends and chooses a weapon…
    }
    .help =
        You already know the attacker’s weapon and both strategy cards. Your weapon decides which
        values of your own battle cards count; it may be the same as the attacker’s.
shieldwall-ask-force =
    { $who ->
        [you] How many battle cards do you lead into battle?
       *[other] { $seat } chooses a Force card…
    }
    .help =
        Both place a Force card face down and turn it over together. The first cards of your deck
        are used, in order: power of the first, extra of the others. The higher total wins, but
        every card is spent, and a player who runs out of cards loses two units.
shieldwall-ask-chance = Cards are shuffled and drawn…
shieldwall-ask-over = The game is over.

## Actions

shieldwall-action-weapon = Take up { $weapon }
shieldwall-action-play = Play { $strategy }
shieldwall-action-force =
    { $number ->
        [one] Lead with { $number } card
       *[other] Lead with { $number } cards
    }
shieldwall-action-first = First attacker: { $colour }
shieldwall-action-draw = { $colour } draws { $strategy }
shieldwall-action-draw-hidden = { $colour } draws a strategy card
shieldwall-action-shuffle = { $colour } shuffles: { $cards }
shieldwall-action-shuffle-hidden = { $colour } shuffles the battle deck

## Events

shieldwall-event-first =
    { $who ->
        [you] You will attack first.
       *[other] { $seat } will attack first.
    }
shieldwall-event-round =
    { $who ->
        [you] Round { $count }: you attack.
       *[other] Round { $count }: { $seat } attacks.
    }
shieldwall-event-unit =
    { $who ->
        [you] You lay out a unit card: { $card }.
       *[other] { $seat } lays out a unit card: { $card }.
    }
shieldwall-event-unit-many =
    { $who ->
        [you] You lay out { $count } unit cards: { $cards }.
       *[other] { $seat } lays out { $count } unit cards: { $cards }.
    }
shieldwall-event-cancel =
    { $cards-0 } ({ $names-0 }) and { $cards-1 } ({ $names-1 }) cancel each other.
shieldwall-event-weapon =
    { $who ->
        [you] You take up { $weapon }.
       *[other] { $seat } takes up { $weapon }.
    }
shieldwall-event-strategy =
    { $who ->
        [you] You play { $strategy }.
       *[other] { $seat } plays { $strategy }.
    }
shieldwall-event-forced =
    { $who ->
        [you] You are forced to take up { $weapon }.
       *[other] { $seat } is forced to take up { $weapon }.
    }
shieldwall-event-drew =
    { $who ->
        [you] You draw { $strategy }.
       *[other] { $seat } draws { $strategy }.
    }
shieldwall-event-drew-hidden = { $seat } draws a strategy card.
shieldwall-event-drew-many =
    { $strategy-count ->
        [0] { $seat } draws { $count } strategy cards.
       *[other] { $who ->
            [you] You draw { $count } strategy cards: { $strategy }.
           *[other] { $seat } draws { $count } strategy cards: { $strategy }.
        }
    }
shieldwall-event-spy =
    { $who ->
        [you] Your spy sees the enemy’s next cards: { $cards }.
       *[other] { $seat } sends a spy and sees the enemy’s next cards: { $cards }.
    }
shieldwall-event-spy-hidden = { $seat } sends a spy and looks at the enemy’s next cards.
shieldwall-event-scouted =
    { $who ->
        [you] Scouts are watching: you place your Force card face up, { $count }.
       *[other] Scouts are watching: { $seat } places a Force card face up, { $count }.
    }
shieldwall-sum =
    { $bonus ->
        [0] { $points-count ->
            [1] { $total }
           *[other] { $points } = { $total }
        }
       *[other] { $points }, bonus { $bonus } = { $total }
    }
shieldwall-event-battle =
    { $who ->
        [you] You lead { $cards } with { $weapon }: { shieldwall-sum }.
       *[other] { $seat } leads { $cards } with { $weapon }: { shieldwall-sum }.
    }
shieldwall-event-result =
    { $names-0 } { $totals-0 } : { $totals-1 } { $names-1 }. { $who ->
        [you] You win the battle!
        [nobody] The battle is drawn.
       *[other] { $seat } wins the battle.
    }
shieldwall-event-reserves =
    { $who ->
        [you] Your reserves: { $card } goes to the bottom of your deck.
       *[other] { $seat } keeps { $card } in reserve, at the bottom of the deck.
    }
shieldwall-event-scorched =
    { $who ->
        [you] Scorched earth: { $card } is lost from the top of your deck.
       *[other] Scorched earth: { $seat } loses { $card } from the top of the deck.
    }
shieldwall-event-lost =
    { $who ->
        [you] { $count ->
            [one] You lose a unit.
           *[other] You lose { $count } units.
        }
       *[other] { $count ->
            [one] { $seat } loses a unit.
           *[other] { $seat } loses { $count } units.
        }
    }
shieldwall-event-healed =
    { $who ->
        [you] { $count ->
            [one] Your healers bring a unit back.
           *[other] Your healers bring { $count } units back.
        }
       *[other] { $count ->
            [one] { $seat } heals a unit.
           *[other] { $seat } heals { $count } units.
        }
    }
shieldwall-event-run-out =
    { $who ->
        [you] Your battle deck is used up!
       *[other] { $seat } has used up the battle deck!
    }
shieldwall-event-shuffled =
    { $who ->
        [you] You shuffle your battle deck and look through it.
       *[other] { $seat } shuffles the battle deck.
    }
shieldwall-event-reshuffled = The strategy deck is shuffled together with its discards.
shieldwall-event-over =
    { $who ->
        [you] You win the game!
        [nobody] The game is drawn.
       *[other] { $seat } wins the game.
    }

## Why a choice is refused

shieldwall-reason-not-in-hand = you do not hold { $strategy }
shieldwall-reason-forced-weapon = a card dictates your weapon: { $weapon }
shieldwall-reason-too-few-cards =
    { $left ->
        [one] only { $left } card is left in your deck
       *[other] only { $left } cards are left in your deck
    }
shieldwall-reason-exact-force =
    { $number ->
        [one] a unit card demands exactly { $number } card
       *[other] a unit card demands exactly { $number } cards
    }
shieldwall-reason-force-limit =
    { $most ->
        [one] you may use { $most } card at most
       *[other] you may use { $most } cards at most
    }

## Strategy cards

shieldwall-strategy-arrow-storm = Arrow Storm
    .text = +2 points if you use bows and the enemy uses swords.
shieldwall-strategy-open-field = Open Field
    .text = The enemy must use bows.
shieldwall-strategy-field-healers = Field Healers
    .text = If you win, one of your gravestones turns back into a unit.
shieldwall-strategy-narrow-pass = Narrow Pass
    .text = The enemy may use at most 2 cards.
shieldwall-strategy-charge-home = Charge Home
    .text = +2 points if you use swords and the enemy uses bows.
shieldwall-strategy-close-quarters = Close Quarters
    .text = The enemy must use swords.
shieldwall-strategy-ambush = Ambush
    .text = +1 point for each card the enemy uses beyond the first.
shieldwall-strategy-vanguard = Vanguard
    .text = +3 points if you use exactly 1 card.
shieldwall-strategy-full-muster = Full Muster
    .text = +2 points if you use exactly 3 cards.
shieldwall-strategy-reserves = Reserves
    .text = If you use 2 or 3 cards, the last of them goes to the bottom of your deck.
shieldwall-strategy-scorched-earth = Scorched Earth
    .text = After the battle the enemy’s top card goes to the used pile.
shieldwall-strategy-blood-price = Blood Price
    .text = If you win, the enemy loses one unit more.
shieldwall-strategy-shield-wall = Shield Wall
    .text = Nobody loses a unit through the result of this battle.
shieldwall-strategy-spy = Spy
    .text = Before Force cards are placed you see the enemy’s next 3 cards.
shieldwall-strategy-countermand = Countermand
    .text = The enemy’s strategy card has no effect.

## Unit cards

shieldwall-card-champion = Champion
    .text = Both players use exactly 1 battle card.
shieldwall-card-bowmen = Bowmen
    .text = Both players use bows.
shieldwall-card-huskarls = Huskarls
    .text = If their owner wins this battle, the enemy loses one unit more.
shieldwall-card-scouts = Scouts
    .text = The enemy places the Force card face up before their owner chooses.

## Battle cards: swords, bows, mixed

shieldwall-card-S1 = Oath-sworn berserks
shieldwall-card-S2 = Jarl’s guard
shieldwall-card-S3 = Old swords
shieldwall-card-S4 = Shield brothers
shieldwall-card-S5 = Coast raiders
shieldwall-card-S6 = River wardens
shieldwall-card-S7 = Wolf pack
shieldwall-card-S8 = Young blades
shieldwall-card-B1 = Master archers
shieldwall-card-B2 = Cliff archers
shieldwall-card-B3 = Forest hunters
shieldwall-card-B4 = Ship’s bowmen
shieldwall-card-B5 = Marsh fowlers
shieldwall-card-B6 = Skirmishers
shieldwall-card-B7 = Volley line
shieldwall-card-B8 = Arrow bearers
shieldwall-card-M1 = Hall veterans
shieldwall-card-M2 = Border watch
shieldwall-card-M3 = Mountain folk
shieldwall-card-M4 = Free farmers
shieldwall-card-M5 = Standard bearers
shieldwall-card-M6 = Horn blowers
shieldwall-card-M7 = Shield bearers
shieldwall-card-M8 = Skalds

## The table

shieldwall-label-round =
    { $who ->
        [you] Round { $round } · you attack
        [nobody] Before the first battle
       *[other] Round { $round } · { $seat } attacks
    }
shieldwall-label-units =
    { $units ->
        [one] { $units } unit of { $size }
       *[other] { $units } units of { $size }
    }
shieldwall-label-graves =
    { $graves ->
        [one] { $graves } gravestone
       *[other] { $graves } gravestones
    }
shieldwall-label-weapon = weapon
shieldwall-label-strategy = strategy
shieldwall-label-force = force
shieldwall-label-sealed = chosen in secret
shieldwall-label-deck = deck
shieldwall-label-used = used
shieldwall-label-hand = hand
shieldwall-label-held =
    { $count ->
        [one] { $count } strategy card
       *[other] { $count } strategy cards
    }
shieldwall-label-banner = banner
shieldwall-label-next = Your next cards: power/extra
shieldwall-label-more = and { $count } more
shieldwall-label-strategies = Your strategy cards
shieldwall-label-pile = strategy deck
shieldwall-label-discards = discards
shieldwall-label-points =
    { $most ->
        [one] { $points } points with { $cards } card
       *[other] { $points } points with { $cards } cards
    }
shieldwall-label-sum = { $cards }: { shieldwall-sum }

## The tale of the battles, told at the end

shieldwall-chance = The cards
shieldwall-stat-left = units left
shieldwall-close =
    { $who ->
        [you] { $count ->
            [1] You won with your last unit.
           *[other] You won with { $count } units left.
        }
       *[other] { $count ->
            [1] It was close: { $seat } had one unit left.
           *[other] { $seat } had { $count } units left.
        }
    }
shieldwall-stat-title = The battles
shieldwall-stat-battles = Battles fought: { $battles }, drawn: { $drawn }
shieldwall-stat-won = battles won
shieldwall-stat-points = points per battle
shieldwall-stat-force = cards per battle
shieldwall-stat-bonus = bonus points
shieldwall-stat-lost = units lost
shieldwall-stat-healed = units healed
shieldwall-stat-run-outs = decks used up

## On the board in the browser

shieldwall-board-attacker = Attacker
shieldwall-board-defender = Defender
shieldwall-board-bonus = bonus
shieldwall-board-last = Last battle
shieldwall-board-field = The field
shieldwall-board-round = Round { $round }
shieldwall-board-times = { $count } ×
shieldwall-board-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
shieldwall-board-pile =
    { $count ->
        [one] { $count } strategy left
       *[other] { $count } strategies left
    }

## Players made of code

bot-nash = Nash bot
    .text = mixes its choices so that no enemy can exploit them

## The guided first game

shieldwall-guide-welcome = Welcome to the shield wall. You and your enemy have three units each. Whoever loses a battle loses a unit; whoever has none left has lost the game.
shieldwall-guide-deck = These are your battle cards. They lie in a fixed order that only you know, and you always lead the first ones. Each has a pair of figures for swords and one for bows: its power if it is the first card you lead, its extra if it is a further one.
shieldwall-guide-attack = You attack first. Compare what your first cards show for swords and for bows, and take up the better weapon.
shieldwall-guide-strategy = Now both of you choose a strategy card in secret. Read your three cards and play one that fits your weapon.
shieldwall-guide-force = How many cards do you lead: one, two or three? The first counts with its power, the others with their extra. More cards win more easily, but every card is spent.
shieldwall-guide-battle = Both totals are compared, and the higher one wins. The loser turns a unit into a gravestone. The log on the side adds up every card.
shieldwall-guide-spent = The cards you led are used up, and you have drawn a new strategy card. The winner of a battle attacks next.
shieldwall-guide-defence = Play the next battle. When you defend, you see the enemy’s weapon and both strategy cards before you choose your own weapon.
shieldwall-guide-units = There are four special units in each deck: Champion, Bowmen, Huskarls and Scouts. When one comes up it is laid out and changes the next battle for both.
shieldwall-guide-run-out = Mind your deck: whoever runs out of battle cards loses two units. Then all cards are taken back and shuffled.
shieldwall-guide-advice = Do you want advice? “Hint” asks a bot what it would do, “Odds” shows your chances with each choice.
shieldwall-guide-finish = You know enough now. Win battles with few cards and lose them with one. Play on until an army has no unit left.
shieldwall-guide-victory = Victory! You have held the wall. In a full game each army has more units, and decks are used up more than once.
shieldwall-guide-defeat = The wall has broken, but now you know how it is done. In a full game each army has more units, and decks are used up more than once.

## What a mistake cost

shieldwall-pieces =
    { $share ->
        [little] a small part of a unit
        [quarter] a quarter of a unit
        [third] a third of a unit
        [half] half a unit
        [most] most of a unit
       *[whole]
            { $count ->
                [one] one unit
               *[other] { $count } units
            }
    }

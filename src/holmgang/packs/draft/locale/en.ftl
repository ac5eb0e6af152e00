### The draft in English. How messages are found: holmgang/texts/__init__.py

draft-name = Berserk draft
draft-tagline = Stacks go round the table, and everybody builds a deck from what is left.
draft-goal =
    Pick one card of each stack and hand the rest on. From your 36 cards you build a deck of at
    least 30, and with it you play duels of Berserk.
draft-home-start = Draft with bots

## Options

draft-option-players = Players
    .help = how many draft together
draft-option-pack = Cards
    .help = the set of cards to draft from: a name, or the path of a folder
draft-pack-realms = Realms

## Seats

draft-colour-red = Red
draft-colour-blue = Blue
draft-colour-green = Green
draft-colour-yellow = Yellow
draft-colour-black = Black
draft-colour-white = White

## Questions

draft-ask-pick =
    { $who ->
        [you] Which card do you take?
       *[other] Everybody picks a card…
    }
    .help =
        You keep the card you pick, face down, and hand the others to your neighbour. Everybody
        picks at the same time. Few realms make a deck strong: an army of many realms has less
        gold and silver to spend.
draft-ask-cut =
    { $who ->
        [you] Do you leave out another card, or is the deck done?
       *[other] { $seat } builds a deck…
    }
    .help =
        A deck has at least 30 of your 36 cards, so you may leave out up to six. There is no limit
        on copies in a draft.
draft-ask-chance = The stacks are dealt…
draft-result-draw = The decks are built.
draft-ask-over = The decks are built.

## Actions

draft-action-deal = { $colour } is dealt { $card }
draft-action-deal-hidden = { $colour } is dealt a card
draft-action-pick = Take { $card }
draft-action-pick-hidden = Take a card
draft-action-cut = Leave out { $card }
draft-action-cut-hidden = Leave out a card
draft-action-done = The deck is done

## Events

draft-event-round =
    { $count ->
        [1] The first stacks are taken up; they go to the left.
        [2] The second stacks are taken up; they go to the right.
       *[other] The last stacks are taken up; they go to the left.
    }
draft-event-took =
    { $who ->
        [you] You take up your stack: { $cards }.
       *[other] { $seat } takes up a stack: { $cards }.
    }
draft-event-took-hidden = { $seat } takes up a stack.
draft-event-took-others = { $seats } take up their stacks.
draft-event-picked =
    { $who ->
        [you] You take { $card }.
       *[other] { $seat } takes { $card }.
    }
draft-event-picked-hidden = { $seat } takes a card.
draft-event-picked-others = { $seats } take a card each.
draft-event-got =
    { $who ->
        [you] You are handed: { $cards }.
       *[other] { $seat } is handed: { $cards }.
    }
draft-event-got-hidden = { $seat } is handed the next stack.
draft-event-got-others = { $seats } are handed the next stacks.
draft-event-left-out =
    { $who ->
        [you] You leave out { $card }.
       *[other] { $seat } leaves out { $card }.
    }
draft-event-left-out-hidden = { $seat } leaves out a card.
draft-event-left-out-many =
    { $cards-count ->
        [0] { $seat } leaves out { $count } cards.
       *[other] { $who ->
            [you] You leave out { $count } cards: { $cards }.
           *[other] { $seat } leaves out { $count } cards: { $cards }.
        }
    }
draft-event-left-out-others = { $seats } leave out a card each.
draft-event-built =
    { $who ->
        [you] Your deck is done: { $count } cards.
       *[other] { $seat } has built a deck of { $count } cards.
    }
draft-event-over = All decks are built. Let the duels begin!

## Why something cannot be done

draft-reason-pick-now = it is time to pick a card of the stack
draft-reason-not-in-stack = { $card } is not in your stack
draft-reason-build-now = it is time to build the decks
draft-reason-deck-too-small = a deck needs at least 30 cards
draft-reason-not-in-deck = { $card } is not in your deck

## The table

draft-label-round =
    { $left ->
        [1] Stack { $round } of 3, pick { $step } of 12 · the rest goes to the left
       *[other] Stack { $round } of 3, pick { $step } of 12 · the rest goes to the right
    }
draft-label-building = Building the decks
draft-label-stack = Your stack
draft-label-picks = Your cards
draft-label-spare =
    { $count ->
        [one] You may leave out { $count } more card.
       *[other] You may leave out { $count } more cards.
    }
draft-label-card = card
draft-label-cost = cost
draft-label-life = life
draft-label-move = move
draft-label-strike = strike
draft-label-text = text
draft-label-realms = By realm
draft-label-decks = The decks
draft-label-duel = A duel with a deck: holmgang play berserk --option copies=free --option south="…"

## The end of a draft in the browser

draft-end-title = The decks
draft-end-keep = Keep my deck
draft-end-kept = The deck is in your deck builder.
draft-end-kept-name = Draft { $day }
draft-end-duel = Duel

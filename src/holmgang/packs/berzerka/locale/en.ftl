### Berzerka in English. How messages are found: holmgang/texts/__init__.py

berzerka-name = Berzerka
berzerka-tagline = Bid with half a hand, beat whenever you can, and complete every contract once.
berzerka-goal =
    Everybody must complete every contract once. When all three have completed one, whoever did
    best gains its value in points and whoever did worst loses it.
berzerka-win =
    In every hand the declarer plays a contract against the two others.
    Everybody completes every contract once; the result is written down.
    When all three have completed a contract, the best result gains its value and the worst loses it.
    After the last hand the most points win.
berzerka-home-about = A trick-taking game with bidding, in which every hand brings another contract.
berzerka-home-short = Short game
berzerka-home-lesson = Guided first game
berzerka-home-players = 3 players · 30 to 75 minutes

## Options

berzerka-option-length = Length
    .help = how long the game is: full (5 contracts, 15 hands) or short (3 contracts, 9 hands)
berzerka-length-full = full, 15 hands
berzerka-length-short = short, 9 hands
berzerka-option-contracts = Contracts
    .help = starter, random, or the names of 5 (in a short game 3) contracts with commas between
berzerka-contracts-starter = starter contracts
berzerka-contracts-random = random contracts
berzerka-option-dealing = Dealing
    .help = halves: bid with 7 cards; whole: bid with all 13 (the variant Less Mizerka)
berzerka-dealing-halves = bid with half a hand
berzerka-dealing-whole = bid with the whole hand
berzerka-option-hotseat = Hotseat
    .help = whether a declarer in the hotseat discards last or, as a variant, first
berzerka-hotseat-last = discards last
berzerka-hotseat-first = discards first
berzerka-option-penalty = Penalty
    .help = worsen: a penalty makes every result worse; literal: it is taken off the tricks
berzerka-penalty-worsen = makes every result worse
berzerka-penalty-literal = is taken off the tricks
berzerka-option-memory = Memory
    .help = perfect: all tricks of the hand may be looked at again; strict: only the last one
berzerka-memory-perfect = all tricks lie open
berzerka-memory-strict = only the last trick
berzerka-option-first = First forehand
    .help = who deals first: random, blue, yellow or red
berzerka-first-random = random
berzerka-first-blue = blue
berzerka-first-yellow = yellow
berzerka-first-red = red
berzerka-option-pack = Pack
    .help = the contracts to play with: a name, or the path of a folder
berzerka-pack-standard = standard

## Seats, suits and announcements

berzerka-colour-blue = Blue
berzerka-colour-yellow = Yellow
berzerka-colour-red = Red

berzerka-trump-S = Spades
berzerka-trump-H = Hearts
berzerka-trump-D = Diamonds
berzerka-trump-C = Clubs
berzerka-suit-S = Spades
berzerka-suit-H = Hearts
berzerka-suit-D = Diamonds
berzerka-suit-C = Clubs
berzerka-order-high = high
    .text = In the first trick high ranks are strong; the order turns round with every trick.
berzerka-order-low = low
    .text = In the first trick low ranks are strong; the order turns round with every trick.
berzerka-parity-odd = odd
    .text = Odd ranks beat even ones.
berzerka-parity-even = even
    .text = Even ranks beat odd ones.
berzerka-strength-high = 13 is the strongest rank
berzerka-strength-low = 1 is the strongest rank
berzerka-strength-low-trump = 13 is the strongest rank, in the trump suit 1
berzerka-strength-odd = odd ranks beat even ones
berzerka-strength-even = even ranks beat odd ones
berzerka-strength-near = the closer to { $rank }, the stronger

## Contracts

berzerka-contract-berzerka = Berzerka
    .text = Pick a trump suit. As many tricks as possible.
berzerka-contract-hold-steady = Hold Steady
    .text = No trump. As many tricks as possible.
berzerka-contract-world-turned-over = World Turned Over
    .text = No trump, 1 is the strongest rank. As many tricks as possible.
berzerka-contract-swing-the-axe = Swing the Axe
    .text = No trump. Announce high or low; the order of ranks turns round with every trick. As many tricks as possible.
berzerka-contract-bottle-it-up = Bottle It Up
    .text = No trump. As few tricks as possible.
berzerka-contract-odins-rune = Odin’s Rune
    .text = The bottom card is turned up: its suit is trump. As many tricks as possible.
berzerka-contract-low-fury = Low Fury
    .text = Pick a trump suit; 1 is the strongest rank. As many tricks as possible.
berzerka-contract-mirror-shield = Mirror Shield
    .text = Pick a trump suit; in it 1 is the strongest rank. As many tricks as possible.
berzerka-contract-no-retreat = No Retreat
    .text = Pick a trump suit. You may not discard. As many tricks as possible.
berzerka-contract-slow-burn = Slow Burn
    .text = Pick a suit that is trump from trick 8 on. As many tricks as possible.
berzerka-contract-crooked-ranks = Crooked Ranks
    .text = No trump. Announce odd or even: these ranks beat the others. As many tricks as possible.
berzerka-contract-eye-of-the-storm = Eye of the Storm
    .text = No trump. Announce a rank: the closer to it, the stronger. As many tricks as possible.
berzerka-contract-first-blood = First Blood
    .text = Pick a trump suit. As many as possible of the tricks 1 to 6.
berzerka-contract-last-stand = Last Stand
    .text = Pick a trump suit. As many as possible of the tricks 9 to 13.
berzerka-contract-unbroken-charge = Unbroken Charge
    .text = No trump. The longest run of tricks won one after the other.
berzerka-contract-feast-or-famine = Feast or Famine
    .text = Pick a trump suit. As far from 5 tricks as possible, up or down.
berzerka-contract-measured-blow = Measured Blow
    .text = No trump. As close to 4 tricks as possible.
berzerka-contract-boast = Boast
    .text = Pick a trump suit and a number. Reach it and it counts; each missing trick counts against you.

## Questions

berzerka-ask-bid =
    { $who ->
        [you] Do you bid on a contract, or pass?
       *[other] { $seat } thinks about a bid…
    }
    .help =
        { $whole ->
            [1] You hold all thirteen cards, and the values of contracts never rise.
           *[other] You bid on half of your cards; a contract that is bid on so rises in value by one.
        } The first bid is free; every further bid of anybody raises the penalty by one trick. Once you
        have named a contract you must stay with it; a pass is final. If all pass, the forehand must play.
berzerka-ask-hotseat =
    { $who ->
        [you] You are in the hotseat. Which contract do you play?
       *[other] { $seat } is in the hotseat and chooses a contract…
    }
    .help =
        Everybody has passed, so you must play a contract that you have not completed. You see all
        your cards and have no penalty{ $whole ->
            [1] {""}
           *[other] , but the value of the contract does not rise
        }.
berzerka-ask-trump =
    { $who ->
        [you] Which suit do you make trump?
       *[other] { $seat } picks the trump suit…
    }
    .help = The trump suit beats the three other suits. Who cannot follow suit must play a trump.
berzerka-ask-order =
    { $who ->
        [you] Which ranks do you make strong in the first trick?
       *[other] { $seat } chooses the order of ranks…
    }
    .help = The order turns round after every trick.
berzerka-ask-parity =
    { $who ->
        [you] Which ranks do you make strong, odd or even?
       *[other] { $seat } chooses between odd and even…
    }
    .help = The ranks you name beat all others of their suit; among themselves the higher is stronger.
berzerka-ask-rank =
    { $who ->
        [you] Which rank do you make the strongest?
       *[other] { $seat } chooses the strongest rank…
    }
    .help = The closer a rank is to the one you name, the stronger it is.
berzerka-ask-number =
    { $who ->
        [you] How many tricks do you promise?
       *[other] { $seat } chooses a number of tricks…
    }
    .help = If you win at least so many, the number counts. Each trick that is missing counts minus one.
berzerka-ask-discard =
    { $who ->
        [you] Discard cards one by one, then say done. You draw as many.
       *[other] { $seat } discards…
    }
    .help =
        You may discard any number of cards, as long as the draw pile has as many. Nobody sees
        them. { $whole ->
            [1] The forehand begins. At a tie the declarer with the smaller discard ranks higher.
           *[other] At a tie between two who raised the value, the smaller discard ranks higher.
        }
berzerka-ask-play =
    { $who ->
        [you] Which card do you play?
       *[other] { $seat } chooses a card…
    }
    .help =
        Follow suit if you can, and beat the best card if you can. Without the led suit you must
        play a trump, a higher one if there is a trump already. Only then is your choice free.
berzerka-ask-claim =
    { $who ->
        [you] { $claimer ->
            [0] { $names-0 }
            [1] { $names-1 }
           *[2] { $names-2 }
        } claims { $claimed } of the last { $left } tricks. Do you agree?
       *[other] { $claimer ->
            [0] { $names-0 }
            [1] { $names-1 }
           *[2] { $names-2 }
        } claims { $claimed } of the last { $left } tricks. { $seat } thinks about it…
    }
    .help =
        If both others agree, the hand ends at once: the claimer wins so many tricks, the other side
        the rest, and the declarer writes down { $would }. If one refuses, play goes on.
berzerka-ask-chance = The cards are shuffled…
berzerka-ask-over = The game is over.

## Actions

berzerka-action-first = First forehand: { $colour }
berzerka-action-contract = Contract drawn: { $contract }
berzerka-action-shuffle = Cards in this order: { $cards }
berzerka-action-shuffle-hidden = Shuffle the cards
berzerka-action-bid = Bid { $contract }
berzerka-action-pass = Pass
berzerka-action-trump = { $trump }
berzerka-action-order = { $order }
berzerka-action-parity = { $parity }
berzerka-action-rank = Rank { $rank }
berzerka-action-number =
    { $number ->
        [one] { $number } trick
       *[other] { $number } tricks
    }
berzerka-action-discard = Discard { $card }
berzerka-action-discard-hidden = Discard a card
berzerka-action-done = Done
berzerka-action-play = Play { $card }
berzerka-action-claim =
    { $count ->
        [0] Claim no more tricks
        [one] Claim { $count } trick
       *[other] Claim { $count } tricks
    }
berzerka-action-agree = Agree
berzerka-action-refuse = Refuse

## Events

berzerka-event-first =
    { $who ->
        [you] You are the first forehand.
       *[other] { $seat } is the first forehand.
    }
berzerka-event-drawn = Contract in play: { $contract }.
berzerka-event-hand =
    { $who ->
        [you] Hand { $count }: you are forehand.
       *[other] Hand { $count }: { $seat } is forehand.
    }
berzerka-event-dealt =
    { $who ->
        [you] You are dealt { $cards }.
       *[other] { $seat } is dealt { $cards }.
    }
berzerka-event-dealt-hidden = { $seat } is dealt cards.
berzerka-event-dealt-others = { $seats } are dealt cards.
berzerka-event-bid =
    { $penalty ->
        [0] { $who ->
            [you] You bid { $contract }.
           *[other] { $seat } bids { $contract }.
        }
       *[other] { $who ->
            [you] You overbid with { $contract }: penalty { $penalty }.
           *[other] { $seat } overbids with { $contract }: penalty { $penalty }.
        }
    }
berzerka-event-passed =
    { $who ->
        [you] You pass.
       *[other] { $seat } passes.
    }
berzerka-event-hotseat =
    { $who ->
        [you] All have passed: you are in the hotseat.
       *[other] All have passed: { $seat } is in the hotseat.
    }
berzerka-event-declared =
    { $who ->
        [you] You play { $contract }, worth { $value }, penalty { $penalty }.
       *[other] { $seat } plays { $contract }, worth { $value }, penalty { $penalty }.
    }
berzerka-event-trump = Trump: { $trump }.
berzerka-event-order = Strong in the first trick: { $order } ranks.
berzerka-event-parity = Strong ranks: { $parity }.
berzerka-event-rank = The strongest rank is { $rank }.
berzerka-event-number =
    { $who ->
        [you] { $number ->
            [one] You promise { $number } trick.
           *[other] You promise { $number } tricks.
        }
       *[other] { $number ->
            [one] { $seat } promises { $number } trick.
           *[other] { $seat } promises { $number } tricks.
        }
    }
berzerka-event-turned = The bottom card is turned up: { $card }.
berzerka-event-discard =
    { $who ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
berzerka-event-discard-hidden = { $seat } discards a card.
berzerka-event-discard-many =
    { $cards-count ->
        [0] { $seat } discards { $count } cards.
       *[other] { $who ->
            [you] You discard { $count } cards: { $cards }.
           *[other] { $seat } discards { $count } cards: { $cards }.
        }
    }
berzerka-event-discarded =
    { $count ->
        [0] { $who ->
            [you] You keep your hand.
           *[other] { $seat } keeps the hand.
        }
        [one] { $who ->
            [you] You have discarded { $count } card.
           *[other] { $seat } has discarded { $count } card.
        }
       *[other] { $who ->
            [you] You have discarded { $count } cards.
           *[other] { $seat } has discarded { $count } cards.
        }
    }
berzerka-event-drew =
    { $cards-count ->
        [0] { $who ->
            [you] You draw nothing.
           *[other] { $seat } draws nothing.
        }
       *[other] { $who ->
            [you] You draw { $cards }.
           *[other] { $seat } draws { $cards }.
        }
    }
berzerka-event-drew-hidden = { $seat } draws as many.
berzerka-event-played =
    { $who ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
berzerka-event-played-hidden =
    { $who ->
        [you] You play a card.
       *[other] { $seat } plays a card.
    }
berzerka-event-trick =
    { $who ->
        [you] You win trick { $count }.
       *[other] { $seat } wins trick { $count }.
    }
berzerka-event-claimed =
    { $count ->
        [0] { $who ->
            [you] You claim no more tricks.
           *[other] { $seat } claims no more tricks.
        }
        [one] { $who ->
            [you] You claim { $count } more trick.
           *[other] { $seat } claims { $count } more trick.
        }
       *[other] { $who ->
            [you] You claim { $count } more tricks.
           *[other] { $seat } claims { $count } more tricks.
        }
    }
berzerka-event-agreed =
    { $who ->
        [you] You agree.
       *[other] { $seat } agrees.
    }
berzerka-event-refused =
    { $who ->
        [you] You refuse. Play goes on.
       *[other] { $seat } refuses. Play goes on.
    }
berzerka-event-shared =
    The rest is not played: { $who ->
        [you] you
       *[other] { $seat }
    } { $count }, { $other ->
        [0] { $names-0 }
        [1] { $names-1 }
       *[2] { $names-2 }
    } { $rest }.
berzerka-event-result =
    { $who ->
        [you] { $contract }: { $tricks ->
            [one] you win { $tricks } trick
           *[other] you win { $tricks } tricks
        }, penalty { $penalty }. Written down: { $recorded }.
       *[other] { $contract }: { $tricks ->
            [one] { $seat } wins { $tricks } trick
           *[other] { $seat } wins { $tricks } tricks
        }, penalty { $penalty }. Written down: { $recorded }.
    }
berzerka-event-ranked =
    { $contract } is complete: { $names-0 } { $points-0 }, { $names-1 } { $points-1 }, { $names-2 } { $points-2 }.
berzerka-event-over =
    { $names-0 } { $points-0 }, { $names-1 } { $points-1 }, { $names-2 } { $points-2 }. { $who ->
        [you] You win the game!
       *[other] { $seat } wins the game.
    }

## Why a choice is refused

berzerka-reason-not-in-hand = you do not hold { $card }
berzerka-reason-pile-empty =
    { $count ->
        [one] the draw pile has only { $count } card for you
       *[other] the draw pile has only { $count } cards for you
    }
berzerka-reason-not-in-play = { $contract } is not in play
berzerka-reason-completed = you have already completed { $contract }
berzerka-reason-bound = you have bid { $contract } and must stay with it
berzerka-reason-no-overbid = the penalty card goes no further than { $number }
berzerka-reason-must-follow = you must follow suit: { $suit }
berzerka-reason-must-beat = you must follow suit ({ $suit }) and beat { $card }
berzerka-reason-must-trump = you cannot follow suit and must play a trump: { $trump }
berzerka-reason-must-overtrump = you must play a trump ({ $trump }) that beats { $card }
berzerka-reason-claim-late = there is only one trick left
berzerka-reason-claim-again = a claim has been refused in this trick
berzerka-reason-claim-many =
    { $count ->
        [one] there is only { $count } trick left
       *[other] there are only { $count } tricks left
    }

## The table

berzerka-label-several = Several cards at once: 2 5 7 done, or S3 H10 done.
berzerka-label-hand = Hand { $hand } of { $hands }
berzerka-label-forehand = forehand
berzerka-label-declarer = declarer
berzerka-label-hotseat = in the hotseat
berzerka-label-penalty = penalty { $penalty }
berzerka-label-trump = trump: { $trump }
berzerka-label-no-trump = no trump
berzerka-label-number =
    { $number ->
        [one] promised: { $number } trick
       *[other] promised: { $number } tricks
    }
berzerka-label-turned = turned up: { $card }
berzerka-label-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
berzerka-label-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
berzerka-label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
berzerka-label-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
berzerka-label-discarded = discarded: { $count }
berzerka-label-bid = bids { $contract }
berzerka-label-passed = passed
berzerka-label-board = The contract board: result, points, discards; ■ is a cube
berzerka-label-contract = contract
berzerka-label-value = value
berzerka-label-trick = Trick { $number }
berzerka-label-last = Last trick
berzerka-label-your-hand = Your hand
berzerka-label-your-discards = Your discards
berzerka-odds-title = Where the unseen cards may be
berzerka-odds-about = Every deal that fits what you have seen is equally likely.
berzerka-odds-out =
    { $count ->
        [0] all seen
        [one] { $count } card unseen
       *[other] { $count } cards unseen
    }
berzerka-odds-cards = Cards of the suit
berzerka-odds-splits = Likely splits
berzerka-odds-split = { $one }–{ $two }: { $share }%
berzerka-odds-none = There are no hidden cards to reckon with now.
berzerka-chance = The cards
berzerka-close =
    { $who ->
        [you] { $count ->
            [one] You won by { $count } point.
           *[other] You won by { $count } points.
        }
       *[other] { $count ->
            [one] You were { $count } point short of first place.
           *[other] You were { $count } points short of first place.
        }
    }
berzerka-stat-title = How the contracts went
berzerka-stat-totals = Final totals: { $totals }.

## Cards

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

## Only on the board in the browser

berzerka-board-table = The table
berzerka-board-contracts = The contract board
berzerka-board-order = Order of your cards
berzerka-board-order-falling = high first
berzerka-board-order-rising = low first
berzerka-board-order-strength = by strength
berzerka-board-led = { $suit } led
berzerka-board-later = { $trump }: trump from trick { $number } on
berzerka-board-penalty = penalty
berzerka-board-free = The first bid is free.
berzerka-board-overbid = An overbid raises the penalty to { $penalty }.
berzerka-board-pick =
    { $count ->
        [one] Pick the cards you do not want. The pile has { $count } card.
       *[other] Pick the cards you do not want. The pile has { $count } cards.
    }
berzerka-board-discard =
    { $count ->
        [0] Keep all cards
        [one] Discard { $count } card and draw
       *[other] Discard { $count } cards and draw
    }
berzerka-board-claim = Claim the rest
berzerka-board-claim-how = How many of the { $left } tricks left do you win? The others must agree; no cards are shown.
berzerka-board-lead = Lead my { $count } sure winners
berzerka-board-lead-stop = Stop
berzerka-board-claimed =
    { $claimed ->
        [one] { $claimed } trick of { $left }
       *[other] { $claimed } tricks of { $left }
    }
berzerka-board-would = The declarer would write down { $would }.
berzerka-board-odds = Suit odds
berzerka-board-summary = Hand { $hand } is over
berzerka-board-ranked = All three have completed this contract: it is ranked.
berzerka-board-unranked = Points are given when all three have completed this contract.
berzerka-board-tricks = Tricks
berzerka-board-result = Result
berzerka-board-points = Points
berzerka-board-total = Game points
berzerka-board-cube = cube: bid with half a hand

## Players made of code

bot-solver = Solving bot
    .text = imagines the hidden cards and plays each deal out perfectly

## The guided first game

berzerka-guide-welcome = Welcome to Berzerka, a game of tricks for three. In every hand one player, the declarer, plays a contract against the two others.
berzerka-guide-contracts = The board lists the contracts of this game. Everybody must complete each of them once. When all three have done so, the best result gains the value of the contract and the worst loses it.
berzerka-guide-bid = You see only the first half of your cards. Bid on a contract that suits them, or pass. The first bid is free; each further one costs the declarer a trick.
berzerka-guide-declarer = The auction is over, and another player is the declarer. You and your partner of this hand try to spoil the contract. Before play you may discard cards and draw as many.
berzerka-guide-declarer-you = You are the declarer. Announce what the contract asks for, then discard weak cards if you like: you draw as many from the pile.
berzerka-guide-follow = Now tricks are played. Follow the led suit if you can, and beat the best card if you can. Cards that the rules forbid are dimmed; point at one to read why.
berzerka-guide-trick = The strongest card has won the trick, and its owner leads the next one. A trump beats every card of another suit.
berzerka-guide-tricks = Play a few more tricks. Watch which suits run out: whoever cannot follow must play a trump.
berzerka-guide-claim = Once it is plain how the rest will go, you can claim it: say how many of the last tricks are yours. If both others agree, the hand ends at once.
berzerka-guide-hand = Play the hand to its end. The declarer writes the result down on the board.
berzerka-guide-cube = The result stands in the declarer’s box. A contract that you have completed is behind you; in the next hands you need the others.
berzerka-guide-points = Points are given only when all three have completed a contract: the best result gains, the worst loses. A contract that was bid on half a hand is worth one more.
berzerka-guide-finish = That was a whole hand. Play on: the game ends when everybody has completed all contracts, and the most points win.
berzerka-guide-end = The game is over, and you know how it goes. In a full game there are five contracts and fifteen hands.

## What a mistake cost

berzerka-pieces =
    { $share ->
        [little] a small part of a point
        [quarter] a quarter of a point
        [third] a third of a point
        [half] half a point
        [most] most of a point
       *[whole]
            { $count ->
                [one] one point
               *[other] { $count } points
            }
    }

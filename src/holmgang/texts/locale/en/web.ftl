### The words of the web app. Games bring their own.

web-skip = Skip to the content
web-go-on = Continue
web-close = Close
web-loading = One moment…
web-error = Something went wrong. Please try again.
web-unreachable = The server cannot be reached. Is it still running?
web-missing = Nothing here
web-missing-text = There is no page at this address.
web-footer = Holmgang is an unofficial fan project. It contains no text or artwork of any publisher.

## Ways through the app

web-nav = Pages
web-nav-home = Home
web-nav-lobby = The hall
web-nav-new = New table
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-account = Account
web-nav-profile = Your games
web-nav-about = About and licences

## Home

web-home-title = Take a seat in the hall
web-home-awaited = Others are waiting for you
web-home-lead = A digital table for the Berserk family of games. The rules are enforced, every shuffle can be proven fair, and there is always a bot to play against.
web-home-resume = Go on playing
web-home-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
web-home-games = The games
web-quick = Play against a bot now
web-quick-alone = Play now
web-why-fair = Proven fair
web-why-fair-text = Before the first shuffle the table commits itself to a secret. When the game is over, the secret proves every card.
web-why-rules = Rules you can look up
web-why-rules-text = Every rule has a number. What cannot be done is greyed out, and says why.
web-why-open = Yours
web-why-open-text = It runs on your own machine. No account is needed, and nothing is sent anywhere.

## The hall

web-lobby-going = Your tables
web-lobby-going-none = You are not sitting at any table.
web-lobby-open = Open tables
web-lobby-open-none = Nobody is waiting for an opponent just now.
web-lobby-running = Games in progress
web-lobby-running-none = No other game is being played just now.
web-table-laying = The table is being set up: the board, the pieces, and all that has happened so far.
web-table = Table
web-table-resume = Go on
web-table-join = Join
web-table-watch = Watch
web-table-your-turn = Your turn
web-table-private = By invitation only
web-advice = With advice
web-advice-text = With advice: everybody may ask for hints and odds.
web-advice-none = Without advice
web-advice-none-text = Without advice: nobody gets hints or odds.
web-table-gone = This table cannot be shown
web-table-seats = Seats
web-state-waiting = Waiting
web-state-running = Running
web-state-over = Finished
web-colour-black = Black: raven
web-colour-red = Red: wolf
web-colour-blue = Blue: bear
web-colour-yellow = Yellow: boar
web-colour-south = South: stag
web-colour-north = North: dragon
web-colour-green = Green: stag
web-colour-white = White: dragon
web-seat-open = Free seat
web-seat-you = You
web-seat-online = Here
web-seat-away = Away
web-seat-guest = guest
web-away = { $name } is away. In { $time } you may go on without them.
web-away-now = { $name } is away.
web-away-bot = Let a bot play on
web-away-claim = Claim the game
web-chat-about = Block or report
web-leave-outdated = Leave the table
web-seat-waiting = Still free
web-seat-acts = Has to choose
web-seat-sealed = Has chosen

## A new table

web-new-game = Game
web-new-seats = Seats
web-new-options = Options
web-new-value = { $option }: { $value }
web-new-clock = Clock
web-new-own = chosen by me
web-new-by-book = as the book says
web-new-otherwise = Read otherwise: { $count }
web-new-chosen = { $count ->
    [one] 1 card is chosen.
   *[other] { $count } cards are chosen.
}
web-new-chosen-of = { $count } of { $all } are chosen.
web-new-private = Only for people with the invitation link
web-new-advice = With advice: everybody may ask for hints and odds
web-new-open = Open the table
web-kind-me = I play
web-kind-me-text = Your own seat.
web-kind-open = Open seat
web-kind-open-text = Somebody else can sit down here.
web-kind-hot = Another person at this device
web-kind-hot-text = You pass the device to each other.
web-level-beginner = Beginner
web-level-casual = Casual
web-level-skilled = Skilled
web-level-strong = Strong
web-level-expert = Expert
web-clock-none = No clock
web-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-clock-seconds =
    { $seconds ->
        [0] no extra time
        [one] + { $seconds } second per choice
       *[other] + { $seconds } seconds per choice
    }
web-clock-increment = Extra time per choice
web-clock-short = { $minutes } min + { $seconds } s
web-clock-days =
    { $days ->
        [one] { $days } day per choice
       *[other] { $days } days per choice
    }
web-clock-days-left = { $days } d { $hours } h
web-clock-left = Time left: { $time }

## Before the first roll

web-wait-begin = Begin when you are ready.
web-wait-others = You are ready. The game begins when everybody is.
web-wait-join = There is a free seat at this table.
web-wait-sit = Sit down
web-wait-ready = Ready
web-wait-not-ready = Not ready yet
web-wait-invite = Invitation link
web-wait-copy = Copy the link
web-wait-copied = The link has been copied.
web-wait-unreachable = So far only this computer can open the link. To play with somebody at another one:
web-wait-reach-network = in the same network, start the table with “holmgang serve --host 0.0.0.0” and open it by this computer’s own address, as http://192.168.1.20:8642;
web-wait-reach-internet = over the internet, put it behind a server with a name, and say that name in HOLMGANG_PUBLIC_URL.
web-wait-start = I am ready: begin

## Fair chance

web-fair-title = Fair chance
web-fair-text = The table has drawn a secret seed and shows its fingerprint here before the first shuffle. After the game the seed is revealed, and anybody can check that every shuffle and every draw follows from it.
web-fair-commitment = Fingerprint of the secret seed
web-fair-own = Your own words for the seed (if you like)
web-fair-own-text = Letters a–z and digits. Whatever you write is stirred into every shuffle, so that the table alone cannot have chosen them.
web-fair-own-example = raven42
web-fair-mix = Words of { $name }
web-fair-seed = The revealed seed
web-fair-later = The seed is revealed when the game is over.
web-fair-verify = Verify now
web-fair-download = Download the record
web-fair-offline = With the record you can also check it yourself, without this server: holmgang verify FILE
web-fair-checking = Checking…
web-fair-proven =
    { $rolls ->
        [one] Proven: { $rolls } shuffle or draw follows from the seed.
       *[other] Proven: all { $rolls } shuffles and draws follow from the seed.
    }

## At the table

web-ask = What is asked
web-ask-board = Choose on the board.
web-help = What does that mean?
web-prompt-sealed = Your choice: { $action }. Waiting for the others…
web-prompt-queued = { $name } is waiting for a free place to think: the server is busy.
web-sealed-note = Nobody sees it yet. You can still change it until everybody has chosen.
web-spectator = You are watching.
web-action-sealed = chosen
web-hint-this = hint
web-hint-none = No hint this time. { $why }
web-hint-share = { $share } %
    .text = The share of the adviser’s attention
web-actions-unfold =
    { $count ->
        [one] Show { $count } choice as a list
       *[other] Show all { $count } choices as a list
    }
web-actions-fold = Hide the list
web-actions-blocked =
    { $count ->
        [one] Not possible now: { $count } choice
       *[other] Not possible now: { $count } choices
    }
web-inspector = Card
web-log = Log
web-guide-step = Step { $at } of { $all }
web-guide-next = Go on
web-guide-go-on = A real game
web-guide-rules = The rules
web-tool-win = How to win
web-log-why = How it came about
web-voice-before = { $count ->
        [one] One thing happened before that.
       *[other] { $count } things happened before that.
    }
web-chat = Chat
web-chat-none = Nothing has been said yet.
web-chat-say = Say something
web-chat-send = Send
web-tools = Tools
web-tool-undo = Undo
web-tool-hint = Hint
web-tool-thinking = Thinking…
web-tool-odds = Odds
web-tool-takeback = Take back
web-tool-draw = Offer a draw
web-tool-resign = Resign
web-tool-fair = Fair chance
web-nudge-do = Nudge { $name }
web-nudge-sent = You have nudged { $name }.
web-nudge = { $name } is waiting for your choice.
web-notify = Notices
web-notify-ask = Shall the browser tell you when it is your turn?
web-notify-yes = Yes, tell me
web-notify-no = No
web-notify-denied = The browser does not allow notices from this page.
web-resign-title = Resign?
web-resign-text = The game ends at once and your opponent wins.
web-resign-alone = The game ends at once and counts as lost.
web-resign-no = Play on
web-resign-yes = Resign
web-offer-draw = { $name } offers a draw.
web-offer-draw-sent = You have offered a draw.
web-offer-takeback = { $name } asks to take back the last choice.
web-offer-takeback-sent = You have asked to take back your last choice.
web-offer-accept = Accept
web-offer-decline = Decline
web-odds-battle = Battle { $win } % ({ $low }–{ $high }), game { $game } %
web-odds-game = { $win } % ({ $low }–{ $high })
web-link-lost = The connection is lost. It is being restored; nothing of your game is lost.
web-link-now = Try now
web-link-restarting = The server restarts. The game goes on in a moment.
web-curtain = It is { $name }’s turn
web-curtain-text = Pass the device on. The cards are shown when you open the curtain.
web-curtain-open = I am { $name }: show my cards

## The end

web-end-open = Show the result
web-luck = Was it luck?
web-luck-weighing = Weighing what chance did, a few seconds…
web-luck-none = There is no report for this game.
web-luck-text = What shuffles and draws were worth to each side, as a share of a win, estimated by playing on at random from every point. In brackets: the range within which the figure lies with 95 % certainty.
web-luck-words =
    { $kind ->
        [good] { $chance } gave { $luck } % of a win ({ $low } to { $high })
        [bad] { $chance } took { $luck } % of a win ({ $low } to { $high })
       *[even] { $chance } favoured nobody ({ $low } to { $high })
    }
web-chance = Chance
web-turning = Turning points
web-turning-point =
    { $kind ->
        [good] { $gain } % of a win for you.
       *[bad] { $gain } % of a win against you.
    }
web-turning-look = See it
web-analysis = The expert’s view
web-analysis-thinking = The expert is looking at the game…
web-analysis-none = There is no analysis of this game.
web-analysis-stood =
    { $players ->
        [1] You stood well for { $share } % of the game.
       *[other] { $seat } stood better for { $share } % of the game.
    }
web-analysis-choice = You chose: { $chosen }. Better: { $better }.
web-analysis-play = Play on with the better choice
web-analysis-fine = No choice of yours clearly cost anything.
web-analysis-note = { $graded } of { $choices } choices were compared with the expert’s, who knew no more than the player did.
web-rematch = Rematch
web-rematch-alone = Play again
web-rematch-join = Join the rematch
web-next =
    { $count ->
        [1] Last duel
       *[other] Next duel
    }

## Replay

web-replay = Replay
web-replay-text = Open the record of a game and watch it line by line. Its chance is checked as well.
web-replay-file = Record (a text file)
web-replay-choose = Choose a file
web-replay-controls = Controls
web-replay-start = Before the first card
web-replay-moment = Moment of the game
web-replay-of = { $at } of { $last }
web-replay-first = To the beginning
web-replay-back = One back
web-replay-next = One forward
web-replay-last = To the end
web-replay-part = Turn, round or hand
web-replay-part-back = To the turn before
web-replay-part-next = To the next turn
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-link = Link to this moment
web-replay-turn = Turn the board
web-speed-0 = slow
web-speed-1 = normal
web-speed-2 = fast
web-play-on = Play on from here
web-play-on-text = A new table begins at line { $number } of this game. You play against a bot.
web-play-on-alone = A new table begins at line { $number } of this game.
web-play-on-seat = You play
web-play-on-bot = Opponent

## Rules

web-rules-title = Rules of { $game }
web-rules-lead = Every rule has a number by which it can be cited. Rulings are marked: there the rulebook is silent and we decided.
web-rules-search = Search
web-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-contents = Contents
web-rules-edition = Edition
web-rules-all-editions = both editions
web-rules-now = Asked: { $rule }
web-rules-open = Read rule { $rule }
web-rules-ruling = ruling
web-rules-made = reconstructed

## Settings

web-set-lang = Language
web-set-theme = Light
web-set-motion = Animations
web-set-size = Text size
web-set-table = At the table
web-set-sound = Sounds
web-sound-auto = A signal when people wait for me
web-sound-on = On
web-sound-off = Off
web-set-notify = Tell me by a notice when it is my turn and I look elsewhere
web-set-odds = Show the odds of every choice
web-set-speed = Speed of the others’ play
web-pace-slow = Slow
web-pace-usual = Usual
web-pace-fast = Fast
web-pace-once = At once
web-pace-step = Step by step
web-set-scenes = After a battle or a trick
web-scenes-moment = Go on after a moment
web-scenes-click = Wait for a click
web-set-forced = Make a choice for me when there is only one, or when all come to the same
web-set-confirm = Ask again before what cannot be undone
web-confirm = { $action }?
web-confirm-yes = Yes, do it
web-confirm-no = Not yet
web-keys = Keys
web-keys-note = On a field of squares the arrow keys walk from square to square.
web-key-choose = make the choice with this number
web-key-walk = walk through the choices
web-key-take = make the choice you stand on
web-key-go-on = what happened has been seen: go on
web-key-undo = undo
web-key-hint = hint
web-key-rules = the rule of the question
web-key-close = close what is open
web-key-keys = show this sheet
web-set-note = Settings are kept in this browser.
web-theme-auto = As the system
web-theme-dark = Hall by night
web-theme-light = Daylight
web-motion-auto = As the system
web-motion-on = On
web-motion-off = Off
web-size = { $percent } %

## About

web-about-lead = Holmgang is a table for the Berserk family of games: the browser, the terminal, bots and simulations all use the same rules engine.
web-about-unofficial = Unofficial
web-about-unofficial-text = This is a fan project, neither made nor endorsed by the publishers of the games. It contains none of their artwork and none of their texts. The rules are told in our own words; lost cards are reconstructed and marked as such.
web-about-fair = Fair chance
web-about-fair-text = Every shuffle follows from a seed that is fixed before the game and revealed after it. Records can be verified offline.
web-about-licences = Licences
web-about-licences-text = Holmgang is free software under the MIT licence. It builds on the work of others:
web-about-programs = For programs
web-about-programs-text = Everything this page can do, a program can do as well: the interface is documented.
web-about-tokens = API tokens

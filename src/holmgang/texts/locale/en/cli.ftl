### The command line.

cli-help =
    Holmgang: the digital table for the Berserk family of games.
    Rules are enforced, and the chance of every game can be proven fair.
cli-version-help = say which version this is, and whether its engine is compiled
cli-version =
    { $build ->
        [compiled] Holmgang { $version }, compiled build, Python { $python }
       *[interpreted] Holmgang { $version }, interpreted build, Python { $python }
    }

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-a-command = COMMAND
help-some-options = OPTIONS
help-value = VALUE
help-default = (usually { $value })
help-lang = the language of all texts; else that of the system
help-help = show this help

meta-game = GAME
meta-rule = ID or WORDS
meta-file = FILE
meta-seat = SEAT
meta-bots = BOT,…
meta-seed = SEED
meta-option = NAME=VALUE
meta-words = WORDS
meta-name = NAME

arg-game = which game: { $known }
arg-option = an option of the game, as “holmgang games” lists them; may be repeated
arg-record = the file of a record
json-help = print one JSON object instead of text for people

number = { $value }

## games, rules

games-help = List the games with their options and bots.
games-players =
    { $count ->
        [one] for { $count } player
       *[other] for { $count } players
    }
games-bots = bots: { $bots }
games-levels = levels: { $levels }
games-refused = The game of the package “{ $package }” cannot be used ({ $reason }).

rules-help = Read the numbered rules of a game: all, one of them, or those with some words.
rules-arg-query = the number of a rule (SW-FRC-01), the beginning of one, or words to look for

## replay, verify

replay-help = Tell a recorded game line by line.
replay-ending = The match: { $ending }.

verify-help = Prove from the record alone that no roll or shuffle was tampered with.
verify-lines =
    { $count ->
        [one] The record is intact: { $count } line, all allowed by the rules.
       *[other] The record is intact: { $count } lines, all allowed by the rules.
    }
verify-commitment = The revealed seed is the one committed to before the first card: { $hash }…
verify-mix = Stirred in by { $seat }: { $words }
verify-proven =
    { $count ->
        [one] Proven: the { $count } roll or shuffle follows from the seed.
       *[other] Proven: all { $count } rolls and shuffles follow from the seed.
    }
verify-proven-open =
    { $count ->
        [one] Proven so far: the { $count } roll or shuffle follows from the seed. The game is not finished.
       *[other] Proven so far: all { $count } rolls and shuffles follow from the seed. The game is not finished.
    }

## analyse

analyse-help = Look at your choices again: the worst first, each beside what the expert would have done.
analyse-arg-seat = whose choices, by number (0, 1, …) or colour; else those of all people
analyse-arg-bot = who judges: a level or a bot; else the expert
analyse-arg-seconds = how many seconds to think about the whole game
analyse-arg-iterations = iterations for each choice instead of a time; then the same record gives the same answer
analyse-arg-svg = draw who stood better over the game into this file
analyse-graph = { $game }: who stood better, line by line
analyse-seat = { $seat }: the worst choices
analyse-line = Line { $number }: { $chosen }
analyse-better = Better: { $better }
analyse-fine = No choice clearly cost anything.
analyse-even = –
analyse-column-line = line
analyse-column-seat = who
analyse-column-chosen = chosen
analyse-column-better = the expert
analyse-column-cost = cost
analyse-method = Judged by { $bot }, who knew no more than the player: { $graded } of { $choices } choices. A choice is dear if it did clearly worse in the same imagined games.

## play: the command

play-help = Play a game against bots in the terminal.
play-arg-seat = your seat, by number (0, 1, …) or colour; else the first
play-arg-bots = who plays the other seats: a level (beginner, casual, skilled, strong, expert) or a bot ({ $known }); ismcts:500ms thinks half a second, greedy:misses30 overlooks its best choice in 30 of 100 cases
play-arg-seed = a word or number that makes the whole game repeatable
play-arg-mix = words of your own to stir into the chance, so that you need not trust it
play-arg-name = your name in the record
play-arg-resume = go on with a saved game

## play: the game

play-your-name = Player
play-you-are = You play { $colour }.
play-against = { $colour } is played by: { $seat } ({ $bot }).
play-commitment = Fair chance, committed to before the first card:
play-mixed = Your own words are stirred in: { $words }
play-how = Answer with the number of a choice. “?” explains everything, “quit” saves and leaves.
play-resumed = The saved game goes on.
play-only-choice = The only choice, made for you: { $action }.
play-no-number =
    { $count ->
        [one] There is only choice 1.
       *[other] There are only the choices 1 to { $count }.
    }
play-asked-by = This is rule { $rule }; “why” shows it.
play-refused-by = By rule { $rule }; “why” shows it.
play-no-rule = This game names no rule for it.
play-undone = Taken back.
play-thinking = Thinking…
play-hint = { $bot } would choose { $number }: { $action }{ $share ->
    [100] .
   *[other] {" "}({ $share } %).
}
play-hint-besides = or { $number }: { $action } ({ $share } %)
play-kept = The game is saved: { $file }
play-verify = Prove its chance with: { $command }
play-quit = The game is saved. Go on with: { $command }
play-not-kept = The game could not be saved to { $file }. Save it elsewhere with “save FILE”, or leave without it by Ctrl-C.
play-interrupted = Interrupted. The game is saved in { $file } – go on with: { $command }
play-no-input = The input has ended. The game is saved in { $file } – go on with: { $command }
play-broken-pipe = The output was closed. The game is saved in { $file } – go on with: { $command }
play-lost = The game has ended early and could not be saved to { $file }.

play-word-help = help
play-word-why = why
play-word-undo = undo
play-word-hint = hint
play-word-odds = odds
play-word-cards = cards
play-word-table = table
play-word-log = log
play-word-rest = rest
play-word-stops = stops
play-word-save = save
play-word-quit = quit

play-no-odds = There are no odds to reckon in this game.
play-no-stops = This game has no small questions to pass.

play-about-help = explain the question and the choices
play-about-why = show the rule of the question, or of what was refused last
play-about-undo = take your last choice back, if nothing was revealed since
play-about-hint = ask a strong bot what it would choose
play-about-odds = the odds of hidden cards, as far as you can know
play-about-claim = propose to end it so; the others must agree
play-about-cards = look through all your cards
play-about-table = show the table again
play-about-log = tell all that has happened
play-about-rest = pass until your turn
play-about-stops = when you are asked; with one of the names, switch it on or off
play-about-save = save the game; with a file name, save it there
play-about-quit = save the game and leave

## What the command line refuses

error-cli = This did not work.
error-usage = This command was not understood: { $detail }
error-unknown-command =
    { $close ->
        [none] There is no command “{ $command }”. See: holmgang --help
       *[other] There is no command “{ $command }”. Did you mean “{ $close }”?
    }
error-unknown-flag =
    { $close ->
        [none] There is no option { $flag } here. See: --help
       *[other] There is no option { $flag } here. Did you mean { $close }?
    }
error-unknown-language = There is no language “{ $language }”. Known: { $known }.
error-missing-argument = Something is missing: { $argument }. See: --help
error-missing-value = { $flag } needs a value.
error-needless-value = { $flag } takes no value.
error-extra-argument = Too much was given: “{ $argument }”. See: --help
error-bad-value = { $argument } cannot be “{ $value }”, expected { $expected }.
error-not-together = { $flag } and { $other } do not go together.
error-bad-file = { $file }: { $reason }.
error-file-taken = { $file } holds something else and is not overwritten.
error-nothing-found = No rule fits “{ $query }”.
error-unknown-card =
    { $close ->
        [none] There is no card “{ $card }”. See: holmgang cards --help
       *[other] There is no card “{ $card }”. Did you mean “{ $close }”?
    }
error-interrupted = Interrupted.
error-no-input = The input has ended.
error-broken-pipe = The output was closed before everything was written.

reason-Is-a-directory = this is a folder
reason-No-space-left-on-device = the disk is full
reason-Read-only-file-system = nothing can be written there

## cards

cards-help = Check a set of cards or a deck, or show a card.
meta-cards = SET, CARD or FILE
cards-arg-deed = lint looks for mistakes in a set, show writes a card out, deck checks a deck and says how to play with it
cards-arg-name = the set to check, the id or name of the card to show, or the file of a deck, a line a card
cards-arg-set = the set in which the cards are looked for; without it, all of ours
cards-checked =
    { $count ->
        [one] { $count } card checked, the engine refuses { $refused }.
       *[other] { $count } cards checked, the engine refuses { $refused }.
    }
cards-figures-elite = { $cost } gold, life { $life }, movement { $move }, strike { $strike }
cards-figures-regular = { $cost } silver, life { $life }, movement { $move }, strike { $strike }

meta-table = TABLE
meta-act = ACT
admin-help = The care of a server’s database: copies, people, tables.
admin-backup = copy the whole database into one file; the server may run meanwhile
admin-restore = put such a copy into a database, of either kind
admin-check = play every table again from its log, and prove every finished game
admin-users = list accounts, or people by their names
admin-ban = let somebody in no more
admin-mute = let somebody write no more
admin-moderator = make somebody a moderator
admin-close = close a table
admin-acts = list what moderators and operators did
admin-undo = take an act back
admin-prune = let everything go now that has expired
admin-arg-name = the name of an account, or the id of a person
admin-arg-hours = for how many hours; 0 is for good
admin-arg-reason = why, for those who read it later
admin-arg-words = a name or a part of it
admin-arg-table = the id of a table, as in its address
admin-arg-act = the id of an act, as “acts” lists it
admin-arg-replace = even if that replaces what is in the database
admin-arg-backup = a new file for the copy
admin-arg-restore = the file of a copy
admin-backup-done =
    { $rows ->
        [one] { $file } has { $rows } row.
       *[other] { $file } has { $rows } rows.
    }
admin-restore-done =
    { $rows ->
        [one] { $rows } row was restored from { $file }.
       *[other] { $rows } rows were restored from { $file }.
    }
admin-check-done = Tables: { $tables }. Proven games: { $proofs }. Played with other rules or cards: { $outdated }.
admin-check-broken = Broken: { $table } ({ $why })
admin-user-guest = guest
admin-user-moderator = moderator
admin-user-banned = banned
admin-user-muted = muted
admin-deed-ban = banned
admin-deed-mute = muted
admin-deed-moderator = made a moderator
admin-deed-close = closed
admin-undone = (undone)
admin-undo-done = It is undone.
admin-prune-done = What has expired is gone.
error-care-needed =
    { $count ->
        [one] { $count } table is broken.
       *[other] { $count } tables are broken.
    }

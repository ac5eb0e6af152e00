### Every refusal: `error-<code>`, with `reason-<reason>` where one is given.

error-error = Something went wrong.
error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-unknown-bot = There is no bot “{ $bot }”. Known: { $known }.
error-bad-option = Option { $option }: “{ $value }” will not do, expected { $expected }.
error-bad-content =
    { $line ->
        [0] { $file }: { $reason }.
       *[other] { $file }, line { $line }{ $column ->
            [0] { "" }
           *[other] , column { $column }
        }{ $field ->
            [none] { "" }
           *[other] , { $field }
        }: { $reason }.{ $suggestion ->
            [none] { "" }
           *[other] { "" } Did you mean “{ $suggestion }”?
        }
    }
error-refused = This choice is refused.
error-unreadable = “{ $text }” cannot be read as a choice.
error-not-your-turn = It is not your turn to choose.
error-illegal = Not allowed ({ $action }): { $reason }.
error-stale = The game has moved on: this answers a question that has passed.
error-closed = Not possible: { $reason }.
error-no-undo = There is nothing to take back: something was rolled or revealed since.
error-bad-record = The record is damaged, line { $line }: { $reason }.
error-no-proof = The chance of this record is not proven, line { $line }: { $reason }.

expected-text = text without line breaks
expected-number = a whole number
expected-name-value = NAME=VALUE

## Why a match refuses

reason-begun = the game has already begun
reason-not-begun = the game has not begun yet
reason-over = the game is over
reason-not-over = the game is not over yet
reason-illegal =
    { $cause ->
        [none] the rules forbid it
       *[other] the rules forbid this ({ $action }): { $cause }
    }
reason-not-asked = you are not asked to choose now
reason-other-question = another question is being asked now
reason-impossible-roll = chance could not have given this answer

## What is wrong with a record

reason-not-a-record = this is not a Holmgang record
reason-unsigned = the line has no digest
reason-altered = the line, or one before it, does not fit its digest
reason-malformed = the line is not written as it should be
reason-missing-begin = “begin” is missing
reason-order = a line is missing, doubled or out of order
reason-count = the number of lines is wrong
reason-trailing = there is more text after the end
reason-truncated = the end is missing
reason-game = it is a record of another game
reason-version = it was played by version { $wanted } of the rules, this is version { $have }
reason-content = it was played with other cards
reason-seats = the number of seats is wrong
reason-options = the options are incomplete
reason-hidden = this copy hides what its reader was not allowed to know
reason-half-sealed = a choice made in secret lacks its counterpart
reason-sealed = a waiting choice should have been played
reason-result = the result is not the one that was reached
reason-unreadable = “{ $text }” cannot be read as a choice
reason-not-your-turn = the choice belongs to another seat
reason-closed = { $cause }
reason-bad-option = option { $option } cannot be “{ $value }”

## Why chance is not proven

reason-no-seed = the seed has not been revealed
reason-commitment = the seed is not the one that was committed to
reason-roll = recorded is “{ $recorded }”, but the seed gives “{ $fair }”

## What is wrong with component data

reason-no-such-file = there is no such file
reason-the-file-is-too-large = the file is too large
reason-this-is-not-UTF-8-text = this is not UTF-8 text
reason-nested-too-deeply = nested too deeply
reason-the-key-stands-twice = the key stands twice
reason-Permission-denied = reading is not permitted

### What all games and all faces of Holmgang share.

list-none = none
pair = { $name }: { $text }
list-words = { $head }, { $tail }
list-numbers = { $head } + { $tail }
list-and = { $head } and { $tail }

## Players made of code

bot-random = Random bot
    .text = plays anything the rules allow
bot-greedy = Greedy bot
    .text = takes what looks best at once, as a hasty player would
bot-ismcts = Searching bot
    .text = plays out possible futures and takes what does best in them
bot-misses = { $bot }, overlooks { $missed } %

## How a match ended

ending-played = played to the end
ending-resigned = a player resigned
ending-clock = a player ran out of time
ending-agreed = a draw was agreed
ending-open = not finished

result-win =
    { $who ->
        [you] You have won!
       *[other] { $seat } has won.
    }
result-draw = The game is drawn.
result-shared = Victory is shared: { $names }.
result-lost = The game is lost.

chance = chance

# What a mistake cost, in pieces of the game or in shares of a win.
cost-pieces = It cost you about { $pieces }.
cost-win = It cost you about { $share } % of a win.

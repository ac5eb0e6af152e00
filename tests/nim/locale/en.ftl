nim-name = Nim
nim-tagline = One heap, two players, and the last stone.
nim-goal = Take one, two or three stones in turn. Who takes the last one wins.
nim-home-about = The oldest of all counting games: leave your opponent nothing to take.
nim-home-players = 2 players
nim-option-stones = Stones
    .help = how many lie in the heap at the start
nim-view-stones = Stones
bot-counting = Counting bot
    .text = never miscounts
nim-ask-take =
    { $who ->
        [you] How many stones do you take?
       *[other] { $seat } takes stones.
    }
    .help = One, two or three.
nim-action-take =
    { $count ->
        [one] Take { $count } stone
       *[other] Take { $count } stones
    }
nim-event-took =
    { $who ->
        [you] You take { $count }; { $left } left.
       *[other] { $seat } takes { $count }; { $left } left.
    }

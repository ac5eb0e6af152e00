### The words of the profile.

web-profile-name = Your name
web-profile-rename = Keep this name
web-profile-another = Another name
web-profile-guest = You play as a guest, and this browser remembers your games. If you register they stay with you, on every device.
web-profile-played = Games
web-profile-won = Won
web-profile-lost = Lost
web-profile-streak = Wins in a row now
web-profile-losing = Losses in a row now
web-profile-best = Most wins in a row
web-profile-running = Games under way
web-profile-share = Success
web-profile-bots = Against bots
web-profile-beaten = Beaten
web-profile-of = { $won } of { $all }
web-profile-decks = Favourite decks
web-profile-deck-own = Decks of your own
web-profile-games = Finished games
web-profile-by-game = Game
web-profile-by-rival = Opponent
web-profile-all = All
web-profile-against = against { $names }
web-profile-alone = alone
web-profile-minutes = { $count } min
web-profile-hours = { $count } h
web-profile-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-profile-length =
    { $moves ->
        [one] { $moves } choice, { $time }
       *[other] { $moves } choices, { $time }
    }
web-profile-replay-of = Replay: { $game }, { $when }
web-profile-more = Show more
web-profile-none = No finished games yet.
web-outcome-won = Won
web-outcome-lost = Lost
web-outcome-drawn = Drawn
web-outcome-none = Not counted

### What the server says: refusals, and what it prints when it starts.

server-guest = Guest
server-not-built = The web app has not been built yet. This command builds it:
server-api = How to play by program (OpenAPI)

serve-help = Start the table for the browser, on this computer.
serve-host = The address to listen on; 127.0.0.1 is this computer alone.
serve-port = The port to listen on; 0 takes any that is free.
serve-open = Open the browser.
serve-database = The database, as a URL. By default it is a file in your data folder.
serve-ready = Holmgang is ready: { $url }
serve-stop = Press Ctrl-C to stop it.
serve-public = Other computers can reach this address. Use it behind a server that speaks HTTPS.
error-port-taken = Port { $port } is taken. Choose another one with --port.

ending-closed = everybody left before it began

bot-level-beginner = Beginner
bot-level-skilled = Skilled
bot-level-expert = Expert

reason-ready = you have already said that you are ready
reason-pack = only the packs of this server can be played here
reason-too-long = the record is too long

error-server = Something went wrong on the server. The game is safe; try again.
error-bad-request = This request cannot be understood ({ $reason }).
error-too-large = This message is too long.
error-csrf = The page is out of date. Reload it and try again.
error-no-session = Please come in first: nobody knows who you are.
error-bad-credentials = Name and password do not match.
error-forbidden = You may not do this.
error-not-seated = Only who sits there may do this.
error-not-found = There is nothing here. Perhaps it is private.
error-name-taken = The name “{ $name }” is already taken.
error-name-reserved = “{ $name }” is what a bot or a colour is called. Please choose another name.
error-seat-taken = This seat is taken.
error-declined = The bot declines: it plays to the end.
error-no-offer = There is no such offer any more.
error-conflict = The table changed at this very moment. Please try again.
error-outdated = This table was played with other rules or cards and cannot go on. Its record is kept.
error-too-fast =
    { $seconds ->
        [one] Not so fast: try again in { $seconds } second.
       *[other] Not so fast: try again in { $seconds } seconds.
    }
error-busy = The server is thinking hard. Please try again in a moment.

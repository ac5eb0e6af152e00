### What the server says: refusals, and what it prints when it starts.

server-guest = Guest
server-not-built = The web app has not been built yet. This command builds it:
server-api = How to play by program (OpenAPI)

serve-help = Start the table for the browser, on this computer.
serve-host = The address to listen on; 127.0.0.1 is this computer alone.
serve-port = The port to listen on; 0 takes any that is free. By default 8642, or the next free one.
serve-open = Open the browser.
serve-processes = how many processes serve; more than one need PostgreSQL
serve-database = The database, as a URL. By default it is a file in your data folder.
serve-ready = Holmgang is ready: { $url }
serve-stop = Press Ctrl-C to stop it.
serve-public = Other computers can reach this address. Use it behind a server that speaks HTTPS.
serve-again =
    { $build ->
        [compiled] Holmgang goes on, now compiled: { $url }
       *[interpreted] Holmgang goes on, interpreted: { $url }
    }
serve-moved = Port { $port } is taken; this is the next free one.

error-port-taken =
    Port { $port } is taken.
    Choose another one with --port, or stop what listens there.
error-port-forbidden =
    The system does not give port { $port } to Holmgang.
    Choose one from 1024 on with --port.
error-host-unknown =
    This computer has no address “{ $host }”.
    Use --host 127.0.0.1 for this computer alone, or --host 0.0.0.0 for the whole network.
error-bad-address =
    { $name } is set to “{ $given }”, which is not an address of the web.
    Write it in full, as https://holmgang.example, or remove it.
error-bad-setting =
    { $high ->
        [0] { $name } is set to “{ $given }”, which is not a number of at least { $low }.
       *[other] { $name } is set to “{ $given }”, which is not a whole number from { $low } to { $high }.
    }
    Correct this variable of the environment, or remove it to use the default.
error-folder-closed =
    The data folder { $path } cannot be written ({ $detail }).
    Give yourself access to it, or name another folder in HOLMGANG_DATA.
error-bad-database-url =
    The address of the database cannot be understood.
    It looks like postgresql://user:password@host/name or sqlite:///path/to/file.
error-driver-missing =
    The package “{ $package }”, which speaks to PostgreSQL, is not installed.
    Install it with: pip install "holmgang[postgres]"
error-database-lost =
    The database { $database } cannot be used ({ $detail }).
    Check that it runs, that it may be written and that no other program has locked it.
error-database-foreign =
    The table “{ $table }” of the database { $database } is not as this version of Holmgang makes it.
    Start the version that made the database, or name another one with --database.
error-key-differs =
    Other servers on the database { $database } sign their sessions with another key.
    Copy secret.key from the data folder of one of them into that of this server.
error-database-newer =
    A newer version of Holmgang made the database { $database }: it is of version { $found }, this program knows { $known }.
    Start the newer Holmgang, or name another database with --database.
error-needs-postgres =
    Several processes cannot share a file of SQLite: it has one writer, and no way to tell the others what it wrote.
    Name a PostgreSQL with --database, or leave --processes out.
error-copy-taken =
    The file { $path } is there already.
    Name a new file for the copy.
error-bad-copy =
    The file { $path } is no copy of a database of Holmgang.
    Name a file that “holmgang admin backup” has made.
error-database-full =
    The database has people in it already.
    Use --replace if the copy shall take the place of all that is in it.

ending-closed = everybody left before it began
ending-stopped = closed by a moderator

bot-level-beginner = Beginner
bot-level-casual = Casual
bot-level-skilled = Skilled
bot-level-strong = Strong
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
error-bad-code = This code is not good: it was used already, is too old or has a mistake in it.
error-no-mail = This server cannot send e-mail now.
error-forbidden = You may not do this.
error-not-seated = Only who sits there may do this.
error-not-found = There is nothing here. Perhaps it is private.
error-name-taken = The name “{ $name }” is already taken.
error-name-reserved = “{ $name }” is what a bot or a colour is called. Please choose another name.
error-too-many-tables = Enough tables of yours are waiting for players already. Close one, or wait until one begins.
error-table-full = So much has happened at this table that it takes no more. You can leave it.
error-name-mixed = “{ $name }” mixes alphabets, or uses one that others cannot tell apart. Please choose another name.
error-banned = A moderator has closed this server to you.
error-muted = A moderator does not let you write now.
error-blocked = One of you has blocked the other: you cannot sit at one table.
error-seat-taken = This seat is taken.
error-declined =
    { $offer ->
        [takeback] Nothing is taken back in the game of the day: its results are compared.
       *[draw] The bot declines: it plays to the end.
    }
error-no-advice = People play against each other here, without advice: so it was agreed when the table was opened.
error-plays-alone = You play alone: nobody is there to agree to a draw.
error-no-offer = There is no such offer any more.
error-conflict = The table changed at this very moment. Please try again.
error-outdated = This table was played with other rules or cards and cannot go on. Its record is kept.
error-too-fast =
    { $seconds ->
        [one] Not so fast: try again in { $seconds } second.
       *[other] Not so fast: try again in { $seconds } seconds.
    }
error-busy = The server is thinking hard. Please try again in a moment.
error-not-ready = The server cannot work now ({ $what }). Come back later.
error-closing = The server is restarting. It goes on in a moment.

mail-recover-subject = Holmgang: a code to come back
mail-recover-text =
    Somebody, hopefully you, has asked for a code to set a new password at Holmgang:

    { $code }

    It is good once, within an hour. If it was not you, forget this letter: nothing has changed.
mail-confirm-subject = Holmgang: confirm your address
mail-confirm-text =
    This code confirms your address at Holmgang:

    { $code }

    It is good once, within an hour. If it was not you, forget this letter.

"""What the server refuses, besides what the games refuse.

ServerError             each with an HTTP status
├── BadRequest          the request or message does not have the shape it should
├── TooLarge            it is longer than anything useful
├── CsrfFailed          a change without the token that only our own pages know
├── NoSession           nobody knows who is asking
├── BadCredentials      name and password do not fit
├── BadCode             a code was used already, is too old or never was
├── NoMail              this server cannot send e-mail now
├── Forbidden           it is somebody else's
├── NotSeated           only a seat of this table may do that
├── NotFound            there is no such thing, or it is private
├── NameTaken           an account of this name exists
├── NameReserved        bots and colours are called so
├── TooManyTables       enough tables of this person or address wait already
├── TableFull           more has happened at it than at any honest game
├── NameMixed           its letters are of several alphabets, or of one that few can tell
├── Banned              a moderator does not let him in
├── Muted               a moderator does not let him speak
├── Blocked             one of both has blocked the other
├── SeatTaken           somebody sits there already
├── Declined            the others do not agree
├── NoAdvice            people play against each other, and did not agree to advice
├── PlaysAlone          nobody else is there to agree
├── NoOffer             there is nothing to agree to
├── Conflict            the table changed at the same time; ask again
├── Outdated            the table was played with other rules or cards
├── TooFast             too many requests
├── Busy                all workers are occupied
├── NotReady            the database, its disk or its tables keep the server from working
└── Closing             the server goes, and is soon back: ask again then

StartError              keeps the server from starting; its text is a line what is wrong
│                       and a line what to do
├── BadSetting          a variable of the environment does not hold what it should
├── BadAddress          such a variable does not hold an address of the web
├── FolderClosed        the data folder cannot be written
├── BadDatabaseUrl      the address of the database cannot be understood
├── DriverMissing       the package that speaks to this database is not installed
├── DatabaseLost        the database does not answer, or does not let us in
├── DatabaseForeign     another program made it
├── DatabaseNewer       a newer version of Holmgang made it
├── KeyDiffers          other servers on this database sign their sessions with another key
├── NeedsPostgres       several processes cannot share a file of SQLite
├── CopyTaken           a file is there already where the copy should go
├── BadCopy             this file is no copy of a database of ours
├── DatabaseFull        a copy would replace what is in the database
├── PortTaken           somebody else listens there
├── PortForbidden       the system does not give us this port
└── HostUnknown         this computer has no such address
"""

from holmgang.core.errors import (
    ActionError,
    ContentError,
    HolmgangError,
    OptionError,
    ProofError,
    RecordError,
    UnknownGame,
)


class ServerError(HolmgangError):
    code = "server"
    status = 500


class BadRequest(ServerError):
    code = "bad-request"
    status = 400


class TooLarge(ServerError):
    code = "too-large"
    status = 413


class CsrfFailed(ServerError):
    code = "csrf"
    status = 403


class NoSession(ServerError):
    code = "no-session"
    status = 401


class BadCredentials(ServerError):
    code = "bad-credentials"
    status = 401


class BadCode(ServerError):
    code = "bad-code"
    status = 401


class NoMail(ServerError):
    code = "no-mail"
    status = 409


class Forbidden(ServerError):
    code = "forbidden"
    status = 403


class NotSeated(ServerError):
    code = "not-seated"
    status = 403


class NotFound(ServerError):
    code = "not-found"
    status = 404


class NameTaken(ServerError):
    code = "name-taken"
    status = 409


class NameReserved(ServerError):
    code = "name-reserved"
    status = 409


class TooManyTables(ServerError):
    code = "too-many-tables"
    status = 409


class TableFull(ServerError):
    code = "table-full"
    status = 409


class NameMixed(ServerError):
    code = "name-mixed"
    status = 409


class Banned(ServerError):
    code = "banned"
    status = 403


class Muted(ServerError):
    code = "muted"
    status = 403


class Blocked(ServerError):
    code = "blocked"
    status = 409


class SeatTaken(ServerError):
    code = "seat-taken"
    status = 409


class Declined(ServerError):
    code = "declined"
    status = 409


class NoAdvice(ServerError):
    code = "no-advice"
    status = 403


class PlaysAlone(ServerError):
    code = "plays-alone"
    status = 409


class NoOffer(ServerError):
    code = "no-offer"
    status = 409


class Conflict(ServerError):
    code = "conflict"
    status = 409


class Outdated(ServerError):
    code = "outdated"
    status = 409


class TooFast(ServerError):
    code = "too-fast"
    status = 429


class Busy(ServerError):
    code = "busy"
    status = 503


class NotReady(ServerError):
    code = "not-ready"
    status = 503


class Closing(ServerError):
    """Nothing was done: whoever asked may ask the same again."""

    code = "closing"
    status = 503


def status_of(error: HolmgangError) -> int:
    """The HTTP status that fits an error of any layer."""
    if isinstance(error, ServerError):
        return error.status
    if isinstance(error, UnknownGame):
        return 404
    if isinstance(error, ActionError):
        return 409
    known = isinstance(error, (OptionError, ContentError, RecordError, ProofError))
    return 400 if known or error.code == "unknown-bot" else 500


class StartError(HolmgangError):
    code = "start"


class BadSetting(StartError):
    code = "bad-setting"


class BadAddress(StartError):
    code = "bad-address"


class FolderClosed(StartError):
    code = "folder-closed"


class BadDatabaseUrl(StartError):
    code = "bad-database-url"


class DriverMissing(StartError):
    code = "driver-missing"


class DatabaseLost(StartError):
    code = "database-lost"


class DatabaseForeign(StartError):
    code = "database-foreign"


class DatabaseNewer(StartError):
    code = "database-newer"


class KeyDiffers(StartError):
    code = "key-differs"


class NeedsPostgres(StartError):
    code = "needs-postgres"


class CopyTaken(StartError):
    code = "copy-taken"


class BadCopy(StartError):
    code = "bad-copy"


class DatabaseFull(StartError):
    code = "database-full"


class PortTaken(StartError):
    code = "port-taken"


class PortForbidden(StartError):
    code = "port-forbidden"


class HostUnknown(StartError):
    code = "host-unknown"

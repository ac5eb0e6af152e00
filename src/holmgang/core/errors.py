"""Every refusal, as a code and its arguments; the words are in the locale files.

HolmgangError
├── UnknownGame         no such game
├── OptionError         an option of a game is unknown or out of range
├── ContentError        component data is wrong: file, line and field
├── ActionError         a choice is refused, the match stands unharmed
│   ├── Unreadable      the text is not an action
│   ├── NotYourTurn     this seat owes no choice now
│   ├── Illegal         the rules forbid it; `reason` says why
│   ├── Stale           the choice answers a question that has passed
│   ├── Closed          the match has not begun, or is over
│   └── NoUndo          something was rolled or revealed since
├── RecordError         a record is damaged: line and reason
└── ProofError          a record's chance does not follow from its seed
"""


class HolmgangError(Exception):
    code = "error"

    def __init__(self, **details: object) -> None:
        super().__init__(self.code, details)
        self.details = details

    def __str__(self) -> str:
        details = " ".join(f"{key}={value!r}" for key, value in self.details.items())
        return f"{self.code} {details}".strip()


class UnknownGame(HolmgangError):
    code = "unknown-game"


class OptionError(HolmgangError):
    code = "bad-option"


class ContentError(HolmgangError):
    code = "bad-content"


class ActionError(HolmgangError):
    code = "refused"


class Unreadable(ActionError):
    code = "unreadable"


class NotYourTurn(ActionError):
    code = "not-your-turn"


class Illegal(ActionError):
    code = "illegal"


class Stale(ActionError):
    code = "stale"


class Closed(ActionError):
    code = "closed"


class NoUndo(ActionError):
    code = "no-undo"


class RecordError(HolmgangError):
    code = "bad-record"


class ProofError(HolmgangError):
    code = "no-proof"

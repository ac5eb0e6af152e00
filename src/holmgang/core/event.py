"""What happened, in the words of the game; told to everybody, secrets blanked.

An event is never withheld from a viewer, only its secret part is: the number
and order of events would otherwise say what their content may not.
"""

from typing import Final

EVERYONE: Final = -1


class Event:
    """A kind of the game, the seat it is about, and its figures.

    `audience` is a bit mask of the seats that may see the figures. An event
    that `reveals` tells something its cause did not decide, so undo ends there.
    """

    def __init__(
        self,
        kind: int,
        seat: int,
        args: list[int],
        audience: int = EVERYONE,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.audience = audience
        self.reveals = reveals


def may_see(audience: int, viewer: int) -> bool:
    """Whether a viewer belongs to an audience; a spectator only to everyone's."""
    if audience == EVERYONE or viewer == -3:
        return True
    return viewer >= 0 and audience >> viewer & 1 == 1

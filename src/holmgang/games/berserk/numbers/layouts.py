"""Figures of the records that stand one after another in lists of a position."""

from typing import Final

from mypy_extensions import i64

from holmgang.games.berserk.numbers import codes

# A gift, in `Position.gifts`: a modifier that a card was given for a while
GIFT_SLOT: Final = 0
GIFT_TO: Final = 1
GIFT_MOD: Final = 2
GIFT_VALUE: Final = 3
GIFT_FROM: Final = 4  # the card that gave it
GIFT_UNTIL: Final = 5
GIFT_TERM: Final = 6  # the turn it ends with, a condition, an event or how many uses are left
GIFT_BOUND: Final = 7  # the card that its condition is about
GIFT: Final[i64] = 8

GIVEN: Final[i64] = 64
"""A source that was given its ability is numbered from here on."""

# A static ability or a rule that concerns a slot, in the lists of `Position.links`
LINK_SOURCE: Final = 0
LINK_HEAD: Final = 1
LINK_MOD: Final = 2
LINK: Final[i64] = 3

# An ability that waits for an event, in the lists of `Position.triggers` and `replacements`
LISTENER_SOURCE: Final = 0
LISTENER_HEAD: Final = 1
LISTENER: Final[i64] = 2

# A marker that lies somewhere, in `Position.marks`
MARK_KIND: Final = 0
MARK_ON_SQUARE: Final = 1  # 1 on a square, 0 on a card
MARK_AT: Final = 2  # which one
MARK: Final[i64] = 3

# An ability that was played before the battle, in `Position.played`
PLAYED_HEAD: Final = 0
PLAYED_BY: Final = 1  # the card
PLAYED: Final[i64] = 2

# A use of a limited ability, in `Position.used`
USE_HEAD: Final = 0
USE_ME: Final = 1
USE_FOR: Final = 2  # for whom, where uses are counted for each apart
USE_COUNT: Final = 3
USE_TURN: Final = 4
USED: Final[i64] = 5

# An ability that was set off, in `Position.queue`
Q_HEAD: Final = 0
Q_ME: Final = 1
Q_SEAT: Final = 2
Q_EVENT: Final = 3  # what happened
Q_IT: Final = 15  # "it", X and five variables
Q_REST: Final[i64] = 7  # how many these are
QUEUED: Final[i64] = 23

# What waits in the queue besides abilities, in place of a head
WINDOW_WAITS: Final = -1  # the event may be answered with instants
UPKEEP_WAITS: Final = -2  # poison and regeneration of the active player's cards

# What was put off, in `Position.delayed`
LATER_EVENT: Final = 0
LATER_HEAD: Final = 1
LATER_ME: Final = 2
LATER_SEAT: Final = 3
LATER_IT: Final = 4  # "it", X and five variables
DELAYED: Final[i64] = 12

# What cards did this turn, in `Position.turn_counts`: one figure each, an event and a card
WALKED: Final[i64] = codes.EVENTS  # in place of an event: a square walked
TURN_COUNT: Final[i64] = codes.EVENTS + 1  # so many numbers a card

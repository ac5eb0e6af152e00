"""Frames: work that waits on the stack of a position, and the registers of each kind.

Every frame has its kind and its step. What its other registers mean depends on
its kind. Those of an attack are in `attack`.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final[i64] = 40
"""Registers of a frame. Its kind, its step and an operand are those of `core.frame`."""

# Before the battle
ORDER: Final = 0  # dice for the choice of being first
DRAWING: Final = 1  # the deal
MULLIGANS: Final = 2
HIRING: Final = 3
PLACING: Final = 4
SHOWING: Final = 5  # the second player's choice of what stays hidden
SEATING: Final = 20  # hosts for the symbiotes of both armies
FROM_DEAL: Final = 22  # abilities before recruiting
DEPLOYING: Final = 23  # abilities that put placed cards elsewhere
PRELUDE: Final = 24  # abilities of the start of the battle

# The battle
ATTACKING: Final = 6
TURN: Final = 7
RETURNING: Final = 8  # a card comes back from the graveyard
SUFFERING: Final = 31  # poison and regeneration, where abilities come before or after them
BOARDING: Final = 21  # a symbiote that comes into play
LANDING: Final = 25  # a card that flies no more

# Abilities
ABILITY: Final = 9
PENDING_EVENT: Final = 10  # an event that abilities may replace
TRIGGERS: Final = 11  # a batch of abilities that were set off
RESPONSES: Final = 30  # a window for instants

NAMES: dict[int, str] = {
    ORDER: "order",
    DRAWING: "drawing",
    MULLIGANS: "mulligans",
    HIRING: "hiring",
    PLACING: "placing",
    SHOWING: "showing",
    SEATING: "seating",
    FROM_DEAL: "from_deal",
    DEPLOYING: "deploying",
    PRELUDE: "prelude",
    ATTACKING: "attacking",
    TURN: "turn",
    RETURNING: "returning",
    SUFFERING: "suffering",
    BOARDING: "boarding",
    LANDING: "landing",
    ABILITY: "ability",
    PENDING_EVENT: "pending_event",
    TRIGGERS: "triggers",
    RESPONSES: "responses",
}

# Registers, named for their kind
ORDER_DIE: Final = 3  # south's, then north's
DRAWING_SEAT: Final = 3
SHOWING_NEXT: Final = 3  # the next card to ask for
SEATING_WHOM: Final = 3  # the symbiote, of BOARDING too
BOARDING_FROM: Final = 4  # the card that brings it, next to which it comes
BOARDING_TAPPED: Final = 5
BOARDING_HURT: Final = 6
PASSES: Final = 3  # how many in a row, of FROM_DEAL and PRELUDE
DEPLOYING_WHICH: Final = 3  # the card whose ability it is
DEPLOYING_LEFT: Final = 4  # how many cards it may still move
WHO: Final = 3  # of TURN, SUFFERING and RETURNING: the card
LANDING_WHO: Final = 3
LANDING_SQUARES: Final = 4  # a mask
TRIGGERS_BATCH: Final = 3  # where its abilities begin in the queue
TRIGGERS_DECLARED: Final = 4  # how many of them have been declared, NONE for none
RESPONSES_SEAT: Final = 3  # who is asked next
RESPONSES_PASSED: Final = 4  # how many have passed since the last instant
RESPONSES_USED: Final = 19  # by number of an instant: the cards whose instant has answered this

# What is known of something that happens; frames remember it, from G_EVENT on
EV_KIND: Final = 0
EV_CARD: Final = 1
EV_BY: Final = 2
EV_TARGET: Final = 3
EV_N: Final = 4
EV_EXCESS: Final = 5
EV_ROLL: Final = 6
EV_MEANS: Final = 7
EV_STRENGTH: Final = 8
EV_ANSWER: Final = 9
EV_SEAT: Final = 10  # whose turn or prophecy; the marker of `marked`; the kind of `used`
EV_BASE: Final = 11  # the frame of the attack it belongs to
EVENT_WIDTH: Final[i64] = 12

# Registers of a frame that carries out an ability; EVENT_WIDTH of them from G_EVENT on
G_ME: Final = 3
G_SEAT: Final = 4
G_HEAD: Final = 5
G_ANSWER: Final = 6  # to a question of yes or no, or a number
G_EVENT: Final = 7
G_IT: Final = 19
G_X: Final = 20
G_DIE: Final = 21  # what a standard roll gave
G_TARGETS: Final = 22  # a mask; below NONE a card from the deck
G_FIRST: Final = 23  # the targets of the first part, as in `swap`
G_AT: Final = 24  # a square, or a mask of squares
G_LEFT: Final = 25  # how many are still to be picked
G_LOOP: Final = 26  # two of them, by depth
G_COUNT: Final = 28  # two of them, by depth
G_VARS: Final = 30  # five of them
G_ATTACKED: Final = 35
G_HAPPENS: Final = 36  # whether what is replaced happens
G_SHOWN: Final = 37  # where the cards that it shows begin, NONE if it shows none
G_PARENT: Final = 38  # of an ability that replaces an event: the frame in which this waits
G_ANNOUNCE: Final = 39  # 1 while it is paid for and others have not been told
VARIABLES: Final[i64] = 5

# Steps of a turn (BK-8.19)
OPENING: Final = 0
UPKEEP: Final = 1
MAIN: Final = 2
CLOSING: Final = 3
ALERTING: Final = 4
STARTING: Final = 5
CLOSED: Final = 6

"""Frames: work that waits on the stack of a position, and the registers of each kind.

Every frame has its kind and its step. What its other registers mean depends on
its kind. Those of an attack are in `attack`, those of an ability in `codes` (G_…).
"""

from typing import Final

# Registers of every frame
KIND: Final = 0
STEP: Final = 1

# Before the battle
ORDER: Final = 0  # dice for the choice of being first
DRAWING: Final = 1  # the deal
MULLIGANS: Final = 2
HIRING: Final = 3
PLACING: Final = 4
SHOWING: Final = 5  # the second player's choice of what stays hidden
SEATING: Final = 20  # hosts for the symbiotes of both armies
BIDDING: Final = 22  # abilities before recruiting
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
HAPPENING: Final = 10  # an event that abilities may replace
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
    BIDDING: "bidding",
    DEPLOYING: "deploying",
    PRELUDE: "prelude",
    ATTACKING: "attacking",
    TURN: "turn",
    RETURNING: "returning",
    SUFFERING: "suffering",
    BOARDING: "boarding",
    LANDING: "landing",
    ABILITY: "ability",
    HAPPENING: "happening",
    TRIGGERS: "triggers",
    RESPONSES: "responses",
}

# Registers, named for their kind
ORDER_DIE: Final = 2  # south's, then north's
DRAWING_SEAT: Final = 2
SHOWING_NEXT: Final = 2  # the next card to ask for
SEATING_WHOM: Final = 2  # the symbiote, of BOARDING too
BOARDING_FROM: Final = 3  # the card that brings it, next to which it comes
BOARDING_TAPPED: Final = 4
BOARDING_HURT: Final = 5
PASSES: Final = 2  # how many in a row, of BIDDING and PRELUDE
DEPLOYING_WHICH: Final = 2  # the card whose ability it is
DEPLOYING_LEFT: Final = 3  # how many cards it may still move
WHO: Final = 2  # of TURN, SUFFERING and RETURNING: the card
LANDING_WHO: Final = 2
LANDING_SQUARES: Final = 3  # a mask
TRIGGERS_BATCH: Final = 2  # where its abilities begin in the queue
TRIGGERS_DECLARED: Final = 3  # how many of them have been declared, NONE for none
RESPONSES_SEAT: Final = 2  # who is asked next
RESPONSES_PASSED: Final = 3  # how many have passed since the last instant
RESPONSES_USED: Final = 18  # by number of an instant: the cards whose instant has answered this

# Steps of a turn (BK-8.19)
OPENING: Final = 0
UPKEEP: Final = 1
MAIN: Final = 2
CLOSING: Final = 3
ALERTING: Final = 4
STARTING: Final = 5
CLOSED: Final = 6

"""Registers and steps of the frame of an attack, for all who look into it."""

from typing import Final

MEANS: Final = 2  # the kind of attack
ATTACKER: Final = 3
TARGET: Final = 4
DEFENDER: Final = 5  # the target, or who protects it
ROLLED: Final = 6  # the attacker's die
ANSWERED: Final = 7  # the defender's die
FORCE: Final = 8  # strength of the attacker's strike, 0 a miss
REPLY: Final = 9  # strength of the defender's strike
POWER: Final = 10  # light, medium and strong magnitude in bytes, NONE for the printed strike
REACH: Final = 11  # the range, 0 for any
STRUCK: Final = 12  # what the attacker may drink
RETURNED_BLOW: Final = 13  # what the defender may drink
ADDED: Final = 14  # abilities added to the attacker's die, NONE for nothing yet
ANSWER_ADDED: Final = 15
SET: Final = 16  # abilities set the attacker's die
ANSWER_SET: Final = 17
STOPPED: Final = 18  # CANCELLED or BLOCKED
REDIRECTED: Final = 19
DICE_LEFT: Final = 20  # dice still to be thrown, the best is kept
FORCED: Final = 21  # abilities say how strong the attacker's strike is
REPLY_FORCED: Final = 22
OPEN: Final = 23  # 1 if the defender rolls even when exhausted
UNPAID: Final = 24  # 1 if an ability makes the attack, which has been paid for
WOUNDS_DEALT: Final = 25
BANKED: Final = 26  # which fighters have been asked for their bank
REPLY_STOPPED: Final = 27  # BLOCKED if the defender's strike is

CANCELLED: Final = 1
BLOCKED: Final = 2

# Steps of an attack
DECLARED: Final = 0
AIMING: Final = 1
GUARDED: Final = 2
ROLLING: Final = 3
ROLLED_BOTH: Final = 4
LANDING: Final = 5
DRINKING: Final = 6
FALLING: Final = 7
OVER: Final = 8
DASHING: Final = 9

UNBIASED: Final = 1000
"""Added to what is added to a die, so that NONE can mean nothing."""

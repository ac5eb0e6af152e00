"""Registers and steps of the frame of an attack, for all who look into it."""

from typing import Final

MEANS: Final = 3  # the kind of attack
ATTACKER: Final = 4
TARGET: Final = 5
DEFENDER: Final = 6  # the target, or who protects it
ROLLED: Final = 7  # the attacker's die
ANSWERED: Final = 8  # the defender's die
FORCE: Final = 9  # strength of the attacker's strike, 0 a miss
REPLY: Final = 10  # strength of the defender's strike
POWER: Final = 11  # light, medium and strong magnitude in bytes, NONE for the printed strike
REACH: Final = 12  # the range, 0 for any
STRUCK: Final = 13  # what the attacker may drink
RETURNED_BLOW: Final = 14  # what the defender may drink
ADDED: Final = 15  # abilities added to the attacker's die, NONE for nothing yet
ANSWER_ADDED: Final = 16
SET: Final = 17  # abilities set the attacker's die
ANSWER_SET: Final = 18
STOPPED: Final = 19  # CANCELLED or BLOCKED
REDIRECTED: Final = 20
DICE_LEFT: Final = 21  # dice still to be thrown, the best is kept
FORCED: Final = 22  # abilities say how strong the attacker's strike is
REPLY_FORCED: Final = 23
OPEN: Final = 24  # 1 if the defender rolls even when exhausted
UNPAID: Final = 25  # BY_ABILITY or FIRST_OF_ACT if an ability makes the attack and was paid for
WOUNDS_DEALT: Final = 26
BANKED: Final = 27  # which fighters have been asked for their bank
REPLY_STOPPED: Final = 28  # BLOCKED if the defender's strike is
STEPS: Final = 29  # movement points that the attacker had left
TURNED_TO: Final = 30  # where the protector or new target was when the attack was turned to it

BY_ABILITY: Final = 1
FIRST_OF_ACT: Final = 2  # if it proves illegal, the whole ability is taken back

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
AGAIN: Final = 10  # the attacker's die is thrown once more

UNBIASED: Final = 1000
"""Added to what is added to a die, so that NONE can mean nothing."""

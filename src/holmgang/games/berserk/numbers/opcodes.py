"""Instructions of abilities: the number of each, and where its operands stand.

An ability is a list of instructions, `[number, length, operands …]`. Targets come
first, each by an instruction of its own, then the effect that does something to them.
Every operand has its place here: `PICK_UPTO` is where the instruction `PICK` says
whether fewer will do. `abilities.assemble` writes them by these names, `run` reads them.
"""

from typing import Final

LENGTH: Final = 1
"""Where an instruction says how long it is: the next one begins so much later."""

OPERANDS: Final = 2
"""Where operands begin: after the number and the length."""

# The operand of most effects
N: Final = 2

# Operands of all attacks: the kind, three numbers (0 for the printed strike), the range
ATTACK_MEANS: Final = 2
ATTACK_LIGHT: Final = 3
ATTACK_MEDIUM: Final = 4
ATTACK_STRONG: Final = 5
ATTACK_RANGE: Final = 6

# Effects, in the order of `words.EFFECTS`
SHOT: Final = 0
THROW: Final = 1
BLAST: Final = 2
ROW: Final = 3
SPECIAL: Final = 4
MAGIC: Final = 5
STRIKE: Final = 6
FIGHT: Final = 7
FIGHT_OPEN: Final = 2  # 1 if an exhausted defender rolls too
FINISH: Final = 8
DAMAGE: Final = 9
HEAL: Final = 10
RESTORE: Final = 11
LIVES: Final = 12
LOSE_LIVES: Final = 13
REDISTRIBUTE: Final = 14
POISON: Final = 15
BLESS: Final = 16
CURSE: Final = 17
CLEANSE: Final = 18
CLEANSE_WHAT: Final = 2  # in the order of `states.cleanse`
CHIPS: Final = 19
LOSE_CHIPS: Final = 20
MOVE_CHIPS: Final = 21
MARK: Final = 22
MARK_MARKER: Final = 2
MARK_KIND: Final = 3  # 1 for squares, 0 for cards
UNMARK: Final = 23
UNMARK_MARKER: Final = 2
UNMARK_KIND: Final = 3  # 1 for squares, 0 for cards, NONE for everything
TAP: Final = 24
OPEN: Final = 25
STUN: Final = 26
RESTORE_ARMOR: Final = 27
GIVE: Final = 28
GIVE_UNTIL: Final = 2
GIVE_TERM: Final = 3
GIVE_COUNT: Final = 4  # how many modifiers follow
GIVE_MODS: Final = 5  # the first of them
COPY: Final = 29
COPY_EVENT: Final = 2  # of triggers to be copied, NONE for all abilities
COPY_UNTIL: Final = 3
COPY_TERM: Final = 4
CONTROL: Final = 30
CONTROL_UNTIL: Final = 2
CONTROL_TERM: Final = 3
RELOCATE: Final = 31
STEP: Final = 32
SWAP: Final = 33
TAKE_OFF: Final = 34
TAKE_OFF_UNTIL: Final = 2
TAKE_OFF_TERM: Final = 3
LAND: Final = 35
LAND_CELLS: Final = 2  # 0 for any of the own half
SEAT: Final = 36
DESTROY: Final = 37
EXILE: Final = 38
SUMMON: Final = 39
SUMMON_TAPPED: Final = 2  # 1 if it comes exhausted
SUMMON_WOUNDS: Final = 3
BURY: Final = 40
TO_DECK: Final = 41
TO_DECK_END: Final = 2  # as in `decks.put_back`
REVEAL: Final = 42
REROLL: Final = 45
ROLL_ADD: Final = 46
ROLL_SET: Final = 47
STRENGTH_SET: Final = 48
STRENGTH_SET_STRENGTH: Final = 2
OUTCOME: Final = 49
OUTCOME_ATTACKER: Final = 2
OUTCOME_DEFENDER: Final = 3
CANCEL: Final = 50
BLOCK: Final = 51
REDIRECT: Final = 52
PROTECT: Final = 53
PREVENT: Final = 54
SHIELD: Final = 55
SHIELD_N: Final = 2
SHIELD_UNTIL: Final = 3
SHIELD_TERM: Final = 4
REPLACE: Final = 56
PROCEED: Final = 57
EXTRA_TURN: Final = 58
WIN: Final = 59
LET: Final = 66
LET_VARIABLE: Final = 2
LATER: Final = 67
LATER_EVENT: Final = 2
LATER_HEAD: Final = 3  # of what is put off
SHOW: Final = 70
HIRE: Final = 71
BAN: Final = 72
BAN_CARDS: Final = 2
GOLD: Final = 73
SILVER: Final = 74
DISCOUNT: Final = 75
DISCOUNT_CARDS: Final = 2
DISCOUNT_N: Final = 3
REDEAL: Final = 76
PLACE: Final = 77
PLACE_CELLS: Final = 2
REARRANGE: Final = 78
CAST: Final = 79
FLING: Final = 80

ATTACKS: tuple[int, ...] = (SHOT, THROW, BLAST, ROW, SPECIAL, MAGIC, STRIKE)

# Flow, targets and costs: instructions that are no effects of their own
END: Final = 100  # the ability is done
JUMP: Final = 101  # go there
JUMP_TO: Final = 2  # an address
UNLESS: Final = 102  # go on, or there
UNLESS_CONDITION: Final = 2
UNLESS_TO: Final = 3  # where to go if the condition fails
ASK: Final = 103  # a question of yes or no
ASK_TO: Final = 2  # where to go after a no
ASK_OPPONENT: Final = 3
BRANCH: Final = 104  # one of several ways
BRANCH_OPPONENT: Final = 2
BRANCH_COUNT: Final = 3  # how many ways there are
BRANCH_WAYS: Final = 4  # where the first one begins, then the others
LOOP: Final = 105  # remember who is to be gone through
LOOP_CARDS: Final = 2
LOOP_DEPTH: Final = 3
NEXT: Final = 106  # the next of them becomes a variable
NEXT_DEPTH: Final = 2
NEXT_VARIABLE: Final = 3
NEXT_TO: Final = 4  # where to go when all are done
COUNT: Final = 107  # so often
COUNT_N: Final = 2
COUNT_DEPTH: Final = 3
AGAIN: Final = 108  # once more, or on
AGAIN_DEPTH: Final = 2
AGAIN_TO: Final = 3  # where to go when all is done
SPEND: Final = 109  # one use of the limit
DIE: Final = 110  # a standard roll
DIE_LIGHT: Final = 2
DIE_MEDIUM: Final = 3
DIE_STRONG: Final = 4
DIE_BARE: Final = 5  # 1 if nothing is added to the die
X: Final = 111  # the player says how much X is
X_COST: Final = 2
KNOWN: Final = 112  # it is the target
KNOWN_CARD: Final = 2
ALL: Final = 113  # all of them are the targets
ALL_CARDS: Final = 2
PICK: Final = 114  # targets, chosen
PICK_CARDS: Final = 2
PICK_N: Final = 3
PICK_UPTO: Final = 4  # 1 if fewer will do
PICK_OPPONENT: Final = 5  # 1 if the opponent chooses
PICK_VARIABLE: Final = 6  # NONE for no variable
FOE: Final = 115  # a target for an attack
FOE_MEANS: Final = 7
FOE_RANGE: Final = 8  # 0 for any
SQUARE_OF: Final = 116  # its square
SQUARE_OF_CARD: Final = 2
SQUARE: Final = 117  # a square, chosen
SQUARE_CELLS: Final = 2
SQUARE_OPPONENT: Final = 3
SQUARE_AS_MASK: Final = 4  # 1 if the square is kept as a mask
SQUARES: Final = 118  # all of them
SQUARES_CELLS: Final = 2
KEEP: Final = 119  # the targets become those of the first part
COST: Final = 120  # it is paid
COST_WHICH: Final = 2  # one of P_…
COST_N: Final = 3
COST_MARKER: Final = 4
USED: Final = 122  # tell that the ability is used
BANK: Final = 123  # the hook dice_bank
BANK_N: Final = 2
BANK_UNTIL: Final = 3
BANK_TERM: Final = 4
PAYABLE: Final = 124  # whether costs can be paid
PAYABLE_COSTS: Final = 2
PAYABLE_TO: Final = 3  # where to go if the costs cannot be paid
CALL: Final = 130  # a card to be summoned, chosen
CALL_CELLS: Final = 7  # where it comes to, 0 if that is not known yet
NEEDS_SQUARE: Final = 131  # whether the card to be summoned needs a square
NEEDS_SQUARE_TO: Final = 2  # where to go if it needs no square
SHOW_TOP: Final = 140  # show the top of the deck
SHOW_TOP_N: Final = 2
SHOW_TOP_DEPTH: Final = 3
SHOWN: Final = 141  # the next card shown becomes a variable
SHOWN_DEPTH: Final = 2
SHOWN_VARIABLE: Final = 3
SHOWN_TO: Final = 4  # where to go when all shown cards are done
UNDER: Final = 142  # put the shown cards under the deck
PEEK: Final = 143  # look at the top of the deck

FLOW: tuple[str, ...] = (
    "END",
    "JUMP",
    "UNLESS",
    "ASK",
    "BRANCH",
    "LOOP",
    "NEXT",
    "COUNT",
    "AGAIN",
    "SPEND",
    "DIE",
    "X",
    "KNOWN",
    "ALL",
    "PICK",
    "FOE",
    "SQUARE_OF",
    "SQUARE",
    "SQUARES",
    "KEEP",
    "COST",
    "USED",
    "BANK",
    "PAYABLE",
    "CALL",
    "NEEDS_SQUARE",
    "SHOW_TOP",
    "SHOWN",
    "UNDER",
    "PEEK",
)
"""Names of the instructions that are no effects of their own."""

TARGETING: tuple[int, ...] = (
    *(KNOWN, ALL, PICK, FOE, CALL),
    *(SQUARE_OF, SQUARE, SQUARES, KEEP, COST, X),
)
"""What only names targets or pays; dice fall, and others answer, when this is done."""

LIKE: dict[int, str] = {FOE: "PICK", CALL: "PICK"}
"""Instructions that begin with the operands of another one."""

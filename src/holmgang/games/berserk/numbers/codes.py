"""Numbers of the ability language, as the engine reads it.

`abilities.compile` turns the abilities of the cards in a match into one flat
list of ints, `Tables.code`; everything in it is found by its address, and
address 0 stands for "not given". The first groups of numbers follow the order
of the tables in `abilities.words`, which a test asserts.
"""

from typing import Final

from mypy_extensions import i64

from holmgang.games.berserk.numbers.keywords import COUNT

# Filters
F_ADJ: Final = 0
F_ORTHO: Final = 1
F_DIAG: Final = 2
F_OPP: Final = 3
F_BEHIND: Final = 4
F_BESIDE: Final = 5
F_SAMEROW: Final = 6
F_SAMECOL: Final = 7
F_WITHIN: Final = 8
F_ROW: Final = 9
F_HALF: Final = 10
F_EDGE: Final = 11
F_DEEP: Final = 12
F_FREE: Final = 13
F_MARKED: Final = 14
F_ON: Final = 15
F_OTHER: Final = 16
F_RIDES: Final = 17
F_ELEM: Final = 18
F_CLASS: Final = 19
F_NAMED: Final = 20
F_SAMENAME: Final = 21
F_ELITE: Final = 22
F_UNIQUE: Final = 23
F_TAPPED: Final = 24
F_FLYING: Final = 25
F_HAS: Final = 26
F_HURT: Final = 27
F_CURSED: Final = 28
F_BLESSED: Final = 29
F_POISONED: Final = 30
F_MOVED: Final = 31
F_ACTED: Final = 32
F_HIDDEN: Final = 33
F_IN: Final = 34
F_COMPARE: Final = 35
F_LEFT: Final = 36
F_RIGHT: Final = 37
F_SYMBIOTE: Final = 38
F_KNIGHT: Final = 39

# Amounts
A_COUNT: Final = 0
A_STAT: Final = 1
A_ROLL: Final = 2
A_TIMES: Final = 3
A_WALKED: Final = 4
A_FURY: Final = 5
A_HALF_UP: Final = 6
A_HALF_DOWN: Final = 7
A_MIN: Final = 8
A_MAX: Final = 9
A_FLIP: Final = 10
A_DIE: Final = 11

# Conditions
C_EXISTS: Final = 0
C_IS: Final = 1
C_IN_FORMATION: Final = 2
C_FIRST: Final = 3
C_SECOND: Final = 4
C_DEEP: Final = 5
C_SURFACE: Final = 6
C_BODILESS: Final = 7
C_TURN: Final = 8
C_ROLLED: Final = 9
C_UNWOUNDED: Final = 10
C_FALLEN: Final = 11

# Statistics
S_COST: Final = 0
S_LIFE: Final = 1
S_MAX_LIFE: Final = 2
S_WOUNDS: Final = 3
S_XLIFE: Final = 4
S_MOVE: Final = 5
S_LIGHT: Final = 6
S_MEDIUM: Final = 7
S_STRONG: Final = 8
S_ARMOR: Final = 9
S_REGEN: Final = 10
S_CHIPS: Final = 11
S_POISON: Final = 12
S_ROW: Final = 13

# Events
E_BATTLE_START: Final = 0
E_TURN_BEFORE: Final = 1
E_TURN_START: Final = 2
E_TURN_END: Final = 3
E_DECLARED: Final = 4
E_ROLLED: Final = 5
E_HIT: Final = 6
E_MISSED: Final = 7
E_FOUGHT: Final = 8
E_ATTACK_DONE: Final = 9
E_PROTECTED: Final = 10
E_REDIRECTED: Final = 11
E_WOUNDED: Final = 12
E_HEALED: Final = 13
E_DIED: Final = 14
E_LEFT: Final = 15
E_BURIED: Final = 16
E_RELOCATED: Final = 17
E_MOVED: Final = 18
E_JUMPED: Final = 19
E_TELEPORTED: Final = 20
E_DASHED: Final = 21
E_DIVED: Final = 22
E_SURFACED: Final = 23
E_TAPPED: Final = 24
E_OPENED: Final = 25
E_CHIPS_GAINED: Final = 26
E_CHIPS_LOST: Final = 27
E_LIVES_GAINED: Final = 28
E_LIVES_LOST: Final = 29
E_BLESSED: Final = 30
E_CURSED: Final = 31
E_POISONED: Final = 32
E_PROPHESIED: Final = 33
E_INCARNATED: Final = 34
E_DRAINED: Final = 35
E_SCAVENGED: Final = 36
E_USED: Final = 37
E_TOOK_OFF: Final = 38
E_LANDED: Final = 39
E_SUMMONED: Final = 40
E_SEATED: Final = 41
E_MARKED: Final = 42
E_UNMARKED: Final = 43
E_REVEALED: Final = 44
EVENTS: Final[i64] = 45

MOMENTS: Final = (
    1 << E_DECLARED
    | 1 << E_USED
    | 1 << E_PROTECTED
    | 1 << E_ROLLED
    | 1 << E_ATTACK_DONE
    | 1 << E_MOVED
    | 1 << E_TURN_START
    | 1 << E_TURN_END
)
"""Declarations, movement, dice and steps of the turn: when any instant may be used (BK-12.13)."""

# Modifiers
M_POWER: Final = 0
M_TAKE: Final = 1
M_ROLL: Final = 2
M_ROLL_IS: Final = 3
M_DICE: Final = 4
M_WEAKEN: Final = 5
M_CAP: Final = 6
M_RANGE: Final = 7
M_MOVE: Final = 8
M_LIFE: Final = 9
M_KW: Final = 10
M_MORE: Final = 11
M_LOSE: Final = 12
M_SILENT: Final = 13
M_ABILITY: Final = 14
M_IGNORE: Final = 15
M_CLASS: Final = 16
M_UNCLASS: Final = 17
M_REALM: Final = 18
M_TYPE: Final = 19
M_TIMES: Final = 20
M_NO_TAP: Final = 21
M_REACH: Final = 22
M_GUARD: Final = 23
M_PROPHECY: Final = 24
M_FURY: Final = 25
M_ICONLESS: Final = 26
MODIFIERS: Final = 27

# Deeds
D_MOVE: Final = 0
D_ENTER: Final = 1
D_ATTACK: Final = 2
D_ACT: Final = 3
D_USE: Final = 4
D_PROTECT: Final = 5
D_OPEN: Final = 6
D_BE_ATTACKED: Final = 7
D_BE_CHOSEN: Final = 8
D_BE_HEALED: Final = 9
D_BE_POISONED: Final = 10
D_RELOCATE: Final = 11
D_TAKE_OFF: Final = 12
D_HOST: Final = 13
D_GAIN_CHIPS: Final = 14
DEEDS: Final[i64] = 15

# Durations
U_END_TURN: Final = 0
U_END_MY_TURN: Final = 1
U_END_ENEMY_TURN: Final = 2
U_END_ITS_TURN: Final = 3
U_END_MY_NEXT_TURN: Final = 4
U_BATTLE: Final = 5
U_WHILE: Final = 6
U_NEXT: Final = 7
U_USES: Final = 8

# Costs
P_TAP: Final = 0
P_CHIPS: Final = 1
P_LIVES: Final = 2
P_WOUND: Final = 3
P_UNMARK: Final = 4
P_CARD: Final = 5  # one that is picked: selector

# References
R_SELF: Final = 0
R_HOST: Final = 1
R_IT: Final = 2
R_ATTACKER: Final = 3
R_ATTACKED: Final = 4
R_CARD: Final = 5
R_BY: Final = 6
R_TARGET: Final = 7
R_BOUND: Final = 8  # the card a gift's condition is about
R_VARIABLE: Final = 10  # and above

# More amounts and conditions than words
A_NUMBER: Final = 20
A_X: Final = 21
A_N: Final = 22
A_EXCESS: Final = 23
A_EVENT_ROLL: Final = 24
A_SUM: Final = 25
A_DIFFERENCE: Final = 26
C_COMPARE: Final = 20
C_NOT: Final = 21
C_AND: Final = 22
C_OR: Final = 23

# Kinds of cards and squares
K_CARD: Final = 0
K_CREATURE: Final = 1
K_GROUND: Final = 2
K_FLYER: Final = 3
K_ARTIFACT: Final = 4
K_TERRAIN: Final = 5
K_SYMBIOTE: Final = 6
K_COMPANION: Final = 7
K_PARASITE: Final = 8
K_CELL: Final = 9

# Zones
Z_PLAY: Final = 0
Z_DECK: Final = 1
Z_GRAVE: Final = 2
Z_EXILE: Final = 3

MINE: Final = 0
ENEMY: Final = 1
ANY: Final = 2

# How two amounts compare
AT_MOST: Final = 0
AT_LEAST: Final = 1
EQUAL: Final = 2
UNEQUAL: Final = 3
LESS: Final = 4
MORE: Final = 5

# A set of cards: [IS_SELECTOR, side, kind, zone, count, filters …] or [0, reference]
REFERENCE: Final = 1
IS_SELECTOR: Final = 1
SELECTOR_SIDE: Final = 1
SELECTOR_KIND: Final = 2
SELECTOR_ZONE: Final = 3
SELECTOR_COUNT: Final = 4
FILTERS_AT: Final = 5

# A filter: [word, whether it must fail, operands …]
FILTER_DENIED: Final = 1
FILTER_A: Final = 2
FILTER_B: Final = 3
FILTER_LIMIT: Final = 4  # of a comparison: an amount
FILTER_AIMS: Final = 4  # of a range: 1 if targets are chosen by it

# An amount: [word, operands …]
AMOUNT_A: Final = 1
AMOUNT_B: Final = 2

# A condition: [word, operands …]
CONDITION_A: Final = 1  # of `is` a reference; of "and" and "or" how many parts there are
CONDITION_B: Final = 2
COMPARE_HOW: Final = 2
COMPARE_RIGHT: Final = 3
PARTS_AT: Final = 2  # of "and" and "or"
IS_COUNT: Final = 2
IS_FILTERS_AT: Final = 3

# What lasts "while": [condition, the other card it is about, or NONE]
WHILE_ABOUT: Final = 1

# What an ability needs, of H_NEEDS: [count, needs …]
NEEDS_AT: Final = 1
NEED_SORT: Final = 0  # NEED_…
NEED_WHAT: Final = 1  # a set, 0 for anything
NEED_MEANS: Final = 2  # of an attack its means, of a summoning the squares
NEED_RANGE: Final = 3
NEED: Final = 4  # so many figures each

NEED_SET: Final = 0  # the set must not be empty
NEED_FOE: Final = 1  # somebody to be attacked
NEED_SUMMONED: Final = 2  # somebody to be summoned
NEED_BLOW: Final = 3  # a blow that a protector may take

# Costs, of H_COSTS: [count, (which, what) …]
COSTS_AT: Final = 1
COST_WHAT: Final = 1
COST: Final = 2

# The head of an ability
H_CLASS: Final = 0
H_COND: Final = 1
H_WHO: Final = 2  # of a static ability or a rule
H_CODE: Final = 3  # where its instructions begin
H_LIMIT: Final = 4
H_PERIOD: Final = 5
H_EACH: Final = 6
H_TYPE: Final = 7  # SPELL or EFFECT
H_EVENT: Final = 8
H_ZONE: Final = 9
H_NEEDS: Final = 10  # [count, selectors …]: what must be there
H_COSTS: Final = 11  # [count, (which, amount) …]
H_KINDS: Final = 12  # a mask of what it is, see `kind_bit`
H_NUMBER: Final = 13  # the place among the abilities of its card, from 1
H_PARTS: Final = 14  # of a static ability: [count, modifiers …]; of a rule: its deed
H_UNSEEN: Final = 15  # 1 if a hidden card is turned up to carry it out
H_INSTANT: Final = 16  # 1 if it may be used in response; H_EVENT says to what, 0 for anything
H_MARKER: Final = 17  # of a static ability or a rule: 1 + a marker without which it does nothing
H_NAME: Final = 18  # 1 + the name of a spell, 0 for none
HEAD: Final = 19

STATIC: Final = 0
ACT: Final = 1
ON: Final = 2
INSTEAD: Final = 3
RULE: Final = 4
LATER: Final = 5
SETUP: Final = 6  # `H_ZONE` is its stage

# Kinds of ability, for `used`, `use` and `has`; attacks come first, by their means
KIND_SPELL: Final = 7
KIND_EFFECT: Final = 8
KIND_FINISH: Final = 9
KIND_MAGIC: Final = 10
KIND_VALHALLA: Final = 11

PER_TURN: Final = 0
PER_MY_TURN: Final = 1
PER_ENEMY_TURN: Final = 2
PER_BATTLE: Final = 3

# A modifier: [slot, amount, attacks, from, extra]
MOD_SLOT: Final = 0
MOD_N: Final = 1
MOD_ATTACKS: Final = 2
MOD_FROM: Final = 3
MOD_EXTRA: Final = 4

# Slots of modifiers, each with a row in `slots`. Behind the numbers of the words themselves
# stand so many of a kind as there are keywords or deeds.
KEYWORDS: Final[i64] = 29
"""As many as `keywords` has: compiled code folds only constants of the same file."""

if KEYWORDS != COUNT:
    raise AssertionError(f"there are {COUNT} keywords, and slots for {KEYWORDS}")

SLOT_KW: Final = MODIFIERS
SLOT_MORE: Final = SLOT_KW + KEYWORDS
SLOT_LOSE: Final = SLOT_MORE + KEYWORDS
SLOT_IGNORE: Final = SLOT_LOSE + KEYWORDS
SLOT_FORBID: Final = SLOT_IGNORE + KEYWORDS
SLOT_ONLY: Final = SLOT_FORBID + DEEDS
SLOT_MUST: Final = SLOT_ONLY + DEEDS
SLOT_ALSO: Final = SLOT_MUST + DEEDS
SLOT_SHIELD: Final = SLOT_ALSO + DEEDS
SLOT_BANK: Final = SLOT_SHIELD + 1
SLOT_ROLL_ATTACKING: Final = SLOT_SHIELD + 2
SLOT_ROLL_DEFENDING: Final = SLOT_SHIELD + 3
SLOT_GUARDS_ALERT: Final = SLOT_SHIELD + 4  # protecting does not exhaust
SLOT_REACH_FLYERS: Final = SLOT_SHIELD + 5
SLOT_REACH_DIAGONAL: Final = SLOT_SHIELD + 6
SLOT_REACH_ANYWHERE: Final = SLOT_SHIELD + 7
SLOT_COMMAND: Final = SLOT_SHIELD + 8
SLOT_FLIGHT: Final = SLOT_SHIELD + 9
SLOTS: Final = SLOT_SHIELD + 10

TRAIT_KIND: Final = 1000
"""What a card `has`: a keyword, or from here on a kind of ability."""

# A rule's deed: [target, attacks, kind, squares, except]
DEED_TARGET: Final = 0
DEED_ATTACKS: Final = 1
DEED_KIND: Final = 2
DEED_CELLS: Final = 3
DEED_EXCEPT: Final = 4

# An event that is waited for
W_EVENT: Final = 0
W_CARD: Final = 1
W_BY: Final = 2
W_TARGET: Final = 3
W_ATTACKS: Final = 4  # a mask, 0 for any
W_STRENGTHS: Final = 5  # a mask, 0 for any
W_ANSWER: Final = 6
W_EXCHANGE: Final = 7
W_CAUSE: Final = 8  # NONE, or one of CAUSE_…
W_LOW: Final = 9
W_HIGH: Final = 10
W_WHOSE: Final = 11
W_KIND: Final = 12
W_MARKER: Final = 13
W_BUT: Final = 14  # 1 + the name of a spell that is not meant, 0 for none

CAUSE_ATTACK: Final = 0
CAUSE_SPELL: Final = 1
CAUSE_EFFECT: Final = 2
CAUSE_POISON: Final = 3

FROM_DECK: Final = 1000
"""A card still in a deck is referred to by its row and this."""

# How the modifiers of a slot are put together
SUM: Final = 0
LARGEST: Final = 1
SMALLEST: Final = 2

NOTHING: Final[i64] = -1000
"""No modifier of a slot is at work."""

"""What may be picked at the instruction where the ability on top stands."""

from mypy_extensions import i64

from holmgang.core.action import Action, pack, second
from holmgang.games.berserk.look import (
    cards,
    evaluator,
    figures,
    modifiers,
    operands,
    reach,
    summoning,
    usage,
)
from holmgang.games.berserk.numbers import attack, codes, frames, keywords, opcodes
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.state import CARDS, HIDDEN, Position, reg
from holmgang.games.berserk.tables import (
    ANSWER,
    CHOOSE,
    DONE,
    NONE,
    NUMBER,
    SPELL,
    TARGET,
)

MOST_CHIPS = 99


def can_pick(p: Position, at: i64) -> bool:
    """Whether there is anything to pick, besides to be done with it."""
    script = p.tables.script
    me = reg(p, frames.G_ME)
    if script[at] == opcodes.FOE:
        return any(can_pick_foe(p, at, i, me) for i in range(CARDS))
    if (
        script[at] == opcodes.PICK
        and p.tables.code[script[at + opcodes.PICK_CARDS] + codes.SELECTOR_ZONE] == codes.Z_PLAY
    ):
        return any(_can_pick_card(p, at, i, me) for i in range(CARDS))
    return len(pick_options(p)) > _is_upto(p, at)


def _can_pick_card(p: Position, at: i64, i: i64, me: i64) -> bool:
    """Whether an ability may be turned on a card in play."""
    if p.place[i] < 0 or reg(p, frames.G_TARGETS) >> i & 1:
        return False
    if not evaluator.matches(p, p.tables.script[at + opcodes.PICK_CARDS], i, me, p.frames.base):
        return False
    return may_be_chosen(p, i, me) and _fits_attack(p, at, i)


def _is_upto(p: Position, at: i64) -> i64:
    return p.tables.script[at + opcodes.PICK_UPTO]


def pick_options(p: Position) -> list[Action]:
    """What may be picked at the instruction the frame on top stands at."""
    code = p.tables.code
    script = p.tables.script
    at = p.frames.step
    options: list[Action] = []
    what = script[at + opcodes.PICK_CARDS]
    me = reg(p, frames.G_ME)
    if script[at] == opcodes.UNDER:
        return shown_options(p)
    if script[at] == opcodes.REDISTRIBUTE:
        return _of_mask(p, reg(p, frames.G_TARGETS))
    if script[at] == opcodes.FOE:
        for i in range(CARDS):
            if can_pick_foe(p, at, i, me):
                options.append(pack(TARGET, cards.place_of(p, i)))
    elif code[what + codes.SELECTOR_ZONE] == codes.Z_PLAY:
        for i in range(CARDS):
            if _can_pick_card(p, at, i, me):
                options.append(pack(TARGET, cards.place_of(p, i)))
    elif script[at] == opcodes.CALL:
        for action in _pick_elsewhere(p, what, me):
            if summoning.can_be_summoned(
                p, second(action), script[at + opcodes.CALL_CELLS], me, p.frames.base
            ):
                options.append(action)
    else:
        options += _pick_elsewhere(p, what, me)
    if _is_upto(p, at) == 1:
        options.append(pack(ANSWER, DONE))
    return options


def _of_mask(p: Position, mask: i64) -> list[Action]:
    return [pack(TARGET, cards.place_of(p, i)) for i in range(CARDS) if mask >> i & 1]


def _pick_elsewhere(p: Position, what: i64, me: i64) -> list[Action]:
    """Cards in a deck, a graveyard or exile, each kind once."""
    code = p.tables.code
    zone = code[what + codes.SELECTOR_ZONE]
    if zone == codes.Z_DECK:
        seat = (
            reg(p, frames.G_SEAT)
            if code[what + codes.SELECTOR_SIDE] != codes.ENEMY
            else 1 - reg(p, frames.G_SEAT)
        )
        return [
            pack(CHOOSE, seat + 2 * zone, row)
            for row in evaluator.in_deck(p, what, me, p.frames.base)
        ]
    mask = evaluator.select(p, what, me, p.frames.base) & ~reg(p, frames.G_TARGETS)
    found: list[Action] = []
    for i in range(CARDS):
        if mask >> i & 1:
            action = pack(CHOOSE, cards.owner(i) + 2 * zone, p.card[i])
            if action not in found:
                found.append(action)
    return found


def can_pick_foe(p: Position, at: i64, i: i64, me: i64) -> bool:
    """Whether an attack of an ability may be turned on a card."""
    script = p.tables.script
    if p.card[i] == NONE or p.place[i] < 0 or reg(p, frames.G_TARGETS) >> i & 1:
        return False
    cards = script[at + opcodes.PICK_CARDS]
    if cards != 0 and not evaluator.matches(p, cards, i, me, p.frames.base):
        return False
    distance = (
        0 if script[at + opcodes.FOE_RANGE] == 0 else operands.operand(p, at, opcodes.FOE_RANGE)
    )
    return reach.can_target(p, script[at + opcodes.FOE_MEANS], me, i, distance)


def may_be_chosen(p: Position, i: i64, me: i64) -> bool:
    """Rules of cards: whom spells and effects may be turned on, and uses for each apart."""
    head = reg(p, frames.G_HEAD)
    if counts_targets(p, head) and not usage.has_uses(p, head, me, i):
        return False
    if not p.has_rules or p.status[i] & HIDDEN:
        return True
    return not modifiers.forbids(p, codes.D_BE_CHOSEN, i, me, operands.means_of(p))


def _fits_attack(p: Position, at: i64, i: i64) -> bool:
    """An attack is redirected only to what it can reach, on whichever side (BK-12.28)."""
    script = p.tables.script
    if script[at + script[at + opcodes.LENGTH]] != opcodes.REDIRECT:
        return True
    frame = operands.attack_at(p)
    if frame == NONE or i in (
        p.frames.registers[frame + attack.ATTACKER],
        p.frames.registers[frame + attack.TARGET],
    ):
        return False
    means, distance = (
        p.frames.registers[frame + attack.MEANS],
        p.frames.registers[frame + attack.REACH],
    )
    return reach.can_reach(p, means, p.frames.registers[frame + attack.ATTACKER], i, distance)


def counts_targets(p: Position, head: i64) -> bool:
    """Whether the uses of an ability are counted for each target apart."""
    code = p.tables.code
    if code[head + codes.H_CLASS] != codes.ACT or code[head + codes.H_EACH] == 0:
        return False
    return code[head + codes.H_EVENT] == 0


def is_warded(p: Position, i: i64) -> bool:
    """Protection stops a spell as a whole, in some editions (BK-12.33)."""
    if operands.means_of(p) != SPELL or not p.tables.edition.blocks_all:
        return False
    return p.place[i] >= 0 and figures.keyword(p, i, keywords.PROTECT_SPELLS) > 0


def square_options(p: Position) -> list[Action]:
    if p.frames.kind == frames.LANDING:
        return landing_squares(p)
    at = p.frames.step
    squares = evaluator.cells(
        p, p.tables.script[at + opcodes.SQUARE_CELLS], reg(p, frames.G_ME), p.frames.base
    )
    return [pack(TARGET, square) for square in squares]


def landing_squares(p: Position) -> list[Action]:
    mask = reg(p, frames.LANDING_SQUARES)
    return [
        pack(TARGET, square)
        for square in range(SQUARES)
        if mask >> square & 1 and p.board[square] == NONE
    ]


def most_x(p: Position) -> i64:
    """The largest X that can be paid at the instruction the frame on top stands at."""
    me = reg(p, frames.G_ME)
    which = p.tables.script[p.frames.step + opcodes.X_COST]
    if which == codes.P_CHIPS:
        return p.chips[me]
    if which == codes.P_LIVES:
        return p.extra[me]
    return max(0, figures.life(p, me) - p.wounds[me] - 1)


def number_options(p: Position) -> list[Action]:
    """Branches or amounts, by number."""
    script = p.tables.script
    at = p.frames.step
    if script[at] == opcodes.BRANCH:
        return [pack(NUMBER, k + 1) for k in range(script[at + opcodes.BRANCH_COUNT])]
    return [pack(NUMBER, k + 1) for k in range(min(MOST_CHIPS, most_x(p)))]


def walk_options(p: Position, i: i64) -> list[Action]:
    options: list[Action] = []
    if cards.has_square(p, i) and not reach.is_kept_in_place(p, i):
        for square in p.tables.field.steps[p.place[i]]:
            if reach.can_enter(p, i, square):
                options.append(pack(TARGET, square))
    options.append(pack(ANSWER, DONE))
    return options


def left_shown(p: Position) -> list[int]:
    return [card for card in p.shown[reg(p, frames.G_SHOWN) :] if card != NONE]


def shown_options(p: Position) -> list[Action]:
    """Which of the shown cards goes under the deck next."""
    rows = sorted({card // 2 for card in left_shown(p)})
    where = reg(p, frames.G_SEAT) + 2 * codes.Z_DECK
    return [pack(CHOOSE, where, row) for row in rows]


def is_turning_cards(p: Position) -> bool:
    """Whether chance is to name a card of a deck, not a die."""
    op = p.tables.script[p.frames.step]
    return op == opcodes.SHOW_TOP or op == opcodes.PEEK

"""Who may use which ability: its costs, its limits, its targets (BK-12A)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from holmgang.games.berserk.look import (
    evaluator,
    markers,
    modifiers,
    operands,
    protection,
    reach,
    summoning,
)
from holmgang.games.berserk.numbers import attack, codes
from holmgang.games.berserk.numbers.layouts import (
    GIFT_MOD,
    GIFT_SLOT,
    LINK,
    LINK_HEAD,
    LINK_MOD,
    LINK_SOURCE,
    USE_COUNT,
    USE_FOR,
    USE_ME,
    USE_TURN,
    USED,
)
from holmgang.games.berserk.state import ACTED, ALERT, CARDS, Position
from holmgang.games.berserk.tables import NONE


def acts_of(p: Position, i: i64) -> vec[i64]:
    """The heads of the abilities a card can use, printed ones first."""
    printed = p.tables.usable[p.card[i]]
    if p.silences and modifiers.is_silent(p, i):
        printed = p.tables.nothing
    if not p.gives_abilities:
        return printed
    links = p.links[codes.M_ABILITY]
    code = p.tables.code
    heads = printed[:]
    for k in range(0, len(links), LINK):
        head = code[links[k + LINK_MOD] + codes.MOD_N]
        if code[head] == codes.ACT and modifiers.is_at_work(
            p, links[k + LINK_SOURCE], links[k + LINK_HEAD], i
        ):
            heads = append(heads, head)
    for k in modifiers.gifts_of(p, i):
        head = p.gifts[k + GIFT_MOD]
        if p.gifts[k + GIFT_SLOT] == codes.M_ABILITY and code[head] == codes.ACT:
            if modifiers.is_gift_in_force(p, k):
                heads = append(heads, head)
    return heads


def can_use(p: Position, head: i64, i: i64) -> bool:
    """Whether an ability can be used of one's own accord; some instants only answer."""
    return p.tables.code[head + codes.H_EVENT] == 0 and is_usable(p, head, i, NONE)


def is_usable(p: Position, head: i64, i: i64, subject: i64) -> bool:
    """Paid for, allowed, and with something to do."""
    code = p.tables.code
    if not can_pay(p, head, i) or not has_uses(p, head, i, subject):
        return False
    if not evaluator.holds(p, code[head + codes.H_COND], i, NONE):
        return False
    if p.has_rules and _is_not_allowed(p, head, i):
        return False
    return has_targets(p, head, i)


def has_targets(p: Position, head: i64, i: i64) -> bool:
    """Whether there is a target for all that an ability needs one for."""
    code = p.tables.code
    needs = code[head + codes.H_NEEDS]
    return needs == 0 or all(
        _is_there(p, needs + codes.NEEDS_AT + codes.NEED * k, i) for k in range(code[needs])
    )


def _is_not_allowed(p: Position, head: i64, i: i64) -> bool:
    if p.rules >> codes.D_USE & 1:
        kinds = p.tables.code[head + codes.H_KINDS]
        for kind in range(codes.KIND_SPELL, codes.KIND_VALHALLA + 1):
            if kinds >> kind & 1 and modifiers.forbids(p, codes.D_USE, i, NONE, kind):
                return True
    return asks_for(p, head, codes.P_TAP) and not may_exhaust(p, i)


def may_exhaust(p: Position, i: i64) -> bool:
    """Whether a card may do something that exhausts it, other than to attack.

    It must not be kept from acting, nor owe an attack.
    """
    return not modifiers.forbids(p, codes.D_ACT, i) and not reach.owes_attack(p, i)


def asks_for(p: Position, head: i64, cost: i64) -> bool:
    """Whether some cost is among those of an ability."""
    code = p.tables.code
    costs = code[head + codes.H_COSTS]
    return costs != 0 and any(
        code[costs + codes.COSTS_AT + codes.COST * k] == cost for k in range(code[costs])
    )


def _is_there(p: Position, at: i64, i: i64) -> bool:
    """Whether there is a target for what an ability needs one for."""
    code = p.tables.code
    what = code[at + codes.NEED_WHAT]
    if code[at] == codes.NEED_SET:
        return evaluator.has_any(p, what, i, NONE)
    if code[at] == codes.NEED_SUMMONED:
        return _can_summon_any(p, what, code[at + codes.NEED_MEANS], i)
    if code[at] == codes.NEED_BLOW:
        frame = operands.attack_at(p)
        if frame == NONE or not protection.allows_protector(p, frame):
            return False
        target = p.frames.registers[frame + attack.TARGET]
        return not reach.is_kept_from_protecting(p, i, target)
    distance: i64 = 0
    if code[at + codes.NEED_RANGE] != 0:
        distance = evaluator.amount(p, code[at + codes.NEED_RANGE], i, NONE)
    for other in reach.attackable(p, p.side[i]):
        if p.place[other] >= 0 and reach.can_target(
            p, code[at + codes.NEED_MEANS], i, other, distance
        ):
            if what == 0 or evaluator.matches(p, what, other, i, NONE):
                return True
    return False


def _can_summon_any(p: Position, what: i64, cells: i64, i: i64) -> bool:
    """Whether there is a card to be summoned, and a place for it."""
    if p.tables.code[what + codes.SELECTOR_ZONE] == codes.Z_DECK:
        rows = evaluator.in_deck(p, what, i, NONE)
    else:
        mask = evaluator.select(p, what, i, NONE)
        rows = [p.card[k] for k in range(CARDS) if mask >> k & 1]
    return any(summoning.can_be_summoned(p, row, cells, i, NONE) for row in rows)


def can_pay(p: Position, head: i64, me: i64) -> bool:
    costs = p.tables.code[head + codes.H_COSTS]
    return costs == 0 or are_payable(p, costs, me)


def are_payable(p: Position, costs: i64, me: i64) -> bool:
    code = p.tables.code
    for k in range(code[costs]):
        which = code[costs + codes.COSTS_AT + codes.COST * k]
        what = code[costs + codes.COSTS_AT + codes.COST * k + codes.COST_WHAT]
        if not _is_payable(p, which, what, me):
            return False
    return True


def _is_payable(p: Position, which: i64, what: i64, me: i64) -> bool:
    if which == codes.P_TAP:
        return p.status[me] & (ALERT | ACTED) == ALERT
    if which == codes.P_CARD:
        return evaluator.has_any(p, what, me, NONE)
    if which == codes.P_UNMARK:
        return markers.has_mark(p, what, 0, me)
    n = max(1, evaluator.amount(p, what, me, NONE))
    if which == codes.P_CHIPS:
        return p.chips[me] >= n
    if which == codes.P_LIVES:
        return p.extra[me] >= n
    return p.place[me] >= 0


def can_charge(p: Position, i: i64, heads: vec[i64]) -> bool:
    """Whether a card can exhaust for a chip: it must be one that pays with chips (BK-12.3)."""
    if p.status[i] & (ALERT | ACTED) != ALERT:
        return False
    if p.has_rules and (not may_exhaust(p, i) or modifiers.forbids(p, codes.D_GAIN_CHIPS, i)):
        return False
    return any(asks_for(p, head, codes.P_CHIPS) for head in heads)


def has_uses(p: Position, head: i64, me: i64, who: i64) -> bool:
    """Whether an ability may be used once more (BK-19.133, BK-19.134)."""
    limit = p.tables.code[head + codes.H_LIMIT]
    return limit == 0 or _uses(p, head, me, who) < limit


def _uses(p: Position, head: i64, me: i64, who: i64) -> i64:
    used = p.used
    k = find_use(p, head, me, who)
    if k == NONE:
        return 0
    is_old = is_by_turn(p, head) and used[k + USE_TURN] != p.turn
    return 0 if is_old else used[k + USE_COUNT]


def is_by_turn(p: Position, head: i64) -> bool:
    return p.tables.code[head + codes.H_PERIOD] != codes.PER_BATTLE


def for_each(p: Position, head: i64, who: i64) -> i64:
    """For whom a use counts: NONE where uses are not counted for each apart."""
    if p.tables.code[head + codes.H_EACH]:
        return who
    return NONE


def find_use(p: Position, head: i64, me: i64, who: i64) -> i64:
    used = p.used
    for_whom = for_each(p, head, who)
    for k in range(0, len(used), USED):
        if used[k] == head and used[k + USE_ME] == me and used[k + USE_FOR] == for_whom:
            return k
    return NONE


def was_used(p: Position, head: i64, me: i64) -> bool:
    return find_use(p, head, me, NONE) != NONE

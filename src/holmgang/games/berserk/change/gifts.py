"""What abilities give for a while: modifiers, abilities, command over a card."""

from librt.vecs import extend, vec
from mypy_extensions import i64

from holmgang.games.berserk.change import reveal, targets
from holmgang.games.berserk.hear import durations, listeners, log
from holmgang.games.berserk.look import (
    cards,
    evaluator,
    modifiers,
    operands,
    references,
    turn_order,
)
from holmgang.games.berserk.numbers import codes, frames, journal, keywords, opcodes
from holmgang.games.berserk.numbers.layouts import GIFT, GIFT_TERM
from holmgang.games.berserk.state import AIR, CARDS, Position, reg
from holmgang.games.berserk.tables import NONE


def give(p: Position, at: i64) -> None:
    script = p.tables.script
    count = script[at + opcodes.GIVE_COUNT]
    for i in targets.reached(p, reg(p, frames.G_TARGETS)):
        if p.place[i] >= 0:
            reveal.turn_up(p, i)
            for k in range(count):
                _give_part(
                    p,
                    script[at + opcodes.GIVE_MODS + k],
                    i,
                    script[at + opcodes.GIVE_UNTIL],
                    script[at + opcodes.GIVE_TERM],
                )
            log.card(p, journal.GIVEN, i)
    p.check_deaths = True


def _give_part(p: Position, mod: i64, i: i64, until: i64, term: i64) -> None:
    code = p.tables.code
    slot = code[mod]
    n_at = code[mod + codes.MOD_N]
    if slot == codes.M_ABILITY:
        _add_gift(p, slot, i, n_at, 1, until, term)
        listeners.rebuild(p)
        return
    value = 1 if n_at == 0 else evaluator.amount(p, n_at, reg(p, frames.G_ME), p.frames.base)
    give_one(p, slot, i, mod, value, until, term)
    if slot == codes.M_MOVE and cards.is_alert(p, i) and p.place[i] != AIR:
        p.move_points[i] = max(0, p.move_points[i] + value)
    if slot == codes.M_TYPE:
        p.check_end = True


def give_one(p: Position, slot: i64, i: i64, mod: i64, value: i64, until: i64, term: i64) -> None:
    """A gift of the ability at work, with all that ends it."""
    _add_gift(p, slot, i, mod, value, until, term)
    listeners.refresh(p)


def _add_gift(p: Position, slot: i64, i: i64, mod: i64, value: i64, until: i64, term: i64) -> None:
    """Several gifts may be laid down before stock is taken of them."""
    me = reg(p, frames.G_ME)
    ends = term_of(p, until, term, i)
    bound: i64 = NONE
    if until == codes.U_WHILE and p.tables.code[term + codes.WHILE_ABOUT] >= 0:
        bound = references.refer(p, p.tables.code[term + codes.WHILE_ABOUT], me, p.frames.base)
    p.gifts = extend(p.gifts, vec[i64]([slot, i, mod, value, me, until, ends, bound]))


def term_of(p: Position, until: i64, term: i64, i: i64) -> i64:
    """The last turn of a gift, or what else ends it."""
    if until == codes.U_WHILE or until == codes.U_NEXT or until == codes.U_USES:
        return term
    if until == codes.U_BATTLE:
        return NONE
    seat = reg(p, frames.G_SEAT)
    mine = p.active == seat
    if until == codes.U_END_TURN:
        return p.turn
    if until == codes.U_END_MY_TURN:
        return p.turn if mine else turn_order.next_turn(p, seat)
    if until == codes.U_END_ENEMY_TURN:
        return turn_order.next_turn(p, 1 - seat) if mine else p.turn
    if until == codes.U_END_ITS_TURN:
        return turn_order.next_turn(p, p.side[i])
    if until == codes.U_END_MY_NEXT_TURN:
        return turn_order.next_turn(p, seat)
    raise AssertionError(f"no duration {until}")


def shield(p: Position, at: i64) -> None:
    """Prevent the next wounds of each of the targets."""
    script = p.tables.script
    n = operands.operand(p, at, opcodes.SHIELD_N)
    for i in targets.reached(p, reg(p, frames.G_TARGETS)):
        if targets.turn_up(p, i):
            give_one(
                p,
                codes.SLOT_SHIELD,
                i,
                0,
                n,
                script[at + opcodes.SHIELD_UNTIL],
                script[at + opcodes.SHIELD_TERM],
            )
            log.card(p, journal.GIVEN, i)


def take_command(p: Position, at: i64) -> None:
    """The ability's player commands the targets; nothing else about them changes."""
    script = p.tables.script
    seat = reg(p, frames.G_SEAT)
    for i in targets.reached(p, reg(p, frames.G_TARGETS)):
        if p.place[i] >= 0 and p.side[i] != seat:
            reveal.turn_up(p, i)
            give_one(
                p,
                codes.SLOT_COMMAND,
                i,
                0,
                seat,
                script[at + opcodes.CONTROL_UNTIL],
                script[at + opcodes.CONTROL_TERM],
            )
            durations.command(p, i, seat)
            log.card(p, journal.COMMANDED, i)


def copy_abilities(p: Position, at: i64) -> None:
    """What is printed on one card works on others too; `on` takes some triggers only."""
    script = p.tables.script
    source = operands.lowest(reg(p, frames.G_FIRST))
    if source == NONE or cards.is_hidden(p, source) or modifiers.is_silent(p, source):
        return  # it has none to be copied (BK-19.162)
    for i in targets.reached(p, reg(p, frames.G_TARGETS)):
        if p.place[i] >= 0:
            reveal.turn_up(p, i)
            for head in _heads_of(p, source):
                if _is_copied(p, head, script[at + opcodes.COPY_EVENT]):
                    _add_gift(
                        p,
                        codes.M_ABILITY,
                        i,
                        head,
                        1,
                        script[at + opcodes.COPY_UNTIL],
                        script[at + opcodes.COPY_TERM],
                    )
            if script[at + opcodes.COPY_EVENT] == NONE:
                _copy_keywords(p, at, source, i)
            log.card(p, journal.GIVEN, i)
    listeners.rebuild(p)


def _heads_of(p: Position, i: i64) -> vec[i64]:
    copies = p.tables.copies
    row = p.card[i]
    return copies[row] if row < len(copies) else p.tables.nothing


def _is_copied(p: Position, head: i64, event: i64) -> bool:
    if event == NONE:
        return True
    code = p.tables.code
    return code[head] == codes.ON and code[code[head + codes.H_EVENT]] == event


def _copy_keywords(p: Position, at: i64, source: i64, i: i64) -> None:
    """Uniqueness and horde are about decks and armies."""
    script = p.tables.script
    for word in range(keywords.COUNT):
        value = p.tables.keyword(p.card[source], word)
        if modifiers.is_given(p, codes.SLOT_LOSE + word, source):
            continue
        if value > 0 and word != keywords.UNIQUE and word != keywords.HORDE:
            _add_gift(
                p,
                codes.SLOT_KW + word,
                i,
                0,
                value,
                script[at + opcodes.COPY_UNTIL],
                script[at + opcodes.COPY_TERM],
            )


def add_turn(p: Position, seat: i64) -> None:
    """Another turn after this one; what lasts until a later turn lasts until it still."""
    gifts = p.gifts
    later: list[int] = []
    for k in range(0, len(gifts), GIFT):
        if modifiers.ends_with_turn(p, k) and gifts[k + GIFT_TERM] > p.turn:
            later += [k, 0 if gifts[k + GIFT_TERM] == turn_order.next_turn(p, 0) else 1]
    watchers = [i for i in range(CARDS) if p.watches_until[i] > p.turn]
    p.extra_turns = [*p.extra_turns, seat]
    for n in range(0, len(later), 2):
        gifts[later[n] + GIFT_TERM] = turn_order.next_turn(p, later[n + 1])
    for i in watchers:
        p.watches_until[i] = turn_order.next_turn(p, p.side[i])
    log.seat(p, journal.EXTRA_TURN, seat)

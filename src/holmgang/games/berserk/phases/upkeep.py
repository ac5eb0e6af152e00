"""Poison and regeneration at the start of a turn, and cards that return from the dead (BK-8)."""

from librt.vecs import append, remove
from mypy_extensions import i64

from holmgang.games.berserk.change import healing, wounds
from holmgang.games.berserk.hear import log, triggers
from holmgang.games.berserk.look import cards, figures, squares
from holmgang.games.berserk.numbers import ask, codes, frames, journal, keywords
from holmgang.games.berserk.state import AIR, RETURNED, Position, reg, set_reg
from holmgang.games.berserk.tables import (
    FLYER,
    NONE,
    POISONING,
    SUFFER,
)


def returning_step(p: Position) -> None:
    """Ask for a square for a card that comes back from the graveyard."""
    p.ask(ask.RETURN, p.tables.alone[cards.owner(reg(p, frames.WHO))])


def upkeep_step(p: Position) -> None:
    """Card by card, each death at once (BK-8.15 to BK-8.17, BK-14.12)."""
    for i in p.armies[p.active]:
        if i < reg(p, frames.WHO) or p.place[i] < 0 or not is_affected(p, i):
            continue
        set_reg(p, frames.WHO, i)
        if order_matters(p, i):
            p.ask(ask.UPKEEP, p.tables.alone[p.active])
        else:
            upkeep_of(p, i, p.tables.edition.upkeep != SUFFER)
        return
    if p.frames.kind == frames.TURN:
        p.frames.step = frames.STARTING
    else:
        p.frames.pop()


def upkeep_of(p: Position, i: i64, heal_first: bool) -> None:
    """What comes first is put on top where it waits for abilities."""
    set_reg(p, frames.WHO, i + 1)
    replaced = len(p.replacements[codes.E_HEALED]) + len(p.replacements[codes.E_WOUNDED]) > 0
    if heal_first != replaced:
        healing.heal(p, i, regeneration_of(p, i))
        wounds.wound_by_ability(p, i, poison_of(p, i), POISONING, NONE)
    else:
        wounds.wound_by_ability(p, i, poison_of(p, i), POISONING, NONE)
        if not replaced and p.wounds[i] >= figures.life(p, i):
            return
        healing.heal(p, i, regeneration_of(p, i))


def count_token(p: Position, i: i64) -> None:
    """A token each own turn in the graveyard; with enough it returns, once (BK-19.23)."""
    wanted = p.tables.keyword(p.card[i], keywords.INCARNATION)
    if wanted == 0 or p.status[i] & RETURNED or i in p.waiting:
        return
    p.tokens[i] += 1
    log.card(p, journal.TOKEN, i, p.tokens[i])
    if p.tokens[i] >= wanted:
        p.waiting = append(p.waiting, i)


def call_back(p: Position) -> bool:
    """Let a card return as soon as its rear row has room (BK-19.23d); whether one may."""
    for i in p.waiting:
        if p.tables.type[p.card[i]] == FLYER:
            _come_back_to(p, i, AIR)
            return True
        if len(squares.free_rear(p, cards.owner(i))) > 0:
            p.frames.push(frames.RETURNING)
            set_reg(p, frames.WHO, i)
            return True
    return False


def come_back(p: Position, i: i64, square: i64) -> None:
    p.frames.pop()
    p.board[square] = i
    _come_back_to(p, i, square)


def _come_back_to(p: Position, i: i64, place: i64) -> None:
    """Exhausted, on the rear row or, a flyer, in the air (BK-19.23b, BK-19.126c)."""
    p.waiting = remove(p.waiting, i)
    p.place[i] = place
    p.tokens[i] = 0
    p.status[i] = RETURNED
    log.card(p, journal.RETURNS, i)
    triggers.announce_card(p, codes.E_INCARNATED, i)


def has_upkeep(p: Position) -> bool:
    return any(p.place[i] >= 0 and is_affected(p, i) for i in p.armies[p.active])


def is_affected(p: Position, i: i64) -> bool:
    if poison_of(p, i) == 0 and regeneration_of(p, i) == 0:
        return False
    return cards.is_alert(p, i) or not p.tables.edition.needs_alerting


def poison_of(p: Position, i: i64) -> i64:
    """Protection from poisoning also stops what was there before (BK-19.123)."""
    poison = p.poison[i]
    if (
        poison > 0
        and not p.tables.edition.needs_alerting
        and figures.keyword(p, i, keywords.PROTECT_POISON)
    ):
        return 0
    return poison


def regeneration_of(p: Position, i: i64) -> i64:
    healing = figures.keyword(p, i, keywords.REGEN)
    if healing > 0 and figures.keyword(p, i, keywords.INCORPOREAL) > 0:
        return 0
    return healing


def order_matters(p: Position, i: i64) -> bool:
    """Whether the controller has a choice between poison and regeneration (BK-8.17)."""
    if poison_of(p, i) == 0 or regeneration_of(p, i) == 0:
        return False
    if p.tables.edition.upkeep != NONE:
        return False
    return _wounds_after(p, i, True) != _wounds_after(p, i, False)


def _wounds_after(p: Position, i: i64, heal_first: bool) -> i64:
    """The wounds one order would leave; a dead card's stay as they were when it died."""
    before = p.wounds[i]
    healing = regeneration_of(p, i)
    if heal_first:
        p.wounds[i] -= min(healing, before)
    wounds.add_wounds(p, i, poison_of(p, i), POISONING)
    after = p.wounds[i]
    p.wounds[i] = before
    if heal_first or after >= figures.life(p, i):
        return min(after, figures.life(p, i))
    return after - min(healing, after)

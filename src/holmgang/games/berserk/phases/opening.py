"""Before the first turn: abilities from the deal, deploying, hosts, the start of the battle.

Players take turns, the first player first, and each plays one at a time. A pass is not
final while the other still plays some (BK-4.16, BK-7.2, BK-7.4). Whether somebody is asked
tells nothing: it depends on the decks, which both players know, and on open cards.
"""

from typing import Final

from librt.vecs import extend
from mypy_extensions import i64

from holmgang.core.action import Action, first, second, verb
from holmgang.games.berserk.change import death, movement, reveal
from holmgang.games.berserk.hear import log, queue, triggers
from holmgang.games.berserk.look import cards, evaluator, hiring, hosts, opening_choices
from holmgang.games.berserk.look.hiring import DEAL_STAGE, DEPLOY_STAGE
from holmgang.games.berserk.numbers import ask, codes, field, frames, journal, opcodes
from holmgang.games.berserk.phases import recruiting
from holmgang.games.berserk.state import CARDS, Position, reg, set_reg
from holmgang.games.berserk.tables import ANSWER, COMPANION, DEAL, NONE, PARASITE

SEATING_STEPS: Final = 4
"""Companions of the first player, of the second, then the parasites of both (BK-6.12)."""


def _whose(p: Position) -> i64:
    """Who is to play or pass; steps count both."""
    return p.first if p.frames.step % 2 == 0 else 1 - p.first


def _passes_on(p: Position, count: i64) -> None:
    set_reg(p, frames.PASSES, count)
    p.frames.step = p.frames.step + 1


def _is_done(p: Position) -> bool:
    """Both have passed, one after the other."""
    return reg(p, frames.PASSES) >= 2


def from_deal_step(p: Position) -> None:
    if p.tables.setups == 0 or _is_done(p):
        p.frames.pop()
    elif opening_choices.may_play_from_deal(p, _whose(p)):
        p.ask(ask.BEFORE, p.tables.alone[_whose(p)])
    else:
        _passes_on(p, max(0, reg(p, frames.PASSES)) + 1)


def play_from_deal(p: Position, seat: i64, action: Action) -> None:
    if verb(action) == ANSWER:
        _passes_on(p, max(0, reg(p, frames.PASSES)) + 1)
        return
    _passes_on(p, 0)
    i = seat * DEAL + first(action) - 1
    head = hiring.setup_of(p, i, DEAL_STAGE)
    log.seat(p, journal.SHOWN, seat, p.card[i])
    if hiring.instruction_at(p, head, opcodes.HIRE) != NONE:
        recruiting.hire(p, seat, i)
    if hiring.instruction_at(p, head, opcodes.REDEAL) != NONE:
        recruiting.redeal(p, seat)
    else:
        p.played = [*p.played, head, i]


def deploying_step(p: Position) -> None:
    """Card by card, the first player's before the second's."""
    if p.tables.setups > 0 and max(0, reg(p, frames.DEPLOYING_LEFT)) > 0:
        p.ask(ask.DEPLOY, p.tables.alone[p.side[reg(p, frames.DEPLOYING_WHICH)]])
        return
    if p.tables.setups > 0:
        cards = extend(p.armies[p.first][:], p.armies[1 - p.first])
        while p.frames.step < len(cards):
            i = cards[p.frames.step]
            p.frames.step = p.frames.step + 1
            if _begin_deploying(p, i):
                return
    p.frames.pop()


def _begin_deploying(p: Position, i: i64) -> bool:
    """A hidden card keeps its secret."""
    head = 0 if cards.is_hidden(p, i) else hiring.setup_of(p, i, DEPLOY_STAGE)
    at = NONE if head == 0 else hiring.instruction_at(p, head, opcodes.REARRANGE)
    if at == NONE:
        return False
    set_reg(p, frames.DEPLOYING_WHICH, i)
    set_reg(p, frames.DEPLOYING_LEFT, evaluator.amount(p, p.tables.script[at + opcodes.N], i, NONE))
    return True


def deploy(p: Position, seat: i64, action: Action) -> None:
    """A hidden card that leaves the rear row is revealed."""
    if verb(action) == ANSWER:
        set_reg(p, frames.DEPLOYING_LEFT, 0)
        return
    set_reg(p, frames.DEPLOYING_LEFT, reg(p, frames.DEPLOYING_LEFT) - 1)
    i = p.board[first(action)]
    square = second(action)
    if field.rank(square, seat) < 3:
        reveal.turn_up(p, i)
    if cards.has_square(p, i):
        log.card(p, journal.SHIFTED, i, square)
        p.board[p.place[i]] = NONE
        movement.put(p, i, square)


def seating_step(p: Position) -> None:
    """Ask for one host after another; who gets none dies (BK-6.12, BK-6.14, BK-6.16)."""
    while p.frames.step < SEATING_STEPS:
        seat = p.first if p.frames.step % 2 == 0 else 1 - p.first
        i = _next_unseated(p, seat, COMPANION if p.frames.step < 2 else PARASITE)
        if i != NONE:
            set_reg(p, frames.SEATING_WHOM, i)
            p.ask(ask.SEAT, p.tables.alone[seat])
            return
        p.frames.step = p.frames.step + 1
    p.frames.pop()
    for i in range(CARDS):
        if p.card[i] != NONE and cards.is_symbiote(p, i) and cards.has_square(p, i):
            death.destroy(p, i)


def _next_unseated(p: Position, seat: i64, kind: i64) -> i64:
    for i in p.armies[seat]:
        if p.tables.type[p.card[i]] == kind and cards.has_square(p, i):
            if len(hosts.hosts_at_start(p, i)) > 0:
                return i
    return NONE


def start_step(p: Position) -> None:
    seat = _whose(p)
    waiting = opening_choices.opening_abilities(p, seat)
    if _is_done(p):
        p.frames.pop()
    elif (
        len(waiting) == 2
        and not opening_choices.hides_any(p, seat)
        and not opening_choices.is_optional(p, waiting[1])
    ):
        _passes_on(p, 0)
        _begin_ability(p, waiting[0], waiting[1])
    elif len(waiting) > 0 or opening_choices.hides_any(p, seat):
        p.ask(ask.START, p.tables.alone[seat])
    else:
        _passes_on(p, max(0, reg(p, frames.PASSES)) + 1)


def start(p: Position, seat: i64, action: Action) -> None:
    if verb(action) == ANSWER:
        _passes_on(p, max(0, reg(p, frames.PASSES)) + 1)
        return
    waiting = opening_choices.opening_abilities(p, seat)
    k = 2 * first(action) - 2
    _passes_on(p, 0)
    _begin_ability(p, waiting[k], waiting[k + 1])


def _begin_ability(p: Position, me: i64, head: i64) -> None:
    """Each once a battle (BK-7.3); a hidden card that acts is revealed (BK-6.6)."""
    reveal.turn_up(p, me)
    triggers.record_use(p, head, me)
    queue.begin_ability(p, head, me, p.side[me])
    if opening_choices.is_optional(p, head):
        at = p.frames.step
        p.frames.step = at + p.tables.script[at + opcodes.LENGTH]
    set_reg(p, frames.G_EVENT + frames.EV_KIND, codes.E_BATTLE_START)
    set_reg(p, frames.G_EVENT + frames.EV_SEAT, p.first)

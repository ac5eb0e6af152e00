"""Which abilities may be played before the first turn (BK-4.16, BK-7)."""

from mypy_extensions import i64

from holmgang.core.action import Action, pack
from holmgang.games.berserk.look import cards, evaluator, hiring, modifiers, usage
from holmgang.games.berserk.look.hiring import DEAL_STAGE
from holmgang.games.berserk.numbers import codes, field, opcodes
from holmgang.games.berserk.numbers.layouts import LISTENER, LISTENER_HEAD, LISTENER_SOURCE
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import ANSWER, DEAL, MOVE, NONE, NUMBER, PASS


def may_play_from_deal(p: Position, seat: i64) -> bool:
    """Whether a deck has a card that could be played from the deal."""
    code = p.tables.code
    for row in p.tables.decks[seat]:
        for head in p.tables.abilities[row]:
            if code[head] == codes.SETUP and code[head + codes.H_ZONE] == DEAL_STAGE:
                return True
    return False


def from_deal_options(p: Position, seat: i64) -> list[Action]:
    """Cards of the deal by their places in it, from 1 on."""
    options = [pack(NUMBER, i - seat * DEAL + 1) for i in hiring.playable(p, seat)]
    options.append(pack(ANSWER, PASS))
    return options


def deploy_options(p: Position, seat: i64) -> list[Action]:
    options: list[Action] = []
    free = [s for s in range(field.SQUARES) if field.half(s) == seat and p.board[s] == NONE]
    for i in p.armies[seat]:
        if cards.has_square(p, i):
            options += [pack(MOVE, p.place[i], square) for square in free]
    options.append(pack(ANSWER, PASS))
    return options


def opening_abilities(p: Position, seat: i64) -> list[int]:
    """Cards of a seat and heads of their abilities that wait for the start, each once."""
    found: list[int] = []
    watch = p.triggers[codes.E_BATTLE_START]
    for k in range(0, len(watch), LISTENER):
        me, head = watch[k + LISTENER_SOURCE], watch[k + LISTENER_HEAD]
        if me < len(p.side) and p.side[me] == seat and p.place[me] >= 0:
            if not usage.was_used(p, head, me) and _works(p, head, me):
                found += [me, head]
    return found


def _works(p: Position, head: i64, me: i64) -> bool:
    if not cards.is_hidden(p, me) and modifiers.is_silent(p, me):
        return False
    return evaluator.holds(p, p.tables.code[head + codes.H_COND], me, NONE)


def is_optional(p: Position, head: i64) -> bool:
    """Whether its text says that it may be used."""
    return p.tables.script[p.tables.code[head + codes.H_CODE]] == opcodes.ASK


def hides_any(p: Position, seat: i64) -> bool:
    """Whether a hidden card of a seat could have such an ability, for all others know."""
    code = p.tables.code
    if not any(cards.is_hidden(p, i) for i in p.armies[seat]):
        return False
    for row in p.tables.decks[seat]:
        for head in p.tables.abilities[row]:
            if code[head] == codes.ON and code[code[head + codes.H_EVENT]] == codes.E_BATTLE_START:
                return True
    return False


def start_options(p: Position, seat: i64) -> list[Action]:
    """One of them, or none if no open card orders one (BK-7.4)."""
    waiting = opening_abilities(p, seat)
    options = [pack(NUMBER, k + 1) for k in range(len(waiting) // 2)]
    for k in range(0, len(waiting), 2):
        if not cards.is_hidden(p, waiting[k]) and not is_optional(p, waiting[k + 1]):
            return options
    options.append(pack(ANSWER, PASS))
    return options

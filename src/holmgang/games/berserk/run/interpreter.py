"""Carries out an ability, instruction by instruction, with its questions in between.

The frame on top knows where it is in the code. While somebody owes an answer it
stays at the instruction that asks. So a game can be copied, saved and shown in
the middle of any effect.
"""

from holmgang.core.action import Action, first, second, verb
from holmgang.games.berserk.change import flight, gifts, movement, reveal
from holmgang.games.berserk.hear import durations, log, triggers
from holmgang.games.berserk.look import (
    cards,
    evaluator,
    operands,
    picks,
    references,
    squares,
    summoning,
    usage,
)
from holmgang.games.berserk.look.operands import SHARE
from holmgang.games.berserk.numbers import ask, codes, frames, journal
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.run import effects, prophecy, using
from holmgang.games.berserk.state import EXILE, GRAVE, Position
from holmgang.games.berserk.tables import ANSWER, CHOOSE, DEAL, NONE, SPELL, YES, lone_roll


def step(p: Position) -> None:
    script = p.tables.script
    at = p.reg(frames.STEP)
    op = script[at]
    if p.reg(codes.G_ANNOUNCE) == 1 and not prepares(op):
        p.set_reg(codes.G_ANNOUNCE, NONE)
        using.announce_use(p, op)
    elif op == codes.O_END:
        if p.reg(codes.G_SHOWN) != NONE:
            prophecy.return_shown(p)
        p.pop()
    elif op == codes.O_STEP:
        _walk(p, at)
    elif op == codes.O_REDISTRIBUTE:
        _share_out(p, at)
    elif op == codes.O_CAST:
        _cast(p, at)
    elif op < codes.O_END:
        prophecy.go_on(p, at)
        effects.perform(p, op, at)
    elif op <= codes.O_SPEND:
        _flow(p, op, at)
    elif op >= codes.O_SHOW_TOP:
        prophecy.deck_step(p, op, at)
    else:
        _prepare(p, op, at)


def _flow(p: Position, op: int, at: int) -> None:
    script = p.tables.script
    if op == codes.O_JUMP:
        p.set_reg(frames.STEP, script[at + 2])
    elif op == codes.O_UNLESS:
        if evaluator.holds(p, script[at + 2], p.reg(codes.G_ME), p.base):
            prophecy.go_on(p, at)
        else:
            p.set_reg(frames.STEP, script[at + 3])
    elif op == codes.O_ASK:
        _ask(p, at)
    elif op == codes.O_BRANCH:
        _branch(p, at)
    elif op == codes.O_LOOP:
        mask = evaluator.select(p, script[at + 2], p.reg(codes.G_ME), p.base)
        p.set_reg(codes.G_LOOP + script[at + 3], mask)
        prophecy.go_on(p, at)
    elif op == codes.O_NEXT:
        _next(p, at)
    elif op == codes.O_COUNT:
        p.set_reg(codes.G_COUNT + script[at + 3], max(0, operands.operand(p, at, 0)))
        prophecy.go_on(p, at)
    elif op == codes.O_AGAIN:
        _again(p, at)
    else:
        _spend(p, at)


def _ask(p: Position, at: int) -> None:
    """If you like."""
    answer = p.reg(codes.G_ANSWER)
    if answer == NONE:
        p.ask(ask.ABILITY, p.tables.alone[operands.asked(p, p.tables.script[at + 3])])
        return
    p.set_reg(codes.G_ANSWER, NONE)
    if answer == YES:
        prophecy.go_on(p, at)
    else:
        p.set_reg(frames.STEP, p.tables.script[at + 2])


def _branch(p: Position, at: int) -> None:
    answer = p.reg(codes.G_ANSWER)
    if answer == NONE:
        p.ask(ask.BRANCH, p.tables.alone[operands.asked(p, p.tables.script[at + 2])])
        return
    p.set_reg(codes.G_ANSWER, NONE)
    p.set_reg(frames.STEP, p.tables.script[at + 3 + answer])


def _next(p: Position, at: int) -> None:
    """The next card of a loop becomes its variable."""
    script = p.tables.script
    register = codes.G_LOOP + script[at + 2]
    mask = p.reg(register)
    i = operands.lowest(mask)
    if i == NONE:
        p.set_reg(frames.STEP, script[at + 4])
        return
    p.set_reg(register, mask & mask - 1)
    p.set_reg(codes.G_VARS + script[at + 3], i)
    prophecy.go_on(p, at)


def _again(p: Position, at: int) -> None:
    script = p.tables.script
    register = codes.G_COUNT + script[at + 2]
    left = p.reg(register)
    if left <= 0:
        p.set_reg(frames.STEP, script[at + 3])
    else:
        p.set_reg(register, left - 1)
        prophecy.go_on(p, at)


def _spend(p: Position, at: int) -> None:
    """One use of the ability's limit, and everybody sees it at work."""
    head = p.reg(codes.G_HEAD)
    me = p.reg(codes.G_ME)
    card = p.reg(codes.G_EVENT + codes.EV_CARD)
    if len(p.gifts) > 0:
        durations.use_ability(p, me, head)
    triggers.spend_use(
        p, head, me, p.reg(codes.G_EVENT + codes.EV_TARGET) if card == NONE else card
    )
    prophecy.go_on(p, at)
    if p.place[me] >= 0:
        log.card(p, journal.REACTS, me, p.tables.code[head + codes.H_NUMBER])


def _prepare(p: Position, op: int, at: int) -> None:
    script = p.tables.script
    me = p.reg(codes.G_ME)
    if op == codes.O_PICK or op == codes.O_FOE or op == codes.O_CALL:
        _pick(p, at)
    elif op == codes.O_SQUARE:
        _pick_square(p, at)
    elif op == codes.O_DIE:
        _roll(p, at)
    elif op == codes.O_X:
        _ask_x(p, at)
    elif op == codes.O_PAYABLE:
        if usage.are_payable(p, script[at + 2], me):
            prophecy.go_on(p, at)
        else:
            p.set_reg(frames.STEP, script[at + 3])
    elif op == codes.O_AIRY:
        if summoning.needs_square(p, p.reg(codes.G_TARGETS)):
            prophecy.go_on(p, at)
        else:
            p.set_reg(frames.STEP, script[at + 2])
    else:
        prophecy.go_on(p, at)
        _prepare_quietly(p, op, at, me)


def _prepare_quietly(p: Position, op: int, at: int, me: int) -> None:
    script = p.tables.script
    if op == codes.O_KNOWN:
        i = references.refer(p, script[at + 2], me, p.base)
        p.set_reg(codes.G_TARGETS, operands.mask_of(i))
        if i != NONE and script[at + 2] != codes.R_SELF:
            p.set_reg(codes.G_IT, i)
    elif op == codes.O_ALL:
        p.set_reg(codes.G_TARGETS, evaluator.select(p, script[at + 2], me, p.base))
    elif op == codes.O_SQUARE_OF:
        square = squares.square_of(p, references.refer(p, script[at + 2], me, p.base))
        p.set_reg(codes.G_AT, square)
    elif op == codes.O_SQUARES:
        mask = 0
        for square in evaluator.cells(p, script[at + 2], me, p.base):
            mask |= 1 << square
        p.set_reg(codes.G_AT, mask)
    elif op == codes.O_KEEP:
        p.set_reg(codes.G_FIRST, p.reg(codes.G_TARGETS))
    elif op == codes.O_COST:
        using.pay(p, script[at + 2], at)
    elif op == codes.O_USED:
        p.set_reg(codes.G_ANNOUNCE, 1)  # when the first targets are known
    elif op == codes.O_BANK:
        _fill_bank(p, at)


def _pick(p: Position, at: int) -> None:
    """Ask for targets, as many as are wanted and there are."""
    if p.reg(codes.G_LEFT) == NONE:
        p.set_reg(codes.G_TARGETS, 0)
        p.set_reg(codes.G_LEFT, max(0, operands.operand(p, at, 1)))
    if p.reg(codes.G_LEFT) > 0 and picks.can_pick(p, at):
        seat = operands.asked(p, p.tables.script[at + 5])
        p.ask(ask.TARGET, p.tables.alone[seat])
        return
    p.set_reg(codes.G_LEFT, NONE)
    prophecy.go_on(p, at)


def pick(p: Position, action: Action) -> None:
    """A player's choice at the instruction the frame on top stands at."""
    at = p.reg(frames.STEP)
    if verb(action) == ANSWER:
        p.set_reg(codes.G_LEFT, 0)
        return
    if verb(action) == CHOOSE:
        _pick_out_of_play(p, action)
        return
    _pick_card(p, at, cards.at(p, first(action)))


def _pick_out_of_play(p: Position, action: Action) -> None:
    seat = first(action) % 2
    zone = first(action) // 2
    row = second(action)
    if p.tables.script[p.reg(frames.STEP)] == codes.O_UNDER:
        prophecy.put_one_under(p, row)
        return
    p.set_reg(codes.G_LEFT, p.reg(codes.G_LEFT) - 1)
    if zone == codes.Z_DECK:
        p.set_reg(codes.G_LEFT, 0)
        p.set_reg(codes.G_TARGETS, -row - 2)
        _name(p, p.reg(frames.STEP), codes.FROM_DECK + row)
        return
    place = GRAVE if zone == codes.Z_GRAVE else EXILE
    for i in range(seat * DEAL, seat * DEAL + DEAL):
        taken = p.reg(codes.G_TARGETS)
        if p.card[i] == row and p.place[i] == place and not taken >> i & 1:
            p.set_reg(codes.G_TARGETS, taken | 1 << i)
            _name(p, p.reg(frames.STEP), i)
            return


def _name(p: Position, at: int, i: int) -> None:
    """The card picked is `it`, and the variable if it has one."""
    p.set_reg(codes.G_IT, i)
    variable = p.tables.script[at + 6]
    if variable != NONE:
        p.set_reg(codes.G_VARS + variable, i)


def _share_out(p: Position, at: int) -> None:
    """Wound by wound, the player says who gets it (BK-19.143)."""
    if p.reg(codes.G_LEFT) == NONE:
        p.set_reg(codes.G_LEFT, operands.shareable(p, at))
        p.set_reg(codes.G_AT, 0)
    left = p.reg(codes.G_LEFT)
    mask = p.reg(codes.G_TARGETS)
    if left > 0 and mask & mask - 1:
        p.ask(ask.TARGET, p.tables.alone[p.reg(codes.G_SEAT)])
        return
    shares = p.reg(codes.G_AT) + (left << SHARE * operands.lowest(mask) if left > 0 else 0)
    total = operands.shareable(p, at)
    p.set_reg(codes.G_LEFT, NONE)
    prophecy.go_on(p, at)
    if total > 0:
        effects.redistribute(p, shares, total)


def _pick_card(p: Position, at: int, i: int) -> None:
    script = p.tables.script
    me = p.reg(codes.G_ME)
    head = p.reg(codes.G_HEAD)
    p.set_reg(codes.G_LEFT, p.reg(codes.G_LEFT) - 1)
    if script[at] == codes.O_REDISTRIBUTE:
        p.set_reg(codes.G_AT, p.reg(codes.G_AT) + (1 << SHARE * i))
        return
    if script[at] == codes.O_FOE:
        _add_target(p, at, i)
        return
    if cards.is_hidden(p, i):
        reveal.turn_up(p, i)  # BK-6.7
        if not evaluator.matches(p, script[at + 2], i, me, p.base):
            return
    if picks.counts_targets(p, head):
        triggers.spend_use(p, head, me, i)
    if picks.is_warded(p, i):
        log.card(p, journal.BLOCKED, me, SPELL, cards.whereabouts(p, i))
        p.set_reg(frames.STEP, 0)
        return
    _add_target(p, at, i)


def _add_target(p: Position, at: int, i: int) -> None:
    _name(p, at, i)
    p.set_reg(codes.G_TARGETS, p.reg(codes.G_TARGETS) | 1 << i)


def _pick_square(p: Position, at: int) -> None:
    if p.reg(codes.G_LEFT) == 0:
        p.set_reg(codes.G_LEFT, NONE)
        prophecy.go_on(p, at)
    elif len(picks.square_options(p)) > 0:
        p.ask(ask.SQUARE, p.tables.alone[operands.asked(p, p.tables.script[at + 3])])
    else:
        p.set_reg(codes.G_AT, NONE)
        prophecy.go_on(p, at)


def pick_square(p: Position, square: int) -> None:
    if p.reg(frames.KIND) == frames.LANDING:
        flight.land_on(p, square)
        return
    at = p.reg(frames.STEP)
    as_mask = p.tables.script[at + 4] == 1
    p.set_reg(codes.G_AT, 1 << square if as_mask else square)
    p.set_reg(codes.G_LEFT, 0)


def _roll(p: Position, at: int) -> None:
    """A standard roll of three amounts (BK-11.31)."""
    die = p.reg(codes.G_ANSWER)
    if die == NONE:
        p.ask(ask.CHANCE, p.tables.chance)
        return
    p.set_reg(codes.G_ANSWER, NONE)
    total = die + operands.added_to_cast(p, at)
    p.set_reg(codes.G_DIE, operands.operand(p, at, lone_roll(total) - 1))
    prophecy.go_on(p, at)


def _cast(p: Position, at: int) -> None:
    """A card casts a die, and its number is remembered."""
    die = p.reg(codes.G_ANSWER)
    if operands.lowest(p.reg(codes.G_TARGETS)) == NONE:
        p.set_reg(codes.G_DIE, 0)
    elif die == NONE:
        p.ask(ask.CHANCE, p.tables.chance)
        return
    else:
        p.set_reg(codes.G_ANSWER, NONE)
        p.set_reg(codes.G_DIE, die + operands.added_to_cast(p, at))
    prophecy.go_on(p, at)


def ability_die(p: Position, die: int) -> None:
    at = p.reg(frames.STEP)
    p.dice = [die]
    p.set_reg(codes.G_ANSWER, die)
    log.card(p, journal.ROLLED, operands.caster(p, at), die, die + operands.added_to_cast(p, at))


def _ask_x(p: Position, at: int) -> None:
    answer = p.reg(codes.G_ANSWER)
    if answer == NONE and picks.most_x(p) > 0:
        p.ask(ask.AMOUNT, p.tables.alone[p.reg(codes.G_SEAT)])
        return
    p.set_reg(codes.G_ANSWER, NONE)
    p.set_reg(codes.G_X, max(0, answer))
    prophecy.go_on(p, at)


def answer_number(p: Position, number: int) -> None:
    at = p.reg(frames.STEP)
    p.set_reg(codes.G_ANSWER, number)
    if p.tables.script[at] == codes.O_BRANCH:
        log.card(p, journal.NUMBERED, p.reg(codes.G_ME), number)


def _walk(p: Position, at: int) -> None:
    """Its player may move a card up to n squares."""
    i = operands.lowest(p.reg(codes.G_TARGETS))
    if p.reg(codes.G_LEFT) == NONE:
        p.set_reg(codes.G_LEFT, operands.operand(p, at, 0))
    if p.reg(codes.G_LEFT) > 0 and i != NONE and len(picks.walk_options(p, i)) > 1:
        p.ask(ask.STEP, p.tables.alone[p.side[i]])
        return
    p.set_reg(codes.G_LEFT, NONE)
    prophecy.go_on(p, at)


def walk(p: Position, action: Action) -> None:
    i = operands.lowest(p.reg(codes.G_TARGETS))
    if verb(action) == ANSWER:
        p.set_reg(codes.G_LEFT, 0)
        return
    p.set_reg(codes.G_LEFT, p.reg(codes.G_LEFT) - 1)
    reveal.turn_up(p, i)
    if p.place[i] < SQUARES:
        movement.log_move(p, journal.SHIFTED, i, first(action))
        movement.relocate(p, i, first(action), p.reg(codes.G_ME))


def _fill_bank(p: Position, at: int) -> None:
    """So much may be added to dice of one's cards, in all."""
    script = p.tables.script
    me = p.reg(codes.G_ME)
    n = operands.operand(p, at, 0)
    gifts.bestow(p, codes.SLOT_BANK, me, 0, n, script[at + 3], script[at + 4])
    log.card(p, journal.GIVEN, me)


def prepares(op: int) -> bool:
    """Whether an instruction only names targets or pays."""
    return codes.O_X <= op <= codes.O_COST or op == codes.O_CALL

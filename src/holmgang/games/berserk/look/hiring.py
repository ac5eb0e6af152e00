"""What an army may consist of and what it costs, before the battle (BK-3, BK-4, BK-5).

Abilities of cards may change that: in the deal, while recruiting, when deploying.
"""

from typing import Final

from mypy_extensions import i64

from holmgang.core.action import Action, pair
from holmgang.core.bits import bit, count_bits
from holmgang.games.berserk.look import cards, evaluator
from holmgang.games.berserk.numbers import ask, codes, keywords, opcodes
from holmgang.games.berserk.numbers.field import half
from holmgang.games.berserk.numbers.layouts import PLAYED, PLAYED_BY, PLAYED_HEAD
from holmgang.games.berserk.state import (
    DEALT,
    ELITE_COST,
    FLYER_COST,
    HIRED,
    REALMS,
    WHOLE_COST,
    Position,
)
from holmgang.games.berserk.tables import DEAL, FLYER, NONE, PLACE, TERRAIN, gold, silver

DEAL_STAGE: Final = 0
RECRUIT_STAGE: Final = 1
DEPLOY_STAGE: Final = 2

KEEPS_DEAL: Final = 1
"""In `asked` during mulligans: this seat keeps its deal."""


def setup_of(p: Position, i: i64, stage: i64) -> i64:
    """The ability of a card for a stage, 0 if it has none that may work."""
    code = p.tables.code
    for head in p.tables.prepares[p.card[i]]:
        if code[head + codes.H_ZONE] == stage and evaluator.holds(
            p, code[head + codes.H_COND], i, NONE
        ):
            return head
    return 0


def instruction_at(p: Position, head: i64, word: i64) -> i64:
    """Where an ability says a word, NONE if it does not."""
    script = p.tables.script
    at = p.tables.code[head + codes.H_CODE]
    while script[at] != opcodes.END:
        if script[at] == word:
            return at
        at += script[at + opcodes.LENGTH]
    return NONE


def abilities_in_force(p: Position, seat: i64) -> list[int]:
    """Heads and cards of all that holds for both seats, the own first."""
    found = p.played.copy()
    prepares = p.tables.prepares
    for i in range(seat * DEAL, seat * DEAL + DEAL):
        if len(prepares[p.card[i]]) > 0 and is_hired(p, i):
            head = setup_of(p, i, RECRUIT_STAGE)
            if head != 0:
                found += [head, i]
    return found


def coins_given(p: Position, word: i64, seat: i64) -> i64:
    """Gold or silver that abilities give a seat."""
    if p.tables.setups == 0:
        return 0
    total: i64 = 0
    for at, me in _instructions(p, abilities_in_force(p, seat), word):
        if cards.owner(me) == seat:
            total += evaluator.amount(p, p.tables.script[at + opcodes.N], me, NONE)
    return total


def _instructions(p: Position, abilities: list[int], word: i64) -> list[tuple[i64, i64]]:
    """Where abilities, given by head and card, say a word; and whose they are."""
    found: list[tuple[i64, i64]] = []
    for k in range(0, len(abilities), PLAYED):
        at = instruction_at(p, abilities[k + PLAYED_HEAD], word)
        if at != NONE:
            found.append((at, abilities[k + PLAYED_BY]))
    return found


def thrown_out(p: Position, seat: i64) -> list[int]:
    """Cards of a seat's deal that were thrown into the other army (BK-23.80)."""
    return [i for _, i in _instructions(p, p.played, opcodes.FLING) if cards.owner(i) == seat]


def cost_of_thrown(p: Position, seat: i64) -> i64:
    """What a seat has to pay for cards that were thrown at it."""
    return sum(p.tables.cost[p.card[i]] for i in thrown_out(p, 1 - seat))


def price(p: Position, seat: i64, row: i64) -> i64:
    """What a card costs to hire, discounts taken off."""
    cost = p.tables.cost[row]
    if p.tables.setups == 0:
        return cost
    script = p.tables.script
    for at, me in _instructions(p, abilities_in_force(p, seat), opcodes.DISCOUNT):
        if _is_about_row(p, script[at + opcodes.DISCOUNT_CARDS], row, seat, me):
            cost -= evaluator.amount(p, script[at + opcodes.DISCOUNT_N], me, NONE)
    return max(0, cost)


def is_banned(p: Position, seat: i64, row: i64) -> bool:
    if p.tables.setups == 0:
        return False
    return any(
        _is_about_row(p, p.tables.script[at + opcodes.BAN_CARDS], row, seat, me)
        for at, me in _instructions(p, abilities_in_force(p, seat), opcodes.BAN)
    )


def _is_about_row(p: Position, what: i64, row: i64, seat: i64, me: i64) -> bool:
    """Whether a selector of an instruction means a card of a seat's deal."""
    side = p.tables.code[what + codes.SELECTOR_SIDE]
    if side != codes.ANY and (seat == cards.owner(me)) != (side == codes.MINE):
        return False
    return evaluator.fits_in_deck(p, what, codes.FROM_DECK + row, me, NONE)


def extra_squares(p: Position, i: i64) -> list[int]:
    """Free squares on which an ability lets a card be placed."""
    if p.tables.setups == 0:
        return []
    found: list[int] = []
    for stage in (RECRUIT_STAGE, DEPLOY_STAGE):
        head = setup_of(p, i, stage)
        at = NONE if head == 0 else instruction_at(p, head, opcodes.PLACE)
        if at != NONE:
            found += evaluator.cells(p, p.tables.script[at + opcodes.PLACE_CELLS], i, NONE)
    return [square for square in found if p.board[square] == NONE]


def playable(p: Position, seat: i64) -> list[int]:
    """Cards of a deal whose abilities may be played before recruiting."""
    found: list[int] = []
    for i in range(seat * DEAL, seat * DEAL + DEAL):
        if p.place[i] == DEALT and not has_played(p, i):
            head = setup_of(p, i, DEAL_STAGE)
            if head != 0 and _can_play(p, seat, i, head):
                found.append(i)
    return found


def has_played(p: Position, i: i64) -> bool:
    return any(p.played[k + PLAYED_BY] == i for k in range(0, len(p.played), PLAYED))


def _can_play(p: Position, seat: i64, i: i64, head: i64) -> bool:
    """Who cannot pay for a card cannot be ordered to take it (BK-4.17)."""
    if instruction_at(p, head, opcodes.HIRE) == NONE:
        return True
    return can_hire(p, seat, p.card[i])


def can_hire(p: Position, seat: i64, card: i64) -> bool:
    """Whether the army with one more card is within the law (BK-4.7 to BK-4.15)."""
    tables = p.tables
    cost = price(p, seat, card)
    at = 4 * seat
    elite = p.spent[at + ELITE_COST] + (cost if tables.elite[card] else 0)
    whole = p.spent[at + WHOLE_COST] + cost
    realms = p.spent[at + REALMS] | realm_bit(tables.realm[card])
    if not can_afford(p, seat, elite, whole, realms) or not _is_allowed(p, seat, card):
        return False
    return tables.edition.split_payment or _can_pay_unsplit(p, seat, card, realms)


def can_afford(p: Position, seat: i64, elite: i64, whole: i64, realms: i64) -> bool:
    """Elite cards need gold, regular ones take either metal (BK-4.10)."""
    coins = purse(p, seat, realms)
    return elite <= coins[0] and whole <= coins[0] + coins[1]


def purse(p: Position, seat: i64, realms: i64) -> tuple[i64, i64]:
    """Gold and silver of a seat, less what realms and mulligans cost (BK-4.2, BK-3.6)."""
    is_first = seat == p.first
    fee = p.mulligans[seat]
    coins = gold(is_first, count_bits(realms)) + coins_given(p, opcodes.GOLD, seat)
    change = silver(is_first) + coins_given(p, opcodes.SILVER, seat) - cost_of_thrown(p, seat)
    if p.tables.edition.silver_mulligans:
        return coins, change - fee
    return coins - fee, change


def _is_allowed(p: Position, seat: i64, card: i64) -> bool:
    """Unique cards and terrains come once; flyers may cost so much (BK-4.13 to BK-4.15)."""
    tables = p.tables
    cap = tables.edition.flying_cap
    if is_banned(p, seat, card):
        return False
    if cap > 0 and tables.type[card] == FLYER:
        if p.spent[4 * seat + FLYER_COST] + price(p, seat, card) > cap:
            return False
    if tables.keyword(card, keywords.UNIQUE):
        return all(p.card[i] != card for i in hired(p, seat))
    if tables.type[card] == TERRAIN:
        return all(tables.type[p.card[i]] != TERRAIN for i in hired(p, seat))
    return True


def _can_pay_unsplit(p: Position, seat: i64, card: i64, realms: i64) -> bool:
    """Where no cost may be split: which regular cards the gold left over can pay (BK-4.9)."""
    tables = p.tables
    army = [p.card[i] for i in hired(p, seat)] + [card]
    coins = purse(p, seat, realms)
    left = coins[0] - sum(price(p, seat, c) for c in army if tables.elite[c])
    regular = [price(p, seat, c) for c in army if not tables.elite[c]]
    return sum(regular) - max(_sums(regular, left)) <= coins[1]


def _sums(costs: list[int], most: int) -> set[int]:
    """What some of these cards cost together, up to a limit."""
    sums = {0}
    for cost in costs:
        sums |= {s + cost for s in sums if s + cost <= most}
    return sums


def coins_left(p: Position, seat: i64) -> tuple[i64, i64]:
    """Gold and silver that the army leaves, silver spent first (BK-4.9, BK-4.10)."""
    tables = p.tables
    coins = purse(p, seat, p.spent[4 * seat + REALMS])
    elite = p.spent[4 * seat + ELITE_COST]
    regular = p.spent[4 * seat + WHOLE_COST] - elite
    in_gold = max(0, regular - coins[1])
    if not tables.edition.split_payment:
        rows = [p.card[i] for i in hired(p, seat)]
        costs = [price(p, seat, row) for row in rows if not tables.elite[row]]
        in_gold = min(s for s in _sums(costs, regular) if s >= in_gold)
    return coins[0] - elite - in_gold, coins[1] - (regular - in_gold)


def hired(p: Position, seat: i64) -> list[int]:
    """Cards that a seat has hired from its deal, whether placed yet or not."""
    return [i for i in range(seat * DEAL, seat * DEAL + DEAL) if is_hired(p, i)]


def is_hired(p: Position, i: i64) -> bool:
    """One that was thrown at the enemy stands in the other half."""
    return p.place[i] == HIRED or is_placed_with(p, i, cards.owner(i))


def is_placed_with(p: Position, i: i64, seat: i64) -> bool:
    """Whether a card has been placed in the half of a seat."""
    return p.place[i] >= 0 and half(p.place[i]) == seat


def army(p: Position, seat: i64) -> list[int]:
    """The army while it is mustered; what was thrown at a seat comes last (BK-23.80)."""
    return hired(p, seat) + thrown_out(p, 1 - seat)


def next_to_place(p: Position, seat: i64) -> i64:
    """The next card of the army that has no square yet, or NONE."""
    for i in army(p, seat):
        if p.place[i] < 0:
            return i
    return NONE


def open_squares(p: Position, seat: i64) -> list[int]:
    """Free squares of the own half whose tier this army fills (BK-5.4 to BK-5.8).

    Cards are placed in the order of the deal, so a later tier is open to
    as many of them as the earlier tiers cannot hold.
    """
    tiers = p.tables.field.tiers(seat, seat == p.first)
    beyond = len(army(p, seat))
    found: list[int] = []
    for squares in tiers:
        free = [square for square in squares if p.board[square] == NONE]
        if len(squares) - len(free) < beyond:
            found += free
        beyond -= len(squares)
    return found


def may_redraw(p: Position, seat: i64) -> bool:
    return p.asked[seat] != KEEPS_DEAL and may_mulligan(p, seat)


def may_mulligan(p: Position, seat: i64) -> bool:
    """As long as a piece is left to pay with (BK-3.7)."""
    is_first = seat == p.first
    in_silver = p.tables.edition.silver_mulligans
    return p.mulligans[seat] < (silver(is_first) if in_silver else gold(is_first, 1))


def secret_options(p: Position, seat: i64) -> list[Action]:
    tables = p.tables
    if p.asking == ask.MULLIGAN:
        return tables.keep_or_mulligan
    if p.asking == ask.HIRE:
        i = seat * DEAL + p.asked[seat]
        if p.place[i] == HIRED:
            return tables.hire  # an ability ordered it (BK-4.17)
        if len(p.played) > 0 and i in thrown_out(p, seat):
            return tables.skip
        return tables.hire_or_skip if can_hire(p, seat, p.card[i]) else tables.skip
    i = next_to_place(p, seat)
    if i == NONE:
        return tables.wait
    squares = open_squares(p, seat)
    squares += [square for square in extra_squares(p, i) if square not in squares]
    return [pair(PLACE, square) for square in squares]


def realm_bit(realm: i64) -> i64:
    return 0 if realm == NONE else bit(realm)

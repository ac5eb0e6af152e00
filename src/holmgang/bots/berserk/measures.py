"""What a position of Berserk looks like in figures, for a judgement that is learned."""

from typing import Final

from holmgang.bots.berserk.worth import (
    acts_from_afar,
    is_loan,
    out_of_place,
    squares_of,
    will_return,
    worth_of_watching,
)
from holmgang.games.berserk.look import figures
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.numbers.layouts import GIFT, GIFT_FROM, GIFT_TO
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import AIR, ALERT, BLESSED, CURSED, GRAVE, STUNNED
from holmgang.games.berserk.tables import GROUND, NONE

OF_AN_ARMY: Final = (
    "cost",  # gold pieces in play
    "health",  # the same, less what wounds have taken
    "life",  # lives left
    "force",  # wounds that a standard roll of each deals
    "bodies",  # cards with life
    "alert",  # gold pieces that are alert
    "stunned",
    "luck",  # blessed less cursed
    "poison",
    "far",  # steps from where the nearest enemy should be
    "flying",  # gold pieces in the air
    "returning",  # gold pieces in the graveyard that will return
    "watching",  # ready for flyers, if there are any
    "skilled",  # gold pieces with abilities that can be used
    "shooting",  # gold pieces that act from afar
    "chips",
    "gifts",  # modifiers of friends less those of enemies
    "contacts",  # enemies next to alert cards
    "prey",  # and exhausted ones
)
NAMES: Final = [*OF_AN_ARMY, "turn"]
"""The last one says whose turn it is."""

COUNT: Final = len(OF_AN_ARMY)

COST: Final = 0
HEALTH: Final = 1
LIFE: Final = 2
FORCE: Final = 3
BODIES: Final = 4
AWAKE: Final = 5
DAZED: Final = 6
LUCK: Final = 7
POISON: Final = 8
FAR: Final = 9
FLYING: Final = 10
RETURNING: Final = 11
WATCHING: Final = 12
SKILLED: Final = 13
SHOOTING: Final = 14
CHIPS: Final = 15
GIFTS: Final = 16
CONTACTS: Final = 17
PREY: Final = 18


def measure(state: Berserk, seat: int) -> list[float]:
    """Each figure of the seat less that of its enemy: the other side's are the same negated."""
    mine = army(state, seat)
    theirs = army(state, 1 - seat)
    lend(state, seat, mine, theirs)
    found = [mine[k] - theirs[k] for k in range(COUNT)]
    found.append(1.0 if state.active == seat else -1.0)
    return found


def army(state: Berserk, seat: int) -> list[float]:
    sums = [0.0] * COUNT
    enemies = squares_of(state, 1 - seat)
    for i in state.armies[seat]:
        if state.place[i] >= 0:
            add_card(state, i, sums, 1.0)
            add_stand(state, i, sums, enemies)
        elif state.place[i] == GRAVE and will_return(state, i):
            sums[RETURNING] += float(state.tables.cost[state.card[i]])
    sums[WATCHING] = worth_of_watching(state, seat, state.turn)
    return sums


def lend(state: Berserk, seat: int, mine: list[float], theirs: list[float]) -> None:
    """Gifts; and a card that is borrowed counts for the side that it goes back to."""
    gifts = state.gifts
    for k in range(0, len(gifts), GIFT):
        to = gifts[k + GIFT_TO]
        if state.place[to] < 0:
            continue
        given = mine if state.side[gifts[k + GIFT_FROM]] == seat else theirs
        given[GIFTS] += 1.0
        if is_loan(state, k):
            add_card(state, to, mine if state.side[to] != seat else theirs, 1.0)
            add_card(state, to, mine if state.side[to] == seat else theirs, -1.0)


def add_card(state: Berserk, i: int, sums: list[float], sign: float) -> None:
    """What a card is, wherever it stands."""
    tables = state.tables
    card = state.card[i]
    cost = sign * float(tables.cost[card])
    life = figures.life(state, i)
    left = life - state.wounds[i]
    sums[COST] += cost
    sums[HEALTH] += cost * float(left) / float(life) if life > 0 else cost
    sums[LIFE] += sign * float(left)
    light, medium, strong = tables.strike[3 * card : 3 * card + 3]
    sums[FORCE] += sign * float(3 * light + 2 * medium + strong) / 6.0
    sums[BODIES] += sign if life > 0 else 0.0
    sums[SKILLED] += cost if tables.acts[card] > 0 else 0.0
    sums[SHOOTING] += cost if acts_from_afar(tables, card) else 0.0
    sums[CHIPS] += sign * float(state.chips[i])
    sums[POISON] += sign * float(min(state.poison[i], left))


def add_stand(state: Berserk, i: int, sums: list[float], enemies: list[int]) -> None:
    """How a card stands: its state, and who is near."""
    status = state.status[i]
    cost = float(state.tables.cost[state.card[i]])
    if status & ALERT:
        sums[AWAKE] += cost
    elif status & STUNNED:
        sums[DAZED] += 1.0
    if status & (BLESSED | CURSED):
        sums[LUCK] += 1.0 if status & BLESSED else -1.0
    if state.place[i] == AIR:
        sums[FLYING] += cost
    elif state.place[i] < SQUARES and state.tables.type[state.card[i]] == GROUND:
        sums[FAR] += float(out_of_place(state, i, state.place[i], enemies))
        if status & ALERT:
            add_contacts(state, i, sums)


def add_contacts(state: Berserk, i: int, sums: list[float]) -> None:
    for square in state.tables.field.around[state.place[i]]:
        other = state.board[square]
        if other != NONE and state.side[other] != state.side[i]:
            sums[CONTACTS] += 1.0
            if not state.status[other] & ALERT:
                sums[PREY] += 1.0

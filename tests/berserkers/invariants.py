"""What must hold in every position of Berserkers (BR-INV-01), as one function.

It looks at the state itself, not at a view, and is quick enough to be asked at
every choice of many games.
"""

from holmgang.core.action import CHANCE
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserkers.rules import Berserkers
from holmgang.games.berserkers.state import ASK_ACT, DEAD, HEALTHY, RUNNING, WON
from holmgang.games.berserkers.tables import CELLS, CREATURES, ORCS, WHITE_DICE

LONGEST = 100_000
"""Actions after which a game counts as stuck: the limit of turns allows far fewer."""


def broken_invariants(state: Berserkers) -> list[str]:
    """What is wrong with a position, in words; nothing, if the rules were kept."""
    if state.turn == 0:
        return []
    return _supplies(state) + _people(state) + _dice(state) + _end(state)


def _supplies(state: Berserkers) -> list[str]:
    wrong = []
    if sum(state.dark) + state.supply != state.tables.darkness or state.supply < 0:
        wrong.append("violet gems are lost or made")
    if max(state.dark) > state.demands.darkness_per_place:
        wrong.append("too much darkness on a place")
    if state.fires & ~state.fire_cells:
        wrong.append("a fire burns without its symbol")
    if not 0 <= state.gold <= state.tables.most_gold:
        wrong.append(f"{state.gold} gold")
    most = state.tables.villagers - (state.asking == ASK_ACT)
    if not 0 <= state.gauge <= most:
        wrong.append(f"the villagers' marker stands at {state.gauge}")
    if state.squads() > state.tables.squads:
        wrong.append("too many squads")
    return wrong


def _people(state: Berserkers) -> list[str]:
    wrong = []
    for hero in range(3):
        if not DEAD <= state.health[hero] <= HEALTHY:
            wrong.append(f"Berserker {hero} has health {state.health[hero]}")
        if (state.health[hero] == DEAD) != (state.at[hero] < 0):
            wrong.append(f"Berserker {hero} is neither dead nor alive")
    for creature in range(CREATURES):
        if not -1 <= state.at[creature] < CELLS:
            wrong.append(f"creature {creature} left the map")
    if any(state.at[rider] < 0 for rider in range(3, ORCS)):
        wrong.append("a rider left the map")
    return wrong


def _dice(state: Berserkers) -> list[str]:
    wrong = []
    total = sum(state.dice) + bin(state.slots).count("1") + state.locked * state.thrown
    if min(state.dice) < 0 or (state.asking == ASK_ACT and total > WHITE_DICE):
        wrong.append("too many dice")
    if not 0 <= state.locked <= state.tables.most_locked:
        wrong.append(f"{state.locked} dice are locked")
    for card in range(4):
        room = 2 if state.trained >> card & 1 else 1
        if bin(state.slots >> card * 8 & 255).count("1") > room:
            wrong.append(f"card {card} is too full")
    return wrong


def _end(state: Berserkers) -> list[str]:
    wrong = []
    if state.outcome == WON and not state.has_won():
        wrong.append("a victory that is none")
    if state.outcome == RUNNING and state.has_won():
        wrong.append("a victory passed by")
    if state.outcome == RUNNING and state.alive() == 0:
        wrong.append("all are dead and the game goes on")
    return wrong


class Watch:
    """What may only change in one way, from one position to the next."""

    def __init__(self) -> None:
        self.sealed = 0
        self.all_lit = False
        self.restored = False

    def broken(self, state: Berserkers) -> list[str]:
        if state.restored and not self.restored:
            self.sealed, self.all_lit, self.restored = 0, False, True
        wrong = []
        if self.sealed & ~state.sealed:
            wrong.append("a seal was broken")
        if self.all_lit and not state.all_lit():
            wrong.append("an eternal fire was put out")
        self.sealed = state.sealed
        self.all_lit = state.turn > 0 and state.all_lit()
        return wrong


def checked_game(state: Berserkers, bot: Bot, rng: Random) -> tuple[int, list[str]]:
    """A bot's game, looked at after every action: how many there were, what broke first."""
    watch = Watch()
    seat = Seat(state, 0)
    for actions in range(LONGEST):
        if state.is_over():
            return actions, []
        if state.is_chance():
            state.apply(CHANCE, state.sample(rng))
        else:
            state.apply(0, bot.choose(seat, rng))
        wrong = broken_invariants(state) + watch.broken(state)
        if wrong:
            return actions, wrong
    return LONGEST, ["the game does not end"]

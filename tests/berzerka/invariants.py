"""What must hold in every position of Berzerka (BZ-INV), as one function."""

from holmgang.core.action import CHANCE
from holmgang.core.chance import Random
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.state import ASK_BID, ASK_CHANCE, ASK_OVER, ASK_PLAY, UNSET
from holmgang.games.berzerka.tables import NONE

EVERY_CARD = (1 << 52) - 1
LONGEST = 10_000


def broken_invariants(state: Berzerka) -> list[str]:
    """What is wrong with a position, in words; nothing, if the rules were kept."""
    wrong = _board(state)
    if state.asking not in (ASK_CHANCE, ASK_OVER):
        wrong += _cards(state) + _auction(state)
    return wrong


def _cards(state: Berzerka) -> list[str]:
    """BZ-INV-01, BZ-INV-02, and that nobody holds what he is known to lack."""
    wrong = []
    undealt = sum(1 << int(card) for card in state.deck[state.next :])
    hands = [int(state.hand(seat)) for seat in range(3)]
    piles = [*hands, *(int(state.away(seat)) for seat in range(3)), undealt, int(state.gone)]
    together = 0
    for pile in piles:
        together |= pile
    if together != EVERY_CARD or sum(pile.bit_count() for pile in piles) != 52:
        wrong.append("the cards are not the 52 cards")
    if any(hands[seat] & int(state.lacks(seat)) for seat in range(3)):
        wrong.append("a card is held that is known to be missing")
    if state.asking == ASK_PLAY:
        done = int(state.trick) - 1
        if state.won0 + state.won1 + state.won2 != done or len(state.plays()) // 3 != done:
            wrong.append("the tricks do not add up")
        if int(state.wins).bit_count() != state.won(state.declarer):
            wrong.append("the declarer's tricks do not add up")
    return wrong


def _auction(state: Berzerka) -> list[str]:
    """BZ-INV-07: one bid is free; and bids are of contracts still to complete."""
    wrong = []
    if state.is_hotseat and (state.penalty != 0 or state.standing != NONE):
        wrong.append("a penalty in the hotseat")
    if state.penalty > state.tables.highest:
        wrong.append("the penalty card has no such number")
    for seat, row in enumerate(state.bids):
        if row != NONE and state.board.is_done(row, seat):
            wrong.append("a bid on a completed contract")
    if state.asking == ASK_BID and not state.active >> state.actors[0] & 1:
        wrong.append("who has passed is asked")
    return wrong


def _board(state: Berzerka) -> list[str]:
    """BZ-INV-03 to -06 and -08."""
    board = state.board
    wrong = []
    if sum(board.totals) != 0:
        wrong.append("game points do not add up to 0")
    hands = int(state.number) - (0 if state.asking == ASK_OVER else 1)
    if board.hands() != hands:
        wrong.append(f"{board.hands()} boxes after {hands} hands")
    for seat in range(3):
        cubes = sum(board.cubes[seat::3])
        done = sum(result != UNSET for result in board.recorded[seat::3])
        if cubes > done + 1 or cubes > len(board.rows):
            wrong.append("too many cubes")
    for row in range(len(board.rows)):
        if not 0 <= board.value(state.tables, row) - state.tables.base[board.rows[row]] <= 3:
            wrong.append("a value out of reach")
        points = sorted(board.points[row * 3 : row * 3 + 3])
        if board.completed(row) == 3 and points != [-points[2], 0, points[2]]:
            wrong.append("a row is ranked wrongly")
    if state.asking == ASK_OVER and UNSET in board.recorded:
        wrong.append("an empty box at the end")
    return wrong


def checked_game(state: Berzerka, rng: Random, every: int = 1) -> tuple[int, int, list[str]]:
    """Play a random game to its end: actions, positions checked, and what broke first."""
    actions = checked = 0
    wrong: list[str] = []
    while not state.is_over() and not wrong:
        actor = state.actors[0]
        options = state.legal(actor)
        state.apply(actor, state.sample(rng) if actor == CHANCE else rng.choice(options))
        actions += 1
        if actions % every == 0 or state.is_over():
            checked += 1
            wrong = broken_invariants(state)
        if actions > LONGEST:
            wrong = ["stuck"]
    hands = state.setup.count * 3
    if not wrong and state.board.hands() != hands:
        wrong = [f"{state.board.hands()} hands of {hands}"]
    return actions, checked, wrong

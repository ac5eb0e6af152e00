"""What always holds, in random battles and in positions broken on purpose."""

import pytest
from librt.vecs import append

from berserk import soak
from berserk.battle import field
from berserk.game import TRIAL, poison_some
from berserk.invariants import broken_invariants, checked_game
from holmgang.bots.random import RandomBot
from holmgang.core.chance import Quick
from holmgang.core.packed import with_one
from holmgang.core.state import playout
from holmgang.games.berserk.change import movement
from holmgang.games.berserk.rules import Berserk

GAMES = 60


def fresh(number: int) -> Berserk:
    options = {
        "edition": ("realms", "laar")[number % 2],
        "first": ("random", "north")[number % 3 % 2],
    }
    return TRIAL.new(TRIAL.fill_options(options))


def test_the_invariants_hold_at_every_action_of_random_battles():
    for number in range(6):
        state, rng = fresh(number), Quick(f"every action {number}")
        state.journal = []
        while not state.is_over():
            playout(state, rng, 1)
            assert broken_invariants(state) == []
            if rng.below(100) == 0:
                poison_some(state)
        for event in state.journal:
            assert state.describe(event, 0)["event"]


def test_random_battles_end_and_their_turns_keep_the_invariants():
    winners = set()
    turns = 0
    for number in range(GAMES):
        state = fresh(number)
        _, count, wrong = checked_game(state, Quick(f"turns {number}"), [RandomBot(), RandomBot()])
        assert wrong == [], f"game {number}"
        turns += count
        winners.add(state.winner)
    assert winners == {-1, 0, 1}
    assert turns > 10 * GAMES


def _shared_square(state):
    state.place[1] = state.place[0]


def _ghost(state):
    state.board[29] = 0


def _undead(state):
    state.wounds[0] = 99


def _lost_card(state):
    state.card = with_one(state.card, 1, 0)


def _grounded_flyer(state):
    movement.put(state, 2, 20)


def _forgotten_frame(state):
    state.frames.base += 1


def _hidden_late(state):
    state.status[15] |= 2
    state.turn = 5


def _marked_dead(state):
    state.place[16], state.board[state.place[16]] = -4, -1
    state.poison[16] = 1


def _cheerful_dead(state):
    state.place[16], state.board[state.place[16]] = -4, -1


def _negative(state):
    state.move_points[0] = -1


def _tokens(state):
    state.tokens[0] = 3


def _waits(state):
    state.waiting = append(state.waiting, 0)


@pytest.mark.parametrize(
    "damage",
    [
        *(_shared_square, _ghost, _undead, _lost_card, _grounded_flyer, _forgotten_frame),
        *(_hidden_late, _marked_dead, _cheerful_dead, _negative, _tokens, _waits),
    ],
)
def test_the_checker_notices_damage(damage):
    state = field("P1: knight c3, pawn c2, bat air flyer", "P2: guard c4, imp a6").state
    assert broken_invariants(state) == []
    damage(state)
    assert broken_invariants(state) != []


def test_a_soak_plays_every_pair_of_decks_and_finds_nothing_broken():
    part = soak.Battles().run("test", 0, 36)
    assert part.wrong == []
    assert sum(part.wins) == 36
    assert part.actions > part.looks > 36


def test_bots_can_be_soaked():
    part = soak.Battles("greedy").run("test", 0, 2)
    assert part.wrong == []
    assert sum(part.wins) == 2


def test_a_soak_reports_what_breaks(monkeypatch):
    monkeypatch.setattr(soak, "checked_game", lambda state, rng, players: 1 // 0)
    assert soak.Battles().run("test", 0, 1).wrong == [
        "game 0 of seed test: ZeroDivisionError: integer division or modulo by zero"
    ]

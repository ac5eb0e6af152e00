"""The luck of imagined battles: each card's own, so that choices can be compared."""

from statistics import pvariance

from berserk.battle import field
from holmgang.bots.berserk.dice import Dice
from holmgang.bots.berserk.search import playout
from holmgang.core.seat import Seat
from holmgang.games.berserk.tables import NONE


def thrown(dice: Dice, count: int) -> list[int]:
    return [1 + dice.below(6) for _ in range(count)]


def test_a_card_has_the_same_luck_however_much_others_throw():
    dice = Dice(7)
    dice.hand_to(3, 5)
    luck = thrown(dice, 4)
    dice.hand_to(4, 5)
    thrown(dice, 11)
    dice.hand_to(3, 5)
    assert thrown(dice, 4) == luck


def test_every_card_turn_and_seed_has_luck_of_its_own():
    rows = set()
    for seed in (1, 2):
        dice = Dice(seed)
        for turn in (5, 6):
            for card in (NONE, 0, 1, 29):
                dice.hand_to(card, turn)
                rows.add(tuple(thrown(dice, 12)))
    assert len(rows) == 16


def test_all_faces_fall_equally_often():
    faces = [0] * 6
    for seed in range(40):
        dice = Dice(seed)
        for card in range(30):
            dice.hand_to(card, seed)
            for _ in range(5):
                faces[dice.below(6)] += 1
    assert all(850 <= count <= 1150 for count in faces)


def test_what_follows_any_choice_tells_nothing_for_or_against_it():
    """One way to begin throws a die, though nothing hangs on it; others fight on elsewhere."""
    battle = field(
        "P1: imp a1 strike=1-1-1 move=1, knight d3 strike=2-4-7, brute e3 strike=2-4-7",
        "P2: ogre d4 life=12 strike=2-4-7 move=0, guard e4 life=12 strike=2-4-7 move=0, "
        "wall a2 exhausted life=30 strike=0-0-0 move=0",
    )
    seat = Seat(battle.state, 0)
    deeds = [battle.state.read(text) for text in ("strike a1 a2", "move a1 b1")]
    values = [[playout(seat, deed, Dice(n), [0]) for n in range(60)] for deed in deeds]
    differences = [one - other for one, other in zip(*values, strict=True)]
    assert pvariance(differences) < 0.2 * pvariance(values[0])

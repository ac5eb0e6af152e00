"""A game looked at again: what is a mistake, what it cost, and what must not matter."""

import pytest
from stepping_clock import Clock
from tiny import BID, CALL, Lots, LotsGame

from holmgang import games
from holmgang.core import record as records
from holmgang.core.action import OMNISCIENT, pack
from holmgang.core.chance import Quick
from holmgang.core.errors import RecordError
from holmgang.core.game import Game
from holmgang.core.match import Match
from holmgang.core.record import Record
from holmgang.core.replay import replay
from holmgang.core.state import State
from holmgang.sim import analysis
from holmgang.sim.analysis import Analysis, Effort, Expert, Graded, Moment, Part, analyse
from holmgang.sim.playing_on import Mean, play_on, policy
from holmgang.texts import LANGUAGES, Texts, costs

BIDS = [pack(BID, bid) for bid in range(3)]


class Judged(Lots):
    """Lots with an outlook: its own points less the best of the others'."""

    def outlook(self) -> list[float]:
        return [
            (mine - max(self.points[:seat] + self.points[seat + 1 :])) / self.rounds
            for seat, mine in enumerate(self.points)
        ]


GAME = LotsGame(Judged, seats=2, id="judged-lots")
HIGH, LOW = pack(CALL, 0), pack(CALL, 1)


def played(game: Game = GAME, seed: int = 1) -> Record:
    """A game at random."""
    match = Match(game, secret=bytes([seed]) * 32, match_id="analysed")
    match.begin()
    rng = Quick(seed)
    while not match.is_over():
        for seat in match.actors():
            match.play(seat, rng.choice(match.state.legal(seat)))
    return records.read(match.save())


def looked_at(record: Record, **settings: object) -> Analysis:
    effort = Effort(iterations=40)
    wishes = {"seats": (0, 1), "effort": effort, "spec": "ismcts"} | settings
    return analyse(GAME, record, **wishes)  # type: ignore[arg-type]  # a test's own wishes


# Playing on


def test_a_mean_knows_how_sure_it_is() -> None:
    mean = Mean()
    for value in (1.0, 2.0, 3.0, 4.0):
        mean.add(value)
    assert mean.value == 2.5 and mean.variance == pytest.approx(1.25 / 3)


def test_playing_on_begins_as_given_and_leaves_no_dice_unrolled() -> None:
    state = called(HIGH, lots=[1, 1])
    player, name = policy(GAME)
    assert name == "random"
    values = play_on(state, player, Quick(1), 1, {0: BIDS[2], 1: BIDS[0]})
    assert values == [0.5, -0.5] and not state.is_chance()


def called(call: int, lots: list[int]) -> Judged:
    """Two lots are dealt, and all bid."""
    state = Judged(2, 2)
    for seat, lot in enumerate(lots):
        state.apply(-1, pack(0, seat, lot))
    state.apply(0, call)
    return state


# Choices


def graded(state: State, bid: int, better: int) -> Graded:
    """A bid of the first seat beside a better one, in forty worlds."""
    moment = Moment(1, state, 0, BIDS[bid])
    moment.better = BIDS[better]
    expert = Expert(GAME, "random", Effort(iterations=40), "seed", lambda: 0.0)
    expert._try(moment)
    return moment.grade()


def test_throwing_a_point_away_is_a_mistake_with_its_price() -> None:
    found = graded(called(HIGH, [3, 1]), bid=0, better=2)
    low, high = found.interval
    assert found.is_mistake and 0 < low < found.loss < high
    assert (found.chosen, found.better) == ("bid 0", "bid 2")


def test_a_better_choice_than_the_experts_is_no_mistake() -> None:
    assert not graded(called(HIGH, [3, 1]), bid=2, better=0).is_mistake


def test_a_choice_as_good_as_the_experts_costs_nothing() -> None:
    found = graded(called(HIGH, [3, 1]), bid=1, better=1)
    assert (found.loss, found.interval, found.is_mistake) == (0.0, (0.0, 0.0), False)


def test_a_loss_within_the_noise_is_no_mistake() -> None:
    doubt = Graded(1, 0, None, "bid 0", "bid 1", 0.3, (-0.01, 0.61))
    trifle = Graded(1, 0, None, "bid 0", "bid 1", 0.01, (0.005, 0.015))
    assert not doubt.is_mistake and not trifle.is_mistake


def test_only_what_a_seat_knew_judges_its_choice() -> None:
    """The other's lot is 1 or 3; the seat cannot know, so it cannot be blamed for it."""
    assert graded(called(HIGH, [2, 1]), 0, 1) == graded(called(HIGH, [2, 3]), 0, 1)


def test_both_choices_meet_the_same_luck() -> None:
    """The very same choice twice differs in no world at all."""
    moment = Moment(1, called(LOW, [2, 2]), 0, BIDS[1])
    moment.better = BIDS[1]
    expert = Expert(GAME, "random", Effort(iterations=1), "seed", lambda: 0.0)
    assert [expert._difference(moment, str(world)) for world in range(20)] == [0.0] * 20


# Whole games


def test_every_choice_of_a_seat_is_graded_once() -> None:
    record = played()
    found = looked_at(record, seats=(1,))
    mine = [n for n, line in enumerate(record.lines, 1) if line.actor == 1]
    assert [one.number for one in found.choices] == mine
    assert [one.chosen for one in found.choices] == [record.lines[n - 1].text for n in mine]
    assert found.method.choices == found.method.graded == len(mine)


def test_the_same_seed_gives_the_same_analysis() -> None:
    assert looked_at(played()) == looked_at(played())
    assert looked_at(played()) != looked_at(played(), seed="another")


def test_the_worst_choices_come_first_and_are_three() -> None:
    found = [looked_at(played(seed=seed)) for seed in range(1, 4)]
    choices = [one for each in found for one in each.choices]
    many = Analysis(choices, [], found[0].method)
    worst = many.worst(0)
    assert 1 <= len(worst) <= 3 and all(one.is_mistake and one.seat == 0 for one in worst)
    losses = [one.loss for one in worst]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(one.loss for one in choices if one.is_mistake and one.seat == 0)


def test_parts_make_up_the_whole() -> None:
    record = played()
    parts = [looked_at(record, part=Part(number, 3)) for number in range(3)]
    assert analysis.together(parts) == looked_at(record)


def test_who_chooses_at_once_is_judged_as_if_nobody_had_chosen() -> None:
    found = [one for one in analysis.moments(replay(GAME, played())) if one.state.asking == BID]
    assert {len(one.state.actors) for one in found} == {2}


def test_the_graph_goes_from_the_first_choice_to_the_end() -> None:
    record = played()
    points = looked_at(record).standing
    assert points[0].seats == [0.0, 0.0]
    assert points[-1].number == len(record.lines)
    assert points[-1].seats == [float(score) for score in record.scores]
    assert len(points) <= analysis.MOST_POINTS + 1


def test_time_that_is_up_leaves_choices_ungraded_and_says_so() -> None:
    found = looked_at(played(), effort=Effort(seconds=20.0), spec="ismcts:5", clock=Clock(1.0))
    assert 0 < found.method.graded == len(found.choices) < found.method.choices


def test_time_that_is_left_makes_the_figures_more_exact() -> None:
    found = looked_at(played(), effort=Effort(seconds=9.0), spec="ismcts:5", clock=Clock(0.01))
    assert found.method.graded == found.method.choices
    assert found.method.worlds > analysis.WORLDS * found.method.choices


def test_a_record_that_hides_something_cannot_be_judged() -> None:
    match = Match(GAME, secret=bytes(32), match_id="hidden")
    match.begin()
    with pytest.raises(RecordError):
        looked_at(records.read(match.record(0)))


def test_a_record_against_the_rules_is_refused() -> None:
    record = played()
    record.lines[-1].text = "bid 9"
    with pytest.raises(RecordError):
        looked_at(records.read(record.write(OMNISCIENT)))


# Our games


COUNTED = [id for id, game in games.SHIPPED.items() if game.piece]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", COUNTED)
def test_a_game_says_what_it_counts_in(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    piece = games.registration(game).piece
    told = [costs.cost(texts, game, piece * share) for share in (0.1, 0.25, 1 / 3, 0.5, 0.75, 1, 2)]
    assert len(set(told)) == len(told)
    assert not any("{" in words or "-pieces" in words for words in told)


def test_a_third_of_a_unit_is_called_so() -> None:
    unit = games.registration("shieldwall").piece
    assert costs.cost(Texts("en", "shieldwall"), "shieldwall", unit * 0.35) == (
        "It cost you about a third of a unit."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_decides_a_game_is_told_in_shares_of_a_win(lang: str) -> None:
    assert "40" in costs.cost(Texts(lang, "shieldwall"), "shieldwall", 0.8)
    assert "5" in costs.cost(Texts(lang, "berserkers"), "berserkers", 0.1)

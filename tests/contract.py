"""The promises every game keeps (docs/architecture.md), as checks over a `Game`.

Whoever writes a game can run them over it:

    import contract
    contract.check_all(contract.Case(GAME, GAME.fill_options({}), seed=1, length=12))

A case is a random game from a seed, so whatever fails can be played again.
Every check takes a case and raises AssertionError with what it found.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import permutations

from histories import Histories, is_hidden, sent

from holmgang.core.action import CHANCE, OMNISCIENT, SPECTATOR, Action
from holmgang.core.chance import Quick, Random
from holmgang.core.errors import Illegal, Unreadable
from holmgang.core.event import Event
from holmgang.core.game import Game, Options
from holmgang.core.match import Match
from holmgang.core.record import HIDDEN, read
from holmgang.core.replay import prove, replay, resume
from holmgang.core.state import State

LIMIT = 50_000
"""Actions after which a random game counts as endless."""

MANY = 6
"""Orders of arrival, or choices, to try where there are more of them."""

LOOKS = 6
"""Positions of a game that the costlier checks look at."""


@dataclass(frozen=True)
class Case:
    """A game with options, a seed for everything random, and how many choices to go in."""

    game: Game
    options: Options
    seed: int
    length: int

    @property
    def seats(self) -> range:
        return range(self.game.seats)

    @property
    def viewers(self) -> list[int]:
        return [*self.seats, SPECTATOR]

    def rng(self, purpose: str) -> Quick:
        return Quick(f"{self.seed} {purpose}")

    def walk(self) -> Iterator[State]:
        """A random game, position by position. It goes on: take copies of what is to stay."""
        rng = self.rng("walk")
        state = self.game.new(self.options)
        for _ in range(LIMIT):
            yield state
            if state.is_over():
                return
            step(state, rng)
        raise AssertionError(f"random play takes more than {LIMIT} actions")

    def positions(self, count: int = LOOKS) -> list[State]:
        """Some positions of a random game, the last among them."""
        every = [state.copy() for state in self.walk()]
        rng = self.rng("positions")
        return [every[rng.below(len(every))] for _ in range(count - 1)] + [every[-1]]

    def match(self) -> Match:
        """A match after `length` choices, or at its end if that comes before."""
        match = self.opened()
        rng = self.rng("choices")
        for _ in range(self.length):
            if match.is_over():
                break
            play_one(match, rng)
        return match

    def running(self) -> Match:
        """A match that is not over: if it would be, some choices before that."""
        match = self.match()
        if not match.is_over():
            return match
        choices = sum(line.actor != CHANCE for line in match.lines)
        return replace(self, length=self.length % choices).match()

    def opened(self) -> Match:
        secret = self.rng("secret").below(1 << 256).to_bytes(32, "big")
        match = Match(self.game, self.options, secret=secret, match_id=f"case-{self.seed}")
        match.begin()
        return match


def check_all(case: Case) -> None:
    for check in CHECKS:
        check(case)


# Playing


def step(state: State, rng: Random) -> None:
    """One random action, by any of those who owe one."""
    actor = rng.choice(state.actors)
    if actor == CHANCE:
        state.apply(CHANCE, state.sample(rng))
    else:
        state.apply(actor, pick(state, actor, rng))


def play_one(match: Match, rng: Random) -> None:
    seat = rng.choice(match.actors())
    match.play(seat, pick(match.state, seat, rng))


def pick(state: State, seat: int, rng: Random) -> Action:
    """A choice; now and then a claim, where one may be made."""
    claims = state.claims(seat)
    return rng.choice(claims if claims and rng.below(12) == 0 else state.legal(seat))


def finish(match: Match, rng: Random) -> None:
    while not match.is_over():
        play_one(match, rng)


def clone(match: Match) -> Match:
    """The same match again, through its save file."""
    return resume(match.game, read(match.save()))


# Looking


def portrait(state: State, seats: int) -> str:
    """All that can be asked of a position, as text: equal positions, equal portraits."""
    return json.dumps(
        {
            "asking": state.asking,
            "actors": state.actors,
            "views": [state.view(viewer) for viewer in [*range(seats), SPECTATOR, OMNISCIENT]],
            "legal": [[state.write(a) for a in state.legal(seat)] for seat in range(seats)],
            "claims": [[state.write(a) for a in state.claims(seat)] for seat in range(seats)],
            "outcomes": outcomes(state),
            "scores": state.scores() if state.is_over() else None,
        },
        allow_nan=False,
    )


def outcomes(state: State) -> list[tuple[str, int]]:
    if not state.is_chance():
        return []
    return [(state.write(action), weight) for action, weight in state.outcomes()]


def story(state: State, seats: int, rng: Random) -> list[str]:
    """Play to the end; what was done, what was told of it, and how it ended."""
    events: list[Event] = []
    state.journal = events
    told: list[str] = []
    for _ in range(LIMIT):
        if state.is_over():
            break
        step(state, rng)
    else:
        raise AssertionError(f"random play takes more than {LIMIT} actions")
    for viewer in [*range(seats), SPECTATOR, OMNISCIENT]:
        told += [json.dumps(state.describe(event, viewer), allow_nan=False) for event in events]
    return [*told, portrait(state, seats)]


# Positions and choices


def check_copy(case: Case) -> None:
    """Copying isolates and plays on identically."""
    seats = case.game.seats
    for state in case.positions():
        before = portrait(state, seats)
        state.journal = []
        twin = state.copy()
        assert twin.journal is None, "a copy writes into the journal of another"
        state.journal = None
        assert portrait(twin, seats) == before, "a copy is not equal"
        ending = story(twin, seats, case.rng("on"))
        assert portrait(state, seats) == before, "playing a copy changes the original"
        assert story(state.copy(), seats, case.rng("on")) == ending, "a copy goes on differently"
        assert story(state, seats, case.rng("on")) == ending, "a copy differs from the original"


def check_actors(case: Case) -> None:
    """Those who owe a choice are seats, or chance alone; they can make it, others cannot."""
    for state in case.walk():
        actors = state.actors
        seats = sorted(set(actors))
        assert actors == seats, f"actors are not in order: {actors}"
        assert actors == [CHANCE] or all(seat in case.seats for seat in seats), f"who is {actors}?"
        for viewer in case.viewers:
            legal = state.legal(viewer)
            assert bool(legal) == (viewer in actors), f"{viewer} has {legal}, actors are {actors}"
            missing = set(legal) - set(state.candidates(viewer))
            assert not missing, f"legal, but not what the question is about: {missing}"
            claims = state.claims(viewer)
            assert viewer in actors or not claims, f"{viewer} is not asked but claims {claims}"
            assert not set(claims) & set(legal), f"choices that are claims too: {claims}"


def check_notation(case: Case) -> None:
    """Every action is unique, one line of text, and survives `read(write(a))`."""
    for state in case.walk():
        for actions in [*[may(state, seat) for seat in case.seats], answers(state, case)]:
            texts = [state.write(action) for action in actions]
            assert len(set(actions)) == len(set(texts)) == len(texts), f"not unique: {texts}"
            assert [state.read(text) for text in texts] == actions, f"not read back: {texts}"
            for text in texts:
                assert " ".join(text.split()) == text, f"not a line of words: {text!r}"
                assert text.isprintable(), f"not printable: {text!r}"
                assert HIDDEN not in text.split(), f"looks hidden: {text!r}"


def may(state: State, seat: int) -> list[Action]:
    """All that a match takes from a seat now."""
    return [*state.legal(seat), *state.claims(seat)]


def answers(state: State, case: Case) -> list[Action]:
    if not state.is_chance():
        return []
    return [action for action, _ in state.outcomes()] or [state.sample(case.rng("answers"))]


def check_reading(case: Case) -> None:
    """Text that `write` could not have written is refused, and nothing else happens."""
    rng = case.rng("reading")
    texts = [state.write(action) for state in case.positions() for action in any_actions(state)]
    state = case.game.new(case.options)
    for text in texts:
        for spoilt in spoil(text, rng):
            try:
                again = state.write(state.read(spoilt))
            except Unreadable:
                continue
            assert again == spoilt, f"{spoilt!r} is read as {again!r}"


def any_actions(state: State) -> list[Action]:
    if state.is_chance():
        return [state.sample(Quick("any"))]
    return [action for seat in state.actors for action in may(state, seat)]


def spoil(text: str, rng: Random) -> list[str]:
    words = text.split(" ")
    at = rng.below(len(words))
    letter = rng.below(len(text))
    return [
        " ".join(words[:at] + words[at + 1 :]),
        " ".join([*words[:at], words[at], *words[at:]]),
        " ".join(words[::-1]),
        text + " ",
        " " + text,
        text.upper(),
        text.replace(" ", "  ", 1),
        text[:letter] + text[letter + 1 :],
        text[:letter] + chr(33 + rng.below(90)) + text[letter:],
        text + "\n",
        text + " 1",
        "",
    ]


def check_refusals(case: Case) -> None:
    """Whatever is not legal has a reason with a code, and a match refuses it unchanged."""
    known = {action for state in case.walk() for action in any_actions(state)}
    for state in case.positions(20):
        for seat in case.seats:
            for action in sorted(known - set(may(state, seat))):
                code, details = state.why_not(seat, action)
                assert code, f"no reason against {state.write(action)}"
                assert code == code.lower().strip(), f"{code!r} is not a code"
                json.dumps(details, allow_nan=False)
    match = case.running()
    before = match.save()
    for seat in case.seats:
        for action in sorted(known - set(may(match.state, seat))):
            assert refuses(match, seat, action), f"{seat} could do {match.state.write(action)}"
    assert match.save() == before, "a refusal has changed the match"


def refuses(match: Match, seat: int, action: Action) -> bool:
    try:
        match.play(seat, action)
    except Illegal:
        return True
    return False


def check_end(case: Case) -> None:
    """Random play ends, with a score for every seat; on the way there is an outlook."""
    for state in case.walk():
        if not state.is_over():
            scores = outlook(state)
            assert scores is None or fits(scores, case), f"the outlook is {scores}"
    assert fits(state.scores(), case), f"the scores are {state.scores()}"


def outlook(state: State) -> list[float] | None:
    try:
        return state.outlook()
    except NotImplementedError:
        return None


def fits(scores: list[float], case: Case) -> bool:
    return len(scores) == case.game.seats and all(-1 <= score <= 1 for score in scores)


# Chance


class Scripted(Random):
    """Answers one question with a number, and remembers how many there were to choose from."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.answer


def check_chance(case: Case) -> None:
    """Chance gives possible answers only, and counts its number along the weights."""
    for state in case.walk():
        if not state.is_chance():
            continue
        drawn = state.sample(case.rng("drawn"))
        assert state.may_roll(drawn), f"drew the impossible: {state.write(drawn)}"
        listed = state.outcomes()
        assert all(weight > 0 for _, weight in listed), "an answer without a chance is listed"
        assert all(state.may_roll(action) for action, _ in listed), "a listed answer is refused"
        by_weight = [action for action, weight in listed for _ in range(weight)]
        for number, action in enumerate(by_weight):
            dice = Scripted(number)
            got = state.sample(dice)
            assert dice.asked == [len(by_weight)], f"asked for a number below {dice.asked}"
            assert got == action, f"{number} gives {state.write(got)}, not {state.write(action)}"


def check_odds(case: Case) -> None:
    """Drawn often, answers come as often as their weights say."""
    for state in case.positions(60):
        if state.is_chance() and state.outcomes():
            assert surprise(state, case.rng("odds"), 40) < 5, "the dice are loaded"
            return


def surprise(state: State, rng: Random, rounds: int) -> float:
    """Pearson's chi-square, in standard deviations above what is to be expected."""
    listed = state.outcomes()
    total = sum(weight for _, weight in listed)
    counts = {action: 0 for action, _ in listed}
    for _ in range(total * rounds):
        counts[state.sample(rng)] += 1
    squares = sum((counts[a] - weight * rounds) ** 2 / (weight * rounds) for a, weight in listed)
    freedom = max(1, len(listed) - 1)
    return float((squares - freedom) / (2 * freedom) ** 0.5)


# Matches and records


def check_record(case: Case) -> None:
    """A record replays to the same end, proves its rolls, and a save goes on the same way."""
    match = case.match()
    saved = clone(match)
    finish(match, case.rng("rest"))
    finish(saved, case.rng("rest"))
    assert saved.record() == match.record(), "a resumed match goes on differently"
    again = replay(case.game, read(match.record()))
    assert again.record() == match.record(), "a record is written differently after a replay"
    assert again.scores() == match.scores()
    for viewer in [*case.viewers, OMNISCIENT]:
        assert again.view(viewer) == match.view(viewer), "a replay ends elsewhere"
        assert again.events_for(viewer) == match.events_for(viewer), "a replay tells other events"
    rolls = sum(line.actor == CHANCE for line in match.lines)
    assert prove(case.game, read(match.record())) == rolls


def check_simultaneous(case: Case) -> None:
    """Any order of arrival gives the same match, and a sealed choice can be changed."""
    rng = case.rng("simultaneous")
    match = next_simultaneous(case, rng)
    if match is None:
        return
    seats = match.actors()
    choices = {seat: rng.choice(match.state.legal(seat)) for seat in seats}
    results = set()
    orders = arrivals(seats, rng)
    for order in orders:
        twin = clone(match)
        for seat in order:
            for changed_mind in match.legal(seat)[:2] if seat != order[-1] else []:
                twin.submit(seat, changed_mind)
            twin.play(seat, choices[seat])
        results.add(twin.save())
    assert len(results) == 1, "the order of arrival shows in the record"
    results = {arrived(match.state, case, order, choices) for order in orders}
    assert len(results) == 1, "the order of arrival shows in the state"


def arrivals(seats: list[int], rng: Random) -> list[tuple[int, ...]]:
    """Orders in which choices may arrive; of very many, some."""
    orders = list(permutations(seats))
    if len(orders) > MANY:
        orders = [orders[0], orders[-1], *(orders[rng.below(len(orders))] for _ in range(MANY))]
    return orders


def arrived(state: State, case: Case, order: tuple[int, ...], choices: dict[int, Action]) -> str:
    """What choices lead to if they reach the state itself in some order."""
    state = state.copy()
    events: list[Event] = []
    state.journal = events
    for seat in order:
        state.apply(seat, choices[seat])
    told = [state.describe(event, OMNISCIENT) for event in events]
    return json.dumps(told) + portrait(state, case.game.seats)


def next_simultaneous(case: Case, rng: Random) -> Match | None:
    """The match when next several seats are asked at once, nobody having answered."""
    match = case.match()
    while not match.is_over():
        if len(match.actors()) > 1 and not match.sealed:
            return match
        play_one(match, rng)
    return None


# Knowledge


def check_determinize(case: Case) -> None:
    """A drawn world looks the same to its seat, depends on nothing else, and can be played."""
    seats = case.game.seats
    for state in case.positions():
        before = portrait(state, seats)
        for seat in case.seats:
            world = state.determinize(seat, case.rng("world"))
            assert portrait(state, seats) == before, "drawing a world changes the true one"
            assert known(world, seat) == known(state, seat), f"{seat} can tell a drawn world"
            again = world.determinize(seat, case.rng("blind"))
            blind = state.determinize(seat, case.rng("blind"))
            assert same_world(again, blind, case), f"a world drawn for {seat} shows the true one"
            assert world.journal is None
            story(world, seats, case.rng("on"))


def known(state: State, seat: int) -> str:
    legal = [state.write(action) for action in may(state, seat)]
    offered = [state.write(action) for action in state.candidates(seat)]
    told = [state.asking, state.actors, state.view(seat), legal, offered, state.reckon(seat)]
    return json.dumps(told, allow_nan=False)


def same_world(one: State, other: State, case: Case) -> bool:
    """Whether two positions are equal, and remain so whatever they keep inside."""
    seats = case.game.seats
    if portrait(one, seats) != portrait(other, seats):
        return False
    return story(one.copy(), seats, case.rng("same")) == story(
        other.copy(), seats, case.rng("same")
    )


def check_no_leak(case: Case) -> None:
    """Vary only what a viewer cannot know: every byte sent to that viewer stays the same."""
    match = case.running()
    for viewer in case.viewers:
        for other in Histories(match, viewer, case.rng(f"history {viewer}")).look(tries=20):
            if viewer < 0:
                continue
            mine = match.state.determinize(viewer, case.rng("world"))
            theirs = other.state.determinize(viewer, case.rng("world"))
            assert same_world(mine, theirs, case), f"a world drawn for {viewer} shows secrets"


def check_sealed(case: Case) -> None:
    """A choice that waits for others shows to nobody but who made it."""
    rng = case.rng("sealed")
    match = next_simultaneous(case, rng)
    if match is None:
        return
    for seat in match.actors():
        for viewer in case.viewers:
            if viewer == seat:
                continue
            bytes_sent = set()
            for text in match.legal(seat)[:MANY]:
                twin = clone(match)
                twin.submit(seat, text)
                bytes_sent.add(json.dumps(sent(twin, viewer)) + twin.record(viewer))
            assert len(bytes_sent) == 1, f"{viewer} sees what {seat} has sealed"


def check_running_record(case: Case) -> None:
    """Before the end a record holds neither the seed nor an answer its reader may not know."""
    match = case.running()
    for viewer in case.viewers:
        text = match.record(viewer)
        assert match.secret.hex() not in text, "the seed is in the record"
        rows = read(text).lines
        assert len(rows) == len(match.lines)
        for row, line in zip(rows, match.lines, strict=True):
            assert row.text == line.text_for(viewer)
            if is_hidden(line, viewer):
                assert HIDDEN in row.text.split(" "), f"{row.text} looks whole"


CHECKS: list[Callable[[Case], None]] = [
    check_actors,
    check_chance,
    check_copy,
    check_determinize,
    check_end,
    check_no_leak,
    check_notation,
    check_odds,
    check_reading,
    check_record,
    check_refusals,
    check_running_record,
    check_sealed,
    check_simultaneous,
]

"""Random numbers: fair, the same everywhere, and provable."""

import hashlib
import hmac
import math
import re
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.core.chance import Keyed, Quick, Random, commitment, factorial, rank, unrank

SECRET = bytes(range(32))
DOCS = (Path(__file__).parent.parent / "docs" / "record.md").read_text(encoding="utf-8")
FUZZ = settings(max_examples=200, deadline=None, derandomize=True, database=None)

BIG = [1 << 31, (1 << 31) - 1, 1 << 32, 10**30, math.factorial(28), (1 << 256) + 1, 10**200]


class Stream(Random):
    """Keyed chance that turns to the next question by itself."""

    def __init__(self) -> None:
        self.keyed = Keyed(SECRET, "fair")

    def below(self, n: int) -> int:
        self.keyed.ask(self.keyed.question + 1)
        return self.keyed.below(n)


def sources() -> list[Random]:
    return [Quick("fair"), Stream()]


# Both sources


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 45, 255, 256, 257, 1000, *BIG])
@pytest.mark.parametrize("source", [0, 1])
def test_numbers_stay_within_their_bounds(source: int, n: int) -> None:
    rng = sources()[source]
    drawn = [rng.below(n) for _ in range(200)]
    assert all(0 <= number < n for number in drawn)
    if n > 1:
        assert max(drawn) >= n // 2, "the upper half is never reached"
        assert min(drawn) < max(1, n // 2), "the lower half is never reached"


@pytest.mark.parametrize("n", [2, 3, 6, 10, 45])
@pytest.mark.parametrize("source", [0, 1])
def test_numbers_are_uniform(source: int, n: int) -> None:
    rng = sources()[source]
    each = 400
    counts = [0] * n
    for _ in range(n * each):
        counts[rng.below(n)] += 1
    surprise = sum((count - each) ** 2 / each for count in counts)
    freedom = n - 1
    assert abs(surprise - freedom) < 4 * math.sqrt(2 * freedom)


@pytest.mark.parametrize("source", [0, 1])
def test_large_numbers_are_uniform_in_every_third(source: int) -> None:
    """A modulus would favour the low end of numbers that are no power of two."""
    for bits in (29, 254):
        rng = sources()[source]
        counts = [0, 0, 0]
        for _ in range(1500):
            counts[rng.below(3 << bits) >> bits] += 1
        assert all(420 < count < 580 for count in counts)


def test_shuffles_reach_every_order_and_choices_every_item() -> None:
    rng = Quick("orders")
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 24
    assert all(60 < count < 145 for count in orders.values())
    assert {rng.choice([5, 6, 7]) for _ in range(50)} == {5, 6, 7}


def test_fractions_are_between_nought_and_one() -> None:
    rng = Quick("fractions")
    drawn = [rng.fraction() for _ in range(1000)]
    assert all(0 <= fraction < 1 for fraction in drawn)
    assert abs(sum(drawn) / 1000 - 0.5) < 0.05


# The quick source


def xoshiro(seed: str) -> list[int]:
    """The published algorithm, written down once more."""
    key = hashlib.sha256(seed.encode()).digest()
    s = [int.from_bytes(key[i : i + 4], "big") for i in (0, 4, 8, 12)]
    s[0] |= 1

    def rotate(x: int, k: int) -> int:
        return (x << k | x >> 32 - k) & 0xFFFFFFFF

    words = []
    for _ in range(500):
        words.append((rotate((s[0] + s[3]) & 0xFFFFFFFF, 7) + s[0]) & 0xFFFFFFFF)
        t = s[1] << 9 & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotate(s[3], 11)
    return words


def test_the_quick_source_is_xoshiro() -> None:
    rng = Quick("holmgang")
    assert [int(rng.word()) for _ in range(500)] == xoshiro("holmgang")


def test_the_quick_source_has_known_answers() -> None:
    rng = Quick("holmgang")
    words = [3954213732, 2808213599, 4091665387, 265250663, 1021624371, 421681308]
    assert [int(rng.word()) for _ in range(6)] == words
    rng = Quick("holmgang")
    assert [rng.below(6) for _ in range(12)] == [5, 3, 5, 0, 1, 0, 0, 0, 2, 3, 4, 0]
    rng = Quick(7)
    big = [888410785640777469060815783783, 546120651251822037745305422012]
    assert [rng.below(10**30) for _ in range(2)] == big
    assert rng.fraction() == 0.22591198608335272
    items = list(range(10))
    Quick(7).shuffle(items)
    assert items == [2, 5, 1, 0, 6, 9, 3, 8, 4, 7]


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert Quick(7).below(1 << 60) == Quick("7").below(1 << 60)
    assert Quick(7).below(1 << 60) != Quick(8).below(1 << 60)


# The keyed source


def tables(heading: str) -> list[list[str]]:
    """The cells of the tables below a heading of docs/record.md, without their heads."""
    section = DOCS.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [row.strip("| ").split(" | ") for row in section.splitlines() if row.startswith("|")]
    return [row for row in lines if re.fullmatch(r"\d+", row[-1]) or re.fullmatch(r"\d+", row[0])]


def test_the_known_answers_of_the_documentation_hold() -> None:
    rows = [row for row in tables("Known answers") if len(row) == 5]
    assert len(rows) >= 10
    for mixes, question, n, answer, blocks in rows:
        rng = Keyed(SECRET, "m-1||" if mixes == "none" else "m-1|hill|")
        rng.ask(int(question))
        assert rng.below(int(n)) == int(answer)
        assert rng.block == int(blocks)


def test_the_known_shuffles_of_the_documentation_hold() -> None:
    rows = [row for row in tables("Known answers") if len(row) == 2]
    assert len(rows) == 4
    for number, order in rows:
        assert " ".join("ABCD"[card] for card in unrank(4, int(number))) == order


def test_the_known_commitment_of_the_documentation_holds() -> None:
    assert SECRET.hex() in DOCS
    assert f"`{commitment(SECRET)}`" in DOCS
    assert commitment(SECRET) == hashlib.sha256(b"holmgang|" + SECRET).hexdigest()
    assert hmac.digest(SECRET, b"m-1|||1|0", "sha256").hex() in DOCS


def test_an_answer_depends_on_the_secret_the_context_and_the_question_alone() -> None:
    rng = Keyed(SECRET, "m-1||")
    rng.ask(3)
    first = rng.below(1 << 128)
    rng.below(1 << 128)
    rng.ask(3)
    assert rng.below(1 << 128) == first
    others = [Keyed(SECRET, "m-1||"), Keyed(SECRET, "m-2||"), Keyed(bytes(32), "m-1||")]
    for other, question in zip(others, (4, 3, 3), strict=True):
        other.ask(question)
        assert other.below(1 << 128) != first


def test_numbers_of_one_question_follow_each_other() -> None:
    rng = Keyed(SECRET, "m-1||")
    rng.ask(1)
    drawn = [rng.below(1 << 64) for _ in range(20)]
    assert len(set(drawn)) == 20


# Shuffles as numbers


@pytest.mark.parametrize("n", range(7))
def test_every_number_is_another_order(n: int) -> None:
    orders = [tuple(unrank(n, number)) for number in range(math.factorial(n))]
    assert sorted(orders) == sorted(permutations(range(n)))
    assert [rank(list(order)) for order in orders] == list(range(math.factorial(n)))


@FUZZ
@given(st.data())
def test_rank_and_unrank_undo_each_other(data: st.DataObject) -> None:
    n = data.draw(st.integers(0, 60))
    number = data.draw(st.integers(0, math.factorial(n) - 1))
    order = unrank(n, number)
    assert sorted(order) == list(range(n))
    assert rank(order) == number


def fisher_yates(n: int, number: int) -> list[int]:
    order = list(range(n))
    for i in range(n - 1, 0, -1):
        number, j = divmod(number, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


@FUZZ
@given(st.data())
def test_unrank_is_a_fisher_yates_shuffle_by_digits(data: st.DataObject) -> None:
    n = data.draw(st.integers(0, 60))
    number = data.draw(st.integers(0, math.factorial(n) - 1))
    assert unrank(n, number) == fisher_yates(n, number)


def test_factorials() -> None:
    assert [factorial(n) for n in range(30)] == [math.factorial(n) for n in range(30)]

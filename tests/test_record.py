"""Records: read back, replayed and proven; every damage is found where it was done."""

import re
from typing import Any

import pytest
from forgery import Rows, at, finished, forged, replaced, rows, sign, swap_in, waiting
from hypothesis import given, settings
from hypothesis import strategies as st
from tiny import LOTS_GAME, LotsGame

from holmgang.core.errors import HolmgangError, ProofError, RecordError
from holmgang.core.match import Match
from holmgang.core.record import read
from holmgang.core.replay import prove, replay, resume
from holmgang.games.shieldwall import GAME

FUZZ = settings(max_examples=150, deadline=None, derandomize=True, database=None)


def refusal(text: str, kind: type[HolmgangError] = RecordError) -> dict[str, Any]:
    """Why a record is refused, by reading, replaying or proving it."""
    with pytest.raises(kind) as caught:
        prove(GAME, read(text))
    return caught.value.details


def place(details: dict[str, Any]) -> tuple[int, str]:
    return details["line"], details["reason"]


# Whole records


def test_a_record_is_written_as_it_was_read() -> None:
    for text in (finished(), waiting()):
        assert read(text).write(-3) == text
        assert sign(rows(text)) == text


def test_a_record_tells_all_that_it_was_made_from() -> None:
    record = read(finished())
    assert (record.game, record.version, record.match_id) == ("shieldwall", 1, "m-7")
    assert record.options == {"first": "random", "pack": "standard", "units": "3"}
    assert record.names == ["Анна", "Björn the ;Bold"]
    assert record.mixes == ["hill", "ford"]
    assert record.seed == "07" * 32
    assert record.ending == "played"
    assert record.numbers[0] == at("1 ") + 1
    waits = read(waiting())
    assert waits.sealed == {1: "bid 2"}
    assert (waits.ending, waits.scores) == ("", [])


def test_a_replay_ends_where_the_match_did() -> None:
    match = replay(GAME, read(finished()))
    assert match.is_over()
    assert match.record() == finished()


def test_a_proof_counts_the_rolls() -> None:
    rolls = sum(row.split(" ")[1] == "-" for row in rows(finished()) if row[0].isdigit())
    assert rolls > 10
    assert prove(GAME, read(finished())) == rolls
    assert prove(LOTS_GAME, read(waiting())) == 3


@pytest.mark.parametrize("ending", ["resigned:0", "clock:1", "agreed"])
def test_an_end_away_from_the_board_is_replayed(ending: str) -> None:
    word, _, loser = ending.partition(":")
    match = Match(GAME, secret=bytes(32), match_id="m-0")
    match.begin()
    match.stop(word, int(loser) if loser else -1)
    again = replay(GAME, read(match.record()))
    assert again.ending == ending
    assert again.scores() == match.scores()


def test_windows_line_ends_are_not_damage() -> None:
    assert read(finished().replace("\n", "\r\n")).write(-3) == finished()


# Accidents: a digest tells where


LINES = finished().splitlines(keepends=True)
EVERY_LINE = range(len(LINES))


@pytest.mark.parametrize("index", EVERY_LINE)
def test_an_altered_character_is_found_in_its_line(index: int) -> None:
    line = LINES[index].rstrip("\n")
    for letter, old in enumerate(line):
        new = "x" if old != "x" else "y"
        text = "".join(LINES[:index]) + line[:letter] + new + line[letter + 1 :] + "\n"
        details = refusal(text + "".join(LINES[index + 1 :]))
        assert details["line"] == index + 1
        assert details["reason"] in ("altered", "unsigned", "not-a-record")


@pytest.mark.parametrize("index", EVERY_LINE)
def test_a_missing_line_is_found_where_it_is_missing(index: int) -> None:
    details = refusal("".join(LINES[:index] + LINES[index + 1 :]))
    assert details["line"] == index + 1
    assert details["reason"] == ("altered" if index < len(LINES) - 1 else "truncated")


@pytest.mark.parametrize("index", EVERY_LINE[:-1])
def test_lines_in_the_wrong_order_are_found_at_the_first_of_them(index: int) -> None:
    swapped = [*LINES[:index], LINES[index + 1], LINES[index], *LINES[index + 2 :]]
    assert place(refusal("".join(swapped))) == (index + 1, "altered")


@pytest.mark.parametrize("index", EVERY_LINE)
def test_a_doubled_line_is_found(index: int) -> None:
    doubled = LINES[: index + 1] + LINES[index:]
    assert place(refusal("".join(doubled))) == (index + 2, "altered")


@pytest.mark.parametrize("index", EVERY_LINE)
def test_a_record_that_breaks_off_is_found(index: int) -> None:
    details = refusal("".join(LINES[:index]))
    assert details["line"] == max(1, index + (index > 0))
    assert details["reason"] == ("truncated" if index else "not-a-record")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "not-a-record"),
        ("\n", 1, "not-a-record"),
        ("hello", 1, "not-a-record"),
        (sign(["holmgang record 2"]), 1, "not-a-record"),
        (finished() + "\n", len(LINES) + 1, "unsigned"),
        (finished() + "rubbish\n", len(LINES) + 1, "unsigned"),
        (finished() + finished(), len(LINES) + 1, "altered"),
        (finished().replace("\n", "\x0b"), 1, "altered"),
        (finished().replace("Анна", "\ud800"), 7, "altered"),
    ],
)
def test_what_is_no_record_is_refused(text: str, line: int, reason: str) -> None:
    assert place(refusal(text)) == (line, reason)


# Forgeries: the digests fit


@pytest.mark.parametrize("nth", range(sum(" - " in row for row in rows(finished()))))
def test_every_altered_roll_is_found(nth: int) -> None:
    index = at(r"\d+ - ", nth=nth)
    number, _, verb, *words = rows(finished())[index].split(" ")
    others = {
        "first": ["first", "red" if words == ["black"] else "black"],
        "draw": ["draw", words[0], "spy" if words[-1] != "spy" else "ambush"],
        "shuffle": ["shuffle", words[0], *words[1:][::-1]],
    }
    text, line = swap_in(re.escape(rows(finished())[index]), " ".join([number, "-", *others[verb]]))
    with pytest.raises((ProofError, RecordError)) as caught:
        prove(GAME, read(text))
    found: dict[str, Any] = caught.value.details
    assert found["line"] >= line, "nothing before it is wrong"
    if isinstance(caught.value, ProofError):
        assert place(found) == (line, "roll")
        assert found["recorded"] == " ".join(others[verb])
        assert found["fair"] == " ".join([verb, *words])


def test_a_record_cannot_claim_rolls_that_another_seed_would_give() -> None:
    """The last roll is altered: everything else can be replayed, but not proven."""
    last = at(r"\d+ - draw", nth=-1)
    number, _, _, seat, card = rows(finished())[last].split(" ")
    text = replaced(last, f"{number} - draw {seat} {'spy' if card != 'spy' else 'ambush'}")
    assert refusal(text, ProofError)["line"] == last + 1


@pytest.mark.parametrize(
    ("pattern", "new", "reason"),
    [
        ("seed", "seed " + "08" * 32, "commitment"),
        ("seed", "seed " + "07" * 31, "no-seed"),
        ("seed", "seed " + "0G" * 32, "no-seed"),
        ("commitment", "commitment " + "ab" * 32, "commitment"),
        ("match", "match m-8", "roll"),
        ("mix 0", "mix 0 hills", "roll"),
        ("mix 1", "mix 1 hill", "roll"),
    ],
)
def test_another_source_of_chance_proves_nothing(pattern: str, new: str, reason: str) -> None:
    text, line = swap_in(pattern, new)
    details = refusal(text, ProofError)
    assert details["reason"] == reason
    where = {"roll": at("1 ") + 1, "commitment": at("commitment") + 1}
    assert details["line"] == where.get(reason, line)


def test_a_mix_that_is_left_out_or_made_up_is_found() -> None:
    without = forged(lambda changed: changed.pop(at("mix 0")))
    assert refusal(without, ProofError)["reason"] == "roll"


def test_a_record_with_its_seed_cut_off_is_refused() -> None:
    details = refusal(forged(lambda changed: changed.pop()))
    assert place(details) == (len(LINES), "truncated")


@pytest.mark.parametrize(
    ("pattern", "new", "reason"),
    [
        ("game", "game shieldwall 2", "version"),
        ("game", "game berserk 1", "game"),
        ("game", "game shieldwall one", "malformed"),
        ("game", "game shieldwall 01", "order"),
        ("game", "game shieldwall", "malformed"),
        ("content", "content 0000000000000000", "content"),
        ("content", "contents 0000000000000000", "malformed"),
        ("option first", "option first green", "bad-option"),
        ("option units", "option units 25", "bad-option"),
        ("option units", "option units 03", "options"),
        ("option units", "option unity 3", "bad-option"),
        ("option units", "option units", "malformed"),
        ("seat 0", "seat 1 Anna", "order"),
        ("seat 1", "seat 2 Anna", "order"),
        ("match", "match a|b", "malformed"),
        ("match", "match ", "malformed"),
        ("mix 0", "mix 0 a|b", "malformed"),
        ("mix 0", "mix 2 hill", "order"),
        ("mix 0", "mix x hill", "malformed"),
        ("begin", "began", "missing-begin"),
        ("1 ", "1", "malformed"),
        ("1 ", "1 -", "malformed"),
        ("1 ", "01 - draw black spy", "order"),
        ("1 ", "1 x draw black spy", "malformed"),
        ("1 ", "1 - draw black ?", "hidden"),
        ("1 ", "1 - draw red spy", "illegal"),
        ("1 ", "1 - first red", "illegal"),
        ("1 ", "1 - weapon swords", "illegal"),
        ("1 ", "1 - draw black", "unreadable"),
        ("1 ", "1 - draw black broom", "unreadable"),
        ("1 ", "1 0 weapon swords", "not-your-turn"),
        ("1 ", "1 7 weapon swords", "not-your-turn"),
        ("2 ", "3 - draw black spy", "order"),
        (r"\d+ [01] weapon", "10 0 force 2", "illegal"),
        ("end", "end", "malformed"),
        ("end", "finish 3", "malformed"),
        ("end", "end 49 played 1", "malformed"),
        ("end", "end 1000 played 1 -1", "count"),
        ("seed", "seed", "malformed"),
        ("seed", "seeds 3", "malformed"),
    ],
)
def test_a_forged_line_is_refused_with_its_reason(pattern: str, new: str, reason: str) -> None:
    if new.startswith("10 0 force"):
        number, seat, *_ = rows(finished())[at(pattern)].split(" ")
        new = f"{number} {seat} force 2"
    text, line = swap_in(pattern, new)
    with pytest.raises(RecordError) as caught:
        replay(GAME, read(text))
    assert place(caught.value.details) == (line, reason)


def test_a_roll_that_could_not_be_is_refused_even_without_proof() -> None:
    text, line = swap_in("1 ", "1 - draw red spy")
    details = refusal(text)
    assert details == {
        "line": line,
        "reason": "illegal",
        "cause": "impossible-roll",
        "action": "draw red spy",
    }


def test_a_choice_of_the_wrong_seat_is_refused() -> None:
    index = at(r"\d+ [01] weapon")
    number, seat, *words = rows(finished())[index].split(" ")
    text, line = swap_in(f"{number} ", f"{number} {1 - int(seat)} {' '.join(words)}")
    assert place(refusal(text)) == (line, "not-your-turn")


def test_choices_made_at_once_stand_in_the_order_of_the_seats() -> None:
    index = at(r"\d+ 0 play")

    def swap(changed: Rows) -> None:
        one, two = changed[index].split(" ", 1), changed[index + 1].split(" ", 1)
        changed[index], changed[index + 1] = f"{one[0]} {two[1]}", f"{two[0]} {one[1]}"

    assert place(refusal(forged(swap))) == (index + 1, "not-your-turn")


@pytest.mark.parametrize("index", [i for i in EVERY_LINE if LINES[i][0].isdigit()])
def test_a_line_left_out_is_missed_even_if_all_is_counted_anew(index: int) -> None:
    def renumber(changed: Rows) -> None:
        del changed[index]
        for i in range(index, len(changed)):
            if changed[i][0].isdigit():
                number, rest = changed[i].split(" ", 1)
                changed[i] = f"{int(number) - 1} {rest}"
        _, count, rest = changed[-2].split(" ", 2)
        changed[-2] = f"end {int(count) - 1} {rest}"

    with pytest.raises((RecordError, ProofError)) as caught:
        prove(GAME, read(forged(renumber)))
    found: dict[str, Any] = caught.value.details
    assert found["line"] >= index, "nothing before it is wrong"


def test_options_and_mixes_stand_once_and_in_order() -> None:
    first = at("option")
    doubled = forged(lambda changed: changed.insert(first, changed[first]))
    assert place(refusal(doubled)) == (first + 2, "order")
    swapped = forged(lambda changed: changed.insert(first, changed.pop(first + 1)))
    assert place(refusal(swapped)) == (first + 1, "order")
    mix = at("mix")
    swapped = forged(lambda changed: changed.insert(mix, changed.pop(mix + 1)))
    assert place(refusal(swapped)) == (mix + 1, "order")


def test_every_option_and_seat_must_be_there() -> None:
    missing = forged(lambda changed: changed.pop(at("option units")))
    details = refusal(missing)
    assert place(details) == (at("match"), "options")
    assert details["option"] == "units"

    def leave(changed: Rows) -> None:
        changed.pop(at("seat 1"))
        changed.remove("mix 1 ford")
        changed[-2] = changed[-2].rpartition(" ")[0]

    assert place(refusal(forged(leave))) == (at("seat 0") + 1, "seats")


TRUE_RESULT = rows(finished())[at("end")].split(" ", 2)[2]
OTHER_RESULTS = [
    "played 0 0",
    "played -1 1",
    "played 1 -1",
    "resigned:0 -1 1",
    "clock:1 1 -1",
    "agreed 0 0",
    "agreed: 0 0",
    "resigned:2 0 0",
    "resigned:" + "9" * 5000 + " 0 0",
    "resigned:² 0 0",
    "eaten 0 0",
]


@pytest.mark.parametrize("result", [result for result in OTHER_RESULTS if result != TRUE_RESULT])
def test_another_result_is_refused(result: str) -> None:
    number = rows(finished())[at("end")].split(" ")[1]
    text, line = swap_in("end", f"end {number} {result}")
    assert place(refusal(text)) == (line, "result")


def test_a_match_that_was_over_is_not_open() -> None:
    number = rows(finished())[at("end")].split(" ")[1]
    text, line = swap_in("end", f"open {number}")
    assert place(refusal(text)) == (line, "result")


def test_a_match_that_goes_on_was_not_played_to_the_end() -> None:
    match = Match(GAME, secret=bytes(32), match_id="m-0")
    match.begin()
    count = len(match.lines)
    text = match.save().replace("\nopen", "\nend")
    text = sign([re.sub(r"^end (\d+)$", r"end \1 played 1 -1", row) for row in rows(text)])
    details = refusal(text)
    assert place(details) == (rows(text).index(f"end {count} played 1 -1") + 1, "result")


def test_lines_after_the_last_are_refused() -> None:
    end = at("end")
    number = int(rows(finished())[end].split(" ")[1])

    def add(changed: Rows) -> None:
        changed.insert(end, f"{number + 1} 0 weapon swords")
        changed[end + 1] = changed[end + 1].replace(f"end {number}", f"end {number + 1}")

    details = refusal(forged(add))
    assert place(details) == (end + 1, "closed")
    assert details["cause"] == "over"


def test_rows_after_the_seed_are_refused() -> None:
    text = forged(lambda changed: changed.append("seed " + "07" * 32))
    assert place(refusal(text)) == (len(LINES) + 1, "trailing")


def test_half_of_a_simultaneous_choice_is_refused() -> None:
    index = at(r"\d+ 0 play")
    number = rows(finished())[index].split(" ")[0]
    text = sign([*rows(finished())[: index + 1], f"open {number}", "seed " + "07" * 32])
    assert place(refusal(text)) == (index + 1, "half-sealed")


@pytest.mark.parametrize(
    ("sealed", "reason"),
    [
        (["sealed 3 bid 2"], "not-your-turn"),
        (["sealed 1 bid 7"], "unreadable"),
        (["sealed 1 call high"], "illegal"),
        (["sealed x bid 1"], "malformed"),
        (["sealed 1"], "malformed"),
        (["sealed 0 bid 1", "sealed 1 bid 1", "sealed 2 bid 1"], "sealed"),
        (["sealed 2 bid 1", "sealed 1 bid 1"], "order"),
        (["sealed 1 bid 1", "sealed 1 bid 2"], "order"),
    ],
)
def test_a_sealed_choice_must_be_one_that_waits(sealed: Rows, reason: str) -> None:
    index = at("sealed", waiting())
    text = forged(lambda changed: changed.__setitem__(slice(index, index + 1), sealed), waiting())
    with pytest.raises(RecordError) as caught:
        resume(LOTS_GAME, read(text))
    line, found = place(caught.value.details)
    assert found == reason
    assert index < line <= index + len(sealed)


def test_a_match_that_is_over_has_no_choice_that_waits() -> None:
    def end(changed: Rows) -> None:
        changed[-2] = "end 4 resigned:0 -1 0.5 0.5"

    with pytest.raises(RecordError) as caught:
        replay(LOTS_GAME, read(forged(end, waiting())))
    assert place(caught.value.details) == (at("sealed", waiting()) + 1, "sealed")


def test_a_viewers_record_can_be_read_but_says_that_it_hides_something() -> None:
    match = Match(GAME, secret=bytes(32), match_id="m-0")
    match.begin()
    for viewer in (0, 1, -2):
        text = match.record(viewer)
        hidden = next(i for i, row in enumerate(rows(text)) if row.endswith(" ?"))
        with pytest.raises(RecordError) as caught:
            replay(GAME, read(text))
        assert place(caught.value.details) == (hidden + 1, "hidden")
        with pytest.raises(ProofError) as unproven:
            prove(GAME, read(text))
        assert place(unproven.value.details) == (len(rows(text)), "no-seed")


def test_a_record_of_another_number_of_seats_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        replay(LotsGame(seats=2), read(waiting()))
    assert place(caught.value.details) == (at("seat 2", waiting()) + 1, "seats")


def test_names_from_a_strangers_record_are_cleaned() -> None:
    text, _ = swap_in("seat 0", "seat 0 \x1b[2Jfriend")
    assert replay(GAME, read(text)).names[0] == "[2Jfriend"


# Anything at all


@FUZZ
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


@FUZZ
@given(st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\n")), max_size=12))
def test_any_signed_text_is_read_or_refused(lines: list[str]) -> None:
    with pytest.raises(RecordError):
        read(sign(["holmgang record 1", *lines]))


@FUZZ
@given(st.data())
def test_any_change_of_a_record_is_proven_or_refused(data: st.DataObject) -> None:
    """Nothing but our own errors, and an altered answer of chance never passes."""
    changed = rows(finished())
    index = data.draw(st.integers(0, len(changed) - 1))
    words = changed[index].split(" ")
    word = data.draw(st.integers(0, len(words) - 1))
    others = st.one_of(
        st.sampled_from([w for row in rows(finished())[:40] for w in row.split(" ")]),
        st.text(st.characters(codec="utf-8", exclude_characters="\n"), max_size=8),
        st.integers(-3, 99).map(str),
    )
    words[word] = data.draw(others)
    before, changed[index] = changed[index], " ".join(words)
    try:
        prove(GAME, read(sign(changed)))
    except HolmgangError:
        return
    kind = before.split(" ")[0]
    assert changed[index] == before or kind == "seat" or before.split(" ")[1] in ("0", "1")


@FUZZ
@given(st.data())
def test_any_change_of_a_save_is_resumed_or_refused(data: st.DataObject) -> None:
    changed = rows(waiting())
    for _ in range(data.draw(st.integers(1, 3))):
        index = data.draw(st.integers(0, len(changed) - 1))
        pool = st.sampled_from(
            [*rows(waiting()), "", "sealed 0 bid 1", "9 9 9", "end 4 agreed 0 0 0"]
        )
        changed[index : index + data.draw(st.integers(0, 2))] = [data.draw(pool)]
    try:
        match = resume(LOTS_GAME, read(sign(changed)))
    except HolmgangError:
        return
    assert resume(LOTS_GAME, read(match.save())).save() == match.save()

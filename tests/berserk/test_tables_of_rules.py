"""One row a thing: instructions, questions and frames are whole, and what is unknown is refused."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Never

import pytest
from librt.vecs import extend

from berserk.battle import field
from holmgang.bots import berserk as bots_of_berserk
from holmgang.core.errors import ContentError
from holmgang.core.packed import packed, zeros
from holmgang.games.berserk import look
from holmgang.games.berserk.abilities import assemble, words
from holmgang.games.berserk.abilities.instructions import Instructions
from holmgang.games.berserk.change import gifts
from holmgang.games.berserk.look import evaluator, modifiers, references, squares
from holmgang.games.berserk.numbers import ask, codes, filters, frames, opcodes, slots
from holmgang.games.berserk.numbers.layouts import GIFT, GIFT_UNTIL
from holmgang.games.berserk.run import driver, interpreter, questions
from holmgang.games.berserk.tables import NONE

BEFORE_BATTLE = {
    *(opcodes.SHOW, opcodes.HIRE, opcodes.BAN, opcodes.GOLD, opcodes.SILVER),
    *(opcodes.DISCOUNT, opcodes.REDEAL, opcodes.PLACE, opcodes.REARRANGE, opcodes.FLING),
}
"""Looked up in the abilities of the deal and never carried out; see `look.hiring`."""

ROOMS = Path(look.__file__).parent.parent


def not_carried_out(rows: Iterable[int]) -> set[int]:
    """Instructions of the assembler for which an interpreter has no row."""
    return set(assemble.NUMBERS) - BEFORE_BATTLE - set(rows)


def test_every_instruction_is_carried_out_somewhere() -> None:
    assert not_carried_out(interpreter.ALL) == set()
    assert set(interpreter.ALL) <= set(assemble.NUMBERS)


@pytest.mark.parametrize("number", interpreter.ALL)
def test_an_effect_without_a_row_in_the_interpreter_is_noticed(number: int) -> None:
    assert not_carried_out(set(interpreter.ALL) - {number}) == {number}


def test_an_instruction_without_a_row_is_refused_in_play() -> None:
    battle = field("P1: knight c3", "P2: guard c4")
    with pytest.raises(AssertionError, match="no instruction"):
        interpreter.look_up(battle.state, opcodes.GOLD, 0)


def test_the_numbers_of_effects_follow_the_words_of_the_language() -> None:
    for number, word in enumerate(words.EFFECTS):
        assert getattr(opcodes, word.upper(), number) == number, word


def test_every_effect_of_the_language_has_an_instruction_or_is_spelled_out_by_others() -> None:
    for word in words.EFFECTS:
        has_number = hasattr(opcodes, word.upper())
        assert has_number or hasattr(Instructions, f"_{word}"), word


def test_operands_of_an_instruction_have_names_and_places() -> None:
    assert assemble.OPERANDS[opcodes.FOE] == [
        *("cards", "n", "upto", "opponent", "variable", "means", "range")
    ]
    assert opcodes.OPERANDS + assemble.OPERANDS[opcodes.FOE].index("means") == opcodes.FOE_MEANS


class Trial(Instructions):
    """A compiler with nothing in it."""

    def __init__(self) -> None:
        self.script = []

    def refuse(self, reason: str) -> Never:
        raise ContentError(file="", line=1, column=0, field="", reason=reason, suggestion="")


def test_an_unknown_instruction_or_operand_is_refused_where_it_is_compiled() -> None:
    trial = Trial()
    with pytest.raises(KeyError):
        trial.op(99)
    with pytest.raises(AssertionError):
        trial.op(opcodes.DAMAGE, amount=3)
    with pytest.raises(ContentError, match="no effect look"):
        trial.number_of("look")


def test_no_code_reads_an_operand_by_a_bare_number() -> None:
    bare = re.compile(r"script\[[^\]]*\bat \+ \d|operand\(p, at, \d")
    for room in ("look", "hear", "change", "phases", "run"):
        for path in (ROOMS / room).glob("*.py"):
            assert not bare.search(path.read_text(encoding="utf-8")), path.name


NAMED = re.compile(
    r"(opcodes|ask|journal)\.[A-Z_]+|codes\.([A-Z]|SLOT|AT|KIND)_[A-Z_]+"
    r"|SPELL|EFFECT|BLAST|POISONING|GROUND|FLYER|ARTIFACT|TERRAIN|COMPANION"
)
"""Numbers that only name something: whether one is larger than another says nothing."""

OPEN_ENDED = "ref >= codes.R_VARIABLE"
"""Variables have all numbers from here on."""


def sizes_compared(text: str) -> list[str]:
    """Comparisons by size of numbers that are names."""
    sizes = ast.Lt | ast.LtE | ast.Gt | ast.GtE
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Compare) and any(isinstance(op, sizes) for op in node.ops):
            sides = (node.left, *node.comparators)
            if any(NAMED.fullmatch(ast.unparse(side)) for side in sides):
                found.append(ast.unparse(node))
    return found


def test_no_code_compares_names_by_size() -> None:
    bots = Path(bots_of_berserk.__file__).parent
    for path in (*ROOMS.rglob("*.py"), *bots.glob("*.py")):
        found = sizes_compared(path.read_text(encoding="utf-8"))
        assert [each for each in found if each != OPEN_ENDED] == [], path.name


@pytest.mark.parametrize(
    "line",
    [
        "codes.SLOT_KW <= slot < codes.SLOT_IGNORE",
        "gifts[k + GIFT_UNTIL] <= codes.U_BATTLE",
        "word <= codes.F_EDGE",
        "0 <= means < SPELL",
        "world.asking < ask.HIRE",
    ],
)
def test_a_comparison_of_names_by_size_is_noticed(line: str) -> None:
    assert sizes_compared(line) == [line]
    assert sizes_compared("p.awaited >> codes.E_HIT & 1 > 0") == []


# Slots and terms


def test_every_modifier_of_the_language_has_a_slot_of_its_name() -> None:
    assert slots.NAMES[: codes.MODIFIERS] == list(words.MODS)
    assert len(set(slots.NAMES)) == len(slots.NAMES) == codes.SLOTS
    numbers = {
        value for name, value in vars(codes).items() if re.match(r"M_|SLOT_[A-Z]+(_|$)", name)
    }
    assert numbers <= {row.number for row in slots.TABLE}


def test_slots_of_a_group_share_a_bit_and_others_do_not() -> None:
    bits: dict[int, set[str]] = {}
    for row in slots.TABLE:
        bits.setdefault(slots.gift_bit(row.number), set()).add(row.group)
    assert all(len(groups) == 1 for groups in bits.values())


def test_every_filter_asks_about_what_it_may_stand_beside() -> None:
    assert len(filters.ASKS) == len(words.FILTERS)
    for number, word in enumerate(words.FILTERS.values()):
        is_of_squares = filters.asks(number) == filters.SQUARE
        assert is_of_squares == ("cell" in word.traits) or word.name == "marked", word.name


LAST = 99
"""A number that names nothing yet."""


def test_a_term_without_a_row_is_refused_in_play() -> None:
    p = field("P1: knight c3", "P2: guard c4").state
    with pytest.raises(IndexError):
        filters.asks(LAST)
    with pytest.raises(IndexError):
        slots.gift_bit(codes.SLOTS)
    for unknown in (
        lambda: evaluator.stat(p, 0, LAST),
        lambda: evaluator.compares(1, LAST, 2),
        lambda: references.refer(p, codes.R_BOUND + 1, 0, -1),
        lambda: squares.is_so_placed(p.tables.field, LAST, 0, 1, 0),
    ):
        with pytest.raises(AssertionError, match=r"^no "):
            unknown()
    for ask_for in (evaluator.amount, evaluator.holds):
        p.tables.code = packed([LAST] * 5)
        with pytest.raises(AssertionError, match=r"^no "):
            ask_for(p, 1, 0, -1)


@pytest.mark.parametrize("word", words.FILTERS)
def test_a_filter_is_answered_of_every_card_and_square_that_it_may_stand_beside(word: str) -> None:
    """None is left to the end, where an unknown one is refused."""
    if word in assemble.NOT_YET:
        return
    p = field("P1: knight c3", "P2: guard c4 hidden").state
    number = list(words.FILTERS).index(word)
    amount = packed([codes.A_NUMBER, 1, 0])
    p.tables.code = extend(packed([0, number, 0, 0, 0, 6]), amount)
    traits = words.FILTERS[word].traits
    if "card" in traits:
        for i in range(2):
            assert evaluator.passes(p, 1, i * 15, 0, -1) in (False, True)
        assert evaluator.passes(p, 1, codes.FROM_DECK, 0, -1) in (False, True)
    if "cell" in traits:
        p.tables.code = extend(packed([1, codes.ANY, codes.K_CELL, 0, 1, 6]), p.tables.code[1:])
        assert evaluator.is_cell(p, 0, 7, 0, -1) in (False, True)


@pytest.mark.parametrize(
    ("prefix", "table"), [("S", words.STATS), ("K", words.KINDS), ("A", words.AMOUNTS)]
)
def test_a_word_is_answered_or_refused_by_name(prefix: str, table: dict[str, object]) -> None:
    """Statistics, kinds and amounts: none is left to the end."""
    p = field("P1: knight c3", "P2: guard c4").state
    for word in table:
        number = getattr(codes, f"{prefix}_{word.upper()}")
        if prefix == "S":
            assert evaluator.stat(p, 0, number) >= 0
        elif prefix == "K":
            p.tables.code = packed([1, codes.ANY, number, codes.Z_PLAY, 0])
            assert evaluator.matches(p, 0, 0, 0, -1) in (False, True)
        else:
            p.tables.code = packed([0, number, 4, 4, codes.A_NUMBER, 0, codes.K_CARD, 0, 0])
            assert evaluator.amount(p, 1, 0, -1) >= 0


def test_every_condition_of_the_language_is_answered() -> None:
    p = field("P1: knight c3", "P2: guard c4").state
    for word in words.CONDITIONS:
        if word not in ("deep", "surface"):
            p.tables.code = packed([0, list(words.CONDITIONS).index(word), 4, 0, 1, 0, 0, 0, 0])
            assert evaluator.holds(p, 1, 0, -1) in (False, True)


@pytest.mark.parametrize("word", words.DURATIONS)
def test_every_duration_has_an_end(word: str) -> None:
    p = field("P1: knight c3", "P2: guard c4").state
    p.frames.push(frames.ABILITY)
    number = list(words.DURATIONS).index(word)
    of_turn = word.startswith("end_")
    given = 7  # a condition, an event, or uses
    end = gifts.term_of(p, number, given, 0)
    assert p.turn <= end < given if of_turn else end == (NONE if word == "battle" else given)
    p.gifts = zeros(GIFT)
    p.gifts[GIFT_UNTIL] = number
    assert modifiers.ends_with_turn(p, 0) == of_turn
    with pytest.raises(AssertionError, match="no duration"):
        gifts.term_of(p, LAST, given, 0)


def test_every_question_has_its_row() -> None:
    numbers = {value: name for name, value in vars(ask).items() if name.isupper()}
    assert {row.number: row.name.upper() for row in questions.TABLE} == numbers


def test_every_kind_of_frame_has_a_number_of_its_own_and_a_step() -> None:
    assert len(set(frames.NAMES.values())) == len(frames.NAMES) == 20
    for number, name in frames.NAMES.items():
        assert getattr(frames, name.upper()) == number
    assert set(driver.STEPS) == set(frames.NAMES)


# What is called directly, past its table, is what the table says


def shortcuts(module: ModuleType, function: str) -> dict[int, object]:
    """What a chain of `if x == names.NUMBER: room.call(…)` calls, by number."""
    source = (ROOMS / "run" / f"{module.__name__.split('.')[-1]}.py").read_text(encoding="utf-8")
    found: dict[int, object] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name == function:
            for branch in ast.walk(node):
                if isinstance(branch, ast.If):
                    called = eval(ast.unparse(branch.body[0]).split("(")[0], vars(module))
                    for number in re.findall(r"== (\w+\.[A-Z_]+)", ast.unparse(branch.test)):
                        found[eval(number, vars(module))] = called
    return found


@pytest.mark.parametrize(
    ("module", "function", "rows"),
    [(driver, "_go_on", driver.STEPS), (interpreter, "_run", interpreter.ALL)],
)
def test_shortcuts_say_what_their_table_says(
    module: ModuleType, function: str, rows: dict[int, object]
) -> None:
    direct = shortcuts(module, function)
    assert len(direct) > 5
    assert direct == {number: rows[number] for number in direct}

"""One row a thing: instructions, questions and frames are whole, and what is unknown is refused."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Never

import pytest

from berserk.battle import field
from holmgang.core.errors import ContentError
from holmgang.games.berserk import look
from holmgang.games.berserk.abilities import assemble, words
from holmgang.games.berserk.abilities.instructions import Instructions
from holmgang.games.berserk.numbers import ask, frames, opcodes
from holmgang.games.berserk.run import driver, interpreter, questions

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


def test_no_code_compares_instructions_or_questions_by_size() -> None:
    for path in ROOMS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and re.search(
                r"\b(opcodes|ask)\.[A-Z]", ast.unparse(node)
            ):
                sizes = ast.Lt | ast.LtE | ast.Gt | ast.GtE
                assert not any(isinstance(op, sizes) for op in node.ops), ast.unparse(node)


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

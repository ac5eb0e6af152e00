"""Actions as text and back, and why some are refused."""

import pytest

from berserk.battle import field, muster
from holmgang.core.action import pack
from holmgang.core.errors import Unreadable
from holmgang.games.berserk.tables import ANSWER, USE


@pytest.mark.parametrize(
    "text",
    [
        *("move c3 c4", "leap a1 e6", "strike x1 y15", "strike c3 d4", "use c3 2", "use y2 9"),
        *("target d5", "protect x3", "place b2", "watch c3", "roll 6", "draw south knight"),
        *("first", "second", "keep", "mulligan", "hire", "skip", "wait", "pass", "end"),
        *("higher", "lower", "show", "hide", "regenerate", "suffer"),
    ],
)
def test_an_action_survives_being_written(text):
    state = field("P1: knight c3", "P2: guard c4").state
    assert state.write(state.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "move", "move c3", "move c3 c4 c5", "move f3 c4", "move c3 c7", "move  c3 c4"),
        *("roll", "roll x", "roll 10", "roll 0", "use c3 0", "use c3 x", "draw east knight"),
        *("draw south", "draw south nobody", "strike x0 c3", "strike x16 c3", "Hire", "place"),
        *("walk c3 c4", "hire c3", "use c3", "sing"),
    ],
)
def test_other_text_is_unreadable(text):
    state = field("P1: knight c3", "P2: guard c4").state
    with pytest.raises(Unreadable):
        state.read(text)


def test_an_action_of_no_verb_cannot_be_written():
    state = field("P1: knight c3", "P2: guard c4").state
    with pytest.raises(AssertionError):
        state.write(15)
    assert state.write(pack(USE, 3, 1)) == "use d1 1"
    assert state.write(pack(ANSWER, 0)) == "first"


def test_chance_answers_only_what_it_is_asked():
    camp = muster("ogre*15", "imp*15", first=-1, ogre="", imp="")
    state = camp.state
    assert state.may_roll(state.read("roll 6"))
    assert not state.may_roll(state.read("roll 7"))
    assert not state.may_roll(state.read("draw south ogre"))


def test_answers_to_other_questions_are_refused_as_such():
    battle = field("P1: knight c3", "P2: guard c4")
    assert battle.refused("higher") == "other-question"
    assert battle.refused("protect c4") == "other-question"
    assert battle.refused("use c3 1") == "no-such-ability"
    assert battle.refused("end", seat=1) == "not-asked"


def test_reasons_against_a_hire_or_a_placement():
    camp = muster("ogre*15", "imp*15", ogre="cost=40 elite", imp="cost=2").keep()
    assert camp.refused("hire", 0) == "cannot-hire"
    assert camp.state.why_not(0, camp.state.read("hire"))[1] == {"card": "ogre"}
    camp.hire(0, 2)
    assert camp.refused("place c1", 0) == "nothing-to-place"
    assert camp.refused("wait", 1) == "must-place"
    assert camp.refused("place c1", 1) == "not-your-half"
    assert camp.refused("place e6", 1) == "zone-closed"
    camp.play("wait | place c5")
    assert camp.refused("place c5", 1) == "square-taken"


def test_reasons_against_actions_of_a_turn():
    battle = field("P1: knight c3, tower a1 artifact, pawn b1", "P2: guard c4")
    assert battle.refused("move e5 e6") == "not-your-card"
    assert battle.refused("strike x9 c4") == "not-your-card"
    assert battle.refused("strike a1 c4") == "cannot-attack"
    assert battle.refused("move a1 a2") == "cannot-move"
    assert battle.refused("move c3 x1") == "square-taken"
    assert battle.refused("strike c3 y3") == "no-target"

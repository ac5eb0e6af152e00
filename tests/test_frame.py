"""Frames: work that waits, as data."""

from hypothesis import given, settings
from hypothesis import strategies as st

from holmgang.core.frame import BLANK, KIND, OPERAND, PLAIN, STEP, Frames

FUZZ = settings(max_examples=100, deadline=None, derandomize=True, database=None)

Stack = list[tuple[int, int, int]]


def top(frames: Frames) -> tuple[int, int, int]:
    return int(frames.kind), int(frames.step), int(frames.operand)


def unwind(frames: Frames) -> Stack:
    """All frames, the topmost first; takes them off."""
    found: Stack = []
    while frames.depth > 0:
        found.append(top(frames))
        frames.pop()
    return found


def test_a_frame_begins_at_its_first_step_and_goes_on_where_it_stopped() -> None:
    frames = Frames()
    frames.push(3, 7)
    assert top(frames) == (3, 0, 7)
    frames.step = 5
    frames.push(4)
    assert top(frames) == (4, 0, 0)
    frames.pop()
    assert top(frames) == (3, 5, 7)
    assert frames.depth == 1


def test_frames_are_empty_at_first_and_once_cleared() -> None:
    frames = Frames()
    assert frames.depth == 0
    frames.push(1)
    frames.push(2)
    frames.clear()
    assert frames.depth == 0
    frames.push(6, 1)
    assert unwind(frames) == [(6, 0, 1)]


def test_a_copy_is_independent() -> None:
    frames = Frames()
    frames.push(1, 10)
    frames.push(2, 20)
    twin = frames.copy()
    twin.step = 9
    twin.push(3)
    frames.pop()
    assert unwind(frames) == [(1, 0, 10)]
    assert unwind(twin) == [(3, 0, 0), (2, 9, 20), (1, 0, 10)]


@FUZZ
@given(
    st.lists(st.tuples(st.integers(0, 255), st.integers(0, 255), st.integers(-(1 << 40), 1 << 40)))
)
def test_frames_are_a_stack(pushed: Stack) -> None:
    frames = Frames()
    for kind, step, operand in pushed:
        frames.push(kind, operand)
        frames.step = step
    assert unwind(frames.copy()) == unwind(frames) == pushed[::-1]


def test_wide_frames_have_registers_of_their_own() -> None:
    frames = Frames(PLAIN + 2)
    frames.push(1, 10)
    frames.registers[frames.base + PLAIN] = 7
    frames.push(2)
    assert list(frames.registers[frames.base + PLAIN :]) == [BLANK, BLANK]
    frames.registers[frames.base + PLAIN] = 8
    frames.pop()
    assert frames.registers[frames.base + PLAIN] == 7
    frames.push(3)
    assert frames.registers[frames.base + PLAIN] == BLANK


def test_frames_below_can_be_looked_into_and_sent_elsewhere() -> None:
    frames = Frames(PLAIN + 1)
    frames.push(4, 40)
    frames.step = 3
    frames.push(5)
    assert [frames.registers[name] for name in (KIND, STEP, OPERAND)] == [4, 3, 40]
    assert frames.registers[frames.base + KIND] == 5
    frames.registers[STEP] = 9
    frames.pop()
    assert top(frames) == (4, 9, 40)


def test_a_copy_of_wide_frames_is_independent() -> None:
    frames = Frames(PLAIN + 1)
    frames.push(1)
    frames.registers[frames.base + PLAIN] = 7
    twin = frames.copy()
    twin.registers[twin.base + PLAIN] = 8
    frames.push(2)
    frames.pop()
    assert frames.registers[PLAIN] == 7 and twin.registers[PLAIN] == 8
    assert Frames(PLAIN + 1).copy().depth == 0

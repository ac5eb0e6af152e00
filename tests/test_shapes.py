"""Two tables of a game that nobody played yet may be laid at the same moment."""

import subprocess
import sys
from pathlib import Path

import holmgang

SOURCES = Path(holmgang.__file__).parents[1]
MEETINGS = """
import sys
from threading import Barrier, Thread

import msgspec

from holmgang.packs.shapes import convert

sys.setswitchinterval(1e-6)
threads = 4
for _ in range(400):
    parts = {name: msgspec.defstruct(name, [("n", int)]) for name in "abcdefgh"}
    whole = msgspec.defstruct("whole", list(parts.items()))
    data = {name: {"n": 1} for name in parts}
    start = Barrier(threads)

    def meet():
        start.wait()
        convert(data, whole)

    meeting = [Thread(target=meet) for _ in range(threads)]
    for thread in meeting:
        thread.start()
    for thread in meeting:
        thread.join()
"""


def test_threads_that_first_meet_a_structure_do_not_crash() -> None:
    """In a process of its own: what is tested here is that it lives."""
    done = subprocess.run([sys.executable, "-c", MEETINGS], env={"PYTHONPATH": str(SOURCES)})
    assert done.returncode == 0

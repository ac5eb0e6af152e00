"""A part of the analysis of a finished game. Done in other processes."""

import msgspec

from holmgang.server.workers.replays import open_record
from holmgang.sim.analysis import Analysis, Effort, Part, analyse

PARTS = 8
"""Each is done by itself, so that reports that people wait for come between."""


class StudyJob(msgspec.Struct, array_like=True, tag=True):
    record: str
    seats: list[int]
    seconds: float
    part: int
    parts: int = PARTS


def study(job: StudyJob) -> Analysis:
    game, record = open_record(job.record)
    return analyse(game, record, job.seats, Effort(job.seconds), part=Part(job.part, job.parts))

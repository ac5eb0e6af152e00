"""What can go wrong with a simulation.

HolmgangError
└── SimError
    ├── BadNumber       a count is below the least that makes sense
    ├── BadLineup       too few bots, too many, or one of them twice
    ├── WorkerLost      a process was ended from outside
    ├── NoCluster       Ray is missing, or no cluster answers
    ├── WrongVersion    a node of the cluster has other rules or components
    └── GameFailed      a game broke down; its seed plays it again
        └── BotFailed   …because of what a bot did
"""

from holmgang.core.errors import HolmgangError


class SimError(HolmgangError):
    code = "bad-simulation"


class BadNumber(SimError):
    code = "bad-number"


class BadLineup(SimError):
    code = "bad-lineup"


class WorkerLost(SimError):
    code = "worker-lost"


class NoCluster(SimError):
    code = "no-cluster"


class WrongVersion(SimError):
    code = "wrong-version"


class GameFailed(SimError):
    code = "game-failed"


class BotFailed(GameFailed):
    code = "bot-failed"


def at_least(argument: str, value: int, least: int) -> None:
    if value < least:
        raise BadNumber(argument=argument, value=value, least=least)

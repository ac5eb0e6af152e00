"""A cluster of machines as an executor, by Ray: what a process pool is at home.

Every node needs Holmgang of the same version. What lies in files of this machine alone (a
pack in a folder, a learned model, the script that is run) travels with the job. Work on a
node that dies is done again by Ray, so results do not change.
"""

import hashlib
import re
import socket
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import holmgang
from holmgang import games, packs
from holmgang.core.game import Options
from holmgang.sim.errors import NoCluster, WrongVersion
from holmgang.sim.pool import Plan

MODEL = "model:"
PATIENCE = 10.0
"""Seconds within which a cluster answers."""


class Bag(NamedTuple):
    """Files by the name they are asked for: of each, where it lies in its folder, and its bytes."""

    files: tuple[tuple[str, str, bytes], ...]

    @property
    def digest(self) -> str:
        return hashlib.sha256(repr(self.files).encode()).hexdigest()[:16]


def pack_bag(plan: Plan) -> Bag:
    """All files that a plan names."""
    files: list[tuple[str, str, bytes]] = []
    for name in packs.parts(plan.options.get("pack", "")):
        folder = Path(name)
        if not re.fullmatch(r"[a-z0-9-]*", name) and folder.is_dir():
            found = sorted(path for path in folder.rglob("*") if path.is_file())
            files += [(name, str(path.relative_to(folder)), path.read_bytes()) for path in found]
    for spec in plan.bots:
        if spec.startswith(MODEL):
            file = Path(spec.removeprefix(MODEL))
            files.append((spec, file.name, file.read_bytes()))
    return Bag(tuple(files))


@cache
def unpack(bag: Bag) -> dict[str, Path]:
    """The folders in which the files lie here, by name."""
    root = Path(tempfile.gettempdir()) / f"holmgang-{bag.digest}"
    found: dict[str, Path] = {}
    for name, place, content in bag.files:
        folder = root / hashlib.sha256(name.encode()).hexdigest()[:16]
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = tempfile.NamedTemporaryFile(dir=file.parent, delete=False)  # noqa: SIM115
        with draft:
            draft.write(content)
        Path(draft.name).replace(file)
        found[name] = folder
    return found


def localize(plan: Plan, bag: Bag) -> Plan:
    """The plan with the paths of this machine."""
    here = unpack(bag)
    options: Options = dict(plan.options)
    if "pack" in options:
        options["pack"] = "+".join(str(here.get(p, p)) for p in packs.parts(options["pack"]))
    bots = [
        f"{MODEL}{here[spec] / Path(spec.removeprefix(MODEL)).name}" if spec in here else spec
        for spec in plan.bots
    ]
    return Plan(plan.game, options, tuple(bots))


def work_there(work: Callable[..., Any], plan: Plan, bag: Bag, *args: Any) -> Any:
    """What a node does: the work of a process at home."""
    return work(localize(plan, bag), *args)


def identity(plan: Plan, bag: Bag) -> str:
    """What must be the same everywhere: the version, the game's, and its components."""
    plan = localize(plan, bag)
    game = games.find(plan.game)
    return f"{holmgang.__version__} {game.version} {game.content_hash(plan.options)}"


class RayExecutor(Executor):
    """`submit` is all that the pool asks for; a future answers when a node has.

    What is submitted takes the plan first, and gets it with the paths of the node.
    """

    def __init__(self, address: str, plan: Plan, play: Callable[..., Any]) -> None:
        self.ray = _connect(address)
        self._carry_script(play)
        self.bag = pack_bag(plan)
        self.plan = plan
        # A task whose node dies is put elsewhere, as often as it takes.
        self.work = self.ray.remote(num_cpus=1, max_retries=-1)(work_there)
        self.waiting: dict[Future[Any], Any] = {}
        try:
            self._check_versions()
        except BaseException:
            self.shutdown()
            raise

    @property
    def jobs(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def submit(self, function: Any, /, *args: Any, **options: Any) -> Future[Any]:
        plan, *rest = args
        reference = self.work.remote(function, plan, self.bag, *rest)
        future: Future[Any] = reference.future()
        self.waiting[future] = reference
        future.add_done_callback(lambda done: self.waiting.pop(done, None))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if cancel_futures:
            for reference in list(self.waiting.values()):
                self.ray.cancel(reference, force=True)
        self.ray.shutdown()

    def _carry_script(self, play: Callable[..., Any]) -> None:
        """Nodes have Holmgang, but not the script that `play` may belong to, nor its neighbours."""
        place = _folder(sys.modules[play.__module__])
        if place is None or place.is_relative_to(Path(holmgang.__file__).parent):
            return
        for module in list(sys.modules.values()):
            if _folder(module) == place:
                self.ray.cloudpickle.register_pickle_by_value(module)

    def _check_versions(self) -> None:
        strategy = import_module("ray.util.scheduling_strategies").NodeAffinitySchedulingStrategy
        mine = identity(self.plan, self.bag)
        nodes = [node for node in self.ray.nodes() if node["Alive"]]
        asked = self.ray.remote(num_cpus=0)(identity)
        answers = [
            asked.options(scheduling_strategy=strategy(node["NodeID"], soft=False)).remote(
                self.plan, self.bag
            )
            for node in nodes
        ]
        for node, answer in zip(nodes, answers, strict=True):
            try:
                theirs = str(self.ray.get(answer))
            except Exception as error:
                theirs = str(error).strip().splitlines()[-1]
            if theirs != mine:
                raise WrongVersion(node=node["NodeManagerAddress"], theirs=theirs, ours=mine)


def _folder(module: Any) -> Path | None:
    file = getattr(module, "__file__", None)
    return Path(file).resolve().parent if file else None


def _connect(address: str) -> Any:
    """Ray, as a client of a cluster that is there."""
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise NoCluster(address=address, fault='pip install "holmgang[cluster]"') from error
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:
        raise NoCluster(address=address, fault=str(error).splitlines()[0]) from error
    return ray


def _knock(address: str) -> None:
    """Ray would wait minutes for somebody who is not there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()

"""Simulations on a real Ray cluster of two nodes: the same results, whatever happens to it."""

import importlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from building import ROOT

ray: Any = pytest.importorskip("ray", reason="Ray is not installed: no cluster is tested")

from ray.cluster_utils import Cluster  # noqa: E402  after it is known to be there

import holmgang  # noqa: E402
from holmgang.games import GAMES  # noqa: E402
from holmgang.sim import cluster as clusters  # noqa: E402
from holmgang.sim import pool, series  # noqa: E402
from holmgang.sim.errors import GameFailed, NoCluster, WrongVersion  # noqa: E402

pytestmark = [
    pytest.mark.long,
    pytest.mark.xdist_group("ray"),
    pytest.mark.filterwarnings("ignore"),
]
BOTS = ["greedy", "random"]
REPORT = """
from typing import NamedTuple
from neighbour import played_by

class Result(NamedTuple):
    who: str
    number: int

def play(plan, number):
    if number == 13:
        raise ValueError("bad luck")
    return Result(played_by(plan), number)
"""
NEIGHBOUR = """
def played_by(plan):
    return plan.bots[0]
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes on this machine, with a processor each. It takes seconds to start."""
    small = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PYTHONPATH", str(Path(holmgang.__file__).parent.parent))
        found: Any = Cluster(
            initialize_head=True, head_node_args=small | {"include_dashboard": False}
        )
        found.second = found.add_node(**small)
        found.wait_for_nodes()
        yield found
        found.shutdown()


def played(count: int, where: str = "", tick: Any = lambda done: None) -> Any:
    game = GAMES["shieldwall"]
    return series.simulate(game, BOTS, count, 7, 1, {"units": "3"}, tick, where)


def same(one: Any, other: Any) -> bool:
    return (one.rates, one.seats, one.mean_actions) == (
        other.rates,
        other.seats,
        other.mean_actions,
    )


def test_a_cluster_gives_the_results_of_one_process(cluster: Any) -> None:
    assert same(played(30, cluster.address), played(30))


def test_a_pack_of_this_machine_travels(cluster: Any, tmp_path: Path) -> None:
    """And so does a path that only this machine knows."""
    source = ROOT / "src/holmgang/packs/shieldwall/standard/pack.yaml"
    (tmp_path / "pack.yaml").write_text(source.read_text("utf-8"), "utf-8")
    game = GAMES["shieldwall"]
    plan = pool.prepare(game, {"units": "2", "pack": str(tmp_path)}, BOTS)
    there = clusters.localize(plan, clusters.pack_bag(plan))
    assert there.options["pack"] != str(tmp_path)
    assert game.content_hash(there.options) == game.content_hash(plan.options)
    given = {"units": "2", "pack": str(tmp_path)}
    one = series.simulate(game, BOTS, 10, 1, 1, given, cluster=cluster.address)
    assert same(one, series.simulate(game, BOTS, 10, 1, 1, given))


@pytest.fixture
def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A script with a neighbour, both gone from the disk as if a node were far away."""
    texts = {"report": REPORT, "neighbour": NEIGHBOUR}
    for name, text in texts.items():
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    found = importlib.import_module("report")
    for name in texts:
        (tmp_path / f"{name}.py").unlink()
    return found


def test_a_report_of_a_script_is_played_there(cluster: Any, report: Any) -> None:
    plan = pool.prepare(GAMES["shieldwall"], {}, BOTS)
    there = pool.spread(report.play, plan, list(range(9)), cluster=cluster.address)
    assert there.played == {number: report.Result("greedy", number) for number in range(9)}
    assert {type(result) for result in there.played.values()} == {report.Result}
    with pytest.raises(GameFailed) as failed:
        pool.spread(report.play, plan, [13], cluster=cluster.address)
    assert str(failed.value.details["fault"]).startswith("ValueError: bad luck")


def test_another_version_is_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holmgang, "__version__", "0.0.0")
    with pytest.raises(WrongVersion) as refused:
        played(4, cluster.address)
    assert str(refused.value.details["ours"]).startswith("0.0.0 ")


def test_no_cluster_is_said_in_a_line() -> None:
    with pytest.raises(NoCluster) as refused:
        played(4, "127.0.0.1:1")
    assert refused.value.details["address"] == "127.0.0.1:1"


def test_a_node_that_dies_changes_nothing(cluster: Any) -> None:
    """The last test, for it leaves one node: the other is killed after the first games."""
    killed = threading.Event()

    def tick(done: int) -> None:
        if done > 5 and not killed.is_set():
            killed.set()
            cluster.remove_node(cluster.second, allow_graceful=False)

    found = played(60, cluster.address, tick)
    assert killed.is_set()
    assert same(found, played(60))

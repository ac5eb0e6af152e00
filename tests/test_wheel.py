"""The wheels: what they hold, and that each is the whole table without a compiler and Node."""

import email
import os
import random
import re
import signal
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest
from building import ROOT, hatch_build
from server.harness import Person, play

pytestmark = pytest.mark.xdist_group("wheel")

SOURCES = ROOT / "src"
WEB = SOURCES / "holmgang" / "server" / "web" / "index.html"
UV = Path(sys.executable).with_name("uv")
KINDS = {"pure": "0", "compiled": "1"}


def is_compiled() -> bool:
    hook = hatch_build()
    return hook.finished(ROOT / hook.OUTPUT, hook.digest(hook.inputs(ROOT))) is not None


def pack(root: Path, target: str, place: Path, compiled: str = "0") -> Path:
    """A wheel or a source distribution of a tree."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(place)]
    settings = os.environ | {"HOLMGANG_COMPILE": compiled}
    done = subprocess.run(command, cwd=root, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    [made] = place.iterdir()
    return made


@pytest.fixture(scope="module", params=list(KINDS))
def kind(request: pytest.FixtureRequest) -> str:
    if not WEB.exists():
        pytest.skip("the web app is not built here: `make web` does that")
    if request.param == "compiled" and not is_compiled():
        pytest.skip("these sources are not compiled here: `make test` does that")
    return str(request.param)


@pytest.fixture(scope="module")
def wheel(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pack(ROOT, "wheel", tmp_path_factory.mktemp(kind), KINDS[kind])


def names(wheel: Path) -> set[str]:
    """The files of the package; what is about the package lies in `.dist-info`."""
    with zipfile.ZipFile(wheel) as file:
        return {name for name in file.namelist() if ".dist-info/" not in name}


def sources() -> set[str]:
    found = [path for path in (SOURCES / "holmgang").rglob("*") if path.is_file()]
    return {path.relative_to(SOURCES).as_posix() for path in found if path.suffix != ".pyc"}


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as file:
        [name] = [name for name in file.namelist() if name.endswith(".dist-info/METADATA")]
        return email.message_from_bytes(file.read(name))


def test_a_wheel_holds_the_package_and_nothing_else(kind: str, wheel: Path) -> None:
    """Packs, words and the web app are in it; tests and C files are not."""
    libraries = names(wheel) - sources()
    assert sources() <= names(wheel)
    assert {Path(name).suffix for name in libraries} <= {".so", ".pyd"}
    assert wheel.name.endswith("-none-any.whl") == (kind == "pure")
    modules = hatch_build().modules(ROOT) if kind == "compiled" else []
    for module in modules:
        assert any(name.startswith(module.removesuffix("py")) for name in libraries), module
    assert (libraries == set()) == (kind == "pure")


def test_a_wheel_says_what_it_is_and_needs(wheel: Path) -> None:
    told = metadata(wheel)
    assert told["Name"] == "holmgang" and told["License-Expression"] == "MIT"
    assert told["Requires-Python"] == ">=3.11"
    assert "postgres" in told.get_all("Provides-Extra", [])
    needs = told.get_all("Requires-Dist", [])
    assert any(need.startswith("litestar") for need in needs)
    assert any(need.startswith("psycopg") and "extra == 'postgres'" in need for need in needs)
    assert not any(need.startswith(("pytest", "mypy>", "mypy[", "hatchling")) for need in needs)
    assert "# Holmgang" in str(told.get_payload())
    with zipfile.ZipFile(wheel) as file:
        inner = {Path(name).name: name for name in file.namelist() if ".dist-info/" in name}
        points = file.read(inner["entry_points.txt"]).decode()
        assert "holmgang = holmgang.cli:main" in points
        assert "[gymnasium.envs]\nholmgang = holmgang.envs.gymnasium:register" in points
        assert "LICENSE" in inner


def test_a_source_distribution_gives_the_same_wheel(tmp_path: Path) -> None:
    if not WEB.exists():
        pytest.skip("the web app is not built here: `make web` does that")
    packed = pack(ROOT, "sdist", tmp_path / "sdist")
    with tarfile.open(packed) as file:
        file.extractall(tmp_path / "tree", filter="data")
    [tree] = (tmp_path / "tree").iterdir()
    assert names(pack(tree, "wheel", tmp_path / "wheel")) == sources()
    inside = {path.relative_to(tree).as_posix() for path in tree.rglob("*")}
    assert {"Makefile", "launch", "requirements.lock", "web/package.json", "tests"} <= inside
    assert not any("node_modules" in name or ".venv" in name for name in inside)


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it."""
    place = tmp_path_factory.mktemp("environment") / "venv"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, place], check=True)
    command: list[str | Path] = [
        UV,
        "pip",
        "install",
        "--quiet",
        "--python",
        place / "bin" / "python",
    ]
    lock: list[str | Path] = ["--constraint", ROOT / "requirements.lock"]
    done = subprocess.run([*command, *lock, wheel], capture_output=True, text=True)
    if "network" in done.stderr or "dns error" in done.stderr:
        pytest.skip("what the wheel needs cannot be fetched: there is no network")
    assert done.returncode == 0, done.stderr
    return place / "bin"


@pytest.fixture
def settings(environment: Path, tmp_path: Path) -> dict[str, str]:
    """No compiler, no Node, no checkout: nothing but the environment is found."""
    return {
        "PATH": str(environment),
        "HOME": str(tmp_path),
        "HOLMGANG_DATA": str(tmp_path / "data"),
        "HOLMGANG_BOT_DELAY": "0.001",
        "HOLMGANG_ANALYSIS": "0",
        "PYTHONUNBUFFERED": "1",
    }


@pytest.fixture
def url(environment: Path, settings: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """A table that the installed command serves, until it is asked to stop."""
    command: list[str | Path] = [
        environment / "holmgang",
        "serve",
        "--no-open",
        "--port",
        "0",
        "--lang",
        "en",
    ]
    server = subprocess.Popen(
        command, cwd=tmp_path, env=settings, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate()


def test_an_installed_wheel_says_which_build_it_is(
    kind: str, environment: Path, settings: dict[str, str], tmp_path: Path
) -> None:
    command: list[str | Path] = [environment / "holmgang", "--version"]
    said = subprocess.check_output(command, cwd=tmp_path, env=settings, text=True)
    assert ("interpreted" if kind == "pure" else "compiled") in said


def test_an_installed_wheel_is_the_whole_table(url: str) -> None:
    person = Person(url)
    files = re.findall(r'(?:href|src)="/(assets/[^"#]+)', person.http.get("/").text)
    assert files
    for file in files:
        assert person.http.get(file).content == (WEB.parent / file).read_bytes()
    table = person.table("me", "greedy", ready=True)
    with person.sit(table["id"]) as live:
        play({0: live}, random.Random(1).choice)
        assert live.table["over"]["ending"] == "played"

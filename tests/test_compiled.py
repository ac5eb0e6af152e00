"""The compiled build plays the very same games, and without a compiler there is still one."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from building import HOOK, ROOT, hatch_build


def run(source: Path | None, folder: Path) -> dict[str, Any]:
    """What `playthrough` sees with the sources, or with the package that is installed."""
    settings = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if source is not None:
        settings["PYTHONPATH"] = str(source)
    script = str(ROOT / "tests" / "playthrough.py")
    done = subprocess.run(
        [sys.executable, "-P", script], env=settings, cwd=folder, capture_output=True, text=True
    )
    if source is None and "ModuleNotFoundError: No module named 'holmgang" in done.stderr:
        pytest.skip("Holmgang is not installed here: `make test` does that")
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.long
def test_both_builds_play_the_same_games(tmp_path: Path) -> None:
    interpreted = run(ROOT / "src", tmp_path)
    assert all(file.endswith(".py") for file in interpreted["build"]["files"].values())
    compiled = run(None, tmp_path)
    if any(file.endswith(".py") for file in compiled["build"]["files"].values()):
        pytest.skip("the installed build is not compiled: there was no C compiler")
    if compiled["build"]["sources"] != interpreted["build"]["sources"]:
        pytest.skip("the installed build is of other sources: `make test` renews it")
    for name, seen in interpreted["seen"].items():
        for number, (here, there) in enumerate(zip(seen, compiled["seen"][name], strict=True)):
            assert here == there, f"{name}, part {number}, differs"


def test_what_reads_files_by_their_types_is_not_compiled() -> None:
    """mypyc keeps `dict` of `dict[str, Army]`: msgspec would read armies as plain dicts."""
    compiled = [(ROOT / "src" / path).read_text("utf-8") for path in hatch_build().modules(ROOT)]
    assert len(compiled) > 50
    assert [text for text in compiled if "msgspec.Struct" in text] == []


# Without a compiler


def build(root: Path, version: str = "standard") -> dict[str, Any]:
    """What the build hook asks the wheel to contain."""
    hook = hatch_build().CustomBuildHook(str(root), {}, None, None, "", "wheel")
    data: dict[str, Any] = {"pure_python": True, "infer_tag": False, "force_include": {}}
    hook.initialize(version, data)
    return data


PURE = {"pure_python": True, "infer_tag": False, "force_include": {}}


class Project:
    """Two games of one module each, and a C compiler that writes down what it compiles."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.compiler = root / "cc"
        for game in ("one", "two"):
            self.write(f"src/holmgang/games/{game}/__init__.py", "")
            self.write(f"src/holmgang/games/{game}/rules.py", f"NAME = '{game}'\n{RULES}")
        for package in ("holmgang", "holmgang/games"):
            self.write(f"src/{package}/__init__.py", "")
        self.write("pyproject.toml", PATTERNS)
        self.write("hatch_build.py", HOOK.read_text("utf-8"))
        self.write("cc", COMPILER.format(python=sys.executable))
        self.compiler.chmod(0o755)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run(self, **tools: str) -> subprocess.CompletedProcess[str]:
        """`python hatch_build.py`, and in `compiled` the names of the C files of rules."""
        (self.root / "compiled").write_text("")
        settings = {**os.environ, "CC": str(self.compiler), **tools}
        command = [sys.executable, "hatch_build.py"]
        return subprocess.run(command, cwd=self.root, env=settings, capture_output=True, text=True)

    def compiled(self) -> list[str]:
        names = (self.root / "compiled").read_text().split()
        return sorted(name.split("___")[2] for name in names if "___rules" in name)


PATTERNS = '[tool.holmgang]\ncompiled = ["holmgang/games/**/[!_]*.py"]\ninterpreted = []\n'
RULES = """
def double(number: int) -> int:
    return number * 2
"""
# In a folder with a file `kill` it stops half-way, at the C file or the link that the file names,
# and takes the build with it.
COMPILER = """#!{python}
import os, pathlib, signal, subprocess, sys
here, words = pathlib.Path(__file__).parent, sys.argv[1:]
what = "link"
if "-c" in words:
    what = pathlib.Path(words[words.index("-c") + 1]).name
    with (here / "compiled").open("a") as seen:
        seen.write(what + "\\n")
if (here / "kill").exists() and what.endswith((here / "kill").read_text()):
    pathlib.Path(words[words.index("-o") + 1]).write_text("half")
    os.kill(os.getppid(), signal.SIGKILL)
    sys.exit(1)
quick = [word for word in words if not word.startswith(("-O", "-flto"))]
sys.exit(subprocess.call(["gcc", "-O0", *quick]))
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    if shutil.which("gcc") is None:
        pytest.skip("no C compiler here")
    return Project(tmp_path_factory.mktemp("project"))


def test_a_build_goes_on_where_it_was_killed(project: Project) -> None:
    project.write("kill", "two___rules.c")
    killed = project.run()
    assert killed.returncode == -signal.SIGKILL
    (project.root / "kill").unlink()
    before = set(project.compiled())
    done = project.run()
    assert done.returncode == 0, done.stderr
    assert "two" in project.compiled()
    assert {*before, *project.compiled()} == {"one", "two"}
    steps = [line.split(maxsplit=3) for line in done.stdout.splitlines()]
    figures = [int(done) for _, done, _, _ in steps]
    assert {(word, total) for word, _, total, _ in steps} == {("progress", "100")}
    assert figures == sorted(set(figures)) and figures[-1] == 100


def test_nothing_is_compiled_twice(project: Project) -> None:
    project.run()
    again = project.run()
    assert (project.root / "compiled").read_text() == ""
    assert again.stdout == "progress 100 100 finished\n"


def test_a_change_is_compiled_alone(project: Project) -> None:
    project.run()
    rules = f"NAME = 'two'\n{RULES.replace('2', '3')}"
    project.write("src/holmgang/games/two/rules.py", rules)
    project.run()
    assert project.compiled() == ["two"]
    code = (
        "import sys; from holmgang.games.two import rules; print(rules.double(7), rules.__file__)"
    )
    libraries = unpacked(project.root)
    said = subprocess.check_output([sys.executable, "-S", "-c", code], cwd=libraries, text=True)
    assert said.startswith("21 ") and said.strip().endswith((".so", ".pyd"))


def test_a_library_that_was_half_linked_is_linked_again(project: Project) -> None:
    project.run()
    project.write("src/holmgang/games/one/rules.py", f"NAME = 'one'\n{RULES.replace('2', '5')}")
    project.write("kill", "link")
    assert project.run().returncode == -signal.SIGKILL
    (project.root / "kill").unlink()
    assert project.run().returncode == 0
    store = project.root / "build" / "mypyc" / "store"
    assert [file for file in store.iterdir() if file.read_bytes() == b"half"] == []


def unpacked(root: Path) -> Path:
    """A folder with the libraries where a wheel has them."""
    place = root / "unpacked"
    for file, name in build(root)["force_include"].items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place / name)
    return place


@pytest.mark.parametrize(
    ("compiler", "said"), [("false", "false"), ("no-such-compiler", "no-such-compiler")]
)
def test_a_compiler_that_fails_costs_one_line(
    compiler: str,
    said: str,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CC", compiler)
    monkeypatch.setattr(hatch_build(), "translate", lambda *_: pytest.fail("translated"))
    here = Path.cwd()
    assert build(Project(tmp_path).root) == PURE
    assert Path.cwd() == here
    [line] = capfd.readouterr().err.splitlines()
    assert line.startswith("holmgang: not compiled, it will run as plain Python (")
    assert said in line


def test_who_wants_a_compiled_wheel_gets_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "false")
    monkeypatch.setenv("HOLMGANG_COMPILE", "1")
    with pytest.raises(SystemExit, match="holmgang: not compiled"):
        build(Project(tmp_path).root)


@pytest.mark.parametrize(
    "problem", [RuntimeError("first\nlast"), SystemExit(1), OSError(), ValueError()]
)
def test_whatever_stops_the_compiler_the_wheel_is_made(
    problem: BaseException,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(root: Path) -> dict[str, Path]:
        raise problem

    monkeypatch.setattr(hatch_build(), "compile_engine", fail)
    assert build(tmp_path) == PURE
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("holmgang: not compiled, it will run as plain Python (")
    if isinstance(problem, RuntimeError):
        assert said.endswith("(last)\n")


def test_compiling_can_be_declined(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build(), "compile_engine", lambda root: pytest.fail("compiled"))
    assert build(tmp_path, "editable") == PURE
    monkeypatch.setenv("HOLMGANG_COMPILE", "0")
    assert build(tmp_path) == PURE


def test_compiled_libraries_go_into_the_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = tmp_path / "0123.so"
    made = {"holmgang/core/state.so": library}
    monkeypatch.setattr(hatch_build(), "compile_engine", lambda root: made)
    data = build(tmp_path)
    assert data["force_include"] == {str(library): "holmgang/core/state.so"}
    assert data["infer_tag"] is True
    assert data["pure_python"] is False


def test_the_modules_to_compile_are_there() -> None:
    found = hatch_build().modules(ROOT)
    for needed in ("core/state", "core/match", "games/shieldwall/rules", "bots/ismcts"):
        assert str(Path(f"holmgang/{needed}.py")) in found
    assert not any("errors" in path or "__init__" in path for path in found)


def test_a_game_and_its_bots_are_one_group() -> None:
    """So a change in one game compiles no other, and no list names them."""
    found = {name: set(files) for files, name in hatch_build().groups(hatch_build().modules(ROOT))}
    assert found["holmgang_berzerka"] >= {
        "holmgang/games/berzerka/rules.py",
        "holmgang/bots/berzerka/policy.py",
    }
    assert {"holmgang/core/state.py", "holmgang/bots/ismcts.py"} <= found["holmgang_core"]

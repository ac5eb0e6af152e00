"""The compiled build plays the very same games, and without a compiler there is still one."""

import importlib.util
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
HOOK = ROOT / "hatch_build.py"


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


@cache
def hatch_build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", HOOK)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build(root: Path, version: str = "standard") -> dict[str, Any]:
    """What the build hook asks the wheel to contain."""
    hook = hatch_build().CustomBuildHook(str(root), {}, None, None, "", "wheel")
    data: dict[str, Any] = {"pure_python": True, "infer_tag": False, "force_include": {}}
    hook.initialize(version, data)
    return data


PURE = {"pure_python": True, "infer_tag": False, "force_include": {}}


def tiny_project(root: Path) -> Path:
    (root / "src" / "tiny").mkdir(parents=True)
    (root / "src" / "tiny" / "one.py").write_text("def one() -> int:\n    return 1\n")
    (root / "pyproject.toml").write_text('[tool.holmgang]\ncompiled = ["tiny/*.py"]\n')
    return root


def test_a_compiler_that_fails_costs_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for tool in ("CC", "CXX", "LDSHARED"):
        monkeypatch.setenv(tool, "false")
    here = Path.cwd()
    assert build(tiny_project(tmp_path)) == PURE
    assert Path.cwd() == here
    lines = capfd.readouterr().err.splitlines()
    ours = [line for line in lines if line.startswith("holmgang: ")]
    assert len(ours) == 1
    assert "not compiled, it will run as plain Python" in ours[0]


@pytest.mark.parametrize(
    "problem", [RuntimeError("first\nlast"), SystemExit(1), OSError(), ValueError()]
)
def test_whatever_stops_the_compiler_the_wheel_is_made(
    problem: BaseException,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(root: Path) -> list[Path]:
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
    library = tmp_path / "build" / "mypyc" / "holmgang" / "core" / "state.so"
    monkeypatch.setattr(hatch_build(), "compile_engine", lambda root: [library])
    data = build(tmp_path)
    assert data["force_include"] == {str(library): str(Path("holmgang", "core", "state.so"))}
    assert data["infer_tag"] is True
    assert data["pure_python"] is False


def test_the_modules_to_compile_are_there() -> None:
    found = hatch_build().modules(ROOT)
    for needed in ("core/state", "core/match", "games/shieldwall/rules", "bots/ismcts"):
        assert str(Path(f"holmgang/{needed}.py")) in found
    assert not any("errors" in path or "__init__" in path for path in found)

"""The launcher sets up a small checkout of its own, whatever is missing or spoilt there."""

import ast
import json
import os
import pty
import re
import runpy
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from checkout import INSTALLED, LAUNCH, ROOT, Checkout, eventually, is_alive, pid_in, until

LANGUAGES = ("en", "ru", "fr")

pytestmark = pytest.mark.xdist_group("launch")  # they share a checkout


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """Set up once; every test spoils something and sees it mended."""
    checkout = Checkout(tmp_path_factory.mktemp("launch") / "project")
    code, lines = checkout.call("need", "run", "web")
    assert code == 0, lines
    checkout.installed = (checkout.root / INSTALLED).read_text()
    return checkout


@pytest.fixture
def project(made: Checkout) -> Iterator[Checkout]:
    yield made
    made.stop()
    made.restore()


# Playing


def test_the_table_opens_on_the_sources_and_goes_on_compiled(project: Checkout) -> None:
    lines = until(project.start("play"), "^compiled")
    assert lines[0].startswith("sources")
    assert pid_in(lines[0]) == pid_in(lines[-1])
    assert [
        line for line in lines if line.startswith(("You can play", "Compiling", "The eng"))
    ] == [
        "You can play now. Meanwhile the engine is compiled; "
        "until it is done, bots think more slowly.",
        "Compiling the engine: 50 %",
        "The engine is compiled: 0 s",
    ]


def test_the_second_start_does_nothing_but_start(project: Checkout) -> None:
    until(project.start("play"), "^compiled")
    project.stop()
    project.without("notes")
    lines = until(project.start("play"), "http")
    assert len(lines) == 1
    assert lines[0].startswith("compiled")
    assert not (project.root / "notes").exists()


def test_a_compiled_build_is_never_run_for_other_sources(project: Checkout) -> None:
    until(project.start("play"), "^compiled")
    project.stop()
    project.write("src/holmgang/rules.py", "new = True")
    (project.root / "slow").touch()
    assert until(project.start("play"), "http")[-1].startswith("sources")


def test_sources_that_change_while_they_are_compiled_are_not_taken_for_compiled(
    project: Checkout,
) -> None:
    (project.root / "slow").touch()
    child = project.start("play")
    until(child, "Compiling")
    project.write("src/holmgang/rules.py", "newer = True")
    project.without("slow")
    assert until(child, "Run it again")[-2].startswith("The sources changed")


def test_ctrl_c_is_how_the_table_is_closed(project: Checkout) -> None:
    child = project.start("play")
    until(child, "http")
    child.send_signal(signal.SIGINT)
    assert child.wait() == 0


def test_a_terminal_sees_one_line_that_tells_how_far_the_engine_is(project: Checkout) -> None:
    main, other = pty.openpty()
    command = [sys.executable, "-m", "launch", "play"]
    with subprocess.Popen(command, cwd=project.root, env=project.settings(), stdout=other) as child:
        os.close(other)
        said = b""
        while b"compiled " not in said:
            said += os.read(main, 1000)
        child.terminate()
        os.close(main)
    assert b"\rCompiling" not in said
    assert b"Compiling the engine: 50 %\r\x1b[K" in said
    assert b"The engine is compiled" in said.partition(b"\x1b[K")[2]


def test_arguments_go_to_the_game(project: Checkout) -> None:
    assert project.call("terminal", "berserk", "--seed", "1") == (
        0,
        ["a game of berserk --seed 1"],
    )


def test_without_arguments_the_first_game_is_played(project: Checkout) -> None:
    assert project.call("terminal") == (0, ["a game of shieldwall"])


# What is missing


def test_without_node_there_is_the_terminal(project: Checkout) -> None:
    project.without("tools/node", "src/holmgang/server/web")
    code, lines = project.call("play")
    assert code == 1
    assert lines == [
        "Node is not installed: the web app cannot be built.",
        "Install Node 22.12 or newer from https://nodejs.org and run make play again.",
        "Until then, play in the terminal: make terminal",
    ]


def test_without_node_a_terminal_gets_a_game_at_once(project: Checkout) -> None:
    project.without("tools/node", "src/holmgang/server/web")
    main, other = pty.openpty()
    try:
        command = [sys.executable, "-m", "launch", "play"]
        settings = project.settings()
        subprocess.run(command, cwd=project.root, env=settings, stdin=other, stdout=other)
        assert "a game of shieldwall" in os.read(main, 10_000).decode()
    finally:
        os.close(main)
        os.close(other)


def test_without_node_the_web_app_that_is_there_is_served(project: Checkout) -> None:
    project.without("tools/node", "build/web.stamp")
    lines = until(project.start("play"), "http")
    assert lines[0] == "Node is not installed: the web app cannot be built."


@pytest.mark.parametrize("found", ["v18.20.1", "v20.18.0", "v21.7.3", "v22.11.0"])
def test_an_old_node_is_told_so(project: Checkout, found: str) -> None:
    project.without("build/web.stamp")
    project.tool("node", f"#!/bin/sh\necho {found}\n")
    code, lines = project.call("need", "web")
    assert code == 1
    assert lines[0] == f"The web app needs Node 22.12 or newer, this is {found}."
    assert len(lines) == 2


def test_without_a_compiler_the_table_stays_on_the_sources(project: Checkout) -> None:
    lines = until(project.start("play", CC="nothing-there"), "To have it fast")
    assert lines[-3].startswith("sources")
    assert lines[-2].startswith("There is no C compiler")
    assert is_alive(pid_in(lines[-3]))


def test_a_broken_compiler_leaves_the_table_as_it_is(project: Checkout) -> None:
    (project.root / "broken").touch()
    child = project.start("play")
    server = pid_in(until(child, "http")[-1])
    lines = until(child, "Everything works")
    assert lines[-2].endswith("it runs as plain Python: error: the compiler is broken")
    assert lines[-1].endswith("build/logs/engine.log")
    assert is_alive(server)


def test_without_a_network_npm_is_tried_again_next_time(project: Checkout) -> None:
    project.write("web/package.json", "{}")
    project.without("src/holmgang/server/web")
    (project.root / "offline").touch()
    code, lines = project.call("play")
    assert code == 1
    assert lines[0].endswith("could not be installed: Connection refused")
    assert lines[1].startswith("Check your network and try again")
    project.without("offline")
    assert project.call("need", "web")[0] == 0


def test_a_package_that_cannot_be_installed_is_told_in_two_lines(project: Checkout) -> None:
    project.write("requirements.lock", "# other packages")
    (project.root / "offline").touch()
    code, lines = project.call("play")
    assert code == 1
    assert lines == [
        "Setting Holmgang up. The first time this takes about a minute.",
        "The Python packages could not be installed: Connection refused",
        "Check your network and try again: it goes on where it stopped. "
        "Details are in build/logs/python.log",
    ]
    project.without("offline")
    assert project.call("need", "run")[0] == 0


def pretend(line: str, project: Checkout) -> tuple[int, str]:
    """Call `play` in a Python where this line was executed first."""
    code = f"import sys; {line}; import runpy; runpy.run_module('launch', run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", code, "play"],
        cwd=project.root,
        env=project.settings(),
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stderr


def test_an_old_python_is_told_so(project: Checkout) -> None:
    code, said = pretend("sys.version_info = (3, 8, 1, 'final', 0)", project)
    assert code == 1
    first, second = said.splitlines()
    assert first == "Holmgang needs Python 3.11 or newer, this is 3.8."
    assert second.endswith("make play PYTHON=python3.12")


def test_without_any_python_make_says_so() -> None:
    command = ["make", "--dry-run", "play", "PYTHON=nothing-there"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode != 0
    assert "Install Python 3.11 or newer" in done.stderr


@pytest.mark.parametrize("name", ["__init__.py", "__main__.py", "words.py"])
def test_any_python_can_read_the_gate(name: str) -> None:
    text = (LAUNCH / name).read_text("utf-8")
    tree = ast.parse(text, feature_version=(3, 4))
    new = [
        ast.JoinedStr,
        ast.AnnAssign,
        ast.NamedExpr,
        ast.Match,
        ast.Starred,
        ast.AsyncFunctionDef,
    ]
    nodes = list(ast.walk(tree))
    assert not [node for node in nodes if isinstance(node, tuple(new))]
    assert not [node for node in nodes if getattr(node, "annotation", None)]
    assert text.isascii()


def test_a_python_without_venv_is_told_so(project: Checkout) -> None:
    project.without(".venv/.made")
    code, said = pretend("sys.modules['ensurepip'] = None", project)
    assert code == 1
    assert said.splitlines()[0] == "This Python cannot make virtual environments."
    assert len(said.splitlines()) == 2


def test_a_folder_that_cannot_be_written_is_told_so(project: Checkout) -> None:
    project.without("build")
    (project.root / "build").symlink_to("/sys/kernel")
    try:
        code, lines = project.call("need", "run", "web")
    finally:
        (project.root / "build").unlink()
    assert code == 1
    assert re.match(r".*/build/logs cannot be written: ", lines[0])
    assert lines[1].startswith("Make the project’s folder yours")
    assert len(lines) == 2


# Interrupted


def test_a_half_made_venv_is_made_anew(project: Checkout) -> None:
    project.without(".venv/.made", ".venv/pyvenv.cfg", ".venv/bin/python")
    code, lines = project.call("need", "run")
    assert code == 0
    assert [re.sub(r"\d+", "n", line) for line in lines] == ["Python packages: n s"]
    assert (project.root / ".venv" / "pyvenv.cfg").exists()


def test_packages_that_were_half_installed_are_installed_anew(project: Checkout) -> None:
    assert project.call("need", "run")[0] == 0
    project.write(".venv/.installed", "unfinished")
    assert project.call("need", "run")[0] == 0
    assert project.calls("pip")[-1] == "install --force-reinstall -r requirements.lock"
    assert project.call("need", "run") == (0, [])


def test_packages_are_added_to_those_that_are_there(project: Checkout) -> None:
    assert project.call("need", "dev")[0] == 0
    there = json.loads((project.root / ".venv" / ".installed").read_text())
    assert set(there) >= {"requirements.lock", "requirements-dev.lock"}
    assert project.call("need", "run", "dev") == (0, [])


def test_uv_installs_where_it_can_be_had_and_pip_where_not(project: Checkout) -> None:
    project.write(".venv/.installed", "{}")
    project.tool("uv", f"#!{sys.executable}\n{project.noting('uv')}")
    project.write("requirements.lock", "# others")
    assert project.call("need", "run")[0] == 0
    assert project.calls("uv") == ["install -r requirements.lock"]
    assert project.calls("pip") == ["install -r requirements-uv.lock"]
    project.tool("uv", "#!/bin/false")
    project.write("requirements.lock", "# yet others")
    assert project.call("need", "run")[0] == 0
    assert project.calls("pip")[-1] == "install -r requirements.lock"
    project.without("tools/uv", ".venv/bin/uv")


def test_half_of_npms_packages_is_thrown_away(project: Checkout) -> None:
    project.without("web/node_modules/.installed", "build/web.stamp")
    half = project.write("web/node_modules/half/package.json", "")
    assert project.call("need", "web")[0] == 0
    assert not half.exists()
    assert project.calls("npm") == ["install --omit=dev", "run"]


def test_what_tests_the_web_app_is_added_and_stays(project: Checkout) -> None:
    project.without("web/node_modules", "build/web.stamp")
    for thing in ("web", "web-tests", "web"):
        assert project.call("need", thing)[0] == 0
    project.write("web/package.json", '{"new": true}')
    assert project.call("need", "web")[0] == 0
    installs = [call for call in project.calls("npm") if call != "run"]
    assert installs == ["install --omit=dev", "install", "install"]


def test_what_the_build_makes_is_none_of_its_sources(project: Checkout) -> None:
    project.without("src/holmgang/server/web", "build/web.stamp")
    for _ in range(2):
        assert project.call("need", "web")[0] == 0
    assert project.calls("npm") == ["run"]


def test_two_launchers_do_the_work_once(project: Checkout) -> None:
    project.write("web/index.html", "other")
    both = [project.start("need", "web") for _ in range(2)]
    assert [child.wait() for child in both] == [0, 0]
    assert project.calls("npm") == ["run"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_outlives_the_launcher(project: Checkout, number: int) -> None:
    (project.root / "slow").touch()
    child = project.start("play")
    server = pid_in(until(child, "http")[-1])
    until(child, "Compiling")
    compiler = int((project.root / "compiler").read_text())
    assert is_alive(server) and is_alive(compiler)
    child.send_signal(number)
    child.wait()
    eventually(lambda: not is_alive(server) and not is_alive(compiler))


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_there_in_every_language(lang: str) -> None:
    said = set()
    for path in LAUNCH.glob("*.py"):
        pattern = r"(?:say|state|timed|as_problem|Problem|complain)\(\s*\"([\w-]+)"
        said |= set(re.findall(pattern, path.read_text("utf-8")))
    said |= {"no-write", "trouble", "step-tools", "step-python"}
    sentences = runpy.run_path(str(LAUNCH / "words.py"))["sentences"]
    names = {name.removesuffix("-remedy") for name in sentences(lang)}
    assert names == said
    values = {name: set(re.findall(r"\$\w+", text)) for name, text in sentences(lang).items()}
    assert values == {
        name: set(re.findall(r"\$\w+", text)) for name, text in sentences("en").items()
    }


@pytest.mark.parametrize(
    ("lang", "said"), [("ru_RU.UTF-8", "Нужен Python"), ("fr", "Holmgang demande")]
)
def test_people_are_told_in_their_language(lang: str, said: str) -> None:
    code = "from launch.words import words; print(words('old-python', found=2))"
    settings = {"LC_ALL": lang, "PYTHONIOENCODING": "utf-8"}
    out = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=settings, capture_output=True)
    assert out.stdout.decode().startswith(said)

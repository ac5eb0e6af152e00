"""Compiles the engine with mypyc: while a wheel is built, or before with `python hatch_build.py`.

mypyc writes a C file for each module. The compiler reads them one by one and optimizes those of a
library together while it links them, in parts, on all cores. What is made is kept in a store under
a name that says all that it was made from. So a run that was interrupted goes on where it stopped,
and only what a change touches is made again. Without a C compiler the wheel is made all the same,
as plain Python: slower, with nothing missing.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import chdir, contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

SOURCES = Path("src")
OUTPUT = Path("build") / "mypyc"
LIST = "libraries.json"

FLAGS = [
    "-fvisibility=hidden",  # nobody outside calls into the libraries
    "-fno-semantic-interposition",
    "-fcommon",  # each C file declares the table of another group's functions; it is one
    "-w",  # nobody reads warnings about C that nobody wrote
]
TOGETHER = (["-flto=thin"], ["-flto=auto"], [])
"""How C files are optimized together: by Clang, by GCC, not at all."""
COMMANDS = ("compiler_so", "linker_so")
TOOLS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")

TOTAL = 100
TRANSLATED = 20
"""Translating to C takes a fifth of the time on two cores."""
START = 20_000
"""Starting the compiler takes as long as reading this many bytes of C."""
LINKING = 4
"""Optimizing a library takes this many times as long as reading its C files."""


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("HOLMGANG_COMPILE")
        if version == "editable" or wish == "0":
            return
        try:
            libraries = compile_engine(Path(self.root))
        except (Exception, SystemExit) as error:
            if wish == "1":
                raise SystemExit(f"holmgang: not compiled ({reason(error)})") from error
            told = f"holmgang: not compiled, it will run as plain Python ({reason(error)})"
            print(told, file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(file): name for name, file in libraries.items()}


def compile_engine(root: Path) -> dict[str, Path]:
    """The compiled libraries, by their places in the wheel."""
    output = root / OUTPUT
    with alone(output):
        made_from = digest(inputs(root))
        libraries = finished(output, made_from)
        if libraries is None:
            libraries = make(root, output)
            if digest(inputs(root)) == made_from:  # nobody has edited them meanwhile
                keep(output, made_from, libraries)
    Progress().say(TOTAL, "finished")
    return libraries


def make(root: Path, output: Path) -> dict[str, Path]:
    # Translating takes a while; whether there is a compiler at all is known at once.
    trial = try_compiler(output)
    progress = Progress()
    progress.say(0, "translating")
    extensions = translate(root, trial.extensions[0].extra_link_args)
    build = Build.run_for(extensions, output, progress.translated)
    tidy(output, trial.used | build.used)
    return build.libraries


class Progress:
    """Lines that say how far it is, one for each hundredth of the way. The launcher reads them."""

    def __init__(self) -> None:
        self.said = -1

    def translated(self, share: float, words: str) -> None:
        """How much is compiled of what has been translated."""
        self.say(int(TRANSLATED + (TOTAL - 1 - TRANSLATED) * share), words)

    def say(self, done: int, words: str) -> None:
        if done > self.said:
            print("progress", done, TOTAL, words, flush=True)
            self.said = done


def reason(error: BaseException) -> str:
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[-1]


# What is compiled


def modules(root: Path) -> list[str]:
    """The files that pyproject.toml names under [tool.holmgang]."""
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    settings = tomllib.loads(text)["tool"]["holmgang"]

    def matching(patterns: list[str]) -> set[Path]:
        return {path for pattern in patterns for path in (root / SOURCES).glob(pattern)}

    found = matching(settings["compiled"]) - matching(settings["interpreted"])
    return sorted(str(path.relative_to(root / SOURCES)) for path in found)


def groups(files: list[str]) -> list[tuple[list[str], str | None]]:
    """Files that become one library: a game with its bots, or all that games share.

    A change inside a group compiles no other group again.
    """
    found: dict[str, list[str]] = {}
    for file in files:
        kind, name = [*Path(file).parts[1:3], ""][:2]
        is_game = kind in ("games", "bots") and not name.endswith(".py")
        found.setdefault(f"holmgang_{name if is_game else 'core'}", []).append(file)
    return [(names, group) for group, names in sorted(found.items())]


def translate(root: Path, together: list[str]) -> list[Extension]:
    """Python to C. mypy's cache spares it reading the libraries that the engine imports."""
    from mypyc.build import mypycify

    output, files = root / OUTPUT, modules(root)
    # With C files of an earlier run mypyc forgets the runtime files that they need.
    shutil.rmtree(output / "c", ignore_errors=True)
    options = ["--strict", "--ignore-missing-imports", "--follow-imports=silent"]
    try:
        with chdir(root / SOURCES):  # mypyc names modules after their paths
            extensions: list[Extension] = mypycify(
                [*options, f"--cache-dir={output / 'types'}", *files],
                opt_level="3",
                debug_level="0",
                target_dir=str(output / "c"),
                separate=groups(files),
                multi_file=True,
            )
    except SystemExit as error:  # it has printed why
        raise ValueError("mypyc refuses the sources") from error
    for extension in extensions:
        optimize(extension, together)
    return extensions


def optimize(extension: Extension, together: list[str]) -> None:
    together = together if is_large(extension) else []
    flags = FLAGS if os.name == "posix" else []
    extension.extra_compile_args = [*extension.extra_compile_args, *flags, *together]
    extension.extra_link_args = together


def is_large(extension: Extension) -> bool:
    """Most libraries are one short file that opens the library of its group: nothing to gain."""
    return len(extension.sources) > 1


# The store


def digest(parts: Iterable[bytes]) -> str:
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def inputs(root: Path) -> Iterator[bytes]:
    """Everything that the libraries are made from."""
    yield from surroundings()
    yield Path(__file__).read_bytes()
    yield (root / "pyproject.toml").read_bytes()
    for file in sorted((root / SOURCES).rglob("*.py")):
        yield str(file.relative_to(root)).encode()
        yield file.read_bytes()


def surroundings() -> Iterator[bytes]:
    yield f"{sys.version} {sysconfig.get_platform()} mypy {version('mypy')}".encode()
    yield from (os.environ.get(tool, "").encode() for tool in TOOLS)


@contextmanager
def alone(output: Path) -> Iterator[None]:
    """Two that build at once would write the same files. The second one waits."""
    output.mkdir(parents=True, exist_ok=True)
    with (output / "lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def finished(output: Path, made_from: str) -> dict[str, Path] | None:
    """The libraries, if all are there and nothing that they are made from has changed."""
    try:
        known = json.loads((output / LIST).read_bytes())
    except (OSError, ValueError):
        return None
    libraries = {name: output / "store" / file for name, file in known["libraries"].items()}
    is_whole = known["made from"] == made_from and all(map(Path.exists, libraries.values()))
    return libraries if is_whole else None


def keep(output: Path, made_from: str, libraries: dict[str, Path]) -> None:
    names = {name: file.name for name, file in libraries.items()}
    draft = output / f"{LIST}.part"
    draft.write_text(json.dumps({"made from": made_from, "libraries": names}))
    draft.replace(output / LIST)


def tidy(output: Path, used: set[Path]) -> None:
    for file in (output / "store").iterdir():
        if file not in used:
            file.unlink()
    shutil.rmtree(output / "temp", ignore_errors=True)


# The compiler

Tell = Callable[[float, str], None]


def silent(share: float, words: str) -> None:
    """Nobody waits for what takes no time."""


def try_compiler(output: Path) -> "Build":
    """A build of the smallest library, with the best flags that this compiler understands.

    It needs a compiler, a linker and Python's headers; the error says what is missing.
    """
    source = output / "trial.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n")
    for flags in TOGETHER:
        trial = Extension("trial", [str(source)], extra_compile_args=flags, extra_link_args=flags)
        try:
            return Build.run_for([trial], output)
        except Exception as error:
            problem = error
    raise problem


class Build(build_ext):
    """Compiles several files at once, and nothing that is in the store.

    A file is moved into the store when it is whole: none there is half-written.
    """

    @classmethod
    def run_for(cls, extensions: list[Extension], output: Path, tell: Tell = silent) -> "Build":
        command = cls(Distribution({"name": "holmgang", "ext_modules": extensions}))
        command.output, command.tell = output, tell
        command.build_temp = str(output / "temp")
        command.ensure_finalized()
        command.run()
        return command

    def build_extensions(self) -> None:
        (self.output / "store").mkdir(exist_ok=True)
        if self.compiler.compiler_type == "unix":
            # Newer versions of setuptools call it `call`.
            self.compiler.spawn = self.compiler.call = run_quietly
        self.owners = {source: one for one in self.extensions for source in one.sources}
        reading = {source: cost(source) for source in self.owners}
        linking = {one.name: link_cost(one) for one in self.extensions}
        self.done, self.whole = 0, sum(reading.values()) + sum(linking.values())
        self.objects = self.all_at_once(self.compile, reading)
        linked = self.all_at_once(self.link, linking)
        self.used = {*self.objects.values(), *linked.values()}
        self.libraries = {self.get_ext_filename(name): file for name, file in linked.items()}

    def all_at_once(self, make: Callable[[str], Path], costs: dict[str, int]) -> dict[str, Path]:
        """The longest come first: no core waits for them at the end."""
        found: dict[str, Path] = {}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            order = sorted(costs, key=costs.__getitem__, reverse=True)
            names = {pool.submit(make, name): name for name in order}
            try:
                for future in as_completed(names):
                    name = names[future]
                    found[name] = future.result()
                    self.done += costs[name]
                    self.tell(self.done / self.whole, title(name))
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        return found

    def compile(self, source: str) -> Path:
        """The object of a C file."""
        owner = self.owners[source]
        flags = owner.extra_compile_args
        texts = included(Path(source), self.output / "c")

        def make(draft: Path) -> None:
            [made] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=owner.include_dirs,
                extra_postargs=flags,
            )
            os.replace(made, draft)

        return self.stored([*map(str.encode, flags), *texts], self.compiler.obj_extension, make)

    def link(self, name: str) -> Path:
        """The library of an extension."""
        extension = self.ext_map[name]
        parts = [str(self.objects[source]) for source in extension.sources]
        names = [os.path.basename(part).encode() for part in parts]

        def make(draft: Path) -> None:
            self.compiler.link_shared_object(
                parts,
                str(draft),
                libraries=self.get_libraries(extension),
                export_symbols=self.get_export_symbols(extension),
                extra_postargs=extension.extra_link_args,
                build_temp=self.build_temp,
            )

        return self.stored(names, self.compiler.shared_lib_extension, make)

    def stored(self, texts: list[bytes], suffix: str, make: Callable[[Path], None]) -> Path:
        """A file whose name says all that it was made from."""
        tools = [str(vars(self.compiler).get(tool)).encode() for tool in COMMANDS]
        name = digest([*surroundings(), *tools, *texts]) + suffix
        place = self.output / "store" / name
        if not place.exists():
            draft = Path(self.build_temp, name)
            draft.parent.mkdir(parents=True, exist_ok=True)
            draft.unlink(missing_ok=True)  # half of a link that was killed would pass for new
            make(draft)
            draft.replace(place)
        return place


def cost(source: str) -> int:
    return START + os.path.getsize(source)


def link_cost(extension: Extension) -> int:
    return LINKING * sum(map(cost, extension.sources)) if is_large(extension) else START


def title(name: str) -> str:
    """Of a C file or a library: `games berserk rules`, `berserk`."""
    words = re.split("[_.]+", Path(name).name.removesuffix(".c"))
    return " ".join(word for word in words if word not in ("", "native", "holmgang", "mypyc"))


def included(file: Path, folder: Path) -> list[bytes]:
    """The text of a C file, and of all that it includes from the folder of translated files."""
    texts: dict[Path, bytes] = {}
    waiting = [file]
    while waiting:
        one = waiting.pop()
        texts[one] = one.read_bytes()
        names = re.findall(rb'^#\s*include\s+["<](.+)[">]', texts[one], re.MULTILINE)
        here = {folder / name.decode() for name in names}
        waiting += [path for path in here if path not in texts and path.exists()]
    return [texts[path] for path in sorted(texts)]


def run_quietly(command: list[str], **settings: Any) -> None:
    """The compiler's first complaint is the reason; its many lines are not for people."""
    # The linker starts a `make` of its own, which is no part of the one that started us.
    environment = {key: value for key, value in os.environ.items() if key != "MAKEFLAGS"}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, errors="replace"
    )
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if "error" in line]
        raise OSError((lines or [f"{command[0]} failed with exit code {done.returncode}"])[0])


if __name__ == "__main__":
    try:
        compile_engine(Path(__file__).parent)
    except (Exception, SystemExit) as error:
        sys.exit(f"holmgang: not compiled ({reason(error)})")

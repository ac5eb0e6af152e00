"""Compiles the engine with mypyc while a wheel is built.

Without a C compiler the wheel is made all the same, as plain Python: slower,
with nothing missing.
"""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("src")
OUTPUT = Path("build") / "mypyc"
WITH_CORE = ("berserk", "berzerka", "shieldwall")

# Nobody outside calls into the libraries: the compiler may inline what they define.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"] if os.name == "posix" else []


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("HOLMGANG_COMPILE") == "0":
            return
        try:
            libraries = compile_engine(Path(self.root))
        except (Exception, SystemExit) as error:
            reason = str(error).strip().splitlines() or [type(error).__name__]
            print(
                f"holmgang: not compiled, it will run as plain Python ({reason[-1]})",
                file=sys.stderr,
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries:
            build_data["force_include"][str(library)] = str(library.relative_to(self.output))

    @property
    def output(self) -> Path:
        return Path(self.root) / OUTPUT


def modules(root: Path) -> list[str]:
    """The files that pyproject.toml names under [tool.holmgang]."""
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    settings = tomllib.loads(text)["tool"]["holmgang"]

    def matching(patterns: list[str]) -> set[Path]:
        return {path for pattern in patterns for path in (root / SOURCES).glob(pattern)}

    found = matching(settings["compiled"]) - matching(settings["interpreted"])
    return sorted(str(path.relative_to(root / SOURCES)) for path in found)


def groups(files: list[str]) -> list[tuple[list[str], str | None]]:
    """Files that become one C file and library: a game with its bots, or several.

    Calls between groups are slower, so the games that gain most by it are of one with the core.
    """
    found: dict[str, list[str]] = {}
    for file in files:
        kind, name = [*Path(file).parts[1:3], ""][:2]
        is_apart = kind in ("games", "bots") and not name.endswith(".py") and name not in WITH_CORE
        found.setdefault(f"holmgang_{name if is_apart else 'core'}", []).append(file)
    return [(names, group) for group, names in sorted(found.items())]


def compile_engine(root: Path) -> list[Path]:
    from mypyc.build import mypycify
    from setuptools import Distribution

    output = root / OUTPUT
    for old in output.rglob("*.so"):
        old.unlink()
    here = Path.cwd()
    os.chdir(root / SOURCES)  # mypyc names modules after their paths
    try:
        extensions = mypycify(
            ["--strict", "--ignore-missing-imports", "--follow-imports=silent", *modules(root)],
            opt_level="3",
            debug_level="0",
            target_dir=str(output / "c"),
            separate=groups(modules(root)),
        )
        for extension in extensions:
            extension.extra_compile_args += FLAGS
        distribution = Distribution({"name": "holmgang", "ext_modules": extensions})
        build: Any = distribution.get_command_obj("build_ext")
        build.build_lib = str(output)
        build.build_temp = str(output / "temp")
        build.parallel = True
        build.ensure_finalized()
        build.run()
    finally:
        os.chdir(here)
    return [path for path in output.rglob("*") if path.suffix in (".so", ".pyd")]


if __name__ == "__main__":
    for path in compile_engine(Path(__file__).parent):
        print(path)

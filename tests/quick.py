"""What a change most likely breaks: prints the tests that `make quick` runs, and `web` for the app.

A little of everything, and whatever belongs to the folders that differ from the main branch.
"""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent

SMOKE = [
    "tests/test_layers.py",
    "tests/test_match.py",
    "tests/test_record.py",
    "tests/test_packs.py",
    "tests/test_examples.py",
    "tests/shieldwall/test_timing.py",
    "tests/berzerka/test_tricks.py",
    "tests/berserkers/test_actions.py",
    "tests/berserk/test_strike.py",
    "tests/berserk_language/test_load_cards.py",
    "tests/draft",
    "tests/server/test_play.py",
    "tests/test_cli.py",
]

# The longest beginning of a path that stands here decides.
BELONGS = {
    "launch": ["tests/test_launch*.py"],
    "web": ["web", "tests/server/test_web.py"],
    "src/holmgang/core": [
        "tests/test_chance.py",
        "tests/test_contract.py",
        "tests/test_frame.py",
        "tests/test_seat.py",
        "tests/test_state.py",
        "tests/shieldwall",
        "tests/berserkers",
    ],
    "src/holmgang/packs": ["tests/test_packs.py", "tests/test_rules_text.py"],
    "src/holmgang/bots": ["tests/test_bots*.py"],
    "src/holmgang/sim": ["tests/test_sim*.py", "tests/test_arena.py", "tests/test_stats.py"],
    "src/holmgang/server": ["tests/server"],
    "src/holmgang/cli": ["tests/test_cli*.py"],
    "src/holmgang/envs": ["tests/test_encoding.py", "tests/test_envs*.py"],
    "src/holmgang/texts": [
        "tests/test_texts.py",
        "tests/test_sentences.py",
        "tests/test_wording.py",
        "tests/test_rules_text.py",
    ],
    "hatch_build.py": ["tests/test_compiled.py"],
    "bench": ["tests/test_bench.py"],
    "examples": ["tests/test_examples.py"],
}
GAMES = {
    folder.parent.name: [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "tests").iterdir())
        if path.name.split("_")[0] == folder.parent.name
    ]
    for folder in (ROOT / "src/holmgang/games").glob("*/__init__.py")
}


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.split("\n")[:-1]


def changed() -> list[str]:
    """Files that differ from where this branch left the main one, new files too."""
    base = git("merge-base", "HEAD", "main") or ["HEAD"]
    new = git("ls-files", "--others", "--exclude-standard")
    return git("diff", "--name-only", base[0]) + new


def tests_of(path: str) -> list[str]:
    """The patterns of tests that a file belongs to."""
    folder, *inner = path.split("/")
    if folder == "tests":
        if inner[0] == "browser":
            return []
        return [path if inner[-1].startswith("test_") else f"tests/{inner[0]}"]
    for game, patterns in GAMES.items():
        if f"/{game}/" in path:
            return patterns
    fitting = [start for start in BELONGS if path == start or path.startswith(start + "/")]
    return BELONGS[max(fitting, key=len)] if fitting else []


def found(pattern: str) -> list[str]:
    """The folder, or the files with tests, that a pattern means; `web` is the app itself."""
    if pattern == "web" or (ROOT / pattern).is_dir():
        return [pattern]
    paths = sorted(ROOT.glob(pattern))
    return [path.relative_to(ROOT).as_posix() for path in paths if path.name.startswith("test_")]


def chosen(files: list[str]) -> list[str]:
    """What to run for changed files: nothing twice."""
    patterns = [*SMOKE, *(pattern for file in files for pattern in tests_of(file))]
    paths = dict.fromkeys(path for pattern in patterns for path in found(pattern))
    folders = [path for path in paths if (ROOT / path).is_dir()]
    return [path for path in paths if not any(path.startswith(f"{f}/") for f in folders)]


if __name__ == "__main__":
    print(*chosen(changed()))

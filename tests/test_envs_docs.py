"""The pages about environments: their scripts run, and the generated one is true."""

import re
import runpy
from pathlib import Path

import pytest
from building import ROOT

DOCS = ROOT / "docs"
NEEDS = {"gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "vectors": "gymnasium"}
NEEDS |= {"openspiel": "pyspiel", "envs": "numpy", "learning": "jax", "cluster": "numpy"}
SCRIPTS = [
    pytest.param(page, script, id=f"{page} {number}")
    for page in NEEDS
    for number, script in enumerate(
        re.findall(r"```python\n(.*?)```", (DOCS / f"{page}.md").read_text("utf-8"), re.DOTALL)
    )
]


@pytest.mark.parametrize(("page", "script"), SCRIPTS)
def test_a_script_runs_and_says_something(
    page: str, script: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip(NEEDS[page])
    file = tmp_path / "script.py"
    file.write_text(script)
    runpy.run_path(str(file))
    assert capsys.readouterr().out.strip()


def test_every_page_has_a_script() -> None:
    assert {script.values[0] for script in SCRIPTS} == set(NEEDS)


def test_the_table_of_figures_is_of_today() -> None:
    page = runpy.run_path(str(DOCS / "observations.py"))["page"]
    assert (DOCS / "observations.md").read_text("utf-8") == page()

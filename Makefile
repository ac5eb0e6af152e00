# Two commands for people: `make play` and `make test`. Each sets up what it
# needs in .venv, once, and again only when something it depends on changed.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py') hatch_build.py pyproject.toml
DATA := $(shell find src -type f -not -name '*.py' -not -name '*.pyc')

.PHONY: play test check format rules bench lock clean
.DELETE_ON_ERROR:

play: .venv/.built  ## A game in the terminal, against a bot
	@$(BIN)/holmgang play shieldwall

test: check .venv/.built  ## Everything that must hold
	@$(BIN)/coverage run -m pytest
	@$(BIN)/coverage report --include='src/holmgang/core/*,src/holmgang/games/*' --fail-under=95

check: .venv/.deps  ## Lint and types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

format: .venv/.deps
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

rules: .venv/.deps  ## Rules that no test cites
	@PYTHONPATH=src:tests $(BIN)/python -m rulebook

bench: .venv/.bench .venv/.built  ## Speed, beside OpenSpiel in the same run
	@$(BIN)/holmgang bench

lock: .venv/.deps  ## Choose new versions of all dependencies
	@$(BIN)/uv pip compile pyproject.toml --group dev --universal --generate-hashes --no-header --quiet --upgrade -o requirements.lock
	@$(BIN)/uv pip compile pyproject.toml --extra bench --universal --generate-hashes --no-header --quiet --upgrade -c requirements.lock -o requirements-bench.lock

clean:
	rm -rf .venv build dist

.venv/.made:
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/.deps: requirements.lock | .venv/.made
	@echo "Installing dependencies …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

.venv/.bench: requirements-bench.lock .venv/.deps
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-bench.lock
	@touch $@

.venv/.built: .venv/.deps $(SOURCES) $(DATA)
	@echo "Building Holmgang …"
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@

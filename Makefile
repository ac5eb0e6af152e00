# Two commands for people: `make play` and `make test`. Each sets up what it
# needs, once, and again only when something it depends on has changed.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes
SOURCES := $(shell find src -name '*.py') hatch_build.py pyproject.toml
DATA := $(shell find src -type f -name '*.yaml' -o -type f -name '*.md' -o -type f -name '*.ftl')
WEB := src/holmgang/server/web/index.html
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*') $(filter %.ftl,$(DATA))

PYTEST := $(BIN)/pytest -n auto --dist loadgroup
EARLY_TESTS := $(filter-out tests/browser,$(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py)))

.PHONY: play terminal web test test-early coverage check check-web format rules bench lock clean
.DELETE_ON_ERROR:

play: .venv/.built  ## The table, in the browser
	@$(BIN)/holmgang serve

terminal: .venv/.built  ## A game in the terminal, against a bot
	@$(BIN)/holmgang play shieldwall

web: $(WEB)  ## The web app alone

# The second half goes without `src`: it tests what users run, the compiled build. In it
# browsers and servers wait for each other, so three at a time keep two cores busy.
test: .venv/.deps .venv/.browser $(WEB)  ## Everything that must hold
	@$(MAKE) --no-print-directory -j2 check .venv/.built test-early check-web
	@$(PYTEST) -n 3 $(addprefix --ignore=,$(EARLY_TESTS)) -o pythonpath=tests

test-early: .venv/.deps $(WEB)  ## The games and the server on the sources; the build can go on beside them
	@$(PYTEST) $(EARLY_TESTS)

coverage: .venv/.built  ## Lines that the tests pass; tracing makes them two to three times slower
	@$(PYTEST) --ignore=tests/browser --ignore=tests/server --cov=holmgang --cov-report=
	@$(BIN)/coverage report --include='src/holmgang/core/*,src/holmgang/games/*' --fail-under=95

check-web: $(WEB)
	@cd web && npm run --silent check && npm run --silent test

check: .venv/.deps  ## Lint and types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

format: .venv/.deps web/node_modules/.installed
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@cd web && npm run --silent format

rules: .venv/.deps  ## Rules that no test cites
	@PYTHONPATH=src:tests $(BIN)/python -m rulebook

bench: .venv/.bench .venv/.built  ## Speed, beside OpenSpiel in the same run
	@$(BIN)/holmgang bench
	@$(BIN)/holmgang bench berzerka
	@$(BIN)/holmgang bench berserkers
	@$(BIN)/holmgang bench berserk

LOCK := $(BIN)/uv pip compile --universal --generate-hashes --no-header --quiet --upgrade

# What runs Holmgang; then what tests, compiles, installs and measures it, of the same versions.
lock: .venv/.uv  ## Choose new versions of all dependencies
	@$(LOCK) pyproject.toml -o requirements.lock
	@$(LOCK) --group dev -c requirements.lock -o requirements-dev.lock
	@$(LOCK) --group build -c requirements-dev.lock -o requirements-build.lock
	@$(LOCK) --group uv -o requirements-uv.lock
	@$(LOCK) pyproject.toml --extra bench -c requirements.lock -o requirements-bench.lock

clean:
	rm -rf .venv build dist web/node_modules src/holmgang/server/web

.venv/.made:
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/.uv: requirements-uv.lock | .venv/.made
	@$(PIP) -r requirements-uv.lock
	@touch $@

.venv/.deps: requirements.lock requirements-dev.lock | .venv/.uv
	@echo "Installing dependencies …"
	@$(UV) -r requirements.lock -r requirements-dev.lock
	@touch $@

.venv/.bench: requirements-bench.lock .venv/.deps
	@$(UV) -r requirements-bench.lock
	@touch $@

# Not `npm ci`: it refuses a lock file that lacks other platforms' binaries.
web/node_modules/.installed: web/package.json web/package-lock.json
	@echo "Installing what the web app is built with …"
	@cd web && npm install --no-save --silent --no-audit --no-fund
	@touch $@

$(WEB): web/node_modules/.installed $(WEB_SOURCES)
	@echo "Building the web app …"
	@cd web && npm run --silent build -- --logLevel warn

.venv/.built: .venv/.deps $(WEB) $(SOURCES) $(DATA)
	@echo "Building Holmgang …"
	@$(PIP) --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/holmgang --version
	@touch $@

# A browser for the tests. Where it cannot be had, those tests say what they skip.
.venv/.browser: | .venv/.made
	@command -v chromium >/dev/null || (echo "Installing Chromium …" && apt-get update -qq && apt-get install -y -qq chromium) >/dev/null 2>&1 \
		|| echo "Chromium is not here and could not be installed: the browser tests will be skipped."
	@touch $@

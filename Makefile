# Two commands for people: `make play` and `make test`. Each sets up what it
# needs, once, and again only when something it depends on has changed.

PYTHON ?= python3
BIN := .venv/bin
# Python keeps what it has compiled, whatever the shell says: without that every start reads all sources.
unexport PYTHONDONTWRITEBYTECODE
LAUNCH := $(PYTHON) -m launch
ifeq (,$(shell command -v $(PYTHON)))
$(error Python is not here. Install Python 3.11 or newer, or name it: make play PYTHON=/path/to/python)
endif

PYTEST := $(BIN)/pytest -n auto --dist loadgroup --durations 10 --durations-min 10
QUICK = $(shell $(PYTHON) tests/quick.py)
EARLY_TESTS := $(filter-out tests/browser,$(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py)))

.PHONY: play terminal web wheel test test-early quick quick-tests coverage check check-web format rules bench gallery pictures lock clean
.DELETE_ON_ERROR:

play:  ## The table, in the browser; ARGS="--port 9000" are for `holmgang serve`
	@$(LAUNCH) play $(ARGS)

terminal:  ## A game in the terminal, against a bot; ARGS names another than the first
	@$(LAUNCH) terminal $(ARGS)

web: need-web  ## The web app alone

wheel: need-dev need-web  ## dist/*.whl, compiled for this platform; PURE=1 makes one for every platform
	@HOLMGANG_COMPILE=$(if $(PURE),0,1) $(BIN)/python -m hatchling build -t wheel

# Nothing waits for what it does not need: packages come side by side, and the engine compiles while
# proxies are fetched. The second half goes without `src`: it tests what users run, the compiled
# build. In it browsers and servers wait for each other, so three at a time keep two cores busy.
test:  ## Everything that must hold
	@$(MAKE) --no-print-directory -j3 need-dev need-browser need-web-tests
	@$(MAKE) --no-print-directory -j3 check need-engine test-early check-web
	@$(PYTEST) -n 3 $(addprefix --ignore=,$(EARLY_TESTS)) -o pythonpath=tests

test-early: need-dev need-web need-proxies  ## The games and the server on the sources; the build can go on beside them
	@$(PYTEST) -n 3 $(EARLY_TESTS)

quick: need-dev  ## What a change most likely breaks, in a minute
	@$(MAKE) --no-print-directory -j2 quick-tests check $(and $(filter web,$(QUICK)),check-web)

quick-tests: need-dev
	@$(PYTEST) -m "not long" $(filter-out web,$(QUICK))

coverage: need-dev need-engine  ## Lines that the tests pass; tracing makes them two to three times slower
	@$(PYTEST) --ignore=tests/browser --ignore=tests/server --cov=holmgang --cov-report=
	@$(BIN)/coverage report --include='src/holmgang/core/*,src/holmgang/games/*' --fail-under=95

# The browser is compared with Python, sentence by sentence.
check-web: need-dev need-web-tests
	@cd web && npm run --silent check && npm run --silent test

check: need-dev  ## Lint and types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

format: need-dev need-web-tests
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@cd web && npm run --silent format

rules: need-dev  ## Rules that no test cites
	@PYTHONPATH=src:tests $(BIN)/python -m rulebook

bench: need-bench need-engine  ## Speed, beside OpenSpiel in the same run
	@for game in $$($(BIN)/python -c 'from holmgang import games; print(*games.OURS)'); do \
		$(BIN)/holmgang bench $$game || exit; done

gallery: need-dev need-browser need-web  ## Pictures of every page the browser tests pass, in build/screenshots
	@HOLMGANG_GALLERY=1 $(PYTEST) tests/browser

pictures: need-dev need-browser need-web  ## The pictures of the README, photographed anew
	@PYTHONPATH=src $(BIN)/python docs/pictures.py

LOCK := $(BIN)/uv pip compile --universal --generate-hashes --no-header --quiet --upgrade

# What runs Holmgang; then what tests, compiles, installs and measures it, of the same versions.
lock: need-dev  ## Choose new versions of all dependencies
	@$(LOCK) pyproject.toml -o requirements.lock
	@$(LOCK) --group dev -c requirements.lock -o requirements-dev.lock
	@$(LOCK) --group build -c requirements-dev.lock -o requirements-build.lock
	@$(LOCK) --group uv -o requirements-uv.lock
	@$(LOCK) pyproject.toml --extra bench -c requirements.lock -o requirements-bench.lock

clean:
	rm -rf .venv build dist web/node_modules src/holmgang/server/web

# `launch` does only what is missing or has changed.
NEEDS := need-dev need-bench need-web need-web-tests need-engine
.PHONY: $(NEEDS) need-browser need-proxies
$(NEEDS):
	@$(LAUNCH) need $(@:need-%=%)

# Proxies for the tests of `deploy/`, unpacked and not installed: they are to start for no one else.
need-proxies: FETCH_PROXIES = apt-get download -qq nginx caddy && for each in *.deb; do dpkg-deb -x $$each .; done
need-proxies:
	@command -v nginx >/dev/null && command -v caddy >/dev/null || [ -d build/proxies/usr ] \
		|| (mkdir -p build/proxies && cd build/proxies && $(FETCH_PROXIES) || (apt-get update -qq && $(FETCH_PROXIES))) >/dev/null 2>&1 \
		|| echo "nginx and Caddy are not here and could not be fetched: their tests will be skipped."

# A browser for the tests: the shell that shows no windows, or else the whole one. Where none can be
# had, those tests say what they skip.
need-browser:
	@command -v chromium-headless-shell >/dev/null || (echo "Installing Chromium …" && apt-get update -qq \
		&& (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium)) >/dev/null 2>&1 \
		|| command -v chromium >/dev/null \
		|| echo "Chromium is not here and could not be installed: the browser tests will be skipped."

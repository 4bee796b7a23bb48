# Every target does the set-up it needs, once: `make play` to play, `make test` to test, `make check` is what CI runs.
# Each step of the set-up is one line with its time; what it printed is in build/log.

VENV := .venv
BIN := $(VENV)/bin
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
# `make play HOST=0.0.0.0` lets the local network join; without a PORT of its own it takes 8000 or the next free one.
HOST ?= 127.0.0.1
PORT ?=
# `make test SEED=7` runs the tests in the order of seed 7; `make test TESTS=tests/words` runs these alone.
SEED ?= $(shell date +%s)
TESTS ?=

# The first one that is new enough; `make play PYTHON=…` names another.
NAMES := python3 python3.14 python3.13 python3.12 python3.11
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for name in $(NAMES); do $$name -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$name && break; done)
NO_PYTHON := Tockade needs Python 3.11 or newer, and found none under the names $(NAMES). Install one, or name it: make play PYTHON=/where/it/is

LOG := build/log
STEP = @$(firstword $(wildcard $(BIN)/python) $(PYTHON)) tools/step.py
PIP := $(BIN)/python -m pip --disable-pip-version-check install --prefer-binary -c constraints.txt
ONLINE := it needs the network for Python packages; try again, and if it fails again the log says which package is the matter.
PYTEST := $(BIN)/python -m pytest --numprocesses $(JOBS) --quiet --failed-first --durations=10 --shuffle $(SEED)

# Tests start hundreds of programs, each in a third of the time when Python may keep what it has read.
unexport PYTHONDONTWRITEBYTECODE

DECLARED := pyproject.toml setup.py constraints.txt
ENGINES := $(shell find src/tockade/games -name '*.pxd' -o -name '*.pyx' 2>/dev/null)
ENGINES += $(wildcard $(patsubst %.pxd,%.py,$(filter %.pxd,$(ENGINES))))
ENGINES += $(wildcard src/tockade/games/*/constants.py src/tockade/games/*/engine_sections/*.py) tools/amalgam.py

PAGE := src/tockade/web/static/index.html
PAGE_SOURCES := $(shell find frontend -name node_modules -prune -o -name __pycache__ -prune -o -type f -print) $(wildcard src/tockade/words/*/*.ftl docs/rules/*.md docs/strength*.md)

.DEFAULT_GOAL := help
.PHONY: help screenshots soak install install-test installed installed-test engines frontend check-frontend play test test-long test-compiled test-pure test-browser check format generated bench strength goldens clean

help:
	@echo "make play        set up and open a table in the browser"
	@echo "make test        set up and run the tests (make test-long: with ten times as many random cases)"
	@echo "make check       what CI runs: format, lint, types, contracts and the tests"
	@echo "make bench       speeds beside named peers (BASE=commit: beside an older state)"
	@echo "make strength    how strong the levels are, in docs/strength.md"
	@echo "make soak        an hour of chaos for the server (SECONDS=600: ten minutes)"
	@echo "make screenshots every page, game, size, language and theme as pictures, on one contact sheet"
	@echo "also: format, generated, engines, frontend, goldens, install, install-test, clean"

# Independent steps of the set-up run beside each other.
install:
	@+$(MAKE) --silent --no-print-directory --jobs=3 installed
install-test:
	@+$(MAKE) --silent --no-print-directory --jobs=3 installed-test
installed: $(VENV)/.stamp-core engines frontend
installed-test: installed $(VENV)/.stamp-test $(VENV)/.stamp-browser
engines: $(VENV)/.stamp-engines
frontend: $(PAGE)

screenshots: install-test
	@TOCKADE_LONG=1 $(BIN)/python -m pytest --quiet tests/browser/test_screenshots.py
	@$(BIN)/python -m tests.browser.contact_sheet
	@$(BIN)/python -m tests.browser.readme_picture
	@$(BIN)/python -m tests.browser.readme_film

play: install
	@$(BIN)/tockade serve --open --host $(HOST) $(if $(PORT),--port $(PORT))

test: install-test
	@+$(MAKE) --no-print-directory test-compiled
	@+$(MAKE) --no-print-directory test-pure
	@+$(MAKE) --no-print-directory test-browser

test-long: export TOCKADE_LONG := 1
test-long: test

# `make soak SECONDS=600 SEED=7`: people play while servers and databases are killed, stopped, filled and flooded.
soak: SECONDS ?= 3600
soak: install-test
	$(BIN)/python -m tests.chaos.run $(SECONDS) $(SEED)

test-compiled: install-test
	$(PYTEST) --ignore=tests/browser $(TESTS)

# Where nothing could be compiled the first run was the plain one.
test-pure: install-test
	@if $(BIN)/tockade --version | grep -q '(compiled)'; then \
		echo "TOCKADE_PURE=1 $(PYTEST) -m engine $(TESTS)"; TOCKADE_PURE=1 $(PYTEST) -m engine $(TESTS); \
	else echo "The engines run as plain Python here, and have been tested so."; fi

# In processes of their own: the browser's driver keeps an event loop running, beside which no other can start.
# One more than there are cores, since pages also wait.
test-browser: install-test
	$(PYTEST) --numprocesses $(shell expr $(JOBS) + 1) tests/browser

check: install-test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python tools/cython_headers.py --check
	@+$(MAKE) --no-print-directory check-frontend
	@+$(MAKE) --no-print-directory test

check-frontend: install-test
	$(BIN)/python -m frontend.tasks check

format: generated
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python -m frontend.tasks format

# Headers of the engines, the page's copies, the drawings; `make check` fails when one is stale (tests/test_generated.py).
generated: install-test
	$(BIN)/python tools/cython_headers.py
	$(BIN)/python -m tools.generate_page_types
	$(BIN)/python tools/architecture_drawings.py

# `make bench BASE=main` compares with another commit, without the peers; BENCH holds more options (docs/bench.md).
bench: install-test $(if $(BASE),,.venv-bench/.stamp)
	@$(BIN)/python bench/run.py $(BENCH) $(if $(BASE),--base '$(BASE)')

# `make strength GAMES=1000` plays the ladder of the levels further; what is in docs/strength is not played again.
strength: GAMES ?= 200
strength: install
	@$(BIN)/tockade strength --games $(GAMES)

goldens: install-test
	TOCKADE_GOLDENS=write $(BIN)/python -m pytest --quiet tests/goldens tests/perft

clean:
	rm -rf $(VENV) .venv-bench build dist frontend/node_modules tests/browser/packages/node_modules $(dir $(PAGE)) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

$(VENV)/.stamp-venv:
	@'$(or $(PYTHON),false)' -c '$(NEW_ENOUGH)' || { echo "$(NO_PYTHON)" >&2; exit 1; }
	$(STEP) "Python environment" $(LOG)/environment.log "on Debian and Ubuntu, apt-get install python3-venv (as root)" -- $(PYTHON) -m venv --clear $(VENV)
	@touch $@

# The build tools are pinned too, so the build is not isolated.
$(VENV)/.stamp-tools: $(DECLARED) | $(VENV)/.stamp-venv
	$(STEP) "Build tools" $(LOG)/tools.log "$(ONLINE)" -- $(PIP) setuptools Cython
	@touch $@

$(VENV)/.stamp-core: $(DECLARED) | $(VENV)/.stamp-tools
	$(STEP) "Python packages" $(LOG)/packages.log "$(ONLINE)" -- env TOCKADE_ENGINES=none $(PIP) --no-build-isolation -e .
	@touch $@

$(VENV)/.stamp-test: $(DECLARED) | $(VENV)/.stamp-core
	$(STEP) "Packages for the tests" $(LOG)/test-packages.log "$(ONLINE)" -- env TOCKADE_ENGINES=none $(PIP) --no-build-isolation -e '.[test]'
	@touch $@

# A .so beside an edited .py would silently win: whatever is newer than this stamp is compiled again.
$(VENV)/.stamp-engines: $(ENGINES) setup.py | $(VENV)/.stamp-tools
	@touch $@.begun
	$(STEP) "Engines" $(LOG)/engines.log "look into the log; TOCKADE_PURE=1 plays without compiled engines" -- $(BIN)/python setup.py --quiet build_ext --inplace
	@mv $@.begun $@

# With the machine's Node, or with the one from PyPI; what is newer than the built page builds it again.
$(PAGE): $(PAGE_SOURCES) | $(VENV)/.stamp-core
	$(STEP) "Page" $(LOG)/page.log "it needs the network for npm packages; the log says what is the matter" -- $(BIN)/python -m frontend.tasks

$(VENV)/.stamp-browser: frontend/package-lock.json tests/browser/packages/package-lock.json tests/browser/chromium.py | $(VENV)/.stamp-test $(PAGE)
	$(STEP) "Packages for the page's tests" $(LOG)/page-tests.log "it needs the network for npm packages" -- $(BIN)/python -m frontend.tasks packages
	$(STEP) "Browser" $(LOG)/browser.log "install Chromium (on Debian: apt-get install chromium), or name one in TOCKADE_CHROMIUM" -- $(BIN)/python -m tests.browser.chromium
	@touch $@

.venv-bench/.stamp: bench/constraints-peers.txt | $(VENV)/.stamp-venv
	$(STEP) "Peers to measure beside" $(LOG)/peers.log "$(ONLINE)" -- sh -c '$(PYTHON) -m venv --clear .venv-bench && .venv-bench/bin/python -m pip --disable-pip-version-check install -c $< open_spiel'
	@touch $@

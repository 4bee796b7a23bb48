# Every target does the set-up it needs. `make play` to play, `make test` to test, `make check` is what CI runs.

PYTHON ?= python3
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
VENV := .venv
BIN := $(VENV)/bin
# `make play HOST=0.0.0.0` lets the local network join.
HOST ?= 127.0.0.1
PORT ?= 8000
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTEST := $(BIN)/python -m pytest --numprocesses $(JOBS) --quiet
# The tests that run a second time on the plain Python engines.
PURE_TESTS ?= -m engine

DECLARED := pyproject.toml setup.py constraints.txt
ENGINES := $(shell find src/tockade/games -name '*.pxd' -o -name '*.pyx' 2>/dev/null)
ENGINES += $(wildcard $(patsubst %.pxd,%.py,$(filter %.pxd,$(ENGINES))))

PAGE := src/tockade/web/static/index.html
PAGE_SOURCES := $(shell find frontend -name node_modules -prune -o -type f -print) $(wildcard src/tockade/words/*/*.ftl docs/rules/*.md)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help install install-test engines frontend check-frontend play test test-compiled test-pure test-browser check format bench goldens clean

help:
	@echo "make play | test | check | format | engines | frontend | bench | goldens | install | install-test | clean"

install: $(VENV)/.stamp-core engines frontend
install-test: $(VENV)/.stamp-test engines frontend
	@$(BIN)/python frontend/build.py packages
engines: $(VENV)/.stamp-engines
frontend: $(PAGE)

play: install
	$(BIN)/tockade serve --open --host $(HOST) --port $(PORT)

test: test-compiled test-pure test-browser

test-compiled: install-test
	$(PYTEST) --ignore=tests/browser

# In processes of their own: the browser's driver keeps an event loop running, beside which no other can start.
test-browser: install-test
	$(PYTEST) tests/browser

test-pure: install-test
	TOCKADE_PURE=1 $(PYTEST) $(PURE_TESTS)

check: install-test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(MAKE) check-frontend
	$(MAKE) test

check-frontend: $(VENV)/.stamp-core
	$(BIN)/python frontend/build.py check

format: install-test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: install-test .venv-bench/.stamp
	$(BIN)/python bench/run.py $(BENCH)

goldens: install-test
	TOCKADE_GOLDENS=write $(BIN)/python -m pytest --quiet tests/goldens tests/perft

clean:
	rm -rf $(VENV) .venv-bench build dist frontend/node_modules $(dir $(PAGE)) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# With the machine's Node, or with the one from PyPI; what is newer than the built page builds it again.
$(PAGE): $(PAGE_SOURCES) | $(BIN)/python
	$(BIN)/python frontend/build.py

# The build tools are pinned too, so the build is not isolated; the engines are built by their own stamp.
$(VENV)/.stamp-core: $(DECLARED) | $(BIN)/python
	$(PIP) install -c constraints.txt setuptools Cython
	TOCKADE_ENGINES=none $(PIP) install -c constraints.txt --no-build-isolation -e .
	touch $@

$(VENV)/.stamp-test: $(DECLARED) | $(BIN)/python
	$(PIP) install -c constraints.txt setuptools Cython
	TOCKADE_ENGINES=none $(PIP) install -c constraints.txt --no-build-isolation -e '.[test]'
	touch $@ $(VENV)/.stamp-core

# A .so beside an edited .py would silently win: whatever is newer than this stamp is compiled again.
$(VENV)/.stamp-engines: $(ENGINES) setup.py | $(VENV)/.stamp-core
	touch $@.begun
	$(BIN)/python setup.py --quiet build_ext --inplace
	mv $@.begun $@
	@$(BIN)/tockade --version

.venv-bench/.stamp: bench/constraints-peers.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip --disable-pip-version-check --quiet install -c $< open_spiel
	touch $@

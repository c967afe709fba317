# Everything a developer runs. `make help` lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEER := $(HOME)/.cache/astrarium-peer

.DEFAULT_GOAL := help
.PHONY: help setup lock lint types layers test doctest check conformance golden bench peer coverage clean

help: ## List the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  %-12s %s\n", $$1, $$2}'

setup: $(VENV)/ready ## Make the virtual environment with everything that development needs

$(VENV)/ready: requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps -e .
	touch $@

lock: ## Pin the dependencies anew
	$(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --universal --python-version 3.11 \
	  --upgrade --extra dev -o requirements/dev.txt pyproject.toml

lint: setup ## Style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup ## mypy, strict
	$(BIN)/mypy

layers: setup ## Who may import whom
	$(BIN)/lint-imports

test: setup ## All tests, on all cores, with coverage
	$(BIN)/python -m pytest -q -n auto --cov --cov-report=term

doctest: setup ## The examples of the README
	$(BIN)/python -m doctest -o ELLIPSIS README.md

check: lint types layers test doctest ## All that must pass before a commit
	$(BIN)/astrarium rules tiny --coverage --lang en > /dev/null
	$(BIN)/astrarium rules race --coverage --lang en > /dev/null
	$(BIN)/astrarium conformance tiny --games 1 --jobs 2
	$(BIN)/astrarium conformance race --games 6 --jobs 2

conformance: setup ## The long run of the kit: 200 games for each number of seats
	$(BIN)/astrarium conformance tiny --games 200 --jobs 2
	$(BIN)/astrarium conformance race --games 200 --jobs 2

golden: setup ## Write the golden playthroughs anew (then read the diff)
	$(BIN)/python -m tests.games.golden

bench: setup ## Decisions a second, microseconds per copy, bytes per state; beside a peer if `make peer` was run
	$(BIN)/python benchmarks/bench.py --peer $(PEER)/bin/python

peer: ## Install the engine that we measure ourselves against, in an environment of its own
	$(PYTHON) -m venv $(PEER)
	$(PEER)/bin/python -m pip install --quiet catanatron==3.2.1

clean: ## Remove what the tools left behind
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage* htmlcov dist

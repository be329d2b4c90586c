# 够级: everything goes through here. `make help` lists the targets.

PYTHON ?= python3
ARGS ?=
PARTS ?=
PYTEST_ARGS ?=
GAMES ?= 500

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check install -qq -c constraints.txt

# The stamps make a second run do nothing; a change of the requirements installs again.
VENV_READY := $(VENV)/.ready-venv
PLAY_READY := $(VENV)/.ready-play
DEV_READY := $(VENV)/.ready-dev
BENCH_READY := $(VENV)/.ready-bench
MUTANTS_READY := $(VENV)/.ready-mutants

# What is type-checked.
CHECKED := gouji tests bench tools
# What must be covered completely, every branch of it.
COVERED := gouji/rules/*,gouji/engine/*,gouji/records/*

.DEFAULT_GOAL := help
.PHONY: help play test lint format fuzz bench mutants soak pictures schema clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):[^#]*## /\1	/p' $(firstword $(MAKEFILE_LIST))

play: $(PLAY_READY) ## play, from the first page on; options go in ARGS: make play ARGS="--help"
	@$(VENV)/bin/gouji $(ARGS)

test: lint ## the whole gate: lint, then every test with coverage
	@$(PY) -m pytest -n auto --cov --cov-report= $(PYTEST_ARGS)
	@$(PY) -m coverage report --include='$(COVERED)' --fail-under=100

lint: $(DEV_READY) ## ruff, bandit, mypy and the import contracts, without the tests
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m bandit -q -c pyproject.toml -r gouji
	@$(PY) -m mypy $(CHECKED)
	@$(VENV)/bin/lint-imports --no-logo

format: $(DEV_READY) ## let ruff mend what it can
	@$(PY) -m ruff check --fix-only .
	@$(PY) -m ruff format .

fuzz: $(DEV_READY) ## play games in every order of deciding, leaving, resuming and branching; GAMES=2000 plays so many
	@GOUJI_FUZZ_GAMES=$(GAMES) $(PY) -m pytest -q tests/fuzz --hypothesis-profile=fuzz $(PYTEST_ARGS)

bench: $(BENCH_READY) ## measure the engine, the bots and the interface; PARTS=decisions measures that alone
	@$(PY) -m bench $(PARTS)

mutants: $(MUTANTS_READY) ## put slips into the rules and tell which no test notices; PARTS=beating tries that module alone
	@$(PY) -m tools.mutants $(PARTS)

soak: $(DEV_READY) ## play for hours, in the interface too (needs tmux); PARTS=rounds plays that alone
	@$(PY) -m tools.soak $(PARTS)

pictures: $(PLAY_READY) ## draw the README's pictures anew
	@$(PY) -m tools.pictures

schema: $(PLAY_READY) ## write the JSON schema of the record format anew
	@$(PY) -m tools.schema

clean: ## remove the environment, caches and build output
	rm -rf $(VENV) build dist *.egg-info htmlcov .coverage .coverage.*
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name .git -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +

$(VENV_READY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Gouji needs Python 3.11 or newer, and '$(PYTHON)' is not: name another with 'make PYTHON=python3.12'." >&2; \
	  exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(PLAY_READY): $(VENV_READY) pyproject.toml constraints.txt
	@echo "Installing gouji ..."
	@$(PIP) -e .
	@touch $@

$(DEV_READY): $(VENV_READY) pyproject.toml constraints.txt
	@echo "Installing gouji and the tools to work on it ..."
	@$(PIP) -e '.[dev]'
	@touch $(PLAY_READY) $@

$(BENCH_READY): $(VENV_READY) pyproject.toml constraints.txt
	@echo "Installing gouji and what it is measured against ..."
	@$(PIP) -e '.[bench]'
	@touch $(PLAY_READY) $@

$(MUTANTS_READY): $(DEV_READY)
	@echo "Installing what makes mutants ..."
	@$(PIP) -e '.[mutants]'
	@touch $@

# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check bench

play: .venv/ready  ## run the bot: on Discord with a token in .env, else on the playground
	@$(BIN)/python -m playground.play

test: .venv/ready lint  ## every check and every test
	$(BIN)/python -m pytest -n 2

check: .venv/ready lint  ## the quick part: linters, types, unit tests
	$(BIN)/python -m pytest -n 2 -m "not wire"

bench: .venv/ready  ## the measurements: prints a table, writes bench.json
	$(BIN)/python -m tests.bench

.PHONY: lint
lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[test]"
	@touch $@

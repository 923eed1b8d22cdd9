#!/usr/bin/env bash
# new_game.sh JOBS: what scripts/new_game.py lays out is a game. In a copy of the tree that has no
# other game: it compiles, keeps every law, and is played in terminal and page.
set -euo pipefail
cd "$(dirname "$0")/.."
jobs=$1
whole=$PWD
copy=$whole/build/new_game

# Only where it fails is it told how.
quietly() { "$@" >quiet.log 2>&1 || { cat quiet.log >&2; exit 1; }; }

rm -rf "$copy"
mkdir -p "$copy"
git ls-files -co --exclude-standard | while read -r file; do if [ -e "$file" ]; then echo "$file"; fi; done |
  tar -c -T - | tar -x -C "$copy"
cd "$copy"
git init -q
git add -A
changed() { git status --porcelain | grep -v '^A '; }

# A bad argument is one line, and nothing is left of it.
refused() {
  local why
  ! why=$(./scripts/new_game.py "$@" 2>&1 >/dev/null) || { echo "new_game.py $* is not refused" >&2; exit 1; }
  [ "$(wc -l <<<"$why")" = 1 ] || { echo "new_game.py $*: $why" >&2; exit 1; }
  [ -z "$(changed)" ] || { echo "new_game.py $* leaves something: $(changed)" >&2; exit 1; }
}
refused splendor
refused Pebble
refused p
refused peb-ble
refused switch
refused engine
refused pebble 'a "title"'

# One folder and one line.
begun=$SECONDS
./scripts/new_game.py pebble "Pebble Beach"
[ "$(changed)" = "AM CMakeLists.txt
?? games/pebble/" ] || { echo "new_game.py changes: $(changed)" >&2; exit 1; }
grep -q '^set(GAMES .* pebble)$' CMakeLists.txt
sed -i 's/^set(GAMES .*/set(GAMES pebble)/' CMakeLists.txt

# It is compiled where the compiler's cache finds what the whole tree has compiled already.
export CCACHE_BASEDIR=$copy
quietly cmake --preset release
quietly cmake --build --preset release -j "$jobs" --target pentarch pebble_tests
./scripts/run_tests.sh build/release/tests/pebble_tests "$jobs"
echo "from new_game.py to a green battery: $((SECONDS - begun)) s"

find games/pebble -name '*.[ch]pp' -exec clang-format-19 --dry-run --Werror {} +
/usr/bin/python3 scripts/check_words.py
/usr/bin/python3 scripts/check_includes.py

# It is played: by bots, by someone who always types 1, and in the browser.
pentarch=build/release/pentarch
export XDG_STATE_HOME=$copy
$pentarch simulate pebble --games 10000 --audit
$pentarch record pebble --players medium,greedy,random --seed 1 --out game.jsonl
$pentarch replay game.jsonl --verify | tail -n 1
(yes 1 || true) | $pentarch play pebble --players you,random --seed 1 | grep 'won with'
quietly cmake --preset wasm
quietly cmake --build --preset wasm -j "$jobs" --target page_pebble
ln -s "$whole/web/node_modules" web/node_modules
quietly npm --prefix web run --silent build -- --logLevel warn
quietly cmake --build --preset release -j "$jobs" --target pentarch
quietly ./scripts/browser_tests.sh $pentarch "$jobs" whole_game looks -g pebble
echo "A new game builds, keeps every law, and is played in terminal and page."

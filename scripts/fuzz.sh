#!/bin/sh
# Runs every fuzz target for some seconds (default 15) on seeds that the program itself makes.
# Usage: scripts/fuzz.sh [SECONDS]    PENTARCH=path of the program (default build/release/pentarch)
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-15}
program=$(realpath "${PENTARCH:-build/release/pentarch}")
work=build/fuzz

[ -f build/debug/build.ninja ] || cmake --preset debug >/dev/null
cmake --build build/debug --target fuzzers >/dev/null 2>&1 || {
  echo "the fuzz targets don't build: cmake --build build/debug --target fuzzers"
  exit 1
}
rm -rf "$work"
mkdir -p "$work"

# Seeds: real games, cut short so that they stay small.
python3 - "$program" "$work" <<'PYTHON'
import json, os, subprocess, sys

program, work = sys.argv[1:]
words = {"undo", "position", "whole", "hash"}  # for libFuzzer, beside all that seeds contain

def collect(value):
    if isinstance(value, dict):
        words.update(value)
        for inner in value.values():
            collect(inner)
    elif isinstance(value, list):
        for inner in value:
            collect(inner)
    elif isinstance(value, str) and len(value) <= 24:
        words.add(value)

def run(*arguments, text=None):
    return subprocess.run([program, *arguments], input=text, capture_output=True, text=True,
                          check=True).stdout

def seed(target, name, text):
    folder = os.path.join(work, target, "seeds")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)
    for line in text.splitlines():
        collect(json.loads(line))

def seeds_of(game, seats, number):
    name = f"{game}-{seats}-{number}"
    players = ",".join(["random", "greedy", "random", "greedy", "random"][:seats])
    record = run("record", game, "--players", players, "--seed", str(number))
    lines = record.splitlines(keepends=True)
    seed("record", name, record)
    seed("record", name + "-begin", "".join(lines[:40]))
    path = os.path.join(work, "record", "seeds", name)
    for view in ([], ["--view", "0"]):
        rows = [json.loads(row) for row in
                run("replay", path, "--json", "--positions", *view).splitlines()]
        for i in range(0, len(rows), 7):
            seed("position", f"{name}-{i}{''.join(view)}", json.dumps(rows[i]["position"]))
    protocol_seeds(name, game, seats, lines, rows[3]["position"])

def protocol_seeds(name, game, seats, lines, position):
    new = {"do": "new", "game": game, "seats": seats, "seed": 1}
    moves = [json.loads(line) for line in lines if '"move"' in line][:4]
    plays = [{"do": "play", "seat": move["seat"], "move": move["move"]} for move in moves]
    looks = [{"do": what, "seat": 0} for what in ("view", "legal", "undo", "bot", "events")]
    talks = {"play": [new, *plays, {"do": "record"}], "look": [new, *looks],
             "load": [{"do": "load", "record": [json.loads(line) for line in lines[:24]]}],
             "position": [{"do": "position", "game": game, "position": position},
                          {"do": "position"}],
             "games": [{"do": "games", "id": 1}]}
    for what, requests in talks.items():
        text = "".join(json.dumps(request) + "\n" for request in requests)
        seed("protocol", f"{name}-{what}", text)

for game in json.loads(run("games", "--json")):
    seed("edition", game["id"], json.dumps(json.loads(run("edition", "show", game["id"], "--json"))))
    for seats in range(game["seats"][0], game["seats"][1] + 1):
        seeds_of(game["id"], seats, seats)
with open(os.path.join(work, "json.dict"), "w") as file:
    for word in sorted(words):
        escaped = "".join(c if c.isalnum() else f"\\x{b:02x}" for c in word for b in c.encode())
        if word.isascii():
            file.write(f'"\\"{escaped}\\""\n')
PYTHON

failed=0
for target in record position edition protocol; do
  mkdir -p "$work/$target/found"
  log=$work/$target/log
  if build/debug/tests/fuzz/fuzz_$target "$work/$target/found" "$work/$target/seeds" \
      -dict=$work/json.dict -max_total_time="$seconds" -max_len=32768 -timeout=10 \
      -rss_limit_mb=1024 -artifact_prefix="$work/$target/" -print_final_stats=1 >"$log" 2>&1; then
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    echo "fuzz_$target: $runs runs, no failure"
  else
    failed=1
    echo "fuzz_$target: FAILED, see $log"
    grep -E '^expected:|^ERROR|^SUMMARY|runtime error' "$log" | head -3
  fi
done
exit $failed

#!/usr/bin/env python3
"""A bot in a few lines: plays seat 0 of Splendor through `pentarch engine` against a built-in bot.

Usage: bot.py [PROGRAM [SEED]]
"""
import json
import subprocess
import sys

program = sys.argv[1] if len(sys.argv) > 1 else "pentarch"
seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True)


def ask(**request):
    print(json.dumps(request), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    return answer if answer["ok"] else sys.exit(answer["error"])


def choose(moves):  # buys the card of the highest level that it can, else takes what it can
    return max(moves, key=lambda move: (move.startswith("buy"), move.startswith("take"), move))


match = ask(do="new", game="splendor", seats=2, seed=seed)
while not match["finished"]:
    seat = match["deciders"][0]
    if seat == 0:
        move = choose([legal["move"] for legal in ask(do="legal", seat=0)["legal"]])
    else:
        move = ask(do="bot", seat=seat, bot="greedy")["move"]
    match = ask(do="play", seat=seat, move=move)
for seat, stands in enumerate(match["standing"]):
    print(f"seat {seat}: {stands['points']} points, rank {stands['rank']}")

#!/usr/bin/env python3
"""Prints the table of docs/lab/levels.md: how long each level thinks at most about a decision.

measure_thinking.py PENTARCH [--seconds S] [--game ID ...]

At the smallest table and at the fullest the level decides every third time, `medium` in between, for at most S seconds.
"""
import argparse
import json
import subprocess
import time

import measuring

LEVELS = ("easy", "medium", "hard", "expert")


def longest(pentarch, game, seats, level, seconds):
    with subprocess.Popen([pentarch, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        def ask(**request):
            engine.stdin.write(json.dumps(request) + "\n")
            engine.stdin.flush()
            answer = json.loads(engine.stdout.readline())
            if not answer["ok"]:
                raise SystemExit(answer["error"])
            return answer

        summary = ask(do="new", game=game, seats=seats, seed=1)
        worst, number, begin = 0.0, 0, time.monotonic()
        while summary["deciders"] and time.monotonic() - begin < seconds:
            seat = summary["deciders"][0]
            asked = time.monotonic()
            move = ask(do="bot", seat=seat, bot=level if number % 3 == 0 else "medium", seed=number)["move"]
            if number % 3 == 0:
                worst = max(worst, time.monotonic() - asked)
            summary = ask(do="play", seat=seat, move=move)
            number += 1
        engine.stdin.close()
        return worst


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("pentarch")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", action="append")
    arguments = parser.parse_args()
    there = measuring.games(arguments.pentarch, arguments.game)
    print("| game, seats | " + " | ".join(LEVELS) + " |")
    print("|---|" + "---|" * len(LEVELS))
    for game in there:
        for seats in game["seats"]:
            times = [longest(arguments.pentarch, game["id"], seats, level, arguments.seconds) for level in LEVELS]
            print(f"| {game['id']}, {seats} | " + " | ".join(f"{worst:.2f}" for worst in times) + " |", flush=True)


if __name__ == "__main__":
    main()

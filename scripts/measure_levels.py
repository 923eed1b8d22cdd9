#!/usr/bin/env python3
"""Measures the levels of the bots against each other and prints the table of docs/BOTS.md.

measure_levels.py PENTARCH FOLDER [--games N] [--game ID ...] [--threads N]

One of the higher level sits among players of the lower one, in every seat in turn. Every game that
was played is kept in FOLDER: a run that was interrupted goes on from there.
"""
import argparse
import json
import pathlib
import subprocess

import measuring

PAIRS = [("easy", "random"), ("medium", "easy"), ("medium", "greedy"), ("hard", "medium"), ("expert", "hard")]
# What the win share must reach with two seats; with more, its interval lies above the fair share.
WANTED = {("easy", "random"): 95, ("medium", "easy"): 75, ("medium", "greedy"): 50, ("hard", "medium"): 65,
          ("expert", "hard"): 55}


def arena(pentarch, folder, game, seats, pair, games, threads):
    save = folder / f"{game}-{seats}-{pair[0]}-{pair[1]}.jsonl"
    command = [pentarch, "arena", game, "--seats", str(seats), "--one", "--bots", ",".join(pair),
               "--games", str(games), "--threads", str(threads), "--seed", "1", "--json", "--save", str(save)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    return next(bot for bot in json.loads(done.stdout)["bots"] if bot["bot"] == pair[0])


def cell(seats, pair, bot):
    share, (low, high) = 100 * bot["win_share"], [100 * x for x in bot["win_share_95"]]
    reached = share >= WANTED[pair] if seats == 2 else low > 100 / seats
    return f"{share:.0f} ({low:.0f}-{high:.0f}){'' if reached else ' !'}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("pentarch")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--game", action="append")
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    there = measuring.games(arguments.pentarch, arguments.game)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    print("| game | seats | fair | " + " | ".join(f"{a} > {b}" for a, b in PAIRS) + " |")
    print("|---|---|---|" + "---|" * len(PAIRS))
    for game in there:
        for seats in range(game["seats"][0], game["seats"][1] + 1):
            cells = [cell(seats, pair, arena(arguments.pentarch, arguments.folder, game["id"], seats, pair,
                                             arguments.games, arguments.threads)) for pair in PAIRS]
            print(f"| {game['id']} | {seats} | {100 / seats:.0f} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()

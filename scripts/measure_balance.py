#!/usr/bin/env python3
"""Prints the tables of docs/BALANCE.md: the balance sheet of every game at every seat count.

measure_balance.py PENTARCH FOLDER [--games N] [--bot NAME] [--game ID ...] [--threads N]

FOLDER keeps each sheet as JSON and as a picture; a sheet that is there is not played again.
"""
import argparse
import json
import pathlib
import subprocess

import measuring

LEAST_TAKEN = 0.03  # what fewer seats take says little


def sheet(arguments, game, seats):
    kept = arguments.folder / f"{game}-{seats}.json"
    if not kept.exists():
        picture = kept.with_suffix(".svg")
        picture.unlink(missing_ok=True)
        command = [arguments.pentarch, "simulate", game, "--seats", str(seats), "--games", str(arguments.games),
                   "--bots", arguments.bot, "--threads", str(arguments.threads), "--seed", "1", "--stats", "--json",
                   "--svg", str(picture)]
        kept.write_text(subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout)
    return json.loads(kept.read_text())


def number(value, unit=1, digits=1, sign=""):
    if value["mean"] is None:
        return "-"
    error = "" if value["error"] is None else f" ± {unit * value['error']:.{digits}f}"
    return f"{unit * value['mean']:{sign}.{digits}f}{error}"


def game_table(game, sheets):
    print(f"\n### {game}\n")
    print("| seats | moves a game | best points | margin | deciding first, % of wins | leader at half time wins, % | wins by seat, % |")
    print("|---|---|---|---|---|---|---|")
    for seats, s in sheets.items():
        wins = " / ".join(number(seat["wins"], 100, 0) for seat in s["by_seat"])
        print(f"| {seats} | {s['moves']['mean']:.0f} | {number(s['highest_points'])} | {number(s['margin'])} "
              f"| {number(s['first_advantage'], 100, 0, '+')} | {number(s['half_leader_wins'], 100, 0)} | {wins} |")
    sources = list(next(iter(sheets.values()))["sources"])
    print("\n| points a seat from | " + " | ".join(f"{seats} seats" for seats in sheets) + " |")
    print("|---|" + "---|" * len(sheets))
    for source in sources:
        print(f"| {source} | " + " | ".join(number(s["sources"][source]) for s in sheets.values()) + " |")


def item_lines(sheets):
    """What is worth most and least at the table, and what hardly anybody takes, at each seat count."""
    somewhere = {(i["group"], i["item"]) for s in sheets.values() for i in s["items"] if i["taken"]["mean"] > 0}
    for seats, s in sheets.items():
        sure = [i for i in s["items"] if i["taken"]["mean"] >= LEAST_TAKEN and i["points"]["error"] is not None
                and abs(i["points"]["mean"]) > i["points"]["error"]]
        sure.sort(key=lambda i: -i["points"]["mean"])
        name = lambda i: f"{i['group']} {i['item']} ({number(i['points'], 1, 1, '+')}; {100 * i['taken']['mean']:.0f} %)"
        ahead = [name(i) for i in sure if i["points"]["mean"] > 0][:4]
        behind = [name(i) for i in reversed(sure) if i["points"]["mean"] < 0][:4]
        dead = {}
        for i in s["items"]:
            in_the_box = i["taken"]["mean"] == 0 and (i["group"], i["item"]) in somewhere
            if i["dead"] and not in_the_box:
                dead.setdefault(i["group"], []).append(i["item"])
        hardly = "; ".join(f"{group} {', '.join(items)}" for group, items in dead.items())
        print(f"\n{seats} seats. Takers ahead: {', '.join(ahead) or 'none for sure'}. "
              f"Behind: {', '.join(behind) or 'none for sure'}. Hardly taken: {hardly or 'nothing'}.")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("pentarch")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--game", action="append")
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    there = measuring.games(arguments.pentarch, arguments.game)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for game in there:
        sheets = {seats: sheet(arguments, game["id"], seats) for seats in range(game["seats"][0], game["seats"][1] + 1)}
        game_table(game["id"], sheets)
        item_lines(sheets)


if __name__ == "__main__":
    main()

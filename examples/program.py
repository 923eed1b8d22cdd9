#!/usr/bin/env python3
"""A bot as a program, in a few lines: answers the questions of `pentarch` in every game.

Usage: pentarch simulate splendor --bots "cmd:python3 examples/program.py,greedy" --games 10
It asks a `pentarch engine` of its own what is legal; PENTARCH names the program to run for that.
"""
import json
import os
import random
import subprocess
import sys

engine = subprocess.Popen([os.environ.get("PENTARCH", "pentarch"), "engine"], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def legal_moves(question):
    asked = {key: question[key] for key in ("game", "edition", "view", "seat") if key in question}
    print(json.dumps({"do": "legal", **asked}), file=engine.stdin, flush=True)
    return [legal["move"] for legal in json.loads(engine.stdout.readline())["legal"]]


for line in sys.stdin:
    question = json.loads(line)
    moves = legal_moves(question)
    move = random.Random(question["seed"]).choice(moves)  # here a real bot thinks about the view
    print(json.dumps({"ok": True, "move": move}), flush=True)

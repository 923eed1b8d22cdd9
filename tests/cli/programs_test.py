"""Bots from outside."""
import json
import os
import re
import signal
import subprocess
import sys
import time

from cli.outsiders import interruptible, left_behind, nothing_is_left, outsider
from cli.program import check, GAME, json_lines, PROGRAM, read, refused, ROOT, run, works, write


def test_example_bot():
    done = subprocess.run([sys.executable, os.path.join(ROOT, "examples", "bot.py"), PROGRAM],
                          capture_output=True, text=True, timeout=120)
    check(done.returncode == 0 and done.stdout.count("points") == 2,
          f"examples/bot.py plays a game: {done.stdout}{done.stderr}")


def test_programs_play_every_game():
    good = outsider("good.py")
    for game in json.loads(works("games", "--json")):
        least = game["seats"][0]
        bots = ",".join([good] + ["random"] * (least - 1))
        report = json.loads(works("simulate", game["id"], "--bots", bots, "--games", "2", "--json",
                                  "--secret", "1" * 32, "--threads", "2", "--audit"))
        check(report["forfeits"] == [0] * least, f"{game['id']}: {report['forfeits']}")
        check(report["win_share"][0] > 0, f"{game['id']}: a good program loses to random")
        path = f"{game['id']}.jsonl"
        works("record", game["id"], "--players", bots, "--seed", "1", "--out", path)
        check("every hash agrees" in works("replay", path, "--verify"), f"{path} by a program")
    nothing_is_left("programs that play well")


def test_an_engine_is_a_bot():
    engine = f"cmd:{PROGRAM} engine --bot"
    bots = f"{engine} greedy,{engine} search:simulations=20"
    asked = ["simulate", GAME, "--bots", bots, "--games", "6", "--json"]
    one = json.loads(works(*asked))
    two = json.loads(works(*asked, "--threads", "2", "--secret", one["secret"]))
    for key in ("mean_points", "win_share", "decisions", "forfeits", "secret"):
        check(one[key] == two[key], f"{key} of programs depends on the number of threads")
    mine = json.loads(works("edition", "new", GAME))
    write("mine.json", json.dumps({**mine, "name": "mine"}))
    report = json.loads(works("simulate", GAME, "--bots", bots, "--games", "1", "--json",
                              "--edition", "mine.json"))
    check(report["forfeits"] == [0, 0], "an edition of one's own goes along")
    nothing_is_left("engines as bots")


def test_the_example_program():
    os.environ["PENTARCH"] = PROGRAM
    example = os.path.join(ROOT, "examples", "program.py")
    report = json.loads(works("simulate", GAME, "--bots", f"cmd:{sys.executable} {example},random",
                              "--games", "2", "--json"))
    check(report["forfeits"] == [0, 0], f"examples/program.py plays: {report}")


def test_programs_that_fail():
    faults = {
        "crash": ("if number == 3: sys.exit('out of ideas')", "ended with code 1: 'out of ideas'"),
        "kill": ("if number == 3: import os; os.kill(os.getpid(), 9)",
                 "signal 9|code 137"),  # the second is what some shells make of it
        "hang": ("if number == 3: import time; time.sleep(1000)", "no answer in 1 s"),
        "garbage": ("if number == 3: print('hm', flush=True); continue", "can't be read: that is no JSON: 'hm'"),
        "flood": ("while number == 3: print('x' * 9999, end='')", "longer than a megabyte"),
        "error": ("if number == 3: line = '{}' + chr(10)", "it answered with the error"),
        "illegal": ("if number == 3: print(json.dumps({'move': 'buy 9.9'}), flush=True); continue",
                    "it declared 'buy 9.9': there is no card"),
    }
    for name, (fault, says) in faults.items():
        bot = outsider(f"{name}.py", fault)
        done = run("simulate", GAME, "--bots", f"random,{bot}", "--games", "3", "--json",
                   "--limit", "1", "--seed", "7")
        check(done.returncode == 0, f"{name}: exit code {done.returncode}: {done.err[:300]}")
        lines = done.err.splitlines()
        report = json.loads(done.out)
        # A fault strikes once in the life of a process, and who was ended begins a new life.
        new_life = name in ("crash", "kill", "hang", "flood")
        check(report["games"] == 3 and report["forfeits"] == [0, 3 if new_life else 1],
              f"{name}: {report['forfeits']}")
        check(len(lines) == report["forfeits"][1], f"{name}: a line for each game: {lines}")
        check(lines[0].startswith(f"{bot} in seat 1 lost game 0: ") and re.search(says, lines[0]),
              f"{name}: {lines[0]}")
        if new_life:
            check(report["win_share"] == [1, 0], f"{name}: who fails is last")
        nothing_is_left(name)
    for command, says in (("exec >&-; cat > /dev/null", "it closed its output"),
                          ("cat & cat > /dev/null", "it gave no answer in 0.5 s"),
                          ("yes >&2", "it gave no answer in 0.5 s"), ("yes", "that is no JSON: 'y'")):
        done = run("simulate", GAME, "--bots", f"cmd:{command},random", "--games", "1",
                   "--limit", "0.5")
        check(done.returncode == 0 and says in done.err, f"{command}: {done.err[:300]}")
        nothing_is_left(command)


def test_programs_that_fail_at_a_table():
    bot = outsider("late.py", "if number == 3: sys.exit('out of ideas')")
    done = run("record", GAME, "--players", f"random,{bot}", "--out", "late.jsonl")
    check(done.returncode == 1 and "lost the game: it ended" in done.err, f"record: {done.err}")
    check("decisions" in works("replay", "late.jsonl", "--json"), "the record is kept so far")
    done = run("play", GAME, "--players", f"random,{bot}", "--record", "table.jsonl")
    check(done.returncode == 0 and "in seat 1 lost the game: it ended with code 1" in done.err,
          f"play: {done.err}")
    check("random won with" in done.out and "--resume" in done.out, f"play: {done.out[-300:]}")
    refused("play", "--resume", "table.jsonl", says="--players")  # a record starts no program
    out = works("play", "--resume", "table.jsonl", "--players", f"greedy,{outsider('good.py')}")
    check(" won with " in out or "Shared" in out, "others play on")
    nothing_is_left("programs at a table")


def test_programs_that_can_not_be_started():
    write("no.py", "")
    for program in ("./nobody", "./no.py", "nobody-has-this"):
        refused("simulate", GAME, "--bots", f"cmd:{program},random", says="can't be started")
        refused("record", GAME, "--players", f"cmd:{program},random", says="can't be started")
        refused("play", GAME, "--players", f"you,cmd:{program}", says="can't be started")
    for limit in ("0", "-1", "nan", "inf", "x", ""):
        refused("simulate", GAME, "--limit", limit, says="--limit")
    refused("engine", "--bot", "magic", says="magic")
    refused("engine", "--bot", "cmd:ls", says="built in")


def test_programs_end_with_us():
    bot = outsider("hang.py", "import time; time.sleep(1000)")
    for number in (signal.SIGTERM, signal.SIGINT):
        process = interruptible(PROGRAM, "simulate", GAME, "--bots", f"{bot},random")
        for _ in range(100):
            if len(left_behind()) > 2:  # the program, its shell and its engine
                break
            time.sleep(0.05)
        process.send_signal(number)
        process.wait(timeout=60)
        nothing_is_left(f"after signal {number}")


def test_names_of_bots_fit_into_records():
    long = "search:simulations=2:exploration=0.75:prior=3"
    works("record", GAME, "--players", f"{long},greedy", "--seed", "1", "--out", "long.jsonl")
    names = json_lines(read("long.jsonl"))[0]["players"]
    check(names[0].startswith("search:simulations=2:") and names[0].endswith("…"), f"{names}")
    check("every hash agrees" in works("replay", "long.jsonl", "--verify"), "it replays")
    works("play", GAME, "--players", f"you,{long}", "--record", "cut.jsonl", text="1\nquit\n")
    refused("play", "--resume", "cut.jsonl", says="not the whole name")
    works("play", "--resume", "cut.jsonl", "--players", f"you,{long}", text="1\nquit\n")
    works("play", GAME, "--players", "you,search:simulations=9,search:simulations=9",
          "--record", "fits.jsonl", text="1\nquit\n")
    works("play", "--resume", "fits.jsonl", text="1\nquit\n")
    for name in ("cmd:x", "search:x", "greedy"):
        refused("play", GAME, "--players", f"you:{name},greedy", says="like a bot")


def test_bad_searches():
    for bot, says in (("search", "needs an end"), ("search:simulations=0", "from 1 to"),
                      ("search:simulations=many", "whole number"), ("search:seconds=nan", "number"),
                      ("search:simulations=5:megabytes=0", "megabytes"),
                      ("search:simulations=5:width=3", "exploration"), ("cmd:", "needs a program")):
        refused("simulate", GAME, "--bots", bot, says=says)
        refused("record", GAME, "--players", f"{bot},random", says=says)
        refused("play", GAME, "--players", f"you,{bot}", says=says)
    same = [works("record", GAME, "--players", f"search:simulations=30:threads={threads},greedy",
                  "--seed", "1")
            for threads in (1, 1, 2, 2)]
    check(same[0] == same[1] and same[2] == same[3], "the same seed gives the same search")

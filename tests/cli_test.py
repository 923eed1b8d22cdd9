#!/usr/bin/env python3
"""The program as a user meets it: every command, and everything that can be wrong with its input.

Usage: cli_test.py PROGRAM [TEST...]
"""
import copy
import gzip
import http.client
import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback
import xml.etree.ElementTree

import jsonschema

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAM = os.path.abspath(sys.argv[1])
GAME = "splendor"
LONG_NAME = "a" * 300  # longer than a file name may be

passed = 0
failed = 0


def check(holds, what):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {what}")


# ---- Running the program ---------------------------------------------------------------------

def run(*arguments, text=None, stdout=subprocess.PIPE):
    """Runs a command; XDG_STATE_HOME keeps the records that it leaves in the test's folder."""
    data = text if isinstance(text, bytes) else (text or "").encode()
    environment = {**os.environ, "XDG_STATE_HOME": os.getcwd(), "NO_COLOR": "1"}
    done = subprocess.run([PROGRAM, *arguments], input=data, stdout=stdout, stderr=subprocess.PIPE,
                          env=environment, timeout=120)
    done.out = (done.stdout or b"").decode()
    done.err = done.stderr.decode(errors="replace")
    done.what = " ".join(arguments)[:120]
    return done


def works(*arguments, text=None):
    done = run(*arguments, text=text)
    check(done.returncode == 0, f"{done.what}: exit code {done.returncode}: {done.err[:300]}")
    check(done.err == "", f"{done.what}: stderr says {done.err[:300]}")
    return done.out


def is_refusal(done, says):
    lines = done.err.splitlines()
    check(done.returncode == 2, f"{done.what}: exit code {done.returncode}: {done.err[:300]}")
    check(len(lines) == 1 and lines[0].startswith("pentarch: "),
          f"{done.what}: not one line on stderr: {done.err[:300]!r}")
    check(done.out == "", f"{done.what}: wrote to stdout: {done.out[:200]!r}")
    check(says in done.err, f"{done.what}: the message lacks {says!r}: {done.err[:300]}")


def refused(*arguments, text=None, says=""):
    before = snapshot()
    is_refusal(run(*arguments, text=text), says)
    check(snapshot() == before, f"{' '.join(arguments)[:120]}: changed a file")


def snapshot():
    """Every file below the current folder with its content."""
    files = {}
    for folder, _, names in os.walk("."):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                files[path] = file.read()
    return files


def write(path, content):
    with open(path, "w", newline="") as file:
        file.write(content)
    return path


def read(path):
    with open(path) as file:
        return file.read()


def json_lines(text):
    return [json.loads(line) for line in text.splitlines()]


class Engine:
    """A running `pentarch engine`."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        print(json.dumps(request), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def must(self, **request):
        answer = self.ask(**request)
        check(answer["ok"] is True, f"engine {request}: {answer.get('error')}")
        return answer

    def refuses(self, says="", **request):
        answer = self.ask(**request)
        check(answer["ok"] is False and says in answer["error"], f"engine {request}: {answer}")

    def close(self):
        self.process.stdin.close()
        check(self.process.wait(timeout=60) == 0, "the engine ends with its input")


def record_of(players, seed, *more):
    path = f"{players.replace(',', '-')}-{seed}.jsonl"
    works("record", GAME, "--players", players, "--seed", str(seed), "--out", path, *more)
    return path


def records():
    return [record_of("random,random", 1), record_of("greedy,random,greedy", 2),
            record_of("random,greedy,random,random", 3, "--option", "first=2")]


# ---- What works ------------------------------------------------------------------------------

def test_games():
    check(GAME in works("games"), "games lists the game")
    listed = json.loads(works("games", "--json"))
    found = [game for game in listed if game["id"] == GAME]
    check(len(found) == 1 and found[0]["seats"] == [2, 4], "games --json gives the seats")
    check(found[0]["options"]["first"] == ["0", "1", "2", "3"], "games --json gives the options")
    check(works("--version").startswith("pentarch "), "--version names the program")
    check("replay" in works("--help"), "--help lists the commands")


def test_play_languages():
    welcomes = set()
    for language in ("en", "ja", "zh"):
        record = f"{language}.jsonl"
        out = works("play", GAME, "--lang", language, "--seed", "1", "--record", record,
                    text="moves\nmoves red\nhelp\nhint\nlog\nboard\n999\nfoo\n\n1\nquit\n")
        welcomes.add(out.splitlines()[0])
        check("take white blue green" in out, f"play in {language} lists the moves")
        check(out.count("\n! ") + out.count("> ! ") == 1, f"play in {language} refuses")
        check(f"--resume {record}" in out, f"play in {language} says how to go on")
        moves = [line for line in json_lines(read(record)) if "move" in line]
        check(moves[0]["move"] == "take white blue green", "a number makes its move")
    check(len(welcomes) == 3, "every language has its own welcome")


def test_play_to_the_end():
    out = works("play", GAME, "--players", "you,random", "--seed", "2", "--record", "whole.jsonl",
                text="1\n" * 2000)
    check("Winner:" in out or "Shared" in out, "a game played to its end names the winner")
    check("every hash agrees" in works("replay", "whole.jsonl", "--verify"), "its record is sound")
    refused("play", "--resume", "whole.jsonl", says="finished")
    bots = works("play", GAME, "--players", "random,greedy", "--record", "bots.jsonl")
    check("Winner:" in bots or "Shared" in bots, "bots play among themselves")


def test_play_and_resume():
    works("play", GAME, "--seed", "3", "--record", "resumed.jsonl", text="take white blue green\n")
    first = read("resumed.jsonl")
    out = works("play", "--resume", "resumed.jsonl", text="log\n1\n")  # ends at the end of input
    check("You took 1 white, 1 blue and 1 green." in out, "a resumed game knows its past")
    check(read("resumed.jsonl").startswith(first), "a record is only ever appended to")
    check(len(read("resumed.jsonl")) > len(first), "a resumed game goes on in its record")
    works("replay", "resumed.jsonl")
    refused("play", "--resume", "resumed.jsonl", "--seats", "3", says="excludes")
    refused("play", "--resume", "resumed.jsonl", "--players", "you,you,you", says="2 seats")
    out = works("play", GAME, "--seed", "3", text="quit\n")
    kept = re.search(r"--resume (\S+)", out).group(1)
    check(kept.startswith(os.getcwd()) and os.path.exists(kept), "an unnamed record is kept")


# After these seat 0 has twelve tokens and must return two: the one moment where it decides twice.
TO_A_RETURN = ["take white blue green", "reserve 1.1"] * 3 + ["take white blue green"]


def test_undo():
    engine = Engine()
    engine.must(do="new", game=GAME, seats=2, seed=4)
    for number, move in enumerate(TO_A_RETURN):
        engine.must(do="play", seat=number % 2, move=move)
    engine.refuses(do="undo", seat=1, says="nothing can be taken back")
    before = engine.must(do="position")["position"]
    undone = engine.must(do="undo", seat=0)
    check(undone["decisions"] == len(TO_A_RETURN) - 1, "an undo takes a decision back")
    engine.refuses(do="undo", seat=0, says="came after it")
    engine.must(do="play", seat=0, move=TO_A_RETURN[-1])
    check(engine.must(do="position")["position"] == before, "the same move leads to the same place")
    engine.must(do="play", seat=0, move="return white blue")
    engine.close()


def test_hot_seat():
    out = works("play", GAME, "--players", "you,you:Anna", "--seed", "4", "--record", "hot.jsonl",
                text="\n".join(TO_A_RETURN + ["undo", TO_A_RETURN[-1], "quit"]) + "\n")
    check("Anna" in out, "a person has a name")
    undos = [line for line in json_lines(read("hot.jsonl")) if "undo" in line]
    check(undos == [{"seat": 0, "undo": 1}], "an undo stands in the record")
    works("play", "--resume", "hot.jsonl", text="log\nreturn white blue\nquit\n")
    moves = [line["move"] for line in json_lines(read("hot.jsonl")) if "move" in line]
    check(moves[-1] == "return white blue", "a resumed game goes on behind an undo")


def test_simulate():
    arguments = ["simulate", GAME, "--seats", "3", "--games", "500", "--seed", "7", "--json"]
    wanted = {"game", "seats", "games", "decisions", "moves", "seconds", "games_per_second",
              "moves_per_second", "mean_points", "win_share"}
    results = []
    for threads in ("1", "2"):
        report = json.loads(works(*arguments, "--threads", threads))
        check(wanted <= set(report), f"simulate lacks {wanted - set(report)}")
        check(abs(sum(report["win_share"]) - 1) < 1e-9, "the shares of the wins add up to 1")
        results.append({key: report[key] for key in
                        ("games", "decisions", "moves", "mean_points", "win_share")})
    check(results[0] == results[1], "results don't depend on the number of threads")
    check("500 games" in works(*arguments[:-1], "--bots", "greedy,random,random", "--audit"),
          "simulate prints for people")
    works("simulate", "--option", "first=1", GAME, "--games", "10")  # options before the game


def test_record_and_replay():
    for path in records():
        check("every hash agrees" in works("replay", path, "--verify"), f"{path} verifies")
        check(works("replay", path, "--view", "0", "--lang", "ja") != works("replay", path),
              "a replay is told in a language")
        rows = json_lines(works("replay", path, "--json", "--legal", "--positions"))
        for row in rows[:-1]:
            check(row["move"] in row["legal"], f"{path}: a move that was made is legal")
        check(rows[-1]["finished"] and rows[-1]["decisions"] == len(rows) - 1, f"{path} ends")
        part = json_lines(works("replay", path, "--json", "--positions", "--to", "5"))
        check(part[-1]["hash"] == rows[5]["hash"], "--to stops after so many decisions")
        check(part[-1]["position"] == rows[5]["position"], "--to shows the position there")
        out = works("record", GAME, "--players", ",".join(json_lines(read(path))[0]["players"]),
                    "--seed", path[-7], *(["--option", "first=2"] if path[-7] == "3" else []))
        check(out == read(path), "the same seed gives the same record")


def test_position_round_trip():
    engine = Engine()
    for row in json_lines(works("replay", records()[0], "--json", "--positions"))[::9]:
        begun = engine.must(do="position", game=GAME, position=row["position"])
        check(begun.get("hash") == row.get("hash", begun.get("hash")), "a position has its hash")
        check(engine.must(do="position")["position"] == row["position"], "a position comes back")
        lines = engine.must(do="record")["record"]
        check(engine.must(do="load", record=lines)["hash"] == begun["hash"], "its record loads")
    engine.close()


def test_engine():
    engine = Engine()
    check(engine.must(do="games", id=7)["id"] == 7, "an answer carries the id of its request")
    engine.refuses(do="view", says="no match")
    begun = engine.must(do="new", game=GAME, seats=2, seed=5, options={"first": "1"}, id="a")
    check(begun["deciders"] == [1] and begun["id"] == "a", "new gives a summary")
    check(engine.must(do="view", seat=0, lang="zh")["view"]["turn"] == 1, "view gives the table")
    check("view" in engine.must(do="view"), "a spectator has a view")
    move = engine.must(do="bot", seat=1, bot="random", seed=3)["move"]
    check(move in [legal["move"] for legal in engine.must(do="legal", seat=1)["legal"]],
          "a bot's move is legal")
    check(engine.must(do="legal", seat=0)["legal"] == [], "a seat that waits has no moves")
    engine.must(do="play", seat=1, move=move)
    told = engine.must(do="events", seat=0)["events"]
    check(engine.must(do="events", seat=0, **{"from": told[-1]["number"]})["events"] == told[-1:],
          "events begin where one asks")
    lines = engine.must(do="record")["record"]
    loaded = engine.must(do="load", record=lines)
    check(loaded["decisions"] == 1, "load replays a record")
    loaded = engine.must(do="load", record=[json.dumps(line) for line in lines])
    check(loaded["decisions"] == 1, "load takes lines as texts, too")
    engine.close()


def test_previews_and_the_course():
    engine = Engine()
    engine.must(do="new", game=GAME, seats=2, seed=5, options={"first": "0"}, players=["Ann", "Bob"])
    before = engine.must(do="position")
    told = engine.must(do="preview", seat=0, move="take white blue green")["preview"]
    check(len(told) == 1 and told[0].startswith("Ann took"), f"a preview says what would happen: {told}")
    check(engine.must(do="preview", seat=0, move="reserve deck 1")["preview"] == [],
          "a preview stops where something is drawn")
    engine.refuses(do="preview", seat=0, move="take gold", says="gold is never taken")
    engine.refuses(do="preview", seat=0, move="take gold", lang="ja", says="")
    check(engine.must(do="position") == before, "a preview plays nothing")
    engine.must(do="play", seat=0, move="take white blue green")
    engine.must(do="play", seat=1, move="reserve deck 2")
    course = engine.must(do="course")
    check([(one["seat"], one["move"]) for one in course["course"]] ==
          [(0, "take white blue green"), (1, "reserve deck 2")], f"the course has the moves: {course}")
    check(course["course"][0]["points"] == [0, 0] == course["points"], "and the points")
    count = len(engine.must(do="events")["events"])
    check(course["course"][0]["events"] < course["course"][1]["events"] < count, "and the events")
    lines = engine.must(do="record")["record"]
    check(lines[0]["players"] == ["Ann", "Bob"], "players have names")
    check(engine.must(do="load", record=lines, decisions=1)["decisions"] == 1, "load stops where asked")
    engine.refuses(do="new", game=GAME, seats=2, players=["Ann"], says="players")
    engine.refuses(do="new", game=GAME, seats=2, players=["Ann", "x" * 40], says="32 columns")
    engine.close()


def test_engine_refusals():
    engine = Engine()
    engine.must(do="new", game=GAME, seats=2, seed=5)
    before = engine.must(do="record")
    engine.refuses(do="dance", says="there is no request 'dance'")
    engine.refuses(says="do is missing")
    engine.refuses(do=5, says="do must be a text")
    engine.refuses(do="games", id=[1], says="id must be")
    engine.refuses(do="new", game="chess", seats=2, says="there is no game 'chess'")
    engine.refuses(do="new", game=GAME, seats=7, says="seats is '7'")
    engine.refuses(do="new", game=GAME, says="seats is missing")
    engine.refuses(do="new", game=GAME, seats=2, sed=1, says="'sed'")
    engine.refuses(do="new", game=GAME, seats=2, seed=-1, says="seed")
    engine.refuses(do="new", game=GAME, seats=2, options={"first": "2"}, says="option first")
    engine.refuses(do="new", game=GAME, seats=2, edition={}, says="edition")
    engine.refuses(do="new", game=GAME, seats=2, edition="x", says="edition")
    engine.refuses(do="play", seat=0, move="take gold", says="gold")
    engine.refuses(do="play", seat=1, move="take white blue green", says="there is nothing for seat 1")
    engine.refuses(do="play", seat=2, move="pass", says="seat is '2'")
    engine.refuses(do="play", seat=0, says="move is missing")
    engine.refuses(do="bot", seat=1, says="there is nothing for seat 1")
    engine.refuses(do="bot", seat=0, bot="magic", says="magic")
    engine.refuses(do="undo", seat=0, says="nothing to take back")
    engine.refuses(do="view", seat=0, lang="fr", says="lang")
    engine.refuses(do="position", game=GAME, position={"seats": 2}, says="impossible")
    engine.refuses(do="position", game=GAME, position=[], says="position")
    engine.refuses(do="load", record=[], says="entries")
    engine.refuses(do="load", record=["x"], says="line 1")
    check(engine.must(do="record") == before, "what is refused changes nothing")
    engine.close()


def test_positions_that_are_not_whole():
    engine = Engine()
    engine.must(do="new", game=GAME, seats=2, seed=4)
    for number, move in enumerate(TO_A_RETURN):
        engine.must(do="play", seat=number % 2, move=move)
    whole = engine.must(do="position")["position"]
    tokens = whole["players"][0]["tokens"]
    much = copy.deepcopy(whole)  # four more from the stock than a turn can bring
    for colour in ("red", "black"):
        much["players"][0]["tokens"][colour] = tokens[colour] + 2
        much["stock"][colour] -= 2
    engine.must(do="position", game=GAME, position=whole)
    engine.refuses(do="position", game=GAME, position=much, says="more tokens to return")
    half = {**whole, "undeclared": [101]}  # one of the two tokens is chosen
    engine.refuses(do="position", game=GAME, position=half, says="middle of a decision")
    engine.must(do="new", game=GAME, seats=2, seed=4)
    engine.must(do="play", seat=0, move="reserve deck 2")
    view = engine.must(do="view", seat=1)["view"]
    engine.refuses(do="position", game=GAME, position=view, says="view")
    engine.must(do="position", game=GAME, position=engine.must(do="position")["position"])
    header = {**engine.must(do="record")["record"][0], "seats": 3, "players": ["a", "b", "c"]}
    engine.refuses(do="load", record=[header], says="number of seats")
    engine.close()


def test_engine_garbage():
    deep = "[" * 100000 + "]" * 100000
    garbage = ["nonsense", "[]", "5", "null", '"x"', "{", deep, '{"do":"new","game":', "\x00\x01",
               '{"do":"\\ud800"}', '{"a":1e999}', "{}" * 3, '{"do":"play","seat":0,"move":"pass"}']
    done = run("engine", text="\n".join(garbage).encode() + b"\n\xff\xfe\r\n\n{\"do\":\"games\"}")
    answers = json_lines(done.out)
    check(done.returncode == 0 and len(answers) == len(garbage) + 2, "every line gets one answer")
    check([answer["ok"] for answer in answers] == [False] * (len(answers) - 1) + [True],
          "garbage is not ok, and what follows it is")


def test_editions():
    check("rulebook" in works("edition", "check", GAME), "the built-in edition keeps the rulebook")
    check("goal" in works("edition", "show", GAME), "edition show prints the values")
    mine = json.loads(works("edition", "new", GAME))
    check(mine["name"] == "mine", "a new edition has a name of its own")
    mine["goal"]["value"] = 10
    write("mine.json", json.dumps(mine))
    done = run("edition", "check", "mine.json", "--json")
    check(done.returncode == 1 and json.loads(done.out)["breaks"], "a departure is named")
    works("simulate", GAME, "--edition", "mine.json", "--games", "10")
    works("record", GAME, "--edition", "mine.json", "--seed", "1", "--out", "mine.jsonl")
    check("every hash agrees" in works("replay", "mine.jsonl", "--verify"),
          "a record carries an edition that is not built in")
    jsonschema.Draft202012Validator.check_schema(json.loads(works("edition", "schema", GAME)))
    check(True, "the schema is one")


def test_bench():
    signature = works("bench", "--signature")
    check(len(signature.splitlines()) >= 3, "there is a signature for every seat count")
    known = os.path.join(ROOT, "tests", "signatures.txt")
    if os.path.exists(known):
        lines = [line for line in read(known).splitlines() if line and not line.startswith("#")]
        check(lines == signature.splitlines(), "the signatures are those of tests/signatures.txt")
    rows = json.loads(works("bench", GAME, "--seconds", "0.01", "--json"))
    check([row["seats"] for row in rows] == [2, 3, 4], "bench measures every seat count")
    table = works("bench", GAME, "--seconds", "0.01", "--table").splitlines()
    check([row.split("|")[2].strip() for row in table[2:]] == ["2", "3", "4"],
          f"bench --table has a row a seat count: {table}")
    refused("bench", "--table", "--signature", says="--signature")


def test_hardening():
    """Full RELRO, immediate binding, PIE, stack protector and checked functions of the C library."""
    def told(*command):
        return subprocess.run([*command, PROGRAM], capture_output=True, text=True, check=True).stdout
    check("GNU_RELRO" in told("readelf", "-lW"), "what the loader has filled in is read-only")
    dynamic = told("readelf", "-dW")
    check("BIND_NOW" in dynamic and "PIE" in dynamic, "everything is bound at the start, anywhere in memory")
    symbols = told("readelf", "-W", "--dyn-syms")
    check("__stack_chk_fail" in symbols, "the stack is protected")
    check("printf_chk" in symbols, "calls of the C library are checked")


# Packages of which a build reads only declarations, and those that another one's notice speaks for.
NOT_INSIDE = {"libc6-dev", "linux-libc-dev"}
SPOKEN_FOR = {"libgcc-12-dev": "libstdc++-12-dev", "libclang-common-19-dev": "libclang-rt-19-dev-wasm32"}


def packages_read(build):
    """Debian's packages with the headers that went into a build, its tests aside."""
    told = subprocess.run(["ninja", "-C", build, "-t", "deps"], capture_output=True, text=True, check=True).stdout
    headers = set()
    for target in told.split("\n\n"):
        if target and not target.startswith("tests/"):
            headers.update(os.path.realpath(os.path.join(build, line.strip())) for line in target.splitlines()[1:])
    headers = sorted(one for one in headers if one.startswith("/usr/"))
    owners = subprocess.run(["dpkg-query", "-S", *headers], capture_output=True, text=True, check=True).stdout
    return {line.split(":")[0] for line in owners.splitlines()}


def test_licenses():
    """What the compilers read from outside is named, and so is what only the linkers add."""
    notices = works("--licenses")
    listed = re.findall(r"^- (.*)", notices, re.MULTILINE)
    for name in listed:
        check(f"\n{name}\n" + "=" * 80 in notices, f"{name} has its license")
    named = {re.sub(r".*\((.*)\)", r"\1", name) for name in listed}
    release = os.path.dirname(os.path.realpath(PROGRAM))
    inside = packages_read(release) | packages_read(os.path.join(ROOT, "build", "wasm"))
    inside = {SPOKEN_FOR.get(package, package) for package in inside} - NOT_INSIDE
    linked = {"preact", "vite", "wasi-libc", "libclang-rt-19-dev-wasm32", "libc++-19-dev-wasm32"}
    check(named == inside | linked, f"each is named and nothing else: {sorted(named ^ (inside | linked))}")


def test_example_bot():
    done = subprocess.run([sys.executable, os.path.join(ROOT, "examples", "bot.py"), PROGRAM],
                          capture_output=True, text=True, timeout=120)
    check(done.returncode == 0 and done.stdout.count("points") == 2,
          f"examples/bot.py plays a game: {done.stdout}{done.stderr}")


# ---- Bots from outside -----------------------------------------------------------------------

OUTSIDER = f"""
import json, subprocess, sys
engine = subprocess.Popen([{PROGRAM!r}, "engine", "--bot", "greedy"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, text=True)
for number, line in enumerate(sys.stdin):
    FAULT
    engine.stdin.write(line)
    engine.stdin.flush()
    sys.stdout.write(engine.stdout.readline())
    sys.stdout.flush()
"""


def outsider(name, fault="pass"):
    """A bot that plays well; `fault` is what it does before it answers question `number`."""
    return f"cmd:{sys.executable} {write(name, OUTSIDER.replace('FAULT', fault))}"


def left_behind():
    """The processes that still run in the test's folder."""
    here = os.getcwd()
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            if os.readlink(f"/proc/{process}/cwd") == here and int(process) != os.getpid():
                found.append(read(f"/proc/{process}/cmdline").replace("\0", " "))
        except OSError:
            pass
    return found


def nothing_is_left(what):
    for _ in range(100):
        if not left_behind():
            break
        time.sleep(0.05)
    check(not left_behind(), f"{what}: still running: {left_behind()}")


def test_programs_play_every_game():
    good = outsider("good.py")
    for game in json.loads(works("games", "--json")):
        least = game["seats"][0]
        bots = ",".join([good] + ["random"] * (least - 1))
        report = json.loads(works("simulate", game["id"], "--bots", bots, "--games", "2", "--json",
                                  "--threads", "2", "--audit"))
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


def first_questions(seen):
    """Those of the first rounds, by a program that notes them in `seen`."""
    questions = json_lines(read(seen))
    os.remove(seen)
    return [question for question in questions if question["view"]["rounds"] == 0]


def test_no_program_foresees_a_draw():
    notes = outsider("notes.py", "open('seen', 'a').write(line)")
    for command, games in (("simulate", "3"), ("arena", "4")):
        asked = [command, GAME, "--bots", f"{notes},random", "--games", games, "--json"]
        told = []
        dealt = []
        for _ in range(2):
            told.append(json.loads(works(*asked)))
            dealt.append(first_questions("seen"))
        check(told[0]["secret"] != told[1]["secret"], f"{command}: each run has its own secret")
        views = [[question["view"] for question in run] for run in dealt]
        check(not any(view in views[1] for view in views[0]), f"{command}: they deal other games")
        sent = [{question["seed"] for question in run} for run in dealt]
        check(not sent[0] & sent[1], f"{command}: and send other seeds")
        again = json.loads(works(*asked, "--secret", told[0]["secret"]))
        check(first_questions("seen") == dealt[0], f"{command}: the secret deals and sends the same again")
        for timed in ("seconds", "games_per_second", "moves_per_second"):
            again.pop(timed, None)
            told[0].pop(timed, None)
        check(again == told[0], f"{command}: with the same result")
        other = json.loads(works(*asked, "--secret", told[0]["secret"], "--seed", "2"))
        check(other["secret"] == told[0]["secret"], f"{command}: the secret that was given is told")
        check(first_questions("seen") != dealt[0], f"{command}: the seed still counts")
        lines = works(*asked[:-1]).splitlines()
        check(re.fullmatch(r".*--secret [0-9a-f]{32} .*", lines[-1]), f"{command}: {lines[-1]}")
        os.remove("seen")
        for secret in ("1", "x" * 32, "0" * 31, "0" * 33, "-" + "0" * 31):
            refused(*asked, f"--secret={secret}", says="32 hexadecimal digits")
        refused(command, GAME, "--bots", "random,greedy", "--secret", "0" * 32, says="--seed alone")
        plain = json.loads(works(command, GAME, "--bots", "random,greedy", "--json", "--games", "2"))
        check("secret" not in plain and plain["seed"] == 1, f"{command}: built-in bots need no secret")


def test_an_arena_of_programs_goes_on_with_its_secret():
    asked = ["arena", GAME, "--bots", f"{outsider('good.py')},random", "--games", "8", "--json"]
    whole = json.loads(works(*asked, "--save", "a.jsonl"))
    text = read("a.jsonl")
    lines = text.splitlines(keepends=True)
    check(json.loads(lines[0])["secret"] == whole["secret"], "the file has the secret")
    for cut in (len(lines[0]), len(text) // 2, len(text) - 1):
        write("a.jsonl", text[:cut])
        check(json.loads(works(*asked, "--save", "a.jsonl")) == whole, f"cut at {cut}")
    for cut in (0, 5, lines[0].index("secret") + 12, len(lines[0]) - 1):  # nothing was played
        write("a.jsonl", text[:cut])
        check(json.loads(works(*asked, "--save", "a.jsonl"))["games"] == 8, f"cut at {cut}")
    write("a.jsonl", text)
    refused(*asked, "--save", "a.jsonl", "--secret", "0" * 32, says="there secret is")
    write("a.jsonl", text.replace(whole["secret"], "none"))
    refused(*asked, "--save", "a.jsonl", says="32 hexadecimal digits")


def test_record_takes_a_seed_that_nobody_knows():
    done = [run("record", GAME, "--players", "greedy,random") for _ in range(2)]
    seeds = [re.fullmatch(r"--seed (\d+) deals this game again\n", one.err) for one in done]
    check(all(seeds) and done[0].out != done[1].out, f"each time another: {done[0].err}")
    again = works("record", GAME, "--players", "greedy,random", "--seed", seeds[0].group(1))
    check(again == done[0].out, "the seed that was told repeats the record")


def test_programs_that_fail():
    faults = {
        "crash": ("if number == 3: sys.exit('out of ideas')", "ended with code 1: 'out of ideas'"),
        "kill": ("if number == 3: import os; os.kill(os.getpid(), 9)",
                 "signal 9|code 137"),  # the second is what some shells make of it
        "hang": ("if number == 3: import time; time.sleep(1000)", "no answer in 1 s"),
        "garbage": ("if number == 3: print('hm', flush=True); continue", "'hm', which is no JSON"),
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
                          ("yes >&2", "it gave no answer in 0.5 s"), ("yes", "'y', which is no")):
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
    check("Winner: random" in done.out and "--resume" in done.out, f"play: {done.out[-300:]}")
    refused("play", "--resume", "table.jsonl", says="--players")  # a record starts no program
    out = works("play", "--resume", "table.jsonl", "--players", f"greedy,{outsider('good.py')}")
    check("Winner" in out or "Shared" in out, "others play on")
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


def interruptible(*command):
    """Runs a command that hears Ctrl-C, even where these tests run in the background and don't."""
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))


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


# ---- Views and explanations ------------------------------------------------------------------

def test_questions_about_a_view():
    engine = Engine()
    engine.refuses(do="bot", seat=0, says="no match yet")
    engine.must(do="new", game=GAME, seats=2, seed=5)
    engine.must(do="play", seat=0, move="reserve deck 1")
    views = [engine.must(do="view", seat=seat)["view"] for seat in (0, 1)]
    apart = Engine()  # has no match
    asked = {"game": GAME, "view": views[1], "seat": 1}
    check(apart.must(do="legal", **asked) == engine.must(do="legal", seat=1), "a view has its moves")
    move = apart.must(do="bot", **asked, bot="search:simulations=50", seed=3, seconds=60)["move"]
    check(move in [legal["move"] for legal in engine.must(do="legal", seat=1)["legal"]], move)
    found = apart.must(do="explain", **asked, bot="search:simulations=50", seed=3)
    check(found["considered"][0]["move"] == move, "an explanation begins with the move")
    named = apart.must(do="bot", **asked, edition="standard", bot="greedy")
    whole = json.loads(works("edition", "show", GAME, "--json"))
    check(named == apart.must(do="bot", **asked, edition=whole, bot="greedy"), "an edition by name")
    check(apart.must(do="legal", game=GAME, view=views[0], seat=0)["legal"] == [], "no moves now")
    for changed, says in ((dict(seat=0), "less than the seat knows"),
                          (dict(view=views[0]), "may not know"),
                          (dict(view=views[0], seat=0), "nothing for seat 0"),
                          (dict(seat=2), "only 2 seats"), (dict(seat=-1), "seat is"),
                          (dict(view={}), "seats is missing"), (dict(view=[]), "view"),
                          (dict(view={**views[1], "stock": {}}), "impossible"),
                          (dict(view={**views[1], "seats": 3}), "impossible"),
                          (dict(game="chess"), "chess"), (dict(edition="none"), "edition"),
                          (dict(seconds=0), "seconds"), (dict(seconds="1"), "seconds"),
                          (dict(bot="cmd:ls"), "program"), (dict(bot="magic"), "magic"),
                          (dict(seed=-1), "seed"), (dict(extra=1), "extra")):
        apart.refuses(do="bot", **{**asked, **changed}, says=says)
    apart.refuses(do="view", says="no match")
    apart.close()
    engine.close()


def test_explanations():
    engine = Engine()
    for game, seats in every_game():
        engine.must(do="new", game=game["id"], seats=seats, seed=3)
        seat = next(s for s in range(seats) if engine.must(do="legal", seat=s)["legal"])
        found = engine.must(do="explain", seat=seat, bot="search:simulations=80", most=4)
        check(found["simulations"] == 80 and 1 <= len(found["considered"]) <= 4, f"{game['id']}")
        for one in found["considered"]:
            check(len(one["expected"]) == seats and abs(sum(one["expected"]) - 1) < 0.01,
                  f"{game['id']}: {one}")
        check(found["line"][0] == {"seat": seat, "move": found["considered"][0]["move"]},
              f"{game['id']}: the line begins with the move")
    engine.must(do="new", game=GAME, seats=2, seed=3)
    for bot in ("random", "greedy", "easy"):
        engine.refuses(do="explain", seat=0, bot=bot, says="does not search")
    engine.refuses(do="explain", seat=1, says="nothing for seat 1")
    engine.refuses(do="explain", seat=0, most=0, says="most")
    engine.close()
    for language, word in (("en", "your chances"), ("ja", "勝算"), ("zh", "胜算")):
        out = works("play", GAME, "--lang", language, "--seed", "1", text="hint\nquit\n")
        check(word in out and out.count(" %") == 3, f"a hint in {language}: {out[-300:]}")


# ---- What is refused -------------------------------------------------------------------------

def test_bad_arguments():
    refused(says="required")
    refused("dance", says="there is no command 'dance'")
    refused("play", "chess", says="there is no game 'chess'")
    refused("play", says="name a game")
    refused("simulate", "chess", says="there is no game 'chess'")
    refused("record", "chess", says="there is no game 'chess'")
    refused("bench", "chess", says="there is no game 'chess'")
    refused("play", GAME, "--players", "you", says="2 to 4 seats")
    refused("play", GAME, "--players", "you,you,you,you,you", says="2 to 4 seats")
    refused("play", GAME, "--players", "you,magic", says="magic")
    refused("play", GAME, "--players", "you,,you", says="''")
    refused("play", GAME, "--lang", "fr", says="fr")
    refused("play", GAME, "--frobnicate", says="--frobnicate")
    refused("simulate", GAME, "--seats", "5", says="2 to 4 seats")
    refused("simulate", GAME, "--seats", "two", says="two")
    refused("simulate", GAME, "--threads", "0", says="--threads")
    refused("simulate", GAME, "--bots", "random,random,random", says="--bots")
    refused("simulate", GAME, "--bots", "magic", says="magic")
    refused("record", GAME, "--players", "random,random", "--seats", "3", says="--seats")
    refused("record", GAME, "--players", "you,random", says="you")
    refused("simulate", GAME, "--option", "frist=1", says="frist")
    refused("simulate", GAME, "--option", "first=2", says="first")
    refused("simulate", GAME, "--option", "first", says="key=value")
    refused("bench", "--seconds", "0", says="--seconds")
    refused("edition", "eat", GAME, says="eat")
    refused("edition", "show", says="what")
    for seed in ("one", "-1", "1.5", "18446744073709551616", "", " 1", "0x1"):
        for command in ("simulate", "record", "play"):
            refused(command, GAME, "--seed", seed, says="--seed")
    for games in ("0", "x", "-3", "", "1.5", "9999999999999999999999"):
        refused("simulate", GAME, "--games", games, says="--games")


def test_bad_files():
    os.makedirs("folder", exist_ok=True)
    path = records()[0]
    refused("replay", "missing.jsonl", says="missing.jsonl")
    refused("replay", "folder", says="folder")
    refused("replay", LONG_NAME, says="no file")
    refused("replay", says="required")
    refused("replay", path, "--to", "-1", says="--to")
    refused("replay", path, "--to", "x", says="--to")
    refused("replay", path, "--view", "2", says="--view")
    refused("replay", path, "--view", "all", "--json", says="--view")
    refused("replay", path, "--view", "", "--json", says="--view")
    refused("replay", path, "--view", "0", "--verify", says="--verify")
    refused("replay", path, "--legal", says="--json")
    refused("play", "--resume", "missing.jsonl", says="missing.jsonl")
    refused("play", GAME, "--record", path, says="exists")
    refused("play", GAME, "--record", "no/such/folder/x.jsonl", says="can't be written")
    refused("play", GAME, "--record", LONG_NAME, says="can't be written")
    refused("play", GAME, "--record", "folder", says="exists")
    refused("record", GAME, "--out", "no/such/folder/x.jsonl", says="can't be written")
    refused("record", GAME, "--out", "folder", says="exists")
    refused("record", "chess", "--out", "never.jsonl")
    check(not os.path.exists("never.jsonl"), "a refused record leaves no file")


def test_what_is_half_said():
    for bots in ("greedy,", ",greedy", ""):
        refused("simulate", GAME, "--bots", bots, says="bot")
        refused("record", GAME, "--players", bots, says="bot" if bots else "seats")
    refused("play", GAME, "--players", "you,greedy,", says="no bot ''")
    refused("simulate", GAME, "--option", "first=1", "--option", "first=0", says="twice")
    refused("play", GAME, "--resume", records()[0], says="excludes")
    refused("play", "--resume", "", says="no file")
    for name in ("\x1b[31mred", "a\nb", "x" * 25):
        refused("play", GAME, "--players", f"you:{name},greedy", says="no name")
    for seconds in ("nan", "0", "-1", "inf"):
        refused("bench", "--seconds", seconds, says="--seconds")
    for language, title in (("ja", "宝石"), ("zh", "璀璨")):
        check(title in works("games", "--lang", language), f"games in {language}")
    typed = works("play", GAME, "--record", "typed.jsonl", text="  HELP \n  moves   take red\n 1 \nquit\n")
    check("list the moves" in typed and "take red red" in typed, "blanks and capitals don't matter")


def test_closed_output():
    path = records()[0]
    for arguments, text in ((["games"], ""), (["replay", path], ""), (["record", GAME], ""),
                            (["replay", path, "--json"], ""),
                            (["simulate", GAME, "--games", "5"], ""),
                            (["edition", "show", GAME], ""), (["bench", "--signature"], ""),
                            (["engine"], '{"do":"games"}\n'), (["play", GAME], "quit\n")):
        reader, writer = os.pipe()
        os.close(reader)
        done = run(*arguments, text=text, stdout=writer)
        os.close(writer)
        is_refusal(done, "standard output")


def test_cut_records():
    lines = read(records()[0]).splitlines(keepends=True)
    begin = next(i for i, line in enumerate(lines) if '"move"' in line)
    for count in range(len(lines)):
        write("cut.jsonl", "".join(lines[:count]))
        refused("replay", "cut.jsonl", "--verify", says="cut.jsonl")
        if count == 0 or count < begin and '"drawn"' in lines[count]:
            refused("replay", "cut.jsonl", says="missing" if count else "empty")  # no set-up yet
            continue
        whole = max([begin] + [i for i in range(count + 1) if '"drawn"' not in lines[i]])
        replays_up_to(lines, whole, count)
        if count % 10 == 0 or count == len(lines) - 1:
            for cut in (3, len(lines[count]) - 1):
                write("cut.jsonl", "".join(lines[:count]) + lines[count][:cut])
                refused("replay", "cut.jsonl", "--verify", says=f"line {count + 1}")
                replays_up_to(lines, whole, None)
    write("cut.jsonl", lines[0][:20])
    refused("replay", "cut.jsonl", says="line 1")
    refused("play", "--resume", "cut.jsonl", says="line 1")
    write("cut.jsonl", "".join(lines[:-1]))
    works("replay", "cut.jsonl")  # only --verify demands the end
    refused("replay", "cut.jsonl", "--verify", says="end")


def replays_up_to(lines, whole, count):
    """cut.jsonl, which has `count` lines or a part of one more, goes on after `whole` of them."""
    done = run("replay", "cut.jsonl", "--json")
    told = f"'cut.jsonl' is cut off: what comes after line {whole} is not whole and left out\n"
    check(done.returncode == 0 and done.err == ("" if count == whole else told), f"{done.err}")
    write("whole.jsonl", "".join(lines[:whole]))
    check(done.out == works("replay", "whole.jsonl", "--json"), f"it is as if cut after {whole}")


def test_a_record_that_was_cut_can_be_resumed():
    for game, players in ((GAME, "you,random"), ("catherine", "you,random"), ("china", "you,random,random")):
        works("play", game, "--players", players, "--seed", "5", "--record", "played.jsonl",
              text="1\n" * 4 + "quit\n")
        text = read("played.jsonl")
        first = text.index('{"move"')
        for size in [first, first + 5] + [len(text) - back for back in range(1, len(text) - first, 37)]:
            write("cut.jsonl", text[:size])
            done = run("play", "--resume", "cut.jsonl", text="1\nquit\n")
            kept = read("cut.jsonl")
            check(done.returncode == 0 and done.err.count("is cut off") <= 1, f"{game}, {size}: {done.err}")
            check(text[size - 1] == "\n" or "is cut off" in done.err, f"{game}, {size}: it says so")
            check(len(os.path.commonprefix([kept, text])) >= text.rindex("\n", 0, size + 1) - 2000,
                  f"{game}, {size}: little is lost")
            works("replay", "cut.jsonl")
            works("play", "--resume", "cut.jsonl", text="1\nquit\n")
        os.remove("played.jsonl")
    whole = read(record_of("random,random", 1))
    write("cut.jsonl", whole[:-20])
    done = run("play", "--resume", "cut.jsonl")
    check(done.returncode == 2 and "finished" in done.err and read("cut.jsonl") == whole[:-20],
          "a finished game is left as it is")


def edited(lines, number, change):
    """The record with one line changed, as text."""
    copied = copy.deepcopy(lines)
    change(copied[number])
    return "".join(json.dumps(line) + "\n" for line in copied)


def test_edited_records():
    path = records()[0]
    lines = json_lines(read(path))
    legal = json_lines(works("replay", path, "--json", "--legal"))
    moves = [i for i, line in enumerate(lines) if "move" in line]
    drawn = [i for i, line in enumerate(lines) if "drawn" in line]
    unseen = {f"{level}{colour}{n}" for level, most in ((1, 8), (2, 6), (3, 4))
              for colour in "wugrk" for n in range(1, most + 1)}
    unseen -= {line.get("drawn") for line in lines}

    def bad(number, change, says=""):
        write("edited.jsonl", edited(lines, number, change))
        refused("replay", "edited.jsonl", says=says)

    free = [i for i, row in enumerate(legal[:-1]) if len(row["legal"]) > 1]
    for decision in (free[0], free[len(free) // 2], free[-1]):
        at = moves[decision]
        other = next(m for m in legal[decision]["legal"] if m != lines[at]["move"])
        bad(at, lambda line: line.update(move=other), says="line")
        bad(at, lambda line: line.update(on="0" * 16), says=f"line {at + 1}")
        bad(at, lambda line: line.update(seat=1 - line["seat"]), says=f"line {at + 1}")
        bad(at, lambda line: line.update(seat=9), says=f"line {at + 1}")
        bad(at, lambda line: line.update(move="take gold"), says=f"line {at + 1}")
        bad(at, lambda line: line.update(move=7), says=f"line {at + 1}")
        bad(at, lambda line: line.update(more=7), says="more")
    for at in (drawn[0], drawn[13], drawn[-1]):
        card = lines[at]["drawn"]
        if card[0] in "123":
            other = sorted(c for c in unseen if c[0] == card[0])[0]
            bad(at, lambda line: line.update(drawn=other))
        bad(at, lambda line: line.update(drawn="1x9"), says="1x9")
        bad(at, lambda line: line.update({"from": "deck 9"}), says="deck 9")
        bad(at, lambda line: line.update(drawn=lines[drawn[1]]["drawn"] if at != drawn[1] else ""))
    bad(-1, lambda line: line.update(hash="0" * 16), says="end")
    bad(-1, lambda line: line["end"].update(points=[99, 0]), says="end")
    bad_headers(bad)
    for text, says in (("", "empty"), ("\n", "line 1"), ("hello\n", "line 1"), ("[]\n", "line 1"),
                       ("\x00\x01\n", "line 1"), ("[" * 5000 + "\n", "line 1")):
        write("edited.jsonl", text)
        refused("replay", "edited.jsonl", says=says)
    whole = read(path).splitlines(keepends=True)
    for wrong in (whole + [whole[-1]], whole + [whole[-2]], whole[:20] + whole[21:], whole[1:],
                  whole[:30] + [whole[29]] + whole[30:], whole[:25] + ["\n"] + whole[25:]):
        write("edited.jsonl", "".join(wrong))
        refused("replay", "edited.jsonl", "--verify", says="line")


def bad_headers(bad):
    bad(0, lambda line: line.update(record=2), says="line 1")
    bad(0, lambda line: line.update(game="chess"), says="chess")
    bad(0, lambda line: line.update(rules=99), says="99")
    bad(0, lambda line: line.update(seats=3), says="players")
    bad(0, lambda line: line.update(seats=9), says="seats")
    bad(0, lambda line: line.update(players=["a"]), says="players")
    bad(0, lambda line: line.update(players=[1, 2]), says="players")
    bad(0, lambda line: line.update(options={"first": "1"}))
    bad(0, lambda line: line.update(options={"first": 1}), says="first")
    bad(0, lambda line: line.update(extra=1), says="extra")
    bad(0, lambda line: line["edition"].update(hash="0" * 16), says="edition")
    bad(0, lambda line: line["edition"].update(name="other"), says="other")
    bad(0, lambda line: line["edition"].update(whole={}), says="edition")
    bad(0, lambda line: line.update(position={}), says="position")
    bad(0, lambda line: line.pop("seats"), says="seats")


def test_bad_editions():
    good = json.loads(works("edition", "show", GAME, "--json"))

    def bad(change, says):
        edition = copy.deepcopy(good)
        change(edition)
        write("bad.json", json.dumps(edition))
        refused("edition", "check", "bad.json", says=says)
        refused("edition", "show", "bad.json", says=says)
        refused("edition", "new", "bad.json", says=says)
        refused("simulate", GAME, "--edition", "bad.json", says=says)
        refused("play", GAME, "--edition", "bad.json", "--record", "never.jsonl", says=says)
        refused("record", GAME, "--edition", "bad.json", "--out", "never.jsonl", says=says)

    bad(lambda e: e["cards"]["value"].pop(), "89")
    bad(lambda e: e["cards"]["value"].append(e["cards"]["value"][0]), "91")
    bad(lambda e: e["cards"]["value"][3]["cost"].update(red=-1), "cards.value[3]")
    bad(lambda e: e["cards"]["value"][3]["cost"].update(red=16), "cards.value[3]")
    bad(lambda e: e["cards"]["value"][3]["cost"].update(red=1.5), "cards.value[3]")
    bad(lambda e: e["cards"]["value"][3]["cost"].update(gold=1), "gold")
    bad(lambda e: e["cards"]["value"][3].update(id="1w1"), "1w1")
    bad(lambda e: e["cards"]["value"][3].update(id="white"), "id")
    bad(lambda e: e["cards"]["value"][3].update(points=999), "points")
    bad(lambda e: e["cards"]["value"][3].update(level=3), "level")
    bad(lambda e: e["cards"]["value"][3].update(colour="red"), "colour")
    bad(lambda e: [card.update(bonus="white") for card in e["cards"]["value"]], "white")
    bad(lambda e: e["gold"].update(value=8), "gold")
    bad(lambda e: e["gems_by_seats"]["value"].update({"2": 30}), "gems_by_seats")
    bad(lambda e: e["gems_by_seats"]["value"].update({"5": 3}), "'5'")
    bad(lambda e: e["nobles_by_seats"]["value"].update({"4": 11}), "nobles_by_seats")
    bad(lambda e: e["nobles"]["value"].pop(), "nobles")
    bad(lambda e: e["goal"].update(value="15"), "goal")
    bad(lambda e: e["goal"].update(value=1 << 70), "goal")
    bad(lambda e: e["goal"].pop("source"), "source")
    bad(lambda e: e.update(gaol=1), "gaol")
    bad(lambda e: e.pop("name"), "name")


def test_files_that_are_no_edition():
    deep = "[" * 100 + "]" * 100
    for content, says in (("hello", "JSON"), ("", "JSON"), ("[]", ""), ("5", ""), ("{}", "game"),
                          (deep, "nested"), ('{"game":' + deep + "}", "nested"),
                          ('{"game":"chess"}', "chess"), ('{"game":5}', "game")):
        write("bad.json", content)
        refused("edition", "check", "bad.json", says=says)
        refused("simulate", GAME, "--edition", "bad.json", says="bad.json")
    for name in ("missing.json", "missing", LONG_NAME, "."):
        refused("simulate", GAME, "--edition", name)
        refused("edition", "check", name)


# ---- Positions and secrets -------------------------------------------------------------------

def test_schema():
    validator = jsonschema.Draft202012Validator(json.loads(works("edition", "schema", GAME)))
    for path in records():
        seats = json_lines(read(path))[0]["seats"]
        for view in [[]] + [["--view", str(who)] for who in list(range(seats)) + ["nobody"]]:
            for row in json_lines(works("replay", path, "--json", "--positions", *view)):
                error = next(validator.iter_errors(row["position"]), None)
                check(error is None, f"{path} {view}: {error and error.message}")


def covered_from(position, viewer):
    """The cards in other seats' hands that the viewer may not know."""
    return {card["card"] for seat, player in enumerate(position["players"]) if seat != viewer
            for card in player["reserved"] if card["covered"]}


def leaks(text, cards):
    return [card for card in cards if re.search(rf"\b{card}\b", text)]


def test_views_keep_secrets():
    seen = 0
    for path in records():
        truth = json_lines(works("replay", path, "--json", "--positions"))
        seats = json_lines(read(path))[0]["seats"]
        for who in list(range(seats)) + ["nobody"]:
            out = works("replay", path, "--json", "--positions", "--legal", "--view", str(who))
            for line, true in zip(out.splitlines(), truth):
                # A purchase shows the card at the moment when it is declared.
                shown = true.get("move", "").split()[1:2]
                hidden = covered_from(true["position"], who) - set(shown)
                seen += len(hidden)
                check(not leaks(line, hidden), f"{path}: the view of {who} shows {hidden}")
                check('"hash"' not in line, "a view has no hash of what it does not show")
            hidden = covered_from(truth[-1]["position"], who)
            told = works("replay", path, "--view", str(who))
            check(not leaks(told, hidden), f"{path}: the log of {who} tells {hidden}")
    check(seen > 100, f"only {seen} covered cards were looked for")


def test_engine_keeps_secrets():
    engine = Engine()
    seen = 0
    match = engine.must(do="new", game=GAME, seats=3, seed=11)
    while not match["finished"]:
        seat = match["deciders"][0]
        move = engine.must(do="bot", seat=seat, bot="random", seed=1)["move"]
        match = engine.must(do="play", seat=seat, move=move)
        position = engine.must(do="position")["position"]
        for who in (0, 1, 2, None):
            hidden = covered_from(position, who)
            seen += len(hidden)
            asked = {} if who is None else {"seat": who}
            answers = [engine.must(do="view", **asked), engine.must(do="events", **asked)]
            if who is not None:
                answers.append(engine.must(do="legal", **asked))
            check(not leaks(json.dumps(answers), hidden), f"seat {who} is told of {hidden}")
    check(seen > 100, f"only {seen} covered cards were looked for")
    engine.close()


# ---- Every game ------------------------------------------------------------------------------

def every_game():
    """Each game with each of its seat counts."""
    for game in json.loads(works("games", "--json")):
        for seats in range(game["seats"][0], game["seats"][1] + 1):
            yield game, seats


def test_every_game_plays_and_replays():
    for game, seats in every_game():
        name = f"{game['id']} with {seats}"
        bots = ",".join(["greedy", "random", "random", "greedy", "random"][:seats])
        works("record", game["id"], "--players", bots, "--seed", "5", "--out", f"{name}.jsonl")
        check("every hash agrees" in works("replay", f"{name}.jsonl", "--verify"), name)
        rows = json_lines(works("replay", f"{name}.jsonl", "--json", "--positions"))
        engine = Engine()
        for row in rows[::23]:
            begun = engine.must(do="position", game=game["id"], position=row["position"])
            check(begun["hash"] == row["hash"], f"{name}: a position has its hash")
            check(engine.must(do="position")["position"] == row["position"], f"{name}: it comes back")
        engine.close()


def test_every_game_keeps_its_schema():
    for game, seats in every_game():
        schema = json.loads(works("edition", "schema", game["id"]))
        validator = jsonschema.Draft202012Validator(schema)
        works("record", game["id"], "--seats", str(seats), "--seed", "6", "--out", "record.jsonl")
        for view in [[], ["--view", "0"], ["--view", "nobody"]]:
            for row in json_lines(works("replay", "record.jsonl", "--json", "--positions", *view))[::7]:
                error = next(validator.iter_errors(row["position"]), None)
                check(error is None, f"{game['id']} {seats} {view}: {error and error.message}")
        os.remove("record.jsonl")


def test_every_game_has_its_options():
    for game, seats in every_game():
        for key, values in game["options"].items():
            common = ["simulate", game["id"], "--seats", str(seats), "--games", "20", "--audit"]
            if seats not in game["options_with_seats"][key]:
                refused(*common, "--option", f"{key}={values[0]}", says=f"option {key}")
                continue
            works(*common, "--option", f"{key}={values[1]}")
            refused(*common, "--option", f"{key}=none", says=f"option {key}")


def test_every_game_can_be_sat_down_to():
    for game, seats in every_game():
        players = ",".join(["you"] + ["random"] * (seats - 1))
        for language in ("en", "ja", "zh"):
            out = works("play", game["id"], "--players", players, "--lang", language, "--seed", "2",
                        text="moves\nhelp\nno such move\nquit\n")
            check(max(len(line) for line in out.splitlines()) < 400, "the lines can be read")


def test_a_sealed_answer_can_be_taken_back_at_one_keyboard():
    out = works("play", "catherine", "--players", "you:Ada,you:Ben", "--seed", "2",
                "--record", "sealed.jsonl", text="1\nundo\n2\nquit\n")
    asked = re.findall(r"^(Ada|Ben):", out, re.MULTILINE)
    check(asked == ["Ada", "Ben", "Ada", "Ben"], f"after the undo Ada is asked again: {asked}")
    check('"move"' not in read("sealed.jsonl"), "the record has no sealed answer")


def test_every_edition_can_be_copied_and_changed():
    for game in json.loads(works("games", "--json")):
        check("rulebook" in works("edition", "check", game["id"]), f"{game['id']} keeps the rulebook")
        mine = json.loads(works("edition", "new", game["id"]))
        mine["name"] = "mine"
        write("mine.json", json.dumps(mine))
        works("edition", "check", "mine.json")
        works("simulate", game["id"], "--edition", "mine.json", "--games", "20", "--audit")
        for key in mine:
            less = {other: value for other, value in mine.items() if other != key}
            write("less.json", json.dumps(less))
            refused("edition", "check", "less.json", says=key)

# ---- The arena -------------------------------------------------------------------------------

def arena(*arguments):
    return json.loads(works("arena", GAME, "--json", *arguments))


def test_an_arena_tells_who_is_stronger():
    result = arena("--bots", "random,greedy,easy", "--seats", "3", "--games", "100")
    check(result["games"] == 102 and result["games_in_round"] == 3 and result["rounds"] == 34,
          f"games are rounded up to whole rounds: {result}")
    check([bot["bot"] for bot in result["bots"]] == ["random", "greedy", "easy"], "bots in order")
    check(abs(sum(bot["win_share"] for bot in result["bots"]) - 1) < 1e-9, "somebody wins")
    check(abs(sum(bot["elo"] for bot in result["bots"])) < 1e-6, "the mean Elo is 0")
    random, greedy, easy = result["bots"]
    check(greedy["elo"] - greedy["elo_error"] > random["elo"] + random["elo_error"],
          "greedy beats random beyond the error")
    for bot in result["bots"]:
        low, high = bot["win_share_95"]
        check(0 <= low <= bot["win_share"] <= high <= 1, f"the interval holds the share: {bot}")
        check(bot["games"] == 102 and bot["forfeits"] == 0 and bot["mean_rank_error"] >= 0,
              f"what is told of a bot: {bot}")
    check(result == arena("--bots", "random,greedy,easy", "--seats", "3", "--games", "100",
                          "--threads", "3"), "results don't depend on threads")
    table = works("arena", GAME, "--bots", "random,greedy", "--seats", "4", "--games", "9")
    check("16 games with 4 seats (9 asked for), in 2 rounds of 8" in table, f"the table: {table}")
    check(table.index("greedy") < table.index("random"), "the strongest is on top")


def test_an_arena_draws_its_result():
    works("arena", GAME, "--bots", "random,greedy", "--games", "10", "--svg", "arena.svg")
    root = xml.etree.ElementTree.parse("arena.svg").getroot()
    text = "".join(root.itertext())
    check(root.tag.endswith("svg") and "Elo" in text and "greedy" in text and "fair share" in text,
          "the picture shows Elo and wins")


def test_an_arena_stops_when_it_is_decided():
    stronger = arena("--bots", "greedy,random", "--one", "--games", "5000", "--sprt", "0,50")
    check(stronger["sprt"]["result"] == "H1" and stronger["games"] < 200, f"{stronger}")
    weaker = arena("--bots", "random,greedy", "--one", "--games", "5000", "--sprt", "0,50",
                   "--threads", "3")
    check(weaker["sprt"]["result"] == "H0" and weaker["games"] < 200, f"{weaker}")
    short = arena("--bots", "greedy,easy", "--games", "4", "--sprt", "0,1")
    check(short["sprt"]["result"] == "undecided", f"{short}")


def test_an_arena_goes_on_where_it_was():
    asked = ["--bots", "random,greedy", "--seats", "3", "--games", "30"]
    whole = arena(*asked)
    check(arena(*asked, "--save", "a.jsonl") == whole, "saving changes nothing")
    text = read("a.jsonl")
    lines = text.splitlines(keepends=True)
    check(len(lines) == 31, "a header and a line for each game")
    for cut in (0, 10, len(lines[0]) - 1, len(lines[0]), len(lines[0]) + 20, len(text) // 2,
                len(text) - 1, len(text)):
        write("cut.jsonl", text[:cut])
        check(arena(*asked, "--save", "cut.jsonl", "--threads", "2") == whole, f"cut at {cut}")
        check(sorted(read("cut.jsonl").splitlines()) == sorted(text.splitlines()),
              f"cut at {cut}, the file is whole again")
    before = read("a.jsonl")
    arena("--bots", "random,greedy", "--seats", "3", "--games", "12", "--save", "a.jsonl")
    check(read("a.jsonl") == before, "a shorter run plays nothing again")
    marked = [line.replace('"points":[', '"points":[77') if '"number":3,' in line else line
              for line in lines]
    write("marked.jsonl", "".join(marked))
    check(arena(*asked, "--save", "marked.jsonl") != whole, "games are taken from the file")
    longer = arena("--bots", "random,greedy", "--seats", "3", "--games", "60", "--save", "a.jsonl")
    check(longer == arena("--bots", "random,greedy", "--seats", "3", "--games", "60"),
          "a longer run goes on")


def test_an_arena_that_is_killed_loses_no_game():
    asked = ["arena", GAME, "--bots", "greedy,random", "--seats", "2", "--games", "100000"]
    process = interruptible(PROGRAM, *asked, "--save", "a.jsonl")
    while not os.path.exists("a.jsonl") or os.path.getsize("a.jsonl") < 5000:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    check(process.wait(timeout=60) != 0, "Ctrl-C ends it")
    asked[-1] = "20"
    check(works(*asked, "--save", "a.jsonl") == works(*asked), "and it can go on")


def test_an_arena_refuses_another_or_a_damaged_file():
    asked = ["arena", GAME, "--bots", "random,greedy", "--games", "10", "--save", "a.jsonl"]
    works(*asked)
    text = read("a.jsonl")
    lines = text.splitlines(keepends=True)
    refused(*asked, "--seed", "2", says="there seed is '1', here '2'")
    refused(*asked, "--seats", "3", says="there seats is '2', here '3'")
    refused(*asked, "--one", says="there one is")
    refused("arena", GAME, "--bots", "random,easy", "--save", "a.jsonl", says="there bots is")
    damages = {"{}\n": "number", "nonsense\n": "no JSON", "[]\n": "object",
               lines[1]: "twice",
               lines[1].replace('"ranks":[', '"ranks":[9,'): "ranks",
               lines[1].replace("random", "easy"): "not played by these bots",
               lines[1].replace('"number":0', '"number":-1'): "number",
               re.sub(r'"ranks":.*', '"ranks":[2,2]}', lines[1]): "ranks",
               re.sub(r'"ranks":.*', '"ranks":["a",2]}', lines[1]): "ranks",
               re.sub(r'"points":.*?]', '"points":[1e9,2]', lines[1]): "points",
               re.sub(r'}$', ',"more":1}', lines[1]): "more"}
    for line, says in damages.items():
        write("a.jsonl", "".join(lines[:3]) + line + "".join(lines[4:]))
        refused(*asked, says="line 4")
        refused(*asked, says=says)
    for other in ("no arena", "no arena\n", "{}\n", '{"arena":1}\n', "\n"):
        write("a.jsonl", other)
        refused(*asked, says="arena")


def test_an_arena_refuses_bad_input():
    def bad(says, *arguments):
        refused("arena", GAME, *arguments, says=says)
    bad("--bots is required")
    bad("names 1 bot", "--bots", "random")
    bad("twice", "--bots", "random,greedy,random")
    bad("no bot 'nobody'", "--bots", "random,nobody")
    bad("no bot ''", "--bots", "random,")
    bad("2 to 20", "--bots", ",".join(f"search:simulations={i + 1}" for i in range(21)))
    two = ["--bots", "random,greedy"]
    for games in ("0", "-1", "x", "1.5", "99999999999"):
        bad("--games", *two, "--games", games)
    bad("seats", *two, "--seats", "1")
    bad("seats", *two, "--seats", "5")
    for sprt in ("1", "3,1", "0,0", "a,b", "0,1,2", "nan,1", "0,99999"):
        bad("ELO0,ELO1", *two, f"--sprt={sprt}")
    bad("can't be written", *two, "--save", "no/such/folder")
    bad("is a folder", *two, "--save", ".")
    bad("can't be written", *two, "--svg", "no/such/folder")
    bad("can't be written", *two, "--svg", ".", "--save", "a.jsonl")
    bad("the same file", *two, "--svg", "a", "--save", "a")
    bad("--threads", *two, "--threads", "0")


def means(numbers):
    return [number["mean"] for number in numbers]


def test_every_game_has_a_balance_sheet():
    for game, seats in every_game():
        name = f"{game['id']} with {seats}"
        common = ["simulate", game["id"], "--seats", str(seats), "--games", "40", "--seed", "3"]
        sheet = json.loads(works(*common, "--stats", "--json"))
        plain = json.loads(works(*common, "--json"))
        check(sheet == json.loads(works(*common, "--stats", "--json", "--threads", "3")),
              f"{name}: the sheet does not depend on the number of threads")
        for seat, points in zip(sheet["by_seat"], plain["mean_points"]):
            check(seat["points"]["mean"] == points, f"{name}: the points of the simulation")
            check(abs(sum(means(seat["sources"].values())) - points) < 1e-9,
                  f"{name}: the sources add up to the points")
            check(1 <= seat["rank"]["mean"] <= seats, f"{name}: ranks are ranks")
        check(abs(sum(means(seat["wins"] for seat in sheet["by_seat"])) - 1) < 1e-9,
              f"{name}: the shares of the wins add up to 1")
        check(abs(sheet["decisions"]["mean"] * 40 - plain["decisions"]) < 1e-6, f"{name}: decisions")
        check(sheet["options_of_a_step"]["mean"] >= 1, f"{name}: a step has an option")
        spread = list(sheet["moves"]["quantiles"].values())
        check(len(spread) == 5 and spread[0] > 0, f"{name}: quantiles of the length")
        taken = [item for item in sheet["items"] if item["taken"]["mean"] > 0]
        check(len(taken) > 10, f"{name}: somebody takes something")
        check(all(item["count"]["mean"] >= item["taken"]["mean"] - 1e-9 for item in taken),
              f"{name}: who took something has one at least")
        check(all(item["points"]["mean"] is None for item in sheet["items"] if item not in taken),
              f"{name}: what nobody took has no worth")
        text = works(*common, "--stats")
        check("leader at half time wins" in text and taken[0]["item"] in text, f"{name}: as text")


def test_what_splendor_counts():
    common = ["simulate", GAME, "--seats", "2", "--games", "300", "--bots", "greedy,random"]
    sheet = json.loads(works(*common, "--stats", "--json"))
    count = {}
    for item in sheet["items"]:
        count[item["group"]] = count.get(item["group"], 0) + item["count"]["mean"]
        check(item["count"]["mean"] == item["taken"]["mean"], "there is one of each card and noble")
    check(4 < count["card"] < 30 and 0 < count["noble"] <= 3, f"plausible counts: {count}")
    check(abs(3 * count["noble"] - sheet["sources"]["nobles"]["mean"]) < 1e-9, "a noble is 3 points")
    check(sheet["first_advantage"]["mean"] > 0.2, "greedy is first here, and better than random")
    works(*common, "--svg", "sheet.svg")
    check(xml.etree.ElementTree.parse("sheet.svg").getroot().tag.endswith("svg"), "a drawing")
    check("noble" in read("sheet.svg"), "there are charts")
    refused(*common, "--svg", "sheet.svg", says="exists")
    refused(*common, "--svg", "no/such/folder.svg", says="can't be written")
    refused(*common, "--stats", "--audit", says="--audit")


def test_editions_are_compared():
    for game in json.loads(works("games", "--json")):
        common = ["simulate", game["id"], "--games", "60", "--against", "standard"]
        same = json.loads(works(*common, "--json"))
        check(len(same["changes"]) > 50, f"{game['id']}: every number is compared")
        for change in same["changes"]:
            check(change["difference"] in (0, None) and not change["sure"],
                  f"{game['id']} is no other than itself: {change}")
        check("leaves out 0" in works(*common), f"{game['id']}: as text")
    changed = json.loads(works("edition", "show", GAME, "--json"))
    changed["name"] = "dear"
    card = changed["cards"]["value"][0]
    card["cost"] = {"white": 15}
    changed["nobles"]["value"][0]["id"] = "newcomer"
    write("dear.json", json.dumps(changed))
    common = ["simulate", GAME, "--games", "2000", "--against", "dear.json"]
    result = json.loads(works(*common, "--json"))
    check(result == json.loads(works(*common, "--json", "--threads", "3")), "on any threads")
    changes = {change["number"]: change for change in result["changes"]}
    taken = changes[f"card {card['id']}: taken"]
    check(taken["sure"] and taken["high"] < -0.2, f"a card of 15 white is hardly taken: {taken}")
    first_sheet = {item["item"]: item for item in result["first"]["items"]}
    check(taken["first"] == first_sheet[card["id"]]["taken"]["mean"], "the sheets are there too")
    order = [change["sure"] for change in result["changes"]]
    check(order == sorted(order, reverse=True), "the surest come first")
    check([item["item"] for item in result["only_second"]] == ["newcomer"], "an item of one edition")
    text = works(*common, "--svg", "change.svg")
    check(f"* card {card['id']}: taken" in text and "only in dear: noble newcomer" in text, "as text")
    check("dear" in read("change.svg"), "drawn")
    refused("simulate", GAME, "--against", "nothing", says="no edition 'nothing'")
    refused("simulate", GAME, "--against", "missing.json", says="missing.json")
    refused("simulate", GAME, "--against", "dear.json", "--audit", says="--audit")
    refused("simulate", "china", "--against", "dear.json", says="dear.json")


def test_every_built_in_edition_can_be_used():
    for game in json.loads(works("games", "--json")):
        check(game["editions"][0] == "standard", "the first edition is the standard one")
        for name in game["editions"]:
            edition = json.loads(works("edition", "show", game["id"], "--edition", name, "--json"))
            check(edition["name"] == name, f"{game['id']}: {name} has its name")
            check(run("edition", "check", game["id"], "--edition", name).returncode in (0, 1),
                  f"{game['id']}: {name} can be played")
            works("record", game["id"], "--edition", name, "--seed", "1", "--out", "record.jsonl")
            header = json_lines(read("record.jsonl"))[0]
            check(header["edition"]["name"] == name and "whole" not in header["edition"],
                  f"{game['id']}: a record names {name}")
            works("replay", "record.jsonl", "--verify")
            os.remove("record.jsonl")
            engine = Engine()
            engine.must(do="new", game=game["id"], seats=game["seats"][0], edition=name)
            answer = engine.ask(do="new", game=game["id"], seats=game["seats"][0], edition="nothing")
            check(answer["ok"] is False and "standard" in answer["error"], f"engine: {answer}")
            engine.close()
        refused("edition", "show", game["id"], "--edition", "nothing", says="no edition 'nothing'")
    write("mine.json", works("edition", "new", GAME))
    refused("edition", "show", "mine.json", "--edition", "standard", says="--edition")


class Page:
    """`pentarch serve`, asked over HTTP."""

    def __init__(self, *arguments, most_files=None):
        def limit():
            if most_files:
                resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
        self.process = subprocess.Popen([PROGRAM, "serve", *arguments], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, preexec_fn=limit)
        self.line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", self.line).group(1))

    def get(self, path, method="GET", **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request(method, path, headers={k.replace("_", "-"): v for k, v in headers.items()})
        answer = connection.getresponse()
        answer.body = answer.read()
        connection.close()
        return answer

    def raw(self, request):
        """Whatever comes back for these bytes, until the other side closes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as visitor:
            visitor.sendall(request)
            visitor.shutdown(socket.SHUT_WR)
            answer = b""
            while part := visitor.recv(65536):
                answer += part
            return answer

    def close(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        check(self.process.wait(timeout=10) == 0, "serve ends well when it is told to")
        self.process.stdout.close()


def test_serve():
    page = Page("--port", "0")
    check(page.line.startswith("Pentarch is at http://127.0.0.1:"), f"serve says where: {page.line}")
    home = page.get("/")
    check(home.status == 200 and b"<title>Pentarch</title>" in home.body, "the page is at /")
    check(home.headers["Cache-Control"] == "no-cache", "the page itself is asked for anew")
    check("default-src 'self'" in home.headers["Content-Security-Policy"], "only its own parts are loaded")
    script = re.search(rb'src="\./(assets/[^"]+)"', home.body).group(1).decode()
    notices = page.get("/NOTICES.txt")
    check(notices.body.decode().strip() == works("--licenses").strip()
          and notices.headers["Content-Type"].startswith("text/plain"),
          "the licenses are a text")
    plain = page.get(f"/{script}")
    packed = page.get(f"/{script}?x=1", Accept_Encoding="gzip")
    check(packed.headers["Content-Encoding"] == "gzip" and gzip.decompress(packed.body) == plain.body,
          "gzip where it is accepted")
    check("immutable" in plain.headers["Cache-Control"], "parts are kept by their names")
    check(page.get(f"/{script}", If_None_Match=plain.headers["ETag"]).status == 304, "what is known is not sent")
    check(page.get("/", method="HEAD").body == b"", "HEAD has no body")
    for method in ("POST", "DELETE", "OPTIONS"):
        taken = page.get("/", method=method)
        check(taken.status == 405 and taken.headers["Allow"] == "GET, HEAD", f"{method} is not taken")
    sent = page.raw(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello")
    check(sent.startswith(b"HTTP/1.1 405 ") and sent.count(b"HTTP/1.1") == 1, f"with a body: {sent[:200]}")
    for encodings, packs in (("gzip", True), ("GZIP ; q=0.5", True), ("br, gzip;q=1.0", True), ("*", True),
                             ("gzip;q=0", False), ("gzip; q=0.000, br", False), ("br", False),
                             ("*;q=0", False), ("gzip;q=0, *", False), ("notgzip", False), ("", False)):
        encoding = page.get(f"/{script}", Accept_Encoding=encodings).headers["Content-Encoding"]
        check(encoding == ("gzip" if packs else None), f"Accept-Encoding {encodings!r}: {encoding}")
    for path in ("/nothing", "/../../etc/passwd", "/%2e%2e/", "/assets", "//"):
        check(page.get(path).status == 404, f"{path} is not there")
    for rude in (b"\x00\xff not http\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET /\r\n\r\n",
                 b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                 b"GET xindex.html HTTP/1.1\r\nHost: a\r\n\r\n",
                 b"GET / HTTP/1.1\r\nHost: a\r\nno header\r\n\r\n",
                 b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
                 b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 100000 + b"\r\n\r\n"):
        answer = page.raw(rude)
        check(answer.startswith(b"HTTP/1.1 400 "), f"{rude[:60]}: {answer[:60]}")
    for good in (b"GET / HTTP/1.0\r\n\r\n", b"GET http://a/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"):
        check(b" 200 OK" in page.raw(good)[:20], f"{good} is a request")
    check(page.raw(b"GET / HT") == b"", "who hangs up gets no answer")
    check(page.get("/").status == 200, "garbage does no harm")
    refused("serve", "--port", str(page.port), says="choose another with --port")
    page.close(signal.SIGINT)
    refused("serve", "--port", "70000", says="--port")
    refused("serve", "--host", "nowhere", says="must be an address")
    for port in ([], ["--port", "8080"]):
        refused("serve", "--host", "1.2.3.4", *port, says="can't listen at the address 1.2.3.4")


def cpu_seconds(process):
    fields = read(f"/proc/{process.pid}/stat").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_serve_without_room():
    page = Page("--port", "0", most_files=40)
    visitors = []
    for _ in range(60):
        visitors.append(socket.create_connection(("127.0.0.1", page.port)))
    time.sleep(0.5)
    before = cpu_seconds(page.process)
    time.sleep(2)
    check(cpu_seconds(page.process) - before < 0.5, "it waits for room and does not spin")
    for visitor in visitors:
        visitor.close()
    check(page.get("/").status == 200, "then it goes on")
    page.close()
    said = page.process.stderr.read()
    check(said.count("\n") == 1 and "no room for more visitors" in said, f"it says so once: {said}")


# ---- Files that two want, or that are cut ----------------------------------------------------

def test_a_file_that_another_process_writes_is_refused():
    asked = ["arena", GAME, "--bots", "greedy,random", "--seats", "2", "--games", "10000000"]
    process = interruptible(PROGRAM, *asked, "--save", "a.jsonl")
    while not os.path.exists("a.jsonl") or os.path.getsize("a.jsonl") < 5000:
        time.sleep(0.01)
    is_refusal(run(*asked, "--save", "a.jsonl"), "in use by another")
    process.send_signal(signal.SIGINT)
    process.wait(timeout=60)
    asked[-1] = "20"
    check(works(*asked, "--save", "a.jsonl") == works(*asked), "the first one's file is whole")

    def sit_down(*arguments):
        player = subprocess.Popen([PROGRAM, "play", *arguments], stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE)
        player.stdout.readline()  # it has the record now
        return player
    for arguments in ([GAME, "--seed", "3", "--record", "b.jsonl"], ["--resume", "b.jsonl"]):
        player = sit_down(*arguments)
        refused("play", "--resume", "b.jsonl", says="in use by another")
        player.communicate(b"1\nquit\n", timeout=60)
    works("play", "--resume", "b.jsonl", text="quit\n")


def test_files_are_written_whole_or_not_at_all():
    picture = ["--bots", "random,greedy", "--games", "10", "--svg"]
    os.chmod(write("a.svg", "<svg>an older picture</svg>"), 0o640)
    os.symlink("a.svg", "link.svg")
    works("arena", GAME, *picture, "link.svg")
    check("</svg>" in read("a.svg") and os.path.islink("link.svg"), "the file behind a link is replaced")
    check(os.stat("a.svg").st_mode & 0o777 == 0o640, "and keeps its mode")
    works("arena", GAME, *picture, "/dev/null")
    check(not os.path.isfile("/dev/null"), "what is no plain file is left as it is")
    works("record", GAME, "--seed", "1", "--out", "b" * 250)  # as long as a name may be
    os.remove("b" * 250)
    with_limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
    before = snapshot()
    for arguments in (["arena", GAME, *picture, "a.svg"], ["simulate", GAME, "--games", "10", "--svg", "c.svg"],
                      ["record", GAME, "--seed", "1", "--out", "c.jsonl"]):
        done = subprocess.run([PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              preexec_fn=lambda: (signal.signal(signal.SIGXFSZ, signal.SIG_IGN), with_limit()))
        check(done.returncode == 2 and b"can't be written" in done.stderr, f"{arguments}: {done.stderr}")
        check(snapshot() == before, f"{arguments}: nothing stays behind, and nothing is lost")
    for number in (signal.SIGINT, signal.SIGKILL):
        for arguments in (["arena", GAME, "--bots", "random,greedy", "--games", "1000000", "--svg", "a.svg"],
                          ["simulate", GAME, "--games", "1000000000", "--svg", "c.svg"]):
            process = interruptible(PROGRAM, *arguments)
            time.sleep(0.5)
            process.send_signal(number)
            process.wait(timeout=60)
            check(snapshot() == before, f"{arguments}: after signal {number}")


def test_an_arena_reads_what_it_wrote_whatever_its_size():
    asked = ["arena", GAME, "--bots", "greedy,random", "--seats", "2", "--games", "4"]
    whole = works(*asked, "--save", "a.jsonl")
    lines = read("a.jsonl").splitlines(keepends=True)
    longer = [re.sub(r'"number":\d+', f'"number":{10**9 + i}', lines[1 + i % 4]) for i in range(4000)]
    padded = "".join(line[:-2] + " " * 20000 + "}\n" for line in longer)  # games of a longer run
    write("a.jsonl", "".join(lines) + padded)
    check(os.path.getsize("a.jsonl") > 64 << 20, "a large file")
    check(works(*asked, "--save", "a.jsonl") == whole, "it goes on with it")


def test_no_match_outgrows_what_can_be_loaded():
    engine = Engine()
    engine.must(do="new", game=GAME, seats=2, seed=1)
    move = engine.must(do="legal", seat=0)["legal"][0]["move"]
    request = "".join(json.dumps(line) + "\n" for line in (dict(do="play", seat=0, move=move),
                                                           dict(do="undo", seat=0)))
    done = run("engine", text=json.dumps(dict(do="new", game=GAME, seats=2, seed=1)) + "\n"
               + request * 26000 + '{"do":"record"}\n')
    answers = done.out.splitlines()
    last = json.loads(answers[-1])["record"]
    check(50000 < len(last) < 51000, f"the record stops growing: {len(last)} lines")
    check("taken back so often" in answers[-3] + answers[-2], f"undo says why: {answers[-2][:200]}")
    engine.must(do="load", record=last)
    check(engine.must(do="record")["record"] == last, "and what was written can be loaded")
    engine.close()


# ---- What is asked for too much --------------------------------------------------------------

def engine_with_little_memory(*requests, megabytes=400):
    """The answers of an engine that gets no more address space than that."""
    limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    text = b"".join(one if isinstance(one, bytes) else json.dumps(one).encode() + b"\n" for one in requests)
    done = subprocess.run([PROGRAM, "engine"], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          preexec_fn=limit, timeout=120)
    check(done.returncode == 0 and done.stderr == b"", f"it ends well: {done.returncode}, {done.stderr[:300]}")
    return json_lines(done.stdout.decode())


def test_a_search_without_room_is_refused_and_the_match_goes_on():
    greedy = ("search:simulations=1000:threads=256", "search:simulations=10:megabytes=16384",
              "search:simulations=10:threads=4:megabytes=200")
    begun = dict(do="new", game=GAME, seats=2, seed=1)
    asked = [dict(do=what, seat=0, bot=bot) for bot in greedy for what in ("bot", "explain")]
    modest = dict(do="bot", seat=0, bot="search:simulations=100:threads=2:megabytes=8")
    told = engine_with_little_memory(begun, *asked, modest, dict(do="play", seat=0, move="take white blue green"))
    for answer in told[1:1 + len(asked)]:
        check(not answer["ok"] and "megabytes, which this machine does not have" in answer["error"], f"{answer}")
    check(told[-2]["ok"] and told[-1]["ok"] and told[-1]["decisions"] == 1, f"the match goes on: {told[-2:]}")
    for number in ("threads=257", "megabytes=16385", "threads=0"):
        engine = Engine()
        engine.must(**begun)
        engine.refuses(do="bot", seat=0, bot=f"search:simulations=5:{number}", says="it must be a whole number from")
        engine.close()


def test_a_search_does_with_the_threads_there_are():
    """With no thread to be had the search does it all itself, and finds the same."""
    begun = [dict(do="new", game=GAME, seats=2, seed=1)]
    asked = dict(do="bot", seat=0, bot="search:simulations=400:threads=8:megabytes=4", seed=5)
    wanted = json_lines(run("engine", text="".join(json.dumps(one) + "\n" for one in (*begun, asked))).out)[-1]
    # A stack of a thread is larger than all the room there is, beside what is only reserved.
    limit = lambda: resource.setrlimit(resource.RLIMIT_STACK, (8 << 40, resource.RLIM_INFINITY))
    done = subprocess.run([PROGRAM, "engine"], input="".join(json.dumps(one) + "\n" for one in (*begun, asked)),
                          capture_output=True, text=True, preexec_fn=limit, timeout=120)
    check(json_lines(done.stdout)[-1] == wanted, f"{done.stdout[-300:]} {done.stderr[-300:]}")


def test_what_is_read_is_read_strictly():
    begun = dict(do="new", game=GAME, seats=2, seed=1)
    request = lambda text: text if isinstance(text, bytes) else text.encode()
    wrong = [(b'{"do":"games"}\0junk', "NUL"), (b'\0', "NUL"), ('{"do":"\\u0000games"}', "NUL"),
             ('{"do":"view","do":"games"}', "'do' twice"), ('{"do":"view","seat":0,"seat":1}', "'seat' twice"),
             ("[" * 100_000, "nested too deeply"), ("[" + "[]," * 600_000 + "1]", "more than a million values"),
             ('{"a":' * 20, "nested too deeply")]
    told = engine_with_little_memory(begun, *(request(text) + b"\n" for text, _ in wrong), dict(do="view", seat=0))
    for (text, says), answer in zip(wrong, told[1:]):
        check(not answer["ok"] and says in answer["error"], f"{text[:40]!r}: {answer}")
    check(told[-1]["ok"], "the match goes on")
    told = engine_with_little_memory(b"[" * (100 << 20) + b"\n", b" " * (65 << 20) + b"\n", dict(do="games"))
    check([answer["ok"] for answer in told] == [False, False, True], "a long line is refused, the next one is read")
    check(all("longer than 64 MiB" in answer["error"] for answer in told[:2]), f"{told[:2]}")
    whole = read(record_of("random,random", 1))
    lines = whole.splitlines(keepends=True)
    for text in (whole + "\0", whole + "\0junk\n", lines[0][:-1] + "\0" + "\n" + "".join(lines[1:]),
                 lines[0].replace('"seats":2', '"seats":2,"seats":2') + "".join(lines[1:])):
        write("wrong.jsonl", text)
        done = run("replay", "wrong.jsonl", "--verify")
        check(done.returncode == 2 and "every hash agrees" not in done.out, f"--verify: {done.out[-100:]}")
    mine = works("edition", "new", GAME)
    for text, says in ((mine + "\0", "NUL"), (mine[:-2] + ',"name":"other"}', "'name' twice")):
        write("wrong.json", text)
        refused("edition", "check", "wrong.json", says=says)


def test_names_and_sources_are_plain_text():
    mine = json.loads(works("edition", "new", GAME))
    escape, c1, override, isolate = "\x1b[31m", "\x9b31m", "\u202emine", "\u2066mine"
    for name in ("", escape, c1, override, isolate, "mine\n", "x" * 33, "x" * 5_000_000, "\u200b", "宝" * 17):
        write("wrong.json", json.dumps({**mine, "name": name}))
        refused("edition", "check", "wrong.json", says="name must be plain text of 1 to 32 columns")
    for source in (escape, c1, override, "x" * 1001):
        changed = copy.deepcopy(mine)
        changed["goal"]["source"] = source
        write("wrong.json", json.dumps(changed))
        refused("edition", "check", "wrong.json", says="goal")
    for name in ("宝石", "mine 2", "Édition"):
        write("good.json", json.dumps({**mine, "name": name}))
        works("edition", "check", "good.json")
    engine = Engine()
    for name in (c1, override, isolate, "\u2028"):
        engine.refuses(do="new", game=GAME, seats=2, players=[name, "x"], says="plain text")
    engine.close()


def test_no_edition_goes_by_the_name_of_another():
    for game in json.loads(works("games", "--json")):
        for name in game["editions"]:
            write("copy.json", works("edition", "show", game["id"], "--edition", name, "--json"))
            works("edition", "check", "copy.json")  # the same is the same
            changed = json.loads(works("edition", "new", game["id"], "--edition", name))
            changed["name"] = "standard"
            if name == "standard":
                of_numbers = next(key for key, value in changed.items()
                                  if isinstance(value, dict) and isinstance(value.get("value"), int))
                changed[of_numbers]["source"] = "mine"
            write("wrong.json", json.dumps(changed))
            refused("edition", "check", "wrong.json", says="like that of a built-in edition")
            refused("simulate", game["id"], "--edition", "wrong.json", "--games", "2", says="built-in edition")
            engine = Engine()
            engine.refuses(do="new", game=game["id"], seats=game["seats"][1], edition=changed, says="built-in edition")
            engine.close()


def test_legal_says_where_it_is_cut():
    engine = Engine()
    for game in json.loads(works("games", "--json")):
        engine.must(do="new", game=game["id"], seats=game["seats"][1], seed=1)
        for _ in range(30):
            seat = next((one for one in range(game["seats"][1]) if engine.must(do="legal", seat=one)["legal"]), None)
            if seat is None:
                break
            whole = engine.must(do="legal", seat=seat)
            check("cut" not in whole and "next" not in whole, "a whole list says nothing")
            one = engine.must(do="legal", seat=seat, most=1)
            check(one.get("cut", False) == (len(whole["legal"]) > 1), f"{game['id']}: cut after one")
            begun = [engine.must(do="legal", seat=seat, steps=[step])
                     for step in engine.must(do="legal", seat=seat, steps=[])["next"]]
            together = [move for part in begun for move in part["legal"]]
            check(together == whole["legal"], f"{game['id']}: the parts are the whole")
            longest = max(whole["legal"], key=lambda move: len(move["actions"]))
            alone = engine.must(do="legal", seat=seat, steps=longest["actions"])
            check(alone["legal"] == [longest] and alone["next"] == [], f"{game['id']}: a whole decision")
            engine.refuses(do="legal", seat=seat, steps=longest["actions"] + [0], says=f"steps[{len(longest['actions'])}]")
            engine.must(do="play", seat=seat, move=whole["legal"][len(whole["legal"]) // 2]["move"])
    engine.refuses(do="legal", seat=0, steps=[-1], says="steps")
    engine.refuses(do="legal", seat=0, steps=["x"], says="action numbers")
    engine.refuses(do="legal", seat=0, most=0, says="most")
    engine.close()


def test_china_refuses_an_impossible_draw():
    engine = Engine()
    engine.must(do="new", game="china", seats=3, seed=3)
    while (position := engine.must(do="position")["position"])["draws"] != 2:
        seat = position["turn"]
        moves = [one["move"] for one in engine.must(do="legal", seat=seat)["legal"]]
        engine.must(do="play", seat=seat, move=moves[-1 if "stop" in moves[-1] else 0])
    engine.refuses(do="position", game="china", position={**position, "draws": 1}, says="number of cards to take")
    engine.must(do="position", game="china", position=position)
    engine.close()


def with_limit(kind, most, *arguments, text=b""):
    """The program with a limit of the operating system."""
    return subprocess.run([PROGRAM, *arguments], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          preexec_fn=lambda: resource.setrlimit(kind, (most, most)), timeout=120)


def test_limits_of_the_machine_are_told_in_one_line():
    for arguments in (["simulate", GAME, "--games", "10", "--threads", "16"],
                      ["arena", GAME, "--bots", "random,greedy", "--games", "40", "--threads", "200"]):
        done = with_limit(resource.RLIMIT_AS, 60 << 20, *arguments)
        lines = done.stderr.decode().splitlines()
        check(done.returncode in (0, 2) and len(lines) <= 1, f"{arguments}: {done.returncode}, {lines[:3]}")
    done = with_limit(resource.RLIMIT_FSIZE, 1024, "record", GAME, "--seed", "1", "--out", "big.jsonl")
    check(done.returncode == 2 and b"can't be written" in done.stderr, f"{done.returncode}, {done.stderr}")
    check(not os.path.exists("big.jsonl"), "nothing stays behind")
    for arguments in (["--help"], ["--version"], ["--licenses"], ["simulate", "--help"]):
        with open("/dev/full", "w") as full:
            done = run(*arguments, stdout=full)
        check(done.returncode == 2 and done.err.count("\n") == 1, f"{arguments}: {done.returncode}, {done.err}")
    large = json.dumps({"do": "nope", "x": "y" * 30_000_000}).encode() + b"\n"
    told = engine_with_little_memory(dict(do="new", game=GAME, seats=2, seed=1), large, dict(do="view"), megabytes=180)
    check([one["ok"] for one in told] == [True, False, True], f"{[str(one)[:90] for one in told]}")


def test_files_of_others_are_left_alone():
    path = record_of("random,random", 1)
    refused("arena", GAME, "--bots", "random,greedy", "--games", "4", "--svg", path, says="is no picture")
    refused("arena", GAME, "--bots", "random,greedy", "--games", "4", "--save", "/dev/zero", says="64 MiB")
    os.symlink("there", "link")
    works("record", GAME, "--seed", "1", "--out", "link")
    check(os.path.islink("link") and os.path.isfile("there"), "a link that points nowhere yet is followed")


def test_no_control_character_comes_out():
    wild = "\x1b[31m\u202e\u009b"
    spoken = lambda text: not any(c in text for c in ("\x1b", "\u202e", "\u009b"))
    done = run("play", GAME, "--players", "you,easy", "--seed", "1", "--record", f"q{wild}.jsonl")
    check(spoken(done.out) and done.returncode == 0, "the path of a record")
    os.remove(f"q{wild}.jsonl")
    for more in ([], ["--json"]):
        done = run("arena", GAME, "--bots", f"cmd:true {wild},greedy", "--games", "2", *more)
        check(spoken(done.out) and spoken(done.err), f"the name of a bot: {done.out[:200]!r}")
    check(spoken(run("arena", GAME, "--bots", f"no{wild},greedy").err), "what is refused")
    engine = Engine()
    print(json.dumps({"do": "nope", "id": wild + "\u007f\U000e0041é宝"}), file=engine.process.stdin, flush=True)
    line = engine.process.stdout.readline()
    check(spoken(line) and "\u007f" not in line and json.loads(line)["id"] == wild + "\u007f\U000e0041é宝", line)
    engine.must(do="new", game=GAME, seats=2, seed=1, players=["[x](1w1)", "Bob"])
    engine.must(do="play", seat=0, move="take white blue green")
    told = engine.must(do="events", seat=1, links=True)["events"][-1]["text"]
    check(told.startswith("(x)(1w1) took"), f"a name is no link: {told}")
    engine.close()


def test_small_slips_are_told():
    refused("simulate", GAME, "--seats=", says="--seats")
    for seats in ("0x2", " 2", "2.5", "99999999999999999999", "-2"):
        refused("simulate", GAME, f"--seats={seats}", says="is no whole number")
    refused("arena", GAME, "--bots", "search:simulations=10:simulations=20,greedy", says="simulations once")
    refused("arena", GAME, "--bots", "cmd: ,greedy", says="needs a program")
    refused("record", GAME, "--out", "", says="can't be written")
    lines = read(record_of("greedy,greedy", 7)).splitlines(keepends=True)
    write("gap.jsonl", "".join(lines[:2] + lines[3:]))
    refused("replay", "gap.jsonl", says="lines 2 to ")
    write("short.jsonl", "".join(lines[:4]))
    refused("replay", "short.jsonl", says="before its first decision")
    mine = json.loads(works("edition", "new", GAME))
    mine["goal"]["value"] = 20
    for name in ("standard ", " standard", "standard\u3000", "standard\u00a0", "standard\ufe0f", "standard\u2800",
                 "Standard", "STANDARD", "\u3164", "a  b"):
        write("like.json", json.dumps({**mine, "name": name}))
        refused("edition", "check", "like.json", says="name")
    write("mine.json", json.dumps(mine))
    works("record", GAME, "--edition", "mine.json", "--seed", "5", "--out", "mine.jsonl")
    header, *others = read("mine.jsonl").splitlines(keepends=True)
    claims = json.loads(header)
    claims["edition"]["name"] = "standard"
    write("claims.jsonl", json.dumps(claims) + "\n" + "".join(others))
    refused("replay", "claims.jsonl", "--verify", says="line 1")


def main():
    tests = [(name, test) for name, test in globals().items() if name.startswith("test_")]
    wanted = sys.argv[2:]  # by default all
    for name, test in tests:
        if wanted and name not in wanted:
            continue
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                test()
            except Exception:
                check(False, f"{name}: {traceback.format_exc()}")
            os.chdir(ROOT)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

"""The arena."""
import json
import os
import re
import signal
import time
import xml.etree.ElementTree

from cli.outsiders import interruptible
from cli.program import check, GAME, PROGRAM, read, refused, works, write


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

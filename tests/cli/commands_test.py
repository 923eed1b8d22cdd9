"""What works: every command once, as the README shows it."""
import json
import os
import re

from cli.program import check, Engine, GAME, json_lines, read, records, refused, ROOT, works


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
        listed = {"en": "take white blue green", "ja": "取る 白 青 緑", "zh": "拿 白 蓝 绿"}[language]
        check(listed in out, f"play in {language} lists the moves")
        check(out.count("\n! ") + out.count("> ! ") == 1, f"play in {language} refuses")
        check(f"--resume {record}" in out, f"play in {language} says how to go on")
        moves = [line for line in json_lines(read(record)) if "move" in line]
        check(moves[0]["move"] == "take white blue green", "a number makes its move")
    check(len(welcomes) == 3, "every language has its own welcome")


def test_play_to_the_end():
    out = works("play", GAME, "--players", "you,random", "--seed", "2", "--record", "whole.jsonl",
                text="1\n" * 2000)
    check(" won with " in out or "Shared" in out, "a game played to its end names the winner")
    check("every hash agrees" in works("replay", "whole.jsonl", "--verify"), "its record is sound")
    refused("play", "--resume", "whole.jsonl", says="finished")
    bots = works("play", GAME, "--players", "random,greedy", "--record", "bots.jsonl")
    check(" won with " in bots or "Shared" in bots, "bots play among themselves")


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


def test_a_record_is_replayed_to_decisions_that_stand():
    engine = Engine()
    engine.must(do="new", game=GAME, seats=2, seed=4)
    positions = [engine.must(do="position")["position"]]
    engine.must(do="play", seat=0, move="take white blue green")
    engine.must(do="undo", seat=0)
    for seat, move in enumerate(("take blue green red", "take green red black")):
        engine.must(do="play", seat=seat, move=move)
        positions.append(engine.must(do="position")["position"])
    record = engine.must(do="record")["record"]
    for decisions, position in enumerate(positions):
        engine.must(do="load", record=record, decisions=decisions)
        check(engine.must(do="position")["position"] == position, f"after {decisions} decisions")
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


def test_bench():
    signature = works("bench", "--signature")
    check(len(signature.splitlines()) >= 3, "there is a signature for every seat count")
    known = "".join(read(os.path.join(ROOT, "games", game["id"], "tests", "signatures.txt"))
                    for game in json.loads(works("games", "--json")))
    check(known == signature, "the signatures are those in the folders of the games")
    rows = json.loads(works("bench", GAME, "--seconds", "0.01", "--json"))
    check([row["seats"] for row in rows] == [2, 3, 4], "bench measures every seat count")
    table = works("bench", GAME, "--seconds", "0.01", "--table").splitlines()
    check([row.split("|")[2].strip() for row in table[2:]] == ["2", "3", "4"],
          f"bench --table has a row a seat count: {table}")
    refused("bench", "--table", "--signature", says="--signature")

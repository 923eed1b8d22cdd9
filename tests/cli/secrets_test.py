"""What nobody is told who may not know it, and draws that nobody foresees."""
import json
import os
import re

from cli.outsiders import outsider
from cli.program import check, Engine, GAME, json_lines, read, records, refused, run, works, write


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
            answers = [engine.must(do=what, **asked) for what in ("view", "events", "scene")]
            if who is not None:
                answers.append(engine.must(do="legal", **asked))
            check(not leaks(json.dumps(answers), hidden), f"seat {who} is told of {hidden}")
    check(seen > 100, f"only {seen} covered cards were looked for")
    engine.close()


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

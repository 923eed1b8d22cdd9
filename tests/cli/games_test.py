"""What holds of every game."""
import json
import os
import re

import jsonschema

from cli.program import check, Engine, every_game, GAME, json_lines, read, records, refused, works


def test_schema():
    validator = jsonschema.Draft202012Validator(json.loads(works("edition", "schema", GAME)))
    for path in records():
        seats = json_lines(read(path))[0]["seats"]
        for view in [[]] + [["--view", str(who)] for who in list(range(seats)) + ["nobody"]]:
            for row in json_lines(works("replay", path, "--json", "--positions", *view)):
                error = next(validator.iter_errors(row["position"]), None)
                check(error is None, f"{path} {view}: {error and error.message}")


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


def test_every_event_keeps_its_schema():
    for game, seats in every_game():
        schema = json.loads(works("edition", "schema", game["id"], "--events"))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        bots = ",".join(["greedy", "random", "random", "greedy", "random"][:seats])
        record = json_lines(works("record", game["id"], "--players", bots, "--seed", "7"))
        engine = Engine()
        engine.must(do="load", record=record)
        for listener in [{}, {"seat": 0}, {"seat": seats - 1}]:
            for told in engine.must(do="events", **listener)["events"]:
                event = told["event"]
                check(validator.is_valid(event), f"{game['id']} {seats} {listener}: {event}")
                for wrong in ({"kind": "none"}, {"stranger": 1}, {"seat": -1}):
                    check(not validator.is_valid(event | wrong), f"{game['id']}: {event} may be {wrong}")
        engine.close()


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


def test_every_game_has_words_for_its_numbers():
    for game in json.loads(works("games", "--json")):
        words = json.loads(works("numbers", game["id"], "--json"))
        check(len(words["actions"]) == game["actions"], f"{game['id']}: a text for each action number")
        sizes = sum(size for _, size in game["encoding"])
        check(len(words["encoding"]) == sizes, f"{game['id']}: a text for each number of an encoding")
        listed = works("numbers", game["id"])
        check(f"     0  {words['encoding'][0]}\n" in listed, f"{game['id']}: they are listed")

        engine = Engine()
        told = engine.must(do="numbers", game=game["id"])
        check(told["actions"] == words["actions"], f"{game['id']}: the engine says the same")
        engine.must(do="new", game=game["id"], seats=game["seats"][0], seed=3)
        seat = 1
        numbers = engine.must(do="encode", seat=seat)["numbers"]
        view = engine.must(do="view", seat=seat)["view"]
        of_view = engine.must(do="encode", game=game["id"], view=view, seat=seat)["numbers"]
        check(numbers == of_view, f"{game['id']}: a view encodes as the seat sees the table")
        places = [place for place, _ in numbers]
        check(places == sorted(set(places)) and places[-1] < sizes, f"{game['id']}: each place once")
        check(all(value != 0 for _, value in numbers), f"{game['id']}: what is 0 goes without saying")
        engine.close()
    refused("numbers", "chess", says="chess")
    refused("numbers", GAME, "--edition", "none", says="none")

"""Edition files, good and bad."""
import copy
import json
import os

import jsonschema

from cli.program import check, Engine, GAME, json_lines, LONG_NAME, read, refused, run, works, write


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


def test_editions_keep_their_schema():
    for game in json.loads(works("games", "--json")):
        schema = json.loads(works("edition", "schema", game["id"], "--files"))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for name in game["editions"]:
            edition = json.loads(works("edition", "show", game["id"], "--edition", name, "--json"))
            error = next(validator.iter_errors(edition), None)
            check(error is None, f"{game['id']} {name}: {error and error.message}")
            for member in list(edition):
                less = {key: value for key, value in edition.items() if key != member}
                check(not validator.is_valid(less), f"{game['id']} {name}: {member} may be missing")
                if "value" in edition[member]:
                    unsourced = edition | {member: {"value": edition[member]["value"]}}
                    check(not validator.is_valid(unsourced), f"{game['id']}: {member} needs no source")


def places_of(edition, path):
    """Where in the file a path of the form is: [] is any entry of a list, * any name."""
    places = [(edition, [])]
    for part in path.replace("[]", ".[]").replace("[0]", ".[0]").replace("[1]", ".[1]").split("."):
        further = []
        for value, keys in places:
            if isinstance(value, dict) and "value" in value and "source" in value:
                value, keys = value["value"], keys + ["value"]
            if isinstance(value, list):
                wanted = range(len(value)) if part == "[]" else [int(part[1:-1])]
                further += [(value[i], keys + [i]) for i in wanted]
            elif isinstance(value, dict):
                wanted = list(value) if part == "*" else [part] if part in value else []
                further += [(value[key], keys + [key]) for key in wanted]
        places = further
    return [keys + ["value"] if isinstance(value, dict) and "source" in value else keys
            for value, keys in places]


def leaves_of(value, keys=()):
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves_of(value[key], (*keys, key))
    elif keys[-1] != "source" and keys != ("game",):
        yield keys


def test_the_form_of_an_edition():
    """Every value of a file is in the form, and outside of its range it is refused."""
    for game in json.loads(works("games", "--json")):
        standard = json.loads(works("edition", "show", game["id"], "--json"))
        rows = json.loads(works("edition", "fields", game["id"], "--json"))
        listed = works("edition", "fields", game["id"])
        check(len(listed.splitlines()) == len(rows), f"{game['id']}: a line for each")
        known = set()
        for row in rows:
            places = places_of(standard, row["path"])
            known.update(tuple(keys) for keys in places)
            if row["type"] != "number" or not places:
                continue
            for wrong in (row["least"] - 1, row["most"] + 1):
                changed = copy.deepcopy(standard)
                inside = changed
                for key in places[0][:-1]:
                    inside = inside[key]
                inside[places[0][-1]] = wrong
                write("changed.json", json.dumps(changed))
                refused("edition", "check", "changed.json", says=str(row["most"]))
        missing = [keys for keys in leaves_of(standard) if keys not in known]
        check(not missing, f"{game['id']}: not in the form: {missing[:3]}")
    os.remove("changed.json")


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

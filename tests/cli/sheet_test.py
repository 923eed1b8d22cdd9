"""The balance sheet."""
import json
import xml.etree.ElementTree

from cli.program import check, every_game, GAME, read, refused, works, write


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

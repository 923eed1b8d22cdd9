"""The protocol of `pentarch engine`."""
import copy
import json
import re

from cli.commands_test import TO_A_RETURN
from cli.program import check, Engine, every_game, GAME, json_lines, records, run, works


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


def test_scenes():
    engine = Engine()
    engine.refuses(do="scene", says="no match")
    engine.must(do="new", game=GAME, seats=2, seed=5, options={"first": "0"})
    engine.must(do="play", seat=0, move="reserve deck 1")
    for seat in ({"seat": 0}, {"seat": 1}, {}):
        scene = engine.must(do="scene", **seat, **{"from": 15}, lang="ja", links=True, person=True)
        single = {**engine.must(do="view", **seat, lang="ja", person=True),
                  **engine.must(do="events", **seat, lang="ja", links=True, **{"from": 15}),
                  **(engine.must(do="legal", **seat) if seat else {"legal": []})}
        check(scene == {**single, "deciders": [1], "decisions": 1, "finished": False},
              f"a scene is what the single requests answer: {scene}")
    engine.refuses(do="scene", seat=2, says="seat is '2'")
    engine.refuses(do="scene", seat=0, steps=[], says="steps")
    engine.close()


def test_a_decision_within_a_turn_is_revocable():
    engine = Engine()
    engine.must(do="new", game=GAME, seats=2, seed=5, options={"first": "0"})
    turns = ["white blue green", "red black white", "blue green red", "black white blue",
             "green red black", "white blue green"]
    for turn, colours in enumerate(turns):
        engine.must(do="play", seat=turn % 2, move="take " + colours)
    before = engine.must(do="position")
    check(engine.must(do="preview", seat=0, move="take red black")["revocable"],
          "who takes too much gives back before others decide, and may think again")
    engine.must(do="play", seat=0, move="take red black")
    engine.must(do="undo", seat=0)
    check(engine.must(do="position") == before, "it can be taken back")
    engine.close()


def test_the_seat_of_a_request_is_addressed():
    engine = Engine()
    engine.must(do="new", game=GAME, seats=2, seed=5, options={"first": "0"}, players=["Ann", "Bob"])
    engine.must(do="play", seat=0, move="take white blue green")
    heard = {seat: engine.must(do="events", lang="ja", **asked)["events"][-1]["text"] for seat, asked in
             {"own": dict(seat=0), "named": dict(seat=0, named=True), "other": dict(seat=1), "none": {}}.items()}
    check(heard["own"].startswith("あなたは白") and heard["named"].startswith("Annさんは白"), f"{heard}")
    check(heard["named"] == heard["other"] == heard["none"], f"only the own seat is addressed: {heard}")
    check("Bob" not in engine.must(do="scene", seat=1)["prompt"], "nor is it named in a question")
    check("Bob" in engine.must(do="view", seat=0)["prompt"], "who is waited for is")
    engine.refuses(do="undo", seat=1, says="nothing can be taken back")
    engine.close()


def test_previews_and_the_course():
    engine = Engine()
    engine.must(do="new", game=GAME, seats=2, seed=5, options={"first": "0"}, players=["Ann", "Bob"])
    before = engine.must(do="position")
    told = engine.must(do="preview", seat=0, move="take white blue green")["preview"]
    check(told == ["You will take 1 white, 1 blue and 1 green."], f"a preview says what would happen: {told}")
    check(engine.must(do="preview", seat=0, move="reserve deck 1")["preview"] == [],
          "a preview stops where something is drawn")
    engine.refuses(do="preview", seat=0, move="take gold", says="gold is never taken")
    for move in ["take white blue green", "reserve deck 1"]:
        check(not engine.must(do="preview", seat=0, move=move)["revocable"],
              f"once others decide, or something is drawn, there is no way back: {move}")
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
    engine.refuses(do="play", seat=1, move="take white blue green", says="there is nothing for you")
    engine.refuses(do="play", seat=2, move="pass", says="seat is '2'")
    engine.refuses(do="play", seat=0, says="move is missing")
    engine.refuses(do="bot", seat=1, says="there is nothing for you")
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
                          (dict(view=views[0], seat=0), "nothing for you"),
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
        first = found["line"][0]
        check((first["seat"], first["move"]) == (seat, found["considered"][0]["move"]),
              f"{game['id']}: the line begins with the move")
        worst = found["considered"][-1]["move"]
        judged = engine.must(do="explain", seat=seat, bot="search:simulations=80", move=worst)
        check([(one["move"], one["visits"]) for one in judged["considered"]] == [(worst, 80)],
              f"{game['id']}: one decision is judged alone")
        check(judged["line"][0]["move"] == worst, f"{game['id']}: and begins its line")
    engine.must(do="new", game=GAME, seats=2, seed=3)
    told = engine.must(do="explain", seat=0, bot="search:simulations=80", lang="ja")["line"][0]
    check(re.search(r"[ぁ-ん]", " ".join(told["text"])), f"the line is told in words: {told}")
    for bot in ("random", "greedy", "easy"):
        engine.refuses(do="explain", seat=0, bot=bot, says="does not search")
    engine.refuses(do="explain", seat=1, says="nothing for you")
    engine.refuses(do="explain", seat=0, most=0, says="most")
    engine.refuses(do="explain", seat=0, bot="medium", move="dance", says="dance")
    engine.close()
    for language, word in (("en", "your chances"), ("ja", "勝算"), ("zh", "胜算")):
        out = works("play", GAME, "--lang", language, "--seed", "1", text="hint\nquit\n")
        check(word in out and out.count(" %") == 3, f"a hint in {language}: {out[-300:]}")


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

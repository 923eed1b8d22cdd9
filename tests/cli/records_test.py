"""Records that were cut or edited."""
import copy
import json
import os

from cli.program import check, GAME, json_lines, read, record_of, records, refused, run, works, write


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

"""What is refused, in one line."""
import json
import os

from cli.program import (
    check, GAME, is_refusal, LONG_NAME, read, record_of, records, refused, run, works, write)


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

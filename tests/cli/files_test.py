"""Files that two want, that are cut, or that are somebody else's."""
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time

from cli.outsiders import interruptible
from cli.program import (
    check, Engine, GAME, is_refusal, PROGRAM, read, record_of, refused, run, snapshot,
    works, write)


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


def test_two_tables_never_share_a_record():
    # The first one looks for the file before it tries its program, and makes it afterwards.
    slow = f"cmd:{sys.executable} {write('slow.py', 'import time; time.sleep(1)')}"
    first = subprocess.Popen([PROGRAM, "play", GAME, "--players", f"{slow},greedy", "--record", "one.jsonl"],
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(0.3)
    second = run("play", GAME, "--players", "greedy,greedy", "--record", "one.jsonl", "--seed", "3")
    first.communicate(timeout=60)
    check(sorted([first.returncode == 0, second.returncode == 0]) == [False, True], "one of them plays")
    check(read("one.jsonl").count('"record":1') == 1, "and it is alone in its file")
    several = [subprocess.Popen([PROGRAM, "play", GAME, "--players", "greedy,greedy"], stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL, env={**os.environ, "XDG_STATE_HOME": os.getcwd()})
               for _ in range(6)]
    check(all(one.wait(timeout=60) == 0 for one in several), "tables that begin at the same time")
    kept = os.listdir("pentarch")
    check(len(kept) == 6, f"each has a record of its own: {kept}")
    for name in kept:
        works("replay", os.path.join("pentarch", name), "--verify")


def test_a_record_that_was_removed_is_written_again():
    asked = [PROGRAM, "play", GAME, "--players", "you,random", "--seed", "5", "--record", "gone.jsonl"]
    playing = subprocess.Popen(asked, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    wait_for(lambda: os.path.exists("gone.jsonl") and os.path.getsize("gone.jsonl") > 0)
    os.remove("gone.jsonl")
    playing.communicate("1\nquit\n", timeout=60)
    works("replay", "gone.jsonl")


def wait_for(holds):
    for _ in range(600):
        if holds():
            return
        time.sleep(0.05)
    check(False, "it never came")


def test_a_picture_never_takes_the_place_of_a_save():
    os.symlink("b.jsonl", "link.svg")
    for save, picture in (("a.jsonl", "./a.jsonl"), ("b.jsonl", "link.svg"), ("a.jsonl", os.path.abspath("a.jsonl"))):
        done = run("arena", GAME, "--bots", "random,greedy", "--games", "4", "--save", save, "--svg", picture)
        is_refusal(done, "the same file")
        check(not os.path.exists(save), f"{save} is not begun")


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


def test_files_of_others_are_left_alone():
    path = record_of("random,random", 1)
    refused("arena", GAME, "--bots", "random,greedy", "--games", "4", "--svg", path, says="is no picture")
    refused("arena", GAME, "--bots", "random,greedy", "--games", "4", "--save", "/dev/zero", says="64 MiB")
    os.symlink("there", "link")
    works("record", GAME, "--seed", "1", "--out", "link")
    check(os.path.islink("link") and os.path.isfile("there"), "a link that points nowhere yet is followed")

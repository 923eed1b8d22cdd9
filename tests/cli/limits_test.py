"""What is asked for too much, and input that is no text."""
import json
import os
import resource
import subprocess

from cli.program import (
    check, Engine, GAME, json_lines, PROGRAM, read, record_of, refused, run, with_limit, works, write)


def engine_with_little_memory(*requests, megabytes=400):
    """The answers of an engine that gets no more address space than that."""
    limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    text = b"".join(one if isinstance(one, bytes) else json.dumps(one).encode() + b"\n" for one in requests)
    done = subprocess.run([PROGRAM, "engine"], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          preexec_fn=limit, timeout=120)
    check(done.returncode == 0 and done.stderr == b"", f"it ends well: {done.returncode}, {done.stderr[:300]}")
    return json_lines(done.stdout.decode())


def test_a_search_without_room_is_refused_and_the_match_goes_on():
    greedy = ("search:simulations=1000:threads=256", "search:simulations=10:megabytes=16384",
              "search:simulations=10:threads=4:megabytes=200")
    begun = dict(do="new", game=GAME, seats=2, seed=1)
    asked = [dict(do=what, seat=0, bot=bot) for bot in greedy for what in ("bot", "explain")]
    modest = dict(do="bot", seat=0, bot="search:simulations=100:threads=2:megabytes=8")
    told = engine_with_little_memory(begun, *asked, modest, dict(do="play", seat=0, move="take white blue green"))
    for answer in told[1:1 + len(asked)]:
        check(not answer["ok"] and "megabytes, which this machine does not have" in answer["error"], f"{answer}")
    check(told[-2]["ok"] and told[-1]["ok"] and told[-1]["decisions"] == 1, f"the match goes on: {told[-2:]}")
    for number in ("threads=257", "megabytes=16385", "threads=0"):
        engine = Engine()
        engine.must(**begun)
        engine.refuses(do="bot", seat=0, bot=f"search:simulations=5:{number}", says="it must be a whole number from")
        engine.close()


def test_a_request_without_room_is_refused_and_the_match_goes_on():
    begun = dict(do="new", game=GAME, seats=2, seed=1)
    many = dict(do="games", x={f"k{i}": 1 for i in range(900_000)})
    ones = dict(do="games", x=[1] * 490_000)
    for megabytes, request in ((100, many), (160, many), (200, many), (48, ones)):
        told = engine_with_little_memory(begun, request, dict(do="view", seat=0), megabytes=megabytes)
        check([answer["ok"] for answer in told] == [True, False, True], f"{megabytes} MB: {str(told)[:300]}")


def test_a_search_does_with_the_threads_there_are():
    """With no thread to be had the search does it all itself, and finds the same."""
    begun = [dict(do="new", game=GAME, seats=2, seed=1)]
    asked = dict(do="bot", seat=0, bot="search:simulations=400:threads=8:megabytes=4", seed=5)
    wanted = json_lines(run("engine", text="".join(json.dumps(one) + "\n" for one in (*begun, asked))).out)[-1]
    # A stack of a thread is larger than all the room there is, beside what is only reserved.
    limit = lambda: resource.setrlimit(resource.RLIMIT_STACK, (8 << 40, resource.RLIM_INFINITY))
    done = subprocess.run([PROGRAM, "engine"], input="".join(json.dumps(one) + "\n" for one in (*begun, asked)),
                          capture_output=True, text=True, preexec_fn=limit, timeout=120)
    check(json_lines(done.stdout)[-1] == wanted, f"{done.stdout[-300:]} {done.stderr[-300:]}")


def test_what_is_read_is_read_strictly():
    begun = dict(do="new", game=GAME, seats=2, seed=1)
    request = lambda text: text if isinstance(text, bytes) else text.encode()
    wrong = [(b'{"do":"games"}\0junk', "NUL"), (b'\0', "NUL"), ('{"do":"\\u0000games"}', "NUL"),
             ('{"do":"view","do":"games"}', "'do' twice"), ('{"do":"view","seat":0,"seat":1}', "'seat' twice"),
             ("[" * 100_000, "nested too deeply"), ("[" + "[]," * 1_000_000 + "1]", "more than a million values"),
             ('{"a":' * 20, "nested too deeply")]
    told = engine_with_little_memory(begun, *(request(text) + b"\n" for text, _ in wrong), dict(do="view", seat=0))
    for (text, says), answer in zip(wrong, told[1:]):
        check(not answer["ok"] and says in answer["error"], f"{text[:40]!r}: {answer}")
    check(told[-1]["ok"], "the match goes on")
    told = engine_with_little_memory(b"[" * (100 << 20) + b"\n", b" " * (65 << 20) + b"\n", dict(do="games"))
    check([answer["ok"] for answer in told] == [False, False, True], "a long line is refused, the next one is read")
    check(all("longer than 64 MiB" in answer["error"] for answer in told[:2]), f"{told[:2]}")
    whole = read(record_of("random,random", 1))
    lines = whole.splitlines(keepends=True)
    for text in (whole + "\0", whole + "\0junk\n", lines[0][:-1] + "\0" + "\n" + "".join(lines[1:]),
                 lines[0].replace('"seats":2', '"seats":2,"seats":2') + "".join(lines[1:])):
        write("wrong.jsonl", text)
        done = run("replay", "wrong.jsonl", "--verify")
        check(done.returncode == 2 and "every hash agrees" not in done.out, f"--verify: {done.out[-100:]}")
    mine = works("edition", "new", GAME)
    for text, says in ((mine + "\0", "NUL"), (mine[:-2] + ',"name":"other"}', "'name' twice")):
        write("wrong.json", text)
        refused("edition", "check", "wrong.json", says=says)


def test_limits_of_the_machine_are_told_in_one_line():
    for arguments in (["simulate", GAME, "--games", "10", "--threads", "16"],
                      ["arena", GAME, "--bots", "random,greedy", "--games", "40", "--threads", "200"]):
        done = with_limit(resource.RLIMIT_AS, 60 << 20, *arguments)
        lines = done.stderr.decode().splitlines()
        check(done.returncode in (0, 2) and len(lines) <= 1, f"{arguments}: {done.returncode}, {lines[:3]}")
    done = with_limit(resource.RLIMIT_FSIZE, 1024, "record", GAME, "--seed", "1", "--out", "big.jsonl")
    check(done.returncode == 2 and b"can't be written" in done.stderr, f"{done.returncode}, {done.stderr}")
    check(not os.path.exists("big.jsonl"), "nothing stays behind")
    for arguments in (["--help"], ["--version"], ["--licenses"], ["simulate", "--help"]):
        with open("/dev/full", "w") as full:
            done = run(*arguments, stdout=full)
        check(done.returncode == 2 and done.err.count("\n") == 1, f"{arguments}: {done.returncode}, {done.err}")
    large = json.dumps({"do": "nope", "x": "y" * 30_000_000}).encode() + b"\n"
    told = engine_with_little_memory(dict(do="new", game=GAME, seats=2, seed=1), large, dict(do="view"), megabytes=180)
    check([one["ok"] for one in told] == [True, False, True], f"{[str(one)[:90] for one in told]}")


def test_no_control_character_comes_out():
    wild = "\x1b[31m\u202e\u009b"
    spoken = lambda text: not any(c in text for c in ("\x1b", "\u202e", "\u009b"))
    done = run("play", GAME, "--players", "you,easy", "--seed", "1", "--record", f"q{wild}.jsonl")
    check(spoken(done.out) and done.returncode == 0, "the path of a record")
    os.remove(f"q{wild}.jsonl")
    for more in ([], ["--json"]):
        done = run("arena", GAME, "--bots", f"cmd:true {wild},greedy", "--games", "2", *more)
        check(spoken(done.out) and spoken(done.err), f"the name of a bot: {done.out[:200]!r}")
    check(spoken(run("arena", GAME, "--bots", f"no{wild},greedy").err), "what is refused")
    engine = Engine()
    print(json.dumps({"do": "nope", "id": wild + "\u007f\U000e0041é宝"}), file=engine.process.stdin, flush=True)
    line = engine.process.stdout.readline()
    check(spoken(line) and "\u007f" not in line and json.loads(line)["id"] == wild + "\u007f\U000e0041é宝", line)
    engine.must(do="new", game=GAME, seats=2, seed=1, players=["[x](1w1)", "Bob"])
    engine.must(do="play", seat=0, move="take white blue green")
    told = engine.must(do="events", seat=1, links=True)["events"][-1]["text"]
    check(told.startswith("(x)(1w1) took"), f"a name is no link: {told}")
    engine.close()

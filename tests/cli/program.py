"""Running the program, and counting what holds."""
import json
import os
import resource
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.abspath(sys.argv[1])
GAME = "splendor"
LONG_NAME = "a" * 300  # longer than a file name may be

passed = 0
failed = 0


def check(holds, what):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"FAILED: {what}")


def run(*arguments, text=None, stdout=subprocess.PIPE):
    """Runs a command; XDG_STATE_HOME keeps the records that it leaves in the test's folder."""
    data = text if isinstance(text, bytes) else (text or "").encode()
    environment = {**os.environ, "XDG_STATE_HOME": os.getcwd(), "NO_COLOR": "1"}
    done = subprocess.run([PROGRAM, *arguments], input=data, stdout=stdout, stderr=subprocess.PIPE,
                          env=environment, timeout=120)
    done.out = (done.stdout or b"").decode()
    done.err = done.stderr.decode(errors="replace")
    done.what = " ".join(arguments)[:120]
    return done


def with_limit(kind, most, *arguments, text=b""):
    """The program with a limit of the operating system."""
    return subprocess.run([PROGRAM, *arguments], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          preexec_fn=lambda: resource.setrlimit(kind, (most, most)), timeout=120)


def works(*arguments, text=None):
    done = run(*arguments, text=text)
    check(done.returncode == 0, f"{done.what}: exit code {done.returncode}: {done.err[:300]}")
    check(done.err == "", f"{done.what}: stderr says {done.err[:300]}")
    return done.out


def is_refusal(done, says):
    lines = done.err.splitlines()
    check(done.returncode == 2, f"{done.what}: exit code {done.returncode}: {done.err[:300]}")
    check(len(lines) == 1 and lines[0].startswith("pentarch: "),
          f"{done.what}: not one line on stderr: {done.err[:300]!r}")
    check(done.out == "", f"{done.what}: wrote to stdout: {done.out[:200]!r}")
    check(says in done.err, f"{done.what}: the message lacks {says!r}: {done.err[:300]}")


def refused(*arguments, text=None, says=""):
    before = snapshot()
    is_refusal(run(*arguments, text=text), says)
    check(snapshot() == before, f"{' '.join(arguments)[:120]}: changed a file")


def snapshot():
    """Every file below the current folder with its content."""
    files = {}
    for folder, _, names in os.walk("."):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                files[path] = file.read()
    return files


def write(path, content):
    with open(path, "w", newline="") as file:
        file.write(content)
    return path


def read(path):
    with open(path) as file:
        return file.read()


def json_lines(text):
    return [json.loads(line) for line in text.splitlines()]


class Engine:
    """A running `pentarch engine`."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        print(json.dumps(request), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def must(self, **request):
        answer = self.ask(**request)
        check(answer["ok"] is True, f"engine {request}: {answer.get('error')}")
        return answer

    def refuses(self, says="", **request):
        answer = self.ask(**request)
        check(answer["ok"] is False and says in answer["error"], f"engine {request}: {answer}")

    def close(self):
        self.process.stdin.close()
        check(self.process.wait(timeout=60) == 0, "the engine ends with its input")


def record_of(players, seed, *more):
    path = f"{players.replace(',', '-')}-{seed}.jsonl"
    works("record", GAME, "--players", players, "--seed", str(seed), "--out", path, *more)
    return path


def records():
    return [record_of("random,random", 1), record_of("greedy,random,greedy", 2),
            record_of("random,greedy,random,random", 3, "--option", "first=2")]


def every_game():
    """Each game with each of its seat counts."""
    for game in json.loads(works("games", "--json")):
        for seats in range(game["seats"][0], game["seats"][1] + 1):
            yield game, seats

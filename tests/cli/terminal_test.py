"""Playing in a terminal: what fits on it, what can be typed in each language, what is played by itself."""
import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
import unicodedata

from cli.program import check, every_game, GAME, json_lines, PROGRAM, read, refused, works

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
LANGUAGES = ("en", "ja", "zh")


def columns(text):
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


class Terminal:
    """The program at a terminal of a size."""

    def __init__(self, *arguments, rows=24, width=80):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, width, 0, 0))
        settings = termios.tcgetattr(slave)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(slave, termios.TCSANOW, settings)
        environment = {**os.environ, "XDG_STATE_HOME": os.getcwd(), "NO_COLOR": "1"}
        self.process = subprocess.Popen([PROGRAM, "play", *arguments], stdin=slave, stdout=slave, stderr=slave,
                                        env=environment, start_new_session=True,
                                        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(slave)
        self.text = ""

    def read(self, until="> "):
        """What it writes up to where it asks, or to its end."""
        begin = len(self.text)
        limit = time.monotonic() + 120
        while time.monotonic() < limit and not self.text[begin:].endswith(until):
            if not select.select([self.master], [], [], 1)[0]:
                continue
            try:
                more = os.read(self.master, 65536)
            except OSError:  # it has ended
                break
            while more[-1:] >= b"\x80" and len(more) % 65536:  # a character may be cut
                try:
                    more.decode()
                    break
                except UnicodeDecodeError:
                    more += os.read(self.master, 1)
            self.text += more.decode(errors="replace").replace("\r\n", "\n")
        return self.text[begin:]

    def type(self, line):
        os.write(self.master, (line + "\n").encode())
        return self.read()

    def close(self):
        os.close(self.master)
        self.process.wait(timeout=60)


def listed(text):
    """The moves that a list shows, by their numbers."""
    found = {}
    for line in text.splitlines():
        for number, move in re.findall(r"(?:^| {2,}| )(\d+) (\S.*?)(?= {2,}|$)", line):
            found.setdefault(int(number), move)
    return found


def moves_in(record):
    return [line["move"] for line in json_lines(read(record)) if "move" in line]


def test_moves_are_typed_in_the_language_that_is_spoken():
    first = {"ja": ("取る 白 青 緑", "取る白青緑", "　取る　白、青、緑", "白"), "zh": ("拿 白 蓝 绿", "拿白蓝绿", "拿，白，蓝，绿。", "蓝")}
    for language, (plain, glued, full, word) in first.items():
        for typed in (plain, glued, full, "take white blue green", "Ｔａｋｅ　ｗｈｉｔｅ　ｂｌｕｅ　ｇｒｅｅｎ", "１"):
            record = f"{language}-{abs(hash(typed))}.jsonl"
            out = works("play", GAME, "--lang", language, "--seed", "1", "--record", record, text=f"moves\n{typed}\nquit\n")
            check(moves_in(record)[0] == "take white blue green", f"{typed} is a move: {out[-200:]}")
            check(f"1 {plain}" in out, f"the list in {language} shows the words of the language")
        out = works("play", GAME, "--lang", language, "--seed", "1", text=f"m {word}\n取る 何 白\n拿 什么 白\nfoo\nquit\n")
        refusals = [line for line in out.splitlines() if "! " in line]
        check(len(refusals) == 3, f"each unknown word gets one line: {refusals}")
        check(f"`" not in out, "examples are not marked")
        check(plain in refusals[-1], f"an example is in {language}: {refusals[-1]}")


def test_what_is_listed_can_be_typed_in_every_game():
    for game, seats in every_game():
        if seats != game["seats"][1]:
            continue
        players = ",".join(["you"] + ["random"] * (seats - 1))
        for language in LANGUAGES:
            record = f"{game['id']}-{language}.jsonl"
            playing = Terminal(game["id"], "--players", players, "--lang", language, "--seed", "4", "--record", record)
            playing.read()
            for turn in range(8):
                moves = listed(playing.type("moves"))
                if not moves:
                    break
                number = sorted(moves)[(7 * turn) % len(moves)]
                before = len(moves_in(record)) if os.path.exists(record) else 0
                answer = playing.type(moves[number])
                done = len(moves_in(record)) > before or CLEAR in answer
                check(done, f"{game['id']} in {language}: {moves[number]} can be typed: {answer[-300:]}")
            playing.close()
            check(all(move.isascii() for move in moves_in(record)), f"the record of {record} is in notation")


def test_a_small_terminal_has_room_for_every_decision():
    for game, seats in every_game():
        players = ",".join(["you"] + ["random"] * (seats - 1))
        for language in LANGUAGES:
            playing = Terminal(game["id"], "--players", players, "--lang", language, "--seed", "3")
            playing.read()
            for turn in range(25):
                if playing.process.poll() is not None:
                    break
                answer = playing.type(str(1 + turn % 3))
                if CLEAR not in answer:
                    answer = playing.type("1")
                screen = answer.rsplit(CLEAR, 1)[-1]
                if not screen.endswith("> "):
                    break
                lines = screen.split("\n")
                where = f"{game['id']} with {seats} in {language}, turn {turn}"
                check(len(lines) <= 24, f"{where}: {len(lines)} lines")
                check(max(map(columns, lines)) <= 80, f"{where}: a line is too long")
            playing.close()


def test_parts_of_the_board_are_shown_on_request():
    for language, name in (("en", "policies"), ("ja", "政策"), ("zh", "政策")):
        playing = Terminal("emperor", "--players", "you,random,random,random,random", "--lang", language, "--seed", "3")
        first = playing.read()
        check(name in first, f"{name} are named where they have no room: {first[-400:]}")
        shown = playing.type(name)
        check("! " not in shown and len(shown.splitlines()) > 1, f"{name} shows them: {shown}")
        whole = playing.type("more")
        check(len(whole.splitlines()) > 24, "more shows everything")
        playing.close()
        large = Terminal("emperor", "--players", "you,random,random,random,random", "--lang", language, "--seed", "3",
                         rows=60, width=120)
        check(shown.splitlines()[0] in large.read(), "a large terminal has room for all")
        large.close()


def test_what_is_no_choice_is_played_by_itself():
    asked = {}
    for option in ("--ask-all", ""):
        arguments = ["play", "emperor", "--players", "you,random,random", "--seed", "6"] + [option] * bool(option)
        out = works(*arguments, text="1\n" * 1500)
        asked[option] = len(re.findall(r"help\] > ", out))
        said = out.count("There was only one possibility: ")
        check((said > 0) == (not option), f"one possibility, {option}: said {said} times")
    check(asked[""] < asked["--ask-all"], f"one is asked less: {asked}")


def test_undo_goes_back_to_a_choice():
    """One that was played by itself is taken back with the choice before it."""
    playing = Terminal("china", "--players", "you,random,random", "--seed", "3", "--record", "back.jsonl")
    answer = playing.read()
    for _ in range(80):
        if "one possibility: stop" in answer:
            break
        answer = playing.type("1")
    before = len(moves_in("back.jsonl"))
    playing.type("undo")
    playing.close()
    lines = json_lines(read("back.jsonl"))
    check(len(moves_in("back.jsonl")) == before, "nothing is played again at once")
    check(["undo" in line for line in lines[-3:]] == [False, True, True], f"two are taken back: {lines[-3:]}")


def test_long_lines_are_broken_between_words():
    for language in LANGUAGES:
        whole = works("play", GAME, "--lang", language, "--seed", "1", text="help\nquit\n")
        playing = Terminal(GAME, "--lang", language, "--seed", "1", width=60)
        playing.read()
        lines = playing.type("help").splitlines()[:-2]
        playing.close()
        check(max(map(columns, lines)) <= 60, f"the help in {language} is as wide as the terminal")
        words = set(re.findall(r"[A-Za-z]{2,}", whole))
        broken = [word for word in re.findall(r"[A-Za-z]{2,}", "\n".join(lines)) if word not in words]
        check(not broken, f"no word is broken: {broken}")
        starts = [line.strip()[:1] for line in lines if line.strip()]
        check(not set(starts) & set("、。）」ーっ"), f"no line begins with a mark that ends: {starts}")


def test_the_end_is_a_table():
    for game, seats in every_game():
        out = works("play", game["id"], "--players", ",".join(["random"] * seats), "--seed", "2")
        table = out.splitlines()[-2 - 4 * seats:]
        ranks = [int(match) for match in re.findall(r"^  (\d)\. ", "\n".join(table), re.MULTILINE)]
        check(len(ranks) == seats and ranks == sorted(ranks), f"{game['id']}: by rank: {ranks}")
        check(max(map(columns, table[:-1])) <= 80, f"{game['id']}: at most 80 columns")


def test_marks_have_a_legend():
    for game, seats in every_game():
        for language in LANGUAGES:
            out = works("play", game["id"], "--seats", str(seats), "--lang", language, "--seed", "2", text="help\nquit\n")
            check(re.search(r"^> ", out, re.MULTILINE) and re.search(r"^[*x] ", out, re.MULTILINE),
                  f"{game['id']} in {language}: the help says what > and * are")


def test_an_interrupt_says_where_the_record_is():
    for language in LANGUAGES:
        record = f"stopped-{language}.jsonl"
        playing = Terminal(GAME, "--lang", language, "--seed", "1", "--record", record)
        playing.read()
        playing.type("1")
        os.write(playing.master, b"\x03")
        said = playing.read(until="never")
        check(playing.process.wait(timeout=60) == -signal.SIGINT, "it ends as one that was interrupted")
        lines = [line for line in said.replace("^C", "").splitlines() if line.strip()]
        check(len(lines) == 1 and f"--resume {record}" in lines[0], f"one line: {lines}")
        check(len(moves_in(record)) > 0, "what was decided is there")
        works("play", "--resume", record, text="quit\n")
    refused("play", "--resume", record, "--seed", "3", says="--seed deals a new game")


def test_commands_have_words_in_every_language():
    for language, commands in (("ja", ("一覧", "説明", "経過", "盤面", "全部", "取り消す", "やめる")),
                               ("zh", ("走法", "帮助", "记录", "桌面", "全部", "撤销", "退出"))):
        out = works("play", GAME, "--lang", language, "--seed", "1", text="\n".join(commands) + "\n")
        check(out.count("! ") == 1, f"{language}: only the undo is refused: {out[-300:]}")
        check("--resume" in out, "the last one ends it")
        for name in json.loads(works("games", "--json")):
            works("play", name["id"], "--lang", language, text="\n".join(commands[:3]) + "\n")

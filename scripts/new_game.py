#!/usr/bin/env python3
"""Lays out games/ID, a small game that can be played at once, and adds it to the GAMES line of
CMakeLists.txt. docs/NEW_GAME.md says how it becomes another one.

Usage: new_game.py ID [TITLE]     ID: 2 to 16 of a-z; TITLE: up to 32 characters
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "scripts/new_game"
# What stands in the template for the ID, the class and the title.
ID, CLASS, TITLE = "newgame", "Newgame", "New Game"

KEYWORDS = set("""
alignas alignof and asm auto bitand bitor bool break case catch char class compl concept const consteval constexpr
constinit continue decltype default delete do double else enum explicit export extern false final float for friend
goto if import inline int long module mutable namespace new noexcept not nullptr operator or override private
protected public register requires return short signed sizeof static struct switch template this throw true try
typedef typeid typename union unsigned using virtual void volatile while xor
""".split())

# The sources that a game is compiled with: its name must not be one of theirs.
SOURCES = ("engine", "bots", "table", "lab", "games/glue", "scripts/new_game", "tests")


class Refused(Exception):
    pass


def words_of_the_code():
    words = {"std", "pentarch", "page", "main"}
    for folder in SOURCES:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix not in (".hpp", ".cpp", ".in"):
                continue
            code = re.sub(r'//[^\n]*|"[^"\n]*"', "", path.read_text())
            words.update(re.findall(r"\b[a-z]+\b", code))
    return words


def check(game, title):
    if not re.fullmatch("[a-z]{2,16}", game):
        raise Refused(f"the ID must be 2 to 16 of the letters a-z, not {game!r}")
    if (ROOT / "games" / game).exists():
        raise Refused(f"games/{game} is there already")
    if game in KEYWORDS:
        raise Refused(f"{game} is a keyword of C++; choose another ID")
    if (ROOT / game).exists() or game in words_of_the_code():
        raise Refused(f"the project's code has a name {game} already; choose another ID")
    if not re.fullmatch(r"[\w' .,:!?-]{1,32}", title) or title != title.strip():
        raise Refused("the TITLE must be 1 to 32 letters, digits, blanks and ' . , : ! ? -")


def games_line(cmake, game):
    line = re.search(r"^set\(GAMES ([a-z ]+)\)$", cmake, re.MULTILINE)
    if line is None:
        raise Refused("CMakeLists.txt has no line set(GAMES ...)")
    return cmake[:line.end() - 1] + f" {game}" + cmake[line.end() - 1:]


def edition_hash(text):
    """The hash by which records name an edition: edition_hash in table/match.cpp, as hash_text in
    engine/hash.hpp makes it. The golden test notices if they part."""
    mask = (1 << 64) - 1

    def mix(x):
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & mask
        x = (x ^ (x >> 27)) * 0x94D049BB133111EB & mask
        return x ^ (x >> 31)

    data = json.dumps(json.loads(text), sort_keys=True, separators=(",", ":")).encode()
    value = len(data)
    for byte in data:
        value = mix(value ^ (byte + 0x9E3779B97F4A7C15 & mask))
    return f"{value:016x}"


def written(text, game, title):
    return text.replace(ID, game).replace(CLASS, game.capitalize()).replace(TITLE, title)


def lay_out(folder, game, title):
    edition = (TEMPLATE / "edition.json").read_text()
    hashes = edition_hash(edition), edition_hash(written(edition, game, title))
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_dir():
            continue
        to = folder / written(str(path.relative_to(TEMPLATE)), game, title)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(written(path.read_text(), game, title).replace(*hashes))
    # Where a name is longer or shorter, lines break elsewhere.
    formatter = shutil.which("clang-format-19")
    if formatter is not None:
        sources = [path for path in folder.rglob("*") if path.suffix in (".hpp", ".cpp")]
        subprocess.run([formatter, "-i", *sources], check=True)


def main():
    if len(sys.argv) not in (2, 3):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    game = sys.argv[1]
    title = sys.argv[2] if len(sys.argv) == 3 else game.capitalize()
    cmake = ROOT / "CMakeLists.txt"
    folder = ROOT / "games" / game
    try:
        check(game, title)
        listed = games_line(cmake.read_text(), game)
    except Refused as why:
        print(f"new_game: {why}", file=sys.stderr)
        return 2
    try:
        lay_out(folder, game, title)
        cmake.write_text(listed)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    print(f"games/{game} is a game: `make game GAME={game}` tests it, `make terminal GAME={game}` plays it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

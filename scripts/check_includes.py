#!/usr/bin/env python3
"""Every #include of the project keeps to the folder table of docs/ARCHITECTURE.md: what a file includes
is of its own folder, or of one that the table's last column names."""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
EVERYTHING = "everything"
# What scripts/new_game.py lays out is a game before it is one.
TEMPLATE, AS_GAME = "scripts/new_game/", "games/newgame/"


def table():
    """The folders of the table, the longest names first, with what they may include."""
    rows = {}
    for line in (ROOT / "docs/ARCHITECTURE.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        names = re.findall(r"`([a-z/<>.]+)`", cells[1]) if len(cells) == 5 else []
        for name in names:
            rows[name] = [EVERYTHING] if cells[3].startswith(EVERYTHING) else re.findall(r"`([a-z/.]+)`", cells[3])
    return dict(sorted(rows.items(), key=lambda row: -len(row[0])))


def row_of(path, rows):
    for name in rows:
        if re.match(name.replace(".", r"\.").replace("<id>", "(?!glue)[a-z]+"), path):
            return name
    return None


def game_of(path):
    found = re.match(r"games/([a-z]+)/", path)
    return found.group(1) if found and found.group(1) != "glue" else None


def main():
    rows = table()
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.hpp", "*.cpp", "*.cu", "*.cpp.in"],
                            cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    problems = []
    for file in listed:
        path = file.replace(TEMPLATE, AS_GAME)
        row = row_of(path, rows)
        if row is None:
            problems.append(f"{file}: the table of docs/ARCHITECTURE.md has no row for its folder")
            continue
        for included in re.findall(r'^#include "([^"]+/[^"]+)"', (ROOT / file).read_text(), re.MULTILINE):
            own = row_of(included, rows) == row and game_of(included) == game_of(path)
            mine = game_of(included) is not None and game_of(included) == game_of(path)
            other = game_of(path) is not None and game_of(included) not in (None, game_of(path))
            allowed = rows[row] == [EVERYTHING] or any(included.startswith(name) for name in rows[row])
            if other or not (own or mine or allowed):
                problems.append(f"{file} includes {included}, which the table does not let it")
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    print(f"includes: {len(listed)} files keep to the folder table")
    return 0


if __name__ == "__main__":
    sys.exit(main())

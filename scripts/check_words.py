#!/usr/bin/env python3
"""Every language has the same words, with the same values in them; the rules of a game have the same
paragraphs, and its guided game the same lessons."""
import json
import pathlib
import re
import sys

LANGUAGES = ("en", "ja", "zh")


def flatten(words, prefix=""):
    for key, value in words.items():
        if isinstance(value, dict):
            yield from flatten(value, prefix + key + ".")
        else:
            yield prefix + key, value


def values(text):
    """The names between braces. What chooses a form, {n?a|b} or {seat!a|b}, may be missing where a language has none."""
    return {name.removesuffix(".own") for name in re.findall(r"{([^}]*)}", text) if not set("?!") & set(name)}


def compared(problems, where, key, words):
    for lang in LANGUAGES[1:]:
        plurals = {re.split("[?!]", name)[0] for name in re.findall(r"{([^}]*[?!][^}]*)}", words["en"][key])}
        if not values(words["en"][key]) ^ values(words[lang][key]) <= plurals:
            problems.append(f"{where}: {key} has other values in {lang} than in en")


def folders_of(root, name):
    """Of every game, and of what scripts/new_game.py lays out."""
    return [*root.glob(f"games/*/page/{name}"), *root.glob(f"scripts/new_game/page/{name}")]


def check_rules(problems, root):
    for folder in sorted(folders_of(root, "rules")):
        anchors = {lang: re.findall(r"{#([a-z0-9-]+)}", (folder / f"{lang}.md").read_text()) for lang in LANGUAGES}
        for lang in LANGUAGES[1:]:
            if anchors[lang] != anchors["en"]:
                problems.append(f"{folder.relative_to(root)}: {lang} has other paragraphs than en")


def check_guides(problems, root):
    for folder in sorted(folders_of(root, "guide")):
        lessons = json.loads((folder / "lessons.json").read_text())["lessons"]
        wanted = {lesson["id"]: len(lesson["steps"]) for lesson in lessons}
        for lang in LANGUAGES:
            texts = json.loads((folder / f"{lang}.json").read_text())
            if {lesson: len(text["steps"]) for lesson, text in texts.items()} != wanted:
                problems.append(f"{folder.relative_to(root)}: {lang} has other lessons than lessons.json")


def check_bots(problems, root):
    """Names of the game's world for a full table and more, none twice, none with a number."""
    for folder in sorted(folders_of(root, "words")):
        for lang in LANGUAGES:
            names = json.loads((folder / f"{lang}.json").read_text()).get("bots", "").split("|")
            if len(set(names)) < max(8, len(names)) or any(re.search(r"\d|^$", name) for name in names):
                problems.append(f"{folder.relative_to(root)}: {lang} needs eight names or more for bots, no two alike and without digits")


def main():
    problems = []
    root = pathlib.Path(__file__).resolve().parent.parent
    folders = sorted({path.parent for path in root.glob("**/words/en.json") if not {"build", "node_modules"} & set(path.relative_to(root).parts)})
    for folder in folders:
        words = {lang: dict(flatten(json.loads((folder / f"{lang}.json").read_text()))) for lang in LANGUAGES}
        where = folder.relative_to(root)
        for key in sorted(set().union(*words.values())):
            missing = [lang for lang in LANGUAGES if key not in words[lang]]
            if missing:
                problems.append(f"{where}: {key} is missing in {', '.join(missing)}")
                continue
            compared(problems, where, key, words)
    check_rules(problems, root)
    check_guides(problems, root)
    check_bots(problems, root)
    print("\n".join(problems) if problems else f"words: {len(folders)} folders complete in {', '.join(LANGUAGES)}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

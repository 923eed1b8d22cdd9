#!/usr/bin/env python3
"""Every language has the same words, with the same values in them; the rules of a game have the same
paragraphs, and its guided game the same lessons. Nobody uses another word than the glossary's."""
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


def spoken(path):
    """The texts of a file without marks: the names of values, forms apart, anchors and the targets of links."""
    if path.suffix == ".md":
        return re.sub(r"{#[^}]*}|\]\([^)]*\)", "", path.read_text())
    text = "\n".join(every_text(json.loads(path.read_text())))
    return re.sub(r"{[\w-]+(\.own)?}|{[\w-]+[?!]|\|", " ", text).replace("}", " ")


def every_text(words):
    if isinstance(words, str):
        return [words]
    return [text for one in (words.values() if isinstance(words, dict) else words) for text in every_text(one)]


def says(text, word, lang):
    """In English whole words, and their forms; what is written in kana is no part of a longer word in kana."""
    if lang != "en":
        kana = re.fullmatch("[ァ-ヴー]+", word)
        return re.search(rf"(?<![ァ-ヴー]){word}(?![ァ-ヴー])", text) if kana else word in text
    return re.search(rf"\b{re.escape(word)}(s|es|d|ed|ing)?\b|\b{re.escape(word.removesuffix('y'))}ies\b", text, re.IGNORECASE)


def read_glossary(path):
    """The terms of each language, and what is not to be said in it."""
    terms, refused = {lang: set() for lang in LANGUAGES}, {lang: set() for lang in LANGUAGES}
    rows = [line.strip("|\n").split("|") for line in path.read_text().splitlines() if line.startswith("|")]
    for row in rows[2:]:
        _, *words, others = [cell.strip() for cell in row]
        for lang, word in zip(LANGUAGES, words):
            terms[lang] |= {word.rstrip("*")} - {"–"}
        for other in filter(None, others.removeprefix("–").split(";")):
            lang, _, list_ = other.strip().partition(" ")
            refused[lang] |= {word.strip() for word in list_.split(",")}
    return terms, refused


def check_glossaries(problems, root):
    """What a game calls a thing, and what nobody calls it: in all texts of the game, and of the page in all."""
    page = root / "web/src/words/GLOSSARY.md"
    shared = [root / "web/src/words", root / "cli/words", root / "table/words", root / "engine/words"]
    games = {path: [path.parent, *(path.parent.parent / "page" / name for name in ("words", "rules", "guide"))]
             for path in sorted(root.glob("games/*/words/GLOSSARY.md"))}
    missing = {path.parent for path in root.glob("games/*/words/en.json")} - {path.parent for path in games}
    problems.extend(f"{folder.relative_to(root)}: GLOSSARY.md is missing" for folder in sorted(missing))
    for path, folders in {page: shared, **games}.items():
        terms, refused = read_glossary(path)
        _, everywhere = read_glossary(page)
        for lang in LANGUAGES:
            texts = {file: spoken(file) for folder in folders for file in sorted(folder.glob(f"{lang}.*"))}
            for word in sorted(terms[lang]):
                if not any(says(text, word, lang) for text in texts.values()):
                    problems.append(f"{path.relative_to(root)}: nobody says {word} in {lang}")
            for word in sorted(refused[lang] | everywhere[lang]):
                for file, text in texts.items():
                    if says(text, word, lang):
                        problems.append(f"{file.relative_to(root)}: {word} is not the word for it, see {path.relative_to(root)}")


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
            if key.startswith("typed.") and "en" not in {lang for lang in LANGUAGES if key in words[lang]}:
                wanted = LANGUAGES[1:]  # a notation is English as it is
            else:
                wanted = LANGUAGES
            missing = [lang for lang in wanted if key not in words[lang]]
            if missing:
                problems.append(f"{where}: {key} is missing in {', '.join(missing)}")
                continue
            if wanted != LANGUAGES:
                continue
            compared(problems, where, key, words)
    check_rules(problems, root)
    check_guides(problems, root)
    check_bots(problems, root)
    check_glossaries(problems, root)
    print("\n".join(problems) if problems else f"words: {len(folders)} folders complete in {', '.join(LANGUAGES)}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

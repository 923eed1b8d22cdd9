#!/usr/bin/env python3
"""Every language has the same words, with the same values in them."""
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
    """The names between braces; a plural form {n?a|b} names n."""
    return {name.split("?")[0] for name in re.findall(r"{([^}]*)}", text)}


def main():
    problems = []
    root = pathlib.Path(__file__).resolve().parent.parent
    folders = sorted({path.parent for path in root.glob("**/words/en.json") if "build" not in path.parts})
    for folder in folders:
        words = {lang: dict(flatten(json.loads((folder / f"{lang}.json").read_text()))) for lang in LANGUAGES}
        where = folder.relative_to(root)
        for key in sorted(set().union(*words.values())):
            missing = [lang for lang in LANGUAGES if key not in words[lang]]
            if missing:
                problems.append(f"{where}: {key} is missing in {', '.join(missing)}")
                continue
            for lang in LANGUAGES[1:]:
                if values(words[lang][key]) != values(words["en"][key]):
                    problems.append(f"{where}: {key} has other values in {lang} than in en")
    print("\n".join(problems) if problems else f"words: {len(folders)} folders complete in {', '.join(LANGUAGES)}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

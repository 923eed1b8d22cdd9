#!/usr/bin/env python3
"""The program as a user meets it: every command, and everything that can be wrong with its input.
The tests are those of tests/cli, a file a subject.

Usage: cli_test.py PROGRAM [TEST...]
"""
import importlib
import os
import pkgutil
import sys
import tempfile
import traceback

import cli
from cli import program


def tests():
    """Each with its name, file by file."""
    for module in sorted(found.name for found in pkgutil.iter_modules(cli.__path__)):
        for name, test in list(vars(importlib.import_module(f"cli.{module}")).items()):
            if name.startswith("test_"):
                yield name, test


def main():
    wanted = sys.argv[2:]  # by default all
    for name, test in tests():
        if wanted and name not in wanted:
            continue
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                test()
            except Exception:
                program.check(False, f"{name}: {traceback.format_exc()}")
            os.chdir(program.ROOT)
    print(f"{program.passed} passed, {program.failed} failed")
    return 1 if program.failed else 0


if __name__ == "__main__":
    sys.exit(main())

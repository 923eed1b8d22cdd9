"""Programs that play, well or badly."""
import os
import signal
import subprocess
import sys
import time

from cli.program import check, PROGRAM, read, write

OUTSIDER = f"""
import json, subprocess, sys
engine = subprocess.Popen([{PROGRAM!r}, "engine", "--bot", "greedy"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, text=True)
for number, line in enumerate(sys.stdin):
    FAULT
    engine.stdin.write(line)
    engine.stdin.flush()
    sys.stdout.write(engine.stdout.readline())
    sys.stdout.flush()
"""


def outsider(name, fault="pass"):
    """A bot that plays well; `fault` is what it does before it answers question `number`."""
    return f"cmd:{sys.executable} {write(name, OUTSIDER.replace('FAULT', fault))}"


def left_behind():
    """The processes that still run in the test's folder."""
    here = os.getcwd()
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            if os.readlink(f"/proc/{process}/cwd") == here and int(process) != os.getpid():
                found.append(read(f"/proc/{process}/cmdline").replace("\0", " "))
        except OSError:
            pass
    return found


def nothing_is_left(what):
    for _ in range(100):
        if not left_behind():
            break
        time.sleep(0.05)
    check(not left_behind(), f"{what}: still running: {left_behind()}")


def interruptible(*command):
    """Runs a command that hears Ctrl-C, even where these tests run in the background and don't."""
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))

"""What the scripts that measure have in common: which games there are, and which are asked for."""
import json
import subprocess
import sys


def games(pentarch, chosen):
    """The games of this program, or those of the chosen ids; ends with one line where that can't be."""
    try:
        listed = subprocess.run([pentarch, "games", "--json"], capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        sys.exit(f"{pentarch} is not the program; make build leaves it in build/pentarch")
    there = json.loads(listed)
    ids = [game["id"] for game in there]
    for unknown in set(chosen or []) - set(ids):
        sys.exit(f"there is no game {unknown}; there are {', '.join(ids)}")
    return [game for game in there if not chosen or game["id"] in chosen]

#!/usr/bin/env bash
# stage.sh NAME COMMAND...: runs the command and notes how many seconds it took.
# stage.sh: prints what was noted, and the sum.
set -euo pipefail
noted=$(dirname "$0")/../build/stages.txt

if [ $# -eq 0 ]; then
  awk -F '\t' '{printf "%-28s %6d s\n", $1, $2; sum += $2} END {printf "%-28s %6d s\n", "together", sum}' "$noted"
  exit
fi
name=$1
shift
mkdir -p "$(dirname "$noted")"
SECONDS=0
"$@"
printf '%s\t%d\n' "$name" "$SECONDS" >>"$noted"

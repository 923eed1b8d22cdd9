#!/usr/bin/env bash
# Tests the page in a browser, served by the program itself: browser_tests.sh PROGRAM JOBS [WHICH...]
set -euo pipefail

program=$(realpath "$1")
jobs=$2
shift 2
log=$(mktemp)
"$program" serve --port 0 >"$log" &
server=$!
trap 'kill $server 2>/dev/null; rm -f "$log"' EXIT
for _ in $(seq 100); do
  url=$(grep -o 'http://[^ ]*' "$log" || true)
  [ -n "$url" ] && break
  sleep 0.1
done
[ -n "$url" ] || { echo "the server did not start" >&2; exit 1; }
cd "$(dirname "$0")/../web"
TEST_URL=$url PENTARCH=$program JOBS=$jobs npx --no-install playwright test "$@"

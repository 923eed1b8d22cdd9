#!/usr/bin/env bash
# run_tests.sh PROGRAM JOBS: runs the tests of a GoogleTest program in so many processes at once.
set -euo pipefail
program=$1
jobs=$2

logs=$(mktemp -d)
pids=()
# What runs in the background does not hear Ctrl-C.
trap 'kill "${pids[@]}" 2>/dev/null || true; rm -rf "$logs"' EXIT
trap 'exit 130' INT TERM
for ((i = 0; i < jobs; ++i)); do
  GTEST_TOTAL_SHARDS=$jobs GTEST_SHARD_INDEX=$i "$program" >"$logs/$i" 2>&1 &
  pids+=($!)
done
failed=0
for ((i = 0; i < jobs; ++i)); do
  status=0
  wait "${pids[$i]}" || status=$? failed=1
  grep -Ev '^(\[ RUN|\[       OK|\[---|$)' "$logs/$i" || true
  # A crash leaves the test that had begun, and no summary.
  if [ $status -ge 128 ]; then grep '^\[ RUN' "$logs/$i" | tail -1 | sed 's/.*\] /crashed in /'; fi
done
exit $failed

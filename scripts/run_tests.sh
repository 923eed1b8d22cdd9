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
  GTEST_TOTAL_SHARDS=$jobs GTEST_SHARD_INDEX=$i "$program" --gtest_brief=1 >"$logs/$i" 2>&1 &
  pids+=($!)
done
failed=0
for ((i = 0; i < jobs; ++i)); do
  wait "${pids[$i]}" || failed=1
  cat "$logs/$i"
done
exit $failed

#!/usr/bin/env bash
# Installs what a fresh Debian 12 machine lacks: `setup.sh play` to build and play, `setup.sh test`
# for all that the tests need. Without root it prints the one command to run and stops.
set -euo pipefail

play=(g++ cmake ninja-build ccache nlohmann-json3-dev libcli11-dev libfmt-dev libboost1.81-dev
      clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32)
test=(libclang-rt-19-dev clang-format-19 clang-tidy-19 libgtest-dev librapidcheck-dev
      libbenchmark-dev python3 python3-jsonschema chromium firefox-esr
      webkit2gtk-driver xvfb fonts-noto-cjk)

wanted=("${play[@]}")
if [ "${1:-play}" = test ]; then wanted+=("${test[@]}"); fi
command -v node >/dev/null || wanted+=(nodejs)
command -v npm >/dev/null || wanted+=(npm)

missing=()
for package in "${wanted[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ]; then
  echo "Missing packages. Run this once, then try again:" >&2
  echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing[*]}" >&2
  exit 1
fi
echo "Installing: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
apt-get update -q >/dev/null
apt-get install -y -q --no-install-recommends "${missing[@]}" >/dev/null

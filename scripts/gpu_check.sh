#!/usr/bin/env bash
# Builds and runs gpu/check.cu with nvcc: the same seeded games on CPU and GPU must end the same.
#   scripts/gpu_check.sh [games] [seed]      JSON_INCLUDE: where nlohmann/json.hpp lies, if not in /usr/include
set -euo pipefail
cd "$(dirname "$0")/.."
command -v nvcc >/dev/null || { echo "gpu_check: nvcc is needed (CUDA 12 or later)" >&2; exit 2; }
mkdir -p build/gpu
games=$(sed -n 's/^set(GAMES \(.*\))$/\1/p' CMakeLists.txt)
sources=()
files=()
includes=""
calls=""
for game in $games; do
  includes+="#include \"games/$game/edition.hpp\"
#include \"games/$game/$game.hpp\"
"
  calls+="  f(pentarch::$game::${game^}(), pentarch::$game::load_edition);
"
  sources+=("games/$game/edition.cpp")
  files+=("games/$game/edition.json")
done
cat >build/gpu/games.hpp <<END
#pragma once
$includes
// Calls f(game, load_edition) for every game.
template <class F>
void for_each_game(F&& f) {
$calls}
END
cmake -DOUT=build/gpu/embedded.cpp "-DFILES=$(IFS=";"; echo "${files[*]}")" -DROOT="$PWD" -P scripts/embed.cmake
nvcc -std=c++20 -O3 -arch="${GPU_ARCH:-native}" --expt-relaxed-constexpr -DJSON_NOEXCEPTION \
  -Xcompiler -ffp-contract=off,-march=native -I. -Ibuild/gpu -I"${JSON_INCLUDE:-/usr/include}" \
  gpu/check.cu "${sources[@]}" engine/describe/{edition,reader}.cpp \
  engine/{json,terminal_text,text}.cpp build/gpu/embedded.cpp -o build/gpu/check
./build/gpu/check "$@"

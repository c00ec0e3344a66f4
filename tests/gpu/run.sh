#!/usr/bin/env bash
# tests/gpu/run.sh [FOLDER]: what needs a CUDA device; see docs/gpu.md.
#
# Without a device it says so, counts as skipped and exits 0. FOLDER (out/gpu) gets the programs, and
# gpu.md and gpu.json with the figures.
set -euo pipefail
ROOT=$(dirname -- "$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")")
if ! command -v nvidia-smi >/dev/null 2>&1 || ! nvidia-smi -L 2>/dev/null | grep -q GPU; then
  echo "no CUDA device here: nothing was run on a GPU"
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
if [ ! -x "$ROOT/.venv/bin/python" ]; then
  echo "no Python in '$ROOT/.venv': run ./check once, which sets it up"
  echo "0 passed, 1 failed"
  exit 1
fi
exec "$ROOT/.venv/bin/python" "$ROOT/tests/gpu/run.py" --output "${1:-$ROOT/out/gpu}"

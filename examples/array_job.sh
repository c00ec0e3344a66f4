#!/bin/bash
# A dataset by an array job: each task makes its part, and whoever comes last joins them.
#
#   sbatch --array=1-16 --cpus-per-task=8 examples/array_job.sh /shared/set 1000000
#
# Further words are options of `weft generate`, the same for all tasks. A task that was killed is submitted again with
# its number (`sbatch --array=7 ...`) and goes on where it was. The result is, to the byte, what one machine makes.
# Without Slurm: SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_COUNT=16 examples/array_job.sh ... for each of the numbers.
set -euo pipefail
OUT=$1 ROWS=$2
shift 2
PART=${SLURM_ARRAY_TASK_ID:?the number of this task, from 1} PARTS=${WEFT_PARTS:-${SLURM_ARRAY_TASK_COUNT:?how many tasks there are}}
WEFT=${WEFT:-weft}

"$WEFT" generate -n "$ROWS" "$@" --shard "$PART/$PARTS" -o "$OUT.parts/$PART" --jobs "${SLURM_CPUS_PER_TASK:-1}" --quiet

# Only finished parts have a manifest. Two tasks that end together may both find all: one of them gets the lock.
exec 9> "$OUT.parts/lock"
flock 9
if [ -e "$OUT/manifest.json" ]; then exit 0; fi
for part in $(seq "$PARTS"); do
  if [ ! -e "$OUT.parts/$part/manifest.json" ]; then exit 0; fi
done
"$WEFT" merge "$OUT" $(seq -f "$OUT.parts/%.0f" "$PARTS") --quiet
echo "$OUT is whole; $OUT.parts can be removed"

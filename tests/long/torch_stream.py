#!/usr/bin/env python3
"""weft.torch.Stream on the real torch and torchdata: ranks, workers, and a loader that is stopped and goes on.

Installs torch for CPUs and torchdata into an environment of its own in build/torch (a gigabyte, once).
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))
import own_environment  # noqa: E402

PROGRAM = """
import itertools, sys
import weft.torch
from torchdata.stateful_dataloader import StatefulDataLoader

OPTIONS = dict(categories=["math", "sparse"], cases=0, size=400)

def ids(batch):
    return batch

def stream(rank, world=2):
    return weft.torch.Stream(7, rank=rank, world=world, transform=lambda row: row["id"], **OPTIONS)

def loader(rank):
    return StatefulDataLoader(stream(rank), batch_size=5, num_workers=2, multiprocessing_context="fork")

# Two ranks times two workers: each row once.
drawn = [[id for batch in itertools.islice(loader(rank), 20) for id in batch] for rank in (0, 1)]
together = sorted(drawn[0] + drawn[1])
assert len(set(together)) == 200, len(set(together))
alone = [row["id"] for row in itertools.islice(weft.RowStream(7, **OPTIONS), 200)]
assert sorted(alone) == together, "the ranks and workers give other rows than one stream"

# Stopped after seven batches and gone on with: the same sequence.
first = loader(0)
batches = iter(first)
begin = [next(batches) for _ in range(7)]
state = first.state_dict()
del batches
again = loader(0)
again.load_state_dict(state)
rest = list(itertools.islice(iter(again), 13))
flat = [id for batch in begin + rest for id in batch]
assert flat == drawn[0], "the loader goes on with other rows"

# The same without torchdata, in this process.
loaded = stream(0)
loaded.load_state_dict({"version": 1, "given": 3})
assert loaded.state_dict()["given"] == 3  # before its first row too
whole = stream(1, 3)
rows = iter(whole)
head = [next(rows) for _ in range(10)]
kept = whole.state_dict()
other = stream(1, 3)
other.load_state_dict(kept)
assert list(itertools.islice(other, 5)) == list(itertools.islice(rows, 5))
print("each row once, and on where it stopped")
"""


def main() -> int:
    python = own_environment.python_with("torch", ["numpy==2.2.6", "torch==2.15.0", "torchdata==0.11.0"])
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "python")}
    return subprocess.run([python, "-c", PROGRAM], env=environment, timeout=600).returncode


if __name__ == "__main__":
    sys.exit(main())

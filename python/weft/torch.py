"""Rows for torch: `weft.torch.Stream`, an IterableDataset without end and without a disk.

    loader = torchdata.stateful_dataloader.StatefulDataLoader(weft.torch.Stream(seed=7), batch_size=8, num_workers=4)

Each rank of `torch.distributed` and each worker of a loader gets rows of its own. `state_dict()` and `load_state_dict()`
are what torchdata's StatefulDataLoader asks for. Needs torch, which is no dependency of weft.
"""

import os

import torch.utils.data

from ._stream import RowStream


class Stream(torch.utils.data.IterableDataset):
    """Takes the arguments of `weft.RowStream`, but for `shard`, and these:

    A worker of a loader has a copy, and the stream in the loop's process does not see what that gives: with workers each
    `iter(loader)` gives the first rows again, unless the loader has persistent_workers=True or is a StatefulDataLoader
    whose state is loaded.

    rank, world   this process's number and how many there are; None asks torch.distributed, or RANK and WORLD_SIZE
    transform     a function of a row, for what the loop takes
    """

    def __init__(self, seed=42, *, rank=None, world=None, transform=None, **options):
        super().__init__()
        self._rank, self._world = _ranks(rank, world)
        self._transform = transform
        self._rows = RowStream(seed, shard=(self._rank, self._world), **options)
        self._state = None

    def _sharded(self):
        worker = torch.utils.data.get_worker_info()
        number, workers = (0, 1) if worker is None else (worker.id, worker.num_workers)
        self._rows.shard(self._rank * workers + number, self._world * workers)
        if self._state is not None:
            state, self._state = self._state, None
            self._rows.load_state_dict(state)
        return self._rows

    def __iter__(self):
        for row in self._sharded():
            yield row if self._transform is None else self._transform(row)

    def state_dict(self):
        return self._rows.state_dict() if self._state is None else self._state

    def load_state_dict(self, state):
        self._state = state  # the shard is known when iterating begins


def _ranks(rank, world):
    if rank is None and world is None:
        if torch.distributed.is_available() and torch.distributed.is_initialized():
            return torch.distributed.get_rank(), torch.distributed.get_world_size()
        return int(os.environ.get("RANK", 0)), int(os.environ.get("WORLD_SIZE", 1))
    if rank is None or world is None or not 0 <= rank < world:
        raise ValueError(f"rank= and world= go together, with rank below world, not {rank!r} and {world!r}")
    return rank, world

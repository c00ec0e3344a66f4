"""Rows and datasets on a Ray cluster. Needs ray, which is no dependency of weft.

    rows = weft.ray.read(seed=7, n=1_000_000)              # a ray.data.Dataset, made where it is used
    weft.ray.generate("/shared/set", 1_000_000, seed=7)    # the same bytes as on one machine
    weft.ray.enrich("/shared/set", "/shared/levels", ["ptx", "sass"])
"""

import functools
import json
import os
import shutil

import ray
import ray.data

from . import _dataset, _rows

# Rows of one read task. Fewer cost more for the task than for the rows; more are more work to do again.
_FEWEST, _MOST = 250, 1000


class _Source(ray.data.Datasource):
    def __init__(self, seed, start, stop, options):
        self._seed, self._start, self._stop, self._options = seed, start, stop, options

    def estimate_inmemory_data_size(self):
        return (self._stop - self._start) * 60_000

    def get_read_tasks(self, parallelism, per_task_row_limit=None, **_):
        from ray.data.block import BlockMetadata

        total = self._stop - self._start
        span = min(_MOST, max(_FEWEST, -(-total // max(parallelism, 1))))
        tasks = []
        for at in range(self._start, self._stop, span):
            count = min(span, self._stop - at)
            about = BlockMetadata(num_rows=count, size_bytes=count * 60_000, input_files=None, exec_stats=None)
            tasks.append(ray.data.ReadTask(_reader(self._seed, at, at + count, self._options), about))
        return tasks


def _reader(seed, start, stop, options):
    def read():
        import pyarrow

        # One thread: Ray gives a task a core.
        yield pyarrow.table(_rows.table(seed, start, stop, jobs=1, **options))
    return read


def read(seed=42, n=10_000, *, start=0, override_num_blocks=None, **options):
    """The rows [start, start + n) as a `ray.data.Dataset`, a read task for each 250 to 1,000. Options as of `weft.table()`.

    A task that is lost is run again by Ray, and makes the same rows.
    """
    start, stop = _rows._span(start, start + _rows._whole(n, "n", 0, 10**12))
    if "jobs" in options:
        raise TypeError("jobs= has no meaning on a cluster")
    made = _rows.source(seed=seed, **options)
    _rows._has(made, start, stop)
    made.json(start, min(1, stop - start))  # says here what is wrong
    return ray.data.read_datasource(_Source(seed, start, stop, options), override_num_blocks=override_num_blocks)


@ray.remote(num_cpus=1, max_retries=5)
def _part(call, folder, part, parts, options):
    # What a lost worker has finished stays in the folder, and its successor goes on from there.
    call(folder, shard=f"{part}/{parts}", jobs=1, **options)


def _names(folder):
    return sorted(os.listdir(folder)) if os.path.isdir(folder) else []


def _is_finished(path, options, call):
    """Whether the dataset is there, so that no part is needed. Error where no parts can be merged into what is there."""
    there = _names(path)
    if options.pop("overwrite", False):
        if there:
            raise _dataset.Error(f"'{path}' holds files, which a cluster does not replace; remove it first")
        if not all(name.isdigit() for name in _names(f"{path}.parts")):
            raise _dataset.Error(f"'{path}.parts' holds other things than parts; remove it first")
        shutil.rmtree(f"{path}.parts", ignore_errors=True)
        return False
    if os.path.exists(os.path.join(path, "manifest.json")):
        call(path, **options)  # one that is as wanted stays as it is, and another one is refused
        return True
    if there and not os.path.isdir(f"{path}.parts"):  # otherwise it may be of a merge that was interrupted
        raise _dataset.Error(f"'{path}' is not empty, and holds no finished dataset; remove it first")
    return False


def _parts_of(path, parts):
    """How many parts there are to be: as many as an earlier call has begun, else as many as said, or as there are cores."""
    begun = None
    for folder in _names(f"{path}.parts"):
        try:
            with open(os.path.join(f"{path}.parts", folder, ".weft", "config.json"), encoding="utf-8") as file:
                begun = int(json.load(file)["configuration"].get("shard", "1/1").split("/")[1])
            break
        except (OSError, ValueError, KeyError, AttributeError, IndexError):  # a part that was hardly begun
            continue
    if parts is None:
        parts = begun or max(1, int(ray.cluster_resources().get("CPU", 1)))
    elif begun not in (None, parts):
        raise _dataset.Error(f"'{path}.parts' holds some of {begun} parts, not of {parts}; parts={begun} goes on with them")
    return _rows._whole(parts, "parts", 1, 10_000)


def _wait(made):
    """Until all tasks are done. If one fails, or at Ctrl-C, the others end too: nobody needs their parts now."""
    try:
        left = made
        while left:
            done, left = ray.wait(left)
            ray.get(done)
    except BaseException:
        for task in made:
            ray.cancel(task)
        ray.wait(made, num_returns=len(made), timeout=20)  # they leave their folders in order
        raise


def _in_parts(path, parts, options, call):
    """Has call(folder, ...) make each part of the dataset in a task, in PATH.parts, and merges them."""
    path = os.path.abspath(os.fspath(path))
    for name in ("jobs", "shard", "progress"):
        if name in options:
            raise TypeError(f"{name}= has no meaning on a cluster")
    if not _is_finished(path, options, call):
        parts = _parts_of(path, parts)
        folders = [os.path.join(f"{path}.parts", f"{part:05d}") for part in range(1, parts + 1)]
        try:
            _wait([_part.remote(call, folder, part, parts, options) for part, folder in enumerate(folders, 1)])
        except ray.exceptions.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, _dataset.Error) else error) from None
        _dataset._run("merge", path, *folders, "--quiet")
    shutil.rmtree(f"{path}.parts", ignore_errors=True)
    return _dataset.open(path)


def generate(path, n, *, parts=None, **options):
    """Makes the dataset `path` on the cluster: the files are those that `weft.generate(path, n, ...)` makes, to the byte.

    `path` is in a folder that all nodes share. Each of `parts` tasks makes a part beside it, in PATH.parts; then they are
    merged. None is as many as the cluster has cores. A call that was interrupted can be repeated, and has as many parts
    then; one that is finished is left as it is. `weft.Error`, before a row is made, where another dataset is in `path`,
    with `overwrite` too: that replaces only the parts of an earlier call. Returns the dataset.
    """
    return _in_parts(path, parts, options, functools.partial(_generate, n))


def _generate(n, folder, **options):
    _dataset.generate(folder, n, **options)


def enrich(source, path, add, *, parts=None, **options):
    """Makes the dataset `path` of the finished one `source` on the cluster, as `weft.enrich(source, path, add, ...)` does.

    All nodes share both folders and have the same compilers. Parts are made and merged as those of `generate()`; the
    source needs as many shards as there are to be parts. Returns the dataset.
    """
    return _in_parts(path, parts, options, functools.partial(_enrich, os.path.abspath(os.fspath(source)), add))


def _enrich(source, add, folder, **options):
    _dataset.enrich(source, folder, add, **options)

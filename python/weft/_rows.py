"""Rows in memory: as dicts, as Arrow, one after the other."""

import functools
import json
import os
from collections.abc import Mapping

# The most rows that the iterator makes at a time: a second's work or so, and some tens of megabytes.
_CHUNK = 1000


def _words(given, name):
    """A list of words of one word, a list, or nothing."""
    if given is None:
        return []
    if isinstance(given, str):
        return [given]
    words = list(given)
    if not all(isinstance(word, str) for word in words):
        raise TypeError(f"{name}= takes names, not {given!r}")
    return words


def _whole(value, name, lowest=0, highest=2**63 - 1):
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{name}= takes a whole number, not {value!r}")
    value = value.__index__()
    if not lowest <= value <= highest:
        raise ValueError(f"{name}={value} is out of range; it takes a whole number from {lowest} to {highest}")
    return value


def _word(value, name):
    if not isinstance(value, str):
        raise TypeError(f"{name}= takes a word, not {value!r}")
    return value


def _shares(given, name):
    """{name: share}, with shares as the command line takes them."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise TypeError(f"{name}= takes a dict of shares, not {given!r}")
    for key, share in given.items():
        if isinstance(share, bool) or not hasattr(share, "__index__") or not 1 <= share.__index__() <= 1000:
            raise ValueError(f"{name}= takes whole numbers from 1 to 1000, not {share!r} for {key!r}")
    return {str(key): share.__index__() for key, share in given.items()}


def _taken(answer):
    good, *values = answer
    value = values[0] if len(values) == 1 else tuple(values)
    if not good:
        raise ValueError(value.replace(" for --", " for ").replace("=; ", "; "))  # an argument, not an option
    return value


class View:
    """Examples of rows: what `view=` and `tasks=` name, and what the rows must hold for it."""

    def __init__(self, view, tasks, device, cases):
        from . import _engine

        if view is None:
            if tasks is not None:
                raise ValueError("tasks= goes with view=")
            self._made = None
            self.device, self.cases = "cuda" if device is None else device, 2 if cases is None else cases
            return
        for name, given in (("device", device), ("cases", cases)):
            if given is not None:
                raise ValueError(f"{name}= has no meaning beside view=: the rows have what the tasks need")
        words = [f"{name}={n}" for name, n in _shares(tasks, "tasks").items()] if isinstance(tasks, Mapping) else _words(tasks, "tasks")
        self._made = _engine.Examples()
        self.device, self.cases = _taken(self._made.open(str(view), words))

    def of(self, line, number):
        """The row of a line, or its example, whose task the number draws; None where it gives none."""
        if self._made is not None:
            line = _taken(self._made.one(line, number))
        return None if line is None else json.loads(line)


_ROW = ("schema_version", "id", "structure_id", "skeleton_id", "index", "seed", "origin", "license", "kernel_name", "category",
        "description", "python_source", "metadata")
_EXAMPLE = ("index", "task", "tokens", "row_id", "row_index", "seed", "category", "difficulty")
_EXAMPLES = {"pairs": ("prompt", "completion"), "messages": ("messages",), "completion": ("text", "prompt_characters")}


def _fields(view, device, backward, cases):
    """The names of the fields that rows of these options, or their examples, have; a row may lack some of the texts."""
    if view is not None:
        return {*_EXAMPLE, *_EXAMPLES[view]}
    targets = {"cpu": ["cpp"], "cuda": ["cuda"], "both": ["cpp", "cuda"]}[device]
    texts = ["support", "forward", *(["backward"] if backward else [])]
    return {*_ROW, *(f"{target}_{text}" for target in targets for text in texts), *(["cases"] if cases else [])}


class Source:
    """Makes rows of one configuration. The pipelines of its threads keep their memory from call to call."""

    def __init__(self, *, seed=42, categories=None, weights=None, families="all", device="cuda", adjoints="exact",
                 backward=True, cases=2, strip=None, jobs=None):
        from . import _engine  # loads Arrow, which lowering does not need

        self.seed = _whole(seed, "seed")
        pairs = _shares(weights, "weights")
        self._rows = _engine.Rows()
        _taken(self._rows.open(self.seed, _words(categories, "categories"),
                               [f"{name}={n}" for name, n in pairs.items()], str(families),
                               str(device), str(adjoints), bool(backward), _whole(cases, "cases"), _words(strip, "strip"),
                               "" if jobs is None else str(_whole(jobs, "jobs", 1, 1 << 16))))

    def json(self, start, count):
        """The rows [start, start + count) as JSON, each as `weft generate` writes it on its line."""
        return _taken(self._rows.rows(start, count))

    def places(self, places):
        """Of (seed, index, category): rows of the mix, and with a category those of `-c CATEGORY`."""
        return _taken(self._rows.places(places))

    def most(self, limit):
        """The most rows, up to `limit`, that the mix has."""
        return self._rows.most(limit)

    def stream(self, start, count):
        """The same as a capsule of Arrow's C stream interface."""
        return _taken(self._rows.stream(start, count))


@functools.lru_cache(maxsize=4)
def _source(process, key):
    return Source(**{name: dict(value) if name == "weights" else value for name, value in key})


# What each option may be, as a value that finds a source again: 1.0 and True are not the seed 1, although they equal it.
_TAKEN = {
    "seed": _whole,
    "categories": lambda value, name: tuple(_words(value, name)),
    "weights": lambda value, name: tuple(_shares(value, name).items()),
    "families": _word,
    "device": _word,
    "adjoints": _word,
    "backward": lambda value, name: bool(value),
    "cases": _whole,
    "strip": lambda value, name: tuple(_words(value, name)),
    "jobs": lambda value, name: _whole(value, name, 1, 1 << 16),
}


def source(**options):
    """A source of these options, the one that was used last where there is one. A process that was forked has its own."""
    for name in options:
        if name not in _TAKEN:
            raise TypeError(f"got an unexpected keyword argument {name!r}")
    taken = {name: _TAKEN[name](value, name) for name, value in options.items() if value is not None}
    return _source(os.getpid(), tuple(sorted(taken.items())))


def _span(start, stop):
    start = _whole(start, "start", 0, 10**12)
    return start, max(start, _whole(stop, "stop", 0, 10**12))


def _has(made, start, stop, name="stop"):
    """Says before the first row is made that the categories have fewer."""
    if start < stop and (most := made.most(stop)) < stop:
        raise ValueError(f"{name}={stop} is more than the {most} rows that these categories have")


def row(seed=42, index=0, **options):
    """Row `index` of `seed`, as a dict: what a line of `weft generate` holds.

    Options as of `rows()`.
    """
    return json.loads(source(seed=seed, **options).json(_whole(index, "index", 0, 10**12 - 1), 1)[0])


def rows(seed=42, start=0, stop=1000, *, categories=None, weights=None, families="all", device=None, adjoints="exact",
         backward=True, cases=None, strip=None, view=None, tasks=None, jobs=None):
    """Yields the rows [start, stop) of `seed` as dicts, in order: those that `weft generate -s SEED` writes.

    seed        0 to 2^63 - 1
    categories  names of categories (`weft categories`); None for the default mix
    weights     {category: share} of some of them
    families    "all" families of plans; "train", without a tenth of them; "eval", these alone
    device      "cuda" (which None is), "cpu" or "both": which of Warp's texts a row has
    adjoints    "exact": those that compute the derivative; "all": the others too
    backward    False leaves the adjoints out (the module option enable_backward=False)
    cases       launches with inputs, outputs and gradients for each row, 0 to 16; None: 2
    strip       what to take out of Warp's texts: "hashes", "echoes", "unused-support"
    view        "pairs", "messages" or "completion": an example for training in the place of each row that can give one,
                with the row's number as its `index`
    tasks       which examples, a list or {task: share}; None for all. The row's number draws one of them
    jobs        threads; None for the cores that this process may use

    ValueError says what is wrong with an argument, and what is allowed.
    """
    start, stop = _span(start, stop)
    shown = View(view, tasks, device, cases)
    made = source(seed=seed, categories=categories, weights=weights, families=families, device=shown.device, adjoints=adjoints,
                  backward=backward, cases=shown.cases, strip=strip, jobs=jobs)
    _has(made, start, stop)

    def spans():
        at, size = start, 32  # the first rows come soon
        while at < stop:
            count = min(size, stop - at)
            for i, line in enumerate(made.json(at, count)):
                if (one := shown.of(line, at + i)) is not None:
                    yield one
            at += count
            size = min(2 * size, _CHUNK)

    return spans()


class Table:
    """Rows [start, stop) for whatever reads Arrow's PyCapsule interface; they are made while it reads.

    `pyarrow.table(t)`, `polars.DataFrame(t)`, `duckdb.sql("select ... from t")`, `pandas.DataFrame.from_arrow(t)`.
    Each reader gets the same rows.
    """

    def __init__(self, made, start, stop):
        self._source, self.start, self.stop = made, start, stop

    def __arrow_c_stream__(self, requested_schema=None):
        return self._source.stream(self.start, self.stop - self.start)

    def __len__(self):
        return self.stop - self.start

    def __repr__(self):
        return f"<weft.Table of the rows {self.start} to {self.stop} of seed {self._source.seed}>"


def table(seed=42, start=0, stop=10_000, *, categories=None, weights=None, families="all", device="cuda", adjoints="exact",
          backward=True, cases=2, strip=None, jobs=None):
    """The rows [start, stop) as a `Table`, with the columns of a Parquet file of `weft generate`. Arguments as of `rows()`."""
    start, stop = _span(start, stop)
    made = source(seed=seed, categories=categories, weights=weights, families=families, device=device, adjoints=adjoints,
                  backward=backward, cases=cases, strip=strip, jobs=jobs)
    _has(made, start, stop)
    return Table(made, start, stop)

"""Rows as a `datasets.IterableDataset`: streamed as they are made, without a file."""

import datasets

from . import _rows

_SPAN = 500


def _generate(spans, options):
    for seed, start, stop in spans:
        yield from _rows.rows(seed, start, stop, **options)


def stream(seed=42, n=10_000, *, start=0, span=_SPAN, **options):
    """The rows [start, start + n) of `seed` as a `datasets.IterableDataset`. Options as of `weft.rows()`, `view` and `tasks` too.

    It has a shard for each `span` rows, which `split_dataset_by_node`, `DataLoader` workers and `shuffle` divide and mix
    without overlap; `state_dict()` and `load_state_dict()` stop and go on. `jobs` is 1 unless said.
    """
    import pyarrow

    start, stop = _rows._span(start, start + _rows._whole(n, "n", 1, 10**12))
    span = _rows._whole(span, "span", 1, 10**9)
    options.setdefault("jobs", 1)
    next(iter(_rows.rows(seed, start, start + 1, **options)), None)  # says here what is wrong with an option
    _rows.rows(seed, start, stop, **options)  # or that there are fewer rows
    spans = [(seed, at, min(at + span, stop)) for at in range(start, stop, span)]
    features = None  # of examples those of the first
    if options.get("view") is None:
        # Those of a table, so that a field which the first rows lack has its type.
        table = _rows.table(seed, start, start, **{name: value for name, value in options.items() if name not in ("view", "tasks")})
        features = datasets.Features.from_arrow_schema(pyarrow.RecordBatchReader.from_stream(table).schema)
    return datasets.IterableDataset.from_generator(_generate, features=features, gen_kwargs={"spans": spans, "options": options})

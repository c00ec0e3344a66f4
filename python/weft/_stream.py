"""A sequence of rows without end, for training loops: which row each draw is, and who makes it.

Draw d of a stream is a function of its options and of d alone. So a consumer of K takes the draws k, k + K, k + 2 K, ...
without asking the others, a stream goes on from a number, and nothing is given twice.
"""

import json
from collections.abc import Mapping

from . import _rows

# Draws that a consumer makes at a time: few, so that little is made in vain when it stops.
_AT_A_TIME = 16
# Draws of a pass over a mix in another order each time, where it has that many rows.
_PASS = 1_000_000


class Phase:
    """Draws [start, stop) of a schedule, with shares of categories."""

    def __init__(self, engine, start, stop, shares, before):
        self.start, self.stop, self.before = start, stop, before
        self.shares = shares
        self.pattern = engine.Pattern(list(shares.items()))

    def at(self, draw):
        category, turn = self.pattern.at(draw - self.start)
        return category, self.before.get(category, 0) + turn


class RowStream:
    """Rows without end. Iterating goes on where the last iteration stopped, or where `load_state_dict` says.

    seed        of the rows
    categories, weights, families, device, adjoints, backward, cases, strip
                as of `weft.rows()`
    view, tasks examples in the place of rows, as of `weft.rows()`. A draw whose row gives
                no example is passed over
    schedule    weights that change: [(draws, {category: share}), ...]; each phase is that many draws long, the last one
                has no end. In place of categories and weights
    size        without a schedule: rows of a pass. Draws go through the rows [0, size) of the seed in an order of
                their own, then through those of the next seed
    shuffle     False takes them in the order of their index
    shard       (k, of): this consumer's number and how many there are
    fields      names of the fields to keep; None for all
    jobs        threads, 1 unless said: a training loop has a process for each consumer
    """

    def __init__(self, seed=42, *, categories=None, weights=None, schedule=None, size=None, shuffle=True, shard=(0, 1),
                 families="all", device=None, adjoints="exact", backward=True, cases=None, strip=None, view=None, tasks=None, fields=None,
                 jobs=1):
        shown = _rows.View(view, tasks, device, cases)
        self._options = {
            "seed": _rows._whole(seed, "seed"), "categories": None if categories is None else _rows._words(categories, "categories"),
            "weights": None if weights is None else _rows._shares(weights, "weights"), "schedule": _schedule(schedule), "shuffle": bool(shuffle),
            "families": families, "device": shown.device, "adjoints": adjoints, "backward": bool(backward), "cases": shown.cases,
            "view": view, "tasks": dict(tasks) if isinstance(tasks, Mapping) else None if tasks is None else _rows._words(tasks, "tasks"),
            "strip": None if strip is None else _rows._words(strip, "strip"), "fields": None if fields is None else _rows._words(fields, "fields")}
        if schedule is not None and (categories is not None or weights is not None or size is not None):
            raise ValueError("schedule= stands in place of categories=, weights= and size=")
        self._jobs = jobs
        self._size = size
        self._shard, self._given = None, 0  # draws of this consumer
        self.shard(*shard)
        self._open()  # says now what is wrong with an option
        has = _rows._fields(view, self._options["device"], self._options["backward"], self._options["cases"])
        for name in self._options["fields"] or []:
            if name not in has:
                raise ValueError(f"unknown field {name!r}; rows of these options have {', '.join(sorted(has))}")
        self._options["size"] = self._pass

    def shard(self, number, of):
        """Makes this consumer `number` of `of`. Where that is another shard than before it begins with its first draw."""
        of = _rows._whole(of, "shard", 1, 1 << 31)
        shard = (_rows._whole(number, "shard", 0, of - 1), of)
        if shard != self._shard:
            # What was given is counted in draws of a shard: so many draws of another one are other draws.
            self._shard, self._given = shard, 0

    def _open(self):
        from . import _engine

        options = self._options
        chosen = (options["device"], options["cases"]) if options["view"] is None else (None, None)  # a view chooses them
        self._view = _rows.View(options["view"], options["tasks"], *chosen)
        self._made = _rows.source(seed=options["seed"], categories=options["categories"], weights=options["weights"],
                                  families=options["families"], device=options["device"], adjoints=options["adjoints"], backward=options["backward"],
                                  cases=options["cases"], strip=options["strip"], jobs=self._jobs)
        self._phases = []
        if options["schedule"] is None:
            most = self._made.most(_PASS if self._size is None else _rows._whole(self._size, "size", 1, 10**12))
            if self._size is not None and most < self._size:
                raise ValueError(f"size={self._size} is more than the {most} rows that these categories have")
            self._pass = most
            return
        self._pass = None
        start, before = 0, {}
        for draws, shares in options["schedule"]:
            stop = None if draws is None else start + draws
            self._phases.append(Phase(_engine, start, stop, shares, dict(before)))
            if stop is not None:
                for category, count in self._phases[-1].pattern.counts(draws).items():
                    before[category] = before.get(category, 0) + count
            start = stop
        self._most = {category: _rows._taken(_engine.most_rows_of(category, options["families"]))
                      for phase in self._phases for category in phase.shares}
        for category, most in self._most.items():
            if most == 0:
                raise ValueError(f"{category!r} has no plan of the families {options['families']!r}")

    def place(self, draw):
        """(seed, index, category) of a draw: `weft row -s SEED -i INDEX` with the stream's categories, or, where there is
        a schedule, with `-c CATEGORY`."""
        from . import _engine

        seed = self._options["seed"]
        if not self._phases:
            number, at = divmod(draw, self._pass)
            seed = (seed + number) % 2**63
            if self._options["shuffle"]:
                at = _engine.Permutation(seed, self._pass).apply(at)
            return seed, at, ""
        phase = next(p for p in self._phases if p.stop is None or draw < p.stop)
        category, turn = phase.at(draw)
        number, at = divmod(turn, self._most[category])
        return (seed + number) % 2**63, at, category

    def __iter__(self):
        number, of = self._shard
        self._open()  # a process that was forked has a source of its own
        fields = self._options["fields"]
        while True:
            draws = [number + of * (self._given + i) for i in range(_AT_A_TIME)]
            for draw, line in zip(draws, self._made.places([self.place(draw) for draw in draws])):
                self._given += 1
                row = self._view.of(line, draw)
                if row is None:
                    continue
                yield row if fields is None else {name: row.get(name) for name in fields}

    def __getstate__(self):  # for a loader whose workers are started afresh: without what is not Python's
        return {name: value for name, value in self.__dict__.items() if name not in ("_made", "_phases", "_view")}

    def __setstate__(self, state):
        self.__dict__.update(state)
        self._open()

    def state_dict(self):
        """Where this consumer is: of rows that were given, not of those that are made ahead."""
        return {"version": 1, "given": self._given, "shard": list(self._shard), "options": json.loads(json.dumps(self._options))}

    def load_state_dict(self, state):
        """Goes on behind the rows that were given when `state` was taken. ValueError names an option that differs."""
        if state.get("version") != 1:
            raise ValueError("this is no state of a weft stream, or one of another version of weft")
        own = json.loads(json.dumps(self._options))
        for name, value in state["options"].items():
            if own.get(name) != value:
                raise ValueError(f"the state is of a stream with {name}={value!r}, this one has {name}={own.get(name)!r}")
        if list(self._shard) != list(state["shard"]):
            raise ValueError("the state is of shard {} of {}, this is shard {} of {}".format(*state["shard"], *self._shard))
        self._given = state["given"]


def _schedule(schedule):
    if schedule is None:
        return None
    from . import _engine

    if not isinstance(schedule, (list, tuple)):
        raise TypeError(f"schedule= takes a list of pairs of a number of draws and a dict of shares, not {schedule!r}")
    out = []
    for i, phase in enumerate(schedule):
        try:
            draws, shares = phase
            shares = {str(name): _rows._whole(share, "schedule", 1, 2**31) for name, share in dict(shares).items()}
        except (TypeError, ValueError) as error:
            raise ValueError(f"schedule= takes pairs of a number of draws and a dict of shares, not {phase!r}: {error}") from None
        for name in shares:
            _rows._taken(_engine.most_rows_of(name, "all"))  # says which categories there are
        last = i + 1 == len(schedule)
        out.append([None if last else _rows._whole(draws, "schedule", 1, 10**12), shares])
        if not shares:
            raise ValueError("schedule= has a phase without categories")
    if not out:
        raise ValueError("schedule= has no phase")
    return out

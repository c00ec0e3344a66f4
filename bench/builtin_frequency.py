#!/usr/bin/env python3
"""How many of Warp's public builtins stand in at least 20 rows of a dataset in Parquet.

    .venv/bin/python bench/builtin_frequency.py OUT [--least 20]

Left out of Warp's list are those that it hides, that its documentation calls deprecated, that need libmathdx, and that Warp
itself writes in Python: Warp's text has the lines of their source in it, which weft does not carry. A row counts for a
builtin where its metadata names it, and for wp.static(), of which nothing is left in the text, where its Python calls it.
"""

from __future__ import annotations

import argparse
import contextlib
import io

import duckdb


def public() -> dict:
    """{name: group}"""
    with contextlib.redirect_stdout(io.StringIO()):
        from warp._src.context import builtin_functions

    overloads = lambda f: list(getattr(f, "overloads", None) or [f])
    says = lambda f, word: any(word in (o.doc or "").lower() for o in overloads(f))
    return {name: f.group for name, f in builtin_functions.items()
            if f.is_builtin() and not all(o.hidden for o in overloads(f)) and not says(f, "deprecated") and not says(f, "mathdx")}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--least", type=int, default=20)
    options = parser.parse_args()
    rows = dict(duckdb.execute("select b, count(*) from (select unnest(metadata.builtins) b from read_parquet(?)) group by b",
                               [f"{options.folder}/data/*.parquet"]).fetchall())
    rows["static"], = duckdb.execute("select count(*) from read_parquet(?) where contains(python_source, 'wp.static(')",
                                     [f"{options.folder}/data/*.parquet"]).fetchone()
    builtins = public()
    rare = {name: rows.get(name, 0) for name in builtins if rows.get(name, 0) < options.least}
    met = len(builtins) - len(rare)
    print(f"{met} of {len(builtins)} public builtins stand in at least {options.least} rows ({met / len(builtins):.1%}); the others:")
    for group in sorted({builtins[name] for name in rare}):
        print(f"  {group}: " + ", ".join(f"{name} {count}" for name, count in sorted(rare.items()) if builtins[name] == group))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

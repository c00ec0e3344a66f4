#!/usr/bin/env python
"""Holds generated rows against Warp's own generator, byte for byte.

    python tests/oracle/oracle_rows.py DATASET [-j N] [--limit N] [--save FOLDER]

DATASET is a folder made by `weft generate` (jsonl or jsonl.zst). Every row's `python_source` is
written to KERNEL_NAME.py and imported afresh for each device; Warp's text for its kernel must
equal the row's support, forward and backward together, blank lines aside. With --save the modules
that differ are kept. Ends with the plain line `N passed, N failed`.
"""

from __future__ import annotations

import argparse
import gc
import glob
import importlib.util
import io
import json
import multiprocessing
import os
import shutil
import sys
import tempfile
import warnings

os.environ.setdefault("PYTHONHASHSEED", "0")
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tools"))


def read_rows(folder: str):
    """Yields the rows of a dataset, in order."""
    for path in sorted(glob.glob(os.path.join(folder, "data", "*"))):
        if path.endswith(".jsonl"):
            with open(path, encoding="utf-8") as f:
                for line in f:
                    yield json.loads(line)
        elif path.endswith(".jsonl.zst"):
            import zstandard

            with open(path, "rb") as f:
                reader = zstandard.ZstdDecompressor().stream_reader(f, read_across_frames=True)
                for line in io.TextIOWrapper(reader, encoding="utf-8"):
                    yield json.loads(line)


def lines_of(*parts) -> list[str]:
    return [x for p in parts if p for x in p.split("\n") if x.strip()]


def check(job):
    """(index, category, None or a description of the first difference)."""
    import warp._src.context as ctx
    import warp_oracle

    row, folder = job
    path = os.path.join(folder, row["kernel_name"] + ".py")
    with open(path, "w", encoding="utf-8") as f:
        f.write(row["python_source"])
    counts = dict(ctx.function_key_counts)
    problem = None
    try:
        for device, prefix in (("cpu", "cpp"), ("cuda", "cuda")):
            if prefix + "_forward" not in row:
                continue
            ctx.function_key_counts.clear()
            ctx.function_key_counts.update(counts)
            backward = row.get(prefix + "_backward") is not None
            found = warp_oracle.texts(path, (device,), backward, row["kernel_name"], row["metadata"].get("block_dim"))
            entry = found[row["kernel_name"]]
            want = lines_of(entry[device])
            got = lines_of(*(row.get(f"{prefix}_{part}") for part in ("support", "forward", "backward")))
            if entry["hash"] != row["metadata"]["hash"]:
                problem = f"{device}: hash {row['metadata']['hash'][:8]}, Warp has {entry['hash'][:8]}"
                break
            if want != got:
                at = next((i for i, (w, g) in enumerate(zip(want, got)) if w != g), min(len(want), len(got)))
                w = want[at] if at < len(want) else "(end)"
                g = got[at] if at < len(got) else "(end)"
                problem = f"{device}: line {at}\n    weft: {g}\n    warp: {w}"
                break
    except Exception as e:  # what Warp refuses is a failure of ours
        problem = f"Warp refuses: {type(e).__name__}: {str(e)[:600]}"
    finally:
        ctx.function_key_counts.clear()
        ctx.function_key_counts.update(counts)
        ctx.user_modules.clear()
        sys.modules.pop(row["kernel_name"], None)
    return row["index"], row["category"], problem


def start() -> None:
    import warp_oracle

    warnings.simplefilter("ignore")
    sys.stdout = open(os.devnull, "w")
    sys.stderr = open(os.devnull, "w")
    warp_oracle.quiet()
    # Warp's own objects are there to stay, and a row leaves few cycles: a tenth of the time went into looking.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    p.add_argument("dataset")
    p.add_argument("-j", "--jobs", type=int, default=os.cpu_count())
    p.add_argument("--limit", type=int, default=0)
    p.add_argument("--save", help="keep the modules that differ in this folder")
    p.add_argument("--show", type=int, default=5, help="differences to print in full")
    args = p.parse_args()
    if importlib.util.find_spec("warp") is None:  # the workers would die and be started again for ever
        sys.exit(f"{sys.executable} has no Warp; ./check installs it into .venv")

    folder = tempfile.mkdtemp(prefix="weft_oracle_")
    passed, failed, per_category = 0, [], {}
    context = multiprocessing.get_context("spawn")

    def jobs():
        for n, row in enumerate(read_rows(args.dataset)):
            if args.limit and n >= args.limit:
                return
            where = os.path.join(folder, str(row["index"]))
            os.makedirs(where)
            yield row, where

    try:
        with context.Pool(args.jobs, initializer=start, maxtasksperchild=2000) as pool:
            for index, category, problem in pool.imap_unordered(check, jobs(), chunksize=16):
                per_category.setdefault(category, [0, 0])[problem is not None] += 1
                where = os.path.join(folder, str(index))
                if problem is None:
                    passed += 1
                else:
                    failed.append(index)
                    if len(failed) <= args.show:
                        print(f"row {index} ({category}): {problem}", flush=True)
                    if args.save:
                        shutil.copytree(where, os.path.join(args.save, str(index)), dirs_exist_ok=True)
                shutil.rmtree(where)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    for category, (good, bad) in sorted(per_category.items()):
        print(f"{category}: {good} identical, {bad} not")
    print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Writes the table of docs/recipes.md: the usual sets, their sizes and checksums.

    tools/make_recipes.py                 makes the small sets and writes their lines
    tools/make_recipes.py --all [OUT]     makes all of them (the largest takes a quarter of an hour and 13 GB)
    tools/make_recipes.py --check         makes the small sets and compares; exit code 1 on a difference

The checksum is that of the manifest, which holds the configuration and the checksum of every file, so it
stands for every byte of the set. Lines of sets that are not made stay as they are. A set in OUT that is
finished is not made again. The program is WEFT_BIN, or build/release/weft.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "recipes.md"
TABLE = re.compile(r"(<!-- recipes -->\n).*?(^<!-- end -->$)", re.M | re.S)
BY_CONSTRUCT = ("arithmetic,math,vector,matrix,control_flow,atomic,nested_loop,multi_conditional,"
                "combined,scalar_param")
SPLITS = "--split train=0.98,validation=0.01,test=0.01"
# Name, what it is for, options of `weft generate`, whether --check makes it.
RECIPES = (
    ("fifty", "to read: 50 whole rows, five of each category by construct", f"-n 50 -c {BY_CONSTRUCT} --full --format json", True),
    ("balanced", "1,200 rows of the default mix", "-n 1200", True),
    ("first", "10,000 rows, to try a training run", "-n 10000", True),
    ("weft-eval-1", "to test on: kernels of families that `--families train` leaves out, with three cases",
     "-n 1000 -s 20261127 --families eval --cases 3 --full", True),
    ("for-training", "10,000 rows without the families of weft-eval-1", "-n 10000 --families train", False),
    ("short", "rows that fit 8,000 tokens", "-n 10000 --families train --max-tokens 8000 --cases 0", False),
    ("long", "hard kernels with all that a row has", "-n 2000 --families train --difficulty hard=1 --full", False),
    ("messages", "chats of all tasks, of at most 4,000 tokens", "-n 10000 --families train --view messages --max-tokens 4000", False),
    ("thirty-thousand", "30,000 rows, with a split to test on", "-n 30000 --split train=0.95,test=0.05", False),
    ("small", "200 MB of files", "--target-size 200MB", False),
    ("million", "1,000,000 rows with three splits", f"-n 1000000 {SPLITS}", False),
)


def size(number: int) -> str:
    return f"{number / 1e9:.2f} GB" if number >= 1e9 else f"{number / 1e6:.1f} MB"


def make(folder: Path, name: str, purpose: str, options: str) -> str:
    """The line of the table."""
    program = os.environ.get("WEFT_BIN") or ROOT / "build" / "release" / "weft"
    if not os.access(program, os.X_OK):
        sys.exit(f"{program} is not there; ./weft --version builds it")
    subprocess.run([str(program), "generate", "-q", *options.split(), "-o", folder / name], check=True)
    manifest = json.loads((folder / name / "manifest.json").read_text(encoding="utf-8"))
    return (f"| {purpose} | `./weft generate {options} -o out/{name}` | {manifest['rows']:,} | {size(manifest['bytes'])}"
            f" | {size(manifest['text_bytes'])} | `{manifest['checksum']}` |")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--check", action="store_true")
    group.add_argument("--all", action="store_true")
    parser.add_argument("out", nargs="?", type=Path, help="where the sets are made and kept (default: nowhere)")
    arguments = parser.parse_args()
    page = PAGE.read_text(encoding="utf-8")
    there = {line.split("-o out/")[1].split("`")[0]: line for line in TABLE.search(page)[0].splitlines()
             if "-o out/" in line}
    lines = ["| set | command | rows | files | text | checksum of the manifest |", "|---|---|---|---|---|---|"]
    with tempfile.TemporaryDirectory(prefix="weft_recipes_") as folder:
        for name, purpose, options, small in RECIPES:
            if small or arguments.all:
                lines.append(make(arguments.out or Path(folder), name, purpose, options))
            elif name in there:
                lines.append(there[name])
    made = TABLE.sub(lambda found: found[1] + "\n".join(lines) + "\n" + found[2], page)
    if not arguments.check:
        PAGE.write_text(made, encoding="utf-8")
        return 0
    for line in sorted(set(page.splitlines()) ^ set(made.splitlines())):
        print(f"{'+' if line in made else '-'} {line}")
    return int(made != page)


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Writes the examples of docs/*.md that a command makes.

    tools/make_docs.py            writes them
    tools/make_docs.py --check    compares with the files in the tree; exit code 1 on a difference

A fenced block that follows a line `<!-- weft: ARGUMENTS -->` becomes what `weft ARGUMENTS` prints, run
in the folder examples; with ` | FROM .. TO` behind the arguments, what stands from the first line that holds
FROM to the next that holds TO, both included, without the indentation that all have in common. Text
between `<!-- weft whole: ARGUMENTS -->` and `<!-- end -->` becomes the output as it is, headings one
level lower. A fenced block after `<!-- file: NAME -->` becomes that file of the folder examples. The program
is WEFT_BIN, or build/release/weft. Between `<!-- forms -->` and `<!-- end -->` the tool writes a table with the
first form of each builtin (src/standalone/forms).
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
BLOCK = re.compile(r"(<!-- (weft|file): (.+?) -->\n```\w+\n).*?(^```$)", re.M | re.S)
WHOLE = re.compile(r"(<!-- weft whole: (.+?) -->\n).*?(^<!-- end -->$)", re.M | re.S)


FORMS = re.compile(r"(<!-- forms -->\n).*?(^<!-- end -->$)", re.M | re.S)
ENTRY = re.compile(r"^@ (\w+)\((.*?)\)(?: -> \S+)?(?: as (\S+))?(?: = (.*))?$", re.M)


def forms(found: re.Match) -> str:
    """The first entry of each builtin: its expression for float, or the function that stands for it."""
    rows = {}
    for path in sorted((ROOT / "src" / "standalone" / "forms").glob("*.forms")):
        for key, args, name, expression in ENTRY.findall(path.read_text(encoding="utf-8")):
            if key in ("type", "at", "ref", "row", "set_row", "atomic_add_row", "atomic_sub_row", "eq", "ne", "from_end", "last_of_range", "slice_bound"):
                continue
            if key in rows and ("static_cast" not in rows[key] or not expression):
                continue  # the first that is not of small integers
            if not expression:
                sign = name.removeprefix("operator").replace("|", "\\|")
                form = f"`{sign}` on compounds" if name.startswith("operator") else f"function `{(name or key).replace('$', '')}()`"
            else:
                form = re.sub(r"\$fn\((\w+)\)", r"\1f", expression)
                form = re.sub(r"\$num\(([\d.]+)\)", r"\1f", form)
                form = re.sub(r"\$(?:\((\d)\)|(\d))", lambda m: "xyzw"[int(m[1] or m[2]) - 1], form)
                form = "`" + form.replace("$S", "float").replace("$s", "float").replace("|", "\\|") + "`"
            rows[key] = form
    table = "| builtin | form |\n|---|---|\n"
    table += "".join(f"| `{key}` | {form} |\n" for key, form in sorted(rows.items()))
    return found[1] + table + found[2]


def weft(arguments: str) -> str:
    program = os.environ.get("WEFT_BIN") or ROOT / "build" / "release" / "weft"
    if not os.access(program, os.X_OK):
        sys.exit(f"{program} is not there; ./weft --version builds it")
    result = subprocess.run([str(program), *shlex.split(arguments)], cwd=EXAMPLES, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"weft {arguments}: {result.stderr}")
    return result.stdout


def cut(text: str, start: str, end: str) -> str:
    lines = text.split("\n")
    first = next((i for i, line in enumerate(lines) if start in line), None)
    if first is None:
        sys.exit(f"no line holds {start!r}")
    last = next((i for i in range(first, len(lines)) if end in lines[i]), None)
    if last is None:
        sys.exit(f"no line after {start!r} holds {end!r}")
    return textwrap.dedent("\n".join(lines[first:last + 1])) + "\n"


def block(found: re.Match) -> str:
    head, kind, what, tail = found.groups()
    if kind == "file":
        return head + (EXAMPLES / what).read_text(encoding="utf-8") + tail
    arguments, _, part = what.partition(" | ")
    text = weft(arguments)
    if part:
        text = cut(text, *part.split(" .. "))
    # Comments echo source lines up to a wide column; nothing is lost by closing the gap.
    return head + re.sub(r" {2,}(<L \d+>)", r"  \1", text) + tail


def whole(found: re.Match) -> str:
    text = re.sub(r"^#", "##", weft(found[2]), flags=re.M)
    return found[1] + re.sub(r" {2,}(<L \d+>)", r"  \1", text) + found[3]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    options = parser.parse_args()
    stale = 0
    for path in sorted((ROOT / "docs").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        made = FORMS.sub(forms, WHOLE.sub(whole, BLOCK.sub(block, text)))
        if made == text:
            continue
        stale += 1
        if options.check:
            print(f"{path.relative_to(ROOT)} differs; tools/make_docs.py makes it again")
        else:
            path.write_text(made, encoding="utf-8")
    return 1 if stale and options.check else 0


if __name__ == "__main__":
    sys.exit(main())

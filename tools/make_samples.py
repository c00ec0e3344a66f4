#!/usr/bin/env python3
"""Writes samples/: one pair of each category, as files that a person can open.

It also writes docs/synthesis-samples.md: the Python of twenty rows that are not chosen but counted off.

    tools/make_samples.py            writes samples/ and the blocks and the page below
    tools/make_samples.py --check    compares with samples/ in the tree; exit code 1 on a difference

Of the first eight rows of each category (seed 42), the tool takes the row with the shortest C++ among those
of at least ten statements with a backward part. It becomes CATEGORY.py (the module), CATEGORY.cpu.cpp and CATEGORY.cuda.cu
(support, forward and backward, as far as the row has them) and CATEGORY.json (the row's other fields). Of the
first eight standalone programs of two categories, the shortest with operators of vectors becomes
standalone_CATEGORY.py and standalone_CATEGORY.cu. README.md and docs/standalone-sample.md show samples in
blocks that follow a line `<!-- sample: FILE -->` (the whole file), `<!-- sample: FILE, forward -->` (the body of
the forward kernel without its declarations) or `<!-- sample: FILE, forward, N statements -->` (the text of
the first N Python statements of that body) or `<!-- sample: FILE, case N -->` (the Nth case of a row). The program is WEFT_BIN, or build/release/weft.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SAMPLES = ROOT / "samples"
README = ROOT / "README.md"
STANDALONE = ROOT / "docs" / "standalone-sample.md"
SYNTHESIS = ROOT / "docs" / "synthesis-samples.md"
SYNTHESIS_SEED = 2026
SYNTHESIS_ROWS = range(0, 10000, 500)
STANDALONE_CATEGORIES = ("vector", "combined")
SHOWN = re.compile(r"(<!-- sample: ([\w.]+)(?:, (forward|case)(?:,? (\d+)(?: statements)?)?)? -->\n```\w+\n).*?(^```$)",
                   re.M | re.S)
ECHO = re.compile(r"// .* {2,}<L \d+>$")
PARTS = ("support", "forward", "backward")
TARGETS = {"cpp": ".cpu.cpp", "cuda": ".cuda.cu"}


def program() -> str:
    found = os.environ.get("WEFT_BIN") or ROOT / "build" / "release" / "weft"
    if not os.access(found, os.X_OK):
        sys.exit(f"{found} is not there; ./weft --version builds it")
    return str(found)


def samples() -> dict[Path, str]:
    """Contents by path."""
    files = {}
    with tempfile.TemporaryDirectory(prefix="weft_samples_") as folder:
        listed = subprocess.run([program(), "categories", "--json"], check=True, capture_output=True).stdout
        names = [category["name"] for category in json.loads(listed)["categories"]]
        # Categories that are named have equal weights and interleave: these are eight rows of each.
        subprocess.run([program(), "generate", "--quiet", "--full", "--format", "jsonl", "--rows-per-shard", "10000", "-n", str(8 * len(names)), "-c", ",".join(names),
                        "-o", folder + "/rows"], check=True)
        lines = (Path(folder) / "rows" / "data" / "train-00000.jsonl").read_text(encoding="utf-8")
    chosen: dict[str, dict] = {}
    for line in lines.splitlines():
        row = json.loads(line)
        best = chosen.setdefault(row["category"], row)
        if readable(row) < readable(best):
            chosen[row["category"]] = row
    for name, row in chosen.items():
        files[SAMPLES / f"{name}.py"] = row.pop("python_source")
        for target, suffix in TARGETS.items():
            texts = [row.pop(f"{target}_{part}", "") for part in PARTS]  # some kernels have no backward part
            files[SAMPLES / (name + suffix)] = "\n".join(text for text in texts if text)
        files[SAMPLES / f"{name}.json"] = spelled(row)
    for name in STANDALONE_CATEGORIES:
        python, cuda = standalone(name)
        files[SAMPLES / f"standalone_{name}.py"] = python
        files[SAMPLES / f"standalone_{name}.cu"] = cuda
    files[SYNTHESIS] = synthesis()
    for page in (README, STANDALONE):
        files[page] = SHOWN.sub(
            lambda found: found[1] + shown(files[SAMPLES / found[2]], found[3], int(found[4] or 0)) + found[5],
            page.read_text(encoding="utf-8"))
    return files


def synthesis() -> str:
    """The page with the Python of twenty rows."""
    page = (f"<!-- tools/make_samples.py writes this page. -->\n# Twenty rows\n\n"
            f"The programs are the rows {', '.join(map(str, SYNTHESIS_ROWS))} of seed {SYNTHESIS_SEED}. None was\n"
            f"chosen for its looks. `weft row -s {SYNTHESIS_SEED} -i N --dump python` prints row N.\n"
            "[synthesis.md](synthesis.md) says how such programs are made.\n")
    for index in SYNTHESIS_ROWS:
        command = [program(), "row", "-s", str(SYNTHESIS_SEED), "-i", str(index), "--dump", "python"]
        source = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        page += f"\n## Row {index}\n\n```python\n{source}```\n"
    return page


def standalone(category: str) -> tuple[str, str]:
    """The Python and the CUDA of the shortest of eight programs, of those with operators of vectors if there are."""
    with tempfile.TemporaryDirectory(prefix="weft_samples_") as folder:
        subprocess.run([program(), "cuda", "--quiet", "-n", "8", "-c", category, "-o", folder + "/cuda"], check=True)
        made = [(next(f.glob("*.py")).read_text(), next(f.glob("*.cu")).read_text())
                for f in sorted(Path(folder, "cuda").glob("sample_*"))]
    return min(made, key=lambda texts: (not re.search(r" operator[-+*]\(", texts[1]), len(texts[1])))


def readable(row: dict) -> tuple[bool, int]:
    """Lower is better to look at: enough to see, and not too long."""
    return row["metadata"]["statements"] < 10 or "cpp_backward" not in row, sum(len(row.get(f"cpp_{part}", "")) for part in PARTS)


def spelled(value) -> str:
    """JSON in lines, but each list of numbers or words on one line."""
    text = json.dumps(value, indent=2, ensure_ascii=False)
    return re.sub(r"\[\n\s+([^][{}]*?)\s+\]", lambda found: "[" + re.sub(r",\s+", ", ", found[1]) + "]", text) + "\n"


def shown(text: str, part: str | None, number: int) -> str:
    """The part of a sample that a page shows. Of the forward kernel: the first statements, or all for 0."""
    if not part:
        return text
    if part == "case":
        return spelled(json.loads(text)["cases"][number - 1])
    statements = number
    # Of the kernel, which stands after the functions: from the mark that Warp sets to the end of its loop.
    at = text.index("// forward\n", text.index('extern "C" __global__'))
    lines = text[at:text.index("\n    }\n}\n", at)].split("\n")[1:]
    if statements:
        # Warp echoes each statement in a comment; the first comment is the head of the function.
        echoes = [at for at, line in enumerate(lines) if ECHO.search(line)]
        lines = textwrap.dedent("\n".join(lines[echoes[1]:echoes[statements + 1]])).split("\n")
    return "".join(line + "\n" for line in lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    options = parser.parse_args()
    files = samples()
    there = set(SAMPLES.glob("*.*")) if SAMPLES.exists() else set()
    stale = [path for path in sorted(there - set(files)) if path.name != "README.md"]
    for path, text in files.items():
        if not options.check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
    for path in stale:
        if options.check:
            print(f"{path.relative_to(ROOT)} differs; tools/make_samples.py makes it again")
        else:
            path.unlink()
    return 1 if stale and options.check else 0


if __name__ == "__main__":
    sys.exit(main())

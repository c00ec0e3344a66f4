#!/usr/bin/env python3
"""Kernels of Warp's own examples and library on drawn inputs: the evaluator's arrays after the launch are bit for bit
those of the pinned Warp's CPU device (fuse_fp off, the elementary functions of this machine's C library).

Every kernel at the level of a module counts. It is printed how many are not compared, and why.
"""
import collections
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
LEFT_OUT = ("tests", "thirdparty", "native")
# Kernels whose results differ from Warp's, and why. One that does not differ is not to stand here.
DIFFERENT = {}


def files_with_kernels(root):
    found = []
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).parts
        if not set(parts) & set(LEFT_OUT) and re.search(r"^@wp\.kernel", path.read_text(), re.M):
            found.append("/".join(parts))
    return found


def run_files(files, folder):
    """(kernel, mark, what) of each kernel of the files."""
    folder.mkdir()
    out, first, name = [], 0, "import"
    while True:
        # -u: what kernels print and what the script prints stay in order.
        command = [sys.executable, "-u", HERE / "library_kernels.py", folder, str(first), *files]
        done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=3000)
        started = False  # of the kernel that is named last nothing is known yet
        for line in done.stdout.splitlines():
            if line.startswith("@ "):
                _, number, name = line.split(" ", 2)
                first, started = int(number), True
            elif started and line[:1] in "=!~":
                out.append((name, line[0], line[2:]))
                first, started = first + 1, False
        if done.returncode == 0:
            return out
        out.append((name, "!", f"died ({done.returncode}): {' '.join(done.stderr.split())[-300:]}"))
        if not started:  # nothing more can be learned
            return out
        first += 1


def main():
    if importlib.util.find_spec("warp") is None:
        print("skipped: warp-lang is not installed")
        print("0 passed, 0 failed, 1 skipped")
        return 0
    import warp

    files = files_with_kernels(Path(warp.__file__).parent)
    jobs = os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        groups = [files[n::2 * jobs] for n in range(2 * jobs)]
        done = list(pool.map(lambda g: run_files(g[1], Path(folder) / f"group{g[0]}"), enumerate(groups)))
    marks, refused, failed = collections.Counter(), collections.Counter(), 0
    for name, mark, what in sorted(r for group in done for r in group):
        marks[mark + ("unchanged" if what == "unchanged" else "")] += 1
        if (mark == "!") != (name in DIFFERENT):
            failed += 1
            print(f"{name}: {what or 'is the same, but stands in DIFFERENT'}")
        if mark == "~":
            refused[re.sub(r"^(not evaluated: )?program:\S+ ", r"\1", what)] += 1
    for what, count in refused.most_common():
        print(f"not compared, {count} kernels: {what}")
    same = marks["="] + marks["=unchanged"]
    print(f"{sum(marks.values())} kernels of {len(files)} files: {same} the same, of which {marks['=unchanged']} "
          f"change nothing; {marks['!']} different, {marks['~']} not compared")
    print(f"{same} passed, {failed} failed")
    return 1 if failed or not same else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Files that people wrote, read and not run: the kernels at module level of Warp's own examples against
the text of the pinned Warp. What weft refuses is counted; what differs fails.

    tests/oracle/test_files.py [FOLDER...]    folders inside the warp package; default: examples
                                              that do nothing when they are imported
"""

import collections
import importlib.util
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

DRIVER = Path(__file__).resolve().parent / "oracle_modules.py"
# Kernels of Warp's examples that came out identical, on both devices, with and without adjoints.
LEAST = 250
FOLDERS = [f"examples/{name}" for name in ("core", "fem", "optim", "tile")]
SECONDS = 300


def run(job):
    weft, path = job
    # A process for each file: some change wp.config when they are imported.
    try:
        done = subprocess.run([sys.executable, DRIVER, "--weft", weft, path], capture_output=True, text=True,
                              timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return path, ""
    return path, done.stdout


def main():
    weft = os.environ.get("WEFT_BIN")
    spec = importlib.util.find_spec("warp")
    if not weft or spec is None:
        print("skipped: " + ("warp-lang is not installed" if weft else "WEFT_BIN is not set"))
        print("0 passed, 0 failed, 1 skipped")
        return 0
    package = Path(spec.origin).parent
    files = [f for folder in sys.argv[1:] or FOLDERS for f in sorted((package / folder).rglob("*.py"))
             if re.search(r"^@(wp|warp)\.kernel", f.read_text(), re.M)]
    identical = different = 0
    refused, not_run = collections.Counter(), collections.Counter()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(run, [(weft, f) for f in files]))
    for path, out in results:
        if passed := re.search(r"^(\d+) passed", out, re.M):
            identical += int(passed[1])
        else:
            not_run["the file cannot be imported here"] += 1
        for line in out.splitlines():
            if not line.startswith("FAIL "):
                continue
            if ": Warp refuses: " in line:
                not_run[line.split(": Warp refuses: ")[1].split(":")[0]] += 1
            elif why := re.search(r"\.py:\d+:\d+: (.*)", line):
                refused[re.sub(r"'[^']*'", "...", why[1])[:100]] += 1
            else:
                different += 1
                print(f"{path.relative_to(package)}: {line}")
    print(f"{len(files)} files: {identical} texts identical, {refused.total()} refused, {different} different; "
          f"{not_run.total()} not made by Warp here")
    for counts in (refused, not_run):
        for why, n in counts.most_common():
            print(f"  {n:5} {why}")
    failed = different > 0 or (len(sys.argv) == 1 and identical < LEAST)
    print(f"{int(not failed)} passed, {int(failed)} failed")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

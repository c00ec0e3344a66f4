#!/usr/bin/env python3
"""Generated modules against the pinned Warp: its code generator takes them all.

Prints `N passed, N failed, N skipped`. Needs WEFT_BUILD. test_runs.py runs them.
"""
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ACCEPTED = 600


def main():
    dump = next(Path(os.environ.get("WEFT_BUILD", "build/dev")).rglob("weft_synth_dump"), None)
    if importlib.util.find_spec("warp") is None or dump is None:
        print("skipped: " + ("no weft_synth_dump in the build" if dump is None else "warp-lang is not installed"))
        print("0 passed, 0 failed, 1 skipped")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([dump, folder, str(ACCEPTED), "42", "0"], check=True, stdout=subprocess.DEVNULL)
        done = subprocess.run([sys.executable, HERE / "accept_in_warp.py", folder], capture_output=True, text=True)
    if done.returncode != 0:
        print(done.stdout[-3000:], done.stderr[-1000:])
    else:
        print(done.stdout.splitlines()[-1])
    failed = int(done.returncode != 0)
    print(f"{1 - failed} passed, {failed} failed")
    return failed


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Generated modules against the pinned Warp: its code generator takes them all, and a sample runs.

Prints `N passed, N failed, N skipped`: one for acceptance, one for the run. Needs WEFT_BUILD.
"""
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ACCEPTED, RUN = 600, 24


def main():
    dump = next(Path(os.environ.get("WEFT_BUILD", "build/dev")).rglob("weft_synth_dump"), None)
    if importlib.util.find_spec("warp") is None or dump is None:
        print("skipped: " + ("no weft_synth_dump in the build" if dump is None else "warp-lang is not installed"))
        print("0 passed, 0 failed, 2 skipped")
        return 0
    failed = 0
    for script, count, first, options in (
        ("accept_in_warp.py", ACCEPTED, 0, []),
        ("run_in_warp.py", RUN, 100000, ["--debug"]),
    ):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([dump, folder, str(count), "42", str(first)], check=True, stdout=subprocess.DEVNULL)
            done = subprocess.run([sys.executable, HERE / script, folder, *options], capture_output=True, text=True)
        if done.returncode != 0:
            failed += 1
            print(done.stdout[-3000:], done.stderr[-1000:])
        else:
            print(f"{script}: {done.stdout.splitlines()[-1]}")
    print(f"{2 - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

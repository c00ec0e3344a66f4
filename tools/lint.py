#!/usr/bin/env python3
"""Runs the clang-tidy of .venv with .clang-tidy's checks over src/, two files at a time or as many as cores.

Configures the preset `lint`, in which each file has a compile command of its own (the other presets
compile several files as one, so only this check finds a file that lacks an include). Files that
passed are remembered by the hash of what they are after preprocessing, in build/lint/passed, so that
only changes are looked at again.

    tools/lint.py [--deep] [--latest N] [NAME...]

--latest looks at N files: those that the history changed last, or that include a header that it changed.

The analyzer follows the paths through a function until it has seen 20,000 states, which takes two fifths of
the time of its own bound, 225,000: that is --deep.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMMANDS = ROOT / "build" / "lint" / "compile_commands.json"
PASSED = ROOT / "build" / "lint" / "passed"
# Known to g++ only.
EXTRA = ["--extra-arg=-Wno-unknown-warning-option", "--quiet"]
# Pinned by tools/requirements-test.txt. It leaves out the headers of the system, in which the one of Debian 12
# spends three quarters of its time.
CLANG_TIDY = ROOT / ".venv" / "bin" / "clang-tidy"

# In continuous integration every file is new, and none is looked at again.
REMEMBERS = "CI" not in os.environ
PARSER = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
PARSER.add_argument("names", nargs="*", metavar="NAME")
PARSER.add_argument("--deep", action="store_true")
PARSER.add_argument("--latest", type=int, metavar="N")
ARGUMENTS = PARSER.parse_args()
DEEP, LATEST, NAMES = ARGUMENTS.deep, ARGUMENTS.latest, ARGUMENTS.names
STATES = [f"--extra-arg={part}" for part in ("-Xclang", "-analyzer-config", "-Xclang", "max-nodes=20000")]


def fingerprint(entry):
    """A hash over the preprocessed source and the settings, or None if it cannot be had."""
    command = shlex.split(entry["command"])
    if "-o" in command:
        at = command.index("-o")
        del command[at:at + 2]
    command = [part for part in command if part not in ("-c", "-MD")]
    for option in ("-MT", "-MF"):
        if option in command:
            at = command.index(option)
            del command[at:at + 2]
    result = subprocess.run([*command, "-E"], cwd=entry["directory"], capture_output=True)
    if result.returncode != 0:
        return None
    settings = b"".join((ROOT / name).read_bytes() for name in (".clang-tidy", "tools/requirements-test.txt"))
    return hashlib.sha256(result.stdout + settings).hexdigest() + ("-deep" if DEEP else "")


def lint(entry):
    name = Path(entry["file"]).relative_to(ROOT)
    key = fingerprint(entry) if REMEMBERS else None
    if key and ((PASSED / key).exists() or (PASSED / f"{key}-deep").exists()):
        return name, ""
    result = subprocess.run([str(CLANG_TIDY), *EXTRA, *([] if DEEP else STATES), "-p", str(COMMANDS.parent), entry["file"]],
                            capture_output=True, text=True, cwd=ROOT)
    if result.returncode == 0:
        if key:
            (PASSED / key).write_text(str(name) + "\n")
        return name, ""
    return name, result.stdout


def latest(entries):
    """Of the compile commands, the LATEST whose sources the history changed last; after each commit's own sources come
    those that include a header of it."""
    log = subprocess.run(["git", "log", "--format=%x00", "--name-only", "--", "src"], cwd=ROOT, capture_output=True, text=True,
                         check=True).stdout
    waiting = {str(Path(entry["file"]).relative_to(ROOT)): entry for entry in entries}
    includes = {name: {Path(line.split('"')[1]).name for line in (ROOT / name).read_text().splitlines()
                       if line.startswith('#include "')} for name in waiting}
    found = []
    for commit in log.split("\0"):
        changed = commit.split()
        headers = {Path(name).name for name in changed if name.endswith(".h")}
        for name in [*changed, *(name for name in sorted(waiting) if includes[name] & headers)]:
            if name in waiting:
                found.append(waiting.pop(name))
        if len(found) >= LATEST:
            break
    return found[:LATEST]


def main():
    subprocess.run(["cmake", "--preset", "lint"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    # The one source that the build makes.
    subprocess.run(["cmake", "--build", COMMANDS.parent, "--target",
                    "src/builtins/generated/builtins_table.inc"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    entries = [entry for entry in json.loads(COMMANDS.read_text())
               if Path(entry["file"]).is_relative_to(ROOT / "src")
               and (not NAMES or any(name in entry["file"] for name in NAMES))]
    if LATEST:
        entries = latest(entries)
    PASSED.mkdir(parents=True, exist_ok=True)
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for name, output in pool.map(lint, entries):
            if output:
                failed += 1
                print(f"{name}:\n{output}", flush=True)
    print(f"{len(entries) - failed} of {len(entries)} files clean")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

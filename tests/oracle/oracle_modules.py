#!/usr/bin/env python
"""Holds `weft lower` against Warp for hand-written modules, byte for byte.

    python tests/oracle/oracle_modules.py --weft PATH [FILE_OR_FOLDER...]

Without files it takes tests/oracle/modules and modules_forward_only. Every kernel of every file is
compared on both devices, with and without backward code (the latter without only: Warp refuses it
with). Ends with the plain line `N passed, N failed`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import warnings

os.environ.setdefault("PYTHONHASHSEED", "0")
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "tools"))
sys.path.insert(0, HERE)

from oracle_rows import lines_of  # noqa: E402


def compare(weft: str, path: str, counts: dict):
    """Yields (what, None or the difference) for each kernel, device and mode of a file.

    counts: how often Warp had used each function's name when nothing but Warp was imported; the
    suffixes of function names go on from there."""
    import warp._src.context as ctx
    import warp_oracle

    forward_only = os.path.basename(os.path.dirname(os.path.abspath(path))) == "modules_forward_only"
    for backward in (False,) if forward_only else (True, False):
        for device in ("cpu", "cuda"):
            ctx.function_key_counts.clear()
            ctx.function_key_counts.update(counts)
            try:
                found = warp_oracle.texts(path, (device,), backward)
            except Exception as e:
                yield f"{os.path.basename(path)} {device}", f"Warp refuses: {type(e).__name__}: {str(e)[:400]}"
                continue
            for name, entry in found.items():
                what = f"{os.path.basename(path)}:{name} {device}{'' if backward else ' forward only'}"
                command = [weft, "lower", path, "--kernel", name, "-d", device]
                if not backward:
                    command.append("--no-backward")
                run = subprocess.run(command, capture_output=True, text=True)
                if run.returncode != 0:
                    yield what, run.stderr.strip() or f"exit code {run.returncode}"
                    continue
                want, got = lines_of(entry[device]), lines_of(run.stdout)
                got = [line for line in got if not line.startswith("// kernel ")]  # before each of several
                if want == got:
                    yield what, None
                else:
                    at = next((i for i, (w, g) in enumerate(zip(want, got)) if w != g), min(len(want), len(got)))
                    w = want[at] if at < len(want) else "(end)"
                    g = got[at] if at < len(got) else "(end)"
                    yield what, f"line {at}\n    weft: {g}\n    warp: {w}"


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    p.add_argument("--weft", required=True, help="the binary to test")
    p.add_argument("-v", "--verbose", action="store_true")
    p.add_argument("paths", nargs="*")
    args = p.parse_args()
    warnings.simplefilter("ignore")
    out, sys.stdout = sys.stdout, open(os.devnull, "w")
    import warp_oracle

    warp_oracle.quiet()
    import warp._src.context as ctx

    counts = dict(ctx.function_key_counts)
    sys.stdout = out
    files = []
    for path in args.paths or [os.path.join(HERE, d) for d in ("modules", "modules_forward_only")]:
        if os.path.isdir(path):
            files += sorted(os.path.join(path, f) for f in os.listdir(path) if f.endswith(".py"))
        else:
            files.append(path)
    passed = failed = 0
    for path in files:
        for what, problem in compare(args.weft, path, counts):
            if problem is None:
                passed += 1
                if args.verbose:
                    print(f"ok {what}")
            else:
                failed += 1
                print(f"FAIL {what}: {problem}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Every idiom alone, on the pinned Warp's CPU device: its stated range holds, and gradients are finite.

weft_synth_dump writes kernels of one idiom each, with inputs over the ranges of its holes. They run in
debug mode, forward and adjoint, on the ends of the ranges and on random values between; every output
must lie in the range that the idiom states, because the rest of a program relies on it. One child
process a field. WEFT_PROBES and WEFT_RUN_SEED change how many shapes of each idiom and which.
"""
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIELDS = ("physics", "ml", "graphics", "signal", "geometry", "sampling")
PROBES = os.environ.get("WEFT_PROBES", "2")
SEED = os.environ.get("WEFT_RUN_SEED", "7")
ROLES = ("in", "out", "inout")


def as_row(path):
    """What weft_synth_dump wrote, as a row of a dataset."""
    info = json.loads(path.with_suffix(".json").read_text())
    args = []
    for a in info["args"]:
        arg = {"name": a["name"], "type": a["type"], "role": ROLES[a["role"]], "range": [a["lo"], a["hi"]]}
        if a["array"]:
            arg["type"] = f"wp.array(dtype={a['type']})"
            arg["shape"] = a["shape"]
        if a["unit"]:
            arg["unit_length"] = True
        if a["sorted"]:
            arg["sorted"] = True
        if a["equals"]:
            arg["equals"] = a["equals"]
        args.append(arg)
    launch = [{"name": n, "size": s} for n, s in info["launch"].items()]
    return {"python_source": path.read_text(), "metadata": {"launch": launch, "args": args, "adjoint": "any"}}


def child(folder):
    import warnings

    import numpy as np
    import run_rows
    import warp as wp
    import warp_rows

    warnings.simplefilter("ignore")
    wp.config.quiet = True
    wp.config.mode = "debug"
    wp.config.kernel_cache_dir = folder + "/cache"
    wp.init()
    warp_rows.strict_home(folder + "/home")
    paths = sorted(Path(folder).glob("*.py"))
    rows = [as_row(p) for p in paths]
    (Path(folder) / "all").mkdir()
    module = warp_rows.load(warp_rows.joined(rows), folder + "/all", "probes")
    for n, row in enumerate(rows):
        try:
            launch = warp_rows.Launch(module, n, row, 7, True)
            run_rows.check(launch, row)
            launch.forward(launch.orders("plain"))
            lo, hi = next(a["range"] for a in row["metadata"]["args"] if a["role"] == "out")
            slack = 1e-3 * max(1.0, abs(lo), abs(hi))
            for _, data in launch.parts(("out",)):
                least, most = float(np.min(data)), float(np.max(data))
                if least < lo - slack or most > hi + slack:
                    raise AssertionError(f"is in [{least}, {most}], stated [{lo}, {hi}]")
            print("= ok", flush=True)
        except Exception as e:
            print("!", paths[n].stem, type(e).__name__, " ".join(str(e).split())[:300], flush=True)


def main():
    dump = next(Path(os.environ.get("WEFT_BUILD", "build/dev")).rglob("weft_synth_dump"), None)
    if importlib.util.find_spec("warp") is None or dump is None:
        print("skipped: " + ("no weft_synth_dump in the build" if dump is None else "warp-lang is not installed"))
        print("0 passed, 0 failed, 1 skipped")
        return 0
    passed = failed = 0
    for field in FIELDS:
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([dump, folder, PROBES, SEED, "idioms", field], check=True)
            command = [sys.executable, __file__, "--child", folder]
            done = subprocess.run(command, capture_output=True, text=True, cwd=HERE)
            lines = done.stdout.splitlines()
            passed += lines.count("= ok")
            wrong = [line for line in lines if line.startswith("! ")]
            if done.returncode != 0:
                wrong.append(f"! the module of {field} died ({done.returncode}): {done.stderr[-400:]}")
            failed += len(wrong)
            for line in wrong:
                print(line[2:])
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        child(sys.argv[2])
        sys.exit(0)
    sys.exit(main())

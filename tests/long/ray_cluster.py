#!/usr/bin/env python3
"""weft.ray on a Ray cluster of this machine: rows, a dataset with the bytes of one machine, workers that are killed, and
texts of compilers. Runs in a Python that has Warp, whose compiler it uses.

Installs ray and pyarrow into an environment of its own in build/ray (200 MB, once). Prints what the engine costs.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))
import own_environment  # noqa: E402

PROGRAM = """
import os, pathlib, signal, subprocess, sys, threading, time
import ray
import weft, weft.ray

ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": os.environ["PYTHONPATH"]}})
OPTIONS = dict(seed=7, categories=["math", "sparse"])
home = pathlib.Path(sys.argv[1])

# Rows.
begin = time.monotonic()
rows = weft.ray.read(n=3000, **OPTIONS).take_all()
of_ray = time.monotonic() - begin
begin = time.monotonic()
own = list(weft.rows(start=0, stop=3000, jobs=2, **OPTIONS))
alone = time.monotonic() - begin
assert sorted(r["index"] for r in rows) == list(range(3000))
assert {r["index"]: r["id"] for r in rows} == {r["index"]: r["id"] for r in own}
print(f"3,000 rows: {of_ray:.1f} s on Ray, {alone:.1f} s in one process")

# A dataset, while its workers are killed.
killed = 0
def kill():
    global killed
    while not (home / "set.parts").exists():
        time.sleep(0.05)
    for _ in range(3):
        time.sleep(1.5)
        found = subprocess.run(["pgrep", "-f", "[w]eft generate -n 8000"], capture_output=True, text=True).stdout.split()
        parents = {int(open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[1]) for pid in found if os.path.exists(f"/proc/{pid}")}
        for pid in [*map(int, found), *parents]:
            if pid != os.getpid():
                try:
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
                except ProcessLookupError:
                    pass
killer = threading.Thread(target=kill, daemon=True)
killer.start()
begin = time.monotonic()
weft.ray.generate(home / "set", 8000, rows_per_shard=500, cases=0, **OPTIONS)
of_ray = time.monotonic() - begin
killer.join()
assert killed > 0, "no worker was killed"
weft.generate(home / "same", 8000, rows_per_shard=500, cases=0, **OPTIONS)
assert (home / "set/manifest.json").read_bytes() == (home / "same/manifest.json").read_bytes()
assert not (home / "set.parts").exists()
subprocess.run(["cmp", home / "set/data/train-00003.parquet", home / "same/data/train-00003.parquet"], check=True)
print(f"8,000 rows with {killed} processes killed: the bytes of one machine")

# Without kills, beside one process on two cores.
begin = time.monotonic()
weft.ray.generate(home / "again", 8000, rows_per_shard=500, cases=0, **OPTIONS)
of_ray = time.monotonic() - begin
begin = time.monotonic()
weft.generate(home / "alone", 8000, rows_per_shard=500, cases=0, jobs=2, **OPTIONS)
print(f"8,000 rows as a dataset: {of_ray:.1f} s on Ray, {time.monotonic() - begin:.1f} s by one process")

# What is finished is left as it is, and nothing is made for what is to be refused.
begin = time.monotonic()
weft.ray.generate(home / "again", 8000, rows_per_shard=500, cases=0, **OPTIONS)
for options in (dict(OPTIONS, seed=8), dict(OPTIONS, overwrite=True)):
    try:
        weft.ray.generate(home / "again", 8000, rows_per_shard=500, cases=0, **options)
        raise AssertionError("another set was replaced")
    except weft.Error as error:
        print("refused:", str(error)[:60])
assert not (home / "again.parts").exists()
print(f"a finished set again, and two refusals: {time.monotonic() - begin:.1f} s")

# Texts of compilers, in more parts than there are shards, too.
weft.generate(home / "plain", 12, rows_per_shard=4, full=True, **OPTIONS)
added = dict(add=["ptx"], arch=["sm_90"], python=sys.argv[2])
weft.enrich(home / "plain", home / "levels", **added)
for parts in (2, 5):
    made = weft.ray.enrich(home / "plain", home / f"levels{parts}", parts=parts, **added)
    assert all(row["ptx_sm_90_forward"] for row in made)
    assert (home / f"levels{parts}/manifest.json").read_bytes() == (home / "levels/manifest.json").read_bytes()
print("12 rows with PTX in 2 and in 5 parts: the bytes of one machine")
for call in (lambda: weft.ray.generate(home / "bad", 10, seed=-1), lambda: weft.ray.read(n=5, categories="maths"),
             lambda: weft.ray.enrich(home / "plain", home / "bad", ["sas"])):
    try:
        call()
        raise AssertionError("a wrong argument was taken")
    except (weft.Error, ValueError) as error:
        print("refused:", str(error)[:60])
"""


def main() -> int:
    python = own_environment.python_with("ray", ["ray[data]==2.60.0"])
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "python")}
    with tempfile.TemporaryDirectory(prefix="weft_ray_") as folder:
        return subprocess.run([python, "-c", PROGRAM, folder, sys.executable], env=environment, timeout=900).returncode


if __name__ == "__main__":
    sys.exit(main())

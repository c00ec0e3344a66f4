"""What a dataset survives: kills, failing calls, short writes, a full disk, flipped bits, truncation.

After each fault: nothing stands under its name that is not whole, verify does not call the folder
whole, and the same command, or repair, ends with the bytes of an undisturbed run. The counts are
docs/reliability.md's. Over rows of fixed nonsense, in memory where there is /dev/shm.
"""

import errno
import json
import os
import random
import resource
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import harness
from faults import failing_calls, run_beside

WEFT = harness.WEFT_WITH_FAKE_ROWS
UNSTABLE = {"generation_stats.json", "progress.json"}
FORMATS = ("parquet", "jsonl", "jsonl.zst", "json")
OPTIONS = ["--rows-per-shard", "100", "--split", "train=0.7,validation=0.2,test=0.1", "-j", "2"]
ROWS = 600

KILLS = 100
FLIPS = 1000
REPAIRED = 50
TRUNCATIONS = 100


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.name not in UNSTABLE}


class Faults(harness.TestCase):
    def setUp(self):
        where = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.tmp = Path(tempfile.mkdtemp(prefix="weft_faults_", dir=where))
        self.addCleanup(shutil.rmtree, self.tmp, ignore_errors=True)
        self.rng = random.Random(20)
        self.whole = {}
        for form in FORMATS:
            self.assertEqual(self.generate(f"{form}-whole", form).returncode, 0)
            self.whole[form] = files(self.tmp / f"{form}-whole")

    def command(self, out, form, *arguments):
        return [str(WEFT), "generate", "-q", "-n", str(ROWS), "-o", out, "--full", "--format", form, *OPTIONS,
                *arguments]

    def generate(self, out, form, **kwargs):
        return subprocess.run(self.command(out, form), cwd=self.tmp, capture_output=True, text=True,
                              timeout=120, **kwargs)

    def weft(self, *arguments):
        return self.run_weft(*arguments, program=WEFT)

    def check_unfinished(self, out, form):
        """Whatever stands under its name is whole, and nothing calls the dataset so."""
        for path in (self.tmp / out).glob("data/[!.]*"):
            self.assertEqual(path.read_bytes(), self.whole[form][f"data/{path.name}"])
        if (self.tmp / out / "manifest.json").exists():  # the fault came too late
            self.assertEqual(files(self.tmp / out), self.whole[form])
        elif (self.tmp / out).exists():
            self.assertNotEqual(self.weft("verify", out).returncode, 0)

    def check_continues(self, out, form):
        result = self.generate(out, form)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(files(self.tmp / out), self.whole[form])
        self.assertEqual(self.weft("verify", "-q", out).returncode, 0)
        shutil.rmtree(self.tmp / out)

    def test_kill_at_random_moments(self):
        kills = 0
        unfinished = 0
        # On a fast machine runs may be through before they are killed.
        while kills < KILLS or (unfinished <= KILLS // 2 and kills < 4 * KILLS):
            form = FORMATS[kills % len(FORMATS)]
            # Up to three kills before the dataset is let finish.
            for _ in range(self.rng.randrange(1, 4)):
                run = subprocess.Popen(self.command("out", form), cwd=self.tmp,
                                       stderr=subprocess.DEVNULL,
                                       env={**os.environ, "WEFT_FAKE_SLEEP_US": "150"})
                time.sleep(self.rng.uniform(0.005, 0.13))
                run.kill()
                unfinished += run.wait() < 0
                kills += 1
                self.check_unfinished("out", form)
            self.check_continues("out", form)
        self.assertGreater(unfinished, KILLS // 2)

    def test_calls_that_fail(self):
        library = failing_calls(self)
        failed = 0
        for form in FORMATS:
            for call, error in (("write", errno.ENOSPC), ("write", errno.EIO), ("fsync", errno.EIO),
                                ("rename", errno.EACCES)):
                for at in (1, 2, 3, 5, 8, 13, 30, 60):
                    result = self.generate("out", form, env={
                        **os.environ, "LD_PRELOAD": str(library), "FAULT_CALL": call,
                        "FAULT_AT": str(at), "FAULT_ERRNO": str(error)})
                    if result.returncode != 0:
                        failed += 1
                        self.assertEqual(result.returncode, 1, result.stderr)
                        self.assertRegex(result.stderr, r"^weft: cannot (write|create|rename) '[^\n]+\n$")
                        self.assertIn(os.strerror(error), result.stderr)
                    self.check_unfinished("out", form)
                    self.check_continues("out", form)
            result = self.generate("out", form, env={
                **os.environ, "LD_PRELOAD": str(library), "FAULT_CALL": "short"})
            self.assertEqual(result.returncode, 0, result.stderr)
            self.check_continues("out", form)
        self.assertGreater(failed, 80)

    def test_extend_where_calls_fail(self):
        """The set is the old one, or the new one, or says which command completes it."""
        library = failing_calls(self)
        stages = set()
        for form, places in (("jsonl", {"rename": range(1, 34, 2), "write": (1, 6, 12, 20), "fsync": (1, 6, 12, 20, 28)}),
                             ("json", {"rename": (1, 3, 402, 690, 1100, 1103, 1105), "fsync": (5, 9)})):
            subprocess.run(harness.whole_rows([WEFT, "generate", "-q", "-n", "230", "-o", f"{form}-old", "--full", "--format", form, *OPTIONS]),
                           cwd=self.tmp, check=True)
            old = files(self.tmp / f"{form}-old")
            for call, at in ((call, at) for call, places in places.items() for at in places):
                shutil.rmtree(self.tmp / "out", ignore_errors=True)
                shutil.copytree(self.tmp / f"{form}-old", self.tmp / "out")
                extend = [WEFT, "extend", "-q", "out", "-n", str(ROWS), "-j", "2"]
                result = subprocess.run(extend, cwd=self.tmp, capture_output=True, text=True, env={
                    **os.environ, "LD_PRELOAD": str(library), "FAULT_CALL": call, "FAULT_AT": str(at),
                    "FAULT_ERRNO": str(errno.ENOSPC)})
                state = self.weft("verify", "-q", "out")
                here = {name: content for name, content in files(self.tmp / "out").items()
                        if "extension" not in name}
                if state.returncode != 0:
                    stages.add("moving")
                    self.assertIn(f"'weft extend out -n {ROWS}' completes it", state.stderr)
                    self.assertEqual(self.weft("extend", "out", "--cancel").stderr, state.stderr)
                else:
                    stages.add("old" if here == old else "new")
                    self.assertIn(here, (old, self.whole[form]), (form, call, at))
                self.assertEqual(result.returncode, 0 if result.stderr == "" else 1, result.stderr)
                if here == old or at % 4 != 1:
                    again = subprocess.run(extend, cwd=self.tmp, capture_output=True, text=True)
                    self.assertEqual(again.returncode, int(here == self.whole[form]), again.stderr)
                self.assertEqual(self.weft("repair", "-q", "out").returncode, 0)
                self.assertEqual(files(self.tmp / "out"), self.whole[form], (form, call, at))
        self.assertLessEqual({"old", "moving"}, stages)

    def test_full_disk(self):
        for form in FORMATS:
            for size in (0, 100, 2000, 20_000, 100_000):
                def limit(most=size):
                    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
                result = self.generate("out", form, preexec_fn=limit)
                if result.returncode != 0:
                    self.assertEqual(result.returncode, 1, result.stderr)
                    self.assertRegex(result.stderr, r"^weft: cannot write '[^\n]+\n$")
                self.check_unfinished("out", form)
                self.check_continues("out", form)

    def pick(self, folder, number):
        """Places in the files of a dataset, each byte as likely as any other."""
        sizes = [(path, path.stat().st_size) for path in sorted(folder.rglob("*"))
                 if path.is_file() and path.name not in UNSTABLE | {"lock"}]
        for _ in range(number):
            path, = self.rng.choices([path for path, _ in sizes], [size for _, size in sizes])
            yield path, self.rng.randrange(path.stat().st_size)

    def repair(self, out, form):
        result = self.weft("repair", "-q", out)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(files(self.tmp / out), self.whole[form])

    def test_flipped_bits_are_found(self):
        for form in FORMATS:
            out = f"{form}-whole"
            for i, (path, place) in enumerate(self.pick(self.tmp / out, FLIPS // len(FORMATS))):
                content = path.read_bytes()
                damaged = bytearray(content)
                damaged[place] ^= 1 << self.rng.randrange(8)
                path.write_bytes(damaged)
                result = self.weft("verify", "-q", out)
                self.assertEqual(result.returncode, 1)
                self.assertIn(f"{out}/{path.relative_to(self.tmp / out)}: ", result.stdout)
                if i % (FLIPS // REPAIRED) == 0:
                    self.repair(out, form)
                else:
                    path.write_bytes(content)

    def test_truncations_are_found_and_repaired(self):
        for form in FORMATS:
            out = f"{form}-whole"
            for path, place in self.pick(self.tmp / out, TRUNCATIONS // len(FORMATS)):
                path.write_bytes(path.read_bytes()[:place])
                result = self.weft("verify", "-q", out)
                self.assertEqual(result.returncode, 1)
                self.assertIn(f"{out}/{path.relative_to(self.tmp / out)}: ", result.stdout)
                self.repair(out, form)


class Meanwhile(harness.TestCase):
    """What a command looked at is changed by another one before it writes."""

    def setUp(self):
        self.tmp = Path(tempfile.mkdtemp(prefix="weft_meanwhile_"))
        self.addCleanup(shutil.rmtree, self.tmp, ignore_errors=True)

    def make(self, out, rows, *arguments):
        result = self.run_weft("generate", "-q", "-n", rows, "--rows-per-shard", 20, "-o", out, *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_repair_beside_an_extension(self):
        self.make("set", 40)
        self.make("whole", 60)
        leftover = self.tmp / "set/data/.train-00000-of-00002.parquet.tmp"
        leftover.write_bytes(b"left")

        def extend():
            leftover.unlink()
            self.assertEqual(self.run_weft("extend", "-q", "set", "-n", 60).returncode, 0)
        code, said = run_beside(self, ("repair", "-q", "set"), extend)
        self.assertEqual((code, said), (1, "weft: output folder 'set' is being written to by another weft\n"))
        self.assertEqual(files(self.tmp / "set"), files(self.tmp / "whole"))

    def test_filter_of_a_set_that_changes(self):
        self.make("set", 40)
        self.make("other", 40, "--seed", 5)
        self.make("larger", 60)
        for changed in ("other", "larger"):
            def replace(by=changed):
                shutil.rmtree(self.tmp / "set")
                shutil.copytree(self.tmp / by, self.tmp / "set")
            code, said = run_beside(self, ("filter", "-q", "set", "--max-tokens", 6000, "-o", "out"), replace)
            self.assertEqual((code, said), (1, "weft: 'set' is damaged: it was changed while it was read\n"))
            self.assertNotEqual(self.run_weft("verify", "-q", "out").returncode, 0)
            again = self.run_weft("filter", "-q", "set", "--max-tokens", 6000, "-o", "out", "--overwrite")
            self.assertEqual((again.returncode, again.stderr), (0, ""))
            self.assertEqual(self.run_weft("verify", "-q", "out").returncode, 0)
            shutil.rmtree(self.tmp / "out")

    def test_folders_that_another_run_filled(self):
        self.make("set", 40)
        self.make("other", 20, "--seed", 5)
        self.make("twin", 40, "--seed", 7)
        self.make("set-1", 40, "--shard", "1/2")
        self.make("set-2", 40, "--shard", "2/2")
        for command in ("generate -n 40 -o", "filter set --max-tokens 6000 -o", "view set --tasks python-to-cuda -o",
                        "cuda -n 40 --format parquet -o", "merge --quiet {} set-1 set-2", "merge --quiet {} set twin"):
            with self.subTest(command=command):
                def run(out, what=command):
                    return what.format(out).split() if "{}" in what else [*what.split(), out, "-q"]
                alone = self.run_weft(*run("alone"), whole=False)
                self.assertEqual(alone.returncode, 0, alone.stderr)
                for filled in ("other", "alone"):
                    def fill(by=filled):
                        shutil.copytree(self.tmp / by, self.tmp / "out", dirs_exist_ok=True)
                    code, said = run_beside(self, run("out"), fill)
                    self.assertEqual(code, int(filled == "other"), said)
                    self.assertEqual(files(self.tmp / "out"), files(self.tmp / filled))
                    shutil.rmtree(self.tmp / "out")
                shutil.rmtree(self.tmp / "alone")


if __name__ == "__main__":
    harness.main()

"""weft enrich: rows with PTX by Warp's NVRTC, and SASS and LLVM IR where their tools are here."""

import json
import os
import signal
import subprocess
import sys
import time
import unittest

import harness

try:
    import warp  # noqa: F401
except ImportError:
    warp = None

sys.path.insert(0, str(harness.ROOT / "python"))
from weft import _levels  # noqa: E402


def tools() -> list:
    """The levels that can be made here."""
    out = ["ptx"]
    for names, level in (((("ptxas", (13, 4)), ("nvdisasm", (13, 4)))), "sass"),:
        try:
            for name, least in names:
                _levels.toolkit(name, least)
            out.append(level)
        except _levels.Missing:
            pass
    try:
        _levels.find_clang()
        out.append("llvm_ir")
    except _levels.Missing:
        pass
    return out


@unittest.skipIf(warp is None, "warp-lang is not installed")
class Enrich(harness.TestCase):
    def weft(self, *arguments, code=0, **options):
        done = self.run_weft(*arguments, whole=False, **options)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout if code == 0 else done.stderr

    def rows(self, name):
        return [json.loads(line) for path in sorted((self.tmp / name / "data").glob("*.jsonl"))
                for line in path.read_text().splitlines()]

    def enrich(self, source, name, *options, add="ptx", code=0):
        return self.weft("enrich", source, "-o", name, "--python", sys.executable, "--add", add, *options, code=code)

    def fails(self, said, *arguments, code=2):
        error = self.weft(*arguments, code=code)
        self.assertIn(said, error)
        self.assertEqual(error.count("\n"), 1, error)

    def test_texts_and_figures(self):
        levels = tools()
        self.weft("generate", "-q", "-n", 8, "-s", 3, "--full", "--format", "jsonl", "--rows-per-shard", 4, "--split",
                  "train=0.6,test=0.4", "-o", "plain")
        said = self.enrich("plain", "levels", "--arch", "sm_90,sm_80", add=",".join(levels))
        self.assertIn("'levels' has 8 rows with " + ",".join(levels), said)
        plain, rows = self.rows("plain"), self.rows("levels")
        self.assertEqual(len(rows), 8)
        names = [f"{level}_{arch}_{part}" for level in levels if level != "llvm_ir" for arch in ("sm_80", "sm_90")
                 for part in ("forward", "backward")]
        names += [f"llvm_ir_{o}_{part}" for o in ("o0", "o2") for part in ("forward", "backward")] if "llvm_ir" in levels else []
        met = set()
        for before, row in zip(plain, rows):
            for name, value in before.items():
                if name != "metadata":
                    self.assertEqual(row[name], value)
            self.assertEqual(row["metadata"] | {"tokens": 0}, before["metadata"] | {"tokens": 0})
            there = [name for name in names if name in row]
            self.assertEqual(set(row) - set(before), {*there, "levels"})
            self.assertEqual([figures["text"] for figures in row["levels"]], there)
            self.assertEqual(set(row["metadata"]["tokens"]) - set(before["metadata"]["tokens"]), set(there))
            self.assertTrue(all(name in row for name in names if name.endswith("forward")))
            met.update(there)
            source = "\n".join(row[part].rstrip("\n") + "\n" for part in ("cuda_support", "cuda_forward", "cuda_backward")
                               if row.get(part)).splitlines()
            for figures in row["levels"]:
                self.assertNotIn("error", figures)
                text = row[figures["text"]]
                self.assertEqual(len(figures["lines"]), len(text.splitlines()))
                self.assertEqual(len(figures["python_lines"]), len(figures["lines"]))
                self.assertEqual(sum(one["count"] for one in figures["mix"]), figures["instructions"])
                # LLVM IR has the functions of Warp's headers too, whose lines are of no call in the file.
                least = 10 if figures["text"].startswith("llvm") else len(figures["lines"]) // 4
                self.assertGreater(sum(line > 0 for line in figures["lines"]), least, figures["text"])
                self.assertNotIn(str(harness.ROOT), text)
                self.assertNotRegex(text, r"/site-packages/|_INTERNAL_[0-9a-f]{8}|\.loc\s|!dbg")
                if not figures["text"].startswith("llvm"):
                    self.assertLessEqual(max(figures["lines"]), len(source))
                    self.assertLessEqual(max(figures["python_lines"]), len(row["python_source"].splitlines()))
                    self.assertGreater(max(figures["python_lines"]), 0)
                if figures["text"].startswith("sass"):
                    self.assertGreater(figures["registers"], 0)
                    self.assertTrue(0 < figures["occupancy"] <= 1)
        self.assertEqual(met, set(names))
        self.assertIn("'levels' is whole: 8 rows", self.weft("verify", "levels"))
        # What ptxas makes of the text in the row is what it made of the compiler's.
        if "sass" in levels:
            ptxas, _ = _levels.toolkit("ptxas", (13, 4))
            (self.tmp / "one.ptx").write_text(rows[0]["ptx_sm_80_forward"])
            subprocess.run([ptxas, "-arch=sm_80", "one.ptx", "-o", "one.cubin"], cwd=self.tmp, check=True)
        # The same again, by parts that are merged, and in Parquet.
        for part in (1, 2):
            self.enrich("plain", f"part{part}", "--arch", "sm_80,sm_90", "--shard", f"{part}/2", "-j", 1, "-q", add=",".join(levels))
        self.weft("merge", "-q", "merged", "part1", "part2")
        self.assertEqual((self.tmp / "merged/manifest.json").read_bytes(), (self.tmp / "levels/manifest.json").read_bytes())
        self.assertIn("has 8 rows", self.enrich("plain", "levels", "--arch", "sm_80,sm_90", add=",".join(levels)))

    def test_interrupted_and_continued(self):
        self.weft("generate", "-q", "-n", 6, "--format", "jsonl", "--rows-per-shard", 1, "--cases", 0, "-o", "plain")
        self.enrich("plain", "whole", "--arch", "sm_80", "-q")
        process = subprocess.Popen([harness.WEFT, "enrich", "plain", "-o", "out", "--add", "ptx", "--arch", "sm_80", "-j", "1",
                                    "--python", sys.executable], cwd=self.tmp, stderr=subprocess.PIPE, text=True)
        while process.poll() is None and len(list((self.tmp / "out").glob("data/*.jsonl"))) < 2:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        error = process.communicate(timeout=60)[1]
        self.assertEqual(process.returncode, 130, error)
        self.assertFalse((self.tmp / "out/manifest.json").exists())
        self.assertIn(" of 6 rows", error)
        self.enrich("plain", "out", "--arch", "sm_80", "-q")
        self.assertEqual((self.tmp / "out/manifest.json").read_bytes(), (self.tmp / "whole/manifest.json").read_bytes())

    def test_refusals(self):
        self.weft("generate", "-q", "-n", 2, "--format", "jsonl", "--cases", 0, "-d", "cpu", "-o", "cpu")
        start = ("enrich", "cpu", "-o", "out", "--python", sys.executable)
        self.fails("the rows of 'cpu' have no texts for CUDA; 'weft generate --full' makes rows with all texts", *start, "--add", "ptx", code=1)
        self.fails("bad value 'cubin' for --add; it takes ptx, sass, llvm_ir", *start, "--add", "cubin")
        self.fails("bad value 'sm_20' for --arch; it takes sm_75", *start, "--add", "ptx", "--arch", "sm_20")
        self.fails("LLVM IR is made for the CPU alone", *start, "--add", "llvm_ir", "--arch", "sm_80")
        self.fails("'none' holds no dataset", "enrich", "none", "-o", "out", "--add", "ptx", code=1)
        self.fails("it is one of the sets that are read; name another one", "enrich", "cpu", "-o", "cpu", "--add", "llvm_ir")
        # No clang: said before a row is made.
        nowhere = {**os.environ, "PATH": str(self.tmp), "WEFT_CLANG": ""}
        done = subprocess.run([harness.WEFT, *start, "--add", "llvm_ir"], cwd=self.tmp, env=nowhere, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr.count("\n")), (1, 1), done.stderr)
        self.assertIn("a compiler is missing: no clang 16 or later", done.stderr)
        self.assertFalse((self.tmp / "out").exists())

    def test_compilers_that_die(self):
        """A Python that ends at once, and one whose Warp ends at the first row: named, nothing falsely whole."""
        self.weft("generate", "-q", "-n", 2, "--format", "jsonl", "--cases", 0, "-o", "plain")
        fake = self.tmp / "python"
        fake.write_text("#!/bin/sh\ncase \"$2\" in *importlib*) exec " + sys.executable + " \"$@\";; esac\n"
                        "read line; echo '{\"tools\": {\"nvrtc\": \"13.4\"}}'; read line; exit 3\n")
        fake.chmod(0o755)
        done = self.run_weft("enrich", "plain", "-o", "out", "--add", "ptx", "-q", "--python", fake, whole=False)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn(f"the compilers that '{fake}' ran ended early, or took too long", done.stderr)
        self.assertFalse((self.tmp / "out/manifest.json").exists())


if __name__ == "__main__":
    harness.main()

"""Categories whose rows are made from plans: on the command line, as rows, and on the pinned Warp.

Their text and results are held against Warp's with those of all categories: oracle/test_rows, eval/test_values, synth/test_runs.
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import unittest

import harness

FIELDS = [f["name"] for f in json.loads(subprocess.run([harness.WEFT, "categories", "--json"], capture_output=True,
                                                       check=True).stdout)["categories"]][10:]
QUERIES = "queries"  # kernels that take objects of Warp: no cases, no standalone programs
RUN = [f for f in FIELDS if f != QUERIES]
HAS_WARP = importlib.util.find_spec("warp") is not None


class Plans(harness.TestCase):
    def weft(self, *arguments, code=0, **more):
        done = self.run_weft(*arguments, **more)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout if code == 0 else done.stderr

    def rows_of(self, name):
        files = sorted((self.tmp / name / "data").glob("*.jsonl"))
        return [json.loads(line) for path in files for line in path.read_text().splitlines()]

    def test_every_plan_is_sound(self):
        done = subprocess.run([harness.BUILD / "src/driver/weft_plan_check", "--programs", str(harness.some(16))], capture_output=True,
                              text=True)
        self.assertEqual(done.returncode, 0, done.stdout[-4000:] + done.stderr)

    def test_more_rows_than_programs_are_refused_before_the_start(self):
        for command in (["generate", "-n", "1000000000", "-c", "sparse", "-o", "x"],
                        ["generate", "-n", "1000000000", "-c", "math,sparse", "--weights", "math=3", "-o", "x"],
                        ["row", "-c", "sparse", "--index", "1000000000"],
                        ["cuda", "--count", "1000000000", "-c", "sparse", "-o", "x"]):
            said = self.weft(*command, code=1 if command[0] != "row" else 2)
            self.assertRegex(said, r"the category 'sparse' has \d+ different programs, and \d+ rows take \d+ of them")
            self.assertIn(" of them; ask for fewer rows, give the category a smaller weight, or choose further ones", said)
        self.assertFalse((self.tmp / "x").exists())

    def test_rows_are_the_same_in_parts_and_in_any_mix(self):
        mix = ["-s", "5", "-c", ",".join(["math", *FIELDS]), "--rows-per-shard", "50", "-q"]
        self.weft("generate", "-n", "200", "-j", "2", *mix, "-o", "whole")
        for k in (1, 2):
            self.weft("generate", "-n", "200", "-j", "1", *mix, "--shard", f"{k}/2", "-o", f"part{k}")
        self.weft("merge", "-q", "merged", "part1", "part2")
        self.weft("generate", "-n", "150", *mix, "-o", "grown")
        self.weft("extend", "-q", "grown", "-n", "200")
        whole = (self.tmp / "whole/manifest.json").read_bytes()
        self.assertEqual((self.tmp / "merged/manifest.json").read_bytes(), whole)
        self.assertEqual((self.tmp / "grown/manifest.json").read_bytes(), whole)
        self.weft("validate", "-q", "whole")
        rows = self.rows_of("whole")
        for row in rows:
            if row["category"] == "math":
                self.assertNotIn("purpose", row["metadata"])
                continue
            self.assertIn(row["metadata"]["outcome"], ("exact", "permuted", "rounded"))
            self.assertEqual(set(row["metadata"]["purpose"]), {"plan", "family", "turn"})
            self.assertEqual(len(row["cases"]), 0 if row["category"] == QUERIES else 2, row["python_source"])
        one = json.loads(self.weft("row", "--json", "-s", "5", "-c", ",".join(["math", *FIELDS]), "--index", "77"))
        self.assertEqual(one["python_source"], rows[77]["python_source"])

    def test_tiled_launches_say_so(self):
        self.weft("generate", "-q", "-n", "24", "-c", "tiles,sparse", "--weights", "tiles=2", "-o", "t")
        rows = self.rows_of("t")
        for row in rows:
            tiled = row["category"] == "tiles"
            self.assertEqual(row["metadata"].get("tiled"), True if tiled else None)
            self.assertEqual(row["metadata"].get("block_dim", {}).get("cpu"), 1 if tiled else None)
            self.assertEqual({c["block_dim"] for c in row["cases"]}, {1})
        self.weft("validate", "-q", "t")
        first = next(row["index"] for row in rows if row["category"] == "tiles")
        self.assertIn("as stored", self.weft("run", "t", "--row", str(first)))
        self.weft("diff", "t", "--row", str(first))
        # Without the threads of a block nobody can launch it.
        path = next((self.tmp / "t/data").glob("*.jsonl"))
        del rows[first]["metadata"]["block_dim"]
        path.write_text("".join(json.dumps(row) + "\n" for row in rows))
        done = self.run_weft("validate", "t", "--only", "fields")
        self.assertEqual(done.returncode, 1)
        self.assertIn("no field 'metadata.block_dim'", done.stdout)

    def test_kernels_that_take_objects_have_no_cases(self):
        self.weft("generate", "-q", "-n", "40", "-c", "queries,sparse", "--weights", "queries=3", "-o", "q")
        rows = self.rows_of("q")
        kinds = set()
        for row in rows:
            objects = [a["object"] for a in row["metadata"]["args"] if "object" in a]
            kinds |= {o["kind"] for o in objects}
            self.assertEqual(bool(objects), row["category"] == QUERIES)
            self.assertEqual(len(row["cases"]), 0 if objects else 2)
        self.assertEqual(kinds, {"mesh", "bvh", "hash_grid", "volume", "texture"})
        self.weft("validate", "-q", "q")
        first = {c: next(i for i, row in enumerate(rows) if row["category"] == c) for c in (QUERIES, "sparse")}
        said = self.weft("run", "q", "--row", str(first[QUERIES]), code=1)
        self.assertIn("' has no cases; its kernel takes objects of Warp, such as a mesh, which weft does not have", said)
        # An empty list is right for them and for no others.
        path = next((self.tmp / "q/data").glob("*.jsonl"))
        for category, cases, why in ((QUERIES, rows[first["sparse"]]["cases"], "there are cases of a kernel that takes objects of Warp"),
                                     ("sparse", [], "the list of cases is empty")):
            changed = list(rows)
            changed[first[category]] = {**rows[first[category]], "cases": cases}
            path.write_text("".join(json.dumps(row) + "\n" for row in changed))
            done = self.run_weft("validate", "q", "--only", "cases")
            self.assertEqual(done.returncode, 1)
            self.assertIn(why, done.stdout)
        said = self.weft("cuda", "-n", "1", "-c", "queries", "-o", "c", code=1)
        self.assertIn("has no form in a standalone CUDA program", said)
        self.weft("generate", "-q", "-n", "8", "-c", "queries", "--format", "parquet", "-o", "p")
        self.weft("validate", "-q", "p")

    def test_a_texture_has_no_standalone_program(self):
        (self.tmp / "t.py").write_text("import warp as wp\n\n\n@wp.kernel\ndef k(t: wp.Texture2D, out: wp.array(dtype=float)):\n"
                                       "    out[0] = wp.texture_sample(t, wp.vec2(0.5, 0.5), dtype=float)\n")
        said = self.weft("cuda", "t.py", "-o", "t", code=1)
        self.assertIn("an argument of type wp.Texture2D has no form in a standalone CUDA program", said)

    @unittest.skipUnless(HAS_WARP, "warp-lang is not installed")
    def test_kernels_that_take_objects_run_in_warp(self):
        here = harness.ROOT / "tests"
        done = subprocess.run([harness.BUILD / "src/driver/weft_plan_check", "queries", "--programs", str(harness.some(12)), "--rows", self.tmp / "q"],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout[-4000:] + done.stderr)
        # Each with its threads in three orders, whose outputs are compared.
        done = subprocess.run([sys.executable, here / "synth/test_runs.py"], capture_output=True, text=True, cwd=self.tmp,
                              env={**os.environ, "WEFT_RUN_DATASET": str(self.tmp / "q")})
        self.assertEqual(done.returncode, 0, done.stdout[-3000:] + done.stderr[-1000:])
        self.assertIn(f"{len(self.rows_of('q'))} passed", done.stdout)

    def test_programs_of_tiled_launches_have_their_blocks(self):
        # Some constructs of tiles have no standalone program, which is said; the others are whole.
        count = harness.some(24)
        made = self.run_weft("cuda", "-q", "-n", str(count), "-c", "tiles", "--cases", "1", "-o", "c")
        self.assertIn(made.returncode, (0, 1), made.stderr)
        self.assertGreaterEqual(len(list((self.tmp / "c").glob("sample_*"))), count // 4)
        for folder in sorted((self.tmp / "c").glob("sample_*")):
            metadata = json.loads((folder / "metadata.json").read_text())
            threads = metadata["block_dim"]["cuda"]
            self.assertEqual(metadata["standalone"]["launch_configuration"]["threads_per_block"], threads)
            self.assertIn(f"constexpr int kThreads = {threads};", next(folder.glob("*.cu")).read_text())
        if shutil.which("c++"):
            self.weft("cuda", "verify", "-q", "c", timeout=900)

    def test_parquet_has_the_fields_of_plans(self):
        import pyarrow.parquet as pq

        self.weft("generate", "-q", "-n", "60", "-c", ",".join(FIELDS), "--format", "parquet", "-o", "p")
        self.weft("generate", "-q", "-n", "60", "-c", ",".join(FIELDS), "-o", "j")
        stored = pq.read_table(next((self.tmp / "p/data").glob("*.parquet"))).to_pylist()
        for a, b in zip(stored, self.rows_of("j"), strict=True):
            self.assertEqual(a["metadata"]["purpose"], b["metadata"]["purpose"])
            for key in ("tiled", "block_dim"):
                self.assertEqual(a["metadata"][key], b["metadata"].get(key))
            for x, y in zip(a["metadata"]["args"], b["metadata"]["args"], strict=True):
                self.assertEqual([x["values"], x["bound"], x["exact"]], [y.get(k) for k in ("values", "bound", "exact")])

    @unittest.skipUnless(HAS_WARP, "warp-lang is not installed")
    def test_kernels_for_any_types_are_those_of_warp(self):
        here = harness.ROOT / "tests"
        done = subprocess.run([harness.BUILD / "src/driver/weft_plan_check", here / "plans/generic.plan", "--programs", "40",
                               "--rows", self.tmp / "g"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout[-4000:] + done.stderr)
        rows = self.rows_of("g")
        for form in ("[Any]", "dtype=Any", "wp.Float", ": Any", "(k, [", "(k, {"):
            texts = (re.sub(r"wp\.overload\(\w+", "wp.overload(k", row["python_source"]) for row in rows)
            self.assertTrue(any(form in text for text in texts), form)
        for script, arguments in (("oracle/oracle_rows.py", [self.tmp / "g"]), ("eval/test_values.py", []), ("synth/test_runs.py", [])):
            done = subprocess.run([sys.executable, here / script, *arguments], capture_output=True, text=True, cwd=self.tmp,
                                  env={**os.environ, "WEFT_BIN": str(harness.WEFT), "WEFT_EVAL_DATASET": str(self.tmp / "g"),
                                       "WEFT_RUN_DATASET": str(self.tmp / "g")})
            self.assertEqual(done.returncode, 0, f"{script}: {done.stdout[-3000:]}{done.stderr[-1000:]}")
            self.assertIn(f"{len(rows)} passed", done.stdout)
        # As a file and as a row of a dataset.
        (self.tmp / "k.py").write_text(rows[0]["python_source"])
        self.weft("lower", "k.py")
        self.weft("cuda", "k.py", "-o", "k")

    def test_standalone_programs_are_made_again(self):
        self.weft("cuda", "-q", "-n", "1", "-c", ",".join(FIELDS[:3]), "--cases", "1", "-o", "c")
        whole = [f for f in RUN if f != "tiles"]
        self.weft("cuda", "-q", "--count", str(10 * len(whole)), "-c", ",".join(whole), "--cases", "1", "--format", "jsonl.zst",
                  "-o", "rows")
        self.weft("validate", "-q", "rows")
        if shutil.which("c++"):
            self.weft("cuda", "verify", "-q", "c")


if __name__ == "__main__":
    harness.main()

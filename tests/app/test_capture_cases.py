"""weft capture: the cases of its rows are what Warp made of the same launches in the same run."""

import json
import os
import shutil
import subprocess
import sys

import harness
import numpy as np

SESSION = harness.ROOT / "tests" / "app" / "capture_session.py"

WITHOUT = {
    "on_mesh": "wp.mesh_eval_position",
    "block_wide": "it depends on the threads of a block",
    "only_large": "its arguments have more than 1024 numbers in each launch",
    "many_threads": "each launch has more than 4096 threads",
    "onto": "it writes to memory that two arguments share",
    "racing": "the launch has a finding: write-race",
    "indexed": "'x' is no plain array",
    "snippet": "native",
    "nothing": "it writes to no array",
    "infinite": "an input is not finite",
}


def numbers_of(entry):
    key = next(k for k in ("integers", "floats", "doubles") if k in entry)
    data = np.array(entry[key], {"integers": np.int64, "floats": np.float32, "doubles": np.float64}[key])
    if entry["type"] == "uint64":
        data = data.view(np.uint64)
    return data.reshape(entry["shape"])


class CapturedCases(harness.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = harness.BUILD / "capture-cases"
        shutil.rmtree(cls.folder, ignore_errors=True)
        cls.folder.mkdir(parents=True)
        for name in ("a", "b"):
            cls.capture(name)
        cls.rows = cls.rows_of("a")
        cls.seen = dict(np.load(cls.folder / "a.npz"))

    def setUp(self):
        super().setUp()
        self.tmp = self.folder

    @classmethod
    def capture(cls, name, *options):
        done = subprocess.run(
            [harness.WEFT, "capture", "-q", "-o", name, "--python", sys.executable, *options, str(SESSION), "--", f"{name}.npz"],
            cwd=cls.folder, capture_output=True, text=True, env={**os.environ, "WARP_CACHE_PATH": str(cls.folder / "cache")})
        assert done.returncode == 0, done.stdout + done.stderr

    @classmethod
    def rows_of(cls, name):
        lines = (cls.folder / name / "data/train-00000.jsonl").read_text().splitlines()
        out = {}
        for row in map(json.loads, lines):
            out[row["kernel_name"] + ("2" if row["kernel_name"] in out else "")] = row
        return out

    def weft(self, *arguments, code=0):
        done = self.run_weft(*arguments)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout

    def compare(self, case, name):
        """The outputs of a case and what Warp made of the launch; returns what was compared."""
        compared = set()
        for entry in case["outputs"]:
            want = self.seen.get(f"{name}/{entry['name']}")
            if want is None:
                continue
            have = numbers_of(entry)
            self.assertEqual(have.shape, want.shape)
            if entry["tolerance"] == 0:
                self.assertEqual(have.astype(want.dtype).tolist(), want.tolist(), (name, entry["name"]))
            else:
                off = np.abs(have.astype(np.float64) - want.astype(np.float64)).max()
                self.assertLessEqual(off, entry["tolerance"], (name, entry["name"]))
                bound = {"bfloat16": 1e-1, "float16": 2e-2}.get(entry["type"], 1e-5)
                self.assertLess(entry["tolerance"], bound * max(1, np.abs(want).max()))
            compared.add(entry["name"])
        return compared

    def test_outputs_are_those_of_warp(self):
        names = {key.split("/")[0] for key in self.seen if not key.startswith("large_first")} - set(WITHOUT)
        self.assertEqual(len(names), 11)
        for name in names:
            with self.subTest(name):
                row = self.rows[name]
                self.assertEqual(len(row["cases"]), 1)
                want = {key.split("/")[1] for key in self.seen if key.startswith(name + "/")} - {"nodes.mass"}
                self.assertEqual(self.compare(row["cases"][0], name), want)
        # Small launches behind a large one, of which each begins where the one before ended.
        cases = self.rows["large_first"]["cases"]
        self.assertEqual(len(cases), 2)
        for k, case in enumerate(cases):
            self.assertEqual(self.compare(case, f"large_first{k}"), {"x"})

    def test_what_is_stored(self):
        case = {name: row["cases"][0] for name, row in self.rows.items() if "cases" in row}
        inputs = {name: {e["name"]: e for e in c["inputs"]} for name, c in case.items()}
        outputs = {name: {e["name"]: e for e in c["outputs"]} for name, c in case.items()}
        self.assertEqual([case[n]["dim"] for n in ("atomics", "plane", "tiled")], [[7], [3, 4], [2]])
        self.assertEqual({c["block_dim"] for c in case.values()}, {1})
        # What is added to is an input too; what is only written is none, whatever garbage it held.
        self.assertEqual([list(inputs["atomics"]), list(inputs["plane"])], [["x", "total", "counts"], ["x"]])
        self.assertEqual(inputs["plane"]["x"]["shape"], [3, 4])
        self.assertIn("gradient", inputs["plane"]["x"])
        self.assertIn("cotangent", outputs["plane"]["y"])
        # Fields that are not read, handles among them, are zero.
        self.assertEqual(inputs["structs"]["p.inner.mesh"]["integers"], [0])
        self.assertEqual(inputs["structs"]["p.gain"]["floats"], [1.5])
        self.assertEqual(list(outputs["structs"]), ["nodes.tag", "y"])
        self.assertEqual(inputs["structs"]["nodes.inner.mesh"]["integers"], [0] * 4)
        self.assertEqual(inputs["large_types"]["seed"]["integers"], [9 - 2**63])
        # So are numbers of an array that are not read, and there was no array.
        self.assertEqual(inputs["partly"]["x"]["floats"], [1, 0, -1, 0, 2, 0])
        self.assertEqual(inputs["partly"]["unused"]["shape"], [0])

    def test_what_has_no_cases(self):
        self.assertEqual({name for name, row in self.rows.items() if "cases" not in row}, set(WITHOUT))
        stats = json.loads((self.folder / "a/generation_stats.json").read_text())
        reasons = {index: e["reason"] for e in stats["without_cases"] for index in e["rows"]}
        for name, part in WITHOUT.items():
            self.assertIn(part, reasons[self.rows[name]["index"]], name)

    def test_the_same_run_gives_the_same_bytes(self):
        self.assertEqual(*((self.folder / x / "manifest.json").read_bytes() for x in ("a", "b")))

    def test_they_are_run_again(self):
        checks = json.loads(self.weft("validate", "-q", "--json", "a"))["checks"]
        self.assertEqual(next(c["verdict"] for c in checks if c["name"] == "cases"), "passed")
        index = self.rows["structs"]["index"]
        self.assertIn("outputs and gradients as stored", self.weft("run", "a", "--row", index))
        self.assertIn("' has no cases; its generation_stats.json says why", self.run_weft("run", "a", "--row", self.rows["onto"]["index"]).stderr)
        path = self.folder / "changed/data/train-00000.jsonl"
        shutil.copytree(self.folder / "a", self.folder / "changed")
        text = path.read_text().replace('"name":"total","type":"float32","shape":[1],"floats":[0.0]',
                                        '"name":"total","type":"float32","shape":[1],"floats":[1.0]')
        path.write_text(text)
        checks = json.loads(self.weft("validate", "-q", "--json", "changed", code=1))["checks"]
        self.assertEqual(next(c["failed"] for c in checks if c["name"] == "cases"), 1)

    def test_formats_and_merged_sets(self):
        self.capture("parquet", "--format", "parquet")
        self.capture("none", "--cases", "0")
        self.assertFalse(any("cases" in row for row in self.rows_of("none").values()))
        self.assertIn("cases is 2 there and not set here", self.run_weft("merge", "x", "a", "none").stderr)
        (self.folder / "more.py").write_text("import warp as wp\n\n\n@wp.kernel\ndef more(x: wp.array(dtype=float)):\n"
                                             "    x[wp.tid()] = 1.0\n\n\nwp.launch(more, 3, [wp.zeros(3, dtype=float)])\n")
        for form in ("jsonl", "parquet"):
            done = subprocess.run([harness.WEFT, "capture", "-q", "-o", f"more-{form}", "--format", form, "--python", sys.executable,
                                   "more.py"], cwd=self.folder, capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
        self.weft("merge", "both", "a", "more-jsonl")
        merged = self.rows_of("both")
        self.assertEqual({**merged, "more": None}, {**self.rows, "more": None})
        self.assertEqual(merged["more"]["cases"][0]["outputs"][0]["floats"], [1, 1, 1])
        self.weft("merge", "columns", "parquet", "more-parquet")
        for name in ("both", "parquet", "columns"):
            self.weft("validate", "-q", name)
            self.weft("stats", name)
            self.weft("report", name, "-o", f"{name}.html")
        import pyarrow.parquet as pq

        rows = {row["id"]: row["cases"] for row in pq.read_table(next((self.folder / "columns/data").glob("*.parquet"))).to_pylist()}
        for name, row in merged.items():
            stored = rows[row["id"]]
            self.assertEqual(len(stored or []), len(row.get("cases", [])), name)
            for one, other in zip(stored or [], row.get("cases", []), strict=True):
                for a, b in zip(one["inputs"] + one["outputs"], other["inputs"] + other["outputs"], strict=True):
                    kept = {k: v for k, v in a.items() if v is not None}
                    self.assertEqual(numbers_of(kept).tolist(), numbers_of(b).tolist(), name)
        self.assertIn("cases", (self.folder / "a/README.md").read_text())


if __name__ == "__main__":
    harness.main()

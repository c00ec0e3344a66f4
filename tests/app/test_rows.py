"""The rows of the real program: options that must not change what a row says, and the mix."""

import json
import re
import sys
import unittest
from pathlib import Path

import harness
from harness import forward_only

sys.path.insert(0, str(harness.ROOT / "tests" / "oracle"))
from oracle_rows import read_rows  # noqa: E402

COUNT = 200
TEXTS = {f"{target}_{part}" for target in ("cpp", "cuda")
         for part in ("support", "forward", "backward")}
BACKWARD = {"cpp_backward", "cuda_backward"}
CONSTRUCTS = ("-c", harness.CONSTRUCTS)
MIXES = ((), CONSTRUCTS)


class Rows(harness.TestCase):
    plain = {}  # by mix: the rows of no other option

    def generate(self, name, *arguments, count=COUNT):
        result = self.run_weft("generate", "--quiet", "-n", count, "-o", name, *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return self.tmp / name

    def rows(self, name, *arguments):
        """By index, from any format."""
        folder = self.generate(name, *arguments)
        if "json" in arguments:
            rows = [json.loads(path.read_text()) for path in sorted((folder / "data").rglob("*.json"))]
            for row in rows:  # older pipelines look for these inside the metadata
                for key in ("kernel_name", "category", "description"):
                    self.assertEqual(row["metadata"].pop(key), row[key])
                self.assertEqual(row["metadata"].pop("device"), "both")
        else:
            rows = list(read_rows(folder))
        self.assertEqual([row["index"] for row in rows], list(range(COUNT)))
        return rows

    def fields(self, row):
        """All but the texts and their sizes."""
        metadata = {key: value for key, value in row["metadata"].items() if key not in ("sizes", "tokens")}
        return {**{k: v for k, v in row.items() if k not in TEXTS}, "metadata": metadata}

    def check(self, arguments, absent, texts_change=False):
        """Rows made with `arguments` are those made without, less the fields `absent`."""
        for mix in MIXES:
            if mix not in self.plain:
                self.plain[mix] = self.rows("plain", "--overwrite", *mix)
            plain = self.plain[mix]
            other = self.rows("other", "--overwrite", *mix, *arguments)
            one_way = sum(map(forward_only, plain))
            self.assertTrue(COUNT / 10 < one_way < COUNT / 2 if mix == () else one_way == 0, one_way)
            for a, b in zip(plain, other):
                self.assertEqual(a["python_source"], b["python_source"])
                lacks = BACKWARD if forward_only(a) else set()
                self.assertEqual(TEXTS - set(a), lacks)
                self.assertEqual(TEXTS - set(b), absent | lacks)
                if lacks:
                    self.assertEqual(a["metadata"]["adjoint"], "none")
                if "--no-backward" in arguments:
                    self.assertEqual(b["metadata"]["adjoint"], "none")
                    self.assertEqual(b["metadata"].pop("enable_backward"), False)
                    a = {**a, "metadata": {**a["metadata"], "adjoint": "none"}}
                self.assertEqual(self.fields(a), self.fields(b))
                if lacks or not texts_change:
                    for name in TEXTS - absent - lacks:
                        self.assertEqual(a[name], b[name], name)
                        self.assertEqual(a["metadata"]["sizes"][name], b["metadata"]["sizes"][name])
                        self.assertEqual(a["metadata"]["tokens"][name], b["metadata"]["tokens"][name])

    def test_most_rows_with_float_outputs_have_an_exact_adjoint(self):
        # Of rows from plans fewer, as they have more loops that carry values, which Warp does not restore.
        # Of tiles few: most of them change tiles in place or in loops.
        for mix, share, of_tiles in zip(MIXES, (0.74, 0.8), (0.2, None)):
            self.generate("rows", "-d", "cpu", "--overwrite", *mix, count=2000)
            rows = list(read_rows(self.tmp / "rows"))
            self.assertEqual(len(rows), 2000)
            for tiles, least in ((False, share), (True, of_tiles)):
                labels = [row["metadata"]["adjoint"] for row in rows if (row["category"] == "tiles") == tiles]
                exact, inexact = labels.count("exact"), labels.count("warp_inexact")
                self.assertEqual(exact + inexact + labels.count("none"), len(labels))
                self.assertEqual(bool(labels), least is not None)
                if labels:
                    self.assertGreater(inexact, 80 if tiles else 100)
                    self.assertGreaterEqual(exact / (exact + inexact), least)

    def test_cpu_only(self):
        self.check(["-d", "cpu"], {name for name in TEXTS if name.startswith("cuda")})

    def test_cuda_only(self):
        self.check(["-d", "cuda"], {name for name in TEXTS if name.startswith("cpp")})

    def test_no_backward(self):
        # The other texts change too: functions have no adjoints, and Warp saves what only they need.
        self.check(["--no-backward"], {"cpp_backward", "cuda_backward"}, texts_change=True)

    def test_jobs(self):
        for jobs in ("1", "2", "5"):
            with self.subTest(jobs):
                self.check(["-j", jobs], set())

    def test_jsonl_zst(self):
        self.check(["--format", "jsonl.zst"], set())

    def test_json(self):
        self.check(["--format", "json"], set())

    def test_one_category_is_the_rows_of_that_category(self):
        rows = self.rows("atomic", "-c", "atomic")
        self.assertEqual({row["category"] for row in rows}, {"atomic"})

    def test_a_row_made_again_is_the_row_of_the_dataset(self):
        for mix in MIXES:
            rows = self.rows("rows", "-s", "7", "--overwrite", *mix)
            # The first without backward texts, too.
            for index in (0, 13, 199, *[row["index"] for row in rows if forward_only(row)][:1]):
                for stage, fields in (("python", ["python_source"]),
                                      ("cpp", ["cpp_support", "cpp_forward", "cpp_backward"]),
                                      ("cuda", ["cuda_support", "cuda_forward", "cuda_backward"])):
                    result = self.run_weft("row", "-s", 7, "-i", index, *mix, "--dump", stage)
                    self.assertEqual(result.returncode, 0, result.stderr)
                    if forward_only(rows[index]):
                        fields = [field for field in fields if field not in BACKWARD]
                    lines = [line for line in result.stdout.split("\n") if line]
                    want = [line for field in fields for line in rows[index][field].split("\n") if line]
                    self.assertEqual(lines, want)

    def test_a_row_lowered_from_its_python_text_is_the_row(self):
        for row in self.rows("planned", "-s", "8")[:40] + self.rows("grammar", "-s", "8", *CONSTRUCTS)[:40]:
            path = self.tmp / f"{row['kernel_name']}.py"
            path.write_text(row["python_source"])
            for device, target in (("cpu", "cpp"), ("cuda", "cuda")):
                for part in ("support", "forward", "backward"):
                    result = self.run_weft("lower", path, "-d", device, "--part", part)
                    if part == "backward" and forward_only(row):
                        self.assertEqual((result.returncode, result.stdout), (1, ""))
                        self.assertIn("no backward part", result.stderr)
                        continue
                    self.assertEqual(result.returncode, 0, result.stderr)
                    self.assertEqual(result.stdout, row[f"{target}_{part}"])

    def test_the_parts_begin_where_the_format_says(self):
        for row in self.rows("planned") + self.rows("grammar", *CONSTRUCTS):
            self.assertTrue(row["cuda_forward"].startswith('extern "C" __global__'))
            self.assertTrue(row["cpp_forward"].startswith(("template", "void")), row["cpp_forward"][:80])
            head = "from typing import Any\n\n" if re.search(r"\bAny\b", row["python_source"]) else ""
            self.assertTrue(row["python_source"].startswith(head + "import warp as wp\n"), row["python_source"][:80])
            compile(row["python_source"], "m.py", "exec")

    def test_structures_and_descriptions_are_distinct(self):
        for mix in MIXES:
            folder = self.generate("many", "--format", "jsonl.zst", "-d", "cuda", "--no-backward", "--cases", "0",
                                   "--overwrite", *mix, count=10_000)
            structures, descriptions, statements = set(), set(), []
            for row in read_rows(folder):
                structures.add(row["structure_id"])
                descriptions.add(row["description"])
                statements.append(row["metadata"]["statements"])
            statements.sort()
            self.assertGreaterEqual(len(structures), 9_900)
            self.assertGreaterEqual(len(descriptions), 9_500)
            self.assertGreaterEqual(statements[5_000], 10)
            self.assertGreaterEqual(statements[9_000], 25)


if __name__ == "__main__":
    harness.main()

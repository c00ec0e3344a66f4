#!/usr/bin/env python3
"""Standalone programs with test vectors: `weft cuda --cases`, and the programs' own `--cases FILE`.

Programs of every category leave the outputs that the evaluator stored. WEFT_CASE_PROGRAMS is the number of programs, 64
by default, and WEFT_CASE_SEED their seed.
"""

import copy
import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
import case_programs
import harness
from standalone_modules import SANITIZERS

PROGRAMS = int(os.environ.get("WEFT_CASE_PROGRAMS", "64"))
SEED = os.environ.get("WEFT_CASE_SEED", "4711")
# Functions of the C library, or made of some: their last bits differ from the evaluator's. Products, inverses and the
# like of matrices, which a program has in a form of its own, add up in another order. A program without both leaves the
# evaluator's numbers exactly.
OF_MATRICES = {"ddot", "determinant", "inverse", "outer", "trace", "transform_point", "transform_vector"}
ELEMENTARY = {
    "acos", "asin", "atan", "atan2", "cbrt", "cos", "cosh", "erf", "erfc", "erfcinv", "erfinv", "exp", "log", "log10",
    "log2", "pow", "quat_from_axis_angle", "quat_rpy", "quat_slerp", "quat_to_axis_angle", "randn", "sample_triangle",
    "sample_unit_cube", "sample_unit_disk", "sample_unit_hemisphere", "sample_unit_hemisphere_surface", "sample_unit_ring",
    "sample_unit_sphere", "sample_unit_sphere_surface", "sample_unit_square", "sin", "sinh", "tan", "tanh",
}


def numbers_of(array):
    return next(array[kind] for kind in ("integers", "floats", "doubles") if array.get(kind) is not None)


class Cases(harness.TestCase):
    def make(self, *arguments, output="out"):
        made = self.run_weft("cuda", "-q", "-o", output, *arguments)
        self.assertEqual(made.returncode, 0, made.stderr)
        return sorted((self.tmp / output).glob("sample_*"))

    def test_programs_agree_with_the_evaluator(self):
        samples = self.make("--count", PROGRAMS, "-c", harness.standalone_categories(), "--cases", 4, "-s", SEED)
        self.assertEqual(len(samples), PROGRAMS)
        verdicts = case_programs.judge_all(samples, self.tmp / "headers")
        print(case_programs.summary(verdicts), flush=True)
        self.maxDiff = None
        self.assertEqual([f"{v.program}: {v.fault}" for v in verdicts if v.fault], [])
        inexact = []
        for v in verdicts:
            used = json.loads((self.tmp / "out" / v.program / "metadata.json").read_text())["builtins"]
            source = next((self.tmp / "out" / v.program).glob("*.py")).read_text()
            if v.largest > 0 and not (ELEMENTARY | OF_MATRICES) & set(used) and not re.search(r"\bmat\d|matrix", source):
                inexact.append(f"{v.program}: {v.largest} by {used}")
        self.assertEqual(inexact, [])

    def test_a_changed_kernel_or_reference_fails(self):
        """A statement that is missing from one of them, or from both."""
        sample, = self.make("--count", 1, "-c", "physics", "--cases", 2, "-s", 5)
        text = next(sample.glob("*.cu")).read_text()
        kernel, reference = text.index("__global__ void"), text.index("_reference(int")
        outputs = [a["name"] for a in json.loads((sample / "metadata.json").read_text())["args"] if a["role"] != "in"]
        store = re.compile(rf"\s*(\w+\(&)?({'|'.join(outputs)})\[.*;")  # a read of an output that is updated is none

        def without_stores(part):
            lines = [line for line in part.split("\n") if not store.fullmatch(line)]
            self.assertLess(len(lines), part.count("\n") + 1)
            return "\n".join(lines)
        ends = text.index("\n}\n", kernel), text.index("\n}\n", reference)
        for first, second in ((True, False), (False, True), (True, True)):
            parts = text[:kernel], text[kernel:ends[0]], text[ends[0]:reference], text[reference:ends[1]], text[ends[1]:]
            changed = (parts[0] + (without_stores(parts[1]) if first else parts[1]) + parts[2] +
                       (without_stores(parts[3]) if second else parts[3]) + parts[4])
            code, out, err = self.cases_of(sample, changed, sample / "cases.json")
            self.assertEqual(code, 1, f"{out}{err}")
            self.assertIn(": FAIL\n", out)
            self.assertEqual("of the reference: " in out, second)

    def cases_of(self, sample, text, cases, *flags):
        """Compiles the text of a program and runs the cases of a file: code and output."""
        (sample / "changed.cc").write_text(text)
        program = sample / "changed"
        subprocess.run([case_programs.CXX, "-std=c++17", "-O0", "-w", *flags, "-o", program, sample / "changed.cc"], check=True)
        ran = subprocess.run([program, "--cases", cases], capture_output=True, text=True)
        return ran.returncode, ran.stdout, ran.stderr

    def test_files_of_cases(self):
        """What is read, and that each fault of a file has one line and code 2, under the sanitizers."""
        sample, = self.make("--count", 1, "-c", "combined", "--cases", 2, "-s", 7)
        source, path = next(sample.glob("*.cu")), sample / "cases.json"
        cases = json.loads(path.read_text())
        built = subprocess.run([case_programs.CXX, "-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", *SANITIZERS, "-x", "c++",
                                "-o", sample / "program", source], capture_output=True, text=True)
        self.assertEqual(built.returncode, 0, built.stderr)

        def run(text):
            given = self.tmp / "given.json"
            given.write_text(text)
            return subprocess.run([sample / "program", "--cases", given], capture_output=True, text=True)

        def changed(number, change):
            out = copy.deepcopy(cases)
            change(out[number])
            return json.dumps(out)

        dims = [",".join(map(str, c["dim"])) for c in cases]
        passes = f"case 0, dim {dims[0]}: PASS\ncase 1, dim {dims[1]}: PASS\n"
        # As rows in Parquet have them, all members are there.
        kinds = ("integers", "floats", "doubles", "gradient")
        wide = [{**c, "inputs": [{**dict.fromkeys(kinds), **i} for i in c["inputs"]]} for c in cases]
        for text in (json.dumps(cases), json.dumps(wide, indent=2), json.dumps({"a": "\"[\\", "b": None, "cases": cases})):
            ran = run(text)
            self.assertEqual((ran.returncode, ran.stderr), (0, ""))
            self.assertTrue(ran.stdout.startswith(passes), ran.stdout)
            self.assertTrue(ran.stdout.endswith(": PASS\n"), ran.stdout)

        def other_output(case):
            numbers_of(case["outputs"][0])[0] += 1
        ran = run(changed(1, other_output))
        self.assertEqual((ran.returncode, ran.stderr), (1, ""))
        self.assertIn(f"case 0, dim {dims[0]}: PASS\n", ran.stdout)
        self.assertIn(f"case 1, dim {dims[1]}: FAIL\n", ran.stdout)
        self.assertTrue(ran.stdout.endswith(": FAIL\n"), ran.stdout)

        ran = run(changed(0, lambda c: c.update(order_matters=True)))
        self.assertEqual(ran.returncode, 0)
        self.assertIn(f"case 0, dim {dims[0]}, the reference alone: PASS\n", ran.stdout)

        ran = run(changed(1, lambda c: (other_output(c), c.update(rounding_matters=True))))
        self.assertEqual(ran.returncode, 0)
        self.assertIn(f"case 1, dim {dims[1]}: SKIP, as rounding decides what its outputs are\n", ran.stdout)

        first, = {c["inputs"][0]["name"] for c in cases}
        whole = json.dumps(cases)
        integers = next(n for n, i in enumerate(cases[0]["inputs"]) if "integers" in i)

        def put(value):
            return lambda c: c["inputs"][integers]["integers"].__setitem__(0, value)
        faults = [("", "it is no JSON"), ("[" * 100000, "it is no JSON"), (whole + "]", "more follows the JSON"),
                  ("[]", "it has no cases"), ("{}", "it has no cases"), ('{"cases": null}', "it has no 'cases'"),
                  ('["x', "it has a string without an end"), ("[3]", "case 0: it has no 'dim'"),
                  (changed(0, lambda c: c.update(dim=[1, 1, 1, 1, 1])), "case 0: 'dim' has another number of dimensions"),
                  (changed(1, lambda c: c["dim"].__setitem__(0, 0)), "case 1: 'dim' is beyond its limits"),
                  (changed(1, lambda c: c["inputs"].pop(0)), f"case 1: its inputs lack '{first}'"),
                  (changed(1, lambda c: c["outputs"].clear()), "case 1: its outputs lack '"),
                  (changed(0, lambda c: c["outputs"][0].pop("tolerance")), "case 0: it has no 'tolerance'"),
                  (changed(0, lambda c: numbers_of(c["inputs"][0]).pop()), f"case 0: '{first}' has "),
                  (changed(0, put(2**63)), "case 0: '9223372036854775808' is no number of the type of its array"),
                  (changed(0, put(2**31)), "case 0: '2147483648' is no number of the type of its array"),
                  (changed(0, put(1.5)), "case 0: '1.5' is no number of the type of its array"),
                  (changed(0, put(None)), "case 0: 'null' is no number of the type of its array")]
        for text, reason in faults:
            ran = run(text)
            self.assertEqual(ran.returncode, 2, f"{reason}: {ran.stdout}{ran.stderr}")
            self.assertIn(f"given.json: {reason}", ran.stderr)
            self.assertEqual(ran.stderr.count("\n"), 1, ran.stderr)

        def cut(end):
            given = self.tmp / f"cut_{end}.json"
            given.write_text(whole[:end])
            return subprocess.run([sample / "program", "--cases", given], capture_output=True, text=True)
        with ThreadPoolExecutor(2) as pool:
            for ran in pool.map(cut, range(1, len(whole) - 1, max(1, len(whole) // 60))):
                self.assertEqual((ran.returncode, ran.stderr.count("\n")), (2, 1), ran.stderr)

    def test_only_on_request(self):
        samples = self.make("--count", 1, "-s", 7)
        self.assertNotIn("--cases", next(samples[0].glob("*.cu")).read_text())
        self.assertFalse((samples[0] / "cases.json").exists())
        with_cases = self.make("--count", 1, "-s", 7, "--cases", 1, output="with")
        metadata = [json.loads((s[0] / "metadata.json").read_text()) for s in (samples, with_cases)]
        self.assertEqual(metadata[1].pop("cases"), 1)
        self.assertEqual(metadata[0]["id"], metadata[1]["id"])
        self.make("--count", 1, "-s", 7, "--overwrite", output="with")
        self.assertFalse((with_cases[0] / "cases.json").exists())

    def test_verify(self):
        sample, = self.make("--count", 1, "-c", "physics", "--cases", 2, "-s", 5)

        def verify(code, *arguments):
            result = self.run_weft("cuda", "verify", "out", "--no-nvcc", "--no-shows", *arguments)
            self.assertEqual(result.returncode, code, result.stdout + result.stderr)
            return result.stdout + result.stderr
        self.assertIn("1 passed, 0 failed", verify(0))
        cases = json.loads((sample / "cases.json").read_text())
        numbers_of(cases[1]["outputs"][0])[0] += 1
        kept = (sample / "cases.json").read_text()
        (sample / "cases.json").write_text(json.dumps(cases))
        self.assertIn("not what this weft makes", verify(1, "--again"))
        self.assertIn("the kernel's results differ from the cases'", verify(1, "--again", "--run-foreign"))
        (sample / "cases.json").write_text(kept)
        verify(0, "--again")

    def test_rows(self):
        """A row with cases has a program that reads them, and is made again as it is."""
        for output, form in (("zst", "jsonl.zst"), ("parquet", "parquet")):
            made = self.run_weft("cuda", "-q", "--count", 20, "-c", "all", "--cases", 2, "--format", form, "-o", output)
            self.assertEqual(made.returncode, 0, made.stderr)
            result = self.run_weft("validate", output)
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
            self.assertIn("--cases 2", (self.tmp / output / "README.md").read_text())
        shown = self.run_weft("show", "zst", "--row", 3, "--json")
        self.assertEqual(shown.returncode, 0, shown.stderr)
        row = json.loads(shown.stdout)
        folder = self.tmp / "row"
        folder.mkdir()
        (folder / "row.cu").write_text(row["cuda_standalone"])
        (folder / "row.json").write_text(shown.stdout)
        (folder / "cases.json").write_text(json.dumps(row["cases"]))
        sample, = self.make("--count", 1)
        shutil.copy(sample / "cuda_on_cpu.h", folder)
        code, out, err = self.cases_of(folder, row["cuda_standalone"], folder / "row.json")
        self.assertEqual((code, err), (0, ""), out)


if __name__ == "__main__":
    harness.main()

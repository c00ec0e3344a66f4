"""Rows with cases: the same in every format and on every number of cores, read back by others, and
what `weft.run` makes of their inputs."""

import json
import os
import sys

import harness
import numpy as np

sys.path.insert(0, str(harness.ROOT / "tests" / "oracle"))
from oracle_rows import read_rows  # noqa: E402

ROWS = 60
MIX = ("-c", harness.evaluated_categories())  # in turn, two rows of each
DTYPES = {"bfloat16": np.float32}


def array_of(entry):
    """Numbers of a case as a numpy array."""
    numbers = next(entry[key] for key in ("integers", "floats", "doubles") if entry.get(key) is not None)
    data = np.array([np.nan if x is None else x for x in numbers])
    if entry["type"] == "uint64":
        data = data.astype(np.int64).view(np.uint64)
    return data.astype(DTYPES.get(entry["type"], entry["type"])).reshape(entry["shape"])


def stated(value):
    """Without the members that Parquet has as nulls because a row lacks them."""
    if isinstance(value, dict):
        return {key: stated(item) for key, item in value.items() if item is not None}
    return [stated(item) for item in value] if isinstance(value, list) else value


def as_float32(cases):
    """JSON has the shortest digits of a float32, which is another double than the float32 itself."""
    for case in cases:
        for entry in case["inputs"] + case["outputs"]:
            if "floats" in entry:
                entry["floats"] = np.array(entry["floats"], np.float32).tolist()
    return cases


class Cases(harness.TestCase):
    def generate(self, name, *arguments):
        result = self.run_weft("generate", "-q", "-n", ROWS, *MIX, "-o", name, *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return self.tmp / name

    def test_formats_and_cores(self):
        rows = list(read_rows(self.generate("one", "-j", 1)))
        self.assertEqual(len(rows), ROWS)
        for other in (("two", "-j", 2), ("zst", "--format", "jsonl.zst")):
            self.assertTrue(rows == list(read_rows(self.generate(*other))), other[0])
        import pyarrow.parquet as pq

        folder = self.generate("parquet", "--format", "parquet")
        columns = [row for path in sorted((folder / "data").glob("*.parquet")) for row in pq.read_table(path).to_pylist()]
        self.assertEqual(len(columns), ROWS)
        for row, other in zip(rows, columns, strict=True):
            self.assertTrue(as_float32(row["cases"]) == as_float32(stated(other["cases"])), row["index"])

    def test_shape(self):
        for row in read_rows(self.generate("rows")):
            self.assertEqual(len(row["cases"]), 2)
            roles = {a["name"]: a["role"] for a in row["metadata"]["args"]}
            for case in row["cases"]:
                self.assertEqual(len(case["dim"]), len(row["metadata"]["launch"]))
                self.assertEqual(case["block_dim"], 1)
                # But in kernels that hand places out, which only plans have, and where elements that are equal take an order.
                ties = {"tile_sort", "tile_argmax", "tile_argmin"} & set(row["metadata"]["builtins"])
                if row["metadata"].get("outcome") != "permuted" and not ties:
                    self.assertFalse(case["order_matters"])
                for entry in case["inputs"] + case["outputs"]:
                    array = array_of(entry)
                    self.assertTrue(np.isfinite(array.astype(float)).all())
                    for key in ("gradient", "cotangent"):
                        if key in entry:
                            self.assertEqual(len(entry[key]), array.size)
                self.assertEqual({e["name"].split(".")[0] for e in case["outputs"]},
                                 {name for name, role in roles.items() if role != "in"})
            first, launch = row["cases"][0]["dim"], row["metadata"]["launch"]
            if all(d.get("min", 1) == 1 for d in launch):
                self.assertLessEqual(np.prod(first), 9)
            for size, d in zip(first, launch, strict=True):  # some kernels need more threads
                self.assertGreaterEqual(size, d.get("min", 1))
                self.assertLessEqual(size, max(d.get("min", 1), 9 if len(launch) == 1 else 5))

    def test_rows_but_for_the_cases(self):
        with_cases = list(read_rows(self.generate("with")))
        result = self.run_weft("generate", "-q", "-n", ROWS, *MIX, "--cases", 0, "-o", "without")
        self.assertEqual(result.returncode, 0, result.stderr)
        for a, b in zip(with_cases, read_rows(self.tmp / "without"), strict=True):
            del a["cases"]
            self.assertEqual(a, b)

    def test_one_row(self):
        rows = list(read_rows(self.generate("rows")))
        made = self.run_weft("row", "-i", 7, *MIX, "--json")
        self.assertEqual(json.loads(made.stdout), rows[7])
        self.assertNotIn("cases", json.loads(self.run_weft("row", "-i", 7, "--cases", 0, "--json").stdout))

    def test_interrupted_and_extended(self):
        whole = list(read_rows(self.generate("whole", "--rows-per-shard", 20)))
        part = self.run_weft("generate", "-q", "-n", 40, *MIX, "--rows-per-shard", 20, "-o", "grown")
        self.assertEqual(part.returncode, 0, part.stderr)
        for command in (("extend", "grown", "-n", ROWS), ("verify", "grown"), ("validate", "grown")):
            done = self.run_weft(*command)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(list(read_rows(self.tmp / "grown")), whole)

    def test_run_again(self):
        self.generate("rows")
        done = self.run_weft("run", "rows", "--row", 5)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(done.stdout.count("outputs and gradients as stored"), 2)
        found = json.loads(self.run_weft("run", "rows", "--row", 5, "--json").stdout)
        self.assertEqual([c["same"] for c in found["cases"]], [True, True])
        for arguments, code, said in (
                (["rows"], 2, "name one with --row INDEX"), (["rows", "--row", 99], 1, "row 99 is not in 'rows'"),
                (["rows", "--row", 1, "--dim", 3], 2, "the cases of a row say it"),
                (["k.py", "--row", 1, "--dim", 3], 2, "it goes with the folder of a dataset")):
            result = self.run_weft("run", *arguments)
            self.assertEqual(result.returncode, code, result.stderr)
            self.assertIn(said, result.stderr)
        self.run_weft("generate", "-q", "-n", 2, "--cases", 0, "-o", "plain")
        result = self.run_weft("run", "plain", "--row", 1)
        self.assertEqual((result.returncode, result.stderr),
                         (1, "weft: row 1 of 'plain' has no cases; 'weft generate --cases 2' makes rows with them\n"))

    def test_changed_cases_are_found(self):
        path = next((self.generate("rows") / "data").glob("*.jsonl"))
        rows = [json.loads(line) for line in path.read_text().splitlines()]

        def at(index, change):
            row = json.loads(json.dumps(rows[index]))
            change(row["cases"])
            return row

        def number(entry):
            return entry[next(k for k in ("integers", "floats", "doubles") if k in entry)]

        def other_output(cases):
            number(cases[0]["outputs"][0])[0] = 77

        def other_gradient(cases):
            next(e for e in cases[0]["inputs"] if "gradient" in e)["gradient"][0] = 1e9

        with_gradient = next(i for i, r in enumerate(rows) if any("gradient" in e for e in r["cases"][0]["inputs"]))
        for index, change, said in (
                (3, other_output, "differs"), (with_gradient, other_gradient, "the gradient of"),
                (3, lambda c: c[0]["inputs"].pop(0), "is missing"),
                (3, lambda c: c[0].update(dim=[10**6] * 4), "case 0 is damaged"),
                (3, lambda c: c[0].update(dim=[0]), "case 0 is damaged"),
                (3, lambda c: number(c[1]["outputs"][0]).pop(), "case 1 is damaged"),
                (3, lambda c: number(c[1]["outputs"][0]).__setitem__(0, 1e39), "case 1 is damaged"),
                (3, lambda c: c[1]["outputs"][0].update(type="float8"), "case 1 is damaged"),
                (3, lambda c: c[1]["outputs"][0].update(shape=[-1]), "case 1 is damaged"),
                (3, lambda c: c.__setitem__(0, "x"), "case 0 is damaged")):
            folder = self.tmp / "changed"
            folder.mkdir(exist_ok=True)
            (folder / "rows.jsonl").write_text(json.dumps(at(index, change)) + "\n")
            result = self.run_weft("validate", folder, "--only", "cases")
            self.assertEqual(result.returncode, 1, said + result.stdout + result.stderr)
            self.assertIn(said, result.stdout)

    def test_bad_numbers(self):
        for number in ("-1", "17", "two", "1.5"):
            result = self.run_weft("generate", "-n", 3, "--cases", number, "-o", "bad")
            self.assertEqual(result.returncode, 2, number)
            self.assertIn("--cases", result.stderr)
            self.assertFalse((self.tmp / "bad").exists())

    def test_validate_tells_what_a_case_lacks(self):
        def no_output(case):
            case["outputs"] = []

        def no_cotangent(case):
            case["outputs"][0].pop("cotangent")

        def twice(case):
            case["outputs"].append(case["outputs"][0])

        def without(name, of=None):
            return lambda case: (case if of is None else case[of][0]).pop(name)

        path = next((self.generate("whole") / "data").glob("*.jsonl"))
        lines = path.read_text().splitlines()
        row = next(i for i, line in enumerate(lines) if "cotangent" in json.loads(line)["cases"][0]["outputs"][0])
        for change, said in ((no_output, r"output '\w+' is missing"), (no_cotangent, r"output '\w+' has no cotangent"),
                             (twice, r"output '\w+' stands there twice"), (without("tolerance", "outputs"), "case 0 is damaged"),
                             (without("order_matters"), "case 0 is damaged")):
            with self.subTest(said=said):
                changed = json.loads(lines[row])
                change(changed["cases"][0])
                path.write_text("\n".join([*lines[:row], json.dumps(changed), *lines[row + 1:]]) + "\n")
                done = self.run_weft("validate", "whole", "--only", "cases")
                self.assertEqual(done.returncode, 1, done.stdout)
                self.assertRegex(done.stdout, said)
        changed = json.loads(lines[row])
        changed.pop("cases")
        path.write_text("\n".join([*lines[:row], json.dumps(changed), *lines[row + 1:]]) + "\n")
        done = self.run_weft("validate", "whole", "--only", "cases")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("no field 'cases', which other rows have", done.stdout)
        path.write_text("\n".join(json.dumps({k: v for k, v in json.loads(line).items() if k != "cases"}) for line in lines) + "\n")
        self.assertEqual(self.run_weft("validate", "whole", "--only", "cases").returncode, 0)

    def test_run_gives_the_same(self):
        """weft.run() on the inputs of cases: outputs, and gradients by the cotangents."""
        sys.path.insert(0, str(harness.ROOT / "python"))
        import weft

        for row in list(read_rows(self.generate("rows")))[:30]:
            path = self.tmp / f"row_{row['index']}.py"
            path.write_text(row["python_source"])
            for case in row["cases"]:
                inputs = {e["name"]: array_of(e) for e in case["inputs"]}
                for e in case["outputs"]:
                    inputs.setdefault(e["name"], np.zeros_like(array_of(e)))
                weights = {e["name"]: np.array(e["cotangent"]).reshape(e["shape"])
                           for e in case["outputs"] if "cotangent" in e}
                got = weft.run(path, case["dim"], inputs, grad=bool(weights), cotangents=weights, sanitize=True)
                self.assertEqual(got.findings, [])
                for e in case["outputs"]:
                    np.testing.assert_array_equal(got[e["name"]], array_of(e), err_msg=f"row {row['index']}")
                for e in case["inputs"]:
                    if "gradient" in e:
                        want = np.array([np.nan if g is None else g for g in e["gradient"]]).reshape(e["shape"])
                        have = got.gradients[e["name"]]
                        np.testing.assert_array_equal(np.where(np.isfinite(have), have, np.nan), want)

    def test_readers_of_others(self):
        import datasets
        import pyarrow.parquet as pq

        os.environ["HF_HUB_OFFLINE"] = "1"
        folder = self.generate("rows", "--format", "parquet")
        table = pq.read_table(sorted((folder / "data").glob("*.parquet"))[0])
        self.assertIn("float", str(table.schema.field("cases").type))
        loaded = datasets.load_dataset(str(folder), cache_dir=str(self.tmp / "cache"))["train"]
        self.assertEqual(len(loaded[0]["cases"]), 2)


if __name__ == "__main__":
    harness.main()

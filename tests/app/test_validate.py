"""weft validate: what it finds in datasets that were spoilt on purpose, weft's and others'."""

import collections
import json
import os
import resource
import shutil
import subprocess
import unittest

import harness

CHECKS = ["readable", "fields", "empty", "versions", "parses", "lowers", "names", "brackets", "marks", "ids",
          "ir", "cases", "compiled", "exact-duplicates", "structure-duplicates", "skeleton-duplicates", "near-duplicates",
          "leakage", "overlap", "balance"]
MODULE = """import warp as wp


@wp.kernel
def {name}(values: wp.array(dtype=float), {out}: wp.array(dtype=float)):
    i = wp.tid()
    {out}[i] = values[i] * {number}
"""


class Validate(harness.TestCase):
    def generate(self, name="rows", *arguments, count=48):
        if "--format" not in arguments:
            arguments += ("--format", "jsonl")
        result = self.run_weft("generate", "--quiet", "-n", count, "-o", name, *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return self.tmp / name / "data" / "train-00000.jsonl"

    def validate(self, name="rows", *arguments, code=None, before=()):
        """The findings by check, and the whole answer."""
        result = self.run_weft("validate", name, "--json", *arguments, before=before)
        self.assertIn(result.returncode, (0, 1), result.stderr)
        found = json.loads(result.stdout)
        self.assertEqual(found["passed"], result.returncode == 0)
        if code is not None:
            self.assertEqual(result.returncode, code, result.stdout)
        return {check["name"]: check for check in found["checks"]}, found

    def failing(self, checks):
        return [name for name, check in checks.items() if check["verdict"] == "failed"]

    def spoil(self, path, change, rows=(5,)):
        """Changes rows of a JSONL file by number: a function of the row, or text in its place."""
        lines = path.read_text().splitlines()
        for i in rows:
            if callable(change):
                row = json.loads(lines[i])
                change(row)
                lines[i] = json.dumps(row)
            else:
                lines[i] = change
        path.write_text("\n".join(lines) + "\n")

    def test_what_weft_made_passes_in_every_format(self):
        for form in ("parquet", "jsonl", "jsonl.zst", "json"):
            with self.subTest(form):
                self.generate(form, "--format", form, "--split", "train=0.75,test=0.25")
                checks, found = self.validate(form, code=0)
                self.assertEqual(list(checks), CHECKS)
                self.assertEqual((found["rows"], sorted(found["splits"])), (48, ["test", "train"]))
                self.assertEqual(found["assumed"], [])
                self.assertEqual(checks["ir"]["rows"], 48)
                self.assertEqual(checks["structure-duplicates"]["distinct"], 48)

    def test_rows_without_backward_texts_or_one_target(self):
        self.generate("forward", "--no-backward", "-d", "cuda")
        checks, _ = self.validate("forward", code=0)
        self.assertEqual(checks["ir"]["rows"], 48)

    def test_the_findings_do_not_depend_on_the_number_of_threads(self):
        path = self.generate()
        self.spoil(path, lambda row: row.update(cuda_forward="x(" + row["cuda_forward"]), range(0, 48, 3))
        answers = {self.run_weft("validate", "rows", "-j", jobs).stdout for jobs in (1, 2, 5)}
        self.assertEqual(len(answers), 1)

    def test_a_row_without_end(self):
        """A line that unpacks to gigabytes is passed over, and memory stays bounded."""
        path = self.generate(count=4)
        rows = path.read_text().splitlines(keepends=True)
        bomb = self.tmp / "bomb"
        bomb.mkdir()
        script = "head -c 1200000000 /dev/zero | tr '\\0' a; echo"
        with open(bomb / "train-00000.jsonl.zst", "wb") as out:
            made = subprocess.Popen(["sh", "-c", script], stdout=subprocess.PIPE)
            for stdin in ({"input": rows[0].encode()}, {"stdin": made.stdout}, {"input": "".join(rows[1:]).encode()}):
                subprocess.run(["zstd", "-q", "-1", "-c"], stdout=out, check=True, timeout=120, **stdin)
            made.stdout.close()
            self.assertEqual(made.wait(), 0)
        limited = ["prlimit", f"--as={1000 << 20}"]
        checks, found = self.validate("bomb", "-j", "1", code=1, before=limited)
        self.assertEqual((found["rows"], self.failing(checks)), (4, ["readable"]))
        self.assertEqual(checks["readable"]["first"][0]["text"],
                         "'bomb/train-00000.jsonl.zst' has a row longer than 64 MB, which is not read: number 1")
        plain = bomb / "train-00000.jsonl"
        (bomb / "train-00000.jsonl.zst").unlink()
        with open(plain, "w") as out:
            out.write(rows[0] + " " * (65 << 20) + "\n" + rows[1])
        checks, found = self.validate("bomb", code=1)
        self.assertEqual((found["rows"], self.failing(checks)), (2, ["readable"]))
        self.assertEqual(checks["readable"]["reasons"], [{"text": "a file has rows that are too long", "rows": 1}])
        plain.rename(bomb / "rows.json")
        (bomb / "rows.json").write_text("[" + rows[0] + ',{"python_source":"' + "x" * (65 << 20) + '"},' + rows[1] + "]")
        checks, found = self.validate("bomb", code=1)
        self.assertEqual((found["rows"], self.failing(checks)), (2, ["readable"]))

    def test_the_warp_of_other_texts(self):
        def cuda(bounds="wp::launch_bounds_t dim", head="", loop="_idx"):
            return (f"void k_cuda_kernel_forward(\n    {bounds},\n    wp::array_t<wp::float32> var_a)\n{{\n{head}"
                    f"    for (size_t {loop} = static_cast<size_t>(blockDim.x); {loop} < dim.size; ) {{ }}\n}}\n")
        storage = "    wp::tile_shared_storage_t tile_mem;\n"
        texts = {"1.14 or later": cuda("wp::launch_bounds_t<1> dim", storage), "1.10 to 1.13": cuda(head=storage),
                 "1.9 or earlier": cuda(), "1.3 or 1.4": cuda(loop="task_index")}
        (self.tmp / "others").mkdir()
        for i, text in enumerate([*texts.values(), "no kernel"]):
            row = {"python_source": MODULE.format(name="k", out="a", number=i), "cuda_forward": text, "category": "x"}
            (self.tmp / "others" / f"{i}.json").write_text(json.dumps(row))
        _, found = self.validate("others")
        self.assertEqual(found["warp_by_form"], dict.fromkeys(texts, 1))
        self.assertIn("texts of Warp 1.10 to 1.13 by their form: 1 row\n", self.run_weft("validate", "others").stdout)
        self.generate(count=10)
        self.assertNotIn("warp_by_form", self.validate()[1])
        self.assertNotIn("by their form", self.run_weft("validate", "rows").stdout)

    def test_balance_of_equal_shares(self):
        self.generate("one", "-c", "arithmetic", count=5)
        self.assertRegex(self.run_weft("validate", "one").stdout, r"(?m)^ *balance +1 category, arithmetic$")
        self.generate("two", "-c", "arithmetic,math", count=6)
        self.assertIn("2 categories of 3 rows each: ratio 1.00\n", self.run_weft("validate", "two").stdout)

    def check_spoilt(self, change, expected, rows=(5,), arguments=()):
        path = self.generate("rows", "-c", harness.CONSTRUCTS, count=12)  # rows with all texts
        self.spoil(path, change, rows)
        checks, _ = self.validate("rows", *arguments, code=1)
        self.assertEqual(self.failing(checks), expected)
        for name in expected:
            self.assertEqual(checks[name]["first"][0]["where"], f"data/train-00000.jsonl, row {rows[0]}")
        shutil.rmtree(self.tmp / "rows")
        return checks

    def test_standalone_programs_are_made_again_and_compared(self):
        for form in ("parquet", "jsonl.zst"):
            result = self.run_weft("cuda", "-q", "--count", 48, "-c", harness.standalone_categories(), "--format", form, "-o", form)
            self.assertEqual(result.returncode, 0, result.stderr)
            checks, _ = self.validate(form, code=0)
            for name in ("fields", "names", "marks", "ids", "ir"):
                self.assertEqual((checks[name]["rows"], checks[name]["verdict"]), (48, "passed"), name)
        packed = self.tmp / "jsonl.zst" / "data" / "train-00000.jsonl.zst"
        text = subprocess.run(["zstd", "-dc", str(packed)], capture_output=True, text=True, check=True).stdout
        folder = self.tmp / "spoilt"
        folder.mkdir()

        def fails(change, expected):
            path = folder / "rows.jsonl"
            path.write_text(text)
            self.spoil(path, change)
            checks, _ = self.validate("spoilt", "--skip", "readable", code=1)
            self.assertEqual(self.failing(checks), expected)
            return checks[expected[-1]]

        def wrong(row):
            row["cuda_standalone"] = row["cuda_standalone"].replace("return ok ? 0 : 1;", "return 0;")
        found = fails(wrong, ["ir"])
        self.assertEqual(found["first"][0]["text"], "cuda_standalone differs")
        self.assertIn("+  return ok ? 0 : 1;", found["first"][0]["diff"])
        fails(lambda row: row["metadata"]["launch"][0].update(limit=3), ["ir"])
        fails(lambda row: row.pop("cuda_standalone"), ["fields"])
        fails(lambda row: row["metadata"].pop("args"), ["fields"])
        fails(lambda row: row.update(cuda_standalone="__global__ void " + row["kernel_name"]), ["names", "marks", "ir"])
        fails(lambda row: row.update(id="0" * 64), ["ids"])

    def test_broken_json_in_the_middle_is_counted_and_the_rest_read(self):
        checks = self.check_spoilt('{"schema_version": 1, "id": "ab', ["readable"])
        self.assertEqual((checks["readable"]["rows"], checks["readable"]["failed"]), (12, 1))
        self.assertEqual(checks["ir"]["rows"], 11)
        self.check_spoilt('[1, 2]', ["readable"])

    def test_a_row_without_a_field(self):
        checks = self.check_spoilt(lambda row: row.pop("description"), ["fields"])
        self.assertEqual(checks["fields"]["reasons"], [{"text": "no field 'description'", "rows": 1}])
        checks = self.check_spoilt(lambda row: row.clear(), ["fields"])
        self.assertEqual(checks["fields"]["reasons"], [{"text": "none of the fields of a pair", "rows": 1}])
        # A field of another type is no such field.
        self.check_spoilt(lambda row: row.update(category=3), ["fields"])
        self.check_spoilt(lambda row: row.pop("python_source"), ["fields", "names"])

    def test_every_text_that_a_row_names_is_there(self):
        for name in ("cuda_forward", "cpp_backward", "cpp_support", "license", "seed"):
            with self.subTest(name):
                failing = ["fields", "marks"] if name == "cpp_support" else ["fields"]
                checks = self.check_spoilt(lambda row: row.pop(name), failing)
                self.assertEqual(checks["fields"]["reasons"][0]["text"], f"no field '{name}'")
        self.check_spoilt(lambda row: row.update(seed="42"), ["fields"])

    def test_a_row_whose_kernel_has_no_backward_part(self):
        """Rows from plans that say so in their Python lack nothing, and must not have what others have."""
        path = self.generate(count=60)
        lines = path.read_text().splitlines()
        rows = [json.loads(line) for line in lines]
        forward = next(i for i, row in enumerate(rows) if "cpp_backward" not in row)
        both = next(i for i, row in enumerate(rows) if "cpp_backward" in row and "@wp.func" in row["python_source"])
        self.assertTrue(harness.forward_only(rows[forward]))
        self.assertEqual(rows[forward]["metadata"]["adjoint"], "none")
        self.assertFalse(harness.forward_only(rows[both]))
        for change, at, reasons in (
                (lambda row: None, forward, {}),
                (lambda row: row.pop("cpp_forward"), forward, {"fields": "no field 'cpp_forward'"}),
                (lambda row: row.update(cpp_backward=rows[both]["cpp_backward"]), forward,
                 {"names": "cpp_backward is of another kernel", "ir": "cpp_backward differs"}),
                (lambda row: row.pop("cuda_backward"), both, {"fields": "no field 'cuda_backward'"}),
                (lambda row: [row.pop("cpp_backward"), row.pop("cuda_backward")], both,
                 {"fields": "no field 'cpp_backward'"})):
            path.write_text("\n".join(lines) + "\n")
            self.spoil(path, change, (at,))
            checks, _ = self.validate("rows", "--skip", "readable", code=int(bool(reasons)))
            self.assertEqual(self.failing(checks), list(reasons))
            for name, text in reasons.items():
                self.assertEqual(checks[name]["reasons"][0]["text"], text)
                self.assertEqual(checks[name]["first"][0]["where"], f"data/train-00000.jsonl, row {at}")

    def test_files_that_lack(self):
        path = self.generate("rows", "--rows-per-shard", 16)
        path.unlink()
        checks, found = self.validate(code=1)
        self.assertEqual((self.failing(checks), found["rows"], found["finished"]), (["readable"], 32, True))
        self.assertEqual(checks["readable"]["first"][0]["text"], "is missing, and its 16 rows with it")
        (self.tmp / "rows" / "manifest.json").unlink()
        _, found = self.validate(code=0)
        self.assertFalse(found["finished"])
        self.assertIn("\nnot finished: ", self.run_weft("validate", "rows").stdout)

    def test_names_of_files_that_are_something_else(self):
        self.run_weft("generate", "-q", "-n", "2", "--format", "jsonl", "-o", "out")
        os.mkfifo(self.tmp / "out/data/pipe.jsonl")
        (self.tmp / "out/data/link.jsonl").symlink_to("/nowhere/at/all")
        (self.tmp / "out/data/folder.jsonl").mkdir()
        result = self.run_weft("validate", "out")
        self.assertEqual(result.returncode, 1)
        self.assertIn("data/link.jsonl: is no regular file\n      data/pipe.jsonl: is no regular file", result.stdout)

    def test_nothing_to_check(self):
        self.generate()
        checks, _ = self.validate("rows", "--only", "leakage", code=0)
        self.assertEqual(checks["leakage"]["verdict"], "nothing to check")
        result = self.run_weft("validate", "rows", "--only", "ir", "--skip", "ir")
        self.assertEqual((result.returncode, result.stderr.count("no check is left")), (2, 1), result.stderr)
        result = self.run_weft("validate", "rows", "--only", "overlap")
        self.assertEqual((result.returncode, result.stderr),
                         (2, "weft: overlap compares with texts for evaluation; give --against PATH\n"))

    def test_what_steers_a_terminal_does_not_reach_it(self):
        path = self.generate("rows", "-c", harness.CONSTRUCTS)
        self.spoil(path, lambda row: row.update(category="x\x1b[31m\n# h"))  # the rarest, which is named
        for command in ("validate", "stats"):
            text = self.run_weft(command, "rows").stdout
            self.assertIn("x?[31m # h", text)
            self.assertNotIn("\x1b", text)
        (self.tmp / "rows/data/more.jsonl").write_text("{\n")
        unreadable = "1 file or row cannot be read; 'weft validate' names it\n"
        self.assertIn(unreadable, self.run_weft("stats", "rows").stdout)
        self.assertTrue(self.run_weft("report", "-q", "rows", "-o", "r.md").stdout == "")
        self.assertIn(unreadable, self.run_weft("report", "rows", "-o", "r.md").stdout)

    def test_a_file_alone_is_named(self):
        path = self.generate()
        for given in (path, path.name):
            for command in ("validate", "stats"):
                text = subprocess.run([harness.WEFT, command, "-q", given], cwd=path.parent, capture_output=True,
                                      text=True, timeout=60).stdout
                self.assertTrue(text.startswith(f"{given}: "), text[:80])

    def test_a_folder_whose_name_is_no_text_is_named_in_json(self):
        self.generate()
        folder = os.fsencode(self.tmp) + b"/rows\n\xff\x1b"
        os.rename(self.tmp / "rows", folder)
        for command in ("validate", "stats", "verify"):
            result = subprocess.run([harness.WEFT, command, "--json", folder], capture_output=True, timeout=60)
            self.assertTrue(json.loads(result.stdout.decode())["folder"].endswith("/rows ??"), result.stdout[:200])

    def test_empty_fields(self):
        self.check_spoilt(lambda row: row.update(description=" \n"), ["empty"])

    def test_python_that_does_not_parse_or_lower(self):
        checks = self.check_spoilt(lambda row: row.update(python_source=row["python_source"] + "\nx = = 1\n"),
                                   ["parses"])
        self.assertIn("syntax error", checks["parses"]["first"][0]["text"])
        checks = self.check_spoilt(
            lambda row: row.update(python_source=row["python_source"].replace("wp.tid()", "wp.tida()")),
            ["lowers", "ids"])
        self.assertIn("unknown builtin 'wp.tida'", checks["lowers"]["first"][0]["text"])

    def test_names_brackets_marks(self):
        self.check_spoilt(lambda row: row.update(kernel_name="soup"), ["lowers", "names"])
        self.check_spoilt(lambda row: row.update(cuda_forward=row["cuda_forward"] + "}\n"), ["brackets", "ir"])
        for mark in ('extern "C" __global__', "threadIdx", "tile_shared_storage_t"):
            checks = self.check_spoilt(
                lambda row: row.update(cuda_forward=row["cuda_forward"].replace(mark, "gone")), ["marks", "ir"])
            self.assertEqual(checks["marks"]["reasons"][0]["text"], f"cuda_forward lacks '{mark}'")
        checks = self.check_spoilt(
            lambda row: row.update(cpp_support=row["cpp_support"].replace("struct wp_args_", "struct gone_")),
            ["marks", "ir"])
        self.assertEqual(checks["marks"]["reasons"][0]["text"], "cpp_support lacks 'struct wp_args_'")

    def test_identities(self):
        self.check_spoilt(lambda row: row.update(structure_id="0" * 64), ["ids"])
        self.check_spoilt(lambda row: row["metadata"].update(hash="0" * 64), ["ids"])

    def test_one_changed_byte_of_the_ir_is_shown(self):
        checks = self.check_spoilt(
            lambda row: row.update(cpp_backward=row["cpp_backward"].replace("// reverse", "// Reverse")), ["ir"])
        diff = checks["ir"]["first"][0]["diff"]
        self.assertIn("-    // Reverse\n+    // reverse\n", diff)
        self.assertTrue(diff.startswith("--- cpp_backward as stored\n+++ cpp_backward as lowered\n@@ line "), diff)

    def test_mixed_versions(self):
        checks = self.check_spoilt(lambda row: row["metadata"].update(warp_version="1.11.0"), ["versions"], (3, 7))
        self.assertEqual(checks["versions"]["failed"], 2)

    def test_copies(self):
        path = self.generate(count=12)
        lines = path.read_text().splitlines()
        path.write_text("\n".join(lines + lines[2:4]) + "\n")
        checks, _ = self.validate(code=1)
        self.assertEqual(self.failing(checks),
                         ["exact-duplicates", "structure-duplicates", "skeleton-duplicates"])
        self.assertEqual(checks["exact-duplicates"]["failed"], 2)
        self.assertEqual(checks["exact-duplicates"]["first"][0],
                         {"where": "data/train-00000.jsonl, row 12",
                          "text": "the same Python as data/train-00000.jsonl, row 2"})
        self.assertEqual((checks["near-duplicates"]["verdict"], checks["near-duplicates"]["failed"]), ("figure", 4))
        checks, _ = self.validate("rows", "--only", "near-duplicates", "--max-near-dup", "0.1", code=1)
        self.assertEqual(self.failing(checks), ["near-duplicates"])
        self.validate("rows", "--only", "near-duplicates", "--max-near-dup", "0.5", code=0)

    def test_leakage_between_splits(self):
        path = self.generate("rows", "--split", "train=0.5,test=0.5", count=24)
        test = path.with_name("test-00000.jsonl")
        test.write_text(test.read_text() + path.read_text().splitlines()[0] + "\n")
        checks, _ = self.validate("rows", "--only", "leakage", code=1)
        self.assertEqual(checks["leakage"]["failed"], 1)

    def test_families_stand_in_one_split_where_they_are_asked_to(self):
        path = self.generate("rows", "--split", "train=0.5,test=0.5", "--split-by", "purpose", "--cases", "0",
                             "-c", "sparse,trees,math", count=300)
        test = path.with_name("test-00000.jsonl")
        splits, skeletons = collections.defaultdict(set), collections.defaultdict(set)
        for file in (path, test):
            for row in map(json.loads, file.read_text().splitlines()):
                family = row["metadata"].get("purpose", {}).get("family")
                (splits[family] if family else skeletons[row["skeleton_id"]]).add(file.name)
        self.assertEqual({len(s) for s in [*splits.values(), *skeletons.values()]}, {1})
        self.assertEqual({next(iter(s)) for s in splits.values()}, {path.name, test.name})
        self.assertIn("--split-by purpose", (self.tmp / "rows" / "README.md").read_text())
        checks, _ = self.validate("rows", "--only", "leakage", code=0)
        self.assertEqual((checks["leakage"]["verdict"], checks["leakage"]["rows"]), ("passed", 300))
        moved = next(line for line in path.read_text().splitlines() if "family" in line)
        test.write_text(test.read_text() + moved + "\n")
        checks, _ = self.validate("rows", "--only", "leakage", code=1)
        self.assertGreaterEqual(checks["leakage"]["failed"], 1)
        self.assertIn("the family of", self.run_weft("validate", "rows", "--only", "leakage").stdout)
        bad = self.run_weft("generate", "-n", 1, "--split-by", "kind", "-o", "none")
        self.assertEqual(bad.returncode, 2)
        self.assertIn("bad value 'kind' for --split-by; skeleton or purpose", bad.stderr)

    def test_balance(self):
        path = self.generate("rows", "-c", harness.CONSTRUCTS, count=20)
        path.write_text("\n".join(path.read_text().splitlines()[:11]) + "\n")
        checks, _ = self.validate("rows", "--only", "balance", code=0)
        self.assertEqual(checks["balance"]["ratio"], 2)
        self.validate("rows", "--only", "balance", "--max-imbalance", "2", code=0)
        self.validate("rows", "--only", "balance", "--max-imbalance", "1.5", code=1)
        # Without -c each category has rows by its weight, from 1 of a construct to 7 of tiles.
        self.generate("mix", "--cases", "0", count=100)
        checks, _ = self.validate("mix", "--only", "balance", code=0)
        self.assertEqual(checks["balance"]["ratio"], 7)
        number = len(harness.every_category().split(","))
        self.assertIn(f"{number} categories, from 1 (arithmetic) to 7 (",
                      self.run_weft("validate", "mix", "--only", "balance").stdout)

    def test_truncated_and_unreadable_files(self):
        self.generate("rows", "--format", "jsonl.zst", "--rows-per-shard", 16)
        first = self.tmp / "rows" / "data" / "train-00000.jsonl.zst"
        first.write_bytes(first.read_bytes()[:-1000])
        checks, found = self.validate(code=1)
        self.assertEqual(self.failing(checks), ["readable"])
        self.assertGreaterEqual(found["rows"], 32)
        self.assertEqual(checks["readable"]["first"][0]["where"], "data/train-00000.jsonl.zst")
        self.assertIn("cut short", checks["readable"]["first"][0]["text"])
        first.chmod(0)
        checks, found = self.validate(code=1, before=harness.BOUND_BY_PERMISSIONS)
        self.assertIn("Permission denied", checks["readable"]["first"][0]["text"])
        first.unlink()
        first.symlink_to("nowhere")
        checks, _ = self.validate(code=1)  # a link to nothing is no file
        self.assertEqual(checks["readable"]["first"][0]["text"], "is missing, and its 16 rows with it")

    def test_truncated_parquet(self):
        self.generate("rows", "--format", "parquet", "--rows-per-shard", 16)
        first = self.tmp / "rows" / "data" / "train-00000.parquet"
        first.write_bytes(first.read_bytes()[:-1000])
        checks, found = self.validate(code=1)
        self.assertEqual((self.failing(checks), found["rows"]), (["readable"], 32))
        self.assertEqual(checks["readable"]["first"][0]["where"], "data/train-00000.parquet")

    def test_a_damaged_row_group_takes_no_other_with_it(self):
        import pyarrow
        import pyarrow.parquet as parquet
        self.generate("rows", "--format", "parquet", count=16)
        path = self.tmp / "rows" / "data" / "train-00000.parquet"
        table = parquet.read_table(path)
        # Row 13 is row 12 again, so that something is to be said of a row behind the damage.
        table = pyarrow.concat_tables([table.slice(0, 13), table.slice(12, 1), table.slice(14)])
        parquet.write_table(table, path, row_group_size=4, write_page_checksum=True,
                            use_dictionary=False)
        group = parquet.ParquetFile(path).metadata.row_group(1)
        column = next(group.column(i) for i in range(group.num_columns)
                      if group.column(i).path_in_schema == "python_source")
        content = bytearray(path.read_bytes())
        # Near the end, behind the page's header with its statistics.
        content[column.data_page_offset + column.total_compressed_size - 20] ^= 0x10
        path.write_bytes(content)
        checks, found = self.validate(code=1)
        self.assertEqual(found["rows"], 12)
        self.assertEqual(checks["readable"]["failed"], 1)
        self.assertRegex(checks["readable"]["first"][0]["text"], "is damaged at row 4: .*; 4 of its 16 rows were not read")
        copy = checks["exact-duplicates"]["first"][0]
        self.assertEqual((copy["where"], copy["text"]), ("data/train-00000.parquet, row 13",
                                                         "the same Python as data/train-00000.parquet, row 12"))

    def test_a_damaged_header_of_a_page_takes_no_memory(self):
        shutil.copy(harness.ROOT / "fuzz/corpus/parquet/page_of_2_GB", self.tmp / "rows.parquet")
        checks, _ = self.validate("rows.parquet", code=1)
        self.assertEqual(checks["readable"]["failed"], 1)
        self.assertLess(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, 600_000)

    def test_other_peoples_pairs(self):
        folder = self.tmp / "pairs"
        folder.mkdir()
        texts = {}
        for name, out, number in (("scale", "result", "2.0"), ("grow", "target", "2.0"), ("shrink", "result", "0.5")):
            (self.tmp / f"{name}.py").write_text(MODULE.format(name=name, out=out, number=number))
            texts[name] = [self.run_weft("lower", f"{name}.py", "-d", device, "--part", "forward").stdout
                           for device in ("cpu", "cuda")]
        rows = [{"python_source": MODULE.format(name="scale", out="result", number="2.0"),
                 "cuda_forward": texts["scale"][1], "metadata": {"category": "a", "kernel_name": "scale"}},
                # Without its import, which the line numbers of the text say was there.
                {"python_source": MODULE.format(name="grow", out="target", number="2.0").split("\n\n\n")[1],
                 "cuda_ir": texts["grow"][1], "category": "a"},
                {"python_source": MODULE.format(name="shrink", out="result", number="0.5"),
                 "cuda_ir_forward": texts["shrink"][1].replace('extern "C" ', ""), "category": "b"}]
        for i, row in enumerate(rows):
            (folder / f"{i}.json").write_text(json.dumps(row, indent=1))
        (folder / "stats.json").write_text('{"total": 3}')
        checks, found = self.validate("pairs", code=1)
        self.assertEqual(found["rows"], 3)
        self.assertEqual(found["left_out"], {"files": 1, "first": ["stats.json"]})
        self.assertEqual([a["rows"] for a in found["assumed"]], [3, 1, 2, 1, 3])
        self.assertEqual(self.failing(checks), ["marks", "ir", "structure-duplicates", "skeleton-duplicates"])
        self.assertEqual(checks["ir"]["failed"], 1)
        # A text goes by the name that it has there.
        self.assertEqual(checks["marks"]["reasons"],
                         [{"text": "cuda_ir_forward lacks 'extern \"C\" __global__'", "rows": 1}])
        self.assertEqual(checks["structure-duplicates"]["distinct"], 2)
        self.assertEqual(checks["skeleton-duplicates"]["distinct"], 1)
        said = self.run_weft("validate", "pairs").stdout
        self.assertIn("assumed of 1 row: python_source has no 'import warp as wp'", said)
        self.assertIn("left out as no pairs: 1 (stats.json)", said)
        # A list of pairs, a byte order mark before it, is read like files of one pair.
        for path in folder.iterdir():
            path.unlink()
        (folder / "all.json").write_bytes(b"\xef\xbb\xbf" + json.dumps(rows, indent=1).encode())
        of_list, found = self.validate("pairs", code=1)
        self.assertEqual(found["rows"], 3)
        self.assertEqual([check["failed"] for check in of_list.values() if "failed" in check],
                         [check["failed"] for check in checks.values() if "failed" in check])
        self.assertEqual(of_list["ir"]["first"][0]["where"], "all.json, row 2")
        (folder / "all.json").write_text(json.dumps(rows)[:-1])
        of_list, found = self.validate("pairs", code=1)
        self.assertEqual(found["rows"], 3)
        self.assertIn("its list of rows has no end", of_list["readable"]["first"][0]["text"])
        # cpp_code, and a text with everything in it.
        for path in folder.iterdir():
            path.unlink()
        whole = self.run_weft("lower", "scale.py", "-d", "cpu").stdout
        (folder / "0.json").write_text(json.dumps({**rows[0], "cuda_forward": None, "cpp_code": whole}))
        checks, _ = self.validate("pairs", "--skip", "fields", code=0)
        self.assertEqual(checks["ir"]["rows"], 1)

    def test_rows_that_lack_what_others_are_compared_with(self):
        path = self.generate(count=8)
        self.spoil(path, lambda row: [row.pop("python_source"), row.pop("kernel_name")], rows=(2,))
        self.spoil(path, lambda row: row["metadata"].pop("weft_version"), rows=(3,))
        checks, _ = self.validate("rows", code=1)
        self.assertEqual(checks["names"]["reasons"],
                         [{"text": "there is no python_source to compare with", "rows": 1}])
        self.assertEqual(checks["versions"]["first"][0]["text"], "made by weft, Warp 1.19.0, schema 4")

    def test_what_is_asked_wrongly(self):
        self.generate(count=3)
        (self.tmp / "empty").mkdir()
        (self.tmp / "other").mkdir()
        (self.tmp / "other" / "settings.json").write_text('{"colour": "blue"}')
        for line, code, arguments in (
                ("'empty' holds no rows; they stand in files .jsonl, .jsonl.zst, .parquet or .json", 1, ["empty"]),
                ("'other' holds no rows; they stand in files .jsonl, .jsonl.zst, .parquet or .json", 1, ["other"]),
                ("there is no file and no folder 'nowhere'", 1, ["nowhere"]),
                ("bad value 'soup' for --only; it takes " + ", ".join(CHECKS), 2, ["rows", "--only", "soup"]),
                ("bad value '2' for --max-near-dup; it takes a number from 0 to 1", 2,
                 ["rows", "--max-near-dup", "2"]),
                ("bad value 'x' for --max-imbalance; it takes a number from 1 to 1e+09", 2,
                 ["rows", "--max-imbalance", "x"])):
            with self.subTest(line):
                result = self.run_weft("validate", *arguments)
                self.assertEqual((result.stderr, result.returncode), (f"weft: {line}\n", code))
        self.spoil(self.tmp / "rows" / "data" / "train-00000.jsonl", "{", (0,))
        self.assertEqual(self.run_weft("validate", "rows", "--only", "readable,fields").stderr,
                         "weft: 'rows' fails 1 of 2 checks: readable\n")


if __name__ == "__main__":
    harness.main()

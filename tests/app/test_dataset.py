"""Datasets that are exact: configuration first, manifest last, resume, splits, verify, repair.

Over rows of fixed nonsense: which bytes a row has makes no difference here.
"""

import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import time

import harness

WEFT = harness.WEFT_WITH_FAKE_ROWS
UNSTABLE = {"generation_stats.json", "progress.json"}
FORMATS = ("parquet", "jsonl", "jsonl.zst", "json")
SPLIT = "train=0.7,validation=0.2,test=0.1"


def files(folder):
    """Contents by relative name, but for the two files that hold times."""
    return {str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.name not in UNSTABLE}


class DatasetTest(harness.TestCase):
    def weft(self, *arguments, code=0, **kwargs):
        result = self.run_weft(*arguments, program=WEFT, **kwargs)
        self.assertEqual(result.returncode, code, result.stdout + result.stderr)
        return result

    def fails(self, text, *arguments, code=1, **kwargs):
        result = self.weft(*arguments, code=code, **kwargs)
        self.assertIn(text, result.stderr)
        self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
        return result

    def make(self, out, *arguments, rows=700, form="jsonl", **kwargs):
        options = {"-n": rows, "-o": out, "--format": form, "--rows-per-shard": 150,
                   "--split": SPLIT}
        # What is given again replaces it.
        options = {name: value for name, value in options.items() if name not in arguments}
        return self.weft("generate", "-q", *sum(options.items(), ()), *arguments, **kwargs)

    def rows(self, out):
        """Rows of a jsonl dataset by index, with their split."""
        found = {}
        for path in sorted((self.tmp / out / "data").glob("*.jsonl")):
            for line in path.read_text().splitlines():
                row = json.loads(line)
                self.assertNotIn(row["index"], found)
                found[row["index"]] = (path.name.split("-")[0], row)
        return found


class Manifest(DatasetTest):
    def test_it_describes_every_file(self):
        for form in FORMATS:
            self.make(form, form=form)
            out = self.tmp / form
            manifest = json.loads((out / "manifest.json").read_text())
            data = {f"data/{name}" for name in os.listdir(out / "data")}
            self.assertEqual([entry["path"] for entry in manifest["files"]
                              if entry["path"] not in data], [])
            self.assertEqual(len(manifest["files"]), len(data))
            self.assertEqual(sum(entry["rows"] for entry in manifest["files"]), 700)
            self.assertEqual(manifest["rows"], 700)
            for entry in manifest["files"]:
                content = (out / entry["path"]).read_bytes()
                self.assertEqual(entry["bytes"], len(content))
                self.assertEqual(entry["sha256"], hashlib.sha256(content).hexdigest())
                if form in ("jsonl", "json"):
                    self.assertEqual(entry["content_sha256"], entry["sha256"])
            self.assertEqual(manifest["configuration"]["split"], SPLIT)
            self.assertEqual(manifest["configuration"]["count"], 700)
            self.assertEqual(manifest["versions"]["warp"], "1.19.0")
        plain, *others = ([entry["content_sha256"] for entry in
                           json.loads((self.tmp / form / "manifest.json").read_text())["files"]]
                          for form in ("jsonl", "jsonl.zst", "parquet"))
        for other in others:
            self.assertEqual(other, plain)

    def test_its_checksum_is_of_the_text_before_it(self):
        self.make("out")
        text = (self.tmp / "out/manifest.json").read_text()
        before = re.sub(r',\n  "checksum": "[0-9a-f]{64}"\n', "\n", text)
        self.assertEqual(hashlib.sha256(before.encode()).hexdigest(), json.loads(text)["checksum"])


class Splits(DatasetTest):
    def test_every_row_stands_in_the_split_of_its_skeleton(self):
        self.make("out")
        self.make("whole", "--split", "all=1", rows=700)
        rows = self.rows("out")
        self.assertEqual(sorted(rows), list(range(700)))
        self.assertEqual({i: row for i, (_, row) in rows.items()},
                         {i: row for i, (_, row) in self.rows("whole").items()})
        counts = {}
        for split, row in rows.values():
            place = int(row["skeleton_id"][:8], 16) / 2**32
            self.assertEqual(split, "train" if place < 0.7 else
                             "validation" if place < 0.9 else "test")
            counts[split] = counts.get(split, 0) + 1
        self.assertLess(abs(counts["train"] - 490), 50)
        # Rows of a file ascend, and are of its span.
        for path in (self.tmp / "out/data").iterdir():
            indices = [json.loads(line)["index"] for line in path.read_text().splitlines()]
            self.assertEqual(indices, sorted(indices))
            self.assertEqual({i // 150 for i in indices}, {int(path.stem.split("-")[1])})

    def test_a_span_without_rows_of_a_split_has_no_file_for_it(self):
        self.weft("generate", "-q", "-n", 30, "-o", "out", "--rows-per-shard", 2, "--split",
                  "train=0.999999999,test=0.000000001")
        self.assertEqual(len(os.listdir(self.tmp / "out/data")), 15)
        self.weft("verify", "out")

    def test_statistics_count_them(self):
        self.make("out")
        stats = json.loads((self.tmp / "out/generation_stats.json").read_text())
        self.assertEqual(sum(stats["rows_per_split"].values()), 700)
        self.assertEqual(list(stats["rows_per_split"]), ["train", "validation", "test"])


class Resume(DatasetTest):
    def start(self, out, *arguments, form="jsonl", rows=3000, sleep=200):
        return subprocess.Popen(
            harness.whole_rows([WEFT, "generate", "-q", "-n", str(rows), "-o", out, "--format", form,
             "--rows-per-shard", "150", "--split", SPLIT, *arguments]), cwd=self.tmp,
            env={**os.environ, "WEFT_FAKE_SLEEP_US": str(sleep)}, stderr=subprocess.DEVNULL)

    def test_the_configuration_stands_there_before_any_row(self):
        run = self.start("out", sleep=100000)
        config = self.tmp / "out/.weft/config.json"
        while not config.exists():
            time.sleep(0.005)
        self.assertEqual(list((self.tmp / "out").glob("data/*")), [])
        self.assertEqual(json.loads(config.read_text())["configuration"]["count"], 3000)
        run.kill()
        run.wait()
        self.fails("seed is 42 there and 43 here", "generate", "-n", 3000, "-o", "out", "-s", 43,
                   "--rows-per-shard", 150, "--split", SPLIT)
        self.fails("the dataset in 'out' is not finished; the command that began it, given again, "
                   "completes it", "verify", "out")
        self.fails("is not finished", "repair", "out")

    def test_killed_at_any_moment_it_ends_with_the_same_bytes(self):
        rng = random.Random(5)
        for form in FORMATS:
            self.make(f"{form}-whole", rows=3000, form=form)
            whole = files(self.tmp / f"{form}-whole")
            for kills in (1, 4):
                out = f"{form}-{kills}"
                for _ in range(kills):
                    run = self.start(out, "-j", str(rng.choice((1, 3))), form=form, sleep=100)
                    time.sleep(rng.uniform(0.02, 0.25))
                    run.kill()
                    run.wait()
                self.make(out, rows=3000, form=form)
                self.assertEqual(files(self.tmp / out), whole)

    def test_killed_before_the_journal_had_its_name(self):
        self.make("whole")
        (self.tmp / "out/.weft").mkdir(parents=True)
        (self.tmp / "out/.weft/lock").write_text("")
        (self.tmp / "out/.weft/.journal.part").write_text("weft jou")
        self.make("out")
        self.assertEqual(files(self.tmp / "out"), files(self.tmp / "whole"))

    def test_what_is_there_is_not_made_again(self):
        run = self.start("out")
        first = self.tmp / "out/data/train-00003.jsonl"
        while not first.exists():
            time.sleep(0.005)
        run.send_signal(signal.SIGINT)
        run.wait()
        before = first.stat().st_mtime_ns
        result = self.weft("generate", "-n", 3000, "-o", "out", "--rows-per-shard", 150, "--split",
                           SPLIT)
        self.assertRegex(result.stderr, r"^\d+ of 3000 rows are there; going on\n")
        self.assertIn("rows were there before", result.stdout)
        self.assertEqual(first.stat().st_mtime_ns, before)
        # But what was damaged meanwhile is.
        (self.tmp / "out/manifest.json").unlink()
        first.write_bytes(first.read_bytes()[:-1])
        self.make("out", rows=3000)
        self.weft("verify", "out")

    def test_a_finished_one_says_so(self):
        self.make("out")
        before = files(self.tmp / "out")
        result = self.weft("generate", "-n", 700, "-o", "out", "--rows-per-shard", 150, "--split",
                           SPLIT, "-j", 3)
        self.assertEqual(result.stdout, "'out' is finished: 700 rows; nothing to do\n")
        self.assertEqual(files(self.tmp / "out"), before)
        (self.tmp / "out/data/test-00001.jsonl").unlink()
        self.fails("'data/test-00001.jsonl' is missing; 'weft repair out' makes it again",
                   "generate", "-n", 700, "-o", "out", "--rows-per-shard", 150, "--split", SPLIT)

    def test_another_configuration_is_refused(self):
        self.make("out")
        before = files(self.tmp / "out")
        for options, text in ((["-s", 7], "seed is 42 there and 7 here"),
                              (["--format", "jsonl.zst"], "format is jsonl there"),
                              (["-d", "cpu"], "device is both there and cpu here"),
                              (["--no-backward"], "backward is true there and false here"),
                              (["-c", "math"], "categories is {"),
                              (["--split", "train=1"], "split is train=0.7"),
                              (["--rows-per-shard", 149], "rows_per_shard is 150 there and 149"),
                              (["-s", 7, "-d", "cpu"], "seed is 42 there and 7 here; device is both there"),
                              (["-n", 800], "'weft extend out -n 800'")):
            result = self.make("out", *options, code=1)
            self.assertIn(text, result.stderr)
            self.assertIn("'out' holds a dataset of another configuration: ", result.stderr)
            self.assertIn("; choose another folder, or --overwrite to replace it\n", result.stderr)
        self.assertEqual(files(self.tmp / "out"), before)

    def test_leftovers_go_and_strange_files_stop_it(self):
        run = self.start("out", sleep=2000)
        while not list((self.tmp / "out").glob("data/.*.part")):
            time.sleep(0.005)
        run.kill()
        run.wait()
        (self.tmp / "out/data/notes").write_text("mine")
        result = self.make("out", rows=3000, code=1)
        self.assertIn("'data/notes'", result.stderr)
        (self.tmp / "out/data/notes").unlink()
        self.make("out", rows=3000)
        self.assertEqual(list((self.tmp / "out").glob("data/.*")), [])
        self.weft("verify", "out")


class Grow(DatasetTest):
    def test_extend_is_a_fresh_run_of_more(self):
        for form in FORMATS:
            self.make(form, form=form, rows=320)
            before = {path: path.stat().st_mtime_ns for path in (self.tmp / form).glob("data/*")}
            self.weft("extend", form, "-n", 1000, "-q")
            self.make(f"{form}-fresh", form=form, rows=1000)
            self.assertEqual(files(self.tmp / form), files(self.tmp / f"{form}-fresh"))
            self.weft("verify", form)
            if form != "json":
                for path, time_before in before.items():
                    whole_span = "-00002." not in path.name
                    self.assertEqual(path.stat().st_mtime_ns == time_before, whole_span, path)

    def broken_off(self, out, rows, *arguments, kill=signal.SIGKILL):
        """An extension to so many rows that was killed while it collected them."""
        def collected():
            return set((self.tmp / out / ".weft/extension/data").glob("train-*"))
        before = collected()
        run = subprocess.Popen([WEFT, "extend", "-q", out, "-n", str(rows), *arguments], cwd=self.tmp,
                               env={**os.environ, "WEFT_FAKE_SLEEP_US": "1000"}, stderr=subprocess.DEVNULL)
        while not collected() - before:
            self.assertIsNone(run.poll())
            time.sleep(0.002)
        run.send_signal(kill)
        self.assertEqual(run.wait(), 128 + kill if kill == signal.SIGINT else -kill)

    def old_set(self, out):
        return {name: content for name, content in files(self.tmp / out).items() if "extension" not in name}

    def test_until_it_is_done_an_extension_leaves_the_old_set_whole(self):
        self.make("fresh", rows=2000)
        self.make("out", rows=320)
        old = files(self.tmp / "out")
        for kill in (signal.SIGKILL, signal.SIGINT):
            self.broken_off("out", 2000, kill=kill)
            self.assertEqual(self.old_set("out"), old)
            result = self.weft("verify", "out")
            self.assertIn("'out' is whole: 320 rows", result.stdout)
            self.assertIn("\nan extension to 2000 rows is under way or was broken off: 'weft extend out -n 2000' goes "
                          "on, 'weft extend out --cancel' gives it up\n", result.stdout)
            self.assertIn("320", self.weft("stats", "out").stdout)
            self.fails("row 320 is not in 'out'", "show", "out", "--row", 320)
            # Damage is found and repaired in the meantime.
            shard = self.tmp / "out/data/train-00002.jsonl"
            shard.write_bytes(b"")
            self.fails("1 problem in 'out'", "verify", "out")
            self.weft("repair", "-q", "out")
            self.assertEqual(self.old_set("out"), old)
        self.weft("extend", "-q", "out", "-n", 2000)
        self.assertEqual(files(self.tmp / "out"), files(self.tmp / "fresh"))
        self.assertEqual(self.weft("verify", "out").stdout.count("\n"), 1)

    def test_an_extension_that_another_version_decided(self):
        self.make("fresh", rows=500)
        self.make("out", rows=320)
        old = self.old_set("out")
        shutil.copytree(self.tmp / "fresh", self.tmp / "out/.weft/extension")
        path = self.tmp / "out/.weft/extension/manifest.json"
        mine = path.read_text()
        body = re.sub(r',\n  "checksum": "[0-9a-f]{64}"\n', "\n", mine).replace('{"weft":"', '{"weft":"9')
        path.write_text(body[:-3] + f',\n  "checksum": "{hashlib.sha256(body.encode()).hexdigest()}"\n}}\n')
        for command in (("extend", "out", "-n", 500), ("repair", "out")):
            self.fails("is a dataset of other versions: weft is 9", *command)
            self.assertEqual(self.old_set("out"), old)
        path.write_text(mine)
        self.weft("extend", "-q", "out", "-n", 500)
        self.assertEqual(files(self.tmp / "out"), files(self.tmp / "fresh"))

    def test_a_number_typed_wrong_can_be_taken_back(self):
        self.make("fresh", rows=900)
        self.make("out", rows=320)
        old = files(self.tmp / "out")
        self.broken_off("out", 100_000)
        self.fails("'out' has 320 rows already", "extend", "out", "-n", 300)
        self.assertEqual(self.weft("extend", "out", "--cancel").stdout,
                         "'out' is as it was before the extension\n")
        self.assertEqual(files(self.tmp / "out"), old)
        self.fails("'out' is not being extended, so there is nothing to cancel", "extend", "out", "--cancel")
        # Or the right number is given; what of it is there is kept.
        self.broken_off("out", 100_000)
        result = self.weft("extend", "out", "-n", 900)
        self.assertRegex(result.stderr, "^the extension to 100000 rows that was broken off becomes one to 900\n"
                                        r"\d{3} of 900 rows are there; going on\n")
        self.assertEqual(files(self.tmp / "out"), files(self.tmp / "fresh"))
        # Or the whole is made anew.
        self.broken_off("out", 100_000)
        self.make("out", "--overwrite", rows=900)
        self.assertEqual(files(self.tmp / "out"), files(self.tmp / "fresh"))
        self.fails("--count is required", "extend", "out", code=2)
        self.fails("--cancel", "extend", "out", "--cancel", "-n", 3, code=2)

    def test_extend_refuses(self):
        self.make("out")
        self.fails("'out' has 700 rows already; extend takes a larger number than that", "extend", "out",
                   "-n", 700)
        self.fails("'0' for --count", "extend", "out", "-n", 0, code=2)
        self.fails("holds no dataset", "extend", "nowhere", "-n", 700)
        self.make("part", "--shard", "1/2")
        self.fails("'part' is part 1 of 2 of a dataset and cannot grow by itself; 'weft merge' joins the "
                   "parts", "extend", "part", "-n", 1000)

    def test_parts_merge_to_the_whole(self):
        for form in FORMATS:
            self.make(form, form=form, rows=1000)
            for parts in (1, 3, 9):
                names = []
                for i in range(parts):
                    names.append(f"{form}-{i + 1}-of-{parts}")
                    self.make(names[-1], "--shard", f"{i + 1}/{parts}", "-j", 1 + i % 3, form=form,
                              rows=1000)
                    self.weft("verify", names[-1])
                out = f"{form}-merged-{parts}"
                self.weft("merge", "-q", out, *reversed(names))
                self.assertEqual(files(self.tmp / out), files(self.tmp / form))
                self.weft("verify", out)
                self.assertIn("has all 1000 rows", self.weft("merge", out, *names).stdout)
                # What is lost of it is copied again, and nothing is written into a part.
                if parts == 3:
                    next((self.tmp / out / "data").iterdir()).unlink()
                    self.weft("merge", "-q", out, *names)
                    self.weft("verify", out)
                    self.fails("which is read; name another one", "merge", f"{names[0]}/in", *names, code=2)
        self.fails("part 2 of 3 is not among the folders given; merge takes all parts", "merge", "out", "jsonl-1-of-3",
                   "jsonl-3-of-3")
        self.fails("'jsonl-1-of-3' and 'jsonl-1-of-3' are both part 1 of 3", "merge", "out", "jsonl-1-of-3", "jsonl-1-of-3")
        self.fails("'json-2-of-3' is no part of the dataset that 'jsonl-1-of-3' is a part of: format is "
                   "jsonl there and json here", "merge", "out", "jsonl-1-of-3",
                   "json-2-of-3", "jsonl-3-of-3")
        # What else is in the folder stays, and no option of merge would replace it.
        (self.tmp / "notes").mkdir()
        (self.tmp / "notes/own.txt").write_text("mine")
        self.fails("output folder 'notes' is not empty; choose another folder to merge into", "merge", "notes",
                   "jsonl-1-of-3", "jsonl-2-of-3", "jsonl-3-of-3")
        self.fails("'json' holds a dataset of another configuration: format is json there and jsonl here; choose "
                   "another folder to merge into", "merge", "json", "jsonl-1-of-3", "jsonl-2-of-3", "jsonl-3-of-3")
        self.fails("it is one of 9 parts, not of 3", "merge", "out", "jsonl-1-of-3", "jsonl-2-of-9")
        shard = self.tmp / "jsonl-2-of-3/data/train-00003.jsonl"
        shard.write_bytes(shard.read_bytes().replace(b"wp::add", b"wp::sub", 1))
        self.fails("holds other bytes than it should; 'weft repair jsonl-2-of-3'", "merge", "out",
                   "jsonl-1-of-3", "jsonl-2-of-3", "jsonl-3-of-3")
        self.weft("repair", "-q", "jsonl-2-of-3")
        self.weft("merge", "out", "jsonl-1-of-3", "jsonl-2-of-3", "jsonl-3-of-3")
        self.assertEqual(files(self.tmp / "out"), files(self.tmp / "jsonl"))

    def test_target_size(self):
        for form in FORMATS:
            for size, text in ((3_000_000, "3MB"), (20_000_000, "20000 kB")):
                out = f"{form}-{size}"
                self.weft("generate", "-q", "-o", out, "--format", form, "--target-size", text)
                found = json.loads((self.tmp / out / "manifest.json").read_text())
                self.assertLess(abs(found["bytes"] - size), size * 0.03, (form, found["bytes"]))
        again = self.weft("generate", "-o", "json-3000000", "--format", "json", "--target-size",
                          "3MB", "-j", 3)
        self.assertIn("nothing to do", again.stdout)
        for size in ("0", "-1MB", "much", "MB", "1e3", "2000TB"):
            self.fails("for --target-size", "generate", "--target-size=" + size, code=2)
        self.fails("--target-size", "generate", "-n", 3, "--target-size", "1MB", code=2)

    def test_shard_is_checked(self):
        for part in ("0/2", "3/2", "1", "1/0", "a/b", "1/2/3"):
            self.fails("for --shard", "generate", "--shard", part, code=2)


class Parquet(DatasetTest):
    def test_rows_come_back_as_they_were(self):
        self.make("lines")
        self.make("columns", form="parquet")
        for row in (0, 149, 150, 699):
            a, b = (self.weft("show", out, "--row", row, "--json").stdout
                    for out in ("lines", "columns"))
            self.assertEqual(a, b)

    def test_same_bytes_for_any_number_of_jobs(self):
        for jobs in (1, 2, 5):
            self.make(str(jobs), "-j", jobs, form="parquet", rows=1500)
        self.assertEqual(files(self.tmp / "1"), files(self.tmp / "2"))
        self.assertEqual(files(self.tmp / "1"), files(self.tmp / "5"))

    def test_what_is_in_a_file(self):
        import pyarrow.parquet as pq
        self.make("out", form="parquet")
        file = pq.ParquetFile(self.tmp / "out/data/train-00001.parquet",
                              page_checksum_verification=True)
        self.assertEqual(file.read().num_rows, file.metadata.num_rows)
        column = file.metadata.row_group(0).column(0)
        self.assertEqual(column.compression, "ZSTD")
        self.assertTrue(column.has_offset_index)
        columns = {column.path_in_schema: column for column in
                   map(file.metadata.row_group(0).column, range(file.metadata.num_columns))}
        self.assertTrue(columns["category"].has_dictionary_page)
        self.assertFalse(columns["python_source"].has_dictionary_page)
        self.assertIn("metadata.args.list.element.shape.list.element", columns)

    def test_a_damaged_file_is_named_with_its_row(self):
        self.make("out", form="parquet")
        path = self.tmp / "out/data/train-00000.parquet"
        whole = path.read_bytes()
        for damaged in (whole[:100], whole[:-1], b"", whole[: len(whole) // 2] + whole[-1000:],
                        whole[:2000] + bytes(len(whole) - 4000) + whole[-2000:]):
            path.write_bytes(damaged)
            result = self.weft("show", "out", "--row", 140, code=1)
            self.assertRegex(result.stderr, r"^weft: 'out/data/train-00000.parquet' is damaged at "
                                            r"row \d+: [^\n]+\n$")


class Verify(DatasetTest):
    def setUp(self):
        super().setUp()
        self.make("out", form="jsonl.zst")
        self.out = self.tmp / "out"
        self.whole = files(self.out)

    def found(self, text):
        result = self.weft("verify", "out", code=1)
        self.assertRegex(result.stdout, text)
        self.assertRegex(result.stderr, r"^weft: (1 problem|\d+ problems) in 'out'; 'weft repair out' makes "
                                        "damaged files again\n$")

    def repaired(self):
        self.weft("repair", "-q", "out")
        self.assertEqual(files(self.out), self.whole)
        self.weft("verify", "out")

    def test_a_whole_one(self):
        self.assertRegex(self.weft("verify", "out").stdout, r"^'out' is whole: 700 rows in \d+ files")
        self.assertEqual(self.weft("verify", "-q", "out").stdout, "")
        self.assertIn("0 files made again", self.weft("repair", "out").stdout)

    def test_flipped_bits(self):
        rng = random.Random(3)
        for name, content in sorted(self.whole.items()):
            if not content:
                continue
            place = rng.randrange(len(content))
            damaged = bytearray(content)
            damaged[place] ^= 1 << rng.randrange(8)
            (self.out / name).write_bytes(damaged)
            self.found(f"out/{re.escape(name)}: ")
            self.repaired()

    def test_truncations(self):
        for name in ("data/train-00002.jsonl.zst", "README.md", "manifest.json", ".weft/config.json",
                     ".weft/journal"):
            for size in (0, 1, len(self.whole[name]) // 2, len(self.whole[name]) - 1):
                (self.out / name).write_bytes(self.whole[name][:size])
                self.found(f"out/{re.escape(name)}: ")
                self.repaired()

    def test_missing_files(self):
        for names in (["data/test-00000.jsonl.zst"], ["manifest.json"], [".weft/journal"],
                      [".weft/config.json"], ["data/train-00004.jsonl.zst", "manifest.json"],
                      [name for name in self.whole if name.startswith("data/")]):
            for name in names:
                (self.out / name).unlink()
            self.found(f"out/{re.escape(names[0])}: is missing")
            self.repaired()

    def test_foreign_files_and_leftovers(self):
        (self.out / "data/mine.txt").write_text("mine")
        (self.out / "notes").write_text("mine")
        (self.out / "data/.train-00001.jsonl.zst.part").write_text("x")
        (self.out / ".git").mkdir()
        (self.out / ".git/config").write_text("")
        result = self.weft("verify", "out", code=1)
        self.assertEqual(result.stdout,
                         "out/data/.train-00001.jsonl.zst.part: was left by a run that was killed\n"
                         "out/data/mine.txt: is not a file of this dataset\n"
                         "out/notes: is not a file of this dataset\n")
        result = self.weft("repair", "out", code=1)
        self.assertIn("0 files made again, 1 leftover removed", result.stdout)
        self.assertEqual(result.stderr, "weft: left in 'out': 2 files that weft did not make; move elsewhere "
                                        "what is in the way\n")
        result = self.weft("verify", "out", code=1)
        self.assertEqual(result.stderr, "weft: 2 files in 'out' that weft did not make; all else is whole, so "
                                        "move elsewhere or delete what does not belong there\n")
        (self.out / "data/mine.txt").unlink()
        (self.out / "notes").unlink()
        self.weft("verify", "out")

    def test_only_what_is_damaged_is_made_again(self):
        times = {name: (self.out / name).stat().st_mtime_ns for name in self.whole}
        (self.out / "data/validation-00003.jsonl.zst").write_bytes(b"")
        self.weft("repair", "-q", "out")
        changed = [name for name in self.whole if name.startswith("data/")
                   and (self.out / name).stat().st_mtime_ns != times[name]]
        self.assertEqual(changed, ["data/validation-00003.jsonl.zst"])

    def test_manifest_and_journal_lost(self):
        (self.out / "manifest.json").write_text("{}")
        (self.out / ".weft/journal").write_text("nonsense")
        (self.out / "data/train-00000.jsonl.zst").unlink()
        self.found("out/manifest.json: is damaged")
        self.repaired()

    def test_manifest_and_configuration_lost(self):
        (self.out / "manifest.json").write_text("{}")
        (self.out / ".weft/config.json").unlink()
        for command in ("verify", "repair"):
            self.fails("neither the manifest nor the configuration in 'out' is whole ('out/manifest."
                       "json' is damaged: its checksum does not fit its content), so nothing says what "
                       "the dataset was; make it again with 'weft generate --overwrite'", command, "out")
        self.fails("'out' is damaged: '.weft/config.json' is missing; 'weft repair out' makes it again",
                   "generate", "-q", "-n", 700, "-o", "out")

    def test_interrupted(self):
        run = subprocess.Popen([WEFT, "verify", "out"], cwd=self.tmp, stderr=subprocess.PIPE,
                               stdout=subprocess.DEVNULL, text=True)
        run.send_signal(signal.SIGINT)
        error = run.communicate()[1]
        if run.returncode == 128 + signal.SIGINT:  # else it was done before
            self.assertEqual(error, "weft: interrupted while reading 'out'; 0 problems found until "
                                    "then\n")

    def test_what_may_not_be_read_is_neither_damaged_nor_missing(self):
        commands = (["verify", "out"], ["repair", "out"], ["show", "out", "--row", 0], ["extend", "out", "-n", 999],
                    ["diff", "out", "--row", 0], ["validate", "out"], ["generate", "-q", "-o", "out", "-n", 5],
                    ["generate", "-q", "-o", "out", "-n", 5, "--overwrite"])
        for path in (self.out, self.out / "data", self.out / ".weft", self.out / "manifest.json"):
            mode = path.stat().st_mode
            path.chmod(0)
            for command in commands:
                with self.subTest(path=path.name, command=command[0]):
                    result = self.fails("Permission denied", *command, before=harness.BOUND_BY_PERMISSIONS)
                    self.assertNotIn("weft repair", result.stderr)
            path.chmod(mode)
        self.weft("verify", "out")

    def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(self):
        for path in list(self.out.glob("data/*")):
            path.unlink()
            os.mkfifo(path)
        self.fails("it is not a plain file", "show", "out", "--row", 0, timeout=60)

    def test_no_dataset(self):
        (self.tmp / "empty").mkdir()
        for command in ("verify", "repair"):
            self.fails("'empty' holds no dataset", command, "empty")
            self.fails("'nowhere' holds no dataset", command, "nowhere")

    def test_another_version(self):
        path = self.out / "manifest.json"
        body = re.sub(r',\n  "checksum": "[0-9a-f]{64}"\n', "\n", path.read_text())
        body = body.replace('{"weft":"', '{"weft":"9')
        seal = hashlib.sha256(body.encode()).hexdigest()
        path.write_text(body[:-3] + f',\n  "checksum": "{seal}"\n}}\n')
        ours = self.weft("--version").stdout.split()[1]
        for command in ("verify", "repair"):
            self.fails(f"'out' is a dataset of other versions: weft is 9{ours} there and {ours} here; "
                       "use the version that made it", command, "out")

    def test_bytes_that_come_out_otherwise_are_not_put_there(self):
        path = self.out / "manifest.json"
        body = re.sub(r',\n  "checksum": "[0-9a-f]{64}"\n', "\n", path.read_text())
        name = "data/test-00001.jsonl.zst"
        body = re.sub(rf'({re.escape(name)}".*"sha256":")[0-9a-f]{{4}}(.*content)', r"\g<1>0000\2", body)
        seal = hashlib.sha256(body.encode()).hexdigest()
        path.write_text(body[:-3] + f',\n  "checksum": "{seal}"\n}}\n')
        self.fails(f"'out/{name}' comes out otherwise than the manifest has it, and was left as it is; "
                   "the manifest is of another version of weft or its libraries", "repair", "-q", "out")
        self.assertEqual((self.out / name).read_bytes(), self.whole[name])


if __name__ == "__main__":
    harness.main()

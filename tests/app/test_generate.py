"""weft generate from outside: files, determinism, refusals, faults. Over rows of fixed nonsense."""

import json
import os
import resource
import signal
import subprocess
import time
from pathlib import Path

import harness

WEFT = harness.WEFT_WITH_FAKE_ROWS
UNSTABLE = {"generation_stats.json", "progress.json"}


def files(folder):
    """Contents by relative name, but for the two files that hold times."""
    return {str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.name not in UNSTABLE}


def limit_file_size(size):
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    return limit


class Generate(harness.TestCase):
    def weft(self, *arguments, **kwargs):
        return self.run_weft(*arguments, program=WEFT, **kwargs)

    def generate(self, *arguments, **kwargs):
        return self.weft("generate", "-q", *arguments, **kwargs)

    def assert_fails(self, result, code, text):
        self.assertEqual(result.returncode, code, result.stderr)
        self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
        self.assertTrue(result.stderr.startswith("weft: "), result.stderr)
        self.assertIn(text, result.stderr)
        self.assertEqual(result.stdout, "")

    def test_rows_can_be_read_and_are_complete(self):
        result = self.weft("generate", "-n", 200, "-o", "out", "--rows-per-shard", 50)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("made 200 rows", result.stdout)
        self.assertIn(f"{WEFT} show out --row 0", result.stdout)
        out = self.tmp / "out"
        rows = [json.loads(line) for shard in range(4)
                for line in (out / f"data/train-{shard:05}.jsonl").read_text().splitlines()]
        self.assertEqual([row["index"] for row in rows], list(range(200)))
        self.assertEqual(list(rows[0]), [
            "schema_version", "id", "structure_id", "skeleton_id", "index", "seed", "origin",
            "license", "kernel_name", "category", "description", "python_source", "cpp_support",
            "cpp_forward", "cpp_backward", "cuda_support", "cuda_forward", "cuda_backward",
            "metadata"])
        stats = json.loads((out / "generation_stats.json").read_text())
        self.assertEqual(stats["rows"], 200)
        self.assertEqual(stats["success_rate"], 1)
        # Of 100 rows in turn, each category has as many as its weight says.
        listed = json.loads(self.weft("categories", "--json").stdout)["categories"]
        weights = {category["name"]: category["weight"] for category in listed}
        self.assertEqual(",".join(list(weights)[:10]), harness.CONSTRUCTS)
        self.assertEqual({weights[name] for name in list(weights)[:10]}, {1})
        self.assertEqual((len(weights), sum(weights.values()), weights["tiles"]), (31, 100, 7))
        self.assertEqual(rows[0]["category"], "cloth")
        self.assertEqual(stats["rows_per_category"], {name: 2 * weight for name, weight in weights.items()})
        for first in (0, 100):
            found = [row["category"] for row in rows[first:first + 100]]
            self.assertEqual({name: found.count(name) for name in weights}, weights)
        self.assertEqual(stats["bytes"], sum((out / "data" / f).stat().st_size
                                             for f in os.listdir(out / "data")))
        progress = json.loads((out / "progress.json").read_text())
        self.assertEqual((progress["state"], progress["rows_done"]), ("done", 200))
        # Nothing follows the manifest: killed after it, a run leaves no half-written file.
        times = {path.name: path.stat().st_mtime_ns for path in out.iterdir()}
        self.assertEqual(times["manifest.json"], max(times[name] for name in times if name not in ("data", ".weft")))

    def test_same_bytes_for_any_number_of_jobs(self):
        for form in ("jsonl", "jsonl.zst", "json"):
            for jobs in (1, 2, 5):
                out = f"{form}-{jobs}"
                result = self.generate("-n", 703, "-j", jobs, "-o", out, "--format", form,
                                       "--rows-per-shard", 333)
                self.assertEqual(result.returncode, 0, result.stderr)
            self.assertEqual(files(self.tmp / f"{form}-1"), files(self.tmp / f"{form}-2"))
            self.assertEqual(files(self.tmp / f"{form}-1"), files(self.tmp / f"{form}-5"))

    def test_formats_hold_the_same_rows(self):
        try:
            import zstandard
        except ImportError:
            self.skipTest("no zstandard module")
        for form in ("jsonl", "jsonl.zst", "json"):
            self.assertEqual(self.generate("-n", 203, "-o", form, "--format", form).returncode, 0)
        text = (self.tmp / "jsonl/data/train-00000.jsonl").read_bytes()
        with open(self.tmp / "jsonl.zst/data/train-00000.jsonl.zst", "rb") as file:
            # Without read_across_frames: what common readers do.
            self.assertEqual(zstandard.ZstdDecompressor().stream_reader(file).read(), text)
        names = sorted(os.listdir(self.tmp / "json/data"))
        self.assertEqual(names, [f"train-{i:06}.json" for i in range(203)])
        for name, line in zip(names, text.splitlines()):
            pair, row = json.loads((self.tmp / "json/data" / name).read_bytes()), json.loads(line)
            # In the shape of older pipelines.
            self.assertEqual({key: pair["metadata"].pop(key) for key in (
                "kernel_name", "category", "description", "device")}, {
                    "kernel_name": row["kernel_name"], "category": row["category"],
                    "description": row["description"], "device": "both"})
            self.assertEqual(pair, row)

    def test_more_rows_begin_with_the_same_rows(self):
        self.generate("-n", 100, "-o", "a")
        self.generate("-n", 150, "-o", "b")
        a, b = ((self.tmp / out / "data/train-00000.jsonl").read_bytes() for out in "ab")
        self.assertTrue(b.startswith(a))

    def test_bad_usage_is_one_line_and_exit_code_2(self):
        for arguments, text in (
                (["-n", "0"], "'0' for --count"),
                (["--count=-3"], "'-3' for --count"),
                (["-n", "-3"], "--count"),
                (["-n", "1.5"], "'1.5' for --count"),
                (["-n", "many"], "'many' for --count"),
                (["-s", "x"], "--seed"),
                (["-j", "0"], "--jobs"),
                (["-c", "vectors"], "unknown category 'vectors'; did you mean 'vector'? known: arithmetic, math"),
                (["-c", "math,math"], "twice"),
                (["--weights", "math=0"], "'math=0'"),
                (["-c", "math", "--weights", "vector=2"], "vector"),
                (["-d", "gpu"], "'gpu' for --device; it takes cpu, cuda or both"),
                (["--format", "xml"], "'xml' for --format"),
                (["--split", "train=0.5,test=0.4"], "'train=0.5,test=0.4' for --split"),
                (["--split", "a=0.5,a=0.5"], "each once"),
                (["--split", "a/b=1"], "--split"),
                (["--split", "train"], "--split"),
                (["--colour"], "--colour"),
                (["--output"], "--output")):
            self.assert_fails(self.generate(*arguments), 2, text)
        self.assertEqual(list(self.tmp.iterdir()), [])
        self.assert_fails(self.weft("nonsense"), 2, "nonsense")
        self.assert_fails(self.weft(), 2, "--help")

    def test_croissant_lists_the_columns_and_the_files(self):
        for name, options in (("parquet", ["--format", "parquet", "--split", "train=0.7,test=0.3"]), ("jsonl", ["--format", "jsonl"]),
                              ("zst", ["--format", "jsonl.zst"])):
            self.assertEqual(self.generate("-n", 40, "-o", name, *options).returncode, 0)
            path = self.tmp / name / "croissant.json"
            self.assertEqual(path.exists(), name != "zst")  # Croissant has no name for it
            if name == "zst":
                continue
            described = json.loads(path.read_text())
            found = sorted(p for files in described["distribution"] for p in (self.tmp / name).glob(files["includes"]))
            self.assertEqual(found, sorted((self.tmp / name / "data").iterdir()))
            row = json.loads(self.run_weft("show", name, "--row", 0, "--json").stdout)
            flat = {k for k, v in row.items() if not isinstance(v, (dict, list))}
            for records in described["recordSet"]:
                columns = {field["source"]["extract"]["column"] for field in records["field"]}
                self.assertLessEqual(flat, columns)
                self.assertFalse({"cases", "metadata"} & columns)

    def test_help_is_complete(self):
        text = self.weft("generate", "--help").stdout
        for option in ("-n", "--count", "-o", "--output", "-s", "--seed", "-c", "--categories",
                       "--weights", "-d", "--device", "--no-backward", "-j", "--jobs", "--format",
                       "--split", "--shard", "--target-size", "--overwrite", "--quiet"):
            self.assertIn(option, text)
        for command in ("generate", "capture", "extend", "merge", "verify", "repair", "categories", "show", "row", "lower", "run", "doctor"):
            self.assertIn(command, self.weft("--help").stdout)
            self.assertEqual(self.weft(command, "--help").returncode, 0)
        self.assertRegex(self.weft("--version").stdout, r"^weft \d+\.\d+\.\d+ ")

    def test_categories_and_weights(self):
        self.generate("-n", 80, "-o", "out", "-c", "vector,math", "--weights", "vector=3")
        rows = (self.tmp / "out/data/train-00000.jsonl").read_text().splitlines()
        names = [json.loads(row)["category"] for row in rows]
        self.assertEqual((names.count("vector"), names.count("math")), (60, 20))
        # Chosen categories have equal weights, a field and a construct too: they take turns.
        self.generate("-n", 61, "-o", "turns", "-c", "vector,math,physics")
        rows = (self.tmp / "turns/data/train-00000.jsonl").read_text().splitlines()
        self.assertEqual([json.loads(row)["category"] for row in rows], [("math", "vector", "physics")[i % 3] for i in range(61)])

    def test_fields_of_targets_not_asked_for_are_absent(self):
        self.generate("-n", 1, "-o", "cpu", "-d", "cpu")
        self.generate("-n", 1, "-o", "forward", "--no-backward")
        cpu, forward = (json.loads((self.tmp / out / "data/train-00000.jsonl").read_text())
                        for out in ("cpu", "forward"))
        self.assertNotIn("cuda_forward", cpu)
        self.assertIn("cpp_backward", cpu)
        self.assertNotIn("cuda_backward", forward)
        self.assertIn("cuda_forward", forward)

    def test_a_folder_that_is_not_empty_is_refused(self):
        (self.tmp / "out").mkdir()
        (self.tmp / "out" / "notes").write_text("mine")
        self.assert_fails(self.generate("-o", "out"), 1, "not empty")
        self.assertEqual(files(self.tmp / "out"), {"notes": b"mine"})
        self.assertEqual(self.generate("-o", "out", "--overwrite").returncode, 0)
        self.assert_fails(self.generate("-n", 4, "-o", "out"), 1, "count is 100 there and 4 here")
        self.assertEqual(self.generate("-n", 3, "-o", "out", "--overwrite").returncode, 0)
        self.assertEqual((self.tmp / "out" / "notes").read_text(), "mine")
        (self.tmp / "out" / "data" / "more.jsonl").write_text("mine")
        self.assert_fails(self.generate("-o", "out", "--overwrite"), 1, "data/more.jsonl")
        (self.tmp / "out" / "data" / "more.jsonl").unlink()
        (self.tmp / "clone").mkdir()
        (self.tmp / "clone" / "README.md").write_text("mine")
        self.assert_fails(self.generate("-o", "clone", "--overwrite"), 1, "'README.md' where weft")

    def test_a_folder_that_cannot_be_made(self):
        (self.tmp / "file").write_text("")
        self.assert_fails(self.generate("-o", "file"), 1, "not a folder")
        self.assert_fails(self.generate("-o", "file/below"), 1, "file/below")
        self.assert_fails(self.generate("-o", "/proc/weft"), 1, "/proc/weft")

    def test_a_folder_that_may_not_be_written(self):
        (self.tmp / "out").mkdir(mode=0o555)
        self.assert_fails(self.generate("-o", "out", before=harness.BOUND_BY_PERMISSIONS), 1, "Permission denied")

    def test_full_disk(self):
        for form in ("jsonl", "jsonl.zst", "json"):
            result = self.generate("-n", 5000, "-o", form, "--format", form,
                                   preexec_fn=limit_file_size(4000))
            self.assert_fails(result, 1, "cannot write")
            self.assertEqual([n for n in files(self.tmp / form) if n.startswith("data/")], [])
            self.assertFalse((self.tmp / form / "generation_stats.json").exists())
            progress = json.loads((self.tmp / form / "progress.json").read_text())
            self.assertEqual((progress["state"], progress["rows_done"], progress["text_bytes"]),
                             ("failed", 0, 0))

    def test_a_full_disk_keeps_whole_shards_and_says_so(self):
        out = self.tmp / "out"
        out.mkdir()
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", out],
                          stderr=subprocess.DEVNULL).returncode != 0:
            self.skipTest("may not mount a small disk")
        self.addCleanup(subprocess.run, ["umount", out])
        result = self.generate("-n", 5000, "-o", "out", "--rows-per-shard", 50)
        self.assert_fails(result, 1, "No space left on device; ")
        kept = 50 * len(list((out / "data").glob("*.jsonl")))
        self.assertGreater(kept, 0)
        self.assertIn(f"; {kept} of 5000 rows are in 'out', those of whole files (--rows-per-shard)",
                      result.stderr)
        progress = json.loads((out / "progress.json").read_text())
        self.assertEqual((progress["state"], progress["rows_done"]), ("failed", kept))
        self.assertEqual(progress["text_bytes"],
                         sum(path.stat().st_size for path in (out / "data").glob("*.jsonl")))

    def test_threads_that_cannot_start(self):
        def small():
            resource.setrlimit(resource.RLIMIT_AS, (100 << 20, 100 << 20))
        result = self.generate("-n", 5000, "-j", 64, "-o", "out", preexec_fn=small)
        self.assert_fails(result, 1, "--jobs")
        self.assertRegex(result.stderr,
                         "cannot start worker thread [0-9]+ of 64: [^;]+; --jobs takes a lower number|"
                         "out of memory; fewer --jobs or a smaller input need less")

    def test_interrupts_leave_only_whole_files(self):
        slow = {**os.environ, "WEFT_FAKE_SLEEP_US": "300"}
        self.generate("-n", 3000, "-o", "whole", "--rows-per-shard", 100)
        whole = files(self.tmp / "whole")
        for number, name in ((signal.SIGINT, "int"), (signal.SIGTERM, "term"),
                             (signal.SIGKILL, "kill")):
            process = subprocess.Popen(
                harness.whole_rows([WEFT, "generate", "-q", "-n", "3000", "-o", name, "--rows-per-shard", "100"]),
                cwd=self.tmp, env=slow, stderr=subprocess.PIPE, text=True)
            first = self.tmp / name / "data/train-00001.jsonl"
            for _ in range(1000):
                if first.exists():
                    break
                time.sleep(0.01)
            process.send_signal(number)
            if number == signal.SIGINT:  # as a terminal and a wrapper send it: twice
                time.sleep(0.01)
                process.send_signal(number)
            error = process.communicate(timeout=60)[1]
            left = {n: data for n, data in files(self.tmp / name).items()
                    if n.startswith("data/") and not Path(n).name.startswith(".")}
            self.assertGreaterEqual(len(left), 2)
            self.assertLess(len(left), 30)
            for path, data in left.items():
                self.assertEqual(data, whole[path])
            self.assertFalse((self.tmp / name / "generation_stats.json").exists())
            self.assertFalse((self.tmp / name / "manifest.json").exists())
            if number == signal.SIGKILL:
                self.assertEqual(process.returncode, -number)
            else:
                self.assertEqual(process.returncode, 128 + number)
                self.assertRegex(error, r"^weft: interrupted; \d+ of 3000 rows .*\n$")
                self.assertEqual(len(list((self.tmp / name / "data").glob(".*"))), 0)
                progress = json.loads((self.tmp / name / "progress.json").read_text())
                self.assertEqual(progress["state"], "interrupted")
                self.assertEqual(progress["rows_done"], 100 * len(left))
                self.assertEqual(progress["text_bytes"], sum(map(len, left.values())))
            # What was left is gone on with, or replaced; either way it comes out as if nothing had
            # been.
            options = ["--overwrite"] if number == signal.SIGTERM else []
            self.generate("-n", 3000, "-o", name, "--rows-per-shard", 100, *options)
            self.assertEqual(files(self.tmp / name), whole)

    def test_a_second_signal_ends_what_hangs(self):
        process = subprocess.Popen(harness.whole_rows([WEFT, "generate", "-q", "-n", "100", "-o", "out"]), cwd=self.tmp,
                                   env={**os.environ, "WEFT_FAKE_SLEEP_US": "60000000"}, stderr=subprocess.DEVNULL)
        self.addCleanup(process.kill)
        for _ in range(1000):
            if (self.tmp / "out/progress.json").exists():
                break
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        with self.assertRaises(subprocess.TimeoutExpired):
            process.wait(timeout=2.5)
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(timeout=10), -signal.SIGINT)

    def test_a_signal_that_was_ignored_stays_ignored(self):
        def nohup():
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
        process = subprocess.Popen(harness.whole_rows([WEFT, "generate", "-q", "-n", "3000", "-o", "out"]), cwd=self.tmp,
                                   env={**os.environ, "WEFT_FAKE_SLEEP_US": "300"},
                                   stderr=subprocess.PIPE, text=True, preexec_fn=nohup)
        while not (self.tmp / "out/progress.json").exists():
            time.sleep(0.01)
        process.send_signal(signal.SIGHUP)
        self.assertEqual(process.communicate(timeout=60)[1], "")
        self.assertEqual(process.returncode, 0)

    def test_a_row_that_fails_names_itself(self):
        result = self.generate("-o", "out", "-s", 7, environment={"WEFT_FAKE_FAIL_AT": "60"})
        self.assert_fails(result, 1, "row 60 (seed 7)")

    def test_two_runs_do_not_mix(self):
        process = subprocess.Popen(harness.whole_rows([WEFT, "generate", "-q", "-n", "100000", "-o", "out"]),
                                   cwd=self.tmp, stderr=subprocess.DEVNULL,
                                   env={**os.environ, "WEFT_FAKE_SLEEP_US": "1000"})
        try:
            for _ in range(500):
                if (self.tmp / "out/progress.json").exists():
                    break
                time.sleep(0.01)
            self.assert_fails(self.generate("-o", "out", "--overwrite"), 1, "another weft")
        finally:
            process.terminate()
            process.wait()

    def test_progress_is_renewed_while_it_runs(self):
        process = subprocess.Popen(harness.whole_rows([WEFT, "generate", "-n", "100000", "-o", "out"]), cwd=self.tmp,
                                   stderr=subprocess.PIPE, text=True,
                                   env={**os.environ, "WEFT_FAKE_SLEEP_US": "1000"})
        seen = set()
        for _ in range(35):
            time.sleep(0.1)
            path = self.tmp / "out/progress.json"
            if path.exists():
                seen.add(json.loads(path.read_text())["rows_done"])
        process.terminate()
        error = process.communicate()[1]
        self.assertGreaterEqual(len(seen), 3)
        self.assertRegex(error, r"(?m)^\d+ of 100000 rows, \d+ rows/s, ")

    def test_show(self):
        for form in ("jsonl", "jsonl.zst", "json"):
            self.generate("-n", 120, "-o", form, "--format", form, "--rows-per-shard", 50)
            result = self.weft("show", form, "--row", 101)
            self.assertRegex(result.stdout, r"\nindex +101\n")
            self.assertIn("--- cuda_backward (", result.stdout)
            row = json.loads(self.weft("show", form, "--row", 101, "--json").stdout)
            part = self.weft("show", form, "--row", 101, "--part", "python_source").stdout
            self.assertEqual(row["python_source"].rstrip("\n"), part.rstrip("\n"))
            self.assert_fails(self.weft("show", form, "--row", 120), 1, "row 120 is not in")
        self.assert_fails(self.weft("show", "jsonl", "--row", "x"), 2, "--row")
        self.assert_fails(self.weft("show", "jsonl", "--part", "nothing"), 1, "nothing")
        self.assert_fails(self.weft("show", "nowhere"), 1, "nowhere")
        shard = self.tmp / "jsonl.zst/data/train-00000.jsonl.zst"
        shard.write_bytes(shard.read_bytes()[:500])
        self.assert_fails(self.weft("show", "jsonl.zst", "--row", 3), 1, "cut short")

    def test_row_is_what_generate_makes(self):
        self.generate("-n", 30, "-o", "out", "-s", 9, "-c", "math,vector")
        line = (self.tmp / "out/data/train-00000.jsonl").read_text().splitlines()[17]
        result = self.weft("row", "-s", 9, "-i", 17, "-c", "math,vector", "--json")
        self.assertEqual(result.stdout, line + "\n")
        self.assertIn("--- python_source", self.weft("row", "-s", 9, "-i", 17).stdout)
        self.assertEqual(self.weft("row", "-i", 3, "--dump", "typed").stdout, "stage 1 of row 3\n")
        self.assert_fails(self.weft("row", "--dump", "soup"), 2, "'soup' for --dump")

    def test_lower(self):
        self.assertEqual(self.weft("lower", "a.py", "--kernel", "k").stdout, "lowered a.py k\n")
        result = self.weft("lower", "bad.py", "b.py")
        self.assertEqual(result.returncode, 1)
        self.assertTrue(result.stderr.startswith("bad.py:3:5: unknown builtin"), result.stderr)
        self.assertEqual(result.stdout, "lowered b.py \n")
        self.assert_fails(self.weft("lower"), 2, "FILE.py")
        self.assert_fails(self.weft("lower", "a.py", "-d", "both"), 2, "--device")
        self.assert_fails(self.weft("lower", "a.py", "--part", "all"), 2, "--part")

    def test_doctor_and_categories(self):
        doctor = self.weft("doctor")
        self.assertEqual(doctor.returncode, 0)
        self.assertIn("zstd", doctor.stdout)
        self.assertEqual(len(self.weft("categories").stdout.splitlines()), 31)


if __name__ == "__main__":
    harness.main()

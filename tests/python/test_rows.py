"""Rows and datasets from Python: the same bytes as on the command line, in whatever reads Arrow."""

import fcntl
import importlib.util
import inspect
import itertools
import json
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import unittest

import harness
import weft
from weft import RowStream

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:
    pa = None

MIX = ["sparse", "math", "tiles", "queries"]


class Rows(harness.TestCase):
    def lines(self, n, *options):
        made = self.run_weft("generate", "-n", n, "-o", "lines", "--format", "jsonl", "-q", "--overwrite", *options, whole=False)
        self.assertEqual(made.returncode, 0, made.stderr)
        return (self.tmp / "lines/data/train-00000.jsonl").read_bytes().splitlines()

    def test_rows_are_those_of_the_command(self):
        lines = self.lines(70, "-s", 5, "-c", ",".join(MIX), "--weights", "sparse=3")
        options = dict(seed=5, categories=MIX, weights={"sparse": 3})
        self.assertEqual(list(weft.rows(start=0, stop=70, **options)), [json.loads(line) for line in lines])
        self.assertEqual(list(weft.rows(start=33, stop=35, jobs=1, **options)), [json.loads(line) for line in lines[33:35]])
        self.assertEqual(weft.row(index=69, **options), json.loads(lines[69]))
        self.assertEqual(list(weft.rows(start=3, stop=3, **options)), [])
        from weft import _rows

        self.assertEqual(_rows.source(**options).json(0, 70), lines)  # to the byte

    def test_options(self):
        row = weft.row(seed=3, index=1, device="cuda", backward=False, cases=0)
        self.assertNotIn("cpp_forward", row)
        self.assertNotIn("cuda_backward", row)
        self.assertNotIn("cases", row)
        self.assertEqual(row["cuda_forward"], weft.row(seed=3, index=1, cases=0, backward=False)["cuda_forward"])
        self.assertEqual({r["category"] for r in weft.rows(stop=4, categories="math", cases=0)}, {"math"})

    def test_examples(self):
        tasks = {"python-to-cuda": 2, "cpu-to-cuda": 1, "inputs-to-outputs": 1}
        examples = list(weft.rows(5, 10, 50, categories=MIX, view="pairs", tasks=tasks, adjoints="all"))
        self.assertGreater(len(examples), 30)
        rows = {row["index"]: row for row in weft.rows(5, 10, 50, categories=MIX, device="both", adjoints="all")}
        for example in examples:
            row = rows[example["index"]]
            self.assertEqual((example["row_id"], example["row_index"], example["seed"]), (row["id"], row["index"], 5))
            if example["task"] == "python-to-cuda":
                self.assertIn(row["python_source"], example["prompt"])
                self.assertIn(row["cuda_forward"], example["completion"])
        self.assertEqual({example["task"] for example in examples}, set(tasks))
        again = list(weft.rows(5, 30, 40, categories=MIX, view="pairs", tasks=tasks, adjoints="all", jobs=1))
        self.assertEqual(again, [example for example in examples if 30 <= example["index"] < 40])
        # Those of `weft view`, where it makes all of a row.
        self.run_weft("generate", "-q", "-n", 30, "-o", "rows", "--split", "train=1", "-c", "math", whole=False)
        self.run_weft("view", "-q", "rows", "--as", "messages", "--tasks", "python-to-cuda", "-o", "seen", "--format", "jsonl", whole=False)
        seen = [json.loads(line) for line in (self.tmp / "seen/data/train-00000.jsonl").read_text().splitlines()]
        self.assertEqual([{**e, "index": 0} for e in seen], [{**e, "index": 0} for e in weft.rows(
            42, 0, 30, categories="math", view="messages", tasks="python-to-cuda")])

    def test_what_is_refused(self):
        for options, error, said in (
                (dict(seed=-1), ValueError, "seed=-1 is out of range; it takes a whole number from 0 to 9223372036854775807"),
                (dict(seed="x"), TypeError, "seed= takes a whole number, not 'x'"),
                (dict(seed=True), TypeError, "seed= takes a whole number, not True"),
                (dict(categories=["maths"]), ValueError, "unknown category 'maths'; did you mean 'math'?"),
                (dict(categories=["math", "math"]), ValueError, "category 'math' is named twice"),
                (dict(view="chat"), ValueError, "bad value 'chat' for view; it takes pairs, messages or completion"),
                (dict(view="pairs", tasks="sing"), ValueError, "bad value 'sing' for tasks; it takes tasks"),
                (dict(view="pairs", device="cpu"), ValueError, "device= has no meaning beside view="),
                (dict(tasks="python-to-cuda"), ValueError, "tasks= goes with view="),
                (dict(categories=[1]), TypeError, "categories= takes names, not [1]"),
                (dict(weights={"math": 0}), ValueError, "weights= takes whole numbers from 1 to 1000, not 0 for 'math'"),
                (dict(weights={"math": 2}, categories=["sparse"]), ValueError, "weight for category 'math'"),
                (dict(device="gpu"), ValueError, "bad value 'gpu' for device; it takes cpu, cuda or both"),
                (dict(cases=17), ValueError, "bad value '17' for cases; it takes a whole number from 0 to 16"),
                (dict(jobs=0), ValueError, "jobs=0 is out of range"),
                (dict(start=-1), ValueError, "start=-1 is out of range"),
                (dict(stop=10**13), ValueError, "stop=10000000000000 is out of range"),
                (dict(categories="sparse", start=10**9, stop=10**9 + 1), ValueError,
                 "stop=1000000001 is more than the ")):
            with self.assertRaises(error, msg=str(options)) as caught:
                list(weft.rows(**options))
            self.assertTrue(str(caught.exception).startswith(said), (options, str(caught.exception)))

    def test_too_many_rows_are_refused_when_asked_for(self):
        from weft import _rows

        most = _rows.source(categories="cloth").most(10**9)
        for call in (lambda stop: weft.rows(start=most - 90, stop=stop, categories="cloth"),
                     lambda stop: weft.table(start=most - 90, stop=stop, categories=["cloth"])):
            with self.assertRaisesRegex(ValueError, f"stop={most + 1} is more than the {most} rows that these categories have"):
                call(most + 1)
            call(most)
        self.assertEqual(list(weft.rows(start=10**9, stop=10**9, categories="cloth")), [])

    def test_a_source_that_is_kept_takes_no_other_types(self):
        weft.row(seed=1, cases=0)
        for options, said in ((dict(seed=1.0), "seed= takes a whole number, not 1.0"), (dict(seed=True), "not True"),
                              (dict(seed=[1]), r"seed= takes a whole number, not \[1\]"), (dict(seed=1, cases=0.0), "cases= takes a whole"),
                              (dict(families=["train"]), r"families= takes a word, not \['train'\]"),
                              (dict(colour=[1]), "unexpected keyword argument 'colour'")):
            with self.assertRaisesRegex(TypeError, said):
                weft.row(**{"cases": 0, **options})
        # Constructs have no families, and are all for training.
        with self.assertRaisesRegex(ValueError, "'math' has no plan of the families 'eval'"):
            RowStream(families="eval", schedule=[(None, {"math": 1})])
        with self.assertRaisesRegex(TypeError, "families= takes a word"):
            RowStream(families=["train"])

    def test_other_threads_of_python_go_on(self):
        counted, done = 0, threading.Event()

        def make():
            list(weft.rows(stop=60, jobs=1))
            done.set()
        weft.row()  # what is loaded first is loaded
        worker = threading.Thread(target=make)
        worker.start()
        while not done.wait(0.001):
            counted += 1
        worker.join()
        self.assertGreater(counted, 5)

    def test_a_forked_process_has_a_source_of_its_own(self):
        expected = weft.row(seed=9, index=3)
        child = os.fork()
        if child == 0:
            os._exit(0 if weft.row(seed=9, index=3) == expected else 1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)

    @unittest.skipIf(pa is None, "no pyarrow")
    def test_tables_are_those_of_the_files(self):
        made = self.run_weft("generate", "-n", 300, "-s", 8, "-c", ",".join(MIX), "-o", "files", "-q", whole=False)
        self.assertEqual(made.returncode, 0, made.stderr)
        of_file = pq.read_table(self.tmp / "files/data/train-00000.parquet").replace_schema_metadata()
        table = weft.table(seed=8, start=0, stop=300, categories=MIX)
        self.assertEqual(len(table), 300)
        for _ in range(2):  # each reader gets all rows
            self.assertTrue(pa.table(table).combine_chunks().equals(of_file.combine_chunks()))
        part = pa.table(weft.table(seed=8, start=120, stop=170, categories=MIX, jobs=1))
        self.assertTrue(part.combine_chunks().equals(of_file.slice(120, 50).combine_chunks()))
        self.assertEqual(pa.table(weft.table(seed=8, start=5, stop=5)).num_rows, 0)
        # Whatever is not read is not made, and a stream that nobody takes is no leak of threads.
        reader = pa.RecordBatchReader.from_stream(weft.table(seed=8, stop=10**6))
        self.assertGreater(reader.read_next_batch().num_rows, 0)
        reader.close()
        weft.table(seed=8).__arrow_c_stream__()

    @unittest.skipIf(pa is None, "no pyarrow")
    def test_libraries_that_read_arrow(self):
        table = weft.table(seed=8, start=10, stop=40, cases=0)
        names = [row["kernel_name"] for row in weft.rows(seed=8, start=10, stop=40, cases=0)]
        import duckdb
        import pandas
        import polars

        self.assertEqual(polars.DataFrame(table)["kernel_name"].to_list(), names)
        self.assertEqual(pandas.DataFrame.from_arrow(table)["kernel_name"].tolist(), names)
        table_of_rows = table  # DuckDB finds it by this name
        self.assertIsNotNone(table_of_rows)
        self.assertEqual(duckdb.sql("select kernel_name from table_of_rows order by index").fetchall(), [(n,) for n in names])


class Streams(harness.TestCase):
    """Which rows a stream gives, and to whom; with torch itself: tests/long/torch_stream.py."""

    OPTIONS = dict(categories=["math", "sparse"], cases=0)

    def stream(self, **options):
        return RowStream(7, **{**self.OPTIONS, **options})

    def ids(self, stream, n):
        return [row["id"] for row in itertools.islice(stream, n)]

    def test_a_pass_gives_each_row_once_and_the_next_one_others(self):
        whole = sorted(row["id"] for row in weft.rows(7, 0, 40, **self.OPTIONS))
        drawn = self.ids(self.stream(size=40), 80)
        self.assertEqual(sorted(drawn[:40]), whole)
        self.assertNotEqual(drawn[:40], [row["id"] for row in weft.rows(7, 0, 40, **self.OPTIONS)])
        self.assertEqual(sorted(drawn[40:]), sorted(row["id"] for row in weft.rows(8, 0, 40, **self.OPTIONS)))
        self.assertEqual(self.ids(self.stream(size=40, shuffle=False), 5),
                         [row["id"] for row in weft.rows(7, 0, 5, **self.OPTIONS)])

    def test_consumers_share_the_draws(self):
        alone = self.ids(self.stream(size=50), 60)
        shared = [self.ids(self.stream(size=50, shard=(k, 4)), 15) for k in range(4)]
        self.assertEqual([shared[d % 4][d // 4] for d in range(60)], alone)

    def test_a_stream_goes_on_where_its_state_says(self):
        stream = self.stream(size=50, shard=(1, 2))
        rows = iter(stream)
        first = [next(rows)["id"] for _ in range(21)]
        state = json.loads(json.dumps(stream.state_dict()))  # states are kept as JSON too
        then = [next(rows)["id"] for _ in range(9)]
        other = self.stream(size=50, shard=(1, 2))
        other.load_state_dict(state)
        self.assertEqual(self.ids(other, 9), then)
        self.assertEqual(self.ids(self.stream(size=50, shard=(1, 2)), 30), first + then)
        stream.load_state_dict(state)
        self.assertEqual(self.ids(pickle.loads(pickle.dumps(stream)), 9), then)  # to a worker that is started afresh

    def test_examples_in_a_stream(self):
        options = dict(categories=["math", "sparse"], view="messages", tasks={"python-to-cuda": 1, "description-to-kernel": 1}, adjoints="all")
        whole = list(itertools.islice(RowStream(7, **options), 40))
        self.assertEqual({example["task"] for example in whole}, {"python-to-cuda", "description-to-kernel"})
        parts = [RowStream(7, shard=(k, 2), **options) for k in (0, 1)]
        given = sorted(itertools.chain(*(itertools.islice(part, 25) for part in parts)), key=lambda example: example["index"])
        self.assertEqual(given[:40], whole)
        first = RowStream(7, **options)
        some = list(itertools.islice(first, 9))
        other = pickle.loads(pickle.dumps(RowStream(7, **options)))
        other.load_state_dict(json.loads(json.dumps(first.state_dict())))
        self.assertEqual(some + list(itertools.islice(other, 31)), whole)
        with self.assertRaisesRegex(ValueError, "view"):
            RowStream(7, **{**options, "view": "pairs"}).load_state_dict(first.state_dict())

    def test_a_state_of_another_stream_is_refused(self):
        state = self.stream(size=50).state_dict()
        for options, said in ((dict(size=51), "the state is of a stream with size=50, this one has size=51"),
                              (dict(size=50, cases=1), "cases=0, this one has cases=1"),
                              (dict(size=50, shard=(0, 2)), "the state is of shard 0 of 1, this is shard 0 of 2")):
            with self.assertRaises(ValueError) as caught:
                self.stream(**options).load_state_dict(state)
            self.assertIn(said, str(caught.exception))
        with self.assertRaises(ValueError):
            self.stream(size=50).load_state_dict({"given": 3})

    def test_weights_may_change_and_each_draw_is_given_once(self):
        schedule = [(20, {"math": 1}), (30, {"math": 1, "sparse": 2}), (None, {"sparse": 1})]
        def stream(**options):
            return RowStream(7, schedule=schedule, cases=0, **options)
        rows = list(itertools.islice(stream(), 80))
        self.assertEqual([row["category"] for row in rows[:20]], ["math"] * 20)
        self.assertEqual(sum(row["category"] == "sparse" for row in rows[20:50]), 20)
        self.assertEqual([row["category"] for row in rows[50:]], ["sparse"] * 30)
        self.assertEqual(len({row["id"] for row in rows}), 80)
        shared = [list(itertools.islice(stream(shard=(k, 3)), 20)) for k in range(3)]
        self.assertEqual([shared[d % 3][d // 3]["id"] for d in range(60)], [row["id"] for row in rows[:60]])
        for draw in (3, 44, 61):  # each is a row that the command makes too
            seed, index, category = stream().place(draw)
            self.assertEqual(weft.row(seed, index, categories=[category], cases=0), rows[draw])
        # Behind the last program of a category come those of the next seed.
        last = stream().place(50 + 10**9)
        self.assertGreater(last[0], 7)

    def test_another_shard_begins_with_its_first_draw(self):
        whole = self.ids(self.stream(size=50), 8)
        stream = self.stream(size=50)
        self.ids(stream, 1)  # a look at one row, before workers take copies
        parts = []
        for k in range(2):
            part = pickle.loads(pickle.dumps(stream))
            part.shard(k, 2)
            parts.append(self.ids(part, 4))
        self.assertEqual([parts[d % 2][d // 2] for d in range(8)], whole)
        stream.shard(0, 1)  # the same as before
        self.assertEqual(self.ids(stream, 7), whole[1:])

    def test_fields_are_those_of_rows(self):
        for options, lacks in ((dict(), "cpp_forward"), (dict(device="cpu"), "cuda_forward"), (dict(device="both", cases=0), "cases"),
                               (dict(backward=False), "cuda_backward"), (dict(view="pairs"), "text"), (dict(view="messages"), "prompt"),
                               (dict(view="completion"), "prompt")):
            view = options.get("view")
            rows = list(weft.rows(3, 0, 20, categories="math", **options))
            names = list(dict.fromkeys(name for row in rows for name in row))
            stream = RowStream(3, categories="math", fields=names, **options)
            self.assertEqual(list(next(iter(stream))), names)
            for fields, wrong in (("abc", "abc"), ([*names, "cuda_foward"], "cuda_foward"), ([lacks], lacks)):
                with self.assertRaises(ValueError) as caught:
                    RowStream(3, categories="math", fields=fields, **options)
                self.assertEqual(str(caught.exception),
                                 f"unknown field {wrong!r}; rows of these options have {', '.join(sorted(names))}", view)
        self.assertEqual(list(next(iter(self.stream(fields="description")))), ["description"])

    def test_fields(self):
        self.assertEqual(list(next(iter(self.stream(fields=["description", "cuda_forward"])))), ["description", "cuda_forward"])

    def test_what_is_refused(self):
        for options, said in ((dict(size=10**9), "size=1000000000 is more than the "), (dict(shard=(3, 3)), "shard=3 is out of"),
                              (dict(schedule=[(1, {"math": 1})]), "schedule= stands in place of")):
            with self.assertRaises(ValueError) as caught:
                self.stream(**options)
            self.assertIn(said, str(caught.exception))
        for schedule, said in (([], "no phase"), ([(5, {"maths": 1})], "unknown category 'maths'"), ([(1, {})], "without categories"),
                               ([(0, {"math": 1}), (1, {"math": 1})], "schedule=0 is out of range"), ([3], "not 3")):
            with self.assertRaises(ValueError) as caught:
                RowStream(7, schedule=schedule)
            self.assertIn(said, str(caught.exception))


class Datasets(harness.TestCase):
    def test_generate_open_validate_stats(self):
        made = weft.generate(self.tmp / "set", 60, seed=4, categories=["math", "sparse"], weights={"math": 2},
                             format="parquet", rows_per_shard=40)
        self.assertEqual(self.run_weft("generate", "-n", 60, "-s", 4, "-c", "math,sparse", "--weights", "math=2", "--format",
                                       "parquet", "--rows-per-shard", 40, "-q", "-o", "same", whole=False).returncode, 0)
        self.assertEqual((self.tmp / "set/manifest.json").read_bytes(), (self.tmp / "same/manifest.json").read_bytes())
        self.assertEqual(len(made.files()), 2)
        rows = list(made)
        self.assertEqual([row["index"] for row in rows], list(range(60)))
        self.assertEqual(rows[7]["python_source"], weft.row(seed=4, index=7, categories=["math", "sparse"],
                                                            weights={"math": 2})["python_source"])
        report = weft.validate(self.tmp / "set")
        self.assertTrue(report["ok"], report)
        self.assertEqual(weft.stats(self.tmp / "set")["rows"], 60)
        # Again: what is whole is left as it is; another configuration is refused.
        weft.generate(self.tmp / "set", 60, seed=4, categories=["math", "sparse"], weights={"math": 2}, format="parquet",
                      rows_per_shard=40)
        with self.assertRaises(weft.Error) as caught:
            weft.generate(self.tmp / "set", 61, seed=5)
        self.assertNotIn("weft: ", str(caught.exception))
        self.assertEqual(caught.exception.code, 1)

    @unittest.skipIf(importlib.util.find_spec("warp") is None, "warp-lang is not installed")
    def test_texts_of_compilers(self):
        weft.generate(self.tmp / "plain", 2, cases=0, format="jsonl")
        made = weft.enrich(self.tmp / "plain", self.tmp / "levels", ["ptx"], arch=["sm_90"], python=sys.executable)
        for row, before in zip(made, weft.open(self.tmp / "plain"), strict=True):
            self.assertEqual(row["python_source"], before["python_source"])
            self.assertIn(".target sm_90", row["ptx_sm_90_forward"])
        with self.assertRaisesRegex(weft.Error, "bad value 'sas' for --add; it takes ptx, sass, llvm_ir"):
            weft.enrich(self.tmp / "plain", self.tmp / "bad", "sas")

    def test_formats_are_read(self):
        for form in ("jsonl", "jsonl.zst", "json"):
            made = weft.generate(self.tmp / form, 12, format=form, cases=0, split={"train": 0.5, "test": 0.5})
            rows = list(made)
            self.assertEqual(sorted(row["index"] for row in rows), list(range(12)))
            self.assertEqual(sum(len(list(made.rows(split))) for split in ("train", "test")), 12)

    def test_errors(self):
        for call, said in ((lambda: weft.open(self.tmp), "no finished dataset in "),
                           (lambda: weft.generate(self.tmp / "x", 5, format="csv"), "bad value 'csv' for --format"),
                           (lambda: weft.generate(self.tmp / "x", "many"), "bad value 'many' for "),
                           (lambda: weft.generate(self.tmp / "x", 5, colour=3), "unknown option '--colour'"),
                           (lambda: weft.stats(self.tmp / "none"), "")):
            with self.assertRaises(weft.Error) as caught:
                call()
            self.assertIn(said, str(caught.exception))
            self.assertNotEqual(caught.exception.code, 0)
        self.assertFalse((self.tmp / "x").exists())

    def test_options_that_are_false_or_none(self):
        made = weft.generate(self.tmp / "set", 4, categories="math", backward=False, full=False, quiet=False, weights=None, format="jsonl")
        self.assertFalse(made.manifest["configuration"]["backward"])
        self.assertNotIn("cuda_backward", set().union(*made))
        made = weft.generate(self.tmp / "set", 4, categories="math", backward=True, overwrite=True, no_backward=False, format="jsonl")
        self.assertIn("cuda_backward", next(iter(made)))
        self.assertTrue(weft.validate(self.tmp / "set", only=None, jobs=1, quiet=True)["ok"])
        for call, said in ((lambda: weft.generate(self.tmp / "x", 4, bakcward=False), "unknown option '--bakcward'"),
                           (lambda: weft.generate(self.tmp / "x", 4, colour=None), "unknown option '--colour'"),
                           (lambda: weft.generate(self.tmp / "x", 4, cases=False), "bad value 'False' for --cases"),
                           (lambda: weft.validate(self.tmp / "set", colour=False), "unknown option '--colour'"),
                           (lambda: weft.stats(self.tmp / "set", colour=None), "unknown option '--colour'")):
            with self.assertRaises(weft.Error) as caught:
                call()
            self.assertIn(said, str(caught.exception))
        self.assertFalse((self.tmp / "x").exists())

    def test_progress_is_on_stderr_and_so_is_the_message(self):
        script = "import sys, weft\ntry:\n    weft.generate(sys.argv[1], 5, seed=-1, progress=True)\nexcept weft.Error as e:\n    print(e, e.code)\n"
        done = subprocess.run([sys.executable, "-c", script, self.tmp / "x"], capture_output=True, text=True)
        self.assertEqual(done.stdout, "weft generate ended with exit code 2; its message is on stderr 2\n")
        self.assertIn("weft: bad value '-1' for --seed", done.stderr)

    def test_modules_of_the_current_folder_are_not_run(self):
        for name in ("json", "ctypes", "weft"):
            (self.tmp / f"{name}.py").write_text("open('run', 'w')\n")
        # The caller has its own modules already; only the command starts in this folder.
        script = "import os, sys, weft\nos.chdir(sys.argv[1])\nweft.generate('set', 2, cases=0)\n"
        environment = {**os.environ, "PYTHONPATH": str(harness.ROOT / "python")} if "PYTHONPATH" in os.environ else None
        done = subprocess.run([sys.executable, "-c", script, self.tmp], capture_output=True, text=True, cwd="/", env=environment)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertFalse((self.tmp / "run").exists())
        self.assertTrue((self.tmp / "set/manifest.json").exists())

    def test_python_m_weft_is_the_program(self):
        def run(*arguments):
            done = subprocess.run([sys.executable, "-m", "weft", *arguments], capture_output=True, text=True, cwd=self.tmp)
            return done.returncode, done.stdout, done.stderr
        for arguments in (("row", "-i", "3", "--json"), ("--version",), ("row", "-i", "x"), ("help", "row"), ()):
            of_program = self.run_weft(*arguments)
            self.assertEqual(run(*arguments), (of_program.returncode, of_program.stdout, of_program.stderr), arguments)
        # With a descriptor that is closed, too.
        for closed in (">&-", "2>&-"):
            said = [subprocess.run(["sh", "-c", f'exec "$@" --version {closed}', "sh", *program], capture_output=True, text=True, cwd=self.tmp)
                    for program in ([sys.executable, "-m", "weft"], [harness.WEFT])]
            self.assertEqual(*((done.returncode, done.stdout, done.stderr) for done in said), closed)

    def is_left(self, folder, seconds):
        """Whether nobody works on the set in the folder, which is not whole, within so many seconds."""
        end = time.monotonic() + seconds
        while True:
            with open(folder / ".weft/lock") as lock:
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    return not (folder / "manifest.json").exists()
                except BlockingIOError:
                    if time.monotonic() > end:
                        return False
            time.sleep(0.05)

    @unittest.skipIf(sys.platform != "linux", "Linux ends a process with its parent")
    def test_a_caller_that_is_killed_leaves_no_command(self):
        begin = "weft.generate(sys.argv[1], 200_000, jobs=1, rows_per_shard=50, cases=0)"
        for name, script in (("main", f"import sys, weft\n{begin}\n"),
                             ("other", f"import sys, threading, weft\nt = threading.Thread(target=lambda: {begin})\nt.start()\nt.join()\n")):
            process = subprocess.Popen([sys.executable, "-c", script, self.tmp / name])
            deadline = time.monotonic() + 60
            while not list(self.tmp.glob(f"{name}/data/*-00001*")) and time.monotonic() < deadline:
                time.sleep(0.02)
            self.assertIsNone(process.poll())  # the command outlives the thread's beginning
            process.kill()
            process.wait()
            self.assertTrue(self.is_left(self.tmp / name, 20), name)

    def test_an_exception_ends_the_command(self):
        def alarm(*_):
            raise TimeoutError("enough")
        before = signal.signal(signal.SIGALRM, alarm)
        self.addCleanup(signal.signal, signal.SIGALRM, before)
        signal.setitimer(signal.ITIMER_REAL, 2)
        with self.assertRaisesRegex(TimeoutError, "enough"):
            weft.generate(self.tmp / "set", 200_000, jobs=1, rows_per_shard=50, cases=0)
        self.assertTrue(self.is_left(self.tmp / "set", 0))  # it has ended already

    def test_interrupted_generation_goes_on(self):
        script = ("import sys, weft\ntry:\n    weft.generate(sys.argv[1], 6000, jobs=1, rows_per_shard=100, cases=0)\n"
                  "except KeyboardInterrupt:\n    sys.exit(7)\n")
        process = subprocess.Popen([sys.executable, "-c", script, self.tmp / "set"], start_new_session=True)
        deadline = time.monotonic() + 60
        while not list(self.tmp.glob("set/data/*-00001*")) and time.monotonic() < deadline:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        self.assertEqual(process.wait(timeout=60), 7)
        self.assertFalse((self.tmp / "set/manifest.json").exists())
        with self.assertRaises(weft.Error):
            weft.open(self.tmp / "set")
        weft.generate(self.tmp / "set", 6000, rows_per_shard=100, cases=0)
        self.assertEqual(self.run_weft("verify", "set").returncode, 0)

    def test_array_jobs(self):
        """examples/array_job.sh, its tasks in any order and one of them twice."""
        def task(number):
            done = subprocess.run([harness.ROOT / "examples/array_job.sh", self.tmp / "set", "90", "-s", "3", "--cases", "0",
                                   "--rows-per-shard", "10"], capture_output=True, text=True,
                                  env={**os.environ, "WEFT": str(harness.WEFT), "SLURM_ARRAY_TASK_ID": str(number),
                                       "SLURM_ARRAY_TASK_COUNT": "3"})
            self.assertEqual(done.returncode, 0, done.stderr)
            return done.stdout
        self.assertEqual([task(2), task(3), task(2)], ["", "", ""])
        self.assertIn("is whole", task(1))
        self.assertEqual(task(1), "")
        weft.generate(self.tmp / "same", 90, seed=3, cases=0, rows_per_shard=10)
        self.assertEqual((self.tmp / "set/manifest.json").read_bytes(), (self.tmp / "same/manifest.json").read_bytes())

    def test_every_name_has_a_type_stub(self):
        stub = (harness.ROOT / "python/weft/__init__.pyi").read_text()
        for name in weft.__all__:
            value = getattr(weft, name)
            keyword = "class" if inspect.isclass(value) else "def"
            self.assertRegex(stub, rf"(?m)^{keyword} {name}\b")


if __name__ == "__main__":
    harness.main()

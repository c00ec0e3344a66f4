"""weft cuda: standalone CUDA programs."""

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cuda_threads
import declared_types
import harness
import mutants
from standalone_modules import SANITIZERS, beyond_int, dump_rounds

CXX = shutil.which("g++") or shutil.which("c++")
FLAGS = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-x", "c++"]

SAXPY = """\
import warp as wp


@wp.kernel
def saxpy(x: wp.array(dtype=float), y: wp.array(dtype=float), a: float, n: int):
    i = wp.tid()
    if i >= n:
        return
    y[i] = a * x[i] + y[i]
"""

MATMUL = """\
import warp as wp

SCALE = 0.5


@wp.struct
class Gain:
    factor: float
    shift: wp.vec3


@wp.func
def apply(g: Gain, v: float):
    return g.factor * v + g.shift[1]


@wp.kernel
def matmul(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), gain: Gain, inner: int,
           c: wp.array2d(dtype=float), count: wp.array(dtype=int)):
    i, j = wp.tid()
    total = float(0.0)
    for k in range(inner):
        total += a[i, k] * b[k, j]
        if total > 1000.0:
            return
    best = int(0)
    for k in range(8, 0, -2):
        best = k
        if total > float(k):
            break
    c[i, j] = apply(gain, total) * SCALE + float(best)
    wp.atomic_add(count, 0, 1)
"""


def build(folder: Path, *flags) -> str:
    """Builds NAME_cpu of a sample for the CPU; what the compiler says, empty if all is well."""
    source = next(folder.glob("*.cu"))
    run = subprocess.run([CXX, *FLAGS, *flags, "-o", str(folder / "program"), str(source)], capture_output=True, text=True)
    return run.stderr if run.returncode else ""


def run(folder: Path, *arguments, **environment):
    return subprocess.run([str(folder / "program"), *map(str, arguments)], capture_output=True, text=True, timeout=120,
                          env={**os.environ, **environment})


def mutants_pass(folder: Path, sources: list[str], *flags) -> list:
    """Of each mutant of the sample in the folder whether it passes its own check; None: it does not compile."""
    def verdict(copy, **environment):
        try:
            return run(copy, **environment).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="mutants_") as copy:
        copy = Path(copy)
        shutil.copy(folder / "cuda_on_cpu.h", copy)
        (copy / "mutant.cu").write_text(mutants.together(sources))
        if not build(copy, *flags, "-Wno-error", "-w"):
            return [verdict(copy, MUTANT=str(n)) for n in range(len(sources))]
        verdicts = []
        for source in sources:  # one of them does not compile
            (copy / "mutant.cu").write_text(source)
            verdicts.append(None if build(copy, *flags, "-Wno-error", "-w") else verdict(copy))
        return verdicts


def build_and_run(folder: Path) -> str:
    errors = declared_types.build(folder, [CXX, *FLAGS])
    if errors:
        return f"{folder.name}: {errors[:2000]}"
    result = run(folder, "--dump", folder / "dump.json")
    return f"{folder.name}: {result.stdout}{result.stderr}" if result.returncode else ""


def in_parallel(function, items):
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        return list(pool.map(function, items))


def content(folder: Path) -> dict:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


class Standalone(harness.TestCase):
    def make(self, *arguments, output="out", code=0):
        result = self.run_weft("cuda", "-o", output, *arguments)
        self.assertEqual(result.returncode, code, result.stderr)
        return result

    def samples(self, output="out"):
        return sorted((self.tmp / output).glob("sample_*"))

    def file(self, name, text):
        (self.tmp / name).write_text(text)
        return name

    def test_generated_programs_run_and_agree_with_warp(self):
        of_each = harness.some(20)
        self.make("-q", "-n", of_each, "-c", harness.CONSTRUCTS, "-s", 2026)
        self.make("-q", "-n", 1, "-s", 3, "--overwrite", output="more")
        samples = self.samples()
        self.assertEqual(len(samples), 10 * of_each)
        faults = [f for f in in_parallel(build_and_run, samples + self.samples("more")) if f]
        self.assertEqual(faults, [])
        oracle = harness.ROOT / "tests" / "support" / "standalone_oracle.py"
        result = subprocess.run([sys.executable, str(oracle), *map(str, samples + self.samples("more"))],
                                capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, "\n".join(
            line for line in result.stdout.splitlines() if not line.startswith("Module")))

    def test_rounds_agree_with_warp_in_debug_mode(self):
        """Where Warp checks every index itself; tests/long/standalone_1000.py does so with many."""
        self.make("-q", "-n", 1, "-c", "matrix,atomic,nested_loop,control_flow,combined", "-s", 88)

        def one(folder):
            return build(folder) or dump_rounds(folder, 5)
        self.assertEqual([f for f in in_parallel(one, self.samples()) if f], [])
        oracle = harness.ROOT / "tests" / "support" / "standalone_oracle.py"
        result = subprocess.run([sys.executable, oracle, "--debug", *self.samples()], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr[-1500:])
        self.assertIn("5 agree, 0 do not", result.stdout)

    def test_sanitizers(self):
        self.make("-q", "-n", 2, "-c", harness.CONSTRUCTS, "-s", 11)

        def one(folder):
            errors = build(folder, *SANITIZERS) or beyond_int(next(folder.glob("*.cu")).read_text())
            for size in (1, 2, 3, 4, 5, 31, 32, 33, None):
                if errors:
                    break
                result = run(folder, *([] if size is None else [size, 7]))
                beyond = size is not None and "SIZE is from" in result.stderr
                errors = f"{size}: {result.stdout}{result.stderr}" if result.returncode and not beyond else ""
            return errors
        self.assertEqual([f for f in in_parallel(one, self.samples()) if f], [])

    def test_mutants_fail(self):
        self.make("-q", "-n", 2, "-s", 5)
        exact = re.compile(r"(constexpr double kTolerance\w* = )[^;]+;")

        def one(folder):
            found = list(mutants.mutants(next(folder.glob("*.cu")).read_text(), 4))
            passed = mutants_pass(folder, [source for _, source in found])
            survivors = [n for n, passes in enumerate(passed) if passes]
            # What passes should change no bit of any output.
            equal = mutants_pass(folder, [exact.sub(r"\g<1>0.0;", found[n][1]) for n in survivors]) if survivors else []
            return [(passes, passes and equal[survivors.index(n)], f"{folder.name}: {found[n][0]}")
                    for n, passes in enumerate(passed) if passes is not None]
        verdicts = [v for verdicts in in_parallel(one, self.samples()) for v in verdicts]
        passed = [what for passes_, _, what in verdicts if passes_]
        missed = [what for passes_, equal, what in verdicts if passes_ and not equal]
        self.assertGreater(len(verdicts), 50)
        # tests/long/standalone_1000.py has the whole figures, and what the others are.
        self.assertLess(len(missed), 0.05 * len(verdicts), "\n".join(missed))
        self.assertLess(len(passed), 0.25 * len(verdicts), "\n".join(passed))

    def test_mutants_of_the_launch_fail(self):
        """Of every program: how threads share the work, and atomics that are none."""
        self.make("-q", "-n", 1, "-s", 5, "-c", "arithmetic,atomic,nested_loop,control_flow")

        self.assertGreaterEqual(self.launch_mutants_fail(self.samples()), 22)

    def launch_mutants_fail(self, folders):
        """How many there are."""
        def one(folder):
            found = list(mutants.launch_mutants(next(folder.glob("*.cu")).read_text()))
            passed = mutants_pass(folder, [source for _, source in found], "-O0")
            return [(passes, f"{folder.parent.name}/{folder.name}: {what}") for (what, _), passes in zip(found, passed)]
        verdicts = [v for verdicts in in_parallel(one, folders) for v in verdicts]
        # Each compiles, and says that it is wrong.
        self.assertEqual([what for passes, what in verdicts if passes is not False], [])
        return len(verdicts)

    def test_a_grid_smaller_than_the_work_is_tried_of_a_file_too(self):
        """Where the order of the threads decides as well: the elements come in the same order."""
        bodies = {"own_place": "    b[i] = a[i] * 2.0 + b[i]\n",
                  "sums": "    wp.atomic_add(b, 0, a[i])\n",
                  "slots": "    k = wp.atomic_add(c, 0, 1)\n    b[k % b.shape[0]] = a[i]\n"}
        for name, body in bodies.items():
            (self.tmp / f"{name}.py").write_text(
                "import warp as wp\n\n\n@wp.kernel\n"
                f"def {name}(a: wp.array(dtype=float), b: wp.array(dtype=float), c: wp.array(dtype=int)):\n"
                f"    i = wp.tid()\n{body}")
            made = self.run_weft("cuda", "-q", f"{name}.py", "-o", f"of_{name}")
            self.assertEqual(made.returncode, 0, made.stderr)
            folder = self.tmp / f"of_{name}" / "sample_0000_file"
            source = (folder / f"{name}.cu").read_text()
            self.assertEqual(build(folder, "-O0"), "")
            self.assertEqual(run(folder).returncode, 0, name)
            changed = dict(mutants.launch_mutants(source))["launch: never repeats"]
            (folder / f"{name}.cu").write_text(changed)
            self.assertEqual(build(folder, "-O0", "-Wno-error", "-w"), "")
            ran = run(folder)
            self.assertNotEqual(ran.returncode, 0, name)
            if name == "slots":
                self.assertIn("a grid smaller than the work leaves something else", ran.stderr)

    THREADS = """\
import warp as wp


@wp.func
def push(to: wp.array(dtype=wp.vec3), i: int, by: wp.vec3):
    wp.atomic_sub(to, i, by)


@wp.kernel
def thread(x: wp.array(dtype=float), y: wp.array2d(dtype=float), ends: wp.array2d(dtype=int),
           b: wp.array(dtype=float), c: wp.array2d(dtype=float), s: wp.array(dtype=float), k: wp.array(dtype=int),
           p: wp.array(dtype=wp.vec3), f: wp.array(dtype=wp.vec3), n: int):
    TID
    BODY
"""

    def of_threads(self, body, tid="i = wp.tid()"):
        self.file("thread.py", self.THREADS.replace("TID", tid).replace("BODY", body.replace("\n", "\n    ")))
        # A folder for each: what the tests leave in one is not weft's to overwrite.
        output = f"out_{len(list(self.tmp.glob('out_*')))}"
        self.make("-q", "thread.py", output=output)
        return self.samples(output)[0]

    # Each thread has places of its own, or adds to others' by one kind of atomic.
    APART = {"same value again": "b[i] = x[i] * 2.0",
             "one of three": "b[3 * i] = x[i]\nb[3 * i + 2] = b[3 * i] - x[i]",
             "a row": "for j in range(n):\n    c[i, j] = y[i, j] + c[i, 0]",
             "largest and how many": "wp.atomic_max(s, 0, x[i])\nif x[i] > 0.5:\n    k[0] += 1",
             "springs": "d = p[ends[i, 1]] - p[ends[i, 0]]\nf[ends[i, 0]] += d\npush(f, ends[i, 1], d)"}

    def test_mutants_of_the_launch_fail_of_a_file_too(self):
        """Where its text shows that no thread meets what another one leaves."""
        folders = [self.of_threads(body) for body in self.APART.values()]
        for folder, body in zip(folders, self.APART.values()):
            self.assertEqual(build_and_run(folder), "", body)
            self.assertIn("launch_shuffled_on_cpu(", next(folder.glob("*.cu")).read_text(), body)
        self.assertGreaterEqual(self.launch_mutants_fail(folders), 7 * len(self.APART) + 1)

    def test_threads_of_a_file_that_may_meet_keep_their_order(self):
        one, two = "i = wp.tid()", "i, j = wp.tid()"
        meet = [(one, "b[wp.min(i, 5)] = x[i]"), (one, "b[i] = b[i + 1] + x[i]"), (one, "b[ends[i, 0]] = x[i]"),
                (one, "b[i // 2] = x[i]"), (one, "b[2 * i] = x[i]\nb[2 * i + 2] = x[i]"),
                (one, "h = int(i)\nwhile h < n:\n    b[h] = x[h]\n    h += 1"), (two, "c[i, 0] = y[i, j]"),
                (one, "s[0] += x[i]\nb[i] = s[0]"), (one, "wp.atomic_min(s, 0, x[i])\nwp.atomic_max(s, 0, x[i])"),
                (one, "b[k[0]] = x[i]\nk[0] += 1"), (one, "b[wp.atomic_add(k, 0, 1) % n] = x[i]"),
                (one, "r = c[i]\nif i > 2:\n    r = y[0]\nr[0] = x[i]"), (one, "b[i] = x[i]\nprint(i)"),
                (two, "b[i] = y[i, j]"), (one, "b[0] = x[i]")]
        for tid, body in meet:
            source = next(self.of_threads(body, tid).glob("*.cu")).read_text()
            self.assertIn("launch_watched_on_cpu(", source, body)

    def test_same_seed_same_bytes(self):
        self.make("-q", "-n", 2, "-j", 1, output="one")
        self.make("-q", "-n", 2, "-j", 2, output="two")
        self.assertEqual(content(self.tmp / "one"), content(self.tmp / "two"))
        self.make("-q", "-n", 1, "-s", 43, output="other")
        self.assertNotEqual([p.name for p in self.samples("other")], [])
        names = {p.name for p in self.samples("one")[0].iterdir()}
        python = next(self.samples("one")[0].glob("*.py")).stem
        self.assertEqual(names, {python + ".py", python + ".cu", "Makefile", "metadata.json", "cuda_on_cpu.h",
                                 ".clang-format"})

    def test_rows_can_be_joined(self):
        self.make("-q", "-n", 2, "--format", "jsonl.zst", output="rows")
        lines = subprocess.run(["zstd", "-dc", str(self.tmp / "rows/data/train-00000.jsonl.zst")],
                               capture_output=True, text=True).stdout.splitlines()
        rows = [json.loads(line) for line in lines]
        self.assertEqual(len(rows), 20)
        self.make("-q", "-n", 2)
        for row, folder in zip(rows, self.samples()):
            self.assertEqual(row["cuda_standalone"], next(folder.glob("*.cu")).read_text())
            self.assertEqual(row["python_source"], next(folder.glob("*.py")).read_text())
            self.assertEqual(row["id"], hashlib.sha256(row["python_source"].encode()).hexdigest())
            metadata = json.loads((folder / "metadata.json").read_text())
            self.assertEqual(metadata["id"], row["id"])
            self.assertNotIn("cuda_forward", row)
            self.assertEqual(row["split"], "train")
            self.assertEqual(row["metadata"]["sizes"]["cuda_standalone"]["lines"], row["cuda_standalone"].count("\n"))
        ir = json.loads(self.run_weft("row", "-i", 7, "-c", harness.CONSTRUCTS, "--json").stdout)
        self.assertEqual(ir["id"], rows[7]["id"])
        self.assertEqual(self.run_weft("verify", "rows").returncode, 0)
        self.make("-q", "-n", 1, "--format", "parquet", output="parquet")
        import pyarrow.parquet
        table = pyarrow.parquet.read_table(self.tmp / "parquet/data/train-00000.parquet")
        self.assertEqual(table.column("cuda_standalone").to_pylist(), [r["cuda_standalone"] for r in rows[:10]])

    def test_the_card_says_how_the_same_bytes_are_made(self):
        self.make("-q", "--count", 23, "-c", "math,vector,sampling", "-s", 9, "--format", "parquet",
                  "--split", "train=0.6,test=0.4", output="rows")
        self.assertEqual(self.run_weft("extend", "rows", "-n", 31, "-q").returncode, 0)
        card = (self.tmp / "rows" / "README.md").read_text()
        self.assertIn("# Warp kernels and complete CUDA programs\n", card)
        for text in ("cpp_", "Warp's compiler emits", "_backward", "generate -n"):
            self.assertNotIn(text, card)
        command = re.search(r"```sh\nweft (cuda .*)\n```", card).group(1)
        self.assertEqual(command, "cuda --count 31 -s 9 --format parquet -c math,vector,sampling "
                         "--split train=0.6,test=0.4")
        result = self.run_weft(*command.split(), "-q", "-o", "again")
        self.assertEqual(result.returncode, 0, result.stderr)
        import pyarrow.parquet
        for split in ("train", "test"):
            table = pyarrow.parquet.read_table(self.tmp / "rows" / "data" / f"{split}-00000.parquet")
            self.assertEqual(set(table.column("split").to_pylist()), {split})
        made, again = content(self.tmp / "rows"), content(self.tmp / "again")
        for name in made:
            if name.startswith("data/") or name in ("README.md", "manifest.json"):
                self.assertEqual(made[name], again[name], name)

    def test_interrupted(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            shutil.rmtree(self.tmp / "stopped", ignore_errors=True)
            run = subprocess.Popen([harness.WEFT, "cuda", "-n", "2000", "-o", "stopped"], cwd=self.tmp,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            deadline = time.monotonic() + 60
            while not list(self.tmp.glob("stopped/sample_0003*")) and time.monotonic() < deadline:
                time.sleep(0.01)
            run.send_signal(number)
            _, err = run.communicate(timeout=60)
            self.assertEqual(run.returncode, 128 + number, err)
            self.assertRegex(err.splitlines()[-1], r"^weft: interrupted; \d+ of 20000 programs are in 'stopped'; with "
                                                   "--overwrite the command begins anew$")
            for folder in self.samples("stopped"):
                self.assertTrue((folder / "metadata.json").exists())
            self.assertFalse((self.tmp / "stopped" / "production_summary.json").exists())

    def test_count(self):
        self.make("-q", "--count", 3, "-c", "math,vector", output="three")
        self.make("-q", "-n", 2, "-c", "math,vector", output="four")
        four = content(self.tmp / "four")
        three = content(self.tmp / "three")
        self.assertEqual(len(self.samples("three")), 3)
        for name in three:
            if name != "production_summary.json":
                self.assertEqual(three[name], four[name], name)
        summary = json.loads(three["production_summary.json"])
        self.assertEqual((summary["samples"], summary["configuration"]["count"]), (3, 3))

    def test_files(self):
        self.make("-q", self.file("saxpy.py", SAXPY), self.file("matmul.py", MATMUL))
        for folder in self.samples():
            self.assertEqual(build_and_run(folder), "")
        result = subprocess.run([sys.executable, str(harness.ROOT / "tests/support/standalone_oracle.py"),
                                 *map(str, self.samples())], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout)
        source = next(self.samples()[1].glob("*.cu")).read_text()
        for text in ("for (int k = 0; k < inner; ++k) {", "for (int k = 8; k > 0; k -= 2) {", "struct Gain {",
                     "atomicAdd(&count[0], 1)", "constexpr float SCALE = 0.5f;"):
            self.assertIn(text, source)

    def test_what_has_no_standalone_form_is_named(self):
        name = self.file("near.py", "import warp as wp\n\n\n@wp.kernel\n"
                         "def near(grid: wp.uint64, a: wp.array(dtype=wp.vec3)):\n    i = wp.tid()\n"
                         "    q = wp.hash_grid_query(grid, a[i], 1.0)\n    n = int(0)\n"
                         "    for j in q:\n        n += 1\n    a[i] = wp.vec3(float(n))\n")
        result = self.make(name, code=1)
        self.assertIn("near.py:7:", result.stderr)
        self.assertIn(" has no form in a standalone CUDA program\n", result.stderr)
        self.assertEqual(self.samples(), [])
        overloads = self.file("overloads.py", "from typing import Any\nimport warp as wp\n\n\n@wp.kernel\n"
                              "def double(a: wp.array(dtype=Any), s: Any):\n    i = wp.tid()\n    a[i] = a[i] * s\n\n\n"
                              "wp.overload(double, [wp.array(dtype=float), float])\n"
                              "wp.overload(double, [wp.array(dtype=wp.vec3), float])\n")
        self.assertIn("overloads.py:5:1: kernel 'double' has several overloads, choose one with --types: "
                      "'wp.array(dtype=float), float', 'wp.array(dtype=wp.vec3), float'\n",
                      self.make(overloads, output="overloads", code=1).stderr)
        self.make("-q", overloads, "--types", "wp.array(dtype=wp.vec3), float", output="chosen")
        self.assertEqual(build_and_run(self.samples("chosen")[0]), "")
        for what, text in (("a native snippet", "@wp.func_native('return x + 1.0f;')\ndef f(x: float) -> float:\n    ...\n"),
                           ("a part of a row of mat22f as a target",
                            "@wp.func\ndef f(x: float):\n    m = wp.mat22(x, x, x, x)\n    m[1].x = 2.0\n"
                            "    return m[1, 0]\n"),
                           ("a whole number beyond 32 bits",
                            "@wp.func\ndef f(x: float):\n    return x + float(3000000000)\n"),
                           ("an unpacked argument", "@wp.func\ndef f(x: float):\n"
                            "    return wp.max(*wp.vec2(x, x))\n"),
                           ("a statement that reads 't' beside a call that changes it",
                            "@wp.func\ndef bump(x: wp.ref[float]) -> float:\n    x += 1.0\n    return x\n\n\n"
                            "@wp.func\ndef f(x: float):\n    t = x * 2.0\n    return t + bump(t)\n")):
            refused = self.file("refused.py", f"import warp as wp\n\n\n{text}\n\n@wp.kernel\n"
                                "def refused(a: wp.array(dtype=float)):\n    a[0] = f(a[1])\n")
            self.assertRegex(self.make(refused, output=what.split()[1], code=1).stderr,
                             rf"refused.py:\d+:\d+: {what} has no form in a standalone CUDA program\n")
        for n, (what, text) in enumerate((
                ("wp.tile(), of a block's size, which is 1 on the CPU,", "t = wp.tile(a[i])\n    a[0] = wp.tile_sum(t)[0]"),
                ("an atomic, which all threads of a block would do,",
                 "t = wp.tile_zeros(8, dtype=float)\n    wp.atomic_add(a, 0, t[1])"),
                ("an index of a tile that is made of wp.tid()", "t = wp.tile_load(a, 8)\n    a[0] = t[i % 8]"),
                ("another name of a tile that is changed",
                 "t = wp.tile_load(a, 8)\n    u = t\n    u += t\n    wp.tile_store(a, t)"))):
            refused = self.file("tiles.py", "import warp as wp\n\n\n@wp.kernel(enable_backward=False)\n"
                                f"def tiles(a: wp.array(dtype=float)):\n    i = wp.tid()\n    {text}\n")
            self.assertRegex(self.make(refused, output=f"tiles_{n}", code=1).stderr,
                             rf"tiles.py:\d+:\d+: {re.escape(what)} has no form in a standalone CUDA program\n")
        result = self.make("-q", name, self.file("saxpy.py", SAXPY), output="both", code=1)
        self.assertIn("1 of 2 programs could not be made; the others are whole", result.stderr)
        self.assertEqual(len(self.samples("both")), 1)

    def test_threads_do_not_race(self):
        self.make("-q", "-n", 1, "-s", 5, "-c", harness.standalone_categories())
        with ThreadPoolExecutor(2) as pool:
            self.assertEqual([f for f in pool.map(cuda_threads.races, self.samples()) if f], [])

    def test_bad_input(self):
        def fails(line, *arguments, code=2):
            result = self.run_weft("cuda", *arguments)
            self.assertEqual((result.stderr, result.returncode), (line + "\n", code))
        fails("weft: bad value 'sm_eighty' for --arch; it takes names such as sm_80, sm_90a", "--arch", "sm_eighty")
        fails("weft: bad value 'zip' for --format; it takes folders, parquet or jsonl.zst", "--format", "zip")
        fails("weft: bad value '0' for --per-category; it takes a whole number from 1 to 1000000000", "-n", "0")
        fails("weft: bad value '0' for --count; it takes a whole number from 1 to 1000000000000", "--count", "0")
        fails("weft: --per-category excludes --count; see 'weft cuda --help'", "--count", "3", "-n", "1")
        (self.tmp / "mine").mkdir()
        (self.tmp / "mine" / "notes.txt").write_text("keep")
        fails("weft: output folder 'mine' is not empty; --overwrite replaces what weft wrote there before",
              "-n", "1", "-o", "mine", code=1)
        result = self.run_weft("cuda", "-n", 1, "-o", "mine", "--overwrite")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(os.listdir(self.tmp / "mine"), ["notes.txt"])
        fails("weft: cannot open 'none.py': No such file or directory", "none.py", code=1)

    def test_overwrite_and_summary(self):
        self.make("-n", 2)
        (self.tmp / "out" / "notes.txt").write_text("keep")
        result = self.make("-n", 1, "--overwrite", "-c", "vector,math")
        self.assertIn("2 programs in 'out'", result.stdout)
        self.assertEqual([p.name for p in self.samples()], ["sample_0000_math", "sample_0001_vector"])
        self.assertEqual((self.tmp / "out" / "notes.txt").read_text(), "keep")
        summary = json.loads((self.tmp / "out" / "production_summary.json").read_text())
        self.assertEqual(summary["samples"], 2)
        self.assertEqual(set(summary["per_category"]), {"math", "vector"})
        self.assertEqual(summary["bytes"], sum(p.stat().st_size for p in (self.tmp / "out").rglob("*.cu")))

    def test_overwrite_deletes_no_file_of_the_user(self):
        self.make("-q", "--count", 2, "-c", "math,vector")
        out, away = self.tmp / "out", self.tmp / "away"
        sample = out / "sample_0000_math"
        # Names that no sample has are not looked at.
        for name in ("sample_mine", "sample_0000_old", ".sample_x.part", "sample_0000_math.bak"):
            shutil.copytree(sample, out / name)
        away.mkdir()
        (away / "precious").write_text("mine")
        whole = content(self.tmp)

        def refused(path):
            before = content(self.tmp)
            result = self.make("-q", "--count", 2, "-c", "math,vector", "--overwrite", code=1)
            self.assertEqual(result.stderr, f"weft: output folder 'out' holds '{path}' where weft would write, and weft "
                                            "did not make that file; nothing was deleted, choose another folder\n")
            self.assertEqual(content(self.tmp), before)

        for name in ("notes.txt", "zz.py", "zz.cu", ".config", "math.h"):
            (sample / name).write_text("mine")
            refused(f"sample_0000_math/{name}")
            (sample / name).unlink()
        (sample / "deep").mkdir()
        refused("sample_0000_math/deep")
        (sample / "deep").rmdir()
        for place in (sample / "metadata.json.link", out / "sample_0007_math", out / ".sample_0007_math.part"):
            place.symlink_to(away)
            refused(place.relative_to(out))
            place.unlink()
        summary = (out / "production_summary.json").read_text()
        (out / "production_summary.json").write_text('{"samples": 3}')
        refused("production_summary.json")
        (out / "production_summary.json").write_text(summary)
        # What make leaves and what a killed run left is no hindrance.
        stem = next(sample.glob("*.cu")).stem
        for name in (stem, f"{stem}.ptx", f"{stem}_cpu"):
            (sample / name).write_text("built")
        shutil.copytree(out / "sample_0001_vector", out / ".sample_0005_vector.part")
        self.make("-q", "--count", 2, "-c", "math,vector", "--overwrite")
        self.assertEqual(content(self.tmp), whole)

    def test_style(self):
        if shutil.which("clang-format") is None:
            self.skipTest("no clang-format")
        self.make("-q", "-n", 1, "-c", harness.standalone_categories(), "-s", 8)
        for folder in self.samples():
            for path in list(folder.glob("*.cu")) + [folder / "cuda_on_cpu.h"]:
                run = subprocess.run(["clang-format", "--dry-run", "-Werror", str(path)], capture_output=True, text=True)
                self.assertEqual(run.stderr, "")

    def test_makefile(self):
        if shutil.which("make") is None:
            self.skipTest("no make")
        self.make("-q", "-n", 1, "-c", "vector")
        folder = self.samples()[0]
        run = subprocess.run(["make", "-C", str(folder), "cpu-check"], capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("PASS", run.stdout)
        run = subprocess.run(["make", "-C", str(folder), "clean"], capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        build(folder)
        for arguments, said in (("-1", "SIZE is from 1 to 1024; --bench takes more"),
                                ("100000000", "SIZE is from 1 to 1024; --bench takes more"),
                                ("1000000000 --bench", "SIZE is from 1 to 100000000"), ("99999999999", "usage: "),
                                ("64x", "usage: "), ("64 -1", "usage: "), ("64 1 1", "usage: "),
                                ("--sidewise", "usage: "), ("--dump", "usage: ")):
            result = subprocess.run([str(folder / "program"), *arguments.split()], capture_output=True, text=True)
            self.assertEqual(result.returncode, 2)
            self.assertTrue(result.stderr.startswith(said), result.stderr)
        for size in (1, 7):
            result = subprocess.run([str(folder / "program"), str(size), "3"], capture_output=True, text=True)
            self.assertEqual(result.returncode, 0, result.stdout)
            self.assertTrue(re.search(r"largest error \S+: PASS", result.stdout))


if __name__ == "__main__":
    harness.main()

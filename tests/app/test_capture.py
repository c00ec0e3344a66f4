"""weft capture: somebody's Warp programs, fine and failing, and the pairs of what they launched."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys

import harness
from faults import run_beside

PLAIN = """import warp as wp


@wp.kernel
def double(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = x[i] * 2.0


x = wp.ones(8, dtype=float)
wp.launch(double, dim=8, inputs=[x])
"""

# Every way to make a kernel and to launch one.
MANY = '''# SPDX-License-Identifier: MIT
from typing import Any

import numpy as np
import warp as wp

import beside


@wp.struct
class Ball:
    center: wp.vec3
    radius: float


@wp.func
def square(x: float):
    return x * x


@wp.kernel
def balls(all: wp.array(dtype=Ball), out: wp.array(dtype=float)):
    """Volumes, nearly
    of balls.

    Not said of a row."""
    i = wp.tid()
    ball = all[i]
    out[i] = square(ball.radius) * ball.radius * 4.0


@wp.kernel
def generic(x: wp.array(dtype=Any), s: Any):
    i = wp.tid()
    x[i] = x[i] * s


def make(factor):
    @wp.kernel
    def scaled(x: wp.array(dtype=float)):
        i = wp.tid()
        x[i] = x[i] * factor

    return scaled


@wp.kernel(enable_backward=False)
def forward_only(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = x[i] + wp.static(float(np.pi))


@wp.kernel
def tiled(x: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(x, shape=8)
    wp.tile_store(x, wp.tile_map(square, t))


@wp.kernel
def never_launched(x: wp.array(dtype=float)):
    x[0] = 1.0


x, y = wp.ones(8, dtype=float), wp.ones(8, dtype=wp.float64)
wp.launch(balls, dim=8, inputs=[wp.zeros(8, dtype=Ball), x])
wp.launch(generic, dim=8, inputs=[x, 2.0])
wp.launch(generic, dim=8, inputs=[y, wp.float64(2.0)])
for factor in (2.0, 3.0, 2.0):
    wp.launch(make(factor), dim=8, inputs=[x])
wp.launch(make(4.0), dim=8, inputs=[x], record_cmd=True).launch()
wp.launch(forward_only, dim=8, inputs=[x], block_dim=64)
wp.launch_tiled(tiled, dim=[1], inputs=[x], block_dim=32)
wp.map(lambda a: wp.sin(a) + 1.0, x)
wp.map(wp.add, x, x)
wp.launch(beside.added, dim=8, inputs=[x])
wp.launch(beside.added, dim=8, inputs=[x])
tape = wp.Tape()
with tape:
    wp.launch(generic, dim=8, inputs=[wp.ones(8, dtype=float, requires_grad=True), 2.0])
'''

BESIDE = """import warp as wp


@wp.kernel
def added(x: wp.array(dtype=float)):
    x[wp.tid()] += 1.0
"""


def code(text):
    """Lines without comments, which hold paths."""
    return [line for line in map(str.strip, text.split("\n")) if line and not line.startswith("//")]


class CaptureTest(harness.TestCase):
    def setUp(self):
        super().setUp()
        # Modules are compiled once for all runs; what is in there is of these scripts alone.
        self.cache = harness.BUILD / "capture-cache" / self.id().rsplit(".", 1)[1]

    def capture(self, script, *arguments, output="out", code=0, **kwargs):
        """What a run says; the text of a script, or a path."""
        if "\n" in str(script):
            (self.tmp / "script.py").write_text(script)
            script = "script.py"
        result = self.run_weft("capture", "-o", output, "--python", sys.executable, script, *arguments,
                               environment={"WARP_CACHE_PATH": str(self.cache), **kwargs.pop("environment", {})}, **kwargs)
        self.assertEqual(result.returncode, code, result.stdout + result.stderr)
        return result

    def rows(self, output="out"):
        return [json.loads(line) for line in (self.tmp / output / "data/train-00000.jsonl").read_text().splitlines()]

    def failing(self, output="out", code=0):
        result = self.run_weft("validate", "-q", "--json", output)
        self.assertEqual(result.returncode, code, result.stdout)
        return [check["name"] for check in json.loads(result.stdout)["checks"] if check["verdict"] == "failed"]

    def configuration(self, output="out"):
        return json.loads((self.tmp / output / "manifest.json").read_text())["configuration"]

    def assert_as_warp_compiled(self, rows):
        """The CPU text is what Warp wrote for this very run: its cache keeps it."""
        texts = [code(path.read_text()) for path in self.cache.rglob("*.cpp")]
        for row in rows:
            with self.subTest(row["kernel_name"], index=row["index"]):
                name = f"{row['kernel_name']}_{row['metadata']['hash'][:8]}"
                forward, backward = code(row["cpp_forward"]), code(row.get("cpp_backward", ""))
                self.assertIn(name, row["cuda_forward"])

                def holds(text):
                    joined = "\n".join(text)
                    return all("\n".join(part) in joined for part in (forward, backward)) and \
                        all(line in text for line in code(row["cpp_support"]))

                self.assertTrue(any(name in line for line in forward))
                self.assertTrue(any(map(holds, texts)), name)


class Kernels(CaptureTest):
    def test_every_way_to_launch(self):
        (self.tmp / "beside.py").write_text(BESIDE)
        result = self.capture(MANY)
        rows = self.rows()
        self.assertIn(f"captured {len(rows)} pairs of the {len(rows)} kernels that 'script.py' launched: ", result.stdout)
        self.assertEqual([row["kernel_name"] for row in rows],
                         ["balls", "generic", "generic", "make__locals__scaled", "make__locals__scaled",
                          "make__locals__scaled", "forward_only", "tiled", "map_kernel", "map_kernel", "added"])
        self.assertEqual([row["index"] for row in rows], list(range(len(rows))))
        self.assertEqual(len({row["metadata"]["hash"] for row in rows}), len(rows))
        self.assertEqual(self.failing(), [])
        self.assert_as_warp_compiled(rows)
        self.assertEqual(self.run_weft("verify", "out").returncode, 0)

        balls, single, double, *_, forward_only, tiled, mapped, _, added = rows
        self.assertEqual((balls["origin"], balls["category"], balls["license"]), ("captured", "captured", "MIT"))
        self.assertEqual(balls["description"], "Volumes, nearly of balls.")
        line = MANY[: MANY.index("@wp.kernel\ndef balls")].count("\n") + 1
        self.assertEqual((balls["origin_file"], balls["origin_line"]), ("script.py", line))
        self.assertEqual([a["type"] for a in balls["metadata"]["args"]],
                         ["wp.array(dtype=Ball)", "wp.array(dtype=float)"])
        self.assertIn(balls["metadata"]["struct_hashes"][0]["hash"][:8], balls["cpp_support"])
        self.assertTrue(balls["python_source"].startswith(
            "@wp.struct\nclass Ball:\n    center: wp.vec3\n    radius: float\n\n\n@wp.func\ndef square("))
        self.assertIn("\n\n\n@wp.kernel\ndef balls(", balls["python_source"])
        for absent in ("seed", "structure_id", "skeleton_id"):
            self.assertNotIn(absent, balls)
        # The same source, another kernel.
        self.assertEqual(single["python_source"], double["python_source"])
        self.assertEqual([r["metadata"]["args"][0]["type"] for r in (single, double)],
                         ["wp.array(dtype=float)", "wp.array(dtype=wp.float64)"])
        self.assertEqual(single["origin_line"], MANY[: MANY.index("@wp.kernel\ndef generic")].count("\n") + 1)
        self.assertNotIn("cuda_backward", forward_only)
        self.assertIn("3.14159", forward_only["cuda_forward"])
        self.assertEqual([r["metadata"]["block_dim"] for r in (balls, forward_only, tiled)],
                         [{"cpu": 1, "cuda": 256}, {"cpu": 1, "cuda": 64}, {"cpu": 1, "cuda": 32}])
        self.assertNotIn("origin_file", mapped)
        self.assertEqual(added["origin_file"], "beside.py")
        self.assertNotIn("license", added)
        # Nothing says where this machine keeps its files.
        self.assertNotIn(str(self.tmp), json.dumps(rows))

    def test_a_program_lowers_by_itself(self):
        self.capture(PLAIN)
        row = self.rows()[0]
        (self.tmp / "program.json").write_text(row["program"])
        text = self.run_weft("lower", "program.json", "-d", "cuda", "--part", "backward").stdout
        self.assertEqual(text, row["cuda_backward"])

    def test_formats(self):
        hashes = set()
        for form in ("jsonl", "jsonl.zst", "parquet", "json"):
            with self.subTest(form):
                self.capture(PLAIN, "--format", form, "-q", output=form)
                self.assertEqual(self.failing(form), [])
                files = json.loads((self.tmp / form / "manifest.json").read_text())["files"]
                hashes.add(files[0]["content_sha256"])
                shown = self.run_weft("show", form)
                self.assertRegex(shown.stdout, r"(?m)^program +\d+ bytes of JSON; --part program prints it$")
                self.assertIn("\n@wp.kernel\ndef double(", shown.stdout)
        self.assertEqual(len(hashes), 2)  # a file a row repeats fields in its metadata

    def test_one_target(self):
        self.capture(PLAIN, "-d", "cuda")
        self.assertNotIn("cpp_forward", self.rows()[0])
        self.assertEqual(self.failing(), [])

    def test_the_same_run_gives_the_same_bytes(self):
        for output in ("a", "b"):
            self.capture(PLAIN, output=output)
        self.assertEqual(*((self.tmp / x / "manifest.json").read_bytes() for x in ("a", "b")))

    def test_other_commands_read_it(self):
        self.capture(PLAIN)
        for arguments in (["stats", "out"], ["report", "out", "-o", "report.html"], ["diff", "out", "--row", "0"],
                          ["show", "out", "--part", "program"], ["merge", "merged", "out"], ["verify", "merged"]):
            with self.subTest(arguments[0]):
                result = self.run_weft(*arguments)
                self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("captured 1", self.run_weft("stats", "out").stdout)
        self.assertEqual((self.tmp / "out/manifest.json").read_bytes(), (self.tmp / "merged/manifest.json").read_bytes())

    def test_a_set_that_was_written_there_meanwhile_stays(self):
        script = f"import subprocess\nsubprocess.run([{str(harness.WEFT)!r}, 'generate', '-q', '-n', '3', '-o', {str(self.tmp / 'out')!r}], check=True)\n"
        result = self.capture(script + PLAIN, output="out", code=1)
        self.assertIn("output folder 'out' is not empty", result.stderr)
        self.assertIn("'out' is whole: 3 rows", self.run_weft("verify", "out").stdout)

    def test_merge_leaves_a_set_that_was_written_there_meanwhile(self):
        for name in "ab":
            self.capture(PLAIN, output=name)
        self.run_weft("generate", "-q", "-n", 2, "-o", "other")
        before = (self.tmp / "other/manifest.json").read_bytes()
        code, said = run_beside(self, ("merge", "both", "a", "b"),
                                lambda: shutil.copytree(self.tmp / "other", self.tmp / "both", dirs_exist_ok=True))
        self.assertEqual(code, 1, said)
        self.assertEqual((self.tmp / "both/manifest.json").read_bytes(), before)
        self.assertEqual(self.run_weft("verify", "both").returncode, 0)

    def test_sets_are_merged(self):
        other = PLAIN.replace("2.0", "3.0")
        for form in ("jsonl", "parquet"):
            self.capture(PLAIN, "--format", form, output=f"a-{form}")
            self.capture(PLAIN + other.split("wp\n", 1)[1], "--format", form, output=f"b-{form}")
            for _ in range(2):
                result = self.run_weft("merge", f"both-{form}", f"a-{form}", f"b-{form}")
                self.assertEqual((result.returncode, result.stderr), (0, ""))
                self.assertEqual(result.stdout, f"'both-{form}' has the 2 different pairs of 2 captured sets\n")
            self.assertEqual(self.failing(f"both-{form}"), [])
            self.assertEqual(self.run_weft("verify", f"both-{form}").returncode, 0)
            config = json.loads((self.tmp / f"both-{form}/manifest.json").read_text())["configuration"]
            self.assertEqual((config["count"], config["captured"]),
                             (2, {"script": "script.py", "kernels": 2, "partial": False}))
        first, second = self.rows("both-jsonl")
        self.assertEqual(first, self.rows("a-jsonl")[0])
        self.assertEqual({**second, "index": 1}, {**self.rows("b-jsonl")[1], "index": 1})
        self.assertIn("'a-jsonl' and 'b-parquet' cannot be merged: format is jsonl there and parquet here",
                      self.run_weft("merge", "mixed", "a-jsonl", "b-parquet").stderr)
        self.run_weft("generate", "-q", "-n", 2, "-o", "made")
        self.assertIn("'a-jsonl' and 'made' cannot be merged: 'made' is not captured",
                      self.run_weft("merge", "mixed", "a-jsonl", "made").stderr)
        self.assertFalse((self.tmp / "mixed").exists())
        # Sets that others were made of: some of the rows, and examples of them.
        for name in ("a", "b"):
            self.assertEqual(self.run_weft("filter", "-q", f"{name}-jsonl", "-c", "captured", "-o", f"{name}-kept").returncode, 0)
            self.assertEqual(self.run_weft("view", "-q", f"{name}-jsonl", "--tasks", "python-to-cuda", "-o", f"{name}-examples").returncode, 0)
        result = self.run_weft("merge", "kept", "a-kept", "b-kept")
        self.assertEqual(result.stdout, "'kept' has the 2 different pairs of 2 captured sets\n", result.stderr)
        result = self.run_weft("merge", "examples", "a-examples", "b-examples")
        self.assertIn("'examples' has 2 examples of 2 sets; 1 example that stood there before is left out", result.stdout, result.stderr)

    def test_what_is_refused_is_said(self):
        odd = PLAIN.replace("import warp as wp\n", "import warp as wp\nwp.set_module_options({'unheard_of': 1})\n", 1)
        fine = "import beside\nwp.launch(beside.added, dim=8, inputs=[x])\n"
        (self.tmp / "beside.py").write_text(BESIDE)
        result = self.capture(odd + fine)
        self.assertIn("captured 1 pair of the 2 kernels ", result.stdout)
        self.assertRegex(result.stderr, r"refused 1 kernel: .*unheard_of.*\n  double \(script.py:5\)\n")
        stats = json.loads((self.tmp / "out/generation_stats.json").read_text())
        self.assertEqual((stats["rows"], stats["success_rate"]), (1, 0.5))
        self.assertEqual([(r["kernel"], r["file"], r["line"]) for r in stats["refused"]], [("double", "script.py", 5)])
        result = self.capture(odd, output="none", code=1)
        self.assertIn("weft: none of the 1 kernel that 'script.py' launched can be lowered, so nothing was written\n",
                      result.stderr)
        self.assertFalse((self.tmp / "none").exists())


class Scripts(CaptureTest):
    def test_a_script_runs_as_it_does_alone(self):
        (self.tmp / "beside.py").write_text(BESIDE)
        (self.tmp / "sub").mkdir()
        text = PLAIN + ("import json, os, sys, beside\n"
                        "def f(x: int): pass\n"
                        "print(json.dumps([__name__, sys.argv, os.path.isabs(__file__), sys.stdin.read(),\n"
                        "                  f.__annotations__['x'].__name__, '' in sys.path]))\n")
        (self.tmp / "sub/script.py").write_text(text)
        shutil.move(self.tmp / "beside.py", self.tmp / "sub/beside.py")
        result = self.capture("sub/script.py", "--", "--steps", "2", "-o", "x", input="given")
        said = json.loads(next(line for line in result.stdout.split("\n") if line.startswith("[")))
        self.assertEqual(said, ["__main__", ["sub/script.py", "--steps", "2", "-o", "x"], True, "given", "int", False])

    def test_what_ends_a_script(self):
        kept = "the kernels that it launched until then are in 'out': 1 pair, marked as partial"
        for end, code, why in (("1 / 0", 1, "ZeroDivisionError"), ("sys.exit(3)", 1, "exit code 3"),
                               ("sys.exit('no more')", 1, "exit code 1"), ("os.abort()", 1, "signal 6"),
                               ("os._exit(4)", 1, "exit code 4"), ("sys.exit()", 0, ""), ("sys.exit(0)", 0, "")):
            with self.subTest(end):
                result = self.capture(PLAIN + f"import os, sys\n{end}\n", "--overwrite", code=code)
                self.assertEqual(self.failing(), [])
                self.assertEqual(self.configuration()["captured"],
                                 {"script": "script.py", "kernels": 1, "partial": code != 0})
                self.assertEqual("**Partial:**" in (self.tmp / "out/README.md").read_text(), code != 0)
                if code:
                    self.assertIn(f"weft: 'script.py' ended with {why}; {kept}\n", result.stderr)
                if end == "1 / 0":
                    place = f'  File "{self.tmp}/script.py", line {PLAIN.count(chr(10)) + 2}, in <module>\n'
                    self.assertIn(f"Traceback (most recent call last):\n{place}", result.stderr)
                    self.assertIn("\nZeroDivisionError: division by zero\n", result.stderr)
                    self.assertNotIn("_capture.py", result.stderr)
        self.assertIn("no more\n", self.capture("import sys\nsys.exit('no more')\n", output="none", code=1).stderr)

    def test_nothing_to_write(self):
        for text, said in (("import warp\n", "'script.py' launched no kernel, so nothing was written"),
                           ("x = = 1\n", "'script.py' ended with SyntaxError; nothing was collected, so nothing was written")):
            result = self.capture(text, code=1)
            self.assertTrue(result.stderr.endswith(f"weft: {said}\n"), result.stderr)
            self.assertFalse((self.tmp / "out").exists())

    def test_a_process_that_the_script_forks_is_another_program(self):
        self.capture(PLAIN + "import os, beside\nif os.fork() == 0:\n    wp.launch(beside.added, dim=8, inputs=[x])\n"
                             "    os._exit(0)\nos.wait()\n", code=1)  # no such module yet
        (self.tmp / "beside.py").write_text(BESIDE)
        self.capture("script.py", "--overwrite")
        self.assertEqual([row["kernel_name"] for row in self.rows()], ["double"])

    def interrupted(self, tell):
        (self.tmp / "script.py").write_text(PLAIN + "print('ready', flush=True)\nimport time\ntime.sleep(60)\n")
        process = subprocess.Popen([harness.WEFT, "capture", "-o", "out", "--python", sys.executable, "script.py"],
                                   cwd=self.tmp, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   start_new_session=True, env={**os.environ, "WARP_CACHE_PATH": str(self.cache)})
        while "ready" not in process.stdout.readline():
            self.assertIsNone(process.poll())
        tell(process)
        _, said = process.communicate(timeout=30)
        return process.returncode, said

    def test_interrupts(self):
        for tell, code in ((lambda p: os.killpg(p.pid, signal.SIGINT), 130), (lambda p: p.send_signal(signal.SIGINT), 130),
                           (lambda p: p.send_signal(signal.SIGTERM), 143)):
            returned, said = self.interrupted(tell)
            self.assertEqual(returned, code, said)
            self.assertIn("weft: interrupted; the kernels that it launched until then are in 'out': 1 pair, marked as partial\n", said)
            self.assertTrue(self.configuration()["captured"]["partial"])
            self.assertEqual(self.failing(), [])
            shutil.rmtree(self.tmp / "out")

    def test_killed_it_leaves_nothing(self):
        def kill(process):
            os.killpg(process.pid, signal.SIGKILL)

        self.assertEqual(self.interrupted(kill)[0], -signal.SIGKILL)
        self.assertFalse((self.tmp / "out").exists())


class Folders(CaptureTest):
    def test_what_is_in_the_way_is_said_before_the_script_runs(self):
        (self.tmp / "ran.py").write_text("open('ran', 'w')\n")
        (self.tmp / "file").write_text("")
        (self.tmp / "full").mkdir()
        (self.tmp / "full/mine").write_text("")
        for arguments, code, said in (
                (["-o", "full", "ran.py"], 1,
                 "output folder 'full' is not empty; --overwrite replaces what weft wrote there before"),
                (["-o", "file", "ran.py"], 1, "'file' is not a folder"),
                (["-o", "file/below", "ran.py"], 1, f"'{self.tmp}/file' is not a folder"),
                (["nothing.py"], 1, "cannot open 'nothing.py': No such file or directory"),
                (["full"], 1, "cannot open 'full': it is a folder"),
                ([], 2, "SCRIPT is required; see 'weft capture --help'"),
                (["--format", "csv", "ran.py"], 2,
                 "bad value 'csv' for --format; it takes parquet, jsonl, jsonl.zst or json"),
                (["--python", "no_such_python", "ran.py"], 1,
                 "no Python with warp-lang 1.19.0 was found: 'no_such_python' does not run; "
                 "'pip install warp-lang==1.19.0' installs it in one of them, or --python names another")):
            with self.subTest(said):
                result = self.run_weft("capture", *arguments)
                self.assertEqual((result.stderr, result.returncode), (f"weft: {said}\n", code))
        self.assertFalse((self.tmp / "ran").exists())

    def test_another_warp_and_no_package(self):
        fake = self.tmp / "python"
        fake.write_text("#!/bin/sh\necho 1.18.0\n")
        fake.chmod(0o755)
        self.assertIn("'./python' has 1.18.0; ", self.run_weft("capture", "--python", "./python", harness.__file__).stderr)
        # Away from where it was built there is no package, unless one is installed.
        shutil.copy(harness.WEFT, self.tmp / "weft")
        (self.tmp / "script.py").write_text(PLAIN)
        result = self.run_weft("capture", "--python", sys.executable, "script.py", program=self.tmp / "weft",
                               environment={"PYTHONPATH": "", "WEFT_HOME": ""})
        self.assertEqual(result.stderr, f"weft: '{sys.executable}' lacks weft's Python package, which works with Warp; "
                                        "'pip install .' in weft's folder puts it beside warp-lang\n")

    def test_overwrite(self):
        self.capture(PLAIN)
        result = self.capture(PLAIN, code=1)
        self.assertEqual(result.stderr, "weft: output folder 'out' is not empty; --overwrite replaces what weft "
                                        "wrote there before\n")
        self.capture(PLAIN.replace("2.0", "3.0"), "--overwrite")
        self.assertIn("3.0", self.rows()[0]["python_source"])
        # What it would have been written over stays when there is nothing to write.
        self.capture("import warp\n", "--overwrite", code=1)
        self.assertEqual(self.failing(), [])

    def test_rows_are_not_made_again(self):
        self.capture(PLAIN)
        refused = ("weft: 'out' holds captured rows, which cannot be made again; 'weft capture --overwrite' with the "
                   "same script collects them anew\n")
        self.assertEqual(self.run_weft("extend", "out", "-n", "5").stderr, refused)
        self.assertIn("its rows were captured from 'script.py'", self.run_weft("generate", "-o", "out").stderr)
        # Everything beside them is.
        before = (self.tmp / "out/manifest.json").read_bytes()
        for name in ("README.md", "manifest.json", ".weft/config.json", ".weft/journal"):
            (self.tmp / "out" / name).write_bytes(b"{}")
            self.assertEqual(self.run_weft("verify", "out").returncode, 1)
            result = self.run_weft("repair", "out")
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertEqual(self.run_weft("verify", "out").returncode, 0)
            self.assertEqual((self.tmp / "out/manifest.json").read_bytes(), before)
        path = self.tmp / "out/data/train-00000.jsonl"
        path.write_bytes(path.read_bytes()[:-9])
        self.assertEqual(self.run_weft("verify", "out").stderr,
                         "weft: 1 problem in 'out'; captured rows cannot be made again, 'weft capture --overwrite' "
                         "with the same script collects them anew\n")
        self.assertEqual(self.run_weft("repair", "out").stderr, refused)
        # Killed while it wrote: there is a configuration and no manifest.
        (self.tmp / "out/manifest.json").unlink()
        path.unlink()
        journal = self.tmp / "out/.weft/journal"
        journal.write_text("".join(x for x in journal.read_text().splitlines(keepends=True) if "sha256" not in x))
        self.assertIn("'weft capture --overwrite' with the same script completes it", self.run_weft("verify", "out").stderr)
        self.capture(PLAIN, "--overwrite")

    def test_damage_is_found(self):
        self.capture(PLAIN)
        path = self.tmp / "out/data/train-00000.jsonl"
        whole = path.read_text()

        def change(name, old, new):
            return lambda row: row.update({name: row[name].replace(old, new)})

        for spoil, failing in (
                (change("cuda_backward", "adj_mul", "adj_add"), ["ir"]),
                (change("cpp_forward", "// x[i]", "// y[i]"), ["ir"]),
                (change("python_source", "2.0", "3.0"), ["ids"]),
                (change("program", "0x1.0000000000000p+1", "0x1.0000000000000p+2"), ["ids", "ir", "cases"]),
                (change("program", '"format":1', '"format":2'), ["parses"]),
                (lambda row: row.pop("program"), ["fields", "parses"]),
                (lambda row: row.update(id="0" * 64), ["ids"]),
                (lambda row: row["metadata"].pop("block_dim"), ["fields"]),
                (lambda row: row["metadata"]["block_dim"].update(cuda=0), ["fields"]),
                (lambda row: row.pop("cpp_backward"), ["fields"]),
                (lambda row: row.update(kernel_name="soup"), ["names"]),
                (lambda row: row.update(kernel_name=""), ["empty"])):
            row = json.loads(whole)
            spoil(row)
            path.write_text(json.dumps(row) + "\n")
            with self.subTest(failing):
                self.assertEqual(self.failing(code=1), failing)
        path.write_text(whole + whole)
        self.assertEqual(self.failing(code=1), ["exact-duplicates"])


class Poisson(CaptureTest):
    def test_it_converges_and_its_kernels_become_pairs(self):
        result = self.capture(harness.ROOT / "examples/poisson.py", "--", "--cells", "3", "--levels", "2")
        errors = [(float(e), float(o or "nan")) for e, o in re.findall(r"L2 error (\S+?)(?:, order (\S+))?\n", result.stdout)]
        self.assertEqual(len(errors), 2)
        self.assertLess(errors[1][0], 1e-3)
        self.assertGreater(errors[1][1], 2.8)  # quadratic elements: 3
        rows = self.rows()
        self.assertGreater(len(rows), 20)
        self.assertNotIn("refused", result.stderr)
        self.assertEqual(self.failing(), [])
        self.assert_as_warp_compiled(rows)
        by_file = {row.get("origin_file") for row in rows}
        self.assertIn("warp/_src/fem/integrate.py", by_file)
        self.assertEqual({row["license"] for row in rows}, {"Apache-2.0"})
        stiffness = next(row for row in rows if row["kernel_name"].startswith("stiffness_"))
        self.assertIn("def stiffness(s: fem.Sample, u: fem.Field, v: fem.Field):", stiffness["python_source"])


if __name__ == "__main__":
    harness.main()

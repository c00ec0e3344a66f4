"""What a caller leaves to a program: closed descriptors, a full stdout, little memory, a full disk, signals."""

import itertools
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import harness

WEFT = harness.WEFT
FAKE = harness.WEFT_WITH_FAKE_ROWS
UNSTABLE = {"generation_stats.json", "progress.json"}
KERNEL = """import warp as wp


@wp.kernel
def scale(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = x[i] * 2.0
"""


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*"))
            if path.is_file() and path.name not in UNSTABLE}


class Tight(harness.TestCase):
    def setUp(self):
        where = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.tmp = Path(tempfile.mkdtemp(prefix="weft_tight_", dir=where))
        self.addCleanup(shutil.rmtree, self.tmp, ignore_errors=True)

    def weft(self, *arguments, program=FAKE, **kwargs):
        return self.run_weft(*arguments, program=program, **kwargs)

    def make(self, out, *arguments, rows=200):
        result = self.weft("generate", "-q", "-n", rows, "-o", out, "--rows-per-shard", 50, *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)

    # ---- descriptors ----

    def closed(self, descriptors, *command, stdout=None):
        """The exit code of a command that is started with these descriptors closed."""
        def close():
            for descriptor in descriptors:
                os.close(descriptor)
        return subprocess.run(harness.whole_rows(map(str, command)), cwd=self.tmp, stdin=subprocess.DEVNULL,
                              stdout=stdout or subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=close,
                              timeout=120).returncode

    def test_closed_descriptors_get_no_file(self):
        self.make("whole", "-j", 2)
        self.make("small", rows=120)
        for part in (1, 2):
            self.make(f"part{part}", "--shard", f"{part}/2")
        (self.tmp / "k.py").write_text(KERNEL)
        self.assertEqual(self.closed((), WEFT, "cuda", "-q", "-o", "cuda-whole", "--count", 3), 0)
        cuda = files(self.tmp / "cuda-whole")
        self.assertEqual(self.closed((), WEFT, "report", "-o", "whole.md", "whole"), 0)
        report = (self.tmp / "whole.md").read_text()
        for number in range(4):
            for descriptors in itertools.combinations((0, 1, 2), number):
                for folder in ("out", "grown", "merged", "cuda"):
                    shutil.rmtree(self.tmp / folder, ignore_errors=True)
                shutil.copytree(self.tmp / "small", self.tmp / "grown")
                generate = [FAKE, "generate", "-n", 200, "-o", "out", "--rows-per-shard", 50, "-j", 2]
                for command in (generate, [FAKE, "extend", "grown", "-n", 200], [FAKE, "verify", "out"],
                                [FAKE, "merge", "merged", "part1", "part2"], [FAKE, "repair", "out"],
                                [WEFT, "report", "-o", "out.md", "whole"],
                                [WEFT, "cuda", "-o", "cuda", "--count", 3]):
                    self.assertEqual(self.closed(descriptors, *command), 0, (descriptors, command))
                    if command is generate:
                        self.assertEqual(files(self.tmp / "out"), files(self.tmp / "whole"), descriptors)
                        (self.tmp / "out/data/train-00001.jsonl").unlink()
                        self.assertEqual(self.closed(descriptors, FAKE, "verify", "out"), 1)
                        self.assertEqual(self.closed(descriptors, FAKE, "repair", "out"), 0)
                for out in ("out", "grown", "merged"):
                    self.assertEqual(files(self.tmp / out), files(self.tmp / "whole"), (descriptors, out))
                self.assertEqual(files(self.tmp / "cuda"), cuda, descriptors)
                self.assertEqual((self.tmp / "out.md").read_text(), report, descriptors)
                # Where stdout is what the command is for, nothing else will do.
                for command in ([FAKE, "show", "whole", "--row", 3], [WEFT, "lower", "k.py"], [FAKE, "stats", "whole"],
                                [WEFT, "row", "--index", 1, "--seed", 2], [FAKE, "categories"], [FAKE, "--version"],
                                [FAKE, "diff", "whole", "--row", 3]):
                    if self.closed((), *command) == 0:
                        self.assertEqual(self.closed(descriptors, *command) != 0, 1 in descriptors,
                                         (descriptors, command))

    def test_closed_descriptors_of_a_capture_get_no_file(self):
        (self.tmp / "k.py").write_text(KERNEL + "\n\nx = wp.ones(4, dtype=float)\n"
                                       "wp.launch(scale, dim=4, inputs=[x, x])\nprint('said')\n")
        os.environ["WARP_CACHE_PATH"] = str(self.tmp / "cache")
        self.addCleanup(os.environ.pop, "WARP_CACHE_PATH")
        capture = [WEFT, "capture", "-q", "--python", sys.executable, "--overwrite", "-o", "out", "k.py"]
        self.assertEqual(self.closed((), *capture), 0)
        whole = files(self.tmp / "out")
        self.assertEqual(json.loads(whole["data/train-00000.jsonl"])["kernel_name"], "scale")
        for number in range(1, 4):
            for descriptors in itertools.combinations((0, 1, 2), number):
                shutil.rmtree(self.tmp / "out")
                self.assertEqual(self.closed(descriptors, *capture), 0, descriptors)
                self.assertEqual(files(self.tmp / "out"), whole, descriptors)
        self.assertEqual(sorted(path.name for path in self.tmp.iterdir()), ["cache", "k.py", "out"])

    def test_the_wrapper_passes_on_what_it_was_given(self):
        home = self.tmp / "home"
        (home / "build/release").mkdir(parents=True)
        shutil.copy(harness.ROOT / "weft", home)
        for name in ("src", "cmake", "tools"):
            (home / name).mkdir()
        for name in ("CMakeLists.txt", "CMakePresets.json", "tools/deps.lock"):
            (home / name).write_text("")
        shutil.copy(FAKE, home / "build/release/weft")
        (home / "build/release/.weft-built").write_text("")
        os.utime(home / "build/release/.weft-built", (time.time() + 10,) * 2)
        self.make("whole")
        for number in range(4):
            for descriptors in itertools.combinations((0, 1, 2), number):
                shutil.rmtree(self.tmp / "out", ignore_errors=True)
                self.assertEqual(self.closed(descriptors, home / "weft", "generate", "-n", 200, "-o", "out",
                                             "--rows-per-shard", 50), 0)
                self.assertEqual(files(self.tmp / "out"), files(self.tmp / "whole"), descriptors)
                self.assertEqual(self.closed(descriptors, home / "weft", "show", "out", "--row", 1) != 0,
                                 1 in descriptors)

    def test_a_full_stdout_is_an_error(self):
        self.make("whole")
        with open("/dev/full", "wb") as full:
            for command in ([FAKE, "show", "whole", "--row", 3], [FAKE, "stats", "whole"], [FAKE, "categories"],
                            [WEFT, "row", "--index", 1, "--seed", 2], [FAKE, "--help"]):
                self.assertEqual(self.closed((), *command, stdout=full), 1, command)

    # ---- memory ----

    def test_little_memory_is_one_line(self):
        self.make("whole")
        self.make("small", rows=120)
        whole = files(self.tmp / "whole")
        met = 0
        for limit in (95_000, 108_000, 110_000, 120_000, 140_000, 170_000, 220_000, 300_000):
            def limited(kilobytes=limit):
                resource.setrlimit(resource.RLIMIT_AS, (kilobytes << 10, kilobytes << 10))
            if self.weft("--version", preexec_fn=limited).returncode != 0:
                continue  # not even the libraries fit
            shutil.rmtree(self.tmp / "grown", ignore_errors=True)
            shutil.copytree(self.tmp / "small", self.tmp / "grown")
            for command in (["generate", "-q", "-n", 200, "-o", "out", "--rows-per-shard", 50],
                            ["generate", "-q", "-n", 60, "-o", "columns", "--format", "parquet"],
                            ["extend", "-q", "grown", "-n", 200], ["verify", "-q", "whole"], ["repair", "-q", "whole"],
                            ["validate", "-q", "whole"], ["stats", "-q", "whole"], ["show", "whole", "--row", 3],
                            ["report", "-q", "whole", "-o", "report.html"]):
                result = self.weft(*command, preexec_fn=limited)
                self.assertIn(result.returncode, (0, 1), (limit, command, result.stderr))
                self.assertEqual(result.stderr.count("\n"), result.returncode, (limit, command, result.stderr))
                self.assertNotRegex(result.stderr, "damaged|readable", (limit, command))
                met += "memory" in result.stderr or "thread" in result.stderr
                if command[0] in ("generate", "extend") and result.returncode == 0 and "columns" not in command:
                    self.assertEqual(files(self.tmp / ("out" if "out" in command else "grown")), whole)
            self.assertEqual(files(self.tmp / "whole"), whole)
            for command in (["lower", "k.py"], ["row", "--index", 1, "--seed", 2],
                            ["cuda", "-q", "-o", f"cuda{limit}", "--count", 2]):
                (self.tmp / "k.py").write_text(KERNEL)
                result = self.weft(*command, program=WEFT, preexec_fn=limited)
                if result.returncode != 127:
                    self.assertIn(result.returncode, (0, 1), (limit, command, result.stderr))
            for out in ("out", "columns"):
                if (self.tmp / out / "manifest.json").exists():
                    self.assertEqual(self.weft("verify", out).returncode, 0)
                shutil.rmtree(self.tmp / out, ignore_errors=True)
        self.assertGreater(met, 3)

    def test_little_memory_for_parquet_is_one_line(self):
        # Arrow ends the program in some of the places in which its memory is full.
        met = 0
        for limit in range(96_000, 136_000, 2_000):
            def limited(kilobytes=limit):
                resource.setrlimit(resource.RLIMIT_AS, (kilobytes << 10, kilobytes << 10))
            if self.weft("--version", preexec_fn=limited).returncode != 0:
                continue
            for jobs in (1, 3):
                shutil.rmtree(self.tmp / "columns", ignore_errors=True)
                result = self.weft("generate", "-q", "-n", 60, "-o", "columns", "--format", "parquet", "-j", jobs,
                                   preexec_fn=limited)
                self.assertIn(result.returncode, (0, 1), (limit, jobs, result.stderr))
                self.assertEqual(result.stderr.count("\n"), result.returncode, (limit, jobs, result.stderr))
                met += result.returncode
        self.assertGreater(met, 3)

    # ---- disk and signals ----

    def test_what_cannot_fit_the_disk_is_said_before_the_first_row(self):
        # Of the grammar's categories, which have no end of rows; those made from plans have.
        mix = ["-c", harness.CONSTRUCTS]
        self.make("out", *mix)
        before = files(self.tmp / "out")
        for command in (["extend", "out", "-n", 10**12], ["generate", "-o", "new", "-n", 10**12, *mix],
                        ["generate", "-o", "new", "-n", 10**12, *mix, "--format", "json"],
                        ["generate", "-o", "new", "-n", 10**12, *mix, "--rows-per-shard", 1, "--format", "parquet"]):
            begin = time.monotonic()
            result = self.weft(*command)
            self.assertEqual(result.returncode, 1)
            self.assertRegex(result.stderr, r"^weft: 1000000000000 rows come to about [^\n]+, and 'new' has room for "
                             r"[^\n]+; give a smaller number or another disk\n$" if "new" in command else
                             r"^weft: 999999999\d{3} rows come to about [^\n]+, and 'out' has room for ")
            self.assertLess(time.monotonic() - begin, 15)
        self.make("planned", rows=20)
        for command in (["extend", "planned", "-n", 10**12], ["generate", "-o", "many", "-n", 10**12]):
            result = self.weft(*command)
            self.assertEqual(result.returncode, 1)
            self.assertRegex(result.stderr, r"^weft: the category '\w+' has \d+ different programs, and 1000000000000 rows take "
                             r"\d+ of them; ask for fewer rows, [^\n]+\n$")
            self.assertFalse((self.tmp / "many").exists())
        # Programs in folders are another kind of set, with a number of their own.
        for option, number in (("--count", 10**12), ("--per-category", 10**9)):
            result = self.weft("cuda", option, number, "-o", "programs/deep", program=WEFT)
            self.assertEqual(result.returncode, 2)
            self.assertRegex(result.stderr, rf"^weft: bad value '{10**12 if option == '--count' else 10**10}' for {option}; "
                             r"so many programs come to about [^\n]+, and there is room for [^\n]+; give a smaller "
                             r"number or another disk\n$")
            self.assertFalse((self.tmp / "programs").exists())
        self.assertEqual(files(self.tmp / "out"), before)
        self.assertEqual(self.weft("verify", "out").stdout.count("\n"), 1)
        # Nothing was begun, so that the right number can be given.
        self.make("new", rows=60)

    def test_a_signal_is_heard_at_once_however_many_spans_there_are(self):
        self.weft("generate", "-q", "-n", 3, "-c", harness.CONSTRUCTS, "-o", "out", "--rows-per-shard", 1)
        run = subprocess.Popen([FAKE, "extend", "-q", "out", "-n", "1000000"], cwd=self.tmp, stderr=subprocess.PIPE,
                               text=True)
        while not list((self.tmp / "out/.weft").glob("extension/data/*")):
            self.assertIsNone(run.poll())
            time.sleep(0.01)
        begin = time.monotonic()
        run.send_signal(signal.SIGINT)
        error = run.communicate()[1]
        self.assertLess(time.monotonic() - begin, 5)
        self.assertEqual(run.returncode, 130, error)
        self.assertIn("interrupted; ", error)
        self.assertIn("is whole: 3 rows", self.weft("verify", "out").stdout)

    def test_a_signal_before_the_first_row(self):
        """While the mean size of a row is found: nothing is begun, and no folder and no rows are named."""
        run = subprocess.Popen(harness.whole_rows([harness.WEFT, "generate", "-q", "-o", "sized", "--target-size", "900TB", "-j", "1"]),
                               cwd=self.tmp, stderr=subprocess.PIPE, text=True)
        time.sleep(0.1)
        run.send_signal(signal.SIGINT)
        error = run.communicate()[1]
        if run.returncode == 130:  # it may be done already, or not have begun to listen
            self.assertEqual(error, "weft: interrupted; nothing was begun\n")
        self.assertFalse((self.tmp / "sized/data").exists())


if __name__ == "__main__":
    harness.main()

"""The lines that weft prints when a command cannot do what it was asked, word for word."""

import os
import signal
import subprocess
import time

import harness


class Messages(harness.TestCase):
    def fails(self, line, *arguments, code=1):
        result = self.run_weft(*arguments)
        self.assertEqual(result.stderr, line + "\n")
        self.assertEqual(result.returncode, code)
        self.assertEqual(result.stdout, "")

    def test_show(self):
        self.fails("weft: 'out' holds no dataset; 'weft generate -o out' makes one", "show", "out")
        result = self.run_weft("generate", "-q", "-n", 3, "-o", "out")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.fails("weft: row 3 is not in 'out'", "show", "out", "--row", 3)
        self.fails("weft: no field 'soup' in the row from 'out/data/train-00000.jsonl'",
                   "show", "out", "--part", "soup")
        self.fails("weft: output folder 'out' is not empty; --overwrite replaces what weft wrote "
                   "there before", "generate", "-o", "out")

    def test_interrupted(self):
        run = subprocess.Popen([harness.WEFT_WITH_FAKE_ROWS, "generate", "-q", "-n", "100000000",
                                "-o", "out"], cwd=self.tmp, stderr=subprocess.PIPE, text=True)
        while not (self.tmp / "out" / "progress.json").exists():
            time.sleep(0.01)
        run.send_signal(signal.SIGINT)
        self.assertRegex(run.communicate(timeout=60)[1],
                         r"^weft: interrupted; \d+ of 100000000 rows were written to 'out'\n$")
        self.assertEqual(run.returncode, 128 + signal.SIGINT)

    def test_lower(self):
        path = self.tmp / "two.py"
        path.write_text("import warp as wp\n@wp.kernel\ndef k(n: int):\n    pass\n"
                        "@wp.kernel\ndef m(n: int):\n    pass\n")
        self.fails("two.py: several kernels, choose one with --kernel: k, m", "lower", "two.py")
        self.fails("two.py: no kernel 'j'; the file has: k, m", "lower", "two.py", "--kernel", "j")
        path.write_text("import warp as wp\nX = 1\n")
        self.fails("two.py: no kernel; a kernel is a function with the decorator @wp.kernel",
                   "lower", "two.py")
        self.fails(f"weft: cannot open 'nowhere.py': {os.strerror(2)}", "lower", "nowhere.py")


if __name__ == "__main__":
    harness.main()

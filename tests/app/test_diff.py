"""weft diff: both forms of a kernel of a file or a row, in columns and as Markdown."""

import unittest

import harness

EXAMPLE = harness.ROOT / "examples" / "smooth.py"
TITLES = ["Signature", "Argument passing", "Thread model", "Index computation", "Shared storage",
          "Contiguous arrays", "Early return", "Functions", "Adjoint arguments", "The same"]


class Diff(harness.TestCase):
    def diff(self, *arguments, **environment):
        result = self.run_weft("diff", *arguments, environment=environment)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return result.stdout

    def test_every_aspect_is_there_in_both_forms(self):
        text, markdown = self.diff(EXAMPLE), self.diff(EXAMPLE, "--markdown")
        for title in TITLES:
            self.assertIn(f"== {title}\n", text)
            self.assertIn(f"## {title}\n", markdown)

    def test_columns_fit_the_terminal(self):
        for columns in (60, 100, 200):
            text = self.diff(EXAMPLE, COLUMNS=str(columns))
            self.assertLessEqual(max(len(line) for line in text.split("\n")), columns)

    def test_a_pipe_has_whole_lines(self):
        text = self.diff(EXAMPLE, COLUMNS="")
        self.assertNotIn("…", text)
        for device in ("cpu", "cuda"):
            forward = self.run_weft("lower", EXAMPLE, "-d", device, "--part", "forward").stdout
            for line in forward.splitlines():
                self.assertIn(line.strip(), text)

    def test_the_diff_of_the_markdown_is_the_two_texts(self):
        block = self.diff(EXAMPLE, "--markdown").split("```diff\n")[1].split("```")[0].splitlines()
        for device, mark in (("cpu", "-"), ("cuda", "+")):
            lowered = self.run_weft("lower", EXAMPLE, "-d", device, "--part", "forward").stdout.splitlines()
            self.assertEqual([line[1:].strip() for line in block if line[0] in f" {mark}"],
                             [line.strip() for line in lowered])

    def test_a_row_of_a_dataset(self):
        self.run_weft("generate", "-q", "-n", 6, "-o", "rows", "-d", "cuda")
        name = self.run_weft("show", "rows", "--row", 4, "--part", "kernel_name").stdout.strip()
        self.assertTrue(self.diff("rows", "--row", 4).startswith(f"{name}: its CPU and its CUDA form\n"))

    def test_what_is_asked_wrongly(self):
        (self.tmp / "two.py").write_text("import warp as wp\n@wp.kernel\ndef k(n: int):\n    pass\n"
                                         "@wp.kernel\ndef m(n: int):\n    pass\n")
        self.run_weft("generate", "-q", "-n", 2, "-o", "rows")
        for line, code, arguments in (
                ("two.py:6:1: several kernels, choose one with --kernel: k, m", 1, ["two.py"]),
                ("two.py:1:1: no kernel 'j'; the file has: k, m", 1, ["two.py", "--kernel", "j"]),
                ("weft: bad value '3' for --row; it goes with the folder of a dataset", 2, ["two.py", "--row", 3]),
                ("weft: row 7 is not in 'rows'", 1, ["rows", "--row", 7])):
            with self.subTest(line):
                result = self.run_weft("diff", *arguments)
                self.assertEqual((result.stderr, result.returncode, result.stdout), (line + "\n", code, ""))
        self.assertTrue(self.diff("two.py", "--kernel", "m").startswith("m: "))


if __name__ == "__main__":
    harness.main()

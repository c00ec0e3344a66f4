"""weft enrich: rows with PTX by Warp's NVRTC, and SASS and LLVM IR where their tools are here."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import unittest
import unittest.mock

import harness
from faults import run_beside

try:
    import warp  # noqa: F401
except ImportError:
    warp = None

sys.path.insert(0, str(harness.ROOT / "python"))
from weft import _levels  # noqa: E402


def tools() -> list:
    """The levels that can be made here."""
    out = ["ptx"]
    for names, level in (((("ptxas", (13, 4)), ("nvdisasm", (13, 4)))), "sass"),:
        try:
            for name, least in names:
                _levels.toolkit(name, least)
            out.append(level)
        except _levels.Missing:
            pass
    try:
        _levels.find_clang()
        out.append("llvm_ir")
    except _levels.Missing:
        pass
    return out


@unittest.skipIf(warp is None, "warp-lang is not installed")
class Enrich(harness.TestCase):
    def weft(self, *arguments, code=0, **options):
        done = self.run_weft(*arguments, whole=False, **options)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout if code == 0 else done.stderr

    def rows(self, name):
        return [json.loads(line) for path in sorted((self.tmp / name / "data").glob("*.jsonl"))
                for line in path.read_text().splitlines()]

    def enrich(self, source, name, *options, add="ptx", code=0):
        return self.weft("enrich", source, "-o", name, "--python", sys.executable, "--add", add, *options, code=code)

    def fails(self, said, *arguments, code=2):
        error = self.weft(*arguments, code=code)
        self.assertIn(said, error)
        self.assertEqual(error.count("\n"), 1, error)

    def fake_python(self, compilers):
        """A Python that has the pinned Warp, and lines of a shell in the place of its compilers."""
        path = self.tmp / "python"
        path.write_text(f'#!/bin/sh\ncase "$2" in *importlib*) exec {sys.executable} "$@";; esac\n{compilers}\n')
        path.chmod(0o755)
        return path

    def test_texts_and_figures(self):
        levels = tools()
        self.weft("generate", "-q", "-n", 8, "-s", 3, "--full", "--format", "jsonl", "--rows-per-shard", 4, "--split",
                  "train=0.6,test=0.4", "-o", "plain")
        said = self.enrich("plain", "levels", "--arch", "sm_90,sm_80", add=",".join(levels))
        self.assertIn("'levels' has 8 rows with " + ",".join(levels), said)
        plain, rows = self.rows("plain"), self.rows("levels")
        self.assertEqual(len(rows), 8)
        names = [f"{level}_{arch}_{part}" for level in levels if level != "llvm_ir" for arch in ("sm_80", "sm_90")
                 for part in ("forward", "backward")]
        names += [f"llvm_ir_{o}_{part}" for o in ("o0", "o2") for part in ("forward", "backward")] if "llvm_ir" in levels else []
        met = set()
        for before, row in zip(plain, rows):
            for name, value in before.items():
                if name != "metadata":
                    self.assertEqual(row[name], value)
            self.assertEqual(row["metadata"] | {"tokens": 0}, before["metadata"] | {"tokens": 0})
            there = [name for name in names if name in row]
            self.assertEqual(set(row) - set(before), {*there, "levels"})
            self.assertEqual([figures["text"] for figures in row["levels"]], there)
            self.assertEqual(set(row["metadata"]["tokens"]) - set(before["metadata"]["tokens"]), set(there))
            self.assertTrue(all(name in row for name in names if name.endswith("forward")))
            met.update(there)
            source = "\n".join(row[part].rstrip("\n") + "\n" for part in ("cuda_support", "cuda_forward", "cuda_backward")
                               if row.get(part)).splitlines()
            for figures in row["levels"]:
                self.assertNotIn("error", figures)
                text = row[figures["text"]]
                self.assertEqual(len(figures["lines"]), len(text.splitlines()))
                self.assertEqual(len(figures["python_lines"]), len(figures["lines"]))
                self.assertEqual(sum(one["count"] for one in figures["mix"]), figures["instructions"])
                # LLVM IR has the functions of Warp's headers too, whose lines are of no call in the file.
                least = 10 if figures["text"].startswith("llvm") else len(figures["lines"]) // 4
                self.assertGreater(sum(line > 0 for line in figures["lines"]), least, figures["text"])
                self.assertNotIn(str(harness.ROOT), text)
                self.assertNotRegex(text, r"/site-packages/|_INTERNAL_[0-9a-f]{8}|\.loc\s|!dbg")
                if not figures["text"].startswith("llvm"):
                    self.assertLessEqual(max(figures["lines"]), len(source))
                    self.assertLessEqual(max(figures["python_lines"]), len(row["python_source"].splitlines()))
                    self.assertGreater(max(figures["python_lines"]), 0)
                if figures["text"].startswith("sass"):
                    self.assertGreater(figures["registers"], 0)
                    # Kernels with tiles ask for shared memory at their launch.
                    self.assertEqual("occupancy" in figures, ".extern .shared" not in row[figures["text"].replace("sass", "ptx")])
                    self.assertTrue(0 < figures.get("occupancy", 1) <= 1)
        self.assertEqual(met, set(names))
        self.assertIn("'levels' is whole: 8 rows", self.weft("verify", "levels"))
        # The same again, by parts that are merged, and in Parquet.
        for part in (1, 2):
            said = self.enrich("plain", f"part{part}", "--arch", "sm_80,sm_90", "--shard", f"{part}/2", "-j", 1, add=",".join(levels))
            # The hint names a row that this part has.
            command = re.search(r"one text: .*? (show part\d --row \d+ --part \w+)\n", said)[1].split()
            self.assertIn(".visible .entry", self.weft(*command))
        self.weft("merge", "-q", "merged", "part1", "part2")
        self.assertEqual((self.tmp / "merged/manifest.json").read_bytes(), (self.tmp / "levels/manifest.json").read_bytes())
        self.assertIn("has 8 rows", self.enrich("plain", "levels", "--arch", "sm_80,sm_90", add=",".join(levels)))
        self.fails("it has texts of compilers already; enrich the one that it was made of", "enrich", "levels", "-o", "out", "--add", "ptx",
                   "--python", sys.executable)

    def test_texts_are_whole(self):
        """The tools take each text again: PTX with arrays of a thread, tiles and functions, and LLVM IR of both kinds."""
        levels = tools()
        self.weft("generate", "-q", "-n", 8, "-s", 9, "-c", "math,tiles,queries,linalg", "--full", "--cases", 0, "--format", "jsonl",
                  "-o", "plain")
        self.enrich("plain", "levels", "--arch", "sm_80", "-q", add=",".join(levels))
        texts = {name: text for row in self.rows("levels") for name, text in
                 ((f"{row['index']}_{name}", text) for name, text in row.items() if isinstance(text, str))}
        self.assertTrue(any("\t.local " in text for name, text in texts.items() if "_ptx_" in name))
        self.assertTrue(any(".extern .shared" in text for name, text in texts.items() if "_ptx_" in name))
        for name, text in texts.items():
            if "_ptx_" in name and "sass" in levels:
                command = [_levels.toolkit("ptxas")[0], "-arch=sm_80", name, "-o", "out"]
            elif "_llvm_ir_" in name:
                command = [_levels.find_clang()[0], "-x", "ir", "-c", "-emit-llvm", name, "-o", "out"]
            else:
                continue
            (self.tmp / name).write_text(text)
            done = subprocess.run(command, cwd=self.tmp, capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, name + done.stdout + done.stderr)

    def test_captured_kernels(self):
        """Their texts name lines of the file; `python_lines` are of the source in the row."""
        (self.tmp / "script.py").write_text("import warp as wp\n\n\n# A comment, é.\n\n\n@wp.kernel\ndef scale(x: wp.array(dtype=float)):\n"
                                            "    # One more: ö.\n    i = wp.tid()\n    x[i] = wp.sin(x[i]) * 2.0\n\n\n"
                                            "wp.launch(scale, 4, [wp.zeros(4, dtype=float, device='cpu')], device='cpu')\n")
        self.weft("capture", "script.py", "-o", "plain", "--format", "jsonl", "--python", sys.executable, "-d", "both")
        self.weft("enrich", "plain", "-o", "levels", "--python", sys.executable, "--add", "ptx", "--arch", "sm_80", "-q",
                  environment={"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"})
        row, = self.rows("levels")
        self.assertEqual(row["origin_line"], 7)
        python = row["python_source"].splitlines()
        for figures in row["levels"]:
            met = {python[line - 1].strip() for line in figures["python_lines"] if line}
            self.assertIn("x[i] = wp.sin(x[i]) * 2.0", met)
            # In the adjoint, too, the sine is in the line that calls it.
            for line, text in zip(figures["python_lines"], row[figures["text"]].splitlines()):
                if "sin" in text or "cos" in text:
                    self.assertIn(python[line - 1].strip() if line else "", ("", "x[i] = wp.sin(x[i]) * 2.0"))

    def test_a_set_that_was_written_there_meanwhile_stays(self):
        self.weft("generate", "-q", "-n", 2, "--full", "--rows-per-shard", 1, "-o", "plain")
        self.weft("generate", "-q", "-n", 1, "-o", "other")
        command = ("enrich", "plain", "--add", "ptx", "--arch", "sm_80", "--python", sys.executable, "-q", "-o")
        self.weft(*command, "alone")
        for filled, code in (("other", 1), ("alone", 0)):
            out = self.tmp / f"beside-{filled}"
            done, said = run_beside(self, (*command, out.name), lambda: shutil.copytree(self.tmp / filled, out, dirs_exist_ok=True))
            self.assertEqual(done, code, said)
            self.assertIn("another configuration" if code else "", said)
            self.assertEqual((out / "manifest.json").read_bytes(), (self.tmp / filled / "manifest.json").read_bytes())
            self.weft("verify", "-q", out.name)

    def test_captured_sets_are_merged(self):
        """Those of two scripts, and the parts of one: with the texts, which are not made again."""
        kernel = ("import warp as wp\n\n\n@wp.kernel\ndef {0}(x: wp.array(dtype=float)):\n    i = wp.tid()\n    x[i] = x[i] * {1}\n\n\n"
                  "wp.launch({0}, 4, [wp.zeros(4, dtype=float, device='cpu')], device='cpu')\n")
        for n, text in (("a", kernel.format("scale", 2.0)), ("b", kernel.format("grow", 3.0) + kernel.format("shrink", 0.5))):
            (self.tmp / f"{n}.py").write_text(text)
            self.weft("capture", f"{n}.py", "-o", n, "--format", "jsonl", "--python", sys.executable, "-d", "both", "--rows-per-shard", 1)
            self.enrich(n, f"{n}_levels", "--arch", "sm_80", "-q")
        self.weft("merge", "-q", "merged", "a_levels", "b_levels")
        rows = self.rows("merged")
        self.assertEqual([row["kernel_name"] for row in rows], ["scale", "grow", "shrink"])
        for row in rows:
            self.assertIn(f".visible .entry {row['kernel_name']}_", row["ptx_sm_80_forward"])
        capture = json.loads((self.tmp / "merged/manifest.json").read_text())["configuration"]["captured"]
        self.assertEqual((capture["script"], capture["kernels"]), ("a.py, b.py", 3))
        self.weft("validate", "-q", "merged", "--python", sys.executable)
        for k in (1, 2):
            self.enrich("b", f"part{k}", "--arch", "sm_80", "-q", "--shard", f"{k}/2")
        self.weft("merge", "-q", "whole", "part1", "part2")
        self.assertEqual((self.tmp / "whole/manifest.json").read_bytes(), (self.tmp / "b_levels/manifest.json").read_bytes())
        self.fails("cannot be joined with 'a_levels', because its rows have another form", "merge", "mixed", "a_levels", "b", code=1)

    def test_damaged_files_are_made_again(self):
        self.weft("generate", "-q", "-n", 3, "-c", "arithmetic", "--full", "--cases", 0, "--format", "jsonl", "--rows-per-shard", 1, "-o", "plain")
        self.enrich("plain", "levels", "--arch", "sm_80", "-q")
        manifest = (self.tmp / "levels/manifest.json").read_bytes()
        files = sorted((self.tmp / "levels/data").iterdir())
        files[0].unlink()
        files[2].write_bytes(files[2].read_bytes().replace(b"ptx", b"PTX"))
        self.fails("'weft enrich --add ptx --arch sm_80' with these sets makes", "repair", "levels", "-q", code=1)
        said = self.enrich("plain", "levels", "--arch", "sm_80")
        self.assertIn(" 2 of them made", said)
        self.assertEqual((self.tmp / "levels/manifest.json").read_bytes(), manifest)
        self.weft("verify", "-q", "levels")
        self.assertNotIn("of them made", self.enrich("plain", "levels", "--arch", "sm_80"))

    def test_side_by_side(self):
        """weft show --aligned: each line of each text once, beside its line of the Python."""
        self.weft("generate", "-q", "-n", 2, "--full", "--format", "jsonl", "--cases", 0, "-o", "plain")
        self.enrich("plain", "levels", "--arch", "sm_80,sm_90", "-q")
        row = self.rows("levels")[1]
        show = ("show", "levels", "--row", 1)
        table = [line[5:].split(" | ") for line in self.weft(*show, "--aligned").splitlines()]
        self.assertEqual([cell.strip() for cell in table[0]], ["python_source", "cuda_forward", "ptx_sm_80_forward"])
        python = row["python_source"].splitlines()
        self.assertEqual([line[0].rstrip() for line in table[2:] if line[0].strip()], [line for line in python if line])
        for column, field in ((1, "cuda_forward"), (2, "ptx_sm_80_forward")):
            cells = [line[column].rstrip() for line in table[2:] if len(line) > column and line[column].strip()]
            lines = [line.rstrip().replace("\t", "    ") for line in row[field].splitlines() if line]
            self.assertEqual(sorted(cells), sorted(lines))
        # The table says what the columns of the row say.
        figures = next(one for one in row["levels"] if one["text"] == "ptx_sm_80_forward")
        at = next(i for i, line in enumerate(figures["python_lines"]) if line)
        number = figures["python_lines"][at]
        said = self.weft(*show, "--aligned", "--part", "ptx", "--arch", "sm_90").splitlines()
        self.assertIn("ptx_sm_90_forward", said[0])
        self.assertTrue(any(line.startswith(f"{number:>4} ") for line in said))
        self.assertLessEqual(max(map(len, self.weft(*show, "--aligned", environment={"COLUMNS": "100"}).splitlines())), 100)
        # One text, by its level.
        self.assertEqual(self.weft(*show, "--part", "ptx_sm_90_forward"), row["ptx_sm_90_forward"])
        both = row["ptx_sm_90_forward"] + row.get("ptx_sm_90_backward", "")
        self.assertEqual(self.weft(*show, "--part", "ptx", "--arch", "sm_90"), both)
        # A tab of the report for each level and architecture, beside those of the row's own texts.
        self.weft("report", "levels", "-o", "report.html", "-q")
        page = (self.tmp / "report.html").read_text()
        for name in ("CUDA", "CPU", "PTX sm_80", "PTX sm_90"):
            self.assertIn(f'data-value="{name}"', page)
        self.assertIn('data-text="PTX sm_90-forward"', page)
        self.assertIn(".visible .entry", page)
        self.fails("no field 'ptx_sm_75_forward' in row 1 of", *show, "--part", "ptx", "--arch", "sm_75", code=1)
        self.fails("bad value 'sm_80' for --arch; it goes with --part or --aligned", *show, "--arch", "sm_80")
        self.fails(" has no texts of compilers to stand beside the Python; 'weft enrich' adds them to a dataset", "show", "plain", "--aligned", code=1)
        self.fails("no field 'sass_sm_90_forward' in row 1 of", *show, "--aligned", "--part", "sass_sm_90_forward", code=1)

    def test_compiled_again(self):
        """weft validate: a sample of the rows is compiled again, in files of lines and of columns."""
        for form in ("jsonl", "parquet"):
            self.weft("generate", "-q", "-n", 5, "--full", "--format", form, "--cases", 0, "-o", form)
            self.enrich(form, f"{form}-levels", "--arch", "sm_80", "-q", add=",".join(tools()))
        python = ("--python", sys.executable, "-q")
        for form, options, rows in (("jsonl", (), 5), ("parquet", ("--compile", 2), 2)):
            said = self.weft("validate", f"{form}-levels", *python, *options)
            self.assertRegex(said, rf"ok +compiled .* \({rows} rows compiled\)")
        self.assertRegex(self.weft("validate", "jsonl-levels", *python, "--compile", 0), "skip compiled")
        # Another text, another figure, none at all.
        path = self.tmp / "jsonl-levels/data/train-00000.jsonl"
        rows = [json.loads(line) for line in path.read_text().splitlines()]
        rows[0]["ptx_sm_80_forward"] = rows[0]["ptx_sm_80_forward"].replace("sm_80", "sm_90", 1)
        rows[1]["levels"][0]["instructions"] += 1
        del rows[3]["ptx_sm_80_forward"]
        path.write_text("".join(json.dumps(row) + "\n" for row in rows))
        done = self.run_weft("validate", "jsonl-levels", *python, "--only", "compiled", whole=False)
        self.assertEqual(done.returncode, 1)
        for row, what in ((0, "ptx_sm_80_forward"), (1, "levels"), (3, "ptx_sm_80_forward")):
            self.assertIn(f"row {row}: {what} come out otherwise", done.stdout)
        self.assertNotIn("row 2:", done.stdout)
        # Other tools than those of the manifest: left out, which is said; refused where somebody asked for it.
        fake = ("--python", self.fake_python("read line; echo '{\"tools\": {\"nvrtc\": \"13.3\"}}'; read line"), "-q")
        done = self.run_weft("validate", "parquet-levels", *fake, whole=False)
        self.assertIn("the check 'compiled' is left out: the texts of 'parquet-levels' were made by nvrtc 13.4", done.stderr)
        self.assertRegex(done.stdout, "skip compiled")
        self.fails("and here are nvrtc 13.3; only the same ones make the same texts", "validate", "parquet-levels", *fake, "--only", "compiled", code=1)
        self.fails("only datasets of 'weft enrich' have texts of compilers", "validate", "jsonl", "--compile", 3, "-q")

    def test_examples(self):
        """weft view: CUDA to PTX, PTX to CUDA, PTX to SASS, Python to PTX."""
        sass = "sass" in tools()
        self.weft("generate", "-q", "-n", 3, "--full", "--format", "jsonl", "--cases", 0, "-o", "plain")
        self.enrich("plain", "levels", "--arch", "sm_80,sm_90", "-q", add="ptx,sass" if sass else "ptx")
        tasks = ["cuda-to-ptx", "ptx-to-cuda", "ptx-to-sass", "python-to-ptx"]
        self.weft("view", "levels", "--tasks", ",".join(tasks), "--arch", "sm_90", "-q", "-o", "pairs")
        rows = self.rows("levels")
        made = {(one["row_id"], one["task"]): one for one in self.rows("pairs")}
        self.assertEqual(len(made), 3 * (4 if sass else 3))
        fence = lambda language, text: f"```{language}\n{text.rstrip()}\n```"
        for row in rows:
            ptx = fence("ptx", row["ptx_sm_90_forward"])
            cuda = fence("cuda", "\n".join(filter(None, (row.get("cuda_support"), row["cuda_forward"]))))
            python = fence("python", row["python_source"])
            expected = {"cuda-to-ptx": (cuda, ptx), "ptx-to-cuda": (ptx, cuda), "python-to-ptx": (python, ptx)}
            if sass:
                expected["ptx-to-sass"] = (ptx, fence("sass", row["sass_sm_90_forward"]))
            for task, (given, answer) in expected.items():
                one = made[row["id"], task]
                self.assertIn(given, one["prompt"])
                self.assertIn("sm_90", one["prompt"])
                self.assertEqual(one["completion"], answer)
        manifest = json.loads((self.tmp / "pairs/manifest.json").read_text())
        self.assertEqual(manifest["configuration"]["arch"], "sm_90")
        self.assertEqual(manifest["configuration"]["levels"]["nvrtc"], "13.4")
        self.assertIn("PTX and SASS are for sm_90, by nvrtc 13.4", (self.tmp / "pairs/README.md").read_text())
        self.weft("verify", "pairs")
        # All tasks, where none is named.
        self.weft("view", "levels", "--as", "messages", "-q", "-o", "all")
        self.assertLessEqual({"python-to-cuda", "cuda-to-ptx"}, {one["task"] for one in self.rows("all")})
        self.fails("it needs texts of compilers, which 'weft enrich' adds", "view", "plain", "--tasks", "cuda-to-ptx", "-o", "out")
        self.fails("it needs texts of compilers", "generate", "-n", 2, "--view", "pairs", "--tasks", "ptx-to-sass", "-o", "out")
        self.fails("the rows have texts for sm_80, sm_90", "view", "levels", "--arch", "sm_75", "-o", "out")
        self.fails("no task has a text of an architecture", "view", "levels", "--tasks", "cuda-to-python", "--arch", "sm_90", "-o", "out")

    def test_long_texts_are_left_out(self):
        """And names without hashes, where the rows have none."""
        self.weft("generate", "-q", "-n", 3, "--full", "--format", "jsonl", "--cases", 0, "--strip", "hashes", "-o", "plain")
        self.enrich("plain", "all", "--arch", "sm_80", "-q")
        counts = sorted(row["metadata"]["tokens"][one["text"]] for row in self.rows("all") for one in row["levels"])
        most = counts[len(counts) // 2]
        self.enrich("plain", "short", "--arch", "sm_80", "-q", "--max-tokens", most)
        left_out = 0
        for row, short in zip(self.rows("all"), self.rows("short")):
            for figures, other in zip(row["levels"], short["levels"]):
                name = figures["text"]
                self.assertNotRegex(row[name], r"_[0-9a-f]{8}_cuda_kernel")
                tokens = row["metadata"]["tokens"][name]
                if tokens <= most:
                    self.assertEqual((short[name], other), (row[name], figures))
                    continue
                left_out += 1
                self.assertNotIn(name, short)
                self.assertNotIn(name, short["metadata"]["tokens"])
                self.assertEqual(other["tokens_left_out"], tokens)
                self.assertEqual((other["instructions"], other["mix"]), (figures["instructions"], figures["mix"]))
        self.assertEqual(left_out, sum(count > most for count in counts))
        self.assertGreater(left_out, 0)
        self.assertIn("3 rows compiled", self.weft("validate", "short", "-q", "--only", "compiled", "--python", sys.executable))
        self.weft("generate", "-q", "-n", 3, "--full", "--cases", 0, "-o", "columns")
        self.assertNotIn("one text:", self.enrich("columns", "short-columns", "--arch", "sm_80", "--max-tokens", 1))
        self.assertIn("tokens_left_out", self.weft("show", "short-columns", "--row", 0))
        self.fails("has no texts of compilers to stand beside", "show", "short-columns", "--row", 0, "--aligned", code=1)
        self.fails("bad value '0' for --max-tokens", "enrich", "plain", "-o", "out", "--add", "ptx", "--max-tokens", 0)

    def test_complete_programs(self):
        """Of `weft cuda`: PTX by nvcc, as the Makefile of a program calls it."""
        try:
            _levels.check_release(*_levels.toolkit("nvcc", (13, 4)), str(self.tmp))
        except _levels.Missing:
            self.skipTest("no whole nvcc 13.4 here; tools/requirements-levels.txt has one")
        self.weft("cuda", "-q", "--count", 4, "--format", "parquet", "-o", "programs")
        add = ",".join(level for level in tools() if level != "llvm_ir")
        self.enrich("programs", "levels", "--arch", "sm_90", "-q", add=add)
        import pyarrow.parquet as pq
        rows = pq.read_table(next((self.tmp / "levels/data").glob("*.parquet"))).to_pylist()
        self.assertEqual([name for name in rows[0] if name.startswith(("ptx", "sass"))],
                         [f"{level}_sm_90_forward" for level in add.split(",")])
        for row in rows:
            self.assertRegex(row["ptx_sm_90_forward"], rf"\.visible \.entry \w*{row['kernel_name']}\w*\(")
            self.assertNotIn(str(self.tmp), row["ptx_sm_90_forward"])
            figures = row["levels"][0]
            self.assertGreater(sum(line > 0 for line in figures["lines"]), 10)
            self.assertLessEqual(max(figures["lines"]), len(row["cuda_standalone"].splitlines()))
        self.assertRegex(self.weft("validate", "levels", "-q", "--only", "compiled", "--python", sys.executable), "4 rows compiled")
        self.weft("report", "levels", "-o", "report.html", "-q")
        self.assertIn(".visible .entry", (self.tmp / "report.html").read_text())
        self.assertIn("`ptx_*` by nvcc", (self.tmp / "levels/README.md").read_text())
        self.fails("which complete programs do not have", "enrich", "programs", "-o", "out", "--add", "llvm_ir", "--python", sys.executable, code=2)

    def test_parts_of_nvcc_of_another_release(self):
        """pip brings the newest parts of an older nvcc, whose assembler refuses their text."""
        nvcc = self.tmp / "nvcc"
        nvcc.write_text('#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\necho "// Cuda compilation tools, release 13.4, $(cat made)" > $2\n')
        nvcc.chmod(0o755)
        (self.tmp / "made").write_text("V13.4.92")
        _levels.check_release(str(nvcc), "V13.4.92", str(self.tmp))
        (self.tmp / "made").write_text("V13.5.37")
        with self.assertRaisesRegex(_levels.Missing, "nvcc is V13.4.92, and its compiler V13.5.37; .*pip install nvidia-nvvm==13.4.92 nvidia-cuda-crt==13.4.92 "):
            _levels.check_release(str(nvcc), "V13.4.92", str(self.tmp))

    def test_interrupted_and_continued(self):
        """What was compiled is kept: whole shards as files, and of the next shard the blocks of 50 rows."""
        self.weft("generate", "-q", "-n", 130, "-c", "indexing", "--max-tokens", 2000, "--fields", "python_source,cuda_forward,cuda_support",
                  "-d", "cuda", "--format", "jsonl", "--rows-per-shard", 60, "--cases", 0, "-o", "plain")
        self.enrich("plain", "whole", "--arch", "sm_80", "-q")
        (self.tmp / "files").mkdir()
        command = [harness.WEFT, "enrich", "plain", "-o", "out", "--add", "ptx", "--arch", "sm_80", "--python", sys.executable]
        process = subprocess.Popen(command, cwd=self.tmp, env={**os.environ, "TMPDIR": str(self.tmp / "files")},
                                   stderr=subprocess.PIPE, text=True)
        kept = self.tmp / "out/.weft/compiled-rows"
        text = lambda: kept.read_text() if kept.exists() else ""
        while process.poll() is None and not ("rows from 60 " in text() and text().count("\n") == 51):
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        error = process.communicate(timeout=60)[1]
        self.assertEqual(process.returncode, 130, error)
        self.assertFalse((self.tmp / "out/manifest.json").exists())
        self.assertIn("60 of 130 rows are in 'out', and of the file in the making the blocks that are compiled", error)
        self.assertEqual(os.listdir(self.tmp / "files"), [])
        # A damaged line and all behind it are made again.
        good = kept.read_text().splitlines(keepends=True)
        self.assertEqual(len(good), 51)
        kept.write_text("".join(good[:-1]) + good[-1].replace("ptx", "PTX"))
        self.assertIn(" 70 of them made", self.enrich("plain", "out", "--arch", "sm_80"))
        self.assertEqual((self.tmp / "out/manifest.json").read_bytes(), (self.tmp / "whole/manifest.json").read_bytes())
        self.assertFalse(kept.exists())

    def test_refusals(self):
        self.weft("generate", "-q", "-n", 2, "--format", "jsonl", "--cases", 0, "-d", "cpu", "-o", "cpu")
        start = ("enrich", "cpu", "-o", "out", "--python", sys.executable)
        self.fails("the rows of 'cpu' have no texts for CUDA; 'weft generate --full' makes rows with all texts", *start, "--add", "ptx", code=1)
        self.fails("bad value 'cubin' for --add; it takes ptx, sass, llvm_ir", *start, "--add", "cubin")
        self.fails("bad value 'sm_20' for --arch; it takes sm_75", *start, "--add", "ptx", "--arch", "sm_20")
        self.fails("LLVM IR is made for the CPU alone", *start, "--add", "llvm_ir", "--arch", "sm_80")
        self.fails("'none' holds no dataset", "enrich", "none", "-o", "out", "--add", "ptx", code=1)
        self.fails("it is one of the sets that are read; name another one", "enrich", "cpu", "-o", "cpu", "--add", "llvm_ir")
        self.weft("generate", "-q", "-n", 2, "--full", "--rows-per-shard", 1, "--shard", "1/2", "-o", "part")
        self.fails("it is a part of a set; 'weft merge' joins the parts", "enrich", "part", "-o", "out", "--python", sys.executable, "--add", "ptx")
        self.fails("it lies in 'cpu', which is read; name another one", "enrich", "cpu", "-o", "cpu/data/new", "--add", "llvm_ir")
        # No clang: said before a row is made.
        # Nor a word of Warp's, which Python would print at its end.
        nowhere = {**os.environ, "PATH": str(self.tmp), "WEFT_CLANG": "", "PYTHONUNBUFFERED": ""}
        done = subprocess.run([harness.WEFT, *start, "--add", "llvm_ir"], cwd=self.tmp, env=nowhere, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr.count("\n")), (1, 1), done.stderr)
        self.assertIn("a compiler is missing: no clang 16 or later", done.stderr)
        self.assertFalse((self.tmp / "out").exists())
        # A tool that is none, or does not work, and options that tools take from the environment.
        for name, said in (("/bin/false", "no clang 16 or later (/bin/false is of no known version)"),
                           ("no_clang", "no clang 16 or later ($WEFT_CLANG is no_clang, which is no program)")):
            error = self.weft(*start, "--add", "llvm_ir", environment={"WEFT_CLANG": name}, code=1)
            self.assertIn(said, error)
        if "llvm_ir" in tools():
            clang = self.tmp / "clang"
            clang.write_text(f'#!/bin/sh\n[ "$1" = --version ] && exec {_levels.find_clang()[0]} --version\necho broken; exit 1\n')
            clang.chmod(0o755)
            error = self.weft(*start, "--add", "llvm_ir", environment={"WEFT_CLANG": str(clang)}, code=1)
            self.assertIn(f"{clang} does not compile a small function: broken", error)
            self.weft("generate", "-q", "-n", 1, "--full", "--format", "jsonl", "--cases", 0, "-o", "plain")
            self.enrich("plain", "one", "-q", add="llvm_ir")
            self.weft("enrich", "plain", "-o", "other", "--python", sys.executable, "--add", "llvm_ir", "-q",
                      environment={"CCC_OVERRIDE_OPTIONS": "+-fno-inline"})
            self.assertEqual((self.tmp / "one/manifest.json").read_bytes(), (self.tmp / "other/manifest.json").read_bytes())

    def test_compilers_that_die(self):
        """A Python that ends at once, and one whose Warp ends at the first row: named, nothing falsely whole."""
        self.weft("generate", "-q", "-n", 2, "--format", "jsonl", "--cases", 0, "-o", "plain")
        fake = self.fake_python("read line; echo '{\"tools\": {\"nvrtc\": \"13.4\"}}'; read line; exit 3")
        done = self.run_weft("enrich", "plain", "-o", "out", "--add", "ptx", "-q", "--python", fake, whole=False)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn(f"the compilers that '{fake}' ran ended early, or took too long", done.stderr)
        self.assertFalse((self.tmp / "out/manifest.json").exists())
        # One that takes the process with it gets another, where each compiler is apart: the row is named, and the others stay.
        answer = '{"ptx": {}, "ptxas": {}, "sass": {}, "llvm_ir": {}, "failed": {"sm_80": "NVRTC ended with signal 11"}}'
        fake = self.fake_python("read line; echo '{\"tools\": {\"nvrtc\": \"13.4\"}}'; while read line; do "
                                f"case \"$line\" in *'\"apart\":true}}') echo '{answer}';; *) exit 3;; esac; done")
        self.assertIn("in 2 rows a compiler refused a text", self.weft("enrich", "plain", "-o", "named", "--add", "ptx", "--arch", "sm_80", "--python", fake))
        self.assertEqual([row["levels"][0]["error"] for row in self.rows("named")], ["NVRTC ended with signal 11"] * 2)

    def test_tree_without_native_modules(self):
        """As in a clone where ./weft has built the command and nothing else has been built."""
        shutil.copytree(harness.ROOT / "python/weft", self.tmp / "home/python/weft", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        environment = {"WEFT_HOME": str(self.tmp / "home")}
        self.weft("generate", "-q", "-n", 1, "--full", "--cases", 0, "-o", "plain")
        self.weft("enrich", "plain", "-q", "-o", "out", "--python", sys.executable, "--add", "ptx", "--arch", "sm_80",
                  environment=environment)
        (self.tmp / "kernels.py").write_text("import warp as wp\n\n\n@wp.kernel\ndef double(x: wp.array[float]):\n"
                                             "    i = wp.tid()\n    x[i] = 2.0 * x[i]\n\n\n"
                                             "wp.launch(double, dim=4, inputs=[wp.zeros(4)])\n")
        said = self.weft("capture", "kernels.py", "-o", "captured", "--python", sys.executable, environment=environment)
        self.assertIn("1 row", said)
        if "sass" in tools():
            report = json.loads(self.weft("doctor", "--json", environment=environment | {"WEFT_PYTHON": sys.executable}))
            self.assertTrue({"ptxas 13.4+", "nvdisasm 13.4+"} <= {tool["name"] for tool in report["tools"] if tool["found"]}, report["tools"])

    def test_compilers_apart(self):
        self.assertTrue(_levels.in_child(lambda: True))
        self.assertFalse(_levels.in_child(lambda: False))
        with self.assertRaisesRegex(_levels.Failed, "ended with signal 6"):
            _levels.in_child(os.abort)
        with unittest.mock.patch.object(_levels, "SECONDS", 0.5), self.assertRaisesRegex(_levels.Failed, "more than 0.5 s"):
            _levels.in_child(lambda: time.sleep(60))
        self.assertTrue(_levels.in_time(lambda: signal.alarm(100) > 0))
        self.assertEqual(signal.alarm(0), 0)
        # Warp's own line in front of the compiler's says nothing.
        self.assertEqual(_levels.first_error("Warp NVRTC compilation error 6: NVRTC_ERROR_COMPILATION (/a/warp.cu:4837)\n"
                                             '/tmp/b/kernel.cu(9): error: identifier "x" is undefined\n'),
                         'kernel.cu(9): error: identifier "x" is undefined')
        # The same text, in either way.
        self.weft("generate", "-q", "-n", 1, "--format", "jsonl", "--cases", 0, "-o", "plain")
        row, = self.rows("plain")
        compilers = _levels.Compilers({"archs": ["sm_80"], "sass": False, "llvm_ir": False, "programs": False}, str(self.tmp))
        job = {"cuda": row["cuda_support"] + row["cuda_forward"], "name": row["kernel_name"], "block_dim": 256}
        self.assertEqual(compilers.ptx(job, "sm_80"), compilers.ptx({**job, "apart": True}, "sm_80"))


if __name__ == "__main__":
    harness.main()

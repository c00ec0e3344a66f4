"""The lines that weft prints when a command cannot do what it was asked, word for word."""

import fcntl
import json
import os
import pty
import re
import resource
import signal
import struct
import subprocess
import termios
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
        result = self.run_weft("generate", "-q", "-n", 3, "-o", "out", "-c", harness.CONSTRUCTS)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.fails("weft: row 3 is not in 'out'", "show", "out", "--row", 3)
        fields = ("schema_version, id, structure_id, skeleton_id, index, seed, origin, license, "
                  "kernel_name, category, description, python_source, cpp_support, cpp_forward, "
                  "cpp_backward, cuda_support, cuda_forward, cuda_backward, cases, metadata")
        self.fails("weft: no field 'soup' in row 2 of 'out/data/train-00000.jsonl'; it has " + fields,
                   "show", "out", "--row", 2, "--part", "soup")
        self.fails("weft: no field 'soup' in row 0; it has " + fields, "row", "--part", "soup", "-c", harness.CONSTRUCTS)
        # Of a kernel without a backward part.
        self.assertEqual(self.run_weft("generate", "-q", "-n", 40, "--cases", 0, "-o", "planned").returncode, 0)
        rows = [json.loads(line) for line in (self.tmp / "planned/data/train-00000.jsonl").read_text().splitlines()]
        index = next(row["index"] for row in rows if harness.forward_only(row))
        has = re.sub(r"\w+_backward, |cases, ", "", fields)
        for name in ("cpp_backward", "cuda_backward"):
            self.fails(f"weft: no field '{name}' in row {index} of 'planned/data/train-00000.jsonl'; it has {has}",
                       "show", "planned", "--row", index, "--part", name)
            self.fails(f"weft: no field '{name}' in row {index}; it has {has}", "row", "-i", index, "--cases", 0, "--part", name)
        # The help of the option names the same fields, and those of other rows.
        for command in ("show", "row"):
            text = " ".join(self.run_weft(command, "--help").stdout.split())
            named = text.partition("Only these fields: ")[2].partition(";")[0].split(", ")
            self.assertEqual([name for name in named if name in fields.split(", ")], fields.split(", "))
            self.assertEqual(set(named) - set(fields.split(", ")),
                             {"candidate", "split", "origin_file", "origin_line", "cuda_standalone", "program"})

    def test_fields(self):
        self.fails("weft: --dump excludes --fields; see 'weft row --help'", "row", "--fields", "--dump", "cpp", code=2)
        lines = self.run_weft("row", "--fields").stdout.split("\n")
        names = [line.split("`")[1] for line in lines if line.startswith("| `")]
        for mix in ((), ("-c", harness.CONSTRUCTS)):
            row = json.loads(self.run_weft("row", *mix, "--json").stdout)
            self.assertEqual([name for name in names if name in row], list(row))
            self.assertEqual([name for name in names if name in row["metadata"]], list(row["metadata"]))
        (self.tmp / "mine").mkdir()
        (self.tmp / "mine" / "notes").write_text("")
        self.fails("weft: output folder 'mine' is not empty; --overwrite replaces what weft wrote "
                   "there before", "generate", "-o", "mine")

    def test_a_full_disk_on_stdout(self):
        path = self.tmp / "k.py"
        path.write_text("import warp as wp\n@wp.kernel\ndef k(n: int):\n    pass\n")
        for arguments in (["row"], ["row", "--dump", "python"], ["lower", "k.py"], ["categories"],
                          ["doctor"], ["generate", "-n", "3", "-o", "out"], ["show", "out"],
                          ["generate", "-n", "3", "-o", "out"], ["verify", "out"], ["repair", "out"],
                          ["--help"], ["row", "--help"], ["--version"]):
            with self.subTest(arguments), open("/dev/full", "w") as full:
                run = subprocess.run([harness.WEFT, *arguments], cwd=self.tmp, stdout=full,
                                     stderr=subprocess.PIPE, text=True, timeout=60)
                self.assertEqual(run.stderr, f"weft: cannot write to stdout: {os.strerror(28)}\n")
                self.assertEqual(run.returncode, 1)

    def test_a_file_on_stdout_that_may_not_grow(self):
        with open(self.tmp / "text", "w") as out:
            run = subprocess.run(
                [harness.WEFT, "row"], stdout=out, stderr=subprocess.PIPE, text=True, timeout=60,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)))
        self.assertEqual((run.returncode, run.stderr),
                         (1, f"weft: cannot write to stdout: {os.strerror(27)}\n"))

    def test_a_reader_that_went_away_is_no_error(self):
        for ignored in (False, True):
            reading, writing = os.pipe()
            os.close(reading)
            run = subprocess.run([harness.WEFT, "categories"], stdout=writing, text=True,
                                 stderr=subprocess.PIPE, timeout=60, restore_signals=not ignored)
            os.close(writing)
            self.assertEqual((run.returncode, run.stderr), (0 if ignored else -signal.SIGPIPE, ""))

    def test_arguments_that_are_too_many_or_empty(self):
        for words, said in ((["generate", "-n", "3", "-n", "4", "-o", "z"], "--count is given more than once"),
                            (["diff", "out"], "'out' is a dataset of many rows; name one with --row INDEX"),
                            (["show", ""], "bad value '' for the folder; it takes a folder"),
                            (["report", "none", "-o", "r.html"], "there is no file and no folder 'none'"),
                            (["generate", "-n", "1000000000", "-o", "z", "-c", harness.CONSTRUCTS], " TB, and 'z' has room for "),
                            (["generate", "-n", "1000000000", "-o", "z"], " different programs, and 1000000000 rows take ")):
            if words[0] == "diff":
                self.run_weft("generate", "-q", "-n", "2", "-o", "out")
            result = self.run_weft(*words)
            self.assertNotEqual(result.returncode, 0)
            self.assertIn(said, result.stderr)

    def test_show_of_a_damaged_file(self):
        self.run_weft("generate", "-q", "-n", 5, "-o", "out")
        self.run_weft("generate", "-q", "-n", 5, "-o", "files", "--format", "json")
        shard = self.tmp / "out/data/train-00000.jsonl"
        lines = shard.read_bytes().splitlines(keepends=True)
        lines[3] = lines[3][:100] + b"\xff" + lines[3][101:]
        shard.write_bytes(b"".join(lines))
        self.fails("weft: 'out/data/train-00000.jsonl' is damaged: line 4 is no row",
                   "show", "out", "--row", 3)
        self.assertEqual(self.run_weft("show", "out", "--row", 4).returncode, 0)
        single = next((self.tmp / "files/data").rglob("*000003.json"))
        single.write_bytes(single.read_bytes()[:500])
        for form in ([], ["--json"], ["--part", "id"]):
            self.fails(f"weft: '{single.relative_to(self.tmp)}' is damaged: line 1 is no row",
                       "show", "files", "--row", 3, *form)

    def test_options_that_exclude_each_other(self):
        for command, one, other in (
                (["row"], ["--json"], ["--part", "id"]), (["row"], ["--dump", "cpp"], ["--json"]),
                (["row"], ["--dump", "cpp"], ["--part", "id"]),
                (["show", "out"], ["--json"], ["--part", "id"])):
            result = self.run_weft(*command, *one, *other)
            self.assertEqual((result.returncode, result.stdout), (2, ""))
            self.assertRegex(result.stderr, r"^weft: --\w+ excludes --\w+; see 'weft \w+ --help'\n$")
        self.fails("weft: bad value 'backward' for --part; --no-backward leaves it out",
                   "lower", "k.py", "--part", "backward", "--no-backward", code=2)

    def test_help_names_limits(self):
        text = self.run_weft("generate", "--help").stdout
        self.assertIn("1 to 10^12", text)
        self.assertIn("0 to 2^63 - 1", text)
        self.assertIn("--yes", self.run_weft("--help").stdout)

    def test_the_summary_names_a_command_that_works(self):
        result = subprocess.run(harness.whole_rows([harness.WEFT, "generate", "-n", "3", "-o", "a b'c"]), cwd=self.tmp,
                                capture_output=True, text=True, timeout=60)
        command = re.search(r"one row: +(.+)", result.stdout)[1]
        shown = subprocess.run(command, shell=True, cwd=self.tmp, capture_output=True, text=True)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        self.assertIn("--- python_source", shown.stdout)
        stats = json.loads((self.tmp / "a b'c/generation_stats.json").read_text())
        rate = re.search(r"\((\d+) rows/s\)", result.stdout)[1]
        self.assertEqual(int(rate), round(stats["rows_per_second"]))

    def test_the_bar_fits_the_terminal(self):
        def lines(columns):
            master, slave = pty.openpty()
            fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
            run = subprocess.Popen(harness.whole_rows([harness.WEFT_WITH_FAKE_ROWS, "generate", "-n", "2000",
                                    "--overwrite", "-o", "out"]), cwd=self.tmp, stderr=slave,
                                   stdout=subprocess.DEVNULL, env={**os.environ, "TERM": "xterm"})
            os.close(slave)
            seen = b""
            try:
                while piece := os.read(master, 4096):
                    seen += piece
            except OSError:  # all ends are closed
                pass
            self.assertEqual(run.wait(), 0)
            os.close(master)
            drawn = re.sub("\x1b\\[[0-9;]*[mK]", "", seen.decode()).replace("\n", "").split("\r")
            return [line for line in drawn if line]
        for columns in (10, 40, 60, 80, 200):
            drawn = lines(columns)
            self.assertTrue(drawn)
            self.assertLess(max(map(len, drawn)), columns)
            self.assertIn("100%", drawn[-1])
            self.assertEqual("[" in drawn[-1], columns >= 60)

    def test_interrupted(self):
        run = subprocess.Popen(harness.whole_rows([harness.WEFT_WITH_FAKE_ROWS, "generate", "-q", "-n", "1000000", "-c", harness.CONSTRUCTS,
                                "-o", "out"]), cwd=self.tmp, stderr=subprocess.PIPE, text=True)
        while not (self.tmp / "out" / "progress.json").exists():
            self.assertIsNone(run.poll())
            time.sleep(0.01)
        run.send_signal(signal.SIGINT)
        self.assertRegex(run.communicate(timeout=60)[1],
                         r"^weft: interrupted; \d+ of 1000000 rows are in 'out', those of whole "
                         r"files \(--rows-per-shard\)\n$")
        self.assertEqual(run.returncode, 128 + signal.SIGINT)

    def test_lower(self):
        path = self.tmp / "two.py"
        path.write_text("import warp as wp\n@wp.kernel\ndef k(n: int):\n    pass\n"
                        "@wp.kernel\ndef m(n: int):\n    pass\n")
        done = self.run_weft("lower", "two.py", "--part", "forward")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r"(?s)^// kernel k\n.*k_\w+_cuda_kernel_forward.*\n\n// kernel m\n.*m_\w+_cuda_kernel_forward")
        self.fails("two.py:1:1: no kernel 'j'; the file has: k, m",
                   "lower", "two.py", "--kernel", "j")
        path.write_text("import warp as wp\nfrom typing import Any\n@wp.kernel\ndef k(a: Any, n: int):\n    b = a + a\n")
        self.fails("two.py:4:1: kernel 'k' takes arguments of any type (typing.Any and the like); choose types with "
                   "wp.overload() in the file or with --types", "lower", "two.py")
        self.assertIn("wp::vec_t<3, wp::float64> var_a", self.run_weft("lower", "two.py", "--types", "wp.vec3d, int").stdout)
        self.fails("two.py:4:1: these are not the types of the arguments that kernel 'k' takes",
                   "lower", "two.py", "--types", "wp.vec3")
        self.fails("weft: bad value '(' for --types; it takes types as the file could write them, with commas "
                   "between them", "lower", "two.py", "--types", "(")
        path.write_text("import warp as wp\nX = 1\n")
        self.fails("two.py:1:1: no kernel; a kernel is a function with the decorator @wp.kernel",
                   "lower", "two.py")
        path.write_text("import warp as wp\ndef make():\n    @wp.kernel\n    def k(n: int):\n"
                        "        pass\n    return k\n")
        for arguments in ([], ["--kernel", "k"]):
            self.fails("two.py:4:5: kernel 'k' stands inside another statement, and weft reads files without "
                       "running them; weft capture takes it from the running program", "lower", "two.py", *arguments)
        # Beside others, which are lowered.
        path.write_text(path.read_text() + "@wp.kernel\ndef m(n: int):\n    pass\n")
        done = self.run_weft("lower", "two.py")
        self.assertEqual((done.returncode, done.stderr.count("\n")), (1, 1), done.stderr)
        self.assertIn("kernel 'k' stands inside another statement", done.stderr)
        self.assertIn("// kernel m\n", done.stdout)
        path.write_text("import warp as wp\nX = 1\n")
        self.fails("two.py:1:1: no kernel 'm'; the file has: none",
                   "lower", "two.py", "--kernel", "m")
        path.write_text("import warp as wp\n@wp.kernel(enable_backward=False)\ndef k(n: int):\n"
                        "    pass\n")
        self.fails("two.py:1:1: no backward part; the module or the kernel has enable_backward=False",
                   "lower", "two.py", "--part", "backward")
        path.write_bytes(b"#" * (8 << 20 | 1))
        self.fails("two.py:1:1: 8388609 bytes; a source file has at most 8388608",
                   "lower", "two.py")
        self.fails(f"weft: cannot open 'nowhere.py': {os.strerror(2)}", "lower", "nowhere.py")


class Slips(harness.TestCase):
    """What is said of words that are nearly right."""

    def fails(self, line, *arguments, code=2, **kwargs):
        result = self.run_weft(*arguments, **kwargs)
        self.assertEqual((result.stderr, result.returncode, result.stdout), (line + "\n", code, ""))

    def test_suggestions(self):
        self.fails("weft: unknown command 'genrate'; did you mean 'generate'?; see 'weft --help'", "genrate")
        self.fails("weft: unknown command 'zzzzzz'; see 'weft --help'", "zzzzzz")
        self.fails("weft: unknown option '--cout'; did you mean '--count'?; see 'weft generate --help'",
                   "generate", "--cout", 5)
        self.fails("weft: unknown option '--quite'; did you mean '--quiet'?; see 'weft cuda verify --help'",
                   "cuda", "verify", "out", "--quite")
        self.fails("weft: unexpected argument 'more'; see 'weft categories --help'", "categories", "more")
        result = self.run_weft("generate", "-c", "arithmetik")
        self.assertIn("unknown category 'arithmetik'; did you mean 'arithmetic'? known: arithmetic, math", result.stderr)
        self.fails("weft: cannot open 'verfy': no such file; did you mean 'weft cuda verify'?", "cuda", "verfy", "out")
        self.fails("weft: unknown option '--vrsion'; did you mean '--version'?; see 'weft --help'", "--vrsion")
        self.fails("weft: unknown option '-q'; see 'weft --help'", "-q")

    def test_help_is_a_command_too(self):
        self.assertEqual(self.run_weft("help", "help").stdout, self.run_weft("--help").stdout)
        for words in ([], ["generate"], ["cuda", "verify"]):
            asked, given = self.run_weft("help", *words), self.run_weft(*words, "--help")
            self.assertEqual((asked.returncode, asked.stdout, asked.stderr), (0, given.stdout, ""))
        self.fails("weft: unknown command 'genrate'; did you mean 'generate'?; see 'weft --help'", "help", "genrate")

    def test_help_says_what_runs_code(self):
        for words in (["capture"], ["cuda", "verify"]):
            self.assertIn("with your rights", " ".join(self.run_weft(*words, "--help").stdout.split()))

    def test_counts(self):
        for count, rows in (("2k", 2000), ("1e3", 1000), ("1.5e3", 1500), ("12", 12)):
            result = self.run_weft("generate", "-q", "-n", count, "-o", count, program=harness.WEFT_WITH_FAKE_ROWS)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            self.assertEqual(json.loads((self.tmp / count / "manifest.json").read_text())["configuration"]["count"], rows)
        for count in ("k", "1.5k", "1e-3", "1.5e0", "e3", "1.e3", ".5e3", "1e99", "2K", "1e", "-1k"):
            self.fails(f"weft: bad value '{count}' for --count; it takes a whole number from 1 to 1000000000000",
                       "generate", f"--count={count}")

    def test_sizes(self):
        self.fails("weft: bad value '200' for --target-size; a size has a unit: 200B, 200kB, 200MB or 200GB",
                   "generate", "--target-size", 200)
        result = self.run_weft("generate", "--target-size", "200B")
        self.assertEqual(result.returncode, 2)
        self.assertRegex(result.stderr,
                         r"^weft: bad value '200B' for --target-size; a row of these options has about \d{4,} bytes\n$")
        self.assertEqual(list(self.tmp.iterdir()), [])

    def test_what_is_many_files_is_not_written_to_stdout(self):
        self.fails("weft: bad value '-' for --output; it takes a folder, because what is written is many files; "
                   "'weft row --json' and 'weft show --json' print a row, and './-' is a folder of that name",
                   "generate", "-n", 3, "-o", "-", code=2)

    def test_folders_to_write_to(self):
        for command in (["generate", "-n", 1, "-o"], ["cuda", "-n", 1, "-o"], ["capture", "x.py", "-o"], ["merge"]):
            rest = ["part"] if command == ["merge"] else []
            for folder, why in (("-", "it takes a folder, because"), ("/", "the system's or your home"),
                                ("/tmp/", "the system's or your home"), ("/usr/../tmp", "the system's or your home"),
                                (self.tmp, "the system's or your home")):
                result = self.run_weft(*command, folder, *rest, environment={"HOME": str(self.tmp)})
                self.assertNotEqual(result.returncode, 0)
                self.assertIn(why, result.stderr, (command, folder))
        self.assertEqual(list(self.tmp.iterdir()), [])
        # The advice to generate stands where it works.
        self.fails("weft: '/' holds no dataset; name the folder of one", "show", "/", code=1)
        (self.tmp / "mine").mkdir()
        self.fails("weft: 'mine' holds no dataset; 'weft generate -o mine' makes one", "verify", "mine", code=1)
        (self.tmp / "mine" / "notes").write_text("")
        self.fails("weft: 'mine' holds no dataset; name the folder of one", "verify", "mine", code=1)

    def test_a_part_without_rows(self):
        result = self.run_weft("generate", "-n", 10, "--shard", "1/3", "-o", "out")
        self.assertEqual(result.returncode, 0)
        self.assertIn("part 1 of 3 has no rows: 10 rows fill 1 shard in all; a smaller --rows-per-shard makes more\n",
                      result.stderr)

    def test_json(self):
        self.run_weft("generate", "-q", "-n", 5, "-o", "out")

        def read(*arguments, code=0):
            result = self.run_weft(*arguments, "--json")
            self.assertEqual(result.returncode, code, result.stderr)
            return json.loads(result.stdout)
        self.assertEqual(read("categories")["categories"][0]["name"], "arithmetic")
        doctor = read("doctor")
        self.assertEqual(doctor["built_in"]["Warp"], "1.19.0")
        self.assertRegex(doctor["built_in"]["Arrow"], r"^\d+\.\d+")
        self.assertIn({"name", "found", "use"}, [set(tool) - {"version"} for tool in doctor["tools"]])
        self.assertRegex(self.run_weft("doctor").stdout, r"(?m)^  built in Arrow +\d+\.")
        whole = read("verify", "out")
        self.assertEqual((whole["whole"], whole["rows"], whole["findings"]), (True, 5, []))
        stats = read("stats", "out")
        self.assertEqual((stats["rows"], stats["files"], stats["copies"]["python"], stats["unreadable"]), (5, 1, 0, 0))
        self.assertEqual(stats["characters"]["python_source"]["rows"], 5)
        (self.tmp / "out/data/train-00000.jsonl").unlink()
        lost = read("verify", "out", code=1)
        self.assertEqual((lost["whole"], [f["path"] for f in lost["findings"]]), (False, ["data/train-00000.jsonl"]))


class Terminal(harness.TestCase):
    """Nothing in rows and file names steers the terminal."""

    EVIL = "\x1b]0;title\x07\x1b[2J\x9b31m\u202edetrever\u2066\x7f\u2028"

    def on_terminal(self, *arguments):
        master, slave = pty.openpty()
        run = subprocess.Popen([harness.WEFT, *map(str, arguments)], cwd=self.tmp, stdout=slave, stderr=slave,
                               env={**os.environ, "TERM": "xterm"})
        os.close(slave)
        seen = b""
        try:
            while piece := os.read(master, 4096):
                seen += piece
        except OSError:  # all ends are closed
            pass
        run.wait()
        os.close(master)
        return seen.decode()

    def check(self, text):
        self.assertTrue(text)
        steering = [c for c in text if (ord(c) < 32 and c not in "\n\t\r") or 127 <= ord(c) < 160
                    or c in "\u202e\u2066\u2028"]
        self.assertEqual(steering, [], text)

    def test_rows(self):
        self.run_weft("generate", "-q", "-n", 2, "-o", "out")
        shard = self.tmp / "out/data/train-00000.jsonl"
        rows = [json.loads(line) for line in shard.read_text().splitlines()]
        for row in rows:
            row["description"] = row["category"] = self.EVIL
            row["python_source"] += "# " + self.EVIL + "\n"
        shard.write_text("".join(json.dumps(row) + "\n" for row in rows))
        for arguments in (["show", "out"], ["show", "out", "--part", "python_source"], ["show", "out", "--json"],
                          ["diff", "out", "--row", 0], ["validate", "-q", "out"], ["stats", "-q", "out"]):
            with self.subTest(arguments):
                self.check(self.on_terminal(*arguments))
        # A pipe gets what is there.
        self.assertEqual(self.run_weft("show", "out", "--part", "python_source").stdout, rows[0]["python_source"])

    def test_names(self):
        evil = "a" + self.EVIL.replace("\x07", "")
        (self.tmp / f"{evil}.py").write_text("import warp as wp\n")
        (self.tmp / "bad\nweft: all is well.py").write_text("x = (")
        self.run_weft("generate", "-q", "-n", 2, "-o", "out")
        (self.tmp / "out/data" / f"{evil}.jsonl").write_text("")
        for arguments in (["lower", f"{evil}.py"], ["lower", evil], ["show", evil], [evil], ["generate", "--" + evil],
                          ["generate", "-c", evil], ["verify", "out"], ["repair", "out"], ["cuda", "-q", f"{evil}.py"]):
            with self.subTest(arguments):
                result = self.run_weft(*arguments)
                self.check(result.stderr + result.stdout)
                self.check(self.on_terminal(*arguments))
        self.assertEqual(self.run_weft("lower", "bad\nweft: all is well.py").stderr.count("\n"), 1)


if __name__ == "__main__":
    harness.main()

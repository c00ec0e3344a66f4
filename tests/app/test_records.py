"""What a record of a set holds and which there are: the defaults, --fields, --strip, --view, --max-tokens, --difficulty,
and the sets that are made of finished ones: weft view, filter and merge."""

import json
import re
import subprocess
import unittest
from collections import Counter

import harness

try:
    import pyarrow.parquet as pq
except ImportError:
    pq = None

TASKS = ("python-to-cuda", "cuda-to-python", "forward-to-backward", "cpu-to-cuda", "description-to-kernel",
         "inputs-to-outputs", "wrong-gradient")
IDENTITY = {"schema_version", "id", "structure_id", "skeleton_id", "index", "seed", "origin", "license", "kernel_name",
            "category", "description", "python_source", "metadata"}
LEVELS = ("easy", "medium", "hard")


class RecordsTest(harness.TestCase):
    def weft(self, *arguments, code=0):
        done = self.run_weft(*arguments, whole=False)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout if code == 0 else done.stderr

    def make(self, name, count, *options):
        self.weft("generate", "-q", "-n", count, "-o", name, "--format", "jsonl", "--overwrite", *options)
        return self.rows(name)

    def rows(self, name):
        return [json.loads(line) for path in sorted((self.tmp / name / "data").glob("*.jsonl"))
                for line in path.read_text().splitlines()]

    def fails(self, said, *arguments, code=2):
        error = self.weft(*arguments, code=code)
        self.assertIn(said, error)
        self.assertEqual(error.count("\n"), 1, error)


class Content(RecordsTest):
    def test_the_defaults(self):
        """Parquet, CUDA, exact adjoints, shards of 2,000; --full is the rest."""
        self.weft("generate", "-q", "-n", 2100, "--cases", 0, "-o", "out")
        self.assertEqual(sorted(path.name for path in (self.tmp / "out/data").iterdir()),
                         ["train-00000.parquet", "train-00001.parquet"])
        self.assertIn("all 14 checks passed", self.weft("validate", "out"))
        rows, full = self.make("some", 120), self.make("full", 120, "--full")
        for row, whole in zip(rows, full):
            self.assertEqual(set(row) - IDENTITY - {"cases"} - {"cuda_support", "cuda_forward", "cuda_backward"}, set())
            self.assertEqual("cuda_backward" in row, row["metadata"]["adjoint"] == "exact")
            for name in set(row) - {"metadata"}:
                self.assertEqual(row[name], whole[name])
            self.assertIn("cpp_forward", whole)
        self.assertEqual({row["metadata"]["adjoint"] for row in full if "cuda_backward" in row},
                         {"exact", "warp_inexact", "none"})

    def test_tokens_of_a_set(self):
        """The manifest and the card say how many tokens the texts have, the parts of a set as the whole."""
        rows = self.make("rows", 90, "--cases", 0, "--rows-per-shard", 30, "--split", "train=0.8,test=0.2")
        counts = Counter()
        for row in rows:
            counts.update(row["metadata"]["tokens"])
        manifest = json.loads((self.tmp / "rows/manifest.json").read_text())
        self.assertEqual(sum((Counter(file["tokens"]) for file in manifest["files"]), Counter()), counts)
        card = (self.tmp / "rows/README.md").read_text()
        for name in ("python_source", "cuda_forward"):
            self.assertIn(f"| `{name}` | {counts[name]} | {counts[name] / 90:.0f} |", card)
        self.assertIn(f"| together | {counts.total()} | {counts.total() / 90:.0f} |", card)
        pairs = self.make("pairs", 40, "--view", "pairs")
        total = sum(pair["tokens"] for pair in pairs)
        self.assertIn(f"| the examples | {total} | {total / 40:.0f} |", (self.tmp / "pairs/README.md").read_text())

    def test_ten_thousand_rows_are_small(self):
        self.weft("generate", "-q", "-n", 500, "-o", "out")
        size = sum(path.stat().st_size for path in (self.tmp / "out/data").iterdir())
        self.assertLess(20 * size, 150e6)

    def test_fields(self):
        for fields in (("cuda_forward",), ("cpp_support", "cpp_forward"), ("cases",), ("cpp_forward", "cuda_backward", "cases"),
                       ("python_source",)):
            rows = self.make("out", 60, "--fields", ",".join(fields))
            for row in rows:
                self.assertLessEqual(set(row) - IDENTITY, set(fields))
                self.assertLessEqual(IDENTITY, set(row))
            self.assertEqual(set().union(*map(set, rows)), IDENTITY | set(fields))
            self.assertIn(" checks passed", self.weft("validate", "out"))
        self.fails("bad value 'cuda' for --fields; it takes fields of rows", "generate", "--fields", "cuda")
        self.fails("-d cuda leaves some of them out", "generate", "-d", "cuda", "--fields", "cpp_forward")
        self.fails("--fields", "generate", "--full", "--fields", "cases")
        self.fails("--no-backward leaves the adjoints out", "generate", "--fields", "cuda_backward", "--no-backward")
        self.fails("--cases 0 leaves the cases out", "generate", "--fields", "cases", "--cases", 0)

    def test_strip(self):
        plain = self.make("plain", 150, "-d", "both", "--cases", 0)
        bare = self.make("bare", 150, "-d", "both", "--cases", 0, "--strip", "hashes,echoes,unused-support")
        self.assertIn(" checks passed", self.weft("validate", "bare"))
        kept = lost = 0
        for row, short in zip(plain, bare):
            self.assertEqual(short["metadata"]["stripped"], ["hashes", "echoes", "unused-support"])
            hashes = [row["metadata"]["hash"][:8]] + [s["hash"][:8] for s in row["metadata"]["struct_hashes"]]
            for name, text in short.items():
                if not name.startswith(("cpp_", "cuda_")):
                    continue
                self.assertNotIn("<L ", text)
                for digits in hashes:
                    self.assertNotIn(f"_{digits}", text)
                self.assertLessEqual(len(text), len(row[name]))
                if "cuda_backward" not in short and name.endswith("_support"):
                    self.assertIsNone(re.search(r"^(static )?(CUDA_CALLABLE )?void adj_", text, re.M), text)
                    lost += "adj_" in row[name]
                kept += name.endswith("_support") and "adj_" in text
                self.assertEqual(row["metadata"]["tokens"][name] >= short["metadata"]["tokens"][name], True)
        self.assertGreater(lost, 5)
        self.assertGreater(kept, 5)
        self.fails("bad value 'names' for --strip; it takes hashes, echoes and unused-support", "generate", "--strip", "names")

    def test_hashes_can_be_put_back(self):
        plain = self.make("plain", 200, "-c", "combined,sparse,bodies,cloth", "--cases", 0)
        bare = self.make("bare", 200, "-c", "combined,sparse,bodies,cloth", "--cases", 0, "--strip", "hashes")
        structs = 0
        for row, short in zip(plain, bare):
            names = {row["kernel_name"]: row["metadata"]["hash"]}
            names |= {s["name"]: s["hash"] for s in row["metadata"]["struct_hashes"]}
            structs += len(names) - 1
            for field in ("cuda_support", "cuda_forward", "cuda_backward"):
                if field not in row:
                    continue
                text = short[field]
                for name, digits in names.items():
                    # `wp_args_` stands before the name of the kernel on the CPU alone.
                    tail = "(?=_cuda_kernel_)" if name == row["kernel_name"] else r"\b"
                    text = "\n".join(line if line.lstrip().startswith("//") else
                                     re.sub(rf"(?<!\w)((?:adj_)?{name}){tail}", rf"\g<1>_{digits[:8]}", line)
                                     for line in text.split("\n"))
                self.assertEqual(text, row[field])
        self.assertGreater(structs, 10)

    def test_a_spoilt_stripped_row_is_found(self):
        self.make("out", 40, "--strip", "echoes", "--cases", 0)
        path = self.tmp / "out/data/train-00000.jsonl"
        lines = path.read_text().splitlines()
        row = json.loads(lines[7])
        row["cuda_forward"] = row["cuda_forward"].replace("var_1", "var_0", 1)
        (self.tmp / "rows").mkdir()
        lines[7] = json.dumps(row)
        (self.tmp / "rows/rows.jsonl").write_text("\n".join(lines) + "\n")
        self.assertIn("cuda_forward differs", self.run_weft("validate", "rows").stdout)
        row["metadata"]["stripped"] = ["something"]
        lines[7] = json.dumps(row)
        (self.tmp / "rows/rows.jsonl").write_text("\n".join(lines) + "\n")
        self.assertIn("metadata.stripped of known words", self.run_weft("validate", "rows").stdout)


class Tokens(RecordsTest):
    def test_stats_add_up(self):
        rows = self.make("out", 150, "--cases", 0)
        stats = json.loads(self.weft("stats", "out", "--json"))
        self.assertEqual(stats["tokens"]["sum"], sum(sum(row["metadata"]["tokens"].values()) for row in rows))
        self.assertEqual(stats["tokens"]["row"]["max"], max(sum(row["metadata"]["tokens"].values()) for row in rows))
        self.assertIn("tokens, estimated:", self.weft("stats", "out"))


class Chosen(RecordsTest):
    def test_levels_are_thirds_of_the_default_mix(self):
        levels = Counter(row["metadata"]["difficulty"] for row in self.make("out", 3000, "--cases", 0))
        for level in LEVELS:
            self.assertTrue(0.28 < levels[level] / 3000 < 0.39, levels)

    def test_difficulty(self):
        rows = self.make("out", 205, "--difficulty", "easy=0.3,medium=0.5,hard=0.2", "--cases", 0)
        self.assertEqual([row["index"] for row in rows], list(range(205)))
        for first in range(0, 200, 50):
            levels = Counter(row["metadata"]["difficulty"] for row in rows[first:first + 50])
            self.assertEqual(levels, {"easy": 15, "medium": 25, "hard": 10})
        self.assertEqual(len({row["candidate"] for row in rows}), 205)
        self.assertIn(" checks passed", self.weft("validate", "out"))
        # A candidate is a row of the set without a choice.
        for row in rows[::40]:
            plain = json.loads(self.weft("row", "-i", row["candidate"], "-d", "cuda", "--cases", 0, "--json"))
            self.assertEqual(plain["python_source"], row["python_source"])
        for shares in ("easy=0.5", "easy=0.5,easy=0.5", "simple=1", "easy=0.333,hard=0.667", "easy=1.5", "easy=0,hard=1", ""):
            self.fails(" for --difficulty; it takes shares", "generate", "--difficulty", shares)

    def test_max_tokens(self):
        rows = self.make("out", 150, "--max-tokens", 2500, "--cases", 0)
        for row in rows:
            self.assertLessEqual(sum(row["metadata"]["tokens"].values()), 2500)
        self.fails(" that it and its neighbours are chosen from, too few are as asked for; allow more tokens, or other levels or tasks",
                    "generate", "-n", 10, "-o", "none", "--max-tokens", 3, code=1)
        self.assertFalse((self.tmp / "none").exists())

    def test_jobs_parts_resume_and_extension(self):
        options = ("--difficulty", "easy=0.5,hard=0.5", "--max-tokens", 9000, "--rows-per-shard", 75)
        whole = self.make("whole", 230, *options, "-j", 2)
        self.assertEqual(self.make("alone", 230, *options, "-j", 1), whole)
        for k in (1, 2):
            self.make(f"part{k}", 230, *options, "--shard", f"{k}/2")
        self.weft("merge", "-q", "joined", "part2", "part1")
        self.assertEqual(self.rows("joined"), whole)
        self.make("grown", 100, *options)
        self.weft("extend", "-q", "grown", "-n", 230)
        self.assertEqual(self.rows("grown"), whole)
        (self.tmp / "grown/data/train-00001.jsonl").unlink()
        self.weft("repair", "-q", "grown")
        self.assertEqual(self.rows("grown"), whole)


class HeldOut(RecordsTest):
    def test_families(self):
        """No family stands on both sides."""
        family = lambda row: row["metadata"]["purpose"]["family"]
        train = [row for row in self.make("train", 1500, "--families", "train", "--cases", 0) if "purpose" in row["metadata"]]
        test = self.make("eval", 1000, "--families", "eval", "--cases", 0)
        self.assertEqual({family(row) for row in train} & {family(row) for row in test}, set())
        self.assertGreater(len({family(row) for row in test}), 30)
        self.assertGreater(len({row["category"] for row in test}), 15)
        self.assertEqual(len({row["skeleton_id"] for row in test}), 1000)
        everything = {family(row) for row in self.make("all", 1500, "--cases", 0) if "purpose" in row["metadata"]}
        self.assertTrue(everything & {family(row) for row in test})
        self.assertIn(" checks passed", self.weft("validate", "eval"))
        row = json.loads(self.weft("row", "-i", 17, "--families", "eval", "-d", "cuda", "--cases", 0, "--json"))
        self.assertEqual(row["python_source"], test[17]["python_source"])
        self.fails("bad value 'math' for --categories; it has no plan of the families that are held out", "generate", "-c", "math",
                   "--families", "eval")
        self.fails("bad value 'test' for --families; it takes all, train or eval", "generate", "--families", "test")


class Views(RecordsTest):
    def test_each_form(self):
        pairs = self.make("pairs", 140, "--view", "pairs")
        chats = self.make("chats", 140, "--view", "messages")
        texts = self.make("texts", 140, "--view", "completion")
        self.assertEqual(Counter(row["task"] for row in pairs), dict.fromkeys(TASKS, 20))
        for pair, chat, text in zip(pairs, chats, texts):
            self.assertEqual(chat["messages"], [{"role": "user", "content": pair["prompt"]},
                                                {"role": "assistant", "content": pair["completion"]}])
            self.assertEqual(text["text"], pair["prompt"] + "\n\n" + pair["completion"])
            self.assertEqual(text["text"][text["prompt_characters"]:], pair["completion"])
            self.assertEqual({k: v for k, v in pair.items() if k not in ("prompt", "completion")},
                             {k: v for k, v in chat.items() if k != "messages"})
            self.assertGreater(pair["tokens"], 0)
        self.assertIn("'pairs' is whole: 140 examples", self.weft("verify", "pairs"))
        self.fails("' looks at rows; the set that they were made of has these", "validate", "pairs", code=1)
        self.assertIn("| wrong-gradient |", (self.tmp / "pairs/README.md").read_text())

    def test_completions_are_the_texts_of_the_row(self):
        examples = self.make("out", 210, "--view", "pairs", "--tasks", ",".join(TASKS))
        checked = Counter()
        for example in examples[:: 3]:
            row = json.loads(self.weft("row", "-s", example["seed"], "-i", example["row_index"], "--json"))
            self.assertEqual(row["id"], example["row_id"])
            prompt, completion, task = example["prompt"], example["completion"], example["task"]
            cuda = "```cuda\n" + (row["cuda_support"] + "\n" if row["cuda_support"] else "") + row["cuda_forward"] + "```"
            python = "```python\n" + row["python_source"] + "```"
            if task == "python-to-cuda":
                self.assertIn(python, prompt)
                self.assertEqual(completion, cuda)
            elif task == "cuda-to-python":
                self.assertIn(cuda, prompt)
                self.assertEqual(completion, python)
            elif task == "forward-to-backward":
                self.assertIn(cuda, prompt)
                self.assertEqual(completion, "```cuda\n" + row["cuda_backward"] + "```")
                self.assertEqual(row["metadata"]["adjoint"], "exact")
            elif task == "cpu-to-cuda":
                self.assertIn(row["cpp_forward"], prompt)
                self.assertEqual(completion, cuda)
            elif task == "description-to-kernel":
                self.assertIn(row["description"], prompt)
                self.assertIn(f"def {row['kernel_name']}(", prompt)
                self.assertEqual(completion, python)
            elif task == "inputs-to-outputs":
                numbers = lambda a: len(a.get("integers") or a.get("floats") or a.get("doubles") or [])
                certain = lambda a: all(not n or a.get("tolerance", 0) <= 5e-4 * abs(n) for n in a.get("floats") or a.get("doubles") or [])
                case = next(c for c in row["cases"] if not c["order_matters"] and not c["rounding_matters"]
                            and all(map(certain, c["outputs"])) and sum(map(numbers, c["inputs"] + c["outputs"])) <= 300)
                names = [line.split(" = ")[0] for line in completion.splitlines()[1:-1]]
                self.assertEqual(names, [a["name"] for a in case["outputs"]])
                values = {name: json.loads(value.replace("NaN", "null")) for name, value in
                          (line.split(" = ", 1) for line in completion.splitlines()[1:-1])}
                for a in case["outputs"]:
                    flat = values[a["name"]]
                    for _ in a["shape"][1:]:
                        flat = [n for part in flat for n in part]
                    exact = a.get("integers") or a.get("floats") or a.get("doubles") or []
                    if a["type"] == "uint64":
                        exact = [n % 2**64 for n in exact]
                    self.assertEqual(flat, exact if "integers" in a else [n if n is None else float(f"{n:.4g}") for n in exact])
                    self.assertIn(f"`{a['name']}` ({a['type']}, shape {tuple(a['shape'])})", prompt)
            else:
                self.check_wrong_gradient(row["cuda_backward"], prompt, completion)
            checked[task] += 1
        self.assertEqual(len(checked), len(TASKS), checked)

    def check_wrong_gradient(self, right, prompt, completion):
        """The text of the prompt becomes the right one by what the completion says."""
        start = prompt.index('extern "C" __global__')
        text = prompt[start:prompt.index("```", start)]
        if wrong := re.fullmatch(r"`(.*)` is wrong: the adjoints of its two operands are exchanged. It should be `(.*)`.", completion):
            self.assertEqual(text.count(wrong[1]), 1)
            self.assertEqual(text.replace(wrong[1], wrong[2]), right)
            return
        missing = re.fullmatch(r"`(.*)` is missing(?: after `(.*)`)?: nothing carries \w+ to .*\.", completion)
        self.assertTrue(missing, completion)
        lines = right.splitlines()
        at = next(i for i, line in enumerate(lines) if line.strip() == missing[1])
        self.assertEqual("\n".join(lines[:at] + lines[at + 1:]) + "\n", text)
        if missing[2]:
            self.assertEqual(lines[at - 1].strip(), missing[2])
            self.assertEqual([line.strip() for line in lines].count(missing[2]), 1)

    def test_prompts_vary(self):
        rows = self.make("out", 60, "--view", "pairs", "--tasks", "python-to-cuda", "-c", "math")
        self.assertGreaterEqual(len({row["prompt"].split("\n")[0] for row in rows}), 4)

    def test_tasks_have_weights_and_tokens_a_limit(self):
        rows = self.make("out", 100, "--view", "messages", "--tasks", "python-to-cuda=3,wrong-gradient", "--max-tokens", 3000)
        self.assertEqual(Counter(row["task"] for row in rows), {"python-to-cuda": 75, "wrong-gradient": 25})
        self.assertLessEqual(max(row["tokens"] for row in rows), 3000)
        for options, said in ((("--view", "chat"), "bad value 'chat' for --view; it takes pairs, messages or completion"),
                              (("--view", "pairs", "--tasks", "sing"), "bad value 'sing' for --tasks; it takes tasks"),
                              (("--view", "pairs", "-d", "cpu"), "--device has no meaning beside it"),
                              (("--tasks", "python-to-cuda"), "--tasks requires --view")):
            self.fails(said, "generate", *options)

    @unittest.skipIf(pq is None, "no pyarrow")
    def test_parquet_has_the_same(self):
        rows = self.make("lines", 70, "--view", "messages")
        self.weft("generate", "-q", "-n", 70, "--view", "messages", "-o", "columns")
        self.assertEqual(pq.read_table(self.tmp / "columns/data/train-00000.parquet").to_pylist(), rows)


class Manners(RecordsTest):
    def test_config(self):
        (self.tmp / "run.toml").write_text('count = 25\nseed = 3\nquiet = true\n\n[generate]\ncategories = ["math", "sparse"]\n'
                                           'no-backward = true\noutput = "made"\n\n[validate]\nskip = "near-duplicates"\n')
        self.weft("generate", "--config", "run.toml")
        self.weft("generate", "-q", "-n", 25, "-s", 3, "-c", "math,sparse", "--no-backward", "-o", "same")
        self.assertEqual((self.tmp / "made/manifest.json").read_bytes(), (self.tmp / "same/manifest.json").read_bytes())
        # The command line comes first, and what is shown is a file of options itself.
        shown = self.weft("generate", "--config=run.toml", "-n", 7, "-s3", "--show-config", "-o", "shown")
        for line in ('count = "7"', 'seed = "3"', 'categories = ["math", "sparse"]', "no-backward = true", 'output = "shown"',
                     "# full = false", '# format = "parquet"'):
            self.assertIn(f"\n{line}\n", shown)
        self.assertFalse((self.tmp / "shown").exists())
        (self.tmp / "shown.toml").write_text(shown)
        self.weft("generate", "--config", "shown.toml")
        self.assertIn("7 rows", self.weft("verify", "shown"))
        (self.tmp / "bad.toml").write_text("colour = 3\n")
        self.fails("'bad.toml' cannot be used as options: 'colour' is no option of 'weft generate'", "generate", "--config", "bad.toml", code=1)
        (self.tmp / "bad.toml").write_text("quiet = 3\n")
        self.fails("'quiet' takes true or false", "generate", "--config", "bad.toml", code=1)
        (self.tmp / "bad.toml").write_text("[genrate]\ncount = 3\n")
        self.fails("there is a table [genrate], but no such command", "generate", "--config", "bad.toml", code=1)
        # What the command line gives overrules also what has no meaning beside it.
        self.weft("generate", "--config", "shown.toml", "-qn5", "-o", "five")
        self.assertIn("5 rows", self.weft("verify", "five"))
        self.assertIn('target-size = "1MB"', self.weft("generate", "--config", "shown.toml", "--target-size", "1MB", "--show-config"))
        (self.tmp / "back.toml").write_text("output = 'a\\b'\n")
        self.assertIn("\noutput = 'a\\b'\n", self.weft("generate", "--config", "back.toml", "-n", 1, "--show-config"))
        self.fails("cannot open 'none'", "generate", "--config", "none", code=1)
        self.fails("for --config; it takes a file", "generate", "--config")

    def test_log(self):
        self.weft("generate", "-q", "-n", 5, "-o", "out", "--log", "log.txt")
        self.run_weft("generate", "-q", "-n", 6, "-o", "out", "--log", "log.txt")
        lines = (self.tmp / "log.txt").read_text().splitlines()
        for line in lines:
            self.assertRegex(line, r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ ")
        said = [line[21:] for line in lines]
        self.assertRegex(said[0], r"^weft \d+\.\d+\.\d+: generate -q -n 5 -o out --log log.txt$")
        self.assertIn("ended with exit code 0", said)
        self.assertTrue(any(line.startswith("weft: 'out' holds ") for line in said), said)
        self.assertEqual(said[-1], "ended with exit code 1")
        self.weft("verify", "out", "--log", "verify.txt")
        self.assertRegex((self.tmp / "verify.txt").read_text(), r"Z 'out' is whole: ")
        self.run_weft("generate", "--colour", "--log", "log.txt")
        said = [line[21:] for line in (self.tmp / "log.txt").read_text().splitlines()][-2:]
        self.assertTrue(said[0].startswith("weft: ") and "--colour" in said[0], said)
        self.assertEqual(said[1], "ended with exit code 2")
        self.fails("cannot open 'no/log'", "stats", "out", "--log", "no/log", code=1)

    def test_completion(self):
        script = self.weft("completion", "bash")
        (self.tmp / "weft.sh").write_text(script)
        def complete(*words):
            line = "source weft.sh; COMP_WORDS=(weft " + " ".join(words) + f"); COMP_CWORD={len(words)}; _weft; echo ${{COMPREPLY[@]}}"
            return subprocess.run(["bash", "-c", line], cwd=self.tmp, capture_output=True, text=True, check=True).stdout.split()
        self.assertEqual(complete("gen"), ["generate"])
        self.assertEqual(complete("generate", "--rows"), ["--rows-per-shard"])
        self.assertEqual(complete("help", "val"), ["validate"])
        self.assertEqual(complete("cuda", "ver"), ["verify"])
        self.assertIn("--jobs", complete("cuda", "verify", "--"))
        self.assertNotIn("--per-category", complete("cuda", "verify", "--"))
        self.assertIn("--per-category", complete("cuda", "--"))
        # Values, of lists too.
        self.assertEqual(complete("generate", "--format", "js"), ["jsonl", "jsonl.zst", "json"])
        self.assertEqual(complete("generate", "--format", "=", "p"), ["parquet"])
        self.assertEqual(complete("lower", "-d", "''"), ["cpu", "cuda"])
        self.assertEqual(complete("generate", "-n", "5", "--categories", "tiles,clo"), ["tiles,cloth"])
        self.assertEqual(complete("validate", "--only", "ir"), ["ir"])
        self.assertEqual(complete("view", "out", "--tasks", "ptx-to-c"), ["ptx-to-cuda"])
        self.assertEqual(complete("completion", "z"), ["zsh"])
        self.assertIn("-l format -x -a 'parquet jsonl jsonl.zst json'", self.weft("completion", "fish"))
        self.assertIn("complete -c weft -n '__fish_seen_subcommand_from generate' -l count -s n -r", self.weft("completion", "fish"))
        self.assertIn("bashcompinit", self.weft("completion", "zsh"))
        self.fails("bad value 'tcsh' for SHELL; it takes bash, zsh or fish", "completion", "tcsh")

    def test_status(self):
        options = ("generate", "-q", "-n", 100, "--cases", 0, "--rows-per-shard", 20)
        for k in (1, 3):
            self.weft(*options, "--shard", f"{k}/3", "-o", f"part{k}")
        said = self.run_weft("status", "part1", "part3", "part2")
        self.assertEqual(said.returncode, 1)
        self.assertEqual(said.stdout, "finished   part1: part 1 of 3, 20 of 20 rows\nfinished   part3: part 3 of 3, 40 of 40 rows\n"
                         "absent     part2\nmissing: part 2 of 3\n60 of 100 rows\n")
        self.weft(*options, "--shard", "2/3", "-o", "part2")
        (self.tmp / "part2/manifest.json").unlink()
        seen = json.loads(self.run_weft("status", "--json", "part1", "part2", "part3").stdout)
        self.assertEqual((seen["complete"], seen["missing"], [p["state"] for p in seen["parts"]]),
                         (False, [], ["finished", "unfinished", "finished"]))
        self.weft(*options, "--shard", "2/3", "-o", "part2")
        self.assertTrue(self.weft("status", "part1", "part2", "part3").endswith("100 of 100 rows\n"))
        self.weft("generate", "-q", "-n", 5, "-o", "other")
        self.assertIn("are of different datasets: count is 100 there and 5 here", self.run_weft("status", "part1", "other").stdout)
        # More parts than shards.
        self.assertIn("warning: 3 parts share 2 shards, so that 1 of them have no rows", self.run_weft(
            "generate", "-n", 4, "--rows-per-shard", 2, "--shard", "3/3", "-o", "thin", whole=False).stderr)


class Derived(RecordsTest):
    def test_view(self):
        rows = self.make("rows", 90, "--full", "--split", "train=0.7,test=0.3", "--rows-per-shard", 40)
        self.assertIn("'all' has ", self.weft("view", "rows", "-o", "all"))
        examples = self.rows("all")
        self.assertEqual(sorted(e["index"] for e in examples), list(range(len(examples))))
        self.assertGreater(len(examples), 4 * len(rows))
        splits = {e["row_id"]: path.name.split("-")[0] for path in (self.tmp / "all/data").glob("*.jsonl")
                  for e in map(json.loads, path.read_text().splitlines())}
        for path in (self.tmp / "rows/data").glob("*.jsonl"):
            for row in map(json.loads, path.read_text().splitlines()):
                self.assertEqual(splits[row["id"]], path.name.split("-")[0])
        self.assertIn(" is whole", self.weft("verify", "all"))
        # The examples are those that `generate --view` makes.
        made = {(e["row_id"], e["task"]): e for e in self.make("made", 90, "--view", "pairs")}
        same = [e for e in examples if (e["row_id"], e["task"]) in made]
        self.assertGreater(len(same), 50)
        for e in same:
            other = made[e["row_id"], e["task"]]
            self.assertEqual((e["prompt"], e["completion"]), (other["prompt"], other["completion"]))
        # Again it is left as it is; of other options it is another set.
        before = (self.tmp / "all/manifest.json").read_bytes()
        self.weft("view", "rows", "-o", "all")
        self.assertEqual((self.tmp / "all/manifest.json").read_bytes(), before)
        self.fails("holds ", "view", "rows", "--as", "messages", "-o", "all", code=1)
        self.weft("view", "-q", "rows", "--as", "messages", "--one", "--max-tokens", 5000, "-o", "one")
        ids = [e["row_id"] for e in self.rows("one")]
        self.assertEqual(len(ids), len(set(ids)))
        self.fails("weights divide the rows among the tasks", "view", "rows", "--tasks", "python-to-cuda=2", "-o", "x")
        self.fails("holds examples", "view", "one", "-o", "x", code=1)
        self.fails("none of 90 rows gives an example of at most 2 tokens, and no set was written: python-to-cuda needs the Python "
                   "and the CUDA forward text; ", "view", "rows", "--max-tokens", 2, "-o", "x", code=1)
        self.weft("generate", "-q", "-n", 2, "--cases", 0, "-o", "bare")
        self.fails("none of 2 rows gives an example, and no set was written: cpu-to-cuda needs the forward texts of both targets "
                   "(--full)", "view", "bare", "--tasks", "cpu-to-cuda", "-o", "x", code=1)
        self.fails("nothing is left of 90 rows, and no set was written", "filter", "rows", "--max-tokens", 2, "-o", "x", code=1)

    def test_what_is_derived_is_not_made_from_a_seed(self):
        self.make("rows", 40, "--cases", 0)
        self.weft("view", "-q", "rows", "-o", "out")
        self.fails("' was made from other sets, and not from a seed; 'weft view --as pairs' with these sets", "extend", "out", "-n",
                   100, code=1)
        next((self.tmp / "out/data").iterdir()).write_text("")
        self.assertIn(" in 'out', which was made from other sets; 'weft view --as pairs --overwrite' with the same sets makes it anew",
                      self.run_weft("verify", "out").stderr)
        self.assertIn("made from other sets", self.run_weft("repair", "out").stderr)
        self.weft("view", "-q", "rows", "-o", "out", "--overwrite")
        self.assertIn(" is whole", self.weft("verify", "out"))

    def test_captured_rows(self):
        """A row that is no row of a seed becomes examples, too, and more of them than there are kernels."""
        (self.tmp / "run.py").write_text(
            "import warp as wp\n\n\n@wp.kernel\ndef scale(x: wp.array(dtype=float), s: float):\n    i = wp.tid()\n"
            "    x[i] = x[i] * s\n\n\nwp.launch(scale, dim=3, inputs=[wp.ones(3, dtype=float, device='cpu'), 2.0], device='cpu')\n")
        self.weft("capture", "-q", "-o", "rows", "run.py")
        self.weft("view", "-q", "rows", "-o", "out")
        self.assertGreater(len(self.rows("out")), 2)
        self.assertIn(" is whole", self.weft("verify", "out"))
        self.weft("filter", "-q", "rows", "--difficulty", "easy", "-o", "easy")
        self.assertIn(" checks passed", self.weft("validate", "easy"))

    def test_a_source_is_never_written_over(self):
        self.make("rows", 20, "--cases", 0)
        before = {path.name: path.read_bytes() for path in (self.tmp / "rows/data").iterdir()}
        for command in (("filter", "rows", "--difficulty", "easy", "-o", "rows"), ("view", "rows", "-o", "../" + self.tmp.name + "/rows")):
            self.fails("it is one of the sets that are read; name another one", *command, "--overwrite")
        self.assertEqual({path.name: path.read_bytes() for path in (self.tmp / "rows/data").iterdir()}, before)
        self.assertIn(" is whole", self.weft("verify", "rows"))

    def test_what_would_hide_a_fault(self):
        self.make("rows", 20, "--cases", 0)
        (self.tmp / "eval.jsonl").write_text('{"a": \n{"b": "' + "some words " * 20 + '"}\n')
        self.fails("line 1 is no JSON", "validate", "rows", "--against", "eval.jsonl", code=1)
        done = self.run_weft("status", "rows", "rows")
        self.assertEqual(done.returncode, 1)
        self.assertIn("are the same part, 1 of 1", done.stdout)

    def test_other_commands_on_examples(self):
        self.make("out", 14, "--view", "pairs")
        self.assertIn("prompt", self.weft("show", "out", "--row", 3))
        for command in ("diff", "run"):
            done = self.run_weft(command, "out", "--row", 3)
            self.assertEqual((done.returncode, done.stderr.count("\n")), (1, 1), done.stderr)
            self.assertTrue(done.stderr.startswith("weft: "), done.stderr)

    def test_filter(self):
        rows = self.make("rows", 120, "--split", "train=0.8,test=0.2")
        drop = {row["id"] for row in rows[::7]}
        (self.tmp / "drop.txt").write_text("# rows to leave out\n" + "".join(f"{i} because\n" for i in sorted(drop)))
        self.weft("filter", "rows", "--drop", "drop.txt", "-o", "out")
        kept = self.rows("out")
        self.assertEqual({row["id"] for row in kept}, {row["id"] for row in rows} - drop)
        self.assertEqual(sorted(row["index"] for row in kept), list(range(len(kept))))
        by_id = {row["id"]: row for row in rows}
        for row in kept:
            before = by_id[row["id"]]
            self.assertEqual({**row, "index": 0}, {**before, "index": 0, "candidate": before["index"]})
        self.assertIn(" checks passed", self.weft("validate", "out"))
        # Under its old number a row is made again, and examples name that.
        self.assertEqual(json.loads(self.weft("row", "-s", kept[50]["seed"], "-i", kept[50]["candidate"], "--json"))["id"], kept[50]["id"])
        self.weft("view", "-q", "out", "-o", "examples", "--tasks", "python-to-cuda")
        self.assertEqual({(e["row_id"], e["row_index"]) for e in self.rows("examples")}, {(row["id"], row["candidate"]) for row in kept})
        # Rows that were chosen have one already, in Parquet too; and filtered rows keep theirs.
        chosen = {row["id"]: row for row in self.make("chosen", 30, "--difficulty", "hard=1")}
        self.weft("filter", "-q", "chosen", "--adjoint", "exact", "-o", "once")
        self.weft("filter", "-q", "once", "--max-tokens", 9000, "-o", "twice")
        for row in self.rows("twice"):
            self.assertEqual(row["candidate"], chosen[row["id"]]["candidate"])
        self.weft("generate", "-q", "-n", 15, "--difficulty", "hard=1", "-o", "columns")
        self.weft("filter", "-q", "columns", "--adjoint", "exact", "-o", "less")
        self.weft("validate", "-q", "less")
        self.weft("filter", "-q", "rows", "--adjoint", "exact", "--difficulty", "easy,medium", "--max-tokens", 6000, "-o", "some")
        for row in self.rows("some"):
            self.assertEqual(row["metadata"]["adjoint"], "exact")
            self.assertNotEqual(row["metadata"]["difficulty"], "hard")
            self.assertLessEqual(sum(row["metadata"]["tokens"].values()), 6000)
        (self.tmp / "bad.txt").write_text("0123\n")
        self.fails("line 1 begins with no id of a row", "filter", "rows", "--drop", "bad.txt", "-o", "x", code=1)
        for option, value in (("--adjoint", "right"), ("--difficulty", "simple"), ("--max-tokens", "many"), ("-c", "maths")):
            self.fails(value, "filter", "rows", option, value, "-o", "x")
        self.fails("every row would stay; give --drop, ", "filter", "rows", "-o", "x")
        self.weft("filter", "-q", "rows", "-c", "all", "--difficulty", "easy,medium,hard", "-o", "same")
        self.assertEqual({row["id"] for row in self.rows("same")}, {row["id"] for row in self.rows("rows")})

    def test_against(self):
        """Copies, renumbered copies, fragments and generated texts in the files of an evaluation are found, and nothing else."""
        rows = self.make("rows", 300, "--cases", 0)
        with (self.tmp / "eval.jsonl").open("w") as lines:
            for row in rows[5:15]:
                lines.write(json.dumps({"task_id": row["id"], "test": [{"solution": row["python_source"]}]}) + "\n")
        (self.tmp / "texts").mkdir()
        numbered = next(row for row in rows[20:] if re.search(r"\b2\.0\b", row["python_source"]))
        (self.tmp / "texts/numbers.py").write_text(re.sub(r"\b2\.0\b", "2.25", numbered["python_source"]))
        (self.tmp / "texts/kernel.cu").write_text("// anything\n" + rows[200]["cuda_forward"].replace(
            rows[200]["metadata"]["hash"][:8], "01234567"))
        long = max(rows[210:250], key=lambda row: len(row["python_source"]))
        (self.tmp / "texts/part.txt").write_text("\n".join(long["python_source"].splitlines()[-12:]))
        (self.tmp / "texts/other.md").write_text("Nothing that has to do with kernels, but quite a few words in one line of text.\n")
        found = {row["id"] for row in [*rows[5:15], numbered, rows[200], long]}
        said = self.run_weft("validate", "rows", "--only", "overlap", "--against", "eval.jsonl", "texts", "--drop-list", "drop.txt")
        self.assertEqual(said.returncode, 1)
        self.assertIn("10 rows: the skeleton of a module in 'eval.jsonl'", said.stdout)
        listed = (self.tmp / "drop.txt").read_text().splitlines()
        self.assertEqual({line.split()[0] for line in listed}, found, listed)
        self.weft("filter", "-q", "rows", "--drop", "drop.txt", "-o", "clean")
        self.assertEqual(len(self.rows("clean")), 300 - len(found))
        self.weft("validate", "clean", "--only", "overlap", "--against", "eval.jsonl", "texts")
        (self.tmp / "short.txt").write_text("a few words\n")
        self.fails("'short.txt' has no text of at least 13 tokens to compare with", "validate", "rows", "--against", "short.txt", code=1)
        self.fails("bad value '2' for --overlap", "validate", "rows", "--against", "texts", "--overlap", 2)
        self.fails("the check overlap finds its rows", "validate", "rows", "--against", "texts", "--skip", "overlap", "--drop-list", "x")
        self.fails("--drop-list requires --against", "validate", "rows", "--drop-list", "x")
        self.fails("missing", "validate", "rows", "--against", "missing", code=1)

    def test_merge_of_different_sets(self):
        one = self.make("one", 60, "-c", "math,sparse")
        two = self.make("two", 70, "-c", "math,sparse", "-s", 7)
        # Has the rows of the first, in other files.
        self.make("three", 90, "-c", "math,sparse", "--rows-per-shard", 40)
        said = self.weft("merge", "all", "one", "two", "three")
        joined = self.rows("all")
        self.assertEqual(len(joined), len({row["id"] for row in joined}))
        self.assertEqual({row["id"] for row in joined}, {row["id"] for row in one + two + self.rows("three")})
        self.assertEqual(sorted(row["index"] for row in joined), list(range(len(joined))))
        self.assertIn(f"'all' has {len(joined)} rows of 3 sets; 60 rows that stood there before are left out", said)
        number = {row["id"]: (row["seed"], row["index"]) for row in self.rows("three") + two}
        for row in joined:
            self.assertEqual((row["seed"], row["candidate"]), number[row["id"]])
        # Once more: it is there, and what is damaged of it is made again.
        manifest = (self.tmp / "all/manifest.json").read_bytes()
        self.weft("merge", "-q", "all", "one", "two", "three")
        next((self.tmp / "all/data").iterdir()).unlink()
        said = self.run_weft("status", "all")
        self.assertEqual((said.returncode, said.stdout.split()[0]), (1, "damaged"))
        self.assertIn("is missing", said.stdout)
        self.weft("merge", "-q", "all", "one", "two", "three")
        self.assertEqual((self.tmp / "all/manifest.json").read_bytes(), manifest)
        self.weft("verify", "-q", "all")
        self.fails("it lies in 'one', which is read; name another one", "merge", "one/in", "one", "two")
        self.assertIn(" checks passed", self.weft("validate", "all"))
        self.weft("generate", "-q", "-n", 20, "-s", 9, "-o", "columns")
        self.assertIn("'mixed' has 80 rows of 2 sets\n", self.weft("merge", "mixed", "one", "columns"))
        self.assertEqual(len(self.rows("mixed")), 80)
        # Of examples the same: all but the number.
        for name in ("one", "three"):
            self.weft("view", "-q", name, "--one", "-o", f"{name}-examples")
        said = self.weft("merge", "examples", "one-examples", "three-examples")
        examples = [{**example, "index": 0} for example in self.rows("examples")]
        self.assertEqual(len(examples), len({json.dumps(example) for example in examples}))
        self.assertIn(f"'examples' has {len(examples)} examples of 2 sets; 60 examples that stood there before are left out", said)
        # Rows that were chosen in one way and another, and of other families.
        self.make("train", 20, "-c", "math,sparse", "--families", "train", "--max-tokens", 4000)
        self.weft("merge", "-q", "chosen", "one", "train")
        config = json.loads((self.tmp / "chosen/manifest.json").read_text())["configuration"]
        self.assertNotIn("max_tokens", config)
        self.assertNotIn("families", config)
        self.weft("validate", "-q", "chosen")
        self.weft("generate", "-q", "-n", 5, "--format", "json", "-o", "files")
        self.fails("'files' cannot be joined with 'columns', because its rows have another form: format is", "merge", "x", "columns", "files", code=1)
        self.make("full", 20, "--full")
        self.fails("', because its rows have another form: device is ", "merge", "x", "one", "full", code=1)


if __name__ == "__main__":
    harness.main()

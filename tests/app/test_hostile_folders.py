"""Folders that somebody else prepared: every record has a valid checksum, and is held to what weft writes.

Over rows of fixed nonsense. Whatever the records say: nothing outside the folder and no file of the user's is
touched, every command ends soon with exit code 0 or one line of error, and `verify` calls nothing whole that
`repair` would not.
"""

import hashlib
import json
import os
import random
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import harness

WEFT = harness.WEFT_WITH_FAKE_ROWS
MUTANTS = 100


def seal(document):
    """A configuration or manifest as weft would write it."""
    lines = []
    for key, value in document.items():
        compact = lambda v: json.dumps(v, separators=(",", ":"))
        if isinstance(value, list):
            items = ",\n    ".join(compact(v) for v in value)
            text = f"[\n    {items}\n  ]" if value else "[]"
        else:
            text = compact(value)
        lines.append(f'  "{key}": {text}')
    body = "{\n" + ",\n".join(lines) + "\n}\n"
    return body[:-3] + f',\n  "checksum": "{hashlib.sha256(body.encode()).hexdigest()}"\n}}\n'


def read(path):
    document = json.loads(path.read_text())
    del document["checksum"]
    return document


def journal_line(verb, value):
    text = f"{verb} {json.dumps(value, separators=(',', ':'))}"
    return f"{hashlib.sha256(text.encode()).hexdigest()[:16]} {text}\n"


class Hostile(harness.TestCase):
    def setUp(self):
        where = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # what syncing takes is no matter here
        self.tmp = Path(tempfile.mkdtemp(prefix="weft_hostile_", dir=where))
        self.addCleanup(shutil.rmtree, self.tmp, ignore_errors=True)
        self.weft("generate", "-q", "-n", 100, "-o", "set", "--rows-per-shard", 30, "--split", "train=0.7,test=0.3")
        self.set = self.tmp / "set"
        self.precious = self.tmp / "precious"
        self.precious.mkdir()
        for name in ("victim", ".victim.part", "train-00000.jsonl"):
            (self.precious / name).write_text("mine")

    def weft(self, *arguments, code=0):
        result = self.ends(*arguments)
        self.assertEqual(result.returncode, code, result.stdout + result.stderr)
        return result

    def ends(self, *arguments, seconds=20):
        """Of any command: an end in time, no signal, one line of error where it fails."""
        begin = time.monotonic()
        result = subprocess.run([str(WEFT), *harness.whole_rows(map(str, arguments))], capture_output=True, text=True, cwd=self.tmp,
                                timeout=seconds)
        self.assertIn(result.returncode, (0, 1, 2), (arguments, result.stderr))
        self.assertLess(time.monotonic() - begin, seconds)
        errors = [line for line in result.stderr.splitlines() if line.startswith("weft: ")]
        self.assertEqual(len(errors), int(result.returncode != 0), (arguments, result.stderr))
        return result

    def edit(self, name, change):
        document = read(self.set / name)
        change(document)
        (self.set / name).write_text(seal(document))

    def outside_is_untouched(self):
        self.assertEqual({p.name: p.read_text() for p in self.precious.iterdir()},
                         dict.fromkeys(("victim", ".victim.part", "train-00000.jsonl"), "mine"))

    def test_the_seal_is_weft_s(self):
        for name in ("manifest.json", ".weft/config.json"):
            self.assertEqual(seal(read(self.set / name)), (self.set / name).read_text())

    def test_names_that_are_not_weft_s_are_not_deleted(self):
        (self.set / "link").symlink_to(self.precious)
        notes = self.set / "notes.txt"
        names = ("link/victim", "notes.txt", "../precious/victim", str(self.precious / "victim"), "data/../notes.txt",
                 "data/link/victim", "data/notes.txt", "data/train-1.jsonl", "data/train-000000.jsonl", ".weft/lock",
                 "data/train-00000.exe", "data/-00000.jsonl", "data/a/train-00000.jsonl")
        (self.set / "data/link").symlink_to(self.precious)
        for name in names:
            for where in ("manifest", "others", "journal"):
                shutil.copytree(self.set, self.tmp / "kept", symlinks=True, dirs_exist_ok=True)
                notes.write_text("mine")
                (self.set / ".notes.txt.part").write_text("mine")
                (self.set / "data/notes.txt").write_text("mine")
                if where == "manifest":
                    self.edit("manifest.json", lambda m: m["files"][0].update(path=name))
                elif where == "others":
                    self.edit("manifest.json", lambda m: m["others"].append({**m["others"][0], "path": name}))
                else:
                    with (self.set / ".weft/journal").open("a") as journal:
                        journal.write(journal_line("files", [name]))
                for command in (["verify", "set"], ["extend", "set", "-n", 130], ["repair", "-q", "set"],
                                ["generate", "-q", "-n", 9, "-o", "set", "--overwrite"]):
                    self.ends(*command)
                    self.outside_is_untouched()
                    for mine in (notes, self.set / ".notes.txt.part", self.set / "data/notes.txt"):
                        self.assertEqual(mine.read_text(), "mine", (name, where, command))
                shutil.rmtree(self.set)
                (self.tmp / "kept").rename(self.set)

    def test_links_are_not_followed(self):
        """In the place of each file and folder of a dataset: a link to what is not the dataset's."""
        target = self.tmp / "target"
        for name in ("data", ".weft", ".weft/journal", ".weft/config.json", ".weft/lock", "manifest.json",
                     "README.md", "data/train-00001.jsonl", "progress.json", "generation_stats.json",
                     ".weft/extension", "data/.train-00004.jsonl.part", ".manifest.json.part"):
            for dangling in (False, True):
                shutil.rmtree(self.tmp / "copy", ignore_errors=True)
                shutil.rmtree(target, ignore_errors=True)
                shutil.copytree(self.set, self.tmp / "copy")
                place = self.tmp / "copy" / name
                target.mkdir()
                if place.exists() and not dangling:
                    place.rename(target / "it")
                elif place.exists():
                    shutil.rmtree(place) if place.is_dir() else place.unlink()
                place.symlink_to(target / "it")
                before = {p: p.read_bytes() for p in target.rglob("*") if p.is_file()}
                result = self.ends("verify", "copy")
                if name not in (".weft/lock", "progress.json", "generation_stats.json", ".manifest.json.part"):
                    self.assertEqual(result.returncode, 1, name)
                    self.assertIn(f"copy/{name}", result.stdout + result.stderr)
                for command in (["extend", "-q", "copy", "-n", 200], ["repair", "-q", "copy"],
                                ["generate", "-q", "-n", 9, "-o", "copy", "--overwrite"]):
                    self.ends(*command)
                    after = {p: p.read_bytes() for p in target.rglob("*") if p.is_file()}
                    self.assertEqual(after, before, (name, command))

    def test_the_folder_itself_may_be_a_link(self):
        (self.tmp / "by-link").symlink_to(self.set)
        self.weft("verify", "by-link")
        self.weft("extend", "-q", "by-link", "-n", 120)
        (self.set / "data/train-00001.jsonl").unlink()
        self.weft("repair", "-q", "by-link")
        self.weft("verify", "set")

    def test_nothing_of_the_current_folder_is_run(self):
        """Modules that Python would find there, and a .venv with an nvcc."""
        here = self.tmp / "here"
        nvcc = here / ".venv/lib/python3.11/site-packages/nvidia/cu13/bin/nvcc"
        nvcc.parent.mkdir(parents=True)
        nvcc.write_text(f"#!/bin/sh\ntouch {self.tmp}/ran\nexit 1\n")
        nvcc.chmod(0o755)
        (here / ".venv/bin").mkdir()
        for name in ("python", "python3"):
            shutil.copy(nvcc, here / ".venv/bin" / name)
        for module in ("typing", "json", "re", "email", "warp", "numpy", "csv", "pathlib", "venv", "pip", "ensurepip",
                       "sysconfig"):
            (here / f"{module}.py").write_text(f"open({str(self.tmp / 'ran')!r}, 'w')\n")
        (here / "weft").mkdir()
        shutil.copy(here / "json.py", here / "weft/__init__.py")
        shutil.copy(here / "json.py", here / "weft/_capture.py")
        alone = self.tmp / "alone"  # away from the folder that it was built in
        alone.mkdir()
        shutil.copy(harness.WEFT, alone / "weft")
        (self.tmp / "script.py").write_text("")
        environment = {k: v for k, v in os.environ.items()
                       if k not in ("WEFT_HOME", "VIRTUAL_ENV", "NVCC", "PYTHONPATH", "PYTHONSAFEPATH")}
        environment["CUDA_HOME"] = str(self.tmp / "none")
        environment["PATH"] = "/usr/bin:/bin"
        for program in (harness.WEFT, alone / "weft"):
            for command in (["doctor"], ["cuda", "-q", "--count", "1", "-o", "cuda", "--overwrite"],
                            ["cuda", "verify", "--no-shows", "cuda"], ["capture", "-o", "rows", "../script.py"]):
                subprocess.run([program, *command], cwd=here, env=environment, capture_output=True, timeout=120)
                self.assertFalse((self.tmp / "ran").exists(), (program, command))
            shutil.rmtree(here / "cuda")
        setup = f"set -eu; ROOT={self.tmp}/root; ASSUME_YES=1; . {harness.ROOT}/tools/setup.sh; missing_packages build test"
        subprocess.run(["bash", "-c", setup], cwd=here, env=environment, check=True, capture_output=True, timeout=120)
        self.assertFalse((self.tmp / "ran").exists())

    def test_a_manifest_behind_a_link_is_repaired(self):
        manifest = self.set / "manifest.json"
        whole = manifest.read_text()
        (self.precious / "victim").write_text(whole)
        manifest.unlink()
        manifest.symlink_to(self.precious / "victim")
        self.assertIn("set/manifest.json: is damaged: 'set/manifest.json' is damaged: it is not a plain file",
                      self.weft("verify", "set", code=1).stdout)
        self.weft("repair", "-q", "set")
        self.assertFalse(manifest.is_symlink())
        self.assertEqual(manifest.read_text(), whole)
        self.weft("verify", "set")

    def test_what_only_the_new_manifest_knows_as_foreign_is_said(self):
        """`repair` without manifest and journal, by a configuration that gives some spans no row of a split."""
        self.weft("generate", "-q", "-n", 40, "-o", "thin", "--rows-per-shard", 4, "--split", "train=0.7,test=0.3")
        self.set = self.tmp / "thin"
        self.edit(".weft/config.json", lambda c: c["configuration"].update(seed=7))
        (self.set / "manifest.json").write_text("x")
        (self.set / ".weft/journal").write_text("weft journal 1\n")
        repaired, found = self.ends("repair", "-q", "thin"), self.ends("verify", "-q", "thin")
        foreign = "".join(line + "\n" for line in found.stdout.splitlines() if "is not a file of this dataset" in line)
        self.assertEqual((found.returncode, bool(foreign)), (1, True), found.stdout)
        self.assertEqual((repaired.returncode, repaired.stdout), (1, foreign), repaired.stderr)

    def test_numbers_out_of_bounds(self):
        def files(change):
            return lambda m: [change(m["files"], i) for i in range(len(m["files"]))]

        changes = {
            "first_index": files(lambda f, i: f[i].update(first_index=10**12, end_index=10**12 + 1)),
            "one first_index": lambda m: m["files"][2].update(first_index=10**12),
            "end_index": lambda m: m["files"][-1].update(end_index=2**64 - 1),
            "rows_per_shard": lambda m: m["configuration"].update(rows_per_shard=2**64 - 1),
            "many rows_per_shard": lambda m: m["configuration"].update(rows_per_shard=10**9 + 1),
            "count": lambda m: m["configuration"].update(count=10**18),
            "largest count": lambda m: m["configuration"].update(count=10**12, rows_per_shard=1),
            "no count": lambda m: m["configuration"].update(count=0),
            "seed": lambda m: m["configuration"].update(seed=2**63),
            "weights": lambda m: m["configuration"].update(categories={"arithmetic": 10**6}),
            "category": lambda m: m["configuration"].update(categories={"nonsense": 1}),
            "shard": lambda m: m["configuration"].update(shard="1/100001"),
            "split": lambda m: m["configuration"].update(split="../x=1"),
            "unknown": lambda m: m["configuration"].update(colour="red"),
            "a span less": lambda m: m.update(files=m["files"][2:]),
            "a file twice": lambda m: m["files"].append(m["files"][-1]),
            "another order": lambda m: m["files"].reverse(),
            "rows": lambda m: m["files"][0].update(rows=m["files"][0]["rows"] + 1),
            "sums": lambda m: m.update(rows=1000),
            "tokens of nothing": files(lambda f, i: f[i].update(tokens={"../x": 1})),
            "tokens without bounds": files(lambda f, i: f[i].update(tokens={"python_source": 2**63})),
            "tokens": files(lambda f, i: f[i].update(tokens=7)),
            "no card": lambda m: m.update(others=[]),
            "wide": lambda m: m.update(files=[dict(m["files"][0], path=f"data/train-{i:05}.jsonl")
                                              for i in range(50_000)]),
        }
        whole = {p: p.read_bytes() for p in self.set.rglob("*") if p.is_file()}
        for name, change in changes.items():
            with self.subTest(name):
                self.edit("manifest.json", change)
                if name in ("count", "largest count", "rows_per_shard", "seed", "shard", "weights"):
                    self.edit(".weft/config.json", change)
                result = self.ends("verify", "set")
                self.assertEqual(result.returncode, 1)
                self.assertEqual(self.ends("extend", "set", "-n", 150).returncode, 1)
                self.assertEqual(self.ends("merge", "merged", "set").returncode, 1)
                self.ends("stats", "-q", "set")
                if name != "largest count":
                    repaired = self.ends("repair", "-q", "set")
                    self.assertEqual(self.ends("verify", "set").returncode, repaired.returncode)
                for path, content in whole.items():
                    path.write_bytes(content)

    def test_60_of_1000_rows_are_not_whole(self):
        def less(m):
            m["configuration"]["count"] = 1000

        self.edit("manifest.json", less)
        self.edit(".weft/config.json", less)
        self.assertIn("it lists files of 4 of the 34 spans of rows", self.weft("verify", "set", code=1).stdout)
        self.weft("repair", "-q", "set")
        self.weft("verify", "set")
        self.assertEqual(read(self.set / "manifest.json")["rows"], 1000)

    def test_many_missing_files(self):
        rows = 20_000
        self.weft("generate", "-q", "-n", rows, "-o", "many", "--rows-per-shard", 1, "--format", "json", "-j", 2)
        for path in (self.tmp / "many/data").iterdir():
            path.unlink()
        begin = time.monotonic()
        self.assertIn(f"{rows} problems", self.weft("verify", "-q", "many", code=1).stderr)
        self.weft("repair", "-q", "many")
        self.assertLess(time.monotonic() - begin, 60)

    def test_configuration_and_manifest_of_two_datasets(self):
        self.edit(".weft/config.json", lambda c: c["configuration"].update(seed=7))
        self.assertIn("set/.weft/config.json: ", self.weft("verify", "set", code=1).stdout)
        self.assertIn("of different datasets", self.weft("extend", "set", "-n", 200, code=1).stderr)
        self.weft("repair", "-q", "set")
        self.weft("verify", "set")

    def mutate(self, rng, text):
        """Another text of the same kind: a number, a name or a member is another, missing or there twice."""
        document = json.loads(text)
        places = []

        def walk(value):
            items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
            for key, child in list(items):
                places.append((value, key))
                walk(child)

        walk(document)
        for _ in range(rng.choice((1, 1, 2, 4))):
            value, key = rng.choice(places)
            if isinstance(value, dict) and key not in value or isinstance(value, list) and key >= len(value):
                continue
            old = value[key]
            choice = rng.randrange(4)
            if choice == 0:
                value.pop(key)
            elif choice == 1 and isinstance(value, list):
                value.insert(rng.randrange(len(value) + 1), old)
            elif isinstance(old, int):
                value[key] = rng.choice((0, 1, old + 1, old - 1, old * 2, 2**32, 10**12, 10**12 + 1, 2**63, 2**64 - 1, -1))
            elif isinstance(old, str):
                other, child = rng.choice(places)
                value[key] = rng.choice((old[:-1], old + "0", old.replace("0", "1"), "", "../" + old, "manifest.json",
                                         "data/train-00001.jsonl", other[child] if other is not None and
                                         child in (other if isinstance(other, dict) else range(len(other))) else ""))
            else:
                value[key] = rng.choice(([], {}, None, 1, "x", [old]))
        return document

    def test_mutants_of_all_three_records(self):
        rng = random.Random(18)
        whole = {p: p.read_bytes() for p in self.set.rglob("*") if p.is_file()}
        manifest = self.set / "manifest.json"
        counts = {"whole": 0, "repaired": 0, "refused": 0}
        for number in range(MUTANTS):
            records = rng.sample(("manifest.json", ".weft/config.json", ".weft/journal"), rng.choice((1, 1, 2)))
            for name in sorted(records, reverse=True):
                path = self.set / name
                if name == ".weft/journal":
                    lines = path.read_text().splitlines(keepends=True)
                    at = rng.randrange(1, len(lines))
                    verb, value = lines[at][17:].split(" ", 1)
                    lines[at] = journal_line(verb, self.mutate(rng, value))
                    path.write_text("".join(lines))
                    if rng.random() < 0.5 and manifest.exists():
                        manifest.unlink()  # so that the journal has to say what there is
                else:
                    path.write_text(seal({k: v for k, v in self.mutate(rng, json.dumps(read(path))).items()}))
            first = self.ends("verify", "-q", "set")
            if number % 3 == 0:
                self.ends("extend", "-q", "set", "-n", 130)
            repaired = self.ends("repair", "-q", "set")
            last = self.ends("verify", "-q", "set")
            self.assertEqual(last.returncode, repaired.returncode, repaired.stderr)
            counts["refused" if last.returncode else "repaired" if first.returncode else "whole"] += 1
            if last.returncode == 0:
                rows = read(manifest)["rows"]
                lines = sum(len(p.read_text().splitlines()) for p in (self.set / "data").iterdir())
                self.assertEqual(lines, rows)
            self.outside_is_untouched()
            for path in sorted(self.set.rglob("*")):
                if path not in whole and path.is_file():
                    path.unlink()
            for path, content in whole.items():
                path.write_bytes(content)
        self.assertGreater(counts["repaired"], MUTANTS // 3, counts)


if __name__ == "__main__":
    harness.main()

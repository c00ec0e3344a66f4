"""./weft, over a program that is built already."""

import os
import shutil
import subprocess
import time

import harness


class Wrapper(harness.TestCase):
    def setUp(self):
        super().setUp()
        home = self.tmp / "home"
        release = home / "build" / "release"
        release.mkdir(parents=True)
        shutil.copy(harness.ROOT / "weft", home)
        for name in ("src", "cmake", "tools"):
            (home / name).mkdir()
        for name in ("CMakeLists.txt", "CMakePresets.json", "tools/deps.lock"):
            (home / name).write_text("")
        shutil.copy(harness.WEFT_WITH_FAKE_ROWS, release / "weft")
        (release / ".weft-built").write_text("")
        later = time.time() + 10
        os.utime(release / ".weft-built", (later, later))

    def weft(self, *arguments, program="./weft", cwd="home"):
        return subprocess.run(harness.whole_rows([program, *arguments]), cwd=self.tmp / cwd, capture_output=True,
                              text=True, timeout=60)

    def test_yes_may_stand_anywhere(self):
        for arguments in (["--yes", "generate", "-n", "2", "-q", "-o", "a"],
                          ["generate", "--yes", "-n", "2", "-q", "-o", "b c"],
                          ["show", "b c", "--part", "id", "--yes"], ["--version"], ["--yes", "--help"]):
            result = self.weft(*arguments)
            self.assertEqual((result.returncode, result.stderr), (0, ""), arguments)
        self.assertTrue((self.tmp / "home" / "b c" / "data").is_dir())
        self.assertEqual(self.weft().returncode, 2)

    def test_the_program_calls_itself_as_it_was_called(self):
        result = self.weft("generate", "-n", "2", "-o", "out")
        self.assertIn(" ./weft show out --row 0\n", result.stdout)
        (self.tmp / "elsewhere").mkdir()
        result = self.weft("generate", "-n", "2", "-o", "out", program="../home/weft", cwd="elsewhere")
        self.assertIn(" ../home/weft show out --row 0\n", result.stdout)


    def test_hints_call_it_as_it_was_called(self):
        self.assertEqual(self.weft("show", "out").stderr,
                         "weft: 'out' holds no dataset; './weft generate -o out' makes one\n")
        self.assertTrue(self.weft("shwo").stderr.endswith("; see './weft --help'\n"))
        self.assertIn("'./weft help COMMAND'", " ".join(self.weft("--help").stdout.split()))
        self.weft("generate", "-q", "-n", "2", "-o", "two")
        self.assertIn(", and './weft extend two -n 3' would add", self.weft("generate", "-n", "3", "-o", "two").stderr)
        # In what is printed of a success, and with two commands in one line, too.
        self.assertIn("'./weft row --json' and './weft show --json' print", self.weft("generate", "-o", "-").stderr)
        (self.tmp / "home/two/data/train-00000.jsonl").unlink()
        (self.tmp / "home/two/manifest.json").write_text("x")
        self.assertIn(" ./weft show two --row 0\n", self.weft("repair", "two").stdout)
        extension = self.tmp / "home/two/.weft/extension"
        extension.mkdir()
        self.assertIn("; './weft repair two' removes it\n", self.weft("verify", "two").stdout)
        (self.tmp / "home/two/data/more.jsonl").write_text("{\n")
        self.assertIn("; './weft validate' names it\n", self.weft("stats", "-q", "two").stdout)
        # What another program left behind does not count.
        for name in ("./other", "\x1b[2J"):
            result = subprocess.run(["./weft", "show", "out"], cwd=self.tmp / "home/build/release", capture_output=True,
                                    text=True, timeout=60, env={**os.environ, "WEFT_CALLED": name})
            self.assertIn("; 'weft generate -o out' makes one\n", result.stderr)


class Requirements(harness.TestCase):
    """What pip may install: only files known by their checksum."""

    def test_each_requirement_is_locked(self):
        tools = harness.ROOT / "tools"
        locked = {}
        for lock in sorted(tools.glob("requirements*.lock")):
            for entry in lock.read_text().replace("\\\n", " ").splitlines():
                if entry.startswith("#"):
                    continue
                self.assertRegex(entry, r"^[a-z0-9-]+==[\w.]+( +--hash=sha256:[0-9a-f]{64})+$")
                requirement = entry.split()[0]
                self.assertNotIn(requirement, locked)
                locked[requirement] = lock.name
        for file in sorted(tools.glob("requirements*.txt")):
            for line in file.read_text().splitlines():
                if line and not line.startswith("#"):
                    self.assertEqual(locked.get(line), file.with_suffix(".lock").name)

    def test_setup_installs_only_what_is_locked(self):
        root = self.tmp / "root"
        (root / ".venv" / "bin").mkdir(parents=True)
        (root / "tools").mkdir()
        (root / "tools" / "some.txt").write_text("# Why.\nthing==1.0\n")
        python = root / ".venv" / "bin" / "python"
        python.write_text('#!/bin/sh\nprintf "%s\\n" "$*" >>"$0.calls"\n')
        python.chmod(0o755)
        script = f'set -eu; ROOT={root}; ASSUME_YES=1; . {harness.ROOT}/tools/setup.sh; make_venv {root}/tools/some.txt'
        for _ in range(2):
            subprocess.run(["bash", "-c", script], check=True, capture_output=True, timeout=60)
        calls = (root / ".venv" / "bin" / "python.calls").read_text().splitlines()
        installs = [call for call in calls if call.startswith("-I -m pip install")]
        self.assertEqual(len(installs), 1, "the second time the stamp says that all is there")
        self.assertRegex(installs[0], rf"--require-hashes .*--no-deps .*-r {root}/tools/some.lock$")


if __name__ == "__main__":
    harness.main()

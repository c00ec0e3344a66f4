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
        return subprocess.run([program, *arguments], cwd=self.tmp / cwd, capture_output=True,
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


if __name__ == "__main__":
    harness.main()

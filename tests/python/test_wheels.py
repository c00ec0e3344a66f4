"""Wheels: built from the tree, installed into fresh environments beside Warp, tried there.

Each takes minutes, so a bare ./check (WEFT_BULK=some) builds none and --ci (most) one, for the Python that runs this.
With --long or by name, one is built for every Python from 3.11 to 3.13 that the machine has.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import harness


class Wheels(harness.TestCase):
    def build_and_try(self, version):
        bulk = os.environ.get("WEFT_BULK", "all")
        if bulk == "some" or (bulk == "most" and version != "%d.%d" % sys.version_info[:2]):
            self.skipTest(f"./check {'--ci' if bulk == 'most' else ''} builds no wheel for Python {version}")
        done = subprocess.run([sys.executable, harness.ROOT / "tools/build_wheels", "--test", "-o", self.tmp,
                               *(["--quick"] if bulk == "most" else []), version],
                              capture_output=True, text=True)
        if f"{version}: missing" in done.stdout:
            self.skipTest(f"no Python {version} with headers on this machine")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        wheels = [Path(f).name for f in os.listdir(self.tmp)]
        self.assertEqual(len(wheels), 1, wheels)
        self.assertIn(f"cp{version.replace('.', '')}", wheels[0])

    def test_3_11(self):
        self.build_and_try("3.11")

    def test_3_12(self):
        self.build_and_try("3.12")

    def test_3_13(self):
        self.build_and_try("3.13")


class Container(harness.TestCase):
    """The Dockerfile, as far as it can be tried without a daemon."""

    def test_its_packages_are_those_that_the_build_needs(self):
        text = (harness.ROOT / "Dockerfile").read_text().replace("\\\n", " ")
        installed = set(re.search(r"--no-install-recommends (.+)", text).group(1).split())
        setup = (harness.ROOT / "tools/setup.sh").read_text()
        needed = set(re.findall(r"echo ([\w+-]+)", setup[setup.index("build)"):setup.index("test)")]))
        self.assertEqual(installed, needed - {"python3", "python3-venv", "ca-certificates"})  # the image's own

    def test_its_commands_are_commands(self):
        text = (harness.ROOT / "Dockerfile").read_text().replace("\\\n", " ")
        for line in re.findall(r"^RUN (.+)$", text, re.M):
            self.assertEqual(subprocess.run(["sh", "-n", "-c", line]).returncode, 0, line)
        for source in re.findall(r"^COPY (?!--from)(\S+)", text, re.M):
            self.assertTrue((harness.ROOT / source).exists())


class Arguments(harness.TestCase):
    def test_an_interpreter_that_is_not_there(self):
        done = subprocess.run([sys.executable, harness.ROOT / "tools/build_wheels", "no-such-python"],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("no-such-python: missing: no such interpreter", done.stdout)


if __name__ == "__main__":
    harness.main()

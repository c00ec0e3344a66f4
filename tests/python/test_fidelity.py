"""The fixed sample of tools/fidelity: kernels of Warp's own corpora, lowered as Warp does."""

import subprocess
import sys
import unittest

import harness


class Fidelity(harness.TestCase):
    def test_the_sample_gets_no_worse(self):
        done = subprocess.run([sys.executable, harness.ROOT / "tools/fidelity", "--sample"],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("different 0, crashed 0", done.stdout)

    def test_help_and_bad_names(self):
        done = subprocess.run([sys.executable, harness.ROOT / "tools/fidelity", "no_such_corpus"],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("'no_such_corpus' is neither a corpus", done.stderr)


if __name__ == "__main__":
    harness.main()

"""The tools around the oracle, on input that is not what they hope for."""

import subprocess
import sys

import harness

sys.path.insert(0, str(harness.ROOT / "tools"))

MODULE = """import warp as wp

wp.set_module_options({"enable_backward": False})


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = a[i] * 2.0
"""


class Tools(harness.TestCase):
    def test_reduce_without_a_file(self):
        result = subprocess.run([sys.executable, harness.ROOT / "tools" / "reduce", "nowhere.py",
                                 "--weft", harness.WEFT], cwd=self.tmp, capture_output=True, text=True)
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr, "reduce: cannot read 'nowhere.py': No such file or directory\n")

    def test_the_oracle_keeps_to_the_module_s_options(self):
        try:
            import warp_oracle
        except ImportError:
            self.skipTest("no warp")
        warp_oracle.quiet()
        path = self.tmp / "quiet_module.py"
        path.write_text(MODULE)
        for device in ("cpu", "cuda"):
            text = warp_oracle.texts(str(path), (device,))["k"][device]
            self.assertNotIn("backward", text)
            ours = self.run_weft("lower", path, "-d", device)
            self.assertEqual([line for line in ours.stdout.split("\n") if line],
                             [line for line in text.split("\n") if line])


if __name__ == "__main__":
    harness.main()

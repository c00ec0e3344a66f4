"""Which builtins `from warp import x` finds: what weft refuses is what Python refuses."""

import os
import unittest

import harness

os.environ.setdefault("WARP_QUIET", "1")


class Imports(harness.TestCase):
    def test_names_of_builtins(self):
        try:
            import warp
        except ImportError:
            self.skipTest("no warp")
        table = (harness.ROOT / "src/builtins/data/builtins.tsv").read_text().splitlines()
        names = sorted({line.split("\t")[0] for line in table if line and not line.startswith("#")})
        self.assertGreater(len(names), 300)
        refused = []
        for name in names:
            (self.tmp / f"{name}_.py").write_text(
                f"import warp as wp\nfrom warp import {name}\n\n\n@wp.kernel\n"
                f"def k(a: wp.array(dtype=int)):\n    x = {name}\n")
        result = self.run_weft("lower", *[f"{name}_.py" for name in names])
        for line in result.stderr.splitlines():
            if "is not a name of the warp module" in line:
                refused.append(line.split("_.py:")[0])
        self.assertEqual(sorted(refused), [name for name in names if not hasattr(warp, name)])


if __name__ == "__main__":
    harness.main()

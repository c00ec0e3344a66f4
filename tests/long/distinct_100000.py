#!/usr/bin/env python3
"""At least 99 % distinct structures in 100,000 rows of the default mix, by their structure_id."""

import json
import os
import shutil
import sys
import tempfile
import subprocess
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "oracle"))
from oracle_rows import read_rows  # noqa: E402

COUNT = 100_000


def main() -> int:
    folder = tempfile.mkdtemp(prefix="weft_distinct_")
    structures, skeletons, descriptions = set(), set(), set()
    try:
        # One target without backward code: structures do not depend on it.
        subprocess.run([os.environ["WEFT_BIN"], "generate", "-n", str(COUNT), "-d", "cuda",
                        "--no-backward", "-o", folder + "/rows", "--format", "jsonl.zst", "--quiet"],
                       check=True)
        for row in read_rows(folder + "/rows"):
            structures.add(row["structure_id"])
            skeletons.add(row["skeleton_id"])
            descriptions.add(row["description"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps({"rows": COUNT, "structures": len(structures), "skeletons": len(skeletons),
                      "descriptions": len(descriptions)}))
    return 0 if len(structures) >= COUNT * 99 // 100 else 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""croissant.json of datasets by mlcroissant itself: it finds nothing wrong, and reads the rows of each split.

Installs mlcroissant into an environment of its own in build/croissant.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))
import own_environment  # noqa: E402

WEFT = os.environ.get("WEFT_BIN", ROOT / "build" / "dev" / "weft")
PROGRAM = """
import sys
import mlcroissant

for folder, splits in (("parquet", ("train", "test")), ("lines", ("train",)), ("pairs", ("train",)), ("messages", ("train",))):
    dataset = mlcroissant.Dataset(jsonld=f"{sys.argv[1]}/{folder}/croissant.json")
    assert not dataset.metadata.ctx.issues.errors, dataset.metadata.ctx.issues.errors
    warnings = [w for w in dataset.metadata.ctx.issues.warnings if "datePublished" not in w]
    assert not warnings, warnings
    rows = [row for split in splits for row in dataset.records(split)]
    if folder == "messages":
        roles = [[message["train/messages/role"] for message in row["train/messages"]] for row in rows]
        assert roles and all(role == [b"user", b"assistant"] for role in roles), roles
        continue
    text = "train/completion" if folder == "pairs" else "train/python_source"
    assert rows and b"wp." in rows[0][text] or b"extern" in rows[0][text], rows[0]
    assert folder == "pairs" or len(rows) == 30, len(rows)
print("all rows are found")
"""


def main() -> int:
    python = own_environment.python_with("croissant", ["mlcroissant==1.1.1", "pandas==3.1.1", "pyarrow==26.0.1"])
    with tempfile.TemporaryDirectory() as folder:
        for name, options in (("parquet", ("--split", "train=0.8,test=0.2")), ("lines", ("--format", "jsonl")),
                              ("pairs", ("--view", "pairs")), ("messages", ("--view", "messages"))):
            subprocess.run([WEFT, "generate", "-q", "-n", "30", "--rows-per-shard", "10", *options,
                            "-o", f"{folder}/{name}"], check=True)
        return subprocess.run([python, "-c", PROGRAM, folder], timeout=600).returncode


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Runs the commands and the Python quoted in README.md, CONTRIBUTING.md and docs/*.md.

Input: fenced blocks marked `sh`, and those marked `python` that follow a line `<!-- run -->`. A `sh`
block after a line `<!-- not run: REASON -->` is left out, and so is a line that calls ./check itself.
Each file's blocks run in order, in one scratch folder that shows the repository's files by links,
so that what they write (out/, data/) is gone afterwards. A command that fails fails the check.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^(?:(?P<skip><!-- not run: [^\n]+ -->\n+)?```sh|<!-- run -->\n+```(?P<python>python))\n"
                   r"(?P<body>.*?)^```$", re.M | re.S)
SCRATCH = {"out", "data", ".git"}


def main():
    names = sys.argv[1:] or ["README.md", "CONTRIBUTING.md",
                             *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md"))]
    run = failed = 0
    for name in names:
        started = time.monotonic()
        folder = Path(tempfile.mkdtemp(prefix="weft_docs_"))
        try:
            for entry in ROOT.iterdir():
                if entry.name not in SCRATCH:
                    (folder / entry.name).symlink_to(entry)
            for block in BLOCK.finditer((ROOT / name).read_text()):
                if block["skip"]:
                    continue
                lines = [line for line in block["body"].splitlines()
                         if not line.strip().startswith("./check")]
                if not any(lines):
                    continue
                shell = [sys.executable, "-c"] if block["python"] else ["bash", "-e", "-o", "pipefail", "-c"]
                result = subprocess.run([*shell, "\n".join(lines)], cwd=folder, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, text=True, errors="replace")
                run += 1
                if result.returncode != 0:
                    failed += 1
                    print(f"{name}: exit code {result.returncode} of\n{block['body']}"
                          f"{result.stdout[-3000:]}")
        finally:
            shutil.rmtree(folder)
        print(f"{name}: {time.monotonic() - started:.0f} s")
    print(f"{run - failed} of {run} blocks ran well")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

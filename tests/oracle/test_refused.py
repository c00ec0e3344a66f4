#!/usr/bin/env python3
"""Programs that `weft lower` must refuse, each with the line and the words of the rule.

Every file of tests/oracle/refused begins with `# expect: LINE: WORDS`. The first line on stderr
must be `FILE:LINE:COL: message`, and the message must hold every one of WORDS. A file is either
refused by Warp too or, where its second line says so, left out of the language.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
EXPECT = re.compile(r"# expect: (\d+): (.+)")


def problem_of(weft: str, path: Path) -> str | None:
    expected = EXPECT.fullmatch(path.read_text(encoding="utf-8").split("\n", 1)[0])
    if expected is None:
        return "the first line is not `# expect: LINE: WORDS`"
    run = subprocess.run([weft, "lower", str(path)], capture_output=True, text=True)
    if run.returncode == 0:
        return "accepted"
    if run.returncode < 0:
        return f"killed by signal {-run.returncode}"
    if run.stdout:
        return "wrote to stdout although it refused"
    first = run.stderr.split("\n", 1)[0]
    found = re.fullmatch(r"(?:weft: )?(.+?):(\d+):(\d+): (.+)", first)
    if found is None or not found[1].endswith(path.name):
        return f"no FILE:LINE:COL: in `{first}`"
    if found[2] != expected[1]:
        return f"line {found[2]} instead of {expected[1]}: {first}"
    missing = [word for word in expected[2].split() if word.lower() not in found[4].lower()]
    if missing:
        return f"without {' '.join(missing)}: {first}"
    return None


def main() -> int:
    weft = os.environ.get("WEFT_BIN")
    if not weft:
        print("set WEFT_BIN to the program under test")
        return 1
    passed = failed = 0
    for path in sorted((HERE / "refused").glob("*.py")):
        problem = problem_of(weft, path)
        if problem is None:
            passed += 1
        else:
            failed += 1
            print(f"FAIL {path.name}: {problem}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())

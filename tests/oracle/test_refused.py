#!/usr/bin/env python3
"""Programs that `weft lower` must refuse, each with the line and the words of the rule.

Every file of tests/oracle/refused begins with `# expect: LINE: WORDS`; what is said of the file as a
whole stands at line 1. The first line on stderr must be `FILE:LINE:COL: message`, and the message
must hold every one of WORDS. The files of tests/oracle/modules_later are modules that
Warp accepts and that are outside the language so far: each of their kernels must be refused with
a place as well.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
EXPECT = re.compile(r"# expect: (\d+): (.+)")
KERNEL = re.compile(r"^@wp\.kernel.*\ndef (\w+)", re.MULTILINE)
MESSAGE = re.compile(r"(.+?\.py):(\d+):(\d+): (.+)")


def problem_of(weft, path, kernel, line, words):
    command = [weft, "lower", str(path)] + (["--kernel", kernel] if kernel else [])
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode == 0:
        return "accepted"
    if run.returncode < 0:
        return f"killed by signal {-run.returncode}"
    if run.stdout:
        return "wrote to stdout although it refused"
    first = run.stderr.split("\n", 1)[0].removeprefix("weft: ")
    found = MESSAGE.fullmatch(first)
    if found is None or found[1] != str(path):
        return f"no FILE:LINE:COL: in `{first}`"
    if line is None:
        return None
    if int(found[2]) != line:
        return f"line {found[2]} instead of {line}: {first}"
    missing = [word for word in words if word.lower() not in found[4].lower()]
    return f"without {' '.join(missing)}: {first}" if missing else None


def cases():
    for path in sorted((HERE / "refused").glob("*.py")):
        expected = EXPECT.match(path.read_text(encoding="utf-8"))
        yield path, None, int(expected[1]), expected[2].split()
    for path in sorted((HERE / "modules_later").glob("*.py")):
        for kernel in KERNEL.findall(path.read_text(encoding="utf-8")):
            yield path, kernel, None, []


def main():
    weft = os.environ.get("WEFT_BIN")
    if not weft:
        print("set WEFT_BIN to the program under test")
        return 1
    passed = failed = 0
    for path, kernel, line, words in cases():
        problem = problem_of(weft, path, kernel, line, words)
        if problem is None:
            passed += 1
        else:
            failed += 1
            print(f"FAIL {path.name}: {problem}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())

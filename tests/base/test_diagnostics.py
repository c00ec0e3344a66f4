"""Every diagnostic of diag.def is met by some test.

A code counts as tested if tests/ names it (`DiagCode::BadOption`), if a test quotes the longest
fixed piece of its message, or if `weft lower` gives it for one of the programs that
tests/oracle/test_refused.py holds to their messages.
"""

import concurrent.futures
import os
import re
import subprocess
import unittest

import harness

ENTRY = re.compile(r'^WEFT_DIAG\((\w+),\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)', re.M)
KERNEL = re.compile(r"^@wp\.kernel.*\ndef (\w+)", re.M)

# Codes that no input leads to today, and why they stand in diag.def all the same.
OUT_OF_REACH = {
    "StillDamaged": "repair's check of its own work: another process would have to damage the dataset meanwhile",
    "NotConstant": "the evaluator's answer, which every caller replaces by one about the place",
    "OutsideLoop": "the front end refuses such a break first (BreakOutsideLoop); lowering does not rely on it",
}


def codes():
    """{code: message with {}}"""
    text = (harness.ROOT / "src/base/include/weft/base/diag.def").read_text()
    return {name: "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', parts)).replace('\\"', '"')
            for name, parts in ENTRY.findall(text)}


def messages_of_refused():
    """What weft says to each program to refuse."""
    jobs = []
    for folder in ("refused", "modules_later"):
        for path in sorted((harness.ROOT / "tests/oracle" / folder).glob("*.py")):
            kernels = KERNEL.findall(path.read_text()) or [None]
            jobs += [[path] if len(kernels) == 1 else [path, "--kernel", k] for k in kernels]

    def run(arguments):
        return subprocess.run([harness.WEFT, "lower", *arguments], capture_output=True, text=True).stderr

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(run, jobs))


class Diagnostics(harness.TestCase):
    def test_every_code_is_met_by_a_test(self):
        tests = "\n".join(path.read_text() for path in sorted((harness.ROOT / "tests").rglob("*"))
                          if path.suffix in (".cpp", ".py", ".h") and path.name != "test_diagnostics.py"
                          and "oracle" not in path.parts)
        # Adjacent literals of a quoted message are one message.
        joined = re.sub(r'"\s*\n\s*"', "", tests)
        refused = "\n".join(messages_of_refused())
        missing = []
        for code, message in codes().items():
            piece = max(message.split("{}"), key=len)
            pattern = ".*?".join(re.escape(part) for part in message.split("{}"))
            if not (f"DiagCode::{code}" in tests or (len(piece) > 11 and piece in joined)
                    or re.search(pattern.replace(".*?", r"[^\n]{1,60}?"), joined)
                    or re.search(f": {pattern}$", refused, re.M)):
                missing.append(code)
        self.assertEqual(missing, sorted(OUT_OF_REACH, key=list(codes()).index))

    def test_messages_are_lower_case_one_line_and_without_full_stop(self):
        for code, message in codes().items():
            with self.subTest(code):
                words = message.removeprefix("'")
                self.assertTrue(words[0].islower() or words[0].isdigit() or words.startswith(("{}", "UTF", "Warp", "not UTF")),
                                message)
                self.assertNotIn("\n", message)
                self.assertFalse(message.endswith("."), message)

    def test_there_are_codes(self):
        self.assertGreater(len(codes()), 80)


if __name__ == "__main__":
    harness.main()

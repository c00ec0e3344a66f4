"""For Python tests: unittest with a last line that ./check can add up, and the program under test.

    import harness
    class Something(harness.TestCase): ...
    if __name__ == "__main__":
        harness.main()
"""

import functools
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(os.environ.get("WEFT_ROOT", Path(__file__).resolve().parent.parent.parent))
BUILD = Path(os.environ.get("WEFT_BUILD", ROOT / "build" / "dev"))
WEFT = Path(os.environ.get("WEFT_BIN", BUILD / "weft"))
# The same command line over rows of fixed nonsense; see tests/app/fake.
WEFT_WITH_FAKE_ROWS = BUILD / "weft_with_fake_rows"

# The categories whose rows the grammar makes: all have backward texts. Of the others, which are made from plans and are
# nine rows of ten without -c, some state enable_backward=False in their Python and have none.
CONSTRUCTS = ("arithmetic,math,vector,matrix,control_flow,atomic,nested_loop,multi_conditional,combined,"
              "scalar_param")


def some(number):
    """So many rows or programs of a bulk test with --long and by name; half in --ci, and a fifth in a bare ./check, which is for every change."""
    return max(1, number // {"some": 5, "most": 2}.get(os.environ.get("WEFT_BULK"), 1))


def one_in(number, items):
    """The items of a test that takes seconds for each: all with --long and by name, otherwise every `number`th."""
    return list(items)[:: 1 if os.environ.get("WEFT_BULK", "all") == "all" else number]


@functools.cache
def every_category():
    """For -c: all of the default mix by name, and so with equal weights; without -c fields have more than constructs."""
    listed = subprocess.run([WEFT, "categories", "--json"], capture_output=True, check=True).stdout
    return ",".join(category["name"] for category in json.loads(listed)["categories"] if category["weight"] > 0)


def evaluated_categories():
    """Those of which every row has cases: kernels that take objects of Warp have none."""
    return ",".join(name for name in every_category().split(",") if name != "queries")


def standalone_categories():
    """Those of which every row has a standalone program: kernels with tiles have some, with objects of Warp none."""
    return ",".join(name for name in every_category().split(",") if name not in ("tiles", "queries"))


def standalone_plans():
    """Those of them whose programs come from plans."""
    return ",".join(name for name in standalone_categories().split(",") if name not in CONSTRUCTS.split(","))


def forward_only(row):
    """Whether the row's own Python says that its kernel has no backward part."""
    return "enable_backward=False" in row["python_source"]


# A shell starts what stands before a & deaf to Ctrl-C, and children inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


# In front of a command: as root, without root's right to pass over permissions.
BOUND_BY_PERMISSIONS = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []


def whole_rows(arguments):
    """The arguments of a command; `generate` makes whole rows as lines, where they do not say otherwise.

    Most tests look at all that a row may have, and read it as JSON. The command's own defaults have tests of their own.
    """
    arguments = list(map(str, arguments))
    said = {word.split("=")[0] for word in arguments}
    if "generate" not in arguments[:2] or said & {"-h", "--help"}:
        return arguments
    added = []
    if not said & {"--full", "--fields", "--view", "--adjoints"}:
        added += ["--adjoints", "all"] if said & {"-d", "--device"} else ["--full"]
    if "--format" not in said:
        added += ["--format", "jsonl"]
    if "--rows-per-shard" not in said:
        added += ["--rows-per-shard", "10000"]
    at = arguments.index("generate") + 1
    return arguments[:at] + added + arguments[at:]


class TestCase(unittest.TestCase):
    """A test with a folder of its own, `self.tmp`, that is removed afterwards."""

    maxDiff = 4000

    def setUp(self):
        self.tmp = Path(tempfile.mkdtemp(prefix="weft_test_"))
        self.addCleanup(shutil.rmtree, self.tmp, ignore_errors=True)

    def run_weft(self, *arguments, program=WEFT, environment=None, before=(), timeout=300, whole=True,
                 **kwargs):
        """Runs the program in self.tmp; returns the completed process with text output.

        `before` is a command that runs it, as BOUND_BY_PERMISSIONS. `whole`: as whole_rows() says.
        """
        return subprocess.run(
            [*before, str(program), *(whole_rows(arguments) if whole else map(str, arguments))], capture_output=True, text=True, cwd=self.tmp,
            env={**os.environ, **(environment or {})}, timeout=timeout, **kwargs)


def main():
    program = unittest.main(exit=False, verbosity=1)
    result = program.result
    failed = len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)
    skipped = len(result.skipped)
    for test, reason in result.skipped:
        print(f"skipped {test}: {reason}")
    line = f"{result.testsRun - failed - skipped} passed, {failed} failed"
    sys.stderr.flush()
    print(line + (f", {skipped} skipped" if skipped else ""), flush=True)
    sys.exit(1 if failed else 0)

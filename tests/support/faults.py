"""Programs whose calls of the system fail or wait: failing_calls.c."""

import os
import signal
import subprocess
from pathlib import Path

import harness


def failing_calls(test):
    library = test.tmp / "failing_calls.so"
    source = Path(__file__).with_name("failing_calls.c")
    built = subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"],
                           capture_output=True, text=True)
    test.assertEqual(built.returncode, 0, built.stderr)
    return library


def run_beside(test, command, meanwhile):
    """Runs weft with `command`, which stops before it locks its folder until `meanwhile` was called.

    Returns its exit code and what it said on stderr."""
    environment = {**os.environ, "LD_PRELOAD": str(failing_calls(test)), "FAULT_CALL": "lock"}
    run = subprocess.Popen([str(harness.WEFT), *map(str, command)], cwd=test.tmp, stdout=subprocess.DEVNULL,
                           stderr=subprocess.PIPE, text=True, env=environment)
    test.addCleanup(run.kill)
    _, status = os.waitpid(run.pid, os.WUNTRACED)
    test.assertTrue(os.WIFSTOPPED(status), status)
    meanwhile()
    os.kill(run.pid, signal.SIGCONT)
    _, said = run.communicate(timeout=120)
    return run.returncode, said

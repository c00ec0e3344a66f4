"""`python -m weft`, and the command `weft` of the package: the same program as ./weft."""

import os
import signal
import sys


def _end_with_caller():
    """The process that calls for a dataset (_dataset.py) may be killed; then this one is told to end, where Linux does that."""
    caller = os.environ.pop("WEFT_ENDS_WITH", None)  # not for the processes that this one starts
    if caller is None or sys.platform != "linux":
        return
    try:
        import ctypes
    except ImportError:  # of a Python that was built without it
        return
    ctypes.CDLL(None).prctl(1, int(signal.SIGTERM))  # PR_SET_PDEATHSIG
    if os.getppid() != int(caller):
        sys.exit("weft: the process that called it is gone")


def _flush():
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # it is None where the descriptor is closed, of which the program tells
            stream.flush()


def main():
    _end_with_caller()
    from . import _engine

    # The program deals with signals itself; Python's handler would wait for it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.environ.setdefault("WEFT_PYTHON", sys.executable)  # for `weft capture`
    _flush()
    code = _engine.command(["weft", *sys.argv[1:]])
    # As a program ends: what threads of libraries do at the interpreter's end is no part of it.
    _flush()
    os._exit(code)


if __name__ == "__main__":
    main()

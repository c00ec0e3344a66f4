"""`python -m weft`, and the command `weft` of the package: the same program as ./weft."""

import os
import signal
import sys


def main():
    from . import _engine

    # The program deals with signals itself; Python's handler would wait for it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.environ.setdefault("WEFT_PYTHON", sys.executable)  # for `weft capture`
    sys.stdout.flush()
    code = _engine.command(["weft", *sys.argv[1:]])
    # As a program ends: what threads of libraries do at the interpreter's end is no part of it.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    main()

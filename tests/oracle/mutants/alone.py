"""Warp's text for one kernel, in a process that makes nothing else: FILE PACKAGE KEY LINE DEVICE BACKWARD."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent.parent.parent / part) for part in ("tools", "tools/fidelity", "python")] + [str(HERE)]

import judge  # noqa: E402
import warp_oracle  # noqa: E402


def main():
    path, package, key, at, device, backward = sys.argv[1:]
    out, sys.stdout = sys.stdout, sys.stderr
    judge.ready()
    judge.fence(str(Path(path).parent), [])
    module = judge.imported(path, package)
    for kernel, _ in judge.kernels_of(module, path):
        if kernel.key == key and kernel.adj.fun_lineno == int(at):
            text = warp_oracle.kernel_source(kernel, device, backward == "1")
            out.write(warp_oracle.body_of(kernel, text, device, backward == "1"))
            return
    sys.exit(1)


if __name__ == "__main__":
    main()

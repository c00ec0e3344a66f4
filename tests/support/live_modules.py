"""The modules of tests/oracle, imported and lowered through the package: DEVICE FOLDER...

A process for each device, and weft before Warp: generating text changes what Warp generates next (the
hashes of some constants, comments of functions on one line).
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "tools"))
import warp_oracle  # noqa: E402
import weft  # noqa: E402


def lines(text):
    return [line for line in text.split("\n") if line.strip()]


def main():
    device, *folders = sys.argv[1:]
    warp_oracle.quiet()
    identical = 0
    for path in (p for folder in folders for p in sorted(Path(folder).glob("*.py"))):
        for kernel in warp_oracle.kernels_of(warp_oracle.import_file(str(path))):
            for one in kernel.overloads.values() if kernel.is_generic else [kernel]:
                try:
                    text = weft.lower(one, device=device)
                except weft.DiagnosticError as refused:
                    print(refused)
                    continue
                warp = warp_oracle.body_of(one, warp_oracle.kernel_source(one, device), device, True)
                if lines("\n".join([text.support, text.forward, text.backward])) == lines(warp):
                    identical += 1
                else:
                    print(f"{path}: {one.key} differs")
    print(f"{identical} identical")


if __name__ == "__main__":
    main()

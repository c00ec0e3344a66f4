"""Environments of their own, in build/NAME, for the long tests that need large libraries."""

import subprocess
import sys
from pathlib import Path

BUILD = Path(__file__).resolve().parent.parent.parent / "build"


def python_with(name: str, packages: list[str], alone: list[str] = ()) -> Path:
    """The interpreter of build/NAME, which is made once, with pinned packages; `alone`: those whose needs stay out."""
    home = BUILD / name
    python = home / "bin" / "python"
    if not (home / ".complete").exists():
        subprocess.run([sys.executable, "-m", "venv", home], check=True)
        for options, wanted in (([], packages), (["--no-deps"], alone)):
            if wanted:
                subprocess.run([python, "-m", "pip", "install", "-q", *options, *wanted], check=True)
        (home / ".complete").write_text("")
    return python

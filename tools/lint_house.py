#!/usr/bin/env python3
"""Checks the house rules that no compiler and no formatter checks.

    tools/lint_house.py [--root FOLDER]

A rule is a function that takes the folder of the repository and yields findings: (path, line, text).
RULES lists the rules. The exit code is 0 without findings, and 1 otherwise.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Comments, raw strings, strings and characters of C++, in the order in which they are tried.
TOKEN = re.compile(r"""
    //(?:\\\n|[^\n])*
  | /\*.*?\*/
  | (?:u8|[uUL])?R"(?P<mark>[^ ()\\\n]{0,16})\((?P<raw>.*?)\)(?P=mark)"
  | (?:u8|[uUL])?"(?P<text>(?:\\.|[^"\\\n])*)"
  | (?<![0-9A-Za-z_])(?:u8|[uUL])?'(?:\\.|[^'\\\n])+'
""", re.VERBOSE | re.DOTALL)


def cpp_files(root):
    return sorted(path for path in (root / "src").rglob("*") if path.suffix in (".h", ".cpp", ".def", ".inc"))


def string_literals(text):
    """(line, line's text, literal) of each string literal outside comments; adjacent ones are joined."""
    joined, end = None, 0
    for token in TOKEN.finditer(text):
        literal = token["raw"] if token["raw"] is not None else token["text"]
        if literal is None:
            continue
        between = re.sub(r"//[^\n]*|/\*.*?\*/|\s+", "", text[end:token.start()], flags=re.DOTALL)
        if joined is not None and between == "":
            joined = (joined[0], joined[1] + literal)
        else:
            if joined is not None:
                yield joined
            joined = (text.count("\n", 0, token.start()) + 1, literal)
        end = token.end()
    if joined is not None:
        yield joined


# --- builtins are data ---------------------------------------------------------------------------

def builtin_keys(root):
    table = root / "src" / "builtins" / "include" / "weft" / "builtins" / "builtin_ids.def"
    return set(re.findall(r'^WEFT_BUILTIN\(\w+, "(\w+)"\)', table.read_text(), re.MULTILINE))


def builtin_names(root):
    """No code outside src/builtins recognises a builtin by its name."""
    keys = builtin_keys(root)
    for path in cpp_files(root):
        name = path.relative_to(root).as_posix()
        if name.startswith("src/builtins/"):
            continue
        for line, literal in string_literals(path.read_text()):
            if literal in keys:
                yield path, line, f'"{literal}" is the name of a builtin: ask its BuiltinId or a property of it'


RULES = [builtin_names]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", type=Path, default=ROOT)
    root = parser.parse_args().root.resolve()
    findings = [finding for rule in RULES for finding in rule(root)]
    for path, line, text in findings:
        print(f"{path.relative_to(root)}:{line}: {text}")
    print(f"{len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())

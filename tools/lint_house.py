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

ANY_NAME = "any name"
EXCEPTED_NAMES = {}


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
        excepted = EXCEPTED_NAMES.get(name, ((), ""))[0]
        for line, literal in string_literals(path.read_text()):
            if literal in excepted or excepted == ANY_NAME:
                continue
            bare = re.sub(r"^(wp|warp)\.", "", literal)
            if bare in keys:
                yield path, line, f'"{literal}" is the name of a builtin: ask its BuiltinId or a property of it'
            elif literal.endswith("_") and sum(key.startswith(literal) for key in keys) > 1:
                yield path, line, f'"{literal}" begins the names of several builtins: ask a property of them'


# --- nothing is too long to read -----------------------------------------------------------------

MAX_FILE_LINES = 800
MAX_FUNCTION_LINES = 80

# Files and functions that are longer, by the room, with the number of lines that they may have. The numbers may
# only fall. Functions that stay as they are say why.
LONG_FILES = {
}
LONG_FUNCTIONS = {
}

NOT_A_FUNCTION = re.compile(r"(namespace|class|struct|union|enum|extern|if|for|while|switch|do|else|return|case)\b")


def indentation(line):
    return len(line) - len(line.lstrip(" "))


def function_name(head):
    """The name in the head of a definition. Template arguments may contain calls of their own."""
    while (shorter := re.sub(r"<[^<>]*>", "", head)) != head:
        head = shorter
    name = re.search(r"([\w:~]+|operator\S+)\s*\(", head)
    return name.group(1) if name else head


def functions(lines):
    """(line, number of lines, name) of each function whose body has lines of its own.

    The code is formatted: a definition ends with a brace that is indented as its first line is. Functions within
    functions belong to the outer one.
    """
    first = None  # line of the declaration that may turn out to be a definition
    i = 0
    while i < len(lines):
        code = lines[i].split("//")[0].rstrip()
        if not code or code.lstrip().startswith("#") or code.endswith((";", "}", ":")):
            first = None
        elif not code.endswith("{"):
            first = i if first is None else first
        else:
            first = i if first is None else first
            head = " ".join(line.strip() for line in lines[first:i + 1])
            if "(" in head and not NOT_A_FUNCTION.match(head) and "=" not in head.split("(")[0]:
                close = " " * indentation(lines[first]) + "}"
                end = i + 1
                while end < len(lines) and not lines[end].startswith(close):
                    end += 1
                yield first + 1, end - first + 1, function_name(head)
                i = end
            first = None
        i += 1


def lengths(root):
    """No file has more than 800 lines, and no function more than 80, but tables."""
    allowed = LONG_FILES | LONG_FUNCTIONS
    met = set()

    def is_too_long(key, length, limit):
        if length <= limit:
            return False
        met.add(key)
        return length > allowed.get(key, (limit,))[0]

    for path in cpp_files(root):
        name = path.relative_to(root).as_posix()
        lines = path.read_text().splitlines()
        if path.suffix not in (".h", ".cpp"):
            continue
        if is_too_long(name, len(lines), MAX_FILE_LINES):
            yield path, 1, (f"the file has {len(lines)} lines, and may have {allowed.get(name, (MAX_FILE_LINES,))[0]}: "
                            "move a part that has a name of its own to a file of its own")
        for line, length, function in functions(lines):
            key = f"{name} {function}"
            if is_too_long(key, length, MAX_FUNCTION_LINES):
                yield path, line, (f"{function}() has {length} lines, and may have "
                                   f"{allowed.get(key, (MAX_FUNCTION_LINES,))[0]}: cut it into functions whose names "
                                   "say what each part does")
    for key in sorted(allowed.keys() - met):
        yield root / "tools" / "lint_house.py", 1, f"nothing needs the exception for {key} any more: remove it"


RULES = [builtin_names, lengths]


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

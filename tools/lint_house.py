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


# --- nothing is too long to read -----------------------------------------------------------------

MAX_FILE_LINES = 800
MAX_FUNCTION_LINES = 80

# Files and functions that are longer, with the number of lines that they may have, and why. The numbers only
# fall, and an entry that is not needed any more is a finding.
LONG_FILES = {
    "src/standalone/accesses.cpp": (1166, "to be cut"),
    "src/standalone/host.cpp": (821, "to be cut"),
    "src/standalone/walk.cpp": (1223, "to be cut"),
}
LONG_FUNCTIONS = {
    "src/builtins/result_rules.cpp Rule::run": (186, "to be cut"),
    "src/builtins/tile_rules.cpp Rule::tile": (147, "to be cut"),
    "src/frontend/convert_expr.cpp Converter::expression_in": (138, "a table: one line for each kind of syntax, so that a new kind does not compile without one"),
    "src/frontend/convert_stmt.cpp Converter::statement": (155, "a table: one line for each kind of syntax, so that a new kind does not compile without one"),
    "src/lower/adjoint_ops.cpp Body::record": (164, "to be cut"),
    "src/lower/hash.cpp adjoint": (165, "to be cut"),
    "src/lower/lower.cpp Lowerer::lower": (110, "to be cut"),
    "src/lower/module.cpp ModuleNames::build": (88, "to be cut"),
    "src/lower/walk_call.cpp Walk::call_builtin": (96, "to be cut"),
    "src/lower/walk_call.cpp Walk::dispatch": (152, "to be cut"),
    "src/lower/walk_call.cpp Walk::finish_call": (100, "to be cut"),
    "src/lower/walk_expr.cpp Walk::attribute_of": (121, "to be cut"),
    "src/lower/walk_function.cpp Walk::call_function": (82, "to be cut"),
    "src/lower/walk_special.cpp Walk::call_grad": (119, "to be cut"),
    "src/standalone/helpers.cpp Helpers::expand": (95, "to be cut"),
    "src/standalone/standalone.cpp write_body": (107, "to be cut"),
    "src/standalone/write_statements.cpp FunctionWriter::for_statement": (97, "to be cut"),
    "src/standalone/write_tile_elements.cpp FunctionWriter::tile_call_element": (121, "to be cut"),
    "src/standalone/write_tiles.cpp FunctionWriter::tile_statement": (103, "to be cut"),
    "src/synth/calls.cpp result_range": (109, "a table: one line or formula for each kind of range"),
    "src/synth/calls.cpp Generator::production": (125, "to be cut"),
    "src/synth/catalog.cpp Catalog::Catalog": (100, "to be cut"),
    "src/synth/define.cpp Generator::define": (91, "to be cut"),
    "src/synth/expressions.cpp Generator::gen": (84, "to be cut"),
    "src/synth/expressions.cpp Generator::join": (86, "to be cut"),
    "src/synth/idiom_emit.cpp Generator::idiom_expr": (111, "to be cut"),
    "src/synth/idiom_probe.cpp Generator::probe": (81, "to be cut"),
    "src/synth/idiom_types.cpp expr": (87, "to be cut"),
    "src/synth/leaves.cpp Generator::construct": (100, "to be cut"),
    "src/synth/literals.cpp Generator::require": (129, "to be cut"),
    "src/synth/loops.cpp Generator::trips": (103, "to be cut"),
    "src/synth/loops.cpp Generator::define_for": (120, "to be cut"),
    "src/synth/loops.cpp Generator::define_while": (102, "to be cut"),
    "src/synth/policy.cpp table": (232, "a table: the weights of the categories"),
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

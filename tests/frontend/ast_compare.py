#!/usr/bin/env python3
"""Holds the front end's nodes against CPython's ast, for every function of many Python files.

    ast_compare.py --dump BUILD/src/frontend/weft_ast_dump PATH...

PATH is a file or a folder, searched for *.py. Kinds, order, operators, values, names, lines and
columns must agree; the end of a construct that the tree does not hold (Unsupported) is not compared.
Prints counts, the reasons for refusals, and the first differences; exits with 1 if there are any.
Run it under Python 3.11, whose ast the front end mirrors.
"""

import argparse
import ast
import collections
import pathlib
import re
import struct
import subprocess
import sys

BINARY = ["Add", "Sub", "Mult", "MatMult", "Div", "FloorDiv", "Pow", "Mod", "BitAnd", "BitOr",
          "BitXor", "LShift", "RShift"]
UNARY = ["UAdd", "USub", "Not", "Invert"]
COMPARE = ["Eq", "NotEq", "Lt", "LtE", "Gt", "GtE", "Is", "IsNot", "In", "NotIn"]
CONSTANT = ["None", "Bool", "Int", "Float", "Str", "Ellipsis", "Bytes", "Complex", "BigInt"]


def lines_of(node, out, outermost=True):
    """Appends what weft_ast_dump prints for `node`, which is CPython's."""
    if node is None:
        out.append("absent")
        return
    kind, op, bits, split, name, kids, extra = type(node).__name__, 0, 0, 0, None, [], ""
    if isinstance(node, ast.FunctionDef) and outermost:
        kids = [node.args, *node.body]
        split = len(kids)
        kids += node.decorator_list
        if node.returns is not None:
            kids.append(node.returns)
            bits = 1
        name = node.name
    elif isinstance(node, ast.arguments):
        kind = "Arguments"
        kids = [*node.args, *node.defaults]
        split = len(node.args)
    elif isinstance(node, ast.arg):
        kind, name = "Arg", node.arg
        kids = [node.annotation] if node.annotation is not None else []
    elif isinstance(node, ast.keyword):
        kind, name, kids = "Keyword", node.arg, [node.value]
    elif isinstance(node, ast.Assign):
        kids = [*node.targets, node.value]
    elif isinstance(node, ast.AugAssign):
        kids, op = [node.target, node.value], BINARY.index(type(node.op).__name__)
    elif isinstance(node, (ast.If, ast.While)):
        kids = [node.test, *node.body]
        split = len(kids)
        kids += node.orelse
    elif isinstance(node, ast.For):
        kids = [node.target, node.iter, *node.body]
        split = len(kids)
        kids += node.orelse
    elif isinstance(node, (ast.Break, ast.Continue, ast.Pass)):
        pass
    elif isinstance(node, ast.Return):
        kids = [node.value] if node.value is not None else []
    elif isinstance(node, ast.Expr):
        kind, kids = "ExprStmt", [node.value]
    elif isinstance(node, ast.Assert):
        kids = [node.test] + ([node.msg] if node.msg is not None else [])
    elif isinstance(node, ast.Name):
        name = node.id
    elif isinstance(node, ast.Constant):
        value = node.value
        if value is None:
            which = "None"
        elif value is Ellipsis:
            which = "Ellipsis"
        else:
            which = type(value).__name__.capitalize()
        if which == "Int" and value >= 2**64:
            which, name = "BigInt", str(value)
        op = CONSTANT.index(which)
        if which in ("Bool", "Int", "BigInt"):
            bits = int(value) % 2**64
        elif which in ("Float", "Complex"):
            bits = struct.unpack("<Q", struct.pack("<d", value if which == "Float" else value.imag))[0]
        elif which in ("Str", "Bytes"):
            name = value
    elif isinstance(node, ast.Attribute):
        kids, name = [node.value], node.attr
    elif isinstance(node, ast.Subscript):
        kids = [node.value, node.slice]
    elif isinstance(node, ast.Slice):
        kids = [node.lower, node.upper, node.step]
    elif isinstance(node, ast.Call):
        kids = [node.func, *node.args]
        split = len(kids)
        kids += node.keywords
    elif isinstance(node, ast.BinOp):
        kids, op = [node.left, node.right], BINARY.index(type(node.op).__name__)
    elif isinstance(node, ast.UnaryOp):
        kids, op = [node.operand], UNARY.index(type(node.op).__name__)
    elif isinstance(node, ast.BoolOp):
        kids, op = node.values, int(isinstance(node.op, ast.Or))
    elif isinstance(node, ast.Compare):
        kids = [node.left, *node.comparators]
        extra = "".join(f" {COMPARE.index(type(o).__name__)}" for o in node.ops)
    elif isinstance(node, ast.IfExp):
        kids = [node.test, node.body, node.orelse]
    elif isinstance(node, (ast.Tuple, ast.List)):
        kids = node.elts
    elif isinstance(node, ast.Starred):
        kids = [node.value]
    else:
        kind, name = "Unsupported", type(node).__name__
        if isinstance(node, ast.Dict) and None not in node.keys:
            kids = node.keys + node.values
    line = kind
    if not isinstance(node, ast.arguments):
        line += f" {node.lineno} {node.col_offset}"
        if kind != "Unsupported":
            line += f" {node.end_lineno} {node.end_col_offset}"
    line += f" op={op} bits={bits:x} split={split}{extra}"
    if name is not None:
        line += " name=" + (name if isinstance(name, bytes) else name.encode()).hex()
    out.append(line)
    for kid in kids:
        lines_of(kid, out, False)


def functions_of(path):
    """(name, line of def) -> lines, for every plain function of the file; None if it does not parse."""
    try:
        tree = ast.parse(pathlib.Path(path).read_bytes())
    except (SyntaxError, ValueError):
        return None
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            found[(node.name, node.lineno)] = node
    return found


def is_warp(node):
    text = [ast.unparse(d) for d in node.decorator_list]
    return any(re.match(r"(wp|warp)\.(kernel|func)\b", t) for t in text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--dump", required=True, help="the weft_ast_dump binary")
    parser.add_argument("--show", type=int, default=10, help="differences to print")
    parser.add_argument("paths", nargs="+")
    options = parser.parse_args()
    files = []
    for path in map(pathlib.Path, options.paths):
        files += sorted(path.rglob("*.py")) if path.is_dir() else [path]

    counts = collections.Counter()
    reasons = collections.Counter()
    differences = []
    for start in range(0, len(files), 50):
        batch = [str(f) for f in files[start:start + 50]]
        text = subprocess.run([options.dump, *batch], check=True, capture_output=True).stdout.decode()
        for part in re.split(r"^file ", text, flags=re.M)[1:]:
            path, _, body = part.partition("\n")
            counts["files"] += 1
            expected = functions_of(path)
            if body.startswith("file-refused "):
                counts["files refused by both" if expected is None else "files refused"] += 1
                if expected is not None:
                    reasons["file: " + re.sub(r"^[\d:]+ ", "", body.split(" ", 1)[1].strip())] += 1
                    print(f"{path}: {body.strip()}")
                continue
            if expected is None:
                counts["files accepted that Python refuses"] += 1
                continue
            seen = set()
            for block in re.split(r"^(?=function |refused )", body, flags=re.M)[1:]:
                head, _, rest = block.partition("\n")
                what, name, line, *why = head.split(" ", 3)
                key = (name, int(line))
                seen.add(key)
                node = expected.get(key)
                warp = node is not None and is_warp(node)
                if what == "refused":
                    counts["functions refused"] += 1
                    counts["warp functions refused"] += warp
                    reasons[re.sub(r"'.*'", "'...'", why[0].split(": ", 1)[1])] += 1
                    continue
                counts["functions"] += 1
                counts["warp functions"] += warp
                if node is None:
                    differences.append((path, key, "not there in Python", ""))
                    continue
                lines = []
                lines_of(node, lines)
                got = rest.splitlines()
                counts["nodes"] += len(lines)
                if got != lines:
                    at = next((i for i, (a, b) in enumerate(zip(got, lines)) if a != b), min(len(got), len(lines)))
                    differences.append((path, key, got[at] if at < len(got) else "end",
                                        lines[at] if at < len(lines) else "end"))
            counts["functions not found"] += len(set(expected) - seen)
    for path, key, ours, theirs in differences[:options.show]:
        print(f"{path}:{key[1]}: {key[0]}\n  ours   {ours}\n  python {theirs}")
    for reason, n in reasons.most_common():
        print(f"refused {n:6d}  {reason}")
    counts["differences"] = len(differences)
    print(", ".join(f"{n} {what}" for what, n in counts.items()))
    bad = differences or counts["functions not found"] or counts["files accepted that Python refuses"]
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Parses what the printer wrote with CPython and holds the AST against the nodes it was printed from.

parse_back.py RANDOM_EXPRESSIONS_BINARY [COUNT]
Also holds each text against ast.unparse, which has no parentheses but the necessary ones.
"""
import ast
import subprocess
import sys

BINARY = [ast.Add, ast.Sub, ast.Mult, ast.MatMult, ast.Div, ast.FloorDiv, ast.Pow, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift]
UNARY = [ast.UAdd, ast.USub, ast.Not, ast.Invert]
COMPARE = [ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Is, ast.IsNot, ast.In, ast.NotIn]


def sexpr(n):
    if n is None:
        return "none"
    kind, parts = type(n).__name__, []
    if isinstance(n, ast.Constant):
        return f"(Constant {n.value!r})"
    if isinstance(n, ast.Name):
        return f"(Name {n.id})"
    if isinstance(n, ast.BinOp):
        parts = [str(BINARY.index(type(n.op))), sexpr(n.left), sexpr(n.right)]
    elif isinstance(n, ast.UnaryOp):
        parts = [str(UNARY.index(type(n.op))), sexpr(n.operand)]
    elif isinstance(n, ast.BoolOp):
        parts = [str([ast.And, ast.Or].index(type(n.op))), *map(sexpr, n.values)]
    elif isinstance(n, ast.Compare):
        parts = [str(COMPARE.index(type(o))) for o in n.ops] + [sexpr(n.left), *map(sexpr, n.comparators)]
    elif isinstance(n, ast.IfExp):
        parts = [sexpr(n.test), sexpr(n.body), sexpr(n.orelse)]
    elif isinstance(n, ast.Call):
        keywords = [f"(Keyword {k.arg} {sexpr(k.value)})" for k in n.keywords]
        parts = [sexpr(n.func), *map(sexpr, n.args), *keywords]
    elif isinstance(n, ast.Attribute):
        parts = [n.attr, sexpr(n.value)]
    elif isinstance(n, ast.Subscript):
        parts = [sexpr(n.value), sexpr(n.slice)]
    elif isinstance(n, ast.Slice):
        parts = [sexpr(n.lower), sexpr(n.upper), sexpr(n.step)]
    elif isinstance(n, (ast.Tuple, ast.List)):
        parts = list(map(sexpr, n.elts))
    else:
        raise AssertionError(kind)
    return f"({kind} {' '.join(parts)})"


def main():
    count = sys.argv[2] if len(sys.argv) > 2 else "20000"
    out = subprocess.run([sys.argv[1], count, "1"], capture_output=True, text=True, check=True).stdout
    bad = lines = 0
    for line in out.splitlines():
        text, expected = line.split("\t")
        lines += 1
        try:
            got = sexpr(ast.parse(text, mode="eval").body)
        except SyntaxError as e:
            got = f"syntax error: {e}"
        if got != expected:
            bad += 1
            if bad < 10:
                print(f"{text}\n  printed from {expected}\n  parsed as    {got}")
    print(f"{lines} expressions, {bad} differ")
    return 1 if bad or lines == 0 else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Writes a file of functions made of random expressions and statements, for ast_compare.py.

    random_python.py SEED COUNT > FILE

Operators stand without parentheses more often than with them, so that precedence and associativity
are what is being compared. Every function parses under Python 3.11.
"""

import ast
import random
import sys

BINARY = ["+", "-", "*", "@", "/", "//", "**", "%", "&", "|", "^", "<<", ">>"]
COMPARE = ["==", "!=", "<", "<=", ">", ">=", "is", "is not", "in", "not in"]
ATOMS = ["a", "bc", "_d1", "1", "0x1F", "2.5", ".5", "1e3", "True", "None", "'s'", "r'\\n' \"t\"", "...", "wp.x"]


def expression(r, depth):
    if depth <= 0:
        return r.choice(ATOMS)
    e = lambda: expression(r, depth - r.randint(1, 3))  # noqa: E731
    space = r.choice([" ", "  ", " "])
    kind = r.randrange(17)
    if kind < 6:
        parts = [e()]
        for _ in range(r.randint(1, 4)):
            parts += [r.choice(BINARY), e()]
        return space.join(parts)
    if kind == 6:
        return r.choice(["-", "+", "~", "not ", "- -", "not not ", "-~"]) + e()
    if kind == 7:
        return space.join([e(), r.choice(COMPARE), e(), r.choice(COMPARE), e()])
    if kind == 8:
        return space.join([e(), r.choice(COMPARE), e()])
    if kind == 9:
        return space.join([e(), r.choice(["and", "or"]), e(), r.choice(["and", "or"]), e()])
    if kind == 10:
        return f"{e()} if {e()} else {e()}"
    if kind == 11:
        return "(" + r.choice(["", " ", "\n  "]) + e() + ")"
    if kind == 12:
        arguments = [e() for _ in range(r.randint(0, 3))] + [f"k{i}={e()}" for i in range(r.randint(0, 2))]
        return f"f({', '.join(arguments)}{',' if arguments and r.random() < 0.2 else ''})"
    if kind == 13:
        index = r.choice([e, lambda: f"{e()}, {e()}", lambda: f"{e()}:{e()}", lambda: f"::{e()}", lambda: f"{e()},",
                          lambda: f"...,{e()}:"])()
        return f"a[{index}]"
    if kind == 14:
        return f"({e()}, {e()})" if r.random() < 0.5 else f"[{e()}, *b.c({e()}), {e()}]"
    if kind == 15:
        return f"({e()}).attr" + r.choice(["", ".x", "[0]", "(1)"])
    return r.choice(ATOMS)


def statement(r, depth, indent):
    pad = "    " * indent
    e = lambda: expression(r, 4)  # noqa: E731
    kind = r.randrange(12)
    if depth > 0 and kind < 4:
        body = block(r, depth - 1, indent + 1)
        tail = r.choice(["", f"{pad}else:\n" + block(r, depth - 1, indent + 1)])
        if kind == 0:
            middle = "".join(f"{pad}elif {e()}:\n" + block(r, depth - 1, indent + 1) for _ in range(r.randint(0, 2)))
            return f"{pad}if {e()}:\n{body}{middle}{tail}"
        if kind == 1:
            return f"{pad}while {e()}:\n{body}{tail}"
        return f"{pad}for {r.choice(['i', 'i, j', '(i, j)', 'a[0]', 'i,'])} in {e()}:\n{body}{tail}"
    if kind < 7:
        target = r.choice(["x", "x, y", "x = y", "(x)", "a.b", "a[i, j]", "x.y[0]", "[x, y]", "(x, y)"])
        return f"{pad}{target} = {e()}{r.choice(['', ', ' + e(), ','])}\n"
    if kind == 7:
        return f"{pad}{r.choice(['x', 'a[i]', 'a.b'])} {r.choice(BINARY)}= {e()}\n"
    if kind == 8:
        return f"{pad}return{r.choice(['', ' ' + e(), f' {e()}, {e()}'])}\n"
    if kind == 9:
        return f"{pad}assert {e()}{r.choice(['', ', ' + e()])}\n"
    if kind == 10:
        return f"{pad}pass; {e()}  # ; comment\n"
    return f"{pad}{e()}\n"


def block(r, depth, indent):
    lines = []
    for _ in range(r.randint(1, 3)):
        lines.append(statement(r, depth, indent))
        if r.random() < 0.15:
            lines.append("    " * r.choice([0, indent, indent + 1]) + "# a comment\n")
        if r.random() < 0.1:
            lines.append("\n")
    return "".join(lines)


def main():
    r = random.Random(int(sys.argv[1]))
    made = 0
    while made < int(sys.argv[2]):
        text = f"def f{made}(a: wp.array(dtype=float), b: int = 3, c=4):\n" + block(r, 3, 1) + "\n"
        try:
            ast.parse(text)
        except (SyntaxError, ValueError):
            continue
        sys.stdout.write(text)
        made += 1


if __name__ == "__main__":
    main()

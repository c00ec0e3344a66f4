#!/usr/bin/env python
"""How far generated kernels are from kernels that people wrote.

    python bench/realness.py DATASET --reference FOLDER [FOLDER ...] [-n ROWS]

DATASET is a folder of weft's (jsonl, jsonl.zst or parquet). A reference is a folder of Python sources, such as an
installed package; files of tests are left out. Names never count, and neither do rows whose functions stand in the
reference. Figures, of which docs/synthesis.md says what they were:

    calls       share of the two histograms of called builtins that they have in common (1: alike)
    syntax      Jensen-Shannon divergence of chains of three syntax nodes, in bits (0: alike)
    covered     share of reference kernels all of whose builtins stand in at least five rows, and all of whose
                constructs in one row of a thousand
    model       bits a token of the reference's functions under a Kneser-Ney model of order 5 of the rows
    copies      share of the rows' functions more than half of whose runs of 13 tokens stand in the reference
    habits      shares of kernels with a guard that only keeps a value in a domain, and with an index that is read
                from an array, and of loops whose counter stands in no index
    told apart  share of kernels that a logistic regression on calls and syntax assigns rightly (0.5: it cannot)
"""

from __future__ import annotations

import argparse
import ast
import collections
import io
import json
import keyword
import math
import random
import sys
import textwrap
import tokenize
from pathlib import Path

import numpy as np

ORDER = 5
MODEL_TOKENS = 200_000
RUN = 13
PYTHON_CALLS = {"range", "int", "float", "bool", "min", "max", "abs", "len", "print", "type"}
FIXED = set(keyword.kwlist) | PYTHON_CALLS | {"wp", "math", "x", "y", "z", "w", "shape", "dtype"}
TYPED_NUMBERS = {"0", "1", "2", "3", "4", "0.0", "1.0", "2.0", "0.5"}


# --- programs --------------------------------------------------------------------------------------

def warp_kind(function: ast.FunctionDef) -> str | None:
    for decorator in function.decorator_list:
        name = ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator).rpartition(".")[2]
        if name in ("kernel", "func"):
            return name
    return None


def functions_of(tree: ast.AST) -> list[ast.FunctionDef]:
    return [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and warp_kind(n)]


def reference_programs(folder: Path) -> list[list[ast.FunctionDef]]:
    """Each kernel with the functions of its file that it comes to."""
    programs = []
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).parts
        if "tests" in parts or path.name.startswith("test_"):
            continue
        try:
            found = functions_of(ast.parse(path.read_text(encoding="utf-8")))
        except (SyntaxError, ValueError, OSError):
            continue
        by_name = {f.name: f for f in found if warp_kind(f) == "func"}
        for kernel in (f for f in found if warp_kind(f) == "kernel"):
            program = [kernel]
            for part in program:  # grows
                for node in ast.walk(part):
                    called = by_name.get(node.func.id) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else None
                    if called is not None and called not in program:
                        program.append(called)
            programs.append(program)
    return programs


def row_programs(folder: Path, count: int) -> list[list[ast.FunctionDef]]:
    sources: list[str] = []
    for path in sorted((folder / "data").iterdir()):
        if path.suffix == ".parquet":
            import pyarrow.parquet

            sources += pyarrow.parquet.read_table(path, columns=["python_source"])["python_source"].to_pylist()
        elif path.suffix in (".zst", ".jsonl"):
            raw = path.open("rb")
            if path.suffix == ".zst":
                import zstandard

                raw = zstandard.ZstdDecompressor().stream_reader(raw)
            sources += [json.loads(line)["python_source"] for line in io.TextIOWrapper(raw, encoding="utf-8")]
    random.Random(1).shuffle(sources)
    programs = []
    for source in sources[:count]:
        found = functions_of(ast.parse(source))
        kernel = [f for f in found if warp_kind(f) == "kernel"][-1]
        programs.append([kernel, *(f for f in found if f is not kernel)])
    return programs


# --- what programs consist of ----------------------------------------------------------------------

def calls(program) -> collections.Counter:
    found = collections.Counter()
    for function in program:
        for statement in function.body:
            for node in ast.walk(statement):
                if not isinstance(node, ast.Call):
                    continue
                if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id in ("wp", "warp"):
                    found[node.func.attr] += 1
                elif isinstance(node.func, ast.Name) and node.func.id in PYTHON_CALLS:
                    found[node.func.id] += 1
    return found


def node_name(node: ast.AST) -> str:
    if isinstance(node, ast.Constant):
        return type(node.value).__name__
    operator = getattr(node, "op", None) or (node.ops[0] if isinstance(node, ast.Compare) else None)
    return type(node).__name__ + (type(operator).__name__ if operator is not None else "")


def syntax(program) -> collections.Counter:
    """Chains of a node, its parent and its parent's parent."""
    found = collections.Counter()
    skipped = (ast.expr_context, ast.operator, ast.cmpop, ast.unaryop, ast.boolop)

    def visit(node, parent, grand):
        if isinstance(node, skipped):
            return
        name = node_name(node)
        if grand:
            found[grand, parent, name] += 1
        for child in ast.iter_child_nodes(node):
            visit(child, name, parent)

    for function in program:
        for statement in function.body:
            visit(statement, "body", "")
    return found


def constructs(program) -> set[str]:
    found = {type(n).__name__ for f in program for s in f.body for n in ast.walk(s)
             if isinstance(n, (ast.While, ast.For, ast.If, ast.Break, ast.Continue, ast.IfExp, ast.Slice))}
    for function in program:
        annotations = [ast.unparse(a.annotation) for a in function.args.args if a.annotation]
        if any(word in a for a in annotations for word in ("Any", "Scalar", "Float")):
            found.add("generic")
        if any("uint64" in a and "array" not in a for a in annotations):
            found.add("handle")
        if function is not program[0] and any("array" in a for a in annotations):
            found.add("array passed on")
        if function.args.defaults:
            found.add("default argument")
        for node in (n for s in function.body for n in ast.walk(s)):
            if isinstance(node, ast.Call) and any(k.arg for k in node.keywords):
                found.add("keyword argument")
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
                found.add("several results")
            if isinstance(node, ast.Subscript) and any(isinstance(n, ast.Subscript) for n in ast.walk(node.slice)):
                found.add("indirect index")
    return found


def literal(node: ast.AST) -> float | None:
    """The number that `0.1`, `-0.1` or `wp.float64(0.1)` is."""
    if isinstance(node, ast.Call) and len(node.args) == 1 and ast.unparse(node.func).startswith("wp.float"):
        node = node.args[0]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = literal(node.operand)
        return None if number is None else -number
    return node.value if isinstance(node, ast.Constant) and type(node.value) in (int, float) else None


def is_guard(node: ast.AST) -> bool:
    """`wp.abs(x) + 0.1`, `wp.max(x, 0.1)` or `wp.clamp(x, -5.0, 5.0)`, which formulas seldom have."""
    called = lambda n: ast.unparse(n.func) if isinstance(n, ast.Call) else ""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and called(node.left) == "wp.abs":
        return 0.0 < (literal(node.right) or 0.0) <= 1.0
    if called(node) == "wp.max" and len(node.args) == 2:
        return 0.0 < (literal(node.args[1]) or 0.0) <= 1.0
    if called(node) == "wp.clamp" and len(node.args) == 3:
        return -1.0 != (literal(node.args[1]) or 0.0) < 0.0
    return False


def is_indirect(nodes) -> bool:
    """Whether an index is read from an array: `a[b[i]]`, or `j = b[i]` and `a[j]`."""
    read = {n.targets[0].id for n in nodes if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
            and isinstance(n.value, ast.Subscript)}
    indices = [inner for n in nodes if isinstance(n, ast.Subscript) for inner in ast.walk(n.slice)]
    return any(isinstance(n, ast.Subscript) or isinstance(n, ast.Name) and n.id in read for n in indices)


def habits(programs) -> tuple[float, float, float]:
    guarded = indirect = idle = loops = 0
    for program in programs:
        nodes = [n for function in program for s in function.body for n in ast.walk(s)]
        guarded += any(map(is_guard, nodes))
        indirect += is_indirect(nodes)
        for loop in nodes:
            if isinstance(loop, ast.For) and isinstance(loop.target, ast.Name):
                indices = [n.slice for s in loop.body for n in ast.walk(s) if isinstance(n, ast.Subscript)]
                loops += 1
                idle += all(n.id != loop.target.id for i in indices for n in ast.walk(i) if isinstance(n, ast.Name))
    return guarded / len(programs), indirect / len(programs), idle / max(loops, 1)


def tokens(function: ast.FunctionDef) -> list[str]:
    """Of the body, with names numbered by first use."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    text = "\n".join(ast.unparse(s) for s in body) or "pass"
    out, names, before = [], {}, ""
    for token in tokenize.generate_tokens(io.StringIO(textwrap.dedent(text)).readline):
        if token.type == tokenize.NAME:
            if token.string in FIXED or before == ".":
                out.append(token.string)
            else:
                out.append(f"name{names.setdefault(token.string, len(names))}")
        elif token.type == tokenize.NUMBER:
            number = token.string
            out.append(number if number in TYPED_NUMBERS else "float" if "." in number or "e" in number else "integer")
        elif token.type == tokenize.OP:
            out.append(token.string)
        elif token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT):
            out.append(tokenize.tok_name[token.type])
        before = token.string
    return out


# --- figures ---------------------------------------------------------------------------------------

def divergence(a: collections.Counter, b: collections.Counter) -> float:
    total_a, total_b, bits = sum(a.values()), sum(b.values()), 0.0
    for key in a.keys() | b.keys():
        p, q = a[key] / total_a, b[key] / total_b
        middle = (p + q) / 2
        bits += sum(share * math.log2(share / middle) / 2 for share in (p, q) if share)
    return bits


class KneserNey:
    """An interpolated model of order 5 with absolute discounts (Chen and Goodman 1999, section 2.7)."""

    def __init__(self, texts):
        follow = [collections.defaultdict(collections.Counter) for _ in range(ORDER)]
        words = set()
        for text in texts:
            padded = ["<"] * (ORDER - 1) + text
            words.update(text)
            for i in range(ORDER - 1, len(padded)):
                follow[ORDER - 1][tuple(padded[i - ORDER + 1 : i])][padded[i]] += 1
        for n in range(ORDER - 1, 0, -1):  # shorter contexts count kinds of longer ones
            for context, counts in follow[n].items():
                for word in counts:
                    follow[n - 1][context[1:]][word] += 1
        self.follow, self.size = follow, len(words) + 1
        self.discounts = []
        for level in follow:
            once = sum(c == 1 for counts in level.values() for c in counts.values())
            twice = sum(c == 2 for counts in level.values() for c in counts.values())
            self.discounts.append(once / (once + 2 * twice) if once and twice else 0.75)
        self.totals = [{context: sum(counts.values()) for context, counts in level.items()} for level in follow]

    def probability(self, context, word) -> float:
        p = 1.0 / self.size
        for n in range(ORDER):
            part = context[ORDER - 1 - n :]
            counts = self.follow[n].get(part)
            if counts is None:
                break
            total, discount = self.totals[n][part], self.discounts[n]
            p = max(counts[word] - discount, 0) / total + discount * len(counts) / total * p
        return p

    def bits(self, texts) -> float:
        bits = count = 0
        for text in texts:
            padded = ["<"] * (ORDER - 1) + text
            for i in range(ORDER - 1, len(padded)):
                bits -= math.log2(self.probability(tuple(padded[i - ORDER + 1 : i]), padded[i]))
            count += len(text)
        return bits / max(count, 1)


def told_apart(real, made) -> float:
    """Accuracy of a logistic regression in five folds, with as many of one kind as of the other."""
    count = min(len(real), len(made))
    programs = [(p, 1.0) for p in random.Random(2).sample(real, count)] + [(p, 0.0) for p in random.Random(2).sample(made, count)]
    random.Random(3).shuffle(programs)
    features = [collections.Counter({("call", k): v for k, v in calls(p).items()}) + syntax(p) for p, _ in programs]
    common = collections.Counter(k for f in features for k in f)
    column = {k: i for i, k in enumerate(sorted(k for k, n in common.items() if n >= 10))}
    x = np.zeros((len(features), len(column) + 1))
    x[:, -1] = 1
    for i, f in enumerate(features):
        for key, value in f.items():
            if key in column:
                x[i, column[key]] = math.log1p(value)
    y = np.array([label for _, label in programs])
    right = 0
    for fold in range(5):
        test = np.arange(len(y)) % 5 == fold
        weights = np.zeros(x.shape[1])
        for _ in range(400):
            p = 1 / (1 + np.exp(-np.clip(x[~test] @ weights, -30, 30)))
            weights -= 0.5 * (x[~test].T @ (p - y[~test]) / (~test).sum() + 1e-3 * weights)
        right += int((((x[test] @ weights) > 0) == (y[test] > 0.5)).sum())
    return right / len(y)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--reference", type=Path, nargs="+", required=True)
    parser.add_argument("-n", "--rows", type=int, default=3000)
    options = parser.parse_args()
    if not (options.dataset / "data").is_dir():
        sys.exit(f"{options.dataset} is no dataset: it has no folder data/")
    real = [p for folder in options.reference for p in reference_programs(folder)]
    if not real:
        sys.exit("the reference has no kernels")
    made = row_programs(options.dataset, options.rows)
    real_functions = {id(f): f for p in real for f in p}.values()
    real_texts = [tokens(f) for f in real_functions]
    made_texts = [tokens(f) for p in made for f in p]
    runs = lambda t: {tuple(t[i : i + RUN]) for i in range(len(t) - RUN + 1)}
    known = set().union(*(runs(t) for t in real_texts))
    is_copy = [len(r & known) > 0.5 * len(r) for r in map(runs, made_texts) if len(r) >= 10]
    own = [t for t in made_texts if not (r := runs(t)) or len(r & known) <= 0.5 * len(r)]

    real_calls, made_calls = sum(map(calls, real), collections.Counter()), sum(map(calls, made), collections.Counter())
    a, b = sum(real_calls.values()), sum(made_calls.values())
    rows_with = collections.Counter(name for p in made for name in calls(p))
    with_construct = collections.Counter(c for p in made for c in constructs(p))
    enough = {c for c, n in with_construct.items() if n * 1000 >= len(made)}
    covered = sum(constructs(p) <= enough and all(rows_with[c] >= 5 for c in calls(p)) for p in real)
    train, taken = [], 0
    for text in own:
        if taken >= MODEL_TOKENS:
            break
        train.append(text)
        taken += len(text)
    print(f"kernels: {len(real)} of the reference, {len(made)} rows")
    print(f"calls       {sum(min(real_calls[k] / a, made_calls[k] / b) for k in real_calls):.3f}")
    print(f"syntax      {divergence(sum(map(syntax, real), collections.Counter()), sum(map(syntax, made), collections.Counter())):.3f} bits")
    print(f"covered     {covered / len(real):.3f}")
    print(f"model       {KneserNey(train).bits(real_texts[:1200]):.2f} bits a token, from {taken} tokens")
    print(f"copies      {100 * sum(is_copy) / max(len(is_copy), 1):.2f} %")
    print(f"told apart  {told_apart(real, made):.3f}")
    for name, group in (("reference", real), ("rows", made)):
        guarded, indirect, idle = habits(group)
        print(f"{name}: guards {100 * guarded:.1f} %, indirect index {100 * indirect:.1f} %, idle loops {100 * idle:.1f} %")
        sizes = [sum(isinstance(n, ast.stmt) for s in p[0].body for n in ast.walk(s)) for p in group]
        arguments = [len(p[0].args.args) for p in group]
        print(f"{name}: statements {'/'.join(str(int(q)) for q in np.percentile(sizes, [10, 50, 90, 99]))}, "
              f"arguments {'/'.join(str(int(q)) for q in np.percentile(arguments, [10, 50, 90, 99]))} (10/50/90/99 %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())

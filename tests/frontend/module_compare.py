#!/usr/bin/env python3
"""Holds what the front end says of a module against what Warp makes of it when it is imported.

    module_compare.py --dump BUILD/src/frontend/weft_ast_dump [PREFIX...]

PREFIX is a dotted module prefix inside the warp package (default: warp.tests warp.examples warp._src).
Compared, for what both have: the lines of a definition that enter Warp's hash, argument types, struct
fields, the values of constants, and aliases. Needs warp-lang 1.19.0 in the running Python.
"""

import argparse
import collections
import importlib
import io
import os
import pathlib
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout

import warp as wp
from warp._src import codegen, context, types


def code(t):
    """Warp's type code with struct names in place of their hashed ones."""
    return re.sub(r"\b(\w+?)_[0-9a-f]{8}\b", r"\1", types.get_type_code(t))


def value_text(v):
    """A constant as weft_ast_dump prints it; None if it is nothing that weft would print."""
    if isinstance(v, str):
        return ("str " + v.encode().hex()).strip()
    if type(v) in (bool, int, float):
        return f"python {v}"
    if type(v) in types.scalar_types:
        return f"{code(type(v))} {v.value}"
    if types.is_value(v) and hasattr(v, "_wp_scalar_type_"):
        scalar = v._wp_scalar_type_
        items = [v[i, j] for i in range(v._shape_[0]) for j in range(v._shape_[1])] if len(v._shape_) == 2 else [v[i] for i in range(len(v))]
        if scalar in (wp.float16, wp.float32, wp.float64):
            return code(type(v)) + "".join(f" {float(x)}" for x in items)
        return code(type(v)) + "".join(f" {bool(x) if scalar is wp.bool else int(x)}" for x in items)
    return None


def rounded(text):
    """Components of float types are stored unrounded by weft, rounded to float32 by Warp."""
    import numpy as np

    head, *rest = text.split(" ")
    if head == "python" or not re.match(r"[vmqt]", head) or not head.endswith("f4"):
        return text
    return " ".join([head, *(str(float(np.float32(float(x)))) for x in rest)])


def adjoint_text(adj):
    lines = adj.source.count("\n") + (not adj.source.endswith("\n"))
    args = " ".join(f"{a.label}:{code(a.type)}" for a in adj.args)
    return f"{adj.fun_lineno} {adj.fun_lineno + lines - 1} {args}".strip()


def declared(module):
    found = collections.defaultdict(list)
    for name, value in vars(module).items():
        if isinstance(value, context.Kernel):
            if value.func.__module__ == module.__name__ and value.func.__name__ == name and not value.is_generic:
                found[name].append(("kernel", adjoint_text(value.adj)))
        elif isinstance(value, context.Function):
            if value.func is not None and value.func.__module__ == module.__name__ and value.func.__name__ == name:
                overloads = list(value.user_overloads.values()) + list(value.user_templates.values())
                for f in overloads:
                    if f.func is not None and f.func.__module__ == module.__name__:
                        found[name].append(("function", adjoint_text(f.adj)))
        elif isinstance(value, codegen.Struct):
            if value.cls.__module__ == module.__name__:
                found[name].append(("struct", " ".join(f"{k}:{code(v.type)}" for k, v in value.vars.items())))
        elif isinstance(value, type) and types.type_is_value(value):
            found[name].append(("alias", code(value)))
        else:
            text = value_text(value)
            if text is not None:
                found[name].append(("constant", text))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--dump", required=True)
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("prefixes", nargs="*", default=["warp.tests", "warp.examples", "warp._src"])
    options = parser.parse_args()
    root = pathlib.Path(wp.__file__).parent
    counts = collections.Counter()
    reasons = collections.Counter()
    shown = 0
    names = []
    for path in sorted(root.rglob("*.py")):
        dotted = ".".join(("warp", *path.relative_to(root).with_suffix("").parts))
        if any(dotted.startswith(p) for p in options.prefixes) and not path.name.startswith("__"):
            names.append((dotted, path))
    for dotted, path in names:
        text = path.read_text(encoding="utf-8")
        if "warp" not in text:
            continue
        try:
            with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
                module = importlib.import_module(dotted)
        except BaseException:  # noqa: BLE001  modules of optional packages, scripts
            counts["modules that do not import"] += 1
            continue
        counts["modules"] += 1
        out = subprocess.run([options.dump, "--module", str(path)], check=True, capture_output=True).stdout.decode()
        if "file-refused" in out:
            counts["files refused"] += 1
            print(out)
            continue
        theirs = declared(module)
        lines = out.splitlines()[1:]
        # A function that is defined again with the same arguments replaces the first.
        signature = {}
        for i, line in enumerate(lines):
            if line.startswith("function "):
                words = line.split(" ")
                signature[(words[1], *words[4:])] = i
        kept = set(signature.values())
        for i, line in enumerate(lines):
            if line.startswith("function ") and i not in kept:
                counts["functions replaced"] += 1
                continue
            kind, name, rest = (line.split(" ", 2) + [""])[:3]
            rest = rest.strip()
            if kind == "unknown":
                for what, _ in theirs.get(name, []):
                    counts[f"{what}s refused"] += 1
                    if what in ("kernel", "function", "struct"):
                        reasons[re.sub(r"line \d+", "line N", re.sub(r"'.*'", "'...'", re.sub(r"^.*?:\d+:\d+: ", "", rest)))] += 1
                continue
            if kind in ("kernel", "function"):
                rest = rest.split(" ->")[0].strip()
            wanted = [t for k, t in theirs.get(name, []) if k == kind]
            if name not in theirs:
                counts[f"{kind}s only weft has"] += 1
                continue
            if rest in wanted or rounded(rest) in [rounded(t) for t in wanted]:
                counts[f"{kind}s equal"] += 1
                continue
            counts[f"{kind}s different"] += 1
            if shown < options.show:
                shown += 1
                print(f"{path}: {kind} {name}\n  ours {rest}\n  warp {theirs[name]}")
    for reason, n in reasons.most_common(40):
        print(f"refused {n:5d}  {reason}")
    print(", ".join(f"{n} {what}" for what, n in sorted(counts.items())))
    return 1 if any(what.endswith("different") for what in counts) else 0


if __name__ == "__main__":
    os.environ.setdefault("WARP_LOG_LEVEL", "error")
    wp.config.quiet = True
    sys.exit(main())

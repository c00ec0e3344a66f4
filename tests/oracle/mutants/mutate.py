"""Mutants of Python files with Warp kernels.

Input: the text of a file and a random.Random. Output: another text and a line that says what was done.
Invariant: the same text and the same random state give the same mutant, whatever ran before.

Edits are made in the text, at the places that Python's ast has for nodes, so that comments and layout
stay: Warp echoes source lines. A mutant need not be a program; what Python refuses weft has to refuse too.
"""

from __future__ import annotations

import ast
import re

INTS = ["0", "1", "2", "3", "-1", "16", "17", "64", "100", "2147483647", "2147483648", "0x10", "1_000", "10**3", "-0"]
FLOATS = ["0.0", "1.0", "-0.5", "0.1", "1e-6", "1e20", "3.0e38", "1e400", ".5", "2.", "float('nan')", "1.0j"]
OTHERS = ["True", "False", "None", '"text"', "...", "b'x'", "wp.pi", "wp.inf", "(1, 2)", "[1, 2]", "{}", "wp.int32(3)",
          "wp.float64(0.25)", "wp.uint8(300)", "wp.vec3(1.0, 2.0, 3.0)", "wp.tid()", "wp.constant(4)", "int", "float"]
TYPES = ["int", "float", "bool", "wp.int64", "wp.float64", "wp.float16", "wp.uint8", "wp.vec3", "wp.vec2i", "wp.mat33",
         "wp.quat", "wp.transform", "wp.array(dtype=float)", "wp.array(dtype=int, ndim=2)", "wp.array2d(dtype=wp.vec3)",
         "wp.array[float]", "wp.array[wp.vec3d]", '"float"', "Any", "str", "None", "3", "wp.Float", "wp.Any", "complex", "tuple",
         "wp.array(dtype=Any)", "wp.array", "list[float]", "wp.types.vector(length=3, dtype=float)", "wp.vec(3, float)"]
DECORATORS = ["@wp.kernel", "@wp.func", "@wp.struct", "@wp.kernel()", "@wp.kernel(enable_backward=False)",
              "@wp.kernel(enable_backward=True)", "@wp.kernel(enable_backward=None)", "@wp.kernel(enable_backward=0)",
              '@wp.kernel(module="unique")', "@wp.kernel(launch_bounds=128)", "@wp.kernel(launch_bounds=(256, 2))",
              "@wp.kernel(launch_bounds=2.5)", '@wp.kernel(module_options={"max_unroll": 2})',
              '@wp.kernel(module="unique", module_options={"max_unroll": 2})',
              '@wp.kernel(module="unique", module_options={"enable_backward": False})', "@wp.kernel(grid_stride=False)",
              "@wp.kernel(grid_stride=True)", "@wp.kernel(wrong=1)", "@staticmethod", "@(wp.kernel)", "@wp.func()",
              "@wp.func_native('return 1.0;')", "@wp.kernel(deterministic=True)", "@(lambda f: f)", "@property"]
OPTIONS = ['wp.set_module_options({"enable_backward": False})', 'wp.set_module_options({"enable_backward": True})',
           'wp.set_module_options({"max_unroll": 2})', 'wp.set_module_options({"max_unroll": "1"})', 'wp.set_module_options({"block_dim": 64})',
           'wp.set_module_options({"mode": "debug"})', 'wp.set_module_options({"fast_math": True, "fuse_fp": False})',
           'wp.set_module_options({"lineinfo": True})', 'wp.set_module_options({"no_such_option": 1})',
           'wp.set_module_options(dict(max_unroll=1))', 'wp.set_module_options(options={"max_unroll": 3})', "wp.config.max_unroll = 2",
           "wp.config.max_unroll += 1", "wp.config.enable_backward = False", 'wp.config.mode = "debug"', "wp.config.verify_fp = True",
           "wp.config.lineinfo = True", "wp.config.line_directives = False", "wp.config.no_such_option = 1", "wp.config = None",
           "setattr(wp.config, 'max_unroll', 1)", "_c = wp.config\n_c.max_unroll = 1", "_x = wp.set_module_options({'max_unroll': 1})",
           "wp.get_module_options()['max_unroll'] = 1", "wp.get_module_options().update({'enable_backward': False})",
           "wp.config.max_unroll, _q = 1, 2", "wp.config.__dict__['max_unroll'] = 1", "vars(wp.config)['max_unroll'] = 1",
           "[setattr(wp.config, 'max_unroll', n) for n in range(3)]", "import warp.config\nwarp.config.max_unroll = 1",
           "def _f(n=wp.set_module_options({'max_unroll': 1})):\n    pass", "class _C:\n    wp.config.max_unroll = 1",
           "(lambda: wp.set_module_options({'max_unroll': 1}))()", "wp.config.deterministic = True", "wp.config.enable_backward = 0",
           "wp.get_module(__name__).options['max_unroll'] = 1", "wp.config.default_grid_stride = True", "wp.init()"]
REBIND = ["{0} = 3", "{0} = 2.5", "{0} = {1}", "del {0}", "{0} += 1", "{0}[0] = 5", "{0}.x = 5.0", "{0}, _b = 1, 2", "_a = {0}\n_a[0] = 7.0",
          "globals()['{0}'] = 3", "exec('{0} = 3')", "for {0} in range(3):\n    pass", "match 3:\n    case {0}:\n        pass", "({0} := 3)",
          "import math as {0}", "from math import pi as {0}", "def {0}(x: float):\n    return x", "@wp.func\ndef {0}(x: float):\n    return x * 2.0",
          "@wp.kernel\ndef {0}(x: wp.array(dtype=float)):\n    x[wp.tid()] = 1.0", "class {0}:\n    pass", "@wp.struct\nclass {0}:\n    x: float",
          "with open('/dev/null') as {0}:\n    pass", "from math import *", "from warp import *", "{0}: int = 4", "{0}: int",
          "try:\n    raise ValueError\nexcept ValueError as {0}:\n    pass", "[{0} for {0} in range(3)]", "[({0} := n) for n in range(3)]",
          "def _g():\n    global {0}\n    {0} = 5\n_g()", "import sys\nsys.modules[__name__].{0} = 3", "_k = {0}", "{0} = wp.constant(7)",
          "{0} = [1, 2, 3]", "{0} = wp.vec3(1.0, 2.0, 3.0)", "{0}.y, {0}.x = 1.0, 2.0", "{0} = _d = 4", "{0} = wp.static(3)",
          "vars()['{0}'] = 1", "{0} = type('{0}', (), {{}})", "if {0}:\n    {0} = 1", "while {0} is None:\n    {0} = 1", "wp.overload({0}, [float])",
          "wp.overload({0}, {{'x': float}})", "{0}.key = 'x'", "{0}.__name__ = 'x'", "setattr({0}, 'options', {{}})", "type X{0} = int"]
PLAIN = ["assert False", "raise ValueError('no')", "return", "break", "continue", "yield", "1 / 0", "undefined_name", "x = undefined_name", "pass", "...",
         "import no_such_module_of_weft", "from warp import no_such_name", "from __future__ import annotations", "__debug__ = 1", "nonlocal x", "global wp",
         "del wp", "import warp", "import numpy as np", "await x", "x: wp.no_such_type", "wp.no_such_function()", "lambda x, x: 1", "def f(a, a): pass",
         "f(a=1, a=2)", "'text' 'more'", "\\", "  x = 1", "print(1", "@wp.func", "if True:", "x = = 1", "class C(wp.no_such_base): pass", "def f(x: wp.no_such): pass",
         "@wp.func\ndef _u(x: no_such_type):\n    return x", "@wp.struct\nclass _S:\n    x: no_such_type", "@wp.kernel\ndef _v(x: wp.no_such_type):\n    pass",
         "@wp.func\ndef _w(x: float = undefined_default):\n    return x", "import sys\nsys.exit(0)", "quit()", "@wp.struct\nclass _S:\n    x = 3", "x = 1 if True else",
         "@wp.kernel\ndef _unannotated(x):\n    pass", "@wp.func\ndef _star(*a: float):\n    pass", "@wp.kernel\ndef _kw(**a: float):\n    pass"]
MODULE_WRAPS = ["if True:", "if False:", "if 1 > 2:", "if wp.config.max_unroll:", "if __name__ == '__main__':", "if __name__ != '__main__':", "for _i in range(2):",
                "for _i in []:", "while True:~    break", "def _wrapped():", "def _wrapped():~_wrapped()", "class _Wrapped:", "with open('/dev/null') as _f:",
                "try:~except Exception:\n    pass", "try:~finally:\n    pass", "async def _wrapped():", "match 1:\n  case _:", "if True:\n    pass\nelse:",
                "try:\n    import math\nexcept ImportError:"]
BODY_WRAPS = ["if True:", "if False:", "if 1 > 2:", "if wp.tid() > 3:", "if wp.static(True):", "for _i in range(2):", "for _i in range(wp.tid()):", "for _i in range(20):",
              "while wp.tid() < 4:~    break", "while True:~    break", "def _wrapped():", "class _Wrapped:", "with wp.ScopedTimer('x'):", "try:~except Exception:\n    pass",
              "if wp.tid() == 0:\n    pass\nelse:", "for _i in range(0):", "for _i in range(4, 0, -2):", "for _i in (1, 2):", "if not wp.tid():", "while False:",
              "match 1:\n  case _:", "for _i in range(3):~else:\n    pass"]
BODY_STATEMENTS = ["return", "break", "continue", "pass", "x = 1", "x = 1.0", "x += 1", "i = wp.tid()", "i, j = wp.tid()", "assert True", "print(1)", "wp.printf('%d', 1)",
                   "x: int = 3", "x: float", "del x", "global x", "import math", "yield 1", "return 1.0", "raise ValueError", "x = y = 1", "x, y = 1, 2.0", "(x := 3)", "'doc'", "...",
                   "x = wp.vec3()", "x = wp.zeros(shape=3, dtype=float)", "x = [1, 2]", "x = (1, 2)", "for k in range(3): x = k", "while True: break", "x = lambda: 1",
                   "x = {1: 2}", "x = wp.static(1 + 2)", "x = 1 if True else 2", "wp.atomic_add(x, 0, 1.0)", "x = int(0)", "x = float(0)", "x = wp.int64(0)", "x **= 2", "x //= 2",
                   "x <<= 1", "x @= x", "x[0] = 1.0", "x.y = 1.0", "x = not 1", "x = -True", "x = 1 < 2 < 3", "x = 'a' + 'b'", "x = f'{1}'", "breakpoint()", "x = wp.grad(wp.sin)(1.0)",
                   "x = len('abc')", "x = ~1", "x = 1 in (1, 2)", "x = x is None", "try: pass\n{pad}except: pass", "with x: pass", "x = wp.where(True, 1, 2)", "x = wp.select(True, 1, 2)"]
EXPRESSION_WRAPS = ["({0})", "-({0})", "+({0})", "~({0})", "not ({0})", "float({0})", "int({0})", "bool({0})", "wp.float64({0})", "wp.int8({0})", "({0} if True else {0})",
                    "({0} if wp.tid() > 1 else {0})", "wp.static({0})", "({0})[0]", "({0}).x", "({0}, {0})", "[{0}]", "(lambda: {0})", "(lambda: {0})()", "f'{{{0}}}'", "(_w := {0})",
                    "({0} + {0})", "({0} * 2)", "(2.0 * ({0}))", "({0} / 2)", "({0} // 2)", "({0} % 3)", "({0} ** 2)", "({0} and {0})", "({0} or True)", "({0} < {0} < {0})", "wp.abs({0})", "abs({0})",
                    "wp.min({0}, {0})", "max({0}, {0})", "wp.where(True, {0}, {0})", "*{0}", "({0}).T", "len({0})", "({0})[0:2]", "({0})[-1]", "({0})(1)", "type({0})({0})", "wp.length({0})",
                    "({0} @ {0})", "({0} << 1)", "({0} is None)", "wp.cast({0}, wp.float32)", "wp.address({0}, 0)", "({0} == {0})", "round({0})", "await {0}", "wp.neg({0})", "wp.add({0}, {0})"]
BINARY = ["+", "-", "*", "/", "//", "%", "**", "@", "<<", ">>", "&", "|", "^", "<", "==", "and", "or", "in", "is"]
FUNCTIONS = ["wp.sin", "wp.cos", "wp.sqrt", "wp.abs", "wp.min", "wp.max", "wp.dot", "wp.cross", "wp.length", "wp.normalize", "wp.vec2", "wp.vec3", "wp.vec4", "wp.mat22", "wp.mat33", "wp.quat",
             "wp.float64", "wp.int64", "wp.uint32", "wp.float16", "wp.transpose", "wp.where", "wp.clamp", "wp.atomic_add", "wp.atomic_min", "wp.tid", "int", "float", "range", "len", "wp.array", "wp.zeros",
             "wp.static", "wp.no_such_function", "wp.matrix", "wp.vector", "wp.identity", "wp.tile_load", "wp.tile_sum", "wp.rand_init", "wp.randf", "wp.index_to_shape", "math.sin", "wp.types.vec3", "wp.transform"]


class Source:
    """A text with its tree: where nodes stand, and which of them belong to what."""

    def __init__(self, text: str):
        self.text = text
        self.tree = ast.parse(text)
        self.raw = text.encode()
        self.starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.inside, self.outside = [], []
        self._sort(self.tree, False)
        self.names = sorted({n.id for n in ast.walk(self.tree) if isinstance(n, ast.Name)})
        self.bound = [n for s in self.tree.body for n in bound_by(s)]

    def _sort(self, node, in_function):
        for field, value in ast.iter_fields(node):
            here = in_function or (isinstance(node, ast.FunctionDef) and field == "body")
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    (self.inside if here else self.outside).append((child, node, field))
                    self._sort(child, here)

    def span(self, node) -> tuple[int, int]:
        line = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
        start = self.starts[line - 1] + (node.col_offset if line == node.lineno else 0)
        return start, self.starts[node.end_lineno - 1] + node.end_col_offset

    def lines(self, statement) -> tuple[int, int]:
        """Whole lines of a statement."""
        line = min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", []))])
        return self.starts[line - 1], self.starts[statement.end_lineno]

    def piece(self, span) -> str:
        return self.raw[span[0] : span[1]].decode()

    def put(self, *edits) -> str:
        """The text with (start, end, replacement) applied; edits do not overlap."""
        raw = self.raw
        for start, end, new in sorted(edits, reverse=True):
            raw = raw[:start] + new.encode() + raw[end:]
        return raw.decode()


def bound_by(statement):
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        return [statement.name]
    if isinstance(statement, ast.Assign):
        return [n.id for t in statement.targets for n in ast.walk(t) if isinstance(n, ast.Name)]
    return []


def shifted(text: str, by: int) -> str:
    return "".join(" " * by + line if line.strip() else line for line in text.splitlines(keepends=True))


def pad_of(source: Source, statement) -> str:
    line = source.text.splitlines(keepends=True)[statement.lineno - 1] if statement.lineno else ""
    return re.match(r"[ \t]*", line)[0]


def statements(source: Source, module_level: bool):
    nodes = source.outside if module_level else source.inside
    return [(n, parent, field) for n, parent, field in nodes if isinstance(n, ast.stmt)]


def expressions(source: Source, module_level: bool):
    nodes = source.outside if module_level else source.inside
    return [(n, parent, field) for n, parent, field in nodes
            if isinstance(n, ast.expr) and not isinstance(parent, (ast.JoinedStr, ast.FormattedValue))]


# Each of these gives (text, what was done), or None where it does not apply.


def delete(rng, source, module_level):
    node, _, _ = rng.choice(statements(source, module_level))
    start, end = source.lines(node)
    new = "" if module_level or rng.random() < 0.5 else pad_of(source, node) + "pass\n"
    return source.put((start, end, new)), f"line {node.lineno} deleted"


def duplicate(rng, source, module_level):
    node, _, _ = rng.choice(statements(source, module_level))
    start, end = source.lines(node)
    return source.put((end, end, source.piece((start, end)))), f"line {node.lineno} twice"


def swap(rng, source, module_level):
    node, parent, field = rng.choice(statements(source, module_level))
    block = getattr(parent, field)
    if not isinstance(block, list) or len(block) < 2:
        return None
    other = rng.choice([s for s in block if s is not node])
    a, b = source.lines(node), source.lines(other)
    if a[0] < b[1] and b[0] < a[1]:
        return None
    return source.put((*a, source.piece(b)), (*b, source.piece(a))), f"lines {node.lineno} and {other.lineno} swapped"


def move(rng, source, module_level):
    node, _, _ = rng.choice(statements(source, rng.random() < 0.5))
    to, _, _ = rng.choice(statements(source, module_level))
    a, b = source.lines(node), source.lines(to)
    if b[0] > a[0] and b[0] < a[1]:
        return None
    pad = pad_of(source, to)
    text = "".join(pad + x[len(pad_of(source, node)):] if x.strip() else x for x in source.piece(a).splitlines(keepends=True))
    edits = [(b[0], b[0], text)]
    if rng.random() < 0.5:
        edits.append((*a, ""))
    return source.put(*edits), f"line {node.lineno} to line {to.lineno}"


def wrap(rng, source, module_level):
    node, _, _ = rng.choice(statements(source, module_level))
    pad = pad_of(source, node)
    before, _, after = rng.choice(MODULE_WRAPS if module_level else BODY_WRAPS).partition("~")
    span = source.lines(node)
    depth = len(before.split("\n")[-1]) - len(before.split("\n")[-1].lstrip()) + 4
    text = "".join(pad + x + "\n" for x in before.split("\n")) + shifted(source.piece(span).rstrip("\n") + "\n", depth)
    if after:
        text += "".join(pad + x + "\n" for x in after.split("\n"))
    return source.put((*span, text)), f"line {node.lineno} within {before!r}"


def insert(rng, source, module_level):
    node, _, _ = rng.choice(statements(source, module_level))
    pad = pad_of(source, node)
    if module_level:
        kind = rng.random()
        if kind < 0.45:
            new = rng.choice(OPTIONS)
        elif kind < 0.8 and source.bound:
            new = rng.choice(REBIND).format(rng.choice(source.bound), rng.choice(source.bound))
        else:
            new = rng.choice(PLAIN)
    else:
        new = rng.choice(BODY_STATEMENTS).replace("{pad}", "")
        if source.names and rng.random() < 0.7:
            new = re.sub(r"\bx\b", rng.choice(local_names(source, node)), new)
        if rng.random() < 0.1:
            new = rng.choice(PLAIN)
    at = source.lines(node)[rng.random() < 0.5]
    text = "".join(pad + x + "\n" for x in new.split("\n"))
    edits = [(at, at, text)]
    if module_level and rng.random() < 0.6:
        edits.append((len(source.raw), len(source.raw), probe(rng, source, new)))
    return source.put(*edits), f"at line {node.lineno}: {new!r}"


def probe(rng, source, inserted) -> str:
    """A kernel whose text shows the options, and the value of a name."""
    name = next((n for n in source.bound if re.search(rf"\b{n}\b", inserted)), None) or (rng.choice(source.bound) if source.bound else "2.0")
    value = rng.choice([f"float({name})", name, f"{name}[0]", f"{name}.x", f"{name}(1.0)", f"wp.static({name})", f"float({name}[i])", "2.0"])
    decorator = rng.choice(["@wp.kernel"] * 4 + DECORATORS)
    return f"\n\n{decorator}\ndef probe(a: wp.array(dtype=float)):\n    for i in range({rng.choice([2, 5, 17])}):\n        a[i] = {value} * a[i]\n"


def local_names(source, node):
    """Names of the function that a node stands in."""
    for function in ast.walk(source.tree):
        if isinstance(function, ast.FunctionDef) and function.lineno <= node.lineno <= function.end_lineno:
            return sorted({n.id for n in ast.walk(function) if isinstance(n, ast.Name)} | {a.arg for a in function.args.args}) or ["x"]
    return source.names


def literal(rng, source, module_level):
    found = [n for n, _, _ in expressions(source, module_level) if isinstance(n, ast.Constant) and not isinstance(n.value, str)]
    if not found:
        return None
    node = rng.choice(found)
    pool = rng.choice([INTS, FLOATS, INTS, FLOATS, OTHERS])
    new = rng.choice(pool)
    return source.put((*source.span(node), new)), f"line {node.lineno}: {ast.unparse(node)} is now {new}"


def rename(rng, source, module_level):
    found = [n for n, _, _ in expressions(source, module_level) if isinstance(n, ast.Name)]
    if not found:
        return None
    node = rng.choice(found)
    kind = rng.random()
    new = rng.choice(local_names(source, node)) if kind < 0.7 else rng.choice(source.names) if kind < 0.9 else "no_such_name"
    if new == node.id:
        return None
    return source.put((*source.span(node), new)), f"line {node.lineno}: {node.id} is now {new}"


def attribute(rng, source, module_level):
    found = [n for n, _, _ in expressions(source, module_level) if isinstance(n, ast.Attribute)]
    if not found:
        return None
    node = rng.choice(found)
    others = sorted({n.attr for n in found}) + ["x", "y", "shape", "dtype", "no_such_attribute", "ndim", "size", "ptr", "w", "grad", "T", "p", "q"]
    new = rng.choice(FUNCTIONS) if rng.random() < 0.4 else f"{ast.unparse(node.value)}.{rng.choice(others)}"
    return source.put((*source.span(node), new)), f"line {node.lineno}: {ast.unparse(node)} is now {new}"


def expression(rng, source, module_level):
    """Another expression of the same region in an expression's place, or the expression within another."""
    found = expressions(source, module_level)
    if not found:
        return None
    node, parent, _ = rng.choice(found)
    old = source.piece(source.span(node))
    kind = rng.random()
    if kind < 0.5:
        new = rng.choice(EXPRESSION_WRAPS).format(old)
    elif kind < 0.8:
        other, _, _ = rng.choice(found)
        new = source.piece(source.span(other))
    else:
        new = rng.choice(rng.choice([INTS, FLOATS, OTHERS]))
    return source.put((*source.span(node), new)), f"line {node.lineno}: {old[:60]!r} is now {new[:80]!r}"


def operator(rng, source, module_level):
    found = [n for n, _, _ in expressions(source, module_level) if isinstance(n, (ast.BinOp, ast.Compare, ast.BoolOp))]
    if not found:
        return None
    node = rng.choice(found)
    if isinstance(node, ast.BinOp):
        left, right = node.left, node.right
    elif isinstance(node, ast.Compare):
        left, right = node.left, node.comparators[0]
    else:
        left, right = node.values[0], node.values[1]
    a, b = source.span(left), source.span(right)
    if rng.random() < 0.3:
        return source.put((*a, source.piece(b)), (*b, source.piece(a))), f"line {node.lineno}: operands swapped"
    between = source.piece((a[1], b[0]))
    before, after = re.match(r"^\)*", between.replace(" ", ""))[0], re.search(r"\(*$", between.replace(" ", ""))[0]
    new = rng.choice(BINARY)
    return source.put((a[1], b[0], f"{before} {new} {after}")), f"line {node.lineno}: operator {new}"


def arguments(rng, source, module_level):
    found = [n for n, _, _ in expressions(source, module_level) if isinstance(n, ast.Call) and (n.args or n.keywords)]
    if not found:
        return None
    node = rng.choice(found)
    parts = [source.piece(source.span(a)) for a in node.args]
    keywords = [f"{k.arg}={source.piece(source.span(k.value))}" if k.arg else f"**{source.piece(source.span(k.value))}" for k in node.keywords]
    kind = rng.randrange(6)
    if kind == 0 and parts:
        parts.pop(rng.randrange(len(parts)))
    elif kind == 1 and parts:
        parts.append(rng.choice(parts))
    elif kind == 2 and parts:
        rng.shuffle(parts)
    elif kind == 3 and keywords:
        keywords.pop(rng.randrange(len(keywords)))
    elif kind == 4 and keywords:
        parts.append(keywords.pop(0).split("=", 1)[-1])
    else:
        keywords.append(rng.choice(["x=1", "dtype=float", "ndim=2", "wrong=3", "dtype=wp.vec3", "*(1, 2)", "**{}", "a=1.0", "shape=4", "storage='shared'", "length=3"]))
    at = source.span(node.func)[1]
    return source.put((at, source.span(node)[1], f"({', '.join(parts + keywords)})")), f"line {node.lineno}: arguments of {ast.unparse(node.func)}"


def functions_of(source, module_level):
    nodes = source.outside if module_level else source.inside
    return [n for n, _, _ in nodes if isinstance(n, ast.FunctionDef)]


def decorator(rng, source, module_level):
    found = [n for n, _, _ in source.outside if isinstance(n, (ast.FunctionDef, ast.ClassDef))]
    if not found:
        return None
    node = rng.choice(found)
    new = rng.choice(DECORATORS)
    if node.decorator_list and rng.random() < 0.8:
        d = rng.choice(node.decorator_list)
        start, end = source.span(d)
        return source.put((start - 1, end, new)), f"line {d.lineno}: decorator {new}"
    at = source.lines(node)[0]
    return source.put((at, at, " " * node.col_offset + new + "\n")), f"line {node.lineno}: more decorators, {new}"


def annotation(rng, source, module_level):
    found = [n for n, p, field in source.outside if field == "annotation" or field == "returns"]
    if not found:
        return None
    node = rng.choice(found)
    new = rng.choice(TYPES)
    return source.put((*source.span(node), new)), f"line {node.lineno}: annotation {new}"


def parameter(rng, source, module_level):
    found = [n for n, _, _ in source.outside if isinstance(n, ast.FunctionDef) and n.args.args]
    if not found:
        return None
    node = rng.choice(found)
    arg = rng.choice(node.args.args)
    span = source.span(arg)
    old = source.piece(span)
    kind = rng.randrange(8)
    new = [old + f" = {rng.choice(INTS + FLOATS + OTHERS)}", arg.arg, f"{old}, {old}", f"*{old}", f"{old}, /", f"*, {old}", f"{rng.choice(source.names)}: float",
           f"{old}, extra: {rng.choice(TYPES)}"][kind]
    return source.put((*span, new)), f"line {arg.lineno}: parameter {new}"


def layout(rng, source, module_level):
    """Tabs, spaces and characters: most of these no Python takes."""
    nodes = statements(source, module_level)
    node, _, _ = rng.choice(nodes)
    start, end = source.lines(node)
    text = source.piece((start, end))
    kind = rng.randrange(9)
    if kind == 0:
        new = " " + text
    elif kind == 1:
        new = text.replace("    ", "\t", 1)
    elif kind == 2:
        new = text[1:] if text[0] in " \t" else text.rstrip("\n") + " \\\n"
    elif kind == 3:
        at = rng.randrange(len(text))
        new = text[:at] + rng.choice("()[]{}:,.;=@#'\"\\$?!0a \n") + text[at:]
    elif kind == 4:
        at = rng.randrange(len(text))
        new = text[:at] + text[at + 1 :]
    elif kind == 5:
        new = text.rstrip("\n") + "  # comment\n"
    elif kind == 6:
        new = text.rstrip("\n") + "; pass\n"
    elif kind == 7:
        new = pad_of(source, node) + "# comment\n\n" + text
    else:
        new = re.sub(r"\(", "(  ", text, count=1)
    return source.put((start, end, new)), f"line {node.lineno}: layout {kind}"


MODULE = [(delete, 6), (duplicate, 5), (swap, 6), (move, 4), (wrap, 12), (insert, 24), (literal, 8), (rename, 6), (attribute, 5), (expression, 8), (operator, 2), (arguments, 6),
          (decorator, 8), (annotation, 6), (parameter, 4), (layout, 4)]
BODY = [(delete, 6), (duplicate, 5), (swap, 8), (move, 4), (wrap, 10), (insert, 10), (literal, 10), (rename, 12), (attribute, 8), (expression, 16), (operator, 10), (arguments, 8), (layout, 2)]


def mutant(rng, text: str, module_level: bool) -> tuple[str, str]:
    """A mutant of `text`, of one change or of two."""
    done = []
    for _ in range(2 if rng.random() < 0.25 else 1):
        try:
            source = Source(text)
        except (SyntaxError, ValueError, RecursionError):  # the first change made it none
            break
        for _ in range(20):
            kinds = MODULE if module_level or not source.inside else BODY
            change = rng.choices([k for k, _ in kinds], [w for _, w in kinds])[0]
            try:
                made = change(rng, source, module_level or not source.inside)
            except (IndexError, ValueError):  # nothing of the kind is there
                continue
            if made is not None and made[0] != text:
                text, said = made
                done.append(f"{change.__name__}: {said}")
                break
    return text, "; ".join(done)

#!/usr/bin/env python3
"""What metadata says of a program's accesses and branches, against a count over Python's own tree."""

import ast
import json
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
import harness

ATOMIC_SIGNS = (ast.Add, ast.Sub, ast.BitAnd, ast.BitOr, ast.BitXor)


class Count:
    """Loads, stores, atomics and divergent branches of a kernel, each place in the text once for
    each array. Taint says what differs between threads: the index that wp.tid() gives last,
    what is made of it, and what a branch or a loop that it decides changes."""

    def __init__(self, source, kernel):
        self.module = ast.parse(source)
        self.functions = {f.name: f for f in self.module.body if isinstance(f, ast.FunctionDef)}
        self.structs = {c.name: {f.target.id: ast.unparse(f.annotation) for f in c.body if isinstance(f, ast.AnnAssign)}
                        for c in self.module.body if isinstance(c, ast.ClassDef)}
        self.places, self.branches = set(), set()
        self.assigned = set()
        self.leaves = False  # threads of a loop, at different times
        kernel = self.functions[kernel]
        names = {}
        for arg in kernel.args.args:
            names[arg.arg] = self.place(arg.arg, ast.unparse(arg.annotation))
        self.threads = self.thread_names(kernel)
        self.owner = kernel
        self.run(kernel, names, set())

    def place(self, path, annotation):
        """(path, rank) of an array, (path, struct) of a struct, else None."""
        for head, rank in (("wp.array(", 1), ("wp.array1d(", 1), ("wp.array2d(", 2), ("wp.array3d(", 3),
                           ("wp.array4d(", 4)):
            if annotation.startswith(head[:-1] + "["):
                return (path, rank)
            if annotation.startswith(head):
                call = ast.parse(annotation, mode="eval").body
                for k in call.keywords:
                    if k.arg == "ndim":
                        rank = k.value.value
                return (path, rank)
        return (path, annotation) if annotation in self.structs else None

    @staticmethod
    def thread_names(function):
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and ast.unparse(node.value) == "wp.tid()":
                target = node.targets[0]
                return [t.id for t in target.elts] if isinstance(target, ast.Tuple) else [target.id]
        return []

    def run(self, function, names, tainted):
        """Returns whether the result is tainted."""
        outer, self.assigned = self.assigned, set(names) | tainted
        result = self.result = [False]
        self.block(function.body, names, tainted, False)
        self.assigned = outer
        return result[0]

    def block(self, body, names, tainted, under):
        for s in body:
            self.statement(s, names, tainted, under)

    def statement(self, s, names, tainted, under):
        if isinstance(s, (ast.Assign, ast.AnnAssign)):
            targets = s.targets if isinstance(s, ast.Assign) else [s.target]
            if ast.unparse(s.value) == "wp.tid()":
                last = targets[0].elts[-1] if isinstance(targets[0], ast.Tuple) else targets[0]
                tainted.add(last.id)
                return
            view = self.array(s.value, names)
            varies = self.value(s.value, names, tainted)
            for t in targets:
                if isinstance(t, ast.Name) and view:
                    names[t.id] = view
                self.target(t, names, tainted, varies)
        elif isinstance(s, ast.AugAssign):
            varies = self.value(s.value, names, tainted)
            element = self.element(s.target, names)
            if element is None:
                self.target(s.target, names, tainted, varies or self.value(s.target, names, tainted))
            else:
                for i in element[1]:
                    self.value(i, names, tainted)
                own = all(any(isinstance(i, ast.Name) and i.id == t for i in element[2]) for t in self.threads)
                if isinstance(s.op, ATOMIC_SIGNS) and not (own and self.threads and self.in_kernel(s)):
                    self.note(s.target, element[0], "atomic")
                else:
                    self.note(s.target, element[0], "load")
                    self.note(s.target, element[0], "store")
        elif isinstance(s, (ast.If, ast.While)):
            varies = self.value(s.test, names, tainted)
            if varies:
                self.branches.add((s.lineno, s.col_offset))
            if isinstance(s, ast.While):
                self.loop(s, names, tainted, under, varies)
                return
            before, one, other = set(self.assigned), set(tainted), set(tainted)
            self.block(s.body, names, one, under or varies)
            self.block(s.orelse, names, other, under or varies)
            tainted.clear()
            tainted |= other if self.goes(s.body) else one if self.goes(s.orelse) else one | other
            if varies and not self.goes(s.body) and not self.goes(s.orelse):
                # What both sides have, or one and what stands before.
                one, other = self.changed(s.body), self.changed(s.orelse)
                tainted |= (one | other) & before | one & other
        elif isinstance(s, ast.For):
            varies = self.value(s.iter, names, tainted)
            if varies:
                self.branches.add((s.lineno, s.col_offset))
            if len(s.iter.args) > 1 and self.value(s.iter.args[0], names, tainted):
                tainted.add(s.target.id)
            else:
                tainted.discard(s.target.id)
            self.loop(s, names, tainted, under, varies)
        elif isinstance(s, (ast.Break, ast.Continue)):
            self.leaves |= under
        elif isinstance(s, ast.Return):
            if s.value is not None:
                self.result[0] |= self.value(s.value, names, tainted) or under
        else:
            for child in ast.iter_child_nodes(s):
                if isinstance(child, ast.expr):
                    self.value(child, names, tainted)

    @staticmethod
    def goes(body):
        return bool(body) and isinstance(body[-1], (ast.Return, ast.Break, ast.Continue))

    def loop(self, loop, names, tainted, under, varies):
        """Rounds until no more is tainted; then also what threads have changed that leave at different times."""
        outer, self.leaves = self.leaves, False
        before = None
        while before != tainted:
            before = set(tainted)
            if isinstance(loop, ast.While) and self.value(loop.test, names, tainted):
                varies = True
                self.branches.add((loop.lineno, loop.col_offset))
            self.block(loop.body, names, tainted, under or varies)
            if self.leaves:
                tainted |= self.changed(loop.body)
            tainted |= before
        if varies or self.leaves:
            tainted |= self.changed([loop])
        self.leaves = outer

    @staticmethod
    def changed(statements):
        return {n.id for s in statements for n in ast.walk(s)
                if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}

    def in_kernel(self, s):
        return self.owner.lineno <= s.lineno <= self.owner.end_lineno

    def target(self, t, names, tainted, varies):
        if isinstance(t, ast.Tuple):
            for e in t.elts:
                self.target(e, names, tainted, varies)
            return
        element = self.element(t, names)
        if element is not None:
            for i in element[1]:
                self.value(i, names, tainted)
            self.note(t, element[0], "store")
            return
        whole = isinstance(t, ast.Name)
        while not isinstance(t, ast.Name):
            t = t.value
        self.assigned.add(t.id)
        if varies:
            tainted.add(t.id)
        elif whole:
            tainted.discard(t.id)

    def array(self, e, names):
        """An array, a part of one, or a struct, that an expression is, without counting."""
        if isinstance(e, ast.Name):
            return names.get(e.id)
        if isinstance(e, ast.Attribute):
            base = self.array(e.value, names)
            if base and isinstance(base[1], str) and e.attr in self.structs[base[1]]:
                return self.place(f"{base[0]}.{e.attr}", self.structs[base[1]][e.attr])
        if isinstance(e, ast.Subscript):
            base = self.array(e.value, names)
            taken = self.taken(e)
            if base and isinstance(base[1], int) and taken < base[1]:
                return (base[0], base[1] - taken)
        return None

    @staticmethod
    def taken(e):
        """Dimensions that an index takes away."""
        indices = e.slice.elts if isinstance(e.slice, ast.Tuple) else [e.slice]
        return sum(not isinstance(i, ast.Slice) for i in indices)

    def element(self, e, names):
        """The array of an element or a part of one, all indices on the way, and those of the array."""
        indices = []
        while isinstance(e, (ast.Subscript, ast.Attribute)):
            if isinstance(e, ast.Subscript):
                own = list(e.slice.elts) if isinstance(e.slice, ast.Tuple) else [e.slice]
                indices = own + indices
                base = self.array(e.value, names)
                if base and isinstance(base[1], int):
                    return (base[0], indices, own) if self.taken(e) >= base[1] else None
            e = e.value
        return None

    def note(self, node, path, kind):
        self.places.add((node.lineno, node.col_offset, path, kind))

    def value(self, e, names, tainted):
        """Whether it differs between threads; notes what is read."""
        if isinstance(e, ast.Name):
            return e.id in tainted
        element = self.element(e, names)
        if element is not None:
            varies = any([self.value(i, names, tainted) for i in element[1]])
            self.note(e, element[0], "load")
            return varies
        if isinstance(e, ast.Call):
            callee = ast.unparse(e.func)
            arguments = [*e.args, *(k.value for k in e.keywords)]
            if callee.startswith("wp.atomic_"):
                array = self.array(e.args[0], names)
                for a in arguments[1:]:
                    self.value(a, names, tainted)
                if array:
                    self.note(e, array[0], "atomic")
                return True
            varies = [self.value(a, names, tainted) for a in arguments]
            if callee == "wp.tid":
                return True
            if callee in self.functions:
                f = self.functions[callee]
                inner, inner_tainted = {}, set()
                for arg, given, differs in zip(f.args.args, e.args, varies):
                    place = self.array(given, names)
                    if place:
                        inner[arg.arg] = place
                    if differs:
                        inner_tainted.add(arg.arg)
                saved, threads = self.result, self.threads
                out = self.run(f, inner, inner_tainted)
                self.result, self.threads = saved, threads
                return out
            for given in arguments:  # what looks for something in an array
                place = self.array(given, names) if callee.startswith("wp.") else None
                if place:
                    self.note(given, place[0], "load")
            return any(varies)
        if isinstance(e, ast.IfExp):
            test = self.value(e.test, names, tainted)
            if test:
                self.branches.add((e.lineno, e.col_offset, "?"))
            return any([test, self.value(e.body, names, tainted), self.value(e.orelse, names, tainted)])
        if isinstance(e, ast.Attribute) and e.attr == "shape":
            return False
        return any([self.value(c, names, tainted) for c in ast.iter_child_nodes(e) if isinstance(c, ast.expr)])

    def accesses(self):
        return Counter((line, path, kind) for line, _, path, kind in self.places)


STRUCT = '''
@wp.struct
class Ball:
    at: wp.vec3
    turn: wp.mat22
    size: float
    kind: int


@wp.struct
class World:
    sums: wp.array(dtype=float)
    dt: float

'''

# Each: functions, arguments, body, and figures.
KERNELS = {
    "atomics_by_sign": ("", "index: wp.array(dtype=int), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), "
                        "balls: wp.array(dtype=Ball), a: wp.array(dtype=float)", """
    j = index[i]
    v[j] += wp.vec3(1.0, 2.0, 3.0)
    v[j].x -= 1.0
    v[j][1] += 1.0
    m[j][0, 1] += 2.0
    balls[j].size += 1.0
    balls[j].at.y += 1.0
    a[0] += 1.0
    a[i] += 1.0
    a[j] *= 2.0
""", {}),
    "atomics_in_functions": ("""
@wp.func
def add_to(out: wp.array(dtype=float), j: int, x: float):
    wp.atomic_add(out, j, x)
    out[j] += x
    return wp.atomic_max(out, 0, x)


""", "a: wp.array(dtype=float), b: wp.array(dtype=float), w: World", """
    s = add_to(a, i, 1.0) + add_to(b, i, 2.0)
    t = add_to(w.sums, i, w.dt)
    b[i] = s + t
""", {}),
    "fields_once": ("", "balls: wp.array(dtype=Ball), out: wp.array(dtype=float)", """
    v = balls[i].at * balls[i].size
    w = balls[i].at + v * balls[i].size
    out[i] = v[0] + w[1] + balls[i].at.x + balls[i].at[2]
""", {"bytes_per_thread": 12 + 4 + 4, "integer_ops_per_thread": 0}),
    "fields_of_copies": ("""
@wp.func
def grown(b: Ball):
    return b.size * 2.0


@wp.func
def same(b: Ball):
    return b


""", "balls: wp.array(dtype=Ball), all: wp.array(dtype=Ball), out: wp.array(dtype=float)", """
    b = balls[i]
    c = same(all[i])
    out[i] = b.at[0] + b.size + grown(balls[i]) + c.size
""", {"bytes_per_thread": 12 + 4 + 36 + 4}),
    "fields_in_loops": ("", "balls: wp.array(dtype=Ball), x: wp.array2d(dtype=float), out: wp.array(dtype=float)", """
    s = float(0.0)
    for k in range(4):
        s += x[i, k] * balls[i].size + x[i, k]
    out[i] = s
""", {"bytes_per_thread": 4 * 4 + 4 + 4}),
    "branches_in_functions": ("""
@wp.func
def chosen(flag: int, x: float):
    if flag == 3:
        return x * 2.0
    if x > 0.5:
        return x
    y = 1.0 if flag > 2 else 2.0
    return y


""", "a: wp.array(dtype=float), flag: int", """
    a[i] = chosen(flag, a[i]) + chosen(flag, 1.0)
""", {"divergent_branches": 1}),
    "branches_in_uniform_calls": ("""
@wp.func
def chosen(flag: int):
    if flag == 3:
        return 2.0
    return 1.0


""", "a: wp.array(dtype=float), flag: int", """
    a[i] = chosen(flag)
""", {"divergent_branches": 0}),
    "branches_by_branches": ("", "a: wp.array(dtype=float), flag: int", """
    c = int(0)
    if a[i] > 0.5:
        c = 1
    d = int(0)
    for k in range(flag):
        if a[i] > float(k):
            break
        d += 1
    if c == 1:
        a[i] = 0.0
    if flag == 1:
        a[i] = 1.0
    if d == 2:
        a[i] = 2.0
""", {"divergent_branches": 4}),
    "whole_numbers": ("", "a: wp.array(dtype=int), n: int", """
    k = (i * 3 + 1) % 7
    s = int(0)
    for j in range(5):
        s += a[k + j]
    a[i] = -s
""", {"integer_ops_per_thread": 3 + 2 * 5 + 1 + 1, "flops_per_thread": 0}),
    "searches": ("", "keys: wp.array(dtype=float), table: wp.array2d(dtype=float), out: wp.array(dtype=int)", """
    state = wp.rand_init(7, i)
    out[i] = wp.lower_bound(keys, 0.5) + wp.lower_bound(table[1], 0, 3, 0.5) + wp.sample_cdf(state, keys)
""", {"bytes_per_thread": 4 + 4 + 4 + 4}),
    "views": ("", "g: wp.array2d(dtype=float), out: wp.array(dtype=float)", """
    row = g[i]
    column = g[:, 1]
    out[i] = row[0] + row[1] + column[i]
""", {}),
    "parts_of_matrices": ("", "m: wp.array(dtype=wp.mat22), out: wp.array(dtype=float)", """
    out[i] = m[i][0, 1] + m[i][1][0] + m[i][1, 0]
""", {"bytes_per_thread": 4 + 4 + 4}),
}
PATTERNS = '''import warp as wp


@wp.kernel
def patterns(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), big: wp.array(dtype=wp.mat33),
             g: wp.array2d(dtype=float), n: int):
    i = wp.tid()
    x = a[i] + a[2 * i]
    y = v[i].x + big[i][0, 0]
    k = i
    k *= 2
    z = a[k]
    column = g[:, 1]
    row = g[1]
    w = column[i] + row[i]
    j = i
    if j > 4:
        j = 4
    u = a[j]
    if n == 2:
        j = 0
    a[i] = x + y + z + w + u + a[j]
'''


class Figures(harness.TestCase):
    def metadata(self, source, kernel):
        (self.tmp / "k.py").write_text(source)
        done = self.run_weft("cuda", "k.py", "--kernel", kernel, "-o", "out", "--overwrite", "-q")
        self.assertEqual(done.returncode, 0, done.stderr + source)
        found = [p for p in (self.tmp / "out").rglob("metadata.json")]
        return json.loads(found[0].read_text())["standalone"]

    def hold(self, source, kernel, said):
        count = Count(source, kernel)
        listed = Counter((a["line"], a["array"], a["access"]) for a in said["global_accesses"])
        self.assertEqual(listed, count.accesses(), source)
        self.assertEqual(said["divergent_branches"], len(count.branches), source)

    def test_kernels_by_hand(self):
        for name, (functions, arguments, body, figures) in KERNELS.items():
            with self.subTest(name):
                source = (f"import warp as wp\n\n{STRUCT}\n{functions}@wp.kernel\ndef {name}({arguments}):\n"
                          f"    i = wp.tid(){body}")
                said = self.metadata(source, name)
                self.hold(source, name, said)
                self.assertEqual({key: said[key] for key in figures}, figures)

    def test_tiles(self):
        """Each element counts once, shared by the 256 threads of a block; a product of tiles by its inner length."""
        for body, figures in {
                "wp.tile_store(c, x * 2.0, offset=(i * 8, j * 8))": (64, 0),
                "wp.tile_matmul(x, y, s)\n    wp.tile_store(c, s, offset=(i * 8, j * 8))": (64 + 2 * 8 * 4 * 8, 0),
                "wp.tile_store(c, wp.tile_matmul(x, y), offset=(i * 8, j * 8))": (2 * 8 * 4 * 8, 0),
                "wp.tile_store(o, wp.tile_sum(x), offset=i)": (32, 0),
                "wp.tile_store(c, wp.tile_map(bent, x), offset=(i * 8, j * 8))": (3 * 32, 0)}.items():
            zeros = "s = wp.tile_zeros(shape=(8, 8), dtype=float)\n    " if "x, y, s" in body else ""
            shape = "4, 8" if "* 2.0" in body else "8, 4"
            operations = 32 if "* 2.0" in body else figures[0]
            with self.subTest(body):
                said = self.metadata(f"""import warp as wp


@wp.func
def bent(v: float):
    return v * v + 1.0


@wp.kernel
def tiles(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), c: wp.array2d(dtype=float),
          o: wp.array(dtype=float)):
    i, j = wp.tid()
    {zeros}x = wp.tile_load(a, shape=({shape}), offset=(i * 8, j * 8))
    y = wp.tile_load(b, shape=(4, 8), offset=(i * 8, j * 8))
    {body}
""", "tiles")
                self.assertEqual(said["flops_per_thread"] * 256, operations)

    def test_generated_programs(self):
        done = self.run_weft("cuda", "--count", 32, "-c", harness.standalone_categories(), "-s", 41, "-o", "out", "-q")
        self.assertEqual(done.returncode, 0, done.stderr)
        folders = sorted((self.tmp / "out").glob("sample_*"))
        self.assertEqual(len(folders), 32)
        held = 0
        for folder in folders:
            metadata = json.loads((folder / "metadata.json").read_text())
            source = next(folder.glob("*.py")).read_text()
            if "tile" in source:
                continue
            with self.subTest(folder.name):
                held += 1
                self.hold(source, metadata["kernel_name"], metadata["standalone"])
        self.assertGreaterEqual(held, 20)

    def test_patterns(self):
        said = self.metadata(PATTERNS, "patterns")["global_accesses"]
        self.assertEqual([(a["array"], a["pattern"], a["bytes"], a["element_bytes"]) for a in said], [
            ("a", "unit stride", 4, 4), ("a", "strided", 4, 4), ("v", "strided by component", 4, 12),
            ("big", "strided by component", 4, 36), ("a", "strided", 4, 4), ("g", "strided", 4, 4),
            ("g", "unit stride", 4, 4), ("a", "unit stride", 4, 4), ("a", "strided", 4, 4), ("a", "unit stride", 4, 4)])

    def test_lengths_are_no_loads(self):
        for length in ("len(a)", "a.shape[0]"):
            with self.subTest(length):
                said = self.metadata(f"""import warp as wp


@wp.kernel
def lengths(a: wp.array(dtype=float), b: wp.array(dtype=int)):
    i = wp.tid()
    if i < {length}:
        b[i] = {length}
""", "lengths")["global_accesses"]
                self.assertEqual([(a["array"], a["access"]) for a in said], [("b", "store")])


if __name__ == "__main__":
    harness.main()

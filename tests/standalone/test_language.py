#!/usr/bin/env python3
"""Constructs of Warp's language as people write them, in standalone programs, against Warp."""

import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
import standalone_modules

# Each: the module without its first line, and texts that the program has.
MODULES = {
    "generic_functions": ("""
from typing import Any


@wp.func
def squared_twice(x: Any):
    y = x + x
    return y * y


@wp.func
def second(a: wp.array(dtype=wp.Float), i: int):
    b = a[i] * 2.0
    return b


@wp.kernel
def generic_functions(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = squared_twice(a[i]) + second(a, i) + squared_twice(2.0)
""", ["inline float squared_twice(float x) {", "const float y = x + x;"]),
    "stores_to_members": ("""
@wp.struct
class Ball:
    at: wp.vec3
    turn: wp.transform
    size: float


@wp.kernel
def stores_to_members(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat33), balls: wp.array(dtype=Ball)):
    i = wp.tid()
    v[i].x = 2.0
    v[i][1] += 0.5
    m[i][1, 2] = v[i].z
    m[i][0] = v[i]
    balls[i].size = balls[i].at.y + 1.0
    balls[i].at.x = 3.0
""", ["v[i].x = 2.0f;"]),
    "slices_up_to_the_end": ("""
@wp.kernel
def slices_up_to_the_end(src: wp.array2d(dtype=float), more: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    view = src[i : i + 2, 1]
    tail = more[i * 2 : i * 2 + 3]
    out[i] = view[0] + view[1] + tail[2]
""", []),
    "aliases": ("""
int32 = wp.int32
float32 = wp.float32
vec3f = wp.vec3f


@wp.kernel
def aliases(a: wp.array(dtype=float32), n: wp.array(dtype=int32)):
    i = wp.tid()
    k = int32(0)
    if n[i] == int32(1):
        k = int32(a[i] * 3.0)
    v = vec3f(float32(k), float32(n[i]), 1.0)
    a[i] = v[0] + float32(2) * v[1]
    n[i] = int32(a[i])
""", []),
    "constant_conditions": ("""
PER_WORLD = False
MODE = wp.constant(2)


@wp.func
def scaled(x: float, how: int):
    if PER_WORLD:
        return wp.float64(x)
    return x * float(how) if MODE else x * wp.float64(2.0)


@wp.kernel
def constant_conditions(a: wp.array(dtype=float), seed: int):
    i = wp.tid()
    if PER_WORLD:
        rng = wp.rand_init(seed, i)
    else:
        rng = wp.rand_init(seed, i * 2 + 1)
    a[i] = wp.randf(rng)
    if MODE == 1:
        a[i] = wp.sin(a[i])
    elif MODE == 2:
        a[i] += 2.0
    else:
        a[i] = 5.0
    if wp.static(MODE > 1):
        a[i] *= 2.0
    if not PER_WORLD:
        a[i] += 1.0
    flag = True
    if flag:
        a[i] += 0.5
    else:
        a[i] = wp.float64(1.0)
    if PER_WORLD:
        a[i] = 3.0
    if MODE:
        b = scaled(a[i], 3)
        if True:
            a[i] = b
    first = True
    for j in range(3):
        if first:
            a[i] -= 1.0
        else:
            a[i] += float(j)
        first = a[i] > 2.5
    for j in range(3):
        if j:
            a[i] += 1.0
        else:
            a[i] *= 2.0
    for j in range(seed):
        if 0:
            a[i] = "no"
        elif seed > 2:
            a[i] += 0.25
""", ["return x * float(how);", "if (!PER_WORLD) {"]),
    "conditions_that_are_kept": ("""
@wp.func
def emptied(a: wp.array(dtype=int), i: int):
    if a[i]:
        a[i] = 0
        return 1
    else:
        return 2


@wp.kernel
def conditions_that_are_kept(a: wp.array(dtype=int), b: wp.array(dtype=float), n: int):
    i = wp.tid()
    full = a[i]
    if full:
        a[i] = 3
        b[i] = 1.0
    else:
        b[i] = 2.0
    if a[i] > 1 and b[i] > 1.5:
        a[i] = 0
    else:
        b[i] += float(emptied(a, i))
    x = int(1)
    y = int(2)
    for j in range(n):
        old = x
        x = y
        y = old + j
        x, y = y, x + y
    a[i] += x * 10 + y
""", []),
    "loops_of_one_name_in_each_other": ("""
@wp.kernel
def loops_of_one_name_in_each_other(a: wp.array(dtype=int), n: int):
    i = wp.tid()
    s = int(0)
    for k in range(n):
        for k in range(2):
            s += k
        s += 10 * k
    for j in range(n):
        s += j
    for j in range(3):
        s *= j + 1
    a[i] = s
""", []),
    "statics": ("""

@wp.func
def mix(value: wp.uint32) -> wp.uint32:
    value = (value ^ (value >> wp.uint32(16))) * wp.static(wp.uint32(0x7FEB352D))
    return value ^ (value >> wp.uint32(16))


@wp.kernel
def statics(n: wp.array(dtype=wp.uint32), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    n[i] = mix(n[i])
    v[i] = v[i] + wp.static(wp.vec3(1.0, 2.0, 3.0)) * wp.static(float(3)) + wp.vec3(wp.static(2.0 * 3.0))
""", ["* 2146121005u;"]),
    "numbers_of_classes": ("""

@wp.kernel
def numbers_of_classes(n: wp.array(dtype=int)):
    i = wp.tid()
    n[i] = wp.Volume.LINEAR + n[i] * wp.TextureFilterMode.LINEAR
""", []),
    "grid_strides": ("""

@wp.func
def added(i: int, force: float, links: wp.array(dtype=int), out: wp.array(dtype=float)):
    link = links[i]
    if link == 0:
        return 0
    wp.atomic_add(out, link, force)


@wp.func
def found(x: int):
    while True:
        x += 3
        if x > 10:
            return x


@wp.kernel
def grid_strides(links: wp.array(dtype=int), a: wp.array(dtype=float), counts: wp.array(dtype=int),
                 sizes: wp.array(dtype=int), out: wp.array(dtype=float), stride: int):
    i = wp.tid()
    added(i, a[i], links, out)
    size = sizes[i]
    count = counts[i]
    total = float(0.0)
    while count < 20:
        total += a[i]
        count += stride
    a[i] = total + float(i % size) + float(found(i // size))
""", ["  return {};"]),
    "components_by_data": ("""
@wp.kernel
def components_by_data(a: wp.array(dtype=wp.int64), v: wp.array(dtype=wp.vec3), k: wp.array(dtype=int),
                       m: wp.array(dtype=wp.mat22), row: int):
    i = wp.tid()
    if a[i] > wp.int64(1000000):
        wp.printf("%d %% of %lld, %5.2f\\n", i, a[i], 1.5)
    axis = k[i]
    x = v[i]
    y = m[i]
    a[i] += wp.int64(x[axis] * 10.0) + wp.int64(y[row, 1])
""", ["static_cast<long long>(a[i])"]),
    "first_that_is": ("""
@wp.kernel
def first_that_is(mask: wp.array(dtype=bool), status: wp.array(dtype=wp.uint32)):
    for i in range(mask.shape[0]):
        if mask[i]:
            status[0] = wp.uint32(3)
            return
""", ["[&]([[maybe_unused]] int thread)"]),
    "indices_that_are_clamped": ("""
H = wp.float16(0.1)


@wp.struct
class Grid:
    data: wp.array2d(dtype=float)
    n: int


@wp.func
def clamped(i: int, n: int):
    return wp.min(wp.max(i, 0), n - 1)


@wp.func
def sample(g: Grid, x: float, y: float):
    j = wp.clamp(int(y), 0, g.data.shape[1] - 2)
    return wp.lerp(g.data[0, j], g.data[0, j + 1], x)


@wp.kernel
def indices_that_are_clamped(a: wp.array(dtype=float), b: wp.array2d(dtype=float), g: Grid, n: int, w: int, h: int,
                             out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[wp.clamp(i - 1, 0, n - 1)] + a[wp.clamp(i + 1, 0, n - 1)] * float(H)
    out[i] = x + b[clamped(i + 1, h), clamped(i - 1, w)] + a[~i] + sample(g, x, x * 3.0)
""", ["#include <cuda_fp16.h>"]),
    "numbers_that_are_not_0": ("""
@wp.func
def taken_apart(index: int, dims: wp.vec3i):
    yz = dims[1] * dims[2]
    return wp.vec3i(index // yz, (index % yz) // dims[2], index % dims[2])


@wp.func
def corner_bits(values: wp.array(dtype=float), cell: int):
    bits = wp.int32(0)
    for k in range(2):
        if values[cell] > float(k) * 0.4:
            bits += wp.static(wp.int32(1)) << wp.int32(k)
    return bits


@wp.kernel
def numbers_that_are_not_0(dims: wp.array(dtype=wp.vec3i), periods: wp.array(dtype=int), values: wp.array(dtype=float),
                           table: wp.array(dtype=int), axes: wp.array(dtype=int), wide: wp.array(dtype=wp.spatial_vector),
                           across: int, each: int, out: wp.array(dtype=int)):
    i = wp.tid()
    columns = across / each
    place = taken_apart(i, dims[i])
    axis = axes[i]
    frame = i + 3
    frame %= periods[i]
    row = corner_bits(values, i)
    total = i % columns + place[0] + place[1] * 2 + place[2] + frame + table[row + 1] - table[row]
    out[i] = total + int(wide[i][axis] * 10.0) + (across - 1) // each
""", ["fill<int>(random, periods.data(), periods.size(), 1.0, 10.0);"]),
    "functions_of_arrays": ("""
@wp.func
def row_sum(row: wp.array(dtype=float), scale: float):
    total = float(0.0)
    for j in range(row.shape[0]):
        total += row[j] * scale
    return total


@wp.func
def corner(a: wp.array2d(dtype=float)):
    return a[0, 0] + a[-1, -1] + row_sum(a[1], 2.0)


@wp.func
def put(a: wp.array2d(dtype=float), i: int, j: int, x: float):
    a[i, j] = x


@wp.kernel
def functions_of_arrays(a: wp.array2d(dtype=float), out: wp.array2d(dtype=float), sums: wp.array(dtype=float)):
    i, j = wp.tid()
    row = a[i]
    put(out, i, j, row[j] + row[0])
    if j == 0:
        sums[i] = row_sum(row, 3.0) + corner(a) + float(len(row))
""", ["const float* row = &a[i * m];", "row_sum(row, m, 3.0f)", "float* a, int num_a_1"]),
    "views": ("""
@wp.kernel
def views(a: wp.array3d(dtype=wp.vec2), out: wp.array2d(dtype=float)):
    i, j = wp.tid()
    plane = a[i]
    row = plane[j]
    mine = out[i]
    mine[j] = row[0][1] + plane[j, 1].x
    mine[j] += a[i, j, 1].y
""", ["const vec2* plane = ", "float* mine = &out[i * m];"]),
    "atomics_in_functions": ("""
@wp.func
def note(counts: wp.array(dtype=int), sums: wp.array2d(dtype=float), i: int, x: float):
    counts[0] += 1
    wp.atomic_add(sums, 0, i % 2, x)
    wp.atomic_max(sums[1], 0, x)
    return wp.atomic_add(counts, 1, 1)


@wp.kernel
def atomics_in_functions(x: wp.array(dtype=float), counts: wp.array(dtype=int), sums: wp.array2d(dtype=float)):
    i = wp.tid()
    place = note(counts, sums, i, x[i])
    if place < 0:
        x[i] = 0.0
""", ["__device__ inline int note(", "inline int note_reference(", "note_reference(counts, sums"]),
    "nested_structs": ("""
@wp.struct
class Inner:
    a: float
    v: wp.vec3


@wp.struct
class Outer:
    inner: Inner
    second: Inner
    k: int


@wp.kernel
def nested_structs(o: Outer, os: wp.array(dtype=Outer), out: wp.array(dtype=float)):
    i = wp.tid()
    t = o.inner
    out[i] = t.a + o.second.v[1] + os[i].inner.a + os[i].second.v.z + float(os[i].k)
    os[i].inner.v[1] = out[i]
    os[i].second.a = 2.0
""", ["  Inner inner;", "v.inner.v; }"]),
    "operators_of_structs": ("""
@wp.struct
class Complex:
    re: float
    im: float


@wp.func
def add(a: Complex, b: Complex):
    return Complex(a.re + b.re, a.im + b.im)


@wp.func
def mul(a: Complex, b: Complex):
    return Complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)


@wp.kernel
def operators_of_structs(a: wp.array(dtype=Complex), b: wp.array(dtype=Complex)):
    i = wp.tid()
    r = a[i] * b[i] + a[i]
    r += b[i]
    b[i] = r
""", []),
    "printing": ("""
@wp.func
def loud(x: float):
    print(x)
    return x * 2.0


@wp.kernel
def printing(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), n: int):
    i = wp.tid()
    if i < 2:
        print(a[i])
        print("100 % done")
        print(v[i] * 2.0)
        print(wp.mat22(1.0, 2.0, 3.0, 4.0))
        print(i > 0)
        print(wp.int64(7))
        wp.printf("%d of %d: %g\\n", i, n, a[i])
    wp.expect_eq(i + 1, i * 2 - i + 1)
    wp.expect_eq(v[i] * 2.0, 2.0 * v[i])
    wp.expect_neq(v[i], v[i] + wp.vec3(1.0))
    wp.expect_near(a[i], a[i] + 1.0e-9, 1.0e-4)
    assert i >= 0, "counted from zero"
    a[i] = loud(a[i])
""", ['printf("%g\\n", a[i]);', 'printf("%d of %d: %g\\n", i, n, a[i]);', "inline float loud_reference(float x)"]),
    "structs_of_arrays": ("""
@wp.struct
class Grid:
    heights: wp.array2d(dtype=float)
    normals: wp.array(dtype=wp.vec3)
    cells: wp.array(dtype=int)
    weights: wp.array(dtype=wp.float64)
    num_cells: float
    count: int
    steps: int


@wp.struct
class Scene:
    grid: Grid
    flags: wp.array(dtype=bool)
    total: wp.array(dtype=float)


@wp.func
def height_at(g: Grid, i: int, j: int):
    return g.heights[i, j] * g.num_cells


@wp.func
def add_to(total: wp.array(dtype=float), i: int, x: float):
    wp.atomic_add(total, i, x)


@wp.func
def row_sum(row: wp.array(dtype=float)):
    s = float(0.0)
    for k in range(row.shape[0]):
        s += row[k]
    return s


@wp.func
def note(s: Scene, x: float):
    s.total[1] += x
    wp.atomic_max(s.total, 2, x)


@wp.kernel
def structs_of_arrays(scene: Scene, g: Grid, out: wp.array(dtype=float)):
    i = wp.tid()
    if i >= g.count:
        return
    h = float(0.0)
    for k in range(g.steps):
        h += g.heights[i, k] + height_at(scene.grid, i, k)
    row = g.heights[i]
    scene.flags[i] = h > 2.0
    g.normals[i] = g.normals[i] * h + scene.grid.normals[g.cells[i]]
    g.normals[i][1] += 0.5
    scene.total[0] += h
    add_to(scene.total, 3, h)
    note(scene, h)
    part = g
    mine = g.normals
    out[i] = row_sum(row) + row_sum(g.heights[i]) + part.heights[i, 0] + float(len(g.cells)) + mine[i].x
    if g.weights:
        out[i] += float(g.heights.shape[1]) + float(g.weights[-1])
    g.num_cells = out[i]
    out[i] += g.num_cells
""", ["  const float* heights;\n  int num_heights_1;", "  vec3* normals;\n", "  int num_cells_;\n",
      "g.heights[i * g.num_heights_1 + k]", "scene.flags = reinterpret_cast<bool*>(device_scene_flags.data());",
      "__global__ void structs_of_arrays(int n, Scene scene, Grid g_given,"]),
    "slices_of_arrays": ("""
@wp.func
def total(a: wp.array(dtype=float)):
    sum = float(0.0)
    for k in range(a.shape[0]):
        sum += a[k]
    return sum


@wp.func
def corner(a: wp.array2d(dtype=float)):
    return a[0, 0] + a[-1, -1] + float(a.shape[0])


@wp.kernel
def slices_of_arrays(a: wp.array2d(dtype=float), b: wp.array(dtype=float), k: int, out: wp.array(dtype=float)):
    i = wp.tid()
    row = a[i]
    part = a[i, 1:3]
    tail = b[-3:]
    some = b[k:i]
    rows = a[2:5]
    mine = out[i:]
    x = total(row) + total(part) + total(b[i:]) + total(b[:k]) + total(tail) + total(some[1:-1])
    x += corner(rows) + corner(a[1:]) + float(len(b[2:100])) + rows[1, 0] + tail[0]
    mine[0] = x
""", ["const float* part = &a[i * 19 + slice_bound(1, 19)];"]),
    "slices": ("""
@wp.kernel
def slices(w: wp.array(dtype=wp.spatial_vector), m: wp.array(dtype=wp.mat33), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    top = w[i][0:3]
    low = w[i]
    low[3:] = top
    low[0:2] = wp.vec2(1.0, 2.0)
    n = m[i]
    n[:, 2] = top
    n[1] += m[i][0]
    corner = m[i][0:2, 1:]
    out[i] = top + low[-3:] + n[0, :] + m[i][:, 1] + wp.vec3(corner[0, 0], corner[1, 1], low[5])
    w[i] = low
    m[i] = n
""", ["low.c[3] = "]),
    "loops_and_literals": ("""
import math
from math import pi

BASIS = wp.constant(wp.mat22(1.0, 2.0, 3.0, 4.0))
LEAST = -2147483648


@wp.func
def pick(x: int):
    return x + 1


@wp.func
def pick(x: float):
    return x + 1.5


@wp.func
def scale(x: float, s: float = 2.0, k: int = 3):
    return x * s + float(k)


@wp.kernel
def loops_and_literals(a: wp.array(dtype=float), b: wp.array(dtype=int), n: wp.array(dtype=wp.uint32)):
    i = wp.tid()
    for j in reversed(range(3)):
        a[i] = a[i] * 2.0 + float(j)
    for j in reversed(range(1, b[i])):
        b[i] += j
    a[i] += math.sin(a[i]) + pi + math.pi + pick(2.0) + scale(a[i], k=5) + scale(a[i]) + BASIS[1, 0]
    v = BASIS * wp.vec2(1.0, 2.0)
    n[i] = wp.cast(a[i], wp.uint32)
    b[i] = wp.min(b[i], -2147483648 + i) + len(v) + wp.int(2.5)
    a[i] += v[1] + 1.0e-50
""", ["for (int j = 3 - 1; j >= 0; --j) {"]),
    "searches": ("""
@wp.kernel
def searches(x: wp.array(dtype=float), sorted_values: wp.array(dtype=float), out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = wp.lower_bound(sorted_values, x[i]) + 100 * wp.lower_bound(sorted_values, 2, 9, x[i])
    state = wp.rand_init(42, i)
    x[i] = wp.randf(state=state) + wp.randf(state)
""", ["lower_bound(sorted_values, n, x[i]) +"]),
    "own_sums": ("""
@wp.kernel
def own_sums(first: wp.array(dtype=int), x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    slot = wp.max(first[i], 0) * 0 + i
    for j in range(4):
        x[slot] += 0.5 * x[slot] + float(j)
        if j == 1:
            x[slot] = y[slot] + 0.25
            y[slot] += x[slot]
    y[slot] -= x[slot]
""", ["atomicAdd(&x[slot], "]),
    "negative_indices": ("""
@wp.func
def at(a: wp.array2d(dtype=float), i: int, j: int):
    return a[i, j]


@wp.kernel
def negative_indices(u: wp.array(dtype=float), a: wp.array2d(dtype=float), w: wp.array(dtype=float),
                     out: wp.array(dtype=float)):
    i = wp.tid()
    left = i - 1
    total = u[left] + u[i - 2] + u[wp.max(i - 3, 0)] + at(a, i - 1, 0 - 1) + u[-i]
    for j in range(3, -1, -1):
        total += w[j]
    for k in range(-2, 2):
        total += a[i, k]
    out[i] = total
""", ["u[from_end(left, n)]", "u[from_end(i - 2, n)]", "w[j];", "a[i * 2 + from_end(k, 2)];", "a[from_end(i, num_a) * num_a_1"]),
    "instances_of_generics": ("""
from typing import Any


@wp.func
def twice(x: Any):
    y = x + x
    return y


@wp.func
def four_times(x: Any):
    return twice(twice(x))


@wp.func
def entries(a: wp.array(dtype=Any)):
    return float(len(a)) + float(a[0] + a[1])


@wp.kernel
def instances_of_generics(a: wp.array(dtype=float), k: wp.array(dtype=int), v: wp.array2d(dtype=wp.vec3)):
    i, j = wp.tid()
    if j == 0:
        a[i] = four_times(a[i]) + entries(a) + entries(k) + twice(wp.length(v[i, 0]))
        k[i] = four_times(k[i])
    v[i, j] = twice(v[i, j]) * float(twice(2))
""", ["inline float twice(float x)", "inline int twice(int x)", "const vec3 y = ", "entries(k, n)"]),
    "functions_as_arguments": ("""
@wp.func
def square(x: float):
    return x * x


@wp.func
def shift(x: float):
    return x + 1.0


@wp.func
def composed(f: wp.Function, g: wp.Function, x: float):
    y = g(x)
    return f(y)


@wp.func
def chosen(x: float, h: wp.Function = square):
    return h(x) + 0.5


@wp.kernel
def functions_as_arguments(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = composed(square, shift, x[i]) - composed(shift, square, x[i]) + composed(wp.sin, square, x[i])
    out[i] = out[i] + chosen(x[i]) * chosen(x[i], shift)
""", ["inline float composed_2(float x)", "sinf(y)"]),
    "references": ("""
@wp.struct
class Pair:
    first: float
    second: float


@wp.func
def add_to(x: wp.ref[float], y: float):
    x += y


@wp.func
def swap(a: wp.ref[float], b: wp.ref[float]):
    a, b = b, a


@wp.func
def both(p: wp.ref[Pair], y: float):
    add_to(p.first, y)
    p.second = p.first * 2.0


@wp.kernel(enable_backward=False)
def references(x: wp.array(dtype=float), pairs: wp.array(dtype=Pair), out: wp.array(dtype=float)):
    i = wp.tid()
    add_to(out[i], x[i])
    t = x[i]
    u = out[i]
    swap(t, u)
    p = Pair(t, u)
    both(p, 3.0)
    swap(p.first, t)
    both(pairs[i], t)
    x[i] = p.first + p.second * t
""", ["inline void add_to(float& x, float y)", "add_to(out[i], x[i]);", "inline void both(Pair& p, float y)"]),
    "custom_gradients": ("""
@wp.func
def careful_sqrt(x: float):
    return wp.sqrt(wp.abs(x))


@wp.func_grad(careful_sqrt)
def adj_careful_sqrt(x: float, adj_ret: float):
    if x > 0.0:
        wp.adjoint[x] += 0.5 / wp.sqrt(x) * adj_ret


@wp.func
def place(counter: wp.array(dtype=int), slots: wp.array(dtype=int), i: int):
    slot = wp.atomic_add(counter, 0, 1)
    slots[i] = slot * 0
    return slot * 0 + i


@wp.func_replay(place)
def replay_place(counter: wp.array(dtype=int), slots: wp.array(dtype=int), i: int):
    return slots[i]


@wp.kernel
def custom_gradients(x: wp.array(dtype=float), counter: wp.array(dtype=int), slots: wp.array(dtype=int)):
    i = wp.tid()
    j = place(counter, slots, i)
    x[j] = careful_sqrt(x[j])
""", ["careful_sqrt(x[j])"]),
    "local_names_of_functions": ("""
@wp.func
def plus_one(x: float):
    return x + 1.0


@wp.kernel
def local_names_of_functions(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    f = plus_one
    g = wp.cos
    out[i] = f(x[i]) + g(x[i]) + clamp(x[i], 0.25, 0.5)
    expect_eq(len(out), len(x))
""", ["out[i] = plus_one(x[i])", "fminf(fmaxf("]),
    "room_for_indices": ("""
WIDTH = wp.constant(40)


@wp.func
def wrapped(i: int):
    if i < 0:
        return WIDTH - 1
    if i >= WIDTH:
        return 0
    return i


@wp.func
def corner(points: wp.array(dtype=wp.vec3), faces: wp.array(dtype=int), f: int, k: int):
    return points[faces[f * 3 + k]]


@wp.kernel
def room_for_indices(points: wp.array(dtype=wp.vec3), faces: wp.array(dtype=int), grid: wp.array2d(dtype=float),
                     counter: wp.array(dtype=int), found: wp.array(dtype=int), pairs: wp.array2d(dtype=int),
                     rows: wp.array(dtype=float), width: int, near: wp.array(dtype=float)):
    f = wp.tid()
    normal = wp.cross(corner(points, faces, f, 1) - corner(points, faces, f, 0), corner(points, faces, f, 2))
    total = grid[wrapped(f + 1), wrapped(f - 1)]
    pixel = f * width + 3
    pixel *= 2
    total += rows[pixel + 1] + near[f + 1] - near[wp.max(f - 1, 0)]
    for k in range(3):
        slot = wp.atomic_add(counter, 0, 1)
        found[slot] = 1
    filled = int(0)
    for k in range(4):
        pairs[f, filled] = k
        if total > float(k):
            filled = filled + 1
    view = grid[2]
    view[f] = normal[0] * 0.0 + 1.0
""", ["std::vector<int> faces(3 * n);", "std::vector<float> near(n + 1);", "std::vector<float> rows(20 * n)"]),
    "strided_parts": ("""
@wp.kernel
def strided_parts(a: wp.array2d(dtype=float), v: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    column = a[:, 1]
    some = v[1::3]
    block = a[2:5, 0:2]
    far = block[::2]
    again = some[1:]
    total = column[i] + some[0] * float(len(some)) + block[1, 1] + far[1, 0] + again[i % 2]
    column[i] = total
    if len(far) == 2 and block.shape[1] == 2:
        out[i] = total + float(len(again)) + a[i][1]
""", ["column[i * 2]", "const float* some = &v["]),
    "names_for_several_arrays": ("""
@wp.kernel
def names_for_several_arrays(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    row = a[i]
    total = row[1] + float(len(row))
    row = b[i]
    if total > 0.5:
        row = a[0]
        total += 1.0
    out[i] = total + row[2] * float(row.shape[0])
""", ["row = &b[i * 19];"]),
    "values_that_nobody_takes": ("""
@wp.kernel
def values_that_nobody_takes(x: float, counts: wp.array(dtype=int)):
    i = wp.tid()
    wp.atomic_add(counts, 0, 1) if x > 0.5 else wp.atomic_add(counts, 1, 2)
    x > 0.25 and wp.atomic_add(counts, 2, i) > 0
    x + 1.0
""", ["static_cast<void>(x > 0.5f ? atomicAdd("]),
    "local_arrays": ("""
@wp.func
def sum_of(a: wp.array(dtype=float)):
    total = float(0.0)
    for k in range(len(a)):
        total += a[k]
    return total


@wp.kernel
def local_arrays(x: wp.array(dtype=float), frames: wp.array(dtype=wp.transform), ids: wp.array(dtype=int)):
    i = wp.tid()
    counts = wp.zeros(shape=(2, 3), dtype=int)
    parts = wp.zeros(4, dtype=float)
    for k in range(4):
        parts[k] = x[i] * float(k)
        counts[k % 2, k % 3] += k
    row = counts[1]
    x[i] = sum_of(parts) + float(row[0] + counts[0][2] + row[1])
    frames[i] = wp.transform(p=wp.vec3(x[i], 1.0, 2.0))
    frames[i] = wp.transform(frames[i])
    ids[wp.tid()] = wp.tid()
""", ["int counts[2 * 3] = {};", "ids[i] = i;"]),
    "plain_numbers": ("""
S = 0.1
C = wp.constant(0.7)


@wp.func
def mul(x: int, y: int):
    return x + y


@wp.kernel
def plain_numbers(out: wp.array(dtype=wp.float64), singles: wp.array(dtype=float), k: wp.array(dtype=int)):
    i = wp.tid()
    v = wp.vec3d(S, C, wp.PI)
    m = wp.vec2d(wp.E)
    singles[i] = singles[i] * 0.3 + 0.7
    out[i] = wp.float64(wp.PI) + wp.float64(S) * v[0] + v[1] * m[0] + wp.max(wp.float64(C), v[2])
    k[i] = k[i] * i
""", ["vec3d{0.1, 0.7, 3.141592653589793}", "k[i] = mul_(k[i], i);"]),
    "draws_that_are_skipped": ("""
@wp.kernel
def draws_that_are_skipped(a: wp.array(dtype=float), o: wp.array(dtype=float), p: wp.array(dtype=float)):
    i = wp.tid()
    state = wp.rand_init(7, i)
    active = a[i] > 0.3
    positive = active and 0.15 < wp.randf(state) < 0.75
    either = a[i] > 0.8 or wp.randf(state) < wp.randf(state) or (positive and wp.randf(state) - wp.randf(state) > 0.1)
    x = wp.randf(state) - wp.randf(state) if either else wp.randf(state) * 2.0 / (1.0 + wp.randf(state))
    if positive and (active or wp.randf(state) - wp.randf(state) > 0.0):
        x += 1.0
    o[i] = x + (wp.vec2(wp.randf(state), wp.randf(state))[0] if positive else 0.0) + wp.randf(state)
    p[i] = wp.randf(state)
""", ["const bool positive = draw;"]),
    "names_of_others": ("""
n = wp.constant(7)
INT_MAX = wp.constant(3)
isnan = 2
remove = 0.5


@wp.struct
class size:
    seed: float


@wp.struct
class file:
    size: float


@wp.func
def floor_div(m: int, l: int):
    return m - l


@wp.func
def norm3d(x: float, y: float):
    return x * y


@wp.func
def make_vec3(x: float):
    return x + 1.0


@wp.kernel
def names_of_others(kThreads: int, kMaxBlocks: wp.array(dtype=float), out: wp.array(dtype=float),
                    device_out: wp.array(dtype=float), out_expected: float, run_names_of_others: float,
                    bench: wp.array(dtype=size), largest: wp.array(dtype=file), cudaMalloc: float):
    i = wp.tid()
    e = bench[i]
    RAND_MAX = out_expected + float(n * INT_MAX // isnan)
    v = wp.vec3(RAND_MAX) * remove
    kMaxBlocks[i] = norm3d(v[0], run_names_of_others) + make_vec3(v[1]) + float(kThreads) + cudaMalloc
    out[i] = float(floor_div(i, 2) // 3) + e.seed + device_out[i] + largest[i].size + wp.max(v[0], float(wp.min(i, n)))
""", ["constexpr int n = 7;", "int num_n,"]),
    "order_of_draws": ("""
@wp.kernel
def order_of_draws(a: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    state = wp.rand_init(42, i)
    x = wp.randf(state) * wp.noise(state, a[i])
    y = wp.noise(state, a[i]) * wp.randf(state) + wp.randf(state)
    both = wp.where(a[i] > 0.5, wp.randf(state), 2.0)
    one = (wp.randf(state) if a[i] > 0.25 else 0.5) + wp.randf(state)
    if a[i] > 0.3 and wp.randf(state) > 0.5:
        x += 1.0
    elif wp.randf(state) < a[i] + wp.noise(state, a[i]):
        y += 2.0
    if 0.1 < wp.randf(state) < 0.7:
        y -= wp.randf(state)
    out[i] = wp.vec3(x, y, both + one + wp.randf(state))
""", ["const float draw = random_float(state);\n    float x = draw * perlin_noise(state, a[i]);"]),
    "reads_of_a_state": ("""
@wp.func
def both(state: wp.uint32):
    return state, state + wp.randu(state), float(state % wp.uint32(1000))


@wp.func
def mixed(x: wp.uint32, k: wp.uint32):
    return float((x >> wp.uint32(9)) ^ k) * 1.0e-7


@wp.kernel
def reads_of_a_state(a: wp.array(dtype=float), out: wp.array(dtype=wp.vec4), sums: wp.array(dtype=wp.uint32),
                     ends: wp.array(dtype=wp.uint32)):
    i = wp.tid()
    s = wp.rand_init(7, i)
    x = wp.noise(s, wp.sample_unit_sphere(s))
    y = mixed(s, wp.randu(s)) + mixed(s + wp.uint32(1), wp.randu(s)) * wp.randf(s)
    z = wp.noise(s, a[i]) * wp.randf(s) + wp.noise(s, wp.randf(s))
    w = float(s if a[i] > 0.5 else s + wp.uint32(2)) * 1.0e-9 + wp.randf(s)
    k = s + wp.randu(s) * s
    k ^= wp.randu(s) + k
    s += wp.randu(s)
    one, two, three = both(s)
    sums[wp.randi(s, 0, 8)] += k + (s ^ wp.randu(s))
    if s > wp.randu(s):
        w -= mixed(wp.randu(s), s)
    ends[i] = (one ^ two) + wp.uint32(three) + s
    out[i] = wp.vec4(x, y, z, w + wp.curlnoise(s, wp.vec2(wp.randf(s), a[i]))[0])
""", ["const vec3 draw = sample_unit_sphere(s);\n    const float x = perlin_noise(s, draw);"]),
    "brain_floats": ("""
bvec3 = wp.types.vector(length=3, dtype=wp.bfloat16)
bmat22 = wp.types.matrix(shape=(2, 2), dtype=wp.bfloat16)
THIRD = wp.constant(wp.bfloat16(0.3))


@wp.struct
class Part:
    weight: wp.bfloat16
    size: float


@wp.func
def scaled(x: wp.bfloat16, y: wp.bfloat16):
    return wp.sqrt(wp.abs(x)) * y - wp.sin(x) + THIRD


@wp.kernel
def brain_floats(a: wp.array(dtype=wp.bfloat16), b: wp.array(dtype=wp.bfloat16), v: wp.array(dtype=bvec3),
                 m: wp.array(dtype=bmat22), p: wp.array(dtype=Part), sums: wp.array(dtype=wp.bfloat16), k: wp.bfloat16,
                 h: wp.array(dtype=wp.float16), d: wp.array(dtype=wp.float64), c: wp.array(dtype=int)):
    i = wp.tid()
    x = a[i] * b[i] + k
    x -= wp.bfloat16(1.5)
    x = wp.max(x, -a[i]) / (b[i] + wp.bfloat16(1.0))
    if x > wp.bfloat16(0.25):
        x = wp.clamp(x, wp.bfloat16(0.0), wp.bfloat16(2.0))
    p[i].weight = scaled(x, k) + wp.bfloat16(p[i].size)
    p[i].size = float(x) + 1.0
    d[i] = wp.float64(x) + wp.float64(wp.bfloat16(d[i]))
    h[i] = wp.float16(x) * h[i] + wp.float16(wp.bfloat16(h[i]))
    c[i] = int(x * wp.bfloat16(100.0)) + int(wp.bfloat16(c[i])) + wp.where(wp.isnan(x), 1, 2)
    c[i] += int(wp.cast(x, wp.uint16)) - int(wp.cast(wp.cast(h[i], wp.uint16), wp.float16))
    v[i] = v[i] * x + bvec3(x, k, wp.bfloat16(2)) - v[i] / wp.bfloat16(3.0)
    v[i][1] = wp.dot(v[i], v[i]) + wp.length(v[i])
    m[i] = m[i] * m[i] + wp.transpose(m[i])
    b[i] = wp.pow(x + wp.bfloat16(3.0), wp.bfloat16(2.0)) // k + x % wp.bfloat16(0.3) + wp.floor(x)
    a[i] = x
    if i < 0:
        print(x)
    wp.atomic_add(sums, 0, wp.bfloat16(1.0))
    wp.atomic_max(sums, 1, x)
    wp.atomic_min(sums, 2, x)
    sums[3] -= wp.bfloat16(0.5)
""", ["#include <cuda_bf16.h>", "#define THIRD __nv_bfloat16(0.3f)", "x = bfloat16_max(x, -a[i])", "kToleranceBfloat16 = 8e-2;"]),
    "indexed_arrays": ("""

@wp.func
def sum_of(row: wp.indexedarray(dtype=float)):
    total = float(0.0)
    for k in range(row.shape[0]):
        total += row[k]
    return total


@wp.func
def put(a: wp.indexedarray2d(dtype=float), i: int, j: int, x: float):
    a[i, j] = x
    return wp.atomic_add(a, i, j, 1.0)


@wp.func
def corner(a: wp.indexedarray2d(dtype=wp.vec3)):
    return a[-1, a.shape[1] - 1] + a[0][0]


@wp.kernel
def indexed_arrays(a: wp.indexedarray(dtype=float), b: wp.indexedarray2d(dtype=wp.vec3),
                   c: wp.indexedarray2d(dtype=float), d: wp.indexedarray3d(dtype=int),
                   out: wp.array2d(dtype=float)):
    i, j = wp.tid()
    row = c[i]
    x = row[j] + c[i][j]
    out[i, j] = sum_of(row) + put(c, i, j, x) * 0.0 + corner(b)[1]
    c[i, j] *= 2.0
    row[j] += 1.0
    plane = d[i]
    line = plane[j]
    d[i, j, 1] = d[i, j][0] + line[1] + plane[j, 2] + d[i][j, 3]
    d[i, j, 0] -= 1
    if j == 0:
        a[i] = a[i] * 2.0 + float(i)
        out[i, j] += a[-1] * 0.0 + float(b.shape[1] + row.shape[0])
""", ["const int* __restrict__ a_indices", "a[a_indices[i]] = a[a_indices[i]] * 2.0f", "sum_of(row, c_indices_1, m)",
         "const std::vector<int> a_indices = draw_indices(random, n);"]),
    "tuples": ("""
from typing import Any



@wp.struct
class Ball:
    at: wp.vec3
    size: float


@wp.func
def pair(x: float):
    t = (x, 2)
    return t


@wp.func
def two(x: float) -> tuple[float, int]:
    return (x, 3)


@wp.func
def passed_on(x: float):
    return two(x + 1.0)


@wp.func
def measure(t: tuple[wp.vec3, float]) -> float:
    return wp.length(t[0]) * t[1] + float(len(t))


@wp.func
def sum_of(values: Any):
    total = values[0]
    for i in range(len(values)):
        total += values[i] + values[i]
    return total


@wp.func
def first_of(t: tuple[float, float]):
    return t[0]


@wp.func
def first_of(t: tuple[float, int]):  # noqa: F811
    return t[0] * 2.0


@wp.kernel
def tuples(x: wp.array(dtype=float), y: wp.array(dtype=float), k: wp.array(dtype=int), q: wp.array(dtype=wp.quat)):
    i = wp.tid()
    t = (1, x[i], wp.vec3(x[i], 2.0, 3.0), Ball(wp.vec3(1.0), x[i]), i + 3)
    t0, t1, t2, t3, t4 = t
    total = float(t[0] + t0 + len(t)) + t[1] + t1 + t[2].y + t2[2] + t[3].at[0] + t[3].size + t3.size
    total += x[t[4]] + x[t4]
    a, b = pair(x[i])
    c, d = two(x[i])
    e, f = passed_on(x[i])
    s = passed_on(x[i])
    total += a + float(b) + c + float(d) + e + float(f) + s[0]
    many = (1, 2, k[i])
    few = (x[i], 0.5)
    total += measure((t[2], total)) + float(sum_of(many)) + sum_of(few) + first_of(s) + first_of((x[i], 0.25))
    turn = wp.quat_to_axis_angle(q[i])
    axis, angle = turn
    total += turn[0].x + turn[1] + axis[2] + angle
    s = s
    p = (x[i], 4)
    if total > 3.0:
        k[i] = p[1]
    y[i] = total + p[0]
    back = (i - 2, 1)
    y[i] += x[back[0]]
""", ["struct tuple_vec3_float {", "const tuple_float_int t = {x, 2};", "const auto [t0, t1, t2, t3, t4] = t;",
         "total += at(values, i) + at(values, i);", "std::vector<float> x(n + 3);"]),
    "nothing_given": ("""
@wp.func
def three():
    return wp.vec3(1.0), wp.vec3(2.0), 3.0


@wp.kernel
def nothing_given():
    vec2, vec3, x = three()
    wp.expect_eq(vec2 * 2.0, wp.vec3(2.0, 2.0, 2.0))
    wp.expect_eq(vec3[1] + x, 5.0)
""", ["const auto [vec2, vec3_, x] = three();"]),
    "parts_of_elements": ("""

@wp.struct
class Body:
    turn: wp.mat33
    at: wp.vec3


@wp.func
def push(bodies: wp.array(dtype=Body), i: int, x: float):
    bodies[i].at += wp.vec3(x)
    bodies[i].turn[2] -= wp.vec3(x)


@wp.kernel
def parts_of_elements(m: wp.array(dtype=wp.mat33), v: wp.array(dtype=wp.vec3), total: wp.array(dtype=wp.mat33),
                      bodies: wp.array(dtype=Body)):
    i = wp.tid()
    m[i][1] += v[i]
    m[i][0] -= v[i]
    m[i][2] *= 2.0
    q = m[i]
    q[1] += v[i]
    q[2] *= 2.0
    m[i] = q
    total[0][1] += v[i]
    total[1][i % 3] -= v[i]
    total[2][1, 2] += v[i][0]
    bodies[i].turn[1] += v[i]
    bodies[i].turn[2, 1] += v[i][1]
    bodies[i].at[1] += 2.0
    m[i][1][2] += 3.0
    bodies[0].at.y += 0.5
    push(bodies, i // 2, 0.25)
""", ["set_row(m[i], 1, row(m[i], 1) + v[i]);", "atomic_add_row(&total[0], 1, v[i]);", "atomicAdd(&bodies[0].at.y, 0.5f);", "inline void push_reference(Body* bodies"]),
    "backward_slices": ("""
@wp.kernel
def backward_slices(a: wp.array(dtype=float), b: wp.array2d(dtype=float), out: wp.array(dtype=float), s: int):
    i = wp.tid()
    back = a[::-1]
    some = a[7:1:-2]
    first = a[2::-1]
    last = a[-2:4:-3]
    rows = b[::-2, 1:]
    again = back[::-3]
    column = b[::-1, 2]
    total = back[i] + some[i % 3] + b[i, 0] * float(len(first)) + last[1] + column[i] + again[i % 2]
    if len(some) == 3 and len(first) == 3:
        total += rows[i // 2, 1] + float(rows.shape[0]) + float(len(last)) + first[2 - i % 3] + float(len(again))
    column[0] = 7.0
    empty = a[1:s + 2:-1]
    out[i] = total + float(len(empty)) + back[i - 1]
""", ["back[-i]", "const float* some = &a[slice_bound(7, n)];"]),
    "backward_ranges": ("""
@wp.func
def inner(x: int):
    total = int(0)
    low = int(1)
    for k in reversed(range(low, x)):
        low += 1
        total = (total * 3 + k) % 1009
    return total


@wp.kernel
def backward_ranges(a: wp.array(dtype=int), s: int):
    i = wp.tid()
    total = int(0)
    for k in reversed(range(0, 7, 2)):
        total = (total * 3 + k) % 1009
    for k in reversed(range(6, 0, -2)):
        total = (total * 3 + k) % 1009
    for k in reversed(range(2, 2, 3)):
        total = (total * 3 + k + 1000) % 1009
    for k in reversed(range(1, 5 + s, s)):
        total = (total * 3 + k) % 1009
    for k in reversed(range(i, 3 - s, -s)):
        total = (total * 3 + k) % 1009
    for k in reversed(range(a[i], a[i] + 4, 1)):
        a[i] += 1
        total = (total * 3 + k) % 1009
    for k in reversed(range(4)):
        total = (total * 3 + k) % 1009
    a[i] = total + inner(i)
""", ["for (int k = 6; k >= 0; k -= 2) {", "for (int k = 2; k <= 6; k += 2) {", "for (int k = last_of_range(1, stop, s); s > 0 ? k >= 1 : k <= 1; k -= s) {"]),
    "unpacked_arguments": ("""
@wp.func
def mixed(x: float, y: float, z: float, w: float = 2.0):
    return x * y + z * w


@wp.kernel
def unpacked_arguments(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat33), q: wp.array(dtype=wp.quat),
                       out: wp.array(dtype=float)):
    i = wp.tid()
    u = v[i]
    w = wp.vec3(*u)
    x = wp.vec4(*w, 1.0)
    m[i] = wp.matrix_from_rows(*m[i]) * 2.0
    turned = wp.quat(*q[i])
    v[i] = wp.vec3(*x[1:4]) + wp.vec3(x[1], *v[i][1:]) + wp.vec3(*turned[0:3])
    out[i] = mixed(*u) + mixed(*u[:2], w=3.0, z=wp.min(*u[-2:]))
""", ["const vec4 x = vec4{w.x, w.y, w.z, 1.0f};", "mixed(u.x, u.y, u.z, 2.0f)"]),
    "parts_of_fields": ("""
@wp.struct
class World:
    balls: wp.array(dtype=wp.vec3)
    v: wp.array(dtype=wp.vec3)


@wp.func
def push(w: World, i: int, x: float):
    w.v[i].x += x
    w.v[i][2] -= x


@wp.kernel
def parts_of_fields(w: World, x: wp.array(dtype=float)):
    i = wp.tid()
    push(w, i // 2, x[i])
    w.balls[i // 3].y += x[i]
""", ["inline void push_reference(World w", "atomicAdd(&w.balls[floor_div(i, 3)].y, x[i]);"]),
    "divisors": ("""
@wp.kernel
def divisors(a: wp.array(dtype=int), width: int):
    i = wp.tid()
    x = i % width
    y = i // width
    a[i] = y * width + x
""", ["random.single<int>(1.0, 10.0)"]),
    "vec2": ("""
@wp.kernel
def vec2(n: wp.array(dtype=wp.vec2), m: wp.array(dtype=wp.vec3ui), k: wp.vec3ui):
    i = wp.tid()
    n[i] = n[i] * 2.0
    m[i] = m[i] & k | ~k
""", ["__global__ void vec2_(int num_n"]),
}


# Each: the module without its first line, and where it says what.
REFUSED = {
    "two_names_of_a_vector": ("""
@wp.kernel
def two_names_of_a_vector(b: wp.array(dtype=float)):
    i = wp.tid()
    v = wp.vec3(1.0, 2.0, b[i])
    w, u = v, v
    w[0] = 9.0
    b[i] = v[0] + w[0] + u[0]
""", 7, "a second name, given in a tuple, for a value that is changed in part"),
    "indexed_arrays_in_structs": ("""
@wp.struct
class Part:
    values: wp.indexedarray(dtype=float)


@wp.kernel
def indexed_arrays_in_structs(p: Part, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = p.values[i]
""", 9, "a struct with 'values' of type indexedarray(ndim=1, dtype=float32)"),
    "names_for_indexed_parts": ("""
@wp.kernel
def names_for_indexed_parts(a: wp.indexedarray2d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    row = a[i]
    row = a[0]
    out[i] = row[0]
""", 6, "a name for several arrays"),
    "tuples_of_nine": ("""
@wp.kernel
def tuples_of_nine(out: wp.array(dtype=int)):
    i = wp.tid()
    t = (i, 1, 2, 3, 4, 5, 6, 7, 8)
    out[i] = t[0]
""", 6, "a tuple of 9 elements"),
    "elements_of_mixed_tuples": ("""
@wp.kernel
def elements_of_mixed_tuples(out: wp.array(dtype=float)):
    i = wp.tid()
    t = (i, 0.5)
    for k in range(2):
        out[i] = out[i] + float(t[k])
""", 8, "an index of a tuple of several types that is not a number"),
    "unpacked_calls": ("""
@wp.func
def moved(v: wp.vec3):
    return v + v


@wp.kernel
def unpacked_calls(v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v[i] = wp.vec3(*moved(v[i]))
""", 11, "an unpacked argument"),
    "unpacked_arrays": ("""
@wp.kernel
def unpacked_arrays(v: wp.array(dtype=wp.vec3), a: wp.array(dtype=float)):
    i = wp.tid()
    v[i] = wp.vec3(*a[0:3])
""", 6, "an unpacked argument"),
    "steps_of_slices": ("""
@wp.kernel
def steps_of_slices(a: wp.array(dtype=float), out: wp.array(dtype=float), s: int):
    i = wp.tid()
    part = a[::s]
    out[i] = part[i]
""", 6, "this step of a slice"),
    "block_dim": ("""
@wp.kernel
def block_dim(out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = wp.block_dim()
""", 6, "wp.block_dim()"),
    "changes_in_where": ("""
@wp.func
def count(c: wp.array(dtype=int), x: float):
    wp.atomic_add(c, 0, 1)
    return x * 2.0


@wp.kernel
def changes_in_where(a: wp.array(dtype=float), c: wp.array(dtype=int), o: wp.array(dtype=float)):
    i = wp.tid()
    o[i] = wp.where(a[i] > 0.5, count(c, a[i]), 0.0)
""", 12, "a call that changes an array as an argument of wp.where()"),
    "changes_in_a_chain": ("""
@wp.kernel
def changes_in_a_chain(c: wp.array(dtype=int), o: wp.array(dtype=int)):
    i = wp.tid()
    if 0 <= wp.atomic_add(c, 0, 1) < 100:
        o[i] = 1
""", 6, "a call that changes an array in a chained comparison"),
    "lost_parts_of_transforms": ("""
@wp.kernel
def lost_parts_of_transforms(t: wp.array(dtype=wp.transform), out: wp.array(dtype=wp.transform)):
    i = wp.tid()
    out[i].p[1] = 2.0
    moved = t[i]
    moved.p += wp.vec3(1.0)
    moved.q[3] = 0.5
    out[i] = moved
""", 9, "a store to a part of a transform's p or q, which Warp loses,"),
    "changes_without_order": ("""
@wp.kernel
def changes_without_order(c: wp.array(dtype=int), o: wp.array(dtype=int)):
    i = wp.tid()
    for k in range(wp.atomic_add(c, 0, 1) % 4, wp.atomic_add(c, 0, 1) % 9):
        o[i] += k
""", 6, "a statement that reads 'c' beside a call that changes it"),
    "fabric_arrays": ("""
@wp.kernel
def fabric_arrays(a: wp.fabricarray(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = a[i]
""", 4, "an argument of type fabricarray(ndim=1, dtype=float32)"),
}


class Language(standalone_modules.TestCase):
    modules = MODULES

    def test_constructs_agree_with_warp(self):
        self.check_against_warp()

    def test_style(self):
        self.check_style()

    def test_nvcc(self):
        self.check_with_nvcc()

    def test_a_file_that_is_refused_leaves_nothing(self):
        for name, arguments, message in [("none.py", [], "cannot open"), ("wide.py", ["-n", "3"], "excludes"),
                                         ("wide.py", ["--split", "a=1"], "folders have no splits"),
                                         ("wide.py", [], "wp.where()")]:
            (self.tmp / "wide.py").write_text("import warp as wp\n" + REFUSED["changes_in_where"][0])
            made = self.run_weft("cuda", name, *arguments, "-o", "new/made")
            self.assertNotEqual(made.returncode, 0)
            self.assertIn(message, made.stderr)
            self.assertEqual(made.stderr.count("\n"), 1, made.stderr)
            self.assertEqual(made.stdout, "")
            self.assertFalse((self.tmp / "new").exists())

    def test_kernels_with_the_names_of_targets(self):
        for name in ("run", "clean"):
            (self.tmp / f"{name}.py").write_text(f"import warp as wp\n\n\n@wp.kernel\ndef {name}(a: wp.array(dtype=int)):\n"
                                                 "    i = wp.tid()\n    a[i] = i\n")
            self.assertEqual(self.run_weft("cuda", f"{name}.py", "-q", "-o", name).returncode, 0)
            folder = self.tmp / name / "sample_0000_file"
            self.assertIn("PASS", subprocess.run(["make", "-s", "-C", folder, "cpu-check"], capture_output=True,
                                                 text=True).stdout)
            self.assertEqual(subprocess.run(["make", "-s", "-C", folder, "clean"]).returncode, 0)
            self.assertTrue((folder / f"{name}_.cu").exists())

    def test_what_is_printed_is_what_warp_prints(self):
        folder = self.make("printing")
        self.assertEqual(self.build_and_run(folder), "")
        ours = subprocess.run([folder / "program", "1", "3"], capture_output=True, text=True).stdout
        first = ours.splitlines()[:8]
        self.assertEqual(first[1:2] + first[3:7], ['100 % done', "1 2 ", "3 4 ", "False", "7"])
        self.assertRegex(first[2], r"^\S+ \S+ \S+ $")
        self.assertNotIn("printing.py:", ours)

    def test_a_kernel_for_which_warp_does_not_follow_python_is_refused(self):
        head = "import warp as wp\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=int), n: int):\n    i = wp.tid()\n"
        for body, line, message in [
                ("    if a[i]:\n        a[i] = 0\n    else:\n        a[i] = 5\n", 7,
                 "this value is read by Warp only after its place was stored to, so that it is another one than "
                 "Python's; assign it to a variable first"),
                ("    x = int(1)\n    y = int(2)\n    for j in range(n):\n        x, y = y, x\n"
                 "    a[i] = x * 2 + y\n", 10, "the variables of this loop are assigned by Warp one after the other, so that two that change "
                 "places become equal; keep the old value in a third variable")]:
            (self.tmp / "k.py").write_text(head + body)
            made = self.run_weft("cuda", "-q", "k.py", "-o", "out_k")
            self.assertEqual(made.returncode, 1)
            self.assertRegex(made.stderr, rf"^(weft: )?k\.py:{line}:\d+: .*{message}")

    def test_what_has_no_form_is_named_with_its_place(self):
        self.check_refused(REFUSED)


if __name__ == "__main__":
    standalone_modules.main()

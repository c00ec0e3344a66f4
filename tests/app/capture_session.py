"""A program for test_capture_cases.py: kernels of many kinds, and what Warp made of their first launches."""
import sys
from typing import Any

import numpy as np
import warp as wp

wp.set_module_options({"fuse_fp": False})


@wp.struct
class Inner:
    axis: wp.vec3
    mesh: wp.uint64


@wp.struct
class Params:
    gain: float
    count: int
    inner: Inner
    weights: wp.array(dtype=wp.vec2)


@wp.struct
class Node:
    mass: wp.float64
    tag: wp.int16
    inner: Inner


@wp.kernel
def atomics(x: wp.array(dtype=float), total: wp.array(dtype=float), counts: wp.array(dtype=int)):
    i = wp.tid()
    wp.atomic_add(total, 0, wp.sin(x[i]) * x[i])
    wp.atomic_add(counts, i % 3, 1)
    wp.atomic_max(counts, 3, i)


@wp.kernel
def structs(p: Params, nodes: wp.array(dtype=Node), y: wp.array(dtype=wp.vec2)):
    i = wp.tid()
    n = nodes[i]
    y[i] = p.weights[i % p.count] * p.gain * float(n.mass) + wp.vec2(n.inner.axis[0], p.inner.axis[1])
    nodes[i].tag = n.tag + wp.int16(1)


@wp.kernel
def vectors(m: wp.array(dtype=wp.mat22), q: wp.quat, t: wp.transform, v: wp.array(dtype=wp.vec3), y: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    turned = wp.transform_point(t, wp.quat_rotate(q, v[i]))
    y[i] = turned * wp.determinant(m[i])


@wp.kernel
def plane(x: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):
    i, j = wp.tid()
    y[j, i] = x[i, j] * float(i + 10 * j)


@wp.kernel
def small_types(h: wp.array(dtype=wp.float16), b: wp.array(dtype=wp.bfloat16), f: wp.array(dtype=wp.bool), yh: wp.array(dtype=wp.float16),
                yb: wp.array(dtype=wp.bfloat16), yf: wp.array(dtype=wp.bool), yu: wp.array(dtype=wp.uint8), s: wp.float16):
    i = wp.tid()
    yh[i] = h[i] * s + wp.float16(1.0)
    yb[i] = b[i] + wp.bfloat16(0.5)
    yf[i] = not f[i]
    yu[i] = wp.uint8(i + 250)


@wp.kernel
def large_types(a: wp.array(dtype=wp.int64), u: wp.array(dtype=wp.uint64), d: wp.array(dtype=wp.float64), seed: wp.uint64):
    i = wp.tid()
    a[i] = a[i] * wp.int64(3) - wp.int64(1)
    u[i] = (u[i] ^ seed) + wp.uint64(i)
    d[i] = wp.sqrt(d[i]) / wp.float64(3.0)


@wp.kernel
def generic(x: wp.array(dtype=Any), s: Any):
    i = wp.tid()
    x[i] = x[i] * s


@wp.kernel
def on_mesh(mesh: wp.uint64, y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = wp.mesh_eval_position(mesh, 0, 0.5, 0.25)[0]


@wp.kernel
def tiled(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(x, shape=4, offset=4 * i)
    wp.tile_store(y, t * 2.0 + t, offset=4 * i)


@wp.kernel
def block_wide(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i, j = wp.tid()
    wp.tile_store(y, wp.tile_sum(wp.tile(x[i] * 2.0)), offset=i)


@wp.kernel
def only_large(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = x[i] + 1.0


@wp.kernel
def many_threads(x: wp.array(dtype=float)):
    wp.atomic_add(x, 0, 1.0)


@wp.kernel
def large_first(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = x[i] * 3.0


@wp.kernel
def onto(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = x[i] + 1.0


@wp.kernel
def both(x: wp.array(dtype=float), y: wp.array(dtype=float), z: wp.array(dtype=float)):
    i = wp.tid()
    z[i] = x[i] * y[2 - i]


@wp.kernel
def partly(x: wp.array(dtype=float), y: wp.array(dtype=float), unused: wp.array(dtype=float)):
    i = wp.tid()
    if x[2 * i] > 0.0:
        y[i] = x[2 * i]
    elif unused:
        y[i] = unused[i]


@wp.kernel
def racing(x: wp.array(dtype=float)):
    x[0] = float(wp.tid())


@wp.kernel
def indexed(x: wp.indexedarray(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = x[i]


@wp.func_native("return x * 2.0f;")
def doubled(x: float) -> float: ...


@wp.kernel
def snippet(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = doubled(x[i])


@wp.kernel
def nothing(x: wp.array(dtype=float)):
    i = wp.tid()
    if x[i] > 100.0:
        x[i] = 0.0


@wp.kernel
def infinite(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = wp.min(x[i], 1.0)


seen = {}


def launch(name, kernel, dim, arguments, outputs, tile=None, **kwargs):
    """Launches the kernel, and keeps what it made."""
    if tile:
        wp.launch_tiled(kernel, dim=dim, inputs=arguments, block_dim=tile, device="cpu")
    else:
        wp.launch(kernel, dim=dim, inputs=arguments, device="cpu", **kwargs)
    for path, array in outputs.items():
        numbers = array.numpy()
        if numbers.dtype.names:
            for field in ("mass", "tag"):
                seen[f"{name}/{path}.{field}"] = numbers[field].copy()
        elif array.dtype is wp.bfloat16:
            seen[f"{name}/{path}"] = (numbers.view(np.uint16).astype(np.uint32) << 16).view(np.float32)
        else:
            seen[f"{name}/{path}"] = numbers.copy()


def floats(*shape, dtype=np.float32):
    return (np.arange(np.prod(shape)) * 37 % 23 / 4 - 2).astype(dtype).reshape(shape)


def array(numbers, dtype=None):
    return wp.array(numbers, device="cpu", **({} if dtype is None else {"dtype": dtype}))


def empty(n, dtype=float):
    """Other garbage in each run."""
    out = wp.empty(n, dtype=dtype, device="cpu")
    content = out.numpy().view(np.uint8)
    content[...] = np.random.default_rng().integers(0, 256, content.shape)
    return out


with wp.ScopedDevice("cpu"):
    mesh = wp.Mesh(array(floats(3, 3), wp.vec3), array(np.array([0, 1, 2], np.int32), int))
    total, counts = wp.zeros(1, dtype=float), wp.zeros(4, dtype=int)
    launch("atomics", atomics, 7, [array(floats(7)), total, counts], {"total": total, "counts": counts})
    p = Params()
    p.gain, p.count, p.weights = 1.5, 2, array(floats(2, 2), wp.vec2)
    p.inner.axis, p.inner.mesh = wp.vec3(1.0, 2.0, 3.0), mesh.id
    numbers = np.zeros(4, dtype=Node.numpy_dtype())
    numbers["mass"], numbers["tag"], numbers["inner"]["axis"] = floats(4), [1, -2, 3, 32000], floats(4, 3)
    numbers["inner"]["mesh"] = mesh.id
    nodes, y = wp.array(numbers, dtype=Node), empty(4, wp.vec2)
    launch("structs", structs, 4, [p, nodes, y], {"nodes": nodes, "y": y})
    y = empty(3, wp.vec3)
    launch("vectors", vectors, 3, [array(floats(3, 2, 2), wp.mat22), wp.quat(0.0, 0.6, 0.0, 0.8),
                                   wp.transform(1.0, 2.0, 3.0, 0.0, 0.0, 0.6, 0.8), array(floats(3, 3), wp.vec3), y], {"y": y})
    # A transposed array: its elements stand in another order in memory.
    x, y = array(floats(4, 3)).transpose(), empty((4, 3))
    launch("plane", plane, (3, 4), [x, y], {"y": y})
    yh, yb, yf, yu = empty(5, wp.float16), wp.zeros(5, dtype=wp.bfloat16), wp.zeros(5, dtype=wp.bool), empty(5, wp.uint8)
    launch("small_types", small_types, 5, [array(floats(5, dtype=np.float16)), wp.full(5, 1.25, dtype=wp.bfloat16),
                                           array(np.array([0, 1, 1, 0, 1], bool)), yh, yb, yf, yu, 0.3],
           {"yh": yh, "yb": yb, "yf": yf, "yu": yu})
    a, u = array(np.array([5, -7, 2**40], np.int64)), array(np.array([1, 2**63, 3], np.uint64))
    d = array(np.array([2, 0.5, 1e-300]))
    launch("large_types", large_types, 3, [a, u, d, 2**63 + 9], {"a": a, "u": u, "d": d})
    x, z = array(floats(4)), array(floats(4, dtype=np.float64))
    launch("generic", generic, 4, [x, 2.5], {"x": x})
    launch("generic2", generic, 4, [z, wp.float64(2.5)], {"x": z})
    y = empty(2)
    launch("on_mesh", on_mesh, 2, [mesh.id, y], {"y": y})
    y = empty(8)
    launch("tiled", tiled, [2], [array(floats(8)), y], {"y": y}, tile=32)
    launch("block_wide", block_wide, [2], [array(floats(8)), y], {"y": y}, tile=32)
    launch("only_large", only_large, 2000, [wp.zeros(2000, dtype=float)], {})
    launch("many_threads", many_threads, 5000, [wp.zeros(1, dtype=float)], {})
    launch("large_first", large_first, 5000, [wp.zeros(5000, dtype=float)], {})
    x = array(floats(6))
    for k in range(4):  # of which two become cases
        launch(f"large_first{k}", large_first, 6, [x], {"x": x})
    x = array(floats(6))
    launch("onto", onto, 4, [x[:4], x[2:]], {})
    z = empty(3)
    launch("both", both, 3, [x[::2], x[::2], z], {"z": z})
    x, y = array(np.array([1, np.nan, -1, np.inf, 2, 0], np.float32)), wp.zeros(3, dtype=float)
    launch("partly", partly, 3, [x, y, None], {"y": y})
    launch("racing", racing, 3, [x], {})
    launch("indexed", indexed, 2, [wp.indexedarray(x, [array(np.array([2, 0], np.int32), int)]), y], {})
    launch("snippet", snippet, 3, [x], {})
    launch("nothing", nothing, 3, [wp.zeros(3, dtype=float)], {})
    launch("infinite", infinite, 3, [array(np.array([1, np.inf, 2], np.float32)), y], {})

np.savez(sys.argv[1], **seen)

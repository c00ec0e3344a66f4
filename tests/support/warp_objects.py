"""The objects of Warp that arguments of rows stand for (`object` in metadata.args), on Warp's CPU device.

docs/row-format.md says what each kind of object is. Input: the entry of metadata.args, the sizes by name, the arrays
that were made of the other arguments by name, and a generator of random numbers.
"""

import numpy as np
import warp as wp

BOX_SIZE = (0.05, 0.5)  # half the edge of a drawn box


def surface(rows, columns, closed, lo, hi):
    """Points and triangles (as indices) of a mesh of 2 * rows * columns triangles within [lo, hi] in each dimension."""
    middle, half = (lo + hi) / 2, (hi - lo) / 2
    if not closed:
        u, v = np.meshgrid(np.linspace(-1, 1, rows + 1), np.linspace(-1, 1, columns + 1), indexing="ij")
        points = np.stack([u, v, 0.5 * np.sin(2 * u) * np.cos(3 * v)], axis=-1).reshape(-1, 3)
        at = lambda i, j: i * (columns + 1) + j
        cells = [(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)) for i in range(rows) for j in range(columns)]
        triangles = [t for a, b, c, d in cells for t in ((a, b, c), (a, c, d))]
    else:
        theta = np.pi * (np.arange(rows) + 1) / (rows + 1)
        phi = 2 * np.pi * np.arange(columns) / columns
        t, p = np.meshgrid(theta, phi, indexing="ij")
        radius = 0.85 + 0.15 * np.cos(2 * p) * np.sin(t)
        ring = radius[..., None] * np.stack([np.sin(t) * np.cos(p), np.sin(t) * np.sin(p), np.cos(t)], axis=-1)
        points = np.concatenate([[[0, 0, 0.85]], ring.reshape(-1, 3), [[0, 0, -0.85]]])
        last = len(points) - 1
        at = lambda i, j: 1 + i * columns + j % columns
        triangles = [(0, at(0, j), at(0, j + 1)) for j in range(columns)]
        for i in range(rows - 1):
            for j in range(columns):
                triangles += [(at(i, j), at(i + 1, j), at(i + 1, j + 1)), (at(i, j), at(i + 1, j + 1), at(i, j + 1))]
        triangles += [(last, at(rows - 1, j + 1), at(rows - 1, j)) for j in range(columns)]
    return (middle + half * points).astype(np.float32), np.array(triangles, dtype=np.int32).ravel()


def make(arg, sizes, arrays, rng):
    """The object, which has to live as long as the kernel uses it, and what the kernel is given."""
    rule, (lo, hi) = arg["object"], arg["range"]
    extents = [sizes(text) for text in rule.get("sizes", [])]
    kind = rule["kind"]
    if kind == "mesh":
        points, indices = surface(*extents, rule["closed"], lo, hi)
        velocities = wp.array(rng.uniform(-1, 1, points.shape), dtype=wp.vec3, device="cpu") if rule["moving"] else None
        made = wp.Mesh(wp.array(points, dtype=wp.vec3, device="cpu"), wp.array(indices, dtype=int, device="cpu"), velocities,
                       support_winding_number=rule["winding"])
    elif kind == "bvh" and "arrays" in rule:
        made = wp.Bvh(*(arrays[name] for name in rule["arrays"]))
    elif kind == "bvh":
        centers, half = rng.uniform(lo, hi, (extents[0], 3)), rng.uniform(*BOX_SIZE, (extents[0], 3))
        made = wp.Bvh(wp.array(centers - half, dtype=wp.vec3, device="cpu"), wp.array(centers + half, dtype=wp.vec3, device="cpu"))
    elif kind == "hash_grid":
        made = wp.HashGrid(16, 16, 16, device="cpu")
        made.build(arrays[rule["arrays"][0]], rule["cell"])
    elif kind == "volume":
        vector = rule["element"] == "vec3"
        values = rng.uniform(lo, hi, (*extents, 3) if vector else extents)
        values = values.astype(np.int32 if rule["element"] == "int" else np.float32)
        background = (0.0, 0.0, 0.0) if vector else 0 if rule["element"] == "int" else 0.0
        corner = [-rule["cell"] * (n - 1) / 2 for n in extents]
        made = wp.Volume.load_from_numpy(values, corner, rule["cell"], background, device="cpu")
    else:
        assert kind == "texture", kind
        shape = extents if rule["channels"] == 1 else (*extents, rule["channels"])
        data = rng.uniform(lo, hi, shape).astype(np.float32)
        made = (wp.Texture1D, wp.Texture2D, wp.Texture3D)[len(extents) - 1](data, device="cpu")
        return made, made
    return made, made.id

import warp as wp


from typing import Any  # noqa: F401


@wp.kernel
def annotations(
    a: wp.array(dtype=wp.float32),
    b: wp.array(dtype=float, ndim=3),
    c: wp.array2d(dtype=wp.vec3f),
    d: wp.array[float],
    e: wp.array2d[wp.vec3],
    f: "wp.array(dtype=float)",
):
    i = wp.tid()
    a[i] = b[i, 0, 0] + c[i, 0][0] + d[i] + e[i, 0][1] + f[i]

import warp as wp


@wp.struct
class Data:
    x: wp.array(dtype=float)
    v: wp.array2d(dtype=wp.vec3)
    n: int


@wp.kernel
def struct_arrays(d: Data, out: wp.array(dtype=float)):
    i = wp.tid()
    s = d.x[i] + d.v[i, 0][1]
    for j in range(d.n):
        s += d.x[j]
    d.x[i] = s
    d.x[i] += 1.0
    d.v[i, 1] = wp.vec3(s)
    out[i] = float(d.x.shape[0] + d.v.shape[1])
    wp.atomic_add(d.x, 0, 1.0)

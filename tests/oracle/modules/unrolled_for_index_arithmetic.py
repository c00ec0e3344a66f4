import warp as wp


@wp.kernel
def unrolled_index(a: wp.array2d(dtype=float), m: wp.mat33, out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    v = wp.vec3(1.0, 2.0, 3.0)
    for j in range(3):
        for k in range(3):
            s += m[j, k] * v[k] + a[i, j * 3 + k]
    out[i] = s

import warp as wp


vec5 = wp.types.vector(length=5, dtype=float)


@wp.kernel
def lengths(a: wp.array(dtype=float), v: wp.vec3, w: vec5, m: wp.mat22, q: wp.quat, t: wp.transform, out: wp.array(dtype=int)):
    i = wp.tid()
    out[0] = len(a)
    out[1] = len(v) + len(w)
    out[2] = len(m) + len(q) + len(t)
    for j in range(len(v)):
        out[j] += 1
    for j in range(len(a)):
        out[j] += 2

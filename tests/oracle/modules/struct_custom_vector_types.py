import warp as wp


vec5 = wp.types.vector(length=5, dtype=float)
mat23 = wp.types.matrix(shape=(2, 3), dtype=wp.float64)


@wp.struct
class Custom:
    v: vec5
    m: mat23


@wp.kernel
def custom(c: Custom, out: wp.array(dtype=vec5)):
    i = wp.tid()
    out[i] = c.v * float(c.m[1, 2])

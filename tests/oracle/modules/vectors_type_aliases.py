import warp as wp


Vec = wp.vec3
Mat = wp.mat33f
Scalar = wp.float32


@wp.func
def double(v: Vec) -> Vec:
    return v * Scalar(2.0)


@wp.kernel
def aliases(a: wp.array(dtype=Vec), m: Mat, s: Scalar):
    i = wp.tid()
    v = Vec(s, s, s)
    a[i] = m * double(v)

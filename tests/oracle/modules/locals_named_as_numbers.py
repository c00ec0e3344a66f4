import warp as wp

tau = 3
half_pi = wp.constant(wp.float64(1.5))


@wp.struct
class Edge:
    a: int
    b: wp.vec3
    real_part: float


# `e` and `tau` are numbers of Warp and of the module, which Warp's hash takes attributes of.
@wp.func
def longest(tau: Edge):
    e = tau
    return wp.max(e.b.x, e.b[1])


@wp.kernel
def locals_named_as_numbers(edges: wp.array(dtype=Edge), rows: wp.array2d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    e = edges[i]
    tau = edges[e.a]
    pi = rows[i]
    half_pi = e.b
    out[i] = float(e.a) + tau.b.y + longest(e) + float(pi.shape[0]) + pi[0] + half_pi.z + tau.real_part

import warp as wp


@wp.kernel
def stress_invariants(
    stress: wp.array2d[float],
    trace: wp.array[float],
    minors: wp.array[float],
    det: wp.array[float],
):
    i = wp.tid()
    d = wp.vec3(stress[i, 0], stress[i, 1], stress[i, 2])
    o = wp.vec3(stress[i, 3], stress[i, 4], stress[i, 5])
    tr = d[0] + d[1] + d[2]
    minor = d[0] * d[1] + d[1] * d[2] + d[2] * d[0] - wp.dot(o, o)
    volume = d[0] * d[1] * d[2] + 2.0 * o[0] * o[1] * o[2]
    volume -= d[0] * o[0] * o[0] + d[1] * o[1] * o[1] + d[2] * o[2] * o[2]
    trace[i] = tr
    minors[i] = minor
    det[i] = volume

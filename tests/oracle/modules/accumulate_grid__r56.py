import warp as wp

vec6i = wp.types.vector(length=6, dtype=wp.int32)


@wp.kernel
def accumulate_grid(num_rounds: int, thickness: wp.array(dtype=wp.int32), axes: wp.array(dtype=wp.vec3i), ids: wp.array(dtype=int), labels: wp.array(dtype=int), rates: wp.array(dtype=int, ndim=1), rounds: wp.int32, iterations: int, base: int, response: wp.array(dtype=wp.vec3i, ndim=2), accumulated: wp.array(dtype=int)):
    tid = wp.tid()
    for pass_index in range(num_rounds):
        lane = wp.dot(vec6i(ids[tid]), vec6i(rates[tid]))
        digit = wp.max(base - labels[tid], wp.clamp(lane, -100, 100))
        response[tid, pass_index] = digit * axes[tid] * pass_index
    edge = wp.vec4i(thickness[tid], iterations, 4, 3)
    accumulated[tid] = rounds // 4 + wp.min(edge)

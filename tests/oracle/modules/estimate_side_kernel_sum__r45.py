import warp as wp

mat22i = wp.types.matrix(shape=(2, 2), dtype=wp.int32)
mat23i = wp.types.matrix(shape=(2, 3), dtype=wp.int32)
vec6i = wp.types.vector(length=6, dtype=wp.int32)


@wp.func
def update_front_tide(quota: wp.int32, degree: wp.int32, depth: wp.int32):
    frame = mat22i(quota, depth, quota, 0)
    return wp.trace(frame + frame) ^ degree


@wp.func
def weigh_beam(basis: mat23i, capacity: wp.int32):
    projection = wp.outer(wp.min(wp.max(basis[1], wp.vec3i(-10)), wp.vec3i(10)), wp.vec2i(capacity, 4))
    block = projection
    return wp.transpose(projection - block)


@wp.func
def weigh_mass(depth: int, frequency: float, level: int):
    if wp.min(wp.spatial_vector(frequency)) >= frequency:
        return level | depth
    frame = level * wp.outer(wp.vec2i(depth), wp.vec3i(level))
    kernel_matrix = weigh_beam(frame, depth)
    coupling = wp.outer(kernel_matrix[0], wp.min(wp.max(wp.vec2i(level, frame[0, 2]), wp.vec2i(-10)), wp.vec2i(10)))
    slot = wp.clamp(wp.ddot(wp.transpose(kernel_matrix), wp.cw_mul(coupling, coupling)), -100, 100)
    moment = wp.min(wp.max(vec6i(coupling[1, 1]), vec6i(-10)), vec6i(10))
    rank = wp.clamp(frame[1, 0], -100, 100) & kernel_matrix[0, 1]
    return slot + (wp.length_sq(moment) & rank)


@wp.func
def damp_primary_filter(damping: wp.float32, depth: int):
    delta = damping
    local = float(wp.clamp(depth * depth, -100, 100))
    return delta + delta, local


@wp.kernel
def estimate_side_kernel_sum(rate: wp.float32, origin: wp.vec3, frame_index: int, body_frames: wp.array(dtype=wp.transform), totals: wp.array2d(dtype=int), bounds: wp.array(dtype=float, ndim=1)):
    tid = wp.tid()
    bits = frame_index & int(body_frames[tid][6])
    index_value = update_front_tide(bits + bits, frame_index, frame_index)
    parity = wp.clamp(weigh_mass(bits, rate, index_value) + ~index_value, -100, 100)
    wp.atomic_and(totals, 0, wp.min(tid, 2), parity)
    contribution, estimate = damp_primary_filter(rate * origin.y, index_value)
    if index_value <= -2 and contribution - estimate < contribution:
        speed = wp.tanh(estimate * estimate)
    else:
        slope = wp.exp(rate) + (estimate + contribution)
        push = slope - body_frames[tid][4] + (rate - estimate)
        penalty = wp.abs(wp.clamp(push, -10.0, 10.0)) + 1.2
        speed = wp.pow(penalty, 0.9)
    wp.atomic_max(bounds, 0, wp.min((wp.abs(speed) + 1.3) ** 3.0, 100.0))

import warp as wp


@wp.struct
class Emitter:
    capacity: int
    energy: wp.uint32
    gain: wp.uint32
    temperature: wp.uint32


@wp.kernel
def apply_energy(thickness: wp.array(dtype=wp.uint32), options: Emitter, stride: wp.uint64, offsets: wp.array(dtype=wp.int32), frame_index: wp.uint32, ambient: wp.vec3ui, field: wp.array2d(dtype=wp.uint32), size: int, combined: wp.array(dtype=wp.uint32), tallies: wp.array(dtype=wp.uint32)):
    i = wp.tid()
    if i >= size:
        return
    force = wp.vec4ui(wp.uint32(3), frame_index, wp.uint32(2), wp.uint32(3))
    v = wp.cw_mul(force + force, force + force)
    point = wp.min(wp.cw_mul(v, wp.min(v, force)), wp.cw_mul(force + force, v))
    pull_vector = wp.min(wp.abs(v), point)
    step_vector = wp.min(wp.max(pull_vector, wp.vec4ui(0)), wp.vec4ui(10))
    motion = wp.min(wp.max(pull_vector, wp.vec4ui(0)), wp.vec4ui(10))
    order_value = wp.dot(step_vector, motion)
    entry = wp.min(wp.min(order_value, field[i, 4]), wp.uint32(wp.int64(stride)))
    wp.atomic_exch(combined, i, entry)
    pool = thickness[(i + 1) % size]
    for tap in range(2):
        code = options.temperature
        hits = wp.clamp(pull_vector.x, wp.uint32(0), wp.uint32(100)) * code
        bits = wp.min(options.energy, field[i][tap]) * hits
        bucket = wp.uint32(7) + bits % wp.uint32(9)
        pool = pool + bucket * (code * field[i, tap])
    quotient = (pool * wp.uint32(offsets[i]) + ambient[1]) % wp.uint32(16)
    wp.atomic_min(tallies, 0, quotient)

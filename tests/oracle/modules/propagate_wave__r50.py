import warp as wp


@wp.struct
class Settings:
    mass: wp.int16
    gain: wp.int16
    weight: wp.int16


@wp.func
def scale_rank(quota: wp.int16, generation: wp.int32, padding: wp.int16):
    span = generation
    rotation = wp.outer(wp.vec3s(padding, quota, padding), wp.vec3s(quota, wp.int16(generation), wp.int16(2)))
    projection = rotation * wp.int16(0) * (wp.int16(5) % wp.int16(2))
    strain = rotation
    bits = wp.clamp(strain[1, 0], wp.int16(-100), wp.int16(100)) * wp.int16(5)
    code = padding - wp.int16(3) | bits
    motion = wp.clamp(code, wp.int16(-3), wp.int16(3)) * wp.vec2s(padding, quota)
    v = wp.min(wp.max(motion, wp.vec2s(-10)), wp.vec2s(10))
    lane = wp.length_sq(v)
    rank = wp.trace(strain * wp.int16(0)) if span * 2 <= -20 else lane + v[1]
    tick = wp.int16(8) + bits | bits - projection[1, 2]
    return rank + tick


@wp.kernel
def propagate_wave(frame_index: wp.int16, charges: wp.array3d(dtype=wp.int16), ranks: wp.array(dtype=int, ndim=4), settings: Settings, residuals: wp.array3d(dtype=wp.int16)):
    i, j, k = wp.tid()
    order_value = frame_index + charges[i, j, k]
    tangent = wp.min(wp.max(wp.vec2s(settings.gain, order_value), wp.vec2s(-10)), wp.vec2s(10))
    hits = wp.dot(tangent, tangent)
    arm = wp.vec4s(settings.weight, hits, wp.int16(5), charges[i, wp.max(j - 1, 0), wp.max(k - 2, 0)])
    side = wp.min(wp.max(wp.min(arm + arm, wp.cw_mul(arm, arm)), wp.vec4s(-10)), wp.vec4s(10))
    hits += wp.max(side)
    span = ranks[i, j, k, 2] ^ ranks[i, j, k, 0]
    code = wp.int16(3) - charges[wp.max(i - 1, 0), j, k]
    cell = wp.int16(8) + order_value - code
    cell *= frame_index + side.w + wp.int16(6)
    count = scale_rank(-hits, span, cell) - frame_index
    order_value += wp.min(count, count + settings.gain)
    residuals[i, j, k] = order_value

import warp as wp


@wp.struct
class Material:
    threshold: wp.float16
    height: wp.float16


@wp.kernel
def reduce_field(rounds: int, bodies: wp.array(dtype=Material), radii: wp.array(dtype=wp.float16), codes: wp.array(dtype=int), num_cols: wp.int32, transformed: wp.array(dtype=wp.int64), shifted: wp.array(dtype=wp.bool), extremes: wp.array(dtype=wp.float16)):
    thread = wp.tid()
    if thread >= num_cols:
        return
    if radii[thread] <= wp.float16(0.5) and rounds < 8:
        block = wp.int64(codes[thread]) + wp.int64(bodies[thread].threshold)
        span = wp.min(~wp.int64(bodies[thread].height), block)
        cell = wp.min(wp.vec3l(block, span, span) * span)
        transformed[thread] = span * cell
    else:
        count = wp.int64(radii[thread]) + wp.int64(radii[thread])
        transformed[thread] = wp.min(count, wp.int64(wp.int16(count)))
    shifted[thread] = num_cols < 18
    power_in = wp.exp(radii[thread]) if bodies[thread].height > wp.float16(0.44) else wp.float16(-1.9)
    extremes[wp.min(thread, 0)] += wp.sin(power_in)

import warp as wp

vec6i = wp.types.vector(length=6, dtype=wp.int32)


@wp.struct
class Cell:
    radius: wp.float32
    order: int
    force: wp.vec3
    axis: wp.vec2


@wp.kernel
def estimate_pressure(logits: wp.array2d(dtype=float), thickness: wp.array2d(dtype=float), invert_sign: wp.bool, slots: wp.array(dtype=wp.int32, ndim=2), depths: wp.array2d(dtype=wp.float32), delay: wp.int64, lights: wp.array(dtype=Cell), aggregate: wp.array(dtype=float), extremes: wp.array(dtype=int)):
    x, y = wp.tid()
    input_value = logits[x, y]
    product = wp.cos(input_value)
    power_in = product
    arm = wp.vec4ui(wp.uint32(depths[x, y]), wp.uint32(wp.abs(slots[x, y])), wp.uint32(wp.max(input_value, 0.0)), wp.uint32(4))
    bits = wp.uint32(wp.max(lights[x].radius, 0.0))
    bucket = wp.min(arm) + (wp.uint32(thickness[x, y]) | bits)
    power_in -= float(bucket)
    outer_part = power_in
    wp.atomic_sub(aggregate, wp.max(y - 1, 0), outer_part)
    step_vector = vec6i(wp.int32(depths[x, wp.max(y - 1, 0)]))
    edge = step_vector
    cell = wp.clamp(slots[x, y], -15, 7)
    count = wp.dot(step_vector, edge * cell) + wp.int32(invert_sign)
    extremes[y] += count

import warp as wp


@wp.struct
class Probe:
    normal: wp.vec3
    order: int
    friction: float


@wp.func
def project_flow(degree: int, order: wp.int32, mass: wp.float32):
    key = wp.where(-5 <= order - degree < 3, degree, order)
    digit = 9 + (degree ^ wp.int32(mass))
    quotient = wp.max(wp.clamp(degree, -14, 0), digit * key)
    steps_left = wp.dot(wp.vec3i(2, 1, key), wp.vec3i(quotient, 3, digit))
    return wp.min(key, digit * 4) * quotient, wp.min(quotient + degree, steps_left)


@wp.kernel
def relax_energy(
    pressures: wp.array(dtype=float),
    durations: wp.array(dtype=float),
    concentrations: wp.array2d(dtype=float),
    cells: wp.array(dtype=Probe),
    blended: wp.array(dtype=wp.int32),
    transformed: wp.array(dtype=float),
):
    i = wp.tid()
    share = cells[i].friction - cells[i].normal[1] * 2.85 + pressures[i] + 1.35
    code = wp.where(share >= 0.0, cells[i].order, int(concentrations[i, 2]))
    lane = code + wp.max(wp.vec2i(cells[i].order, 1))
    order_value, bucket = project_flow(lane, lane, durations[i])
    arm = wp.min(wp.max(wp.vec4i(order_value), wp.vec4i(-10)), wp.vec4i(10))
    bits = wp.dot(arm, arm) - (lane - bucket)
    hits = wp.min(order_value + bucket, bits - code - wp.min(code, bucket))
    blended[i] = hits
    right = concentrations[i, 2] / wp.max(cells[i].friction, 0.7)
    transformed[i] = (cells[i].friction + share) * right

import warp as wp


@wp.struct
class Params:
    charge: wp.float16
    direction: wp.vec3h
    axis: wp.vec3h
    gain: wp.float16


@wp.func
def shape_response(gravity: wp.vec4h, frequency: wp.float16):
    point = -gravity
    return wp.normalize(frequency * gravity + (point + point))


@wp.func
def damp_secondary_stress(damping: wp.float16, axis: wp.vec3h, pivot: wp.vec3h):
    estimate = damping / (wp.abs(axis.y) + wp.float16(0.627))
    target_point = wp.vec4h(wp.float16(1.5), wp.float16(1.3), estimate, pivot[1])
    heading = wp.min(wp.vec4h(estimate), target_point)
    acceleration = wp.max(shape_response(heading, damping), heading + heading)
    return wp.abs(pivot) * estimate, wp.max(acceleration)


@wp.func
def compute_soft_edge(target: wp.vec3h, axis: wp.vec3h):
    moment = wp.min(wp.normalize(axis), target - axis)
    point = wp.max(moment, moment * wp.float16(0.5))
    side = wp.cross(wp.normalize(moment * target[2]), point)
    return side


@wp.func
def mix_primary_beam(extent: wp.vec3h, gravity: wp.vec3h, drift: wp.vec3h):
    target_point = extent / (wp.abs(extent[1]) + wp.float16(0.77))
    displacement = wp.where(int(extent[0]) * int(drift[1]) < -3, wp.abs(drift), target_point)
    normal = wp.normalize(displacement + target_point)
    acceleration = wp.max(normal, wp.float16(0.8) * normal)
    force = displacement + acceleration
    return wp.abs(wp.normalize(gravity + force))


@wp.kernel
def blend_cell(indices: wp.array(dtype=int, ndim=2), config: Params, params: Params, verbose_mode: wp.bool, mass: wp.float64, heights: wp.array(dtype=wp.float16, ndim=3), predictions: wp.array(dtype=Params, ndim=2), estimates: wp.array2d(dtype=int)):
    row, col = wp.tid()
    noise_floor = Params()
    tally = heights[row, col, row % 4]
    for r in range(wp.min(col, 10)):
        contribution = params.gain if verbose_mode else wp.float16(0.38)
        pull = contribution * (wp.float16(2.3) + params.gain)
        delta = wp.float16(3.09) * (wp.float16(1.2) + config.charge)
        input_value = pull + wp.clamp(delta, wp.float16(-10.0), wp.float16(10.0))
        tally = wp.min(tally, input_value * wp.float16(r))
    level = wp.sin(wp.min(tally, wp.float16(100.0))) + heights[row, col, 2]
    noise_floor.charge = wp.sin(wp.cosh(level))
    heading, drive = damp_secondary_stress(level - config.gain, config.direction, params.axis)
    moment = heading * drive
    tangent = wp.cross(wp.normalize(heading), wp.normalize(moment))
    step_vector = tangent / wp.max(drive + wp.tanh(tally), wp.float16(0.974))
    axis = wp.abs(wp.normalize(moment) + step_vector)
    noise_floor.direction = axis
    target_point = step_vector if params.gain + drive <= wp.float16(0.4) else step_vector * wp.float16(0.5)
    direction = compute_soft_edge(wp.float16(2.9) * tangent, target_point)
    v = mix_primary_beam(direction, heading, tangent)
    noise_floor.axis = target_point - wp.max(v, direction)
    right = heights[row, col, row % 4] / wp.max(level, wp.float16(0.6))
    term = wp.sign(heights[row, col, wp.min(row, 3)])
    noise_floor.gain = right - term
    predictions[row, col] = noise_floor
    velocity = wp.vec4h(heading[1], wp.float16(2.0), v.x, drive)
    relative = wp.vec4i(indices[row, col], 0, indices[row, col], int(mass))
    estimates[row, col] = wp.min(relative)

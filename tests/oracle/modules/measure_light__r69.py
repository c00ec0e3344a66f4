import warp as wp

vec6s = wp.types.vector(length=6, dtype=wp.int16)
vec6i = wp.types.vector(length=6, dtype=wp.int32)


@wp.func
def project_soft_charge(wind: vec6s, pivot: vec6s):
    color = pivot[2] * wind
    return wp.abs(pivot - color)


@wp.func
def integrate_rank(modulus: wp.int16, order: wp.int16, level: wp.int32):
    if modulus != wp.int16(-12):
        slot = order + order
    else:
        block = wp.int16(level) if wp.int16(-3) <= order < wp.int16(2) else order
        slot = (modulus ^ wp.int16(level)) - block
    moment = wp.vec3s(slot) if modulus >= wp.int16(-15) else wp.vec3s(wp.int16(3), order, modulus)
    edge = wp.min(wp.max(wp.cw_mul(moment, moment), wp.vec3s(-10)), wp.vec3s(10))
    relative = edge + edge
    arm = wp.where(slot + slot > slot, wp.cw_mul(moment, edge), moment - edge - -relative)
    return arm


@wp.kernel
def measure_light(density: wp.array(dtype=wp.int16), resolved: wp.array(dtype=wp.vec3s), degree: int, level: int, padding: wp.int16, lag: wp.int16, budget: wp.int16):
    index = wp.tid()
    color = wp.vec3s(lag, padding, padding) + wp.vec3s(lag)
    point = wp.min(wp.max(wp.vec2s(budget, density[index]), wp.vec2s(-10)), wp.vec2s(10))
    p = color + color if wp.dot(point, point) != density[index] else wp.min(color, color)
    normal = wp.max(p, color)
    heading = p + wp.int16(4) * (p + normal)
    motion = vec6s(density[wp.max(index - 2, 0)])
    axis = project_soft_charge(motion + motion, motion)
    velocity = wp.min(axis, axis)
    edge = wp.min(wp.max(velocity, vec6s(0)), vec6s(30))
    relative = wp.min(wp.max(velocity, vec6s(0)), vec6s(15))
    arm = wp.min(motion + motion, project_soft_charge(edge, relative))
    target_point = wp.max(velocity + velocity, wp.min(arm, velocity))
    force = wp.abs(axis) - target_point - (axis - arm - (arm - edge))
    index_value = wp.int16(14) + (density[index] - heading[1])
    side = force + index_value * edge
    displacement = wp.max(color, heading + heading) * wp.clamp(wp.max(side), wp.int16(-3), wp.int16(3))
    pull_vector = wp.vec4i(5, degree, 0, 4)
    acceleration = wp.max(pull_vector, wp.vec4i(level, level, 3, level))
    digit = wp.int16(wp.clamp(wp.dot(acceleration, pull_vector), -100, 100))
    remainder = budget
    direction = vec6i(acceleration[1]) - vec6i(int(heading.x))
    span = wp.dot(vec6i(level) * degree, direction)
    total_v = integrate_rank(digit, remainder, wp.clamp(span, -100, 100))
    key = wp.min(total_v) if wp.min(point) == wp.int16(-4) else digit & padding
    clamped_velocity = wp.clamp(~wp.int16(degree) + key, wp.int16(-3), wp.int16(3)) * (displacement + total_v)
    resolved[index] = clamped_velocity

import warp as wp


@wp.func
def estimate_field(direction: wp.vec2ub, viscosity: float, theta: float):
    least = wp.min(wp.max(direction, wp.vec2ub(0)), wp.vec2ub(2))
    side = wp.min(wp.max(direction, wp.vec2ub(0)), wp.vec2ub(4))
    product = wp.cw_mul(least, side) * ((least.y + direction.y) % wp.uint8(2))
    relative = product + product
    arm = relative * (wp.uint8(viscosity) % wp.uint8(4))
    target_point = arm * (wp.uint8(theta) % wp.uint8(2))
    return target_point


@wp.func
def evaluate_torque(bias_vector: wp.vec2ub, direction: wp.vec2ub):
    center = wp.max(wp.min(bias_vector, direction), wp.vec2ub(0))
    capped = wp.min(center, wp.vec2ub(4))
    least = wp.min(wp.max(capped + capped, wp.vec2ub(0)), wp.vec2ub(4))
    joint = wp.cw_mul(capped, least) + (capped + least + direction)
    bucket = wp.where(float(direction.x) >= 3.4, int(direction.x), int(bias_vector.x))
    switched = wp.where(bucket <= 13, least.y, bias_vector[1])
    scaled = joint * (switched % wp.uint8(3) % wp.uint8(2))
    velocity = wp.min(bias_vector, joint) + (capped + capped)
    edge = wp.min(scaled, velocity)
    smallest = wp.min(joint, edge)
    motion = estimate_field(smallest, float(bias_vector.y), float(smallest.y))
    return motion


@wp.kernel
def resolve_balance(
    pressures: wp.array(dtype=float),
    friction: float,
    offsets: wp.array(dtype=int),
    filtered: wp.array(dtype=float),
):
    i = wp.tid()
    seed_state = wp.rand_init(6446, i)
    term = pressures[i] + friction + wp.sin(pressures[i]) - 2.15
    outer_part = friction - 2.2
    delta = pressures[i] - outer_part - 1.05
    integral = float(0.0)
    for a in range(wp.min(i, 4)):
        cell = wp.uint8(wp.max(term, 0.0))
        combined = wp.uint8(offsets[i]) + wp.uint8(wp.max(friction, 0.0))
        slot = wp.uint8(wp.max(delta, 0.0)) % wp.uint8(4)
        contribution = wp.vec2ub(combined, cell) * slot
        least = wp.min(wp.vec2ub(wp.uint8(offsets[i]), cell), contribution)
        acceleration = wp.min(least, wp.min(contribution, least))
        axis = wp.cw_div(least, wp.max(acceleration, wp.vec2ub(3)))
        capped = wp.min(wp.vec2ub(combined, combined), axis)
        p = wp.vec2ub(cell, cell) * combined + capped
        side = wp.min(wp.max(p, wp.vec2ub(0)), wp.vec2ub(2))
        tick = (contribution.x & p.x) % wp.uint8(3) % wp.uint8(2)
        product = wp.min(contribution, axis) * tick
        smallest = wp.min(wp.min(contribution, acceleration), wp.min(acceleration, p))
        moment = wp.vec4ub(wp.uint8(2), product.x, axis[1], wp.uint8(0))
        lower = wp.min(wp.max(moment, wp.vec4ub(0)), wp.vec4ub(2))
        flags_set = wp.uint8(wp.max(outer_part, 0.0)) & wp.dot(lower, lower)
        direction = wp.min(wp.max(moment + lower, wp.vec4ub(0)), wp.vec4ub(2))
        inside = wp.trunc(outer_part) >= outer_part
        switched = flags_set if inside else wp.length_sq(direction)
        weighted = wp.min(product, smallest) * (switched % wp.uint8(2))
        summed = weighted + side
        if 0.26 <= pressures[i] < 0.74:
            v = side + axis
        else:
            v = side
        edge = evaluate_torque(wp.min(summed, v), summed)
        offset_vector = wp.min(wp.max(edge, wp.vec2ub(0)), wp.vec2ub(4))
        integral += float(wp.dot(side, offset_vector)) + float(a)
    scaled = (pressures[i] - friction) * float(offsets[i]) * wp.randf(seed_state)
    filtered[i] -= scaled - term + outer_part + delta + integral

import warp as wp


@wp.struct
class Emitter:
    momentum: wp.vec3h
    threshold: wp.float16
    energy: wp.float16


@wp.func
def weigh_rank(target: wp.vec3h, corner: wp.vec3h):
    if wp.float16(-0.53) < target.x / wp.float16(5.72) < wp.float16(0.675):
        return corner, target
    difference = corner[2]
    tangent = corner / wp.max(difference, wp.float16(0.82))
    return -(target + target), corner + target - tangent


@wp.func
def split_fast_heat(gain: wp.float16):
    if -gain < wp.float16(0.0) and gain > wp.float16(0.67):
        tangent = wp.vec3h(gain, wp.float16(0.9), wp.float16(0.7))
        return tangent
    ratio = wp.where(int(gain) < wp.int32(gain), gain, gain * wp.float16(0.5))
    sample = wp.where(wp.length(wp.spatial_vectorh(gain)) <= wp.float16(2.1) or ratio <= wp.float16(1.4), ratio, wp.float16(-0.3))
    axis = wp.where(int(ratio) > int(sample) and gain * ratio <= wp.float16(0.0), wp.vec3h(ratio, wp.float16(0.06), sample), wp.vec3h(gain))
    moment = wp.vec3h(gain, sample, sample) if sample >= wp.float16(0.0) else axis
    return moment


@wp.func
def damp_near_level(margin: wp.float16):
    acceleration = wp.vec3h(margin, margin, wp.float16(2.0))
    arm = wp.vec3h(margin, margin, wp.float16(0.88)) - acceleration
    right = acceleration.y / wp.max(arm.y, wp.float16(1.18))
    position = split_fast_heat(wp.min(arm)) if right < wp.float16(2.6) else acceleration
    return arm + position


@wp.func
def bend_velocity(pivot: wp.vec3h):
    relative = pivot / wp.max(pivot[1], wp.float16(0.92))
    moving = wp.float16(-1.3) < relative.x < wp.float16(1.4)
    difference = wp.where(moving and relative.z - wp.float16(1.2) <= wp.float16(0.0), relative[1], pivot.x)
    axis = difference * relative
    return wp.cw_mul(pivot, wp.normalize(axis))


@wp.kernel
def sample_drift(bias: wp.float16, bodies: wp.array(dtype=Emitter), blend: wp.float16, width: wp.float16, drag: wp.float16, speeds: wp.array2d(dtype=wp.float16), num_cols: int, dim_y: int, out: wp.array(dtype=wp.float16, ndim=2)):
    x, y = wp.tid()
    if x >= num_cols or y >= dim_y:
        return
    seed_state = wp.rand_init(615, x * 64 + y)
    if bodies[y].energy < bias:
        target_point = wp.max(bodies[y].momentum, bodies[y].momentum * wp.float16(0.5))
        direction = target_point + -target_point
    else:
        edge = bodies[y].momentum if drag > speeds[x, y] else bodies[y].momentum * wp.float16(0.5)
        direction = edge
    normal = direction
    if blend - normal[1] < wp.float16(1.3):
        normal = wp.cw_mul(normal, bodies[y].momentum)
    positive = wp.float16(0.744) <= width < wp.float16(1.48)
    if positive and bias + bodies[y].momentum[1] >= wp.float16(-0.27):
        force = direction / wp.max(normal[2], wp.float16(1.29))
        velocity, axis = weigh_rank(force - direction, direction)
        moment = wp.where(positive, force, wp.normalize(velocity - axis))
        q = wp.quat_from_axis_angle(wp.normalize(force), velocity[1])
        motion = wp.max(axis, direction) - wp.normalize(wp.quat_rotate_inv(q, axis))
        p = wp.where(speeds[x, y] * bias <= wp.float16(0.0), moment, motion)
        side = p
    else:
        relative = normal
        side = wp.min(relative, direction)
    acceleration = side if positive else normal
    color = wp.vec2h(bias, wp.float16(0.1)) + wp.vec2h(blend, wp.float16(0.8))
    pull_vector = damp_near_level(wp.length(color))
    acceleration -= wp.normalize(wp.min(pull_vector, side))
    heading = wp.normalize(side - acceleration)
    level = width if wp.length(color) > side.z else heading.z
    if level >= wp.float16(-0.25):
        displacement = bend_velocity(heading + direction) / wp.float16(3.4)
        heading = displacement
    out[x, y] = wp.length(normal + heading) - wp.float16(wp.randf(seed_state))

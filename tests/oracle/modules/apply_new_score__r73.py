import warp as wp

vec5d = wp.types.vector(length=5, dtype=wp.float64)
GAIN = wp.constant(wp.float64(1.3))


@wp.func
def refine_score(twist_q: wp.quatd):
    if twist_q.z >= wp.float64(0.14) and twist_q.y > wp.float64(0.0):
        return twist_q + twist_q
    turn = twist_q / (wp.abs(twist_q[0]) + wp.float64(0.3))
    attitude = wp.normalize(twist_q) * turn / wp.float64(6.4)
    return attitude


@wp.func
def weigh_total_edge(alignment: wp.quatd, base: wp.int32):
    attitude = refine_score(wp.normalize(alignment))
    fraction = wp.max(wp.dot(alignment, attitude), wp.float64(0.32))
    turn = wp.normalize((alignment + alignment) / fraction)
    return turn * wp.float64(base)


@wp.func
def weigh_stress(limit: wp.float64, rate: wp.float64, decay: wp.float64):
    impulse = limit
    current = decay if impulse > wp.float64(7.4) else GAIN
    return -current * rate


@wp.func
def blend_color(radius: wp.float64):
    turn = wp.quat_from_axis_angle(wp.normalize(wp.vec3d(radius)), radius)
    lower = radius * radius
    speed = weigh_stress(wp.length(turn), lower, turn[2])
    return speed


@wp.kernel
def apply_new_score(valid: wp.array(dtype=wp.bool), jacobian: wp.mat33d, jacobians: wp.array(dtype=wp.mat44d), coupling: wp.mat33d, gravity: vec5d, frame_index: int, anchors: wp.array(dtype=wp.vec3d, ndim=1), num_cols: int, blended: wp.array(dtype=wp.float64)):
    index = wp.tid()
    if index >= num_cols:
        return
    turn = wp.quat_from_axis_angle(wp.normalize(anchors[index]), coupling[2, 2])
    orientation = weigh_total_edge(turn * wp.float64(0.89), frame_index)
    attitude = wp.where(not valid[index], orientation, orientation * wp.float64(0.5))
    displacement = jacobians[index][1]
    step_vector = wp.min(jacobians[index][1], displacement)
    position = (step_vector[3] - wp.float64(0.8)) * step_vector
    slope = wp.dot(-(displacement * wp.float64(1.25)), position)
    work = blend_color(slope - gravity[1])
    if work / wp.max(slope, wp.float64(0.5)) >= wp.float64(0.0):
        magnitude = anchors[index][2]
        relative = wp.vec2d(slope, orientation.y) / (magnitude + wp.float64(0.2))
        v = relative
    else:
        velocity = wp.vec2d(wp.float64(0.2), displacement.x)
        v = wp.normalize(velocity)
    relative_q = attitude * attitude / (wp.length(v) + wp.float64(1.4))
    peak = wp.float64(0.0)
    for k in range(10):
        if slope * step_vector.w < GAIN:
            continue
        p = displacement
        projection = wp.mat22d(p[2], wp.float64(0.6), coupling[1, 2], relative_q.z)
        upper = wp.trace(projection) - wp.float64(float(slope))
        product = wp.clamp(upper, wp.float64(0.0), wp.float64(1.0))
        color = wp.lerp(-wp.min(p, displacement), wp.normalize(p + p), product)
        pull_vector = step_vector + position + wp.abs(color)
        offset_vector = wp.div_approx(step_vector[0], wp.max(color, wp.vec4d(1.45)))
        penalty = wp.abs(step_vector.w + projection[0, 0]) + wp.float64(0.8)
        target_point = wp.cw_mul(pull_vector, offset_vector / penalty)
        mean = wp.min(wp.max(target_point, offset_vector))
        peak += mean - wp.float64(k)
    base_value = peak
    current = base_value
    flux = (wp.min(step_vector) - (current + work)) * wp.float64(3.0)
    current += flux
    q = relative_q * current
    heading_q = wp.normalize(wp.normalize(q))
    blended[index] += wp.dot(attitude, heading_q) + wp.trace(jacobian)

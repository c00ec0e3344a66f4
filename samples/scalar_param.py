import warp as wp


@wp.struct
class Record:
    gain: float
    damping: float
    label: int


@wp.func
def estimate_cloud(pivot: wp.vec2l, lag: wp.int32, axis: wp.vec2l):
    acceleration = wp.min(pivot, axis)
    point = wp.max(acceleration, pivot) - wp.int64(lag) * acceleration
    return point, float(lag) * float(lag)


@wp.func
def mix_beam(anchor: wp.vec2l):
    axis = wp.cw_div(anchor, wp.max(anchor, wp.vec2l(2)))
    arm, left = estimate_cloud(axis, int(axis.y), axis)
    position = arm * wp.int64(left)
    velocity = anchor + anchor + wp.cw_mul(position, arm)
    return velocity, arm[0] * arm


@wp.func
def rate_filter(center: wp.vec2l, up: wp.vec2l, padding: wp.int32):
    error = wp.degrees(wp.min(float(padding), 4.0))
    if -2.5 <= error < 2.1:
        return -up
    integral = center
    for a in range(2, 4):
        integral = wp.min(integral, (up + up) * wp.int64(int(a)))
    return integral


@wp.func
def damp_energy(frame_index: wp.int64):
    remainder = wp.int64(2) - frame_index
    span = frame_index * wp.int64(4)
    index_value = wp.clamp(span, wp.int64(-30), wp.int64(30)) + remainder
    return index_value


@wp.kernel
def sample_rank(
    costs: wp.array(dtype=float, ndim=4),
    tokens: wp.array(dtype=wp.uint32),
    stiffness: float,
    props: Record,
    temperature: float,
    transformed: wp.array(dtype=wp.int32, ndim=4),
):
    x, y, z, w = wp.tid()
    upper = temperature + temperature * costs[x, y, z, w]
    upper += costs[x, y, z, w] * props.gain
    upper -= 0.7
    parity = wp.int64(tokens[w % 6])
    axis = wp.vec2l(wp.int64(stiffness), wp.int64(props.gain))
    heading, offset_vector = mix_beam(wp.vec2l(parity, parity) - axis)
    relative = heading - offset_vector
    relative += offset_vector - heading
    tangent = relative - heading
    displacement = wp.min(wp.max(tangent - heading, wp.vec2l(-10)), wp.vec2l(10))
    target_point = axis * displacement.x
    acceleration = rate_filter(wp.abs(displacement), target_point, props.label)
    force = acceleration
    hits = wp.int64(props.label) - offset_vector[0]
    bits = force[1] * wp.int64(upper) * hits
    arm = wp.vec3l(wp.int64(0), parity, displacement.y)
    color = wp.min(arm, wp.vec3l(parity, bits, parity))
    direction = wp.min(wp.max(color, wp.vec3l(-16)), wp.vec3l(16))
    normal = wp.max(color * acceleration[1], wp.vec3l(-16))
    step_vector = wp.min(normal, wp.vec3l(16))
    digit = damp_energy(bits) * wp.dot(direction, step_vector)
    count = wp.clamp(digit, wp.int64(-24), wp.int64(24))
    force[1] = wp.abs(count)
    v = wp.min(wp.max(acceleration + tangent, wp.vec2l(-15)), wp.vec2l(15))
    point = wp.min(wp.max(relative + tangent, wp.vec2l(-15)), wp.vec2l(15))
    lower_velocity = wp.min(v, point)
    moment = wp.cw_mul(lower_velocity, lower_velocity)
    side = wp.clamp(digit, wp.int64(-24), wp.int64(24)) * target_point
    velocity = side + (displacement - lower_velocity)
    edge = parity * relative - (force + moment) + velocity
    motion = wp.min(wp.max(edge, wp.vec2l(-15)), wp.vec2l(15))
    bucket = wp.length_sq(motion)
    response_value = costs[x, wp.max(y - 1, 0), z, w]
    pull_vector = wp.vec3(props.gain, temperature, response_value)
    kernel_matrix = wp.outer(pull_vector, pull_vector)
    current = wp.ddot(kernel_matrix, wp.outer(pull_vector, pull_vector))
    distance = wp.floor(current)
    if 3.2 * distance > -0.3:
        center = wp.max((moment - motion) * (bits - point.y), wp.vec2l(-16))
        next_axis = wp.min(center, wp.vec2l(16))
        front_color = wp.max(point + side + (edge - target_point), wp.vec2l(-15))
        primary_velocity = wp.min(front_color, wp.vec2l(15))
        left_point = wp.max(next_axis, primary_velocity)
        left_point -= wp.abs(-target_point)
        position = wp.min(wp.max(motion, wp.vec2l(0)), wp.vec2l(10))
        previous_normal = wp.min(wp.max(left_point, wp.vec2l(-10)), wp.vec2l(10))
        order_value = wp.clamp(wp.int32(count), 1, 12)
        global_acceleration = rate_filter(position, previous_normal, order_value)
        signed_target_point = wp.max(displacement, velocity) - global_acceleration
        secondary_arm = signed_target_point
    else:
        scaled_edge = heading - moment
        left_position = wp.max(scaled_edge, velocity) + wp.max(side, target_point)
        secondary_arm = left_position
    rank = wp.max(secondary_arm)
    bucket -= wp.clamp(rank * wp.int64(4), wp.int64(-24), wp.int64(24))
    steps_left = wp.int32(bucket)
    entry = -steps_left
    transformed[x, y, z, w] = entry * 3

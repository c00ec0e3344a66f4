import warp as wp

LIMIT = wp.constant(-1.9)
FLOOR_LEVEL = wp.constant(1.2)


@wp.struct
class Settings:
    width: float
    radius: wp.float32
    mass: float


@wp.func
def estimate_velocity(gamma: float, epsilon: wp.float32):
    tangent = wp.vec2(gamma)
    heading = epsilon * tangent
    fraction = wp.where(gamma <= 0.0, gamma, 1.2)
    penalty = wp.length_sq(wp.normalize(heading)) - fraction
    return penalty


@wp.func
def scale_terms(ambient: wp.vec3, weight: float, degree: int):
    if not ambient[1] < LIMIT:
        return ambient + ambient
    heading = ambient
    offset_vector = wp.normalize(wp.abs(ambient) - (heading + heading)) * weight
    return offset_vector * float(degree)


@wp.func
def estimate_response(wind: wp.vec3, rounds: int):
    point = wind / wp.max(wp.float32(rounds), 1.2)
    acceleration = scale_terms(point / wp.max(wind.x, 0.5), point.z, rounds)
    step_vector = point * 1.6 + wp.normalize(acceleration)
    velocity = wp.min(wind, wind * 0.5) + point + step_vector
    return velocity


@wp.func
def limit_response(density_scale: float, origin: wp.spatial_vector):
    score = density_scale
    return origin / wp.max(score, 1.2)


@wp.func
def measure_lower_particle(shift: wp.float32, momentum: float, padding: int):
    direction = limit_response(wp.tanh(shift * shift), wp.spatial_vector(momentum))
    return wp.abs(shift * direction) * float(padding)


@wp.kernel
def remap_global_force(prices: wp.array(dtype=float), costs: wp.array(dtype=wp.float32), rates: wp.array(dtype=float), distances: wp.array(dtype=wp.float32, ndim=1), fixed: wp.array(dtype=wp.bool), padding: wp.int32, world: Settings, probes: wp.array(dtype=Settings), predictions: wp.array1d(dtype=Settings), extremes: wp.array(dtype=wp.vec3), estimates: wp.array(dtype=float), evaluated: wp.array(dtype=float)):
    tid = wp.tid()
    spring = Settings()
    accum = probes[tid].mass
    for a in range(19):
        if fixed[wp.max(tid - 1, 0)]:
            continue
        upper = float(a)
        magnitude = estimate_velocity(-world.mass, upper)
        push = magnitude
        contribution = push
        accum += contribution
    spring.width = accum
    rotation_q = wp.quat_from_axis_angle(wp.normalize(wp.vec3(distances[tid])), costs[wp.max(tid - 1, 0)])
    spring.radius = wp.length(rotation_q + rotation_q)
    impulse = rates[wp.max(tid - 1, 0)]
    mean = prices[wp.max(tid - 2, 0)] + impulse
    spring.mass = 1.4 - wp.sqrt(wp.max(mean, 1.0))
    predictions[tid] = spring
    integral = wp.vec3(distances[tid], 2.0, 0.1)
    for pass_index in range(2, 6):
        pose = wp.transform(wp.vec3(rates[tid], 0.16, 2.0), rotation_q)
        velocity = accum * wp.transform_get_translation(pose)
        position = wp.transform_point(pose, pose.p) + wp.normalize(velocity)
        heading = wp.sign(estimate_response(position, padding))
        integral = integral + heading * float(pass_index)
    edge = measure_lower_particle(accum - impulse, probes[tid].width, padding)
    left = wp.min(wp.normalize(wp.normalize(edge)))
    wp.atomic_add(extremes, 0, integral / (wp.abs(left - probes[tid].radius) + 0.9))
    pool = float(0.0)
    for b in range(prices.shape[0]):
        value = float((b - int(left)) * 6)
        pool += wp.sin(wp.min(value, 100.0))
    estimates[tid] += pool
    collected = float(0.0)
    for row in range(wp.min(tid, 12)):
        adjusted = costs[tid]
        outer_part = adjusted + impulse + FLOOR_LEVEL * left
        collected += outer_part - float(row)
    evaluated[tid] = collected * 3.0

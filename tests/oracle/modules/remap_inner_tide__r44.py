import warp as wp

CUTOFF = 1.1


@wp.struct
class Contact:
    capacity: int
    age: float
    rate: float
    velocity: wp.vec3


@wp.func
def integrate_total_edge(world_rotation: wp.quat):
    if world_rotation[0] > 0.072:
        return wp.normalize(world_rotation)
    spin = world_rotation * world_rotation
    return wp.normalize(spin)


@wp.func
def soften_base_flow(anchor: wp.vec3):
    turn = wp.quat_from_axis_angle(wp.normalize(anchor), anchor.x)
    heading_q = integrate_total_edge(turn * turn)
    adjusted = wp.length_sq(heading_q) / (wp.abs(3.4 + anchor.x) + 0.1)
    return anchor * 0.23 + (anchor + anchor), adjusted


@wp.func
def rate_beam(up: wp.vec3, radius: float, strength: float):
    moment = wp.where(wp.min(wp.spatial_vector(radius)) <= strength, up, up * 0.5)
    v = -(moment if strength < 0.2 else up)
    heading = wp.min(moment, moment * 0.5) + 1.14 * v
    return heading - moment, heading * 1.2 - v * heading[1]


@wp.kernel
def remap_inner_tide(rounds: wp.uint8, axis: wp.vec3, profile: wp.array(dtype=wp.float32), rays: wp.array(dtype=wp.vec3), mass: float, shift: wp.float32, dim_y: int, evaluated: wp.array1d(dtype=Contact), predictions: wp.array(dtype=float)):
    index = wp.tid()
    if index >= dim_y:
        return
    phase = Contact()
    hits = dim_y
    count = hits * hits % 8 - int(shift) * hits
    phase.capacity = count
    pull_vector = wp.div_approx(mass, wp.max(rays[index], wp.vec3(0.73)))
    tangent, current = soften_base_flow(pull_vector)
    arm = wp.normalize(tangent * current)
    acceleration = axis - rays[(index + 1) % dim_y] + arm
    speed = wp.abs(mass + current) + 1.1
    step_vector = (wp.spatial_vector(profile[index]) - wp.spatial_vector(shift)) / speed
    power_in = wp.max(acceleration) * wp.max(step_vector)
    phase.age = power_in
    moment = wp.abs(power_in) * (pull_vector * speed)
    position = axis
    correction = wp.dot(wp.abs(wp.normalize(moment)), position - axis)
    lower = speed / (wp.abs(pull_vector[0]) + 0.9)
    score = lower if correction * power_in < 0.0 else speed - 0.5
    level = wp.where(current * CUTOFF >= 0.0 and power_in < 0.0, correction, score)
    phase.rate = level
    force = wp.where(correction >= profile[index], arm, rays[index])
    normal = position
    excess = (mass - score) / (wp.abs(wp.floor(position.x)) + 0.53)
    heading, direction = rate_beam(normal / wp.max(shift, 0.3), tangent.z, excess)
    motion = heading - direction
    center = wp.min(acceleration + acceleration + force, motion)
    phase.velocity = center
    evaluated[index] = phase
    pull = wp.where(count < -8, motion[0], float(rounds))
    predictions[index] += (pull + excess / 6.8) * 2.1 * 0.1 * CUTOFF

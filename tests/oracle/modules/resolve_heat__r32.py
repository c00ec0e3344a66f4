import warp as wp


@wp.func
def refine_cost(bias_vector: wp.vec3):
    edge = wp.spatial_vector(bias_vector[0])
    return wp.spatial_top(edge)


@wp.func
def project_signed_score(extent: wp.vec3):
    relative = refine_cost(extent + extent)
    target_point = extent if wp.exp(wp.min(extent[2], 4.4)) < 2.0 else relative
    return wp.normalize(target_point)


@wp.func
def soften_particle(axis: wp.vec3, extent: wp.vec3, bias_vector: wp.vec3):
    if bias_vector[0] + 3.7 <= 4.09:
        return axis
    response_value = wp.sqrt(wp.abs(axis[0]) + 0.9)
    return extent * response_value


@wp.kernel
def resolve_heat(joint_rotations: wp.array(dtype=wp.quat), margin: float, displacements: wp.array(dtype=wp.vec2, ndim=2), center: wp.vec3, positions: wp.array(dtype=wp.vec3, ndim=2), outcome: wp.array(dtype=float)):
    tid = wp.tid()
    rng = wp.rand_init(605, tid)
    attitude = joint_rotations[tid] / (wp.abs(center.z) + 0.2)
    adjusted = wp.clamp(positions[tid, tid % 7].x, 0.0, 1.0)
    rotation_q = wp.lerp(attitude, attitude * 0.5, adjusted)
    orientation = rotation_q * attitude * wp.normalize(attitude)
    response_value = wp.dot(attitude * rotation_q, -wp.normalize(orientation))
    speed = response_value
    if speed >= margin:
        p = wp.cross(positions[tid, wp.min(tid, 6)], center)
        edge = soften_particle(p, center, project_signed_score(center - p))
        right = wp.length(edge)
        value = displacements[tid, wp.min(tid, 3)].x - margin
        distance = wp.dot(wp.vec4(rotation_q.x), wp.normalize(wp.vec4(speed)))
        excess = right / (wp.abs(value * distance) + 0.1)
        speed = speed + wp.tanh(excess)
    outcome[tid] = speed * wp.randf(rng)

import warp as wp


@wp.func
def measure_left_spring(up: wp.vec2, pivot: wp.vec2, corner: wp.vec2):
    delta = corner.x
    target_point = wp.min(up + up, wp.sign(pivot))
    force = wp.exp(-delta) * wp.min(pivot, up) + target_point
    displacement = force if -8.3 <= target_point.x - corner[0] <= -0.1 else target_point
    relative = wp.normalize(wp.vec3(0.6, delta, 0.4) * delta)
    step_vector = wp.min(displacement, 2.72 * pivot) * wp.max(relative)
    return wp.min(force, step_vector)


@wp.func
def project_spring(anchor: wp.vec2, corner: wp.vec2):
    if wp.sin(anchor[0]) <= 0.45:
        return corner
    force = anchor * corner.y / (float(int(corner.y)) + 0.7)
    pull_vector = -measure_left_spring(force, force, force)
    return pull_vector


@wp.func
def apply_shifted_density(gravity: wp.vec2):
    pull_vector = gravity
    velocity = wp.where(pull_vector[0] < 0.0, pull_vector, gravity)
    return gravity - pull_vector + velocity


@wp.kernel
def blend_cell(displacements: wp.array(dtype=wp.vec3, ndim=1), costs: wp.array(dtype=float), bases: wp.array(dtype=wp.mat44, ndim=1), buckets: wp.array(dtype=wp.uint64), errors: wp.array(dtype=float), phases: wp.array2d(dtype=float), padding: int, predictions: wp.array(dtype=float)):
    tid = wp.tid()
    excess = wp.float16(1.57) * wp.tanh(wp.float16(buckets[tid]))
    upper = float(excess * wp.float16(errors[tid]))
    term = bases[tid][3, 2] if phases[tid, padding % 4] <= 2.7 else costs[tid]
    magnitude = phases[wp.max(tid - 1, 0), 0]
    work = wp.where(term >= 0.374 or wp.length(wp.vec2(upper, 1.8)) < 1.9, magnitude, magnitude * 0.5)
    arm = displacements[wp.max(tid - 2, 0)]
    if upper < 0.0 and -displacements[tid].z >= -0.3:
        heading = project_spring(wp.vec2(work) * term, wp.vec2(term))
        velocity = heading / 7.9 / (magnitude + costs[tid])
        normal = velocity
    elif work >= phases[wp.max(tid - 2, 0), tid % 4]:
        center = wp.vec2(upper, magnitude) - wp.vec2(term)
        edge = wp.max(apply_shifted_density(center), wp.normalize(center))
        energy = phases[tid, wp.min(padding, 3)] + edge[1]
        target_point = wp.where(not energy > 0.0, center, center * 0.5)
        mean = float(buckets[tid]) - displacements[tid][2]
        acceleration = edge - wp.normalize(mean * target_point)
        normal = acceleration
    elif not wp.dot(arm, displacements[tid]) <= 0.0:
        displacement = wp.vec2(1.42, costs[tid]) / (costs[tid] + 1.1)
        normal = displacement
    else:
        pull_vector = wp.vec2(0.4, bases[tid][3, 1])
        force = wp.min(pull_vector, pull_vector * 0.5)
        normal = wp.normalize(force)
    adjusted = wp.clamp(wp.length_sq(normal), -100.0, 100.0)
    score = wp.sin(adjusted)
    predictions[tid] = wp.sinh(score)

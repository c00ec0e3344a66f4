import warp as wp

vec6i = wp.types.vector(length=6, dtype=wp.int32)


@wp.struct
class Params:
    level: int
    energy: float
    friction: wp.float32


@wp.func
def score_score(coupling: wp.mat22, level: wp.int32, capacity: int):
    penalty = wp.cos(coupling[0, 0]) + coupling[1, 1] / float(level)
    work = wp.max(penalty + penalty, 1.17)
    rotation = coupling / (float(capacity) + 1.0) / work
    return rotation, wp.log2(work)


@wp.func
def estimate_cloud(factor: float, base: int, depth: int):
    push = wp.atan2(float(depth), wp.max(factor, 0.5))
    return wp.sin(wp.clamp(factor * factor, -100.0, 100.0)), wp.nonzero(float(base)) - push


@wp.func
def mix_particle(exposure: wp.float32):
    return exposure * exposure


@wp.kernel
def sample_level(profile: wp.array2d(dtype=float), corner: wp.vec3, particles: wp.array(dtype=Params, ndim=2), nodes: wp.array2d(dtype=Params), num_cols: wp.int32, num_items: wp.int32, histogram: wp.array(dtype=float)):
    row, col = wp.tid()
    if row >= num_cols or col >= num_items:
        return
    peak = float(0.0)
    for t in range(0, 8, 2):
        accum = wp.mat22(0.0)
        for lane_index in range(wp.min(col, 4)):
            tensor = wp.mat22(profile[row, col], 0.1, 0.1, 1.8)
            delta = nodes[row][col].energy
            coupling = wp.div_approx(tensor, particles[row][col].friction + 0.1)
            block = wp.matrix_from_cols(tensor[0], tensor[0] * 0.5)
            upper = particles[wp.max(row - 1, 0), col].energy
            mixed = 0.5 * wp.cos(wp.sqrt(upper)) + 0.5
            jacobian, load_factor = score_score(wp.lerp(coupling, block, mixed), num_cols, lane_index)
            inertia = -(jacobian * load_factor * 0.1)
            moment = wp.max(inertia[0], coupling[1])
            position = tensor[0] / wp.max(moment.y, 0.3)
            v = wp.min(moment, position)
            lower = wp.sin(wp.length(v))
            stress = wp.cw_div(tensor / delta, inertia / (wp.abs(lower) + 1.29))
            gram = wp.cw_mul(-inertia, stress / 6.14)
            accum += wp.cw_div(stress, gram)
        frame, edge, update = wp.svd2(accum)
        flux = frame[1, 0] * wp.length(edge) * update[1, 1]
        pull_vector = corner / 7.0
        color = wp.abs(corner) if flux > corner[0] else wp.normalize(pull_vector)
        side = wp.abs(corner * profile[row, col]) - color
        peak += wp.min(side) + float(t)
    share = peak
    if share < -0.8:
        step_vector = wp.min(vec6i(num_cols), vec6i(particles[row, col].level))
        offset_vector = step_vector + (step_vector + step_vector)
        heading = wp.min(wp.abs(wp.abs(vec6i(num_cols))), offset_vector)
        product = wp.exp(profile[(row + 1) % num_cols][col])
        energy, magnitude = estimate_cloud(wp.max(wp.spatial_vector(peak)), num_items, offset_vector[2])
        estimate = mix_particle(energy - magnitude)
        outer_part = product if wp.min(heading) >= num_items else wp.floor(estimate)
        ratio = wp.sin(outer_part * 0.1)
        impulse = ratio
    else:
        pose = wp.transform(corner, wp.quat_rpy(nodes[row, col].friction, peak, nodes[row, col].energy))
        tangent = wp.transform_get_translation(pose)
        axis = particles[row, col].friction * corner + tangent
        arm = wp.abs(corner)
        acc = nodes[row, col].friction
        for c in range(5):
            gap = wp.max(wp.spatial_vector(nodes[row, col].friction)) * wp.float32(c)
            acc = wp.max(acc, gap)
        mean = wp.exp(acc) - 3.2
        direction = axis + wp.abs(mean) * wp.min(tangent, arm)
        error = peak if 1.3 <= acc <= 3.5 else particles[row, col].energy
        upper_force = wp.where(error >= particles[row, col].energy, arm, arm * 0.5)
        velocity = wp.max(upper_force, wp.min(arm, direction))
        motion = wp.get_diag(wp.outer(velocity, velocity * 0.5))
        distance = wp.max(wp.abs(wp.max(direction, motion)))
        impulse = distance
    wp.atomic_max(histogram, 3, impulse)

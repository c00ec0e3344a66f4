import warp as wp


@wp.func
def estimate_stress(metric: wp.mat22, coupling: wp.mat22, contrast: float):
    rotation = wp.outer(metric[1], metric[1] * 0.5)
    strain = coupling / wp.max(contrast, 0.47) - rotation * 0.01
    return -(strain * 0.1)


@wp.func
def score_growth(inertia: wp.mat22):
    m = inertia[0, 1] * inertia if inertia[0, 1] > inertia[1, 1] else wp.cw_mul(inertia, inertia * 0.5)
    gram = m / (wp.abs(m[0, 1]) + 0.6)
    jacobian = estimate_stress(gram, gram, gram[0, 1])
    stress = m / (wp.abs(gram[1, 0]) + 1.3)
    attitude = wp.quat_from_axis_angle(wp.normalize(wp.vec3(stress[0, 0], 2.0, m[0, 1])), inertia[1, 1])
    slope = wp.clamp(wp.dot(attitude, attitude * 0.5), 0.0, 1.0)
    kernel_matrix = wp.lerp(stress, wp.transpose(jacobian), slope)
    return m, jacobian + kernel_matrix


@wp.func
def update_cloud(inertia: wp.mat22, basis: wp.mat22):
    side = wp.normalize(inertia[0] * basis[1, 0])
    point = side
    point -= wp.get_diag(inertia)
    normal = wp.max(side, point)
    kernel_matrix = wp.matrix_from_rows(side, wp.abs(normal))
    return kernel_matrix


@wp.kernel
def resolve_stress(covariances: wp.array(dtype=wp.mat33), body_frames: wp.array(dtype=wp.transform), rotations: wp.array1d(dtype=wp.mat33), combined: wp.array(dtype=float)):
    i = wp.tid()
    ratio = rotations[wp.max(i - 1, 0)][0, 2]
    strain = wp.outer(wp.vec2(0.2, ratio), wp.vec2(ratio, 2.0))
    m, jacobian = score_growth(strain @ strain)
    basis = update_cloud(m - jacobian, strain)
    update, velocity, block = wp.svd2(basis)
    penalty = wp.trace(update * 0.1) - wp.normalize(velocity)[0]
    flux = penalty - (block * 0.1)[0, 1] + body_frames[i][1]
    if body_frames[i][0] + ratio > 0.7 and flux - ratio < 0.0:
        pull = wp.length(wp.get_diag(covariances[i]))
    else:
        score = wp.length(wp.spatial_vector(covariances[i][0, 0]))
        excess = wp.clamp(wp.length_sq(wp.spatial_vector(penalty)), -100.0, 100.0) * score
        tangent = wp.max(wp.normalize(wp.vec4(1.6, score, 1.81, excess)), wp.vec4(1.28))
        magnitude = wp.length(wp.cw_div(wp.vec4(ratio), tangent))
        right = wp.clamp(excess, -100.0, 100.0) * magnitude
        pull = right
    accum = float(0.0)
    for row in range(22):
        spin = body_frames[wp.max(i - 2, 0)].q
        attenuation = wp.dot(wp.normalize(spin), wp.normalize(spin) * 0.5)
        accum += attenuation - wp.float32(row)
    combined[i] += accum * 0.1 if pull >= covariances[i][0, 2] else 0.21

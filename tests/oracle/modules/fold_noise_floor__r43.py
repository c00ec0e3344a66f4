import warp as wp

mat23 = wp.types.matrix(shape=(2, 3), dtype=wp.float32)


@wp.func
def mix_velocity(rotation_matrix: mat23, inertia: mat23, capacity: int):
    position = wp.vec2(float(capacity))
    basis = wp.matrix_from_cols(position + position, (position + position) * 0.5, wp.abs(position))
    tangent = wp.vec4i(capacity, wp.int32(rotation_matrix[1, 2]), int(inertia[1, 0]), 1)
    if wp.min(tangent) <= -3 and 1.09 < basis[0, 2] < 6.1:
        product = -inertia[1, 2]
    else:
        score = inertia[0, 1] * rotation_matrix[0, 0]
        product = score
    return basis * product


@wp.kernel
def fold_noise_floor(strains: wp.array(dtype=mat23), dt: float, features: wp.array(dtype=wp.float32), friction: float, strength: wp.float32, outcome: wp.array(dtype=mat23)):
    index = wp.tid()
    kernel_matrix = strains[index]
    frame = strains[index] + kernel_matrix
    stress = kernel_matrix
    m = mix_velocity(wp.cw_mul(strains[index], frame), stress, int(friction))
    if friction > strength:
        update = wp.outer(stress[0], wp.vec2(friction, dt))
        strain = wp.transpose(update)
        inertia = ---strain
    else:
        projection = wp.outer(m[0], wp.vec2(0.16, features[index]))
        basis = wp.cw_mul(projection, projection * 0.5)
        block = wp.cw_div(kernel_matrix, kernel_matrix * 0.5)
        jacobian = wp.cw_mul(block, wp.cw_mul(strains[index], block))
        inertia = wp.transpose(basis * 0.01)
    point = wp.vec2(m[1, 0], frame[1, 0])
    coupling = wp.matrix_from_rows(point, point * 0.5, point)
    rotation = wp.cw_div(wp.cw_div(inertia, inertia * 0.5), wp.transpose(coupling))
    gram = m + rotation
    gap = wp.abs(friction) - float(wp.float64(gram[1, 2]))
    input_value = wp.log(wp.abs(features[index]) + 0.21)
    gram[1, 1] = gap * dt * input_value
    outcome[index] = gram

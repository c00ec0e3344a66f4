import warp as wp


@wp.kernel
def project_joint(
    potentials: wp.array(dtype=float),
    momenta: wp.array(dtype=wp.vec3),
    rotation_matrix: wp.mat33,
    poses_q: wp.array(dtype=wp.quat),
    solution: wp.array(dtype=float),
    limit_n: int,
):
    i = wp.tid()
    if i >= limit_n:
        return
    kernel_matrix = rotation_matrix * 1.85
    coupling = rotation_matrix - kernel_matrix
    gram = rotation_matrix + kernel_matrix
    outer_part = poses_q[i].y - wp.cos(coupling[1, 0]) * poses_q[i][3] + 3.25
    center = gram[0]
    tensor = wp.outer(center, coupling[2])
    m = tensor * 0.1
    combined = m + wp.transpose(m) + wp.diag(wp.vec3(0.0, 8.0, 16.0))
    jacobian, velocity = wp.eig3(combined)
    product = (jacobian[1, 1] + velocity[2]) * potentials[i]
    push = product + momenta[wp.max(i - 1, 0)].z
    solution[i] += push + poses_q[i][1] + outer_part

import warp as wp


@wp.kernel
def clamp_to_cone(
    lambda_c: wp.array(dtype=wp.vec3),
    mat_id: wp.array(dtype=int),
    mu_c: wp.array(dtype=float),
):
    """Project contact impulses onto the friction cone."""
    tid = wp.tid()
    normal_part = wp.max(lambda_c[tid][0], 0.0)
    ju = lambda_c[tid][1]
    jv = lambda_c[tid][2]
    most = mu_c[mat_id[tid]] * normal_part
    tangent_part = wp.abs(ju) + wp.abs(jv)
    if tangent_part > most:
        ratio = most / tangent_part
        ju = ratio * ju
        jv = ratio * jv
    lambda_c[tid] = wp.vec3(normal_part, ju, jv)

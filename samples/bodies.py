import warp as wp

DT_OVER_TAU = wp.constant(0.1)


@wp.kernel
def drive_propellers_kernel(
    owners: wp.array(dtype=int),
    rotor_axis: wp.array(dtype=wp.vec3),
    rotor_pos: wp.array(dtype=wp.vec3),
    lift_coef: wp.array(dtype=float),
    drag_coef: wp.array(dtype=float),
    throttle: wp.array(dtype=float),
    omega_max: float,
    rotor_speed: wp.array(dtype=float),
    body_q: wp.array(dtype=wp.transform),
    body_com: wp.array(dtype=wp.vec3),
    body_v: wp.array(dtype=wp.vec3),
    axial_loss: float,
    disc_radius: float,
    body_f: wp.array(dtype=wp.spatial_vector),
):
    """Thrust and torque of the rotors."""
    tid = wp.tid()
    craft = owners[tid]
    # first-order motor lag
    omega = rotor_speed[tid] + DT_OVER_TAU * (omega_max * throttle[tid] - rotor_speed[tid])
    rotor_speed[tid] = omega
    axis_w = wp.transform_vector(body_q[craft], rotor_axis[tid])
    lift = lift_coef[tid] * omega * omega
    v_axial = wp.dot(body_v[craft], axis_w)
    lift *= 1.0 - axial_loss * v_axial
    at = wp.transform_point(body_q[craft], rotor_pos[tid])
    # ground effect
    ratio = 0.25 * disc_radius / wp.max(at[2], disc_radius)
    lift = lift / (1.0 - ratio * ratio)
    f = lift * axis_w
    t = wp.cross(at - wp.transform_point(body_q[craft], body_com[craft]), f)
    t += drag_coef[tid] * omega * omega * axis_w
    load = wp.spatial_vector(f, t)
    wp.atomic_add(body_f, craft, load)

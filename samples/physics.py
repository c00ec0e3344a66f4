import warp as wp


@wp.kernel
def simulate_wave_front(
    forces: wp.array1d(dtype=wp.vec3),
    speeds: wp.array(dtype=wp.float32),
    use_bias: bool,
    anchors: wp.array1d(dtype=wp.vec3),
    accels: wp.array(dtype=wp.vec3),
    gravity: wp.vec3,
    charges: wp.array(dtype=float),
    new_velocities: wp.array1d(dtype=wp.vec3),
):
    index = wp.tid()
    dp = accels[index][1] * speeds[index] - 2.6
    stiffness = 2.0
    here = forces[wp.max(index - 1, 0)]
    separation = anchors[index] - here
    separation_length = wp.length(separation) + 0.001
    stretch = separation_length - stiffness
    tension = stiffness * stretch
    f_spring = separation * (tension / separation_length)
    p_vec = wp.where(use_bias, f_spring, f_spring * 0.5)
    new_velocities[index] = (p_vec - gravity) * charges[index] * dp

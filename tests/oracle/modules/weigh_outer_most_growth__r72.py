import warp as wp


@wp.kernel
def weigh_outer_most_growth(rotations: wp.array(dtype=wp.mat33), poses: wp.array(dtype=wp.transform), drifts: wp.array(dtype=wp.vec3), attitudes: wp.array(dtype=wp.quat, ndim=1), bounds: wp.array(dtype=wp.vec3, ndim=2), taps: int, factor: wp.float32, scale: float, viscosity: float):
    idx = wp.tid()
    state = wp.rand_init(taps, idx)
    arm = wp.sample_unit_cube(state) * rotations[idx][2, 1]
    motion = arm * factor * poses[idx][1] * scale - drifts[idx]
    axis = motion * attitudes[wp.max(idx - 1, 0)][1]
    wp.atomic_sub(bounds, 7, 4, axis * viscosity)

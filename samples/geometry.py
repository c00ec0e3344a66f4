import warp as wp


@wp.kernel
def apply_part_poses(
    part_of: wp.array[int],
    rot: wp.array[wp.quat],
    x: wp.array[wp.vec3],
    out: wp.array[wp.vec3],
):
    """Brings directions from the frames of the parts they belong to into the world."""
    i = wp.tid()
    p = part_of[i]
    out[i] = wp.quat_rotate(rot[p], x[i])

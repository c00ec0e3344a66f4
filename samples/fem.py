import warp as wp

SCALE = 0.8


@wp.kernel
def collect_reactions(
    parent: wp.array[int],
    anchor: wp.array[wp.vec3f],
    transforms: wp.array[wp.transformf],
    body_com: wp.array[wp.vec3f],
    f_node: wp.array[wp.vec3f],
    total_force: wp.array[wp.vec3f],
    total_torque: wp.array[wp.vec3f],
):
    i = wp.tid()
    owner = parent[i]
    if owner < 0:
        return

    turned = wp.quat_rotate(wp.transform_get_rotation(transforms[owner]), anchor[i])
    target = wp.transform_get_translation(transforms[owner]) + turned
    f = SCALE * f_node[i]
    r_vec = target - wp.transform_point(transforms[owner], body_com[owner])
    wp.atomic_add(total_force, owner, f)
    wp.atomic_add(total_torque, owner, wp.cross(r_vec, f))

import warp as wp

SHARE = 0.8


@wp.kernel
def collect_reactions(
    parent: wp.array[int],
    local: wp.array[wp.vec3f],
    body_q: wp.array[wp.transformf],
    com: wp.array[wp.vec3f],
    forces: wp.array[wp.vec3f],
    body_force: wp.array[wp.vec3f],
    body_torque: wp.array[wp.vec3f],
):
    i = wp.tid()
    body = parent[i]
    # not attached
    if body < 0:
        return

    turned = wp.quat_rotate(wp.transform_get_rotation(body_q[body]), local[i])
    where_now = wp.transform_get_translation(body_q[body]) + turned
    f = SHARE * forces[i]
    arm = where_now - wp.transform_point(body_q[body], com[body])
    wp.atomic_add(body_force, body, f)
    wp.atomic_add(body_torque, body, wp.cross(arm, f))

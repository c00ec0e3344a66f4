import warp as wp

LAYER = wp.constant(0.5)


@wp.kernel
def drag_along(mesh_id: wp.uint64, x: wp.array[wp.vec3], v: wp.array[wp.vec3], rate: wp.float32):
    """Pulls the velocity of particles towards that of a moving surface."""
    i = wp.tid()
    p = x[i]
    hit = wp.mesh_query_point_no_sign(mesh_id, p, LAYER)
    if not hit.result:
        return
    u = wp.mesh_eval_velocity(mesh_id, hit.face, hit.u, hit.v)
    foot = wp.mesh_eval_position(mesh_id, hit.face, hit.u, hit.v)
    d = wp.length(p - foot)
    weight = 1.0 - wp.smoothstep(0.0, LAYER, d)
    v[i] = wp.lerp(v[i], u, rate * weight)

import warp as wp


@wp.kernel
def limit_friction_impulses(
    impulse: wp.array(dtype=wp.vec3),
    material: wp.array(dtype=int),
    mu_c: wp.array(dtype=float),
):
    """Moves the impulses of contacts back into the friction cone."""
    c = wp.tid()
    jn = wp.max(impulse[c][0], 0.0)
    t0 = impulse[c][1]
    t1 = impulse[c][2]
    limit = mu_c[material[c]] * jn
    jt = wp.abs(t0) + wp.abs(t1)
    if jt > limit:
        s = limit / jt
        t0 = s * t0
        t1 = s * t1
    impulse[c] = wp.vec3(jn, t0, t1)

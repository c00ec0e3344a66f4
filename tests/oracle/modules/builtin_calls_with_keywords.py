import warp as wp


@wp.kernel
def keywords(a: wp.array(dtype=float), v: wp.vec3, q: wp.quat, out: wp.array(dtype=float)):
    i = wp.tid()
    x = wp.clamp(x=a[i], low=0.0, high=1.0)
    y = wp.max(a=x, b=2.0)
    z = wp.where(cond=x > y, value_if_true=x, value_if_false=y)
    w = wp.quat_rotate(quat=q, vec=v)
    m = wp.identity(n=3, dtype=float)
    u = wp.vector(length=3, dtype=float)
    r = wp.rand_init(seed=42, offset=i)
    wp.atomic_add(out, 0, value=x)
    out[1] = z + w[0] + m[0, 0] + u[0] + wp.randf(state=r) + wp.lerp(a=x, b=y, t=0.5)

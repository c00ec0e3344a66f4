import warp as wp


@wp.kernel
def direct_gravity(
    x: wp.array[wp.vec3],
    count: wp.int32,
    gm: wp.float32,
    soft2: wp.float32,
    accel: wp.array[wp.vec3],
):
    i = wp.tid()
    acc = wp.vec3(0.0)
    for src in range(count):
        if src == i:
            continue
        d = x[src] - x[i]
        r2 = wp.dot(d, d) + soft2
        inv_r = 1.0 / wp.sqrt(r2)
        acc += gm * inv_r * inv_r * inv_r * d
    accel[i] = acc

import warp as wp


@wp.kernel
def sum_gravity(
    positions: wp.array[wp.vec3],
    count: wp.int32,
    gm: wp.float32,
    soft2: wp.float32,
    accel: wp.array[wp.vec3],
):
    i = wp.tid()
    acc = wp.vec3(0.0)
    for j in range(count):
        if j == i:
            continue
        d = positions[j] - positions[i]
        r2 = wp.dot(d, d) + soft2
        rinv = 1.0 / wp.sqrt(r2)
        acc += gm * rinv * rinv * rinv * d
    accel[i] = acc

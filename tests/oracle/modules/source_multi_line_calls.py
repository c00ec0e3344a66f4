import warp as wp


@wp.kernel
def multi_line(
    a: wp.array(dtype=float),
    out: wp.array(dtype=float),
):
    i = wp.tid()
    x = wp.clamp(
        a[i],
        0.0,  # low
        1.0,
    )
    y = (
        x
        + a[i + 1]
        * 2.0
    )
    z = x + \
        y
    v = wp.vec3(
        x,
        wp.sin(
            y
        ),
        z,
    )
    if (
        x > 0.0
        and y > 0.0
    ):
        out[i] = v[
            0
        ]
    out[
        i
    ] = wp.max(x,
               y)

import warp as wp


@wp.kernel
def interference_pattern(
    place: wp.array[wp.vec3],
    gain: wp.array[float],
    phase: wp.array[float],
    num: int,
    wave_number: float,
    corner: wp.vec3,
    step_u: wp.vec3,
    step_v: wp.vec3,
    out: wp.array2d[float],
):
    i, j = wp.tid()
    p = corner + float(j) * step_u + float(i) * step_v
    re = float(0.0)
    im = float(0.0)
    for k in range(num):
        dist = wp.length(p - place[k])
        phi = wave_number * dist + phase[k]
        re += gain[k] * wp.cos(phi)
        im += gain[k] * wp.sin(phi)
    out[i, j] = re * re + im * im

import warp as wp


@wp.kernel
def interference_pattern(
    place: wp.array[wp.vec3],
    gain: wp.array[float],
    phase: wp.array[float],
    num: int,
    wave_k: float,
    screen_origin: wp.vec3,
    step_u: wp.vec3,
    step_v: wp.vec3,
    intensity: wp.array2d[float],
):
    i, j = wp.tid()
    spot = screen_origin + float(j) * step_u + float(i) * step_v
    re = float(0.0)
    im = float(0.0)
    for src in range(num):
        r = wp.length(spot - place[src])
        phi = wave_k * r + phase[src]
        re += gain[src] * wp.cos(phi)
        im += gain[src] * wp.sin(phi)
    intensity[i, j] = re * re + im * im

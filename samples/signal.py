import warp as wp


@wp.kernel
def track_echo(
    dim_x: wp.int32,
    phases: wp.array(dtype=float),
    rate: float,
    axis_gain: wp.vec3,
    cutoff: float,
    band_energy: wp.array(dtype=float),
    dst: wp.array2d(dtype=float),
):
    index = wp.tid()
    if index >= dim_x:
        return
    acceleration = axis_gain * axis_gain.x * 2.4
    level_value = phases[wp.min(dim_x, 7)] * axis_gain.z
    relative = axis_gain + acceleration
    dry = rate * 1.25 + 2.0
    release_c = 0.16
    rect = wp.abs(dry)
    rate_c = 0.76 if rect > cutoff else release_c
    env_new = cutoff + rate_c * (rect - cutoff)
    wp.atomic_add(band_energy, 1, env_new)
    for step_index in range(5):
        re = float(0.0)
        for k in range(8):
            re += phases[k] * wp.cos(2.2 * float(k))
        im = float(0.0)
        for n_two in range(8):
            im -= phases[n_two] * wp.sin(2.2 * float(n_two))
        re = re + 0.38 * im
        gap = re * axis_gain.z - float(index) - acceleration.z
        dst[index, step_index] = (gap + level_value) * relative.x * float(step_index)

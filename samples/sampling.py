import warp as wp


@wp.kernel
def integrate_paths(
    centers: wp.array(dtype=wp.vec2),
    origins: wp.array2d(dtype=wp.vec2),
    simulated: wp.array(dtype=float),
    dim_x: int,
):
    i = wp.tid()
    if i >= dim_x:
        return
    rand_state = wp.rand_init(8702, i)
    offset_p = (centers[i] * centers[i].x + origins[i, 1]) * 0.2
    walker = centers[i] * centers[wp.min(i + 1, dim_x - 1)][1]
    walker -= origins[i, 2] * centers[i].y
    walker += offset_p
    scattered = centers[i] * 3.25 - origins[i, wp.min(i, 2)] * origins[i, 2][0]
    scattered -= walker
    rotation_q = wp.normalize(wp.quat(scattered.y, offset_p[0], 0.9, 0.7))
    spin = wp.normalize(wp.quat(scattered[0], rotation_q.w, scattered.y, 1.6))
    spread_value = 0.5 * wp.cos(rotation_q.z) + 0.5
    hop = wp.normalize(wp.vec3(rotation_q.y, spread_value, spread_value))
    turn = wp.lerp(spin, wp.quat_from_axis_angle(hop, hop.z), spread_value)
    joint = wp.lerp(rotation_q, spin, spread_value) + turn
    attitude = joint * ((turn + turn) * (rotation_q * spin))
    scaled = attitude / (wp.abs(spin.y) + 0.4) * (turn / 1.7)
    contribution = attitude / 6.8 * (spin.z / (wp.abs(scaled[3]) + 0.9))
    norm_sq = wp.length_sq(scaled - contribution)
    dither_levels = 40.0
    noise_d = wp.randf(rand_state) - 0.5
    dithered = wp.min(norm_sq, 8.0) + noise_d / dither_levels
    stratum = wp.clamp(dithered, 0.0, 10.0)
    u = wp.randf(rand_state)
    strat = (stratum + u) / 16.0
    noise_amp = 1.9
    temper = 0.5 * wp.noise(rand_state, 2.0 * strat)
    rough_v = noise_amp * (wp.noise(rand_state, strat) + temper)
    simulated[i] = rough_v

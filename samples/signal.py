import warp as wp


@wp.kernel
def equalise_band(
    frames: wp.array1d(dtype=float),
    release_time: float,
    sensor_offset: wp.vec3,
    rate: float,
    size: wp.int32,
    band_energy: wp.array(dtype=float, ndim=2),
    modulated: wp.array(dtype=float),
):
    thread = wp.tid()
    if thread >= size:
        return
    color = (sensor_offset - sensor_offset * rate) * 3.2
    side = sensor_offset * 3.1 - sensor_offset * release_time
    heading = sensor_offset - sensor_offset * release_time
    prev = wp.max(thread - 1, 0)
    succ = wp.min(thread + 1, size - 1)
    avg_s = (frames[prev] + frames[thread] + frames[succ]) / 3.0
    wp.atomic_sub(band_energy, thread % 1, thread % 6, avg_s)
    z = avg_s / 1.5
    bell_w = wp.exp(-0.5 * wp.min(z * z, 40.0))
    if bell_w >= 0.28:
        modulated[thread] = wp.sin(wp.sin(side.z))
    else:
        modulated[thread] = wp.radians(release_time * color[0]) * wp.length(heading)

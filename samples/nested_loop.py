import warp as wp


@wp.kernel
def transform_body(
    num_cols: int,
    luminance: wp.array(dtype=float),
    speeds: wp.array(dtype=float),
    samples_in: wp.array(dtype=wp.vec3),
    directions: wp.array(dtype=wp.vec3),
    predictions: wp.array(dtype=wp.vec3, ndim=2),
    outcome: wp.array(dtype=float),
):
    idx = wp.tid()
    if idx >= num_cols:
        return
    acceleration = directions[idx] * samples_in[wp.min(idx + 2, num_cols - 1)].z
    acceleration += samples_in[idx]
    acceleration += wp.cross(samples_in[idx], directions[wp.min(idx + 1, num_cols - 1)])
    acceleration *= 2.6
    side = samples_in[wp.max(idx - 1, 0)] * samples_in[idx].z
    side += directions[idx] * speeds[idx]
    side += wp.cross(samples_in[idx], directions[wp.min(idx + 1, num_cols - 1)])
    for r in range(2):
        running = wp.vec3(0.0)
        for tap in range(wp.min(idx, 6)):
            acc = int(side.z)
            for t in range(4):
                target_point = wp.vec3i(int(acceleration[2]), 4, 0)
                offset = luminance[(idx + 1) % num_cols] - float(r)
                smallest = wp.min(t * target_point, target_point)
                distance_sq = wp.length_sq(smallest)
                phase_index = distance_sq * distance_sq % 8
                if speeds[idx] > offset:
                    bounded = wp.clamp(phase_index * tap, 0, 15)
                    phase_index = phase_index + bounded
                acc = wp.max(acc, phase_index // 5)
            if -2 < acc < 4 and acceleration.y + float(acc) <= directions[idx].z:
                continue
            contribution = acceleration * speeds[idx]
            if contribution.z < 0.0:
                offset_vector = -(side * 0.4)
                contribution = contribution - offset_vector
            running += contribution
        predictions[idx, r] = running
    outcome[idx] = wp.sin(wp.length(side))

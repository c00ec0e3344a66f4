import warp as wp


@wp.func
def shape_orbit(alpha: wp.float32):
    normal = wp.normalize(alpha * wp.vec3(alpha)) / 4.3
    return 3.7 * normal


@wp.kernel
def accumulate_total_filter(count: wp.int32, intensities: wp.array(dtype=float, ndim=3), padding: int, errors: wp.array(dtype=float), wind: wp.vec4, charges: wp.array(dtype=float, ndim=2), viscosity: wp.float32, durations: wp.array(dtype=float, ndim=3), limit_n: wp.int32, total_count: int, result: wp.array4d(dtype=wp.vec4)):
    x, y, z = wp.tid()
    if x >= limit_n or y >= total_count:
        return
    for b in range(4):
        collected = wind
        for lane_index in range(4):
            force = wind
            sample = intensities[wp.min(x + 1, limit_n - 1), wp.max(y - 1, 0), z]
            point = wp.normalize(sample * force)
            peak = float(0.0)
            for pass_index in range(wp.min(z, 8)):
                relative_q = wp.quat_from_axis_angle(wp.normalize(wp.vec3(point.y)), charges[y, z])
                power_in = wp.dot(relative_q, relative_q * 0.5)
                score = (errors[lane_index] - viscosity) * power_in
                peak += score - float(pass_index)
            if peak > 1.2:
                velocity = durations[x, y, z] * point
                point = point + velocity
            tally = float(0.0)
            for u in range(wp.min(z, 11)):
                magnitude = wp.max(charges[y, z] - intensities[x, y, z], 0.0)
                energy = wp.lerp(wp.length(force), wp.log(sample), magnitude)
                penalty = 3.9 * wp.cos(energy)
                tally = tally + (wp.length(penalty * wp.vec3(viscosity)) - float(u))
            edge = wp.vec3(intensities[wp.max(x - 2, 0), y, z])
            arm = wp.where(tally >= durations[x, (y + 1) % total_count, z], wp.vec3(1.45, durations[x, y, z], 1.64), edge)
            motion = shape_orbit(arm.x * peak)
            pull_vector = arm - (arm - motion)
            if tally * force[0] >= 0.0 or charges[y, z] > 0.0:
                left_peak = pull_vector
                for neighbor in range(3, 5):
                    displacement = wp.max(wp.min(pull_vector, edge), wp.normalize(arm))
                    left_peak = left_peak + wp.cross(edge, displacement) * float(neighbor)
                pull_vector = left_peak - motion
            slope = wp.max(pull_vector)
            collected = wp.min(collected, point / (wp.abs(slope) + 1.02))
        direction = wp.vec2(wp.float32(count))
        target_point = wp.max(direction) * collected * float(padding)
        result[x, y, z, b] = wp.normalize(target_point) * float(b)

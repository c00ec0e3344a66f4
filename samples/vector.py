import warp as wp


@wp.kernel
def filter_motion(
    masses: wp.array(dtype=float),
    normals: wp.array(dtype=wp.vec3),
    rotation_matrix: wp.mat33,
    headings: wp.array(dtype=wp.quat),
    total_count: int,
    accumulated: wp.array(dtype=float),
):
    idx = wp.tid()
    if idx >= total_count:
        return
    inertia = rotation_matrix * normals[idx].z * 1.85
    contribution = wp.cos(masses[idx]) * rotation_matrix[0, 1] - headings[idx][3] * 2.05
    contribution += 2.05
    share = contribution * inertia[2, 2] * 0.4
    distance = contribution * masses[wp.max(idx - 1, 0)]
    estimate = share / (wp.abs(-distance) + 1.5)
    slope = wp.cos(estimate)
    moving = masses[idx] >= 0.03 and estimate * share > 0.0
    parity = int(distance) + total_count
    hits = wp.dot(wp.vec2i(4, parity), wp.vec2i(parity, total_count))
    key = parity if moving else wp.clamp(hits, -60, 60)
    velocity = wp.max(wp.vec2i(hits, total_count), wp.vec2i(-15))
    center = wp.min(velocity, wp.vec2i(15))
    cell = key - (wp.length_sq(center) - -parity)
    digit = 14 + cell
    entry = wp.max(digit, wp.clamp(hits, -50, 50))
    if -0.65 <= slope < 0.505 or -2 < entry <= 5:
        accumulated[idx] = float(wp.float64(masses[idx]))

import warp as wp

BASE_LEVEL = 3.3


@wp.func
def compute_torque(corner: wp.vec4, rate: wp.float32):
    axis = wp.abs(corner)
    return wp.abs(wp.max(axis, axis * 0.5)) * rate


@wp.kernel
def balance_mass(num_taps: int, origins: wp.array(dtype=wp.vec3), generation: wp.uint64, threshold: wp.float32, aggregate: wp.array(dtype=float)):
    idx = wp.tid()
    v = wp.vec2(origins[wp.max(idx - 2, 0)].y)
    outer_part = 0.6 - wp.min(origins[idx][1] * v)
    correction = outer_part
    if correction / float(num_taps) <= 0.0 and threshold < correction:
        velocity = wp.vec4(outer_part, correction, 1.5, origins[idx].z)
        falloff = wp.max(wp.max(velocity, velocity * 0.5))
        correction = falloff
    point = wp.vec4(correction, origins[idx].y, correction, 1.21)
    motion = compute_torque(wp.max(wp.vec4(v.x), point), threshold)
    color = wp.min(motion, wp.sign(motion))
    estimate = wp.max(wp.max(color, motion))
    gap = estimate / threshold + wp.min(origins[idx])
    slope = point[3]
    ratio = (slope + BASE_LEVEL) / wp.max(wp.min(v), 0.9)
    step_vector = motion
    left = wp.max(wp.max(color - step_vector), 0.0)
    penalty = wp.lerp(gap, ratio, left)
    term = correction if wp.max(wp.spatial_vector(threshold)) <= 1.7 and wp.cos(origins[idx].z) > 0.0 else penalty
    wp.atomic_add(aggregate, 15, term - wp.float32(generation))

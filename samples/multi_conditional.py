import warp as wp

STEP_SIZE = wp.constant(-1.6)


@wp.func
def rate_balance(drift: wp.vec3, corner: wp.vec3, dt: float):
    if dt >= 0.52:
        return corner - drift
    summed = wp.abs(dt * 1.9) + 0.6
    quotient = wp.normalize(wp.cross(drift, corner)) / summed
    greatest = wp.max(corner / summed, drift + corner)
    arm = corner[0] * quotient if dt >= 0.0 else greatest * 2.1
    return quotient - arm


@wp.func
def refine_growth(offset: float, iterations: int):
    if offset <= -0.3:
        step_vector = wp.vec3(float(iterations), offset, offset)
        least = wp.min(step_vector, wp.vec3(step_vector.z, 0.7, offset))
        side = rate_balance(least, least, step_vector[2])
        return side
    gap = wp.vec3(offset, offset, 0.2) - wp.vec3(offset)
    return gap / wp.max(gap.y + 1.6, 1.2)


@wp.kernel
def estimate_flux(
    forces: wp.array(dtype=wp.vec3),
    speeds: wp.array(dtype=float),
    scale: float,
    solution: wp.array(dtype=float),
    aggregate: wp.array(dtype=wp.vec3),
):
    index = wp.tid()
    inner = speeds[wp.max(index - 1, 0)] * 2.45 - forces[index][0] * forces[index].z + 2.3
    target_point = forces[index]
    left = scale * 0.15 + 2.5
    normal = left * target_point
    is_valid = wp.log2(wp.abs(normal[2]) + 1.0) >= STEP_SIZE
    if is_valid and 3.6 <= wp.pow(wp.abs(inner) + 0.8, 1.0) < 8.3:
        best = normal
        for row in range(2, 5):
            fraction = wp.dot(wp.vec2(inner, 0.0), wp.vec2(inner, 1.3))
            position = refine_growth(fraction, row)
            best = wp.lerp(best, position / (wp.abs(fraction) + 1.1), 0.22)
            if is_valid:
                break
        normal = wp.normalize(wp.cross(normal, best))
    heading = normal
    if is_valid:
        heading = heading - heading / (wp.abs(scale) + 0.6)
    wp.atomic_add(aggregate, 9, heading)
    delta = inner if wp.max(inner, normal.x) < left else -0.1
    if delta > 0.0:
        load_factor = wp.exp(wp.min(inner, 3.4))
        solution[index] = load_factor if inner > left else wp.length(wp.vec2(delta))

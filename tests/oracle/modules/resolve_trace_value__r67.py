import warp as wp


@wp.func
def bend_profile(offset: float):
    tangent = wp.vec2(offset, offset) + wp.vec2(offset, offset)
    heading = wp.lerp(tangent, wp.normalize(tangent), wp.min(offset + 2.32, 1.0))
    return wp.max(heading)


@wp.kernel
def resolve_trace_value(amplitude: float, logits: wp.array(dtype=float), alpha: float, threshold: float, tokens: wp.array(dtype=wp.int32), width: wp.float32, total_count: wp.int32, response: wp.array(dtype=float)):
    index = wp.tid()
    if index >= total_count:
        return
    strain = wp.outer(wp.normalize(wp.vec4(float(total_count))), wp.vec4(width))
    if not wp.trace(strain) < alpha:
        m = wp.diag(wp.vec3(amplitude, 0.1, threshold))
        tensor = m + 7.0 * wp.identity(n=3, dtype=wp.float32)
        p = tensor[1] if bend_profile(alpha / (width + 0.3)) <= 0.0 else m[0]
        frame = wp.inverse(tensor) * 1.7 - wp.matrix_from_rows(p, p + p, m * p)
        rotation = frame
    else:
        update = wp.outer(wp.vec3(alpha), wp.vec3(alpha, 0.8, 0.8))
        rotation = update + update
    jacobian = rotation * 0.1
    projection, force = wp.eig3(jacobian + wp.transpose(jacobian))
    displacement = wp.vec4(wp.trace(projection)) * wp.length(force)
    acc = wp.normalize(displacement)
    for c in range(wp.min(index, 8)):
        step_vector = wp.max(wp.normalize(displacement), wp.normalize(displacement) * 0.5)
        offset_vector = displacement
        color = step_vector - 2.7 * wp.normalize(offset_vector)
        acc = acc + color * wp.float32(c)
    heading = acc
    if projection[2, 2] < -0.9:
        heading = heading + heading
    lower = wp.dot(wp.normalize(displacement), wp.normalize(heading))
    response[index] = lower * logits[index] - float(tokens[index])

import warp as wp

vec6ul = wp.types.vector(length=6, dtype=wp.uint64)


@wp.kernel
def filter_charge(num_layers: int, neighbors: wp.array(dtype=int, ndim=4), period: wp.uint64, amplitudes: wp.array4d(dtype=wp.uint64), fluxes: wp.array(dtype=wp.vec3ul, ndim=4), combined: wp.array(dtype=wp.uint64, ndim=4), shifted: wp.array4d(dtype=wp.uint64), contributions: wp.array4d(dtype=wp.uint64)):
    i, j, k, l = wp.tid()
    pull_vector = wp.vec2ul(amplitudes[i, wp.max(j - 1, 0), k, l])
    color = pull_vector + pull_vector
    tangent = color
    edge = pull_vector + tangent
    normal = wp.get_diag(wp.outer(color, edge))
    heading = wp.uint64(3) * color + wp.abs(normal)
    center = tangent
    bits = period * fluxes[i, j, k, l].x | edge.y & wp.uint64(num_layers)
    target_point = wp.min(wp.max(center * bits, wp.vec2ul(0)), wp.vec2ul(10))
    combined[i, j, k, l] = wp.dot(pull_vector + heading, target_point)
    total = float(neighbors[i, j, k, l])
    for neighbor in range(5):
        energy = float(neighbors[i, j, k, wp.max(l - 1, 0)])
        penalty = energy * 2.2
        load_factor = penalty + energy + (penalty + float(num_layers))
        total = total + (load_factor + wp.float32(neighbor))
    order_value = wp.uint64(wp.max(wp.tanh(total), 0.0))
    if order_value > wp.uint64(0):
        pool = order_value
        block = int(0)
        while block < 9:
            bucket = wp.length_sq(vec6ul(target_point[0]))
            pool += wp.max(bucket, wp.uint64(block))
            block += 1
        shifted[i, j, k, l] = pool
    peak = heading[0]
    for tap in range(l):
        best = wp.float64(0.0)
        for lane_index in range(0, 6, 3):
            difference = wp.min(wp.float64(bits), wp.float64(100.0)) * wp.float64(order_value)
            best += difference + wp.float64(lane_index)
            if best < wp.float64(1.5):
                break
        peak = wp.max(peak, wp.uint64(best) * wp.max(edge) | wp.uint64(tap))
    digit = peak
    force = wp.vec4ul(amplitudes[i, j, k, l], wp.uint64(0), wp.uint64(2), digit)
    parity = wp.clamp(wp.dot(force, force), wp.uint64(0), wp.uint64(100))
    contributions[i, j, k, l] = (digit + peak) * parity

import warp as wp


@wp.kernel
def scatter_reduced_average(taps: wp.int32, phases: wp.array(dtype=wp.int16), order: wp.int16, modulus: wp.int16, targets: wp.array(dtype=wp.float64), buckets: wp.array(dtype=wp.int32), indices: wp.array(dtype=wp.uint16), classes: wp.array(dtype=wp.int32, ndim=2), heights: wp.array1d(dtype=wp.int16), rounds: wp.int16, outcome: wp.array(dtype=wp.int16)):
    idx = wp.tid()
    bits = order
    bucket = order - bits
    integral = wp.int16(0)
    tick = int(0)
    while tick < 10:
        index_value = wp.int16(buckets[idx]) - modulus - (bucket + phases[idx])
        span = wp.uint64(rounds) * wp.uint64(wp.abs(heights[idx]))
        quotient = index_value + wp.int16(span)
        block = quotient * rounds + wp.int16(6)
        key = block & wp.min(wp.vec3s(rounds))
        integral += wp.clamp(key - wp.int16(tick), wp.int16(-100), wp.int16(100))
        tick += 1
    remainder = integral if not bucket > phases[wp.max(idx - 2, 0)] else wp.int16(7)
    bits += remainder
    slot = bits
    code = slot * wp.int16(taps) + wp.int16(targets[idx])
    hits = code | wp.int16(indices[wp.max(idx - 1, 0)])
    outcome[idx] = hits - wp.int16(classes[idx, wp.min(taps, 3)])

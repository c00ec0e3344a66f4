import warp as wp

vec6i = wp.types.vector(length=6, dtype=wp.int32)


@wp.func
def apply_drift(budget: wp.int32, level: int, margin: wp.float32):
    tick = wp.abs(budget)
    bucket = (tick ^ level) + wp.dot(vec6i(budget), vec6i(level))
    return bucket * wp.int32(margin)


@wp.kernel
def smooth_flux(slots: wp.array(dtype=wp.int8), temperature: wp.float32, quota: wp.int32, radii: wp.array(dtype=float), modulus: wp.int64, total_count: int, out: wp.array(dtype=wp.int32, ndim=2), predictions: wp.array(dtype=wp.float32)):
    i = wp.tid()
    if i >= total_count:
        return
    for c in range(3):
        entry = int(modulus) * quota * (wp.int32(modulus) * int(temperature))
        remainder = int(radii[i]) * wp.clamp(entry, -100, 100)
        parity = (int(slots[i]) + total_count) * remainder
        count = wp.clamp(entry, -100, 100) + wp.clamp(parity, -100, 100)
        quotient = c
        out[i, c] = apply_drift(count, quotient, temperature)
    axis = wp.vec3i(3, total_count, total_count)
    predictions[i] = wp.float32(wp.max(axis))

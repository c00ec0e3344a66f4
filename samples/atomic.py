import warp as wp


@wp.struct
class Light:
    charge: float
    age: float


@wp.func
def shape_weighted_density(dt: float, contrast: float):
    limited = wp.clamp(dt * contrast, -1.0, 0.9)
    fraction = wp.radians(wp.tan(limited))
    return wp.sqrt(wp.abs(fraction) + 0.05)


@wp.kernel
def accumulate_features(
    features: wp.array(dtype=float, ndim=3),
    params: Light,
    thickness: wp.array(dtype=float, ndim=3),
    totals: wp.array(dtype=float),
    balances: wp.array(dtype=float),
    dim_x: int,
    dim_y: int,
):
    x, y, z = wp.tid()
    if x >= dim_x or y >= dim_y:
        return

    feature = features[x, y, z]
    share = (feature + thickness[x, y, z] + wp.cos(feature)) * 0.45
    peak = params.charge
    for iteration in range(3):
        harmonic = share * (float(iteration) + 1.0)
        peak = wp.min(peak, harmonic * feature)

    wp.atomic_add(totals, y, peak)
    adjusted = wp.tan(wp.min(params.age, 0.9))
    summed = shape_weighted_density(adjusted, feature) + params.age
    fraction = summed / 2.0
    wp.atomic_sub(balances, z, wp.cosh(wp.min(fraction, 3.0)))

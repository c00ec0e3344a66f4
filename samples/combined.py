import warp as wp

STRENGTH = 1.2


@wp.func
def rate_gradient(inertia: wp.mat33, metric: wp.mat33):
    difference = metric[1, 0] - 0.7
    return inertia / (wp.abs(difference) + 0.1)


@wp.func
def evaluate_body(cutoff: float, limit: float, strength: float):
    if strength <= cutoff:
        return wp.trunc(limit)
    return wp.atan2(strength, wp.max(cutoff, 1.0))


@wp.kernel
def compute_energies(
    energies: wp.array2d(dtype=float),
    weight: float,
    charges: wp.array(dtype=float),
    stiffness: float,
    prices: wp.array(dtype=float),
    dst: wp.array(dtype=wp.bool),
    contributions: wp.array(dtype=wp.vec3),
):
    index = wp.tid()
    charge = charges[index]
    prex = prices[index]
    adjusted = energies[index][0] * stiffness * 1.9
    sample = wp.sin(energies[index, 1]) * weight - energies[index, 0] * weight - 1.6
    dyad = wp.outer(wp.vec3(1.0, prex, adjusted), wp.vec3(charge, sample, adjusted))
    summed = dyad + rate_gradient(dyad * STRENGTH, dyad)
    scaled = wp.exp(sample) * (stiffness + charge)
    pull = evaluate_body(scaled, dyad[0, 1], sample)
    product = summed / wp.max(pull, 0.1) * 0.1
    joint = 0.5 * wp.sin(wp.log(wp.max(charge, 0.5))) + 0.5
    strain = wp.lerp(summed, product, joint)
    total = strain * 0.001 + wp.diag(wp.vec3(8.0, 16.0, 24.0))
    jacobian, position, m = wp.svd3(total)
    offset = wp.trace(jacobian) + position.z - wp.trace(m)
    fraction = -(offset + position.x)
    dst[index] = wp.log(wp.abs(fraction) + 1.0) < 0.0
    difference = wp.normalize(m[1]) - wp.min(jacobian[2], m[2])
    combined = difference + total[1]
    center = dyad * wp.normalize(wp.cw_mul(strain[0], combined))
    contributions[index] = center

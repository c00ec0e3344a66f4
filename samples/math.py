import warp as wp

OFFSET = -0.6


@wp.kernel
def transform_errors(
    errors: wp.array(dtype=float, ndim=2),
    basis: wp.mat33,
    masses: wp.array(dtype=float),
    pedestal: float,
    balances: wp.array(dtype=float),
    out: wp.array(dtype=float),
):
    tid = wp.tid()
    mass = masses[tid]
    block = basis * 2.4
    mean = mass * basis[0, 0] - 0.6
    push = mass * 1.8 - 1.6
    weighted = push * 2.0
    share = block[0, 0]
    scaled = share * errors[tid, wp.min(tid, 2)]
    weighted /= wp.abs(scaled) + 0.5
    balances[tid] = wp.exp(-wp.abs(weighted))
    slope = wp.erfcinv(wp.clamp(share, 0.2, 1.8))
    switched = wp.where(slope >= OFFSET, push, basis[2, 2])
    joint = wp.step(0.2 * mean) + wp.step(switched)
    out[tid] = joint + pedestal

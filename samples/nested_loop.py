import warp as wp


@wp.kernel
def estimate_costs(
    costs: wp.array(dtype=float),
    num_rounds: int,
    accumulated: wp.array(dtype=float, ndim=2),
):
    tid = wp.tid()
    cost = costs[tid]
    inner = cost * 1.5
    value = cost + 2.4
    gap = cost + inner
    lower = cost * cost + 2.75
    attenuation = cost - gap + wp.sin(value) + 1.6
    summed = 0.3 + 0.25 * attenuation
    moving = wp.sqrt(wp.max(summed, 1.0)) > 0.9
    for iteration in range(num_rounds):
        position_k = lower + float(iteration) * 0.01
        total = float(0.0)
        chosen = wp.where(moving, position_k / value, wp.sin(inner))
        entropy = wp.log(wp.abs(chosen) + 0.1)
        for r in range(wp.min(num_rounds, 4)):
            shifted_k = attenuation + float(r) * 0.2
            collected = shifted_k
            span = int(0)
            while span < 9:
                collected += wp.round(entropy) * float(span)
                span += 1
            total += lower + collected
        accumulated[tid, iteration] = total

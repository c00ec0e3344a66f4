import warp as wp


@wp.kernel
def unicode(a: wp.array(dtype=float)):
    """Größe ≥ 1 – 数学."""
    i = wp.tid()  # naïve façade
    # ∂f/∂x
    x = a[i]  # θ = 1
    a[i] = x * 2.0  # 🙂

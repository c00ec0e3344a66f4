import warp as wp


@wp.kernel
def elementary(a: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    x = a[i]
    y = a[i + 1]
    out[0] = wp.min(x, y) + wp.max(x, y) + wp.clamp(x, wp.float64(0.0), y)
    out[1] = wp.abs(x) + wp.sign(x) + wp.copysign(x, y) + wp.step(x) + wp.nonzero(x)
    out[2] = wp.sin(x) + wp.cos(x) + wp.acos(x) + wp.asin(x) + wp.sqrt(x) + wp.cbrt(x) + wp.tan(x)
    out[3] = wp.atan(x) + wp.atan2(x, y) + wp.sinh(x) + wp.cosh(x) + wp.tanh(x)
    out[4] = wp.degrees(x) + wp.radians(x) + wp.log(x) + wp.log2(x) + wp.log10(x) + wp.exp(x) + wp.pow(x, y)
    out[5] = wp.erf(x) + wp.erfc(x) + wp.erfinv(x) + wp.erfcinv(x)
    out[6] = wp.round(x) + wp.rint(x) + wp.trunc(x) + wp.floor(x) + wp.ceil(x) + wp.frac(x)
    if wp.isfinite(x) and not wp.isnan(x) or wp.isinf(y):
        out[7] = wp.float64(1.0)
    out[8] = wp.div_approx(x, y) + wp.lerp(x, y, x) + wp.smoothstep(x, y, x)

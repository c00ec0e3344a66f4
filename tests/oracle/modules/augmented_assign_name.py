import warp as wp


@wp.kernel
def aug_name(a: wp.array(dtype=float), b: wp.array(dtype=int), out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    x += 1.0
    x -= a[0]
    x *= 2.0
    x /= 3.0
    x //= 4.0
    x %= 5.0
    x **= 2.0
    k = b[i]
    k += 1
    k -= 2
    k *= 3
    k //= 4
    k %= 5
    k <<= 1
    k >>= 2
    k &= 7
    k |= 8
    k ^= 3
    out[i] = x + float(k)

import warp as wp


@wp.kernel
def bits(a: int, b: int, c: int, d: int, e: int, out: wp.array(dtype=int)):
    out[0] = a & b ^ c & d
    out[1] = a ^ b & c | d ^ e & a
    out[2] = (a ^ b) & c ^ (d & e)
    out[3] = a & ~b ^ c << 1 & d + 2
    out[4] = a & b & c ^ d ^ e
    out[5] = a & (
        b
    ) ^ c
    out[6] = a ^ b & c ^ d & e ^ a
    out[7] ^= a & b ^ c
    if a & b ^ c == d & e:
        out[8] = 1

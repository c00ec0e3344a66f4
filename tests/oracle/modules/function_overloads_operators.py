import warp as wp


@wp.struct
class Complex:
    re: float
    im: float


@wp.func
def add(a: Complex, b: Complex):
    return Complex(a.re + b.re, a.im + b.im)


@wp.func
def mul(a: Complex, b: Complex):
    return Complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re)


@wp.kernel
def operators(a: wp.array(dtype=Complex), x: float):
    i = wp.tid()
    p = a[i]
    q = a[i + 1]
    r = p * q + p
    r += q
    r.re = r.re + x * 2.0
    a[i] = r

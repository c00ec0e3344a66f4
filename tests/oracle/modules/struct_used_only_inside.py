import warp as wp


@wp.struct
class Acc:
    total: float
    n: int


@wp.func
def add(acc: Acc, x: float):
    acc.total += x
    acc.n += 1
    return acc


@wp.kernel
def inside(a: wp.array(dtype=float)):
    i = wp.tid()
    acc = Acc()
    acc = add(acc, a[i])
    acc = add(acc, 2.0)
    a[i] = acc.total / float(acc.n)

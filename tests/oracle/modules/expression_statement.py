import warp as wp


@wp.func
def effect(a: wp.array(dtype=float), i: int):
    a[i] = 1.0


@wp.kernel
def expression_statement(a: wp.array(dtype=float)):
    i = wp.tid()
    effect(a, i)
    wp.sin(a[i])
    a[i] + 1.0
    wp.atomic_add(a, i, 1.0)

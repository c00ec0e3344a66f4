import warp as wp, math
import a.b as c
from typing import Any, Union as U
from . import x
@wp.kernel(enable_backward=False)
def k(a: wp.array(dtype=float), b: wp.array[wp.vec3], c: list[int], d: "str" = 3, e=4, *args, f, **kw) -> tuple[int, float]:
    # c
    """doc"""
    x, y = wp.tid()
    z: int = 3
    w: float
    a[x, 1:2, ::3] += -b.x ** 2
    a[x,] = b, 
    p = q = (3)
    if a < b <= c not in d is not e:
        pass
    elif not a and b or c:
        print(a, b, sep=" ")
    else:
        return a, b
    for i, j in range(3):
        break
    else:
        continue
    while True: x = 1; y = 2
    x = a if b else c
    f(*a, **b, k=3)
    (a, b) = 1, 2
    [a, *b] = []
    s = "a\n" 'b' f"x{y!r:>3}"
    assert x, "m"
    lambda x: 3
    [x for x in y]
    (y := 3)
    x @= y
    a = ~x
    sum(x for x in y)
    # trailing
x = 1.5e3j
class A(B):
    """d"""
    f: wp.vec3
    g: int = 3
    h: A.B | C

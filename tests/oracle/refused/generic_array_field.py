# expect: 13: Any generic
from typing import Any

import warp as wp


@wp.struct
class Pair:
    first: wp.array(dtype=Any)


@wp.kernel
def k(a: wp.array(dtype=float), pair: Pair):
    i = wp.tid()
    a[i] = a[i] * 2.0

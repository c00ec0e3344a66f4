# expect: 9: 'Any' is no type for a field of a struct
from typing import Any

import warp as wp


@wp.struct
class Pair:
    first: Any


@wp.kernel
def k(a: wp.array(dtype=float), pair: Pair):
    i = wp.tid()
    a[i] = a[i] * 2.0

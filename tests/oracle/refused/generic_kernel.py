# expect: 8: Any
from typing import Any

import warp as wp


@wp.kernel
def k(a: wp.array(dtype=Any)):
    i = wp.tid()
    a[i] = a[i] + a[i]

"""Arrays, lists and other objects of a script may have the names of parameters: they enter no hash."""

import numpy as np

import warp as wp

wp.config.track_memory = True
wp.config.load_module_max_workers = 2


@wp.kernel
def saxpy(x: wp.array(dtype=float), y: wp.array(dtype=float), a: float, rng: wp.uint32, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = a * x[i] + y[i] + wp.randf(rng)


n = 64
x = wp.zeros(n, dtype=float)
y = wp.array(np.ones(n), dtype=float)
out = np.zeros(n)
rng = np.random.default_rng(3)
a = [1.0, 2.0]

# expect: 15: option 'name' of 'wp.func'
import warp as wp


@wp.func(name="renamed")
def original(x: float):
    return x * 2.0


# Warp hashes the function that stands where nothing is made of it.
@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    for _j in range(0):
        a[i] = original(a[i])

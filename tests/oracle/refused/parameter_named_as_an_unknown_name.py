# expect: 10: 'n' bound at line 5 weft does not understand
import warp as wp

# Warp hashes the number of the module's `n` in the place of the argument.
n = len("four")


@wp.kernel
def k(a: wp.array(dtype=float), n: int):
    a[0] = float(n)

# expect: 14: 'SCALE' bound at line 5 weft does not understand
import warp as wp

# Warp hashes the number that a name stands for also where the code around it is never made.
if __name__ != "__main__":
    SCALE = wp.constant(3.0)


@wp.func
def unrolled(s: float):
    for _j in range(3):
        s += 1.0
    else:
        s = SCALE
    return s


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = unrolled(a[i])

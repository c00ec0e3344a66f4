"""The size of an array is that of its annotation: 0, and a fixed array's own."""

import warp as wp


@wp.struct
class Held:
    data: wp.array(dtype=float)
    count: int


@wp.func
def size_of(x: wp.array(dtype=float)):
    return float(x.size)


@wp.kernel
def size_as_number(x: wp.array(dtype=float)):
    x[0] = float(x.size) + float(x.capacity)
    x[1] = size_of(x)
    print(x.size)


@wp.kernel
def size_in_operators(x: wp.array2d(dtype=float), y: wp.array(dtype=float)):
    n = x.size * 2
    y[y.size - 1] = float(x.size + n) + float(x.ndim % 2)


@wp.kernel
def size_of_loops(x: wp.array(dtype=float)):
    for i in range(x.size):
        x[i] = 1.0
    for i in range(x.size + 1):
        x[i] = 2.0


@wp.kernel
def size_of_field_and_view(held: Held, x: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):
    held.data[0] = float(held.data.size)
    row = y[1]
    other = x
    x[0, 0] = float(row.size) + float(other.size) + float(x[0:2].size)


@wp.kernel
def size_of_indexed_and_fixed(x: wp.indexedarray(dtype=float), y: wp.array(dtype=float)):
    local = wp.zeros(shape=(2, 3), dtype=float)
    y[0] = float(local.size)
    y[1] = float(x.size) + wp.where(x.is_contiguous, 1.0, 2.0)


@wp.kernel
def flags_of_annotation(x: wp.array(dtype=float)):
    x[0] = float(x.requires_grad) + float(x.is_contiguous) + float(x.pinned)

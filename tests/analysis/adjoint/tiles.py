"""What Warp's backward pass gets right and wrong of tiles, a kernel for each construct, as in cases.py.

Each is launched as one block. `lucky` is what is right with the single thread that a block has on the CPU, and wrong with
more. One long file on purpose: it is a table of small cases that are read, run and counted together.
"""
import warp as wp


@wp.func
def times_sine(a: wp.float64, b: wp.float64):
    return a * wp.sin(b)


@wp.func
def fraction(a: wp.float64, b: wp.float64):
    return wp.frac(wp.float64(3.0) * a) * b


@wp.kernel
def exact_tile_product(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    b = wp.tile_load(y, shape=(4, 4))
    wp.tile_store(o, wp.tile_matmul(a, b))


@wp.kernel
def exact_tile_product_in_a_loop(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    acc = wp.tile_zeros(shape=(4, 4), dtype=wp.float64)
    for k in range(n):
        a = wp.tile_load(x, shape=(4, 4))
        b = wp.tile_load(y, shape=(4, 4))
        acc += wp.tile_matmul(a, b)
    wp.tile_store(o, acc)


@wp.kernel
def exact_tile_product_is_added(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    acc = wp.tile_zeros(shape=(4, 4), dtype=wp.float64)
    for k in range(n):
        a = wp.tile_load(x, shape=(4, 4))
        b = wp.tile_load(y, shape=(4, 4))
        wp.tile_matmul(a, b, acc)
    wp.tile_store(o, acc)


@wp.kernel
def exact_tile_map(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    b = wp.tile_load(y, shape=(4, 4))
    wp.tile_store(o, wp.tile_map(times_sine, a, b))


@wp.kernel
def wrong_tile_map_of_a_function_without_adjoint(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    b = wp.tile_load(y, shape=(4, 4))
    wp.tile_store(o, wp.tile_map(fraction, a, b))


@wp.kernel
def wrong_tile_map_of_a_builtin_without_adjoint(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    wp.tile_store(o, wp.tile_map(wp.frac, a))


@wp.kernel
def exact_tile_sums(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    wp.tile_store(mo, wp.tile_sum(a * a, axis=1))


@wp.kernel
def exact_tile_broadcast(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    b = wp.tile_broadcast(wp.tile_load(z, shape=4), shape=(4, 4))
    wp.tile_store(o, a * b)


@wp.kernel
def exact_tile_transposed(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    b = wp.tile_load(y, shape=(4, 4))
    wp.tile_store(o, wp.tile_matmul(a, wp.tile_transpose(b)))


@wp.kernel
def exact_tile_transposed_before_its_values_are_used(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    t = wp.tile_transpose(a)
    b = wp.tile_load(y, shape=(4, 4))
    wp.tile_store(o, wp.tile_matmul(b, t) + a * a)


@wp.kernel
def wrong_tile_transposed_after_its_values_are_used(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    b = a * wp.tile_load(y, shape=(4, 4))
    wp.tile_store(o, wp.tile_matmul(b, wp.tile_transpose(a)))


@wp.kernel
def wrong_tile_transposed_in_a_loop(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    acc = wp.tile_zeros(shape=(4, 4), dtype=wp.float64)
    for k in range(n):
        b = wp.tile_load(y, shape=(4, 4))
        acc += wp.tile_matmul(b, wp.tile_transpose(a))
    wp.tile_store(o, acc)


@wp.kernel
def wrong_tile_minimum(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    wp.tile_store(mo, wp.tile_min(a))


@wp.kernel
def wrong_tile_scan(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(z, shape=4)
    sums = wp.tile_scan_inclusive(wp.tile_astype(a, dtype=wp.float32))
    wp.tile_store(mo, wp.tile_astype(sums, dtype=wp.float64))


@wp.kernel
def wrong_tile_sorted(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(z, shape=4)
    p = wp.tile_arange(4, dtype=int)
    keys = wp.tile_astype(a, dtype=wp.float32)
    wp.tile_sort(keys, p)
    wp.tile_store(mo, wp.tile_astype(keys, dtype=wp.float64))


@wp.kernel
def wrong_tile_of_a_number_from_memory(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_full(shape=4, value=z[0], dtype=wp.float64)
    wp.tile_store(mo, a)


@wp.kernel
def lucky_tile_element_becomes_a_number(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_sum(wp.tile_load(x, shape=(4, 4)))
    mo[0] = a[0]


@wp.kernel
def wrong_tile_with_a_sum_on_its_diagonal(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    d = wp.tile_load(z, shape=4)
    wp.tile_store(o, wp.tile_diag_add(a, d))


@wp.kernel
def exact_tile_added_to_memory(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    wp.tile_atomic_add(o, a * wp.tile_load(y, shape=(4, 4)))


@wp.kernel
def exact_tile_view(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4), storage="shared")
    v = wp.tile_view(a, offset=(1, 0), shape=(2, 4))
    wp.tile_store(o, v * v)


@wp.kernel
def wrong_tile_changed_under_its_view(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4), storage="shared")
    v = wp.tile_reshape(a, shape=(16,))
    w = v * v
    a += wp.tile_load(y, shape=(4, 4))
    wp.tile_store(o, wp.tile_reshape(w, shape=(4, 4)))


@wp.kernel
def exact_tile_is_scaled_by_a_number_of_the_kernel(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    a = wp.tile_load(x, shape=(4, 4))
    wp.tile_store(o, a * wp.float64(n))


@wp.kernel
def exact_tile_loop_adds_what_is_read(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    s = wp.tile_zeros(shape=4, dtype=wp.float64)
    for k in range(n):
        r = wp.tile_load(x[k], shape=4)
        s += r * r
    wp.tile_store(mo, s)


@wp.kernel
def wrong_tile_loop_multiplies(x: wp.array2d[wp.float64], y: wp.array2d[wp.float64], z: wp.array[wp.float64], n: int, o: wp.array2d[wp.float64], mo: wp.array[wp.float64]):
    s = wp.tile_ones(shape=4, dtype=wp.float64)
    for k in range(n):
        s = s * wp.tile_load(x[k], shape=4)
    wp.tile_store(mo, s)

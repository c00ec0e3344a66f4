import warp as wp


@wp.struct
class Shape:
    center: wp.vec2
    size: float
    value: int


ROWS = wp.constant(7)
COLS = wp.constant(8)


@wp.kernel
def paint_shapes(shapes: wp.array[Shape], h: float, field: wp.array2d[int]):
    """Stamps the shapes onto the cells that they cover."""
    s = wp.tid()
    mid = shapes[s].center
    reach = shapes[s].size
    # cells that can be covered
    i0 = wp.max(int(wp.floor((mid[0] - reach) / h)), 0)
    j0 = wp.max(int(wp.floor((mid[1] - reach) / h)), 0)
    i1 = wp.min(int(wp.floor((mid[0] + reach) / h)), wp.static(ROWS - 1))
    j1 = wp.min(int(wp.floor((mid[1] + reach) / h)), wp.static(COLS - 1))
    for i in range(i0, i1 + 1):
        for j in range(j0, j1 + 1):
            dx = (float(i) + 0.5) * h - mid[0]
            dy = (float(j) + 0.5) * h - mid[1]
            if wp.max(wp.abs(dx), wp.abs(dy)) <= reach:
                wp.atomic_max(field, i, j, shapes[s].value)

import warp as wp


@wp.struct
class Cell:
    value: float
    next: int


@wp.kernel
def cells(grid: wp.array2d(dtype=Cell), out: wp.array(dtype=float)):
    i, j = wp.tid()
    c = grid[i, j]
    row = grid[i]
    d = row[c.next]
    grid[i, j].value = d.value
    grid[i, j].value += 1.0
    out[i] = d.value + grid[0, 0].value + grid[i][j].value

import warp as wp

SIZE = 2


@wp.kernel
def filter_extremum(image: wp.array2d[float], rows: int, cols: int, out: wp.array2d[float]):
    row, col = wp.tid()
    highest = image[row, col]
    for a in range(-SIZE, SIZE + 1):
        for b in range(-SIZE, SIZE + 1):
            # corners of the square do not belong to the disk
            if a * a + b * b > SIZE * SIZE:
                continue
            r = row + a
            c = col + b
            if r >= 0 and r < rows and c >= 0 and c < cols:
                value = image[r, c]
                if value > highest:
                    highest = value
    out[row, col] = highest

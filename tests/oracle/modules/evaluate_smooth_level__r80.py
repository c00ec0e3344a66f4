import warp as wp


@wp.struct
class Record:
    threshold: wp.int8
    friction: wp.int8


@wp.kernel
def evaluate_smooth_level(ranks: wp.array(dtype=int), slots: wp.array(dtype=int), values: wp.array(dtype=wp.int8, ndim=1), estimates: wp.array(dtype=wp.bool), count: int, world: Record, level: int):
    thread = wp.tid()
    selected = values[thread] - world.friction > wp.int8(-3)
    close_enough = (selected and count >= ranks[thread]) and level == 6
    estimates[thread] = close_enough or slots[thread] >= 9

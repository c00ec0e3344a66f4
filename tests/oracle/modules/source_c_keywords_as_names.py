import warp as wp


@wp.func
def register(auto: float, double: float):
    return auto * double


@wp.kernel
def switch(int32: wp.array(dtype=float), char: float, var_0: float, adj_0: float):
    i = wp.tid()
    long = int32[i]
    short = register(long, char)
    unsigned = var_0 + adj_0
    int32[i] = short + unsigned

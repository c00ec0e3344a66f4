import warp as wp


@wp.struct
class Documented:
    """A struct with a docstring."""

    # leading comment
    a: float  # trailing comment
    b: int


@wp.kernel
def documented(d: Documented, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = d.a + float(d.b)

import warp as wp

SNIPPET = """
    out[tid] = x[tid] + 1.0f;
    """
ADJOINT = "adj_x[tid] += adj_out[tid];"


@wp.func_native(SNIPPET)
def increment(x: wp.array(dtype=float), out: wp.array(dtype=float), tid: int): ...


@wp.func_native(snippet=SNIPPET, adj_snippet=ADJOINT)
def increment_with_adjoint(x: wp.array(dtype=float), out: wp.array(dtype=float), tid: int): ...


@wp.func_native("return x * 2.0f;", "adj_x += 2.0f * adj_ret;", "return 0.0f;")
def twice(x: float) -> float: ...


@wp.kernel
def increments(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    increment(x, out, i)


@wp.kernel
def adjoints(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    increment_with_adjoint(x, out, i)
    out[i] = twice(out[i])

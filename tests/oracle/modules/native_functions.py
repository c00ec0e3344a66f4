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


# What it returns stands in the Python body, where no annotation says it.
@wp.func_native("return 1.0;")
def by_body(x: float):
    return x


@wp.func_native("return 1;")
def by_either(flag: bool, x: float):
    if flag:
        return x
    return 2.0 * x


@wp.func_native("ret_0 = x; ret_1 = 2;")
def several(x: float):
    return x, 2


@wp.func_native("return 1.0;")
def of_other_type(x: float) -> float:
    return 2


@wp.func_native("return x;")
def array_element(x: wp.array(dtype=wp.vec3), i: int):
    return x[i]


@wp.func_native("return x;")
def nothing_said(x: float):
    pass


native = wp.func_native
from warp import func_native


@func_native("return x;")
def by_name(x: float):
    return wp.vec3(x)


@func_native("return x;")
def annotation_says_nothing(x: float) -> float:
    pass


@wp.kernel
def bodies(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    a, b = several(x[i])
    x[i] = by_body(x[i]) + by_either(i > 2, x[i]) + a + float(b) + of_other_type(x[i])
    v[i] = array_element(v, i) + by_name(x[i])
    nothing_said(x[i])
    annotation_says_nothing(x[i])


@wp.kernel
def one_body(x: wp.array(dtype=float)):
    x[0] = by_body(x[1])

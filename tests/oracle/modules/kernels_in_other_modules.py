import warp as wp

NAME = "module_of_its_own"

wp.get_module("other_module_forward").options["enable_backward"] = False
wp.set_module_options({"max_unroll": 2})


@wp.kernel(module="other_module_forward")
def without_adjoint(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(3):
        a[i] += float(j)


@wp.kernel(module="other_module", enable_backward=True)
def other_defaults(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(3):
        a[i] *= float(j)


@wp.kernel(module=NAME)
def options_come_later(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(4):
        a[i] -= float(j)


wp.get_module(NAME).options["max_unroll"] = 3
wp.get_module(NAME).options["strip_hash"] = True


@wp.kernel(module="other_module_forward")
def without_adjoint_too(a: wp.array(dtype=float)):
    a[wp.tid()] = 1.0


@wp.kernel
def in_the_module_of_the_file(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(3):
        a[i] += float(j)

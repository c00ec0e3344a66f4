import warp as wp

wp.set_module_options({"deterministic": wp.DeterministicMode.RUN_TO_RUN})


@wp.kernel
def run_to_run(a: wp.array(dtype=float), total: wp.array(dtype=float), n: wp.array(dtype=int)):
    i = wp.tid()
    wp.atomic_add(total, 0, a[i])
    slot = wp.atomic_add(n, 0, 1)
    a[slot] = a[i] * 2.0


@wp.kernel(module="unique", module_options={"deterministic": wp.DeterministicMode.GPU_TO_GPU, "deterministic_max_records": 4})
def gpu_to_gpu(a: wp.array(dtype=float), total: wp.array(dtype=float)):
    i = wp.tid()
    total[i % 4] += a[i]


@wp.kernel(module="unique", module_options={"deterministic": wp.DeterministicMode.NOT_GUARANTEED})
def not_guaranteed(a: wp.array(dtype=float), total: wp.array(dtype=float)):
    i = wp.tid()
    wp.atomic_add(total, 0, a[i])

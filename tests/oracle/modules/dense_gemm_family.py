import warp as wp


@wp.kernel
def dense(
    A: wp.array(dtype=float),
    B: wp.array(dtype=float),
    C: wp.array(dtype=float),
    s: wp.array(dtype=int),
    d: wp.array(dtype=int),
):
    wp.dense_gemm(2, 2, 2, 0, 0, A, B, C)
    wp.dense_chol(2, A, 0.1, B)
    wp.dense_subs(2, A, B, C)
    wp.dense_solve(2, A, B, C, C)
    wp.dense_gemm_batched(s, s, s, 0, 0, s, d, d, A, B, C)
    wp.dense_chol_batched(s, d, A, 0.1, B)
    wp.dense_solve_batched(s, s, d, A, B, C, C)

struct wp_args__regularize_kernel_a4d621ff {
    wp::array_t<wp::float32> shift;
    wp::array_t<wp::float32> A;
};

template <bool wp_linear_contiguous>
static void _regularize_kernel_a4d621ff_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args__regularize_kernel_a4d621ff *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_shift = _wp_args->shift;
    wp::array_t<wp::float32> var_A = _wp_args->A;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def _regularize_kernel(shift: wp.array(dtype=float), A: wp.array2d(dtype=float)):       <L 5>
    // i = wp.tid()                                                                           <L 6>
    var_0 = builtin_tid1d();
    // A[i, i] += shift[i]                                                                    <L 7>
    var_1 = wp::address(var_shift, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::atomic_add(var_A, var_0, var_0, var_3);
}

template <bool wp_linear_contiguous>
static void _regularize_kernel_a4d621ff_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args__regularize_kernel_a4d621ff *_wp_args,
    wp_args__regularize_kernel_a4d621ff *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_shift = _wp_args->shift;
    wp::array_t<wp::float32> var_A = _wp_args->A;
    wp::array_t<wp::float32> adj_shift = _wp_adj_args->shift;
    wp::array_t<wp::float32> adj_A = _wp_adj_args->A;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def _regularize_kernel(shift: wp.array(dtype=float), A: wp.array2d(dtype=float)):       <L 5>
    // i = wp.tid()                                                                           <L 6>
    var_0 = builtin_tid1d();
    // A[i, i] += shift[i]                                                                    <L 7>
    var_1 = wp::address(var_shift, var_0);
    var_3 = wp::load(var_1);
    // var_2 = wp::atomic_add(var_A, var_0, var_0, var_3);
    //---------
    // reverse
    wp::adj_atomic_add(var_A, var_0, var_0, var_3, adj_A, adj_0, adj_0, adj_1, adj_2);
    wp::adj_address(var_shift, var_0, adj_shift, adj_0, adj_1);
    // adj: A[i, i] += shift[i]                                                               <L 7>
    // adj: i = wp.tid()                                                                      <L 6>
    // adj: def _regularize_kernel(shift: wp.array(dtype=float), A: wp.array2d(dtype=float)):  <L 5>
    return;
}

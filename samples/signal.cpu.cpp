struct wp_args_overlap_add_kernel_3b2878e1 {
    wp::int32 frame_len;
    wp::array_t<wp::float64> frames;
    wp::array_t<wp::float64> window;
    wp::int32 hop;
    wp::array_t<wp::float64> signal;
};

template <bool wp_linear_contiguous>
static void overlap_add_kernel_3b2878e1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_overlap_add_kernel_3b2878e1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_frame_len = _wp_args->frame_len;
    wp::array_t<wp::float64> var_frames = _wp_args->frames;
    wp::array_t<wp::float64> var_window = _wp_args->window;
    wp::int32 var_hop = _wp_args->hop;
    wp::array_t<wp::float64> var_signal = _wp_args->signal;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float64 var_1;
    wp::int32 var_2;
    bool var_3;
    const wp::int32 var_4 = 0;
    bool var_5;
    wp::int32 var_6;
    wp::int32 var_7;
    bool var_8;
    wp::int32 var_9;
    wp::int32 var_10;
    wp::float64* var_11;
    wp::float64* var_12;
    wp::float64 var_13;
    wp::float64 var_14;
    wp::float64 var_15;
    wp::float64 var_16;
    const wp::int32 var_17 = 1;
    wp::int32 var_18;
    wp::float64 var_19;
    //---------
    // forward
    // def overlap_add_kernel(                                                                <L 5>
    // t = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // total = wp.float64(0.0)                                                                <L 14>
    var_1 = 0.0;
    // fr = t // hop                                                                          <L 16>
    var_2 = wp::floordiv(var_0, var_hop);
    // while fr >= 0 and t - hop * fr < frame_len:                                            <L 17>
    start_while_0:;
    var_5 = (var_2 >= var_4);
    var_3 = var_5;
    if (var_3) {
        var_6 = wp::mul(var_hop, var_2);
        var_7 = wp::sub(var_0, var_6);
        var_8 = (var_7 < var_frame_len);
        var_3 = var_3 && var_8;
    }
    if ((var_3) == false) goto end_while_0;
        // at = t - hop * fr                                                                  <L 18>
        var_9 = wp::mul(var_hop, var_2);
        var_10 = wp::sub(var_0, var_9);
        // total += window[at] * frames[fr, at]                                               <L 19>
        var_11 = wp::address(var_window, var_10);
        var_12 = wp::address(var_frames, var_2, var_10);
        var_14 = wp::load(var_11);
        var_15 = wp::load(var_12);
        var_13 = wp::mul(var_14, var_15);
        var_16 = wp::add(var_1, var_13);
        // fr -= 1                                                                            <L 20>
        var_18 = wp::sub(var_2, var_17);
        wp::assign(var_1, var_16);
        wp::assign(var_2, var_18);
    goto start_while_0;
    end_while_0:;
    // signal[t] += total                                                                     <L 21>
    var_19 = wp::atomic_add(var_signal, var_0, var_1);
}

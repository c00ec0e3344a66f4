// _check_connected.py:4
static CUDA_CALLABLE wp::int32 find_root_0(
    wp::array_t<wp::int32> var_parent,
    wp::int32 var_start)
{
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    const wp::int32 var_4 = -1;
    bool var_5;
    wp::int32 var_6;
    wp::int32* var_7;
    wp::int32 var_8;
    wp::int32 var_9;
    //---------
    // forward
    // def find_root(parent: wp.array[int], start: int) -> int:                               <L 5>
    // root = int(start)                                                                      <L 6>
    var_0 = wp::int(var_start);
    // up = parent[start]                                                                     <L 7>
    var_1 = wp::address(var_parent, var_start);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // while up != -1:                                                                        <L 8>
    start_while_0:;
    var_5 = (var_2 != var_4);
    if ((var_5) == false) goto end_while_0;
        // root = up                                                                          <L 9>
        var_6 = wp::copy(var_2);
        // up = parent[up]                                                                    <L 10>
        var_7 = wp::address(var_parent, var_2);
        var_9 = wp::load(var_7);
        var_8 = wp::copy(var_9);
        wp::assign(var_0, var_6);
        wp::assign(var_2, var_8);
    goto start_while_0;
    end_while_0:;
    // return root                                                                            <L 11>
    return var_0;
}


// _check_connected.py:4
static CUDA_CALLABLE void adj_find_root_0(
    wp::array_t<wp::int32> var_parent,
    wp::int32 var_start,
    wp::array_t<wp::int32> & adj_parent,
    wp::int32 & adj_start,
    wp::int32 & adj_ret)
{
	// reverse mode disabled (no backward-enabled kernel depends on this function)
}

extern "C" __global__ void _check_connected_5887bbe0_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_parent,
    wp::array_t<wp::vec_t<2, wp::int32>> var_pairs,
    wp::array_t<wp::int32> var_joined)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::int32 var_0;
        wp::vec_t<2, wp::int32>* var_1;
        const wp::int32 var_2 = 0;
        wp::int32 var_3;
        wp::vec_t<2, wp::int32> var_4;
        wp::int32 var_5;
        wp::vec_t<2, wp::int32>* var_6;
        const wp::int32 var_7 = 1;
        wp::int32 var_8;
        wp::vec_t<2, wp::int32> var_9;
        wp::int32 var_10;
        bool var_11;
        const wp::int32 var_12 = 1;
        const wp::int32 var_13 = 0;
        wp::int32 var_14;
        //---------
        // forward
        // def _check_connected(parent: wp.array[int], pairs: wp.array[wp.vec2i], joined: wp.array[int]):       <L 15>
        // i = wp.tid()                                                                           <L 16>
        var_0 = builtin_tid1d();
        // a = find_root(parent, pairs[i][0])                                                     <L 17>
        var_1 = wp::address(var_pairs, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        var_5 = find_root_0(var_parent, var_3);
        // b = find_root(parent, pairs[i][1])                                                     <L 18>
        var_6 = wp::address(var_pairs, var_0);
        var_9 = wp::load(var_6);
        var_8 = wp::extract(var_9, var_7);
        var_10 = find_root_0(var_parent, var_8);
        // joined[i] = wp.where(a == b, 1, 0)                                                     <L 19>
        var_11 = (var_5 == var_10);
        var_14 = wp::where(var_11, var_12, var_13);
        wp::array_store(var_joined, var_0, var_14);
    }
}

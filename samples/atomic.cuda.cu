struct Source_b4d6d9ef
{
    wp::int32 label;
    wp::int32 kind;
    wp::int32 capacity;
    wp::int32 count;


    Source_b4d6d9ef() = default;
    CUDA_CALLABLE Source_b4d6d9ef(wp::int32 const& label,
    wp::int32 const& kind = {},
    wp::int32 const& capacity = {},
    wp::int32 const& count = {})
        : label{label}
        , kind{kind}
        , capacity{capacity}
        , count{count}

    {
    }

    CUDA_CALLABLE Source_b4d6d9ef& operator += (const Source_b4d6d9ef& rhs)
    {    label += rhs.label;
    kind += rhs.kind;
    capacity += rhs.capacity;
    count += rhs.count;

        return *this;}

};

static CUDA_CALLABLE void adj_Source_b4d6d9ef(wp::int32 const&,
    wp::int32 const&,
    wp::int32 const&,
    wp::int32 const&,
    wp::int32 & adj_label,
    wp::int32 & adj_kind,
    wp::int32 & adj_capacity,
    wp::int32 & adj_count,
    Source_b4d6d9ef & adj_ret)
{
    adj_label += adj_ret.label;
    adj_kind += adj_ret.kind;
    adj_capacity += adj_ret.capacity;
    adj_count += adj_ret.count;
}

// Required when compiling adjoints.
CUDA_CALLABLE Source_b4d6d9ef add(const Source_b4d6d9ef& a, const Source_b4d6d9ef& b)
{
    return Source_b4d6d9ef();
}

CUDA_CALLABLE void adj_atomic_add(Source_b4d6d9ef* p, Source_b4d6d9ef t)
{
    wp::adj_atomic_add(&p->label, t.label);
    wp::adj_atomic_add(&p->kind, t.kind);
    wp::adj_atomic_add(&p->capacity, t.capacity);
    wp::adj_atomic_add(&p->count, t.count);
}

extern "C" __global__ void scatter_drifts_7f6a48e4_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::vec_t<2, wp::int32>> var_drifts,
    wp::array_t<wp::int32> var_depths,
    wp::array_t<wp::int32> var_votes,
    wp::array_t<wp::int32> var_maxima,
    wp::int32 var_num_bins,
    Source_b4d6d9ef var_world,
    wp::int32 var_frame_index)
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
        wp::int32 var_1;
        const wp::int32 var_2 = 0;
        wp::vec_t<2, wp::int32>* var_3;
        const wp::int32 var_4 = 32;
        wp::vec_t<2, wp::int32> var_5;
        wp::vec_t<2, wp::int32> var_6;
        const wp::int32 var_7 = 0;
        wp::vec_t<2, wp::int32>* var_8;
        wp::vec_t<2, wp::int32> var_9;
        wp::vec_t<2, wp::int32> var_10;
        const wp::int32 var_11 = 3;
        wp::vec_t<2, wp::int32>* var_12;
        wp::vec_t<2, wp::int32> var_13;
        wp::vec_t<2, wp::int32> var_14;
        wp::vec_t<2, wp::int32> var_15;
        wp::int32* var_16;
        wp::int32* var_17;
        wp::int32* var_18;
        wp::int32 var_19;
        wp::int32 var_20;
        wp::int32 var_21;
        wp::int32 var_22;
        wp::int32 var_23;
        const wp::int32 var_24 = 33;
        wp::int32 var_25;
        wp::int32* var_26;
        wp::int32 var_27;
        wp::int32 var_28;
        const wp::int32 var_29 = 2;
        wp::int32 var_30;
        wp::int32 var_31;
        wp::int32* var_32;
        wp::int32 var_33;
        wp::int32 var_34;
        wp::int32* var_35;
        wp::int32 var_36;
        wp::int32 var_37;
        wp::int32 var_38;
        wp::int32 var_39;
        const wp::int32 var_40 = -80;
        const wp::int32 var_41 = 80;
        wp::int32 var_42;
        const wp::int32 var_43 = -6;
        const wp::int32 var_44 = 2;
        bool var_45;
        const wp::int32 var_46 = 4;
        wp::int32 var_47;
        wp::int32 var_48;
        const wp::int32 var_49 = -50;
        const wp::int32 var_50 = 50;
        wp::int32 var_51;
        wp::int32 var_52;
        const wp::int32 var_53 = 1;
        wp::int32 var_54;
        wp::int32* var_55;
        wp::int32 var_56;
        wp::int32 var_57;
        const wp::int32 var_58 = 13;
        wp::int32 var_59;
        const wp::int32 var_60 = -24;
        const wp::int32 var_61 = 40;
        wp::int32 var_62;
        wp::int32 var_63;
        wp::int32 var_64;
        //---------
        // forward
        // def scatter_drifts(                                                                    <L 13>
        // row, col = wp.tid()                                                                    <L 22>
        builtin_tid2d(var_0, var_1);
        // v = drifts[row, 0] * 32                                                                <L 23>
        var_3 = wp::address(var_drifts, var_0, var_2);
        var_6 = wp::load(var_3);
        var_5 = wp::mul(var_6, var_4);
        // color = drifts[row, 0] - v                                                             <L 24>
        var_8 = wp::address(var_drifts, var_0, var_7);
        var_10 = wp::load(var_8);
        var_9 = wp::sub(var_10, var_5);
        // position = drifts[row, 3] - color + v                                                  <L 25>
        var_12 = wp::address(var_drifts, var_0, var_11);
        var_14 = wp::load(var_12);
        var_13 = wp::sub(var_14, var_9);
        var_15 = wp::add(var_13, var_5);
        // tick = world.capacity - depths[row, col] * world.count - 33                            <L 26>
        var_16 = &((var_world).capacity);
        var_17 = wp::address(var_depths, var_0, var_1);
        var_18 = &((var_world).count);
        var_20 = wp::load(var_17);
        var_21 = wp::load(var_18);
        var_19 = wp::mul(var_20, var_21);
        var_23 = wp::load(var_16);
        var_22 = wp::sub(var_23, var_19);
        var_25 = wp::sub(var_22, var_24);
        // scaled = wp.min(tick, world.label) * (frame_index >> 2)                                <L 27>
        var_26 = &((var_world).label);
        var_28 = wp::load(var_26);
        var_27 = wp::min(var_25, var_28);
        var_30 = wp::rshift(var_frame_index, var_29);
        var_31 = wp::mul(var_27, var_30);
        // parity = -world.count ^ depths[row, col] // num_bins                                   <L 28>
        var_32 = &((var_world).count);
        var_34 = wp::load(var_32);
        var_33 = wp::neg(var_34);
        var_35 = wp::address(var_depths, var_0, var_1);
        var_37 = wp::load(var_35);
        var_36 = wp::floordiv(var_37, var_num_bins);
        var_38 = wp::bit_xor(var_33, var_36);
        // clipped = wp.clamp(scaled * parity, -80, 80)                                           <L 29>
        var_39 = wp::mul(var_31, var_38);
        var_42 = wp::clamp(var_39, var_40, var_41);
        // if -6 <= clipped <= 2:                                                                 <L 30>
        var_45 = ((var_43 <= var_42) && (var_42 <= var_44));
        if (var_45) {
            // clipped = scaled * 4                                                               <L 31>
            var_47 = wp::mul(var_31, var_46);
        }
        var_48 = wp::where(var_45, var_47, var_42);
        // wp.atomic_min(votes, col, wp.clamp(clipped, -50, 50))                                  <L 33>
        var_51 = wp::clamp(var_48, var_49, var_50);
        var_52 = wp::atomic_min(var_votes, var_1, var_51);
        // count = position[1] | world.label                                                      <L 34>
        var_54 = wp::extract(var_15, var_53);
        var_55 = &((var_world).label);
        var_57 = wp::load(var_55);
        var_56 = wp::bit_or(var_54, var_57);
        // wp.atomic_and(maxima, frame_index % 13, wp.abs(wp.clamp(count, -24, 40)))              <L 35>
        var_59 = wp::mod(var_frame_index, var_58);
        var_62 = wp::clamp(var_56, var_60, var_61);
        var_63 = wp::abs(var_62);
        var_64 = wp::atomic_and(var_maxima, var_59, var_63);
    }
}

extern "C" __global__ void scatter_drifts_7f6a48e4_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::vec_t<2, wp::int32>> var_drifts,
    wp::array_t<wp::int32> var_depths,
    wp::array_t<wp::int32> var_votes,
    wp::array_t<wp::int32> var_maxima,
    wp::int32 var_num_bins,
    Source_b4d6d9ef var_world,
    wp::int32 var_frame_index,
    wp::array_t<wp::vec_t<2, wp::int32>> adj_drifts,
    wp::array_t<wp::int32> adj_depths,
    wp::array_t<wp::int32> adj_votes,
    wp::array_t<wp::int32> adj_maxima,
    wp::int32 adj_num_bins,
    Source_b4d6d9ef adj_world,
    wp::int32 adj_frame_index)
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
        wp::int32 var_1;
        const wp::int32 var_2 = 0;
        wp::vec_t<2, wp::int32>* var_3;
        const wp::int32 var_4 = 32;
        wp::vec_t<2, wp::int32> var_5;
        wp::vec_t<2, wp::int32> var_6;
        const wp::int32 var_7 = 0;
        wp::vec_t<2, wp::int32>* var_8;
        wp::vec_t<2, wp::int32> var_9;
        wp::vec_t<2, wp::int32> var_10;
        const wp::int32 var_11 = 3;
        wp::vec_t<2, wp::int32>* var_12;
        wp::vec_t<2, wp::int32> var_13;
        wp::vec_t<2, wp::int32> var_14;
        wp::vec_t<2, wp::int32> var_15;
        wp::int32* var_16;
        wp::int32* var_17;
        wp::int32* var_18;
        wp::int32 var_19;
        wp::int32 var_20;
        wp::int32 var_21;
        wp::int32 var_22;
        wp::int32 var_23;
        const wp::int32 var_24 = 33;
        wp::int32 var_25;
        wp::int32* var_26;
        wp::int32 var_27;
        wp::int32 var_28;
        const wp::int32 var_29 = 2;
        wp::int32 var_30;
        wp::int32 var_31;
        wp::int32* var_32;
        wp::int32 var_33;
        wp::int32 var_34;
        wp::int32* var_35;
        wp::int32 var_36;
        wp::int32 var_37;
        wp::int32 var_38;
        wp::int32 var_39;
        const wp::int32 var_40 = -80;
        const wp::int32 var_41 = 80;
        wp::int32 var_42;
        const wp::int32 var_43 = -6;
        const wp::int32 var_44 = 2;
        bool var_45;
        const wp::int32 var_46 = 4;
        wp::int32 var_47;
        wp::int32 var_48;
        const wp::int32 var_49 = -50;
        const wp::int32 var_50 = 50;
        wp::int32 var_51;
        wp::int32 var_52;
        const wp::int32 var_53 = 1;
        wp::int32 var_54;
        wp::int32* var_55;
        wp::int32 var_56;
        wp::int32 var_57;
        const wp::int32 var_58 = 13;
        wp::int32 var_59;
        const wp::int32 var_60 = -24;
        const wp::int32 var_61 = 40;
        wp::int32 var_62;
        wp::int32 var_63;
        wp::int32 var_64;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::vec_t<2, wp::int32> adj_3 = {};
        wp::int32 adj_4 = {};
        wp::vec_t<2, wp::int32> adj_5 = {};
        wp::vec_t<2, wp::int32> adj_6 = {};
        wp::int32 adj_7 = {};
        wp::vec_t<2, wp::int32> adj_8 = {};
        wp::vec_t<2, wp::int32> adj_9 = {};
        wp::vec_t<2, wp::int32> adj_10 = {};
        wp::int32 adj_11 = {};
        wp::vec_t<2, wp::int32> adj_12 = {};
        wp::vec_t<2, wp::int32> adj_13 = {};
        wp::vec_t<2, wp::int32> adj_14 = {};
        wp::vec_t<2, wp::int32> adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        bool adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::int32 adj_53 = {};
        wp::int32 adj_54 = {};
        wp::int32 adj_55 = {};
        wp::int32 adj_56 = {};
        wp::int32 adj_57 = {};
        wp::int32 adj_58 = {};
        wp::int32 adj_59 = {};
        wp::int32 adj_60 = {};
        wp::int32 adj_61 = {};
        wp::int32 adj_62 = {};
        wp::int32 adj_63 = {};
        wp::int32 adj_64 = {};
        //---------
        // forward
        // def scatter_drifts(                                                                    <L 13>
        // row, col = wp.tid()                                                                    <L 22>
        builtin_tid2d(var_0, var_1);
        // v = drifts[row, 0] * 32                                                                <L 23>
        var_3 = wp::address(var_drifts, var_0, var_2);
        var_6 = wp::load(var_3);
        var_5 = wp::mul(var_6, var_4);
        // color = drifts[row, 0] - v                                                             <L 24>
        var_8 = wp::address(var_drifts, var_0, var_7);
        var_10 = wp::load(var_8);
        var_9 = wp::sub(var_10, var_5);
        // position = drifts[row, 3] - color + v                                                  <L 25>
        var_12 = wp::address(var_drifts, var_0, var_11);
        var_14 = wp::load(var_12);
        var_13 = wp::sub(var_14, var_9);
        var_15 = wp::add(var_13, var_5);
        // tick = world.capacity - depths[row, col] * world.count - 33                            <L 26>
        var_16 = &((var_world).capacity);
        var_17 = wp::address(var_depths, var_0, var_1);
        var_18 = &((var_world).count);
        var_20 = wp::load(var_17);
        var_21 = wp::load(var_18);
        var_19 = wp::mul(var_20, var_21);
        var_23 = wp::load(var_16);
        var_22 = wp::sub(var_23, var_19);
        var_25 = wp::sub(var_22, var_24);
        // scaled = wp.min(tick, world.label) * (frame_index >> 2)                                <L 27>
        var_26 = &((var_world).label);
        var_28 = wp::load(var_26);
        var_27 = wp::min(var_25, var_28);
        var_30 = wp::rshift(var_frame_index, var_29);
        var_31 = wp::mul(var_27, var_30);
        // parity = -world.count ^ depths[row, col] // num_bins                                   <L 28>
        var_32 = &((var_world).count);
        var_34 = wp::load(var_32);
        var_33 = wp::neg(var_34);
        var_35 = wp::address(var_depths, var_0, var_1);
        var_37 = wp::load(var_35);
        var_36 = wp::floordiv(var_37, var_num_bins);
        var_38 = wp::bit_xor(var_33, var_36);
        // clipped = wp.clamp(scaled * parity, -80, 80)                                           <L 29>
        var_39 = wp::mul(var_31, var_38);
        var_42 = wp::clamp(var_39, var_40, var_41);
        // if -6 <= clipped <= 2:                                                                 <L 30>
        var_45 = ((var_43 <= var_42) && (var_42 <= var_44));
        if (var_45) {
            // clipped = scaled * 4                                                               <L 31>
            var_47 = wp::mul(var_31, var_46);
        }
        var_48 = wp::where(var_45, var_47, var_42);
        // wp.atomic_min(votes, col, wp.clamp(clipped, -50, 50))                                  <L 33>
        var_51 = wp::clamp(var_48, var_49, var_50);
        // var_52 = wp::atomic_min(var_votes, var_1, var_51);
        // count = position[1] | world.label                                                      <L 34>
        var_54 = wp::extract(var_15, var_53);
        var_55 = &((var_world).label);
        var_57 = wp::load(var_55);
        var_56 = wp::bit_or(var_54, var_57);
        // wp.atomic_and(maxima, frame_index % 13, wp.abs(wp.clamp(count, -24, 40)))              <L 35>
        var_59 = wp::mod(var_frame_index, var_58);
        var_62 = wp::clamp(var_56, var_60, var_61);
        var_63 = wp::abs(var_62);
        // var_64 = wp::atomic_and(var_maxima, var_59, var_63);
        //---------
        // reverse
        wp::adj_abs(var_62, adj_62, adj_63);
        wp::adj_clamp(var_56, var_60, var_61, adj_56, adj_60, adj_61, adj_62);
        wp::adj_mod(var_frame_index, var_58, adj_frame_index, adj_58, adj_59);
        // adj: wp.atomic_and(maxima, frame_index % 13, wp.abs(wp.clamp(count, -24, 40)))         <L 35>
        adj_world.label = adj_55;
        wp::adj_extract(var_15, var_53, adj_15, adj_53, adj_54);
        // adj: count = position[1] | world.label                                                 <L 34>
        wp::adj_atomic_min(var_votes, var_1, var_51, adj_votes, adj_1, adj_51, adj_52);
        wp::adj_clamp(var_48, var_49, var_50, adj_48, adj_49, adj_50, adj_51);
        // adj: wp.atomic_min(votes, col, wp.clamp(clipped, -50, 50))                             <L 33>
        wp::adj_where(var_45, var_47, var_42, adj_45, adj_47, adj_42, adj_48);
        if (var_45) {
            wp::adj_mul(var_31, var_46, adj_31, adj_46, adj_47);
            // adj: clipped = scaled * 4                                                          <L 31>
        }
        // adj: if -6 <= clipped <= 2:                                                            <L 30>
        wp::adj_clamp(var_39, var_40, var_41, adj_39, adj_40, adj_41, adj_42);
        wp::adj_mul(var_31, var_38, adj_31, adj_38, adj_39);
        // adj: clipped = wp.clamp(scaled * parity, -80, 80)                                      <L 29>
        wp::adj_address(var_depths, var_0, var_1, adj_depths, adj_0, adj_1, adj_35);
        wp::adj_neg(var_34, adj_32, adj_33);
        adj_world.count = adj_32;
        // adj: parity = -world.count ^ depths[row, col] // num_bins                              <L 28>
        wp::adj_mul(var_27, var_30, adj_27, adj_30, adj_31);
        wp::adj_min(var_25, var_28, adj_25, adj_26, adj_27);
        adj_world.label = adj_26;
        // adj: scaled = wp.min(tick, world.label) * (frame_index >> 2)                           <L 27>
        wp::adj_sub(var_22, var_24, adj_22, adj_24, adj_25);
        wp::adj_sub(var_23, var_19, adj_16, adj_19, adj_22);
        wp::adj_mul(var_20, var_21, adj_17, adj_18, adj_19);
        adj_world.count = adj_18;
        wp::adj_address(var_depths, var_0, var_1, adj_depths, adj_0, adj_1, adj_17);
        adj_world.capacity = adj_16;
        // adj: tick = world.capacity - depths[row, col] * world.count - 33                       <L 26>
        wp::adj_add(var_13, var_5, adj_13, adj_5, adj_15);
        wp::adj_sub(var_14, var_9, adj_12, adj_9, adj_13);
        wp::adj_address(var_drifts, var_0, var_11, adj_drifts, adj_0, adj_11, adj_12);
        // adj: position = drifts[row, 3] - color + v                                             <L 25>
        wp::adj_sub(var_10, var_5, adj_8, adj_5, adj_9);
        wp::adj_address(var_drifts, var_0, var_7, adj_drifts, adj_0, adj_7, adj_8);
        // adj: color = drifts[row, 0] - v                                                        <L 24>
        wp::adj_mul(var_6, var_4, adj_3, adj_4, adj_5);
        wp::adj_address(var_drifts, var_0, var_2, adj_drifts, adj_0, adj_2, adj_3);
        // adj: v = drifts[row, 0] * 32                                                           <L 23>
        // adj: row, col = wp.tid()                                                               <L 22>
        // adj: def scatter_drifts(                                                               <L 13>
        continue;
    }
}

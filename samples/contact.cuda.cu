struct Wall_6314934e
{
    wp::vec_t<3, wp::float32> plane_n;
    wp::float32 plane_d;
    wp::float32 ke;
    wp::float32 drag;


    Wall_6314934e() = default;
    CUDA_CALLABLE Wall_6314934e(wp::vec_t<3, wp::float32> const& plane_n,
    wp::float32 const& plane_d = {},
    wp::float32 const& ke = {},
    wp::float32 const& drag = {})
        : plane_n{plane_n}
        , plane_d{plane_d}
        , ke{ke}
        , drag{drag}

    {
    }

    CUDA_CALLABLE Wall_6314934e& operator += (const Wall_6314934e& rhs)
    {    plane_n += rhs.plane_n;
    plane_d += rhs.plane_d;
    ke += rhs.ke;
    drag += rhs.drag;

        return *this;}

};

static CUDA_CALLABLE void adj_Wall_6314934e(wp::vec_t<3, wp::float32> const&,
    wp::float32 const&,
    wp::float32 const&,
    wp::float32 const&,
    wp::vec_t<3, wp::float32> & adj_plane_n,
    wp::float32 & adj_plane_d,
    wp::float32 & adj_ke,
    wp::float32 & adj_drag,
    Wall_6314934e & adj_ret)
{
    adj_plane_n += adj_ret.plane_n;
    adj_plane_d += adj_ret.plane_d;
    adj_ke += adj_ret.ke;
    adj_drag += adj_ret.drag;
}

// Required when compiling adjoints.
CUDA_CALLABLE Wall_6314934e add(const Wall_6314934e& a, const Wall_6314934e& b)
{
    return Wall_6314934e();
}

CUDA_CALLABLE void adj_atomic_add(Wall_6314934e* p, Wall_6314934e t)
{
    wp::adj_atomic_add(&p->plane_n, t.plane_n);
    wp::adj_atomic_add(&p->plane_d, t.plane_d);
    wp::adj_atomic_add(&p->ke, t.ke);
    wp::adj_atomic_add(&p->drag, t.drag);
}

extern "C" __global__ void sphere_plane_forces_aab0be1c_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_pos,
    wp::array_t<wp::vec_t<3, wp::float32>> var_vel,
    wp::array_t<wp::float32> var_radii,
    wp::array_t<Wall_6314934e> var_walls,
    wp::array_t<wp::vec_t<3, wp::float32>> var_force_out)
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
        Wall_6314934e* var_2;
        wp::vec_t<3, wp::float32>* var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::vec_t<3, wp::float32> var_5;
        Wall_6314934e* var_6;
        wp::float32* var_7;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::vec_t<3, wp::float32>* var_12;
        wp::float32 var_13;
        wp::vec_t<3, wp::float32> var_14;
        wp::float32 var_15;
        const wp::float32 var_16 = 0.0;
        bool var_17;
        wp::vec_t<3, wp::float32>* var_18;
        wp::float32 var_19;
        wp::vec_t<3, wp::float32> var_20;
        Wall_6314934e* var_21;
        wp::float32* var_22;
        const wp::float32 var_23 = 1.5;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::vec_t<3, wp::float32> var_27;
        Wall_6314934e* var_28;
        wp::float32* var_29;
        wp::vec_t<3, wp::float32>* var_30;
        wp::vec_t<3, wp::float32> var_31;
        wp::vec_t<3, wp::float32> var_32;
        wp::vec_t<3, wp::float32> var_33;
        wp::vec_t<3, wp::float32> var_34;
        wp::float32 var_35;
        wp::vec_t<3, wp::float32> var_36;
        wp::vec_t<3, wp::float32> var_37;
        //---------
        // forward
        // def sphere_plane_forces(                                                               <L 13>
        // i, w = wp.tid()                                                                        <L 20>
        builtin_tid2d(var_0, var_1);
        // wall_n = wp.normalize(walls[w].plane_n)                                                <L 21>
        var_2 = wp::address(var_walls, var_1);
        var_3 = &(((*wp::address(var_walls, var_1))).plane_n);
        var_5 = wp::load(var_3);
        var_4 = wp::normalize(var_5);
        // pen = walls[w].plane_d + radii[i] - wp.dot(wall_n, pos[i])                             <L 22>
        var_6 = wp::address(var_walls, var_1);
        var_7 = &(((*wp::address(var_walls, var_1))).plane_d);
        var_8 = wp::address(var_radii, var_0);
        var_10 = wp::load(var_7);
        var_11 = wp::load(var_8);
        var_9 = wp::add(var_10, var_11);
        var_12 = wp::address(var_pos, var_0);
        var_14 = wp::load(var_12);
        var_13 = wp::dot(var_4, var_14);
        var_15 = wp::sub(var_9, var_13);
        // if pen <= 0.0:                                                                         <L 24>
        var_17 = (var_15 <= var_16);
        if (var_17) {
            // return                                                                             <L 25>
            continue;
        }
        // normal_v = wp.dot(wall_n, vel[i])                                                      <L 26>
        var_18 = wp::address(var_vel, var_0);
        var_20 = wp::load(var_18);
        var_19 = wp::dot(var_4, var_20);
        // load = walls[w].ke * wp.pow(pen, 1.5)                                                  <L 27>
        var_21 = wp::address(var_walls, var_1);
        var_22 = &(((*wp::address(var_walls, var_1))).ke);
        var_24 = wp::pow(var_15, var_23);
        var_26 = wp::load(var_22);
        var_25 = wp::mul(var_26, var_24);
        // f = load * wall_n                                                                      <L 28>
        var_27 = wp::mul(var_25, var_4);
        // f -= walls[w].drag * (vel[i] - normal_v * wall_n)                                      <L 29>
        var_28 = wp::address(var_walls, var_1);
        var_29 = &(((*wp::address(var_walls, var_1))).drag);
        var_30 = wp::address(var_vel, var_0);
        var_31 = wp::mul(var_19, var_4);
        var_33 = wp::load(var_30);
        var_32 = wp::sub(var_33, var_31);
        var_35 = wp::load(var_29);
        var_34 = wp::mul(var_35, var_32);
        var_36 = wp::sub(var_27, var_34);
        // wp.atomic_add(force_out, i, f)                                                         <L 30>
        var_37 = wp::atomic_add(var_force_out, var_0, var_36);
    }
}

extern "C" __global__ void sphere_plane_forces_aab0be1c_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_pos,
    wp::array_t<wp::vec_t<3, wp::float32>> var_vel,
    wp::array_t<wp::float32> var_radii,
    wp::array_t<Wall_6314934e> var_walls,
    wp::array_t<wp::vec_t<3, wp::float32>> var_force_out,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_pos,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_vel,
    wp::array_t<wp::float32> adj_radii,
    wp::array_t<Wall_6314934e> adj_walls,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_force_out)
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
        Wall_6314934e* var_2;
        wp::vec_t<3, wp::float32>* var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::vec_t<3, wp::float32> var_5;
        Wall_6314934e* var_6;
        wp::float32* var_7;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::vec_t<3, wp::float32>* var_12;
        wp::float32 var_13;
        wp::vec_t<3, wp::float32> var_14;
        wp::float32 var_15;
        const wp::float32 var_16 = 0.0;
        bool var_17;
        wp::vec_t<3, wp::float32>* var_18;
        wp::float32 var_19;
        wp::vec_t<3, wp::float32> var_20;
        Wall_6314934e* var_21;
        wp::float32* var_22;
        const wp::float32 var_23 = 1.5;
        wp::float32 var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::vec_t<3, wp::float32> var_27;
        Wall_6314934e* var_28;
        wp::float32* var_29;
        wp::vec_t<3, wp::float32>* var_30;
        wp::vec_t<3, wp::float32> var_31;
        wp::vec_t<3, wp::float32> var_32;
        wp::vec_t<3, wp::float32> var_33;
        wp::vec_t<3, wp::float32> var_34;
        wp::float32 var_35;
        wp::vec_t<3, wp::float32> var_36;
        wp::vec_t<3, wp::float32> var_37;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        Wall_6314934e adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        Wall_6314934e adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::float32 adj_13 = {};
        wp::vec_t<3, wp::float32> adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        bool adj_17 = {};
        wp::vec_t<3, wp::float32> adj_18 = {};
        wp::float32 adj_19 = {};
        wp::vec_t<3, wp::float32> adj_20 = {};
        Wall_6314934e adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::vec_t<3, wp::float32> adj_27 = {};
        Wall_6314934e adj_28 = {};
        wp::float32 adj_29 = {};
        wp::vec_t<3, wp::float32> adj_30 = {};
        wp::vec_t<3, wp::float32> adj_31 = {};
        wp::vec_t<3, wp::float32> adj_32 = {};
        wp::vec_t<3, wp::float32> adj_33 = {};
        wp::vec_t<3, wp::float32> adj_34 = {};
        wp::float32 adj_35 = {};
        wp::vec_t<3, wp::float32> adj_36 = {};
        wp::vec_t<3, wp::float32> adj_37 = {};
        //---------
        // forward
        // def sphere_plane_forces(                                                               <L 13>
        // i, w = wp.tid()                                                                        <L 20>
        builtin_tid2d(var_0, var_1);
        // wall_n = wp.normalize(walls[w].plane_n)                                                <L 21>
        var_2 = wp::address(var_walls, var_1);
        var_3 = &(((*wp::address(var_walls, var_1))).plane_n);
        var_5 = wp::load(var_3);
        var_4 = wp::normalize(var_5);
        // pen = walls[w].plane_d + radii[i] - wp.dot(wall_n, pos[i])                             <L 22>
        var_6 = wp::address(var_walls, var_1);
        var_7 = &(((*wp::address(var_walls, var_1))).plane_d);
        var_8 = wp::address(var_radii, var_0);
        var_10 = wp::load(var_7);
        var_11 = wp::load(var_8);
        var_9 = wp::add(var_10, var_11);
        var_12 = wp::address(var_pos, var_0);
        var_14 = wp::load(var_12);
        var_13 = wp::dot(var_4, var_14);
        var_15 = wp::sub(var_9, var_13);
        // if pen <= 0.0:                                                                         <L 24>
        var_17 = (var_15 <= var_16);
        if (var_17) {
            // return                                                                             <L 25>
            goto label0;
        }
        // normal_v = wp.dot(wall_n, vel[i])                                                      <L 26>
        var_18 = wp::address(var_vel, var_0);
        var_20 = wp::load(var_18);
        var_19 = wp::dot(var_4, var_20);
        // load = walls[w].ke * wp.pow(pen, 1.5)                                                  <L 27>
        var_21 = wp::address(var_walls, var_1);
        var_22 = &(((*wp::address(var_walls, var_1))).ke);
        var_24 = wp::pow(var_15, var_23);
        var_26 = wp::load(var_22);
        var_25 = wp::mul(var_26, var_24);
        // f = load * wall_n                                                                      <L 28>
        var_27 = wp::mul(var_25, var_4);
        // f -= walls[w].drag * (vel[i] - normal_v * wall_n)                                      <L 29>
        var_28 = wp::address(var_walls, var_1);
        var_29 = &(((*wp::address(var_walls, var_1))).drag);
        var_30 = wp::address(var_vel, var_0);
        var_31 = wp::mul(var_19, var_4);
        var_33 = wp::load(var_30);
        var_32 = wp::sub(var_33, var_31);
        var_35 = wp::load(var_29);
        var_34 = wp::mul(var_35, var_32);
        var_36 = wp::sub(var_27, var_34);
        // wp.atomic_add(force_out, i, f)                                                         <L 30>
        // var_37 = wp::atomic_add(var_force_out, var_0, var_36);
        //---------
        // reverse
        wp::adj_atomic_add(var_force_out, var_0, var_36, adj_force_out, adj_0, adj_36, adj_37);
        // adj: wp.atomic_add(force_out, i, f)                                                    <L 30>
        wp::adj_sub(var_27, var_34, adj_27, adj_34, adj_36);
        wp::adj_mul(var_35, var_32, adj_29, adj_32, adj_34);
        wp::adj_sub(var_33, var_31, adj_30, adj_31, adj_32);
        wp::adj_mul(var_19, var_4, adj_19, adj_4, adj_31);
        wp::adj_address(var_vel, var_0, adj_vel, adj_0, adj_30);
        adj_28.drag += adj_29;
        wp::adj_address(var_walls, var_1, adj_walls, adj_1, adj_28);
        // adj: f -= walls[w].drag * (vel[i] - normal_v * wall_n)                                 <L 29>
        wp::adj_mul(var_25, var_4, adj_25, adj_4, adj_27);
        // adj: f = load * wall_n                                                                 <L 28>
        wp::adj_mul(var_26, var_24, adj_22, adj_24, adj_25);
        wp::adj_pow(var_15, var_23, var_24, adj_15, adj_23, adj_24);
        adj_21.ke += adj_22;
        wp::adj_address(var_walls, var_1, adj_walls, adj_1, adj_21);
        // adj: load = walls[w].ke * wp.pow(pen, 1.5)                                             <L 27>
        wp::adj_dot(var_4, var_20, adj_4, adj_18, adj_19);
        wp::adj_address(var_vel, var_0, adj_vel, adj_0, adj_18);
        // adj: normal_v = wp.dot(wall_n, vel[i])                                                 <L 26>
        if (var_17) {
            label0:;
            // adj: return                                                                        <L 25>
        }
        // adj: if pen <= 0.0:                                                                    <L 24>
        wp::adj_sub(var_9, var_13, adj_9, adj_13, adj_15);
        wp::adj_dot(var_4, var_14, adj_4, adj_12, adj_13);
        wp::adj_address(var_pos, var_0, adj_pos, adj_0, adj_12);
        wp::adj_add(var_10, var_11, adj_7, adj_8, adj_9);
        wp::adj_address(var_radii, var_0, adj_radii, adj_0, adj_8);
        adj_6.plane_d += adj_7;
        wp::adj_address(var_walls, var_1, adj_walls, adj_1, adj_6);
        // adj: pen = walls[w].plane_d + radii[i] - wp.dot(wall_n, pos[i])                        <L 22>
        wp::adj_normalize(var_5, var_4, adj_3, adj_4);
        adj_2.plane_n += adj_3;
        wp::adj_address(var_walls, var_1, adj_walls, adj_1, adj_2);
        // adj: wall_n = wp.normalize(walls[w].plane_n)                                           <L 21>
        // adj: i, w = wp.tid()                                                                   <L 20>
        // adj: def sphere_plane_forces(                                                          <L 13>
        continue;
    }
}

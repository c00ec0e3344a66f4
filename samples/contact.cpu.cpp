struct Wall_ee01d704
{
    wp::vec_t<3, wp::float32> wall_normal;
    wp::float32 wall_offset;
    wp::float32 stiffness;
    wp::float32 drag;


    Wall_ee01d704() = default;
    CUDA_CALLABLE Wall_ee01d704(wp::vec_t<3, wp::float32> const& wall_normal,
    wp::float32 const& wall_offset = {},
    wp::float32 const& stiffness = {},
    wp::float32 const& drag = {})
        : wall_normal{wall_normal}
        , wall_offset{wall_offset}
        , stiffness{stiffness}
        , drag{drag}

    {
    }

    CUDA_CALLABLE Wall_ee01d704& operator += (const Wall_ee01d704& rhs)
    {    wall_normal += rhs.wall_normal;
    wall_offset += rhs.wall_offset;
    stiffness += rhs.stiffness;
    drag += rhs.drag;

        return *this;}

};

static CUDA_CALLABLE void adj_Wall_ee01d704(wp::vec_t<3, wp::float32> const&,
    wp::float32 const&,
    wp::float32 const&,
    wp::float32 const&,
    wp::vec_t<3, wp::float32> & adj_wall_normal,
    wp::float32 & adj_wall_offset,
    wp::float32 & adj_stiffness,
    wp::float32 & adj_drag,
    Wall_ee01d704 & adj_ret)
{
    adj_wall_normal += adj_ret.wall_normal;
    adj_wall_offset += adj_ret.wall_offset;
    adj_stiffness += adj_ret.stiffness;
    adj_drag += adj_ret.drag;
}

// Required when compiling adjoints.
CUDA_CALLABLE Wall_ee01d704 add(const Wall_ee01d704& a, const Wall_ee01d704& b)
{
    return Wall_ee01d704();
}

CUDA_CALLABLE void adj_atomic_add(Wall_ee01d704* p, Wall_ee01d704 t)
{
    wp::adj_atomic_add(&p->wall_normal, t.wall_normal);
    wp::adj_atomic_add(&p->wall_offset, t.wall_offset);
    wp::adj_atomic_add(&p->stiffness, t.stiffness);
    wp::adj_atomic_add(&p->drag, t.drag);
}



struct wp_args_wall_repulsion_e76d64d3 {
    wp::array_t<wp::vec_t<3, wp::float32>> pos;
    wp::array_t<wp::vec_t<3, wp::float32>> vel;
    wp::array_t<wp::float32> radius;
    wp::array_t<Wall_ee01d704> walls;
    wp::array_t<wp::vec_t<3, wp::float32>> force_out;
};

template <bool wp_linear_contiguous>
static void wall_repulsion_e76d64d3_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_wall_repulsion_e76d64d3 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_pos = _wp_args->pos;
    wp::array_t<wp::vec_t<3, wp::float32>> var_vel = _wp_args->vel;
    wp::array_t<wp::float32> var_radius = _wp_args->radius;
    wp::array_t<Wall_ee01d704> var_walls = _wp_args->walls;
    wp::array_t<wp::vec_t<3, wp::float32>> var_force_out = _wp_args->force_out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    Wall_ee01d704* var_2;
    wp::vec_t<3, wp::float32>* var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    Wall_ee01d704* var_6;
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
    Wall_ee01d704* var_21;
    wp::float32* var_22;
    const wp::float32 var_23 = 1.5;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::vec_t<3, wp::float32> var_27;
    Wall_ee01d704* var_28;
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
    // def wall_repulsion(                                                                    <L 13>
    // i, k = wp.tid()                                                                        <L 20>
    builtin_tid2d(var_0, var_1);
    // out_dir = wp.normalize(walls[k].wall_normal)                                           <L 21>
    var_2 = wp::address(var_walls, var_1);
    var_3 = &(((*wp::address(var_walls, var_1))).wall_normal);
    var_5 = wp::load(var_3);
    var_4 = wp::normalize(var_5);
    // pen = walls[k].wall_offset + radius[i] - wp.dot(out_dir, pos[i])                       <L 22>
    var_6 = wp::address(var_walls, var_1);
    var_7 = &(((*wp::address(var_walls, var_1))).wall_offset);
    var_8 = wp::address(var_radius, var_0);
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
        return;
    }
    // vn = wp.dot(out_dir, vel[i])                                                           <L 26>
    var_18 = wp::address(var_vel, var_0);
    var_20 = wp::load(var_18);
    var_19 = wp::dot(var_4, var_20);
    // load = walls[k].stiffness * wp.pow(pen, 1.5)                                           <L 27>
    var_21 = wp::address(var_walls, var_1);
    var_22 = &(((*wp::address(var_walls, var_1))).stiffness);
    var_24 = wp::pow(var_15, var_23);
    var_26 = wp::load(var_22);
    var_25 = wp::mul(var_26, var_24);
    // f = load * out_dir                                                                     <L 28>
    var_27 = wp::mul(var_25, var_4);
    // f -= walls[k].drag * (vel[i] - vn * out_dir)                                           <L 29>
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

template <bool wp_linear_contiguous>
static void wall_repulsion_e76d64d3_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_wall_repulsion_e76d64d3 *_wp_args,
    wp_args_wall_repulsion_e76d64d3 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_pos = _wp_args->pos;
    wp::array_t<wp::vec_t<3, wp::float32>> var_vel = _wp_args->vel;
    wp::array_t<wp::float32> var_radius = _wp_args->radius;
    wp::array_t<Wall_ee01d704> var_walls = _wp_args->walls;
    wp::array_t<wp::vec_t<3, wp::float32>> var_force_out = _wp_args->force_out;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_pos = _wp_adj_args->pos;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_vel = _wp_adj_args->vel;
    wp::array_t<wp::float32> adj_radius = _wp_adj_args->radius;
    wp::array_t<Wall_ee01d704> adj_walls = _wp_adj_args->walls;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_force_out = _wp_adj_args->force_out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    Wall_ee01d704* var_2;
    wp::vec_t<3, wp::float32>* var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    Wall_ee01d704* var_6;
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
    Wall_ee01d704* var_21;
    wp::float32* var_22;
    const wp::float32 var_23 = 1.5;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::vec_t<3, wp::float32> var_27;
    Wall_ee01d704* var_28;
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
    Wall_ee01d704 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    Wall_ee01d704 adj_6 = {};
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
    Wall_ee01d704 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    Wall_ee01d704 adj_28 = {};
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
    // def wall_repulsion(                                                                    <L 13>
    // i, k = wp.tid()                                                                        <L 20>
    builtin_tid2d(var_0, var_1);
    // out_dir = wp.normalize(walls[k].wall_normal)                                           <L 21>
    var_2 = wp::address(var_walls, var_1);
    var_3 = &(((*wp::address(var_walls, var_1))).wall_normal);
    var_5 = wp::load(var_3);
    var_4 = wp::normalize(var_5);
    // pen = walls[k].wall_offset + radius[i] - wp.dot(out_dir, pos[i])                       <L 22>
    var_6 = wp::address(var_walls, var_1);
    var_7 = &(((*wp::address(var_walls, var_1))).wall_offset);
    var_8 = wp::address(var_radius, var_0);
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
    // vn = wp.dot(out_dir, vel[i])                                                           <L 26>
    var_18 = wp::address(var_vel, var_0);
    var_20 = wp::load(var_18);
    var_19 = wp::dot(var_4, var_20);
    // load = walls[k].stiffness * wp.pow(pen, 1.5)                                           <L 27>
    var_21 = wp::address(var_walls, var_1);
    var_22 = &(((*wp::address(var_walls, var_1))).stiffness);
    var_24 = wp::pow(var_15, var_23);
    var_26 = wp::load(var_22);
    var_25 = wp::mul(var_26, var_24);
    // f = load * out_dir                                                                     <L 28>
    var_27 = wp::mul(var_25, var_4);
    // f -= walls[k].drag * (vel[i] - vn * out_dir)                                           <L 29>
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
    // adj: f -= walls[k].drag * (vel[i] - vn * out_dir)                                      <L 29>
    wp::adj_mul(var_25, var_4, adj_25, adj_4, adj_27);
    // adj: f = load * out_dir                                                                <L 28>
    wp::adj_mul(var_26, var_24, adj_22, adj_24, adj_25);
    wp::adj_pow(var_15, var_23, var_24, adj_15, adj_23, adj_24);
    adj_21.stiffness += adj_22;
    wp::adj_address(var_walls, var_1, adj_walls, adj_1, adj_21);
    // adj: load = walls[k].stiffness * wp.pow(pen, 1.5)                                      <L 27>
    wp::adj_dot(var_4, var_20, adj_4, adj_18, adj_19);
    wp::adj_address(var_vel, var_0, adj_vel, adj_0, adj_18);
    // adj: vn = wp.dot(out_dir, vel[i])                                                      <L 26>
    if (var_17) {
        label0:;
        // adj: return                                                                        <L 25>
    }
    // adj: if pen <= 0.0:                                                                    <L 24>
    wp::adj_sub(var_9, var_13, adj_9, adj_13, adj_15);
    wp::adj_dot(var_4, var_14, adj_4, adj_12, adj_13);
    wp::adj_address(var_pos, var_0, adj_pos, adj_0, adj_12);
    wp::adj_add(var_10, var_11, adj_7, adj_8, adj_9);
    wp::adj_address(var_radius, var_0, adj_radius, adj_0, adj_8);
    adj_6.wall_offset += adj_7;
    wp::adj_address(var_walls, var_1, adj_walls, adj_1, adj_6);
    // adj: pen = walls[k].wall_offset + radius[i] - wp.dot(out_dir, pos[i])                  <L 22>
    wp::adj_normalize(var_5, var_4, adj_3, adj_4);
    adj_2.wall_normal += adj_3;
    wp::adj_address(var_walls, var_1, adj_walls, adj_1, adj_2);
    // adj: out_dir = wp.normalize(walls[k].wall_normal)                                      <L 21>
    // adj: i, k = wp.tid()                                                                   <L 20>
    // adj: def wall_repulsion(                                                               <L 13>
    return;
}

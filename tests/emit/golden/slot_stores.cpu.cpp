

struct Particle_7d17593e
{
    wp::vec_t<3, wp::float32> position;
    wp::float32 mass;


    Particle_7d17593e() = default;
    CUDA_CALLABLE Particle_7d17593e(wp::vec_t<3, wp::float32> const& position,
    wp::float32 const& mass = {})
        : position{position}
        , mass{mass}

    {
    }

    CUDA_CALLABLE Particle_7d17593e& operator += (const Particle_7d17593e& rhs)
    {    position += rhs.position;
    mass += rhs.mass;

        return *this;}

};

static CUDA_CALLABLE void adj_Particle_7d17593e(wp::vec_t<3, wp::float32> const&,
    wp::float32 const&,
    wp::vec_t<3, wp::float32> & adj_position,
    wp::float32 & adj_mass,
    Particle_7d17593e & adj_ret)
{
    adj_position += adj_ret.position;
    adj_mass += adj_ret.mass;
}

// Required when compiling adjoints.
CUDA_CALLABLE Particle_7d17593e add(const Particle_7d17593e& a, const Particle_7d17593e& b)
{
    return Particle_7d17593e();
}

CUDA_CALLABLE void adj_atomic_add(Particle_7d17593e* p, Particle_7d17593e t)
{
    wp::adj_atomic_add(&p->position, t.position);
    wp::adj_atomic_add(&p->mass, t.mass);
}



struct wp_args_slot_stores_7ca1b13f {
    wp::array_t<wp::vec_t<3, wp::float32>> points;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> frames;
    wp::array_t<Particle_7d17593e> particles;
};


template <bool wp_linear_contiguous>
static void slot_stores_7ca1b13f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_slot_stores_7ca1b13f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_points = _wp_args->points;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_frames = _wp_args->frames;
    wp::array_t<Particle_7d17593e> var_particles = _wp_args->particles;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::float32 var_5 = 2.0;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32>* var_7;
    const wp::int32 var_8 = 1;
    const wp::float32 var_9 = 1.0;
    const wp::float32 var_10 = 0.0;
    wp::float32 var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::vec_t<3, wp::float32>* var_14;
    const wp::int32 var_15 = 2;
    wp::float32 var_16;
    wp::vec_t<3, wp::float32> var_17;
    const wp::int32 var_18 = 0;
    wp::mat_t<2, 2, wp::float32>* var_19;
    const wp::int32 var_20 = 1;
    const wp::int32 var_21 = 0;
    const wp::int32 var_22 = 0;
    wp::mat_t<2, 2, wp::float32>* var_23;
    const wp::int32 var_24 = 0;
    const wp::int32 var_25 = 1;
    wp::float32 var_26;
    wp::mat_t<2, 2, wp::float32> var_27;
    Particle_7d17593e* var_28;
    const wp::float32 var_29 = 3.0;
    Particle_7d17593e* var_30;
    wp::vec_t<3, wp::float32>* var_31;
    const wp::int32 var_32 = 1;
    Particle_7d17593e* var_33;
    wp::vec_t<3, wp::float32>* var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::vec_t<3, wp::float32> var_36;
    const wp::int32 var_37 = 2;
    const wp::float32 var_38 = 0.5;
    Particle_7d17593e* var_39;
    wp::vec_t<3, wp::float32> var_40;
    //---------
    // forward
    // def slot_stores(                                                                       <L 11>
    // i = wp.tid()                                                                           <L 14>
    var_0 = builtin_tid1d();
    // points[i][1] = points[i].x * 2.0                                                       <L 15>
    var_1 = wp::address(var_points, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_6 = wp::mul(var_3, var_5);
    var_7 = &(wp::index(var_points, var_0));
    wp::store(&(wp::index(var_points, var_0).component_ref(var_8)), var_6);
    // points[i] += wp.vec3(1.0, 0.0, float(i))                                               <L 16>
    var_11 = wp::float(var_0);
    var_12 = wp::vec_t<3, wp::float32>(var_9, var_10, var_11);
    var_13 = wp::atomic_add(var_points, var_0, var_12);
    // frames[i, 0][1, 0] = points[i][2]                                                      <L 17>
    var_14 = wp::address(var_points, var_0);
    var_17 = wp::load(var_14);
    var_16 = wp::extract(var_17, var_15);
    var_19 = &(wp::index(var_frames, var_0, var_18));
    wp::store(&(wp::index(var_frames, var_0, var_18).element_ref(var_20, var_21)), var_16);
    // particles[i].mass = frames[i, 0][0, 1]                                                 <L 18>
    var_23 = wp::address(var_frames, var_0, var_22);
    var_27 = wp::load(var_23);
    var_26 = wp::extract(var_27, var_24, var_25);
    var_28 = &(wp::index(var_particles, var_0));
    wp::store(&(wp::index(var_particles, var_0).mass), var_26);
    // particles[i].position.y = 3.0                                                          <L 19>
    var_30 = &(wp::index(var_particles, var_0));
    var_31 = &(wp::index(var_particles, var_0).position);
    wp::store(&(wp::index(var_particles, var_0).position.component_ref(var_32)), var_29);
    // v = particles[i].position                                                              <L 20>
    var_33 = wp::address(var_particles, var_0);
    var_34 = &(((*wp::address(var_particles, var_0))).position);
    var_36 = wp::load(var_34);
    var_35 = wp::copy(var_36);
    // v[2] += 0.5                                                                            <L 21>
    wp::add_inplace(var_35, var_37, var_38);
    // particles[i].position = v                                                              <L 22>
    var_39 = &(wp::index(var_particles, var_0));
    wp::store(&(wp::index(var_particles, var_0).position), var_35);
    // wp.atomic_add(points, i, v)                                                            <L 23>
    var_40 = wp::atomic_add(var_points, var_0, var_35);
}



template <bool wp_linear_contiguous>
static void slot_stores_7ca1b13f_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_slot_stores_7ca1b13f *_wp_args,
    wp_args_slot_stores_7ca1b13f *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_points = _wp_args->points;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_frames = _wp_args->frames;
    wp::array_t<Particle_7d17593e> var_particles = _wp_args->particles;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_points = _wp_adj_args->points;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_frames = _wp_adj_args->frames;
    wp::array_t<Particle_7d17593e> adj_particles = _wp_adj_args->particles;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::float32 var_5 = 2.0;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32>* var_7;
    const wp::int32 var_8 = 1;
    const wp::float32 var_9 = 1.0;
    const wp::float32 var_10 = 0.0;
    wp::float32 var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::vec_t<3, wp::float32>* var_14;
    const wp::int32 var_15 = 2;
    wp::float32 var_16;
    wp::vec_t<3, wp::float32> var_17;
    const wp::int32 var_18 = 0;
    wp::mat_t<2, 2, wp::float32>* var_19;
    const wp::int32 var_20 = 1;
    const wp::int32 var_21 = 0;
    const wp::int32 var_22 = 0;
    wp::mat_t<2, 2, wp::float32>* var_23;
    const wp::int32 var_24 = 0;
    const wp::int32 var_25 = 1;
    wp::float32 var_26;
    wp::mat_t<2, 2, wp::float32> var_27;
    Particle_7d17593e* var_28;
    const wp::float32 var_29 = 3.0;
    Particle_7d17593e* var_30;
    wp::vec_t<3, wp::float32>* var_31;
    const wp::int32 var_32 = 1;
    Particle_7d17593e* var_33;
    wp::vec_t<3, wp::float32>* var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::vec_t<3, wp::float32> var_36;
    const wp::int32 var_37 = 2;
    const wp::float32 var_38 = 0.5;
    Particle_7d17593e* var_39;
    wp::vec_t<3, wp::float32> var_40;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::int32 adj_18 = {};
    wp::mat_t<2, 2, wp::float32> adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::mat_t<2, 2, wp::float32> adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::mat_t<2, 2, wp::float32> adj_27 = {};
    Particle_7d17593e adj_28 = {};
    wp::float32 adj_29 = {};
    Particle_7d17593e adj_30 = {};
    wp::vec_t<3, wp::float32> adj_31 = {};
    wp::int32 adj_32 = {};
    Particle_7d17593e adj_33 = {};
    wp::vec_t<3, wp::float32> adj_34 = {};
    wp::vec_t<3, wp::float32> adj_35 = {};
    wp::vec_t<3, wp::float32> adj_36 = {};
    wp::int32 adj_37 = {};
    wp::float32 adj_38 = {};
    Particle_7d17593e adj_39 = {};
    wp::vec_t<3, wp::float32> adj_40 = {};
    //---------
    // forward
    // def slot_stores(                                                                       <L 11>
    // i = wp.tid()                                                                           <L 14>
    var_0 = builtin_tid1d();
    // points[i][1] = points[i].x * 2.0                                                       <L 15>
    var_1 = wp::address(var_points, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_6 = wp::mul(var_3, var_5);
    var_7 = &(wp::index(var_points, var_0));
    // wp::store(&(wp::index(var_points, var_0).component_ref(var_8)), var_6);
    // points[i] += wp.vec3(1.0, 0.0, float(i))                                               <L 16>
    var_11 = wp::float(var_0);
    var_12 = wp::vec_t<3, wp::float32>(var_9, var_10, var_11);
    // var_13 = wp::atomic_add(var_points, var_0, var_12);
    // frames[i, 0][1, 0] = points[i][2]                                                      <L 17>
    var_14 = wp::address(var_points, var_0);
    var_17 = wp::load(var_14);
    var_16 = wp::extract(var_17, var_15);
    var_19 = &(wp::index(var_frames, var_0, var_18));
    // wp::store(&(wp::index(var_frames, var_0, var_18).element_ref(var_20, var_21)), var_16);
    // particles[i].mass = frames[i, 0][0, 1]                                                 <L 18>
    var_23 = wp::address(var_frames, var_0, var_22);
    var_27 = wp::load(var_23);
    var_26 = wp::extract(var_27, var_24, var_25);
    var_28 = &(wp::index(var_particles, var_0));
    // wp::store(&(wp::index(var_particles, var_0).mass), var_26);
    // particles[i].position.y = 3.0                                                          <L 19>
    var_30 = &(wp::index(var_particles, var_0));
    var_31 = &(wp::index(var_particles, var_0).position);
    // wp::store(&(wp::index(var_particles, var_0).position.component_ref(var_32)), var_29);
    // v = particles[i].position                                                              <L 20>
    var_33 = wp::address(var_particles, var_0);
    var_34 = &(((*wp::address(var_particles, var_0))).position);
    var_36 = wp::load(var_34);
    var_35 = wp::copy(var_36);
    // v[2] += 0.5                                                                            <L 21>
    wp::add_inplace(var_35, var_37, var_38);
    // particles[i].position = v                                                              <L 22>
    var_39 = &(wp::index(var_particles, var_0));
    // wp::store(&(wp::index(var_particles, var_0).position), var_35);
    // wp.atomic_add(points, i, v)                                                            <L 23>
    // var_40 = wp::atomic_add(var_points, var_0, var_35);
    //---------
    // reverse
    wp::adj_atomic_add(var_points, var_0, var_35, adj_points, adj_0, adj_35, adj_40);
    // adj: wp.atomic_add(points, i, v)                                                       <L 23>
    wp::adj_array_store_slot(var_particles, adj_particles, adj_35, [&](auto& _e) -> auto& { return _e.position; }, var_0);
    // adj: particles[i].position = v                                                         <L 22>
    wp::adj_add_inplace(var_35, var_37, var_38, adj_35, adj_37, adj_38);
    // adj: v[2] += 0.5                                                                       <L 21>
    wp::adj_copy(var_36, adj_34, adj_35);
    adj_33.position += adj_34;
    wp::adj_address(var_particles, var_0, adj_particles, adj_0, adj_33);
    // adj: v = particles[i].position                                                         <L 20>
    wp::adj_array_store_slot(var_particles, adj_particles, adj_29, [&](auto& _e) -> auto& { return _e.position.component_ref(var_32); }, var_0);
    // adj: particles[i].position.y = 3.0                                                     <L 19>
    wp::adj_array_store_slot(var_particles, adj_particles, adj_26, [&](auto& _e) -> auto& { return _e.mass; }, var_0);
    wp::adj_extract(var_27, var_24, var_25, adj_23, adj_24, adj_25, adj_26);
    wp::adj_address(var_frames, var_0, var_22, adj_frames, adj_0, adj_22, adj_23);
    // adj: particles[i].mass = frames[i, 0][0, 1]                                            <L 18>
    wp::adj_array_store_slot(var_frames, adj_frames, adj_16, [&](auto& _e) -> auto& { return _e.element_ref(var_20, var_21); }, var_0, var_18);
    wp::adj_extract(var_17, var_15, adj_14, adj_15, adj_16);
    wp::adj_address(var_points, var_0, adj_points, adj_0, adj_14);
    // adj: frames[i, 0][1, 0] = points[i][2]                                                 <L 17>
    wp::adj_atomic_add(var_points, var_0, var_12, adj_points, adj_0, adj_12, adj_13);
    wp::adj_vec_t(var_9, var_10, var_11, adj_9, adj_10, adj_11, adj_12);
    wp::adj_float(var_0, adj_0, adj_11);
    // adj: points[i] += wp.vec3(1.0, 0.0, float(i))                                          <L 16>
    wp::adj_array_store_slot(var_points, adj_points, adj_6, [&](auto& _e) -> auto& { return _e.component_ref(var_8); }, var_0);
    wp::adj_mul(var_3, var_5, adj_3, adj_5, adj_6);
    wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
    wp::adj_address(var_points, var_0, adj_points, adj_0, adj_1);
    // adj: points[i][1] = points[i].x * 2.0                                                  <L 15>
    // adj: i = wp.tid()                                                                      <L 14>
    // adj: def slot_stores(                                                                  <L 11>
    return;
}

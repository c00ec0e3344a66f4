struct GrainMaterial_92198dd8
{
    wp::float32 kn;
    wp::float32 cn;
    wp::float32 kt;
    wp::float32 mu;
    wp::float32 mu_r;


    GrainMaterial_92198dd8() = default;
    CUDA_CALLABLE GrainMaterial_92198dd8(wp::float32 const& kn,
    wp::float32 const& cn = {},
    wp::float32 const& kt = {},
    wp::float32 const& mu = {},
    wp::float32 const& mu_r = {})
        : kn{kn}
        , cn{cn}
        , kt{kt}
        , mu{mu}
        , mu_r{mu_r}

    {
    }

    CUDA_CALLABLE GrainMaterial_92198dd8& operator += (const GrainMaterial_92198dd8& rhs)
    {    kn += rhs.kn;
    cn += rhs.cn;
    kt += rhs.kt;
    mu += rhs.mu;
    mu_r += rhs.mu_r;

        return *this;}

};

static CUDA_CALLABLE void adj_GrainMaterial_92198dd8(wp::float32 const&,
    wp::float32 const&,
    wp::float32 const&,
    wp::float32 const&,
    wp::float32 const&,
    wp::float32 & adj_kn,
    wp::float32 & adj_cn,
    wp::float32 & adj_kt,
    wp::float32 & adj_mu,
    wp::float32 & adj_mu_r,
    GrainMaterial_92198dd8 & adj_ret)
{
    adj_kn += adj_ret.kn;
    adj_cn += adj_ret.cn;
    adj_kt += adj_ret.kt;
    adj_mu += adj_ret.mu;
    adj_mu_r += adj_ret.mu_r;
}

// Required when compiling adjoints.
CUDA_CALLABLE GrainMaterial_92198dd8 add(const GrainMaterial_92198dd8& a, const GrainMaterial_92198dd8& b)
{
    return GrainMaterial_92198dd8();
}

CUDA_CALLABLE void adj_atomic_add(GrainMaterial_92198dd8* p, GrainMaterial_92198dd8 t)
{
    wp::adj_atomic_add(&p->kn, t.kn);
    wp::adj_atomic_add(&p->cn, t.cn);
    wp::adj_atomic_add(&p->kt, t.kt);
    wp::adj_atomic_add(&p->mu, t.mu);
    wp::adj_atomic_add(&p->mu_r, t.mu_r);
}




// advance_grains.py:13
static CUDA_CALLABLE wp::float32 contact_force_0(
    GrainMaterial_92198dd8 var_mat,
    wp::float32 var_depth,
    wp::float32 var_vn,
    wp::float32 var_r_eff)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 1.5;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 0.0;
    wp::float32 var_12;
    //---------
    // forward
    // def contact_force(                                                                     <L 14>
    // elastic = mat.kn * wp.sqrt(r_eff) * wp.pow(depth, 1.5)                                 <L 22>
    var_0 = &((var_mat).kn);
    var_1 = wp::sqrt(var_r_eff);
    var_3 = wp::load(var_0);
    var_2 = wp::mul(var_3, var_1);
    var_5 = wp::pow(var_depth, var_4);
    var_6 = wp::mul(var_2, var_5);
    // return wp.max(elastic - mat.cn * vn, 0.0)                                              <L 23>
    var_7 = &((var_mat).cn);
    var_9 = wp::load(var_7);
    var_8 = wp::mul(var_9, var_vn);
    var_10 = wp::sub(var_6, var_8);
    var_12 = wp::max(var_10, var_11);
    return var_12;
}


// advance_grains.py:41
static CUDA_CALLABLE wp::vec_t<3, wp::float32> tangential_0(
    wp::vec_t<3, wp::float32> var_v,
    wp::vec_t<3, wp::float32> var_nrm)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::vec_t<3, wp::float32> var_1;
    wp::vec_t<3, wp::float32> var_2;
    //---------
    // forward
    // def tangential(v: wp.vec3, nrm: wp.vec3) -> wp.vec3:                                   <L 42>
    // return v - wp.dot(v, nrm) * nrm                                                        <L 43>
    var_0 = wp::dot(var_v, var_nrm);
    var_1 = wp::mul(var_0, var_nrm);
    var_2 = wp::sub(var_v, var_1);
    return var_2;
}


// advance_grains.py:26
static CUDA_CALLABLE wp::vec_t<3, wp::float32> friction_force_0(
    wp::vec_t<3, wp::float32> var_v_t,
    wp::float32 var_push,
    GrainMaterial_92198dd8 var_mat)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    bool var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    //---------
    // forward
    // def friction_force(v_t: wp.vec3, push: float, mat: GrainMaterial) -> wp.vec3:          <L 27>
    // pull = -mat.kt * v_t                                                                   <L 29>
    var_0 = &((var_mat).kt);
    var_2 = wp::load(var_0);
    var_1 = wp::neg(var_2);
    var_3 = wp::mul(var_1, var_v_t);
    // limit = mat.mu * push                                                                  <L 30>
    var_4 = &((var_mat).mu);
    var_6 = wp::load(var_4);
    var_5 = wp::mul(var_6, var_push);
    // if wp.length(pull) > limit:                                                            <L 31>
    var_7 = wp::length(var_3);
    var_8 = (var_7 > var_5);
    if (var_8) {
        // pull = limit * wp.normalize(pull)                                                  <L 32>
        var_9 = wp::normalize(var_3);
        var_10 = wp::mul(var_5, var_9);
    }
    var_11 = wp::where(var_8, var_10, var_3);
    // return pull                                                                            <L 33>
    return var_11;
}


// advance_grains.py:36
static CUDA_CALLABLE wp::vec_t<3, wp::float32> rolling_resistance_0(
    wp::vec_t<3, wp::float32> var_spin,
    wp::float32 var_push,
    wp::float32 var_r,
    GrainMaterial_92198dd8 var_mat)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::vec_t<3, wp::float32> var_6;
    //---------
    // forward
    // def rolling_resistance(spin: wp.vec3, push: float, r: float, mat: GrainMaterial) -> wp.vec3:       <L 37>
    // return -mat.mu_r * push * r * wp.normalize(spin)                                       <L 38>
    var_0 = &((var_mat).mu_r);
    var_2 = wp::load(var_0);
    var_1 = wp::neg(var_2);
    var_3 = wp::mul(var_1, var_push);
    var_4 = wp::mul(var_3, var_r);
    var_5 = wp::normalize(var_spin);
    var_6 = wp::mul(var_4, var_5);
    return var_6;
}


// advance_grains.py:13
static CUDA_CALLABLE void adj_contact_force_0(
    GrainMaterial_92198dd8 var_mat,
    wp::float32 var_depth,
    wp::float32 var_vn,
    wp::float32 var_r_eff,
    GrainMaterial_92198dd8 & adj_mat,
    wp::float32 & adj_depth,
    wp::float32 & adj_vn,
    wp::float32 & adj_r_eff,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 1.5;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::float32 var_11 = 0.0;
    wp::float32 var_12;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    //---------
    // forward
    // def contact_force(                                                                     <L 14>
    // elastic = mat.kn * wp.sqrt(r_eff) * wp.pow(depth, 1.5)                                 <L 22>
    var_0 = &((var_mat).kn);
    var_1 = wp::sqrt(var_r_eff);
    var_3 = wp::load(var_0);
    var_2 = wp::mul(var_3, var_1);
    var_5 = wp::pow(var_depth, var_4);
    var_6 = wp::mul(var_2, var_5);
    // return wp.max(elastic - mat.cn * vn, 0.0)                                              <L 23>
    var_7 = &((var_mat).cn);
    var_9 = wp::load(var_7);
    var_8 = wp::mul(var_9, var_vn);
    var_10 = wp::sub(var_6, var_8);
    var_12 = wp::max(var_10, var_11);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_12 += adj_ret;
    wp::adj_max(var_10, var_11, adj_10, adj_11, adj_12);
    wp::adj_sub(var_6, var_8, adj_6, adj_8, adj_10);
    wp::adj_mul(var_9, var_vn, adj_7, adj_vn, adj_8);
    adj_mat.cn += adj_7;
    // adj: return wp.max(elastic - mat.cn * vn, 0.0)                                         <L 23>
    wp::adj_mul(var_2, var_5, adj_2, adj_5, adj_6);
    wp::adj_pow(var_depth, var_4, var_5, adj_depth, adj_4, adj_5);
    wp::adj_mul(var_3, var_1, adj_0, adj_1, adj_2);
    wp::adj_sqrt(var_r_eff, var_1, adj_r_eff, adj_1);
    adj_mat.kn += adj_0;
    // adj: elastic = mat.kn * wp.sqrt(r_eff) * wp.pow(depth, 1.5)                            <L 22>
    // adj: def contact_force(                                                                <L 14>
    return;
}


// advance_grains.py:41
static CUDA_CALLABLE void adj_tangential_0(
    wp::vec_t<3, wp::float32> var_v,
    wp::vec_t<3, wp::float32> var_nrm,
    wp::vec_t<3, wp::float32> & adj_v,
    wp::vec_t<3, wp::float32> & adj_nrm,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::vec_t<3, wp::float32> var_1;
    wp::vec_t<3, wp::float32> var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    //---------
    // forward
    // def tangential(v: wp.vec3, nrm: wp.vec3) -> wp.vec3:                                   <L 42>
    // return v - wp.dot(v, nrm) * nrm                                                        <L 43>
    var_0 = wp::dot(var_v, var_nrm);
    var_1 = wp::mul(var_0, var_nrm);
    var_2 = wp::sub(var_v, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_sub(var_v, var_1, adj_v, adj_1, adj_2);
    wp::adj_mul(var_0, var_nrm, adj_0, adj_nrm, adj_1);
    wp::adj_dot(var_v, var_nrm, adj_v, adj_nrm, adj_0);
    // adj: return v - wp.dot(v, nrm) * nrm                                                   <L 43>
    // adj: def tangential(v: wp.vec3, nrm: wp.vec3) -> wp.vec3:                              <L 42>
    return;
}


// advance_grains.py:26
static CUDA_CALLABLE void adj_friction_force_0(
    wp::vec_t<3, wp::float32> var_v_t,
    wp::float32 var_push,
    GrainMaterial_92198dd8 var_mat,
    wp::vec_t<3, wp::float32> & adj_v_t,
    wp::float32 & adj_push,
    GrainMaterial_92198dd8 & adj_mat,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    bool var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    bool adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    //---------
    // forward
    // def friction_force(v_t: wp.vec3, push: float, mat: GrainMaterial) -> wp.vec3:          <L 27>
    // pull = -mat.kt * v_t                                                                   <L 29>
    var_0 = &((var_mat).kt);
    var_2 = wp::load(var_0);
    var_1 = wp::neg(var_2);
    var_3 = wp::mul(var_1, var_v_t);
    // limit = mat.mu * push                                                                  <L 30>
    var_4 = &((var_mat).mu);
    var_6 = wp::load(var_4);
    var_5 = wp::mul(var_6, var_push);
    // if wp.length(pull) > limit:                                                            <L 31>
    var_7 = wp::length(var_3);
    var_8 = (var_7 > var_5);
    if (var_8) {
        // pull = limit * wp.normalize(pull)                                                  <L 32>
        var_9 = wp::normalize(var_3);
        var_10 = wp::mul(var_5, var_9);
    }
    var_11 = wp::where(var_8, var_10, var_3);
    // return pull                                                                            <L 33>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_11 += adj_ret;
    // adj: return pull                                                                       <L 33>
    wp::adj_where(var_8, var_10, var_3, adj_8, adj_10, adj_3, adj_11);
    if (var_8) {
        wp::adj_mul(var_5, var_9, adj_5, adj_9, adj_10);
        wp::adj_normalize(var_3, var_9, adj_3, adj_9);
        // adj: pull = limit * wp.normalize(pull)                                             <L 32>
    }
    wp::adj_length(var_3, var_7, adj_3, adj_7);
    // adj: if wp.length(pull) > limit:                                                       <L 31>
    wp::adj_mul(var_6, var_push, adj_4, adj_push, adj_5);
    adj_mat.mu += adj_4;
    // adj: limit = mat.mu * push                                                             <L 30>
    wp::adj_mul(var_1, var_v_t, adj_1, adj_v_t, adj_3);
    wp::adj_neg(var_2, adj_0, adj_1);
    adj_mat.kt += adj_0;
    // adj: pull = -mat.kt * v_t                                                              <L 29>
    // adj: def friction_force(v_t: wp.vec3, push: float, mat: GrainMaterial) -> wp.vec3:     <L 27>
    return;
}


// advance_grains.py:36
static CUDA_CALLABLE void adj_rolling_resistance_0(
    wp::vec_t<3, wp::float32> var_spin,
    wp::float32 var_push,
    wp::float32 var_r,
    GrainMaterial_92198dd8 var_mat,
    wp::vec_t<3, wp::float32> & adj_spin,
    wp::float32 & adj_push,
    wp::float32 & adj_r,
    GrainMaterial_92198dd8 & adj_mat,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::vec_t<3, wp::float32> var_6;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    //---------
    // forward
    // def rolling_resistance(spin: wp.vec3, push: float, r: float, mat: GrainMaterial) -> wp.vec3:       <L 37>
    // return -mat.mu_r * push * r * wp.normalize(spin)                                       <L 38>
    var_0 = &((var_mat).mu_r);
    var_2 = wp::load(var_0);
    var_1 = wp::neg(var_2);
    var_3 = wp::mul(var_1, var_push);
    var_4 = wp::mul(var_3, var_r);
    var_5 = wp::normalize(var_spin);
    var_6 = wp::mul(var_4, var_5);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_6 += adj_ret;
    wp::adj_mul(var_4, var_5, adj_4, adj_5, adj_6);
    wp::adj_normalize(var_spin, var_5, adj_spin, adj_5);
    wp::adj_mul(var_3, var_r, adj_3, adj_r, adj_4);
    wp::adj_mul(var_1, var_push, adj_1, adj_push, adj_3);
    wp::adj_neg(var_2, adj_0, adj_1);
    adj_mat.mu_r += adj_0;
    // adj: return -mat.mu_r * push * r * wp.normalize(spin)                                  <L 38>
    // adj: def rolling_resistance(spin: wp.vec3, push: float, r: float, mat: GrainMaterial) -> wp.vec3:  <L 37>
    return;
}

extern "C" __global__ void advance_grains_4235fa9d_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_positions,
    wp::array_t<wp::vec_t<3, wp::float32>> var_velocities,
    wp::array_t<wp::vec_t<3, wp::float32>> var_spins,
    wp::float32 var_grain_radius,
    wp::float32 var_grain_mass,
    wp::array_t<wp::int32> var_num_neighbors,
    wp::array_t<wp::int32> var_neighbor_ids,
    GrainMaterial_92198dd8 var_mat,
    wp::array_t<wp::vec_t<4, wp::float32>> var_wall_planes,
    wp::vec_t<3, wp::float32> var_g,
    wp::array_t<wp::vec_t<3, wp::float32>> var_f_out,
    wp::array_t<wp::vec_t<3, wp::float32>> var_t_out)
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
        wp::vec_t<3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::vec_t<3, wp::float32>* var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::vec_t<3, wp::float32>* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::vec_t<3, wp::float32> var_9;
        wp::vec_t<3, wp::float32> var_10;
        const wp::float32 var_11 = 0.0;
        wp::vec_t<3, wp::float32> var_12;
        wp::int32* var_13;
        wp::range_t var_14;
        wp::int32 var_15;
        wp::int32 var_16;
        wp::int32* var_17;
        wp::int32 var_18;
        wp::int32 var_19;
        bool var_20;
        wp::vec_t<3, wp::float32>* var_21;
        wp::vec_t<3, wp::float32> var_22;
        wp::vec_t<3, wp::float32> var_23;
        const wp::float32 var_24 = 2.0;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        const wp::float32 var_28 = 0.0;
        bool var_29;
        wp::vec_t<3, wp::float32> var_30;
        wp::vec_t<3, wp::float32>* var_31;
        wp::vec_t<3, wp::float32> var_32;
        wp::vec_t<3, wp::float32> var_33;
        wp::vec_t<3, wp::float32>* var_34;
        wp::vec_t<3, wp::float32> var_35;
        wp::vec_t<3, wp::float32> var_36;
        wp::vec_t<3, wp::float32> var_37;
        wp::vec_t<3, wp::float32> var_38;
        wp::vec_t<3, wp::float32> var_39;
        wp::float32 var_40;
        const wp::float32 var_41 = 0.5;
        wp::float32 var_42;
        wp::float32 var_43;
        wp::vec_t<3, wp::float32> var_44;
        wp::vec_t<3, wp::float32> var_45;
        wp::vec_t<3, wp::float32> var_46;
        wp::vec_t<3, wp::float32> var_47;
        wp::vec_t<3, wp::float32> var_48;
        wp::vec_t<3, wp::float32> var_49;
        wp::vec_t<3, wp::float32> var_50;
        wp::vec_t<3, wp::float32> var_51;
        wp::vec_t<3, wp::float32> var_52;
        wp::vec_t<3, wp::float32> var_53;
        const wp::int32 var_54 = 0;
        wp::vec_t<4, wp::float32>* var_55;
        const wp::int32 var_56 = 0;
        wp::float32 var_57;
        wp::vec_t<4, wp::float32> var_58;
        wp::vec_t<4, wp::float32>* var_59;
        const wp::int32 var_60 = 1;
        wp::float32 var_61;
        wp::vec_t<4, wp::float32> var_62;
        wp::vec_t<4, wp::float32>* var_63;
        const wp::int32 var_64 = 2;
        wp::float32 var_65;
        wp::vec_t<4, wp::float32> var_66;
        wp::vec_t<3, wp::float32> var_67;
        wp::vec_t<3, wp::float32> var_68;
        wp::float32 var_69;
        wp::vec_t<4, wp::float32>* var_70;
        const wp::int32 var_71 = 3;
        wp::float32 var_72;
        wp::vec_t<4, wp::float32> var_73;
        wp::float32 var_74;
        wp::float32 var_75;
        const wp::float32 var_76 = 0.0;
        bool var_77;
        wp::vec_t<3, wp::float32> var_78;
        wp::vec_t<3, wp::float32> var_79;
        wp::vec_t<3, wp::float32> var_80;
        wp::float32 var_81;
        wp::float32 var_82;
        wp::vec_t<3, wp::float32> var_83;
        wp::vec_t<3, wp::float32> var_84;
        wp::vec_t<3, wp::float32> var_85;
        wp::vec_t<3, wp::float32> var_86;
        wp::vec_t<3, wp::float32> var_87;
        wp::vec_t<3, wp::float32> var_88;
        wp::vec_t<3, wp::float32> var_89;
        wp::vec_t<3, wp::float32> var_90;
        wp::vec_t<3, wp::float32> var_91;
        wp::vec_t<3, wp::float32> var_92;
        wp::vec_t<3, wp::float32> var_93;
        wp::vec_t<3, wp::float32> var_94;
        wp::vec_t<3, wp::float32> var_95;
        wp::float32 var_96;
        wp::vec_t<3, wp::float32> var_97;
        const wp::int32 var_98 = 1;
        wp::vec_t<4, wp::float32>* var_99;
        const wp::int32 var_100 = 0;
        wp::float32 var_101;
        wp::vec_t<4, wp::float32> var_102;
        wp::vec_t<4, wp::float32>* var_103;
        const wp::int32 var_104 = 1;
        wp::float32 var_105;
        wp::vec_t<4, wp::float32> var_106;
        wp::vec_t<4, wp::float32>* var_107;
        const wp::int32 var_108 = 2;
        wp::float32 var_109;
        wp::vec_t<4, wp::float32> var_110;
        wp::vec_t<3, wp::float32> var_111;
        wp::vec_t<3, wp::float32> var_112;
        wp::float32 var_113;
        wp::vec_t<4, wp::float32>* var_114;
        const wp::int32 var_115 = 3;
        wp::float32 var_116;
        wp::vec_t<4, wp::float32> var_117;
        wp::float32 var_118;
        wp::float32 var_119;
        const wp::float32 var_120 = 0.0;
        bool var_121;
        wp::vec_t<3, wp::float32> var_122;
        wp::vec_t<3, wp::float32> var_123;
        wp::vec_t<3, wp::float32> var_124;
        wp::float32 var_125;
        wp::float32 var_126;
        wp::vec_t<3, wp::float32> var_127;
        wp::vec_t<3, wp::float32> var_128;
        wp::vec_t<3, wp::float32> var_129;
        wp::vec_t<3, wp::float32> var_130;
        wp::vec_t<3, wp::float32> var_131;
        wp::vec_t<3, wp::float32> var_132;
        wp::vec_t<3, wp::float32> var_133;
        wp::vec_t<3, wp::float32> var_134;
        wp::vec_t<3, wp::float32> var_135;
        wp::vec_t<3, wp::float32> var_136;
        wp::vec_t<3, wp::float32> var_137;
        wp::vec_t<3, wp::float32> var_138;
        wp::vec_t<3, wp::float32> var_139;
        wp::float32 var_140;
        wp::vec_t<3, wp::float32> var_141;
        //---------
        // forward
        // def advance_grains(                                                                    <L 47>
        // tid = wp.tid()                                                                         <L 62>
        var_0 = builtin_tid1d();
        // x_i = positions[tid]                                                                   <L 63>
        var_1 = wp::address(var_positions, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // v_i = velocities[tid]                                                                  <L 64>
        var_4 = wp::address(var_velocities, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // w_i = spins[tid]                                                                       <L 65>
        var_7 = wp::address(var_spins, var_0);
        var_9 = wp::load(var_7);
        var_8 = wp::copy(var_9);
        // f = grain_mass * g                                                                     <L 66>
        var_10 = wp::mul(var_grain_mass, var_g);
        // t = wp.vec3(0.0)                                                                       <L 67>
        var_12 = wp::vec_t<3, wp::float32>(var_11);
        // for slot in range(num_neighbors[tid]):                                                 <L 70>
        var_13 = wp::address(var_num_neighbors, var_0);
        var_15 = wp::load(var_13);
        var_14 = wp::range(var_15);
        start_for_0:;
            if (iter_cmp(var_14) == 0) goto end_for_0;
            var_16 = wp::iter_next(var_14);
            // other = neighbor_ids[tid, slot]                                                    <L 71>
            var_17 = wp::address(var_neighbor_ids, var_0, var_16);
            var_19 = wp::load(var_17);
            var_18 = wp::copy(var_19);
            // if other == tid:                                                                   <L 72>
            var_20 = (var_18 == var_0);
            if (var_20) {
                // continue                                                                       <L 73>
                goto start_for_0;
            }
            // d = x_i - positions[other]                                                         <L 74>
            var_21 = wp::address(var_positions, var_18);
            var_23 = wp::load(var_21);
            var_22 = wp::sub(var_2, var_23);
            // depth = 2.0 * grain_radius - wp.length(d)                                          <L 75>
            var_25 = wp::mul(var_24, var_grain_radius);
            var_26 = wp::length(var_22);
            var_27 = wp::sub(var_25, var_26);
            // if depth <= 0.0:                                                                   <L 76>
            var_29 = (var_27 <= var_28);
            if (var_29) {
                // continue                                                                       <L 77>
                goto start_for_0;
            }
            // nrm = wp.normalize(d)                                                              <L 78>
            var_30 = wp::normalize(var_22);
            // rel = v_i - velocities[other]                                                      <L 79>
            var_31 = wp::address(var_velocities, var_18);
            var_33 = wp::load(var_31);
            var_32 = wp::sub(var_5, var_33);
            // rel -= grain_radius * wp.cross(w_i + spins[other], nrm)                            <L 80>
            var_34 = wp::address(var_spins, var_18);
            var_36 = wp::load(var_34);
            var_35 = wp::add(var_8, var_36);
            var_37 = wp::cross(var_35, var_30);
            var_38 = wp::mul(var_grain_radius, var_37);
            var_39 = wp::sub(var_32, var_38);
            // push = contact_force(mat, depth, wp.dot(rel, nrm), 0.5 * grain_radius)             <L 81>
            var_40 = wp::dot(var_39, var_30);
            var_42 = wp::mul(var_41, var_grain_radius);
            var_43 = contact_force_0(var_mat, var_27, var_40, var_42);
            // drag = friction_force(tangential(rel, nrm), push, mat)                             <L 82>
            var_44 = tangential_0(var_39, var_30);
            var_45 = friction_force_0(var_44, var_43, var_mat);
            // f += push * nrm + drag                                                             <L 83>
            var_46 = wp::mul(var_43, var_30);
            var_47 = wp::add(var_46, var_45);
            var_48 = wp::add(var_10, var_47);
            // t -= grain_radius * wp.cross(nrm, drag)                                            <L 84>
            var_49 = wp::cross(var_30, var_45);
            var_50 = wp::mul(var_grain_radius, var_49);
            var_51 = wp::sub(var_12, var_50);
            // t += rolling_resistance(w_i, push, grain_radius, mat)                              <L 85>
            var_52 = rolling_resistance_0(var_8, var_43, var_grain_radius, var_mat);
            var_53 = wp::add(var_51, var_52);
            wp::assign(var_10, var_48);
            wp::assign(var_12, var_53);
            goto start_for_0;
        end_for_0:;
        // for k in range(2):                                                                     <L 88>
        // nrm = wp.normalize(wp.vec3(wall_planes[k][0], wall_planes[k][1], wall_planes[k][2]))       <L 89>
        var_55 = wp::address(var_wall_planes, var_54);
        var_58 = wp::load(var_55);
        var_57 = wp::extract(var_58, var_56);
        var_59 = wp::address(var_wall_planes, var_54);
        var_62 = wp::load(var_59);
        var_61 = wp::extract(var_62, var_60);
        var_63 = wp::address(var_wall_planes, var_54);
        var_66 = wp::load(var_63);
        var_65 = wp::extract(var_66, var_64);
        var_67 = wp::vec_t<3, wp::float32>(var_57, var_61, var_65);
        var_68 = wp::normalize(var_67);
        // depth = grain_radius - (wp.dot(nrm, x_i) - wall_planes[k][3])                          <L 90>
        var_69 = wp::dot(var_68, var_2);
        var_70 = wp::address(var_wall_planes, var_54);
        var_73 = wp::load(var_70);
        var_72 = wp::extract(var_73, var_71);
        var_74 = wp::sub(var_69, var_72);
        var_75 = wp::sub(var_grain_radius, var_74);
        // if depth > 0.0:                                                                        <L 91>
        var_77 = (var_75 > var_76);
        if (var_77) {
            // rel = v_i - grain_radius * wp.cross(w_i, nrm)                                      <L 92>
            var_78 = wp::cross(var_8, var_68);
            var_79 = wp::mul(var_grain_radius, var_78);
            var_80 = wp::sub(var_5, var_79);
            // push = contact_force(mat, depth, wp.dot(rel, nrm), grain_radius)                   <L 93>
            var_81 = wp::dot(var_80, var_68);
            var_82 = contact_force_0(var_mat, var_75, var_81, var_grain_radius);
            // drag = friction_force(tangential(rel, nrm), push, mat)                             <L 94>
            var_83 = tangential_0(var_80, var_68);
            var_84 = friction_force_0(var_83, var_82, var_mat);
            // f += push * nrm + drag                                                             <L 95>
            var_85 = wp::mul(var_82, var_68);
            var_86 = wp::add(var_85, var_84);
            var_87 = wp::add(var_10, var_86);
            // t -= grain_radius * wp.cross(nrm, drag)                                            <L 96>
            var_88 = wp::cross(var_68, var_84);
            var_89 = wp::mul(var_grain_radius, var_88);
            var_90 = wp::sub(var_12, var_89);
            // t += rolling_resistance(w_i, push, grain_radius, mat)                              <L 97>
            var_91 = rolling_resistance_0(var_8, var_82, var_grain_radius, var_mat);
            var_92 = wp::add(var_90, var_91);
        }
        var_93 = wp::where(var_77, var_87, var_10);
        var_94 = wp::where(var_77, var_92, var_12);
        var_95 = wp::where(var_77, var_80, var_39);
        var_96 = wp::where(var_77, var_82, var_43);
        var_97 = wp::where(var_77, var_84, var_45);
        // nrm = wp.normalize(wp.vec3(wall_planes[k][0], wall_planes[k][1], wall_planes[k][2]))       <L 89>
        var_99 = wp::address(var_wall_planes, var_98);
        var_102 = wp::load(var_99);
        var_101 = wp::extract(var_102, var_100);
        var_103 = wp::address(var_wall_planes, var_98);
        var_106 = wp::load(var_103);
        var_105 = wp::extract(var_106, var_104);
        var_107 = wp::address(var_wall_planes, var_98);
        var_110 = wp::load(var_107);
        var_109 = wp::extract(var_110, var_108);
        var_111 = wp::vec_t<3, wp::float32>(var_101, var_105, var_109);
        var_112 = wp::normalize(var_111);
        // depth = grain_radius - (wp.dot(nrm, x_i) - wall_planes[k][3])                          <L 90>
        var_113 = wp::dot(var_112, var_2);
        var_114 = wp::address(var_wall_planes, var_98);
        var_117 = wp::load(var_114);
        var_116 = wp::extract(var_117, var_115);
        var_118 = wp::sub(var_113, var_116);
        var_119 = wp::sub(var_grain_radius, var_118);
        // if depth > 0.0:                                                                        <L 91>
        var_121 = (var_119 > var_120);
        if (var_121) {
            // rel = v_i - grain_radius * wp.cross(w_i, nrm)                                      <L 92>
            var_122 = wp::cross(var_8, var_112);
            var_123 = wp::mul(var_grain_radius, var_122);
            var_124 = wp::sub(var_5, var_123);
            // push = contact_force(mat, depth, wp.dot(rel, nrm), grain_radius)                   <L 93>
            var_125 = wp::dot(var_124, var_112);
            var_126 = contact_force_0(var_mat, var_119, var_125, var_grain_radius);
            // drag = friction_force(tangential(rel, nrm), push, mat)                             <L 94>
            var_127 = tangential_0(var_124, var_112);
            var_128 = friction_force_0(var_127, var_126, var_mat);
            // f += push * nrm + drag                                                             <L 95>
            var_129 = wp::mul(var_126, var_112);
            var_130 = wp::add(var_129, var_128);
            var_131 = wp::add(var_93, var_130);
            // t -= grain_radius * wp.cross(nrm, drag)                                            <L 96>
            var_132 = wp::cross(var_112, var_128);
            var_133 = wp::mul(var_grain_radius, var_132);
            var_134 = wp::sub(var_94, var_133);
            // t += rolling_resistance(w_i, push, grain_radius, mat)                              <L 97>
            var_135 = rolling_resistance_0(var_8, var_126, var_grain_radius, var_mat);
            var_136 = wp::add(var_134, var_135);
        }
        var_137 = wp::where(var_121, var_131, var_93);
        var_138 = wp::where(var_121, var_136, var_94);
        var_139 = wp::where(var_121, var_124, var_95);
        var_140 = wp::where(var_121, var_126, var_96);
        var_141 = wp::where(var_121, var_128, var_97);
        // f_out[tid] = f                                                                         <L 99>
        wp::array_store(var_f_out, var_0, var_137);
        // t_out[tid] = t                                                                         <L 100>
        wp::array_store(var_t_out, var_0, var_138);
    }
}

extern "C" __global__ void advance_grains_4235fa9d_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_positions,
    wp::array_t<wp::vec_t<3, wp::float32>> var_velocities,
    wp::array_t<wp::vec_t<3, wp::float32>> var_spins,
    wp::float32 var_grain_radius,
    wp::float32 var_grain_mass,
    wp::array_t<wp::int32> var_num_neighbors,
    wp::array_t<wp::int32> var_neighbor_ids,
    GrainMaterial_92198dd8 var_mat,
    wp::array_t<wp::vec_t<4, wp::float32>> var_wall_planes,
    wp::vec_t<3, wp::float32> var_g,
    wp::array_t<wp::vec_t<3, wp::float32>> var_f_out,
    wp::array_t<wp::vec_t<3, wp::float32>> var_t_out,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_positions,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_velocities,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_spins,
    wp::float32 adj_grain_radius,
    wp::float32 adj_grain_mass,
    wp::array_t<wp::int32> adj_num_neighbors,
    wp::array_t<wp::int32> adj_neighbor_ids,
    GrainMaterial_92198dd8 adj_mat,
    wp::array_t<wp::vec_t<4, wp::float32>> adj_wall_planes,
    wp::vec_t<3, wp::float32> adj_g,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_f_out,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_t_out)
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
        wp::vec_t<3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::vec_t<3, wp::float32>* var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::vec_t<3, wp::float32>* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::vec_t<3, wp::float32> var_9;
        wp::vec_t<3, wp::float32> var_10;
        const wp::float32 var_11 = 0.0;
        wp::vec_t<3, wp::float32> var_12;
        wp::int32* var_13;
        wp::range_t var_14;
        wp::int32 var_15;
        wp::int32 var_16;
        wp::int32* var_17;
        wp::int32 var_18;
        wp::int32 var_19;
        bool var_20;
        wp::vec_t<3, wp::float32>* var_21;
        wp::vec_t<3, wp::float32> var_22;
        wp::vec_t<3, wp::float32> var_23;
        const wp::float32 var_24 = 2.0;
        wp::float32 var_25;
        wp::float32 var_26;
        wp::float32 var_27;
        const wp::float32 var_28 = 0.0;
        bool var_29;
        wp::vec_t<3, wp::float32> var_30;
        wp::vec_t<3, wp::float32>* var_31;
        wp::vec_t<3, wp::float32> var_32;
        wp::vec_t<3, wp::float32> var_33;
        wp::vec_t<3, wp::float32>* var_34;
        wp::vec_t<3, wp::float32> var_35;
        wp::vec_t<3, wp::float32> var_36;
        wp::vec_t<3, wp::float32> var_37;
        wp::vec_t<3, wp::float32> var_38;
        wp::vec_t<3, wp::float32> var_39;
        wp::float32 var_40;
        const wp::float32 var_41 = 0.5;
        wp::float32 var_42;
        wp::float32 var_43;
        wp::vec_t<3, wp::float32> var_44;
        wp::vec_t<3, wp::float32> var_45;
        wp::vec_t<3, wp::float32> var_46;
        wp::vec_t<3, wp::float32> var_47;
        wp::vec_t<3, wp::float32> var_48;
        wp::vec_t<3, wp::float32> var_49;
        wp::vec_t<3, wp::float32> var_50;
        wp::vec_t<3, wp::float32> var_51;
        wp::vec_t<3, wp::float32> var_52;
        wp::vec_t<3, wp::float32> var_53;
        const wp::int32 var_54 = 0;
        wp::vec_t<4, wp::float32>* var_55;
        const wp::int32 var_56 = 0;
        wp::float32 var_57;
        wp::vec_t<4, wp::float32> var_58;
        wp::vec_t<4, wp::float32>* var_59;
        const wp::int32 var_60 = 1;
        wp::float32 var_61;
        wp::vec_t<4, wp::float32> var_62;
        wp::vec_t<4, wp::float32>* var_63;
        const wp::int32 var_64 = 2;
        wp::float32 var_65;
        wp::vec_t<4, wp::float32> var_66;
        wp::vec_t<3, wp::float32> var_67;
        wp::vec_t<3, wp::float32> var_68;
        wp::float32 var_69;
        wp::vec_t<4, wp::float32>* var_70;
        const wp::int32 var_71 = 3;
        wp::float32 var_72;
        wp::vec_t<4, wp::float32> var_73;
        wp::float32 var_74;
        wp::float32 var_75;
        const wp::float32 var_76 = 0.0;
        bool var_77;
        wp::vec_t<3, wp::float32> var_78;
        wp::vec_t<3, wp::float32> var_79;
        wp::vec_t<3, wp::float32> var_80;
        wp::float32 var_81;
        wp::float32 var_82;
        wp::vec_t<3, wp::float32> var_83;
        wp::vec_t<3, wp::float32> var_84;
        wp::vec_t<3, wp::float32> var_85;
        wp::vec_t<3, wp::float32> var_86;
        wp::vec_t<3, wp::float32> var_87;
        wp::vec_t<3, wp::float32> var_88;
        wp::vec_t<3, wp::float32> var_89;
        wp::vec_t<3, wp::float32> var_90;
        wp::vec_t<3, wp::float32> var_91;
        wp::vec_t<3, wp::float32> var_92;
        wp::vec_t<3, wp::float32> var_93;
        wp::vec_t<3, wp::float32> var_94;
        wp::vec_t<3, wp::float32> var_95;
        wp::float32 var_96;
        wp::vec_t<3, wp::float32> var_97;
        const wp::int32 var_98 = 1;
        wp::vec_t<4, wp::float32>* var_99;
        const wp::int32 var_100 = 0;
        wp::float32 var_101;
        wp::vec_t<4, wp::float32> var_102;
        wp::vec_t<4, wp::float32>* var_103;
        const wp::int32 var_104 = 1;
        wp::float32 var_105;
        wp::vec_t<4, wp::float32> var_106;
        wp::vec_t<4, wp::float32>* var_107;
        const wp::int32 var_108 = 2;
        wp::float32 var_109;
        wp::vec_t<4, wp::float32> var_110;
        wp::vec_t<3, wp::float32> var_111;
        wp::vec_t<3, wp::float32> var_112;
        wp::float32 var_113;
        wp::vec_t<4, wp::float32>* var_114;
        const wp::int32 var_115 = 3;
        wp::float32 var_116;
        wp::vec_t<4, wp::float32> var_117;
        wp::float32 var_118;
        wp::float32 var_119;
        const wp::float32 var_120 = 0.0;
        bool var_121;
        wp::vec_t<3, wp::float32> var_122;
        wp::vec_t<3, wp::float32> var_123;
        wp::vec_t<3, wp::float32> var_124;
        wp::float32 var_125;
        wp::float32 var_126;
        wp::vec_t<3, wp::float32> var_127;
        wp::vec_t<3, wp::float32> var_128;
        wp::vec_t<3, wp::float32> var_129;
        wp::vec_t<3, wp::float32> var_130;
        wp::vec_t<3, wp::float32> var_131;
        wp::vec_t<3, wp::float32> var_132;
        wp::vec_t<3, wp::float32> var_133;
        wp::vec_t<3, wp::float32> var_134;
        wp::vec_t<3, wp::float32> var_135;
        wp::vec_t<3, wp::float32> var_136;
        wp::vec_t<3, wp::float32> var_137;
        wp::vec_t<3, wp::float32> var_138;
        wp::vec_t<3, wp::float32> var_139;
        wp::float32 var_140;
        wp::vec_t<3, wp::float32> var_141;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::vec_t<3, wp::float32> adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::vec_t<3, wp::float32> adj_10 = {};
        wp::float32 adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::int32 adj_13 = {};
        wp::range_t adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        bool adj_20 = {};
        wp::vec_t<3, wp::float32> adj_21 = {};
        wp::vec_t<3, wp::float32> adj_22 = {};
        wp::vec_t<3, wp::float32> adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        bool adj_29 = {};
        wp::vec_t<3, wp::float32> adj_30 = {};
        wp::vec_t<3, wp::float32> adj_31 = {};
        wp::vec_t<3, wp::float32> adj_32 = {};
        wp::vec_t<3, wp::float32> adj_33 = {};
        wp::vec_t<3, wp::float32> adj_34 = {};
        wp::vec_t<3, wp::float32> adj_35 = {};
        wp::vec_t<3, wp::float32> adj_36 = {};
        wp::vec_t<3, wp::float32> adj_37 = {};
        wp::vec_t<3, wp::float32> adj_38 = {};
        wp::vec_t<3, wp::float32> adj_39 = {};
        wp::float32 adj_40 = {};
        wp::float32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::vec_t<3, wp::float32> adj_44 = {};
        wp::vec_t<3, wp::float32> adj_45 = {};
        wp::vec_t<3, wp::float32> adj_46 = {};
        wp::vec_t<3, wp::float32> adj_47 = {};
        wp::vec_t<3, wp::float32> adj_48 = {};
        wp::vec_t<3, wp::float32> adj_49 = {};
        wp::vec_t<3, wp::float32> adj_50 = {};
        wp::vec_t<3, wp::float32> adj_51 = {};
        wp::vec_t<3, wp::float32> adj_52 = {};
        wp::vec_t<3, wp::float32> adj_53 = {};
        wp::int32 adj_54 = {};
        wp::vec_t<4, wp::float32> adj_55 = {};
        wp::int32 adj_56 = {};
        wp::float32 adj_57 = {};
        wp::vec_t<4, wp::float32> adj_58 = {};
        wp::vec_t<4, wp::float32> adj_59 = {};
        wp::int32 adj_60 = {};
        wp::float32 adj_61 = {};
        wp::vec_t<4, wp::float32> adj_62 = {};
        wp::vec_t<4, wp::float32> adj_63 = {};
        wp::int32 adj_64 = {};
        wp::float32 adj_65 = {};
        wp::vec_t<4, wp::float32> adj_66 = {};
        wp::vec_t<3, wp::float32> adj_67 = {};
        wp::vec_t<3, wp::float32> adj_68 = {};
        wp::float32 adj_69 = {};
        wp::vec_t<4, wp::float32> adj_70 = {};
        wp::int32 adj_71 = {};
        wp::float32 adj_72 = {};
        wp::vec_t<4, wp::float32> adj_73 = {};
        wp::float32 adj_74 = {};
        wp::float32 adj_75 = {};
        wp::float32 adj_76 = {};
        bool adj_77 = {};
        wp::vec_t<3, wp::float32> adj_78 = {};
        wp::vec_t<3, wp::float32> adj_79 = {};
        wp::vec_t<3, wp::float32> adj_80 = {};
        wp::float32 adj_81 = {};
        wp::float32 adj_82 = {};
        wp::vec_t<3, wp::float32> adj_83 = {};
        wp::vec_t<3, wp::float32> adj_84 = {};
        wp::vec_t<3, wp::float32> adj_85 = {};
        wp::vec_t<3, wp::float32> adj_86 = {};
        wp::vec_t<3, wp::float32> adj_87 = {};
        wp::vec_t<3, wp::float32> adj_88 = {};
        wp::vec_t<3, wp::float32> adj_89 = {};
        wp::vec_t<3, wp::float32> adj_90 = {};
        wp::vec_t<3, wp::float32> adj_91 = {};
        wp::vec_t<3, wp::float32> adj_92 = {};
        wp::vec_t<3, wp::float32> adj_93 = {};
        wp::vec_t<3, wp::float32> adj_94 = {};
        wp::vec_t<3, wp::float32> adj_95 = {};
        wp::float32 adj_96 = {};
        wp::vec_t<3, wp::float32> adj_97 = {};
        wp::int32 adj_98 = {};
        wp::vec_t<4, wp::float32> adj_99 = {};
        wp::int32 adj_100 = {};
        wp::float32 adj_101 = {};
        wp::vec_t<4, wp::float32> adj_102 = {};
        wp::vec_t<4, wp::float32> adj_103 = {};
        wp::int32 adj_104 = {};
        wp::float32 adj_105 = {};
        wp::vec_t<4, wp::float32> adj_106 = {};
        wp::vec_t<4, wp::float32> adj_107 = {};
        wp::int32 adj_108 = {};
        wp::float32 adj_109 = {};
        wp::vec_t<4, wp::float32> adj_110 = {};
        wp::vec_t<3, wp::float32> adj_111 = {};
        wp::vec_t<3, wp::float32> adj_112 = {};
        wp::float32 adj_113 = {};
        wp::vec_t<4, wp::float32> adj_114 = {};
        wp::int32 adj_115 = {};
        wp::float32 adj_116 = {};
        wp::vec_t<4, wp::float32> adj_117 = {};
        wp::float32 adj_118 = {};
        wp::float32 adj_119 = {};
        wp::float32 adj_120 = {};
        bool adj_121 = {};
        wp::vec_t<3, wp::float32> adj_122 = {};
        wp::vec_t<3, wp::float32> adj_123 = {};
        wp::vec_t<3, wp::float32> adj_124 = {};
        wp::float32 adj_125 = {};
        wp::float32 adj_126 = {};
        wp::vec_t<3, wp::float32> adj_127 = {};
        wp::vec_t<3, wp::float32> adj_128 = {};
        wp::vec_t<3, wp::float32> adj_129 = {};
        wp::vec_t<3, wp::float32> adj_130 = {};
        wp::vec_t<3, wp::float32> adj_131 = {};
        wp::vec_t<3, wp::float32> adj_132 = {};
        wp::vec_t<3, wp::float32> adj_133 = {};
        wp::vec_t<3, wp::float32> adj_134 = {};
        wp::vec_t<3, wp::float32> adj_135 = {};
        wp::vec_t<3, wp::float32> adj_136 = {};
        wp::vec_t<3, wp::float32> adj_137 = {};
        wp::vec_t<3, wp::float32> adj_138 = {};
        wp::vec_t<3, wp::float32> adj_139 = {};
        wp::float32 adj_140 = {};
        wp::vec_t<3, wp::float32> adj_141 = {};
        //---------
        // forward
        // def advance_grains(                                                                    <L 47>
        // tid = wp.tid()                                                                         <L 62>
        var_0 = builtin_tid1d();
        // x_i = positions[tid]                                                                   <L 63>
        var_1 = wp::address(var_positions, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // v_i = velocities[tid]                                                                  <L 64>
        var_4 = wp::address(var_velocities, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // w_i = spins[tid]                                                                       <L 65>
        var_7 = wp::address(var_spins, var_0);
        var_9 = wp::load(var_7);
        var_8 = wp::copy(var_9);
        // f = grain_mass * g                                                                     <L 66>
        var_10 = wp::mul(var_grain_mass, var_g);
        // t = wp.vec3(0.0)                                                                       <L 67>
        var_12 = wp::vec_t<3, wp::float32>(var_11);
        // for slot in range(num_neighbors[tid]):                                                 <L 70>
        var_13 = wp::address(var_num_neighbors, var_0);
        var_15 = wp::load(var_13);
        var_14 = wp::range(var_15);
        // for k in range(2):                                                                     <L 88>
        // nrm = wp.normalize(wp.vec3(wall_planes[k][0], wall_planes[k][1], wall_planes[k][2]))       <L 89>
        var_55 = wp::address(var_wall_planes, var_54);
        var_58 = wp::load(var_55);
        var_57 = wp::extract(var_58, var_56);
        var_59 = wp::address(var_wall_planes, var_54);
        var_62 = wp::load(var_59);
        var_61 = wp::extract(var_62, var_60);
        var_63 = wp::address(var_wall_planes, var_54);
        var_66 = wp::load(var_63);
        var_65 = wp::extract(var_66, var_64);
        var_67 = wp::vec_t<3, wp::float32>(var_57, var_61, var_65);
        var_68 = wp::normalize(var_67);
        // depth = grain_radius - (wp.dot(nrm, x_i) - wall_planes[k][3])                          <L 90>
        var_69 = wp::dot(var_68, var_2);
        var_70 = wp::address(var_wall_planes, var_54);
        var_73 = wp::load(var_70);
        var_72 = wp::extract(var_73, var_71);
        var_74 = wp::sub(var_69, var_72);
        var_75 = wp::sub(var_grain_radius, var_74);
        // if depth > 0.0:                                                                        <L 91>
        var_77 = (var_75 > var_76);
        if (var_77) {
            // rel = v_i - grain_radius * wp.cross(w_i, nrm)                                      <L 92>
            var_78 = wp::cross(var_8, var_68);
            var_79 = wp::mul(var_grain_radius, var_78);
            var_80 = wp::sub(var_5, var_79);
            // push = contact_force(mat, depth, wp.dot(rel, nrm), grain_radius)                   <L 93>
            var_81 = wp::dot(var_80, var_68);
            var_82 = contact_force_0(var_mat, var_75, var_81, var_grain_radius);
            // drag = friction_force(tangential(rel, nrm), push, mat)                             <L 94>
            var_83 = tangential_0(var_80, var_68);
            var_84 = friction_force_0(var_83, var_82, var_mat);
            // f += push * nrm + drag                                                             <L 95>
            var_85 = wp::mul(var_82, var_68);
            var_86 = wp::add(var_85, var_84);
            var_87 = wp::add(var_10, var_86);
            // t -= grain_radius * wp.cross(nrm, drag)                                            <L 96>
            var_88 = wp::cross(var_68, var_84);
            var_89 = wp::mul(var_grain_radius, var_88);
            var_90 = wp::sub(var_12, var_89);
            // t += rolling_resistance(w_i, push, grain_radius, mat)                              <L 97>
            var_91 = rolling_resistance_0(var_8, var_82, var_grain_radius, var_mat);
            var_92 = wp::add(var_90, var_91);
        }
        var_93 = wp::where(var_77, var_87, var_10);
        var_94 = wp::where(var_77, var_92, var_12);
        var_95 = wp::where(var_77, var_80, var_39);
        var_96 = wp::where(var_77, var_82, var_43);
        var_97 = wp::where(var_77, var_84, var_45);
        // nrm = wp.normalize(wp.vec3(wall_planes[k][0], wall_planes[k][1], wall_planes[k][2]))       <L 89>
        var_99 = wp::address(var_wall_planes, var_98);
        var_102 = wp::load(var_99);
        var_101 = wp::extract(var_102, var_100);
        var_103 = wp::address(var_wall_planes, var_98);
        var_106 = wp::load(var_103);
        var_105 = wp::extract(var_106, var_104);
        var_107 = wp::address(var_wall_planes, var_98);
        var_110 = wp::load(var_107);
        var_109 = wp::extract(var_110, var_108);
        var_111 = wp::vec_t<3, wp::float32>(var_101, var_105, var_109);
        var_112 = wp::normalize(var_111);
        // depth = grain_radius - (wp.dot(nrm, x_i) - wall_planes[k][3])                          <L 90>
        var_113 = wp::dot(var_112, var_2);
        var_114 = wp::address(var_wall_planes, var_98);
        var_117 = wp::load(var_114);
        var_116 = wp::extract(var_117, var_115);
        var_118 = wp::sub(var_113, var_116);
        var_119 = wp::sub(var_grain_radius, var_118);
        // if depth > 0.0:                                                                        <L 91>
        var_121 = (var_119 > var_120);
        if (var_121) {
            // rel = v_i - grain_radius * wp.cross(w_i, nrm)                                      <L 92>
            var_122 = wp::cross(var_8, var_112);
            var_123 = wp::mul(var_grain_radius, var_122);
            var_124 = wp::sub(var_5, var_123);
            // push = contact_force(mat, depth, wp.dot(rel, nrm), grain_radius)                   <L 93>
            var_125 = wp::dot(var_124, var_112);
            var_126 = contact_force_0(var_mat, var_119, var_125, var_grain_radius);
            // drag = friction_force(tangential(rel, nrm), push, mat)                             <L 94>
            var_127 = tangential_0(var_124, var_112);
            var_128 = friction_force_0(var_127, var_126, var_mat);
            // f += push * nrm + drag                                                             <L 95>
            var_129 = wp::mul(var_126, var_112);
            var_130 = wp::add(var_129, var_128);
            var_131 = wp::add(var_93, var_130);
            // t -= grain_radius * wp.cross(nrm, drag)                                            <L 96>
            var_132 = wp::cross(var_112, var_128);
            var_133 = wp::mul(var_grain_radius, var_132);
            var_134 = wp::sub(var_94, var_133);
            // t += rolling_resistance(w_i, push, grain_radius, mat)                              <L 97>
            var_135 = rolling_resistance_0(var_8, var_126, var_grain_radius, var_mat);
            var_136 = wp::add(var_134, var_135);
        }
        var_137 = wp::where(var_121, var_131, var_93);
        var_138 = wp::where(var_121, var_136, var_94);
        var_139 = wp::where(var_121, var_124, var_95);
        var_140 = wp::where(var_121, var_126, var_96);
        var_141 = wp::where(var_121, var_128, var_97);
        // f_out[tid] = f                                                                         <L 99>
        // wp::array_store(var_f_out, var_0, var_137);
        // t_out[tid] = t                                                                         <L 100>
        // wp::array_store(var_t_out, var_0, var_138);
        //---------
        // reverse
        wp::adj_array_store(var_t_out, var_0, var_138, adj_t_out, adj_0, adj_138);
        // adj: t_out[tid] = t                                                                    <L 100>
        wp::adj_array_store(var_f_out, var_0, var_137, adj_f_out, adj_0, adj_137);
        // adj: f_out[tid] = f                                                                    <L 99>
        wp::adj_where(var_121, var_128, var_97, adj_121, adj_128, adj_97, adj_141);
        wp::adj_where(var_121, var_126, var_96, adj_121, adj_126, adj_96, adj_140);
        wp::adj_where(var_121, var_124, var_95, adj_121, adj_124, adj_95, adj_139);
        wp::adj_where(var_121, var_136, var_94, adj_121, adj_136, adj_94, adj_138);
        wp::adj_where(var_121, var_131, var_93, adj_121, adj_131, adj_93, adj_137);
        if (var_121) {
            wp::adj_add(var_134, var_135, adj_134, adj_135, adj_136);
            adj_rolling_resistance_0(var_8, var_126, var_grain_radius, var_mat, adj_8, adj_126, adj_grain_radius, adj_mat, adj_135);
            // adj: t += rolling_resistance(w_i, push, grain_radius, mat)                         <L 97>
            wp::adj_sub(var_94, var_133, adj_94, adj_133, adj_134);
            wp::adj_mul(var_grain_radius, var_132, adj_grain_radius, adj_132, adj_133);
            wp::adj_cross(var_112, var_128, adj_112, adj_128, adj_132);
            // adj: t -= grain_radius * wp.cross(nrm, drag)                                       <L 96>
            wp::adj_add(var_93, var_130, adj_93, adj_130, adj_131);
            wp::adj_add(var_129, var_128, adj_129, adj_128, adj_130);
            wp::adj_mul(var_126, var_112, adj_126, adj_112, adj_129);
            // adj: f += push * nrm + drag                                                        <L 95>
            adj_friction_force_0(var_127, var_126, var_mat, adj_127, adj_126, adj_mat, adj_128);
            adj_tangential_0(var_124, var_112, adj_124, adj_112, adj_127);
            // adj: drag = friction_force(tangential(rel, nrm), push, mat)                        <L 94>
            adj_contact_force_0(var_mat, var_119, var_125, var_grain_radius, adj_mat, adj_119, adj_125, adj_grain_radius, adj_126);
            wp::adj_dot(var_124, var_112, adj_124, adj_112, adj_125);
            // adj: push = contact_force(mat, depth, wp.dot(rel, nrm), grain_radius)              <L 93>
            wp::adj_sub(var_5, var_123, adj_5, adj_123, adj_124);
            wp::adj_mul(var_grain_radius, var_122, adj_grain_radius, adj_122, adj_123);
            wp::adj_cross(var_8, var_112, adj_8, adj_112, adj_122);
            // adj: rel = v_i - grain_radius * wp.cross(w_i, nrm)                                 <L 92>
        }
        // adj: if depth > 0.0:                                                                   <L 91>
        wp::adj_sub(var_grain_radius, var_118, adj_grain_radius, adj_118, adj_119);
        wp::adj_sub(var_113, var_116, adj_113, adj_116, adj_118);
        wp::adj_extract(var_117, var_115, adj_114, adj_115, adj_116);
        wp::adj_address(var_wall_planes, var_98, adj_wall_planes, adj_98, adj_114);
        wp::adj_dot(var_112, var_2, adj_112, adj_2, adj_113);
        // adj: depth = grain_radius - (wp.dot(nrm, x_i) - wall_planes[k][3])                     <L 90>
        wp::adj_normalize(var_111, var_112, adj_111, adj_112);
        wp::adj_vec_t(var_101, var_105, var_109, adj_101, adj_105, adj_109, adj_111);
        wp::adj_extract(var_110, var_108, adj_107, adj_108, adj_109);
        wp::adj_address(var_wall_planes, var_98, adj_wall_planes, adj_98, adj_107);
        wp::adj_extract(var_106, var_104, adj_103, adj_104, adj_105);
        wp::adj_address(var_wall_planes, var_98, adj_wall_planes, adj_98, adj_103);
        wp::adj_extract(var_102, var_100, adj_99, adj_100, adj_101);
        wp::adj_address(var_wall_planes, var_98, adj_wall_planes, adj_98, adj_99);
        // adj: nrm = wp.normalize(wp.vec3(wall_planes[k][0], wall_planes[k][1], wall_planes[k][2]))  <L 89>
        wp::adj_where(var_77, var_84, var_45, adj_77, adj_84, adj_45, adj_97);
        wp::adj_where(var_77, var_82, var_43, adj_77, adj_82, adj_43, adj_96);
        wp::adj_where(var_77, var_80, var_39, adj_77, adj_80, adj_39, adj_95);
        wp::adj_where(var_77, var_92, var_12, adj_77, adj_92, adj_12, adj_94);
        wp::adj_where(var_77, var_87, var_10, adj_77, adj_87, adj_10, adj_93);
        if (var_77) {
            wp::adj_add(var_90, var_91, adj_90, adj_91, adj_92);
            adj_rolling_resistance_0(var_8, var_82, var_grain_radius, var_mat, adj_8, adj_82, adj_grain_radius, adj_mat, adj_91);
            // adj: t += rolling_resistance(w_i, push, grain_radius, mat)                         <L 97>
            wp::adj_sub(var_12, var_89, adj_12, adj_89, adj_90);
            wp::adj_mul(var_grain_radius, var_88, adj_grain_radius, adj_88, adj_89);
            wp::adj_cross(var_68, var_84, adj_68, adj_84, adj_88);
            // adj: t -= grain_radius * wp.cross(nrm, drag)                                       <L 96>
            wp::adj_add(var_10, var_86, adj_10, adj_86, adj_87);
            wp::adj_add(var_85, var_84, adj_85, adj_84, adj_86);
            wp::adj_mul(var_82, var_68, adj_82, adj_68, adj_85);
            // adj: f += push * nrm + drag                                                        <L 95>
            adj_friction_force_0(var_83, var_82, var_mat, adj_83, adj_82, adj_mat, adj_84);
            adj_tangential_0(var_80, var_68, adj_80, adj_68, adj_83);
            // adj: drag = friction_force(tangential(rel, nrm), push, mat)                        <L 94>
            adj_contact_force_0(var_mat, var_75, var_81, var_grain_radius, adj_mat, adj_75, adj_81, adj_grain_radius, adj_82);
            wp::adj_dot(var_80, var_68, adj_80, adj_68, adj_81);
            // adj: push = contact_force(mat, depth, wp.dot(rel, nrm), grain_radius)              <L 93>
            wp::adj_sub(var_5, var_79, adj_5, adj_79, adj_80);
            wp::adj_mul(var_grain_radius, var_78, adj_grain_radius, adj_78, adj_79);
            wp::adj_cross(var_8, var_68, adj_8, adj_68, adj_78);
            // adj: rel = v_i - grain_radius * wp.cross(w_i, nrm)                                 <L 92>
        }
        // adj: if depth > 0.0:                                                                   <L 91>
        wp::adj_sub(var_grain_radius, var_74, adj_grain_radius, adj_74, adj_75);
        wp::adj_sub(var_69, var_72, adj_69, adj_72, adj_74);
        wp::adj_extract(var_73, var_71, adj_70, adj_71, adj_72);
        wp::adj_address(var_wall_planes, var_54, adj_wall_planes, adj_54, adj_70);
        wp::adj_dot(var_68, var_2, adj_68, adj_2, adj_69);
        // adj: depth = grain_radius - (wp.dot(nrm, x_i) - wall_planes[k][3])                     <L 90>
        wp::adj_normalize(var_67, var_68, adj_67, adj_68);
        wp::adj_vec_t(var_57, var_61, var_65, adj_57, adj_61, adj_65, adj_67);
        wp::adj_extract(var_66, var_64, adj_63, adj_64, adj_65);
        wp::adj_address(var_wall_planes, var_54, adj_wall_planes, adj_54, adj_63);
        wp::adj_extract(var_62, var_60, adj_59, adj_60, adj_61);
        wp::adj_address(var_wall_planes, var_54, adj_wall_planes, adj_54, adj_59);
        wp::adj_extract(var_58, var_56, adj_55, adj_56, adj_57);
        wp::adj_address(var_wall_planes, var_54, adj_wall_planes, adj_54, adj_55);
        // adj: nrm = wp.normalize(wp.vec3(wall_planes[k][0], wall_planes[k][1], wall_planes[k][2]))  <L 89>
        // adj: for k in range(2):                                                                <L 88>
        var_14 = wp::iter_reverse(var_14);
        start_for_0:;
            if (iter_cmp(var_14) == 0) goto end_for_0;
            var_16 = wp::iter_next(var_14);
        	adj_17 = {};
        	adj_18 = {};
        	adj_19 = {};
        	adj_20 = {};
        	adj_21 = {};
        	adj_22 = {};
        	adj_23 = {};
        	adj_24 = {};
        	adj_25 = {};
        	adj_26 = {};
        	adj_27 = {};
        	adj_28 = {};
        	adj_29 = {};
        	adj_30 = {};
        	adj_31 = {};
        	adj_32 = {};
        	adj_33 = {};
        	adj_34 = {};
        	adj_35 = {};
        	adj_36 = {};
        	adj_37 = {};
        	adj_38 = {};
        	adj_39 = {};
        	adj_40 = {};
        	adj_41 = {};
        	adj_42 = {};
        	adj_43 = {};
        	adj_44 = {};
        	adj_45 = {};
        	adj_46 = {};
        	adj_47 = {};
        	adj_48 = {};
        	adj_49 = {};
        	adj_50 = {};
        	adj_51 = {};
        	adj_52 = {};
        	adj_53 = {};
            // other = neighbor_ids[tid, slot]                                                    <L 71>
            var_17 = wp::address(var_neighbor_ids, var_0, var_16);
            var_19 = wp::load(var_17);
            var_18 = wp::copy(var_19);
            // if other == tid:                                                                   <L 72>
            var_20 = (var_18 == var_0);
            if (var_20) {
                // continue                                                                       <L 73>
                goto start_for_0;
            }
            // d = x_i - positions[other]                                                         <L 74>
            var_21 = wp::address(var_positions, var_18);
            var_23 = wp::load(var_21);
            var_22 = wp::sub(var_2, var_23);
            // depth = 2.0 * grain_radius - wp.length(d)                                          <L 75>
            var_25 = wp::mul(var_24, var_grain_radius);
            var_26 = wp::length(var_22);
            var_27 = wp::sub(var_25, var_26);
            // if depth <= 0.0:                                                                   <L 76>
            var_29 = (var_27 <= var_28);
            if (var_29) {
                // continue                                                                       <L 77>
                goto start_for_0;
            }
            // nrm = wp.normalize(d)                                                              <L 78>
            var_30 = wp::normalize(var_22);
            // rel = v_i - velocities[other]                                                      <L 79>
            var_31 = wp::address(var_velocities, var_18);
            var_33 = wp::load(var_31);
            var_32 = wp::sub(var_5, var_33);
            // rel -= grain_radius * wp.cross(w_i + spins[other], nrm)                            <L 80>
            var_34 = wp::address(var_spins, var_18);
            var_36 = wp::load(var_34);
            var_35 = wp::add(var_8, var_36);
            var_37 = wp::cross(var_35, var_30);
            var_38 = wp::mul(var_grain_radius, var_37);
            var_39 = wp::sub(var_32, var_38);
            // push = contact_force(mat, depth, wp.dot(rel, nrm), 0.5 * grain_radius)             <L 81>
            var_40 = wp::dot(var_39, var_30);
            var_42 = wp::mul(var_41, var_grain_radius);
            var_43 = contact_force_0(var_mat, var_27, var_40, var_42);
            // drag = friction_force(tangential(rel, nrm), push, mat)                             <L 82>
            var_44 = tangential_0(var_39, var_30);
            var_45 = friction_force_0(var_44, var_43, var_mat);
            // f += push * nrm + drag                                                             <L 83>
            var_46 = wp::mul(var_43, var_30);
            var_47 = wp::add(var_46, var_45);
            var_48 = wp::add(var_10, var_47);
            // t -= grain_radius * wp.cross(nrm, drag)                                            <L 84>
            var_49 = wp::cross(var_30, var_45);
            var_50 = wp::mul(var_grain_radius, var_49);
            var_51 = wp::sub(var_12, var_50);
            // t += rolling_resistance(w_i, push, grain_radius, mat)                              <L 85>
            var_52 = rolling_resistance_0(var_8, var_43, var_grain_radius, var_mat);
            var_53 = wp::add(var_51, var_52);
            wp::assign(var_10, var_48);
            wp::assign(var_12, var_53);
            wp::adj_assign(var_12, var_53, adj_12, adj_53);
            wp::adj_assign(var_10, var_48, adj_10, adj_48);
            wp::adj_add(var_51, var_52, adj_51, adj_52, adj_53);
            adj_rolling_resistance_0(var_8, var_43, var_grain_radius, var_mat, adj_8, adj_43, adj_grain_radius, adj_mat, adj_52);
            // adj: t += rolling_resistance(w_i, push, grain_radius, mat)                         <L 85>
            wp::adj_sub(var_12, var_50, adj_12, adj_50, adj_51);
            wp::adj_mul(var_grain_radius, var_49, adj_grain_radius, adj_49, adj_50);
            wp::adj_cross(var_30, var_45, adj_30, adj_45, adj_49);
            // adj: t -= grain_radius * wp.cross(nrm, drag)                                       <L 84>
            wp::adj_add(var_10, var_47, adj_10, adj_47, adj_48);
            wp::adj_add(var_46, var_45, adj_46, adj_45, adj_47);
            wp::adj_mul(var_43, var_30, adj_43, adj_30, adj_46);
            // adj: f += push * nrm + drag                                                        <L 83>
            adj_friction_force_0(var_44, var_43, var_mat, adj_44, adj_43, adj_mat, adj_45);
            adj_tangential_0(var_39, var_30, adj_39, adj_30, adj_44);
            // adj: drag = friction_force(tangential(rel, nrm), push, mat)                        <L 82>
            adj_contact_force_0(var_mat, var_27, var_40, var_42, adj_mat, adj_27, adj_40, adj_42, adj_43);
            wp::adj_mul(var_41, var_grain_radius, adj_41, adj_grain_radius, adj_42);
            wp::adj_dot(var_39, var_30, adj_39, adj_30, adj_40);
            // adj: push = contact_force(mat, depth, wp.dot(rel, nrm), 0.5 * grain_radius)        <L 81>
            wp::adj_sub(var_32, var_38, adj_32, adj_38, adj_39);
            wp::adj_mul(var_grain_radius, var_37, adj_grain_radius, adj_37, adj_38);
            wp::adj_cross(var_35, var_30, adj_35, adj_30, adj_37);
            wp::adj_add(var_8, var_36, adj_8, adj_34, adj_35);
            wp::adj_address(var_spins, var_18, adj_spins, adj_18, adj_34);
            // adj: rel -= grain_radius * wp.cross(w_i + spins[other], nrm)                       <L 80>
            wp::adj_sub(var_5, var_33, adj_5, adj_31, adj_32);
            wp::adj_address(var_velocities, var_18, adj_velocities, adj_18, adj_31);
            // adj: rel = v_i - velocities[other]                                                 <L 79>
            wp::adj_normalize(var_22, var_30, adj_22, adj_30);
            // adj: nrm = wp.normalize(d)                                                         <L 78>
            if (var_29) {
                // adj: continue                                                                  <L 77>
            }
            // adj: if depth <= 0.0:                                                              <L 76>
            wp::adj_sub(var_25, var_26, adj_25, adj_26, adj_27);
            wp::adj_length(var_22, var_26, adj_22, adj_26);
            wp::adj_mul(var_24, var_grain_radius, adj_24, adj_grain_radius, adj_25);
            // adj: depth = 2.0 * grain_radius - wp.length(d)                                     <L 75>
            wp::adj_sub(var_2, var_23, adj_2, adj_21, adj_22);
            wp::adj_address(var_positions, var_18, adj_positions, adj_18, adj_21);
            // adj: d = x_i - positions[other]                                                    <L 74>
            if (var_20) {
                // adj: continue                                                                  <L 73>
            }
            // adj: if other == tid:                                                              <L 72>
            wp::adj_copy(var_19, adj_17, adj_18);
            wp::adj_address(var_neighbor_ids, var_0, var_16, adj_neighbor_ids, adj_0, adj_16, adj_17);
            // adj: other = neighbor_ids[tid, slot]                                               <L 71>
        	goto start_for_0;
        end_for_0:;
        wp::adj_address(var_num_neighbors, var_0, adj_num_neighbors, adj_0, adj_13);
        // adj: for slot in range(num_neighbors[tid]):                                            <L 70>
        wp::adj_vec_t(var_11, adj_11, adj_12);
        // adj: t = wp.vec3(0.0)                                                                  <L 67>
        wp::adj_mul(var_grain_mass, var_g, adj_grain_mass, adj_g, adj_10);
        // adj: f = grain_mass * g                                                                <L 66>
        wp::adj_copy(var_9, adj_7, adj_8);
        wp::adj_address(var_spins, var_0, adj_spins, adj_0, adj_7);
        // adj: w_i = spins[tid]                                                                  <L 65>
        wp::adj_copy(var_6, adj_4, adj_5);
        wp::adj_address(var_velocities, var_0, adj_velocities, adj_0, adj_4);
        // adj: v_i = velocities[tid]                                                             <L 64>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_positions, var_0, adj_positions, adj_0, adj_1);
        // adj: x_i = positions[tid]                                                              <L 63>
        // adj: tid = wp.tid()                                                                    <L 62>
        // adj: def advance_grains(                                                               <L 47>
        continue;
    }
}

struct Sensor_f8500573
{
    wp::float32 temperature;
    wp::mat_t<3, 3, wp::float32> frame;
    wp::float32 scale;


    Sensor_f8500573() = default;
    CUDA_CALLABLE Sensor_f8500573(wp::float32 const& temperature,
    wp::mat_t<3, 3, wp::float32> const& frame = {},
    wp::float32 const& scale = {})
        : temperature{temperature}
        , frame{frame}
        , scale{scale}

    {
    }

    CUDA_CALLABLE Sensor_f8500573& operator += (const Sensor_f8500573& rhs)
    {    temperature += rhs.temperature;
    frame += rhs.frame;
    scale += rhs.scale;

        return *this;}

};

static CUDA_CALLABLE void adj_Sensor_f8500573(wp::float32 const&,
    wp::mat_t<3, 3, wp::float32> const&,
    wp::float32 const&,
    wp::float32 & adj_temperature,
    wp::mat_t<3, 3, wp::float32> & adj_frame,
    wp::float32 & adj_scale,
    Sensor_f8500573 & adj_ret)
{
    adj_temperature += adj_ret.temperature;
    adj_frame += adj_ret.frame;
    adj_scale += adj_ret.scale;
}

// Required when compiling adjoints.
CUDA_CALLABLE Sensor_f8500573 add(const Sensor_f8500573& a, const Sensor_f8500573& b)
{
    return Sensor_f8500573();
}

CUDA_CALLABLE void adj_atomic_add(Sensor_f8500573* p, Sensor_f8500573 t)
{
    wp::adj_atomic_add(&p->temperature, t.temperature);
    wp::adj_atomic_add(&p->frame, t.frame);
    wp::adj_atomic_add(&p->scale, t.scale);
}



struct wp_args_remap_near_cost_40b3d028 {
    wp::array_t<wp::float32> levels;
    wp::array_t<Sensor_f8500573> contacts;
    wp::float32 temperature;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> stresses;
    wp::array_t<wp::int32> outcome;
    wp::array_t<wp::vec_t<3, wp::float32>> dst;
    wp::array_t<wp::float32> scaled;
    wp::array_t<wp::vec_t<2, wp::float32>> shifted;
};

template <bool wp_linear_contiguous>
static void remap_near_cost_40b3d028_cpu_kernel_forward(
    wp::launch_bounds_t<4> dim,
    size_t task_index,
    wp_args_remap_near_cost_40b3d028 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_levels = _wp_args->levels;
    wp::array_t<Sensor_f8500573> var_contacts = _wp_args->contacts;
    wp::float32 var_temperature = _wp_args->temperature;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_stresses = _wp_args->stresses;
    wp::array_t<wp::int32> var_outcome = _wp_args->outcome;
    wp::array_t<wp::vec_t<3, wp::float32>> var_dst = _wp_args->dst;
    wp::array_t<wp::float32> var_scaled = _wp_args->scaled;
    wp::array_t<wp::vec_t<2, wp::float32>> var_shifted = _wp_args->shifted;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    Sensor_f8500573* var_7;
    Sensor_f8500573 var_8;
    Sensor_f8500573 var_9;
    wp::mat_t<3, 3, wp::float32>* var_10;
    wp::mat_t<3, 3, wp::float32> var_11;
    wp::mat_t<3, 3, wp::float32> var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 1.75;
    wp::float32 var_19;
    wp::float32* var_20;
    wp::int32 var_21;
    wp::float32 var_22;
    const wp::int32 var_23 = 1;
    wp::int32 var_24;
    wp::vec_t<2, wp::int32> var_25;
    const wp::int32 var_26 = 1;
    wp::vec_t<2, wp::int32> var_27;
    wp::int32 var_28;
    const wp::int32 var_29 = 7;
    const wp::int32 var_30 = 0;
    const wp::int32 var_31 = 2;
    wp::float32 var_32;
    wp::int32 var_33;
    wp::int32 var_34;
    wp::int32 var_35;
    wp::mat_t<3, 3, wp::float32>* var_36;
    const wp::int32 var_37 = 1;
    wp::vec_t<3, wp::float32> var_38;
    wp::mat_t<3, 3, wp::float32> var_39;
    const wp::int32 var_40 = 0;
    wp::vec_t<3, wp::float32> var_41;
    wp::vec_t<3, wp::float32> var_42;
    wp::vec_t<2, wp::float32> var_43;
    wp::float32 var_44;
    const wp::float32 var_45 = 1.0;
    wp::float32 var_46;
    wp::vec_t<2, wp::float32> var_47;
    wp::vec_t<2, wp::float32> var_48;
    wp::mat_t<3, 3, wp::float32>* var_49;
    const wp::int32 var_50 = 2;
    const wp::int32 var_51 = 1;
    wp::float32 var_52;
    wp::mat_t<3, 3, wp::float32> var_53;
    wp::float32 var_54;
    const wp::float32 var_55 = 0.8;
    wp::float32 var_56;
    //---------
    // forward
    // def remap_near_cost(                                                                   <L 12>
    // i, j, k, l = wp.tid()                                                                  <L 22>
    builtin_tid4d(var_0, var_1, var_2, var_3);
    // level = levels[i, j, k, l]                                                             <L 23>
    var_4 = wp::address(var_levels, var_0, var_1, var_2, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // contact = contacts[i, j, k, l]                                                         <L 24>
    var_7 = wp::address(var_contacts, var_0, var_1, var_2, var_3);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    // stress = stresses[i, j, k, l]                                                          <L 25>
    var_10 = wp::address(var_stresses, var_0, var_1, var_2, var_3);
    var_12 = wp::load(var_10);
    var_11 = wp::copy(var_12);
    // gap = (level * contact.scale + wp.cos(level)) * 1.75                                   <L 26>
    var_13 = &((var_8).scale);
    var_15 = wp::load(var_13);
    var_14 = wp::mul(var_5, var_15);
    var_16 = wp::cos(var_5);
    var_17 = wp::add(var_14, var_16);
    var_19 = wp::mul(var_17, var_18);
    // digit = wp.int32(contact.temperature)                                                  <L 27>
    var_20 = &((var_8).temperature);
    var_22 = wp::load(var_20);
    var_21 = wp::int32(var_22);
    // cosine = wp.dot(wp.vec2i(1, wp.int32(gap)), wp.vec2i(digit, 1))                        <L 28>
    var_24 = wp::int32(var_19);
    var_25 = wp::vec_t<2, wp::int32>(var_23, var_24);
    var_27 = wp::vec_t<2, wp::int32>(var_21, var_26);
    var_28 = wp::dot(var_25, var_27);
    // difference = 7 - wp.int32(stress[0, 2])                                                <L 29>
    var_32 = wp::extract(var_11, var_30, var_31);
    var_33 = wp::int32(var_32);
    var_34 = wp::sub(var_29, var_33);
    // outcome[i, j, k, l] = wp.max(cosine, difference)                                       <L 30>
    var_35 = wp::max(var_28, var_34);
    wp::array_store(var_outcome, var_0, var_1, var_2, var_3, var_35);
    // dst[i, j, k, l] = wp.max(contact.frame[1], stress[0])                                  <L 31>
    var_36 = &((var_8).frame);
    var_39 = wp::load(var_36);
    var_38 = wp::extract(var_39, var_37);
    var_41 = wp::extract(var_11, var_40);
    var_42 = wp::max(var_38, var_41);
    wp::array_store(var_dst, var_0, var_1, var_2, var_3, var_42);
    // pull_vector = wp.vec2(temperature, level) / wp.max(float(cosine), 1.0)                 <L 32>
    var_43 = wp::vec_t<2, wp::float32>(var_temperature, var_5);
    var_44 = wp::float(var_28);
    var_46 = wp::max(var_44, var_45);
    var_47 = wp::div(var_43, var_46);
    // shifted[i, j, k, l] = wp.abs(pull_vector)                                              <L 33>
    var_48 = wp::abs(var_47);
    wp::array_store(var_shifted, var_0, var_1, var_2, var_3, var_48);
    // scaled[i, j, k, l] = level - contact.frame[2, 1] + 0.8                                 <L 34>
    var_49 = &((var_8).frame);
    var_53 = wp::load(var_49);
    var_52 = wp::extract(var_53, var_50, var_51);
    var_54 = wp::sub(var_5, var_52);
    var_56 = wp::add(var_54, var_55);
    wp::array_store(var_scaled, var_0, var_1, var_2, var_3, var_56);
}

template <bool wp_linear_contiguous>
static void remap_near_cost_40b3d028_cpu_kernel_backward(
    wp::launch_bounds_t<4> dim,
    size_t task_index,
    wp_args_remap_near_cost_40b3d028 *_wp_args,
    wp_args_remap_near_cost_40b3d028 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_levels = _wp_args->levels;
    wp::array_t<Sensor_f8500573> var_contacts = _wp_args->contacts;
    wp::float32 var_temperature = _wp_args->temperature;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_stresses = _wp_args->stresses;
    wp::array_t<wp::int32> var_outcome = _wp_args->outcome;
    wp::array_t<wp::vec_t<3, wp::float32>> var_dst = _wp_args->dst;
    wp::array_t<wp::float32> var_scaled = _wp_args->scaled;
    wp::array_t<wp::vec_t<2, wp::float32>> var_shifted = _wp_args->shifted;
    wp::array_t<wp::float32> adj_levels = _wp_adj_args->levels;
    wp::array_t<Sensor_f8500573> adj_contacts = _wp_adj_args->contacts;
    wp::float32 adj_temperature = _wp_adj_args->temperature;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_stresses = _wp_adj_args->stresses;
    wp::array_t<wp::int32> adj_outcome = _wp_adj_args->outcome;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_dst = _wp_adj_args->dst;
    wp::array_t<wp::float32> adj_scaled = _wp_adj_args->scaled;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_shifted = _wp_adj_args->shifted;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    Sensor_f8500573* var_7;
    Sensor_f8500573 var_8;
    Sensor_f8500573 var_9;
    wp::mat_t<3, 3, wp::float32>* var_10;
    wp::mat_t<3, 3, wp::float32> var_11;
    wp::mat_t<3, 3, wp::float32> var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::float32 var_18 = 1.75;
    wp::float32 var_19;
    wp::float32* var_20;
    wp::int32 var_21;
    wp::float32 var_22;
    const wp::int32 var_23 = 1;
    wp::int32 var_24;
    wp::vec_t<2, wp::int32> var_25;
    const wp::int32 var_26 = 1;
    wp::vec_t<2, wp::int32> var_27;
    wp::int32 var_28;
    const wp::int32 var_29 = 7;
    const wp::int32 var_30 = 0;
    const wp::int32 var_31 = 2;
    wp::float32 var_32;
    wp::int32 var_33;
    wp::int32 var_34;
    wp::int32 var_35;
    wp::mat_t<3, 3, wp::float32>* var_36;
    const wp::int32 var_37 = 1;
    wp::vec_t<3, wp::float32> var_38;
    wp::mat_t<3, 3, wp::float32> var_39;
    const wp::int32 var_40 = 0;
    wp::vec_t<3, wp::float32> var_41;
    wp::vec_t<3, wp::float32> var_42;
    wp::vec_t<2, wp::float32> var_43;
    wp::float32 var_44;
    const wp::float32 var_45 = 1.0;
    wp::float32 var_46;
    wp::vec_t<2, wp::float32> var_47;
    wp::vec_t<2, wp::float32> var_48;
    wp::mat_t<3, 3, wp::float32>* var_49;
    const wp::int32 var_50 = 2;
    const wp::int32 var_51 = 1;
    wp::float32 var_52;
    wp::mat_t<3, 3, wp::float32> var_53;
    wp::float32 var_54;
    const wp::float32 var_55 = 0.8;
    wp::float32 var_56;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    Sensor_f8500573 adj_7 = {};
    Sensor_f8500573 adj_8 = {};
    Sensor_f8500573 adj_9 = {};
    wp::mat_t<3, 3, wp::float32> adj_10 = {};
    wp::mat_t<3, 3, wp::float32> adj_11 = {};
    wp::mat_t<3, 3, wp::float32> adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::vec_t<2, wp::int32> adj_25 = {};
    wp::int32 adj_26 = {};
    wp::vec_t<2, wp::int32> adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::mat_t<3, 3, wp::float32> adj_36 = {};
    wp::int32 adj_37 = {};
    wp::vec_t<3, wp::float32> adj_38 = {};
    wp::mat_t<3, 3, wp::float32> adj_39 = {};
    wp::int32 adj_40 = {};
    wp::vec_t<3, wp::float32> adj_41 = {};
    wp::vec_t<3, wp::float32> adj_42 = {};
    wp::vec_t<2, wp::float32> adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::vec_t<2, wp::float32> adj_47 = {};
    wp::vec_t<2, wp::float32> adj_48 = {};
    wp::mat_t<3, 3, wp::float32> adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::mat_t<3, 3, wp::float32> adj_53 = {};
    wp::float32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    //---------
    // forward
    // def remap_near_cost(                                                                   <L 12>
    // i, j, k, l = wp.tid()                                                                  <L 22>
    builtin_tid4d(var_0, var_1, var_2, var_3);
    // level = levels[i, j, k, l]                                                             <L 23>
    var_4 = wp::address(var_levels, var_0, var_1, var_2, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // contact = contacts[i, j, k, l]                                                         <L 24>
    var_7 = wp::address(var_contacts, var_0, var_1, var_2, var_3);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    // stress = stresses[i, j, k, l]                                                          <L 25>
    var_10 = wp::address(var_stresses, var_0, var_1, var_2, var_3);
    var_12 = wp::load(var_10);
    var_11 = wp::copy(var_12);
    // gap = (level * contact.scale + wp.cos(level)) * 1.75                                   <L 26>
    var_13 = &((var_8).scale);
    var_15 = wp::load(var_13);
    var_14 = wp::mul(var_5, var_15);
    var_16 = wp::cos(var_5);
    var_17 = wp::add(var_14, var_16);
    var_19 = wp::mul(var_17, var_18);
    // digit = wp.int32(contact.temperature)                                                  <L 27>
    var_20 = &((var_8).temperature);
    var_22 = wp::load(var_20);
    var_21 = wp::int32(var_22);
    // cosine = wp.dot(wp.vec2i(1, wp.int32(gap)), wp.vec2i(digit, 1))                        <L 28>
    var_24 = wp::int32(var_19);
    var_25 = wp::vec_t<2, wp::int32>(var_23, var_24);
    var_27 = wp::vec_t<2, wp::int32>(var_21, var_26);
    var_28 = wp::dot(var_25, var_27);
    // difference = 7 - wp.int32(stress[0, 2])                                                <L 29>
    var_32 = wp::extract(var_11, var_30, var_31);
    var_33 = wp::int32(var_32);
    var_34 = wp::sub(var_29, var_33);
    // outcome[i, j, k, l] = wp.max(cosine, difference)                                       <L 30>
    var_35 = wp::max(var_28, var_34);
    // wp::array_store(var_outcome, var_0, var_1, var_2, var_3, var_35);
    // dst[i, j, k, l] = wp.max(contact.frame[1], stress[0])                                  <L 31>
    var_36 = &((var_8).frame);
    var_39 = wp::load(var_36);
    var_38 = wp::extract(var_39, var_37);
    var_41 = wp::extract(var_11, var_40);
    var_42 = wp::max(var_38, var_41);
    // wp::array_store(var_dst, var_0, var_1, var_2, var_3, var_42);
    // pull_vector = wp.vec2(temperature, level) / wp.max(float(cosine), 1.0)                 <L 32>
    var_43 = wp::vec_t<2, wp::float32>(var_temperature, var_5);
    var_44 = wp::float(var_28);
    var_46 = wp::max(var_44, var_45);
    var_47 = wp::div(var_43, var_46);
    // shifted[i, j, k, l] = wp.abs(pull_vector)                                              <L 33>
    var_48 = wp::abs(var_47);
    // wp::array_store(var_shifted, var_0, var_1, var_2, var_3, var_48);
    // scaled[i, j, k, l] = level - contact.frame[2, 1] + 0.8                                 <L 34>
    var_49 = &((var_8).frame);
    var_53 = wp::load(var_49);
    var_52 = wp::extract(var_53, var_50, var_51);
    var_54 = wp::sub(var_5, var_52);
    var_56 = wp::add(var_54, var_55);
    // wp::array_store(var_scaled, var_0, var_1, var_2, var_3, var_56);
    //---------
    // reverse
    wp::adj_array_store(var_scaled, var_0, var_1, var_2, var_3, var_56, adj_scaled, adj_0, adj_1, adj_2, adj_3, adj_56);
    wp::adj_add(var_54, var_55, adj_54, adj_55, adj_56);
    wp::adj_sub(var_5, var_52, adj_5, adj_52, adj_54);
    wp::adj_extract(var_53, var_50, var_51, adj_49, adj_50, adj_51, adj_52);
    adj_8.frame += adj_49;
    // adj: scaled[i, j, k, l] = level - contact.frame[2, 1] + 0.8                            <L 34>
    wp::adj_array_store(var_shifted, var_0, var_1, var_2, var_3, var_48, adj_shifted, adj_0, adj_1, adj_2, adj_3, adj_48);
    wp::adj_abs(var_47, adj_47, adj_48);
    // adj: shifted[i, j, k, l] = wp.abs(pull_vector)                                         <L 33>
    wp::adj_div(var_43, var_46, adj_43, adj_46, adj_47);
    wp::adj_max(var_44, var_45, adj_44, adj_45, adj_46);
    wp::adj_float(var_28, adj_28, adj_44);
    wp::adj_vec_t(var_temperature, var_5, adj_temperature, adj_5, adj_43);
    // adj: pull_vector = wp.vec2(temperature, level) / wp.max(float(cosine), 1.0)            <L 32>
    wp::adj_array_store(var_dst, var_0, var_1, var_2, var_3, var_42, adj_dst, adj_0, adj_1, adj_2, adj_3, adj_42);
    wp::adj_max(var_38, var_41, adj_38, adj_41, adj_42);
    wp::adj_extract(var_11, var_40, adj_11, adj_40, adj_41);
    wp::adj_extract(var_39, var_37, adj_36, adj_37, adj_38);
    adj_8.frame += adj_36;
    // adj: dst[i, j, k, l] = wp.max(contact.frame[1], stress[0])                             <L 31>
    wp::adj_array_store(var_outcome, var_0, var_1, var_2, var_3, var_35, adj_outcome, adj_0, adj_1, adj_2, adj_3, adj_35);
    wp::adj_max(var_28, var_34, adj_28, adj_34, adj_35);
    // adj: outcome[i, j, k, l] = wp.max(cosine, difference)                                  <L 30>
    wp::adj_sub(var_29, var_33, adj_29, adj_33, adj_34);
    wp::adj_extract(var_11, var_30, var_31, adj_11, adj_30, adj_31, adj_32);
    // adj: difference = 7 - wp.int32(stress[0, 2])                                           <L 29>
    wp::adj_dot(var_25, var_27, adj_25, adj_27, adj_28);
    wp::adj_vec_t(var_21, var_26, adj_21, adj_26, adj_27);
    wp::adj_vec_t(var_23, var_24, adj_23, adj_24, adj_25);
    // adj: cosine = wp.dot(wp.vec2i(1, wp.int32(gap)), wp.vec2i(digit, 1))                   <L 28>
    adj_8.temperature += adj_20;
    // adj: digit = wp.int32(contact.temperature)                                             <L 27>
    wp::adj_mul(var_17, var_18, adj_17, adj_18, adj_19);
    wp::adj_add(var_14, var_16, adj_14, adj_16, adj_17);
    wp::adj_cos(var_5, adj_5, adj_16);
    wp::adj_mul(var_5, var_15, adj_5, adj_13, adj_14);
    adj_8.scale += adj_13;
    // adj: gap = (level * contact.scale + wp.cos(level)) * 1.75                              <L 26>
    wp::adj_copy(var_12, adj_10, adj_11);
    wp::adj_address(var_stresses, var_0, var_1, var_2, var_3, adj_stresses, adj_0, adj_1, adj_2, adj_3, adj_10);
    // adj: stress = stresses[i, j, k, l]                                                     <L 25>
    wp::adj_copy(var_9, adj_7, adj_8);
    wp::adj_address(var_contacts, var_0, var_1, var_2, var_3, adj_contacts, adj_0, adj_1, adj_2, adj_3, adj_7);
    // adj: contact = contacts[i, j, k, l]                                                    <L 24>
    wp::adj_copy(var_6, adj_4, adj_5);
    wp::adj_address(var_levels, var_0, var_1, var_2, var_3, adj_levels, adj_0, adj_1, adj_2, adj_3, adj_4);
    // adj: level = levels[i, j, k, l]                                                        <L 23>
    // adj: i, j, k, l = wp.tid()                                                             <L 22>
    // adj: def remap_near_cost(                                                              <L 12>
    return;
}

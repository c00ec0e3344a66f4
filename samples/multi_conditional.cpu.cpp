struct Cell_192575d8
{
    wp::quat_t<wp::float32> spin;
    wp::float32 weight;


    Cell_192575d8() = default;
    CUDA_CALLABLE Cell_192575d8(wp::quat_t<wp::float32> const& spin,
    wp::float32 const& weight = {})
        : spin{spin}
        , weight{weight}

    {
    }

    CUDA_CALLABLE Cell_192575d8& operator += (const Cell_192575d8& rhs)
    {    spin += rhs.spin;
    weight += rhs.weight;

        return *this;}

};

static CUDA_CALLABLE void adj_Cell_192575d8(wp::quat_t<wp::float32> const&,
    wp::float32 const&,
    wp::quat_t<wp::float32> & adj_spin,
    wp::float32 & adj_weight,
    Cell_192575d8 & adj_ret)
{
    adj_spin += adj_ret.spin;
    adj_weight += adj_ret.weight;
}

// Required when compiling adjoints.
CUDA_CALLABLE Cell_192575d8 add(const Cell_192575d8& a, const Cell_192575d8& b)
{
    return Cell_192575d8();
}

CUDA_CALLABLE void adj_atomic_add(Cell_192575d8* p, Cell_192575d8 t)
{
    wp::adj_atomic_add(&p->spin, t.spin);
    wp::adj_atomic_add(&p->weight, t.weight);
}



struct wp_args_advance_contact_0c0a6f84 {
    wp::float32 limit;
    wp::array_t<wp::float32> samples;
    wp::array_t<Cell_192575d8> items;
    wp::array_t<wp::float32> balances;
    wp::array_t<wp::float32> response;
};

template <bool wp_linear_contiguous>
static void advance_contact_0c0a6f84_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_advance_contact_0c0a6f84 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_advance_contact_0c0a6f84 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.samples.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.items.strides[0] = sizeof(Cell_192575d8);
        wp_contiguous_args.balances.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.response.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::float32 var_limit = _wp_args->limit;
    wp::array_t<wp::float32> var_samples = _wp_args->samples;
    wp::array_t<Cell_192575d8> var_items = _wp_args->items;
    wp::array_t<wp::float32> var_balances = _wp_args->balances;
    wp::array_t<wp::float32> var_response = _wp_args->response;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.22;
    Cell_192575d8* var_2;
    wp::float32* var_3;
    wp::vec_t<2, wp::float32> var_4;
    wp::float32 var_5;
    wp::vec_t<2, wp::float32> var_6;
    wp::float32 var_7;
    const wp::float32 var_8 = 3.4;
    wp::float32 var_9;
    const wp::float32 var_10 = 4.1;
    bool var_11;
    const wp::int32 var_12 = 2;
    wp::int32 var_13;
    const wp::int32 var_14 = 0;
    wp::int32 var_15;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    Cell_192575d8* var_20;
    wp::float32* var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::int32 var_29 = 1;
    wp::vec_t<2, wp::int32> var_30;
    wp::int32 var_31;
    const wp::int32 var_32 = 3;
    wp::int32 var_33;
    const wp::int32 var_34 = 0;
    bool var_35;
    bool var_36;
    bool var_37;
    const wp::float32 var_38 = -5.4;
    const wp::float32 var_39 = 2.1;
    bool var_40;
    const wp::float32 var_41 = -0.28;
    Cell_192575d8* var_42;
    wp::quat_t<wp::float32>* var_43;
    const wp::int32 var_44 = 0;
    wp::float32 var_45;
    wp::quat_t<wp::float32> var_46;
    const wp::float32 var_47 = 0.67;
    bool var_48;
    bool var_49;
    wp::float32 var_50;
    wp::float32* var_51;
    wp::float32 var_52;
    wp::float32 var_53;
    wp::float32 var_54;
    const wp::float32 var_55 = 0.5;
    wp::float32 var_56;
    wp::float32 var_57;
    const wp::int32 var_58 = 26;
    bool var_59;
    Cell_192575d8* var_60;
    wp::float32* var_61;
    const wp::float32 var_62 = 0.84;
    wp::float32 var_63;
    wp::float32 var_64;
    Cell_192575d8* var_65;
    wp::float32* var_66;
    wp::float32 var_67;
    wp::float32 var_68;
    const wp::float32 var_69 = 0.26;
    bool var_70;
    const wp::float32 var_71 = -1.9;
    bool var_72;
    const wp::float32 var_73 = -0.1;
    wp::float32 var_74;
    const wp::float32 var_75 = 0.2;
    bool var_76;
    wp::float32 var_77;
    wp::float32 var_78;
    wp::float32* var_79;
    const wp::float32 var_80 = 2.2;
    bool var_81;
    wp::float32 var_82;
    Cell_192575d8* var_83;
    wp::float32* var_84;
    wp::float32 var_85;
    wp::float32 var_86;
    wp::float32* var_87;
    wp::float32 var_88;
    wp::float32 var_89;
    wp::float32 var_90;
    const wp::float32 var_91 = 6.8;
    wp::float32 var_92;
    wp::float32 var_93;
    wp::float32 var_94;
    wp::float32 var_95;
    wp::float32 var_96;
    const wp::int32 var_97 = 1;
    wp::int32 var_98;
    const wp::int32 var_99 = 0;
    wp::int32 var_100;
    wp::float32* var_101;
    wp::float32 var_102;
    wp::float32 var_103;
    bool var_104;
    wp::int32 var_105;
    const wp::int32 var_106 = 8;
    wp::int32 var_107;
    const wp::int32 var_108 = 8;
    bool var_109;
    Cell_192575d8* var_110;
    wp::float32* var_111;
    bool var_112;
    wp::float32 var_113;
    const wp::float32 var_114 = 0.23;
    bool var_115;
    wp::float32 var_116;
    wp::float32 var_117;
    wp::float32 var_118;
    Cell_192575d8* var_119;
    wp::float32* var_120;
    const wp::float32 var_121 = 2.8;
    wp::float32 var_122;
    wp::float32 var_123;
    const wp::float32 var_124 = 3.56;
    wp::float32 var_125;
    wp::float32 var_126;
    //---------
    // forward
    // def advance_contact(                                                                   <L 13>
    // i = wp.tid()                                                                           <L 20>
    var_0 = builtin_tid1d();
    // relative = wp.abs(wp.vec2(1.22, items[i].weight))                                      <L 21>
    var_2 = wp::address(var_items, var_0);
    var_3 = &(((*wp::address(var_items, var_0))).weight);
    var_5 = wp::load(var_3);
    var_4 = wp::vec_t<2, wp::float32>(var_1, var_5);
    var_6 = wp::abs(var_4);
    // falloff = wp.length(relative) + 3.4                                                    <L 22>
    var_7 = wp::length(var_6);
    var_9 = wp::add(var_7, var_8);
    // if falloff < 4.1:                                                                      <L 23>
    var_11 = (var_9 < var_10);
    if (var_11) {
        // energy = samples[wp.max(i - 2, 0)]                                                 <L 24>
        var_13 = wp::sub(var_0, var_12);
        var_15 = wp::max(var_13, var_14);
        var_16 = wp::address(var_samples, var_15);
        var_18 = wp::load(var_16);
        var_17 = wp::copy(var_18);
        // energy += energy * limit + -items[i].weight                                        <L 25>
        var_19 = wp::mul(var_17, var_limit);
        var_20 = wp::address(var_items, var_0);
        var_21 = &(((*wp::address(var_items, var_0))).weight);
        var_23 = wp::load(var_21);
        var_22 = wp::neg(var_23);
        var_24 = wp::add(var_19, var_22);
        var_25 = wp::add(var_17, var_24);
        // falloff = -wp.ceil(energy)                                                         <L 26>
        var_26 = wp::ceil(var_25);
        var_27 = wp::neg(var_26);
    }
    var_28 = wp::where(var_11, var_27, var_9);
    // is_valid = not wp.length_sq(wp.vec2i(i, 1)) % 3 != 0                                   <L 27>
    var_30 = wp::vec_t<2, wp::int32>(var_0, var_29);
    var_31 = wp::length_sq(var_30);
    var_33 = wp::mod(var_31, var_32);
    var_35 = (var_33 != var_34);
    var_36 = wp::unot(var_35);
    // if -5.4 <= falloff < 2.1 or -0.28 <= items[i].spin.x < 0.67:                           <L 28>
    var_40 = ((var_38 <= var_28) && (var_28 < var_39));
    var_37 = var_40;
    if (!var_37) {
        var_42 = wp::address(var_items, var_0);
        var_43 = &(((*wp::address(var_items, var_0))).spin);
        var_46 = wp::load(var_43);
        var_45 = wp::extract(var_46, var_44);
        var_48 = ((var_41 <= var_45) && (var_45 < var_47));
        var_37 = var_37 || var_48;
    }
    if (var_37) {
        // share = wp.dot(relative, relative) if not is_valid else falloff / samples[i]       <L 29>
        var_49 = wp::unot(var_36);
        if (var_49) {
            var_50 = wp::dot(var_6, var_6);
        }
        if (!var_49) {
            var_51 = wp::address(var_samples, var_0);
            var_53 = wp::load(var_51);
            var_52 = wp::div(var_28, var_53);
        }
        var_54 = wp::where(var_49, var_50, var_52);
        // excess = wp.where(is_valid, share, share * 0.5)                                    <L 30>
        var_56 = wp::mul(var_54, var_55);
        var_57 = wp::where(var_36, var_54, var_56);
    }
    if (!var_37) {
        // elif i >= 26:                                                                      <L 31>
        var_59 = (var_0 >= var_58);
        if (var_59) {
            // excess = wp.max(items[i].weight, 0.84)                                         <L 32>
            var_60 = wp::address(var_items, var_0);
            var_61 = &(((*wp::address(var_items, var_0))).weight);
            var_64 = wp::load(var_61);
            var_63 = wp::max(var_64, var_62);
        }
        if (!var_59) {
            // elif wp.where(is_valid, limit, items[i].weight) >= 0.26:                       <L 33>
            var_65 = wp::address(var_items, var_0);
            var_66 = &(((*wp::address(var_items, var_0))).weight);
            var_68 = wp::load(var_66);
            var_67 = wp::where(var_36, var_limit, var_68);
            var_70 = (var_67 >= var_69);
            if (var_70) {
                // slope = wp.where(falloff >= -1.9, falloff, RESTITUTION)                    <L 34>
                var_72 = (var_28 >= var_71);
                var_74 = wp::where(var_72, var_28, var_73);
                // load_factor = wp.where(falloff > 0.2, slope, RESTITUTION)                  <L 35>
                var_76 = (var_28 > var_75);
                var_77 = wp::where(var_76, var_74, var_73);
                // excess = load_factor                                                       <L 36>
                var_78 = wp::copy(var_77);
            }
            if (!var_70) {
                // distance = items[i].weight if samples[i] > 2.2 else samples[i]             <L 38>
                var_79 = wp::address(var_samples, var_0);
                var_82 = wp::load(var_79);
                var_81 = (var_82 > var_80);
                if (var_81) {
                    var_83 = wp::address(var_items, var_0);
                    var_84 = &(((*wp::address(var_items, var_0))).weight);
                    var_86 = wp::load(var_84);
                    var_85 = wp::copy(var_86);
                }
                if (!var_81) {
                    var_87 = wp::address(var_samples, var_0);
                    var_89 = wp::load(var_87);
                    var_88 = wp::copy(var_89);
                }
                var_90 = wp::where(var_81, var_85, var_88);
                // excess = distance / 6.8                                                    <L 39>
                var_92 = wp::div(var_90, var_91);
            }
            var_93 = wp::where(var_70, var_78, var_92);
        }
        var_94 = wp::where(var_59, var_63, var_93);
    }
    var_95 = wp::where(var_37, var_57, var_94);
    // balances[i] += excess                                                                  <L 40>
    var_96 = wp::atomic_add(var_balances, var_0, var_95);
    // product = samples[wp.max(i - 1, 0)] - excess                                           <L 41>
    var_98 = wp::sub(var_0, var_97);
    var_100 = wp::max(var_98, var_99);
    var_101 = wp::address(var_samples, var_100);
    var_103 = wp::load(var_101);
    var_102 = wp::sub(var_103, var_95);
    // positive = wp.int32(limit) + 8 > 8 and product < items[i].weight                       <L 42>
    var_105 = wp::int32(var_limit);
    var_107 = wp::add(var_105, var_106);
    var_109 = (var_107 > var_108);
    var_104 = var_109;
    if (var_104) {
        var_110 = wp::address(var_items, var_0);
        var_111 = &(((*wp::address(var_items, var_0))).weight);
        var_113 = wp::load(var_111);
        var_112 = (var_102 < var_113);
        var_104 = var_104 && var_112;
    }
    // residual = wp.where(excess < 0.23, wp.sin(excess), wp.where(positive, product, falloff))       <L 43>
    var_115 = (var_95 < var_114);
    var_116 = wp::sin(var_95);
    var_117 = wp::where(var_104, var_102, var_28);
    var_118 = wp::where(var_115, var_116, var_117);
    // response[i] = residual + (items[i].weight * 2.8 - 3.56)                                <L 44>
    var_119 = wp::address(var_items, var_0);
    var_120 = &(((*wp::address(var_items, var_0))).weight);
    var_123 = wp::load(var_120);
    var_122 = wp::mul(var_123, var_121);
    var_125 = wp::sub(var_122, var_124);
    var_126 = wp::add(var_118, var_125);
    wp::array_store(var_response, var_0, var_126);
}

template <bool wp_linear_contiguous>
static void advance_contact_0c0a6f84_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_advance_contact_0c0a6f84 *_wp_args,
    wp_args_advance_contact_0c0a6f84 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_advance_contact_0c0a6f84 wp_contiguous_args;
    wp_args_advance_contact_0c0a6f84 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.samples.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.samples.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.items.strides[0] = sizeof(Cell_192575d8);
        wp_contiguous_adj_args.items.strides[0] = sizeof(Cell_192575d8);
        wp_contiguous_args.balances.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.balances.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.response.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.response.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::float32 var_limit = _wp_args->limit;
    wp::array_t<wp::float32> var_samples = _wp_args->samples;
    wp::array_t<Cell_192575d8> var_items = _wp_args->items;
    wp::array_t<wp::float32> var_balances = _wp_args->balances;
    wp::array_t<wp::float32> var_response = _wp_args->response;
    wp::float32 adj_limit = _wp_adj_args->limit;
    wp::array_t<wp::float32> adj_samples = _wp_adj_args->samples;
    wp::array_t<Cell_192575d8> adj_items = _wp_adj_args->items;
    wp::array_t<wp::float32> adj_balances = _wp_adj_args->balances;
    wp::array_t<wp::float32> adj_response = _wp_adj_args->response;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.22;
    Cell_192575d8* var_2;
    wp::float32* var_3;
    wp::vec_t<2, wp::float32> var_4;
    wp::float32 var_5;
    wp::vec_t<2, wp::float32> var_6;
    wp::float32 var_7;
    const wp::float32 var_8 = 3.4;
    wp::float32 var_9;
    const wp::float32 var_10 = 4.1;
    bool var_11;
    const wp::int32 var_12 = 2;
    wp::int32 var_13;
    const wp::int32 var_14 = 0;
    wp::int32 var_15;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    Cell_192575d8* var_20;
    wp::float32* var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    wp::float32 var_28;
    const wp::int32 var_29 = 1;
    wp::vec_t<2, wp::int32> var_30;
    wp::int32 var_31;
    const wp::int32 var_32 = 3;
    wp::int32 var_33;
    const wp::int32 var_34 = 0;
    bool var_35;
    bool var_36;
    bool var_37;
    const wp::float32 var_38 = -5.4;
    const wp::float32 var_39 = 2.1;
    bool var_40;
    const wp::float32 var_41 = -0.28;
    Cell_192575d8* var_42;
    wp::quat_t<wp::float32>* var_43;
    const wp::int32 var_44 = 0;
    wp::float32 var_45;
    wp::quat_t<wp::float32> var_46;
    const wp::float32 var_47 = 0.67;
    bool var_48;
    bool var_49;
    wp::float32 var_50;
    wp::float32* var_51;
    wp::float32 var_52;
    wp::float32 var_53;
    wp::float32 var_54;
    const wp::float32 var_55 = 0.5;
    wp::float32 var_56;
    wp::float32 var_57;
    const wp::int32 var_58 = 26;
    bool var_59;
    Cell_192575d8* var_60;
    wp::float32* var_61;
    const wp::float32 var_62 = 0.84;
    wp::float32 var_63;
    wp::float32 var_64;
    Cell_192575d8* var_65;
    wp::float32* var_66;
    wp::float32 var_67;
    wp::float32 var_68;
    const wp::float32 var_69 = 0.26;
    bool var_70;
    const wp::float32 var_71 = -1.9;
    bool var_72;
    const wp::float32 var_73 = -0.1;
    wp::float32 var_74;
    const wp::float32 var_75 = 0.2;
    bool var_76;
    wp::float32 var_77;
    wp::float32 var_78;
    wp::float32* var_79;
    const wp::float32 var_80 = 2.2;
    bool var_81;
    wp::float32 var_82;
    Cell_192575d8* var_83;
    wp::float32* var_84;
    wp::float32 var_85;
    wp::float32 var_86;
    wp::float32* var_87;
    wp::float32 var_88;
    wp::float32 var_89;
    wp::float32 var_90;
    const wp::float32 var_91 = 6.8;
    wp::float32 var_92;
    wp::float32 var_93;
    wp::float32 var_94;
    wp::float32 var_95;
    wp::float32 var_96;
    const wp::int32 var_97 = 1;
    wp::int32 var_98;
    const wp::int32 var_99 = 0;
    wp::int32 var_100;
    wp::float32* var_101;
    wp::float32 var_102;
    wp::float32 var_103;
    bool var_104;
    wp::int32 var_105;
    const wp::int32 var_106 = 8;
    wp::int32 var_107;
    const wp::int32 var_108 = 8;
    bool var_109;
    Cell_192575d8* var_110;
    wp::float32* var_111;
    bool var_112;
    wp::float32 var_113;
    const wp::float32 var_114 = 0.23;
    bool var_115;
    wp::float32 var_116;
    wp::float32 var_117;
    wp::float32 var_118;
    Cell_192575d8* var_119;
    wp::float32* var_120;
    const wp::float32 var_121 = 2.8;
    wp::float32 var_122;
    wp::float32 var_123;
    const wp::float32 var_124 = 3.56;
    wp::float32 var_125;
    wp::float32 var_126;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    Cell_192575d8 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<2, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::vec_t<2, wp::float32> adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    bool adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    Cell_192575d8 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::vec_t<2, wp::int32> adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    bool adj_35 = {};
    bool adj_36 = {};
    bool adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    bool adj_40 = {};
    wp::float32 adj_41 = {};
    Cell_192575d8 adj_42 = {};
    wp::quat_t<wp::float32> adj_43 = {};
    wp::int32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::quat_t<wp::float32> adj_46 = {};
    wp::float32 adj_47 = {};
    bool adj_48 = {};
    bool adj_49 = {};
    wp::float32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::float32 adj_53 = {};
    wp::float32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::int32 adj_58 = {};
    bool adj_59 = {};
    Cell_192575d8 adj_60 = {};
    wp::float32 adj_61 = {};
    wp::float32 adj_62 = {};
    wp::float32 adj_63 = {};
    wp::float32 adj_64 = {};
    Cell_192575d8 adj_65 = {};
    wp::float32 adj_66 = {};
    wp::float32 adj_67 = {};
    wp::float32 adj_68 = {};
    wp::float32 adj_69 = {};
    bool adj_70 = {};
    wp::float32 adj_71 = {};
    bool adj_72 = {};
    wp::float32 adj_73 = {};
    wp::float32 adj_74 = {};
    wp::float32 adj_75 = {};
    bool adj_76 = {};
    wp::float32 adj_77 = {};
    wp::float32 adj_78 = {};
    wp::float32 adj_79 = {};
    wp::float32 adj_80 = {};
    bool adj_81 = {};
    wp::float32 adj_82 = {};
    Cell_192575d8 adj_83 = {};
    wp::float32 adj_84 = {};
    wp::float32 adj_85 = {};
    wp::float32 adj_86 = {};
    wp::float32 adj_87 = {};
    wp::float32 adj_88 = {};
    wp::float32 adj_89 = {};
    wp::float32 adj_90 = {};
    wp::float32 adj_91 = {};
    wp::float32 adj_92 = {};
    wp::float32 adj_93 = {};
    wp::float32 adj_94 = {};
    wp::float32 adj_95 = {};
    wp::float32 adj_96 = {};
    wp::int32 adj_97 = {};
    wp::int32 adj_98 = {};
    wp::int32 adj_99 = {};
    wp::int32 adj_100 = {};
    wp::float32 adj_101 = {};
    wp::float32 adj_102 = {};
    wp::float32 adj_103 = {};
    bool adj_104 = {};
    wp::int32 adj_105 = {};
    wp::int32 adj_106 = {};
    wp::int32 adj_107 = {};
    wp::int32 adj_108 = {};
    bool adj_109 = {};
    Cell_192575d8 adj_110 = {};
    wp::float32 adj_111 = {};
    bool adj_112 = {};
    wp::float32 adj_113 = {};
    wp::float32 adj_114 = {};
    bool adj_115 = {};
    wp::float32 adj_116 = {};
    wp::float32 adj_117 = {};
    wp::float32 adj_118 = {};
    Cell_192575d8 adj_119 = {};
    wp::float32 adj_120 = {};
    wp::float32 adj_121 = {};
    wp::float32 adj_122 = {};
    wp::float32 adj_123 = {};
    wp::float32 adj_124 = {};
    wp::float32 adj_125 = {};
    wp::float32 adj_126 = {};
    //---------
    // forward
    // def advance_contact(                                                                   <L 13>
    // i = wp.tid()                                                                           <L 20>
    var_0 = builtin_tid1d();
    // relative = wp.abs(wp.vec2(1.22, items[i].weight))                                      <L 21>
    var_2 = wp::address(var_items, var_0);
    var_3 = &(((*wp::address(var_items, var_0))).weight);
    var_5 = wp::load(var_3);
    var_4 = wp::vec_t<2, wp::float32>(var_1, var_5);
    var_6 = wp::abs(var_4);
    // falloff = wp.length(relative) + 3.4                                                    <L 22>
    var_7 = wp::length(var_6);
    var_9 = wp::add(var_7, var_8);
    // if falloff < 4.1:                                                                      <L 23>
    var_11 = (var_9 < var_10);
    if (var_11) {
        // energy = samples[wp.max(i - 2, 0)]                                                 <L 24>
        var_13 = wp::sub(var_0, var_12);
        var_15 = wp::max(var_13, var_14);
        var_16 = wp::address(var_samples, var_15);
        var_18 = wp::load(var_16);
        var_17 = wp::copy(var_18);
        // energy += energy * limit + -items[i].weight                                        <L 25>
        var_19 = wp::mul(var_17, var_limit);
        var_20 = wp::address(var_items, var_0);
        var_21 = &(((*wp::address(var_items, var_0))).weight);
        var_23 = wp::load(var_21);
        var_22 = wp::neg(var_23);
        var_24 = wp::add(var_19, var_22);
        var_25 = wp::add(var_17, var_24);
        // falloff = -wp.ceil(energy)                                                         <L 26>
        var_26 = wp::ceil(var_25);
        var_27 = wp::neg(var_26);
    }
    var_28 = wp::where(var_11, var_27, var_9);
    // is_valid = not wp.length_sq(wp.vec2i(i, 1)) % 3 != 0                                   <L 27>
    var_30 = wp::vec_t<2, wp::int32>(var_0, var_29);
    var_31 = wp::length_sq(var_30);
    var_33 = wp::mod(var_31, var_32);
    var_35 = (var_33 != var_34);
    var_36 = wp::unot(var_35);
    // if -5.4 <= falloff < 2.1 or -0.28 <= items[i].spin.x < 0.67:                           <L 28>
    var_40 = ((var_38 <= var_28) && (var_28 < var_39));
    var_37 = var_40;
    if (!var_37) {
        var_42 = wp::address(var_items, var_0);
        var_43 = &(((*wp::address(var_items, var_0))).spin);
        var_46 = wp::load(var_43);
        var_45 = wp::extract(var_46, var_44);
        var_48 = ((var_41 <= var_45) && (var_45 < var_47));
        var_37 = var_37 || var_48;
    }
    if (var_37) {
        // share = wp.dot(relative, relative) if not is_valid else falloff / samples[i]       <L 29>
        var_49 = wp::unot(var_36);
        if (var_49) {
            var_50 = wp::dot(var_6, var_6);
        }
        if (!var_49) {
            var_51 = wp::address(var_samples, var_0);
            var_53 = wp::load(var_51);
            var_52 = wp::div(var_28, var_53);
        }
        var_54 = wp::where(var_49, var_50, var_52);
        // excess = wp.where(is_valid, share, share * 0.5)                                    <L 30>
        var_56 = wp::mul(var_54, var_55);
        var_57 = wp::where(var_36, var_54, var_56);
    }
    if (!var_37) {
        // elif i >= 26:                                                                      <L 31>
        var_59 = (var_0 >= var_58);
        if (var_59) {
            // excess = wp.max(items[i].weight, 0.84)                                         <L 32>
            var_60 = wp::address(var_items, var_0);
            var_61 = &(((*wp::address(var_items, var_0))).weight);
            var_64 = wp::load(var_61);
            var_63 = wp::max(var_64, var_62);
        }
        if (!var_59) {
            // elif wp.where(is_valid, limit, items[i].weight) >= 0.26:                       <L 33>
            var_65 = wp::address(var_items, var_0);
            var_66 = &(((*wp::address(var_items, var_0))).weight);
            var_68 = wp::load(var_66);
            var_67 = wp::where(var_36, var_limit, var_68);
            var_70 = (var_67 >= var_69);
            if (var_70) {
                // slope = wp.where(falloff >= -1.9, falloff, RESTITUTION)                    <L 34>
                var_72 = (var_28 >= var_71);
                var_74 = wp::where(var_72, var_28, var_73);
                // load_factor = wp.where(falloff > 0.2, slope, RESTITUTION)                  <L 35>
                var_76 = (var_28 > var_75);
                var_77 = wp::where(var_76, var_74, var_73);
                // excess = load_factor                                                       <L 36>
                var_78 = wp::copy(var_77);
            }
            if (!var_70) {
                // distance = items[i].weight if samples[i] > 2.2 else samples[i]             <L 38>
                var_79 = wp::address(var_samples, var_0);
                var_82 = wp::load(var_79);
                var_81 = (var_82 > var_80);
                if (var_81) {
                    var_83 = wp::address(var_items, var_0);
                    var_84 = &(((*wp::address(var_items, var_0))).weight);
                    var_86 = wp::load(var_84);
                    var_85 = wp::copy(var_86);
                }
                if (!var_81) {
                    var_87 = wp::address(var_samples, var_0);
                    var_89 = wp::load(var_87);
                    var_88 = wp::copy(var_89);
                }
                var_90 = wp::where(var_81, var_85, var_88);
                // excess = distance / 6.8                                                    <L 39>
                var_92 = wp::div(var_90, var_91);
            }
            var_93 = wp::where(var_70, var_78, var_92);
        }
        var_94 = wp::where(var_59, var_63, var_93);
    }
    var_95 = wp::where(var_37, var_57, var_94);
    // balances[i] += excess                                                                  <L 40>
    // var_96 = wp::atomic_add(var_balances, var_0, var_95);
    // product = samples[wp.max(i - 1, 0)] - excess                                           <L 41>
    var_98 = wp::sub(var_0, var_97);
    var_100 = wp::max(var_98, var_99);
    var_101 = wp::address(var_samples, var_100);
    var_103 = wp::load(var_101);
    var_102 = wp::sub(var_103, var_95);
    // positive = wp.int32(limit) + 8 > 8 and product < items[i].weight                       <L 42>
    var_105 = wp::int32(var_limit);
    var_107 = wp::add(var_105, var_106);
    var_109 = (var_107 > var_108);
    var_104 = var_109;
    if (var_104) {
        var_110 = wp::address(var_items, var_0);
        var_111 = &(((*wp::address(var_items, var_0))).weight);
        var_113 = wp::load(var_111);
        var_112 = (var_102 < var_113);
        var_104 = var_104 && var_112;
    }
    // residual = wp.where(excess < 0.23, wp.sin(excess), wp.where(positive, product, falloff))       <L 43>
    var_115 = (var_95 < var_114);
    var_116 = wp::sin(var_95);
    var_117 = wp::where(var_104, var_102, var_28);
    var_118 = wp::where(var_115, var_116, var_117);
    // response[i] = residual + (items[i].weight * 2.8 - 3.56)                                <L 44>
    var_119 = wp::address(var_items, var_0);
    var_120 = &(((*wp::address(var_items, var_0))).weight);
    var_123 = wp::load(var_120);
    var_122 = wp::mul(var_123, var_121);
    var_125 = wp::sub(var_122, var_124);
    var_126 = wp::add(var_118, var_125);
    // wp::array_store(var_response, var_0, var_126);
    //---------
    // reverse
    wp::adj_array_store(var_response, var_0, var_126, adj_response, adj_0, adj_126);
    wp::adj_add(var_118, var_125, adj_118, adj_125, adj_126);
    wp::adj_sub(var_122, var_124, adj_122, adj_124, adj_125);
    wp::adj_mul(var_123, var_121, adj_120, adj_121, adj_122);
    adj_119.weight += adj_120;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_119);
    // adj: response[i] = residual + (items[i].weight * 2.8 - 3.56)                           <L 44>
    wp::adj_where(var_115, var_116, var_117, adj_115, adj_116, adj_117, adj_118);
    wp::adj_where(var_104, var_102, var_28, adj_104, adj_102, adj_28, adj_117);
    wp::adj_sin(var_95, adj_95, adj_116);
    // adj: residual = wp.where(excess < 0.23, wp.sin(excess), wp.where(positive, product, falloff))  <L 43>
    if (var_104) {
        adj_110.weight += adj_111;
        wp::adj_address(var_items, var_0, adj_items, adj_0, adj_110);
    }
    wp::adj_add(var_105, var_106, adj_105, adj_106, adj_107);
    // adj: positive = wp.int32(limit) + 8 > 8 and product < items[i].weight                  <L 42>
    wp::adj_sub(var_103, var_95, adj_101, adj_95, adj_102);
    wp::adj_address(var_samples, var_100, adj_samples, adj_100, adj_101);
    wp::adj_max(var_98, var_99, adj_98, adj_99, adj_100);
    wp::adj_sub(var_0, var_97, adj_0, adj_97, adj_98);
    // adj: product = samples[wp.max(i - 1, 0)] - excess                                      <L 41>
    wp::adj_atomic_add(var_balances, var_0, var_95, adj_balances, adj_0, adj_95, adj_96);
    // adj: balances[i] += excess                                                             <L 40>
    wp::adj_where(var_37, var_57, var_94, adj_37, adj_57, adj_94, adj_95);
    if (!var_37) {
        wp::adj_where(var_59, var_63, var_93, adj_59, adj_63, adj_93, adj_94);
        if (!var_59) {
            wp::adj_where(var_70, var_78, var_92, adj_70, adj_78, adj_92, adj_93);
            if (!var_70) {
                wp::adj_div(var_90, var_91, var_92, adj_90, adj_91, adj_92);
                // adj: excess = distance / 6.8                                               <L 39>
                wp::adj_where(var_81, var_85, var_88, adj_81, adj_85, adj_88, adj_90);
                if (!var_81) {
                    wp::adj_copy(var_89, adj_87, adj_88);
                    wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_87);
                }
                if (var_81) {
                    wp::adj_copy(var_86, adj_84, adj_85);
                    adj_83.weight += adj_84;
                    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_83);
                }
                wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_79);
                // adj: distance = items[i].weight if samples[i] > 2.2 else samples[i]        <L 38>
            }
            if (var_70) {
                wp::adj_copy(var_77, adj_77, adj_78);
                // adj: excess = load_factor                                                  <L 36>
                wp::adj_where(var_76, var_74, var_73, adj_76, adj_74, adj_73, adj_77);
                // adj: load_factor = wp.where(falloff > 0.2, slope, RESTITUTION)             <L 35>
                wp::adj_where(var_72, var_28, var_73, adj_72, adj_28, adj_73, adj_74);
                // adj: slope = wp.where(falloff >= -1.9, falloff, RESTITUTION)               <L 34>
            }
            wp::adj_where(var_36, var_limit, var_68, adj_36, adj_limit, adj_66, adj_67);
            adj_65.weight += adj_66;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_65);
            // adj: elif wp.where(is_valid, limit, items[i].weight) >= 0.26:                  <L 33>
        }
        if (var_59) {
            wp::adj_max(var_64, var_62, adj_61, adj_62, adj_63);
            adj_60.weight += adj_61;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_60);
            // adj: excess = wp.max(items[i].weight, 0.84)                                    <L 32>
        }
        // adj: elif i >= 26:                                                                 <L 31>
    }
    if (var_37) {
        wp::adj_where(var_36, var_54, var_56, adj_36, adj_54, adj_56, adj_57);
        wp::adj_mul(var_54, var_55, adj_54, adj_55, adj_56);
        // adj: excess = wp.where(is_valid, share, share * 0.5)                               <L 30>
        wp::adj_where(var_49, var_50, var_52, adj_49, adj_50, adj_52, adj_54);
        if (!var_49) {
            wp::adj_div(var_28, var_53, var_52, adj_28, adj_51, adj_52);
            wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_51);
        }
        if (var_49) {
            wp::adj_dot(var_6, var_6, adj_6, adj_6, adj_50);
        }
        // adj: share = wp.dot(relative, relative) if not is_valid else falloff / samples[i]  <L 29>
    }
    if (!var_37) {
        wp::adj_extract(var_46, var_44, adj_43, adj_44, adj_45);
        adj_42.spin += adj_43;
        wp::adj_address(var_items, var_0, adj_items, adj_0, adj_42);
    }
    // adj: if -5.4 <= falloff < 2.1 or -0.28 <= items[i].spin.x < 0.67:                      <L 28>
    wp::adj_mod(var_31, var_32, adj_31, adj_32, adj_33);
    wp::adj_length_sq(var_30, adj_30, adj_31);
    wp::adj_vec_t(var_0, var_29, adj_0, adj_29, adj_30);
    // adj: is_valid = not wp.length_sq(wp.vec2i(i, 1)) % 3 != 0                              <L 27>
    wp::adj_where(var_11, var_27, var_9, adj_11, adj_27, adj_9, adj_28);
    if (var_11) {
        wp::adj_neg(var_26, adj_26, adj_27);
        // adj: falloff = -wp.ceil(energy)                                                    <L 26>
        wp::adj_add(var_17, var_24, adj_17, adj_24, adj_25);
        wp::adj_add(var_19, var_22, adj_19, adj_22, adj_24);
        wp::adj_neg(var_23, adj_21, adj_22);
        adj_20.weight += adj_21;
        wp::adj_address(var_items, var_0, adj_items, adj_0, adj_20);
        wp::adj_mul(var_17, var_limit, adj_17, adj_limit, adj_19);
        // adj: energy += energy * limit + -items[i].weight                                   <L 25>
        wp::adj_copy(var_18, adj_16, adj_17);
        wp::adj_address(var_samples, var_15, adj_samples, adj_15, adj_16);
        wp::adj_max(var_13, var_14, adj_13, adj_14, adj_15);
        wp::adj_sub(var_0, var_12, adj_0, adj_12, adj_13);
        // adj: energy = samples[wp.max(i - 2, 0)]                                            <L 24>
    }
    // adj: if falloff < 4.1:                                                                 <L 23>
    wp::adj_add(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_length(var_6, var_7, adj_6, adj_7);
    // adj: falloff = wp.length(relative) + 3.4                                               <L 22>
    wp::adj_abs(var_4, adj_4, adj_6);
    wp::adj_vec_t(var_1, var_5, adj_1, adj_3, adj_4);
    adj_2.weight += adj_3;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_2);
    // adj: relative = wp.abs(wp.vec2(1.22, items[i].weight))                                 <L 21>
    // adj: i = wp.tid()                                                                      <L 20>
    // adj: def advance_contact(                                                              <L 13>
    return;
}

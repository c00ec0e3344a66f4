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



struct wp_args_blend_outer_most_light_a52bbe93 {
    wp::float32 limit;
    wp::array_t<wp::float32> samples;
    wp::array_t<Cell_192575d8> items;
    wp::array_t<wp::float32> balances;
    wp::array_t<wp::float32> response;
};

template <bool wp_linear_contiguous>
static void blend_outer_most_light_a52bbe93_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_blend_outer_most_light_a52bbe93 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_blend_outer_most_light_a52bbe93 wp_contiguous_args;
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
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    Cell_192575d8* var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 2;
    wp::int32 var_10;
    const wp::int32 var_11 = 0;
    wp::int32 var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = -0.05;
    bool var_17;
    Cell_192575d8* var_18;
    wp::float32* var_19;
    bool var_20;
    wp::float32 var_21;
    const wp::float32 var_22 = 0.31;
    bool var_23;
    Cell_192575d8* var_24;
    wp::float32* var_25;
    const wp::float32 var_26 = 1.6;
    wp::float32 var_27;
    wp::float32 var_28;
    wp::float32* var_29;
    wp::float32* var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    bool var_35;
    const wp::float32 var_36 = 0.71;
    bool var_37;
    Cell_192575d8* var_38;
    wp::float32* var_39;
    Cell_192575d8* var_40;
    wp::quat_t<wp::float32>* var_41;
    const wp::int32 var_42 = 0;
    wp::float32 var_43;
    wp::quat_t<wp::float32> var_44;
    wp::float32 var_45;
    wp::float32 var_46;
    Cell_192575d8* var_47;
    wp::float32* var_48;
    const wp::float32 var_49 = 1.85;
    wp::vec_t<4, wp::float32> var_50;
    wp::float32 var_51;
    wp::float32 var_52;
    wp::float32 var_53;
    const wp::int32 var_54 = 2;
    wp::float32 var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    const wp::float32 var_59 = 3.43;
    wp::float32 var_60;
    wp::float32 var_61;
    wp::float32 var_62;
    wp::float32 var_63;
    const wp::int32 var_64 = 1;
    Cell_192575d8* var_65;
    wp::float32* var_66;
    wp::float32 var_67;
    wp::float32 var_68;
    const wp::int32 var_69 = 2;
    wp::int32 var_70;
    const wp::int32 var_71 = 0;
    wp::int32 var_72;
    wp::float32* var_73;
    wp::float32 var_74;
    wp::float32 var_75;
    const wp::float32 var_76 = -0.05;
    bool var_77;
    Cell_192575d8* var_78;
    wp::float32* var_79;
    bool var_80;
    wp::float32 var_81;
    const wp::float32 var_82 = 0.31;
    bool var_83;
    Cell_192575d8* var_84;
    wp::float32* var_85;
    const wp::float32 var_86 = 1.6;
    wp::float32 var_87;
    wp::float32 var_88;
    wp::float32* var_89;
    wp::float32* var_90;
    wp::float32 var_91;
    wp::float32 var_92;
    wp::float32 var_93;
    wp::float32 var_94;
    bool var_95;
    const wp::float32 var_96 = 0.71;
    bool var_97;
    Cell_192575d8* var_98;
    wp::float32* var_99;
    Cell_192575d8* var_100;
    wp::quat_t<wp::float32>* var_101;
    const wp::int32 var_102 = 0;
    wp::float32 var_103;
    wp::quat_t<wp::float32> var_104;
    wp::float32 var_105;
    wp::float32 var_106;
    Cell_192575d8* var_107;
    wp::float32* var_108;
    const wp::float32 var_109 = 1.85;
    wp::vec_t<4, wp::float32> var_110;
    wp::float32 var_111;
    wp::float32 var_112;
    wp::float32 var_113;
    const wp::int32 var_114 = 2;
    wp::float32 var_115;
    wp::float32 var_116;
    wp::float32 var_117;
    wp::vec_t<4, wp::float32> var_118;
    wp::float32 var_119;
    wp::float32 var_120;
    wp::float32 var_121;
    wp::vec_t<4, wp::float32> var_122;
    wp::float32 var_123;
    const wp::float32 var_124 = 3.43;
    wp::float32 var_125;
    wp::float32 var_126;
    wp::float32 var_127;
    wp::float32 var_128;
    const wp::int32 var_129 = 2;
    Cell_192575d8* var_130;
    wp::float32* var_131;
    wp::float32 var_132;
    wp::float32 var_133;
    const wp::int32 var_134 = 2;
    wp::int32 var_135;
    const wp::int32 var_136 = 0;
    wp::int32 var_137;
    wp::float32* var_138;
    wp::float32 var_139;
    wp::float32 var_140;
    const wp::float32 var_141 = -0.05;
    bool var_142;
    Cell_192575d8* var_143;
    wp::float32* var_144;
    bool var_145;
    wp::float32 var_146;
    const wp::float32 var_147 = 0.31;
    bool var_148;
    Cell_192575d8* var_149;
    wp::float32* var_150;
    const wp::float32 var_151 = 1.6;
    wp::float32 var_152;
    wp::float32 var_153;
    wp::float32* var_154;
    wp::float32* var_155;
    wp::float32 var_156;
    wp::float32 var_157;
    wp::float32 var_158;
    wp::float32 var_159;
    bool var_160;
    const wp::float32 var_161 = 0.71;
    bool var_162;
    Cell_192575d8* var_163;
    wp::float32* var_164;
    Cell_192575d8* var_165;
    wp::quat_t<wp::float32>* var_166;
    const wp::int32 var_167 = 0;
    wp::float32 var_168;
    wp::quat_t<wp::float32> var_169;
    wp::float32 var_170;
    wp::float32 var_171;
    Cell_192575d8* var_172;
    wp::float32* var_173;
    const wp::float32 var_174 = 1.85;
    wp::vec_t<4, wp::float32> var_175;
    wp::float32 var_176;
    wp::float32 var_177;
    wp::float32 var_178;
    const wp::int32 var_179 = 2;
    wp::float32 var_180;
    wp::float32 var_181;
    wp::float32 var_182;
    wp::vec_t<4, wp::float32> var_183;
    wp::float32 var_184;
    wp::float32 var_185;
    wp::float32 var_186;
    wp::vec_t<4, wp::float32> var_187;
    wp::float32 var_188;
    const wp::float32 var_189 = 3.43;
    wp::float32 var_190;
    wp::float32 var_191;
    wp::float32 var_192;
    wp::float32 var_193;
    const wp::int32 var_194 = 3;
    Cell_192575d8* var_195;
    wp::float32* var_196;
    wp::float32 var_197;
    wp::float32 var_198;
    const wp::int32 var_199 = 2;
    wp::int32 var_200;
    const wp::int32 var_201 = 0;
    wp::int32 var_202;
    wp::float32* var_203;
    wp::float32 var_204;
    wp::float32 var_205;
    const wp::float32 var_206 = -0.05;
    bool var_207;
    Cell_192575d8* var_208;
    wp::float32* var_209;
    bool var_210;
    wp::float32 var_211;
    const wp::float32 var_212 = 0.31;
    bool var_213;
    Cell_192575d8* var_214;
    wp::float32* var_215;
    const wp::float32 var_216 = 1.6;
    wp::float32 var_217;
    wp::float32 var_218;
    wp::float32* var_219;
    wp::float32* var_220;
    wp::float32 var_221;
    wp::float32 var_222;
    wp::float32 var_223;
    wp::float32 var_224;
    bool var_225;
    const wp::float32 var_226 = 0.71;
    bool var_227;
    Cell_192575d8* var_228;
    wp::float32* var_229;
    Cell_192575d8* var_230;
    wp::quat_t<wp::float32>* var_231;
    const wp::int32 var_232 = 0;
    wp::float32 var_233;
    wp::quat_t<wp::float32> var_234;
    wp::float32 var_235;
    wp::float32 var_236;
    Cell_192575d8* var_237;
    wp::float32* var_238;
    const wp::float32 var_239 = 1.85;
    wp::vec_t<4, wp::float32> var_240;
    wp::float32 var_241;
    wp::float32 var_242;
    wp::float32 var_243;
    const wp::int32 var_244 = 2;
    wp::float32 var_245;
    wp::float32 var_246;
    wp::float32 var_247;
    wp::vec_t<4, wp::float32> var_248;
    wp::float32 var_249;
    wp::float32 var_250;
    wp::float32 var_251;
    wp::vec_t<4, wp::float32> var_252;
    wp::float32 var_253;
    const wp::float32 var_254 = 3.43;
    wp::float32 var_255;
    wp::float32 var_256;
    wp::float32 var_257;
    wp::float32 var_258;
    const wp::int32 var_259 = 4;
    Cell_192575d8* var_260;
    wp::float32* var_261;
    wp::float32 var_262;
    wp::float32 var_263;
    const wp::int32 var_264 = 2;
    wp::int32 var_265;
    const wp::int32 var_266 = 0;
    wp::int32 var_267;
    wp::float32* var_268;
    wp::float32 var_269;
    wp::float32 var_270;
    const wp::float32 var_271 = -0.05;
    bool var_272;
    Cell_192575d8* var_273;
    wp::float32* var_274;
    bool var_275;
    wp::float32 var_276;
    const wp::float32 var_277 = 0.31;
    bool var_278;
    Cell_192575d8* var_279;
    wp::float32* var_280;
    const wp::float32 var_281 = 1.6;
    wp::float32 var_282;
    wp::float32 var_283;
    wp::float32* var_284;
    wp::float32* var_285;
    wp::float32 var_286;
    wp::float32 var_287;
    wp::float32 var_288;
    wp::float32 var_289;
    bool var_290;
    const wp::float32 var_291 = 0.71;
    bool var_292;
    Cell_192575d8* var_293;
    wp::float32* var_294;
    Cell_192575d8* var_295;
    wp::quat_t<wp::float32>* var_296;
    const wp::int32 var_297 = 0;
    wp::float32 var_298;
    wp::quat_t<wp::float32> var_299;
    wp::float32 var_300;
    wp::float32 var_301;
    Cell_192575d8* var_302;
    wp::float32* var_303;
    const wp::float32 var_304 = 1.85;
    wp::vec_t<4, wp::float32> var_305;
    wp::float32 var_306;
    wp::float32 var_307;
    wp::float32 var_308;
    const wp::int32 var_309 = 2;
    wp::float32 var_310;
    wp::float32 var_311;
    wp::float32 var_312;
    wp::vec_t<4, wp::float32> var_313;
    wp::float32 var_314;
    wp::float32 var_315;
    wp::float32 var_316;
    wp::vec_t<4, wp::float32> var_317;
    wp::float32 var_318;
    const wp::float32 var_319 = 3.43;
    wp::float32 var_320;
    wp::float32 var_321;
    wp::float32 var_322;
    wp::float32 var_323;
    Cell_192575d8* var_324;
    wp::quat_t<wp::float32>* var_325;
    Cell_192575d8* var_326;
    wp::quat_t<wp::float32>* var_327;
    wp::float32 var_328;
    wp::quat_t<wp::float32> var_329;
    wp::quat_t<wp::float32> var_330;
    const wp::float32 var_331 = 2.3;
    bool var_332;
    const wp::float32 var_333 = 2.2;
    wp::float32 var_334;
    const wp::float32 var_335 = -100.0;
    const wp::float32 var_336 = 100.0;
    wp::float32 var_337;
    const wp::float32 var_338 = 0.5;
    wp::float32 var_339;
    wp::float32 var_340;
    wp::float32 var_341;
    Cell_192575d8* var_342;
    wp::float32* var_343;
    const wp::float32 var_344 = 0.5;
    wp::float32 var_345;
    wp::float32 var_346;
    wp::float32 var_347;
    const wp::float32 var_348 = 1.6;
    bool var_349;
    const wp::float32 var_350 = -100.0;
    const wp::float32 var_351 = 100.0;
    wp::float32 var_352;
    wp::float32 var_353;
    const wp::float32 var_354 = -0.1;
    bool var_355;
    const wp::float32 var_356 = -100.0;
    const wp::float32 var_357 = 100.0;
    wp::float32 var_358;
    wp::float32 var_359;
    const wp::float32 var_360 = 1.61;
    wp::float32 var_361;
    wp::float32 var_362;
    const wp::float32 var_363 = -37.7;
    const wp::float32 var_364 = 37.7;
    wp::float32 var_365;
    const wp::float32 var_366 = -21.0;
    const wp::float32 var_367 = 21.0;
    wp::float32 var_368;
    wp::float32 var_369;
    wp::float32 var_370;
    wp::vec_t<2, wp::float32> var_371;
    wp::vec_t<2, wp::float32> var_372;
    wp::vec_t<2, wp::float32> var_373;
    wp::float32 var_374;
    //---------
    // forward
    // def blend_outer_most_light(                                                            <L 11>
    // i = wp.tid()                                                                           <L 18>
    var_0 = builtin_tid1d();
    // peak = samples[i]                                                                      <L 19>
    var_1 = wp::address(var_samples, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // for step_index in range(5):                                                            <L 20>
    // is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                       <L 21>
    var_5 = wp::address(var_items, var_0);
    var_6 = &(((*wp::address(var_items, var_0))).weight);
    var_8 = wp::load(var_6);
    var_7 = wp::neg(var_8);
    var_10 = wp::sub(var_0, var_9);
    var_12 = wp::max(var_10, var_11);
    var_13 = wp::address(var_samples, var_12);
    var_15 = wp::load(var_13);
    var_14 = wp::add(var_7, var_15);
    var_17 = (var_14 >= var_16);
    // if items[i].weight >= limit:                                                           <L 22>
    var_18 = wp::address(var_items, var_0);
    var_19 = &(((*wp::address(var_items, var_0))).weight);
    var_21 = wp::load(var_19);
    var_20 = (var_21 >= var_limit);
    if (var_20) {
        // lower = wp.where(limit < 0.31, items[i].weight, 1.6)                               <L 23>
        var_23 = (var_limit < var_22);
        var_24 = wp::address(var_items, var_0);
        var_25 = &(((*wp::address(var_items, var_0))).weight);
        var_28 = wp::load(var_25);
        var_27 = wp::where(var_23, var_28, var_26);
        // contribution = samples[i] * samples[i] - lower                                     <L 24>
        var_29 = wp::address(var_samples, var_0);
        var_30 = wp::address(var_samples, var_0);
        var_32 = wp::load(var_29);
        var_33 = wp::load(var_30);
        var_31 = wp::mul(var_32, var_33);
        var_34 = wp::sub(var_31, var_27);
    }
    if (!var_20) {
        // elif is_valid and limit >= 0.71:                                                   <L 25>
        var_35 = var_17;
        if (var_35) {
            var_37 = (var_limit >= var_36);
            var_35 = var_35 && var_37;
        }
        if (var_35) {
            // contribution = items[i].weight * items[i].spin.x                               <L 26>
            var_38 = wp::address(var_items, var_0);
            var_39 = &(((*wp::address(var_items, var_0))).weight);
            var_40 = wp::address(var_items, var_0);
            var_41 = &(((*wp::address(var_items, var_0))).spin);
            var_44 = wp::load(var_41);
            var_43 = wp::extract(var_44, var_42);
            var_46 = wp::load(var_39);
            var_45 = wp::mul(var_46, var_43);
        }
        if (!var_35) {
            // displacement = wp.vec4(items[i].weight, 1.85, limit, limit)                    <L 28>
            var_47 = wp::address(var_items, var_0);
            var_48 = &(((*wp::address(var_items, var_0))).weight);
            var_51 = wp::load(var_48);
            var_50 = wp::vec_t<4, wp::float32>(var_51, var_49, var_limit, var_limit);
            // share = -wp.length(displacement)                                               <L 29>
            var_52 = wp::length(var_50);
            var_53 = wp::neg(var_52);
            // contribution = share + displacement[2]                                         <L 30>
            var_55 = wp::extract(var_50, var_54);
            var_56 = wp::add(var_53, var_55);
        }
        var_57 = wp::where(var_35, var_45, var_56);
    }
    var_58 = wp::where(var_20, var_34, var_57);
    // peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                      <L 31>
    var_60 = wp::mul(var_59, var_58);
    var_61 = wp::float32(var_4);
    var_62 = wp::mul(var_60, var_61);
    var_63 = wp::max(var_2, var_62);
    // is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                       <L 21>
    var_65 = wp::address(var_items, var_0);
    var_66 = &(((*wp::address(var_items, var_0))).weight);
    var_68 = wp::load(var_66);
    var_67 = wp::neg(var_68);
    var_70 = wp::sub(var_0, var_69);
    var_72 = wp::max(var_70, var_71);
    var_73 = wp::address(var_samples, var_72);
    var_75 = wp::load(var_73);
    var_74 = wp::add(var_67, var_75);
    var_77 = (var_74 >= var_76);
    // if items[i].weight >= limit:                                                           <L 22>
    var_78 = wp::address(var_items, var_0);
    var_79 = &(((*wp::address(var_items, var_0))).weight);
    var_81 = wp::load(var_79);
    var_80 = (var_81 >= var_limit);
    if (var_80) {
        // lower = wp.where(limit < 0.31, items[i].weight, 1.6)                               <L 23>
        var_83 = (var_limit < var_82);
        var_84 = wp::address(var_items, var_0);
        var_85 = &(((*wp::address(var_items, var_0))).weight);
        var_88 = wp::load(var_85);
        var_87 = wp::where(var_83, var_88, var_86);
        // contribution = samples[i] * samples[i] - lower                                     <L 24>
        var_89 = wp::address(var_samples, var_0);
        var_90 = wp::address(var_samples, var_0);
        var_92 = wp::load(var_89);
        var_93 = wp::load(var_90);
        var_91 = wp::mul(var_92, var_93);
        var_94 = wp::sub(var_91, var_87);
    }
    if (!var_80) {
        // elif is_valid and limit >= 0.71:                                                   <L 25>
        var_95 = var_77;
        if (var_95) {
            var_97 = (var_limit >= var_96);
            var_95 = var_95 && var_97;
        }
        if (var_95) {
            // contribution = items[i].weight * items[i].spin.x                               <L 26>
            var_98 = wp::address(var_items, var_0);
            var_99 = &(((*wp::address(var_items, var_0))).weight);
            var_100 = wp::address(var_items, var_0);
            var_101 = &(((*wp::address(var_items, var_0))).spin);
            var_104 = wp::load(var_101);
            var_103 = wp::extract(var_104, var_102);
            var_106 = wp::load(var_99);
            var_105 = wp::mul(var_106, var_103);
        }
        if (!var_95) {
            // displacement = wp.vec4(items[i].weight, 1.85, limit, limit)                    <L 28>
            var_107 = wp::address(var_items, var_0);
            var_108 = &(((*wp::address(var_items, var_0))).weight);
            var_111 = wp::load(var_108);
            var_110 = wp::vec_t<4, wp::float32>(var_111, var_109, var_limit, var_limit);
            // share = -wp.length(displacement)                                               <L 29>
            var_112 = wp::length(var_110);
            var_113 = wp::neg(var_112);
            // contribution = share + displacement[2]                                         <L 30>
            var_115 = wp::extract(var_110, var_114);
            var_116 = wp::add(var_113, var_115);
        }
        var_117 = wp::where(var_95, var_105, var_116);
        var_118 = wp::where(var_95, var_50, var_110);
        var_119 = wp::where(var_95, var_53, var_113);
    }
    var_120 = wp::where(var_80, var_87, var_27);
    var_121 = wp::where(var_80, var_94, var_117);
    var_122 = wp::where(var_80, var_50, var_118);
    var_123 = wp::where(var_80, var_53, var_119);
    // peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                      <L 31>
    var_125 = wp::mul(var_124, var_121);
    var_126 = wp::float32(var_64);
    var_127 = wp::mul(var_125, var_126);
    var_128 = wp::max(var_63, var_127);
    // is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                       <L 21>
    var_130 = wp::address(var_items, var_0);
    var_131 = &(((*wp::address(var_items, var_0))).weight);
    var_133 = wp::load(var_131);
    var_132 = wp::neg(var_133);
    var_135 = wp::sub(var_0, var_134);
    var_137 = wp::max(var_135, var_136);
    var_138 = wp::address(var_samples, var_137);
    var_140 = wp::load(var_138);
    var_139 = wp::add(var_132, var_140);
    var_142 = (var_139 >= var_141);
    // if items[i].weight >= limit:                                                           <L 22>
    var_143 = wp::address(var_items, var_0);
    var_144 = &(((*wp::address(var_items, var_0))).weight);
    var_146 = wp::load(var_144);
    var_145 = (var_146 >= var_limit);
    if (var_145) {
        // lower = wp.where(limit < 0.31, items[i].weight, 1.6)                               <L 23>
        var_148 = (var_limit < var_147);
        var_149 = wp::address(var_items, var_0);
        var_150 = &(((*wp::address(var_items, var_0))).weight);
        var_153 = wp::load(var_150);
        var_152 = wp::where(var_148, var_153, var_151);
        // contribution = samples[i] * samples[i] - lower                                     <L 24>
        var_154 = wp::address(var_samples, var_0);
        var_155 = wp::address(var_samples, var_0);
        var_157 = wp::load(var_154);
        var_158 = wp::load(var_155);
        var_156 = wp::mul(var_157, var_158);
        var_159 = wp::sub(var_156, var_152);
    }
    if (!var_145) {
        // elif is_valid and limit >= 0.71:                                                   <L 25>
        var_160 = var_142;
        if (var_160) {
            var_162 = (var_limit >= var_161);
            var_160 = var_160 && var_162;
        }
        if (var_160) {
            // contribution = items[i].weight * items[i].spin.x                               <L 26>
            var_163 = wp::address(var_items, var_0);
            var_164 = &(((*wp::address(var_items, var_0))).weight);
            var_165 = wp::address(var_items, var_0);
            var_166 = &(((*wp::address(var_items, var_0))).spin);
            var_169 = wp::load(var_166);
            var_168 = wp::extract(var_169, var_167);
            var_171 = wp::load(var_164);
            var_170 = wp::mul(var_171, var_168);
        }
        if (!var_160) {
            // displacement = wp.vec4(items[i].weight, 1.85, limit, limit)                    <L 28>
            var_172 = wp::address(var_items, var_0);
            var_173 = &(((*wp::address(var_items, var_0))).weight);
            var_176 = wp::load(var_173);
            var_175 = wp::vec_t<4, wp::float32>(var_176, var_174, var_limit, var_limit);
            // share = -wp.length(displacement)                                               <L 29>
            var_177 = wp::length(var_175);
            var_178 = wp::neg(var_177);
            // contribution = share + displacement[2]                                         <L 30>
            var_180 = wp::extract(var_175, var_179);
            var_181 = wp::add(var_178, var_180);
        }
        var_182 = wp::where(var_160, var_170, var_181);
        var_183 = wp::where(var_160, var_122, var_175);
        var_184 = wp::where(var_160, var_123, var_178);
    }
    var_185 = wp::where(var_145, var_152, var_120);
    var_186 = wp::where(var_145, var_159, var_182);
    var_187 = wp::where(var_145, var_122, var_183);
    var_188 = wp::where(var_145, var_123, var_184);
    // peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                      <L 31>
    var_190 = wp::mul(var_189, var_186);
    var_191 = wp::float32(var_129);
    var_192 = wp::mul(var_190, var_191);
    var_193 = wp::max(var_128, var_192);
    // is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                       <L 21>
    var_195 = wp::address(var_items, var_0);
    var_196 = &(((*wp::address(var_items, var_0))).weight);
    var_198 = wp::load(var_196);
    var_197 = wp::neg(var_198);
    var_200 = wp::sub(var_0, var_199);
    var_202 = wp::max(var_200, var_201);
    var_203 = wp::address(var_samples, var_202);
    var_205 = wp::load(var_203);
    var_204 = wp::add(var_197, var_205);
    var_207 = (var_204 >= var_206);
    // if items[i].weight >= limit:                                                           <L 22>
    var_208 = wp::address(var_items, var_0);
    var_209 = &(((*wp::address(var_items, var_0))).weight);
    var_211 = wp::load(var_209);
    var_210 = (var_211 >= var_limit);
    if (var_210) {
        // lower = wp.where(limit < 0.31, items[i].weight, 1.6)                               <L 23>
        var_213 = (var_limit < var_212);
        var_214 = wp::address(var_items, var_0);
        var_215 = &(((*wp::address(var_items, var_0))).weight);
        var_218 = wp::load(var_215);
        var_217 = wp::where(var_213, var_218, var_216);
        // contribution = samples[i] * samples[i] - lower                                     <L 24>
        var_219 = wp::address(var_samples, var_0);
        var_220 = wp::address(var_samples, var_0);
        var_222 = wp::load(var_219);
        var_223 = wp::load(var_220);
        var_221 = wp::mul(var_222, var_223);
        var_224 = wp::sub(var_221, var_217);
    }
    if (!var_210) {
        // elif is_valid and limit >= 0.71:                                                   <L 25>
        var_225 = var_207;
        if (var_225) {
            var_227 = (var_limit >= var_226);
            var_225 = var_225 && var_227;
        }
        if (var_225) {
            // contribution = items[i].weight * items[i].spin.x                               <L 26>
            var_228 = wp::address(var_items, var_0);
            var_229 = &(((*wp::address(var_items, var_0))).weight);
            var_230 = wp::address(var_items, var_0);
            var_231 = &(((*wp::address(var_items, var_0))).spin);
            var_234 = wp::load(var_231);
            var_233 = wp::extract(var_234, var_232);
            var_236 = wp::load(var_229);
            var_235 = wp::mul(var_236, var_233);
        }
        if (!var_225) {
            // displacement = wp.vec4(items[i].weight, 1.85, limit, limit)                    <L 28>
            var_237 = wp::address(var_items, var_0);
            var_238 = &(((*wp::address(var_items, var_0))).weight);
            var_241 = wp::load(var_238);
            var_240 = wp::vec_t<4, wp::float32>(var_241, var_239, var_limit, var_limit);
            // share = -wp.length(displacement)                                               <L 29>
            var_242 = wp::length(var_240);
            var_243 = wp::neg(var_242);
            // contribution = share + displacement[2]                                         <L 30>
            var_245 = wp::extract(var_240, var_244);
            var_246 = wp::add(var_243, var_245);
        }
        var_247 = wp::where(var_225, var_235, var_246);
        var_248 = wp::where(var_225, var_187, var_240);
        var_249 = wp::where(var_225, var_188, var_243);
    }
    var_250 = wp::where(var_210, var_217, var_185);
    var_251 = wp::where(var_210, var_224, var_247);
    var_252 = wp::where(var_210, var_187, var_248);
    var_253 = wp::where(var_210, var_188, var_249);
    // peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                      <L 31>
    var_255 = wp::mul(var_254, var_251);
    var_256 = wp::float32(var_194);
    var_257 = wp::mul(var_255, var_256);
    var_258 = wp::max(var_193, var_257);
    // is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                       <L 21>
    var_260 = wp::address(var_items, var_0);
    var_261 = &(((*wp::address(var_items, var_0))).weight);
    var_263 = wp::load(var_261);
    var_262 = wp::neg(var_263);
    var_265 = wp::sub(var_0, var_264);
    var_267 = wp::max(var_265, var_266);
    var_268 = wp::address(var_samples, var_267);
    var_270 = wp::load(var_268);
    var_269 = wp::add(var_262, var_270);
    var_272 = (var_269 >= var_271);
    // if items[i].weight >= limit:                                                           <L 22>
    var_273 = wp::address(var_items, var_0);
    var_274 = &(((*wp::address(var_items, var_0))).weight);
    var_276 = wp::load(var_274);
    var_275 = (var_276 >= var_limit);
    if (var_275) {
        // lower = wp.where(limit < 0.31, items[i].weight, 1.6)                               <L 23>
        var_278 = (var_limit < var_277);
        var_279 = wp::address(var_items, var_0);
        var_280 = &(((*wp::address(var_items, var_0))).weight);
        var_283 = wp::load(var_280);
        var_282 = wp::where(var_278, var_283, var_281);
        // contribution = samples[i] * samples[i] - lower                                     <L 24>
        var_284 = wp::address(var_samples, var_0);
        var_285 = wp::address(var_samples, var_0);
        var_287 = wp::load(var_284);
        var_288 = wp::load(var_285);
        var_286 = wp::mul(var_287, var_288);
        var_289 = wp::sub(var_286, var_282);
    }
    if (!var_275) {
        // elif is_valid and limit >= 0.71:                                                   <L 25>
        var_290 = var_272;
        if (var_290) {
            var_292 = (var_limit >= var_291);
            var_290 = var_290 && var_292;
        }
        if (var_290) {
            // contribution = items[i].weight * items[i].spin.x                               <L 26>
            var_293 = wp::address(var_items, var_0);
            var_294 = &(((*wp::address(var_items, var_0))).weight);
            var_295 = wp::address(var_items, var_0);
            var_296 = &(((*wp::address(var_items, var_0))).spin);
            var_299 = wp::load(var_296);
            var_298 = wp::extract(var_299, var_297);
            var_301 = wp::load(var_294);
            var_300 = wp::mul(var_301, var_298);
        }
        if (!var_290) {
            // displacement = wp.vec4(items[i].weight, 1.85, limit, limit)                    <L 28>
            var_302 = wp::address(var_items, var_0);
            var_303 = &(((*wp::address(var_items, var_0))).weight);
            var_306 = wp::load(var_303);
            var_305 = wp::vec_t<4, wp::float32>(var_306, var_304, var_limit, var_limit);
            // share = -wp.length(displacement)                                               <L 29>
            var_307 = wp::length(var_305);
            var_308 = wp::neg(var_307);
            // contribution = share + displacement[2]                                         <L 30>
            var_310 = wp::extract(var_305, var_309);
            var_311 = wp::add(var_308, var_310);
        }
        var_312 = wp::where(var_290, var_300, var_311);
        var_313 = wp::where(var_290, var_252, var_305);
        var_314 = wp::where(var_290, var_253, var_308);
    }
    var_315 = wp::where(var_275, var_282, var_250);
    var_316 = wp::where(var_275, var_289, var_312);
    var_317 = wp::where(var_275, var_252, var_313);
    var_318 = wp::where(var_275, var_253, var_314);
    // peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                      <L 31>
    var_320 = wp::mul(var_319, var_316);
    var_321 = wp::float32(var_259);
    var_322 = wp::mul(var_320, var_321);
    var_323 = wp::max(var_258, var_322);
    // moving = wp.dot(items[i].spin, items[i].spin) >= 2.3                                   <L 32>
    var_324 = wp::address(var_items, var_0);
    var_325 = &(((*wp::address(var_items, var_0))).spin);
    var_326 = wp::address(var_items, var_0);
    var_327 = &(((*wp::address(var_items, var_0))).spin);
    var_329 = wp::load(var_325);
    var_330 = wp::load(var_327);
    var_328 = wp::dot(var_329, var_330);
    var_332 = (var_328 >= var_331);
    // phase = wp.clamp(peak * 2.2, -100.0, 100.0)                                            <L 33>
    var_334 = wp::mul(var_323, var_333);
    var_337 = wp::clamp(var_334, var_335, var_336);
    // work = wp.where(moving, peak, peak * 0.5) * phase                                      <L 34>
    var_339 = wp::mul(var_323, var_338);
    var_340 = wp::where(var_332, var_323, var_339);
    var_341 = wp::mul(var_340, var_337);
    // saturated = peak / (items[i].weight + 0.5) < 1.6                                       <L 35>
    var_342 = wp::address(var_items, var_0);
    var_343 = &(((*wp::address(var_items, var_0))).weight);
    var_346 = wp::load(var_343);
    var_345 = wp::add(var_346, var_344);
    var_347 = wp::div(var_323, var_345);
    var_349 = (var_347 < var_348);
    // flux = wp.sin(wp.clamp(work, -100.0, 100.0))                                           <L 36>
    var_352 = wp::clamp(var_341, var_350, var_351);
    var_353 = wp::sin(var_352);
    // raw = wp.clamp(work, -100.0, 100.0) if phase <= -0.1 else flux                         <L 37>
    var_355 = (var_337 <= var_354);
    if (var_355) {
        var_358 = wp::clamp(var_341, var_356, var_357);
    }
    if (!var_355) {
    }
    var_359 = wp::where(var_355, var_358, var_353);
    // value = wp.clamp(phase * 1.61 * raw, -37.7, 37.7)                                      <L 38>
    var_361 = wp::mul(var_337, var_360);
    var_362 = wp::mul(var_361, var_359);
    var_365 = wp::clamp(var_362, var_363, var_364);
    // balances[i] += wp.clamp(work, -21.0, 21.0) if saturated else value                     <L 39>
    if (var_349) {
        var_368 = wp::clamp(var_341, var_366, var_367);
    }
    if (!var_349) {
    }
    var_369 = wp::where(var_349, var_368, var_365);
    var_370 = wp::atomic_add(var_balances, var_0, var_369);
    // response[i] = wp.length(wp.vec2(raw) - wp.vec2(flux))                                  <L 40>
    var_371 = wp::vec_t<2, wp::float32>(var_359);
    var_372 = wp::vec_t<2, wp::float32>(var_353);
    var_373 = wp::sub(var_371, var_372);
    var_374 = wp::length(var_373);
    wp::array_store(var_response, var_0, var_374);
}

template <bool wp_linear_contiguous>
static void blend_outer_most_light_a52bbe93_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_blend_outer_most_light_a52bbe93 *_wp_args,
    wp_args_blend_outer_most_light_a52bbe93 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_blend_outer_most_light_a52bbe93 wp_contiguous_args;
    wp_args_blend_outer_most_light_a52bbe93 wp_contiguous_adj_args;
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
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    Cell_192575d8* var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 2;
    wp::int32 var_10;
    const wp::int32 var_11 = 0;
    wp::int32 var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    const wp::float32 var_16 = -0.05;
    bool var_17;
    Cell_192575d8* var_18;
    wp::float32* var_19;
    bool var_20;
    wp::float32 var_21;
    const wp::float32 var_22 = 0.31;
    bool var_23;
    Cell_192575d8* var_24;
    wp::float32* var_25;
    const wp::float32 var_26 = 1.6;
    wp::float32 var_27;
    wp::float32 var_28;
    wp::float32* var_29;
    wp::float32* var_30;
    wp::float32 var_31;
    wp::float32 var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    bool var_35;
    const wp::float32 var_36 = 0.71;
    bool var_37;
    Cell_192575d8* var_38;
    wp::float32* var_39;
    Cell_192575d8* var_40;
    wp::quat_t<wp::float32>* var_41;
    const wp::int32 var_42 = 0;
    wp::float32 var_43;
    wp::quat_t<wp::float32> var_44;
    wp::float32 var_45;
    wp::float32 var_46;
    Cell_192575d8* var_47;
    wp::float32* var_48;
    const wp::float32 var_49 = 1.85;
    wp::vec_t<4, wp::float32> var_50;
    wp::float32 var_51;
    wp::float32 var_52;
    wp::float32 var_53;
    const wp::int32 var_54 = 2;
    wp::float32 var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    const wp::float32 var_59 = 3.43;
    wp::float32 var_60;
    wp::float32 var_61;
    wp::float32 var_62;
    wp::float32 var_63;
    const wp::int32 var_64 = 1;
    Cell_192575d8* var_65;
    wp::float32* var_66;
    wp::float32 var_67;
    wp::float32 var_68;
    const wp::int32 var_69 = 2;
    wp::int32 var_70;
    const wp::int32 var_71 = 0;
    wp::int32 var_72;
    wp::float32* var_73;
    wp::float32 var_74;
    wp::float32 var_75;
    const wp::float32 var_76 = -0.05;
    bool var_77;
    Cell_192575d8* var_78;
    wp::float32* var_79;
    bool var_80;
    wp::float32 var_81;
    const wp::float32 var_82 = 0.31;
    bool var_83;
    Cell_192575d8* var_84;
    wp::float32* var_85;
    const wp::float32 var_86 = 1.6;
    wp::float32 var_87;
    wp::float32 var_88;
    wp::float32* var_89;
    wp::float32* var_90;
    wp::float32 var_91;
    wp::float32 var_92;
    wp::float32 var_93;
    wp::float32 var_94;
    bool var_95;
    const wp::float32 var_96 = 0.71;
    bool var_97;
    Cell_192575d8* var_98;
    wp::float32* var_99;
    Cell_192575d8* var_100;
    wp::quat_t<wp::float32>* var_101;
    const wp::int32 var_102 = 0;
    wp::float32 var_103;
    wp::quat_t<wp::float32> var_104;
    wp::float32 var_105;
    wp::float32 var_106;
    Cell_192575d8* var_107;
    wp::float32* var_108;
    const wp::float32 var_109 = 1.85;
    wp::vec_t<4, wp::float32> var_110;
    wp::float32 var_111;
    wp::float32 var_112;
    wp::float32 var_113;
    const wp::int32 var_114 = 2;
    wp::float32 var_115;
    wp::float32 var_116;
    wp::float32 var_117;
    wp::vec_t<4, wp::float32> var_118;
    wp::float32 var_119;
    wp::float32 var_120;
    wp::float32 var_121;
    wp::vec_t<4, wp::float32> var_122;
    wp::float32 var_123;
    const wp::float32 var_124 = 3.43;
    wp::float32 var_125;
    wp::float32 var_126;
    wp::float32 var_127;
    wp::float32 var_128;
    const wp::int32 var_129 = 2;
    Cell_192575d8* var_130;
    wp::float32* var_131;
    wp::float32 var_132;
    wp::float32 var_133;
    const wp::int32 var_134 = 2;
    wp::int32 var_135;
    const wp::int32 var_136 = 0;
    wp::int32 var_137;
    wp::float32* var_138;
    wp::float32 var_139;
    wp::float32 var_140;
    const wp::float32 var_141 = -0.05;
    bool var_142;
    Cell_192575d8* var_143;
    wp::float32* var_144;
    bool var_145;
    wp::float32 var_146;
    const wp::float32 var_147 = 0.31;
    bool var_148;
    Cell_192575d8* var_149;
    wp::float32* var_150;
    const wp::float32 var_151 = 1.6;
    wp::float32 var_152;
    wp::float32 var_153;
    wp::float32* var_154;
    wp::float32* var_155;
    wp::float32 var_156;
    wp::float32 var_157;
    wp::float32 var_158;
    wp::float32 var_159;
    bool var_160;
    const wp::float32 var_161 = 0.71;
    bool var_162;
    Cell_192575d8* var_163;
    wp::float32* var_164;
    Cell_192575d8* var_165;
    wp::quat_t<wp::float32>* var_166;
    const wp::int32 var_167 = 0;
    wp::float32 var_168;
    wp::quat_t<wp::float32> var_169;
    wp::float32 var_170;
    wp::float32 var_171;
    Cell_192575d8* var_172;
    wp::float32* var_173;
    const wp::float32 var_174 = 1.85;
    wp::vec_t<4, wp::float32> var_175;
    wp::float32 var_176;
    wp::float32 var_177;
    wp::float32 var_178;
    const wp::int32 var_179 = 2;
    wp::float32 var_180;
    wp::float32 var_181;
    wp::float32 var_182;
    wp::vec_t<4, wp::float32> var_183;
    wp::float32 var_184;
    wp::float32 var_185;
    wp::float32 var_186;
    wp::vec_t<4, wp::float32> var_187;
    wp::float32 var_188;
    const wp::float32 var_189 = 3.43;
    wp::float32 var_190;
    wp::float32 var_191;
    wp::float32 var_192;
    wp::float32 var_193;
    const wp::int32 var_194 = 3;
    Cell_192575d8* var_195;
    wp::float32* var_196;
    wp::float32 var_197;
    wp::float32 var_198;
    const wp::int32 var_199 = 2;
    wp::int32 var_200;
    const wp::int32 var_201 = 0;
    wp::int32 var_202;
    wp::float32* var_203;
    wp::float32 var_204;
    wp::float32 var_205;
    const wp::float32 var_206 = -0.05;
    bool var_207;
    Cell_192575d8* var_208;
    wp::float32* var_209;
    bool var_210;
    wp::float32 var_211;
    const wp::float32 var_212 = 0.31;
    bool var_213;
    Cell_192575d8* var_214;
    wp::float32* var_215;
    const wp::float32 var_216 = 1.6;
    wp::float32 var_217;
    wp::float32 var_218;
    wp::float32* var_219;
    wp::float32* var_220;
    wp::float32 var_221;
    wp::float32 var_222;
    wp::float32 var_223;
    wp::float32 var_224;
    bool var_225;
    const wp::float32 var_226 = 0.71;
    bool var_227;
    Cell_192575d8* var_228;
    wp::float32* var_229;
    Cell_192575d8* var_230;
    wp::quat_t<wp::float32>* var_231;
    const wp::int32 var_232 = 0;
    wp::float32 var_233;
    wp::quat_t<wp::float32> var_234;
    wp::float32 var_235;
    wp::float32 var_236;
    Cell_192575d8* var_237;
    wp::float32* var_238;
    const wp::float32 var_239 = 1.85;
    wp::vec_t<4, wp::float32> var_240;
    wp::float32 var_241;
    wp::float32 var_242;
    wp::float32 var_243;
    const wp::int32 var_244 = 2;
    wp::float32 var_245;
    wp::float32 var_246;
    wp::float32 var_247;
    wp::vec_t<4, wp::float32> var_248;
    wp::float32 var_249;
    wp::float32 var_250;
    wp::float32 var_251;
    wp::vec_t<4, wp::float32> var_252;
    wp::float32 var_253;
    const wp::float32 var_254 = 3.43;
    wp::float32 var_255;
    wp::float32 var_256;
    wp::float32 var_257;
    wp::float32 var_258;
    const wp::int32 var_259 = 4;
    Cell_192575d8* var_260;
    wp::float32* var_261;
    wp::float32 var_262;
    wp::float32 var_263;
    const wp::int32 var_264 = 2;
    wp::int32 var_265;
    const wp::int32 var_266 = 0;
    wp::int32 var_267;
    wp::float32* var_268;
    wp::float32 var_269;
    wp::float32 var_270;
    const wp::float32 var_271 = -0.05;
    bool var_272;
    Cell_192575d8* var_273;
    wp::float32* var_274;
    bool var_275;
    wp::float32 var_276;
    const wp::float32 var_277 = 0.31;
    bool var_278;
    Cell_192575d8* var_279;
    wp::float32* var_280;
    const wp::float32 var_281 = 1.6;
    wp::float32 var_282;
    wp::float32 var_283;
    wp::float32* var_284;
    wp::float32* var_285;
    wp::float32 var_286;
    wp::float32 var_287;
    wp::float32 var_288;
    wp::float32 var_289;
    bool var_290;
    const wp::float32 var_291 = 0.71;
    bool var_292;
    Cell_192575d8* var_293;
    wp::float32* var_294;
    Cell_192575d8* var_295;
    wp::quat_t<wp::float32>* var_296;
    const wp::int32 var_297 = 0;
    wp::float32 var_298;
    wp::quat_t<wp::float32> var_299;
    wp::float32 var_300;
    wp::float32 var_301;
    Cell_192575d8* var_302;
    wp::float32* var_303;
    const wp::float32 var_304 = 1.85;
    wp::vec_t<4, wp::float32> var_305;
    wp::float32 var_306;
    wp::float32 var_307;
    wp::float32 var_308;
    const wp::int32 var_309 = 2;
    wp::float32 var_310;
    wp::float32 var_311;
    wp::float32 var_312;
    wp::vec_t<4, wp::float32> var_313;
    wp::float32 var_314;
    wp::float32 var_315;
    wp::float32 var_316;
    wp::vec_t<4, wp::float32> var_317;
    wp::float32 var_318;
    const wp::float32 var_319 = 3.43;
    wp::float32 var_320;
    wp::float32 var_321;
    wp::float32 var_322;
    wp::float32 var_323;
    Cell_192575d8* var_324;
    wp::quat_t<wp::float32>* var_325;
    Cell_192575d8* var_326;
    wp::quat_t<wp::float32>* var_327;
    wp::float32 var_328;
    wp::quat_t<wp::float32> var_329;
    wp::quat_t<wp::float32> var_330;
    const wp::float32 var_331 = 2.3;
    bool var_332;
    const wp::float32 var_333 = 2.2;
    wp::float32 var_334;
    const wp::float32 var_335 = -100.0;
    const wp::float32 var_336 = 100.0;
    wp::float32 var_337;
    const wp::float32 var_338 = 0.5;
    wp::float32 var_339;
    wp::float32 var_340;
    wp::float32 var_341;
    Cell_192575d8* var_342;
    wp::float32* var_343;
    const wp::float32 var_344 = 0.5;
    wp::float32 var_345;
    wp::float32 var_346;
    wp::float32 var_347;
    const wp::float32 var_348 = 1.6;
    bool var_349;
    const wp::float32 var_350 = -100.0;
    const wp::float32 var_351 = 100.0;
    wp::float32 var_352;
    wp::float32 var_353;
    const wp::float32 var_354 = -0.1;
    bool var_355;
    const wp::float32 var_356 = -100.0;
    const wp::float32 var_357 = 100.0;
    wp::float32 var_358;
    wp::float32 var_359;
    const wp::float32 var_360 = 1.61;
    wp::float32 var_361;
    wp::float32 var_362;
    const wp::float32 var_363 = -37.7;
    const wp::float32 var_364 = 37.7;
    wp::float32 var_365;
    const wp::float32 var_366 = -21.0;
    const wp::float32 var_367 = 21.0;
    wp::float32 var_368;
    wp::float32 var_369;
    wp::float32 var_370;
    wp::vec_t<2, wp::float32> var_371;
    wp::vec_t<2, wp::float32> var_372;
    wp::vec_t<2, wp::float32> var_373;
    wp::float32 var_374;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    Cell_192575d8 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    bool adj_17 = {};
    Cell_192575d8 adj_18 = {};
    wp::float32 adj_19 = {};
    bool adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    bool adj_23 = {};
    Cell_192575d8 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    bool adj_35 = {};
    wp::float32 adj_36 = {};
    bool adj_37 = {};
    Cell_192575d8 adj_38 = {};
    wp::float32 adj_39 = {};
    Cell_192575d8 adj_40 = {};
    wp::quat_t<wp::float32> adj_41 = {};
    wp::int32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::quat_t<wp::float32> adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    Cell_192575d8 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::vec_t<4, wp::float32> adj_50 = {};
    wp::float32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::float32 adj_53 = {};
    wp::int32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::float32 adj_61 = {};
    wp::float32 adj_62 = {};
    wp::float32 adj_63 = {};
    wp::int32 adj_64 = {};
    Cell_192575d8 adj_65 = {};
    wp::float32 adj_66 = {};
    wp::float32 adj_67 = {};
    wp::float32 adj_68 = {};
    wp::int32 adj_69 = {};
    wp::int32 adj_70 = {};
    wp::int32 adj_71 = {};
    wp::int32 adj_72 = {};
    wp::float32 adj_73 = {};
    wp::float32 adj_74 = {};
    wp::float32 adj_75 = {};
    wp::float32 adj_76 = {};
    bool adj_77 = {};
    Cell_192575d8 adj_78 = {};
    wp::float32 adj_79 = {};
    bool adj_80 = {};
    wp::float32 adj_81 = {};
    wp::float32 adj_82 = {};
    bool adj_83 = {};
    Cell_192575d8 adj_84 = {};
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
    bool adj_95 = {};
    wp::float32 adj_96 = {};
    bool adj_97 = {};
    Cell_192575d8 adj_98 = {};
    wp::float32 adj_99 = {};
    Cell_192575d8 adj_100 = {};
    wp::quat_t<wp::float32> adj_101 = {};
    wp::int32 adj_102 = {};
    wp::float32 adj_103 = {};
    wp::quat_t<wp::float32> adj_104 = {};
    wp::float32 adj_105 = {};
    wp::float32 adj_106 = {};
    Cell_192575d8 adj_107 = {};
    wp::float32 adj_108 = {};
    wp::float32 adj_109 = {};
    wp::vec_t<4, wp::float32> adj_110 = {};
    wp::float32 adj_111 = {};
    wp::float32 adj_112 = {};
    wp::float32 adj_113 = {};
    wp::int32 adj_114 = {};
    wp::float32 adj_115 = {};
    wp::float32 adj_116 = {};
    wp::float32 adj_117 = {};
    wp::vec_t<4, wp::float32> adj_118 = {};
    wp::float32 adj_119 = {};
    wp::float32 adj_120 = {};
    wp::float32 adj_121 = {};
    wp::vec_t<4, wp::float32> adj_122 = {};
    wp::float32 adj_123 = {};
    wp::float32 adj_124 = {};
    wp::float32 adj_125 = {};
    wp::float32 adj_126 = {};
    wp::float32 adj_127 = {};
    wp::float32 adj_128 = {};
    wp::int32 adj_129 = {};
    Cell_192575d8 adj_130 = {};
    wp::float32 adj_131 = {};
    wp::float32 adj_132 = {};
    wp::float32 adj_133 = {};
    wp::int32 adj_134 = {};
    wp::int32 adj_135 = {};
    wp::int32 adj_136 = {};
    wp::int32 adj_137 = {};
    wp::float32 adj_138 = {};
    wp::float32 adj_139 = {};
    wp::float32 adj_140 = {};
    wp::float32 adj_141 = {};
    bool adj_142 = {};
    Cell_192575d8 adj_143 = {};
    wp::float32 adj_144 = {};
    bool adj_145 = {};
    wp::float32 adj_146 = {};
    wp::float32 adj_147 = {};
    bool adj_148 = {};
    Cell_192575d8 adj_149 = {};
    wp::float32 adj_150 = {};
    wp::float32 adj_151 = {};
    wp::float32 adj_152 = {};
    wp::float32 adj_153 = {};
    wp::float32 adj_154 = {};
    wp::float32 adj_155 = {};
    wp::float32 adj_156 = {};
    wp::float32 adj_157 = {};
    wp::float32 adj_158 = {};
    wp::float32 adj_159 = {};
    bool adj_160 = {};
    wp::float32 adj_161 = {};
    bool adj_162 = {};
    Cell_192575d8 adj_163 = {};
    wp::float32 adj_164 = {};
    Cell_192575d8 adj_165 = {};
    wp::quat_t<wp::float32> adj_166 = {};
    wp::int32 adj_167 = {};
    wp::float32 adj_168 = {};
    wp::quat_t<wp::float32> adj_169 = {};
    wp::float32 adj_170 = {};
    wp::float32 adj_171 = {};
    Cell_192575d8 adj_172 = {};
    wp::float32 adj_173 = {};
    wp::float32 adj_174 = {};
    wp::vec_t<4, wp::float32> adj_175 = {};
    wp::float32 adj_176 = {};
    wp::float32 adj_177 = {};
    wp::float32 adj_178 = {};
    wp::int32 adj_179 = {};
    wp::float32 adj_180 = {};
    wp::float32 adj_181 = {};
    wp::float32 adj_182 = {};
    wp::vec_t<4, wp::float32> adj_183 = {};
    wp::float32 adj_184 = {};
    wp::float32 adj_185 = {};
    wp::float32 adj_186 = {};
    wp::vec_t<4, wp::float32> adj_187 = {};
    wp::float32 adj_188 = {};
    wp::float32 adj_189 = {};
    wp::float32 adj_190 = {};
    wp::float32 adj_191 = {};
    wp::float32 adj_192 = {};
    wp::float32 adj_193 = {};
    wp::int32 adj_194 = {};
    Cell_192575d8 adj_195 = {};
    wp::float32 adj_196 = {};
    wp::float32 adj_197 = {};
    wp::float32 adj_198 = {};
    wp::int32 adj_199 = {};
    wp::int32 adj_200 = {};
    wp::int32 adj_201 = {};
    wp::int32 adj_202 = {};
    wp::float32 adj_203 = {};
    wp::float32 adj_204 = {};
    wp::float32 adj_205 = {};
    wp::float32 adj_206 = {};
    bool adj_207 = {};
    Cell_192575d8 adj_208 = {};
    wp::float32 adj_209 = {};
    bool adj_210 = {};
    wp::float32 adj_211 = {};
    wp::float32 adj_212 = {};
    bool adj_213 = {};
    Cell_192575d8 adj_214 = {};
    wp::float32 adj_215 = {};
    wp::float32 adj_216 = {};
    wp::float32 adj_217 = {};
    wp::float32 adj_218 = {};
    wp::float32 adj_219 = {};
    wp::float32 adj_220 = {};
    wp::float32 adj_221 = {};
    wp::float32 adj_222 = {};
    wp::float32 adj_223 = {};
    wp::float32 adj_224 = {};
    bool adj_225 = {};
    wp::float32 adj_226 = {};
    bool adj_227 = {};
    Cell_192575d8 adj_228 = {};
    wp::float32 adj_229 = {};
    Cell_192575d8 adj_230 = {};
    wp::quat_t<wp::float32> adj_231 = {};
    wp::int32 adj_232 = {};
    wp::float32 adj_233 = {};
    wp::quat_t<wp::float32> adj_234 = {};
    wp::float32 adj_235 = {};
    wp::float32 adj_236 = {};
    Cell_192575d8 adj_237 = {};
    wp::float32 adj_238 = {};
    wp::float32 adj_239 = {};
    wp::vec_t<4, wp::float32> adj_240 = {};
    wp::float32 adj_241 = {};
    wp::float32 adj_242 = {};
    wp::float32 adj_243 = {};
    wp::int32 adj_244 = {};
    wp::float32 adj_245 = {};
    wp::float32 adj_246 = {};
    wp::float32 adj_247 = {};
    wp::vec_t<4, wp::float32> adj_248 = {};
    wp::float32 adj_249 = {};
    wp::float32 adj_250 = {};
    wp::float32 adj_251 = {};
    wp::vec_t<4, wp::float32> adj_252 = {};
    wp::float32 adj_253 = {};
    wp::float32 adj_254 = {};
    wp::float32 adj_255 = {};
    wp::float32 adj_256 = {};
    wp::float32 adj_257 = {};
    wp::float32 adj_258 = {};
    wp::int32 adj_259 = {};
    Cell_192575d8 adj_260 = {};
    wp::float32 adj_261 = {};
    wp::float32 adj_262 = {};
    wp::float32 adj_263 = {};
    wp::int32 adj_264 = {};
    wp::int32 adj_265 = {};
    wp::int32 adj_266 = {};
    wp::int32 adj_267 = {};
    wp::float32 adj_268 = {};
    wp::float32 adj_269 = {};
    wp::float32 adj_270 = {};
    wp::float32 adj_271 = {};
    bool adj_272 = {};
    Cell_192575d8 adj_273 = {};
    wp::float32 adj_274 = {};
    bool adj_275 = {};
    wp::float32 adj_276 = {};
    wp::float32 adj_277 = {};
    bool adj_278 = {};
    Cell_192575d8 adj_279 = {};
    wp::float32 adj_280 = {};
    wp::float32 adj_281 = {};
    wp::float32 adj_282 = {};
    wp::float32 adj_283 = {};
    wp::float32 adj_284 = {};
    wp::float32 adj_285 = {};
    wp::float32 adj_286 = {};
    wp::float32 adj_287 = {};
    wp::float32 adj_288 = {};
    wp::float32 adj_289 = {};
    bool adj_290 = {};
    wp::float32 adj_291 = {};
    bool adj_292 = {};
    Cell_192575d8 adj_293 = {};
    wp::float32 adj_294 = {};
    Cell_192575d8 adj_295 = {};
    wp::quat_t<wp::float32> adj_296 = {};
    wp::int32 adj_297 = {};
    wp::float32 adj_298 = {};
    wp::quat_t<wp::float32> adj_299 = {};
    wp::float32 adj_300 = {};
    wp::float32 adj_301 = {};
    Cell_192575d8 adj_302 = {};
    wp::float32 adj_303 = {};
    wp::float32 adj_304 = {};
    wp::vec_t<4, wp::float32> adj_305 = {};
    wp::float32 adj_306 = {};
    wp::float32 adj_307 = {};
    wp::float32 adj_308 = {};
    wp::int32 adj_309 = {};
    wp::float32 adj_310 = {};
    wp::float32 adj_311 = {};
    wp::float32 adj_312 = {};
    wp::vec_t<4, wp::float32> adj_313 = {};
    wp::float32 adj_314 = {};
    wp::float32 adj_315 = {};
    wp::float32 adj_316 = {};
    wp::vec_t<4, wp::float32> adj_317 = {};
    wp::float32 adj_318 = {};
    wp::float32 adj_319 = {};
    wp::float32 adj_320 = {};
    wp::float32 adj_321 = {};
    wp::float32 adj_322 = {};
    wp::float32 adj_323 = {};
    Cell_192575d8 adj_324 = {};
    wp::quat_t<wp::float32> adj_325 = {};
    Cell_192575d8 adj_326 = {};
    wp::quat_t<wp::float32> adj_327 = {};
    wp::float32 adj_328 = {};
    wp::quat_t<wp::float32> adj_329 = {};
    wp::quat_t<wp::float32> adj_330 = {};
    wp::float32 adj_331 = {};
    bool adj_332 = {};
    wp::float32 adj_333 = {};
    wp::float32 adj_334 = {};
    wp::float32 adj_335 = {};
    wp::float32 adj_336 = {};
    wp::float32 adj_337 = {};
    wp::float32 adj_338 = {};
    wp::float32 adj_339 = {};
    wp::float32 adj_340 = {};
    wp::float32 adj_341 = {};
    Cell_192575d8 adj_342 = {};
    wp::float32 adj_343 = {};
    wp::float32 adj_344 = {};
    wp::float32 adj_345 = {};
    wp::float32 adj_346 = {};
    wp::float32 adj_347 = {};
    wp::float32 adj_348 = {};
    bool adj_349 = {};
    wp::float32 adj_350 = {};
    wp::float32 adj_351 = {};
    wp::float32 adj_352 = {};
    wp::float32 adj_353 = {};
    wp::float32 adj_354 = {};
    bool adj_355 = {};
    wp::float32 adj_356 = {};
    wp::float32 adj_357 = {};
    wp::float32 adj_358 = {};
    wp::float32 adj_359 = {};
    wp::float32 adj_360 = {};
    wp::float32 adj_361 = {};
    wp::float32 adj_362 = {};
    wp::float32 adj_363 = {};
    wp::float32 adj_364 = {};
    wp::float32 adj_365 = {};
    wp::float32 adj_366 = {};
    wp::float32 adj_367 = {};
    wp::float32 adj_368 = {};
    wp::float32 adj_369 = {};
    wp::float32 adj_370 = {};
    wp::vec_t<2, wp::float32> adj_371 = {};
    wp::vec_t<2, wp::float32> adj_372 = {};
    wp::vec_t<2, wp::float32> adj_373 = {};
    wp::float32 adj_374 = {};
    //---------
    // forward
    // def blend_outer_most_light(                                                            <L 11>
    // i = wp.tid()                                                                           <L 18>
    var_0 = builtin_tid1d();
    // peak = samples[i]                                                                      <L 19>
    var_1 = wp::address(var_samples, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // for step_index in range(5):                                                            <L 20>
    // is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                       <L 21>
    var_5 = wp::address(var_items, var_0);
    var_6 = &(((*wp::address(var_items, var_0))).weight);
    var_8 = wp::load(var_6);
    var_7 = wp::neg(var_8);
    var_10 = wp::sub(var_0, var_9);
    var_12 = wp::max(var_10, var_11);
    var_13 = wp::address(var_samples, var_12);
    var_15 = wp::load(var_13);
    var_14 = wp::add(var_7, var_15);
    var_17 = (var_14 >= var_16);
    // if items[i].weight >= limit:                                                           <L 22>
    var_18 = wp::address(var_items, var_0);
    var_19 = &(((*wp::address(var_items, var_0))).weight);
    var_21 = wp::load(var_19);
    var_20 = (var_21 >= var_limit);
    if (var_20) {
        // lower = wp.where(limit < 0.31, items[i].weight, 1.6)                               <L 23>
        var_23 = (var_limit < var_22);
        var_24 = wp::address(var_items, var_0);
        var_25 = &(((*wp::address(var_items, var_0))).weight);
        var_28 = wp::load(var_25);
        var_27 = wp::where(var_23, var_28, var_26);
        // contribution = samples[i] * samples[i] - lower                                     <L 24>
        var_29 = wp::address(var_samples, var_0);
        var_30 = wp::address(var_samples, var_0);
        var_32 = wp::load(var_29);
        var_33 = wp::load(var_30);
        var_31 = wp::mul(var_32, var_33);
        var_34 = wp::sub(var_31, var_27);
    }
    if (!var_20) {
        // elif is_valid and limit >= 0.71:                                                   <L 25>
        var_35 = var_17;
        if (var_35) {
            var_37 = (var_limit >= var_36);
            var_35 = var_35 && var_37;
        }
        if (var_35) {
            // contribution = items[i].weight * items[i].spin.x                               <L 26>
            var_38 = wp::address(var_items, var_0);
            var_39 = &(((*wp::address(var_items, var_0))).weight);
            var_40 = wp::address(var_items, var_0);
            var_41 = &(((*wp::address(var_items, var_0))).spin);
            var_44 = wp::load(var_41);
            var_43 = wp::extract(var_44, var_42);
            var_46 = wp::load(var_39);
            var_45 = wp::mul(var_46, var_43);
        }
        if (!var_35) {
            // displacement = wp.vec4(items[i].weight, 1.85, limit, limit)                    <L 28>
            var_47 = wp::address(var_items, var_0);
            var_48 = &(((*wp::address(var_items, var_0))).weight);
            var_51 = wp::load(var_48);
            var_50 = wp::vec_t<4, wp::float32>(var_51, var_49, var_limit, var_limit);
            // share = -wp.length(displacement)                                               <L 29>
            var_52 = wp::length(var_50);
            var_53 = wp::neg(var_52);
            // contribution = share + displacement[2]                                         <L 30>
            var_55 = wp::extract(var_50, var_54);
            var_56 = wp::add(var_53, var_55);
        }
        var_57 = wp::where(var_35, var_45, var_56);
    }
    var_58 = wp::where(var_20, var_34, var_57);
    // peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                      <L 31>
    var_60 = wp::mul(var_59, var_58);
    var_61 = wp::float32(var_4);
    var_62 = wp::mul(var_60, var_61);
    var_63 = wp::max(var_2, var_62);
    // is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                       <L 21>
    var_65 = wp::address(var_items, var_0);
    var_66 = &(((*wp::address(var_items, var_0))).weight);
    var_68 = wp::load(var_66);
    var_67 = wp::neg(var_68);
    var_70 = wp::sub(var_0, var_69);
    var_72 = wp::max(var_70, var_71);
    var_73 = wp::address(var_samples, var_72);
    var_75 = wp::load(var_73);
    var_74 = wp::add(var_67, var_75);
    var_77 = (var_74 >= var_76);
    // if items[i].weight >= limit:                                                           <L 22>
    var_78 = wp::address(var_items, var_0);
    var_79 = &(((*wp::address(var_items, var_0))).weight);
    var_81 = wp::load(var_79);
    var_80 = (var_81 >= var_limit);
    if (var_80) {
        // lower = wp.where(limit < 0.31, items[i].weight, 1.6)                               <L 23>
        var_83 = (var_limit < var_82);
        var_84 = wp::address(var_items, var_0);
        var_85 = &(((*wp::address(var_items, var_0))).weight);
        var_88 = wp::load(var_85);
        var_87 = wp::where(var_83, var_88, var_86);
        // contribution = samples[i] * samples[i] - lower                                     <L 24>
        var_89 = wp::address(var_samples, var_0);
        var_90 = wp::address(var_samples, var_0);
        var_92 = wp::load(var_89);
        var_93 = wp::load(var_90);
        var_91 = wp::mul(var_92, var_93);
        var_94 = wp::sub(var_91, var_87);
    }
    if (!var_80) {
        // elif is_valid and limit >= 0.71:                                                   <L 25>
        var_95 = var_77;
        if (var_95) {
            var_97 = (var_limit >= var_96);
            var_95 = var_95 && var_97;
        }
        if (var_95) {
            // contribution = items[i].weight * items[i].spin.x                               <L 26>
            var_98 = wp::address(var_items, var_0);
            var_99 = &(((*wp::address(var_items, var_0))).weight);
            var_100 = wp::address(var_items, var_0);
            var_101 = &(((*wp::address(var_items, var_0))).spin);
            var_104 = wp::load(var_101);
            var_103 = wp::extract(var_104, var_102);
            var_106 = wp::load(var_99);
            var_105 = wp::mul(var_106, var_103);
        }
        if (!var_95) {
            // displacement = wp.vec4(items[i].weight, 1.85, limit, limit)                    <L 28>
            var_107 = wp::address(var_items, var_0);
            var_108 = &(((*wp::address(var_items, var_0))).weight);
            var_111 = wp::load(var_108);
            var_110 = wp::vec_t<4, wp::float32>(var_111, var_109, var_limit, var_limit);
            // share = -wp.length(displacement)                                               <L 29>
            var_112 = wp::length(var_110);
            var_113 = wp::neg(var_112);
            // contribution = share + displacement[2]                                         <L 30>
            var_115 = wp::extract(var_110, var_114);
            var_116 = wp::add(var_113, var_115);
        }
        var_117 = wp::where(var_95, var_105, var_116);
        var_118 = wp::where(var_95, var_50, var_110);
        var_119 = wp::where(var_95, var_53, var_113);
    }
    var_120 = wp::where(var_80, var_87, var_27);
    var_121 = wp::where(var_80, var_94, var_117);
    var_122 = wp::where(var_80, var_50, var_118);
    var_123 = wp::where(var_80, var_53, var_119);
    // peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                      <L 31>
    var_125 = wp::mul(var_124, var_121);
    var_126 = wp::float32(var_64);
    var_127 = wp::mul(var_125, var_126);
    var_128 = wp::max(var_63, var_127);
    // is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                       <L 21>
    var_130 = wp::address(var_items, var_0);
    var_131 = &(((*wp::address(var_items, var_0))).weight);
    var_133 = wp::load(var_131);
    var_132 = wp::neg(var_133);
    var_135 = wp::sub(var_0, var_134);
    var_137 = wp::max(var_135, var_136);
    var_138 = wp::address(var_samples, var_137);
    var_140 = wp::load(var_138);
    var_139 = wp::add(var_132, var_140);
    var_142 = (var_139 >= var_141);
    // if items[i].weight >= limit:                                                           <L 22>
    var_143 = wp::address(var_items, var_0);
    var_144 = &(((*wp::address(var_items, var_0))).weight);
    var_146 = wp::load(var_144);
    var_145 = (var_146 >= var_limit);
    if (var_145) {
        // lower = wp.where(limit < 0.31, items[i].weight, 1.6)                               <L 23>
        var_148 = (var_limit < var_147);
        var_149 = wp::address(var_items, var_0);
        var_150 = &(((*wp::address(var_items, var_0))).weight);
        var_153 = wp::load(var_150);
        var_152 = wp::where(var_148, var_153, var_151);
        // contribution = samples[i] * samples[i] - lower                                     <L 24>
        var_154 = wp::address(var_samples, var_0);
        var_155 = wp::address(var_samples, var_0);
        var_157 = wp::load(var_154);
        var_158 = wp::load(var_155);
        var_156 = wp::mul(var_157, var_158);
        var_159 = wp::sub(var_156, var_152);
    }
    if (!var_145) {
        // elif is_valid and limit >= 0.71:                                                   <L 25>
        var_160 = var_142;
        if (var_160) {
            var_162 = (var_limit >= var_161);
            var_160 = var_160 && var_162;
        }
        if (var_160) {
            // contribution = items[i].weight * items[i].spin.x                               <L 26>
            var_163 = wp::address(var_items, var_0);
            var_164 = &(((*wp::address(var_items, var_0))).weight);
            var_165 = wp::address(var_items, var_0);
            var_166 = &(((*wp::address(var_items, var_0))).spin);
            var_169 = wp::load(var_166);
            var_168 = wp::extract(var_169, var_167);
            var_171 = wp::load(var_164);
            var_170 = wp::mul(var_171, var_168);
        }
        if (!var_160) {
            // displacement = wp.vec4(items[i].weight, 1.85, limit, limit)                    <L 28>
            var_172 = wp::address(var_items, var_0);
            var_173 = &(((*wp::address(var_items, var_0))).weight);
            var_176 = wp::load(var_173);
            var_175 = wp::vec_t<4, wp::float32>(var_176, var_174, var_limit, var_limit);
            // share = -wp.length(displacement)                                               <L 29>
            var_177 = wp::length(var_175);
            var_178 = wp::neg(var_177);
            // contribution = share + displacement[2]                                         <L 30>
            var_180 = wp::extract(var_175, var_179);
            var_181 = wp::add(var_178, var_180);
        }
        var_182 = wp::where(var_160, var_170, var_181);
        var_183 = wp::where(var_160, var_122, var_175);
        var_184 = wp::where(var_160, var_123, var_178);
    }
    var_185 = wp::where(var_145, var_152, var_120);
    var_186 = wp::where(var_145, var_159, var_182);
    var_187 = wp::where(var_145, var_122, var_183);
    var_188 = wp::where(var_145, var_123, var_184);
    // peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                      <L 31>
    var_190 = wp::mul(var_189, var_186);
    var_191 = wp::float32(var_129);
    var_192 = wp::mul(var_190, var_191);
    var_193 = wp::max(var_128, var_192);
    // is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                       <L 21>
    var_195 = wp::address(var_items, var_0);
    var_196 = &(((*wp::address(var_items, var_0))).weight);
    var_198 = wp::load(var_196);
    var_197 = wp::neg(var_198);
    var_200 = wp::sub(var_0, var_199);
    var_202 = wp::max(var_200, var_201);
    var_203 = wp::address(var_samples, var_202);
    var_205 = wp::load(var_203);
    var_204 = wp::add(var_197, var_205);
    var_207 = (var_204 >= var_206);
    // if items[i].weight >= limit:                                                           <L 22>
    var_208 = wp::address(var_items, var_0);
    var_209 = &(((*wp::address(var_items, var_0))).weight);
    var_211 = wp::load(var_209);
    var_210 = (var_211 >= var_limit);
    if (var_210) {
        // lower = wp.where(limit < 0.31, items[i].weight, 1.6)                               <L 23>
        var_213 = (var_limit < var_212);
        var_214 = wp::address(var_items, var_0);
        var_215 = &(((*wp::address(var_items, var_0))).weight);
        var_218 = wp::load(var_215);
        var_217 = wp::where(var_213, var_218, var_216);
        // contribution = samples[i] * samples[i] - lower                                     <L 24>
        var_219 = wp::address(var_samples, var_0);
        var_220 = wp::address(var_samples, var_0);
        var_222 = wp::load(var_219);
        var_223 = wp::load(var_220);
        var_221 = wp::mul(var_222, var_223);
        var_224 = wp::sub(var_221, var_217);
    }
    if (!var_210) {
        // elif is_valid and limit >= 0.71:                                                   <L 25>
        var_225 = var_207;
        if (var_225) {
            var_227 = (var_limit >= var_226);
            var_225 = var_225 && var_227;
        }
        if (var_225) {
            // contribution = items[i].weight * items[i].spin.x                               <L 26>
            var_228 = wp::address(var_items, var_0);
            var_229 = &(((*wp::address(var_items, var_0))).weight);
            var_230 = wp::address(var_items, var_0);
            var_231 = &(((*wp::address(var_items, var_0))).spin);
            var_234 = wp::load(var_231);
            var_233 = wp::extract(var_234, var_232);
            var_236 = wp::load(var_229);
            var_235 = wp::mul(var_236, var_233);
        }
        if (!var_225) {
            // displacement = wp.vec4(items[i].weight, 1.85, limit, limit)                    <L 28>
            var_237 = wp::address(var_items, var_0);
            var_238 = &(((*wp::address(var_items, var_0))).weight);
            var_241 = wp::load(var_238);
            var_240 = wp::vec_t<4, wp::float32>(var_241, var_239, var_limit, var_limit);
            // share = -wp.length(displacement)                                               <L 29>
            var_242 = wp::length(var_240);
            var_243 = wp::neg(var_242);
            // contribution = share + displacement[2]                                         <L 30>
            var_245 = wp::extract(var_240, var_244);
            var_246 = wp::add(var_243, var_245);
        }
        var_247 = wp::where(var_225, var_235, var_246);
        var_248 = wp::where(var_225, var_187, var_240);
        var_249 = wp::where(var_225, var_188, var_243);
    }
    var_250 = wp::where(var_210, var_217, var_185);
    var_251 = wp::where(var_210, var_224, var_247);
    var_252 = wp::where(var_210, var_187, var_248);
    var_253 = wp::where(var_210, var_188, var_249);
    // peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                      <L 31>
    var_255 = wp::mul(var_254, var_251);
    var_256 = wp::float32(var_194);
    var_257 = wp::mul(var_255, var_256);
    var_258 = wp::max(var_193, var_257);
    // is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                       <L 21>
    var_260 = wp::address(var_items, var_0);
    var_261 = &(((*wp::address(var_items, var_0))).weight);
    var_263 = wp::load(var_261);
    var_262 = wp::neg(var_263);
    var_265 = wp::sub(var_0, var_264);
    var_267 = wp::max(var_265, var_266);
    var_268 = wp::address(var_samples, var_267);
    var_270 = wp::load(var_268);
    var_269 = wp::add(var_262, var_270);
    var_272 = (var_269 >= var_271);
    // if items[i].weight >= limit:                                                           <L 22>
    var_273 = wp::address(var_items, var_0);
    var_274 = &(((*wp::address(var_items, var_0))).weight);
    var_276 = wp::load(var_274);
    var_275 = (var_276 >= var_limit);
    if (var_275) {
        // lower = wp.where(limit < 0.31, items[i].weight, 1.6)                               <L 23>
        var_278 = (var_limit < var_277);
        var_279 = wp::address(var_items, var_0);
        var_280 = &(((*wp::address(var_items, var_0))).weight);
        var_283 = wp::load(var_280);
        var_282 = wp::where(var_278, var_283, var_281);
        // contribution = samples[i] * samples[i] - lower                                     <L 24>
        var_284 = wp::address(var_samples, var_0);
        var_285 = wp::address(var_samples, var_0);
        var_287 = wp::load(var_284);
        var_288 = wp::load(var_285);
        var_286 = wp::mul(var_287, var_288);
        var_289 = wp::sub(var_286, var_282);
    }
    if (!var_275) {
        // elif is_valid and limit >= 0.71:                                                   <L 25>
        var_290 = var_272;
        if (var_290) {
            var_292 = (var_limit >= var_291);
            var_290 = var_290 && var_292;
        }
        if (var_290) {
            // contribution = items[i].weight * items[i].spin.x                               <L 26>
            var_293 = wp::address(var_items, var_0);
            var_294 = &(((*wp::address(var_items, var_0))).weight);
            var_295 = wp::address(var_items, var_0);
            var_296 = &(((*wp::address(var_items, var_0))).spin);
            var_299 = wp::load(var_296);
            var_298 = wp::extract(var_299, var_297);
            var_301 = wp::load(var_294);
            var_300 = wp::mul(var_301, var_298);
        }
        if (!var_290) {
            // displacement = wp.vec4(items[i].weight, 1.85, limit, limit)                    <L 28>
            var_302 = wp::address(var_items, var_0);
            var_303 = &(((*wp::address(var_items, var_0))).weight);
            var_306 = wp::load(var_303);
            var_305 = wp::vec_t<4, wp::float32>(var_306, var_304, var_limit, var_limit);
            // share = -wp.length(displacement)                                               <L 29>
            var_307 = wp::length(var_305);
            var_308 = wp::neg(var_307);
            // contribution = share + displacement[2]                                         <L 30>
            var_310 = wp::extract(var_305, var_309);
            var_311 = wp::add(var_308, var_310);
        }
        var_312 = wp::where(var_290, var_300, var_311);
        var_313 = wp::where(var_290, var_252, var_305);
        var_314 = wp::where(var_290, var_253, var_308);
    }
    var_315 = wp::where(var_275, var_282, var_250);
    var_316 = wp::where(var_275, var_289, var_312);
    var_317 = wp::where(var_275, var_252, var_313);
    var_318 = wp::where(var_275, var_253, var_314);
    // peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                      <L 31>
    var_320 = wp::mul(var_319, var_316);
    var_321 = wp::float32(var_259);
    var_322 = wp::mul(var_320, var_321);
    var_323 = wp::max(var_258, var_322);
    // moving = wp.dot(items[i].spin, items[i].spin) >= 2.3                                   <L 32>
    var_324 = wp::address(var_items, var_0);
    var_325 = &(((*wp::address(var_items, var_0))).spin);
    var_326 = wp::address(var_items, var_0);
    var_327 = &(((*wp::address(var_items, var_0))).spin);
    var_329 = wp::load(var_325);
    var_330 = wp::load(var_327);
    var_328 = wp::dot(var_329, var_330);
    var_332 = (var_328 >= var_331);
    // phase = wp.clamp(peak * 2.2, -100.0, 100.0)                                            <L 33>
    var_334 = wp::mul(var_323, var_333);
    var_337 = wp::clamp(var_334, var_335, var_336);
    // work = wp.where(moving, peak, peak * 0.5) * phase                                      <L 34>
    var_339 = wp::mul(var_323, var_338);
    var_340 = wp::where(var_332, var_323, var_339);
    var_341 = wp::mul(var_340, var_337);
    // saturated = peak / (items[i].weight + 0.5) < 1.6                                       <L 35>
    var_342 = wp::address(var_items, var_0);
    var_343 = &(((*wp::address(var_items, var_0))).weight);
    var_346 = wp::load(var_343);
    var_345 = wp::add(var_346, var_344);
    var_347 = wp::div(var_323, var_345);
    var_349 = (var_347 < var_348);
    // flux = wp.sin(wp.clamp(work, -100.0, 100.0))                                           <L 36>
    var_352 = wp::clamp(var_341, var_350, var_351);
    var_353 = wp::sin(var_352);
    // raw = wp.clamp(work, -100.0, 100.0) if phase <= -0.1 else flux                         <L 37>
    var_355 = (var_337 <= var_354);
    if (var_355) {
        var_358 = wp::clamp(var_341, var_356, var_357);
    }
    if (!var_355) {
    }
    var_359 = wp::where(var_355, var_358, var_353);
    // value = wp.clamp(phase * 1.61 * raw, -37.7, 37.7)                                      <L 38>
    var_361 = wp::mul(var_337, var_360);
    var_362 = wp::mul(var_361, var_359);
    var_365 = wp::clamp(var_362, var_363, var_364);
    // balances[i] += wp.clamp(work, -21.0, 21.0) if saturated else value                     <L 39>
    if (var_349) {
        var_368 = wp::clamp(var_341, var_366, var_367);
    }
    if (!var_349) {
    }
    var_369 = wp::where(var_349, var_368, var_365);
    // var_370 = wp::atomic_add(var_balances, var_0, var_369);
    // response[i] = wp.length(wp.vec2(raw) - wp.vec2(flux))                                  <L 40>
    var_371 = wp::vec_t<2, wp::float32>(var_359);
    var_372 = wp::vec_t<2, wp::float32>(var_353);
    var_373 = wp::sub(var_371, var_372);
    var_374 = wp::length(var_373);
    // wp::array_store(var_response, var_0, var_374);
    //---------
    // reverse
    wp::adj_array_store(var_response, var_0, var_374, adj_response, adj_0, adj_374);
    wp::adj_length(var_373, var_374, adj_373, adj_374);
    wp::adj_sub(var_371, var_372, adj_371, adj_372, adj_373);
    wp::adj_vec_t(var_353, adj_353, adj_372);
    wp::adj_vec_t(var_359, adj_359, adj_371);
    // adj: response[i] = wp.length(wp.vec2(raw) - wp.vec2(flux))                             <L 40>
    wp::adj_atomic_add(var_balances, var_0, var_369, adj_balances, adj_0, adj_369, adj_370);
    wp::adj_where(var_349, var_368, var_365, adj_349, adj_368, adj_365, adj_369);
    if (!var_349) {
    }
    if (var_349) {
        wp::adj_clamp(var_341, var_366, var_367, adj_341, adj_366, adj_367, adj_368);
    }
    // adj: balances[i] += wp.clamp(work, -21.0, 21.0) if saturated else value                <L 39>
    wp::adj_clamp(var_362, var_363, var_364, adj_362, adj_363, adj_364, adj_365);
    wp::adj_mul(var_361, var_359, adj_361, adj_359, adj_362);
    wp::adj_mul(var_337, var_360, adj_337, adj_360, adj_361);
    // adj: value = wp.clamp(phase * 1.61 * raw, -37.7, 37.7)                                 <L 38>
    wp::adj_where(var_355, var_358, var_353, adj_355, adj_358, adj_353, adj_359);
    if (!var_355) {
    }
    if (var_355) {
        wp::adj_clamp(var_341, var_356, var_357, adj_341, adj_356, adj_357, adj_358);
    }
    // adj: raw = wp.clamp(work, -100.0, 100.0) if phase <= -0.1 else flux                    <L 37>
    wp::adj_sin(var_352, adj_352, adj_353);
    wp::adj_clamp(var_341, var_350, var_351, adj_341, adj_350, adj_351, adj_352);
    // adj: flux = wp.sin(wp.clamp(work, -100.0, 100.0))                                      <L 36>
    wp::adj_div(var_323, var_345, var_347, adj_323, adj_345, adj_347);
    wp::adj_add(var_346, var_344, adj_343, adj_344, adj_345);
    adj_342.weight += adj_343;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_342);
    // adj: saturated = peak / (items[i].weight + 0.5) < 1.6                                  <L 35>
    wp::adj_mul(var_340, var_337, adj_340, adj_337, adj_341);
    wp::adj_where(var_332, var_323, var_339, adj_332, adj_323, adj_339, adj_340);
    wp::adj_mul(var_323, var_338, adj_323, adj_338, adj_339);
    // adj: work = wp.where(moving, peak, peak * 0.5) * phase                                 <L 34>
    wp::adj_clamp(var_334, var_335, var_336, adj_334, adj_335, adj_336, adj_337);
    wp::adj_mul(var_323, var_333, adj_323, adj_333, adj_334);
    // adj: phase = wp.clamp(peak * 2.2, -100.0, 100.0)                                       <L 33>
    wp::adj_dot(var_329, var_330, adj_325, adj_327, adj_328);
    adj_326.spin += adj_327;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_326);
    adj_324.spin += adj_325;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_324);
    // adj: moving = wp.dot(items[i].spin, items[i].spin) >= 2.3                              <L 32>
    wp::adj_max(var_258, var_322, adj_258, adj_322, adj_323);
    wp::adj_mul(var_320, var_321, adj_320, adj_321, adj_322);
    wp::adj_float32(var_259, adj_259, adj_321);
    wp::adj_mul(var_319, var_316, adj_319, adj_316, adj_320);
    // adj: peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                 <L 31>
    wp::adj_where(var_275, var_253, var_314, adj_275, adj_253, adj_314, adj_318);
    wp::adj_where(var_275, var_252, var_313, adj_275, adj_252, adj_313, adj_317);
    wp::adj_where(var_275, var_289, var_312, adj_275, adj_289, adj_312, adj_316);
    wp::adj_where(var_275, var_282, var_250, adj_275, adj_282, adj_250, adj_315);
    if (!var_275) {
        wp::adj_where(var_290, var_253, var_308, adj_290, adj_253, adj_308, adj_314);
        wp::adj_where(var_290, var_252, var_305, adj_290, adj_252, adj_305, adj_313);
        wp::adj_where(var_290, var_300, var_311, adj_290, adj_300, adj_311, adj_312);
        if (!var_290) {
            wp::adj_add(var_308, var_310, adj_308, adj_310, adj_311);
            wp::adj_extract(var_305, var_309, adj_305, adj_309, adj_310);
            // adj: contribution = share + displacement[2]                                    <L 30>
            wp::adj_neg(var_307, adj_307, adj_308);
            wp::adj_length(var_305, var_307, adj_305, adj_307);
            // adj: share = -wp.length(displacement)                                          <L 29>
            wp::adj_vec_t(var_306, var_304, var_limit, var_limit, adj_303, adj_304, adj_limit, adj_limit, adj_305);
            adj_302.weight += adj_303;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_302);
            // adj: displacement = wp.vec4(items[i].weight, 1.85, limit, limit)               <L 28>
        }
        if (var_290) {
            wp::adj_mul(var_301, var_298, adj_294, adj_298, adj_300);
            wp::adj_extract(var_299, var_297, adj_296, adj_297, adj_298);
            adj_295.spin += adj_296;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_295);
            adj_293.weight += adj_294;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_293);
            // adj: contribution = items[i].weight * items[i].spin.x                          <L 26>
        }
        if (var_290) {
        }
        // adj: elif is_valid and limit >= 0.71:                                              <L 25>
    }
    if (var_275) {
        wp::adj_sub(var_286, var_282, adj_286, adj_282, adj_289);
        wp::adj_mul(var_287, var_288, adj_284, adj_285, adj_286);
        wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_285);
        wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_284);
        // adj: contribution = samples[i] * samples[i] - lower                                <L 24>
        wp::adj_where(var_278, var_283, var_281, adj_278, adj_280, adj_281, adj_282);
        adj_279.weight += adj_280;
        wp::adj_address(var_items, var_0, adj_items, adj_0, adj_279);
        // adj: lower = wp.where(limit < 0.31, items[i].weight, 1.6)                          <L 23>
    }
    adj_273.weight += adj_274;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_273);
    // adj: if items[i].weight >= limit:                                                      <L 22>
    wp::adj_add(var_262, var_270, adj_262, adj_268, adj_269);
    wp::adj_address(var_samples, var_267, adj_samples, adj_267, adj_268);
    wp::adj_max(var_265, var_266, adj_265, adj_266, adj_267);
    wp::adj_sub(var_0, var_264, adj_0, adj_264, adj_265);
    wp::adj_neg(var_263, adj_261, adj_262);
    adj_260.weight += adj_261;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_260);
    // adj: is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                  <L 21>
    wp::adj_max(var_193, var_257, adj_193, adj_257, adj_258);
    wp::adj_mul(var_255, var_256, adj_255, adj_256, adj_257);
    wp::adj_float32(var_194, adj_194, adj_256);
    wp::adj_mul(var_254, var_251, adj_254, adj_251, adj_255);
    // adj: peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                 <L 31>
    wp::adj_where(var_210, var_188, var_249, adj_210, adj_188, adj_249, adj_253);
    wp::adj_where(var_210, var_187, var_248, adj_210, adj_187, adj_248, adj_252);
    wp::adj_where(var_210, var_224, var_247, adj_210, adj_224, adj_247, adj_251);
    wp::adj_where(var_210, var_217, var_185, adj_210, adj_217, adj_185, adj_250);
    if (!var_210) {
        wp::adj_where(var_225, var_188, var_243, adj_225, adj_188, adj_243, adj_249);
        wp::adj_where(var_225, var_187, var_240, adj_225, adj_187, adj_240, adj_248);
        wp::adj_where(var_225, var_235, var_246, adj_225, adj_235, adj_246, adj_247);
        if (!var_225) {
            wp::adj_add(var_243, var_245, adj_243, adj_245, adj_246);
            wp::adj_extract(var_240, var_244, adj_240, adj_244, adj_245);
            // adj: contribution = share + displacement[2]                                    <L 30>
            wp::adj_neg(var_242, adj_242, adj_243);
            wp::adj_length(var_240, var_242, adj_240, adj_242);
            // adj: share = -wp.length(displacement)                                          <L 29>
            wp::adj_vec_t(var_241, var_239, var_limit, var_limit, adj_238, adj_239, adj_limit, adj_limit, adj_240);
            adj_237.weight += adj_238;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_237);
            // adj: displacement = wp.vec4(items[i].weight, 1.85, limit, limit)               <L 28>
        }
        if (var_225) {
            wp::adj_mul(var_236, var_233, adj_229, adj_233, adj_235);
            wp::adj_extract(var_234, var_232, adj_231, adj_232, adj_233);
            adj_230.spin += adj_231;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_230);
            adj_228.weight += adj_229;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_228);
            // adj: contribution = items[i].weight * items[i].spin.x                          <L 26>
        }
        if (var_225) {
        }
        // adj: elif is_valid and limit >= 0.71:                                              <L 25>
    }
    if (var_210) {
        wp::adj_sub(var_221, var_217, adj_221, adj_217, adj_224);
        wp::adj_mul(var_222, var_223, adj_219, adj_220, adj_221);
        wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_220);
        wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_219);
        // adj: contribution = samples[i] * samples[i] - lower                                <L 24>
        wp::adj_where(var_213, var_218, var_216, adj_213, adj_215, adj_216, adj_217);
        adj_214.weight += adj_215;
        wp::adj_address(var_items, var_0, adj_items, adj_0, adj_214);
        // adj: lower = wp.where(limit < 0.31, items[i].weight, 1.6)                          <L 23>
    }
    adj_208.weight += adj_209;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_208);
    // adj: if items[i].weight >= limit:                                                      <L 22>
    wp::adj_add(var_197, var_205, adj_197, adj_203, adj_204);
    wp::adj_address(var_samples, var_202, adj_samples, adj_202, adj_203);
    wp::adj_max(var_200, var_201, adj_200, adj_201, adj_202);
    wp::adj_sub(var_0, var_199, adj_0, adj_199, adj_200);
    wp::adj_neg(var_198, adj_196, adj_197);
    adj_195.weight += adj_196;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_195);
    // adj: is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                  <L 21>
    wp::adj_max(var_128, var_192, adj_128, adj_192, adj_193);
    wp::adj_mul(var_190, var_191, adj_190, adj_191, adj_192);
    wp::adj_float32(var_129, adj_129, adj_191);
    wp::adj_mul(var_189, var_186, adj_189, adj_186, adj_190);
    // adj: peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                 <L 31>
    wp::adj_where(var_145, var_123, var_184, adj_145, adj_123, adj_184, adj_188);
    wp::adj_where(var_145, var_122, var_183, adj_145, adj_122, adj_183, adj_187);
    wp::adj_where(var_145, var_159, var_182, adj_145, adj_159, adj_182, adj_186);
    wp::adj_where(var_145, var_152, var_120, adj_145, adj_152, adj_120, adj_185);
    if (!var_145) {
        wp::adj_where(var_160, var_123, var_178, adj_160, adj_123, adj_178, adj_184);
        wp::adj_where(var_160, var_122, var_175, adj_160, adj_122, adj_175, adj_183);
        wp::adj_where(var_160, var_170, var_181, adj_160, adj_170, adj_181, adj_182);
        if (!var_160) {
            wp::adj_add(var_178, var_180, adj_178, adj_180, adj_181);
            wp::adj_extract(var_175, var_179, adj_175, adj_179, adj_180);
            // adj: contribution = share + displacement[2]                                    <L 30>
            wp::adj_neg(var_177, adj_177, adj_178);
            wp::adj_length(var_175, var_177, adj_175, adj_177);
            // adj: share = -wp.length(displacement)                                          <L 29>
            wp::adj_vec_t(var_176, var_174, var_limit, var_limit, adj_173, adj_174, adj_limit, adj_limit, adj_175);
            adj_172.weight += adj_173;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_172);
            // adj: displacement = wp.vec4(items[i].weight, 1.85, limit, limit)               <L 28>
        }
        if (var_160) {
            wp::adj_mul(var_171, var_168, adj_164, adj_168, adj_170);
            wp::adj_extract(var_169, var_167, adj_166, adj_167, adj_168);
            adj_165.spin += adj_166;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_165);
            adj_163.weight += adj_164;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_163);
            // adj: contribution = items[i].weight * items[i].spin.x                          <L 26>
        }
        if (var_160) {
        }
        // adj: elif is_valid and limit >= 0.71:                                              <L 25>
    }
    if (var_145) {
        wp::adj_sub(var_156, var_152, adj_156, adj_152, adj_159);
        wp::adj_mul(var_157, var_158, adj_154, adj_155, adj_156);
        wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_155);
        wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_154);
        // adj: contribution = samples[i] * samples[i] - lower                                <L 24>
        wp::adj_where(var_148, var_153, var_151, adj_148, adj_150, adj_151, adj_152);
        adj_149.weight += adj_150;
        wp::adj_address(var_items, var_0, adj_items, adj_0, adj_149);
        // adj: lower = wp.where(limit < 0.31, items[i].weight, 1.6)                          <L 23>
    }
    adj_143.weight += adj_144;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_143);
    // adj: if items[i].weight >= limit:                                                      <L 22>
    wp::adj_add(var_132, var_140, adj_132, adj_138, adj_139);
    wp::adj_address(var_samples, var_137, adj_samples, adj_137, adj_138);
    wp::adj_max(var_135, var_136, adj_135, adj_136, adj_137);
    wp::adj_sub(var_0, var_134, adj_0, adj_134, adj_135);
    wp::adj_neg(var_133, adj_131, adj_132);
    adj_130.weight += adj_131;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_130);
    // adj: is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                  <L 21>
    wp::adj_max(var_63, var_127, adj_63, adj_127, adj_128);
    wp::adj_mul(var_125, var_126, adj_125, adj_126, adj_127);
    wp::adj_float32(var_64, adj_64, adj_126);
    wp::adj_mul(var_124, var_121, adj_124, adj_121, adj_125);
    // adj: peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                 <L 31>
    wp::adj_where(var_80, var_53, var_119, adj_80, adj_53, adj_119, adj_123);
    wp::adj_where(var_80, var_50, var_118, adj_80, adj_50, adj_118, adj_122);
    wp::adj_where(var_80, var_94, var_117, adj_80, adj_94, adj_117, adj_121);
    wp::adj_where(var_80, var_87, var_27, adj_80, adj_87, adj_27, adj_120);
    if (!var_80) {
        wp::adj_where(var_95, var_53, var_113, adj_95, adj_53, adj_113, adj_119);
        wp::adj_where(var_95, var_50, var_110, adj_95, adj_50, adj_110, adj_118);
        wp::adj_where(var_95, var_105, var_116, adj_95, adj_105, adj_116, adj_117);
        if (!var_95) {
            wp::adj_add(var_113, var_115, adj_113, adj_115, adj_116);
            wp::adj_extract(var_110, var_114, adj_110, adj_114, adj_115);
            // adj: contribution = share + displacement[2]                                    <L 30>
            wp::adj_neg(var_112, adj_112, adj_113);
            wp::adj_length(var_110, var_112, adj_110, adj_112);
            // adj: share = -wp.length(displacement)                                          <L 29>
            wp::adj_vec_t(var_111, var_109, var_limit, var_limit, adj_108, adj_109, adj_limit, adj_limit, adj_110);
            adj_107.weight += adj_108;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_107);
            // adj: displacement = wp.vec4(items[i].weight, 1.85, limit, limit)               <L 28>
        }
        if (var_95) {
            wp::adj_mul(var_106, var_103, adj_99, adj_103, adj_105);
            wp::adj_extract(var_104, var_102, adj_101, adj_102, adj_103);
            adj_100.spin += adj_101;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_100);
            adj_98.weight += adj_99;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_98);
            // adj: contribution = items[i].weight * items[i].spin.x                          <L 26>
        }
        if (var_95) {
        }
        // adj: elif is_valid and limit >= 0.71:                                              <L 25>
    }
    if (var_80) {
        wp::adj_sub(var_91, var_87, adj_91, adj_87, adj_94);
        wp::adj_mul(var_92, var_93, adj_89, adj_90, adj_91);
        wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_90);
        wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_89);
        // adj: contribution = samples[i] * samples[i] - lower                                <L 24>
        wp::adj_where(var_83, var_88, var_86, adj_83, adj_85, adj_86, adj_87);
        adj_84.weight += adj_85;
        wp::adj_address(var_items, var_0, adj_items, adj_0, adj_84);
        // adj: lower = wp.where(limit < 0.31, items[i].weight, 1.6)                          <L 23>
    }
    adj_78.weight += adj_79;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_78);
    // adj: if items[i].weight >= limit:                                                      <L 22>
    wp::adj_add(var_67, var_75, adj_67, adj_73, adj_74);
    wp::adj_address(var_samples, var_72, adj_samples, adj_72, adj_73);
    wp::adj_max(var_70, var_71, adj_70, adj_71, adj_72);
    wp::adj_sub(var_0, var_69, adj_0, adj_69, adj_70);
    wp::adj_neg(var_68, adj_66, adj_67);
    adj_65.weight += adj_66;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_65);
    // adj: is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                  <L 21>
    wp::adj_max(var_2, var_62, adj_2, adj_62, adj_63);
    wp::adj_mul(var_60, var_61, adj_60, adj_61, adj_62);
    wp::adj_float32(var_4, adj_4, adj_61);
    wp::adj_mul(var_59, var_58, adj_59, adj_58, adj_60);
    // adj: peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))                 <L 31>
    wp::adj_where(var_20, var_34, var_57, adj_20, adj_34, adj_57, adj_58);
    if (!var_20) {
        wp::adj_where(var_35, var_45, var_56, adj_35, adj_45, adj_56, adj_57);
        if (!var_35) {
            wp::adj_add(var_53, var_55, adj_53, adj_55, adj_56);
            wp::adj_extract(var_50, var_54, adj_50, adj_54, adj_55);
            // adj: contribution = share + displacement[2]                                    <L 30>
            wp::adj_neg(var_52, adj_52, adj_53);
            wp::adj_length(var_50, var_52, adj_50, adj_52);
            // adj: share = -wp.length(displacement)                                          <L 29>
            wp::adj_vec_t(var_51, var_49, var_limit, var_limit, adj_48, adj_49, adj_limit, adj_limit, adj_50);
            adj_47.weight += adj_48;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_47);
            // adj: displacement = wp.vec4(items[i].weight, 1.85, limit, limit)               <L 28>
        }
        if (var_35) {
            wp::adj_mul(var_46, var_43, adj_39, adj_43, adj_45);
            wp::adj_extract(var_44, var_42, adj_41, adj_42, adj_43);
            adj_40.spin += adj_41;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_40);
            adj_38.weight += adj_39;
            wp::adj_address(var_items, var_0, adj_items, adj_0, adj_38);
            // adj: contribution = items[i].weight * items[i].spin.x                          <L 26>
        }
        if (var_35) {
        }
        // adj: elif is_valid and limit >= 0.71:                                              <L 25>
    }
    if (var_20) {
        wp::adj_sub(var_31, var_27, adj_31, adj_27, adj_34);
        wp::adj_mul(var_32, var_33, adj_29, adj_30, adj_31);
        wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_30);
        wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_29);
        // adj: contribution = samples[i] * samples[i] - lower                                <L 24>
        wp::adj_where(var_23, var_28, var_26, adj_23, adj_25, adj_26, adj_27);
        adj_24.weight += adj_25;
        wp::adj_address(var_items, var_0, adj_items, adj_0, adj_24);
        // adj: lower = wp.where(limit < 0.31, items[i].weight, 1.6)                          <L 23>
    }
    adj_18.weight += adj_19;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_18);
    // adj: if items[i].weight >= limit:                                                      <L 22>
    wp::adj_add(var_7, var_15, adj_7, adj_13, adj_14);
    wp::adj_address(var_samples, var_12, adj_samples, adj_12, adj_13);
    wp::adj_max(var_10, var_11, adj_10, adj_11, adj_12);
    wp::adj_sub(var_0, var_9, adj_0, adj_9, adj_10);
    wp::adj_neg(var_8, adj_6, adj_7);
    adj_5.weight += adj_6;
    wp::adj_address(var_items, var_0, adj_items, adj_0, adj_5);
    // adj: is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05                  <L 21>
    // adj: for step_index in range(5):                                                       <L 20>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_samples, var_0, adj_samples, adj_0, adj_1);
    // adj: peak = samples[i]                                                                 <L 19>
    // adj: i = wp.tid()                                                                      <L 18>
    // adj: def blend_outer_most_light(                                                       <L 11>
    return;
}

struct Material_97c13714
{
    wp::float32 width;
    wp::vec_t<3, wp::float32> velocity;


    Material_97c13714() = default;
    CUDA_CALLABLE Material_97c13714(wp::float32 const& width,
    wp::vec_t<3, wp::float32> const& velocity = {})
        : width{width}
        , velocity{velocity}

    {
    }

    CUDA_CALLABLE Material_97c13714& operator += (const Material_97c13714& rhs)
    {    width += rhs.width;
    velocity += rhs.velocity;

        return *this;}

};

static CUDA_CALLABLE void adj_Material_97c13714(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::float32 & adj_width,
    wp::vec_t<3, wp::float32> & adj_velocity,
    Material_97c13714 & adj_ret)
{
    adj_width += adj_ret.width;
    adj_velocity += adj_ret.velocity;
}

// Required when compiling adjoints.
CUDA_CALLABLE Material_97c13714 add(const Material_97c13714& a, const Material_97c13714& b)
{
    return Material_97c13714();
}

CUDA_CALLABLE void adj_atomic_add(Material_97c13714* p, Material_97c13714 t)
{
    wp::adj_atomic_add(&p->width, t.width);
    wp::adj_atomic_add(&p->velocity, t.velocity);
}




// scatter_flow.py:13
static wp::float32 limit_stress_0(
    wp::float32 var_frequency,
    wp::float32 var_width)
{
    //---------
    // primal vars
    bool var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def limit_stress(frequency: float, width: float):                                      <L 14>
    // if width > frequency:                                                                  <L 15>
    var_0 = (var_width > var_frequency);
    if (var_0) {
        // return frequency + width                                                           <L 16>
        var_1 = wp::add(var_frequency, var_width);
        return var_1;
    }
    // return wp.sin(width) + (width + frequency)                                             <L 17>
    var_2 = wp::sin(var_width);
    var_3 = wp::add(var_width, var_frequency);
    var_4 = wp::add(var_2, var_3);
    return var_4;
}


// scatter_flow.py:20
static wp::float32 estimate_heat_0(
    wp::float32 var_momentum)
{
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 3;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    bool var_4;
    const wp::float32 var_5 = 0.3;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    //---------
    // forward
    // def estimate_heat(momentum: float):                                                    <L 21>
    // if wp.int32(momentum) % 3 == 0:                                                        <L 22>
    var_0 = wp::int32(var_momentum);
    var_2 = wp::mod(var_0, var_1);
    var_4 = (var_2 == var_3);
    if (var_4) {
        // return momentum                                                                    <L 23>
        return var_momentum;
    }
    // falloff = limit_stress(momentum * 0.3, momentum)                                       <L 24>
    var_6 = wp::mul(var_momentum, var_5);
    var_7 = limit_stress_0(var_6, var_momentum);
    // return wp.min(falloff, momentum) * -falloff                                            <L 25>
    var_8 = wp::min(var_7, var_momentum);
    var_9 = wp::neg(var_7);
    var_10 = wp::mul(var_8, var_9);
    return var_10;
}


// scatter_flow.py:13
static void adj_limit_stress_0(
    wp::float32 var_frequency,
    wp::float32 var_width,
    wp::float32 & adj_frequency,
    wp::float32 & adj_width,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    bool var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // dual vars
    bool adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def limit_stress(frequency: float, width: float):                                      <L 14>
    // if width > frequency:                                                                  <L 15>
    var_0 = (var_width > var_frequency);
    if (var_0) {
        // return frequency + width                                                           <L 16>
        var_1 = wp::add(var_frequency, var_width);
        goto label0;
    }
    // return wp.sin(width) + (width + frequency)                                             <L 17>
    var_2 = wp::sin(var_width);
    var_3 = wp::add(var_width, var_frequency);
    var_4 = wp::add(var_2, var_3);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_4 += adj_ret;
    wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_add(var_width, var_frequency, adj_width, adj_frequency, adj_3);
    wp::adj_sin(var_width, adj_width, adj_2);
    // adj: return wp.sin(width) + (width + frequency)                                        <L 17>
    if (var_0) {
        label0:;
        adj_1 += adj_ret;
        wp::adj_add(var_frequency, var_width, adj_frequency, adj_width, adj_1);
        // adj: return frequency + width                                                      <L 16>
    }
    // adj: if width > frequency:                                                             <L 15>
    // adj: def limit_stress(frequency: float, width: float):                                 <L 14>
    return;
}


// scatter_flow.py:20
static void adj_estimate_heat_0(
    wp::float32 var_momentum,
    wp::float32 & adj_momentum,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 3;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    bool var_4;
    const wp::float32 var_5 = 0.3;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    //---------
    // forward
    // def estimate_heat(momentum: float):                                                    <L 21>
    // if wp.int32(momentum) % 3 == 0:                                                        <L 22>
    var_0 = wp::int32(var_momentum);
    var_2 = wp::mod(var_0, var_1);
    var_4 = (var_2 == var_3);
    if (var_4) {
        // return momentum                                                                    <L 23>
        goto label0;
    }
    // falloff = limit_stress(momentum * 0.3, momentum)                                       <L 24>
    var_6 = wp::mul(var_momentum, var_5);
    var_7 = limit_stress_0(var_6, var_momentum);
    // return wp.min(falloff, momentum) * -falloff                                            <L 25>
    var_8 = wp::min(var_7, var_momentum);
    var_9 = wp::neg(var_7);
    var_10 = wp::mul(var_8, var_9);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_10 += adj_ret;
    wp::adj_mul(var_8, var_9, adj_8, adj_9, adj_10);
    wp::adj_neg(var_7, adj_7, adj_9);
    wp::adj_min(var_7, var_momentum, adj_7, adj_momentum, adj_8);
    // adj: return wp.min(falloff, momentum) * -falloff                                       <L 25>
    adj_limit_stress_0(var_6, var_momentum, adj_6, adj_momentum, adj_7);
    wp::adj_mul(var_momentum, var_5, adj_momentum, adj_5, adj_6);
    // adj: falloff = limit_stress(momentum * 0.3, momentum)                                  <L 24>
    if (var_4) {
        label0:;
        adj_momentum += adj_ret;
        // adj: return momentum                                                               <L 23>
    }
    wp::adj_mod(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: if wp.int32(momentum) % 3 == 0:                                                   <L 22>
    // adj: def estimate_heat(momentum: float):                                               <L 21>
    return;
}

struct wp_args_scatter_flow_cbc8ad7c {
    wp::array_t<wp::float32> features;
    wp::array_t<wp::vec_t<3, wp::float32>> centers;
    wp::mat_t<3, 3, wp::float32> jacobian;
    wp::array_t<Material_97c13714> agents;
    wp::array_t<wp::float32> blended;
    wp::array_t<wp::float32> combined;
    wp::array_t<wp::vec_t<2, wp::float32>> transformed;
    wp::int32 count;
};

template <bool wp_linear_contiguous>
static void scatter_flow_cbc8ad7c_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_scatter_flow_cbc8ad7c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_features = _wp_args->features;
    wp::array_t<wp::vec_t<3, wp::float32>> var_centers = _wp_args->centers;
    wp::mat_t<3, 3, wp::float32> var_jacobian = _wp_args->jacobian;
    wp::array_t<Material_97c13714> var_agents = _wp_args->agents;
    wp::array_t<wp::float32> var_blended = _wp_args->blended;
    wp::array_t<wp::float32> var_combined = _wp_args->combined;
    wp::array_t<wp::vec_t<2, wp::float32>> var_transformed = _wp_args->transformed;
    wp::int32 var_count = _wp_args->count;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::vec_t<3, wp::float32>* var_3;
    Material_97c13714* var_4;
    wp::vec_t<3, wp::float32>* var_5;
    wp::float32* var_6;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::float32 var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::int32 var_12;
    wp::vec_t<3, wp::float32>* var_13;
    Material_97c13714* var_14;
    wp::vec_t<3, wp::float32>* var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::vec_t<3, wp::float32> var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::vec_t<3, wp::float32> var_19;
    const wp::float32 var_20 = 2.3;
    wp::vec_t<3, wp::float32> var_21;
    wp::range_t var_22;
    wp::int32 var_23;
    const wp::int32 var_24 = 0;
    const wp::int32 var_25 = 0;
    wp::float32 var_26;
    const wp::int32 var_27 = 0;
    const bool var_28 = true;
    const wp::int32 var_29 = 1;
    wp::int32 var_30;
    const wp::int32 var_31 = 0;
    wp::int32 var_32;
    Material_97c13714* var_33;
    wp::vec_t<3, wp::float32>* var_34;
    const wp::int32 var_35 = 0;
    wp::float32 var_36;
    wp::vec_t<3, wp::float32> var_37;
    const wp::int32 var_38 = 0;
    wp::float32 var_39;
    wp::vec_t<2, wp::float32> var_40;
    const wp::float32 var_41 = 2.0;
    wp::vec_t<2, wp::float32> var_42;
    wp::float32 var_43;
    bool var_44;
    const wp::float32 var_45 = 0.17;
    wp::float32* var_46;
    const wp::float32 var_47 = 0.8;
    bool var_48;
    wp::float32 var_49;
    const wp::float32 var_50 = 0.0;
    bool var_51;
    const bool var_52 = false;
    bool var_53;
    const wp::int32 var_54 = 1;
    wp::float32 var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    const wp::float32 var_59 = 0.34;
    wp::float32 var_60;
    wp::float32 var_61;
    const wp::int32 var_62 = 1;
    const bool var_63 = true;
    const wp::int32 var_64 = 1;
    wp::int32 var_65;
    const wp::int32 var_66 = 0;
    wp::int32 var_67;
    Material_97c13714* var_68;
    wp::vec_t<3, wp::float32>* var_69;
    const wp::int32 var_70 = 0;
    wp::float32 var_71;
    wp::vec_t<3, wp::float32> var_72;
    const wp::int32 var_73 = 0;
    wp::float32 var_74;
    wp::vec_t<2, wp::float32> var_75;
    const wp::float32 var_76 = 2.0;
    wp::vec_t<2, wp::float32> var_77;
    wp::float32 var_78;
    bool var_79;
    const wp::float32 var_80 = 0.17;
    wp::float32* var_81;
    const wp::float32 var_82 = 0.8;
    bool var_83;
    wp::float32 var_84;
    const wp::float32 var_85 = 0.0;
    bool var_86;
    const bool var_87 = false;
    bool var_88;
    const wp::int32 var_89 = 1;
    wp::float32 var_90;
    wp::float32 var_91;
    wp::float32 var_92;
    wp::float32 var_93;
    const wp::float32 var_94 = 0.34;
    wp::float32 var_95;
    wp::float32 var_96;
    const wp::int32 var_97 = 2;
    const bool var_98 = true;
    const wp::int32 var_99 = 1;
    wp::int32 var_100;
    const wp::int32 var_101 = 0;
    wp::int32 var_102;
    Material_97c13714* var_103;
    wp::vec_t<3, wp::float32>* var_104;
    const wp::int32 var_105 = 0;
    wp::float32 var_106;
    wp::vec_t<3, wp::float32> var_107;
    const wp::int32 var_108 = 0;
    wp::float32 var_109;
    wp::vec_t<2, wp::float32> var_110;
    const wp::float32 var_111 = 2.0;
    wp::vec_t<2, wp::float32> var_112;
    wp::float32 var_113;
    bool var_114;
    const wp::float32 var_115 = 0.17;
    wp::float32* var_116;
    const wp::float32 var_117 = 0.8;
    bool var_118;
    wp::float32 var_119;
    const wp::float32 var_120 = 0.0;
    bool var_121;
    const bool var_122 = false;
    bool var_123;
    const wp::int32 var_124 = 1;
    wp::float32 var_125;
    wp::float32 var_126;
    wp::float32 var_127;
    wp::float32 var_128;
    const wp::float32 var_129 = 0.34;
    wp::float32 var_130;
    wp::float32 var_131;
    const wp::int32 var_132 = 3;
    const bool var_133 = true;
    const wp::int32 var_134 = 1;
    wp::int32 var_135;
    const wp::int32 var_136 = 0;
    wp::int32 var_137;
    Material_97c13714* var_138;
    wp::vec_t<3, wp::float32>* var_139;
    const wp::int32 var_140 = 0;
    wp::float32 var_141;
    wp::vec_t<3, wp::float32> var_142;
    const wp::int32 var_143 = 0;
    wp::float32 var_144;
    wp::vec_t<2, wp::float32> var_145;
    const wp::float32 var_146 = 2.0;
    wp::vec_t<2, wp::float32> var_147;
    wp::float32 var_148;
    bool var_149;
    const wp::float32 var_150 = 0.17;
    wp::float32* var_151;
    const wp::float32 var_152 = 0.8;
    bool var_153;
    wp::float32 var_154;
    const wp::float32 var_155 = 0.0;
    bool var_156;
    const bool var_157 = false;
    bool var_158;
    const wp::int32 var_159 = 1;
    wp::float32 var_160;
    wp::float32 var_161;
    wp::float32 var_162;
    wp::float32 var_163;
    const wp::float32 var_164 = 0.34;
    wp::float32 var_165;
    wp::float32 var_166;
    const wp::int32 var_167 = 4;
    const bool var_168 = true;
    const wp::int32 var_169 = 1;
    wp::int32 var_170;
    const wp::int32 var_171 = 0;
    wp::int32 var_172;
    Material_97c13714* var_173;
    wp::vec_t<3, wp::float32>* var_174;
    const wp::int32 var_175 = 0;
    wp::float32 var_176;
    wp::vec_t<3, wp::float32> var_177;
    const wp::int32 var_178 = 0;
    wp::float32 var_179;
    wp::vec_t<2, wp::float32> var_180;
    const wp::float32 var_181 = 2.0;
    wp::vec_t<2, wp::float32> var_182;
    wp::float32 var_183;
    bool var_184;
    const wp::float32 var_185 = 0.17;
    wp::float32* var_186;
    const wp::float32 var_187 = 0.8;
    bool var_188;
    wp::float32 var_189;
    const wp::float32 var_190 = 0.0;
    bool var_191;
    const bool var_192 = false;
    bool var_193;
    const wp::int32 var_194 = 1;
    wp::float32 var_195;
    wp::float32 var_196;
    wp::float32 var_197;
    wp::float32 var_198;
    const wp::float32 var_199 = 0.34;
    wp::float32 var_200;
    wp::float32 var_201;
    const wp::int32 var_202 = 5;
    const bool var_203 = true;
    const wp::int32 var_204 = 1;
    wp::int32 var_205;
    const wp::int32 var_206 = 0;
    wp::int32 var_207;
    Material_97c13714* var_208;
    wp::vec_t<3, wp::float32>* var_209;
    const wp::int32 var_210 = 0;
    wp::float32 var_211;
    wp::vec_t<3, wp::float32> var_212;
    const wp::int32 var_213 = 0;
    wp::float32 var_214;
    wp::vec_t<2, wp::float32> var_215;
    const wp::float32 var_216 = 2.0;
    wp::vec_t<2, wp::float32> var_217;
    wp::float32 var_218;
    bool var_219;
    const wp::float32 var_220 = 0.17;
    wp::float32* var_221;
    const wp::float32 var_222 = 0.8;
    bool var_223;
    wp::float32 var_224;
    const wp::float32 var_225 = 0.0;
    bool var_226;
    const bool var_227 = false;
    bool var_228;
    const wp::int32 var_229 = 1;
    wp::float32 var_230;
    wp::float32 var_231;
    wp::float32 var_232;
    wp::float32 var_233;
    const wp::float32 var_234 = 0.34;
    wp::float32 var_235;
    wp::float32 var_236;
    const wp::int32 var_237 = 6;
    const bool var_238 = true;
    const wp::int32 var_239 = 1;
    wp::int32 var_240;
    const wp::int32 var_241 = 0;
    wp::int32 var_242;
    Material_97c13714* var_243;
    wp::vec_t<3, wp::float32>* var_244;
    const wp::int32 var_245 = 0;
    wp::float32 var_246;
    wp::vec_t<3, wp::float32> var_247;
    const wp::int32 var_248 = 0;
    wp::float32 var_249;
    wp::vec_t<2, wp::float32> var_250;
    const wp::float32 var_251 = 2.0;
    wp::vec_t<2, wp::float32> var_252;
    wp::float32 var_253;
    bool var_254;
    const wp::float32 var_255 = 0.17;
    wp::float32* var_256;
    const wp::float32 var_257 = 0.8;
    bool var_258;
    wp::float32 var_259;
    const wp::float32 var_260 = 0.0;
    bool var_261;
    const bool var_262 = false;
    bool var_263;
    const wp::int32 var_264 = 1;
    wp::float32 var_265;
    wp::float32 var_266;
    wp::float32 var_267;
    wp::float32 var_268;
    const wp::float32 var_269 = 0.34;
    wp::float32 var_270;
    wp::float32 var_271;
    const wp::int32 var_272 = 7;
    const bool var_273 = true;
    const wp::int32 var_274 = 1;
    wp::int32 var_275;
    const wp::int32 var_276 = 0;
    wp::int32 var_277;
    Material_97c13714* var_278;
    wp::vec_t<3, wp::float32>* var_279;
    const wp::int32 var_280 = 0;
    wp::float32 var_281;
    wp::vec_t<3, wp::float32> var_282;
    const wp::int32 var_283 = 0;
    wp::float32 var_284;
    wp::vec_t<2, wp::float32> var_285;
    const wp::float32 var_286 = 2.0;
    wp::vec_t<2, wp::float32> var_287;
    wp::float32 var_288;
    bool var_289;
    const wp::float32 var_290 = 0.17;
    wp::float32* var_291;
    const wp::float32 var_292 = 0.8;
    bool var_293;
    wp::float32 var_294;
    const wp::float32 var_295 = 0.0;
    bool var_296;
    const bool var_297 = false;
    bool var_298;
    const wp::int32 var_299 = 1;
    wp::float32 var_300;
    wp::float32 var_301;
    wp::float32 var_302;
    wp::float32 var_303;
    const wp::float32 var_304 = 0.34;
    wp::float32 var_305;
    wp::float32 var_306;
    const wp::int32 var_307 = 8;
    const bool var_308 = true;
    const wp::int32 var_309 = 1;
    wp::int32 var_310;
    const wp::int32 var_311 = 0;
    wp::int32 var_312;
    Material_97c13714* var_313;
    wp::vec_t<3, wp::float32>* var_314;
    const wp::int32 var_315 = 0;
    wp::float32 var_316;
    wp::vec_t<3, wp::float32> var_317;
    const wp::int32 var_318 = 0;
    wp::float32 var_319;
    wp::vec_t<2, wp::float32> var_320;
    const wp::float32 var_321 = 2.0;
    wp::vec_t<2, wp::float32> var_322;
    wp::float32 var_323;
    bool var_324;
    const wp::float32 var_325 = 0.17;
    wp::float32* var_326;
    const wp::float32 var_327 = 0.8;
    bool var_328;
    wp::float32 var_329;
    const wp::float32 var_330 = 0.0;
    bool var_331;
    const bool var_332 = false;
    bool var_333;
    const wp::int32 var_334 = 1;
    wp::float32 var_335;
    wp::float32 var_336;
    wp::float32 var_337;
    wp::float32 var_338;
    const wp::float32 var_339 = 0.34;
    wp::float32 var_340;
    wp::float32 var_341;
    wp::float32 var_342;
    wp::float32 var_343;
    const wp::float32 var_344 = 0.2;
    wp::float32 var_345;
    wp::float32 var_346;
    wp::float32 var_347;
    const wp::float32 var_348 = 0.7;
    wp::float32 var_349;
    wp::float32 var_350;
    wp::float32 var_351;
    bool var_352;
    const wp::float32 var_353 = 1.25;
    bool var_354;
    const wp::float32 var_355 = -1.4;
    bool var_356;
    const wp::int32 var_357 = 2;
    wp::float32 var_358;
    const wp::float32 var_359 = 1.7;
    wp::float32 var_360;
    const wp::int32 var_361 = 1;
    wp::int32 var_362;
    const wp::int32 var_363 = 0;
    wp::int32 var_364;
    wp::float32* var_365;
    bool var_366;
    wp::float32 var_367;
    wp::float32 var_368;
    wp::float32 var_369;
    wp::float32 var_370;
    wp::float32 var_371;
    wp::float32* var_372;
    wp::int32 var_373;
    wp::float32 var_374;
    const wp::int32 var_375 = 0;
    wp::vec_t<3, wp::int32> var_376;
    wp::int32 var_377;
    const wp::int32 var_378 = 29;
    bool var_379;
    const wp::float32 var_380 = 1.1;
    Material_97c13714* var_381;
    wp::float32* var_382;
    wp::vec_t<2, wp::float32> var_383;
    wp::float32 var_384;
    wp::float32* var_385;
    const wp::float32 var_386 = 0.5;
    wp::vec_t<2, wp::float32> var_387;
    wp::float32 var_388;
    wp::vec_t<2, wp::float32> var_389;
    Material_97c13714* var_390;
    wp::vec_t<3, wp::float32>* var_391;
    const wp::int32 var_392 = 2;
    wp::float32 var_393;
    wp::vec_t<3, wp::float32> var_394;
    const wp::int32 var_395 = 0;
    wp::float32 var_396;
    bool var_397;
    const wp::int32 var_398 = 1;
    wp::int32 var_399;
    const wp::int32 var_400 = 0;
    wp::int32 var_401;
    Material_97c13714* var_402;
    wp::float32* var_403;
    wp::float32 var_404;
    wp::float32 var_405;
    Material_97c13714* var_406;
    wp::float32* var_407;
    bool var_408;
    wp::float32 var_409;
    const wp::int32 var_410 = 2;
    wp::float32 var_411;
    const wp::float32 var_412 = 1.4;
    wp::float32 var_413;
    Material_97c13714* var_414;
    wp::vec_t<3, wp::float32>* var_415;
    wp::vec_t<3, wp::float32> var_416;
    wp::vec_t<3, wp::float32> var_417;
    const wp::int32 var_418 = 1;
    wp::int32 var_419;
    const wp::int32 var_420 = 0;
    wp::int32 var_421;
    wp::float32* var_422;
    wp::float32 var_423;
    wp::float32 var_424;
    wp::quat_t<wp::float32> var_425;
    wp::float32 var_426;
    const wp::float32 var_427 = 3.9;
    wp::float32 var_428;
    wp::float32 var_429;
    wp::int32 var_430;
    wp::vec_t<3, wp::float32>* var_431;
    const wp::int32 var_432 = 2;
    wp::float32 var_433;
    wp::vec_t<3, wp::float32> var_434;
    wp::float32 var_435;
    const wp::float32 var_436 = -3.0;
    const wp::float32 var_437 = 4.0;
    wp::float32 var_438;
    wp::float32 var_439;
    const wp::float32 var_440 = 2.4;
    wp::float32 var_441;
    wp::float32 var_442;
    wp::float32 var_443;
    wp::float32 var_444;
    //---------
    // forward
    // def scatter_flow(                                                                      <L 29>
    // i, j = wp.tid()                                                                        <L 39>
    builtin_tid2d(var_0, var_1);
    // velocity = centers[i, j, i % count] - agents[i, j].velocity * features[i, j]           <L 40>
    var_2 = wp::mod(var_0, var_count);
    var_3 = wp::address(var_centers, var_0, var_1, var_2);
    var_4 = wp::address(var_agents, var_0, var_1);
    var_5 = &(((*wp::address(var_agents, var_0, var_1))).velocity);
    var_6 = wp::address(var_features, var_0, var_1);
    var_8 = wp::load(var_5);
    var_9 = wp::load(var_6);
    var_7 = wp::mul(var_8, var_9);
    var_11 = wp::load(var_3);
    var_10 = wp::sub(var_11, var_7);
    // velocity -= wp.cross(centers[i, j, j % count], agents[i, j].velocity)                  <L 41>
    var_12 = wp::mod(var_1, var_count);
    var_13 = wp::address(var_centers, var_0, var_1, var_12);
    var_14 = wp::address(var_agents, var_0, var_1);
    var_15 = &(((*wp::address(var_agents, var_0, var_1))).velocity);
    var_17 = wp::load(var_13);
    var_18 = wp::load(var_15);
    var_16 = wp::cross(var_17, var_18);
    var_19 = wp::sub(var_10, var_16);
    // velocity *= 2.3                                                                        <L 42>
    var_21 = wp::mul(var_19, var_20);
    // for k in range(count):                                                                 <L 43>
    var_22 = wp::range(var_count);
    start_for_0:;
        if (iter_cmp(var_22) == 0) goto end_for_0;
        var_23 = wp::iter_next(var_22);
        // pool = jacobian[0, 0]                                                              <L 44>
        var_26 = wp::extract(var_jacobian, var_24, var_25);
        // for pass_index in range(9):                                                        <L 45>
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_30 = wp::sub(var_1, var_29);
        var_32 = wp::max(var_30, var_31);
        var_33 = wp::address(var_agents, var_0, var_32);
        var_34 = &(((*wp::address(var_agents, var_0, var_32))).velocity);
        var_37 = wp::load(var_34);
        var_36 = wp::extract(var_37, var_35);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_39 = wp::extract(var_21, var_38);
        var_40 = wp::vec_t<2, wp::float32>(var_39, var_36);
        var_42 = wp::vec_t<2, wp::float32>(var_36, var_41);
        var_43 = wp::dot(var_40, var_42);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_46 = wp::address(var_features, var_0, var_1);
        var_49 = wp::load(var_46);
        var_48 = ((var_45 < var_49) && (var_49 < var_47));
        var_44 = var_48;
        if (!var_44) {
            var_51 = (var_43 < var_50);
            var_44 = var_44 || var_51;
        }
        if (var_44) {
            // continue                                                                       <L 49>
        }
        var_53 = wp::where(var_44, var_52, var_28);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_53) {
            var_55 = wp::extract(var_21, var_54);
            var_56 = wp::sub(var_55, var_43);
            var_57 = wp::float(var_27);
            var_58 = wp::sub(var_56, var_57);
            var_60 = wp::lerp(var_26, var_58, var_59);
        }
        var_61 = wp::where(var_53, var_60, var_26);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_65 = wp::sub(var_1, var_64);
        var_67 = wp::max(var_65, var_66);
        var_68 = wp::address(var_agents, var_0, var_67);
        var_69 = &(((*wp::address(var_agents, var_0, var_67))).velocity);
        var_72 = wp::load(var_69);
        var_71 = wp::extract(var_72, var_70);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_74 = wp::extract(var_21, var_73);
        var_75 = wp::vec_t<2, wp::float32>(var_74, var_71);
        var_77 = wp::vec_t<2, wp::float32>(var_71, var_76);
        var_78 = wp::dot(var_75, var_77);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_81 = wp::address(var_features, var_0, var_1);
        var_84 = wp::load(var_81);
        var_83 = ((var_80 < var_84) && (var_84 < var_82));
        var_79 = var_83;
        if (!var_79) {
            var_86 = (var_78 < var_85);
            var_79 = var_79 || var_86;
        }
        if (var_79) {
            // continue                                                                       <L 49>
        }
        var_88 = wp::where(var_79, var_87, var_63);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_88) {
            var_90 = wp::extract(var_21, var_89);
            var_91 = wp::sub(var_90, var_78);
            var_92 = wp::float(var_62);
            var_93 = wp::sub(var_91, var_92);
            var_95 = wp::lerp(var_61, var_93, var_94);
        }
        var_96 = wp::where(var_88, var_95, var_61);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_100 = wp::sub(var_1, var_99);
        var_102 = wp::max(var_100, var_101);
        var_103 = wp::address(var_agents, var_0, var_102);
        var_104 = &(((*wp::address(var_agents, var_0, var_102))).velocity);
        var_107 = wp::load(var_104);
        var_106 = wp::extract(var_107, var_105);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_109 = wp::extract(var_21, var_108);
        var_110 = wp::vec_t<2, wp::float32>(var_109, var_106);
        var_112 = wp::vec_t<2, wp::float32>(var_106, var_111);
        var_113 = wp::dot(var_110, var_112);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_116 = wp::address(var_features, var_0, var_1);
        var_119 = wp::load(var_116);
        var_118 = ((var_115 < var_119) && (var_119 < var_117));
        var_114 = var_118;
        if (!var_114) {
            var_121 = (var_113 < var_120);
            var_114 = var_114 || var_121;
        }
        if (var_114) {
            // continue                                                                       <L 49>
        }
        var_123 = wp::where(var_114, var_122, var_98);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_123) {
            var_125 = wp::extract(var_21, var_124);
            var_126 = wp::sub(var_125, var_113);
            var_127 = wp::float(var_97);
            var_128 = wp::sub(var_126, var_127);
            var_130 = wp::lerp(var_96, var_128, var_129);
        }
        var_131 = wp::where(var_123, var_130, var_96);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_135 = wp::sub(var_1, var_134);
        var_137 = wp::max(var_135, var_136);
        var_138 = wp::address(var_agents, var_0, var_137);
        var_139 = &(((*wp::address(var_agents, var_0, var_137))).velocity);
        var_142 = wp::load(var_139);
        var_141 = wp::extract(var_142, var_140);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_144 = wp::extract(var_21, var_143);
        var_145 = wp::vec_t<2, wp::float32>(var_144, var_141);
        var_147 = wp::vec_t<2, wp::float32>(var_141, var_146);
        var_148 = wp::dot(var_145, var_147);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_151 = wp::address(var_features, var_0, var_1);
        var_154 = wp::load(var_151);
        var_153 = ((var_150 < var_154) && (var_154 < var_152));
        var_149 = var_153;
        if (!var_149) {
            var_156 = (var_148 < var_155);
            var_149 = var_149 || var_156;
        }
        if (var_149) {
            // continue                                                                       <L 49>
        }
        var_158 = wp::where(var_149, var_157, var_133);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_158) {
            var_160 = wp::extract(var_21, var_159);
            var_161 = wp::sub(var_160, var_148);
            var_162 = wp::float(var_132);
            var_163 = wp::sub(var_161, var_162);
            var_165 = wp::lerp(var_131, var_163, var_164);
        }
        var_166 = wp::where(var_158, var_165, var_131);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_170 = wp::sub(var_1, var_169);
        var_172 = wp::max(var_170, var_171);
        var_173 = wp::address(var_agents, var_0, var_172);
        var_174 = &(((*wp::address(var_agents, var_0, var_172))).velocity);
        var_177 = wp::load(var_174);
        var_176 = wp::extract(var_177, var_175);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_179 = wp::extract(var_21, var_178);
        var_180 = wp::vec_t<2, wp::float32>(var_179, var_176);
        var_182 = wp::vec_t<2, wp::float32>(var_176, var_181);
        var_183 = wp::dot(var_180, var_182);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_186 = wp::address(var_features, var_0, var_1);
        var_189 = wp::load(var_186);
        var_188 = ((var_185 < var_189) && (var_189 < var_187));
        var_184 = var_188;
        if (!var_184) {
            var_191 = (var_183 < var_190);
            var_184 = var_184 || var_191;
        }
        if (var_184) {
            // continue                                                                       <L 49>
        }
        var_193 = wp::where(var_184, var_192, var_168);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_193) {
            var_195 = wp::extract(var_21, var_194);
            var_196 = wp::sub(var_195, var_183);
            var_197 = wp::float(var_167);
            var_198 = wp::sub(var_196, var_197);
            var_200 = wp::lerp(var_166, var_198, var_199);
        }
        var_201 = wp::where(var_193, var_200, var_166);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_205 = wp::sub(var_1, var_204);
        var_207 = wp::max(var_205, var_206);
        var_208 = wp::address(var_agents, var_0, var_207);
        var_209 = &(((*wp::address(var_agents, var_0, var_207))).velocity);
        var_212 = wp::load(var_209);
        var_211 = wp::extract(var_212, var_210);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_214 = wp::extract(var_21, var_213);
        var_215 = wp::vec_t<2, wp::float32>(var_214, var_211);
        var_217 = wp::vec_t<2, wp::float32>(var_211, var_216);
        var_218 = wp::dot(var_215, var_217);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_221 = wp::address(var_features, var_0, var_1);
        var_224 = wp::load(var_221);
        var_223 = ((var_220 < var_224) && (var_224 < var_222));
        var_219 = var_223;
        if (!var_219) {
            var_226 = (var_218 < var_225);
            var_219 = var_219 || var_226;
        }
        if (var_219) {
            // continue                                                                       <L 49>
        }
        var_228 = wp::where(var_219, var_227, var_203);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_228) {
            var_230 = wp::extract(var_21, var_229);
            var_231 = wp::sub(var_230, var_218);
            var_232 = wp::float(var_202);
            var_233 = wp::sub(var_231, var_232);
            var_235 = wp::lerp(var_201, var_233, var_234);
        }
        var_236 = wp::where(var_228, var_235, var_201);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_240 = wp::sub(var_1, var_239);
        var_242 = wp::max(var_240, var_241);
        var_243 = wp::address(var_agents, var_0, var_242);
        var_244 = &(((*wp::address(var_agents, var_0, var_242))).velocity);
        var_247 = wp::load(var_244);
        var_246 = wp::extract(var_247, var_245);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_249 = wp::extract(var_21, var_248);
        var_250 = wp::vec_t<2, wp::float32>(var_249, var_246);
        var_252 = wp::vec_t<2, wp::float32>(var_246, var_251);
        var_253 = wp::dot(var_250, var_252);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_256 = wp::address(var_features, var_0, var_1);
        var_259 = wp::load(var_256);
        var_258 = ((var_255 < var_259) && (var_259 < var_257));
        var_254 = var_258;
        if (!var_254) {
            var_261 = (var_253 < var_260);
            var_254 = var_254 || var_261;
        }
        if (var_254) {
            // continue                                                                       <L 49>
        }
        var_263 = wp::where(var_254, var_262, var_238);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_263) {
            var_265 = wp::extract(var_21, var_264);
            var_266 = wp::sub(var_265, var_253);
            var_267 = wp::float(var_237);
            var_268 = wp::sub(var_266, var_267);
            var_270 = wp::lerp(var_236, var_268, var_269);
        }
        var_271 = wp::where(var_263, var_270, var_236);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_275 = wp::sub(var_1, var_274);
        var_277 = wp::max(var_275, var_276);
        var_278 = wp::address(var_agents, var_0, var_277);
        var_279 = &(((*wp::address(var_agents, var_0, var_277))).velocity);
        var_282 = wp::load(var_279);
        var_281 = wp::extract(var_282, var_280);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_284 = wp::extract(var_21, var_283);
        var_285 = wp::vec_t<2, wp::float32>(var_284, var_281);
        var_287 = wp::vec_t<2, wp::float32>(var_281, var_286);
        var_288 = wp::dot(var_285, var_287);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_291 = wp::address(var_features, var_0, var_1);
        var_294 = wp::load(var_291);
        var_293 = ((var_290 < var_294) && (var_294 < var_292));
        var_289 = var_293;
        if (!var_289) {
            var_296 = (var_288 < var_295);
            var_289 = var_289 || var_296;
        }
        if (var_289) {
            // continue                                                                       <L 49>
        }
        var_298 = wp::where(var_289, var_297, var_273);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_298) {
            var_300 = wp::extract(var_21, var_299);
            var_301 = wp::sub(var_300, var_288);
            var_302 = wp::float(var_272);
            var_303 = wp::sub(var_301, var_302);
            var_305 = wp::lerp(var_271, var_303, var_304);
        }
        var_306 = wp::where(var_298, var_305, var_271);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_310 = wp::sub(var_1, var_309);
        var_312 = wp::max(var_310, var_311);
        var_313 = wp::address(var_agents, var_0, var_312);
        var_314 = &(((*wp::address(var_agents, var_0, var_312))).velocity);
        var_317 = wp::load(var_314);
        var_316 = wp::extract(var_317, var_315);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_319 = wp::extract(var_21, var_318);
        var_320 = wp::vec_t<2, wp::float32>(var_319, var_316);
        var_322 = wp::vec_t<2, wp::float32>(var_316, var_321);
        var_323 = wp::dot(var_320, var_322);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_326 = wp::address(var_features, var_0, var_1);
        var_329 = wp::load(var_326);
        var_328 = ((var_325 < var_329) && (var_329 < var_327));
        var_324 = var_328;
        if (!var_324) {
            var_331 = (var_323 < var_330);
            var_324 = var_324 || var_331;
        }
        if (var_324) {
            // continue                                                                       <L 49>
        }
        var_333 = wp::where(var_324, var_332, var_308);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_333) {
            var_335 = wp::extract(var_21, var_334);
            var_336 = wp::sub(var_335, var_323);
            var_337 = wp::float(var_307);
            var_338 = wp::sub(var_336, var_337);
            var_340 = wp::lerp(var_306, var_338, var_339);
        }
        var_341 = wp::where(var_333, var_340, var_306);
        // sample = pool                                                                      <L 51>
        var_342 = wp::copy(var_341);
        // left = wp.atan2(sample, wp.abs(pool) + 0.2)                                        <L 52>
        var_343 = wp::abs(var_341);
        var_345 = wp::add(var_343, var_344);
        var_346 = wp::atan2(var_342, var_345);
        // product = estimate_heat(float(count) * 0.7) * left                                 <L 53>
        var_347 = wp::float(var_count);
        var_349 = wp::mul(var_347, var_348);
        var_350 = estimate_heat_0(var_349);
        var_351 = wp::mul(var_350, var_346);
        // if product <= LIMIT and left > -1.4:                                               <L 54>
        var_354 = (var_351 <= var_353);
        var_352 = var_354;
        if (var_352) {
            var_356 = (var_346 > var_355);
            var_352 = var_352 && var_356;
        }
        if (var_352) {
            // close_enough = velocity.z - 1.7 < features[i, wp.max(j - 1, 0)]                <L 55>
            var_358 = wp::extract(var_21, var_357);
            var_360 = wp::sub(var_358, var_359);
            var_362 = wp::sub(var_1, var_361);
            var_364 = wp::max(var_362, var_363);
            var_365 = wp::address(var_features, var_0, var_364);
            var_367 = wp::load(var_365);
            var_366 = (var_360 < var_367);
            // sample = product if close_enough else sample                                   <L 56>
            if (var_366) {
            }
            if (!var_366) {
            }
            var_368 = wp::where(var_366, var_351, var_342);
        }
        var_369 = wp::where(var_352, var_368, var_342);
        // blended[i, j, k] = sample * float(k)                                               <L 57>
        var_370 = wp::float(var_23);
        var_371 = wp::mul(var_369, var_370);
        wp::array_store(var_blended, var_0, var_1, var_23, var_371);
        goto start_for_0;
    end_for_0:;
    // target_point = wp.vec3i(wp.int32(features[i, j]), count, 0)                            <L 58>
    var_372 = wp::address(var_features, var_0, var_1);
    var_374 = wp::load(var_372);
    var_373 = wp::int32(var_374);
    var_376 = wp::vec_t<3, wp::int32>(var_373, var_count, var_375);
    // if wp.dot(target_point, target_point) > 29:                                            <L 59>
    var_377 = wp::dot(var_376, var_376);
    var_379 = (var_377 > var_378);
    if (var_379) {
        // displacement = wp.vec2(1.1, agents[i, j].width)                                    <L 60>
        var_381 = wp::address(var_agents, var_0, var_1);
        var_382 = &(((*wp::address(var_agents, var_0, var_1))).width);
        var_384 = wp::load(var_382);
        var_383 = wp::vec_t<2, wp::float32>(var_380, var_384);
        // transformed[i, j] = wp.vec2(features[i, j], 0.5) + displacement                    <L 61>
        var_385 = wp::address(var_features, var_0, var_1);
        var_388 = wp::load(var_385);
        var_387 = wp::vec_t<2, wp::float32>(var_388, var_386);
        var_389 = wp::add(var_387, var_383);
        wp::array_store(var_transformed, var_0, var_1, var_389);
    }
    // if agents[i, j].velocity[2] < velocity[0]:                                             <L 62>
    var_390 = wp::address(var_agents, var_0, var_1);
    var_391 = &(((*wp::address(var_agents, var_0, var_1))).velocity);
    var_394 = wp::load(var_391);
    var_393 = wp::extract(var_394, var_392);
    var_396 = wp::extract(var_21, var_395);
    var_397 = (var_393 < var_396);
    if (var_397) {
        // width = agents[wp.max(i - 1, 0)][j].width                                          <L 63>
        var_399 = wp::sub(var_0, var_398);
        var_401 = wp::max(var_399, var_400);
        var_402 = wp::address(var_agents, var_401, var_1);
        var_403 = &(((*wp::address(var_agents, var_401, var_1))).width);
        var_405 = wp::load(var_403);
        var_404 = wp::copy(var_405);
        // switched = velocity.z if agents[i, j].width <= width else 1.4                      <L 64>
        var_406 = wp::address(var_agents, var_0, var_1);
        var_407 = &(((*wp::address(var_agents, var_0, var_1))).width);
        var_409 = wp::load(var_407);
        var_408 = (var_409 <= var_404);
        if (var_408) {
            var_411 = wp::extract(var_21, var_410);
        }
        if (!var_408) {
        }
        var_413 = wp::where(var_408, var_411, var_412);
        // step_vector = wp.normalize(agents[i, j].velocity)                                  <L 65>
        var_414 = wp::address(var_agents, var_0, var_1);
        var_415 = &(((*wp::address(var_agents, var_0, var_1))).velocity);
        var_417 = wp::load(var_415);
        var_416 = wp::normalize(var_417);
        // feature = features[i, wp.max(j - 1, 0)]                                            <L 66>
        var_419 = wp::sub(var_1, var_418);
        var_421 = wp::max(var_419, var_420);
        var_422 = wp::address(var_features, var_0, var_421);
        var_424 = wp::load(var_422);
        var_423 = wp::copy(var_424);
        // attitude = wp.quat_from_axis_angle(step_vector, feature)                           <L 67>
        var_425 = wp::quat_from_axis_angle(var_416, var_423);
        // gap = wp.dot(attitude, attitude) - SCALE * feature                                 <L 68>
        var_426 = wp::dot(var_425, var_425);
        var_428 = wp::mul(var_427, var_423);
        var_429 = wp::sub(var_426, var_428);
        // summed = gap + centers[i, j, j % count][2]                                         <L 69>
        var_430 = wp::mod(var_1, var_count);
        var_431 = wp::address(var_centers, var_0, var_1, var_430);
        var_434 = wp::load(var_431);
        var_433 = wp::extract(var_434, var_432);
        var_435 = wp::add(var_429, var_433);
        // growth = wp.exp(wp.clamp(summed, -3.0, 4.0))                                       <L 70>
        var_438 = wp::clamp(var_435, var_436, var_437);
        var_439 = wp::exp(var_438);
        // combined[j, i] = width - 2.4 - switched - gap + growth                             <L 71>
        var_441 = wp::sub(var_404, var_440);
        var_442 = wp::sub(var_441, var_413);
        var_443 = wp::sub(var_442, var_429);
        var_444 = wp::add(var_443, var_439);
        wp::array_store(var_combined, var_1, var_0, var_444);
    }
}

template <bool wp_linear_contiguous>
static void scatter_flow_cbc8ad7c_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_scatter_flow_cbc8ad7c *_wp_args,
    wp_args_scatter_flow_cbc8ad7c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_features = _wp_args->features;
    wp::array_t<wp::vec_t<3, wp::float32>> var_centers = _wp_args->centers;
    wp::mat_t<3, 3, wp::float32> var_jacobian = _wp_args->jacobian;
    wp::array_t<Material_97c13714> var_agents = _wp_args->agents;
    wp::array_t<wp::float32> var_blended = _wp_args->blended;
    wp::array_t<wp::float32> var_combined = _wp_args->combined;
    wp::array_t<wp::vec_t<2, wp::float32>> var_transformed = _wp_args->transformed;
    wp::int32 var_count = _wp_args->count;
    wp::array_t<wp::float32> adj_features = _wp_adj_args->features;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_centers = _wp_adj_args->centers;
    wp::mat_t<3, 3, wp::float32> adj_jacobian = _wp_adj_args->jacobian;
    wp::array_t<Material_97c13714> adj_agents = _wp_adj_args->agents;
    wp::array_t<wp::float32> adj_blended = _wp_adj_args->blended;
    wp::array_t<wp::float32> adj_combined = _wp_adj_args->combined;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_transformed = _wp_adj_args->transformed;
    wp::int32 adj_count = _wp_adj_args->count;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::vec_t<3, wp::float32>* var_3;
    Material_97c13714* var_4;
    wp::vec_t<3, wp::float32>* var_5;
    wp::float32* var_6;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::float32 var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::int32 var_12;
    wp::vec_t<3, wp::float32>* var_13;
    Material_97c13714* var_14;
    wp::vec_t<3, wp::float32>* var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::vec_t<3, wp::float32> var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::vec_t<3, wp::float32> var_19;
    const wp::float32 var_20 = 2.3;
    wp::vec_t<3, wp::float32> var_21;
    wp::range_t var_22;
    wp::int32 var_23;
    const wp::int32 var_24 = 0;
    const wp::int32 var_25 = 0;
    wp::float32 var_26;
    const wp::int32 var_27 = 0;
    const bool var_28 = true;
    const wp::int32 var_29 = 1;
    wp::int32 var_30;
    const wp::int32 var_31 = 0;
    wp::int32 var_32;
    Material_97c13714* var_33;
    wp::vec_t<3, wp::float32>* var_34;
    const wp::int32 var_35 = 0;
    wp::float32 var_36;
    wp::vec_t<3, wp::float32> var_37;
    const wp::int32 var_38 = 0;
    wp::float32 var_39;
    wp::vec_t<2, wp::float32> var_40;
    const wp::float32 var_41 = 2.0;
    wp::vec_t<2, wp::float32> var_42;
    wp::float32 var_43;
    bool var_44;
    const wp::float32 var_45 = 0.17;
    wp::float32* var_46;
    const wp::float32 var_47 = 0.8;
    bool var_48;
    wp::float32 var_49;
    const wp::float32 var_50 = 0.0;
    bool var_51;
    const bool var_52 = false;
    bool var_53;
    const wp::int32 var_54 = 1;
    wp::float32 var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    wp::float32 var_58;
    const wp::float32 var_59 = 0.34;
    wp::float32 var_60;
    wp::float32 var_61;
    const wp::int32 var_62 = 1;
    const bool var_63 = true;
    const wp::int32 var_64 = 1;
    wp::int32 var_65;
    const wp::int32 var_66 = 0;
    wp::int32 var_67;
    Material_97c13714* var_68;
    wp::vec_t<3, wp::float32>* var_69;
    const wp::int32 var_70 = 0;
    wp::float32 var_71;
    wp::vec_t<3, wp::float32> var_72;
    const wp::int32 var_73 = 0;
    wp::float32 var_74;
    wp::vec_t<2, wp::float32> var_75;
    const wp::float32 var_76 = 2.0;
    wp::vec_t<2, wp::float32> var_77;
    wp::float32 var_78;
    bool var_79;
    const wp::float32 var_80 = 0.17;
    wp::float32* var_81;
    const wp::float32 var_82 = 0.8;
    bool var_83;
    wp::float32 var_84;
    const wp::float32 var_85 = 0.0;
    bool var_86;
    const bool var_87 = false;
    bool var_88;
    const wp::int32 var_89 = 1;
    wp::float32 var_90;
    wp::float32 var_91;
    wp::float32 var_92;
    wp::float32 var_93;
    const wp::float32 var_94 = 0.34;
    wp::float32 var_95;
    wp::float32 var_96;
    const wp::int32 var_97 = 2;
    const bool var_98 = true;
    const wp::int32 var_99 = 1;
    wp::int32 var_100;
    const wp::int32 var_101 = 0;
    wp::int32 var_102;
    Material_97c13714* var_103;
    wp::vec_t<3, wp::float32>* var_104;
    const wp::int32 var_105 = 0;
    wp::float32 var_106;
    wp::vec_t<3, wp::float32> var_107;
    const wp::int32 var_108 = 0;
    wp::float32 var_109;
    wp::vec_t<2, wp::float32> var_110;
    const wp::float32 var_111 = 2.0;
    wp::vec_t<2, wp::float32> var_112;
    wp::float32 var_113;
    bool var_114;
    const wp::float32 var_115 = 0.17;
    wp::float32* var_116;
    const wp::float32 var_117 = 0.8;
    bool var_118;
    wp::float32 var_119;
    const wp::float32 var_120 = 0.0;
    bool var_121;
    const bool var_122 = false;
    bool var_123;
    const wp::int32 var_124 = 1;
    wp::float32 var_125;
    wp::float32 var_126;
    wp::float32 var_127;
    wp::float32 var_128;
    const wp::float32 var_129 = 0.34;
    wp::float32 var_130;
    wp::float32 var_131;
    const wp::int32 var_132 = 3;
    const bool var_133 = true;
    const wp::int32 var_134 = 1;
    wp::int32 var_135;
    const wp::int32 var_136 = 0;
    wp::int32 var_137;
    Material_97c13714* var_138;
    wp::vec_t<3, wp::float32>* var_139;
    const wp::int32 var_140 = 0;
    wp::float32 var_141;
    wp::vec_t<3, wp::float32> var_142;
    const wp::int32 var_143 = 0;
    wp::float32 var_144;
    wp::vec_t<2, wp::float32> var_145;
    const wp::float32 var_146 = 2.0;
    wp::vec_t<2, wp::float32> var_147;
    wp::float32 var_148;
    bool var_149;
    const wp::float32 var_150 = 0.17;
    wp::float32* var_151;
    const wp::float32 var_152 = 0.8;
    bool var_153;
    wp::float32 var_154;
    const wp::float32 var_155 = 0.0;
    bool var_156;
    const bool var_157 = false;
    bool var_158;
    const wp::int32 var_159 = 1;
    wp::float32 var_160;
    wp::float32 var_161;
    wp::float32 var_162;
    wp::float32 var_163;
    const wp::float32 var_164 = 0.34;
    wp::float32 var_165;
    wp::float32 var_166;
    const wp::int32 var_167 = 4;
    const bool var_168 = true;
    const wp::int32 var_169 = 1;
    wp::int32 var_170;
    const wp::int32 var_171 = 0;
    wp::int32 var_172;
    Material_97c13714* var_173;
    wp::vec_t<3, wp::float32>* var_174;
    const wp::int32 var_175 = 0;
    wp::float32 var_176;
    wp::vec_t<3, wp::float32> var_177;
    const wp::int32 var_178 = 0;
    wp::float32 var_179;
    wp::vec_t<2, wp::float32> var_180;
    const wp::float32 var_181 = 2.0;
    wp::vec_t<2, wp::float32> var_182;
    wp::float32 var_183;
    bool var_184;
    const wp::float32 var_185 = 0.17;
    wp::float32* var_186;
    const wp::float32 var_187 = 0.8;
    bool var_188;
    wp::float32 var_189;
    const wp::float32 var_190 = 0.0;
    bool var_191;
    const bool var_192 = false;
    bool var_193;
    const wp::int32 var_194 = 1;
    wp::float32 var_195;
    wp::float32 var_196;
    wp::float32 var_197;
    wp::float32 var_198;
    const wp::float32 var_199 = 0.34;
    wp::float32 var_200;
    wp::float32 var_201;
    const wp::int32 var_202 = 5;
    const bool var_203 = true;
    const wp::int32 var_204 = 1;
    wp::int32 var_205;
    const wp::int32 var_206 = 0;
    wp::int32 var_207;
    Material_97c13714* var_208;
    wp::vec_t<3, wp::float32>* var_209;
    const wp::int32 var_210 = 0;
    wp::float32 var_211;
    wp::vec_t<3, wp::float32> var_212;
    const wp::int32 var_213 = 0;
    wp::float32 var_214;
    wp::vec_t<2, wp::float32> var_215;
    const wp::float32 var_216 = 2.0;
    wp::vec_t<2, wp::float32> var_217;
    wp::float32 var_218;
    bool var_219;
    const wp::float32 var_220 = 0.17;
    wp::float32* var_221;
    const wp::float32 var_222 = 0.8;
    bool var_223;
    wp::float32 var_224;
    const wp::float32 var_225 = 0.0;
    bool var_226;
    const bool var_227 = false;
    bool var_228;
    const wp::int32 var_229 = 1;
    wp::float32 var_230;
    wp::float32 var_231;
    wp::float32 var_232;
    wp::float32 var_233;
    const wp::float32 var_234 = 0.34;
    wp::float32 var_235;
    wp::float32 var_236;
    const wp::int32 var_237 = 6;
    const bool var_238 = true;
    const wp::int32 var_239 = 1;
    wp::int32 var_240;
    const wp::int32 var_241 = 0;
    wp::int32 var_242;
    Material_97c13714* var_243;
    wp::vec_t<3, wp::float32>* var_244;
    const wp::int32 var_245 = 0;
    wp::float32 var_246;
    wp::vec_t<3, wp::float32> var_247;
    const wp::int32 var_248 = 0;
    wp::float32 var_249;
    wp::vec_t<2, wp::float32> var_250;
    const wp::float32 var_251 = 2.0;
    wp::vec_t<2, wp::float32> var_252;
    wp::float32 var_253;
    bool var_254;
    const wp::float32 var_255 = 0.17;
    wp::float32* var_256;
    const wp::float32 var_257 = 0.8;
    bool var_258;
    wp::float32 var_259;
    const wp::float32 var_260 = 0.0;
    bool var_261;
    const bool var_262 = false;
    bool var_263;
    const wp::int32 var_264 = 1;
    wp::float32 var_265;
    wp::float32 var_266;
    wp::float32 var_267;
    wp::float32 var_268;
    const wp::float32 var_269 = 0.34;
    wp::float32 var_270;
    wp::float32 var_271;
    const wp::int32 var_272 = 7;
    const bool var_273 = true;
    const wp::int32 var_274 = 1;
    wp::int32 var_275;
    const wp::int32 var_276 = 0;
    wp::int32 var_277;
    Material_97c13714* var_278;
    wp::vec_t<3, wp::float32>* var_279;
    const wp::int32 var_280 = 0;
    wp::float32 var_281;
    wp::vec_t<3, wp::float32> var_282;
    const wp::int32 var_283 = 0;
    wp::float32 var_284;
    wp::vec_t<2, wp::float32> var_285;
    const wp::float32 var_286 = 2.0;
    wp::vec_t<2, wp::float32> var_287;
    wp::float32 var_288;
    bool var_289;
    const wp::float32 var_290 = 0.17;
    wp::float32* var_291;
    const wp::float32 var_292 = 0.8;
    bool var_293;
    wp::float32 var_294;
    const wp::float32 var_295 = 0.0;
    bool var_296;
    const bool var_297 = false;
    bool var_298;
    const wp::int32 var_299 = 1;
    wp::float32 var_300;
    wp::float32 var_301;
    wp::float32 var_302;
    wp::float32 var_303;
    const wp::float32 var_304 = 0.34;
    wp::float32 var_305;
    wp::float32 var_306;
    const wp::int32 var_307 = 8;
    const bool var_308 = true;
    const wp::int32 var_309 = 1;
    wp::int32 var_310;
    const wp::int32 var_311 = 0;
    wp::int32 var_312;
    Material_97c13714* var_313;
    wp::vec_t<3, wp::float32>* var_314;
    const wp::int32 var_315 = 0;
    wp::float32 var_316;
    wp::vec_t<3, wp::float32> var_317;
    const wp::int32 var_318 = 0;
    wp::float32 var_319;
    wp::vec_t<2, wp::float32> var_320;
    const wp::float32 var_321 = 2.0;
    wp::vec_t<2, wp::float32> var_322;
    wp::float32 var_323;
    bool var_324;
    const wp::float32 var_325 = 0.17;
    wp::float32* var_326;
    const wp::float32 var_327 = 0.8;
    bool var_328;
    wp::float32 var_329;
    const wp::float32 var_330 = 0.0;
    bool var_331;
    const bool var_332 = false;
    bool var_333;
    const wp::int32 var_334 = 1;
    wp::float32 var_335;
    wp::float32 var_336;
    wp::float32 var_337;
    wp::float32 var_338;
    const wp::float32 var_339 = 0.34;
    wp::float32 var_340;
    wp::float32 var_341;
    wp::float32 var_342;
    wp::float32 var_343;
    const wp::float32 var_344 = 0.2;
    wp::float32 var_345;
    wp::float32 var_346;
    wp::float32 var_347;
    const wp::float32 var_348 = 0.7;
    wp::float32 var_349;
    wp::float32 var_350;
    wp::float32 var_351;
    bool var_352;
    const wp::float32 var_353 = 1.25;
    bool var_354;
    const wp::float32 var_355 = -1.4;
    bool var_356;
    const wp::int32 var_357 = 2;
    wp::float32 var_358;
    const wp::float32 var_359 = 1.7;
    wp::float32 var_360;
    const wp::int32 var_361 = 1;
    wp::int32 var_362;
    const wp::int32 var_363 = 0;
    wp::int32 var_364;
    wp::float32* var_365;
    bool var_366;
    wp::float32 var_367;
    wp::float32 var_368;
    wp::float32 var_369;
    wp::float32 var_370;
    wp::float32 var_371;
    wp::float32* var_372;
    wp::int32 var_373;
    wp::float32 var_374;
    const wp::int32 var_375 = 0;
    wp::vec_t<3, wp::int32> var_376;
    wp::int32 var_377;
    const wp::int32 var_378 = 29;
    bool var_379;
    const wp::float32 var_380 = 1.1;
    Material_97c13714* var_381;
    wp::float32* var_382;
    wp::vec_t<2, wp::float32> var_383;
    wp::float32 var_384;
    wp::float32* var_385;
    const wp::float32 var_386 = 0.5;
    wp::vec_t<2, wp::float32> var_387;
    wp::float32 var_388;
    wp::vec_t<2, wp::float32> var_389;
    Material_97c13714* var_390;
    wp::vec_t<3, wp::float32>* var_391;
    const wp::int32 var_392 = 2;
    wp::float32 var_393;
    wp::vec_t<3, wp::float32> var_394;
    const wp::int32 var_395 = 0;
    wp::float32 var_396;
    bool var_397;
    const wp::int32 var_398 = 1;
    wp::int32 var_399;
    const wp::int32 var_400 = 0;
    wp::int32 var_401;
    Material_97c13714* var_402;
    wp::float32* var_403;
    wp::float32 var_404;
    wp::float32 var_405;
    Material_97c13714* var_406;
    wp::float32* var_407;
    bool var_408;
    wp::float32 var_409;
    const wp::int32 var_410 = 2;
    wp::float32 var_411;
    const wp::float32 var_412 = 1.4;
    wp::float32 var_413;
    Material_97c13714* var_414;
    wp::vec_t<3, wp::float32>* var_415;
    wp::vec_t<3, wp::float32> var_416;
    wp::vec_t<3, wp::float32> var_417;
    const wp::int32 var_418 = 1;
    wp::int32 var_419;
    const wp::int32 var_420 = 0;
    wp::int32 var_421;
    wp::float32* var_422;
    wp::float32 var_423;
    wp::float32 var_424;
    wp::quat_t<wp::float32> var_425;
    wp::float32 var_426;
    const wp::float32 var_427 = 3.9;
    wp::float32 var_428;
    wp::float32 var_429;
    wp::int32 var_430;
    wp::vec_t<3, wp::float32>* var_431;
    const wp::int32 var_432 = 2;
    wp::float32 var_433;
    wp::vec_t<3, wp::float32> var_434;
    wp::float32 var_435;
    const wp::float32 var_436 = -3.0;
    const wp::float32 var_437 = 4.0;
    wp::float32 var_438;
    wp::float32 var_439;
    const wp::float32 var_440 = 2.4;
    wp::float32 var_441;
    wp::float32 var_442;
    wp::float32 var_443;
    wp::float32 var_444;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    Material_97c13714 adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    Material_97c13714 adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::vec_t<3, wp::float32> adj_19 = {};
    wp::float32 adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::range_t adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::int32 adj_27 = {};
    bool adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    Material_97c13714 adj_33 = {};
    wp::vec_t<3, wp::float32> adj_34 = {};
    wp::int32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::vec_t<3, wp::float32> adj_37 = {};
    wp::int32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::vec_t<2, wp::float32> adj_40 = {};
    wp::float32 adj_41 = {};
    wp::vec_t<2, wp::float32> adj_42 = {};
    wp::float32 adj_43 = {};
    bool adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::float32 adj_47 = {};
    bool adj_48 = {};
    wp::float32 adj_49 = {};
    wp::float32 adj_50 = {};
    bool adj_51 = {};
    bool adj_52 = {};
    bool adj_53 = {};
    wp::int32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::float32 adj_61 = {};
    wp::int32 adj_62 = {};
    bool adj_63 = {};
    wp::int32 adj_64 = {};
    wp::int32 adj_65 = {};
    wp::int32 adj_66 = {};
    wp::int32 adj_67 = {};
    Material_97c13714 adj_68 = {};
    wp::vec_t<3, wp::float32> adj_69 = {};
    wp::int32 adj_70 = {};
    wp::float32 adj_71 = {};
    wp::vec_t<3, wp::float32> adj_72 = {};
    wp::int32 adj_73 = {};
    wp::float32 adj_74 = {};
    wp::vec_t<2, wp::float32> adj_75 = {};
    wp::float32 adj_76 = {};
    wp::vec_t<2, wp::float32> adj_77 = {};
    wp::float32 adj_78 = {};
    bool adj_79 = {};
    wp::float32 adj_80 = {};
    wp::float32 adj_81 = {};
    wp::float32 adj_82 = {};
    bool adj_83 = {};
    wp::float32 adj_84 = {};
    wp::float32 adj_85 = {};
    bool adj_86 = {};
    bool adj_87 = {};
    bool adj_88 = {};
    wp::int32 adj_89 = {};
    wp::float32 adj_90 = {};
    wp::float32 adj_91 = {};
    wp::float32 adj_92 = {};
    wp::float32 adj_93 = {};
    wp::float32 adj_94 = {};
    wp::float32 adj_95 = {};
    wp::float32 adj_96 = {};
    wp::int32 adj_97 = {};
    bool adj_98 = {};
    wp::int32 adj_99 = {};
    wp::int32 adj_100 = {};
    wp::int32 adj_101 = {};
    wp::int32 adj_102 = {};
    Material_97c13714 adj_103 = {};
    wp::vec_t<3, wp::float32> adj_104 = {};
    wp::int32 adj_105 = {};
    wp::float32 adj_106 = {};
    wp::vec_t<3, wp::float32> adj_107 = {};
    wp::int32 adj_108 = {};
    wp::float32 adj_109 = {};
    wp::vec_t<2, wp::float32> adj_110 = {};
    wp::float32 adj_111 = {};
    wp::vec_t<2, wp::float32> adj_112 = {};
    wp::float32 adj_113 = {};
    bool adj_114 = {};
    wp::float32 adj_115 = {};
    wp::float32 adj_116 = {};
    wp::float32 adj_117 = {};
    bool adj_118 = {};
    wp::float32 adj_119 = {};
    wp::float32 adj_120 = {};
    bool adj_121 = {};
    bool adj_122 = {};
    bool adj_123 = {};
    wp::int32 adj_124 = {};
    wp::float32 adj_125 = {};
    wp::float32 adj_126 = {};
    wp::float32 adj_127 = {};
    wp::float32 adj_128 = {};
    wp::float32 adj_129 = {};
    wp::float32 adj_130 = {};
    wp::float32 adj_131 = {};
    wp::int32 adj_132 = {};
    bool adj_133 = {};
    wp::int32 adj_134 = {};
    wp::int32 adj_135 = {};
    wp::int32 adj_136 = {};
    wp::int32 adj_137 = {};
    Material_97c13714 adj_138 = {};
    wp::vec_t<3, wp::float32> adj_139 = {};
    wp::int32 adj_140 = {};
    wp::float32 adj_141 = {};
    wp::vec_t<3, wp::float32> adj_142 = {};
    wp::int32 adj_143 = {};
    wp::float32 adj_144 = {};
    wp::vec_t<2, wp::float32> adj_145 = {};
    wp::float32 adj_146 = {};
    wp::vec_t<2, wp::float32> adj_147 = {};
    wp::float32 adj_148 = {};
    bool adj_149 = {};
    wp::float32 adj_150 = {};
    wp::float32 adj_151 = {};
    wp::float32 adj_152 = {};
    bool adj_153 = {};
    wp::float32 adj_154 = {};
    wp::float32 adj_155 = {};
    bool adj_156 = {};
    bool adj_157 = {};
    bool adj_158 = {};
    wp::int32 adj_159 = {};
    wp::float32 adj_160 = {};
    wp::float32 adj_161 = {};
    wp::float32 adj_162 = {};
    wp::float32 adj_163 = {};
    wp::float32 adj_164 = {};
    wp::float32 adj_165 = {};
    wp::float32 adj_166 = {};
    wp::int32 adj_167 = {};
    bool adj_168 = {};
    wp::int32 adj_169 = {};
    wp::int32 adj_170 = {};
    wp::int32 adj_171 = {};
    wp::int32 adj_172 = {};
    Material_97c13714 adj_173 = {};
    wp::vec_t<3, wp::float32> adj_174 = {};
    wp::int32 adj_175 = {};
    wp::float32 adj_176 = {};
    wp::vec_t<3, wp::float32> adj_177 = {};
    wp::int32 adj_178 = {};
    wp::float32 adj_179 = {};
    wp::vec_t<2, wp::float32> adj_180 = {};
    wp::float32 adj_181 = {};
    wp::vec_t<2, wp::float32> adj_182 = {};
    wp::float32 adj_183 = {};
    bool adj_184 = {};
    wp::float32 adj_185 = {};
    wp::float32 adj_186 = {};
    wp::float32 adj_187 = {};
    bool adj_188 = {};
    wp::float32 adj_189 = {};
    wp::float32 adj_190 = {};
    bool adj_191 = {};
    bool adj_192 = {};
    bool adj_193 = {};
    wp::int32 adj_194 = {};
    wp::float32 adj_195 = {};
    wp::float32 adj_196 = {};
    wp::float32 adj_197 = {};
    wp::float32 adj_198 = {};
    wp::float32 adj_199 = {};
    wp::float32 adj_200 = {};
    wp::float32 adj_201 = {};
    wp::int32 adj_202 = {};
    bool adj_203 = {};
    wp::int32 adj_204 = {};
    wp::int32 adj_205 = {};
    wp::int32 adj_206 = {};
    wp::int32 adj_207 = {};
    Material_97c13714 adj_208 = {};
    wp::vec_t<3, wp::float32> adj_209 = {};
    wp::int32 adj_210 = {};
    wp::float32 adj_211 = {};
    wp::vec_t<3, wp::float32> adj_212 = {};
    wp::int32 adj_213 = {};
    wp::float32 adj_214 = {};
    wp::vec_t<2, wp::float32> adj_215 = {};
    wp::float32 adj_216 = {};
    wp::vec_t<2, wp::float32> adj_217 = {};
    wp::float32 adj_218 = {};
    bool adj_219 = {};
    wp::float32 adj_220 = {};
    wp::float32 adj_221 = {};
    wp::float32 adj_222 = {};
    bool adj_223 = {};
    wp::float32 adj_224 = {};
    wp::float32 adj_225 = {};
    bool adj_226 = {};
    bool adj_227 = {};
    bool adj_228 = {};
    wp::int32 adj_229 = {};
    wp::float32 adj_230 = {};
    wp::float32 adj_231 = {};
    wp::float32 adj_232 = {};
    wp::float32 adj_233 = {};
    wp::float32 adj_234 = {};
    wp::float32 adj_235 = {};
    wp::float32 adj_236 = {};
    wp::int32 adj_237 = {};
    bool adj_238 = {};
    wp::int32 adj_239 = {};
    wp::int32 adj_240 = {};
    wp::int32 adj_241 = {};
    wp::int32 adj_242 = {};
    Material_97c13714 adj_243 = {};
    wp::vec_t<3, wp::float32> adj_244 = {};
    wp::int32 adj_245 = {};
    wp::float32 adj_246 = {};
    wp::vec_t<3, wp::float32> adj_247 = {};
    wp::int32 adj_248 = {};
    wp::float32 adj_249 = {};
    wp::vec_t<2, wp::float32> adj_250 = {};
    wp::float32 adj_251 = {};
    wp::vec_t<2, wp::float32> adj_252 = {};
    wp::float32 adj_253 = {};
    bool adj_254 = {};
    wp::float32 adj_255 = {};
    wp::float32 adj_256 = {};
    wp::float32 adj_257 = {};
    bool adj_258 = {};
    wp::float32 adj_259 = {};
    wp::float32 adj_260 = {};
    bool adj_261 = {};
    bool adj_262 = {};
    bool adj_263 = {};
    wp::int32 adj_264 = {};
    wp::float32 adj_265 = {};
    wp::float32 adj_266 = {};
    wp::float32 adj_267 = {};
    wp::float32 adj_268 = {};
    wp::float32 adj_269 = {};
    wp::float32 adj_270 = {};
    wp::float32 adj_271 = {};
    wp::int32 adj_272 = {};
    bool adj_273 = {};
    wp::int32 adj_274 = {};
    wp::int32 adj_275 = {};
    wp::int32 adj_276 = {};
    wp::int32 adj_277 = {};
    Material_97c13714 adj_278 = {};
    wp::vec_t<3, wp::float32> adj_279 = {};
    wp::int32 adj_280 = {};
    wp::float32 adj_281 = {};
    wp::vec_t<3, wp::float32> adj_282 = {};
    wp::int32 adj_283 = {};
    wp::float32 adj_284 = {};
    wp::vec_t<2, wp::float32> adj_285 = {};
    wp::float32 adj_286 = {};
    wp::vec_t<2, wp::float32> adj_287 = {};
    wp::float32 adj_288 = {};
    bool adj_289 = {};
    wp::float32 adj_290 = {};
    wp::float32 adj_291 = {};
    wp::float32 adj_292 = {};
    bool adj_293 = {};
    wp::float32 adj_294 = {};
    wp::float32 adj_295 = {};
    bool adj_296 = {};
    bool adj_297 = {};
    bool adj_298 = {};
    wp::int32 adj_299 = {};
    wp::float32 adj_300 = {};
    wp::float32 adj_301 = {};
    wp::float32 adj_302 = {};
    wp::float32 adj_303 = {};
    wp::float32 adj_304 = {};
    wp::float32 adj_305 = {};
    wp::float32 adj_306 = {};
    wp::int32 adj_307 = {};
    bool adj_308 = {};
    wp::int32 adj_309 = {};
    wp::int32 adj_310 = {};
    wp::int32 adj_311 = {};
    wp::int32 adj_312 = {};
    Material_97c13714 adj_313 = {};
    wp::vec_t<3, wp::float32> adj_314 = {};
    wp::int32 adj_315 = {};
    wp::float32 adj_316 = {};
    wp::vec_t<3, wp::float32> adj_317 = {};
    wp::int32 adj_318 = {};
    wp::float32 adj_319 = {};
    wp::vec_t<2, wp::float32> adj_320 = {};
    wp::float32 adj_321 = {};
    wp::vec_t<2, wp::float32> adj_322 = {};
    wp::float32 adj_323 = {};
    bool adj_324 = {};
    wp::float32 adj_325 = {};
    wp::float32 adj_326 = {};
    wp::float32 adj_327 = {};
    bool adj_328 = {};
    wp::float32 adj_329 = {};
    wp::float32 adj_330 = {};
    bool adj_331 = {};
    bool adj_332 = {};
    bool adj_333 = {};
    wp::int32 adj_334 = {};
    wp::float32 adj_335 = {};
    wp::float32 adj_336 = {};
    wp::float32 adj_337 = {};
    wp::float32 adj_338 = {};
    wp::float32 adj_339 = {};
    wp::float32 adj_340 = {};
    wp::float32 adj_341 = {};
    wp::float32 adj_342 = {};
    wp::float32 adj_343 = {};
    wp::float32 adj_344 = {};
    wp::float32 adj_345 = {};
    wp::float32 adj_346 = {};
    wp::float32 adj_347 = {};
    wp::float32 adj_348 = {};
    wp::float32 adj_349 = {};
    wp::float32 adj_350 = {};
    wp::float32 adj_351 = {};
    bool adj_352 = {};
    wp::float32 adj_353 = {};
    bool adj_354 = {};
    wp::float32 adj_355 = {};
    bool adj_356 = {};
    wp::int32 adj_357 = {};
    wp::float32 adj_358 = {};
    wp::float32 adj_359 = {};
    wp::float32 adj_360 = {};
    wp::int32 adj_361 = {};
    wp::int32 adj_362 = {};
    wp::int32 adj_363 = {};
    wp::int32 adj_364 = {};
    wp::float32 adj_365 = {};
    bool adj_366 = {};
    wp::float32 adj_367 = {};
    wp::float32 adj_368 = {};
    wp::float32 adj_369 = {};
    wp::float32 adj_370 = {};
    wp::float32 adj_371 = {};
    wp::float32 adj_372 = {};
    wp::int32 adj_373 = {};
    wp::float32 adj_374 = {};
    wp::int32 adj_375 = {};
    wp::vec_t<3, wp::int32> adj_376 = {};
    wp::int32 adj_377 = {};
    wp::int32 adj_378 = {};
    bool adj_379 = {};
    wp::float32 adj_380 = {};
    Material_97c13714 adj_381 = {};
    wp::float32 adj_382 = {};
    wp::vec_t<2, wp::float32> adj_383 = {};
    wp::float32 adj_384 = {};
    wp::float32 adj_385 = {};
    wp::float32 adj_386 = {};
    wp::vec_t<2, wp::float32> adj_387 = {};
    wp::float32 adj_388 = {};
    wp::vec_t<2, wp::float32> adj_389 = {};
    Material_97c13714 adj_390 = {};
    wp::vec_t<3, wp::float32> adj_391 = {};
    wp::int32 adj_392 = {};
    wp::float32 adj_393 = {};
    wp::vec_t<3, wp::float32> adj_394 = {};
    wp::int32 adj_395 = {};
    wp::float32 adj_396 = {};
    bool adj_397 = {};
    wp::int32 adj_398 = {};
    wp::int32 adj_399 = {};
    wp::int32 adj_400 = {};
    wp::int32 adj_401 = {};
    Material_97c13714 adj_402 = {};
    wp::float32 adj_403 = {};
    wp::float32 adj_404 = {};
    wp::float32 adj_405 = {};
    Material_97c13714 adj_406 = {};
    wp::float32 adj_407 = {};
    bool adj_408 = {};
    wp::float32 adj_409 = {};
    wp::int32 adj_410 = {};
    wp::float32 adj_411 = {};
    wp::float32 adj_412 = {};
    wp::float32 adj_413 = {};
    Material_97c13714 adj_414 = {};
    wp::vec_t<3, wp::float32> adj_415 = {};
    wp::vec_t<3, wp::float32> adj_416 = {};
    wp::vec_t<3, wp::float32> adj_417 = {};
    wp::int32 adj_418 = {};
    wp::int32 adj_419 = {};
    wp::int32 adj_420 = {};
    wp::int32 adj_421 = {};
    wp::float32 adj_422 = {};
    wp::float32 adj_423 = {};
    wp::float32 adj_424 = {};
    wp::quat_t<wp::float32> adj_425 = {};
    wp::float32 adj_426 = {};
    wp::float32 adj_427 = {};
    wp::float32 adj_428 = {};
    wp::float32 adj_429 = {};
    wp::int32 adj_430 = {};
    wp::vec_t<3, wp::float32> adj_431 = {};
    wp::int32 adj_432 = {};
    wp::float32 adj_433 = {};
    wp::vec_t<3, wp::float32> adj_434 = {};
    wp::float32 adj_435 = {};
    wp::float32 adj_436 = {};
    wp::float32 adj_437 = {};
    wp::float32 adj_438 = {};
    wp::float32 adj_439 = {};
    wp::float32 adj_440 = {};
    wp::float32 adj_441 = {};
    wp::float32 adj_442 = {};
    wp::float32 adj_443 = {};
    wp::float32 adj_444 = {};
    //---------
    // forward
    // def scatter_flow(                                                                      <L 29>
    // i, j = wp.tid()                                                                        <L 39>
    builtin_tid2d(var_0, var_1);
    // velocity = centers[i, j, i % count] - agents[i, j].velocity * features[i, j]           <L 40>
    var_2 = wp::mod(var_0, var_count);
    var_3 = wp::address(var_centers, var_0, var_1, var_2);
    var_4 = wp::address(var_agents, var_0, var_1);
    var_5 = &(((*wp::address(var_agents, var_0, var_1))).velocity);
    var_6 = wp::address(var_features, var_0, var_1);
    var_8 = wp::load(var_5);
    var_9 = wp::load(var_6);
    var_7 = wp::mul(var_8, var_9);
    var_11 = wp::load(var_3);
    var_10 = wp::sub(var_11, var_7);
    // velocity -= wp.cross(centers[i, j, j % count], agents[i, j].velocity)                  <L 41>
    var_12 = wp::mod(var_1, var_count);
    var_13 = wp::address(var_centers, var_0, var_1, var_12);
    var_14 = wp::address(var_agents, var_0, var_1);
    var_15 = &(((*wp::address(var_agents, var_0, var_1))).velocity);
    var_17 = wp::load(var_13);
    var_18 = wp::load(var_15);
    var_16 = wp::cross(var_17, var_18);
    var_19 = wp::sub(var_10, var_16);
    // velocity *= 2.3                                                                        <L 42>
    var_21 = wp::mul(var_19, var_20);
    // for k in range(count):                                                                 <L 43>
    var_22 = wp::range(var_count);
    // target_point = wp.vec3i(wp.int32(features[i, j]), count, 0)                            <L 58>
    var_372 = wp::address(var_features, var_0, var_1);
    var_374 = wp::load(var_372);
    var_373 = wp::int32(var_374);
    var_376 = wp::vec_t<3, wp::int32>(var_373, var_count, var_375);
    // if wp.dot(target_point, target_point) > 29:                                            <L 59>
    var_377 = wp::dot(var_376, var_376);
    var_379 = (var_377 > var_378);
    if (var_379) {
        // displacement = wp.vec2(1.1, agents[i, j].width)                                    <L 60>
        var_381 = wp::address(var_agents, var_0, var_1);
        var_382 = &(((*wp::address(var_agents, var_0, var_1))).width);
        var_384 = wp::load(var_382);
        var_383 = wp::vec_t<2, wp::float32>(var_380, var_384);
        // transformed[i, j] = wp.vec2(features[i, j], 0.5) + displacement                    <L 61>
        var_385 = wp::address(var_features, var_0, var_1);
        var_388 = wp::load(var_385);
        var_387 = wp::vec_t<2, wp::float32>(var_388, var_386);
        var_389 = wp::add(var_387, var_383);
        // wp::array_store(var_transformed, var_0, var_1, var_389);
    }
    // if agents[i, j].velocity[2] < velocity[0]:                                             <L 62>
    var_390 = wp::address(var_agents, var_0, var_1);
    var_391 = &(((*wp::address(var_agents, var_0, var_1))).velocity);
    var_394 = wp::load(var_391);
    var_393 = wp::extract(var_394, var_392);
    var_396 = wp::extract(var_21, var_395);
    var_397 = (var_393 < var_396);
    if (var_397) {
        // width = agents[wp.max(i - 1, 0)][j].width                                          <L 63>
        var_399 = wp::sub(var_0, var_398);
        var_401 = wp::max(var_399, var_400);
        var_402 = wp::address(var_agents, var_401, var_1);
        var_403 = &(((*wp::address(var_agents, var_401, var_1))).width);
        var_405 = wp::load(var_403);
        var_404 = wp::copy(var_405);
        // switched = velocity.z if agents[i, j].width <= width else 1.4                      <L 64>
        var_406 = wp::address(var_agents, var_0, var_1);
        var_407 = &(((*wp::address(var_agents, var_0, var_1))).width);
        var_409 = wp::load(var_407);
        var_408 = (var_409 <= var_404);
        if (var_408) {
            var_411 = wp::extract(var_21, var_410);
        }
        if (!var_408) {
        }
        var_413 = wp::where(var_408, var_411, var_412);
        // step_vector = wp.normalize(agents[i, j].velocity)                                  <L 65>
        var_414 = wp::address(var_agents, var_0, var_1);
        var_415 = &(((*wp::address(var_agents, var_0, var_1))).velocity);
        var_417 = wp::load(var_415);
        var_416 = wp::normalize(var_417);
        // feature = features[i, wp.max(j - 1, 0)]                                            <L 66>
        var_419 = wp::sub(var_1, var_418);
        var_421 = wp::max(var_419, var_420);
        var_422 = wp::address(var_features, var_0, var_421);
        var_424 = wp::load(var_422);
        var_423 = wp::copy(var_424);
        // attitude = wp.quat_from_axis_angle(step_vector, feature)                           <L 67>
        var_425 = wp::quat_from_axis_angle(var_416, var_423);
        // gap = wp.dot(attitude, attitude) - SCALE * feature                                 <L 68>
        var_426 = wp::dot(var_425, var_425);
        var_428 = wp::mul(var_427, var_423);
        var_429 = wp::sub(var_426, var_428);
        // summed = gap + centers[i, j, j % count][2]                                         <L 69>
        var_430 = wp::mod(var_1, var_count);
        var_431 = wp::address(var_centers, var_0, var_1, var_430);
        var_434 = wp::load(var_431);
        var_433 = wp::extract(var_434, var_432);
        var_435 = wp::add(var_429, var_433);
        // growth = wp.exp(wp.clamp(summed, -3.0, 4.0))                                       <L 70>
        var_438 = wp::clamp(var_435, var_436, var_437);
        var_439 = wp::exp(var_438);
        // combined[j, i] = width - 2.4 - switched - gap + growth                             <L 71>
        var_441 = wp::sub(var_404, var_440);
        var_442 = wp::sub(var_441, var_413);
        var_443 = wp::sub(var_442, var_429);
        var_444 = wp::add(var_443, var_439);
        // wp::array_store(var_combined, var_1, var_0, var_444);
    }
    //---------
    // reverse
    if (var_397) {
        wp::adj_array_store(var_combined, var_1, var_0, var_444, adj_combined, adj_1, adj_0, adj_444);
        wp::adj_add(var_443, var_439, adj_443, adj_439, adj_444);
        wp::adj_sub(var_442, var_429, adj_442, adj_429, adj_443);
        wp::adj_sub(var_441, var_413, adj_441, adj_413, adj_442);
        wp::adj_sub(var_404, var_440, adj_404, adj_440, adj_441);
        // adj: combined[j, i] = width - 2.4 - switched - gap + growth                        <L 71>
        wp::adj_exp(var_438, var_439, adj_438, adj_439);
        wp::adj_clamp(var_435, var_436, var_437, adj_435, adj_436, adj_437, adj_438);
        // adj: growth = wp.exp(wp.clamp(summed, -3.0, 4.0))                                  <L 70>
        wp::adj_add(var_429, var_433, adj_429, adj_433, adj_435);
        wp::adj_extract(var_434, var_432, adj_431, adj_432, adj_433);
        wp::adj_address(var_centers, var_0, var_1, var_430, adj_centers, adj_0, adj_1, adj_430, adj_431);
        wp::adj_mod(var_1, var_count, adj_1, adj_count, adj_430);
        // adj: summed = gap + centers[i, j, j % count][2]                                    <L 69>
        wp::adj_sub(var_426, var_428, adj_426, adj_428, adj_429);
        wp::adj_mul(var_427, var_423, adj_427, adj_423, adj_428);
        wp::adj_dot(var_425, var_425, adj_425, adj_425, adj_426);
        // adj: gap = wp.dot(attitude, attitude) - SCALE * feature                            <L 68>
        wp::adj_quat_from_axis_angle(var_416, var_423, adj_416, adj_423, adj_425);
        // adj: attitude = wp.quat_from_axis_angle(step_vector, feature)                      <L 67>
        wp::adj_copy(var_424, adj_422, adj_423);
        wp::adj_address(var_features, var_0, var_421, adj_features, adj_0, adj_421, adj_422);
        wp::adj_max(var_419, var_420, adj_419, adj_420, adj_421);
        wp::adj_sub(var_1, var_418, adj_1, adj_418, adj_419);
        // adj: feature = features[i, wp.max(j - 1, 0)]                                       <L 66>
        wp::adj_normalize(var_417, var_416, adj_415, adj_416);
        adj_414.velocity += adj_415;
        wp::adj_address(var_agents, var_0, var_1, adj_agents, adj_0, adj_1, adj_414);
        // adj: step_vector = wp.normalize(agents[i, j].velocity)                             <L 65>
        wp::adj_where(var_408, var_411, var_412, adj_408, adj_411, adj_412, adj_413);
        if (!var_408) {
        }
        if (var_408) {
            wp::adj_extract(var_21, var_410, adj_21, adj_410, adj_411);
        }
        adj_406.width += adj_407;
        wp::adj_address(var_agents, var_0, var_1, adj_agents, adj_0, adj_1, adj_406);
        // adj: switched = velocity.z if agents[i, j].width <= width else 1.4                 <L 64>
        wp::adj_copy(var_405, adj_403, adj_404);
        adj_402.width += adj_403;
        wp::adj_address(var_agents, var_401, var_1, adj_agents, adj_401, adj_1, adj_402);
        wp::adj_max(var_399, var_400, adj_399, adj_400, adj_401);
        wp::adj_sub(var_0, var_398, adj_0, adj_398, adj_399);
        // adj: width = agents[wp.max(i - 1, 0)][j].width                                     <L 63>
    }
    wp::adj_extract(var_21, var_395, adj_21, adj_395, adj_396);
    wp::adj_extract(var_394, var_392, adj_391, adj_392, adj_393);
    adj_390.velocity += adj_391;
    wp::adj_address(var_agents, var_0, var_1, adj_agents, adj_0, adj_1, adj_390);
    // adj: if agents[i, j].velocity[2] < velocity[0]:                                        <L 62>
    if (var_379) {
        wp::adj_array_store(var_transformed, var_0, var_1, var_389, adj_transformed, adj_0, adj_1, adj_389);
        wp::adj_add(var_387, var_383, adj_387, adj_383, adj_389);
        wp::adj_vec_t(var_388, var_386, adj_385, adj_386, adj_387);
        wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_385);
        // adj: transformed[i, j] = wp.vec2(features[i, j], 0.5) + displacement               <L 61>
        wp::adj_vec_t(var_380, var_384, adj_380, adj_382, adj_383);
        adj_381.width += adj_382;
        wp::adj_address(var_agents, var_0, var_1, adj_agents, adj_0, adj_1, adj_381);
        // adj: displacement = wp.vec2(1.1, agents[i, j].width)                               <L 60>
    }
    wp::adj_dot(var_376, var_376, adj_376, adj_376, adj_377);
    // adj: if wp.dot(target_point, target_point) > 29:                                       <L 59>
    wp::adj_vec_t(var_373, var_count, var_375, adj_373, adj_count, adj_375, adj_376);
    wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_372);
    // adj: target_point = wp.vec3i(wp.int32(features[i, j]), count, 0)                       <L 58>
    var_22 = wp::iter_reverse(var_22);
    start_for_0:;
        if (iter_cmp(var_22) == 0) goto end_for_0;
        var_23 = wp::iter_next(var_22);
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
    	adj_54 = {};
    	adj_55 = {};
    	adj_56 = {};
    	adj_57 = {};
    	adj_58 = {};
    	adj_59 = {};
    	adj_60 = {};
    	adj_61 = {};
    	adj_62 = {};
    	adj_63 = {};
    	adj_64 = {};
    	adj_65 = {};
    	adj_66 = {};
    	adj_67 = {};
    	adj_68 = {};
    	adj_69 = {};
    	adj_70 = {};
    	adj_71 = {};
    	adj_72 = {};
    	adj_73 = {};
    	adj_74 = {};
    	adj_75 = {};
    	adj_76 = {};
    	adj_77 = {};
    	adj_78 = {};
    	adj_79 = {};
    	adj_80 = {};
    	adj_81 = {};
    	adj_82 = {};
    	adj_83 = {};
    	adj_84 = {};
    	adj_85 = {};
    	adj_86 = {};
    	adj_87 = {};
    	adj_88 = {};
    	adj_89 = {};
    	adj_90 = {};
    	adj_91 = {};
    	adj_92 = {};
    	adj_93 = {};
    	adj_94 = {};
    	adj_95 = {};
    	adj_96 = {};
    	adj_97 = {};
    	adj_98 = {};
    	adj_99 = {};
    	adj_100 = {};
    	adj_101 = {};
    	adj_102 = {};
    	adj_103 = {};
    	adj_104 = {};
    	adj_105 = {};
    	adj_106 = {};
    	adj_107 = {};
    	adj_108 = {};
    	adj_109 = {};
    	adj_110 = {};
    	adj_111 = {};
    	adj_112 = {};
    	adj_113 = {};
    	adj_114 = {};
    	adj_115 = {};
    	adj_116 = {};
    	adj_117 = {};
    	adj_118 = {};
    	adj_119 = {};
    	adj_120 = {};
    	adj_121 = {};
    	adj_122 = {};
    	adj_123 = {};
    	adj_124 = {};
    	adj_125 = {};
    	adj_126 = {};
    	adj_127 = {};
    	adj_128 = {};
    	adj_129 = {};
    	adj_130 = {};
    	adj_131 = {};
    	adj_132 = {};
    	adj_133 = {};
    	adj_134 = {};
    	adj_135 = {};
    	adj_136 = {};
    	adj_137 = {};
    	adj_138 = {};
    	adj_139 = {};
    	adj_140 = {};
    	adj_141 = {};
    	adj_142 = {};
    	adj_143 = {};
    	adj_144 = {};
    	adj_145 = {};
    	adj_146 = {};
    	adj_147 = {};
    	adj_148 = {};
    	adj_149 = {};
    	adj_150 = {};
    	adj_151 = {};
    	adj_152 = {};
    	adj_153 = {};
    	adj_154 = {};
    	adj_155 = {};
    	adj_156 = {};
    	adj_157 = {};
    	adj_158 = {};
    	adj_159 = {};
    	adj_160 = {};
    	adj_161 = {};
    	adj_162 = {};
    	adj_163 = {};
    	adj_164 = {};
    	adj_165 = {};
    	adj_166 = {};
    	adj_167 = {};
    	adj_168 = {};
    	adj_169 = {};
    	adj_170 = {};
    	adj_171 = {};
    	adj_172 = {};
    	adj_173 = {};
    	adj_174 = {};
    	adj_175 = {};
    	adj_176 = {};
    	adj_177 = {};
    	adj_178 = {};
    	adj_179 = {};
    	adj_180 = {};
    	adj_181 = {};
    	adj_182 = {};
    	adj_183 = {};
    	adj_184 = {};
    	adj_185 = {};
    	adj_186 = {};
    	adj_187 = {};
    	adj_188 = {};
    	adj_189 = {};
    	adj_190 = {};
    	adj_191 = {};
    	adj_192 = {};
    	adj_193 = {};
    	adj_194 = {};
    	adj_195 = {};
    	adj_196 = {};
    	adj_197 = {};
    	adj_198 = {};
    	adj_199 = {};
    	adj_200 = {};
    	adj_201 = {};
    	adj_202 = {};
    	adj_203 = {};
    	adj_204 = {};
    	adj_205 = {};
    	adj_206 = {};
    	adj_207 = {};
    	adj_208 = {};
    	adj_209 = {};
    	adj_210 = {};
    	adj_211 = {};
    	adj_212 = {};
    	adj_213 = {};
    	adj_214 = {};
    	adj_215 = {};
    	adj_216 = {};
    	adj_217 = {};
    	adj_218 = {};
    	adj_219 = {};
    	adj_220 = {};
    	adj_221 = {};
    	adj_222 = {};
    	adj_223 = {};
    	adj_224 = {};
    	adj_225 = {};
    	adj_226 = {};
    	adj_227 = {};
    	adj_228 = {};
    	adj_229 = {};
    	adj_230 = {};
    	adj_231 = {};
    	adj_232 = {};
    	adj_233 = {};
    	adj_234 = {};
    	adj_235 = {};
    	adj_236 = {};
    	adj_237 = {};
    	adj_238 = {};
    	adj_239 = {};
    	adj_240 = {};
    	adj_241 = {};
    	adj_242 = {};
    	adj_243 = {};
    	adj_244 = {};
    	adj_245 = {};
    	adj_246 = {};
    	adj_247 = {};
    	adj_248 = {};
    	adj_249 = {};
    	adj_250 = {};
    	adj_251 = {};
    	adj_252 = {};
    	adj_253 = {};
    	adj_254 = {};
    	adj_255 = {};
    	adj_256 = {};
    	adj_257 = {};
    	adj_258 = {};
    	adj_259 = {};
    	adj_260 = {};
    	adj_261 = {};
    	adj_262 = {};
    	adj_263 = {};
    	adj_264 = {};
    	adj_265 = {};
    	adj_266 = {};
    	adj_267 = {};
    	adj_268 = {};
    	adj_269 = {};
    	adj_270 = {};
    	adj_271 = {};
    	adj_272 = {};
    	adj_273 = {};
    	adj_274 = {};
    	adj_275 = {};
    	adj_276 = {};
    	adj_277 = {};
    	adj_278 = {};
    	adj_279 = {};
    	adj_280 = {};
    	adj_281 = {};
    	adj_282 = {};
    	adj_283 = {};
    	adj_284 = {};
    	adj_285 = {};
    	adj_286 = {};
    	adj_287 = {};
    	adj_288 = {};
    	adj_289 = {};
    	adj_290 = {};
    	adj_291 = {};
    	adj_292 = {};
    	adj_293 = {};
    	adj_294 = {};
    	adj_295 = {};
    	adj_296 = {};
    	adj_297 = {};
    	adj_298 = {};
    	adj_299 = {};
    	adj_300 = {};
    	adj_301 = {};
    	adj_302 = {};
    	adj_303 = {};
    	adj_304 = {};
    	adj_305 = {};
    	adj_306 = {};
    	adj_307 = {};
    	adj_308 = {};
    	adj_309 = {};
    	adj_310 = {};
    	adj_311 = {};
    	adj_312 = {};
    	adj_313 = {};
    	adj_314 = {};
    	adj_315 = {};
    	adj_316 = {};
    	adj_317 = {};
    	adj_318 = {};
    	adj_319 = {};
    	adj_320 = {};
    	adj_321 = {};
    	adj_322 = {};
    	adj_323 = {};
    	adj_324 = {};
    	adj_325 = {};
    	adj_326 = {};
    	adj_327 = {};
    	adj_328 = {};
    	adj_329 = {};
    	adj_330 = {};
    	adj_331 = {};
    	adj_332 = {};
    	adj_333 = {};
    	adj_334 = {};
    	adj_335 = {};
    	adj_336 = {};
    	adj_337 = {};
    	adj_338 = {};
    	adj_339 = {};
    	adj_340 = {};
    	adj_341 = {};
    	adj_342 = {};
    	adj_343 = {};
    	adj_344 = {};
    	adj_345 = {};
    	adj_346 = {};
    	adj_347 = {};
    	adj_348 = {};
    	adj_349 = {};
    	adj_350 = {};
    	adj_351 = {};
    	adj_352 = {};
    	adj_353 = {};
    	adj_354 = {};
    	adj_355 = {};
    	adj_356 = {};
    	adj_357 = {};
    	adj_358 = {};
    	adj_359 = {};
    	adj_360 = {};
    	adj_361 = {};
    	adj_362 = {};
    	adj_363 = {};
    	adj_364 = {};
    	adj_365 = {};
    	adj_366 = {};
    	adj_367 = {};
    	adj_368 = {};
    	adj_369 = {};
    	adj_370 = {};
    	adj_371 = {};
        // pool = jacobian[0, 0]                                                              <L 44>
        var_26 = wp::extract(var_jacobian, var_24, var_25);
        // for pass_index in range(9):                                                        <L 45>
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_30 = wp::sub(var_1, var_29);
        var_32 = wp::max(var_30, var_31);
        var_33 = wp::address(var_agents, var_0, var_32);
        var_34 = &(((*wp::address(var_agents, var_0, var_32))).velocity);
        var_37 = wp::load(var_34);
        var_36 = wp::extract(var_37, var_35);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_39 = wp::extract(var_21, var_38);
        var_40 = wp::vec_t<2, wp::float32>(var_39, var_36);
        var_42 = wp::vec_t<2, wp::float32>(var_36, var_41);
        var_43 = wp::dot(var_40, var_42);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_46 = wp::address(var_features, var_0, var_1);
        var_49 = wp::load(var_46);
        var_48 = ((var_45 < var_49) && (var_49 < var_47));
        var_44 = var_48;
        if (!var_44) {
            var_51 = (var_43 < var_50);
            var_44 = var_44 || var_51;
        }
        if (var_44) {
            // continue                                                                       <L 49>
        }
        var_53 = wp::where(var_44, var_52, var_28);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_53) {
            var_55 = wp::extract(var_21, var_54);
            var_56 = wp::sub(var_55, var_43);
            var_57 = wp::float(var_27);
            var_58 = wp::sub(var_56, var_57);
            var_60 = wp::lerp(var_26, var_58, var_59);
        }
        var_61 = wp::where(var_53, var_60, var_26);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_65 = wp::sub(var_1, var_64);
        var_67 = wp::max(var_65, var_66);
        var_68 = wp::address(var_agents, var_0, var_67);
        var_69 = &(((*wp::address(var_agents, var_0, var_67))).velocity);
        var_72 = wp::load(var_69);
        var_71 = wp::extract(var_72, var_70);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_74 = wp::extract(var_21, var_73);
        var_75 = wp::vec_t<2, wp::float32>(var_74, var_71);
        var_77 = wp::vec_t<2, wp::float32>(var_71, var_76);
        var_78 = wp::dot(var_75, var_77);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_81 = wp::address(var_features, var_0, var_1);
        var_84 = wp::load(var_81);
        var_83 = ((var_80 < var_84) && (var_84 < var_82));
        var_79 = var_83;
        if (!var_79) {
            var_86 = (var_78 < var_85);
            var_79 = var_79 || var_86;
        }
        if (var_79) {
            // continue                                                                       <L 49>
        }
        var_88 = wp::where(var_79, var_87, var_63);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_88) {
            var_90 = wp::extract(var_21, var_89);
            var_91 = wp::sub(var_90, var_78);
            var_92 = wp::float(var_62);
            var_93 = wp::sub(var_91, var_92);
            var_95 = wp::lerp(var_61, var_93, var_94);
        }
        var_96 = wp::where(var_88, var_95, var_61);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_100 = wp::sub(var_1, var_99);
        var_102 = wp::max(var_100, var_101);
        var_103 = wp::address(var_agents, var_0, var_102);
        var_104 = &(((*wp::address(var_agents, var_0, var_102))).velocity);
        var_107 = wp::load(var_104);
        var_106 = wp::extract(var_107, var_105);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_109 = wp::extract(var_21, var_108);
        var_110 = wp::vec_t<2, wp::float32>(var_109, var_106);
        var_112 = wp::vec_t<2, wp::float32>(var_106, var_111);
        var_113 = wp::dot(var_110, var_112);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_116 = wp::address(var_features, var_0, var_1);
        var_119 = wp::load(var_116);
        var_118 = ((var_115 < var_119) && (var_119 < var_117));
        var_114 = var_118;
        if (!var_114) {
            var_121 = (var_113 < var_120);
            var_114 = var_114 || var_121;
        }
        if (var_114) {
            // continue                                                                       <L 49>
        }
        var_123 = wp::where(var_114, var_122, var_98);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_123) {
            var_125 = wp::extract(var_21, var_124);
            var_126 = wp::sub(var_125, var_113);
            var_127 = wp::float(var_97);
            var_128 = wp::sub(var_126, var_127);
            var_130 = wp::lerp(var_96, var_128, var_129);
        }
        var_131 = wp::where(var_123, var_130, var_96);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_135 = wp::sub(var_1, var_134);
        var_137 = wp::max(var_135, var_136);
        var_138 = wp::address(var_agents, var_0, var_137);
        var_139 = &(((*wp::address(var_agents, var_0, var_137))).velocity);
        var_142 = wp::load(var_139);
        var_141 = wp::extract(var_142, var_140);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_144 = wp::extract(var_21, var_143);
        var_145 = wp::vec_t<2, wp::float32>(var_144, var_141);
        var_147 = wp::vec_t<2, wp::float32>(var_141, var_146);
        var_148 = wp::dot(var_145, var_147);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_151 = wp::address(var_features, var_0, var_1);
        var_154 = wp::load(var_151);
        var_153 = ((var_150 < var_154) && (var_154 < var_152));
        var_149 = var_153;
        if (!var_149) {
            var_156 = (var_148 < var_155);
            var_149 = var_149 || var_156;
        }
        if (var_149) {
            // continue                                                                       <L 49>
        }
        var_158 = wp::where(var_149, var_157, var_133);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_158) {
            var_160 = wp::extract(var_21, var_159);
            var_161 = wp::sub(var_160, var_148);
            var_162 = wp::float(var_132);
            var_163 = wp::sub(var_161, var_162);
            var_165 = wp::lerp(var_131, var_163, var_164);
        }
        var_166 = wp::where(var_158, var_165, var_131);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_170 = wp::sub(var_1, var_169);
        var_172 = wp::max(var_170, var_171);
        var_173 = wp::address(var_agents, var_0, var_172);
        var_174 = &(((*wp::address(var_agents, var_0, var_172))).velocity);
        var_177 = wp::load(var_174);
        var_176 = wp::extract(var_177, var_175);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_179 = wp::extract(var_21, var_178);
        var_180 = wp::vec_t<2, wp::float32>(var_179, var_176);
        var_182 = wp::vec_t<2, wp::float32>(var_176, var_181);
        var_183 = wp::dot(var_180, var_182);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_186 = wp::address(var_features, var_0, var_1);
        var_189 = wp::load(var_186);
        var_188 = ((var_185 < var_189) && (var_189 < var_187));
        var_184 = var_188;
        if (!var_184) {
            var_191 = (var_183 < var_190);
            var_184 = var_184 || var_191;
        }
        if (var_184) {
            // continue                                                                       <L 49>
        }
        var_193 = wp::where(var_184, var_192, var_168);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_193) {
            var_195 = wp::extract(var_21, var_194);
            var_196 = wp::sub(var_195, var_183);
            var_197 = wp::float(var_167);
            var_198 = wp::sub(var_196, var_197);
            var_200 = wp::lerp(var_166, var_198, var_199);
        }
        var_201 = wp::where(var_193, var_200, var_166);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_205 = wp::sub(var_1, var_204);
        var_207 = wp::max(var_205, var_206);
        var_208 = wp::address(var_agents, var_0, var_207);
        var_209 = &(((*wp::address(var_agents, var_0, var_207))).velocity);
        var_212 = wp::load(var_209);
        var_211 = wp::extract(var_212, var_210);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_214 = wp::extract(var_21, var_213);
        var_215 = wp::vec_t<2, wp::float32>(var_214, var_211);
        var_217 = wp::vec_t<2, wp::float32>(var_211, var_216);
        var_218 = wp::dot(var_215, var_217);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_221 = wp::address(var_features, var_0, var_1);
        var_224 = wp::load(var_221);
        var_223 = ((var_220 < var_224) && (var_224 < var_222));
        var_219 = var_223;
        if (!var_219) {
            var_226 = (var_218 < var_225);
            var_219 = var_219 || var_226;
        }
        if (var_219) {
            // continue                                                                       <L 49>
        }
        var_228 = wp::where(var_219, var_227, var_203);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_228) {
            var_230 = wp::extract(var_21, var_229);
            var_231 = wp::sub(var_230, var_218);
            var_232 = wp::float(var_202);
            var_233 = wp::sub(var_231, var_232);
            var_235 = wp::lerp(var_201, var_233, var_234);
        }
        var_236 = wp::where(var_228, var_235, var_201);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_240 = wp::sub(var_1, var_239);
        var_242 = wp::max(var_240, var_241);
        var_243 = wp::address(var_agents, var_0, var_242);
        var_244 = &(((*wp::address(var_agents, var_0, var_242))).velocity);
        var_247 = wp::load(var_244);
        var_246 = wp::extract(var_247, var_245);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_249 = wp::extract(var_21, var_248);
        var_250 = wp::vec_t<2, wp::float32>(var_249, var_246);
        var_252 = wp::vec_t<2, wp::float32>(var_246, var_251);
        var_253 = wp::dot(var_250, var_252);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_256 = wp::address(var_features, var_0, var_1);
        var_259 = wp::load(var_256);
        var_258 = ((var_255 < var_259) && (var_259 < var_257));
        var_254 = var_258;
        if (!var_254) {
            var_261 = (var_253 < var_260);
            var_254 = var_254 || var_261;
        }
        if (var_254) {
            // continue                                                                       <L 49>
        }
        var_263 = wp::where(var_254, var_262, var_238);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_263) {
            var_265 = wp::extract(var_21, var_264);
            var_266 = wp::sub(var_265, var_253);
            var_267 = wp::float(var_237);
            var_268 = wp::sub(var_266, var_267);
            var_270 = wp::lerp(var_236, var_268, var_269);
        }
        var_271 = wp::where(var_263, var_270, var_236);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_275 = wp::sub(var_1, var_274);
        var_277 = wp::max(var_275, var_276);
        var_278 = wp::address(var_agents, var_0, var_277);
        var_279 = &(((*wp::address(var_agents, var_0, var_277))).velocity);
        var_282 = wp::load(var_279);
        var_281 = wp::extract(var_282, var_280);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_284 = wp::extract(var_21, var_283);
        var_285 = wp::vec_t<2, wp::float32>(var_284, var_281);
        var_287 = wp::vec_t<2, wp::float32>(var_281, var_286);
        var_288 = wp::dot(var_285, var_287);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_291 = wp::address(var_features, var_0, var_1);
        var_294 = wp::load(var_291);
        var_293 = ((var_290 < var_294) && (var_294 < var_292));
        var_289 = var_293;
        if (!var_289) {
            var_296 = (var_288 < var_295);
            var_289 = var_289 || var_296;
        }
        if (var_289) {
            // continue                                                                       <L 49>
        }
        var_298 = wp::where(var_289, var_297, var_273);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_298) {
            var_300 = wp::extract(var_21, var_299);
            var_301 = wp::sub(var_300, var_288);
            var_302 = wp::float(var_272);
            var_303 = wp::sub(var_301, var_302);
            var_305 = wp::lerp(var_271, var_303, var_304);
        }
        var_306 = wp::where(var_298, var_305, var_271);
        // distance = agents[i, wp.max(j - 1, 0)].velocity.x                                  <L 46>
        var_310 = wp::sub(var_1, var_309);
        var_312 = wp::max(var_310, var_311);
        var_313 = wp::address(var_agents, var_0, var_312);
        var_314 = &(((*wp::address(var_agents, var_0, var_312))).velocity);
        var_317 = wp::load(var_314);
        var_316 = wp::extract(var_317, var_315);
        // cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))             <L 47>
        var_319 = wp::extract(var_21, var_318);
        var_320 = wp::vec_t<2, wp::float32>(var_319, var_316);
        var_322 = wp::vec_t<2, wp::float32>(var_316, var_321);
        var_323 = wp::dot(var_320, var_322);
        // if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                                    <L 48>
        var_326 = wp::address(var_features, var_0, var_1);
        var_329 = wp::load(var_326);
        var_328 = ((var_325 < var_329) && (var_329 < var_327));
        var_324 = var_328;
        if (!var_324) {
            var_331 = (var_323 < var_330);
            var_324 = var_324 || var_331;
        }
        if (var_324) {
            // continue                                                                       <L 49>
        }
        var_333 = wp::where(var_324, var_332, var_308);
        // pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)               <L 50>
        if (var_333) {
            var_335 = wp::extract(var_21, var_334);
            var_336 = wp::sub(var_335, var_323);
            var_337 = wp::float(var_307);
            var_338 = wp::sub(var_336, var_337);
            var_340 = wp::lerp(var_306, var_338, var_339);
        }
        var_341 = wp::where(var_333, var_340, var_306);
        // sample = pool                                                                      <L 51>
        var_342 = wp::copy(var_341);
        // left = wp.atan2(sample, wp.abs(pool) + 0.2)                                        <L 52>
        var_343 = wp::abs(var_341);
        var_345 = wp::add(var_343, var_344);
        var_346 = wp::atan2(var_342, var_345);
        // product = estimate_heat(float(count) * 0.7) * left                                 <L 53>
        var_347 = wp::float(var_count);
        var_349 = wp::mul(var_347, var_348);
        var_350 = estimate_heat_0(var_349);
        var_351 = wp::mul(var_350, var_346);
        // if product <= LIMIT and left > -1.4:                                               <L 54>
        var_354 = (var_351 <= var_353);
        var_352 = var_354;
        if (var_352) {
            var_356 = (var_346 > var_355);
            var_352 = var_352 && var_356;
        }
        if (var_352) {
            // close_enough = velocity.z - 1.7 < features[i, wp.max(j - 1, 0)]                <L 55>
            var_358 = wp::extract(var_21, var_357);
            var_360 = wp::sub(var_358, var_359);
            var_362 = wp::sub(var_1, var_361);
            var_364 = wp::max(var_362, var_363);
            var_365 = wp::address(var_features, var_0, var_364);
            var_367 = wp::load(var_365);
            var_366 = (var_360 < var_367);
            // sample = product if close_enough else sample                                   <L 56>
            if (var_366) {
            }
            if (!var_366) {
            }
            var_368 = wp::where(var_366, var_351, var_342);
        }
        var_369 = wp::where(var_352, var_368, var_342);
        // blended[i, j, k] = sample * float(k)                                               <L 57>
        var_370 = wp::float(var_23);
        var_371 = wp::mul(var_369, var_370);
        // wp::array_store(var_blended, var_0, var_1, var_23, var_371);
        wp::adj_array_store(var_blended, var_0, var_1, var_23, var_371, adj_blended, adj_0, adj_1, adj_23, adj_371);
        wp::adj_mul(var_369, var_370, adj_369, adj_370, adj_371);
        wp::adj_float(var_23, adj_23, adj_370);
        // adj: blended[i, j, k] = sample * float(k)                                          <L 57>
        wp::adj_where(var_352, var_368, var_342, adj_352, adj_368, adj_342, adj_369);
        if (var_352) {
            wp::adj_where(var_366, var_351, var_342, adj_366, adj_351, adj_342, adj_368);
            if (!var_366) {
            }
            if (var_366) {
            }
            // adj: sample = product if close_enough else sample                              <L 56>
            wp::adj_address(var_features, var_0, var_364, adj_features, adj_0, adj_364, adj_365);
            wp::adj_max(var_362, var_363, adj_362, adj_363, adj_364);
            wp::adj_sub(var_1, var_361, adj_1, adj_361, adj_362);
            wp::adj_sub(var_358, var_359, adj_358, adj_359, adj_360);
            wp::adj_extract(var_21, var_357, adj_21, adj_357, adj_358);
            // adj: close_enough = velocity.z - 1.7 < features[i, wp.max(j - 1, 0)]           <L 55>
        }
        if (var_352) {
        }
        // adj: if product <= LIMIT and left > -1.4:                                          <L 54>
        wp::adj_mul(var_350, var_346, adj_350, adj_346, adj_351);
        adj_estimate_heat_0(var_349, adj_349, adj_350);
        wp::adj_mul(var_347, var_348, adj_347, adj_348, adj_349);
        wp::adj_float(var_count, adj_count, adj_347);
        // adj: product = estimate_heat(float(count) * 0.7) * left                            <L 53>
        wp::adj_atan2(var_342, var_345, adj_342, adj_345, adj_346);
        wp::adj_add(var_343, var_344, adj_343, adj_344, adj_345);
        wp::adj_abs(var_341, adj_341, adj_343);
        // adj: left = wp.atan2(sample, wp.abs(pool) + 0.2)                                   <L 52>
        wp::adj_copy(var_341, adj_341, adj_342);
        // adj: sample = pool                                                                 <L 51>
        wp::adj_where(var_333, var_340, var_306, adj_333, adj_340, adj_306, adj_341);
        if (var_333) {
            wp::adj_lerp(var_306, var_338, var_339, adj_306, adj_338, adj_339, adj_340);
            wp::adj_sub(var_336, var_337, adj_336, adj_337, adj_338);
            wp::adj_float(var_307, adj_307, adj_337);
            wp::adj_sub(var_335, var_323, adj_335, adj_323, adj_336);
            wp::adj_extract(var_21, var_334, adj_21, adj_334, adj_335);
        }
        // adj: pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)          <L 50>
        wp::adj_where(var_324, var_332, var_308, adj_324, adj_332, adj_308, adj_333);
        if (var_324) {
            // adj: continue                                                                  <L 49>
        }
        if (!var_324) {
        }
        wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_326);
        // adj: if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                               <L 48>
        wp::adj_dot(var_320, var_322, adj_320, adj_322, adj_323);
        wp::adj_vec_t(var_316, var_321, adj_316, adj_321, adj_322);
        wp::adj_vec_t(var_319, var_316, adj_319, adj_316, adj_320);
        wp::adj_extract(var_21, var_318, adj_21, adj_318, adj_319);
        // adj: cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))        <L 47>
        wp::adj_extract(var_317, var_315, adj_314, adj_315, adj_316);
        adj_313.velocity += adj_314;
        wp::adj_address(var_agents, var_0, var_312, adj_agents, adj_0, adj_312, adj_313);
        wp::adj_max(var_310, var_311, adj_310, adj_311, adj_312);
        wp::adj_sub(var_1, var_309, adj_1, adj_309, adj_310);
        // adj: distance = agents[i, wp.max(j - 1, 0)].velocity.x                             <L 46>
        wp::adj_where(var_298, var_305, var_271, adj_298, adj_305, adj_271, adj_306);
        if (var_298) {
            wp::adj_lerp(var_271, var_303, var_304, adj_271, adj_303, adj_304, adj_305);
            wp::adj_sub(var_301, var_302, adj_301, adj_302, adj_303);
            wp::adj_float(var_272, adj_272, adj_302);
            wp::adj_sub(var_300, var_288, adj_300, adj_288, adj_301);
            wp::adj_extract(var_21, var_299, adj_21, adj_299, adj_300);
        }
        // adj: pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)          <L 50>
        wp::adj_where(var_289, var_297, var_273, adj_289, adj_297, adj_273, adj_298);
        if (var_289) {
            // adj: continue                                                                  <L 49>
        }
        if (!var_289) {
        }
        wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_291);
        // adj: if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                               <L 48>
        wp::adj_dot(var_285, var_287, adj_285, adj_287, adj_288);
        wp::adj_vec_t(var_281, var_286, adj_281, adj_286, adj_287);
        wp::adj_vec_t(var_284, var_281, adj_284, adj_281, adj_285);
        wp::adj_extract(var_21, var_283, adj_21, adj_283, adj_284);
        // adj: cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))        <L 47>
        wp::adj_extract(var_282, var_280, adj_279, adj_280, adj_281);
        adj_278.velocity += adj_279;
        wp::adj_address(var_agents, var_0, var_277, adj_agents, adj_0, adj_277, adj_278);
        wp::adj_max(var_275, var_276, adj_275, adj_276, adj_277);
        wp::adj_sub(var_1, var_274, adj_1, adj_274, adj_275);
        // adj: distance = agents[i, wp.max(j - 1, 0)].velocity.x                             <L 46>
        wp::adj_where(var_263, var_270, var_236, adj_263, adj_270, adj_236, adj_271);
        if (var_263) {
            wp::adj_lerp(var_236, var_268, var_269, adj_236, adj_268, adj_269, adj_270);
            wp::adj_sub(var_266, var_267, adj_266, adj_267, adj_268);
            wp::adj_float(var_237, adj_237, adj_267);
            wp::adj_sub(var_265, var_253, adj_265, adj_253, adj_266);
            wp::adj_extract(var_21, var_264, adj_21, adj_264, adj_265);
        }
        // adj: pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)          <L 50>
        wp::adj_where(var_254, var_262, var_238, adj_254, adj_262, adj_238, adj_263);
        if (var_254) {
            // adj: continue                                                                  <L 49>
        }
        if (!var_254) {
        }
        wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_256);
        // adj: if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                               <L 48>
        wp::adj_dot(var_250, var_252, adj_250, adj_252, adj_253);
        wp::adj_vec_t(var_246, var_251, adj_246, adj_251, adj_252);
        wp::adj_vec_t(var_249, var_246, adj_249, adj_246, adj_250);
        wp::adj_extract(var_21, var_248, adj_21, adj_248, adj_249);
        // adj: cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))        <L 47>
        wp::adj_extract(var_247, var_245, adj_244, adj_245, adj_246);
        adj_243.velocity += adj_244;
        wp::adj_address(var_agents, var_0, var_242, adj_agents, adj_0, adj_242, adj_243);
        wp::adj_max(var_240, var_241, adj_240, adj_241, adj_242);
        wp::adj_sub(var_1, var_239, adj_1, adj_239, adj_240);
        // adj: distance = agents[i, wp.max(j - 1, 0)].velocity.x                             <L 46>
        wp::adj_where(var_228, var_235, var_201, adj_228, adj_235, adj_201, adj_236);
        if (var_228) {
            wp::adj_lerp(var_201, var_233, var_234, adj_201, adj_233, adj_234, adj_235);
            wp::adj_sub(var_231, var_232, adj_231, adj_232, adj_233);
            wp::adj_float(var_202, adj_202, adj_232);
            wp::adj_sub(var_230, var_218, adj_230, adj_218, adj_231);
            wp::adj_extract(var_21, var_229, adj_21, adj_229, adj_230);
        }
        // adj: pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)          <L 50>
        wp::adj_where(var_219, var_227, var_203, adj_219, adj_227, adj_203, adj_228);
        if (var_219) {
            // adj: continue                                                                  <L 49>
        }
        if (!var_219) {
        }
        wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_221);
        // adj: if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                               <L 48>
        wp::adj_dot(var_215, var_217, adj_215, adj_217, adj_218);
        wp::adj_vec_t(var_211, var_216, adj_211, adj_216, adj_217);
        wp::adj_vec_t(var_214, var_211, adj_214, adj_211, adj_215);
        wp::adj_extract(var_21, var_213, adj_21, adj_213, adj_214);
        // adj: cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))        <L 47>
        wp::adj_extract(var_212, var_210, adj_209, adj_210, adj_211);
        adj_208.velocity += adj_209;
        wp::adj_address(var_agents, var_0, var_207, adj_agents, adj_0, adj_207, adj_208);
        wp::adj_max(var_205, var_206, adj_205, adj_206, adj_207);
        wp::adj_sub(var_1, var_204, adj_1, adj_204, adj_205);
        // adj: distance = agents[i, wp.max(j - 1, 0)].velocity.x                             <L 46>
        wp::adj_where(var_193, var_200, var_166, adj_193, adj_200, adj_166, adj_201);
        if (var_193) {
            wp::adj_lerp(var_166, var_198, var_199, adj_166, adj_198, adj_199, adj_200);
            wp::adj_sub(var_196, var_197, adj_196, adj_197, adj_198);
            wp::adj_float(var_167, adj_167, adj_197);
            wp::adj_sub(var_195, var_183, adj_195, adj_183, adj_196);
            wp::adj_extract(var_21, var_194, adj_21, adj_194, adj_195);
        }
        // adj: pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)          <L 50>
        wp::adj_where(var_184, var_192, var_168, adj_184, adj_192, adj_168, adj_193);
        if (var_184) {
            // adj: continue                                                                  <L 49>
        }
        if (!var_184) {
        }
        wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_186);
        // adj: if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                               <L 48>
        wp::adj_dot(var_180, var_182, adj_180, adj_182, adj_183);
        wp::adj_vec_t(var_176, var_181, adj_176, adj_181, adj_182);
        wp::adj_vec_t(var_179, var_176, adj_179, adj_176, adj_180);
        wp::adj_extract(var_21, var_178, adj_21, adj_178, adj_179);
        // adj: cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))        <L 47>
        wp::adj_extract(var_177, var_175, adj_174, adj_175, adj_176);
        adj_173.velocity += adj_174;
        wp::adj_address(var_agents, var_0, var_172, adj_agents, adj_0, adj_172, adj_173);
        wp::adj_max(var_170, var_171, adj_170, adj_171, adj_172);
        wp::adj_sub(var_1, var_169, adj_1, adj_169, adj_170);
        // adj: distance = agents[i, wp.max(j - 1, 0)].velocity.x                             <L 46>
        wp::adj_where(var_158, var_165, var_131, adj_158, adj_165, adj_131, adj_166);
        if (var_158) {
            wp::adj_lerp(var_131, var_163, var_164, adj_131, adj_163, adj_164, adj_165);
            wp::adj_sub(var_161, var_162, adj_161, adj_162, adj_163);
            wp::adj_float(var_132, adj_132, adj_162);
            wp::adj_sub(var_160, var_148, adj_160, adj_148, adj_161);
            wp::adj_extract(var_21, var_159, adj_21, adj_159, adj_160);
        }
        // adj: pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)          <L 50>
        wp::adj_where(var_149, var_157, var_133, adj_149, adj_157, adj_133, adj_158);
        if (var_149) {
            // adj: continue                                                                  <L 49>
        }
        if (!var_149) {
        }
        wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_151);
        // adj: if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                               <L 48>
        wp::adj_dot(var_145, var_147, adj_145, adj_147, adj_148);
        wp::adj_vec_t(var_141, var_146, adj_141, adj_146, adj_147);
        wp::adj_vec_t(var_144, var_141, adj_144, adj_141, adj_145);
        wp::adj_extract(var_21, var_143, adj_21, adj_143, adj_144);
        // adj: cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))        <L 47>
        wp::adj_extract(var_142, var_140, adj_139, adj_140, adj_141);
        adj_138.velocity += adj_139;
        wp::adj_address(var_agents, var_0, var_137, adj_agents, adj_0, adj_137, adj_138);
        wp::adj_max(var_135, var_136, adj_135, adj_136, adj_137);
        wp::adj_sub(var_1, var_134, adj_1, adj_134, adj_135);
        // adj: distance = agents[i, wp.max(j - 1, 0)].velocity.x                             <L 46>
        wp::adj_where(var_123, var_130, var_96, adj_123, adj_130, adj_96, adj_131);
        if (var_123) {
            wp::adj_lerp(var_96, var_128, var_129, adj_96, adj_128, adj_129, adj_130);
            wp::adj_sub(var_126, var_127, adj_126, adj_127, adj_128);
            wp::adj_float(var_97, adj_97, adj_127);
            wp::adj_sub(var_125, var_113, adj_125, adj_113, adj_126);
            wp::adj_extract(var_21, var_124, adj_21, adj_124, adj_125);
        }
        // adj: pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)          <L 50>
        wp::adj_where(var_114, var_122, var_98, adj_114, adj_122, adj_98, adj_123);
        if (var_114) {
            // adj: continue                                                                  <L 49>
        }
        if (!var_114) {
        }
        wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_116);
        // adj: if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                               <L 48>
        wp::adj_dot(var_110, var_112, adj_110, adj_112, adj_113);
        wp::adj_vec_t(var_106, var_111, adj_106, adj_111, adj_112);
        wp::adj_vec_t(var_109, var_106, adj_109, adj_106, adj_110);
        wp::adj_extract(var_21, var_108, adj_21, adj_108, adj_109);
        // adj: cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))        <L 47>
        wp::adj_extract(var_107, var_105, adj_104, adj_105, adj_106);
        adj_103.velocity += adj_104;
        wp::adj_address(var_agents, var_0, var_102, adj_agents, adj_0, adj_102, adj_103);
        wp::adj_max(var_100, var_101, adj_100, adj_101, adj_102);
        wp::adj_sub(var_1, var_99, adj_1, adj_99, adj_100);
        // adj: distance = agents[i, wp.max(j - 1, 0)].velocity.x                             <L 46>
        wp::adj_where(var_88, var_95, var_61, adj_88, adj_95, adj_61, adj_96);
        if (var_88) {
            wp::adj_lerp(var_61, var_93, var_94, adj_61, adj_93, adj_94, adj_95);
            wp::adj_sub(var_91, var_92, adj_91, adj_92, adj_93);
            wp::adj_float(var_62, adj_62, adj_92);
            wp::adj_sub(var_90, var_78, adj_90, adj_78, adj_91);
            wp::adj_extract(var_21, var_89, adj_21, adj_89, adj_90);
        }
        // adj: pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)          <L 50>
        wp::adj_where(var_79, var_87, var_63, adj_79, adj_87, adj_63, adj_88);
        if (var_79) {
            // adj: continue                                                                  <L 49>
        }
        if (!var_79) {
        }
        wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_81);
        // adj: if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                               <L 48>
        wp::adj_dot(var_75, var_77, adj_75, adj_77, adj_78);
        wp::adj_vec_t(var_71, var_76, adj_71, adj_76, adj_77);
        wp::adj_vec_t(var_74, var_71, adj_74, adj_71, adj_75);
        wp::adj_extract(var_21, var_73, adj_21, adj_73, adj_74);
        // adj: cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))        <L 47>
        wp::adj_extract(var_72, var_70, adj_69, adj_70, adj_71);
        adj_68.velocity += adj_69;
        wp::adj_address(var_agents, var_0, var_67, adj_agents, adj_0, adj_67, adj_68);
        wp::adj_max(var_65, var_66, adj_65, adj_66, adj_67);
        wp::adj_sub(var_1, var_64, adj_1, adj_64, adj_65);
        // adj: distance = agents[i, wp.max(j - 1, 0)].velocity.x                             <L 46>
        wp::adj_where(var_53, var_60, var_26, adj_53, adj_60, adj_26, adj_61);
        if (var_53) {
            wp::adj_lerp(var_26, var_58, var_59, adj_26, adj_58, adj_59, adj_60);
            wp::adj_sub(var_56, var_57, adj_56, adj_57, adj_58);
            wp::adj_float(var_27, adj_27, adj_57);
            wp::adj_sub(var_55, var_43, adj_55, adj_43, adj_56);
            wp::adj_extract(var_21, var_54, adj_21, adj_54, adj_55);
        }
        // adj: pool = wp.lerp(pool, velocity[1] - cosine - float(pass_index), 0.34)          <L 50>
        wp::adj_where(var_44, var_52, var_28, adj_44, adj_52, adj_28, adj_53);
        if (var_44) {
            // adj: continue                                                                  <L 49>
        }
        if (!var_44) {
        }
        wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_46);
        // adj: if 0.17 < features[i, j] < 0.8 or cosine < 0.0:                               <L 48>
        wp::adj_dot(var_40, var_42, adj_40, adj_42, adj_43);
        wp::adj_vec_t(var_36, var_41, adj_36, adj_41, adj_42);
        wp::adj_vec_t(var_39, var_36, adj_39, adj_36, adj_40);
        wp::adj_extract(var_21, var_38, adj_21, adj_38, adj_39);
        // adj: cosine = wp.dot(wp.vec2(velocity.x, distance), wp.vec2(distance, 2.0))        <L 47>
        wp::adj_extract(var_37, var_35, adj_34, adj_35, adj_36);
        adj_33.velocity += adj_34;
        wp::adj_address(var_agents, var_0, var_32, adj_agents, adj_0, adj_32, adj_33);
        wp::adj_max(var_30, var_31, adj_30, adj_31, adj_32);
        wp::adj_sub(var_1, var_29, adj_1, adj_29, adj_30);
        // adj: distance = agents[i, wp.max(j - 1, 0)].velocity.x                             <L 46>
        // adj: for pass_index in range(9):                                                   <L 45>
        wp::adj_extract(var_jacobian, var_24, var_25, adj_jacobian, adj_24, adj_25, adj_26);
        // adj: pool = jacobian[0, 0]                                                         <L 44>
    	goto start_for_0;
    end_for_0:;
    // adj: for k in range(count):                                                            <L 43>
    wp::adj_mul(var_19, var_20, adj_19, adj_20, adj_21);
    // adj: velocity *= 2.3                                                                   <L 42>
    wp::adj_sub(var_10, var_16, adj_10, adj_16, adj_19);
    wp::adj_cross(var_17, var_18, adj_13, adj_15, adj_16);
    adj_14.velocity += adj_15;
    wp::adj_address(var_agents, var_0, var_1, adj_agents, adj_0, adj_1, adj_14);
    wp::adj_address(var_centers, var_0, var_1, var_12, adj_centers, adj_0, adj_1, adj_12, adj_13);
    wp::adj_mod(var_1, var_count, adj_1, adj_count, adj_12);
    // adj: velocity -= wp.cross(centers[i, j, j % count], agents[i, j].velocity)             <L 41>
    wp::adj_sub(var_11, var_7, adj_3, adj_7, adj_10);
    wp::adj_mul(var_8, var_9, adj_5, adj_6, adj_7);
    wp::adj_address(var_features, var_0, var_1, adj_features, adj_0, adj_1, adj_6);
    adj_4.velocity += adj_5;
    wp::adj_address(var_agents, var_0, var_1, adj_agents, adj_0, adj_1, adj_4);
    wp::adj_address(var_centers, var_0, var_1, var_2, adj_centers, adj_0, adj_1, adj_2, adj_3);
    wp::adj_mod(var_0, var_count, adj_0, adj_count, adj_2);
    // adj: velocity = centers[i, j, i % count] - agents[i, j].velocity * features[i, j]      <L 40>
    // adj: i, j = wp.tid()                                                                   <L 39>
    // adj: def scatter_flow(                                                                 <L 29>
    return;
}

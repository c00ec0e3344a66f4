extern "C" __global__ void transform_body_5d996d5e_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_num_cols,
    wp::array_t<wp::float32> var_luminance,
    wp::array_t<wp::float32> var_speeds,
    wp::array_t<wp::vec_t<3, wp::float32>> var_samples_in,
    wp::array_t<wp::vec_t<3, wp::float32>> var_directions,
    wp::array_t<wp::vec_t<3, wp::float32>> var_predictions,
    wp::array_t<wp::float32> var_outcome)
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
        bool var_1;
        wp::vec_t<3, wp::float32>* var_2;
        const wp::int32 var_3 = 2;
        wp::int32 var_4;
        const wp::int32 var_5 = 1;
        wp::int32 var_6;
        wp::int32 var_7;
        wp::vec_t<3, wp::float32>* var_8;
        const wp::int32 var_9 = 2;
        wp::float32 var_10;
        wp::vec_t<3, wp::float32> var_11;
        wp::vec_t<3, wp::float32> var_12;
        wp::vec_t<3, wp::float32> var_13;
        wp::vec_t<3, wp::float32>* var_14;
        wp::vec_t<3, wp::float32> var_15;
        wp::vec_t<3, wp::float32> var_16;
        wp::vec_t<3, wp::float32>* var_17;
        const wp::int32 var_18 = 1;
        wp::int32 var_19;
        const wp::int32 var_20 = 1;
        wp::int32 var_21;
        wp::int32 var_22;
        wp::vec_t<3, wp::float32>* var_23;
        wp::vec_t<3, wp::float32> var_24;
        wp::vec_t<3, wp::float32> var_25;
        wp::vec_t<3, wp::float32> var_26;
        wp::vec_t<3, wp::float32> var_27;
        const wp::float32 var_28 = 2.6;
        wp::vec_t<3, wp::float32> var_29;
        const wp::int32 var_30 = 1;
        wp::int32 var_31;
        const wp::int32 var_32 = 0;
        wp::int32 var_33;
        wp::vec_t<3, wp::float32>* var_34;
        wp::vec_t<3, wp::float32>* var_35;
        const wp::int32 var_36 = 2;
        wp::float32 var_37;
        wp::vec_t<3, wp::float32> var_38;
        wp::vec_t<3, wp::float32> var_39;
        wp::vec_t<3, wp::float32> var_40;
        wp::vec_t<3, wp::float32>* var_41;
        wp::float32* var_42;
        wp::vec_t<3, wp::float32> var_43;
        wp::vec_t<3, wp::float32> var_44;
        wp::float32 var_45;
        wp::vec_t<3, wp::float32> var_46;
        wp::vec_t<3, wp::float32>* var_47;
        const wp::int32 var_48 = 1;
        wp::int32 var_49;
        const wp::int32 var_50 = 1;
        wp::int32 var_51;
        wp::int32 var_52;
        wp::vec_t<3, wp::float32>* var_53;
        wp::vec_t<3, wp::float32> var_54;
        wp::vec_t<3, wp::float32> var_55;
        wp::vec_t<3, wp::float32> var_56;
        wp::vec_t<3, wp::float32> var_57;
        const wp::int32 var_58 = 0;
        const wp::float32 var_59 = 0.0;
        wp::vec_t<3, wp::float32> var_60;
        const wp::int32 var_61 = 6;
        wp::int32 var_62;
        wp::range_t var_63;
        wp::int32 var_64;
        const wp::int32 var_65 = 2;
        wp::float32 var_66;
        wp::int32 var_67;
        const wp::int32 var_68 = 0;
        const wp::int32 var_69 = 2;
        wp::float32 var_70;
        wp::int32 var_71;
        const wp::int32 var_72 = 4;
        const wp::int32 var_73 = 0;
        wp::vec_t<3, wp::int32> var_74;
        const wp::int32 var_75 = 1;
        wp::int32 var_76;
        wp::int32 var_77;
        wp::float32* var_78;
        wp::float32 var_79;
        wp::float32 var_80;
        wp::float32 var_81;
        wp::vec_t<3, wp::int32> var_82;
        wp::vec_t<3, wp::int32> var_83;
        wp::int32 var_84;
        wp::int32 var_85;
        const wp::int32 var_86 = 8;
        wp::int32 var_87;
        wp::float32* var_88;
        bool var_89;
        wp::float32 var_90;
        wp::int32 var_91;
        const wp::int32 var_92 = 0;
        const wp::int32 var_93 = 15;
        wp::int32 var_94;
        wp::int32 var_95;
        wp::int32 var_96;
        const wp::int32 var_97 = 5;
        wp::int32 var_98;
        wp::int32 var_99;
        const wp::int32 var_100 = 1;
        const wp::int32 var_101 = 2;
        wp::float32 var_102;
        wp::int32 var_103;
        const wp::int32 var_104 = 4;
        const wp::int32 var_105 = 0;
        wp::vec_t<3, wp::int32> var_106;
        const wp::int32 var_107 = 1;
        wp::int32 var_108;
        wp::int32 var_109;
        wp::float32* var_110;
        wp::float32 var_111;
        wp::float32 var_112;
        wp::float32 var_113;
        wp::vec_t<3, wp::int32> var_114;
        wp::vec_t<3, wp::int32> var_115;
        wp::int32 var_116;
        wp::int32 var_117;
        const wp::int32 var_118 = 8;
        wp::int32 var_119;
        wp::float32* var_120;
        bool var_121;
        wp::float32 var_122;
        wp::int32 var_123;
        const wp::int32 var_124 = 0;
        const wp::int32 var_125 = 15;
        wp::int32 var_126;
        wp::int32 var_127;
        wp::int32 var_128;
        wp::int32 var_129;
        const wp::int32 var_130 = 5;
        wp::int32 var_131;
        wp::int32 var_132;
        const wp::int32 var_133 = 2;
        const wp::int32 var_134 = 2;
        wp::float32 var_135;
        wp::int32 var_136;
        const wp::int32 var_137 = 4;
        const wp::int32 var_138 = 0;
        wp::vec_t<3, wp::int32> var_139;
        const wp::int32 var_140 = 1;
        wp::int32 var_141;
        wp::int32 var_142;
        wp::float32* var_143;
        wp::float32 var_144;
        wp::float32 var_145;
        wp::float32 var_146;
        wp::vec_t<3, wp::int32> var_147;
        wp::vec_t<3, wp::int32> var_148;
        wp::int32 var_149;
        wp::int32 var_150;
        const wp::int32 var_151 = 8;
        wp::int32 var_152;
        wp::float32* var_153;
        bool var_154;
        wp::float32 var_155;
        wp::int32 var_156;
        const wp::int32 var_157 = 0;
        const wp::int32 var_158 = 15;
        wp::int32 var_159;
        wp::int32 var_160;
        wp::int32 var_161;
        wp::int32 var_162;
        const wp::int32 var_163 = 5;
        wp::int32 var_164;
        wp::int32 var_165;
        const wp::int32 var_166 = 3;
        const wp::int32 var_167 = 2;
        wp::float32 var_168;
        wp::int32 var_169;
        const wp::int32 var_170 = 4;
        const wp::int32 var_171 = 0;
        wp::vec_t<3, wp::int32> var_172;
        const wp::int32 var_173 = 1;
        wp::int32 var_174;
        wp::int32 var_175;
        wp::float32* var_176;
        wp::float32 var_177;
        wp::float32 var_178;
        wp::float32 var_179;
        wp::vec_t<3, wp::int32> var_180;
        wp::vec_t<3, wp::int32> var_181;
        wp::int32 var_182;
        wp::int32 var_183;
        const wp::int32 var_184 = 8;
        wp::int32 var_185;
        wp::float32* var_186;
        bool var_187;
        wp::float32 var_188;
        wp::int32 var_189;
        const wp::int32 var_190 = 0;
        const wp::int32 var_191 = 15;
        wp::int32 var_192;
        wp::int32 var_193;
        wp::int32 var_194;
        wp::int32 var_195;
        const wp::int32 var_196 = 5;
        wp::int32 var_197;
        wp::int32 var_198;
        bool var_199;
        const wp::int32 var_200 = -2;
        const wp::int32 var_201 = 4;
        bool var_202;
        const wp::int32 var_203 = 1;
        wp::float32 var_204;
        wp::float32 var_205;
        wp::float32 var_206;
        wp::vec_t<3, wp::float32>* var_207;
        const wp::int32 var_208 = 2;
        wp::float32 var_209;
        wp::vec_t<3, wp::float32> var_210;
        bool var_211;
        wp::float32* var_212;
        wp::vec_t<3, wp::float32> var_213;
        wp::float32 var_214;
        const wp::int32 var_215 = 2;
        wp::float32 var_216;
        const wp::float32 var_217 = 0.0;
        bool var_218;
        const wp::float32 var_219 = 0.4;
        wp::vec_t<3, wp::float32> var_220;
        wp::vec_t<3, wp::float32> var_221;
        wp::vec_t<3, wp::float32> var_222;
        wp::vec_t<3, wp::float32> var_223;
        wp::vec_t<3, wp::float32> var_224;
        const wp::int32 var_225 = 1;
        const wp::float32 var_226 = 0.0;
        wp::vec_t<3, wp::float32> var_227;
        const wp::int32 var_228 = 6;
        wp::int32 var_229;
        wp::range_t var_230;
        wp::int32 var_231;
        wp::int32 var_232;
        const wp::int32 var_233 = 2;
        wp::float32 var_234;
        wp::int32 var_235;
        const wp::int32 var_236 = 0;
        const wp::int32 var_237 = 2;
        wp::float32 var_238;
        wp::int32 var_239;
        const wp::int32 var_240 = 4;
        const wp::int32 var_241 = 0;
        wp::vec_t<3, wp::int32> var_242;
        const wp::int32 var_243 = 1;
        wp::int32 var_244;
        wp::int32 var_245;
        wp::float32* var_246;
        wp::float32 var_247;
        wp::float32 var_248;
        wp::float32 var_249;
        wp::vec_t<3, wp::int32> var_250;
        wp::vec_t<3, wp::int32> var_251;
        wp::int32 var_252;
        wp::int32 var_253;
        const wp::int32 var_254 = 8;
        wp::int32 var_255;
        wp::float32* var_256;
        bool var_257;
        wp::float32 var_258;
        wp::int32 var_259;
        const wp::int32 var_260 = 0;
        const wp::int32 var_261 = 15;
        wp::int32 var_262;
        wp::int32 var_263;
        wp::int32 var_264;
        wp::int32 var_265;
        const wp::int32 var_266 = 5;
        wp::int32 var_267;
        wp::int32 var_268;
        const wp::int32 var_269 = 1;
        const wp::int32 var_270 = 2;
        wp::float32 var_271;
        wp::int32 var_272;
        const wp::int32 var_273 = 4;
        const wp::int32 var_274 = 0;
        wp::vec_t<3, wp::int32> var_275;
        const wp::int32 var_276 = 1;
        wp::int32 var_277;
        wp::int32 var_278;
        wp::float32* var_279;
        wp::float32 var_280;
        wp::float32 var_281;
        wp::float32 var_282;
        wp::vec_t<3, wp::int32> var_283;
        wp::vec_t<3, wp::int32> var_284;
        wp::int32 var_285;
        wp::int32 var_286;
        const wp::int32 var_287 = 8;
        wp::int32 var_288;
        wp::float32* var_289;
        bool var_290;
        wp::float32 var_291;
        wp::int32 var_292;
        const wp::int32 var_293 = 0;
        const wp::int32 var_294 = 15;
        wp::int32 var_295;
        wp::int32 var_296;
        wp::int32 var_297;
        wp::int32 var_298;
        const wp::int32 var_299 = 5;
        wp::int32 var_300;
        wp::int32 var_301;
        const wp::int32 var_302 = 2;
        const wp::int32 var_303 = 2;
        wp::float32 var_304;
        wp::int32 var_305;
        const wp::int32 var_306 = 4;
        const wp::int32 var_307 = 0;
        wp::vec_t<3, wp::int32> var_308;
        const wp::int32 var_309 = 1;
        wp::int32 var_310;
        wp::int32 var_311;
        wp::float32* var_312;
        wp::float32 var_313;
        wp::float32 var_314;
        wp::float32 var_315;
        wp::vec_t<3, wp::int32> var_316;
        wp::vec_t<3, wp::int32> var_317;
        wp::int32 var_318;
        wp::int32 var_319;
        const wp::int32 var_320 = 8;
        wp::int32 var_321;
        wp::float32* var_322;
        bool var_323;
        wp::float32 var_324;
        wp::int32 var_325;
        const wp::int32 var_326 = 0;
        const wp::int32 var_327 = 15;
        wp::int32 var_328;
        wp::int32 var_329;
        wp::int32 var_330;
        wp::int32 var_331;
        const wp::int32 var_332 = 5;
        wp::int32 var_333;
        wp::int32 var_334;
        const wp::int32 var_335 = 3;
        const wp::int32 var_336 = 2;
        wp::float32 var_337;
        wp::int32 var_338;
        const wp::int32 var_339 = 4;
        const wp::int32 var_340 = 0;
        wp::vec_t<3, wp::int32> var_341;
        const wp::int32 var_342 = 1;
        wp::int32 var_343;
        wp::int32 var_344;
        wp::float32* var_345;
        wp::float32 var_346;
        wp::float32 var_347;
        wp::float32 var_348;
        wp::vec_t<3, wp::int32> var_349;
        wp::vec_t<3, wp::int32> var_350;
        wp::int32 var_351;
        wp::int32 var_352;
        const wp::int32 var_353 = 8;
        wp::int32 var_354;
        wp::float32* var_355;
        bool var_356;
        wp::float32 var_357;
        wp::int32 var_358;
        const wp::int32 var_359 = 0;
        const wp::int32 var_360 = 15;
        wp::int32 var_361;
        wp::int32 var_362;
        wp::int32 var_363;
        wp::int32 var_364;
        const wp::int32 var_365 = 5;
        wp::int32 var_366;
        wp::int32 var_367;
        bool var_368;
        const wp::int32 var_369 = -2;
        const wp::int32 var_370 = 4;
        bool var_371;
        const wp::int32 var_372 = 1;
        wp::float32 var_373;
        wp::float32 var_374;
        wp::float32 var_375;
        wp::vec_t<3, wp::float32>* var_376;
        const wp::int32 var_377 = 2;
        wp::float32 var_378;
        wp::vec_t<3, wp::float32> var_379;
        bool var_380;
        wp::int32 var_381;
        wp::int32 var_382;
        wp::vec_t<3, wp::int32> var_383;
        wp::float32 var_384;
        wp::vec_t<3, wp::int32> var_385;
        wp::int32 var_386;
        wp::int32 var_387;
        wp::int32 var_388;
        wp::float32* var_389;
        wp::vec_t<3, wp::float32> var_390;
        wp::float32 var_391;
        const wp::int32 var_392 = 2;
        wp::float32 var_393;
        const wp::float32 var_394 = 0.0;
        bool var_395;
        const wp::float32 var_396 = 0.4;
        wp::vec_t<3, wp::float32> var_397;
        wp::vec_t<3, wp::float32> var_398;
        wp::vec_t<3, wp::float32> var_399;
        wp::vec_t<3, wp::float32> var_400;
        wp::vec_t<3, wp::float32> var_401;
        wp::vec_t<3, wp::float32> var_402;
        wp::float32 var_403;
        wp::float32 var_404;
        //---------
        // forward
        // def transform_body(                                                                    <L 5>
        // idx = wp.tid()                                                                         <L 14>
        var_0 = builtin_tid1d();
        // if idx >= num_cols:                                                                    <L 15>
        var_1 = (var_0 >= var_num_cols);
        if (var_1) {
            // return                                                                             <L 16>
            continue;
        }
        // acceleration = directions[idx] * samples_in[wp.min(idx + 2, num_cols - 1)].z           <L 17>
        var_2 = wp::address(var_directions, var_0);
        var_4 = wp::add(var_0, var_3);
        var_6 = wp::sub(var_num_cols, var_5);
        var_7 = wp::min(var_4, var_6);
        var_8 = wp::address(var_samples_in, var_7);
        var_11 = wp::load(var_8);
        var_10 = wp::extract(var_11, var_9);
        var_13 = wp::load(var_2);
        var_12 = wp::mul(var_13, var_10);
        // acceleration += samples_in[idx]                                                        <L 18>
        var_14 = wp::address(var_samples_in, var_0);
        var_16 = wp::load(var_14);
        var_15 = wp::add(var_12, var_16);
        // acceleration += wp.cross(samples_in[idx], directions[wp.min(idx + 1, num_cols - 1)])       <L 19>
        var_17 = wp::address(var_samples_in, var_0);
        var_19 = wp::add(var_0, var_18);
        var_21 = wp::sub(var_num_cols, var_20);
        var_22 = wp::min(var_19, var_21);
        var_23 = wp::address(var_directions, var_22);
        var_25 = wp::load(var_17);
        var_26 = wp::load(var_23);
        var_24 = wp::cross(var_25, var_26);
        var_27 = wp::add(var_15, var_24);
        // acceleration *= 2.6                                                                    <L 20>
        var_29 = wp::mul(var_27, var_28);
        // side = samples_in[wp.max(idx - 1, 0)] * samples_in[idx].z                              <L 21>
        var_31 = wp::sub(var_0, var_30);
        var_33 = wp::max(var_31, var_32);
        var_34 = wp::address(var_samples_in, var_33);
        var_35 = wp::address(var_samples_in, var_0);
        var_38 = wp::load(var_35);
        var_37 = wp::extract(var_38, var_36);
        var_40 = wp::load(var_34);
        var_39 = wp::mul(var_40, var_37);
        // side += directions[idx] * speeds[idx]                                                  <L 22>
        var_41 = wp::address(var_directions, var_0);
        var_42 = wp::address(var_speeds, var_0);
        var_44 = wp::load(var_41);
        var_45 = wp::load(var_42);
        var_43 = wp::mul(var_44, var_45);
        var_46 = wp::add(var_39, var_43);
        // side += wp.cross(samples_in[idx], directions[wp.min(idx + 1, num_cols - 1)])           <L 23>
        var_47 = wp::address(var_samples_in, var_0);
        var_49 = wp::add(var_0, var_48);
        var_51 = wp::sub(var_num_cols, var_50);
        var_52 = wp::min(var_49, var_51);
        var_53 = wp::address(var_directions, var_52);
        var_55 = wp::load(var_47);
        var_56 = wp::load(var_53);
        var_54 = wp::cross(var_55, var_56);
        var_57 = wp::add(var_46, var_54);
        // for r in range(2):                                                                     <L 24>
        // running = wp.vec3(0.0)                                                                 <L 25>
        var_60 = wp::vec_t<3, wp::float32>(var_59);
        // for tap in range(wp.min(idx, 6)):                                                      <L 26>
        var_62 = wp::min(var_0, var_61);
        var_63 = wp::range(var_62);
        start_for_1:;
            if (iter_cmp(var_63) == 0) goto end_for_1;
            var_64 = wp::iter_next(var_63);
            // acc = int(side.z)                                                                  <L 27>
            var_66 = wp::extract(var_57, var_65);
            var_67 = wp::int(var_66);
            // for t in range(4):                                                                 <L 28>
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_70 = wp::extract(var_29, var_69);
            var_71 = wp::int(var_70);
            var_74 = wp::vec_t<3, wp::int32>(var_71, var_72, var_73);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_76 = wp::add(var_0, var_75);
            var_77 = wp::mod(var_76, var_num_cols);
            var_78 = wp::address(var_luminance, var_77);
            var_79 = wp::float(var_58);
            var_81 = wp::load(var_78);
            var_80 = wp::sub(var_81, var_79);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_82 = wp::mul(var_68, var_74);
            var_83 = wp::min(var_82, var_74);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_84 = wp::length_sq(var_83);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_85 = wp::mul(var_84, var_84);
            var_87 = wp::mod(var_85, var_86);
            // if speeds[idx] > offset:                                                           <L 34>
            var_88 = wp::address(var_speeds, var_0);
            var_90 = wp::load(var_88);
            var_89 = (var_90 > var_80);
            if (var_89) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_91 = wp::mul(var_87, var_64);
                var_94 = wp::clamp(var_91, var_92, var_93);
                // phase_index = phase_index + bounded                                            <L 36>
                var_95 = wp::add(var_87, var_94);
            }
            var_96 = wp::where(var_89, var_95, var_87);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_98 = wp::floordiv(var_96, var_97);
            var_99 = wp::max(var_67, var_98);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_102 = wp::extract(var_29, var_101);
            var_103 = wp::int(var_102);
            var_106 = wp::vec_t<3, wp::int32>(var_103, var_104, var_105);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_108 = wp::add(var_0, var_107);
            var_109 = wp::mod(var_108, var_num_cols);
            var_110 = wp::address(var_luminance, var_109);
            var_111 = wp::float(var_58);
            var_113 = wp::load(var_110);
            var_112 = wp::sub(var_113, var_111);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_114 = wp::mul(var_100, var_106);
            var_115 = wp::min(var_114, var_106);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_116 = wp::length_sq(var_115);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_117 = wp::mul(var_116, var_116);
            var_119 = wp::mod(var_117, var_118);
            // if speeds[idx] > offset:                                                           <L 34>
            var_120 = wp::address(var_speeds, var_0);
            var_122 = wp::load(var_120);
            var_121 = (var_122 > var_112);
            if (var_121) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_123 = wp::mul(var_119, var_64);
                var_126 = wp::clamp(var_123, var_124, var_125);
                // phase_index = phase_index + bounded                                            <L 36>
                var_127 = wp::add(var_119, var_126);
            }
            var_128 = wp::where(var_121, var_127, var_119);
            var_129 = wp::where(var_121, var_126, var_94);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_131 = wp::floordiv(var_128, var_130);
            var_132 = wp::max(var_99, var_131);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_135 = wp::extract(var_29, var_134);
            var_136 = wp::int(var_135);
            var_139 = wp::vec_t<3, wp::int32>(var_136, var_137, var_138);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_141 = wp::add(var_0, var_140);
            var_142 = wp::mod(var_141, var_num_cols);
            var_143 = wp::address(var_luminance, var_142);
            var_144 = wp::float(var_58);
            var_146 = wp::load(var_143);
            var_145 = wp::sub(var_146, var_144);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_147 = wp::mul(var_133, var_139);
            var_148 = wp::min(var_147, var_139);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_149 = wp::length_sq(var_148);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_150 = wp::mul(var_149, var_149);
            var_152 = wp::mod(var_150, var_151);
            // if speeds[idx] > offset:                                                           <L 34>
            var_153 = wp::address(var_speeds, var_0);
            var_155 = wp::load(var_153);
            var_154 = (var_155 > var_145);
            if (var_154) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_156 = wp::mul(var_152, var_64);
                var_159 = wp::clamp(var_156, var_157, var_158);
                // phase_index = phase_index + bounded                                            <L 36>
                var_160 = wp::add(var_152, var_159);
            }
            var_161 = wp::where(var_154, var_160, var_152);
            var_162 = wp::where(var_154, var_159, var_129);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_164 = wp::floordiv(var_161, var_163);
            var_165 = wp::max(var_132, var_164);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_168 = wp::extract(var_29, var_167);
            var_169 = wp::int(var_168);
            var_172 = wp::vec_t<3, wp::int32>(var_169, var_170, var_171);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_174 = wp::add(var_0, var_173);
            var_175 = wp::mod(var_174, var_num_cols);
            var_176 = wp::address(var_luminance, var_175);
            var_177 = wp::float(var_58);
            var_179 = wp::load(var_176);
            var_178 = wp::sub(var_179, var_177);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_180 = wp::mul(var_166, var_172);
            var_181 = wp::min(var_180, var_172);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_182 = wp::length_sq(var_181);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_183 = wp::mul(var_182, var_182);
            var_185 = wp::mod(var_183, var_184);
            // if speeds[idx] > offset:                                                           <L 34>
            var_186 = wp::address(var_speeds, var_0);
            var_188 = wp::load(var_186);
            var_187 = (var_188 > var_178);
            if (var_187) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_189 = wp::mul(var_185, var_64);
                var_192 = wp::clamp(var_189, var_190, var_191);
                // phase_index = phase_index + bounded                                            <L 36>
                var_193 = wp::add(var_185, var_192);
            }
            var_194 = wp::where(var_187, var_193, var_185);
            var_195 = wp::where(var_187, var_192, var_162);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_197 = wp::floordiv(var_194, var_196);
            var_198 = wp::max(var_165, var_197);
            // if -2 < acc < 4 and acceleration.y + float(acc) <= directions[idx].z:              <L 38>
            var_202 = ((var_200 < var_198) && (var_198 < var_201));
            var_199 = var_202;
            if (var_199) {
                var_204 = wp::extract(var_29, var_203);
                var_205 = wp::float(var_198);
                var_206 = wp::add(var_204, var_205);
                var_207 = wp::address(var_directions, var_0);
                var_210 = wp::load(var_207);
                var_209 = wp::extract(var_210, var_208);
                var_211 = (var_206 <= var_209);
                var_199 = var_199 && var_211;
            }
            if (var_199) {
                // continue                                                                       <L 39>
                goto start_for_1;
            }
            // contribution = acceleration * speeds[idx]                                          <L 40>
            var_212 = wp::address(var_speeds, var_0);
            var_214 = wp::load(var_212);
            var_213 = wp::mul(var_29, var_214);
            // if contribution.z < 0.0:                                                           <L 41>
            var_216 = wp::extract(var_213, var_215);
            var_218 = (var_216 < var_217);
            if (var_218) {
                // offset_vector = -(side * 0.4)                                                  <L 42>
                var_220 = wp::mul(var_57, var_219);
                var_221 = wp::neg(var_220);
                // contribution = contribution - offset_vector                                    <L 43>
                var_222 = wp::sub(var_213, var_221);
            }
            var_223 = wp::where(var_218, var_222, var_213);
            // running += contribution                                                            <L 44>
            var_224 = wp::add(var_60, var_223);
            wp::assign(var_60, var_224);
            goto start_for_1;
        end_for_1:;
        // predictions[idx, r] = running                                                          <L 45>
        wp::array_store(var_predictions, var_0, var_58, var_60);
        // running = wp.vec3(0.0)                                                                 <L 25>
        var_227 = wp::vec_t<3, wp::float32>(var_226);
        // for tap in range(wp.min(idx, 6)):                                                      <L 26>
        var_229 = wp::min(var_0, var_228);
        var_230 = wp::range(var_229);
        var_231 = wp::copy(var_166);
        start_for_3:;
            if (iter_cmp(var_230) == 0) goto end_for_3;
            var_232 = wp::iter_next(var_230);
            // acc = int(side.z)                                                                  <L 27>
            var_234 = wp::extract(var_57, var_233);
            var_235 = wp::int(var_234);
            // for t in range(4):                                                                 <L 28>
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_238 = wp::extract(var_29, var_237);
            var_239 = wp::int(var_238);
            var_242 = wp::vec_t<3, wp::int32>(var_239, var_240, var_241);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_244 = wp::add(var_0, var_243);
            var_245 = wp::mod(var_244, var_num_cols);
            var_246 = wp::address(var_luminance, var_245);
            var_247 = wp::float(var_225);
            var_249 = wp::load(var_246);
            var_248 = wp::sub(var_249, var_247);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_250 = wp::mul(var_236, var_242);
            var_251 = wp::min(var_250, var_242);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_252 = wp::length_sq(var_251);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_253 = wp::mul(var_252, var_252);
            var_255 = wp::mod(var_253, var_254);
            // if speeds[idx] > offset:                                                           <L 34>
            var_256 = wp::address(var_speeds, var_0);
            var_258 = wp::load(var_256);
            var_257 = (var_258 > var_248);
            if (var_257) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_259 = wp::mul(var_255, var_232);
                var_262 = wp::clamp(var_259, var_260, var_261);
                // phase_index = phase_index + bounded                                            <L 36>
                var_263 = wp::add(var_255, var_262);
            }
            var_264 = wp::where(var_257, var_263, var_255);
            var_265 = wp::where(var_257, var_262, var_195);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_267 = wp::floordiv(var_264, var_266);
            var_268 = wp::max(var_235, var_267);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_271 = wp::extract(var_29, var_270);
            var_272 = wp::int(var_271);
            var_275 = wp::vec_t<3, wp::int32>(var_272, var_273, var_274);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_277 = wp::add(var_0, var_276);
            var_278 = wp::mod(var_277, var_num_cols);
            var_279 = wp::address(var_luminance, var_278);
            var_280 = wp::float(var_225);
            var_282 = wp::load(var_279);
            var_281 = wp::sub(var_282, var_280);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_283 = wp::mul(var_269, var_275);
            var_284 = wp::min(var_283, var_275);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_285 = wp::length_sq(var_284);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_286 = wp::mul(var_285, var_285);
            var_288 = wp::mod(var_286, var_287);
            // if speeds[idx] > offset:                                                           <L 34>
            var_289 = wp::address(var_speeds, var_0);
            var_291 = wp::load(var_289);
            var_290 = (var_291 > var_281);
            if (var_290) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_292 = wp::mul(var_288, var_232);
                var_295 = wp::clamp(var_292, var_293, var_294);
                // phase_index = phase_index + bounded                                            <L 36>
                var_296 = wp::add(var_288, var_295);
            }
            var_297 = wp::where(var_290, var_296, var_288);
            var_298 = wp::where(var_290, var_295, var_265);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_300 = wp::floordiv(var_297, var_299);
            var_301 = wp::max(var_268, var_300);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_304 = wp::extract(var_29, var_303);
            var_305 = wp::int(var_304);
            var_308 = wp::vec_t<3, wp::int32>(var_305, var_306, var_307);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_310 = wp::add(var_0, var_309);
            var_311 = wp::mod(var_310, var_num_cols);
            var_312 = wp::address(var_luminance, var_311);
            var_313 = wp::float(var_225);
            var_315 = wp::load(var_312);
            var_314 = wp::sub(var_315, var_313);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_316 = wp::mul(var_302, var_308);
            var_317 = wp::min(var_316, var_308);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_318 = wp::length_sq(var_317);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_319 = wp::mul(var_318, var_318);
            var_321 = wp::mod(var_319, var_320);
            // if speeds[idx] > offset:                                                           <L 34>
            var_322 = wp::address(var_speeds, var_0);
            var_324 = wp::load(var_322);
            var_323 = (var_324 > var_314);
            if (var_323) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_325 = wp::mul(var_321, var_232);
                var_328 = wp::clamp(var_325, var_326, var_327);
                // phase_index = phase_index + bounded                                            <L 36>
                var_329 = wp::add(var_321, var_328);
            }
            var_330 = wp::where(var_323, var_329, var_321);
            var_331 = wp::where(var_323, var_328, var_298);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_333 = wp::floordiv(var_330, var_332);
            var_334 = wp::max(var_301, var_333);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_337 = wp::extract(var_29, var_336);
            var_338 = wp::int(var_337);
            var_341 = wp::vec_t<3, wp::int32>(var_338, var_339, var_340);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_343 = wp::add(var_0, var_342);
            var_344 = wp::mod(var_343, var_num_cols);
            var_345 = wp::address(var_luminance, var_344);
            var_346 = wp::float(var_225);
            var_348 = wp::load(var_345);
            var_347 = wp::sub(var_348, var_346);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_349 = wp::mul(var_335, var_341);
            var_350 = wp::min(var_349, var_341);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_351 = wp::length_sq(var_350);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_352 = wp::mul(var_351, var_351);
            var_354 = wp::mod(var_352, var_353);
            // if speeds[idx] > offset:                                                           <L 34>
            var_355 = wp::address(var_speeds, var_0);
            var_357 = wp::load(var_355);
            var_356 = (var_357 > var_347);
            if (var_356) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_358 = wp::mul(var_354, var_232);
                var_361 = wp::clamp(var_358, var_359, var_360);
                // phase_index = phase_index + bounded                                            <L 36>
                var_362 = wp::add(var_354, var_361);
            }
            var_363 = wp::where(var_356, var_362, var_354);
            var_364 = wp::where(var_356, var_361, var_331);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_366 = wp::floordiv(var_363, var_365);
            var_367 = wp::max(var_334, var_366);
            // if -2 < acc < 4 and acceleration.y + float(acc) <= directions[idx].z:              <L 38>
            var_371 = ((var_369 < var_367) && (var_367 < var_370));
            var_368 = var_371;
            if (var_368) {
                var_373 = wp::extract(var_29, var_372);
                var_374 = wp::float(var_367);
                var_375 = wp::add(var_373, var_374);
                var_376 = wp::address(var_directions, var_0);
                var_379 = wp::load(var_376);
                var_378 = wp::extract(var_379, var_377);
                var_380 = (var_375 <= var_378);
                var_368 = var_368 && var_380;
            }
            if (var_368) {
                // continue                                                                       <L 39>
                wp::assign(var_198, var_367);
                wp::assign(var_231, var_335);
                wp::assign(var_172, var_341);
                wp::assign(var_178, var_347);
                wp::assign(var_181, var_350);
                wp::assign(var_182, var_351);
                wp::assign(var_194, var_363);
                wp::assign(var_195, var_364);
                goto start_for_3;
            }
            var_381 = wp::where(var_368, var_198, var_367);
            var_382 = wp::where(var_368, var_231, var_335);
            var_383 = wp::where(var_368, var_172, var_341);
            var_384 = wp::where(var_368, var_178, var_347);
            var_385 = wp::where(var_368, var_181, var_350);
            var_386 = wp::where(var_368, var_182, var_351);
            var_387 = wp::where(var_368, var_194, var_363);
            var_388 = wp::where(var_368, var_195, var_364);
            // contribution = acceleration * speeds[idx]                                          <L 40>
            var_389 = wp::address(var_speeds, var_0);
            var_391 = wp::load(var_389);
            var_390 = wp::mul(var_29, var_391);
            // if contribution.z < 0.0:                                                           <L 41>
            var_393 = wp::extract(var_390, var_392);
            var_395 = (var_393 < var_394);
            if (var_395) {
                // offset_vector = -(side * 0.4)                                                  <L 42>
                var_397 = wp::mul(var_57, var_396);
                var_398 = wp::neg(var_397);
                // contribution = contribution - offset_vector                                    <L 43>
                var_399 = wp::sub(var_390, var_398);
            }
            var_400 = wp::where(var_395, var_399, var_390);
            var_401 = wp::where(var_395, var_398, var_221);
            // running += contribution                                                            <L 44>
            var_402 = wp::add(var_227, var_400);
            wp::assign(var_227, var_402);
            wp::assign(var_198, var_381);
            wp::assign(var_231, var_382);
            wp::assign(var_172, var_383);
            wp::assign(var_178, var_384);
            wp::assign(var_181, var_385);
            wp::assign(var_182, var_386);
            wp::assign(var_194, var_387);
            wp::assign(var_195, var_388);
            wp::assign(var_223, var_400);
            wp::assign(var_221, var_401);
            goto start_for_3;
        end_for_3:;
        // predictions[idx, r] = running                                                          <L 45>
        wp::array_store(var_predictions, var_0, var_225, var_227);
        // outcome[idx] = wp.sin(wp.length(side))                                                 <L 46>
        var_403 = wp::length(var_57);
        var_404 = wp::sin(var_403);
        wp::array_store(var_outcome, var_0, var_404);
    }
}

extern "C" __global__ void transform_body_5d996d5e_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_num_cols,
    wp::array_t<wp::float32> var_luminance,
    wp::array_t<wp::float32> var_speeds,
    wp::array_t<wp::vec_t<3, wp::float32>> var_samples_in,
    wp::array_t<wp::vec_t<3, wp::float32>> var_directions,
    wp::array_t<wp::vec_t<3, wp::float32>> var_predictions,
    wp::array_t<wp::float32> var_outcome,
    wp::int32 adj_num_cols,
    wp::array_t<wp::float32> adj_luminance,
    wp::array_t<wp::float32> adj_speeds,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_samples_in,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_directions,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_predictions,
    wp::array_t<wp::float32> adj_outcome)
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
        bool var_1;
        wp::vec_t<3, wp::float32>* var_2;
        const wp::int32 var_3 = 2;
        wp::int32 var_4;
        const wp::int32 var_5 = 1;
        wp::int32 var_6;
        wp::int32 var_7;
        wp::vec_t<3, wp::float32>* var_8;
        const wp::int32 var_9 = 2;
        wp::float32 var_10;
        wp::vec_t<3, wp::float32> var_11;
        wp::vec_t<3, wp::float32> var_12;
        wp::vec_t<3, wp::float32> var_13;
        wp::vec_t<3, wp::float32>* var_14;
        wp::vec_t<3, wp::float32> var_15;
        wp::vec_t<3, wp::float32> var_16;
        wp::vec_t<3, wp::float32>* var_17;
        const wp::int32 var_18 = 1;
        wp::int32 var_19;
        const wp::int32 var_20 = 1;
        wp::int32 var_21;
        wp::int32 var_22;
        wp::vec_t<3, wp::float32>* var_23;
        wp::vec_t<3, wp::float32> var_24;
        wp::vec_t<3, wp::float32> var_25;
        wp::vec_t<3, wp::float32> var_26;
        wp::vec_t<3, wp::float32> var_27;
        const wp::float32 var_28 = 2.6;
        wp::vec_t<3, wp::float32> var_29;
        const wp::int32 var_30 = 1;
        wp::int32 var_31;
        const wp::int32 var_32 = 0;
        wp::int32 var_33;
        wp::vec_t<3, wp::float32>* var_34;
        wp::vec_t<3, wp::float32>* var_35;
        const wp::int32 var_36 = 2;
        wp::float32 var_37;
        wp::vec_t<3, wp::float32> var_38;
        wp::vec_t<3, wp::float32> var_39;
        wp::vec_t<3, wp::float32> var_40;
        wp::vec_t<3, wp::float32>* var_41;
        wp::float32* var_42;
        wp::vec_t<3, wp::float32> var_43;
        wp::vec_t<3, wp::float32> var_44;
        wp::float32 var_45;
        wp::vec_t<3, wp::float32> var_46;
        wp::vec_t<3, wp::float32>* var_47;
        const wp::int32 var_48 = 1;
        wp::int32 var_49;
        const wp::int32 var_50 = 1;
        wp::int32 var_51;
        wp::int32 var_52;
        wp::vec_t<3, wp::float32>* var_53;
        wp::vec_t<3, wp::float32> var_54;
        wp::vec_t<3, wp::float32> var_55;
        wp::vec_t<3, wp::float32> var_56;
        wp::vec_t<3, wp::float32> var_57;
        const wp::int32 var_58 = 0;
        const wp::float32 var_59 = 0.0;
        wp::vec_t<3, wp::float32> var_60;
        const wp::int32 var_61 = 6;
        wp::int32 var_62;
        wp::range_t var_63;
        wp::int32 var_64;
        const wp::int32 var_65 = 2;
        wp::float32 var_66;
        wp::int32 var_67;
        const wp::int32 var_68 = 0;
        const wp::int32 var_69 = 2;
        wp::float32 var_70;
        wp::int32 var_71;
        const wp::int32 var_72 = 4;
        const wp::int32 var_73 = 0;
        wp::vec_t<3, wp::int32> var_74;
        const wp::int32 var_75 = 1;
        wp::int32 var_76;
        wp::int32 var_77;
        wp::float32* var_78;
        wp::float32 var_79;
        wp::float32 var_80;
        wp::float32 var_81;
        wp::vec_t<3, wp::int32> var_82;
        wp::vec_t<3, wp::int32> var_83;
        wp::int32 var_84;
        wp::int32 var_85;
        const wp::int32 var_86 = 8;
        wp::int32 var_87;
        wp::float32* var_88;
        bool var_89;
        wp::float32 var_90;
        wp::int32 var_91;
        const wp::int32 var_92 = 0;
        const wp::int32 var_93 = 15;
        wp::int32 var_94;
        wp::int32 var_95;
        wp::int32 var_96;
        const wp::int32 var_97 = 5;
        wp::int32 var_98;
        wp::int32 var_99;
        const wp::int32 var_100 = 1;
        const wp::int32 var_101 = 2;
        wp::float32 var_102;
        wp::int32 var_103;
        const wp::int32 var_104 = 4;
        const wp::int32 var_105 = 0;
        wp::vec_t<3, wp::int32> var_106;
        const wp::int32 var_107 = 1;
        wp::int32 var_108;
        wp::int32 var_109;
        wp::float32* var_110;
        wp::float32 var_111;
        wp::float32 var_112;
        wp::float32 var_113;
        wp::vec_t<3, wp::int32> var_114;
        wp::vec_t<3, wp::int32> var_115;
        wp::int32 var_116;
        wp::int32 var_117;
        const wp::int32 var_118 = 8;
        wp::int32 var_119;
        wp::float32* var_120;
        bool var_121;
        wp::float32 var_122;
        wp::int32 var_123;
        const wp::int32 var_124 = 0;
        const wp::int32 var_125 = 15;
        wp::int32 var_126;
        wp::int32 var_127;
        wp::int32 var_128;
        wp::int32 var_129;
        const wp::int32 var_130 = 5;
        wp::int32 var_131;
        wp::int32 var_132;
        const wp::int32 var_133 = 2;
        const wp::int32 var_134 = 2;
        wp::float32 var_135;
        wp::int32 var_136;
        const wp::int32 var_137 = 4;
        const wp::int32 var_138 = 0;
        wp::vec_t<3, wp::int32> var_139;
        const wp::int32 var_140 = 1;
        wp::int32 var_141;
        wp::int32 var_142;
        wp::float32* var_143;
        wp::float32 var_144;
        wp::float32 var_145;
        wp::float32 var_146;
        wp::vec_t<3, wp::int32> var_147;
        wp::vec_t<3, wp::int32> var_148;
        wp::int32 var_149;
        wp::int32 var_150;
        const wp::int32 var_151 = 8;
        wp::int32 var_152;
        wp::float32* var_153;
        bool var_154;
        wp::float32 var_155;
        wp::int32 var_156;
        const wp::int32 var_157 = 0;
        const wp::int32 var_158 = 15;
        wp::int32 var_159;
        wp::int32 var_160;
        wp::int32 var_161;
        wp::int32 var_162;
        const wp::int32 var_163 = 5;
        wp::int32 var_164;
        wp::int32 var_165;
        const wp::int32 var_166 = 3;
        const wp::int32 var_167 = 2;
        wp::float32 var_168;
        wp::int32 var_169;
        const wp::int32 var_170 = 4;
        const wp::int32 var_171 = 0;
        wp::vec_t<3, wp::int32> var_172;
        const wp::int32 var_173 = 1;
        wp::int32 var_174;
        wp::int32 var_175;
        wp::float32* var_176;
        wp::float32 var_177;
        wp::float32 var_178;
        wp::float32 var_179;
        wp::vec_t<3, wp::int32> var_180;
        wp::vec_t<3, wp::int32> var_181;
        wp::int32 var_182;
        wp::int32 var_183;
        const wp::int32 var_184 = 8;
        wp::int32 var_185;
        wp::float32* var_186;
        bool var_187;
        wp::float32 var_188;
        wp::int32 var_189;
        const wp::int32 var_190 = 0;
        const wp::int32 var_191 = 15;
        wp::int32 var_192;
        wp::int32 var_193;
        wp::int32 var_194;
        wp::int32 var_195;
        const wp::int32 var_196 = 5;
        wp::int32 var_197;
        wp::int32 var_198;
        bool var_199;
        const wp::int32 var_200 = -2;
        const wp::int32 var_201 = 4;
        bool var_202;
        const wp::int32 var_203 = 1;
        wp::float32 var_204;
        wp::float32 var_205;
        wp::float32 var_206;
        wp::vec_t<3, wp::float32>* var_207;
        const wp::int32 var_208 = 2;
        wp::float32 var_209;
        wp::vec_t<3, wp::float32> var_210;
        bool var_211;
        wp::float32* var_212;
        wp::vec_t<3, wp::float32> var_213;
        wp::float32 var_214;
        const wp::int32 var_215 = 2;
        wp::float32 var_216;
        const wp::float32 var_217 = 0.0;
        bool var_218;
        const wp::float32 var_219 = 0.4;
        wp::vec_t<3, wp::float32> var_220;
        wp::vec_t<3, wp::float32> var_221;
        wp::vec_t<3, wp::float32> var_222;
        wp::vec_t<3, wp::float32> var_223;
        wp::vec_t<3, wp::float32> var_224;
        const wp::int32 var_225 = 1;
        const wp::float32 var_226 = 0.0;
        wp::vec_t<3, wp::float32> var_227;
        const wp::int32 var_228 = 6;
        wp::int32 var_229;
        wp::range_t var_230;
        wp::int32 var_231;
        wp::int32 var_232;
        const wp::int32 var_233 = 2;
        wp::float32 var_234;
        wp::int32 var_235;
        const wp::int32 var_236 = 0;
        const wp::int32 var_237 = 2;
        wp::float32 var_238;
        wp::int32 var_239;
        const wp::int32 var_240 = 4;
        const wp::int32 var_241 = 0;
        wp::vec_t<3, wp::int32> var_242;
        const wp::int32 var_243 = 1;
        wp::int32 var_244;
        wp::int32 var_245;
        wp::float32* var_246;
        wp::float32 var_247;
        wp::float32 var_248;
        wp::float32 var_249;
        wp::vec_t<3, wp::int32> var_250;
        wp::vec_t<3, wp::int32> var_251;
        wp::int32 var_252;
        wp::int32 var_253;
        const wp::int32 var_254 = 8;
        wp::int32 var_255;
        wp::float32* var_256;
        bool var_257;
        wp::float32 var_258;
        wp::int32 var_259;
        const wp::int32 var_260 = 0;
        const wp::int32 var_261 = 15;
        wp::int32 var_262;
        wp::int32 var_263;
        wp::int32 var_264;
        wp::int32 var_265;
        const wp::int32 var_266 = 5;
        wp::int32 var_267;
        wp::int32 var_268;
        const wp::int32 var_269 = 1;
        const wp::int32 var_270 = 2;
        wp::float32 var_271;
        wp::int32 var_272;
        const wp::int32 var_273 = 4;
        const wp::int32 var_274 = 0;
        wp::vec_t<3, wp::int32> var_275;
        const wp::int32 var_276 = 1;
        wp::int32 var_277;
        wp::int32 var_278;
        wp::float32* var_279;
        wp::float32 var_280;
        wp::float32 var_281;
        wp::float32 var_282;
        wp::vec_t<3, wp::int32> var_283;
        wp::vec_t<3, wp::int32> var_284;
        wp::int32 var_285;
        wp::int32 var_286;
        const wp::int32 var_287 = 8;
        wp::int32 var_288;
        wp::float32* var_289;
        bool var_290;
        wp::float32 var_291;
        wp::int32 var_292;
        const wp::int32 var_293 = 0;
        const wp::int32 var_294 = 15;
        wp::int32 var_295;
        wp::int32 var_296;
        wp::int32 var_297;
        wp::int32 var_298;
        const wp::int32 var_299 = 5;
        wp::int32 var_300;
        wp::int32 var_301;
        const wp::int32 var_302 = 2;
        const wp::int32 var_303 = 2;
        wp::float32 var_304;
        wp::int32 var_305;
        const wp::int32 var_306 = 4;
        const wp::int32 var_307 = 0;
        wp::vec_t<3, wp::int32> var_308;
        const wp::int32 var_309 = 1;
        wp::int32 var_310;
        wp::int32 var_311;
        wp::float32* var_312;
        wp::float32 var_313;
        wp::float32 var_314;
        wp::float32 var_315;
        wp::vec_t<3, wp::int32> var_316;
        wp::vec_t<3, wp::int32> var_317;
        wp::int32 var_318;
        wp::int32 var_319;
        const wp::int32 var_320 = 8;
        wp::int32 var_321;
        wp::float32* var_322;
        bool var_323;
        wp::float32 var_324;
        wp::int32 var_325;
        const wp::int32 var_326 = 0;
        const wp::int32 var_327 = 15;
        wp::int32 var_328;
        wp::int32 var_329;
        wp::int32 var_330;
        wp::int32 var_331;
        const wp::int32 var_332 = 5;
        wp::int32 var_333;
        wp::int32 var_334;
        const wp::int32 var_335 = 3;
        const wp::int32 var_336 = 2;
        wp::float32 var_337;
        wp::int32 var_338;
        const wp::int32 var_339 = 4;
        const wp::int32 var_340 = 0;
        wp::vec_t<3, wp::int32> var_341;
        const wp::int32 var_342 = 1;
        wp::int32 var_343;
        wp::int32 var_344;
        wp::float32* var_345;
        wp::float32 var_346;
        wp::float32 var_347;
        wp::float32 var_348;
        wp::vec_t<3, wp::int32> var_349;
        wp::vec_t<3, wp::int32> var_350;
        wp::int32 var_351;
        wp::int32 var_352;
        const wp::int32 var_353 = 8;
        wp::int32 var_354;
        wp::float32* var_355;
        bool var_356;
        wp::float32 var_357;
        wp::int32 var_358;
        const wp::int32 var_359 = 0;
        const wp::int32 var_360 = 15;
        wp::int32 var_361;
        wp::int32 var_362;
        wp::int32 var_363;
        wp::int32 var_364;
        const wp::int32 var_365 = 5;
        wp::int32 var_366;
        wp::int32 var_367;
        bool var_368;
        const wp::int32 var_369 = -2;
        const wp::int32 var_370 = 4;
        bool var_371;
        const wp::int32 var_372 = 1;
        wp::float32 var_373;
        wp::float32 var_374;
        wp::float32 var_375;
        wp::vec_t<3, wp::float32>* var_376;
        const wp::int32 var_377 = 2;
        wp::float32 var_378;
        wp::vec_t<3, wp::float32> var_379;
        bool var_380;
        wp::int32 var_381;
        wp::int32 var_382;
        wp::vec_t<3, wp::int32> var_383;
        wp::float32 var_384;
        wp::vec_t<3, wp::int32> var_385;
        wp::int32 var_386;
        wp::int32 var_387;
        wp::int32 var_388;
        wp::float32* var_389;
        wp::vec_t<3, wp::float32> var_390;
        wp::float32 var_391;
        const wp::int32 var_392 = 2;
        wp::float32 var_393;
        const wp::float32 var_394 = 0.0;
        bool var_395;
        const wp::float32 var_396 = 0.4;
        wp::vec_t<3, wp::float32> var_397;
        wp::vec_t<3, wp::float32> var_398;
        wp::vec_t<3, wp::float32> var_399;
        wp::vec_t<3, wp::float32> var_400;
        wp::vec_t<3, wp::float32> var_401;
        wp::vec_t<3, wp::float32> var_402;
        wp::float32 var_403;
        wp::float32 var_404;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::vec_t<3, wp::float32> adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::vec_t<3, wp::float32> adj_13 = {};
        wp::vec_t<3, wp::float32> adj_14 = {};
        wp::vec_t<3, wp::float32> adj_15 = {};
        wp::vec_t<3, wp::float32> adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::int32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::vec_t<3, wp::float32> adj_23 = {};
        wp::vec_t<3, wp::float32> adj_24 = {};
        wp::vec_t<3, wp::float32> adj_25 = {};
        wp::vec_t<3, wp::float32> adj_26 = {};
        wp::vec_t<3, wp::float32> adj_27 = {};
        wp::float32 adj_28 = {};
        wp::vec_t<3, wp::float32> adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::vec_t<3, wp::float32> adj_34 = {};
        wp::vec_t<3, wp::float32> adj_35 = {};
        wp::int32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::vec_t<3, wp::float32> adj_38 = {};
        wp::vec_t<3, wp::float32> adj_39 = {};
        wp::vec_t<3, wp::float32> adj_40 = {};
        wp::vec_t<3, wp::float32> adj_41 = {};
        wp::float32 adj_42 = {};
        wp::vec_t<3, wp::float32> adj_43 = {};
        wp::vec_t<3, wp::float32> adj_44 = {};
        wp::float32 adj_45 = {};
        wp::vec_t<3, wp::float32> adj_46 = {};
        wp::vec_t<3, wp::float32> adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::int32 adj_52 = {};
        wp::vec_t<3, wp::float32> adj_53 = {};
        wp::vec_t<3, wp::float32> adj_54 = {};
        wp::vec_t<3, wp::float32> adj_55 = {};
        wp::vec_t<3, wp::float32> adj_56 = {};
        wp::vec_t<3, wp::float32> adj_57 = {};
        wp::int32 adj_58 = {};
        wp::float32 adj_59 = {};
        wp::vec_t<3, wp::float32> adj_60 = {};
        wp::int32 adj_61 = {};
        wp::int32 adj_62 = {};
        wp::range_t adj_63 = {};
        wp::int32 adj_64 = {};
        wp::int32 adj_65 = {};
        wp::float32 adj_66 = {};
        wp::int32 adj_67 = {};
        wp::int32 adj_68 = {};
        wp::int32 adj_69 = {};
        wp::float32 adj_70 = {};
        wp::int32 adj_71 = {};
        wp::int32 adj_72 = {};
        wp::int32 adj_73 = {};
        wp::vec_t<3, wp::int32> adj_74 = {};
        wp::int32 adj_75 = {};
        wp::int32 adj_76 = {};
        wp::int32 adj_77 = {};
        wp::float32 adj_78 = {};
        wp::float32 adj_79 = {};
        wp::float32 adj_80 = {};
        wp::float32 adj_81 = {};
        wp::vec_t<3, wp::int32> adj_82 = {};
        wp::vec_t<3, wp::int32> adj_83 = {};
        wp::int32 adj_84 = {};
        wp::int32 adj_85 = {};
        wp::int32 adj_86 = {};
        wp::int32 adj_87 = {};
        wp::float32 adj_88 = {};
        bool adj_89 = {};
        wp::float32 adj_90 = {};
        wp::int32 adj_91 = {};
        wp::int32 adj_92 = {};
        wp::int32 adj_93 = {};
        wp::int32 adj_94 = {};
        wp::int32 adj_95 = {};
        wp::int32 adj_96 = {};
        wp::int32 adj_97 = {};
        wp::int32 adj_98 = {};
        wp::int32 adj_99 = {};
        wp::int32 adj_100 = {};
        wp::int32 adj_101 = {};
        wp::float32 adj_102 = {};
        wp::int32 adj_103 = {};
        wp::int32 adj_104 = {};
        wp::int32 adj_105 = {};
        wp::vec_t<3, wp::int32> adj_106 = {};
        wp::int32 adj_107 = {};
        wp::int32 adj_108 = {};
        wp::int32 adj_109 = {};
        wp::float32 adj_110 = {};
        wp::float32 adj_111 = {};
        wp::float32 adj_112 = {};
        wp::float32 adj_113 = {};
        wp::vec_t<3, wp::int32> adj_114 = {};
        wp::vec_t<3, wp::int32> adj_115 = {};
        wp::int32 adj_116 = {};
        wp::int32 adj_117 = {};
        wp::int32 adj_118 = {};
        wp::int32 adj_119 = {};
        wp::float32 adj_120 = {};
        bool adj_121 = {};
        wp::float32 adj_122 = {};
        wp::int32 adj_123 = {};
        wp::int32 adj_124 = {};
        wp::int32 adj_125 = {};
        wp::int32 adj_126 = {};
        wp::int32 adj_127 = {};
        wp::int32 adj_128 = {};
        wp::int32 adj_129 = {};
        wp::int32 adj_130 = {};
        wp::int32 adj_131 = {};
        wp::int32 adj_132 = {};
        wp::int32 adj_133 = {};
        wp::int32 adj_134 = {};
        wp::float32 adj_135 = {};
        wp::int32 adj_136 = {};
        wp::int32 adj_137 = {};
        wp::int32 adj_138 = {};
        wp::vec_t<3, wp::int32> adj_139 = {};
        wp::int32 adj_140 = {};
        wp::int32 adj_141 = {};
        wp::int32 adj_142 = {};
        wp::float32 adj_143 = {};
        wp::float32 adj_144 = {};
        wp::float32 adj_145 = {};
        wp::float32 adj_146 = {};
        wp::vec_t<3, wp::int32> adj_147 = {};
        wp::vec_t<3, wp::int32> adj_148 = {};
        wp::int32 adj_149 = {};
        wp::int32 adj_150 = {};
        wp::int32 adj_151 = {};
        wp::int32 adj_152 = {};
        wp::float32 adj_153 = {};
        bool adj_154 = {};
        wp::float32 adj_155 = {};
        wp::int32 adj_156 = {};
        wp::int32 adj_157 = {};
        wp::int32 adj_158 = {};
        wp::int32 adj_159 = {};
        wp::int32 adj_160 = {};
        wp::int32 adj_161 = {};
        wp::int32 adj_162 = {};
        wp::int32 adj_163 = {};
        wp::int32 adj_164 = {};
        wp::int32 adj_165 = {};
        wp::int32 adj_166 = {};
        wp::int32 adj_167 = {};
        wp::float32 adj_168 = {};
        wp::int32 adj_169 = {};
        wp::int32 adj_170 = {};
        wp::int32 adj_171 = {};
        wp::vec_t<3, wp::int32> adj_172 = {};
        wp::int32 adj_173 = {};
        wp::int32 adj_174 = {};
        wp::int32 adj_175 = {};
        wp::float32 adj_176 = {};
        wp::float32 adj_177 = {};
        wp::float32 adj_178 = {};
        wp::float32 adj_179 = {};
        wp::vec_t<3, wp::int32> adj_180 = {};
        wp::vec_t<3, wp::int32> adj_181 = {};
        wp::int32 adj_182 = {};
        wp::int32 adj_183 = {};
        wp::int32 adj_184 = {};
        wp::int32 adj_185 = {};
        wp::float32 adj_186 = {};
        bool adj_187 = {};
        wp::float32 adj_188 = {};
        wp::int32 adj_189 = {};
        wp::int32 adj_190 = {};
        wp::int32 adj_191 = {};
        wp::int32 adj_192 = {};
        wp::int32 adj_193 = {};
        wp::int32 adj_194 = {};
        wp::int32 adj_195 = {};
        wp::int32 adj_196 = {};
        wp::int32 adj_197 = {};
        wp::int32 adj_198 = {};
        bool adj_199 = {};
        wp::int32 adj_200 = {};
        wp::int32 adj_201 = {};
        bool adj_202 = {};
        wp::int32 adj_203 = {};
        wp::float32 adj_204 = {};
        wp::float32 adj_205 = {};
        wp::float32 adj_206 = {};
        wp::vec_t<3, wp::float32> adj_207 = {};
        wp::int32 adj_208 = {};
        wp::float32 adj_209 = {};
        wp::vec_t<3, wp::float32> adj_210 = {};
        bool adj_211 = {};
        wp::float32 adj_212 = {};
        wp::vec_t<3, wp::float32> adj_213 = {};
        wp::float32 adj_214 = {};
        wp::int32 adj_215 = {};
        wp::float32 adj_216 = {};
        wp::float32 adj_217 = {};
        bool adj_218 = {};
        wp::float32 adj_219 = {};
        wp::vec_t<3, wp::float32> adj_220 = {};
        wp::vec_t<3, wp::float32> adj_221 = {};
        wp::vec_t<3, wp::float32> adj_222 = {};
        wp::vec_t<3, wp::float32> adj_223 = {};
        wp::vec_t<3, wp::float32> adj_224 = {};
        wp::int32 adj_225 = {};
        wp::float32 adj_226 = {};
        wp::vec_t<3, wp::float32> adj_227 = {};
        wp::int32 adj_228 = {};
        wp::int32 adj_229 = {};
        wp::range_t adj_230 = {};
        wp::int32 adj_231 = {};
        wp::int32 adj_232 = {};
        wp::int32 adj_233 = {};
        wp::float32 adj_234 = {};
        wp::int32 adj_235 = {};
        wp::int32 adj_236 = {};
        wp::int32 adj_237 = {};
        wp::float32 adj_238 = {};
        wp::int32 adj_239 = {};
        wp::int32 adj_240 = {};
        wp::int32 adj_241 = {};
        wp::vec_t<3, wp::int32> adj_242 = {};
        wp::int32 adj_243 = {};
        wp::int32 adj_244 = {};
        wp::int32 adj_245 = {};
        wp::float32 adj_246 = {};
        wp::float32 adj_247 = {};
        wp::float32 adj_248 = {};
        wp::float32 adj_249 = {};
        wp::vec_t<3, wp::int32> adj_250 = {};
        wp::vec_t<3, wp::int32> adj_251 = {};
        wp::int32 adj_252 = {};
        wp::int32 adj_253 = {};
        wp::int32 adj_254 = {};
        wp::int32 adj_255 = {};
        wp::float32 adj_256 = {};
        bool adj_257 = {};
        wp::float32 adj_258 = {};
        wp::int32 adj_259 = {};
        wp::int32 adj_260 = {};
        wp::int32 adj_261 = {};
        wp::int32 adj_262 = {};
        wp::int32 adj_263 = {};
        wp::int32 adj_264 = {};
        wp::int32 adj_265 = {};
        wp::int32 adj_266 = {};
        wp::int32 adj_267 = {};
        wp::int32 adj_268 = {};
        wp::int32 adj_269 = {};
        wp::int32 adj_270 = {};
        wp::float32 adj_271 = {};
        wp::int32 adj_272 = {};
        wp::int32 adj_273 = {};
        wp::int32 adj_274 = {};
        wp::vec_t<3, wp::int32> adj_275 = {};
        wp::int32 adj_276 = {};
        wp::int32 adj_277 = {};
        wp::int32 adj_278 = {};
        wp::float32 adj_279 = {};
        wp::float32 adj_280 = {};
        wp::float32 adj_281 = {};
        wp::float32 adj_282 = {};
        wp::vec_t<3, wp::int32> adj_283 = {};
        wp::vec_t<3, wp::int32> adj_284 = {};
        wp::int32 adj_285 = {};
        wp::int32 adj_286 = {};
        wp::int32 adj_287 = {};
        wp::int32 adj_288 = {};
        wp::float32 adj_289 = {};
        bool adj_290 = {};
        wp::float32 adj_291 = {};
        wp::int32 adj_292 = {};
        wp::int32 adj_293 = {};
        wp::int32 adj_294 = {};
        wp::int32 adj_295 = {};
        wp::int32 adj_296 = {};
        wp::int32 adj_297 = {};
        wp::int32 adj_298 = {};
        wp::int32 adj_299 = {};
        wp::int32 adj_300 = {};
        wp::int32 adj_301 = {};
        wp::int32 adj_302 = {};
        wp::int32 adj_303 = {};
        wp::float32 adj_304 = {};
        wp::int32 adj_305 = {};
        wp::int32 adj_306 = {};
        wp::int32 adj_307 = {};
        wp::vec_t<3, wp::int32> adj_308 = {};
        wp::int32 adj_309 = {};
        wp::int32 adj_310 = {};
        wp::int32 adj_311 = {};
        wp::float32 adj_312 = {};
        wp::float32 adj_313 = {};
        wp::float32 adj_314 = {};
        wp::float32 adj_315 = {};
        wp::vec_t<3, wp::int32> adj_316 = {};
        wp::vec_t<3, wp::int32> adj_317 = {};
        wp::int32 adj_318 = {};
        wp::int32 adj_319 = {};
        wp::int32 adj_320 = {};
        wp::int32 adj_321 = {};
        wp::float32 adj_322 = {};
        bool adj_323 = {};
        wp::float32 adj_324 = {};
        wp::int32 adj_325 = {};
        wp::int32 adj_326 = {};
        wp::int32 adj_327 = {};
        wp::int32 adj_328 = {};
        wp::int32 adj_329 = {};
        wp::int32 adj_330 = {};
        wp::int32 adj_331 = {};
        wp::int32 adj_332 = {};
        wp::int32 adj_333 = {};
        wp::int32 adj_334 = {};
        wp::int32 adj_335 = {};
        wp::int32 adj_336 = {};
        wp::float32 adj_337 = {};
        wp::int32 adj_338 = {};
        wp::int32 adj_339 = {};
        wp::int32 adj_340 = {};
        wp::vec_t<3, wp::int32> adj_341 = {};
        wp::int32 adj_342 = {};
        wp::int32 adj_343 = {};
        wp::int32 adj_344 = {};
        wp::float32 adj_345 = {};
        wp::float32 adj_346 = {};
        wp::float32 adj_347 = {};
        wp::float32 adj_348 = {};
        wp::vec_t<3, wp::int32> adj_349 = {};
        wp::vec_t<3, wp::int32> adj_350 = {};
        wp::int32 adj_351 = {};
        wp::int32 adj_352 = {};
        wp::int32 adj_353 = {};
        wp::int32 adj_354 = {};
        wp::float32 adj_355 = {};
        bool adj_356 = {};
        wp::float32 adj_357 = {};
        wp::int32 adj_358 = {};
        wp::int32 adj_359 = {};
        wp::int32 adj_360 = {};
        wp::int32 adj_361 = {};
        wp::int32 adj_362 = {};
        wp::int32 adj_363 = {};
        wp::int32 adj_364 = {};
        wp::int32 adj_365 = {};
        wp::int32 adj_366 = {};
        wp::int32 adj_367 = {};
        bool adj_368 = {};
        wp::int32 adj_369 = {};
        wp::int32 adj_370 = {};
        bool adj_371 = {};
        wp::int32 adj_372 = {};
        wp::float32 adj_373 = {};
        wp::float32 adj_374 = {};
        wp::float32 adj_375 = {};
        wp::vec_t<3, wp::float32> adj_376 = {};
        wp::int32 adj_377 = {};
        wp::float32 adj_378 = {};
        wp::vec_t<3, wp::float32> adj_379 = {};
        bool adj_380 = {};
        wp::int32 adj_381 = {};
        wp::int32 adj_382 = {};
        wp::vec_t<3, wp::int32> adj_383 = {};
        wp::float32 adj_384 = {};
        wp::vec_t<3, wp::int32> adj_385 = {};
        wp::int32 adj_386 = {};
        wp::int32 adj_387 = {};
        wp::int32 adj_388 = {};
        wp::float32 adj_389 = {};
        wp::vec_t<3, wp::float32> adj_390 = {};
        wp::float32 adj_391 = {};
        wp::int32 adj_392 = {};
        wp::float32 adj_393 = {};
        wp::float32 adj_394 = {};
        bool adj_395 = {};
        wp::float32 adj_396 = {};
        wp::vec_t<3, wp::float32> adj_397 = {};
        wp::vec_t<3, wp::float32> adj_398 = {};
        wp::vec_t<3, wp::float32> adj_399 = {};
        wp::vec_t<3, wp::float32> adj_400 = {};
        wp::vec_t<3, wp::float32> adj_401 = {};
        wp::vec_t<3, wp::float32> adj_402 = {};
        wp::float32 adj_403 = {};
        wp::float32 adj_404 = {};
        //---------
        // forward
        // def transform_body(                                                                    <L 5>
        // idx = wp.tid()                                                                         <L 14>
        var_0 = builtin_tid1d();
        // if idx >= num_cols:                                                                    <L 15>
        var_1 = (var_0 >= var_num_cols);
        if (var_1) {
            // return                                                                             <L 16>
            goto label0;
        }
        // acceleration = directions[idx] * samples_in[wp.min(idx + 2, num_cols - 1)].z           <L 17>
        var_2 = wp::address(var_directions, var_0);
        var_4 = wp::add(var_0, var_3);
        var_6 = wp::sub(var_num_cols, var_5);
        var_7 = wp::min(var_4, var_6);
        var_8 = wp::address(var_samples_in, var_7);
        var_11 = wp::load(var_8);
        var_10 = wp::extract(var_11, var_9);
        var_13 = wp::load(var_2);
        var_12 = wp::mul(var_13, var_10);
        // acceleration += samples_in[idx]                                                        <L 18>
        var_14 = wp::address(var_samples_in, var_0);
        var_16 = wp::load(var_14);
        var_15 = wp::add(var_12, var_16);
        // acceleration += wp.cross(samples_in[idx], directions[wp.min(idx + 1, num_cols - 1)])       <L 19>
        var_17 = wp::address(var_samples_in, var_0);
        var_19 = wp::add(var_0, var_18);
        var_21 = wp::sub(var_num_cols, var_20);
        var_22 = wp::min(var_19, var_21);
        var_23 = wp::address(var_directions, var_22);
        var_25 = wp::load(var_17);
        var_26 = wp::load(var_23);
        var_24 = wp::cross(var_25, var_26);
        var_27 = wp::add(var_15, var_24);
        // acceleration *= 2.6                                                                    <L 20>
        var_29 = wp::mul(var_27, var_28);
        // side = samples_in[wp.max(idx - 1, 0)] * samples_in[idx].z                              <L 21>
        var_31 = wp::sub(var_0, var_30);
        var_33 = wp::max(var_31, var_32);
        var_34 = wp::address(var_samples_in, var_33);
        var_35 = wp::address(var_samples_in, var_0);
        var_38 = wp::load(var_35);
        var_37 = wp::extract(var_38, var_36);
        var_40 = wp::load(var_34);
        var_39 = wp::mul(var_40, var_37);
        // side += directions[idx] * speeds[idx]                                                  <L 22>
        var_41 = wp::address(var_directions, var_0);
        var_42 = wp::address(var_speeds, var_0);
        var_44 = wp::load(var_41);
        var_45 = wp::load(var_42);
        var_43 = wp::mul(var_44, var_45);
        var_46 = wp::add(var_39, var_43);
        // side += wp.cross(samples_in[idx], directions[wp.min(idx + 1, num_cols - 1)])           <L 23>
        var_47 = wp::address(var_samples_in, var_0);
        var_49 = wp::add(var_0, var_48);
        var_51 = wp::sub(var_num_cols, var_50);
        var_52 = wp::min(var_49, var_51);
        var_53 = wp::address(var_directions, var_52);
        var_55 = wp::load(var_47);
        var_56 = wp::load(var_53);
        var_54 = wp::cross(var_55, var_56);
        var_57 = wp::add(var_46, var_54);
        // for r in range(2):                                                                     <L 24>
        // running = wp.vec3(0.0)                                                                 <L 25>
        var_60 = wp::vec_t<3, wp::float32>(var_59);
        // for tap in range(wp.min(idx, 6)):                                                      <L 26>
        var_62 = wp::min(var_0, var_61);
        var_63 = wp::range(var_62);
        // predictions[idx, r] = running                                                          <L 45>
        // wp::array_store(var_predictions, var_0, var_58, var_60);
        // running = wp.vec3(0.0)                                                                 <L 25>
        var_227 = wp::vec_t<3, wp::float32>(var_226);
        // for tap in range(wp.min(idx, 6)):                                                      <L 26>
        var_229 = wp::min(var_0, var_228);
        var_230 = wp::range(var_229);
        var_231 = wp::copy(var_166);
        // predictions[idx, r] = running                                                          <L 45>
        // wp::array_store(var_predictions, var_0, var_225, var_227);
        // outcome[idx] = wp.sin(wp.length(side))                                                 <L 46>
        var_403 = wp::length(var_57);
        var_404 = wp::sin(var_403);
        // wp::array_store(var_outcome, var_0, var_404);
        //---------
        // reverse
        wp::adj_array_store(var_outcome, var_0, var_404, adj_outcome, adj_0, adj_404);
        wp::adj_sin(var_403, adj_403, adj_404);
        wp::adj_length(var_57, var_403, adj_57, adj_403);
        // adj: outcome[idx] = wp.sin(wp.length(side))                                            <L 46>
        wp::adj_array_store(var_predictions, var_0, var_225, var_227, adj_predictions, adj_0, adj_225, adj_227);
        // adj: predictions[idx, r] = running                                                     <L 45>
        var_230 = wp::iter_reverse(var_230);
        start_for_3:;
            if (iter_cmp(var_230) == 0) goto end_for_3;
            var_232 = wp::iter_next(var_230);
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
        	adj_372 = {};
        	adj_373 = {};
        	adj_374 = {};
        	adj_375 = {};
        	adj_376 = {};
        	adj_377 = {};
        	adj_378 = {};
        	adj_379 = {};
        	adj_380 = {};
        	adj_381 = {};
        	adj_382 = {};
        	adj_383 = {};
        	adj_384 = {};
        	adj_385 = {};
        	adj_386 = {};
        	adj_387 = {};
        	adj_388 = {};
        	adj_389 = {};
        	adj_390 = {};
        	adj_391 = {};
        	adj_392 = {};
        	adj_393 = {};
        	adj_394 = {};
        	adj_395 = {};
        	adj_396 = {};
        	adj_397 = {};
        	adj_398 = {};
        	adj_399 = {};
        	adj_400 = {};
        	adj_401 = {};
        	adj_402 = {};
            // acc = int(side.z)                                                                  <L 27>
            var_234 = wp::extract(var_57, var_233);
            var_235 = wp::int(var_234);
            // for t in range(4):                                                                 <L 28>
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_238 = wp::extract(var_29, var_237);
            var_239 = wp::int(var_238);
            var_242 = wp::vec_t<3, wp::int32>(var_239, var_240, var_241);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_244 = wp::add(var_0, var_243);
            var_245 = wp::mod(var_244, var_num_cols);
            var_246 = wp::address(var_luminance, var_245);
            var_247 = wp::float(var_225);
            var_249 = wp::load(var_246);
            var_248 = wp::sub(var_249, var_247);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_250 = wp::mul(var_236, var_242);
            var_251 = wp::min(var_250, var_242);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_252 = wp::length_sq(var_251);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_253 = wp::mul(var_252, var_252);
            var_255 = wp::mod(var_253, var_254);
            // if speeds[idx] > offset:                                                           <L 34>
            var_256 = wp::address(var_speeds, var_0);
            var_258 = wp::load(var_256);
            var_257 = (var_258 > var_248);
            if (var_257) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_259 = wp::mul(var_255, var_232);
                var_262 = wp::clamp(var_259, var_260, var_261);
                // phase_index = phase_index + bounded                                            <L 36>
                var_263 = wp::add(var_255, var_262);
            }
            var_264 = wp::where(var_257, var_263, var_255);
            var_265 = wp::where(var_257, var_262, var_195);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_267 = wp::floordiv(var_264, var_266);
            var_268 = wp::max(var_235, var_267);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_271 = wp::extract(var_29, var_270);
            var_272 = wp::int(var_271);
            var_275 = wp::vec_t<3, wp::int32>(var_272, var_273, var_274);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_277 = wp::add(var_0, var_276);
            var_278 = wp::mod(var_277, var_num_cols);
            var_279 = wp::address(var_luminance, var_278);
            var_280 = wp::float(var_225);
            var_282 = wp::load(var_279);
            var_281 = wp::sub(var_282, var_280);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_283 = wp::mul(var_269, var_275);
            var_284 = wp::min(var_283, var_275);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_285 = wp::length_sq(var_284);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_286 = wp::mul(var_285, var_285);
            var_288 = wp::mod(var_286, var_287);
            // if speeds[idx] > offset:                                                           <L 34>
            var_289 = wp::address(var_speeds, var_0);
            var_291 = wp::load(var_289);
            var_290 = (var_291 > var_281);
            if (var_290) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_292 = wp::mul(var_288, var_232);
                var_295 = wp::clamp(var_292, var_293, var_294);
                // phase_index = phase_index + bounded                                            <L 36>
                var_296 = wp::add(var_288, var_295);
            }
            var_297 = wp::where(var_290, var_296, var_288);
            var_298 = wp::where(var_290, var_295, var_265);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_300 = wp::floordiv(var_297, var_299);
            var_301 = wp::max(var_268, var_300);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_304 = wp::extract(var_29, var_303);
            var_305 = wp::int(var_304);
            var_308 = wp::vec_t<3, wp::int32>(var_305, var_306, var_307);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_310 = wp::add(var_0, var_309);
            var_311 = wp::mod(var_310, var_num_cols);
            var_312 = wp::address(var_luminance, var_311);
            var_313 = wp::float(var_225);
            var_315 = wp::load(var_312);
            var_314 = wp::sub(var_315, var_313);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_316 = wp::mul(var_302, var_308);
            var_317 = wp::min(var_316, var_308);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_318 = wp::length_sq(var_317);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_319 = wp::mul(var_318, var_318);
            var_321 = wp::mod(var_319, var_320);
            // if speeds[idx] > offset:                                                           <L 34>
            var_322 = wp::address(var_speeds, var_0);
            var_324 = wp::load(var_322);
            var_323 = (var_324 > var_314);
            if (var_323) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_325 = wp::mul(var_321, var_232);
                var_328 = wp::clamp(var_325, var_326, var_327);
                // phase_index = phase_index + bounded                                            <L 36>
                var_329 = wp::add(var_321, var_328);
            }
            var_330 = wp::where(var_323, var_329, var_321);
            var_331 = wp::where(var_323, var_328, var_298);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_333 = wp::floordiv(var_330, var_332);
            var_334 = wp::max(var_301, var_333);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_337 = wp::extract(var_29, var_336);
            var_338 = wp::int(var_337);
            var_341 = wp::vec_t<3, wp::int32>(var_338, var_339, var_340);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_343 = wp::add(var_0, var_342);
            var_344 = wp::mod(var_343, var_num_cols);
            var_345 = wp::address(var_luminance, var_344);
            var_346 = wp::float(var_225);
            var_348 = wp::load(var_345);
            var_347 = wp::sub(var_348, var_346);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_349 = wp::mul(var_335, var_341);
            var_350 = wp::min(var_349, var_341);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_351 = wp::length_sq(var_350);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_352 = wp::mul(var_351, var_351);
            var_354 = wp::mod(var_352, var_353);
            // if speeds[idx] > offset:                                                           <L 34>
            var_355 = wp::address(var_speeds, var_0);
            var_357 = wp::load(var_355);
            var_356 = (var_357 > var_347);
            if (var_356) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_358 = wp::mul(var_354, var_232);
                var_361 = wp::clamp(var_358, var_359, var_360);
                // phase_index = phase_index + bounded                                            <L 36>
                var_362 = wp::add(var_354, var_361);
            }
            var_363 = wp::where(var_356, var_362, var_354);
            var_364 = wp::where(var_356, var_361, var_331);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_366 = wp::floordiv(var_363, var_365);
            var_367 = wp::max(var_334, var_366);
            // if -2 < acc < 4 and acceleration.y + float(acc) <= directions[idx].z:              <L 38>
            var_371 = ((var_369 < var_367) && (var_367 < var_370));
            var_368 = var_371;
            if (var_368) {
                var_373 = wp::extract(var_29, var_372);
                var_374 = wp::float(var_367);
                var_375 = wp::add(var_373, var_374);
                var_376 = wp::address(var_directions, var_0);
                var_379 = wp::load(var_376);
                var_378 = wp::extract(var_379, var_377);
                var_380 = (var_375 <= var_378);
                var_368 = var_368 && var_380;
            }
            if (var_368) {
                // continue                                                                       <L 39>
                wp::assign(var_198, var_367);
                wp::assign(var_231, var_335);
                wp::assign(var_172, var_341);
                wp::assign(var_178, var_347);
                wp::assign(var_181, var_350);
                wp::assign(var_182, var_351);
                wp::assign(var_194, var_363);
                wp::assign(var_195, var_364);
                goto start_for_3;
            }
            var_381 = wp::where(var_368, var_198, var_367);
            var_382 = wp::where(var_368, var_231, var_335);
            var_383 = wp::where(var_368, var_172, var_341);
            var_384 = wp::where(var_368, var_178, var_347);
            var_385 = wp::where(var_368, var_181, var_350);
            var_386 = wp::where(var_368, var_182, var_351);
            var_387 = wp::where(var_368, var_194, var_363);
            var_388 = wp::where(var_368, var_195, var_364);
            // contribution = acceleration * speeds[idx]                                          <L 40>
            var_389 = wp::address(var_speeds, var_0);
            var_391 = wp::load(var_389);
            var_390 = wp::mul(var_29, var_391);
            // if contribution.z < 0.0:                                                           <L 41>
            var_393 = wp::extract(var_390, var_392);
            var_395 = (var_393 < var_394);
            if (var_395) {
                // offset_vector = -(side * 0.4)                                                  <L 42>
                var_397 = wp::mul(var_57, var_396);
                var_398 = wp::neg(var_397);
                // contribution = contribution - offset_vector                                    <L 43>
                var_399 = wp::sub(var_390, var_398);
            }
            var_400 = wp::where(var_395, var_399, var_390);
            var_401 = wp::where(var_395, var_398, var_221);
            // running += contribution                                                            <L 44>
            var_402 = wp::add(var_227, var_400);
            wp::assign(var_227, var_402);
            wp::assign(var_198, var_381);
            wp::assign(var_231, var_382);
            wp::assign(var_172, var_383);
            wp::assign(var_178, var_384);
            wp::assign(var_181, var_385);
            wp::assign(var_182, var_386);
            wp::assign(var_194, var_387);
            wp::assign(var_195, var_388);
            wp::assign(var_223, var_400);
            wp::assign(var_221, var_401);
            wp::adj_assign(var_221, var_401, adj_221, adj_401);
            wp::adj_assign(var_223, var_400, adj_223, adj_400);
            wp::adj_assign(var_195, var_388, adj_195, adj_388);
            wp::adj_assign(var_194, var_387, adj_194, adj_387);
            wp::adj_assign(var_182, var_386, adj_182, adj_386);
            wp::adj_assign(var_181, var_385, adj_181, adj_385);
            wp::adj_assign(var_178, var_384, adj_178, adj_384);
            wp::adj_assign(var_172, var_383, adj_172, adj_383);
            wp::adj_assign(var_231, var_382, adj_231, adj_382);
            wp::adj_assign(var_198, var_381, adj_198, adj_381);
            wp::adj_assign(var_227, var_402, adj_227, adj_402);
            wp::adj_add(var_227, var_400, adj_227, adj_400, adj_402);
            // adj: running += contribution                                                       <L 44>
            wp::adj_where(var_395, var_398, var_221, adj_395, adj_398, adj_221, adj_401);
            wp::adj_where(var_395, var_399, var_390, adj_395, adj_399, adj_390, adj_400);
            if (var_395) {
                wp::adj_sub(var_390, var_398, adj_390, adj_398, adj_399);
                // adj: contribution = contribution - offset_vector                               <L 43>
                wp::adj_neg(var_397, adj_397, adj_398);
                wp::adj_mul(var_57, var_396, adj_57, adj_396, adj_397);
                // adj: offset_vector = -(side * 0.4)                                             <L 42>
            }
            wp::adj_extract(var_390, var_392, adj_390, adj_392, adj_393);
            // adj: if contribution.z < 0.0:                                                      <L 41>
            wp::adj_mul(var_29, var_391, adj_29, adj_389, adj_390);
            wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_389);
            // adj: contribution = acceleration * speeds[idx]                                     <L 40>
            wp::adj_where(var_368, var_195, var_364, adj_368, adj_195, adj_364, adj_388);
            wp::adj_where(var_368, var_194, var_363, adj_368, adj_194, adj_363, adj_387);
            wp::adj_where(var_368, var_182, var_351, adj_368, adj_182, adj_351, adj_386);
            wp::adj_where(var_368, var_181, var_350, adj_368, adj_181, adj_350, adj_385);
            wp::adj_where(var_368, var_178, var_347, adj_368, adj_178, adj_347, adj_384);
            wp::adj_where(var_368, var_172, var_341, adj_368, adj_172, adj_341, adj_383);
            wp::adj_where(var_368, var_231, var_335, adj_368, adj_231, adj_335, adj_382);
            wp::adj_where(var_368, var_198, var_367, adj_368, adj_198, adj_367, adj_381);
            if (var_368) {
                wp::adj_assign(var_195, var_364, adj_195, adj_364);
                wp::adj_assign(var_194, var_363, adj_194, adj_363);
                wp::adj_assign(var_182, var_351, adj_182, adj_351);
                wp::adj_assign(var_181, var_350, adj_181, adj_350);
                wp::adj_assign(var_178, var_347, adj_178, adj_347);
                wp::adj_assign(var_172, var_341, adj_172, adj_341);
                wp::adj_assign(var_231, var_335, adj_231, adj_335);
                wp::adj_assign(var_198, var_367, adj_198, adj_367);
                // adj: continue                                                                  <L 39>
            }
            if (var_368) {
                wp::adj_extract(var_379, var_377, adj_376, adj_377, adj_378);
                wp::adj_address(var_directions, var_0, adj_directions, adj_0, adj_376);
                wp::adj_add(var_373, var_374, adj_373, adj_374, adj_375);
                wp::adj_float(var_367, adj_367, adj_374);
                wp::adj_extract(var_29, var_372, adj_29, adj_372, adj_373);
            }
            // adj: if -2 < acc < 4 and acceleration.y + float(acc) <= directions[idx].z:         <L 38>
            wp::adj_max(var_334, var_366, adj_334, adj_366, adj_367);
            // adj: acc = wp.max(acc, phase_index // 5)                                           <L 37>
            wp::adj_where(var_356, var_361, var_331, adj_356, adj_361, adj_331, adj_364);
            wp::adj_where(var_356, var_362, var_354, adj_356, adj_362, adj_354, adj_363);
            if (var_356) {
                wp::adj_add(var_354, var_361, adj_354, adj_361, adj_362);
                // adj: phase_index = phase_index + bounded                                       <L 36>
                wp::adj_clamp(var_358, var_359, var_360, adj_358, adj_359, adj_360, adj_361);
                wp::adj_mul(var_354, var_232, adj_354, adj_232, adj_358);
                // adj: bounded = wp.clamp(phase_index * tap, 0, 15)                              <L 35>
            }
            wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_355);
            // adj: if speeds[idx] > offset:                                                      <L 34>
            wp::adj_mod(var_352, var_353, adj_352, adj_353, adj_354);
            wp::adj_mul(var_351, var_351, adj_351, adj_351, adj_352);
            // adj: phase_index = distance_sq * distance_sq % 8                                   <L 33>
            wp::adj_length_sq(var_350, adj_350, adj_351);
            // adj: distance_sq = wp.length_sq(smallest)                                          <L 32>
            wp::adj_min(var_349, var_341, adj_349, adj_341, adj_350);
            wp::adj_mul(var_335, var_341, adj_335, adj_341, adj_349);
            // adj: smallest = wp.min(t * target_point, target_point)                             <L 31>
            wp::adj_sub(var_348, var_346, adj_345, adj_346, adj_347);
            wp::adj_float(var_225, adj_225, adj_346);
            wp::adj_address(var_luminance, var_344, adj_luminance, adj_344, adj_345);
            wp::adj_mod(var_343, var_num_cols, adj_343, adj_num_cols, adj_344);
            wp::adj_add(var_0, var_342, adj_0, adj_342, adj_343);
            // adj: offset = luminance[(idx + 1) % num_cols] - float(r)                           <L 30>
            wp::adj_vec_t(var_338, var_339, var_340, adj_338, adj_339, adj_340, adj_341);
            wp::adj_extract(var_29, var_336, adj_29, adj_336, adj_337);
            // adj: target_point = wp.vec3i(int(acceleration[2]), 4, 0)                           <L 29>
            wp::adj_max(var_301, var_333, adj_301, adj_333, adj_334);
            // adj: acc = wp.max(acc, phase_index // 5)                                           <L 37>
            wp::adj_where(var_323, var_328, var_298, adj_323, adj_328, adj_298, adj_331);
            wp::adj_where(var_323, var_329, var_321, adj_323, adj_329, adj_321, adj_330);
            if (var_323) {
                wp::adj_add(var_321, var_328, adj_321, adj_328, adj_329);
                // adj: phase_index = phase_index + bounded                                       <L 36>
                wp::adj_clamp(var_325, var_326, var_327, adj_325, adj_326, adj_327, adj_328);
                wp::adj_mul(var_321, var_232, adj_321, adj_232, adj_325);
                // adj: bounded = wp.clamp(phase_index * tap, 0, 15)                              <L 35>
            }
            wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_322);
            // adj: if speeds[idx] > offset:                                                      <L 34>
            wp::adj_mod(var_319, var_320, adj_319, adj_320, adj_321);
            wp::adj_mul(var_318, var_318, adj_318, adj_318, adj_319);
            // adj: phase_index = distance_sq * distance_sq % 8                                   <L 33>
            wp::adj_length_sq(var_317, adj_317, adj_318);
            // adj: distance_sq = wp.length_sq(smallest)                                          <L 32>
            wp::adj_min(var_316, var_308, adj_316, adj_308, adj_317);
            wp::adj_mul(var_302, var_308, adj_302, adj_308, adj_316);
            // adj: smallest = wp.min(t * target_point, target_point)                             <L 31>
            wp::adj_sub(var_315, var_313, adj_312, adj_313, adj_314);
            wp::adj_float(var_225, adj_225, adj_313);
            wp::adj_address(var_luminance, var_311, adj_luminance, adj_311, adj_312);
            wp::adj_mod(var_310, var_num_cols, adj_310, adj_num_cols, adj_311);
            wp::adj_add(var_0, var_309, adj_0, adj_309, adj_310);
            // adj: offset = luminance[(idx + 1) % num_cols] - float(r)                           <L 30>
            wp::adj_vec_t(var_305, var_306, var_307, adj_305, adj_306, adj_307, adj_308);
            wp::adj_extract(var_29, var_303, adj_29, adj_303, adj_304);
            // adj: target_point = wp.vec3i(int(acceleration[2]), 4, 0)                           <L 29>
            wp::adj_max(var_268, var_300, adj_268, adj_300, adj_301);
            // adj: acc = wp.max(acc, phase_index // 5)                                           <L 37>
            wp::adj_where(var_290, var_295, var_265, adj_290, adj_295, adj_265, adj_298);
            wp::adj_where(var_290, var_296, var_288, adj_290, adj_296, adj_288, adj_297);
            if (var_290) {
                wp::adj_add(var_288, var_295, adj_288, adj_295, adj_296);
                // adj: phase_index = phase_index + bounded                                       <L 36>
                wp::adj_clamp(var_292, var_293, var_294, adj_292, adj_293, adj_294, adj_295);
                wp::adj_mul(var_288, var_232, adj_288, adj_232, adj_292);
                // adj: bounded = wp.clamp(phase_index * tap, 0, 15)                              <L 35>
            }
            wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_289);
            // adj: if speeds[idx] > offset:                                                      <L 34>
            wp::adj_mod(var_286, var_287, adj_286, adj_287, adj_288);
            wp::adj_mul(var_285, var_285, adj_285, adj_285, adj_286);
            // adj: phase_index = distance_sq * distance_sq % 8                                   <L 33>
            wp::adj_length_sq(var_284, adj_284, adj_285);
            // adj: distance_sq = wp.length_sq(smallest)                                          <L 32>
            wp::adj_min(var_283, var_275, adj_283, adj_275, adj_284);
            wp::adj_mul(var_269, var_275, adj_269, adj_275, adj_283);
            // adj: smallest = wp.min(t * target_point, target_point)                             <L 31>
            wp::adj_sub(var_282, var_280, adj_279, adj_280, adj_281);
            wp::adj_float(var_225, adj_225, adj_280);
            wp::adj_address(var_luminance, var_278, adj_luminance, adj_278, adj_279);
            wp::adj_mod(var_277, var_num_cols, adj_277, adj_num_cols, adj_278);
            wp::adj_add(var_0, var_276, adj_0, adj_276, adj_277);
            // adj: offset = luminance[(idx + 1) % num_cols] - float(r)                           <L 30>
            wp::adj_vec_t(var_272, var_273, var_274, adj_272, adj_273, adj_274, adj_275);
            wp::adj_extract(var_29, var_270, adj_29, adj_270, adj_271);
            // adj: target_point = wp.vec3i(int(acceleration[2]), 4, 0)                           <L 29>
            wp::adj_max(var_235, var_267, adj_235, adj_267, adj_268);
            // adj: acc = wp.max(acc, phase_index // 5)                                           <L 37>
            wp::adj_where(var_257, var_262, var_195, adj_257, adj_262, adj_195, adj_265);
            wp::adj_where(var_257, var_263, var_255, adj_257, adj_263, adj_255, adj_264);
            if (var_257) {
                wp::adj_add(var_255, var_262, adj_255, adj_262, adj_263);
                // adj: phase_index = phase_index + bounded                                       <L 36>
                wp::adj_clamp(var_259, var_260, var_261, adj_259, adj_260, adj_261, adj_262);
                wp::adj_mul(var_255, var_232, adj_255, adj_232, adj_259);
                // adj: bounded = wp.clamp(phase_index * tap, 0, 15)                              <L 35>
            }
            wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_256);
            // adj: if speeds[idx] > offset:                                                      <L 34>
            wp::adj_mod(var_253, var_254, adj_253, adj_254, adj_255);
            wp::adj_mul(var_252, var_252, adj_252, adj_252, adj_253);
            // adj: phase_index = distance_sq * distance_sq % 8                                   <L 33>
            wp::adj_length_sq(var_251, adj_251, adj_252);
            // adj: distance_sq = wp.length_sq(smallest)                                          <L 32>
            wp::adj_min(var_250, var_242, adj_250, adj_242, adj_251);
            wp::adj_mul(var_236, var_242, adj_236, adj_242, adj_250);
            // adj: smallest = wp.min(t * target_point, target_point)                             <L 31>
            wp::adj_sub(var_249, var_247, adj_246, adj_247, adj_248);
            wp::adj_float(var_225, adj_225, adj_247);
            wp::adj_address(var_luminance, var_245, adj_luminance, adj_245, adj_246);
            wp::adj_mod(var_244, var_num_cols, adj_244, adj_num_cols, adj_245);
            wp::adj_add(var_0, var_243, adj_0, adj_243, adj_244);
            // adj: offset = luminance[(idx + 1) % num_cols] - float(r)                           <L 30>
            wp::adj_vec_t(var_239, var_240, var_241, adj_239, adj_240, adj_241, adj_242);
            wp::adj_extract(var_29, var_237, adj_29, adj_237, adj_238);
            // adj: target_point = wp.vec3i(int(acceleration[2]), 4, 0)                           <L 29>
            // adj: for t in range(4):                                                            <L 28>
            wp::adj_extract(var_57, var_233, adj_57, adj_233, adj_234);
            // adj: acc = int(side.z)                                                             <L 27>
        	goto start_for_3;
        end_for_3:;
        wp::adj_copy(var_166, adj_166, adj_231);
        wp::adj_min(var_0, var_228, adj_0, adj_228, adj_229);
        // adj: for tap in range(wp.min(idx, 6)):                                                 <L 26>
        wp::adj_vec_t(var_226, adj_226, adj_227);
        // adj: running = wp.vec3(0.0)                                                            <L 25>
        wp::adj_array_store(var_predictions, var_0, var_58, var_60, adj_predictions, adj_0, adj_58, adj_60);
        // adj: predictions[idx, r] = running                                                     <L 45>
        var_63 = wp::iter_reverse(var_63);
        start_for_1:;
            if (iter_cmp(var_63) == 0) goto end_for_1;
            var_64 = wp::iter_next(var_63);
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
            // acc = int(side.z)                                                                  <L 27>
            var_66 = wp::extract(var_57, var_65);
            var_67 = wp::int(var_66);
            // for t in range(4):                                                                 <L 28>
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_70 = wp::extract(var_29, var_69);
            var_71 = wp::int(var_70);
            var_74 = wp::vec_t<3, wp::int32>(var_71, var_72, var_73);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_76 = wp::add(var_0, var_75);
            var_77 = wp::mod(var_76, var_num_cols);
            var_78 = wp::address(var_luminance, var_77);
            var_79 = wp::float(var_58);
            var_81 = wp::load(var_78);
            var_80 = wp::sub(var_81, var_79);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_82 = wp::mul(var_68, var_74);
            var_83 = wp::min(var_82, var_74);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_84 = wp::length_sq(var_83);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_85 = wp::mul(var_84, var_84);
            var_87 = wp::mod(var_85, var_86);
            // if speeds[idx] > offset:                                                           <L 34>
            var_88 = wp::address(var_speeds, var_0);
            var_90 = wp::load(var_88);
            var_89 = (var_90 > var_80);
            if (var_89) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_91 = wp::mul(var_87, var_64);
                var_94 = wp::clamp(var_91, var_92, var_93);
                // phase_index = phase_index + bounded                                            <L 36>
                var_95 = wp::add(var_87, var_94);
            }
            var_96 = wp::where(var_89, var_95, var_87);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_98 = wp::floordiv(var_96, var_97);
            var_99 = wp::max(var_67, var_98);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_102 = wp::extract(var_29, var_101);
            var_103 = wp::int(var_102);
            var_106 = wp::vec_t<3, wp::int32>(var_103, var_104, var_105);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_108 = wp::add(var_0, var_107);
            var_109 = wp::mod(var_108, var_num_cols);
            var_110 = wp::address(var_luminance, var_109);
            var_111 = wp::float(var_58);
            var_113 = wp::load(var_110);
            var_112 = wp::sub(var_113, var_111);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_114 = wp::mul(var_100, var_106);
            var_115 = wp::min(var_114, var_106);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_116 = wp::length_sq(var_115);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_117 = wp::mul(var_116, var_116);
            var_119 = wp::mod(var_117, var_118);
            // if speeds[idx] > offset:                                                           <L 34>
            var_120 = wp::address(var_speeds, var_0);
            var_122 = wp::load(var_120);
            var_121 = (var_122 > var_112);
            if (var_121) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_123 = wp::mul(var_119, var_64);
                var_126 = wp::clamp(var_123, var_124, var_125);
                // phase_index = phase_index + bounded                                            <L 36>
                var_127 = wp::add(var_119, var_126);
            }
            var_128 = wp::where(var_121, var_127, var_119);
            var_129 = wp::where(var_121, var_126, var_94);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_131 = wp::floordiv(var_128, var_130);
            var_132 = wp::max(var_99, var_131);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_135 = wp::extract(var_29, var_134);
            var_136 = wp::int(var_135);
            var_139 = wp::vec_t<3, wp::int32>(var_136, var_137, var_138);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_141 = wp::add(var_0, var_140);
            var_142 = wp::mod(var_141, var_num_cols);
            var_143 = wp::address(var_luminance, var_142);
            var_144 = wp::float(var_58);
            var_146 = wp::load(var_143);
            var_145 = wp::sub(var_146, var_144);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_147 = wp::mul(var_133, var_139);
            var_148 = wp::min(var_147, var_139);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_149 = wp::length_sq(var_148);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_150 = wp::mul(var_149, var_149);
            var_152 = wp::mod(var_150, var_151);
            // if speeds[idx] > offset:                                                           <L 34>
            var_153 = wp::address(var_speeds, var_0);
            var_155 = wp::load(var_153);
            var_154 = (var_155 > var_145);
            if (var_154) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_156 = wp::mul(var_152, var_64);
                var_159 = wp::clamp(var_156, var_157, var_158);
                // phase_index = phase_index + bounded                                            <L 36>
                var_160 = wp::add(var_152, var_159);
            }
            var_161 = wp::where(var_154, var_160, var_152);
            var_162 = wp::where(var_154, var_159, var_129);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_164 = wp::floordiv(var_161, var_163);
            var_165 = wp::max(var_132, var_164);
            // target_point = wp.vec3i(int(acceleration[2]), 4, 0)                                <L 29>
            var_168 = wp::extract(var_29, var_167);
            var_169 = wp::int(var_168);
            var_172 = wp::vec_t<3, wp::int32>(var_169, var_170, var_171);
            // offset = luminance[(idx + 1) % num_cols] - float(r)                                <L 30>
            var_174 = wp::add(var_0, var_173);
            var_175 = wp::mod(var_174, var_num_cols);
            var_176 = wp::address(var_luminance, var_175);
            var_177 = wp::float(var_58);
            var_179 = wp::load(var_176);
            var_178 = wp::sub(var_179, var_177);
            // smallest = wp.min(t * target_point, target_point)                                  <L 31>
            var_180 = wp::mul(var_166, var_172);
            var_181 = wp::min(var_180, var_172);
            // distance_sq = wp.length_sq(smallest)                                               <L 32>
            var_182 = wp::length_sq(var_181);
            // phase_index = distance_sq * distance_sq % 8                                        <L 33>
            var_183 = wp::mul(var_182, var_182);
            var_185 = wp::mod(var_183, var_184);
            // if speeds[idx] > offset:                                                           <L 34>
            var_186 = wp::address(var_speeds, var_0);
            var_188 = wp::load(var_186);
            var_187 = (var_188 > var_178);
            if (var_187) {
                // bounded = wp.clamp(phase_index * tap, 0, 15)                                   <L 35>
                var_189 = wp::mul(var_185, var_64);
                var_192 = wp::clamp(var_189, var_190, var_191);
                // phase_index = phase_index + bounded                                            <L 36>
                var_193 = wp::add(var_185, var_192);
            }
            var_194 = wp::where(var_187, var_193, var_185);
            var_195 = wp::where(var_187, var_192, var_162);
            // acc = wp.max(acc, phase_index // 5)                                                <L 37>
            var_197 = wp::floordiv(var_194, var_196);
            var_198 = wp::max(var_165, var_197);
            // if -2 < acc < 4 and acceleration.y + float(acc) <= directions[idx].z:              <L 38>
            var_202 = ((var_200 < var_198) && (var_198 < var_201));
            var_199 = var_202;
            if (var_199) {
                var_204 = wp::extract(var_29, var_203);
                var_205 = wp::float(var_198);
                var_206 = wp::add(var_204, var_205);
                var_207 = wp::address(var_directions, var_0);
                var_210 = wp::load(var_207);
                var_209 = wp::extract(var_210, var_208);
                var_211 = (var_206 <= var_209);
                var_199 = var_199 && var_211;
            }
            if (var_199) {
                // continue                                                                       <L 39>
                goto start_for_1;
            }
            // contribution = acceleration * speeds[idx]                                          <L 40>
            var_212 = wp::address(var_speeds, var_0);
            var_214 = wp::load(var_212);
            var_213 = wp::mul(var_29, var_214);
            // if contribution.z < 0.0:                                                           <L 41>
            var_216 = wp::extract(var_213, var_215);
            var_218 = (var_216 < var_217);
            if (var_218) {
                // offset_vector = -(side * 0.4)                                                  <L 42>
                var_220 = wp::mul(var_57, var_219);
                var_221 = wp::neg(var_220);
                // contribution = contribution - offset_vector                                    <L 43>
                var_222 = wp::sub(var_213, var_221);
            }
            var_223 = wp::where(var_218, var_222, var_213);
            // running += contribution                                                            <L 44>
            var_224 = wp::add(var_60, var_223);
            wp::assign(var_60, var_224);
            wp::adj_assign(var_60, var_224, adj_60, adj_224);
            wp::adj_add(var_60, var_223, adj_60, adj_223, adj_224);
            // adj: running += contribution                                                       <L 44>
            wp::adj_where(var_218, var_222, var_213, adj_218, adj_222, adj_213, adj_223);
            if (var_218) {
                wp::adj_sub(var_213, var_221, adj_213, adj_221, adj_222);
                // adj: contribution = contribution - offset_vector                               <L 43>
                wp::adj_neg(var_220, adj_220, adj_221);
                wp::adj_mul(var_57, var_219, adj_57, adj_219, adj_220);
                // adj: offset_vector = -(side * 0.4)                                             <L 42>
            }
            wp::adj_extract(var_213, var_215, adj_213, adj_215, adj_216);
            // adj: if contribution.z < 0.0:                                                      <L 41>
            wp::adj_mul(var_29, var_214, adj_29, adj_212, adj_213);
            wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_212);
            // adj: contribution = acceleration * speeds[idx]                                     <L 40>
            if (var_199) {
                // adj: continue                                                                  <L 39>
            }
            if (var_199) {
                wp::adj_extract(var_210, var_208, adj_207, adj_208, adj_209);
                wp::adj_address(var_directions, var_0, adj_directions, adj_0, adj_207);
                wp::adj_add(var_204, var_205, adj_204, adj_205, adj_206);
                wp::adj_float(var_198, adj_198, adj_205);
                wp::adj_extract(var_29, var_203, adj_29, adj_203, adj_204);
            }
            // adj: if -2 < acc < 4 and acceleration.y + float(acc) <= directions[idx].z:         <L 38>
            wp::adj_max(var_165, var_197, adj_165, adj_197, adj_198);
            // adj: acc = wp.max(acc, phase_index // 5)                                           <L 37>
            wp::adj_where(var_187, var_192, var_162, adj_187, adj_192, adj_162, adj_195);
            wp::adj_where(var_187, var_193, var_185, adj_187, adj_193, adj_185, adj_194);
            if (var_187) {
                wp::adj_add(var_185, var_192, adj_185, adj_192, adj_193);
                // adj: phase_index = phase_index + bounded                                       <L 36>
                wp::adj_clamp(var_189, var_190, var_191, adj_189, adj_190, adj_191, adj_192);
                wp::adj_mul(var_185, var_64, adj_185, adj_64, adj_189);
                // adj: bounded = wp.clamp(phase_index * tap, 0, 15)                              <L 35>
            }
            wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_186);
            // adj: if speeds[idx] > offset:                                                      <L 34>
            wp::adj_mod(var_183, var_184, adj_183, adj_184, adj_185);
            wp::adj_mul(var_182, var_182, adj_182, adj_182, adj_183);
            // adj: phase_index = distance_sq * distance_sq % 8                                   <L 33>
            wp::adj_length_sq(var_181, adj_181, adj_182);
            // adj: distance_sq = wp.length_sq(smallest)                                          <L 32>
            wp::adj_min(var_180, var_172, adj_180, adj_172, adj_181);
            wp::adj_mul(var_166, var_172, adj_166, adj_172, adj_180);
            // adj: smallest = wp.min(t * target_point, target_point)                             <L 31>
            wp::adj_sub(var_179, var_177, adj_176, adj_177, adj_178);
            wp::adj_float(var_58, adj_58, adj_177);
            wp::adj_address(var_luminance, var_175, adj_luminance, adj_175, adj_176);
            wp::adj_mod(var_174, var_num_cols, adj_174, adj_num_cols, adj_175);
            wp::adj_add(var_0, var_173, adj_0, adj_173, adj_174);
            // adj: offset = luminance[(idx + 1) % num_cols] - float(r)                           <L 30>
            wp::adj_vec_t(var_169, var_170, var_171, adj_169, adj_170, adj_171, adj_172);
            wp::adj_extract(var_29, var_167, adj_29, adj_167, adj_168);
            // adj: target_point = wp.vec3i(int(acceleration[2]), 4, 0)                           <L 29>
            wp::adj_max(var_132, var_164, adj_132, adj_164, adj_165);
            // adj: acc = wp.max(acc, phase_index // 5)                                           <L 37>
            wp::adj_where(var_154, var_159, var_129, adj_154, adj_159, adj_129, adj_162);
            wp::adj_where(var_154, var_160, var_152, adj_154, adj_160, adj_152, adj_161);
            if (var_154) {
                wp::adj_add(var_152, var_159, adj_152, adj_159, adj_160);
                // adj: phase_index = phase_index + bounded                                       <L 36>
                wp::adj_clamp(var_156, var_157, var_158, adj_156, adj_157, adj_158, adj_159);
                wp::adj_mul(var_152, var_64, adj_152, adj_64, adj_156);
                // adj: bounded = wp.clamp(phase_index * tap, 0, 15)                              <L 35>
            }
            wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_153);
            // adj: if speeds[idx] > offset:                                                      <L 34>
            wp::adj_mod(var_150, var_151, adj_150, adj_151, adj_152);
            wp::adj_mul(var_149, var_149, adj_149, adj_149, adj_150);
            // adj: phase_index = distance_sq * distance_sq % 8                                   <L 33>
            wp::adj_length_sq(var_148, adj_148, adj_149);
            // adj: distance_sq = wp.length_sq(smallest)                                          <L 32>
            wp::adj_min(var_147, var_139, adj_147, adj_139, adj_148);
            wp::adj_mul(var_133, var_139, adj_133, adj_139, adj_147);
            // adj: smallest = wp.min(t * target_point, target_point)                             <L 31>
            wp::adj_sub(var_146, var_144, adj_143, adj_144, adj_145);
            wp::adj_float(var_58, adj_58, adj_144);
            wp::adj_address(var_luminance, var_142, adj_luminance, adj_142, adj_143);
            wp::adj_mod(var_141, var_num_cols, adj_141, adj_num_cols, adj_142);
            wp::adj_add(var_0, var_140, adj_0, adj_140, adj_141);
            // adj: offset = luminance[(idx + 1) % num_cols] - float(r)                           <L 30>
            wp::adj_vec_t(var_136, var_137, var_138, adj_136, adj_137, adj_138, adj_139);
            wp::adj_extract(var_29, var_134, adj_29, adj_134, adj_135);
            // adj: target_point = wp.vec3i(int(acceleration[2]), 4, 0)                           <L 29>
            wp::adj_max(var_99, var_131, adj_99, adj_131, adj_132);
            // adj: acc = wp.max(acc, phase_index // 5)                                           <L 37>
            wp::adj_where(var_121, var_126, var_94, adj_121, adj_126, adj_94, adj_129);
            wp::adj_where(var_121, var_127, var_119, adj_121, adj_127, adj_119, adj_128);
            if (var_121) {
                wp::adj_add(var_119, var_126, adj_119, adj_126, adj_127);
                // adj: phase_index = phase_index + bounded                                       <L 36>
                wp::adj_clamp(var_123, var_124, var_125, adj_123, adj_124, adj_125, adj_126);
                wp::adj_mul(var_119, var_64, adj_119, adj_64, adj_123);
                // adj: bounded = wp.clamp(phase_index * tap, 0, 15)                              <L 35>
            }
            wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_120);
            // adj: if speeds[idx] > offset:                                                      <L 34>
            wp::adj_mod(var_117, var_118, adj_117, adj_118, adj_119);
            wp::adj_mul(var_116, var_116, adj_116, adj_116, adj_117);
            // adj: phase_index = distance_sq * distance_sq % 8                                   <L 33>
            wp::adj_length_sq(var_115, adj_115, adj_116);
            // adj: distance_sq = wp.length_sq(smallest)                                          <L 32>
            wp::adj_min(var_114, var_106, adj_114, adj_106, adj_115);
            wp::adj_mul(var_100, var_106, adj_100, adj_106, adj_114);
            // adj: smallest = wp.min(t * target_point, target_point)                             <L 31>
            wp::adj_sub(var_113, var_111, adj_110, adj_111, adj_112);
            wp::adj_float(var_58, adj_58, adj_111);
            wp::adj_address(var_luminance, var_109, adj_luminance, adj_109, adj_110);
            wp::adj_mod(var_108, var_num_cols, adj_108, adj_num_cols, adj_109);
            wp::adj_add(var_0, var_107, adj_0, adj_107, adj_108);
            // adj: offset = luminance[(idx + 1) % num_cols] - float(r)                           <L 30>
            wp::adj_vec_t(var_103, var_104, var_105, adj_103, adj_104, adj_105, adj_106);
            wp::adj_extract(var_29, var_101, adj_29, adj_101, adj_102);
            // adj: target_point = wp.vec3i(int(acceleration[2]), 4, 0)                           <L 29>
            wp::adj_max(var_67, var_98, adj_67, adj_98, adj_99);
            // adj: acc = wp.max(acc, phase_index // 5)                                           <L 37>
            wp::adj_where(var_89, var_95, var_87, adj_89, adj_95, adj_87, adj_96);
            if (var_89) {
                wp::adj_add(var_87, var_94, adj_87, adj_94, adj_95);
                // adj: phase_index = phase_index + bounded                                       <L 36>
                wp::adj_clamp(var_91, var_92, var_93, adj_91, adj_92, adj_93, adj_94);
                wp::adj_mul(var_87, var_64, adj_87, adj_64, adj_91);
                // adj: bounded = wp.clamp(phase_index * tap, 0, 15)                              <L 35>
            }
            wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_88);
            // adj: if speeds[idx] > offset:                                                      <L 34>
            wp::adj_mod(var_85, var_86, adj_85, adj_86, adj_87);
            wp::adj_mul(var_84, var_84, adj_84, adj_84, adj_85);
            // adj: phase_index = distance_sq * distance_sq % 8                                   <L 33>
            wp::adj_length_sq(var_83, adj_83, adj_84);
            // adj: distance_sq = wp.length_sq(smallest)                                          <L 32>
            wp::adj_min(var_82, var_74, adj_82, adj_74, adj_83);
            wp::adj_mul(var_68, var_74, adj_68, adj_74, adj_82);
            // adj: smallest = wp.min(t * target_point, target_point)                             <L 31>
            wp::adj_sub(var_81, var_79, adj_78, adj_79, adj_80);
            wp::adj_float(var_58, adj_58, adj_79);
            wp::adj_address(var_luminance, var_77, adj_luminance, adj_77, adj_78);
            wp::adj_mod(var_76, var_num_cols, adj_76, adj_num_cols, adj_77);
            wp::adj_add(var_0, var_75, adj_0, adj_75, adj_76);
            // adj: offset = luminance[(idx + 1) % num_cols] - float(r)                           <L 30>
            wp::adj_vec_t(var_71, var_72, var_73, adj_71, adj_72, adj_73, adj_74);
            wp::adj_extract(var_29, var_69, adj_29, adj_69, adj_70);
            // adj: target_point = wp.vec3i(int(acceleration[2]), 4, 0)                           <L 29>
            // adj: for t in range(4):                                                            <L 28>
            wp::adj_extract(var_57, var_65, adj_57, adj_65, adj_66);
            // adj: acc = int(side.z)                                                             <L 27>
        	goto start_for_1;
        end_for_1:;
        wp::adj_min(var_0, var_61, adj_0, adj_61, adj_62);
        // adj: for tap in range(wp.min(idx, 6)):                                                 <L 26>
        wp::adj_vec_t(var_59, adj_59, adj_60);
        // adj: running = wp.vec3(0.0)                                                            <L 25>
        // adj: for r in range(2):                                                                <L 24>
        wp::adj_add(var_46, var_54, adj_46, adj_54, adj_57);
        wp::adj_cross(var_55, var_56, adj_47, adj_53, adj_54);
        wp::adj_address(var_directions, var_52, adj_directions, adj_52, adj_53);
        wp::adj_min(var_49, var_51, adj_49, adj_51, adj_52);
        wp::adj_sub(var_num_cols, var_50, adj_num_cols, adj_50, adj_51);
        wp::adj_add(var_0, var_48, adj_0, adj_48, adj_49);
        wp::adj_address(var_samples_in, var_0, adj_samples_in, adj_0, adj_47);
        // adj: side += wp.cross(samples_in[idx], directions[wp.min(idx + 1, num_cols - 1)])      <L 23>
        wp::adj_add(var_39, var_43, adj_39, adj_43, adj_46);
        wp::adj_mul(var_44, var_45, adj_41, adj_42, adj_43);
        wp::adj_address(var_speeds, var_0, adj_speeds, adj_0, adj_42);
        wp::adj_address(var_directions, var_0, adj_directions, adj_0, adj_41);
        // adj: side += directions[idx] * speeds[idx]                                             <L 22>
        wp::adj_mul(var_40, var_37, adj_34, adj_37, adj_39);
        wp::adj_extract(var_38, var_36, adj_35, adj_36, adj_37);
        wp::adj_address(var_samples_in, var_0, adj_samples_in, adj_0, adj_35);
        wp::adj_address(var_samples_in, var_33, adj_samples_in, adj_33, adj_34);
        wp::adj_max(var_31, var_32, adj_31, adj_32, adj_33);
        wp::adj_sub(var_0, var_30, adj_0, adj_30, adj_31);
        // adj: side = samples_in[wp.max(idx - 1, 0)] * samples_in[idx].z                         <L 21>
        wp::adj_mul(var_27, var_28, adj_27, adj_28, adj_29);
        // adj: acceleration *= 2.6                                                               <L 20>
        wp::adj_add(var_15, var_24, adj_15, adj_24, adj_27);
        wp::adj_cross(var_25, var_26, adj_17, adj_23, adj_24);
        wp::adj_address(var_directions, var_22, adj_directions, adj_22, adj_23);
        wp::adj_min(var_19, var_21, adj_19, adj_21, adj_22);
        wp::adj_sub(var_num_cols, var_20, adj_num_cols, adj_20, adj_21);
        wp::adj_add(var_0, var_18, adj_0, adj_18, adj_19);
        wp::adj_address(var_samples_in, var_0, adj_samples_in, adj_0, adj_17);
        // adj: acceleration += wp.cross(samples_in[idx], directions[wp.min(idx + 1, num_cols - 1)])  <L 19>
        wp::adj_add(var_12, var_16, adj_12, adj_14, adj_15);
        wp::adj_address(var_samples_in, var_0, adj_samples_in, adj_0, adj_14);
        // adj: acceleration += samples_in[idx]                                                   <L 18>
        wp::adj_mul(var_13, var_10, adj_2, adj_10, adj_12);
        wp::adj_extract(var_11, var_9, adj_8, adj_9, adj_10);
        wp::adj_address(var_samples_in, var_7, adj_samples_in, adj_7, adj_8);
        wp::adj_min(var_4, var_6, adj_4, adj_6, adj_7);
        wp::adj_sub(var_num_cols, var_5, adj_num_cols, adj_5, adj_6);
        wp::adj_add(var_0, var_3, adj_0, adj_3, adj_4);
        wp::adj_address(var_directions, var_0, adj_directions, adj_0, adj_2);
        // adj: acceleration = directions[idx] * samples_in[wp.min(idx + 2, num_cols - 1)].z      <L 17>
        if (var_1) {
            label0:;
            // adj: return                                                                        <L 16>
        }
        // adj: if idx >= num_cols:                                                               <L 15>
        // adj: idx = wp.tid()                                                                    <L 14>
        // adj: def transform_body(                                                               <L 5>
        continue;
    }
}

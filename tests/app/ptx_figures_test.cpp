// What is read from ptxas and PTX, the occupancy, and a member of a JSON file.
#include <gtest/gtest.h>

#include "cuda/ptx_figures.h"
#include "rows/json_member.h"

namespace weft {
namespace {

constexpr std::string_view kPtxas =
    "ptxas info    : 29 bytes gmem, 16 bytes cmem[3]\n"
    "ptxas info    : Compiling entry function '_Z1kPf' for 'sm_80'\n"
    "ptxas info    : Function properties for _Z1kPf\n"
    "    176 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads\n"
    "ptxas info    : Used 32 registers, used 1 barriers, 176 bytes cumulative stack size, 256 "
    "bytes "
    "smem, 376 bytes cmem[0], 32 bytes cmem[2]\n"
    "ptxas info    : Function properties for _Z1ffi\n"
    "    4 bytes stack frame, 99 bytes spill stores, 0 bytes spill loads\n"
    "ptxas info    : Compiling entry function '_Z1kPf' for 'sm_90'\n"
    "ptxas info    : Function properties for _Z1kPf\n"
    "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
    "ptxas info    : Used 16 registers, used 0 barriers\n";

TEST(PtxFigures, Ptxas) {
  const auto all = parse_ptxas(kPtxas);
  ASSERT_EQ(all.size(), 2u);
  const PtxasFigures& f = all.at("sm_80");
  EXPECT_EQ(f.registers, 32u);
  EXPECT_EQ(f.stack_bytes, 176u);
  EXPECT_EQ(f.spill_store_bytes, 8u);
  EXPECT_EQ(f.spill_load_bytes, 12u);
  EXPECT_EQ(f.shared_bytes, 256u);
  EXPECT_EQ(f.constant_bytes, 16u + 376u + 32u);
  EXPECT_EQ(all.at("sm_90").registers, 16u);
  EXPECT_TRUE(parse_ptxas("").empty());
  EXPECT_TRUE(parse_ptxas("Used registers\nCompiling entry function '").empty());
}

// Against NVIDIA's cuda_occupancy.h, by hand.
TEST(PtxFigures, Occupancy) {
  const auto of = [](std::string_view arch, uint32_t registers, uint32_t shared) {
    return theoretical_occupancy(arch, {.registers = registers, .shared_bytes = shared}, 256);
  };
  EXPECT_EQ(of("sm_80", 32, 0)->share, 1.0);
  EXPECT_EQ(of("sm_80", 32, 0)->limit, "threads");
  EXPECT_EQ(of("sm_80", 33, 0)->share, 0.75);  // 40 a thread: 6 blocks of 8
  EXPECT_EQ(of("sm_80", 33, 0)->limit, "registers");
  EXPECT_EQ(of("sm_80", 255, 0)->share, 0.125);
  EXPECT_EQ(of("sm_75", 64, 0)->share, 1.0);          // 1024 threads
  EXPECT_EQ(of("sm_120", 40, 0)->share, 1.0);         // 1536 threads
  EXPECT_EQ(of("sm_90a", 16, 48 << 10)->share, 0.5);  // 228 / 49 KiB: 4 blocks of 8
  EXPECT_EQ(of("sm_90", 16, 48 << 10)->limit, "shared memory");
  EXPECT_FALSE(of("sm_999", 16, 0));
  EXPECT_FALSE(of("", 16, 0));
}

TEST(PtxFigures, Kinds) {
  EXPECT_EQ(ptx_kind("mad.lo.s32"), PtxKind::integer);
  EXPECT_EQ(ptx_kind("and.pred"), PtxKind::integer);
  EXPECT_EQ(ptx_kind("fma.rn.f32"), PtxKind::float32);
  EXPECT_EQ(ptx_kind("setp.gtu.f64"), PtxKind::float64);
  EXPECT_EQ(ptx_kind("fma.rn.f16x2"), PtxKind::half);
  EXPECT_EQ(ptx_kind("ld.global.nc.v2.f32"), PtxKind::load_global);
  EXPECT_EQ(ptx_kind("st.shared::cta.u32"), PtxKind::store_shared);
  EXPECT_EQ(ptx_kind("ld.local.f32"), PtxKind::load_local);
  EXPECT_EQ(ptx_kind("ld.param.u64"), PtxKind::other);
  EXPECT_EQ(ptx_kind("cvta.to.global.u64"), PtxKind::conversion);
  EXPECT_EQ(ptx_kind("atom.global.add.f32"), PtxKind::atomic);
  EXPECT_EQ(ptx_kind("sin.approx.f32"), PtxKind::special_function);
  EXPECT_EQ(ptx_kind("sqrt.rn.f32"), PtxKind::float32);
  EXPECT_EQ(ptx_kind("bar.sync"), PtxKind::control);
  EXPECT_EQ(ptx_kind("mov.u32"), PtxKind::other);
  EXPECT_EQ(ptx_kind(""), PtxKind::other);
}

TEST(PtxFigures, Mix) {
  const PtxMix mix = parse_ptx(
      ".version 9.0\n.target sm_80\n.global .align 1 .b8 s[2] = {120, 37};\n"
      ".visible .entry k(\n\t.param .u64 p\n)\n{\n\t.reg .pred \t%p<2>;\n"
      "\tld.param.u64 \t%rd1, [p];\n\tsetp.ge.s32 \t%p1, %r1, 1; // add.s32\n\t@%p1 bra "
      "\t$L__BB0_2;\n"
      "$L__BB0_1:\n\tst.local.v4.f32 \t[%rd5], {%f4, %f3, %f2, %f1};\n\t{ // callseq 0, 0\n"
      "\tcall.uni (retval0), \n\tvprintf, \n\t(\n\tparam0, \n\tparam1\n\t);\n\t}\n\tret;\n}\n");
  EXPECT_EQ(mix.arch, "sm_80");
  const auto count = [&](PtxKind kind) { return mix.counts[static_cast<size_t>(kind)]; };
  EXPECT_EQ(count(PtxKind::integer), 1u);
  EXPECT_EQ(count(PtxKind::control), 3u);
  EXPECT_EQ(count(PtxKind::store_local), 1u);
  EXPECT_EQ(count(PtxKind::other), 1u);
}

TEST(JsonMember, IsSetInPlace) {
  EXPECT_EQ(with_member("{}", "a", "1"), "{\"a\":1}");
  EXPECT_EQ(with_member("{\"b\":1.50}\n", "a", "[1]"), "{\"b\":1.50,\"a\":[1]}\n");
  EXPECT_EQ(with_member("{\"a\": 7 ,\"b\":{\"a\":2}}", "a", "1"), "{\"a\": 1 ,\"b\":{\"a\":2}}");
  EXPECT_EQ(with_member("{\n  \"b\": 1e5\n}\n", "a", "{\"c\":2}"),
            "{\n  \"b\": 1e5,\n  \"a\": {\n    \"c\": 2\n  }\n}\n");
  EXPECT_EQ(with_member("{\n}\n", "a", "2"), "{\n  \"a\": 2\n}\n");
  for (const char* bad : {"", "[]", "{", "{\"a\":1", "{\"a\":tru}", "{} x"})
    EXPECT_FALSE(with_member(bad, "a", "1")) << bad;
}

}  // namespace
}  // namespace weft

// The text of small modules against golden text that was recorded from Warp
// (tools/record_golden.py).
#include "weft/emit/emit.h"

#include <gmock/gmock.h>

#include "support/parse_kernel.h"
#include "weft/lower/lower.h"

namespace weft {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    if (line.find_first_not_of(' ') != line.npos) out.push_back(line);
  }
  return out;
}

struct Made {
  Tree tree;
  Lowered lowered;
};

void make(const std::string& name, Made& made, bool backward = true) {
  made.tree = parse_golden(name);
  LowerOptions options;
  options.enable_backward = backward;
  Lowerer lowerer;
  const Status status = lowerer.lower(made.tree, only_kernel(made.tree), options, made.lowered);
  ASSERT_TRUE(status) << status.error().render();
}

class Golden : public testing::TestWithParam<const char*> {};

TEST_P(Golden, IsWhatWarpMakes) {
  const std::string name = GetParam();
  Made made;
  make(name, made);
  Emitter emitter;
  emitter.prepare(made.lowered);
  KernelText text;
  for (const Device device : {Device::Cpu, Device::Cuda}) {
    const bool cpu = device == Device::Cpu;
    emitter.emit(device, {cpu ? 1 : 256}, text);
    const auto golden = read_test_file("emit/golden/" + name + (cpu ? ".cpu.cpp" : ".cuda.cu"));
    EXPECT_EQ(lines(text.support + text.forward + text.backward), lines(golden));
  }
}

INSTANTIATE_TEST_SUITE_P(Modules, Golden,
                         testing::Values("constants", "functions", "loop_reverse", "phi_order",
                                         "slot_stores"),
                         [](const auto& p) { return std::string(p.param); });

TEST(Emitter, PartsBeginWhereTheFormatSays) {
  Made made;
  make("slot_stores", made);
  Emitter emitter;
  emitter.prepare(made.lowered);
  KernelText text;
  emitter.emit(Device::Cuda, {256}, text);
  EXPECT_THAT(lines(text.support)[0], StartsWith("struct Particle_"));
  EXPECT_THAT(lines(text.forward)[0], StartsWith("extern \"C\" __global__"));
  EXPECT_THAT(lines(text.backward)[0], StartsWith("extern \"C\" __global__"));
  EXPECT_THAT(text.support, Not(HasSubstr("wp_args_")));
  emitter.emit(Device::Cpu, {1}, text);
  EXPECT_THAT(text.support, HasSubstr("struct wp_args_slot_stores_"));
  EXPECT_THAT(lines(text.forward)[0], StartsWith("template"));
}

TEST(Emitter, TargetsDoNotDependOnTheOrderInWhichTheyAreWritten) {
  Made made;
  make("functions", made);
  Emitter one, other;
  KernelText cpu, cuda, text;
  one.prepare(made.lowered);
  one.emit(Device::Cpu, {1}, cpu);
  one.emit(Device::Cuda, {256}, cuda);
  other.prepare(made.lowered);
  other.emit(Device::Cuda, {256}, text);
  EXPECT_EQ(text.forward + text.backward, cuda.forward + cuda.backward);
  other.emit(Device::Cpu, {1}, text);
  EXPECT_EQ(text.forward + text.backward, cpu.forward + cpu.backward);
}

TEST(Emitter, WithoutBackwardCodeThereIsNoAdjoint) {
  Made made;
  make("functions", made, false);
  Emitter emitter;
  emitter.prepare(made.lowered);
  KernelText text;
  for (const Device device : {Device::Cpu, Device::Cuda}) {
    emitter.emit(device, {device == Device::Cpu ? 1 : 256}, text);
    EXPECT_EQ(text.backward, "");
    EXPECT_THAT(text.forward, Not(HasSubstr("adj_")));
  }
}

}  // namespace
}  // namespace weft

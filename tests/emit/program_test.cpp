// Captured programs, whole and damaged, from the document to the text.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "weft/emit/emit.h"
#include "weft/frontend/program.h"
#include "weft/lower/lower.h"

namespace weft {
namespace {

std::string read(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The text for CUDA, or nothing if the program is refused.
std::string text_of(const std::string& program) {
  auto tree = parse_program(program, "program.json");
  if (!tree) return {};
  Lowerer lowerer;
  Lowered lowered;
  LowerOptions options;
  options.block_dim = 256;
  if (!lowerer.lower(*tree, FunctionId{0}, options, lowered)) return {};
  Emitter emitter;
  emitter.prepare(lowered);
  KernelText text;
  emitter.emit(Device::Cuda, {256}, text);
  return text.support + text.forward + text.backward;
}

std::vector<std::filesystem::path> programs() {
  std::vector<std::filesystem::path> out;
  for (const auto& entry :
       std::filesystem::directory_iterator(WEFT_SOURCE_DIR "/fuzz/corpus/program"))
    if (entry.path().extension() == ".json") out.push_back(entry.path());
  std::sort(out.begin(), out.end());
  return out;
}

TEST(Programs, AreLowered) {
  ASSERT_GE(programs().size(), 7u);
  for (const auto& path : programs()) {
    const std::string text = text_of(read(path));
    EXPECT_NE(text.find("__global__"), std::string::npos) << path;
    EXPECT_EQ(text, text_of(read(path))) << path;
  }
}

// A tree can be lowered again after what lowering added was taken away.
TEST(Programs, AreLoweredTwiceFromOneTree) {
  for (const auto& path : programs()) {
    const std::string program = read(path);
    auto tree = parse_program(program, "program.json");
    ASSERT_TRUE(tree) << path;
    const Tree::Mark parsed = tree->mark();
    Lowerer lowerer;
    Lowered lowered;
    Emitter emitter;
    KernelText text;
    for (const int block_dim : {1, 64, 256}) {
      tree->rewind(parsed);
      LowerOptions options;
      options.block_dim = block_dim;
      ASSERT_TRUE(lowerer.lower(*tree, FunctionId{0}, options, lowered)) << path;
      emitter.prepare(lowered);
      emitter.emit(Device::Cuda, {block_dim}, text);
    }
    EXPECT_EQ(text.support + text.forward + text.backward, text_of(program)) << path;
  }
}

// Nothing but a diagnostic comes of a document with a piece cut out, or a number changed.
TEST(Programs, DamagedOnesAreRefusedOrLowered) {
  for (const auto& path : programs()) {
    const std::string whole = read(path);
    for (std::size_t at = 0; at < whole.size(); at += 37) {
      std::string cut = whole;
      cut.erase(at, 5);
      (void)text_of(cut);
      std::string changed = whole;
      if (changed[at] >= '0' && changed[at] <= '9') {
        changed.insert(at, "9");
        (void)text_of(changed);
      }
    }
  }
}

}  // namespace
}  // namespace weft

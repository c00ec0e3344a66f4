// Parts of the room by themselves; what they find in whole datasets is in
// tests/app/test_validate.py.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "text_checks.h"
#include "weft/base/rng.h"
#include "weft/driver/text_driver.h"
#include "weft/inspect/assumed_import.h"
#include "weft/inspect/explain.h"
#include "weft/inspect/histogram.h"
#include "weft/inspect/near_duplicates.h"
#include "weft/inspect/record.h"

namespace weft {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> random_words(Rng& rng, size_t count) {
  std::vector<std::string> words;
  for (size_t i = 0; i < count; ++i) words.push_back("w" + std::to_string(rng.below(500)));
  return words;
}

NearSignature signature_of(const std::vector<std::string>& words) {
  std::vector<std::string_view> views(words.begin(), words.end());
  NearSignature s;
  near_signature(views, s);
  return s;
}

TEST(NearDuplicates, FindsPairsAboveTheThresholdAndNoneBelow) {
  Rng rng(7, 0);
  auto index = NearIndex::create(testing::TempDir());
  ASSERT_TRUE(index);
  std::vector<NearSignature> all;
  for (int i = 0; i < 400; ++i) {
    std::vector<std::string> words = random_words(rng, 150);
    all.push_back(signature_of(words));
    // From one word changed to many: an index from 0.94 down.
    for (uint64_t k = rng.below(12) + 1; k > 0; --k)
      words[rng.below(words.size())] = "x" + std::to_string(rng.below(500));
    all.push_back(signature_of(words));
  }
  // The order of adding does not matter.
  for (size_t i = all.size(); i-- > 0;) ASSERT_TRUE(index->add(static_cast<uint32_t>(i), all[i]));
  auto found = index->find();
  ASSERT_TRUE(found);
  size_t pairs = 0, missed = 0;
  for (size_t i = 0; i < all.size(); i += 2) {
    const bool near = jaccard(all[i].grams, all[i + 1].grams) >= kNearThreshold;
    const bool said = found->earlier[i + 1] == i;
    pairs += near ? 1 : 0;
    missed += near && !said ? 1 : 0;
    EXPECT_TRUE(near || !said) << i;
    EXPECT_EQ(found->earlier[i], NearFigures::kNone) << i;
  }
  EXPECT_GT(pairs, 50u);
  EXPECT_LE(missed, 1u);
  EXPECT_EQ(found->in_pairs, 2 * (pairs - missed));
  EXPECT_EQ(found->documents, all.size());
}

TEST(NearDuplicates, ManyAlikeTakeNoLongTime) {
  auto index = NearIndex::create(testing::TempDir());
  ASSERT_TRUE(index);
  const NearSignature s = signature_of({"a", "b", "c"});
  for (uint32_t i = 0; i < 20000; ++i) ASSERT_TRUE(index->add(i, s));
  auto found = index->find();
  ASSERT_TRUE(found);
  EXPECT_EQ(found->in_pairs, 20000u);
}

TEST(NearDuplicates, AFolderThatCannotBeWrittenIsSaid) {
  auto index = NearIndex::create("/nowhere/at/all");
  ASSERT_FALSE(index);
  EXPECT_EQ(index.error().code, DiagCode::CannotCreate);
}

TEST(Histogram, KeepsCountsAndPercentiles) {
  Histogram all, parts[2];
  for (uint64_t v = 0; v < 10000; ++v) {
    all.add(v);
    parts[v % 2].add(v);
  }
  parts[0].merge(parts[1]);
  EXPECT_EQ(all.count(), 10000u);
  EXPECT_EQ(all.min(), 0u);
  EXPECT_EQ(all.max(), 9999u);
  EXPECT_DOUBLE_EQ(all.mean(), 4999.5);
  for (unsigned p : {1u, 10u, 50u, 90u, 99u}) {
    EXPECT_NEAR(static_cast<double>(all.percentile(p)), p * 100.0, p * 100 * 0.032 + 1) << p;
    EXPECT_EQ(all.percentile(p), parts[0].percentile(p));
  }
  uint64_t sum = 0, end = 0;
  for (const Histogram::Bucket& b : all.buckets()) {
    EXPECT_EQ(b.low, end);
    end = b.high;
    sum += b.count;
  }
  EXPECT_EQ(sum, 10000u);
  EXPECT_EQ(Histogram().percentile(50), 0u);
}

TEST(Brackets, OutsideOfCommentsAndStrings) {
  EXPECT_EQ(unbalanced("f(a[1], {2})", true), "");
  EXPECT_EQ(unbalanced("x = ')' # (\ny = \"\"\"[\n(\"\"\"\n", true), "");
  EXPECT_EQ(unbalanced("a('\\'(') // }\n /* [ */ 1'000", false), "");
  EXPECT_EQ(unbalanced("f(a]", true), "']' closes nothing, or another kind of bracket");
  EXPECT_EQ(unbalanced("f({})}", false), "'}' closes nothing, or another kind of bracket");
  EXPECT_EQ(unbalanced("{ f(", false), "'(' is never closed");
}

TEST(Names, OfKernelsAndParameters) {
  const std::string_view python =
      "@wp.func\ndef g(q: int):\n  pass\n@wp.kernel\ndef k(a: wp.array(dtype=float, ndim=2),  # (\n"
      "      b: int = 3,\n):\n  pass\n";
  EXPECT_EQ(last_kernel_name(python), "k");
  EXPECT_THAT(parameters_of(python, "k"), ElementsAre("a", "b"));
  EXPECT_THAT(parameters_of(python, "z"), IsEmpty());
  EXPECT_EQ(kernel_in("void my_k_0a1b2c3d_cuda_kernel_forward(", TextField::kCudaForward), "my_k");
  EXPECT_EQ(kernel_in("void my_k_cpu_kernel_backward(", TextField::kCppBackward), "my_k");
  EXPECT_EQ(kernel_in("void my_k_cpu_kernel_backward(", TextField::kCppForward), "");
}

TEST(Diff, ShowsTheFirstLinesThatDifferAndGoesOnWhereBothAreAlike) {
  EXPECT_EQ(short_diff("a\nb\nc\nd\ne\nf\n", "a\nb\nc\nX\nY\ne\nf\n"),
            "@@ line 4 @@\n b\n c\n-d\n+X\n+Y\n e\n f\n");
  EXPECT_EQ(short_diff("a\n", "a\nb\n"), "@@ line 2 @@\n a\n+b\n");
}

TEST(Record, KnowsOursAndOthersByTheirFields) {
  RecordReader reader;
  auto record = reader.read(R"({"total": 3})", "f");
  ASSERT_TRUE(record);
  EXPECT_FALSE(*record);
  record =
      reader.read(R"({"python_source": "p", "cuda_ir": "c", "metadata": {"category": "m"}})", "f");
  ASSERT_TRUE(record && *record);
  EXPECT_FALSE((*record)->ours);
  EXPECT_THAT((*record)->missing, IsEmpty());
  EXPECT_EQ((*record)->text(TextField::kCudaForward), "c");
  EXPECT_EQ((*record)->category, "m");
  EXPECT_TRUE((*record)->assumed[static_cast<size_t>(Assumption::kCudaIr)]);
  record = reader.read(R"({"schema_version": 1, "python_source": 4})", "f");
  ASSERT_TRUE(record && *record);
  EXPECT_TRUE((*record)->ours);
  EXPECT_GT((*record)->missing.size(), 5u);
  auto broken = reader.read("{", "f");
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().code, DiagCode::BadRecord);
}

TEST(AssumedImport, StandsAsFarAboveAsTheEchoedLinesSay) {
  const std::string python = "@wp.kernel\ndef k(n: int):\n    pass\n";
  EXPECT_EQ(assumed_import(python, "  // def k(n: int):      <L 4>\n"), "import warp as wp\n\n");
  EXPECT_EQ(assumed_import(python, ""), "import warp as wp\n");
  EXPECT_FALSE(imports_warp(python));
}

TEST(Explain, AlignsFormsAndLeavesOutWhatAKernelDoesNotHave) {
  TextDriver driver;
  ASSERT_TRUE(driver.read_source(
      "import warp as wp\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float), n: int):\n "
      "   i = wp.tid()\n"
      "    if i >= n:\n        return\n    a[i] = 1.0\n",
      "k.py"));
  ASSERT_TRUE(driver.lower(*find_kernel(driver.tree(), "k.py", "k"), {}));
  KernelText cpu = driver.text(Device::Cpu), cuda = driver.text(Device::Cuda);
  const Explanation e = explain_forms("k", cpu, cuda);
  std::vector<std::string> titles;
  for (const Aspect& aspect : e.aspects) titles.push_back(aspect.title);
  EXPECT_THAT(titles, ElementsAre("Signature", "Argument passing", "Thread model",
                                  "Index computation", "Shared storage", "Contiguous arrays",
                                  "Early return", "Adjoint arguments"));
  const auto end = std::find_if(e.aspects.begin(), e.aspects.end(),
                                [](const Aspect& a) { return a.title == "Early return"; });
  EXPECT_EQ(end->cpu, "// return\nreturn;\n");
  EXPECT_EQ(end->cuda, "// return\ncontinue;\n");
  // Every line of both texts is there once, in order.
  std::string left, right;
  for (const AlignedLine& line : align_lines(e.cpu.forward, e.cuda.forward)) {
    if (line.kind != AlignedLine::Kind::kCudaOnly) left += std::string(line.cpu) + "\n";
    if (line.kind != AlignedLine::Kind::kCpuOnly) right += std::string(line.cuda) + "\n";
  }
  EXPECT_EQ(left, e.cpu.forward);
  EXPECT_EQ(right, e.cuda.forward);
  // Columns keep to the width.
  const std::string text = explanation_text(e, 100);
  for (size_t at = 0; at < text.size();) {
    const size_t end_of_line = text.find('\n', at);
    const std::string_view line = std::string_view(text).substr(at, end_of_line - at);
    EXPECT_LE(std::count_if(line.begin(), line.end(),
                            [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }),
              100);
    at = end_of_line + 1;
  }
}

}  // namespace
}  // namespace weft

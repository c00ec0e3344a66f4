// Options, the category pattern, the row's JSON, the engine.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <map>
#include <memory>
#include <new>

#include "commands/options.h"
#include "dataset/engine.h"
#include "fake/fake_pipeline.h"
#include "weft/app/row.h"

namespace weft {
namespace {

TEST(Options, WholeNumbersAreStrict) {
  EXPECT_EQ(*parse_whole_number("7", "--count", 1, 10), 7u);
  for (const char* bad : {"0", "11", "-1", "+1", "1.5", "1e3", "", " 1", "1 ", "0x1", "ten",
                          "99999999999999999999999"}) {
    auto value = parse_whole_number(bad, "--count", 1, 10);
    ASSERT_FALSE(value) << bad;
    EXPECT_EQ(value.error().code, DiagCode::BadOption);
    EXPECT_THAT(value.error().render(), testing::HasSubstr("--count"));
  }
}

// Rows are never copies, so the weights have to fit what each field has.
TEST(DefaultMix, HasAMillionDifferentRows) {
  const Status enough = check_capacity(default_weights(), 1'000'000);
  EXPECT_TRUE(enough) << (enough ? "" : enough.error().render());
}

TEST(Options, Targets) {
  EXPECT_EQ(targets_name(*parse_targets("cpu")), "cpu");
  EXPECT_EQ(targets_name(*parse_targets("cuda")), "cuda");
  EXPECT_EQ(targets_name(*parse_targets("both")), "both");
  EXPECT_EQ(parse_targets("gpu").error().code, DiagCode::BadOption);
}

using Weights = std::vector<uint32_t>;

// Those of the first categories, and 0 for all others.
Weights weights_of(Weights first) {
  first.resize(kCategories.size());
  return first;
}

TEST(Options, Categories) {
  Weights all;
  for (const CategoryInfo& info : kCategories) all.push_back(info.weight);
  EXPECT_EQ(*parse_categories({}, {}), all);
  EXPECT_EQ(*parse_categories({"all"}, {}), all);
  EXPECT_EQ(*parse_categories({"vector", "math"}, {}), weights_of({0, 1, 1}));
  EXPECT_EQ(*parse_categories({"math", "vector"}, {"vector=5"}), weights_of({0, 1, 5}));
  EXPECT_EQ(parse_categories({"maths"}, {}).error().code, DiagCode::MistypedCategory);
  EXPECT_EQ(parse_categories({"weather"}, {}).error().code, DiagCode::UnknownCategory);
  EXPECT_EQ(parse_categories({"all", "math"}, {}).error().code, DiagCode::UnknownCategory);
  EXPECT_EQ(parse_categories({"math", "math"}, {}).error().code, DiagCode::RepeatedCategory);
  EXPECT_EQ(parse_categories({}, {"math=1", "math=2"}).error().code, DiagCode::RepeatedCategory);
  EXPECT_EQ(parse_categories({}, {"maths=1"}).error().code, DiagCode::MistypedCategory);
  EXPECT_EQ(parse_categories({}, {"weather=1"}).error().code, DiagCode::UnknownCategory);
  EXPECT_EQ(parse_categories({"math"}, {"vector=1"}).error().code, DiagCode::UnusedWeight);
  for (const char* bad : {"math", "math=", "math=0", "math=1001", "math=x", "=3", "math=-1"}) {
    auto weights = parse_categories({}, {bad});
    ASSERT_FALSE(weights) << bad;
    EXPECT_THAT(weights.error().code,
                testing::AnyOf(DiagCode::BadWeight, DiagCode::UnknownCategory));
  }
}

TEST(Category, NamesReadBack) {
  for (size_t i = 0; i < kCategories.size(); ++i) {
    EXPECT_EQ(parse_category(kCategories[i].name), static_cast<Category>(i));
  }
}

TEST(CategoryPattern, EqualWeightsAreACycle) {
  for (uint32_t weight : {1u, 7u}) {
    CategoryPattern pattern(Weights(kCategories.size(), weight));
    EXPECT_EQ(pattern.length(), kCategories.size());
    for (uint64_t i = 0; i < 100; ++i)
      EXPECT_EQ(pattern.at(i), static_cast<Category>(i % kCategories.size()));
  }
  CategoryPattern two(weights_of({0, 1, 0, 1}));
  EXPECT_EQ(two.at(0), Category::kMath);
  EXPECT_EQ(two.at(1), Category::kMatrix);
  EXPECT_EQ(two.at(1'000'000'000'000), Category::kMath);
}

TEST(CategoryPattern, TurnsCountTheRowsOfACategory) {
  CategoryPattern pattern(weights_of({5, 3, 0, 0, 1, 0, 0, 0, 0, 1}));
  std::map<Category, uint64_t> turns;
  for (uint64_t i = 0; i < 100; ++i) EXPECT_EQ(pattern.turn(i), turns[pattern.at(i)]++);
}

TEST(CategoryPattern, WeightsAreExactAndSpread) {
  CategoryPattern pattern(weights_of({5, 3, 0, 0, 1, 0, 0, 0, 0, 1}));
  std::map<Category, int> counts;
  int run = 0;
  Category last = Category::kVector;
  for (uint64_t i = 0; i < 100; ++i) {
    Category category = pattern.at(i);
    ++counts[category];
    run = category == last ? run + 1 : 1;
    last = category;
    EXPECT_LE(run, 2) << "weight 5 of 10 meets itself only where the pattern repeats";
  }
  EXPECT_EQ(counts, (std::map<Category, int>{{Category::kArithmetic, 50},
                                             {Category::kMath, 30},
                                             {Category::kControlFlow, 10},
                                             {Category::kScalarParam, 10}}));
}

TEST(Row, FieldsStandInOrderAndOnlyIfAskedFor) {
  RowRequest request{.seed = 1, .index = 2, .category = Category::kMath, .backward = false};
  RowTexts texts;
  texts.python_source = "a\n\"b\"";
  texts.cpp = TargetTexts{"s", "f", std::nullopt};
  texts.metadata = "{\"x\":1}";
  std::string json;
  append_row_json(json, request, texts);
  EXPECT_EQ(json,
            R"({"schema_version":4,"id":"","structure_id":"","skeleton_id":"","index":2,"seed":1,)"
            R"("origin":"synthetic","license":"Apache-2.0","kernel_name":"","category":"math",)"
            R"("description":"","python_source":"a\n\"b\"","cpp_support":"s","cpp_forward":"f",)"
            R"("metadata":{"x":1}})");
}

struct RunResult {
  std::string bytes;
  Status status;
};

RunResult run_fake(unsigned workers, uint64_t rows, Format format = Format::kJsonlZst,
                   uint64_t stop_after = ~uint64_t{0}) {
  ColumnStore store;
  EngineJob job{.row = {.seed = 3},
                .pattern = CategoryPattern(Weights(kCategories.size(), 1)),
                .layout = {.format = format, .rows_per_shard = 170},
                .store = store,
                .ranges = {{0, rows}},
                .workers = workers};
  RunResult result;
  uint64_t next = 0;
  EngineHooks hooks;
  hooks.consume = [&](const EncodedBlock& block) -> Status {
    EXPECT_EQ(block.range.first, next);
    next += block.range.count;
    result.bytes += block.parts[0].bytes;
    return {};
  };
  hooks.tick = [] {};
  hooks.stop = [&] { return next >= stop_after; };
  result.status = run_engine(
      job, [] { return std::make_unique<FakePipeline>(); }, hooks);
  return result;
}

TEST(Engine, AnyNumberOfWorkersMakesTheSameBytes) {
  RunResult one = run_fake(1, 1234);
  ASSERT_TRUE(one.status);
  for (unsigned workers : {2u, 3u, 7u, 16u}) {
    RunResult many = run_fake(workers, 1234);
    ASSERT_TRUE(many.status);
    EXPECT_EQ(many.bytes, one.bytes) << workers;
  }
  EXPECT_TRUE(run_fake(8, 1).status);
}

TEST(Engine, StopsWhenAsked) { EXPECT_TRUE(run_fake(4, 100'000'000, Format::kJsonl, 500).status); }

TEST(Engine, ReportsTheFirstRowThatFails) {
  ::setenv("WEFT_FAKE_FAIL_AT", "777", 1);
  for (unsigned workers : {1u, 4u}) {
    RunResult result = run_fake(workers, 5000);
    ASSERT_FALSE(result.status);
    EXPECT_EQ(result.status.error().render(),
              "row 777 (seed 3) cannot be made: row 777 is not built into this version");
  }
  ::unsetenv("WEFT_FAKE_FAIL_AT");
}

TEST(Engine, SaysThatAWorkerIsOutOfMemory) {
  ColumnStore store;
  EngineJob job{.row = {},
                .pattern = CategoryPattern(Weights(kCategories.size(), 1)),
                .layout = {},
                .store = store,
                .ranges = {{0, 100'000'000}},
                .workers = 3};
  EngineHooks hooks;
  hooks.consume = [](const EncodedBlock&) -> Status { return {}; };
  hooks.tick = [] {};
  hooks.stop = [] { return false; };
  std::atomic<int> made = 0;
  Status status = run_engine(
      job,
      [&]() -> std::unique_ptr<Pipeline> {
        if (++made == 2) throw std::bad_alloc();
        return std::make_unique<FakePipeline>();
      },
      hooks);
  EXPECT_EQ(status.error().code, DiagCode::OutOfMemory);
}

TEST(Engine, PassesOnTheErrorOfTheConsumer) {
  ColumnStore store;
  EngineJob job{.row = {},
                .pattern = CategoryPattern(Weights(kCategories.size(), 1)),
                .layout = {},
                .store = store,
                .ranges = {{0, 10'000}},
                .workers = 3};
  EngineHooks hooks;
  hooks.consume = [](const EncodedBlock& block) -> Status {
    if (block.range.first == 100) return diag(DiagCode::CannotWrite, "x", "disk full");
    return {};
  };
  hooks.tick = [] {};
  hooks.stop = [] { return false; };
  Status status = run_engine(
      job, [] { return std::make_unique<FakePipeline>(); }, hooks);
  EXPECT_EQ(status.error().code, DiagCode::CannotWrite);
}

}  // namespace
}  // namespace weft

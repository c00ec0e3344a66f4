// Block plan, encoders, dataset writer and reader, the record of own files, faults.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "weft/base/rng.h"
#include "weft/base/sha256.h"
#include "weft/shard/block.h"
#include "weft/shard/dataset_reader.h"
#include "weft/shard/dataset_writer.h"
#include "weft/shard/file.h"
#include "weft/shard/output_folder.h"

namespace weft {
namespace {

namespace fs = std::filesystem;

class Shard : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "weft_shard_XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    root_ = pattern;
    out_ = root_ + "/out";
  }
  void TearDown() override { fs::remove_all(root_); }

  // All files below the output folder, relative, sorted.
  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(out_)) {
      if (entry.is_regular_file()) {
        names.push_back(entry.path().lexically_relative(out_).generic_string());
      }
    }
    std::sort(names.begin(), names.end());
    return names;
  }

  static std::string row_text(uint64_t index) {
    Rng rng(1, index);
    std::string text = "{\"index\":" + std::to_string(index) + ",\"text\":\"";
    for (uint64_t i = rng.below(400); i > 0; --i) {
      text += "var_" + std::to_string(rng.below(40)) + " = wp::add;";
    }
    return text + "\"}";
  }
  // As if it were the skeleton's hash.
  static std::string skeleton(uint64_t index) { return sha256_hex(std::to_string(index)); }
  static EncodedBlock make_block(const Layout& layout, BlockEncoder& encoder, RowRange range) {
    for (uint64_t i = range.first; i < range.end(); ++i) {
      size_t split = layout.split_of(skeleton(i), "");
      encoder.row(split) += row_text(i);
      encoder.end_row(split, i);
    }
    auto block = encoder.finish(range);
    EXPECT_TRUE(block);
    return *std::move(block);
  }
  Status write(const Layout& layout, uint64_t rows, OpenMode mode = OpenMode::kContinue,
               uint64_t blocks = ~uint64_t{0}) {
    WEFT_TRY(OutputFolder folder, OutputFolder::open(out_, mode));
    DatasetWriter writer(folder, layout, rows, ColumnStore());
    BlockPlan plan(layout, rows);
    BlockEncoder encoder(layout, ColumnStore());
    for (uint64_t b = 0; b < std::min(plan.size(), blocks); ++b) {
      WEFT_RETURN_IF_ERROR(writer.append(make_block(layout, encoder, plan.at(b))));
    }
    return {};
  }

  std::string root_, out_;
};

TEST_F(Shard, PlanCoversEveryRowOnceAndNeverCrossesAShard) {
  for (uint64_t per_shard : {1u, 7u, 50u, 99u, 100u, 101u, 10000u}) {
    for (uint64_t rows : {1u, 49u, 50u, 51u, 100u, 101u, 250u, 1000u}) {
      Layout layout;
      layout.rows_per_shard = per_shard;
      BlockPlan plan(layout, rows);
      uint64_t next = 0;
      for (uint64_t b = 0; b < plan.size(); ++b) {
        RowRange range = plan.at(b);
        ASSERT_EQ(range.first, next);
        ASSERT_GT(range.count, 0u);
        ASSERT_LE(range.count, kRowsPerBlock);
        ASSERT_EQ(range.first / per_shard, (range.first + range.count - 1) / per_shard);
        next += range.count;
      }
      ASSERT_EQ(next, rows) << per_shard;
    }
  }
}

TEST_F(Shard, NamesFilesAsDocumented) {
  Layout layout;
  layout.splits = *parse_splits("train=0.9,dev_2=0.1");
  EXPECT_EQ(layout.shard_path(0, 3), "data/train-00003.jsonl");
  layout.format = Format::kJsonlZst;
  EXPECT_EQ(layout.shard_path(1, 123456), "data/dev_2-123456.jsonl.zst");
  EXPECT_EQ(layout.row_path(0, 42), "data/train-000042.json");
  EXPECT_EQ(layout.row_path(1, 1234567), "data/dev_2-1234567.json");
  EXPECT_EQ(layout.split_of_path("data/dev_2-1234567.json"), 1u);
  EXPECT_EQ(layout.split_of_path("data/test-00000.json"), std::nullopt);
  EXPECT_EQ(layout.split_of_path("README.md"), std::nullopt);
  EXPECT_EQ(parse_format("jsonl.zst"), Format::kJsonlZst);
  EXPECT_EQ(parse_format("xml"), std::nullopt);
}

TEST_F(Shard, ReadsBackWhatWasWritten) {
  for (Format format : {Format::kJsonl, Format::kJsonlZst}) {
    Layout layout;
    layout.format = format;
    layout.rows_per_shard = 120;
    ASSERT_TRUE(write(layout, 303, OpenMode::kOverwrite));
    uint64_t next = 0;
    for (uint64_t shard = 0; shard < 3; ++shard) {
      Status status =
          for_each_line(out_ + "/" + layout.shard_path(0, shard), [&](std::string_view line) {
            EXPECT_EQ(line, row_text(next));
            ++next;
            return true;
          });
      ASSERT_TRUE(status) << status.error().render();
    }
    EXPECT_EQ(next, 303u);
    uint64_t seen = 0;
    ASSERT_TRUE(for_each_line(out_ + "/" + layout.shard_path(0, 0),
                              [&](std::string_view) { return ++seen < 5; }));
    EXPECT_EQ(seen, 5u);
  }
}

TEST_F(Shard, ZstdShardIsOneFrameThatOtherToolsRead) {
  Layout layout;
  layout.format = Format::kJsonlZst;
  ASSERT_TRUE(write(layout, 1000));
  std::string path = out_ + "/" + layout.shard_path(0, 0);
  std::string list =
      "zstd -lv " + path + " | grep -q 'Number of frames: 1\\|# Zstandard Frames: 1'";
  EXPECT_EQ(std::system(list.c_str()), 0);
  ASSERT_EQ(std::system(("zstd -dq " + path + " -o " + root_ + "/plain").c_str()), 0);
  std::string expected;
  for (uint64_t i = 0; i < 1000; ++i) expected += row_text(i) + '\n';
  EXPECT_EQ(*read_file(root_ + "/plain"), expected);
}

TEST_F(Shard, BlocksAreTheSameWhoeverMakesThem) {
  Layout layout;
  layout.format = Format::kJsonlZst;
  BlockEncoder used(layout, ColumnStore()), fresh(layout, ColumnStore());
  make_block(layout, used, {0, 50});
  make_block(layout, used, {500, 50});
  EXPECT_EQ(make_block(layout, used, {50, 50}).parts[0].bytes,
            make_block(layout, fresh, {50, 50}).parts[0].bytes);
}

TEST_F(Shard, JsonIsAFileARow) {
  Layout layout;
  layout.format = Format::kJson;
  ASSERT_TRUE(write(layout, 1003));
  auto names = files();
  EXPECT_EQ(names.size(), 1003u + 2);  // .weft/journal, .weft/lock
  EXPECT_EQ(*read_file(out_ + "/data/train-001002.json"), row_text(1002) + "\n");
}

TEST_F(Shard, AnUnfinishedShardLeavesNothingUnderItsName) {
  for (Format format : {Format::kJsonl, Format::kJsonlZst, Format::kJson}) {
    Layout layout;
    layout.format = format;
    layout.rows_per_shard = 100;
    ASSERT_TRUE(write(layout, 190, OpenMode::kOverwrite, 3));
    std::vector<std::string> expected = {".weft/journal", ".weft/lock"};
    if (format != Format::kJson) expected.push_back(layout.shard_path(0, 0));
    EXPECT_EQ(files(), expected);
  }
}

TEST_F(Shard, RefusesAFolderThatIsNotEmpty) {
  fs::create_directories(out_);
  std::ofstream(out_ + "/notes.txt") << "mine";
  auto folder = OutputFolder::open(out_, OpenMode::kContinue);
  ASSERT_FALSE(folder);
  EXPECT_EQ(folder.error().code, DiagCode::OutputNotEmpty);
  EXPECT_EQ(files(), std::vector<std::string>{"notes.txt"});
}

TEST_F(Shard, OverwriteDeletesOnlyItsOwn) {
  Layout layout;
  layout.rows_per_shard = 100;
  ASSERT_TRUE(write(layout, 250));
  std::ofstream(out_ + "/notes.txt") << "mine";
  std::ofstream(out_ + "/data/.train-00002.jsonl.part") << "left by a killed run";
  ASSERT_TRUE(write(layout, 10, OpenMode::kOverwrite));
  EXPECT_EQ(files(), (std::vector<std::string>{".weft/journal", ".weft/lock",
                                               "data/train-00000.jsonl", "notes.txt"}));
  EXPECT_EQ(*read_file(out_ + "/notes.txt"), "mine");
}

TEST_F(Shard, OverwriteRefusesForeignFilesInItsWay) {
  Layout layout;
  ASSERT_TRUE(write(layout, 10));
  std::ofstream(out_ + "/data/train-00007.jsonl") << "mine";
  auto before = files();
  Status status = write(layout, 10, OpenMode::kOverwrite);
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().code, DiagCode::OutputForeign);
  EXPECT_THAT(status.error().render(), testing::HasSubstr("data/train-00007.jsonl"));
  EXPECT_EQ(files(), before);
  fs::remove(out_ + "/data/train-00007.jsonl");
  ASSERT_TRUE(OutputFolder::open(out_, OpenMode::kContinue));
  fs::remove_all(out_ + "/.weft");
  fs::remove_all(out_ + "/data");
  std::ofstream(out_ + "/README.md") << "mine";
  EXPECT_EQ(OutputFolder::open(out_, OpenMode::kOverwrite).error().code, DiagCode::OutputForeign);
}

TEST_F(Shard, ADamagedJournalCannotReachOutside) {
  std::ofstream(root_ + "/precious") << "mine";
  for (const char* line : {"../precious", "/etc/passwd", "data/../../precious", ""}) {
    fs::create_directories(out_ + "/.weft");
    std::string text = std::string("files [\"") + line + "\"]";
    std::ofstream(out_ + "/.weft/journal") << "weft journal 1\n"
                                           << sha256_hex(text).substr(0, 16) << " " << text << "\n";
    EXPECT_EQ(OutputFolder::open(out_, OpenMode::kOverwrite).error().code, DiagCode::BadRecord)
        << line;
  }
  std::ofstream(out_ + "/.weft/journal") << "something else\n";
  EXPECT_EQ(OutputFolder::open(out_, OpenMode::kOverwrite).error().code, DiagCode::BadRecord);
  EXPECT_TRUE(fs::exists(root_ + "/precious"));
}

TEST_F(Shard, OnlyOneRunAtATime) {
  auto first = OutputFolder::open(out_, OpenMode::kContinue);
  ASSERT_TRUE(first);
  EXPECT_EQ(OutputFolder::open(out_, OpenMode::kOverwrite).error().code, DiagCode::OutputBusy);
}

TEST_F(Shard, NamesWhatItCannotMake) {
  std::ofstream(root_ + "/file") << "x";
  EXPECT_EQ(OutputFolder::open(root_ + "/file", OpenMode::kOverwrite).error().code,
            DiagCode::NotAFolder);
  EXPECT_FALSE(OutputFolder::open(root_ + "/file/below", OpenMode::kOverwrite));
  EXPECT_EQ(write_file(root_ + "/none/x", "y").error().code, DiagCode::CannotCreate);
  EXPECT_EQ(read_file(root_ + "/none").error().code, DiagCode::CannotOpen);
  EXPECT_EQ(read_file(root_).error().code, DiagCode::CannotRead);
  fs::create_directories(root_ + "/folder/x");
  EXPECT_EQ(write_file(root_ + "/folder", "y").error().code, DiagCode::CannotRename);
  EXPECT_FALSE(fs::exists(root_ + "/.folder.part"));
  EXPECT_EQ(remove_file(root_ + "/folder").error().code, DiagCode::CannotRemove);
}

// A file-size limit stands in for a full disk: write(2) fails in the same way, half done.
TEST_F(Shard, AFullDiskIsOneErrorAndNoFile) {
  for (Format format : {Format::kJsonl, Format::kJsonlZst, Format::kJson}) {
    Layout layout;
    layout.format = format;
    pid_t child = ::fork();
    if (child == 0) {
      ::signal(SIGXFSZ, SIG_IGN);
      rlimit limit{3000, 3000};
      ::setrlimit(RLIMIT_FSIZE, &limit);
      Status status = write(layout, 400, OpenMode::kOverwrite);
      bool right = !status && status.error().code == DiagCode::CannotWrite;
      ::_exit(right ? 0 : 1);
    }
    int result = 0;
    ::waitpid(child, &result, 0);
    EXPECT_EQ(result, 0) << format_name(format);
    EXPECT_EQ(files(), (std::vector<std::string>{".weft/journal", ".weft/lock"}));
  }
}

// Columns that are the rows' text.
class TextColumns : public ColumnFormat {
  class Batch : public ColumnBatch {
   public:
    std::string text;
  };
  class Encoder : public ColumnEncoder {
   public:
    Status add(uint64_t, std::string_view json) override {
      text_ += json;
      return {};
    }
    Result<std::unique_ptr<ColumnBatch>> finish() override {
      auto batch = std::make_unique<Batch>();
      batch->text.swap(text_);
      return std::unique_ptr<ColumnBatch>(std::move(batch));
    }

   private:
    std::string text_;
  };
  class Writer : public ColumnWriter {
   public:
    explicit Writer(Sink sink) : sink_(std::move(sink)) {}
    Status write(const ColumnBatch& batch) override {
      return sink_(static_cast<const Batch&>(batch).text);
    }
    Status finish() override { return {}; }

   private:
    Sink sink_;
  };

 public:
  std::string_view version() const override { return "1"; }
  std::unique_ptr<ColumnEncoder> encoder(const std::vector<Column>&) const override {
    return std::make_unique<Encoder>();
  }
  Result<std::unique_ptr<ColumnWriter>> writer(const std::vector<Column>&, const std::string&,
                                               Sink sink, unsigned) const override {
    return std::unique_ptr<ColumnWriter>(std::make_unique<Writer>(std::move(sink)));
  }
  Status read(const std::string&, const Row&) const override { return {}; }
};

TEST_F(Shard, AFileOfColumnsThatWouldBeTooLargeIsAnError) {
  TextColumns format;
  Layout layout;
  layout.format = Format::kParquet;
  layout.rows_per_shard = 200;
  ColumnStore store{&format, {}, 1, 0};
  for (uint64_t most : {uint64_t{3'000'000}, uint64_t{30'000}}) {
    store.max_file_bytes = most;
    auto folder = OutputFolder::open(out_, OpenMode::kOverwrite);
    ASSERT_TRUE(folder);
    DatasetWriter writer(*folder, layout, 200, store);
    BlockPlan plan(layout, 200);
    BlockEncoder encoder(layout, store);
    Status status;
    for (uint64_t b = 0; status && b < plan.size(); ++b) {
      status = writer.append(make_block(layout, encoder, plan.at(b)));
    }
    if (most == 3'000'000) {
      ASSERT_TRUE(status) << status.error().render();
      EXPECT_EQ(fs::file_size(out_ + "/data/train-00000.parquet"), writer.bytes());
    } else {
      ASSERT_FALSE(status);
      EXPECT_EQ(status.error().code, DiagCode::ShardTooLarge);
      EXPECT_THAT(status.error().render(), testing::HasSubstr("less than 200"));
    }
  }
}

TEST_F(Shard, SplitsReadBackAndAddUpToOne) {
  for (const char* text : {"train=1", "train=0.98,validation=0.01,test=0.01", "a=0.1,b=0.2,c=0.7",
                           "x_1=0.000000001,y=0.999999999"}) {
    auto splits = parse_splits(text);
    ASSERT_TRUE(splits) << text;
    EXPECT_EQ(splits_text(*splits), text);
  }
  EXPECT_EQ(splits_text(*parse_splits("a=.5,b=0.500")), "a=0.5,b=0.5");
  for (const char* bad : {"", "train", "train=", "train=0", "=1", "a=0.5,b=0.4", "a=0.5,b=0.6",
                          "a=0.5,a=0.5", "a=1,", "a=2", "a=1e0", "a-b=1", "a=0.0000000001,b=1"}) {
    EXPECT_FALSE(parse_splits(bad)) << bad;
  }
}

TEST_F(Shard, EverySpanIsOfOnePlaceAndSplitsKeepTheirShares) {
  Layout layout;
  layout.splits = *parse_splits("train=0.9,test=0.1");
  layout.rows_per_shard = 7;
  EXPECT_EQ(layout.spans(14), 2u);
  EXPECT_EQ(layout.spans(15), 3u);
  EXPECT_EQ(layout.span(2, 15), (RowRange{14, 1}));
  int test = 0;
  for (uint64_t i = 0; i < 10000; ++i) test += layout.split_of(skeleton(i), "") == 1;
  EXPECT_NEAR(test, 1000, 100);
  EXPECT_EQ(layout.split_of(std::string(64, '0'), ""), 0u);
  EXPECT_EQ(layout.split_of(std::string(64, 'f'), ""), 1u);
  EXPECT_EQ(layout.split_of(std::string(64, 'f'), "heat"), 1u);
  layout.split_by = SplitBy::kPurpose;
  EXPECT_EQ(layout.split_of(std::string(64, 'f'), ""), 1u);
  EXPECT_EQ(layout.split_of(std::string(64, 'f'), "heat"),
            layout.split_of(std::string(64, '0'), "heat"));
  test = 0;
  for (uint64_t i = 0; i < 10000; ++i)
    test += layout.split_of(skeleton(0), "family" + std::to_string(i)) == 1;
  EXPECT_NEAR(test, 1000, 100);
}

TEST_F(Shard, FindsDamageInZstd) {
  Layout layout;
  layout.format = Format::kJsonlZst;
  ASSERT_TRUE(write(layout, 200));
  std::string path = out_ + "/" + layout.shard_path(0, 0);
  std::string whole = *read_file(path);
  for (size_t size : {whole.size() - 1, whole.size() / 2, size_t{3}}) {
    std::string cut = root_ + "/cut.jsonl.zst";
    ASSERT_TRUE(write_file(cut, whole.substr(0, size)));
    Status status = for_each_line(cut, [](std::string_view) { return true; });
    ASSERT_FALSE(status) << size;
    EXPECT_EQ(status.error().code, DiagCode::CannotRead);
  }
}

}  // namespace
}  // namespace weft

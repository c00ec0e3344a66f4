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
  static EncodedBlock make_block(BlockEncoder& encoder, BlockRange range) {
    for (uint64_t i = 0; i < range.count; ++i) {
      encoder.row() += row_text(range.first + i);
      encoder.end_row();
    }
    auto block = encoder.finish(range);
    EXPECT_TRUE(block);
    return *std::move(block);
  }
  Status write(const Layout& layout, uint64_t rows, bool finish = true, bool overwrite = false) {
    WEFT_TRY(OutputFolder folder, OutputFolder::open(out_, overwrite));
    DatasetWriter writer(folder, layout);
    BlockPlan plan(layout, rows);
    BlockEncoder encoder(layout.format);
    for (uint64_t b = 0; b < plan.size(); ++b) {
      WEFT_RETURN_IF_ERROR(writer.append(make_block(encoder, plan.at(b))));
    }
    if (finish) WEFT_RETURN_IF_ERROR(writer.finish());
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
        BlockRange range = plan.at(b);
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
  EXPECT_EQ(layout.shard_path(3), "data/train-00003.jsonl");
  layout.format = Format::kJsonlZst;
  EXPECT_EQ(layout.shard_path(123456), "data/train-123456.jsonl.zst");
  EXPECT_EQ(layout.row_path(42), "data/000042.json");
  EXPECT_EQ(layout.row_path(1234567), "data/1234567.json");
  EXPECT_EQ(parse_format("jsonl.zst"), Format::kJsonlZst);
  EXPECT_EQ(parse_format("xml"), std::nullopt);
}

TEST_F(Shard, ReadsBackWhatWasWritten) {
  for (Format format : {Format::kJsonl, Format::kJsonlZst}) {
    Layout layout;
    layout.format = format;
    layout.rows_per_shard = 120;
    ASSERT_TRUE(write(layout, 303, true, true));
    uint64_t next = 0;
    for (uint64_t shard = 0; shard < 3; ++shard) {
      Status status =
          for_each_line(out_ + "/" + layout.shard_path(shard), [&](std::string_view line) {
            EXPECT_EQ(line, row_text(next));
            ++next;
            return true;
          });
      ASSERT_TRUE(status) << status.error().render();
    }
    EXPECT_EQ(next, 303u);
    uint64_t seen = 0;
    ASSERT_TRUE(for_each_line(out_ + "/" + layout.shard_path(0),
                              [&](std::string_view) { return ++seen < 5; }));
    EXPECT_EQ(seen, 5u);
  }
}

TEST_F(Shard, ZstdShardIsOneFrameThatOtherToolsRead) {
  if (std::system("command -v zstd >/dev/null 2>&1") != 0) GTEST_SKIP() << "no zstd program";
  Layout layout;
  layout.format = Format::kJsonlZst;
  ASSERT_TRUE(write(layout, 1000));
  std::string path = out_ + "/" + layout.shard_path(0);
  std::string list =
      "zstd -lv " + path + " | grep -q 'Number of frames: 1\\|# Zstandard Frames: 1'";
  EXPECT_EQ(std::system(list.c_str()), 0);
  ASSERT_EQ(std::system(("zstd -dq " + path + " -o " + root_ + "/plain").c_str()), 0);
  std::string expected;
  for (uint64_t i = 0; i < 1000; ++i) expected += row_text(i) + '\n';
  EXPECT_EQ(*read_file(root_ + "/plain"), expected);
}

TEST_F(Shard, BlocksAreTheSameWhoeverMakesThem) {
  BlockEncoder used(Format::kJsonlZst), fresh(Format::kJsonlZst);
  make_block(used, {0, 50});
  make_block(used, {500, 50});
  EXPECT_EQ(make_block(used, {50, 50}).bytes, make_block(fresh, {50, 50}).bytes);
}

TEST_F(Shard, JsonIsAFileARow) {
  Layout layout;
  layout.format = Format::kJson;
  ASSERT_TRUE(write(layout, 1003));
  auto names = files();
  EXPECT_EQ(names.size(), 1003u + 2);  // .weft/files, .weft/lock
  EXPECT_EQ(*read_file(out_ + "/data/001002.json"), row_text(1002) + "\n");
}

TEST_F(Shard, AnUnfinishedShardLeavesNothingUnderItsName) {
  for (Format format : {Format::kJsonl, Format::kJsonlZst, Format::kJson}) {
    Layout layout;
    layout.format = format;
    layout.rows_per_shard = 100;
    ASSERT_TRUE(write(layout, 130, false, true));
    std::vector<std::string> expected = {".weft/files", ".weft/lock"};
    if (format != Format::kJson) expected.push_back(layout.shard_path(0));
    EXPECT_EQ(files(), expected);
  }
}

TEST_F(Shard, RefusesAFolderThatIsNotEmpty) {
  fs::create_directories(out_);
  std::ofstream(out_ + "/notes.txt") << "mine";
  auto folder = OutputFolder::open(out_, false);
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
  EXPECT_EQ(write(layout, 10).error().code, DiagCode::OutputNotEmpty);
  ASSERT_TRUE(write(layout, 10, true, true));
  EXPECT_EQ(files(), (std::vector<std::string>{".weft/files", ".weft/lock",
                                               "data/train-00000.jsonl", "notes.txt"}));
  EXPECT_EQ(*read_file(out_ + "/notes.txt"), "mine");
}

TEST_F(Shard, OverwriteRefusesForeignFilesInItsWay) {
  Layout layout;
  ASSERT_TRUE(write(layout, 10));
  std::ofstream(out_ + "/data/train-00007.jsonl") << "mine";
  auto before = files();
  Status status = write(layout, 10, true, true);
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().code, DiagCode::OutputForeign);
  EXPECT_THAT(status.error().render(), testing::HasSubstr("data/train-00007.jsonl"));
  EXPECT_EQ(files(), before);
  fs::remove(out_ + "/data/train-00007.jsonl");
  std::ofstream(out_ + "/stats.json") << "mine";
  const std::string_view top[] = {"stats.json"};
  EXPECT_EQ(OutputFolder::open(out_, true, top).error().code, DiagCode::OutputForeign);
}

TEST_F(Shard, ADamagedRecordCannotReachOutside) {
  std::ofstream(root_ + "/precious") << "mine";
  for (const char* line : {"../precious", "/etc/passwd", "data/../../precious", ""}) {
    fs::create_directories(out_ + "/.weft");
    std::ofstream(out_ + "/.weft/files") << "files made by weft, one a line; kept for --overwrite\n"
                                         << line << "\n";
    EXPECT_EQ(OutputFolder::open(out_, true).error().code, DiagCode::BadRecord) << line;
  }
  std::ofstream(out_ + "/.weft/files") << "something else\n";
  EXPECT_EQ(OutputFolder::open(out_, true).error().code, DiagCode::BadRecord);
  EXPECT_TRUE(fs::exists(root_ + "/precious"));
}

TEST_F(Shard, OnlyOneRunAtATime) {
  auto first = OutputFolder::open(out_, false);
  ASSERT_TRUE(first);
  EXPECT_EQ(OutputFolder::open(out_, true).error().code, DiagCode::OutputBusy);
}

TEST_F(Shard, NamesWhatItCannotMake) {
  std::ofstream(root_ + "/file") << "x";
  EXPECT_EQ(OutputFolder::open(root_ + "/file", true).error().code, DiagCode::NotAFolder);
  EXPECT_FALSE(OutputFolder::open(root_ + "/file/below", true));
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
      Status status = write(layout, 400, true, true);
      bool right = !status && status.error().code == DiagCode::CannotWrite;
      ::_exit(right ? 0 : 1);
    }
    int result = 0;
    ::waitpid(child, &result, 0);
    EXPECT_EQ(result, 0) << format_name(format);
    EXPECT_EQ(files(), (std::vector<std::string>{".weft/files", ".weft/lock"}));
  }
}

TEST_F(Shard, FindsDamageInZstd) {
  Layout layout;
  layout.format = Format::kJsonlZst;
  ASSERT_TRUE(write(layout, 200));
  std::string path = out_ + "/" + layout.shard_path(0);
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

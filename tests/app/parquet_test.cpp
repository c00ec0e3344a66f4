// Parquet: rows that do not fit are refused, what was written reads back, row groups are bounded.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>

#include "rows/columns.h"
#include "weft/shard/dataset_reader.h"
#include "weft/shard/file.h"

namespace weft {
namespace {

namespace fs = std::filesystem;

class Parquet : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "weft_parquet_XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
    DatasetConfig config;
    config.layout.format = Format::kParquet;
    store_ = column_store(config, 2);
  }
  void TearDown() override { fs::remove_all(folder_); }

  Status write(const std::vector<std::string>& rows, const std::string& path) {
    std::string bytes;
    auto sink = [&](std::string_view piece) {
      bytes += piece;
      return Status();
    };
    WEFT_TRY(auto writer, store_.format->writer(store_.columns, path, sink, 2));
    auto encoder = store_.format->encoder(store_.columns);
    for (size_t i = 0; i < rows.size(); ++i) {
      WEFT_RETURN_IF_ERROR(encoder->add(i, rows[i]));
      if (i % 50 != 49 && i + 1 != rows.size()) continue;
      WEFT_TRY(auto batch, encoder->finish());
      WEFT_RETURN_IF_ERROR(writer->write(*batch));
    }
    WEFT_RETURN_IF_ERROR(writer->finish());
    return write_file(path, bytes);
  }

  std::string folder_;
  ColumnStore store_;
};

TEST_F(Parquet, RowsReadBackByteForByte) {
  std::vector<std::string> rows;
  for (int i = 0; i < 333; ++i) {
    rows.push_back(
        "{\"schema_version\":1,\"index\":" + std::to_string(i) +
        ",\"description\":\"a \\\"b\\\" \\n " + std::string(i, 'x') +
        "\",\"metadata\":{\"args\":[{\"name\":\"a\",\"shape\":[\"n\",\"3\"],\"range\":[-0.5,1e+300]"
        ",\"unit_length\":true},{\"name\":\"b\",\"range\":[0.0,16777216.0]}],\"builtins\":[]}}");
  }
  std::string path = folder_ + "/rows.parquet";
  Status written = write(rows, path);
  ASSERT_TRUE(written) << written.error().render();
  uint64_t next = 0;
  Status read = for_each_row(path, store_.format, [&](uint64_t number, std::string_view json) {
    EXPECT_EQ(number, next);
    EXPECT_EQ(json, rows[next]);
    ++next;
    return true;
  });
  ASSERT_TRUE(read) << read.error().render();
  EXPECT_EQ(next, rows.size());
  EXPECT_EQ(
      for_each_row(path, nullptr, [](uint64_t, std::string_view) { return true; }).error().code,
      DiagCode::NotBuiltIn);
}

TEST_F(Parquet, RowsThatDoNotFitAreRefused) {
  for (const char* row : {"", "[]", "{\"colour\":1}", "{\"index\":\"3\"}", "{\"id\":3}",
                          "{\"index\":1,\"schema_version\":1}", "{\"schema_version\":99999999999}",
                          "{\"metadata\":[]}", "{\"metadata\":{\"args\":[{\"name\":[]}]}}"}) {
    Status status = write({row}, folder_ + "/rows.parquet");
    ASSERT_FALSE(status) << row;
    EXPECT_EQ(status.error().code, DiagCode::BadRow) << row;
  }
  EXPECT_FALSE(fs::exists(folder_ + "/rows.parquet"));
}

TEST_F(Parquet, DamageIsADiagnostic) {
  std::string path = folder_ + "/rows.parquet";
  std::vector<std::string> rows(100,
                                "{\"index\":1,\"description\":\"" + std::string(500, 'x') + "\"}");
  ASSERT_TRUE(write(rows, path));
  std::string whole = *read_file(path);
  int refused = 0;
  for (size_t place = 0; place < whole.size(); place += whole.size() / 400 + 1) {
    std::string damaged = whole;
    damaged[place] = static_cast<char>(damaged[place] ^ 0x10);
    ASSERT_TRUE(write_file(path, damaged, false));
    Status status =
        for_each_row(path, store_.format, [](uint64_t, std::string_view) { return true; });
    if (status) continue;
    ++refused;
    EXPECT_EQ(status.error().code, DiagCode::BadColumns);
    EXPECT_EQ(status.error().render().find('\n'), std::string::npos);
  }
  EXPECT_GT(refused, 50);
}

TEST_F(Parquet, TheErrorOfTheSinkIsPassedOn) {
  auto sink = [](std::string_view) -> Status { return diag(DiagCode::CannotWrite, "x", "full"); };
  auto writer = store_.format->writer(store_.columns, "x", sink, 1);
  ASSERT_FALSE(writer);
  EXPECT_EQ(writer.error().render(), "cannot write 'x': full");
}

}  // namespace
}  // namespace weft

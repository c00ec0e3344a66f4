// Rows of a span in the making: what a run that was interrupted kept, and what it did not.
#include <gtest/gtest.h>

#include "levels/kept_rows.h"
#include "process/subprocess.h"
#include "weft/shard/file.h"

namespace weft {
namespace {

using Rows = std::vector<std::string>;

class Kept : public testing::Test {
 protected:
  KeptRows open(const std::string& configuration = "{}") {
    return *KeptRows::open(*Folder::open(files_.path()), configuration);
  }
  static std::vector<SourceLine> lines(const Rows& rows) {
    std::vector<SourceLine> out;
    for (const std::string& row : rows)
      out.push_back({.index = 0, .split = 0, .json = row, .file = ""});
    return out;
  }
  // What is kept of a span.
  static Rows rows(const KeptRows& kept, uint64_t first_row) {
    Rows out;
    for (size_t i = 0; i < kept.of_span(first_row); ++i) out.push_back(*kept.row(i));
    return out;
  }
  std::string path() const { return files_.path() + "/.weft/compiled-rows"; }

  TemporaryFolder files_ = *TemporaryFolder::create();
};

TEST_F(Kept, RowsOfTheSpanAndTheConfigurationThatTheyAreOf) {
  {
    KeptRows kept = open();
    EXPECT_EQ(rows(kept, 60), Rows());
    ASSERT_TRUE(kept.append(60, 0, lines({"a", "b"})));
    ASSERT_TRUE(kept.append(60, 2, lines({"c"})));
  }
  EXPECT_EQ(rows(open(), 60), (Rows{"a", "b", "c"}));
  EXPECT_EQ(rows(open(), 0), Rows());
  EXPECT_EQ(rows(open("{1}"), 60), Rows());
  ASSERT_TRUE(open().drop());
  EXPECT_EQ(rows(open(), 60), Rows());
}

// Rows stand where they belong also after a block of which some rows were kept is made again.
TEST_F(Kept, ABlockThatIsMadeAgainTakesThePlaceOfItsRemains) {
  {
    KeptRows kept = open();
    ASSERT_TRUE(kept.append(0, 0, lines({"a", "b"})));
    ASSERT_TRUE(kept.append(0, 2, lines({"c", "d"})));
  }
  const std::string whole = *read_file(path());
  ASSERT_TRUE(write_file(path(), whole.substr(0, whole.size() - 2)));  // half of the last row
  {
    KeptRows kept = open();
    EXPECT_EQ(rows(kept, 0), (Rows{"a", "b", "c"}));
    ASSERT_TRUE(kept.append(0, 2, lines({"C", "D"})));
    ASSERT_TRUE(kept.append(0, 4, lines({"e"})));
  }
  EXPECT_EQ(rows(open(), 0), (Rows{"a", "b", "C", "D", "e"}));
}

TEST_F(Kept, NothingFromTheFirstDamagedLineOn) {
  ASSERT_TRUE(open().append(0, 0, lines({"a", "b", "c"})));
  std::string text = *read_file(path());
  text[text.find(" b\n") + 1] = 'x';
  ASSERT_TRUE(write_file(path(), text));
  EXPECT_EQ(rows(open(), 0), Rows{"a"});
  ASSERT_TRUE(write_file(path(), "no line of weft's\n"));
  EXPECT_EQ(rows(open(), 0), Rows());
}

TEST_F(Kept, AFileThatGotShorterMeanwhile) {
  ASSERT_TRUE(open().append(0, 0, lines({"a", "b"})));
  const KeptRows kept = open();
  ASSERT_TRUE(write_file(path(), "", false));
  EXPECT_EQ(rows(kept, 0), (Rows{"a", "b"}));  // the file that was opened is still there
  const KeptRows shorter = open();
  EXPECT_EQ(shorter.of_span(0), 0u);
}

}  // namespace
}  // namespace weft

// The reader of JSON under captured programs: values in their order, and text that is none.
#include "json_cursor.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace weft {
namespace {

std::string text_of(std::string_view json) {
  JsonCursor c(json);
  std::string_view s;
  return c.string(s) ? std::string(s) : c.failed() ? "failed" : "no string";
}

// Whether the text is one JSON value and nothing else.
bool whole(std::string_view json) {
  JsonCursor c(json);
  c.skip();
  if (c.peek() != '\0') c.fail();
  return !c.failed();
}

TEST(JsonCursor, Strings) {
  // Of every length, at the end of the text and before more of it: they are read in steps of eight.
  for (std::size_t n = 0; n < 40; ++n) {
    const std::string s(n, 'x'), quoted = '"' + s + '"';
    EXPECT_EQ(text_of(quoted), s);
    EXPECT_EQ(text_of(quoted + ",\"more text\""), s);
    EXPECT_EQ(text_of('"' + s + "\\n\""), s + '\n');
    EXPECT_EQ(text_of('"' + s), "failed");
    EXPECT_EQ(text_of('"' + s + "\n\""), "failed");
  }
  EXPECT_EQ(text_of(R"("\"\\\/\b\f\n\r\t")"), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(text_of(R"("\u0041\u00e9\u20ac\ud83d\ude00")"), "A\u00e9\u20ac\U0001f600");
  EXPECT_EQ(text_of("\"\u00e9\u20ac\U0001f600 and more\""), "\u00e9\u20ac\U0001f600 and more");
  for (const char* bad : {R"("\x")", R"("\u12")", R"("\u12g4")", R"("\ud83d")", R"("\ud83dx")",
                          R"("\ud83d\u0041")", R"("\ude00")", R"("\)", R"("\u)"})
    EXPECT_EQ(text_of(bad), "failed") << bad;
  EXPECT_EQ(text_of("12"), "no string");
}

TEST(JsonCursor, EarlierStringsStay) {
  std::string json = "[";
  for (int i = 0; i < 200; ++i) json += (i > 0 ? ",\"" : "\"") + std::to_string(i) + "\\n\"";
  json += ']';
  JsonCursor c(json);
  ASSERT_TRUE(c.open('['));
  std::vector<std::string_view> all;
  for (JsonList list(c); list.next();) {
    all.emplace_back();
    ASSERT_TRUE(c.string(all.back()));
  }
  ASSERT_EQ(all.size(), 200u);
  for (int i = 0; i < 200; ++i)
    EXPECT_EQ(all[static_cast<std::size_t>(i)], std::to_string(i) + '\n');
}

TEST(JsonCursor, Numbers) {
  const auto number = [](const std::string& json) {
    JsonCursor c(json);
    std::int64_t n = -1;
    return c.number(n) ? n : -99;
  };
  for (const std::int64_t n : {0L, 7L, 10L, 99L, 100L, 12345L, 1234567L, 12345678L, 123456789L,
                               9223372036854775807L, -1L, -9223372036854775807L - 1}) {
    EXPECT_EQ(number(std::to_string(n)), n);
    EXPECT_EQ(number(std::to_string(n) + ",0,\"text\""), n);
    EXPECT_EQ(number(std::to_string(n) + "],\"text\""), n);
    EXPECT_EQ(number(std::to_string(n) + " , \"text\""), n);
  }
  for (const char* bad :
       {"9223372036854775808", "1.5", "1e3", "1.5,\"text\"", "\"1\"", "null", "-", ""})
    EXPECT_EQ(number(bad), -99) << bad;
}

TEST(JsonCursor, WholeTexts) {
  for (const char* good :
       {"[]", "{}", " [ 1 , -2.5e3, \"a\" ,true,false,null, {\"k\":[{}]} ] \n", "0"})
    EXPECT_TRUE(whole(good)) << good;
  for (const char* bad :
       {"", "[", "]", "[1 2]", "[1,]", "[,1]", "{\"a\"}", "{\"a\":}", "{1:2}", "{\"a\":1,}", "[}",
        "{]", "tru", "nul", "nan", "+1", "[] []", "'a'", "[1}"})
    EXPECT_FALSE(whole(bad)) << bad;
  EXPECT_TRUE(whole(std::string(500, '[') + std::string(500, ']')));
  EXPECT_FALSE(whole(std::string(1000000, '[')));
  EXPECT_FALSE(whole(std::string(5000, '[') + std::string(5000, ']')));
}

TEST(JsonCursor, WordsAreToldApartByTheirFirstEightCharacters) {
  for (const std::string word : {"", "a", "tree", "scopes12", "longer than eight"}) {
    for (const char* after : {"", ",\"and more text\""}) {
      const std::string json = '"' + word + '"' + after;
      JsonCursor c(json);
      std::string_view s;
      std::uint64_t key = 1;
      ASSERT_TRUE(c.word(s, key));
      EXPECT_EQ(s, word);
      EXPECT_EQ(key, first_eight(word));
    }
  }
  EXPECT_NE(first_eight("grad"), first_eight("gra"));
}

// The quick way into a node takes what Python's json module writes, and leaves everything else
// alone.
TEST(JsonCursor, HeadsOfNodes) {
  const std::string after(80, ' ');
  const auto head = [&](const std::string& json) -> std::string {
    const std::string whole = json + after;
    JsonCursor c(whole);
    std::string_view kind;
    std::uint64_t key = 0;
    std::uint32_t place[4] = {};
    if (!c.node_head(kind, key, place)) return c.open('[') ? "another form" : "moved";
    EXPECT_EQ(key, first_eight(kind));
    std::string out(kind);
    for (const std::uint32_t n : place) out += ' ' + std::to_string(n);
    return out + ' ' + c.peek();
  };
  for (const std::string kind :
       {"If", "Call", "Constant", "Attribute", "arguments", "SixteenButOneXX"}) {
    EXPECT_EQ(head("[\"" + kind + "\",3,4,0,0,\"x\"]"), kind + " 3 4 0 0 ,");
    EXPECT_EQ(head("[\"" + kind + "\",3,4,5,60]"), kind + " 3 4 5 60 ]");
    EXPECT_EQ(head("[\"" + kind + "\",9999999,0,0,7,"), kind + " 9999999 0 0 7 ,");
  }
  for (const char* other :
       {"[]", "[\"\",1,2,3,4]", "[ \"If\",1,2,3,4]", "[\"If\", 1,2,3,4]", "[\"If\",1,2,0,05x",
        "[\"If\",1,2,3]", "[\"If\",-1,2,3,4]", "[\"If\",1.5,2,3,4]", "[\"If\",12345678,2,3,4]",
        "[\"I\\u0066\",1,2,3,4]", "[\"MoreThanSixteenLetters\",1,2,3,4]", "[\"If\",1,null,3,4]",
        "[\"If\",1,2,0,0 ,", "[1,2]"})
    EXPECT_EQ(head(other), "another form") << other;
  const std::string last = "[\"If\",1,2,0,0]";  // too near to the end to be read in steps
  JsonCursor c(last);
  std::string_view kind;
  std::uint64_t key = 0;
  std::uint32_t place[4] = {};
  EXPECT_FALSE(c.node_head(kind, key, place));
}

TEST(JsonCursor, StringsAppended) {
  const std::string json = "\"a\\nb\",\"\",12,\"c";
  JsonCursor c(json);
  std::string out = "0";
  EXPECT_TRUE(c.append_string(out));
  EXPECT_EQ(out, "0a\nb");
  EXPECT_TRUE(c.more(false, ']'));
  EXPECT_TRUE(c.append_string(out));
  EXPECT_TRUE(c.more(false, ']'));
  EXPECT_FALSE(c.append_string(out));
  EXPECT_FALSE(c.failed());
  c.skip();
  EXPECT_TRUE(c.more(false, ']'));
  EXPECT_FALSE(c.append_string(out));
  EXPECT_TRUE(c.failed());
}

TEST(JsonCursor, NothingFollowsAFailure) {
  JsonCursor c("[1 2]");
  std::int64_t n = 0;
  ASSERT_TRUE(c.open('['));
  JsonList list(c);
  ASSERT_TRUE(list.next());
  ASSERT_TRUE(c.number(n));
  EXPECT_FALSE(list.next());
  EXPECT_TRUE(c.failed());
  EXPECT_EQ(c.failed_at(), 3u);
  EXPECT_FALSE(c.number(n));
  EXPECT_EQ(c.peek(), '\0');
}

}  // namespace
}  // namespace weft

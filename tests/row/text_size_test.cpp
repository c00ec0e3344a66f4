#include "text_size.h"

#include <gtest/gtest.h>

#include <string>

namespace weft {
namespace {

TEST(TextSize, CountsLinesCharactersAndTokens) {
  EXPECT_EQ(text_size("").tokens, 0u);
  const TextSize size = text_size("x = 12\n\u00e9");
  EXPECT_EQ(size.lines, 1u);
  EXPECT_EQ(size.characters, 8u);
  // A letter, two digits, and three bytes that are neither: 0.22 + 2.54 + 2.55.
  EXPECT_EQ(size.tokens, 6u);
}

// Sixteen bytes at a time count what one at a time does, wherever the text is cut.
TEST(TextSize, EveryByteAtEveryPlace) {
  std::string all;
  for (int i = 0; i < 256; ++i) all += static_cast<char>(i);
  std::string text;
  while (text.size() < 20'000) text += all + "abc_9\n";
  for (std::size_t cut = 0; cut < 40; ++cut) {
    const std::string_view part = std::string_view(text).substr(cut, text.size() - 3 * cut);
    TextSize sum;
    std::size_t letters = 0, digits = 0, marks = 0;
    for (const char c : part) {
      const auto u = static_cast<unsigned char>(c);
      sum.lines += c == '\n';
      sum.characters += (u & 0xc0) != 0x80;
      if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))
        ++letters;
      else if (c >= '0' && c <= '9')
        ++digits;
      else if (u > ' ')
        ++marks;
    }
    const TextSize size = text_size(part);
    EXPECT_EQ(size.lines, sum.lines);
    EXPECT_EQ(size.characters, sum.characters);
    EXPECT_EQ(size.tokens, (22 * letters + 127 * digits + 85 * marks + 99) / 100);
  }
}

}  // namespace
}  // namespace weft

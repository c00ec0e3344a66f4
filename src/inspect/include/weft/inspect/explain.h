// The CPU text and the CUDA text of one kernel: their differences, and the reasons.
//
// Both texts come from one lowering, so they can differ only in the code around the body. Nothing
// is guessed from the program: excerpts are cut out of the two texts, and an aspect that a kernel
// does not have (an early return, a function) is left out.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "weft/emit/emit.h"

namespace weft {

// A line of both forms, or of one of them.
struct AlignedLine {
  enum class Kind : uint8_t { kSame, kIndented, kChanged, kCpuOnly, kCudaOnly };
  Kind kind;
  std::string_view cpu, cuda;  // without their newline; empty where there is none
};

// Lines in order; lines that differ in indentation alone count as the same but for that.
std::vector<AlignedLine> align_lines(std::string_view cpu, std::string_view cuda);

struct Aspect {
  std::string title;
  std::string cpu, cuda;  // excerpts; empty where a form has nothing
  std::string why;
};

struct Explanation {
  std::string kernel;
  KernelText cpu, cuda;
  std::vector<Aspect> aspects;
  std::string same;  // what is the same, in a sentence
};

Explanation explain_forms(std::string_view kernel, KernelText cpu, KernelText cuda);

// For the terminal: each aspect in two columns that together are `width` wide, without a width as
// wide as their lines; then both forward texts. As Markdown: the same, with the texts as one diff
// block.
std::string explanation_text(const Explanation& e, std::optional<size_t> width);
std::string explanation_markdown(const Explanation& e);

}  // namespace weft

// The metadata object of a row; its fields are described in docs/row-format.md.
#pragma once

#include <string>
#include <string_view>

#include "weft/ast/measure.h"
#include "weft/interface/block_dims.h"
#include "weft/lower/lowered.h"
#include "weft/row/fields.h"
#include "weft/row/strip.h"
#include "weft/synth/synthesize.h"

namespace weft {

// What the metadata of a row follows from.
struct RowFacts {
  const Lowered& lowered;
  const Measure& measure;
  std::string_view adjoint;  // its label
  const TextViews& texts;
  std::string_view weft_version, warp_version;
  const ProgramInfo* program = nullptr;   // of a row that the synthesizer made
  const BlockDims* block_dims = nullptr;  // of a captured row, and of one with a tiled launch
  StripSet strip;                         // what the texts were stripped of
  bool module_backward = true;            // Warp's module option enable_backward
};

// The kernel's hash and those of its structs, in hex: those in the names of its texts.
std::vector<std::string> hashes_in_names(const Lowered& lowered);

// The estimated number of tokens of a text, of all texts of a row, and the code points of a text.
uint64_t text_tokens(std::string_view text);
uint64_t token_count(const TextViews& texts);
uint64_t text_characters(std::string_view text);

// The value of metadata.difficulty.
std::string_view difficulty_of(const Measure& measure, const Lowered& lowered);

// One JSON object on one line.
std::string metadata_json(const RowFacts& facts);

}  // namespace weft

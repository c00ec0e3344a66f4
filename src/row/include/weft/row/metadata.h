// The metadata object of a row; its fields are described in docs/row-format.md.
#pragma once

#include <string>
#include <string_view>

#include "weft/ast/measure.h"
#include "weft/interface/block_dims.h"
#include "weft/lower/lowered.h"
#include "weft/row/fields.h"
#include "weft/synth/synthesize.h"

namespace weft {

// What the metadata of a row follows from.
struct RowFacts {
  const Lowered& lowered;
  const hir::Program& resolved;
  const Measure& measure;
  const TextViews& texts;
  std::string_view weft_version, warp_version;
  const ProgramInfo* program = nullptr;   // of a row that the synthesizer made
  const BlockDims* block_dims = nullptr;  // of a captured row, and of one with a tiled launch
};

// One JSON object on one line.
std::string metadata_json(const RowFacts& facts);

}  // namespace weft

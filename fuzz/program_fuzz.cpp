// Captured programs that are damaged: text, or a diagnostic.
#include <cstdint>
#include <string_view>

#include "weft/ast/tree.h"
#include "weft/emit/emit.h"
#include "weft/frontend/program.h"
#include "weft/lower/lower.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  auto tree =
      weft::parse_program({reinterpret_cast<const char*>(data), size}, "folder/program.json");
  if (!tree) return 0;
  weft::verify_tree(*tree);
  weft::Lowerer lowerer;
  weft::Lowered lowered;
  weft::LowerOptions options;
  options.block_dim = 256;
  if (!lowerer.lower(*tree, weft::FunctionId{0}, options, lowered)) return 0;
  weft::Emitter emitter;
  emitter.prepare(lowered);
  weft::KernelText text;
  emitter.emit(weft::Device::Cuda, {256}, text);
  return 0;
}

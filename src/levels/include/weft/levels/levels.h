// The texts that compilers make of a kernel: PTX, SASS and LLVM IR.
//
// Input: a module as a compiler printed it, of a file with one kernel. Output: the text of one of
// its functions with all that it refers to and nothing else, without what depends on the machine
// (paths, hashes of file names) or on what else stood in the module (numbers of labels); and the
// lines of the file that each line was made of, by the module's own debugging information, which
// is taken out. The formats are those of NVRTC 13, nvdisasm 13 and clang 19.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "weft/base/result.h"

namespace weft::levels {

struct FunctionText {
  std::string text;
  // By line of `text`: the line of the compiled file, counted from 1; 0 where none is named. Of
  // what was inlined from another file it is the line of the call.
  std::vector<uint32_t> lines;
  // How often each instruction stands in the text: the most frequent first, of equals by name. Of
  // PTX loads, stores and atomics with their space: "ld.global".
  std::vector<std::pair<std::string, uint32_t>> mix;

  uint32_t instructions() const;
};

// `function`: its name in the module; `file`: the name of the compiled file without folders.
// Errors: NotInModule.
Result<FunctionText> ptx_of(std::string_view module, std::string_view function,
                            std::string_view file);
// The name in PTX of a kernel of C++ ("_Z5scalePKf"), by its name in the text and the rules of the
// Itanium C++ ABI; the first of a template's. Errors: NotInModule.
Result<std::string> entry_of(std::string_view module, std::string_view kernel);
// Of `nvdisasm -c -gi`; without addresses.
Result<FunctionText> sass_of(std::string_view listing, std::string_view function,
                             std::string_view file);
// Of `clang -S -emit-llvm -gline-tables-only`.
Result<FunctionText> llvm_ir_of(std::string_view module, std::string_view function,
                                std::string_view file);

// What a kernel takes of a multiprocessor, as `ptxas -v` says.
struct Resources {
  uint32_t registers = 0;                                                 // of a thread
  uint32_t stack_bytes = 0, spill_store_bytes = 0, spill_load_bytes = 0;  // of a thread
  uint32_t shared_bytes = 0;                                              // of a block
  std::optional<uint32_t> constant_bytes;  // ptxas does not say it of all architectures

  friend bool operator==(const Resources&, const Resources&) = default;
};
// Errors: NotInModule.
Result<Resources> resources_of(std::string_view log, std::string_view kernel);

// Threads that a multiprocessor of `arch` ("sm_80") holds at a time, in blocks of `threads`,
// against those that it has room for, with as much of its memory for shared memory as it can give;
// figures and rules are those of the CUDA toolkit's occupancy calculator. 0 for an architecture
// that is not among them.
double occupancy(std::string_view arch, const Resources& resources, uint32_t threads);

}  // namespace weft::levels

// The Python module weft._weft: captured programs to text.
//
// Input: a Program as JSON text (see frontend/program.h). Output: the three parts of a kernel's
// text and its hash, or a diagnostic as (code, file, line, message), which the Python side turns
// into an exception. Nothing throws but nanobind itself.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <charconv>
#include <string>
#include <variant>

#include "weft/base/sha256.h"
#include "weft/emit/emit.h"
#include "weft/frontend/program.h"
#include "weft/lower/lower.h"

namespace nb = nanobind;

namespace {

nb::tuple refusal(const weft::Diag& d) {
  return nb::make_tuple(false, std::string(weft::diag_code_name(d.code)), d.loc.file, d.loc.line,
                        d.render());
}

// (True, support, forward, backward, hash) or (False, code, file, line, message).
nb::tuple lower(const std::string& program, bool cuda, int block_dim) {
  weft::KernelText text;
  std::string hash;
  weft::Result<weft::Tree> tree = weft::Tree{};
  weft::Status status;
  {
    const nb::gil_scoped_release release;
    tree = weft::parse_program(program, "program");
    if (tree) {
      // Kept from kernel to kernel, one for each thread.
      thread_local weft::Lowerer lowerer;
      thread_local weft::Lowered lowered;
      thread_local weft::Emitter emitter;
      weft::LowerOptions options;
      options.block_dim = block_dim;
      status = lowerer.lower(*tree, weft::FunctionId{0}, options, lowered);
      if (status) {
        emitter.prepare(lowered);
        emitter.emit(cuda ? weft::Device::Cuda : weft::Device::Cpu, {block_dim}, text);
        hash = weft::to_hex(lowered.hash);
      }
    }
  }
  if (!tree) return refusal(tree.error());
  if (!status) return refusal(status.error());
  return nb::make_tuple(true, text.support, text.forward, text.backward, hash);
}

}  // namespace

NB_MODULE(_weft, m) {
  m.def("lower", &lower, nb::arg("program"), nb::arg("cuda"), nb::arg("block_dim"));
}

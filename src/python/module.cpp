// The Python module weft._weft: captured programs to text.
//
// Input: a Program as JSON text (see frontend/program.h). Output: the three parts of a kernel's
// text and its hash, or a diagnostic as (code, file, line, message), which the Python side turns
// into an exception. Nothing throws but nanobind itself.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <string>
#include <string_view>

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

// The program that was lowered last: a kernel's two targets are asked for one after the other, and
// differ in emission alone unless the kernel uses tiles.
struct Last {
  std::string program;
  weft::Tree tree;
  weft::Tree::Mark parsed;  // the tree before it was lowered
  weft::Lowerer lowerer;
  weft::Lowered lowered;
  weft::Emitter emitter;
  int block_dim = 0;
  bool there = false;
};

weft::Status lower_into(Last& last, std::string_view program, bool cuda, int block_dim) {
  if (last.there && last.program == program) {
    const bool block_fits = !last.lowered.uses_block_dim || last.block_dim == block_dim;
    const bool device_fits =
        (!last.lowered.launch.external_params || cuda) && !(last.lowered.launch.only_cpu && cuda);
    if (block_fits && device_fits) return {};
    last.there = false;
    last.tree.rewind(last.parsed);
  } else {
    last.there = false;
    WEFT_RETURN_IF_ERROR(weft::parse_program(program, "program", last.tree));
    last.parsed = last.tree.mark();
    last.program = program;
  }
  weft::LowerOptions options;
  options.block_dim = block_dim;
  options.only_cuda = cuda;
  options.only_cpu = !cuda;
  WEFT_RETURN_IF_ERROR(last.lowerer.lower(last.tree, weft::FunctionId{0}, options, last.lowered));
  last.emitter.prepare(last.lowered);
  last.block_dim = block_dim;
  last.there = true;
  return {};
}

// (True, support, forward, backward, hash) or (False, code, file, line, message).
nb::tuple lower(const nb::str& program, bool cuda, int block_dim) {
  thread_local Last last;
  thread_local weft::KernelText text;
  Py_ssize_t size = 0;
  const char* data = PyUnicode_AsUTF8AndSize(program.ptr(), &size);
  if (data == nullptr) throw nb::python_error();
  weft::Status status;
  {
    const nb::gil_scoped_release release;
    status = lower_into(last, {data, static_cast<std::size_t>(size)}, cuda, block_dim);
    if (status) last.emitter.emit(cuda ? weft::Device::Cuda : weft::Device::Cpu, {block_dim}, text);
  }
  if (!status) return refusal(status.error());
  return nb::make_tuple(true, text.support, text.forward, text.backward,
                        weft::to_hex(last.lowered.hash));
}

}  // namespace

NB_MODULE(_weft, m) {
  m.def("lower", &lower, nb::arg("program"), nb::arg("cuda"), nb::arg("block_dim"));
}

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
#include "weft/driver/text_driver.h"

namespace nb = nanobind;

namespace {

nb::tuple refusal(const weft::Diag& d) {
  return nb::make_tuple(false, std::string(weft::diag_code_name(d.code)), d.loc.file, d.loc.line,
                        d.render());
}

weft::Status lower_into(weft::TextDriver& driver, std::string_view program, bool cuda,
                        int block_dim) {
  WEFT_RETURN_IF_ERROR(driver.read_program(program, "program"));
  weft::LowerOptions options;
  options.only_cuda = cuda;
  options.only_cpu = !cuda;
  return driver.lower(weft::FunctionId{0}, options, {block_dim, block_dim});
}

// (True, support, forward, backward, hash) or (False, code, file, line, message).
nb::tuple lower(const nb::str& program, bool cuda, int block_dim) {
  thread_local weft::TextDriver driver;
  Py_ssize_t size = 0;
  const char* data = PyUnicode_AsUTF8AndSize(program.ptr(), &size);
  if (data == nullptr) throw nb::python_error();
  weft::Status status;
  {
    const nb::gil_scoped_release release;
    status = lower_into(driver, {data, static_cast<std::size_t>(size)}, cuda, block_dim);
    if (status) driver.text(cuda ? weft::Device::Cuda : weft::Device::Cpu);
  }
  if (!status) return refusal(status.error());
  const weft::KernelText& text = driver.text(cuda ? weft::Device::Cuda : weft::Device::Cpu);
  return nb::make_tuple(true, text.support, text.forward, text.backward,
                        weft::to_hex(driver.lowered().hash));
}

}  // namespace

NB_MODULE(_weft, m) {
  m.def("lower", &lower, nb::arg("program"), nb::arg("cuda"), nb::arg("block_dim"));
}

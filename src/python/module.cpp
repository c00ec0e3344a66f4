// The Python module weft._weft: captured programs to text.
//
// Input: a Program as JSON text (see frontend/program.h). Output: the three parts of a kernel's
// text and its hash, or a diagnostic as (code, file, line, message), which the Python side turns
// into an exception. Nothing throws but nanobind itself.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "weft/base/sha256.h"
#include "weft/driver/text_driver.h"
#include "weft/eval/findings.h"
#include "weft/eval/inputs.h"
#include "weft/eval/named_arrays.h"
#include "weft/frontend/kernel_choice.h"

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

// --- running
// --------------------------------------------------------------------------------------

using weft::eval::NamedArray;

// (name, dtype, shape, bytes), as the Python side has arrays.
nb::tuple to_tuple(const NamedArray& a) {
  nb::list shape;
  for (const std::int64_t d : a.shape) shape.append(d);
  return nb::make_tuple(a.name, std::string(weft::scalar_name(a.scalar)), nb::tuple(shape),
                        nb::bytes(a.data.data(), a.data.size()));
}
std::vector<NamedArray> to_arrays(const nb::list& list) {
  std::vector<NamedArray> out;
  for (const nb::handle item : list) {
    const auto entry = nb::cast<nb::tuple>(item);
    NamedArray a;
    a.name = nb::cast<std::string>(entry[0]);
    a.scalar = weft::warp_named_type(nb::cast<std::string>(entry[1])).scalar;
    for (const nb::handle d : nb::cast<nb::tuple>(entry[2]))
      a.shape.push_back(nb::cast<std::int64_t>(d));
    const auto data = nb::cast<nb::bytes>(entry[3]);
    const auto* begin = static_cast<const std::byte*>(data.data());
    a.data.assign(begin, begin + data.size());
    out.push_back(std::move(a));
  }
  return out;
}
nb::list to_list(const std::vector<NamedArray>& arrays) {
  nb::list out;
  for (const NamedArray& a : arrays) out.append(to_tuple(a));
  return out;
}

// A kernel that can be run, of a file or of a Program.
class Runner {
 public:
  // (True, [(name, dtype, components, ndim)]) or a refusal.
  nb::tuple prepare(const std::string& source, bool is_file, const std::string& kernel,
                    const std::string& types, bool traces, bool checks, bool host_math,
                    unsigned jobs) {
    const weft::Status status =
        make(source, is_file, kernel, types, traces, checks, host_math, jobs);
    if (!status) return refusal(status.error());
    nb::list parameters;
    for (const weft::eval::Parameter& p : launch_.parameters()) {
      nb::list components;
      for (const std::int64_t c : p.components) components.append(c);
      parameters.append(nb::make_tuple(p.name, std::string(weft::scalar_name(p.scalar)),
                                       nb::tuple(components), p.ndim));
    }
    return nb::make_tuple(true, parameters);
  }

  // (True, ended, arrays, findings, output) or a refusal. A finding is (id, file, line, thread,
  // message).
  nb::tuple run(const nb::list& inputs, const std::vector<std::uint32_t>& dims) {
    std::vector<NamedArray> arrays = to_arrays(inputs);
    weft::Status bound = weft::eval::fit_numbers(arrays, launch_.parameters(), "inputs");
    if (bound) bound = launch_.bind(arrays);
    if (!bound) return refusal(bound.error());
    given_ = std::move(arrays);
    for (NamedArray& a : given_) a.data = {};  // their shapes are for the cotangents
    const bool whole = launch(dims);
    const std::string& output = launch_.evaluator().output();
    nb::list findings;
    for (const weft::eval::PlacedFinding& f :
         weft::eval::placed_findings(launch_, driver_.resolved(), path_, dims.size())) {
      nb::list thread;
      for (const std::int32_t t : f.thread) thread.append(t);
      findings.append(nb::make_tuple(f.fault, f.file, f.line, nb::tuple(thread), f.message));
    }
    return nb::make_tuple(true, !whole, to_list(launch_.arrays()), findings,
                          nb::bytes(output.data(), output.size()));
  }

  // (True, gradients) or a refusal. `cotangents`: None for 1 of every array that changed.
  nb::tuple gradients(const nb::object& cotangents) {
    if (cotangents.is_none()) return nb::make_tuple(true, to_list(launch_.gradients()));
    std::vector<NamedArray> arrays = to_arrays(nb::cast<nb::list>(cotangents));
    const weft::Status fit =
        weft::eval::fit_cotangents(arrays, launch_.parameters(), given_, "cotangents");
    if (!fit) return refusal(fit.error());
    weft::Result<std::vector<NamedArray>> out = launch_.gradients(arrays);
    if (!out) return refusal(out.error());
    return nb::make_tuple(true, to_list(*out));
  }

 private:
  // In a thread of its own, while this one looks for signals: Ctrl-C ends a launch at once.
  bool launch(const std::vector<std::uint32_t>& dims) {
    stop_ = false;
    std::mutex mutex;
    std::condition_variable ready;
    bool whole = false, done = false;
    const nb::gil_scoped_release release;
    std::thread worker([&] {
      const bool ended_well = launch_.launch(dims);
      const std::lock_guard lock(mutex);
      whole = ended_well;
      done = true;
      ready.notify_one();
    });
    bool interrupted = false;
    {
      std::unique_lock lock(mutex);
      while (!ready.wait_for(lock, std::chrono::milliseconds(50), [&] { return done; })) {
        if (interrupted) continue;
        lock.unlock();
        {
          const nb::gil_scoped_acquire acquire;
          interrupted = PyErr_CheckSignals() != 0;
        }
        if (interrupted) stop_ = true;
        lock.lock();
      }
    }
    worker.join();
    if (interrupted) {
      const nb::gil_scoped_acquire acquire;
      throw nb::python_error();  // what the handler of the signal raised
    }
    return whole;
  }

  weft::Status make(const std::string& source, bool is_file, const std::string& kernel,
                    const std::string& types, bool traces, bool checks, bool host_math,
                    unsigned jobs) {
    driver_.want_resolved();
    weft::FunctionId id{0};
    if (is_file) {
      WEFT_RETURN_IF_ERROR(driver_.read_file(source, {kernel, types}));
      path_ = source;
      WEFT_TRY(id, weft::chosen_kernel(driver_.tree(), source, kernel, 0, "name="));
      WEFT_RETURN_IF_ERROR(weft::check_one_overload(driver_.tree(), source, id, "types="));
    } else {
      path_ = "program";
      WEFT_RETURN_IF_ERROR(driver_.read_program(source, path_));
    }
    weft::LowerOptions options;
    options.only_cpu = true;
    WEFT_RETURN_IF_ERROR(driver_.lower(id, options, {1, 1}));
    weft::eval::Options how;
    how.traces = traces;
    how.checks = checks;
    how.jobs = jobs;
    how.stop = &stop_;
    if (host_math) how.math = &weft::eval::host_math();
    if (weft::Status prepared = launch_.prepare(driver_.resolved(), how); !prepared)
      return weft::eval::placed_refusal(prepared.error(), driver_.resolved(), path_);
    return {};
  }

  weft::TextDriver driver_;
  std::atomic<bool> stop_ = false;
  std::string path_;  // by which the kernel was given
  std::vector<NamedArray> given_;
  weft::eval::NamedLaunch launch_;
};

}  // namespace

NB_MODULE(_weft, m) {
  nb::class_<Runner>(m, "Runner")
      .def(nb::init<>())
      .def("prepare", &Runner::prepare, nb::arg("source"), nb::arg("is_file"), nb::arg("kernel"),
           nb::arg("types"), nb::arg("traces"), nb::arg("checks"), nb::arg("host_math"),
           nb::arg("jobs"))
      .def("run", &Runner::run, nb::arg("inputs"), nb::arg("dims"))
      .def("gradients", &Runner::gradients, nb::arg("cotangents").none());
  m.attr("build_type") = WEFT_BUILD_TYPE;
  m.attr("version") = WEFT_VERSION;
  m.def("lower", &lower, nb::arg("program"), nb::arg("cuda"), nb::arg("block_dim"));
}

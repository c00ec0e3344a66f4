// Running a kernel; see run_kernel.h.
#include "run/run_kernel.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include "npz/npz.h"
#include "process/interrupt.h"
#include "weft/driver/text_driver.h"
#include "weft/eval/inputs.h"
#include "weft/frontend/kernel_choice.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

using eval::NamedArray;

bool is_program(const RunRequest& request) { return request.path.ends_with(".json"); }

Result<FunctionId> read_kernel(TextDriver& driver, const RunRequest& request) {
  if (!is_program(request)) {
    WEFT_RETURN_IF_ERROR(driver.read_file(request.path, {request.kernel, request.types}));
    WEFT_TRY(const FunctionId kernel, chosen_kernel(driver.tree(), request.path, request.kernel));
    WEFT_RETURN_IF_ERROR(check_one_overload(driver.tree(), request.path, kernel));
    return kernel;
  }
  WEFT_TRY(const std::string json, read_file(request.path));
  WEFT_RETURN_IF_ERROR(driver.read_program(json, request.path));
  const FunctionId kernel{0};
  const std::string_view name = driver.tree().text(driver.tree().functions[kernel.v].name);
  if (!request.kernel.empty() && request.kernel != name)
    return diag(DiagCode::NoSuchKernel, SourceLoc{request.path}, request.kernel, name);
  return kernel;
}

eval::Options options_of(const RunRequest& request) {
  eval::Options options;
  options.traces = request.grad;
  options.checks = request.sanitize;
  options.stop = &interrupt_flag();
  options.jobs = request.jobs;
  options.limits.steps = request.max_steps;
  return options;
}

// The kernel as code. Errors have the path that the user gave.
Status prepare(TextDriver& driver, const RunRequest& request, eval::NamedLaunch& launch) {
  driver.want_resolved();
  WEFT_TRY(const FunctionId kernel, read_kernel(driver, request));
  LowerOptions options;
  options.only_cpu = true;
  if (Status lowered = driver.lower(kernel, options, {1, 1}); !lowered) {
    Diag d = lowered.error();
    if (!is_program(request)) d.loc.file = request.path;
    return d;
  }
  if (Status prepared = launch.prepare(driver.resolved(), options_of(request)); !prepared)
    return eval::placed_refusal(prepared.error(), driver.resolved(), request.path);
  return {};
}

std::string kernel_name(const TextDriver& driver) {
  const Tree& tree = driver.tree();
  return std::string(tree.text(tree.functions[driver.lowered().kernel_decl.v].name));
}

// The inputs, bound; what is left of them is their names and shapes.
Result<std::vector<NamedArray>> bind_inputs(const RunRequest& request, const std::string& kernel,
                                            std::uint64_t most_bytes, eval::NamedLaunch& launch) {
  const std::vector<eval::Parameter>& parameters = launch.parameters();
  std::vector<NamedArray> arrays;
  if (!request.inputs.empty()) {
    WEFT_TRY(arrays, read_npz(request.inputs, most_bytes));
  } else if (!parameters.empty()) {
    std::string names;
    for (const eval::Parameter& p : parameters) names += (names.empty() ? "" : ", ") + p.name;
    return diag(DiagCode::NoInputs, kernel, names);
  }
  WEFT_RETURN_IF_ERROR(eval::fit_numbers(arrays, parameters, request.inputs));
  std::vector<NamedArray> shapes;
  for (const NamedArray& a : arrays) shapes.push_back({a.name, a.scalar, a.shape, {}});
  if (const Status bound = launch.bind(arrays); !bound)
    return diag(DiagCode::InputsDoNotFit, request.inputs, kernel, bound.error().message());
  return shapes;
}

Result<std::vector<NamedArray>> read_cotangents(const RunRequest& request, std::uint64_t most_bytes,
                                                std::span<const NamedArray> inputs,
                                                const eval::NamedLaunch& launch) {
  std::vector<NamedArray> cotangents;
  if (request.cotangents.empty()) return cotangents;
  WEFT_TRY(cotangents, read_npz(request.cotangents, most_bytes));
  WEFT_RETURN_IF_ERROR(
      eval::fit_cotangents(cotangents, launch.parameters(), inputs, request.cotangents));
  return cotangents;
}

// A file that is read is not written to: the arrays alone are no inputs for the next launch. What
// is no plain file would be replaced by one.
Status check_output(const RunRequest& request) {
  std::error_code error;
  for (const std::string* read : {&request.path, &request.inputs, &request.cotangents}) {
    if (!read->empty() && std::filesystem::equivalent(*read, request.output, error)) {
      return diag(DiagCode::BadOption, request.output, "--output",
                  "it is read, and would be lost; choose another file");
    }
  }
  struct stat status = {};
  if (request.output == "-" ||
      (::stat(request.output.c_str(), &status) == 0 && !S_ISREG(status.st_mode)))
    return diag(DiagCode::BadOption, request.output, "--output",
                "it takes the name of a plain file");
  return {};
}

// A gradient must not have the name of an array.
Status check_gradient_names(const std::vector<eval::Parameter>& parameters) {
  for (const eval::Parameter& p : parameters)
    for (const eval::Parameter& q : parameters)
      if (q.name == "grad." + p.name)
        return diag(DiagCode::BadOption, q.name, "--grad",
                    "the kernel has a parameter of that name, which its gradients are to have");
  return {};
}

Diag interrupted() { return diag(DiagCode::InterruptedWith, "nothing was written"); }

Status write_output(PartialFile& file, const std::vector<NamedArray>& arrays) {
  WEFT_RETURN_IF_ERROR(write_npz(arrays, file.path(), [&](std::string_view piece) -> Status {
    if (interrupted_by() != 0) return interrupted();
    return file.write(piece);
  }));
  if (interrupted_by() != 0) return interrupted();
  return file.commit();
}

}  // namespace

Result<RunResult> run_kernel(const RunRequest& request) {
  TextDriver driver;
  eval::NamedLaunch launch;
  WEFT_RETURN_IF_ERROR(prepare(driver, request, launch));
  if (request.grad) WEFT_RETURN_IF_ERROR(check_gradient_names(launch.parameters()));
  RunResult out;
  out.kernel = kernel_name(driver);
  out.dims = request.dims;
  const std::uint64_t most_bytes = options_of(request).limits.array_bytes;
  WEFT_TRY(const std::vector<NamedArray> inputs,
           bind_inputs(request, out.kernel, most_bytes, launch));
  WEFT_TRY(const std::vector<NamedArray> cotangents,
           read_cotangents(request, most_bytes, inputs, launch));
  // A place that cannot be written to is found before the work. From here on a signal is caught, so
  // that the temporary file goes with it.
  catch_interrupts();
  std::optional<PartialFile> file;
  if (!request.output.empty()) {
    WEFT_RETURN_IF_ERROR(check_output(request));
    WEFT_TRY(file, PartialFile::create(request.output));
  }
  out.ended = !launch.launch(request.dims);
  if (interrupted_by() != 0) return interrupted();
  out.steps = launch.evaluator().steps();
  out.output = launch.evaluator().output();
  out.findings =
      eval::placed_findings(launch, driver.resolved(), request.path, request.dims.size());
  if (out.ended) return out;
  out.arrays = launch.arrays();
  if (request.grad) {
    std::vector<NamedArray> gradients;
    if (request.cotangents.empty()) {
      gradients = launch.gradients();
    } else {
      WEFT_TRY(gradients, launch.gradients(cotangents));
    }
    for (NamedArray& g : gradients) {
      g.name = "grad." + g.name;
      out.arrays.push_back(std::move(g));
    }
  }
  if (file) WEFT_RETURN_IF_ERROR(write_output(*file, out.arrays));
  return out;
}

}  // namespace weft

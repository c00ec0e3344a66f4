// Kernels of hostile text, evaluated on drawn inputs: results or a finding, never a crash, and
// never more steps or memory than the limits. Where values are traced for derivatives, and faults
// looked for, the results are the same.
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

#include "python_mutator.h"
#include "weft/base/rng.h"
#include "weft/driver/text_driver.h"
#include "weft/eval/named_arrays.h"

namespace {

using weft::Rng;
using weft::Scalar;
using weft::eval::NamedArray;
using weft::eval::NamedLaunch;

constexpr std::size_t kKernels = 3;  // of a text
constexpr int kDims[] = {5, 3, 2, 2};

weft::eval::Options options_of(bool traces, bool checks) {
  weft::eval::Options out;
  out.traces = traces;
  out.checks = checks;
  out.limits = {.steps = 50'000,
                .stack = 1u << 15,
                .array_bytes = 1u << 18,
                .tape_steps = 100'000,
                .findings = 8};
  return out;
}

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t out = 1469598103934665603u;
  for (const char c : text) out = (out ^ static_cast<unsigned char>(c)) * 1099511628211u;
  return out;
}

void append_number(Rng& rng, Scalar scalar, std::vector<std::byte>& out) {
  static constexpr float kFloats[] = {0.0f,  -0.0f,   1.0f,     -1.0f, 0.5f,
                                      1e30f, -1e-30f, INFINITY, NAN};
  const std::size_t size = weft::eval::scalar_size(scalar);
  std::byte bytes[8] = {};
  if (weft::is_float(scalar) && rng.below(4) != 0) {
    const float f = rng.below(8) == 0 ? kFloats[rng.below(std::size(kFloats))]
                                      : static_cast<float>(rng.below(4001)) / 1000.0f - 2.0f;
    const double d = f;
    std::memcpy(bytes, size == 8 ? static_cast<const void*>(&d) : static_cast<const void*>(&f),
                size == 8 ? 8 : 4);
    if (size == 2)
      std::memcpy(bytes, reinterpret_cast<const char*>(&f) + 2,
                  2);  // a bfloat16; any bits for a float16
  } else {
    // A small integer; of a float that is a denormal number.
    const auto i = static_cast<std::int64_t>(rng.below(8)) - (rng.below(6) == 0 ? 3 : 0);
    std::memcpy(bytes, &i, 8);
  }
  out.insert(out.end(), bytes, bytes + size);
}

std::vector<NamedArray> drawn(Rng& rng, const std::vector<weft::eval::Parameter>& parameters) {
  std::vector<NamedArray> out;
  for (const weft::eval::Parameter& p : parameters) {
    NamedArray a{p.name, p.scalar, {}, {}};
    // Fields of one array of structs have one length.
    const std::uint64_t smaller = hash_of(p.name.substr(0, p.name.find('.'))) % 4;
    for (int d = 0; d < p.ndim; ++d) a.shape.push_back(kDims[d] - (smaller == 0 ? 1 : 0));
    a.shape.insert(a.shape.end(), p.components.begin(), p.components.end());
    for (std::int64_t i = 0; i < a.count(); ++i) append_number(rng, p.scalar, a.data);
    out.push_back(std::move(a));
  }
  return out;
}

struct Outcome {
  bool ended_well = false;
  bool was_limited = false;  // by what only this launch has
  std::vector<NamedArray> arrays;
};

Outcome launch(NamedLaunch& launch, const std::vector<NamedArray>& inputs,
               std::span<const std::uint32_t> dims, bool traces) {
  Outcome out;
  if (const weft::Status bound = launch.bind(inputs); !bound) {
    if (bound.error().code != weft::DiagCode::EvalMemory) std::abort();
    out.was_limited = true;
    return out;
  }
  out.ended_well = launch.launch(dims);
  const auto& findings = launch.evaluator().findings();
  if (!out.ended_well && findings.empty()) std::abort();
  for (const weft::eval::Finding& f : findings) {
    if (f.message().empty()) std::abort();
    out.was_limited |= f.fault == weft::eval::Fault::TooMuchMemory;
  }
  out.arrays = launch.arrays();
  if (traces && !launch.gradients({})) std::abort();
  return out;
}

// Processors do not agree on the bits of not-a-number, nor do compilers on the order of factors.
bool same(const NamedArray& a, const NamedArray& b) {
  if (a.data == b.data) return true;
  if (!weft::is_float(a.scalar) || a.data.size() != b.data.size()) return false;
  const std::size_t size = weft::eval::scalar_size(a.scalar);
  for (std::size_t at = 0; at < a.data.size(); at += size) {
    const bool equal = std::memcmp(a.data.data() + at, b.data.data() + at, size) == 0;
    if (!equal && !(std::isnan(weft::eval::float_number(a.scalar, a.data.data() + at)) &&
                    std::isnan(weft::eval::float_number(b.scalar, b.data.data() + at))))
      return false;
  }
  return true;
}

void check_kernel(weft::TextDriver& driver, std::uint64_t seed) {
  NamedLaunch plain, traced;
  if (const weft::Status known = plain.prepare(driver.resolved(), options_of(false, false));
      !known) {
    if (known.error().render().empty()) std::abort();
    return;
  }
  if (!traced.prepare(driver.resolved(), options_of(true, true))) std::abort();
  Rng rng(seed, 0);
  const std::vector<NamedArray> inputs = drawn(rng, plain.parameters());
  // What `wp.tid()` is given to, the kernel does not say here: any number of dimensions is one that
  // a launch may have.
  const std::uint32_t dims[] = {3, 2, 2, 1};
  const std::span<const std::uint32_t> launched(dims, 1 + rng.below(4));
  const Outcome a = launch(plain, inputs, launched, false),
                b = launch(traced, inputs, launched, true);
  if (a.was_limited || b.was_limited) return;
  if (a.ended_well != b.ended_well) std::abort();
  for (std::size_t i = 0; i < a.arrays.size(); ++i)
    if (!same(a.arrays[i], b.arrays[i])) std::abort();
}

}  // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  if (seed % 8 == 0) return LLVMFuzzerMutate(data, size, most);
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::string out = weft::PythonMutator(text, seed).changed();
  const std::size_t length = std::min(out.size(), most);
  std::memcpy(data, out.data(), length);
  return length;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  static weft::TextDriver driver;  // its memory serves all inputs
  driver.want_resolved();
  if (!driver.read_source(text, "folder/fuzz.py")) return 0;
  std::vector<std::string> names;
  for (const std::string_view name : weft::kernel_names(driver.tree())) names.emplace_back(name);
  if (names.size() > kKernels) names.resize(kKernels);
  for (const std::string& name : names) {
    const auto kernel = weft::find_kernel(driver.tree(), "folder/fuzz.py", name);
    if (kernel && driver.lower(*kernel, {})) check_kernel(driver, hash_of(text));
  }
  return 0;
}

#include <fmt/format.h>
#include <algorithm>
#include <optional>

#include "code_builder.h"
#include "constants.h"
#include "machine.h"
#include "own_elements.h"
#include "threads.h"
#include "weft/base/diag.h"

namespace weft::eval {

struct Evaluator::Impl {
  struct Array {
    std::vector<std::byte> bytes;
    std::vector<Shadow> shadow;
    std::vector<Access> accesses;
    std::vector<std::uint32_t> inputs;  // the step of each component, for every second byte
    std::vector<double> shifts;         // of shift(), likewise; empty: none
    Type element;
    ArrayValue value;
    int ndim = 0;
    std::uint32_t unit = 2;  // Buffer::unit
    bool is_written = true;  // before the launch
  };

  Options options;
  mutable Layouts layouts;
  Code code;
  Machine machine;
  std::uint64_t noise = 0;  // of the next launches
  Tape tape;
  std::vector<std::byte> stack;
  std::vector<Shadow> stack_shadow;
  std::vector<std::byte> arguments;  // as they stand at the begin of the kernel's frame
  std::vector<Shadow> argument_shadows;
  std::vector<double> argument_shifts;
  std::vector<double> adjoints;
  // Buffer i + kFirstArray; the first array_count of them. The others keep their memory for later.
  std::vector<Array> arrays;
  std::size_t array_count = 0;
  std::uint64_t array_bytes = 0, steps = 0;
  std::optional<OwnElements> own_elements;  // of the program, once that was asked for
  bool own_elements_known = false;
  bool ran_on_cores = false;  // the last launch

  static constexpr std::uint32_t kFirstArray = Machine::kStack + 1;

  std::span<Array> used_arrays() { return {arrays.data(), array_count}; }
  bool has_bytes(const Type& t) const;
  void bind_buffers();
  void trace_inputs();
  void trace_input(const Type& t, const std::byte* data, Shadow* shadow);
  bool has_separate_arrays(const Evaluator& evaluator) const;
  std::optional<std::vector<std::size_t>> written_arrays(const Evaluator& evaluator,
                                                         const LaunchStart& start);
  bool launch_on_cores(const Evaluator& evaluator, const LaunchStart& start, std::uint64_t first);
};

Evaluator::Evaluator() : impl_(std::make_unique<Impl>()) {}
Evaluator::~Evaluator() = default;
Evaluator::Evaluator(Evaluator&&) noexcept = default;
Evaluator& Evaluator::operator=(Evaluator&&) noexcept = default;

Status Evaluator::prepare(const hir::Program& program, const Options& options) {
  Impl& i = *impl_;
  i.options = options;
  i.layouts.reset(program);
  i.array_count = 0;
  i.array_bytes = 0;
  WEFT_RETURN_IF_ERROR(CodeBuilder(program, i.layouts).build(i.code));
  i.arguments.assign(i.code.kernel().constants_at, std::byte{});
  i.argument_shifts.clear();
  i.noise = 0;
  i.own_elements_known = false;
  i.machine.block_dim = program.block_dim;
  i.machine.conditions.assign(i.code.conditions.size(), 0);
  return {};
}

void Evaluator::forget_arrays() {
  impl_->array_count = 0;
  impl_->argument_shifts.clear();
  impl_->array_bytes = 0;
}

std::size_t Evaluator::size_of(const Type& t) const { return impl_->layouts.of(t).size; }

static void add_leaves(Layouts& layouts, const Tree& tree, const Type& t, const std::string& path,
                       std::uint32_t offset, std::vector<Leaf>& out) {
  if (!t.is_struct()) {
    out.push_back({path, t, offset});
    return;
  }
  const StructDecl& decl = layouts.structure(t.index);
  for (std::size_t f = 0; f < decl.fields.size(); ++f) {
    const std::string_view name = tree.text(decl.fields[f].name);
    add_leaves(layouts, tree, decl.fields[f].type,
               path.empty() ? std::string(name) : fmt::format("{}.{}", path, name),
               offset + layouts.field_offset(t.index, f), out);
  }
}

std::vector<Leaf> Evaluator::leaves(const Type& t) const {
  std::vector<Leaf> out;
  add_leaves(impl_->layouts, *impl_->layouts.program().tree, t, "", 0, out);
  return out;
}

// Whether a scalar of the type has one byte.
bool Evaluator::Impl::has_bytes(const Type& t) const {
  if (!t.is_struct()) return t.is_value() && scalar_size(t.scalar) == 1;
  for (const FieldDecl& f : layouts.structure(t.index).fields)
    if (has_bytes(f.type)) return true;
  return false;
}

Result<ArrayId> Evaluator::add_array(const Type& array, std::span<const std::int32_t> shape) {
  Impl& i = *impl_;
  std::uint64_t size = i.layouts.of_element(array).size;
  if (i.array_count == i.arrays.size()) i.arrays.emplace_back();
  Impl::Array& out = i.arrays[i.array_count];
  out.value = {};
  out.shifts.clear();
  out.is_written = true;
  out.element = array.element();
  out.ndim = static_cast<int>(shape.size());
  const std::uint64_t limit = i.options.limits.array_bytes;
  for (std::size_t k = shape.size(); k-- > 0;) {
    out.value.shape[k] = shape[k];
    out.value.strides[k] = static_cast<std::int64_t>(size);
    if (shape[k] < 0 || (size != 0 && static_cast<std::uint64_t>(shape[k]) > limit / size))
      return Diag{DiagCode::EvalMemory, {}, {std::to_string(limit)}};
    size *= static_cast<std::uint64_t>(shape[k]);
  }
  if (size > limit - i.array_bytes) return Diag{DiagCode::EvalMemory, {}, {std::to_string(limit)}};
  i.array_bytes += size;
  out.unit = i.has_bytes(out.element) ? 1 : 2;
  out.bytes.assign(size, std::byte{});
  out.value.data = {Impl::kFirstArray + static_cast<std::uint32_t>(i.array_count), 0};
  ++i.array_count;
  return ArrayId{static_cast<std::uint32_t>(i.array_count)};
}

void Evaluator::mark_unwritten(ArrayId array) { impl_->arrays[array.v - 1].is_written = false; }

std::span<std::byte> Evaluator::bytes(ArrayId array) { return impl_->arrays[array.v - 1].bytes; }

std::span<std::byte> Evaluator::argument(std::size_t index) {
  const FunctionCode& kernel = impl_->code.kernel();
  const hir::Function& fn = impl_->layouts.program().kernel;
  const std::uint32_t at = kernel.argument_offsets[index];
  return {impl_->arguments.data() + at, size_of(fn.value(fn.arguments_in[index]).type)};
}

void Evaluator::set_array(std::span<std::byte> place, ArrayId array) {
  WEFT_CHECK(place.size() >= sizeof(ArrayValue), "no place for an array");
  const ArrayValue value = array.v == 0 ? ArrayValue{} : impl_->arrays[array.v - 1].value;
  std::memcpy(place.data(), &value, sizeof(value));
}

void Evaluator::set_indexed(std::span<std::byte> place, ArrayId array,
                            std::span<const ArrayId> indices) {
  WEFT_CHECK(place.size() >= sizeof(IndexedValue), "no place for an indexed array");
  IndexedValue value;
  value.array = impl_->arrays[array.v - 1].value;
  for (std::size_t k = 0; k < 4; ++k) {
    const bool has_list = k < indices.size() && indices[k].v != 0;
    const ArrayValue* list = has_list ? &impl_->arrays[indices[k].v - 1].value : nullptr;
    value.shape[k] = has_list ? list->shape[0] : value.array.shape[k];
    if (has_list) value.indices[k] = list->data;
  }
  std::memcpy(place.data(), &value, sizeof(value));
}

// --- the launch ---

void Evaluator::Impl::bind_buffers() {
  const Limits& limits = options.limits;
  // No function calls itself, so that each has one frame at most.
  std::uint64_t frames = 8;
  for (const FunctionCode& f : code.functions) frames += aligned(f.frame_size, 8);
  const auto stack_size = static_cast<std::uint32_t>(std::min<std::uint64_t>(limits.stack, frames));
  if (stack.size() < stack_size) stack.resize(stack_size);
  machine.traces = options.traces;
  machine.noisy = options.traces && tape.is_noisy();
  const std::size_t shadows = options.traces ? machine.slot(stack_size + 2) : 0;
  if (stack_shadow.size() < shadows) stack_shadow.resize(shadows);
  machine.buffers.assign(kFirstArray, Buffer{});
  machine.buffers[Machine::kStack] = {stack.data(), options.traces ? stack_shadow.data() : nullptr,
                                      nullptr, stack_size};
  for (Array& a : used_arrays()) {
    a.shadow.assign(options.traces ? machine.slot(a.bytes.size() + 2) : 0, Shadow{});
    a.accesses.assign(options.checks ? a.bytes.size() / a.unit + 1 : 0,
                      Access{.written = a.is_written ? 1U : 0U});
    machine.buffers.push_back({a.bytes.data(), options.traces ? a.shadow.data() : nullptr,
                               options.checks ? a.accesses.data() : nullptr, a.bytes.size(),
                               a.unit});
  }
  machine.checks = options.checks;
  machine.stop = options.stop;
  machine.tape = &tape;
  machine.math = options.math != nullptr ? options.math : &pinned_math();
  machine.functions = &code.functions;
  machine.tape_limit = limits.tape_steps;
  machine.stack_size = stack_size;
  machine.steps_left = machine.step_limit = limits.steps;
  machine.findings.clear();
  machine.output.clear();
  machine.output_limit = limits.output;
  machine.is_output_cut = false;
  machine.finding_limit = limits.findings;
  machine.ended = false;
  machine.calls.clear();
}

// Each float component of a value becomes an input of the tape.
void Evaluator::Impl::trace_input(const Type& t, const std::byte* data, Shadow* shadow) {
  if (t.is_struct()) {
    const std::vector<FieldDecl>& fields = layouts.structure(t.index).fields;
    for (std::size_t f = 0; f < fields.size(); ++f) {
      const std::uint32_t at = layouts.field_offset(t.index, f);
      trace_input(fields[f].type, data + at, shadow + machine.slot(at));
    }
    return;
  }
  if (!t.is_value() || !is_float(t.scalar)) return;
  const auto n = static_cast<std::uint32_t>(t.component_count());
  const std::uint32_t size = scalar_size(t.scalar);
  for (std::uint32_t i = 0; i < n; ++i) {
    Shadow* s = shadow + machine.slot(i * size);
    s->value = float_number(t.scalar, data + i * size);
    s->step = tape.add();
    if (machine.noisy) s[1].value = s[1].other = s->value;
  }
}

void Evaluator::Impl::trace_inputs() {
  argument_shadows.assign(machine.slot(arguments.size()), Shadow{});
  const hir::Function& fn = layouts.program().kernel;
  for (std::size_t a = 0; a < fn.arguments_in.size(); ++a) {
    const std::uint32_t at = code.kernel().argument_offsets[a];
    trace_input(fn.value(fn.arguments_in[a]).type, arguments.data() + at,
                argument_shadows.data() + machine.slot(at));
  }
  const auto shift = [&](const std::vector<double>& shifts, std::vector<Shadow>& shadows) {
    for (std::size_t k = 0; k < shifts.size(); ++k) {
      Shadow* s = shadows.data() + machine.slot(2 * k);
      s->value += shifts[k];
      if (!machine.noisy) continue;
      s[1].value += shifts[k];
      s[1].other += shifts[k];
    }
  };
  shift(argument_shifts, argument_shadows);
  for (Array& a : used_arrays()) {
    const std::uint32_t stride = layouts.of(a.element).size;
    for (std::size_t at = 0; at + stride <= a.bytes.size() && stride > 0; at += stride)
      trace_input(a.element, a.bytes.data() + at, a.shadow.data() + machine.slot(at));
    shift(a.shifts, a.shadow);
    a.inputs.resize(a.bytes.size() / 2 + 1);
    for (std::size_t k = 0; k < a.inputs.size(); ++k)
      a.inputs[k] = a.shadow[machine.slot(2 * k)].step;
  }
}

// Whether the arguments have no array twice.
bool Evaluator::Impl::has_separate_arrays(const Evaluator& evaluator) const {
  std::vector<std::uint32_t> buffers;
  const hir::Function& fn = layouts.program().kernel;
  for (std::size_t a = 0; a < fn.arguments_in.size(); ++a) {
    const std::byte* argument = arguments.data() + code.kernel().argument_offsets[a];
    for (const Leaf& leaf : evaluator.leaves(fn.value(fn.arguments_in[a]).type)) {
      if (leaf.type.array == ArrayClass::Indexed) {
        IndexedValue value;
        std::memcpy(&value, argument + leaf.offset, sizeof(value));
        buffers.push_back(value.array.data.buffer);
        for (const Pointer& list : value.indices) buffers.push_back(list.buffer);
      } else if (leaf.type.is_array()) {
        ArrayValue value;
        std::memcpy(&value, argument + leaf.offset, sizeof(value));
        buffers.push_back(value.data.buffer);
      }
    }
  }
  std::erase(buffers, 0u);
  std::sort(buffers.begin(), buffers.end());
  return std::adjacent_find(buffers.begin(), buffers.end()) == buffers.end();
}

// The arrays that a launch on several cores writes, to be copied. Nothing: its threads are to run
// in their order.
std::optional<std::vector<std::size_t>> Evaluator::Impl::written_arrays(const Evaluator& evaluator,
                                                                        const LaunchStart& start) {
  if (start.thread_count() > 0x7fffffff) return std::nullopt;
  if (!own_elements_known) own_elements = find_own_elements(layouts.program(), layouts);
  own_elements_known = true;
  if (!own_elements) return std::nullopt;
  for (std::size_t k = 0; k < start.dims.size(); ++k)
    if (start.dims[k] > 1 && (own_elements->dimensions >> k & 1) == 0) return std::nullopt;
  if (!has_separate_arrays(evaluator)) return std::nullopt;
  std::vector<std::size_t> out;
  std::uint64_t bytes = array_bytes;
  for (const OwnElements::Written& w : own_elements->written) {
    ArrayValue value;
    std::memcpy(&value, arguments.data() + code.kernel().argument_offsets[w.argument] + w.offset,
                sizeof(value));
    if (value.data.buffer < kFirstArray) continue;
    out.push_back(value.data.buffer - kFirstArray);
    bytes += arrays[out.back()].bytes.size();
  }
  if (bytes > options.limits.array_bytes) return std::nullopt;
  return out;
}

// Runs the threads from `first` on. False: nothing has happened, and they are to run in their
// order, unless the launch is to stop.
bool Evaluator::Impl::launch_on_cores(const Evaluator& evaluator, const LaunchStart& start,
                                      std::uint64_t first) {
  const auto written = written_arrays(evaluator, start);
  if (!written) return false;
  std::vector<std::vector<std::byte>> before;
  for (const std::size_t a : *written) before.push_back(arrays[a].bytes);
  if (run_threads_on_cores(machine, start, first, options.jobs)) return true;
  // Which fault is the first in the order of the threads is found by running them in it.
  for (std::size_t i = 0; i < before.size(); ++i)
    std::copy(before[i].begin(), before[i].end(), arrays[(*written)[i]].bytes.begin());
  return false;
}

bool Evaluator::launch(std::span<const std::uint32_t> dims, Order order) {
  Impl& i = *impl_;
  i.tape.clear(i.noise);
  i.bind_buffers();
  i.ran_on_cores = false;
  if (i.options.traces) i.trace_inputs();
  Machine& m = i.machine;
  if (i.code.kernel().frame_size > m.stack_size) {
    m.fault(Fault::TooDeep, i.code.kernel().steps.back(), std::to_string(m.stack_size));
    return false;
  }
  m.turns_ties = order == Order::Descending;
  const LaunchStart start{i.code.kernel(), i.arguments, i.argument_shadows, dims};
  const std::uint64_t total = start.thread_count();
  bool may_share =
      i.options.jobs > 1 && !i.options.traces && !i.options.checks && order == Order::Ascending;
  for (std::uint64_t n = 0; n < total; ++n) {
    if (may_share && m.step_limit - m.steps_left >= i.options.steps_alone) {
      may_share = false;
      i.ran_on_cores = total - n > 1 && i.launch_on_cores(*this, start, n);
      if (i.ran_on_cores) break;
    }
    if (m.stopped() || m.tape_is_full(i.code.kernel().steps.back()) ||
        !run_thread(m, start, order == Order::Ascending ? n : total - 1 - n))
      break;
  }
  i.steps = i.options.limits.steps - m.steps_left;
  return !m.ended;
}

std::vector<std::int64_t> Evaluator::shape(ArrayId array) const {
  const Impl::Array& a = impl_->arrays[array.v - 1];
  return {a.value.shape, a.value.shape + a.ndim};
}

bool Evaluator::was_changed(ArrayId array) const {
  const Impl::Array& a = impl_->arrays[array.v - 1];
  for (std::size_t i = 0; i < a.inputs.size(); ++i)
    if (a.shadow[impl_->machine.slot(2 * i)].step != a.inputs[i]) return true;
  return false;
}
bool Evaluator::was_needed(ArrayId array, std::size_t offset) const {
  const Impl::Array& a = impl_->arrays[array.v - 1];
  return a.accesses[offset / a.unit].needed;
}
bool Evaluator::was_written(ArrayId array, std::size_t offset) const {
  const Impl::Array& a = impl_->arrays[array.v - 1];
  return !a.accesses[offset / a.unit].is_as_given();
}
double Evaluator::deviation(ArrayId array, std::size_t offset, Scalar scalar,
                            std::size_t which) const {
  const Impl::Array& a = impl_->arrays[array.v - 1];
  const double number = float_number(scalar, a.bytes.data() + offset);
  const Shadow* s = a.shadow.data() + impl_->machine.slot(offset);
  return std::abs(number - (which == 0 ? s->value : which == 1 ? s[1].value : s[1].other));
}
double Evaluator::traced_value(ArrayId array, std::size_t offset) const {
  return impl_->arrays[array.v - 1].shadow[impl_->machine.slot(offset)].value;
}
void Evaluator::shift(ArrayId array, std::size_t offset, double by) {
  Impl::Array& a = impl_->arrays[array.v - 1];
  a.shifts.resize(a.bytes.size() / 2 + 1);
  a.shifts[offset / 2] = by;
}
void Evaluator::shift_argument(std::size_t argument, std::size_t offset, double by) {
  impl_->argument_shifts.resize(impl_->arguments.size() / 2);
  const std::uint32_t at = impl_->code.kernel().argument_offsets[argument];
  impl_->argument_shifts[(at + offset) / 2] = by;
}
bool Evaluator::is_doubtful(std::size_t which) const { return impl_->tape.is_doubtful(which); }
bool Evaluator::derivatives_jump(std::size_t which) const { return impl_->tape.jumps(which); }
bool Evaluator::rounds() const { return impl_->tape.rounds(); }
void Evaluator::set_noise(std::uint64_t noise) { impl_->noise = noise; }
std::size_t Evaluator::trace_size() const { return impl_->tape.size(); }
void Evaluator::begin_backward() { impl_->adjoints.assign(impl_->tape.size(), 0.0); }
void Evaluator::add_cotangent(ArrayId array, std::size_t offset, double cotangent) {
  const std::uint32_t step = impl_->arrays[array.v - 1].shadow[impl_->machine.slot(offset)].step;
  if (step != 0) impl_->adjoints[step] += cotangent;
}
void Evaluator::backward() { impl_->tape.sweep(impl_->adjoints); }
double Evaluator::gradient(ArrayId array, std::size_t offset) const {
  const std::uint32_t step = impl_->arrays[array.v - 1].inputs[offset / 2];
  return step != 0 ? impl_->adjoints[step] : 0;
}
double Evaluator::argument_gradient(std::size_t argument, std::size_t offset) const {
  const std::uint32_t at = impl_->code.kernel().argument_offsets[argument];
  const std::uint32_t step = impl_->argument_shadows[impl_->machine.slot(at + offset)].step;
  return step != 0 ? impl_->adjoints[step] : 0;
}

const std::vector<Finding>& Evaluator::findings() const { return impl_->machine.findings; }
const std::string& Evaluator::output() const { return impl_->machine.output; }
std::span<const std::uint8_t> Evaluator::conditions() const { return impl_->machine.conditions; }
void Evaluator::forget_conditions() {
  std::fill(impl_->machine.conditions.begin(), impl_->machine.conditions.end(), std::uint8_t{0});
}
std::span<const NodeId> Evaluator::condition_nodes() const { return impl_->code.conditions; }
bool Evaluator::ran_on_cores() const { return impl_->ran_on_cores; }
bool Evaluator::may_depend_on_order() const { return impl_->code.may_depend_on_order; }
void Evaluator::set_traces(bool traces) { impl_->options.traces = traces; }
void Evaluator::set_checks(bool checks) { impl_->options.checks = checks; }
void Evaluator::set_step_limit(std::uint64_t steps) { impl_->options.limits.steps = steps; }
std::uint64_t Evaluator::steps() const { return impl_->steps; }

}  // namespace weft::eval

#include <fmt/format.h>
#include <algorithm>

#include "code_builder.h"
#include "constants.h"
#include "machine.h"
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
  std::vector<Array> arrays;  // buffer i + kFirstArray
  std::uint64_t array_bytes = 0, steps = 0;

  static constexpr std::uint32_t kFirstArray = Machine::kStack + 1;

  void bind_buffers();
  void trace_inputs();
  void trace_input(const Type& t, const std::byte* data, Shadow* shadow);
  bool run_thread();
};

Evaluator::Evaluator() : impl_(std::make_unique<Impl>()) {}
Evaluator::~Evaluator() = default;
Evaluator::Evaluator(Evaluator&&) noexcept = default;
Evaluator& Evaluator::operator=(Evaluator&&) noexcept = default;

Status Evaluator::prepare(const hir::Program& program, const Options& options) {
  Impl& i = *impl_;
  i.options = options;
  i.layouts.reset(program);
  i.arrays.clear();
  i.array_bytes = 0;
  WEFT_RETURN_IF_ERROR(CodeBuilder(program, i.layouts, options.traces).build(i.code));
  i.arguments.assign(i.code.kernel().constants_at, std::byte{});
  i.argument_shifts.clear();
  i.noise = 0;
  i.machine.block_dim = program.block_dim;
  i.machine.conditions.assign(i.code.conditions.size(), 0);
  return {};
}

void Evaluator::forget_arrays() {
  impl_->arrays.clear();
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

Result<ArrayId> Evaluator::add_array(const Type& array, std::span<const std::int32_t> shape) {
  Impl& i = *impl_;
  std::uint64_t size = i.layouts.of_element(array).size;
  Impl::Array out;
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
  for (const Leaf& leaf : leaves(out.element))
    if (leaf.type.is_value() && scalar_size(leaf.type.scalar) == 1) out.unit = 1;
  out.bytes.assign(size, std::byte{});
  out.value.data = {Impl::kFirstArray + static_cast<std::uint32_t>(i.arrays.size()), 0};
  i.arrays.push_back(std::move(out));
  return ArrayId{static_cast<std::uint32_t>(i.arrays.size())};
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
  if (options.traces && stack_shadow.size() < stack_size / 2 + 1)
    stack_shadow.resize(stack_size / 2 + 1);
  machine.buffers.assign(kFirstArray, Buffer{});
  machine.buffers[Machine::kStack] = {stack.data(), options.traces ? stack_shadow.data() : nullptr,
                                      nullptr, stack_size};
  for (Array& a : arrays) {
    a.shadow.assign(options.traces ? a.bytes.size() / 2 + 1 : 0, Shadow{});
    a.accesses.assign(options.checks ? a.bytes.size() / a.unit + 1 : 0,
                      Access{0, 0, a.is_written, false});
    machine.buffers.push_back({a.bytes.data(), options.traces ? a.shadow.data() : nullptr,
                               options.checks ? a.accesses.data() : nullptr, a.bytes.size(),
                               a.unit});
  }
  machine.traces = options.traces;
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
      trace_input(fields[f].type, data + at, shadow + at / 2);
    }
    return;
  }
  if (!t.is_value() || !is_float(t.scalar)) return;
  const auto n = static_cast<std::uint32_t>(t.component_count());
  const std::uint32_t size = scalar_size(t.scalar);
  for (std::uint32_t i = 0; i < n; ++i)
    shadow[i * size / 2] = {float_number(t.scalar, data + i * size), tape.add()};
}

void Evaluator::Impl::trace_inputs() {
  argument_shadows.assign(arguments.size() / 2, Shadow{});
  const hir::Function& fn = layouts.program().kernel;
  for (std::size_t a = 0; a < fn.arguments_in.size(); ++a) {
    const std::uint32_t at = code.kernel().argument_offsets[a];
    trace_input(fn.value(fn.arguments_in[a]).type, arguments.data() + at,
                argument_shadows.data() + at / 2);
  }
  for (std::size_t k = 0; k < argument_shifts.size(); ++k)
    argument_shadows[k].value += argument_shifts[k];
  for (Array& a : arrays) {
    const std::uint32_t stride = layouts.of(a.element).size;
    for (std::size_t at = 0; at + stride <= a.bytes.size() && stride > 0; at += stride)
      trace_input(a.element, a.bytes.data() + at, a.shadow.data() + at / 2);
    for (std::size_t k = 0; k < a.shifts.size(); ++k) a.shadow[k].value += a.shifts[k];
    a.inputs.clear();
    for (const Shadow& s : a.shadow) a.inputs.push_back(s.step);
  }
}

bool Evaluator::Impl::run_thread() {
  Machine& m = machine;
  const FunctionCode& kernel = code.kernel();
  m.base = 0;
  m.frame = stack.data();
  m.frame_shadow = options.traces ? stack_shadow.data() : nullptr;
  std::memcpy(m.frame, arguments.data(), arguments.size());
  if (options.traces) {
    std::memcpy(m.frame_shadow, argument_shadows.data(), argument_shadows.size() * sizeof(Shadow));
  }
  m.open_frame(kernel);
  if (m.steps_left < kernel.steps.size()) {
    m.fault(Fault::TooManySteps, kernel.steps.back(), std::to_string(m.step_limit));
    return false;
  }
  m.steps_left -= kernel.steps.size();
  const Step* s = kernel.steps.data();
  while (s != nullptr) {
    m.next = s + 1;
    s->run(m, *s);
    s = m.next;
  }
  return !m.ended;
}

bool Evaluator::launch(std::span<const std::uint32_t> dims, Order order) {
  Impl& i = *impl_;
  i.tape.clear(i.noise);
  i.bind_buffers();
  if (i.options.traces) i.trace_inputs();
  Machine& m = i.machine;
  if (i.code.kernel().frame_size > m.stack_size) {
    m.fault(Fault::TooDeep, i.code.kernel().steps.back(), std::to_string(m.stack_size));
    return false;
  }
  std::uint64_t total = 1;
  for (const std::uint32_t d : dims) total *= d;
  for (std::uint64_t n = 0; n < total; ++n) {
    const std::uint64_t t = order == Order::Ascending ? n : total - 1 - n;
    std::uint64_t rest = t;
    for (std::size_t k = dims.size(); k-- > 0;) {
      m.thread[k] = static_cast<std::int32_t>(k == 0 ? rest : rest % dims[k]);
      rest /= dims[k];
    }
    m.thread_number = static_cast<std::uint32_t>(t) + 1;
    if (m.stopped() || m.tape_is_full(i.code.kernel().steps.back()) || !i.run_thread()) break;
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
    if (a.shadow[i].step != a.inputs[i]) return true;
  return false;
}
double Evaluator::deviation(ArrayId array, std::size_t offset, Scalar scalar) const {
  const Impl::Array& a = impl_->arrays[array.v - 1];
  const double number = float_number(scalar, a.bytes.data() + offset);
  return std::abs(number - a.shadow[offset / 2].value);
}
double Evaluator::traced_value(ArrayId array, std::size_t offset) const {
  return impl_->arrays[array.v - 1].shadow[offset / 2].value;
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
bool Evaluator::is_doubtful() const { return impl_->tape.is_doubtful(); }
bool Evaluator::rounds() const { return impl_->tape.rounds(); }
void Evaluator::set_noise(std::uint64_t noise) { impl_->noise = noise; }
std::size_t Evaluator::trace_size() const { return impl_->tape.size(); }
void Evaluator::begin_backward() { impl_->adjoints.assign(impl_->tape.size(), 0.0); }
void Evaluator::add_cotangent(ArrayId array, std::size_t offset, double cotangent) {
  const std::uint32_t step = impl_->arrays[array.v - 1].shadow[offset / 2].step;
  if (step != 0) impl_->adjoints[step] += cotangent;
}
void Evaluator::backward() { impl_->tape.sweep(impl_->adjoints); }
double Evaluator::gradient(ArrayId array, std::size_t offset) const {
  const std::uint32_t step = impl_->arrays[array.v - 1].inputs[offset / 2];
  return step != 0 ? impl_->adjoints[step] : 0;
}
double Evaluator::argument_gradient(std::size_t argument, std::size_t offset) const {
  const std::uint32_t at = impl_->code.kernel().argument_offsets[argument];
  const std::uint32_t step = impl_->argument_shadows[(at + offset) / 2].step;
  return step != 0 ? impl_->adjoints[step] : 0;
}

const std::vector<Finding>& Evaluator::findings() const { return impl_->machine.findings; }
const std::string& Evaluator::output() const { return impl_->machine.output; }
std::span<const std::uint8_t> Evaluator::conditions() const { return impl_->machine.conditions; }
void Evaluator::forget_conditions() {
  std::fill(impl_->machine.conditions.begin(), impl_->machine.conditions.end(), std::uint8_t{0});
}
std::span<const NodeId> Evaluator::condition_nodes() const { return impl_->code.conditions; }
bool Evaluator::has_atomics() const { return impl_->code.has_atomics; }
void Evaluator::set_step_limit(std::uint64_t steps) { impl_->options.limits.steps = steps; }
std::uint64_t Evaluator::steps() const { return impl_->steps; }

}  // namespace weft::eval

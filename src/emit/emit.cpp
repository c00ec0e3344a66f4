// Writes the parts of a kernel's text in their order.
#include "weft/emit/emit.h"

#include <algorithm>

#include "module_writer.h"

namespace weft {

std::string_view part_text(std::string_view part) {
  const std::size_t first = part.find_first_not_of('\n');
  if (first == std::string_view::npos) return {};
  const std::size_t last = part.find_last_not_of('\n');
  WEFT_CHECK(last + 1 < part.size(), "a part that ends within a line");
  return part.substr(first, last - first + 2);
}

namespace {

// Directives stand at the margin.
void outdent(std::string& text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
    const std::size_t first = text.find_first_not_of(' ', at);
    if (first < end && text.compare(first, 5, "#line") == 0) at = first;
    out.append(text, at, end - at);
    at = end;
  }
  text.swap(out);
}

}  // namespace

// The structs and functions of a kernel, for both targets. All that differs between the two is the
// attribute of functions, which the CPU does not have.
struct SharedSupport {
  std::string text;                     // as the CPU has it
  std::size_t structs = 0;              // where they end
  std::vector<std::size_t> attributes;  // where the attributes go, ascending
};

struct Emitter::Impl {
  const Lowered* lowered = nullptr;
  SpelledFunction kernel;
  std::vector<SpelledFunction> functions;  // the first `function_count` are the kernel's
  std::size_t function_count = 0;
  SharedSupport shared;  // empty with line directives, which the CPU does not have

  bool of_kernel() const { return lowered->tree->functions[lowered->kernel_decl.v].is_kernel; }
  bool in_support(const LoweredFunction& fn) const;
  void structs(const ModuleWriter& w, std::string& out) const;
  void write_functions(const ModuleWriter& w, std::string& out) const;
  void write_own(const ModuleWriter& w, bool adjoint, std::string& out) const;
  void share();
  void support(const ModuleWriter& w, Device device, std::string& out) const;
};

// All but a function that was lowered by itself, with the gradient and replay that its user wrote.
bool Emitter::Impl::in_support(const LoweredFunction& fn) const {
  if (of_kernel()) return true;
  const FunctionId own = lowered->kernel_decl;
  const CapturedFunction* c = lowered->tree->captured_of(own);
  return fn.decl != own && (c == nullptr || (fn.decl != c->grad && fn.decl != c->replay));
}

// Such a function's own text.
void Emitter::Impl::write_own(const ModuleWriter& w, bool adjoint, std::string& out) const {
  for (std::size_t i = 0; i < function_count; ++i)
    if (const LoweredFunction& fn = functions[i].fn();
        !in_support(fn) && !(adjoint && fn.uses_grad))
      w.function(functions[i], adjoint, out);
}

void Emitter::Impl::structs(const ModuleWriter& w, std::string& out) const {
  const std::vector<std::uint32_t>& all = lowered->structs;
  for (std::size_t i = 0; i < all.size(); ++i) {
    // Structs that are declared alike have the same name, and are written once.
    const auto same = [&](std::uint32_t other) {
      return lowered->struct_native[other] == lowered->struct_native[all[i]];
    };
    if (std::none_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i), same))
      w.structure(all[i], out);
  }
}

// Forward functions; adjoints, those that users wrote before those that call them; at last what
// calls adjoints in its forward pass.
void Emitter::Impl::write_functions(const ModuleWriter& w, std::string& out) const {
  const auto is_custom = [&](const LoweredFunction& fn) {
    const CapturedFunction* c = lowered->tree->captured_of(fn.decl);
    return c != nullptr && c->reverse_args >= 0;
  };
  const auto those = [&](bool adjoint, auto&& wanted) {
    for (std::size_t i = 0; i < function_count; ++i)
      if (in_support(functions[i].fn()) && wanted(functions[i].fn()))
        w.function(functions[i], adjoint, out);
  };
  those(false, [](const auto& fn) { return !fn.uses_grad; });
  those(true, [&](const auto& fn) { return !fn.uses_grad && is_custom(fn); });
  those(true, [&](const auto& fn) { return !fn.uses_grad && !is_custom(fn); });
  those(false, [](const auto& fn) { return fn.uses_grad; });
}

void Emitter::Impl::share() {
  shared.text.clear();
  shared.attributes.clear();
  if (lowered->lineinfo) return;
  const EmitOptions options;  // nothing in it reaches functions
  const ModuleWriter w(*lowered, Device::Cpu, options, &shared.attributes);
  structs(w, shared.text);
  shared.structs = shared.text.size();
  write_functions(w, shared.text);
}

void Emitter::Impl::support(const ModuleWriter& w, Device device, std::string& out) const {
  const bool external = lowered->launch.external_params;
  if (lowered->lineinfo) {
    structs(w, out);
    if (external) w.external_params(out);
    write_functions(w, out);
    return;
  }
  if (device == Device::Cpu) {
    out = shared.text;
    return;
  }
  const std::string_view attribute = dialect(device).function_attribute;
  out.reserve(shared.text.size() + shared.attributes.size() * attribute.size());
  out.append(shared.text, 0, shared.structs);
  if (external) w.external_params(out);
  std::size_t from = shared.structs;
  for (const std::size_t at : shared.attributes) {
    out.append(shared.text, from, at - from);
    out += attribute;
    from = at;
  }
  out.append(shared.text, from);
}

Emitter::Emitter() : impl_(std::make_unique<Impl>()) {}
Emitter::~Emitter() = default;

void Emitter::prepare(const Lowered& lowered) {
  Impl& m = *impl_;
  m.lowered = &lowered;
  m.function_count = lowered.functions.size();
  if (m.functions.size() < m.function_count) m.functions.resize(m.function_count);
  for (std::size_t i = 0; i < m.function_count; ++i)
    m.functions[i].spell(lowered, lowered.functions[i]);
  if (m.of_kernel()) m.kernel.spell(lowered, lowered.kernel);
  m.share();
}

void Emitter::emit(Device device, const EmitOptions& options, KernelText& out) const {
  const Impl& m = *impl_;
  WEFT_CHECK(!m.lowered->uses_block_dim || m.lowered->block_dim == options.block_dim,
             "tiles were lowered for a block of another size");
  WEFT_CHECK(!m.lowered->launch.external_params || device == Device::Cuda,
             "a kernel of CUDA alone was lowered for it");
  out.clear();
  const ModuleWriter w(*m.lowered, device, options);
  m.support(w, device, out.support);
  if (m.of_kernel()) {
    if (device == Device::Cpu) w.args_struct(out.support);
    w.kernel(m.kernel, false, out.forward);
    if (m.lowered->enable_backward) w.kernel(m.kernel, true, out.backward);
  } else {
    m.write_own(w, false, out.forward);
    if (m.lowered->enable_backward) m.write_own(w, true, out.backward);
  }
  if (m.lowered->lineinfo)
    for (std::string* part : {&out.support, &out.forward, &out.backward}) outdent(*part);
}

}  // namespace weft

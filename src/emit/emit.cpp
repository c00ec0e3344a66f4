// The parts of a kernel's text, in their order.
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

struct Emitter::Impl {
  const Lowered* lowered = nullptr;
  SpelledFunction kernel;
  std::vector<SpelledFunction> functions;  // the first `function_count` are the kernel's
  std::size_t function_count = 0;
};

Emitter::Emitter() : impl_(std::make_unique<Impl>()) {}
Emitter::~Emitter() = default;

void Emitter::prepare(const Lowered& lowered) {
  Impl& m = *impl_;
  m.lowered = &lowered;
  m.function_count = lowered.functions.size();
  if (m.functions.size() < m.function_count) m.functions.resize(m.function_count);
  for (std::size_t i = 0; i < m.function_count; ++i)
    m.functions[i].spell(lowered, lowered.functions[i]);
  m.kernel.spell(lowered, lowered.kernel);
}

void Emitter::emit(Device device, const EmitOptions& options, KernelText& out) const {
  const Impl& m = *impl_;
  WEFT_CHECK(!m.lowered->uses_block_dim || m.lowered->block_dim == options.block_dim,
             "tiles were lowered for a block of another size");
  out.clear();
  const ModuleWriter w(*m.lowered, device, options);
  const std::vector<std::uint32_t>& structs = m.lowered->structs;
  for (std::size_t i = 0; i < structs.size(); ++i) {
    // Structs that are declared alike have the same name, and are written once.
    const auto same = [&](std::uint32_t other) {
      return m.lowered->struct_native[other] == m.lowered->struct_native[structs[i]];
    };
    if (std::none_of(structs.begin(), structs.begin() + static_cast<std::ptrdiff_t>(i), same))
      w.structure(structs[i], out.support);
  }
  // Forward functions; adjoints, those that users wrote before those that call them; at last what
  // calls adjoints in its forward pass.
  const auto is_custom = [&](const LoweredFunction& fn) {
    const CapturedFunction* c = m.lowered->tree->captured_of(fn.decl);
    return c != nullptr && c->reverse_args >= 0;
  };
  const auto functions = [&](bool adjoint, auto&& wanted) {
    for (std::size_t i = 0; i < m.function_count; ++i)
      if (wanted(m.functions[i].fn())) w.function(m.functions[i], adjoint, out.support);
  };
  functions(false, [](const auto& fn) { return !fn.uses_grad; });
  functions(true, [&](const auto& fn) { return !fn.uses_grad && is_custom(fn); });
  functions(true, [&](const auto& fn) { return !fn.uses_grad && !is_custom(fn); });
  functions(false, [](const auto& fn) { return fn.uses_grad; });
  if (device == Device::Cpu) w.args_struct(out.support);
  w.kernel(m.kernel, false, out.forward);
  if (m.lowered->enable_backward) w.kernel(m.kernel, true, out.backward);
  if (m.lowered->lineinfo)
    for (std::string* part : {&out.support, &out.forward, &out.backward}) outdent(*part);
}

}  // namespace weft

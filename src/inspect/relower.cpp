// Front end, lowering and emission in a row; see relower.h.
#include "weft/inspect/relower.h"

#include <algorithm>
#include <charconv>

#include "weft/frontend/frontend.h"
#include "weft/lower/lower.h"

namespace weft {

struct Relowerer::Impl {
  std::string file;
  Tree tree;
  Lowerer lowerer;
  Lowered lowered;
  Emitter emitter;
  KernelText text;
  bool prepared = false;
};

Relowerer::Relowerer() : impl_(std::make_unique<Impl>()) {}
Relowerer::~Relowerer() = default;

Status Relowerer::parse(std::string source, const std::string& file_name) {
  impl_->file = file_name;
  impl_->prepared = false;
  WEFT_TRY(impl_->tree, parse_source(std::move(source), file_name));
  return {};
}

Status Relowerer::lower(std::string_view kernel, bool backward) {
  Impl& m = *impl_;
  m.prepared = false;
  FunctionId found;
  std::string names;
  for (size_t i = 0; i < m.tree.functions.size(); ++i) {
    const FunctionDecl& f = m.tree.functions[i];
    if (!f.is_kernel) continue;
    const std::string_view name = m.tree.text(f.name);
    if (!names.empty()) names += ", ";
    names += name;
    if (kernel.empty() || name == kernel) found = FunctionId{static_cast<uint32_t>(i)};
  }
  if (!found.valid()) {
    // A kernel that was seen and not understood says why.
    for (const UnknownName& u : m.tree.unknown_names) {
      if (u.is_kernel && (kernel.empty() || m.tree.text(u.name) == kernel)) return Diag(u.why);
    }
    for (const UnknownName& u : m.tree.nested_kernels) {
      if (kernel.empty() || m.tree.text(u.name) == kernel) return Diag(u.why);
    }
    const SourceLoc file{m.file};
    if (kernel.empty()) return diag(DiagCode::NoKernel, file);
    return diag(DiagCode::NoSuchKernel, file, kernel, names.empty() ? "none" : names);
  }
  LowerOptions options;
  options.enable_backward = backward;
  return m.lowerer.lower(m.tree, found, options, m.lowered);
}

const KernelText& Relowerer::emit(Device device) {
  Impl& m = *impl_;
  if (!m.prepared) m.emitter.prepare(m.lowered);
  m.prepared = true;
  m.emitter.emit(device, launch_options(device), m.text);
  return m.text;
}

const Tree& Relowerer::tree() const { return impl_->tree; }
const Lowered& Relowerer::lowered() const { return impl_->lowered; }

bool imports_warp(std::string_view python) {
  return python.find("import warp") != python.npos || python.find("from warp") != python.npos;
}

std::string assumed_import(std::string_view python, std::string_view echoed) {
  // The first line that the text echoes, "// def name(...):   <L 4>", is the kernel's.
  uint64_t lines = 1, said = 0;
  const size_t comment = echoed.find("// def ");
  const size_t mark = comment == echoed.npos ? comment : echoed.find("<L ", comment);
  if (mark != echoed.npos) {
    const char* from = echoed.data() + mark + 3;
    std::from_chars(from, echoed.data() + echoed.size(), said);
    const std::string_view def =
        echoed.substr(comment + 3, echoed.find_first_of("(<\n", comment + 3) - comment - 3);
    const size_t at = python.find(def);
    if (at != python.npos) {
      const auto before = python.substr(0, at);
      const uint64_t line =
          1 + static_cast<uint64_t>(std::count(before.begin(), before.end(), '\n'));
      if (said > line) lines = std::min<uint64_t>(said - line, 1000);
    }
  }
  return "import warp as wp" + std::string(lines, '\n');
}

}  // namespace weft

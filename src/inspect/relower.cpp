// Front end, lowering and emission in a row; see relower.h.
#include "weft/inspect/relower.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "weft/frontend/frontend.h"
#include "weft/frontend/program.h"
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
  std::optional<StandaloneWriter> standalone;  // made when it is first asked for
  // The tree before it was lowered. Tiles may need a lowering for each target: their texts, and
  // those of programs.
  Tree::Mark parsed;
  KernelText texts[2];
  bool has_texts = false;

  Status lower_for_each(FunctionId kernel, LowerOptions options, const BlockDims& dims);
};

Status Relowerer::Impl::lower_for_each(FunctionId kernel, LowerOptions options,
                                       const BlockDims& dims) {
  for (const Device device : {Device::Cpu, Device::Cuda}) {
    const bool cpu = device == Device::Cpu;
    options.block_dim = cpu ? dims.cpu : dims.cuda;
    if (cpu || (lowered.uses_block_dim && dims.cpu != dims.cuda)) {
      if (!cpu) tree.rewind(parsed);
      WEFT_RETURN_IF_ERROR(lowerer.lower(tree, kernel, options, lowered));
      emitter.prepare(lowered);
    }
    emitter.emit(device, {options.block_dim}, texts[cpu ? 0 : 1]);
  }
  has_texts = true;
  return {};
}

Relowerer::Relowerer() : impl_(std::make_unique<Impl>()) {}
Relowerer::~Relowerer() = default;

Status Relowerer::parse(std::string source, const std::string& file_name) {
  impl_->file = file_name;
  impl_->prepared = false;
  WEFT_TRY(impl_->tree, parse_source(std::move(source), file_name));
  impl_->parsed = impl_->tree.mark();
  return {};
}

Status Relowerer::lower(std::string_view kernel, bool backward) {
  Impl& m = *impl_;
  m.prepared = false;
  WEFT_TRY(const FunctionId found, find_kernel(m.tree, m.file, kernel));
  LowerOptions options;
  options.enable_backward = backward;
  options.block_dim = launch_options(Device::Cuda).block_dim;
  m.has_texts = false;
  WEFT_RETURN_IF_ERROR(m.lowerer.lower(m.tree, found, options, m.lowered));
  if (!m.lowered.uses_block_dim) return {};
  m.tree.rewind(m.parsed);
  return m.lower_for_each(found, options,
                          {launch_options(Device::Cpu).block_dim, options.block_dim});
}

Status Relowerer::parse_program(std::string_view json, const std::string& name) {
  Impl& m = *impl_;
  m.file = name;
  WEFT_TRY(m.tree, weft::parse_program(json, name));
  m.parsed = m.tree.mark();
  return {};
}

Status Relowerer::lower_program(const BlockDims& dims) {
  return impl_->lower_for_each(FunctionId{0}, LowerOptions{}, dims);
}

const KernelText& Relowerer::emit(Device device) {
  Impl& m = *impl_;
  if (m.has_texts) return m.texts[device == Device::Cpu ? 0 : 1];
  if (!m.prepared) m.emitter.prepare(m.lowered);
  m.prepared = true;
  m.emitter.emit(device, launch_options(device), m.text);
  return m.text;
}

Result<std::string> Relowerer::standalone(std::string description, KernelInterface interface) {
  Impl& m = *impl_;
  StandaloneInfo info;
  info.description = std::move(description);
  info.interface = std::move(interface);
  info.in_bounds = true;  // as all kernels that the synthesizer makes
  for (const ArgDecl& a : m.tree.functions[m.lowered.kernel_decl.v].args) {
    for (KernelArg& arg : info.interface.args) {
      if (arg.name != m.tree.text(a.name)) continue;
      arg.type = a.type;
      if (a.type.kind != TypeKind::Struct) continue;
      for (const FieldDecl& f : m.tree.structs[a.type.index].fields) {
        for (ArgField& field : arg.fields) {
          if (field.name == m.tree.text(f.name)) field.type = f.type;
        }
      }
    }
  }
  if (!m.standalone) m.standalone.emplace();
  WEFT_TRY(StandaloneProgram program, m.standalone->write(m.tree, m.lowered, &info));
  return std::move(program.source);
}

const Tree& Relowerer::tree() const { return impl_->tree; }
const Lowered& Relowerer::lowered() const { return impl_->lowered; }

Measure measure_captured(const Lowered& lowered) {
  std::vector<FunctionId> called;
  for (const LoweredFunction& f : lowered.functions) called.push_back(f.decl);
  return measure(*lowered.tree, lowered.kernel_decl, called);
}

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

// The rooms of the compiler are joined here.
#include "weft/app/pipeline.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "commands.h"
#include "standalone_info.h"
#include "weft/app/row.h"
#include "weft/ast/canonical.h"
#include "weft/base/sha256.h"
#include "weft/emit/emit.h"
#include "weft/frontend/frontend.h"
#include "weft/frontend/program.h"
#include "weft/lower/lower.h"
#include "weft/print/print.h"
#include "weft/row/metadata.h"
#include "weft/shard/file.h"
#include "weft/standalone/standalone.h"
#include "weft/synth/synthesize.h"

namespace weft {

namespace {

FunctionId last_kernel(const Tree& tree) {
  for (std::size_t i = tree.functions.size(); i-- > 0;) {
    if (tree.functions[i].is_kernel) return FunctionId{static_cast<uint32_t>(i)};
  }
  return {};
}

TargetTexts target_texts(const KernelText& text, bool backward) {
  TargetTexts out;
  out.support = part_text(text.support);
  out.forward = part_text(text.forward);
  if (backward) out.backward = part_text(text.backward);
  return out;
}

class CompilerPipeline : public Pipeline {
 public:
  Result<RowTexts> make_row(const RowRequest& request) override {
    make_tree(request);
    WEFT_RETURN_IF_ERROR(lower(request));
    RowTexts row;
    canonical_.run(tree_);
    row.id = sha256_hex(tree_.source);
    row.structure_id = sha256_hex(canonical_.structure());
    row.skeleton_id = sha256_hex(canonical_.skeleton());
    row.kernel_name = info_.kernel_name;
    row.description = info_.description;
    row.python_source = tree_.source;
    emitter_.prepare(lowered_);
    if (request.targets.cpu) {
      emitter_.emit(Device::Cpu, launch_options(Device::Cpu), text_);
      row.cpp = target_texts(text_, request.backward);
    }
    if (request.targets.cuda) {
      emitter_.emit(Device::Cuda, launch_options(Device::Cuda), cuda_text_);
      row.cuda = target_texts(cuda_text_, request.backward);
    }
    if (request.targets.standalone) {
      StandaloneInfo info;
      info.description = info_.description;
      info.interface = info_.interface;
      info.in_bounds = true;
      WEFT_TRY(StandaloneText program, standalone(&info));
      row.standalone = std::move(program);
    }
    const Measure measured = measure(tree_, last_kernel(tree_));
    row.metadata = metadata_json({.lowered = lowered_,
                                  .measure = measured,
                                  .texts = text_views(row),
                                  .weft_version = weft_version(),
                                  .warp_version = kWarpVersion,
                                  .program = &info_});
    return row;
  }

  Result<std::string> dump_row(const RowRequest& request, DumpStage stage) override {
    make_tree(request);
    switch (stage) {
      case DumpStage::kTree:
        return dump_tree(tree_);
      case DumpStage::kPython:
        return tree_.source;
      case DumpStage::kTyped:
      case DumpStage::kLowered:
      case DumpStage::kCpp:
      case DumpStage::kCuda:
        break;
    }
    WEFT_RETURN_IF_ERROR(lower(request));
    if (stage == DumpStage::kTyped) return dump_tree(tree_);
    if (stage == DumpStage::kLowered) return dump_lowered(lowered_);
    const bool cpu = stage == DumpStage::kCpp;
    emitter_.prepare(lowered_);
    const Device device = cpu ? Device::Cpu : Device::Cuda;
    emitter_.emit(device, launch_options(device), text_);
    return all_parts(request.backward);
  }

  Result<RowTexts> standalone_file(const LowerRequest& request) override {
    forget_file();
    WEFT_TRY(tree_, parse_file(request.path, {request.kernel, request.types}));
    WEFT_TRY(const FunctionId kernel, wanted_kernel(request));
    WEFT_RETURN_IF_ERROR(check_one_overload(request.path, kernel));
    LowerOptions options;
    options.enable_backward = false;  // what only the adjoint lacks is no matter here
    const auto in_file = [&](Diag d) {
      if (d.loc.line > 0) d.loc.file = request.path;
      return d;
    };
    if (Status s = lowerer_.lower(tree_, kernel, options, lowered_); !s) return in_file(s.error());
    RowTexts row;
    Result<StandaloneText> text = standalone(nullptr);
    if (!text) return in_file(text.error());
    row.standalone = std::move(*text);
    row.kernel_name = std::string(tree_.text(tree_.functions[kernel.v].name));
    row.python_source = tree_.source;
    row.id = sha256_hex(tree_.source);
    row.metadata = interface_json(describe_arguments(tree_, kernel, lowered_.tiles).interface,
                                  lowered_, measure(tree_, kernel));
    return row;
  }

  Result<std::vector<KernelOfFile>> kernels_of(const LowerRequest& request) override {
    if (request.path.ends_with(".json")) return std::vector<KernelOfFile>{{}};
    WEFT_RETURN_IF_ERROR(read(request));
    std::vector<std::pair<int, KernelOfFile>> found;    // by line
    std::unordered_map<Symbol, std::size_t> overloads;  // looked up only, never iterated
    for (const FunctionDecl& f : tree_.functions) {
      if (!f.is_kernel) continue;
      KernelOfFile k{std::string(tree_.text(f.name)), overloads[f.name]++, {}, {}};
      if (tree_.captured_of(f) != nullptr) k.types = argument_types(f);
      found.emplace_back(static_cast<int>(f.first_line), std::move(k));
    }
    for (const auto* seen : {&tree_.unknown_names, &tree_.nested_kernels})
      for (const UnknownName& u : *seen)
        if (u.is_kernel)
          found.emplace_back(u.why.loc.line,
                             KernelOfFile{std::string(tree_.text(u.name)), 0, {}, u.why});
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<KernelOfFile> kernels;
    for (auto& [line, kernel] : found) kernels.push_back(std::move(kernel));
    return kernels;
  }

  Result<std::string> lower_file(const LowerRequest& request) override {
    const bool program = request.path.ends_with(".json");
    if (program) {
      forget_file();
      WEFT_TRY(const std::string json, read_file(request.path));
      WEFT_TRY(tree_, parse_program(json, request.path));
    } else if (is_read(request)) {
      tree_.rewind(parsed_);
    } else {
      WEFT_RETURN_IF_ERROR(read(request));
      read_path_.clear();
    }
    WEFT_TRY(const FunctionId kernel,
             program ? Result<FunctionId>(FunctionId{0}) : wanted_kernel(request));
    LowerOptions options;
    options.enable_backward = request.backward;
    options.block_dim =
        launch_options(request.target == Target::kCpu ? Device::Cpu : Device::Cuda).block_dim;
    options.same_module = lowered_before_;
    lowered_before_ = !program;
    if (Status s = lowerer_.lower(tree_, kernel, options, lowered_); !s) {
      Diag d = s.error();
      if (!program) d.loc.file = request.path;  // the tree knows it without its folder only
      return d;
    }
    const bool cpu = request.target == Target::kCpu;
    emitter_.prepare(lowered_);
    const Device device = cpu ? Device::Cpu : Device::Cuda;
    emitter_.emit(device, launch_options(device), text_);
    if (!request.part) return all_parts(lowered_.enable_backward);
    if (*request.part == Part::kBackward && !lowered_.enable_backward) {
      return diag(DiagCode::NoBackwardPart, SourceLoc{request.path});
    }
    const TargetTexts texts = target_texts(text_, lowered_.enable_backward);
    switch (*request.part) {
      case Part::kSupport:
        return std::string(texts.support);
      case Part::kForward:
        return std::string(texts.forward);
      case Part::kBackward:
        break;
    }
    return std::string(texts.backward.value_or(""));
  }

 private:
  // Parsing is most of the work, so that a file is read once for all its kernels: kernels_of()
  // always reads it, lower_file() only what kernels_of() has not.
  Status read(const LowerRequest& request) {
    forget_file();
    WEFT_TRY(tree_, parse_file(request.path, {request.kernel, request.types}));
    parsed_ = tree_.mark();
    read_path_ = request.path;
    read_types_ = request.types;
    read_kernel_ = request.kernel;
    return {};
  }

  // Types make the kernel that they are for another one.
  bool is_read(const LowerRequest& request) const {
    return !request.path.empty() && read_path_ == request.path && read_types_ == request.types &&
           (request.types.empty() || read_kernel_ == request.kernel);
  }

  void forget_file() {
    read_path_.clear();
    lowered_before_ = false;
  }

  void make_tree(const RowRequest& request) {
    if (!synthesizer_ || seed_ != request.seed) {
      synthesizer_ = std::make_unique<Synthesizer>(request.seed);
      seed_ = request.seed;
    }
    forget_file();
    synthesizer_->make(request.category, request.index, tree_, info_);
    print_module(tree_);
    if constexpr (kVerify) verify_tree(tree_);
  }

  Status lower(const RowRequest& request) {
    LowerOptions options;
    options.enable_backward = request.backward;
    return lowerer_.lower(tree_, last_kernel(tree_), options, lowered_);
  }

  Result<StandaloneText> standalone(const StandaloneInfo* info) {
    if (!standalone_) standalone_ = std::make_unique<StandaloneWriter>();
    WEFT_TRY(StandaloneProgram program, standalone_->write(tree_, lowered_, info));
    StandaloneText text;
    text.metadata = standalone_metadata(program);
    text.source = std::move(program.source);
    return text;
  }

  // As --types takes them.
  std::string argument_types(const FunctionDecl& f) const {
    std::vector<std::string> structs;
    for (const StructDecl& s : tree_.structs) structs.emplace_back(tree_.text(s.name));
    const TypeNames names{structs, {}, tree_.tuples, tree_.tiles};
    std::string types;
    for (const ArgDecl& a : f.args)
      types += (types.empty() ? "" : ", ") + python_type(a.type, names);
    return types;
  }

  Status check_one_overload(const std::string& path, FunctionId kernel) const {
    const FunctionDecl& wanted = tree_.functions[kernel.v];
    std::string types;
    int overloads = 0;
    for (const FunctionDecl& f : tree_.functions) {
      if (!f.is_kernel || f.name != wanted.name) continue;
      types += (overloads++ == 0 ? "'" : ", '") + argument_types(f) + "'";
    }
    if (overloads < 2) return {};
    return diag(DiagCode::SeveralOverloads, SourceLoc{path, static_cast<int>(wanted.first_line)},
                tree_.text(wanted.name), types);
  }

  // The one that is asked for, or the file's only one.
  Result<FunctionId> wanted_kernel(const LowerRequest& request) {
    WEFT_TRY(const FunctionId found,
             find_kernel(tree_, request.path, request.kernel, request.overload));
    if (!request.kernel.empty()) return found;
    const std::vector<std::string_view> names = kernel_names(tree_);
    if (names.size() < 2) return found;
    const NodeLoc& at = tree_.loc(tree_.functions[found.v].def);
    return diag(DiagCode::SeveralKernels,
                SourceLoc{request.path, static_cast<int>(at.line), static_cast<int>(at.col) + 1},
                fmt::format("{}", fmt::join(names, ", ")));
  }

  std::string all_parts(bool backward) const {
    const TargetTexts t = target_texts(text_, backward);
    std::string out(t.support);
    if (!out.empty()) out += '\n';
    out += t.forward;
    if (t.backward) out.append("\n").append(*t.backward);
    return out;
  }

  std::unique_ptr<Synthesizer> synthesizer_;
  uint64_t seed_ = 0;
  Tree tree_;
  Tree::Mark parsed_;                                 // of a file: the tree before lowering
  std::string read_path_, read_types_, read_kernel_;  // of the file that the tree is, if any
  bool lowered_before_ = false;                       // something of that file
  ProgramInfo info_;
  Lowerer lowerer_;
  Lowered lowered_;
  Emitter emitter_;
  KernelText text_, cuda_text_;  // the second where both targets are asked for at once
  Canonicalizer canonical_;
  std::unique_ptr<StandaloneWriter> standalone_;  // made when it is first asked for
};

}  // namespace

std::unique_ptr<Pipeline> make_pipeline() { return std::make_unique<CompilerPipeline>(); }

}  // namespace weft

// What the command line asks of the compiler, put to the driver.
#include "weft/app/pipeline.h"

#include <algorithm>
#include <unordered_map>

#include "commands/commands.h"
#include "cuda/standalone_info.h"
#include "weft/analysis/adjoint.h"
#include "weft/app/choice.h"
#include "weft/app/row.h"
#include "weft/ast/canonical.h"
#include "weft/base/json.h"
#include "weft/base/sha256.h"
#include "weft/driver/driver.h"
#include "weft/driver/warp_version.h"
#include "weft/frontend/kernel_choice.h"
#include "weft/row/metadata.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

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
    WEFT_RETURN_IF_ERROR(make_program(request));
    WEFT_RETURN_IF_ERROR(lower_row(request));
    RowTexts row;
    canonical_.run(tree());
    row.id = sha256_hex(tree().source);
    row.structure_id = sha256_hex(canonical_.structure());
    row.skeleton_id = sha256_hex(canonical_.skeleton());
    row.family = driver_.info().family;
    row.kernel_name = driver_.info().kernel_name;
    row.description = driver_.info().description;
    row.python_source = tree().source;
    const bool backward = driver_.lowered().enable_backward;  // a kernel may go without
    if (request.targets.cpu) row.cpp = target_texts(driver_.text(Device::Cpu), backward);
    if (request.targets.cuda) row.cuda = target_texts(driver_.text(Device::Cuda), backward);
    if (request.targets.standalone) {
      WEFT_TRY(StandaloneProgram program, driver_.standalone_of_row(request.cases > 0));
      row.standalone = standalone_text(std::move(program));
    }
    const Measure measured = measure(tree(), driver_.last_kernel());
    row.difficulty = difficulty_of(measured, driver_.lowered());
    row.adjoint = adjoint_label_name(adjoint_label(driver_.resolved()));
    leave_out(request.content, row);
    const TextViews views = text_views(row);
    row.fits = fits(request, row, views);
    if (!row.fits) return row;
    const KernelInterface& interface = driver_.info().interface;
    const BlockDims blocks = interface.blocks();
    row.metadata = metadata_json({.lowered = driver_.lowered(),
                                  .measure = measured,
                                  .adjoint = row.adjoint,
                                  .texts = views,
                                  .weft_version = weft_version(),
                                  .warp_version = kWarpVersion,
                                  .program = &driver_.info(),
                                  .block_dims = interface.is_tiled() ? &blocks : nullptr,
                                  .strip = request.content.strip,
                                  .module_backward = request.backward});
    // Last, because the kernel may be lowered again for it.
    if (request.cases > 0 && request.content.has(RowField::kCases))
      WEFT_RETURN_IF_ERROR(add_cases(request.cases, row));
    return row;
  }

  Result<std::string> dump_row(const RowRequest& request, DumpStage stage) override {
    WEFT_RETURN_IF_ERROR(make_program(request));
    if (stage == DumpStage::kTree) return driver_.dump();
    if (stage == DumpStage::kPython) return tree().source;
    WEFT_RETURN_IF_ERROR(lower_row(request));
    return dump_lowered_stage(stage, request.backward);
  }

  Result<RowTexts> standalone_file(const LowerRequest& request) override {
    read_path_.clear();
    WEFT_RETURN_IF_ERROR(driver_.read_file(request.path, {request.kernel, request.types}));
    WEFT_TRY(const FunctionId kernel,
             chosen_kernel(tree(), request.path, request.kernel, request.overload));
    WEFT_RETURN_IF_ERROR(check_one_overload(tree(), request.path, kernel));
    LowerOptions options;
    options.enable_backward = false;  // what only the adjoint lacks is no matter here
    const auto in_file = [&](Diag d) {
      if (d.loc.line > 0) d.loc.file = request.path;
      return d;
    };
    if (Status s = driver_.lower(kernel, options, blocks_of(Device::Cpu)); !s)
      return in_file(s.error());
    RowTexts row;
    Result<StandaloneProgram> program = driver_.standalone_of_file();
    if (!program) return in_file(program.error());
    row.standalone = standalone_text(*std::move(program));
    row.kernel_name = std::string(tree().text(tree().functions[kernel.v].name));
    row.python_source = tree().source;
    row.id = sha256_hex(tree().source);
    const Lowered& lowered = driver_.lowered();
    row.metadata = interface_json(describe_arguments(tree(), kernel, lowered.tiles).interface,
                                  lowered, measure(tree(), kernel));
    return row;
  }

  Result<std::vector<KernelOfFile>> kernels_of(const LowerRequest& request) override {
    if (request.path.ends_with(".json")) return std::vector<KernelOfFile>{{}};
    WEFT_RETURN_IF_ERROR(read(request));
    std::vector<std::pair<int, KernelOfFile>> found;    // by line
    std::unordered_map<Symbol, std::size_t> overloads;  // looked up only, never iterated
    for (const FunctionDecl& f : tree().functions) {
      if (!f.is_kernel) continue;
      KernelOfFile k{std::string(tree().text(f.name)), overloads[f.name]++, {}, {}};
      if (tree().captured_of(f) != nullptr) k.types = argument_types(tree(), f);
      found.emplace_back(static_cast<int>(f.first_line), std::move(k));
    }
    for (const auto* seen : {&tree().unknown_names, &tree().nested_kernels})
      for (const UnknownName& u : *seen)
        if (u.is_kernel)
          found.emplace_back(u.why.loc.line,
                             KernelOfFile{std::string(tree().text(u.name)), 0, {}, u.why});
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<KernelOfFile> kernels;
    for (auto& [line, kernel] : found) kernels.push_back(std::move(kernel));
    return kernels;
  }

  Result<std::string> lower_file(const LowerRequest& request) override {
    const bool program = request.path.ends_with(".json");
    if (program) {
      read_path_.clear();
      WEFT_TRY(const std::string json, read_file(request.path));
      WEFT_RETURN_IF_ERROR(driver_.read_program(json, request.path));
    } else if (!is_read(request)) {
      WEFT_RETURN_IF_ERROR(read(request));
    }
    WEFT_TRY(const FunctionId kernel,
             program ? Result<FunctionId>(FunctionId{0})
                     : chosen_kernel(tree(), request.path, request.kernel, request.overload));
    LowerOptions options;
    options.enable_backward = request.backward;
    const Device device = request.target == Target::kCpu ? Device::Cpu : Device::Cuda;
    if (Status s = driver_.lower(kernel, options, blocks_of(device)); !s) {
      Diag d = s.error();
      if (!program) d.loc.file = request.path;  // the tree knows it without its folder only
      return d;
    }
    const bool backward = driver_.lowered().enable_backward;
    if (request.dump) return dump_lowered_stage(*request.dump, backward);
    const KernelText& text = driver_.text(device);
    if (!request.part) return all_parts(text, backward);
    if (*request.part == Part::kBackward && !backward) {
      return diag(DiagCode::NoBackwardPart, SourceLoc{request.path});
    }
    const TargetTexts texts = target_texts(text, backward);
    switch (*request.part) {
      case Part::kSupport:
        return std::string(*texts.support);
      case Part::kForward:
        return std::string(*texts.forward);
      case Part::kBackward:
        break;
    }
    return std::string(texts.backward.value_or(""));
  }

 private:
  // Of the kernel that was lowered last.
  std::string dump_lowered_stage(DumpStage stage, bool backward) {
    switch (stage) {
      case DumpStage::kTree:
      case DumpStage::kTyped:
        return driver_.dump();
      case DumpStage::kHir:
        return hir::dump(driver_.resolved());
      case DumpStage::kLowered:
        return dump_lowered(driver_.lowered());
      case DumpStage::kPython:
        return tree().source;
      case DumpStage::kCpp:
        return all_parts(driver_.text(Device::Cpu), backward);
      case DumpStage::kCuda:
        return all_parts(driver_.text(Device::Cuda), backward);
    }
    WEFT_CHECK(false, "a stage that is none");
  }

  // Parsing is most of the work, so that a file is read once for all its kernels: kernels_of()
  // always reads it, lower_file() only what kernels_of() has not.
  Status read(const LowerRequest& request) {
    read_path_.clear();
    WEFT_RETURN_IF_ERROR(driver_.read_file(request.path, {request.kernel, request.types}));
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

  // Of a text for one target.
  static BlockDims blocks_of(Device device) {
    const int threads = device == Device::Cpu ? BlockDims{}.cpu : BlockDims{}.cuda;
    return {threads, threads};
  }

  const Tree& tree() const { return driver_.tree(); }

  // Whether a row is what is asked for.
  static bool fits(const RowRequest& request, const RowTexts& row, const TextViews& views) {
    const auto level = std::find(std::begin(kLevels), std::end(kLevels), row.difficulty);
    if (request.levels != 0 && (request.levels >> (level - std::begin(kLevels)) & 1) == 0)
      return false;
    return request.max_tokens == 0 || token_count(views) <= request.max_tokens;
  }

  // Takes texts out of the row, and what they are stripped of.
  void leave_out(const RowContent& content, RowTexts& row) {
    if (content == RowContent()) return;
    TextViews views = text_views(row);
    const auto text = [&](TextField f) -> std::optional<std::string_view>& {
      return views[static_cast<size_t>(f)];
    };
    if (content.adjoints == Adjoints::kExact && row.adjoint != "exact") {
      text(TextField::kCppBackward).reset();
      text(TextField::kCudaBackward).reset();
    }
    for (size_t i = 0; i < kTextFields; ++i)
      if (!content.has(row_field(static_cast<TextField>(i)))) views[i].reset();
    if (!content.strip.empty())
      stripper_.strip(content.strip, hashes_in_names(driver_.lowered()), views);
    if (row.cpp)
      row.cpp = TargetTexts{text(TextField::kCppSupport), text(TextField::kCppForward),
                            text(TextField::kCppBackward)};
    if (row.cuda)
      row.cuda = TargetTexts{text(TextField::kCudaSupport), text(TextField::kCudaForward),
                             text(TextField::kCudaBackward)};
  }

  Status make_program(const RowRequest& request) {
    read_path_.clear();
    if (is_planned(request.category)) {
      const Field* field = Field::find(category_name(request.category), request.families);
      if (field == nullptr || request.turn >= field->capacity())
        return diag(DiagCode::TooFewPrograms, category_name(request.category),
                    field == nullptr ? 0 : field->capacity(), request.index + 1, request.turn + 1);
    }
    driver_.make_program(request.seed, request.category, request.index, request.turn,
                         request.families);
    return {};
  }

  Status lower_row(const RowRequest& request) {
    LowerOptions options;
    options.enable_backward = request.backward;
    return driver_.lower_row(options);
  }

  Status add_cases(int count, RowTexts& row) {
    WEFT_TRY(row.case_values, driver_.cases_of_row(count));
    JsonWriter json;
    write_cases(json, row.case_values);
    row.cases = json.take();
    return {};
  }

  static StandaloneText standalone_text(StandaloneProgram program) {
    return {std::move(program.source), standalone_metadata(program)};
  }

  static std::string all_parts(const KernelText& text, bool backward) {
    const TargetTexts t = target_texts(text, backward);
    std::string out(*t.support);
    if (!out.empty()) out += '\n';
    out += *t.forward;
    if (t.backward) out.append("\n").append(*t.backward);
    return out;
  }

  Driver driver_;
  Stripper stripper_;
  std::string read_path_, read_types_, read_kernel_;  // of the file that the driver holds, if any
  Canonicalizer canonical_;
};

}  // namespace

std::unique_ptr<Pipeline> make_pipeline() { return std::make_unique<CompilerPipeline>(); }

}  // namespace weft

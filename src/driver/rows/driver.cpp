#include "weft/driver/driver.h"

#include <algorithm>

#include "weft/analysis/adjoint.h"
#include "weft/base/check.h"
#include "weft/describe/describe.h"
#include "weft/print/print.h"

namespace weft {

namespace {

// The program with an option for its last kernel.
std::string without_backward(std::string python) {
  constexpr std::string_view kDecorator = "\n@wp.kernel\n";
  const std::size_t at = python.rfind(kDecorator);
  WEFT_CHECK(at != std::string::npos, "a plan without a kernel");
  python.replace(at, kDecorator.size(), "\n@wp.kernel(enable_backward=False)\n");
  return python;
}

}  // namespace

void Driver::make_program(std::uint64_t seed, Category category, std::uint64_t index,
                          std::uint64_t turn, Families families) {
  if (!synthesizer_ || seed_ != seed) {
    synthesizer_ = std::make_unique<Synthesizer>(seed);
    seed_ = seed;
  }
  index_ = index;
  if (is_planned(category)) {
    const Field* field = Field::find(category_name(category), families);
    WEFT_CHECK(field != nullptr, "a category without plans");
    PlanProgram program;
    field->make(seed, turn, program);
    const Status taken = take_program(std::move(program));
    WEFT_CHECK(static_cast<bool>(taken), "{}", taken.error().render());
    info_.category = category;
    info_.turn = turn;
    return;
  }
  Tree& tree = new_program();
  synthesizer_->make(category, index, tree, info_);
  info_.description = describe_kernel(tree, info_.interface);
  print_module(tree);
  if constexpr (kVerify) verify_tree(tree);
  program_is_read(true);
}

Status Driver::take_program(PlanProgram program) {
  // As the modules of the synthesizer are called.
  const std::string file_name = program.kernel_name + ".py";
  WEFT_RETURN_IF_ERROR(read_own_source(program.python, file_name));
  WEFT_RETURN_IF_ERROR(lower(last_kernel(), {}, program.interface.blocks()));
  if (!backward_stays_in_bounds(resolved())) {
    WEFT_RETURN_IF_ERROR(read_own_source(without_backward(std::move(program.python)), file_name));
  }
  info_ = {};
  info_.kernel_name = std::move(program.kernel_name);
  info_.description = std::move(program.description);
  info_.plan = std::move(program.plan);
  info_.family = std::move(program.family);
  info_.interface = std::move(program.interface);
  add_types(last_kernel(), info_.interface);
  return {};
}

Status Driver::lower_row(const LowerOptions& options) {
  return lower(last_kernel(), options, info_.interface.blocks());
}

void Driver::add_types(FunctionId kernel, KernelInterface& interface) const {
  const std::vector<ArgDecl>& declared = tree_.functions[kernel.v].args;
  for (KernelArg& arg : interface.args) {
    const auto named = [&](const ArgDecl& d) { return tree_.text(d.name) == arg.name; };
    const auto decl = std::find_if(declared.begin(), declared.end(), named);
    if (decl == declared.end()) continue;
    arg.type = decl->type;
    if (arg.type.kind != TypeKind::Struct) continue;
    for (ArgField& field : arg.fields) field.type = field_type(arg.type, field.name);
  }
}

// Of a field by its path, "inner.length"; void where there is none.
Type Driver::field_type(Type at, std::string_view path) const {
  while (at.kind == TypeKind::Struct) {
    const std::size_t point = path.find('.');
    const std::vector<FieldDecl>& fields = tree_.structs[at.index].fields;
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const FieldDecl& f) {
      return tree_.text(f.name) == path.substr(0, point);
    });
    if (found == fields.end()) return {};
    at = found->type;
    if (point == std::string_view::npos) return at;
    path.remove_prefix(point + 1);
  }
  return {};
}

FunctionId Driver::last_kernel() const {
  for (std::size_t i = tree_.functions.size(); i-- > 0;) {
    if (tree_.functions[i].is_kernel) return FunctionId{static_cast<std::uint32_t>(i)};
  }
  return {};
}

Result<std::vector<Case>> Driver::cases_of_row(int count, CaseReport* report) {
  if (info_.interface.has_objects()) return std::vector<Case>{};
  WEFT_RETURN_IF_ERROR(lower_for_one_thread());
  return cases_.make(resolved(), info_.interface, seed_, index_, count, report);
}

Result<StandaloneProgram> Driver::write(const StandaloneInfo* info, bool reads_cases) {
  WEFT_CHECK(resolved().tree == &tree_, "a standalone program of a kernel that was not resolved");
  if (!standalone_) standalone_ = std::make_unique<StandaloneWriter>();
  return standalone_->write(tree_, lowered_, resolved(), info, reads_cases);
}

Result<StandaloneProgram> Driver::standalone_of_row(bool reads_cases) {
  StandaloneInfo info;
  info.description = info_.description;
  info.interface = info_.interface;
  info.in_bounds = true;
  return write(&info, reads_cases);
}

Result<StandaloneProgram> Driver::standalone_of_described(std::string description,
                                                          KernelInterface interface,
                                                          bool reads_cases) {
  StandaloneInfo info;
  info.description = std::move(description);
  info.interface = std::move(interface);
  info.in_bounds = true;  // as all kernels that the synthesizer makes
  add_types(lowered_.kernel_decl, info.interface);
  return write(&info, reads_cases);
}

Result<StandaloneProgram> Driver::standalone_of_file() { return write(nullptr, false); }

}  // namespace weft

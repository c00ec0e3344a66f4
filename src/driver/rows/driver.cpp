#include "weft/driver/driver.h"

#include "weft/base/check.h"
#include "weft/print/print.h"

namespace weft {

void Driver::make_program(std::uint64_t seed, Category category, std::uint64_t index) {
  if (!synthesizer_ || seed_ != seed) {
    synthesizer_ = std::make_unique<Synthesizer>(seed);
    seed_ = seed;
  }
  index_ = index;
  Tree& tree = new_program();
  synthesizer_->make(category, index, tree, info_);
  print_module(tree);
  if constexpr (kVerify) verify_tree(tree);
  program_is_read(true);
}

FunctionId Driver::last_kernel() const {
  for (std::size_t i = tree_.functions.size(); i-- > 0;) {
    if (tree_.functions[i].is_kernel) return FunctionId{static_cast<std::uint32_t>(i)};
  }
  return {};
}

Result<std::vector<Case>> Driver::cases_of_row(int count, CaseReport* report) {
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
  for (const ArgDecl& a : tree_.functions[lowered_.kernel_decl.v].args) {
    for (KernelArg& arg : info.interface.args) {
      if (arg.name != tree_.text(a.name)) continue;
      arg.type = a.type;
      if (a.type.kind != TypeKind::Struct) continue;
      for (const FieldDecl& f : tree_.structs[a.type.index].fields) {
        for (ArgField& field : arg.fields) {
          if (field.name == tree_.text(f.name)) field.type = f.type;
        }
      }
    }
  }
  return write(&info, reads_cases);
}

Result<StandaloneProgram> Driver::standalone_of_file() { return write(nullptr, false); }

}  // namespace weft

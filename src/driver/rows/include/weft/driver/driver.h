// The whole compiler: from a row's index, a file or a captured program to texts for both targets
// and to a standalone program. Only this joins the rooms of the compiler; app and inspect call it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "weft/cases/cases.h"
#include "weft/driver/text_driver.h"
#include "weft/plans/plans.h"
#include "weft/standalone/standalone.h"
#include "weft/synth/synthesize.h"

namespace weft {

class Driver : public TextDriver {
 public:
  // Labels of gradients and standalone programs are found from what Warp executes.
  Driver() { want_resolved(); }

  // Makes the program of a row, and its Python text as tree().source. index < Synthesizer::kSpace.
  // `turn`: the row's place among those of its category, less than the capacity of a field of
  // plans with these families.
  void make_program(std::uint64_t seed, Category category, std::uint64_t index,
                    std::uint64_t turn = 0, Families families = Families::All);
  // Takes the program of a plan. Where its backward pass might leave an array, because Warp does
  // not restore what loops change, the kernel gets the option enable_backward=False. Errors: those
  // of the front end and of lowering.
  Status take_program(PlanProgram program);
  // Lowers the last kernel of the program that make_program() made, for the blocks that it is
  // launched with. Errors: those of lower().
  Status lower_row(const LowerOptions& options = {});
  // Of the program that make_program() made.
  const ProgramInfo& info() const { return info_; }
  // The last kernel of the program: of one that make_program() made, the only one.
  FunctionId last_kernel() const;

  // Cases of the program that make_program() made and lower() lowered, for one thread in a block;
  // none of a kernel that takes objects of Warp, which the evaluator does not have.
  // A program whose text depends on the threads of a block is lowered again for that; its texts are
  // then those of such blocks, too. Errors: those of CaseMaker.
  Result<std::vector<Case>> cases_of_row(int count, CaseReport* report = nullptr);

  // The complete CUDA program of the kernel that lower() lowered. Errors: those of
  // StandaloneWriter. `reads_cases`: the program can also run the cases of a file.
  // Of a program that make_program() made:
  Result<StandaloneProgram> standalone_of_row(bool reads_cases = false);
  // Of a kernel that somebody described; `interface` needs no types, which the program has:
  Result<StandaloneProgram> standalone_of_described(std::string description,
                                                    KernelInterface interface,
                                                    bool reads_cases = false);
  // Of a kernel that says itself what its arguments are:
  Result<StandaloneProgram> standalone_of_file();

 private:
  // Of the arguments of a kernel that the interface names, and of their fields.
  void add_types(FunctionId kernel, KernelInterface& interface) const;
  Type field_type(Type at, std::string_view path) const;
  Result<StandaloneProgram> write(const StandaloneInfo* info, bool reads_cases);

  std::unique_ptr<Synthesizer> synthesizer_;
  std::uint64_t seed_ = 0;
  std::uint64_t index_ = 0;
  ProgramInfo info_;
  std::unique_ptr<StandaloneWriter> standalone_;  // made when it is first asked for
  CaseMaker cases_;
};

}  // namespace weft

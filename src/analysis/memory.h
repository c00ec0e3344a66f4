// What memory the references of a resolved function reach, and what its instructions write. Private
// to the room.
#pragma once

#include <set>
#include <vector>

#include "weft/hir/program.h"

namespace weft::analysis {

// Where memory lies: a value, and the fields and elements on the way from it.
struct Region {
  hir::ValueId root;           // an argument or a local; invalid: not known
  std::vector<Symbol> fields;  // an invalid one is an element or a component, whichever it is

  // Whether the two may share memory. Different arguments do not: a launch that gives one array
  // twice is another program.
  bool meets(const Region& b) const;
};

// The parameters of each function, by its place in Program::functions, through which a call of it
// writes.
using Writes = std::vector<std::set<std::uint32_t>>;
Writes find_writes(const hir::Program& program);

class Memory {
 public:
  Memory(const hir::Program& program, const hir::Function& fn, const Writes& writes);

  Region region(hir::ValueId value) const;
  // What the instruction writes.
  std::vector<Region> written(const hir::Inst& inst) const;
  // The instruction that makes a local for the first time; hir::kNone where there is none.
  std::uint32_t definition(hir::ValueId value) const { return definitions_[value.v]; }

 private:
  Region place(std::uint32_t index) const;
  void written_by_call(const hir::Inst& inst, std::vector<Region>& out) const;

  const hir::Program& program_;
  const hir::Function& fn_;
  const Writes& writes_;
  std::vector<std::uint32_t> definitions_;  // by value
};

}  // namespace weft::analysis

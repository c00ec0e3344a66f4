// Kernels with a purpose: whole kernels from plans.
//
// A plan is a text (texts/*.plan) of a whole kernel with choices in it: what the kernel computes,
// over which data, with which rule at the boundary. Input: a field, a seed and a row's index.
// Output: the Python module, its description, and the kernel's interface without the types, which
// only a reader of the Python knows. Invariant: a pure function of these and of this room's
// version; two indices of one field give two programs that differ in more than names and numbers.
// docs/plans.md explains the notation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "weft/base/rng.h"
#include "weft/interface/interface.h"

namespace weft {

struct PlanProgram {
  std::string python;
  std::string kernel_name;
  std::string description;
  std::string plan;           // its name
  std::string family;         // of plans that belong together
  KernelInterface interface;  // no types
};

// A plan that was read: its choices and its text.
class Plan {
 public:
  ~Plan();
  Plan(Plan&&) noexcept;

  std::string_view name() const;
  std::string_view family() const;
  // Programs that differ in more than names, numbers and spelling.
  std::uint64_t programs() const;
  // Programs in all spellings, which differ in more than names and numbers.
  std::uint64_t capacity() const { return programs() * kSpellings; }
  // Program `number` < programs() in one spelling of its arrays, < kSpellings: 0 for
  // wp.array[float], 1 for wp.array(dtype=float). `rng` draws names, numbers and the rest of the
  // style. False: the plan has a fault, which `error` says.
  bool write(std::uint64_t number, unsigned spelling, Rng rng, PlanProgram& out,
             std::string& error) const;

  static constexpr unsigned kSpellings = 2;

 private:
  friend bool read_plans(std::string_view, std::vector<Plan>&, std::string&);
  struct Impl;
  explicit Plan(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

// Reads the plans of a text. False: it has a fault, which `error` says with its line.
bool read_plans(std::string_view text, std::vector<Plan>& out, std::string& error);

// Which families of plans rows are made from: a tenth of them, by their names, is held out of
// `train` and makes up `eval`, so that a set of the one has no kernel of a kind that the other has.
enum class Families : std::uint8_t { All, Train, Eval };
inline constexpr std::string_view kFamiliesNames[] = {"all", "train", "eval"};
bool is_among(Families families, std::string_view family);

// The plans of a field, "sparse". The text of each field is read once, when it is first needed. A
// fault in it ends weft with its message.
class Field {
 public:
  static std::vector<std::string_view> names();
  // Nothing: there is no field of that name.
  static const Field* find(std::string_view name, Families families = Families::All);
  // A number of rows that the field with all its families has at any rate. Known without reading
  // its plans, which takes a hundredth of a second or two.
  static std::uint64_t rows_at_least(std::string_view name);

  const std::vector<Plan>& plans() const { return plans_; }
  // How many of them are of the field's families.
  std::uint32_t plans_among() const { return static_cast<std::uint32_t>(by_capacity_.size()); }
  // Rows that the field can give: the sum over its plans, of those families.
  std::uint64_t capacity() const;
  // The plan of a row, and which of the plan's rows it is. Plans take turns, in another order in
  // each round, until they have no more programs. A program comes in another spelling when all
  // programs of its plan have been there. index < capacity().
  struct Turn {
    std::size_t plan = 0;
    std::uint64_t number = 0;  // < plans()[plan].programs()
    unsigned spelling = 0;
  };
  Turn turn(std::uint64_t seed, std::uint64_t index) const;

  void make(std::uint64_t seed, std::uint64_t index, PlanProgram& out) const;

 private:
  Field(std::string_view text, Families families);
  std::vector<Plan> plans_;
  // Plans by capacity, the smallest first, and the first index of the rounds in which the smaller
  // ones have no more.
  std::vector<std::size_t> by_capacity_;
  std::vector<std::uint64_t> first_index_;
};

}  // namespace weft

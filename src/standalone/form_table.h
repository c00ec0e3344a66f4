// The table of forms (forms/README.md): what each builtin is in plain CUDA C++. Private to the
// room.
//
// Invariant: read once from text that is part of the program, then only read.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/types/type.h"

namespace weft::standalone {

// What the letters of a form's patterns are bound to.
struct Bindings {
  static constexpr std::string_view kLetters = "SUVWMKQXPA";
  std::array<Type, kLetters.size()> types{};  // Void: not bound
  Type first;                                 // what was bound first
  bool bound(char letter) const { return !types[kLetters.find(letter)].is_void(); }
  const Type& of(char letter) const { return types[kLetters.find(letter)]; }
  // The type of a name in a pattern or text: a letter, "vec3", "row", "float"; Void: no such type.
  Type named(std::string_view name) const;
};

struct Pattern {
  std::string_view type;                     // a letter or the name of a type
  std::vector<std::string_view> conditions;  // "float", "3", "f16,f32", "square", "3x3"
  bool changed = false;                      // `&`: a variable that the function changes
  bool pointer = false;                      // `*`: a pointer to an element
};

struct Need {
  std::string_view key;
  std::vector<std::string_view> args;
  std::string_view result;
};

struct Form {
  std::string_view key;
  std::vector<Pattern> args;
  std::optional<Pattern> result;
  bool is_expression = false;
  std::string_view name;  // of the function, before expansion
  std::vector<Need> needs;
  std::string_view text;
};

class FormTable {
 public:
  // The table that is part of the program.
  static FormTable load();

  // The first form that fits; null if there is none. `result`: Void where it is not known.
  const Form* find(std::string_view key, std::span<const Type> args, const Type& result,
                   Bindings& out) const;
  bool has(std::string_view key) const;
  // Whether a form's function may have that name.
  bool names_function(std::string_view name) const;
  // The texts that do not follow the format, for tests; empty when all is well.
  const std::vector<std::string>& faults() const { return faults_; }
  std::span<const Form> forms() const { return forms_; }

 private:
  void read(std::string_view text);
  std::vector<Form> forms_;  // sorted by key, stably
  // Names of functions, sorted, and how those begin that go on with a type: make_vec3.
  std::vector<std::string_view> functions_, beginnings_;
  std::vector<std::string> faults_;
};

}  // namespace weft::standalone

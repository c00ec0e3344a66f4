// What a program needs besides its own functions: definitions of types and small functions, made of
// forms, each once and after what it needs. Private to the room.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "form_table.h"
#include "weft/base/result.h"

namespace weft::standalone {

// What the members of several results are called.
constexpr std::string_view kResultFields[] = {"first", "second", "third",   "fourth",
                                              "fifth", "sixth",  "seventh", "eighth"};

// A form with its types bound, ready to be called.
struct BoundForm {
  const Form* form = nullptr;
  Bindings bindings;
  std::string name;  // of the function; "operator+"
};

class Helpers {
 public:
  // `names`: how messages spell types.
  Helpers(const FormTable& table, const std::vector<std::string>& structs, const TypeNames& names)
      : table_(table), structs_(structs), names_of_types_(names) {}

  // The form of a builtin, with everything that it needs; UnsupportedStandalone if there is none.
  Result<BoundForm> use(std::string_view key, std::span<const Type> args, const Type& result);
  // Of a tuple.
  std::span<const Type> elements(const Type& t) const { return names_of_types_.tuples[t.index]; }
  // The function that takes one of a tuple whose elements have one type: at(t, i).
  Result<std::string> element_function(const Type& t);
  // Its C++ name; the definition of a compound type becomes part of the program.
  Result<std::string> type(const Type& t);
  // The expression of a form that is one. `args`: texts; `atoms`: whether each is a name or a call.
  std::string expression(const BoundForm& f, std::span<const std::string> args,
                         std::span<const std::string> atoms);

  // What the module calls so at namespace level, where C, CUDA and the helpers have names too.
  std::string global_name(std::string_view own) const;
  const std::vector<std::string>& types() const { return types_; }
  // Tuples: behind the program's structs, which may be their elements.
  const std::vector<std::string>& tuples() const { return tuples_; }
  const std::vector<std::string>& functions() const { return functions_; }
  // Floats of 16 bits that the program has.
  bool uses(Scalar narrow) const { return narrow_.contains(narrow); }
  // Names of the functions and forms used, so that no variable hides one.
  const std::set<std::string, std::less<>>& names() const { return names_; }
  Diag unsupported(std::string_view what) const;
  // For messages: "vec3f", "array(ndim=1, dtype=float32)".
  std::string repr(const Type& t) const { return type_repr(t, names_of_types_); }

 private:
  Result<std::string> tuple(const Type& t);
  Result<std::string> expand(std::string_view text, const Bindings& b,
                             std::span<const std::string> args = {},
                             std::span<const std::string> atoms = {});
  Result<std::string> numbered(std::span<const std::string> args, std::size_t n,
                               std::string_view form) const;
  Result<std::string> type_word(std::string_view word, const Bindings& b, std::string_view form,
                                std::size_t& length);
  std::string math_function(std::string_view name, std::string_view rest, Scalar s);
  std::string each(std::string_view body, const Bindings& b, std::string_view joint, bool rows);
  void note(const Type& t);
  void narrow_function(std::string_view name, std::size_t arity, Scalar s);
  // A function of 16-bit floats, made from that of f32; nothing if there is none.
  Result<std::optional<BoundForm>> use_in_float(std::string_view key, std::span<const Type> args);

  const FormTable& table_;
  const std::vector<std::string>& structs_;
  const TypeNames names_of_types_;
  std::set<std::string> made_;
  std::set<std::string, std::less<>> names_;
  std::vector<std::string> types_, tuples_, functions_;
  std::set<Scalar> narrow_;
};

}  // namespace weft::standalone

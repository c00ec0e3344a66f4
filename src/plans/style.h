// The spelling of a program's text: names, types, numbers and comments as one author would write
// them.
//
// Input: Python text with a plan's own names and with float for its element type. Output: the same
// program as it is written down. Invariant: meaning depends on `scalar` alone; comments and
// annotations of results may be left out.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "weft/base/rng.h"
#include "weft/types/type.h"

namespace weft::plans {

struct Style {
  Scalar scalar = Scalar::Float32;  // of float and of the vectors over it
  bool brackets = true;             // wp.array[float], not wp.array(dtype=float)
  bool numbered = false;            // wp.float32, not float
  bool wrapped = false;             // N = wp.constant(3), not N = 3
  bool suffixed = false;            // wp.vec3f, not wp.vec3
  bool docstrings = true;
  bool result_types = true;    // def f(x: float) -> float
  bool is_private = false;     // def _clamp_forces(
  bool says_kernel = false;    // def clamp_forces_kernel(
  bool marks_outputs = false;  // "# outputs" above the outputs in a long signature
  enum class Comments : std::uint8_t { All, Some, None } comments = Comments::All;

  std::string kernel_name(std::string_view name) const;

  // `spelling`: see Plan::write().
  static Style draw(Rng& rng, const std::vector<Scalar>& scalars, unsigned spelling);
};

// What stands in the place of a plan's own name.
struct Replacement {
  std::string own;
  std::string text;        // in code
  std::string in_words;    // in sentences; empty: the text
  bool is_number = false;  // a value, not a name
};

class Styler {
 public:
  Style style;
  std::vector<Replacement> names;   // of arguments, locals, functions, structs, constants
  std::vector<Replacement> fields;  // of structs: after a point

  // `rng` decides which comments stay.
  std::string code(std::string_view text, Rng& rng) const;
  // A type as a plan writes it, "vec3" or "Params": "wp.vec3".
  std::string type(std::string_view name) const;
  std::string array(std::string_view element, std::size_t ndim) const;
  // A float literal.
  std::string number(std::string_view literal) const;
  // `$name` becomes the name that the program has.
  std::string words(std::string_view text) const;
  const Replacement* find(std::string_view own) const { return find(names, own); }
  static const Replacement* find(const std::vector<Replacement>& list, std::string_view own);
};

// The names in a text that stand after no point.
std::vector<std::string_view> names_in(std::string_view text);

}  // namespace weft::plans

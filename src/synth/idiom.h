// Idioms: typed fragments with holes, written in a small Python-like notation.
//
// Input: the texts in idioms/*.def. Output: an immutable catalog of parsed, typed idioms, made once
// at start-up. Invariant: every expression has its type for every scalar type that the idiom may be
// used with, so emission (idiom_choose.cpp, idiom_emit.cpp) only reads the catalog.
// docs/extending.md explains the notation. A text that does not parse or has a type error is a
// fault of weft: the program then stops at start-up and names the idiom and the reason.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "range.h"
#include "weft/ast/tree.h"
#include "weft/synth/category.h"

namespace weft::synth {

// The scalar types that `F` can stand for; in an idiom's own types F is AnyFloat.
inline constexpr std::array<Scalar, 3> kIdiomScalars{Scalar::Float32, Scalar::Float64,
                                                     Scalar::Float16};
constexpr std::size_t idiom_scalar_index(Scalar s) {
  for (std::size_t i = 0; i < kIdiomScalars.size(); ++i) {
    if (kIdiomScalars[i] == s) return i;
  }
  return kIdiomScalars.size();
}

struct IdiomExpr {
  enum class Kind : std::uint8_t {
    Number,     // as written
    Draw,       // {lo..hi}: a number between, drawn anew for each program
    Choice,     // {a|b}: one of several of one type
    Symbol,     // a hole, a local or a loop variable
    Binary,     // op: BinaryOp
    Negate,     // -a
    Compare,    // op: CompareOp
    And,        // a and b
    Or,         // a or b
    Not,        // not a
    Cond,       // kids: test, value, other value
    Call,       // wp.text(...)
    Cast,       // F(...), int(...)
    Construct,  // vec3(...), mat22(...), quat(...)
    Attribute,  // a.text
    Index,      // a[i], a[i, j]: a component
    Row,        // row[k]: an element of the row at the thread's own place
    Near,       // field(1), field(0, -1): the element at so many places from the thread's own
    Length,     // len(row)
  } kind = Kind::Number;
  std::uint8_t op = 0;
  bool whole = false;  // Number, Draw: an integer
  double lo = 0, hi = 0;
  std::int32_t symbol = -1;
  std::string_view text;
  Type type;  // Construct, Cast: the named type
  std::vector<std::uint32_t> kids;
};

struct IdiomStmt {
  enum class Kind : std::uint8_t {
    Assign,
    Augment,
    If,      // expr, body, orelse
    For,     // symbol, args: of range(), body
    Break,   //
    Either,  // branches: one of them is taken when the program is made
    Maybe,   // body or nothing
    Return,
  } kind = Kind::Assign;
  std::uint8_t op = 0;
  bool first = false;    // Assign: gives the local its first value
  bool dynamic = false;  // For: has a break
  std::int32_t symbol = -1;
  std::uint32_t expr = 0;
  std::vector<std::uint32_t> args;
  std::vector<std::uint32_t> body, orelse;           // statements
  std::vector<std::vector<std::uint32_t>> branches;  // of Either
};

struct IdiomSymbol {
  enum class Role : std::uint8_t {
    Value,
    Number,
    Field,
    Row,
    Table,
    Random,
    Local,
    Loop
  } role = Role::Value;
  std::vector<std::string_view> names;  // the first is the one that the text uses
  Type type;                            // of the elements for Field, Row and Table
  Range range;
  bool unit = false;
  std::int32_t like = -1;  // Row: as long as that row
  std::uint8_t rank = 0;   // Field: dimensions that its reads move in
  std::uint16_t uses = 0;  // in the text; in a loop: many
  bool mutated_in_loop = false;
  bool hole() const { return role != Role::Local && role != Role::Loop; }
};

struct Idiom {
  Category field = Category::kPhysics;
  std::vector<std::string_view> names;  // of a function that holds it
  std::string_view plain;               // in a description: "spring forces"
  std::vector<std::string_view> result_names;
  Type result;
  Range range;
  bool unit = false;
  bool half = false;       // also for float16
  bool single = false;     // only for float32
  bool has_array = false;  // Field, Row or Table
  bool has_random = false;
  bool always_inline = false;
  std::uint8_t loop_depth = 0, block_depth = 0, value_holes = 0;
  std::uint16_t statements = 0;  // without the return
  std::vector<IdiomSymbol> symbols;
  std::vector<IdiomExpr> exprs;
  std::vector<IdiomStmt> stmts;
  std::vector<std::uint32_t> body;
  // The type of every expression and symbol, by the index of the scalar type in kIdiomScalars.
  std::array<std::vector<Type>, 3> expr_types, symbol_types;
  std::string_view name() const { return names.front(); }
};

// Parses and types a text; false with a message that names the idiom and the reason.
bool parse_idioms(std::string_view text, Category field, std::vector<Idiom>& out,
                  std::string& error);
// idiom_types.cpp: fills expr_types and symbol_types.
bool type_idiom(Idiom& idiom, std::string& error);

// The catalog: ordered by field; immutable, shared by all threads.
std::span<const Idiom> idioms();
std::span<const Idiom> idioms_of(Category field);

}  // namespace weft::synth

#include "input_choices.h"

#include <array>

#include "signature.h"

namespace weft::synth {
namespace {

constexpr std::size_t kMains = static_cast<std::size_t>(Main::kCount);

void merge(std::vector<TypeChoice>& out, const Type& t, std::uint64_t weight) {
  if (weight == 0) return;
  for (TypeChoice& c : out) {
    if (c.type == t) {
      c.weight += static_cast<std::uint32_t>(weight);
      return;
    }
  }
  out.push_back({t, static_cast<std::uint32_t>(weight)});
}

struct ScalarOdds {
  Scalar scalar;
  std::uint32_t weight;
};
// Beside the main type: neighbours, so that casts look as if somebody needed them. Of 119.
constexpr ScalarOdds kOthers[] = {{Scalar::Float32, 30}, {Scalar::Float64, 14}, {Scalar::Int32, 30},
                                  {Scalar::Float16, 6},  {Scalar::UInt32, 8},   {Scalar::Int64, 8},
                                  {Scalar::UInt64, 5},   {Scalar::Int16, 5},    {Scalar::UInt16, 4},
                                  {Scalar::Int8, 4},     {Scalar::UInt8, 5}};
constexpr std::uint32_t kOthersTotal = 119;

struct LengthOdds {
  int length;
  std::uint32_t weight;
};
constexpr LengthOdds kLengths[] = {{2, 22}, {3, 60}, {4, 10}, {5, 2}, {6, 4}};  // of 98
struct ShapeOdds {
  int rows, cols;
  std::uint32_t weight;
};
constexpr ShapeOdds kShapeOdds[] = {
    {2, 2, 26}, {3, 3, 52}, {4, 4, 12}, {2, 3, 3}, {3, 2, 3}};  // of 96

// Element or parameter types of one kind of input, without structs, with weights of about 1000 each
// unit of the policy's.
void types_of(InputKind kind, Scalar main, std::uint64_t w, int longest,
              std::vector<TypeChoice>& out) {
  const Scalar f = is_float(main) ? main : Scalar::Float32;
  switch (kind) {
    case InputKind::ScalarArray:
    case InputKind::ScalarParam:
      merge(out, Type::of(main), w * 1000);
      break;
    case InputKind::VectorArray:
    case InputKind::VectorParam:
      for (const LengthOdds& l : kLengths) {
        if (l.length <= longest) merge(out, Type::vec(l.length, main), w * 1000 * l.weight / 98);
      }
      break;
    case InputKind::MatrixArray:
    case InputKind::MatrixParam:
      for (const ShapeOdds& s : kShapeOdds)
        merge(out, Type::mat(s.rows, s.cols, f), w * 1000 * s.weight / 96);
      break;
    case InputKind::QuatArray:
    case InputKind::QuatParam:
      merge(out, Type::quat(f), w * 1000);
      break;
    case InputKind::TransformArray:
    case InputKind::TransformParam:
      merge(out, Type::transform(f), w * 1000);
      break;
    case InputKind::IntArray:
    case InputKind::IntParam:
      merge(out, Type::of(Scalar::Int32), w * 1000);
      break;
    case InputKind::WideArray:
      merge(out, Type::of(Scalar::Bool), w * 200);
      for (const ScalarOdds& s : kOthers)
        merge(out, Type::of(s.scalar), w * 800 * s.weight / kOthersTotal);
      break;
    case InputKind::WideParam:
      for (const ScalarOdds& s : kOthers)
        merge(out, Type::of(s.scalar), w * 1000 * s.weight / kOthersTotal);
      break;
    case InputKind::BoolParam:
      merge(out, Type::of(Scalar::Bool), w * 1000);
      break;
    case InputKind::StructArray:
    case InputKind::StructParam:
    case InputKind::kCount:
      break;
  }
}

bool is_array_kind(InputKind k) { return k <= InputKind::WideArray; }

// Odds of an array's rank: the launch's, one less, or one more of a fixed or given size.
std::array<std::uint32_t, 4> rank_odds(int rank, const Type& element, std::uint32_t rows) {
  std::array<std::uint32_t, 4> odds{};
  const auto r = static_cast<std::size_t>(rank - 1);
  odds[r] = 70;
  if (r > 0) odds[r - 1] = 18;
  if (r > 1) odds[0] += 2;
  if (r < 3 && (element.is_scalar() || element.is_vector())) odds[r + 1] = rows;
  return odds;
}

void add_arrays(std::vector<TypeChoice>& out, const Type& element, std::uint64_t weight, int rank,
                std::uint32_t rows) {
  const auto odds = rank_odds(rank, element, rows);
  std::uint64_t total = 0;
  for (std::uint32_t w : odds) total += w;
  if (total == 0) return;
  for (std::size_t d = 0; d < 4; ++d) {
    if (odds[d] > 0)
      merge(out, Type::array_of(element, static_cast<int>(d) + 1), weight * odds[d] / total);
  }
}

// The odds without structs depend on the category, the main type and the rank alone.
struct InputTable {
  std::vector<TypeChoice> first, later;
  std::uint32_t struct_array = 0, struct_param = 0;
};

InputTable input_table(const Policy& policy, Scalar main, int rank) {
  InputTable table;
  std::vector<TypeChoice> elements;
  for (std::size_t k = 0; k < static_cast<std::size_t>(InputKind::kCount); ++k) {
    const auto kind = static_cast<InputKind>(k);
    elements.clear();
    types_of(kind, main, policy.input[kind], policy.longest_vector, elements);
    for (const TypeChoice& e : elements) {
      if (!is_array_kind(kind)) {
        merge(table.later, e.type, e.weight);
        continue;
      }
      add_arrays(table.later, e.type, e.weight, rank, policy.rows);
      const bool about = kind == InputKind::ScalarArray || kind == InputKind::VectorArray ||
                         kind == InputKind::MatrixArray;
      if (about && e.type.scalar == main)
        add_arrays(table.first, e.type, e.weight, rank, policy.rows);
    }
  }
  if (table.first.empty()) add_arrays(table.first, Type::of(main), 1000, rank, policy.rows);
  table.struct_array = policy.input[InputKind::StructArray] * 1000;
  table.struct_param = policy.input[InputKind::StructParam] * 1000;
  return table;
}

using InputTables = std::array<std::array<std::array<InputTable, 4>, kMains>, kGrammarCategories>;

const InputTable& input_table_of(Category category, Scalar main, int rank) {
  // Built once and read by all threads.
  static const auto* const tables = [] {
    auto* t = new InputTables;
    for (std::size_t c = 0; c < kGrammarCategories; ++c)
      for (std::size_t m = 0; m < kMains; ++m)
        for (int r = 1; r <= 4; ++r)
          (*t)[c][m][static_cast<std::size_t>(r - 1)] =
              input_table(policy_of(static_cast<Category>(c)), main_scalars()[m], r);
    return t;
  }();
  std::size_t m = 0;
  while (main_scalars()[m] != main) ++m;
  return (*tables)[static_cast<std::size_t>(category)][m][static_cast<std::size_t>(rank - 1)];
}

// A known struct twice as often as a new one.
template <class Make>
void add_structs(std::vector<TypeChoice>& out, std::size_t structs, std::uint32_t weight,
                 Make make) {
  if (weight == 0) return;
  for (std::size_t k = 0; k < structs; ++k)
    merge(out, make(Type::structure(static_cast<std::uint32_t>(k))),
          static_cast<std::uint32_t>(weight * 2 / 3 / structs));
  merge(out, make(Type::structure(static_cast<std::uint32_t>(structs))),
        structs > 0 ? weight / 3 : weight);
}

}  // namespace

std::span<const Scalar> main_scalars() {
  static constexpr std::array<Scalar, kMains> kScalars = {
      Scalar::Float32, Scalar::Float64, Scalar::Float16, Scalar::Int32,
      Scalar::UInt32,  Scalar::Int64,   Scalar::UInt64,  Scalar::Int16,
      Scalar::UInt16,  Scalar::Int8,    Scalar::UInt8};
  return kScalars;
}

void input_choices(Category category, Scalar main, bool first, int rank, std::size_t structs,
                   std::vector<TypeChoice>& out) {
  const InputTable& table = input_table_of(category, main, rank);
  out = first ? table.first : table.later;
  if (first) return;
  add_structs(out, structs, table.struct_array,
              [rank](const Type& t) { return Type::array_of(t, rank); });
  add_structs(out, structs, table.struct_param, [](const Type& t) { return t; });
}

void output_choices(Category category, Scalar main, std::span<const Type> inputs,
                    std::size_t structs, std::vector<TypeChoice>& out) {
  const Odds<OutputKind>& odds = policy_of(category).output;
  const Scalar f = is_float(main) ? main : Scalar::Float32;
  out.clear();
  merge(out, Type::of(main), odds[OutputKind::Scalar] * 1000);
  // The shape that an input has, most often.
  auto like_input = [&inputs](TypeKind kind) {
    for (const Type& t : inputs) {
      const Type e = t.is_array() ? t.element() : t;
      if (e.kind == kind) return e;
    }
    return Type{};
  };
  const std::uint32_t vectors = odds[OutputKind::Vector];
  const Type vector = like_input(TypeKind::Vector);
  if (!vector.is_void()) merge(out, vector, vectors * 830);
  const std::uint32_t others = vector.is_void() ? vectors * 1000 : vectors * 170;
  merge(out, Type::vec(3, main), others * 2 / 3);
  merge(out, Type::vec(2, main), others / 3);
  const Type matrix = like_input(TypeKind::Matrix);
  merge(out, matrix.is_void() ? Type::mat(3, 3, f) : matrix, odds[OutputKind::Matrix] * 1000);
  merge(out, Type::quat(f), odds[OutputKind::Quat] * 1000);
  merge(out, Type::transform(f), odds[OutputKind::Transform] * 1000);
  merge(out, Type::of(Scalar::Int32), odds[OutputKind::Int] * 1000);
  merge(out, Type::of(Scalar::Bool), odds[OutputKind::Bool] * 1000);
  for (const ScalarOdds& s : kOthers)
    merge(out, Type::of(s.scalar), odds[OutputKind::Wide] * 1000 * s.weight / kOthersTotal);
  add_structs(out, structs, odds[OutputKind::Struct] * 1000, [](const Type& t) { return t; });
}

std::span<const TypeChoice> field_choices(Scalar main) {
  static const auto* const tables = [] {
    auto* t = new std::array<std::vector<TypeChoice>, kMains>;
    for (std::size_t m = 0; m < kMains; ++m) {
      const Scalar s = main_scalars()[m];
      std::vector<TypeChoice>& out = (*t)[m];
      merge(out, Type::of(s), 50);
      if (is_float(s)) {
        merge(out, Type::vec(3, s), 23);
        merge(out, Type::vec(2, s), 7);
        merge(out, Type::mat(3, 3, s), 6);
        merge(out, Type::quat(s), 6);
      }
      merge(out, Type::of(Scalar::Int32), 12);
    }
    return t;
  }();
  std::size_t m = 0;
  while (main_scalars()[m] != main) ++m;
  return (*tables)[m];
}

InputKind input_kind(const Type& type, Scalar main) {
  const Type e = type.is_array() ? type.element() : type;
  const bool array = type.is_array();
  if (e.is_struct()) return array ? InputKind::StructArray : InputKind::StructParam;
  if (e.is_vector()) return array ? InputKind::VectorArray : InputKind::VectorParam;
  if (e.is_matrix()) return array ? InputKind::MatrixArray : InputKind::MatrixParam;
  if (e.is_quaternion()) return array ? InputKind::QuatArray : InputKind::QuatParam;
  if (e.is_transform()) return array ? InputKind::TransformArray : InputKind::TransformParam;
  if (e.is_bool()) return array ? InputKind::WideArray : InputKind::BoolParam;
  if (e.scalar == main) return array ? InputKind::ScalarArray : InputKind::ScalarParam;
  if (e.scalar == Scalar::Int32) return array ? InputKind::IntArray : InputKind::IntParam;
  return array ? InputKind::WideArray : InputKind::WideParam;
}

}  // namespace weft::synth

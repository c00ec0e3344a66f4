// Result rules of arithmetic on tiles: maps, reductions, products and solvers.
#include <algorithm>
#include <string>

#include "rule.h"

namespace weft {
namespace {

bool mappable(const Type& t) {
  return (t.is_scalar() && !t.is_bool()) || t.is_vector() || t.is_matrix() || t.is_struct();
}

// An element of a tile; anything else as it is.
Type element_of(const Type& t) { return t.is_tile() ? t.element() : t; }

bool solvable(const Type& t) {
  return t.kind == TypeKind::Scalar && (t.scalar == Scalar::Float32 || t.scalar == Scalar::Float64);
}

}  // namespace

Identity reduction_identity(std::string_view native) {
  return native == "add"   ? Identity::Zero
         : native == "mul" ? Identity::One
         : native == "max" ? Identity::Lowest
         : native == "min" ? Identity::Highest
                           : Identity::Unknown;
}

Status Rule::tile_element(bool scatter, bool structs) {
  const Type whole = named("a");
  if (!whole.is_tile()) return refuse("'a' must be a tile");
  if (!structs && whole.kind == TypeKind::Struct) return refuse("structs have no bits");
  if (!types_equal(whole.element(), named("value"))) {
    return refuse("a value of type " + repr(named("value")) + " for " + repr(whole));
  }
  if (scatter) {
    std::size_t indices = 0;
    for (std::size_t i = 0; i < size(); ++i) indices += name(i).size() == 1 && name(i) != "a";
    if (indices != tile("a").shape.size()) return refuse("an index for each dimension");
  }
  tile("a").shared = true;
  return {};
}

Status Rule::tile_inplace(bool structs) {
  WEFT_RETURN_IF_ERROR(need_tiles({"a", "b"}));
  const Type a = named("a"), b = named("b");
  if (!structs && a.kind == TypeKind::Struct) return refuse("structs have no bits");
  if (tile("a").shape != tile("b").shape || !types_equal(a, b)) {
    return refuse(repr(a) + " and " + repr(b));
  }
  return {};
}

Status Rule::tile_whole(bool structs, bool index) {
  WEFT_RETURN_IF_ERROR(need_tiles({"a"}));
  if (size() != 1) return refuse("it takes one tile");
  if (!structs && type(0).kind == TypeKind::Struct) return refuse("structs have no order");
  return add_tile(index ? Type::of(Scalar::Int32) : type(0).element(), TileInfo::of({1}));
}

// dot(a, b), and dest += alpha * src.
Status Rule::tile_pair_sum(bool axpy) {
  const std::string_view first = axpy ? "src" : "a", second = axpy ? "dest" : "b";
  WEFT_RETURN_IF_ERROR(need_tiles({first, second}));
  const Type a = named(first), b = named(second);
  if (tile(first).shape != tile(second).shape || !types_equal(a, b)) {
    return refuse(repr(a) + " and " + repr(b));
  }
  const Type element = a.element();
  if (!element.is_value()) return refuse("elements of " + repr(element));
  if (!axpy) return add_tile(element.scalar_type(), TileInfo::of({1}));
  const Type alpha = named("alpha");
  if (!alpha.is_scalar() || !types_equal(alpha, element.scalar_type())) {
    return refuse("'alpha' must be of type " + repr(element.scalar_type()));
  }
  return {};
}

Status Rule::tile_axis() {
  WEFT_RETURN_IF_ERROR(need_tiles({"a"}));
  const Type whole = named("a");
  tile("a").shared = true;
  Sides shape = tile("a").shape;
  const CallArg& axis = out_.find("axis")->arg;
  if (!axis.constant || !axis.is_int) return refuse("the axis must be compile-time");
  if (axis.int_value < 0 || axis.int_value >= static_cast<std::int64_t>(shape.size())) {
    return refuse("no such axis");
  }
  if (shape.size() > 1) {
    shape.erase(shape.begin() + axis.int_value);
  } else {
    shape = {1};
  }
  return add_tile(whole.element(), TileInfo::of(std::move(shape)));
}

Status Rule::tile_sort() {
  WEFT_RETURN_IF_ERROR(need_tiles({"keys", "values"}));
  if (size() != 2) return refuse("it takes keys and values");
  const Type keys = named("keys");
  const Scalar s = keys.kind == TypeKind::Scalar ? keys.scalar : Scalar::None;
  if (s != Scalar::Float32 && s != Scalar::Int32 && s != Scalar::UInt32 && s != Scalar::Int64 &&
      s != Scalar::UInt64) {
    return refuse("keys of " + repr(keys.element()));
  }
  tile("keys").shared = true;
  tile("values").shared = true;
  if (tile("keys").shape != tile("values").shape) return refuse("tiles of two shapes");
  return {};
}

Status Rule::tile_reduce() {
  WEFT_RETURN_IF_ERROR(need_tiles({"a"}));
  const Type element = named("a").element();
  if (element.is_struct()) {
    const Type both[] = {element, element};
    WEFT_TRY(const Type result, c_.tile_context->apply(out_.find("op")->arg, both));
    if (!types_equal(result, element)) return refuse("the function gives " + repr(result));
  }
  return add_tile(element, TileInfo::of({1}));
}

Status Rule::tile_scan() {
  const Type t = named("a");
  if (t.kind != TypeKind::Scalar ||
      (t.scalar != Scalar::Float32 && t.scalar != Scalar::Int32 && t.scalar != Scalar::UInt32)) {
    return refuse("a scan of " + repr(t));
  }
  return add_tile(t.element(), TileInfo::of(tile("a").shape));
}

// A function of the elements of one tile or more; what is no tile goes to each element.
Status Rule::tile_map() {
  WEFT_RETURN_IF_ERROR(need_tiles({"a"}));
  const Sides shape = tile("a").shape;
  std::vector<Type> elements;
  for (std::size_t i = 1; i < size(); ++i) {
    if (out_.args[i].arg.kind != CallArg::Kind::Value) return refuse("a function or type");
    const Type t = type(i);
    if (t.is_tile() && tile(i).shape != shape) return refuse("tiles of two shapes");
    if (!t.is_tile() && !mappable(t)) return refuse(repr(t) + " is no element");
    elements.push_back(element_of(t));
  }
  if (variadic_count() > 0 || c_.overload.variadic) {
    if (elements.size() < 3) return refuse("too few arguments");
  }
  WEFT_TRY(const Type result, c_.tile_context->apply(out_.find("op")->arg, elements));
  if (!mappable(result)) return refuse("the function gives " + repr(result));
  return add_tile(result, TileInfo::of(shape));
}

Status Rule::tile_binary_map() {
  if (out_.find("op") != nullptr) return tile_map();
  WEFT_RETURN_IF_ERROR(need_tiles({"a"}));
  const Type a = named("a"), b = named("b");
  if (b.is_tile() ? tile("a").shape != tile("b").shape : !mappable(b)) {
    return refuse(repr(a) + " and " + repr(b));
  }
  if (!types_equal(a.element(), element_of(b))) return refuse(repr(a) + " and " + repr(b));
  return add_tile(a.element(), TileInfo::of(tile("a").shape));
}

Status Rule::tile_scale() {
  const Type a = named("a"), b = named("b");
  const Type x = element_of(a), y = element_of(b);
  const auto value = [](const Type& t) { return t.is_scalar() || t.is_vector() || t.is_matrix(); };
  if (a.is_tile() && b.is_tile() && tile("a").shape != tile("b").shape) {
    return refuse("tiles of two shapes");
  }
  if (!value(x) || !value(y) || x.is_bool() || y.is_bool()) {
    return unsupported(repr(a) + " and " + repr(b));
  }
  if (x.scalar != y.scalar || (!x.is_scalar() && !y.is_scalar())) {
    return refuse(repr(a) + " and " + repr(b));
  }
  return add_tile(x.is_scalar() ? y : x,
                  TileInfo::of(a.is_tile() ? tile("a").shape : tile("b").shape));
}

Status Rule::tile_diag_add() {
  WEFT_RETURN_IF_ERROR(need_tiles({"a", "d"}));
  const Type a = named("a"), d = named("d");
  const Sides square = tile("a").shape, row = tile("d").shape;
  if (!types_equal(a, d) || square.size() != 2 || row.size() != 1 || square[0] != square[1] ||
      square[0] != row[0]) {
    return refuse(repr(a) + " and " + repr(d));
  }
  TileInfo to = tile("a");
  to.shared = true;
  to.owner = true;
  tile("a").shared = true;
  tile("d").shared = true;
  return add_tile(a.element(), std::move(to));
}

Status Rule::tile_matmul(bool out) {
  WEFT_RETURN_IF_ERROR(need_tiles({"a", "b"}));
  if (out) WEFT_RETURN_IF_ERROR(need_tiles({"out"}));
  const CallArg& precision = out_.find("precision")->arg;
  if (!precision.is_text || (precision.text != "default" && precision.text != "tf32")) {
    return refuse("'precision' must be 'default' or 'tf32'");
  }
  const Type a = named("a"), b = named("b"), c = out ? named("out") : a;
  for (const Type& t : {a, b, c}) {
    if (t.kind != TypeKind::Scalar || !weft::is_float(t.scalar)) return refuse(repr(t));
    if (precision.text == "tf32" && t.scalar != Scalar::Float32) return refuse("no float32");
  }
  const auto bfloat = [](const Type& t) { return t.scalar == Scalar::BFloat16; };
  if (bfloat(c) || (c_.tile_context->backward && (bfloat(a) || bfloat(b)))) {
    return refuse("sums in bfloat16");
  }
  const Sides x = tile("a").shape, y = tile("b").shape;
  if (x.size() != 2 || y.size() != 2 || x[1] != y[0]) return refuse(repr(a) + " and " + repr(b));
  if (out && tile("out").shape != Sides{x[0], y[1]}) return refuse("'out' is " + repr(c));
  tile("a").shared = true;
  tile("b").shared = true;
  if (!out) return add_tile(a.element(), TileInfo::of({x[0], y[1]}, true));
  tile("out").shared = true;
  return {};
}

Status Rule::tile_fft() {
  WEFT_RETURN_IF_ERROR(need_tiles({"inout"}));
  const Type t = named("inout");
  const TileInfo& info = tile("inout");
  if (info.shared) return refuse("the tile must be in registers");
  if (t.element() != Type::vec(2, Scalar::Float32) &&
      t.element() != Type::vec(2, Scalar::Float64)) {
    return refuse(repr(t));
  }
  if (info.shape.size() < 2) return refuse("at least two dimensions");
  const std::int64_t n = info.shape.back();
  const std::int64_t threads = c_.tile_context->block_dim;
  c_.tile_context->used_block_dim = true;
  const bool power = n > 0 && (n & (n - 1)) == 0;
  if (threads == 1 ? !power && n > 4096 : !power || n % threads != 0) {
    return refuse("a transform of " + std::to_string(n) + " elements by " +
                  std::to_string(threads) + " threads");
  }
  return {};
}

Status Rule::tile_cholesky(bool in_place) {
  WEFT_RETURN_IF_ERROR(need_tiles({"A"}));
  const Type a = named("A");
  const Sides shape = tile("A").shape;
  if (shape.size() != 2 || shape[0] != shape[1] || !solvable(a)) return refuse(repr(a));
  TileInfo to = tile("A");
  tile("A").shared = true;
  if (in_place) return {};
  to.shared = true;
  to.owner = true;
  return add_tile(a.element(), std::move(to));
}

// The factor comes first, then the right-hand side.
Status Rule::tile_solve(bool in_place) {
  if (size() < 2 || !type(0).is_tile() || !type(1).is_tile()) return refuse("two tiles");
  const Type factor = type(0), right = type(1);
  const Sides square = tile(0).shape, rows = tile(1).shape;
  if (!types_equal(factor, right) || !solvable(factor) || square.size() != 2 ||
      square[0] != square[1] || rows.empty() || rows.size() > 2 || rows[0] != square[0]) {
    return refuse(repr(factor) + " and " + repr(right));
  }
  TileInfo to = tile(1);
  tile(0).shared = true;
  tile(1).shared = true;
  if (in_place) return {};
  to.shared = true;
  to.owner = true;
  return add_tile(right.element(), std::move(to));
}

}  // namespace weft

// Result rules of tiles: which rule does what, and those that make, load and store tiles.
//
// A rule that needs a tile in shared memory changes the tile's type, which is seen by every
// variable of that type, as Warp's value functions do it.
#include <algorithm>
#include <cstdlib>
#include <string>

#include "rule.h"
#include "weft/base/check.h"

namespace weft {

Status Rule::add_tile(const Type& element, TileInfo info) {
  if (element.array != ArrayClass::None || element.ref) {
    return refuse("a tile cannot hold " + repr(element));
  }
  std::vector<TileInfo>& tiles = c_.tile_context->tiles;
  tiles.push_back(std::move(info));
  return one(Type::tile_of(element, static_cast<std::uint32_t>(tiles.size() - 1)));
}

Status Rule::need_tiles(std::initializer_list<std::string_view> params) const {
  for (const std::string_view p : params) {
    if (!named(p).is_tile()) return refuse("'" + std::string(p) + "' must be a tile");
  }
  return {};
}

// Warp's extract_tuple(..., as_constant=True): a tuple of compile-time ints, or a single one.
Status Rule::shape_of(std::string_view param, Sides& out) const {
  const CallArg& a = out_.find(param)->arg;
  std::span<const CallArg> sides = a.elements;
  if (sides.empty()) {
    if (a.type.plain(TypeKind::Tuple)) return unsupported("a tuple whose values are not known");
    sides = {&a, 1};
  }
  out.clear();
  constexpr std::int64_t kMost = 0x7fffffff;
  std::int64_t product = 1;
  for (const CallArg& side : sides) {
    if (!side.constant || !side.is_int) {
      return refuse("'" + std::string(param) + "' must be compile-time ints");
    }
    if (side.int_value > kMost || side.int_value < -kMost) return unsupported("a tile this large");
    product *= std::max<std::int64_t>(1, std::abs(side.int_value));
    if (product > kMost) return unsupported("a tile this large");
    out.push_back(static_cast<std::int32_t>(side.int_value));
  }
  return {};
}

Status Rule::storage(bool& shared) const {
  const CallArg& a = out_.find("storage")->arg;
  if (!a.is_text || (a.text != "shared" && a.text != "register")) {
    return refuse("'storage' must be 'shared' or 'register'");
  }
  shared = a.text == "shared";
  return {};
}

Status Rule::new_tile(const Type& element) {
  Sides shape;
  bool shared = false;
  WEFT_RETURN_IF_ERROR(shape_of("shape", shape));
  WEFT_RETURN_IF_ERROR(storage(shared));
  if (std::any_of(shape.begin(), shape.end(), [](std::int32_t n) { return n < 0; })) {
    return unsupported("a side below zero");
  }
  return add_tile(element, TileInfo::of(std::move(shape), shared));
}

Status Rule::tile_new(bool structs) {
  const BoundArg* dtype = out_.find("dtype");
  if (dtype->arg.kind != CallArg::Kind::TypeObject) return unsupported("a dtype that is no type");
  const Type element = dtype->arg.type;
  if (!structs && element.is_struct()) return refuse("a struct has no one");
  return new_tile(element);
}

Status Rule::tile_full() {
  const Type value = named("value");
  const BoundArg* given = out_.find("dtype");
  if (given != nullptr && given->arg.kind != CallArg::Kind::TypeObject) {
    return unsupported("a dtype that is no type");
  }
  const Type dtype = given == nullptr ? value : given->arg.type;
  if ((dtype.is_struct() || value.is_struct() || value.is_composite()) &&
      !types_equal(value, dtype)) {
    return refuse("a value of type " + repr(value) + " for elements of " + repr(dtype));
  }
  return new_tile(dtype);
}

// An offset for each dimension of the array, if there are any.
Status Rule::tile_offsets(const Type& array) {
  const BoundArg* offset = out_.find("offset");
  if (offset == nullptr) return {};
  if (offset->arg.elements.empty() && offset->arg.type.plain(TypeKind::Tuple)) {
    return unsupported("a tuple whose values are not known");
  }
  const std::size_t n = offset->arg.elements.empty() ? 1 : offset->arg.elements.size();
  if (n != array.ndim) return refuse(std::to_string(n) + " offsets for " + repr(array));
  return {};
}

Status Rule::tile_load() {
  const Type array = named("a");
  Sides shape;
  WEFT_RETURN_IF_ERROR(shape_of("shape", shape));
  if (shape.size() != array.ndim) {
    return refuse("a tile of " + std::to_string(shape.size()) + " dimensions from " + repr(array));
  }
  WEFT_RETURN_IF_ERROR(tile_offsets(array));
  if (out_.find("indices") != nullptr) WEFT_RETURN_IF_ERROR(tile_indexed(array, shape));
  return new_tile(array.element());
}

// The index tile of one axis, which goes to shared memory.
Status Rule::tile_indexed(const Type& array, const Sides& shape) {
  WEFT_RETURN_IF_ERROR(need_tiles({"indices"}));
  const CallArg& axis = out_.find("axis")->arg;
  if (!axis.constant || !axis.is_int) return refuse("the axis must be compile-time");
  if (axis.int_value < 0) return unsupported("an axis counted from the end");
  if (axis.int_value >= array.ndim || axis.int_value >= static_cast<std::int64_t>(shape.size())) {
    return refuse("the array has no such axis");
  }
  TileInfo& indices = tile("indices");
  indices.shared = true;
  if (indices.shape.size() != 1) return refuse("the index tile must have one dimension");
  if (indices.shape[0] != shape[static_cast<std::size_t>(axis.int_value)]) {
    return refuse("the index tile must be as long as the axis");
  }
  return {};
}

Status Rule::tile_store(bool indexed, bool atomic) {
  WEFT_RETURN_IF_ERROR(need_tiles({"t"}));
  const Type array = named("a"), t = named("t");
  const TileInfo info = tile("t");
  if (indexed) WEFT_RETURN_IF_ERROR(tile_indexed(array, info.shape));
  WEFT_RETURN_IF_ERROR(tile_offsets(array));
  if (info.shape.size() != array.ndim) return refuse(repr(t) + " for " + repr(array));
  if (!types_equal(array.element(), t.element())) return refuse(repr(t) + " for " + repr(array));
  if (!atomic) return {};
  const Scalar s = t.scalar == Scalar::Handle ? Scalar::UInt64 : t.scalar;
  const bool adds = s == Scalar::Int32 || s == Scalar::UInt32 || s == Scalar::Int64 ||
                    s == Scalar::UInt64 || weft::is_float(s);
  if (t.kind != TypeKind::Struct && !adds) return refuse("elements of " + repr(t.element()));
  // The result stands where the tile stands now, which may be another place later.
  return add_tile(t.element(), TileInfo::of(info.shape, tile("t").shared));
}

Status Rule::tile_of_threads() {
  const Type x = named("x");
  if (x.ref) return unsupported("a reference");
  const CallArg& keep = out_.find("preserve_type")->arg;
  if (!keep.is_bool) return refuse("'preserve_type' must be compile-time");
  c_.tile_context->used_block_dim = true;
  const std::int32_t block = c_.tile_context->block_dim;
  if (keep.int_value == 0) {
    if (x.is_vector()) return add_tile(x.scalar_type(), TileInfo::of({x.rows, block}));
    if (x.is_quaternion()) return add_tile(x.scalar_type(), TileInfo::of({4, block}));
    if (x.is_matrix()) return add_tile(x.scalar_type(), TileInfo::of({x.rows, x.cols, block}));
  }
  return add_tile(x, TileInfo::of({block}));
}

Status Rule::untile() {
  WEFT_RETURN_IF_ERROR(need_tiles({"a"}));
  const Sides shape = tile("a").shape;
  const Type element = type(0).element();
  c_.tile_context->used_block_dim = true;
  if (shape.back() != c_.tile_context->block_dim) {
    return refuse("the last dimension must be the block's " +
                  std::to_string(c_.tile_context->block_dim));
  }
  if (shape.size() == 1) return one(element);
  if (shape.size() > 3) return refuse("a tile of more than three dimensions");
  if (!element.is_scalar()) return unsupported("a tile of " + repr(element));
  return one(shape.size() == 2 ? Type::vec(shape[0], element.scalar)
                               : Type::mat(shape[0], shape[1], element.scalar));
}

// The index of each thread, for a tile as long as the block.
Status Rule::tile_of_indices() {
  c_.tile_context->used_block_dim = true;
  return add_tile(Type::of(Scalar::Int32), TileInfo::of({c_.tile_context->block_dim}));
}

Status Rule::tile_bits() {
  if (type(0).kind == TypeKind::Struct || type(1).kind == TypeKind::Struct) {
    return refuse("structs have no bits");
  }
  return tile_binary_map();
}

Status Rule::tile_unary() {
  if (type(0).kind == TypeKind::Struct) return refuse("a tile of structs");
  return add_tile(type(0).element(), TileInfo::of(tile(std::size_t{0}).shape));
}

Status Rule::new_tile_stack() {
  const CallArg& capacity = out_.find("capacity")->arg;
  if (!capacity.constant || !capacity.is_int || capacity.int_value <= 0) {
    return refuse("the capacity must be a positive compile-time int");
  }
  const BoundArg* dtype = out_.find("dtype");
  if (dtype->arg.kind != CallArg::Kind::TypeObject) return unsupported("this dtype");
  Type t = dtype->arg.type;
  t.array = ArrayClass::TileStack;
  t.size = static_cast<std::uint32_t>(capacity.int_value);
  return one(t);
}

Status Rule::check_tile_stack() const {
  const Type stack = named("s");
  if (!stack.is_tile_stack()) return refuse(repr(stack) + " is no stack");
  return {};
}

Status Rule::tile_stack_push() {
  WEFT_RETURN_IF_ERROR(check_tile_stack());
  const Type stack = named("s");
  if (!types_equal(named("value"), stack.element())) {
    return refuse("a value of type " + repr(named("value")) + " for " + repr(stack));
  }
  return one(Type::of(Scalar::Int32));
}

Status Rule::copy() {
  if (type(0).is_tile() && c_.tile_context != nullptr) {
    TileInfo own = tile(std::size_t{0});
    if (own.shared) {
      own.owner = true;
      return add_tile(type(0).element(), std::move(own));
    }
  }
  return one(type(0));
}

Status Rule::where_tiles() {
  if (c_.tile_context == nullptr) return unsupported("tiles");
  if (!types_equal(type(1), type(2))) return refuse("both values must have one type");
  if (!tile(1).shared) return one(type(1));
  if (!tile(2).shared) return one(type(2));
  TileInfo own = tile(1);
  own.owner = true;
  return add_tile(type(1).element(), std::move(own));
}

Status Rule::tile() {
  if (c_.tile_context == nullptr) return unsupported("tiles");
  switch (c_.overload.result) {
    case ResultRule::TileNew:
      return tile_new(true);
    case ResultRule::TileOnes:
      return tile_new(false);
    case ResultRule::TileFull:
      return tile_full();
    case ResultRule::TileFromThread:
      return new_tile(named("value"));
    case ResultRule::TileRandi:
      return new_tile(Type::of(Scalar::Int32));
    case ResultRule::TileRandf:
      return new_tile(Type::of(Scalar::Float32));
    case ResultRule::TileArange:
      return tile_arange();
    case ResultRule::TileLoad:
    case ResultRule::TileLoadIndexed:
      return tile_load();
    case ResultRule::TileStore:
      return tile_store(false, false);
    case ResultRule::TileStoreIndexed:
      return tile_store(true, false);
    case ResultRule::TileAtomicAdd:
      return tile_store(false, true);
    case ResultRule::TileAtomicAddIndexed:
      return tile_store(true, true);
    case ResultRule::TileView:
      return tile_view();
    case ResultRule::TileSliceIndexed:
      return tile_slice_indexed();
    case ResultRule::TileSqueeze:
      return tile_squeeze();
    case ResultRule::TileReshape:
      return tile_reshape();
    case ResultRule::TileAstype:
      return add_tile(named("dtype"), TileInfo::of(tile("t").shape));
    case ResultRule::TileAssign:
      return tile_assign();
    case ResultRule::TileOfThreads:
      return tile_of_threads();
    case ResultRule::Untile:
      return untile();
    case ResultRule::TileExtract:
      return tile_extract();
    case ResultRule::TileScatter:
      return tile_element(true, true);
    case ResultRule::TileElementInplace:
      return tile_element(false, true);
    case ResultRule::TileElementBits:
      return tile_element(false, false);
    case ResultRule::TileTranspose:
      return tile_transpose();
    case ResultRule::TileBroadcast:
      return tile_broadcast();
    case ResultRule::TileOfIndices:
      return tile_of_indices();
#define WEFT_TILE_MATH_RESULT_RULE(Name, doc) case ResultRule::Name:
#define WEFT_TILE_RESULT_RULE(Name, doc)
#define WEFT_RESULT_RULE(Name, doc)
#include "weft/builtins/rules.def"
      return tile_math();
#define WEFT_TILE_STACK_RESULT_RULE(Name, doc) case ResultRule::Name:
#define WEFT_TILE_RESULT_RULE(Name, doc)
#define WEFT_RESULT_RULE(Name, doc)
#include "weft/builtins/rules.def"
      return tile_stack();
#define WEFT_TILE_RESULT_RULE(Name, doc)
#define WEFT_RESULT_RULE(Name, doc) case ResultRule::Name:
#include "weft/builtins/rules.def"
      break;
  }
  WEFT_UNREACHABLE();
}

Status Rule::tile_math() {
  switch (c_.overload.result) {
    case ResultRule::TileInplace:
      return tile_inplace(true);
    case ResultRule::TileInplaceBits:
      return tile_inplace(false);
    case ResultRule::TileWhole:
      return tile_whole(true, false);
    case ResultRule::TileWholeValues:
      return tile_whole(false, false);
    case ResultRule::TileWholeIndex:
      return tile_whole(true, true);
    case ResultRule::TileWholeIndexValues:
      return tile_whole(false, true);
    case ResultRule::TileDot:
      return tile_pair_sum(false);
    case ResultRule::TileAxpy:
      return tile_pair_sum(true);
    case ResultRule::TileAxis:
      return tile_axis();
    case ResultRule::TileSort:
      return tile_sort();
    case ResultRule::TileReduce:
      return tile_reduce();
    case ResultRule::TileScan:
      return tile_scan();
    case ResultRule::TileUnaryMap:
    case ResultRule::TileMap:
      return tile_map();
    case ResultRule::TileBinaryMap:
      return tile_binary_map();
    case ResultRule::TileBits:
      return tile_bits();
    case ResultRule::TileUnary:
      return tile_unary();
    case ResultRule::TileScale:
      return tile_scale();
    case ResultRule::TileDiagAdd:
      return tile_diag_add();
    case ResultRule::TileMatmul:
      return tile_matmul(false);
    case ResultRule::TileMatmulOut:
      return tile_matmul(true);
    case ResultRule::TileFft:
      return tile_fft();
    case ResultRule::TileCholesky:
      return tile_cholesky(false);
    case ResultRule::TileCholeskyInplace:
      return tile_cholesky(true);
    case ResultRule::TileSolve:
      return tile_solve(false);
    case ResultRule::TileSolveInplace:
      return tile_solve(true);
#define WEFT_TILE_MATH_RESULT_RULE(Name, doc)
#define WEFT_RESULT_RULE(Name, doc) case ResultRule::Name:
#include "weft/builtins/rules.def"
      break;
  }
  WEFT_UNREACHABLE();
}

Status Rule::tile_stack() {
  switch (c_.overload.result) {
    case ResultRule::TileStack:
      return new_tile_stack();
    case ResultRule::TileStackPush:
      return tile_stack_push();
    case ResultRule::TileStackPop:
      WEFT_RETURN_IF_ERROR(check_tile_stack());
      return several({named("s").element(), Type::of(Scalar::Int32)});
    case ResultRule::TileStackClear:
      return check_tile_stack();
    case ResultRule::TileStackCount:
      WEFT_RETURN_IF_ERROR(check_tile_stack());
      return one(Type::of(Scalar::Int32));
#define WEFT_TILE_STACK_RESULT_RULE(Name, doc)
#define WEFT_RESULT_RULE(Name, doc) case ResultRule::Name:
#include "weft/builtins/rules.def"
      break;
  }
  WEFT_UNREACHABLE();
}

}  // namespace weft

// Result rules of what reads, writes and makes arrays, components and tuples.
#include <limits>
#include <string>

#include "rule.h"

namespace weft {

namespace {

// A handle is no index, although it is held as an integer.
bool is_index(const Type& t) { return t.is_int() && t.scalar != Scalar::Handle; }

}  // namespace

Status Rule::index_count(std::size_t first, std::size_t end, const Type& array) {
  const std::size_t count = end - first;
  if (count != array.ndim) {
    return refuse(std::to_string(count) + " indices for an array of " + std::to_string(array.ndim) +
                  " dimensions");
  }
  for (std::size_t i = first; i < end; ++i) {
    if (!is_index(type(i))) return refuse("an index must be an integer, not " + repr(type(i)));
  }
  return {};
}

Status Rule::address() {
  const Type array = type(0);
  WEFT_RETURN_IF_ERROR(index_count(1, size(), array));
  Type element = array.element().to_ref();
  element.python = array.python;
  return one(element);
}

Status Rule::view() {
  const Type array = type(0);
  const std::size_t count = size() - 1;
  if (count > array.ndim) {
    return refuse(std::to_string(count) + " indices for an array of " + std::to_string(array.ndim) +
                  " dimensions");
  }
  std::size_t removed = 0;
  bool slices = false;
  for (std::size_t i = 1; i < size(); ++i) {
    if (type(i).plain(TypeKind::Slice)) {
      slices = true;
      continue;
    }
    if (!is_index(type(i))) return refuse("an index must be an integer, not " + repr(type(i)));
    ++removed;
  }
  if (!slices && count == array.ndim) return refuse("an index for every dimension leaves no array");
  // Fabric and fixed arrays give a regular array of what they hold.
  const bool keeps = array.array == ArrayClass::Array || array.array == ArrayClass::Indexed;
  return one(Type::array_of(array.element(), array.ndim - static_cast<int>(removed),
                            keeps ? array.array : ArrayClass::Array));
}

Status Rule::array_store() {
  const Type array = type(0);
  const Type value = type(size() - 1);
  WEFT_RETURN_IF_ERROR(index_count(1, size() - 1, array));
  if (!types_equal(array.element(), value)) {
    return refuse("a value of type " + repr(value) + " for an array of " + repr(array.element()));
  }
  return {};
}

Status Rule::atomic(bool (*supported)(Scalar), std::string_view which) {
  const Type array = type(0);
  const Type element = array.element();
  const Type value = named("value");
  std::size_t end = 1;
  while (end < size() && name(end).size() == 1) ++end;
  WEFT_RETURN_IF_ERROR(index_count(1, end, array));
  if (!types_equal(element, value)) {
    return refuse("a value of type " + repr(value) + " for an array of " + repr(element));
  }
  const Scalar s = element.scalar == Scalar::Handle ? Scalar::UInt64 : element.scalar;
  if (!element.is_value() || !supported(s)) {
    return refuse("an array of " + repr(element) + "; the scalar type must be one of " +
                  std::string(which));
  }
  return one(element);
}

// Reading one component, or one row of a matrix.
Status Rule::extract() {
  const Type t = type(0);
  for (std::size_t i = 1; i < size(); ++i) {
    if (!type(i).plain(TypeKind::Slice)) continue;
    Type part;
    WEFT_RETURN_IF_ERROR(sliced(1, size(), part));
    return one(part);
  }
  if (t.is_matrix() && size() == 2) return one(Type::vec(t.cols, t.scalar));
  return one(t.scalar_type());
}

Status Rule::tuple_extract() {
  const TupleView tuple = tuple_view(out_.args[0].arg, c_.tuples);
  const CallArg& index = out_.args[1].arg;
  if (!index.constant || !index.is_int) return refuse("a tuple's index must be compile-time");
  const auto count = static_cast<std::int64_t>(tuple.size());
  if (index.int_value >= count || index.int_value < -count) {
    return refuse("index " + std::to_string(index.int_value) + " of a tuple of " +
                  std::to_string(count));
  }
  const auto at = index.int_value < 0 ? index.int_value + count : index.int_value;
  return one(tuple.type(static_cast<std::size_t>(at)));
}

Status Rule::tuple_of() {
  if (size() == 0) return refuse("a tuple has at least one element");
  std::vector<Type> types(size());
  for (std::size_t i = 0; i < size(); ++i) types[i] = type(i);
  for (std::size_t i = 0; i < c_.tuples.size(); ++i) {
    if (c_.tuples[i] == types) return one(Type::tuple(static_cast<std::uint32_t>(i)));
  }
  c_.tuples.push_back(std::move(types));
  return one(Type::tuple(static_cast<std::uint32_t>(c_.tuples.size() - 1)));
}

Status Rule::array_from_pointer() {
  const TupleView shape = tuple_view(out_.find("shape")->arg, c_.tuples);
  if (shape.size() > 4) return refuse("an array has at most four dimensions");
  return one(Type::array_of(named("dtype"), static_cast<int>(shape.size())));
}

Status Rule::zeros() {
  const CallArg& shape = out_.find("shape")->arg;
  std::span<const CallArg> sides = shape.elements;
  if (sides.empty()) sides = {&shape, 1};
  std::int64_t product = 1;
  for (const CallArg& side : sides) {
    if (!side.constant || !side.is_int) return refuse("the shape must be compile-time ints");
    if (side.int_value < 0 || side.int_value > std::numeric_limits<std::int32_t>::max())
      return refuse("a side is no negative number and below 2**31");
    product *= side.int_value;
    if (product > std::numeric_limits<std::uint32_t>::max())
      return unsupported("an array this large");
  }
  if (sides.size() > 4) return refuse("an array has at most four dimensions");
  Type t = Type::array_of(named("dtype"), static_cast<int>(sides.size()), ArrayClass::Fixed);
  t.size = static_cast<std::uint32_t>(product);
  return one(t);
}

Status Rule::static_len() {
  out_.constant_result = true;
  if (const TupleView tuple = tuple_view(out_.args[0].arg, c_.tuples); tuple.is_tuple) {
    out_.constant_value = static_cast<std::int64_t>(tuple.size());
    return {};
  }
  const Type t = type(0);
  if (t.is_tile()) {
    if (c_.tile_context == nullptr) return unsupported("tiles");
    out_.constant_value = c_.tile_context->tiles[t.size].shape[0];
    return {};
  }
  out_.constant_value = t.is_matrix() ? t.rows : t.component_count();
  return {};
}

}  // namespace weft

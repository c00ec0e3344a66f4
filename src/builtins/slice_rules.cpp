// Result rules of slices, and of what slices take of vectors and matrices.
#include <algorithm>
#include <iterator>
#include <string>

#include "rule.h"

namespace weft {

Status Rule::slice_of() {
  if (c_.tile_context == nullptr) return unsupported("slices");
  SliceInfo s;
  std::int64_t* const bounds[] = {&s.start, &s.stop, &s.step};
  s.constant = true;
  for (std::size_t i = 0; i < std::min(size(), std::size(bounds)); ++i) {
    const CallArg& a = out_.args[i].arg;
    s.constant = s.constant && a.constant && a.is_int;
    *bounds[i] = a.int_value;
  }
  c_.tile_context->slices.push_back(s);
  return one(Type::slice(static_cast<std::uint32_t>(c_.tile_context->slices.size() - 1)));
}

Status Rule::sliced(std::size_t from, std::size_t end, Type& part) {
  if (c_.tile_context == nullptr) return unsupported("slices");
  const Type t = type(0);
  if (!t.is_composite()) return unsupported("slices of " + repr(t));
  const std::int64_t sides[] = {t.is_matrix() ? t.rows : t.component_count(), t.cols};
  const std::size_t rank = t.is_matrix() ? 2 : 1;
  if (end - from > rank) return refuse("more indices than " + repr(t) + " has sides");
  InlineVec<std::int64_t, 2> shape;
  for (std::size_t d = 0; d < rank; ++d) {
    if (from + d >= end) {
      shape.push_back(sides[d]);
      continue;
    }
    const Type index = type(from + d);
    if (!index.plain(TypeKind::Slice)) continue;
    const SliceInfo& s = c_.tile_context->slices[index.index];
    if (!s.constant) return refuse("the bounds of a slice must be compile-time");
    if (s.step == 0) return refuse("the step of a slice is zero");
    shape.push_back(s.count(sides[d]));
  }
  if (shape.size() == 1) {
    part = Type::vec(static_cast<int>(shape[0]), t.scalar);
  } else {
    const bool empty = shape[0] == 0 || shape[1] == 0;
    part = Type::mat(empty ? 0 : static_cast<int>(shape[0]), empty ? 0 : static_cast<int>(shape[1]),
                     t.scalar);
  }
  return {};
}

}  // namespace weft

// Result rules of tiles that look at a part of another tile, or at it in another shape.
#include <algorithm>
#include <string>

#include "rule.h"

namespace weft {
namespace {

struct Bounds {
  std::int64_t start, stop, step;
  std::int64_t count() const {
    return step > 0 ? std::max<std::int64_t>(0, (stop - start + step - 1) / step)
                    : std::max<std::int64_t>(0, (start - stop - step - 1) / -step);
  }
};

// As Python resolves a slice of something of that length. A bound counts as open only where the
// source left it open.
Bounds resolved(const SliceInfo& s, std::int64_t length) {
  const std::int64_t lower = s.step > 0 ? 0 : -1;
  const std::int64_t upper = s.step > 0 ? length : length - 1;
  const auto bound = [&](std::int64_t v, bool omitted, std::int64_t otherwise) {
    if (omitted) return otherwise;
    return v < 0 ? std::max(v + length, lower) : std::min(v, upper);
  };
  return {bound(s.start, s.start_omitted, s.step > 0 ? lower : upper),
          bound(s.stop, s.stop_omitted, s.step > 0 ? upper : lower), s.step};
}

}  // namespace

std::int64_t slice_start(const SliceInfo& s, std::int64_t length) {
  return resolved(s, length).start;
}

Status Rule::tile_view_sliced(std::span<const CallArg> offset, const TileInfo& from,
                              TileInfo& to) const {
  for (std::size_t d = 0; d < from.shape.size(); ++d) {
    if (d >= offset.size()) {
      to.shape.push_back(from.shape[d]);
      to.strides.push_back(from.strides[d]);
      continue;
    }
    const Type t = offset[d].type.deref();
    if (!t.plain(TypeKind::Slice)) continue;
    const SliceInfo& s = c_.tile_context->slices[t.index];
    if (!s.constant) return refuse("the bounds of a slice must be compile-time");
    if (s.step == 0) return refuse("the step of a slice is zero");
    const std::int64_t n = resolved(s, from.shape[d]).count();
    if (n == 0) return refuse("the view is empty");
    to.shape.push_back(static_cast<std::int32_t>(n));
    to.strides.push_back(static_cast<std::int32_t>(from.strides[d] * s.step));
  }
  if (to.shape.empty()) return refuse("no dimension is left");
  return {};
}

Status Rule::tile_view() {
  const Type whole = named("t");
  TileInfo& from = tile("t");
  const std::size_t rank = from.shape.size();
  const CallArg& arg = out_.find("offset")->arg;
  const std::span<const CallArg> offset = arg.elements;
  if (offset.empty()) return unsupported("an offset whose values are not known");
  if (offset.size() > rank) return refuse("more indices than dimensions");
  bool slices = false;
  for (std::size_t d = 0; d < offset.size(); ++d) {
    const Type t = offset[d].type.deref();
    if (t.plain(TypeKind::Slice)) {
      slices = true;
      continue;
    }
    if (!t.is_int() || t.scalar == Scalar::Handle) {
      return refuse("an offset must be an integer or a slice, not " + repr(t));
    }
    if (offset[d].constant && !offset[d].is_int) return unsupported("a typed constant");
    if (offset[d].constant && (offset[d].int_value < 0 || offset[d].int_value >= from.shape[d])) {
      return refuse("an offset is out of bounds");
    }
  }
  from.shared = true;
  TileInfo to;
  to.shared = true;
  to.owner = false;
  to.column_major = from.column_major;
  if (slices) {
    if (out_.find("shape") != nullptr) return refuse("a shape along with slices");
    WEFT_RETURN_IF_ERROR(tile_view_sliced(offset, from, to));
  } else if (out_.find("shape") != nullptr) {
    WEFT_RETURN_IF_ERROR(shape_of("shape", to.shape));
    to.strides = from.strides;
    if (to.shape.size() != rank) return refuse("a shape of another rank than the tile's");
  } else {
    const auto n = static_cast<std::ptrdiff_t>(offset.size());
    to.shape.assign(from.shape.begin() + n, from.shape.end());
    to.strides.assign(from.strides.begin() + n, from.strides.end());
    if (to.shape.empty()) return refuse("no dimension is left");
  }
  return add_tile(whole.element(), std::move(to));
}

Status Rule::tile_slice_indexed() {
  const Type whole = named("t");
  TileInfo& from = tile("t");
  const std::span<const CallArg> indices = out_.find("indices")->arg.elements;
  if (indices.empty()) return unsupported("indices whose values are not known");
  if (indices.size() > from.shape.size()) return refuse("more indices than dimensions");
  const CallArg* selected = nullptr;
  std::size_t axis = 0;
  for (std::size_t d = 0; d < indices.size(); ++d) {
    const Type t = indices[d].type.deref();
    if (t.is_tile()) {
      if (selected != nullptr) return refuse("more than one index tile");
      if (!t.element().is_int() || c_.tile_context->tiles[t.size].shape.size() != 1) {
        return refuse("an index tile is one row of integers");
      }
      selected = &indices[d];
      axis = d;
      continue;
    }
    if (!t.plain(TypeKind::Slice)) return refuse("beside an index tile only ':'");
    const SliceInfo& s = c_.tile_context->slices[t.index];
    const Bounds b = s.constant ? resolved(s, from.shape[d]) : Bounds{1, 0, 1};
    if (b.start != 0 || b.step != 1 || b.count() != from.shape[d]) {
      return refuse("beside an index tile only ':'");
    }
  }
  if (selected == nullptr) return refuse("no index tile");
  TileInfo& picks = c_.tile_context->tiles[selected->type.deref().size];
  from.shared = true;
  picks.shared = true;
  Sides shape = from.shape;
  shape[axis] = picks.shape[0];
  return add_tile(whole.element(), TileInfo::of(std::move(shape)));
}

Status Rule::tile_squeeze() {
  const Type whole = named("t");
  TileInfo& from = tile("t");
  const auto rank = static_cast<std::int32_t>(from.shape.size());
  Sides axes;
  if (out_.find("axis") != nullptr) {
    WEFT_RETURN_IF_ERROR(shape_of("axis", axes));
    for (std::int32_t& a : axes) {
      if (a < -rank || a >= rank) return refuse("no such axis");
      if (a < 0) a += rank;
      if (from.shape[static_cast<std::size_t>(a)] != 1) return refuse("an axis is not one");
    }
  } else {
    for (std::int32_t d = 0; d < rank; ++d) {
      if (from.shape[static_cast<std::size_t>(d)] == 1) axes.push_back(d);
    }
  }
  TileInfo to;
  to.shared = true;
  to.owner = false;
  to.column_major = from.column_major;
  for (std::int32_t d = 0; d < rank; ++d) {
    if (std::find(axes.begin(), axes.end(), d) != axes.end()) continue;
    to.shape.push_back(from.shape[static_cast<std::size_t>(d)]);
    to.strides.push_back(from.strides[static_cast<std::size_t>(d)]);
  }
  if (to.shape.empty()) return refuse("no dimension is left");
  from.shared = true;
  return add_tile(whole.element(), std::move(to));
}

Status Rule::tile_reshape() {
  const Type whole = named("t");
  TileInfo& from = tile("t");
  if (!from.dense()) return refuse("the tile has gaps");
  Sides shape;
  WEFT_RETURN_IF_ERROR(shape_of("shape", shape));
  const std::int64_t size = from.count();
  const auto open = std::count(shape.begin(), shape.end(), -1);
  if (open > 1) return refuse("more than one side is -1");
  if (open == 1) {
    std::int64_t rest = 1;
    for (const std::int32_t n : shape) rest *= n == -1 ? 1 : n;
    if (rest <= 0) return refuse("the sizes differ");
    *std::find(shape.begin(), shape.end(), -1) = static_cast<std::int32_t>(size / rest);
  }
  TileInfo to = TileInfo::of(std::move(shape), true);
  if (to.count() != size) return refuse("the sizes differ");
  to.owner = false;
  to.column_major = from.column_major;
  from.shared = true;
  return add_tile(whole.element(), std::move(to));
}

Status Rule::tile_transpose() {
  WEFT_RETURN_IF_ERROR(need_tiles({"a"}));
  if (size() != 1) return refuse("it takes one tile");
  const Type whole = type(0);
  TileInfo& from = tile("a");
  from.shared = true;
  TileInfo to = from;
  std::reverse(to.shape.begin(), to.shape.end());
  std::reverse(to.strides.begin(), to.strides.end());
  to.column_major = !from.column_major;
  to.owner = false;
  return add_tile(whole.element(), std::move(to));
}

Status Rule::tile_broadcast() {
  const Type whole = named("a");
  TileInfo& from = tile("a");
  TileInfo to;
  WEFT_RETURN_IF_ERROR(shape_of("shape", to.shape));
  if (to.shape.size() > 4) return refuse("at most four dimensions");
  if (to.shape.size() < from.shape.size()) return refuse("fewer dimensions than the tile's");
  to.strides.assign(to.shape.size(), 0);
  const std::size_t more = to.shape.size() - from.shape.size();
  for (std::size_t j = 0; j < from.shape.size(); ++j) {
    if (from.shape[j] == 1) continue;
    if (from.shape[j] != to.shape[j + more]) return refuse("a side does not fit");
    to.strides[j + more] = from.strides[j];
  }
  from.shared = true;
  to.shared = true;
  to.owner = false;
  return add_tile(whole.element(), std::move(to));
}

Status Rule::tile_assign() {
  const Type dst = named("dst"), src = named("src");
  const TileInfo to = tile("dst");
  if (src.is_tile()) {
    const TileInfo& from = tile("src");
    if (to.shape.size() != from.shape.size()) return refuse("tiles of two ranks");
    const BoundArg* offset = out_.find("offset");
    for (std::size_t d = 0; d < to.shape.size() && offset == nullptr; ++d) {
      if (from.shape[d] > to.shape[d]) return refuse("the source does not fit");
    }
    if (offset != nullptr && offset->arg.elements.empty() &&
        offset->arg.type.plain(TypeKind::Tuple)) {
      return unsupported("a tuple whose values are not known");
    }
  } else if (dst.kind == TypeKind::Matrix && size() - 2 == to.shape.size() + 1 &&
             !types_equal(src, Type::vec(dst.cols, dst.scalar))) {
    return refuse("a row of " + repr(dst.element()) + " cannot be " + repr(src));
  }
  tile("dst").shared = true;
  return {};
}

Status Rule::tile_extract() {
  const Type whole = named("a");
  TileInfo& from = tile("a");
  const std::size_t rank = from.shape.size(), indices = size() - 1;
  from.shared = true;
  const Type element = whole.element();
  if (indices == rank) return one(element);
  if (element.is_vector() && indices == rank + 1) return one(element.scalar_type());
  if (element.is_matrix() && indices == rank + 1) {
    return one(Type::vec(element.cols, element.scalar));
  }
  if (element.is_matrix() && indices == rank + 2) return one(element.scalar_type());
  return refuse(std::to_string(indices) + " indices for " + repr(whole));
}

}  // namespace weft

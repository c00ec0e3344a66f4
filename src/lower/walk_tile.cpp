// Tiles: subscripts, stores and attributes. Slices, of tiles and of everything else.
#include "walk.h"

namespace weft {

bool Walk::same_ctype(const Type& a, const Type& b) const {
  return a == b ||
         (a.is_tile() && b.is_tile() && ctype(a, out_->names()) == ctype(b, out_->names()));
}

// The adjoint of a view is a handle to another tile's storage, which is not its to clear.
void Walk::zero_adjoint(VarId v, std::vector<StmtId>& to, std::uint8_t flags) {
  if (!rec_.type(v).is_tile()) {
    to.push_back(rec_.record(StmtOp::Zero, {adj(v)}, flags));
  } else if (tile(v).owner) {
    to.push_back(rec_.record(StmtOp::ZeroTile, {adj(v)}, flags));
  }
}

// --- slices -------------------------------------------------------------------------------------

// Bounds are variables; where there is none yet, the number becomes a constant.
Result<VarId> Walk::add_slice(const SliceInfo& s, const std::array<VarId, 3>& bounds) {
  const Overload& overload = builtin(BuiltinId::Slice).overloads.front();
  out_->slices.push_back(s);
  const VarId outputs[] = {
      rec_.add_var(Type::slice(static_cast<std::uint32_t>(out_->slices.size() - 1)))};
  const std::int64_t numbers[] = {s.start, s.stop, s.step};
  Vars args;
  for (std::size_t i = 0; i < 3; ++i) {
    args.push_back(bounds[i].valid() ? bounds[i] : rec_.add_int(numbers[i]));
  }
  WEFT_RETURN_IF_ERROR(finish_call({&overload}, {args}, outputs, false, {}));
  return outputs[0];
}

Result<VarId> Walk::slice_var(NodeId node, const Type& of, std::size_t dim) {
  const NodeId lower = tree_->kid(node, 0), upper = tree_->kid(node, 1), step = tree_->kid(node, 2);
  SliceInfo s;
  s.constant = true;
  if (of.is_tile() || of.is_composite()) {
    // The step comes first. Of a tile the bounds are passed on as they are, else within the length.
    if (step.valid()) {
      WEFT_TRY(s.step, slice_bound(step));
    }
    if (s.step == 0)
      return here_.fail(DiagCode::UnsupportedConstruct, "a slice with a step of zero");
    if (s.step > SliceInfo::kBegin || s.step < -SliceInfo::kBegin)
      return here_.fail(DiagCode::UnsupportedYet, "a slice with a step this large");
    s.start_omitted = !lower.valid();
    s.stop_omitted = !upper.valid();
    if (of.is_tile()) {
      s.start = SliceInfo::kBegin;
      s.stop = SliceInfo::kEnd;
      if (lower.valid()) {
        WEFT_TRY(s.start, slice_bound(lower));
      }
      if (upper.valid()) {
        WEFT_TRY(s.stop, slice_bound(upper));
      }
      return add_slice(s, {});
    }
    if (dim >= (of.is_matrix() ? 2u : 1u))
      return here_.fail(DiagCode::IndexCount, dim + 1, here_.repr(of));
    const std::int64_t length =
        of.is_matrix() ? (dim == 0 ? of.rows : of.cols) : of.component_count();
    const std::int64_t low = s.step > 0 ? 0 : -1, high = s.step > 0 ? length : length - 1;
    const auto within = [&](std::int64_t v) {
      return v < 0 ? std::max(v + length, low) : std::min(v, high);
    };
    s.start = s.step > 0 ? low : high;
    s.stop = s.step > 0 ? high : low;
    if (lower.valid()) {
      WEFT_TRY(const std::int64_t v, slice_bound(lower));
      s.start = within(v);
    }
    if (upper.valid()) {
      WEFT_TRY(const std::int64_t v, slice_bound(upper));
      s.stop = within(v);
    }
    return add_slice(s, {});
  }
  s.start = SliceInfo::kBegin;
  s.stop = SliceInfo::kEnd;
  s.constant = false;
  std::array<VarId, 3> bounds;
  const NodeId nodes[] = {lower, upper, step};
  for (std::size_t i = 0; i < 3; ++i) {
    if (!nodes[i].valid()) continue;
    WEFT_TRY(bounds[i], eval_var(nodes[i]));
    const Type t = rec_.type(bounds[i]).deref();
    if (!t.is_scalar() || t.scalar != Scalar::Int32) return here_.fail(DiagCode::IndexType);
    const VarConst& c = rec_.var(bounds[i]).constant;
    if (c.kind != VarConst::None && c.typed)
      return here_.fail(DiagCode::UnsupportedYet, "this bound");
    if (i == 2 && c.kind == VarConst::Int && c.i == 0)
      return here_.fail(DiagCode::UnsupportedConstruct, "a slice with a step of zero");
  }
  return add_slice(s, bounds);
}

// --- subscripts of tiles ------------------------------------------------------------------------

// An integer index counts from the end where it is negative, and a constant one must be in bounds.
Result<VarId> Walk::tile_index(VarId index, const Type& t, std::size_t dim) {
  const Type i = rec_.type(index).deref();
  if (i.is_tile()) return index;
  if (!i.is_int() || i.scalar == Scalar::Handle) return here_.fail(DiagCode::IndexType);
  const std::vector<std::int32_t>& shape = out_->tiles[t.size].shape;
  if (dim >= shape.size()) return index;
  const std::int64_t length = shape[dim];
  const VarConst c = rec_.var(index).constant;
  if (c.kind == VarConst::None) {
    VarConst number;
    number.kind = VarConst::Int;
    const VarId zero = rec_.add_constant(i, number);
    number.i = length;
    const VarId size = rec_.add_constant(i, number);
    const VarId negative = rec_.add_var(Type::of(Scalar::Bool));
    WEFT_TRY(const VarId left, load(index));
    rec_.forward(StmtOp::Compare, {op(negative), op(left), compare_op(CompareOp::Lt), op(zero)});
    const VarId compared[] = {left, zero};
    const CompareOp less[] = {CompareOp::Lt};
    hir_.add_comparison(negative, compared, less);
    WEFT_TRY(const VarId wrapped, builtin_var(BuiltinId::Add, {index, size}));
    return builtin_var(BuiltinId::Where, {negative, wrapped, index});
  }
  if (c.kind != VarConst::Int || c.typed || c.wide) {
    return here_.fail(DiagCode::UnsupportedYet, "a constant of a Warp type as an index of a tile");
  }
  const std::int64_t wrapped = c.i < 0 ? c.i + length : c.i;
  if (wrapped < 0 || wrapped >= length) {
    return here_.fail(DiagCode::UnsupportedConstruct, "an index of a tile that is out of bounds");
  }
  return wrapped == c.i ? index : rec_.add_int(wrapped);
}

Walk::IndexKinds Walk::index_kinds(std::span<const VarId> indices) const {
  IndexKinds k;
  for (VarId v : indices) {
    k.slice = k.slice || rec_.type(v).deref().plain(TypeKind::Slice);
    k.tile = k.tile || rec_.type(v).deref().is_tile();
  }
  return k;
}

// A builtin that takes a tile and its indices as a tuple, which is no variable here.
Result<VarId> Walk::tile_view(BuiltinId id, std::string_view param, VarId target,
                              std::span<const VarId> indices) {
  InlineVec<CallArg, 8> elements;
  for (VarId v : indices) elements.push_back(resolver_.call_arg(Value::of(v)));
  CallArg tuple;
  tuple.elements = {elements.begin(), elements.size()};
  const Value args[] = {Value::of(target)};
  const NamedArg kwargs[] = {{param, tuple}};
  WEFT_TRY(const Value out, call_builtin(builtin(id), args, kwargs));
  return as_var(out);
}

Result<VarId> Walk::tile_subscript(VarId target, std::span<const VarId> indices) {
  const IndexKinds kinds = index_kinds(indices);
  if (kinds.tile) return tile_view(BuiltinId::TileSliceIndexed, "indices", target, indices);
  if (kinds.slice || indices.size() < tile(target).shape.size()) {
    return tile_view(BuiltinId::TileView, "offset", target, indices);
  }
  InlineVec<Value, 8> args;
  args.push_back(Value::of(target));
  for (VarId v : indices) args.push_back(Value::of(v));
  WEFT_TRY(const Value out, call_builtin(builtin(BuiltinId::TileExtract), args));
  return as_var(out);
}

// Whether one pair of brackets leaves a tile because of what stands in it.
Result<bool> Walk::gives_view(std::span<const NodeId> group) {
  for (NodeId n : group) {
    const Node& node = tree_->node(n);
    if (node.kind == NodeKind::Slice) return true;
    if (node.kind == NodeKind::Constant || node.kind == NodeKind::Object) continue;
    if (node.kind == NodeKind::Name) {
      const Value* v = resolver_.lookup(node.name);
      if (v != nullptr && v->is_var() && rec_.type(v->var()).deref().is_tile()) return true;
      continue;
    }
    WEFT_TRY(const Type t, probe(n));
    if (t.is_tile()) return true;
  }
  return false;
}

// The type of an expression that is evaluated later: it is evaluated here, and what that left is
// taken back. Warp finds the type by rules of its own, which leave nothing either.
Result<Type> Walk::probe(NodeId node) {
  Recorder::Mark records = rec_.mark();
  Resolver::Mark scope = resolver_.mark();
  const hir::Function::Mark resolved = hir_.mark();
  std::vector<TileInfo> tiles = out_->tiles;
  const std::size_t lists = lists_.size();
  const Position here = here_;
  const Result<VarId> v = eval_var(node);
  const Type t = v ? rec_.type(*v).deref() : Type{};
  rec_.rewind(std::move(records));
  resolver_.rewind(std::move(scope));
  hir_.rewind(resolved);
  // What was added stays: a function that was built now may refer to it.
  std::move(tiles.begin(), tiles.end(), out_->tiles.begin());
  lists_.resize(lists);
  here_ = here;
  if (!v) return v.error();
  return t;
}

// a[x][y]: a pair of brackets that leaves a tile is applied before the next.
Status Walk::tile_groups(Groups& groups, VarId& target) {
  while (groups.sizes.size() > 1 && rec_.type(target).is_tile()) {
    const std::uint32_t size = groups.sizes.front();
    const Nodes all = groups.nodes;
    const std::span<const NodeId> first = all.first(size);
    WEFT_TRY(bool now, gives_view(first));
    if (!now && size < tile(target).shape.size()) {
      WEFT_TRY(now, gives_view(std::span<const NodeId>(all.begin(), all.size()).subspan(size)));
    }
    if (!now) break;
    WEFT_TRY(target, emit_indexing(target, first, false));
    groups.sizes.erase_front();
    for (std::uint32_t k = 0; k < size; ++k) groups.nodes.erase_front();
  }
  return {};
}

// --- stores -------------------------------------------------------------------------------------

Status Walk::tile_store(VarId target, std::span<const VarId> indices, VarId rhs) {
  const IndexKinds kinds = index_kinds(indices);
  if (kinds.tile)
    return here_.fail(DiagCode::UnsupportedConstruct, "assignment to what an index tile selects");
  if (kinds.slice || indices.size() < tile(target).shape.size()) {
    if (!rec_.type(rhs).is_tile())
      return here_.fail(DiagCode::UnsupportedConstruct,
                        "assignment of a single value to a part of a tile");
    WEFT_TRY(const VarId view, tile_view(BuiltinId::TileView, "offset", target, indices));
    if (tile(view).shape != tile(rhs).shape)
      return here_.fail(DiagCode::UnsupportedConstruct, "assignment of a tile of another shape");
    WEFT_TRY([[maybe_unused]] const Value done,
             call_builtin(BuiltinId::TileAssign, {Value::of(view), Value::of(rhs)}));
    return {};
  }
  InlineVec<Value, 8> args;
  args.push_back(Value::of(target));
  for (VarId v : indices) args.push_back(Value::of(v));
  args.push_back(Value::of(rhs));
  WEFT_TRY([[maybe_unused]] const Value done, call_builtin(builtin(BuiltinId::Assign), args));
  return {};
}

// `a += b` of two tiles changes the first; false: the operator has no such form.
Result<bool> Walk::tile_aug_name(BinaryOp o, VarId target, VarId rhs) {
  const std::optional<Combining> in_place = combining(o);
  if (!in_place) return false;
  WEFT_TRY([[maybe_unused]] const Value done,
           call_builtin(in_place->in_place, {Value::of(target), Value::of(rhs)}));
  return true;
}

// What Python finds at the tile's type.
Result<Value> Walk::tile_attribute(const Type& t, std::string_view attr) {
  if (attr == "dtype") return names_.type_value({t.element(), false, {}});
  if (attr != "shape") return here_.fail(DiagCode::UnsupportedYet, "this attribute of a tile");
  std::vector<CallArg> sides;
  for (const std::int32_t n : out_->tiles[t.size].shape) {
    CallArg a;
    a.type = Type::of(Scalar::Int32);
    a.constant = a.is_int = true;
    a.int_value = n;
    sides.push_back(a);
  }
  return resolver_.add_shape(std::move(sides));
}

}  // namespace weft

// Tiles: loops in which each thread of a block takes elements, with a barrier behind each.
//
// Everything else that such a kernel does, all threads of a block do alike: they hold the same
// values, and one of them stores. On the CPU a block is one thread, as it is in Warp.
#include <algorithm>
#include <functional>

#include "cpp_names.h"
#include "filled.h"
#include "tiles.h"
#include "tree_parts.h"
#include "weft/base/check.h"
#include "writer.h"

namespace weft::standalone {
namespace {

// Together they are the block's, with some left for what folds.
constexpr std::int64_t kMostBytes = 40 * 1024;

// The builtins of tiles that have a form here.
bool has_tile_form(BuiltinId id) {
  return views_tile(id) || stores_tile(id) || folds_tile(id) ||
         is_one_of(id, {BuiltinId::TileZeros, BuiltinId::TileOnes, BuiltinId::TileFull,
                        BuiltinId::TileArange, BuiltinId::TileLoad, BuiltinId::TileMap,
                        BuiltinId::TileAstype, BuiltinId::TileReduce, BuiltinId::TileEmpty,
                        BuiltinId::TileAssign, BuiltinId::TileMatmul, BuiltinId::TileExtract});
}

// The name of the variable that a fold of a tile gets, and of its function of a block.
struct FoldNames {
  std::string_view variable, function, sign, says;
};
FoldNames names_of(TileFold fold) {
  switch (fold) {
    case TileFold::Sum:
      return {"total", "block_sum", "", "sum"};
    case TileFold::Least:
      return {"least", "block_min", " < ", "least"};
    case TileFold::Greatest:
      return {"greatest", "block_max", " > ", "greatest"};
  }
  WEFT_CHECK(false, "a fold that is none");
}

}  // namespace

std::int64_t count_of(const std::vector<std::int32_t>& shape) {
  std::int64_t n = 1;
  for (const std::int32_t s : shape) n *= s;
  return n;
}

std::string plus(const std::string& a, const std::string& b) {
  if (a == "0") return b;
  return b == "0" ? a : a + " + " + b;
}

std::string_view index_name(std::size_t rank, std::size_t dimension) {
  static constexpr std::string_view kNames[] = {"volume", "plane", "row", "column"};
  return rank > std::size(kNames) ? "index" : kNames[std::size(kNames) - rank + dimension];
}

bool TilePlace::single() const { return count_of(shape) == 1; }

bool has_tiles(const Tree& tree, NodeId node) {
  if (tree.type(node).is_tile() || tree.type(node).is_tile_stack()) return true;
  if (const auto called = called_builtin(tree, node); called && works_on_tiles(*called))
    return true;
  const auto kids = tree.kids(node);
  return std::any_of(kids.begin(), kids.end(),
                     [&](NodeId k) { return k.valid() && has_tiles(tree, k); });
}

bool reads_tile_elements(const Tree& tree, NodeId node) {
  const Node& n = tree.node(node);
  const bool part = n.kind == NodeKind::Subscript && tree.type(tree.kid(node, 0)).is_tile();
  if (part || calls(tree, node, BuiltinId::TileExtract)) return true;
  const auto kids = tree.kids(node);
  return std::any_of(kids.begin(), kids.end(),
                     [&](NodeId k) { return k.valid() && reads_tile_elements(tree, k); });
}

std::string block_fold(TileFold fold) {
  static constexpr std::string_view kText =
#include "texts/block_fold.inc"
      ;
  const FoldNames names = names_of(fold);
  // A NaN counts only where there is nothing else, as in fminf() and fmaxf().
  const std::string once =
      fold == TileFold::Sum
          ? "part[threadIdx.x] = part[threadIdx.x] + other;"
          : "if (other" + std::string(names.sign) +
                "part[threadIdx.x] || part[threadIdx.x] != part[threadIdx.x]) part[threadIdx.x] = "
                "other;";
  return filled(kText, {{"says", std::string(names.says)},
                        {"function", std::string(names.function)},
                        {"fold_once", once}});
}

const std::vector<std::int32_t>& FunctionWriter::tile_shape(NodeId id) const {
  return program_.tiles[type(id).size].shape;
}

// A name for the inside of loops, the same in each.
std::string FunctionWriter::loop_name(std::string_view wish) {
  const auto [it, is_new] = tile_names_.try_emplace(std::string(wish));
  if (is_new) it->second = fresh(wish);
  return it->second;
}

// A name for a variable in the loop that is being made, or for one outside of loops.
std::string FunctionWriter::inner_name(std::string_view wish) {
  if (!in_tile_loop_) return fresh(wish);
  for (int i = 1;; ++i) {
    std::string name =
        loop_name(i == 1 ? std::string(wish) : std::string(wish) + std::to_string(i));
    if (inner_names_.insert(name).second) return name;
  }
}

void FunctionWriter::barrier() {
  static constexpr std::string_view kBarrier = "__syncthreads();\n";
  if (!on_host() && !std::string_view(out_).ends_with(kBarrier)) line("__syncthreads();");
}

// `slot += value`, where C++ has that.
Result<std::string> FunctionWriter::accumulated(BinaryOp op, const std::string& slot,
                                                const Expr& value, const Type& given,
                                                const Type& element) {
  const bool small = is_int(element.scalar) && scalar_bits(element.scalar) < 32;
  const bool plain =
      element.is_scalar() && given == element && !small && !is_narrow_float(element.scalar);
  if (plain && (op == BinaryOp::Add || op == BinaryOp::Sub || op == BinaryOp::Mult))
    return slot +
           (op == BinaryOp::Add   ? " += "
            : op == BinaryOp::Sub ? " -= "
                                  : " *= ") +
           value.text + ";";
  WEFT_TRY(const Expr e, binary(op, {slot}, element, value, given, element));
  return slot + " = " + e.text + ";";
}

std::string FunctionWriter::zero_of(const Type& t, const std::string& name) const {
  if (!t.is_scalar()) return name + "{}";
  return is_float(t.scalar) ? cpp_number(0, t.scalar) : cpp_integer(0, t.scalar);
}

Result<TilePlace> FunctionWriter::new_tile(NodeId at, std::string name, const Type& element,
                                           const std::vector<std::int32_t>& shape) {
  if (!element.is_value() && !element.is_struct())
    return unsupported(at, "a tile of " + helpers_.repr(element));
  WEFT_TRY(const std::string t, type_name(element));
  TilePlace place{std::move(name), shape};
  if (place.single()) {
    tile_declarations_.emplace_back(place.name,
                                    t + " " + place.name + " = " + zero_of(element, t) + ";");
    return place;
  }
  tile_bytes_ += count_of(shape) * size_of(tree_, element);
  if (tile_bytes_ > kMostBytes)
    return unsupported(at, "tiles of more than 40 KiB, the shared memory of a block,");
  const std::string array = t + " " + place.name + "[" + std::to_string(count_of(shape)) + "]";
  // Compilers do not see that loops fill it.
  tile_declarations_.emplace_back(place.name,
                                  on_host() ? array + " = {};" : "__shared__ " + array + ";");
  return place;
}

// Writes what `body` says of each element: the lines before and at last what is done with it. It is
// given the element, and adds lines. `fills`: the loop leaves something for other threads.
Status FunctionWriter::over_elements(
    const std::vector<std::int32_t>& shape,
    const std::function<Status(const TileElement&, std::vector<std::string>&)>& body, bool fills) {
  if (shape.size() > kMostTileDimensions)
    return unsupported(f_.def, "a tile of more than four dimensions");
  const std::int64_t count = count_of(shape);
  const std::string e = loop_name("e");
  TileElement element{{}, e};
  std::vector<std::pair<std::string, std::string>> indices;
  std::int64_t stride = count;
  for (std::size_t d = 0; d < shape.size(); ++d) {
    stride /= shape[d];
    if (shape[d] == 1 || count == 1) {
      element.indices.emplace_back("0");
      continue;
    }
    std::string value = stride == 1 ? e : e + " / " + std::to_string(stride);
    if (stride * shape[d] != count) value += " % " + std::to_string(shape[d]);
    if (value == e) {
      element.indices.push_back(e);
      continue;
    }
    element.indices.push_back(loop_name(index_name(shape.size(), d)));
    indices.emplace_back(element.indices.back(), std::move(value));
  }
  if (count == 1) element.number = "0";
  std::vector<std::string> lines;
  in_tile_loop_ = count != 1;
  inner_names_.clear();
  Status made = body(element, lines);
  in_tile_loop_ = false;
  if (!made) return made;
  if (count == 1) {
    // All threads have the one element; what is stored in memory one of them stores.
    for (const std::string& l : lines) line(l);
    const bool reads = std::any_of(lines.begin(), lines.end(), [](const std::string& l) {
      return l.find('[') != std::string::npos;
    });
    if (reads && fills) barrier();
    return {};
  }
  if (tile_read_ && fills) barrier();  // some may still read elements of what is written here
  const std::string n = std::to_string(count);
  line(on_host()
           ? "for (int " + e + " = 0; " + e + " < " + n + "; ++" + e + ") {"
           : "for (int " + e + " = threadIdx.x; " + e + " < " + n + "; " + e + " += blockDim.x) {");
  ++depth_;
  for (const auto& index : indices) {
    const bool used = std::any_of(lines.begin(), lines.end(),
                                  [&](const std::string& l) { return has_word(l, index.first); });
    if (used) line("const int " + index.first + " = " + index.second + ";");
  }
  for (const std::string& l : lines) line(l);
  --depth_;
  line("}");
  if (fills) barrier();
  return {};
}

// Writes what a tile needs that no loop over its own elements makes: results of whole tiles, and
// tiles that others read at places of their own.
// `to`: the name that its value gets.
Status FunctionWriter::prepare_tile(NodeId id, Symbol to) {
  if (!id.valid() || tile_values_.contains(id.v)) return {};
  const Node& n = tree_.node(id);
  for (const NodeId k : tree_.kids(id)) WEFT_RETURN_IF_ERROR(prepare_tile(k));
  if (n.kind == NodeKind::Subscript && type(tree_.kid(id, 0)).is_tile())
    return keep_tile(tree_.kid(id, 0));
  if (n.kind != NodeKind::Call) return {};
  if (const auto fold = fold_of(id); fold && (!to.valid() || mentions(id, to))) {
    WEFT_TRY(const TilePlace place,
             new_tile(id, fresh(names_of(*fold).variable), type(id).element(), {1}));
    WEFT_RETURN_IF_ERROR(fold_tile(id, *fold, place));
    tile_values_[id.v] = place;
    return {};
  }
  if (is_one_of(called_builtin(tree_, id),
                {BuiltinId::TileMatmul, BuiltinId::TileSum, BuiltinId::TileExtract})) {
    for (const NodeId k : tree_.kids_before_split(id, 1))
      if (type(k).is_tile()) WEFT_RETURN_IF_ERROR(keep_tile(k));
  }
  return {};
}

// A tile that is no variable gets a place of its own.
Status FunctionWriter::keep_tile(NodeId id) {
  if (tree_.node(id).kind == NodeKind::Name || tile_values_.contains(id.v)) return {};
  WEFT_TRY(const TilePlace place, new_tile(id, fresh("tile"), type(id).element(), tile_shape(id)));
  WEFT_RETURN_IF_ERROR(fill_tile(place, id));
  tile_values_[id.v] = place;
  return {};
}

Status FunctionWriter::fill_tile(const TilePlace& place, NodeId value) {
  return over_elements(place.shape, [&](const TileElement& at, std::vector<std::string>& lines) {
    auto e = tile_element(value, at, lines);
    if (!e) return Status(e.error());
    lines.push_back(place.name + (place.single() ? "" : "[" + at.number + "]") + " = " + e->text +
                    ";");
    return Status();
  });
}

// A sum, the least or the greatest of a whole tile. Each thread folds its own elements, and then
// the block does theirs.
Status FunctionWriter::fold_tile(NodeId id, TileFold fold, const TilePlace& place) {
  const NodeId tile = argument(tree_, id, 0, "a");
  const Type element = type(id).element();
  if (fold != TileFold::Sum && !element.is_scalar())
    return unsupported(id, "this tile of compounds");
  const std::vector<std::int32_t>& shape = tile_shape(tile);
  std::vector<std::string> before;
  WEFT_TRY(const std::string t, type_name(element));
  Expr start{zero_of(element, t)};
  if (fold != TileFold::Sum || count_of(shape) == 1) {
    WEFT_TRY(start, tile_element(tile, {std::vector<std::string>(shape.size(), "0"), "0"}, before));
  }
  for (const std::string& l : before) line(l);
  line(place.name + " = " + start.text + ";");
  if (count_of(shape) == 1) return {};
  const auto step = [&](const TileElement& at, std::vector<std::string>& lines) -> Status {
    WEFT_TRY(const Expr e, tile_element(tile, at, lines));
    if (fold == TileFold::Sum) {
      WEFT_TRY(lines.emplace_back(), accumulated(BinaryOp::Add, place.name, e, element, element));
      return {};
    }
    const Expr both[] = {{place.name}, e};
    const Type types[] = {element, element};
    WEFT_TRY(const Expr folded, form_call(fold == TileFold::Least ? BuiltinId::Min : BuiltinId::Max,
                                          both, types, element));
    lines.push_back(place.name + " = " + folded.text + ";");
    return {};
  };
  WEFT_RETURN_IF_ERROR(over_elements(shape, step, false));
  tiles_read_.insert(place.name);
  if (on_host()) return {};
  program_.block_folds.insert(fold);
  line(place.name + " = " + std::string(names_of(fold).function) + "(" + place.name + ");");
  return {};
}

// The fold that a call makes of a whole tile; nothing: it makes none.
std::optional<TileFold> FunctionWriter::fold_of(NodeId call) const {
  const std::optional<BuiltinId> called = called_builtin(tree_, call);
  if (!called || argument(tree_, call, 1, "axis").valid()) return std::nullopt;
  if (called == BuiltinId::TileSum) return TileFold::Sum;
  if (called == BuiltinId::TileMin) return TileFold::Least;
  if (called == BuiltinId::TileMax) return TileFold::Greatest;
  return std::nullopt;
}

// A call as a refusal names it: "wp.tile_sort()".
std::string FunctionWriter::called_text(NodeId call) const {
  const std::optional<BuiltinId> called = called_builtin(tree_, call);
  return "wp." + std::string(called ? builtin(*called).key : std::string_view()) + "()";
}

// Says whether the statement has been written; what works on no tile has not.
Result<bool> FunctionWriter::tile_statement(NodeId id) {
  const Node& n = tree_.node(id);
  for (const NodeId part : evaluated(tree_, id)) {
    if (!part.valid()) continue;
    if (n.kind == NodeKind::While && has_tiles(tree_, part))
      return unsupported(id, "the test of a tile's element in a while");
    WEFT_RETURN_IF_ERROR(check_alike(part));
    const bool named = n.kind == NodeKind::Assign && part == tree_.kids(id).back() &&
                       tree_.node(tree_.kid(id, 0)).kind == NodeKind::Name;
    WEFT_RETURN_IF_ERROR(prepare_tile(part, named ? tree_.node(tree_.kid(id, 0)).name : Symbol{}));
  }
  if (n.kind == NodeKind::ExprStmt) return tile_call(id);
  if (n.kind == NodeKind::AugAssign) return tile_aug_assign(id);
  if (n.kind == NodeKind::Assign && n.kids_count == 2) return tile_assignment(id);
  return false;
}

Result<bool> FunctionWriter::tile_call(NodeId id) {
  const NodeId call = tree_.kid(id, 0);
  if (tree_.node(call).kind != NodeKind::Call) return false;
  const std::optional<BuiltinId> called = called_builtin(tree_, call);
  if (called && stores_tile(*called)) {
    WEFT_RETURN_IF_ERROR(store_tile(call, called == BuiltinId::TileAtomicAdd));
    return true;
  }
  if (called == BuiltinId::TileMatmul) {
    WEFT_RETURN_IF_ERROR(add_product(call));
    return true;
  }
  if (called == BuiltinId::TileAssign) {
    WEFT_RETURN_IF_ERROR(assign_part(call));
    return true;
  }
  if (has_tiles(tree_, call)) return unsupported(id, called_text(call));
  return false;
}

// `t += x` of a tile.
Result<bool> FunctionWriter::tile_aug_assign(NodeId id) {
  const auto op = static_cast<BinaryOp>(tree_.node(id).op);
  const NodeId target = tree_.kid(id, 0), operand = tree_.kid(id, 1);
  const Node& t = tree_.node(target);
  if (t.kind != NodeKind::Name)
    return unsupported(id, "an addition in memory, which all threads of a block would do,");
  if (!tiles_.contains(t.name.v)) return false;
  const TilePlace place = tiles_.at(t.name.v);
  const Type element = variables_.find(t.name)->type.element();
  // What is read elsewhere than at the element that is changed is kept first.
  if (!reads_in_place(operand, t.name)) {
    if (type(operand).is_tile()) {
      WEFT_RETURN_IF_ERROR(keep_tile(operand));
    } else {
      WEFT_TRY(const Expr e, expression(operand));
      WEFT_TRY(const std::string kind, type_name(type(operand)));
      const std::string kept = fresh("value");
      line("const " + kind + " " + kept + " = " + e.text + ";");
      hoisted_[operand.v] = Expr{kept};
    }
  }
  WEFT_RETURN_IF_ERROR(
      over_elements(place.shape, [&](const TileElement& at, std::vector<std::string>& lines) {
        const std::string slot = place.name + (place.single() ? "" : "[" + at.number + "]");
        const bool tile = type(operand).is_tile();
        auto e = tile                                         ? tile_element(operand, at, lines)
                 : is_literal(operand) && element.is_scalar() ? cast(element, operand)
                                                              : expression(operand);
        if (!e) return Status(e.error());
        const Type given = tile                  ? type(operand).element()
                           : is_literal(operand) ? element
                                                 : type(operand);
        auto sum = accumulated(op, slot, *e, given, element);
        if (!sum) return Status(sum.error());
        lines.push_back(*std::move(sum));
        return Status();
      }));
  return true;
}

Result<bool> FunctionWriter::tile_assignment(NodeId id) {
  const NodeId target = tree_.kid(id, 0), value = tree_.kid(id, 1);
  const Node& t = tree_.node(target);
  if (type(value).is_tile()) {
    if (t.kind != NodeKind::Name) return unsupported(id, "a tile stored in this place");
    WEFT_RETURN_IF_ERROR(assign_tile(t.name, value));
    return true;
  }
  if (t.kind == NodeKind::Tuple) {
    for (const NodeId k : tree_.kids(target))
      if (tree_.node(k).kind != NodeKind::Name)
        return unsupported(id, "this multiple assignment in a kernel with tiles");
    return false;
  }
  if (t.kind == NodeKind::Name) return false;
  const Symbol root = root_name(tree_, target);
  const bool in_array = root.valid() && arrays.contains(root.v);
  if (type(tree_.kid(target, 0)).is_tile())
    return unsupported(id, "an element of a tile as a target");
  if (!in_array || on_host()) return false;
  // All threads have the value; one stores it, and others may read it.
  WEFT_TRY(const Expr e, is_literal(value) && place_type(target).is_scalar()
                             ? cast(place_type(target), value)
                             : expression(value));
  barrier();
  line("if (threadIdx.x == 0) {");
  ++depth_;
  WEFT_RETURN_IF_ERROR(store(target, e, value));
  --depth_;
  line("}");
  barrier();
  return true;
}

// What each thread of a block would do on its own, and what would not come out alike.
Status FunctionWriter::check_alike(NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Call) {
    const std::optional<BuiltinId> called = called_builtin(tree_, id);
    if (called && is_atomic(*called))
      return unsupported(id, "an atomic, which all threads of a block would do,");
    if (const auto f = called_function(tree_, id)) {
      if (!changed_parameters(*f).empty())
        return unsupported(id, "a function that changes something, in a kernel with tiles,");
    }
    if (called && works_on_tiles(*called) && !has_tile_form(*called))
      return unsupported(id, called_text(id));
    if (is_one_of(called, {BuiltinId::Tile, BuiltinId::Untile}))
      return unsupported(id, called_text(id) + ", of a block's size, which is 1 on the CPU,");
  }
  for (const NodeId k : tree_.kids(id))
    if (k.valid()) WEFT_RETURN_IF_ERROR(check_alike(k));
  return {};
}

Status FunctionWriter::assign_tile(Symbol name, NodeId value) {
  const std::vector<std::int32_t>& shape = tile_shape(value);
  // A part of a tile is a tile of its own here, and shares nothing with the other.
  NodeId root = value;
  while (true) {
    if (tree_.node(root).kind == NodeKind::Subscript) {
      root = tree_.kid(root, 0);
      continue;
    }
    const std::optional<BuiltinId> called = called_builtin(tree_, root);
    if (!called || !views_tile(*called)) break;
    root = argument(tree_, root, 0, "t").valid() ? argument(tree_, root, 0, "t")
                                                 : argument(tree_, root, 0, "a");
  }
  if (tree_.node(root).kind == NodeKind::Name &&
      (changed_tiles_.contains(tree_.node(root).name.v) || changed_tiles_.contains(name.v)))
    return unsupported(value, "another name of a tile that is changed");
  if (root != value && mentions(value, name))
    return unsupported(value, "a tile that is made of its own parts");
  auto it = tiles_.find(name.v);
  if (it == tiles_.end()) {
    WEFT_TRY(const TilePlace place,
             new_tile(value, variable_name(name), type(value).element(), shape));
    it = tiles_.emplace(name.v, place).first;
  }
  const TilePlace place = it->second;
  if (place.shape != shape) return unsupported(value, "a name for tiles of several shapes");
  if (const auto fold = fold_of(value); fold && !tile_values_.contains(value.v))
    return fold_tile(value, *fold, place);
  // What is read elsewhere than at the element that is written is kept first.
  if (!reads_in_place(value, name)) WEFT_RETURN_IF_ERROR(keep_tile(value));
  return fill_tile(place, value);
}

bool FunctionWriter::mentions(NodeId id, Symbol name) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name && n.name == name) return true;
  const auto kids = tree_.kids(id);
  return std::any_of(kids.begin(), kids.end(),
                     [&](NodeId k) { return k.valid() && mentions(k, name); });
}

// Whether of that tile an element is made of the one with the same indices alone.
bool FunctionWriter::reads_in_place(NodeId id, Symbol name) const {
  const Node& n = tree_.node(id);
  if (tile_values_.contains(id.v) || !mentions(id, name)) return true;
  if (!type(id).is_tile() || n.kind == NodeKind::Subscript) return false;
  if (n.kind == NodeKind::Name) return true;
  if (n.kind == NodeKind::Call &&
      !is_one_of(called_builtin(tree_, id), {BuiltinId::TileMap, BuiltinId::TileAstype}))
    return false;
  const auto kids = tree_.kids(id);
  return std::all_of(kids.begin(), kids.end(),
                     [&](NodeId k) { return !k.valid() || reads_in_place(k, name); });
}

Status FunctionWriter::store_tile(NodeId call, bool add) {
  const NodeId array = argument(tree_, call, 0, "a"), tile = argument(tree_, call, 1, "t");
  if (!array.valid() || !tile.valid() || !type(tile).is_tile())
    return unsupported(call, "this store of a tile");
  const bool one = count_of(tile_shape(tile)) == 1;
  // What is stored must not be read from where it goes while others store.
  const NodeId offset = argument(tree_, call, 2, "offset");
  if (offset.valid() && reads_stored(offset))
    return unsupported(offset, "an offset that is read from an array that is stored to");
  if (reads_stored(tile)) WEFT_RETURN_IF_ERROR(keep_tile(tile));
  barrier();
  WEFT_RETURN_IF_ERROR(
      over_elements(tile_shape(tile), [&](const TileElement& at, std::vector<std::string>& lines) {
        auto value = tile_element(tile, at, lines);
        if (!value) return Status(value.error());
        std::string inside;
        auto place = global_element(array, argument(tree_, call, 2, "offset"),
                                    argument(tree_, call, 3, "bounds_check"), at, lines, inside);
        if (!place) return Status(place.error());
        if (one && !on_host())
          inside = inside.empty() ? "threadIdx.x == 0" : "threadIdx.x == 0 && " + inside;
        std::string text = place->text + " = " + value->text + ";";
        if (add) {
          const Type element = type(tile).element();
          const Expr args[] = {on_host() ? *place : Expr{"&" + place->text, kBindUnary}, *value};
          const Type types[] = {element, element};
          auto sum = on_host() ? binary(BinaryOp::Add, args[0], element, args[1], element, element)
                               : form_call(BuiltinId::AtomicAdd, args, types, element);
          if (!sum) return Status(sum.error());
          text = (on_host() ? place->text + " = " : "") + sum->text + ";";
        }
        lines.push_back((inside.empty() ? "" : "if (" + inside + ") ") + text);
        return Status();
      }));
  if (one) barrier();
  return {};
}

// Whether it reads memory that the kernel stores to, or part of an array by another name.
bool FunctionWriter::reads_stored(NodeId id) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name && arrays.contains(n.name.v)) {
    const bool parameter = std::any_of(f_.args.begin(), f_.args.end(),
                                       [&](const ArgDecl& a) { return a.name == n.name; });
    return !parameter || stored_.contains(n.name.v);
  }
  if (n.kind == NodeKind::Attribute && whole_array(id)) return true;
  const auto kids = tree_.kids(id);
  return std::any_of(kids.begin(), kids.end(),
                     [&](NodeId k) { return k.valid() && reads_stored(k); });
}

// wp.tile_matmul(a, b, out): out += a * b.
Status FunctionWriter::add_product(NodeId call) {
  const NodeId a = argument(tree_, call, 0, "a"), b = argument(tree_, call, 1, "b"),
               out = argument(tree_, call, 2, "out");
  if (!out.valid() || tree_.node(call).kids_count > 4)
    return unsupported(call, "wp.tile_matmul() with factors of its own");
  WEFT_TRY(const TilePlace place, tile_place(out));
  if (tree_.node(out).kind != NodeKind::Name || mentions(a, tree_.node(out).name) ||
      mentions(b, tree_.node(out).name))
    return unsupported(call, "a product that is added to one of its factors");
  return over_elements(place.shape, [&](const TileElement& at, std::vector<std::string>& lines) {
    const std::string slot = place.name + (place.single() ? "" : "[" + at.number + "]");
    auto sum = tile_product(a, b, at, slot, lines, type(out).element());
    if (!sum) return Status(sum.error());
    lines.push_back(slot + " = " + sum->text + ";");
    return Status();
  });
}

// wp.tile_assign(to, from, offset): a part of a tile is stored to.
Status FunctionWriter::assign_part(NodeId call) {
  const NodeId to = argument(tree_, call, 0, "dst"), from = argument(tree_, call, 1, "src"),
               offset = argument(tree_, call, 2, "offset");
  if (!to.valid() || !from.valid() || tree_.node(to).kind != NodeKind::Name ||
      !type(from).is_tile())
    return unsupported(call, "wp.tile_assign() with these arguments");
  if (mentions(from, tree_.node(to).name) ||
      (offset.valid() && mentions(offset, tree_.node(to).name)))
    return unsupported(call, "wp.tile_assign() of what is read from the same tile");
  if (type(to).element() != type(from).element())
    return unsupported(call, "wp.tile_assign() of another type");
  WEFT_TRY(const TilePlace place, tile_place(to));
  const std::vector<NodeId> offsets =
      offset.valid() ? elements(tree_, offset) : std::vector<NodeId>{};
  if (tile_shape(from).size() != place.shape.size() ||
      (offset.valid() && offsets.size() != place.shape.size()))
    return unsupported(call, "wp.tile_assign() of another number of dimensions");
  return over_elements(
      tile_shape(from), [&](const TileElement& at, std::vector<std::string>& lines) -> Status {
        WEFT_TRY(const Expr value, tile_element(from, at, lines));
        TileElement there = at;
        for (std::size_t d = 0; d < offsets.size(); ++d) {
          WEFT_TRY(const std::string index, tile_index(offsets[d]));
          there.indices[d] = plus(index, there.indices[d]);
        }
        if (place.shape != tile_shape(from) || !offsets.empty()) there.number.clear();
        lines.push_back(place.name +
                        (place.single() ? "" : "[" + number_of(place.shape, there) + "]") + " = " +
                        value.text + ";");
        return {};
      });
}

// Tiles that are changed in place, by name.
void FunctionWriter::find_changed_tiles(NodeId id) {
  const Node& n = tree_.node(id);
  NodeId place;
  if (n.kind == NodeKind::AugAssign) place = tree_.kid(id, 0);
  if (calls(tree_, id, BuiltinId::TileMatmul)) place = argument(tree_, id, 2, "out");
  if (calls(tree_, id, BuiltinId::TileAssign)) place = argument(tree_, id, 0, "dst");
  if (place.valid() && tree_.node(place).kind == NodeKind::Name)
    changed_tiles_.insert(tree_.node(place).name.v);
  for (const NodeId k : tree_.kids(id))
    if (k.valid()) find_changed_tiles(k);
}

// The memory of a block, at the beginning of the body.
void FunctionWriter::declare_tiles(std::size_t at) {
  std::string text;
  for (const auto& [name, declaration] : tile_declarations_)
    text += std::string(static_cast<std::size_t>(depth_) * 2, ' ') +
            (tiles_read_.contains(name) ? "" : "[[maybe_unused]] ") + declaration + "\n";
  out_.insert(at, text);
}

}  // namespace weft::standalone

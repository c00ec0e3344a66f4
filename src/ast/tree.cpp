// Storage of Tree. Input: add() calls from synth/ or frontend/. Invariant: children are added
// before their parent, so an id is always larger than the ids of its children and no cycle can be
// built.
#include "weft/ast/tree.h"

#include "weft/base/check.h"

namespace weft {

NodeId Tree::replace_by_name(NodeId id, Symbol name) {
  const Node old = nodes_[id.v];
  const NodeId moved{static_cast<std::uint32_t>(nodes_.size())};
  nodes_.push_back(old);
  locs_.push_back(locs_[id.v]);
  types_.push_back(types_[id.v]);
  Node named;
  named.kind = NodeKind::Name;
  named.name = name;
  named.kids_begin = old.kids_begin;
  nodes_[id.v] = named;
  return moved;
}

NodeId Tree::add(NodeKind kind, std::span<const NodeId> kids, std::uint8_t op, Symbol name,
                 std::uint64_t bits, std::uint32_t split) {
  Node n;
  n.kind = kind;
  n.op = op;
  n.kids_begin = static_cast<std::uint32_t>(kids_.size());
  n.kids_count = static_cast<std::uint32_t>(kids.size());
  n.split = split;
  n.name = name;
  n.bits = bits;
  if (!kids.empty() && kids.data() >= kids_.data() && kids.data() < kids_.data() + kids_.size()) {
    // The caller hands over children of another node of this tree; growing would move them.
    const std::size_t from = static_cast<std::size_t>(kids.data() - kids_.data());
    for (std::size_t i = 0; i < kids.size(); ++i) {
      const NodeId kid = kids_[from + i];
      kids_.push_back(kid);
    }
  } else {
    kids_.insert(kids_.end(), kids.begin(), kids.end());
  }
  nodes_.push_back(n);
  locs_.emplace_back();
  types_.emplace_back();
  return NodeId{static_cast<std::uint32_t>(nodes_.size() - 1)};
}

void Tree::note_callee(NodeId id, Callee callee) {
  if (id.v >= callees_.size()) callees_.resize(id.v + 1);
  Callee& known = callees_[id.v];
  if (known.kind == Callee::Unknown) {
    known = callee;
    has_callee_.push_back(id);
  } else if (known != callee) {
    known = {Callee::Several, 0};
  }
}

// One at a time: a file may have many kernels, each of which has few.
void Tree::forget_callees() {
  for (const NodeId id : has_callee_)
    if (id.v < callees_.size()) callees_[id.v] = {};
  has_callee_.clear();
}

std::uint64_t Tree::add_compare_ops(std::span<const CompareOp> ops) {
  const std::uint64_t begin = compare_ops_.size();
  compare_ops_.insert(compare_ops_.end(), ops.begin(), ops.end());
  return begin;
}

std::span<const NodeId> Tree::kids_before_split(NodeId id, std::uint32_t from) const {
  const Node& n = nodes_[id.v];
  WEFT_DCHECK(from <= n.split && n.split <= n.kids_count);
  return kids(id).subspan(from, n.split - from);
}

std::span<const NodeId> Tree::kids_after_split(NodeId id) const {
  return kids(id).subspan(nodes_[id.v].split);
}

void Tree::clear() {
  constants.clear();
  structs.clear();
  functions.clear();
  aliases.clear();
  unknown_names.clear();
  nested_kernels.clear();
  items.clear();
  tuples.clear();
  tiles.clear();
  callees_.clear();
  has_callee_.clear();
  modules.clear();
  imported_names.clear();
  module_options.clear();
  config_options.clear();
  captured.clear();
  scopes.clear();
  groups.clear();
  objects.clear();
  object_constants.clear();
  object_types.clear();
  object_texts.clear();
  store_orders.clear();
  kernel_hash.clear();
  source.clear();
  file_name.clear();
  nodes_.clear();
  kids_.clear();
  compare_ops_.clear();
  locs_.clear();
  types_.clear();
  line_starts_.clear();
  names_.clear();
}

Tree::Mark Tree::mark() const {
  return {nodes_.size(), kids_.size(), compare_ops_.size(), functions.size(),   captured.size(),
          tuples.size(), tiles.size(), objects.size(),      store_orders.size()};
}

void Tree::rewind(const Mark& m) {
  nodes_.resize(m.nodes);
  locs_.resize(m.nodes);
  types_.resize(m.nodes);
  if (callees_.size() > m.nodes) callees_.resize(m.nodes);
  kids_.resize(m.kids);
  compare_ops_.resize(m.compare_ops);
  functions.resize(m.functions);
  captured.resize(m.captured);
  tuples.resize(m.tuples);
  tiles.resize(m.tiles);
  objects.resize(m.objects);
  store_orders.resize(m.store_orders);
}

FunctionId Tree::add_instance(FunctionId from, FunctionDecl decl) {
  CapturedFunction c = captured[functions[from.v].captured];
  c.line_shift = -static_cast<std::int32_t>(decl.first_line);
  c.instance_of = from;
  decl.captured = static_cast<std::uint32_t>(captured.size());
  captured.push_back(std::move(c));
  functions.push_back(std::move(decl));
  return FunctionId{static_cast<std::uint32_t>(functions.size() - 1)};
}

// Lines end at \n and \r\n, as Python's tokenizer counts them. Warp's own table of lines comes from
// str.splitlines(), which also breaks at \v, \f, \x1c..\x1e, \x85, U+2028 and U+2029; frontend/
// refuses functions that hold one of those (or a lone \r), so the two never differ here.
void Tree::index_lines() {
  line_starts_.clear();
  const std::string_view text = source;
  std::size_t at = 0;
  while (at < text.size()) {
    line_starts_.push_back(static_cast<std::uint32_t>(at));
    const std::size_t end = text.find('\n', at);
    if (end == std::string_view::npos) break;
    at = end + 1;
  }
}

std::string_view Tree::source_line(std::uint32_t line) const {
  if (line == 0 || line > line_starts_.size()) return {};
  const std::size_t begin = line_starts_[line - 1];
  const std::size_t end = line < line_starts_.size() ? line_starts_[line] : source.size();
  std::string_view text = std::string_view(source).substr(begin, end - begin);
  if (text.ends_with('\n')) text.remove_suffix(1);
  if (text.ends_with('\r')) text.remove_suffix(1);
  return text;
}

SourceLoc Tree::place_in(const FunctionDecl& function, int line) const {
  if (!of_program(function)) return {file_name, line};
  const CapturedFunction* c = captured_of(function);
  // Instances count their lines anew.
  while (c->instance_of.valid()) c = captured_of(c->instance_of);
  return {c->file, line + c->line_shift};
}

SourceLoc Tree::place_for_people(const std::string& path, int line) const {
  const FunctionDecl* around = nullptr;
  for (const FunctionDecl& f : functions) {
    if (!of_program(f) || static_cast<int>(f.first_line) > line) continue;
    if (around == nullptr || f.first_line > around->first_line) around = &f;
  }
  return around == nullptr ? SourceLoc{path, line} : place_in(*around, line);
}

std::string_view node_kind_name(NodeKind kind) {
  switch (kind) {
#define WEFT_NAME(Kind, children) \
  case NodeKind::Kind:            \
    return #Kind;
#define WEFT_STMT(Kind, children) WEFT_NAME(Kind, children)
#define WEFT_EXPR(Kind, children) WEFT_NAME(Kind, children)
#define WEFT_PART(Kind, children) WEFT_NAME(Kind, children)
#include "weft/ast/nodes.def"
#undef WEFT_NAME
  }
  WEFT_UNREACHABLE("node kind {}", static_cast<int>(kind));
}

}  // namespace weft

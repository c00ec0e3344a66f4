#include "program_tree.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <string>
#include <utility>

#include "convert.h"
#include "word_table.h"

namespace weft {
namespace {

template <class Op, std::size_t N>
std::optional<Op> find_op(const std::pair<std::string_view, Op> (&ops)[N], std::string_view name) {
  for (const auto& [text, op] : ops)
    if (text == name) return op;
  return {};
}

constexpr std::pair<std::string_view, BinaryOp> kBinary[] = {
    {"Add", BinaryOp::Add},         {"Sub", BinaryOp::Sub},       {"Mult", BinaryOp::Mult},
    {"MatMult", BinaryOp::MatMult}, {"Div", BinaryOp::Div},       {"FloorDiv", BinaryOp::FloorDiv},
    {"Pow", BinaryOp::Pow},         {"Mod", BinaryOp::Mod},       {"BitAnd", BinaryOp::BitAnd},
    {"BitOr", BinaryOp::BitOr},     {"BitXor", BinaryOp::BitXor}, {"LShift", BinaryOp::LShift},
    {"RShift", BinaryOp::RShift},
};
constexpr std::pair<std::string_view, UnaryOp> kUnary[] = {{"UAdd", UnaryOp::UAdd},
                                                           {"USub", UnaryOp::USub},
                                                           {"Not", UnaryOp::Not},
                                                           {"Invert", UnaryOp::Invert}};
constexpr std::pair<std::string_view, BoolOp> kBool[] = {{"And", BoolOp::And}, {"Or", BoolOp::Or}};
constexpr std::pair<std::string_view, CompareOp> kCompare[] = {
    {"Eq", CompareOp::Eq},      {"NotEq", CompareOp::NotEq}, {"Lt", CompareOp::Lt},
    {"LtE", CompareOp::LtE},    {"Gt", CompareOp::Gt},       {"GtE", CompareOp::GtE},
    {"Is", CompareOp::Is},      {"IsNot", CompareOp::IsNot}, {"In", CompareOp::In},
    {"NotIn", CompareOp::NotIn}};

}  // namespace

// What every node begins with; its fields are still to be read.
struct ProgramTree::Head {
  explicit Head(JsonCursor& c) : fields(c) {}

  std::string_view kind;
  std::uint64_t key = 0;  // of the kind
  NodeLoc loc;
  JsonList fields;
};

Diag ProgramTree::bad(std::string_view what) const {
  return diag(DiagCode::BadProgram, SourceLoc{std::string(file_name_)},
              "its tree holds " + std::string(what));
}

bool ProgramTree::begin_of_any_form(Head& out, std::uint32_t (&place)[4]) {
  if (!cursor_.open('[') || !out.fields.next() || !cursor_.word(out.kind, out.key) ||
      out.kind.empty())
    return false;
  for (std::uint32_t& to : place) {
    if (!out.fields.next()) return false;
    std::int64_t n = 0;
    if (!cursor_.number(n)) {
      cursor_.skip();
    } else if (n > 0 && n <= 0xffffffff) {
      to = static_cast<std::uint32_t>(n);
    }
  }
  return true;
}

bool ProgramTree::begin(Head& out) {
  std::uint32_t place[4] = {};
  if (cursor_.node_head(out.kind, out.key, place)) {
    out.fields.begun();
  } else if (!begin_of_any_form(out, place)) {
    return false;
  }
  const auto line = [&](std::uint32_t n) { return n == 0 ? 0 : n + first_line_ - 1; };
  out.loc = {line(place[0]), place[1], line(place[2]), place[3]};
  return true;
}

NodeId ProgramTree::make(const Head& h, NodeKind kind, std::span<const NodeId> kids,
                         std::uint8_t op, Symbol name, std::uint64_t bits, std::uint32_t split) {
  const NodeId id = tree_.add(kind, kids, op, name, bits, split);
  tree_.loc(id) = h.loc;
  return id;
}

NodeId ProgramTree::object_node(const Head& h, const Object& o) {
  tree_.objects.push_back(o);
  return make(h, NodeKind::Object, {}, 0, Symbol{}, tree_.objects.size() - 1);
}

ProgramTree::Role ProgramTree::role(NodeKind kind) {
  switch (kind) {
#define WEFT_STMT(Kind, children) \
  case NodeKind::Kind:            \
    return Role::Statement;
#define WEFT_EXPR(Kind, children) \
  case NodeKind::Kind:            \
    return Role::Expression;
#define WEFT_PART(Kind, children) \
  case NodeKind::Kind:            \
    return Role::Expression;
#include "weft/ast/nodes.def"
  }
  WEFT_UNREACHABLE("node kind {}", static_cast<int>(kind));
}

Status ProgramTree::append(Nodes& out, Role wanted) {
  WEFT_TRY(const NodeId id, node());
  const NodeKind kind = tree_.node(id).kind;
  if (kind != NodeKind::Unsupported && role(kind) != wanted)
    return bad(wanted == Role::Statement ? "an expression where a statement should be"
                                         : "a statement where an expression should be");
  out.push_back(id);
  return {};
}

Status ProgramTree::append_all(Nodes& out, Role wanted) {
  if (!cursor_.open('[')) return bad("something else where a list should be");
  for (JsonList list(cursor_); list.next();) WEFT_RETURN_IF_ERROR(append(out, wanted));
  return {};
}

Status ProgramTree::field(Head& h, Nodes& out) {
  if (!h.fields.next()) return bad("a node without its parts");
  return append(out);
}

Status ProgramTree::list(Head& h, Nodes& out, Role wanted) {
  if (!h.fields.next()) return bad("a node without its parts");
  return append_all(out, wanted);
}

// A field that is a word; empty if it is not.
std::string_view ProgramTree::word(Head& h) {
  std::string_view s;
  if (h.fields.next() && !cursor_.string(s)) cursor_.skip();
  return s;
}

Result<NodeId> ProgramTree::function_def() {
  Head h(cursor_), arguments(cursor_);
  if (!begin(h) || h.kind != "FunctionDef") return bad("no function");
  const Symbol name = tree_.intern(word(h));
  // arguments: those that are positional only, then the others
  if (!h.fields.next() || !begin(arguments) || !arguments.fields.next()) return bad("no function");
  cursor_.skip();
  if (!arguments.fields.next() || !cursor_.open('[')) return bad("no function");
  Nodes args;
  for (JsonList list(cursor_); list.next();) {
    Head arg(cursor_);
    if (!begin(arg)) return bad("an argument that is none");
    args.push_back(make(arg, NodeKind::Arg, {}, 0, tree_.intern(word(arg))));
    arg.fields.skip_rest();
  }
  arguments.fields.skip_rest();
  const auto count = static_cast<std::uint32_t>(args.size());
  Nodes kids;
  kids.push_back(tree_.add(NodeKind::Arguments, args, 0, Symbol{}, 0, count));
  WEFT_RETURN_IF_ERROR(list(h, kids, Role::Statement));
  h.fields.skip_rest();
  const auto split = static_cast<std::uint32_t>(kids.size());
  if (split < 2) return bad("a function without a body");
  return make(h, NodeKind::FunctionDef, kids, 0, name, 0, split);
}

Result<NodeId> ProgramTree::constant(Head& h) {
  if (!h.fields.next()) return bad("a constant without a value");
  Literal literal;
  const auto o = objects_.object(&literal);
  if (!o) return bad("a constant that is none");
  if (!literal.there) return object_node(h, *o);
  const bool text = literal.kind == ConstantKind::Str || literal.kind == ConstantKind::Bytes ||
                    literal.kind == ConstantKind::BigInt;
  return make(h, NodeKind::Constant, {}, static_cast<std::uint8_t>(literal.kind),
              text ? tree_.intern(literal.text) : Symbol{}, literal.bits);
}

Result<NodeId> ProgramTree::object(Head& h) {
  const auto o = h.fields.next() ? objects_.object() : std::nullopt;
  if (!o) return bad("an object that is none");
  return object_node(h, *o);
}

Result<NodeId> ProgramTree::name(Head& h) {
  return make(h, NodeKind::Name, {}, 0, tree_.intern(word(h)));
}

Result<NodeId> ProgramTree::attribute(Head& h) {
  Nodes kids;
  WEFT_RETURN_IF_ERROR(field(h, kids));
  return make(h, NodeKind::Attribute, kids, 0, tree_.intern(word(h)));
}

Result<NodeId> ProgramTree::call(Head& h) {
  Nodes kids;
  WEFT_RETURN_IF_ERROR(field(h, kids));
  WEFT_RETURN_IF_ERROR(list(h, kids));
  const auto split = static_cast<std::uint32_t>(kids.size());
  if (!h.fields.next() || !cursor_.open('[')) return bad("a call without its parts");
  for (JsonList list(cursor_); list.next();) {
    Head keyword(cursor_);
    if (!begin(keyword)) return bad("a keyword without a value");
    const std::string_view label = word(keyword);
    const Symbol name = label.empty() ? Symbol{} : tree_.intern(label);
    Nodes value;
    WEFT_RETURN_IF_ERROR(field(keyword, value));
    keyword.fields.skip_rest();
    kids.push_back(make(keyword, NodeKind::Keyword, value, 0, name));
  }
  return make(h, NodeKind::Call, kids, 0, Symbol{}, 0, split);
}

Result<NodeId> ProgramTree::compare(Head& h) {
  Nodes kids;
  WEFT_RETURN_IF_ERROR(field(h, kids));
  InlineVec<CompareOp, 4> ops;
  if (!h.fields.next() || !cursor_.open('[')) return bad("a comparison without its parts");
  for (JsonList list(cursor_); list.next();) {
    std::string_view name;
    const auto op = cursor_.string(name) ? find_op(kCompare, name) : std::nullopt;
    if (!op) return bad("an operator that is none");
    ops.push_back(*op);
  }
  WEFT_RETURN_IF_ERROR(list(h, kids));
  if (ops.size() + 1 != kids.size() || ops.empty()) return bad("a comparison without its parts");
  return make(h, NodeKind::Compare, kids, 0, Symbol{}, tree_.add_compare_ops(ops));
}

// Nodes whose children are their first fields.
template <NodeKind kind, std::size_t count>
Result<NodeId> ProgramTree::plain(Head& h) {
  Nodes kids;
  for (std::size_t i = 0; i < count; ++i) WEFT_RETURN_IF_ERROR(field(h, kids));
  return make(h, kind, kids);
}

template <NodeKind kind>
Result<NodeId> ProgramTree::binary(Head& h) {
  Nodes kids;
  WEFT_RETURN_IF_ERROR(field(h, kids));
  const auto op = find_op(kBinary, word(h));
  if (!op) return bad("an operator that is none");
  WEFT_RETURN_IF_ERROR(field(h, kids));
  return make(h, kind, kids, static_cast<std::uint8_t>(*op));
}

Result<NodeId> ProgramTree::unary(Head& h) {
  const auto op = find_op(kUnary, word(h));
  if (!op) return bad("an operator that is none");
  Nodes kids;
  WEFT_RETURN_IF_ERROR(field(h, kids));
  return make(h, NodeKind::UnaryOp, kids, static_cast<std::uint8_t>(*op));
}

Result<NodeId> ProgramTree::boolean(Head& h) {
  const auto op = find_op(kBool, word(h));
  if (!op) return bad("an operator that is none");
  Nodes kids;
  WEFT_RETURN_IF_ERROR(list(h, kids));
  if (kids.size() < 2) return bad("a boolean operator without operands");
  return make(h, NodeKind::BoolOp, kids, static_cast<std::uint8_t>(*op));
}

template <NodeKind kind>
Result<NodeId> ProgramTree::sequence(Head& h) {
  Nodes kids;
  WEFT_RETURN_IF_ERROR(list(h, kids));
  return make(h, kind, kids);
}

Result<NodeId> ProgramTree::slice(Head& h) {
  Nodes kids;
  for (std::size_t i = 0; i < 3; ++i) {
    if (!h.fields.next() || cursor_.null()) {
      kids.push_back(NodeId{});
    } else {
      WEFT_RETURN_IF_ERROR(append(kids));
    }
  }
  return make(h, NodeKind::Slice, kids);
}

Result<NodeId> ProgramTree::assign(Head& h) {
  Nodes kids;
  WEFT_RETURN_IF_ERROR(list(h, kids));
  if (kids.empty()) return bad("an assignment to nothing");
  WEFT_RETURN_IF_ERROR(field(h, kids));
  return make(h, NodeKind::Assign, kids);
}

// `heads` fields, then the lists of the body and of what follows else.
template <NodeKind kind, std::size_t heads>
Result<NodeId> ProgramTree::block(Head& h) {
  Nodes kids;
  for (std::size_t i = 0; i < heads; ++i) WEFT_RETURN_IF_ERROR(field(h, kids));
  WEFT_RETURN_IF_ERROR(list(h, kids, Role::Statement));
  const auto split = static_cast<std::uint32_t>(kids.size());
  if (split == heads) return bad("an empty block");
  WEFT_RETURN_IF_ERROR(list(h, kids, Role::Statement));
  std::uint64_t order = 0;
  if constexpr (kind != NodeKind::If) {
    WEFT_TRY(order, store_order(h));
  }
  return make(h, kind, kids, 0, Symbol{}, order, split);
}

// The names that a loop's body assigns, if the process put them in an order.
Result<std::uint64_t> ProgramTree::store_order(Head& h) {
  if (!h.fields.next() || !cursor_.open('[')) return std::uint64_t{0};
  std::vector<Symbol> order;
  for (JsonList list(cursor_); list.next();) {
    std::string_view name;
    if (!cursor_.string(name) || name.empty()) return bad("a name that is none");
    order.push_back(tree_.intern(name));
  }
  if (order.empty()) return std::uint64_t{0};
  tree_.store_orders.push_back(std::move(order));
  return static_cast<std::uint64_t>(tree_.store_orders.size());
}

// Up to `most` fields, those that are there.
template <NodeKind kind, std::size_t most>
Result<NodeId> ProgramTree::optional(Head& h) {
  Nodes kids;
  for (std::size_t i = 0; i < most; ++i)
    if (h.fields.next() && !cursor_.null()) WEFT_RETURN_IF_ERROR(append(kids));
  if (kind == NodeKind::Assert && kids.empty()) return bad("an assertion of nothing");
  return make(h, kind, kids);
}

Result<NodeId> ProgramTree::node() {
  struct Deeper {
    int& depth;
    explicit Deeper(int& d) : depth(++d) {}
    ~Deeper() { --depth; }
  };
  const Deeper deeper(depth_);
  if (depth_ > kMaxNesting)
    return diag(DiagCode::NestedTooDeep, SourceLoc{std::string(file_name_)}, kMaxNesting);
  Head h(cursor_);
  if (!begin(h)) return bad("something that is no node");
  using Read = Result<NodeId> (ProgramTree::*)(Head&);
  using enum NodeKind;
  // By Python's classes.
  static constexpr std::pair<std::string_view, Read> kReaderOf[] = {
      {"Assert", &ProgramTree::optional<Assert, 2>},
      {"Assign", &ProgramTree::assign},
      {"Attribute", &ProgramTree::attribute},
      {"AugAssign", &ProgramTree::binary<AugAssign>},
      {"BinOp", &ProgramTree::binary<BinOp>},
      {"BoolOp", &ProgramTree::boolean},
      {"Break", &ProgramTree::plain<Break>},
      {"Call", &ProgramTree::call},
      {"Compare", &ProgramTree::compare},
      {"Constant", &ProgramTree::constant},
      {"Continue", &ProgramTree::plain<Continue>},
      {"Expr", &ProgramTree::plain<ExprStmt, 1>},
      {"For", &ProgramTree::block<For, 2>},
      {"If", &ProgramTree::block<If, 1>},
      {"IfExp", &ProgramTree::plain<IfExp, 3>},
      {"List", &ProgramTree::sequence<List>},
      {"Name", &ProgramTree::name},
      {"Object", &ProgramTree::object},
      {"Pass", &ProgramTree::plain<Pass>},
      {"Return", &ProgramTree::optional<Return, 1>},
      {"Slice", &ProgramTree::slice},
      {"Starred", &ProgramTree::plain<Starred, 1>},
      {"Subscript", &ProgramTree::plain<Subscript, 2>},
      {"Tuple", &ProgramTree::sequence<Tuple>},
      {"UnaryOp", &ProgramTree::unary},
      {"While", &ProgramTree::block<While, 1>},
  };
  static constexpr WordTable kReaders(kReaderOf);
  const Read* read = kReaders.find(h.key, h.kind);
  if (read == nullptr) {
    h.fields.skip_rest();
    return make(h, Unsupported, {}, 0, tree_.intern(h.kind));
  }
  Result<NodeId> made = (this->**read)(h);
  if (made) h.fields.skip_rest();
  return made;
}

}  // namespace weft

#include "program_tree.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <string>
#include <utility>

#include "convert.h"

namespace weft {
namespace {

// Where a node's own fields begin, after its class and its place.
constexpr std::size_t kFields = 5;
// No node has more fields that are read.
constexpr std::size_t kMostFields = 5;

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

std::string_view text_of(simdjson::dom::element j) {
  std::string_view s;
  return j.get(s) == simdjson::SUCCESS ? s : std::string_view{};
}

std::uint32_t number_of(simdjson::dom::element j) {
  std::uint64_t n = 0;
  return j.get(n) == simdjson::SUCCESS && n <= 0xffffffffu ? static_cast<std::uint32_t>(n) : 0;
}

}  // namespace

// A node's list, taken apart once: simdjson finds an element of an array by counting.
struct ProgramTree::Parts {
  std::string_view kind;
  NodeLoc loc;
  std::array<Json, kMostFields> fields;
  std::size_t count = 0;

  bool has(std::size_t n) const { return count >= n; }
  std::string_view text(std::size_t i) const { return i < count ? text_of(fields[i]) : ""; }
  bool null(std::size_t i) const { return i >= count || fields[i].is_null(); }
};

Diag ProgramTree::bad(std::string_view what) const {
  return diag(DiagCode::BadProgram, SourceLoc{std::string(file_name_)},
              "its tree holds " + std::string(what));
}

bool ProgramTree::take_apart(Json j, Parts& out) const {
  simdjson::dom::array list;
  if (j.get(list) != simdjson::SUCCESS) return false;
  std::uint32_t place[4] = {};
  std::size_t i = 0;
  for (const Json e : list) {
    if (i == 0) {
      out.kind = text_of(e);
    } else if (i < kFields) {
      place[i - 1] = number_of(e);
    } else if (out.count < kMostFields) {
      out.fields[out.count++] = e;
    }
    ++i;
  }
  const auto line = [&](std::uint32_t n) { return n == 0 ? 0 : n + first_line_ - 1; };
  out.loc = {line(place[0]), place[1], line(place[2]), place[3]};
  return !out.kind.empty() && i >= kFields;
}

NodeId ProgramTree::make(const Parts& p, NodeKind kind, std::span<const NodeId> kids,
                         std::uint8_t op, Symbol name, std::uint64_t bits, std::uint32_t split) {
  const NodeId id = tree_.add(kind, kids, op, name, bits, split);
  tree_.loc(id) = p.loc;
  return id;
}

NodeId ProgramTree::object_node(const Parts& p, const Object& o) {
  tree_.objects.push_back(o);
  return make(p, NodeKind::Object, {}, 0, Symbol{}, tree_.objects.size() - 1);
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

Status ProgramTree::append(Json j, Nodes& out, Role wanted) {
  WEFT_TRY(const NodeId id, node(j));
  const NodeKind kind = tree_.node(id).kind;
  if (kind != NodeKind::Unsupported && role(kind) != wanted)
    return bad(wanted == Role::Statement ? "an expression where a statement should be"
                                         : "a statement where an expression should be");
  out.push_back(id);
  return {};
}

Status ProgramTree::append_all(Json j, Nodes& out, Role wanted) {
  simdjson::dom::array list;
  if (j.get(list) != simdjson::SUCCESS) return bad("something else where a list should be");
  for (const Json e : list) WEFT_RETURN_IF_ERROR(append(e, out, wanted));
  return {};
}

Result<NodeId> ProgramTree::function_def(Json j) {
  Parts p, arguments;
  if (!take_apart(j, p) || p.kind != "FunctionDef" || !p.has(3) ||
      !take_apart(p.fields[1], arguments) || !arguments.has(2) || !arguments.fields[1].is_array())
    return bad("no function");
  Nodes args;
  for (const Json a : arguments.fields[1].get_array()) {
    Parts arg;
    if (!take_apart(a, arg)) return bad("an argument that is none");
    args.push_back(make(arg, NodeKind::Arg, {}, 0, tree_.intern(arg.text(0))));
  }
  const auto count = static_cast<std::uint32_t>(args.size());
  Nodes kids;
  kids.push_back(tree_.add(NodeKind::Arguments, args, 0, Symbol{}, 0, count));
  WEFT_RETURN_IF_ERROR(append_all(p.fields[2], kids, Role::Statement));
  const auto split = static_cast<std::uint32_t>(kids.size());
  if (split < 2) return bad("a function without a body");
  return make(p, NodeKind::FunctionDef, kids, 0, tree_.intern(p.text(0)), 0, split);
}

Result<NodeId> ProgramTree::constant(const Parts& p) {
  if (!p.has(1)) return bad("a constant without a value");
  const auto leaf = [&](ConstantKind k, std::uint64_t bits = 0, Symbol name = {}) {
    return make(p, NodeKind::Constant, {}, static_cast<std::uint8_t>(k), name, bits);
  };
  const Json value = p.fields[0];
  std::string_view first, what;
  if (value.at(0).get(first) == simdjson::SUCCESS && first == "other") {
    if (value.at(1).get(what) != simdjson::SUCCESS) what = "";
    return leaf(what == "NoneType"  ? ConstantKind::None
                : what == "bytes"   ? ConstantKind::Bytes
                : what == "complex" ? ConstantKind::Complex
                                    : ConstantKind::Ellipsis,
                0, what == "bytes" ? tree_.intern("") : Symbol{});
  }
  const auto o = object_(value);
  if (!o) return bad("a constant that is none");
  if (o->kind != Object::Constant) return object_node(p, *o);
  const ConstValue& c = tree_.object_constants[o->index];
  if (!c.python) return object_node(p, *o);
  if (c.type.plain(TypeKind::String)) return leaf(ConstantKind::Str, 0, tree_.intern(c.s));
  if (!c.f.empty()) return leaf(ConstantKind::Float, std::bit_cast<std::uint64_t>(c.f[0]));
  if (c.i[0] < 0 && c.type.scalar != Scalar::UInt64) return object_node(p, *o);
  return leaf(c.type.is_bool() ? ConstantKind::Bool : ConstantKind::Int,
              static_cast<std::uint64_t>(c.i[0]));
}

Result<NodeId> ProgramTree::object(const Parts& p) {
  const auto o = p.has(1) ? object_(p.fields[0]) : std::nullopt;
  if (!o) return bad("an object that is none");
  return object_node(p, *o);
}

Result<NodeId> ProgramTree::name(const Parts& p) {
  return make(p, NodeKind::Name, {}, 0, tree_.intern(p.text(0)));
}

Result<NodeId> ProgramTree::attribute(const Parts& p) {
  Nodes kids;
  WEFT_RETURN_IF_ERROR(children(p, {0}, kids));
  return make(p, NodeKind::Attribute, kids, 0, tree_.intern(p.text(1)));
}

Result<NodeId> ProgramTree::call(const Parts& p) {
  if (!p.has(3) || !p.fields[2].is_array()) return bad("a call without its parts");
  Nodes kids;
  WEFT_RETURN_IF_ERROR(append(p.fields[0], kids));
  WEFT_RETURN_IF_ERROR(append_all(p.fields[1], kids));
  const auto split = static_cast<std::uint32_t>(kids.size());
  for (const Json k : p.fields[2].get_array()) {
    Parts keyword;
    if (!take_apart(k, keyword) || !keyword.has(2)) return bad("a keyword without a value");
    WEFT_TRY(const NodeId v, node(keyword.fields[1]));
    if (role(tree_.node(v).kind) != Role::Expression) return bad("a statement as an argument");
    const Symbol label = keyword.null(0) ? Symbol{} : tree_.intern(keyword.text(0));
    kids.push_back(make(keyword, NodeKind::Keyword, {{v}}, 0, label));
  }
  return make(p, NodeKind::Call, kids, 0, Symbol{}, 0, split);
}

Result<NodeId> ProgramTree::compare(const Parts& p) {
  if (!p.has(3) || !p.fields[1].is_array()) return bad("a comparison without its parts");
  Nodes kids;
  WEFT_RETURN_IF_ERROR(append(p.fields[0], kids));
  WEFT_RETURN_IF_ERROR(append_all(p.fields[2], kids));
  InlineVec<CompareOp, 4> ops;
  for (const Json o : p.fields[1].get_array()) {
    const auto op = find_op(kCompare, text_of(o));
    if (!op) return bad("an operator that is none");
    ops.push_back(*op);
  }
  if (ops.size() + 1 != kids.size()) return bad("a comparison without its parts");
  return make(p, NodeKind::Compare, kids, 0, Symbol{}, tree_.add_compare_ops(ops));
}

Status ProgramTree::children(const Parts& p, std::initializer_list<std::size_t> fields,
                             Nodes& out) {
  for (const std::size_t i : fields) {
    if (i >= p.count) return bad("a node without its parts");
    WEFT_RETURN_IF_ERROR(append(p.fields[i], out));
  }
  return {};
}

// Nodes whose children are their fields, one each, in their order.
template <NodeKind kind, std::size_t... fields>
Result<NodeId> ProgramTree::plain(const Parts& p) {
  Nodes kids;
  WEFT_RETURN_IF_ERROR(children(p, {fields...}, kids));
  return make(p, kind, kids);
}

template <NodeKind kind>
Result<NodeId> ProgramTree::binary(const Parts& p) {
  const auto op = find_op(kBinary, p.text(1));
  if (!op) return bad("an operator that is none");
  Nodes kids;
  WEFT_RETURN_IF_ERROR(children(p, {0, 2}, kids));
  return make(p, kind, kids, static_cast<std::uint8_t>(*op));
}

Result<NodeId> ProgramTree::unary(const Parts& p) {
  const auto op = find_op(kUnary, p.text(0));
  if (!op) return bad("an operator that is none");
  Nodes kids;
  WEFT_RETURN_IF_ERROR(children(p, {1}, kids));
  return make(p, NodeKind::UnaryOp, kids, static_cast<std::uint8_t>(*op));
}

Result<NodeId> ProgramTree::boolean(const Parts& p) {
  const auto op = find_op(kBool, p.text(0));
  if (!op || !p.has(2)) return bad("an operator that is none");
  Nodes kids;
  WEFT_RETURN_IF_ERROR(append_all(p.fields[1], kids));
  if (kids.size() < 2) return bad("a boolean operator without operands");
  return make(p, NodeKind::BoolOp, kids, static_cast<std::uint8_t>(*op));
}

template <NodeKind kind>
Result<NodeId> ProgramTree::sequence(const Parts& p) {
  if (!p.has(1)) return bad("a node without its parts");
  Nodes kids;
  WEFT_RETURN_IF_ERROR(append_all(p.fields[0], kids));
  return make(p, kind, kids);
}

Result<NodeId> ProgramTree::slice(const Parts& p) {
  Nodes kids;
  for (std::size_t i = 0; i < 3; ++i) {
    if (p.null(i)) {
      kids.push_back(NodeId{});
    } else {
      WEFT_RETURN_IF_ERROR(append(p.fields[i], kids));
    }
  }
  return make(p, NodeKind::Slice, kids);
}

Result<NodeId> ProgramTree::assign(const Parts& p) {
  if (!p.has(2)) return bad("a node without its parts");
  Nodes kids;
  WEFT_RETURN_IF_ERROR(append_all(p.fields[0], kids));
  if (kids.empty()) return bad("an assignment to nothing");
  WEFT_RETURN_IF_ERROR(append(p.fields[1], kids));
  return make(p, NodeKind::Assign, kids);
}

// `heads` fields, then the lists of the body and of what follows else.
template <NodeKind kind, std::size_t heads>
Result<NodeId> ProgramTree::block(const Parts& p) {
  if (!p.has(heads + 2)) return bad("a node without its parts");
  Nodes kids;
  for (std::size_t i = 0; i < heads; ++i) WEFT_RETURN_IF_ERROR(append(p.fields[i], kids));
  WEFT_RETURN_IF_ERROR(append_all(p.fields[heads], kids, Role::Statement));
  const auto split = static_cast<std::uint32_t>(kids.size());
  if (split == heads) return bad("an empty block");
  WEFT_RETURN_IF_ERROR(append_all(p.fields[heads + 1], kids, Role::Statement));
  std::uint64_t order = 0;
  if constexpr (kind != NodeKind::If) {
    WEFT_TRY(order, store_order(p, heads + 2));
  }
  return make(p, kind, kids, 0, Symbol{}, order, split);
}

// The names that a loop's body assigns, if the process put them in an order.
Result<std::uint64_t> ProgramTree::store_order(const Parts& p, std::size_t at) {
  simdjson::dom::array names;
  if (at >= p.count || p.fields[at].get(names) != simdjson::SUCCESS || names.size() == 0)
    return std::uint64_t{0};
  std::vector<Symbol> order;
  for (const Json n : names) {
    const std::string_view name = text_of(n);
    if (name.empty()) return bad("a name that is none");
    order.push_back(tree_.intern(name));
  }
  tree_.store_orders.push_back(std::move(order));
  return static_cast<std::uint64_t>(tree_.store_orders.size());
}

// Up to `most` fields, those that are there.
template <NodeKind kind, std::size_t most>
Result<NodeId> ProgramTree::optional(const Parts& p) {
  Nodes kids;
  for (std::size_t i = 0; i < most; ++i)
    if (!p.null(i)) WEFT_RETURN_IF_ERROR(append(p.fields[i], kids));
  if (kind == NodeKind::Assert && kids.empty()) return bad("an assertion of nothing");
  return make(p, kind, kids);
}

Result<NodeId> ProgramTree::node(Json j) {
  struct Deeper {
    int& depth;
    explicit Deeper(int& d) : depth(++d) {}
    ~Deeper() { --depth; }
  };
  const Deeper deeper(depth_);
  if (depth_ > kMaxNesting)
    return diag(DiagCode::NestedTooDeep, SourceLoc{std::string(file_name_)}, kMaxNesting);
  Parts p;
  if (!take_apart(j, p)) return bad("something that is no node");
  using Read = Result<NodeId> (ProgramTree::*)(const Parts&);
  using enum NodeKind;
  // By Python's classes, in alphabetical order.
  static constexpr std::pair<std::string_view, Read> kReaders[] = {
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
      {"Expr", &ProgramTree::plain<ExprStmt, 0>},
      {"For", &ProgramTree::block<For, 2>},
      {"If", &ProgramTree::block<If, 1>},
      {"IfExp", &ProgramTree::plain<IfExp, 0, 1, 2>},
      {"List", &ProgramTree::sequence<List>},
      {"Name", &ProgramTree::name},
      {"Object", &ProgramTree::object},
      {"Pass", &ProgramTree::plain<Pass>},
      {"Return", &ProgramTree::optional<Return, 1>},
      {"Slice", &ProgramTree::slice},
      {"Starred", &ProgramTree::plain<Starred, 0>},
      {"Subscript", &ProgramTree::plain<Subscript, 0, 1>},
      {"Tuple", &ProgramTree::sequence<Tuple>},
      {"UnaryOp", &ProgramTree::unary},
      {"While", &ProgramTree::block<While, 1>},
  };
  const auto* reader =
      std::lower_bound(std::begin(kReaders), std::end(kReaders), p.kind,
                       [](const auto& entry, std::string_view kind) { return entry.first < kind; });
  if (reader != std::end(kReaders) && reader->first == p.kind) return (this->*reader->second)(p);
  return make(p, Unsupported, {}, 0, tree_.intern(p.kind));
}

}  // namespace weft

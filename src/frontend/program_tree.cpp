#include "program_tree.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <string>
#include <utility>

#include "convert.h"

namespace weft {
namespace {

// Where a node's own fields begin, after its class and its place.
constexpr std::size_t kFields = 5;

template <class Op, std::size_t N>
std::optional<Op> find_op(const std::pair<std::string_view, Op> (&ops)[N], std::string_view name) {
  for (const auto& [text, op] : ops)
    if (text == name) return op;
  return {};
}

constexpr std::pair<std::string_view, BinaryOp> kBinary[] = {
    {"Add", BinaryOp::Add},       {"Sub", BinaryOp::Sub},
    {"Mult", BinaryOp::Mult},     {"MatMult", BinaryOp::MatMult},
    {"Div", BinaryOp::Div},       {"FloorDiv", BinaryOp::FloorDiv},
    {"Pow", BinaryOp::Pow},       {"Mod", BinaryOp::Mod},
    {"BitAnd", BinaryOp::BitAnd}, {"BitOr", BinaryOp::BitOr},
    {"BitXor", BinaryOp::BitXor}, {"LShift", BinaryOp::LShift},
    {"RShift", BinaryOp::RShift},
};
constexpr std::pair<std::string_view, UnaryOp> kUnary[] = {{"UAdd", UnaryOp::UAdd},
                                                           {"USub", UnaryOp::USub},
                                                           {"Not", UnaryOp::Not},
                                                           {"Invert", UnaryOp::Invert}};
constexpr std::pair<std::string_view, BoolOp> kBool[] = {{"And", BoolOp::And}, {"Or", BoolOp::Or}};
constexpr std::pair<std::string_view, CompareOp> kCompare[] = {
    {"Eq", CompareOp::Eq},   {"NotEq", CompareOp::NotEq}, {"Lt", CompareOp::Lt},
    {"LtE", CompareOp::LtE}, {"Gt", CompareOp::Gt},       {"GtE", CompareOp::GtE},
    {"Is", CompareOp::Is},   {"IsNot", CompareOp::IsNot}, {"In", CompareOp::In},
    {"NotIn", CompareOp::NotIn}};

std::string_view text_at(simdjson::dom::element j, std::size_t i) {
  std::string_view s;
  return j.at(i).get(s) == simdjson::SUCCESS ? s : std::string_view{};
}

}  // namespace

Diag ProgramTree::bad(std::string_view what) const {
  return diag(DiagCode::BadProgram, SourceLoc{std::string(file_name_)},
              "its tree holds " + std::string(what));
}

NodeId ProgramTree::place(NodeId id, Json j) {
  const auto number = [&](std::size_t i) {
    std::uint64_t n = 0;
    return j.at(i).get(n) == simdjson::SUCCESS ? static_cast<std::uint32_t>(n) : 0;
  };
  const auto line = [&](std::size_t i) {
    const std::uint32_t n = number(i);
    return n == 0 ? 0 : n + first_line_ - 1;
  };
  tree_.loc(id) = {line(1), number(2), line(3), number(4)};
  return id;
}

NodeId ProgramTree::object_node(const Object& o) {
  tree_.objects.push_back(o);
  return tree_.add(NodeKind::Object, {}, 0, Symbol{}, tree_.objects.size() - 1);
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
  Json body, arguments, list;
  if (text_at(j, 0) != "FunctionDef" || j.at(kFields + 1).get(arguments) != simdjson::SUCCESS ||
      j.at(kFields + 2).get(body) != simdjson::SUCCESS ||
      arguments.at(kFields + 1).get(list) != simdjson::SUCCESS || !list.is_array())
    return bad("no function");
  Nodes args;
  for (const Json a : list.get_array()) {
    const NodeId arg = tree_.add(NodeKind::Arg, {}, 0, tree_.intern(text_at(a, kFields)));
    args.push_back(place(arg, a));
  }
  const auto count = static_cast<std::uint32_t>(args.size());
  Nodes kids{tree_.add(NodeKind::Arguments, args, 0, Symbol{}, 0, count)};
  WEFT_RETURN_IF_ERROR(append_all(body, kids, Role::Statement));
  const auto split = static_cast<std::uint32_t>(kids.size());
  if (split < 2) return bad("a function without a body");
  return place(tree_.add(NodeKind::FunctionDef, kids, 0, tree_.intern(text_at(j, kFields)), 0,
                         split),
               j);
}

Result<NodeId> ProgramTree::constant(Json j) {
  Json object;
  if (j.at(kFields).get(object) != simdjson::SUCCESS) return bad("a constant without a value");
  const auto leaf = [&](ConstantKind k, std::uint64_t bits = 0, Symbol name = {}) {
    return place(tree_.add(NodeKind::Constant, {}, static_cast<std::uint8_t>(k), name, bits), j);
  };
  if (text_at(object, 0) == "other") {
    const std::string_view what = text_at(object, 1);
    return leaf(what == "NoneType"   ? ConstantKind::None
                : what == "bytes"    ? ConstantKind::Bytes
                : what == "complex"  ? ConstantKind::Complex
                                     : ConstantKind::Ellipsis,
                0, what == "bytes" ? tree_.intern("") : Symbol{});
  }
  const auto o = object_(object);
  if (!o) return bad("a constant that is none");
  if (o->kind != Object::Constant) return place(object_node(*o), j);
  const ConstValue& c = tree_.object_constants[o->index];
  if (!c.python) return place(object_node(*o), j);
  if (c.type.plain(TypeKind::String)) return leaf(ConstantKind::Str, 0, tree_.intern(c.s));
  if (!c.f.empty()) return leaf(ConstantKind::Float, std::bit_cast<std::uint64_t>(c.f[0]));
  const bool is_bool = c.type.is_bool();
  if (c.i[0] < 0 && c.type.scalar != Scalar::UInt64) return place(object_node(*o), j);
  return leaf(is_bool ? ConstantKind::Bool : ConstantKind::Int,
              static_cast<std::uint64_t>(c.i[0]));
}

Result<NodeId> ProgramTree::call(Json j) {
  Json func, args, keywords;
  if (j.at(kFields).get(func) != simdjson::SUCCESS ||
      j.at(kFields + 1).get(args) != simdjson::SUCCESS ||
      j.at(kFields + 2).get(keywords) != simdjson::SUCCESS || !keywords.is_array())
    return bad("a call without its parts");
  Nodes kids;
  WEFT_RETURN_IF_ERROR(append(func, kids));
  WEFT_RETURN_IF_ERROR(append_all(args, kids));
  const auto split = static_cast<std::uint32_t>(kids.size());
  for (const Json k : keywords.get_array()) {
    Json value;
    if (k.at(kFields + 1).get(value) != simdjson::SUCCESS) return bad("a keyword without a value");
    WEFT_TRY(const NodeId v, node(value));
    std::string_view name;
    const bool named = k.at(kFields).get(name) == simdjson::SUCCESS;
    kids.push_back(place(
        tree_.add(NodeKind::Keyword, {{v}}, 0, named ? tree_.intern(name) : Symbol{}), k));
  }
  return place(tree_.add(NodeKind::Call, kids, 0, Symbol{}, 0, split), j);
}

Result<NodeId> ProgramTree::compare(Json j) {
  Json left, ops, comparators;
  if (j.at(kFields).get(left) != simdjson::SUCCESS ||
      j.at(kFields + 1).get(ops) != simdjson::SUCCESS || !ops.is_array() ||
      j.at(kFields + 2).get(comparators) != simdjson::SUCCESS)
    return bad("a comparison without its parts");
  Nodes kids;
  WEFT_RETURN_IF_ERROR(append(left, kids));
  WEFT_RETURN_IF_ERROR(append_all(comparators, kids));
  std::vector<CompareOp> list;
  for (const Json o : ops.get_array()) {
    std::string_view name;
    if (o.get(name) != simdjson::SUCCESS) return bad("an operator that is none");
    const auto op = find_op(kCompare, name);
    if (!op) return bad("an operator that is none");
    list.push_back(*op);
  }
  if (list.size() + 1 != kids.size()) return bad("a comparison without its parts");
  const std::uint64_t at = tree_.add_compare_ops(list);
  return place(tree_.add(NodeKind::Compare, kids, 0, Symbol{}, at), j);
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
  const std::string_view kind = text_at(j, 0);
  if (kind.empty()) return bad("something that is no node");
  // Field i as JSON.
  const auto field = [&](std::size_t i) {
    Json f;
    return j.at(kFields + i).get(f) == simdjson::SUCCESS ? std::optional(f) : std::nullopt;
  };
  const auto make = [&](NodeKind k, const Nodes& kids, std::uint8_t op = 0, Symbol name = {},
                        std::uint32_t split = 0) {
    return place(tree_.add(k, kids, op, name, 0, split), j);
  };
  // Fields that are one node each, and those that are lists of nodes.
  const auto children = [&](std::initializer_list<std::size_t> fields, Nodes& into) -> Status {
    for (const std::size_t i : fields) {
      const auto f = field(i);
      if (!f) return bad("a node without its parts");
      WEFT_RETURN_IF_ERROR(append(*f, into));
    }
    return {};
  };
  const auto list = [&](std::size_t i, Nodes& into, Role wanted = Role::Expression) -> Status {
    const auto f = field(i);
    if (!f) return bad("a node without its parts");
    return append_all(*f, into, wanted);
  };
  const auto unsupported = [&](std::string_view what) {
    return make(NodeKind::Unsupported, {}, 0, tree_.intern(what));
  };
  Nodes kids;
  if (kind == "Name")
    return make(NodeKind::Name, {}, 0, tree_.intern(text_at(j, kFields)));
  if (kind == "Constant") return constant(j);
  if (kind == "Object") {
    const auto f = field(0);
    const auto o = f ? object_(*f) : std::nullopt;
    if (!o) return bad("an object that is none");
    return place(object_node(*o), j);
  }
  if (kind == "Attribute") {
    WEFT_RETURN_IF_ERROR(children({0}, kids));
    return make(NodeKind::Attribute, kids, 0, tree_.intern(text_at(j, kFields + 1)));
  }
  if (kind == "Call") return call(j);
  if (kind == "Compare") return compare(j);
  if (kind == "Subscript" || kind == "IfExp") {
    WEFT_RETURN_IF_ERROR(children({0, 1}, kids));
    if (kind == "IfExp") WEFT_RETURN_IF_ERROR(children({2}, kids));
    return make(kind == "IfExp" ? NodeKind::IfExp : NodeKind::Subscript, kids);
  }
  if (kind == "Slice") {
    for (std::size_t i = 0; i < 3; ++i) {
      const auto f = field(i);
      if (!f) return bad("a slice without its parts");
      if (f->is_null()) {
        kids.push_back(NodeId{});
      } else {
        WEFT_RETURN_IF_ERROR(append(*f, kids));
      }
    }
    return make(NodeKind::Slice, kids);
  }
  if (kind == "BinOp") {
    const auto op = find_op(kBinary, text_at(j, kFields + 1));
    if (!op) return bad("an operator that is none");
    WEFT_RETURN_IF_ERROR(children({0, 2}, kids));
    return make(NodeKind::BinOp, kids, static_cast<std::uint8_t>(*op));
  }
  if (kind == "UnaryOp") {
    const auto op = find_op(kUnary, text_at(j, kFields));
    if (!op) return bad("an operator that is none");
    WEFT_RETURN_IF_ERROR(children({1}, kids));
    return make(NodeKind::UnaryOp, kids, static_cast<std::uint8_t>(*op));
  }
  if (kind == "BoolOp") {
    const auto op = find_op(kBool, text_at(j, kFields));
    if (!op) return bad("an operator that is none");
    WEFT_RETURN_IF_ERROR(list(1, kids));
    if (kids.size() < 2) return bad("a boolean operator without operands");
    return make(NodeKind::BoolOp, kids, static_cast<std::uint8_t>(*op));
  }
  if (kind == "Tuple" || kind == "List") {
    WEFT_RETURN_IF_ERROR(list(0, kids));
    return make(kind == "Tuple" ? NodeKind::Tuple : NodeKind::List, kids);
  }
  if (kind == "Starred" || kind == "Expr") {
    WEFT_RETURN_IF_ERROR(children({0}, kids));
    return make(kind == "Expr" ? NodeKind::ExprStmt : NodeKind::Starred, kids);
  }
  if (kind == "Assign") {
    WEFT_RETURN_IF_ERROR(list(0, kids));
    if (kids.empty()) return bad("an assignment to nothing");
    WEFT_RETURN_IF_ERROR(children({1}, kids));
    return make(NodeKind::Assign, kids);
  }
  if (kind == "AugAssign") {
    const auto op = find_op(kBinary, text_at(j, kFields + 1));
    if (!op) return bad("an operator that is none");
    WEFT_RETURN_IF_ERROR(children({0, 2}, kids));
    return make(NodeKind::AugAssign, kids, static_cast<std::uint8_t>(*op));
  }
  if (kind == "If" || kind == "While" || kind == "For") {
    const std::size_t heads = kind == "For" ? 2 : 1;
    for (std::size_t i = 0; i < heads; ++i) WEFT_RETURN_IF_ERROR(children({i}, kids));
    WEFT_RETURN_IF_ERROR(list(heads, kids, Role::Statement));
    const auto split = static_cast<std::uint32_t>(kids.size());
    if (split == heads) return bad("an empty block");
    WEFT_RETURN_IF_ERROR(list(heads + 1, kids, Role::Statement));
    const NodeKind k = kind == "If" ? NodeKind::If
                       : kind == "For" ? NodeKind::For
                                       : NodeKind::While;
    return make(k, kids, 0, Symbol{}, split);
  }
  if (kind == "Break") return make(NodeKind::Break, {});
  if (kind == "Continue") return make(NodeKind::Continue, {});
  if (kind == "Pass") return make(NodeKind::Pass, {});
  if (kind == "Return" || kind == "Assert") {
    for (std::size_t i = 0; i < (kind == "Assert" ? 2u : 1u); ++i) {
      const auto f = field(i);
      if (f && !f->is_null()) WEFT_RETURN_IF_ERROR(append(*f, kids));
    }
    if (kind == "Assert" && kids.empty()) return bad("an assertion of nothing");
    return make(kind == "Assert" ? NodeKind::Assert : NodeKind::Return, kids);
  }
  return unsupported(kind);
}

}  // namespace weft

// Prints expressions, with parentheses only where the precedence of operators requires them.
#include <bit>
#include <charconv>
#include <cmath>

#include "printer.h"
#include "weft/base/check.h"
#include "weft/base/text.h"

namespace weft::print {
namespace {

constexpr std::string_view kCompareText[] = {"==", "!=", "<",      "<=", ">",
                                             ">=", "is", "is not", "in", "not in"};

constexpr Precedence kBinaryPrecedence[] = {kArith, kArith,  kTerm,  kTerm,   kTerm,  kTerm, kPower,
                                            kTerm,  kBitAnd, kBitOr, kBitXor, kShift, kShift};

}  // namespace

Precedence Printer::precedence(NodeId id) const {
  const Node& n = tree_.node(id);
  switch (n.kind) {
    case NodeKind::Tuple:
      return kTuple;
    case NodeKind::IfExp:
      return kTest;
    case NodeKind::BoolOp:
      return static_cast<BoolOp>(n.op) == BoolOp::Or ? kOr : kAnd;
    case NodeKind::Compare:
      return kCompare;
    case NodeKind::BinOp:
      return kBinaryPrecedence[n.op];
    case NodeKind::UnaryOp:
      return static_cast<UnaryOp>(n.op) == UnaryOp::Not ? kNot : kUnary;
    case NodeKind::Name:
    case NodeKind::Constant:
    case NodeKind::Attribute:
    case NodeKind::Subscript:
    case NodeKind::Slice:
    case NodeKind::Call:
    case NodeKind::List:
    case NodeKind::Starred:
      return kAtom;
    case NodeKind::Object:
    case NodeKind::Unsupported:
#define WEFT_STMT(Kind, children) case NodeKind::Kind:
#define WEFT_PART(Kind, children) case NodeKind::Kind:
#include "weft/ast/nodes.def"
      break;
  }
  WEFT_UNREACHABLE("{} is no expression that can be printed", node_kind_name(n.kind));
}

void Printer::expression(NodeId id, int at_least) {
  if (substitute_ != nullptr) {
    if (const std::optional<Phrase> other = (*substitute_)(id)) {
      const bool parentheses = other->binds < at_least;
      if (parentheses) put('(');
      put(other->text);
      if (parentheses) put(')');
      return;
    }
  }
  const bool parentheses = precedence(id) < at_least;
  if (parentheses) put('(');
  begin(id);
  expression_text(id);
  end(id);
  if (parentheses) put(')');
}

void Printer::attribute(NodeId id) {
  const NodeId value = tree_.kid(id, 0);
  const Node& v = tree_.node(value);
  // `1.real` would read as a float.
  const bool number =
      v.kind == NodeKind::Constant && static_cast<ConstantKind>(v.op) == ConstantKind::Int;
  if (number) put('(');
  expression(value, kAtom);
  if (number) put(')');
  put('.');
  put_name(tree_.node(id).name);
}

void Printer::expression_text(NodeId id) {
  const Node& n = tree_.node(id);
  switch (n.kind) {
    case NodeKind::Name:
      put_name(n.name);
      return;
    case NodeKind::Constant:
      constant(n);
      return;
    case NodeKind::Attribute:
      attribute(id);
      return;
    case NodeKind::Subscript:
      subscript(id);
      return;
    case NodeKind::Slice:
      slice(id);
      return;
    case NodeKind::Call:
      call(id);
      return;
    case NodeKind::BinOp:
      binary(id);
      return;
    case NodeKind::UnaryOp: {
      const UnaryOp op = static_cast<UnaryOp>(n.op);
      put(op == UnaryOp::Not    ? "not "
          : op == UnaryOp::USub ? "-"
          : op == UnaryOp::UAdd ? "+"
                                : "~");
      expression(tree_.kid(id, 0), op == UnaryOp::Not ? kNot : kUnary);
      return;
    }
    case NodeKind::BoolOp:
      bool_op(id);
      return;
    case NodeKind::Compare:
      compare(id);
      return;
    case NodeKind::IfExp:  // children as in Python's AST: test, body, orelse
      expression(tree_.kid(id, 1), kOr);
      put(" if ");
      expression(tree_.kid(id, 0), kOr);
      put(" else ");
      expression(tree_.kid(id, 2), kTest);
      return;
    case NodeKind::Tuple: {
      const auto kids = tree_.kids(id);
      if (kids.empty()) put("()");
      comma_list(kids, kTest);
      if (kids.size() == 1) put(',');
      return;
    }
    case NodeKind::List:
      put('[');
      comma_list(tree_.kids(id), kTest);
      put(']');
      return;
    case NodeKind::Starred:
      put('*');
      expression(tree_.kid(id, 0), kBitOr);
      return;
    case NodeKind::Object:
    case NodeKind::Unsupported:
#define WEFT_STMT(Kind, children) case NodeKind::Kind:
#define WEFT_PART(Kind, children) case NodeKind::Kind:
#include "weft/ast/nodes.def"
      break;
  }
  WEFT_UNREACHABLE("{} is no expression that can be printed", node_kind_name(n.kind));
}

void Printer::put_unsigned(uint64_t value) {
  char buffer[24];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
  out_.append(buffer, static_cast<size_t>(end - buffer));
}

void Printer::constant(const Node& n) {
  switch (static_cast<ConstantKind>(n.op)) {
    case ConstantKind::None:
      put("None");
      return;
    case ConstantKind::Bool:
      put(n.bits ? "True" : "False");
      return;
    case ConstantKind::Int:
      put_unsigned(n.bits);
      return;
    case ConstantKind::BigInt:
      put(tree_.text(n.name));
      return;
    case ConstantKind::Float: {
      const double value = std::bit_cast<double>(n.bits);
      // A literal has no sign and no name for infinity; this one overflows to it.
      WEFT_CHECK(!std::isnan(value) && !std::signbit(value), "a literal cannot spell {}", value);
      put(std::isinf(value) ? std::string("1e999") : py_float_repr(value));
      return;
    }
    case ConstantKind::Str:
      put(py_string_repr(tree_.text(n.name)));
      return;
    case ConstantKind::Ellipsis:
      put("...");
      return;
    case ConstantKind::Bytes:
    case ConstantKind::Complex:
      break;
  }
  WEFT_UNREACHABLE("constant of kind {} cannot be printed", n.op);
}

void Printer::compare(NodeId id) {
  const auto kids = tree_.kids(id);
  const auto ops = tree_.compare_ops(id);
  expression(kids[0], kBitOr);
  for (size_t i = 0; i < ops.size(); ++i) {
    put(' ');
    put(kCompareText[static_cast<size_t>(ops[i])]);
    put(' ');
    expression(kids[i + 1], kBitOr);
  }
}

void Printer::bool_op(NodeId id) {
  const bool is_or = static_cast<BoolOp>(tree_.node(id).op) == BoolOp::Or;
  const auto kids = tree_.kids(id);
  for (size_t i = 0; i < kids.size(); ++i) {
    if (i > 0) put(is_or ? " or " : " and ");
    expression(kids[i], is_or ? kAnd : kNot);
  }
}

void Printer::comma_list(std::span<const NodeId> items, int at_least) {
  for (size_t i = 0; i < items.size(); ++i) {
    if (i > 0) put(", ");
    expression(items[i], at_least);
  }
}

void Printer::call(NodeId id) {
  expression(tree_.kid(id, 0), kAtom);
  put('(');
  const auto args = tree_.kids_before_split(id, 1);
  comma_list(args, kTest);
  bool first = args.empty();
  for (NodeId keyword : tree_.kids_after_split(id)) {
    if (!first) put(", ");
    first = false;
    begin(keyword);
    const Node& k = tree_.node(keyword);
    if (k.name.valid()) {
      put_name(k.name);
      put('=');
    } else {
      put("**");
    }
    expression(tree_.kid(keyword, 0), kTest);
    end(keyword);
  }
  put(')');
}

void Printer::subscript(NodeId id) {
  expression(tree_.kid(id, 0), kAtom);
  put('[');
  expression(tree_.kid(id, 1), kTuple);  // a[i, j] needs no parentheses
  put(']');
}

void Printer::slice(NodeId id) {
  const auto kids = tree_.kids(id);
  if (kids[0].valid()) expression(kids[0], kTest);
  put(':');
  if (kids[1].valid()) expression(kids[1], kTest);
  if (kids[2].valid()) {
    put(':');
    expression(kids[2], kTest);
  }
}

}  // namespace weft::print

// Prints statements, one on each line.
#include "printer.h"
#include "weft/base/check.h"

namespace weft::print {
namespace {

constexpr std::string_view kBinaryText[] = {"+", "-", "*", "@", "/",  "//", "**",
                                            "%", "&", "|", "^", "<<", ">>"};

}  // namespace

void Printer::begin(NodeId id) {
  if (!locations_) return;
  NodeLoc& loc = locations_->loc(id);
  loc.line = line_;
  loc.col = column();
}

void Printer::end(NodeId id) {
  if (!locations_) return;
  NodeLoc& loc = locations_->loc(id);
  loc.end_line = line_;
  loc.end_col = column();
}

void Printer::block(std::span<const NodeId> statements) {
  ++depth_;
  for (NodeId s : statements) statement(s);
  --depth_;
}

// A function's body of some length has a blank line after each of its branches and loops.
void Printer::body(std::span<const NodeId> statements) {
  constexpr std::size_t kShort = 6;
  ++depth_;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    statement(statements[i]);
    const NodeKind kind = tree_.node(statements[i]).kind;
    const bool compound = kind == NodeKind::If || kind == NodeKind::For || kind == NodeKind::While;
    if (compound && i + 1 < statements.size() && statements.size() >= kShort) blank_lines(1);
  }
  --depth_;
}

void Printer::if_statement(NodeId id, std::string_view keyword) {
  put(keyword);
  expression(tree_.kid(id, 0), kTest);
  put(':');
  end_line();
  block(tree_.kids_before_split(id, 1));
  const auto orelse = tree_.kids_after_split(id);
  if (orelse.empty()) return;
  begin_line();
  // In Python's AST `elif` is an If that stands alone in the other's orelse.
  if (orelse.size() == 1 && tree_.node(orelse[0]).kind == NodeKind::If) {
    begin(orelse[0]);
    if_statement(orelse[0], "elif ");
    if (locations_) locations_->loc(orelse[0]).end_line = line_ - 1;
    return;
  }
  put("else:");
  end_line();
  block(orelse);
}

void Printer::for_statement(NodeId id) {
  put("for ");
  expression(tree_.kid(id, 0), kTuple);
  put(" in ");
  expression(tree_.kid(id, 1), kTuple);
  put(':');
  end_line();
  block(tree_.kids_before_split(id, 2));
  if (const auto orelse = tree_.kids_after_split(id); !orelse.empty()) {
    begin_line();
    put("else:");
    end_line();
    block(orelse);
  }
}

void Printer::while_statement(NodeId id) {
  put("while ");
  expression(tree_.kid(id, 0), kTest);
  put(':');
  end_line();
  block(tree_.kids_before_split(id, 1));
  if (const auto orelse = tree_.kids_after_split(id); !orelse.empty()) {
    begin_line();
    put("else:");
    end_line();
    block(orelse);
  }
}

void Printer::statement(NodeId id) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  begin_line();
  begin(id);
  switch (n.kind) {
    case NodeKind::Assign:
      for (size_t i = 0; i + 1 < kids.size(); ++i) {
        expression(kids[i], kTuple);
        put(" = ");
      }
      expression(kids.back(), kTuple);
      break;
    case NodeKind::AugAssign:
      expression(kids[0], kTuple);
      put(' ');
      put(kBinaryText[n.op]);
      put("= ");
      expression(kids[1], kTuple);
      break;
    case NodeKind::Break:
      put("break");
      break;
    case NodeKind::Continue:
      put("continue");
      break;
    case NodeKind::Pass:
      put("pass");
      break;
    case NodeKind::Return:
      put("return");
      if (!kids.empty()) {
        put(' ');
        expression(kids[0], kTuple);
      }
      break;
    case NodeKind::ExprStmt:
      expression(kids[0], kTuple);
      break;
    case NodeKind::Assert:
      put("assert ");
      expression(kids[0], kTest);
      if (kids.size() > 1) {
        put(", ");
        expression(kids[1], kTest);
      }
      break;
    case NodeKind::If:
    case NodeKind::For:
    case NodeKind::While:
      if (n.kind == NodeKind::If) if_statement(id, "if ");
      if (n.kind == NodeKind::For) for_statement(id);
      if (n.kind == NodeKind::While) while_statement(id);
      if (locations_) locations_->loc(id).end_line = line_ - 1;
      return;  // the block ended its own last line
    case NodeKind::FunctionDef:
    case NodeKind::Arguments:
    case NodeKind::Arg:
    case NodeKind::Keyword:
#define WEFT_EXPR(Kind, children) case NodeKind::Kind:
#include "weft/ast/nodes.def"
      WEFT_UNREACHABLE("{} is no statement", node_kind_name(n.kind));
  }
  end(id);
  end_line();
}

void Printer::binary(NodeId id) {
  const Node& n = tree_.node(id);
  const int own = precedence(id);
  const bool power = static_cast<BinaryOp>(n.op) == BinaryOp::Pow;
  // ** binds to the right, and its right side may carry a sign: 2 ** -x.
  expression(tree_.kid(id, 0), power ? kAtom : own);
  put(' ');
  put(kBinaryText[n.op]);
  put(' ');
  expression(tree_.kid(id, 1), power ? kUnary : own + 1);
}

}  // namespace weft::print

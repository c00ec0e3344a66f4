// Statements and function definitions.
#include <algorithm>

#include <unordered_set>

#include "convert.h"
#include "source.h"

namespace weft {
Status Converter::block(TSNode node, Nodes& out) {
  if (ts_node_is_null(node)) return {};
  const std::size_t before = out.size();
  std::size_t indent = kNotFirst;
  for (const Child& child : syntax_.children(node)) {
    if (!child.named) continue;  // a semicolon
    const std::size_t column = indent_column(syntax_.source(), ts_node_start_byte(child.node));
    if (column != kNotFirst) {
      if (indent == kNotFirst) indent = column;
      if (column != indent) return error(DiagCode::BadIndentation, child.node);
    }
    WEFT_RETURN_IF_ERROR(statement(child.node, child.kind, out));
  }
  if (out.size() == before) return error(DiagCode::EmptyBlock, node);
  return {};
}

bool is_compound(Syn kind) {
  return kind == Syn::IfStatement || kind == Syn::ForStatement || kind == Syn::WhileStatement ||
         kind == Syn::WithStatement || kind == Syn::TryStatement || kind == Syn::MatchStatement ||
         kind == Syn::DecoratedDefinition || kind == Syn::FunctionDefinition ||
         kind == Syn::ClassDefinition;
}

Result<NodeId> Converter::header(TSNode node) {
  if (!ts_node_is_null(node) && syntax_.spans_line_end(node)) return error(DiagCode::Misread, node);
  return expression(node);
}

std::string_view Converter::try_class(TSNode node) const {
  for (const Child& child : syntax_.children(node)) {
    if (child.kind != Syn::ExceptClause) continue;
    for (const Child& token : syntax_.children(child.node))
      if (is_token(token, "*") || is_token(token, "except*")) return "TryStar";
  }
  return "Try";
}

Result<NodeId> Converter::expression_statement(TSNode node, Syn kind) {
  WEFT_TRY(const NodeId value, expression(node));
  // A walrus needs parentheses to stand alone.
  if (kind == Syn::NamedExpression) return syntax_error(node);
  return place(tree_.add(NodeKind::ExprStmt, {{value}}), node);
}

Status Converter::statement(TSNode node, Syn kind, Nodes& out) {
  const Deeper deeper(*this);
  if (deeper.too_deep()) return error(DiagCode::NestedTooDeep, node, kMaxNesting);
  if (!is_compound(kind) && syntax_.spans_line_end(node)) return error(DiagCode::Misread, node);
  auto leaf = [&](NodeKind k) { out.push_back(place(tree_.add(k), node)); };
  switch (kind) {
    case Syn::Assignment:
      WEFT_RETURN_IF_ERROR(append(out, assignment(node)));
      return {};
    case Syn::AugmentedAssignment:
      WEFT_RETURN_IF_ERROR(append(out, augmented(node)));
      return {};
    case Syn::IfStatement:
      WEFT_RETURN_IF_ERROR(append(out, if_chain(syntax_.children(node), 0, node)));
      return {};
    case Syn::ForStatement:
      WEFT_RETURN_IF_ERROR(append(out, for_loop(node)));
      return {};
    case Syn::WhileStatement:
      WEFT_RETURN_IF_ERROR(append(out, while_loop(node)));
      return {};
    case Syn::BreakStatement:
    case Syn::ContinueStatement:
      if (loops_ == 0) return error(DiagCode::BreakOutsideLoop, node, syntax_.text(node));
      leaf(kind == Syn::BreakStatement ? NodeKind::Break : NodeKind::Continue);
      return {};
    case Syn::PassStatement:
      leaf(NodeKind::Pass);
      return {};
    case Syn::ReturnStatement:
      WEFT_RETURN_IF_ERROR(append(out, return_statement(node)));
      return {};
    case Syn::AssertStatement:
      WEFT_RETURN_IF_ERROR(append(out, assert_statement(node)));
      return {};
    case Syn::RaiseStatement:
      out.push_back(unsupported(node, "Raise"));
      return {};
    case Syn::DeleteStatement:
      out.push_back(unsupported(node, "Delete"));
      return {};
    case Syn::GlobalStatement:
      out.push_back(unsupported(node, "Global"));
      return {};
    case Syn::NonlocalStatement:
      out.push_back(unsupported(node, "Nonlocal"));
      return {};
    case Syn::ImportStatement:
      out.push_back(unsupported(node, "Import"));
      return {};
    case Syn::ImportFromStatement:
      out.push_back(unsupported(node, "ImportFrom"));
      return {};
    case Syn::WithStatement: {
      const bool async = is_token(syntax_.children(node)[0], "async");
      out.push_back(unsupported(node, async ? "AsyncWith" : "With"));
      return {};
    }
    case Syn::TryStatement:
      out.push_back(unsupported(node, try_class(node)));
      return {};
    case Syn::MatchStatement:
    case Syn::CaseClause:
    case Syn::CasePattern:
      out.push_back(unsupported(node, "Match"));
      return {};
    case Syn::DecoratedDefinition: {
      const TSNode definition = syntax_.field(node, Field::Definition);
      return statement(definition, syntax_.kind(definition), out);
    }
    case Syn::FunctionDefinition: {
      const bool async = is_token(syntax_.children(node)[0], "async");
      out.push_back(unsupported(node, async ? "AsyncFunctionDef" : "FunctionDef"));
      return {};
    }
    case Syn::ClassDefinition:
      out.push_back(unsupported(node, "ClassDef"));
      return {};
    case Syn::Identifier:
    case Syn::Integer:
    case Syn::Float:
    case Syn::True:
    case Syn::False:
    case Syn::None:
    case Syn::Ellipsis:
    case Syn::String:
    case Syn::ConcatenatedString:
    case Syn::Call:
    case Syn::Attribute:
    case Syn::Subscript:
    case Syn::BinaryOperator:
    case Syn::UnaryOperator:
    case Syn::NotOperator:
    case Syn::BooleanOperator:
    case Syn::ComparisonOperator:
    case Syn::ConditionalExpression:
    case Syn::ParenthesizedExpression:
    case Syn::Tuple:
    case Syn::TupleExpression:
    case Syn::List:
    case Syn::Lambda:
    case Syn::NamedExpression:
    case Syn::ListComprehension:
    case Syn::SetComprehension:
    case Syn::DictionaryComprehension:
    case Syn::GeneratorExpression:
    case Syn::Dictionary:
    case Syn::Set:
    case Syn::Await:
    case Syn::Yield:
      WEFT_RETURN_IF_ERROR(append(out, expression_statement(node, kind)));
      return {};
    case Syn::Other:
    case Syn::StringStart:
    case Syn::Comment:
    case Syn::LineContinuation:
    case Syn::ArgumentList:
    case Syn::KeywordArgument:
    case Syn::ListSplat:
    case Syn::DictionarySplat:
    case Syn::Slice:
    case Syn::ExpressionList:
    case Syn::PatternList:
    case Syn::TuplePattern:
    case Syn::ListPattern:
    case Syn::ListSplatPattern:
    case Syn::DictionarySplatPattern:
    case Syn::Pair:
    case Syn::Type:
    case Syn::GenericType:
    case Syn::TypeParameter:
    case Syn::UnionType:
    case Syn::MemberType:
    case Syn::ElifClause:
    case Syn::ElseClause:
    case Syn::FutureImportStatement:
    case Syn::AliasedImport:
    case Syn::WildcardImport:
    case Syn::RelativeImport:
    case Syn::DottedName:
    case Syn::ExceptClause:
    case Syn::AsPatternTarget:
    case Syn::TypeAliasStatement:
    case Syn::Decorator:
    case Syn::Block:
    case Syn::Parameters:
    case Syn::DefaultParameter:
    case Syn::TypedParameter:
    case Syn::TypedDefaultParameter:
    case Syn::PositionalSeparator:
    case Syn::KeywordSeparator:
      return syntax_error(node);
  }
  WEFT_UNREACHABLE("syntax kind {}", static_cast<int>(kind));
}

// `a = b = c` nests to the right in the grammar; Python has one node with two targets.
Result<NodeId> Converter::assignment(TSNode node) {
  Nodes kids;
  TSNode at = node;
  for (;;) {
    TSNode left{};
    TSNode right{};
    for (const Child& child : syntax_.children(at)) {
      if (child.field == Field::Type) {
        if (!ts_node_eq(at, node)) return syntax_error(at);
        return unsupported(node, "AnnAssign");
      }
      if (child.field == Field::Left) left = child.node;
      if (child.field == Field::Right) right = child.node;
    }
    if (ts_node_is_null(left) || ts_node_is_null(right)) return syntax_error(at);
    WEFT_RETURN_IF_ERROR(append(kids, expression(left)));
    if (tree_.node(kids.back()).kind == NodeKind::Starred) return syntax_error(left);
    const Syn right_kind = syntax_.kind(right);
    if (right_kind == Syn::AugmentedAssignment) return syntax_error(right);
    if (right_kind != Syn::Assignment) {
      WEFT_RETURN_IF_ERROR(append(kids, expression(right)));
      if (tree_.node(kids.back()).kind == NodeKind::Starred) return syntax_error(right);
      break;
    }
    at = right;
  }
  return place(tree_.add(NodeKind::Assign, kids), node);
}

Result<NodeId> Converter::augmented(TSNode node) {
  static constexpr std::pair<std::string_view, BinaryOp> kOps[] = {
      {"+=", BinaryOp::Add},     {"-=", BinaryOp::Sub},    {"*=", BinaryOp::Mult},
      {"@=", BinaryOp::MatMult}, {"/=", BinaryOp::Div},    {"//=", BinaryOp::FloorDiv},
      {"**=", BinaryOp::Pow},    {"%=", BinaryOp::Mod},    {"&=", BinaryOp::BitAnd},
      {"|=", BinaryOp::BitOr},   {"^=", BinaryOp::BitXor}, {"<<=", BinaryOp::LShift},
      {">>=", BinaryOp::RShift},
  };
  const auto children = syntax_.children(node);
  if (children.size() != 3) return syntax_error(node);
  const std::string_view text = syntax_.text(children[1].node);
  const auto* op = std::find_if(std::begin(kOps), std::end(kOps),
                                [&](const auto& entry) { return entry.first == text; });
  if (op == std::end(kOps)) return syntax_error(children[1].node);
  WEFT_TRY(const NodeId target, expression(children[0].node));
  const NodeKind kind = tree_.node(target).kind;
  if (kind != NodeKind::Name && kind != NodeKind::Attribute && kind != NodeKind::Subscript)
    return syntax_error(children[0].node);
  if (children[2].kind == Syn::Assignment || children[2].kind == Syn::AugmentedAssignment)
    return syntax_error(children[2].node);
  WEFT_TRY(const NodeId value, expression(children[2].node));
  return place(
      tree_.add(NodeKind::AugAssign, {{target, value}}, static_cast<std::uint8_t>(op->second)),
      node);
}

// `clause` is the if statement or one of its elif clauses, `clauses` the children of the statement;
// what follows the clause from clauses[at] on becomes its orelse.
Result<NodeId> Converter::if_chain(std::span<const Child> clauses, std::size_t at, TSNode clause) {
  const Deeper deeper(*this);
  if (deeper.too_deep()) return error(DiagCode::NestedTooDeep, clause, kMaxNesting);
  Nodes kids;
  WEFT_RETURN_IF_ERROR(append(kids, header(syntax_.field(clause, Field::Condition))));
  WEFT_RETURN_IF_ERROR(block(syntax_.field(clause, Field::Consequence), kids));
  const auto split = static_cast<std::uint32_t>(kids.size());
  if (split < 2) return error(DiagCode::EmptyBlock, clause);
  while (at < clauses.size() && clauses[at].field != Field::Alternative) ++at;
  if (at < clauses.size()) {
    if (clauses[at].kind == Syn::ElifClause) {
      WEFT_RETURN_IF_ERROR(append(kids, if_chain(clauses, at + 1, clauses[at].node)));
    } else {
      WEFT_RETURN_IF_ERROR(block(syntax_.field(clauses[at].node, Field::Body), kids));
    }
  }
  return place(tree_.add(NodeKind::If, kids, 0, Symbol{}, 0, split), clause, kids.back());
}

Status Converter::orelse(std::span<const Child> children, Nodes& out) {
  for (const Child& child : children)
    if (child.field == Field::Alternative)
      WEFT_RETURN_IF_ERROR(block(syntax_.field(child.node, Field::Body), out));
  return {};
}

Result<NodeId> Converter::for_loop(TSNode node) {
  const auto children = syntax_.children(node);
  if (is_token(children[0], "async")) return unsupported(node, "AsyncFor");
  Nodes kids;
  TSNode body{};
  for (const Child& child : children) {
    if (child.field == Field::Left || child.field == Field::Right)
      WEFT_RETURN_IF_ERROR(append(kids, header(child.node)));
    if (child.field == Field::Body) body = child.node;
  }
  if (kids.size() != 2) return syntax_error(node);
  ++loops_;
  auto status = block(body, kids);
  --loops_;
  WEFT_RETURN_IF_ERROR(std::move(status));
  const auto split = static_cast<std::uint32_t>(kids.size());
  if (split < 3) return error(DiagCode::EmptyBlock, node);
  WEFT_RETURN_IF_ERROR(orelse(children, kids));
  return place(tree_.add(NodeKind::For, kids, 0, Symbol{}, 0, split), node, kids.back());
}

Result<NodeId> Converter::while_loop(TSNode node) {
  const auto children = syntax_.children(node);
  Nodes kids;
  WEFT_RETURN_IF_ERROR(append(kids, header(syntax_.field(node, Field::Condition))));
  ++loops_;
  auto status = block(syntax_.field(node, Field::Body), kids);
  --loops_;
  WEFT_RETURN_IF_ERROR(std::move(status));
  const auto split = static_cast<std::uint32_t>(kids.size());
  if (split < 2) return error(DiagCode::EmptyBlock, node);
  WEFT_RETURN_IF_ERROR(orelse(children, kids));
  return place(tree_.add(NodeKind::While, kids, 0, Symbol{}, 0, split), node, kids.back());
}

Result<NodeId> Converter::assert_statement(TSNode node) {
  Nodes kids;
  for (const Child& child : syntax_.children(node))
    if (child.named) WEFT_RETURN_IF_ERROR(append(kids, expression(child.node)));
  if (kids.empty() || kids.size() > 2) return syntax_error(node);
  return place(tree_.add(NodeKind::Assert, kids), node);
}

Result<NodeId> Converter::return_statement(TSNode node) {
  Nodes kids;
  for (const Child& child : syntax_.children(node))
    if (child.named) WEFT_RETURN_IF_ERROR(append(kids, expression(child.node)));
  if (kids.size() > 1) return syntax_error(node);
  if (!kids.empty() && tree_.node(kids[0]).kind == NodeKind::Starred) return syntax_error(node);
  return place(tree_.add(NodeKind::Return, kids), node);
}

Result<NodeId> Converter::arguments(TSNode node) {
  Nodes args;
  Nodes defaults;
  std::unordered_set<std::uint32_t> names;
  if (!ts_node_is_null(node)) {
    for (const Child& child : syntax_.children(node)) {
      if (!child.named) continue;
      TSNode label{};
      TSNode type{};
      TSNode value{};
      if (child.kind == Syn::Identifier) {
        label = child.node;
      } else if (child.kind == Syn::TypedParameter || child.kind == Syn::DefaultParameter ||
                 child.kind == Syn::TypedDefaultParameter) {
        for (const Child& part : syntax_.children(child.node)) {
          if (part.field == Field::Type) {
            type = part.node;
          } else if (part.field == Field::Value) {
            value = part.node;
          } else if (part.kind == Syn::Identifier) {
            label = part.node;
          }
        }
      }
      if (ts_node_is_null(label))
        return error(DiagCode::UnsupportedParameter, child.node, excerpt(child.node));
      WEFT_TRY(const NodeId as_name, name(label));
      Nodes annotation;
      if (!ts_node_is_null(type)) WEFT_RETURN_IF_ERROR(append(annotation, expression(type)));
      const Symbol symbol = tree_.node(as_name).name;
      if (!names.insert(symbol.v).second) return syntax_error(label);
      const NodeId arg = tree_.add(NodeKind::Arg, annotation, 0, symbol);
      args.push_back(place(arg, label));
      if (!annotation.empty()) {
        // To the end of the annotation's own parentheses, if it has some.
        const TSPoint end = syntax_.end(type);
        tree_.loc(arg).end_line = end.row + 1;
        tree_.loc(arg).end_col = end.column;
      }
      if (!ts_node_is_null(value)) {
        WEFT_RETURN_IF_ERROR(append(defaults, expression(value)));
      } else if (!defaults.empty()) {
        return syntax_error(child.node);
      }
    }
  }
  const auto split = static_cast<std::uint32_t>(args.size());
  args.insert(args.end(), defaults.begin(), defaults.end());
  return tree_.add(NodeKind::Arguments, args, 0, Symbol{}, 0, split);
}

Result<NodeId> Converter::function_def(TSNode node, std::span<const TSNode> decorators) {
  TSNode label{};
  TSNode parameters{};
  TSNode body{};
  TSNode returns{};
  for (const Child& child : syntax_.children(node)) {
    if (is_token(child, "async")) return error(DiagCode::AsyncFunction, node);
    if (child.field == Field::TypeParameters) return syntax_error(child.node);
    if (child.field == Field::Name) label = child.node;
    if (child.field == Field::Parameters) parameters = child.node;
    if (child.field == Field::Body) body = child.node;
    if (child.field == Field::ReturnType) returns = child.node;
  }
  if (ts_node_is_null(label)) return syntax_error(node);
  WEFT_TRY(const NodeId as_name, name(label));
  Nodes kids;
  WEFT_RETURN_IF_ERROR(append(kids, arguments(parameters)));
  loops_ = 0;
  WEFT_RETURN_IF_ERROR(block(body, kids));
  const auto split = static_cast<std::uint32_t>(kids.size());
  if (split < 2) return error(DiagCode::EmptyBlock, node);
  const NodeId last = kids.back();
  for (const TSNode decorator : decorators) WEFT_RETURN_IF_ERROR(append(kids, header(decorator)));
  if (!ts_node_is_null(returns)) WEFT_RETURN_IF_ERROR(append(kids, expression(returns)));
  const NodeId def = tree_.add(NodeKind::FunctionDef, kids, 0, tree_.node(as_name).name,
                               ts_node_is_null(returns) ? 0 : 1, split);
  return place(def, node, last);
}

}  // namespace weft

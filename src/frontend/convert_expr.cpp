// Expressions.
#include <algorithm>
#include <bit>

#include "convert.h"
#include "literals.h"

namespace weft {
namespace {

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

}  // namespace

SourceLoc Converter::loc(TSNode node) const {
  const TSPoint at = syntax_.start(node);
  return {std::string(file_name_), static_cast<int>(at.row) + 1, static_cast<int>(at.column) + 1};
}

std::string Converter::excerpt(TSNode node) const {
  constexpr std::size_t kMost = 40;
  const std::string_view text = syntax_.text(node);
  const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
  std::size_t end = std::min(line.size(), kMost);
  while (end > 0 && end < line.size() && (static_cast<unsigned char>(line[end]) & 0xc0) == 0x80)
    --end;
  std::string out(line.substr(0, end));
  if (end < text.size()) out += "...";
  return out;
}

Diag Converter::syntax_error(TSNode node) const {
  return diag(DiagCode::SyntaxError, loc(node), excerpt(node));
}

NodeId Converter::place(NodeId id, TSNode node) {
  TSPoint a = syntax_.start(node);
  const TSPoint b = syntax_.end(node);
  if (!ts_node_is_null(misplaced_splat_) &&
      ts_node_start_byte(node) == ts_node_start_byte(misplaced_splat_))
    ++a.column;
  tree_.loc(id) = {a.row + 1, a.column, b.row + 1, b.column};
  return id;
}

NodeId Converter::place(NodeId id, TSNode node, NodeId last) {
  place(id, node);
  tree_.loc(id).end_line = tree_.loc(last).end_line;
  tree_.loc(id).end_col = tree_.loc(last).end_col;
  return id;
}

// A block's node reaches over the comments that follow its last statement; Python's does not.
NodeId Converter::unsupported(TSNode node, std::string_view ast_class,
                              std::span<const NodeId> kids) {
  const NodeId id = place(tree_.add(NodeKind::Unsupported, kids, 0, tree_.intern(ast_class)), node);
  TSNode last = node;
  for (auto children = syntax_.children(last); !children.empty(); children = syntax_.children(last))
    last = children.back().node;
  const TSPoint end = syntax_.end(last);
  tree_.loc(id).end_line = end.row + 1;
  tree_.loc(id).end_col = end.column;
  return id;
}

// In options of decorators, whose names enter a kernel's hash: keys, then values, as in Python.
NodeId Converter::dictionary(TSNode node) {
  Nodes kids, values;
  for (const Child& pair : syntax_.children(node)) {
    if (!pair.named) continue;
    const auto parts = syntax_.children(pair.node);  // key : value
    if (pair.kind != Syn::Pair || parts.size() != 3) return unsupported(node, "Dict");
    auto key = expression(parts[0].node), value = expression(parts[2].node);
    if (!key || !value) return unsupported(node, "Dict");
    kids.push_back(*key);
    values.push_back(*value);
  }
  kids.insert(kids.end(), values.begin(), values.end());
  return unsupported(node, "Dict", kids);
}

bool Converter::is_token(const Child& child, std::string_view text) const {
  return !child.named && syntax_.text(child.node) == text;
}

Result<NodeId> Converter::expression(TSNode node) {
  if (ts_node_is_null(node))
    return diag(DiagCode::SyntaxError, SourceLoc{std::string(file_name_)}, "");
  const Deeper deeper(*this);
  if (deeper.too_deep()) return error(DiagCode::NestedTooDeep, node, kMaxNesting);
  return expression_in(node, syntax_.kind(node));
}

NodeId Converter::yield(TSNode node) {
  const auto children = syntax_.children(node);
  const bool from = children.size() > 1 && is_token(children[1], "from");
  return unsupported(node, from ? "YieldFrom" : "Yield");
}

Result<NodeId> Converter::expression_in(TSNode node, Syn kind) {
  auto constant = [&](ConstantKind k, std::uint64_t bits) {
    return place(tree_.add(NodeKind::Constant, {}, static_cast<std::uint8_t>(k), Symbol{}, bits),
                 node);
  };
  switch (kind) {
    case Syn::Identifier:
      return name(node);
    case Syn::Integer:
      return integer(node);
    case Syn::Float:
      return floating(node);
    case Syn::True:
      return constant(ConstantKind::Bool, 1);
    case Syn::False:
      return constant(ConstantKind::Bool, 0);
    case Syn::None:
      return constant(ConstantKind::None, 0);
    case Syn::Ellipsis:
      return constant(ConstantKind::Ellipsis, 0);
    case Syn::String:
    case Syn::ConcatenatedString:
      return strings(node);
    case Syn::Call:
      return call(node);
    case Syn::Attribute:
    case Syn::MemberType:
      return attribute(node);
    case Syn::Subscript:
      return subscript(node);
    case Syn::GenericType:
      return generic_type(node);
    case Syn::Slice:
      return slice(node);
    case Syn::BinaryOperator:
      return binary(node);
    case Syn::UnionType:
      return union_type(node);
    case Syn::UnaryOperator:
    case Syn::NotOperator:
      return unary(node);
    case Syn::BooleanOperator:
      return boolean(node);
    case Syn::ComparisonOperator:
      return comparison(node);
    case Syn::ConditionalExpression:
      return conditional(node);
    case Syn::ParenthesizedExpression:
    case Syn::Type:
      return inner(node);
    case Syn::Tuple:
    case Syn::TupleExpression:
    case Syn::ExpressionList:
    case Syn::PatternList:
    case Syn::TuplePattern:
      return sequence(node, NodeKind::Tuple);
    case Syn::List:
    case Syn::ListPattern:
      return sequence(node, NodeKind::List);
    case Syn::ListSplat:
    case Syn::ListSplatPattern:
      return starred(node);
    case Syn::Lambda:
      return unsupported(node, "Lambda");
    case Syn::NamedExpression:
      return unsupported(node, "NamedExpr");
    case Syn::ListComprehension:
      return unsupported(node, "ListComp");
    case Syn::SetComprehension:
      return unsupported(node, "SetComp");
    case Syn::DictionaryComprehension:
      return unsupported(node, "DictComp");
    case Syn::GeneratorExpression:
      return unsupported(node, "GeneratorExp");
    case Syn::Dictionary:
      return dictionary(node);
    case Syn::Set:
      return unsupported(node, "Set");
    case Syn::Await:
      return unsupported(node, "Await");
    case Syn::Yield:
      return yield(node);
    case Syn::Other:
    case Syn::StringStart:
    case Syn::Comment:
    case Syn::LineContinuation:
    case Syn::ArgumentList:
    case Syn::KeywordArgument:
    case Syn::DictionarySplat:
    case Syn::DictionarySplatPattern:
    case Syn::Pair:
    case Syn::TypeParameter:
    case Syn::Assignment:
    case Syn::AugmentedAssignment:
    case Syn::IfStatement:
    case Syn::ElifClause:
    case Syn::ElseClause:
    case Syn::ForStatement:
    case Syn::WhileStatement:
    case Syn::BreakStatement:
    case Syn::ContinueStatement:
    case Syn::PassStatement:
    case Syn::ReturnStatement:
    case Syn::AssertStatement:
    case Syn::RaiseStatement:
    case Syn::DeleteStatement:
    case Syn::GlobalStatement:
    case Syn::NonlocalStatement:
    case Syn::ImportStatement:
    case Syn::ImportFromStatement:
    case Syn::FutureImportStatement:
    case Syn::AliasedImport:
    case Syn::WildcardImport:
    case Syn::RelativeImport:
    case Syn::DottedName:
    case Syn::WithStatement:
    case Syn::TryStatement:
    case Syn::ExceptClause:
    case Syn::AsPatternTarget:
    case Syn::MatchStatement:
    case Syn::CaseClause:
    case Syn::CasePattern:
    case Syn::TypeAliasStatement:
    case Syn::FunctionDefinition:
    case Syn::ClassDefinition:
    case Syn::DecoratedDefinition:
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

// Python folds identifiers to NFKC; what it does with them beyond ASCII is left alone here.
Result<NodeId> Converter::name(TSNode node) {
  if (!is_ascii(syntax_.text(node))) return error(DiagCode::NonAsciiName, node, excerpt(node));
  return place(tree_.add(NodeKind::Name, {}, 0, identifier(node)), node);
}

Result<NodeId> Converter::inner(TSNode node) {
  for (const Child& child : syntax_.children(node))
    if (child.named) return expression(child.node);
  return syntax_error(node);
}

Result<NodeId> Converter::attribute(TSNode node) {
  NodeId value;
  TSNode label{};
  for (const Child& child : syntax_.children(node)) {
    if (!child.named) continue;
    if (!value.valid()) {
      WEFT_TRY(value, expression(child.node));
    } else {
      label = child.node;
    }
  }
  if (ts_node_is_null(label)) return syntax_error(node);
  if (!is_ascii(syntax_.text(label))) return error(DiagCode::NonAsciiName, label, excerpt(label));
  return place(tree_.add(NodeKind::Attribute, {{value}}, 0, identifier(label)), node);
}

// The slice of a subscript: one expression, or a tuple when there is a comma.
Result<NodeId> Converter::tuple_of(std::span<const Child> children, std::size_t first,
                                   std::size_t last) {
  Nodes elements;
  bool comma = false;
  for (std::size_t i = first; i < last; ++i) {
    if (children[i].named) {
      WEFT_RETURN_IF_ERROR(append(elements, expression(children[i].node)));
    } else {
      comma = true;
    }
  }
  if (elements.empty()) return syntax_error(children[first].node);
  if (!comma && tree_.node(elements[0]).kind != NodeKind::Starred) return elements[0];
  const NodeId tuple = place(tree_.add(NodeKind::Tuple, elements), children[first].node);
  const TSPoint end = syntax_.end(children[last - 1].node);
  tree_.loc(tuple).end_line = end.row + 1;
  tree_.loc(tuple).end_col = end.column;
  return tuple;
}

Result<NodeId> Converter::subscript(TSNode node) {
  const auto children = syntax_.children(node);
  // value [ subscript , subscript ]
  if (children.size() < 4) return syntax_error(node);
  WEFT_TRY(const NodeId value, expression(children[0].node));
  WEFT_TRY(const NodeId index, tuple_of(children, 2, children.size() - 1));
  return place(tree_.add(NodeKind::Subscript, {{value, index}}), node);
}

// In annotations the grammar has a node of its own for `list[int]`.
Result<NodeId> Converter::generic_type(TSNode node) {
  const auto children = syntax_.children(node);
  if (children.size() != 2 || children[1].kind != Syn::TypeParameter) return syntax_error(node);
  const auto parameters = syntax_.children(children[1].node);
  if (parameters.size() < 3) return syntax_error(node);
  WEFT_TRY(const NodeId value, expression(children[0].node));
  WEFT_TRY(const NodeId index, tuple_of(parameters, 1, parameters.size() - 1));
  return place(tree_.add(NodeKind::Subscript, {{value, index}}), node);
}

Result<NodeId> Converter::slice(TSNode node) {
  NodeId parts[3];
  int at = 0;
  for (const Child& child : syntax_.children(node)) {
    if (is_token(child, ":")) {
      if (++at > 2) return syntax_error(node);
    } else {
      WEFT_TRY(parts[at], expression(child.node));
    }
  }
  return place(tree_.add(NodeKind::Slice, parts), node);
}

Result<NodeId> Converter::call(TSNode node) {
  const TSNode function = syntax_.field(node, Field::Function);
  const TSNode list = syntax_.field(node, Field::Arguments);
  if (ts_node_is_null(function) || ts_node_is_null(list)) return syntax_error(node);
  Nodes kids;
  Nodes keywords;
  WEFT_RETURN_IF_ERROR(append(kids, expression(function)));
  if (syntax_.kind(list) == Syn::GeneratorExpression) {
    WEFT_RETURN_IF_ERROR(append(kids, expression(list)));
    return place(tree_.add(NodeKind::Call, kids, 0, Symbol{}, 0, 2), node);
  }
  bool named = false;
  bool unpacked = false;
  for (const Child& child : syntax_.children(list)) {
    if (!child.named) continue;
    if (child.kind == Syn::KeywordArgument) {
      const TSNode label = syntax_.field(child.node, Field::Name);
      if (ts_node_is_null(label)) return syntax_error(child.node);
      if (!is_ascii(syntax_.text(label)))
        return error(DiagCode::NonAsciiName, label, excerpt(label));
      WEFT_TRY(const NodeId value, expression(syntax_.field(child.node, Field::Value)));
      const Symbol symbol = identifier(label);
      for (NodeId earlier : keywords)
        if (tree_.node(earlier).name == symbol) return syntax_error(child.node);
      keywords.push_back(place(tree_.add(NodeKind::Keyword, {{value}}, 0, symbol), child.node));
      named = true;
    } else if (child.kind == Syn::DictionarySplat) {
      WEFT_TRY(const NodeId value, inner(child.node));
      keywords.push_back(place(tree_.add(NodeKind::Keyword, {{value}}), child.node));
      unpacked = true;
    } else {
      WEFT_RETURN_IF_ERROR(append(kids, element(child)));
      // Python: no positional argument after a keyword, no *x after **x.
      if ((named && tree_.node(kids.back()).kind != NodeKind::Starred) || unpacked)
        return syntax_error(child.node);
    }
  }
  const auto split = static_cast<std::uint32_t>(kids.size());
  kids.insert(kids.end(), keywords.begin(), keywords.end());
  return place(tree_.add(NodeKind::Call, kids, 0, Symbol{}, 0, split), node);
}

Result<NodeId> Converter::binary(TSNode node) {
  static constexpr std::pair<std::string_view, BinaryOp> kOps[] = {
      {"+", BinaryOp::Add},     {"-", BinaryOp::Sub},    {"*", BinaryOp::Mult},
      {"@", BinaryOp::MatMult}, {"/", BinaryOp::Div},    {"//", BinaryOp::FloorDiv},
      {"**", BinaryOp::Pow},    {"%", BinaryOp::Mod},    {"&", BinaryOp::BitAnd},
      {"|", BinaryOp::BitOr},   {"^", BinaryOp::BitXor}, {"<<", BinaryOp::LShift},
      {">>", BinaryOp::RShift},
  };
  const auto children = syntax_.children(node);
  if (children.size() != 3) return syntax_error(node);
  const std::string_view text = syntax_.text(children[1].node);
  if (text == "&" || text == "^") return and_xor(node);
  const auto* op = std::find_if(std::begin(kOps), std::end(kOps),
                                [&](const auto& entry) { return entry.first == text; });
  if (op == std::end(kOps)) return syntax_error(children[1].node);
  WEFT_TRY(const NodeId left, expression(children[0].node));
  WEFT_TRY(const NodeId right, expression(children[2].node));
  return place(tree_.add(NodeKind::BinOp, {{left, right}}, static_cast<std::uint8_t>(op->second)),
               node);
}

// The grammar lets ^ bind tighter than &; in Python it is the other way round. A run of the two is
// taken apart into operands and put together again.
Result<NodeId> Converter::and_xor(TSNode node) {
  std::vector<std::pair<TSNode, bool>> stack{{node, true}};  // true: may be taken apart
  // A converted operand with the text it spans, parentheses included.
  struct Operand {
    NodeId id;
    TSNode first;
    TSNode last;
  };
  std::vector<Operand> operands;
  std::vector<bool> is_xor;  // the operator after operands[i]
  while (!stack.empty()) {
    const auto [at, open] = stack.back();
    stack.pop_back();
    if (!open) {
      is_xor.push_back(syntax_.text(at) == "^");
      continue;
    }
    if (syntax_.kind(at) == Syn::BinaryOperator) {
      const auto children = syntax_.children(at);
      if (children.size() != 3) return syntax_error(at);
      const std::string_view text = syntax_.text(children[1].node);
      if (text == "&" || text == "^") {
        stack.push_back({children[2].node, true});
        stack.push_back({children[1].node, false});
        stack.push_back({children[0].node, true});
        continue;
      }
    }
    if (static_cast<int>(operands.size()) + depth_ > kMaxNesting)
      return error(DiagCode::NestedTooDeep, node, kMaxNesting);
    WEFT_TRY(const NodeId id, expression(at));
    operands.push_back({id, at, at});
  }
  auto join = [&](Operand& left, const Operand& right, BinaryOp op) {
    left.id =
        place(tree_.add(NodeKind::BinOp, {{left.id, right.id}}, static_cast<std::uint8_t>(op)),
              left.first);
    left.last = right.last;
    const TSPoint end = syntax_.end(left.last);
    tree_.loc(left.id).end_line = end.row + 1;
    tree_.loc(left.id).end_col = end.column;
  };
  std::vector<Operand> terms{operands[0]};
  for (std::size_t i = 0; i < is_xor.size(); ++i) {
    if (is_xor[i]) {
      terms.push_back(operands[i + 1]);
    } else {
      join(terms.back(), operands[i + 1], BinaryOp::BitAnd);
    }
  }
  for (std::size_t i = 1; i < terms.size(); ++i) join(terms[0], terms[i], BinaryOp::BitXor);
  return terms[0].id;
}

// In annotations `list[int] | a | b` nests to the right in the grammar; in Python `|` goes left.
Result<NodeId> Converter::union_type(TSNode node) {
  Nodes values;
  TSNode at = node;
  for (bool more = true; more;) {
    more = false;
    const auto children = syntax_.children(at);
    if (children.size() != 3) return syntax_error(at);
    WEFT_RETURN_IF_ERROR(append(values, expression(children[0].node)));
    TSNode right = children[2].node;
    if (syntax_.kind(right) == Syn::Type) {
      const auto wrapped = syntax_.children(right);
      if (wrapped.size() == 1) right = wrapped[0].node;
    }
    const bool is_union = syntax_.kind(right) == Syn::UnionType ||
                          (syntax_.kind(right) == Syn::BinaryOperator &&
                           syntax_.text(syntax_.field(right, Field::Operator)) == "|");
    if (is_union) {
      at = right;
      more = true;
    } else {
      WEFT_RETURN_IF_ERROR(append(values, expression(right)));
    }
  }
  NodeId left = values[0];
  for (std::size_t i = 1; i < values.size(); ++i) {
    const NodeLoc begin = tree_.loc(left);
    const NodeLoc end = tree_.loc(values[i]);
    left =
        tree_.add(NodeKind::BinOp, {{left, values[i]}}, static_cast<std::uint8_t>(BinaryOp::BitOr));
    tree_.loc(left) = {begin.line, begin.col, end.end_line, end.end_col};
  }
  return left;
}

Result<NodeId> Converter::unary(TSNode node) {
  const auto children = syntax_.children(node);
  if (children.size() != 2) return syntax_error(node);
  const std::string_view text = syntax_.text(children[0].node);
  const UnaryOp op = text == "-"   ? UnaryOp::USub
                     : text == "+" ? UnaryOp::UAdd
                     : text == "~" ? UnaryOp::Invert
                                   : UnaryOp::Not;
  WEFT_TRY(const NodeId operand, expression(children[1].node));
  return place(tree_.add(NodeKind::UnaryOp, {{operand}}, static_cast<std::uint8_t>(op)), node);
}

// The grammar nests `a and b and c` to the left; Python has one node with three values. The chain
// is followed with a loop, so that a long one is not deep.
Result<NodeId> Converter::boolean(TSNode node) {
  std::vector<TSNode> right_to_left;
  TSNode at = node;
  std::string_view op;
  for (;;) {
    const auto children = syntax_.children(at);
    if (children.size() != 3) return syntax_error(at);
    const std::string_view this_op = syntax_.text(children[1].node);
    if (!op.empty() && this_op != op) {
      right_to_left.push_back(at);
      break;
    }
    op = this_op;
    right_to_left.push_back(children[2].node);
    if (children[0].kind != Syn::BooleanOperator) {
      right_to_left.push_back(children[0].node);
      break;
    }
    at = children[0].node;
  }
  Nodes values;
  for (auto it = right_to_left.rbegin(); it != right_to_left.rend(); ++it)
    WEFT_RETURN_IF_ERROR(append(values, expression(*it)));
  const BoolOp which = op == "and" ? BoolOp::And : BoolOp::Or;
  return place(tree_.add(NodeKind::BoolOp, values, static_cast<std::uint8_t>(which)), node);
}

Result<NodeId> Converter::comparison(TSNode node) {
  static constexpr std::pair<std::string_view, CompareOp> kOps[] = {
      {"==", CompareOp::Eq},  {"!=", CompareOp::NotEq}, {"<", CompareOp::Lt},
      {"<=", CompareOp::LtE}, {">", CompareOp::Gt},     {">=", CompareOp::GtE},
      {"is", CompareOp::Is},  {"in", CompareOp::In},
  };
  Nodes values;
  std::vector<CompareOp> ops;
  for (const Child& child : syntax_.children(node)) {
    if (child.field != Field::Operators) {
      WEFT_RETURN_IF_ERROR(append(values, expression(child.node)));
      continue;
    }
    // `not in` and `is not` may hold any space, even comments, between their words.
    const std::string_view text = syntax_.text(child.node);
    if (text.starts_with("not")) {
      ops.push_back(CompareOp::NotIn);
    } else if (text.starts_with("is") && text.ends_with("not")) {
      ops.push_back(CompareOp::IsNot);
    } else {
      const auto* op = std::find_if(std::begin(kOps), std::end(kOps),
                                    [&](const auto& entry) { return entry.first == text; });
      if (op == std::end(kOps)) return syntax_error(child.node);
      ops.push_back(op->second);
    }
  }
  if (values.size() < 2 || ops.size() + 1 != values.size()) return syntax_error(node);
  const std::uint64_t first = tree_.add_compare_ops(ops);
  return place(tree_.add(NodeKind::Compare, values, 0, Symbol{}, first), node);
}

Result<NodeId> Converter::conditional(TSNode node) {
  const auto children = syntax_.children(node);  // body if test else orelse
  if (children.size() != 5) return syntax_error(node);
  WEFT_TRY(const NodeId body, expression(children[0].node));
  WEFT_TRY(const NodeId test, expression(children[2].node));
  WEFT_TRY(const NodeId otherwise, expression(children[4].node));
  return place(tree_.add(NodeKind::IfExp, {{test, body, otherwise}}), node);
}

Result<NodeId> Converter::sequence(TSNode node, NodeKind kind) {
  Nodes elements;
  bool comma = false;
  const auto children = syntax_.children(node);
  for (const Child& child : children) {
    if (child.named) {
      WEFT_RETURN_IF_ERROR(append(elements, element(child)));
    } else if (is_token(child, ",")) {
      comma = true;
    }
  }
  // A pattern in parentheses: `(a) = 1` assigns to a, as `(a)` is a.
  if (kind == NodeKind::Tuple && !comma && elements.size() == 1) {
    if (tree_.node(elements[0]).kind == NodeKind::Starred) return syntax_error(node);
    return elements[0];
  }
  return place(tree_.add(kind, elements), node);
}

// In a list the grammar takes `*f(x)` for a call of `*f`; in Python the star goes over all of it.
Result<NodeId> Converter::element(const Child& child) {
  TSNode first = child.node;
  Syn kind = child.kind;
  while (kind == Syn::Call || kind == Syn::Attribute || kind == Syn::Subscript) {
    first = syntax_.children(first)[0].node;
    kind = syntax_.kind(first);
  }
  if (kind != Syn::ListSplat || child.kind == Syn::ListSplat) return expression(child.node);
  const TSNode outer = std::exchange(misplaced_splat_, first);
  auto value = expression(child.node);
  misplaced_splat_ = outer;
  WEFT_TRY(const NodeId inside, std::move(value));
  return place(tree_.add(NodeKind::Starred, {{inside}}), child.node);
}

Result<NodeId> Converter::starred(TSNode node) {
  if (!ts_node_is_null(misplaced_splat_) && ts_node_eq(node, misplaced_splat_)) return inner(node);
  WEFT_TRY(const NodeId value, inner(node));
  return place(tree_.add(NodeKind::Starred, {{value}}), node);
}

Result<NodeId> Converter::integer(TSNode node) {
  const std::string_view text = syntax_.text(node);
  if (text.ends_with('j') || text.ends_with('J')) return floating(node);
  std::uint64_t value = 0;
  switch (parse_integer(text, value)) {
    case LiteralError::None:
      break;
    case LiteralError::TooLarge: {
      const BigInteger big = big_integer(text);
      if (big.digits.empty()) return error(DiagCode::IntegerTooLarge, node, excerpt(node));
      return place(
          tree_.add(NodeKind::Constant, {}, static_cast<std::uint8_t>(ConstantKind::BigInt),
                    tree_.intern(big.digits), big.low),
          node);
    }
    case LiteralError::Malformed:
    case LiteralError::Unsupported:
      return syntax_error(node);
  }
  return place(tree_.add(NodeKind::Constant, {}, static_cast<std::uint8_t>(ConstantKind::Int),
                         Symbol{}, value),
               node);
}

Result<NodeId> Converter::floating(TSNode node) {
  std::string_view text = syntax_.text(node);
  ConstantKind kind = ConstantKind::Float;
  if (text.ends_with('j') || text.ends_with('J')) {
    kind = ConstantKind::Complex;
    text.remove_suffix(1);
  }
  double value = 0;
  if (parse_float(text, value) != LiteralError::None) return syntax_error(node);
  return place(tree_.add(NodeKind::Constant, {}, static_cast<std::uint8_t>(kind), Symbol{},
                         std::bit_cast<std::uint64_t>(value)),
               node);
}

Result<NodeId> Converter::strings(TSNode node) {
  std::vector<TSNode> parts;
  if (syntax_.kind(node) == Syn::String) {
    parts.push_back(node);
  } else {
    for (const Child& child : syntax_.children(node))
      if (child.named) parts.push_back(child.node);
  }
  std::string value;
  bool formatted = false;
  bool bytes = false;
  bool first = true;
  for (const TSNode part : parts) {
    const auto children = syntax_.children(part);
    if (children.empty() || children[0].kind != Syn::StringStart) return syntax_error(part);
    // The grammar's own split of the rest is not reliable: in r'\\' all of it is the end.
    const std::string_view open = syntax_.text(children[0].node);
    const std::size_t quotes =
        open.size() >= 3 && open.ends_with(std::string(3, open.back())) ? 3 : 1;
    const std::string_view whole = syntax_.text(part);
    if (whole.size() < open.size() + quotes) return syntax_error(part);
    const std::string_view content = whole.substr(open.size(), whole.size() - open.size() - quotes);
    const StringPrefix prefix = parse_string_prefix(open);
    if (!prefix.valid || (!first && prefix.bytes != bytes)) return syntax_error(part);
    first = false;
    bytes = prefix.bytes;
    formatted = formatted || prefix.formatted;
    if (prefix.formatted) continue;
    switch (append_string(value, content, prefix)) {
      case LiteralError::None:
        break;
      case LiteralError::Unsupported:
        return error(DiagCode::UnsupportedEscape, part);
      case LiteralError::Malformed:
      case LiteralError::TooLarge:
        return syntax_error(part);
    }
  }
  if (formatted) return unsupported(node, "JoinedStr");
  const ConstantKind kind = bytes ? ConstantKind::Bytes : ConstantKind::Str;
  return place(
      tree_.add(NodeKind::Constant, {}, static_cast<std::uint8_t>(kind), tree_.intern(value)),
      node);
}

}  // namespace weft

// Python's rules on how names are bound, declared and used.
#include "python_rules_walk.h"

namespace weft {

Status PythonRules::name(const Frame& frame) {
  const std::string_view text = syntax_.text(frame.child.node);
  if (text == "async" || text == "await") return fail(frame.child.node, "a keyword");
  switch (frame.context.parent) {
    case Syn::Attribute:
      if (frame.child.field != Field::Object) return {};
      break;
    case Syn::ForStatement:
      if (frame.child.field == Field::Left && text == "__debug__")
        return fail(frame.child.node, "it cannot be assigned");
      break;
    case Syn::Assignment:
    case Syn::AugmentedAssignment:
    case Syn::Call:
    case Syn::ArgumentList:
    case Syn::BinaryOperator:
    case Syn::ComparisonOperator:
    case Syn::ReturnStatement:
    case Syn::Subscript:
      break;
    default:  // may be a name of another scope, or none
      return {};
  }
  scopes_[frame.context.scope].seen.insert(text);
  return {};
}

Status PythonRules::walrus(const Frame& frame, std::span<const Child> kids) {
  const Context& in = frame.context;
  if (in.in_iterable) return fail(frame.child.node, "':=' in what a comprehension goes through");
  if (in.around == 0 || kids.empty()) return {};
  if (around_[in.around].of_class)
    return fail(frame.child.node, "':=' in a comprehension of a class");
  for (std::uint32_t a = in.around; a != 0; a = around_[a].outer)
    if (around_[a].targets.contains(syntax_.text(kids[0].node)))
      return fail(kids[0].node, "it is what a comprehension around it counts with");
  return {};
}

const PythonRules::Counts& PythonRules::identifiers(TSNode function) {
  const auto [at, made] = identifiers_.try_emplace(function.id);
  if (!made) return at->second;
  Counts counts;
  std::vector<TSNode> open{function};
  while (!open.empty()) {
    const TSNode node = open.back();
    open.pop_back();
    const Syn kind = syntax_.kind(node);
    if (kind == Syn::Identifier) ++counts[syntax_.text(node)];
    if (kind == Syn::GlobalStatement || kind == Syn::NonlocalStatement) continue;
    for (const Child& kid : syntax_.children(node))
      if (kid.named) open.push_back(kid.node);
  }
  return identifiers_[function.id] = std::move(counts);
}

// `global` and `nonlocal`. Of the latter's names some function around must speak.
Status PythonRules::declares(const Frame& frame, std::span<const Child> kids) {
  Scope& scope = scopes_[frame.context.scope];
  const bool nonlocal = frame.child.kind == Syn::NonlocalStatement;
  for (const Child& kid : kids) {
    if (kid.kind != Syn::Identifier) continue;
    const std::string_view name = syntax_.text(kid.node);
    if (scope.parameters.contains(name)) return fail(kid.node, "it is a parameter");
    scope.declared.insert(name);
    if (!nonlocal || name == "__class__") continue;
    std::vector<TSNode> around;  // functions and classes, the innermost first
    for (TSNode at = ts_node_parent(frame.child.node); !ts_node_is_null(at);
         at = ts_node_parent(at)) {
      const Syn kind = syntax_.kind(at);
      if (kind == Syn::FunctionDefinition || kind == Syn::ClassDefinition) around.push_back(at);
    }
    if (around.empty()) continue;
    TSNode outermost{};
    for (std::size_t i = 1; i < around.size(); ++i)
      if (syntax_.kind(around[i]) == Syn::FunctionDefinition) outermost = around[i];
    const auto count = [&](TSNode function) {
      const Counts& counts = identifiers(function);
      const auto at = counts.find(name);
      return at == counts.end() ? 0 : at->second;
    };
    if (!ts_node_is_null(outermost) && count(outermost) <= count(around[0]))
      return fail(kid.node, "no function around binds it");
  }
  return {};
}

// An asynchronous function that yields returns no value.
Status PythonRules::generates(const Frame& frame, bool valued_return) {
  Scope& scope = scopes_[frame.context.scope];
  if (!scope.async) return {};
  if (frame.child.kind == Syn::Yield) scope.yields = true;
  if (valued_return) scope.valued_return = frame.child.node;
  if (scope.yields && !ts_node_is_null(scope.valued_return))
    return fail(scope.valued_return, "a value from an asynchronous generator");
  return {};
}

// Of `type(x).y = z` what stands behind `type`: an attribute or an element of it can be assigned.
Status PythonRules::type_called(TSNode target) {
  TSNode last = target;  // with an annotation behind it, perhaps
  while (syntax_.kind(last) != Syn::Attribute && syntax_.kind(last) != Syn::Subscript) {
    const auto kids = syntax_.children(last);
    const bool is_call =
        syntax_.kind(last) == Syn::Call || syntax_.kind(last) == Syn::ParenthesizedExpression;
    if (is_call || kids.empty()) return fail(target, "it cannot be assigned");
    last = kids[0].node;
  }
  return {};
}

// What `as` binds.
Status PythonRules::target(TSNode node) {
  std::vector<TSNode> open{node};
  while (!open.empty()) {
    const TSNode at = open.back();
    open.pop_back();
    switch (syntax_.kind(at)) {
      case Syn::Identifier:
        if (syntax_.text(at) == "__debug__") return fail(at, "it cannot be assigned");
        break;
      case Syn::Attribute:
      case Syn::Subscript:
        break;
      case Syn::Tuple:
      case Syn::List:
      case Syn::TuplePattern:
      case Syn::ListPattern:
      case Syn::ListSplat:
      case Syn::ListSplatPattern:
      case Syn::ParenthesizedExpression:
        for (const Child& kid : syntax_.children(at))
          if (kid.named) open.push_back(kid.node);
        break;
      case Syn::Integer:
      case Syn::Float:
      case Syn::String:
      case Syn::True:
      case Syn::False:
      case Syn::None:
      case Syn::Call:
      case Syn::BinaryOperator:
      case Syn::UnaryOperator:
      case Syn::BooleanOperator:
      case Syn::NotOperator:
      case Syn::ComparisonOperator:
      case Syn::ConditionalExpression:
      case Syn::Lambda:
      case Syn::Dictionary:
      case Syn::Set:
        return fail(at, "it cannot be assigned");
      default:
        break;
    }
  }
  return {};
}

Status PythonRules::comprehension_part(const Frame& frame, std::span<const Child> kids) {
  for (const Child& kid : kids) {
    const std::string_view text = kid.named ? std::string_view{} : syntax_.text(kid.node);
    if (text == ",") return fail(frame.child.node, "brackets are missing around it");
    if (text == "async" && !frame.context.is_async)
      return fail(frame.child.node, "outside of an asynchronous function");
    if (kid.field == Field::Left && kid.kind == Syn::ListSplatPattern)
      return fail(kid.node, "a starred target outside of a list");
  }
  return {};
}

Status PythonRules::assigned(const Frame& frame, std::span<const Child> kids) {
  TSNode left{};
  bool annotated = false;
  for (const Child& kid : kids) {
    if (kid.field == Field::Left) left = kid.node;
    annotated = annotated || kid.field == Field::Type;
  }
  if (ts_node_is_null(left)) return {};
  const Syn kind = syntax_.kind(left);
  const std::string_view text = syntax_.text(left);
  if (kind == Syn::Identifier && text == "__debug__") return fail(left, "it cannot be assigned");
  if (kind == Syn::Identifier && annotated && frame.context.scope != 0 &&
      scopes_[frame.context.scope].declared.contains(text))
    return fail(left, "it is global or nonlocal, and cannot be annotated");
  if (kind == Syn::Attribute && syntax_.text(syntax_.field(left, Field::Attribute)) == "__debug__")
    return fail(left, "it cannot be assigned");
  if (kind == Syn::ListSplatPattern) return fail(left, "a starred target outside of a list");
  const bool several = kind == Syn::PatternList || kind == Syn::TuplePattern ||
                       kind == Syn::ListPattern || kind == Syn::TupleExpression ||
                       kind == Syn::ExpressionList;
  if (several && (annotated || frame.child.kind == Syn::AugmentedAssignment)) {
    // One name in brackets is no tuple.
    if (kind != Syn::TuplePattern || text.find(',') != std::string_view::npos)
      return fail(left, "several targets where one may stand");
  }
  if (!several) return {};
  int stars = 0;
  for (const Child& part : syntax_.children(left)) stars += part.kind == Syn::ListSplatPattern;
  if (stars > 1) return fail(left, "several starred targets");
  return {};
}

Status PythonRules::deleted(TSNode target) {
  std::vector<TSNode> open{target};
  while (!open.empty()) {
    const TSNode node = open.back();
    open.pop_back();
    switch (syntax_.kind(node)) {
      case Syn::ExpressionList:
      case Syn::Tuple:
      case Syn::List:
      case Syn::ParenthesizedExpression: {
        const auto kids = syntax_.children(node);
        for (std::size_t i = kids.size(); i-- > 0;)
          if (kids[i].named) open.push_back(kids[i].node);
        break;
      }
      case Syn::Call:
      case Syn::Integer:
      case Syn::Float:
      case Syn::String:
      case Syn::True:
      case Syn::False:
      case Syn::None:
      case Syn::BinaryOperator:
      case Syn::UnaryOperator:
      case Syn::BooleanOperator:
      case Syn::ComparisonOperator:
      case Syn::NamedExpression:
      case Syn::ListSplat:
        return fail(node, "it cannot be deleted");
      default:
        if (syntax_.text(node) == "__debug__") return fail(node, "it cannot be deleted");
    }
  }
  return {};
}

}  // namespace weft

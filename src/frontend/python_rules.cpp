#include "python_rules.h"

#include <string>
#include <vector>

#include "literals.h"
#include "python_patterns.h"
#include "python_rules_walk.h"

namespace weft {
namespace {

constexpr std::uint32_t kMostBlocks = 20;  // CPython's CO_MAXBLOCKS

// Digits of a number with single underscores between them, or before the first after a prefix.
bool digits_fit(std::string_view digits, bool after_prefix) {
  bool after_digit = after_prefix;
  for (const char c : digits) {
    if (c == '_' && !after_digit) return false;
    after_digit = c != '_';
  }
  return after_digit && !digits.empty();
}

// What is wrong with an integer, or nothing. `rest`: of the source.
std::string_view wrong_integer(std::string_view text, std::string_view rest) {
  // Python reads `0or` as the beginning of an octal number.
  if (text == "0" && rest.starts_with('o')) return "digits are missing";
  const char second = text.size() > 1 ? static_cast<char>(text[1] | 0x20) : '\0';
  if (text[0] == '0' && (second == 'x' || second == 'o' || second == 'b'))
    return digits_fit(text.substr(2), true) && (second == 'x' || is_hex(text.back()))
               ? std::string_view{}
               : "digits are missing";
  const char last = static_cast<char>(text.back() | 0x20);
  if (last == 'l') return "integers have no suffix";
  if (last == 'j') return {};
  if (!digits_fit(text, false)) return "an underscore that does not stand between digits";
  if (text[0] == '0' && text.find_first_not_of("0_") != std::string_view::npos)
    return "a decimal integer with zeros in front";
  return {};
}

}  // namespace

// What the parts of a comprehension bind, for the walrus operators in it.
void PythonRules::enter_comprehension(std::span<const Child> kids, Context& outer) {
  Around a;
  a.outer = outer.around;
  a.of_class = outer.around != 0 ? around_[outer.around].of_class : outer.in_class;
  for (const Child& kid : kids) {
    if (type(kid.node) != "for_in_clause") continue;
    for (const Child& part : syntax_.children(kid.node)) {
      if (part.field != Field::Left) continue;
      std::vector<TSNode> open{part.node};
      while (!open.empty()) {
        const TSNode at = open.back();
        open.pop_back();
        const Syn inside = syntax_.kind(at);
        if (inside == Syn::Identifier) a.targets.insert(syntax_.text(at));
        for (const Child& k : syntax_.children(at))
          if (k.named && k.field != Field::Attribute) open.push_back(k.node);
      }
    }
  }
  outer.around = static_cast<std::uint32_t>(around_.size());
  around_.push_back(std::move(a));
  outer.scope = static_cast<std::uint32_t>(scopes_.size());
  scopes_.emplace_back();
}

std::uint32_t PythonRules::new_scope(TSNode node, std::span<const Child> kids) {
  Scope s;
  s.async = starts_with_async(kids);
  if (syntax_.kind(node) == Syn::FunctionDefinition) {
    for (const Child& kid : kids) {
      if (kid.kind != Syn::Parameters) continue;
      for (const Child& p : syntax_.children(kid.node)) {
        TSNode name = p.node;
        if (p.kind == Syn::DefaultParameter || p.kind == Syn::TypedDefaultParameter)
          name = syntax_.field(name, Field::Name);
        else if (p.kind == Syn::TypedParameter)
          name = syntax_.children(name)[0].node;
        if (!p.named || ts_node_is_null(name)) continue;
        std::string_view text = syntax_.text(name);
        text.remove_prefix(std::min(text.find_first_not_of("* \t"), text.size()));
        s.parameters.insert(text);
      }
    }
  }
  scopes_.push_back(std::move(s));
  return static_cast<std::uint32_t>(scopes_.size() - 1);
}

// Puts the children onto the stack, each with what the node makes of its surroundings.
void PythonRules::enter(const Frame& frame, std::span<const Child> kids) {
  const Syn kind = frame.child.kind;
  Context outer = frame.context;
  outer.parent = kind;
  outer.top = false;
  if (kind == Syn::GeneratorExpression) outer.is_async = true;  // may wait wherever it stands
  const bool part = type(frame.child.node) == "for_in_clause";
  Context inner = outer;
  std::uint32_t items = 0;
  bool finally = false;
  switch (kind) {
    case Syn::FunctionDefinition:
    case Syn::Lambda:
      inner = {};
      inner.parent = kind;
      inner.in_function = true;
      inner.is_async = starts_with_async(kids);
      inner.functions = outer.functions + outer.in_function;
      inner.scope = new_scope(frame.child.node, kids);
      inner.in_iterable = kind == Syn::Lambda && outer.in_iterable;
      break;
    case Syn::ListComprehension:
    case Syn::SetComprehension:
    case Syn::DictionaryComprehension:
    case Syn::GeneratorExpression:
      enter_comprehension(kids, outer);
      inner = outer;
      inner.in_function = false;  // no place for `yield`
      inner.functions = outer.functions + outer.in_function;
      break;
    case Syn::ClassDefinition:
      inner = {};
      inner.parent = kind;
      inner.in_class = true;
      inner.functions = outer.functions + outer.in_function;
      inner.scope = new_scope(frame.child.node, kids);
      break;
    case Syn::ForStatement:
    case Syn::WhileStatement:
      inner.in_loop = true;
      ++inner.blocks;
      break;
    case Syn::WithStatement:
      for (const Child& kid : kids)
        if (type(kid.node) == "with_clause")
          for (const Child& item : syntax_.children(kid.node)) items += item.named;
      inner.blocks += items;
      break;
    case Syn::TryStatement:
      for (const Child& kid : kids) finally = finally || type(kid.node) == "finally_clause";
      outer.blocks += finally;
      inner.blocks += 1 + finally;
      break;
    default:
      break;
  }
  for (std::size_t i = kids.size(); i-- > 0;) {
    Context context = kids[i].field == Field::Body ? inner : outer;
    if (kids[i].kind == Syn::ExceptClause) context.blocks += 2;
    if (part && kids[i].field == Field::Right) context.in_iterable = true;
    if (kind == Syn::ExceptClause && is_star_handler(frame.child.node)) {
      context.star_handler = true;
      context.in_loop = false;
    }
    open_.push_back({kids[i], context});
  }
}

// Whether the statements around a node allow it.
Status PythonRules::check_place(const Frame& frame, std::span<const Child> kids) {
  const TSNode node = frame.child.node;
  const Context& in = frame.context;
  switch (frame.child.kind) {
    case Syn::ReturnStatement:
    case Syn::Yield:
      if (!in.in_function) return fail(node, "outside of a function");
      if (frame.child.kind == Syn::Yield && in.is_async && kids.size() > 1 &&
          syntax_.text(kids[1].node) == "from")
        return fail(node, "in an asynchronous function");
      if (frame.child.kind == Syn::ReturnStatement && in.star_handler)
        return fail(node, "within an 'except*'");
      return generates(frame, frame.child.kind == Syn::ReturnStatement && kids.size() > 1);
    case Syn::Await:
      if (!in.is_async) return fail(node, "outside of an asynchronous function");
      return {};
    case Syn::BreakStatement:
    case Syn::ContinueStatement:
      if (!in.in_loop && in.star_handler) return fail(node, "within an 'except*'");
      if (!in.in_loop) {
        const TSPoint at = syntax_.start(node);
        return diag(DiagCode::BreakOutsideLoop,
                    SourceLoc{std::string(file_name_), static_cast<int>(at.row) + 1,
                              static_cast<int>(at.column) + 1},
                    syntax_.text(node));
      }
      return {};
    case Syn::ForStatement:
    case Syn::WithStatement:
      if (starts_with_async(kids) && !in.is_async)
        return fail(node, "outside of an asynchronous function");
      for (const Child& kid : kids)
        if (kid.field == Field::Left && kid.kind == Syn::ListSplatPattern)
          return fail(kid.node, "a starred target outside of a list");
      return {};
    case Syn::Block:
      if (in.blocks > kMostBlocks) return fail(node, "more than 20 blocks in each other");
      return {};
    case Syn::FutureImportStatement:
      if (in.parent != Syn::Other) return fail(node, "it must stand at the beginning of the file");
      return {};
    case Syn::NonlocalStatement:
      if (in.functions == 0 &&
          (!in.in_function || syntax_.text(node).find("__class__") == std::string_view::npos))
        return fail(node, "there is no function around this scope");
      return declares(frame, kids);
    case Syn::WildcardImport:
      if (in.in_function || in.in_class) return fail(node, "outside of the module level");
      return {};
    default:
      return {};
  }
}

// Rules for the kinds of nodes that Syn has no name for.
Status PythonRules::unnamed_kind(const Frame& frame, std::span<const Child> kids) {
  const TSNode node = frame.child.node;
  const std::string_view name = type(node);
  if (name == "parenthesized_list_splat") return fail(node, "a star outside of a list");
  if (name == "lambda_parameters") return parameters(kids);
  if (name == "for_in_clause") return comprehension_part(frame, kids);
  if (name == "interpolation" || name == "format_expression")
    return formatted(node, kids, name == "format_expression");
  if (name == "with_clause" && kids.size() > 1 && syntax_.text(kids.back().node) == ",")
    return fail(kids.back().node, "an expression is missing after it");
  if (name == "exec_statement") return fail(node, "'exec' is a function");
  if (name == "print_statement" && !kids.empty() &&
      std::none_of(kids.begin(), kids.end(),
                   [&](const Child& kid) { return type(kid.node) == "chevron"; }))
    return fail(node, "'print' is a function");
  return {};
}

Status PythonRules::floating(TSNode node) const {
  std::string_view digits = syntax_.text(node);
  if (digits.ends_with('j') || digits.ends_with('J')) digits.remove_suffix(1);
  double value = 0;
  if (parse_float(digits, value) == LiteralError::Malformed)
    return fail(node, "an underscore that does not stand between digits");
  return {};
}

// A function or a class.
Status PythonRules::definition(std::span<const Child> kids) const {
  for (const Child& kid : kids)
    if (kid.field == Field::Name && syntax_.text(kid.node) == "__debug__")
      return fail(kid.node, "it cannot be assigned");
    else if (kid.field == Field::TypeParameters)
      return fail(kid.node, "later than Python 3.11");
  return {};
}

// Whether a node is made of the parts that Python wants.
Status PythonRules::integer(TSNode node) {
  const std::string_view rest = syntax_.source().substr(ts_node_end_byte(node));
  const std::string_view why = wrong_integer(syntax_.text(node), rest);
  if (why.empty()) return {};
  return fail(node, why);
}

Status PythonRules::check_form(const Frame& frame, std::span<const Child> kids) {
  const TSNode node = frame.child.node;
  switch (frame.child.kind) {
    case Syn::Identifier:
      return name(frame);
    case Syn::GlobalStatement:
      for (const Child& kid : kids)
        if (kid.kind == Syn::Identifier &&
            scopes_[frame.context.scope].seen.contains(syntax_.text(kid.node)))
          return fail(kid.node, "used before its 'global'");
      return declares(frame, kids);
    case Syn::NamedExpression:
      WEFT_RETURN_IF_ERROR(walrus(frame, kids));
      return loose(frame);
    case Syn::ListSplat:
      if (!kids.empty() && kids.back().kind == Syn::ListSplat)
        return fail(node, "two stars outside of a call and a dictionary");
      return loose(frame);
    case Syn::DictionarySplat:
      return loose(frame);
    case Syn::Tuple:
    case Syn::TuplePattern:
      if (kids.size() == 3 &&
          (kids[1].kind == Syn::ListSplat || kids[1].kind == Syn::ListSplatPattern))
        return fail(kids[1].node, "a star outside of a list");
      return {};
    case Syn::Float:
      return floating(node);
    case Syn::MatchStatement:
      if (const auto fault = pattern_fault(syntax_, node)) return fail(fault->node, fault->why);
      return {};
    case Syn::AsPatternTarget:
      for (const Child& kid : kids)
        if (kid.named) WEFT_RETURN_IF_ERROR(target(kid.node));
      return {};
    case Syn::RaiseStatement:
      for (const Child& kid : kids)
        if (kid.kind == Syn::ExpressionList) return fail(kid.node, "several things to raise");
      return {};
    case Syn::AssertStatement:
      if (std::count_if(kids.begin(), kids.end(), [](const Child& kid) { return kid.named; }) > 2)
        return fail(node, "more than a condition and a message");
      return {};
    case Syn::ImportStatement:
    case Syn::ImportFromStatement:
      return imports(kids);
    case Syn::Parameters:
      return parameters(kids);
    case Syn::ArgumentList:
      return arguments(kids);
    case Syn::TryStatement:
      return handlers(node, kids);
    case Syn::TypeAliasStatement:
      // `type(x).y = z` is read as one too.
      if (kids.size() < 2 || syntax_.text(kids[1].node)[0] != '(')
        return fail(node, "later than Python 3.11");
      return type_called(kids[1].node);
    case Syn::FunctionDefinition:
    case Syn::ClassDefinition:
      return definition(kids);
    case Syn::Assignment:
    case Syn::AugmentedAssignment:
      return assigned(frame, kids);
    case Syn::DeleteStatement:
      for (const Child& kid : kids)
        if (kid.named) WEFT_RETURN_IF_ERROR(deleted(kid.node));
      return {};
    case Syn::Integer:
      return integer(node);
    case Syn::String:
    case Syn::ConcatenatedString:
      return text(frame, kids);
    case Syn::Other:
      return unnamed_kind(frame, kids);
    default:
      return {};
  }
}

Status PythonRules::check(const Frame& frame, std::span<const Child> kids) {
  WEFT_RETURN_IF_ERROR(check_place(frame, kids));
  return check_form(frame, kids);
}

Status check_python_rules(Syntax& syntax, std::string_view file_name) {
  return PythonRules(syntax, file_name).run();
}

}  // namespace weft

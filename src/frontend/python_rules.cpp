#include "python_rules.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "literals.h"
#include "python_patterns.h"

namespace weft {
namespace {

// What the statements around a node say of it.
struct Context {
  Syn parent = Syn::Other;
  bool in_function = false;
  bool is_async = false;
  bool in_loop = false;
  bool in_class = false;        // the innermost scope is a class
  bool top = false;             // a statement of the module
  std::uint32_t scope = 0;      // into Rules::scopes_
  std::uint32_t functions = 0;  // around the innermost scope
  std::uint32_t blocks = 0;     // that CPython counts, within the innermost scope
  std::uint32_t around = 0;     // into Rules::around_: comprehensions
  bool in_iterable = false;     // what a comprehension goes through
  bool star_handler = false;    // an `except*` within the function
};

// A comprehension: what its own parts bind.
struct Around {
  std::uint32_t outer = 0;
  bool of_class = false;  // the scope that it stands in
  std::unordered_set<std::string_view> targets;
};

// What a function or class binds and says, as far as it was read.
struct Scope {
  std::unordered_set<std::string_view> seen;  // names that were used; `global` comes before them
  std::unordered_set<std::string_view> parameters;
  std::unordered_set<std::string_view> declared;  // global or nonlocal
  bool async = false;
  bool yields = false;
  TSNode valued_return{};
};

using Counts = std::unordered_map<std::string_view, std::uint32_t>;

struct Frame {
  Child child;
  Context context;
};

constexpr std::uint32_t kMostBlocks = 20;  // CPython's CO_MAXBLOCKS

bool is_hex(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

// Digits of a number with single underscores between them, or before the first after a prefix.
bool digits_fit(std::string_view digits, bool after_prefix) {
  bool after_digit = after_prefix;
  for (const char c : digits) {
    if (c == '_' && !after_digit) return false;
    after_digit = c != '_';
  }
  return after_digit && !digits.empty();
}

// What is wrong with an integer, or nothing.
std::string_view wrong_integer(std::string_view text) {
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

// What is wrong with a string that is no f-string, or nothing. `prefix` in lower case.
std::string_view wrong_string(std::string_view prefix, std::string_view text) {
  const bool bytes = prefix.find('b') != std::string_view::npos;
  if (bytes && std::any_of(text.begin(), text.end(), [](char c) { return c < 0; }))
    return "bytes hold ASCII characters alone";
  if (prefix.find('r') != std::string_view::npos) return {};
  for (std::size_t i = text.find('\\'); i < text.size(); i = text.find('\\', i)) {
    const char kind = i + 1 < text.size() ? text[i + 1] : '\0';
    i += 2;
    const std::size_t wanted = kind == 'x' ? 2 : bytes ? 0 : kind == 'u' ? 4 : kind == 'U' ? 8 : 0;
    for (std::size_t k = 0; k < wanted; ++k)
      if (i + k >= text.size() || !is_hex(text[i + k])) return "an escape that lacks digits";
    // 0010ffff is the last one.
    if (wanted == 8 &&
        (text.substr(i, 2) != "00" || (text[i + 2] != '0' && text.substr(i + 2, 2) != "10")))
      return "an escape beyond Unicode";
    if (!bytes && kind == 'N' && (i >= text.size() || text[i] != '{'))
      return "an escape without a name";
  }
  return {};
}

class Rules {
 public:
  Rules(Syntax& syntax, std::string_view file_name) : syntax_(syntax), file_name_(file_name) {}

  Status run() {
    const TSNode root = syntax_.root();
    const auto statements = syntax_.children(root);
    WEFT_RETURN_IF_ERROR(late_futures(statements));
    Context module;
    module.top = true;
    push(statements, module);
    while (!open_.empty()) {
      const Frame frame = open_.back();
      open_.pop_back();
      // Tokens have nothing in them.
      if (!frame.child.named) continue;
      const auto kids = syntax_.children(frame.child.node);
      WEFT_RETURN_IF_ERROR(check(frame, kids));
      enter(frame, kids);
    }
    return {};
  }

 private:
  Status fail(TSNode node, std::string_view why) const {
    const TSPoint at = syntax_.start(node);
    std::string_view text = syntax_.text(node);
    text = text.substr(0, std::min<std::size_t>(text.find_first_of("\r\n"), 24));
    while (!text.empty() && text.back() < 0) text.remove_suffix(1);
    return diag(DiagCode::SyntaxFault,
                SourceLoc{std::string(file_name_), static_cast<int>(at.row) + 1,
                          static_cast<int>(at.column) + 1},
                text, why);
  }

  void push(const std::vector<Child>& kids, const Context& context) {
    for (std::size_t i = kids.size(); i-- > 0;) open_.push_back({kids[i], context});
  }

  std::string_view type(TSNode node) const { return ts_node_type(node); }
  bool starts_with_async(const std::vector<Child>& kids) const {
    return !kids.empty() && !kids[0].named && syntax_.text(kids[0].node) == "async";
  }

  // Imports of the future stand before all but the docstring.
  Status late_futures(const std::vector<Child>& statements) {
    bool first = true, early = true;
    for (const Child& s : statements) {
      if (!s.named) continue;
      if (s.kind == Syn::FutureImportStatement && !early)
        return fail(s.node, "it must stand at the beginning of the file");
      const bool text = s.kind == Syn::String || s.kind == Syn::ConcatenatedString ||
                        type(s.node) == "expression_statement";
      early = early && (s.kind == Syn::FutureImportStatement || (first && text));
      first = false;
    }
    return {};
  }

  bool is_star_handler(TSNode clause) const {
    std::string_view text = syntax_.text(clause);
    text.remove_prefix(std::min<std::size_t>(text.size(), std::string_view("except").size()));
    const std::size_t at = text.find_first_not_of(" \t\\\r\n");
    return at != std::string_view::npos && text[at] == '*';
  }

  void enter(const Frame& frame, const std::vector<Child>& kids);
  void enter_comprehension(const std::vector<Child>& kids, Context& outer);
  Status check(const Frame& frame, const std::vector<Child>& kids);
  Status parameters(const std::vector<Child>& kids);
  Status arguments(const std::vector<Child>& kids);
  Status handlers(TSNode statement, const std::vector<Child>& kids);
  Status assigned(const Frame& frame, const std::vector<Child>& kids);
  Status deleted(TSNode target);
  Status name(const Frame& frame);
  Status loose(const Frame& frame);
  Status imports(const std::vector<Child>& kids);
  Status text(const Frame& frame, const std::vector<Child>& kids);
  Status walrus(const Frame& frame, const std::vector<Child>& kids);
  Status declares(const Frame& frame, const std::vector<Child>& kids);
  Status generates(const Frame& frame, bool valued_return);
  Status target(TSNode node);
  Status comprehension_part(const Frame& frame, const std::vector<Child>& kids);
  Status formatted(TSNode node, const std::vector<Child>& kids, bool inner);
  const Counts& identifiers(TSNode function);
  std::uint32_t new_scope(TSNode node, const std::vector<Child>& kids);

  Syntax& syntax_;
  std::string_view file_name_;
  std::vector<Frame> open_;
  std::vector<Scope> scopes_{1};
  std::vector<Around> around_{1};
  std::unordered_map<const void*, Counts> identifiers_;  // by function, once asked for
};

// What the parts of a comprehension bind, for the walrus operators in it.
void Rules::enter_comprehension(const std::vector<Child>& kids, Context& outer) {
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

std::uint32_t Rules::new_scope(TSNode node, const std::vector<Child>& kids) {
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
void Rules::enter(const Frame& frame, const std::vector<Child>& kids) {
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

Status Rules::check(const Frame& frame, const std::vector<Child>& kids) {
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
    case Syn::Identifier:
      return name(frame);
    case Syn::GlobalStatement:
      for (const Child& kid : kids)
        if (kid.kind == Syn::Identifier && scopes_[in.scope].seen.contains(syntax_.text(kid.node)))
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
    case Syn::Float: {
      std::string_view digits = syntax_.text(node);
      if (digits.ends_with('j') || digits.ends_with('J')) digits.remove_suffix(1);
      double value = 0;
      if (parse_float(digits, value) == LiteralError::Malformed)
        return fail(node, "an underscore that does not stand between digits");
      return {};
    }
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
    case Syn::Parameters:
      return parameters(kids);
    case Syn::ArgumentList:
      return arguments(kids);
    case Syn::TryStatement:
      return handlers(node, kids);
    case Syn::TypeAliasStatement:
      // Not `type(x).y = z`, which is read as one too.
      if (kids.size() > 1 && syntax_.text(kids[1].node)[0] == '(') return {};
      return fail(node, "later than Python 3.11");
    case Syn::FunctionDefinition:
    case Syn::ClassDefinition:
      for (const Child& kid : kids)
        if (kid.field == Field::Name && syntax_.text(kid.node) == "__debug__")
          return fail(kid.node, "it cannot be assigned");
        else if (kid.field == Field::TypeParameters)
          return fail(kid.node, "later than Python 3.11");
      return {};
    case Syn::Assignment:
    case Syn::AugmentedAssignment:
      return assigned(frame, kids);
    case Syn::DeleteStatement:
      for (const Child& kid : kids)
        if (kid.named) WEFT_RETURN_IF_ERROR(deleted(kid.node));
      return {};
    case Syn::Integer:
      if (const auto why = wrong_integer(syntax_.text(node)); !why.empty()) return fail(node, why);
      return {};
    case Syn::String:
    case Syn::ConcatenatedString:
      return text(frame, kids);
    case Syn::Other: {
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
    default:
      return {};
  }
}

Status Rules::name(const Frame& frame) {
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

Status Rules::walrus(const Frame& frame, const std::vector<Child>& kids) {
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

const Counts& Rules::identifiers(TSNode function) {
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
Status Rules::declares(const Frame& frame, const std::vector<Child>& kids) {
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
Status Rules::generates(const Frame& frame, bool valued_return) {
  Scope& scope = scopes_[frame.context.scope];
  if (!scope.async) return {};
  if (frame.child.kind == Syn::Yield) scope.yields = true;
  if (valued_return) scope.valued_return = frame.child.node;
  if (scope.yields && !ts_node_is_null(scope.valued_return))
    return fail(scope.valued_return, "a value from an asynchronous generator");
  return {};
}

// What `as` binds.
Status Rules::target(TSNode node) {
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

Status Rules::comprehension_part(const Frame& frame, const std::vector<Child>& kids) {
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

// {...} within an f-string.
Status Rules::formatted(TSNode node, const std::vector<Child>& kids, bool inner) {
  for (const Child& kid : kids) {
    const std::string_view name = type(kid.node);
    if (name == "type_conversion") {
      const std::string_view text = syntax_.text(kid.node);
      if (text != "!s" && text != "!r" && text != "!a")
        return fail(kid.node, "a conversion is !s, !r or !a");
    }
    if (kid.kind == Syn::Lambda) return fail(node, "a lambda here needs brackets around it");
    if (kid.kind == Syn::ListSplat) return fail(node, "a star outside of a list");
    if (inner && name == "format_specifier" &&
        syntax_.text(kid.node).find('{') != std::string::npos)
      return fail(node, "braces nested too deeply");
  }
  return {};
}

// What holds its parts by operators: none of them may have a star.
bool is_operand(Syn parent) {
  switch (parent) {
    case Syn::BinaryOperator:
    case Syn::UnaryOperator:
    case Syn::NotOperator:
    case Syn::BooleanOperator:
    case Syn::ComparisonOperator:
    case Syn::ConditionalExpression:
    case Syn::NamedExpression:
    case Syn::Lambda:
    case Syn::Await:
    case Syn::Slice:
    case Syn::Attribute:
    case Syn::KeywordArgument:
    case Syn::DefaultParameter:
    case Syn::TypedDefaultParameter:
    case Syn::AssertStatement:
    case Syn::RaiseStatement:
    case Syn::IfStatement:
    case Syn::ElifClause:
    case Syn::WhileStatement:
      return true;
    default:
      return false;
  }
}

// What needs something around it.
Status Rules::loose(const Frame& frame) {
  const TSNode node = frame.child.node;
  const Syn parent = frame.context.parent;
  const bool statement = frame.context.top || parent == Syn::Block;
  switch (frame.child.kind) {
    case Syn::NamedExpression:
      if (statement || parent == Syn::Assignment || parent == Syn::AugmentedAssignment ||
          parent == Syn::KeywordArgument)
        return fail(node, "':=' needs brackets around it");
      return {};
    case Syn::ListSplat:
      if (statement || parent == Syn::Assignment || parent == Syn::AugmentedAssignment ||
          parent == Syn::ParenthesizedExpression || parent == Syn::Pair ||
          parent == Syn::ListComprehension || parent == Syn::SetComprehension ||
          parent == Syn::GeneratorExpression || is_operand(parent))
        return fail(node, "a star outside of a list");
      return {};
    default:
      if (parent == Syn::List || parent == Syn::Tuple || parent == Syn::ParenthesizedExpression ||
          parent == Syn::DictionaryComprehension || is_operand(parent))
        return fail(node, "two stars outside of a call and a dictionary");
      return {};
  }
}

Status Rules::imports(const std::vector<Child>& kids) {
  const bool from = !kids.empty() && syntax_.text(kids[0].node) == "from";
  if (!kids.empty() && syntax_.text(kids.back().node) == ",")
    return fail(kids.back().node, "a name is missing after it");
  for (const Child& kid : kids) {
    if (!kid.named || kid.field != Field::Name) continue;
    TSNode path = kid.node, bound = kid.node;
    if (kid.kind == Syn::AliasedImport) {
      path = syntax_.field(kid.node, Field::Name);
      bound = syntax_.field(kid.node, Field::Alias);
    }
    if (ts_node_is_null(path) || ts_node_is_null(bound)) continue;
    if (from && syntax_.text(path).find('.') != std::string_view::npos)
      return fail(path, "what is imported from a module has no dots");
    if (syntax_.text(bound) == "__debug__") return fail(bound, "it cannot be assigned");
  }
  return {};
}

Status Rules::parameters(const std::vector<Child>& kids) {
  std::unordered_set<std::string_view> names;
  bool with_default = false, after_star = false, bare_star = false, after_slash = false;
  bool after_all = false, any = false;
  for (const Child& kid : kids) {
    if (!kid.named) continue;
    if (after_all) return fail(kid.node, "a parameter after '**'");
    TSNode name = kid.node;
    Syn kind = kid.kind;
    const bool has_default = kind == Syn::DefaultParameter || kind == Syn::TypedDefaultParameter;
    if (has_default) {
      name = syntax_.field(name, Field::Name);
    } else if (kind == Syn::TypedParameter) {
      name = syntax_.children(name)[0].node;
      kind = syntax_.kind(name);
    }
    if (kind == Syn::TuplePattern) return fail(name, "a parameter in brackets");
    if (kind == Syn::PositionalSeparator) {
      if (after_slash || after_star || !any) return fail(name, "'/' stands once, before any '*'");
      after_slash = true;
      continue;
    }
    if (kind == Syn::KeywordSeparator || kind == Syn::ListSplatPattern) {
      if (after_star) return fail(name, "a second '*'");
      after_star = true;
      bare_star = kind == Syn::KeywordSeparator;
    } else if (kind == Syn::DictionarySplatPattern) {
      if (bare_star) return fail(name, "no parameter after '*'");
      after_all = true;
    } else {
      bare_star = false;
      if (!after_star && with_default && !has_default)
        return fail(name, "a parameter without a default after one that has one");
      with_default = with_default || (has_default && !after_star);
    }
    any = true;
    if (kind == Syn::KeywordSeparator || ts_node_is_null(name)) continue;
    std::string_view text = syntax_.text(name);
    text.remove_prefix(std::min(text.find_first_not_of("* \t"), text.size()));
    if (text == "__debug__") return fail(name, "it cannot be assigned");
    if (!names.insert(text).second) return fail(name, "a second parameter of that name");
  }
  if (bare_star) return fail(kids.back().node, "no parameter after '*'");
  return {};
}

Status Rules::arguments(const std::vector<Child>& kids) {
  std::unordered_set<std::string_view> names;
  bool after_keyword = false, after_splat = false;
  std::size_t count = 0;
  for (const Child& kid : kids) count += kid.named;
  if (count == 0 && kids.size() > 2) return fail(kids[1].node, "an argument is missing");
  for (const Child& kid : kids) {
    if (!kid.named) continue;
    if (kid.kind == Syn::KeywordArgument) {
      const TSNode label = syntax_.field(kid.node, Field::Name);
      if (ts_node_is_null(label)) continue;
      if (syntax_.text(label) == "__debug__") return fail(label, "it cannot be assigned");
      if (!names.insert(syntax_.text(label)).second)
        return fail(label, "a second argument of that name");
      after_keyword = true;
    } else if (kid.kind == Syn::DictionarySplat) {
      after_splat = true;
    } else if (kid.kind == Syn::ListSplat) {
      if (after_splat) return fail(kid.node, "'*' after '**'");
    } else if (kid.kind == Syn::GeneratorExpression && count > 1 &&
               !syntax_.text(kid.node).starts_with('(')) {
      return fail(kid.node, "a generator beside other arguments needs brackets");
    } else if (after_keyword || after_splat) {
      if (type(kid.node) != "parenthesized_list_splat")
        return fail(kid.node, "an argument without a name after one that has a name");
    }
  }
  return {};
}

Status Rules::handlers(TSNode statement, const std::vector<Child>& kids) {
  bool any = false, last = false, stars = false, plain = false;
  for (const Child& kid : kids) {
    if (type(kid.node) == "finally_clause") any = true;
    if (kid.kind != Syn::ExceptClause) continue;
    if (last) return fail(kid.node, "after an 'except' for everything");
    any = true;
    const bool star = is_star_handler(kid.node);
    (star ? stars : plain) = true;
    if (stars && plain) return fail(kid.node, "'except' and 'except*' in one 'try'");
    std::size_t named = 0;
    for (const Child& part : syntax_.children(kid.node)) {
      named += part.named;
      if (!part.named && syntax_.text(part.node) == ",")
        return fail(kid.node, "several exceptions need brackets around them");
      if (part.named && type(part.node) == "as_pattern")
        for (const Child& inner : syntax_.children(part.node))
          if (inner.kind == Syn::AsPatternTarget)
            for (const Child& name : syntax_.children(inner.node))
              if (name.kind != Syn::Identifier) return fail(name.node, "a name belongs here");
    }
    last = named < 2;  // its block alone
    if (star && last) return fail(kid.node, "exceptions are missing after 'except*'");
  }
  if (!any) return fail(statement, "neither 'except' nor 'finally'");
  return {};
}

Status Rules::assigned(const Frame& frame, const std::vector<Child>& kids) {
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

Status Rules::deleted(TSNode target) {
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

Status Rules::text(const Frame& frame, const std::vector<Child>& kids) {
  if (frame.child.kind == Syn::ConcatenatedString) {
    int bytes = 0, strings = 0;
    for (const Child& kid : kids) {
      if (kid.kind != Syn::String) continue;
      const std::string_view whole = syntax_.text(kid.node);
      const std::string_view prefix = whole.substr(0, whole.find_first_of("'\""));
      ++(prefix.find_first_of("bB") != std::string_view::npos ? bytes : strings);
    }
    if (bytes > 0 && strings > 0) return fail(frame.child.node, "bytes and text in one");
    return {};
  }
  const std::string_view whole = syntax_.text(frame.child.node);
  std::string prefix(whole.substr(0, whole.find_first_of("'\"")));
  for (char& c : prefix) c = static_cast<char>(c | 0x20);
  constexpr std::string_view kPrefixes[] = {"", "r", "u", "b", "br", "rb", "f", "fr", "rf"};
  if (std::find(std::begin(kPrefixes), std::end(kPrefixes), prefix) == std::end(kPrefixes))
    return fail(frame.child.node, "no prefix of strings");
  if (prefix.find('f') != std::string::npos) return {};
  if (const auto why = wrong_string(prefix, whole.substr(prefix.size())); !why.empty())
    return fail(frame.child.node, why);
  return {};
}

}  // namespace

Status check_python_rules(Syntax& syntax, std::string_view file_name) {
  return Rules(syntax, file_name).run();
}

}  // namespace weft

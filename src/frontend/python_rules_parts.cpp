// Python's rules on parameters, arguments, clauses and strings.
#include "python_rules_walk.h"

namespace weft {
namespace {

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

}  // namespace

// What needs something around it.
Status PythonRules::loose(const Frame& frame) {
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

Status PythonRules::imports(std::span<const Child> kids) {
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

Status PythonRules::parameters(std::span<const Child> kids) {
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

Status PythonRules::arguments(std::span<const Child> kids) {
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

Status PythonRules::handlers(TSNode statement, std::span<const Child> kids) {
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

Status PythonRules::text(const Frame& frame, std::span<const Child> kids) {
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
  if (prefix.find('f') != std::string::npos)
    return f_string(frame.child.node, prefix, whole.substr(prefix.size()), kids);
  if (const auto why = wrong_string(prefix, whole.substr(prefix.size())); !why.empty())
    return fail(frame.child.node, why);
  return {};
}

// Python 3.11 looks for the end of an f-string as for that of any other string, whatever stands in
// its braces. `quoted`: with its quotes.
Status PythonRules::f_string(TSNode node, std::string_view prefix, std::string_view quoted,
                             std::span<const Child> kids) {
  const std::size_t ends =
      quoted.size() >= 6 && quoted[1] == quoted[0] && quoted[2] == quoted[0] ? 3 : 1;
  const std::string_view quote = quoted.substr(0, ends);
  std::string around;  // the text without the braces
  for (const Child& kid : kids) {
    const std::string_view inside = syntax_.text(kid.node);
    if (type(kid.node) != "interpolation") {
      around += inside;
      continue;
    }
    if (inside.find(quote) != std::string_view::npos)
      return fail(kid.node, "the string's own quotes in its braces are later than Python 3.11");
    if (ends == 1 && inside.find('\n') != std::string_view::npos)
      return fail(kid.node, "a line that ends in the braces of a string is later than Python 3.11");
  }
  if (const auto why = wrong_string(prefix, around); !why.empty()) return fail(node, why);
  return {};
}

// {...} within an f-string.
Status PythonRules::formatted(TSNode node, std::span<const Child> kids, bool inner) {
  for (const Child& kid : kids) {
    const std::string_view name = type(kid.node);
    if (name == "type_conversion") {
      const std::string_view text = syntax_.text(kid.node);
      if (text != "!s" && text != "!r" && text != "!a")
        return fail(kid.node, "a conversion is !s, !r or !a");
    }
    const bool is_expression = kid.named && name != "type_conversion" && name != "format_specifier";
    if (is_expression && syntax_.text(kid.node).find('\\') != std::string_view::npos)
      return fail(kid.node, "a backslash in the braces of a string is later than Python 3.11");
    if (kid.kind == Syn::Lambda) return fail(node, "a lambda here needs brackets around it");
    if (kid.kind == Syn::ListSplat) return fail(node, "a star outside of a list");
    if (inner && name == "format_specifier" &&
        syntax_.text(kid.node).find('{') != std::string::npos)
      return fail(node, "braces nested too deeply");
  }
  return {};
}

}  // namespace weft

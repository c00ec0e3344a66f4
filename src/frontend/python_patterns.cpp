#include "python_patterns.h"

#include <set>
#include <string>
#include <vector>

namespace weft {
namespace {

using Names = std::set<std::string_view>;
using Fault = std::optional<RuleFault>;

constexpr int kMostDepth = 200;  // CPython's parser gives up at brackets as deep as that

class Patterns {
 public:
  explicit Patterns(Syntax& syntax) : syntax_(syntax) {}

  Fault statement(TSNode match) {
    std::vector<TSNode> clauses;
    const TSNode body = syntax_.field(match, Field::Body);
    if (ts_node_is_null(body)) return {};
    for (const Child& kid : syntax_.children(body))
      if (kid.kind == Syn::CaseClause) clauses.push_back(kid.node);
    for (std::size_t i = 0; i < clauses.size(); ++i)
      if (auto fault = clause(clauses[i], i + 1 == clauses.size())) return fault;
    return {};
  }

 private:
  std::string_view type(TSNode node) const { return ts_node_type(node); }

  Fault clause(TSNode node, bool last) {
    std::vector<TSNode> patterns;
    bool comma = false, guarded = false;
    for (const Child& kid : syntax_.children(node)) {
      if (kid.kind == Syn::CasePattern) patterns.push_back(kid.node);
      comma = comma || syntax_.text(kid.node) == ",";
      guarded = guarded || type(kid.node) == "if_clause";
    }
    Names names;
    if (patterns.size() == 1 && !comma) return pattern(patterns[0], names, last || guarded, 0);
    return sequence(patterns, names, 0);
  }

  // `free`: whether it may be one that everything matches.
  Fault pattern(TSNode node, Names& names, bool free, int depth) {
    if (depth > kMostDepth) return {};
    const auto kids = syntax_.children(node);
    const std::string_view kind = type(node);
    if (kind == "case_pattern") {
      for (const Child& kid : kids)
        if (kid.named || syntax_.text(kid.node) == "_")
          return pattern(kid.node, names, free, depth + 1);
      return {};
    }
    if (syntax_.text(node) == "_") return everything(node, free);
    if (kind == "dotted_name") {
      if (kids.size() > 1) return {};
      if (auto fault = bind(node, names)) return fault;
      return everything(node, free);
    }
    if (kind == "as_pattern") return renamed(kids, names, free, depth);
    if (kind == "union_pattern") return either(kids, names, free, depth);
    if (kind == "splat_pattern") return Fault{{node, "a star outside of a sequence"}};
    if (kind == "class_pattern") return instance(kids, names, depth);
    if (kind == "dict_pattern") return mapping(kids, names, depth);
    if (kind == "complex_pattern") return complex(kids);
    if (kind == "keyword_pattern") {
      for (std::size_t i = 1; i < kids.size(); ++i)
        if (kids[i].named || syntax_.text(kids[i].node) == "_")
          return pattern(kids[i].node, names, true, depth + 1);
      return {};
    }
    if (kind == "tuple_pattern" || kind == "list_pattern") {
      std::vector<TSNode> parts;
      bool comma = false;
      for (const Child& kid : kids) {
        if (kid.kind == Syn::CasePattern) parts.push_back(kid.node);
        comma = comma || syntax_.text(kid.node) == ",";
      }
      if (kind == "tuple_pattern" && parts.size() == 1 && !comma)  // brackets around a pattern
        return pattern(parts[0], names, free, depth + 1);
      return sequence(parts, names, depth);
    }
    return literal(node);
  }

  static Fault everything(TSNode node, bool free) {
    if (free) return {};
    return Fault{{node, "it matches everything, so that no pattern after it is reached"}};
  }

  Fault bind(TSNode node, Names& names) {
    const std::string_view text = syntax_.text(node);
    if (text == "__debug__") return Fault{{node, "it cannot be assigned"}};
    if (!names.insert(text).second) return Fault{{node, "a second capture of that name"}};
    return {};
  }

  Fault sequence(const std::vector<TSNode>& parts, Names& names, int depth) {
    bool starred = false;
    for (const TSNode part : parts) {
      const auto kids = syntax_.children(part);
      if (kids.size() == 1 && type(kids[0].node) == "splat_pattern") {
        if (starred) return Fault{{part, "a second star in a sequence"}};
        starred = true;
        if (auto fault = splat(kids[0].node, names)) return fault;
      } else if (auto fault = pattern(part, names, true, depth + 1)) {
        return fault;
      }
    }
    return {};
  }

  Fault splat(TSNode node, Names& names) {
    for (const Child& kid : syntax_.children(node))
      if (kid.kind == Syn::Identifier && syntax_.text(kid.node) != "_")
        return bind(kid.node, names);
    return {};
  }

  Fault renamed(std::span<const Child> kids, Names& names, bool free, int depth) {
    for (std::size_t i = 0; i < kids.size(); ++i) {
      if (i > 0 && kids[i].kind == Syn::Identifier) {
        if (syntax_.text(kids[i].node) == "_") return Fault{{kids[i].node, "'_' names nothing"}};
        if (auto fault = bind(kids[i].node, names)) return fault;
      } else if (kids[i].named) {
        if (auto fault = pattern(kids[i].node, names, free, depth + 1)) return fault;
      }
    }
    return {};
  }

  Fault either(std::span<const Child> kids, Names& names, bool free, int depth) {
    std::vector<TSNode> parts;
    for (const Child& kid : kids)
      if (kid.named || syntax_.text(kid.node) == "_") parts.push_back(kid.node);
    Names first;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      Names own;
      if (auto fault = pattern(parts[i], own, free && i + 1 == parts.size(), depth + 1))
        return fault;
      if (i == 0) first = own;
      if (own != first) return Fault{{parts[i], "an alternative that binds other names"}};
    }
    for (const std::string_view name : first)
      if (!names.insert(name).second) return Fault{{parts[0], "a second capture of a name"}};
    return {};
  }

  Fault instance(std::span<const Child> kids, Names& names, int depth) {
    Names labels;
    for (std::size_t i = 1; i < kids.size(); ++i) {  // the first is the class
      if (kids[i].kind != Syn::CasePattern) continue;
      const auto inner = syntax_.children(kids[i].node);
      const bool keyword = inner.size() == 1 && type(inner[0].node) == "keyword_pattern";
      if (!keyword && !labels.empty())
        return Fault{{kids[i].node, "a pattern without a name after one that has a name"}};
      if (keyword) {
        const auto parts = syntax_.children(inner[0].node);
        if (!parts.empty() && !labels.insert(syntax_.text(parts[0].node)).second)
          return Fault{{parts[0].node, "a second pattern for that attribute"}};
      }
      if (auto fault = pattern(kids[i].node, names, true, depth + 1)) return fault;
    }
    return {};
  }

  Fault mapping(std::span<const Child> kids, Names& names, int depth) {
    std::set<std::string> keys;
    bool rest = false, key = true, negative = false;
    for (const Child& kid : kids) {
      const std::string_view text = syntax_.text(kid.node);
      if (text == ":") key = false;
      if (text == ",") key = true;
      if (key && text == "-") negative = true;
      if (!kid.named) continue;
      if (rest) return Fault{{kid.node, "a key after '**'"}};
      if (type(kid.node) == "splat_pattern") {
        rest = true;
        for (const Child& part : syntax_.children(kid.node))
          if (syntax_.text(part.node) == "_") return Fault{{kid.node, "'_' names nothing"}};
        if (auto fault = splat(kid.node, names)) return fault;
      } else if (key) {
        const bool name = type(kid.node) == "dotted_name";
        if (name && syntax_.children(kid.node).size() == 1)
          return Fault{{kid.node, "a key is a literal or has a dot"}};
        if (!name)
          if (auto fault = literal(kid.node)) return fault;
        if (!name && !keys.insert((negative ? "-" : "") + std::string(text)).second)
          return Fault{{kid.node, "a second pattern for that key"}};
        negative = false;
      } else if (auto fault = pattern(kid.node, names, true, depth + 1)) {
        return fault;
      }
    }
    return {};
  }

  bool imaginary(TSNode node) const {
    const std::string_view text = syntax_.text(node);
    return text.back() == 'j' || text.back() == 'J';
  }

  Fault complex(std::span<const Child> kids) {
    std::vector<TSNode> numbers;
    for (const Child& kid : kids)
      if (kid.named) numbers.push_back(kid.node);
    if (numbers.size() != 2) return {};
    if (imaginary(numbers[0])) return Fault{{numbers[0], "a real number belongs here"}};
    if (!imaginary(numbers[1])) return Fault{{numbers[1], "an imaginary number belongs here"}};
    return {};
  }

  Fault literal(TSNode node) {
    const Syn kind = syntax_.kind(node);
    if (kind != Syn::String && kind != Syn::ConcatenatedString) return {};
    std::vector<TSNode> open{node};
    while (!open.empty()) {
      const TSNode at = open.back();
      open.pop_back();
      const std::string_view text = syntax_.text(at);
      const bool whole = syntax_.kind(at) == Syn::String;
      if (whole &&
          text.substr(0, text.find_first_of("'\"")).find_first_of("fF") != std::string_view::npos)
        return Fault{{at, "no literal"}};
      if (!whole)
        for (const Child& kid : syntax_.children(at)) open.push_back(kid.node);
    }
    return {};
  }

  Syntax& syntax_;
};

}  // namespace

std::optional<RuleFault> pattern_fault(Syntax& syntax, TSNode match_statement) {
  return Patterns(syntax).statement(match_statement);
}

}  // namespace weft

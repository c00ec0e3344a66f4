// The implementation of python_rules.h: one walk over the tree, which sees each node together with
// the nodes around it.
//
//   python_rules.cpp        the walk, and the places where each statement is allowed
//   python_rules_names.cpp  how names are bound, declared and used
//   python_rules_parts.cpp  parameters, arguments, clauses and strings
//
// PythonRules is one class, because a rule asks for what the walk met before: the names of each
// scope so far (`scopes_`), the comprehensions around a node (`around_`), and the context that its
// frame brings. Most methods check one kind of node, add what it binds to these lists, and know
// nothing of each other.
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "python_rules.h"

namespace weft {

inline bool is_hex(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

class PythonRules {
 public:
  PythonRules(Syntax& syntax, std::string_view file_name)
      : syntax_(syntax), file_name_(file_name) {}

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
  // What the statements around a node say of it.
  struct Context {
    Syn parent = Syn::Other;
    bool in_function = false;
    bool is_async = false;
    bool in_loop = false;
    bool in_class = false;        // the innermost scope is a class
    bool top = false;             // a statement of the module
    std::uint32_t scope = 0;      // into PythonRules::scopes_
    std::uint32_t functions = 0;  // around the innermost scope
    std::uint32_t blocks = 0;     // that CPython counts, within the innermost scope
    std::uint32_t around = 0;     // into PythonRules::around_: comprehensions
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

  void push(std::span<const Child> kids, const Context& context) {
    for (std::size_t i = kids.size(); i-- > 0;) open_.push_back({kids[i], context});
  }

  std::string_view type(TSNode node) const { return ts_node_type(node); }
  bool starts_with_async(std::span<const Child> kids) const {
    return !kids.empty() && !kids[0].named && syntax_.text(kids[0].node) == "async";
  }

  // Imports of the future stand before all but the docstring.
  Status late_futures(std::span<const Child> statements) {
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

  void enter(const Frame& frame, std::span<const Child> kids);
  void enter_comprehension(std::span<const Child> kids, Context& outer);
  Status check(const Frame& frame, std::span<const Child> kids);
  Status check_place(const Frame& frame, std::span<const Child> kids);
  Status integer(TSNode node);
  Status check_form(const Frame& frame, std::span<const Child> kids);
  Status floating(TSNode node) const;
  Status definition(std::span<const Child> kids) const;
  Status unnamed_kind(const Frame& frame, std::span<const Child> kids);
  Status parameters(std::span<const Child> kids);
  Status arguments(std::span<const Child> kids);
  Status handlers(TSNode statement, std::span<const Child> kids);
  Status assigned(const Frame& frame, std::span<const Child> kids);
  Status deleted(TSNode target);
  Status name(const Frame& frame);
  Status loose(const Frame& frame);
  Status imports(std::span<const Child> kids);
  Status text(const Frame& frame, std::span<const Child> kids);
  Status walrus(const Frame& frame, std::span<const Child> kids);
  Status declares(const Frame& frame, std::span<const Child> kids);
  Status generates(const Frame& frame, bool valued_return);
  Status target(TSNode node);
  Status comprehension_part(const Frame& frame, std::span<const Child> kids);
  Status formatted(TSNode node, std::span<const Child> kids, bool inner);
  Status f_string(TSNode node, std::string_view prefix, std::string_view quoted,
                  std::span<const Child> kids);
  Status type_called(TSNode target);
  const Counts& identifiers(TSNode function);
  std::uint32_t new_scope(TSNode node, std::span<const Child> kids);

  Syntax& syntax_;
  std::string_view file_name_;
  std::vector<Frame> open_;
  std::vector<Scope> scopes_{1};
  std::vector<Around> around_{1};
  std::unordered_map<const void*, Counts> identifiers_;  // by function, once asked for
};

}  // namespace weft

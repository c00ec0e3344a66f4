// The module level of a file as Python would run it, as far as that can be told without running it:
// whether the import surely fails, and where.
//
// Input: the syntax tree. Output: the first place that every path through the module level comes to
// and that raises an exception nothing catches: a name that no path before has bound, an attribute
// that a module of Warp does not have, a call or operator that can only fail, `raise`,
// `sys.exit()`. Also: which definitions are kernels, however their decorator is written. Invariant:
// what it does not know it takes; a file that Python imports is never said to fail. Branches whose
// condition is not known are joined: a name is bound when some path binds it.
//
// ModuleRun is one class, because statements, expressions and annotations call each other in
// circles (a function's head evaluates its defaults and annotations, a comprehension binds names, a
// call may run a decorator), and every step may bind a name in `names_` or raise in `raised_` and
// `why_`. Whether a statement after it runs at all depends on these three. Each file has the
// methods of one family.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "run_names.h"
#include "syntax.h"
#include "weft/builtins/host_names.h"

namespace weft {

// Deeper than anything people write; nothing below is looked at.
inline constexpr int kDeepestRun = 150;
// An exception of which it is not known what catches it.
inline constexpr std::string_view kAnyError = "?";

// What Warp asks of an annotation when Python comes to the decorator.
enum class AnnotationUse : std::uint8_t {
  NameOnly,  // of a kernel, or of a result: that it can be evaluated
  Argument,  // of a function: a type for code
  Field,     // of a struct: a type with a layout
};

// An object without operators, length and elements.
bool solid(const RunValue& v);

class ModuleRun {
 public:
  ModuleRun(Syntax& syntax, std::string_view file_name) : syntax_(syntax), file_name_(file_name) {}

  void run();

  // Why Python cannot import the file.
  const std::optional<Diag>& failure() const { return end_; }
  // Whether Python makes a kernel of a definition or of a call's result, or may make one by a
  // decorator that only running the file would resolve.
  bool may_be_kernel(TSNode node) const { return kernels_.contains(node.id); }

 private:
  using Value = RunValue;
  using Names = RunNames::Names;
  using Changes = RunNames::Changes;
  // The ways in which a statement may end.
  struct Flow {
    bool next = false, stops = false, fails = false;  // stops: break, continue
    bool only_fails() const { return fails && !next && !stops; }
    // Of a statement that takes this way or the other one.
    Flow or_else(const Flow& other) const {
      return {next || other.next, stops || other.stops, fails || other.fails};
    }
  };
  static constexpr Flow kNext{true, false, false};

  // --- statements (module_run.cpp) ---
  Flow block(TSNode node);
  Flow statement(const Child& s);
  Flow ended();
  Flow if_statement(TSNode node);
  Flow loop(TSNode node, bool is_for);
  Flow try_statement(TSNode node);
  // `except TYPE as TARGET: BODY`; the type and the target may be missing.
  struct Handler {
    TSNode type{}, body{}, target{};
  };
  Handler handler(TSNode clause);
  bool can_catch(TSNode type, std::string_view error);
  Flow finally_clause(TSNode clause, Flow flow);
  bool cannot_raise(TSNode body);
  Flow with_statement(TSNode node);
  Flow match_statement(TSNode node);
  void simple(const Child& s);
  void assignment(TSNode node);
  void augmented(TSNode node);
  void assert_statement(TSNode node);
  void raise_statement(TSNode node);
  void imports(TSNode node);
  void from_import(TSNode node);
  void import_all(std::string_view module);
  void remove(TSNode target);
  void definition(TSNode node);
  Value function(TSNode node);
  Value class_definition(TSNode node);
  Value decorated(const Value& decorator, const Value& target, TSNode at);
  void check_function(const Value& target, TSNode at, std::string_view what, AnnotationUse use);
  void check_statics(TSNode body);
  Value kernel_of(const Value& target, TSNode at);
  void names_of_functions(TSNode root);

  // --- annotations (module_run_annotations.cpp) ---
  void check_annotations(TSNode function, AnnotationUse use);
  void check_fields(TSNode definition);
  void check_annotation(TSNode type, AnnotationUse use);
  bool is_no_type(const Value& v, AnnotationUse use);
  bool is_plain_class(const Value& v) const;
  bool is_no_element(const Value& v);
  Value specialised(const Value& of, const Value& first);
  static Value alternatives(const Value& a, const Value& b);
  std::optional<Value> value_of_text(TSNode at, std::string_view text);
  static std::string_view name_without_type(std::string_view module, std::string_view name);

  // --- names (module_run.cpp) ---
  void bind(std::string_view name, const Value& value);
  void bind_target(TSNode target, const Value& value);
  void unbind(std::string_view name);
  void bind_pattern(TSNode pattern);
  void remove_quietly(TSNode target);
  bool bound(std::string_view name) const;

  // --- expressions (module_run_values.cpp) ---
  Value value(TSNode node);
  Value value_of(TSNode node, Syn kind);
  Value display(TSNode node);
  Value negation(TSNode node);
  Value lambda(TSNode node);
  Value generic_type(TSNode node);
  Value union_type(TSNode node);
  Value name(TSNode node);
  bool is_set_somewhere(std::string_view attribute);
  Value attribute(TSNode node);
  Value call(TSNode node);
  // The arguments of a call.
  struct Arguments {
    std::vector<Value> positional;
    std::vector<std::pair<std::string_view, Value>> named;
    std::vector<TSNode> named_nodes;  // the values of `named`
    bool open = false;                // *args or **more
    std::string_view module;          // the text of `module=`
  };
  Arguments arguments(TSNode list);
  void splat(const Child& argument, Arguments& out);
  Value kernel_call(const Arguments& given, TSNode node);
  Value warp_call(const Value& callee, const Arguments& given, TSNode node);
  TSNode only_child(TSNode node);
  void called(const Value& callee, const std::vector<Value>& positional,
              const std::vector<std::pair<std::string_view, Value>>& named, bool open, TSNode at);
  void python_call(std::string_view path, const std::vector<Value>& positional, TSNode at);
  void check_option(std::string_view name, const RunValue& given, Syn kind, TSNode at);
  void check_options_together(const std::vector<std::pair<std::string_view, Value>>& named,
                              const std::vector<TSNode>& nodes, TSNode at);
  void check_overloaded(const Value& kernel, TSNode at);
  Value range(const std::vector<Value>& bounds) const;
  Value subscript(TSNode node);
  Value binary(TSNode node);
  void operation(std::string_view op, const Value& a, const Value& b, TSNode at);
  Value unary(TSNode node);
  Value boolean(TSNode node);
  Value comparison(TSNode node);
  Value conditional(TSNode node);
  Value comprehension(TSNode node);
  Value number(TSNode node, Syn kind) const;
  void interpolations(TSNode node);
  void all(TSNode node);
  // Evaluated on some paths only.
  void maybe(TSNode node);
  void iterate(const Value& value, TSNode at);
  // A name of a module; nothing if the module surely lacks it.
  std::optional<Value> member(std::string_view module, std::string_view name) const;
  Value of_warp(const HostName& host) const;
  // Whether it holds as a condition, if that is known.
  static std::optional<bool> truth(const Value& value);
  std::string parameters_of(TSNode function);

  void fail(TSNode at, Diag why, std::string_view error);
  void ends(TSNode at, std::string_view why, std::string_view error);
  SourceLoc loc(TSNode node) const;
  std::string excerpt(TSNode node) const;

  Syntax& syntax_;
  std::string_view file_name_;
  std::optional<Diag> end_;
  std::unordered_set<const void*> kernels_;
  RunNames names_;
  // What annotations gave where Python evaluated them.
  std::unordered_map<const void*, Value> annotations_;
  Names class_names_;  // of the class that was defined last
  const void* class_id_ = nullptr;
  int depth_ = 0;
  bool raised_ = false;      // in the statement at hand
  std::optional<Diag> why_;  // of the last exception
  std::string_view error_;   // its class
  bool any_name_ = false;    // from unknown import *, exec(), globals()
  bool lazy_annotations_ = false;
  int imports_of_all_ = 0;
  std::unordered_set<std::string_view> functions_bind_;                 // by `global` in a function
  std::optional<std::unordered_set<std::string_view>> attributes_set_;  // once it is asked for
  std::unordered_set<std::string_view> open_modules_;  // the file sets attributes of
  std::vector<std::unique_ptr<std::string>> texts_;    // that values refer to
};

bool is_python_name(std::string_view name);

// The text between the quotes, where it is the string's value; nothing where that is not plain.
std::optional<std::string_view> plain_text(std::string_view literal);

// The names that `from math import *` binds.
std::span<const std::string_view> names_of_math();

}  // namespace weft

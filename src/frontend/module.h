// The module level of a file: imports, constants, structs, functions and kernels.
//
// There are two passes. The first binds imports and counts the statements that bind each name,
// because kernels see names as they are after the import of the file; a name that is bound twice
// has no certain value. The second goes through the file in order and fills the Tree.
//
// ModuleReader is one class, because the second pass reads each statement with what the first pass
// and all statements before it left: how often each name is bound (`counts_`), what it stands for
// (`scope_`), the options that hold at this line, and the templates that wait for types. A method
// reads one form of statement and adds to this state. The parts with a state of their own are
// classes: the members below.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "annotations.h"
#include "convert.h"
#include "evaluate.h"
#include "imported_functions.h"
#include "module_effects.h"
#include "module_run.h"
#include "scope.h"
#include "weft/frontend/frontend.h"

namespace weft {

class ModuleReader {
 public:
  // `tree.source` is set and its lines are indexed.
  ModuleReader(Syntax& syntax, Tree& tree, std::string_view file_name,
               const OverloadRequest& wanted = {});

  // Errors: an indented statement at the margin, an import that surely fails. Everything else is
  // told name by name.
  // `is_own`: a text that weft made itself, which is not searched for a failing import or for code
  // with effects.
  Status run(bool is_own = false);

  // The first pass alone: whether importing the file may change options of Warp or names of others.
  // The cause, where importing the file, or calling a function of it, may set options of Warp.
  std::optional<std::string> cause_of_effects(EffectsOf what, VisitedFiles& visited);

 private:
  struct Counts {
    int functions = 0;  // definitions with @wp.func
    int other = 0;
  };
  // A kernel for arguments of any type, and whether there are types for it.
  struct Template {
    FunctionDecl kernel;
    bool used = false;
  };
  struct Definition {
    TSNode node{};  // without decorators
    std::vector<TSNode> decorators;
  };

  // --- first pass (module_names.cpp) ---
  void survey(const Child& statement);
  void import_statement(TSNode node);
  void import_from(TSNode node);
  void bind_import(std::string_view alias, std::string path, TSNode node);
  // Kernels that are defined inside the statement are not lowered, but told from no kernel.
  void survey_inside(TSNode statement);
  // Every name that a statement may bind, wherever in it.
  void bound_names(TSNode statement, std::vector<Symbol>& out);
  void wildcard(std::string_view module, TSNode node);

  // --- second pass (module.cpp) ---
  void statement(const Child& statement);
  void assignment(TSNode node);
  void constant(TSNode target, TSNode value);
  bool may_be_constant(TSNode value);
  bool is_no_value(TSNode value);
  void attribute_assignment(TSNode target, TSNode value);
  bool may_have_module(TSNode before);
  std::string module_of(TSNode options);
  bool is_other_module(std::string_view name) const;
  void call_statement(TSNode node);
  void options(TSNode dictionary, Options& out);
  void option_assignment(TSNode target, TSNode value);
  std::string text_of(TSNode node);
  std::string option_value(std::string_view option, TSNode value);
  void definition(const Child& statement);
  void struct_definition(const Definition& d, Symbol name);
  Status struct_fields(const Definition& d, Symbol name, StructDecl& out);
  void function(const Definition& d, Symbol name, bool is_kernel, TSNode decorator);
  Status function_decl(const Definition& d, TSNode decorator, FunctionDecl& out);
  Status decorator_options(TSNode decorator, FunctionDecl& out);
  std::string other_module(TSNode decorator);
  void set_options_of_other_modules();

  // --- overloads of templates (module_overloads.cpp) ---
  bool overload_call(TSNode call);
  void overload_definition(const Definition& d);
  void overload(Template& of, std::span<const Type> types, SourceLoc at);
  Status requested_overload();
  Template* find_template(Symbol name);

  // --- special functions (module_functions.cpp) ---
  CapturedFunction& special(FunctionDecl& f);
  void custom_derivative(const Definition& d, bool gradient);
  void unclear_derivative(TSNode decorator);
  void native_function(const Definition& d, Symbol name);
  // Whether the number that Warp gives a function of that name is known.
  Status numbered(Symbol name, TSNode definition);
  Status snippets(TSNode decorator, CapturedFunction& out);
  NodeId default_number(NodeId given);
  Status replace_statics(FunctionDecl& f, NodeId node, std::vector<Symbol>& loop_variables);
  Status replace_static(FunctionDecl& f, NodeId call, std::span<const Symbol> loop_variables);
  void refuse_all(TSNode statement);
  void refuse_bound_elsewhere();

  Definition split(const Child& statement);
  Symbol defined_name(TSNode definition);
  std::string decorator_path(TSNode decorator);
  bool rebound(Symbol name);
  void refuse(Symbol name, bool is_kernel, Diag why) {
    scope_.refuse(name, is_kernel, std::move(why));
  }
  std::uint32_t last_line(const FunctionDecl& f) const;
  std::uint32_t row(TSNode node) const { return syntax_.start(node).row + 1; }

  Syntax& syntax_;
  Tree& tree_;
  std::string file_name_;
  Converter converter_;
  Scope scope_;
  Annotations annotations_;
  Evaluator evaluator_;
  bool has_module_ = false;  // something has made Warp's module of the file
  // Kernels in other modules would have other options than those in the file's.
  bool module_options_differ_ = false;
  bool options_assigned_ = false;  // of a module that is not known, by `x.options[...] = v`
  Options new_module_options_;     // what a module that is made now takes of wp.config
  std::map<std::string, Options> other_modules_;
  std::optional<ModuleEffects> effects_;
  ModuleRun run_;
  std::optional<Diag> import_ends_;            // what Warp refuses when Python comes to a decorator
  std::optional<Diag> unclear_;                // why no kernel of the file is sure
  std::optional<ImportedFunctions> imported_;  // looked for when a function is met
  const OverloadRequest& wanted_;
  std::vector<Template> templates_;
  std::unordered_map<Symbol, Counts> counts_;     // looked up only, never iterated
  std::vector<std::pair<Symbol, TSNode>> bound_;  // all of these, with the statement
};

// if __name__ == "__main__": is not run when the file is imported.
bool is_main_guard(Syntax& syntax, TSNode statement);

}  // namespace weft

// What running a module's top level may do beside binding names: set options of Warp, change
// constants in place, bind names where no statement says so.
//
// Input: the syntax tree of a module, and the imports that it binds. Output: the first place after
// which nothing in the file is sure, and the names whose values may be changed in place. Everything
// that Python runs when it imports the file is looked at: statements in branches and loops,
// decorators, defaults, class bodies, wp.static(), and the bodies of functions that this code
// names. Invariant: an effect that ModuleReader models (a plain `wp.config.x = v`, say) is none;
// what is not understood is one.
//
// ModuleEffects is one class, because it walks until nothing new is reached. A name that an
// expression mentions may lead into the body of a function (`bodies_`), and an import into another
// file (`visited_`). Wherever the walk stands, it adds to one stack of nodes that are still to be
// looked at and to one list of findings (`unclear_`, `changed_`, `attribute_set_`).
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "scope.h"
#include "source.h"
#include "syntax.h"

namespace weft {

// The files that were read, or are being read: for what runs when they are imported, and for all
// their functions as well.
struct VisitedFiles {
  std::set<std::string> imported, called;
};

// For whom a file is read.
enum class EffectsOf : std::uint8_t {
  OwnFile,    // for its own kernels: plain settings of wp.config are modelled
  Import,     // for a file that imports it
  Functions,  // for a file that imports it and may call any of its functions
};

// What in that file, or in what it imports, may set options of Warp or change other modules, for a
// person; none if nothing does. A file that cannot be read is its own cause.
std::optional<std::string> cause_of_effects(const std::string& file, EffectsOf what,
                                            VisitedFiles& visited);

// Whether importing the package changes nothing of Warp's.
bool is_harmless_module(std::string_view package);

class ModuleEffects {
 public:
  // `path` is where the file lies, for imports beside it.
  ModuleEffects(Syntax& syntax, Tree& tree, const Scope& scope, std::string_view path,
                VisitedFiles& visited);

  void read(EffectsOf what);

  // Why nothing in this file is sure.
  const std::optional<Diag>& unclear() const { return unclear_; }
  // The innermost cause of that, in a file that this one imports perhaps: "m.py:3: 'exec(x)'".
  const std::string& cause() const { return cause_; }
  // Why it is not sure which overloads kernels for any types have.
  const std::optional<Diag>& overloads_unclear() const { return overloads_unclear_; }
  // Where the value of a name, or an attribute of what it is bound to, may be changed.
  std::optional<TSNode> changed(Symbol name) const;
  std::optional<TSNode> attribute_set(Symbol name) const;
  // Where code that runs may launch the kernel of that name, or hand it on.
  std::optional<TSNode> handed_on(Symbol name) const;
  // Whether another function has been given this name.
  bool is_given(std::string_view name) const { return named_.contains(std::string(name)); }

 private:
  // What may become of the object of a name that is met: nothing; it gets another name, by which it
  // may be called; or it is given to code that may change or call it.
  enum class Use : std::uint8_t { Read, Kept, Exposed };
  // Where a definition stands: at the margin; in a class; or in code that runs.
  enum class Place : std::uint8_t { Margin, Class, Inside };
  using Methods = std::vector<TSNode>;
  struct Pending {
    TSNode node;
    Use use;
  };

  void statement(const Child& statement);
  void assignment(TSNode node);
  std::optional<bool> holds_for_python(TSNode condition) const;
  void if_statement(TSNode node);
  void definition(TSNode node, Place place, Methods* methods);
  void function(TSNode node, bool of_warp, Methods* methods);
  void statics(TSNode body);
  void class_body(TSNode node, Methods* outer);
  void add_body(Symbol name, TSNode body);
  void run_body(TSNode body);
  void derivative(TSNode node);
  void named_function(TSNode call);
  bool has_out(TSNode arguments);
  void scan(TSNode node, Use use);
  void scan_one(const Pending& at);
  void scan_children(TSNode node, Use use);
  void attribute(TSNode node, Use use);
  void call(TSNode node, Use use);
  void store(TSNode target, TSNode statement);
  void mention(TSNode name, Use use);
  void imports(TSNode node);
  std::pair<std::string_view, std::string_view> imported(const Child& part);
  void import_module(std::string_view name, TSNode node);
  void refuse_import(std::string_view name, TSNode node, std::string cause);
  void check_file(const std::string& file, std::string_view name, TSNode node, bool called);
  void uses_import(std::string_view path, TSNode node);
  std::string place(TSNode node) const;
  std::optional<std::string> file_of(std::string_view module) const;
  std::string path_of(std::string_view dotted) const;
  void check_path(std::string_view path, TSNode node, Use use);
  void reach(Symbol name);
  void run(Symbol name);
  void drain(std::size_t base);
  void spread();
  Diag effect_at(TSNode node) const;
  void blame(TSNode node);
  std::vector<Symbol> names_in(TSNode node, bool kept = false);

  Syntax& syntax_;
  Tree& tree_;
  const Scope& scope_;
  std::string path_;
  VisitedFiles& visited_;
  EffectsOf what_ = EffectsOf::OwnFile;
  bool test_helpers_ = false;  // from warp.tests.unittest_utils import *
  std::optional<Diag> unclear_, overloads_unclear_;
  std::string cause_;
  std::vector<Pending> stack_;
  std::unordered_map<std::string, std::string> modules_;  // name: what is imported under it
  std::map<Symbol, std::vector<TSNode>> bodies_;          // of plain functions and classes
  std::unordered_set<Symbol> reached_;                    // names that were asked for bodies
  std::unordered_set<std::string> named_;                 // by wp.func(name=...)
  std::unordered_set<const void*> run_;                   // bodies, by TSNode::id
  std::unordered_map<Symbol, TSNode> changed_, attribute_set_, handed_on_;
  std::optional<TSNode> kernel_changed_;  // where an attribute of kernels is set, of any object
  // After an assignment two names may share a part of their objects, or stand for one.
  std::vector<std::pair<Symbol, Symbol>> same_object_, other_names_;
};

}  // namespace weft

// The values of a module's names while its code runs, and the names that some of its paths bind.
//
// Input: what each statement binds, in the order of execution. Output: the value of a name, where
// it is bound. Invariant: end_branch() takes back what was written since begin_branch(), and join()
// writes what any of the branches wrote; a name to which two of them gave different values is bound
// to an unknown one.
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "syntax.h"

namespace weft {

// What a name or expression stands for, as far as it matters here.
struct RunValue {
  enum Kind : std::uint8_t {
    Unknown,
    Nothing,  // None
    Number,
    Text,
    Display,  // a list, tuple, dictionary or set
    Module,
    Function,  // of Python: the file's, its builtins, Warp's
    Class,     // of the file
    Type,      // a class of Python or Warp that takes no [...]
    Generic,   // one that does
    Sized,     // one of ctypes
    Builtin,   // a function of Warp's that kernels call
    Kernel,
    WarpFunction,   // with @wp.func
    Struct,         // with @wp.struct
    KernelMaker,    // what wp.kernel(...) gives
    FunctionMaker,  // what wp.func_native(...) gives
    ArrayType,      // wp.array[float]
    Exit,           // sys.exit and the like
  };
  Kind kind = Unknown;
  bool real = false;        // a Number that is no integer
  bool constant = false;    // `number` is its value
  bool filled = false;      // a Display that surely has elements
  bool own_module = false;  // a KernelMaker with module="unique"
  bool no_type = false;     // Warp takes it for no type, whatever its kind
  bool no_field = false;    // nor for that of a field
  double number = 0;
  std::string_view path = {};         // of a Module, or of a name of Warp's: "warp.kernel"
  std::string_view parameters = "?";  // as in HostName
  TSNode definition{};                // of the file's own functions
};

class RunNames {
 public:
  struct Slot {
    RunValue value;
    bool bound = false;
  };
  using Names = std::unordered_map<std::string_view, Slot>;
  struct Change {
    Names* names;
    std::string_view name;
    Slot slot;
  };
  using Changes = std::vector<Change>;

  // The value of a name of the module, or of the class body or comprehension that runs; nullptr
  // where it is not bound.
  const RunValue* in_module(std::string_view name) const { return bound_in(module_, name); }
  const RunValue* in_scope(std::string_view name) const {
    return scope_ == nullptr ? nullptr : bound_in(*scope_, name);
  }
  // Binds or unbinds a name in the scope that runs.
  void write(std::string_view name, const Slot& slot) {
    write_in(scope_ != nullptr ? *scope_ : module_, name, slot);
  }

  // The names of the class body or comprehension that runs; nullptr: the module itself.
  Names* scope() const { return scope_; }
  // Returns the scope before.
  Names* enter(Names* scope) { return std::exchange(scope_, scope); }
  void swap_module(RunNames& other) { std::swap(module_, other.module_); }

  std::size_t begin_branch() { return ++branches_, mark(); }
  // The changes of the branch, the last of each name first.
  Changes end_branch(std::size_t mark);
  // `untouched`: one of the paths changes nothing.
  void join(const std::vector<Changes>& paths, bool untouched);

  std::size_t mark() const { return log_.size(); }
  // Leaves the names of a scope that is about to end out of the changes since `mark`.
  void forget(std::size_t mark, const Names& names);

 private:
  static const RunValue* bound_in(const Names& names, std::string_view name);
  void write_in(Names& names, std::string_view name, const Slot& slot);

  Names module_;
  Names* scope_ = nullptr;
  std::vector<Change> log_;  // of open branches: what each write replaced
  int branches_ = 0;         // open ones
};

}  // namespace weft

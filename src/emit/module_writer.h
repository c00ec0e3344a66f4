// Writes functions, kernels and structs around their bodies.
//
// Input: a Lowered whose records are spelled. It is a class because all its parts need the same
// facts about the kernel and the target. Its members are split over files by what they write:
// emit_struct.cpp, emit_function.cpp, emit_kernel.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "dialect.h"
#include "spelled.h"
#include "weft/emit/emit.h"

namespace weft {

class ModuleWriter {
 public:
  // `attributes`: where to note the places of functions' attributes in the text, if anywhere.
  ModuleWriter(const Lowered& lowered, Device device, const EmitOptions& options,
               std::vector<std::size_t>* attributes = nullptr)
      : l_(lowered),
        d_(dialect(device)),
        device_(device),
        options_(options),
        attributes_(attributes),
        names_(lowered.names()),
        in_tiles_(lowered.structs.empty() ? std::vector<std::uint32_t>{} : structs_in_tiles()) {}

  void constructor(const StructDecl& s, std::string& out) const;
  void struct_sum(const StructDecl& s, const std::string& id, std::string& out) const;
  void struct_adjoints(const StructDecl& s, const std::string& id, bool in_tiles,
                       std::string& out) const;
  void structure(std::uint32_t index, std::string& out) const;
  void parameters(const LoweredFunction& fn, std::size_t own, bool adjoint, std::string& out) const;
  void function(const SpelledFunction& spelled, bool adjoint, std::string& out) const;
  void args_struct(std::string& out) const;
  void external_params(std::string& out) const;
  void kernel(const SpelledFunction& spelled, bool backward, std::string& out) const;

 private:
  void ctype(std::string& out, const Type& t, bool value = false) const {
    append_ctype(out, t, names_, value);
  }
  // A tile parameter is a template's, so that a tile may come from registers or shared memory.
  static bool is_template(const Type& t) { return t.is_tile() || t.is_tile_stack(); }
  void tile_templates(const LoweredFunction& fn, std::string& out) const;
  // The type of a parameter of a function: a template's for a tile.
  void parameter(const LoweredFunction& fn, VarId a, const Type& t, std::string& out) const;
  std::vector<std::uint32_t> structs_in_tiles() const;
  bool tiles_hold(std::uint32_t structure) const;
  bool uses_shared_memory(bool backward) const;
  // "// path:line" before a function.
  void place(const FunctionDecl& decl, std::string& out) const;
  void snippet(const LoweredFunction& fn, const CapturedFunction& c, bool adjoint,
               std::string& out) const;
  void forward_body(const SpelledFunction& f, bool kernel, std::string& out) const;
  void reverse_body(const SpelledFunction& f, bool kernel, std::string& out) const;
  void cpu_kernel(const SpelledFunction& spelled, bool backward, std::string& out) const;
  void external_kernel(const SpelledFunction& spelled, std::string& out) const;
  void argument_vars(bool adjoint, std::string& out) const;
  void contiguous_setup(bool backward, std::string& out) const;
  void scatter_parameters(std::string& out) const;
  void scatter_lists(std::string& out) const;
  std::string line_directive(const LoweredFunction& fn) const;
  bool contiguous() const;
  bool strided() const { return d_.grid_stride && l_.launch.grid_stride; }
  std::string_view name(Symbol s) const { return l_.tree->text(s); }
  const Type& type(const LoweredFunction& fn, VarId v) const { return fn.vars[v.v].type; }

  const Lowered& l_;
  const Dialect& d_;
  Device device_;
  const EmitOptions& options_;
  std::vector<std::size_t>* attributes_;
  TypeNames names_;
  std::vector<std::uint32_t> in_tiles_;
};

}  // namespace weft

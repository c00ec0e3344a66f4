// Functions, kernels and structs around their bodies.
#include "weft/emit/emit.h"

#include <algorithm>

#include "dialect.h"
#include "tiles.h"
#include "spelled.h"

namespace weft {
namespace {

class ModuleWriter {
 public:
  ModuleWriter(const Lowered& lowered, Device device, const EmitOptions& options)
      : l_(lowered),
        d_(dialect(device)),
        device_(device),
        options_(options),
        names_(lowered.names()) {}

  void structure(std::uint32_t index, std::string& out) const;
  void function(const SpelledFunction& spelled, bool adjoint, std::string& out) const;
  void tile_templates(const LoweredFunction& fn, std::string& out) const;
  // A tile parameter is a template's, so that a tile may come from registers or shared memory.
  static bool is_template(const Type& t) { return t.is_tile() || t.is_tile_stack(); }
  bool tiles_hold(std::uint32_t structure) const;
  void args_struct(std::string& out) const;
  void kernel(const SpelledFunction& spelled, bool backward, std::string& out) const;

 private:
  void ctype(std::string& out, const Type& t, bool value = false) const {
    append_ctype(out, t, names_, value);
  }
  void forward_body(const SpelledFunction& f, bool kernel, std::string& out) const;
  void reverse_body(const SpelledFunction& f, bool kernel, std::string& out) const;
  void argument_vars(bool adjoint, std::string& out) const;
  void contiguous_setup(bool backward, std::string& out) const;
  bool contiguous() const;
  std::string_view name(Symbol s) const { return l_.tree->text(s); }
  const Type& type(const LoweredFunction& fn, VarId v) const { return fn.vars[v.v].type; }

  const Lowered& l_;
  const Dialect& d_;
  Device device_;
  const EmitOptions& options_;
  TypeNames names_;
};

constexpr std::string_view kRule = "//---------\n";

void section(std::string& out, int indent, std::string_view title) {
  out.append(static_cast<std::size_t>(indent), ' ');
  out += kRule;
  out.append(static_cast<std::size_t>(indent), ' ');
  out += "// ";
  out += title;
  out += '\n';
}

void ModuleWriter::forward_body(const SpelledFunction& f, bool kernel, std::string& out) const {
  const int indent = kernel ? d_.kernel_indent : 4;
  section(out, indent, "primal vars");
  f.copy(f.primal(), indent, out);
  section(out, indent, "forward");
  f.copy(f.fn().forward, indent, kernel && d_.grid_stride, out);
}

void ModuleWriter::reverse_body(const SpelledFunction& f, bool kernel, std::string& out) const {
  const int indent = kernel ? d_.kernel_indent : 4;
  section(out, indent, "primal vars");
  f.copy(f.primal_with_gradients(), indent, out);
  section(out, indent, "dual vars");
  f.copy(f.dual(), indent, out);
  section(out, indent, "forward");
  f.copy(f.fn().replay, indent, false, out);
  section(out, indent, "reverse");
  f.copy_backwards(f.fn().reverse, indent, out);
  out.append(static_cast<std::size_t>(indent), ' ');
  out += kernel && d_.grid_stride ? "continue;\n" : "return;\n";
}

void ModuleWriter::structure(std::uint32_t index, std::string& out) const {
  const StructDecl& s = l_.tree->structs[index];
  const std::string& id = l_.struct_native[index];
  const auto is_wp = [&](const Type& t) { return t.is_array() || t.kind != TypeKind::Struct; };
  out += "\nstruct ";
  out += id;
  out += "\n{\n";
  if (s.fields.empty()) out += "    char _dummy_;\n";
  for (const FieldDecl& f : s.fields) {
    out += "    ";
    ctype(out, f.type);
    out += ' ';
    out += name(f.name);
    out += ";\n";
  }
  out += "\n\n    ";
  if (!s.fields.empty()) out += id + "() = default;";
  out += "\n    CUDA_CALLABLE " + id + "(";
  bool first = true;
  for (const FieldDecl& f : s.fields) {
    if (!first) out += ",\n    ";
    ctype(out, f.type);
    out += " const& ";
    out += name(f.name);
    if (!first) out += " = {}";
    first = false;
  }
  out += ")\n    ";
  first = true;
  for (const FieldDecl& f : s.fields) {
    out += first ? "    : " : "        , ";
    out += name(f.name);
    out += '{';
    out += name(f.name);
    out += "}\n";
    first = false;
  }
  out +=
      "\n    {\n    }\n\n    CUDA_CALLABLE " + id + "& operator += (const " + id + "& rhs)\n    {";
  for (const FieldDecl& f : s.fields) {
    // Arrays, bools and narrow integers are not summed.
    if (f.type.is_array()) continue;
    const Scalar c = f.type.scalar;
    const bool sums = f.type.is_struct() || is_float(c) || c == Scalar::Int32 ||
                      c == Scalar::UInt32 || c == Scalar::Int64 || c == Scalar::UInt64;
    if (!sums) continue;
    out += "    ";
    out += name(f.name);
    out += " += rhs.";
    out += name(f.name);
    out += ";\n";
  }
  const bool in_tiles = tiles_hold(index);
  out += "\n        return *this;}\n";
  if (in_tiles) tile_struct_members(l_, index, out);
  out += "\n};\n\nstatic CUDA_CALLABLE void adj_" + id + "(";
  for (const FieldDecl& f : s.fields) {
    ctype(out, f.type);
    out += " const&,\n    ";
  }
  for (const FieldDecl& f : s.fields) {
    ctype(out, f.type);
    out += " & adj_";
    out += name(f.name);
    out += ",\n    ";
  }
  out += id + " & adj_ret)\n{\n";
  for (const FieldDecl& f : s.fields) {
    out += "    adj_";
    out += name(f.name);
    out += f.type.is_array() ? " = adj_ret." : " += adj_ret.";
    out += name(f.name);
    out += ";\n";
  }
  out += "}\n\n// Required when compiling adjoints.\nCUDA_CALLABLE " + id + " add(const " + id +
         "& a, const " + id + "& b)\n{\n    ";
  out += in_tiles ? id + " ret = a;\n    ret += b;\n    return ret;" : "return " + id + "();";
  out += "\n}\n\nCUDA_CALLABLE void adj_atomic_add(" + id + "* p, " + id + " t)\n{\n";
  for (const FieldDecl& f : s.fields) {
    out += "    ";
    if (is_wp(f.type)) out += "wp::";
    out += "adj_atomic_add(&p->";
    out += name(f.name);
    out += ", t.";
    out += name(f.name);
    out += ");\n";
  }
  out += "}\n\n";
  if (in_tiles) tile_struct_helpers(l_, index, out);
  out += "\n\n";
}

void ModuleWriter::tile_templates(const LoweredFunction& fn, std::string& out) const {
  bool first = true;
  for (VarId a : fn.args) {
    if (!is_template(type(fn, a))) continue;
    out += first ? "template<typename tile_" : ", typename tile_";
    out += name(fn.vars[a.v].name);
    first = false;
  }
  if (!first) out += ">\n";
}

// Whether a tile somewhere holds that struct, or one that the struct is a part of.
bool ModuleWriter::tiles_hold(std::uint32_t structure) const {
  const auto part = [&](auto&& self, std::uint32_t whole) -> bool {
    if (whole == structure) return true;
    for (const FieldDecl& f : l_.tree->structs[whole].fields) {
      if (f.type.kind == TypeKind::Struct && !f.type.is_array() && self(self, f.type.index))
        return true;
    }
    return false;
  };
  const auto holds = [&](const LoweredFunction& fn) {
    const auto one = [&](VarId v) {
      const Type& t = type(fn, v);
      return is_template(t) && t.kind == TypeKind::Struct && part(part, t.index);
    };
    return std::any_of(fn.locals.begin(), fn.locals.end(), one) ||
           std::any_of(fn.returns.begin(), fn.returns.end(), one);
  };
  return holds(l_.kernel) || std::any_of(l_.functions.begin(), l_.functions.end(), holds);
}

void ModuleWriter::function(const SpelledFunction& spelled, bool adjoint, std::string& out) const {
  const LoweredFunction& fn = spelled.fn();
  const FunctionDecl& decl = l_.tree->functions[fn.decl.v];
  const bool one = fn.has_return && fn.returns.size() == 1;
  const bool several = fn.has_return && fn.returns.size() != 1;
  const CapturedFunction* captured = l_.tree->captured_of(decl);
  tile_templates(fn, out);
  out += "\n// ";
  out += captured == nullptr ? l_.tree->file_name : captured->file;
  out += ':';
  out += std::to_string(static_cast<std::int64_t>(decl.first_line) +
                        (captured == nullptr ? 0 : captured->line_shift));
  out += '\n';
  out += d_.function_attribute;
  if (adjoint) {
    out += "void adj_";
  } else if (one) {
    ctype(out, type(fn, fn.returns[0]));
    out += ' ';
  } else {
    out += "void ";
  }
  out += fn.native_name;
  out += "(\n    ";
  bool first = true;
  const auto next = [&] {
    if (!first) out += ",\n    ";
    first = false;
  };
  for (VarId a : fn.args) {
    next();
    if (is_template(type(fn, a))) {
      out += "tile_";
      out += name(fn.vars[a.v].name);
      out += "& var_";
      out += name(fn.vars[a.v].name);
      continue;
    }
    ctype(out, type(fn, a));
    out += " var_";
    out += name(fn.vars[a.v].name);
  }
  if (several) {
    for (std::size_t i = 0; i < fn.returns.size(); ++i) {
      next();
      ctype(out, type(fn, fn.returns[i]));
      out += " & ret_" + std::to_string(i);
    }
  }
  if (adjoint) {
    for (VarId a : fn.args) {
      next();
      if (is_template(type(fn, a))) {
        out += "tile_";
        out += name(fn.vars[a.v].name);
      } else {
        ctype(out, type(fn, a));
      }
      out += " & adj_";
      out += name(fn.vars[a.v].name);
    }
    if (several) {
      for (std::size_t i = 0; i < fn.returns.size(); ++i) {
        next();
        ctype(out, type(fn, fn.returns[i]));
        out += " & adj_ret_" + std::to_string(i);
      }
    } else if (one) {
      next();
      ctype(out, type(fn, fn.returns[0]));
      out += " & adj_ret";
    }
  }
  out += ")\n{\n";
  if (!adjoint) {
    forward_body(spelled, false, out);
  } else if (l_.enable_backward) {
    reverse_body(spelled, false, out);
  } else {
    out += "\t// reverse mode disabled (no backward-enabled kernel depends on this function)\n";
  }
  out += "}\n\n";
}

void ModuleWriter::args_struct(std::string& out) const {
  const LoweredFunction& fn = l_.kernel;
  out += "struct wp_args_" + fn.native_name + " {\n";
  for (VarId a : fn.args) {
    out += "    ";
    ctype(out, type(fn, a));
    out += ' ';
    out += name(fn.vars[a.v].name);
    out += ";\n";
  }
  out += "};\n";
}

// Whether the CPU kernel gets a second form for contiguous one-dimensional arrays.
bool ModuleWriter::contiguous() const {
  const LoweredFunction& fn = l_.kernel;
  if (device_ != Device::Cpu || options_.block_dim != 1 || fn.kernel_dim != 1 ||
      !fn.uses_scalar_tid)
    return false;
  bool any = false, all = true;
  for (VarId a : fn.args) {
    const Type& t = type(fn, a);
    if (t.array != ArrayClass::Array) continue;
    any = any || t.ndim == 1;
    all = all && t.ndim == 1;
  }
  const bool tiles = std::any_of(fn.locals.begin(), fn.locals.end(),
                                 [&](VarId v) { return is_template(type(fn, v)); });
  return any && (fn.has_non_unrolled_constant_loop || tiles || all);
}

void ModuleWriter::contiguous_setup(bool backward, std::string& out) const {
  const LoweredFunction& fn = l_.kernel;
  const std::string args = "wp_args_" + fn.native_name;
  out += "    " + args + " wp_contiguous_args;\n";
  if (backward) out += "    " + args + " wp_contiguous_adj_args;\n";
  out +=
      "    if constexpr (wp_linear_contiguous)\n    {\n        wp_contiguous_args = *_wp_args;\n";
  if (backward) out += "        wp_contiguous_adj_args = *_wp_adj_args;\n";
  for (VarId a : fn.args) {
    const Type& t = type(fn, a);
    if (t.array != ArrayClass::Array || t.ndim != 1) continue;
    for (const std::string_view which : {"args", "adj_args"}) {
      if (which == "adj_args" && !backward) continue;
      out += "        wp_contiguous_";
      out += which;
      out += '.';
      out += name(fn.vars[a.v].name);
      out += ".strides[0] = sizeof(";
      ctype(out, t.element());
      out += ");\n";
    }
  }
  out += "        _wp_args = &wp_contiguous_args;\n";
  if (backward) out += "        _wp_adj_args = &wp_contiguous_adj_args;\n";
  out += "    }\n";
}

void ModuleWriter::argument_vars(bool adjoint, std::string& out) const {
  const LoweredFunction& fn = l_.kernel;
  section(out, 4, "argument vars");
  for (const bool adj : {false, true}) {
    if (adj && !adjoint) break;
    for (VarId a : fn.args) {
      const std::string_view label = name(fn.vars[a.v].name);
      out += "    ";
      ctype(out, type(fn, a));
      out += adj ? " adj_" : " var_";
      out += label;
      out += adj ? " = _wp_adj_args->" : " = _wp_args->";
      out += label;
      out += ";\n";
    }
  }
}

void ModuleWriter::kernel(const SpelledFunction& spelled, bool backward, std::string& out) const {
  const LoweredFunction& fn = l_.kernel;
  const std::string_view pass = backward ? "backward" : "forward";
  const std::string bounds = "wp::launch_bounds_t<" + std::to_string(fn.kernel_dim) + "> dim";
  if (device_ == Device::Cpu) {
    out += "\ntemplate <bool wp_linear_contiguous>\nstatic void " + fn.native_name + "_cpu_kernel_";
    out += pass;
    out += "(\n    " + bounds + ",\n    size_t task_index,\n    wp_args_" + fn.native_name +
           " *_wp_args";
    if (backward) out += ",\n    wp_args_" + fn.native_name + " *_wp_adj_args";
    out += ")\n{\n    static constexpr bool wp_linear_tid = wp_linear_contiguous;\n";
    if (contiguous())
      contiguous_setup(backward, out);
    else
      out += '\n';
    argument_vars(backward, out);
    if (backward)
      reverse_body(spelled, true, out);
    else
      forward_body(spelled, true, out);
    out += "}\n\n";
    return;
  }
  out += "\nextern \"C\" __global__ void " + fn.native_name + "_cuda_kernel_";
  out += pass;
  out += "(\n    " + bounds;
  for (const bool adj : {false, true}) {
    if (adj && !backward) break;
    for (VarId a : fn.args) {
      out += ",\n    ";
      ctype(out, type(fn, a));
      out += adj ? " adj_" : " var_";
      out += name(fn.vars[a.v].name);
    }
  }
  out +=
      ")\n{\n    wp::tile_shared_storage_t tile_mem;\n\n"
      "    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + "
      "static_cast<size_t>(threadIdx.x);\n"
      "         _idx < dim.size;\n"
      "         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))\n    {\n"
      "            // reset shared memory allocator\n"
      "        wp::tile_shared_storage_t::init();\n\n";
  if (backward)
    reverse_body(spelled, true, out);
  else
    forward_body(spelled, true, out);
  out += "    }\n}\n\n";
}

}  // namespace

std::string_view part_text(std::string_view part) {
  const std::size_t first = part.find_first_not_of('\n');
  if (first == std::string_view::npos) return {};
  const std::size_t last = part.find_last_not_of('\n');
  WEFT_CHECK(last + 1 < part.size(), "a part that ends within a line");
  return part.substr(first, last - first + 2);
}

struct Emitter::Impl {
  const Lowered* lowered = nullptr;
  SpelledFunction kernel;
  std::vector<SpelledFunction> functions;  // the first `function_count` are the kernel's
  std::size_t function_count = 0;
};

Emitter::Emitter() : impl_(std::make_unique<Impl>()) {}
Emitter::~Emitter() = default;

void Emitter::prepare(const Lowered& lowered) {
  Impl& m = *impl_;
  m.lowered = &lowered;
  m.function_count = lowered.functions.size();
  if (m.functions.size() < m.function_count) m.functions.resize(m.function_count);
  for (std::size_t i = 0; i < m.function_count; ++i)
    m.functions[i].spell(lowered, lowered.functions[i]);
  m.kernel.spell(lowered, lowered.kernel);
}

void Emitter::emit(Device device, const EmitOptions& options, KernelText& out) const {
  const Impl& m = *impl_;
  out.clear();
  const ModuleWriter w(*m.lowered, device, options);
  for (const std::uint32_t s : m.lowered->structs) w.structure(s, out.support);
  for (const bool adjoint : {false, true}) {
    for (std::size_t i = 0; i < m.function_count; ++i)
      w.function(m.functions[i], adjoint, out.support);
  }
  if (device == Device::Cpu) w.args_struct(out.support);
  w.kernel(m.kernel, false, out.forward);
  if (m.lowered->enable_backward) w.kernel(m.kernel, true, out.backward);
}

}  // namespace weft

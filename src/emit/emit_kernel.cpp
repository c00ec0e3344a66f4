// Writes kernels, and the parts of bodies that kernels and functions share.
#include <algorithm>

#include "module_writer.h"

namespace weft {
namespace {

constexpr std::string_view kRule = "//---------\n";

void section(std::string& out, int indent, std::string_view title) {
  out.append(static_cast<std::size_t>(indent), ' ');
  out += kRule;
  out.append(static_cast<std::size_t>(indent), ' ');
  out += "// ";
  out += title;
  out += '\n';
}

// Deterministic mode: the lists of additions to arrays, counters first.
template <class Each>
void each_list(const Lowered& l, Each&& each) {
  for (const bool counters : {true, false})
    for (const ScatterTarget& t : l.scatters)
      if (t.counter == counters) each(t);
}

std::string list_type(const Lowered& l, const ScatterTarget& t) {
  return t.counter ? "wp::det_counter_buf_t"
                   : "wp::det_scatter_buf_t<" + ctype(t.element, l.names()) + ">";
}

}  // namespace

void ModuleWriter::forward_body(const SpelledFunction& f, bool kernel, std::string& out) const {
  const int indent = kernel ? d_.kernel_indent : 4;
  section(out, indent, "primal vars");
  f.copy(f.primal(), indent, out);
  section(out, indent, "forward");
  f.copy(f.fn().forward, indent, kernel && strided(), out);
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
  out += kernel && strided() ? "continue;\n" : "return;\n";
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
  const int block_dim = l_.launch.block_dim != 0 ? l_.launch.block_dim : options_.block_dim;
  if (device_ != Device::Cpu || block_dim != 1 || fn.kernel_dim != 1 || !fn.uses_scalar_tid)
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

// "#line N \"file\"" of the definition, for what of a CUDA function has no source line of its own.
std::string ModuleWriter::line_directive(const LoweredFunction& fn) const {
  if (!l_.lineinfo || device_ == Device::Cpu) return {};
  TextBuffer out;
  StatementWriter w(l_, fn, out);
  if (!w.has_place()) return {};
  w.line_directive(l_.tree->loc(l_.tree->functions[fn.decl.v].def).line);
  out += '\n';
  return std::string(out.view());
}

void ModuleWriter::scatter_parameters(std::string& out) const {
  if (l_.scatters.empty() && !l_.needs_context) return;
  out += ",\n    int _wp_det_phase,\n    int _wp_det_debug,\n    int* _wp_det_overflow";
  each_list(l_, [&](const ScatterTarget& t) {
    out += ",\n    " + list_type(l_, t) + " _wp_" + t.helper;
  });
}

void ModuleWriter::scatter_lists(std::string& out) const {
  if (l_.scatters.empty() && !l_.needs_context) return;
  if (device_ == Device::Cpu) {
    out += "    wp::det_ctx det_ctx{1, 0, 0, nullptr, nullptr, 0};\n";
    each_list(l_, [&](const ScatterTarget& t) {
      out += "    " + list_type(l_, t) + ' ' + t.helper;
      out += t.counter ? "{nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, 0, 0, "
                         "wp::array_t<int>{}, 0};\n"
                       : "{nullptr, nullptr, nullptr, 0};\n";
    });
    return;
  }
  std::string counters;
  int count = 0;
  for (const ScatterTarget& t : l_.scatters) {
    if (!t.counter) continue;
    counters += (count++ > 0 ? ", _wp_" : "_wp_") + t.helper + ".target";
  }
  const std::string n = std::to_string(count);
  if (count > 0)
    out += "    wp::array_t<int> _wp_det_counter_targets[" + n + "] = {" + counters + "};\n";
  out += "    wp::det_ctx det_ctx{_wp_det_phase, _wp_det_debug, _idx, _wp_det_overflow, ";
  out += (count > 0 ? "_wp_det_counter_targets, " : "nullptr, ") + n + "};\n";
  each_list(l_, [&](const ScatterTarget& t) {
    out += "    auto& " + t.helper + " = _wp_" + t.helper + ";\n";
  });
}

// The constant that a kernel with launch.external_params reads its argument from.
void ModuleWriter::external_params(std::string& out) const {
  std::string type_name;
  ctype(type_name, type(l_.kernel, l_.kernel.args[0]));
  out += "extern \"C\" {\n__constant__ __align__(alignof(" + type_name +
         ")) unsigned char params[sizeof(" + type_name + ")];\n}\n";
}

// Such a kernel: without arguments, without what a launch gives.
void ModuleWriter::external_kernel(const SpelledFunction& spelled, std::string& out) const {
  const LoweredFunction& fn = l_.kernel;
  const std::string line = line_directive(fn);
  std::string type_name;
  ctype(type_name, type(fn, fn.args[0]));
  out += '\n' + line + "extern \"C\" ";
  if (!l_.launch.bounds.empty()) out += "__launch_bounds__(" + l_.launch.bounds + ") ";
  out += "__global__ void " + fn.native_name + "()\n{\n    " + type_name + " var_";
  out += name(fn.vars[fn.args[0].v].name);
  out += " = *reinterpret_cast<const " + type_name + "*>(params);\n";
  forward_body(spelled, false, out);
  out += line + "}\n\n";
}

static std::string bounds_parameter(const LoweredFunction& fn) {
  return "wp::launch_bounds_t<" + std::to_string(fn.kernel_dim) + "> dim";
}

void ModuleWriter::cpu_kernel(const SpelledFunction& spelled, bool backward,
                              std::string& out) const {
  const LoweredFunction& fn = l_.kernel;
  out += "\ntemplate <bool wp_linear_contiguous>\nstatic void " + fn.native_name + "_cpu_kernel_";
  out += backward ? "backward" : "forward";
  out += "(\n    " + bounds_parameter(fn) + ",\n    size_t task_index,\n    wp_args_" +
         fn.native_name + " *_wp_args";
  if (backward) out += ",\n    wp_args_" + fn.native_name + " *_wp_adj_args";
  out += ")\n{\n    static constexpr bool wp_linear_tid = wp_linear_contiguous;\n";
  if (contiguous())
    contiguous_setup(backward, out);
  else
    out += '\n';
  scatter_lists(out);
  argument_vars(backward, out);
  if (backward)
    reverse_body(spelled, true, out);
  else
    forward_body(spelled, true, out);
  out += "}\n\n";
}

// The index of a thread, and the beginning of the loop over indices where there is one.
static void thread_index(const std::string& line, bool grid_stride, std::string& out) {
  if (grid_stride) {
    out += line +
           "    for (size_t _idx = static_cast<size_t>(blockDim.x) * "
           "static_cast<size_t>(blockIdx.x) + "
           "static_cast<size_t>(threadIdx.x);\n" +
           line + "         _idx < dim.size;\n" + line +
           "         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))\n   "
           " {\n"
           "            // reset shared memory allocator\n" +
           line + "        wp::tile_shared_storage_t::init();\n\n";
  } else {
    out +=
        line +
        "    const size_t _idx = static_cast<size_t>(blockIdx.z * gridDim.y + blockIdx.y) * "
        "static_cast<size_t>(gridDim.x * blockDim.x) + static_cast<size_t>(blockIdx.x * blockDim.x "
        "+ threadIdx.x);\n" +
        line +
        "    if (_idx >= dim.size) return;\n"
        "            // reset shared memory allocator\n" +
        line + "    wp::tile_shared_storage_t::init();\n\n";
  }
}

void ModuleWriter::kernel(const SpelledFunction& spelled, bool backward, std::string& out) const {
  if (device_ == Device::Cpu) {
    cpu_kernel(spelled, backward, out);
    return;
  }
  const LaunchOptions& launch = l_.launch;
  if (launch.external_params) {
    external_kernel(spelled, out);
    return;
  }
  const LoweredFunction& fn = l_.kernel;
  const std::string line = line_directive(fn);
  out += '\n' + line + "extern \"C\" ";
  if (!launch.bounds.empty()) out += "__launch_bounds__(" + launch.bounds + ") ";
  if (launch.cluster != 1) out += "WP_CLUSTER_DIMS(" + std::to_string(launch.cluster) + ", 1, 1) ";
  out += "__global__ void ";
  if (launch.max_registers != 0) out += "WP_MAXNREG(" + std::to_string(launch.max_registers) + ") ";
  out += fn.native_name + "_cuda_kernel_";
  out += backward ? "backward" : "forward";
  out += "(\n    " + bounds_parameter(fn);
  for (const bool adj : {false, true}) {
    if (adj && !backward) break;
    for (VarId a : fn.args) {
      out += ",\n    ";
      Type t = type(fn, a);
      // The gradient of an indexed array is a regular one.
      if (adj && t.array == ArrayClass::Indexed) t.array = ArrayClass::Array;
      ctype(out, t);
      out += adj ? " adj_" : " var_";
      out += name(fn.vars[a.v].name);
    }
  }
  scatter_parameters(out);
  out += ")\n{\n";
  if (launch.smem_spilling && !uses_shared_memory(backward))
    out += "    WP_ENABLE_SMEM_SPILLING();\n";
  out += line + "    wp::tile_shared_storage_t tile_mem;\n\n";
  thread_index(line, launch.grid_stride, out);
  scatter_lists(out);
  if (backward)
    reverse_body(spelled, true, out);
  else
    forward_body(spelled, true, out);
  if (launch.grid_stride) out += line + "    }\n";
  out += line + "}\n\n";
}

}  // namespace weft

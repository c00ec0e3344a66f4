// The kernel and its reference on the CPU.
#include <algorithm>

#include "assembler.h"
#include "cpp_names.h"
#include "struct_arrays.h"
#include "tree_parts.h"

namespace weft::standalone {

bool Assembler::is_dimension(const std::string& name) const {
  return std::any_of(host_.dims.begin(), host_.dims.end(),
                     [&](const HostDim& d) { return d.name == name; });
}

NodeId Assembler::thread_statement(const FunctionWriter& w, std::vector<std::string>& names) const {
  names.clear();
  for (const NodeId s : tree_.kids_before_split(kernel().def, 1)) {
    const Node& n = tree_.node(s);
    if (n.kind == NodeKind::ExprStmt && tree_.node(tree_.kid(s, 0)).kind == NodeKind::Constant)
      continue;  // a docstring
    if (!assigns_thread_index(tree_, s)) return {};
    const std::vector<NodeId> targets = elements(tree_, tree_.kid(s, 0));
    for (const NodeId t : targets) {
      if (tree_.node(t).kind != NodeKind::Name) return {};
      const Variable* v = w.variables().find(tree_.node(t).name);
      const std::string name = w.variable_name(tree_.node(t).name);
      if (v == nullptr || !v->constant() ||
          std::find(names.begin(), names.end(), name) != names.end())
        return {};
      names.push_back(name);
    }
    return s;
  }
  return {};
}

Status Assembler::write_kernel() {
  const FunctionDecl& k = kernel();
  const bool captured = tree_.of_program(k);
  if (captured) return unsupported(k, "a captured program");
  FunctionWriter probe(program_, k, FunctionWriter::Mode::Kernel);
  const std::string own(tree_.text(k.name));
  host_.kernel = helpers_.global_name(own);
  if (host_.kernel == own && (program_.taken.contains(own) || host_variable(own) != own))
    host_.kernel += '_';
  // Dimensions get names that nothing in the kernel has, and that the host has for nothing else.
  std::vector<std::string> taken;
  for (const Variable& v : probe.variables().all()) taken.push_back(probe.variable_name(v.name));
  for (const LaunchDim& d : info_.interface.launch) {
    std::string name = d.name;
    if (std::find(taken.begin(), taken.end(), name) != taken.end() || is_reserved(name) ||
        program_.taken.contains(name) || name == host_.kernel || host_variable(name) != name)
      name = "num_" + name;
    while (std::find(taken.begin(), taken.end(), name) != taken.end()) name += '_';
    host_.dims.push_back({name, d.size, d.limit, d.min, d.bench_limit});
  }
  if (host_.dims.empty()) host_.dims.push_back({"n", 1, 1});
  const std::set<std::uint32_t> stored = stored_arrays(tree_, k);
  for (std::size_t i = 0; i < k.args.size(); ++i) {
    const ArgDecl& a = k.args[i];
    const KernelArg* info = nullptr;
    for (const KernelArg& s : info_.interface.args) {
      if (s.name == tree_.text(a.name)) info = &s;
    }
    if (info == nullptr)
      return unsupported(k, "the argument '" + std::string(tree_.text(a.name)) + "'");
    HostArg h;
    h.info = info;
    h.name = probe.variable_name(a.name);
    h.host_name = host_name(h.name);
    h.type = a.type;
    h.array = is_stored_array(a.type);
    for (const ArgField& f : info->fields) {
      const bool array =
          f.type.array == ArrayClass::Array && !h.array && f.type.kind != TypeKind::Struct;
      if (!f.type.is_value() && !array)
        return unsupported(k, (h.array ? "an array of structs with '" : "a struct with '") +
                                  f.name + "' of type " + helpers_.repr(f.type));
    }
    if (a.type.array != ArrayClass::None && !h.array)
      return unsupported(k, "an argument of type " + type_repr(a.type, lowered_.names()));
    if (a.type.array == ArrayClass::Indexed && a.type.kind == TypeKind::Struct &&
        std::find(lowered_.structs.begin(), lowered_.structs.end(), a.type.index) ==
            lowered_.structs.end())
      return unsupported(k,
                         "an indexed array of a struct that nothing else has, which Warp does "
                         "not define");
    h.written = h.array && stored.contains(a.name.v);
    h.unread = h.written && is_unread(tree_, k, a.name);
    WEFT_TRY(h.element, helpers_.type(h.array ? a.type.element() : a.type));
    h.storage = h.array && h.element == "bool" ? "unsigned char" : h.element;
    name_shape(h, probe);
    h.holds_arrays = !h.array && holds_arrays(tree_, a.type);
    host_.args.push_back(std::move(h));
    if (a.type.array == ArrayClass::Indexed) add_indices(std::size(host_.args) - 1, probe, taken);
    if (host_.args.back().holds_arrays)
      WEFT_RETURN_IF_ERROR(add_members(std::size(host_.args) - 1, probe, taken));
  }
  WEFT_RETURN_IF_ERROR(write_body(FunctionWriter::Mode::Kernel, kernel_));
  WEFT_RETURN_IF_ERROR(write_body(FunctionWriter::Mode::Reference, reference_));
  return {};
}

KernelBody Assembler::plan_body(FunctionWriter& w, FunctionWriter::Mode mode) {
  KernelBody b;
  b.reference = mode == FunctionWriter::Mode::Reference;
  std::vector<std::string> names;
  const NodeId tid = thread_statement(w, names);
  const bool nested = b.reference && tid.valid() && names.size() == host_.dims.size();
  const bool own_name = tid.valid() && names.size() == 1 && host_.dims.size() == 1;
  for (const HostDim& d : host_.dims) w.thread_dims.push_back(d.name);
  for (const HostArg& a : host_.args) {
    if (!a.array || !a.parameter() || a.is_indices) continue;
    const Symbol s = tree_.find(a.info->name);
    ArrayView& view = w.arrays[s.v] = {a.name, a.shape, a.type, {}};
    view.indices = a.indices;
    view.extents = a.extents;
  }
  w.thread = own_name ? names[0] : w.fresh(program_.tiled ? "block" : "thread");
  b.lambda = w.returns_in_loop;
  w.leave = b.lambda ? "return;" : "continue;";
  if (nested || own_name) {
    if (nested) w.skip_thread_index(tid);
    for (const NodeId t : elements(tree_, tree_.kid(tid, 0)))
      w.thread_symbols.insert(tree_.node(t).name.v);
  }
  b.indices = nested ? names : std::vector<std::string>{w.thread};
  b.nested = nested;
  b.depth = nested && !b.lambda ? 1 + static_cast<int>(host_.dims.size()) : 2;
  return b;
}

// A parameter that the kernel assigns to keeps its value for the next thread.
std::string Assembler::parameters_of(const FunctionWriter& w, KernelBody& b) const {
  const std::string_view restrict = b.reference ? "" : "__restrict__ ";
  const std::string pad(static_cast<std::size_t>(b.depth) * 2, ' ');
  const auto mark = [](bool used) { return std::string(used ? "" : "[[maybe_unused]] "); };
  std::string out;
  for (const HostDim& d : host_.dims) out += (out.empty() ? "int " : ", int ") + d.name;
  for (const HostArg& a : host_.args) {
    if (!a.parameter()) continue;
    out += ", ";
    const bool named = has_word(b.text, a.name);
    if (a.is_indices) {
      out.append(mark(named)).append("const int* ").append(restrict).append(a.name);
      continue;
    }
    const Variable& v = *w.variables().find(tree_.find(a.info->name));
    if (a.array) {
      out += mark((v.reads > 0 || a.written) && named) + (a.written ? "" : "const ") + a.element;
      out.append("* ").append(restrict).append(a.name);
    } else if (v.writes > 0 || v.changed) {
      out += a.element + " " + a.name + "_given";
      b.locals += pad + w.unused_mark(v) + a.element + " " + a.name + " = " + a.name + "_given;\n";
    } else {
      out +=
          mark((v.reads > 0 || w.dims_used.contains(a.name)) && (named || is_dimension(a.name))) +
          a.element + " " + a.name;
    }
  }
  return out;
}

// The beginnings of the loops over the elements of the launch, one line each.
std::vector<std::string> Assembler::loops_of(const KernelBody& b) const {
  std::vector<std::string> out;
  std::string total;
  for (const HostDim& d : host_.dims) total += (total.empty() ? "" : " * ") + d.name;
  const auto loop = [](const std::string& i, const std::string& from, const std::string& to,
                       const std::string& next) {
    return "for (int " + i + " = " + from + "; " + i + " < " + to + "; " + next + ") {\n";
  };
  const std::string& i = b.indices[0];
  if (b.nested) {
    for (std::size_t d = 0; d < host_.dims.size(); ++d)
      out.push_back(loop(b.indices[d], "0", host_.dims[d].name, "++" + b.indices[d]));
  } else if (b.reference) {
    out.push_back(loop(i, "0", total, "++" + i));
  } else if (program_.tiled) {
    out.push_back(loop(i, "blockIdx.x", total, i + " += gridDim.x"));
  } else {
    out.push_back(
        loop(i, "blockIdx.x * blockDim.x + threadIdx.x", total, i + " += gridDim.x * blockDim.x"));
  }
  return out;
}

Status Assembler::write_body(FunctionWriter::Mode mode, std::string& out) {
  FunctionWriter w(program_, kernel(), mode);
  KernelBody b = plan_body(w, mode);
  WEFT_RETURN_IF_ERROR(w.body(b.depth));
  b.text = w.take();
  const std::string parameters = parameters_of(w, b);
  std::vector<std::string>& used = b.reference ? host_.reference_dims : host_.kernel_dims;
  used = w.thread_dims;
  out = b.reference ? "\n// The same on the CPU, one element after the other.\nvoid " +
                          host_.kernel + "_reference(" + parameters + ") {\n"
                    : "\n__global__ void " + host_.kernel + "(" + parameters + ") {\n";
  std::string declared, given;
  for (const std::string& n : b.indices) {
    const bool reads = has_word(b.locals + b.text, n);
    declared +=
        std::string(declared.empty() ? "" : ", ") + (reads ? "int " : "[[maybe_unused]] int ") + n;
    given += (given.empty() ? "" : ", ") + n;
  }
  const std::string statements = b.locals + b.text;
  if (b.lambda) out += "  const auto element = [&](" + declared + ") {\n" + statements + "  };\n";
  const std::vector<std::string> loops = loops_of(b);
  const auto indent = [](std::size_t depth) { return std::string(depth * 2, ' '); };
  for (std::size_t d = 0; d < loops.size(); ++d) out += indent(d + 1) + loops[d];
  out += b.lambda ? indent(loops.size() + 1) + "element(" + given + ");\n" : statements;
  for (std::size_t d = loops.size(); d > 0; --d) out += indent(d) + "}\n";
  out += "}\n";
  return {};
}

}  // namespace weft::standalone

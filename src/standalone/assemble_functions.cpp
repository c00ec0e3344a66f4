// The functions that a program calls: which, their names and their texts.

#include "assembler.h"
#include "cpp_names.h"
#include "tree_parts.h"

namespace weft::standalone {

void Assembler::find_called(const LoweredFunction& from) {
  for (const CallNote& call : from.calls) {
    if (!call.function.valid() || !called_.insert(call.function.v).second) continue;
    if (const LoweredFunction* f = lowered_function(call.function)) find_called(*f);
  }
  for (const FunctionId passed : from.passed) {  // to wp.tile_map()
    if (!called_.insert(passed.v).second) continue;
    if (const LoweredFunction* f = lowered_function(passed)) find_called(*f);
  }
}

const LoweredFunction* Assembler::lowered_function(FunctionId id) const {
  for (const LoweredFunction& f : lowered_.functions)
    if (f.decl == id) return &f;
  return nullptr;
}

std::string Assembler::function_name(const FunctionDecl& f) {
  std::string name = helpers_.global_name(tree_.text(f.name));
  std::string types;
  for (const ArgDecl& a : f.args) {
    if (a.type.plain(TypeKind::Function)) continue;
    Type t = a.type.deref();
    if (t.is_array()) t.ndim = 1;
    types += ", " + helpers_.repr(t);
  }
  for (int i = 2;; ++i) {
    if (signatures_.insert(name + types).second) return name;
    name = std::string(tree_.text(f.name)) + "_" + std::to_string(i);
  }
}

Status Assembler::write_functions() {
  for (const LoweredFunction& f : lowered_.functions) {
    if (called_.contains(f.decl.v)) WEFT_RETURN_IF_ERROR(write_function(f));
  }
  return {};
}

Status Assembler::write_function(const LoweredFunction& lowered) {
  const std::uint32_t index = lowered.decl.v;
  if (!written_.insert(index).second) return {};
  for (const CallNote& call : lowered.calls) {
    if (!call.function.valid()) continue;
    if (const LoweredFunction* callee = lowered_function(call.function))
      WEFT_RETURN_IF_ERROR(write_function(*callee));
  }
  Status status = write_function_text(index);
  if (!status) return placed(tree_, tree_.functions[index].def, status.error());
  return status;
}

Status Assembler::write_function_text(std::uint32_t index) {
  const FunctionDecl& f = tree_.functions[index];
  if (const CapturedFunction* c = tree_.captured_of(f); c != nullptr && c->is_native)
    return unsupported(f, "a native snippet");
  if (has_device_calls(tree_, f)) program_.twins.insert(index);
  std::string body, parameters, twin, twin_parameters;
  WEFT_RETURN_IF_ERROR(write_function_as(FunctionWriter::Mode::Function, index, body, parameters));
  if (program_.twins.contains(index)) {
    WEFT_RETURN_IF_ERROR(
        write_function_as(FunctionWriter::Mode::Twin, index, twin, twin_parameters));
  }
  const std::string& name = program_.functions[index];
  const std::vector<Type>& results = program_.results[index];
  std::string result = "void";
  if (results.size() == 1) {
    WEFT_TRY(result, helpers_.type(results[0]));
  } else if (results.size() > 1) {
    if (results.size() > std::size(kResultFields)) return unsupported(f, "more than eight results");
    result = name + "_result";
    // Overloads of one name need structs of their own.
    while (program_.taken.contains(result)) result += '_';
    program_.taken.insert(result);
    functions_ += "\n// What " + name + "() returns.\nstruct " + result + " {\n";
    for (std::size_t i = 0; i < results.size(); ++i) {
      WEFT_TRY(const std::string t, helpers_.type(results[i]));
      functions_ += "  " + t + " " + std::string(kResultFields[i]) + ";\n";
    }
    functions_ += "};\n";
  }
  if (result != "void" && falls_through(tree_, tree_.kids_before_split(f.def, 1))) {
    body += "  return {};\n";
    if (!twin.empty()) twin += "  return {};\n";
  }
  functions_ += std::string("\n") + (program_.twins.contains(index) ? "" : "__host__ ") +
                "__device__ inline " + result + " " + name + "(" + parameters + ") {\n" + body +
                "}\n";
  if (program_.twins.contains(index))
    functions_ += "\n// The same for the reference.\ninline " + result + " " + name +
                  "_reference(" + twin_parameters + ") {\n" + twin + "}\n";
  return {};
}

Status Assembler::write_function_as(FunctionWriter::Mode mode, std::uint32_t index,
                                    std::string& body, std::string& parameters) {
  const FunctionDecl& f = tree_.functions[index];
  const std::set<std::uint32_t> stored = stored_arrays(tree_, f);
  while (true) {
    FunctionWriter w(program_, f, mode);
    for (const ArgDecl& a : f.args) {
      if (!is_stored_array(a.type)) continue;
      ArrayView view{w.variable_name(a.name), {}, a.type, {}};
      for (int d = 0; d < a.type.ndim; ++d)
        view.shape.push_back(w.fresh("num_" + view.pointer + numbered(d)));
      for (int d = 0; d < a.type.ndim && a.type.array == ArrayClass::Indexed; ++d) {
        view.indices.push_back(w.fresh(view.pointer + "_indices" + numbered(d)));
        view.extents.push_back(w.fresh("full_" + view.pointer + numbered(d)));
      }
      w.arrays[a.name.v] = std::move(view);
    }
    const auto views = w.arrays;
    WEFT_RETURN_IF_ERROR(w.body(1));
    std::vector<std::vector<std::size_t>>& sizes = program_.sizes[index];
    // The reference's form is given what the other is, which may print more.
    for (std::size_t k = 0; k < sizes.size() && mode == FunctionWriter::Mode::Twin; ++k)
      for (const std::size_t d : sizes[k])
        w.dims_used.insert(size_names(views.at(f.args[k].name.v))[d]);
    sizes.assign(f.args.size(), {});
    parameters.clear();
    for (std::size_t k = 0; k < f.args.size(); ++k) {
      const ArgDecl& a = f.args[k];
      if (a.type.plain(TypeKind::Function)) continue;  // bound to one in this instance
      if (!parameters.empty()) parameters += ", ";
      const Variable& v = *w.variables().find(a.name);
      if ((v.reads == 0 && !v.changed) || !w.names_variable(w.variable_name(a.name)))
        parameters += "[[maybe_unused]] ";
      const auto view = views.find(a.name.v);
      if (view != views.end()) {
        WEFT_TRY(const std::string t, helpers_.type(a.type.element()));
        parameters += (stored.contains(a.name.v) ? "" : "const ") + t + "* " + view->second.pointer;
        const auto add = [&](const std::string& name, std::string_view type_text) {
          parameters += std::string(w.names_variable(name) ? ", " : ", [[maybe_unused]] ") +
                        std::string(type_text) + name;
        };
        for (const std::string& indices : view->second.indices) add(indices, "const int* ");
        const std::vector<std::string> names = size_names(view->second);
        for (std::size_t d = 0; d < names.size(); ++d) {
          if (!w.dims_used.contains(names[d])) continue;
          sizes[k].push_back(d);
          add(names[d], "int ");
        }
        continue;
      }
      const Type type = a.type.deref();
      if (!type.is_value() && !type.is_struct() && !is_tuple(type))
        return unsupported(f, "a parameter of type " + helpers_.repr(a.type));
      WEFT_TRY(const std::string t, helpers_.type(type));
      parameters += t + (a.type.ref ? "& " : " ") + w.variable_name(a.name);
    }
    if (hides_helpers(w)) continue;
    body = w.take();
    return {};
  }
}

std::vector<std::string> Assembler::size_names(const ArrayView& view) {
  std::vector<std::string> out = view.shape;
  out.insert(out.end(), view.extents.begin(), view.extents.end());
  return out;
}

bool Assembler::hides_helpers(const FunctionWriter& w) {
  bool hides = false;
  for (const Variable& v : w.variables().all()) {
    const std::string name = w.variable_name(v.name);
    if (helpers_.names().contains(name)) hides = program_.taken.insert(name).second || hides;
  }
  return hides;
}

}  // namespace weft::standalone

// Writes functions: their signatures, bodies and adjoints.
#include "module_writer.h"

namespace weft {

namespace {

// The type of an argument's adjoint: the gradient of an indexed array is a regular one.
Type adjoint_type(Type t) {
  if (t.array == ArrayClass::Indexed) t.array = ArrayClass::Array;
  return t;
}

std::string_view inline_attribute(const CapturedFunction* c) {
  if (c == nullptr || c->inline_hint.empty()) return {};
  return c->inline_hint == "noinline" ? "WP_NOINLINE " : "WP_FORCEINLINE ";
}

}  // namespace

void ModuleWriter::place(const FunctionDecl& decl, std::string& out) const {
  const CapturedFunction* c = l_.tree->captured_of(decl);
  out += "\n// ";
  out += c == nullptr ? l_.tree->file_name : c->file;
  out += ':';
  out += std::to_string(static_cast<std::int64_t>(decl.first_line) +
                        (c == nullptr ? 0 : c->line_shift));
  out += '\n';
}

// The parameters of a function or of its adjoint. The first `own` arguments are the function's own;
// those after them, of a custom gradient, are the adjoints of its results.
void ModuleWriter::parameters(const LoweredFunction& fn, std::size_t own, bool adjoint,
                              std::string& out) const {
  const bool one = fn.has_return && fn.returns.size() == 1;
  const bool several = fn.has_return && fn.returns.size() != 1;
  bool first = true;
  const auto next = [&] {
    if (!first) out += ",\n    ";
    first = false;
  };
  const auto argument = [&](VarId a, const Type& t, std::string_view prefix) {
    next();
    parameter(fn, a, t, out);
    out += prefix;
    out += name(fn.vars[a.v].name);
  };
  const auto own_prefix = [&](VarId a) { return is_template(type(fn, a)) ? "& var_" : " var_"; };
  const auto reference = [&](const Type& t) { return t.ref ? " adj_" : " & adj_"; };
  for (std::size_t i = 0; i < (adjoint ? own : fn.args.size()); ++i)
    argument(fn.args[i], type(fn, fn.args[i]), own_prefix(fn.args[i]));
  if (several) {
    for (std::size_t i = 0; i < fn.returns.size(); ++i) {
      next();
      ctype(out, type(fn, fn.returns[i]));
      out += " & ret_" + std::to_string(i);
    }
  }
  if (adjoint) {
    for (std::size_t i = 0; i < own; ++i) {
      const Type t = adjoint_type(type(fn, fn.args[i]));
      argument(fn.args[i], t, reference(t));
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
    for (std::size_t i = own; i < fn.args.size(); ++i) {
      const Type& t = type(fn, fn.args[i]);
      argument(fn.args[i], t, t.ref ? " var_" : " & var_");
    }
  }
}

void ModuleWriter::function(const SpelledFunction& spelled, bool adjoint, std::string& out) const {
  const LoweredFunction& fn = spelled.fn();
  const FunctionDecl& decl = l_.tree->functions[fn.decl.v];
  const CapturedFunction* c = l_.tree->captured_of(decl);
  if (c != nullptr && c->is_native) return snippet(fn, *c, adjoint, out);
  if (c != nullptr && (adjoint ? c->skip_reverse : c->skip_forward)) return;
  // A custom gradient's arguments: the function's own, then the adjoints of its results.
  const bool custom = c != nullptr && c->reverse_args >= 0;
  const std::size_t own =
      custom ? std::min(static_cast<std::size_t>(c->reverse_args), fn.args.size()) : fn.args.size();
  const bool one = fn.has_return && fn.returns.size() == 1;
  tile_templates(fn, out);
  place(decl, out);
  const std::string line = line_directive(fn);
  out += line;
  out += "static ";
  out += inline_attribute(c);
  if (attributes_ != nullptr) attributes_->push_back(out.size());
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
  parameters(fn, own, adjoint, out);
  out += ")\n{\n";
  if (!adjoint) {
    forward_body(spelled, false, out);
  } else if (custom) {
    out += "\t// user-defined adjoint code\n";
    forward_body(spelled, false, out);
  } else if (fn.has_adjoint && !fn.uses_grad) {
    reverse_body(spelled, false, out);
  } else {
    out += "\t// reverse mode disabled (no backward-enabled kernel depends on this function)\n";
  }
  out += line;
  out += "}\n\n";
}

// @wp.func_native: C++ that the user wrote, in a function that is the same for both targets. Its
// arguments have no prefix; a reference parameter is a pointer that gets the plain name as an
// alias.
void ModuleWriter::snippet(const LoweredFunction& fn, const CapturedFunction& c, bool adjoint,
                           std::string& out) const {
  std::string aliases;
  const auto alias = [&](const Type& t, std::string_view prefix, std::string_view label) {
    aliases += "    ";
    Type value = t;
    value.ref = false;
    ctype(aliases, value);
    aliases.append("& ").append(prefix).append(label).append(" = *_wp_ref_");
    aliases.append(prefix).append(label).append(";\n");
  };
  const auto without_prefix = [](std::string label) {
    for (std::size_t at = 0; (at = label.find("var_", at)) != std::string::npos;)
      label.erase(at, 4);
    return label;
  };
  const bool one = fn.has_return && fn.returns.size() == 1;
  const auto head = [&](std::string_view prefix, bool reverse) {
    tile_templates(fn, out);
    place(l_.tree->functions[fn.decl.v], out);
    out += "static CUDA_CALLABLE ";
    if (reverse) {
      out += "void adj_";
    } else {
      if (one)
        ctype(out, type(fn, fn.returns[0]));
      else
        out += "void";
      out += ' ';
      out += prefix;
    }
    out += fn.native_name;
    out += "(\n    ";
    bool first = true;
    const auto next = [&] {
      if (!first) out += ",\n    ";
      first = false;
    };
    aliases.clear();
    for (const VarId a : fn.args) {
      const std::string label = without_prefix("var_" + std::string(name(fn.vars[a.v].name)));
      const Type& t = type(fn, a);
      next();
      parameter(fn, a, t, out);
      out += t.ref ? " _wp_ref_" : is_template(t) ? "& " : " ";
      out += label;
      if (t.ref) alias(t, "", label);
    }
    if (reverse) {
      for (const VarId a : fn.args) {
        const std::string_view label = name(fn.vars[a.v].name);
        const Type t = adjoint_type(type(fn, a));
        next();
        parameter(fn, a, t, out);
        out += t.ref ? " _wp_ref_adj_" : " & adj_";
        out += label;
        if (t.ref) alias(t, "adj_", label);
      }
      if (one) {
        next();
        ctype(out, type(fn, fn.returns[0]));
        out += " & adj_ret";
      }
    }
    out += ")\n{\n";
    out += aliases;
  };
  if (!adjoint) {
    head("", false);
    out += c.snippet + "}\n\n";
    if (c.has_replay_snippet) {
      head("replay_", false);
      out += c.replay_snippet + "}\n\n";
    }
    return;
  }
  head("", true);
  out += c.adj_snippet + "}\n\n";
}

}  // namespace weft

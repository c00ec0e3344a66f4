// Declarations of tiles, and the functions that structs need when tiles contain them.
#include "tiles.h"

#include <algorithm>

#include "module_writer.h"

namespace weft {
namespace {

void append_sides(TextBuffer& out, std::string_view name, std::span<const std::int32_t> sides) {
  out += "wp::";
  out += name;
  out += '<';
  for (std::size_t i = 0; i < sides.size(); ++i) {
    if (i > 0) out += ',';
    out.number(sides[i]);
  }
  out += '>';
}

// Fields that are summed: floats, wide integers, and structs by their own operators.
bool accumulates(const FieldDecl& f) {
  if (f.type.is_array()) return false;
  const Scalar s = f.type.scalar;
  return f.type.is_struct() || is_float(s) || s == Scalar::Int32 || s == Scalar::UInt32 ||
         s == Scalar::Int64 || s == Scalar::UInt64;
}

}  // namespace

void StatementWriter::declare_tile(VarId v, bool gradients) {
  const Type& t = fn_.vars[v.v].type;
  ctype(t);
  out_ += ' ';
  var(v, "var");
  out_ += " = ";
  if (t.is_tile_stack()) {
    out_ += "wp::tile_stack_alloc<";
    ctype(t.element());
    out_ += ", " + std::to_string(t.size) + ">();\n";
    return;
  }
  const TileInfo& tile = lowered_.tiles[t.size];
  if (!tile.shared) {
    ctype(t);
    out_ += "{};\n";
  } else if (!tile.owner) {
    out_ += "nullptr;\n";
  } else {
    out_ += "wp::tile_alloc_empty<";
    ctype(t.element());
    out_ += ',';
    append_sides(out_, "tile_shape_t", tile.shape);
    out_ += ',';
    append_sides(out_, "tile_stride_t", tile.strides);
    out_ += gradients ? ",true>();\n" : ",false>();\n";
  }
}

// A shared tile holds its gradient along with its values.
void StatementWriter::declare_tile_adjoint(VarId v) {
  const Type& t = fn_.vars[v.v].type;
  ctype(t);
  const bool shared = t.is_tile() && lowered_.tiles[t.size].shared;
  out_ += shared ? "& " : " ";
  var(v, "adj");
  if (shared) {
    out_ += " = ";
    var(v, "var");
  } else if (t.is_tile()) {
    out_ += "{}";
  }
  out_ += ";\n";
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

void ModuleWriter::parameter(const LoweredFunction& fn, VarId a, const Type& t,
                             std::string& out) const {
  if (!is_template(t)) return ctype(out, t);
  out += "tile_";
  out += name(fn.vars[a.v].name);
}

// The structs that tiles somewhere hold.
std::vector<std::uint32_t> ModuleWriter::structs_in_tiles() const {
  std::vector<std::uint32_t> found;
  const auto add_structs_of = [&](const LoweredFunction& fn) {
    for (const auto* vars : {&fn.locals, &fn.returns}) {
      for (const VarId v : *vars) {
        const Type& t = type(fn, v);
        if (is_template(t) && t.kind == TypeKind::Struct) found.push_back(t.index);
      }
    }
  };
  add_structs_of(l_.kernel);
  for (const LoweredFunction& fn : l_.functions) add_structs_of(fn);
  return found;
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
  return std::any_of(in_tiles_.begin(), in_tiles_.end(),
                     [&](std::uint32_t whole) { return part(part, whole); });
}

// Whether a tile of its own or a stack takes shared memory, in the kernel or in what it calls; in
// the backward pass custom gradients are called too.
bool ModuleWriter::uses_shared_memory(bool backward) const {
  const auto uses = [&](const LoweredFunction& fn) {
    return std::any_of(fn.locals.begin(), fn.locals.end(), [&](VarId v) {
      const Type& t = type(fn, v);
      return t.is_tile_stack() ||
             (t.is_tile() && l_.tiles[t.size].shared && l_.tiles[t.size].owner);
    });
  };
  if (backward)
    return uses(l_.kernel) || std::any_of(l_.functions.begin(), l_.functions.end(), uses);
  std::vector<const LoweredFunction*> reached{&l_.kernel};
  const auto reach = [&](FunctionId id) {
    for (const LoweredFunction& f : l_.functions) {
      if (f.decl == id && std::find(reached.begin(), reached.end(), &f) == reached.end())
        reached.push_back(&f);
    }
  };
  for (std::size_t i = 0; i < reached.size(); ++i) {
    if (uses(*reached[i])) return true;
    for (const CallNote& c : reached[i]->calls)
      if (c.function.valid()) reach(c.function);
    for (const FunctionId id : reached[i]->passed) reach(id);
  }
  return false;
}

void tile_struct_members(const Lowered& lowered, std::uint32_t index, std::string& out) {
  const StructDecl& s = lowered.tree->structs[index];
  const std::string& id = lowered.struct_native[index];
  out += "\n\n    CUDA_CALLABLE " + id + "& operator -= (const " + id + "& rhs)\n    {";
  for (const FieldDecl& f : s.fields) {
    if (!accumulates(f)) continue;
    const std::string name(lowered.tree->text(f.name));
    out += "    " + name + " -= rhs." + name + ";\n";
  }
  out += "\n        return *this;}\n\n    CUDA_CALLABLE " + id +
         " operator - () const\n    {\n        " + id + " ret = *this;\n";
  for (const FieldDecl& f : s.fields) {
    if (!accumulates(f)) continue;
    const std::string name(lowered.tree->text(f.name));
    out += "    ret." + name + " = -ret." + name + ";\n";
  }
  out += "\n        return ret;\n    }\n";
}

void tile_struct_helpers(const Lowered& lowered, std::uint32_t index, std::string& out) {
  const StructDecl& s = lowered.tree->structs[index];
  const std::string& id = lowered.struct_native[index];
  const TypeNames names = lowered.names();
  for (const std::string_view op : {"add", "sub"}) {
    if (op == "sub") {
      out += "CUDA_CALLABLE " + id + " sub(const " + id + "& a, const " + id + "& b)\n{\n    " +
             id + " ret = a;\n    ret -= b;\n    return ret;\n}\n\n";
    } else {
      out +=
          "\n// Required by tile templates. The overloads are found by ADL when tile.h is\n"
          "// instantiated with a generated struct type.\n";
    }
    out += "CUDA_CALLABLE void adj_";
    out += op;
    out += "(const " + id + "& a, const " + id + "& b, " + id + "& adj_a, " + id +
           "& adj_b, const " + id + "& adj_ret)\n{\n    adj_a += adj_ret;\n    adj_b " +
           (op == "add" ? "+" : "-") + "= adj_ret;\n}\n\n";
  }
  std::string added, down, crossed;
  for (const FieldDecl& f : s.fields) {
    const std::string name(lowered.tree->text(f.name));
    const bool array = f.type.is_array();
    const std::string shuffle = f.type.is_struct() ? "" : "wp::";
    if (!array && accumulates(f)) {
      const std::string type = ctype(f.type, names);
      const bool wp = type.starts_with("wp::") || type == "bool";
      added += "    old." + name + " = " + (wp ? "wp::" : "") + "atomic_add(&p->" + name + ", t." +
               name + ");\n";
    } else {
      added += "    old." + name + " = p->" + name + ";\n";
    }
    if (array || f.type.is_value() || f.type.is_struct()) {
      down += "    ret." + name + " = " + shuffle + "warp_shuffle_down(val." + name +
              ", offset, mask);\n";
      crossed +=
          "    ret." + name + " = " + shuffle + "warp_shuffle_xor(val." + name + ", lane_mask);\n";
    } else {
      down += "    ret." + name + " = val." + name + ";\n";
      crossed += "    ret." + name + " = val." + name + ";\n";
    }
  }
  out += "CUDA_CALLABLE " + id + " atomic_add(" + id + "* p, " + id + " t)\n{\n    " + id +
         " old {};\n" + added + "\n    return old;\n}\n\n";
  out += "CUDA_CALLABLE " + id + " tile_atomic_add_value(" + id + "* p, " + id +
         " t)\n{\n    return atomic_add(p, t);\n}\n\n";
  out += "CUDA_CALLABLE " + id + " tile_adj_atomic_add_value(" + id + "* p, " + id +
         " t)\n{\n    // Tile adjoint struct atomics accumulate only for side effects; callers\n"
         "    // currently ignore the returned old value, so avoid a second atomic here.\n    " +
         id + " old {};\n    adj_atomic_add(p, t);\n    return old;\n}\n\n";
  out += "#if defined(__CUDA_ARCH__)\nCUDA_CALLABLE " + id + " warp_shuffle_down(" + id +
         " val, int offset, int mask)\n{\n    " + id + " ret {};\n" + down +
         "\n    return ret;\n}\n\n";
  out += "CUDA_CALLABLE " + id + " warp_shuffle_xor(" + id + " val, int lane_mask)\n{\n    " + id +
         " ret {};\n" + crossed + "\n    return ret;\n}\n#endif\n";
}

}  // namespace weft

// Writes structs with their constructors and adjoints.
#include "module_writer.h"
#include "tiles.h"

namespace weft {

// The constructor from the values of all fields, from its first parameter on.
void ModuleWriter::constructor(const StructDecl& s, std::string& out) const {
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
  out += "\n    {\n    }\n";
}

// The operator that adds a struct to another one, as adjoints need it.
void ModuleWriter::struct_sum(const StructDecl& s, const std::string& id, std::string& out) const {
  out += "\n    CUDA_CALLABLE " + id + "& operator += (const " + id + "& rhs)\n    {";
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
  out += "\n        return *this;}\n";
}

// The adjoints of the constructor and of an atomic addition.
void ModuleWriter::struct_adjoints(const StructDecl& s, const std::string& id, bool in_tiles,
                                   std::string& out) const {
  const auto is_wp = [&](const Type& t) { return t.is_array() || t.kind != TypeKind::Struct; };
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
}

void ModuleWriter::structure(std::uint32_t index, std::string& out) const {
  const StructDecl& s = l_.tree->structs[index];
  const std::string& id = l_.struct_native[index];
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
  constructor(s, out);
  struct_sum(s, id, out);
  const bool in_tiles = tiles_hold(index);
  if (in_tiles) tile_struct_members(l_, index, out);
  struct_adjoints(s, id, in_tiles, out);
  if (in_tiles) tile_struct_helpers(l_, index, out);
  out += "\n\n";
}

}  // namespace weft

// The Python source of a captured program, which rows contain for readers and models.
#include "weft/frontend/program.h"

namespace weft {

std::string program_python(const Tree& tree) {
  std::vector<std::string> names;
  for (const StructDecl& s : tree.structs) names.emplace_back(tree.text(s.name));
  const TypeNames spelled{names, {}, tree.tuples, tree.tiles};
  std::string out;
  for (const StructDecl& s : tree.structs) {
    out += "@wp.struct\nclass ";
    out += tree.text(s.name);
    out += ":\n";
    for (const FieldDecl& f : s.fields) {
      out += "    ";
      out += tree.text(f.name);
      out += ": ";
      out += python_type(f.type, spelled);
      out += '\n';
    }
    if (s.fields.empty()) out += "    pass\n";
    out += "\n\n";
  }
  // What is called stands after what calls it in a program, and the kernel first.
  for (std::size_t i = tree.functions.size(); i-- > 0;) {
    const FunctionDecl& f = tree.functions[i];
    const CapturedFunction* c = tree.captured_of(f);
    if (c == nullptr || c->instance_of.valid()) continue;
    for (std::uint32_t line = f.first_line; line <= f.last_line; ++line) {
      out += tree.source_line(line);
      out += '\n';
    }
    while (out.ends_with("\n\n")) out.pop_back();
    if (i > 0) out += "\n\n";
  }
  return out;
}

}  // namespace weft

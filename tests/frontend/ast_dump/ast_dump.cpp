// Prints every function definition of a Python file, at any depth, as the front end converts it.
//
// Usage: weft_ast_dump FILE... . One line a node, in preorder:
//     KIND LINE COL END_LINE END_COL DETAIL
// after a line `function NAME LINE`; a function that is refused gives `refused NAME LINE MESSAGE`,
// a file `file-refused MESSAGE`. Each file starts with `file PATH`. Read by ast_compare.py.
//
// weft_ast_dump --module FILE... prints instead what the module level of each file declares; read
// by module_compare.py.
#include <cstdio>
#include <fstream>
#include <iterator>

#include "convert.h"
#include "source.h"
#include "weft/base/sha256.h"
#include "weft/base/text.h"
#include "weft/frontend/frontend.h"

namespace weft {
namespace {

std::string hex(std::string_view text) {
  return to_hex({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

void print_node(const Tree& tree, NodeId id) {
  if (!id.valid()) {
    std::printf("absent\n");
    return;
  }
  const Node& n = tree.node(id);
  const NodeLoc& at = tree.loc(id);
  std::printf("%s", std::string(node_kind_name(n.kind)).c_str());
  if (n.kind != NodeKind::Arguments) {
    std::printf(" %u %u", at.line, at.col);
    if (n.kind != NodeKind::Unsupported) std::printf(" %u %u", at.end_line, at.end_col);
  }
  std::printf(" op=%u bits=%llx split=%u", n.op,
              static_cast<unsigned long long>(n.kind == NodeKind::Compare ? 0 : n.bits), n.split);
  if (n.kind == NodeKind::Compare)
    for (CompareOp op : tree.compare_ops(id)) std::printf(" %d", static_cast<int>(op));
  if (n.name.valid()) std::printf(" name=%s", hex(tree.text(n.name)).c_str());
  std::printf("\n");
  for (NodeId kid : tree.kids(id)) print_node(tree, kid);
}

void print_function(Syntax& syntax, TSNode node, std::span<const TSNode> decorators) {
  Tree tree;
  Converter converter(syntax, tree, "");
  const TSNode label = syntax.field(node, Field::Name);
  const std::string name(syntax.text(label));
  const unsigned line = syntax.start(node).row + 1;
  const auto def = converter.function_def(node, decorators);
  if (!def) {
    std::printf("refused %s %u %s\n", name.c_str(), line, def.error().render().c_str());
    return;
  }
  std::printf("function %s %u\n", name.c_str(), line);
  print_node(tree, *def);
}

void print_functions(Syntax& syntax) {
  struct Pending {
    TSNode node;
    std::vector<TSNode> decorators;
  };
  std::vector<Pending> stack;
  stack.push_back({syntax.root(), {}});
  while (!stack.empty()) {
    Pending at = std::move(stack.back());
    stack.pop_back();
    if (syntax.kind(at.node) == Syn::FunctionDefinition)
      print_function(syntax, at.node, at.decorators);
    const bool decorated = syntax.kind(at.node) == Syn::DecoratedDefinition;
    std::vector<TSNode> decorators;
    std::vector<Pending> next;
    for (const Child& child : syntax.children(at.node)) {
      if (decorated && child.kind == Syn::Decorator) {
        for (const Child& part : syntax.children(child.node))
          if (part.named) decorators.push_back(part.node);
      } else {
        next.push_back({child.node, decorated ? decorators : std::vector<TSNode>{}});
      }
    }
    for (auto it = next.rbegin(); it != next.rend(); ++it) stack.push_back(std::move(*it));
  }
}

class ModulePrinter {
 public:
  explicit ModulePrinter(const Tree& tree) : tree_(tree) {
    for (const StructDecl& s : tree.structs) structs_.emplace_back(tree.text(s.name));
    names_ = {structs_, structs_, tree.tuples};
  }

  void print() const {
    for (const Item& item : tree_.items) {
      switch (item.kind) {
        case ItemKind::Constant:
          print(tree_.constants[item.index]);
          break;
        case ItemKind::Alias:
          line("alias", tree_.aliases[item.index].name, code(tree_.aliases[item.index].type));
          break;
        case ItemKind::Struct: {
          std::string fields;
          for (const FieldDecl& f : tree_.structs[item.index].fields)
            fields += std::string(tree_.text(f.name)) + ":" + code(f.type) + " ";
          line("struct", tree_.structs[item.index].name, fields);
          break;
        }
        case ItemKind::Function: {
          const FunctionDecl& f = tree_.functions[item.index];
          std::string text = std::to_string(f.first_line) + " " + std::to_string(f.last_line);
          for (const ArgDecl& a : f.args)
            text += " " + std::string(tree_.text(a.name)) + ":" + code(a.type);
          text += " ->";
          for (const Type& t : f.return_types) text += " " + code(t);
          line(f.is_kernel ? "kernel" : "function", f.name, text);
          break;
        }
      }
    }
    for (const UnknownName& u : tree_.unknown_names) line("unknown", u.name, u.why.render());
  }

 private:
  void line(const char* what, Symbol name, const std::string& rest) const {
    std::printf("%s %s %s\n", what, std::string(tree_.text(name)).c_str(), rest.c_str());
  }
  std::string code(const Type& t) const {
    std::string out;
    append_type_code(out, t, names_);
    return out;
  }
  void print(const ConstantDecl& c) const {
    const ConstValue& v = c.resolved;
    std::string text;
    if (v.type.plain(TypeKind::String)) {
      text = "str " + hex(v.s);
    } else {
      text = v.python ? "python" : code(v.type);
      for (double d : v.f) text += " " + py_float_repr(d);
      for (std::int64_t i : v.i) {
        if (!v.s.empty()) {  // beyond int64
          text += " " + v.s;
        } else if (v.type.scalar == Scalar::Bool) {
          text += i != 0 ? " True" : " False";
        } else if (v.type.scalar == Scalar::UInt64) {
          text += " " + std::to_string(static_cast<std::uint64_t>(i));
        } else {
          text += " " + std::to_string(i);
        }
      }
    }
    line("constant", c.name, text);
  }

  const Tree& tree_;
  std::vector<std::string> structs_;
  TypeNames names_;
};

int print_modules(int argc, char** argv) {
  for (int i = 2; i < argc; ++i) {
    std::printf("file %s\n", argv[i]);
    const auto tree = parse_file(argv[i]);
    if (!tree) {
      std::printf("file-refused %s\n", tree.error().render().c_str());
    } else {
      ModulePrinter(*tree).print();
    }
  }
  return 0;
}

int run(int argc, char** argv) {
  if (argc > 1 && std::string_view(argv[1]) == "--module") return print_modules(argc, argv);
  for (int i = 1; i < argc; ++i) {
    std::printf("file %s\n", argv[i]);
    std::ifstream in(argv[i], std::ios::binary);
    std::string source{std::istreambuf_iterator<char>(in), {}};
    if (const Status ok = prepare_source(source, ""); !ok) {
      std::printf("file-refused %s\n", ok.error().render().c_str());
      continue;
    }
    auto lines = outline(source, "");
    if (!lines) {
      std::printf("file-refused %s\n", lines.error().render().c_str());
      continue;
    }
    auto syntax = Syntax::parse(source, "", *std::move(lines));
    if (!syntax) {
      std::printf("file-refused %s\n", syntax.error().render().c_str());
      continue;
    }
    print_functions(*syntax);
  }
  return 0;
}

}  // namespace
}  // namespace weft

int main(int argc, char** argv) { return weft::run(argc, argv); }

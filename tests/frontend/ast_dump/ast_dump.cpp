// Prints every function definition of a Python file, at any depth, as the front end converts it.
//
// Usage: weft_ast_dump FILE... . One line a node, in preorder:
//     KIND LINE COL END_LINE END_COL DETAIL
// after a line `function NAME LINE`; a function that is refused gives `refused NAME LINE MESSAGE`, a
// file `file-refused MESSAGE`. Each file starts with `file PATH`. Read by ast_compare.py.
#include <cstdio>
#include <fstream>
#include <iterator>

#include "convert.h"
#include "source.h"
#include "weft/base/sha256.h"

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
  const unsigned line = ts_node_start_point(node).row + 1;
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

int run(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    std::printf("file %s\n", argv[i]);
    std::ifstream in(argv[i], std::ios::binary);
    std::string source{std::istreambuf_iterator<char>(in), {}};
    if (const Status ok = prepare_source(source, ""); !ok) {
      std::printf("file-refused %s\n", ok.error().render().c_str());
      continue;
    }
    auto syntax = Syntax::parse(source, "");
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

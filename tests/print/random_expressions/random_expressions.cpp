// Prints random expression trees: the text and, after a tab, the nodes as an S-expression.
// random_expressions COUNT SEED
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "weft/base/rng.h"
#include "weft/base/text.h"
#include "weft/print/print.h"

namespace {

using namespace weft;

class Maker {
 public:
  explicit Maker(uint64_t seed) : rng_(seed, 0) {}

  Tree tree;

  NodeId make(int depth) {
    if (depth == 0 || rng_.chance(1, 8)) return leaf();
    switch (rng_.below(11)) {
      case 0:
      case 1:
      case 2:
        return add(NodeKind::BinOp, {make(depth - 1), make(depth - 1)},
                   static_cast<uint8_t>(rng_.below(13)));
      case 3:
        return add(NodeKind::UnaryOp, {make(depth - 1)}, static_cast<uint8_t>(rng_.below(4)));
      case 4:
        return add(NodeKind::BoolOp, {make(depth - 1), make(depth - 1), make(depth - 1)},
                   static_cast<uint8_t>(rng_.below(2)));
      case 5: {
        const CompareOp ops[] = {static_cast<CompareOp>(rng_.below(10)),
                                 static_cast<CompareOp>(rng_.below(10))};
        const uint64_t at = tree.add_compare_ops(ops);
        const NodeId kids[] = {make(depth - 1), make(depth - 1), make(depth - 1)};
        return tree.add(NodeKind::Compare, kids, 0, {}, at);
      }
      case 6:
        return add(NodeKind::IfExp, {make(depth - 1), make(depth - 1), make(depth - 1)});
      case 7: {
        const NodeId keyword = add(NodeKind::Keyword, {make(depth - 1)}, 0, "key");
        const NodeId kids[] = {make(depth - 1), make(depth - 1), keyword};
        return tree.add(NodeKind::Call, kids, 0, {}, 0, 2);
      }
      case 8:
        return add(NodeKind::Attribute, {make(depth - 1)}, 0, "field");
      case 9: {
        NodeId index = make(depth - 1);
        if (rng_.chance(1, 2)) index = add(NodeKind::Tuple, {index, slice(depth - 1)});
        return add(NodeKind::Subscript, {make(depth - 1), index});
      }
      default:
        return add(rng_.chance(1, 2) ? NodeKind::Tuple : NodeKind::List,
                   {make(depth - 1), make(depth - 1)});
    }
  }

  std::string sexpr(NodeId id) const {
    if (!id.valid()) return "none";
    const Node& n = tree.node(id);
    std::string out = "(";
    out += node_kind_name(n.kind);
    if (n.kind == NodeKind::Constant) {
      const auto kind = static_cast<ConstantKind>(n.op);
      out += kind == ConstantKind::Float ? " " + py_float_repr(std::bit_cast<double>(n.bits))
                                         : " " + std::to_string(n.bits);
    } else if (n.kind == NodeKind::BinOp || n.kind == NodeKind::UnaryOp ||
               n.kind == NodeKind::BoolOp) {
      out += " " + std::to_string(n.op);
    } else if (n.kind == NodeKind::Compare) {
      for (CompareOp op : tree.compare_ops(id)) out += " " + std::to_string(static_cast<int>(op));
    } else if (n.name.valid()) {
      out += " " + std::string(tree.text(n.name));
    }
    for (NodeId kid : tree.kids(id)) out += " " + sexpr(kid);
    return out + ")";
  }

 private:
  NodeId add(NodeKind kind, std::vector<NodeId> kids, uint8_t op = 0, const char* name = nullptr) {
    return tree.add(kind, kids, op, name ? tree.intern(name) : Symbol{});
  }
  NodeId slice(int depth) {
    const NodeId kids[] = {rng_.chance(1, 2) ? make(depth) : NodeId{},
                           rng_.chance(1, 2) ? make(depth) : NodeId{},
                           rng_.chance(1, 2) ? make(depth) : NodeId{}};
    return tree.add(NodeKind::Slice, kids);
  }
  NodeId leaf() {
    constexpr const char* kNames[] = {"a", "b", "wp"};
    if (rng_.chance(1, 2)) return add(NodeKind::Name, {}, 0, kNames[rng_.below(3)]);
    if (rng_.chance(1, 2))
      return tree.add(NodeKind::Constant, {}, static_cast<uint8_t>(ConstantKind::Int), {},
                      rng_.below(100));
    // Any finite double without a sign.
    const double v = std::bit_cast<double>(rng_.below(0x7ff0000000000000ull));
    return tree.add(NodeKind::Constant, {}, static_cast<uint8_t>(ConstantKind::Float), {},
                    std::bit_cast<uint64_t>(v));
  }

  Rng rng_;
};

}  // namespace

int main(int argc, char** argv) {
  const unsigned long count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1000;
  Maker maker(argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 1);
  for (unsigned long i = 0; i < count; ++i) {
    const NodeId id = maker.make(1 + static_cast<int>(i % 5));
    std::printf("%s\t%s\n", print_expression(maker.tree, id).c_str(), maker.sexpr(id).c_str());
  }
  return 0;
}

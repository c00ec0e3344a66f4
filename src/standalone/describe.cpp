// What a kernel's own text says of its arguments, where nobody else does.
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "tree_parts.h"
#include "weft/standalone/standalone.h"

namespace weft {
namespace {

using standalone::warp_attribute;

class Describer {
 public:
  Describer(const Tree& tree, const FunctionDecl& f) : tree_(tree), f_(f) {}

  StandaloneInfo run() {
    for (const NodeId s : tree_.kids_before_split(f_.def, 1)) look(s);
    StandaloneInfo info;
    const std::size_t dims = std::max<std::size_t>(1, threads_.size());
    static constexpr std::string_view kNames[] = {"n", "m", "l", "k"};
    for (std::size_t i = 0; i < dims && i < std::size(kNames); ++i) {
      std::string name(kNames[i]);
      while (std::any_of(f_.args.begin(), f_.args.end(),
                         [&](const ArgDecl& a) { return tree_.text(a.name) == name; }))
        name = "num_" + name;
      info.launch.push_back({std::move(name), i == 0 && dims == 1 ? 256u : 16u, 1u << 20});
    }
    for (const ArgDecl& a : f_.args) {
      StandaloneArg arg;
      arg.name = std::string(tree_.text(a.name));
      arg.type = a.type;
      arg.input = true;
      arg.output = stored_.contains(a.name.v);
      for (int d = 0; d < a.type.ndim && a.type.is_array(); ++d) {
        const auto it = dims_.find({a.name.v, d});
        std::string text = it != dims_.end() ? it->second : std::string();
        const bool thread = text.size() == 2 && text[0] == '#';
        if (thread) text = info.launch[static_cast<std::size_t>(text[1] - '0') % dims].name;
        if (text.empty())
          text = d < static_cast<int>(dims) ? info.launch[static_cast<std::size_t>(d)].name : "4";
        arg.shape.push_back(text);
      }
      const bool whole = is_int(a.type.scalar);
      if (whole) arg.hi = indices_.contains(a.name.v) ? 3 : 10;
      if (whole && divisors_.contains(a.name.v)) arg.lo = 1;
      if (bounds_.contains(a.name.v)) arg.lo = 4, arg.hi = 4;
      if (const auto it = guards_.find(a.name.v);
          it != guards_.end() && it->second < info.launch.size())
        arg.equals = info.launch[it->second].name;
      if (a.type.kind == TypeKind::Struct) fields(a.type.index, "", arg.fields);
      arg.unit = a.type.kind == TypeKind::Quaternion || a.type.kind == TypeKind::Transform;
      if (arg.unit) arg.lo = -1;
      info.args.push_back(std::move(arg));
    }
    return info;
  }

 private:
  bool is_argument(Symbol s) const {
    return std::any_of(f_.args.begin(), f_.args.end(),
                       [&](const ArgDecl& a) { return a.name == s; });
  }

  // Those of structs in structs by their paths: "inner.length".
  void fields(std::uint32_t index, const std::string& path,
              std::vector<StandaloneField>& out) const {
    for (const FieldDecl& f : tree_.structs[index].fields) {
      StandaloneField field;
      field.name = path + std::string(tree_.text(f.name));
      field.type = f.type;
      if (f.type.is_struct()) {
        fields(f.type.index, field.name + ".", out);
      } else {
        out.push_back(std::move(field));
      }
    }
  }

  // What an index runs over: "#0" for the first dimension of the launch, an argument's name, a
  // number; empty: not known.
  std::string extent(NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Int)
      return std::to_string(n.bits + 1);
    if (n.kind != NodeKind::Name) return {};
    for (std::size_t i = 0; i < threads_.size(); ++i) {
      if (threads_[i] == n.name) return "#" + std::to_string(i);
    }
    const auto it = loops_.find(n.name.v);
    return it == loops_.end() ? std::string() : it->second;
  }

  void root_indices(NodeId id) {
    const auto [base, indices] = standalone::subscript_parts(tree_, id);
    if (tree_.node(base).kind != NodeKind::Name || !is_argument(tree_.node(base).name)) return;
    note(tree_.node(base).name, indices);
  }

  void note(Symbol array, std::span<const NodeId> indices) {
    for (std::size_t d = 0; d < indices.size(); ++d) {
      const std::string e = extent(indices[d]);
      std::string& slot = dims_[{array.v, static_cast<int>(d)}];
      // The launch beats a number: an element at a fixed place is one of many.
      if (slot.empty() || (!e.empty() && e[0] == '#')) slot = e;
      names_in(indices[d], indices_);
    }
  }

  void names_in(NodeId id, std::set<std::uint32_t>& out) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Name) out.insert(n.name.v);
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) names_in(k, out);
    }
  }

  void look(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    if (threads_.empty() && standalone::assigns_thread_index(tree_, id)) {
      for (const NodeId t : standalone::elements(tree_, kids[0]))
        threads_.push_back(tree_.node(t).name);
    }
    if (n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign) {
      if (const Symbol root = standalone::root_name(tree_, kids[0]); root.valid())
        stored_.insert(root.v);
    }
    if (n.kind == NodeKind::For && tree_.node(kids[1]).kind == NodeKind::Call) {
      const Node& range = tree_.node(kids[1]);
      const NodeId stop =
          tree_.kid(kids[1], range.split == 2 ? 1u : std::min(2u, range.kids_count - 1));
      const Node& s = tree_.node(stop);
      std::string text;
      if (s.kind == NodeKind::Name && is_argument(s.name)) {
        text = std::string(tree_.text(s.name));
        bounds_.insert(s.name.v);
      }
      if (s.kind == NodeKind::Constant) text = std::to_string(s.bits);
      if (s.kind == NodeKind::Name && !is_argument(s.name)) text = extent(stop);
      if (!text.empty()) loops_[tree_.node(kids[0]).name.v] = text;
    }
    if (n.kind == NodeKind::Compare && kids.size() == 2 &&
        tree_.node(kids[0]).kind == NodeKind::Name && tree_.node(kids[1]).kind == NodeKind::Name) {
      for (std::size_t i = 0; i < threads_.size(); ++i) {
        if (threads_[i] == tree_.node(kids[0]).name && is_argument(tree_.node(kids[1]).name))
          guards_[tree_.node(kids[1]).name.v] = i;
      }
    }
    if (n.kind == NodeKind::Call && warp_attribute(tree_, kids[0]).substr(0, 7) == "atomic_" &&
        n.split > 2 && tree_.node(kids[1]).kind == NodeKind::Name) {
      stored_.insert(tree_.node(kids[1]).name.v);
      std::vector<NodeId> indices(kids.begin() + 2, kids.begin() + n.split);
      const bool cas = warp_attribute(tree_, kids[0]) == "atomic_cas";
      for (int i = 0; i < (cas ? 2 : 1) && !indices.empty(); ++i) indices.pop_back();
      note(tree_.node(kids[1]).name, indices);
    }
    if (n.kind == NodeKind::BinOp) {
      const auto op = static_cast<BinaryOp>(n.op);
      if (op == BinaryOp::Div || op == BinaryOp::FloorDiv || op == BinaryOp::Mod)
        names_in(kids[1], divisors_);
    }
    if (n.kind == NodeKind::Subscript) root_indices(id);
    for (const NodeId k : kids) {
      if (k.valid()) look(k);
    }
  }

  const Tree& tree_;
  const FunctionDecl& f_;
  std::vector<Symbol> threads_;
  std::map<std::pair<std::uint32_t, int>, std::string> dims_;
  std::map<std::uint32_t, std::string> loops_;
  std::map<std::uint32_t, std::size_t> guards_;
  std::set<std::uint32_t> stored_, indices_, bounds_, divisors_;
};

}  // namespace

StandaloneInfo describe_arguments(const Tree& tree, FunctionId kernel) {
  return Describer(tree, tree.functions[kernel.v]).run();
}

}  // namespace weft

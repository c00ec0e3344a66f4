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
    for (const ArgDecl& a : f_.args) frame_.paths[a.name.v] = std::string(tree_.text(a.name));
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
      arg.output = stored_.contains(arg.name);
      describe(info, arg.name, a.type, arg);
      if (a.type.kind == TypeKind::Struct) fields(info, a.type.index, arg.name, "", arg.fields);
      arg.unit = a.type.kind == TypeKind::Quaternion || a.type.kind == TypeKind::Transform;
      if (arg.unit) arg.lo = -1;
      info.args.push_back(std::move(arg));
    }
    return info;
  }

 private:
  // What the names of a function stand for.
  struct Frame {
    std::map<std::uint32_t, std::string> paths;    // arguments of the kernel, and their fields
    std::map<std::uint32_t, std::string> extents;  // of indices: see extent()
  };

  // Shape, range and equal size of an argument or of a field, by its path: "params.values".
  template <typename Described>
  void describe(const StandaloneInfo& info, const std::string& path, const Type& type,
                Described& out) const {
    const std::size_t dims = info.launch.size();
    for (std::size_t d = 0; d < type.ndim && type.is_array(); ++d) {
      const auto it = dims_.find({path, d});
      std::string text = it != dims_.end() ? it->second : std::string();
      const bool thread = text.size() == 2 && text[0] == '#';
      if (thread) text = info.launch[static_cast<std::size_t>(text[1] - '0') % dims].name;
      if (text.empty()) text = d < dims ? info.launch[d].name : "4";
      out.shape.push_back(text);
    }
    const bool whole = is_int(type.scalar);
    if (whole) out.hi = indices_.contains(path) ? 3 : 10;
    if (whole && divisors_.contains(path)) out.lo = 1;
    if (bounds_.contains(path)) out.lo = 4, out.hi = 4;
    if (const auto it = guards_.find(path); it != guards_.end() && it->second < dims)
      out.equals = info.launch[it->second].name;
  }

  // Those of structs in structs by their paths: "inner.length".
  void fields(const StandaloneInfo& info, std::uint32_t index, const std::string& arg,
              const std::string& path, std::vector<StandaloneField>& out) const {
    for (const FieldDecl& f : tree_.structs[index].fields) {
      StandaloneField field;
      field.name = path + std::string(tree_.text(f.name));
      field.type = f.type;
      if (f.type.is_struct()) {
        fields(info, f.type.index, arg, field.name + ".", out);
      } else {
        describe(info, arg + "." + field.name, f.type, field);
        out.push_back(std::move(field));
      }
    }
  }

  // "params.values" of what is written so, if it is an argument or a field of one; else empty.
  std::string path_of(NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Name) {
      const auto it = frame_.paths.find(n.name.v);
      return it == frame_.paths.end() ? std::string() : it->second;
    }
    if (n.kind != NodeKind::Attribute) return {};
    const std::string base = path_of(tree_.kid(id, 0));
    return base.empty() ? base : base + "." + std::string(tree_.text(n.name));
  }

  // What an index runs over: "#0" for the first dimension of the launch, an argument's name, a
  // number; empty: not known.
  std::string extent(NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Int)
      return std::to_string(n.bits + 1);
    if (n.kind != NodeKind::Name) return {};
    const auto it = frame_.extents.find(n.name.v);
    return it == frame_.extents.end() ? std::string() : it->second;
  }

  static bool is_number(const std::string& text) {
    return !text.empty() && text[0] >= '0' && text[0] <= '9';
  }

  void root_indices(NodeId id) {
    const auto [base, indices] = standalone::subscript_parts(tree_, id);
    if (const std::string array = path_of(base); !array.empty()) note(array, indices);
  }

  void note(const std::string& array, std::span<const NodeId> indices) {
    for (std::size_t d = 0; d < indices.size(); ++d) {
      const std::string e = extent(indices[d]);
      std::string& slot = dims_[{array, d}];
      // The launch beats a number: an element at a fixed place is one of many. What a function does
      // at a fixed place says nothing of its own: it may have been given a part of an array.
      if (is_number(e) && is_number(slot)) {
        if (std::stoul(e) > std::stoul(slot)) slot = e;
      } else if ((slot.empty() && (depth_ == 0 || !is_number(e))) || (!e.empty() && e[0] == '#')) {
        slot = e;
      }
      names_in(indices[d], indices_);
    }
  }

  void names_in(NodeId id, std::set<std::string>& out) const {
    if (std::string path = path_of(id); !path.empty()) out.insert(std::move(path));
    for (const NodeId k : tree_.kids(id)) {
      if (k.valid()) names_in(k, out);
    }
  }

  void look(NodeId id) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    if (threads_.empty() && standalone::assigns_thread_index(tree_, id)) {
      for (const NodeId t : standalone::elements(tree_, kids[0])) {
        frame_.extents[tree_.node(t).name.v] = "#" + std::to_string(threads_.size());
        threads_.push_back(tree_.node(t).name);
      }
    }
    if (n.kind == NodeKind::Assign || n.kind == NodeKind::AugAssign) store(kids[0]);
    // Another name of an array or a struct.
    if (n.kind == NodeKind::Assign && kids.size() == 2 &&
        tree_.node(kids[0]).kind == NodeKind::Name && !tree_.type(kids[1]).is_value()) {
      if (const std::string path = path_of(kids[1]); !path.empty())
        frame_.paths[tree_.node(kids[0]).name.v] = path;
    }
    if (n.kind == NodeKind::Call) call(id);
    if (n.kind == NodeKind::For && tree_.node(kids[1]).kind == NodeKind::Call) {
      const Node& range = tree_.node(kids[1]);
      const NodeId stop =
          tree_.kid(kids[1], range.split == 2 ? 1u : std::min(2u, range.kids_count - 1));
      const Node& s = tree_.node(stop);
      std::string text = path_of(stop);
      if (!text.empty()) {
        bounds_.insert(text);
      } else if (s.kind == NodeKind::Constant) {
        text = std::to_string(s.bits);
      } else if (s.kind == NodeKind::Name) {
        text = extent(stop);
      }
      if (!text.empty()) frame_.extents[tree_.node(kids[0]).name.v] = text;
    }
    if (n.kind == NodeKind::Compare && kids.size() == 2 &&
        tree_.node(kids[0]).kind == NodeKind::Name) {
      const std::string limit = path_of(kids[1]), e = extent(kids[0]);
      if (!limit.empty() && !e.empty() && e[0] == '#') guards_[limit] = std::stoul(e.substr(1));
    }
    if (n.kind == NodeKind::Call && warp_attribute(tree_, kids[0]).substr(0, 7) == "atomic_" &&
        n.split > 2 && !path_of(kids[1]).empty()) {
      store(kids[1]);
      std::vector<NodeId> indices(kids.begin() + 2, kids.begin() + n.split);
      const bool cas = warp_attribute(tree_, kids[0]) == "atomic_cas";
      for (int i = 0; i < (cas ? 2 : 1) && !indices.empty(); ++i) indices.pop_back();
      note(path_of(kids[1]), indices);
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

  void store(NodeId place) {
    const Symbol root = standalone::root_name(tree_, place);
    if (!root.valid()) return;
    const auto it = frame_.paths.find(root.v);
    if (it != frame_.paths.end()) stored_.insert(it->second.substr(0, it->second.find('.')));
  }

  // What a function does with what it is given. Warp refuses recursion; the limit is for time.
  void call(NodeId id) {
    static constexpr int kDeepest = 8;
    const auto f = standalone::called_function(tree_, id);
    if (!f || depth_ == kDeepest || !tree_.functions[*f].def.valid()) return;
    const FunctionDecl& d = tree_.functions[*f];
    const std::vector<NodeId> given = standalone::given_arguments(tree_, id, d);
    Frame inner;
    for (std::size_t k = 0; k < given.size(); ++k) {
      if (!given[k].valid()) continue;
      if (std::string path = path_of(given[k]); !path.empty())
        inner.paths[d.args[k].name.v] = std::move(path);
      if (std::string e = extent(given[k]); !e.empty())
        inner.extents[d.args[k].name.v] = std::move(e);
    }
    std::swap(frame_, inner);
    ++depth_;
    for (const NodeId s : tree_.kids_before_split(d.def, 1)) look(s);
    --depth_;
    std::swap(frame_, inner);
  }

  const Tree& tree_;
  const FunctionDecl& f_;
  std::vector<Symbol> threads_;
  Frame frame_;
  int depth_ = 0;
  std::set<std::string> stored_;  // arguments
  // By the paths of arguments and their fields.
  std::map<std::pair<std::string, std::size_t>, std::string> dims_;
  std::map<std::string, std::size_t> guards_;
  std::set<std::string> indices_, bounds_, divisors_;
};

}  // namespace

StandaloneInfo describe_arguments(const Tree& tree, FunctionId kernel) {
  return Describer(tree, tree.functions[kernel.v]).run();
}

}  // namespace weft

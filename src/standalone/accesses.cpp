#include "accesses.h"

#include <algorithm>
#include <map>
#include <optional>

#include "struct_arrays.h"
#include "tiles.h"
#include "tree_parts.h"

namespace weft::standalone {
namespace {

// How a value differs between neighbouring threads of a warp, which differ in the launch's last
// dimension.
struct Varies {
  enum Kind : std::uint8_t { Uniform, Affine, Strided, Data } kind = Uniform;
  std::int64_t step = 0;  // Affine: from one thread to the next
};

Varies join(Varies a, Varies b) {
  if (a.kind == b.kind) {
    if (a.kind != Varies::Affine || a.step == b.step) return a;
    return {Varies::Strided, 0};
  }
  return a.kind > b.kind ? a : b;
}

constexpr double kThreadsOfBlock = 256;

class Analysis {
 public:
  Analysis(const Tree& tree, const FunctionDecl& f, std::span<const TileInfo> tiles,
           StandaloneProgram& out)
      : tree_(tree), f_(f), tiles_(tiles), tiled_(has_tiles(tree, f.def)), out_(out) {}

  void run() {
    for (const ArgDecl& a : f_.args) arguments_.emplace(a.name.v, a.type);
    // Values that loops carry settle in a second round; what is counted is counted then.
    const auto body = tree_.kids_before_split(f_.def, 1);
    block(body, 1);
    counting_ = true;
    block(body, 1);
  }

 private:
  void block(std::span<const NodeId> statements, double times) {
    for (const NodeId s : statements) statement(s, times);
  }

  void diverges(NodeId test, double times) {
    const Varies v = value(test, times);
    if (counting_ && v.kind != Varies::Uniform) ++out_.divergent_branches;
  }

  std::optional<std::int64_t> number(NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Constant && static_cast<ConstantKind>(n.op) == ConstantKind::Int)
      return static_cast<std::int64_t>(n.bits);
    if (n.kind == NodeKind::Name) {
      for (const ConstantDecl& c : tree_.constants) {
        if (c.name == n.name && c.resolved.i.size() == 1 && c.resolved.type.is_int())
          return c.resolved.i[0];
      }
    }
    return std::nullopt;
  }

  void assign(NodeId target, Varies v, double times) {
    const Node& n = tree_.node(target);
    if (n.kind == NodeKind::Name) {
      const auto [it, fresh] = variables_.try_emplace(n.name.v, v);
      if (!fresh) it->second = join(it->second, v);
    } else if (n.kind == NodeKind::Tuple) {
      for (const NodeId t : tree_.kids(target)) assign(t, v, times);
    } else if (n.kind == NodeKind::Subscript || n.kind == NodeKind::Attribute) {
      access(target, true, times);
    }
  }

  void statement(NodeId id, double times) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    switch (n.kind) {
      case NodeKind::Assign: {
        if (assigns_thread_index(tree_, id)) {
          const std::vector<NodeId> targets = elements(tree_, kids[0]);
          for (std::size_t i = 0; i < targets.size(); ++i) {
            const bool last = i + 1 == targets.size();
            // A block's threads have one index where it works on tiles.
            const bool varies = last && !tiled_;
            assign(targets[i], varies ? Varies{Varies::Affine, 1} : Varies{}, times);
          }
          return;
        }
        const NodeId source = kids.back();
        const Varies v = value(source, times);
        for (std::size_t i = 0; i + 1 < kids.size(); ++i) assign(kids[i], v, times);
        return;
      }
      case NodeKind::AugAssign: {
        const Varies v = value(kids[1], times);
        count(id, times);
        if (tree_.node(kids[0]).kind == NodeKind::Name) {
          assign(kids[0], v.kind == Varies::Uniform ? v : Varies{Varies::Data, 0}, times);
        } else {
          access(kids[0], false, times);
          access(kids[0], true, times);
        }
        return;
      }
      case NodeKind::If:
        diverges(kids[0], times);
        block(tree_.kids_before_split(id, 1), times);
        block(tree_.kids_after_split(id), times);
        return;
      case NodeKind::While:
        diverges(kids[0], times);
        block(tree_.kids_before_split(id, 1), times);
        return;
      case NodeKind::For: {
        diverges(kids[1], times);
        double rounds = 1;
        const Node& range = tree_.node(kids[1]);
        if (range.kind == NodeKind::Call && range.split == 2) {
          if (const auto stop = number(tree_.kid(kids[1], 1))) rounds = static_cast<double>(*stop);
        } else if (range.kind == NodeKind::Call && range.split == 3) {
          const auto a = number(tree_.kid(kids[1], 1)), b = number(tree_.kid(kids[1], 2));
          if (a && b) rounds = static_cast<double>(std::max<std::int64_t>(0, *b - *a));
        }
        assign(kids[0], {}, times);
        block(tree_.kids_before_split(id, 2), times * rounds);
        return;
      }
      default:
        for (const NodeId k : kids) {
          if (k.valid()) value(k, times);
        }
    }
  }

  void count(NodeId id, double times) {
    const Type& t = tree_.type(id);
    if (!counting_ || !is_float(t.scalar)) return;
    out_.flops += times * std::max(1, t.is_value() ? t.component_count() : 1);
  }

  Varies value(NodeId id, double times) {
    const Node& n = tree_.node(id);
    const auto kids = tree_.kids(id);
    switch (n.kind) {
      case NodeKind::Name: {
        const auto it = variables_.find(n.name.v);
        return it == variables_.end() ? Varies{} : it->second;
      }
      case NodeKind::Constant:
        return {};
      case NodeKind::Subscript:
        return access(id, false, times);
      case NodeKind::BinOp: {
        const Varies a = value(kids[0], times), b = value(kids[1], times);
        count(id, times);
        const BinaryOp op = static_cast<BinaryOp>(n.op);
        const bool whole = tree_.type(id).is_int();
        if (a.kind == Varies::Uniform && b.kind == Varies::Uniform) return {};
        if (!whole) return {Varies::Data, 0};
        if (op == BinaryOp::Add || op == BinaryOp::Sub) {
          if (a.kind <= Varies::Affine && b.kind <= Varies::Affine)
            return {Varies::Affine, op == BinaryOp::Add ? a.step + b.step : a.step - b.step};
        }
        if (op == BinaryOp::Mult && a.kind <= Varies::Affine && b.kind <= Varies::Affine) {
          if (const auto c = number(kids[1]); c && a.kind == Varies::Affine)
            return {Varies::Affine, a.step * *c};
          if (const auto c = number(kids[0]); c && b.kind == Varies::Affine)
            return {Varies::Affine, b.step * *c};
        }
        const Varies worst = join(a, b);
        return worst.kind == Varies::Data ? worst : Varies{Varies::Strided, 0};
      }
      case NodeKind::Call: {
        const std::string_view key = warp_attribute(tree_, kids[0]);
        if (key.substr(0, 7) == "atomic_") return atomic(id, times);
        if (key == "tile_load" || key == "tile_store" || key == "tile_atomic_add")
          return tile(id, key, times);
        Varies worst;
        bool affine = true;
        int varying = 0;
        for (std::size_t i = 1; i < kids.size(); ++i) {
          const NodeId k = i < n.split ? kids[i] : tree_.kid(kids[i], 0);
          const Varies v = value(k, times);
          if (v.kind != Varies::Uniform) {
            ++varying;
            affine = affine && v.kind == Varies::Affine;
          }
          worst = join(worst, v);
        }
        count(id, times);
        if (varying == 0) return {};
        // A clamped index is the index but at the edges.
        const bool clamps =
            key == "min" || key == "max" || key == "clamp" || key == "int" || key == "int32";
        if (clamps && affine && varying == 1) return worst;
        if (tree_.type(id).is_int() && worst.kind != Varies::Data) return {Varies::Strided, 0};
        return {Varies::Data, 0};
      }
      case NodeKind::IfExp: {
        diverges(kids[0], times);
        return join(value(kids[1], times), value(kids[2], times));
      }
      case NodeKind::Attribute: {
        NodeId base = id;
        while (tree_.node(base).kind == NodeKind::Attribute) base = tree_.kid(base, 0);
        if (path_type(id).is_array()) return {};  // the array as a whole
        if (tree_.node(base).kind == NodeKind::Subscript) return access(base, false, times);
        return value(base, times);
      }
      default: {
        Varies worst;
        for (const NodeId k : kids) {
          if (k.valid()) worst = join(worst, value(k, times));
        }
        if (worst.kind != Varies::Uniform && n.kind != NodeKind::UnaryOp) return {Varies::Data, 0};
        if (n.kind == NodeKind::UnaryOp) {
          count(id, times);
          if (worst.kind == Varies::Affine) worst.step = -worst.step;
        }
        return worst;
      }
    }
  }

  Varies atomic(NodeId id, double times) {
    const auto kids = tree_.kids(id);
    const Type array = path_type(kids[1]);
    if (!array.is_array()) return {Varies::Data, 0};
    const std::size_t rank = array.ndim;
    std::vector<NodeId> indices;
    for (std::size_t i = 0; i < rank && 2 + i < kids.size(); ++i) indices.push_back(kids[2 + i]);
    for (std::size_t i = 2 + rank; i < tree_.node(id).split; ++i) value(kids[i], times);
    note(id, kids[1], indices, true, true, times);
    return {Varies::Data, 0};
  }

  // The threads of a block take neighbouring elements.
  Varies tile(NodeId id, std::string_view key, double times) {
    const NodeId of = key == "tile_load" ? id : argument(tree_, id, 1, "t");
    NodeId base = tree_.kid(id, 1);
    while (tree_.node(base).kind == NodeKind::Subscript) base = tree_.kid(base, 0);
    for (const NodeId k : tree_.kids(id).subspan(2)) value(k, times);
    if (!of.valid() || !path_type(base).is_array()) return {};
    double elements = 1;
    for (const std::int32_t size : tiles_[tree_.type(of).size].shape) elements *= size;
    GlobalAccess g;
    g.array = path_text(base);
    g.write = key != "tile_load";
    g.atomic = key == "tile_atomic_add";
    g.line = tree_.loc(id).line;
    g.bytes = size_of(tree_, path_type(base));
    g.pattern = AccessPattern::UnitStride;
    if (counting_) {
      out_.bytes += times * elements / kThreadsOfBlock * g.bytes * (g.atomic ? 2 : 1);
      out_.accesses.push_back(std::move(g));
    }
    return {};
  }

  Varies access(NodeId id, bool write, double times) {
    NodeId base = id;
    std::vector<NodeId> indices;
    while ((tree_.node(base).kind == NodeKind::Subscript ||
            tree_.node(base).kind == NodeKind::Attribute) &&
           !path_type(base).is_array()) {
      if (tree_.node(base).kind == NodeKind::Subscript) {
        const std::vector<NodeId> inner = elements(tree_, tree_.kid(base, 1));
        indices.insert(indices.begin(), inner.begin(), inner.end());
      }
      base = tree_.kid(base, 0);
    }
    const Type array = path_type(base);
    if (!array.is_array()) {
      Varies worst = value(base, times);
      for (const NodeId i : indices) worst = join(worst, value(i, times));
      return worst.kind == Varies::Uniform ? worst : Varies{Varies::Data, 0};
    }
    if (tree_.node(id).kind == NodeKind::Subscript && indices.size() == 1 &&
        tree_.node(tree_.kid(id, 0)).kind == NodeKind::Attribute &&
        tree_.text(tree_.node(tree_.kid(id, 0)).name) == "shape")
      return {};
    indices.resize(std::min<std::size_t>(indices.size(), array.ndim));
    return note(id, base, indices, write, false, times);
  }

  // Of an argument, or of a field of one.
  Type path_type(NodeId id) const {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Name) {
      const auto it = arguments_.find(n.name.v);
      return it == arguments_.end() ? Type{} : it->second;
    }
    if (n.kind != NodeKind::Attribute) return {};
    const FieldDecl* f = find_field(tree_, path_type(tree_.kid(id, 0)), n.name);
    return f == nullptr ? Type{} : f->type;
  }

  std::string path_text(NodeId id) const {
    const std::string own(tree_.text(tree_.node(id).name));
    return tree_.node(id).kind == NodeKind::Name ? own : path_text(tree_.kid(id, 0)) + "." + own;
  }

  Varies note(NodeId at, NodeId array, std::span<const NodeId> indices, bool write,
              bool atomic_access, double times) {
    Varies last, others;
    for (std::size_t i = 0; i < indices.size(); ++i) {
      Varies v = value(indices[i], times);
      // Of an indexed array, where the index is read from an array of its own.
      if (path_type(array).array == ArrayClass::Indexed && v.kind != Varies::Uniform)
        v = {Varies::Data, 0};
      if (i + 1 == indices.size())
        last = v;
      else
        others = join(others, v);
    }
    const Varies worst = join(last, others);
    GlobalAccess g;
    g.array = path_text(array);
    g.write = write;
    g.atomic = atomic_access;
    g.line = tree_.loc(at).line;
    g.bytes = size_of(tree_, path_type(array));
    if (worst.kind == Varies::Uniform) {
      g.pattern = AccessPattern::Uniform;
    } else if (worst.kind == Varies::Data) {
      g.pattern = write ? AccessPattern::Scatter : AccessPattern::Gather;
    } else if (others.kind == Varies::Uniform && last.kind == Varies::Affine &&
               (last.step == 1 || last.step == -1)) {
      g.pattern = AccessPattern::UnitStride;
    } else if (last.kind == Varies::Affine && last.step == 0 && others.kind == Varies::Uniform) {
      g.pattern = AccessPattern::Uniform;
    } else {
      g.pattern = AccessPattern::Strided;
    }
    if (counting_) {
      out_.bytes += times * g.bytes * (atomic_access ? 2 : 1);
      out_.accesses.push_back(std::move(g));
    }
    return worst.kind == Varies::Uniform ? Varies{} : Varies{Varies::Data, 0};
  }

  const Tree& tree_;
  const FunctionDecl& f_;
  std::span<const TileInfo> tiles_;
  bool tiled_;
  StandaloneProgram& out_;
  std::map<std::uint32_t, Type> arguments_;
  std::map<std::uint32_t, Varies> variables_;
  bool counting_ = false;
};

}  // namespace

void analyse_accesses(const Tree& tree, const Lowered& lowered, StandaloneProgram& out) {
  Analysis(tree, tree.functions[lowered.kernel_decl.v], lowered.tiles, out).run();
}

}  // namespace weft::standalone

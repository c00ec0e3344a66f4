#include "names_by_use.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "weft/ast/called.h"

namespace weft::synth {
namespace {

using S = std::string_view;

// How an expression uses a number.
enum class Use : std::uint8_t {
  Factor,
  Addend,
  Bound,
  Divisor,
  Angle,
  Blend,
  Period,
  Mask,
  Shift,
  Count,
  Place,
  kCount
};

constexpr S kFloatFactor[] = {"scale",     "gain",      "strength",   "weight",    "factor",
                              "amplitude", "coupling",  "stiffness",  "rate",      "alpha",
                              "intensity", "contrast",  "multiplier", "influence", "damping",
                              "drag",      "viscosity", "friction",   "dt",        "speed"};
constexpr S kFloatAddend[] = {"offset",   "bias",       "shift",      "baseline", "background",
                              "pedestal", "correction", "rest_level", "delta0",   "base_level"};
constexpr S kFloatBound[] = {"threshold", "limit", "cutoff",    "tolerance", "margin",
                             "max_value", "cap",   "min_level", "edge",      "ceiling"};
constexpr S kFloatDivisor[] = {"width",      "spacing", "period",     "mass",    "temperature",
                               "resolution", "spread",  "wavelength", "sigma_s", "radius"};
constexpr S kFloatAngle[] = {"theta", "angle", "phase", "tilt", "heading_a", "bearing"};
constexpr S kFloatBlend[] = {"blend", "mix_ratio", "smoothing", "ratio", "fade"};
constexpr S kBelowZero[] = {"offset", "bias", "shift", "lower_bound", "baseline", "min_level"};
constexpr S kIntFactor[] = {"stride", "multiplier", "scale", "weight", "pitch", "spacing"};
constexpr S kIntAddend[] = {"base", "offset", "lag", "delay", "padding", "shift", "start"};
constexpr S kIntBound[] = {"limit", "quota", "budget", "capacity", "cutoff", "threshold", "depth"};
constexpr S kIntPeriod[] = {"period", "modulus", "block_size", "divisor", "group_size", "cycle"};
constexpr S kIntMask[] = {"bit_mask", "flag_bits", "selector", "pattern"};
constexpr S kIntShift[] = {"bit_shift", "shift_bits", "shift"};
constexpr S kIntCount[] = {"rounds", "iterations", "steps", "num_steps", "repeats"};
constexpr S kIntPlace[] = {"slot", "column", "channel", "lane"};

std::span<const S> words(Use use, bool whole) {
  switch (use) {
    case Use::Factor:
      return whole ? std::span<const S>(kIntFactor) : kFloatFactor;
    case Use::Addend:
      return whole ? std::span<const S>(kIntAddend) : kFloatAddend;
    case Use::Bound:
      return whole ? std::span<const S>(kIntBound) : kFloatBound;
    case Use::Divisor:
      return whole ? std::span<const S>(kIntPeriod) : kFloatDivisor;
    case Use::Angle:
      return whole ? std::span<const S>() : kFloatAngle;
    case Use::Blend:
      return whole ? std::span<const S>() : kFloatBlend;
    case Use::Period:
      return whole ? std::span<const S>(kIntPeriod) : kFloatDivisor;
    case Use::Mask:
      return kIntMask;
    case Use::Shift:
      return kIntShift;
    case Use::Count:
      return kIntCount;
    case Use::Place:
      return kIntPlace;
    case Use::kCount:
      break;
  }
  return {};
}

Use use_in_operation(BinaryOp op, bool right) {
  switch (op) {
    case BinaryOp::Add:
    case BinaryOp::Sub:
      return Use::Addend;
    case BinaryOp::Mult:
    case BinaryOp::MatMult:
      return Use::Factor;
    case BinaryOp::Div:
      return right ? Use::Divisor : Use::Factor;
    case BinaryOp::FloorDiv:
    case BinaryOp::Mod:
      return right ? Use::Period : Use::kCount;
    case BinaryOp::BitAnd:
    case BinaryOp::BitOr:
    case BinaryOp::BitXor:
      return Use::Mask;
    case BinaryOp::LShift:
    case BinaryOp::RShift:
      return right ? Use::Shift : Use::kCount;
    case BinaryOp::Pow:
      break;
  }
  return Use::kCount;
}

// One name of one function, or of the module.
struct Candidate {
  Symbol name;
  bool whole = false;
  bool negative = false;  // a constant below zero: no limit, no budget, no scale
  std::vector<NodeId> nodes;
  std::array<std::uint32_t, static_cast<std::size_t>(Use::kCount) + 1> uses{};
};

// One place where a name stands.
struct Place {
  Symbol name;
  NodeId node;
  Use use = Use::kCount;
};

class Renaming {
 public:
  Renaming(Tree& tree, Rng& rng) : tree_(tree), rng_(rng) {
    // Every name that stands anywhere, so that no new one meets it.
    taken_.assign(tree_.symbol_count() + 1024, false);
    for (const FunctionDecl& f : tree_.functions) {
      for (const ArgDecl& a : f.args) taken_[a.name.v] = true;
      taken_[f.name.v] = true;
      visit(places_.emplace_back(), f.def, Use::kCount);
    }
    for (const ConstantDecl& c : tree_.constants) taken_[c.name.v] = true;
    for (const StructDecl& s : tree_.structs) taken_[s.name.v] = true;
    for (const AliasDecl& a : tree_.aliases) taken_[a.name.v] = true;
  }

  void collect(Candidate& c, std::size_t function) const {
    for (const Place& p : places_[function]) {
      if (p.name != c.name) continue;
      c.nodes.push_back(p.node);
      if (tree_.node(p.node).kind == NodeKind::Name) ++c.uses[static_cast<std::size_t>(p.use)];
    }
  }

  // The name that says the use, or none where the present one does or the uses differ.
  Symbol better(const Candidate& c) {
    std::uint32_t total = 0;
    std::size_t most = 0;
    for (std::size_t u = 0; u < c.uses.size(); ++u) {
      total += c.uses[u];
      if (c.uses[u] > c.uses[most]) most = u;
    }
    const Use use = static_cast<Use>(most);
    if (c.negative) return fitting(c, kBelowZero);
    if (total == 0 || use == Use::kCount || c.uses[most] * 3 < total * 2) return {};
    return fitting(c, words(use, c.whole));
  }

  void rename(const Candidate& c, Symbol name) {
    for (const NodeId id : c.nodes) tree_.node(id).name = name;
  }

 private:
  Symbol fitting(const Candidate& c, std::span<const S> list) {
    const S old = tree_.text(c.name);
    const bool upper = old[0] >= 'A' && old[0] <= 'Z';
    std::vector<std::string> free;
    for (const S word : list) {
      std::string name(word);
      if (upper) {
        for (char& l : name) l = l >= 'a' && l <= 'z' ? static_cast<char>(l - 'a' + 'A') : l;
      }
      if (name == old) return {};
      if (name.size() > old.size() + 4 || find_builtin(name) != nullptr) continue;
      const Symbol known = tree_.find(name);
      if (known != Symbol{} && known.v < taken_.size() && taken_[known.v]) continue;
      free.push_back(std::move(name));
    }
    if (free.empty()) return {};
    const Symbol made = tree_.intern(free[rng_.below(free.size())]);
    if (made.v >= taken_.size()) taken_.resize(made.v + 64, false);
    taken_[made.v] = true;
    return made;
  }

  void visit(std::vector<Place>& places, NodeId id, Use use) {
    const Node& n = tree_.node(id);
    if (n.kind == NodeKind::Name || n.kind == NodeKind::Attribute) taken_[n.name.v] = true;
    if (n.kind == NodeKind::Name || n.kind == NodeKind::Arg) places.push_back({n.name, id, use});
    const auto kids = tree_.kids(id);
    for (std::size_t i = 0; i < kids.size(); ++i) {
      if (!kids[i].valid()) continue;
      Use inner = Use::kCount;
      switch (n.kind) {
        case NodeKind::BinOp:
          inner = use_in_operation(static_cast<BinaryOp>(n.op), i == 1);
          break;
        case NodeKind::AugAssign:
          inner = i == 1 ? use_in_operation(static_cast<BinaryOp>(n.op), true) : Use::kCount;
          break;
        case NodeKind::Compare:
          inner = Use::Bound;
          break;
        case NodeKind::Subscript:
          inner = i == 1 ? Use::Place : Use::kCount;
          break;
        case NodeKind::UnaryOp:
          inner = use;
          break;
        case NodeKind::Call:
          inner = i == 0 ? Use::kCount : argument(id, i, use);
          break;
        default:
          break;
      }
      visit(places, kids[i], inner);
    }
  }

  Use argument(NodeId call, std::size_t i, Use outer) const {
    using enum BuiltinId;
    const std::optional<BuiltinId> called = builtin_called_by_name(tree_, call);
    if (!called) return Use::kCount;
    if (is_one_of(called, {Min, Max, Clamp})) return Use::Bound;
    if (is_one_of(called, {Sin, Cos, Tan, QuatRpy})) return Use::Angle;
    if (called == QuatFromAxisAngle && i == 2) return Use::Angle;
    if (is_one_of(called, {Lerp, QuatSlerp}) && i == 3) return Use::Blend;
    if (called == BuiltinId::Range) return Use::Count;
    return is_cast(*called) && called != Bool ? outer : Use::kCount;
  }

  Tree& tree_;
  Rng& rng_;
  std::vector<bool> taken_;
  std::vector<std::vector<Place>> places_;  // by function
};

}  // namespace

void name_by_use(Tree& tree, ProgramInfo& info, std::span<const Symbol> kept, Rng& rng) {
  Renaming renaming(tree, rng);
  const auto keeps = [&kept](Symbol s) {
    return std::find(kept.begin(), kept.end(), s) != kept.end();
  };
  for (ConstantDecl& constant : tree.constants) {
    Candidate c;
    c.name = constant.name;
    c.whole = constant.resolved.f.empty();
    c.negative = c.whole ? constant.resolved.i[0] < 0 : constant.resolved.f[0] < 0;
    for (std::size_t f = 0; f < tree.functions.size(); ++f) renaming.collect(c, f);
    const Symbol name = renaming.better(c);
    if (name == Symbol{}) continue;
    renaming.rename(c, name);
    constant.name = name;
  }
  for (std::size_t i = 0; i < tree.functions.size(); ++i) {
    FunctionDecl& f = tree.functions[i];
    if (keeps(f.name)) continue;
    for (ArgDecl& arg : f.args) {
      if (!arg.type.is_scalar() || arg.type.is_bool() || keeps(arg.name)) continue;
      Candidate c;
      c.name = arg.name;
      c.whole = !is_float(arg.type.scalar);
      renaming.collect(c, i);
      const Symbol name = renaming.better(c);
      if (name == Symbol{}) continue;
      if (f.is_kernel) {
        for (KernelArg& a : info.interface.args) {
          if (a.name == tree.text(arg.name)) a.name = tree.text(name);
        }
      }
      renaming.rename(c, name);
      arg.name = name;
    }
  }
}

}  // namespace weft::synth

// Names a local after its value: a load takes the array's name in the singular, a field its own
// name, an operation one of a few words for its result. Any other local gets a name by its type.
#include <algorithm>
#include <array>

#include "generator.h"
#include "weft/ast/called.h"
#include "weft/builtins/builtins.h"

namespace weft::synth {
namespace {

using S = std::string_view;

struct Named {
  BuiltinId called;
  std::array<S, 4> words;
};

constexpr Named kCalls[] = {
    {BuiltinId::Length, {"distance", "magnitude", "reach", "extent"}},
    {BuiltinId::LengthSq, {"squared_length", "distance_sq", "norm_sq", "energy"}},
    {BuiltinId::Dot, {"projection", "alignment", "cosine", "overlap"}},
    {BuiltinId::Cross, {"normal", "perpendicular", "moment", "torque"}},
    {BuiltinId::Normalize, {"direction", "unit_vector", "heading", "axis"}},
    {BuiltinId::Sqrt, {"root", "magnitude", "spread", "scale_value"}},
    {BuiltinId::Exp, {"growth", "boost", "weight", "factor"}},
    {BuiltinId::Log, {"log_value", "exponent", "entropy", "level"}},
    {BuiltinId::Sin, {"wave", "swing", "ripple", "sine"}},
    {BuiltinId::Cos, {"wave", "cosine", "swing", "ripple"}},
    {BuiltinId::Tanh, {"squashed", "activation", "saturated_value", "soft_value"}},
    {BuiltinId::Abs, {"magnitude", "size_value", "absolute", "strength"}},
    {BuiltinId::Min, {"smallest", "lower", "capped", "least"}},
    {BuiltinId::Max, {"largest", "upper", "floored", "greatest"}},
    {BuiltinId::Clamp, {"limited", "bounded", "clipped", "restricted"}},
    {BuiltinId::Lerp, {"blended", "mixed", "interpolated", "between"}},
    {BuiltinId::Where, {"chosen", "selected", "picked", "switched"}},
    {BuiltinId::Floor, {"cell_index", "whole", "snapped", "base_cell"}},
    {BuiltinId::Ceil, {"whole", "snapped", "rounded_up", "steps"}},
    {BuiltinId::Round, {"rounded", "whole", "snapped", "nearest"}},
    {BuiltinId::Pow, {"powered", "falloff", "curve", "gain_curve"}},
    {BuiltinId::Atan2, {"angle", "bearing", "azimuth", "phase"}},
    {BuiltinId::Acos, {"angle", "tilt", "opening", "inclination"}},
    {BuiltinId::Asin, {"angle", "tilt", "elevation", "pitch"}},
    {BuiltinId::Outer, {"spread_matrix", "tensor", "dyad", "covariance"}},
    {BuiltinId::Transpose, {"transposed", "flipped", "adjoint_matrix", "mirrored"}},
    {BuiltinId::Inverse, {"inverted", "solver", "undone", "inverse_matrix"}},
    {BuiltinId::Determinant, {"det", "volume", "orientation_sign", "jacobian_det"}},
    {BuiltinId::Trace, {"diagonal_sum", "dilation", "volume_change", "spread"}},
    {BuiltinId::Randf, {"noise_value", "draw", "jitter", "chance"}},
    {BuiltinId::Randn, {"noise_value", "draw", "jitter", "gauss"}},
    {BuiltinId::QuatRotate, {"rotated", "turned", "world_vector", "aligned"}},
    {BuiltinId::TransformPoint, {"moved", "world_point", "placed", "shifted_point"}},
    {BuiltinId::CwMul, {"scaled", "weighted", "masked", "modulated"}},
};

struct Operator {
  BinaryOp op;
  std::array<S, 4> words;
};

constexpr Operator kOperators[] = {
    {BinaryOp::Add, {"total", "combined", "summed", "joint"}},
    {BinaryOp::Sub, {"difference", "delta", "offset", "gap"}},
    {BinaryOp::Mult, {"product", "scaled", "weighted", "contribution"}},
    {BinaryOp::MatMult, {"product", "mapped", "projected", "composed"}},
    {BinaryOp::Div, {"ratio", "quotient", "fraction", "rate"}},
    {BinaryOp::FloorDiv, {"quotient", "block_index", "bucket", "group"}},
    {BinaryOp::Mod, {"remainder", "slot", "phase_index", "wrapped"}},
    {BinaryOp::Pow, {"powered", "squared", "curve", "falloff"}},
    {BinaryOp::BitAnd, {"masked", "low_bits", "flags_set", "bits"}},
    {BinaryOp::BitOr, {"merged", "flags_set", "bits", "packed"}},
    {BinaryOp::BitXor, {"mixed_bits", "hashed", "toggled", "bits"}},
    {BinaryOp::LShift, {"shifted", "packed", "high_bits", "bits"}},
    {BinaryOp::RShift, {"shifted", "high_part", "halved", "bits"}},
};

struct Verbs {
  BinaryOp op;
  std::array<S, 4> words;
};

constexpr Verbs kOperatorVerbs[] = {{BinaryOp::Add, {"combine", "accumulate", "collect", "merge"}},
                                    {BinaryOp::Sub, {"compare", "correct", "offset", "relax"}},
                                    {BinaryOp::Mult, {"scale", "weigh", "modulate", "apply"}},
                                    {BinaryOp::MatMult, {"transform", "map", "compose", "project"}},
                                    {BinaryOp::Div, {"relate", "balance", "attenuate", "rate"}}};

struct CallVerbs {
  S keys;  // between blanks
  std::array<S, 4> words;
};

constexpr CallVerbs kCallVerbs[] = {
    {" min max clamp ", {"limit", "bound", "restrict", "confine"}},
    {" length length_sq dot trace determinant abs ", {"measure", "gauge", "estimate", "evaluate"}},
    {" normalize sign ", {"orient", "align", "direct", "steer"}},
    {" exp log sqrt pow cbrt ", {"shape", "curve", "soften", "compress"}},
    {" sin cos tanh erf ", {"modulate", "saturate", "shape", "soften"}},
    {" lerp smoothstep ", {"blend", "mix", "interpolate", "smooth"}},
    {" where select ", {"choose", "pick", "switch", "decide"}},
    {" cross quat_rotate transform_vector transform_point ",
     {"turn", "transform", "carry", "orient"}},
};
constexpr std::array<S, 4> kChoosing = {"choose", "pick", "switch", "decide"};

// positions -> position, velocities -> velocity, axes -> axis; nothing for what is no plural.
std::string singular(S name) {
  auto ends = [&name](S tail) { return name.size() > tail.size() && name.ends_with(tail); };
  std::string out(name);
  if (ends("biases")) return out.erase(out.size() - 2);
  if (ends("bases")) return out.replace(out.size() - 2, 2, "is");
  if (ends("axes")) return out.replace(out.size() - 2, 2, "is");
  if (ends("ices")) return out.replace(out.size() - 4, 4, "ex");
  if (ends("ies")) return out.replace(out.size() - 3, 3, "y");
  if (ends("sses") || ends("xes") || ends("ches")) return out.erase(out.size() - 2);
  if (ends("ss") || !ends("s")) return {};
  return out.erase(out.size() - 1);
}

}  // namespace

Symbol Generator::free_name(std::string_view text) {
  // What plurals of the word lists could become that Python keeps for itself.
  static constexpr S kKeywords[] = {"class", "lambda", "pass", "is",  "in",
                                    "as",    "or",     "and",  "not", "del"};
  if (std::find(std::begin(kKeywords), std::end(kKeywords), text) != std::end(kKeywords)) return {};
  if (text.size() < 2 || find_builtin(text) != nullptr) return {};
  const Symbol s = tree_->intern(text);
  return taken(s) ? Symbol{} : take(s);
}

// The verbs of a function whose result is `value`; any where the value says nothing.
Words Generator::verbs_of(NodeId value) const {
  if (!value.valid()) return words().function_verb;
  const Node& n = tree_->node(value);
  if (n.kind == NodeKind::IfExp) return kChoosing;
  if (n.kind == NodeKind::BinOp) {
    for (const Verbs& v : kOperatorVerbs) {
      if (v.op == static_cast<BinaryOp>(n.op)) return v.words;
    }
  }
  if (n.kind == NodeKind::Call) {
    const Node& func = tree_->node(tree_->kid(value, 0));
    const std::string key = func.kind == NodeKind::Attribute
                                ? " " + std::string(tree_->text(func.name)) + " "
                                : std::string();
    for (const CallVerbs& v : kCallVerbs) {
      if (!key.empty() && v.keys.find(key) != S::npos) return v.words;
    }
  }
  return words().function_verb;
}

// Of an array's element: position for positions or positions_in, density_i for density.
Symbol Generator::element_name(Symbol array) {
  S text = tree_->text(array);
  if (text.ends_with("_in")) text.remove_suffix(3);
  const std::string one = singular(text);
  if (!one.empty()) {
    if (const Symbol name = free_name(one); name != Symbol{}) return name;
  }
  const std::string base = one.empty() ? std::string(text) : one;
  const S thread = tree_->text(vars_[thread_vars_[0]].name);
  if (rank_ == 1 && thread.size() == 1 && in_kernel_) {
    if (const Symbol name = free_name(base + "_" + std::string(thread)); name != Symbol{})
      return name;
  }
  return {};
}

Symbol Generator::value_name(const Type& t, NodeId value) {
  Rng& rng = decisions_.rng();
  const Node n = tree_->node(value);
  Symbol name;
  auto one_of = [&](std::span<const S> words) {
    const std::size_t start = rng.below(words.size());
    for (std::size_t i = 0; i < words.size() && name == Symbol{}; ++i)
      name = free_name(words[(start + i) % words.size()]);
  };
  if (n.kind == NodeKind::Subscript && tree_->type(tree_->kid(value, 0)).is_array()) {
    NodeId array = value;
    while (tree_->node(array).kind == NodeKind::Subscript) array = tree_->kid(array, 0);
    if (tree_->node(array).kind == NodeKind::Name) name = element_name(tree_->node(array).name);
  } else if (n.kind == NodeKind::Attribute) {
    name = free_name(tree_->text(n.name));
  } else if (rng.chance(7, 10) && !t.is_bool()) {
    if (n.kind == NodeKind::BinOp) {
      for (const Operator& o : kOperators) {
        if (o.op == static_cast<BinaryOp>(n.op)) one_of(o.words);
      }
    } else if (n.kind == NodeKind::Call) {
      const std::optional<BuiltinId> called = builtin_called_by_name(*tree_, value);
      for (const Named& c : kCalls) {
        if (c.called == called && (called != BuiltinId::Normalize || t.is_vector()))
          one_of(c.words);
      }
    } else if (n.kind == NodeKind::IfExp) {
      static constexpr S kChosen[] = {"chosen", "selected", "picked", "switched"};
      one_of(kChosen);
    }
  }
  return name == Symbol{} ? local_name(t) : name;
}

}  // namespace weft::synth

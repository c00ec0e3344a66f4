// Values of the walk: operations, how their results differ from thread to thread, and their number.
#include "access_walk.h"

#include <algorithm>

#include "tree_parts.h"
#include "weft/ast/operators.h"

namespace weft::standalone {
namespace access {

void Analysis::count(const Type& t, NodeId at, double operations) {
  if (!counting_) return;
  const Type& noted = tree_.type(at);
  const auto components = [](const Type& of) {
    return std::max(1, of.is_value() ? of.component_count() : 1);
  };
  if (frames_ == 0 && is_float(noted.scalar)) out_.work += now().plain * components(noted);
  const Type element = t.is_tile() ? t.element() : t;
  const double done = now().rounds * operations * mapped_ * components(element) * share_of(t);
  if (is_float(t.scalar)) out_.flops += done;
  if (is_int(t.scalar) && element.is_value()) out_.integer_ops += done;
}

bool Analysis::count_tile(NodeId id, std::optional<BuiltinId> builtin) {
  const NodeId a = argument(tree_, id, 0, "a");
  const Type type = a.valid() ? tree_.type(a).deref() : Type{};
  if (!type.is_tile()) return false;
  if (builtin == BuiltinId::TileMatmul) {
    const NodeId b = argument(tree_, id, 1, "b");
    if (!b.valid() || !tree_.type(b).is_tile()) return false;
    count(type, id, 2.0 * tiles_[tree_.type(b).size].shape.back());
    return true;
  }
  if (!builtin || !folds_tile(*builtin)) return false;
  count(type, id);
  return true;
}

Value Analysis::value_of(NodeId id, const Target& t) {
  switch (t.kind) {
    case Target::Element:
      return touch(id, t, false, false);
    case Target::Whole:
    case Target::Known:
      return t.value;
    case Target::None:
      break;
  }
  return computed(id);
}

Value Analysis::kept_as(NodeId id, const Target& t, const FunctionDecl& in, Symbol name) {
  if (t.kind != Target::Element || !t.part.is_struct()) return value_of(id, t);
  std::set<std::uint32_t> fields;
  if (!only_fields(in.def, name, fields)) return value_of(id, t);
  std::vector<Target> parts;
  for (const std::uint32_t f : fields) parts.push_back(field_of(t, Symbol{f}));
  return touch(id, t, false, false, parts);
}

bool Analysis::only_fields(NodeId id, Symbol name, std::set<std::uint32_t>& fields) const {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  const auto is_it = [&](NodeId k) {
    return k.valid() && tree_.node(k).kind == NodeKind::Name && tree_.node(k).name == name;
  };
  if (n.kind == NodeKind::Attribute && is_it(kids[0])) {
    fields.insert(n.name.v);
    return true;
  }
  for (std::size_t i = 0; i < kids.size(); ++i) {
    if (is_it(kids[i]) && (n.kind != NodeKind::Assign || i + 1 == kids.size())) return false;
    if (kids[i].valid() && !is_it(kids[i]) && !only_fields(kids[i], name, fields)) return false;
  }
  return true;
}

Value Analysis::computed(NodeId id) {
  ++steps_;
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  switch (n.kind) {
    case NodeKind::Constant:
      return known({}, "=" + std::to_string(n.op) + " " + std::to_string(n.bits));
    case NodeKind::Name:
      return known({}, "name " + std::to_string(n.name.v));  // a constant
    case NodeKind::BinOp: {
      if (const auto f = own_operator(id)) return call(*f, kids, id);
      const Value a = value(kids[0]), b = value(kids[1]);
      count(tree_.type(id), id);
      return combined(static_cast<BinaryOp>(n.op), a, b, kids[0], kids[1], tree_.type(id));
    }
    case NodeKind::UnaryOp: {
      const Value a = value(kids[0]);
      const UnaryOp op = static_cast<UnaryOp>(n.op);
      const bool literal = tree_.node(kids[0]).kind == NodeKind::Constant;
      if (op == UnaryOp::USub || op == UnaryOp::Invert) {
        count(literal ? Type{} : tree_.type(id), id);
      } else if (frames_ == 0 && counting_ && is_float(tree_.type(id).scalar)) {
        count({}, id);
      }
      return made(op == UnaryOp::USub && tree_.type(id).is_int() ? times(a.varies, -1) : a.varies,
                  "u" + std::to_string(n.op), {a});
    }
    case NodeKind::Compare:
    case NodeKind::BoolOp: {
      Varies worst;
      for (const NodeId k : kids) {
        Varies v = value(k).varies;
        if (v.kind == Varies::Affine) v.step = 1;  // see Varies
        worst = join(worst, v);
      }
      return fresh(worst);
    }
    case NodeKind::IfExp: {
      const Value test = value(kids[0]);
      diverges(id, test);
      const Value a = value(kids[1]), b = value(kids[2]);
      return fresh(merge(a.varies, b.varies, test.varies));
    }
    case NodeKind::Call:
      return call_of(id);
    case NodeKind::Subscript: {
      const Value base = value(kids[0]);
      Varies v = base.varies;
      for (const NodeId i : elements(tree_, kids[1])) v = join(v, index(i).varies);
      return fresh(worse(v));
    }
    case NodeKind::Attribute:
      return part_of_name(id);
    default: {
      Varies worst;
      for (const NodeId k : kids) {
        if (k.valid()) worst = join(worst, value(k).varies);
      }
      return fresh(worse(worst));
    }
  }
}

Value Analysis::part_of_name(NodeId id) {
  const NodeId base = tree_.kid(id, 0);
  if (tree_.node(base).kind == NodeKind::Name && !warp_attribute(tree_, id).empty()) return {};
  const Value v = value(base);
  return made(worse(v.varies), "." + std::to_string(tree_.node(id).name.v), {v});
}

Value Analysis::index(NodeId id) {
  if (tree_.node(id).kind != NodeKind::Slice) return value(id);
  Varies worst;
  for (const NodeId k : tree_.kids(id)) {
    if (k.valid()) worst = join(worst, value(k).varies);
  }
  return fresh(worst);
}

Value Analysis::part_at(const Value& of, NodeId at) {
  const Value i = index(at);
  return made(worse(join(of.varies, i.varies)), "[", {of, i});
}

Value Analysis::combined(BinaryOp op, const Value& a, const Value& b, NodeId left, NodeId right,
                         const Type& type) {
  Varies v = join(a.varies, b.varies);
  if (!v.uniform()) {
    const auto l = number(left), r = number(right);
    const bool add = op == BinaryOp::Add || op == BinaryOp::Sub;
    if (!type.is_int() || v.kind == Varies::Data) {
      v = {Varies::Data, 0};
    } else if (add && a.varies.kind <= Varies::Affine && b.varies.kind <= Varies::Affine) {
      v = sum(a.varies, b.varies, op == BinaryOp::Add ? 1 : -1);
    } else if (op == BinaryOp::Mult && r) {
      v = times(a.varies, *r);
    } else if (op == BinaryOp::Mult && l) {
      v = times(b.varies, *l);
    } else {
      v = {Varies::Strided, 0};
    }
  }
  const Value out = made(v, "b" + std::to_string(static_cast<int>(op)), {a, b});
  if (type == Type::of(Scalar::Int32)) note_index(op, out, a, b, number(left), number(right));
  return out;
}

void Analysis::note_index(BinaryOp op, const Value& out, const Value& a, const Value& b,
                          std::optional<std::int64_t> left, std::optional<std::int64_t> right) {
  const auto of = own_indices_.find(right ? a.number : b.number);
  const std::optional<std::int64_t> by = right ? right : left;
  if (of == own_indices_.end() || !by || std::abs(*by) > kMostShift) return;
  OwnPlaces::Index index = of->second;
  if (op == BinaryOp::Add) {
    index.offset += *by;
  } else if (op == BinaryOp::Sub && right) {
    index.offset -= *by;
  } else if (op == BinaryOp::Mult && index.factor < kMostShift && index.offset < kMostShift) {
    index.factor *= *by;
    index.offset *= *by;
  } else {
    return;
  }
  own_indices_[out.number] = index;
}

std::optional<std::uint32_t> Analysis::own_operator(NodeId id) const {
  const Type types[] = {tree_.type(tree_.kid(id, 0)).deref(), tree_.type(tree_.kid(id, 1)).deref()};
  if (!types[0].is_struct() && !types[1].is_struct()) return std::nullopt;
  const auto op = static_cast<BinaryOp>(tree_.node(id).op);
  const Symbol name = tree_.find(builtin(binary_builtin(op)).key);
  return name.valid() ? function_of_types(tree_, name, types) : std::nullopt;
}

}  // namespace access

}  // namespace weft::standalone

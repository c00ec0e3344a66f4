// Arrays and their elements: what a chain of names, fields and indices stands for.
#include "access_walk.h"

#include <algorithm>
#include <utility>

#include "struct_arrays.h"
#include "tree_parts.h"

namespace weft::standalone {
namespace access {

Place Analysis::whole(std::string path, const Type& type) {
  Place p{std::move(path), type, {}};
  if (type.is_array()) p.dims.resize(type.ndim);
  return p;
}

Target Analysis::resolve(NodeId id) {
  const Node& n = tree_.node(id);
  Target out;
  if (n.kind == NodeKind::Name) {
    const auto it = frame_.names.find(n.name.v);
    if (it == frame_.names.end()) return out;
    out.value = it->second.value;
    out.kind = it->second.place ? Target::Whole : Target::Known;
    if (it->second.place) out.place = *it->second.place;
    return out;
  }
  if (n.kind != NodeKind::Attribute && n.kind != NodeKind::Subscript) return out;
  const NodeId base = tree_.kid(id, 0);
  if (!reaches_array(base)) return out;
  Target t = resolve(base);
  if (t.kind == Target::Known || t.kind == Target::None) {
    out.kind = Target::Known;
    Value of = t.value;
    if (n.kind == NodeKind::Subscript) {
      for (const NodeId i : elements(tree_, tree_.kid(id, 1))) of = part_at(of, i);
    }
    out.value = of;
    return out;
  }
  if (n.kind == NodeKind::Attribute)
    return t.kind == Target::Element ? field_of(std::move(t), n.name) : member_of(t, n.name);
  const std::vector<NodeId> indices = elements(tree_, tree_.kid(id, 1));
  return t.kind == Target::Element ? component_of(std::move(t), indices, id)
                                   : indexed(t.place, indices, id);
}

bool Analysis::reaches_array(NodeId id) const {
  const Symbol root = root_name(tree_, id);
  const auto it = root.valid() ? frame_.names.find(root.v) : frame_.names.end();
  return it != frame_.names.end() && it->second.place.has_value();
}

Target Analysis::member_of(const Target& of, Symbol name) {
  Target out;
  out.kind = Target::Known;
  const FieldDecl* f = of.place.is_array() ? nullptr : find_field(tree_, of.place.type, name);
  out.value =
      made(of.place.is_array() ? Varies{} : worse(of.value.varies), "." + text(name), {of.value});
  if (f != nullptr && (f->type.is_array() || f->type.is_struct())) {
    out.kind = Target::Whole;
    out.place = whole(of.place.path + "." + text(name), f->type);
  }
  return out;
}

Target Analysis::indexed(const Place& of, std::span<const NodeId> indices, NodeId at) {
  Target out;
  if (!of.is_array()) {  // a component of a field
    Value v{};
    for (const NodeId i : indices) v = part_at(v, i);
    out.kind = Target::Known;
    out.value = v;
    return out;
  }
  out.place = of;
  std::size_t used = 0;
  for (Place::Dim& d : out.place.dims) {
    if (!d.open || used == indices.size()) continue;
    take(d, indices[used++], of.type.array == ArrayClass::Indexed);
  }
  if (out.place.rank() > 0) {
    out.kind = Target::Whole;
    return out;
  }
  out.kind = Target::Element;
  out.part = of.type.element();
  return used == indices.size() ? out : component_of(std::move(out), indices.subspan(used), at);
}

void Analysis::take(Place::Dim& d, NodeId id, bool looked_up) {
  if (tree_.node(id).kind == NodeKind::Slice) {
    const auto kids = tree_.kids(id);
    if (kids[0].valid()) add(d.at, value(kids[0]), d.step);
    if (kids[1].valid()) value(kids[1]);
    if (!kids[2].valid()) return;
    value(kids[2]);
    const auto by = number(kids[2]);
    d.step = by && d.step ? std::optional(*by * *d.step) : std::nullopt;
    return;
  }
  Value v = value(id);
  if (looked_up && !v.varies.uniform()) v.varies = {Varies::Data, 0};
  add(d.at, v, d.step);
  d.open = false;
}

void Analysis::add(Value& at, const Value& by, std::optional<std::int64_t> step) {
  Varies v = by.varies;
  if (step) {
    v = times(v, *step);
  } else if (v.kind == Varies::Affine) {
    v = {Varies::Strided, 0};
  }
  at = at.number == 0 && step == 1 ? by : made(sum(at.varies, v), "at", {at, by});
}

Target Analysis::field_of(Target t, Symbol name) {
  const Type of = t.part;
  const std::uint32_t scalar = of.is_value() ? size_of(tree_, of.scalar_type()) : 0;
  const std::string_view field = tree_.text(name);
  if (of.is_struct()) {
    for (const FieldDecl& f : tree_.structs[of.index].fields) {
      if (f.name == name) {
        t.part = f.type;
        return t;
      }
      t.begin += size_of(tree_, f.type);
    }
  } else if (of.is_transform() && (field == "p" || field == "q")) {
    t.part = field == "p" ? Type::vec(3, of.scalar) : Type::quat(of.scalar);
    if (field == "q") t.begin += 3 * scalar;
  } else if (constexpr std::string_view kNames = "xyzw"; field.size() == 1) {
    t.part = of.scalar_type();
    const std::size_t k = kNames.find(field);
    if (k != kNames.npos) t.begin += static_cast<std::uint32_t>(k) * scalar;
  }
  return t;
}

Target Analysis::component_of(Target t, std::span<const NodeId> indices, NodeId at) {
  const Type of = t.part;
  const std::uint32_t scalar = of.is_value() ? size_of(tree_, of.scalar_type()) : 0;
  std::vector<int> lengths{of.component_count()};
  if (of.is_matrix()) lengths = {of.rows, of.cols};
  t.part = of.is_matrix() && indices.size() == 1 ? Type::vec(of.cols, of.scalar) : of.scalar_type();
  std::uint32_t stride = static_cast<std::uint32_t>(of.component_count()) * scalar;
  for (std::size_t k = 0; k < indices.size() && k < lengths.size(); ++k) {
    stride /= static_cast<std::uint32_t>(std::max(1, lengths[k]));
    const Value v = index(indices[k]);
    if (tree_.node(indices[k]).kind == NodeKind::Slice) {
      t.part = tree_.type(at).is_void() ? of : tree_.type(at).deref();
      t.component += ":" + std::to_string(v.number);
      continue;
    }
    const auto number_of_it = number(indices[k]);
    if (number_of_it)
      t.begin += stride * static_cast<std::uint32_t>(*number_of_it < 0 ? *number_of_it + lengths[k]
                                                                       : *number_of_it);
    else
      t.component += "," + std::to_string(v.number);
    t.value.level = std::max(t.value.level, v.level);
  }
  return t;
}

AccessPattern Analysis::pattern(const Place& p, bool write) {
  const Varies last = p.dims.back().at.varies;
  Varies others;
  for (std::size_t d = 0; d + 1 < p.dims.size(); ++d) others = join(others, p.dims[d].at.varies);
  const Varies worst = join(last, others);
  if (worst.uniform()) return AccessPattern::Uniform;
  if (worst.kind == Varies::Data) return write ? AccessPattern::Scatter : AccessPattern::Gather;
  const bool unit = last.kind == Varies::Affine && (last.step == 1 || last.step == -1);
  return others.uniform() && unit ? neighbours(p.type) : AccessPattern::Strided;
}

}  // namespace access

}  // namespace weft::standalone

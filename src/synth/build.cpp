// Makes nodes with their types filled in. No other file knows how the Tree is put together.
#include <bit>
#include <cmath>

#include "generator.h"
#include "weft/base/check.h"

namespace weft::synth {
namespace {

std::uint32_t mix(std::uint32_t a, std::uint32_t b) {
  return static_cast<std::uint32_t>(splitmix64((static_cast<std::uint64_t>(a) << 32) | b));
}

std::uint32_t number_hash(double v) {
  const auto bits = std::bit_cast<std::uint64_t>(v);
  return mix(static_cast<std::uint32_t>(bits >> 32), static_cast<std::uint32_t>(bits) ^ 0x51u);
}

}  // namespace

NodeId Generator::node(NodeKind kind, std::initializer_list<NodeId> kids, std::uint8_t op,
                       Symbol name, std::uint64_t bits, std::uint32_t split) {
  return tree_->add(kind, std::span<const NodeId>(kids.begin(), kids.size()), op, name, bits,
                    split);
}

NodeId Generator::name_node(Symbol name, const Type& type) {
  const NodeId id = node(NodeKind::Name, {}, 0, name);
  tree_->type(id) = type;
  return id;
}

NodeId Generator::wp(std::string_view attribute) {
  return node(NodeKind::Attribute, {name_node(wp_)}, 0, tree_->intern(attribute));
}

NodeId Generator::dotted(std::initializer_list<std::string_view> parts) {
  NodeId at;
  for (std::string_view part : parts) {
    at = at.valid() ? node(NodeKind::Attribute, {at}, 0, tree_->intern(part))
                    : name_node(tree_->intern(part));
  }
  return at;
}

NodeId Generator::call_node(NodeId func, std::span<const NodeId> args,
                            std::span<const std::pair<std::string_view, NodeId>> keywords) {
  std::array<NodeId, 24> kids;
  std::size_t n = 0;
  kids[n++] = func;
  for (NodeId a : args) kids[n++] = a;
  const auto split = static_cast<std::uint32_t>(n);
  for (const auto& [key, value] : keywords) {
    kids[n++] = node(NodeKind::Keyword, {value}, 0, tree_->intern(key));
  }
  return tree_->add(NodeKind::Call, std::span<const NodeId>(kids.data(), n), 0, {}, 0, split);
}

NodeId Generator::int_node(std::int64_t v) {
  const NodeId id = node(NodeKind::Constant, {}, static_cast<std::uint8_t>(ConstantKind::Int), {},
                         static_cast<std::uint64_t>(v < 0 ? -v : v));
  tree_->type(id) = Type::of(Scalar::Int32);
  if (v >= 0) return id;
  const NodeId negative = node(NodeKind::UnaryOp, {id}, static_cast<std::uint8_t>(UnaryOp::USub));
  tree_->type(negative) = Type::of(Scalar::Int32);
  return negative;
}

NodeId Generator::float_node(double v) {
  const bool minus = v < 0;
  if (v == 0) v = 0;  // a literal has no sign
  const NodeId id = node(NodeKind::Constant, {}, static_cast<std::uint8_t>(ConstantKind::Float), {},
                         std::bit_cast<std::uint64_t>(minus ? -v : v));
  tree_->type(id) = Type::of(Scalar::Float32);
  if (!minus) return id;
  const NodeId negative = node(NodeKind::UnaryOp, {id}, static_cast<std::uint8_t>(UnaryOp::USub));
  tree_->type(negative) = Type::of(Scalar::Float32);
  return negative;
}

NodeId Generator::bool_node(bool v) {
  const NodeId id =
      node(NodeKind::Constant, {}, static_cast<std::uint8_t>(ConstantKind::Bool), {}, v);
  tree_->type(id) = Type::of(Scalar::Bool);
  return id;
}

Value Generator::plain_literal(Scalar s, double v) {
  Value value;
  value.node = is_float(s) ? float_node(v) : int_node(static_cast<std::int64_t>(v));
  value.type = Type::of(s);
  value.range = {v, v};
  value.hash = number_hash(v);
  value.width = 5;
  value.constant = true;
  return value;
}

Value Generator::literal(Scalar s, double v) {
  if (s == Scalar::Bool) {
    Value value;
    value.node = bool_node(v != 0);
    value.type = Type::of(s);
    value.range = {v, v};
    value.hash = v != 0 ? 3 : 5;
    value.width = 5;
    value.constant = true;
    return value;
  }
  Value value = plain_literal(s, v);
  if (s == Scalar::Float32 || s == Scalar::Int32) return value;
  const NodeId arg = value.node;
  value.node = call_node(wp(scalar_name(s)), std::span(&arg, 1));
  note_builtin(cast_to(s));
  tree_->type(value.node) = value.type;
  value.hash = mix(value.hash, static_cast<std::uint32_t>(s));
  value.width = static_cast<std::uint16_t>(value.width + 12);
  return value;
}

Value Generator::call(BuiltinId called, std::span<const Value> args, const Type& type,
                      Range range) {
  std::array<NodeId, 24> nodes;
  Value v;
  v.type = type;
  v.range = range;
  WEFT_DCHECK(!type.is_int() || range.lo >= lowest_of(type.scalar) || called == BuiltinId::Randi);
  WEFT_DCHECK(!is_int(type.scalar) || range.fits_integers());
  const std::string_view key = builtin(called).key;
  v.hash = static_cast<std::uint32_t>(tree_->intern(key).v) ^ 0xca11u;
  v.width = static_cast<std::uint16_t>(key.size() + 5);
  v.constant = true;
  for (std::size_t i = 0; i < args.size(); ++i) {
    nodes[i] = args[i].node;
    v.hash = mix(v.hash, args[i].hash);
    v.width = static_cast<std::uint16_t>(v.width + args[i].width + 2);
    v.constant = v.constant && args[i].constant;
  }
  v.node = call_node(wp(key), std::span<const NodeId>(nodes.data(), args.size()));
  tree_->type(v.node) = type;
  note_builtin(called);
  return v;
}

Value Generator::constructor(const Type& type, std::span<const Value> args, Range range) {
  std::array<NodeId, 24> nodes;
  Value v;
  v.type = type;
  v.range = range;
  v.hash = 0xc0de ^ (static_cast<std::uint32_t>(type.rows) << 8) ^ type.cols;
  v.width = 8;
  v.constant = true;
  for (std::size_t i = 0; i < args.size(); ++i) {
    nodes[i] = args[i].node;
    v.hash = mix(v.hash, args[i].hash);
    v.width = static_cast<std::uint16_t>(v.width + args[i].width + 2);
    v.constant = v.constant && args[i].constant;
  }
  v.node = call_node(type_node(type), std::span<const NodeId>(nodes.data(), args.size()));
  tree_->type(v.node) = type;
  note_builtin(compound_constructor(type));
  return v;
}

// One number in every component.
Value Generator::splat(const Type& t, double v) {
  std::array<Value, 6> parts;
  parts.fill(plain_literal(t.scalar, v));
  // Spatial vectors have no constructor from a single number.
  const std::size_t n = t.is_vector() && t.rows == 6 && is_float(t.scalar) && v != 0 ? 6
                        : v == 0 && t.rows == 6                                      ? 0
                                                                                     : 1;
  for (std::size_t i = 1; i < n; ++i) parts[i] = plain_literal(t.scalar, v);
  return constructor(t, std::span<const Value>(parts.data(), n), {v, v});
}

Value Generator::binary(BinaryOp op, const Value& a, const Value& b, const Type& type,
                        Range range) {
  Value v;
  v.node = node(NodeKind::BinOp, {a.node, b.node}, static_cast<std::uint8_t>(op));
  tree_->type(v.node) = type;
  v.type = type;
  v.range = range;
  // One below the lowest is still the type's own.
  WEFT_DCHECK(!is_int(type.scalar) || fits({range.lo + 1, range.hi}, type.scalar) ||
              fits(range, type.scalar));
  WEFT_DCHECK(!is_int(type.scalar) || range.fits_integers());
  // a + b and b + a are one value.
  const bool commutes =
      a.type == b.type && (op == BinaryOp::Add || (op == BinaryOp::Mult && a.type.is_scalar()));
  const std::uint32_t first = commutes ? std::min(a.hash, b.hash) : a.hash;
  const std::uint32_t second = commutes ? std::max(a.hash, b.hash) : b.hash;
  v.hash = mix(mix(first, second), static_cast<std::uint32_t>(op) + 17);
  v.width = static_cast<std::uint16_t>(a.width + b.width + 5);
  v.constant = a.constant && b.constant;
  return v;
}

Value Generator::unary(UnaryOp op, const Value& a, Range range) {
  Value v = a;
  // Warp negates a constant at once, so the result of that is one too.
  v.unrolled = a.unrolled && op == UnaryOp::USub;
  v.node = node(NodeKind::UnaryOp, {a.node}, static_cast<std::uint8_t>(op));
  tree_->type(v.node) = a.type;
  v.range = range;
  v.hash = mix(a.hash, static_cast<std::uint32_t>(op) + 91);
  v.width = static_cast<std::uint16_t>(a.width + 3);
  return v;
}

Value Generator::compare(std::initializer_list<Value> operands,
                         std::initializer_list<CompareOp> ops) {
  std::array<NodeId, 4> nodes;
  Value v;
  v.type = Type::of(Scalar::Bool);
  v.range = {0, 1};
  v.hash = 0xc03;
  v.constant = true;
  std::size_t n = 0;
  for (const Value& o : operands) {
    nodes[n++] = o.node;
    v.hash = mix(v.hash, o.hash);
    v.width = static_cast<std::uint16_t>(v.width + o.width + 4);
    v.constant = v.constant && o.constant;
  }
  for (CompareOp op : ops) v.hash = mix(v.hash, static_cast<std::uint32_t>(op));
  const std::uint64_t at =
      tree_->add_compare_ops(std::span<const CompareOp>(ops.begin(), ops.size()));
  v.node = tree_->add(NodeKind::Compare, std::span<const NodeId>(nodes.data(), n), 0, {}, at);
  tree_->type(v.node) = v.type;
  return v;
}

Value Generator::use(std::size_t var) {
  Variable& x = vars_[var];
  ++x.uses;
  Value v;
  v.node = name_node(x.name, x.type);
  v.type = x.type;
  v.range = x.range;
  v.hash = x.hash != 0 ? x.hash : mix(x.name.v, 0xa11ce);
  v.width = static_cast<std::uint16_t>(tree_->text(x.name).size());
  v.unit = x.unit;
  v.unrolled = x.unrolled;
  return v;
}

Value Generator::attribute(const Value& v, Symbol name, const Type& type, Range range) {
  Value out = v;
  out.node = node(NodeKind::Attribute, {v.node}, 0, name);
  tree_->type(out.node) = type;
  out.type = type;
  out.range = range;
  out.hash = mix(v.hash, name.v + 7);
  // v.y is v[1].
  constexpr std::string_view kLetters = "xyzw";
  const std::string_view letter = tree_->text(name);
  if (!v.type.is_struct() && letter.size() == 1 && kLetters.find(letter) != std::string_view::npos)
    out.hash = mix(v.hash, number_hash(static_cast<double>(kLetters.find(letter))) + 13);
  out.width = static_cast<std::uint16_t>(v.width + 1 + tree_->text(name).size());
  out.unit = out.unrolled = false;
  return out;
}

Value Generator::subscript(const Value& v, std::span<const Value> indices, const Type& type,
                           Range range) {
  Value out = v;
  std::array<NodeId, 4> nodes;
  for (std::size_t i = 0; i < indices.size(); ++i) {
    nodes[i] = indices[i].node;
    out.hash = mix(out.hash, indices[i].hash + 13);
    out.width = static_cast<std::uint16_t>(out.width + indices[i].width + 2);
  }
  NodeId index = nodes[0];
  if (indices.size() > 1) {
    index = tree_->add(NodeKind::Tuple, std::span<const NodeId>(nodes.data(), indices.size()));
  }
  out.node = node(NodeKind::Subscript, {v.node, index});
  tree_->type(out.node) = type;
  out.type = type;
  out.range = range;
  return out;
}

Symbol Generator::alias_of(const Type& t) {
  for (const AliasDecl& a : tree_->aliases) {
    if (a.type == t) return a.name;
  }
  std::string name = t.is_vector() ? "vec" : "mat";
  name += std::to_string(t.rows);
  if (t.is_matrix()) name += std::to_string(t.cols);
  if (t.scalar != Scalar::Float32) name += compound_suffix(t.scalar);
  AliasDecl alias;
  alias.name = tree_->intern(name);
  alias.type = t;
  const Type scalar = t.scalar_type();
  const NodeId dtype = type_node(scalar);
  if (t.is_vector()) {
    const std::pair<std::string_view, NodeId> keywords[] = {{"length", int_node(t.rows)},
                                                            {"dtype", dtype}};
    alias.value = call_node(dotted({"wp", "types", builtin(BuiltinId::Vector).key}), {}, keywords);
  } else {
    const NodeId shape = node(NodeKind::Tuple, {int_node(t.rows), int_node(t.cols)});
    const std::pair<std::string_view, NodeId> keywords[] = {{"shape", shape}, {"dtype", dtype}};
    alias.value = call_node(dotted({"wp", "types", builtin(BuiltinId::Matrix).key}), {}, keywords);
  }
  tree_->aliases.push_back(alias);
  tree_->items.push_back({ItemKind::Alias, static_cast<std::uint32_t>(tree_->aliases.size() - 1)});
  return alias.name;
}

NodeId Generator::type_node(const Type& t) {
  if (t.is_scalar()) return wp(scalar_name(t.scalar));
  if (t.is_struct()) return name_node(structs_[t.index].name);
  std::string name;
  if (t.is_vector()) {
    if (t.rows == 6 && is_float(t.scalar)) {
      name = builtin(BuiltinId::SpatialVector).key;
    } else if (t.rows <= 4) {
      name = "vec" + std::to_string(t.rows);
    } else {
      return name_node(alias_of(t));
    }
  } else if (t.is_matrix()) {
    if (t.rows == 6 && t.cols == 6) {
      name = "spatial_matrix";
    } else if (t.rows == t.cols && t.rows <= 4) {
      name = "mat" + std::to_string(t.rows) + std::to_string(t.cols);
    } else {
      return name_node(alias_of(t));
    }
  } else {
    name = t.is_quaternion() ? "quat" : "transform";
  }
  if (t.is_matrix() && !is_float(t.scalar)) return name_node(alias_of(t));
  name += compound_suffix(t.scalar);
  return wp(name);
}

NodeId Generator::annotation(const Type& t) {
  // Two spellings of one type: which one is style, not meaning.
  if (t.is_array()) {
    const Type element = t.element();
    NodeId dtype;
    if (element == Type::of(Scalar::Float32) && style_.plain_float) {
      dtype = bare(BuiltinId::Float);
    } else if (element == Type::of(Scalar::Int32) && style_.plain_int) {
      dtype = bare(BuiltinId::Int);
    } else {
      dtype = type_node(element);
    }
    if (t.ndim == 1 && !style_.ndim_one) {
      const std::pair<std::string_view, NodeId> keywords[] = {{"dtype", dtype}};
      return call_node(wp(BuiltinId::Array), {}, keywords);
    }
    if (style_.numbered_arrays) {
      const std::string name = "array" + std::to_string(t.ndim) + "d";
      const std::pair<std::string_view, NodeId> keywords[] = {{"dtype", dtype}};
      return call_node(wp(name), {}, keywords);
    }
    const std::pair<std::string_view, NodeId> keywords[] = {{"dtype", dtype},
                                                            {"ndim", int_node(t.ndim)}};
    return call_node(wp(BuiltinId::Array), {}, keywords);
  }
  if (t == Type::of(Scalar::Float32) && style_.plain_float) return bare(BuiltinId::Float);
  if (t == Type::of(Scalar::Int32) && style_.plain_int) return bare(BuiltinId::Int);
  if (t == Type::of(Scalar::Bool) && style_.plain_bool) return bare(BuiltinId::Bool);
  return type_node(t);
}

NodeId Generator::bare(BuiltinId b) { return name_node(tree_->intern(builtin(b).key)); }

void Generator::note_builtin(BuiltinId called) {
  if (std::find(builtins_.begin(), builtins_.end(), called) != builtins_.end()) return;
  tree_->intern(builtin(called).key);  // finish() asks which of them the text still names
  builtins_.push_back(called);
}

void Generator::emit(NodeId statement) {
  const NodeKind kind = tree_->node(statement).kind;
  if (kind == NodeKind::Assign || kind == NodeKind::AugAssign) {
    const NodeId target = tree_->kid(statement, 0);
    fit_line(statement, 1, width_of(target) + 4);
  } else if (kind == NodeKind::Return || kind == NodeKind::ExprStmt || kind == NodeKind::If) {
    if (tree_->node(statement).kids_count > 0) fit_line(statement, 0, 8);
  }
  statements_.push_back(statement);
  if (in_kernel_) {
    ++info_->statements;
  } else {
    ++info_->function_statements;
  }
}

void Generator::assign(NodeId target, NodeId value) {
  emit(node(NodeKind::Assign, {target, value}));
}

void Generator::aug_assign(NodeId target, BinaryOp op, NodeId value) {
  emit(node(NodeKind::AugAssign, {target, value}, static_cast<std::uint8_t>(op)));
}

NodeId Generator::if_node(const Value& test, std::span<const NodeId> body,
                          std::span<const NodeId> orelse) {
  std::vector<NodeId> kids;
  kids.reserve(1 + body.size() + orelse.size());
  kids.push_back(test.node);
  kids.insert(kids.end(), body.begin(), body.end());
  kids.insert(kids.end(), orelse.begin(), orelse.end());
  return tree_->add(NodeKind::If, kids, 0, {}, 0, static_cast<std::uint32_t>(1 + body.size()));
}

}  // namespace weft::synth

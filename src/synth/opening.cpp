// The opening statements of the signature: the only statements that the row's number decides.
//
// Input: the signature. Output: one local for each statement, which later statements must use.
// Invariant: read_back.cpp reads exactly the statements that are written here. No guard and no
// further local comes in between; a sum that is too long for a line continues with `x += ...`.
#include <algorithm>

#include "generator.h"

namespace weft::synth {
namespace {

constexpr int kLineWidth = 86;

}  // namespace

Value Generator::opening_leaf(const Leaf& leaf) {
  const std::size_t inputs = input_vars_.size();
  Value v = leaf.variable < inputs ? variable_value(input_vars_[leaf.variable])
                                   : use(opening_vars_[leaf.variable - inputs]);
  if (leaf.field >= 0) {
    FieldPlan& f = structs_[v.type.index].fields[static_cast<std::size_t>(leaf.field)];
    f.read = true;
    v = attribute(v, f.name, f.type, f.range);
    v.unit = f.unit;
  }
  return leaf.component >= 0 ? component_at(v, leaf.component) : v;
}

Value Generator::opening_number(Scalar s, int index) {
  return literal(s, is_float(s) ? opening_float(index) : opening_int(index));
}

Value Generator::opening_function(TermFunction f, const Value& a) {
  return call(kTermFunctions[static_cast<std::size_t>(f)], {a}, a.type, {-1, 1});
}

Value Generator::opening_term(const Term& t) {
  const Value a = opening_leaf(t.a);
  switch (t.kind) {
    case TermKind::Plain:
    case TermKind::kCount:
      return a;
    case TermKind::Product: {
      const Value b = opening_leaf(t.b);
      return binary(BinaryOp::Mult, a, b, a.type, mul(a.range, b.range));
    }
    case TermKind::Scaled: {
      const Value k = opening_number(a.type.scalar, t.number);
      return binary(BinaryOp::Mult, a, k, a.type, mul(a.range, k.range));
    }
    case TermKind::Function:
      return opening_function(t.function, a);
    case TermKind::Damped: {
      const Value b = opening_leaf(t.b);
      const Value f = opening_function(t.function, a);
      return binary(BinaryOp::Mult, f, b, a.type, mul(f.range, b.range));
    }
    case TermKind::Cross: {
      const Value b = opening_leaf(t.b);
      const double m = 2 * a.range.magnitude() * b.range.magnitude();
      return call(BuiltinId::Cross, {a, b}, a.type, symmetric(m));
    }
  }
  return a;
}

// The thread's own elements, each under a name, as many kernels begin. Those that nothing comes to
// read go as dead code.
void Generator::loads() {
  if (!style_.loads) return;
  for (const std::size_t input : input_vars_) {
    if (!vars_[input].type.is_array()) continue;
    const Variable array = vars_[input];
    const std::span<const Bound> dims(array.dims.data(), array.type.ndim);
    const bool own = std::all_of(dims.begin(), dims.end(),
                                 [](const Bound& b) { return b.kind == Bound::Kind::Launch; });
    if (!own || decisions_.chance(1, 5)) continue;
    std::array<Value, 4> indices;
    for (std::size_t d = 0; d < dims.size(); ++d)
      indices[d] = use(thread_vars_[static_cast<std::size_t>(dims[d].value)]);
    const Type element = array.type.element();
    const Symbol name = element_name(array.name);
    if (name == Symbol{}) continue;  // luminance[i] reads better than local_luminance
    const Value v =
        subscript(use(input), std::span(indices.data(), dims.size()), element, array.range);
    assign(name_node(name, element), v.node);
    vars_[input].uses = 0;
    const std::size_t load = add_local(name, element, array.range, array.unit);
    vars_[load].kind = VarKind::Load;
    vars_[load].must_use = false;
    vars_[load].hash = v.hash;
    vars_[input].load = static_cast<int>(load);
  }
}

void Generator::opening() {
  for (const OpeningStatement& s : signature_.opening) {
    const Symbol name = local_name(s.type);
    Value sum;
    bool written = false;
    // The next piece of the sum, on this line or on the next.
    auto append = [&](BinaryOp op, const Value& v, Range range) {
      const int width = width_of(name_node(name)) + width_of(sum.node) + width_of(v.node);
      if (!written && width <= kLineWidth) {
        sum = binary(op, sum, v, s.type, range);
        return;
      }
      if (!written) assign(name_node(name, s.type), sum.node);
      written = true;
      aug_assign(name_node(name, s.type), op, v.node);
      sum.range = range;
    };
    for (std::size_t i = 0; i < s.terms.size(); ++i) {
      const Value v = opening_term(s.terms[i]);
      if (i == 0) {
        sum = v;
        continue;
      }
      const BinaryOp op = s.terms[i].join;
      const Range r = op == BinaryOp::Add   ? add(sum.range, v.range)
                      : op == BinaryOp::Sub ? sub(sum.range, v.range)
                                            : bit_range(sum.range, v.range, op == BinaryOp::BitAnd);
      append(op, v, r);
    }
    if (s.tail) {
      const Value k = opening_number(s.type.scalar, s.tail_number);
      const Range r = *s.tail == BinaryOp::Mult  ? mul(sum.range, k.range)
                      : *s.tail == BinaryOp::Add ? add(sum.range, k.range)
                                                 : sub(sum.range, k.range);
      append(*s.tail, k, r);
    }
    if (s.outer && !written) {
      sum = opening_function(*s.outer, sum);
    } else if (s.outer) {
      Value self;
      self.node = name_node(name, s.type);
      self.type = s.type;
      self.range = sum.range;
      sum = opening_function(*s.outer, self);
      assign(name_node(name, s.type), sum.node);
    }
    if (!written) assign(name_node(name, s.type), sum.node);
    opening_vars_.push_back(add_local(name, s.type, sum.range));
  }
}

}  // namespace weft::synth

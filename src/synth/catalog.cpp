#include "catalog.h"

#include <algorithm>

#include "weft/builtins/properties.h"

namespace weft::synth {
namespace {

// The domains that are listed; the last is that of all further arguments.
template <class... More>
consteval Domains domains_of(Domain first, More... more) {
  static_assert(sizeof...(more) < kMaxArguments);
  const std::array listed{first, more...};
  Domains out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = listed[std::min(i, listed.size() - 1)];
  return out;
}

constexpr auto kFacts = [] {
  using enum Domain;
#define WEFT_DOMAINS(...) domains_of(__VA_ARGS__)
#define WEFT_FACT(called, weight, domains, range) \
  Fact{BuiltinId::called, weight, WEFT_DOMAINS domains, ResultRange::range},
  return std::to_array({
#include "facts.def"
  });
#undef WEFT_DOMAINS
}();

// A literal that lies above another one is made after it.
constexpr bool has_literals_in_order(const Fact& f) {
  for (std::size_t i = 0; i < f.domains.size(); ++i) {
    if (i > 0 && f.domains[i] == f.domains[i - 1]) continue;  // of further arguments
    if (f.domains[i] == Domain::UpperBound && (i == 0 || f.domains[i - 1] != Domain::LowerBound))
      return false;
    if (f.domains[i] == Domain::HighEdge && (i != 2 || f.domains[1] != Domain::LowEdge))
      return false;
  }
  return true;
}
static_assert(std::all_of(kFacts.begin(), kFacts.end(), has_literals_in_order));

constexpr Scalar kScalars[] = {Scalar::Float32, Scalar::Float64, Scalar::Float16, Scalar::Int32,
                               Scalar::UInt32,  Scalar::Int64,   Scalar::UInt64,  Scalar::Int16,
                               Scalar::UInt16,  Scalar::Int8,    Scalar::UInt8};

constexpr std::pair<int, int> kShapes[] = {{2, 2}, {3, 3}, {4, 4}, {2, 3}, {3, 2}, {6, 6}};

std::uint64_t type_key(const Type& t) {
  return static_cast<std::uint64_t>(t.kind) << 40 | static_cast<std::uint64_t>(t.scalar) << 32 |
         static_cast<std::uint64_t>(t.rows) << 16 | t.cols;
}

BuiltinGroup group_of(std::string_view group) {
  if (group == "Scalar Math") return BuiltinGroup::Scalar;
  if (group == "Vector Math") return BuiltinGroup::Vector;
  if (group == "Quaternion Math") return BuiltinGroup::Quaternion;
  if (group == "Transformations") return BuiltinGroup::Transform;
  if (group == "Spatial Math") return BuiltinGroup::Spatial;
  if (group == "Random") return BuiltinGroup::Random;
  return BuiltinGroup::Other;
}

// A parameter's template with the free scalar, length and shape filled in; Void if it is no value.
Type fill(const Type& t, Scalar s, std::pair<int, int> shape) {
  if (t.is_array()) return {};
  Type out = t;
  const bool free_scalar = t.scalar == Scalar::AnyOf || t.scalar == Scalar::AnyScalar ||
                           t.scalar == Scalar::AnyFloat || t.scalar == Scalar::AnyInt ||
                           t.scalar == Scalar::None;
  if (free_scalar) out.scalar = s;
  switch (t.kind) {
    case TypeKind::Any:
      return Type::of(s);
    case TypeKind::Scalar:
    case TypeKind::Quaternion:
    case TypeKind::Transform:
      return out;
    case TypeKind::Vector:
      return Type::vec(t.rows ? t.rows : shape.second, out.scalar);
    case TypeKind::Matrix:
      return Type::mat(t.rows ? t.rows : shape.first, t.cols ? t.cols : shape.second, out.scalar);
    case TypeKind::Void:
    case TypeKind::Struct:
    case TypeKind::String:
    case TypeKind::Range:
    case TypeKind::Shape:
    case TypeKind::Slice:
    case TypeKind::Tuple:
    case TypeKind::AnyTuple:
    case TypeKind::Opaque:
    case TypeKind::Function:
      break;
  }
  return {};
}

// The required parameters of the overload with these types in its templates; false if one of them
// is no value that programs have, or there are too many.
bool fill_parameters(const Overload& overload, Scalar s, std::pair<int, int> shape, Production& p) {
  for (const Param& param : overload.params) {
    if (param.default_kind != DefaultKind::Required && param.kind != ParamKind::Variadic) continue;
    if (param.kind == ParamKind::KeywordOnly) continue;
    const int copies = param.kind == ParamKind::Variadic ? shape.first : 1;
    for (int i = 0; i < copies; ++i) {
      const Type t = fill(param.type, s, shape);
      if (t.is_void() || t.scalar == Scalar::BFloat16 || (t.is_matrix() && !is_float(t.scalar)) ||
          p.param_count == p.params.size())
        return false;
      p.params[p.param_count++] = t;
    }
  }
  return p.param_count > 0;
}

// What a resolution writes to, used again for the next one.
struct Resolution {
  std::vector<CallArg> args;
  std::vector<std::vector<Type>> tuples;
  Binding binding;
};

// The results of a call with the parameters of `p`; false if there is no such call.
bool fill_results(const Builtin& called, Production& p, Resolution& made) {
  made.args.clear();
  for (std::size_t i = 0; i < p.param_count; ++i) made.args.emplace_back().type = p.params[i];
  Binding& binding = made.binding;
  if (!resolve_call(called, made.args, {}, {}, 0, {}, made.tuples, binding)) return false;
  if (binding.results.empty() || binding.results.size() > p.results.size() ||
      binding.constant_result)
    return false;
  // Matrices of integers are legal and nobody writes them.
  if (binding.results[0].is_matrix() && !is_float(binding.results[0].scalar)) return false;
  for (const Type& r : binding.results) p.results[p.result_count++] = r.deref();
  return true;
}

// The calls of one builtin, each once.
void add_productions(const Fact& fact, Resolution& made, std::vector<Production>& all) {
  const Builtin& called = builtin(fact.called);
  if (called.python_level) return;
  const auto first = static_cast<std::ptrdiff_t>(all.size());
  for (const Overload& overload : called.overloads) {
    for (Scalar s : kScalars) {
      for (auto shape : kShapes) {
        Production p;
        p.fact = &fact;
        p.group = group_of(called.group);
        if (!fill_parameters(overload, s, shape, p) || !fill_results(called, p, made)) continue;
        const bool known = std::any_of(all.begin() + first, all.end(), [&p](const Production& q) {
          return q.param_count == p.param_count && q.params == p.params;
        });
        if (!known) all.push_back(p);
      }
    }
  }
}

// Whether nothing keeps the call's arguments inside their domains.
bool has_no_guard(const Production& p) {
  const Domain domain = p.fact->domains[0];
  if (domain == Domain::Rotation && p.params[0].rows != 3) return true;
  // Their adjoints divide by differences or by powers of lengths, which float16 cannot hold.
  const bool divides = domain == Domain::DistinctEigenvalues ||
                       domain == Domain::DistinctSingularValues || domain == Domain::Normalizable ||
                       domain == Domain::Rotation || domain == Domain::PreciseUnitQuaternion;
  if (p.params[0].scalar == Scalar::Float16 && divides) return true;
  for (std::size_t i = 0; i < p.param_count; ++i) {
    // There is no guard for all of a matrix.
    const bool whole = p.params[i].is_matrix() || p.params[i].is_quaternion();
    if (whole && p.fact->domains[i] == Domain::OffZero) return true;
  }
  return false;
}

// Whether the call says nothing about unsigned numbers, or wraps.
bool is_idle_for_unsigned(const Production& p) {
  const auto is_unsigned = [](Scalar s) { return is_int(s) && !is_signed_int(s); };
  // Of what is never negative these say nothing; a cross product would wrap.
  const BuiltinId called = p.fact->called;
  if (is_unsigned(p.results[0].scalar) &&
      (p.fact->range == ResultRange::Absolute ||
       is_one_of(called, {BuiltinId::Sign, BuiltinId::Step, BuiltinId::Cross, BuiltinId::Skew})))
    return true;
  return called == BuiltinId::Step && is_unsigned(p.params[0].scalar);
}

// The weight of the fact, less for calls that read oddly.
std::uint32_t weight_of(const Production& p) {
  if (has_no_guard(p) || is_idle_for_unsigned(p)) return 0;
  std::uint32_t weight = p.fact->weight * 64;
  // The extreme component of a vector is rarely what somebody wants, and six components too.
  if (p.param_count == 1 && p.results[0].is_scalar() && p.params[0].is_composite() &&
      p.group == BuiltinGroup::Scalar)
    weight /= 10;
  for (std::size_t i = 0; i < p.param_count; ++i) {
    const Type& a = p.params[i];
    if (a.is_composite() && a.component_count() > 9) weight /= 4;
    if (a.is_vector() && a.rows == 6 && p.group != BuiltinGroup::Spatial) weight /= 30;
  }
  return weight;
}

bool has_own_scalar(const Production& p) {
  return std::all_of(p.params.begin(), p.params.begin() + p.param_count,
                     [&p](const Type& a) { return a.scalar == p.results[0].scalar; });
}

}  // namespace

std::span<const Fact> facts() { return kFacts; }

Catalog::Catalog() {
  std::vector<Production> all;
  Resolution made;
  for (const Fact& fact : kFacts) add_productions(fact, made, all);
  for (Production& p : all) {
    p.weight = weight_of(p);
    p.own_scalar = has_own_scalar(p);
  }
  for (const Production& p : all) {
    if (p.result_count > 1) several_.push_back(p);
  }
  std::erase_if(all, [](const Production& p) { return p.result_count != 1; });
  std::stable_sort(all.begin(), all.end(), [](const Production& a, const Production& b) {
    return type_key(a.results[0]) < type_key(b.results[0]);
  });
  productions_ = std::move(all);
  for (std::uint32_t i = 0; i < productions_.size(); ++i) {
    const std::uint64_t key = type_key(productions_[i].results[0]);
    if (index_.empty() || index_.back().key != key) index_.push_back({key, i, i});
    index_.back().end = i + 1;
  }
}

std::span<const Production> Catalog::producing(const Type& result) const {
  if (result.is_array() || !result.is_value()) return {};
  const std::uint64_t key = type_key(result);
  const auto at = std::lower_bound(index_.begin(), index_.end(), key,
                                   [](const Entry& e, std::uint64_t k) { return e.key < k; });
  if (at == index_.end() || at->key != key) return {};
  return std::span(productions_).subspan(at->begin, at->end - at->begin);
}

const Catalog& catalog() {
  static const Catalog instance;
  return instance;
}

}  // namespace weft::synth

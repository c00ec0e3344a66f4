// Which function knows which builtin.
#include <array>
#include <bit>

#include "call_site.h"
#include "code_builder.h"
#include "math_ops.h"
#include "tile_steps.h"

namespace weft::eval {
namespace {

using Table = std::vector<CompileCall>;

Table make_table() {
  Table out(builtins().size(), nullptr);
  for (const auto& calls :
       {scalar_calls(), component_calls(), linear_calls(), array_calls(), memory_calls(),
        output_calls(), rotation_calls(), random_calls(), decomposition_calls()}) {
    for (const KnownCall& c : calls) out[static_cast<std::size_t>(c.id)] = c.compile;
  }
  return out;
}

// a, b: the lower and the higher half of a number in double precision.
struct PutNumber {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    const auto x = std::bit_cast<double>(static_cast<std::uint64_t>(s.b) << 32 | s.a);
    put<M, S>(m, m.at(s.out), 0, math::number<Num<M, S>>(x));
  }
};

// The same of a whole number, as an integer of the type that has its lower bits.
struct PutWhole {
  template <class M, class S>
  static void run(Machine& m, const Step& s) {
    if constexpr (kIsInt<S>)
      put<M, S>(m, m.at(s.out), 0, static_cast<S>(static_cast<std::uint64_t>(s.b) << 32 | s.a));
  }
};

}  // namespace

bool emit_exact(const CallSite& c, std::uint32_t to, Scalar format, const ConstValue& x) {
  if (format == Scalar::Bool || (x.f.empty() && x.i.empty())) return false;
  if (is_float(format)) {
    emit_number(c, to, format, x.f.empty() ? static_cast<double>(x.i[0]) : x.f[0]);
    return true;
  }
  std::uint64_t bits = 0;
  if (x.f.empty()) {
    bits = static_cast<std::uint64_t>(x.i[0]);
  } else {
    const double whole = std::trunc(x.f[0]);
    const int width = scalar_bits(format) - (is_signed_int(format) ? 1 : 0);
    if (!(whole < std::ldexp(1.0, width)) ||
        !(whole >= (is_signed_int(format) ? -std::ldexp(1.0, width) : 0.0)))
      return false;
    bits = whole < 0 ? static_cast<std::uint64_t>(static_cast<std::int64_t>(whole))
                     : static_cast<std::uint64_t>(whole);
  }
  const Handler handler = number_handler<PutWhole>(format);
  if (handler == nullptr) return false;
  Step& s = c.code.emit(handler);
  s.out = to;
  s.a = static_cast<std::uint32_t>(bits);
  s.b = static_cast<std::uint32_t>(bits >> 32);
  return true;
}

void emit_number(const CallSite& c, std::uint32_t to, Scalar format, double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  Step& s = c.code.emit(float_handler<PutNumber>(format));
  s.out = to;
  s.a = static_cast<std::uint32_t>(bits);
  s.b = static_cast<std::uint32_t>(bits >> 32);
}

CompileCall find_tile_call(BuiltinId id) {
  static const Table table = [] {
    Table out(builtins().size(), nullptr);
    for (const auto& calls : {tile_memory_calls(), tile_array_calls(), tile_map_calls(),
                              tile_solver_calls(), tile_sort_calls(), tile_transform_calls()})
      for (const KnownCall& c : calls) out[static_cast<std::size_t>(c.id)] = c.compile;
    return out;
  }();
  return table[static_cast<std::size_t>(id)];
}

CompileCall find_call(BuiltinId id) {
  static const Table table = make_table();
  return table[static_cast<std::size_t>(id)];
}

std::uint32_t value_size(const CallSite& c, const Type& t) { return c.code.layouts().of(t).size; }

const CallOperand* CallSite::named(std::string_view parameter) const {
  for (const CallOperand& a : args)
    if (overload.params[a.parameter].name == parameter) return &a;
  return nullptr;
}

Step& CallSite::emit(Handler handler) const {
  Step& s = code.emit(handler);
  if (!results.empty()) s.out = results[0].offset;
  if (!args.empty()) s.a = args[0].offset;
  if (args.size() > 1) s.b = args[1].offset;
  if (args.size() > 2) s.c = args[2].offset;
  return s;
}

void CallSite::add_operands(Step& step, std::size_t first) const {
  std::vector<Operand> list;
  for (std::size_t i = first; i < args.size(); ++i) list.push_back(args[i]);
  step.extra = code.add_operands(list);
  step.n = static_cast<std::uint32_t>(list.size());
}

}  // namespace weft::eval

#include "own_elements.h"

#include <algorithm>
#include <map>
#include <span>

#include "weft/builtins/properties.h"

namespace weft::eval {
namespace {

using hir::Inst;
using hir::Op;
using hir::ValueId;

constexpr int kNoThread = -1;                // an index that is none of the thread's
constexpr std::size_t kMostDims = 4;         // of arrays and launches
constexpr std::size_t kMostSteps = 64;       // from a value to what it is made of
constexpr std::size_t kMostInsts = 100'000;  // of all functions, for each of their calls

// An array: an argument of the kernel, and the fields on the way from it.
using ArrayName = std::vector<std::uint32_t>;

// What a reference or an array refers to.
struct Reach {
  enum Kind : std::uint8_t {
    Unknown,
    Frame,     // variables of the thread
    Argument,  // of the kernel: a part of `name`
  } kind = Unknown;
  ArrayName name;
  std::vector<int> indices;  // so far: the thread's dimension each, or kNoThread
  bool is_element = false;   // or a part of one
};

// What a function's parameter is in a call.
struct Known {
  int thread = kNoThread;
  Reach reach;
};

// The accesses to an array.
struct Accesses {
  // Bit 4 * d + k: each access has the thread's index k in the array's dimension d.
  std::uint16_t held = 0xffff;
  bool is_written = false;
};

class Finder {
 public:
  Finder(const hir::Program& program, std::map<ArrayName, Accesses>& accesses)
      : program_(program), accesses_(accesses) {}

  bool run() {
    const hir::Function& kernel = program_.kernel;
    std::vector<Known> arguments;
    for (std::size_t a = 0; a < kernel.arguments_in.size(); ++a) {
      if (has_nested_arrays(kernel.value(kernel.arguments_in[a]).type)) return false;
      Known known;
      known.reach.kind = Reach::Argument;
      known.reach.name = {static_cast<std::uint32_t>(a)};
      arguments.push_back(std::move(known));
    }
    return function(kernel, arguments);
  }

 private:
  // A function in one of its calls.
  struct Scope {
    const hir::Function& fn;
    std::span<const Known> arguments;        // by parameter
    std::vector<std::uint32_t> definitions;  // by value: the instruction; kNone: none
    std::vector<bool> changed;               // by value: assigned more than once
    std::vector<bool> always;                // by value: assigned outside of all regions
    std::vector<std::uint32_t> parameters;   // by value, of arguments
  };

  bool function(const hir::Function& fn, std::span<const Known> arguments);
  bool instruction(const Scope& s, const Inst& inst);
  bool builtin(const Scope& s, const Inst& inst);
  bool call(const Scope& s, const Inst& inst);
  bool touches_memory(const Scope& s, const Inst& inst) const;

  int thread_of(const Scope& s, ValueId v, std::size_t steps = 0) const;
  Reach reach_of(const Scope& s, ValueId v, std::size_t steps = 0) const;
  Reach reach_of_result(const Scope& s, const Inst& inst, std::size_t steps) const;
  Reach place(const Scope& s, std::uint32_t index, std::size_t steps = 0) const;
  Reach part(const Scope& s, std::uint32_t index, std::size_t steps = 0) const;
  Reach element(const Scope& s, Reach of, const Type& array,
                std::span<const ValueId> indices) const;
  Type field_type(const Type& t, Symbol name) const;
  Reach element_of_call(const Scope& s, const Inst& inst, std::size_t steps = 0) const;
  static Reach field(Reach of, Symbol name);
  bool access(const Reach& reach, bool writes);

  bool holds_arrays(const Type& t) const;
  bool has_nested_arrays(const Type& t) const;

  const hir::Program& program_;
  std::map<ArrayName, Accesses>& accesses_;
  std::size_t insts_ = 0;
};

// An array, or what has one among its parts.
bool Finder::holds_arrays(const Type& t) const {
  if (t.array != ArrayClass::None) return true;
  if (t.kind == TypeKind::Tuple) {
    const std::vector<Type>& types = program_.tuples[t.index];
    return std::any_of(types.begin(), types.end(), [&](const Type& e) { return holds_arrays(e); });
  }
  if (t.kind != TypeKind::Struct) return false;
  const std::vector<FieldDecl>& fields = program_.tree->structs[t.index].fields;
  return std::any_of(fields.begin(), fields.end(),
                     [&](const FieldDecl& f) { return holds_arrays(f.type); });
}

// Elements of arrays that hold arrays.
bool Finder::has_nested_arrays(const Type& t) const {
  if (t.array != ArrayClass::None) return holds_arrays(t.element());
  if (t.kind != TypeKind::Struct) return false;
  const std::vector<FieldDecl>& fields = program_.tree->structs[t.index].fields;
  return std::any_of(fields.begin(), fields.end(),
                     [&](const FieldDecl& f) { return has_nested_arrays(f.type); });
}

// --- what values are ---

// Which of the thread's indices an integer is, unchanged.
int Finder::thread_of(const Scope& s, ValueId v, std::size_t steps) const {
  const hir::Value& value = s.fn.value(v);
  // Other types are changed by some builtins (the state of random numbers).
  const bool is_index =
      value.type == Type::of(Scalar::Int32) || value.type == Type::of(Scalar::Int64);
  if (!is_index || s.changed[v.v] || steps > kMostSteps) return kNoThread;
  if (value.kind == hir::Value::Argument) {
    const std::uint32_t p = s.parameters[v.v];
    return p < s.arguments.size() ? s.arguments[p].thread : kNoThread;
  }
  // In a region that is left out a variable is zero.
  const std::uint32_t at = s.definitions[v.v];
  if (value.kind != hir::Value::Local || at == hir::kNone || !s.always[v.v]) return kNoThread;
  const Inst& inst = s.fn.insts[at];
  if (inst.op == Op::Set && inst.reads == 1) return thread_of(s, s.fn.reads(inst)[0], steps + 1);
  if (inst.op != Op::Builtin) return kNoThread;
  const BuiltinId id = id_of(*s.fn.calls[inst.index].overload);
  if (id == BuiltinId::Tid) {
    const auto results = s.fn.results(inst);
    return static_cast<int>(std::find(results.begin(), results.end(), v) - results.begin());
  }
  const bool keeps =
      is_one_of(id, {BuiltinId::Copy, BuiltinId::Int, BuiltinId::Int32, BuiltinId::Int64});
  return keeps && inst.reads == 1 ? thread_of(s, s.fn.reads(inst)[0], steps + 1) : kNoThread;
}

Reach Finder::field(Reach of, Symbol name) {
  if (of.kind == Reach::Argument && !of.is_element) of.name.push_back(name.v);
  return of;
}

// The element, or the part of the array, at these first indices.
Reach Finder::element(const Scope& s, Reach of, const Type& array,
                      std::span<const ValueId> indices) const {
  if (of.kind != Reach::Argument) return of;
  if (of.is_element || !array.is_array()) return {};
  for (const ValueId i : indices) {
    if (i.valid() && s.fn.value(i).type.plain(TypeKind::Slice)) return {};
    // The lists of an indexed array may have an element twice.
    const bool is_listed = array.array != ArrayClass::Array;
    of.indices.push_back(is_listed || !i.valid() ? kNoThread : thread_of(s, i));
  }
  if (of.indices.size() > kMostDims) return {};
  return of;
}

// What the first argument and the indices behind it refer to: all of the array's indices, or, of a
// view, those that are given.
Reach Finder::element_of_call(const Scope& s, const Inst& inst, std::size_t steps) const {
  const hir::Call& c = s.fn.calls[inst.index];
  const auto args = s.fn.arguments_of(c);
  if (args.empty() || args[0].kind != hir::Argument::Value) return {};
  const Type array = s.fn.value(args[0].value).type;
  const bool is_view = id_of(*c.overload) == BuiltinId::View;
  const std::size_t count = is_view ? args.size() - 1 : array.ndim;
  if (array.ref || args.size() < count + 1) return {};
  std::vector<ValueId> indices;
  for (std::size_t i = 1; i <= count; ++i)
    indices.push_back(args[i].kind == hir::Argument::Value ? args[i].value : ValueId{});
  Reach out = element(s, reach_of(s, args[0].value, steps + 1), array, indices);
  if (!is_view) out.is_element = true;
  return out;
}

// Of the field of a struct; of what else has fields no array.
Type Finder::field_type(const Type& t, Symbol name) const {
  if (t.is_struct()) {
    for (const FieldDecl& f : program_.tree->structs[t.index].fields)
      if (f.name == name) return f.type;
  }
  return Type{};
}

Reach Finder::place(const Scope& s, std::uint32_t index, std::size_t steps) const {
  const hir::Place& p = s.fn.places[index];
  Reach out = reach_of(s, p.root, steps + 1);
  Type at = s.fn.value(p.root).type.deref();
  for (std::uint32_t i = 0; i < p.count; ++i) {
    const hir::Step& step = s.fn.steps[p.begin + i];
    switch (step.kind) {
      case hir::Step::Field:
        out = field(std::move(out), step.field);
        at = field_type(at, step.field);
        break;
      case hir::Step::Element:
        out = element(s, std::move(out), at, {step.indices, step.index_count});
        out.is_element = true;
        at = at.is_array() ? at.element() : Type{};
        break;
      case hir::Step::View:
        return {};
      case hir::Step::Component:
        break;
    }
  }
  return out;
}

Reach Finder::part(const Scope& s, std::uint32_t index, std::size_t steps) const {
  const hir::Part& p = s.fn.parts[index];
  Reach out = element(s, reach_of(s, p.array, steps + 1), s.fn.value(p.array).type.deref(),
                      {p.indices, p.index_count});
  out.is_element = true;
  return out;
}

// Of a reference what it refers to, of an array its elements, of another value its place.
Reach Finder::reach_of(const Scope& s, ValueId v, std::size_t steps) const {
  const hir::Value& value = s.fn.value(v);
  Reach frame;
  frame.kind = Reach::Frame;
  // The elements of an array that a kernel makes stand in its frame.
  if (value.type.array == ArrayClass::Fixed) return frame;
  if (!value.type.ref && !holds_arrays(value.type)) return frame;
  if (s.changed[v.v] || steps > kMostSteps) return {};
  switch (value.kind) {
    case hir::Value::Argument: {
      const std::uint32_t p = s.parameters[v.v];
      return p < s.arguments.size() ? s.arguments[p].reach : Reach{};
    }
    case hir::Value::Member:
      return field(reach_of(s, ValueId{value.index}, steps + 1), value.name);
    case hir::Value::Local: {
      const std::uint32_t at = s.definitions[v.v];
      return at == hir::kNone ? Reach{} : reach_of_result(s, s.fn.insts[at], steps + 1);
    }
    case hir::Value::Constant:
    case hir::Value::Adjoint:
    case hir::Value::AdjointPlace:
    case hir::Value::Function:
    case hir::Value::Builtin:
    case hir::Value::Unused:
      break;
  }
  return {};
}

Reach Finder::reach_of_result(const Scope& s, const Inst& inst, std::size_t steps) const {
  const auto reads = s.fn.reads(inst);
  if (inst.op == Op::PlaceAddress) return place(s, inst.index, steps);
  if (inst.op == Op::PartAddress) return part(s, inst.index, steps);
  if (inst.op == Op::FieldAddress) return field(reach_of(s, reads[0], steps), Symbol{inst.index});
  if (inst.op == Op::Set && inst.reads == 1) return reach_of(s, reads[0], steps);
  if (inst.op != Op::Builtin) return {};
  const BuiltinId id = id_of(*s.fn.calls[inst.index].overload);
  if (is_one_of(id, {BuiltinId::Address, BuiltinId::View})) return element_of_call(s, inst, steps);
  const bool keeps = is_one_of(id, {BuiltinId::Load, BuiltinId::Copy, BuiltinId::Indexref});
  return keeps && inst.reads > 0 ? reach_of(s, reads[0], steps) : Reach{};
}

// --- what instructions do ---

// False: two threads may meet.
bool Finder::access(const Reach& reach, bool writes) {
  if (reach.kind == Reach::Unknown) return false;
  // What is no element is a value in the frame.
  if (reach.kind == Reach::Frame || !reach.is_element) return true;
  std::uint16_t held = 0;
  for (std::size_t d = 0; d < reach.indices.size(); ++d)
    if (reach.indices[d] != kNoThread)
      held |=
          static_cast<std::uint16_t>(1u << (4 * d + static_cast<std::size_t>(reach.indices[d])));
  Accesses& all = accesses_[reach.name];
  all.held &= held;
  all.is_written = all.is_written || writes;
  return true;
}

bool Finder::touches_memory(const Scope& s, const Inst& inst) const {
  const auto is_memory = [&](ValueId v) {
    const Type& t = s.fn.value(v).type;
    return t.ref || holds_arrays(t);
  };
  const auto reads = s.fn.reads(inst), results = s.fn.results(inst);
  const auto args = s.fn.arguments_of(s.fn.calls[inst.index]);
  return std::any_of(reads.begin(), reads.end(), is_memory) ||
         std::any_of(results.begin(), results.end(), is_memory) ||
         std::any_of(args.begin(), args.end(),
                     [](const hir::Argument& a) { return a.kind == hir::Argument::Place; });
}

bool Finder::builtin(const Scope& s, const Inst& inst) {
  using enum BuiltinId;
  const BuiltinId id = id_of(*s.fn.calls[inst.index].overload);
  if (prints(id) || is_expectation(id) || works_on_tiles(id)) return false;
  const auto reads = s.fn.reads(inst);
  const auto args = s.fn.arguments_of(s.fn.calls[inst.index]);
  for (const hir::Argument& a : args) {
    if (a.kind != hir::Argument::Value) continue;
    const hir::Value::Kind kind = s.fn.value(a.value).kind;
    if (kind == hir::Value::Function || kind == hir::Value::Builtin) return false;
  }
  if (!touches_memory(s, inst)) return true;
  if (is_atomic(id) || id == ArrayStore) return access(element_of_call(s, inst), true);
  if (id == Address) return access(element_of_call(s, inst), false);
  if (id == Store)
    return reads.size() == 2 && !holds_arrays(s.fn.value(reads[1]).type) &&
           access(reach_of(s, reads[0]), true);
  if (id == Load) return access(reach_of(s, reads[0]), false);
  if (id == LowerBound) {
    Reach whole = reach_of(s, reads[0]);
    whole.indices.clear();
    whole.is_element = true;
    return access(whole, false);
  }
  // These copy arrays and references as such, or ask for their sizes.
  if (is_one_of(id, {Copy, View, Len, Indexref, Where, Select, Assign, Zeros})) return true;
  // What is changed by reference.
  for (const hir::Argument& a : args) {
    if (a.kind == hir::Argument::Place) {
      if (!access(place(s, a.index), true)) return false;
    } else if (a.kind == hir::Argument::Value) {
      const Type& t = s.fn.value(a.value).type;
      if (t.ref || holds_arrays(t)) return false;
    }
  }
  return std::none_of(s.fn.results(inst).begin(), s.fn.results(inst).end(), [&](ValueId v) {
    return s.fn.value(v).type.ref || holds_arrays(s.fn.value(v).type);
  });
}

bool Finder::call(const Scope& s, const Inst& inst) {
  const hir::Call& c = s.fn.calls[inst.index];
  const hir::Function* callee = program_.find(c.function);
  if (callee == nullptr) return false;
  std::vector<Known> arguments;
  for (const hir::Argument& a : s.fn.arguments_of(c)) {
    Known known;
    known.reach.kind = Reach::Frame;
    switch (a.kind) {
      case hir::Argument::Value:
        known.thread = thread_of(s, a.value);
        known.reach = reach_of(s, a.value);
        break;
      case hir::Argument::Place:
        known.reach = place(s, a.index);
        break;
      case hir::Argument::Type:
        return false;
      case hir::Argument::Constant:
        break;
    }
    arguments.push_back(std::move(known));
  }
  // Those for functions are no arguments of an instance.
  return arguments.size() == callee->arguments_in.size() && function(*callee, arguments);
}

bool Finder::instruction(const Scope& s, const Inst& inst) {
  const auto reads = s.fn.reads(inst);
  const auto is_number = [&](ValueId v) { return !holds_arrays(s.fn.value(v).type); };
  switch (inst.op) {
    case Op::Builtin:
      return builtin(s, inst);
    case Op::Function:
      return call(s, inst);
    case Op::PlaceAddress:
      return access(place(s, inst.index), false);
    case Op::PartAddress:
      return access(part(s, inst.index), false);
    case Op::FieldAddress:
      return access(reach_of(s, reads[0]), false);
    // Arrays that change their places are not followed.
    case Op::SetField:
      return is_number(reads[1]);
    case Op::StoreReference:
      return is_number(reads[1]) && access(reach_of(s, reads[0]), true);
    case Op::StorePart:
    case Op::AtomicPart:
      return is_number(reads[0]) && access(part(s, inst.index), true);
    case Op::Gradient:
    case Op::Number:
      return false;
    case Op::Struct:
    case Op::Set:
    case Op::Compare:
    case Op::And:
    case Op::Or:
    case Op::If:
    case Op::IfNot:
    case Op::Loop:
    case Op::Unrolled:
    case Op::End:
    case Op::LeaveUnless:
    case Op::LeaveIfDone:
    case Op::Break:
    case Op::Continue:
    case Op::Round:
    case Op::Decided:
    case Op::Return:
    case Op::ReturnZero:
    case Op::Assert:
      return true;
  }
  WEFT_UNREACHABLE();
}

bool Finder::function(const hir::Function& fn, std::span<const Known> arguments) {
  insts_ += fn.insts.size();
  if (insts_ > kMostInsts || fn.is_native) return false;
  const std::size_t n = fn.values.size();
  Scope s{fn,
          arguments,
          std::vector(n, hir::kNone),
          std::vector(n, false),
          std::vector(n, false),
          std::vector(n, hir::kNone)};
  for (std::uint32_t p = 0; p < fn.arguments_in.size(); ++p) s.parameters[fn.arguments_in[p].v] = p;
  // An integer that something refers to may be changed by it.
  for (const hir::Place& p : fn.places)
    if (fn.value(p.root).type.is_scalar()) s.changed[p.root.v] = true;
  int depth = 0;
  for (std::uint32_t i = 0; i < fn.insts.size(); ++i) {
    const Inst& inst = fn.insts[i];
    for (const ValueId v : fn.results(inst)) {
      const bool is_first =
          s.definitions[v.v] == hir::kNone && fn.value(v).kind == hir::Value::Local;
      if (!is_first) s.changed[v.v] = true;
      s.definitions[v.v] = i;
      s.always[v.v] = depth == 0;
    }
    if (inst.op == Op::Builtin && inst.reads > 0 &&
        id_of(*fn.calls[inst.index].overload) == BuiltinId::Assign)
      s.changed[fn.reads(inst)[0].v] = true;
    const bool opens =
        inst.op == Op::If || inst.op == Op::IfNot || inst.op == Op::Loop || inst.op == Op::Unrolled;
    depth += opens ? 1 : inst.op == Op::End ? -1 : 0;
  }
  return std::all_of(fn.insts.begin(), fn.insts.end(),
                     [&](const Inst& inst) { return instruction(s, inst); });
}

// Where the array lies among the kernel's arguments.
OwnElements::Written written_place(const hir::Program& program, Layouts& layouts,
                                   const ArrayName& name) {
  OwnElements::Written out{name[0], 0};
  Type at = program.kernel.value(program.kernel.arguments_in[name[0]]).type;
  for (std::size_t i = 1; i < name.size(); ++i) {
    const int field = layouts.find_field(at.index, Symbol{name[i]});
    WEFT_CHECK(at.is_struct() && field >= 0, "an array is no field of its struct");
    out.offset += layouts.field_offset(at.index, static_cast<std::size_t>(field));
    at = layouts.structure(at.index).fields[static_cast<std::size_t>(field)].type;
  }
  return out;
}

}  // namespace

std::optional<OwnElements> find_own_elements(const hir::Program& program, Layouts& layouts) {
  std::map<ArrayName, Accesses> accesses;
  if (!Finder(program, accesses).run()) return std::nullopt;
  OwnElements out;
  out.dimensions = 0xf;
  for (const auto& [name, all] : accesses) {
    if (!all.is_written) continue;
    std::uint8_t dimensions = 0;
    for (std::size_t d = 0; d < kMostDims; ++d)
      dimensions |= static_cast<std::uint8_t>(all.held >> (4 * d) & 0xf);
    out.dimensions &= dimensions;
    out.written.push_back(written_place(program, layouts, name));
  }
  return out;
}

}  // namespace weft::eval

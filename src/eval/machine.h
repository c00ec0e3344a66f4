// The state of a launch, and how steps read and write values in it.
//
// Invariant: every access lies in a buffer. Offsets of a frame are checked when the code is made,
// references when they are made from indices.
#pragma once

#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "layout.h"
#include "number.h"
#include "weft/eval/eval.h"

namespace weft::eval {

struct Machine;
struct Step;
using Run = void (*)(Machine&, const Step&);

// What runs a step: in launches in which nothing is traced, and in the others.
struct Handler {
  Run plain = nullptr, traced = nullptr;

  Handler() = default;
  Handler(std::nullptr_t) {}
  Handler(Run both) : plain(both), traced(both) {}
  Handler(Run in_plain, Run in_traced) : plain(in_plain), traced(in_traced) {}
  bool operator==(std::nullptr_t) const { return plain == nullptr; }
};

// One step of a function's code. What the fields mean is the handler's matter; offsets are of the
// frame.
struct Step {
  Handler run;
  std::uint32_t out = 0, a = 0, b = 0, c = 0;
  std::uint32_t n = 1;                // components
  std::uint32_t extra = 0;            // into one of FunctionCode's lists, a target, a size
  std::uint16_t p = 0, q = 0, r = 0;  // small numbers: rows, strides, ranks
  std::uint16_t operation = 0;
  NodeId node;
};

struct Operand {
  Type type;
  std::uint32_t offset = 0;
};

struct CopyRange {
  std::uint32_t from = 0, to = 0, size = 0;
};

struct CallInfo {
  std::uint32_t callee = 0;          // into Code::functions
  std::vector<CopyRange> arguments;  // from the caller's frame to the callee's
  std::vector<CopyRange> results;    // from the callee's frame to the caller's
};

struct FunctionCode {
  std::vector<Step> steps;  // the last one leaves the function
  std::uint32_t frame_size = 0;
  std::uint32_t constants_at = 0;
  std::uint32_t cleared_from = 0;        // what lies from here on is zero when the function begins
  std::vector<std::byte> constants;      // copied to constants_at when the function begins
  std::vector<Shadow> constant_shadows;  // where values are traced
  std::vector<std::uint32_t> argument_offsets;
  std::vector<std::uint32_t> result_offsets;
  std::vector<CallInfo> calls;
  std::vector<Operand> operands;  // lists of operands of steps with many
  std::vector<std::string> texts;
  std::vector<ArrayValue> headers;  // shapes and strides of tiles
  struct Count {
    std::int64_t start, stop, step;
  };
  std::vector<Count> counts;  // of counted loops
};

// Who read a unit of a buffer, wrote it, and changed it by an atomic, where that is checked: a
// thread's number from 1, or that there were several.
struct Access {
  static constexpr std::uint32_t kSeveral = 0x7fffffff;
  std::uint32_t writer : 31 = 0, written : 1 = 0;
  std::uint32_t changer : 31 = 0, needed : 1 = 0;  // needed: read as it was before the launch
  std::uint32_t reader = 0;

  bool is_as_given() const { return writer == 0 && changer == 0; }
};

struct Buffer {
  std::byte* data = nullptr;
  Shadow* shadow = nullptr;  // Machine::slot() has their order; where values are traced
  Access* accesses = nullptr;
  std::uint64_t size = 0;
  std::uint32_t unit = 2;  // bytes that have an access of their own
};

// Bytes and what is kept beside them.
struct Location {
  std::byte* data;
  Shadow* shadow;
};

struct CallFrame {
  const FunctionCode* code;
  const Step* next;
  std::uint32_t base;
  const CallInfo* call;
};

struct Machine {
  static constexpr std::uint32_t kStack = 1;  // its buffer

  std::byte* frame = nullptr;
  Shadow* frame_shadow = nullptr;
  const Step* next = nullptr;
  const FunctionCode* code = nullptr;
  std::uint32_t base = 0;  // of the frame, in the stack
  std::int32_t thread[4] = {0, 0, 0, 0};
  std::uint32_t thread_number = 0;      // from 1
  std::span<const std::uint32_t> dims;  // of the launch
  std::int32_t block_dim = 1;
  std::uint64_t steps_left = 0, step_limit = 0;
  bool traces = false, checks = false;
  bool noisy = false;                                // shadows are pairs
  bool turns_ties = false;                           // Order::Descending
  const std::atomic<bool>* stop = nullptr;           // Options::stop
  const std::atomic<bool>* stop_of_cores = nullptr;  // the same, by another core of the launch

  Tape* tape = nullptr;
  std::size_t tape_limit = 0;
  const MathFunctions* math = nullptr;
  std::vector<Buffer> buffers;
  std::vector<CallFrame> calls;
  const std::vector<FunctionCode>* functions = nullptr;
  std::uint64_t stack_size = 0;

  // --- faults ---

  // Notes a
  // fault; ends the launch where the fault is of that kind.
  void fault(Fault f, const Step& at, std::string a = {}, std::string b = {}, std::string c = {});
  std::vector<Finding> findings;
  std::vector<std::uint8_t> conditions;  // Evaluator::conditions()
  std::uint32_t finding_limit = 100;
  bool ended = false;
  // Ends the launch where the record for derivatives has become too large; whether it did.
  bool tape_is_full(const Step& s) {
    if (!traces || tape->size() <= tape_limit) [[likely]]
      return false;
    fault(Fault::TooMuchMemory, s, std::to_string(tape_limit));
    return true;
  }
  // Ends the launch if that is asked for; whether it did.
  bool stopped() {
    const auto is_set = [](const std::atomic<bool>* flag) {
      return flag != nullptr && flag->load(std::memory_order_relaxed);
    };
    if (!is_set(stop) && !is_set(stop_of_cores)) [[likely]]
      return false;
    ended = true;
    next = nullptr;
    return true;
  }

  // --- output ---
  std::string output;
  std::size_t output_limit = 1 << 20;
  bool is_output_cut = false;
  void print(std::string_view text);

  // Found with checks on.
  void note_read(const Pointer& p, std::uint32_t size, const Step& s) {
    if (checks) [[unlikely]]
      check_read(p, size, s);
  }
  void note_write(const Pointer& p, std::uint32_t size, const Step& s) {
    if (checks) [[unlikely]]
      check_write(p, size, s);
  }
  void note_atomic(const Pointer& p, std::uint32_t size, const Step& s) {
    if (checks) [[unlikely]]
      check_atomic(p, size, s);
  }
  void note_negative(std::int64_t i, const Operand& index, const Step& s) {
    if (checks) [[unlikely]]
      check_negative(i, index, s);
  }
  void check_read(const Pointer& p, std::uint32_t size, const Step& s);
  void check_write(const Pointer& p, std::uint32_t size, const Step& s);
  void check_atomic(const Pointer& p, std::uint32_t size, const Step& s);
  void check_negative(std::int64_t i, const Operand& index, const Step& s);

  // --- calls ---
  void enter(const CallInfo& call, const Step& s);
  void leave();
  // Makes the frame of a function at `base` ready, except for its arguments.
  void open_frame(const FunctionCode& f);

  // Of the bytes at an offset, among the shadows.
  std::size_t slot(std::size_t offset) const { return offset / 2 << (noisy ? 1 : 0); }
  Location at(std::uint32_t offset) const {
    return {frame + offset, traces ? frame_shadow + slot(offset) : nullptr};
  }
  Location at(const Pointer& p) const {
    const Buffer& b = buffers[p.buffer];
    return {b.data + p.offset, traces ? b.shadow + slot(p.offset) : nullptr};
  }

  template <class T>
  T read(std::uint32_t offset) const {
    T out;
    std::memcpy(&out, frame + offset, sizeof(T));
    return out;
  }
  template <class T>
  void write(std::uint32_t offset, const T& value) {
    std::memcpy(frame + offset, &value, sizeof(T));
  }

  // Copies a value with what is kept beside it.
  void copy(const Location& to, const Location& from, std::uint32_t size) const {
    std::memmove(to.data, from.data, size);
    if (traces) std::memmove(to.shadow, from.shadow, slot(size + 1) * sizeof(Shadow));
  }
  void clear(const Location& to, std::uint32_t size) const {
    std::memset(to.data, 0, size);
    if (traces)
      for (std::size_t i = 0; i < slot(size + 1); ++i) to.shadow[i] = {};
  }
};

// Of an integer type or bool, with the bits of an unsigned number.
inline std::int64_t whole_number(const Machine& m, Scalar s, std::uint32_t at) {
  switch (s) {
    case Scalar::Bool:
      return m.read<std::uint8_t>(at) != 0;
    case Scalar::Int8:
      return m.read<std::int8_t>(at);
    case Scalar::UInt8:
      return m.read<std::uint8_t>(at);
    case Scalar::Int16:
      return m.read<std::int16_t>(at);
    case Scalar::UInt16:
      return m.read<std::uint16_t>(at);
    case Scalar::Int32:
      return m.read<std::int32_t>(at);
    case Scalar::UInt32:
      return m.read<std::uint32_t>(at);
    case Scalar::Int64:
    case Scalar::UInt64:
    case Scalar::Handle:
      return m.read<std::int64_t>(at);
    case Scalar::None:
    case Scalar::Float16:
    case Scalar::BFloat16:
    case Scalar::Float32:
    case Scalar::Float64:
    case Scalar::AnyOf:
    case Scalar::AnyScalar:
    case Scalar::AnyFloat:
    case Scalar::AnyInt:
      break;
  }
  return 0;
}

// --- how components are read and written, plain and traced --------------------------------------

struct Plain {
  static constexpr bool kTraced = false;
  template <class S>
  using Num = S;
};
struct Traced {
  static constexpr bool kTraced = true;
  template <class S>
  using Num = typename std::conditional_t<kIsFloat<S>, std::type_identity<Dual<S>>,
                                          std::type_identity<S>>::type;
};
// Dual<S> is only instantiated for floats.
template <class M, class S, bool = M::kTraced&& kIsFloat<S>>
struct NumOf {
  using type = S;
};
template <class M, class S>
struct NumOf<M, S, true> {
  using type = Dual<S>;
};
template <class M, class S>
using Num = typename NumOf<M, S>::type;

template <class M, class S>
Num<M, S> get(const Machine& m, const Location& from, std::uint32_t i = 0) {
  S p;
  std::memcpy(&p, from.data + i * sizeof(S), sizeof(S));
  if constexpr (M::kTraced && kIsFloat<S>) {
    // Traced steps run where values are traced, and there is a shadow.
    const Shadow* s = from.shadow + m.slot(i * sizeof(S));  // NOLINT(clang-analyzer-core.*)
    Dual<S> out;
    out.p = p;
    out.v = s->value;  // NOLINT(clang-analyzer-core.*)
    if (m.noisy) {
      out.noisy[0] = s[1].value;
      out.noisy[1] = s[1].other;
    }
    out.step = s->step;
    out.tape = m.tape;
    return out;
  } else {
    return p;
  }
}
template <class M, class S>
void put(Machine& m, const Location& to, std::uint32_t i, const Num<M, S>& x) {
  if constexpr (M::kTraced && kIsFloat<S>) {
    std::memcpy(to.data + i * sizeof(S), &x.p, sizeof(S));
    Shadow* s = to.shadow + m.slot(i * sizeof(S));
    s->value = x.v;  // NOLINT(clang-analyzer-core.*)
    s->step = x.step;
    if (m.noisy) {
      s[1].value = x.noisy[0];
      s[1].other = x.noisy[1];
    }
  } else {
    static_cast<void>(m);
    std::memcpy(to.data + i * sizeof(S), &x, sizeof(S));
  }
}

// The components of an operand in the frame.
template <class M, class S>
class In {
 public:
  In(const Machine& m, std::uint32_t offset) : m_(m), at_(m.at(offset)) {}
  Num<M, S> operator[](std::uint32_t i) const { return get<M, S>(m_, at_, i); }

 private:
  const Machine& m_;
  Location at_;
};
template <class M, class S>
class Out {
 public:
  Out(Machine& m, std::uint32_t offset) : m_(m), at_(m.at(offset)) {}
  void set(std::uint32_t i, const Num<M, S>& x) const { put<M, S>(m_, at_, i, x); }

 private:
  Machine& m_;
  Location at_;
};

}  // namespace weft::eval

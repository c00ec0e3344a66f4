// Runs a resolved program on inputs, without compiler, GPU or Warp.
//
// Input: a resolved program, arrays and values for its arguments, the size of the launch. Output:
// what the arrays hold afterwards, what was found wrong on the way, and derivatives. Invariant: a
// program reaches nothing but the memory of its evaluation; it is bounded in steps and in memory.
// Results are those of Warp's CPU device with fuse_fp off, but for elementary functions, which are
// the evaluation's own (Options::math).
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "weft/base/result.h"
#include "weft/eval/math_functions.h"
#include "weft/hir/program.h"

namespace weft::eval {

std::uint32_t scalar_size(Scalar s);  // in bytes
// A float of the format as a double.
double float_number(Scalar s, const std::byte* data);

enum class Fault : std::uint8_t {
#define WEFT_FAULT(Name, id, effect, message) Name,
#include "weft/eval/faults.def"
};
std::string_view fault_id(Fault f);  // "out-of-bounds"

struct Finding {
  Fault fault;
  NodeId node;  // of the program's tree
  std::int32_t thread[4] = {0, 0, 0, 0};
  std::vector<std::string> values;

  std::string message() const;
};

struct Limits {
  std::uint64_t steps = 200'000'000;       // of all threads together
  std::uint32_t stack = 1u << 26;          // bytes of variables in nested calls
  std::uint64_t array_bytes = 1ull << 32;  // of all arrays together
  std::uint32_t tape_steps = 50'000'000;   // of the record for derivatives
  std::uint32_t findings = 100;
  std::uint32_t output = 1u << 20;  // bytes that the kernel prints
};

struct Options {
  const MathFunctions* math = nullptr;  // null: pinned_math()
  bool traces = false;                  // values are traced, so that backward() can be called
  bool checks = false;                  // also faults that cost time to find
  // Set by another thread or a signal handler, it ends the launch, which then has no finding for
  // it.
  const std::atomic<bool>* stop = nullptr;
  // Cores for the threads of a launch whose order does not matter by the text of the kernel, after
  // so many steps on one core: to start the others takes time. Launches with traces or checks, and
  // those in descending order, take one. What comes out is the same.
  unsigned jobs = 1;
  std::uint64_t steps_alone = 2'000'000;
  Limits limits;
};

// In which order the threads of a launch run.
// Of threads, and of what is equal: a sort keeps its order or turns it round, and the first or the
// last of the largest elements of a tile is found.
enum class Order : std::uint8_t { Ascending, Descending };

// An array of the evaluation's memory.
struct ArrayId {
  std::uint32_t v = 0;  // 0: none
};

// A leaf of a type in memory: `count` components, one after another.
struct Leaf {
  std::string path;          // of fields, "inner.length"; empty for what is no struct
  Type type;                 // scalar, vector, ...; or an array
  std::uint32_t offset = 0;  // in bytes
};

class Evaluator {
 public:
  Evaluator();
  ~Evaluator();
  Evaluator(Evaluator&&) noexcept;
  Evaluator& operator=(Evaluator&&) noexcept;

  // Makes code of the program, which is to live on, and forgets arrays and arguments. Errors: what
  // evaluation does not support, with its place (DiagCode::EvalUnsupported).
  Status prepare(const hir::Program& program, const Options& options);

  // --- memory -----------------------------------------------------------------------------------
  // Bytes of a value of a type.
  std::size_t size_of(const Type& t) const;
  // Scalars, vectors, ... and arrays in a value of the type, in the order of the fields.
  std::vector<Leaf> leaves(const Type& t) const;
  void forget_arrays();
  // An array of zeros. Errors: more memory than the limit.
  Result<ArrayId> add_array(const Type& array, std::span<const std::int32_t> shape);
  std::span<std::byte> bytes(ArrayId array);
  // What the next launch reads of it before it writes there is a finding.
  void mark_unwritten(ArrayId array);
  // The bytes of the argument's value: of a scalar, a struct, ... An array is set by set_array().
  std::span<std::byte> argument(std::size_t index);
  // Sets the array at an offset of an argument, or of an array of structs.
  void set_array(std::span<std::byte> place, ArrayId array);
  // The same for an indexed array: for each dimension its list of indices, an array of int32 in one
  // dimension, or none.
  void set_indexed(std::span<std::byte> place, ArrayId array, std::span<const ArrayId> indices);

  // --- the launch -------------------------------------------------------------------------------
  // Runs all threads in their order, or as if they ran in it (Options::jobs). False: a finding, or
  // Options::stop, ended it.
  bool launch(std::span<const std::uint32_t> dims, Order order = Order::Ascending);
  const std::vector<Finding>& findings() const;
  // What the last launch printed, cut off with a note at Limits::output.
  const std::string& output() const;
  std::uint64_t steps() const;  // that the last launch took
  // Options::traces and Options::checks of the next launches.
  void set_traces(bool traces);
  void set_checks(bool checks);
  void set_step_limit(std::uint64_t steps);  // Limits::steps of the next launches
  // For each `if` and conditional expression of the program whether the launches since prepare() or
  // forget_conditions() met a condition that did not hold (bit 0) and one that held (bit 1).
  std::span<const std::uint8_t> conditions() const;
  std::span<const NodeId> condition_nodes() const;  // the same in the program
  void forget_conditions();
  // Whether threads of the last launch ran on several cores.
  bool ran_on_cores() const;
  // Whether the program changes an array atomically, or sorts, where the order of equal keys is the
  // device's.
  bool may_depend_on_order() const;
  std::vector<std::int64_t> shape(ArrayId array) const;
  // After a launch with Options::checks, of a number at an offset in bytes: whether some thread
  // read what it held before the launch, and whether some thread wrote it.
  bool was_needed(ArrayId array, std::size_t offset) const;
  bool was_written(ArrayId array, std::size_t offset) const;

  // --- derivatives, after a launch with Options::traces ------------------------------------------
  // Offsets are of a float component, in bytes.
  bool was_changed(ArrayId array) const;  // some float of it by the launch
  // How far a float is from what the same path gives in double precision. `which`: 0, or from what
  // it gives with one of the noises, which count from 1.
  double deviation(ArrayId array, std::size_t offset, Scalar scalar, std::size_t which = 0) const;
  // The float in double precision, as the same path gives it.
  double traced_value(ArrayId array, std::size_t offset) const;
  // Before a launch: moves the value in double precision of an input, and leaves alone the number
  // that decisions read, so that the launch takes the same path. traced_value() of two such
  // launches is a difference quotient of what is derived. forget_arrays() forgets it.
  void shift(ArrayId array, std::size_t offset, double by);
  void shift_argument(std::size_t argument, std::size_t offset, double by);
  // With noise that is not 0 the next launches also carry two other values in double precision, for
  // which the results of operations are moved at random, as far as implementations may be apart:
  // their deviations show how much that changes the outputs. The second of a noise is the first of
  // the next one.
  void set_noise(std::uint64_t noise);
  // Whether the values in double precision would have decided something (a comparison, a conversion
  // to an integer) otherwise than the floats did. `which`: as in deviation().
  bool is_doubtful(std::size_t which = 0) const;
  // The same of what only derivatives jump with: which of two numbers is the larger, a sign that is
  // taken away.
  bool derivatives_jump(std::size_t which = 0) const;
  // Whether some operation on floats was not exact.
  bool rounds() const;
  // Steps that the last launch kept for derivatives.
  std::size_t trace_size() const;
  void begin_backward();
  void add_cotangent(ArrayId array, std::size_t offset, double cotangent);
  void backward();
  // By what the component held before the launch.
  double gradient(ArrayId array, std::size_t offset) const;
  double argument_gradient(std::size_t argument, std::size_t offset) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace weft::eval

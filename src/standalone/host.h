// The half of a program that runs on the host: device memory, the launch, inputs, comparison, main.
// Private to the room.
#pragma once

#include "writer.h"

namespace weft::standalone {

// An argument as the host sees it.
struct HostArg {
  const KernelArg* info = nullptr;
  std::string name;       // in the kernel
  std::string host_name;  // in main
  Type type;              // of the argument
  bool array = false;
  bool written = false;  // the kernel stores to it
  bool unread = false;   // and does nothing else with it
  std::string storage;   // element of the host's vector: "vec3", "unsigned char" for bool
  std::string element;   // element as the kernel has it
  std::vector<std::string> shape, host_shape;  // texts of the dimensions, likewise
  // The bound of the rule of its values, as main spells it; of a struct that of each field.
  std::string bound;
  std::vector<std::string> field_bounds;
  // Of an array in a struct: where the host's struct has its pointer, and those of its dimensions
  // that the program asks for, by their number: "params.values", {0, "params.num_values"}.
  std::string pointer;
  std::vector<std::pair<std::size_t, std::string>> sizes;
  // Of an indexed array: its arrays of indices, which are arguments of their own behind it, and the
  // sizes of the array itself in the kernel; `host_shape` has those.
  std::vector<std::string> indices, extents;
  bool is_indices = false;    // such an array of indices
  bool holds_arrays = false;  // a struct that such arrays follow
  bool parameter() const { return pointer.empty(); }
};

struct HostDim {
  std::string name;
  std::uint32_t size = 0, limit = 0, least = 1, bench_limit = kLargestLaunch;
};

struct HostProgram {
  std::string kernel;  // C++ name
  std::vector<HostDim> dims;
  std::vector<std::string> kernel_dims, reference_dims;  // that their signatures have
  std::vector<HostArg> args;
  std::vector<double> numbers;  // of the kernel, without signs, ascending
  bool tiled = false;           // a block for each element of the launch
  int threads = 256;            // of a block
  bool varies = false;          // any size of the launch will do, and counts below it
  bool any_order = false;       // the order of the threads is without effect
  std::uint32_t rounds = 128;   // of inputs
  bool permuted = false;        // outputs have their elements in an order that the threads decide
  bool reads_cases = false;     // also from a file, with the outputs that belong to them
};

// How far a kernel and its reference may be apart, by their scalars; integers may not be.
struct Tolerance {
  Scalar scalar;
  std::string_view name, gpu, cpu;
};
constexpr Tolerance kTolerances[] = {
    {Scalar::Float32, "kTolerance", "1e-4", "1e-6"},
    {Scalar::Float64, "kToleranceDouble", "1e-9", "2e-15"},
    {Scalar::Float16, "kToleranceHalf", "1e-2", "1e-3"},
    {Scalar::BFloat16, "kToleranceBfloat16", "8e-2", "8e-3"},
};

// The name that a variable of the kernel has in main, which has names of its own.
std::string host_variable(const std::string& name);
// Everything behind the reference.
std::string host_text(const HostProgram& p, const Program& program);

}  // namespace weft::standalone

// Arguments of a kernel as arrays of numbers with names: what numpy and .npz files hold.
//
// An argument has the name of the parameter, a field of a struct a path: "params.mass". An array of
// vectors has the components as its last dimensions: (n, 3); of matrices (n, 3, 3). An array of
// structs is given as one array for each field: "nodes.axis". An indexed array is given as the
// array that it reaches, and the list of indices of each dimension that has one: "x", "x.indices0".
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "weft/eval/eval.h"

namespace weft::eval {

struct NamedArray {
  std::string name;
  Scalar scalar = Scalar::Float32;
  std::vector<std::int64_t> shape;
  std::vector<std::byte> data;  // in C order

  std::int64_t count() const;  // of numbers
};

// As Python writes a tuple: "(2, 3)", "(2,)".
std::string shape_text(std::span<const std::int64_t> shape);

// What a kernel takes under one name.
struct Parameter {
  std::string name;
  Scalar scalar = Scalar::Float32;
  std::vector<std::int64_t> components;  // the last dimensions
  int ndim = -1;                         // of the array before them; -1: a value, no array
  bool is_optional = false;              // a list of indices, which a dimension may have

  std::int64_t component_count() const;  // of an element
};

// A sum of products, and that of their absolute values.
struct WeighedSum {
  double sum = 0, size = 0;
};

class NamedLaunch {
 public:
  // Makes code of the program. Errors: as Evaluator::prepare(); a parameter that has no form as
  // arrays of numbers.
  Status prepare(const hir::Program& program, const Options& options);

  const std::vector<Parameter>& parameters() const { return parameters_; }

  // Gives each parameter its numbers. Errors: a parameter is missing, a name is none, a type or a
  // shape is another one; the message says which and what is expected.
  Status bind(const std::vector<NamedArray>& inputs);

  // False: a finding ended the launch.
  bool launch(std::span<const std::uint32_t> dims, Order order = Order::Ascending) {
    return evaluator_.launch(dims, order);
  }
  const Evaluator& evaluator() const { return evaluator_; }
  void set_step_limit(std::uint64_t steps) { evaluator_.set_step_limit(steps); }
  void set_noise(std::uint64_t noise) { evaluator_.set_noise(noise); }
  void set_traces(bool traces) { evaluator_.set_traces(traces); }
  void set_checks(bool checks) { evaluator_.set_checks(checks); }
  void forget_conditions() { evaluator_.forget_conditions(); }
  // Of a parameter that is an array of values, after bind(); see Evaluator.
  void mark_unwritten(std::size_t parameter) {
    evaluator_.mark_unwritten(places_[parameter].array);
  }

  // After a launch with Options::checks, of a number of a parameter that is an array, counted in
  // the order of its array; see Evaluator.
  bool was_needed(std::size_t parameter, std::int64_t number) const {
    return evaluator_.was_needed(places_[parameter].array, offset(parameter, number));
  }
  bool was_written(std::size_t parameter, std::int64_t number) const {
    return evaluator_.was_written(places_[parameter].array, offset(parameter, number));
  }

  // Whether the array of a parameter holds other numbers now.
  bool differs(std::size_t parameter, const NamedArray& before) const;
  // What the arrays hold now.
  std::vector<NamedArray> arrays() const;

  // Of a parameter after bind().
  std::int64_t number_count(std::size_t parameter) const;

  // The largest difference of a number of the array of floats from what the same path gives in
  // double precision, or of what it gives with a noise, which count from 1. After a launch with
  // Options::traces.
  double deviation(std::size_t parameter, std::size_t which = 0) const;

  // The vector-Jacobian product: for each float parameter the derivative of the sum over all arrays
  // of their numbers times the cotangents', as doubles with the parameter's shape. An array without
  // a cotangent counts as zeros; where none are passed they are 1 for every array that the launch
  // changed. After a launch with Options::traces. Errors: a cotangent fits no array.
  Result<std::vector<NamedArray>> gradients(std::span<const NamedArray> cotangents);
  std::vector<NamedArray> gradients();

  // For difference quotients, with Options::traces: moves a number of a float parameter (counted in
  // the order of its array) in double precision for the launches until the next bind(), see
  // Evaluator::shift(); and after a launch the sum that gradients() derives, in double precision.
  void shift(std::size_t parameter, std::int64_t number, double by);
  Result<WeighedSum> weighed_sum(std::span<const NamedArray> cotangents) const;

 private:
  // A float of an array in the sum that is derived.
  struct Weight {
    ArrayId array;
    std::size_t offset;
    double weight;
  };
  // Where the numbers of a parameter lie.
  struct Place {
    std::size_t argument = 0;
    std::uint32_t offset = 0;  // in the argument's bytes; of a leaf in an element of the array
    Type type;                 // of the array that the parameter is, or is a field of
    ArrayId array;             // of parameters that are arrays
    std::int64_t count = 0;    // of elements
    std::uint32_t stride = 0;  // from one element to the next, in bytes
    bool in_elements = false;  // a field of the elements of an array of structs
    int list_of = -1;          // of a list of indices: the dimension
    bool is_given = true;      // by bind()
  };

  Status add_parameters(std::size_t argument, const std::string& name, const Type& t);
  Status bind_parameter(std::size_t index, const NamedArray& input);
  Status bind_array(std::size_t index, const NamedArray& input);
  std::size_t stride(const Place& place) const;  // from one element to the next, in bytes
  // Of a number of a parameter, in bytes: in the argument, or in the array.
  std::size_t offset(std::size_t parameter, std::int64_t number) const;
  Result<std::vector<Weight>> weights(std::span<const NamedArray> cotangents) const;
  std::vector<Weight> weights_of_changed() const;
  std::vector<NamedArray> gradients_of(std::span<const Weight> all);
  void set_indexed(std::size_t index);

  Evaluator evaluator_;
  const hir::Program* program_ = nullptr;
  std::vector<Parameter> parameters_;
  std::vector<Place> places_;  // of parameters_
};

}  // namespace weft::eval

// A kernel as a thing to launch: its arguments with their types, roles, shapes and ranges, and the
// dimensions of the launch. The synthesizer states it for the kernels that it makes, the analysis
// finds it for those of files, and the reader of datasets reads it back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "weft/interface/block_dims.h"
#include "weft/types/type.h"

namespace weft {

// A number that is known when a kernel is launched, and that sizes are made of.
struct SizeTerm {
  enum class Kind : std::uint8_t { LaunchDim, Argument, Field };

  Kind kind = Kind::LaunchDim;
  std::uint32_t index = 0;  // of KernelInterface::launch, or of KernelInterface::args
  std::uint32_t field = 0;  // of KernelArg::fields

  friend bool operator==(const SizeTerm&, const SizeTerm&) = default;
};

// `factor` times the product of the terms; without terms the number itself.
struct SizeProduct {
  std::int64_t factor = 1;
  std::vector<SizeTerm> terms;

  friend bool operator==(const SizeProduct&, const SizeProduct&) = default;
};

// How many elements an array has along one dimension: a sum of products, in the order in which it
// is written down. Without products it is 0.
struct Size {
  std::vector<SizeProduct> products;

  static Size number(std::int64_t value);
  static Size of(SizeTerm term) { return {{{1, {term}}}}; }

  // The same size and one more element.
  Size one_more() const;

  // The expression, which is one of C++ and of Python too: "2 * n + 1". `name_of` spells a term.
  template <typename NameOf>
  std::string text(const NameOf& name_of) const {
    std::string out;
    for (const SizeProduct& p : products) append_product(out, p, name_of);
    return out.empty() ? "0" : out;
  }

  friend bool operator==(const Size&, const Size&) = default;

 private:
  static void append_sign(std::string& out, std::int64_t factor);

  template <typename NameOf>
  static void append_product(std::string& out, const SizeProduct& p, const NameOf& name_of) {
    append_sign(out, p.factor);
    const std::int64_t size = p.factor < 0 ? -p.factor : p.factor;
    bool first = true;
    if (p.terms.empty() || size != 1) out += std::to_string(size), first = false;
    for (const SizeTerm& t : p.terms) {
      if (!first) out += " * ";
      out += name_of(t);
      first = false;
    }
  }
};

// In: the kernel only reads it. Out: the kernel writes every element that it reads again. InOut:
// what it holds before decides what it holds after.
enum class ArgRole : std::uint8_t { In, Out, InOut };
std::string_view role_name(ArgRole role);  // "inout"

// A closed interval from which inputs are drawn; of compound types for each component.
struct ValueRange {
  double lo = 0, hi = 1;
};

// What integers of an array mean, where a kernel takes them for places in other arrays.
struct ValueRule {
  enum class Kind : std::uint8_t {
    None,
    Index,          // 0 to `bound` - 1
    OptionalIndex,  // these, and -1 for none
    Offsets,        // ascending from 0 to `bound`: list i is from element i up to element i + 1
    Parents,        // the place of a parent, which stands before its children; -1 for none
    Permutation,    // each of 0 to `bound` - 1 once, where `bound` is the length of the array
  };

  Kind kind = Kind::None;
  Size bound;  // of Index, OptionalIndex, Offsets and Permutation

  friend bool operator==(const ValueRule&, const ValueRule&) = default;
};
// "index"; empty for None.
std::string_view rule_name(ValueRule::Kind kind);
std::optional<ValueRule::Kind> parse_rule(std::string_view name);

// How the object of Warp is made that an argument stands for; docs/row-format.md describes the
// objects.
struct ObjectRule {
  enum class Kind : std::uint8_t { None, Mesh, Bvh, HashGrid, Volume, Texture };

  Kind kind = Kind::None;
  // Of a mesh, its rows and columns; of a BVH, its boxes; of volumes and textures, their extents.
  std::vector<Size> sizes;
  // In KernelInterface::args: the points of a hash grid, the lower and upper corners of a BVH that
  // has no size.
  std::vector<std::uint32_t> arrays;
  bool closed = false, winding = false, moving = false;  // of a mesh
  double cell = 1;                                       // of a hash grid or a volume
  std::string element;                                   // of a volume: the type of a voxel
  int channels = 1;                                      // of a texture
};
std::string_view object_name(ObjectRule::Kind kind);  // "hash_grid"; empty for None

// How the outputs of two correct runs of a kernel may differ.
enum class Outcome : std::uint8_t {
  Exact,     // not at all, but for the rounding of elementary functions
  Permuted,  // the same elements in an order that the threads decide
  Rounded,   // sums that were added up in another order
};
std::string_view outcome_name(Outcome outcome);  // "permuted"
std::optional<Outcome> parse_outcome(std::string_view name);

// A field of a struct; a field of a struct in a struct by its path, "inner.length".
struct ArgField {
  std::string name;
  Type type;
  ValueRange range;
  std::vector<Size> shape;              // of arrays
  ValueRule rule;                       // of integers
  std::optional<std::uint32_t> equals;  // a scalar with the value of this launch dimension
  bool is_exact = false;                // `equals`: a smaller value would be another program
};

struct KernelArg {
  std::string name;
  Type type;
  ArgRole role = ArgRole::In;
  std::vector<Size> shape;              // of arrays
  ValueRange range;                     // also of the initial values of outputs
  std::vector<ArgField> fields;         // of structs and arrays of structs
  bool unit = false;                    // quaternions, also in transformations, have length one
  bool sorted = false;                  // ascending
  ValueRule rule;                       // of integers
  std::optional<std::uint32_t> equals;  // a scalar with the value of this launch dimension
  bool is_exact = false;                // `equals`: a smaller value would be another program
  ObjectRule object;                    // `range` is that of its numbers

  bool is_object() const { return object.kind != ObjectRule::Kind::None; }
  bool is_input() const { return role != ArgRole::Out; }
  bool is_output() const { return role != ArgRole::In; }
};

// The threads of the largest launch: their count, and the indices of what belongs to them, fit
// `int`.
inline constexpr std::uint32_t kLargestLaunch = 100'000'000;

struct LaunchDim {
  std::string name;                            // "n", as shapes name it
  std::uint32_t size = 256;                    // a small default
  std::uint32_t limit = 1 << 20;               // no index leaves its array up to this size
  std::uint32_t min = 1;                       // and from this size on
  std::uint32_t bench_limit = kLargestLaunch;  // the largest size to take times with
};

struct KernelInterface {
  std::vector<LaunchDim> launch;  // in the order of wp.launch(dim=(n, m))
  std::vector<KernelArg> args;    // in the kernel's order
  Outcome outcome = Outcome::Exact;
  // Of a tiled launch: the threads of a block on CUDA, where `launch` counts the blocks; on the CPU
  // a block has one thread. 0: the launch counts threads.
  int block_dim = 0;

  // Whether some argument stands for an object of Warp, which the evaluator does not have.
  bool has_objects() const;
  bool is_tiled() const { return block_dim > 0; }
  // What the kernel is launched with on each target.
  BlockDims blocks() const { return is_tiled() ? BlockDims{1, block_dim} : BlockDims{}; }

  // The term of a name: a launch dimension, a scalar argument, or a field by its path,
  // "params.inner.count". Nothing: there is none of that name.
  std::optional<SizeTerm> find_term(std::string_view name) const;
  std::string name_of(const SizeTerm& term) const;
  // "2 * n + params.count"
  std::string text(const Size& size) const;
  // Reads what text() wrote. Nothing: the text is no sum of products of names that are known.
  std::optional<Size> parse_size(std::string_view text) const;
};

}  // namespace weft

// What a kernel's own text says of its arguments, where nobody else does.
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "ranges.h"
#include "shapes.h"
#include "tree_parts.h"
#include "walk.h"
#include "weft/standalone/standalone.h"

namespace weft {
namespace {

using standalone::Extent;
using standalone::Findings;
using standalone::Shapes;

// How large the dimensions of a launch are to begin with, and may be made so that an index that a
// number bounds stays inside.
constexpr std::uint32_t kOneDimension = 256, kDimension = 16;
// Of dimensions that nothing bounds: no two alike, and none of a launch's.
constexpr int kFreeSizes[] = {23, 19, 7, 5};
// Elements of the largest array, and of the largest that --bench makes.
constexpr double kMostElements = 1 << 24, kMostIndex = 2147483647.0;

class Describer {
 public:
  Describer(const Tree& tree, const FunctionDecl& f, std::span<const TileInfo> tiles)
      : tree_(tree), f_(f), found_(standalone::follow(tree, f, tiles)) {}

  StandaloneInfo run() {
    info_.refusal = found_.refusal;
    info_.may_be_negative = found_.may_be_negative;
    name_dimensions();
    settle();
    name_arguments();
    for (KernelArg& arg : interface_.args) {
      describe(arg.name, arg);
      for (ArgField& f : arg.fields) describe(arg.name + "." + f.name, f);
      if (arg.unit) arg.range.lo = -1;
    }
    find_limits();
    return std::move(info_);
  }

 private:
  void name_dimensions() {
    static constexpr std::string_view kNames[] = {"n", "m", "l", "p"};
    for (std::size_t i = 0; i < found_.dims && i < std::size(kNames); ++i) {
      std::string name(kNames[i]);
      while (std::any_of(f_.args.begin(), f_.args.end(),
                         [&](const ArgDecl& a) { return tree_.text(a.name) == name; }))
        name = "num_" + name;
      const std::uint32_t size = found_.dims == 1 ? kOneDimension : kDimension;
      interface_.launch.push_back({std::move(name), size, 1u << 20});
    }
  }

  void settle() {
    shapes_.launch.assign(interface_.launch.size(), 1);
    shapes_.largest_launch = kDimension;
    shapes_.least = [this](const std::string& path) { return found_.lowest(path); };
    shapes_.most = [this](const std::string& path) { return found_.highest(path); };
    shapes_.named = [this](const std::string& path) {
      const auto it = found_.guards.find(path);
      return Extent::of(it == found_.guards.end() ? path : "#" + std::to_string(it->second));
    };
    for (const ArgDecl& a : f_.args) first_sizes(std::string(tree_.text(a.name)), a.type);
    const NodeId at = shapes_.settle(found_.demands);
    if (at.valid() && !info_.refusal)
      info_.refusal = standalone::unsupported(
          tree_, at, "an index for which no size of its dimension is found");
    for (std::size_t d = 0; d < interface_.launch.size(); ++d) {
      interface_.launch[d].min = shapes_.launch[d];
      interface_.launch[d].size = std::max(interface_.launch[d].size, shapes_.launch[d]);
    }
  }

  void first_sizes(const std::string& path, const Type& type) {
    if (type.is_struct()) {
      for (const FieldDecl& f : tree_.structs[type.index].fields)
        first_sizes(path + "." + std::string(tree_.text(f.name)), f.type);
      return;
    }
    for (std::size_t d = 0; d < type.ndim && type.is_array(); ++d)
      shapes_.sizes[{path, d}] = first_size(path, d);
  }

  // Before other indices ask for more. An element at a fixed place is one of many, where the kernel
  // asks how many there are.
  Extent first_size(const std::string& path, std::size_t d) const {
    const auto it = found_.extents.find({path, d});
    const bool asked = found_.asked.contains({path, d});
    const int free = kFreeSizes[std::min(d, std::size(kFreeSizes) - 1)];
    if (it == found_.extents.end() || it->second.empty())
      return d < found_.dims ? Extent::of("#" + std::to_string(d)) : Extent::constant(free);
    const std::string& text = it->second;
    if (text[0] >= '0' && text[0] <= '9') {
      const std::int64_t number = std::stoll(text);
      return Extent::constant(asked ? std::max<std::int64_t>(number, free) : number);
    }
    return text[0] == '#' ? Extent::of(text) : shapes_.named(text);
  }

  // Names and types of the arguments and of their fields, those of structs in structs by their
  // paths: "inner.length".
  void name_arguments() {
    for (const ArgDecl& a : f_.args) {
      KernelArg& arg = interface_.args.emplace_back();
      arg.name = std::string(tree_.text(a.name));
      arg.type = a.type;
      arg.role = found_.stored.contains(arg.name) ? ArgRole::InOut : ArgRole::In;
      arg.unit = a.type.kind == TypeKind::Quaternion || a.type.kind == TypeKind::Transform;
      arg.sorted = found_.sorted.contains(arg.name);
      if (a.type.kind == TypeKind::Struct) name_fields(a.type.index, "", arg.fields);
    }
  }

  void name_fields(std::uint32_t index, const std::string& path, std::vector<ArgField>& out) const {
    for (const FieldDecl& f : tree_.structs[index].fields) {
      const std::string name = path + std::string(tree_.text(f.name));
      if (f.type.is_struct()) {
        name_fields(f.type.index, name + ".", out);
      } else {
        out.push_back({name, f.type, {}, {}, {}});
      }
    }
  }

  // Shape, range and equal size of an argument or of a field, by its path: "params.values".
  template <typename Described>
  void describe(const std::string& path, Described& out) {
    for (std::size_t d = 0; d < out.type.ndim && out.type.is_array(); ++d)
      out.shape.push_back(size_of(shapes_.sizes.at({path, d})));
    out.range.lo = found_.low(path, out.type);
    out.range.hi = found_.high(path, out.type);
    if (const auto it = shapes_.at_least.find(path); it != shapes_.at_least.end())
      out.range.lo = std::max<double>(out.range.lo, static_cast<double>(it->second));
    if (const auto it = found_.guards.find(path); it != found_.guards.end())
      out.equals = static_cast<std::uint32_t>(it->second);
  }

  Size size_of(const Extent& e) {
    Size out;
    const Extent by_name = e.replaced([&](const std::string& name) {
      return Extent::of(name[0] == '#' ? interface_.launch.at(std::stoul(name.substr(1))).name
                                       : name);
    });
    by_name.each_as_written([&](const std::vector<std::string>& names, std::int64_t factor) {
      SizeProduct& product = out.products.emplace_back(SizeProduct{factor, {}});
      for (const std::string& name : names) {
        const std::optional<SizeTerm> term = interface_.find_term(name);
        if (term) product.terms.push_back(*term);
        if (!term && !info_.refusal)
          info_.refusal = standalone::unsupported(
              tree_, f_.def, "an index that goes as far as '" + name + "', which no launch knows");
      }
    });
    return out;
  }

  // Elements of the largest array, with scalars of an element counted each.
  double elements(std::uint32_t size) const {
    double most = 0;
    for (const auto& [place, first] : shapes_.sizes) {
      if (place.second != 0) continue;
      double count = 1;
      for (std::size_t d = 0;; ++d) {
        const auto it = shapes_.sizes.find({place.first, d});
        if (it == shapes_.sizes.end()) break;
        double sum = 0;
        it->second.each([&](const std::vector<std::string>& names, std::int64_t factor) {
          double term = static_cast<double>(factor);
          for (const std::string& name : names) {
            const std::size_t k = name[0] == '#' ? std::stoul(name.substr(1)) : 0;
            term *= name[0] != '#' ? static_cast<double>(found_.highest(name))
                    : k == 0       ? size
                                   : interface_.launch[k].size;
          }
          sum += term;
        });
        count *= std::max(sum, 0.0);
      }
      const auto scalars = found_.scalars.find(place.first);
      most = std::max(most, count * (scalars == found_.scalars.end() ? 1 : scalars->second));
    }
    return most;
  }

  // Up to which sizes no index and no count overflows.
  void find_limits() {
    double others = 1;
    for (std::size_t d = 1; d < interface_.launch.size(); ++d) others *= interface_.launch[d].size;
    const auto largest = [&](double threads, double most_elements) {
      std::uint32_t lo = interface_.launch[0].min, hi = 1;
      hi = static_cast<std::uint32_t>(std::max<double>(lo, threads / others));
      while (lo < hi) {
        const std::uint32_t middle = lo + (hi - lo + 1) / 2;
        if (elements(middle) <= most_elements)
          lo = middle;
        else
          hi = middle - 1;
      }
      return lo;
    };
    interface_.launch[0].limit = std::min(1u << 20, largest(kLargestLaunch, kMostElements));
    interface_.launch[0].bench_limit = largest(kLargestLaunch, kMostIndex);
    interface_.launch[0].size = std::min(interface_.launch[0].size, interface_.launch[0].limit);
    if (elements(interface_.launch[0].min) > kMostIndex && !info_.refusal)
      info_.refusal =
          standalone::unsupported(tree_, f_.def, "an array that is larger than an int says");
  }

  const Tree& tree_;
  const FunctionDecl& f_;
  const Findings found_;
  Shapes shapes_;
  StandaloneInfo info_;
  KernelInterface& interface_ = info_.interface;
};

}  // namespace

StandaloneInfo describe_arguments(const Tree& tree, FunctionId kernel,
                                  std::span<const TileInfo> tiles) {
  return Describer(tree, tree.functions[kernel.v], tiles).run();
}

}  // namespace weft

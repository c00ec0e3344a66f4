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
    StandaloneInfo info;
    info.refusal = found_.refusal;
    info.may_be_negative = found_.may_be_negative;
    name_dimensions(info);
    settle(info);
    for (const ArgDecl& a : f_.args) {
      StandaloneArg arg;
      arg.name = std::string(tree_.text(a.name));
      arg.type = a.type;
      arg.input = true;
      arg.output = found_.stored.contains(arg.name);
      describe(info, arg.name, a.type, arg);
      if (a.type.kind == TypeKind::Struct) fields(info, a.type.index, arg.name, "", arg.fields);
      arg.unit = a.type.kind == TypeKind::Quaternion || a.type.kind == TypeKind::Transform;
      if (arg.unit) arg.lo = -1;
      arg.sorted = found_.sorted.contains(arg.name);
      info.args.push_back(std::move(arg));
    }
    find_limits(info);
    return info;
  }

 private:
  void name_dimensions(StandaloneInfo& info) const {
    static constexpr std::string_view kNames[] = {"n", "m", "l", "p"};
    for (std::size_t i = 0; i < found_.dims && i < std::size(kNames); ++i) {
      std::string name(kNames[i]);
      while (std::any_of(f_.args.begin(), f_.args.end(),
                         [&](const ArgDecl& a) { return tree_.text(a.name) == name; }))
        name = "num_" + name;
      const std::uint32_t size = found_.dims == 1 ? kOneDimension : kDimension;
      info.launch.push_back({std::move(name), size, 1u << 20});
    }
  }

  void settle(StandaloneInfo& info) {
    shapes_.launch.assign(info.launch.size(), 1);
    shapes_.largest_launch = kDimension;
    shapes_.least = [this](const std::string& path) { return found_.lowest(path); };
    shapes_.most = [this](const std::string& path) { return found_.highest(path); };
    shapes_.named = [this](const std::string& path) {
      const auto it = found_.guards.find(path);
      return Extent::of(it == found_.guards.end() ? path : "#" + std::to_string(it->second));
    };
    for (const ArgDecl& a : f_.args) first_sizes(std::string(tree_.text(a.name)), a.type);
    const NodeId at = shapes_.settle(found_.demands);
    if (at.valid() && !info.refusal)
      info.refusal = standalone::unsupported(
          tree_, at, "an index for which no size of its dimension is found");
    for (std::size_t d = 0; d < info.launch.size(); ++d) {
      info.launch[d].least = shapes_.launch[d];
      info.launch[d].size = std::max(info.launch[d].size, shapes_.launch[d]);
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

  // Shape, range and equal size of an argument or of a field, by its path: "params.values".
  template <typename Described>
  void describe(const StandaloneInfo& info, const std::string& path, const Type& type,
                Described& out) {
    for (std::size_t d = 0; d < type.ndim && type.is_array(); ++d)
      out.shape.push_back(named(shapes_.sizes.at({path, d}), info).text());
    out.lo = found_.low(path, type);
    out.hi = found_.high(path, type);
    if (const auto it = shapes_.at_least.find(path); it != shapes_.at_least.end())
      out.lo = std::max<double>(out.lo, static_cast<double>(it->second));
    if (const auto it = found_.guards.find(path); it != found_.guards.end())
      out.equals = info.launch.at(it->second).name;
  }

  // Those of structs in structs by their paths: "inner.length".
  void fields(const StandaloneInfo& info, std::uint32_t index, const std::string& arg,
              const std::string& path, std::vector<StandaloneField>& out) {
    for (const FieldDecl& f : tree_.structs[index].fields) {
      StandaloneField field;
      field.name = path + std::string(tree_.text(f.name));
      field.type = f.type;
      if (f.type.is_struct()) {
        fields(info, f.type.index, arg, field.name + ".", out);
      } else {
        describe(info, arg + "." + field.name, f.type, field);
        out.push_back(std::move(field));
      }
    }
  }

  // In the names of the program.
  static Extent named(const Extent& e, const StandaloneInfo& info) {
    return e.replaced([&](const std::string& name) {
      return Extent::of(name[0] == '#' ? info.launch.at(std::stoul(name.substr(1))).name : name);
    });
  }

  // Elements of the largest array, with scalars of an element counted each.
  double elements(const StandaloneInfo& info, std::uint32_t size) const {
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
                                   : info.launch[k].size;
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
  void find_limits(StandaloneInfo& info) const {
    double others = 1;
    for (std::size_t d = 1; d < info.launch.size(); ++d) others *= info.launch[d].size;
    const auto largest = [&](double threads, double most_elements) {
      std::uint32_t lo = info.launch[0].least, hi = 1;
      hi = static_cast<std::uint32_t>(std::max<double>(lo, threads / others));
      while (lo < hi) {
        const std::uint32_t middle = lo + (hi - lo + 1) / 2;
        if (elements(info, middle) <= most_elements)
          lo = middle;
        else
          hi = middle - 1;
      }
      return lo;
    };
    info.launch[0].limit = std::min(1u << 20, largest(kLargestLaunch, kMostElements));
    info.launch[0].bench_limit = largest(kLargestLaunch, kMostIndex);
    info.launch[0].size = std::min(info.launch[0].size, info.launch[0].limit);
    if (elements(info, info.launch[0].least) > kMostIndex && !info.refusal)
      info.refusal =
          standalone::unsupported(tree_, f_.def, "an array that is larger than an int says");
  }

  const Tree& tree_;
  const FunctionDecl& f_;
  const Findings found_;
  Shapes shapes_;
};

}  // namespace

StandaloneInfo describe_arguments(const Tree& tree, FunctionId kernel,
                                  std::span<const TileInfo> tiles) {
  return Describer(tree, tree.functions[kernel.v], tiles).run();
}

}  // namespace weft

#include "host.h"

#include <algorithm>

#include "cpp_names.h"
#include "weft/base/text.h"

namespace weft::standalone {
namespace {

constexpr std::string_view kCheck = R"text(
#define CUDA_CHECK(call)                                                                   \
  do {                                                                                     \
    const cudaError_t status = (call);                                                     \
    if (status != cudaSuccess) {                                                           \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status)); \
      std::exit(2);                                                                        \
    }                                                                                      \
  } while (false)

// A copy of a host array on the device, freed at the end of its scope.
template <typename T>
class DeviceArray {
 public:
  explicit DeviceArray(const std::vector<T>& host) : bytes_(host.size() * sizeof(T)) {
    CUDA_CHECK(cudaMalloc(&data_, bytes_));
    CUDA_CHECK(cudaMemcpy(data_, host.data(), bytes_, cudaMemcpyHostToDevice));
  }
  ~DeviceArray() { CUDA_CHECK(cudaFree(data_)); }
  DeviceArray(const DeviceArray&) = delete;
  DeviceArray& operator=(const DeviceArray&) = delete;

  T* data() const { return data_; }
)text";

constexpr std::string_view kCopyTo = R"text(  void copy_to(std::vector<T>& host) const {
    CUDA_CHECK(cudaMemcpy(host.data(), data_, bytes_, cudaMemcpyDeviceToHost));
  }
)text";

constexpr std::string_view kDeviceArrayEnd = R"text(
 private:
  T* data_ = nullptr;
  size_t bytes_;
};
)text";

constexpr std::string_view kRandom = R"text(
// SplitMix64: the same inputs from a seed everywhere.
class Random {
 public:
  // `varied`: not only values from all over their range.
  Random(uint64_t seed, bool varied) : state_(seed), varied_(varied) {}

  // Chooses how the next values lie in [lo, hi]: anywhere, close together, at the ends and in the
  // middle, or where the kernel's own numbers are.
  void choose(double lo, double hi) {
    if (!varied_) return;
    manner_ = static_cast<Manner>(bits() % 4);
    const double width = unit();
    width_ = width * width * width * (hi - lo);
    start_ = lo + std::clamp(1.5 * unit() - 0.25, 0.0, 1.0) * (hi - lo - width_);
  }

  // A value in [lo, hi]. Only whole numbers are at a chosen place, others near it: on a GPU, which
  // rounds otherwise, a condition may turn there.
  template <typename T>
  T draw(double lo, double hi) {
    constexpr bool kWhole = std::is_integral_v<T>;
    const double at = unit();
    const uint64_t pick = bits();
    const double off = kWhole ? 0.0 : 0.01 * at * (hi - lo);
    double value = lo + at * (hi - lo + (kWhole ? 1.0 : 0.0));
    if (manner_ == kAnywhere) {
      if (pick % 16 == 0) value = pick % 32 == 0 ? lo : hi;
    } else if (manner_ == kClose) {
      value = start_ + at * width_;
    } else if (manner_ == kEnds) {
      const double ends[] = {lo + off, hi - off, off, lo + 0.5 * (hi - lo) + off};
      value = ends[pick % 4];
    } else if (pick % 4 != 0) {
      // The next one that lies between them.
      for (size_t k = 0; k < std::size(kNumbers); ++k) {
        double own = kNumbers[(pick / 16 + k) % std::size(kNumbers)];
        if (lo < 0.0 && pick % 8 < 4) own = -own;
        if (own < lo || own > hi) continue;
        value = own + (pick % 16 < 8 ? off : -off);
        break;
      }
    }
    value = std::clamp(kWhole ? std::floor(value) : value, lo, hi);
    if constexpr (kWhole) return static_cast<T>(value);
    return static_cast<T>(static_cast<float>(value));
  }

  // One that is by itself.
  template <typename T>
  T single(double lo, double hi) {
    choose(lo, hi);
    return draw<T>(lo, hi);
  }

 private:
  enum Manner {
    kAnywhere,
    kClose,
    kEnds,
    kOwnNumbers
  };

  uint64_t bits() {
    uint64_t z = (state_ += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  double unit() { return static_cast<double>(bits() >> 11) * 0x1.0p-53; }

  uint64_t state_;
  bool varied_;
  Manner manner_ = kAnywhere;
  double start_ = 0.0, width_ = 0.0;
};
)text";

constexpr std::string_view kFill = R"text(
// Fills memory that holds `count` scalars of type T.
template <typename T>
void fill(Random& random, void* memory, size_t count, double lo, double hi) {
  T* values = static_cast<T*>(memory);
  random.choose(lo, hi);
  for (size_t i = 0; i < count; ++i) values[i] = random.draw<T>(lo, hi);
}
)text";

constexpr std::string_view kUnwritten = R"text(
// What memory that the kernel only writes holds before it: a number that no result is.
template <typename T>
void fill_unwritten(void* memory, size_t count) {
  T value{};
  if constexpr (std::is_integral_v<T>) {
    value = static_cast<T>(0x5bd1e995);
  } else {
    value = static_cast<T>(-31344.0f);
  }
  std::fill_n(static_cast<T*>(memory), count, value);
}
)text";

constexpr std::string_view kUnit = R"text(
// Scales `count` quaternions, `stride` scalars apart, to length one.
template <typename T>
void make_unit(void* memory, size_t count, size_t stride, size_t offset) {
  T* values = static_cast<T*>(memory) + offset;
  for (size_t i = 0; i < count; ++i, values += stride) {
    double sum = 0.0;
    for (int k = 0; k < 4; ++k) {
      const double value = static_cast<double>(values[k]);
      sum += value * value;
    }
    const double length = std::sqrt(sum);
    for (int k = 0; k < 4; ++k) {
      double value = k == 3 ? 1.0 : 0.0;
      if (length > 1e-3) value = static_cast<double>(values[k]) / length;
      values[k] = static_cast<T>(static_cast<float>(value));
    }
  }
}
)text";

constexpr std::string_view kIndices = R"text(
// All but one of the indices into `count + 1` elements, in any order.
std::vector<int> draw_indices(Random& random, int count) {
  std::vector<int> indices(count + 1);
  for (int i = 0; i <= count; ++i) {
    const int at = random.single<int>(0, i);
    indices[i] = indices[at];
    indices[at] = i;
  }
  indices.pop_back();
  return indices;
}
)text";

constexpr std::string_view kCompare = R"text(
// Whether two arrays agree: |actual - expected| <= tolerance * (1 + |expected|) in every scalar; of
// integers the tolerance is 0. Notes the largest error relative to 1 + |expected|.
template <typename T>
bool compare(const char* name, const void* actual, const void* expected, size_t count, double tolerance, double& largest) {
  const T* a = static_cast<const T*>(actual);
  const T* e = static_cast<const T*>(expected);
  size_t wrong = 0;
  for (size_t i = 0; i < count; ++i) {
    const double x = static_cast<double>(a[i]);
    const double y = static_cast<double>(e[i]);
    if (x == y || (std::isnan(x) && std::isnan(y))) continue;
    const double error = std::fabs(x - y) / (1.0 + std::fabs(y));
    if (!(error <= largest)) largest = error;
    if (error <= tolerance) continue;
    if (wrong++ == 0) std::printf("%s[%zu] is %.9g, expected %.9g\n", name, i, x, y);
  }
  return wrong == 0;
}
)text";

constexpr std::string_view kReadNumber = R"text(
// Whether the whole text is a number, which goes to `value`.
template <typename T>
bool read_number(const char* text, T& value) {
  const char* end = text + std::strlen(text);
  const auto [last, error] = std::from_chars(text, end, value);
  return error == std::errc() && last == end;
}
)text";

constexpr std::string_view kDump = R"text(
// One array as a member of a JSON object.
template <typename T>
void dump(std::FILE* file, const char* name, const void* memory, size_t count) {
  const T* values = static_cast<const T*>(memory);
  std::fprintf(file, ",\n  \"%s\": [", name);
  for (size_t i = 0; i < count; ++i) {
    if (i > 0) std::fputs(", ", file);
    if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
      std::fprintf(file, "%lld", static_cast<long long>(values[i]));
    } else if constexpr (std::is_integral_v<T>) {
      std::fprintf(file, "%llu", static_cast<unsigned long long>(values[i]));
    } else {
      const double value = static_cast<double>(values[i]);
      if (std::isfinite(value)) {
        std::fprintf(file, "%.17g", value);
      } else {
        const char* sign = value < 0.0 ? "-" : "";
        std::fprintf(file, "%s%s", sign, std::isnan(value) ? "NaN" : "Infinity");
      }
    }
  }
  std::fputs("]", file);
}
)text";

std::string double_text(double v) {
  std::string s = py_float_repr(v);
  return s;
}

constexpr std::string_view kMember = R"text(
// One field of every struct of an array.
template <typename Out, typename Field, typename T>
std::vector<Out> member(const std::vector<T>& values, Field T::*field) {
  std::vector<Out> out;
  for (const T& value : values) out.push_back(static_cast<Out>(value.*field));
  return out;
}
)text";

constexpr std::string_view kPart = R"text(
// What `get` takes of every element of an array.
template <typename Out, typename T, typename Get>
std::vector<Out> part(const std::vector<T>& values, Get get) {
  std::vector<Out> out;
  for (const T& value : values) out.push_back(static_cast<Out>(get(value)));
  return out;
}
)text";

// A part of an argument that is made of one kind of scalar.
struct Slot {
  std::string field;  // of a struct, as C++ spells it; empty: the whole
  std::string label;
  Type type;
  double lo = 0, hi = 0;
  std::optional<std::uint32_t> equals;  // a launch dimension
};

std::vector<Slot> slots(const HostArg& a) {
  std::vector<Slot> out;
  if (a.type.kind != TypeKind::Struct) {
    Type t = a.type;
    if (a.array) t = a.type.element();
    out.push_back({"", a.info->name, t, a.info->range.lo, a.info->range.hi, a.info->equals});
    return out;
  }
  for (const ArgField& f : a.info->fields) {
    if (f.type.is_array()) continue;  // an argument of its own to the host
    std::string field;
    for (std::size_t at = 0, end; at <= f.name.size(); at = end + 1) {
      end = std::min(f.name.find('.', at), f.name.size());
      const std::string part = f.name.substr(at, end - at);
      field += (at > 0 ? "." : "") + member_name(part);
    }
    out.push_back({field, a.info->name + "." + f.name, f.type, f.range.lo, f.range.hi, f.equals});
  }
  return out;
}

std::string stored_scalar(Scalar s) {
  return s == Scalar::Bool ? "unsigned char" : std::string(cpp_scalar(s));
}

class HostWriter {
 public:
  HostWriter(const HostProgram& p, const Program& program) : p_(p), program_(program) {}

  std::string text() {
    const std::string wrapper = launch();
    const std::string main_text = main_function();
    std::string out(kCheck);
    if (writes_) out += kCopyTo;
    out += kDeviceArrayEnd;
    out += wrapper;
    const bool draws = main_text.find("random.single<") != std::string::npos ||
                       main_text.find("(random, ") != std::string::npos;
    out += numbers(draws);
    out += kRandom;
    if (fills_) out += kFill;
    if (unwritten_) out += kUnwritten;
    if (units_) out += kUnit;
    if (indices_) out += kIndices;
    if (members_) out += kMember;
    if (parts_) out += kPart;
    if (writes_) out += kCompare;
    out += kDump;
    out += kReadNumber;
    out += main_text;
    return out;
  }

 private:
  std::string parameters() const {
    std::string out;
    for (const HostDim& d : p_.dims) out += "int " + d.name + ", ";
    for (const HostArg& a : p_.args) {
      if (a.array) {
        out += (a.written ? "std::vector<" : "const std::vector<") + a.storage + ">& ";
      } else if (a.holds_arrays) {
        out += a.element + " ";
      } else {
        out += a.type.is_scalar() ? a.element + " " : "const " + a.element + "& ";
      }
      out += a.host_name + ", ";
    }
    return out;
  }

  // The arguments of a call of the kernel or the reference.
  std::string arguments(const std::vector<std::string>& dims, std::string_view prefix,
                        std::string_view suffix) {
    std::string out;
    for (const std::string& d : dims) out += (out.empty() ? "" : ", ") + d;
    for (const HostArg& a : p_.args) {
      if (!a.parameter()) continue;
      if (!out.empty()) out += ", ";
      out += a.array ? data(a, prefix, suffix) : a.host_name;
    }
    return out;
  }

  static std::string data(const HostArg& a, std::string_view prefix, std::string_view suffix) {
    std::string text =
        std::string(prefix) + a.host_name + (a.written ? std::string(suffix) : "") + ".data()";
    if (a.storage != a.element)
      text = std::string("reinterpret_cast<") + (a.written ? "" : "const ") + a.element + "*>(" +
             text + ")";
    return text;
  }

  // Lets the host's structs point to their arrays.
  std::string point(std::string_view prefix, std::string_view suffix) const {
    std::string out;
    for (const HostArg& a : p_.args) {
      if (!a.parameter()) out += "  " + a.pointer + " = " + data(a, prefix, suffix) + ";\n";
    }
    return out;
  }

  std::string total() const {
    std::string out;
    for (const HostDim& d : p_.dims) out += (out.empty() ? "" : " * ") + d.name;
    return out;
  }

  std::string launch() {
    std::string out =
        "\n// Runs the kernel on copies of the arrays, and copies the results back. With `repeats` "
        "it runs\n"
        "// that often again; the result is the mean time of those runs in milliseconds.\n";
    out += "float run_" + p_.kernel + "(" + parameters() + (p_.tiled ? "" : "int threads, ") +
           "int most_blocks, int repeats) {\n";
    for (const HostArg& a : p_.args) {
      if (a.array)
        out += "  const DeviceArray<" + a.storage + "> device_" + a.host_name + "(" + a.host_name +
               ");\n";
      writes_ = writes_ || (a.array && a.written);
    }
    out += point("device_", "");
    const std::string args = arguments(p_.kernel_dims, "device_", "");
    out += p_.tiled ? "  const int blocks = std::min(" + total() + ", most_blocks);\n"
                    : "  const int blocks = std::min((" + total() +
                          " + threads - 1) / threads, most_blocks);\n";
    // Of a kernel from a file the order of its threads may decide.
    const std::string on_cpu = p_.any_order ? "launch_shuffled_on_cpu" : "launch_watched_on_cpu";
    out += "  const auto launch_once = [&] {\n#ifdef __CUDACC__\n    " + p_.kernel + "<<<blocks, " +
           (p_.tiled ? "kThreads" : "threads") + ">>>(" + args + ");\n#else\n    " + on_cpu +
           "(blocks, " + (p_.tiled ? "1" : "threads") + ", [&] {\n      " + p_.kernel + "(" + args +
           ");\n    });\n#endif\n    CUDA_CHECK(cudaGetLastError());\n  };\n";
    out += "  launch_once();\n  CUDA_CHECK(cudaDeviceSynchronize());\n";
    for (const HostArg& a : p_.args) {
      if (a.array && a.written)
        out += "  device_" + a.host_name + ".copy_to(" + a.host_name + ");\n";
    }
    out +=
        "  if (repeats == 0) return 0.0f;\n\n"
        "  cudaEvent_t start, stop;\n  CUDA_CHECK(cudaEventCreate(&start));\n  "
        "CUDA_CHECK(cudaEventCreate(&stop));\n"
        "  CUDA_CHECK(cudaEventRecord(start));\n"
        "  for (int k = 0; k < repeats; ++k) launch_once();\n"
        "  CUDA_CHECK(cudaEventRecord(stop));\n  CUDA_CHECK(cudaEventSynchronize(stop));\n"
        "  float milliseconds = 0.0f;\n  CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, "
        "stop));\n"
        "  CUDA_CHECK(cudaEventDestroy(start));\n  CUDA_CHECK(cudaEventDestroy(stop));\n"
        "  return milliseconds / static_cast<float>(repeats);\n}\n";
    return out;
  }

  std::string count_of(const HostArg& a) const {
    std::string out;
    for (const std::string& s : a.host_shape) out += (out.empty() ? "" : " * ") + s;
    // A sum is in parentheses, which it needs among others only.
    if (a.host_shape.size() == 1 && out[0] == '(') out = out.substr(1, out.size() - 2);
    return out;
  }

  // Of scalars behind `size` values of a type.
  static std::string scalars(const std::string& size, const Type& t) {
    const int n = t.component_count();
    return n == 1 ? size : size + " * " + std::to_string(n);
  }

  void fill_array(std::string& out, const HostArg& a, const Slot& s, const std::string& memory,
                  const std::string& count, std::string_view indent) {
    if (starts_unwritten(a, s)) {
      // A bool has no third value.
      const bool is_bool = s.type.is_bool();
      (is_bool ? fills_ : unwritten_) = true;
      out += std::string(indent) + (is_bool ? "fill<" : "fill_unwritten<") +
             stored_scalar(s.type.scalar) + (is_bool ? ">(random, " : ">(") + memory + ", " +
             scalars(count, s.type) + (is_bool ? ", 0.0, 1.0);\n" : ");\n");
      return;
    }
    if (s.lo != s.hi || s.lo != 0) {
      fills_ = true;
      out += std::string(indent) + "fill<" + stored_scalar(s.type.scalar) + ">(random, " + memory +
             ", " + scalars(count, s.type) + ", " + double_text(s.lo) + ", " + double_text(s.hi) +
             ");\n";
    }
    const bool rotation = s.type.is_quaternion() || s.type.is_transform();
    if (rotation && a.info->unit && (s.lo != s.hi || s.lo != 0)) {
      units_ = true;
      const bool transform = s.type.is_transform();
      out += std::string(indent) + "make_unit<" + std::string(cpp_scalar(s.type.scalar)) + ">(" +
             memory + ", " + count + ", " + (transform ? "7, 3" : "4, 0") + ");\n";
    }
  }

  // Whether it holds no input. What starts with a zero, or a number that may be a result, does not
  // show that it was never written.
  static bool starts_unwritten(const HostArg& a, const Slot& s) {
    return a.written && (a.unread || (!a.info->is_input() && s.lo == 0 && s.hi == 0));
  }

  void define(std::string& out, const HostArg& a) {
    if (a.is_indices) {
      indices_ = true;
      out += "  const std::vector<int> " + a.host_name + " = draw_indices(random, " + count_of(a) +
             ");\n";
      return;
    }
    if (a.array) {
      out += "  std::vector<" + a.storage + "> " + a.host_name + "(" + count_of(a) + ");\n";
      if (a.type.kind == TypeKind::Struct) {
        out += "  for (" + a.storage + "& value : " + a.host_name + ") {\n";
        for (Slot s : slots(a)) {
          if (starts_unwritten(a, s) && !s.type.is_bool()) {
            fill_array(out, a, s, "&value." + s.field, "1", "    ");
          } else {
            if (starts_unwritten(a, s)) s.lo = 0, s.hi = 1;
            draw(out, "value." + s.field, s, "    ");
          }
        }
        out += "  }\n";
      } else {
        const Slot s = slots(a)[0];
        fill_array(out, a, s, a.host_name + ".data()", a.host_name + ".size()", "  ");
        if (a.info->sorted)
          out += "  std::sort(" + a.host_name + ".begin(), " + a.host_name + ".end());\n";
      }
      return;
    }
    if (a.info->equals) {
      const HostDim& d = p_.dims.at(*a.info->equals);
      out += "  const " + a.element + " " + a.host_name + " = " + equal(d, a.element) + ";\n";
      return;
    }
    if (a.type.is_scalar()) {
      out += "  const " + a.element + " " + a.host_name + " = random.single<" + a.element + ">(" +
             double_text(a.info->range.lo) + ", " + double_text(a.info->range.hi) + ");\n";
      return;
    }
    out += "  " + a.element + " " + a.host_name + "{};\n";
    for (const Slot& s : slots(a))
      draw(out, a.host_name + (s.field.empty() ? "" : "." + s.field), s, "  ");
    if ((a.type.is_quaternion() || a.type.is_transform()) && a.info->unit) {
      units_ = true;
      out += "  make_unit<" + std::string(cpp_scalar(a.type.scalar)) + ">(&" + a.host_name +
             (a.type.is_transform() ? ", 1, 7, 3);\n" : ", 1, 4, 0);\n");
    }
  }

  // The value of a scalar that has the size of a launch dimension. A launch may cover more.
  std::string equal(const HostDim& d, const std::string& type) const {
    if (!p_.varies) return d.name;
    return "round % 4 == 3 ? random.single<" + type + ">(1.0, " + d.name + ") : " + d.name;
  }

  std::string numbers(bool draws) const {
    const std::string head =
        std::string(draws ? "" : "[[maybe_unused]] ") + "constexpr double kNumbers[] = {";
    std::string out = "\n// Numbers of the kernel, around which inputs make a difference.\n" + head;
    std::size_t column = head.size();
    for (std::size_t i = 0; i < p_.numbers.size(); ++i) {
      const std::string text = double_text(p_.numbers[i]);
      if (i > 0 && column + text.size() + 4 > 100) {
        out += ",\n" + std::string(head.size(), ' ');
        column = head.size();
      } else if (i > 0) {
        out += ", ";
        column += 2;
      }
      out += text;
      column += text.size();
    }
    return out + "};\n";
  }

  void draw(std::string& out, const std::string& place, const Slot& s, std::string_view indent) {
    if (s.type.is_scalar()) {
      const std::string t(cpp_scalar(s.type.scalar));
      if (s.equals) {
        out += std::string(indent) + place + " = " + equal(p_.dims.at(*s.equals), t) + ";\n";
        return;
      }
      out += std::string(indent) + place + " = random.single<" + t + ">(" + double_text(s.lo) +
             ", " + double_text(s.hi) + ");\n";
      return;
    }
    fills_ = true;
    out += std::string(indent) + "fill<" + std::string(cpp_scalar(s.type.scalar)) + ">(random, &" +
           place + ", " + std::to_string(s.type.component_count()) + ", " + double_text(s.lo) +
           ", " + double_text(s.hi) + ");\n";
  }

  // One field of all elements of an array of structs.
  std::string field_values(const HostArg& a, const Slot& s, const std::string& out_type,
                           const std::string& values) {
    if (s.field.find('.') == std::string::npos) {
      members_ = true;
      return "member<" + out_type + ">(" + values + ", &" + a.storage + "::" + s.field + ").data()";
    }
    parts_ = true;
    return "part<" + out_type + ">(" + values + ", [](const " + a.storage + "& v) { return v." +
           s.field + "; }).data()";
  }

  void dump(std::string& out, const HostArg& a, std::string_view kind, const std::string& name) {
    for (const Slot& s : slots(a)) {
      std::string memory =
          a.array ? name + ".data()" : "&" + name + (s.field.empty() ? "" : "." + s.field);
      std::string count = a.array ? name + ".size()" : "1";
      std::string scalar = stored_scalar(s.type.scalar);
      if (a.array && !s.field.empty()) {
        const std::string out_type = s.type.is_bool() ? scalar : cpp_type(s.type, program_.structs);
        memory = field_values(a, s, out_type, name);
      }
      if (!a.array && s.type.is_bool()) scalar = "bool";
      out += "    dump<" + scalar + ">(file, \"" + std::string(kind) + s.label + "\", " + memory +
             ", " + scalars(count, s.type) + ");\n";
    }
  }

  void compare(std::string& out, const HostArg& a) {
    for (const Slot& s : slots(a)) {
      const std::string scalar = stored_scalar(s.type.scalar);
      std::string actual = a.host_name + ".data()", expected = a.host_name + "_expected.data()";
      if (!s.field.empty()) {
        const std::string out_type = s.type.is_bool() ? scalar : cpp_type(s.type, program_.structs);
        actual = field_values(a, s, out_type, a.host_name);
        expected = field_values(a, s, out_type, a.host_name + "_expected");
      }
      const auto* tolerance =
          std::find_if(std::begin(kTolerances), std::end(kTolerances),
                       [&](const Tolerance& x) { return x.scalar == s.type.scalar; });
      const std::string_view within = tolerance == std::end(kTolerances) ? "0.0" : tolerance->name;
      out += "  ok &= compare<" + scalar + ">(\"" + s.label + "\", " + actual + ", " + expected +
             ", " + scalars(a.host_name + ".size()", s.type) + ", " + std::string(within) +
             ", largest);\n";
    }
  }

  // How many blocks and threads the launch of a round has.
  std::string layout() const {
    std::string out;
    if (!p_.tiled) out += "  const int threads = kBlockSizes[round % 3];\n";
    if (!p_.any_order) return out + "  const int most_blocks = kMaxBlocks;\n";
    const std::string needed = total() + (p_.tiled ? "" : " / threads");
    return out +
           "  // Now and then so few blocks that they take several elements each.\n"
           "  const int most_blocks = round % 4 == 2 ? std::clamp(" +
           needed + " / 2, 1, 2) : kMaxBlocks;\n";
  }

  // One round: inputs from a seed, the kernel, the reference, the comparison.
  std::string check_function() {
    std::string out = p_.tiled ? ""
                               : "\n// Threads of a block, which differ from round to round.\n"
                                 "constexpr int kBlockSizes[] = {kThreads, 96, 32};\n";
    out +=
        "\n// One round: inputs from a seed, the kernel, the reference, and whether they agree. "
        "Writes inputs\n"
        "// and outputs to `file`, if there is one.\n"
        "bool check(int size, uint64_t seed, int round, std::FILE* file, bool bench, " +
        std::string(writes_ ? "" : "[[maybe_unused]] ") + "double& largest) {\n";
    for (std::size_t i = 0; i < p_.dims.size(); ++i)
      out += "  const int " + p_.dims[i].name + " = " +
             (i == 0 ? "size" : std::to_string(p_.dims[i].size)) + ";\n";
    out += "\n  Random random(seed + round, round > 0);\n";
    // Scalars first: sizes of arrays may be among them.
    for (const HostArg& a : p_.args) {
      if (!a.array) define(out, a);
    }
    for (const HostArg& a : p_.args) {
      if (a.array) define(out, a);
      for (const auto& [d, member] : a.sizes)
        out += "  " + member + " = " + a.host_shape[d] + ";\n";
    }
    for (const HostArg& a : p_.args) {
      if (a.array && a.written)
        out += "  std::vector<" + a.storage + "> " + a.host_name + "_expected = " + a.host_name +
               ";\n";
    }
    out += "\n  if (file != nullptr) {\n    std::fprintf(file, \"{\\n  \\\"launch\\\": [";
    for (std::size_t i = 0; i < p_.dims.size(); ++i) out += i > 0 ? ", %d" : "%d";
    out += "]\"";
    for (const HostDim& d : p_.dims) out += ", " + d.name;
    out += ");\n";
    for (const HostArg& a : p_.args) dump(out, a, "in.", a.host_name);
    out += "  }\n\n";
    std::string run_args;
    for (const HostDim& d : p_.dims) run_args += d.name + ", ";
    for (const HostArg& a : p_.args) run_args += a.host_name + ", ";
    out += layout();
    out += "  const float milliseconds = run_" + p_.kernel + "(" + run_args +
           (p_.tiled ? "" : "threads, ") + "most_blocks, bench ? 100 : 0);\n";
    out += point("", "_expected");
    out += "  const auto start = std::chrono::steady_clock::now();\n";
    out +=
        "  " + p_.kernel + "_reference(" + arguments(p_.reference_dims, "", "_expected") + ");\n";
    out +=
        "  const std::chrono::duration<double, std::milli> cpu = std::chrono::steady_clock::now() "
        "- start;\n\n";
    out += "  if (file != nullptr) {\n";
    for (const HostArg& a : p_.args) {
      if (a.array && a.written) dump(out, a, "out.", a.host_name);
    }
    out += "    std::fputs(\"\\n}\\n\", file);\n  }\n";
    out += "  if (bench) {\n";
    out += "    size_t bytes = 0;\n";
    for (const HostArg& a : p_.args) {
      if (a.array)
        out += std::string("    bytes += ") + (a.written && a.info->is_input() ? "2 * " : "") +
               a.host_name + ".size() * sizeof(" + a.storage + ");\n";
    }
    out +=
        "    const double seconds = 1e-3 * static_cast<double>(milliseconds);\n"
        "    std::printf(\"kernel %.4f ms, %.2f GB/s; one CPU thread %.4f ms\\n\", "
        "static_cast<double>(milliseconds), 1e-9 * static_cast<double>(bytes) / seconds, "
        "cpu.count());\n  }\n";
    out += "  bool ok = true;\n";
    for (const HostArg& a : p_.args) {
      if (a.array && a.written) compare(out, a);
    }
    return out + "  return ok;\n}\n";
  }

  // The largest first dimension of a launch that --bench makes.
  std::uint64_t bench_limit() const {
    std::uint64_t others = 1;
    for (std::size_t d = 1; d < p_.dims.size(); ++d) others *= p_.dims[d].size;
    return std::min<std::uint64_t>(
        p_.dims[0].bench_limit, std::max<std::uint64_t>(p_.dims[0].limit, kLargestLaunch / others));
  }

  std::string main_function() {
    const std::string limit = std::to_string(p_.dims[0].limit);
    const std::string least = std::to_string(p_.dims[0].least);
    std::string out = check_function();
    out +=
        "\nint main(int argc, char** argv) {\n"
        "  int size = " +
        std::to_string(p_.dims[0].size) +
        ";\n"
        "  uint64_t seed = 1;\n  const char* dump_path = nullptr;\n  bool bench = false;\n"
        "  int only = -1;\n  int position = 0;\n"
        "  for (int k = 1; k < argc; ++k) {\n"
        "    if (std::strcmp(argv[k], \"--dump\") == 0 && k + 1 < argc) {\n      dump_path = "
        "argv[++k];\n"
        "    } else if (std::strcmp(argv[k], \"--round\") == 0 && k + 1 < argc) {\n"
        "      if (!read_number(argv[++k], only) || only < 0) only = kRounds;\n"
        "    } else if (std::strcmp(argv[k], \"--bench\") == 0) {\n      bench = true;\n"
        "    } else if (position == 0 && read_number(argv[k], size)) {\n      ++position;\n"
        "    } else if (position == 1 && read_number(argv[k], seed)) {\n      ++position;\n"
        "    } else {\n      std::fprintf(stderr, \"usage: %s [SIZE] [SEED] [--round N] "
        "[--dump FILE] [--bench]\\n\", argv[0]);\n      return 2;\n    }\n  }\n"
        "  const int most = bench ? " +
        std::to_string(bench_limit()) + " : " + limit +
        ";\n"
        "  if (size < " +
        least +
        " || size > most) {\n"
        "    std::fprintf(stderr, \"SIZE is from " +
        least +
        " to %d%s\\n\", most, bench ? \"\" : \"; --bench takes more\");\n"
        "    return 2;\n  }\n"
        "  if (only >= kRounds) {\n"
        "    std::fprintf(stderr, \"the number of a round is from 0 to %d\\n\", kRounds - 1);\n"
        "    return 2;\n  }\n"
        "  std::FILE* file = nullptr;\n  if (dump_path != nullptr) {\n    file = "
        "std::fopen(dump_path, \"w\");\n"
        "    if (file == nullptr) {\n      std::perror(dump_path);\n      return 2;\n    }\n  }\n\n"
        "  // Several rounds, for inputs of several kinds" +
        std::string(p_.varies ? ", every other one of a few elements" : "") +
        ".\n  // The first goes to the file.\n"
        "  const int first = std::max(only, 0);\n"
        "  const int last = bench || only >= 0 ? first : kRounds - 1;\n"
        "  double largest = 0.0;\n  bool ok = true;\n"
        "  for (int round = first; round <= last && ok; ++round) {\n" +
        (p_.varies ? "    const int now = round % 2 == 0 ? size : std::min(size, 1 + round);\n"
                   : std::string()) +
        "    ok = check(" + (p_.varies ? "now" : "size") +
        ", seed, round, round == first ? file : nullptr, bench, largest);\n  }\n"
        "  if (file != nullptr && std::fclose(file) != 0) {\n    std::perror(dump_path);\n    "
        "return 2;\n  }\n"
        "  std::printf(\"largest error %.3g: %s\\n\", largest, ok ? \"PASS\" : \"FAIL\");\n  "
        "return ok ? 0 : 1;\n}\n";
    return out;
  }

  const HostProgram& p_;
  const Program& program_;
  bool writes_ = false, fills_ = false, units_ = false, members_ = false, parts_ = false,
       indices_ = false, unwritten_ = false;
};

}  // namespace

std::string host_variable(const std::string& name) {
  static constexpr std::string_view kOwn[] = {"size",
                                              "seed",
                                              "bench",
                                              "file",
                                              "random",
                                              "largest",
                                              "ok",
                                              "cpu",
                                              "start",
                                              "stop",
                                              "blocks",
                                              "threads",
                                              "most_blocks",
                                              "kBlockSizes",
                                              "position",
                                              "milliseconds",
                                              "bytes",
                                              "seconds",
                                              "most",
                                              "launch_once",
                                              "read_number",
                                              "argc",
                                              "argv",
                                              "repeats",
                                              "status",
                                              "dump_path",
                                              "fill",
                                              "compare",
                                              "fill_unwritten",
                                              "dump",
                                              "member",
                                              "part",
                                              "make_unit",
                                              "value",
                                              "k",
                                              "check",
                                              "round",
                                              "draw_indices",
                                              "kThreads",
                                              "kMaxBlocks",
                                              "kRounds",
                                              "kNumbers",
                                              "kTolerance",
                                              "kToleranceDouble",
                                              "kToleranceHalf",
                                              "kToleranceBfloat16",
                                              "Random"};
  return std::find(std::begin(kOwn), std::end(kOwn), name) == std::end(kOwn) ? name
                                                                             : name + "_values";
}

std::string host_text(const HostProgram& p, const Program& program) {
  return HostWriter(p, program).text();
}

}  // namespace weft::standalone

#include "program_types.h"

#include <array>
#include <charconv>

namespace weft {
namespace {

class TypeWords {
 public:
  TypeWords(std::string_view text, Tree& tree) : rest_(text), tree_(tree) {}

  std::optional<Type> all() {
    const std::optional<Type> t = type();
    return rest_.empty() ? t : std::nullopt;
  }

 private:
  std::string_view word() {
    const std::size_t end = std::min(rest_.find(' '), rest_.size());
    const std::string_view w = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return w;
  }

  bool is_python() {
    if (!rest_.starts_with("python ")) return false;
    word();
    return true;
  }

  std::optional<int> number(int limit) {
    const std::string_view w = word();
    int n = 0;
    const auto end = std::from_chars(w.data(), w.data() + w.size(), n);
    if (end.ec != std::errc() || end.ptr != w.data() + w.size() || n < 0 || n > limit) return {};
    return n;
  }

  std::optional<Scalar> scalar() {
    const std::string_view w = word();
    if (w == "any") return Scalar::AnyOf;
    if (w == "generic") {
      const std::string_view which = word();
      if (which == "Scalar") return Scalar::AnyScalar;
      if (which == "Float") return Scalar::AnyFloat;
      if (which == "Int") return Scalar::AnyInt;
      return {};
    }
    if (w == "handle") return Scalar::Handle;
    for (int s = static_cast<int>(Scalar::Bool); s <= static_cast<int>(Scalar::Float64); ++s)
      if (w == scalar_name(static_cast<Scalar>(s))) return static_cast<Scalar>(s);
    return {};
  }

  std::optional<Type> array(ArrayClass kind) {
    const auto rank = number(4);
    const bool python = is_python();
    const auto element = type();
    if (!rank || !element || element->is_array() || (python && !element->is_scalar())) return {};
    Type array = Type::array_of(*element, *rank, kind);
    array.python = python;
    return array;
  }

  std::optional<Type> fixed_array() {
    const auto rank = number(4);
    const auto count = number(1 << 30);
    const auto element = type();
    if (!rank || !count || !element || element->is_array()) return {};
    Type array = Type::array_of(*element, *rank, ArrayClass::Fixed);
    array.size = static_cast<std::uint32_t>(*count);
    return array;
  }

  std::optional<Type> reference() {
    const bool python = is_python();
    auto t = type();
    if (!t || (python && !t->is_scalar())) return {};
    t->ref = true;
    t->python = python;
    return t;
  }

  std::optional<Type> tile_stack() {
    const auto capacity = number(1 << 30);
    auto element = type();
    if (!capacity || *capacity == 0 || !element || element->array != ArrayClass::None ||
        element->ref)
      return {};
    element->array = ArrayClass::TileStack;
    element->size = static_cast<std::uint32_t>(*capacity);
    return element;
  }

  std::optional<Type> tuple() {
    const auto n = number(256);
    if (!n) return {};
    std::vector<Type> elements;
    for (int i = 0; i < *n; ++i) {
      const bool python = is_python();
      const auto e = type();
      if (!e || (python && !e->is_scalar())) return {};
      elements.push_back(*e);
      elements.back().python = python || e->python;
    }
    tree_.tuples.push_back(std::move(elements));
    Type tuple = Type::tuple(static_cast<std::uint32_t>(tree_.tuples.size() - 1));
    tuple.python = true;
    return tuple;
  }

  std::optional<Type> type() {
    constexpr int kMostDims = 1 << 15;
    if (++depth_ > 32) return {};
    const std::string_view before = rest_;
    const std::string_view w = word();
    static constexpr std::array<std::pair<std::string_view, ArrayClass>, 4> kArrays{
        {{"array", ArrayClass::Array},
         {"indexedarray", ArrayClass::Indexed},
         {"fabricarray", ArrayClass::Fabric},
         {"indexedfabricarray", ArrayClass::IndexedFabric}}};
    for (const auto& [name, kind] : kArrays)
      if (w == name) return array(kind);
    if (w == "fixedarray") return fixed_array();
    if (w == "any") return Type::any();
    if (w == "none") return Type{};
    if (w == "string") return Type::string();
    if (w == "function") {
      Type t;
      t.kind = TypeKind::Function;
      return t;
    }
    if (w == "ref") return reference();
    if (w == "vec") {
      const auto n = number(kMostDims);
      const auto s = scalar();
      if (!n || !s) return {};
      return Type::vec(*n, *s);
    }
    if (w == "mat") {
      const auto rows = number(kMostDims);
      const auto cols = number(kMostDims);
      const auto s = scalar();
      if (!rows || !cols || !s) return {};
      return Type::mat(*rows, *cols, *s);
    }
    if (w == "quat" || w == "transform") {
      const auto s = scalar();
      if (!s) return {};
      return w == "quat" ? Type::quat(*s) : Type::transform(*s);
    }
    if (w == "struct") {
      const auto n = number(1 << 20);
      if (!n || static_cast<std::size_t>(*n) >= tree_.structs.size()) return {};
      return Type::structure(static_cast<std::uint32_t>(*n));
    }
    if (w == "opaque") return opaque();
    if (w == "tile") return tile();
    if (w == "tilestack") return tile_stack();
    if (w == "tuple") return tuple();
    rest_ = before;
    const auto s = scalar();
    if (!s) return {};
    return Type::of(*s);
  }

  // tile shared|register owner|view row|column RANK SIDES STRIDES ELEMENT, or tile any ELEMENT
  std::optional<Type> tile() {
    constexpr int kMost = 1 << 30;
    std::int64_t count = 1;
    TileInfo info;
    const std::string_view storage = word();
    if (storage == "any") return tile_of(std::move(info));  // of any shape: a template
    info.shared = storage == "shared";
    info.owner = word() == "owner";
    info.column_major = word() == "column";
    const auto rank = number(8);
    if (!rank || *rank == 0) return {};
    for (auto* list : {&info.shape, &info.strides}) {
      for (int i = 0; i < *rank; ++i) {
        // Strides of reversed views are negative.
        const bool negative = rest_.starts_with('-');
        if (negative) rest_.remove_prefix(1);
        const auto n = number(kMost);
        if (!n || (list == &info.shape && (negative || *n == 0))) return {};
        if (list == &info.shape && (count *= *n) > kMost) return {};
        list->push_back(negative ? -*n : *n);
      }
    }
    return tile_of(std::move(info));
  }

  std::optional<Type> tile_of(TileInfo info) {
    const auto element = type();
    if (!element || element->array != ArrayClass::None || element->ref) return {};
    tree_.tiles.push_back(std::move(info));
    return Type::tile_of(*element, static_cast<std::uint32_t>(tree_.tiles.size() - 1));
  }

  std::optional<Type> opaque() {
    const Type t = opaque_type_named(word());
    if (t.is_void()) return {};
    return t;
  }

  std::string_view rest_;
  Tree& tree_;
  int depth_ = 0;
};

}  // namespace

std::optional<Type> program_type(std::string_view text, Tree& tree) {
  return TypeWords(text, tree).all();
}

}  // namespace weft

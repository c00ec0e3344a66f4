// The builtin table as constants, and the lookups by name.
//
// Input: builtins_table.inc, made in the build from data/*.tsv by tools/gen_builtins.py.
#include <algorithm>
#include <iterator>

#include "weft/builtins/builtin_id.h"
#include "weft/builtins/builtins.h"
#include "weft/builtins/host_names.h"

namespace weft {

namespace table {
#include "builtins_table.inc"
}  // namespace table

namespace {

constexpr std::uint32_t fnv1a(std::string_view text) {
  std::uint32_t h = 0x811C9DC5u;
  for (char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x01000193u;
  return h;
}

const WarpConstant* find_constant(std::span<const WarpConstant> sorted, std::string_view name) {
  auto it = std::lower_bound(sorted.begin(), sorted.end(), name,
                             [](const WarpConstant& c, std::string_view n) { return c.name < n; });
  return it != sorted.end() && it->name == name ? &*it : nullptr;
}

constexpr std::string_view kResultRuleNames[] = {
#define WEFT_RESULT_RULE(Name, doc) #Name,
#include "weft/builtins/rules.def"
};

}  // namespace

// The ids are the places in the table.
constexpr std::string_view kKeysOfIds[] = {
#define WEFT_BUILTIN(Id, key) key,
#include "weft/builtins/builtin_ids.def"
};
static_assert(std::equal(std::begin(kKeysOfIds), std::end(kKeysOfIds), std::begin(table::kKeys),
                         std::end(table::kKeys)));

std::span<const Builtin> builtins() { return table::kBuiltins; }

bool can_be_imported(const Builtin& b) {
  // Functions and classes of Warp's own that have a builtin's name.
  static constexpr std::string_view kHost[] = {
      "array",  "copy", "matrix_from_cols", "matrix_from_rows",
      "static", "tile", "tile_stack",       "zeros"};
  return b.exported || b.python_level || !warp_named_type(b.key).is_void() ||
         std::find(std::begin(kHost), std::end(kHost), b.key) != std::end(kHost);
}

const Builtin* find_builtin(std::string_view key) {
  constexpr std::size_t kMask = std::size(table::kSlots) - 1;
  static_assert((std::size(table::kSlots) & kMask) == 0);
  for (std::size_t at = fnv1a(key) & kMask; table::kSlots[at] != 0xFFFF; at = (at + 1) & kMask) {
    const Builtin& b = table::kBuiltins[table::kSlots[at]];
    if (b.key == key) return &b;
  }
  return nullptr;
}

const HostName* find_host_name(std::string_view path) {
  const auto* const end = std::end(table::kHostNames);
  const auto* it =
      std::lower_bound(std::begin(table::kHostNames), end, path,
                       [](const HostName& n, std::string_view p) { return n.name < p; });
  return it != end && it->name == path ? it : nullptr;
}

std::span<const HostName> host_names_of(std::string_view module) {
  const auto within = [&](const HostName& n) {
    return n.name.starts_with(module) && n.name.size() > module.size() &&
           n.name[module.size()] == '.';
  };
  const auto* const end = std::end(table::kHostNames);
  const auto* const first = std::find_if(std::begin(table::kHostNames), end, within);
  return {first, std::find_if_not(first, end, within)};
}

bool names_are_listed(std::string_view module) {
  return std::find(std::begin(table::kListedModules), std::end(table::kListedModules), module) !=
         std::end(table::kListedModules);
}

const WarpConstant* find_warp_constant(std::string_view name) {
  return find_constant(table::kWarpConstants, name);
}
bool is_warp_class(std::string_view name) {
  return std::any_of(std::begin(table::kWarpConstants), std::end(table::kWarpConstants),
                     [&](const WarpConstant& c) {
                       return c.name.size() > name.size() && c.name.starts_with(name) &&
                              c.name[name.size()] == '.';
                     });
}
const WarpConstant* find_math_constant(std::string_view name) {
  return find_constant(table::kMathConstants, name);
}

std::string_view result_rule_name(ResultRule r) {
  return kResultRuleNames[static_cast<std::size_t>(r)];
}

}  // namespace weft

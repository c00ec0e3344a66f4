// The names of Warp's modules as Python code at the top level of a file meets them.
//
// The table is exported from the pinned Warp by tools/export_builtins.py into
// data/warp_modules.tsv, which the build turns into constants.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace weft {

// What a name of Warp's Python modules stands for.
enum class HostKind : std::uint8_t {
  Submodule,  // a module of the wheel that is no attribute until it is imported
  Module,
  Function,
  Type,     // a class without [...]
  Generic,  // a class with [...]: wp.array[float]
  Sized,    // of ctypes, such as wp.vec3: the class can be multiplied as well
  Builtin,
  Value,  // anything else
};
struct HostName {
  std::string_view name;  // "warp.config.mode"
  HostKind kind;
  // `a b= * c= *args **more`: "=" where there is a default; "?" if not known. Of a Module its name.
  std::string_view parameters;
};
const HostName* find_host_name(std::string_view path);
// All whose names start with that module's: of its own names and of the modules in it.
std::span<const HostName> host_names_of(std::string_view module);
// Whether the table has every name of that module: one that it lacks is none.
bool names_are_listed(std::string_view module);

}  // namespace weft

// A Dialect: the differences between the targets.
#pragma once

#include <string_view>

#include "weft/emit/emit.h"

namespace weft {

struct Dialect {
  std::string_view function_attribute;  // before a function's return type, after `static`
  int kernel_indent;                    // spaces before each line of a kernel's body
  bool args_in_struct;                  // kernel arguments come as one struct
  bool grid_stride;  // the body stands in a loop: a return goes to the next thread
};

inline constexpr Dialect kCpu{"", 4, true, false};
inline constexpr Dialect kCuda{"CUDA_CALLABLE ", 8, false, true};

inline const Dialect& dialect(Device d) { return d == Device::Cpu ? kCpu : kCuda; }

}  // namespace weft

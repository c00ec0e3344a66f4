// Values of options of modules and kernels, as Warp reads them.
#pragma once

#include <string>
#include <string_view>

namespace weft {

// What the value of an option means to Warp, in the spelling that a captured program has for it:
// `True` for all that is true where Warp asks no more, `!` before what Warp refuses when it comes
// to use it. In: the option's name, Python's repr() and str() of its value, or "?" for a value that
// is not understood.
std::string option_as_read(std::string_view name, std::string_view repr, std::string_view str);

// Whether modules have such an option: others are refused where a kernel's own module is given its
// options.
bool is_module_option(std::string_view name);

// Whether a field of wp.config leaves no trace in any text, whatever its value is, if Warp takes
// it.
bool leaves_no_trace(std::string_view field);

}  // namespace weft

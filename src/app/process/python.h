// The Python that has the pinned Warp, and the package `weft` in it.
#pragma once

#include <string>
#include <string_view>

#include "weft/base/result.h"

namespace weft {

// The Python to run it with: `given`, or the first that has the Warp of this weft: python3 of
// $VIRTUAL_ENV, python3 on PATH, .venv of the folder that weft was built in. Error: NoWarp.
Result<std::string> find_python(const std::string& given);

// Where the package with such a module lies; empty where it is installed in that Python. Error:
// NoPackage.
Result<std::string> package_folder(const std::string& python, std::string_view module);

// What `python -c` is given to call a function of a module, "main()". The first argument is the
// folder of the package: it takes the place of the current folder, in which a script alone would
// not look for modules either. A tree in which only the command was built has no native modules;
// the module is then loaded without the package's own names.
std::string start_of_module(std::string_view module, std::string_view call);

}  // namespace weft

// Running somebody's Warp program under the collector of the Python package.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "weft/base/result.h"

namespace weft {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using SpoolFile = std::unique_ptr<std::FILE, CloseFile>;

// A new file without a name, in the folder for temporary files.
Result<SpoolFile> make_spool();

struct ScriptRun {
  SpoolFile spool;  // JSON lines, from the start: what python/weft/_capture.py wrote
  int status = 0;   // exit code, or 128 and the signal that ended it
};

// Runs the script to its end, with this process's own input and output and without CUDA devices. An
// interrupt ends the script first. `cases`: how many cases a kernel is to have. Errors: NoPackage;
// a Python that cannot be started, a spool that cannot be made.
Result<ScriptRun> run_script(const std::string& python, const std::string& script,
                             const std::vector<std::string>& arguments, int cases);

}  // namespace weft

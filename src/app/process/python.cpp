// See process/python.h.
#include "process/python.h"

#include <fmt/format.h>

#include <cstdlib>
#include <vector>

#include "commands/commands.h"
#include "commands/inspecting.h"
#include "process/subprocess.h"

namespace weft {

namespace {

// The folder that weft was built in; empty where it is not there.
std::string checkout() { return own_folder("python/weft/_capture.py"); }

// "1.19.0", "none" without Warp, empty where the Python does not run.
std::string warp_of(const std::string& python) {
  const std::string ask = std::string(kNoModulesHere) +
                          "\nimport importlib.metadata as m\n"
                          "try: print(m.version('warp-lang'))\n"
                          "except m.PackageNotFoundError: print('none')\n";
  return first_line_of(fmt::format("{} -c {}", shell_word(python), shell_word(ask)));
}

}  // namespace

Result<std::string> find_python(const std::string& given) {
  std::vector<std::string> candidates;
  if (!given.empty()) {
    candidates = {given};
  } else {
    if (const char* active = std::getenv("VIRTUAL_ENV")) {
      candidates.push_back(std::string(active) + "/bin/python3");
    }
    // The Python that the command of the package runs in.
    if (const char* own = std::getenv("WEFT_PYTHON")) candidates.emplace_back(own);
    candidates.emplace_back("python3");
    if (const std::string home = checkout(); !home.empty()) {
      candidates.push_back(home + "/.venv/bin/python3");
    }
  }
  std::string seen;
  for (const std::string& python : candidates) {
    const std::string version = warp_of(python);
    if (version == kWarpVersion) return python;
    seen += fmt::format("{}'{}' {}", seen.empty() ? "" : ", ", python,
                        version.empty()     ? "does not run"
                        : version == "none" ? "has no Warp"
                                            : "has " + version);
  }
  return diag(DiagCode::NoWarp, kWarpVersion, seen, kWarpVersion);
}

Result<std::string> package_folder(const std::string& python, std::string_view module) {
  if (const std::string home = checkout(); !home.empty()) return home + "/python";
  if (first_line_of(fmt::format("{} -c '{}import weft.{}; print(1)'", shell_word(python),
                                kNoModulesHere, module)) != "1")
    return diag(DiagCode::NoPackage, python);
  return std::string();
}

std::string start_of_module(std::string_view module, std::string_view call) {
  return fmt::format(
      "import sys, types\n"
      "home = sys.argv.pop(1)\n"
      "sys.path[0] = home or sys.prefix\n"
      "try:\n"
      "    from weft import {0}\n"
      "except ModuleNotFoundError as e:\n"
      "    if e.name not in ('weft._weft', 'weft._engine'): raise\n"
      "    sys.modules['weft'] = types.ModuleType('weft')\n"
      "    sys.modules['weft'].__path__ = [home + '/weft']\n"
      "    from weft import {0}\n"
      "{0}.{1}\n",
      module, call);
}

}  // namespace weft

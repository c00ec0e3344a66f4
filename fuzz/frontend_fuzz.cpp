// The front end on hostile text: a tree that its verifier accepts, or a diagnostic with a place.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "weft/ast/canonical.h"
#include "weft/frontend/frontend.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto tree =
      weft::parse_source(std::string(reinterpret_cast<const char*>(data), size), "folder/fuzz.py");
  if (!tree) {
    if (!tree.error().render().starts_with("folder/fuzz.py")) std::abort();
    return 0;
  }
  weft::verify_tree(*tree);
  weft::Canonicalizer canonical;
  canonical.run(*tree);
  if (weft::dump_tree(*tree).empty() != tree->items.empty() && tree->modules.empty() &&
      tree->imported_names.empty() && tree->module_options.empty() && tree->unknown_names.empty())
    std::abort();
  return 0;
}

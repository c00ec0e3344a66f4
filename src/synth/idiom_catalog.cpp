// The catalog of idioms: the texts of idioms/*.def, parsed once.
#include <algorithm>

#include "idiom.h"
#include "weft/base/check.h"

namespace weft::synth {
namespace {

struct Field {
  Category category;
  std::string_view text;
};

// In the order of the categories, so that each field's idioms stand together.
constexpr Field kFields[] = {
    {
        Category::kPhysics,
#include "idioms/physics.def"
    },
    {
        Category::kMl,
#include "idioms/ml.def"
    },
    {
        Category::kGraphics,
#include "idioms/graphics.def"
    },
    {
        Category::kSignal,
#include "idioms/signal.def"
    },
    {
        Category::kGeometry,
#include "idioms/geometry.def"
    },
    {
        Category::kSampling,
#include "idioms/sampling.def"
    },
};

std::vector<Idiom> parse_all() {
  std::vector<Idiom> all;
  std::string error;
  for (const Field& f : kFields) {
    const bool ok = parse_idioms(f.text, f.category, all, error);
    WEFT_CHECK(ok, "idiom of {}: {}", category_name(f.category), error);
  }
  return all;
}

}  // namespace

std::span<const Idiom> idioms() {
  static const std::vector<Idiom> all = parse_all();
  return all;
}

std::span<const Idiom> idioms_of(Category field) {
  const std::span<const Idiom> all = idioms();
  const auto first =
      std::find_if(all.begin(), all.end(), [field](const Idiom& i) { return i.field == field; });
  const auto last =
      std::find_if(first, all.end(), [field](const Idiom& i) { return i.field != field; });
  return {first, last};
}

}  // namespace weft::synth

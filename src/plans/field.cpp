// The fields, and which plan a row has.
#include <algorithm>
#include <array>
#include <iterator>
#include <mutex>

#include "weft/base/check.h"
#include "weft/base/permute.h"
#include "weft/base/sha256.h"
#include "weft/plans/plans.h"

namespace weft {

namespace {

constexpr std::uint64_t kPlanStream = 0x706c616e73;  // of the random numbers

constexpr std::uint64_t kFewestPrograms = 8;  // of a plan

struct FieldText {
  std::string_view name;
  const char* text;  // longer than compilers count at compile time
};

constexpr FieldText kTexts[] = {
    {
        "sparse",
#include "texts/sparse.plan"
    },
    {
        "trees",
#include "texts/trees.plan"
    },
    {
        "linalg",
#include "texts/linalg.plan"
    },
    {
        "grids",
#include "texts/grids.plan"
    },
    {
        "fem",
#include "texts/fem.plan"
    },
    {
        "images",
#include "texts/images.plan"
    },
    {
        "particles",
#include "texts/particles.plan"
    },
    {
        "bodies",
#include "texts/bodies.plan"
    },
    {
        "cloth",
#include "texts/cloth.plan"
    },
    {
        "reductions",
#include "texts/reductions.plan"
    },
    {
        "indexing",
#include "texts/indexing.plan"
    },
    {
        "contact",
#include "texts/contact.plan"
    },
    {
        "optimisation",
#include "texts/optimisation.plan"
    },
    {
        "physics",
#include "texts/physics.plan"
    },
    {
        "ml",
#include "texts/ml.plan"
    },
    {
        "graphics",
#include "texts/graphics.plan"
    },
    {
        "signal",
#include "texts/signal.plan"
    },
    {
        "geometry",
#include "texts/geometry.plan"
    },
    {
        "sampling",
#include "texts/sampling.plan"
    },
    {
        "tiles",
#include "texts/tiles.plan"
    },
    {
        "queries",
#include "texts/queries.plan"
    },
};

}  // namespace

std::vector<std::string_view> Field::names() {
  std::vector<std::string_view> out;
  for (const FieldText& t : kTexts) out.push_back(t.name);
  return out;
}

std::uint64_t Field::rows_at_least(std::string_view name) {
  for (const FieldText& t : kTexts) {
    if (t.name != name) continue;
    std::uint64_t plans = 0;
    const std::string_view text = t.text;
    for (std::size_t at = 0; (at = text.find("\nplan ", at)) != text.npos; ++at) ++plans;
    return plans * kFewestPrograms;
  }
  return 0;
}

bool is_among(Families families, std::string_view family) {
  if (families == Families::All) return true;
  // The first 32 bits of the hash stand for a place in [0, 1); a tenth of the places is held out.
  const Sha256Digest digest = Sha256::digest(family);
  std::uint64_t place = 0;
  for (std::size_t i = 0; i < 4; ++i) place = place << 8 | digest[i];
  const bool held_out = place * 10 < std::uint64_t{1} << 32;
  return held_out == (families == Families::Eval);
}

const Field* Field::find(std::string_view name, Families families) {
  // Each is read once, by the first thread that asks for it.
  constexpr std::size_t kKinds = std::size(kFamiliesNames);
  static std::once_flag once[std::size(kTexts)][kKinds];
  static const Field* fields[std::size(kTexts)][kKinds];
  const auto kind = static_cast<std::size_t>(families);
  for (std::size_t i = 0; i < std::size(kTexts); ++i) {
    if (kTexts[i].name != name) continue;
    std::call_once(once[i][kind], [&] { fields[i][kind] = new Field(kTexts[i].text, families); });
    return fields[i][kind];
  }
  return nullptr;
}

Field::Field(std::string_view text, Families families) {
  std::string error;
  const bool read = read_plans(text, plans_, error);
  WEFT_CHECK(read, "{}", error);
  for (std::size_t i = 0; i < plans_.size(); ++i)
    if (is_among(families, plans_[i].family())) by_capacity_.push_back(i);
  std::stable_sort(by_capacity_.begin(), by_capacity_.end(), [this](std::size_t a, std::size_t b) {
    return plans_[a].capacity() < plans_[b].capacity();
  });
  std::uint64_t index = 0, rounds = 0;
  for (std::size_t i = 0; i < by_capacity_.size(); ++i) {
    first_index_.push_back(index);
    const std::uint64_t capacity = plans_[by_capacity_[i]].capacity();
    WEFT_CHECK(capacity >= kFewestPrograms, "the plan '{}' has {} programs alone",
               plans_[by_capacity_[i]].name(), capacity);
    index += (capacity - rounds) * (by_capacity_.size() - i);
    rounds = capacity;
  }
  first_index_.push_back(index);
}

std::uint64_t Field::capacity() const { return first_index_.back(); }

namespace {

// The spellings of a program in a random order, those that people use more often rather first.
unsigned spelling_of(Rng rng, std::uint64_t pass) {
  std::array<std::uint32_t, Plan::kSpellings> odds{13, 3};
  std::size_t spelling = 0;
  for (std::uint64_t i = 0; i <= pass; ++i) {
    spelling = rng.weighted(odds);
    odds[spelling] = 0;
  }
  return static_cast<unsigned>(spelling);
}

}  // namespace

Field::Turn Field::turn(std::uint64_t seed, std::uint64_t index) const {
  WEFT_CHECK(index < capacity(), "a row beyond a field's capacity");
  // The stretch in which the plans before `gone` have no more.
  std::size_t gone = 0;
  while (first_index_[gone + 1] <= index) ++gone;
  const std::uint64_t left = by_capacity_.size() - gone;
  const std::uint64_t offset = index - first_index_[gone];
  const std::uint64_t round =
      (gone == 0 ? 0 : plans_[by_capacity_[gone - 1]].capacity()) + offset / left;
  const Permutation order(splitmix64(seed ^ splitmix64(round)), left);
  const std::size_t at = by_capacity_[gone + order.apply(offset % left)];
  const Plan& plan = plans_[at];
  const std::uint64_t key = splitmix64(seed + kPlanStream * (at + 1));
  const Permutation programs(key, plan.programs());
  const std::uint64_t number = programs.apply(round % plan.programs());
  return {at, number, spelling_of(Rng(key, number), round / plan.programs())};
}

void Field::make(std::uint64_t seed, std::uint64_t index, PlanProgram& out) const {
  const Turn t = turn(seed, index);
  std::string error;
  const bool made =
      plans_[t.plan].write(t.number, t.spelling, Rng(seed, index, kPlanStream), out, error);
  WEFT_CHECK(made, "{}", error);
}

}  // namespace weft

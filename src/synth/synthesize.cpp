// The entry of the room: makes the program of a row from seed, category and index.
#include "weft/synth/synthesize.h"

#include "generator.h"
#include "number.h"
#include "weft/base/check.h"
#include "weft/base/permute.h"

namespace weft {

struct Synthesizer::State {
  explicit State(std::uint64_t s) : seed(s), permutation(Synthesizer::permutation(s)) {}
  std::uint64_t seed;
  Permutation permutation;
  synth::Generator generator;
};

static_assert(Synthesizer::kSpace == std::uint64_t{1} << synth::kSpaceBits);

Permutation Synthesizer::permutation(std::uint64_t seed) {
  return Permutation::of_bits(seed, synth::kSpaceBits);
}

Synthesizer::Synthesizer(std::uint64_t seed) : state_(std::make_unique<State>(seed)) {}
Synthesizer::~Synthesizer() = default;
Synthesizer::Synthesizer(Synthesizer&&) noexcept = default;

void Synthesizer::make(Category category, std::uint64_t index, Tree& tree, ProgramInfo& info) {
  const RowContext context(state_->seed, index);
  WEFT_CHECK(index < state_->permutation.size(), "row index is beyond the space of rows");
  state_->generator.run(category, state_->seed, state_->permutation.apply(index), index, tree,
                        info);
}

void synthesize(std::uint64_t seed, std::uint64_t index, Category category, Tree& tree,
                ProgramInfo& info) {
  Synthesizer(seed).make(category, index, tree, info);
}

}  // namespace weft

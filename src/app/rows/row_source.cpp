#include "weft/app/row_source.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

#include "commands/options.h"
#include "rows/columns.h"
#include "weft/app/row.h"
#include "weft/base/workers.h"
#include "weft/parquet/arrow_stream.h"
#include "weft/parquet/parquet.h"
#include "weft/plans/plans.h"
#include "weft/synth/category.h"

namespace weft {

namespace {

// The rows that a worker takes at a time: few enough rows that no worker is long alone at the end.
constexpr uint64_t kRowsAtATime = 10;
// A stream makes so many of these for each worker at a time: few at first, so that the first batch
// is there soon.
constexpr uint64_t kFirstTurns = 5, kMostTurns = 80;

}  // namespace

struct RowSource::State {
  RowRequest request;
  DatasetConfig config;
  std::optional<CategoryPattern> pattern;
  unsigned workers = 1;
  std::vector<std::unique_ptr<Pipeline>> pipelines;      // by worker
  std::vector<std::unique_ptr<ColumnEncoder>> encoders;  // by worker, when first needed
  std::vector<Column> columns;
  std::mutex mutex;

  // Takes the row at place `nth` of those that are made, from worker `worker`.
  using Consume = std::function<Status(unsigned worker, uint64_t nth, std::string&& json)>;
  // After the last row of a taking.
  using Finish = std::function<Status(unsigned worker, uint64_t taking)>;
  // Which row stands at a place.
  using Which = std::function<RowRequest(uint64_t nth)>;

  Status make(uint64_t count, const Which& which, const Consume& consume, const Finish& finish) {
    const uint64_t takings = (count + kRowsAtATime - 1) / kRowsAtATime;
    std::atomic<uint64_t> next = 0;
    std::mutex lock;
    std::optional<std::pair<uint64_t, Diag>> failed;  // the first place
    const auto work = [&](unsigned worker) -> Status {
      for (uint64_t taking; (taking = next++) < takings;) {
        const uint64_t end = std::min((taking + 1) * kRowsAtATime, count);
        for (uint64_t i = taking * kRowsAtATime; i < end; ++i) {
          Status status = make_one(worker, i, which(i), consume);
          if (status && i + 1 == end) status = finish(worker, taking);
          if (status) continue;
          next = takings;
          const std::lock_guard guard(lock);
          if (!failed || i < failed->first) failed.emplace(i, status.error());
          return {};
        }
      }
      return {};
    };
    const auto threads = static_cast<unsigned>(std::min<uint64_t>(workers, takings));
    Workers pool([&] { next = takings; });
    Status own;
    if (threads > 1) own = pool.start(threads - 1, [&](unsigned n) { return work(n + 1); });
    if (own) own = without_exceptions([&] { return work(0); });
    if (!own) next = takings;
    Status others = pool.wait();
    if (failed) return failed->second;
    return own ? std::move(others) : std::move(own);
  }

  Status make_one(unsigned worker, uint64_t nth, const RowRequest& wanted, const Consume& consume) {
    WEFT_TRY(const RowTexts texts, weft::make_row(*pipelines[worker], wanted));
    std::string json;
    append_row_json(json, wanted, texts);
    return consume(worker, nth, std::move(json));
  }

  RowRequest of_mix(uint64_t seed, uint64_t index) const {
    RowRequest wanted = request_at(request, *pattern, index);
    wanted.seed = seed;
    return wanted;
  }

  Result<std::vector<std::string>> texts(uint64_t count, const Which& which) {
    const std::lock_guard guard(mutex);
    std::vector<std::string> out(count);
    WEFT_RETURN_IF_ERROR(make(
        count, which,
        [&](unsigned, uint64_t nth, std::string&& json) {
          out[nth] = std::move(json);
          return Status();
        },
        [](unsigned, uint64_t) { return Status(); }));
    return out;
  }

  Result<std::vector<std::unique_ptr<ColumnBatch>>> batches(RowRange range) {
    const std::lock_guard guard(mutex);
    std::vector<std::unique_ptr<ColumnBatch>> out((range.count + kRowsAtATime - 1) / kRowsAtATime);
    encoders.resize(workers);
    WEFT_RETURN_IF_ERROR(make(
        range.count, [&](uint64_t nth) { return of_mix(request.seed, range.first + nth); },
        [&](unsigned worker, uint64_t nth, std::string&& json) {
          if (!encoders[worker]) encoders[worker] = parquet_format().encoder(columns);
          return encoders[worker]->add(range.first + nth, json);
        },
        [&](unsigned worker, uint64_t taking) -> Status {
          WEFT_TRY(out[taking], encoders[worker]->finish());
          return {};
        }));
    return out;
  }
};

RowSource::RowSource() : state_(std::make_unique<State>()) {}
RowSource::~RowSource() = default;

Result<std::shared_ptr<RowSource>> RowSource::open(const RowWishes& wishes,
                                                   const PipelineFactory& pipelines) {
  std::shared_ptr<RowSource> source(new RowSource);
  State& s = *source->state_;
  if (wishes.seed > kMaxSeed)
    return diag(DiagCode::BadOption, wishes.seed, "seed",
                "it takes a whole number from 0 to 2^63 - 1");
  if (wishes.cases > kMaxCases)
    return diag(DiagCode::BadOption, wishes.cases, "cases",
                fmt::format("it takes a whole number from 0 to {}", kMaxCases));
  s.config.seed = wishes.seed;
  WEFT_TRY(s.config.families, parse_families(wishes.families));
  WEFT_TRY(s.config.weights,
           parse_categories(wishes.categories, wishes.weights, s.config.families));
  WEFT_TRY(s.workers, parse_jobs(wishes.jobs));
  s.config.backward = wishes.backward;
  s.config.cases = static_cast<int>(wishes.cases);
  WEFT_TRY(s.config.targets, parse_targets(wishes.device));
  WEFT_TRY(s.config.content.adjoints, parse_adjoints(wishes.adjoints));
  if (!wishes.backward) s.config.content.adjoints = Adjoints::kAll;  // there are none to leave out
  WEFT_TRY(s.config.content.strip, parse_strip(wishes.strip));
  s.request = row_request(s.config);
  s.pattern.emplace(s.config.weights);
  s.columns = row_columns(row_shape(s.config));
  for (unsigned i = 0; i < s.workers; ++i) s.pipelines.push_back(pipelines());
  return source;
}

Result<std::vector<std::string>> RowSource::rows(uint64_t first, uint64_t count) {
  WEFT_RETURN_IF_ERROR(
      check_capacity(state_->config.weights, first + count, state_->config.families));
  return state_->texts(
      count, [&](uint64_t nth) { return state_->of_mix(state_->request.seed, first + nth); });
}

Result<std::vector<std::string>> RowSource::rows(std::span<const RowPlace> places) {
  std::vector<RowRequest> wanted;
  uint64_t end = 0;
  for (const RowPlace& place : places) {
    if (place.seed > kMaxSeed || place.index >= kMaxCount)
      return diag(DiagCode::BadOption, place.index,
                  "index=", "it takes a whole number below 10^12, and a seed below 2^63");
    if (place.category.empty()) {
      end = std::max(end, place.index + 1);
      wanted.push_back(state_->of_mix(place.seed, place.index));
      continue;
    }
    WEFT_TRY(
        const uint64_t most,
        most_rows_of(place.category, kFamiliesNames[static_cast<size_t>(state_->config.families)]));
    if (place.index >= most)
      return diag(DiagCode::TooFewPrograms, place.category, most, place.index + 1, place.index + 1);
    RowRequest& request = wanted.emplace_back(state_->request);
    request.seed = place.seed;
    request.index = request.turn = place.index;
    request.category = *parse_category(place.category);
  }
  WEFT_RETURN_IF_ERROR(check_capacity(state_->config.weights, end, state_->config.families));
  return state_->texts(places.size(), [&](uint64_t nth) { return wanted[nth]; });
}

uint64_t RowSource::most_rows(uint64_t limit) const {
  const auto has = [&](uint64_t count) {
    return bool(check_capacity(state_->config.weights, count, state_->config.families));
  };
  if (has(limit)) return limit;
  uint64_t low = 0, high = limit;  // has(low), not has(high)
  while (high - low > 1) {
    const uint64_t middle = low + (high - low) / 2;
    (has(middle) ? low : high) = middle;
  }
  return low;
}

Result<uint64_t> RowSource::most_rows_of(std::string_view name, std::string_view of) {
  WEFT_TRY(const Families families, parse_families(of));
  const std::optional<Category> category = parse_category(name);
  // The words that the command line has for a name that is none.
  if (!category) return parse_categories({std::string(name)}, {}).take_error();
  // Programs of constructs have no families, and are all for training.
  if (!is_planned(*category)) return families == Families::Eval ? 0 : kMaxCount;
  const Field* field = Field::find(name, families);
  return field == nullptr ? 0 : field->capacity();
}

Result<ArrowArrayStream*> RowSource::stream(uint64_t first, uint64_t count) {
  WEFT_RETURN_IF_ERROR(
      check_capacity(state_->config.weights, first + count, state_->config.families));
  ArrowArrayStream* out = new_stream();
  const auto source =
      [self = shared_from_this(), next = first, end = first + count,
       turns = kFirstTurns]() mutable -> Result<std::vector<std::unique_ptr<ColumnBatch>>> {
    const uint64_t most = kRowsAtATime * turns * self->state_->workers;
    const RowRange range{next, std::min(most, end - next)};
    turns = std::min(2 * turns, kMostTurns);
    next += range.count;
    return self->state_->batches(range);
  };
  if (Status s = export_stream(state_->columns, source, out); !s) {
    free_stream(out);
    return std::move(s).take_error();
  }
  return out;
}

}  // namespace weft

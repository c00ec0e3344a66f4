#include "levels/enrich.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <functional>
#include <mutex>
#include <optional>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/build.h"
#include "dataset/check.h"
#include "dataset/derive.h"
#include "dataset/state.h"
#include "levels/compilers.h"
#include "levels/kept_rows.h"
#include "levels/row_levels.h"
#include "levels/source_rows.h"
#include "process/interrupt.h"
#include "process/progress.h"
#include "rows/columns.h"
#include "weft/base/json.h"
#include "weft/base/workers.h"
#include "weft/shard/block.h"
#include "weft/shard/dataset_writer.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace {

Status check_texts(const DatasetConfig& config, const LevelChoice& choice,
                   const std::string& source) {
  const RowShape shape = row_shape(config);
  if (config.targets.standalone) {
    if (choice.has(Level::kLlvmIr))
      return diag(DiagCode::BadOption, level_names(choice), "--add",
                  "LLVM IR is made of the text for the CPU, which complete programs do not have");
    if (!shape.has(RowField::kCudaStandalone))
      return diag(DiagCode::NoTextsToCompile, source, "CUDA");
    return {};
  }
  const bool cuda = choice.has(Level::kPtx) || choice.has(Level::kSass);
  if (cuda && (!config.targets.cuda || !shape.has(RowField::kCudaForward) ||
               !shape.has(RowField::kCudaSupport)))
    return diag(DiagCode::NoTextsToCompile, source, "CUDA");
  if (choice.has(Level::kLlvmIr) && (!config.targets.cpu || !shape.has(RowField::kCppForward) ||
                                     !shape.has(RowField::kCppSupport)))
    return diag(DiagCode::NoTextsToCompile, source, "the CPU");
  return {};
}

// Whether it is a whole set of rows that lack what would be added.
Status check_source(const DatasetConfig& config, const std::string& source) {
  if (config.choice.view)
    return diag(DiagCode::ExamplesNotRows, source, view_name(config.choice.view->kind),
                "weft enrich");
  if (config.levels)
    return diag(DiagCode::BadOption, source, "the set to read",
                "it has texts of compilers already; enrich the one that it was made of");
  if (config.part.of != 1)
    return diag(DiagCode::BadOption, source, "the set to read",
                "it is a part of a set; 'weft merge' joins the parts, and --shard I/K enriches the "
                "whole in parts");
  return {};
}

std::string command_of(const LevelChoice& choice) {
  std::string out = "enrich --add " + level_names(choice);
  if (!choice.archs.empty()) out += fmt::format(" --arch {}", fmt::join(choice.archs, ","));
  if (choice.max_tokens > 0) out += fmt::format(" --max-tokens {}", choice.max_tokens);
  return out;
}

std::string statistics(const Enriched& done, const Manifest& manifest) {
  JsonWriter json(2);
  json.begin_object()
      .member("rows", manifest.rows())
      .member("rows_made", done.made)
      .member("rows_with_a_refused_text", done.failed)
      .member("files", manifest.files.size())
      .member("bytes", manifest.bytes())
      .member("text_bytes", manifest.text_bytes())
      .member("seconds", std::round(done.seconds * 1000) / 1000);
  json.key("versions").raw(manifest.versions);
  json.key("configuration").raw(manifest.configuration);
  json.end_object();
  return json.take() + "\n";
}

// Some rows of a span, in the order of the set.
struct Batch {
  RowRange range;
  std::vector<SourceLine> rows;
  bool is_made = false;
};

// A row can take its compilers minutes; the other compilers go on with the batches behind it, as
// far as there are so many in memory.
constexpr size_t kBatchesAtOnce = 4;

// Compiles rows on some threads, each with compilers of its own.
class Farm {
 public:
  // `made`: called after each row, of one thread at a time.
  Farm(const LevelChoice& choice, std::vector<Compilers>& compilers, std::function<void()> made)
      : choice_(choice), compilers_(compilers), made_(std::move(made)) {}

  // Each row of the batches that are not made becomes the one with the texts. `finished` is called
  // for these batches in their order, of one thread at a time, as soon as all before are made.
  // Errors: of the first row that has one, and those of `finished`.
  Status run(std::vector<Batch>& batches, const std::function<Status(const Batch&)>& finished,
             Enriched& done) {
    struct Place {
      size_t batch, row;
    };
    std::vector<Place> places;
    std::vector<size_t> left(batches.size());
    for (size_t b = 0; b < batches.size(); ++b) {
      if (batches[b].is_made) continue;
      left[b] = batches[b].rows.size();
      for (size_t row = 0; row < left[b]; ++row) places.push_back({b, row});
    }
    std::atomic<size_t> next = 0;
    std::mutex mutex;
    size_t first = 0;  // batch that is not finished
    std::vector<std::string> failures(places.size());
    const auto made_one = [&](const Place& place) -> Status {
      const std::lock_guard lock(mutex);
      made_();
      if (--left[place.batch] > 0) return {};
      for (; first < batches.size() && left[first] == 0; ++first) {
        if (batches[first].is_made) continue;
        batches[first].is_made = true;
        WEFT_RETURN_IF_ERROR(finished(batches[first]));
      }
      return {};
    };
    {
      Workers workers;
      const auto work = [&](unsigned number) -> Status {
        RowLevels levels(choice_, compilers_[number]);
        for (size_t i = next++; i < places.size() && interrupted_by() == 0 && !workers.has_failed();
             i = next++) {
          SourceLine& row = batches[places[i].batch].rows[places[i].row];
          WEFT_TRY(row.json, add(levels, row, failures[i]));
          WEFT_RETURN_IF_ERROR(made_one(places[i]));
        }
        return {};
      };
      WEFT_RETURN_IF_ERROR(
          workers.start(static_cast<unsigned>(std::min(compilers_.size(), places.size())), work));
      WEFT_RETURN_IF_ERROR(workers.wait());
    }
    for (const std::string& failure : failures) {
      if (failure.empty()) continue;
      if (done.failed++ == 0) done.first_failure = failure;
    }
    return {};
  }

 private:
  // A row at which the compilers die is named.
  static Result<std::string> add(RowLevels& levels, const SourceLine& row, std::string& failure) {
    Result<std::string> made = levels.add(row.json, row.file, failure);
    if (!made && made.error().code == DiagCode::CompilerDied)
      return diag(DiagCode::BadRecord, row.file, made.error().message());
    return made;
  }

  const LevelChoice& choice_;
  std::vector<Compilers>& compilers_;
  std::function<void()> made_;
};

// The rows of the source, or those that an earlier run kept of them.
Status read_batch(SourceRows& rows, KeptRows& kept, uint64_t per_span, Batch& batch) {
  while (batch.rows.size() < batch.range.count) {
    WEFT_TRY(batch.rows.emplace_back(), rows.next());
  }
  const uint64_t place = batch.range.first % per_span;
  if (kept.of_span(batch.range.first - place) < place + batch.range.count) return {};
  for (size_t i = 0; i < batch.rows.size(); ++i) {
    WEFT_TRY(batch.rows[i].json, kept.row(place + i));
  }
  batch.is_made = true;
  return {};
}

Status write_missing(OutputFolder& folder, const Enrichment& wanted, const DatasetManifest& source,
                     std::vector<Compilers>& compilers, const std::vector<RowRange>& ranges,
                     Progress& progress, uint64_t before, Enriched& done) {
  const DatasetConfig& config = done.config;
  const ColumnStore store = column_store(config, 1);
  DatasetWriter writer(folder, config.layout, config.count, store);
  BlockEncoder encoder(config.layout, store);
  const BlockPlan plan(config.layout, ranges);
  SourceRows rows(wanted.source, source, ranges);
  WEFT_TRY(KeptRows kept, KeptRows::open(folder.root(), config_json(config)));
  if (wanted.overwrite) WEFT_RETURN_IF_ERROR(kept.drop());
  uint64_t there = before;
  Farm farm(*config.levels, compilers, [&] { progress.update(++there, writer.text_bytes()); });
  const uint64_t per_span = config.layout.rows_per_span();
  const std::string first_text = fmt::format("\"{}\":\"", level_columns(*config.levels)[0].name);
  const auto keep = [&](const Batch& batch) -> Status {
    const uint64_t place = batch.range.first % per_span;
    done.made += batch.rows.size();
    return kept.append(batch.range.first - place, place, batch.rows);
  };
  for (uint64_t block = 0; block < plan.size();) {
    std::vector<Batch> batches;
    const uint64_t span = plan.at(block).first / per_span;
    for (; block < plan.size() && batches.size() < kBatchesAtOnce; ++block) {
      Batch batch{plan.at(block), {}};
      if (batch.range.first / per_span != span) break;
      WEFT_RETURN_IF_ERROR(read_batch(rows, kept, per_span, batch));
      if (batch.is_made) progress.update(there += batch.range.count, writer.text_bytes());
      batches.push_back(std::move(batch));
    }
    WEFT_RETURN_IF_ERROR(farm.run(batches, keep, done));
    if (interrupted_by() != 0) return diag(DiagCode::Interrupted);
    for (const Batch& batch : batches) {
      for (const SourceLine& row : batch.rows) {
        if (!done.example && row.json.find(first_text) != row.json.npos) done.example = row.index;
        encoder.row(row.split) += row.json;
        encoder.end_row(row.split, row.index);
      }
      WEFT_TRY(const EncodedBlock encoded, encoder.finish(batch.range));
      WEFT_RETURN_IF_ERROR(writer.append(encoded));
    }
  }
  return kept.drop();
}

}  // namespace

Result<Enriched> enrich_dataset(const Enrichment& wanted) {
  const auto start = std::chrono::steady_clock::now();
  WEFT_RETURN_IF_ERROR(check_apart({wanted.source}, wanted.folder));
  WEFT_TRY(const DatasetManifest source, open_whole(wanted.source));
  WEFT_RETURN_IF_ERROR(check_source(source.config, wanted.source));
  WEFT_RETURN_IF_ERROR(check_texts(source.config, wanted.choice, wanted.source));

  Enriched done;
  done.config = source.config;
  done.config.levels = wanted.choice;
  done.config.levels->programs = source.config.targets.standalone;
  done.config.derived = DerivedFrom{command_of(wanted.choice),
                                    {sha256_hex(manifest_text(source.manifest))},
                                    source.config.derived && source.config.derived->renumbered};
  done.config.part = wanted.part;
  done.rows = done.config.rows().count;
  std::vector<Compilers> compilers;
  const auto start_one = [&]() -> Status {
    Result<Compilers> one = Compilers::start(wanted.python, *done.config.levels);
    if (!one && interrupted_by() != 0) return diag(DiagCode::InterruptedWith, "nothing was begun");
    if (!one) return std::move(one).take_error();
    compilers.push_back(*std::move(one));
    return {};
  };
  WEFT_RETURN_IF_ERROR(start_one());
  done.config.levels->tools = compilers[0].tools();
  const DatasetConfig& config = done.config;

  if (!wanted.overwrite) {
    WEFT_TRY(const bool whole, is_whole_as(wanted.folder, config));
    if (whole) return done;
  }
  // Of a finished set the files that are damaged, or lost, are made again.
  WEFT_TRY(OutputFolder folder,
           OutputFolder::open(wanted.folder,
                              wanted.overwrite ? OpenMode::kOverwrite : OpenMode::kContinue));
  // Again, now that nobody else can change it.
  WEFT_TRY([[maybe_unused]] const bool finished, is_finished_as(wanted.folder, config));
  Receipts trusted = trusted_receipts(folder.root(), folder.journal().receipts(), config);
  const std::vector<RowRange> ranges =
      missing_ranges(trusted, config.layout, config.count, config.spans());
  uint64_t missing = 0;
  for (const RowRange& range : ranges) missing += range.count;
  const uint64_t before = done.rows - missing;
  WEFT_RETURN_IF_ERROR(write_configuration(folder, config));
  while (compilers.size() < std::min<uint64_t>(wanted.jobs, missing)) {
    WEFT_RETURN_IF_ERROR(start_one());
  }
  Progress progress(done.rows, folder.at(kProgressFile), wanted.quiet);
  progress.begin_at(before);
  Status status = write_missing(folder, wanted, source, compilers, ranges, progress, before, done);
  compilers.clear();
  for (const auto& [number, receipt] : folder.journal().receipts())
    if (fits(receipt, config.layout, config.count, config.spans()))
      trusted.emplace(number, receipt);
  if (!status || interrupted_by() != 0) {
    uint64_t whole = 0;
    for (const auto& [number, receipt] : trusted) whole += receipt.range.count;
    progress.finish(interrupted_by() != 0 ? "interrupted" : "failed", whole, 0);
    if (interrupted_by() != 0)
      return diag(DiagCode::InterruptedWith,
                  fmt::format("{} of {} rows are in '{}', and of the file in the making the blocks "
                              "that are compiled; the same command goes on from there",
                              whole, done.rows, wanted.folder));
    return diag(DiagCode::RunFailed, status.error().render(), whole, done.rows, wanted.folder);
  }
  done.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  const Manifest manifest = make_manifest(config, trusted);
  WEFT_RETURN_IF_ERROR(write_file(folder.root(), kStatsFile, statistics(done, manifest)));
  progress.finish("done", done.rows, manifest.text_bytes());
  WEFT_RETURN_IF_ERROR(finish_dataset(folder, config, std::move(trusted)));
  return done;
}

}  // namespace weft

#include "levels/enrich.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <optional>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/build.h"
#include "dataset/check.h"
#include "dataset/derive.h"
#include "dataset/state.h"
#include "levels/compilers.h"
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
  const bool cuda = choice.has(Level::kPtx) || choice.has(Level::kSass);
  if (cuda && (!config.targets.cuda || !shape.has(RowField::kCudaForward) ||
               !shape.has(RowField::kCudaSupport)))
    return diag(DiagCode::NoTextsToCompile, source, "CUDA");
  if (choice.has(Level::kLlvmIr) && (!config.targets.cpu || !shape.has(RowField::kCppForward) ||
                                     !shape.has(RowField::kCppSupport)))
    return diag(DiagCode::NoTextsToCompile, source, "the CPU");
  return {};
}

std::string command_of(const LevelChoice& choice) {
  std::string out = "enrich --add " + level_names(choice);
  if (!choice.archs.empty()) out += fmt::format(" --arch {}", fmt::join(choice.archs, ","));
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

// Compiles rows on some threads, each with compilers of its own.
class Farm {
 public:
  Farm(const LevelChoice& choice, std::vector<Compilers>& compilers)
      : choice_(choice), compilers_(compilers) {}

  // Each row becomes the one with the texts. Error: of the first row that has one.
  Status run(std::vector<SourceLine>& rows, Enriched& done) {
    std::atomic<size_t> next = 0;
    std::vector<std::string> failures(rows.size());
    {
      Workers workers;
      WEFT_RETURN_IF_ERROR(workers.start(
          static_cast<unsigned>(std::min(compilers_.size(), rows.size())),
          [&](unsigned number) -> Status {
            RowLevels levels(choice_, compilers_[number]);
            for (size_t i = next++; i < rows.size() && interrupted_by() == 0; i = next++) {
              WEFT_TRY(rows[i].json, add(levels, rows[i], failures[i]));
            }
            return {};
          }));
      WEFT_RETURN_IF_ERROR(workers.wait());
    }
    for (const std::string& failure : failures) {
      if (failure.empty()) continue;
      if (done.failed++ == 0) done.first_failure = failure;
    }
    return {};
  }

 private:
  // A row at which the compilers die twice is named: they may have died of something else.
  static Result<std::string> add(RowLevels& levels, const SourceLine& row, std::string& failure) {
    Result<std::string> made = levels.add(row.json, row.file, failure);
    if (!made && made.error().code == DiagCode::CompilerDied) {
      made = levels.add(row.json, row.file, failure);
      if (!made && made.error().code == DiagCode::CompilerDied)
        return diag(DiagCode::BadRecord, row.file, made.error().message());
    }
    return made;
  }

  const LevelChoice& choice_;
  std::vector<Compilers>& compilers_;
};

Status write_missing(OutputFolder& folder, const Enrichment& wanted, const DatasetManifest& source,
                     std::vector<Compilers>& compilers, const std::vector<RowRange>& ranges,
                     Progress& progress, uint64_t before, Enriched& done) {
  const DatasetConfig& config = done.config;
  const ColumnStore store = column_store(config, 1);
  DatasetWriter writer(folder, config.layout, config.count, store);
  BlockEncoder encoder(config.layout, store);
  const BlockPlan plan(config.layout, ranges);
  SourceRows rows(wanted.source, source, ranges);
  Farm farm(*config.levels, compilers);
  for (uint64_t block = 0; block < plan.size(); ++block) {
    const RowRange range = plan.at(block);
    std::vector<SourceLine> some;
    while (some.size() < range.count) {
      WEFT_TRY(some.emplace_back(), rows.next());
    }
    WEFT_RETURN_IF_ERROR(farm.run(some, done));
    if (interrupted_by() != 0) return diag(DiagCode::Interrupted);
    for (const SourceLine& row : some) {
      encoder.row(row.split) += row.json;
      encoder.end_row(row.split, row.index);
    }
    done.made += some.size();
    progress.update(before + done.made, writer.text_bytes());
    WEFT_TRY(const EncodedBlock encoded, encoder.finish(range));
    WEFT_RETURN_IF_ERROR(writer.append(encoded));
  }
  return {};
}

}  // namespace

Result<Enriched> enrich_dataset(const Enrichment& wanted) {
  const auto start = std::chrono::steady_clock::now();
  WEFT_RETURN_IF_ERROR(check_apart({wanted.source}, wanted.folder));
  WEFT_TRY(const DatasetManifest source, open_whole(wanted.source));
  if (source.config.choice.view)
    return diag(DiagCode::ExamplesNotRows, wanted.source,
                view_name(source.config.choice.view->kind), "weft enrich");
  if (source.config.levels || source.config.targets.standalone)
    return diag(DiagCode::BadOption, wanted.source, "the set to read",
                source.config.levels ? "it has texts of compilers already"
                                     : "its rows are complete programs, which nvcc compiles");
  WEFT_RETURN_IF_ERROR(check_texts(source.config, wanted.choice, wanted.source));

  Enriched done;
  done.config = source.config;
  done.config.levels = wanted.choice;
  done.config.derived =
      DerivedFrom{command_of(wanted.choice), {sha256_hex(manifest_text(source.manifest))}};
  if (wanted.part.of != 1) {
    if (source.config.part.of != 1)
      return diag(DiagCode::BadOption, fmt::format("{}/{}", wanted.part.index, wanted.part.of),
                  "--shard", "the set that is read is a part itself");
    done.config.part = wanted.part;
  }
  done.rows = done.config.rows().count;
  std::vector<Compilers> compilers;
  const auto start_one = [&]() -> Status {
    Result<Compilers> one = Compilers::start(wanted.python, wanted.choice);
    if (!one && interrupted_by() != 0)
      return diag(DiagCode::Interrupted, 0, done.rows, wanted.folder);
    if (!one) return std::move(one).take_error();
    compilers.push_back(*std::move(one));
    return {};
  };
  WEFT_RETURN_IF_ERROR(start_one());
  done.config.levels->tools = compilers[0].tools();
  const DatasetConfig& config = done.config;

  if (!wanted.overwrite) {
    WEFT_TRY(const bool finished, is_finished_as(wanted.folder, config));
    if (finished) return done;
  }
  WEFT_TRY(OutputFolder folder,
           OutputFolder::open(wanted.folder,
                              wanted.overwrite ? OpenMode::kOverwrite : OpenMode::kContinue));
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
    if (interrupted_by() != 0) return diag(DiagCode::Interrupted, whole, done.rows, wanted.folder);
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

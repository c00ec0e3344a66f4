// See capture/merge.h.
#include "capture/merge.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <chrono>
#include <set>

#include "capture/launches.h"
#include "capture/rows.h"
#include "capture/script.h"
#include "dataset/check.h"
#include "dataset/state.h"
#include "process/interrupt.h"
#include "weft/base/json.h"
#include "weft/base/sha256.h"
#include "weft/inspect/record.h"
#include "weft/parquet/parquet.h"
#include "weft/shard/dataset_reader.h"
#include "weft/shard/json_parser.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

// All of a configuration but what the run of a script decides.
std::string common(DatasetConfig config) {
  config.count = 1;
  config.capture = CaptureSource{};
  config.derived.reset();  // rows that were left out change no other
  return config_json(config);
}

Status check_alike(const std::vector<std::string>& parts,
                   const std::vector<DatasetConfig>& configs) {
  for (size_t i = 1; i < parts.size(); ++i) {
    std::string difference;
    if (!configs[0].capture || !configs[i].capture) {
      difference = fmt::format("'{}' is not captured", parts[configs[0].capture ? i : 0]);
    } else {
      difference = json_difference(common(configs[0]), common(configs[i]));
    }
    if (!difference.empty()) return diag(DiagCode::CapturedParts, parts[0], parts[i], difference);
  }
  return {};
}

// The collector's line of a row; empty where the row lacks what it is made of.
std::string spool_line(dom::element row, std::string& id) {
  std::string_view text;
  int64_t cpu = 0, cuda = 0, line = 0;
  dom::element dims;
  if (row["id"].get(text) || row["metadata"]["block_dim"].get(dims) || dims["cpu"].get(cpu) ||
      dims["cuda"].get(cuda))
    return {};
  id = text;
  JsonWriter json;
  json.begin_object();
  for (const auto& [from, to, required] :
       {std::tuple{"kernel_name", "kernel", true}, std::tuple{"program", "program", true},
        std::tuple{"origin_file", "file", false}, std::tuple{"license", "license", false},
        std::tuple{"description", "description", false}}) {
    if (!row[from].get(text)) {
      json.member(to, text);
    } else if (required) {
      return {};
    }
  }
  if (!row["origin_line"].get(line)) json.member("line", line);
  json.key("block_dim").begin_array().value(cpu).value(cuda).end_array().end_object();
  return json.take() + "\n";
}

// The lines of its launches, from its cases. Errors: the cases cannot be read.
Result<std::string> launch_lines(std::string_view json, uint64_t kernel, const std::string& where) {
  RecordReader reader;
  WEFT_TRY(const std::optional<Record> record, reader.read(json, where));
  if (record && !record->cases_problem.empty())
    return diag(DiagCode::BadRecord, where, record->cases_problem);
  std::string out;
  for (const Case& c : record ? record->cases : std::vector<Case>())
    out += launch_line(kernel, launch_of_case(c));
  return out.empty() ? left_out_line(kernel, "its row has none in the captured set") : out;
}

// Adds the rows of a set whose programs are not in `ids` yet; returns how many those are.
Result<uint64_t> add_rows(const std::string& part, const Manifest& manifest, bool has_cases,
                          std::set<std::string>& ids, std::FILE* spool) {
  uint64_t added = 0;
  JsonParser parser;
  std::optional<Diag> damage;
  for (const FileEntry& file : manifest.files) {
    const std::string path = part + "/" + file.path;
    WEFT_RETURN_IF_ERROR(
        for_each_row(path, &parquet_format(), [&](uint64_t number, std::string_view json) {
          dom::element row;
          std::string id, line;
          if (!parser.parse(json.data(), json.size()).get(row)) line = spool_line(row, id);
          if (line.empty())
            damage =
                diag(DiagCode::BadRecord, path, fmt::format("row {} is no captured row", number));
          if (!damage && ids.insert(id).second) {
            if (has_cases) {
              Result<std::string> launches = launch_lines(json, ids.size() - 1, path);
              if (launches) line += *launches;
              if (!launches) damage = launches.error();
            }
            if (std::fwrite(line.data(), 1, line.size(), spool) != line.size())
              damage = diag(DiagCode::CannotWrite, "spool", "input/output error");
            ++added;
          }
          return !damage && interrupted_by() == 0;
        }));
    if (damage) return *std::move(damage);
  }
  return added;
}

}  // namespace

std::string names_of_scripts(const std::vector<DatasetConfig>& configs) {
  std::vector<std::string> names;
  for (const DatasetConfig& config : configs) {
    if (std::find(names.begin(), names.end(), config.capture->script) == names.end())
      names.push_back(config.capture->script);
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

Result<DatasetConfig> merge_captures(const std::string& folder,
                                     const std::vector<std::string>& parts,
                                     const std::vector<DatasetConfig>& configs) {
  WEFT_RETURN_IF_ERROR(check_alike(parts, configs));
  const auto start = std::chrono::steady_clock::now();
  WEFT_TRY(const SpoolFile spool, make_spool());
  DatasetConfig config = configs.front();
  CaptureSource& source = *config.capture;
  source = {.script = names_of_scripts(configs)};
  config.derived = DerivedFrom{"merge", {}};
  std::set<std::string> ids;
  for (size_t i = 0; i < parts.size(); ++i) {
    WEFT_TRY(const DatasetManifest part, open_whole(parts[i]));
    config.derived->from.push_back(sha256_hex(manifest_text(part.manifest)));
    WEFT_TRY(const uint64_t added,
             add_rows(parts[i], part.manifest, config.cases > 0, ids, spool.get()));
    if (interrupted_by() != 0) return diag(DiagCode::Interrupted, 0, ids.size(), folder);
    // A kernel that two scripts launched counts once.
    source.kernels += configs[i].capture->kernels - configs[i].count + added;
    source.partial = source.partial || configs[i].capture->partial;
  }
  config.count = ids.size();
  if (std::fflush(spool.get()) != 0)
    return diag(DiagCode::CannotWrite, "spool", "input/output error");
  WEFT_TRY(const bool whole, is_whole_as(folder, config, DiagCode::MergeIntoOther));
  if (whole) return config;
  WEFT_TRY(Collected collected, collect(spool.get()));
  if (collected.rows != config.count) {
    return diag(DiagCode::BadRecord, parts.front(),
                collected.refused.empty() ? "a program is not whole" : collected.refused[0].reason);
  }
  collected.kernels = source.kernels;
  WEFT_TRY(OutputFolder out, OutputFolder::open(folder, OpenMode::kContinue));
  // Again, now that nobody else can change it.
  WEFT_TRY(const bool whole_now, is_whole_as(folder, config, DiagCode::MergeIntoOther));
  if (whole_now) return config;
  // What an interrupted merge of the same sets left goes.
  WEFT_RETURN_IF_ERROR(out.start_anew());
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  WEFT_RETURN_IF_ERROR(write_captured(out, config, spool.get(), collected, seconds.count()));
  return config;
}

}  // namespace weft

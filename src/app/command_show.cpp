// weft show: one row of a dataset, for a person to read.
#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "commands.h"
#include "options.h"
#include "row_view.h"
#include "weft/shard/block.h"
#include "weft/shard/dataset_reader.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

namespace fs = std::filesystem;

struct ShowOptions {
  std::string folder;
  std::string row = "0";
  std::string part;
  bool json = false;
};

struct FoundRow {
  std::string json;
  std::string where;
};

bool has_index(std::string_view line, uint64_t index) {
  static thread_local simdjson::dom::parser parser;
  simdjson::dom::element row;
  uint64_t value = 0;
  return !parser.parse(line.data(), line.size()).get(row) && !row["index"].get(value) &&
         value == index;
}

// The number of rows a shard was made for, if the configuration says so.
std::optional<uint64_t> rows_per_shard(const std::string& folder) {
  simdjson::dom::parser parser;
  simdjson::dom::element config;
  uint64_t rows = 0;
  auto text = read_file(folder + "/.weft/config.json");
  if (!text || parser.parse(*text).get(config) || config["rows_per_shard"].get(rows) || rows == 0) {
    return std::nullopt;
  }
  return rows;
}

// Data files that may hold the row, by name: with a known shard size only those of its number.
std::vector<std::string> candidates(const std::string& folder, uint64_t index) {
  std::vector<std::string> files;
  std::string number;
  if (auto rows = rows_per_shard(folder)) {
    number = fmt::format("-{:05}.jsonl", index / *rows);
  }
  std::error_code error;
  for (fs::directory_iterator it(folder + "/data", error), end; !error && it != end;
       it.increment(error)) {
    std::string name = it->path().filename().string();
    bool shard = name.ends_with(".jsonl") || name.ends_with(".jsonl.zst");
    if (shard && name.front() != '.' && name.find(number) != name.npos) {
      files.push_back(it->path().string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

Result<FoundRow> find_row(const std::string& folder, uint64_t index) {
  std::error_code error;
  if (!fs::is_directory(folder + "/data", error)) {
    return diag(DiagCode::NoDataset, folder, folder);
  }
  std::string single = folder + "/" + Layout().row_path(index);
  if (fs::exists(single, error)) {
    WEFT_TRY(std::string text, read_file(single));
    return FoundRow{std::move(text), single};
  }
  std::optional<FoundRow> found;
  for (const std::string& file : candidates(folder, index)) {
    WEFT_RETURN_IF_ERROR(for_each_line(file, [&](std::string_view line) {
      if (has_index(line, index)) found = FoundRow{std::string(line), file};
      return !found;
    }));
    if (found) return *std::move(found);
  }
  return diag(DiagCode::RowNotThere, index, folder);
}

Result<std::string> show(const ShowOptions& options) {
  WEFT_TRY(uint64_t index, parse_whole_number(options.row, "--row", 0, kMaxCount));
  WEFT_TRY(FoundRow row, find_row(options.folder, index));
  if (options.json) {
    while (!row.json.empty() && row.json.back() == '\n') row.json.pop_back();
    return row.json + "\n";
  }
  return view_row(row.json, options.part, row.where);
}

}  // namespace

void add_show_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<ShowOptions>();
  CLI::App* command = app.add_subcommand("show", "Show one row of a dataset");
  command->add_option("OUT", options->folder, "Folder of the dataset")->required();
  command->add_option("--row", options->row, "Index of the row")->capture_default_str();
  command->add_option("--part", options->part, "Only this field, e.g. python_source");
  command->add_flag("--json", options->json, "The row as it stands in the file");
  command->callback([options, &context] {
    Result<std::string> text = show(*options);
    if (!text) {
      bool usage = text.error().code == DiagCode::BadOption;
      return context.fail(text.error(), usage ? kExitUsage : kExitFailure);
    }
    print_out(*text);
  });
}

}  // namespace weft

// weft show: one row of a dataset, for a person to read.
#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/find_row.h"
#include "dataset/state.h"
#include "process/terminal.h"
#include "rows/aligned.h"
#include "rows/view.h"
#include "weft/parquet/parquet.h"
#include "weft/shard/dataset_reader.h"
#include "weft/shard/json_parser.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace {

namespace fs = std::filesystem;

struct ShowOptions {
  std::string folder;
  std::string row = "0";
  std::vector<std::string> parts;
  std::string arch;
  bool json = false;
  bool aligned = false;
};

// The index that a line's row gives; nothing if the line is no row.
std::optional<uint64_t> index_of(std::string_view line) {
  static thread_local JsonParser parser;
  simdjson::dom::element row;
  uint64_t value = 0;
  if (parser.parse(line.data(), line.size()).get(row) || row["index"].get(value)) {
    return std::nullopt;
  }
  return value;
}

// The data files that the row may stand in: with a configuration one for each split, else all.
std::vector<std::string> candidates(const std::string& folder, uint64_t index) {
  std::vector<std::string> files;
  DatasetState state = read_state(folder);
  if (state.config) {
    if (auto config = parse_config(state.config->configuration, folder)) {
      const Layout& layout = config->layout;
      for (size_t split = 0; split < layout.splits.size(); ++split) {
        files.push_back(folder + "/" +
                        (layout.format == Format::kJson
                             ? layout.row_path(split, index)
                             : layout.shard_path(split, index / layout.rows_per_span())));
      }
      return files;
    }
  }
  std::error_code error;
  for (fs::directory_iterator it(folder + "/data", error), end; !error && it != end;
       it.increment(error)) {
    std::string name = it->path().filename().string();
    if (name.front() != '.' && is_rows_file(name)) files.push_back(it->path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

Result<FoundRow> find_row(const std::string& folder, uint64_t index) {
  WEFT_RETURN_IF_ERROR(check_access(folder));
  std::error_code error;
  if (!fs::is_directory(folder + "/data", error)) {
    return no_dataset(folder);
  }
  std::optional<FoundRow> found;
  std::optional<Diag> damage;
  for (const std::string& file : candidates(folder, index)) {
    if (!fs::exists(file, error)) continue;
    // What is no plain file is not waited for.
    if (!fs::is_regular_file(file, error))
      return diag(DiagCode::BadRecord, file, "it is not a plain file");
    WEFT_RETURN_IF_ERROR(
        for_each_row(file, &parquet_format(), [&](uint64_t number, std::string_view row) {
          const std::optional<uint64_t> at = index_of(row);
          if (at == index) found = FoundRow{std::string(row), file};
          if (!at && !damage) {
            damage = diag(DiagCode::BadRecord, file, fmt::format("line {} is no row", number + 1));
          }
          return !found;
        }));
    if (found) return *std::move(found);
  }
  // The row that is missed may be the one that cannot be read.
  if (damage) return *std::move(damage);
  return diag(DiagCode::RowNotThere, index, folder);
}

namespace {

Result<std::string> show(const ShowOptions& options) {
  WEFT_TRY(uint64_t index, parse_whole_number(options.row, "--row", 0, kMaxCount));
  WEFT_TRY(FoundRow row, find_row(options.folder, index));
  if (options.json) {
    while (!row.json.empty() && row.json.back() == '\n') row.json.pop_back();
    return row.json + "\n";
  }
  if (!options.arch.empty() && !options.aligned && options.parts.empty())
    return diag(DiagCode::BadOption, options.arch, "--arch",
                "it goes with --part or --aligned, whose texts are of an architecture");
  const std::string name = fmt::format("row {} of '{}'", index, row.where);
  if (options.aligned)
    return aligned_row(row.json, options.parts, options.arch, output_width(), name);
  if (options.parts.empty()) return view_row(row.json, {}, name);
  std::string out;
  for (const std::string& part : options.parts)
    for (const std::string& field : fields_of_part(row.json, part, options.arch)) {
      WEFT_TRY(const std::string text, view_row(row.json, field, name));
      out += text;
    }
  return out;
}

}  // namespace

void add_show_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<ShowOptions>();
  CLI::App* command = app.add_subcommand("show", "Show one row of a dataset");
  command->add_option("OUT", options->folder, "Folder of the dataset")->required();
  command->add_option("--row", options->row, "Index of the row")->capture_default_str();
  CLI::Option* part =
      command
          ->add_option(
              "--part", options->parts,
              part_help() + ". Of an enriched dataset ptx, sass or llvm_ir, too (see --arch)")
          ->delimiter(',')
          ->type_name("FIELD,...");
  command
      ->add_option("--arch", options->arch,
                   "The architecture of --part ptx or sass, and of --aligned (default: the first)")
      ->type_name("SM");
  CLI::Option* aligned = command->add_flag(
      "--aligned", options->aligned,
      "Of a row with texts of compilers: what they have of each line of the Python, side by side; "
      "--part chooses the texts. The output is as wide as the terminal; in a pipe it is as wide as "
      "the longest lines, or as the environment variable COLUMNS says");
  command->add_flag("--json", options->json, "Print the row as it is stored in the file")
      ->excludes(part)
      ->excludes(aligned);
  command->callback([options, &context] { context.finish(show(*options)); });
}

}  // namespace weft

// weft filter: a set without some of its rows.
#include <fmt/format.h>

#include <memory>
#include <unordered_set>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/derive.h"
#include "dataset/state.h"
#include "process/interrupt.h"
#include "rows/renumber.h"
#include "weft/base/sha256.h"
#include "weft/base/text.h"
#include "weft/inspect/record.h"
#include "weft/row/metadata.h"
#include "weft/shard/dataset_reader.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

struct FilterOptions {
  std::string folder, output, drop, max_tokens, adjoint;
  std::vector<std::string> categories, difficulty;
  bool overwrite = false, quiet = false;
};

// Which rows stay; empty parts let all through.
struct Conditions {
  std::unordered_set<std::string> drop;  // ids; only looked up
  uint64_t max_tokens = 0;
  std::string adjoint;
  std::vector<std::string> categories, difficulty;

  bool keep(const Record& r) const {
    const auto among = [](const std::vector<std::string>& words, std::string_view word) {
      return words.empty() || std::find(words.begin(), words.end(), word) != words.end();
    };
    return !drop.contains(std::string(r.id)) && (adjoint.empty() || r.adjoint == adjoint) &&
           among(categories, r.category) && among(difficulty, r.difficulty) &&
           (max_tokens == 0 || tokens_of(r) <= max_tokens);
  }

  static uint64_t tokens_of(const Record& r) {
    uint64_t sum = token_count(r.texts);
    for (const auto& [field, text] : r.compiled) sum += text_tokens(text);
    return sum;
  }
};

class Filter : public RowTransform {
 public:
  explicit Filter(const Conditions& conditions) : conditions_(conditions) {}

  Status take(const SourceRow& row, uint64_t index, std::vector<std::string>& records) override {
    WEFT_TRY(const std::optional<Record> record, reader_.read(row.json, row.file));
    std::string same = renumbered_row(record, row.json, index);
    if (same.empty())
      return diag(DiagCode::BadRecord, row.file, fmt::format("row {} is none", row.number));
    if (conditions_.keep(*record)) records.push_back(std::move(same));
    return {};
  }

 private:
  const Conditions& conditions_;
  RecordReader reader_;
};

// The ids in a file: the first word of each line, 64 hexadecimal digits.
Result<std::unordered_set<std::string>> read_ids(const std::string& path) {
  std::unordered_set<std::string> ids;
  std::optional<Diag> bad;
  uint64_t number = 0;
  WEFT_RETURN_IF_ERROR(for_each_line(path, [&](std::string_view line) {
    ++number;
    const std::string_view word = line.substr(0, line.find_first_of(" \t\r"));
    if (word.empty() || word.starts_with('#')) return true;
    if (word.size() != 64 || word.find_first_not_of("0123456789abcdef") != word.npos) {
      bad = diag(DiagCode::BadRecord, path,
                 fmt::format("line {} begins with no id of a row (64 hexadecimal digits)", number));
      return false;
    }
    ids.emplace(word);
    return true;
  }));
  if (bad) return *std::move(bad);
  return ids;
}

Result<Conditions> conditions(const FilterOptions& options) {
  Conditions c;
  if (options.drop.empty() && options.max_tokens.empty() && options.adjoint.empty() &&
      options.difficulty.empty() && options.categories.empty())
    return diag(DiagCode::MissingOption, "every row would stay",
                "--drop, --max-tokens, --adjoint, --difficulty or -c");
  if (!options.drop.empty()) {
    WEFT_TRY(c.drop, read_ids(options.drop));
  }
  if (!options.max_tokens.empty()) {
    WEFT_TRY(c.max_tokens, parse_max_tokens(options.max_tokens));
  }
  if (!options.adjoint.empty() && options.adjoint != "exact" && options.adjoint != "warp_inexact" &&
      options.adjoint != "none")
    return diag(DiagCode::BadOption, options.adjoint, "--adjoint",
                "it takes exact, warp_inexact or none");
  for (const std::string& level : options.difficulty)
    if (std::find(std::begin(kLevels), std::end(kLevels), level) == std::end(kLevels))
      return diag(DiagCode::BadOption, level, "--difficulty", "it takes easy, medium and hard");
  if (!options.categories.empty() && options.categories != std::vector<std::string>{"captured"}) {
    WEFT_TRY([[maybe_unused]] const auto known, parse_categories(options.categories, {}));
  }
  c.adjoint = options.adjoint;
  if (options.categories != std::vector<std::string>{"all"}) c.categories = options.categories;
  c.difficulty = options.difficulty;
  return c;
}

Status filter(const FilterOptions& options, const Conditions& kept) {
  catch_interrupts();
  Derivation d;
  WEFT_RETURN_IF_ERROR(take_from(options.folder, options.output, "weft filter", d));
  d.command = "filter";
  const auto add = [&](std::string_view option, const std::string& value) {
    if (!value.empty()) d.command += fmt::format(" {} {}", option, value);
  };
  add("--max-tokens", options.max_tokens);
  add("--adjoint", options.adjoint);
  add("--difficulty", fmt::format("{}", fmt::join(options.difficulty, ",")));
  add("-c", fmt::format("{}", fmt::join(options.categories, ",")));
  if (!options.drop.empty()) {
    // Of the same ids the same set, whatever the file is called.
    std::vector<std::string> ids(kept.drop.begin(), kept.drop.end());
    std::sort(ids.begin(), ids.end());
    add("--drop",
        fmt::format("IDS # sha256 {}", sha256_hex(fmt::format("{}", fmt::join(ids, "\n")))));
  }
  d.begin = [&] { return std::make_unique<Filter>(kept); };
  d.overwrite = options.overwrite;
  d.quiet = options.quiet;
  const std::string folder = d.folder;
  WEFT_TRY(const Derived made, derive_dataset(std::move(d)));
  if (options.quiet) return {};
  return print_summary(
      fmt::format("'{}' has {} of {}\n", folder, made.records, counted(made.read, "row")));
}

}  // namespace

void add_filter_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<FilterOptions>();
  CLI::App* command =
      app.add_subcommand("filter", "Write a finished dataset without some of its rows");
  command->add_option("OUT", options->folder, "Folder of the dataset")->required();
  command->add_option("-o,--output", options->output, "Folder to write to")->required();
  command
      ->add_option("--drop", options->drop,
                   "A file of ids, one a line, of rows to leave out, such as 'weft validate "
                   "--against --drop-list' writes")
      ->type_name("FILE");
  command
      ->add_option("--max-tokens", options->max_tokens,
                   "Only rows whose texts have at most so many tokens (an estimate)")
      ->type_name("N");
  command->add_option("--adjoint", options->adjoint, "Only rows of this label")
      ->type_name("exact|warp_inexact|none");
  command->add_option("--difficulty", options->difficulty, "Only rows of these levels")
      ->delimiter(',')
      ->type_name("easy|medium|hard,...");
  command->add_option("-c,--categories", options->categories, "Only rows of these categories")
      ->delimiter(',')
      ->type_name("NAME,...");
  command->add_flag("--overwrite", options->overwrite,
                    "Replace the files that weft wrote to the folder before, and keep all others");
  command->add_flag("-q,--quiet", options->quiet, "Print no progress and no summary");
  command->callback([options, &context] {
    const Result<Conditions> kept = conditions(*options);
    if (!kept) {
      const bool usage =
          kept.error().code != DiagCode::BadRecord && kept.error().code != DiagCode::CannotRead;
      return context.fail(kept.error(), usage ? kExitUsage : kExitFailure);
    }
    context.finish(filter(*options, *kept));
  });
}

}  // namespace weft

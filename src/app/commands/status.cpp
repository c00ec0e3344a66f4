// weft status: how far the parts of a dataset are, and which are missing.
#include <fmt/format.h>

#include <map>
#include <memory>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/state.h"
#include "weft/base/json.h"
#include "weft/base/text.h"
#include "weft/shard/file.h"
#include "weft/shard/journal.h"

namespace weft {

namespace {

struct StatusOptions {
  std::vector<std::string> folders;
  bool json = false;
};

struct PartStatus {
  std::string folder;
  std::string_view state;  // finished, unfinished, damaged, absent
  std::optional<DatasetConfig> config;
  std::string whole;  // the configuration without the part
  uint64_t rows = 0;  // in whole files
  std::string problem;
};

PartStatus status_of(const std::string& folder) {
  PartStatus out{folder, "absent", {}, {}, 0, {}};
  const DatasetState state = read_state(folder);
  if (!state.config) {
    if (!state.has_config && !state.has_manifest) return out;
    out.state = "damaged";
    out.problem = state.has_config ? state.config_error : state.manifest_error;
    return out;
  }
  out.config = state.config->config;
  DatasetConfig whole = *out.config;
  whole.part = {};
  out.whole = config_json(whole);
  if (state.is_finished()) {
    out.state = "finished";
    out.rows = state.manifest->manifest.rows();
    if (const Status sizes = check_sizes(folder); !sizes) {
      out.state = "damaged";
      out.problem = sizes.error().message();
    }
    return out;
  }
  out.state = state.has_manifest ? "damaged" : "unfinished";
  if (state.has_manifest) out.problem = state.manifest_error;
  const std::string path = folder + "/" + std::string(kJournalFile);
  if (const auto text = read_file(path)) {
    if (const auto journal = parse_journal(*text, path))
      for (const auto& [number, receipt] : journal->receipts) out.rows += receipt.range.count;
  }
  return out;
}

struct Overview {
  std::vector<PartStatus> parts;
  std::vector<uint64_t> missing;  // numbers of parts that no folder has
  uint64_t of = 1;
  std::string difference;  // why two of the folders are of different datasets

  bool is_complete() const {
    if (!missing.empty() || !difference.empty()) return false;
    return std::all_of(parts.begin(), parts.end(),
                       [](const PartStatus& p) { return p.state == "finished"; });
  }
};

Overview overview(const std::vector<std::string>& folders) {
  Overview out;
  std::map<uint64_t, std::string> seen;
  const PartStatus* first = nullptr;
  out.parts.reserve(folders.size());
  for (const std::string& folder : folders) {
    const PartStatus& part = out.parts.emplace_back(status_of(folder));
    if (!part.config) continue;
    if (first == nullptr) {
      first = &part;
      out.of = part.config->part.of;
    } else if (out.difference.empty()) {
      out.difference = json_difference(first->whole, part.whole);
      if (out.difference.empty() && part.config->part.of != out.of)
        out.difference = fmt::format("one is of {} parts, one of {}", out.of, part.config->part.of);
      if (!out.difference.empty())
        out.difference = fmt::format("'{}' and '{}' are of different datasets: {}", first->folder,
                                     folder, out.difference);
    }
    const auto [there, is_new] = seen.emplace(part.config->part.index, folder);
    if (!is_new && out.difference.empty())
      out.difference = fmt::format("'{}' and '{}' are the same part, {} of {}", there->second,
                                   folder, part.config->part.index, part.config->part.of);
  }
  for (uint64_t i = 1; first != nullptr && i <= out.of; ++i)
    if (!seen.contains(i)) out.missing.push_back(i);
  return out;
}

std::string part_line(const PartStatus& part) {
  if (!part.config) {
    return fmt::format("{:<10} {}{}\n", part.state, printable_line(part.folder),
                       part.problem.empty() ? "" : ": " + printable_line(part.problem));
  }
  const uint64_t wanted = part.config->rows().count;
  std::string of;
  if (part.config->part.of != 1)
    of = fmt::format("part {} of {}, ", part.config->part.index, part.config->part.of);
  return fmt::format("{:<10} {}: {}{} of {}{}\n", part.state, printable_line(part.folder), of,
                     part.rows, counted(wanted, "row"),
                     part.problem.empty() ? "" : "; " + printable_line(part.problem));
}

std::string text_of(const Overview& all) {
  std::string out;
  uint64_t rows = 0, wanted = 0;
  for (const PartStatus& part : all.parts) {
    out += part_line(part);
    rows += part.rows;
    if (wanted == 0 && part.config) wanted = part.config->count;
  }
  if (!all.difference.empty()) return out + all.difference + "\n";
  if (!all.missing.empty()) {
    std::string numbers;
    for (const uint64_t part : all.missing)
      numbers += fmt::format("{}{}", numbers.empty() ? "" : ", ", part);
    out += fmt::format("missing: {} {} of {}\n", all.missing.size() == 1 ? "part" : "parts",
                       numbers, all.of);
  }
  if (wanted > 0) out += fmt::format("{} of {}\n", rows, counted(wanted, "row"));
  return out;
}

std::string json_of(const Overview& all) {
  JsonWriter json(2);
  json.begin_object().member("complete", all.is_complete()).member("of", all.of);
  json.key("parts").begin_array();
  for (const PartStatus& part : all.parts) {
    json.begin_object().member("folder", part.folder).member("state", part.state);
    if (part.config) {
      json.member("part", part.config->part.index).member("rows", part.rows);
      json.member("rows_wanted", part.config->rows().count);
    }
    if (!part.problem.empty()) json.member("problem", part.problem);
    json.end_object();
  }
  json.end_array().key("missing").begin_array();
  for (const uint64_t part : all.missing) json.value(part);
  json.end_array();
  if (!all.difference.empty()) json.member("difference", all.difference);
  json.end_object();
  return json.take() + "\n";
}

}  // namespace

void add_status_command(CLI::App& app, CommandContext& context) {
  auto options = std::make_shared<StatusOptions>();
  CLI::App* command = app.add_subcommand(
      "status", "Show how far datasets or their parts are, and which parts are missing");
  command->add_option("PART", options->folders, "Folders of datasets or of parts of one")
      ->required();
  command->add_flag("--json", options->json, "Print the state as one JSON object");
  command->callback([options, &context] {
    const Overview all = overview(options->folders);
    context.print(options->json ? json_of(all) : text_of(all));
    if (!all.is_complete() && context.exit_code == kExitOk) context.exit_code = kExitFailure;
  });
}

}  // namespace weft

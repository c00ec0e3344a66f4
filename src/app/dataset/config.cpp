// The configuration as text and back; see dataset/config.h.
#include "dataset/config.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <new>

#include "commands/commands.h"
#include "commands/options.h"
#include "weft/app/row.h"
#include "weft/base/json.h"
#include "weft/parquet/parquet.h"
#include "weft/shard/block.h"
#include "weft/shard/json_parser.h"
#include "weft/shard/sealed.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

// floor(a * b / c) for a <= c.
uint64_t scale(uint64_t a, uint64_t b, uint64_t c) {
  return static_cast<uint64_t>(static_cast<unsigned __int128>(a) * b / c);
}

}  // namespace

uint64_t DatasetConfig::first_span() const {
  return scale(part.index - 1, layout.spans(count), part.of);
}

uint64_t DatasetConfig::end_span() const { return scale(part.index, layout.spans(count), part.of); }

RowRange DatasetConfig::rows() const {
  uint64_t first = first_span(), end = end_span();
  if (first == end) return {std::min(first * layout.rows_per_span(), count), 0};
  uint64_t first_row = first * layout.rows_per_span();
  return {first_row, layout.span(end - 1, count).end() - first_row};
}

RowRequest row_request(const DatasetConfig& config) {
  RowRequest request;
  request.seed = config.seed;
  request.families = config.families;
  request.targets = config.targets;
  request.backward = config.backward;
  request.cases = config.cases;
  request.content = config.content;
  return request;
}

namespace {

void write_choice(JsonWriter& json, const Choice& choice) {
  if (choice.max_tokens > 0) json.member("max_tokens", choice.max_tokens);
  if (!choice.levels.empty()) json.member("difficulty", levels_text(choice.levels));
  if (choice.view) {
    json.member("view", view_name(choice.view->kind));
    json.member("tasks", tasks_text(choice.view->tasks));
    if (!choice.view->arch.empty()) json.member("arch", choice.view->arch);
  }
  if (choice.candidates > 0) json.member("candidates", choice.candidates);
}

}  // namespace

std::string config_json(const DatasetConfig& config) {
  JsonWriter json;
  json.begin_object().member("count", config.count);
  if (config.derived) {
    json.key("derived").begin_object().member("command", config.derived->command);
    json.key("from").begin_array();
    for (const std::string& source : config.derived->from) json.value(source);
    json.end_array();
    if (config.derived->renumbered) json.member("renumbered", true);
    json.end_object();
  }
  if (config.capture) {
    json.key("captured")
        .begin_object()
        .member("script", config.capture->script)
        .member("kernels", config.capture->kernels)
        .member("partial", config.capture->partial)
        .end_object();
  } else {
    if (!config.derived) json.member("seed", config.seed);
    json.key("categories").begin_object();
    for (size_t i = 0; i < kCategories.size(); ++i) {
      if (config.weights[i] > 0) json.member(kCategories[i].name, config.weights[i]);
    }
    json.end_object();
  }
  if (config.families != Families::All)
    json.member("families", kFamiliesNames[static_cast<size_t>(config.families)]);
  json.member("device", targets_name(config.targets));
  if (!config.capture) json.member("backward", config.backward);
  if (config.cases > 0) json.member("cases", config.cases);
  const RowContent& content = config.content;
  if (content.adjoints != Adjoints::kAll) json.member("adjoints", adjoints_name(content.adjoints));
  if (content.left_out.any()) json.member("fields", fields_text(content));
  if (!content.strip.empty()) json.member("strip", strip_text(content.strip));
  write_choice(json, config.choice);
  if (config.levels) {
    json.key("levels").begin_object().member("texts", level_names(*config.levels));
    if (!config.levels->archs.empty())
      json.member("arch", fmt::format("{}", fmt::join(config.levels->archs, ",")));
    if (config.levels->max_tokens > 0) json.member("max_tokens", config.levels->max_tokens);
    for (const auto& [tool, version] : config.levels->tools) json.member(tool, version);
    json.end_object();
  }
  json.member("format", format_name(config.layout.format))
      .member("rows_per_shard", config.layout.rows_per_shard)
      .member("split", splits_text(config.layout.splits));
  if (config.layout.split_by != SplitBy::kSkeleton)
    json.member("split_by", split_by_name(config.layout.split_by));
  if (config.part.of != 1) {
    json.member("shard", fmt::format("{}/{}", config.part.index, config.part.of));
  }
  json.end_object();
  return json.take();
}

std::string versions_json(const DatasetConfig& config) {
  JsonWriter json;
  json.begin_object()
      .member("weft", weft_version())
      .member("warp", kWarpVersion)
      .member("row_schema", kRowSchemaVersion);
  if (config.layout.format == Format::kJsonlZst) json.member("zstd", zstd_version());
  if (config.layout.format == Format::kParquet) json.member("arrow", parquet_format().version());
  json.end_object();
  return json.take();
}

namespace {

// A parser, and what it makes of a text; a shortage of memory is no damage.
class Json {
 public:
  // False: no JSON.
  bool parse(std::string_view text) {
    return parser_.parse(text.data(), text.size()).get(root) == simdjson::SUCCESS;
  }
  dom::element root;

 private:
  JsonParser parser_;
};

// Absent where rows have none.
bool read_cases(dom::element json, DatasetConfig& config) {
  dom::element member;
  if (json["cases"].get(member)) return true;
  uint64_t cases = 0;
  if (member.get(cases) || cases < 1 || cases > kMaxCases) return false;
  config.cases = static_cast<int>(cases);
  return true;
}

// Nothing where there is no such member, or no text.
std::optional<std::string_view> text(simdjson::simdjson_result<dom::element> member) {
  std::string_view value;
  if (member.get(value)) return std::nullopt;
  return value;
}

// Members that are absent where rows are whole and each is taken. The bounds are the command
// line's.
Status read_content(dom::element json, const std::string& path, DatasetConfig& config) {
  if (const auto families = text(json["families"])) {
    WEFT_TRY(config.families, parse_families(*families));
  }
  if (const auto adjoints = text(json["adjoints"])) {
    WEFT_TRY(config.content.adjoints, parse_adjoints(*adjoints));
  }
  if (const auto fields = text(json["fields"])) {
    WEFT_TRY(config.content.left_out, parse_fields(split_words(*fields)));
  }
  if (const auto strip = text(json["strip"])) {
    WEFT_TRY(config.content.strip, parse_strip(split_words(*strip)));
  }
  Choice& choice = config.choice;
  if (const auto levels = text(json["difficulty"])) {
    WEFT_TRY(choice.levels, parse_levels(split_words(*levels)));
  }
  if (const auto view = text(json["view"])) {
    WEFT_TRY(const ViewKind kind, parse_view_option(*view, "--view"));
    WEFT_TRY(std::vector<uint32_t> tasks,
             parse_tasks(split_words(text(json["tasks"]).value_or("")), true));
    choice.view = View{kind, std::move(tasks), std::string(text(json["arch"]).value_or(""))};
  }
  dom::element member;
  const auto number = [&](std::string_view name, uint64_t& out) {
    return json[name].get(member) || (!member.get(out) && out >= 1 && out <= kMaxRows);
  };
  if (!number("max_tokens", choice.max_tokens) || !number("candidates", choice.candidates) ||
      (config.is_generated() && choice.chooses() != (choice.candidates > 0)) ||
      (choice.candidates > 0 && choice.candidates < kFifty))
    return diag(DiagCode::BadRecord, path, "a number of its configuration is out of its bounds");
  return {};
}

// Of sets with texts of compilers. False: a member is not there, or of no known tool.
Result<bool> read_level_choice(dom::element json, DatasetConfig& config) {
  dom::object levels;
  if (json["levels"].get(levels)) return true;
  LevelChoice choice;
  WEFT_TRY(choice.levels, parse_levels_option(split_words(text(levels["texts"]).value_or(""))));
  WEFT_TRY(choice.archs, parse_archs(split_words(text(levels["arch"]).value_or(""))));
  for (const auto [name, value] : levels) {
    if (name == "texts" || name == "arch") continue;
    if (name == "max_tokens" && !value.get(choice.max_tokens) && choice.max_tokens > 0) continue;
    std::string_view version;
    if (value.get(version) || !is_level_tool(name)) return false;
    choice.tools.emplace_back(name, version);
  }
  if (!config.derived || choice.levels.empty()) return false;
  choice.programs = config.targets.standalone;
  config.levels = std::move(choice);
  return true;
}

// The members that only captured, or only generated datasets have. False: one is not there.
bool read_origin(dom::element json, DatasetConfig& config, dom::object& categories) {
  dom::object captured, derived;
  if (!json["derived"].get(derived)) {
    DerivedFrom& from = config.derived.emplace();
    std::string_view text;
    dom::array sources;
    if (derived["command"].get(text) || derived["from"].get(sources)) return false;
    from.command = text;
    bool renumbered = false;
    from.renumbered = !derived["renumbered"].get(renumbered) && renumbered;
    for (const dom::element source : sources) {
      if (source.get(text)) return false;
      from.from.emplace_back(text);
    }
  }
  if (json["captured"].get(captured)) {
    return (config.derived || !json["seed"].get(config.seed)) &&
           !json["categories"].get(categories) && !json["backward"].get(config.backward) &&
           read_cases(json, config);
  }
  CaptureSource& source = config.capture.emplace();
  std::string_view script;
  if (captured["script"].get(script) || captured["kernels"].get(source.kernels) ||
      captured["partial"].get(source.partial) || !read_cases(json, config))
    return false;
  source.script = script;
  return true;
}

}  // namespace

namespace {

// Errors may be of the command line, whose readers do most of the work.
Result<DatasetConfig> read_config(dom::element json, const std::string& path) {
  DatasetConfig config;
  dom::object categories;
  std::string_view device, format, split;
  if (json["count"].get(config.count) || !read_origin(json, config, categories) ||
      json["device"].get(device) || json["format"].get(format) ||
      json["rows_per_shard"].get(config.layout.rows_per_shard) || json["split"].get(split)) {
    return diag(DiagCode::BadRecord, path, "its configuration lacks a member");
  }
  const auto within = [](uint64_t number, uint64_t hi) { return number >= 1 && number <= hi; };
  if (!within(config.count, kMaxCount) || config.seed > kMaxSeed ||
      !within(config.layout.rows_per_shard, kMaxRowsPerShard)) {
    return diag(DiagCode::BadRecord, path, "a number of its configuration is out of its bounds");
  }
  if (config.capture && !config.derived && config.capture->kernels < config.count) {
    return diag(DiagCode::BadRecord, path, "it has more captured rows than kernels");
  }
  if (config.capture) {
    WEFT_RETURN_IF_ERROR(read_content(json, path, config));
  } else {
    std::vector<std::string> names, weights;
    for (auto [name, value] : categories) {
      uint64_t weight = 0;
      if (value.get(weight)) return diag(DiagCode::BadRecord, path, "a category has no weight");
      names.emplace_back(name);
      weights.push_back(fmt::format("{}={}", name, weight));
    }
    WEFT_TRY(config.weights, parse_categories(names, weights));
    WEFT_RETURN_IF_ERROR(read_content(json, path, config));
    if (!config.derived) {
      WEFT_RETURN_IF_ERROR(check_capacity(config.weights, rows_needed(config.choice, config.count),
                                          config.families));
    }
  }
  const auto targets = targets_named(device);
  if (!targets) return diag(DiagCode::BadRecord, path, "its configuration names no known device");
  config.targets = *targets;
  WEFT_TRY(const bool known_levels, read_level_choice(json, config));
  if (!known_levels)
    return diag(DiagCode::BadRecord, path, "its configuration has levels that weft does not write");
  WEFT_TRY(config.layout.splits, parse_splits(split));
  std::string_view split_by;
  if (!json["split_by"].get(split_by)) {
    const auto by = parse_split_by(split_by);
    if (!by) return diag(DiagCode::BadRecord, path, "its configuration splits by nothing known");
    config.layout.split_by = *by;
  }
  auto known = parse_format(format);
  if (!known) return diag(DiagCode::BadRecord, path, "its configuration names no known format");
  config.layout.format = *known;
  std::string_view shard;
  if (!json["shard"].get(shard)) {
    WEFT_TRY(config.part, parse_part(shard));
  }
  return config;
}

// Whether a text is the only one that a configuration of this version has.
bool is_as_written(const DatasetConfig& config, std::string_view configuration) {
  Json written;
  return written.parse(config_json(config)) &&
         std::string(simdjson::minify(written.root)) == configuration;
}

}  // namespace

Result<DatasetConfig> parse_config(std::string_view text, const std::string& path) {
  Json json;
  if (!json.parse(text)) return diag(DiagCode::BadRecord, path, "its configuration is no JSON");
  auto config = read_config(json.root, path);
  if (config || config.error().code == DiagCode::BadRecord) return config;
  return diag(DiagCode::BadRecord, path, "in its configuration: " + config.error().message());
}

std::string json_difference(std::string_view there, std::string_view here) {
  Json there_json, here_json;
  dom::object a, b;
  if (!there_json.parse(there) || !here_json.parse(here) || there_json.root.get(a) ||
      here_json.root.get(b)) {
    return "one of them cannot be read";
  }
  auto text = [](dom::element value) {
    std::string_view string;
    return value.get(string) ? std::string(simdjson::minify(value)) : std::string(string);
  };
  std::string all;
  const auto differs = [&all](const std::string& how) { all += (all.empty() ? "" : "; ") + how; };
  for (auto [key, value] : a) {
    dom::element other;
    if (b.at_key(key).get(other)) {
      differs(fmt::format("{} is {} there and not set here", key, text(value)));
    } else if (text(value) != text(other)) {
      differs(fmt::format("{} is {} there and {} here", key, text(value), text(other)));
    }
  }
  for (auto [key, value] : b) {
    dom::element other;
    if (a.at_key(key).get(other))
      differs(fmt::format("{} is not set there and {} here", key, text(value)));
  }
  return all;
}

namespace {

// Another version may have written members of its own; that is said later, and is no damage.
Result<DatasetConfig> understood(std::string_view versions, std::string_view configuration,
                                 const std::string& path) {
  WEFT_TRY(DatasetConfig config, parse_config(configuration, path));
  if (json_difference(versions, versions_json(config)).empty() &&
      !is_as_written(config, configuration)) {
    return diag(DiagCode::BadRecord, path, "its configuration is not as weft writes it");
  }
  return config;
}

}  // namespace

std::string config_file_text(std::string_view versions, std::string_view configuration) {
  JsonWriter json(2);
  json.begin_object();
  json.key("versions").raw(versions);
  json.key("configuration").raw(configuration);
  json.end_object();
  return seal_json(json.take() + "\n");
}

Result<ConfigFile> parse_config_file(std::string_view text, const std::string& path) {
  WEFT_TRY(std::string object, unseal_json(text, path));
  Json json;
  dom::element versions, configuration;
  if (!json.parse(object) || json.root["versions"].get(versions) ||
      json.root["configuration"].get(configuration)) {
    return diag(DiagCode::BadRecord, path, "it is no configuration of weft");
  }
  ConfigFile file{simdjson::minify(versions), simdjson::minify(configuration), {}};
  WEFT_TRY(file.config, understood(file.versions, file.configuration, path));
  return file;
}

Result<DatasetManifest> parse_dataset_manifest(std::string_view text, const std::string& path) {
  DatasetManifest out;
  WEFT_TRY(out.manifest, parse_manifest(text, path));
  WEFT_TRY(out.config, understood(out.manifest.versions, out.manifest.configuration, path));
  WEFT_TRY(out.receipts, receipts_of(out.manifest.files, out.config.layout, out.config.count,
                                     out.config.spans(), path));
  return out;
}

}  // namespace weft

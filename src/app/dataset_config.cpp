// The configuration as text and back; see dataset_config.h.
#include "dataset_config.h"

#include <fmt/format.h>
#include <simdjson.h>

#include "commands.h"
#include "options.h"
#include "weft/app/row.h"
#include "weft/base/json.h"
#include "weft/parquet/parquet.h"
#include "weft/shard/block.h"
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

std::string config_json(const DatasetConfig& config) {
  JsonWriter json;
  json.begin_object().member("count", config.count);
  if (config.capture) {
    json.key("captured")
        .begin_object()
        .member("script", config.capture->script)
        .member("kernels", config.capture->kernels)
        .member("partial", config.capture->partial)
        .end_object();
  } else {
    json.member("seed", config.seed);
    json.key("categories").begin_object();
    for (size_t i = 0; i < kCategories.size(); ++i) {
      if (config.weights[i] > 0) json.member(kCategories[i].name, config.weights[i]);
    }
    json.end_object();
  }
  json.member("device", targets_name(config.targets));
  if (!config.capture) json.member("backward", config.backward);
  json.member("format", format_name(config.layout.format))
      .member("rows_per_shard", config.layout.rows_per_shard)
      .member("split", splits_text(config.layout.splits));
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

// The members that only captured, or only generated datasets have. False: one is not there.
bool read_origin(dom::element json, DatasetConfig& config, dom::object& categories) {
  dom::object captured;
  if (json["captured"].get(captured)) {
    return !json["seed"].get(config.seed) && !json["categories"].get(categories) &&
           !json["backward"].get(config.backward);
  }
  CaptureSource& source = config.capture.emplace();
  std::string_view script;
  if (captured["script"].get(script) || captured["kernels"].get(source.kernels) ||
      captured["partial"].get(source.partial))
    return false;
  source.script = script;
  return true;
}

}  // namespace

Result<DatasetConfig> parse_config(std::string_view text, const std::string& path) {
  dom::parser parser;
  dom::element json;
  DatasetConfig config;
  dom::object categories;
  std::string_view device, format, split;
  if (parser.parse(text.data(), text.size()).get(json) || json["count"].get(config.count) ||
      !read_origin(json, config, categories) || json["device"].get(device) ||
      json["format"].get(format) || json["rows_per_shard"].get(config.layout.rows_per_shard) ||
      json["split"].get(split) || config.count == 0 || config.layout.rows_per_shard == 0) {
    return diag(DiagCode::BadRecord, path, "its configuration lacks a member");
  }
  if (!config.capture) {
    std::vector<std::string> names, weights;
    for (auto [name, value] : categories) {
      uint64_t weight = 0;
      if (value.get(weight)) return diag(DiagCode::BadRecord, path, "a category has no weight");
      names.emplace_back(name);
      weights.push_back(fmt::format("{}={}", name, weight));
    }
    WEFT_TRY(config.weights, parse_categories(names, weights));
  }
  const auto targets = targets_named(device);
  if (!targets) return diag(DiagCode::BadRecord, path, "its configuration names no known device");
  config.targets = *targets;
  WEFT_TRY(config.layout.splits, parse_splits(split));
  auto known = parse_format(format);
  if (!known) return diag(DiagCode::BadRecord, path, "its configuration names no known format");
  config.layout.format = *known;
  std::string_view shard;
  if (!json["shard"].get(shard)) {
    WEFT_TRY(config.part, parse_part(shard));
  }
  return config;
}

std::string json_difference(std::string_view there, std::string_view here) {
  dom::parser there_parser, here_parser;
  dom::object a, b;
  if (there_parser.parse(there.data(), there.size()).get(a) ||
      here_parser.parse(here.data(), here.size()).get(b)) {
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
  dom::parser parser;
  dom::element json, versions, configuration;
  if (parser.parse(object).get(json) || json["versions"].get(versions) ||
      json["configuration"].get(configuration)) {
    return diag(DiagCode::BadRecord, path, "it is no configuration of weft");
  }
  return ConfigFile{simdjson::minify(versions), simdjson::minify(configuration)};
}

}  // namespace weft

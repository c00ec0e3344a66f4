// Formats, splits, spans and names of files; see layout.h.
#include "weft/shard/layout.h"

#include <fmt/format.h>

#include <algorithm>

#include "weft/base/check.h"
#include "weft/base/sha256.h"

namespace weft {

namespace {

constexpr Format kFormats[] = {Format::kParquet, Format::kJsonl, Format::kJsonlZst, Format::kJson};
constexpr uint64_t kRowsPerJsonSpan = 1000;
constexpr int kShareDigits = 9;
constexpr std::string_view kSplitRule =
    "it takes NAME=SHARE,... with names of letters, digits and '_', each once, and shares between "
    "0 "
    "and 1 that add up to 1, as in train=0.98,test=0.02";

bool is_split_name(std::string_view name) {
  return !name.empty() && name.size() <= 40 && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  });
}

// "0.98", ".5", "1" as billionths; nothing for anything else. No floating point: 0.1 + 0.9 is 1.
std::optional<uint64_t> parse_share(std::string_view text) {
  size_t point = std::min(text.find('.'), text.size());
  std::string_view whole = text.substr(0, point);
  std::string_view part = point < text.size() ? text.substr(point + 1) : std::string_view();
  if (whole.size() + part.size() == 0 || whole.size() > 1 || part.size() > kShareDigits) {
    return std::nullopt;
  }
  uint64_t share = 0;
  for (char c : fmt::format("{}{:0<{}}", whole, part, kShareDigits)) {
    if (c < '0' || c > '9') return std::nullopt;
    share = share * 10 + static_cast<uint64_t>(c - '0');
  }
  if (share == 0 || share > kWholeShare) return std::nullopt;
  return share;
}

// "data/train-00003.jsonl" taken apart.
struct DataName {
  std::string_view split;
  uint64_t number = 0;
  Format format = Format::kJsonl;
};

size_t digits_of(Format format) { return format == Format::kJson ? 6 : 5; }

// Nothing of a name that is spelled in any other way than the layout does.
std::optional<DataName> parse_data_name(std::string_view path) {
  constexpr std::string_view kFolder = "data/";
  if (!path.starts_with(kFolder)) return std::nullopt;
  path.remove_prefix(kFolder.size());
  const size_t dash = path.find('-');
  const size_t dot = path.find('.');
  if (dash == path.npos || dot == path.npos || dot < dash) return std::nullopt;
  DataName name{path.substr(0, dash)};
  const std::string_view digits = path.substr(dash + 1, dot - dash - 1);
  const auto format = parse_format(path.substr(dot + 1));
  if (!format || !is_split_name(name.split)) return std::nullopt;
  name.format = *format;
  const size_t width = digits_of(name.format);
  if (digits.size() < width || digits.size() > 12) return std::nullopt;  // all are below kMaxRows
  if (digits.size() > width && digits.front() == '0') return std::nullopt;
  for (char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    name.number = name.number * 10 + static_cast<uint64_t>(c - '0');
  }
  return name;
}

int hex_digit(char c) { return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10; }

}  // namespace

std::string_view format_name(Format format) {
  switch (format) {
    case Format::kParquet:
      return "parquet";
    case Format::kJsonl:
      return "jsonl";
    case Format::kJsonlZst:
      return "jsonl.zst";
    case Format::kJson:
      return "json";
  }
  WEFT_UNREACHABLE();
}

std::optional<Format> parse_format(std::string_view name) {
  for (Format format : kFormats) {
    if (format_name(format) == name) return format;
  }
  return std::nullopt;
}

std::string_view split_by_name(SplitBy by) {
  return by == SplitBy::kPurpose ? "purpose" : "skeleton";
}

std::optional<SplitBy> parse_split_by(std::string_view name) {
  for (SplitBy by : {SplitBy::kSkeleton, SplitBy::kPurpose}) {
    if (split_by_name(by) == name) return by;
  }
  return std::nullopt;
}

Result<std::vector<Split>> parse_splits(std::string_view text) {
  std::vector<Split> splits;
  uint64_t sum = 0;
  std::string_view rest = text;
  bool more = true;
  while (more) {
    size_t comma = rest.find(',');
    more = comma != rest.npos;
    std::string_view item = rest.substr(0, comma);
    if (more) rest.remove_prefix(comma + 1);
    size_t equals = item.find('=');
    std::optional<uint64_t> share;
    if (equals != item.npos) share = parse_share(item.substr(equals + 1));
    std::string_view name = item.substr(0, equals);
    bool known = std::any_of(splits.begin(), splits.end(),
                             [&](const Split& split) { return split.name == name; });
    if (!share || !is_split_name(name) || known) {
      return diag(DiagCode::BadOption, text, "--split", kSplitRule);
    }
    sum += *share;
    splits.push_back({std::string(name), *share});
  }
  if (sum != kWholeShare) return diag(DiagCode::BadOption, text, "--split", kSplitRule);
  return splits;
}

std::string splits_text(const std::vector<Split>& splits) {
  std::string text;
  for (const Split& split : splits) {
    if (!text.empty()) text += ',';
    std::string share =
        fmt::format("{}.{:09}", split.share / kWholeShare, split.share % kWholeShare);
    share.resize(share.find_last_not_of('0') + 1);
    if (share.back() == '.') share.pop_back();
    text += split.name + "=" + share;
  }
  return text;
}

uint64_t Layout::rows_per_span() const {
  WEFT_CHECK(rows_per_shard > 0);
  return format == Format::kJson ? kRowsPerJsonSpan : rows_per_shard;
}

RowRange Layout::span(uint64_t k, uint64_t rows) const {
  uint64_t first = k * rows_per_span();
  WEFT_CHECK(first < rows, "span {} of {} rows", k, rows);
  return {first, std::min(rows_per_span(), rows - first)};
}

uint64_t Layout::spans(uint64_t rows) const {
  return rows / rows_per_span() + (rows % rows_per_span() != 0 ? 1 : 0);
}

size_t Layout::split_of(std::string_view skeleton_id, std::string_view family) const {
  if (splits.size() == 1) return 0;
  const bool whole_family = split_by == SplitBy::kPurpose && !family.empty();
  const std::string hash = whole_family ? sha256_hex(family) : std::string(skeleton_id);
  // The first 32 bits of the hash stand for a place in [0, 1).
  WEFT_CHECK(hash.size() >= 8, "skeleton id '{}'", skeleton_id);
  uint64_t place = 0;
  for (char c : hash.substr(0, 8)) place = place << 4 | static_cast<uint64_t>(hex_digit(c));
  place = (place * kWholeShare) >> 32;
  for (size_t i = 0; i + 1 < splits.size(); ++i) {
    if (place < splits[i].share) return i;
    place -= splits[i].share;
  }
  return splits.size() - 1;
}

std::string Layout::shard_path(size_t split, uint64_t span) const {
  return fmt::format("data/{}-{:0{}}.{}", splits[split].name, span, digits_of(format),
                     format_name(format));
}

std::string Layout::row_path(size_t split, uint64_t index) const {
  return fmt::format("data/{}-{:0{}}.json", splits[split].name, index, digits_of(Format::kJson));
}

std::vector<std::string> Layout::names_of_span(uint64_t k, uint64_t rows) const {
  std::vector<std::string> names;
  for (size_t split = 0; split < splits.size(); ++split) {
    if (format != Format::kJson) {
      names.push_back(shard_path(split, k));
      continue;
    }
    RowRange range = span(k, rows);
    for (uint64_t row = range.first; row < range.end(); ++row)
      names.push_back(row_path(split, row));
  }
  return names;
}

std::optional<Layout::Place> Layout::place_of(std::string_view path) const {
  const auto name = parse_data_name(path);
  if (!name || name->format != format) return std::nullopt;
  for (size_t i = 0; i < splits.size(); ++i) {
    if (splits[i].name != name->split) continue;
    return Place{i, format == Format::kJson ? name->number / rows_per_span() : name->number};
  }
  return std::nullopt;
}

bool is_own_name(std::string_view path) {
  return std::find(std::begin(kOwnFiles), std::end(kOwnFiles), path) != std::end(kOwnFiles) ||
         parse_data_name(path);
}

std::optional<size_t> Layout::split_of_path(std::string_view path) const {
  constexpr std::string_view kFolder = "data/";
  size_t dash = path.rfind('-');
  if (!path.starts_with(kFolder) || dash == path.npos) return std::nullopt;
  std::string_view name = path.substr(kFolder.size(), dash - kFolder.size());
  for (size_t i = 0; i < splits.size(); ++i) {
    if (splits[i].name == name) return i;
  }
  return std::nullopt;
}

}  // namespace weft

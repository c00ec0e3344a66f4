#include "weft/inspect/overlap.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>

#include "weft/ast/canonical.h"
#include "weft/base/text.h"
#include "weft/driver/driver.h"
#include "weft/shard/dataset_reader.h"
#include "weft/shard/file.h"
#include "weft/shard/json_parser.h"

namespace weft {

namespace {

namespace fs = std::filesystem;
namespace dom = simdjson::dom;

constexpr size_t kRun = 13;  // tokens

// Beginnings of lines that stand in every program of their kind.
constexpr std::string_view kFrames[] = {"import ",
                                        "from ",
                                        "@wp.",
                                        "#include",
                                        "extern \"C\" __global__",
                                        "wp::launch_bounds_t",
                                        "wp::tile_shared_storage_t",
                                        "for (size_t _idx",
                                        "_idx ",
                                        "size_t task_index",
                                        "static constexpr bool wp_linear_tid",
                                        "template <bool wp_linear_contiguous>"};
constexpr std::string_view kTextFiles[] = {".py", ".cu",  ".cuh", ".cpp", ".cc",
                                           ".h",  ".hpp", ".c",   ".txt", ".md"};

bool is_hex(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }

// "softmax_cuda_kernel_forward" of "softmax_1a2b3c4d_cuda_kernel_forward".
std::string without_hash(std::string_view word) {
  constexpr size_t kMark = 9;  // "_1a2b3c4d"
  for (size_t i = 0; i + kMark <= word.size(); ++i) {
    if (word[i] != '_' ||
        !std::all_of(word.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                     word.begin() + static_cast<std::ptrdiff_t>(i + kMark), is_hex))
      continue;
    if (i + kMark == word.size() || word[i + kMark] == '_')
      return std::string(word.substr(0, i)).append(word.substr(i + kMark));
  }
  return std::string(word);
}

// A declaration of a variable without a computation: "wp::float32 var_3;".
bool is_declaration(std::string_view line) {
  return line.ends_with(';') && line.find('(') == line.npos &&
         (line.find(" var_") != line.npos || line.find(" adj_") != line.npos) &&
         (line.find('=') == line.npos || line.ends_with("= {};"));
}

std::string_view without_margins(std::string_view line) {
  while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
  while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
  return line;
}

// The tokens of a text as hashes. The language is not known, so that comments of both kinds go.
void tokens_of(std::string_view text, std::vector<uint64_t>& out) {
  out.clear();
  const std::hash<std::string_view> hash;
  bool in_comment = false;
  while (!text.empty()) {
    const size_t end = text.find('\n');
    const std::string_view line = without_margins(text.substr(0, end));
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    if (is_declaration(line) ||
        std::any_of(std::begin(kFrames), std::end(kFrames),
                    [&](std::string_view frame) { return line.starts_with(frame); }))
      continue;
    for (size_t i = 0; i < line.size();) {
      if (in_comment) {
        const size_t close = line.find("*/", i);
        in_comment = close == line.npos;
        i = in_comment ? line.size() : close + 2;
        continue;
      }
      const std::string_view rest = line.substr(i);
      if (rest.starts_with("//") || rest[0] == '#') break;
      if (rest.starts_with("/*")) {
        in_comment = true;
        i += 2;
        continue;
      }
      if (rest[0] == ' ' || rest[0] == '\t') {
        ++i;
        continue;
      }
      size_t size = 1;
      while (is_word(rest[0]) && size < rest.size() && is_word(rest[size])) ++size;
      out.push_back(hash(without_hash(rest.substr(0, size))));
      i += size;
    }
  }
}

// Each different run of the tokens.
void runs_of(std::string_view text, std::vector<uint64_t>& out) {
  static thread_local std::vector<uint64_t> tokens;
  tokens_of(text, tokens);
  out.clear();
  for (size_t i = 0; i + kRun <= tokens.size(); ++i) {
    uint64_t run = 0;
    for (size_t k = 0; k < kRun; ++k)
      run = (run ^ tokens[i + k]) * 0x9e3779b97f4a7c15ull + (run >> 29);
    out.push_back(run);
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
}

void strings_in(const dom::element& json, std::vector<std::string_view>& out) {
  switch (json.type()) {
    case dom::element_type::STRING:
      out.push_back(std::string_view(json));
      break;
    case dom::element_type::ARRAY:
      for (const dom::element e : dom::array(json)) strings_in(e, out);
      break;
    case dom::element_type::OBJECT:
      for (const auto [key, value] : dom::object(json)) strings_in(value, out);
      break;
    default:
      break;
  }
}

}  // namespace

struct OverlapIndex::Impl {
  struct Text {
    std::string file;
    uint64_t runs = 0;
  };
  std::vector<Text> texts;
  // The texts that a run stands in; only looked up.
  std::unordered_map<uint64_t, std::vector<uint32_t>> places;
  std::unordered_map<std::string, std::string> skeletons;  // to the file; only looked up
  Driver driver;
  Canonicalizer canonical;

  void add(std::string_view text, const std::string& file) {
    static thread_local std::vector<uint64_t> runs;
    runs_of(text, runs);
    if (runs.empty()) return;
    const auto number = static_cast<uint32_t>(texts.size());
    texts.push_back({file, runs.size()});
    for (const uint64_t run : runs) places[run].push_back(number);
    if (text.find("@wp.kernel") == text.npos) return;
    if (!driver.read_source(std::string(text), file)) return;
    canonical.run(driver.tree());
    skeletons.emplace(canonical.skeleton(), file);
  }

  Status add_file(const std::string& path, const ColumnFormat* columns) {
    if (!is_rows_file(path)) {
      WEFT_TRY(const std::string text, read_file(path));
      add(text, path);
      return {};
    }
    JsonParser parser;
    std::vector<std::string_view> strings;
    std::optional<Diag> damage;
    WEFT_RETURN_IF_ERROR(for_each_row(path, columns, [&](uint64_t number, std::string_view json) {
      dom::element row;
      strings.clear();
      // A text that is passed over would be called absent from the rows.
      if (parser.parse(json.data(), json.size()).get(row)) {
        damage = diag(DiagCode::BadRecord, path, fmt::format("line {} is no JSON", number + 1));
        return false;
      }
      strings_in(row, strings);
      for (const std::string_view text : strings) add(text, path);
      return true;
    }));
    if (damage) return *std::move(damage);
    return {};
  }
};

OverlapIndex::OverlapIndex() : impl_(std::make_unique<Impl>()) {}
OverlapIndex::~OverlapIndex() = default;
OverlapIndex::OverlapIndex(OverlapIndex&&) noexcept = default;
OverlapIndex& OverlapIndex::operator=(OverlapIndex&&) noexcept = default;

std::size_t OverlapIndex::texts() const { return impl_->texts.size(); }

Result<OverlapIndex> OverlapIndex::read(const std::vector<std::string>& paths,
                                        const ColumnFormat* columns) {
  OverlapIndex index;
  for (const std::string& path : paths) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      WEFT_RETURN_IF_ERROR(index.impl_->add_file(path, columns));
      continue;
    }
    std::vector<std::string> files;
    for (fs::recursive_directory_iterator it(path, error), end; !error && it != end;
         it.increment(error)) {
      const std::string extension = it->path().extension().string();
      const bool is_text = std::find(std::begin(kTextFiles), std::end(kTextFiles), extension) !=
                           std::end(kTextFiles);
      if (it->is_regular_file(error) && (is_text || is_rows_file(it->path().string())))
        files.push_back(it->path().string());
    }
    if (error) return diag(DiagCode::CannotOpen, path, error.message());
    std::sort(files.begin(), files.end());
    for (const std::string& file : files)
      WEFT_RETURN_IF_ERROR(index.impl_->add_file(file, columns));
  }
  if (index.texts() == 0) return diag(DiagCode::NoTexts, paths.front());
  return index;
}

std::optional<Overlap> OverlapIndex::find(const TextViews& texts, std::string_view skeleton,
                                          double share) const {
  if (const auto same = impl_->skeletons.find(std::string(skeleton));
      !skeleton.empty() && same != impl_->skeletons.end())
    return Overlap{fmt::format("it has the skeleton of a module in '{}'", same->second),
                   fmt::format("the skeleton of a module in '{}'", same->second)};
  static thread_local std::vector<uint64_t> runs;
  for (size_t i = 0; i < kTextFields; ++i) {
    if (!texts[i]) continue;
    runs_of(*texts[i], runs);
    std::map<uint32_t, uint64_t> shared;
    for (const uint64_t run : runs)
      if (const auto at = impl_->places.find(run); at != impl_->places.end())
        for (const uint32_t text : at->second) ++shared[text];
    for (const auto& [text, count] : shared) {
      const Impl::Text& of = impl_->texts[text];
      const auto common = static_cast<double>(count);
      const double own = common / static_cast<double>(runs.size());
      const double theirs = common / static_cast<double>(of.runs);
      if (std::max(own, theirs) < share) continue;
      const std::string_view field = text_field_name(static_cast<TextField>(i));
      return own >= theirs ? Overlap{fmt::format("{:.0f} % of its {} stands in '{}'", 100 * own,
                                                 field, of.file),
                                     fmt::format("{} in '{}'", field, of.file)}
                           : Overlap{fmt::format("its {} has {:.0f} % of a text in '{}'", field,
                                                 100 * theirs, of.file),
                                     fmt::format("{} in '{}'", field, of.file)};
    }
  }
  return std::nullopt;
}

}  // namespace weft

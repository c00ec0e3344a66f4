// Samples by their names and the names in them; see cuda/own.h.
#include "cuda/own.h"

#include <simdjson.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <system_error>

#include "weft/shard/file.h"
#include "weft/shard/json_parser.h"
#include "weft/synth/category.h"

namespace weft {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFixedNames[] = {"Makefile",      "cuda_on_cpu.h",       ".clang-format",
                                            "metadata.json", ".metadata.json.part", kCasesFile};
constexpr size_t kFewestDigits = 4;

// "sample_0000_arithmetic", or ".sample_0000_arithmetic.part" while it is made.
bool is_sample_name(std::string_view name) {
  constexpr std::string_view kBegin = "sample_", kPart = ".part";
  if (name.starts_with('.')) {
    if (!name.ends_with(kPart)) return false;
    name = name.substr(1, name.size() - 1 - kPart.size());
  }
  if (!name.starts_with(kBegin)) return false;
  name.remove_prefix(kBegin.size());
  const size_t digits = std::min(name.find_first_not_of("0123456789"), name.size());
  if (digits < kFewestDigits || digits == name.size() || name[digits] != '_') return false;
  name.remove_prefix(digits + 1);
  return name == "file" || parse_category(name).has_value();
}

bool is_plain_file(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(fs::symlink_status(path, error));
}

// The first of the files that is not one of a sample: of NAME.py and NAME.cu there is one, and make
// leaves what it makes of NAME.cu. Empty where there is none.
std::string foreign_file(const OwnSample& sample) {
  std::string stem;
  bool python = false;
  for (const std::string& file : sample.files) {
    if (!file.ends_with(".cu") || file.front() == '.') continue;
    if (!stem.empty()) return file;
    stem = file.substr(0, file.size() - 3);
  }
  for (const std::string& file : sample.files) {
    if (!is_plain_file(fs::path(sample.path) / file)) return file;
    if (std::find(std::begin(kFixedNames), std::end(kFixedNames), file) != std::end(kFixedNames))
      continue;
    if (file.ends_with(".py") && file.front() != '.' && !python) {
      python = true;
      continue;
    }
    if (!stem.empty() &&
        (file == stem + ".cu" || file == stem || file == stem + ".ptx" || file == stem + "_cpu"))
      continue;
    return file;
  }
  return {};
}

Result<std::vector<std::string>> names_in(const std::string& folder) {
  std::vector<std::string> names;
  std::error_code error;
  fs::directory_iterator entry(folder, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error))
    names.push_back(entry->path().filename().string());
  if (error) return diag(DiagCode::CannotOpen, folder, error.message());
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace

Result<std::vector<OwnSample>> own_samples(const std::string& output) {
  std::vector<OwnSample> samples;
  WEFT_TRY(const std::vector<std::string> names, names_in(output));
  for (const std::string& name : names) {
    if (!is_sample_name(name)) continue;
    OwnSample sample{output + "/" + name, {}};
    std::error_code error;
    // Not a link to a folder either: what is behind it is somebody else's.
    if (!fs::is_directory(fs::symlink_status(sample.path, error)))
      return diag(DiagCode::OutputForeign, output, name);
    WEFT_TRY(sample.files, names_in(sample.path));
    const std::string foreign = foreign_file(sample);
    if (!foreign.empty()) return diag(DiagCode::OutputForeign, output, name + "/" + foreign);
    samples.push_back(std::move(sample));
  }
  return samples;
}

Result<bool> has_own_summary(const std::string& output, std::string_view name) {
  const std::string path = output + "/" + std::string(name);
  std::error_code error;
  if (fs::symlink_status(path, error).type() == fs::file_type::not_found) return false;
  const Diag foreign = diag(DiagCode::OutputForeign, output, name);
  if (!is_plain_file(path)) return foreign;
  WEFT_TRY(const std::string text, read_file(path));
  JsonParser parser;
  simdjson::dom::object summary;
  std::string_view version;
  if (parser.parse(simdjson::padded_string(text)).get(summary) ||
      summary["weft_version"].get(version))
    return foreign;
  return true;
}

Status remove_samples(const std::vector<OwnSample>& samples) {
  for (const OwnSample& sample : samples) {
    for (const std::string& file : sample.files)
      WEFT_RETURN_IF_ERROR(remove_file(sample.path + "/" + file));
    std::error_code error;
    // Only an empty folder: what came meanwhile is not ours.
    fs::remove(sample.path, error);
    if (error) return diag(DiagCode::CannotRemove, sample.path, error.message());
  }
  return {};
}

}  // namespace weft

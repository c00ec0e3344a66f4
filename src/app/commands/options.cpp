// Strict reading of option values.
#include "commands/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <thread>
#include <utility>

#include "weft/app/row.h"
#include "weft/base/check.h"
#include "weft/base/text.h"

#ifdef __linux__
#include <sched.h>
#endif

namespace weft {

namespace {

constexpr uint64_t kMaxParts = 100'000;

constexpr std::pair<std::string_view, Targets> kTargets[] = {
    {"cpu", {true, false, false}},
    {"cuda", {false, true, false}},
    {"both", {true, true, false}},
    {"standalone", {false, false, true}},
};

// The cores this process may run on.
unsigned available_cores() {
#ifdef __linux__
  cpu_set_t set;
  if (::sched_getaffinity(0, sizeof set, &set) == 0) {
    return std::max(1u, static_cast<unsigned>(CPU_COUNT(&set)));
  }
#endif
  return std::max(1u, std::thread::hardware_concurrency());
}

std::optional<uint64_t> digits(std::string_view text) {
  uint64_t value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// The digits with as many zeros behind them; nothing past 64 bits.
std::optional<uint64_t> with_zeros(std::string_view text, uint64_t zeros) {
  std::optional<uint64_t> value = digits(text);
  for (; value && zeros > 0; --zeros) {
    uint64_t product = 0;
    if (*value == 0) return value;
    if (__builtin_mul_overflow(*value, uint64_t{10}, &product)) return std::nullopt;
    value = product;
  }
  return value;
}

// "12", "12k", "3M", "1e4", "2.5e3".
std::optional<uint64_t> whole_number(std::string_view text) {
  if (text.ends_with('k')) return with_zeros(text.substr(0, text.size() - 1), 3);
  if (text.ends_with('M')) return with_zeros(text.substr(0, text.size() - 1), 6);
  const size_t e = text.find('e');
  if (e == text.npos) return digits(text);
  const std::optional<uint64_t> exponent = digits(text.substr(e + 1));
  std::string mantissa(text.substr(0, e));
  const size_t point = mantissa.find('.');
  const uint64_t decimals = point == mantissa.npos ? 0 : mantissa.size() - point - 1;
  // A mantissa has a digit on either side of its point.
  if (point != mantissa.npos && (point == 0 || decimals == 0)) return std::nullopt;
  if (!exponent || *exponent < decimals) return std::nullopt;
  if (point != mantissa.npos) mantissa.erase(point, 1);
  return with_zeros(mantissa, *exponent - decimals);
}

// Folders that other things than a dataset live in, beside the user's home.
constexpr std::string_view kSystemFolders[] = {
    "/",          "/tmp",  "/var",  "/var/tmp", "/dev",  "/dev/shm", "/etc",  "/usr",
    "/usr/local", "/bin",  "/lib",  "/opt",     "/mnt",  "/media",   "/proc", "/sys",
    "/run",       "/boot", "/home", "/root",    "/sbin", "/srv"};

bool is_system_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::path real = std::filesystem::weakly_canonical(path, error);
  if (error) return false;
  if (!real.has_filename() && real.has_relative_path()) real = real.parent_path();
  if (std::find(std::begin(kSystemFolders), std::end(kSystemFolders), real.string()) !=
      std::end(kSystemFolders))
    return true;
  for (const char* variable : {"HOME", "TMPDIR"}) {
    const char* own = std::getenv(variable);
    if (own != nullptr && *own == '/' &&
        std::filesystem::weakly_canonical(std::string(own), error) == real)
      return true;
  }
  return false;
}

std::string known_categories() {
  std::string names;
  for (const CategoryInfo& info : kCategories) {
    if (!names.empty()) names += ", ";
    names += info.name;
  }
  return names;
}

Result<size_t> category_index(std::string_view name) {
  auto category = parse_category(name);
  if (!category) {
    std::vector<std::string_view> known;
    for (const CategoryInfo& info : kCategories) known.push_back(info.name);
    const std::string_view near = nearest(name, known);
    if (near.empty()) return diag(DiagCode::UnknownCategory, name, known_categories());
    return diag(DiagCode::MistypedCategory, name, near, known_categories());
  }
  return static_cast<size_t>(*category);
}

}  // namespace

Result<uint64_t> parse_whole_number(std::string_view text, std::string_view option, uint64_t lo,
                                    uint64_t hi) {
  auto value = whole_number(text);
  if (!value || *value < lo || *value > hi) {
    return diag(DiagCode::BadOption, text, option,
                fmt::format("it takes a whole number from {} to {}", lo, hi));
  }
  return *value;
}

std::optional<Targets> targets_named(std::string_view name) {
  for (const auto& [of, targets] : kTargets) {
    if (of == name) return targets;
  }
  return std::nullopt;
}

std::string_view targets_name(Targets targets) {
  for (const auto& [name, of] : kTargets) {
    if (of == targets) return name;
  }
  WEFT_CHECK(false, "rows of a target without a name");
}

Result<Targets> parse_targets(std::string_view text) {
  const auto targets = targets_named(text);
  if (targets && !targets->standalone) return *targets;
  return diag(DiagCode::BadOption, text, "--device", "it takes cpu, cuda or both");
}

Result<Format> parse_format_option(std::string_view text) {
  const auto format = parse_format(text);
  if (format) return *format;
  return diag(DiagCode::BadOption, text, "--format", "it takes parquet, jsonl, jsonl.zst or json");
}

Result<std::vector<uint32_t>> parse_categories(const std::vector<std::string>& names,
                                               const std::vector<std::string>& weights) {
  bool all = names.empty() || (names.size() == 1 && names[0] == "all");
  std::vector<uint32_t> result(kCategories.size(), 0);
  if (all) {
    result = default_weights();
  } else {
    for (const std::string& name : names) {
      WEFT_TRY(size_t i, category_index(name));
      if (result[i] != 0) return diag(DiagCode::RepeatedCategory, name);
      result[i] = 1;
    }
  }
  std::vector<bool> weighted(kCategories.size());
  for (const std::string& weight : weights) {
    size_t equals = weight.find('=');
    std::string_view name = std::string_view(weight).substr(0, equals);
    std::optional<uint64_t> value;
    if (equals != weight.npos) value = digits(std::string_view(weight).substr(equals + 1));
    if (!value || *value < 1 || *value > kMaxWeight) {
      return diag(DiagCode::BadWeight, weight, 1, kMaxWeight);
    }
    WEFT_TRY(size_t i, category_index(name));
    if (result[i] == 0) return diag(DiagCode::UnusedWeight, name);
    if (weighted[i]) return diag(DiagCode::RepeatedCategory, name);
    weighted[i] = true;
    result[i] = static_cast<uint32_t>(*value);
  }
  return result;
}

namespace {

// "NAME=N" or, where `otherwise` is not 0, "NAME".
struct Weighed {
  std::string_view name;
  std::optional<uint64_t> weight;
};
Weighed weighed(std::string_view text, uint64_t otherwise) {
  const size_t equals = text.find('=');
  if (equals == text.npos) return {text, otherwise == 0 ? std::nullopt : std::optional(otherwise)};
  return {text.substr(0, equals), digits(text.substr(equals + 1))};
}

std::string joined(const std::vector<std::string_view>& words) {
  std::string out;
  for (const std::string_view word : words) (out += out.empty() ? "" : ",") += word;
  return out;
}

std::string choosable_fields() {
  std::vector<std::string_view> names;
  for (size_t i = 0; i < kRowFields; ++i)
    if (is_choosable(static_cast<RowField>(i))) names.push_back(row_fields()[i].name);
  return joined(names);
}

}  // namespace

Result<Families> parse_families(std::string_view text) {
  for (size_t i = 0; i < std::size(kFamiliesNames); ++i)
    if (kFamiliesNames[i] == text) return static_cast<Families>(i);
  return diag(DiagCode::BadOption, text, "--families", "it takes all, train or eval");
}

Result<std::vector<uint32_t>> parse_categories(const std::vector<std::string>& names,
                                               const std::vector<std::string>& weights,
                                               Families families) {
  WEFT_TRY(std::vector<uint32_t> out, parse_categories(names, weights));
  if (families != Families::Eval) return out;
  const bool is_default = names.empty() || (names.size() == 1 && names[0] == "all");
  for (size_t i = 0; i < out.size(); ++i) {
    const Field* field =
        i < kGrammarCategories ? nullptr : Field::find(kCategories[i].name, families);
    const uint32_t plans = field == nullptr ? 0 : field->plans_among();
    if (out[i] > 0 && plans == 0 && !is_default)
      return diag(
          DiagCode::BadOption, kCategories[i].name, "--categories",
          "it has no plan of the families that are held out, which --families eval asks for");
    if (is_default && weights.empty()) out[i] = plans;
    if (plans == 0) out[i] = 0;
  }
  return out;
}

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> out;
  while (!text.empty()) {
    const size_t comma = text.find(',');
    out.emplace_back(text.substr(0, comma));
    text.remove_prefix(comma == text.npos ? text.size() : comma + 1);
  }
  return out;
}

std::string_view adjoints_name(Adjoints adjoints) {
  return adjoints == Adjoints::kAll ? "all" : "exact";
}

Result<Adjoints> parse_adjoints(std::string_view text) {
  for (const Adjoints known : {Adjoints::kAll, Adjoints::kExact})
    if (adjoints_name(known) == text) return known;
  return diag(DiagCode::BadOption, text, "--adjoints", "it takes all or exact");
}

Result<std::bitset<kRowFields>> parse_fields(const std::vector<std::string>& names) {
  std::bitset<kRowFields> left_out;
  for (size_t i = 0; i < kRowFields; ++i) left_out[i] = is_choosable(static_cast<RowField>(i));
  for (const std::string& name : names) {
    size_t i = 0;
    while (i < kRowFields && row_fields()[i].name != name) ++i;
    if (i == kRowFields)
      return diag(DiagCode::BadOption, name, "--fields",
                  "it takes fields of rows ('weft row --fields' lists them); those that say what a "
                  "row is are always there, and " +
                      choosable_fields() + " only where they are named");
    left_out[i] = false;
  }
  return left_out;
}

std::string fields_text(const RowContent& content) {
  std::vector<std::string_view> names;
  for (size_t i = 0; i < kRowFields; ++i) {
    const auto field = static_cast<RowField>(i);
    if (is_choosable(field) && content.has(field)) names.push_back(row_fields()[i].name);
  }
  return joined(names);
}

Result<StripSet> parse_strip(const std::vector<std::string>& names) {
  StripSet out;
  for (const std::string& name : names)
    if (!out.add_named(name))
      return diag(DiagCode::BadOption, name, "--strip",
                  "it takes hashes, echoes and unused-support, separated by commas");
  return out;
}

std::string strip_text(StripSet strip) { return joined(strip.names()); }

Result<std::vector<uint32_t>> parse_levels(const std::vector<std::string>& shares) {
  std::vector<uint32_t> out(std::size(kLevels), 0);
  uint32_t sum = 0;
  std::string all;
  for (const std::string& share : shares) (all += all.empty() ? "" : ",") += share;
  const Diag bad = diag(DiagCode::BadOption, all, "--difficulty",
                        "it takes shares of easy, medium and hard in hundredths that add up to 1, "
                        "such as easy=0.3,medium=0.5,hard=0.2");
  for (const std::string& share : shares) {
    const size_t equals = share.find('=');
    const auto level = std::find(std::begin(kLevels), std::end(kLevels),
                                 std::string_view(share).substr(0, equals));
    if (equals == share.npos || level == std::end(kLevels)) return bad;
    std::string_view number = std::string_view(share).substr(equals + 1);
    std::optional<uint64_t> hundredths;
    if (number == "1" || number == "1.0") {
      hundredths = 100;
    } else if (number.starts_with("0.") && number.size() <= 4) {
      hundredths = digits(number.substr(2));
      if (hundredths && number.size() == 3) *hundredths *= 10;
    }
    uint32_t& weight = out[static_cast<size_t>(level - std::begin(kLevels))];
    if (!hundredths || *hundredths == 0 || weight != 0) return bad;
    weight = static_cast<uint32_t>(*hundredths);
    sum += weight;
  }
  if (sum != 100) return bad;
  return out;
}

std::string levels_text(const std::vector<uint32_t>& levels) {
  std::string out;
  for (size_t i = 0; i < levels.size(); ++i) {
    if (levels[i] == 0) continue;
    out += fmt::format("{}{}={}", out.empty() ? "" : ",", kLevels[i],
                       levels[i] == 100 ? "1" : fmt::format("0.{:02}", levels[i]));
  }
  return out;
}

Result<uint64_t> parse_max_tokens(std::string_view text) {
  return parse_whole_number(text, "--max-tokens", 1, 1'000'000'000);
}

Result<ViewKind> parse_view_option(std::string_view text, std::string_view option) {
  const auto kind = parse_view(text);
  if (kind) return *kind;
  return diag(DiagCode::BadOption, text, option, "it takes pairs, messages or completion");
}

Result<std::vector<uint32_t>> parse_tasks(const std::vector<std::string>& names, bool compiled) {
  std::vector<uint32_t> out(tasks().size());
  if (names.empty())
    for (size_t i = 0; i < out.size(); ++i)
      out[i] = compiled || !is_compiled(static_cast<Task>(i)) ? 1 : 0;
  std::vector<std::string_view> known;
  for (const TaskInfo& task : tasks()) known.push_back(task.name);
  for (const std::string& text : names) {
    const auto [name, weight] = weighed(text, 1);
    const auto task = parse_task(name);
    if (!task || !weight || *weight < 1 || *weight > kMaxWeight ||
        out[static_cast<size_t>(*task)] != 0)
      return diag(DiagCode::BadOption, text, "--tasks",
                  fmt::format("it takes tasks, each once, with or without a weight from 1 to {} "
                              "(NAME=N); the tasks are {}",
                              kMaxWeight, joined(known)));
    if (is_compiled(*task) && !compiled)
      return diag(DiagCode::BadOption, text, "--tasks",
                  "it needs texts of compilers, which 'weft enrich' adds to a finished dataset; "
                  "'weft view' makes examples of them");
    out[static_cast<size_t>(*task)] = static_cast<uint32_t>(*weight);
  }
  return out;
}

std::string tasks_text(const std::vector<uint32_t>& weights) {
  std::string out;
  for (size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] == 0) continue;
    (out += out.empty() ? "" : ",") += tasks()[i].name;
    if (weights[i] != 1) out += fmt::format("={}", weights[i]);
  }
  return out;
}

Result<DatasetPart> parse_part(std::string_view text) {
  size_t slash = text.find('/');
  std::optional<uint64_t> index, of;
  if (slash != text.npos) {
    index = digits(text.substr(0, slash));
    of = digits(text.substr(slash + 1));
  }
  if (!index || !of || *index < 1 || *of < *index || *of > kMaxParts) {
    return diag(
        DiagCode::BadOption, text, "--shard",
        fmt::format("it takes I/K, the I-th of K parts, with I from 1 to K and K at most {}",
                    kMaxParts));
  }
  return DatasetPart{*index, *of};
}

Result<DumpStage> parse_dump_stage(std::string_view text) {
  static constexpr std::pair<std::string_view, DumpStage> kStages[] = {
      {"tree", DumpStage::kTree},       {"typed", DumpStage::kTyped},   {"hir", DumpStage::kHir},
      {"lowered", DumpStage::kLowered}, {"python", DumpStage::kPython}, {"cpp", DumpStage::kCpp},
      {"cuda", DumpStage::kCuda}};
  for (const auto& [known, stage] : kStages) {
    if (known == text) return stage;
  }
  return diag(DiagCode::BadOption, text, "--dump", std::string("it takes ") + kDumpStages);
}

Result<unsigned> parse_jobs(std::string_view text) {
  if (text.empty()) return available_cores();
  WEFT_TRY(uint64_t jobs, parse_whole_number(text, "--jobs", 1, 1024));
  return static_cast<unsigned>(jobs);
}

Result<std::string> parse_folder(std::string_view text, std::string_view option) {
  if (text.empty()) return diag(DiagCode::BadOption, text, option, "it takes a folder");
  while (text.size() > 1 && text.back() == '/') text.remove_suffix(1);
  return std::string(text);
}

Result<std::string> parse_output(std::string_view text, std::string_view option) {
  WEFT_TRY(std::string folder, parse_folder(text, option));
  if (text == "-") return diag(DiagCode::OutputIsStdout, option);
  if (is_system_folder(folder)) {
    return diag(DiagCode::BadOption, text, option,
                "it takes a folder of its own; this one is the system's or your home, so name one "
                "below it");
  }
  return folder;
}

Diag no_dataset(const std::string& folder) {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(folder, error);
  if (folder.empty()) return diag(DiagCode::BadOption, folder, "the folder", "it takes a folder");
  const bool is_new = status.type() == std::filesystem::file_type::not_found;
  const bool is_empty = status.type() == std::filesystem::file_type::directory &&
                        std::filesystem::is_empty(folder, error);
  // The advice has to work: generate writes to new and empty folders.
  if ((is_new || is_empty) && !is_system_folder(folder))
    return diag(DiagCode::NoDataset, folder, folder);
  return diag(DiagCode::HoldsNoDataset, folder);
}

}  // namespace weft

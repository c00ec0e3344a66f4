#include "levels/recompile.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <mutex>
#include <optional>
#include <utility>

#include "levels/compilers.h"
#include "levels/row_levels.h"

#include "weft/shard/json_parser.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

// The same but for members that are null: files of columns have these where others leave them out.
bool is_same(const dom::element& a, const dom::element& b);

bool has_all_of(const dom::object& a, const dom::object& b) {
  for (const auto [key, value] : a) {
    dom::element other;
    const bool missing = b[key].get(other) != simdjson::SUCCESS;
    if (missing ? !value.is_null() : !is_same(value, other)) return false;
  }
  return true;
}

bool is_same(const dom::element& a, const dom::element& b) {
  dom::object a_object, b_object;
  dom::array a_array, b_array;
  if (!a.get(a_object) && !b.get(b_object))
    return has_all_of(a_object, b_object) && has_all_of(b_object, a_object);
  if (!a.get(a_array) && !b.get(b_array)) {
    if (a_array.size() != b_array.size()) return false;
    auto other = b_array.begin();
    for (const dom::element one : a_array) {
      if (!is_same(one, *other)) return false;
      ++other;
    }
    return true;
  }
  double a_number = 0, b_number = 0;
  if (!a.get(a_number) && !b.get(b_number)) return a_number == b_number;
  return simdjson::minify(a) == simdjson::minify(b);
}

// What the compilers are that all workers take theirs from; the first is there already.
struct Shared {
  LevelChoice choice;
  std::string python;
  uint64_t every = 1;
  std::mutex mutex;
  std::optional<Compilers> first;

  Result<Compilers> take() {
    {
      const std::lock_guard lock(mutex);
      if (first) return *std::exchange(first, std::nullopt);
    }
    return Compilers::start(python, choice);
  }
};

class Recompile : public OutsideCheck {
 public:
  explicit Recompile(std::shared_ptr<Shared> shared)
      : shared_(std::move(shared)), columns_(level_columns(shared_->choice)) {}

  std::optional<std::string> problem(std::string_view row, uint32_t ordinal) override {
    // One in the middle of each stretch, so that a small set has one, too.
    if (ordinal % shared_->every != shared_->every / 2) return std::nullopt;
    if (!compilers_) {
      Result<Compilers> started = shared_->take();
      if (!started) return started.error().message();
      compilers_ = *std::move(started);
      levels_.emplace(shared_->choice, *compilers_);
    }
    std::string failure;
    const auto made = levels_->make(row, "the row", failure);
    if (!made) return made.error().message();
    JsonParser here_parser, there_parser;
    dom::object here, there;
    if (here_parser.parse("{" + made->fields + "}").get(here) || there_parser.parse(row).get(there))
      return "it is no object";
    std::string others;
    const auto compare = [&](std::string_view name) {
      dom::element a, b;
      const bool no_a = here[name].get(a) || a.is_null(), no_b = there[name].get(b) || b.is_null();
      if (no_a != no_b || (!no_a && !is_same(a, b)))
        others.append(others.empty() ? "" : ", ").append(name);
    };
    for (const LevelColumn& column : columns_) compare(column.name);
    compare("levels");
    if (others.empty()) return std::string();
    return others + " come out otherwise";
  }

 private:
  std::shared_ptr<Shared> shared_;
  std::vector<LevelColumn> columns_;
  std::optional<Compilers> compilers_;
  std::optional<RowLevels> levels_;
};

std::string tools_text(const std::vector<std::pair<std::string, std::string>>& tools) {
  std::string out;
  for (const auto& [name, version] : tools)
    out += fmt::format("{}{} {}", out.empty() ? "" : ", ", name, version);
  return out;
}

}  // namespace

Result<std::function<std::unique_ptr<OutsideCheck>()>> recompile(const std::string& folder,
                                                                 const DatasetConfig& config,
                                                                 const std::string& python,
                                                                 uint64_t every) {
  auto shared = std::make_shared<Shared>();
  shared->choice = *config.levels;
  shared->python = python;
  shared->every = every;
  WEFT_TRY(shared->first, Compilers::start(python, shared->choice));
  if (shared->first->tools() != config.levels->tools)
    return diag(DiagCode::OtherCompilers, folder, tools_text(config.levels->tools),
                tools_text(shared->first->tools()));
  return std::function(
      [shared]() -> std::unique_ptr<OutsideCheck> { return std::make_unique<Recompile>(shared); });
}

}  // namespace weft

// Strict reading of option values: text in, value or a diagnostic that says what is allowed.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dataset/config.h"
#include "weft/app/pipeline.h"
#include "weft/base/result.h"

namespace weft {

// A whole number in [lo, hi]: decimal digits, also with k for thousands or M for millions behind
// them ("10k"), or an exponent that leaves a whole number ("1e4", "2.5e3").
Result<uint64_t> parse_whole_number(std::string_view text, std::string_view option, uint64_t lo,
                                    uint64_t hi);
// "cpu", "cuda", "both" or "standalone", and back: as a configuration names what rows hold.
std::optional<Targets> targets_named(std::string_view name);
std::string_view targets_name(Targets targets);
// Of --device, where "standalone", which is no device, is none.
Result<Targets> parse_targets(std::string_view text);
// A format of files of rows, of --format.
Result<Format> parse_format_option(std::string_view text);

// One weight per category of kCategories, 0 for those not chosen. `names` are category names, or
// "all", or nothing for all; `weights` are NAME=N with N in [1, kMaxWeight], 1 where not given.
// The order and form in which they are given makes no difference.
Result<std::vector<uint32_t>> parse_categories(const std::vector<std::string>& names,
                                               const std::vector<std::string>& weights);

// --families: "all", "train" or "eval".
Result<Families> parse_families(std::string_view text);
// --categories and --weights with them. Of `eval` there is no construct, and no field without such
// a plan; its default mix has each plan as often as any other.
Result<std::vector<uint32_t>> parse_categories(const std::vector<std::string>& names,
                                               const std::vector<std::string>& weights,
                                               Families families);
// --adjoints: "all" or "exact", and back.
Result<Adjoints> parse_adjoints(std::string_view text);
std::string_view adjoints_name(Adjoints adjoints);
// --fields: names of texts and of `cases`; the others of them are left out. And back.
Result<std::bitset<kRowFields>> parse_fields(const std::vector<std::string>& names);
std::string fields_text(const RowContent& content);
// --strip, and back.
Result<StripSet> parse_strip(const std::vector<std::string>& names);
std::string strip_text(StripSet strip);
// --difficulty: "easy=0.3", "medium=0.5", shares in hundredths that add up to 1; and back.
Result<std::vector<uint32_t>> parse_levels(const std::vector<std::string>& shares);
std::string levels_text(const std::vector<uint32_t>& levels);
// --view and --tasks: "python-to-cuda" or "python-to-cuda=3"; no task is all of them. And back.
Result<ViewKind> parse_view_option(std::string_view text, std::string_view option);
// `compiled`: the rows have texts of compilers; without it tasks that need them are refused.
Result<std::vector<uint32_t>> parse_tasks(const std::vector<std::string>& names,
                                          bool compiled = false);
std::string tasks_text(const std::vector<uint32_t>& tasks);
// At commas.
std::vector<std::string> split_words(std::string_view text);

// "2/5"
Result<DatasetPart> parse_part(std::string_view text);
// A stage of the compiler, of --dump.
inline constexpr const char* kDumpStages = "tree, typed, hir, lowered, python, cpp or cuda";
Result<DumpStage> parse_dump_stage(std::string_view text);
// Worker threads; empty: the cores this process may run on.
Result<unsigned> parse_jobs(std::string_view text);
// A folder without slashes at its end.
Result<std::string> parse_folder(std::string_view text, std::string_view option);
// The same of one to write to: not "-", and no folder that is the system's or the user's own (the
// root, /tmp, /usr, the home folder); folders below those are as good as any.
Result<std::string> parse_output(std::string_view text, std::string_view option);
// "no dataset in it, 'weft generate -o DIR' makes one", where it would.
Diag no_dataset(const std::string& folder);

// Of --max-tokens.
Result<uint64_t> parse_max_tokens(std::string_view text);

inline constexpr uint64_t kMaxSeed = (uint64_t{1} << 63) - 1;  // fits a signed column
inline constexpr uint64_t kMaxCount = kMaxRows;
inline constexpr const char* kSeedHelp =
    "Seed, 0 to 2^63 - 1; one version of weft, one seed and the same options give the same bytes";

}  // namespace weft

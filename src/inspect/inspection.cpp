// One pass over the rows, then the checks and figures that need all rows together; see
// inspection.h.
#include "weft/inspect/inspection.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <span>

#include "examine.h"
#include "weft/base/text.h"
#include "weft/shard/file.h"
#include "weft/shard/json_parser.h"
#include "weft/shard/layout.h"
#include "weft/shard/manifest.h"
#include "weft/shard/output_folder.h"

namespace weft {

namespace {

// Groups rows of one hash; calls `group` for each that holds more than one, in order of the hash,
// rows ascending.
template <class Key, class Group>
void each_group(std::vector<Fingerprint>& prints, Key key, Group group) {
  std::sort(prints.begin(), prints.end(), [&](const Fingerprint& a, const Fingerprint& b) {
    return key(a) != key(b) ? key(a) < key(b) : a.ordinal < b.ordinal;
  });
  for (size_t from = 0, to = 0; from < prints.size(); from = to) {
    while (to < prints.size() && key(prints[to]) == key(prints[from])) ++to;
    if (to - from > 1) group(std::span(prints).subspan(from, to - from));
  }
}

class Gathering {
 public:
  Gathering(Inspection& out, const InspectOptions& options) : out_(out), options_(options) {}

  void versions(std::map<std::string, VersionSeen>& seen) {
    if (!wants(Check::kVersions)) return;
    // Those of most rows are the dataset's.
    const std::string* usual = nullptr;
    uint64_t most = 0;
    for (const auto& [name, of] : seen) {
      tally(Check::kVersions).looked_at += of.rows;
      if (of.rows > most) {
        most = of.rows;
        usual = &name;
      }
    }
    for (auto& [name, of] : seen) {
      if (&name == usual) continue;
      CheckTally other;
      other.failed = of.rows;
      other.reasons[fmt::format("made by {}, most rows by {}", name, *usual)] = of.rows;
      for (RowFailure& failure : of.first) failure.text = "made by " + name;
      other.first = std::move(of.first);
      tally(Check::kVersions).merge(std::move(other));
    }
  }

  void copies(std::vector<Fingerprint>& prints) {
    copies_by(Check::kExact, "the same Python", prints,
              [](const Fingerprint& p) { return p.python; });
    std::erase_if(prints, [](const Fingerprint& p) { return !p.parsed; });
    const uint64_t parsed = prints.size();
    const auto structure = [](const Fingerprint& p) { return p.structure; };
    const auto skeleton = [](const Fingerprint& p) { return p.skeleton; };
    if (wants(Check::kStructure)) {
      out_.distinct_structures =
          parsed - copies_by(Check::kStructure, "the same structure", prints, structure);
      set_note(Check::kStructure,
               fmt::format("{} distinct of {}", out_.distinct_structures, parsed));
    }
    if (wants(Check::kSkeleton)) {
      out_.distinct_skeletons =
          parsed - copies_by(Check::kSkeleton, "the same skeleton", prints, skeleton);
      set_note(Check::kSkeleton,
               options_.max_skeleton_dup == 0
                   ? fmt::format("{} distinct of {}", out_.distinct_skeletons, parsed)
                   : fmt::format("{} distinct of {}; fails past {} %", out_.distinct_skeletons,
                                 parsed, 100 * options_.max_skeleton_dup));
    }
    if (wants(Check::kLeakage)) leakage(prints);
  }

  // Rows of weft's that lack the field which others of the set have.
  void cases(const std::vector<uint32_t>& without) {
    CheckTally& t = tally(Check::kCases);
    if (!wants(Check::kCases) || t.looked_at == 0) return;
    constexpr std::string_view kProblem = "no field 'cases', which other rows have";
    for (const uint32_t row : without) {
      ++t.looked_at;
      ++t.reasons[std::string(kProblem)];
      if (t.keeps(row)) {
        t.fail({row, out_.files.where(row), std::string(kProblem), ""});
      } else {
        ++t.failed;
      }
    }
  }

  void compiled() {
    const CheckTally& t = tally(Check::kCompiled);
    if (t.looked_at > 0) set_note(Check::kCompiled, counted(t.looked_at, "row") + " compiled");
  }

  void near(const NearFigures& figures) {
    CheckTally& t = tally(Check::kNear);
    t.looked_at = figures.documents;
    out_.near_rows = figures.in_pairs;
    for (uint32_t row = 0; row < figures.earlier.size(); ++row) {
      const uint32_t earlier = figures.earlier[row];
      if (earlier == NearFigures::kNone) continue;
      if (out_.files.split_of(row) != out_.files.split_of(earlier)) ++out_.near_across_splits;
      if (t.keeps(row))
        t.fail({row, out_.files.where(row), "near to " + out_.files.where(earlier), ""});
    }
    t.failed = figures.in_pairs;
    if (out_.near_across_splits > 0)
      set_note(Check::kNear,
               fmt::format("{} of them near to a row of another split", out_.near_across_splits));
  }

  void balance() {
    uint64_t least = ~uint64_t{0}, most = 0, all = 0;
    std::string rarest, commonest;
    for (const auto& [name, by_split] : out_.statistics.categories) {
      uint64_t count = 0;
      for (const auto& [split, n] : by_split) count += n;
      all += count;
      if (count < least) {
        least = count;
        rarest = name;
      }
      if (count > most) {
        most = count;
        commonest = name;
      }
    }
    tally(Check::kBalance).looked_at = all;
    if (all == 0) return;
    out_.imbalance = static_cast<double>(most) / static_cast<double>(least);
    const size_t number = out_.statistics.categories.size();
    if (least == most) {
      return set_note(Check::kBalance, number == 1
                                           ? fmt::format("1 category, {}", rarest)
                                           : fmt::format("{} categories of {} each: ratio 1.00",
                                                         number, counted(most, "row")));
    }
    set_note(Check::kBalance,
             fmt::format("{} {}, from {} ({}) to {} ({}): ratio {:.2f}",
                         out_.statistics.categories.size(),
                         out_.statistics.categories.size() == 1 ? "category" : "categories", least,
                         rarest, most, commonest, out_.imbalance));
  }

  void verdicts() {
    for (size_t i = 0; i < kChecks; ++i) {
      const auto check = static_cast<Check>(i);
      out_.verdicts[i] = verdict(check, out_.tallies[i]);
    }
  }

 private:
  bool wants(Check check) const { return options_.checks[static_cast<size_t>(check)]; }
  CheckTally& tally(Check check) { return out_.tallies[static_cast<size_t>(check)]; }
  void set_note(Check check, std::string text) {
    out_.notes[static_cast<size_t>(check)] = std::move(text);
  }

  Verdict verdict(Check check, const CheckTally& t) const {
    if (!wants(check)) return Verdict::kSkipped;
    const double share = percent(t.failed, t.looked_at) / 100;
    const bool figure = check == Check::kNear || check == Check::kBalance;
    if (!figure && t.looked_at == 0 && t.failed == 0) return Verdict::kNothing;
    if (check == Check::kNear) {
      if (!options_.max_near_dup) return Verdict::kFigure;
      return share > *options_.max_near_dup ? Verdict::kFailed : Verdict::kPassed;
    }
    if (check == Check::kBalance) {
      if (!options_.max_imbalance) return Verdict::kFigure;
      return out_.imbalance > *options_.max_imbalance ? Verdict::kFailed : Verdict::kPassed;
    }
    if (check == Check::kSkeleton)
      return share > options_.max_skeleton_dup ? Verdict::kFailed : Verdict::kPassed;
    return t.failed > 0 ? Verdict::kFailed : Verdict::kPassed;
  }

  template <class Key>
  uint64_t copies_by(Check check, std::string_view what, std::vector<Fingerprint>& prints,
                     Key key) {
    if (!wants(check)) return 0;
    CheckTally& t = tally(check);
    t.looked_at = prints.size();
    each_group(prints, key, [&](std::span<const Fingerprint> group) {
      for (const Fingerprint& print : group.subspan(1)) {
        if (!t.keeps(print.ordinal)) {
          ++t.failed;
          continue;
        }
        t.fail({print.ordinal, out_.files.where(print.ordinal),
                fmt::format("{} as {}", what, out_.files.where(group[0].ordinal)), ""});
      }
    });
    return t.failed;
  }

  void leakage(std::vector<Fingerprint>& prints) {
    CheckTally& t = tally(Check::kLeakage);
    if (out_.files.splits.size() < 2) {
      set_note(Check::kLeakage, "one split");
      return;
    }
    t.looked_at = prints.size();
    const bool by_purpose = out_.split_by == SplitBy::kPurpose;
    const auto kept_together = [&](const Fingerprint& p) {
      return by_purpose ? p.family : p.skeleton;
    };
    each_group(prints, kept_together, [&](std::span<const Fingerprint> group) {
      const uint32_t home = out_.files.split_of(group[0].ordinal);
      for (const Fingerprint& print : group.subspan(1)) {
        if (out_.files.split_of(print.ordinal) == home) continue;
        if (!t.keeps(print.ordinal)) {
          ++t.failed;
          continue;
        }
        t.fail({print.ordinal, out_.files.where(print.ordinal),
                fmt::format("the {} of {}", by_purpose ? "family" : "skeleton",
                            out_.files.where(group[0].ordinal)),
                ""});
      }
    });
  }

  Inspection& out_;
  const InspectOptions& options_;
};

// The manifest of a dataset of weft's; none where it is missing or damaged.
std::optional<Manifest> manifest_of(const DatasetFiles& files) {
  const std::string path = files.root + "/" + std::string(kManifestFile);
  auto text = read_file(path);
  if (!text) return std::nullopt;
  auto manifest = parse_manifest(*text, path);
  if (!manifest) return std::nullopt;
  return *std::move(manifest);
}

// As its configuration says.
SplitBy split_by_of(const Manifest& manifest) {
  JsonParser parser;
  std::string_view name;
  if (parser.parse(manifest.configuration)["split_by"].get(name)) return SplitBy::kSkeleton;
  return parse_split_by(name).value_or(SplitBy::kSkeleton);
}

// Files that cannot be read to their end, or are not there.
struct UnreadFiles {
  const DatasetFiles& files;
  std::map<std::string, uint64_t> rows_of;  // by file, as the manifest has them
  CheckTally unreadable;
  bool failed = false;

  // `next`: the row that was not read any more.
  void cut_short(uint32_t file, uint32_t next, const Diag& why) {
    failed = true;
    ++unreadable.looked_at;
    const bool is_long = why.code == DiagCode::LongRow;
    ++unreadable.reasons[is_long ? "a file has rows that are too long"
                                 : "a file cannot be read to its end"];
    const RowsFile& broken = files.files[file];
    std::string text = why.message();
    if (const auto of = rows_of.find(broken.path); of != rows_of.end()) {
      const uint64_t read = next - std::min(next, broken.first_row);
      text += fmt::format("; {} of its {} were not read", of->second - std::min(of->second, read),
                          counted(of->second, "row"));
    }
    unreadable.fail({next, broken.path, std::move(text), ""});
  }

  // `rows`: the number of rows of all files.
  void missing(uint64_t rows) {
    for (const RowsFile& file : files.files) rows_of.erase(file.path);
    for (const auto& [path, lost] : rows_of) {
      failed = true;
      ++unreadable.looked_at;
      ++unreadable.reasons["a file is missing"];
      unreadable.fail({static_cast<uint32_t>(rows), path,
                       fmt::format("is missing, and its {} with it", counted(lost, "row")), ""});
    }
    for (const std::string& path : files.no_files) {
      failed = true;
      ++unreadable.looked_at;
      ++unreadable.reasons["a name of a file is something else"];
      unreadable.fail({static_cast<uint32_t>(rows), path, "is no regular file", ""});
    }
  }
};

// Moves what an examiner found in its rows to the whole.
void gather(Examiner& from, Inspection& out, std::vector<Fingerprint>& prints,
            std::map<std::string, VersionSeen>& versions,
            std::vector<std::pair<uint32_t, std::string>>& left_out) {
  for (size_t i = 0; i < kChecks; ++i) out.tallies[i].merge(std::move(from.tallies[i]));
  for (size_t i = 0; i < kAssumptions; ++i) out.assumed[i] += from.assumed[i];
  out.statistics.merge(std::move(from.statistics));
  prints.insert(prints.end(), from.fingerprints.begin(), from.fingerprints.end());
  std::vector<Fingerprint>().swap(from.fingerprints);
  for (auto& [name, seen] : from.versions) {
    VersionSeen& all = versions[name];
    CheckTally both;
    both.first = std::move(all.first);
    for (RowFailure& failure : seen.first) both.fail(std::move(failure));
    all.first = std::move(both.first);
    all.rows += seen.rows;
  }
  left_out.insert(left_out.end(), from.left_out.begin(), from.left_out.end());
  out.left_out += from.left_out_count;
  out.foreign = out.foreign || from.foreign > 0;
  for (const auto& [form, rows] : from.warp_seems) out.warp_seems[form] += rows;
}

}  // namespace

std::string_view verdict_name(Verdict verdict) {
  switch (verdict) {
    case Verdict::kPassed:
      return "passed";
    case Verdict::kFailed:
      return "failed";
    case Verdict::kFigure:
      return "figure";
    case Verdict::kNothing:
      return "nothing to check";
    case Verdict::kSkipped:
      break;
  }
  return "skipped";
}

size_t Inspection::failed_checks() const {
  return static_cast<size_t>(std::count(verdicts.begin(), verdicts.end(), Verdict::kFailed));
}

Result<Inspection> inspect_dataset(const std::string& folder, const InspectOptions& options,
                                   const InspectHooks& hooks) {
  Inspection out;
  WEFT_TRY(out.files, find_rows_files(folder));
  const bool balance = options.checks[static_cast<size_t>(Check::kBalance)];
  NearSink sink;
  std::optional<NearIndex> index;
  if (options.checks[static_cast<size_t>(Check::kNear)]) {
    WEFT_TRY(index, NearIndex::create(options.spill_folder));
    sink.index = &*index;
  }
  std::vector<std::unique_ptr<RowVisitor>> visitors;
  std::vector<Examiner*> examiners;
  for (unsigned i = 0; i < std::max(1u, options.workers); ++i) {
    auto examiner = std::make_unique<Examiner>(options, sink);
    examiners.push_back(examiner.get());
    visitors.push_back(std::move(examiner));
  }
  UnreadFiles unread{out.files, {}, {}, false};
  if (out.files.ours) {
    const std::optional<Manifest> manifest = manifest_of(out.files);
    out.unfinished = !manifest;
    if (manifest) {
      out.split_by = split_by_of(*manifest);
      if (options.sample == 0)
        for (const FileEntry& file : manifest->files) unread.rows_of[file.path] = file.rows;
    }
  }
  bool stopped = false;
  ScanHooks scan;
  scan.columns = options.columns;
  scan.sample = options.sample;
  out.is_sample = options.sample > 0;
  scan.file_failed = [&](uint32_t file, uint32_t next, const Diag& why) {
    unread.cut_short(file, next, why);
  };
  scan.tick = [&](uint64_t rows, uint32_t file) { hooks.tick(rows, file, out.files); };
  scan.stop = [&] { return stopped = stopped || hooks.stop(); };
  WEFT_TRY(out.rows, scan_rows(out.files, visitors, scan));
  if (stopped) return diag(DiagCode::CheckInterrupted, folder, counted(0, "problem"));
  unread.missing(out.rows);
  if (!sink.status) return std::move(sink.status).take_error();

  std::vector<Fingerprint> prints;
  std::map<std::string, VersionSeen> versions;
  std::vector<std::pair<uint32_t, std::string>> left_out;
  if (options.checks[static_cast<size_t>(Check::kReadable)])
    out.tallies[static_cast<size_t>(Check::kReadable)] = std::move(unread.unreadable);
  std::vector<uint32_t> without_cases;
  for (Examiner* examiner : examiners) {
    gather(*examiner, out, prints, versions, left_out);
    without_cases.insert(without_cases.end(), examiner->without_cases.begin(),
                         examiner->without_cases.end());
    std::move(examiner->overlapping.begin(), examiner->overlapping.end(),
              std::back_inserter(out.overlapping));
  }
  std::sort(out.overlapping.begin(), out.overlapping.end(),
            [](const auto& a, const auto& b) { return a.ordinal < b.ordinal; });
  std::sort(left_out.begin(), left_out.end());
  for (auto& [ordinal, where] : left_out) out.left_out_first.push_back(std::move(where));
  out.rows -= out.left_out;
  if (out.rows == 0 && !unread.failed) return diag(DiagCode::NoRows, folder);

  hooks.stage("looking for copies");
  Gathering gathering(out, options);
  gathering.versions(versions);
  gathering.cases(without_cases);
  gathering.compiled();
  gathering.copies(prints);
  if (index) {
    hooks.stage("looking for near-duplicates");
    WEFT_TRY(const NearFigures figures, index->find());
    gathering.near(figures);
  }
  if (balance) gathering.balance();
  gathering.verdicts();
  return out;
}

}  // namespace weft

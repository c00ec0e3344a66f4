// The findings as text and as JSON.
#include <fmt/format.h>

#include <algorithm>

#include "weft/base/json.h"
#include "weft/base/text.h"
#include "weft/inspect/inspection.h"

namespace weft {

namespace {

constexpr size_t kReasonsShown = 8;

// Reasons, the most frequent first.
std::vector<std::pair<std::string, uint64_t>> by_count(const CheckTally& t) {
  std::vector<std::pair<std::string, uint64_t>> reasons(t.reasons.begin(), t.reasons.end());
  std::stable_sort(reasons.begin(), reasons.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  return reasons;
}

std::string_view mark(Verdict verdict) {
  switch (verdict) {
    case Verdict::kPassed:
      return "ok  ";
    case Verdict::kFailed:
      return "FAIL";
    case Verdict::kFigure:
    case Verdict::kNothing:
      return "    ";
    case Verdict::kSkipped:
      break;
  }
  return "skip";
}

std::string indented(std::string_view text, std::string_view by) {
  std::string out;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    out += fmt::format("{}{}\n", by, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

std::string rows(uint64_t number) { return counted(number, "row"); }

void describe(const CheckTally& t, std::string& out) {
  const auto reasons = by_count(t);
  for (size_t i = 0; i < reasons.size() && i < kReasonsShown; ++i) {
    // One row may fail for several reasons.
    const bool file = reasons[i].first.starts_with("a file ");
    out += fmt::format("        {}: {}\n", counted(reasons[i].second, file ? "file" : "row"),
                       reasons[i].first);
  }
  if (reasons.size() > kReasonsShown)
    out += fmt::format("        and {} more {}\n", reasons.size() - kReasonsShown,
                       plural(reasons.size() - kReasonsShown, "kind"));
  for (const RowFailure& f : t.first) out += fmt::format("      {}: {}\n", f.where, f.text);
  if (t.failed > t.first.size())
    out += fmt::format("      and {} more\n", t.failed - t.first.size());
  for (const RowFailure& f : t.first) {
    if (f.diff.empty()) continue;
    out += fmt::format("      how {} differs:\n{}", f.where, indented(f.diff, "        "));
    break;
  }
}

}  // namespace

std::string inspection_text(const Inspection& in) {
  std::string splits;
  for (const std::string& split : in.files.splits) {
    if (split.empty()) continue;
    splits += fmt::format("{}{}", splits.empty() ? "; splits " : ", ", split);
  }
  std::string out = fmt::format("{}: {} in {}{}\n", in.files.given, rows(in.rows),
                                counted(in.files.files.size(), "file"), splits);
  if (in.unfinished)
    out +=
        "not finished: there is no manifest, and rows may lack; the command that began it "
        "completes it\n";
  for (size_t i = 0; i < kAssumptions; ++i) {
    if (in.assumed[i] > 0)
      out += fmt::format("assumed of {}: {}\n", rows(in.assumed[i]),
                         assumption_text(static_cast<Assumption>(i)));
  }
  for (const auto& [versions, count] : in.warp_seems)
    out += fmt::format("texts of Warp {} by their form: {}\n", versions, rows(count));
  if (in.left_out > 0) {
    std::string names;
    for (const std::string& name : in.left_out_first) names += (names.empty() ? "" : ", ") + name;
    out += fmt::format("left out as no pairs: {} ({}{})\n", in.left_out, names,
                       in.left_out > in.left_out_first.size() ? ", ..." : "");
  }
  out += '\n';
  size_t width = 0;
  for (size_t i = 0; i < kChecks; ++i)
    width = std::max(width, check_name(static_cast<Check>(i)).size());
  for (size_t i = 0; i < kChecks; ++i) {
    const auto check = static_cast<Check>(i);
    const CheckTally& t = in.tallies[i];
    out += fmt::format("{} {:<{}} ", mark(in.verdicts[i]), check_name(check), width);
    if (in.verdicts[i] == Verdict::kSkipped) {
      out += '\n';
      continue;
    }
    const std::string& note = in.notes[i];
    if (check == Check::kBalance) {
      out += fmt::format("{:>8}  {:>8}  {}\n", "", "", note);
      continue;
    }
    if (t.looked_at == 0) {
      out += fmt::format("{:>8}  {:>8}  {}\n", "-", "", note.empty() ? "no row says" : note);
      continue;
    }
    out += fmt::format("{:>8}  {:>7.3f}%  {}{}\n", t.failed, percent(t.failed, t.looked_at),
                       check_text(check), note.empty() ? "" : " (" + note + ")");
    if (t.failed > 0) describe(t, out);
  }
  const size_t failed = in.failed_checks();
  const auto done =
      static_cast<size_t>(std::count_if(in.verdicts.begin(), in.verdicts.end(), [](Verdict v) {
        return v == Verdict::kPassed || v == Verdict::kFailed;
      }));
  if (done == 0) {
    out += "\nno check had a row to look at\n";
  } else {
    out += failed > 0  ? fmt::format("\n{} of {} failed\n", failed, counted(done, "check"))
           : done == 1 ? "\nthe check passed\n"
                       : fmt::format("\nall {} checks passed\n", done);
  }
  return printable(out);
}

std::string inspection_json(const Inspection& in) {
  JsonWriter json(2);
  json.begin_object();
  json.member("folder", printable_line(in.files.root));
  json.member("rows", in.rows);
  json.member("files", in.files.files.size());
  json.key("splits").begin_array();
  for (const std::string& split : in.files.splits) json.value(split);
  json.end_array();
  json.member("passed", in.failed_checks() == 0);
  if (in.files.ours) json.member("finished", !in.unfinished);
  json.key("assumed").begin_array();
  for (size_t i = 0; i < kAssumptions; ++i) {
    if (in.assumed[i] == 0) continue;
    json.begin_object()
        .member("text", assumption_text(static_cast<Assumption>(i)))
        .member("rows", in.assumed[i])
        .end_object();
  }
  json.end_array();
  if (in.foreign) {
    json.key("warp_by_form").begin_object();
    for (const auto& [versions, count] : in.warp_seems) json.member(versions, count);
    json.end_object();
  }
  json.key("left_out").begin_object().member("files", in.left_out);
  json.key("first").begin_array();
  for (const std::string& name : in.left_out_first) json.value(name);
  json.end_array().end_object();
  json.key("checks").begin_array();
  for (size_t i = 0; i < kChecks; ++i) {
    const auto check = static_cast<Check>(i);
    const CheckTally& t = in.tallies[i];
    json.begin_object()
        .member("name", check_name(check))
        .member("text", check_text(check))
        .member("verdict", verdict_name(in.verdicts[i]));
    if (in.verdicts[i] == Verdict::kSkipped) {
      json.end_object();
      continue;
    }
    json.member("rows", t.looked_at).member("failed", t.failed);
    json.member("share", percent(t.failed, t.looked_at) / 100);
    if (check == Check::kStructure) json.member("distinct", in.distinct_structures);
    if (check == Check::kSkeleton) json.member("distinct", in.distinct_skeletons);
    if (check == Check::kNear) json.member("across_splits", in.near_across_splits);
    if (check == Check::kBalance) {
      json.member("ratio", in.imbalance);
      json.key("categories").begin_object();
      for (const auto& [name, by_split] : in.statistics.categories) {
        uint64_t count = 0;
        for (const auto& [split, n] : by_split) count += n;
        json.member(name, count);
      }
      json.end_object();
    }
    json.key("reasons").begin_array();
    for (const auto& [text, count] : by_count(t))
      json.begin_object().member("text", text).member("rows", count).end_object();
    json.end_array();
    json.key("first").begin_array();
    for (const RowFailure& f : t.first) {
      json.begin_object().member("where", f.where).member("text", f.text);
      if (!f.diff.empty()) json.member("diff", f.diff);
      json.end_object();
    }
    json.end_array().end_object();
  }
  json.end_array().end_object();
  return json.take() + "\n";
}

}  // namespace weft

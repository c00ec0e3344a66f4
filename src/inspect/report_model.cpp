// The figures of a report and their order; see report_model.h.
#include "report_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "weft/base/text.h"
#include "weft/inspect/report.h"

namespace weft {

namespace {

using Row = std::vector<std::string>;

std::string share(uint64_t part, uint64_t whole) {
  const double p = percent(part, whole);
  return fmt::format("{:.{}f} %", p, p > 0 && p < 0.1 ? 3 : 1);
}

uint64_t total(const std::map<std::string, uint64_t>& counts) {
  uint64_t sum = 0;
  for (const auto& [name, count] : counts) sum += count;
  return sum;
}

Figure bars(std::string title, std::string note, const std::map<std::string, uint64_t>& counts,
            std::string what) {
  Figure f{Figure::Kind::kBars,
           std::move(title),
           std::move(note),
           {std::move(what), "rows", "share"},
           {}};
  const uint64_t all = total(counts);
  for (const auto& [name, count] : counts) {
    f.rows.push_back({name, grouped(count), share(count, all)});
    f.values.push_back(static_cast<double>(count));
  }
  return f;
}

// Intervals of equal width up to the 99th percentile, and one for what is above.
Figure histogram(std::string title, std::string note, const Histogram& h, double scale = 1) {
  Figure f{Figure::Kind::kHistogram, std::move(title), std::move(note), {"from", "to", "rows"}, {}};
  if (h.count() == 0) return f;
  constexpr uint64_t kColumns = 20;
  const uint64_t low = h.min(), high = std::max(h.percentile(99), low) + 1;
  const uint64_t width = std::max<uint64_t>(1, (high - low + kColumns - 1) / kColumns);
  const uint64_t columns = (high - low + width - 1) / width;
  std::vector<double> counts(columns + 1, 0.0);
  for (const Histogram::Bucket& b : h.buckets()) {
    // A bucket that reaches over several intervals is dealt out among them.
    for (uint64_t i = 0; i <= columns; ++i) {
      const uint64_t from = std::max(b.low, low + i * width);
      const uint64_t to = i == columns ? b.high : std::min(b.high, low + (i + 1) * width);
      if (from < to)
        counts[i] += static_cast<double>(b.count) * static_cast<double>(to - from) /
                     static_cast<double>(b.high - b.low);
    }
  }
  if (counts.back() < 0.5) counts.pop_back();
  const auto number = [&](uint64_t v) {
    return scale == 1 ? grouped(v) : fmt::format("{:.1f}", static_cast<double>(v) * scale);
  };
  for (size_t i = 0; i < counts.size(); ++i) {
    const bool last = i == columns;
    f.rows.push_back({number(low + i * width),
                      last ? number(h.max()) : number(low + (i + 1) * width - (scale == 1 ? 1 : 0)),
                      grouped(static_cast<uint64_t>(std::llround(counts[i])))});
    f.values.push_back(counts[i]);
  }
  return f;
}

Row spread(std::string name, const Histogram& h, double scale = 1) {
  const auto number = [&](double v) {
    return scale == 1 ? grouped(static_cast<uint64_t>(std::llround(v)))
                      : fmt::format("{:.2f}", v * scale);
  };
  Row row{std::move(name)};
  row.push_back(number(static_cast<double>(h.min())));
  for (unsigned p : {10u, 50u, 90u, 99u})
    row.push_back(number(static_cast<double>(h.percentile(p))));
  row.push_back(number(static_cast<double>(h.max())));
  row.push_back(scale == 1 ? fmt::format("{:.1f}", h.mean()) : number(h.mean()));
  return row;
}

std::string spread_note(std::string_view what) {
  return fmt::format("{} {}", what, kQuantilesNote);
}

const Row kSpread = {"", "least", "10 %", "median", "90 %", "99 %", "most", "mean"};

Section overview(const Inspection& in) {
  const Statistics& s = in.statistics;
  Figure f{Figure::Kind::kTable, "The dataset", "", {"", ""}, {}};
  f.rows.push_back({"rows", grouped(in.rows)});
  f.rows.push_back({"files", grouped(in.files.files.size())});
  f.rows.push_back({"text", fmt::format("{:.1f} MB", static_cast<double>(s.text_bytes) / 1e6)});
  f.rows.push_back({"categories", grouped(s.categories.size())});
  f.rows.push_back({"rows whose Python lowers",
                    fmt::format("{} ({})", grouped(s.lowered), share(s.lowered, s.rows))});
  const CheckTally& readable = in.tallies[static_cast<size_t>(Check::kReadable)];
  f.rows.push_back({"rows and files that cannot be read", grouped(readable.failed)});
  for (const auto& [version, count] : s.versions)
    f.rows.push_back({"made by " + version, grouped(count) + " " + plural(count, "row")});
  Section out{"overview", "Overview", "", {std::move(f)}};
  for (size_t i = 0; i < kAssumptions; ++i) {
    if (in.assumed[i] > 0)
      out.text +=
          fmt::format("Assumed of {} {}: {}. ", grouped(in.assumed[i]),
                      plural(in.assumed[i], "row"), assumption_text(static_cast<Assumption>(i)));
  }
  return out;
}

Section distribution(const Inspection& in) {
  const Statistics& s = in.statistics;
  std::map<std::string, uint64_t> categories;
  Figure by_split{Figure::Kind::kTable, "Categories by split", "", {"category"}, {}};
  for (const auto& [split, count] : s.splits) by_split.columns.push_back(split);
  for (const auto& [name, splits] : s.categories) {
    categories[name] = total(splits);
    Row row{name};
    for (const auto& [split, count] : s.splits) {
      auto it = splits.find(split);
      row.push_back(grouped(it == splits.end() ? 0 : it->second));
    }
    by_split.rows.push_back(std::move(row));
  }
  Section out{"distribution",
              "Categories and splits",
              "",
              {bars("Categories", "Rows of each category.", categories, "category"),
               bars("Splits", "Rows of each split.", s.splits, "split")}};
  if (s.splits.size() > 1) out.figures.push_back(std::move(by_split));
  return out;
}

Section lengths(const Inspection& in) {
  const Statistics& s = in.statistics;
  Figure characters{
      Figure::Kind::kTable, "Characters", spread_note("Of each text field."), kSpread, {}};
  Figure lines{Figure::Kind::kTable, "Lines", spread_note("Of each text field."), kSpread, {}};
  Figure tokens{
      Figure::Kind::kTable,
      "Tokens",
      spread_note(fmt::format("Of each text field, an estimate; {} in all.", grouped(s.token_sum))),
      kSpread,
      {}};
  characters.columns[0] = lines.columns[0] = tokens.columns[0] = "field";
  s.for_each_field([&](std::string_view field, const FieldSizes& sizes) {
    const std::string name(field);
    characters.rows.push_back(spread(name, sizes.characters));
    lines.rows.push_back(spread(name, sizes.lines));
    tokens.rows.push_back(spread(name, sizes.tokens));
  });
  if (s.row_tokens.count() > 0) tokens.rows.push_back(spread("all of a row", s.row_tokens));
  Figure ratio{Figure::Kind::kTable,
               "Expansion",
               spread_note("Characters of all texts of a target for one of Python."),
               kSpread,
               {}};
  ratio.columns[0] = "target";
  if (s.cpp_ratio.count() > 0) ratio.rows.push_back(spread("CPU", s.cpp_ratio, 0.01));
  if (s.cuda_ratio.count() > 0) ratio.rows.push_back(spread("CUDA", s.cuda_ratio, 0.01));
  if (s.standalone_ratio.count() > 0)
    ratio.rows.push_back(spread("standalone CUDA", s.standalone_ratio, 0.01));
  Section out{"lengths", "Lengths", "", {}};
  out.figures.push_back(
      histogram("Python", "Characters of python_source; the last column holds the longest 1 %.",
                s.fields[0].characters));
  for (const auto& [field, title] : {std::pair{TextField::kCppForward, "CPU forward"},
                                     std::pair{TextField::kCudaForward, "CUDA forward"},
                                     std::pair{TextField::kCudaStandalone, "Standalone CUDA"}}) {
    const Histogram& h = s.fields[static_cast<size_t>(field)].characters;
    if (h.count() > 0)
      out.figures.push_back(
          histogram(title, fmt::format("Characters of {}.", text_field_name(field)), h));
  }
  const bool standalone = s.cuda_ratio.count() + s.cpp_ratio.count() == 0;
  const Histogram& r = standalone                 ? s.standalone_ratio
                       : s.cuda_ratio.count() > 0 ? s.cuda_ratio
                                                  : s.cpp_ratio;
  if (r.count() > 0)
    out.figures.push_back(histogram(
        "Expansion", fmt::format("Characters of {} for one of Python.", standalone ? "CUDA" : "IR"),
        r, 0.01));
  out.figures.push_back(std::move(characters));
  out.figures.push_back(std::move(lines));
  out.figures.push_back(std::move(tokens));
  out.figures.push_back(std::move(ratio));
  return out;
}

Section programs(const Inspection& in) {
  const Statistics& s = in.statistics;
  Figure table{Figure::Kind::kTable,
               "Size and shape",
               spread_note("Of the rows whose Python lowers."),
               kSpread,
               {}};
  table.columns[0] = "what";
  table.rows = {spread("statements of the kernel", s.statements),
                spread("loops", s.loops),
                spread("branches", s.branches),
                spread("nesting of blocks", s.nesting),
                spread("functions called", s.functions),
                spread("arguments of the kernel", s.arguments),
                spread("complexity", s.complexity)};
  return {"programs",
          "Programs",
          "",
          {histogram("Statements", "Statements of the kernel, nested ones included.", s.statements),
           histogram("Complexity",
                     "The score of the row format: statements, branches, loops, "
                     "nesting and builtins.",
                     s.complexity),
           histogram("Nesting", "Deepest block of the kernel; its body is 1.", s.nesting),
           histogram("Loops", "for and while, in the whole module.", s.loops),
           bars("Difficulty", "easy below a complexity of 20, medium below 45.", s.difficulty,
                "difficulty"),
           bars("Adjoint",
                "Whether the backward texts compute the derivative: exact, or warp_inexact where "
                "Warp's own adjoint is not it; none where no float is written.",
                s.adjoint, "label"),
           std::move(table)}};
}

// The items of the given kinds, as shares of the rows that lower.
Figure coverage(std::string title, std::string note, const Statistics& s,
                const std::vector<std::string_view>& kinds, bool with_kind, size_t most = 1000) {
  Figure f{Figure::Kind::kBars, std::move(title), std::move(note), {"what", "rows", "share"}, {}};
  std::vector<const CoverageItem*> items;
  for (const CoverageItem& item : s.coverage.items()) {
    const bool wanted = std::any_of(kinds.begin(), kinds.end(), [&](std::string_view kind) {
      return item.kind == kind || (kind == "scalar" && item.kind.starts_with("scalar "));
    });
    if (wanted && (item.rows > 0 || item.expected)) items.push_back(&item);
  }
  std::stable_sort(items.begin(), items.end(),
                   [](const CoverageItem* a, const CoverageItem* b) { return a->rows > b->rows; });
  if (items.size() > most) items.resize(most);
  f.full = static_cast<double>(s.lowered);
  for (const CoverageItem* item : items) {
    std::string name = item->name;
    if (item->kind.starts_with("scalar ")) {
      name = fmt::format("{} {}", item->kind.substr(7), item->name);
    } else if (with_kind) {
      name = fmt::format("{} {}", item->kind, item->name);
    }
    f.rows.push_back({std::move(name), grouped(item->rows), share(item->rows, s.lowered)});
    f.values.push_back(static_cast<double>(item->rows));
  }
  return f;
}

Section patterns(const Inspection& in) {
  const Statistics& s = in.statistics;
  uint64_t used = 0, all = 0;
  for (const CoverageItem& item : s.coverage.items()) {
    if (item.kind == "builtin" || !item.expected) continue;
    ++all;
    used += item.rows > 0 ? 1 : 0;
  }
  return {
      "patterns",
      "Constructs and types",
      fmt::format("{} of {} constructs, operators and scalar types of the language are used. "
                  "A row counts once for each.",
                  used, all),
      {coverage("Statement forms", "Share of rows that have one.", s, {"form", "expression"},
                false),
       coverage("Operators", "", s, {"operator", "unary", "comparison", "augmented"}, true),
       coverage("Scalar types", "As a value, as an array's element, as a parameter.", s, {"scalar"},
                false),
       coverage("Vectors, matrices, quaternions, transforms", "By the type of their components.", s,
                {"vector", "matrix", "quaternion", "transform"}, true),
       coverage("Array and launch ranks", "", s, {"array rank", "launch rank"}, true)}};
}

Section builtins(const Inspection& in) {
  const Statistics& s = in.statistics;
  struct Group {
    uint64_t used = 0, all = 0;
  };
  std::map<std::string, Group> groups;
  std::string never;
  uint64_t used = 0, all = 0;
  for (const CoverageItem& item : s.coverage.items()) {
    if (item.kind != "builtin") continue;
    Group& g = groups[item.group];
    ++g.all;
    ++all;
    if (item.rows > 0) {
      ++g.used;
      ++used;
    } else if (item.expected) {
      never += (never.empty() ? "" : ", ") + item.name;
    }
  }
  Figure table{Figure::Kind::kBars,
               "Builtins by group",
               "Those used, of all that Warp documents in the group.",
               {"group", "used", "of", "share"},
               {}};
  for (const auto& [name, g] : groups) {
    table.rows.push_back({name, grouped(g.used), grouped(g.all), share(g.used, g.all)});
    table.values.push_back(percent(g.used, g.all));
  }
  table.full = 100;
  Section out{
      "builtins",
      "Builtins",
      fmt::format("{} of the {} builtins of Warp are used ({}).", used, all, share(used, all)),
      {std::move(table), coverage("Most frequent builtins", "Share of rows that call them.", s,
                                  {"builtin"}, false, 30)}};
  if (!never.empty())
    out.text +=
        fmt::format(" Never used, of the groups of mathematics and random numbers: {}.", never);
  return out;
}

Section copies(const Inspection& in) {
  Figure f{Figure::Kind::kTable, "Copies", "", {"what", "rows", "share"}, {}};
  const auto row = [&](std::string name, Check check) {
    const CheckTally& t = in.tallies[static_cast<size_t>(check)];
    f.rows.push_back({std::move(name), grouped(t.failed), share(t.failed, t.looked_at)});
  };
  row("the same Python as an earlier row", Check::kExact);
  row("the same but for names (structure)", Check::kStructure);
  row("the same but for names and numbers (skeleton)", Check::kSkeleton);
  row("in a pair of near-duplicates", Check::kNear);
  const bool by_purpose = in.split_by == SplitBy::kPurpose;
  row(fmt::format("a {} that another split has too", by_purpose ? "family of plans" : "skeleton"),
      Check::kLeakage);
  return {
      "copies",
      "Copies and near-copies",
      fmt::format("{} distinct structures and {} distinct skeletons. Near-duplicates are kernels "
                  "whose bodies, names aside, share 80 % of their 5-grams; {} of them are near to "
                  "a row of another split.",
                  grouped(in.distinct_structures), grouped(in.distinct_skeletons),
                  in.near_across_splits),
      {std::move(f)}};
}

}  // namespace

CheckSet report_checks() {
  CheckSet checks;
  for (Check check : {Check::kReadable, Check::kExact, Check::kStructure, Check::kSkeleton,
                      Check::kNear, Check::kLeakage, Check::kBalance, Check::kVersions})
    checks.set(static_cast<size_t>(check));
  return checks;
}

std::string grouped(uint64_t number) {
  std::string digits = std::to_string(number);
  for (size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, ",");
  return digits;
}

ReportModel make_report(const Inspection& in) {
  ReportModel model;
  std::string name = in.files.given;
  if (const size_t slash = name.rfind('/'); slash != name.npos && slash + 1 < name.size())
    name = name.substr(slash + 1);
  model.title = "Dataset " + name;
  const bool standalone =
      in.statistics.standalone > 0 && in.statistics.standalone == in.statistics.rows;
  model.summary = fmt::format("{}{} pairs of a Python kernel and {}.",
                              in.is_sample ? "A sample of " : "", grouped(in.statistics.rows),
                              standalone ? "a complete CUDA program without Warp"
                                         : "the text that Warp's compiler emits for it");
  model.sections = {overview(in), distribution(in), lengths(in), programs(in),
                    patterns(in), builtins(in),     copies(in)};
  for (const auto& [category, sample] : in.statistics.samples) model.samples.push_back(&sample);
  return model;
}

}  // namespace weft

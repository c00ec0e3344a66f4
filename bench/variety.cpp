// How varied the rows are: sizes, use of the language, copies and near-copies.
//
//   build/bench/bench/variety [-n ROWS] [-s SEED] [-c CATEGORY] [--cuda] [--near] [--check]
//
// Rows are made as `weft generate` makes them: those of the default mix, or of one category. --cuda
// also lowers every row and compares cuda_forward without comments, names and hashes; --near looks
// for near-duplicates among the kernels' bodies. The figures stand in docs/synthesis.md; --check
// fails where one that is promised there is missed.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "weft/analysis/adjoint.h"
#include "weft/ast/canonical.h"
#include "weft/ast/measure.h"
#include "weft/base/sha256.h"
#include "weft/driver/driver.h"
#include "weft/inspect/coverage.h"
#include "weft/inspect/near_duplicates.h"
#include "weft/inspect/tokens.h"
#include "weft/synth/category_pattern.h"

namespace weft {
namespace {

struct VarietyOptions {
  std::uint64_t rows = 100000, seed = 42;
  std::optional<Category> category;
  bool cuda = false, near = false, check = false;
};

std::uint64_t digest(std::string_view text) {
  const auto hash = Sha256::digest(text);
  std::uint64_t out;
  std::memcpy(&out, hash.data(), sizeof out);
  return out;
}

// cuda_forward with names numbered by first use and without comments and hashes.
std::string nameless(std::string_view text, const NameSet& names,
                     std::vector<std::string_view>& tokens) {
  tokenize(text, "//", tokens);
  std::map<std::string, std::size_t, std::less<>> numbers;
  std::string out, base;
  for (const std::string_view t : tokens) {
    base = t;
    if (base.starts_with("var_")) base.erase(0, 4);
    if (base.starts_with("adj_")) base.erase(0, 4);
    // name_0, Name_1a2b3c4d, name_1a2b3c4d_cuda_kernel_forward
    bool own = names.contains(base);
    for (std::size_t cut = base.find('_'); !own && cut != std::string::npos;
         cut = base.find('_', cut + 1))
      own = names.contains(base.substr(0, cut));
    if (own) {
      const auto [at, fresh] = numbers.try_emplace(std::string(t), numbers.size());
      out += fmt::format("#{} ", at->second);
    } else {
      out += t;
      out += ' ';
    }
  }
  return out;
}

// How many items of the language that the synthesizer is meant to use are too rare.
std::size_t print_use(const Coverage& coverage, std::uint64_t least) {
  std::size_t all = 0, missing = 0;
  std::vector<std::pair<std::uint64_t, std::string>> rare;
  for (const CoverageItem& item : coverage.items()) {
    if (!item.expected) continue;
    ++all;
    missing += item.rows < least ? 1 : 0;
    rare.emplace_back(item.rows, item.kind + " " + item.name);
  }
  fmt::print("use of the language: {} of {} in at least {} rows\n", all - missing, all, least);
  std::sort(rare.begin(), rare.end());
  for (std::size_t i = 0; i < rare.size() && (rare[i].first < least || i < 12); ++i)
    fmt::print("  {:>8}  {}{}\n", rare[i].first, rare[i].second,
               rare[i].first < least ? "  (too rare)" : "");
  return missing;
}

int run(const VarietyOptions& options) {
  Driver driver;
  std::vector<std::uint32_t> weights = default_weights();
  if (options.category)
    for (std::size_t c = 0; c < weights.size(); ++c)
      weights[c] = c == static_cast<std::size_t>(*options.category);
  const CategoryPattern pattern(weights);
  const Tree& tree = driver.tree();
  Canonicalizer canonical;
  std::unordered_map<std::uint64_t, std::string> structures;  // with the plan, if there is one
  std::map<std::string, std::uint64_t> copies;                // by the two plans
  std::unordered_set<std::uint64_t> skeletons, cuda, descriptions;
  std::vector<std::uint32_t> statements;
  std::vector<std::string_view> tokens;
  NameSet names;
  auto near = NearIndex::create("/tmp");
  NearSignature signature;
  Coverage use;
  std::uint64_t refused = 0;
  std::map<std::string_view, std::uint64_t> labels;
  for (std::uint64_t i = 0; i < options.rows; ++i) {
    driver.make_program(options.seed, pattern.at(i), i, pattern.turn(i));
    canonical.run(tree);
    const std::string plan =
        driver.info().plan.empty() ? std::string(category_name(pattern.at(i))) : driver.info().plan;
    if (const auto [first, is_new] = structures.emplace(digest(canonical.structure()), plan);
        !is_new)
      ++copies[fmt::format("{} and {}", first->second, plan)];
    skeletons.insert(digest(canonical.skeleton()));
    descriptions.insert(digest(driver.info().description));
    statements.push_back(measure(tree, driver.last_kernel()).statements);
    if (options.cuda || options.near) own_names(tree, names);
    if (options.near) {
      body_tokens(tree, names, tokens);
      near_signature(tokens, signature);
      if (!near || !near->add(static_cast<std::uint32_t>(i), signature)) return 1;
    }
    if (const Status status = driver.lower_row(); !status) {
      fmt::print(stderr, "row {}: {}\n", i, status.error().render());
      ++refused;
      continue;
    }
    use.row(tree, driver.lowered());
    ++labels[adjoint_label_name(adjoint_label(driver.resolved()))];
    if (options.cuda)
      cuda.insert(digest(nameless(driver.text(Device::Cuda).forward, names, tokens)));
  }
  std::sort(statements.begin(), statements.end());
  const auto at = [&](std::size_t percent) {
    return statements[statements.size() * percent / 100];
  };
  fmt::print("{} rows of seed {}\n", options.rows, options.seed);
  fmt::print("statements a kernel: 10 % {}, median {}, 90 % {}, most {}\n", at(10), at(50), at(90),
             statements.back());
  fmt::print("structural duplicates: {}\n", options.rows - structures.size());
  for (const auto& [plans, rows] : copies) fmt::print("  {:>8}  {}\n", rows, plans);
  fmt::print("distinct skeletons: {:.4f} %\n",
             100.0 * static_cast<double>(skeletons.size()) / static_cast<double>(options.rows));
  fmt::print("distinct descriptions: {:.2f} %\n",
             100.0 * static_cast<double>(descriptions.size()) / static_cast<double>(options.rows));
  const std::uint64_t exact = labels["exact"], inexact = labels["warp_inexact"];
  fmt::print(
      "adjoint: exact {}, warp_inexact {}, none {}: {:.1f} % of rows with float outputs exact\n",
      exact, inexact, labels["none"],
      100.0 * static_cast<double>(exact) /
          static_cast<double>(std::max<std::uint64_t>(1, exact + inexact)));
  if (options.cuda)
    fmt::print("duplicates of cuda_forward without comments, names and hashes: {}\n",
               options.rows - cuda.size());
  std::size_t near_rows = 0;
  if (options.near) {
    const auto figures = near->find();
    if (!figures) return 1;
    near_rows = figures->in_pairs;
    fmt::print("rows in near-duplicate pairs: {} ({:.3f} %)\n", near_rows,
               100.0 * static_cast<double>(near_rows) / static_cast<double>(options.rows));
  }
  const std::size_t rare = print_use(use, 20);
  if (refused > 0) return 1;
  if (!options.check) return 0;
  const auto share = [&options](std::size_t n) {
    return static_cast<double>(n) / static_cast<double>(options.rows);
  };
  const bool fine = structures.size() == options.rows && share(skeletons.size()) >= 0.999 &&
                    (!options.cuda || cuda.size() == options.rows) && share(near_rows) <= 0.01 &&
                    rare == 0 && exact >= 4 * inexact && at(50) >= 10 && at(90) >= 25;
  if (!fine) fmt::print("a figure is missed\n");
  return fine ? 0 : 1;
}

}  // namespace
}  // namespace weft

int main(int argc, char** argv) {
  weft::VarietyOptions options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view a = argv[i];
    if (a == "--cuda") {
      options.cuda = true;
    } else if (a == "--check") {
      options.check = true;
    } else if (a == "--near") {
      options.near = true;
    } else if (i + 1 < argc && a == "-n") {
      options.rows = std::strtoull(argv[++i], nullptr, 10);
    } else if (i + 1 < argc && a == "-s") {
      options.seed = std::strtoull(argv[++i], nullptr, 10);
    } else if (i + 1 < argc && a == "-c") {
      options.category = weft::parse_category(argv[++i]);
    } else {
      fmt::print(stderr, "usage: variety [-n ROWS] [-s SEED] [-c CATEGORY] [--cuda] [--near]\n");
      return 2;
    }
  }
  if (options.rows == 0) return 2;
  return weft::run(options);
}

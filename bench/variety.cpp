// How varied the rows are: sizes, use of the language, copies and near-copies.
//
//   build/bench/bench/variety [-n ROWS] [-s SEED] [-c CATEGORY] [--cuda] [--near] [--check]
//
// Rows are made as `weft generate` makes them, over all categories in turn. --cuda also lowers
// every row and compares cuda_forward without comments, names and hashes; --near looks for
// near-duplicates among the kernels' bodies (near_duplicates.h). The figures stand in
// docs/synthesis.md; --check fails where one that is promised there is missed.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "near_duplicates.h"
#include "weft/ast/canonical.h"
#include "weft/ast/walk.h"
#include "weft/base/sha256.h"
#include "weft/builtins/builtins.h"
#include "weft/emit/emit.h"
#include "weft/lower/adjoint.h"
#include "weft/lower/lower.h"
#include "weft/print/print.h"
#include "weft/synth/synthesize.h"

namespace weft {
namespace {

struct Options {
  std::uint64_t rows = 100000, seed = 42;
  std::optional<Category> category;
  bool cuda = false, near = false, check = false;
};

std::uint64_t digest(std::string_view text) {
  const auto hash = Sha256::of(text);
  std::uint64_t out;
  std::memcpy(&out, hash.data(), sizeof out);
  return out;
}

bool word_start(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool word_char(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Words, numbers and single characters of code; comments are left out.
void tokenize(std::string_view text, std::string_view comment, std::vector<std::string_view>& out) {
  out.clear();
  for (std::size_t i = 0; i < text.size();) {
    if (text.substr(i, comment.size()) == comment) {
      i = std::min(text.find('\n', i), text.size());
      continue;
    }
    const char c = text[i];
    std::size_t end = i + 1;
    if (word_start(c)) {
      while (end < text.size() && word_char(text[end])) ++end;
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      while (end < text.size() && (word_char(text[end]) || text[end] == '.')) ++end;
    } else if (c == ' ' || c == '\n') {
      ++i;
      continue;
    }
    out.push_back(text.substr(i, end - i));
    i = end;
  }
}

// The program's own names: everything that it defines.
void own_names(const Tree& tree, std::unordered_set<std::string>& names) {
  names.clear();
  auto add = [&](Symbol s) { names.emplace(tree.text(s)); };
  for (const StructDecl& s : tree.structs) {
    add(s.name);
    for (const FieldDecl& f : s.fields) add(f.name);
  }
  for (const ConstantDecl& c : tree.constants) add(c.name);
  for (const FunctionDecl& f : tree.functions) {
    add(f.name);
    for (const ArgDecl& a : f.args) add(a.name);
  }
}

// cuda_forward with names numbered by first use and without comments and hashes.
std::string nameless(std::string_view text, const std::unordered_set<std::string>& names,
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

constexpr std::string_view kBinary[] = {"+", "-", "*", "@", "/",  "//", "**",
                                        "%", "&", "|", "^", "<<", ">>"};
constexpr std::string_view kUnary[] = {"+", "-", "not", "~"};
constexpr std::string_view kCompare[] = {"==", "!=", "<", "<=", ">", ">="};

class Use {
 public:
  Use() {
    for (const Builtin& b : builtins()) {
      const std::string_view groups[] = {"Scalar Math",     "Vector Math",  "Quaternion Math",
                                         "Transformations", "Spatial Math", "Random"};
      const bool ours =
          std::find(std::begin(groups), std::end(groups), b.group) != std::end(groups);
      const bool removed =
          std::all_of(b.overloads.begin(), b.overloads.end(),
                      [](const Overload& o) { return o.result == ResultRule::Removed; });
      // Warp says of the _copy pair that they cannot be used, and bfloat16 is not of the language.
      const bool usable = !b.key.ends_with("_copy") && b.key != "bfloat16";
      if (ours && usable && !b.python_level && !removed)
        counts_["builtin " + std::string(b.key)] = 0;
    }
    for (std::size_t i = 0; i < std::size(kBinary); ++i) expect("operator", kBinary[i]);
    for (std::size_t i = 0; i < std::size(kBinary); ++i) {
      if (kBinary[i] != "@" && kBinary[i] != "**") expect("augmented", kBinary[i]);
    }
    for (std::size_t i = 1; i < std::size(kUnary); ++i) expect("unary", kUnary[i]);
    for (const std::string_view c : kCompare) expect("comparison", c);
    for (const std::string_view s : {"and", "or", "chained comparison", "conditional expression"})
      expect("expression", s);
    for (const std::string_view s : {"assignment",
                                     "tuple assignment",
                                     "augmented assignment",
                                     "component store",
                                     "field store",
                                     "if",
                                     "else",
                                     "elif",
                                     "static for",
                                     "dynamic for",
                                     "range(a, b)",
                                     "range(a, b, c)",
                                     "while",
                                     "break",
                                     "continue",
                                     "early return",
                                     "function",
                                     "function of several results",
                                     "early return of a function",
                                     "struct parameter",
                                     "struct array",
                                     "constant"})
      expect("form", s);
    for (int s = static_cast<int>(Scalar::Bool); s <= static_cast<int>(Scalar::Float64); ++s) {
      if (static_cast<Scalar>(s) != Scalar::BFloat16)
        for (const std::string_view kind : {"value", "array", "parameter"})
          expect("scalar " + std::string(scalar_name(static_cast<Scalar>(s))), kind);
    }
    for (const std::string_view a : {"1", "2", "3", "4"}) {
      expect("array rank", a);
      expect("launch rank", a);
    }
  }

  void row(const Tree& tree, const ProgramInfo& info, const Lowered& lowered) {
    seen_.clear();
    for (const std::string_view b : lowered.builtins_used) saw("builtin", b);
    saw("launch rank", std::to_string(info.launch.size()));
    if (!tree.constants.empty()) saw("form", "constant");
    for (const FunctionDecl& f : tree.functions) function(tree, f);
    for (const std::string& s : seen_) ++counts_[s];
  }

  // How many are too rare.
  std::size_t print(std::uint64_t least) const {
    std::size_t missing = 0;
    for (const auto& [what, count] : counts_) missing += count < least ? 1 : 0;
    fmt::print("use of the language: {} of {} in at least {} rows\n", counts_.size() - missing,
               counts_.size(), least);
    std::vector<std::pair<std::uint64_t, std::string_view>> rare;
    for (const auto& [what, count] : counts_) rare.emplace_back(count, what);
    std::sort(rare.begin(), rare.end());
    for (std::size_t i = 0; i < rare.size() && (rare[i].first < least || i < 12); ++i)
      fmt::print("  {:>8}  {}{}\n", rare[i].first, rare[i].second,
                 rare[i].first < least ? "  (too rare)" : "");
    return missing;
  }

 private:
  void expect(std::string_view kind, std::string_view what) {
    counts_[fmt::format("{} {}", kind, what)] = 0;
  }
  void saw(std::string_view kind, std::string_view what) {
    seen_.insert(fmt::format("{} {}", kind, what));
  }

  void function(const Tree& tree, const FunctionDecl& f) {
    if (!f.is_kernel) saw("form", "function");
    for (const ArgDecl& a : f.args) {
      const Type e = a.type.is_array() ? a.type.element() : a.type;
      if (a.type.is_array()) saw("array rank", std::to_string(a.type.ndim));
      if (e.is_struct()) saw("form", a.type.is_array() ? "struct array" : "struct parameter");
      if (e.is_scalar())
        saw("scalar " + std::string(scalar_name(e.scalar)),
            a.type.is_array() ? "array" : "parameter");
    }
    returns_ = 0;
    walk_breadth_first(tree, f.def, queue_, [&](NodeId id) { node(tree, id); });
    const auto body = tree.kids_before_split(f.def, 1);
    const bool last = !body.empty() && tree.node(body.back()).kind == NodeKind::Return;
    if (returns_ > (last ? 1u : 0u))
      saw("form", f.is_kernel ? "early return" : "early return of a function");
  }

  void node(const Tree& tree, NodeId id) {
    const Node& n = tree.node(id);
    const Type& t = tree.type(id);
    if (t.is_scalar() && t.scalar != Scalar::None)
      saw("scalar " + std::string(scalar_name(t.scalar)), "value");
    switch (n.kind) {
      case NodeKind::BinOp:
        saw("operator", kBinary[n.op]);
        break;
      case NodeKind::AugAssign:
        saw("augmented", kBinary[n.op]);
        saw("form", "augmented assignment");
        break;
      case NodeKind::UnaryOp:
        saw("unary", kUnary[n.op]);
        break;
      case NodeKind::BoolOp:
        saw("expression", n.op == static_cast<int>(BoolOp::And) ? "and" : "or");
        break;
      case NodeKind::Compare:
        for (const CompareOp op : tree.compare_ops(id))
          saw("comparison", kCompare[static_cast<std::size_t>(op)]);
        if (n.kids_count > 2) saw("expression", "chained comparison");
        break;
      case NodeKind::IfExp:
        saw("expression", "conditional expression");
        break;
      case NodeKind::Assign:
        assignment(tree, id);
        break;
      case NodeKind::If: {
        saw("form", "if");
        const auto orelse = tree.kids_after_split(id);
        if (orelse.size() == 1 && tree.node(orelse[0]).kind == NodeKind::If) {
          saw("form", "elif");
        } else if (!orelse.empty()) {
          saw("form", "else");
        }
        break;
      }
      case NodeKind::For:
        loop(tree, tree.kid(id, 1));
        break;
      case NodeKind::While:
        saw("form", "while");
        break;
      case NodeKind::Break:
        saw("form", "break");
        break;
      case NodeKind::Continue:
        saw("form", "continue");
        break;
      case NodeKind::Return:
        ++returns_;
        if (n.kids_count > 0 && tree.node(tree.kid(id, 0)).kind == NodeKind::Tuple)
          saw("form", "function of several results");
        break;
      default:
        break;
    }
  }

  void assignment(const Tree& tree, NodeId id) {
    const NodeId target = tree.kid(id, 0);
    const NodeKind kind = tree.node(target).kind;
    saw("form", kind == NodeKind::Tuple ? "tuple assignment" : "assignment");
    if (kind == NodeKind::Attribute) {
      const std::string_view name = tree.text(tree.node(target).name);
      saw("form", name.size() == 1 ? "component store" : "field store");
    }
    if (kind == NodeKind::Subscript) {
      const Type& base = tree.type(tree.kid(target, 0));
      if (base.is_composite()) saw("form", "component store");
    }
  }

  void loop(const Tree& tree, NodeId iter) {
    const auto args = tree.kids_before_split(iter, 1);
    bool constant = true;
    for (const NodeId a : args) {
      const Node* n = &tree.node(a);
      if (n->kind == NodeKind::UnaryOp) n = &tree.node(tree.kid(a, 0));
      constant = constant && n->kind == NodeKind::Constant;
    }
    saw("form", constant ? "static for" : "dynamic for");
    if (args.size() == 2) saw("form", "range(a, b)");
    if (args.size() == 3) saw("form", "range(a, b, c)");
  }

  std::map<std::string, std::uint64_t> counts_;
  std::unordered_set<std::string> seen_;
  std::vector<NodeId> queue_;
  unsigned returns_ = 0;
};

// The kernel's body, names of the program all alike.
void body_tokens(const Tree& tree, const std::unordered_set<std::string>& names,
                 std::vector<std::string_view>& tokens) {
  const std::size_t at = tree.source.find("@wp.kernel");
  const std::size_t body = tree.source.find("):\n", at);
  tokenize(std::string_view(tree.source).substr(body == std::string::npos ? 0 : body + 3), "#",
           tokens);
  bool attribute = false;
  for (std::string_view& t : tokens) {
    const std::string_view word = t;
    constexpr std::string_view kKept[] = {
        "wp", "range", "float", "int",   "bool", "if",    "elif",   "else",     "for",
        "in", "while", "break", "or",    "and",  "not",   "return", "continue", "x",
        "y",  "z",     "w",     "shape", "True", "False", "dtype",  "n"};
    const bool kept = std::find(std::begin(kKept), std::end(kKept), word) != std::end(kKept);
    if (word_start(word[0]) && !kept && !(attribute && !names.contains(std::string(word))))
      t = "name";
    attribute = word == ".";
  }
}

int run(const Options& options) {
  Synthesizer synth(options.seed);
  Tree tree;
  ProgramInfo info;
  Canonicalizer canonical;
  Lowerer lowerer;
  Emitter emitter;
  std::unordered_set<std::uint64_t> structures, skeletons, cuda, descriptions;
  std::vector<std::uint32_t> statements;
  std::vector<std::string_view> tokens;
  std::unordered_set<std::string> names;
  bench::NearDuplicates near;
  Use use;
  KernelText text;
  Lowered lowered;
  std::uint64_t refused = 0;
  std::map<std::string_view, std::uint64_t> labels;
  for (std::uint64_t i = 0; i < options.rows; ++i) {
    const Category category =
        options.category.value_or(static_cast<Category>(i % kCategories.size()));
    synth.make(category, i, tree, info);
    print_module(tree);
    canonical.run(tree);
    structures.insert(digest(canonical.structure()));
    skeletons.insert(digest(canonical.skeleton()));
    descriptions.insert(digest(info.description));
    statements.push_back(info.statements);
    if (options.cuda || options.near) own_names(tree, names);
    if (options.near) {
      body_tokens(tree, names, tokens);
      near.add(tokens);
    }
    FunctionId kernel{static_cast<std::uint32_t>(tree.functions.size() - 1)};
    if (const Status status = lowerer.lower(tree, kernel, {}, lowered); !status) {
      fmt::print(stderr, "row {}: {}\n", i, status.error().render());
      ++refused;
      continue;
    }
    use.row(tree, info, lowered);
    ++labels[adjoint_label_name(adjoint_label(lowered))];
    if (options.cuda) {
      text.clear();
      emitter.prepare(lowered);
      emitter.emit(Device::Cuda, {.block_dim = 256}, text);
      cuda.insert(digest(nameless(text.forward, names, tokens)));
    }
  }
  std::sort(statements.begin(), statements.end());
  const auto at = [&](std::size_t percent) {
    return statements[statements.size() * percent / 100];
  };
  fmt::print("{} rows of seed {}\n", options.rows, options.seed);
  fmt::print("statements a kernel: 10 % {}, median {}, 90 % {}, most {}\n", at(10), at(50), at(90),
             statements.back());
  fmt::print("structural duplicates: {}\n", options.rows - structures.size());
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
    std::size_t pairs = 0;
    near_rows = near.count(pairs);
    fmt::print("near-duplicates: {} rows in {} pairs ({:.3f} %)\n", near_rows, pairs,
               100.0 * static_cast<double>(near_rows) / static_cast<double>(options.rows));
  }
  const std::size_t rare = use.print(20);
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
  weft::Options options;
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

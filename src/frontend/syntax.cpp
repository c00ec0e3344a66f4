#include "syntax.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <new>
#include <utility>

#include "syntax_fault.h"

extern "C" const TSLanguage* tree_sitter_python(void);

namespace weft {
namespace {

// Work is counted in the parser's progress reports, one per hundred operations, so that the bound
// does not depend on the machine. A text without errors needs some ten operations a byte at most.
constexpr std::uint64_t kReportsPerKilobyte = 400;
constexpr std::uint64_t kFreeReports = 1'000;
// After an error each operation may cost as much as all before it, since what is skipped becomes
// one node that is measured anew.
constexpr std::uint64_t kReportsAfterError = 100;
// The last resort, for what the parser steps over again and again without reporting anything: a
// hundred times what a text of the size takes.
constexpr std::chrono::seconds kMostTime{5};
constexpr std::chrono::seconds kMostTimePerMegabyte{7};

struct Budget {
  std::uint64_t left;
  std::uint64_t left_after_error = kReportsAfterError;
  std::uint32_t error_at = 0;  // at the first report after the error
  bool saw_error = false;
  std::uint32_t at = 0;
  std::chrono::steady_clock::time_point deadline;

  explicit Budget(std::size_t bytes)
      : left(kFreeReports + kReportsPerKilobyte * (bytes / 1024)),
        deadline(std::chrono::steady_clock::now() + kMostTime +
                 kMostTimePerMegabyte * (bytes >> 20)) {}
};

bool on_progress(TSParseState* state) {
  auto& budget = *static_cast<Budget*>(state->payload);
  budget.at = state->current_byte_offset;
  if (state->has_error && !budget.saw_error) {
    budget.saw_error = true;
    budget.error_at = state->current_byte_offset;
  }
  if (budget.saw_error && --budget.left_after_error == 0) return true;
  return --budget.left == 0 || std::chrono::steady_clock::now() > budget.deadline;
}

struct ReadState {
  std::string_view text;
};

const char* read_text(void* payload, std::uint32_t byte, TSPoint, std::uint32_t* bytes_read) {
  const std::string_view text = static_cast<ReadState*>(payload)->text;
  if (byte >= text.size()) {
    *bytes_read = 0;
    return "";
  }
  *bytes_read = static_cast<std::uint32_t>(text.size() - byte);
  return text.data() + byte;
}

// Numbers of the grammar's symbols and fields; constant once made.
struct Tables {
  std::vector<Syn> kinds;
  std::vector<Field> fields;

  Tables() {
    const TSLanguage* language = tree_sitter_python();
    kinds.assign(ts_language_symbol_count(language) + 1, Syn::Other);
    auto add = [&](std::string_view type, Syn kind) {
      // Several symbols may share a name (an alias and the rule it stands for).
      for (std::uint32_t s = 0; s < ts_language_symbol_count(language); ++s) {
        const auto symbol = static_cast<TSSymbol>(s);
        if (ts_language_symbol_type(language, symbol) == TSSymbolTypeRegular &&
            type == ts_language_symbol_name(language, symbol))
          kinds[s] = kind;
      }
    };
#define WEFT_SYNTAX(Name, type) add(type, Syn::Name);
#include "syntax.def"
    static constexpr std::pair<std::string_view, Field> kFields[] = {
        {"alias", Field::Alias},
        {"alternative", Field::Alternative},
        {"argument", Field::Argument},
        {"arguments", Field::Arguments},
        {"attribute", Field::Attribute},
        {"body", Field::Body},
        {"condition", Field::Condition},
        {"consequence", Field::Consequence},
        {"definition", Field::Definition},
        {"function", Field::Function},
        {"left", Field::Left},
        {"module_name", Field::ModuleName},
        {"name", Field::Name},
        {"object", Field::Object},
        {"operator", Field::Operator},
        {"operators", Field::Operators},
        {"parameters", Field::Parameters},
        {"return_type", Field::ReturnType},
        {"right", Field::Right},
        {"subscript", Field::Subscript},
        {"superclasses", Field::Superclasses},
        {"type", Field::Type},
        {"type_parameters", Field::TypeParameters},
        {"value", Field::Value},
    };
    fields.assign(ts_language_field_count(language) + 1, Field::None);
    for (const auto& [name, field] : kFields) {
      const TSFieldId id = ts_language_field_id_for_name(language, name.data(),
                                                         static_cast<std::uint32_t>(name.size()));
      WEFT_CHECK(id != 0, "the grammar has no field '{}'", name);
      fields[id] = field;
    }
  }
};

const Tables& tables() {
  static const Tables kTables;
  return kTables;
}

SourceLoc location(std::string_view file, TSPoint at) {
  return {std::string(file), static_cast<int>(at.row) + 1, static_cast<int>(at.column) + 1};
}

// The first error or missing token in the order of the text.
TSNode first_error(TSTree* tree) {
  TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree));
  TSNode node = ts_tree_cursor_current_node(&cursor);
  for (;;) {
    if (ts_node_is_error(node) || ts_node_is_missing(node)) break;
    bool moved = ts_node_has_error(node) && ts_tree_cursor_goto_first_child(&cursor);
    while (!moved) {
      if (ts_tree_cursor_goto_next_sibling(&cursor)) {
        moved = true;
      } else if (!ts_tree_cursor_goto_parent(&cursor)) {
        ts_tree_cursor_delete(&cursor);
        return ts_tree_root_node(tree);
      }
    }
    node = ts_tree_cursor_current_node(&cursor);
  }
  ts_tree_cursor_delete(&cursor);
  return node;
}

// What stands at an error, for the message: the start of its first line.
std::string excerpt(std::string_view text, std::uint32_t at) {
  std::string_view rest = text.substr(std::min<std::size_t>(at, text.size()));
  while (!rest.empty() && (rest[0] == ' ' || rest[0] == '\t')) rest.remove_prefix(1);
  std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
  if (line.empty()) return "end of line";
  constexpr std::size_t kMost = 24;
  if (line.size() <= kMost) return std::string(line);
  std::size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xc0) == 0x80) --end;
  return std::string(line.substr(0, end)) + "...";
}

TSPoint point_of(std::string_view text, std::uint32_t at) {
  TSPoint p{0, 0};
  for (std::uint32_t i = 0; i < at && i < text.size(); ++i) {
    ++p.column;
    if (text[i] == '\n') p = {p.row + 1, 0};
  }
  return p;
}

// tree-sitter ends the program where memory is full; these say so as everything else here does.
template <typename T>
T* or_throw(T* memory, std::size_t size) {
  if (memory == nullptr && size > 0) throw std::bad_alloc();
  return memory;
}

const bool throws_when_memory_is_full = [] {
  ts_set_allocator(
      [](std::size_t size) { return or_throw(std::malloc(size), size); },
      [](std::size_t count, std::size_t size) {
        return or_throw(std::calloc(count, size), count * size);
      },
      [](void* memory, std::size_t size) { return or_throw(std::realloc(memory, size), size); },
      std::free);
  return true;
}();

// Null when the budget ran out.
TSTree* parse_within(std::string_view text, Budget& budget) {
  // No guard deletes it: where an allocation threw, its lists are not fit to be walked.
  TSParser* parser = ts_parser_new();
  WEFT_CHECK(ts_parser_set_language(parser, tree_sitter_python()));
  ReadState state{text};
  const TSInput input{&state, read_text, TSInputEncodingUTF8, nullptr};
  budget = Budget(text.size());
  TSTree* tree =
      ts_parser_parse_with_options(parser, nullptr, input, TSParseOptions{&budget, on_progress});
  ts_parser_delete(parser);
  return tree;
}

// The tree of shown[begin, end), which has no error; or the first error, placed in the whole text.
Result<TSTree*> parse_piece(std::string_view text, std::string_view shown, std::size_t begin,
                            std::size_t end, std::string_view file_name) {
  auto error = [&](std::size_t at) {
    const auto offset = static_cast<std::uint32_t>(begin + at);
    if (const auto fault = explain_syntax(text.substr(begin), at)) {
      const std::size_t where = begin + fault->at;
      return diag(DiagCode::SyntaxFault,
                  location(file_name, point_of(text, static_cast<std::uint32_t>(where))),
                  fault->size == 0 ? std::string("end of line")
                                   : excerpt(text.substr(0, where + fault->size),
                                             static_cast<std::uint32_t>(where)),
                  fault->why);
    }
    return diag(DiagCode::SyntaxError, location(file_name, point_of(text, offset)),
                excerpt(text, offset));
  };
  const std::string_view piece = shown.substr(begin, end - begin);
  Budget budget(0);
  TSTree* tree = parse_within(piece, budget);
  if (tree == nullptr) {
    if (!budget.saw_error)
      return diag(
          DiagCode::ParserGaveUp,
          location(file_name, point_of(text, static_cast<std::uint32_t>(begin) + budget.at)));
    // The error lies shortly before the place where it was noticed: look at the text up to there.
    const std::size_t noticed = budget.error_at;
    tree = parse_within(piece.substr(0, piece.find('\n', noticed)), budget);
    if (tree == nullptr) return error(noticed);
    const bool found = ts_node_has_error(ts_tree_root_node(tree));
    const std::size_t at = found ? ts_node_start_byte(first_error(tree)) : noticed;
    ts_tree_delete(tree);
    return error(at);
  }
  if (!ts_node_has_error(ts_tree_root_node(tree))) return tree;
  const std::size_t at = ts_node_start_byte(first_error(tree));
  ts_tree_delete(tree);
  return error(at);
}

}  // namespace

Result<Syntax> Syntax::parse(std::string_view text, std::string_view file_name, Outline outline) {
  const std::vector<std::size_t>& cuts = outline.cuts;
  std::string blanked;
  std::string_view shown = text;
  if (!outline.blanks.empty()) {
    blanked = text;
    for (const auto& [from, to] : outline.blanks)
      std::fill_n(blanked.begin() + static_cast<std::ptrdiff_t>(from), to - from, ' ');
    shown = blanked;
  }
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= cuts.size() && !cuts.empty(); ++i) {
    const std::size_t end = i < cuts.size() ? cuts[i] : text.size();
    WEFT_TRY(TSTree * piece, parse_piece(text, shown, begin, end, file_name));
    ts_tree_delete(piece);
    begin = end;
  }
  WEFT_TRY(TSTree * tree, parse_piece(text, shown, 0, text.size(), file_name));
  return Syntax(tree, text, std::move(outline));
}

Syntax::Syntax(TSTree* tree, std::string_view text, Outline outline)
    : tree_(tree),
      cursor_(ts_tree_cursor_new(ts_tree_root_node(tree))),
      text_(text),
      line_ends_(std::move(outline.line_ends)) {
  if (!outline.blank_lines) return;
  line_starts_.push_back(0);
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
    line_starts_.push_back(static_cast<std::uint32_t>(at + 1));
}

Syntax::Syntax(Syntax&& other) noexcept
    : tree_(std::exchange(other.tree_, nullptr)),
      cursor_(other.cursor_),
      children_(std::move(other.children_)),
      blocks_(std::move(other.blocks_)),
      text_(other.text_),
      line_ends_(std::move(other.line_ends_)),
      line_starts_(std::move(other.line_starts_)) {}

Syntax::~Syntax() {
  if (tree_ == nullptr) return;
  ts_tree_cursor_delete(&cursor_);
  ts_tree_delete(tree_);
}

TSPoint Syntax::point(std::uint32_t byte, TSPoint shown) const {
  if (line_starts_.empty()) return shown;
  const auto next = std::upper_bound(line_starts_.begin(), line_starts_.end(), byte);
  return {static_cast<std::uint32_t>(next - line_starts_.begin()) - 1, byte - next[-1]};
}

Syn Syntax::kind(TSNode node) const {
  if (!ts_node_is_named(node)) return Syn::Other;
  const TSSymbol symbol = ts_node_symbol(node);
  const auto& kinds = tables().kinds;
  return symbol < kinds.size() ? kinds[symbol] : Syn::Other;
}

std::string_view Syntax::text(TSNode node) const {
  const std::uint32_t begin = ts_node_start_byte(node);
  return text_.substr(begin, ts_node_end_byte(node) - begin);
}

std::span<const Child> Syntax::children(TSNode node) {
  const auto [at, is_new] = children_.try_emplace(node.id);
  if (is_new) at->second = find_children(node);
  return at->second;
}

std::span<const Child> Syntax::find_children(TSNode node) {
  constexpr std::size_t kBlock = 1024;
  ts_tree_cursor_reset(&cursor_, node);
  if (!ts_tree_cursor_goto_first_child(&cursor_)) return {};
  found_.clear();
  do {
    const TSNode child = ts_tree_cursor_current_node(&cursor_);
    const Syn child_kind = kind(child);
    if (child_kind == Syn::Comment || child_kind == Syn::LineContinuation) continue;
    found_.push_back({child, child_kind, tables().fields[ts_tree_cursor_current_field_id(&cursor_)],
                      ts_node_is_named(child)});
  } while (ts_tree_cursor_goto_next_sibling(&cursor_));
  if (blocks_.empty() || blocks_.back().capacity() - blocks_.back().size() < found_.size()) {
    blocks_.emplace_back();
    blocks_.back().reserve(std::max(kBlock, found_.size()));
  }
  std::vector<Child>& block = blocks_.back();
  const std::size_t first = block.size();
  block.insert(block.end(), found_.begin(), found_.end());
  return std::span<const Child>(block).subspan(first);
}

std::string Syntax::dotted(TSNode node) {
  std::vector<std::string_view> parts;
  while (!ts_node_is_null(node)) {
    const Syn is = kind(node);
    if (is == Syn::Identifier) {
      std::string out(text(node));
      for (auto part = parts.rbegin(); part != parts.rend(); ++part) (out += '.') += *part;
      return out;
    }
    const TSNode name = is == Syn::Attribute ? field(node, Field::Attribute) : TSNode{};
    if (ts_node_is_null(name)) return {};
    parts.push_back(text(name));
    node = field(node, Field::Object);
  }
  return {};
}

bool Syntax::spans_line_end(TSNode node) const {
  const auto next =
      std::lower_bound(line_ends_.begin(), line_ends_.end(), ts_node_start_byte(node));
  return next != line_ends_.end() && *next < ts_node_end_byte(node);
}

TSNode Syntax::field(TSNode node, Field field) {
  for (const Child& child : children(node))
    if (child.field == field) return child.node;
  return TSNode{};
}

}  // namespace weft

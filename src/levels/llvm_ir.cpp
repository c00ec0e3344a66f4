// A function of a module of LLVM IR; see levels.h.
//
// Left out, with all that refers to them: metadata, attribute groups, comdats, and the lines of the
// module that say how it was made.
#include <optional>
#include <set>

#include "lines.h"

namespace weft::levels {

namespace {

struct Definition {
  std::string_view name;  // with its '@' or '%'
  size_t begin = 0, end = 0;
};

// The name that begins at `at` with '@' or '%', in quotes or not.
std::string_view name_at(std::string_view line, size_t at) {
  size_t end = at + 1;
  if (end < line.size() && line[end] == '"') {
    end = std::min(line.find('"', end + 1), line.size() - 1) + 1;
  } else {
    while (end < line.size() && (is_name_char(line[end]) || line[end] == '-')) ++end;
  }
  return line.substr(at, end - at);
}

template <typename Found>
void for_each_symbol(std::string_view line, const Found& found) {
  bool quoted = false;  // in the text of a constant, not in a name
  for (size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') quoted = !quoted;
    if (quoted || (line[i] != '@' && line[i] != '%')) continue;
    const std::string_view name = name_at(line, i);
    found(name);
    i += name.size() - 1;
  }
}

// `!N` and what refers to it.
uint32_t node_after(std::string_view line, std::string_view key) {
  const size_t at = line.find(key);
  return at == line.npos ? 0 : number_at(line.substr(at + key.size()));
}

class IrModule {
 public:
  explicit IrModule(std::string_view text) : lines_(lines_of(text)) { read(); }

  Result<FunctionText> function(std::string_view name, std::string_view file) {
    const std::string symbol = "@" + std::string(name);
    const auto found = std::find_if(items_.begin(), items_.end(),
                                    [&](const Definition& item) { return item.name == symbol; });
    if (found == items_.end()) return diag(DiagCode::NotInModule, name, "LLVM IR");
    file_ = file;
    std::set<size_t> wanted;
    want(static_cast<size_t>(found - items_.begin()), wanted);
    for (const std::string_view line : header_) put(line, 0);
    size_t before = items_.size();
    for (const size_t i : wanted) {
      const bool body = items_[i].end - items_[i].begin > 1;
      const bool after_body =
          before < items_.size() && items_[before].end - items_[before].begin > 1;
      if (before == items_.size() || body || after_body ||
          items_[before].name[0] != items_[i].name[0])
        put("", 0);
      write(items_[i]);
      before = i;
    }
    out_.mix = mix_.take();
    return std::move(out_);
  }

 private:
  void read() {
    for (size_t i = 0; i < lines_.size(); ++i) {
      const std::string_view line = lines_[i];
      if (line.starts_with("target ")) {
        header_.push_back(line);
      } else if (line.starts_with("define ")) {
        size_t end = i;
        while (end < lines_.size() && lines_[end] != "}") ++end;
        add(line, line.find('@'), i, std::min(end + 1, lines_.size()));
        i = end;
      } else if (line.starts_with("declare ")) {
        add(line, line.find('@'), i, i + 1);
      } else if (line.starts_with('@') || line.starts_with('%')) {
        add(line, 0, i, i + 1);
      } else if (line.starts_with('!')) {
        if (const uint32_t number = number_at(line.substr(1));
            number > 0 || line.starts_with("!0 "))
          nodes_[number] = line;
      }
    }
  }

  void add(std::string_view line, size_t at, size_t begin, size_t end) {
    if (at == line.npos) return;
    items_.push_back({name_at(line, at), begin, end});
    places_.try_emplace(items_.back().name, items_.size() - 1);
  }

  static bool begins_instruction(std::string_view line) {
    return line.starts_with("  ") && !goes_on(line);
  }

  // Further in stand the lines of an instruction that has several, such as where a call unwinds to;
  // the last one says where it is from.
  static bool goes_on(std::string_view line) {
    return line.starts_with("   ") || line.starts_with("  ]");
  }

  // Says to the optimiser where metadata hold that are left out.
  static bool is_about_metadata(std::string_view line) {
    return line.find("@llvm.experimental.noalias.scope.decl(metadata ") != line.npos;
  }

  void want(size_t item, std::set<size_t>& wanted) const {
    if (!wanted.insert(item).second) return;
    for (size_t i = items_[item].begin; i < items_[item].end; ++i) {
      if (is_about_metadata(lines_[i])) continue;
      for_each_symbol(lines_[i], [&](std::string_view name) {
        // A value of a function may be called as a global type is.
        const auto other = places_.find(name);
        if (other != places_.end()) want(other->second, wanted);
      });
    }
  }

  void write(const Definition& item) {
    const bool body = item.end - item.begin > 1;
    for (size_t i = item.begin; i < item.end; ++i) {
      const std::string_view line = lines_[i];
      if (is_about_metadata(line)) continue;
      if (body && begins_instruction(line)) {
        mix_.add(opcode(without_blanks(line)));
        size_t last = i;
        while (last + 1 < item.end && goes_on(lines_[last + 1])) ++last;
        const uint32_t node = node_after(lines_[last], "!dbg !");
        line_ = node > 0 ? line_of(node) : 0;
      }
      put(without_metadata(line, body || line.starts_with("declare ")),
          body && line.starts_with("  ") ? line_ : 0);
    }
  }

  static std::string opcode(std::string_view line) {
    if (line.starts_with('%') && line.find(" = ") != line.npos)
      line.remove_prefix(line.find(" = ") + 3);
    for (const std::string_view how : {"tail ", "musttail ", "notail "})
      if (line.starts_with(how)) line.remove_prefix(how.size());
    return std::string(line.substr(0, line.find_first_of(" \t,")));
  }

  // The line without ", !name !N", " #N" and comdats. Strings stand in variables alone, whose lines
  // have none of these but comdats.
  static std::string without_metadata(std::string_view line, bool code) {
    std::string out(line);
    const auto cut = [&](size_t at, size_t end) { out.erase(at, end - at); };
    if (code) {
      for (size_t at = out.find(" !"); at != out.npos; at = out.find(" !", at)) {
        size_t end = at + 2;
        while (end < out.size() && is_name_char(out[end])) ++end;
        if (end + 1 >= out.size() || out[end] != ' ' || out[end + 1] != '!') {
          ++at;  // metadata as an argument
          continue;
        }
        end += 2;
        while (end < out.size() && out[end] >= '0' && out[end] <= '9') ++end;
        const size_t begin = at > 0 && out[at - 1] == ',' ? at - 1 : at;
        cut(begin, end);
        at = begin;
      }
      for (size_t at = out.find(" #"); at != out.npos; at = out.find(" #", at)) {
        const size_t end = std::min(out.find_first_not_of("0123456789", at + 2), out.size());
        if (end == at + 2) {
          ++at;
        } else {
          cut(at, end);
        }
      }
    }
    if (const size_t at = out.find(" comdat"); at != out.npos && out.find('"', at) == out.npos) {
      const bool named = at + 7 < out.size() && out[at + 7] == '(';
      const size_t begin = at > 0 && out[at - 1] == ',' ? at - 1 : at;
      cut(begin, named ? out.find(')', at) + 1 : at + 7);
    }
    return out;
  }

  // Of a location: its line, or that of the call that lies in the compiled file.
  uint32_t line_of(uint32_t node) {
    for (int depth = 0; depth < 64; ++depth) {
      const auto found = nodes_.find(node);
      if (found == nodes_.end()) return 0;
      const std::string_view text = found->second;
      if (is_compiled(node_after(text, "scope: !"))) return node_after(text, "line: ");
      node = node_after(text, "inlinedAt: !");
      if (node == 0) return 0;
    }
    return 0;
  }

  // Whether a scope lies in the compiled file.
  bool is_compiled(uint32_t scope) const {
    for (int depth = 0; depth < 64; ++depth) {
      const auto found = nodes_.find(scope);
      if (found == nodes_.end()) return false;
      const uint32_t file = node_after(found->second, "file: !");
      if (const auto node = nodes_.find(file); file > 0 && node != nodes_.end()) {
        constexpr std::string_view kName = "filename: \"";
        const size_t at = node->second.find(kName);
        if (at == std::string_view::npos) return false;
        const std::string_view path = node->second.substr(at + kName.size());
        return name_of_path(path.substr(0, path.find('"'))) == file_;
      }
      scope = node_after(found->second, "scope: !");
    }
    return false;
  }

  void put(std::string_view line, uint32_t at) {
    out_.text.append(line).append("\n");
    out_.lines.push_back(at);
  }

  std::vector<std::string_view> lines_, header_;
  std::vector<Definition> items_;
  std::map<std::string_view, size_t> places_;
  std::map<uint32_t, std::string_view> nodes_;
  std::string_view file_;
  uint32_t line_ = 0;
  MixCount mix_;
  FunctionText out_;
};

}  // namespace

Result<FunctionText> llvm_ir_of(std::string_view module, std::string_view function,
                                std::string_view file) {
  return IrModule(module).function(function, file);
}

}  // namespace weft::levels

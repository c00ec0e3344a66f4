// A kernel of a module of PTX; see levels.h.
//
// A module of NVRTC is a header, declarations of variables and functions, one after the other, and
// sections with the strings of the debugging information.
#include <set>

#include "lines.h"

namespace weft::levels {

namespace {

struct Declaration {
  std::string_view name;
  size_t begin = 0, end = 0;  // lines
};

std::string_view without_comment(std::string_view line) { return line.substr(0, line.find("//")); }

// Opening braces less closing ones.
int depth_of(std::string_view line) {
  return static_cast<int>(std::count(line.begin(), line.end(), '{') -
                          std::count(line.begin(), line.end(), '}'));
}

// What a declaration declares: the name before '(', '[', '=' or ';', behind all that describes it.
std::string_view declared(std::string_view line) {
  line = line.substr(0, line.find_first_of("[=;"));
  const bool function = line.find(".entry") != line.npos || line.find(".func") != line.npos;
  if (function) {
    // A result stands in parentheses before the name.
    const size_t key = std::max(line.find(".entry") + 1, line.find(".func") + 1);
    line.remove_prefix(key);
    line = without_blanks(from(line, line.find_first_of(" \t(")));
    if (line.starts_with('(')) line = without_blanks(line.substr(line.find(')') + 1));
    return line.substr(0, line.find_first_of(" \t("));
  }
  line = without_blanks(line);
  return line.substr(line.find_last_of(" \t") + 1);
}

class PtxModule {
 public:
  explicit PtxModule(std::string_view text) : lines_(lines_of(text)) { read(); }

  Result<FunctionText> function(std::string_view name, std::string_view file) {
    const auto found = std::find_if(items_.begin(), items_.end(),
                                    [&](const Declaration& item) { return item.name == name; });
    if (found == items_.end()) return diag(DiagCode::NotInModule, name, "PTX");
    std::set<size_t> wanted;
    want(static_cast<size_t>(found - items_.begin()), wanted);
    file_ = file;
    for (const std::string& line : header_) put(line, 0);
    for (const size_t i : wanted) {
      put("", 0);
      write(items_[i]);
    }
    out_.mix = mix_.take();
    return std::move(out_);
  }

 private:
  void read() {
    for (size_t i = 0; i < lines_.size(); ++i) {
      const std::string_view line = without_blanks(without_comment(lines_[i]));
      if (line.empty() || line.find('\0') == 0) continue;
      if (line.starts_with(".version") || line.starts_with(".address_size")) {
        header_.emplace_back(line);
      } else if (line.starts_with(".target")) {
        header_.emplace_back(line.substr(0, line.find(',')));  // ", debug"
      } else if (line.starts_with(".file")) {
        const size_t quote = line.find('"');
        files_[number_at(without_blanks(line.substr(5)))] =
            name_of_path(line.substr(quote + 1, line.rfind('"') - quote - 1));
      } else {
        i = read_item(i, line);
      }
    }
  }

  // The last line of the item that begins in line `begin`: with the brace that closes it or a
  // semicolon outside.
  size_t read_item(size_t begin, std::string_view first) {
    const bool section = first.starts_with(".section");
    bool opened = false;
    int depth = 0;
    size_t end = begin;
    for (; end < lines_.size(); ++end) {
      const std::string_view line = without_blanks(without_comment(lines_[end]));
      // A variable's first values stand in braces, too.
      opened |= line.find('{') != line.npos;
      depth += depth_of(line);
      if (depth <= 0 && (opened || line.ends_with(';'))) {
        if (section || line.ends_with(';') || line.ends_with('}')) break;
      }
    }
    end = std::min(end, lines_.size() - 1);
    if (!section) items_.push_back({declared(first), begin, end + 1});
    return end;
  }

  // The item and all that it names, by their places.
  void want(size_t item, std::set<size_t>& wanted) const {
    if (!wanted.insert(item).second) return;
    for (size_t i = items_[item].begin; i < items_[item].end; ++i) {
      for_each_name(without_comment(lines_[i]), [&](std::string_view name) {
        for (size_t other = 0; other < items_.size(); ++other)
          if (items_[other].name == name) want(other, wanted);
      });
    }
  }

  void write(const Declaration& item) {
    line_ = 0;
    statement_.clear();
    // The numbers of labels begin with that of the function in its module.
    const size_t function = functions_++;
    for (size_t i = item.begin; i < item.end; ++i) {
      std::string_view line = without_comment(lines_[i]);
      line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
      const std::string_view bare = without_blanks(line);
      if (bare.empty()) continue;
      if (bare.starts_with(".loc ") || bare.starts_with(".loc\t")) {
        place(bare);
        continue;
      }
      if (bare.starts_with("$L__tmp") || bare.starts_with("$L__func_")) continue;
      count(bare);
      put(renamed(line, function), is_of_instruction(bare) ? line_ : 0);
    }
  }

  static bool is_of_instruction(std::string_view line) {
    return !line.starts_with('.') && !line.ends_with(':') && line != "{" && line != "}";
  }

  // A statement may have lines, as calls do, and a line statements, as those of inline assembly.
  void count(std::string_view line) {
    if (line == "{" || line == "}" || line.ends_with(':')) {
      statement_.clear();
      return;
    }
    for (size_t end = line.find(';'); end != line.npos; end = line.find(';')) {
      statement_.append(line.substr(0, end + 1));
      line.remove_prefix(end + 1);
      const std::string_view whole =
          std::string_view(statement_)
              .substr(std::min(statement_.find_first_not_of(" \t{}"), statement_.size() - 1));
      if (whole != ";" && !whole.starts_with('.')) mix_.add(opcode(whole));
      statement_.clear();
    }
    statement_.append(line).append(" ");
  }

  static std::string opcode(std::string_view line) {
    if (line.starts_with('@')) line = without_blanks(from(line, line.find_first_of(" \t")));
    line = line.substr(0, line.find_first_of(" \t;"));
    std::string out(line.substr(0, line.find('.')));
    if (out == "ld" || out == "st" || out == "atom" || out == "red") {
      for (const std::string_view space : {".global", ".shared", ".local", ".param", ".const"})
        if (line.find(space) != line.npos) return out.append(space);
    }
    return out;
  }

  // ".loc FILE LINE COLUMN[, function_name LABEL, inlined_at FILE LINE COLUMN]": of a chain of
  // calls the caller comes first.
  void place(std::string_view loc) {
    struct Reader {
      std::string_view rest;
      uint32_t next() {
        rest = without_blanks(rest);
        const uint32_t value = number_at(rest);
        rest.remove_prefix(std::min(rest.find_first_not_of("0123456789"), rest.size()));
        return value;
      }
    };
    const auto read = [](std::string_view text) {
      Reader reader{text};
      Place out;
      out.file = reader.next();
      out.line = reader.next();
      out.column = reader.next();
      return out;
    };
    const Place at = read(loc.substr(4));
    constexpr std::string_view kCall = "inlined_at";
    const size_t call = loc.find(kCall);
    if (is_compiled(at.file)) {
      line_ = at.line;
    } else if (call != loc.npos) {
      const auto caller = lines_of_places_.find(read(loc.substr(call + kCall.size())));
      line_ = caller == lines_of_places_.end() ? 0 : caller->second;
    } else {
      line_ = 0;
    }
    lines_of_places_[at] = line_;
  }

  bool is_compiled(uint32_t file) const {
    const auto found = files_.find(file);
    return found != files_.end() && found->second == file_;
  }

  // "$L__BB1_7" by the function in this text; names of the file's own statics without the hash of
  // its name.
  static std::string renamed(std::string_view line, size_t function) {
    std::string out(line);
    constexpr std::string_view kLabel = "$L__BB";
    for (size_t at = out.find(kLabel); at != out.npos; at = out.find(kLabel, at + 1)) {
      const size_t digits = at + kLabel.size();
      const size_t end = out.find('_', digits);
      if (end != out.npos) out.replace(digits, end - digits, std::to_string(function));
    }
    constexpr std::string_view kDepot = "__local_depot";
    for (size_t at = out.find(kDepot); at != out.npos; at = out.find(kDepot, at + 1)) {
      const size_t digits = at + kDepot.size();
      const size_t end = std::min(out.find_first_not_of("0123456789", digits), out.size());
      out.replace(digits, end - digits, std::to_string(function));
    }
    constexpr std::string_view kOwn = "_INTERNAL_";
    for (size_t at = out.find(kOwn); at != out.npos; at = out.find(kOwn, at + 1)) {
      size_t digits = at;
      while (digits > 0 && out[digits - 1] >= '0' && out[digits - 1] <= '9') --digits;
      const size_t size = number_at(std::string_view(out).substr(digits));
      if (digits == at || at + size > out.size()) continue;
      constexpr std::string_view kName = "9_INTERNAL";
      out.replace(digits, at - digits + size, kName);
      at = digits + kName.size() - 1;  // behind it
    }
    return out;
  }

  void put(std::string_view line, uint32_t at) {
    out_.text.append(line).append("\n");
    out_.lines.push_back(at);
  }

  struct Place {
    uint32_t file = 0, line = 0, column = 0;
    friend auto operator<=>(const Place&, const Place&) = default;
  };

  std::vector<std::string_view> lines_;
  std::vector<std::string> header_;
  std::vector<Declaration> items_;
  std::map<uint32_t, std::string_view> files_;
  std::string_view file_;
  std::map<Place, uint32_t> lines_of_places_;
  uint32_t line_ = 0;
  size_t functions_ = 0;
  std::string statement_;  // as far as it was read
  MixCount mix_;
  FunctionText out_;
};

}  // namespace

uint32_t FunctionText::instructions() const {
  uint32_t sum = 0;
  for (const auto& [name, count] : mix) sum += count;
  return sum;
}

Result<FunctionText> ptx_of(std::string_view module, std::string_view function,
                            std::string_view file) {
  return PtxModule(module.substr(0, module.find('\0'))).function(function, file);
}

Result<std::string> entry_of(std::string_view module, std::string_view kernel) {
  constexpr std::string_view kEntry = ".entry ";
  const std::string part = std::to_string(kernel.size()) + std::string(kernel);
  for (size_t at = 0; (at = module.find(kEntry, at)) != module.npos;) {
    at += kEntry.size();
    size_t end = at;
    while (end < module.size() && is_name_char(module[end])) ++end;
    const std::string_view name = module.substr(at, end - at);
    // "12scale" is not the end of a longer number, as of "112scale...".
    const size_t found = name.find(part);
    const bool whole = found != name.npos && found > 0 &&
                       std::isdigit(static_cast<unsigned char>(name[found - 1])) == 0;
    if (whole || name == kernel) return std::string(name);
  }
  return diag(DiagCode::NotInModule, kernel, "PTX");
}

}  // namespace weft::levels

#include "commands/config_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "weft/base/json.h"
#include "weft/shard/file.h"

namespace weft {

namespace {

// Whether "-n", "-n5" or "-qn5" gives the option: the short names of flags stand together, and
// behind the first that takes a value stands that.
bool gives_short(const CLI::App& command, std::string_view word, const CLI::Option& option) {
  if (word.size() < 2 || word[0] != '-' || word[1] == '-') return false;
  for (const char c : word.substr(1)) {
    const CLI::Option* named = command.get_option_no_throw(std::string{'-', c});
    if (named == &option) return true;
    if (named == nullptr || named->get_items_expected_max() > 0) return false;
  }
  return false;
}

// Whether one of the words is this option.
bool gives(const CLI::App& command, const std::vector<std::string>& words,
           const CLI::Option& option) {
  return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
    const std::string name = word.substr(0, word.find('='));
    const auto& known = option.get_lnames();
    return std::any_of(known.begin(), known.end(),
                       [&](const std::string& one) { return name == "--" + one; }) ||
           gives_short(command, word, option);
  });
}

// The command line comes first: it gives the option, or one that has no meaning beside it.
bool is_overruled(const CLI::App& command, const std::vector<std::string>& words,
                  const CLI::Option& option) {
  const auto& others = option.get_excludes();
  return gives(command, words, option) ||
         std::any_of(others.begin(), others.end(),
                     [&](const CLI::Option* other) { return gives(command, words, *other); });
}

// A table is for one command.
Status check_table(const std::string& path, const std::vector<std::string>& parents,
                   const CLI::App& app) {
  if (parents.empty()) return {};
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  if (parents.size() == 1 &&
      std::any_of(commands.begin(), commands.end(),
                  [&](const CLI::App* each) { return each->get_name() == parents[0]; }))
    return {};
  return diag(DiagCode::BadConfig, path,
              fmt::format("there is a table [{}], but no such command", fmt::join(parents, ".")));
}

Result<std::vector<CLI::ConfigItem>> read_items(const std::string& path) {
  WEFT_TRY(const std::string text, read_file(path));
  std::istringstream in(text);
  try {
    return CLI::ConfigTOML().from_config(in);
  } catch (const CLI::Error& error) {
    return diag(DiagCode::BadConfig, path, error.what());
  }
}

}  // namespace

Result<std::string> take_value(std::vector<std::string>& words, std::string_view option) {
  for (size_t i = 0; i < words.size(); ++i) {
    const auto at = words.begin() + static_cast<std::ptrdiff_t>(i);
    if (words[i] == "--") break;  // what follows is for another program
    if (words[i].starts_with(std::string(option) + "=")) {
      std::string value = words[i].substr(option.size() + 1);
      words.erase(at);
      return value;
    }
    if (words[i] != option) continue;
    if (i + 1 == words.size()) return diag(DiagCode::BadOption, "", option, "it takes a file");
    std::string value = words[i + 1];
    words.erase(at, at + 2);
    return value;
  }
  return std::string();
}

Result<std::vector<std::string>> with_config_file(std::vector<std::string> words,
                                                  const CLI::App& app) {
  WEFT_TRY(const std::string path, take_value(words, "--config"));
  if (path.empty()) return words;
  const CLI::App* command = nullptr;
  for (const CLI::App* each : app.get_subcommands([](const CLI::App*) { return true; }))
    if (!words.empty() && each->get_name() == words[0]) command = each;
  if (command == nullptr) return words;  // the parser says what is wrong with it
  WEFT_TRY(const std::vector<CLI::ConfigItem> items, read_items(path));
  std::vector<std::string> added;
  for (const CLI::ConfigItem& item : items) {
    WEFT_RETURN_IF_ERROR(check_table(path, item.parents, app));
    if (item.name == "++" || item.name == "--") continue;  // a table begins or ends
    if (!item.parents.empty() && item.parents[0] != command->get_name()) continue;
    const CLI::Option* option = command->get_option_no_throw("--" + item.name);
    if (option == nullptr)
      return diag(DiagCode::BadConfig, path,
                  fmt::format("'{}' is no option of 'weft {}'; those of another command stand in a "
                              "table of their own ([COMMAND])",
                              item.name, command->get_name()));
    if (is_overruled(*command, words, *option)) continue;
    if (option->get_items_expected_max() == 0) {
      if (item.inputs != std::vector<std::string>{"true"} &&
          item.inputs != std::vector<std::string>{"false"})
        return diag(DiagCode::BadConfig, path, fmt::format("'{}' takes true or false", item.name));
      if (item.inputs[0] == "true") added.push_back("--" + item.name);
      continue;
    }
    std::string value;
    for (const std::string& input : item.inputs) (value += value.empty() ? "" : ",") += input;
    added.push_back(fmt::format("--{}={}", item.name, value));
  }
  words.insert(words.begin() + 1, added.begin(), added.end());
  return words;
}

bool take_show_config(std::vector<std::string>& words) {
  // What follows "--" is for another program.
  const auto end = std::find(words.begin(), words.end(), "--");
  const auto at = std::find(words.begin(), end, "--show-config");
  if (at == end) return false;
  words.erase(at);
  return true;
}

std::string effective_config(const CLI::App& command) {
  std::string out = fmt::format("# weft {}\n", command.get_name());
  const auto quoted = [](const std::string& text) {
    // A literal string, in which a backslash is one.
    if (text.find('\\') != text.npos && text.find('\'') == text.npos)
      return fmt::format("'{}'", text);
    JsonWriter json;
    json.value(text);
    return json.take();
  };
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_lnames().empty() || option->get_lnames()[0] == "help") continue;
    const std::string& name = option->get_lnames()[0];
    if (option->get_items_expected_max() == 0) {
      out += option->count() > 0 ? fmt::format("{} = true\n", name)
                                 : fmt::format("# {} = false\n", name);
    } else if (option->count() > 0) {
      const std::vector<std::string>& given = option->results();
      std::string values;
      for (const std::string& value : given)
        (values += values.empty() ? "" : ", ") += quoted(value);
      out += given.size() == 1 ? fmt::format("{} = {}\n", name, values)
                               : fmt::format("{} = [{}]\n", name, values);
    } else if (!option->get_default_str().empty()) {
      out += fmt::format("# {} = {}\n", name, quoted(option->get_default_str()));
    } else {
      out += fmt::format("# {} is not set\n", name);
    }
  }
  return out;
}

}  // namespace weft

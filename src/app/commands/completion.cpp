// weft completion: scripts that let shells complete commands and options.
//
// They are made from the parser, so that they know every option.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "commands/commands.h"
#include "weft/inspect/checks.h"
#include "weft/views/examples.h"

namespace weft {

namespace {

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

std::vector<const CLI::Option*> options_of(const CLI::App& command) {
  std::vector<const CLI::Option*> out;
  for (const CLI::Option* option : command.get_options())
    if (!option->get_lnames().empty()) out.push_back(option);
  return out;
}

// The words that a value may be, with spaces between; none where it is a number, a path or free.
// Those of an option are in its type, easy|medium|hard, or in a table.
std::string values_of(const CLI::App& command, const CLI::Option& option) {
  std::string out;
  const auto add = [&](std::string_view word) {
    out += (out.empty() ? "" : " ") + std::string(word);
  };
  const std::string name = option.get_lnames().empty() ? "" : option.get_lnames().front();
  if (name == "categories") {
    for (const CategoryInfo& info : kCategories) add(info.name);
  } else if (name == "tasks") {
    // Those of compilers' texts are for sets that `weft enrich` made.
    for (size_t i = 0; i < tasks().size(); ++i)
      if (command.get_name() == "view" || !is_compiled(static_cast<Task>(i))) add(tasks()[i].name);
  } else if (name == "only" || name == "skip") {
    for (size_t i = 0; i < kChecks; ++i) add(check_name(static_cast<Check>(i)));
  } else if (std::string type = option.get_type_name(); type.find('|') != type.npos) {
    if (type.ends_with(",...")) type.resize(type.size() - 4);
    std::replace(type.begin(), type.end(), '|', ' ');
    out = type;
  }
  return out;
}

std::string option_words(const CLI::App& command) {
  std::string out;
  for (const CLI::Option* option : options_of(command))
    out += (out.empty() ? "--" : " --") + option->get_lnames().front();
  return out;
}

// Lines of a `case` over "COMMAND OPTION"; an argument has no option before it.
std::string value_cases(const CLI::App& command) {
  std::string out;
  for (const CLI::Option* option : command.get_options()) {
    const std::string values = values_of(command, *option);
    if (values.empty()) continue;
    std::string patterns;
    const auto add = [&](const std::string& word) {
      patterns += fmt::format("{}'{} {}'", patterns.empty() ? "" : "|", command.get_name(), word);
    };
    for (const std::string& name : option->get_lnames()) add("--" + name);
    for (const std::string& name : option->get_snames()) add("-" + name);
    if (patterns.empty()) add("");
    out += fmt::format("    {}) values=\"{}\" ;;\n", patterns, values);
  }
  return out;
}

std::string bash(const CLI::App& app) {
  std::string names, cases, parts, values;
  for (const CLI::App* command : commands_of(app)) {
    names += (names.empty() ? "" : " ") + command->get_name();
    cases += fmt::format("    {}) words=\"{}\" ;;\n", command->get_name(), option_words(*command));
    values += value_cases(*command);
    for (const CLI::App* part : commands_of(*command)) {
      // "weft cuda verify": the command's own name is a word like its options.
      parts += fmt::format(
          "  if [ \"${{COMP_WORDS[1]}}\" = {0} ]; then\n"
          "    if [ \"${{COMP_WORDS[2]}}\" = {1} ] && [ \"$COMP_CWORD\" -gt 2 ]; then\n"
          "      words=\"{2}\"\n"
          "    elif [ \"$COMP_CWORD\" -eq 2 ] && [ -n \"$word\" ] && [[ {1} == \"$word\"* ]]; "
          "then\n"
          "      COMPREPLY=({1})\n"
          "      return\n"
          "    fi\n"
          "  fi\n",
          command->get_name(), part->get_name(), option_words(*part));
    }
  }
  return fmt::format(
      "# bash completion of weft: source <(weft completion bash)\n"
      "_weft() {{\n"
      "  local word=\"${{COMP_WORDS[COMP_CWORD]}}\" words=\"\"\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
      "    COMPREPLY=($(compgen -W \"{} help\" -- \"$word\"))\n"
      "    return\n"
      "  fi\n"
      "  case \"${{COMP_WORDS[1]}}\" in\n"
      "    help) words=\"{}\" ;;\n"
      "{}"
      "  esac\n"
      "{}"
      "  local before=\"${{COMP_WORDS[COMP_CWORD-1]}}\" values=\"\"\n"
      "  [ \"$word\" = = ] && word=\"\"\n"
      "  [ \"$before\" = = ] && before=\"${{COMP_WORDS[COMP_CWORD-2]}}\"\n"
      "  case \"$before\" in -*) ;; *) before=\"\" ;; esac\n"
      "  case \"${{COMP_WORDS[1]}} $before\" in\n"
      "{}"
      "  esac\n"
      "  if [ -n \"$values\" ]; then\n"
      "    local first=\"\"\n"
      "    [[ \"$word\" == *,* ]] && first=\"${{word%,*}},\"\n"
      "    COMPREPLY=($(compgen -P \"$first\" -W \"$values\" -- \"${{word##*,}}\"))\n"
      "    [ ${{#COMPREPLY[@]}} -gt 0 ] && return\n"
      "  fi\n"
      "  case \"$word\" in\n"
      "    -*) COMPREPLY=($(compgen -W \"$words\" -- \"$word\")) ;;\n"
      "    *) if [ \"${{COMP_WORDS[1]}}\" = help ]; then\n"
      "         COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
      "       else\n"
      "         COMPREPLY=($(compgen -f -- \"$word\"))\n"
      "       fi ;;\n"
      "  esac\n"
      "}}\n"
      "complete -o filenames -F _weft weft ./weft\n",
      names, names, cases, parts, values);
}

std::string zsh(const CLI::App& app) {
  return "# zsh completion of weft: source <(weft completion zsh)\n"
         "autoload -U +X bashcompinit && bashcompinit\n" +
         bash(app);
}

// Of a help text, as one word of fish: its first sentence or clause.
std::string fish_text(std::string text) {
  text = text.substr(0, text.find_first_of(";:(\n"));
  std::string out = "'";
  for (const char c : text)
    out += c == '\'' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  while (out.ends_with(' ')) out.pop_back();
  return out + "'";
}

std::string fish(const CLI::App& app) {
  std::string out = "# fish completion of weft: weft completion fish | source\n";
  for (const CLI::App* command : commands_of(app)) {
    out += fmt::format("complete -c weft -f -n __fish_use_subcommand -a {} -d {}\n",
                       command->get_name(), fish_text(command->get_description()));
    for (const CLI::Option* option : options_of(*command)) {
      out += fmt::format("complete -c weft -n '__fish_seen_subcommand_from {}' -l {}",
                         command->get_name(), option->get_lnames().front());
      if (!option->get_snames().empty()) out += " -s " + option->get_snames().front();
      const std::string values = values_of(*command, *option);
      if (!values.empty())
        out += fmt::format(" -x -a {}", fish_text(values));
      else if (option->get_items_expected_max() > 0)
        out += " -r";
      out += fmt::format(" -d {}\n", fish_text(option->get_description()));
    }
    for (const CLI::App* part : commands_of(*command))
      out += fmt::format("complete -c weft -n '__fish_seen_subcommand_from {}' -a {} -d {}\n",
                         command->get_name(), part->get_name(), fish_text(part->get_description()));
  }
  return out;
}

}  // namespace

void add_completion_command(CLI::App& app, CommandContext& context) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command =
      app.add_subcommand("completion", "Print a script that completes commands and options");
  command->add_option("SHELL", *shell, "The shell")->type_name("bash|zsh|fish")->required();
  command->callback([shell, &app, &context] {
    if (*shell == "bash") return context.print(bash(app));
    if (*shell == "zsh") return context.print(zsh(app));
    if (*shell == "fish") return context.print(fish(app));
    context.fail(diag(DiagCode::BadOption, *shell, "SHELL", "it takes bash, zsh or fish"),
                 kExitUsage);
  });
}

}  // namespace weft

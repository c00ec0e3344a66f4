// weft completion: scripts that let shells complete commands and options.
//
// They are made from the parser, so that they know every option.
#include <fmt/format.h>

#include <memory>

#include "commands/commands.h"

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

std::string option_words(const CLI::App& command) {
  std::string out;
  for (const CLI::Option* option : options_of(command))
    out += (out.empty() ? "--" : " --") + option->get_lnames().front();
  return out;
}

std::string bash(const CLI::App& app) {
  std::string names, cases, parts;
  for (const CLI::App* command : commands_of(app)) {
    names += (names.empty() ? "" : " ") + command->get_name();
    cases += fmt::format("    {}) words=\"{}\" ;;\n", command->get_name(), option_words(*command));
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
      names, names, cases, parts);
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
      if (option->get_items_expected_max() > 0) out += " -r";
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
  command->add_option("SHELL", *shell, "bash, zsh or fish")->required();
  command->callback([shell, &app, &context] {
    if (*shell == "bash") return context.print(bash(app));
    if (*shell == "zsh") return context.print(zsh(app));
    if (*shell == "fish") return context.print(fish(app));
    context.fail(diag(DiagCode::BadOption, *shell, "SHELL", "it takes bash, zsh or fish"),
                 kExitUsage);
  });
}

}  // namespace weft

// weft categories: what each category means.
#include <fmt/format.h>

#include "commands.h"

namespace weft {

void add_categories_command(CLI::App& app, CommandContext&) {
  CLI::App* command = app.add_subcommand("categories", "List the categories and what each means");
  command->callback([] {
    std::string text;
    for (const CategoryInfo& info : kCategories) {
      text += fmt::format("{:<18} {}\n", info.name, info.meaning);
    }
    print_out(text);
  });
}

}  // namespace weft

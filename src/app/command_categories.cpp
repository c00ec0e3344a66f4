// weft categories: what each category means.
#include <fmt/format.h>

#include "commands.h"

namespace weft {

void add_categories_command(CLI::App& app, CommandContext& context) {
  CLI::App* command = app.add_subcommand("categories", "List the categories and what each means");
  command->callback([&context] {
    std::string text;
    for (const CategoryInfo& info : kCategories) {
      text += fmt::format("{:<18} {}\n", info.name, info.meaning);
    }
    context.print(text);
  });
}

}  // namespace weft

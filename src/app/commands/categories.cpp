// weft categories: what each category means.
#include <fmt/format.h>

#include <memory>

#include "commands/commands.h"
#include "weft/base/json.h"

namespace weft {

void add_categories_command(CLI::App& app, CommandContext& context) {
  auto as_json = std::make_shared<bool>(false);
  CLI::App* command = app.add_subcommand("categories", "List the categories and their meanings");
  command->add_flag("--json", *as_json, "Print the list as one JSON object");
  command->callback([as_json, &context] {
    std::string text;
    JsonWriter json(2);
    json.begin_object().key("categories").begin_array();
    for (const CategoryInfo& info : kCategories) {
      text += fmt::format("{:<18} {}\n", info.name, info.meaning);
      json.begin_object().member("name", info.name).member("meaning", info.meaning);
      json.member("weight", info.weight).end_object();
    }
    json.end_array().end_object();
    context.print(*as_json ? json.take() + "\n" : text);
  });
}

}  // namespace weft

// Options from a file: `weft COMMAND --config run.toml`.
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

#include "weft/base/result.h"

namespace weft {

// The words of a command line with the options of its --config file in them, but for those that the
// words give themselves. A file has `name = value` for each option by its long name without dashes;
// those in a table [COMMAND] are for that command alone. Errors: CannotOpen, BadConfig.
Result<std::vector<std::string>> with_config_file(std::vector<std::string> words,
                                                  const CLI::App& app);

// The value of an option that every command has, which is taken out of the words; empty where it is
// not there. Error: BadOption where the value is not.
Result<std::string> take_value(std::vector<std::string>& words, std::string_view option);

// Removes --show-config from the words; whether it was there.
bool take_show_config(std::vector<std::string>& words);
// What a command was called with, as such a file, with the defaults of other options in comments.
// The command must be parsed.
std::string effective_config(const CLI::App& command);

}  // namespace weft

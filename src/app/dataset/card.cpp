// The dataset card; see dataset/card.h. Its head is YAML as the `datasets` library reads it.
#include "dataset/card.h"

#include <fmt/format.h>

#include "commands/commands.h"
#include "commands/options.h"
#include "dataset/build.h"
#include "process/progress.h"
#include "rows/columns.h"
#include "weft/app/row.h"
#include "weft/base/text.h"

namespace weft {

namespace {

// A feature as `datasets` spells it: `dtype: string`, `list: ...` or `struct: ...` below its name.
void append_feature(std::string& out, const Column& column, const std::string& indent) {
  const auto scalar = [](ColumnKind kind) -> std::string_view {
    switch (kind) {
      case ColumnKind::kString:
        return "string";
      case ColumnKind::kInt32:
        return "int32";
      case ColumnKind::kInt64:
        return "int64";
      case ColumnKind::kFloat:
        return "float32";
      case ColumnKind::kDouble:
        return "float64";
      case ColumnKind::kBool:
        return "bool";
      case ColumnKind::kList:
      case ColumnKind::kStruct:
        break;
    }
    return {};
  };
  const Column& inner = column.kind == ColumnKind::kList ? column.children[0] : column;
  out += fmt::format("{}- name: {}\n", indent, column.name);
  if (inner.kind == ColumnKind::kStruct) {
    out += fmt::format("{}  {}:\n", indent, &inner == &column ? "struct" : "list");
    for (const Column& child : inner.children) append_feature(out, child, indent + "  ");
  } else {
    out += fmt::format("{}  {}: {}\n", indent, &inner == &column ? "dtype" : "list",
                       scalar(inner.kind));
  }
}

std::string_view size_category(uint64_t rows) {
  static constexpr std::pair<uint64_t, std::string_view> kSizes[] = {{1'000, "n<1K"},
                                                                     {10'000, "1K<n<10K"},
                                                                     {100'000, "10K<n<100K"},
                                                                     {1'000'000, "100K<n<1M"},
                                                                     {10'000'000, "1M<n<10M"},
                                                                     {100'000'000, "10M<n<100M"},
                                                                     {1'000'000'000, "100M<n<1B"}};
  for (auto [below, name] : kSizes) {
    if (rows < below) return name;
  }
  return "1B<n<10B";
}

std::string front_matter(const DatasetConfig& config, const Manifest& manifest) {
  std::vector<SplitTotals> totals = split_totals(config.layout, manifest);
  std::string out = fmt::format(
      "---\n"
      "license: {}\n"
      "pretty_name: {}\n"
      "language:\n- code\n- en\n"
      "task_categories:\n- text-generation\n"
      "size_categories:\n- {}\n"
      "tags:\n- code\n- cuda\n- cpp\n- python\n- warp\n- {}\n- gpu\n{}",
      config.capture ? "other" : kCardLicense, card_title(config), size_category(manifest.rows()),
      config.targets.standalone ? "translation" : "compiler",
      config.capture ? "" : "- synthetic\n");
  out += "configs:\n- config_name: default\n  data_files:";
  // Without the empty list `datasets` would take the manifest for rows.
  if (manifest.rows() == 0) return out + " []\n---\n";
  out += '\n';
  std::string_view extension = format_name(config.layout.format);
  for (size_t i = 0; i < totals.size(); ++i) {
    if (totals[i].rows == 0) continue;
    const std::string& name = config.layout.splits[i].name;
    out += fmt::format("  - split: {0}\n    path: data/{0}-*.{1}\n", name, extension);
  }
  out += "dataset_info:\n  features:\n";
  for (const Column& column : record_columns(config)) append_feature(out, column, "  ");
  out += "  splits:\n";
  for (size_t i = 0; i < totals.size(); ++i) {
    if (totals[i].rows == 0) continue;
    out += fmt::format("  - name: {}\n    num_bytes: {}\n    num_examples: {}\n",
                       config.layout.splits[i].name, totals[i].text_bytes, totals[i].rows);
  }
  out += fmt::format("  download_size: {}\n  dataset_size: {}\n---\n", manifest.bytes(),
                     manifest.text_bytes());
  return out;
}

std::string splits_table(const DatasetConfig& config, const Manifest& manifest) {
  std::vector<SplitTotals> totals = split_totals(config.layout, manifest);
  std::string out = "| split | rows | files | on disk | text |\n|---|---:|---:|---:|---:|\n";
  for (size_t i = 0; i < totals.size(); ++i) {
    const SplitTotals& t = totals[i];
    out += fmt::format("| {} | {} | {} | {} | {} |\n", config.layout.splits[i].name, t.rows,
                       t.files, format_bytes(t.bytes), format_bytes(t.text_bytes));
  }
  return out;
}

// Of the texts, in the order of their columns; empty where the manifest has none.
std::string tokens_table(const DatasetConfig& config, const Manifest& manifest) {
  const TokenCounts tokens = manifest.tokens();
  const auto rows = static_cast<double>(std::max<uint64_t>(manifest.rows(), 1));
  std::string out;
  uint64_t all = 0;
  const auto line = [&](std::string_view name, uint64_t count) {
    out += fmt::format("| {} | {} | {:.0f} |\n", name, count, static_cast<double>(count) / rows);
  };
  const auto line_of = [&](std::string_view name, std::string_view shown) {
    const auto found = tokens.find(name);
    if (found == tokens.end()) return;
    line(shown, found->second);
    all += found->second;
  };
  line_of(kTokensOfExample, "the examples");
  for (const Column& column : record_columns(config))
    line_of(column.name, fmt::format("`{}`", column.name));
  if (out.empty()) return out;
  if (tokens.size() > 1) line("together", all);
  return "| text | tokens, estimated | a row, on average |\n|---|---:|---:|\n" + out + '\n';
}

std::string categories_table(const DatasetConfig& config) {
  std::vector<uint64_t> counts =
      CategoryPattern(config.weights).counts(config.rows().first, config.rows().count);
  std::string out = "| category | rows | |\n|---|---:|---|\n";
  for (size_t i = 0; i < kCategories.size(); ++i) {
    if (counts[i] == 0) continue;
    out +=
        fmt::format("| {} | {} | {} |\n", kCategories[i].name, counts[i], kCategories[i].meaning);
  }
  return out;
}

// The next line of Python after the examples are loaded.
std::string_view use_of_examples(ViewKind kind) {
  switch (kind) {
    case ViewKind::kPairs:
      return "trainer = trl.SFTTrainer(model, train_dataset=rows[\"train\"])  # counts the "
             "completions "
             "alone\n";
    case ViewKind::kMessages:
      return "trainer = trl.SFTTrainer(model, train_dataset=rows[\"train\"])\n"
             "text = tokenizer.apply_chat_template(rows[\"train\"][0][\"messages\"], "
             "tokenize=False)\n";
    case ViewKind::kCompletion:
      break;
  }
  return "tokens = rows.map(lambda row: tokenizer(row[\"text\"]))\n";
}

std::string loading(const DatasetConfig& config, const Manifest& manifest) {
  if (manifest.rows() == 0) return "There are no rows here, and nothing to load.\n\n";
  std::string out = fmt::format(
      "## Loading\n\n"
      "```python\n"
      "from datasets import load_dataset\n\n"
      "rows = load_dataset(\"PATH\")                  # this folder, or its name on the hub\n"
      "{}"
      "rows = load_dataset(\"PATH\", streaming=True)  # row by row\n"
      "```\n\n",
      config.choice.view ? use_of_examples(config.choice.view->kind) : "");
  if (config.layout.format == Format::kParquet) {
    out +=
        "The files are plain Parquet: `pyarrow`, `polars`, DuckDB and others read them "
        "directly.\n\n";
  }
  return out;
}

constexpr std::string_view kRows =
    "Each row is a complete Python module with one kernel for NVIDIA Warp (`python_source`) and "
    "the\n"
    "text that Warp's compiler emits for it: `cpp_*` for the CPU, `cuda_*` for CUDA, each as\n"
    "`_support`, `_forward` and `_backward`. `metadata` says how to launch it, whether its "
    "gradients\n"
    "are exact, and how hard it is. ";

constexpr std::string_view kCases =
    "`cases` has small launches of each kernel: inputs, what the arrays hold afterwards (values "
    "of\n"
    "Warp's CPU device, but for elementary functions, which are the same on every machine), and "
    "for\n"
    "floats the derivatives of the inputs, in double. No case has a fault such as an index out of\n"
    "bounds or a race.\n\n";

constexpr std::string_view kCapturedCases =
    "`cases` has small launches of the run: inputs, what the arrays hold afterwards (values of "
    "Warp's\n"
    "CPU device, but for elementary functions, which are the same on every machine), and for "
    "floats "
    "the\n"
    "derivatives of the inputs, in double. Rows lack them whose kernel was launched with more "
    "numbers\n"
    "alone, meets a fault such as a race, or uses what weft does not evaluate; "
    "`generation_stats.json`\n"
    "says which.\n\n";

constexpr std::string_view kStandaloneRows =
    "Each row is a complete Python module with one kernel for NVIDIA Warp (`python_source`) and "
    "the\n"
    "same kernel as a CUDA program without Warp (`cuda_standalone`): one file with the kernel, a "
    "host\n"
    "wrapper, a plain C++ reference, and a `main` that makes inputs, runs both and prints `PASS` "
    "or\n"
    "`FAIL`. `metadata` says what the arguments are, how large a launch is, and how hard the "
    "kernel "
    "is.\n"
    "`id`, `structure_id` and `skeleton_id` are those of the row of `weft generate` with the same "
    "seed,\n"
    "categories and index, which has Warp's own text. `weft cuda` without `--format` writes the "
    "same\n"
    "programs as folders, each with a Makefile.\n\n";

constexpr std::string_view kStandaloneLimits =
    "## Known limits\n\n"
    "- Programs are synthesized, not written by people: names and constants mean little.\n"
    "- The forward pass only: Warp's adjoint code has no counterpart here.\n"
    "- A program without nvcc needs the header `cuda_on_cpu.h`, which `weft cuda` writes beside "
    "each\n"
    "  of its folders' programs; with nvcc the text is all there is to compile.\n"
    "- The reference is the kernel's own body over plain loops. `PASS` says that the GPU computes "
    "what\n"
    "  the CPU does, within stated tolerances; that both are what Warp computes is shown for "
    "samples of\n"
    "  the generator's output, not for each row.\n"
    "- Much of a program's host side is the same from row to row.\n"
    "- Rows are split by skeleton: two rows that differ in names and numbers alone stand in the "
    "same\n"
    "  split. Rows that are merely alike may stand in different ones.\n\n";

constexpr std::string_view kCapturedRows =
    "Each row is a kernel for NVIDIA Warp as a running program launched it: `python_source`, the\n"
    "sources of the kernel and of what it calls; `program`, all that these sources do not say; and "
    "the\n"
    "text that Warp's compiler emits for it: `cpp_*` for the CPU, `cuda_*` for CUDA, each as\n"
    "`_support`, `_forward` and `_backward`. `origin_file` and `origin_line` say where it is from, "
    "and\n"
    "`license` what the file or its package states; where there is none, nothing was stated.\n\n";

std::string how_captured(const DatasetConfig& config) {
  const CaptureSource& source = *config.capture;
  return fmt::format(
      "## How it was made\n\n"
      "By weft {} with the text of Warp {}, from what `{}` launched on the CPU: {}, of which {} "
      "lowered.\n{}`manifest.json` has the sha256 of every file; `weft verify` checks them, "
      "and\n`weft validate` lowers every `program` again. Rows cannot be made again without the "
      "script.\n\n",
      weft_version(), kWarpVersion, source.script, counted(source.kernels, "kernel"), config.count,
      source.partial ? "**Partial:** the script did not come to its end.\n" : "");
}

constexpr std::string_view kCapturedLimits =
    "## Known limits\n\n"
    "- `python_source` need not import: names mean what they mean in `program`, in which also the "
    "types of\n"
    "  generic arguments and the values of constants stand.\n"
    "- The CPU and the CUDA text of one kernel are nearly the same. They are no independent "
    "samples:\n"
    "  do not put one in training and the other in evaluation.\n"
    "- Kernels are told apart by Warp's hash. Rows may be alike in all but types or constants.\n"
    "- Kernel and struct names carry digits of a hash that no model can infer, and every source "
    "line\n"
    "  is echoed in a comment of the generated text.\n";

constexpr std::string_view kLimits =
    "## Known limits\n\n"
    "- Programs are synthesized, not written by people. Where a row names no `metadata.purpose`, "
    "names "
    "and\n"
    "  constants mean little.\n"
    "- The CPU and the CUDA text of one kernel are nearly the same. They are no independent "
    "samples:\n"
    "  do not put one in training and the other in evaluation.\n"
    "- Where `metadata.adjoint` is `warp_inexact`, the backward text is Warp's to the byte but "
    "may\n"
    "  not compute the derivative; leave those rows out if gradients matter.\n";

constexpr std::string_view kExampleLimits =
    "## Known limits\n\n"
    "- The kernels are synthesized, not written by people; prompts come from a list of wordings.\n"
    "- `tokens` is an estimate. Examples with one `row_id` are of one kernel.\n";

std::string what_compilers_added(bool programs) {
  return fmt::format(
      "Beside {} the rows have what compilers make of them: `ptx_*` by {}, `sass_*` by\n"
      "ptxas and nvdisasm{}. `levels` says of each of these texts its instructions, its\n"
      "registers, and the lines of the source {}that each of its lines was made of.\n\n",
      programs ? "the programs" : "Warp's texts", programs ? "nvcc" : "Warp's NVRTC",
      programs ? "" : ", `llvm_ir_*` by clang", programs ? "" : "and of the Python ");
}

constexpr std::string_view kHashesAndEchoes =
    "- Kernel and struct names carry digits of a hash that no model can infer, and every source "
    "line\n"
    "  is echoed in a comment of the generated text; `--strip hashes,echoes` leaves both out.\n";

constexpr std::string_view kSplitBySkeleton =
    "- Rows are split by skeleton: two rows that differ in names and numbers alone stand in the "
    "same\n"
    "  split. Rows that are merely alike may stand in different ones.\n\n";

constexpr std::string_view kSplitByPurpose =
    "- Rows are split by purpose: rows whose `metadata.purpose` has one `family` stand in the "
    "same\n"
    "  split; of rows that have none, those that differ in names and numbers alone do.\n\n";

// Whether the categories are those that are taken without -c.
bool is_default_mix(const DatasetConfig& config) {
  for (size_t i = 0; i < kCategories.size(); ++i)
    if (config.weights[i] != kCategories[i].weight) return false;
  return true;
}

// The options that say which rows there are, "" or " -c math,sparse".
std::string selection_options(const DatasetConfig& config) {
  std::string names, weights, out;
  for (size_t i = 0; i < kCategories.size(); ++i) {
    if (config.weights[i] == 0) continue;
    names += fmt::format("{}{}", names.empty() ? "" : ",", kCategories[i].name);
    if (config.weights[i] == 1) continue;
    weights +=
        fmt::format("{}{}={}", weights.empty() ? "" : ",", kCategories[i].name, config.weights[i]);
  }
  if (!is_default_mix(config)) {
    out += " -c " + names;
    if (!weights.empty()) out += " --weights " + weights;
  }
  if (config.families != Families::All)
    out += fmt::format(" --families {}", kFamiliesNames[static_cast<size_t>(config.families)]);
  return out;
}

// Of rows that a seed makes: how one is made by itself.
std::string remaking(const DatasetConfig& config) {
  return fmt::format("`weft row -s SEED{} -i {}` makes any row again.\n\n",
                     selection_options(config), config.choice.chooses() ? "CANDIDATE" : "INDEX");
}

// The options that say what a record holds.
std::string content_options(const DatasetConfig& config) {
  const RowContent& content = config.content;
  const Choice& choice = config.choice;
  std::string out;
  if (choice.view) {
    out += fmt::format(" --view {} --tasks {}", view_name(choice.view->kind),
                       tasks_text(choice.view->tasks));
  } else {
    out += fmt::format(" -d {} --adjoints {}", targets_name(config.targets),
                       adjoints_name(content.adjoints));
    if (!config.backward) out += " --no-backward";
    if (config.cases != kDefaultCases) out += fmt::format(" --cases {}", config.cases);
    if (content.left_out.any()) out += " --fields " + fields_text(content);
  }
  if (!content.strip.empty()) out += " --strip " + strip_text(content.strip);
  if (choice.max_tokens > 0) out += fmt::format(" --max-tokens {}", choice.max_tokens);
  if (!choice.levels.empty()) out += " --difficulty " + levels_text(choice.levels);
  return out;
}

}  // namespace

std::string generate_command(const DatasetConfig& config) {
  const bool standalone = config.targets.standalone;
  std::string out =
      fmt::format("weft {} {} -s {} --format {}", standalone ? "cuda --count" : "generate -n",
                  config.count, config.seed, format_name(config.layout.format));
  if (standalone) {
    std::string chosen_names;
    for (size_t i = 0; i < kCategories.size(); ++i)
      if (config.weights[i] > 0)
        chosen_names += fmt::format("{}{}", chosen_names.empty() ? "" : ",", kCategories[i].name);
    if (is_default_mix(config)) chosen_names = "all";
    if (config.cases > 0) out += fmt::format(" --cases {}", config.cases);
    return fmt::format("{} -c {} --split {}", out, chosen_names, splits_text(config.layout.splits));
  }
  out += selection_options(config) + content_options(config);
  out += fmt::format(" --rows-per-shard {} --split {}", config.layout.rows_per_shard,
                     splits_text(config.layout.splits));
  if (config.layout.split_by != SplitBy::kSkeleton)
    out += fmt::format(" --split-by {}", split_by_name(config.layout.split_by));
  if (config.part.of != 1) out += fmt::format(" --shard {}/{}", config.part.index, config.part.of);
  return out;
}

namespace {

std::string_view example_form(ViewKind kind) {
  switch (kind) {
    case ViewKind::kPairs:
      return "`prompt` and `completion`";
    case ViewKind::kMessages:
      return "`messages`, a prompt of the user and the assistant's answer";
    case ViewKind::kCompletion:
      break;
  }
  return "`text`, a prompt and its completion, of which the first `prompt_characters` are the "
         "prompt";
}

std::string examples_text(const DatasetConfig& config) {
  const View& view = *config.choice.view;
  std::string out = fmt::format(
      "Each row is an example for training: {}. It is made from a kernel for NVIDIA Warp and the "
      "text "
      "that Warp's compiler emits for it; `row_id` says which, and `tokens` how long the example "
      "is, by "
      "an estimate.\n\n| task | what is asked for |\n|---|---|\n",
      example_form(view.kind));
  for (size_t i = 0; i < view.tasks.size(); ++i)
    if (view.tasks[i] > 0) out += fmt::format("| {} | {} |\n", tasks()[i].name, tasks()[i].meaning);
  if (config.levels && !view.arch.empty()) {
    out += fmt::format("\nPTX and SASS are for {}, by", view.arch);
    for (const auto& [tool, version] : config.levels->tools)
      out += fmt::format("{} {} {}", &tool == &config.levels->tools[0].first ? "" : ",", tool,
                         version);
    out += ".\n";
  }
  return out + "\n";
}

std::string how_generated(const DatasetConfig& config) {
  return fmt::format(
      "## How it was made\n\n"
      "By weft {} {} Warp {}, without people's code, from a seed:\n\n"
      "```sh\n{}\n```\n\n"
      "The same command makes the same bytes on any machine. `manifest.json` has the sha256 of "
      "every\n"
      "file; `weft verify` checks them, `weft repair` makes damaged ones again. Licence: "
      "Apache-2.0.\n\n",
      weft_version(),
      config.targets.standalone ? "from kernels in the language of" : "with the text of",
      kWarpVersion, generate_command(config));
}

std::string how_derived(const DatasetConfig& config) {
  std::string out = fmt::format(
      "## How it was made\n\nBy weft {}, with `weft {}`, from {} {}:\n\n```\n", weft_version(),
      config.derived->command, counted(config.derived->from.size(), "dataset"),
      config.derived->from.size() == 1 ? "whose manifest has this sha256"
                                       : "whose manifests have these sha256");
  for (const std::string& source : config.derived->from) out += fmt::format("{}\n", source);
  return out +
         "```\n\n`manifest.json` has the sha256 of every file; `weft verify` checks them.\n\n";
}

std::string card_of_rows(const DatasetConfig& config, const Manifest& manifest) {
  std::string out = front_matter(config, manifest);
  out += fmt::format("\n# {}\n\n", card_title(config));
  if (config.derived || config.choice.view) {
    out += config.choice.view ? examples_text(config)
                              : std::string(config.capture ? kCapturedRows : kRows);
    // Rows of a set that was made of others have new numbers there.
    if (!config.choice.view && !config.capture) out += "\n\n";
    if (config.cases > 0 && !config.choice.view) out += config.capture ? kCapturedCases : kCases;
    if (config.levels && !config.choice.view) out += what_compilers_added(config.levels->programs);
    out += splits_table(config, manifest) + "\n" + tokens_table(config, manifest) +
           loading(config, manifest);
    out += config.derived ? how_derived(config) : how_generated(config);
    if (config.choice.view) return out + std::string(kExampleLimits);
    out += config.capture ? kCapturedLimits : kLimits;
    if (!config.capture && config.content.strip.empty()) out += kHashesAndEchoes;
    return out;
  }
  if (config.capture) {
    out += kCapturedRows;
    if (config.cases > 0) out += kCapturedCases;
    out += splits_table(config, manifest) + "\n" + tokens_table(config, manifest);
    out += loading(config, manifest);
    out += how_captured(config);
    out += kCapturedLimits;
    return out;
  }
  out += config.targets.standalone ? kStandaloneRows : kRows;
  if (!config.targets.standalone) out += remaking(config);
  if (config.cases > 0) out += kCases;
  if (config.part.of != 1) {
    out += fmt::format("This is part {} of {}; `weft merge` joins the parts.\n\n",
                       config.part.index, config.part.of);
  }
  out += splits_table(config, manifest) + "\n" + tokens_table(config, manifest);
  // Which rows are chosen follows from the rows alone.
  if (!config.choice.chooses()) out += categories_table(config) + "\n";
  out += loading(config, manifest);
  out += how_generated(config);
  if (config.targets.standalone) {
    out += kStandaloneLimits;
  } else {
    out += kLimits;
    if (config.content.strip.empty()) out += kHashesAndEchoes;
    out += config.layout.split_by == SplitBy::kPurpose ? kSplitByPurpose : kSplitBySkeleton;
  }
  out.pop_back();
  return out;
}

}  // namespace

std::string_view card_title(const DatasetConfig& config) {
  return config.targets.standalone ? "Warp kernels and complete CUDA programs"
                                   : "Warp kernels and their C++ and CUDA";
}

std::string citation(const DatasetConfig& config) {
  return fmt::format(
      "@software{{weft, author = {{{{The weft maintainers}}}}, title = {{weft: {}}}, version = "
      "{{{}}}}}",
      config.targets.standalone
          ? "NVIDIA Warp kernels and complete CUDA programs"
          : "pairs of NVIDIA Warp kernels and the C++ and CUDA text that Warp's compiler emits",
      weft_version());
}

std::string card_text(const DatasetConfig& config, const Manifest& manifest) {
  std::string out = card_of_rows(config, manifest);
  return out + fmt::format("\n## Citation\n\n```bibtex\n{}\n```\n", citation(config));
}

}  // namespace weft

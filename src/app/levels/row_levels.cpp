#include "levels/row_levels.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <map>
#include <optional>

#include "weft/base/json.h"
#include "weft/levels/echoes.h"
#include "weft/levels/levels.h"
#include "weft/row/metadata.h"
#include "weft/shard/json_parser.h"

namespace weft {

namespace {

namespace dom = simdjson::dom;

// A text for one device, whole, and what its functions are called.
struct Source {
  std::string text;
  std::string base;  // "NAME_HASH"
  bool backward = false;
  bool program = false;  // a complete one, whose kernel is called `base`

  std::string function(std::string_view device, bool of_backward) const {
    return fmt::format("{}_{}_{}", base, device, of_backward ? "backward" : "forward");
  }
};

// Support, forward and backward, one after the other, as they stand in Warp's module.
std::optional<Source> source_of(const Record& record, TextField support, std::string_view device) {
  const auto text = [&](int i) {
    return record.text(static_cast<TextField>(static_cast<int>(support) + i));
  };
  if (!text(1)) return std::nullopt;
  Source out;
  for (int i = 0; i < 3; ++i) {
    const std::string_view part = text(i).value_or("");
    if (part.empty()) continue;
    if (!out.text.empty()) out.text += '\n';
    out.text.append(part);
    if (!out.text.ends_with('\n')) out.text += '\n';
  }
  out.backward = text(2).has_value();
  const std::string end = fmt::format("_{}_kernel_forward(", device);
  const size_t at = out.text.find(end);
  if (at == out.text.npos) return std::nullopt;
  size_t begin = at;
  while (begin > 0 && (std::isalnum(static_cast<unsigned char>(out.text[begin - 1])) != 0 ||
                       out.text[begin - 1] == '_'))
    --begin;
  out.base = out.text.substr(begin, at - begin);
  return out;
}

std::optional<Source> program_of(const Record& record) {
  const auto text = record.text(TextField::kCudaStandalone);
  if (!text) return std::nullopt;
  return Source{std::string(*text), std::string(record.kernel_name), false, true};
}

// A function that the linker sees, around a kernel's, which is static and may be a template.
std::string entry_point(const Source& source, bool backward) {
  const std::string kernel = source.function("cpu_kernel", backward);
  const size_t name = source.text.find(kernel + "(");
  if (name == source.text.npos) return {};
  const size_t open = name + kernel.size();
  const size_t close = source.text.find(')', open);
  const std::string_view parameters =
      std::string_view(source.text).substr(open + 1, close - open - 1);
  std::string names;
  for (size_t from = 0; from <= parameters.size();) {
    const size_t to = std::min(parameters.find(',', from), parameters.size());
    const std::string_view one = parameters.substr(from, to - from);
    const size_t last = one.find_last_of(" *\n&");
    if (!names.empty()) names += ", ";
    names += one.substr(last + 1);
    from = to + 1;
  }
  const size_t line = source.text.rfind("template <", name);
  const bool is_template = line != source.text.npos && source.text.find_first_of(";{", line) > name;
  return fmt::format("extern \"C\" void {}({})\n{{\n    {}{}({});\n}}\n",
                     source.function("cpu", backward), parameters, kernel,
                     is_template ? "<false>" : "", names);
}

std::string job_of(const std::optional<Source>& cuda, const std::optional<Source>& cpp,
                   int block_dim, std::string_view name) {
  JsonWriter json;
  json.begin_object().member("name", name).member("block_dim", block_dim);
  if (cuda) json.member(cuda->program ? "program" : "cuda", cuda->text);
  if (cpp) {
    std::string text = cpp->text + entry_point(*cpp, false);
    if (cpp->backward) text += entry_point(*cpp, true);
    json.member("cpp", text);
  }
  json.end_object();
  return json.take();
}

struct MadeText {
  std::optional<levels::FunctionText> text;
  std::optional<levels::Resources> resources;
  std::string error;
  uint64_t tokens = 0;
  bool left_out = false;   // for its length
  bool allocates = false;  // shared memory at its launch, as kernels with tiles do
};

void write_numbers(JsonWriter& json, std::string_view name, const std::vector<uint32_t>& numbers) {
  json.key(name).begin_array();
  for (const uint32_t number : numbers) json.value(number);
  json.end_array();
}

void write_figures(JsonWriter& json, const LevelColumn& column, const MadeText& made,
                   const std::vector<uint32_t>& of_python, int block_dim) {
  json.begin_object().member("text", column.name);
  if (!made.text) {
    json.member("error", made.error).end_object();
    return;
  }
  json.member("instructions", made.text->instructions());
  if (made.resources) {
    const levels::Resources& r = *made.resources;
    json.member("registers", r.registers)
        .member("stack_bytes", r.stack_bytes)
        .member("spill_store_bytes", r.spill_store_bytes)
        .member("spill_load_bytes", r.spill_load_bytes)
        .member("shared_bytes", r.shared_bytes);
    if (r.constant_bytes) json.member("constant_bytes", *r.constant_bytes);
    const double share = levels::occupancy(column.variant, r, static_cast<uint32_t>(block_dim));
    if (share > 0 && !made.allocates) json.member("occupancy", share);
  }
  if (made.left_out) json.member("tokens_left_out", made.tokens);
  json.key("mix").begin_array();
  for (const auto& [name, count] : made.text->mix)
    json.begin_object().member("name", name).member("count", count).end_object();
  json.end_array();
  if (!made.left_out) {
    // What comes from behind the source is the function around it.
    std::vector<uint32_t> lines, python;
    for (const uint32_t line : made.text->lines) {
      lines.push_back(line < of_python.size() ? line : 0);
      python.push_back(of_python[lines.back()]);
    }
    write_numbers(json, "lines", lines);
    write_numbers(json, "python_lines", python);
  }
  json.end_object();
}

// Text members of an object of the answer, by variant.
std::string_view member(const dom::element& answer, std::string_view what,
                        std::string_view variant) {
  std::string_view text;
  if (answer[what][variant].get(text)) return {};
  return text;
}

}  // namespace

Result<RowLevels::Made> RowLevels::make(std::string_view record, const std::string& where,
                                        std::string& failure) {
  WEFT_TRY(const std::optional<Record> row, reader_.read(record, where));
  if (!row) return diag(DiagCode::BadRecord, where, "it holds no row");
  const bool wants_cuda = choice_.has(Level::kPtx) || choice_.has(Level::kSass);
  const auto cuda = !wants_cuda        ? std::nullopt
                    : choice_.programs ? program_of(*row)
                                       : source_of(*row, TextField::kCudaSupport, "cuda");
  const auto cpp =
      choice_.has(Level::kLlvmIr) ? source_of(*row, TextField::kCppSupport, "cpu") : std::nullopt;
  const std::string name(row->kernel_name);
  const int block_dim = row->block_dims.cuda;
  WEFT_TRY(const std::string said, compilers_.ask(job_of(cuda, cpp, block_dim, name)));
  JsonParser parser;
  dom::element answer;
  if (parser.parse(said).get(answer)) return diag(DiagCode::BadRecord, where, "no answer");

  const std::vector<uint32_t> of_cuda = levels::python_lines(cuda ? cuda->text : "", row->python());
  const std::vector<uint32_t> of_cpp = levels::python_lines(cpp ? cpp->text : "", row->python());
  JsonWriter texts, figures;
  texts.begin_object();
  figures.begin_array();
  std::string tokens;
  for (const LevelColumn& column : columns_) {
    const bool is_ir = column.level == Level::kLlvmIr;
    const std::optional<Source>& source = is_ir ? cpp : cuda;
    if (!source || (column.backward && !source->backward)) continue;
    MadeText made;
    made.error = member(answer, "failed", column.variant);
    std::string function = source->function(is_ir ? "cpu" : "cuda_kernel", column.backward);
    if (source->program) {
      const auto entry = levels::entry_of(member(answer, "ptx", column.variant), source->base);
      if (entry) function = *entry;
    }
    const std::string file = name + (is_ir ? ".cpp" : ".cu");
    const std::string_view whole =
        member(answer, kLevelNames[static_cast<size_t>(column.level)], column.variant);
    if (!whole.empty()) {
      Result<levels::FunctionText> cut = is_ir ? levels::llvm_ir_of(whole, function, file)
                                         : column.level == Level::kPtx
                                             ? levels::ptx_of(whole, function, file)
                                             : levels::sass_of(whole, function, file);
      if (cut) {
        made.text = std::move(*cut);
      } else {
        made.error = cut.error().message();
      }
      if (column.level == Level::kSass) {
        auto resources = levels::resources_of(member(answer, "ptxas", column.variant), function);
        if (resources) made.resources = *resources;
        made.allocates = member(answer, "ptx", column.variant).find(".extern .shared ") !=
                         std::string_view::npos;
      }
    }
    if (!made.text && made.error.empty()) made.error = "the compiler gave no text";
    if (made.text) {
      made.tokens = text_tokens(made.text->text);
      made.left_out = choice_.max_tokens > 0 && made.tokens > choice_.max_tokens;
      if (!made.left_out) {
        texts.member(column.name, made.text->text);
        tokens += fmt::format(",\"{}\":{}", column.name, made.tokens);
      }
    } else if (failure.empty()) {
      failure = fmt::format("{}: {}: {}", where, column.name, made.error);
    }
    write_figures(figures, column, made, is_ir ? of_cpp : of_cuda, block_dim);
  }
  texts.end_object();
  figures.end_array();

  std::string fields = texts.take();
  fields = fields.substr(1, fields.size() - 2);  // without its braces
  if (!fields.empty()) fields += ',';
  fields += "\"levels\":" + figures.take();
  return Made{std::move(fields), std::move(tokens)};
}

Result<std::string> RowLevels::add(std::string_view record, const std::string& where,
                                   std::string& failure) {
  WEFT_TRY(const Made made, make(record, where, failure));
  const std::string& tokens = made.tokens;
  std::string out(record);
  // Neither can stand in a text, where quotes are escaped.
  const size_t metadata = out.rfind("\"metadata\":{");
  const size_t counts = out.rfind("\"tokens\":{");
  if (metadata == out.npos || counts == out.npos || counts < metadata)
    return diag(DiagCode::BadRecord, where, "its metadata have no tokens");
  const size_t end = out.find('}', counts);
  out.insert(end, out[end - 1] == '{' && !tokens.empty() ? tokens.substr(1) : tokens);
  out.insert(metadata, made.fields + ",");
  return out;
}

}  // namespace weft

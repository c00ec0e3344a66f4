// Prompts and completions of a row; see examples.h.
#include "weft/views/examples.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "spoilt_adjoint.h"
#include "weft/base/json.h"
#include "weft/base/rng.h"
#include "weft/row/metadata.h"

namespace weft {

namespace {

constexpr TaskInfo kTasks[] = {
#define WEFT_TASK(constant, name, needs, meaning) {name, needs, meaning},
#include "weft/views/tasks.def"
};

struct Prompt {
  Task task;
  std::string_view text;
};
constexpr Prompt kPrompts[] = {
#define WEFT_PROMPT(task, text) {Task::k##task, text},
#include "prompts.def"
};

// A launch with more numbers is a test of patience, not of understanding.
constexpr std::int64_t kMostNumbers = 300;

struct Part {
  std::string_view name;
  std::string text;
};

std::string block(std::string_view language, std::string_view text) {
  std::string out = fmt::format("```{}\n{}", language, text);
  if (!out.ends_with('\n')) out += '\n';
  return out += "```\n";
}

std::string joined(std::string_view support, std::string_view kernel) {
  std::string out(support);
  if (!out.empty()) out += '\n';
  return out += kernel;
}

// From the row's id and the task, so that an example is the same wherever it is made.
uint64_t key_of(std::string_view id, Task task) {
  uint64_t key = static_cast<uint64_t>(task) + 1;
  for (const char c : id) key = splitmix64(key ^ static_cast<unsigned char>(c));
  return key;
}

std::string prompt(std::string_view id, Task task, const Part& part, const Part& other = {}) {
  std::vector<std::string_view> wordings;
  for (const Prompt& p : kPrompts)
    if (p.task == task) wordings.push_back(p.text);
  std::string_view text = wordings[key_of(id, task) % wordings.size()];
  std::string out;
  while (!text.empty()) {
    const size_t open = text.find('{');
    if (open == text.npos) break;
    const size_t close = text.find('}', open);
    out += text.substr(0, open);
    const std::string_view name = text.substr(open + 1, close - open - 1);
    out += name == part.name ? part.text : other.text;
    text.remove_prefix(close + 1);
  }
  out += text;
  while (out.ends_with('\n')) out.pop_back();
  return out;
}

// The kernel's decorator and `def` with its arguments, below the structs that they name.
std::string signature_of(std::string_view python) {
  size_t at = python.rfind("\n@wp.kernel");
  if (at == python.npos) return {};
  ++at;
  const size_t def = python.find("def ", at);
  size_t end = def == python.npos ? def : python.find('(', def);
  int depth = 0;
  for (; end < python.size(); ++end) {
    if (python[end] == '(' || python[end] == '[') ++depth;
    if (python[end] == ')' || python[end] == ']') --depth;
    if (depth == 0 && python[end] == ':') break;
  }
  if (end >= python.size()) return {};
  std::string out = "import warp as wp\n\n\n";
  for (size_t s = 0; (s = python.find("\n@wp.struct\n", s)) != python.npos;) {
    ++s;
    // Up to the first line at the left margin behind the class.
    size_t stop = python.find('\n', python.find("class ", s));
    while (stop != python.npos && stop + 1 < python.size() &&
           (python[stop + 1] == ' ' || python[stop + 1] == '\n'))
      stop = python.find('\n', stop + 1);
    std::string_view text = python.substr(s, stop == python.npos ? stop : stop - s);
    while (text.ends_with('\n')) text.remove_suffix(1);
    out.append(text).append("\n\n\n");
  }
  return out.append(python.substr(at, end + 1 - at)).append("\n    ...\n");
}

std::string numbers_of(const std::vector<CaseArray>& arrays, int digits = 0) {
  std::string out;
  for (const CaseArray& a : arrays)
    out += fmt::format("{} = {}\n", a.numbers.name, array_text(a.numbers, digits));
  return out;
}

// Of an output: who adds up in another order has other digits behind these.
constexpr int kDigits = 4;

std::int64_t count_of(const std::vector<CaseArray>& arrays) {
  std::int64_t n = 0;
  for (const CaseArray& a : arrays) n += a.numbers.count();
  return n;
}

// Whether an output has the digits that an answer is asked for: of a number that is small beside
// the tolerance, what is left of larger ones, another implementation has other digits. A zero is
// one.
bool has_digits(const CaseArray& a) {
  const Scalar scalar = a.numbers.scalar;
  if (!is_float(scalar) || a.tolerance == 0) return true;
  for (std::int64_t i = 0; i < a.numbers.count(); ++i) {
    const std::byte* at =
        a.numbers.data.data() + static_cast<std::size_t>(i) * eval::scalar_size(scalar);
    const double number = std::fabs(eval::float_number(scalar, at));
    if (number > 0 && a.tolerance > 5e-4 * number) return false;
  }
  return true;
}

const Case* small_case(std::span<const Case> cases) {
  for (const Case& c : cases)
    if (!c.order_matters && !c.rounding_matters && !c.outputs.empty() &&
        std::all_of(c.outputs.begin(), c.outputs.end(), has_digits) &&
        count_of(c.inputs) + count_of(c.outputs) <= kMostNumbers)
      return &c;
  return nullptr;
}

std::string launch_text(const Case& c) {
  std::string out = "It is launched with `dim=";
  if (c.dims.size() == 1) {
    out += fmt::format("{}`", c.dims[0]);
  } else {
    out += '(';
    for (size_t i = 0; i < c.dims.size(); ++i)
      out += fmt::format("{}{}", i == 0 ? "" : ", ", c.dims[i]);
    out += ")`";
  }
  out += " and these inputs; arrays that are not among them hold zeros:\n\n" +
         block("python", numbers_of(c.inputs)) + "\nIt writes ";
  bool floats = false;
  for (const CaseArray& a : c.outputs) {
    out += fmt::format("{}`{}` ({}, shape {})", &a == c.outputs.data() ? "" : ", ", a.numbers.name,
                       scalar_name(a.numbers.scalar), eval::shape_text(a.numbers.shape));
    floats = floats || is_float(a.numbers.scalar);
  }
  return out + (floats ? ". Round floats to four significant digits.\n" : ".\n");
}

// Of a task between texts of compilers; `cuda`: the block of the text that they compiled. False:
// the row lacks one of the two.
bool fill_compiled(const ExampleSource& row, const std::string& cuda, Example& out) {
  const auto compiled = [](std::string_view language, std::string_view text) {
    return text.empty() ? std::string() : block(language, text);
  };
  const std::string ptx = compiled("ptx", row.ptx);
  Part from{"ptx", ptx};
  std::string to = ptx;
  if (out.task == Task::kCudaToPtx) from = {"cuda", cuda};
  if (out.task == Task::kPythonToPtx)
    from = {"python", block("python", *row.texts[static_cast<size_t>(TextField::kPython)])};
  if (out.task == Task::kPtxToCuda) to = cuda;
  if (out.task == Task::kPtxToSass) to = compiled("sass", row.sass);
  if (ptx.empty() || from.text.empty() || to.empty()) return false;
  out.prompt = prompt(row.id, out.task, from, {"arch", std::string(row.arch)});
  out.completion = std::move(to);
  return true;
}

}  // namespace

std::span<const TaskInfo> tasks() { return kTasks; }

std::optional<Task> parse_task(std::string_view name) {
  for (size_t i = 0; i < std::size(kTasks); ++i)
    if (kTasks[i].name == name) return static_cast<Task>(i);
  return std::nullopt;
}

std::optional<ViewKind> parse_view(std::string_view name) {
  for (size_t i = 0; i < std::size(kViewNames); ++i)
    if (kViewNames[i] == name) return static_cast<ViewKind>(i);
  return std::nullopt;
}

std::optional<Example> make_example(const ExampleSource& row, Task task) {
  const auto text = [&](TextField f) { return row.texts[static_cast<size_t>(f)]; };
  const auto python = text(TextField::kPython);
  const auto forward = text(TextField::kCudaForward), backward = text(TextField::kCudaBackward);
  const std::string_view support = text(TextField::kCudaSupport).value_or("");
  if (!python) return std::nullopt;
  Example out{task, {}, {}};
  const auto cuda = [&] { return block("cuda", joined(support, *forward)); };
  switch (task) {
    case Task::kPythonToCuda:
      if (!forward) return std::nullopt;
      out.prompt = prompt(row.id, task, {"python", block("python", *python)});
      out.completion = cuda();
      break;
    case Task::kCudaToPython:
      if (!forward) return std::nullopt;
      out.prompt = prompt(row.id, task, {"cuda", cuda()});
      out.completion = block("python", *python);
      break;
    case Task::kForwardToBackward:
      if (!forward || !backward || row.adjoint != "exact") return std::nullopt;
      out.prompt = prompt(row.id, task, {"cuda", cuda()});
      out.completion = block("cuda", *backward);
      break;
    case Task::kCpuToCuda: {
      const auto cpu = text(TextField::kCppForward);
      if (!forward || !cpu) return std::nullopt;
      const std::string_view cpu_support = text(TextField::kCppSupport).value_or("");
      out.prompt = prompt(row.id, task, {"cpu", block("cpp", joined(cpu_support, *cpu))});
      out.completion = cuda();
      break;
    }
    case Task::kDescriptionToKernel: {
      const std::string signature = signature_of(*python);
      if (row.description.empty() || signature.empty()) return std::nullopt;
      out.prompt = prompt(row.id, task, {"description", std::string(row.description)},
                          {"signature", block("python", signature)});
      out.completion = block("python", *python);
      break;
    }
    case Task::kInputsToOutputs: {
      // What a launch by blocks is, its dimensions alone do not say.
      if (python->find(".tile") != python->npos) return std::nullopt;
      const Case* launch = small_case(row.cases);
      if (launch == nullptr) return std::nullopt;
      out.prompt = prompt(row.id, task, {"python", block("python", *python)},
                          {"launch", launch_text(*launch)});
      out.completion = block("python", numbers_of(launch->outputs, kDigits));
      break;
    }
    case Task::kWrongGradient: {
      if (!backward || row.adjoint != "exact") return std::nullopt;
      auto spoilt = spoil_adjoint(*backward, key_of(row.id, task));
      if (!spoilt) return std::nullopt;
      out.prompt = prompt(row.id, task, {"adjoint", block("cuda", joined(support, spoilt->text))});
      out.completion = std::move(spoilt->fault);
      break;
    }
    case Task::kCudaToPtx:
    case Task::kPtxToCuda:
    case Task::kPtxToSass:
    case Task::kPythonToPtx:
      // The PTX of a complete program is of another kernel than the one in Python.
      if (task == Task::kPythonToPtx && !forward) return std::nullopt;
      if (!fill_compiled(row, forward ? cuda() : std::string(), out)) return std::nullopt;
      break;
  }
  if (out.completion.ends_with('\n')) out.completion.pop_back();
  return out;
}

uint64_t token_count(const Example& example) {
  return text_tokens(example.prompt) + text_tokens(example.completion);
}

void append_example_json(std::string& out, ViewKind kind, const ExampleOrigin& origin,
                         const Example& example) {
  JsonWriter json;
  json.begin_object().member("index", origin.index);
  json.member("task", kTasks[static_cast<size_t>(example.task)].name);
  switch (kind) {
    case ViewKind::kPairs:
      json.member("prompt", example.prompt).member("completion", example.completion);
      break;
    case ViewKind::kMessages:
      json.key("messages").begin_array();
      json.begin_object().member("role", "user").member("content", example.prompt).end_object();
      json.begin_object();
      json.member("role", "assistant").member("content", example.completion).end_object();
      json.end_array();
      break;
    case ViewKind::kCompletion: {
      const std::string text = example.prompt + "\n\n" + example.completion;
      json.member("text", text);
      json.member("prompt_characters", text_characters(example.prompt) + 2);
      break;
    }
  }
  json.member("tokens", token_count(example));
  json.member("row_id", origin.row_id);
  if (origin.row_index) json.member("row_index", *origin.row_index);
  if (origin.seed) json.member("seed", *origin.seed);
  json.member("category", origin.category).member("difficulty", origin.difficulty);
  json.end_object();
  out += json.view();
}

std::vector<Column> view_columns(ViewKind kind) {
  const auto column = [](std::string_view name, ColumnKind type, bool repeats = false) {
    return Column{std::string(name), type, repeats, {}};
  };
  std::vector<Column> out{column("index", ColumnKind::kInt64),
                          column("task", ColumnKind::kString, true)};
  switch (kind) {
    case ViewKind::kPairs:
      out.push_back(column("prompt", ColumnKind::kString));
      out.push_back(column("completion", ColumnKind::kString));
      break;
    case ViewKind::kMessages: {
      Column message = column("element", ColumnKind::kStruct);
      message.children = {column("role", ColumnKind::kString, true),
                          column("content", ColumnKind::kString)};
      Column messages = column("messages", ColumnKind::kList);
      messages.children.push_back(std::move(message));
      out.push_back(std::move(messages));
      break;
    }
    case ViewKind::kCompletion:
      out.push_back(column("text", ColumnKind::kString));
      out.push_back(column("prompt_characters", ColumnKind::kInt32));
      break;
  }
  out.push_back(column("tokens", ColumnKind::kInt32));
  out.push_back(column("row_id", ColumnKind::kString));
  out.push_back(column("row_index", ColumnKind::kInt64));
  out.push_back(column("seed", ColumnKind::kInt64));
  out.push_back(column("category", ColumnKind::kString, true));
  out.push_back(column("difficulty", ColumnKind::kString, true));
  return out;
}

}  // namespace weft

#include "run/run_row.h"

#include <fmt/format.h>

#include <algorithm>

#include "dataset/find_row.h"
#include "weft/base/json.h"
#include "weft/base/text.h"
#include "weft/cases/again.h"
#include "weft/driver/text_driver.h"
#include "weft/frontend/kernel_choice.h"
#include "weft/inspect/record.h"

namespace weft {

namespace {

Status read_program(TextDriver& driver, const Record& record) {
  const std::string file = fmt::format("{}.py", record.kernel_name);
  if (record.captured) {
    WEFT_RETURN_IF_ERROR(driver.read_program(record.program, file));
    return driver.lower(FunctionId{0}, {}, record.block_dims);
  }
  WEFT_RETURN_IF_ERROR(driver.read_source(std::string(record.python()), file));
  WEFT_TRY(const FunctionId kernel,
           chosen_kernel(driver.tree(), file, std::string(record.kernel_name)));
  return driver.lower(kernel, {}, record.block_dims);
}

}  // namespace

bool RowCases::all_same() const {
  return std::all_of(cases.begin(), cases.end(),
                     [](const Outcome& o) { return o.difference.empty(); });
}

Result<RowCases> run_row(const std::string& folder, std::uint64_t index) {
  WEFT_TRY(const FoundRow found, find_row(folder, index));
  RecordReader reader;
  WEFT_TRY(const std::optional<Record> record, reader.read(found.json, found.where));
  if (record && !record->cases_problem.empty())
    return diag(DiagCode::BadRecord, found.where,
                "row " + std::to_string(index) + ": " + record->cases_problem);
  if (record && record->captured && record->cases.empty())
    return diag(DiagCode::NoCapturedCases, index, folder);
  if (record && record->has_objects) return diag(DiagCode::NoCasesOfObjects, index, folder);
  if (!record || record->cases.empty()) return diag(DiagCode::NoCases, index, folder);
  TextDriver driver;
  driver.want_resolved();
  WEFT_RETURN_IF_ERROR(read_program(driver, *record));
  WEFT_RETURN_IF_ERROR(driver.lower_for_one_thread());
  RowCases out;
  out.kernel = printable_line(record->kernel_name);
  for (const Case& c : record->cases) {
    WEFT_TRY(const std::optional<std::string> difference, case_difference(driver.resolved(), c));
    out.cases.push_back({c.dims, difference.value_or("")});
  }
  return out;
}

std::string row_cases_text(const RowCases& cases, std::uint64_t index) {
  std::string out = fmt::format("row {}, kernel {}\n", index, cases.kernel);
  for (std::size_t i = 0; i < cases.cases.size(); ++i) {
    const RowCases::Outcome& o = cases.cases[i];
    out += fmt::format(
        "  case {}, dim {}: {}\n", i, fmt::join(o.dims, ","),
        o.difference.empty() ? "outputs and gradients as stored" : printable_line(o.difference));
  }
  return out;
}

std::string row_cases_json(const RowCases& cases, std::uint64_t index) {
  JsonWriter json;
  json.begin_object().member("row", index).member("kernel", cases.kernel);
  json.key("cases").begin_array();
  for (const RowCases::Outcome& o : cases.cases) {
    json.begin_object().key("dim").begin_array();
    for (const std::uint32_t d : o.dims) json.value(d);
    json.end_array().member("same", o.difference.empty());
    if (!o.difference.empty()) json.member("difference", o.difference);
    json.end_object();
  }
  json.end_array().end_object();
  return json.take() + "\n";
}

}  // namespace weft

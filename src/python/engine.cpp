// The Python module weft._engine: the whole of weft, with Parquet, for what `weft._weft` has not.
//
// Input: what the command line takes, as values. Output: rows as JSON text, as Arrow streams, or
// what a command prints. A Diag becomes a tuple (False, message), of which the Python side makes an
// exception.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "weft/app/cli.h"
#include "weft/app/row_examples.h"
#include "weft/app/row_source.h"
#include "weft/base/permute.h"
#include "weft/base/workers.h"
#include "weft/parquet/arrow_stream.h"
#include "weft/synth/category.h"
#include "weft/synth/category_pattern.h"

namespace nb = nanobind;

namespace {

nb::tuple refusal(const weft::Diag& d) { return nb::make_tuple(false, d.render()); }

// Runs `work` without the lock of Python and without exceptions.
template <class Work>
auto released(Work&& work) {
  const nb::gil_scoped_release release;
  decltype(work()) out = weft::diag(weft::DiagCode::OutOfMemory);
  const weft::Status status = weft::without_exceptions([&]() -> weft::Status {
    out = work();
    return {};
  });
  if (!status) out = status.error();
  return out;
}

class Rows {
 public:
  // (True, None) or a refusal.
  nb::tuple open(std::uint64_t seed, const std::vector<std::string>& categories,
                 const std::vector<std::string>& weights, const std::string& families,
                 const std::string& device, const std::string& adjoints, bool backward,
                 std::uint64_t cases, const std::vector<std::string>& strip,
                 const std::string& jobs) {
    auto source = released([&] {
      return weft::RowSource::open({.seed = seed,
                                    .categories = categories,
                                    .weights = weights,
                                    .families = families,
                                    .device = device,
                                    .adjoints = adjoints,
                                    .backward = backward,
                                    .cases = cases,
                                    .strip = strip,
                                    .jobs = jobs},
                                   weft::make_pipeline);
    });
    if (!source) return refusal(source.error());
    source_ = std::move(*source);
    return nb::make_tuple(true, nb::none());
  }

  // (True, [json]) or a refusal.
  nb::tuple rows(std::uint64_t first, std::uint64_t count) {
    return answer(released([&] { return source_->rows(first, count); }));
  }

  // The same of (seed, index, category or "").
  nb::tuple places(
      const std::vector<std::tuple<std::uint64_t, std::uint64_t, std::string>>& wanted) {
    std::vector<weft::RowPlace> places;
    for (const auto& [seed, index, category] : wanted) places.push_back({seed, index, category});
    return answer(released([&] { return source_->rows(places); }));
  }

  std::uint64_t most(std::uint64_t limit) const { return source_->most_rows(limit); }

  // (True, a capsule of Arrow's C stream) or a refusal.
  nb::tuple stream(std::uint64_t first, std::uint64_t count) {
    auto made = released([&] { return source_->stream(first, count); });
    if (!made) return refusal(made.error());
    // A reader takes the stream out of it, or it is freed with its rows never made.
    return nb::make_tuple(true, nb::capsule(*made, "arrow_array_stream", [](void* stream) noexcept {
                            weft::free_stream(static_cast<ArrowArrayStream*>(stream));
                          }));
  }

 private:
  static nb::tuple answer(const weft::Result<std::vector<std::string>>& made) {
    if (!made) return refusal(made.error());
    nb::list out;
    for (const std::string& json : *made) out.append(nb::bytes(json.data(), json.size()));
    return nb::make_tuple(true, out);
  }

  std::shared_ptr<weft::RowSource> source_;
};

// Which category each row of a mix is of: CategoryPattern, by names.
class Pattern {
 public:
  explicit Pattern(const std::vector<std::pair<std::string, std::uint32_t>>& shares) {
    std::vector<std::uint32_t> weights(weft::kCategories.size());
    for (const auto& [name, share] : shares)
      if (const auto category = weft::parse_category(name))
        weights[static_cast<std::size_t>(*category)] = share;
    pattern_.emplace(weights);
  }
  // The category of row `index`, and which of its rows this is.
  nb::tuple at(std::uint64_t index) const {
    return nb::make_tuple(std::string(weft::category_name(pattern_->at(index))),
                          pattern_->turn(index));
  }
  // Rows of each category among the first `count`.
  nb::dict counts(std::uint64_t count) const {
    nb::dict out;
    const auto counts = pattern_->counts(0, count);
    for (std::size_t i = 0; i < weft::kCategories.size(); ++i)
      if (counts[i] > 0)
        out[nb::str(weft::kCategories[i].name.data(), weft::kCategories[i].name.size())] =
            counts[i];
    return out;
  }

 private:
  std::optional<weft::CategoryPattern> pattern_;
};

// Examples in the place of rows.
class Examples {
 public:
  // (True, device, cases): what rows need; or a refusal.
  nb::tuple open(const std::string& view, const std::vector<std::string>& tasks) {
    const weft::Result<weft::View> chosen = weft::parse_view(view, tasks);
    if (!chosen) return refusal(chosen.error());
    examples_.emplace(*chosen);
    const weft::NeededOfRows needed = weft::needed_by(*chosen);
    return nb::make_tuple(true, needed.targets.cpu ? "both" : "cuda", needed.cases);
  }
  // (True, json or None) of a row, or a refusal.
  nb::tuple one(const nb::bytes& row, std::uint64_t number) {
    const std::string_view json(row.c_str(), row.size());
    const std::string file = "a row";
    std::vector<std::string> out;
    const weft::Status status = examples_->drawn(json, {file, 0}, number, number, out);
    if (!status) return refusal(status.error());
    if (out.empty()) return nb::make_tuple(true, nb::none());
    return nb::make_tuple(true, nb::bytes(out[0].data(), out[0].size()));
  }

 private:
  std::optional<weft::RowExamples> examples_;
};

// (True, number) or a refusal.
nb::tuple most_rows_of(const std::string& category, const std::string& families) {
  const auto most = released([&] { return weft::RowSource::most_rows_of(category, families); });
  return most ? nb::make_tuple(true, *most) : refusal(most.error());
}

// Runs the program `weft` with these arguments, the first of which is its name; its exit code.
int command(const std::vector<std::string>& arguments) {
  std::vector<std::string> words = arguments;
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  const nb::gil_scoped_release release;
  return weft::run_cli(static_cast<int>(words.size()), argv.data(), weft::make_pipeline);
}

}  // namespace

NB_MODULE(_engine, m) {
  // A library that keeps a reference until the very end of the process is no fault of this one's.
  nb::set_leak_warnings(false);
  nb::class_<Rows>(m, "Rows")
      .def(nb::init<>())
      .def("open", &Rows::open, nb::arg("seed"), nb::arg("categories"), nb::arg("weights"),
           nb::arg("families"), nb::arg("device"), nb::arg("adjoints"), nb::arg("backward"),
           nb::arg("cases"), nb::arg("strip"), nb::arg("jobs"))
      .def("rows", &Rows::rows, nb::arg("first"), nb::arg("count"))
      .def("places", &Rows::places, nb::arg("places"))
      .def("most", &Rows::most, nb::arg("limit"))
      .def("stream", &Rows::stream, nb::arg("first"), nb::arg("count"));
  nb::class_<Examples>(m, "Examples")
      .def(nb::init<>())
      .def("open", &Examples::open, nb::arg("kind"), nb::arg("tasks"))
      .def("one", &Examples::one, nb::arg("row"), nb::arg("number"));
  m.def("command", &command, nb::arg("arguments"));
  nb::class_<Pattern>(m, "Pattern")
      .def(nb::init<const std::vector<std::pair<std::string, std::uint32_t>>&>(), nb::arg("shares"))
      .def("at", &Pattern::at, nb::arg("row"))
      .def("counts", &Pattern::counts, nb::arg("count"));
  m.def("most_rows_of", &most_rows_of, nb::arg("category"), nb::arg("families"));
  nb::class_<weft::Permutation>(m, "Permutation")
      .def(nb::init<std::uint64_t, std::uint64_t>(), nb::arg("seed"), nb::arg("size"))
      .def("apply", &weft::Permutation::apply, nb::arg("place"));
}

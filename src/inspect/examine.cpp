// See examine.h. The checks of a row run in an order in which each follows the checks that it
// depends on.
#include "examine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "text_checks.h"
#include "weft/analysis/adjoint.h"
#include "weft/base/sha256.h"
#include "weft/base/text.h"
#include "weft/cases/again.h"
#include "weft/frontend/program.h"
#include "weft/inspect/assumed_import.h"
#include "weft/row/metadata.h"

namespace weft {

namespace {

constexpr size_t kLeftOutShown = 5;
// Of a compiler's text that is shown.
constexpr size_t kMostCompiled = 30'000;
constexpr uint64_t kLongSample = 40'000;  // characters: much to scroll through

uint64_t first_bits(const Sha256Digest& digest) {
  uint64_t bits;
  std::memcpy(&bits, digest.data(), sizeof bits);
  return bits;
}

bool blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == text.npos; }

// Blank lines around a text carry nothing.
std::string_view trimmed(std::string_view text) {
  const size_t first = text.find_first_not_of('\n');
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of('\n') - first + 1);
}

// Without line ends that stand beside another, so that parts may be joined in any way.
std::string without_blank_lines(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c != '\n' || (!out.empty() && out.back() != '\n')) out += c;
  }
  return out;
}

constexpr TextField kIrFields[] = {TextField::kCppSupport,  TextField::kCppForward,
                                   TextField::kCppBackward, TextField::kCudaSupport,
                                   TextField::kCudaForward, TextField::kCudaBackward};

const std::string& part_of(const KernelText& text, TextField field) {
  switch (field) {
    case TextField::kCppSupport:
    case TextField::kCudaSupport:
      return text.support;
    case TextField::kCppForward:
    case TextField::kCudaForward:
      return text.forward;
    case TextField::kCppBackward:
    case TextField::kCudaBackward:
    case TextField::kPython:
    case TextField::kCudaStandalone:
      break;
  }
  return text.backward;
}

// "weft 0.1.0, Warp 1.19.0" of a row of ours, without what it does not say.
std::string versions_text(const Record& record) {
  std::string out = "weft";
  if (!record.weft_version.empty()) out += fmt::format(" {}", record.weft_version);
  if (!record.warp_version.empty()) out += fmt::format(", Warp {}", record.warp_version);
  return out;
}

std::string shown_split(const std::string& split) { return split.empty() ? "(none)" : split; }

// The lines that have room in a page.
std::string head_of(std::string_view text) {
  if (text.size() <= kMostCompiled) return std::string(text);
  const size_t end = text.rfind('\n', kMostCompiled) + 1;
  const auto left = std::count(text.begin() + static_cast<std::ptrdiff_t>(end), text.end(), '\n');
  return fmt::format("{}; and {}\n", text.substr(0, end),
                     counted(static_cast<uint64_t>(left), "more line"));
}

// What one text counts.
struct TextCounts {
  uint64_t characters = 0, tokens = 0;
};

TextCounts count_text(std::string_view text, FieldSizes& sizes) {
  const TextCounts out{text_characters(text), text_tokens(text)};
  sizes.characters.add(out.characters);
  sizes.lines.add(static_cast<uint64_t>(std::count(text.begin(), text.end(), '\n')));
  sizes.tokens.add(out.tokens);
  return out;
}

}  // namespace

void Examiner::judge(Check check, const std::vector<std::string>& problems, std::string diff) {
  CheckTally& t = tally(check);
  ++t.looked_at;
  if (problems.empty()) return;
  for (const std::string& problem : problems) ++t.reasons[problem];
  if (!t.keeps(ordinal_)) {
    ++t.failed;
    return;
  }
  std::string text = problems[0];
  if (problems.size() > 1) text += fmt::format(" and {} more", problems.size() - 1);
  t.fail({ordinal_, files_->where(*raw_), std::move(text), std::move(diff)});
}

void Examiner::row(const DatasetFiles& files, const RawRow& row) {
  files_ = &files;
  raw_ = &row;
  ordinal_ = row.ordinal;
  problems_.clear();
  Result<std::optional<Record>> record = reader_.read(row.json, "");
  if (!record) {
    if (!wants(Check::kReadable)) return;
    const Diag& why = record.error();
    return judge(Check::kReadable, {why.args.size() > 1 ? why.args[1] : why.message()});
  }
  if (!*record && (files.ours || !files.files[row.file].path.ends_with(".json"))) {
    // In a file of rows, or where weft wrote, it is a row all the same.
    if (wants(Check::kReadable)) judge(Check::kReadable, {});
    if (wants(Check::kFields)) judge(Check::kFields, {"none of the fields of a pair"});
    return;
  }
  if (!*record) {
    ++left_out_count;
    left_out.emplace_back(row.ordinal, files.where(row));
    std::sort(left_out.begin(), left_out.end());
    if (left_out.size() > kLeftOutShown) left_out.pop_back();
    return;
  }
  record_ = **std::move(record);
  if (wants(Check::kReadable)) judge(Check::kReadable, {});
  if (!record_.ours) {
    ++foreign;
    warp_of_row();
  }
  fields();
  versions_of_row();
  texts();
  const std::string split = shown_split(files.splits[files.files[row.file].split]);
  if (wants(Check::kBalance) && !options_.statistics) ++statistics.categories[category()][split];
  program(split);
  if (compiled_ != nullptr) compiled();
  for (size_t i = 0; i < kAssumptions; ++i) assumed[i] += record_.assumed[i] ? 1 : 0;
}

std::string Examiner::category() const {
  if (record_.category.empty()) return "(none)";
  return printable_line(record_.category);
}

void Examiner::warp_of_row() {
  for (TextField field : {TextField::kCudaForward, TextField::kCppForward, TextField::kCudaBackward,
                          TextField::kCppBackward}) {
    const auto text = record_.text(field);
    const std::string_view versions = text ? warp_of_text(field, *text) : std::string_view();
    if (versions.empty()) continue;
    ++warp_seems[std::string(versions)];
    return;
  }
}

void Examiner::fields() {
  if (wants(Check::kFields)) {
    problems_.clear();
    for (std::string_view name : record_.missing)
      problems_.push_back(fmt::format("no field '{}'", name));
    judge(Check::kFields, problems_);
  }
  if (wants(Check::kEmpty)) {
    problems_.clear();
    const auto check = [&](std::string_view name, bool empty) {
      if (empty) problems_.push_back(fmt::format("'{}' is empty", name));
    };
    for (size_t i = 0; i < kTextFields; ++i) {
      const auto field = static_cast<TextField>(i);
      // A program without structs and functions has no support text on CUDA.
      if (field != TextField::kCudaSupport && record_.texts[i])
        check(record_.key(field), blank(*record_.texts[i]));
    }
    const auto is_missing = [&](std::string_view name) {
      return std::find(record_.missing.begin(), record_.missing.end(), name) !=
             record_.missing.end();
    };
    for (const auto& [name, text] :
         {std::pair{"category", record_.category}, std::pair{"kernel_name", record_.kernel_name},
          std::pair{"description", record_.description}}) {
      const bool required =
          std::string_view(name) == "category" ||
          (record_.ours && (!record_.captured || std::string_view(name) == "kernel_name"));
      if (required && !is_missing(name)) check(name, blank(text));
    }
    judge(Check::kEmpty, problems_);
  }
}

void Examiner::versions_of_row() {
  if (!wants(Check::kVersions) || !record_.ours) return;
  std::string name = versions_text(record_);
  if (!record_.schema_version.empty()) name += fmt::format(", schema {}", record_.schema_version);
  VersionSeen& seen = versions[name];
  ++seen.rows;
  CheckTally first;  // keeps the first few in order
  first.first = std::move(seen.first);
  if (first.keeps(ordinal_)) first.fail({ordinal_, files_->where(*raw_), "", ""});
  seen.first = std::move(first.first);
}

void Examiner::texts() {
  std::string_view kernel = record_.kernel_name;
  if (kernel.empty()) kernel = last_kernel_name(record_.python());
  // A captured kernel's name is the one that Warp knows it by, with the scopes around it.
  const std::string_view defined = record_.captured ? last_function_name(record_.python()) : kernel;
  if (wants(Check::kNames)) {
    problems_.clear();
    const auto parameters = parameters_of(record_.python(), defined);
    if (!record_.text(TextField::kPython)) {
      problems_.emplace_back("there is no python_source to compare with");
    } else if (kernel.empty()) {
      problems_.emplace_back("the Python defines no kernel");
    } else if (record_.python().find(fmt::format("def {}(", defined)) == std::string_view::npos) {
      problems_.emplace_back("the Python defines no kernel of the row's kernel_name");
    }
    for (TextField field : {TextField::kCppForward, TextField::kCppBackward,
                            TextField::kCudaForward, TextField::kCudaBackward}) {
      const auto text = record_.text(field);
      if (!text) continue;
      const std::string_view name = kernel_in(*text, field);
      if (name.empty()) {
        problems_.push_back(fmt::format("{} holds no such kernel", record_.key(field)));
      } else if (!kernel.empty() && name != kernel) {
        problems_.push_back(fmt::format("{} is of another kernel", record_.key(field)));
      } else if (std::any_of(parameters.begin(), parameters.end(), [&](std::string_view p) {
                   return text->find(fmt::format("var_{}", p)) == std::string_view::npos;
                 })) {
        problems_.push_back(fmt::format("{} lacks an argument", record_.key(field)));
      }
    }
    if (const auto text = record_.text(TextField::kCudaStandalone); text && record_.standalone) {
      const std::string_view key = record_.key(TextField::kCudaStandalone);
      if (text->find(fmt::format("__global__ void {}", kernel)) == text->npos) {
        problems_.push_back(fmt::format("{} holds no such kernel", key));
      } else if (std::any_of(parameters.begin(), parameters.end(),
                             [&](std::string_view p) { return text->find(p) == text->npos; })) {
        problems_.push_back(fmt::format("{} lacks an argument", key));
      }
    }
    judge(Check::kNames, problems_);
  }
  if (wants(Check::kBrackets)) {
    problems_.clear();
    for (size_t i = 0; i < kTextFields; ++i) {
      const auto field = static_cast<TextField>(i);
      if (!record_.texts[i]) continue;
      const std::string what = unbalanced(*record_.texts[i], field == TextField::kPython);
      if (!what.empty()) problems_.push_back(fmt::format("{}: {}", record_.key(field), what));
    }
    judge(Check::kBrackets, problems_);
  }
  if (wants(Check::kMarks)) {
    problems_.clear();
    // A row of ours may be written without it.
    const bool has_support =
        record_.text(TextField::kCppSupport) ||
        (record_.ours &&
         std::find(record_.missing.begin(), record_.missing.end(),
                   text_field_name(TextField::kCppSupport)) == record_.missing.end());
    for (size_t i = 0; i < kTextFields; ++i) {
      const auto field = static_cast<TextField>(i);
      const auto text = record_.text(field);
      if (text && (record_.ours || field != TextField::kCudaStandalone))
        missing_marks(field, record_.key(field), *text, has_support, problems_);
    }
    judge(Check::kMarks, problems_);
  }
}

bool Examiner::wants_lowering() const {
  return wants(Check::kLowers) || wants(Check::kIr) || wants(Check::kIds) || wants(Check::kCases) ||
         options_.statistics;
}

void Examiner::program(const std::string& split) {
  const std::string_view python = record_.python();
  const bool wants_copies = wants(Check::kExact) || wants(Check::kStructure) ||
                            wants(Check::kSkeleton) || wants(Check::kLeakage);
  const bool wants_lowered = wants_lowering();
  const bool wants_tree = wants_lowered || wants_copies || wants(Check::kParses) ||
                          wants(Check::kNear) || wants(Check::kOverlap);
  if (!wants_tree || !record_.text(TextField::kPython)) return;

  // The same Python is another program where its names mean something else.
  const Sha256Digest digest = Sha256::digest(record_.captured ? record_.program : python);
  python_hash_ = first_bits(digest);
  Fingerprint print{python_hash_, 0, 0, 0, ordinal_, false};
  std::string source;
  if (!record_.ours && !imports_warp(python)) {
    const std::string_view echoed =
        record_.text(TextField::kCudaForward)
            .value_or(record_.text(TextField::kCppForward).value_or(""));
    source = assumed_import(python, echoed);
    record_.assumed[static_cast<size_t>(Assumption::kImport)] = true;
  }
  const std::string_view named = record_.kernel_name;
  const std::string file = fmt::format("{}.py", named.empty() ? "kernel" : named);
  const Status parsed = record_.captured
                            ? driver_.read_program(record_.program, file)
                            : driver_.read_source(std::move(source.append(python)), file);
  // Where it failed is told of the rows that are shown; what they are counted by has no names.
  const auto judge_diag = [&](Check check, const Status& status) {
    if (!wants(check)) return;
    if (status) return judge(check, {});
    CheckTally& t = tally(check);
    ++t.looked_at;
    std::string kind(diag_code_text(status.error().code));
    for (size_t at; (at = kind.find("{}")) != kind.npos;) kind.replace(at, 2, "...");
    ++t.reasons[std::move(kind)];
    t.fail({ordinal_, files_->where(*raw_), status.error().render(), ""});
  };
  judge_diag(Check::kParses, parsed);
  bool lowered = false;
  if (parsed) {
    std::vector<std::string> others;
    const auto same = [&](std::string_view name, std::string_view stored, const Sha256Digest& is) {
      if (!stored.empty() && stored != to_hex(is))
        others.push_back(fmt::format("'{}' is another", name));
    };
    same("id", record_.id, digest);
    if (record_.captured) {
      // Structures are of modules; what tells two such programs apart may stand outside of them.
      if (program_python(driver_.tree()) != python)
        others.emplace_back("'python_source' is not the program's");
    } else {
      canonical_.run(driver_.tree());
      const Sha256Digest structure = Sha256::digest(canonical_.structure());
      const Sha256Digest skeleton = Sha256::digest(canonical_.skeleton());
      print.parsed = true;
      print.structure = first_bits(structure);
      print.skeleton = first_bits(skeleton);
      print.family =
          record_.family.empty() ? print.skeleton : first_bits(Sha256::digest(record_.family));
      same("structure_id", record_.structure_id, structure);
      same("skeleton_id", record_.skeleton_id, skeleton);
    }
    if (wants(Check::kNear)) note_near();
    if (wants_lowered) {
      const Status status = lower(file);
      lowered = status.ok();
      judge_diag(Check::kLowers, status);
      if (lowered) same("hash", record_.hash, driver_.lowered().hash);
      if (lowered && wants(Check::kIr)) record_.standalone ? standalone_text() : ir();
      if (lowered && wants(Check::kCases)) cases();
    }
    if (wants(Check::kIds) && record_.ours) judge(Check::kIds, others);
  }
  if (wants(Check::kOverlap)) overlap(digest, print.parsed);
  if (wants_copies) fingerprints.push_back(print);
  if (options_.statistics) figures(split, lowered);
}

void Examiner::compiled() {
  const auto problem = compiled_->problem(raw_->json, ordinal_);
  if (!problem) return;
  problems_.clear();
  if (!problem->empty()) problems_.push_back(*problem);
  judge(Check::kCompiled, problems_);
}

void Examiner::overlap(const Sha256Digest& python, bool parsed) {
  CheckTally& t = tally(Check::kOverlap);
  ++t.looked_at;
  std::optional<Overlap> found = options_.against->find(
      record_.texts, parsed ? canonical_.skeleton() : "", options_.max_overlap);
  if (!found) return;
  ++t.reasons[found->kind];
  if (t.keeps(ordinal_)) {
    t.fail({ordinal_, files_->where(*raw_), found->what, ""});
  } else {
    ++t.failed;
  }
  overlapping.push_back({ordinal_, to_hex(python), std::move(found->what)});
}

// Adds the program to those among which near-duplicates are looked for.
void Examiner::note_near() {
  if (near_.index == nullptr) return;
  own_names(driver_.tree(), names_);
  body_tokens(driver_.tree(), names_, tokens_);
  near_signature(tokens_, signature_);
  std::lock_guard lock(near_.mutex);
  if (near_.status) near_.status = near_.index->add(ordinal_, signature_);
}

// The kernel that the row is of.
Status Examiner::lower(const std::string& file) {
  if (record_.captured) return driver_.lower(FunctionId{0}, {}, record_.block_dims);
  WEFT_TRY(const FunctionId kernel, find_kernel(driver_.tree(), file, record_.kernel_name));
  LowerOptions options;
  options.enable_backward = record_.module_backward;
  return driver_.lower(kernel, options, record_.block_dims);
}

// What the texts that a row of ours has should be.
TextViews Examiner::own_texts() {
  TextViews out;
  for (const TextField field : kIrFields) {
    if (!record_.text(field)) continue;
    out[static_cast<size_t>(field)] =
        part_text(part_of(driver_.text(is_cuda(field) ? Device::Cuda : Device::Cpu), field));
  }
  if (!record_.strip.empty())
    stripper_.strip(record_.strip, hashes_in_names(driver_.lowered()), out);
  return out;
}

void Examiner::ir() {
  problems_.clear();
  std::string diff;
  const TextViews expected_texts = record_.ours ? own_texts() : TextViews{};
  for (const Device device : {Device::Cpu, Device::Cuda}) {
    const KernelText* text = nullptr;
    for (TextField field : kIrFields) {
      const auto stored = record_.text(field);
      if (!stored || is_cuda(field) != (device == Device::Cuda)) continue;
      if (text == nullptr) text = &driver_.text(device);
      const std::string_view expected = trimmed(
          record_.ours ? *expected_texts[static_cast<size_t>(field)] : part_of(*text, field));
      std::string_view there = *stored;
      bool same;
      if (record_.ours) {
        same = there == *expected_texts[static_cast<size_t>(field)];
      } else {
        there = trimmed(there);
        // Some keep all of a kernel's text in one field.
        same = there == expected ||
               without_blank_lines(there) ==
                   without_blank_lines(
                       trimmed(text->support + '\n' + text->forward + '\n' + text->backward));
      }
      if (same) continue;
      problems_.push_back(fmt::format("{} differs", record_.key(field)));
      if (diff.empty() && tally(Check::kIr).keeps(ordinal_))
        diff = fmt::format("--- {} as stored\n+++ {} as lowered\n{}", record_.key(field),
                           record_.key(field), short_diff(there, std::string(expected) + "\n"));
    }
  }
  judge(Check::kIr, problems_, std::move(diff));
}

void Examiner::cases() {
  if (!record_.has_cases) {
    if (record_.ours && !record_.captured) without_cases.push_back(ordinal_);
    return;
  }
  problems_.clear();
  // A captured row has its launches, or no such field.
  if (record_.has_objects && !record_.cases.empty())
    problems_.emplace_back("there are cases of a kernel that takes objects of Warp");
  else if (!record_.has_objects && record_.cases.empty() && record_.cases_problem.empty())
    problems_.emplace_back("the list of cases is empty");
  if (!record_.cases_problem.empty()) problems_.push_back(record_.cases_problem);
  if (const Status s = driver_.lower_for_one_thread(); !s)
    return judge(Check::kCases, {s.error().render()});
  for (const Case& c : record_.cases) {
    const Result<std::optional<std::string>> difference = case_difference(driver_.resolved(), c);
    if (!difference) {
      problems_.push_back(difference.error().render());
    } else if (*difference) {
      problems_.push_back(**difference);
    }
  }
  judge(Check::kCases, problems_);
}

void Examiner::standalone_text() {
  const auto stored = record_.text(TextField::kCudaStandalone);
  if (!stored || !record_.interface) return;  // which `fields` says
  problems_.clear();
  std::string diff;
  const Result<StandaloneProgram> made = driver_.standalone_of_described(
      std::string(record_.description), *record_.interface, record_.has_cases);
  const std::string_view key = record_.key(TextField::kCudaStandalone);
  if (!made) {
    problems_.push_back(made.error().render());
  } else if (made->source != *stored) {
    problems_.push_back(fmt::format("{} differs", key));
    if (tally(Check::kIr).keeps(ordinal_))
      diff = fmt::format("--- {} as stored\n+++ {} as made again\n{}", key, key,
                         short_diff(*stored, made->source));
  }
  judge(Check::kIr, problems_, std::move(diff));
}

void Examiner::figures(const std::string& split, bool lowered) {
  Statistics& s = statistics;
  ++s.rows;
  const std::string name = category();
  ++s.categories[name][split];
  ++s.splits[split];
  ++s.versions[record_.ours ? versions_text(record_) : "not weft's"];
  uint64_t cpp = 0, cuda = 0, standalone = 0, python = 0, all = 0, of_row = 0;
  for (size_t i = 0; i < kTextFields; ++i) {
    if (!record_.texts[i]) continue;
    const std::string_view text = *record_.texts[i];
    const auto [size, tokens] = count_text(text, s.fields[i]);
    of_row += tokens;
    all += text.size();
    if (i == 0) {
      python = size;
    } else if (static_cast<TextField>(i) == TextField::kCudaStandalone) {
      standalone = size;
    } else if (is_cuda(static_cast<TextField>(i))) {
      cuda += size;
    } else {
      cpp += size;
    }
  }
  for (const auto& [field, text] : record_.compiled) {
    of_row += count_text(text, s.compiled[std::string(field)]).tokens;
    all += text.size();
  }
  s.text_bytes += all;
  s.row_tokens.add(of_row);
  s.token_sum += of_row;
  if (python > 0 && cpp > 0) s.cpp_ratio.add(100 * cpp / python);
  if (python > 0 && cuda > 0) s.cuda_ratio.add(100 * cuda / python);
  if (python > 0 && standalone > 0) s.standalone_ratio.add(100 * standalone / python);
  s.standalone += record_.standalone ? 1 : 0;
  std::string adjoint(record_.adjoint), hard(record_.difficulty);
  if (lowered) {
    ++s.lowered;
    const Lowered& l = driver_.lowered();
    const Tree& tree = driver_.tree();
    const Measure m = record_.captured ? driver_.measure_called() : measure(tree, l.kernel_decl);
    const uint32_t score = complexity_score(m, l.builtins_used.size());
    s.statements.add(m.statements);
    s.loops.add(m.loops);
    s.branches.add(m.branches);
    s.nesting.add(m.nesting);
    s.complexity.add(score);
    s.functions.add(l.functions.size());
    s.arguments.add(tree.functions[l.kernel_decl.v].args.size());
    s.coverage.row(tree, l);
    if (adjoint.empty()) adjoint = adjoint_label_name(adjoint_label(driver_.resolved()));
    if (hard.empty()) hard = difficulty(score);
    ++s.adjoint[adjoint];
    ++s.difficulty[hard];
  }
  s.offer(name, {all > kLongSample, python_hash_}, [&] {
    SamplePair sample;
    sample.order = {all > kLongSample, python_hash_};
    sample.where = files_->where(*raw_);
    sample.category = name;
    sample.kernel_name = record_.kernel_name;
    sample.description = record_.description;
    sample.adjoint = adjoint;
    sample.difficulty = hard;
    for (size_t i = 0; i < kTextFields; ++i) sample.texts[i] = record_.texts[i].value_or("");
    for (const auto& [field, text] : record_.compiled)
      sample.compiled.emplace_back(field, head_of(text));
    return sample;
  });
}

}  // namespace weft

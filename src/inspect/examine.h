// The checks and figures of a single row. Each thread has an Examiner of its own.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "weft/ast/canonical.h"
#include "weft/driver/driver.h"
#include "weft/inspect/inspection.h"
#include "weft/inspect/near_duplicates.h"
#include "weft/inspect/record.h"
#include "weft/inspect/tokens.h"

namespace weft {

// What is kept of every row, to find copies: the first 64 bits of hashes. Of a million rows, one in
// thirty million such sets has two different programs with one hash.
struct Fingerprint {
  uint64_t python = 0, structure = 0, skeleton = 0;
  uint64_t family = 0;  // of plans; the skeleton where the row is made from none
  uint32_t ordinal = 0;
  bool parsed = false;  // else structure and skeleton say nothing
};

// Rows of one version of weft, Warp and the schema.
struct VersionSeen {
  uint64_t rows = 0;
  std::vector<RowFailure> first;
};

// What the threads share.
struct NearSink {
  std::mutex mutex;
  NearIndex* index = nullptr;  // none: near-duplicates are not looked for
  Status status;               // the first that went wrong
};

class Examiner : public RowVisitor {
 public:
  Examiner(const InspectOptions& options, NearSink& near) : options_(options), near_(near) {
    if (wants(Check::kCompiled) && options.compiled) compiled_ = options.compiled();
  }

  void row(const DatasetFiles& files, const RawRow& row) override;

  CheckTallies tallies;
  Statistics statistics;
  std::vector<Fingerprint> fingerprints;
  std::map<std::string, VersionSeen> versions;
  std::array<uint64_t, kAssumptions> assumed{};
  std::vector<OverlappingRow> overlapping;
  uint64_t foreign = 0;
  std::map<std::string, uint64_t> warp_seems;
  std::vector<std::pair<uint32_t, std::string>> left_out;  // by ordinal; the first few
  uint64_t left_out_count = 0;
  std::vector<uint32_t> without_cases;  // by ordinal: rows that have them if others of the set do

 private:
  bool wants(Check check) const { return options_.checks[static_cast<size_t>(check)]; }
  CheckTally& tally(Check check) { return tallies[static_cast<size_t>(check)]; }
  // Counts a row that is looked at; where `problems` says what is wrong, one that fails.
  void judge(Check check, const std::vector<std::string>& problems, std::string diff = {});
  std::string category() const;
  void fields();
  void versions_of_row();
  void warp_of_row();
  void texts();
  void program(const std::string& split);
  void ids();
  TextViews own_texts();
  void ir();
  void standalone_text();
  void cases();
  bool wants_lowering() const;
  void note_near();
  void compiled();
  void overlap(const Sha256Digest& python, bool parsed);
  Status lower(const std::string& file);
  void figures(const std::string& split, bool lowered);

  const InspectOptions& options_;
  NearSink& near_;
  std::unique_ptr<OutsideCheck> compiled_;
  RecordReader reader_;
  Driver driver_;
  Stripper stripper_;
  Canonicalizer canonical_;
  NameSet names_;
  std::vector<std::string_view> tokens_;
  NearSignature signature_;
  // Of the current row.
  Record record_;
  uint32_t ordinal_ = 0;
  const DatasetFiles* files_ = nullptr;
  const RawRow* raw_ = nullptr;
  uint64_t python_hash_ = 0;
  std::vector<std::string> problems_;
};

}  // namespace weft

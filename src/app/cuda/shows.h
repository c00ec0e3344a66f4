// What a standalone program shows when it passes: whether its outputs change and differ, and which
// of its lines and tests its inputs meet.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace weft {

// A line of the kernel or of a function of its module, and what of it no input meets.
struct CudaUnmet {
  unsigned line = 0;
  std::string function, text;
  unsigned test = 0;  // from 1 on, of those in the line; 0: the whole line
  unsigned ways = 0;  // of the two that the test has, how many were never taken
};

struct CudaShows {
  std::size_t outputs = 0;
  std::vector<std::string> never_changed, one_value;  // names of outputs
  bool races = false;  // the order of the threads decided what came out
  std::size_t lines = 0, branches = 0;
  std::vector<CudaUnmet> lines_never_met, branches_never_met;
};

// Gathers the dumps of a program's rounds.
class CudaOutputs {
 public:
  // The text that `NAME --round N --dump FILE` wrote.
  void add(std::string_view dump);
  void report(CudaShows& shows) const;

 private:
  struct Output {
    bool changed = false, differs = false;
    std::string value;  // the first one
  };
  std::map<std::string, Output, std::less<>> outputs_;
};

// kRounds of a program; 0 where it has none.
unsigned rounds_of_program(std::string_view source);

// Reads what `gcov -b -c` says of a program: of its kernel, and of those functions for the
// device that `python`, its module, defines (of all of them where that is empty). What stands for
// builtins is left out: it has to be right for other inputs too.
void note_lines(std::string_view source, std::string_view python, std::string_view kernel,
                std::string_view gcov, CudaShows& shows);

}  // namespace weft

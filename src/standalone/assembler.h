// Puts a program together: names, functions, the kernel, its reference, and what the host half has
// to know of them. Private to the room.
#pragma once

#include <deque>
#include <set>
#include <string>
#include <vector>

#include "host.h"
#include "own_places.h"
#include "writer.h"

namespace weft::standalone {

// The kernel's body, or the reference's, and what stands around it.
struct KernelBody {
  bool reference = false;
  bool nested = false;  // the reference has a loop for each dimension of the launch
  bool lambda = false;  // the body is a function of its own, as it returns from within loops
  int depth = 2;        // of its indentation
  std::vector<std::string> indices;  // of the loops around
  std::string locals, text;
};

class Assembler {
 public:
  Assembler(const FormTable& table, const Tree& tree, const Lowered& lowered,
            const StandaloneInfo& info, bool reads_cases)
      : reads_cases_(reads_cases),
        tree_(tree),
        lowered_(lowered),
        info_(info),
        helpers_(table, structs_, lowered.names()),
        signs_(tree),
        program_{tree, helpers_, {}, {}, {}, {}, {}, {}, {}, info.in_bounds ? nullptr : &signs_,
                 false} {
    signs_.decided = info.may_be_negative;
  }
  Result<StandaloneProgram> run();

 private:
  Result<StandaloneProgram> assemble();
  // Whether the text shows that no thread of a file's kernel meets what another one leaves.
  bool keeps_apart(const OwnPlaces& own) const;
  // Fewer of long kernels: a core does 2.5e10 of the operations that are counted in some ten
  // seconds, and a fifth of those of 16 bits, which CPUs have no instructions for.
  std::uint32_t rounds(double once) const;
  const FunctionDecl& kernel() const { return tree_.functions[lowered_.kernel_decl.v]; }
  Status name_everything();

  // --- functions (assemble_functions.cpp) ------------------------------------------------
  // The functions that the forward pass reaches: custom gradients and replays are not among them.
  // Warp refuses recursion.
  void find_called(const LoweredFunction& from);
  const LoweredFunction* lowered_function(FunctionId id) const;
  // C++ tells overloads and instances apart by their parameters, but for arrays of other ranks and
  // for functions that are bound to others.
  std::string function_name(const FunctionDecl& f);
  Status write_functions();
  // After the functions that it calls.
  Status write_function(const LoweredFunction& lowered);
  Status write_function_text(std::uint32_t index);
  // The body and the parameters of a function. Arrays are passed as pointers, with those of their
  // dimensions that the body needs.
  Status write_function_as(FunctionWriter::Mode mode, std::uint32_t index, std::string& body,
                           std::string& parameters);
  static std::string numbered(int dimension) {
    return dimension > 0 ? "_" + std::to_string(dimension) : "";
  }
  // All sizes that a function may ask for, as Program::sizes counts them.
  static std::vector<std::string> size_names(const ArrayView& view);
  // Arrays whose elements are in memory that the host fills.
  static bool is_stored_array(const Type& t) {
    return t.array == ArrayClass::Array || t.array == ArrayClass::Indexed;
  }
  bool is_dimension(const std::string& name) const;
  // Whether a variable has the name of a helper that the program calls; no later one will.
  bool hides_helpers(const FunctionWriter& w);
  Diag unsupported(const FunctionDecl& f, std::string_view what) const {
    return standalone::unsupported(tree_, f.def, what);
  }

  // --- the kernel (assemble_kernel.cpp) --------------------------------------------------
  // The first statement, if it is `i, j = wp.tid()` of names that stay what they are.
  NodeId thread_statement(const FunctionWriter& w, std::vector<std::string>& names) const;
  Status write_kernel();

  // --- arguments (assemble_arguments.cpp) ------------------------------------------------
  // What the wrapper and main call an argument: they have names of their own, and for each argument
  // others beside it.
  std::string host_name(const std::string& name) const;
  // What a kernel and main call the dimensions of an array: a launch dimension, a scalar argument
  // or field, or a number.
  void name_shape(HostArg& h, const FunctionWriter& probe) const;
  // A term of a dimension as the kernel, or as main, calls it.
  std::string size_name(const SizeTerm& t, const FunctionWriter& probe, bool in_main) const;
  // The indices of an indexed array, as arguments behind it. The array itself has one element more
  // in each dimension than there are indices.
  void add_indices(std::size_t owner, const FunctionWriter& probe, std::vector<std::string>& taken);
  // The arrays in a struct, as arguments that the host alone has.
  Status add_members(std::size_t owner, const FunctionWriter& probe,
                     std::vector<std::string>& taken);
  void find_stored_fields();
  // Whether the program asks for a member of some struct.
  bool asks_for(const std::string& member) const;
  // Dimensions that nobody asks for have no members.
  void name_sizes();
  // What stands in the kernel and its functions, as far as inputs come near it.
  void find_numbers();
  void numbers_in(NodeId id, std::set<double>& out) const;

  // --- the kernel's body (assemble_kernel.cpp) -------------------------------------------
  // How the body of the kernel or of the reference runs over the elements of the launch. Tells the
  // writer what it has to know of it.
  KernelBody plan_body(FunctionWriter& w, FunctionWriter::Mode mode);
  // Adds the variables to the body that have the values of such parameters.
  std::string parameters_of(const FunctionWriter& w, KernelBody& b) const;
  std::vector<std::string> loops_of(const KernelBody& b) const;
  Status write_body(FunctionWriter::Mode mode, std::string& out);
  Result<std::string> write_structs();

  const bool reads_cases_;
  const Tree& tree_;
  const Lowered& lowered_;
  const StandaloneInfo& info_;
  std::vector<std::string> structs_;
  Helpers helpers_;
  Signs signs_;
  Program program_;
  HostProgram host_;
  std::deque<KernelArg> members_;             // of host_.args, those that are arrays in structs
  std::set<std::uint32_t> called_, written_;  // functions
  std::set<std::string> signatures_;          // of functions: name and types
  std::set<std::uint32_t> stored_fields_;
  std::string functions_, kernel_, reference_;
};

}  // namespace weft::standalone

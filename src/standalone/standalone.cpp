// The parts of a program in the order in which they stand in its file.
#include "weft/standalone/standalone.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "accesses.h"
#include "assembler.h"
#include "branches.h"
#include "cpp_names.h"
#include "host.h"
#include "instances.h"
#include "preamble.h"
#include "struct_arrays.h"
#include "tree_parts.h"
#include "unpacked.h"
#include "weft/analysis/late_reads.h"
#include "weft/base/check.h"
#include "wrap.h"

namespace weft {

namespace standalone {

Result<StandaloneProgram> Assembler::run() {
  Result<StandaloneProgram> made = assemble();
  if (!made) return placed(tree_, kernel().def, made.error());
  return made;
}

Result<StandaloneProgram> Assembler::assemble() {
  program_.tiles = lowered_.tiles;
  program_.tiled = has_tiles(tree_, kernel().def);
  WEFT_RETURN_IF_ERROR(name_everything());
  WEFT_RETURN_IF_ERROR(write_functions());
  find_stored_fields();
  do {
    host_ = {};
    host_.tiled = program_.tiled;
    host_.threads = info_.interface.blocks().cuda;
    members_.clear();
    WEFT_RETURN_IF_ERROR(write_kernel());
  } while (hides_helpers(FunctionWriter(program_, kernel(), FunctionWriter::Mode::Kernel)));
  WEFT_TRY(const std::string struct_text, write_structs());
  name_sizes();
  host_.varies = info_.in_bounds;
  host_.permuted = info_.interface.outcome == Outcome::Permuted;
  host_.reads_cases = reads_cases_;
  find_numbers();
  StandaloneProgram p;
  p.tiled = program_.tiled;
  p.threads = host_.threads;
  OwnPlaces own;
  analyse_accesses(tree_, lowered_, program_.atomics, own, p);
  host_.any_order = host_.varies || keeps_apart(own);
  host_.rounds = rounds(p.work);
  const std::string host = host_text(host_, program_);

  std::string body;
  for (const std::string& t : helpers_.types()) body += "\n" + t + "\n";
  body += struct_text;
  for (const std::string& t : helpers_.tuples()) body += "\n" + t + "\n";
  for (const std::string& f : helpers_.functions()) body += "\n" + f + "\n";
  // Before the first that calls one.
  const std::string fetches =
      program_.uses_fetch ? fetch_functions(functions_ + reference_) : std::string();
  const bool early = functions_.find("fetch_") != std::string::npos;
  if (early) body += fetches;
  body += functions_;
  for (const TileFold fold : program_.block_folds) body += block_fold(fold);
  body += kernel_;
  if (!early) body += fetches;
  body += reference_;
  body += host;
  const std::string out = head_text(program_, host_, tree_.text(kernel().name), info_.description) +
                          constants_text(program_, body) + body;
  p.source = wrap_lines(out);
  return p;
}

bool Assembler::keeps_apart(const OwnPlaces& own) const {
  std::set<std::string> stored;
  for (const HostArg& a : host_.args)
    if (a.array && a.written) stored.insert(a.info->name);
  return own.shown(host_.dims.size(), stored);
}

std::uint32_t Assembler::rounds(double once) const {
  double work = 2 * once;  // of the kernel and of its reference
  for (const HostDim& d : host_.dims) work *= d.size;
  if (helpers_.uses(Scalar::Float16) || helpers_.uses(Scalar::BFloat16)) work *= 5;
  std::uint32_t out = host_.varies ? 128 : 32;
  while (out > 8 && out * work > 2.5e10) out /= 2;
  return out;
}

Status Assembler::name_everything() {
  for (const StructDecl& s : tree_.structs) {
    const std::string_view own = tree_.text(s.name);
    std::string name = helpers_.global_name(own);
    if (name == own &&
        (own.substr(0, 3) == "vec" || own.substr(0, 3) == "mat" || host_variable(name) != name))
      name += '_';
    structs_.push_back(name);
    program_.taken.insert(name);
  }
  program_.structs = structs_;
  find_called(lowered_.kernel);
  for (const LoweredFunction& f : lowered_.functions) {
    if (!called_.contains(f.decl.v)) continue;
    const std::string name = function_name(tree_.functions[f.decl.v]);
    program_.functions[f.decl.v] = name;
    program_.taken.insert(name);
    std::vector<Type> results;
    for (const VarId r : f.returns) results.push_back(f.vars[r.v].type.deref());
    if (tree_.functions[f.decl.v].has_return_type) results = tree_.functions[f.decl.v].return_types;
    program_.results[f.decl.v] = std::move(results);
  }
  for (const ConstantDecl& c : tree_.constants) {
    program_.taken.insert(helpers_.global_name(tree_.text(c.name)));
  }
  return {};
}

void Assembler::find_numbers() {
  static constexpr std::size_t kMost = 24;
  std::set<double> found{0.0, 1.0};
  double farthest = 0.0;
  const auto reach = [&](double lo, double hi) {
    farthest = std::max({farthest, std::fabs(lo), std::fabs(hi)});
  };
  for (const KernelArg& a : info_.interface.args) {
    if (a.fields.empty()) reach(a.range.lo, a.range.hi);
    for (const ArgField& f : a.fields) reach(f.range.lo, f.range.hi);
  }
  numbers_in(kernel().def, found);
  for (const LoweredFunction& f : lowered_.functions)
    numbers_in(tree_.functions[f.decl.v].def, found);
  for (const std::uint32_t c : program_.constants_used) {
    const ConstValue& v = tree_.constants[c].resolved;
    found.insert(std::fabs(is_float(v.type.scalar) ? v.f[0] : static_cast<double>(v.i[0])));
  }
  for (const double v : found) {
    if (v <= farthest + 1.0 && host_.numbers.size() < kMost) host_.numbers.push_back(v);
  }
}

void Assembler::numbers_in(NodeId id, std::set<double>& out) const {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Constant) {
    const auto kind = static_cast<ConstantKind>(n.op);
    if (kind == ConstantKind::Int) out.insert(static_cast<double>(n.bits));
    if (kind == ConstantKind::Float) out.insert(std::fabs(std::bit_cast<double>(n.bits)));
  }
  for (const NodeId k : tree_.kids(id)) {
    if (k.valid()) numbers_in(k, out);
  }
}

}  // namespace standalone

using namespace standalone;

struct StandaloneWriter::State {
  FormTable table = FormTable::load();
};

StandaloneWriter::StandaloneWriter() : state_(std::make_unique<State>()) {}
StandaloneWriter::~StandaloneWriter() = default;

namespace {

// The program follows Python; a kernel for which Warp does not is refused.
Status means_the_same(const Tree& tree, const hir::Program& resolved) {
  const std::vector<analysis::LateRead> late = analysis::find_late_reads(resolved);
  if (late.empty()) return {};
  using analysis::LateRead;
  const DiagCode code = late[0].kind == LateRead::AfterStore ? DiagCode::ReadAfterStore
                        : late[0].kind == LateRead::Unset    ? DiagCode::UnsetConstant
                                                             : DiagCode::SwappedInLoop;
  const NodeLoc& loc = tree.loc(late[0].node);
  return diag(code,
              SourceLoc{tree.file_name, static_cast<int>(loc.line), static_cast<int>(loc.col) + 1});
}

}  // namespace

Result<StandaloneProgram> StandaloneWriter::write(Tree& tree, const Lowered& lowered,
                                                  const hir::Program& resolved,
                                                  const StandaloneInfo* info, bool reads_cases) {
  WEFT_RETURN_IF_ERROR(means_the_same(tree, resolved));
  const OwnNodes instances(tree, lowered);
  const TakenBranches branches(tree, lowered);
  const Unpacked arguments(tree, lowered);
  for (const ArgDecl& a : tree.functions[lowered.kernel_decl.v].args)
    if (a.type.kind == TypeKind::Opaque)
      return unsupported(tree, tree.functions[lowered.kernel_decl.v].def,
                         "an argument of type " + python_type(a.type, lowered.names()));
  StandaloneInfo own;
  if (info == nullptr) {
    own = describe_arguments(tree, lowered.kernel_decl, lowered.tiles);
    info = &own;
  }
  // What has no form says more than that an index of it is not understood.
  Result<StandaloneProgram> made =
      Assembler(state_->table, tree, lowered, *info, reads_cases).run();
  if (made && own.refusal) return *own.refusal;
  return made;
}

}  // namespace weft

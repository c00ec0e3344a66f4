// Lowering of one kernel with the functions and structs that it reaches.
#include "weft/lower/lower.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "walk.h"

namespace weft {

namespace {

// Module options that leave no trace in the text, and the value at which others leave none.
struct IdleOption {
  std::string_view name, value;  // no value: any
};
constexpr IdleOption kIdleOptions[] = {
    {"fast_math", {}},
    {"fuse_fp", {}},
    {"cuda_output", {}},
    {"optimization_level", {}},
    {"cpu_compiler_flags", {}},
    {"compile_time_trace", {}},
    {"extra_build_options", {}},
    {"extra_build_dependencies", {}},
    {"extra_cuda_include_dirs", {}},
    {"extra_cpu_include_dirs", {}},
    {"extra_cuda_preamble", {}},
    {"extra_cpu_preamble", {}},
    {"enable_mathdx_gemm", {}},
    {"enable_mathdx_solver", {}},
    {"enable_mathdx_fft", {}},
    {"deterministic_max_records", {}},
    {"llvm_cuda", {}},
    {"use_precompiled_headers", {}},
    {"verify_autograd_array_access", {}},
    {"mode", {}},
    {"lineinfo", {}},
    {"line_directives", {}},
    {"block_dim", {}},
    {"verify_fp", {}},
    {"enable_vector_component_overwrites", "False"},
    {"enable_tiles_in_stack_memory", {}},
};

// Functions whose memory is kept from one kernel to the next.
constexpr std::size_t kMostSpare = 64;

std::optional<int> to_int(std::string_view text) {
  int n = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), n);
  if (end.ec != std::errc() || end.ptr != text.data() + text.size()) return {};
  return n;
}

// 256, (256,) or (256, 2), also as a list, as what stands within the parentheses of
// __launch_bounds__; nothing for what Warp does not take. Warp puts there what it is given, signs
// and True too.
std::optional<std::string> launch_bounds(std::string_view text) {
  const bool listed = text.size() >= 2 && ((text.front() == '(' && text.back() == ')') ||
                                           (text.front() == '[' && text.back() == ']'));
  if (listed) text = text.substr(1, text.size() - 2);
  if (listed && text.ends_with(',')) text.remove_suffix(1);
  std::string out;
  for (int count = 0;; ++count) {
    const std::size_t comma = text.find(',');
    std::string_view one = text.substr(0, comma);
    while (count != 0 && one.starts_with(' ')) one.remove_prefix(1);
    if (count == 2 || (!to_int(one) && one != "True" && one != "False")) return {};
    out += (count == 0 ? "" : ", ") + std::string(one);
    if (comma == std::string_view::npos) return out;
    if (!listed) return {};
    text.remove_prefix(comma + 1);
  }
}

// Options that shape the declaration of a CUDA kernel, of the module or of the kernel. False if the
// option is none of them, or has no such value.
bool apply_launch_option(std::string_view name, std::string_view value, LaunchOptions& out) {
  const auto flag = [&](bool& to) {
    if (value != "True" && value != "False") return false;
    to = value == "True";
    return true;
  };
  if (name == "default_grid_stride") return flag(out.grid_stride);
  if (name == "grid_stride") return value == "None" || flag(out.grid_stride);
  if (name == "enable_cuda_smem_spilling") return flag(out.smem_spilling);
  if (name == "block_dim") {
    const auto n = to_int(value);
    if (n) out.block_dim = *n;
    return n.has_value();
  }
  if (name == "cluster_dim" || name == "cuda_max_registers") {
    const auto n = to_int(value);
    if (n) (name == "cluster_dim" ? out.cluster : out.max_registers) = *n;
    return n.has_value();
  }
  if (name == "launch_bounds") {
    if (value.starts_with('=')) {  // what an f-string makes of things of other types
      out.bounds = value.substr(1);
      return true;
    }
    auto bounds = launch_bounds(value);
    if (!bounds) return false;
    out.bounds = *std::move(bounds);
    return true;
  }
  return false;
}

// Options that only kernels have or only modules; on the other Warp does not look at them.
bool is_for_kernels_alone(std::string_view name) { return name == "grid_stride"; }
bool is_for_modules_alone(std::string_view name) { return name == "default_grid_stride"; }

// Of a kernel's options, those that reach its text: each has a value that is understood.
bool matters_on_kernel(std::string_view name) {
  constexpr std::string_view kNames[] = {
      "enable_backward", "grid_stride", "enable_cuda_smem_spilling",
      "launch_bounds",   "cluster_dim", "cuda_max_registers"};
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

// Debug mode, or lineinfo itself, unless line_directives is off.
bool wants_lineinfo(const Options& options) {
  bool debug = false, lineinfo = false, allowed = true;
  for (const auto& [name, value] : options) {
    if (name == "mode" && value != "None") debug = value == "debug";
    if (name == "lineinfo") lineinfo = value == "True";
    if (name == "line_directives") allowed = value != "False";
  }
  return (debug || lineinfo) && allowed;
}

// What wp.config says, and the kernel's module: the file's or another.
Options module_options(const Tree& tree, const FunctionDecl& kernel) {
  Options out = tree.config_options;
  const Options& own = kernel.module.empty() ? tree.module_options : kernel.module_options;
  out.insert(out.end(), own.begin(), own.end());
  return out;
}

// As far as they reach the text.
Status apply_module_options(const Tree& tree, const Options& given, LowerOptions& options,
                            Lowered& out) {
  LaunchOptions& launch = out.launch;
  bool backward = true;
  for (const auto& option : given) {
    const std::string& name = option.first;
    const std::string& value = option.second;
    if (name == "enable_backward" && (value == "True" || value == "False")) {
      backward = value == "True";
      continue;
    }
    if (name == "strip_hash" && (value == "True" || value == "False")) {
      out.strip_hash = value == "True";
      continue;
    }
    // Of which of the two guarantees is wanted, the text says nothing.
    if (name == "deterministic" && (value == "0" || value == "1" || value == "2")) {
      out.deterministic = value != "0";
      continue;
    }
    if (name == "max_unroll" && value.starts_with('!')) {
      options.bad_unroll = value.substr(1);
      continue;
    }
    if (name == "max_unroll") {
      int n = 0;
      const auto end = std::from_chars(value.data(), value.data() + value.size(), n);
      if (end.ec == std::errc() && end.ptr == value.data() + value.size()) {
        options.max_unroll = n;
        continue;
      }
    }
    if (is_for_kernels_alone(name)) continue;
    if (name != "block_dim" && apply_launch_option(name, value, launch)) continue;
    // A file may compute the value in some way that is not understood.
    const bool unknown =
        value.starts_with('!') ||  // what Warp refuses
        (value == "?" && (name == "mode" || name == "lineinfo" || name == "line_directives"));
    const bool idle =
        !unknown &&
        std::any_of(std::begin(kIdleOptions), std::end(kIdleOptions), [&](const IdleOption& o) {
          return o.name == name && (o.value.empty() || o.value == value);
        });
    if (!idle) {
      return diag(DiagCode::UnsupportedYet, SourceLoc{tree.file_name},
                  "module option " + name + " = " + value.substr(value.starts_with('!') ? 1 : 0));
    }
  }
  options.enable_backward = options.enable_backward && backward;
  return {};
}

}  // namespace

struct Lowerer::Impl final : FunctionBuilder {
  Tree* tree = nullptr;
  Lowered* out = nullptr;
  LowerOptions effective;  // with the kernel's own options
  const LowerOptions* options = nullptr;
  ModuleNames names;
  const Tree* named_tree = nullptr;  // that `names` and the structs' names are of
  const Lowered* named_result = nullptr;
  hir::Program* resolved = nullptr;
  std::vector<std::unique_ptr<hir::Function>> built_resolved;  // beside `built`
  std::vector<int> state;            // by FunctionId: 0 not built, 1 being built, 2 built
  std::vector<std::uint32_t> place;  // by FunctionId: index in Lowered::functions

  Result<const LoweredFunction*> build(FunctionId id, SourceLoc from, bool called = true) override {
    if (state.size() < tree->functions.size()) {
      state.resize(tree->functions.size());
      place.resize(tree->functions.size());
    }
    if (state[id.v] == 1)
      return diag(DiagCode::RecursiveFunction, from, tree->text(tree->functions[id.v].name));
    if (state[id.v] == 0) {
      state[id.v] = 1;
      std::unique_ptr<LoweredFunction> made = take_spare();
      LoweredFunction& fn = *made;
      ++depth;
      budget.levels += kLevelsOfCall;
      auto resolved_fn = resolved != nullptr ? std::make_unique<hir::Function>() : nullptr;
      Walk& walk = walk_at(depth);
      walk.resolve_into(resolved_fn.get());
      Status status = walk.function(id, fn);
      budget.levels -= kLevelsOfCall;
      --depth;
      WEFT_RETURN_IF_ERROR(std::move(status));
      fn.native_name = names.native_name[id.v];
      if (options->enable_backward && fn.backward_unsupported) return lost_adjoint(fn);
      WEFT_RETURN_IF_ERROR(check_gradient(id, fn));
      place[id.v] = static_cast<std::uint32_t>(built.size());
      built.push_back(std::move(made));
      built_resolved.push_back(std::move(resolved_fn));
      state[id.v] = 2;
    }
    if (const CapturedFunction* c = tree->captured_of(id); c != nullptr && called) {
      for (const FunctionId of : {c->grad, c->replay})
        if (of.valid() && std::find(deferred.begin(), deferred.end(), of) == deferred.end())
          deferred.push_back(of);
    }
    return static_cast<const LoweredFunction*>(built[place[id.v]].get());
  }

  // A custom gradient takes the adjoints of all results, of which a file need not say the types.
  Status check_gradient(FunctionId id, const LoweredFunction& fn) const {
    const FunctionDecl& f = tree->functions[id.v];
    const CapturedFunction* c = tree->captured_of(f);
    if (c == nullptr || c->is_native || !c->grad.valid() || f.has_return_type) return {};
    const std::vector<ArgDecl>& args = tree->functions[c->grad.v].args;
    bool fits = args.size() == f.args.size() + fn.returns.size();
    for (std::size_t i = 0; fits && i < fn.returns.size(); ++i)
      fits = types_equal(args[f.args.size() + i].type, fn.vars[fn.returns[i].v].type.deref());
    if (fits) return {};
    return diag(DiagCode::CustomGradient, beginning(c->grad), tree->text(f.name));
  }

  // A function whose lists have room from kernels before.
  std::unique_ptr<LoweredFunction> take_spare() {
    auto fn = std::make_unique<LoweredFunction>();
    if (!spare.empty()) {
      *fn = std::move(spare.back());
      spare.pop_back();
    }
    return fn;
  }

  // One walk for each level of functions being built; kept from kernel to kernel.
  Walk& walk_at(std::size_t level) {
    while (walks.size() <= level) walks.push_back(std::make_unique<Walk>(names, *options, *this));
    walks[level]->attach(*tree, *out);
    return *walks[level];
  }

  // The hash that Warp gave to a captured kernel: some of what enters it (the state of generic
  // functions, classes of values) only the process knows.
  static Status read_hash(const Tree& tree, Sha256Digest& out) {
    if (tree.kernel_hash.size() != out.size() * 2)
      return diag(DiagCode::BadProgram, SourceLoc{tree.file_name}, "it has no hash");
    const std::optional<std::string> bytes = from_hex(tree.kernel_hash);
    if (!bytes) return diag(DiagCode::BadProgram, SourceLoc{tree.file_name}, "its hash is none");
    std::copy(bytes->begin(), bytes->end(), out.begin());
    return {};
  }

  bool is_kernel(FunctionId id) const { return tree->functions[id.v].is_kernel; }
  SourceLoc beginning(FunctionId id) const {
    const FunctionDecl& f = tree->functions[id.v];
    return tree->place_in(f, static_cast<int>(f.first_line));
  }

  // Which functions need an adjoint: those that a kernel with a backward pass reaches by calls, and
  // those that wp.grad() asks for.
  Status find_adjoints() {
    std::vector<LoweredFunction*> work;
    const FunctionId root = out->kernel_decl;
    LoweredFunction& first = is_kernel(root) ? out->kernel : *built[place[root.v]];
    first.has_adjoint = out->enable_backward;
    if (first.has_adjoint) work.push_back(&first);
    while (!work.empty()) {
      LoweredFunction& fn = *work.back();
      work.pop_back();
      for (const FunctionId id : fn.ref_calls) {
        return diag(DiagCode::RefWithoutAdjoint, beginning(fn.decl),
                    tree->text(tree->functions[id.v].name));
      }
      const auto reach = [&](FunctionId id) {
        LoweredFunction& callee = *built[place[id.v]];
        if (!std::exchange(callee.has_adjoint, true)) work.push_back(&callee);
      };
      for (const CallNote& call : fn.calls)
        if (call.function.valid()) reach(call.function);
      for (const FunctionId id : fn.passed) reach(id);
    }
    for (const FunctionId id : forced_)
      if (state[id.v] == 2) built[place[id.v]]->has_adjoint = true;
    return {};
  }

  void finish_resolved();
  Status check_external(const LoweredFunction& fn) const;
  Status check_one_liners() const;
  Status apply_kernel_options(FunctionId kernel, const LowerOptions& given);
  void begin(FunctionId kernel, const LowerOptions& given);
  Status lower_kernel(FunctionId kernel, int kernel_dim);
  Diag lost_adjoint(const LoweredFunction& fn) const {
    return diag(DiagCode::LostAdjoint,
                SourceLoc{beginning(fn.decl).file, static_cast<int>(fn.backward_unsupported_line),
                          static_cast<int>(fn.backward_unsupported_col)});
  }

  // Warp collects a struct's parts, and theirs, with a stack and builds them backwards: those of
  // the first field come first, a struct after its parts. Each is followed once, since its parts
  // are all there when it is met again; Warp follows it every time, which takes time exponential in
  // the depth.
  void use_struct(std::uint32_t index) override {
    struct Open {
      std::uint32_t index;
      std::size_t next;  // field
    };
    const auto there = [this](std::uint32_t s) {
      return std::find(out->structs.begin(), out->structs.end(), s) != out->structs.end();
    };
    if (there(index)) return;
    std::vector<Open> open{{index, 0}};
    while (!open.empty()) {
      Open& last = open.back();
      const std::vector<FieldDecl>& fields = tree->structs[last.index].fields;
      if (last.next == fields.size()) {
        out->structs.push_back(last.index);
        open.pop_back();
        continue;
      }
      const Type& t = fields[last.next++].type;
      if (t.kind == TypeKind::Struct && !there(t.index)) open.push_back({t.index, 0});
    }
  }

  void use_builtin(const Builtin& b) override {
    if (std::find(out->builtins_used.begin(), out->builtins_used.end(), b.key) ==
        out->builtins_used.end()) {
      out->builtins_used.push_back(b.key);
    }
  }

  bool forced(FunctionId id) const override {
    return std::find(forced_.begin(), forced_.end(), id) != forced_.end();
  }
  void force_adjoint(FunctionId id) override {
    if (!forced(id)) forced_.push_back(id);
  }

  std::vector<FunctionId> forced_;
  std::vector<FunctionId> deferred;  // custom gradients and replays, built after the kernel
  std::vector<std::unique_ptr<LoweredFunction>> built;
  std::vector<LoweredFunction> spare;
  std::vector<std::unique_ptr<Walk>> walks;
  std::size_t depth = 0;
};

void Lowerer::Impl::finish_resolved() {
  resolved->tree = tree;
  for (auto& f : built_resolved) resolved->functions.push_back(std::move(*f));
  resolved->tuples = out->tuples;
  resolved->tiles = out->tiles;
  resolved->slices = out->slices;
  resolved->block_dim = out->block_dim;
  resolved->enable_backward = out->enable_backward;
}

// Such a kernel has one struct for its argument, and nothing that the launch would give it.
Status Lowerer::Impl::check_external(const LoweredFunction& fn) const {
  const Type* argument = fn.args.size() == 1 ? &fn.vars[fn.args[0].v].type : nullptr;
  if (argument != nullptr && argument->plain(TypeKind::Struct) && !out->enable_backward &&
      !out->deterministic && out->tiles.empty() && !fn.uses_tid)
    return {};
  return diag(
      DiagCode::UnsupportedYet, SourceLoc{tree->file_name},
      "entry_point_abi = external_constant_params of a kernel that does not take one struct "
      "alone, or has wp.tid(), tiles, backward code or deterministic mode");
}

// What Warp has generated before, to make a custom gradient or to evaluate wp.static(), it
// generates without the comment of a line that is the last one it was at: of functions that are one
// line.
Status Lowerer::Impl::check_one_liners() const {
  const auto one_line = [&](FunctionId id) {
    if (const CapturedFunction* c = tree->captured_of(id); c != nullptr && c->is_native)
      return false;
    const NodeId def = tree->functions[id.v].def;
    const std::uint32_t end = tree->node(def).split;
    return end > 1 && tree->loc(tree->kid(def, end - 1)).line == tree->loc(def).line;
  };
  std::vector<FunctionId> open;
  bool late = false;
  for (const CapturedFunction& c : tree->captured) late = late || !c.statics.empty();
  // Whether Warp evaluated it early, a line that is not generated may hide.
  const auto has_static = [&](FunctionId id) {
    const std::uint32_t line = tree->loc(tree->functions[id.v].def).line;
    return one_line(id) && tree->source_line(line).find("static(") != std::string_view::npos;
  };
  if (const FunctionId root = out->kernel_decl; is_kernel(root) && (late || has_static(root)))
    open.push_back(root);
  for (const auto& fn : built)
    if (const CapturedFunction* c = tree->captured_of(fn->decl);
        late || (c && c->grad.valid()) || has_static(fn->decl))
      open.push_back(fn->decl);
  if (open.empty()) return {};
  std::vector<bool> seen(tree->functions.size(), false);
  while (!open.empty()) {
    const FunctionId id = open.back();
    open.pop_back();
    if (seen[id.v]) continue;
    seen[id.v] = true;
    if (one_line(id))
      return diag(
          DiagCode::UnsupportedYet, beginning(id),
          "a function on one line that has a custom gradient, is called by one that has, or "
          "is generated with wp.static() of what only generating tells");
    if (is_kernel(id)) continue;
    for (const CallNote& call : built[place[id.v]]->calls)
      if (call.function.valid()) open.push_back(call.function);
  }
  return {};
}

Lowerer::Lowerer() : impl_(std::make_unique<Impl>()) {}
Lowerer::~Lowerer() = default;

// What the kernel's own options say, beside those of its module.
Status Lowerer::Impl::apply_kernel_options(FunctionId kernel, const LowerOptions& given) {
  for (const auto& [option, value] : tree->functions[kernel.v].options) {
    if (option == "enable_backward" && (value == "True" || value == "False")) {
      effective.enable_backward = value == "True";
      continue;
    }
    if (is_for_modules_alone(option) || apply_launch_option(option, value, out->launch)) continue;
    if (option == "launch_bounds" && value.starts_with('!')) {
      if (!given.only_cpu)
        return diag(DiagCode::BadLaunchBounds, SourceLoc{tree->file_name}, value.substr(1));
      out->launch.only_cpu = true;
      continue;
    }
    if (option == "entry_point_abi" && value == "external_constant_params" && given.only_cuda) {
      out->launch.external_params = true;
      continue;
    }
    // Other options of modules do nothing on a kernel.
    const bool matters = option == "entry_point_abi" || option.starts_with("deterministic");
    if (matters_on_kernel(option) ||
        (matters && value != "0" && value != "warp" && value != "None" && value != "False")) {
      return diag(DiagCode::UnsupportedYet, SourceLoc{tree->file_name},
                  "kernel option " + option + " = " + value);
    }
  }
  return {};
}

// Forgets the kernel before, and finds the names of this one's module.
void Lowerer::Impl::begin(FunctionId kernel, const LowerOptions& given) {
  options = &effective;
  tree->forget_callees();
  built.clear();
  built_resolved.clear();
  if (resolved != nullptr) resolved->clear();
  forced_.clear();
  deferred.clear();
  state.assign(tree->functions.size(), 0);
  place.assign(tree->functions.size(), 0);
  depth = 0;
  budget = {};

  out->tree = tree;
  out->kernel_decl = kernel;
  for (LoweredFunction& f : out->functions)
    if (spare.size() < kMostSpare) spare.push_back(std::move(f));
  out->functions.clear();
  out->structs.clear();
  out->builtins_used.clear();
  out->tuples = tree->tuples;
  out->tiles = tree->tiles;
  out->slices.clear();
  out->block_dim = given.block_dim;
  out->uses_block_dim = false;
  out->enable_backward = effective.enable_backward;
  if (given.same_module && named_tree == tree && named_result == out) {
    names.rebuild();
  } else {
    name_structs(*tree, *out);
    names.build(*tree, *out);
    named_tree = tree;
    named_result = out;
  }
}

Status Lowerer::Impl::lower_kernel(FunctionId kernel, int kernel_dim) {
  LoweredFunction& fn = out->kernel;
  Walk& walk = walk_at(0);
  walk.resolve_into(resolved != nullptr ? &resolved->kernel : nullptr);
  WEFT_RETURN_IF_ERROR(walk.function(kernel, fn));
  if (out->enable_backward && fn.backward_unsupported) return lost_adjoint(fn);
  if (out->launch.external_params) WEFT_RETURN_IF_ERROR(check_external(fn));
  fn.kernel_dim = kernel_dim;
  fn.native_name.assign(tree->text(tree->functions[kernel.v].name));
  if (!out->strip_hash) fn.native_name += '_' + to_hex({out->hash.data(), 4});
  return {};
}

Status Lowerer::lower(Tree& tree, FunctionId kernel, const LowerOptions& options, Lowered& out,
                      hir::Program* resolved) {
  Impl& m = *impl_;
  if (!options.same_module) m.named_tree = nullptr;
  m.tree = &tree;
  m.out = &out;
  m.resolved = resolved;
  m.effective = options;
  out.launch = {};
  out.strip_hash = false;
  out.deterministic = false;
  out.needs_context = false;
  out.scatters.clear();
  out.array_uses.clear();
  const Options of_module = module_options(tree, tree.functions[kernel.v]);
  WEFT_RETURN_IF_ERROR(apply_module_options(tree, of_module, m.effective, out));
  WEFT_RETURN_IF_ERROR(m.apply_kernel_options(kernel, options));
  out.lineinfo = wants_lineinfo(of_module);
  m.begin(kernel, options);

  int kernel_dim = 1;
  if (!tree.of_program(tree.functions[kernel.v])) {
    WEFT_TRY(out.hash, hash_kernel(tree, kernel, m.names, out, kernel_dim));
  } else {
    kernel_dim = tree.captured_of(kernel)->kernel_dim;
    WEFT_RETURN_IF_ERROR(Impl::read_hash(tree, out.hash));
  }

  if (m.is_kernel(kernel)) {
    WEFT_RETURN_IF_ERROR(m.lower_kernel(kernel, kernel_dim));
  } else {
    out.kernel.clear();
    if (const CapturedFunction* c = tree.captured_of(kernel); c != nullptr && c->generic)
      return diag(DiagCode::UnsupportedYet, m.beginning(kernel),
                  "a function for any types without a call that gives them");
    WEFT_TRY([[maybe_unused]] const LoweredFunction* f, m.build(kernel, m.beginning(kernel)));
  }
  for (std::size_t i = 0; i < m.deferred.size(); ++i) {
    WEFT_TRY([[maybe_unused]] const LoweredFunction* f, m.build(m.deferred[i], SourceLoc{}));
  }
  WEFT_RETURN_IF_ERROR(m.find_adjoints());
  WEFT_RETURN_IF_ERROR(m.check_one_liners());
  for (auto& f : m.built) out.functions.push_back(std::move(*f));
  std::sort(out.builtins_used.begin(), out.builtins_used.end());
  if (resolved != nullptr) m.finish_resolved();
  return {};
}

}  // namespace weft

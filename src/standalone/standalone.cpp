// The parts of a program in the order in which they stand in its file.
#include "weft/standalone/standalone.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <deque>

#include "accesses.h"
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

using namespace standalone;

struct StandaloneWriter::State {
  FormTable table = FormTable::load();
};

StandaloneWriter::StandaloneWriter() : state_(std::make_unique<State>()) {}
StandaloneWriter::~StandaloneWriter() = default;

namespace {

class Assembler {
 public:
  Assembler(const FormTable& table, const Tree& tree, const Lowered& lowered,
            const StandaloneInfo& info)
      : tree_(tree),
        lowered_(lowered),
        info_(info),
        helpers_(table, structs_, lowered.names()),
        signs_(tree),
        program_{tree, helpers_, {}, {}, {}, {}, {}, {}, {}, info.in_bounds ? nullptr : &signs_,
                 false} {
    signs_.decided = info.may_be_negative;
  }

  Result<StandaloneProgram> run() {
    Result<StandaloneProgram> made = assemble();
    if (!made) return placed(tree_, kernel().def, made.error());
    return made;
  }

 private:
  Result<StandaloneProgram> assemble() {
    program_.tiles = lowered_.tiles;
    program_.tiled = has_tiles(tree_, kernel().def);
    WEFT_RETURN_IF_ERROR(name_everything());
    WEFT_RETURN_IF_ERROR(write_functions());
    find_stored_fields();
    do {
      host_ = {};
      host_.tiled = program_.tiled;
      members_.clear();
      WEFT_RETURN_IF_ERROR(write_kernel());
    } while (hides_helpers(FunctionWriter(program_, kernel(), FunctionWriter::Mode::Kernel)));
    WEFT_TRY(const std::string struct_text, write_structs());
    name_sizes();
    host_.varies = info_.in_bounds;
    find_numbers();
    StandaloneProgram p;
    p.tiled = program_.tiled;
    OwnPlaces own;
    analyse_accesses(tree_, lowered_, program_.atomics, own, p);
    host_.any_order = host_.varies || keeps_apart(own);
    host_.rounds = rounds(p.work);
    const std::string host = host_text(host_, program_);

    std::string out = head_text(program_, host_, tree_.text(kernel().name), info_.description);
    out += constants_text(program_);
    for (const std::string& t : helpers_.types()) out += "\n" + t + "\n";
    out += struct_text;
    for (const std::string& t : helpers_.tuples()) out += "\n" + t + "\n";
    for (const std::string& f : helpers_.functions()) out += "\n" + f + "\n";
    // Before the first that calls one.
    const std::string fetches =
        program_.uses_fetch ? fetch_functions(functions_ + reference_) : std::string();
    const bool early = functions_.find("fetch_") != std::string::npos;
    if (early) out += fetches;
    out += functions_;
    for (const TileFold fold : program_.block_folds) out += block_fold(fold);
    out += kernel_;
    if (!early) out += fetches;
    out += reference_;
    out += host;
    p.source = wrap_lines(out);
    return p;
  }

  // Whether the text shows that no thread of a file's kernel meets what another one leaves.
  bool keeps_apart(const OwnPlaces& own) const {
    std::set<std::string> stored;
    for (const HostArg& a : host_.args)
      if (a.array && a.written) stored.insert(a.info->name);
    return own.shown(host_.dims.size(), stored);
  }

  // Fewer of long kernels: a core does 2.5e10 of the operations that are counted in some ten
  // seconds, and a fifth of those of 16 bits, which CPUs have no instructions for.
  std::uint32_t rounds(double once) const {
    double work = 2 * once;  // of the kernel and of its reference
    for (const HostDim& d : host_.dims) work *= d.size;
    if (helpers_.uses(Scalar::Float16) || helpers_.uses(Scalar::BFloat16)) work *= 5;
    std::uint32_t out = host_.varies ? 128 : 32;
    while (out > 8 && out * work > 2.5e10) out /= 2;
    return out;
  }

  const FunctionDecl& kernel() const { return tree_.functions[lowered_.kernel_decl.v]; }

  Status name_everything() {
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
      if (tree_.functions[f.decl.v].has_return_type)
        results = tree_.functions[f.decl.v].return_types;
      program_.results[f.decl.v] = std::move(results);
    }
    for (const ConstantDecl& c : tree_.constants) {
      program_.taken.insert(helpers_.global_name(tree_.text(c.name)));
    }
    return {};
  }

  // The functions that the forward pass reaches: custom gradients and replays are not among them.
  // Warp refuses recursion.
  void find_called(const LoweredFunction& from) {
    for (const CallNote& call : from.calls) {
      if (!call.function.valid() || !called_.insert(call.function.v).second) continue;
      if (const LoweredFunction* f = lowered_function(call.function)) find_called(*f);
    }
    for (const FunctionId passed : from.passed) {  // to wp.tile_map()
      if (!called_.insert(passed.v).second) continue;
      if (const LoweredFunction* f = lowered_function(passed)) find_called(*f);
    }
  }

  const LoweredFunction* lowered_function(FunctionId id) const {
    for (const LoweredFunction& f : lowered_.functions)
      if (f.decl == id) return &f;
    return nullptr;
  }

  // C++ tells overloads and instances apart by their parameters, but for arrays of other ranks and
  // for functions that are bound to others.
  std::string function_name(const FunctionDecl& f) {
    std::string name = helpers_.global_name(tree_.text(f.name));
    std::string types;
    for (const ArgDecl& a : f.args) {
      if (a.type.plain(TypeKind::Function)) continue;
      Type t = a.type.deref();
      if (t.is_array()) t.ndim = 1;
      types += ", " + helpers_.repr(t);
    }
    for (int i = 2;; ++i) {
      if (signatures_.insert(name + types).second) return name;
      name = std::string(tree_.text(f.name)) + "_" + std::to_string(i);
    }
  }

  Status write_functions() {
    for (const LoweredFunction& f : lowered_.functions) {
      if (called_.contains(f.decl.v)) WEFT_RETURN_IF_ERROR(write_function(f));
    }
    return {};
  }

  // After the functions that it calls.
  Status write_function(const LoweredFunction& lowered) {
    const std::uint32_t index = lowered.decl.v;
    if (!written_.insert(index).second) return {};
    for (const CallNote& call : lowered.calls) {
      if (!call.function.valid()) continue;
      if (const LoweredFunction* callee = lowered_function(call.function))
        WEFT_RETURN_IF_ERROR(write_function(*callee));
    }
    Status status = write_function_text(index);
    if (!status) return placed(tree_, tree_.functions[index].def, status.error());
    return status;
  }

  Status write_function_text(std::uint32_t index) {
    const FunctionDecl& f = tree_.functions[index];
    if (const CapturedFunction* c = tree_.captured_of(f); c != nullptr && c->is_native)
      return unsupported(f, "a native snippet");
    if (has_device_calls(tree_, f)) program_.twins.insert(index);
    std::string body, parameters, twin, twin_parameters;
    WEFT_RETURN_IF_ERROR(
        write_function_as(FunctionWriter::Mode::Function, index, body, parameters));
    if (program_.twins.contains(index)) {
      WEFT_RETURN_IF_ERROR(
          write_function_as(FunctionWriter::Mode::Twin, index, twin, twin_parameters));
    }
    const std::string& name = program_.functions[index];
    const std::vector<Type>& results = program_.results[index];
    std::string result = "void";
    if (results.size() == 1) {
      WEFT_TRY(result, helpers_.type(results[0]));
    } else if (results.size() > 1) {
      if (results.size() > std::size(kResultFields))
        return unsupported(f, "more than eight results");
      result = name + "_result";
      // Overloads of one name need structs of their own.
      while (program_.taken.contains(result)) result += '_';
      program_.taken.insert(result);
      functions_ += "\n// What " + name + "() returns.\nstruct " + result + " {\n";
      for (std::size_t i = 0; i < results.size(); ++i) {
        WEFT_TRY(const std::string t, helpers_.type(results[i]));
        functions_ += "  " + t + " " + std::string(kResultFields[i]) + ";\n";
      }
      functions_ += "};\n";
    }
    if (result != "void" && falls_through(tree_, tree_.kids_before_split(f.def, 1))) {
      body += "  return {};\n";
      if (!twin.empty()) twin += "  return {};\n";
    }
    functions_ += std::string("\n") + (program_.twins.contains(index) ? "" : "__host__ ") +
                  "__device__ inline " + result + " " + name + "(" + parameters + ") {\n" + body +
                  "}\n";
    if (program_.twins.contains(index))
      functions_ += "\n// The same for the reference.\ninline " + result + " " + name +
                    "_reference(" + twin_parameters + ") {\n" + twin + "}\n";
    return {};
  }

  // The body and the parameters of a function. Arrays are passed as pointers, with those of their
  // dimensions that the body needs.
  Status write_function_as(FunctionWriter::Mode mode, std::uint32_t index, std::string& body,
                           std::string& parameters) {
    const FunctionDecl& f = tree_.functions[index];
    const std::set<std::uint32_t> stored = stored_arrays(tree_, f);
    while (true) {
      FunctionWriter w(program_, f, mode);
      for (const ArgDecl& a : f.args) {
        if (!is_stored_array(a.type)) continue;
        ArrayView view{w.variable_name(a.name), {}, a.type, {}};
        for (int d = 0; d < a.type.ndim; ++d)
          view.shape.push_back(w.fresh("num_" + view.pointer + numbered(d)));
        for (int d = 0; d < a.type.ndim && a.type.array == ArrayClass::Indexed; ++d) {
          view.indices.push_back(w.fresh(view.pointer + "_indices" + numbered(d)));
          view.extents.push_back(w.fresh("full_" + view.pointer + numbered(d)));
        }
        w.arrays[a.name.v] = std::move(view);
      }
      const auto views = w.arrays;
      WEFT_RETURN_IF_ERROR(w.body(1));
      std::vector<std::vector<std::size_t>>& sizes = program_.sizes[index];
      // The reference's form is given what the other is, which may print more.
      for (std::size_t k = 0; k < sizes.size() && mode == FunctionWriter::Mode::Twin; ++k)
        for (const std::size_t d : sizes[k])
          w.dims_used.insert(size_names(views.at(f.args[k].name.v))[d]);
      sizes.assign(f.args.size(), {});
      parameters.clear();
      for (std::size_t k = 0; k < f.args.size(); ++k) {
        const ArgDecl& a = f.args[k];
        if (a.type.plain(TypeKind::Function)) continue;  // bound to one in this instance
        if (!parameters.empty()) parameters += ", ";
        const Variable& v = *w.variables().find(a.name);
        if ((v.reads == 0 && !v.changed) || !w.names_variable(w.variable_name(a.name)))
          parameters += "[[maybe_unused]] ";
        const auto view = views.find(a.name.v);
        if (view != views.end()) {
          WEFT_TRY(const std::string t, helpers_.type(a.type.element()));
          parameters +=
              (stored.contains(a.name.v) ? "" : "const ") + t + "* " + view->second.pointer;
          const auto add = [&](const std::string& name, std::string_view type_text) {
            parameters += std::string(w.names_variable(name) ? ", " : ", [[maybe_unused]] ") +
                          std::string(type_text) + name;
          };
          for (const std::string& indices : view->second.indices) add(indices, "const int* ");
          const std::vector<std::string> names = size_names(view->second);
          for (std::size_t d = 0; d < names.size(); ++d) {
            if (!w.dims_used.contains(names[d])) continue;
            sizes[k].push_back(d);
            add(names[d], "int ");
          }
          continue;
        }
        const Type type = a.type.deref();
        if (!type.is_value() && !type.is_struct() && !is_tuple(type))
          return unsupported(f, "a parameter of type " + helpers_.repr(a.type));
        WEFT_TRY(const std::string t, helpers_.type(type));
        parameters += t + (a.type.ref ? "& " : " ") + w.variable_name(a.name);
      }
      if (hides_helpers(w)) continue;
      body = w.take();
      return {};
    }
  }

  static std::string numbered(int dimension) {
    return dimension > 0 ? "_" + std::to_string(dimension) : "";
  }

  // All sizes that a function may ask for, as Program::sizes counts them.
  static std::vector<std::string> size_names(const ArrayView& view) {
    std::vector<std::string> out = view.shape;
    out.insert(out.end(), view.extents.begin(), view.extents.end());
    return out;
  }

  // Arrays whose elements are in memory that the host fills.
  static bool is_stored_array(const Type& t) {
    return t.array == ArrayClass::Array || t.array == ArrayClass::Indexed;
  }

  bool is_dimension(const std::string& name) const {
    return std::any_of(host_.dims.begin(), host_.dims.end(),
                       [&](const HostDim& d) { return d.name == name; });
  }

  // Whether a variable has the name of a helper that the program calls; no later one will.
  bool hides_helpers(const FunctionWriter& w) {
    bool hides = false;
    for (const Variable& v : w.variables().all()) {
      const std::string name = w.variable_name(v.name);
      if (helpers_.names().contains(name)) hides = program_.taken.insert(name).second || hides;
    }
    return hides;
  }

  Diag unsupported(const FunctionDecl& f, std::string_view what) const {
    return standalone::unsupported(tree_, f.def, what);
  }

  // The first statement, if it is `i, j = wp.tid()` of names that stay what they are.
  NodeId thread_statement(const FunctionWriter& w, std::vector<std::string>& names) const {
    names.clear();
    for (const NodeId s : tree_.kids_before_split(kernel().def, 1)) {
      const Node& n = tree_.node(s);
      if (n.kind == NodeKind::ExprStmt && tree_.node(tree_.kid(s, 0)).kind == NodeKind::Constant)
        continue;  // a docstring
      if (!assigns_thread_index(tree_, s)) return {};
      const std::vector<NodeId> targets = elements(tree_, tree_.kid(s, 0));
      for (const NodeId t : targets) {
        if (tree_.node(t).kind != NodeKind::Name) return {};
        const Variable* v = w.variables().find(tree_.node(t).name);
        const std::string name = w.variable_name(tree_.node(t).name);
        if (v == nullptr || !v->constant() ||
            std::find(names.begin(), names.end(), name) != names.end())
          return {};
        names.push_back(name);
      }
      return s;
    }
    return {};
  }

  Status write_kernel() {
    const FunctionDecl& k = kernel();
    const bool captured = tree_.of_program(k);
    if (captured) return unsupported(k, "a captured program");
    FunctionWriter probe(program_, k, FunctionWriter::Mode::Kernel);
    const std::string own(tree_.text(k.name));
    host_.kernel = helpers_.global_name(own);
    if (host_.kernel == own && (program_.taken.contains(own) || host_variable(own) != own))
      host_.kernel += '_';
    // Dimensions get names that nothing in the kernel has.
    std::vector<std::string> taken;
    for (const Variable& v : probe.variables().all()) taken.push_back(probe.variable_name(v.name));
    for (const LaunchDim& d : info_.interface.launch) {
      std::string name = d.name;
      if (std::find(taken.begin(), taken.end(), name) != taken.end() || is_reserved(name) ||
          program_.taken.contains(name) || name == host_.kernel)
        name = "num_" + name;
      while (std::find(taken.begin(), taken.end(), name) != taken.end()) name += '_';
      host_.dims.push_back({name, d.size, d.limit, d.min, d.bench_limit});
    }
    if (host_.dims.empty()) host_.dims.push_back({"n", 1, 1});
    const std::set<std::uint32_t> stored = stored_arrays(tree_, k);
    for (std::size_t i = 0; i < k.args.size(); ++i) {
      const ArgDecl& a = k.args[i];
      const KernelArg* info = nullptr;
      for (const KernelArg& s : info_.interface.args) {
        if (s.name == tree_.text(a.name)) info = &s;
      }
      if (info == nullptr)
        return unsupported(k, "the argument '" + std::string(tree_.text(a.name)) + "'");
      HostArg h;
      h.info = info;
      h.name = probe.variable_name(a.name);
      h.host_name = host_name(h.name);
      h.type = a.type;
      h.array = is_stored_array(a.type);
      for (const ArgField& f : info->fields) {
        const bool array =
            f.type.array == ArrayClass::Array && !h.array && f.type.kind != TypeKind::Struct;
        if (!f.type.is_value() && !array)
          return unsupported(k, (h.array ? "an array of structs with '" : "a struct with '") +
                                    f.name + "' of type " + helpers_.repr(f.type));
      }
      if (a.type.array != ArrayClass::None && !h.array)
        return unsupported(k, "an argument of type " + type_repr(a.type, lowered_.names()));
      if (a.type.array == ArrayClass::Indexed && a.type.kind == TypeKind::Struct &&
          std::find(lowered_.structs.begin(), lowered_.structs.end(), a.type.index) ==
              lowered_.structs.end())
        return unsupported(k,
                           "an indexed array of a struct that nothing else has, which Warp does "
                           "not define");
      h.written = h.array && stored.contains(a.name.v);
      h.unread = h.written && is_unread(tree_, k, a.name);
      WEFT_TRY(h.element, helpers_.type(h.array ? a.type.element() : a.type));
      h.storage = h.array && h.element == "bool" ? "unsigned char" : h.element;
      name_shape(h, probe);
      h.holds_arrays = !h.array && holds_arrays(tree_, a.type);
      host_.args.push_back(std::move(h));
      if (a.type.array == ArrayClass::Indexed) add_indices(std::size(host_.args) - 1, probe, taken);
      if (host_.args.back().holds_arrays)
        WEFT_RETURN_IF_ERROR(add_members(std::size(host_.args) - 1, probe, taken));
    }
    WEFT_RETURN_IF_ERROR(write_body(FunctionWriter::Mode::Kernel, kernel_));
    WEFT_RETURN_IF_ERROR(write_body(FunctionWriter::Mode::Reference, reference_));
    return {};
  }

  // What the wrapper and main call an argument: they have names of their own, and for each argument
  // others beside it.
  std::string host_name(const std::string& name) const {
    const auto is_argument = [&](std::string_view text) {
      const Symbol s = tree_.find(std::string(text));
      return std::any_of(kernel().args.begin(), kernel().args.end(),
                         [&](const ArgDecl& a) { return a.name == s; });
    };
    static constexpr std::string_view kDevice = "device_", kExpected = "_expected";
    const std::string_view view = name;
    const bool taken = (view.starts_with(kDevice) && is_argument(view.substr(kDevice.size()))) ||
                       (view.ends_with(kExpected) &&
                        is_argument(view.substr(0, view.size() - kExpected.size()))) ||
                       name == host_.kernel || name == "run_" + host_.kernel ||
                       name == host_.kernel + "_reference";
    return taken ? name + "_values" : host_variable(name);
  }

  // What a kernel and main call the dimensions of an array: a launch dimension, a scalar argument
  // or field, or a number.
  void name_shape(HostArg& h, const FunctionWriter& probe) const {
    for (const Size& size : h.info->shape) {
      const auto text = [&](bool in_main) {
        std::string out =
            size.text([&](const SizeTerm& t) { return size_name(t, probe, in_main); });
        return out.find(' ') == std::string::npos ? out : "(" + out + ")";
      };
      h.host_shape.push_back(text(true));
      h.shape.push_back(text(false));
    }
  }

  // A term of a dimension as the kernel, or as main, calls it.
  std::string size_name(const SizeTerm& t, const FunctionWriter& probe, bool in_main) const {
    const auto called = [&](const std::string& name) { return in_main ? host_name(name) : name; };
    if (t.kind == SizeTerm::Kind::LaunchDim) return called(host_.dims.at(t.index).name);
    const KernelArg& arg = info_.interface.args.at(t.index);
    const std::string name = called(probe.variable_name(tree_.find(arg.name)));
    return t.kind == SizeTerm::Kind::Argument ? name : name + "." + arg.fields.at(t.field).name;
  }

  // The indices of an indexed array, as arguments behind it. The array itself has one element more
  // in each dimension than there are indices.
  void add_indices(std::size_t owner, const FunctionWriter& probe,
                   std::vector<std::string>& taken) {
    KernelArg& whole = members_.emplace_back(*host_.args[owner].info);
    for (Size& size : whole.shape) size = size.one_more();
    HostArg sizes;
    sizes.info = &whole;
    name_shape(sizes, probe);
    host_.args[owner].extents = sizes.shape;
    host_.args[owner].host_shape = sizes.host_shape;
    const KernelArg& info = *host_.args[owner].info;
    for (std::size_t d = 0; d < info.shape.size(); ++d) {
      KernelArg& own = members_.emplace_back();
      own.name = info.name + ".indices_" + std::to_string(d);
      own.type = Type::array_of(Type::of(Scalar::Int32), 1);
      own.shape = {info.shape[d]};
      HostArg h;
      h.info = &own;
      h.type = own.type;
      h.array = h.is_indices = true;
      h.name = host_.args[owner].name + "_indices" + numbered(static_cast<int>(d));
      while (std::find(taken.begin(), taken.end(), h.name) != taken.end() ||
             program_.taken.contains(h.name))
        h.name += '_';
      taken.push_back(h.name);
      h.host_name = h.name;
      h.element = h.storage = "int";
      name_shape(h, probe);
      host_.args[owner].indices.push_back(h.name);
      host_.args.push_back(std::move(h));
    }
  }

  // The arrays in a struct, as arguments that the host alone has.
  Status add_members(std::size_t owner, const FunctionWriter& probe,
                     std::vector<std::string>& taken) {
    for (const ArgField& f : host_.args[owner].info->fields) {
      if (!f.type.is_array()) continue;
      KernelArg& info = members_.emplace_back();
      info.name = host_.args[owner].info->name + "." + f.name;
      info.type = f.type;
      info.shape = f.shape;
      info.range = f.range;
      HostArg h;
      h.info = &info;
      h.type = f.type;
      h.array = true;
      h.pointer = host_.args[owner].host_name;
      // The struct that has the field, and the field itself.
      Type of = host_.args[owner].type;
      Symbol field;
      for (std::size_t at = 0, end; at <= f.name.size(); at = end + 1) {
        end = std::min(f.name.find('.', at), f.name.size());
        if (field.valid()) of = find_field(tree_, of, field)->type;
        field = tree_.find(std::string_view(f.name).substr(at, end - at));
        h.pointer += "." + field_member(tree_, field);
      }
      const std::string path = h.pointer.substr(0, h.pointer.rfind('.') + 1);
      for (std::size_t d = 0; d < f.type.ndim; ++d)
        h.sizes.emplace_back(d, path + dimension_member(tree_, of.index, field, d));
      h.host_name = host_.args[owner].name + "_" + f.name;
      std::replace(h.host_name.begin(), h.host_name.end(), '.', '_');
      while (std::find(taken.begin(), taken.end(), h.host_name) != taken.end()) h.host_name += '_';
      taken.push_back(h.host_name);
      h.host_name = host_name(h.host_name);
      h.name = h.host_name;
      h.written = stored_fields_.contains(field.v);
      info.role = h.written ? ArgRole::InOut : ArgRole::In;
      WEFT_TRY(h.element, helpers_.type(f.type.element()));
      h.storage = h.element == "bool" ? "unsigned char" : h.element;
      name_shape(h, probe);
      host_.args.push_back(std::move(h));
    }
    return {};
  }

  void find_stored_fields() {
    std::vector<FunctionId> functions{lowered_.kernel_decl};
    for (const LoweredFunction& f : lowered_.functions) functions.push_back(f.decl);
    stored_fields_ = stored_fields(tree_, functions);
  }

  // Whether the program asks for a member of some struct.
  bool asks_for(const std::string& member) const {
    for (const std::string* text : {&functions_, &kernel_, &reference_}) {
      if (has_word(*text, member) && text->find("." + member) != std::string::npos) return true;
    }
    return false;
  }

  // Dimensions that nobody asks for have no members.
  void name_sizes() {
    for (HostArg& a : host_.args) {
      std::erase_if(a.sizes, [&](const auto& size) {
        return !asks_for(size.second.substr(size.second.rfind('.') + 1));
      });
    }
  }

  // What stands in the kernel and its functions, as far as inputs come near it.
  void find_numbers() {
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

  void numbers_in(NodeId id, std::set<double>& out) const {
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

  Status write_body(FunctionWriter::Mode mode, std::string& out) {
    const FunctionDecl& k = kernel();
    const bool reference = mode == FunctionWriter::Mode::Reference;
    FunctionWriter w(program_, k, mode);
    std::vector<std::string> thread_names;
    const NodeId tid = thread_statement(w, thread_names);
    std::vector<std::string> dims;
    for (const HostDim& d : host_.dims) dims.push_back(d.name);
    const bool nested = reference && tid.valid() && thread_names.size() == dims.size();
    const bool own_name = tid.valid() && thread_names.size() == 1 && dims.size() == 1;
    for (const HostArg& a : host_.args) {
      if (!a.array || !a.parameter() || a.is_indices) continue;
      const Symbol s = tree_.find(a.info->name);
      ArrayView& view = w.arrays[s.v] = {a.name, a.shape, a.type, {}};
      view.indices = a.indices;
      view.extents = a.extents;
    }
    w.thread_dims = dims;
    w.thread = own_name ? thread_names[0] : w.fresh(program_.tiled ? "block" : "thread");
    const bool lambda = w.returns_in_loop;
    w.leave = lambda ? "return;" : "continue;";
    if (nested || own_name) {
      if (nested) w.skip_thread_index(tid);
      for (const NodeId t : elements(tree_, tree_.kid(tid, 0)))
        w.thread_symbols.insert(tree_.node(t).name.v);
    }
    int depth = 2;
    if (nested && !lambda) depth = 1 + static_cast<int>(dims.size());
    if (lambda && nested) depth = 2;
    WEFT_RETURN_IF_ERROR(w.body(depth));
    std::string text = w.take();

    // A parameter that the kernel assigns to keeps its value for the next thread.
    std::string locals, parameters;
    std::vector<std::string>& used = reference ? host_.reference_dims : host_.kernel_dims;
    used = dims;
    const std::string pad(static_cast<std::size_t>(depth) * 2, ' ');
    for (const std::string& d : used) parameters += (parameters.empty() ? "int " : ", int ") + d;
    for (const HostArg& a : host_.args) {
      if (!a.parameter()) continue;
      parameters += ", ";
      if (a.is_indices) {
        parameters += std::string(has_word(text, a.name) ? "" : "[[maybe_unused]] ") +
                      "const int* " + (reference ? "" : "__restrict__ ") + a.name;
        continue;
      }
      const Variable& v = *w.variables().find(tree_.find(a.info->name));
      if (a.array) {
        if ((v.reads == 0 && !a.written) || !has_word(text, a.name))
          parameters += "[[maybe_unused]] ";
        parameters += std::string(a.written ? "" : "const ") + a.element + "* " +
                      (reference ? "" : "__restrict__ ") + a.name;
      } else if (v.writes > 0 || v.changed) {
        parameters += a.element + " " + a.name + "_given";
        locals += pad + w.unused_mark(v) + a.element + " " + a.name + " = " + a.name + "_given;\n";
      } else {
        if ((v.reads == 0 && !w.dims_used.contains(a.name)) ||
            (!has_word(text, a.name) && !is_dimension(a.name)))
          parameters += "[[maybe_unused]] ";
        parameters += a.element + " " + a.name;
      }
    }
    std::string total;
    for (const std::string& d : dims) total += (total.empty() ? "" : " * ") + d;
    const std::string& i = w.thread;
    if (reference) {
      out = "\n// The same on the CPU, one element after the other.\nvoid " + host_.kernel +
            "_reference(" + parameters + ") {\n";
    } else {
      out = "\n__global__ void " + host_.kernel + "(" + parameters + ") {\n";
    }
    std::string list;
    for (const std::string& n : nested ? thread_names : std::vector<std::string>{i})
      list += std::string(list.empty() ? "" : ", ") +
              (has_word(locals + text, n) ? "int " : "[[maybe_unused]] int ") + n;
    if (lambda) out += "  const auto element = [&](" + list + ") {\n" + locals + text + "  };\n";
    int loops = 0;
    if (nested) {
      for (std::size_t d = 0; d < dims.size(); ++d) {
        out += std::string(2 * (d + 1), ' ') + "for (int " + thread_names[d] + " = 0; " +
               thread_names[d] + " < " + dims[d] + "; ++" + thread_names[d] + ") {\n";
        ++loops;
      }
    } else if (reference) {
      out += "  for (int " + i + " = 0; " + i + " < " + total + "; ++" + i + ") {\n";
      loops = 1;
    } else if (program_.tiled) {
      out += "  for (int " + i + " = blockIdx.x; " + i + " < " + total + "; " + i +
             " += gridDim.x) {\n";
      loops = 1;
    } else {
      out += "  for (int " + i + " = blockIdx.x * blockDim.x + threadIdx.x; " + i + " < " + total +
             "; " + i + " += gridDim.x * blockDim.x) {\n";
      loops = 1;
    }
    if (lambda) {
      std::string args;
      for (const std::string& n : nested ? thread_names : std::vector<std::string>{i})
        args += (args.empty() ? "" : ", ") + n;
      out += std::string(static_cast<std::size_t>(loops + 1) * 2, ' ') + "element(" + args + ");\n";
    } else {
      out += locals + text;
    }
    for (; loops > 0; --loops) out += std::string(static_cast<std::size_t>(loops) * 2, ' ') + "}\n";
    out += "}\n";
    return {};
  }

  Result<std::string> write_structs() {
    std::string out;
    for (const std::uint32_t index : lowered_.structs) {
      const StructDecl& s = tree_.structs[index];
      out += "\nstruct " + structs_[index] + " {\n";
      for (const FieldDecl& f : s.fields) {
        const std::string name = field_member(tree_, f.name);
        if (f.type.array == ArrayClass::Array) {
          WEFT_TRY(const std::string t, helpers_.type(f.type.element()));
          out += (stored_fields_.contains(f.name.v) ? "  " : "  const ") + t + "* " + name + ";\n";
          std::string sizes;
          for (std::size_t d = 0; d < f.type.ndim; ++d) {
            const std::string member = dimension_member(tree_, index, f.name, d);
            if (asks_for(member)) sizes += (sizes.empty() ? "  int " : ", ") + member;
          }
          if (!sizes.empty()) out += sizes + ";\n";
          continue;
        }
        WEFT_TRY(const std::string t, helpers_.type(f.type));
        out += "  " + t + " " + name + ";\n";
      }
      out += "};\n";
    }
    return out;
  }

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

// The program follows Python; a kernel for which Warp does not is refused.
Status means_the_same(const Tree& tree, const hir::Program& resolved) {
  const std::vector<analysis::LateRead> late = analysis::find_late_reads(resolved);
  if (late.empty()) return {};
  const bool stored = late[0].kind == analysis::LateRead::AfterStore;
  const NodeLoc& loc = tree.loc(late[0].node);
  return diag(stored ? DiagCode::ReadAfterStore : DiagCode::SwappedInLoop,
              SourceLoc{tree.file_name, static_cast<int>(loc.line), static_cast<int>(loc.col) + 1});
}

}  // namespace

Result<StandaloneProgram> StandaloneWriter::write(Tree& tree, const Lowered& lowered,
                                                  const hir::Program& resolved,
                                                  const StandaloneInfo* info) {
  WEFT_RETURN_IF_ERROR(means_the_same(tree, resolved));
  const OwnNodes instances(tree, lowered);
  const TakenBranches branches(tree, lowered);
  const Unpacked arguments(tree, lowered);
  StandaloneInfo own;
  if (info == nullptr) {
    own = describe_arguments(tree, lowered.kernel_decl, lowered.tiles);
    info = &own;
  }
  // What has no form says more than that an index of it is not understood.
  Result<StandaloneProgram> made = Assembler(state_->table, tree, lowered, *info).run();
  if (made && own.refusal) return *own.refusal;
  return made;
}

}  // namespace weft

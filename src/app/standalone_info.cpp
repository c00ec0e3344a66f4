#include "standalone_info.h"

#include "weft/base/json.h"

namespace weft {

StandaloneInfo standalone_info(const ProgramInfo& info) {
  StandaloneInfo out;
  out.description = info.description;
  out.in_bounds = true;
  for (const LaunchDim& d : info.launch) out.launch.push_back({d.name, d.size, d.limit});
  for (const ArgInfo& a : info.args) {
    StandaloneArg arg;
    arg.name = a.name;
    arg.type = a.type;
    arg.input = a.role != ArgRole::Out;
    arg.output = a.role != ArgRole::In;
    arg.shape = a.shape;
    arg.lo = a.range.lo;
    arg.hi = a.range.hi;
    for (const FieldInfo& f : a.fields)
      arg.fields.push_back({f.name, f.type, f.range.lo, f.range.hi, {}, {}});
    arg.unit = a.unit;
    arg.sorted = a.sorted;
    arg.equals = a.equals;
    out.args.push_back(std::move(arg));
  }
  return out;
}

std::string described_arguments(const StandaloneInfo& info, const Lowered& lowered,
                                const Measure& m) {
  JsonWriter json;
  json.begin_object();
  json.key("args").begin_array();
  const auto range = [&](double lo, double hi) {
    json.key("range").begin_array().real(lo).real(hi).end_array();
  };
  const auto shape = [&](const std::vector<std::string>& sizes) {
    json.key("shape").begin_array();
    for (const std::string& s : sizes) json.value(s);
    json.end_array();
  };
  for (const StandaloneArg& a : info.args) {
    json.begin_object();
    json.member("name", a.name);
    json.member("type", python_type(a.type, lowered.names()));
    json.member("role", a.output ? "inout" : "in");
    if (a.type.is_array()) shape(a.shape);
    if (a.fields.empty()) {
      range(a.lo, a.hi);
    } else {
      json.key("fields").begin_array();
      for (const StandaloneField& f : a.fields) {
        json.begin_object();
        json.member("name", f.name).member("type", python_type(f.type, lowered.names()));
        if (f.type.is_array()) shape(f.shape);
        range(f.lo, f.hi);
        if (!f.equals.empty()) json.member("equals", f.equals);
        json.end_object();
      }
      json.end_array();
    }
    if (!a.equals.empty()) json.member("equals", a.equals);
    json.end_object();
  }
  json.end_array();
  json.key("launch").begin_array();
  for (const StandaloneDim& d : info.launch) {
    json.begin_object();
    json.member("name", d.name).member("size", d.size).member("limit", d.limit);
    json.end_object();
  }
  json.end_array();
  const std::uint32_t score = complexity_score(m, lowered.builtins_used.size());
  json.member("complexity", score).member("difficulty", difficulty(score));
  json.end_object();
  return json.take();
}

std::string standalone_metadata(const StandaloneProgram& program) {
  JsonWriter json;
  json.begin_object();
  json.key("launch_configuration").begin_object();
  json.member("threads_per_block", 256).member("max_blocks", 4096).member("grid_stride", true);
  if (program.tiled) json.member("block_per_element", true);
  json.end_object();
  json.key("global_accesses").begin_array();
  for (const GlobalAccess& a : program.accesses) {
    json.begin_object();
    json.member("array", a.array);
    json.member("access", a.atomic ? "atomic" : a.write ? "store" : "load");
    json.member("pattern", access_pattern_name(a.pattern));
    json.member("bytes", a.bytes);
    json.member("element_bytes", a.element_bytes);
    json.member("line", a.line);
    json.end_object();
  }
  json.end_array();
  json.member("divergent_branches", program.divergent_branches);
  json.key("flops_per_thread").real(program.flops);
  json.key("integer_ops_per_thread").real(program.integer_ops);
  json.key("bytes_per_thread").real(program.bytes);
  json.key("arithmetic_intensity").real(program.bytes > 0 ? program.flops / program.bytes : 0.0);
  json.end_object();
  return json.take();
}

}  // namespace weft

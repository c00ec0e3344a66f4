#include "cuda/standalone_info.h"

#include "weft/base/json.h"
#include "weft/interface/json.h"

namespace weft {

std::string interface_json(const KernelInterface& interface, const Lowered& lowered,
                           const Measure& m) {
  JsonWriter json;
  json.begin_object();
  json.key("args");
  write_args(json, interface, lowered.names());
  json.key("launch");
  write_launch(json, interface);
  const std::uint32_t score = complexity_score(m, lowered.builtins_used.size());
  json.member("complexity", score).member("difficulty", difficulty(score));
  json.end_object();
  return json.take();
}

std::string standalone_metadata(const StandaloneProgram& program) {
  JsonWriter json;
  json.begin_object();
  json.key("launch_configuration").begin_object();
  json.member("threads_per_block", program.threads)
      .member("max_blocks", 4096)
      .member("grid_stride", true);
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

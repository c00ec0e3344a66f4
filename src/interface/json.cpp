#include "weft/interface/json.h"

namespace weft {

namespace {

void write_sizes(JsonWriter& json, const KernelInterface& interface, std::string_view key,
                 const std::vector<Size>& sizes) {
  json.key(key).begin_array();
  for (const Size& size : sizes) json.value(interface.text(size));
  json.end_array();
}

void write_shape(JsonWriter& json, const KernelInterface& interface,
                 const std::vector<Size>& shape) {
  write_sizes(json, interface, "shape", shape);
}

void write_object(JsonWriter& json, const KernelInterface& interface, const ObjectRule& o) {
  using Kind = ObjectRule::Kind;
  if (o.kind == Kind::None) return;
  json.key("object").begin_object();
  json.member("kind", object_name(o.kind));
  if (!o.sizes.empty()) write_sizes(json, interface, "sizes", o.sizes);
  if (!o.arrays.empty()) {
    json.key("arrays").begin_array();
    for (const std::uint32_t a : o.arrays) json.value(interface.args.at(a).name);
    json.end_array();
  }
  if (o.kind == Kind::Mesh)
    json.member("closed", o.closed).member("winding", o.winding).member("moving", o.moving);
  if (o.kind == Kind::HashGrid || o.kind == Kind::Volume) json.key("cell").real(o.cell);
  if (o.kind == Kind::Volume) json.member("element", o.element);
  if (o.kind == Kind::Texture) json.member("channels", o.channels);
  json.end_object();
}

void write_range(JsonWriter& json, const ValueRange& r) {
  // Floats all, so that readers that guess types from the first rows guess right.
  json.key("range").begin_array().real(r.lo).real(r.hi).end_array();
}

void write_equals(JsonWriter& json, const KernelInterface& interface,
                  const std::optional<std::uint32_t>& dim, bool is_exact) {
  if (dim) json.member("equals", interface.launch.at(*dim).name);
  if (dim && is_exact) json.member("exact", true);
}

void write_rule(JsonWriter& json, const KernelInterface& interface, const ValueRule& rule) {
  if (rule.kind == ValueRule::Kind::None) return;
  json.member("values", rule_name(rule.kind));
  if (!rule.bound.products.empty()) json.member("bound", interface.text(rule.bound));
}

void write_field(JsonWriter& json, const KernelInterface& interface, const ArgField& f,
                 const TypeNames& names) {
  json.begin_object();
  json.member("name", f.name).member("type", python_type(f.type, names));
  if (f.type.is_array()) write_shape(json, interface, f.shape);
  write_range(json, f.range);
  write_rule(json, interface, f.rule);
  write_equals(json, interface, f.equals, f.is_exact);
  json.end_object();
}

}  // namespace

void write_args(JsonWriter& json, const KernelInterface& interface, const TypeNames& names) {
  json.begin_array();
  for (const KernelArg& a : interface.args) {
    json.begin_object();
    json.member("name", a.name).member("type", python_type(a.type, names));
    json.member("role", role_name(a.role));
    if (a.type.is_array()) write_shape(json, interface, a.shape);
    if (a.fields.empty()) {
      write_range(json, a.range);
    } else {
      json.key("fields").begin_array();
      for (const ArgField& f : a.fields) write_field(json, interface, f, names);
      json.end_array();
    }
    if (a.unit) json.member("unit_length", true);
    if (a.sorted) json.member("sorted", true);
    write_rule(json, interface, a.rule);
    write_equals(json, interface, a.equals, a.is_exact);
    write_object(json, interface, a.object);
    json.end_object();
  }
  json.end_array();
}

void write_launch(JsonWriter& json, const KernelInterface& interface) {
  json.begin_array();
  for (const LaunchDim& d : interface.launch) {
    json.begin_object().member("name", d.name).member("size", d.size).member("limit", d.limit);
    if (d.min > 1) json.member("min", d.min);
    json.end_object();
  }
  json.end_array();
}

}  // namespace weft

// The metadata object of a row.
#include "metadata.h"

#include <cstring>

#include "commands.h"
#include "weft/base/json.h"
#include "weft/lower/adjoint.h"

namespace weft {
namespace {

std::string_view role_name(ArgRole role) {
  switch (role) {
    case ArgRole::In:
      return "in";
    case ArgRole::Out:
      return "out";
    case ArgRole::InOut:
      return "inout";
  }
  return "in";
}

void range(JsonWriter& json, const ValueRange& r) {
  // Floats all, so that readers that guess types from the first rows guess right.
  json.key("range").begin_array().real(r.lo).real(r.hi).end_array();
}

struct TextSize {
  std::size_t lines = 0, characters = 0;
};

// Newlines, and bytes that start a character: a row has 100 KB of text, so sixteen at a time.
TextSize text_size(std::string_view text) {
  using Bytes [[gnu::vector_size(16)]] = signed char;
  constexpr std::size_t kRounds = 127;  // as far as a signed byte counts
  std::size_t lines = 0, continuations = 0, i = 0;
  while (i + sizeof(Bytes) <= text.size()) {
    Bytes ends{}, inner{};
    for (std::size_t r = 0; r < kRounds && i + sizeof(Bytes) <= text.size(); ++r) {
      Bytes v;
      std::memcpy(&v, text.data() + i, sizeof v);
      ends -= v == '\n';  // a comparison that holds is -1
      inner -= v < -64;   // 0x80 to 0xbf go on with a character
      i += sizeof(Bytes);
    }
    for (std::size_t b = 0; b < sizeof(Bytes); ++b) {
      lines += static_cast<std::size_t>(ends[b]);
      continuations += static_cast<std::size_t>(inner[b]);
    }
  }
  for (; i < text.size(); ++i) {
    lines += text[i] == '\n';
    continuations += (static_cast<unsigned char>(text[i]) & 0xc0) == 0x80;
  }
  return {lines, text.size() - continuations};
}

void argument(JsonWriter& json, const ArgInfo& a, const TypeNames& names) {
  json.begin_object();
  json.member("name", a.name);
  json.member("type", python_type(a.type, names));
  json.member("role", role_name(a.role));
  if (a.type.is_array()) {
    json.key("shape").begin_array();
    for (const std::string& s : a.shape) json.value(s);
    json.end_array();
  }
  if (a.fields.empty()) {
    range(json, a.range);
  } else {
    json.key("fields").begin_array();
    for (const FieldInfo& f : a.fields) {
      json.begin_object();
      json.member("name", f.name);
      json.member("type", python_type(f.type, names));
      range(json, f.range);
      json.end_object();
    }
    json.end_array();
  }
  if (a.unit) json.member("unit_length", true);
  if (a.sorted) json.member("sorted", true);
  if (!a.equals.empty()) json.member("equals", a.equals);
  json.end_object();
}

// From the hashes on: what follows from the program alone.
std::string finish(JsonWriter& json, const Lowered& lowered, const Measure& m,
                   const NamedTexts& texts) {
  json.member("hash", to_hex(lowered.hash));
  json.key("struct_hashes").begin_array();
  for (const std::uint32_t s : lowered.structs) {
    json.begin_object();
    json.member("name", lowered.struct_python[s]);
    // That of a captured one was given with it.
    const std::string& given = lowered.tree->structs[s].hash;
    json.member("hash", given.empty() ? to_hex(lowered.struct_hash[s]) : given);
    json.end_object();
  }
  json.end_array();
  json.member("adjoint", adjoint_label_name(adjoint_label(lowered)));
  json.key("builtins").begin_array();
  for (const std::string_view b : lowered.builtins_used) json.value(b);
  json.end_array();
  json.member("statements", m.statements);
  json.member("function_statements", m.function_statements);
  json.member("loops", m.loops);
  json.member("branches", m.branches);
  json.member("nesting", m.nesting);
  const std::uint32_t score = complexity_score(m, lowered.builtins_used.size());
  json.member("complexity", score);
  json.member("difficulty", difficulty(score));
  json.key("sizes").begin_object();
  for (const auto& [name, text] : texts) {
    json.key(name).begin_object();
    const TextSize size = text_size(text);
    json.member("lines", size.lines);
    json.member("characters", size.characters);
    json.end_object();
  }
  json.end_object();
  json.member("weft_version", weft_version());
  json.member("warp_version", kWarpVersion);
  json.end_object();
  return json.take();
}

}  // namespace

std::string row_metadata(const ProgramInfo& info, const Lowered& lowered, const Measure& m,
                         const NamedTexts& texts) {
  const TypeNames names = lowered.names();
  JsonWriter json;
  json.begin_object();
  json.key("args").begin_array();
  for (const ArgInfo& a : info.args) argument(json, a, names);
  json.end_array();
  json.key("launch").begin_array();
  for (const LaunchDim& d : info.launch) {
    json.begin_object()
        .member("name", d.name)
        .member("size", d.size)
        .member("limit", d.limit)
        .end_object();
  }
  json.end_array();
  return finish(json, lowered, m, texts);
}

std::string captured_metadata(const Lowered& lowered, const BlockDims& dims,
                              const NamedTexts& texts) {
  const Tree& tree = *lowered.tree;
  const TypeNames names = lowered.names();
  JsonWriter json;
  json.begin_object();
  json.key("args").begin_array();
  for (const ArgDecl& a : tree.functions[lowered.kernel_decl.v].args) {
    json.begin_object()
        .member("name", tree.text(a.name))
        .member("type", python_type(a.type, names))
        .end_object();
  }
  json.end_array();
  json.key("block_dim").begin_object().member("cpu", dims.cpu).member("cuda", dims.cuda);
  json.end_object();
  return finish(json, lowered, measure_captured(lowered), texts);
}

}  // namespace weft

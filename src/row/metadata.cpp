// The metadata object of a row: the table of its fields, and their values.
#include "weft/row/metadata.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "metadata_fields.h"
#include "weft/base/json.h"
#include "weft/interface/json.h"

namespace weft {

namespace {

Column string(const RowShape& = {}) { return {{}, ColumnKind::kString, false, {}}; }
// Of few different values.
Column label(const RowShape& = {}) { return {{}, ColumnKind::kString, true, {}}; }
Column int32(const RowShape& = {}) { return {{}, ColumnKind::kInt32, true, {}}; }
Column int64() { return {{}, ColumnKind::kInt64, false, {}}; }
Column flag() { return {{}, ColumnKind::kBool, false, {}}; }
Column named(std::string_view name, Column column) {
  column.name = name;
  return column;
}
Column structure(std::vector<Column> members) {
  return {{}, ColumnKind::kStruct, false, std::move(members)};
}
Column list(Column element) {
  return {{}, ColumnKind::kList, false, {named("element", std::move(element))}};
}
Column range() { return list({{}, ColumnKind::kDouble, true, {}}); }

// ---- arguments and launch ----

// In the order of the JSON (interface/json.cpp). Only rows that are made from plans have the
// members of `planned`.
Column args_column(const RowShape& shape) {
  const auto members = [&](std::vector<Column> all,
                           std::initializer_list<std::string_view> planned) {
    std::erase_if(all, [&](const Column& c) {
      return !shape.planned && std::find(planned.begin(), planned.end(), c.name) != planned.end();
    });
    return structure(std::move(all));
  };
  Column fields =
      members({named("name", label()), named("type", label()), named("shape", list(label())),
               named("range", range()), named("values", label()), named("bound", label()),
               named("equals", label()), named("exact", flag())},
              {"shape", "values", "bound", "equals", "exact"});
  Column object =
      structure({named("kind", label()), named("sizes", list(label())),
                 named("arrays", list(label())), named("closed", flag()), named("winding", flag()),
                 named("moving", flag()), named("cell", {{}, ColumnKind::kDouble, true, {}}),
                 named("element", label()), named("channels", int32())});
  return list(members(
      {named("name", label()), named("type", label()), named("role", label()),
       named("shape", list(label())), named("range", range()),
       named("fields", list(std::move(fields))), named("unit_length", flag()),
       named("sorted", flag()), named("values", label()), named("bound", label()),
       named("equals", label()), named("exact", flag()), named("object", std::move(object))},
      {"values", "bound", "exact", "object"}));
}

void write_arguments(JsonWriter& json, const MeasuredFacts& facts) {
  const TypeNames names = facts.lowered.names();
  if (facts.program != nullptr) return write_args(json, facts.program->interface, names);
  // How a captured kernel uses its arguments is not known.
  const Tree& tree = *facts.lowered.tree;
  json.begin_array();
  for (const ArgDecl& a : tree.functions[facts.lowered.kernel_decl.v].args) {
    json.begin_object();
    json.member("name", tree.text(a.name)).member("type", python_type(a.type, names));
    json.end_object();
  }
  json.end_array();
}

bool has_plan(const MeasuredFacts& facts) {
  return facts.program != nullptr && !facts.program->plan.empty();
}

Column purpose_column(const RowShape&) {
  return structure({named("plan", label()), named("family", label()), named("turn", int64())});
}

void write_purpose(JsonWriter& json, const MeasuredFacts& facts) {
  json.begin_object();
  json.member("plan", facts.program->plan).member("family", facts.program->family);
  json.member("turn", facts.program->turn).end_object();
}

void write_outcome(JsonWriter& json, const MeasuredFacts& facts) {
  json.value(outcome_name(facts.program->interface.outcome));
}

bool is_synthetic(const MeasuredFacts& facts) { return facts.program != nullptr; }

Column launch_column(const RowShape& shape) {
  std::vector<Column> dim{named("name", label()), named("size", int64()), named("limit", int64())};
  if (shape.planned) dim.push_back(named("min", int64()));
  return list(structure(std::move(dim)));
}

void write_launch_dims(JsonWriter& json, const MeasuredFacts& facts) {
  write_launch(json, facts.program->interface);
}

Column block_dim_column(const RowShape&) {
  return structure({named("cpu", int32()), named("cuda", int32())});
}

bool is_tiled(const MeasuredFacts& facts) {
  return facts.program != nullptr && facts.program->interface.is_tiled();
}

bool has_block_dims(const MeasuredFacts& facts) { return facts.block_dims != nullptr; }

void write_block_dim(JsonWriter& json, const MeasuredFacts& facts) {
  json.begin_object().member("cpu", facts.block_dims->cpu).member("cuda", facts.block_dims->cuda);
  json.end_object();
}

// ---- what follows from the lowered kernel ----

void write_hash(JsonWriter& json, const MeasuredFacts& facts) {
  json.value(to_hex(facts.lowered.hash));
}

Column struct_hashes_column(const RowShape&) {
  return list(structure({named("name", string()), named("hash", string())}));
}

std::string struct_hash(const Lowered& lowered, std::uint32_t s) {
  // That of a captured one was given with it.
  const std::string& given = lowered.tree->structs[s].hash;
  return given.empty() ? to_hex(lowered.struct_hash[s]) : given;
}

void write_struct_hashes(JsonWriter& json, const MeasuredFacts& facts) {
  const Lowered& lowered = facts.lowered;
  json.begin_array();
  for (const std::uint32_t s : lowered.structs) {
    json.begin_object();
    json.member("name", lowered.struct_python[s]);
    json.member("hash", struct_hash(lowered, s));
    json.end_object();
  }
  json.end_array();
}

void write_adjoint(JsonWriter& json, const MeasuredFacts& facts) { json.value(facts.adjoint); }

void write_stripped(JsonWriter& json, const MeasuredFacts& facts) {
  json.begin_array();
  for (const std::string_view name : facts.strip.names()) json.value(name);
  json.end_array();
}

void write_builtins(JsonWriter& json, const MeasuredFacts& facts) {
  json.begin_array();
  for (const std::string_view b : facts.lowered.builtins_used) json.value(b);
  json.end_array();
}

template <auto kMember>
void write_measure(JsonWriter& json, const MeasuredFacts& facts) {
  json.value(facts.measure.*kMember);
}

std::uint32_t score(const MeasuredFacts& facts) {
  return complexity_score(facts.measure, facts.lowered.builtins_used.size());
}

// ---- sizes ----

Column size_column(const RowShape&) {
  return structure({named("lines", int32()), named("characters", int32())});
}

void write_sizes(JsonWriter& json, const MeasuredFacts& facts) {
  json.begin_object();
  for (size_t i = 0; i < kTextFields; ++i) {
    if (!facts.texts[i]) continue;
    const TextSize size = facts.sizes[i];
    json.key(text_field_name(static_cast<TextField>(i))).begin_object();
    json.member("lines", size.lines).member("characters", size.characters).end_object();
  }
  json.end_object();
}

void write_tokens(JsonWriter& json, const MeasuredFacts& facts) {
  json.begin_object();
  for (size_t i = 0; i < kTextFields; ++i) {
    if (!facts.texts[i]) continue;
    json.member(text_field_name(static_cast<TextField>(i)), facts.sizes[i].tokens);
  }
  json.end_object();
}

constexpr bool kRequired = true, kOptional = false;

constexpr MetadataColumn kTable[] = {
    {{"args", Presence::kAll, kOptional,
      "the kernel's arguments in order, see [The arguments](#the-arguments)"},
     args_column,
     write_arguments,
     nullptr},
    {{"launch", Presence::kAll, kOptional,
      "the launch dimensions in order: the `name` that shapes refer to, a small `size` to start "
      "with, and a `limit`: any size from 1, or from `min` where there is one, to `limit` keeps "
      "the "
      "program in bounds"},
     launch_column,
     write_launch_dims,
     is_synthetic},
    {{"tiled", Presence::kPlanned, kOptional,
      "`true` if the kernel is launched by `wp.launch_tiled(dim=..., block_dim=...)`, whose `dim` "
      "is "
      "the blocks: then `launch` has their dimensions; see [Tiled launches](#tiled-launches)"},
     [](const RowShape&) { return flag(); },
     [](JsonWriter& json, const MeasuredFacts&) { json.value(true); },
     is_tiled},
    {{"block_dim", Presence::kBlocks, kOptional,
      "in captured rows, and in rows with a tiled launch: `cpu` and `cuda`, the threads in a block "
      "of the launch"},
     block_dim_column,
     write_block_dim,
     has_block_dims},
    {{"purpose", Presence::kPlanned, kOptional,
      "of a row that is made from a plan: the `plan`, the `family` of plans that it belongs to, "
      "and "
      "`turn`, the row's place among those of its category"},
     purpose_column,
     write_purpose,
     has_plan},
    {{"outcome", Presence::kPlanned, kOptional,
      "of a row that is made from a plan, how two correct runs may differ: `exact` (not at all), "
      "`permuted` (the same elements in an order that the threads decide) or `rounded` (sums of "
      "floats in another order)"},
     label,
     write_outcome,
     has_plan},
    {{"hash", Presence::kAll, kRequired,
      "the kernel's hash as Warp computes it; its first 8 digits stand in the kernel's names"},
     string,
     write_hash,
     nullptr},
    {{"struct_hashes", Presence::kAll, kOptional,
      "`name` and `hash` of each struct; the first 8 digits stand in the struct's name"},
     struct_hashes_column,
     write_struct_hashes,
     nullptr},
    {{"adjoint", Presence::kAll, kRequired,
      "whether the backward texts compute the derivative: `exact`, `warp_inexact` or `none`; see "
      "[The adjoint](#the-adjoint)"},
     label,
     write_adjoint,
     nullptr},
    {{"enable_backward", Presence::kNoBackward, kOptional,
      "`false` in rows of `--no-backward`: the texts are those of a module with this option"},
     [](const RowShape&) { return flag(); },
     [](JsonWriter& json, const MeasuredFacts&) { json.value(false); },
     [](const MeasuredFacts& facts) { return !facts.module_backward; }},
    {{"builtins", Presence::kAll, kOptional,
      "the Warp builtins that the module calls by name or through an operator, sorted"},
     [](const RowShape&) { return list(label()); },
     write_builtins,
     nullptr},
    {{"statements", Presence::kAll, kOptional,
      "number of statements of the kernel, with nested ones and without docstrings"},
     int32,
     write_measure<&Measure::statements>,
     nullptr},
    {{"function_statements", Presence::kAll, kOptional,
      "number of statements of all functions, counted likewise"},
     int32,
     write_measure<&Measure::function_statements>,
     nullptr},
    {{"loops", Presence::kAll, kOptional, "number of `for` and `while` in the whole module"},
     int32,
     write_measure<&Measure::loops>,
     nullptr},
    {{"branches", Presence::kAll, kOptional,
      "number of `if`, `elif` and conditional expressions in the whole module"},
     int32,
     write_measure<&Measure::branches>,
     nullptr},
    {{"nesting", Presence::kAll, kOptional,
      "depth of the deepest block of the kernel; its body has depth 1"},
     int32,
     write_measure<&Measure::nesting>,
     nullptr},
    {{"complexity", Presence::kAll, kOptional, "a sum, see [Complexity](#complexity)"},
     int32,
     [](JsonWriter& json, const MeasuredFacts& facts) { json.value(score(facts)); },
     nullptr},
    {{"difficulty", Presence::kAll, kRequired,
      "`easy`, `medium` or `hard`, see [Complexity](#complexity)"},
     label,
     [](JsonWriter& json, const MeasuredFacts& facts) { json.value(difficulty(score(facts))); },
     nullptr},
    {{"stripped", Presence::kStripped, kOptional,
      "what the texts of Warp's are without, see [Stripped texts](#stripped-texts)"},
     [](const RowShape&) { return list(label()); },
     write_stripped,
     [](const MeasuredFacts& facts) { return !facts.strip.empty(); }},
    {{"sizes", Presence::kAll, kRequired, "`lines` and `characters` of each text field"},
     size_column,
     write_sizes,
     nullptr,
     true},
    {{"tokens", Presence::kAll, kOptional,
      "an estimate of the number of tokens of each text field, see [Tokens](#tokens)"},
     int32,
     write_tokens,
     nullptr,
     true},
    {{"weft_version", Presence::kAll, kRequired, "the version of weft that made the row"},
     label,
     [](JsonWriter& json, const MeasuredFacts& facts) { json.value(facts.weft_version); },
     nullptr},
    {{"warp_version", Presence::kAll, kRequired, "the version of Warp whose text it is"},
     label,
     [](JsonWriter& json, const MeasuredFacts& facts) { json.value(facts.warp_version); },
     nullptr},
};

constexpr auto kInfos = [] {
  std::array<MetadataField, std::size(kTable)> infos;
  for (size_t i = 0; i < infos.size(); ++i) infos[i] = kTable[i].info;
  return infos;
}();

}  // namespace

std::span<const MetadataColumn> metadata_table() { return kTable; }

std::span<const MetadataField> metadata_fields() { return kInfos; }

std::vector<std::string> hashes_in_names(const Lowered& lowered) {
  std::vector<std::string> out{to_hex(lowered.hash)};
  for (const std::uint32_t s : lowered.structs) out.push_back(struct_hash(lowered, s));
  return out;
}

uint64_t text_tokens(std::string_view text) { return text_size(text).tokens; }

uint64_t token_count(const TextViews& texts) {
  uint64_t tokens = 0;
  for (const auto& text : texts)
    if (text) tokens += text_tokens(*text);
  return tokens;
}

uint64_t text_characters(std::string_view text) { return text_size(text).characters; }

std::string_view difficulty_of(const Measure& measure, const Lowered& lowered) {
  return difficulty(complexity_score(measure, lowered.builtins_used.size()));
}

std::string metadata_json(const RowFacts& facts) {
  MeasuredFacts measured{facts, {}};
  for (size_t i = 0; i < kTextFields; ++i) {
    if (facts.texts[i]) measured.sizes[i] = text_size(*facts.texts[i]);
  }
  JsonWriter json;
  json.begin_object();
  for (const MetadataColumn& column : kTable) {
    if (column.is_known != nullptr && !column.is_known(measured)) continue;
    json.key(column.info.name);
    column.write(json, measured);
  }
  json.end_object();
  return json.take();
}

}  // namespace weft

// Arguments as the host has them: names, sizes, arrays in structs, and the structs themselves.
#include <algorithm>

#include "assembler.h"
#include "cpp_names.h"
#include "struct_arrays.h"
#include "tree_parts.h"

namespace weft::standalone {

std::string Assembler::host_name(const std::string& name) const {
  const auto is_argument = [&](std::string_view text) {
    const Symbol s = tree_.find(text);
    return std::any_of(kernel().args.begin(), kernel().args.end(),
                       [&](const ArgDecl& a) { return a.name == s; });
  };
  static constexpr std::string_view kDevice = "device_", kExpected = "_expected";
  const std::string_view view = name;
  const bool taken =
      (view.starts_with(kDevice) && is_argument(view.substr(kDevice.size()))) ||
      (view.ends_with(kExpected) && is_argument(view.substr(0, view.size() - kExpected.size()))) ||
      name == host_.kernel || name == "run_" + host_.kernel || name == host_.kernel + "_reference";
  return taken ? name + "_values" : host_variable(name);
}

void Assembler::name_shape(HostArg& h, const FunctionWriter& probe) const {
  const auto bound = [&](const ValueRule& rule) {
    return rule.bound.text([&](const SizeTerm& t) { return size_name(t, probe, true); });
  };
  h.bound = bound(h.info->rule);
  h.field_bounds.clear();
  for (const ArgField& f : h.info->fields) h.field_bounds.push_back(bound(f.rule));
  for (const Size& size : h.info->shape) {
    const auto text = [&](bool in_main) {
      std::string out = size.text([&](const SizeTerm& t) { return size_name(t, probe, in_main); });
      return out.find(' ') == std::string::npos ? out : "(" + out + ")";
    };
    h.host_shape.push_back(text(true));
    h.shape.push_back(text(false));
  }
}

std::string Assembler::size_name(const SizeTerm& t, const FunctionWriter& probe,
                                 bool in_main) const {
  const auto called = [&](const std::string& name) { return in_main ? host_name(name) : name; };
  if (t.kind == SizeTerm::Kind::LaunchDim) return called(host_.dims.at(t.index).name);
  const KernelArg& arg = info_.interface.args.at(t.index);
  const std::string name = called(probe.variable_name(tree_.find(arg.name)));
  return t.kind == SizeTerm::Kind::Argument ? name : name + "." + arg.fields.at(t.field).name;
}

void Assembler::add_indices(std::size_t owner, const FunctionWriter& probe,
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

Status Assembler::add_members(std::size_t owner, const FunctionWriter& probe,
                              std::vector<std::string>& taken) {
  for (const ArgField& f : host_.args[owner].info->fields) {
    if (!f.type.is_array()) continue;
    KernelArg& info = members_.emplace_back();
    info.name = host_.args[owner].info->name + "." + f.name;
    info.type = f.type;
    info.shape = f.shape;
    info.range = f.range;
    info.rule = f.rule;
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

void Assembler::find_stored_fields() {
  std::vector<FunctionId> functions{lowered_.kernel_decl};
  for (const LoweredFunction& f : lowered_.functions) functions.push_back(f.decl);
  stored_fields_ = stored_fields(tree_, functions);
}

bool Assembler::asks_for(const std::string& member) const {
  for (const std::string* text : {&functions_, &kernel_, &reference_}) {
    if (has_word(*text, member) && text->find("." + member) != std::string::npos) return true;
  }
  return false;
}

void Assembler::name_sizes() {
  for (HostArg& a : host_.args) {
    std::erase_if(a.sizes, [&](const auto& size) {
      return !asks_for(size.second.substr(size.second.rfind('.') + 1));
    });
  }
}

Result<std::string> Assembler::write_structs() {
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

}  // namespace weft::standalone

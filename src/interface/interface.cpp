#include "weft/interface/interface.h"

#include <algorithm>
#include <charconv>

namespace weft {

Size Size::number(std::int64_t value) {
  Size out;
  if (value != 0) out.products.push_back({value, {}});
  return out;
}

Size Size::one_more() const {
  Size out = *this;
  if (!out.products.empty() && out.products.back().terms.empty() &&
      out.products.back().factor > 0) {
    ++out.products.back().factor;
  } else {
    out.products.push_back({1, {}});
  }
  return out;
}

void Size::append_sign(std::string& out, std::int64_t factor) {
  if (out.empty()) {
    if (factor < 0) out += '-';
  } else {
    out += factor < 0 ? " - " : " + ";
  }
}

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

namespace {
// By ValueRule::Kind.
constexpr std::string_view kRules[] = {"",        "index",   "optional_index",
                                       "offsets", "parents", "permutation"};
}  // namespace

std::string_view rule_name(ValueRule::Kind kind) { return kRules[static_cast<std::size_t>(kind)]; }

std::optional<ValueRule::Kind> parse_rule(std::string_view name) {
  for (std::size_t i = 1; i < std::size(kRules); ++i)
    if (kRules[i] == name) return static_cast<ValueRule::Kind>(i);
  return std::nullopt;
}

std::string_view object_name(ObjectRule::Kind kind) {
  switch (kind) {
    case ObjectRule::Kind::None:
      return "";
    case ObjectRule::Kind::Mesh:
      return "mesh";
    case ObjectRule::Kind::Bvh:
      return "bvh";
    case ObjectRule::Kind::HashGrid:
      return "hash_grid";
    case ObjectRule::Kind::Volume:
      return "volume";
    case ObjectRule::Kind::Texture:
      return "texture";
  }
  return "";
}

std::string_view outcome_name(Outcome outcome) {
  switch (outcome) {
    case Outcome::Exact:
      return "exact";
    case Outcome::Permuted:
      return "permuted";
    case Outcome::Rounded:
      return "rounded";
  }
  return "exact";
}

std::optional<Outcome> parse_outcome(std::string_view name) {
  for (const Outcome o : {Outcome::Exact, Outcome::Permuted, Outcome::Rounded})
    if (outcome_name(o) == name) return o;
  return std::nullopt;
}

bool KernelInterface::has_objects() const {
  return std::any_of(args.begin(), args.end(), [](const KernelArg& a) { return a.is_object(); });
}

std::optional<SizeTerm> KernelInterface::find_term(std::string_view name) const {
  const auto index = [](std::size_t i) { return static_cast<std::uint32_t>(i); };
  for (std::size_t a = 0; a < args.size(); ++a) {
    const std::string_view own = args[a].name;
    if (name == own) return SizeTerm{SizeTerm::Kind::Argument, index(a), 0};
    if (!name.starts_with(own) || name[own.size()] != '.') continue;
    const std::string_view path = name.substr(own.size() + 1);
    for (std::size_t f = 0; f < args[a].fields.size(); ++f) {
      if (args[a].fields[f].name == path)
        return SizeTerm{SizeTerm::Kind::Field, index(a), index(f)};
    }
  }
  for (std::size_t d = 0; d < launch.size(); ++d) {
    if (launch[d].name == name) return SizeTerm{SizeTerm::Kind::LaunchDim, index(d), 0};
  }
  return std::nullopt;
}

std::string KernelInterface::name_of(const SizeTerm& term) const {
  switch (term.kind) {
    case SizeTerm::Kind::LaunchDim:
      return launch.at(term.index).name;
    case SizeTerm::Kind::Argument:
      return args.at(term.index).name;
    case SizeTerm::Kind::Field:
      return args.at(term.index).name + "." + args[term.index].fields.at(term.field).name;
  }
  return {};
}

std::string KernelInterface::text(const Size& size) const {
  return size.text([this](const SizeTerm& term) { return name_of(term); });
}

std::optional<Size> KernelInterface::parse_size(std::string_view text) const {
  Size out;
  std::int64_t sign = 1;
  if (text.starts_with('-')) {
    sign = -1;
    text.remove_prefix(1);
  }
  SizeProduct product{sign, {}};
  while (true) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    std::int64_t number = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error == std::errc() && stop == word.data() + word.size()) {
      // A number is the first factor of its product.
      if (!product.terms.empty() || product.factor != sign || number < 0) return std::nullopt;
      product.factor = sign * number;
    } else if (const auto term = find_term(word)) {
      product.terms.push_back(*term);
    } else {
      return std::nullopt;
    }
    const std::string_view rest = text.substr(end);
    const bool done = rest.empty();
    if (!done && (rest.size() < 4 || rest[0] != ' ' || rest[2] != ' ')) return std::nullopt;
    const char next = done ? '+' : rest[1];
    if (next != '*' && next != '+' && next != '-') return std::nullopt;
    if (next != '*') {
      if (product.factor != 0) out.products.push_back(std::move(product));
      sign = next == '-' ? -1 : 1;
      product = {sign, {}};
    }
    if (done) return out;
    text = rest.substr(3);
  }
}

}  // namespace weft

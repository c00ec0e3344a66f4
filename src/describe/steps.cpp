#include "steps.h"

#include <algorithm>
#include <array>
#include <utility>

namespace weft::describe {
namespace {

// Longer values of locals keep their names.
constexpr std::size_t kLongestInlined = 60;
// Longer values of module constants keep theirs.
constexpr std::size_t kLongestConstant = 48;

bool is_docstring(const Tree& tree, NodeId id) {
  return tree.node(id).kind == NodeKind::ExprStmt &&
         tree.node(tree.kid(id, 0)).kind == NodeKind::Constant;
}

bool is_bare_return(const Tree& tree, NodeId id) {
  return tree.node(id).kind == NodeKind::Return && tree.kids(id).empty();
}

bool makes_float(BuiltinId cast) {
  return is_one_of(cast, {BuiltinId::Float, BuiltinId::Float16, BuiltinId::Float32,
                          BuiltinId::Float64, BuiltinId::Bfloat16});
}

std::string_view in_place(BinaryOp op) {
  constexpr std::array<std::string_view, 13> kText = {
      "+=", "-=", "*=", "@=", "/=", "//=", "**=", "%=", "&=", "|=", "^=", "<<=", ">>="};
  return kText[static_cast<std::size_t>(op)];
}

std::string in_parentheses(const Phrase& p, print::Precedence at_least) {
  return p.binds < at_least ? '(' + p.text + ')' : p.text;
}

Phrase choice(const Phrase& test, const Phrase& then, const Phrase& otherwise) {
  return {in_parentheses(then, print::kOr) + " if " + in_parentheses(test, print::kOr) + " else " +
              in_parentheses(otherwise, print::kTest),
          print::kTest};
}

std::string spoken(const Clause& c) {
  switch (c.kind) {
    case Clause::Let:
      return "let `" + c.target + " = " + c.value.text + '`';
    case Clause::Set:
      return "set `" + c.target + "` to `" + c.value.text + '`';
    case Clause::Return:
      return "return `" + in_parentheses(c.value, print::kTest) + '`';
    case Clause::Step:
      break;
  }
  return c.text;
}

std::vector<std::string> equations(std::span<const Clause> lets) {
  std::vector<std::string> out;
  for (const Clause& c : lets) out.push_back('`' + c.target + " = " + c.value.text + '`');
  return out;
}

// As the object of "if" and the like.
std::string nested(std::span<const Clause> clauses) {
  if (clauses.empty()) return "do nothing";
  const bool one = clauses.size() == 1 && !clauses.front().compound;
  const std::string text = joined(clauses);
  return one ? text : '(' + text + ')';
}

bool store(std::span<const Clause> clauses) {
  return std::any_of(clauses.begin(), clauses.end(), [](const Clause& c) { return c.stores; });
}

}  // namespace

std::string listed(std::span<const std::string> items) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out += i + 1 == items.size() ? " and " : ", ";
    out += items[i];
  }
  return out;
}

std::string joined(std::span<const Clause> clauses) {
  std::string out;
  for (std::size_t i = 0; i < clauses.size();) {
    if (i > 0) out += "; ";
    std::size_t end = i;
    while (end < clauses.size() && clauses[end].kind == Clause::Let) ++end;
    if (end > i) {
      out += "let " + listed(equations(clauses.subspan(i, end - i)));
      i = end;
    } else {
      out += spoken(clauses[i++]);
    }
  }
  return out;
}

Steps::Steps(const Tree& tree, FunctionId function) : tree_(tree), function_(function) {
  const FunctionDecl& decl = tree.functions[function.v];
  body_ = tree.kids_before_split(decl.def, 1);
  if (!body_.empty() && is_docstring(tree, body_.front())) body_ = body_.subspan(1);
  for (const ArgDecl& a : decl.args) {
    Use& use = uses_[a.name.v];
    use.writes = 1;
    use.block = 1;
    use.told = 1;
  }
  study(body_);
  blocks_ = 0;
  if (decl.is_kernel) take_opening();
}

std::string Steps::of_function() {
  const FunctionDecl& decl = tree_.functions[function_.v];
  std::string out = '`' + std::string(tree_.text(decl.name)) + '(';
  for (std::size_t i = 0; i < decl.args.size(); ++i) {
    if (i > 0) out += ", ";
    out += tree_.text(decl.args[i].name);
  }
  out += ")` ";
  const std::vector<Clause> all = clauses();
  const auto is_let = [](const Clause& c) { return c.kind == Clause::Let; };
  if (!all.empty() && all.back().kind == Clause::Return &&
      std::all_of(all.begin(), all.end() - 1, is_let)) {
    out += "returns `" + in_parentheses(all.back().value, print::kTest) + '`';
    if (all.size() > 1) out += " with " + listed(equations(std::span(all).first(all.size() - 1)));
    return out;
  }
  return out + "does this: (" + joined(all) + ')';
}

void Steps::take_opening() {
  if (body_.empty()) return;
  const NodeId first = body_.front();
  if (tree_.node(first).kind != NodeKind::Assign || tree_.kids(first).size() != 2) return;
  const NodeId value = tree_.kid(first, 1);
  if (tree_.node(value).kind != NodeKind::Call || called(value) != BuiltinId::Tid) return;
  const NodeId target = tree_.kid(first, 0);
  std::vector<NodeId> names{target};
  if (tree_.node(target).kind == NodeKind::Tuple) {
    const auto kids = tree_.kids(target);
    names.assign(kids.begin(), kids.end());
  }
  for (const NodeId n : names) {
    if (tree_.node(n).kind != NodeKind::Name) return;
  }
  for (const NodeId n : names) thread_.emplace_back(tree_.text(tree_.node(n).name));
  opening_ = 1;
  if (body_.size() < 2 || tree_.node(body_[1]).kind != NodeKind::If) return;
  const auto then = tree_.kids_before_split(body_[1], 1);
  if (then.size() != 1 || !is_bare_return(tree_, then.front())) return;
  if (!tree_.kids_after_split(body_[1]).empty()) return;
  idle_ = quoted(tree_.kid(body_[1], 0));
  opening_ = 2;
}

// --- what is done with each name ----------------------------------------------------------------

void Steps::study(std::span<const NodeId> statements) {
  open_.push_back(++blocks_);
  for (const NodeId id : statements) study_statement(id);
  open_.pop_back();
}

void Steps::study_statement(NodeId id) {
  const Node& n = tree_.node(id);
  const auto kids = tree_.kids(id);
  switch (n.kind) {
    case NodeKind::Assign:
      study_value(kids.back());
      for (const NodeId target : kids.first(kids.size() - 1)) {
        study_target(target, kids.size() == 2);
      }
      return;
    case NodeKind::AugAssign:
      study_value(kids[1]);
      study_value(kids[0]);
      study_target(kids[0], false);
      return;
    case NodeKind::If:
      study_value(kids[0]);
      study(tree_.kids_before_split(id, 1));
      if (!tree_.kids_after_split(id).empty()) study(tree_.kids_after_split(id));
      return;
    case NodeKind::For:
      study_value(kids[1]);
      study_target(kids[0], false);
      study(tree_.kids_before_split(id, 2));
      return;
    case NodeKind::While:
      study_value(kids[0]);
      study(tree_.kids_before_split(id, 1));
      return;
    default:
      for (const NodeId kid : kids) study_value(kid);
  }
}

void Steps::study_target(NodeId id, bool plain) {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name) {
    Use& use = uses_[n.name.v];
    ++use.writes;
    use.block = open_.back();
    use.plain = plain;
  } else if (n.kind == NodeKind::Tuple) {
    for (const NodeId kid : tree_.kids(id)) study_target(kid, false);
  } else {
    study_value(id);
    uses_[base_of(id).v].changed_inside = true;
  }
}

void Steps::study_value(NodeId id) {
  if (!id.valid()) return;
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name) {
    Use& use = uses_[n.name.v];
    ++use.reads;
    use.out_of_reach = use.out_of_reach || !is_open(use.block);
  }
  if (const auto f = n.kind == NodeKind::Call ? called(id) : std::nullopt; f && is_atomic(*f)) {
    uses_[base_of(tree_.kid(id, 1)).v].changed_inside = true;
  }
  for (const NodeId kid : tree_.kids(id)) study_value(kid);
}

bool Steps::is_open(std::uint32_t block) const {
  return std::find(open_.begin(), open_.end(), block) != open_.end();
}

// Whether the value is the same wherever the name that it is given to is read.
bool Steps::can_move(NodeId id) const {
  if (!id.valid()) return true;
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Call) {
    const std::optional<BuiltinId> f = called(id);
    if (f && (is_atomic(*f) || draws_random(*f))) return false;
  }
  if (n.kind == NodeKind::Name) {
    const auto use = uses_.find(n.name.v);
    if (use != uses_.end() && (use->second.writes > 1 || use->second.changed_inside)) return false;
  }
  const auto kids = tree_.kids(id);
  return std::all_of(kids.begin(), kids.end(), [this](NodeId kid) { return can_move(kid); });
}

// --- statements ---------------------------------------------------------------------------------

std::vector<Clause> Steps::block(std::span<const NodeId> statements) {
  std::vector<Clause> out;
  open_.push_back(++blocks_);
  for (const NodeId id : statements) statement(id, out);
  open_.pop_back();
  return out;
}

void Steps::statement(NodeId id, std::vector<Clause>& out) {
  switch (tree_.node(id).kind) {
    case NodeKind::Assign:
      return assign(id, out);
    case NodeKind::AugAssign:
      return augment(id, out);
    case NodeKind::If:
      return branch(id, out);
    case NodeKind::For:
    case NodeKind::While:
      return repeat(id, out);
    case NodeKind::ExprStmt:
      return expression_statement(id, out);
    case NodeKind::Break:
      out.push_back({Clause::Step, "leave the loop"});
      return;
    case NodeKind::Continue:
      out.push_back({Clause::Step, "go on with the next round"});
      return;
    case NodeKind::Return:
      if (tree_.kids(id).empty()) {
        out.push_back({Clause::Step, "stop"});
      } else {
        out.push_back({.kind = Clause::Return, .value = phrase(tree_.kid(id, 0))});
      }
      return;
    case NodeKind::Assert:
      out.push_back({Clause::Step, "assert that " + quoted(tree_.kid(id, 0))});
      return;
    default:
      return;  // `pass`, and what no kernel has
  }
}

void Steps::assign(NodeId id, std::vector<Clause>& out) {
  const auto kids = tree_.kids(id);
  const NodeId value = kids.back();
  for (const NodeId target : kids.first(kids.size() - 1)) {
    const Node& n = tree_.node(target);
    Clause c{.kind = Clause::Let, .value = phrase(value)};
    if (n.kind == NodeKind::Name) {
      Use& use = uses_[n.name.v];
      const bool movable = use.plain && use.writes == 1 && use.reads == 1 && !use.changed_inside &&
                           !use.out_of_reach && can_move(value);
      if (movable && c.value.text.size() <= kLongestInlined) {
        use.value = std::move(c.value);
        continue;
      }
      if (is_open(use.told)) {
        c.kind = Clause::Set;
      } else {
        use.told = open_.back();
      }
    } else if (n.kind != NodeKind::Tuple) {
      c.kind = Clause::Set;
      c.stores = is_argument(base_of(target));
    }
    c.target = phrase(target).text;
    out.push_back(std::move(c));
  }
}

void Steps::augment(NodeId id, std::vector<Clause>& out) {
  const std::string target = quoted(tree_.kid(id, 0)), value = quoted(tree_.kid(id, 1));
  Clause c;
  c.stores = is_argument(base_of(tree_.kid(id, 0)));
  const BinaryOp op = static_cast<BinaryOp>(tree_.node(id).op);
  switch (op) {
    case BinaryOp::Add:
      c.text = "add " + value + " to " + target;
      break;
    case BinaryOp::Sub:
      c.text = "subtract " + value + " from " + target;
      break;
    case BinaryOp::Mult:
      c.text = "multiply " + target + " by " + value;
      break;
    case BinaryOp::Div:
      c.text = "divide " + target + " by " + value;
      break;
    default:
      c.text = "do `" + phrase(tree_.kid(id, 0)).text + ' ' + std::string(in_place(op)) + ' ' +
               phrase(tree_.kid(id, 1)).text + '`';
  }
  out.push_back(std::move(c));
}

void Steps::branch(NodeId id, std::vector<Clause>& out) {
  const Phrase test = phrase(tree_.kid(id, 0));
  const std::vector<Clause> then = block(tree_.kids_before_split(id, 1));
  const auto orelse = tree_.kids_after_split(id);
  std::vector<Clause> otherwise;
  if (!orelse.empty()) otherwise = block(orelse);
  if (then.size() == 1 && otherwise.size() == 1) {
    const Clause &a = then.front(), &b = otherwise.front();
    const bool sets = a.kind == Clause::Let || a.kind == Clause::Set;
    if (sets && a.kind == b.kind && a.target == b.target) {
      out.push_back({.kind = a.kind,
                     .target = a.target,
                     .value = choice(test, a.value, b.value),
                     .stores = a.stores});
      // From here on it has a value.
      if (a.kind == Clause::Let) {
        const Symbol name = tree_.find(a.target);
        if (name.valid()) uses_[name.v].told = open_.back();
      }
      return;
    }
  }
  Clause c;
  c.compound = true;
  c.stores = store(then) || store(otherwise);
  c.text = "if `" + test.text + "`, " + nested(then);
  if (!otherwise.empty()) {
    // "otherwise if" needs no parentheses.
    const bool chain = otherwise.size() == 1 && otherwise.front().compound &&
                       otherwise.front().text.starts_with("if ");
    c.text += ", otherwise " + (chain ? otherwise.front().text : nested(otherwise));
  }
  out.push_back(std::move(c));
}

void Steps::repeat(NodeId id, std::vector<Clause>& out) {
  Clause c;
  c.compound = true;
  if (tree_.node(id).kind == NodeKind::For) {
    c.text = "for " + quoted(tree_.kid(id, 0)) + " in " + quoted(tree_.kid(id, 1));
  } else {
    c.text = "while " + quoted(tree_.kid(id, 0));
  }
  const std::uint32_t from = tree_.node(id).kind == NodeKind::For ? 2 : 1;
  const std::vector<Clause> body = block(tree_.kids_before_split(id, from));
  c.stores = store(body);
  c.text += ", " + nested(body);
  out.push_back(std::move(c));
}

void Steps::expression_statement(NodeId id, std::vector<Clause>& out) {
  const NodeId value = tree_.kid(id, 0);
  if (tree_.node(value).kind == NodeKind::Constant) return;
  Clause c;
  c.text = "call " + quoted(value);
  const std::optional<BuiltinId> f =
      tree_.node(value).kind == NodeKind::Call ? called(value) : std::nullopt;
  if (f && is_atomic(*f)) {
    c.stores = true;
    const auto args = tree_.kids_before_split(value, 1);
    if (args.size() >= 3) {
      if (std::string text = of_atomic(*f, args); !text.empty()) c.text = std::move(text);
    }
  }
  out.push_back(std::move(c));
}

// Array, indices, value. Empty: it is told as a call.
std::string Steps::of_atomic(BuiltinId f, std::span<const NodeId> args) {
  std::string target = operand(args[0], print::kAtom) + '[';
  for (std::size_t i = 1; i + 1 < args.size(); ++i) {
    if (i > 1) target += ", ";
    target += operand(args[i], print::kTest);
  }
  target += ']';
  const std::string value = quoted(args.back());
  const auto set = [&](const std::string& to) {
    return "atomically set `" + target + "` to `" + to + '`';
  };
  const auto extreme = [&](BuiltinId of) {
    return set(std::string(builtin(of).key) + '(' + target + ", " +
               operand(args.back(), print::kTest) + ')');
  };
  const auto bits = [&](std::string_view op) {
    return set(target + std::string(op) + operand(args.back(), print::kShift));
  };
  switch (f) {
    case BuiltinId::AtomicAdd:
      return "atomically add " + value + " to `" + target + '`';
    case BuiltinId::AtomicSub:
      return "atomically subtract " + value + " from `" + target + '`';
    case BuiltinId::AtomicMin:
      return extreme(BuiltinId::Min);
    case BuiltinId::AtomicMax:
      return extreme(BuiltinId::Max);
    case BuiltinId::AtomicAnd:
      return bits(" & ");
    case BuiltinId::AtomicOr:
      return bits(" | ");
    case BuiltinId::AtomicXor:
      return bits(" ^ ");
    default:
      return {};
  }
}

// --- expressions --------------------------------------------------------------------------------

Phrase Steps::phrase(NodeId id) {
  return print_expression(tree_, id, [this](NodeId part) { return substitute(part); });
}

std::string Steps::operand(NodeId id, print::Precedence at_least) {
  return in_parentheses(phrase(id), at_least);
}

std::optional<Phrase> Steps::substitute(NodeId id) {
  const Node& n = tree_.node(id);
  if (n.kind == NodeKind::Name) return of_name(n.name);
  if (n.kind == NodeKind::Call) return of_call(id);
  if (n.kind == NodeKind::Attribute && is_warp(tree_.kid(id, 0)))
    return Phrase{std::string(tree_.text(n.name))};
  return std::nullopt;
}

std::optional<Phrase> Steps::of_name(Symbol name) {
  const auto use = uses_.find(name.v);
  if (use != uses_.end() && use->second.value) return use->second.value;
  if (use != uses_.end() && use->second.writes > 0) return std::nullopt;
  for (const ConstantDecl& c : tree_.constants) {
    if (c.name != name) continue;
    Phrase value = phrase(c.value);
    if (value.text.size() <= kLongestConstant) return value;
  }
  return std::nullopt;
}

std::optional<Phrase> Steps::of_call(NodeId id) {
  const std::optional<BuiltinId> f = called(id);
  const auto args = tree_.kids_before_split(id, 1);
  if (!f || !tree_.kids_after_split(id).empty()) return std::nullopt;
  if (f == BuiltinId::Where && args.size() == 3)
    return choice(phrase(args[0]), phrase(args[1]), phrase(args[2]));
  // A number's type is that of what it meets.
  if (args.size() != 1 || !is_cast(*f) || f == BuiltinId::Bool) return std::nullopt;
  NodeId number = args[0];
  const bool negative = tree_.node(number).kind == NodeKind::UnaryOp &&
                        static_cast<UnaryOp>(tree_.node(number).op) == UnaryOp::USub;
  if (negative) number = tree_.kid(number, 0);
  const Node& n = tree_.node(number);
  if (n.kind != NodeKind::Constant) return std::nullopt;
  const ConstantKind kind = static_cast<ConstantKind>(n.op);
  Phrase out{print_expression(tree_, args[0]), negative ? print::kUnary : print::kAtom};
  if (kind == ConstantKind::Float && makes_float(*f)) return out;
  if (kind != ConstantKind::Int) return std::nullopt;
  if (makes_float(*f)) out.text += ".0";
  return out;
}

bool Steps::is_warp(NodeId id) const {
  const Node& n = tree_.node(id);
  return n.kind == NodeKind::Name && !tree_.modules.empty() &&
         n.name == tree_.modules.front().first;
}

bool Steps::is_argument(Symbol name) const {
  const std::vector<ArgDecl>& args = tree_.functions[function_.v].args;
  return std::any_of(args.begin(), args.end(), [&](const ArgDecl& a) { return a.name == name; });
}

Symbol Steps::base_of(NodeId id) const {
  while (tree_.node(id).kind == NodeKind::Subscript || tree_.node(id).kind == NodeKind::Attribute)
    id = tree_.kid(id, 0);
  return tree_.node(id).name;
}

}  // namespace weft::describe

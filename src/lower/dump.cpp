// Text of the records for people and tests.
#include <iterator>

#include "weft/base/check.h"
#include "weft/lower/lowered.h"

namespace weft {
namespace {

constexpr std::string_view kOps[] = {
#define WEFT_RECORD(Op, form) #Op,
#include "weft/lower/stmts.def"
};
constexpr std::string_view kTags[] = {"var",         "adj",     "&adj",     "text",    "number",
                                      "block",       "{",       "}",        "lvalue",  "pointer",
                                      "adj_pointer", "access",  "adj_root", "literal", "ret",
                                      "adj_ret_",    "adj_ret", "*(var)",   "*var",    "name",
                                      "type",        "compare", "slot",     "callee",  "list"};
static_assert(std::size(kTags) == Operand::List + 1, "every tag of an operand has a name");

// By CompareOp; no record has the others.
constexpr std::string_view kComparisons[] = {"==", "!=", "<", "<=", ">", ">="};
static_assert(std::size(kComparisons) == static_cast<std::size_t>(CompareOp::GtE) + 1);

std::string callee_name(const LoweredFunction& fn, const NativeCallee& c) {
  std::string out;
  if (c.form == NativeCallee::Adjoint) out = "adjoint of ";
  if (c.form == NativeCallee::Replay) out = "replay of ";
  return out + std::string(c.overload != nullptr ? c.overload->native : fn.text(c.name));
}

std::string var_name(const Tree& tree, const LoweredFunction& fn, std::uint32_t v) {
  const LoweredVar& x = fn.vars[v];
  switch (x.kind) {
    case LoweredVar::Local:
      return std::to_string(x.label);
    case LoweredVar::Argument:
      return std::string(tree.text(x.name));
    case LoweredVar::Member:
      return var_name(tree, fn, x.label) + "." + std::string(tree.text(x.name));
    case LoweredVar::AdjointOf:
      return "adjoint of " + var_name(tree, fn, x.label);
    case LoweredVar::AdjointPlace:
      return "adjoint of place " + std::to_string(x.label);
    case LoweredVar::Callee:
      return callee_name(fn, fn.callees[x.label]);
    case LoweredVar::Number:
      return std::to_string(fn.numbers[x.label]);
    case LoweredVar::PairType:
      return "a pair's type";
    case LoweredVar::NoArgument:
    case LoweredVar::Typed:
      return "nothing";
  }
  WEFT_CHECK(false, "a variable is of no kind");
}

void dump(const Tree& tree, const LoweredFunction& fn, const TypeNames& names, std::string& out) {
  out += fn.native_name + "\n  vars\n";
  for (const VarId v : fn.locals) {
    const LoweredVar& x = fn.vars[v.v];
    out += "    " + std::to_string(x.label) + ": " + type_repr(x.type.deref(), names);
    if (x.type.ref) out += " reference";
    if (x.constant.kind != VarConst::None) out += " constant";
    out += '\n';
  }
  const auto list = [&](std::string_view title, const std::vector<StmtId>& stmts) {
    out += "  ";
    out += title;
    out += '\n';
    for (const StmtId id : stmts) {
      const Stmt& s = fn.stmts[id];
      out.append(4 + 2 * static_cast<std::size_t>(s.indent), ' ');
      if ((s.flags & Stmt::kComment) != 0) out += "not replayed: ";
      out += kOps[static_cast<std::size_t>(s.op)];
      for (std::uint32_t i = 0; i < s.count; ++i) {
        const Operand o = fn.operands[s.begin + i];
        out += ' ';
        switch (o.tag()) {
          case Operand::Text:
            out += fn.text(o.value());
            break;
          case Operand::Number:
            out += std::to_string(fn.numbers[o.value()]);
            break;
          case Operand::Name:
            out += tree.text(Symbol{o.value()});
            break;
          case Operand::Compare:
            out += kComparisons[o.value()];
            break;
          case Operand::TypeName:
            out += type_repr(fn.types[o.value()], names);
            break;
          case Operand::Callee:
            out += callee_name(fn, fn.callees[o.value()]);
            break;
          case Operand::Open:
          case Operand::Close:
          case Operand::AdjRetOnly:
            out += kTags[o.tag()];
            break;
          case Operand::Var:
          case Operand::Adj:
          case Operand::AddrAdj:
          case Operand::DerefVar:
          case Operand::StarVar:
            out += kTags[o.tag()];
            out += ' ';
            out += var_name(tree, fn, o.value());
            break;
          case Operand::Block:
          case Operand::LValue:
          case Operand::Pointer:
          case Operand::AdjPointer:
          case Operand::Access:
          case Operand::AdjRoot:
          case Operand::Const:
          case Operand::Ret:
          case Operand::AdjRet:
          case Operand::SlotAction:
          case Operand::List:
            out += kTags[o.tag()];
            out += ' ';
            out += std::to_string(o.value());
            break;
        }
      }
      out += '\n';
    }
  };
  list("forward", fn.forward);
  list("replay", fn.replay);
  list("reverse, recorded order", fn.reverse);
}

}  // namespace

std::string dump_lowered(const Lowered& lowered) {
  std::string out;
  for (const LoweredFunction& f : lowered.functions) dump(*lowered.tree, f, lowered.names(), out);
  dump(*lowered.tree, lowered.kernel, lowered.names(), out);
  return out;
}

}  // namespace weft

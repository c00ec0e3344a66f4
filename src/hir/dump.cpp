// Text of a resolved program for people and tests: an instruction a line, regions indented.
#include <string>

#include "weft/base/text.h"
#include "weft/hir/program.h"

namespace weft::hir {
namespace {

constexpr std::string_view kCompare[] = {"==", "!=", "<",      "<=", ">",
                                         ">=", "is", "is not", "in", "not in"};
static_assert(std::size(kCompare) == static_cast<std::size_t>(CompareOp::NotIn) + 1);

std::string_view atomic_symbol(BinaryOp o) {
  switch (o) {
    case BinaryOp::Add:
      return "+=";
    case BinaryOp::Sub:
      return "-=";
    case BinaryOp::BitAnd:
      return "&=";
    case BinaryOp::BitOr:
      return "|=";
    case BinaryOp::BitXor:
      return "^=";
    case BinaryOp::Mult:
    case BinaryOp::MatMult:
    case BinaryOp::Div:
    case BinaryOp::FloorDiv:
    case BinaryOp::Pow:
    case BinaryOp::Mod:
    case BinaryOp::LShift:
    case BinaryOp::RShift:
      break;
  }
  return "?=";
}

class Dump {
 public:
  Dump(const Program& program, const std::vector<std::string>& structs, std::string& out)
      : tree_(*program.tree), names_{structs, structs, program.tuples, program.tiles}, out_(out) {}

  void function(const Function& f) {
    fn_ = &f;
    const FunctionDecl& decl = tree_.functions[f.decl.v];
    out_ += decl.is_kernel ? "kernel " : f.is_custom_gradient ? "gradient " : "function ";
    out_ += tree_.text(decl.name);
    out_ += '(';
    for (std::size_t i = 0; i < f.arguments_in.size(); ++i) {
      if (i > 0) out_ += ", ";
      value(f.arguments_in[i]);
      out_ += ": " + type(f.value(f.arguments_in[i]).type);
    }
    out_ += f.is_native ? "), native\n" : ")\n";
    std::size_t depth = 1;
    for (const Inst& inst : f.insts) {
      if (inst.op == Op::End) --depth;
      out_.append(2 * depth, ' ');
      instruction(inst);
      if (inst.op == Op::If || inst.op == Op::IfNot || inst.op == Op::Loop ||
          inst.op == Op::Unrolled)
        ++depth;
    }
  }

 private:
  std::string type(const Type& t) const {
    std::string repr = (t.ref ? "reference " : "") + type_repr(t.deref(), names_);
    // Warp's name of bool, and of its ranges and queries.
    constexpr std::string_view kModule = "warp._src.types.";
    for (std::size_t at; (at = repr.find(kModule)) != std::string::npos;)
      repr.erase(at, kModule.size());
    return repr;
  }

  void constant(const ConstValue& c) {
    if (!c.s.empty() || c.type.plain(TypeKind::String)) {
      out_ += '"' + c.s + '"';
      return;
    }
    const std::size_t n = c.f.size() + c.i.size();
    if (n != 1) out_ += '(';
    for (std::size_t k = 0; k < n; ++k) {
      if (k > 0) out_ += ", ";
      if (k < c.f.size()) {
        out_ += py_float_repr(c.f[k]);
      } else {
        const std::int64_t i = c.i[k - c.f.size()];
        out_ += c.type.scalar == Scalar::UInt64 ? std::to_string(static_cast<std::uint64_t>(i))
                                                : std::to_string(i);
      }
    }
    if (n != 1) out_ += ')';
  }

  void value(ValueId id) {
    if (!id.valid()) {
      out_ += '?';
      return;
    }
    const Value& v = fn_->value(id);
    switch (v.kind) {
      case Value::Constant:
        constant(fn_->constants[v.index]);
        return;
      case Value::Argument:
        out_ += tree_.text(v.name);
        return;
      case Value::Member:
        value(ValueId{v.index});
        out_ += '.';
        out_ += tree_.text(v.name);
        return;
      case Value::Adjoint:
        out_ += "adjoint of ";
        value(ValueId{v.index});
        return;
      case Value::AdjointPlace:
        out_ += "adjoint of ";
        place(v.index);
        return;
      case Value::Function:
        out_ += tree_.text(tree_.functions[v.index].name);
        return;
      case Value::Builtin:
        out_ += "wp.";
        out_ += builtins()[v.index].key;
        return;
      case Value::Local:
      case Value::Unused:
        out_ += '%' + std::to_string(id.v);
        return;
    }
  }

  void values(std::span<const ValueId> ids) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
      if (i > 0) out_ += ", ";
      value(ids[i]);
    }
  }

  void place(std::uint32_t index) {
    const Place& p = fn_->places[index];
    value(p.root);
    for (std::uint32_t i = 0; i < p.count; ++i) {
      const Step& s = fn_->steps[p.begin + i];
      if (s.kind == Step::Field) {
        out_ += '.';
        out_ += tree_.text(s.field);
        continue;
      }
      out_ += '[';
      values({s.indices, s.index_count});
      out_ += s.kind == Step::View ? ", ...]" : "]";
    }
  }

  void part(std::uint32_t index) {
    const Part& p = fn_->parts[index];
    value(p.array);
    out_ += '[';
    values({p.indices, p.index_count});
    out_ += ']';
    for (std::uint32_t i = 0; i < p.count; ++i) {
      const PartStep& s = fn_->part_steps[p.begin + i];
      if (s.kind == PartStep::Field) {
        out_ += '.';
        out_ += tree_.text(s.field);
        continue;
      }
      out_ += '[';
      value(s.i);
      if (s.kind == PartStep::Element) {
        out_ += ", ";
        value(s.j);
      }
      out_ += ']';
    }
  }

  void argument(const Call& c, const Argument& a) {
    if (c.overload != nullptr && c.overload->params[a.parameter].kind != ParamKind::Variadic) {
      out_ += c.overload->params[a.parameter].name;
      out_ += '=';
    }
    switch (a.kind) {
      case Argument::Value:
        value(a.value);
        break;
      case Argument::Place:
        out_ += '&';
        place(a.index);
        break;
      case Argument::Type:
        out_ += type(a.type);
        break;
      case Argument::Constant:
        constant(fn_->constants[a.index]);
        break;
    }
  }

  void call(const Inst& inst) {
    const Call& c = fn_->calls[inst.index];
    if (inst.op == Op::Gradient) out_ += "gradient of ";
    if (c.overload != nullptr) {
      out_ += "wp.";
      out_ += c.overload->builtin->key;
    } else if (c.structure != kNone) {
      out_ += tree_.text(tree_.structs[c.structure].name);
    } else {
      out_ += tree_.text(tree_.functions[c.function.v].name);
    }
    out_ += '(';
    bool first = true;
    for (const Argument& a : fn_->arguments_of(c)) {
      if (!std::exchange(first, false)) out_ += ", ";
      argument(c, a);
    }
    out_ += ')';
    if ((inst.flags & Inst::kMerge) != 0) out_ += "  merge";
  }

  void loop(const Inst& inst) {
    const Loop& l = fn_->loops[inst.index];
    if (l.kind == Loop::While) {
      out_ += "while";
    } else if (l.kind == Loop::Range) {
      out_ += "for";
    } else {
      out_ += "from " + std::to_string(l.start) + " to " + std::to_string(l.stop) + " by " +
              std::to_string(l.step);
    }
  }

  void compare(const Inst& inst) {
    const std::span<const ValueId> reads = fn_->reads(inst);
    const Comparison& c = fn_->comparisons[inst.index];
    value(reads[0]);
    for (std::uint32_t i = 0; i < c.count; ++i) {
      out_ += ' ';
      out_ += kCompare[static_cast<std::size_t>(fn_->compare_ops[c.begin + i])];
      out_ += ' ';
      value(reads[i + 1]);
    }
  }

  void set(const Inst& inst) {
    if (inst.reads == 0) {
      constant(fn_->constants[inst.index]);
    } else {
      values(fn_->reads(inst));
    }
  }

  void number(const Inst& inst) {
    out_ += "number of ";
    if (inst.reads == 0) {
      place(inst.index);
    } else {
      values(fn_->reads(inst));
    }
  }

  void field(ValueId base, std::uint32_t name) {
    value(base);
    out_ += '.';
    out_ += tree_.text(Symbol{name});
  }

  void assigned_results(const Inst& inst) {
    const std::span<const ValueId> results = fn_->results(inst);
    if (results.empty()) return;
    values(results);
    if (results.size() == 1 && fn_->value(results[0]).kind == Value::Local)
      out_ += ": " + type(fn_->value(results[0]).type);
    out_ += " = ";
  }

  void operation(const Inst& inst) {
    const std::span<const ValueId> reads = fn_->reads(inst);
    switch (inst.op) {
      case Op::Builtin:
      case Op::Function:
      case Op::Struct:
      case Op::Gradient:
        call(inst);
        break;
      case Op::Set:
        set(inst);
        break;
      case Op::Compare:
        compare(inst);
        break;
      case Op::PlaceAddress:
        out_ += '&';
        place(inst.index);
        break;
      case Op::Number:
        number(inst);
        break;
      case Op::FieldAddress:
        out_ += '&';
        field(reads[0], inst.index);
        break;
      case Op::PartAddress:
        out_ += '&';
        part(inst.index);
        break;
      case Op::SetField:
        field(reads[0], inst.index);
        out_ += " = ";
        value(reads[1]);
        break;
      case Op::StoreReference:
        out_ += '*';
        value(reads[0]);
        out_ += " = ";
        value(reads[1]);
        break;
      case Op::StorePart:
      case Op::AtomicPart:
        part(inst.index);
        out_ += ' ';
        out_ += inst.op == Op::StorePart ? "=" : atomic_symbol(fn_->parts[inst.index].atomic);
        out_ += ' ';
        values(reads);
        break;
      case Op::Loop:
      case Op::Unrolled:
        out_ += inst.op == Op::Loop ? "loop " : "unrolled ";
        loop(inst);
        break;
      case Op::Round:
        out_ += "round " + std::to_string(inst.index);
        break;
      case Op::Decided:
        out_ += inst.index != 0 ? "decided: holds" : "decided: does not hold";
        break;
      case Op::And:
      case Op::Or:
      case Op::If:
      case Op::IfNot:
      case Op::End:
      case Op::LeaveUnless:
      case Op::LeaveIfDone:
      case Op::Break:
      case Op::Continue:
      case Op::Return:
      case Op::ReturnZero:
      case Op::Assert:
        out_ += op_name(inst.op);
        if (!reads.empty()) out_ += ' ';
        values(reads);
        break;
    }
  }

  void instruction(const Inst& inst) {
    assigned_results(inst);
    operation(inst);
    out_ += '\n';
  }

  const Tree& tree_;
  const TypeNames names_;
  const Function* fn_ = nullptr;
  std::string& out_;
};

}  // namespace

std::string dump(const Program& program) {
  std::vector<std::string> structs;
  for (const StructDecl& s : program.tree->structs)
    structs.emplace_back(program.tree->text(s.name));
  std::string out;
  Dump d(program, structs, out);
  for (const Function& f : program.functions) d.function(f);
  if (program.kernel.decl.valid()) d.function(program.kernel);
  return out;
}

}  // namespace weft::hir

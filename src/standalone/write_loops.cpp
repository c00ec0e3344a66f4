// Loops: range() and reversed(range()) as `for`, and while.
#include <utility>

#include "tree_parts.h"
#include "writer.h"

namespace weft::standalone {

// A loop over range(start, stop, step) as it is written.
struct RangeLoop {
  std::span<const NodeId> args;  // of range(), behind the function
  NodeId stop_node;
  Expr start{"0"}, stop, step{"1"};
  std::optional<std::int64_t> by = 1;  // the step, where it is a number of the text
  std::string counter, condition, advance;

  bool has_start() const { return args.size() > 1; }
  bool has_step() const { return args.size() > 2; }
};

// The last number of range(start, stop, step).
Result<Expr> FunctionWriter::last_of_range(std::span<const NodeId> args, const Expr& start,
                                           const Expr& stop, const Expr& step) {
  const auto from = constant_int(args[0]), to = constant_int(args[1]), by = constant_int(args[2]);
  if (by == 0) return unsupported(args[2], "a range with a step of 0");
  if (from && to && by) {
    const std::int64_t span = *by > 0 ? *to - *from : *from - *to, size = *by > 0 ? *by : -*by;
    const std::int64_t count = span > 0 ? (span + size - 1) / size : 0;
    return Expr{std::to_string(*from + (count - 1) * *by)};
  }
  const Expr given[] = {start, stop, step};
  const Type types[] = {Type::of(Scalar::Int32), Type::of(Scalar::Int32), Type::of(Scalar::Int32)};
  return form_call("last_of_range", given, types, Type::of(Scalar::Int32));
}

// The bounds of a loop. They are taken once: a bound that may change in the loop gets a name.
Status FunctionWriter::read_bounds(RangeLoop& loop) {
  loop.stop_node = loop.args[0];
  if (loop.has_start()) {
    WEFT_TRY(loop.start, expression(loop.args[0]));
    loop.stop_node = loop.args[1];
  }
  WEFT_TRY(loop.stop, expression(loop.stop_node));
  if (loop.has_step()) {
    loop.by = constant_int(loop.args[2]);
    if (loop.by) {
      loop.step.text = std::to_string(*loop.by);
    } else {
      WEFT_TRY(loop.step, expression(loop.args[2]));
    }
  }
  const auto stays = [&](NodeId node) {
    const Node& n = tree_.node(node);
    if (constant_int(node)) return true;
    if (n.kind != NodeKind::Name) return false;
    const Variable* b = variables_.find(n.name);
    return b == nullptr || b->constant() ||
           (b->where == Variable::Parameter && b->writes == 0 && !b->changed);
  };
  if (!stays(loop.stop_node)) loop.stop = named_int("stop", loop.stop);
  if (!loop.by && !stays(loop.args[2])) loop.step = named_int("step_by", loop.step);
  return {};
}

Expr FunctionWriter::named_int(std::string_view wish, const Expr& value) {
  const std::string name = fresh(wish);
  line("const int " + name + " = " + value.text + ";");
  return Expr{name};
}

// `i < stop; i += step`, with the comparison that the step's sign asks for.
void FunctionWriter::count_up_or_down(RangeLoop& loop) const {
  const std::string& counter = loop.counter;
  const std::string stop = paren(loop.stop, kBindShift);
  if (loop.by && *loop.by > 0) {
    loop.condition = counter + " < " + stop;
    loop.advance = *loop.by == 1 ? "++" + counter : counter + " += " + loop.step.text;
  } else if (loop.by) {
    loop.condition = counter + " > " + stop;
    loop.advance = *loop.by == -1 ? "--" + counter : counter + " -= " + std::to_string(-*loop.by);
  } else {
    loop.condition =
        loop.step.text + " > 0 ? " + counter + " < " + stop + " : " + counter + " > " + stop;
    loop.advance = counter + " += " + loop.step.text;
  }
}

// reversed(range(a, b)): the same numbers, the last one first.
Status FunctionWriter::turn_around(RangeLoop& loop) {
  const std::string& counter = loop.counter;
  if (loop.has_start() && may_change(loop.args[0])) loop.start = named_int("begin", loop.start);
  if (!loop.has_step()) {
    std::swap(loop.start, loop.stop);
    loop.start.text = paren(loop.start, kBindSum) + " - 1";
    loop.condition = counter + " >= " + paren(loop.stop, kBindShift);
    loop.advance = "--" + counter;
    return {};
  }
  const std::string begin = paren(loop.start, kBindShift);
  WEFT_TRY(loop.start, last_of_range(loop.args, loop.start, loop.stop, loop.step));
  const std::string more = counter + " >= " + begin, less = counter + " <= " + begin;
  const auto by = loop.by;
  loop.condition = !by ? loop.step.text + " > 0 ? " + more + " : " + less : *by > 0 ? more : less;
  if (by && (*by == 1 || *by == -1))
    loop.advance = (*by > 0 ? "--" : "++") + counter;
  else if (by && *by < 0)
    loop.advance = counter + " += " + std::to_string(-*by);
  else
    loop.advance = counter + " -= " + loop.step.text;
  return {};
}

Status FunctionWriter::for_statement(NodeId id) {
  const auto kids = tree_.kids(id);
  const bool backwards =
      calls(tree_, kids[1], BuiltinId::Reversed) && tree_.node(kids[1]).split == 2;
  const NodeId range = backwards ? tree_.kid(kids[1], 1) : kids[1];
  const Node& iter = tree_.node(range);
  if (tree_.node(kids[0]).kind != NodeKind::Name || !calls(tree_, range, BuiltinId::Range) ||
      iter.split < 2 || iter.split > 4)
    return unsupported(id, "a loop over anything but range()");
  if (!tree_.kids_after_split(id).empty()) return unsupported(id, "else of a loop");
  RangeLoop loop;
  loop.args = tree_.kids(range).subspan(1, iter.split - 1);
  WEFT_RETURN_IF_ERROR(read_bounds(loop));
  const Symbol s = tree_.node(kids[0]).name;
  const bool own = variables_.find(s)->where == Variable::InLoop;
  loop.counter = own ? variable_name(s) : fresh(variable_name(s) + "_next");
  count_up_or_down(loop);
  if (backwards) WEFT_RETURN_IF_ERROR(turn_around(loop));
  line("for (int " + loop.counter + " = " + loop.start.text + "; " + loop.condition + "; " +
       loop.advance + ") {");
  ++depth_;
  if (!own) line(variable_name(s) + " = " + loop.counter + ";");
  WEFT_RETURN_IF_ERROR(block(tree_.kids_before_split(id, 2)));
  --depth_;
  line("}");
  return {};
}

Status FunctionWriter::while_statement(NodeId id) {
  if (!tree_.kids_after_split(id).empty()) return unsupported(id, "else of a loop");
  WEFT_TRY(const Expr condition, test(tree_.kid(id, 0)));
  line("while (" + condition.text + ") {");
  ++depth_;
  WEFT_RETURN_IF_ERROR(block(tree_.kids_before_split(id, 1)));
  --depth_;
  line("}");
  return {};
}

}  // namespace weft::standalone

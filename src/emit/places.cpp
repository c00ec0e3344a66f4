// Places that references point to, and parts of array elements, in C++.
#include "statements.h"

namespace weft {
namespace {

constexpr std::uint32_t kNone = 0xffffffffu;
constexpr std::uint32_t kNoAccess = 0x3ffffffu;

}  // namespace

void StatementWriter::steps_value(std::uint32_t step, const Place& at, bool adjoint) {
  if (step == kNone) {
    if (at.by_reference) out_ += "*(";
    var(at.root, adjoint ? "adj" : "var");
    if (at.by_reference) out_ += ')';
    return;
  }
  const PlaceLink& link = fn_.steps[step];
  const PlaceStep& p = link.step;
  const auto indices = [&] {
    for (int i = 0; i < p.index_count; ++i) {
      out_ += ", ";
      var(p.indices[i], "var");
    }
  };
  switch (p.kind) {
    case PlaceStep::Field:
      out_ += '(';
      steps_value(link.previous, at, adjoint);
      out_ += ").";
      out_ += tree_.text(p.field);
      break;
    case PlaceStep::Array:
      out_ += "(*wp::address(";
      steps_value(link.previous, at, adjoint);
      indices();
      out_ += "))";
      break;
    case PlaceStep::View:
      out_ += "wp::view(";
      steps_value(link.previous, at, adjoint);
      indices();
      out_ += ')';
      break;
    case PlaceStep::Index:
      out_ += "(*wp::index(";
      steps_value(link.previous, at, adjoint);
      indices();
      out_ += "))";
      break;
  }
}

void StatementWriter::place_value(std::uint32_t id, bool adjoint) {
  steps_value(fn_.places[id].step, fn_.places[id], adjoint);
}

void StatementWriter::place_pointer(std::uint32_t id, bool adjoint) {
  const Place& p = fn_.places[id];
  if (p.step != kNone) {
    const PlaceLink& link = fn_.steps[p.step];
    if (link.step.kind == PlaceStep::Array || link.step.kind == PlaceStep::Index) {
      out_ += link.step.kind == PlaceStep::Array ? "wp::address(" : "wp::index(";
      steps_value(link.previous, p, adjoint);
      for (int i = 0; i < link.step.index_count; ++i) {
        out_ += ", ";
        var(link.step.indices[i], "var");
      }
      out_ += ')';
      return;
    }
  } else if (p.by_reference) {
    var(p.root, adjoint ? "adj" : "var");
    return;
  }
  out_ += "&(";
  place_value(id, adjoint);
  out_ += ')';
}

// --- parts of array elements ------------------------------------------------------------------

void StatementWriter::access(std::uint32_t id) {
  if (id == kNoAccess) return;
  const Access& a = fn_.accesses[id];
  for (std::uint32_t k = 0; k < a.count; ++k) {
    const AccessPart& p = fn_.access_parts[a.begin + k];
    switch (p.kind) {
      case AccessPart::Component:
        out_ += ".component_ref(";
        break;
      case AccessPart::Row:
        out_ += ".row_ref(";
        break;
      case AccessPart::Element:
        out_ += ".element_ref(";
        break;
      case AccessPart::Field:
        out_ += '.';
        out_ += tree_.text(p.field);
        continue;
    }
    var(p.i, "var");
    if (p.kind == AccessPart::Element) {
      out_ += ", ";
      var(p.j, "var");
    }
    out_ += ')';
  }
}

void StatementWriter::slot(const Stmt& s) {
  const auto lvalue = [&](std::uint32_t from) {  // root, access, indices
    out_ += "wp::index(";
    operand(at(s, from));
    for (std::uint32_t i = from + 2; i < s.count; ++i) {
      out_ += ", ";
      operand(at(s, i));
    }
    out_ += ')';
    operand(at(s, from + 1));
  };
  const auto accessor = [&](std::uint32_t from) {
    out_ += "[&](auto& _e) -> auto& { return _e";
    operand(at(s, from + 1));
    out_ += "; }";
    for (std::uint32_t i = from + 2; i < s.count; ++i) {
      out_ += ", ";
      operand(at(s, i));
    }
  };
  switch (s.op) {
    case StmtOp::SlotAddress:
      operand(at(s, 0));
      out_ += " = &(";
      lvalue(1);
      out_ += ");";
      break;
    case StmtOp::SlotStore:
      out_ += "wp::store(&(";
      lvalue(1);
      out_ += "), ";
      operand(at(s, 0));
      out_ += ");";
      break;
    case StmtOp::SlotStoreGuarded:
      out_ += "WP_DET_SLOT_STORE_IF_ACTIVE(det_ctx, ";
      lvalue(1);
      out_ += ", ";
      operand(at(s, 0));
      out_ += ");";
      break;
    case StmtOp::SlotAtomic:
      out_ += "wp::array_";
      operand(at(s, 0));
      out_ += "_slot(";
      operand(at(s, 2));
      out_ += ", ";
      operand(at(s, 1));
      out_ += ", ";
      accessor(2);
      out_ += ");";
      break;
    default:  // SlotAdjoint: operation, adj of the value, adjoint root, its fallback, root, access,
              // ...
      out_ += "wp::adj_array_";
      operand(at(s, 0));
      out_ += "_slot(";
      operand(at(s, 4));
      out_ += ", ";
      if (at(s, 2).tag() == Operand::AdjRoot)
        adjoint_root(at(s, 2).value(), at(s, 3));
      else
        operand(at(s, 2));
      out_ += ", ";
      operand(at(s, 1));
      out_ += ", ";
      accessor(4);
      out_ += ");";
      break;
  }
}

// The array that holds the gradient of a slot's array: found by walking the same steps on the
// adjoints, giving up where a descriptor has none.
void StatementWriter::adjoint_root(std::uint32_t id, Operand fallback) {
  const Place& place = fn_.places[id];
  if (place.step == kNone) {
    place_value(id, true);
    return;
  }
  std::vector<std::uint32_t> steps;
  for (std::uint32_t s = place.step; s != kNone; s = fn_.steps[s].previous) steps.push_back(s);
  TextBuffer text;
  StatementWriter w(lowered_, fn_, text);
  text += "auto slot_adj_0 = ";
  w.steps_value(kNone, place, true);
  text += ';';
  Type current = fn_.vars[place.root.v].type.deref();
  int n = 0;
  for (std::size_t k = steps.size(); k-- > 0; ++n) {
    const PlaceStep& p = fn_.steps[steps[k]].step;
    const std::string source = "slot_adj_" + std::to_string(n);
    if (p.kind == PlaceStep::Array || p.kind == PlaceStep::View) {
      if (current.array != ArrayClass::Array) return operand(fallback);
      text += " if (!" + source + ".data) return {};";
      if (p.kind == PlaceStep::Array) current = current.element();
    } else if (p.kind == PlaceStep::Field) {
      bool found = false;
      if (current.is_struct()) {
        for (const FieldDecl& f : tree_.structs[current.index].fields) {
          if (f.name == p.field) {
            current = f.type;
            found = true;
            break;
          }
        }
      }
      if (!found) return operand(fallback);
    } else {
      return operand(fallback);
    }
    text += " auto slot_adj_" + std::to_string(n + 1) + " = ";
    const auto indices = [&] {
      for (int i = 0; i < p.index_count; ++i) {
        text += ", ";
        w.var(p.indices[i], "var");
      }
    };
    if (p.kind == PlaceStep::Field) {
      text += '(';
      text += source;
      text += ").";
      text += tree_.text(p.field);
    } else if (p.kind == PlaceStep::Array) {
      text += "(*wp::address(" + source;
      indices();
      text += "))";
    } else {
      text += "wp::view(" + source;
      indices();
      text += ')';
    }
    text += ';';
  }
  text += " return slot_adj_" + std::to_string(n) + ";";
  const Type root = fn_.vars[fallback.value()].type.deref();
  out_ += "([&]() -> ";
  ctype(root);
  out_ += " { ";
  out_ += text.view();
  out_ += " }())";
}

}  // namespace weft

#include "weft/ast/operators.h"

#include "weft/base/check.h"

namespace weft {

BuiltinId binary_builtin(BinaryOp o) {
  switch (o) {
    case BinaryOp::Add:
      return BuiltinId::Add;
    case BinaryOp::Sub:
      return BuiltinId::Sub;
    case BinaryOp::Mult:
    case BinaryOp::MatMult:
      return BuiltinId::Mul;
    case BinaryOp::Div:
      return BuiltinId::Div;
    case BinaryOp::FloorDiv:
      return BuiltinId::Floordiv;
    case BinaryOp::Pow:
      return BuiltinId::Pow;
    case BinaryOp::Mod:
      return BuiltinId::Mod;
    case BinaryOp::BitAnd:
      return BuiltinId::BitAnd;
    case BinaryOp::BitOr:
      return BuiltinId::BitOr;
    case BinaryOp::BitXor:
      return BuiltinId::BitXor;
    case BinaryOp::LShift:
      return BuiltinId::Lshift;
    case BinaryOp::RShift:
      return BuiltinId::Rshift;
  }
  WEFT_CHECK(false, "an operator that is none");
}

BuiltinId unary_builtin(UnaryOp o) {
  switch (o) {
    case UnaryOp::UAdd:
      return BuiltinId::Pos;
    case UnaryOp::USub:
      return BuiltinId::Neg;
    case UnaryOp::Not:
      return BuiltinId::Unot;
    case UnaryOp::Invert:
      return BuiltinId::Invert;
  }
  WEFT_CHECK(false, "an operator that is none");
}

}  // namespace weft

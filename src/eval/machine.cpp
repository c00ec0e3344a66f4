#include "machine.h"

#include <fmt/format.h>

#include "arithmetic.h"
#include "memory_access.h"

namespace weft::eval {
namespace {

constexpr std::string_view kIds[] = {
#define WEFT_FAULT(Name, id, effect, message) id,
#include "weft/eval/faults.def"
};
enum class Effect : std::uint8_t { Ends, Noted, Checked };
constexpr Effect kEffects[] = {
#define WEFT_FAULT(Name, id, effect, message) Effect::effect,
#include "weft/eval/faults.def"
};
constexpr std::string_view kMessages[] = {
#define WEFT_FAULT(Name, id, effect, message) message,
#include "weft/eval/faults.def"
};

}  // namespace

std::string_view fault_id(Fault f) { return kIds[static_cast<std::size_t>(f)]; }

std::string Finding::message() const {
  std::string out;
  const std::string_view text = kMessages[static_cast<std::size_t>(fault)];
  std::size_t value = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) != "{}") {
      out += text[i];
      continue;
    }
    if (value < values.size()) out += values[value++];
    ++i;
  }
  return out;
}

// A fault of one place is noted once, for the first thread that meets it.
void Machine::fault(Fault f, const Step& at, std::string a, std::string b, std::string c) {
  const Effect effect = kEffects[static_cast<std::size_t>(f)];
  const bool ends = effect == Effect::Ends;
  if (ends) {
    ended = true;
    next = nullptr;
  } else if (effect == Effect::Checked && !checks) {
    return;
  }
  for (const Finding& known : findings)
    if (known.fault == f && known.node == at.node) return;
  if (findings.size() >= finding_limit && !ends) return;
  Finding out;
  out.fault = f;
  out.node = at.node;
  std::memcpy(out.thread, thread, sizeof(out.thread));
  for (std::string* s : {&a, &b, &c})
    if (!s->empty()) out.values.push_back(std::move(*s));
  findings.push_back(std::move(out));
}

void note_overflow(Machine& m, const Step& s, std::int64_t a, char op, std::int64_t b) {
  if (!m.checks) return;
  m.fault(Fault::SignedOverflow, s, std::to_string(a), std::string(1, op), std::to_string(b));
}

void Machine::print(std::string_view text) {
  if (is_output_cut) return;
  if (text.size() <= output_limit - output.size()) {
    output += text;
    return;
  }
  is_output_cut = true;
  output += text.substr(0, output_limit - output.size());
  output += fmt::format("\n[the kernel prints more than {} bytes]\n", output_limit);
}

// --- calls ---

void Machine::open_frame(const FunctionCode& f) {
  code = &f;
#ifdef WEFT_VERIFY
  // What needs no zeros is read by nobody before it is written.
  const std::uint32_t locals = f.constants_at + static_cast<std::uint32_t>(f.constants.size());
  std::memset(frame + locals, 0xdb, f.cleared_from - locals);
  for (std::size_t i = slot(locals); traces && i < slot(f.cleared_from); ++i)
    frame_shadow[i].value = frame_shadow[i].other = -1e300;
#endif
  if (!f.constants.empty())
    std::memcpy(frame + f.constants_at, f.constants.data(), f.constants.size());
  std::memset(frame + f.cleared_from, 0, f.frame_size - f.cleared_from);
  if (!traces) return;
  Shadow* to = frame_shadow + slot(f.constants_at);
  if (!noisy) {
    std::memcpy(to, f.constant_shadows.data(), f.constants.size() / 2 * sizeof(Shadow));
  } else {
    for (std::size_t i = 0; i < f.constants.size() / 2; ++i) {
      const Shadow& constant = f.constant_shadows[i];
      *to++ = constant;
      to->value = to->other = constant.value;
      ++to;
    }
  }
  for (std::size_t i = slot(f.cleared_from); i < slot(f.frame_size + 1); ++i) frame_shadow[i] = {};
}

void Machine::enter(const CallInfo& call, const Step& s) {
  const FunctionCode& callee = (*functions)[call.callee];
  const std::uint32_t begin = aligned(base + code->frame_size, 8);
  if (begin + callee.frame_size > stack_size)
    return fault(Fault::TooDeep, s, std::to_string(stack_size));
  if (steps_left < callee.steps.size())
    return fault(Fault::TooManySteps, s, std::to_string(step_limit));
  if (tape_is_full(s)) return;
  steps_left -= callee.steps.size();
  calls.push_back({code, next, base, &call});
  const Buffer& stack = buffers[kStack];
  const Location caller{frame, frame_shadow};
  frame = stack.data + begin;
  frame_shadow = traces ? stack.shadow + slot(begin) : nullptr;
  base = begin;
  for (const CopyRange& c : call.arguments)
    copy(at(c.to), {caller.data + c.from, traces ? caller.shadow + slot(c.from) : nullptr}, c.size);
  open_frame(callee);
  next = callee.steps.data();
}

void Machine::leave() {
  if (calls.empty()) {
    next = nullptr;
    return;
  }
  const CallFrame to = calls.back();
  calls.pop_back();
  const Location callee{frame, frame_shadow};
  const Buffer& stack = buffers[kStack];
  base = to.base;
  frame = stack.data + base;
  frame_shadow = traces ? stack.shadow + slot(base) : nullptr;
  code = to.code;
  next = to.next;
  for (const CopyRange& c : to.call->results)
    copy(at(c.to), {callee.data + c.from, traces ? callee.shadow + slot(c.from) : nullptr}, c.size);
}

// --- checks ---

void Machine::check_negative(std::int64_t i, const Operand& index, const Step& s) {
  // An index that stands in the source as a constant is meant.
  const bool is_constant = index.offset >= code->constants_at &&
                           index.offset < code->constants_at + code->constants.size();
  if (!is_constant) fault(Fault::NegativeIndex, s, std::to_string(i));
}

namespace {

// The thread, if there was one so far, or that there were several.
std::uint32_t together(std::uint32_t before, std::uint32_t now) {
  return before == 0 || before == now ? now : Access::kSeveral;
}

// "thread 3", "thread 1,2"
std::string thread_text(std::uint32_t number, std::span<const std::uint32_t> dims) {
  if (number == Access::kSeveral) return "another thread";
  std::uint64_t rest = number - 1;
  std::string out;
  for (std::size_t k = dims.size(); k-- > 0;) {
    out = fmt::format("{}{}{}", k == 0 ? rest : rest % dims[k], out.empty() ? "" : ",", out);
    rest /= dims[k];
  }
  return "thread " + out;
}

}  // namespace

void Machine::check_read(const Pointer& p, std::uint32_t size, const Step& s) {
  const Buffer& b = buffers[p.buffer];
  if (b.accesses == nullptr) return;
  for (std::uint64_t i = p.offset / b.unit; i * b.unit < p.offset + size; ++i) {
    Access& a = b.accesses[i];
    if (a.is_as_given()) a.needed = 1;
    if (!a.written) {
      fault(Fault::ReadBeforeWrite, s);
    } else if (a.writer != 0 && a.writer != thread_number) {
      fault(Fault::ReadRace, s, thread_text(a.writer, dims));
    } else if (a.changer != 0 && a.changer != thread_number) {
      fault(Fault::ReadRace, s, thread_text(a.changer, dims));
    }
    a.reader = together(a.reader, thread_number);
  }
}

void Machine::check_write(const Pointer& p, std::uint32_t size, const Step& s) {
  const Buffer& b = buffers[p.buffer];
  if (b.accesses == nullptr) return;
  for (std::uint64_t i = p.offset / b.unit; i * b.unit < p.offset + size; ++i) {
    Access& a = b.accesses[i];
    if (a.writer != 0 && a.writer != thread_number) {
      fault(Fault::WriteRace, s, thread_text(a.writer, dims));
    } else if (a.changer != 0 && a.changer != thread_number) {
      fault(Fault::WriteRace, s, thread_text(a.changer, dims));
    } else if (a.reader != 0 && a.reader != thread_number) {
      fault(Fault::WriteAfterRead, s, thread_text(a.reader, dims));
    }
    a.writer = together(a.writer, thread_number);
    a.written = 1;
  }
}

void Machine::check_atomic(const Pointer& p, std::uint32_t size, const Step& s) {
  const Buffer& b = buffers[p.buffer];
  if (b.accesses == nullptr) return;
  for (std::uint64_t i = p.offset / b.unit; i * b.unit < p.offset + size; ++i) {
    Access& a = b.accesses[i];
    if (a.is_as_given()) a.needed = 1;
    if (!a.written) fault(Fault::ReadBeforeWrite, s);
    if (a.writer != 0 && a.writer != thread_number) {
      fault(Fault::WriteRace, s, thread_text(a.writer, dims));
    } else if (a.reader != 0 && a.reader != thread_number) {
      fault(Fault::WriteAfterRead, s, thread_text(a.reader, dims));
    }
    a.changer = together(a.changer, thread_number);
    a.written = 1;
  }
}

}  // namespace weft::eval

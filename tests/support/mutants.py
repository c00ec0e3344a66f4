"""Mutants of a standalone program: one operator, constant, index, condition or statement of the kernel
changed or dropped; and of the launch (launch_mutants()).

Nothing else of the file is touched: neither the functions that the kernel calls nor the reference.
A program that checks itself should print FAIL for each. judge() says of one whether it does, and of
one that passes what the change comes to.
"""
import random
import re
import shutil
import subprocess

OPERATORS = {"+": "-", "-": "+", "*": "+", "/": "*", "<": ">=", ">": "<=", "<=": ">", ">=": "<", "==": "!=",
             "!=": "==", "&&": "||", "||": "&&", "&": "|", "|": "&", "^": "&", "+=": "-=", "-=": "+=", "*=": "+=",
             "%": "+"}
TOKEN = re.compile(r" (\+=|-=|\*=|<=|>=|==|!=|&&|\|\||[-+*/<>&|^%]) |\b(\d+\.\d+(?:e[-+]?\d+)?)f?\b|"
                   r"(?<=\[)([^][]+)(?=\])|(?<![\w.\[])(\d+)\b(?!\.)")
CONDITION = re.compile(r"(?<=if \()(.*)(?=\) (?:\{|continue;|return;)\n)")
STATEMENT = re.compile(r"(?<=[;{}]\n)( +)([^;{}]+);(?=\n)")
DECLARATION = re.compile(r"(?:const |return |case |default|for |struct )|[\w:]+[*&]? \w+(?: =|$|\[|\{|, )")
FLAGS = ["-std=c++17", "-O1", "-w"]
ROUNDS = 1000  # that a mutant has to be equal in


def kernel_span(source: str) -> tuple[int, int]:
    """The kernel's body, without its grid-stride loop."""
    begin = source.index("__global__ void")
    begin = source.index("gridDim.x * blockDim.x) {", begin) + len("gridDim.x * blockDim.x) {")
    return begin, source.index("\n}\n", begin)


def mutants(source: str, count: int, seed: int = 1):
    """(description, changed source), at most `count`, drawn from all places at random."""
    begin, end = kernel_span(source)
    found = []
    for m in TOKEN.finditer(source, begin, end):
        line = source.rfind("\n", 0, m.start()) + 1
        text = source[line:source.find("\n", m.start())].strip()
        if text.startswith("for (") or "= thread /" in text or "= thread %" in text:
            continue  # how often a loop runs may be beyond the arrays; the thread's own indices likewise
        if m.group(1):
            new = f" {OPERATORS[m.group(1)]} "
        elif m.group(2):
            new = m.group(0).replace(m.group(2), repr(float(m.group(2)) * 1.5 + 0.25))
        elif m.group(3):
            # Another element: the first.
            if m.group(3) == "0":
                continue
            new = "0"
        else:
            new = str(int(m.group(4)) + 1)
            if re.search(r"\[[^]]*$", source[line:m.start()]):
                continue  # an index that could leave the array
        found.append((f"{text}: '{m.group(0).strip()}' -> '{new.strip()}'", m.start(), m.end(), new))
    for m in CONDITION.finditer(source, begin, end):
        for new in ("true", "false"):
            found.append((f"if ({m.group(1)}): always {new}", m.start(), m.end(), new))
    for m in STATEMENT.finditer(source, begin, end):
        if not DECLARATION.match(m.group(2)):
            found.append((f"{' '.join(m.group(2).split())}: dropped", m.start(2), m.end(2), ""))
    random.Random(seed).shuffle(found)
    for what, at, stop, new in found[:count]:
        yield what, source[:at] + new + source[stop:]


ATOMIC = {"Add": "{0} += {1}", "Sub": "{0} -= {1}", "Min": "{0} = min({0}, {1})", "Max": "{0} = max({0}, {1})",
          "And": "{0} &= {1}", "Or": "{0} |= {1}", "Xor": "{0} ^= {1}"}


def launch_mutants(source: str):
    """(description, changed source): how the threads share the work, and every atomic that nobody asks for what
    was there made one that is none."""
    kernel = source.index("__global__ void")
    head = re.compile(r"for \(int (\w+) = blockIdx\.x \* blockDim\.x \+ threadIdx\.x; \1 < (.+?);\s+"
                      r"\1 \+= gridDim\.x \* blockDim\.x\) \{").search(source, kernel)
    changes = []
    if head is not None:
        text, total = head.group(0), head.group(2)
        for what, old, new in (("no block", "blockIdx.x * blockDim.x + threadIdx.x", "threadIdx.x"),
                               ("no thread", "blockIdx.x * blockDim.x + threadIdx.x", "blockIdx.x * blockDim.x"),
                               ("blocks overlap", "blockIdx.x * blockDim.x +", "blockIdx.x * (blockDim.x - 1) +"),
                               ("stride of one block", "gridDim.x * blockDim.x)", "blockDim.x)"),
                               ("stride of one grid of single threads", "gridDim.x * blockDim.x)", "gridDim.x)"),
                               ("never repeats", "gridDim.x * blockDim.x)", f"{total})"),
                               ("the last element left out", f" < {total};", f" < {total} - 1;")):
            changes.append((what, head.start(), head.end(), text.replace(old, new)))
    end = source.index("\n}\n", kernel)
    for m in re.finditer(r"(?<=[;{}]\n)( +)atomic(\w+)\(&([^;]+)\);\n", source[:end]):
        place, _, value = m.group(3).partition("], ")
        if m.start() > kernel and value and m.group(2) in ATOMIC:
            text = ATOMIC[m.group(2)].format(place + "]", value)
            changes.append((" ".join(m.group(0).split()) + " is no atomic", m.start(), m.end(), f"{m.group(1)}{text};\n"))
    for what, at, stop, new in changes:
        yield f"launch: {what}", source[:at] + new + source[stop:]


def together(sources: list[str]) -> str:
    """One program of mutants of one program: it does what the one does whose number the environment has as MUTANT.

    A program takes most of the time that its compilation takes outside of its kernel, where they are the same.
    """
    first = sources[0]
    begin = first.index("{", first.index("__global__ void")) + 1
    end = first.index("\n}\n", begin)
    bodies = [source[begin:source.index("\n}\n", begin)] for source in sources]
    cases = "".join(f"case {n}: {{{body}\nreturn;\n}}\n" for n, body in enumerate(bodies))
    return ('#include <cstdlib>\nstatic const int chosen_mutant = std::atoi(std::getenv("MUTANT"));\n'
            f"{first[:begin]}\nswitch (chosen_mutant) {{\n{cases}}}{first[end:]}")


# --- what becomes of one ---------------------------------------------------------------------------

KINDS = {
    "fail": "prints FAIL",
    "late": f"prints FAIL within {ROUNDS} rounds only",
    "missed": "changes an output by less than the tolerance",
    "same code": "gives the same machine code (g++ -O2)",
    "never run": "stands where no input leads",
    "same test": "a condition that comes out the same",
    "same value": "an expression with the same values: a bound that is never reached, a clamp or saturating "
                  "function around the change",
    "lost": "another value that is lost before it is stored: in a clamp, a comparison, a selection, a rounding, or "
            "unused",
    "other": "not looked into",
}
EQUAL = ("same code", "never run", "same test", "same value", "lost", "other")  # no bit of any output changed

PROBE = """
static unsigned long long probe_runs, probe_differs;
struct ProbeReport {
  ~ProbeReport() { std::fprintf(stderr, "probe %llu %llu\\n", probe_runs, probe_differs); }
} probe_report;
template <typename A, typename B>
B probe(const A& a, const B& b) {
  ++probe_runs;
  bool same = false;
  if constexpr (std::is_same_v<A, B>) {
    same = std::memcmp(&a, &b, sizeof(A)) == 0;
  } else if constexpr (std::is_arithmetic_v<A> && std::is_arithmetic_v<B>) {
    same = a == static_cast<A>(b);
  }
  if (!same) ++probe_differs;
  return b;
}

"""


def _arguments(text: str) -> list[str]:
    """Of a call, at the outermost level."""
    out, depth = [""], 0
    for c in text:
        depth += (c in "([{") - (c in ")]}")
        if c == "," and depth == 0:
            out.append("")
        else:
            out[-1] += c
    return out


def probed(source: str, mutant: str) -> tuple[str, bool] | None:
    """The mutant, counting on stderr how often the changed statement runs, and how often its changed
    expression has another value than the original one; and whether that is a condition. None if the
    statement cannot count."""
    at = next(i for i, (a, b) in enumerate(zip(source, mutant)) if a != b)
    begin = max(source.rfind(end, 0, at) + len(end) for end in (";\n", "{\n", "}\n"))

    def statement(text):
        ends = [e for e in (text.find(";\n", at), text.find("{\n", at)) if e >= 0]
        return text[begin:min(ends)]
    old, new = statement(source), statement(mutant)
    rest = mutant[begin + len(new):]
    condition = re.match(r"\s*(?:\} else )?(?:if|while) \(", old)
    plain = re.match(r"[^=]*?[\w\])}] (?:[-+*/&|^%]|<<|>>)?= ", old)
    call = re.match(r"\s*\w+\(", old)
    head = condition or plain or call
    kernel = mutant.index("__global__ void")
    logical = bool(condition) or bool(re.match(r"\s*(?:const )?bool ", old))

    def program(statement):
        return mutant[:kernel] + PROBE + mutant[kernel:begin] + statement + rest, logical
    # What draws or adds does so once, and a changed place or operator is another value.
    draws = "random_" in old or "atomic" in old[len(call.group(0)) if call else 0:]
    if draws or head is None or new[:head.end()] != head.group(0):
        return None if re.match(r"\s*\} else", old) else program(f"probe(0, 1);\n{new}")
    a, b = old[head.end():], new[head.end():]
    if condition:
        a, b = a.rstrip()[:-1], b.rstrip()[:-1]
        changed = f"{head.group(0)}probe({a}, {b})) "
    elif plain:
        changed = f"{head.group(0)}probe({a}, {b})"
    else:
        parts = list(zip(_arguments(a.rstrip()[:-1]), _arguments(b.rstrip()[:-1])))
        if any(x != y and x.strip().startswith("&") for x, y in parts):
            return program(f"probe(0, 1);\n{new}")
        changed = head.group(0) + ",".join(x if x == y else f" probe({x}, {y})" for x, y in parts) + ")"
    return program(changed)


def _build(work, text: str, name: str, *flags) -> bool:
    (work / f"{name}.cpp").write_text(text)
    return subprocess.run(["g++", *FLAGS, *flags, "-o", work / name, work / f"{name}.cpp"],
                          capture_output=True).returncode == 0


def _passes(program) -> bool:
    try:
        return subprocess.run([program], capture_output=True, timeout=300).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def _machine_code(work, text: str, name: str) -> bytes:
    _build(work, text, name, "-O2", "-S")
    return b"\n".join(line for line in (work / name).read_bytes().splitlines() if b".file" not in line)


def fails(folder, work, mutant: str) -> bool | None:
    """Whether a mutant fails; None if it does not compile."""
    shutil.copy(folder / "cuda_on_cpu.h", work)
    return not _passes(work / "mutant") if _build(work, mutant, "mutant") else None


def judge(folder, work, source: str, mutant: str) -> str | None:
    """One of KINDS; None if the mutant does not compile. `folder`: of the sample; `work`: an empty folder."""
    shutil.copy(folder / "cuda_on_cpu.h", work)
    if not _build(work, mutant, "mutant"):
        return None
    if not _passes(work / "mutant"):
        return "fail"
    # The same with no tolerance at all, in many more rounds.
    exact = re.sub(r"(constexpr double kTolerance\w* = )[^;]+;", r"\g<1>0.0;", mutant)
    many = re.sub(r"(constexpr int kRounds = )\d+;", rf"\g<1>{ROUNDS};", exact)
    _build(work, many, "mutant")
    if not _passes(work / "mutant"):
        late = re.sub(r"(constexpr int kRounds = )\d+;", rf"\g<1>{ROUNDS};", mutant)
        _build(work, late, "mutant")
        return "missed" if _passes(work / "mutant") else "late"
    return equal_kind(work, source, mutant)


def equal_kind(work, source: str, mutant: str) -> str:
    """Of a mutant that changes no output: one of EQUAL. `work`: a folder with cuda_on_cpu.h."""
    if _machine_code(work, source, "a") == _machine_code(work, mutant, "b"):
        return "same code"
    found = probed(source, mutant)
    if found is None or not _build(work, found[0], "mutant"):
        return "other"
    report = subprocess.run([work / "mutant"], capture_output=True, text=True, timeout=300).stderr
    runs, differs = map(int, re.search(r"probe (\d+) (\d+)", report).groups())
    if runs == 0:
        return "never run"
    if differs == 0:
        return "same test" if found[1] else "same value"
    return "lost"

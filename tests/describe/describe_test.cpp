#include "weft/describe/describe.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "weft/frontend/frontend.h"
#include "weft/synth/synthesize.h"

namespace weft {
namespace {

// What is said of a kernel with this body behind the sentence that names inputs and outputs.
std::string told(const std::string& body, const std::string& functions = "") {
  std::string text =
      "import warp as wp\n\nC = 1.5\nSHIFT = wp.constant(wp.float64(-2.0))\n\n" + functions +
      "@wp.kernel\ndef k(a: wp.array(dtype=float), ids: wp.array(dtype=int), n: int, "
      "out: wp.array(dtype=float)):\n";
  for (std::size_t at = 0; at < body.size();) {
    const std::size_t end = std::min(body.find('\n', at), body.size());
    text += "    " + body.substr(at, end - at) + "\n";
    at = end + 1;
  }
  Result<Tree> tree = parse_source(text, "k.py");
  if (!tree) return tree.error().render();
  KernelInterface interface;
  interface.launch.resize(1);
  for (const char* name : {"a", "ids", "n", "out"}) {
    interface.args.emplace_back().name = name;
    if (interface.args.back().name == "out") interface.args.back().role = ArgRole::Out;
  }
  interface.args[2].equals = 0;
  std::string all = describe_kernel(*tree, interface);
  const std::string start = "Computes `out` from `a` and `ids`, one thread `i` per element";
  if (!all.starts_with(start)) return all;
  all = all.substr(start.size());
  return all.starts_with(". ") ? all.substr(2) : all;
}

TEST(Describe, StepsInTheirOrder) {
  EXPECT_EQ(told("i = wp.tid()\nif i >= n:\n    return\nx = a[i]\nout[i] = x * x\n"),
            "; threads with `i >= n` do nothing. Let `x = a[i]`; set `out[i]` to `x * x`.");
  EXPECT_EQ(told("i = wp.tid()\nx = float(0.0)\nfor j in range(n):\n    x += a[j]\nout[i] = x\n"),
            "Let `x = 0.0`; for `j` in `range(n)`, add `a[j]` to `x`; set `out[i]` to `x`.");
  EXPECT_EQ(told("i = wp.tid()\nx = int(0)\nwhile x < n:\n    x += 1\n    if ids[x] == 3:\n"
                 "        break\nout[i] = float(x)\n"),
            "Let `x = 0`; while `x < n`, (add `1` to `x`; if `ids[x] == 3`, leave the loop); set "
            "`out[i]` to `float(x)`.");
  // A sentence for each array that changes.
  EXPECT_EQ(told("i = wp.tid()\nout[i] = 1.0\nout[i + 1] = 2.0\n"),
            "Set `out[i]` to `1.0`. Set `out[i + 1]` to `2.0`.");
}

TEST(Describe, ValuesThatAreReadOnceStandWhereTheyAreRead) {
  EXPECT_EQ(told("i = wp.tid()\nx = a[i] + 1.0\ny = x * C\nout[i] = wp.sin(y)\n"),
            "Set `out[i]` to `sin((a[i] + 1.0) * 1.5)`.");
  // Not where they would be others: the array or the local has changed, or the block is closed.
  EXPECT_EQ(told("i = wp.tid()\nx = out[i]\nout[i] = 1.0\nout[i + 1] = x\n"),
            "Let `x = out[i]`; set `out[i]` to `1.0`. Set `out[i + 1]` to `x`.");
  EXPECT_EQ(told("i = wp.tid()\nx = a[i]\ny = x * 2.0\nx += 1.0\nout[i] = x + y\n"),
            "Let `x = a[i]` and `y = x * 2.0`; add `1.0` to `x`; set `out[i]` to `x + y`.");
  EXPECT_EQ(told("i = wp.tid()\nfor j in range(n):\n    x = a[j] + 1.0\nout[i] = x\n"),
            "For `j` in `range(n)`, let `x = a[j] + 1.0`; set `out[i]` to `x`.");
  EXPECT_EQ(told("i = wp.tid()\ns = wp.rand_init(3, i)\nx = wp.randf(s)\ny = wp.randf(s)\nout[i] "
                 "= y - x\n"),
            "Let `s = rand_init(3, i)`, `x = randf(s)` and `y = randf(s)`; set `out[i]` to `y - "
            "x`.");
}

TEST(Describe, Branches) {
  EXPECT_EQ(told("i = wp.tid()\nif ids[i] > 0:\n    x = a[i]\nelse:\n    x = -a[i]\nout[i] = x\n"),
            "Let `x = a[i] if ids[i] > 0 else -a[i]`; set `out[i]` to `x`.");
  EXPECT_EQ(told("i = wp.tid()\nif ids[i] > 0:\n    out[i] = a[i]\n"),
            "If `ids[i] > 0`, set `out[i]` to `a[i]`.");
  EXPECT_EQ(told("i = wp.tid()\nx = a[i]\nif x > 2.0:\n    x -= 1.0\nelif x > 1.0:\n    x *= 2.0\n"
                 "else:\n    x = 0.5\n    out[i + 1] = x\nout[i] = x\n"),
            "Let `x = a[i]`; if `x > 2.0`, subtract `1.0` from `x`, otherwise if `x > 1.0`, "
            "multiply `x` by `2.0`, otherwise (set `x` to `0.5`; set `out[i + 1]` to `x`). Set "
            "`out[i]` to `x`.");
  EXPECT_EQ(told("i = wp.tid()\nout[i] = wp.where(a[i] > 0.0, 1.0, 2.0) * 3.0\n"),
            "Set `out[i]` to `(1.0 if a[i] > 0.0 else 2.0) * 3.0`.");
}

TEST(Describe, Functions) {
  EXPECT_EQ(told("i = wp.tid()\nout[i] = f(a[i])\n",
                 "@wp.func\ndef f(x: float):\n    y = x * x\n    return y + y\n\n"),
            "Here `f(x)` returns `y + y` with `y = x * x`. Set `out[i]` to `f(a[i])`.");
  EXPECT_EQ(told("i = wp.tid()\nout[i] = f(a[i])\n",
                 "@wp.func\ndef f(x: float):\n    if x > 0.0:\n        return x\n    return "
                 "wp.float32(2)\n\n"),
            "Here `f(x)` does this: (if `x > 0.0`, return `x`; return `2.0`). Set `out[i]` to "
            "`f(a[i])`.");
}

TEST(Describe, AtomicsAndConstants) {
  const std::string all = told("i = wp.tid()\nwp.atomic_add(out, ids[i], a[i])\n");
  EXPECT_EQ(all,
            "Accumulates `out` from `a` and `ids`, one thread `i` per element. Atomically add "
            "`a[i]` to `out[ids[i]]`.");
  EXPECT_EQ(told("i = wp.tid()\nx = wp.float64(a[i]) * SHIFT\nout[i] = float(x)\n"),
            "Set `out[i]` to `float(float64(a[i]) * -2.0)`.");
}

TEST(Describe, EachOutputByHowItComesAbout) {
  Result<Tree> tree = parse_source(
      "import warp as wp\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float), b: "
      "wp.array(dtype=wp.vec3), "
      "c: wp.array(dtype=float), d: wp.array(dtype=float)):\n    i = wp.tid()\n"
      "    wp.atomic_max(d, 0, a[i])\n    b[i].x += a[i]\n    c[i] = a[i]\n",
      "k.py");
  ASSERT_TRUE(tree) << tree.error().render();
  KernelInterface interface;
  interface.launch.resize(1);
  for (const char* name : {"a", "b", "c", "d"}) {
    interface.args.emplace_back().name = name;
    interface.args.back().role = name[0] == 'a' ? ArgRole::In : ArgRole::InOut;
  }
  const std::string all = describe_kernel(*tree, interface);
  EXPECT_TRUE(all.starts_with("Computes `c`, updates `b` and accumulates `d` from `a`, one"))
      << all;
}

// Of a text without what stands in backticks.
std::string prose(const std::string& text) {
  std::string out;
  bool quoted = false;
  for (const char c : text) {
    if (c == '`') {
      quoted = !quoted;
    } else if (!quoted) {
      out += c;
    }
  }
  return quoted ? "a backtick is open" : out;
}

// Two to five sentences, with all that the kernel computes and computes it from.
TEST(Describe, GeneratedKernelsAreToldWhole) {
  Synthesizer synthesizer(9);
  Tree tree;
  ProgramInfo info;
  for (std::uint64_t i = 0; i < 4000; ++i) {
    synthesizer.make(static_cast<Category>(i % kGrammarCategories), i, tree, info);
    const std::string text = describe_kernel(tree, info.interface), plain = prose(text);
    std::size_t sentences = 1;
    for (std::size_t at = plain.find(". "); at != std::string::npos; at = plain.find(". ", at + 1))
      ++sentences;
    ASSERT_GE(sentences, 2u) << text;
    ASSERT_LE(sentences, 5u) << text;
    ASSERT_EQ(plain.find("wp."), std::string::npos) << text;
    ASSERT_EQ(std::count(plain.begin(), plain.end(), '('),
              std::count(plain.begin(), plain.end(), ')'))
        << text;
    for (const KernelArg& a : info.interface.args)
      ASSERT_NE(text.find(a.name), std::string::npos) << text;
    for (std::size_t f = 0; f + 1 < tree.functions.size(); ++f) {
      const std::string name(tree.text(tree.functions[f].name));
      ASSERT_NE(text.find('`' + name + '('), std::string::npos) << text;
    }
  }
}

}  // namespace
}  // namespace weft

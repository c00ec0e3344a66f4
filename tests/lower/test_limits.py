"""Small texts that ask for more than any machine has: refused in time, with a place, or lowered."""

import resource
import subprocess
import unittest

import harness

GIB = 1 << 30


def calls(count, body):
    """`count` functions, each calling the one before it."""
    text = "import warp as wp\n\n\n@wp.func\ndef f0(x: float):\n    return x\n\n\n"
    for i in range(1, count):
        text += f"@wp.func\ndef f{i}(x: float):\n    {body.format(f'f{i - 1}')}\n\n\n"
    return text + ("@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    i = wp.tid()\n"
                   f"    a[i] = f{count - 1}(a[i])\n")


def loops(depth, count=16):
    text = "import warp as wp\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    s = float(0.0)\n"
    for level in range(depth):
        text += "    " * (level + 1) + f"for i{level} in range({count}):\n"
    return text + "    " * (depth + 1) + "s = s + 1.0\n    a[0] = s\n"


def structs(depth, fields):
    text = "import warp as wp\n\n\n@wp.struct\nclass S0:\n    x: float\n\n\n"
    for level in range(1, depth + 1):
        text += f"@wp.struct\nclass S{level}:\n"
        text += "".join(f"    f{i}: S{level - 1}\n" for i in range(fields)) + "\n\n"
    return text + (f"@wp.kernel\ndef k(s: S{depth}, a: wp.array(dtype=float)):\n"
                   f"    a[0] = s{'.f0' * depth}.x\n")


class Limits(harness.TestCase):
    def lower(self, text, *arguments, stack=None):
        def limit():
            # Sanitizers want address space; memory that is not there is met in time all the same.
            if stack is not None:
                resource.setrlimit(resource.RLIMIT_STACK, (stack, stack))
        (self.tmp / "m.py").write_text(text)
        return self.run_weft("lower", "m.py", *arguments, preexec_fn=limit)

    def refused(self, result, message):
        self.assertEqual(result.returncode, 1, result.stderr[-300:])
        self.assertRegex(result.stderr, rf"^m\.py:\d+:\d+: {message}.*\n$")
        self.assertEqual(result.stdout, "")

    def test_calls_of_calls(self):
        deep = "statements, expressions and the functions they call nest deeper than 600 levels"
        for body in ("return {0}(x) + {0}(x)", "return {0}(x)", "{0}(x)\n    return x"):
            with self.subTest(body):
                for count in (150, 300, 2500):
                    self.refused(self.lower(calls(count, body)), deep)
        self.refused(self.lower(calls(2500, "return {0}(x)"), stack=1 << 20), deep)

    def test_no_chain_that_warp_lowers_is_refused(self):
        for count, body in ((79, "return {0}(x) + {0}(x)"), (89, "return {0}(x)"),
                            (99, "{0}(x)\n    return x")):
            result = self.lower(calls(count, body), stack=1 << 20)
            self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_loops_in_loops(self):
        much = ("more than 1000000 statements and expressions with this loop unrolled; a loop over a "
                "range that is no constant, or longer than max_unroll, stays a loop")
        self.refused(self.lower(loops(5)), much)
        self.refused(self.lower(loops(12)), much)
        # A loop that is not unrolled is no more than it says.
        self.assertEqual(self.lower(loops(12, 17)).returncode, 0)
        result = self.lower(loops(3), "-d", "cpu", "--part", "forward")
        self.assertEqual(result.stdout.count("= wp::add("), 16 ** 3)

    def test_continue_after_continue(self):
        body = "".join(f"        if i > {n}:\n            continue\n" for n in range(5000))
        text = ("import warp as wp\n@wp.kernel\ndef k(a: wp.array(dtype=int), n: int):\n"
                f"    for i in range(2):\n{body.replace('i >', 'n >')}")
        self.refused(self.lower(text), "statements, expressions and")

    def test_structs_in_structs(self):
        for depth, fields in ((40, 2), (300, 1), (100, 8)):
            result = self.lower(structs(depth, fields), "-d", "cpu", "--part", "support")
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            # Each struct once, and after its parts.
            names = [line.split()[1].split("_")[0] for line in result.stdout.splitlines()
                     if line.startswith("struct S")]
            self.assertEqual([n for n in names if n[1:].isdigit()],
                             [f"S{level}" for level in range(depth + 1)])


if __name__ == "__main__":
    harness.main()

"""Hostile files given to `weft lower`: text or a diagnostic with its place, in bounded time and memory."""

import re
import resource
import subprocess
import unittest

import harness

HEAD = "import warp as wp\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    i = wp.tid()\n"
# Generous: the tests' build checks itself, and machines differ. What grows faster than its text
# does not end within them.
SECONDS = 60
BYTES = 3 << 30

# Accepted: text comes out. Else: what the diagnostic says.
ACCEPTED = {
    # The parser looks past all that follow from each of them.
    "lines and lines of comments": HEAD + "    # com\n" * 50_000 + "    a[i] = 1.0\n" + "# com\n" * 500_000,
    "a million empty lines": HEAD + "\n" * 1_000_000 + "    a[i] = 1.0\n",
    "a far indent before many lines in brackets": (
        "import warp as wp\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n" + " " * 1_000_000 + "a[0] = ("
        + "\n" * 1_000_000 + "1.0)\n"),
    "comments further in and further out": HEAD + "    # com\n  # com\n\n" * 50_000 + "    a[i] = 1.0\n",
    "many names of the module": "".join(f"x{i} = {i}\n" for i in range(100_000)) + HEAD + "    a[i] = float(x7)\n",
    "a string of eight megabytes": "X = '" + "x" * 8_000_000 + "'\n" + HEAD + "    a[i] = 1.0\n",
    "a line of a million spaces": HEAD + "    a[i] = 1.0" + " " * 1_000_000 + "\n",
    "many names, many conditions": HEAD + "".join(f"    x{n} = a[i]\n" for n in range(4_000))
                                   + "    if i > 0:\n        x0 = a[0]\n" * 2_000 + "    a[i] = 1.0\n",
    "characters that are not seen": HEAD + "    a[i] = 1.0  # \u202e\u200b\ufeff\U000e0001\U0001f600\n",
}  # fmt: skip
REFUSED = {
    "half a million statements": (HEAD + "    a[i] = 1.\n" * 500_000, "."),
    "an integer of a million digits": (HEAD + "    a[i] = float(" + "7" * 1_000_000 + ")\n", "2\\*\\*64|integer"),
    "a million operators": (HEAD + "    a[i] = a[i]" + " + a[i]" * 1_000_000 + "\n", "nested deeper"),
    "a hundred thousand brackets": (HEAD + "    a[i] = " + "(" * 100_000 + "1.0" + ")" * 100_000 + "\n", "nested deeper"),
    "subscripts of subscripts": (HEAD + "    a[i] = a" + "[a" * 50_000 + "]" * 50_000 + "\n", "nested deeper"),
    "attributes of attributes": (HEAD + "    a[i] = a" + ".x" * 100_000 + "\n", "nested deeper"),
    "blocks in blocks": (HEAD + "".join("    " + " " * n + "if i > 0:\n" for n in range(3_000)) + " " * 3_010 + "pass\n", "."),
    "a hundred thousand arguments": ("import warp as wp\n\n\n@wp.kernel\ndef k(" + ", ".join(f"a{i}: float" for i in range(100_000))
                                     + "):\n    undefined()\n", "undefined"),
    "a line continued again and again": (HEAD + "    a[i] = 1.0 + \\\n" + "\\\n" * 200_000 + "    1.0\n",
                                         "the parser gave up here; the text is too far from Python"),
    "a null byte": (HEAD + "    a[i] = \0 1.0\n", "null byte"),
    "bytes that are no text": (HEAD.encode() + b"    a[i] = '\xff\xfe'\n", "UTF-8"),
    "half a character": (HEAD.encode() + b"    x = '\xed\xa0\x80'\n", "UTF-8"),
    "letters that look like others": (HEAD + "    \u0430[i] = 1.0\n", "ASCII"),
    "a line that only Python's libraries break": (HEAD + "    a[i] = 1.0  # \u2028\n", "end of a line"),
    "more than a file may hold": ("#" * (9 << 20), "a source file has at most"),
    "nothing but quotes": ('"' * 1_000_001, "."),
    "nothing but backslashes": ("\\" * 1_000_000, "."),
    "nothing but zeros": ("\0" * 1_000_000, "null byte"),
}  # fmt: skip

SMALL = """

@wp.func
def fN(x: float):
    return x * N.5


@wp.kernel
def kN(a: wp.array(dtype=float), n: int):
    i = wp.tid()
    if i < n:
        a[i] = fN(a[i]) + float(N)
"""
# A function is lowered for two kernels, with a loop that is rewritten, after one that is refused in
# the middle of it, and under options of a kernel.
SHARED = """import warp as wp


@wp.struct
class S:
    x: float


@wp.func
def shared(s: S, n: int):
    y = float(0.0)
    for i in range(n):
        if s.x > 1.0:
            break
        y += s.x
    return y


@wp.func
def shared(s: S, n: float):
    return s.x * n


@wp.kernel
def k0(a: wp.array(dtype=S), b: wp.array(dtype=float)):
    i = wp.tid()
    b[i] = shared(a[i], 3) + shared(a[i], 2.0)


@wp.kernel(enable_backward=False)
def k1(a: wp.array(dtype=S), b: wp.array(dtype=float)):
    b[0] = shared(a[0], 2.0)
    for j in range(3):
        if b[j] > 1.0:
            continue
        b[j] = 2.0


@wp.kernel
def k2(a: wp.array(dtype=S), b: wp.array(dtype=float)):
    b[0] = shared(a[0], 2.0) + undefined(a[0])


@wp.kernel
def k3(b: wp.array(dtype=float)):
    b[0] = wp.max(b[1], 2.0)


@wp.kernel
def k4(a: wp.array(dtype=S), b: wp.array(dtype=float)):
    b[0] = shared(a[0], 2.0)


@wp.kernel
def k5(a: wp.array(dtype=S), b: wp.array(dtype=float)):
    i = wp.tid()
    b[i] = shared(a[i], 3) + shared(a[i], 2.0)
"""


def limit():
    # Of the processor's time: what else the machine does is no matter.
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


class Hostile(harness.TestCase):
    def lower(self, text):
        path = self.tmp / "m.py"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        done = subprocess.run([harness.WEFT, "lower", "m.py"], cwd=self.tmp, capture_output=True, preexec_fn=limit)
        path.unlink()
        self.assertLess(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024, BYTES)
        return done

    def test_accepted(self):
        for what, text in ACCEPTED.items():
            with self.subTest(what):
                done = self.lower(text)
                self.assertEqual((done.returncode, done.stderr[:300]), (0, b""))
                self.assertIn(b"_kernel_forward(", done.stdout)

    def test_refused(self):
        for what, (text, why) in REFUSED.items():
            with self.subTest(what):
                done = self.lower(text)
                self.assertEqual(done.returncode, 1, done.stderr[:300])
                self.assertRegex(done.stderr.decode()[:1000], rf"^m\.py:\d+:\d+: .*({why})")
                self.assertLess(len(done.stderr), 5000)
                self.assertEqual(done.stdout, b"")

    def seconds_of_kernels(self, count):
        """Processor time; the least of three, since other work disturbs it."""
        path = self.tmp / "m.py"
        path.write_text("import warp as wp\n" + "".join(SMALL.replace("N", str(n)) for n in range(count)))
        times = []
        for _ in range(3):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            done = subprocess.run([harness.WEFT, "lower", path], capture_output=True, preexec_fn=limit)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            self.assertEqual((done.returncode, done.stderr[:300]), (0, b""))
            self.assertEqual(done.stdout.count(b"// kernel k"), count)
            times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        return min(times)

    def test_time_grows_as_the_number_of_kernels(self):
        self.assertLess(self.seconds_of_kernels(2_000) / self.seconds_of_kernels(1_000), 3)

    def test_kernels_of_one_file_leave_each_other_alone(self):
        """What lowering one kernel finds out or adds is nothing to the next."""
        path = self.tmp / "m.py"
        path.write_text(SHARED)
        names = re.findall(r"def (k\w+)", SHARED)
        whole = subprocess.run([harness.WEFT, "lower", path], capture_output=True, text=True)
        alone = [subprocess.run([harness.WEFT, "lower", path, "--kernel", name], capture_output=True, text=True)
                 for name in names]  # fmt: skip
        self.assertEqual([a.returncode for a in alone], [0, 0, 1, 0, 0, 0], [a.stderr for a in alone])
        expected = [f"// kernel {name}\n{a.stdout}" for name, a in zip(names, alone) if a.returncode == 0]
        self.assertEqual(whole.stdout, "\n".join(expected))
        self.assertEqual(whole.stderr, "".join(a.stderr for a in alone))


if __name__ == "__main__":
    harness.main()

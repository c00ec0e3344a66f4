"""Hostile files given to `weft lower`: text or a diagnostic with its place, in bounded time and memory."""

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


if __name__ == "__main__":
    harness.main()

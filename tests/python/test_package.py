"""The Python package: live kernels, their Programs, and what is said of those it cannot lower."""

import json
import pickle
import re
import subprocess
import sys
import unittest
from pathlib import Path

import harness
import kernels_for_package as kernels
import warp as wp
import weft

sys.path.insert(0, str(harness.ROOT / "tools"))
import warp_oracle  # noqa: E402


def lines(text):
    return [x for x in text.split("\n") if x.strip()]


def whole(lowered):
    return lines("\n".join([lowered.support, lowered.forward, lowered.backward]))


class Lowering(harness.TestCase):
    def assert_as_warp(self, kernel, backward=True):
        for device in ("cpu", "cuda"):
            with self.subTest(kernel=kernel.key, device=device):
                text = warp_oracle.kernel_source(kernel, device, backward)
                want = lines(warp_oracle.body_of(kernel, text, device, backward))
                self.assertEqual(whole(weft.lower(kernel, device=device, backward=backward)), want)

    def test_kernels_of_every_kind(self):
        for kernel in kernels.CONCRETE:
            self.assert_as_warp(kernel)

    def test_modules_of_the_oracle(self):
        for device in ("cpu", "cuda"):
            done = subprocess.run([sys.executable, harness.ROOT / "tests/support/live_modules.py", device,
                                   harness.ROOT / "tests/oracle/modules"], capture_output=True, text=True)
            said = [x for x in done.stdout.splitlines() if not x.startswith("Warp ")]
            self.assertEqual((done.returncode, len(said)), (0, 1), done.stdout[-4000:] + done.stderr[-2000:])
            self.assertRegex(said[0], r"^4\d\d identical$")

    def test_deterministic_mode(self):
        for kernel in kernels.DETERMINISTIC:
            for backward in (True, False):
                self.assert_as_warp(kernel, backward)

    def test_external_entry_points(self):
        for kernel in kernels.EXTERNAL:
            text = warp_oracle.kernel_source(kernel, "cuda", False)
            want = lines(warp_oracle.body_of(kernel, text, "cuda", False))
            program = weft.capture(kernel)
            self.assertEqual(whole(weft.lower(program, device="cuda")), want)
            with self.assertRaises(weft.UnsupportedError):  # there is none for the CPU
                weft.lower(program, device="cpu")
            self.assertEqual(whole(weft.lower(program, device="cuda")), want)
        for kernel in (kernels.entry_of_a_launch, kernels.entry_of_two):
            with self.assertRaises(weft.UnsupportedError) as caught:
                weft.lower(kernel, device="cuda")
            self.assertIn("of a kernel that does not take one struct alone, or has wp.tid()", str(caught.exception))

    def test_names_without_hashes(self):
        self.assert_as_warp(kernels.without_hash)

    def test_overloads_of_a_generic_kernel(self):
        for dtype in (wp.float32, wp.float64, wp.vec3):
            self.assert_as_warp(wp.overload(kernels.generic, [wp.array(dtype=dtype), dtype]))

    def test_closures(self):
        for scale in (2.0, 0.5):
            self.assert_as_warp(kernels.make_scaled(scale))

    def test_options(self):
        """Whatever a flag is given, the text is Warp's; module and kernel are compared as they are."""
        made = [(str(o), kernels.with_options(**o)) for o in kernels.TAKEN_OPTIONS]
        made += [(str(o), kernels.with_stray_options(**o)) for o in kernels.STRAY_OPTIONS]
        for options, kernel in made:
            for device in ("cpu", "cuda"):
                with self.subTest(options=options, device=device):
                    text = warp_oracle.kernel_source(kernel, device, bool(kernel.module.options["enable_backward"]))
                    body = text[text.index("\n", text.index(warp_oracle.PRELUDE_END)) + 1 :]
                    ends = [m.start() for m in re.finditer(r"_kernel_(?:forward|backward)\(", body)]
                    both = "_kernel_backward(" in body
                    end = next(e for e in ends if body.startswith("_kernel_backward" if both else "_kernel_forward", e))
                    got = weft.lower(kernel, device=device)
                    self.assertEqual(whole(got), lines(body[: body.index("\n}\n", end) + 3]))
                    self.assertEqual(got.backward != "", both)

    def test_option_of_another_compiler(self):
        before, wp.config.llvm_cuda = wp.config.llvm_cuda, 1
        try:
            self.assert_as_warp(kernels.with_options(cuda_max_registers=32, enable_cuda_smem_spilling=True))
        finally:
            wp.config.llvm_cuda = before

    def test_without_backward(self):
        self.assert_as_warp(kernels.CONCRETE[0], backward=False)
        self.assertEqual(weft.lower(kernels.CONCRETE[0], backward=False).backward, "")

    def test_a_program_is_lowered_as_the_kernel_is(self):
        for kernel in kernels.CONCRETE:
            program = weft.capture(kernel)
            self.assertEqual(json.loads(program)["format"], 1)
            self.assertEqual(program, weft.capture(kernel))
            self.assertEqual(weft.lower(program, device="cuda"), weft.lower(kernel, device="cuda"))

    @unittest.skipUnless(harness.WEFT.exists(), "the command line was not built")
    def test_the_command_line_lowers_programs(self):
        kernel = kernels.CONCRETE[0]
        path = self.tmp / "program.json"
        path.write_text(weft.capture(kernel))
        done = self.run_weft("lower", path, "-d", "cuda", "--part", "forward")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(lines(done.stdout), lines(weft.lower(kernel, device="cuda").forward))

    def test_functions(self):
        """Their text is what a module has beside the kernel that calls them."""

        def definitions(*texts):
            return sorted("\n".join(lines(x)) for t in texts for x in t.split("\n}\n") if x.strip())

        for function, kernel in kernels.CALLED:
            for device in ("cpu", "cuda"):
                for backward in (True, False):
                    with self.subTest(function=function.key, device=device, backward=backward):
                        text = warp_oracle.kernel_source(kernel, device, backward)
                        body = warp_oracle.body_of(kernel, text, device, backward)
                        end = body.index("struct wp_args_" if device == "cpu" else 'extern "C" __global__')
                        own = weft.lower(function, device=device, backward=backward)
                        self.assertEqual(definitions(own.support, own.forward, own.backward if backward else ""),
                                         definitions(body[:end]) if backward else
                                         [d for d in definitions(body[:end]) if f" adj_{function.native_func}(" not in d])
                        self.assertIn(f" {function.native_func}(", own.forward)
                        adjoint = backward and function is not kernels.gradient_in_function  # Warp makes none of it
                        self.assertEqual(f" adj_{function.native_func}(" in own.backward, adjoint)
                        program = weft.capture(function, backward=backward)
                        self.assertEqual(weft.lower(program, device=device), own)

    def test_the_hash_is_the_kernels(self):
        kernel = kernels.CONCRETE[0]
        self.assertIn(weft.lower(kernel).hash[:8], weft.lower(kernel).forward)

    @unittest.skipUnless(harness.WEFT.exists(), "the command line was not built")
    def test_comments_in_statics(self):
        """Warp joins the lines, so that a comment swallows the rest, in files as in live kernels."""
        path = self.tmp / "commented.py"
        for first, code in (("1.0,", 0), ("1.0,  # one", 1)):
            path.write_text("import warp as wp\n\n\n@wp.kernel\ndef commented(x: wp.array(dtype=float)):\n"
                            f"    x[0] = wp.static(max(\n        {first}\n        2.0))\n")
            done = self.run_weft("lower", path)
            self.assertEqual(done.returncode, code, done.stderr)
            kernel = warp_oracle.kernels_of(warp_oracle.import_file(str(path)))[0]
            if code == 0:
                self.assert_as_warp(kernel)
            else:
                self.assertIn("a comment", done.stderr)
                with self.assertRaises(weft.DiagnosticError):
                    weft.lower(kernel)


class Refusals(harness.TestCase):
    def test_unsupported(self):
        with self.assertRaises(weft.UnsupportedError) as caught:
            weft.lower(kernels.opaque_constant)
        self.assertIn("kernels_for_package.py", caught.exception.file)
        self.assertGreater(caught.exception.line, 0)
        for kernel in kernels.NO_TEXT:  # Warp writes `inf` and `True`, leaves out suffixes, or refuses as well
            with self.assertRaises(weft.UnsupportedError):
                weft.lower(kernel)

    def test_what_is_no_concrete_kernel(self):
        for thing, words in ((kernels.generic, "overload"), (kernels.square, "function for any types"),
                             (kernels.apply, "a function as an argument"), (kernels.wp.sin, "function of Warp's own")):
            with self.assertRaisesRegex(weft.UnsupportedError, words):
                weft.lower(thing)
        for thing in (None, lambda: 0, {}, kernels.Particle):
            with self.assertRaisesRegex(TypeError, "takes a warp.Kernel"):
                weft.lower(thing)
        for threads in (0, -1, "x", 2**40, 1.5):
            with self.assertRaisesRegex(ValueError, "block_dim"):
                weft.lower(kernels.plain, block_dim=threads)

    def test_options_that_are_none(self):
        for bounds in kernels.REFUSED_BOUNDS:
            with self.subTest(bounds=bounds):
                kernel = kernels.with_options(launch_bounds=bounds)
                with self.assertRaises(ValueError):
                    warp_oracle.kernel_source(kernel, "cuda")
                with self.assertRaisesRegex(weft.DiagnosticError, "'launch_bounds=.*' is refused by Warp; launch_bounds is an int, or one or two things in a tuple or list"):
                    weft.lower(kernel, device="cuda")
                # For the CPU Warp does not look at it.
                text = warp_oracle.kernel_source(kernel, "cpu")
                want = lines(warp_oracle.body_of(kernel, text, "cpu", True))
                self.assertEqual(whole(weft.lower(kernel, device="cpu")), want)
                with self.assertRaises(weft.DiagnosticError):
                    weft.lower(kernel, device="cuda")
        with self.assertRaisesRegex(weft.UnsupportedError, "launch_bounds="):
            weft.lower(kernels.with_options(launch_bounds=("",)), device="cuda")
        for unroll in ("19", None):
            with self.subTest(unroll=unroll), self.assertRaisesRegex(weft.DiagnosticError, "module option max_unroll = "):
                weft.lower(kernels.with_options({"max_unroll": unroll}))

    def test_what_is_no_value(self):
        for kernel in kernels.NOT_VALUES:
            with self.assertRaises(Exception):
                warp_oracle.kernel_source(kernel, "cuda")
            with self.assertRaises(weft.DiagnosticError):
                weft.lower(kernel)

    def test_functions_that_statics_make(self):
        """The names are those of the first launch, however often weft was asked before."""
        for mode, same in (("once", True), ("remembered", True), ("in_function", True), ("beside_plain", True),
                           ("beside_another", False), ("unique", False), ("by_chance", False)):
            with self.subTest(mode=mode):
                done = subprocess.run([sys.executable, harness.ROOT / "tests/support/statics_that_make_functions.py",
                                       mode, self.tmp], capture_output=True, text=True)
                self.assertEqual(done.returncode, 0, done.stderr[-2000:])
                said = done.stdout.splitlines()[-1]
                self.assertEqual(said, "as launched" if same else "refused")

    def test_what_depends_on_what_warp_did_before(self):
        for kernel in kernels.UNSURE:
            with self.assertRaises(weft.UnsupportedError):
                weft.lower(kernel)

    def test_objects_of_python(self):
        for kernel in kernels.OBJECTS:
            with self.assertRaisesRegex(weft.DiagnosticError, "an attribute of an object of Python's"):
                weft.lower(kernel)

    def test_arguments(self):
        for backward in (0, 1, "False"):
            with self.assertRaisesRegex(TypeError, "backward is True, False or None"):
                weft.lower(kernels.plain, backward=backward)
        with self.assertRaisesRegex(ValueError, "a Program says itself"):
            weft.lower(weft.capture(kernels.plain), backward=False)
        for device in ("tpu", wp.get_device("cpu"), None):
            with self.assertRaisesRegex(ValueError, "device is 'cpu' or 'cuda'"):
                weft.lower(kernels.plain, device=device)
        for thing in (None, 3, kernels.Particle, len):
            with self.assertRaisesRegex(TypeError, "takes a warp.Kernel"):
                weft.capture(thing)
        for threads in (0, -1, "x", True, 1.5):
            with self.assertRaisesRegex(ValueError, "block_dim"):
                weft.capture(kernels.plain, block_dim=threads)
        for text in ("\ud800", "x.py", "kernel", "", "null"):
            with self.assertRaisesRegex(weft.DiagnosticError, r"not a captured program: weft.lower\(\) takes a warp.Kernel"):
                weft.lower(text)
        for thing in (Path("x.py"), b"{}", [kernels.plain], json.loads(weft.capture(kernels.plain)), sys, kernels):
            with self.assertRaisesRegex(TypeError, "takes a warp.Kernel"):
                weft.lower(thing)

    def test_errors_go_to_other_processes(self):
        with self.assertRaises(weft.DiagnosticError) as caught:
            weft.lower(kernels.wrong)
        copy = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((type(copy), copy.code, copy.file, copy.line, str(copy)),
                         (type(caught.exception), caught.exception.code, caught.exception.file,
                          caught.exception.line, str(caught.exception)))

    def test_what_warp_refuses_while_it_is_captured(self):
        with self.assertRaisesRegex(weft.DiagnosticError, "Warp refuses 'infinite_static'"):
            weft.lower(kernels.infinite_static)

    def test_wrong(self):
        with self.assertRaises(weft.DiagnosticError) as caught:
            weft.lower(kernels.wrong)
        self.assertNotIsInstance(caught.exception, weft.UnsupportedError)
        source = Path(caught.exception.file).read_text().split("\n")
        self.assertIn("undefined_name", source[caught.exception.line - 1])

    def test_wrong_functions(self):
        with self.assertRaisesRegex(weft.DiagnosticError, "undefined name"):
            weft.lower(kernels.wrong_function)

    def test_references(self):
        with self.assertRaises(weft.DiagnosticError) as caught:
            weft.lower(kernels.address_of_a_number)
        self.assertIn(" has no address; a reference is taken of local variables, array elements, fields of "
                      "structs and wp.ref[T] parameters", str(caught.exception))
        with self.assertRaises(weft.DiagnosticError) as caught:
            weft.lower(kernels.references)
        self.assertIn("' takes wp.ref[T] parameters and has no adjoint of its own, so it cannot be called "
                      "where backward code is made", str(caught.exception))
        weft.lower(kernels.references, backward=False)

    def assert_refused_as_warp_does(self, kernel, message):
        """At the place that Warp names last, which is the innermost one."""
        with self.assertRaises(Exception) as caught:
            warp_oracle.kernel_source(kernel, "cuda", True)
        file, line = re.findall(r"at (\S+?):(\d+):", str(caught.exception))[-1]
        with self.assertRaisesRegex(weft.DiagnosticError, re.escape(message)) as caught:
            weft.lower(kernel, backward=True)
        self.assertEqual((caught.exception.file, caught.exception.line), (file, int(line)))

    def test_at_the_line_that_warp_names(self):
        self.assert_refused_as_warp_does(kernels.wrong, "undefined name")
        self.assert_refused_as_warp_does(
            kernels.native_struct, "' returns Two; one returns a number, a vector, a matrix or an array")
        self.assert_refused_as_warp_does(kernels.lost_adjoint, "has no adjoint")
        for kernel in (kernels.read_and_added, kernels.added_and_read, kernels.added_and_least):
            self.assert_refused_as_warp_does(
                kernel, "array 'x' receives atomic updates in deterministic mode and is also ")
        with self.assertRaisesRegex(weft.DiagnosticError, "assignment of a tuple parameter is not supported"):
            weft.lower(kernels.unpacked_parameter)  # and Warp fails with an exception of Python's
        self.assert_refused_as_warp_does(kernels.used_once, "the result of what is done once")


class Documents(harness.TestCase):
    """Programs that are damaged are refused; nothing crashes."""

    def refused(self, text):
        try:
            weft.lower(text)
        except weft.DiagnosticError:
            return
        # Some changes leave a program that means something.

    def test_not_a_program(self):
        for text in ("", "{", "[]", "null", '{"format":2}', '{"format":1,"warp":"1.18.0"}', '{"format":1,"warp":"1.19.0"}'):
            with self.assertRaisesRegex(weft.DiagnosticError, "not a captured program: "):
                weft.lower(text)

    def test_every_value_replaced(self):
        for kernel in kernels.CONCRETE:
            text = weft.capture(kernel)
            whole_program = json.loads(text)

            def places(node, path):
                yield path
                items = enumerate(node) if isinstance(node, list) else node.items() if isinstance(node, dict) else ()
                for key, value in items:
                    yield from places(value, (*path, key))

            every = [p for p in places(whole_program, ()) if p]
            for path in every[:: max(1, len(every) // 40)]:
                for value in (None, 99999, -1, "x", [], ["Name", 1, 0, 1, 1, "nothing"]):
                    changed = json.loads(text)
                    at = changed
                    for key in path[:-1]:
                        at = at[key]
                    at[path[-1]] = value
                    self.refused(json.dumps(changed))

    def test_truncated(self):
        text = weft.capture(kernels.CONCRETE[0])
        for end in range(0, len(text), 97):
            with self.assertRaises(weft.DiagnosticError):
                weft.lower(text[:end])


if __name__ == "__main__":
    harness.main()

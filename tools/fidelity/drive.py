"""Brings kernels into being that files make at run time, without compiling or running them.

A dry launch notes the overload and returns; assertions do nothing, since results are zeros and a
failing one would hide the kernels made after it. `execute` compiles and launches for real, on the
CPU, where a program's control flow depends on results (warp.fem).
"""

from __future__ import annotations

import inspect
import os
import signal
import subprocess
import sys
import time
import traceback
import unittest


class TimeUp(BaseException):
    pass


def limited(seconds: float, function):
    def up(*_):
        raise TimeUp

    old = signal.signal(signal.SIGALRM, up)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.1))
    try:
        return function()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)


class Anything:
    """What a dry call returns: whatever is asked of it."""

    def __getattr__(self, _):
        return self

    def __call__(self, *_a, **_k):
        return self

    def __bool__(self):
        return False


def install(born, execute: bool):
    import numpy as np
    import warp as wp
    import warp._src.context as ctx

    real_launch = ctx.launch

    def launch(kernel, dim=0, inputs=(), outputs=(), *a, **k):
        if execute:
            result = real_launch(kernel, dim, inputs, outputs, *a, **k)
        else:
            result = Anything() if k.get("record_cmd") else None
            if isinstance(kernel, ctx.Kernel) and kernel.is_generic:
                kernel = kernel._add_normalized_overload(kernel.infer_argument_types([*inputs, *outputs]))
        if k.get("block_dim"):
            born.block_dims.setdefault(id(kernel), k["block_dim"])
        return result

    ctx.launch = wp.launch = launch
    if execute:
        wp.config.optimization_level = 0  # of the host compiler; no text depends on it
    else:
        ctx.Module.load = lambda *_a, **_k: None
        ctx.Module._compile = lambda *_a, **_k: False
        for name in ("force_load", "load_module"):
            for module in (wp, ctx):
                setattr(module, name, lambda *_a, **_k: None)
    real_empty = ctx.empty

    def zeroed(*a, **k):  # control flow on the host must not depend on what memory held
        array = real_empty(*a, **k)
        try:
            array.zero_()
        except Exception:
            pass
        return array

    ctx.empty = wp.empty = zeroed

    class Gradients(dict):
        def __missing__(self, array):
            self[array] = wp.zeros_like(array)
            return self[array]

    tape_init = wp.Tape.__init__

    def init(tape, *a, **k):
        tape_init(tape, *a, **k)
        tape.gradients = Gradients()

    if not execute:
        wp.Tape.__init__ = init

    def no_process(*_a, **_k):
        raise OSError("no processes here")

    subprocess.Popen = no_process
    os.system = no_process
    silence_assertions(np)


class Swallow:
    exception, output, records, warning = RuntimeError("dry"), [], [], RuntimeError("dry")

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        return kind is None or issubclass(kind, Exception)


def silence_assertions(np):
    import warp as wp

    def assert_raises(_self, _what, *args, **kwargs):
        for i, a in enumerate(args):
            if callable(a) and not isinstance(a, type):
                try:
                    a(*args[i + 1 :], **kwargs)
                except Exception:
                    pass
                return None
        return Swallow()

    managers = {"assertRaises", "assertRaisesRegex", "assertWarns", "assertWarnsRegex", "assertLogs", "assertNoLogs"}
    for name in dir(unittest.TestCase):
        if name.startswith("assert"):
            setattr(unittest.TestCase, name, assert_raises if name in managers else (lambda *_a, **_k: None))
    unittest.TestCase.fail = lambda *_a, **_k: None
    for name in dir(np.testing):
        if name.startswith("assert"):
            setattr(np.testing, name, lambda *_a, **_k: None)
    try:
        import warp.tests.unittest_utils as utils
    except ImportError:
        return
    for name in list(vars(utils)):
        if name.startswith("assert_"):
            setattr(utils, name, lambda *_a, **_k: None)
        if name.startswith("get_") and "devices" in name and "pair" not in name:
            setattr(utils, name, lambda *_a, **_k: [wp.get_device("cpu")])
    utils.CheckOutput = lambda *_a, **_k: Swallow()


def attempt(function, seconds: float):
    try:
        return limited(seconds, function)
    except (Exception, SystemExit, TimeUp):
        traceback.print_exc()
        return None


def drive(module, how: str, budget: float):
    """`tests`: its test cases; `main` and `run`: its Example; `auto`: whichever it has."""
    end = time.time() + budget
    has_tests = any(isinstance(v, type) and issubclass(v, unittest.TestCase) for v in vars(module).values())
    if how in ("tests", "auto") or not hasattr(module, "Example"):
        if has_tests:
            run_tests(module, end)
    if how != "tests" and hasattr(module, "Example"):
        run_example(module.Example, end)


def run_tests(module, end: float):
    def flatten(suite):
        for test in suite:
            if isinstance(test, unittest.TestSuite):
                yield from flatten(test)
            elif getattr(test, "_testMethodName", None):
                yield test

    tests = list(flatten(unittest.defaultTestLoader.loadTestsFromModule(module)))
    for kind in dict.fromkeys(type(t) for t in tests):
        attempt(getattr(kind, "setUpClass", lambda: None), 10)
    for test in tests:
        if time.time() > end:
            return
        attempt(test.setUp, 5)
        attempt(getattr(test, test._testMethodName), min(10, end - time.time() + 0.2))
        attempt(test.doCleanups, 5)


def run_example(kind, end: float):
    wanted = {"stage_path": None, "headless": True, "quiet": True, "num_frames": 1, "resolution": 4, "render": False,
              "verbose": False, "viewer": Anything(), "args": Anything()}
    parameters = inspect.signature(kind.__init__).parameters
    example = attempt(lambda: kind(**{k: v for k, v in wanted.items() if k in parameters}), (end - time.time()) * 0.7)
    for method in ("step", "render"):
        if example is not None and hasattr(example, method):
            attempt(getattr(example, method), max(end - time.time(), 1))
    sys.stdout.flush()

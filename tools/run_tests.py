#!/usr/bin/env python3
"""Builds the dev preset, runs every test, adds up the counts. ./check calls it.

C++ tests: what ctest finds in build/dev. Python tests: tests/**/test_*.py, each run as a program
of its own in the repository's root with WEFT_BIN (the program under test), WEFT_BUILD (its build
folder) and WEFT_ROOT set. Such a program counts for itself when the last line that it prints is
`N passed, N failed[, N skipped]` (tests/support/harness.py does that for unittest), otherwise as
one test by its exit code. Checks of --ci and --long count as one test each.

Programs run side by side, the longest first, so that none of them is left alone at the end. How long
each takes is known from the last run (build/dev/seconds.json) or else from tests/seconds.json, which
has those of more than ten seconds; `cp build/dev/seconds.json tests/` after a full run renews it.
"""

import argparse
import concurrent.futures
import functools
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COUNTS = re.compile(r"^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$")
JOBS = os.cpu_count() or 1


class Durations:
    """How many seconds each program took when it last ran."""

    def __init__(self, path):
        self.path = path
        self.seconds = {}
        self.lock = threading.Lock()
        for known in (ROOT / "tests" / "seconds.json", path):
            try:
                self.seconds.update(json.loads(known.read_text()))
            except (OSError, ValueError):
                pass  # the order of programs is worse without it, and nothing else

    def longest_first(self, names):
        return sorted(names, key=lambda name: -self.seconds.get(name, 0))

    def record(self, name, seconds):
        with self.lock:
            self.seconds[name] = round(seconds, 1)
            self.path.write_text(json.dumps(self.seconds, indent=0, sort_keys=True) + "\n")


class Tally:
    """Counts, and the names of what failed or was skipped."""

    def __init__(self):
        self.passed = 0
        self.failed = []
        self.skipped = []
        self.more_failed = 0  # failures beyond the names: a program that counts for itself
        self.more_skipped = 0
        self.lock = threading.Lock()

    def one(self, name, passed):
        if passed:
            self.passed += 1
        else:
            self.failed.append(name)

    def line(self):
        failed = len(self.failed) + self.more_failed
        skipped = len(self.skipped) + self.more_skipped
        text = f"{self.passed} passed, {failed} failed"
        return text + (f", {skipped} skipped" if skipped else "")


def say(text):
    print(text, flush=True)


def run(command, **kwargs):
    return subprocess.run([str(part) for part in command], cwd=ROOT, **kwargs)


def run_measured(command, environment):
    """Its exit code, its output, the seconds it took and those of processors, its own children included."""
    started = time.monotonic()
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen([str(part) for part in command], cwd=ROOT, stdout=output, stderr=subprocess.STDOUT,
                                   env={**os.environ, **environment})
        try:
            _, status, usage = os.wait4(process.pid, 0)
        except BaseException:
            process.kill()
            process.wait()
            raise
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read().decode(errors="replace")
    return process.returncode, text, time.monotonic() - started, usage.ru_utime + usage.ru_stime


def build(preset, targets=()):
    """Configures and builds; False if that failed, with the output shown."""
    started = time.monotonic()
    configure = run(["cmake", "--preset", preset], capture_output=True, text=True)
    if configure.returncode != 0:
        say(configure.stdout + configure.stderr)
        return False
    command = ["cmake", "--build", ROOT / "build" / preset, "-j", JOBS]
    if targets:
        command += ["--target", *targets]
    result = run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    say(f"build of {preset}: {'passed' if result.returncode == 0 else 'failed'} ({time.monotonic() - started:.1f} s)")
    if result.returncode != 0:
        say(result.stdout[-20000:])
    return result.returncode == 0


def run_ctest(tally, preset, name_filter, environment=None):
    started = time.monotonic()
    report = ROOT / "build" / preset / "ctest.xml"
    report.unlink(missing_ok=True)
    command = ["ctest", "--test-dir", ROOT / "build" / preset, "-j", JOBS, "--output-on-failure",
               "--no-tests=ignore", "--output-junit", report]
    if name_filter:
        command += ["-R", "|".join(re.escape(name) for name in name_filter)]
    result = run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                 env={**os.environ, **(environment or {})})
    if not report.exists():
        if "No tests were found" not in result.stdout:
            say(result.stdout[-5000:])
            tally.failed.append(f"ctest of {preset}")
        return
    say(f"C++ tests of {preset} ({time.monotonic() - started:.1f} s)")
    for case in ElementTree.parse(report).getroot().iter("testcase"):
        name = f"{preset}: {case.get('name')}"
        if case.get("status") == "fail" or case.find("failure") is not None:
            tally.failed.append(name)
            say(f"FAILED {name}\n{(case.findtext('system-out') or '')[-5000:]}")
        elif case.find("skipped") is not None:
            text = case.findtext("system-out") or ""
            reason = re.search(r"Skipped\n(.+)", text)
            tally.skipped.append(f"{name}: {reason.group(1).strip() if reason else 'no reason'}")
        else:
            tally.passed += 1


def run_program(tally, path, environment):
    """One Python or shell test program."""
    name = str(path.relative_to(ROOT))
    code, text, seconds, of_processors = run_measured(
        [sys.executable, path] if path.suffix == ".py" else ["bash", path], environment)
    lines = text.rstrip().split("\n")
    counts = COUNTS.match(lines[-1].strip())
    failed = int(counts.group(2)) if counts else 0
    with tally.lock:
        if counts:
            tally.passed += int(counts.group(1))
            tally.more_failed += failed
            tally.more_skipped += int(counts.group(3) or 0)
            if code != 0 and failed == 0:
                tally.failed.append(f"{name}: exit code {code}")
                failed = 1
        else:
            tally.one(name, code == 0)
            failed = int(code != 0)
        say(f"{name}: {lines[-1].strip() if counts else ('failed' if failed else 'passed')} "
            f"({seconds:.1f} s, {of_processors:.0f} s of processors)")
        if failed:
            say(text[-10000:])
    return seconds


def python_tests(name_filter):
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        name = str(path.relative_to(ROOT))
        if "long" in path.relative_to(ROOT / "tests").parts:
            continue
        if not name_filter or any(part in name for part in name_filter):
            yield path


def step(tally, name, command, environment=None):
    """A check that is one test: passes with exit code 0."""
    code, text, seconds, of_processors = run_measured(command, environment or {})
    with tally.lock:
        tally.one(name, code == 0)
        say(f"{name}: {'passed' if code == 0 else 'failed'} ({seconds:.1f} s, {of_processors:.0f} s of processors)")
        if code != 0:
            say(text[-10000:])
    return seconds


def sources(*suffixes):
    tracked = run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "src", "tests",
                   "bench", "fuzz"], capture_output=True, text=True).stdout.split("\n")
    return [name for name in tracked
            if name.endswith(suffixes) and "/golden/" not in name and (ROOT / name).exists()]


def freshness_checks(tally, environment):
    """By name: what was recorded from Warp, or made by weft, is what they make today; and commands of docs run."""
    for tool, arguments in (("export_builtins.py", ["--check"]), ("export_types.py", ["--check"]),
                            ("export_overloads.py", ["--check"]), ("record_golden.py", ["--check"]),
                            ("make_samples.py", ["--check"]), ("make_docs.py", ["--check"]),
                            ("make_recipes.py", ["--check"]), ("check_docs.py", [])):
        if (ROOT / "tools" / tool).exists():
            name = f"tools/{' '.join([tool, *arguments])}"
            command = [sys.executable, ROOT / "tools" / tool, *arguments]
            yield name, functools.partial(step, tally, name, command, environment)


def run_side_by_side(jobs, durations):
    """`jobs`: by name, functions that return how many seconds they took.

    As many at a time as there are cores: most of them use one. Each has a folder of its own.
    """
    def one(name):
        durations.record(name, jobs[name]())

    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        running = [pool.submit(one, name) for name in durations.longest_first(jobs)]
        try:
            for job in running:
                job.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def run_ci(tally):
    step(tally, "clang-format", ["clang-format", "--dry-run", "-Werror", *sources(".h", ".cpp")])
    step(tally, "house rules", [sys.executable, "tools/lint_house.py"])
    # The whole takes ten minutes, and is --long's.
    step(tally, "clang-tidy", [sys.executable, "tools/lint.py", "--latest", "40"])
    run_sanitizers(tally, "asan-ubsan")


def run_sanitizers(tally, preset):
    if build(preset):
        run_ctest(tally, preset, [])
    else:
        tally.failed.append(f"build of {preset}")


def run_long(tally, environment):
    run_sanitizers(tally, "asan-ubsan-all")
    step(tally, "clang-tidy, deep", [sys.executable, "tools/lint.py", "--deep"])
    for path in sorted((ROOT / "tests" / "long").glob("*")):
        if path.suffix in (".py", ".sh"):
            run_program(tally, path, environment)
    if not build("fuzz"):
        tally.failed.append("build of fuzz")
        return
    seconds = os.environ.get("WEFT_FUZZ_SECONDS", "600")
    for fuzzer in sorted((ROOT / "build" / "fuzz" / "fuzz").glob("*_fuzz")):
        # Findings go to the build folder, new inputs too; the kept corpus is only read.
        work = ROOT / "build" / "fuzz" / "work" / fuzzer.name
        work.mkdir(parents=True, exist_ok=True)
        corpus = ROOT / "fuzz" / "corpus" / fuzzer.name.removesuffix("_fuzz")
        step(tally, f"{fuzzer.name} for {seconds} s",
             [fuzzer, f"-max_total_time={seconds}", f"-artifact_prefix={work}/", "-timeout=10",
              "-rss_limit_mb=2048", "-print_final_stats=1", work,
              *([corpus] if corpus.is_dir() else [])])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ci", action="store_true")
    parser.add_argument("--long", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    tally = Tally()
    build_folder = ROOT / "build" / "dev"
    environment = {"WEFT_ROOT": str(ROOT), "WEFT_BUILD": str(build_folder),
                   "WEFT_BIN": str(build_folder / "weft"),
                   "PYTHONPATH": os.pathsep.join(str(ROOT / part) for part in ("tests/support", "python")),
                   "PYTHONDONTWRITEBYTECODE": "1"}
    # How much of bulk tests is run: see harness.some and harness.one_in.
    environment["WEFT_BULK"] = "all" if options.long or options.names else "most" if options.ci else "some"
    if build("dev"):
        run_ctest(tally, "dev", options.names)
        jobs = {str(path.relative_to(ROOT)): functools.partial(run_program, tally, path, environment)
                for path in python_tests(options.names)}
        if options.ci:
            jobs.update(freshness_checks(tally, environment))
        run_side_by_side(jobs, Durations(build_folder / "seconds.json"))
    else:
        tally.failed.append("build of dev")
    if options.ci:
        run_ci(tally)
    if options.long:
        run_long(tally, environment)
    for name in tally.skipped:
        say(f"skipped {name}")
    for name in tally.failed:
        say(f"failed {name}")
    say(tally.line())
    return 1 if tally.failed or tally.more_failed else 0


if __name__ == "__main__":
    sys.exit(main())

"""weft cuda verify: what it checks, keeps, says and leaves alone."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import unittest

import harness

CXX = shutil.which("c++") or shutil.which("g++")
NVCC = shutil.which("nvcc") or shutil.which("/usr/local/cuda/bin/nvcc")

# Says that it is nvcc and makes what g++ makes; its programs find a device. For what a machine with
# a GPU does, and for tests that should not wait for the real one.
FAKE_NVCC = """#!/bin/sh
case "$1" in
  --version) echo 'Cuda compilation tools, release 13.0, V13.0.1'; exit;;
  --list-gpu-code) printf 'sm_75\\nsm_80\\nsm_90\\n'; exit;;
esac
[ -z "$FAKE_SLEEP" ] || sleep "$FAKE_SLEEP"
while [ "$1" != -o ]; do shift; done
if [ "$3" = probe.cu ]; then
  printf '#!/bin/sh\\necho "sm_86 Toy, driver for CUDA 13.0"\\nexit %d\\n' "${FAKE_DEVICE:-1}" > "$2"
  chmod +x "$2"
else
  c++ -std=c++17 -x c++ -o "$2" "$3"
fi
"""


class CudaVerify(harness.TestCase):
    def setUp(self):
        super().setUp()
        if CXX is None:
            self.skipTest("no C++ compiler")
        self.fake = self.tmp / "nvcc"
        self.fake.write_text(FAKE_NVCC)
        self.fake.chmod(0o755)

    def generate(self, name="out", *arguments, categories="arithmetic,vector"):
        result = self.run_weft("cuda", *(() if "-n" in arguments else ("-n", 1)), "-c", categories, "-o", name, "-q", *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return sorted((self.tmp / name).glob("sample_*"))

    def verify(self, *arguments, code=0, name="out", **kwargs):
        """Without nvcc, if no argument says otherwise; these tests change programs."""
        if kwargs.pop("foreign", True):
            arguments += ("--run-foreign",)
        if not any(str(a).startswith("--nvcc") for a in arguments) and not kwargs.pop("nvcc", False):
            arguments += ("--no-nvcc",)
        if not kwargs.pop("shows", False):
            arguments += ("--no-shows",)  # another compilation of each
        result = self.run_weft("cuda", "verify", name, *arguments, **kwargs)
        self.assertEqual(result.returncode, code, result.stdout + result.stderr)
        return result

    def results(self, sample):
        return json.loads((sample / "metadata.json").read_text())["verification"]

    def summary(self, name="out"):
        return json.loads((self.tmp / name / "production_summary.json").read_text())

    def edit(self, sample, change):
        path = next(sample.glob("*.cu"))
        text = change(path.read_text())
        self.assertNotEqual(text, path.read_text())
        path.write_text(text)

    def spoil_kernel(self, sample):
        """The kernel alone computes something else than the reference."""
        self.edit(sample, lambda text: re.sub(r"^(  *)(\w+\[[^=\n]*\]) ([-+]?=) (.*);$", r"\1\2 \3 (\4) + 1.0f;", text, count=1,
                                              flags=re.M))

    def test_the_cpu_check_and_what_is_kept_of_it(self):
        samples = self.generate()
        before = [json.loads((s / "metadata.json").read_text()) for s in samples]
        generated = self.summary()
        result = self.verify()
        self.assertIn("2 programs in 'out': 2 passed, 0 failed\n  nvcc      not checked: not asked for, --no-nvcc\n"
                      "  cpu_check 2 passed, 0 failed\n", result.stdout)
        for sample, old in zip(samples, before):
            self.assertEqual(sorted(p.name for p in sample.iterdir()),
                             sorted([".clang-format", "Makefile", "cuda_on_cpu.h", "metadata.json",
                                     f"{old['kernel_name']}.cu", f"{old['kernel_name']}.py"]))
            new = json.loads((sample / "metadata.json").read_text())
            found = new.pop("verification")
            self.assertEqual(new, old)
            self.assertEqual(list(found), ["sha256", "header_sha256", "nvcc", "cpu_check", "sanitize", "gpu", "shows"])
            self.assertEqual(found["cpu_check"]["status"], "passed")
            self.assertIn("-std=c++17 -O1 -Wall -Wextra -Werror", found["cpu_check"]["by"])
            self.assertLess(found["cpu_check"]["largest_error"], 1e-4)
            self.assertEqual(found["nvcc"], {"status": "skipped", "reason": "not asked for, --no-nvcc"})
        summary = self.summary()
        verification = summary.pop("verification")
        self.assertEqual(summary, generated)
        self.assertTrue(verification["complete"])
        self.assertEqual((verification["samples"], verification["passed"], verification["failures"]), (2, 2, []))
        self.assertEqual(verification["checks"]["cpu_check"]["passed"], 2)
        self.assertIsNone(verification["tools"]["nvcc"])

    def test_a_second_run_makes_no_check_again(self):
        samples = self.generate()
        self.verify()
        texts = [(s / "metadata.json").read_text() for s in samples]
        started = os.stat(samples[0] / "metadata.json").st_mtime_ns
        self.assertIn("cpu_check 2 passed, 0 failed (2 of them earlier)", self.verify().stdout)
        self.assertEqual([(s / "metadata.json").read_text() for s in samples], texts)
        self.assertEqual(os.stat(samples[0] / "metadata.json").st_mtime_ns, started)
        self.assertNotIn("earlier", self.verify("--again").stdout)
        # A changed program is checked; so is everything by another compiler.
        self.edit(samples[0], lambda text: text + "// changed\n")
        self.assertIn("(1 of them earlier)", self.verify().stdout)
        self.assertNotIn("earlier", self.verify(environment={"CXX": f"{CXX} -DX"}).stdout)
        # What cannot be checked now stays as it was.
        other = self.verify(environment={"CXX": "c++", "PATH": str(self.tmp / "empty")}, code=2)
        self.assertEqual(other.stderr, "weft: bad value 'c++' for $CXX; there is no program of that name\n")

    def test_a_wrong_kernel_and_broken_programs_are_told_apart(self):
        samples = self.generate(categories="arithmetic,vector,math,control_flow")
        self.spoil_kernel(samples[0])
        self.edit(samples[1], lambda text: text.replace("int main(", "int x = nonsense;\nint main("))
        self.edit(samples[2], lambda text: re.sub(r"int main\(.*\{", r'\g<0>\n  for (;;) std::puts("on");', text))
        result = self.verify("--run-limit", 1, code=1)
        self.assertEqual(result.stderr.splitlines()[-1],
                         "weft: 3 of 4 programs in 'out' failed; the metadata.json of each says what it failed, and why")
        self.assertIn(f"failed cpu_check: the kernel's results differ from the reference's\n  {samples[0].name}\n",
                      result.stdout)
        self.assertRegex(result.stdout, f"failed cpu_check: error: .*nonsense.*\n  {samples[1].name}\n")
        self.assertIn(f"failed cpu_check: ran over 1 s\n  {samples[2].name}\n", result.stdout)
        self.assertIn("FAIL", self.results(samples[0])["cpu_check"]["detail"])
        self.assertEqual(self.results(samples[3])["cpu_check"]["status"], "passed")
        failures = self.summary()["verification"]["failures"]
        self.assertEqual(sorted(f["samples"] for f in failures), [[s.name] for s in samples[:3]])
        # Failures are tried again, and quiet prints them alone.
        quiet = self.verify("-q", "--run-limit", 1, code=1)
        self.assertTrue(quiet.stdout.startswith("failed cpu_check: "), quiet.stdout)

    def test_sanitizers(self):
        samples = self.generate(categories="arithmetic")
        self.edit(samples[0], lambda text: re.sub(
            r"(\n  return ok \? 0 : 1;)", r'\n  int* p = new int[2];\n  if (p[argc + 1] == 12345) return 3;\1', text))
        if not self.sanitizers_work():
            self.skipTest("the compiler's sanitizers do not work here")
        result = self.verify("--sanitize", code=1)
        self.assertIn("  cpu_check 1 passed, 0 failed\n", result.stdout)
        self.assertRegex(result.stdout, "failed sanitize: (ERROR: AddressSanitizer: heap-buffer-overflow|"
                                        "runtime error: load of address 0x[.]{3} with insufficient space .*)\n")

    def sanitizers_work(self):
        source = self.tmp / "s.cc"
        source.write_text("int main() {}\n")
        return subprocess.run([CXX, "-fsanitize=address,undefined", "-o", self.tmp / "s", source],
                              capture_output=True).returncode == 0 and \
            subprocess.run([self.tmp / "s"], capture_output=True).returncode == 0

    def without_nvcc(self):
        """An environment in which nvcc is nowhere."""
        programs = self.tmp / "programs"
        programs.mkdir()
        for name in ("c++", "g++", "gcc", "as", "ld", "sh", "chmod"):
            if shutil.which(name):
                (programs / name).symlink_to(shutil.which(name))
        return {"PATH": str(programs), "CUDA_HOME": "/nowhere", "WEFT_HOME": str(self.tmp / "home"), "NVCC": "",
                "VIRTUAL_ENV": "", "CXX": ""}

    def test_without_nvcc_it_says_so_and_how_to_get_one(self):
        samples = self.generate(categories="arithmetic")
        environment = self.without_nvcc()
        result = self.verify(nvcc=True, environment=environment)
        message = f"no nvcc; {self.tmp}/home/.venv/bin/python -m pip install 'nvidia-cuda-nvcc==13.*' installs one " \
                  "that needs no GPU"
        self.assertIn(f"  nvcc      not checked: {message}\n", result.stdout)
        self.assertIn("  cpu_check 1 passed, 0 failed\n", result.stdout)
        self.assertEqual(self.results(samples[0])["nvcc"], {"status": "skipped", "reason": message})
        self.assertEqual(self.summary()["verification"]["checks"]["nvcc"]["skipped_because"], [message])
        # The Python package is found in the .venv, and with it the check is made.
        package = self.tmp / "home/.venv/lib/python3.11/site-packages/nvidia/cu13/bin"
        package.mkdir(parents=True)
        shutil.copy(self.fake, package)
        self.assertIn("  nvcc      1 passed, 0 failed\n            by nvcc 13.0.1: -std=c++17",
                      self.verify(nvcc=True, environment=environment).stdout)
        # What was checked with an nvcc stays so when there is none.
        shutil.rmtree(self.tmp / "home")
        self.assertIn("  nvcc      1 passed, 0 failed (1 of them earlier)\n",
                      self.verify(nvcc=True, environment=environment).stdout)

    def test_a_name_that_is_no_program(self):
        self.generate(categories="arithmetic")
        result = self.verify("--nvcc", "/nowhere/nvcc", code=2)
        self.assertEqual(result.stderr,
                         "weft: bad value '/nowhere/nvcc' for --nvcc; there is no program of that name\n")
        broken = self.tmp / "broken"
        broken.write_bytes(b"\x7fELFnonsense")
        broken.chmod(0o755)
        result = self.verify("--nvcc", broken)
        self.assertIn("nvcc      not checked: ", result.stdout)
        self.assertIn(f"cannot start '{broken}': ", result.stdout)

    def test_an_nvcc_that_does_not_work_is_no_failure_of_the_programs(self):
        samples = self.generate(categories="arithmetic")
        self.fake.write_text(FAKE_NVCC.replace("if [", "echo 'error: unsupported GNU version'; exit 1; if [", 1))
        result = self.verify("--nvcc", self.fake)
        self.assertIn("nvcc 13.0.1 does not work here: error: unsupported GNU version", result.stdout)
        self.assertEqual(self.results(samples[0])["nvcc"]["status"], "skipped")

    def test_a_device_runs_the_program(self):
        samples = self.generate(categories="arithmetic")
        found = self.verify("--nvcc", self.fake, environment={"FAKE_DEVICE": "0"})
        # sm_86 is not among what this nvcc knows.
        self.assertIn("gpu       not checked: nvcc 13.0.1 does not compile for sm_86 Toy", found.stdout)
        self.fake.write_text(FAKE_NVCC.replace("sm_90\\n", "sm_86\\n"))
        found = self.verify("--nvcc", self.fake, environment={"FAKE_DEVICE": "0"})
        self.assertIn("gpu       1 passed, 0 failed\n            by sm_86 Toy, driver for CUDA 13.0; nvcc 13.0.1:",
                      found.stdout)
        self.assertEqual(self.summary()["verification"]["architectures"], ["sm_75", "sm_80", "sm_86"])
        shutil.copy(next(samples[0].glob("*.cu")), self.tmp / "kept.cu")
        self.spoil_kernel(samples[0])
        found = self.verify("--nvcc", self.fake, environment={"FAKE_DEVICE": "0"}, code=1)
        self.assertIn("failed gpu: the kernel's results differ from the reference's\n", found.stdout)
        shutil.copy(self.tmp / "kept.cu", next(samples[0].glob("*.cu")))
        found = self.verify("--nvcc", self.fake, environment={"FAKE_DEVICE": "1"})
        self.assertIn("gpu       not checked: no CUDA device: sm_86 Toy", found.stdout)

    def test_architectures(self):
        self.generate(categories="arithmetic")
        for given, rule in (("sm80", "it takes names such as sm_80, sm_90a"),
                            ("sm_61", "nvcc 13.0.1 knows sm_75, sm_80, sm_90")):
            result = self.verify("--nvcc", self.fake, "--arch", f"sm_75,{given}", code=2)
            self.assertEqual(result.stderr, f"weft: bad value '{given}' for --arch; {rule}\n")

    def test_folders_that_hold_nothing_to_check(self):
        result = self.verify(name="nowhere", code=1)
        self.assertEqual(result.stderr, "weft: cannot open 'nowhere': No such file or directory\n")
        (self.tmp / "empty" / "sub").mkdir(parents=True)
        result = self.verify(name="empty", code=1)
        self.assertEqual(result.stderr, "weft: no CUDA program in 'empty'; 'weft cuda -o empty' writes some, "
                                        "each in a folder of its own\n")
        self.assertEqual([p.name for p in (self.tmp / "empty").iterdir()], ["sub"])
        (self.tmp / "rows").mkdir()
        (self.tmp / "rows" / "manifest.json").write_text("{}")
        result = self.verify(name="rows", code=1)
        self.assertEqual(result.stderr, "weft: 'rows' is a dataset; its rows are checked by 'weft verify rows' and "
                                        "'weft validate rows'\n")
        (self.tmp / "file").write_text("")
        self.assertEqual(self.verify(name="file", code=1).stderr, "weft: 'file' is not a folder\n")

    def test_programs_of_others_are_not_run(self):
        samples = self.generate(categories="arithmetic,vector,math")
        (self.tmp / "double.py").write_text("import warp as wp\n\n\n@wp.kernel\ndef double(a: wp.array(dtype=float)):\n"
                                            "    i = wp.tid()\n    a[i] = a[i] * 2.0\n")
        result = self.run_weft("cuda", "double.py", "-q", "-o", "file")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("1 passed, 0 failed", self.verify(name="file", foreign=False).stdout)
        # A Python module that is not that of the program.
        python = next(samples[2].glob("*.py"))
        own = python.read_text()
        self.assertIn("1 passed, 0 failed", self.verify(name=f"out/{samples[2].name}", foreign=False).stdout)
        python.write_text(own + "# more\n")
        self.assertIn("failed files: not what this weft makes",
                      self.verify(name=f"out/{samples[2].name}", foreign=False, code=1).stdout)
        python.write_text(own)
        # One that leaves a mark when it runs, one by its header, one by what it says of itself.
        self.edit(samples[0], lambda text: text.replace("int main(", 'static bool ran = std::fopen("/tmp/ran", "w");\n'
                                                        "int main(").replace("/tmp/ran", f"{self.tmp}/ran"))
        header = samples[1] / "cuda_on_cpu.h"
        header.write_text(header.read_text() + "// more\n")
        path = samples[2] / "metadata.json"
        path.write_text(re.sub(r'"index": \d+', '"index": 77', path.read_text()))
        texts = [(s / "metadata.json").read_text() for s in samples]
        result = self.verify(foreign=False, code=1)
        self.assertIn("failed files: not what this weft makes; --run-foreign compiles and runs it all the same\n  "
                      + " ".join(s.name for s in samples) + "\n", result.stdout)
        self.assertFalse((self.tmp / "ran").exists())
        self.assertEqual([(s / "metadata.json").read_text() for s in samples], texts)
        # A place that no seed and no index has.
        for member in ("seed", "index"):
            path.write_text(re.sub(rf'"{member}": \d+', f'"{member}": {2**63}', texts[2]))
            self.assertIn("failed files: not what this weft makes", self.verify(foreign=False, code=1).stdout)
        path.write_text(texts[2])
        self.verify()
        self.assertTrue((self.tmp / "ran").exists())

    def test_damaged_samples_and_a_damaged_summary(self):
        samples = self.generate(categories="arithmetic,vector,math")
        (samples[0] / "metadata.json").write_text('{"a": ')
        next(samples[1].glob("*.cu")).unlink()
        result = self.verify(code=1)
        self.assertIn(f"failed files: metadata.json is no JSON object\n  {samples[0].name}\n", result.stdout)
        self.assertIn(f"failed files: no NAME.cu\n  {samples[1].name}\n", result.stdout)
        self.assertEqual((samples[0] / "metadata.json").read_text(), '{"a": ')
        (self.tmp / "out" / "production_summary.json").write_text("[]")
        result = self.verify(code=1)
        self.assertEqual(result.stderr, "weft: 'out/production_summary.json' is no JSON object; "
                                        "move it away, and it is written anew\n")
        (self.tmp / "out" / "production_summary.json").unlink()
        self.verify(code=1)
        self.assertEqual(list(self.summary()), ["verification"])

    def test_odd_names(self):
        name = "it's $HOME; \"a\" `b` \\ ü"
        samples = self.generate(name, categories="arithmetic")
        (self.tmp / "te mp").mkdir()
        source = next(samples[0].glob("*.cu"))
        source.rename(samples[0] / "-o x.cu")
        self.verify(name=name, environment={"TMPDIR": str(self.tmp / "te mp")})
        self.verify("--nvcc", self.fake, name=name, environment={"TMPDIR": "te mp"})
        self.assertEqual(list((self.tmp / "te mp").iterdir()), [])
        # One program by itself.
        self.assertIn("1 program in", self.verify(name=f"{name}/{samples[0].name}").stdout)
        self.assertFalse((samples[0] / "production_summary.json").exists())

    def test_interrupted_and_taken_up_again(self):
        samples = self.generate(categories="arithmetic,vector,math")
        temporary = self.tmp / "temporary"
        temporary.mkdir()
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(number):
                process = subprocess.Popen(
                    [harness.WEFT, "cuda", "verify", "out", "--nvcc", self.fake, "-j", "1", "--again"], cwd=self.tmp,
                    stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                    env={**os.environ, "TMPDIR": str(temporary), "FAKE_SLEEP": "2"})
                # Until the second program is compiled.
                deadline = time.monotonic() + 120
                while not list(temporary.glob("weft-*/1/*.cu")) and time.monotonic() < deadline:
                    time.sleep(0.02)
                process.send_signal(number)
                out, err = process.communicate(timeout=20)
                self.assertEqual(process.returncode, 128 + number, out + err)
                self.assertEqual(err.splitlines()[-1], "weft: interrupted; 1 of 3 programs are checked, "
                                                       "and the same command goes on from there")
                self.assertEqual(list(temporary.iterdir()), [])
                self.assertFalse(self.summary()["verification"]["complete"])
        self.assertEqual(self.results(samples[0])["nvcc"]["status"], "passed")
        result = self.verify("--nvcc", self.fake)
        self.assertIn("nvcc      3 passed, 0 failed (1 of them earlier)", result.stdout)
        self.assertEqual([p.name for s in samples for p in s.iterdir() if p.name.endswith(".part")], [])

    def test_the_script_for_gpus_with_stand_ins(self):
        """tests/gpu/run.py, where an nvcc makes programs of the CPU: ten programs of each kind and ten timed ones."""
        tool = self.tmp / "tools"
        tool.mkdir()
        for name, text in (("nvidia-smi", "echo 'Toy, 1.0, 8.6'\n"),
                           ("nvcc", 'while [ "$1" != -o ]; do shift; done\nexec c++ -std=c++17 -w -x c++ -o "$2" "$3"\n')):
            (tool / name).write_text("#!/bin/sh\n" + text)
            (tool / name).chmod(0o755)
        script = harness.ROOT / "tests" / "gpu" / "run.py"
        command = [sys.executable, script, "--output", "gpu", "--programs", "1", "--rows", "0", "--largest", "1000"]
        environment = {**os.environ, "PATH": f"{tool}:{os.environ['PATH']}", "WEFT_BIN": harness.WEFT, "NVCC": ""}

        def run():
            return subprocess.run(command, cwd=self.tmp, env=environment, capture_output=True, text=True)
        result = run()
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertEqual(result.stdout.splitlines()[-1], "30 passed, 0 failed")
        # Programs whose kernels are wrong fail in both parts.
        (tool / "nvcc").write_text((tool / "nvcc").read_text().replace("exec c++", "exec c++ -DgridDim=blockDim"))
        result = run()
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stdout.splitlines()[-1], "0 passed, 30 failed")
        self.assertEqual(len(json.loads((self.tmp / "gpu" / "gpu.json").read_text())["failures"]), 30)

    SHOWS = """\
import warp as wp


@wp.func
def bent(v: float):
    if v > 5000.0:
        return v * 0.5
    return v


@wp.kernel
def shy(x: wp.array(dtype=float), counts: wp.array(dtype=int), never: wp.array(dtype=float),
        zeros: wp.array(dtype=float), whole: wp.array(dtype=float)):
    i = wp.tid()
    v = bent(x[i])
    if v * v < 0.0:
        never[i] = v
    zeros[i] = (v - v) * 2.0
    if counts[i] < 3 or x[i] < -5000.0:
        whole[i] = v
    else:
        whole[i] = v + 1.0
"""

    def shown(self, source, *arguments, environment=None):
        (self.tmp / "shy.py").write_text(source)
        result = self.run_weft("cuda", "shy.py", "-q", "--overwrite", "-o", "out")
        self.assertEqual(result.returncode, 0, result.stderr)
        said = self.verify(*arguments, shows=True, environment=environment).stdout
        sample = next(self.tmp.glob("out/sample_*"))
        return said, sample, self.results(sample)["shows"]

    def test_what_a_program_shows(self):
        said, sample, shows = self.shown(self.SHOWS)
        self.assertEqual(shows["status"], "measured")
        self.assertIn("--coverage; gcov", shows["by"])
        found = shows["found"]
        self.assertEqual((found["outputs"], found["never_changed"], found["one_value"]), (3, ["never"], ["zeros"]))
        text = next(sample.glob("*.cu")).read_text().splitlines()
        for unmet in found["lines_never_met"] + found["branches_never_met"]:
            self.assertEqual(text[unmet["line"] - 1].strip(), unmet["text"])
        # One of them where gcc sees by itself that nothing leads to it.
        self.assertEqual([(u["function"], u["text"]) for u in found["lines_never_met"]],
                         [("bent", "return v * 0.5f;"), ("shy", "never[i] = v;")])
        # The guard of the function, and the second test of the `or`.
        self.assertEqual([(u["function"], u.get("test"), u["ways"]) for u in found["branches_never_met"]],
                         [("bent", 1, 1), ("shy", 2, 1)])
        self.assertGreater(found["lines"], 8)
        self.assertEqual(found["branches"], 8)
        name, summary = sample.name, self.summary()["verification"]["checks"]["shows"]
        self.assertEqual((summary["measured"], summary["outputs"], summary["branches"]), (1, 3, 8))
        self.assertEqual(summary["never_changed"], {"count": 1, "samples": {name: ["never"]}})
        self.assertEqual(summary["branches_never_met"]["count"], 2)
        self.assertIn("  shows     1 measured: 3 outputs, ", said)
        self.assertIn(f"1 output never changed, in 1 program:\n              {name}: never\n", said)
        self.assertIn(f"1 output of one value, in 1 program:\n              {name}: zeros\n", said)
        self.assertRegex(said, fr"2 lines never met, in 1 program:\n              {name}: bent:\d+, shy:\d+\n")
        self.assertRegex(said, fr"2 branches never met, in 1 program:\n              {name}: bent:\d+, shy:\d+ test 2\n")
        # Not measured again, and said again.
        again = self.verify(shows=True).stdout
        self.assertIn("1 measured (1 of them earlier): 3 outputs", again)
        self.assertIn(f"{name}: never\n", again)
        self.assertEqual(self.verify("-q", shows=True).stdout, "")

    def test_a_program_that_shows_all_of_itself(self):
        plain = self.SHOWS.replace("v > 5000.0", "v > 0.5").replace("v * v < 0.0", "v < 0.25").replace(
            "(v - v)", "v").replace("x[i] < -5000.0", "x[i] < 0.5")
        said, _, shows = self.shown(plain)
        self.assertEqual(shows["found"]["never_changed"] + shows["found"]["one_value"]
                         + shows["found"]["lines_never_met"] + shows["found"]["branches_never_met"], [])
        self.assertNotIn("never", said)

    GUARDS = """\
import warp as wp

FAR = wp.constant(250.0)


@wp.kernel
def shy(x: wp.array(dtype=float), flags: wp.array(dtype=int), num_bodies: int, offset: int, limit: float,
        owner: wp.array(dtype=int), total: wp.array(dtype=float), tags: wp.array(dtype=wp.int8),
        out: wp.array(dtype=float)):
    i = wp.tid()
    v = x[i]
    if v < 0.0:
        out[i] = 1.0
    if v > 100.0:
        out[i] = 2.0
    if v >= FAR:
        out[i] = 3.0
    if limit < -20.0:
        out[i] = 4.0
    if i >= offset:
        out[i] = v
    if flags[i] == 77:
        out[i] = 5.0
    if flags[i] > 300:
        out[i] = 6.0
    if tags[i] > wp.int8(40):
        out[i] = 7.0
    for k in range(num_bodies // 64):
        wp.atomic_add(total, 0, float(k) + 1.0)
    for k in range(num_bodies >> 5):
        wp.atomic_add(total, 1, float(k) + 1.0)
    if wp.atomic_cas(owner, i, -1, i) == -1:
        out[i] = 8.0
"""

    def test_inputs_meet_the_guards_of_a_kernel(self):
        _, sample, shows = self.shown(self.GUARDS)
        found = shows["found"]
        self.assertEqual(found["lines_never_met"] + found["branches_never_met"], [])
        self.assertEqual(found["never_changed"] + found["one_value"], [])
        # Loops that run not at all, once and more often.
        ranges = {a["name"]: a["range"] for a in json.loads((sample / "metadata.json").read_text())["args"] if "range" in a}
        self.assertEqual(ranges["num_bodies"], [0.0, 192.0])
        # What is only written starts at a number that is no result, sums at drawn ones.
        program = next(sample.glob("*.cu")).read_text()
        self.assertIn("fill_unwritten<float>(out.data()", program)
        self.assertIn("fill<float>(random, total.data(), total.size(), 0.0, 1.0);", program)

    def test_races_of_a_kernel_from_a_file_are_named(self):
        race = """\
import warp as wp


@wp.kernel
def shy(x: wp.array(dtype=float), last: wp.array(dtype=float), same: wp.array(dtype=float),
        count: wp.array(dtype=int), out: wp.array(dtype=int)):
    i = wp.tid()
    last[0] = x[i]
    same[0] = 1.0
    slot = wp.atomic_add(count, 0, 1)
    out[i] = i
"""
        said, sample, shows = self.shown(race)
        self.assertTrue(shows["found"]["races"])
        self.assertIn("1 program where the order of the threads decides what comes out:\n              "
                      f"{sample.name}\n", said)
        self.assertEqual(self.summary()["verification"]["checks"]["shows"]["races"], [sample.name])
        said, _, shows = self.shown(race.replace("last[0] = x[i]", "last[i] = x[i]"))
        self.assertFalse(shows["found"]["races"])
        self.assertNotIn("the order of the threads", said)

    def test_threads_whose_order_decides_are_named(self):
        head = """\
import warp as wp


@wp.kernel
def shy(x: wp.array(dtype=float), total: wp.array(dtype=float), count: wp.array(dtype=int),
        out: wp.array(dtype=float)):
    i = wp.tid()
"""
        for body, decides in {
                # What a neighbour writes is read; the slot that an atomic gives is used.
                "if i > 0:\n        out[i] = out[i - 1] * 0.5 + x[i]": True,
                "out[wp.min(wp.atomic_add(count, 0, 1), i)] = x[i]": True,
                "count[0] = i\n    out[i] = float(count[0])": True,
                # Sums, own places and whole numbers that are added up are the same in any order.
                "wp.atomic_add(total, 0, x[i])\n    print(x[i])": False,
                "wp.atomic_add(out, i, x[i])\n    total[i] = out[i]": False,
                "count[i] += i\n    out[i] = float(count[i])": False,
        }.items():
            with self.subTest(body):
                said, _, shows = self.shown(head + "    " + body + "\n")
                self.assertEqual(shows["found"]["races"], decides, said)

    def test_no_output_starts_at_zero_but_where_the_row_says_so(self):
        """An output of a plan has the range [0, 0], as what is not written is zero; where all is written others start it."""
        started = []
        for sample in self.generate("outputs", "-n", 2, categories=harness.standalone_categories()):
            program = next(sample.glob("*.cu")).read_text()
            written = set(re.findall(r"std::vector<.*> (\w+)_expected = ", program))
            self.assertTrue(written)
            metadata = json.loads((sample / "metadata.json").read_text())
            zeros = {a["name"] for a in metadata["args"] if all(f.get("range") == [0, 0] for f in a.get("fields", [a]))}
            for name in written:
                start = program[program.index(f"> {name}("):program.index(f"{name}_expected = ")]
                start = start[:start.find("  std::vector", 5)]
                filled = re.search(r"fill|value\.\w+ = random", start) is not None
                if name in zeros and "purpose" in metadata:
                    started.append(filled)
                else:
                    self.assertTrue(filled, f"{sample.name}: {name}")
            self.assertNotRegex(program, r", 0\.0, 0\.0\);", sample.name)
        self.assertGreater(sum(started) / len(started), 0.5)

    def test_without_gcov_the_outputs_are_looked_at(self):
        environment = self.without_nvcc()
        said, _, shows = self.shown(self.SHOWS, environment=environment)
        self.assertRegex(said, "lines not measured: no gcov beside ")
        found = shows["found"]
        self.assertEqual((found["never_changed"], found["one_value"]), (["never"], ["zeros"]))
        self.assertNotIn("lines", found)
        # With it, that is measured anew.
        self.assertNotIn("not measured", self.verify(shows=True).stdout)

    def test_what_a_failing_program_shows_is_not_measured(self):
        samples = self.generate(categories="arithmetic")
        self.spoil_kernel(samples[0])
        self.assertIn("  shows     not checked: cpu_check did not pass\n", self.verify(shows=True, code=1).stdout)
        self.assertEqual(self.results(samples[0])["shows"]["status"], "skipped")

    @unittest.skipIf(shutil.which("clang++") is None or shutil.which("llvm-cov") is None, "no clang")
    def test_lines_by_clang(self):
        _, _, shows = self.shown(self.SHOWS, environment={"CXX": "clang++"})
        found = shows["found"]
        self.assertIn("llvm-cov", shows["by"])
        self.assertEqual([u["text"] for u in found["lines_never_met"]], ["return v * 0.5f;", "never[i] = v;"])
        self.assertEqual([(u["function"], u["ways"]) for u in found["branches_never_met"]],
                         [("bent", 1), ("shy", 1), ("shy", 1)])

    @unittest.skipIf(NVCC is None, "no nvcc")
    def test_nvcc_and_what_it_says_of_each_architecture(self):
        samples = self.generate(categories="arithmetic,atomic")
        self.edit(samples[1], lambda text: text.replace("__global__ void", "__device__ int unused_thing = nothing;\n"
                                                        "__global__ void"))
        result = self.verify("--nvcc", NVCC, "--arch", "sm_80,sm_90", code=1)
        self.assertIn("nvcc      1 passed, 1 failed\n", result.stdout)
        self.assertRegex(result.stdout, f'failed nvcc: error: identifier "nothing" is undefined\n  {samples[1].name}\n')
        nvcc = self.results(samples[0])["nvcc"]
        self.assertEqual(list(nvcc["architectures"]), ["sm_80", "sm_90"])
        for figures in nvcc["architectures"].values():
            self.assertGreater(figures["registers"], 8)
            self.assertEqual(figures["spill_store_bytes"], 0)
            self.assertTrue(0 < figures["occupancy"] <= 1)
            mix = figures["instructions"]
            self.assertGreater(mix["load_global"], 0)
            self.assertGreater(mix["store_global"], 0)
            self.assertGreater(mix["control"], 0)

    @unittest.skipIf(NVCC is None, "no nvcc")
    def test_warnings_are_failures(self):
        samples = self.generate(categories="arithmetic")
        self.edit(samples[0], lambda text: text.replace("int main(", "static int idle() { return 1; }\nint main("))
        result = self.verify("--nvcc", NVCC, "--arch", "sm_80", code=1)
        self.assertIn("0 passed, 1 failed", result.stdout.split("cpu_check")[0])


if __name__ == "__main__":
    harness.main()

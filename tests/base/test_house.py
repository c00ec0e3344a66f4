"""tools/lint_house.py: the rules hold for src/, and each of them finds what breaks it."""

import importlib.util
import re
import shutil
import subprocess
import sys
import unittest

import harness

TOOL = harness.ROOT / "tools" / "lint_house.py"
IDS = "src/builtins/include/weft/builtins/builtin_ids.def"

# A line of C++ and whether it recognises a builtin by its name.
LINES = {
    'if (key == "tile_load") return;': True,
    'if (key != "clamp") return;': True,
    'if (std::string_view("sin") == key) return;': True,
    'constexpr std::string_view kKeys[] = {"floor_", "ceil"};': True,
    'std::map<std::string, int> m{{"atomic_add", 1}};': True,
    'if (key.substr(0, 7) == "atomic_") return;': True,
    'if (key.starts_with("tile_l")) return;': True,
    'if (key.ends_with("_inplace")) return;': True,
    'if (key == "tile_" "load") return;': True,
    'if (key == "tile_"  // goes on\n    "load") return;': True,
    'if (key == R"(clamp)") return;': True,
    'if (key == u8"clamp") return;': True,
    'if (path == "wp.clamp") return;': True,
    'if (key == builtin(BuiltinId::Clamp).key) return;': True,
    'if (quote == \'"\' || key == "clamp") return;': True,
    'if (id == BuiltinId::Clamp) return;  // "clamp"': False,
    '/* key == "clamp" */ if (is_atomic(id)) return;': False,
    'return unsupported("a clamp");': False,
    'json.member("index", 1);': False,
    'text += builtin(BuiltinId::Clamp).key;': False,
}
PARSER = "simdjson::dom::parser parser;\n"


class Rules(harness.TestCase):
    def setUp(self):
        super().setUp()
        ids = self.tmp / IDS
        ids.parent.mkdir(parents=True)
        shutil.copyfile(harness.ROOT / IDS, ids)
        (self.tmp / "src" / "lower").mkdir()

    def findings(self, text, name="src/lower/planted.cpp"):
        (self.tmp / name).write_text(text)
        result = subprocess.run([sys.executable, TOOL, "--root", self.tmp], capture_output=True, text=True)
        found = re.findall(rf"^{re.escape(name)}:(\d+): ", result.stdout, re.M)
        self.assertEqual(result.returncode, 1 if found else 0, result.stdout + result.stderr)
        return [int(line) for line in found]

    def test_finds_comparisons_with_names(self):
        for line, wrong in LINES.items():
            with self.subTest(line):
                self.assertEqual(bool(self.findings(line + "\n")), wrong)

    def test_names_the_line(self):
        self.assertEqual(self.findings('// a comment\nint a = 1;\nbool b = key == "clamp";\n'), [3])

    def test_the_room_of_builtins_has_names(self):
        self.assertEqual(self.findings('bool b = key == "clamp";\n', "src/builtins/planted.cpp"), [])

    def test_parsers_of_json_tell_a_full_memory_from_damage(self):
        self.assertEqual(self.findings("int a = 1;\n" + PARSER), [2])
        (self.tmp / "src/lower/planted.cpp").unlink()
        self.assertEqual(self.findings(PARSER, "src/lower/json_parser.h"), [])

    def test_exceptions_are_for_their_files(self):
        self.assertEqual(self.findings('bool b = word == "len";\n', "src/lower/module.cpp"), [])
        self.assertEqual(self.findings('bool b = word == "clamp";\n', "src/lower/module.cpp"), [1])


class Sources(harness.TestCase):
    def test_no_findings(self):
        result = subprocess.run([sys.executable, TOOL], capture_output=True, text=True)
        self.assertEqual((result.returncode, result.stdout), (0, "0 findings\n"))

    def test_each_exception_is_needed(self):
        spec = importlib.util.spec_from_file_location("lint_house", TOOL)
        lint = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(lint)
        used = set()
        list(lint.builtin_names(harness.ROOT, used))
        idle = [entry for at, entry in enumerate(lint.EXCEPTED_NAMES) if at not in used]
        self.assertEqual(idle, [])


if __name__ == "__main__":
    harness.main()

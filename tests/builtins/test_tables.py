"""Tables that are keyed by builtins are held together: each builtin has a fact for the synthesizer and a form
for standalone programs, or stands in left_out.tsv with the reason; what has an adjoint rule is differentiable, or
changes a place; no table names what is no builtin."""

import collections
import fnmatch
import re
import unittest

import harness

ROOT = harness.ROOT
# Helpers that only forms call.
HELPERS = {"at", "atomic_add_row", "atomic_sub_row", "cell_noise", "diagonalize", "eq", "fade", "fade_slope",
           "from_end", "givens", "jacobi_rotation", "last_of_range", "lattice_gradient", "ne", "noise_gradient",
           "pcg_hash", "periodic_noise", "ref", "row", "set_row", "slice_bound", "type"}
# Their adjoint is made by the reference or the elements that they take, or the gradient is shared with what they show.
PASSED_ON = {"indexref", "load", "tile_view", "tuple"}


def builtins():
    """{key: (groups, flags)}"""
    found = {}
    for line in (ROOT / "src/builtins/data/builtins.tsv").read_text().splitlines():
        if line.startswith("#"):
            continue
        fields = line.split("\t")
        groups, flags = found.setdefault(fields[0], (set(), set()))
        groups.add(fields[1])
        flags.update(fields[-1].split(","))
    return found


def keys(path, pattern):
    return set(re.findall(pattern, (ROOT / path).read_text(), re.M))


def left_out():
    lines = (ROOT / "tests/builtins/left_out.tsv").read_text().splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


class Tables(harness.TestCase):
    def setUp(self):
        super().setUp()
        self.builtins = builtins()
        ids = dict(re.findall(r'^WEFT_BUILTIN\((\w+), "(\w+)"\)',
                              (ROOT / "src/builtins/include/weft/builtins/builtin_ids.def").read_text(), re.M))
        self.tables = {
            "fact": {ids[i] for i in keys("src/synth/facts.def", r"^WEFT_FACT\((\w+),")},
            "adjoint": keys("src/analysis/adjoint.def", r"^WEFT_ADJOINT\((\w+),"),
            # Without those that change a place, and those that lose a gradient.
            "gradient": keys("src/analysis/adjoint.def", r'^WEFT_ADJOINT\((\w+), Pure, "[^"]*", ""'),
            "form": set().union(*(keys(path.relative_to(ROOT), r"^@ (\w+)\(")
                                  for path in (ROOT / "src/standalone/forms").glob("*.forms"))),
        }

    def test_tables_name_builtins(self):
        for name, table in self.tables.items():
            self.assertEqual(table - set(self.builtins) - HELPERS, set(), name)
        self.assertEqual(HELPERS - self.tables["form"], set())

    def test_what_lacks_an_entry_is_left_out_for_a_reason(self):
        used = collections.Counter()
        for table in ("fact", "form"):
            rules = [rule for rule in left_out() if rule[0] == table]
            for key, (groups, _) in self.builtins.items():
                reasons = [tuple(rule) for rule in rules
                           if (rule[1].removeprefix("group ") in groups if rule[1].startswith("group ")
                               else fnmatch.fnmatchcase(key, rule[1]))]
                if key in self.tables[table]:
                    # A rule for one builtin goes when the builtin gets an entry.
                    self.assertEqual([r for r in reasons if r[1] == key], [], (table, key))
                    continue
                self.assertTrue(reasons, f"{key} has no {table}, and left_out.tsv does not say why")
                used.update(reasons)
        self.assertEqual([rule for rule in left_out() if not used[tuple(rule)]], [])

    def test_adjoint_rules_are_of_what_has_an_adjoint(self):
        # What is not in adjoint.def has the rule that is always safe: every argument's gradient takes
        # every argument's value.
        for key in sorted(self.tables["gradient"] - PASSED_ON):
            self.assertIn("differentiable", self.builtins[key][1], key)

    def test_reasons_about_python_are_true(self):
        for _, pattern, reason in left_out():
            if reason == "a function that Warp writes in Python":
                for key in fnmatch.filter(self.builtins, pattern):
                    self.assertIn("python_level", self.builtins[key][1], key)


if __name__ == "__main__":
    harness.main()

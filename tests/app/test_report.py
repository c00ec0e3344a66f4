"""weft stats and weft report: the same figures in every form, and a page that a browser shows well."""

import json
import re
import shutil
import subprocess
import unittest

import harness

BROWSER = next((path for name in ("chromium", "chromium-browser", "google-chrome")
                if (path := shutil.which(name))), None)

# Loads the report in a frame of a given width, tries its tabs and says what it saw.
PROBE = """<!doctype html><body><iframe src="report.html" style="width:%dpx;height:900px;border:0"></iframe>
<pre id="said"></pre><script>
const frame = document.querySelector("iframe");
frame.addEventListener("load", () => {
  const page = frame.contentDocument, root = page.documentElement;
  const shown = (pair) => [...pair.querySelectorAll("pre[data-text]")].filter((p) => !p.hidden).map((p) => p.dataset.text);
  const pair = page.querySelector(".pair"), before = shown(pair);
  for (const value of ["CPU", "adjoint"]) pair.querySelector(`button[data-value=${value}]`).click();
  // The filter, a link to a pair that it hides, and the figures.
  const input = page.querySelector(".filter input"), word = page.querySelectorAll(".pair h3")[1].textContent.split(" ")[1];
  const visible = () => [...page.querySelectorAll(".pair")].filter((p) => !p.hidden).length;
  const pairs = visible();
  const filter = (value) => { input.value = value; input.dispatchEvent(new Event("input", { bubbles: true })); return visible(); };
  const found = filter(word), none = filter("no such words at all"), counted = page.querySelector(".filter output").textContent;
  frame.contentWindow.location.hash = page.querySelectorAll(".pair")[1].id;
  frame.contentWindow.dispatchEvent(new Event("hashchange"));
  const linked = visible();
  const figures = JSON.parse(page.getElementById("figures").textContent);
  const small = [...page.querySelectorAll("svg text")].filter((t) => t.getBoundingClientRect().height < 9).length;
  const out = [...page.querySelectorAll("svg")].filter((svg) => {
    const box = svg.getBoundingClientRect();
    return [...svg.querySelectorAll("text")].some((t) => {
      const b = t.getBoundingClientRect();
      return b.left < box.left - 1 || b.right > box.right + 1;
    });
  }).map((svg) => svg.getAttribute("aria-label"));
  document.getElementById("said").textContent = JSON.stringify({
    ready: root.dataset.ready, wide: root.scrollWidth, before, after: shown(pair), small, out,
    pairs, found, none, counted, linked, figures: figures.rows, button: !page.getElementById("figures-button").hidden,
    coloured: pair.querySelectorAll("span.k").length, plots: page.querySelectorAll("svg").length,
    paper: frame.contentWindow.getComputedStyle(page.body).backgroundColor,
  });
});
</script></body>"""


class Report(harness.TestCase):
    def setUp(self):
        super().setUp()
        result = self.run_weft("generate", "--quiet", "-n", 64, "-o", "rows",
                               "--split", "train=0.8,test=0.2")
        self.assertEqual(result.returncode, 0, result.stderr)

    def report(self, name):
        result = self.run_weft("report", "rows", "-o", name)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return (self.tmp / name).read_text()

    def test_rows_are_no_markup(self):
        shard = self.tmp / "rows/data/train-00000.jsonl"
        rows = [json.loads(line) for line in shard.read_text().splitlines()]
        evil = ("![i](http://example.org/i.png) [l](http://example.org) <img src=x onerror=y> &amp; `c` https://e.org "
                "www.e.org a@e.org\x1b[2J\u202e\n# head")
        for row in rows:
            row["description"] = row["category"] = row["kernel_name"] = evil
            row["metadata"].update(difficulty=evil, adjoint=evil, warp_version=evil)
            row["python_source"] += f"# {evil!a} \x1b[2J\n# ````\n"
        shard.write_text("".join(json.dumps(row) + "\n" for row in rows))
        page = self.report("report.md")
        outside = re.sub(r"(?ms)^(`{3,})\w*\n.*?^\1$", "", page)
        self.assertNotRegex(page, "[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]")
        self.assertIn("onerror", outside)
        for active in (r"(?<!\\)!\\?\[", r"(?<!\\)\]\(", r"(?<!\\)<", r"https?://", r"www\.e", r"(?<!\\)`", r"(?m)^# head", r"(?<!\\)@e",
                       r"(?<!\\)&"):
            self.assertNotRegex(outside, active)
        html = self.report("report.html")
        self.assertNotRegex(html, "[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]")
        self.assertNotIn("<img", html)

    def test_labels_stay_different(self):
        shard = self.tmp / "rows/data/train-00000.jsonl"
        rows = [json.loads(line) for line in shard.read_text().splitlines()]
        for i, row in enumerate(rows):
            row["category"] = ("a very long name of a category that is the same but for its end: " + "xy"[i % 2]
                               if i % 4 < 2 else "the same at both its ends, " + "yx"[i % 2] + ", and long enough to be cut")
        shard.write_text("".join(json.dumps(row) + "\n" for row in rows))
        plot = re.search(r"<figure><h3>Categories</h3>.*?</svg>", self.report("report.html"), re.S)[0]
        labels = [label for label in re.findall(r'<text class="label"[^>]*>([^<]*)<', plot) if "…" in label]
        self.assertEqual((len(labels), len(set(labels))), (4, 4), labels)

    def test_stats(self):
        result = self.run_weft("stats", "rows")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertIn("64 rows", result.stdout.split("\n")[0])
        for name in ("splits", "categories", "adjoint", "python_source", "cuda_backward", "nesting"):
            self.assertRegex(result.stdout, rf"(?m)^{name} ")
        self.assertIn("copies: 0 of Python, 0 of structure, 0 of skeleton", result.stdout)
        self.assertIn("Quantiles from 64 on (of ratios: 0.64) are rounded down", result.stdout)

    def test_a_sample(self):
        rows = json.loads(self.run_weft("stats", "rows", "--json").stdout)
        self.assertEqual((rows["rows"], rows["sample"]), (64, False))
        found = self.run_weft("stats", "rows", "--sample", 10, "--json")
        some = json.loads(found.stdout)
        self.assertEqual((some["rows"], some["sample"], some["splits"], some["unreadable"]), (10, True, {"test": 5, "train": 5}, 0), found.stderr)
        self.assertIn("rows: a sample of 10 rows in 2 files", self.run_weft("stats", "rows", "--sample", 10).stdout)
        self.assertEqual(json.loads(self.run_weft("stats", "rows", "--sample", "1k", "--json").stdout)["rows"], 64)
        self.run_weft("report", "rows", "--sample", 20, "-o", "some.html")
        self.assertIn("A sample of 20 pairs", (self.tmp / "some.html").read_text())
        wrong = self.run_weft("stats", "rows", "--sample", 0)
        self.assertEqual((wrong.returncode, wrong.stderr.count("\n")), (2, 1))
        self.assertIn("--sample", wrong.stderr)

    def test_both_forms_have_the_same_figures_whatever_the_number_of_threads(self):
        html, markdown = self.report("report.html"), self.report("report.md")
        cells = [re.sub(r"\\(.)", r"\1", cell.strip()) for line in markdown.split("\n")
                 if line.startswith("|") and not line.startswith("|--") for cell in line[1:-1].split(" |")]
        there = [re.sub(r"&(amp|lt|gt|quot);", lambda m: {"amp": "&", "lt": "<", "gt": ">", "quot": '"'}[m[1]], cell)
                 for cell in re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", html)]
        self.assertEqual(cells, there)
        self.assertGreater(len(cells), 500)
        self.run_weft("report", "rows", "-o", "one.html", "-j", 1)
        self.assertEqual(html, (self.tmp / "one.html").read_text())

    def test_standalone_programs(self):
        self.assertEqual(self.run_weft("cuda", "-q", "--count", 20, "--format", "parquet", "-o", "cuda").returncode, 0)
        stats = self.run_weft("stats", "cuda").stdout
        self.assertRegex(stats, r"\ncuda_standalone +[\d,]+")
        self.assertRegex(stats, r"\nprogram/Python +[\d.]+")
        for name in ("cuda.md", "cuda.html"):
            self.assertEqual(self.run_weft("report", "cuda", "-o", name).returncode, 0)
            text = (self.tmp / name).read_text()
            self.assertIn("20 pairs of a Python kernel and a complete CUDA program without Warp.", text)
            self.assertIn("Standalone CUDA", text)
            self.assertNotIn("Warp's compiler emits", text)
        self.assertIn("int main(", (self.tmp / "cuda.md").read_text())
        self.assertIn('data-text="CUDA-program"', (self.tmp / "cuda.html").read_text())
        # The two forms that Warp has of the row's kernel.
        shown = self.run_weft("diff", "cuda", "--row", 3)
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        self.assertIn("== Signature", shown.stdout)

    def test_the_page_loads_nothing(self):
        html = self.report("report.html")
        self.assertEqual(re.findall(r'(?:src|href)="(?!#|data:,)[^"]*"|url\([^)]*\)|@import', html), [])

    def test_the_output_is_html_or_markdown(self):
        result = self.run_weft("report", "rows", "-o", "report.pdf")
        self.assertEqual(result.returncode, 2)
        self.assertEqual(result.stderr,
                         "weft: bad value 'report.pdf' for --output; it takes a file .html or .md\n")

    def browse(self, *arguments):
        result = subprocess.run(
            [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--allow-file-access-from-files", f"--user-data-dir={self.tmp}/profile",
             "--enable-logging=stderr", "--virtual-time-budget=5000", *map(str, arguments)],
            cwd=self.tmp, capture_output=True, text=True, timeout=120)
        self.assertEqual([line for line in result.stderr.split("\n") if "CONSOLE" in line], [])
        return result.stdout

    @unittest.skipUnless(BROWSER, "no chromium here; apt-get install chromium")
    def test_in_a_browser(self):
        self.report("report.html")
        papers = set()
        # Wide and on a phone, light and dark.
        for width, scheme in ((1200, 1), (375, 1), (1200, 0)):
            with self.subTest(width=width, scheme=scheme):
                (self.tmp / "probe.html").write_text(PROBE % width)
                page = self.browse(f"--blink-settings=preferredColorScheme={scheme}", "--dump-dom",
                                   "--window-size=1300,1000", (self.tmp / "probe.html").as_uri())
                said = json.loads(re.search(r'<pre id="said">(.*?)</pre>', page, re.S)[1])
                papers.add(said.pop("paper"))
                self.assertEqual(said["ready"], "1")
                self.assertEqual(said["wide"], width, "the page is wider than the window")
                self.assertEqual(said["before"], ["CUDA-forward"])
                self.assertEqual(said["after"], ["CPU-adjoint"])
                self.assertGreater(said["pairs"], 20)
                self.assertTrue(1 <= said["found"] < said["pairs"], said)
                self.assertEqual((said["none"], said["counted"]), (0, f"0 of {said['pairs']} pairs"))
                self.assertEqual((said["linked"], said["figures"], said["button"]), (said["pairs"], 64, True))
                self.assertEqual(said["small"], 0, "labels too small to read")
                self.assertEqual(said["out"], [], "labels that run out of their plots")
                self.assertGreater(said["coloured"], 10)
                self.assertGreater(said["plots"], 10)
        self.assertEqual(len(papers), 2, "light and dark")

    @unittest.skipUnless(BROWSER, "no chromium here; apt-get install chromium")
    def test_screenshot(self):
        self.report("report.html")
        self.browse(f"--screenshot={self.tmp}/page.png", "--window-size=1200,2000",
                    (self.tmp / "report.html").as_uri())
        self.assertGreater((self.tmp / "page.png").stat().st_size, 50_000)


if __name__ == "__main__":
    harness.main()

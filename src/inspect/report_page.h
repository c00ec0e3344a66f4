// Style and script of the HTML report: no network, no storage, light or dark like the reader's
// system, one column on a phone.
#pragma once

#include <string_view>

namespace weft {

inline constexpr std::string_view kReportStyle = R"css(
:root { color-scheme: light dark; --ink: #1c2330; --soft: #5a6473; --paper: #fff; --card: #f6f7f9;
  --line: #d9dde3; --bar: #2f6fbd; --track: #e6e9ee; --code: #fbfbfc;
  --keyword: #8a2f7d; --string: #2a7136; --number: #9a4b00; --comment: #6b7480; --name: #1f5aa8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e8ee; --soft: #a2acba; --paper: #14181f; --card: #1b212a; --line: #323b47;
    --bar: #6aa7ee; --track: #28303b; --code: #161b22;
    --keyword: #e59bd8; --string: #8fd39a; --number: #f0b26b; --comment: #8f99a6; --name: #8dbcf5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
main, header, footer { max-width: 1180px; margin: 0 auto; padding: 0 16px; }
header { padding-top: 24px; }
h1 { font-size: 1.7rem; margin: 0 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; margin: 40px 0 8px; padding-top: 12px; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 0 0 2px; }
p { margin: 4px 0 12px; overflow-wrap: anywhere; }
p.note, footer { color: var(--soft); font-size: .875rem; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 12px 0; }
a { color: var(--name); }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; padding: 14px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; min-width: 0; }
figure.wide { grid-column: 1 / -1; }
svg { display: block; width: 100%; max-width: 520px; height: auto; font: 12px system-ui, "Liberation Sans", sans-serif; }
.bar { fill: var(--bar); } .track { fill: var(--track); } .grid { stroke: var(--line); }
.label { fill: var(--ink); } .value { fill: var(--soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: 3px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
table.few td:first-child { white-space: normal; }
details > summary { cursor: pointer; color: var(--soft); font-size: .875rem; margin-top: 6px; }
.pair { margin: 0 0 20px; padding: 14px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.pair > p { margin-bottom: 8px; }
.pair > h3 > a { color: inherit; text-decoration: none; }
.pair > h3 > a:hover { text-decoration: underline; }
.pair:target { outline: 2px solid var(--bar); }
.filter { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin: 0 0 12px; font-size: .875rem; }
.filter[hidden] { display: none; }
.filter input, .filter select { font: inherit; padding: 3px 8px; color: var(--ink); background: var(--paper);
  border: 1px solid var(--line); border-radius: 6px; max-width: 100%; }
.sides { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 12px; }
.head { display: flex; flex-wrap: wrap; gap: 4px; min-height: 34px; align-items: center; font-size: .875rem; color: var(--soft); }
pre { margin: 0; padding: 10px; max-height: 560px; overflow: auto; background: var(--code); color: var(--ink);
  border: 1px solid var(--line); border-radius: 6px; tab-size: 4;
  font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
button { font: inherit; padding: 3px 10px; color: var(--ink); background: var(--paper);
  border: 1px solid var(--line); border-radius: 6px; cursor: pointer; }
button[aria-selected=true] { background: var(--bar); border-color: var(--bar); color: var(--paper); }
button:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid var(--bar); outline-offset: 1px; }
.k { color: var(--keyword); } .s { color: var(--string); } .n { color: var(--number); }
.c { color: var(--comment); } .w { color: var(--name); }
@media (max-width: 760px) { .sides { grid-template-columns: minmax(0, 1fr); } body { font-size: 15px; }
  pre { max-height: 420px; } th, td { padding: 3px 6px; } }
@media print { nav, .head button { display: none; } pre { max-height: none; } }
)css";

inline constexpr std::string_view kReportScript = R"js(
"use strict";
// Colours a text the first time it is shown.
const words = {
  python: new Set("and as assert break class continue def elif else False for from if import in is not or pass return True while None".split(" ")),
  cpp: new Set("auto bool break case char const constexpr continue default double else extern false float for goto if inline int long namespace return short size_t sizeof static static_cast struct switch template true typename unsigned using void while __global__".split(" ")),
};
const patterns = {
  python: /(#[^\n]*)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(\b\d[\w.]*)|([A-Za-z_]\w*)/g,
  cpp: /(\/\/[^\n]*)|("(?:[^"\\\n]|\\.)*")|(\b\d[\w.]*)|([A-Za-z_]\w*)/g,
};
function colour(pre) {
  if (pre.dataset.done) return;
  pre.dataset.done = "1";
  const language = pre.dataset.language, text = pre.textContent, parts = document.createDocumentFragment();
  let at = 0;
  for (const m of text.matchAll(patterns[language])) {
    const kind = m[1] ? "c" : m[2] ? "s" : m[3] ? "n" : words[language].has(m[4]) ? "k" : m[4] === "wp" || text.startsWith("::", m.index + m[0].length) ? "w" : "";
    if (!kind) continue;
    parts.append(text.slice(at, m.index));
    const span = document.createElement("span");
    span.className = kind;
    span.textContent = m[0];
    parts.append(span);
    at = m.index + m[0].length;
  }
  parts.append(text.slice(at));
  pre.replaceChildren(parts);
}
function show(pair) {
  const chosen = {};
  for (const list of pair.querySelectorAll("[role=tablist]"))
    chosen[list.dataset.of] = list.querySelector("[aria-selected=true]").dataset.value;
  const wanted = chosen.target + "-" + chosen.part;
  for (const pre of pair.querySelectorAll("pre[data-text]")) {
    pre.hidden = pre.dataset.text !== wanted;
    if (!pre.hidden) colour(pre);
  }
}
for (const pair of document.querySelectorAll(".pair")) {
  colour(pair.querySelector("pre[data-language=python]"));
  for (const list of pair.querySelectorAll("[role=tablist]")) {
    const tabs = [...list.querySelectorAll("button")];
    const choose = (tab) => {
      for (const other of tabs) {
        other.setAttribute("aria-selected", other === tab);
        other.tabIndex = other === tab ? 0 : -1;
      }
      show(pair);
    };
    for (const tab of tabs) {
      tab.addEventListener("click", () => choose(tab));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
        next.focus();
        choose(next);
      });
    }
  }
  show(pair);
}
// The pairs that have the words and the chosen values.
const filter = document.querySelector(".filter"), said = filter.querySelector("output");
const pairs = [...document.querySelectorAll(".pair")].map((pair) => ({ pair, text:
  [pair.querySelector("h3"), ...pair.querySelectorAll(":scope > p"), pair.querySelector("pre")]
    .map((part) => part.textContent).join("\n").toLowerCase() }));
function choose() {
  const words = filter.querySelector("input").value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { pair, text } of pairs) {
    const fits = words.every((word) => text.includes(word)) &&
      [...filter.querySelectorAll("select")].every((s) => !s.value || pair.dataset[s.dataset.filter] === s.value);
    pair.hidden = !fits;
    shown += fits;
  }
  said.textContent = shown === pairs.length ? "" : `${shown} of ${pairs.length} pairs`;
}
filter.addEventListener("input", choose);
filter.addEventListener("submit", (event) => event.preventDefault());
// A link to a pair shows it, whatever is filtered.
function open() {
  const pair = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!pair || !pair.hidden) return;
  filter.reset();
  choose();
  pair.scrollIntoView();
}
addEventListener("hashchange", open);
filter.hidden = pairs.length < 2;
const save = document.getElementById("figures-button");
save.hidden = false;
save.addEventListener("click", () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([document.getElementById("figures").textContent], { type: "application/json" }));
  link.download = "figures.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
});
document.documentElement.dataset.ready = "1";
)js";

}  // namespace weft

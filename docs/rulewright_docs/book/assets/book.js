// What every page of the book does besides being read: search, and keeping the rule when the language changes.

const script = document.querySelector("script[data-root]");
const root = new URL(script.dataset.root, document.baseURI);
const words = JSON.parse(document.getElementById("book-words").textContent);

for (const link of document.querySelectorAll("a[data-book-language]")) {
  link.addEventListener("click", () => { link.hash = location.hash; });
}

// -- search ---------------------------------------------------------------------------------------

const LONGEST = 20;
const ENOUGH = 10;
let pagefind = null;
let asked = 0;

async function engine() {
  if (pagefind === null) {
    pagefind = await import(new URL("pagefind/pagefind.js", root).href);
    await pagefind.options({ excerptLength: 22 });
    await pagefind.init();
  }
  return pagefind;
}

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function dialog() {
  const input = element("input", {
    type: "search", class: "book-search__input", placeholder: words["search-hint"],
    "aria-label": words["search-title"], autocomplete: "off", spellcheck: "false",
  });
  const close = element("button", { type: "button", class: "book-search__close" }, words["search-close"]);
  const status = element("p", { class: "book-search__status", role: "status" });
  const results = element("ol", { class: "book-search__results" });
  const box = element("dialog", { class: "book-search", "aria-label": words["search-title"] },
    element("form", { method: "dialog", class: "book-search__form", role: "search" }, input, close), status, results);
  document.body.append(box);
  // The box, though it is gone, would have the focus until the page is drawn again, and "/" would be typed into it.
  const shut = () => {
    box.close();
    input.blur();
  };
  close.addEventListener("click", shut);
  box.addEventListener("click", (event) => { if (event.target === box) shut(); });
  // With words in it the key would only empty the box.
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    shut();
  });
  input.addEventListener("input", () => search(input.value, status, results));
  box.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    results.querySelector("a")?.click();
  });
  return { box, input };
}

// What people write in several ways, in the way in which the pages write it.
function folded(text) {
  const plain = text.normalize("NFC").toLowerCase();
  return script.dataset.language === "hi"
    ? plain.replace(/ङ्(?=[क-ङ])|ञ्(?=[च-ञ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, "\u0902")
    : plain;
}

// The pages that have all the words come first; after them those that have the rarest of them.
async function find(text) {
  const searched = await engine();
  const query = folded(text);
  // Worked examples are many and have short titles: they come last.
  const rules = { filters: { not: { kind: words["kind-example"] } } };
  const all = (await searched.search(query, rules)).results;
  const examples = (await searched.search(query, { filters: { kind: words["kind-example"] } })).results;
  const each = [...new Set(query.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1))];
  if (all.length >= ENOUGH || each.length < 2) return [...all, ...examples];
  const scores = new Map();
  for (const word of each) {
    const some = (await searched.search(word, rules)).results;
    for (const result of some) {
      const kept = scores.get(result.id) ?? { result, score: 0 };
      kept.score += (1 + result.score / (some[0].score || 1)) / Math.log(2 + some.length);
      scores.set(result.id, kept);
    }
  }
  const first = new Set(all.map((result) => result.id));
  const more = [...scores.values()].filter((kept) => !first.has(kept.result.id));
  more.sort((a, b) => b.score - a.score);
  return [...all, ...more.map((kept) => kept.result), ...examples];
}

async function search(text, status, results) {
  const mine = ++asked;
  if (text.trim() === "") {
    status.textContent = "";
    results.replaceChildren();
    return;
  }
  status.textContent = words["search-loading"];
  try {
    await new Promise((resolve) => setTimeout(resolve, 150));
    if (mine !== asked) return;
    const found = await find(text);
    const pages = await Promise.all(found.slice(0, LONGEST).map((each) => each.data()));
    if (mine !== asked) return;
    status.textContent = pages.length === 0 ? words["search-none"] : counted(found.length);
    results.replaceChildren(...pages.map(shown));
  } catch (error) {
    console.warn(error);
    status.textContent = words["search-failed"];
  }
}

function counted(count) {
  const rule = new Intl.PluralRules(document.documentElement.lang).select(count);
  return (words[`search-found-${rule}`] ?? words["search-found-other"]).replace("{count}", String(count));
}

function shown(page) {
  const best = page.sub_results.find((each) => each.url.includes("#")) ?? null;
  const item = element("li", {}, element("a", { href: page.url }, page.meta.title ?? page.url));
  const where = [page.meta.game, page.meta.kind].filter(Boolean).join(" · ");
  if (where) item.append(element("span", { class: "book-search__where" }, where));
  const excerpt = element("p", {});
  excerpt.innerHTML = (best ?? page).excerpt; // Pagefind's own markup: text with <mark>
  item.append(excerpt);
  if (best !== null) item.append(element("a", { href: best.url, class: "book-search__sub" }, best.title));
  return item;
}

function install() {
  const bar = document.querySelector(".md-header__inner");
  if (bar === null) return;
  let open = null;
  const show = () => {
    open ??= dialog();
    if (!open.box.open) open.box.showModal();
    open.input.focus();
    open.input.select();
  };
  const button = element("button", { type: "button", class: "book-search__open", "aria-keyshortcuts": "/" });
  button.innerHTML = '<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20.5 20.5"/></svg>';
  button.append(element("span", {}, words["skip-search"]));
  button.addEventListener("click", show);
  bar.append(button);
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      show();
    }
  });
}

install();

// -- wide tables ----------------------------------------------------------------------------------

// The theme puts wide tables into boxes that scroll; without a stop there, a keyboard cannot scroll them.
function reachable() {
  for (const box of document.querySelectorAll(".md-typeset__scrollwrap")) {
    if (box.scrollWidth <= box.clientWidth) continue;
    const above = box.closest("article")?.querySelectorAll("h1, h2, h3") ?? [];
    const title = [...above].filter((each) => each.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).pop();
    box.tabIndex = 0;
    box.setAttribute("role", "region");
    box.setAttribute("aria-label", title?.firstChild?.textContent?.trim() || document.title);
  }
}

addEventListener("load", () => setTimeout(reachable));
addEventListener("resize", reachable);

// The board above the steps of a worked example. It knows no game: it draws what a view has, in the words it is given.
//
// `data-src` of the element `.replay` names the replay (views as changes by path, without words), `data-names` the
// words of the game in the language of the page. Without this file the list of steps reads by itself.

const SUITS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const DICE = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];
const WORDS = ["symbol", "role", "character", "status", "card", "stage", "word", "staff", "reason", "fact", "zone"];
const BACKS = 5;
const PAUSE = 1800;

function make(tag, options = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(options)) {
    if (value === undefined || value === false) continue;
    if (key === "class") element.className = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

function clock(ms) {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const isHidden = (value) => value !== null && typeof value === "object" && value.hidden === true;
const isNothing = (value) => value === null || (Array.isArray(value) && value.length === 0);
const isEmpty = (value) =>
  value === null || value === undefined || value === false || value === 0 || value === "" ||
  (Array.isArray(value) && value.length === 0);

// What one viewer sees after every stage, and which paths are new or different there.
function framesOf(replay, viewer) {
  const index = replay.viewers.indexOf(viewer);
  let view = new Map();
  return replay.stages.map((stage) => {
    view = new Map(view);
    const changed = new Set();
    for (const [path, value, viewers] of stage) {
      if (viewers && !viewers.includes(index)) continue;
      const name = replay.paths[path];
      if (value !== null && typeof value === "object" && value.gone) view.delete(name);
      else view.set(name, value);
      changed.add(name);
    }
    return { view, changed };
  });
}

// -- words -----------------------------------------------------------------------------------------

class Words {
  constructor(names, replay) {
    this.names = names;
    this.seats = new Set(replay.seats);
    this.cards = new Set(names.cards);
  }

  label(key, ...given) {
    return given.reduce((text, value, index) => text.replace(`%${index + 1}`, value), this.names.labels[key]);
  }

  field(name) {
    const kinds = ["attribute", "number", "zone"];
    const found = kinds.map((kind) => this.names.words[`${kind}.${name}`]).find(Boolean);
    return found ?? name.replaceAll("_", " ");
  }

  of(kind, name) {
    return this.names.words[`${kind}.${name}`] ?? name.replaceAll("_", " ");
  }

  isCard(value) {
    return typeof value === "string" && this.cards.has(value.split(" ")[0]) && !this.seats.has(value);
  }

  // A value as text.
  value(value) {
    if (value === true || value === false) return this.label(value ? "yes" : "no");
    if (value === null) return "–";
    if (isHidden(value)) return this.label("hidden");
    if (Array.isArray(value)) return value.length ? value.map((each) => this.value(each)).join(", ") : "–";
    if (typeof value !== "string" || this.seats.has(value)) return String(value);
    if (this.isCard(value)) {
      const [card, rank] = this.card(value);
      return rank ? `${card} ${rank}` : card;
    }
    const found = WORDS.map((kind) => this.names.words[`${kind}.${value}`]).find(Boolean);
    return found ?? value.replaceAll("_", " ");
  }

  card(value) {
    const [name, rank = ""] = value.split(" ");
    return [this.of("card", name), rank.slice(0, -1) + (SUITS[rank.slice(-1)] ?? rank.slice(-1))];
  }

  viewer(viewer, staff) {
    if (viewer === "referee") return this.label("all");
    if (viewer === "spectator") return this.label("onlooker");
    return staff.includes(viewer) ? this.of("staff", viewer) : this.label("seat", viewer);
  }
}

// -- pieces of the board ---------------------------------------------------------------------------

function cardFace(value, words) {
  const [name, rank] = words.card(value);
  const red = /[♥♦]/.test(rank);
  return make("span", { class: `replay-card${red ? " is-red" : ""}` },
    name, rank ? make("span", { class: "replay-rank" }, rank) : null);
}

function cardBacks(count, words) {
  const backs = Array.from({ length: Math.min(count, BACKS) }, () => make("i", { class: "replay-back" }));
  const label = words.label("cards", count);
  return make("span", { class: "replay-backs", role: "img", "aria-label": label, title: label },
    ...backs, make("span", { class: "replay-count" }, `×${count}`));
}

function pile(value, words) {
  if (isHidden(value)) return [make("span", { class: "replay-quiet" }, words.label("hidden"))];
  const cards = Array.isArray(value) ? value : value.top ?? [];
  const count = Array.isArray(value) ? value.length : value.count;
  if (count === 0) return [make("span", { class: "replay-quiet" }, words.label("empty"))];
  if (cards.length === 0) return [cardBacks(count, words)];
  const more = count - cards.length;
  const faces = cards.map((card) => (words.isCard(card) ? cardFace(card, words) : words.value(card)));
  return more > 0 ? [...faces, make("span", { class: "replay-count" }, `… ×${count}`)] : faces;
}

function dice(values, words) {
  if (!Array.isArray(values)) return make("span", { class: "replay-quiet" }, words.value(values));
  const text = values.join(", ");
  const faces = values.map((face) => make("span", { class: "replay-die" }, DICE[face - 1] ?? String(face)));
  return make("span", { class: "replay-dice", role: "img", "aria-label": text, title: text }, ...faces);
}

// A number with as many marks, if the rules also know how many there can be at most (`most_` and the same name).
function marks(value, most) {
  const filled = Math.max(0, Math.min(value, most));
  const text = "●".repeat(filled) + "○".repeat(most - filled);
  return make("span", { class: "replay-marks", "aria-hidden": "true" }, text);
}

function row(label, content, fresh) {
  return make("div", { class: `replay-row${fresh ? " is-changed" : ""}` },
    make("span", { class: "replay-label" }, label), make("span", { class: "replay-cards" }, ...content));
}

function isDocument(path, words) {
  const about = words.names.attributes[`player.${path.split(".")[2]}`];
  return about !== undefined && ["role", "character"].includes(about.type);
}

// What is known of one seat: documents as badges, zones as cards, the rest as short notes.
function seatParts(seat, frame, words) {
  const prefix = `players.${seat}.`;
  const documents = [...frame.view].filter(([path]) => path.startsWith(prefix) && isDocument(path, words));
  const parts = { badges: [], notes: [], rows: [], out: false, documents: documents.map(([, value]) => value) };
  for (const [path, value] of frame.view) {
    if (!path.startsWith(prefix)) continue;
    const name = path.slice(prefix.length);
    const about = words.names.attributes[`player.${name}`];
    const fresh = frame.changed.has(path);
    const mark = fresh ? " is-changed" : "";
    if (name === "alive") parts.out = value === false;
    else if (words.names.words[`zone.${name}`] && !about) {
      const nothing = Array.isArray(value) ? value.length === 0 : value.count === 0;
      if (!nothing || fresh) parts.rows.push(row(words.field(name), pile(value, words), fresh));
    } else if (name === "statuses") {
      parts.notes.push(...value.map((each) => make("span", { class: `replay-note${mark}` }, words.of("status", each))));
    } else if (!about) continue;
    else if (about.type === "dice") {
      if (!isEmpty(value)) parts.rows.push(row(words.field(name), [dice(value, words)], fresh));
    } else if (isDocument(path, words)) {
      if (isHidden(value)) continue;
      if (!isEmpty(value)) parts.badges.push(make("span", { class: `replay-badge${mark}` }, words.value(value)));
    } else if (!isHidden(value)) note(parts, name, value, about, frame, prefix, words, fresh);
  }
  return parts;
}

function note(parts, name, value, about, frame, prefix, words, fresh) {
  const usual = about.default === undefined ? isEmpty(value) : JSON.stringify(value) === JSON.stringify(about.default);
  const counted = about.type === "int" && !isEmpty(about.default);
  if (usual && !counted && (!fresh || isNothing(value))) return;
  // What only says again what a badge says already.
  if (!fresh && parts.documents.includes(value)) return;
  const most = frame.view.get(`${prefix}most_${name}`);
  const mark = fresh ? " is-changed" : "";
  if (value === true) parts.notes.push(make("span", { class: `replay-note${mark}` }, words.field(name)));
  else {
    const bar = typeof most === "number" && most > 0 && most <= 10 ? marks(value, most) : null;
    parts.notes.push(make("span", { class: `replay-note${mark}` },
      `${words.field(name)}: `, make("b", {}, words.value(value)), bar));
  }
}

function seatCard(seat, frame, words, asked, viewer) {
  const parts = seatParts(seat, frame, words);
  const classes = ["replay-place", parts.out && "is-out", asked.has(seat) && "is-asked", seat === viewer && "is-own"];
  return make("section", { class: classes.filter(Boolean).join(" "), "aria-label": words.label("seat", seat) },
    make("div", { class: "replay-head" }, make("span", { class: "replay-name" }, seat), ...parts.badges,
      parts.out ? make("span", { class: "replay-badge is-out" }, words.label("out")) : null),
    parts.notes.length ? make("div", { class: "replay-notes" }, ...parts.notes) : null,
    ...parts.rows);
}

// -- the middle of the table -----------------------------------------------------------------------

function middle(frame, words) {
  const { view, changed } = frame;
  const over = view.get("over");
  const boxes = [];
  if (over) {
    const winners = over.winners.length ? `${words.label("winners")}: ${over.winners.join(", ")}` : words.label("draw");
    const because = over.because ? `. ${words.of("reason", over.because)}` : "";
    boxes.push(make("p", { class: "replay-over" }, make("b", {}, words.label("over")), `. ${winners}${because}`));
  }
  const notes = [];
  if (view.get("at")) notes.push(make("span", { class: "replay-note" }, `${words.label("clock")}: ${clock(view.get("at"))}`));
  for (const [path, value] of view) {
    const [kind, name] = path.split(".");
    const fresh = changed.has(path);
    if (kind === "zones") {
      const nothing = Array.isArray(value) ? value.length === 0 : value.count === 0;
      if (!nothing || fresh) boxes.push(row(words.field(name), pile(value, words), fresh));
    } else if (kind === "game" && words.names.attributes[path] && !isHidden(value)) {
      const usual = isEmpty(value) || (name.endsWith("_ms") && value === 0);
      if (usual && (!fresh || isNothing(value))) continue;
      const text = value === true ? words.field(name) : `${words.field(name)}: ${words.value(value)}`;
      notes.push(make("span", { class: `replay-note${fresh ? " is-changed" : ""}` }, text));
    }
  }
  if (notes.length) boxes.unshift(make("div", { class: "replay-notes" }, ...notes));
  boxes.push(asks(frame, words), facts(frame, words));
  return make("section", { class: "replay-middle", "aria-label": words.label("board") }, ...boxes.filter(Boolean));
}

function asks(frame, words) {
  const waiting = frame.view.get("asks") ?? [];
  const fresh = frame.changed.has("asks");
  if (waiting.length === 0) return frame.view.get("over") ? null : make("p", { class: "replay-quiet" }, words.label("nobody"));
  const lines = waiting.map((ask) => {
    const until = ask.closes === undefined ? "" : ` (${clock(ask.closes)})`;
    const who = ask.seats.map((seat) => make("b", {}, words.seats.has(seat) ? seat : words.of("staff", seat)));
    const listed = who.flatMap((each, index) => (index ? [", ", each] : [each]));
    return make("li", { class: ask.offer || ask.answered ? "replay-quiet" : undefined },
      ...listed, ` – ${words.of("ask", ask.kind)}${until}`);
  });
  return make("div", { class: `replay-asks${fresh ? " is-changed" : ""}` },
    make("span", { class: "replay-label" }, words.label("asked")), make("ul", {}, ...lines));
}

function facts(frame, words) {
  const known = [...frame.view].filter(([path]) => path.startsWith("facts."));
  if (known.length === 0) return null;
  const fresh = known.some(([path]) => frame.changed.has(path));
  const lines = known.flatMap(([path, entries]) => entries.map(([of, is]) => {
    const about = Array.isArray(of) && of.length ? ` (${of.join(", ")})` : "";
    return make("li", {}, `${words.of("fact", path.slice(6))}${about}: ${words.value(is)}`);
  }));
  return make("details", { class: `replay-facts${fresh ? " is-changed" : ""}`, open: lines.length <= 4 },
    make("summary", {}, `${words.label("facts")} (${lines.length})`), make("ul", {}, ...lines));
}

// Who sits where: clockwise from the top left, in three rows around the middle; many seats simply in a grid.
function board(frame, replay, words, viewer) {
  const waiting = (frame.view.get("asks") ?? []).filter((ask) => !ask.offer && !ask.answered);
  const asked = new Set(waiting.flatMap((ask) => ask.seats));
  const places = replay.seats.map((seat, index) => {
    const place = seatCard(seat, frame, words, asked, viewer);
    place.style.setProperty("--replay-seat", index + 1);
    return place;
  });
  const centre = middle(frame, words);
  const count = places.length;
  if (count > 10) return make("div", { class: "replay-table is-many" }, centre, ...places);
  const sides = count > 4 ? 1 : 0;
  const top = Math.ceil((count - 2 * sides) / 2);
  const [above, right, below, left] = [
    places.slice(0, top), places.slice(top, top + sides),
    places.slice(top + sides, count - sides).reverse(), places.slice(count - sides, sides ? count : 0),
  ];
  return make("div", { class: "replay-table" },
    make("div", { class: "replay-line" }, ...above),
    make("div", { class: "replay-line is-middle" }, ...left, centre, ...right),
    make("div", { class: "replay-line" }, ...below));
}

// -- the viewer ------------------------------------------------------------------------------------

class Viewer {
  constructor(root, replay, names) {
    this.root = root;
    this.replay = replay;
    this.words = new Words(names, replay);
    this.steps = [...root.querySelectorAll(".replay-steps > li")];
    this.last = replay.stages.length - 1;
    this.step = 0;
    this.viewer = "referee";
    this.frames = framesOf(replay, this.viewer);
    this.timer = null;
    this.build();
    this.read();
    window.addEventListener("hashchange", () => this.read());
  }

  build() {
    const label = (key, ...given) => this.words.label(key, ...given);
    const button = (key, sign, act) => {
      const made = make("button", { type: "button", "aria-label": label(key), title: label(key), class: `is-${key}` }, sign);
      made.addEventListener("click", act);
      return made;
    };
    this.buttons = {
      first: button("first", "⏮", () => this.go(0)),
      previous: button("previous", "◀", () => this.go(this.step - 1)),
      play: button("play", "▶▶", () => this.play()),
      next: button("next", "▶", () => this.go(this.step + 1)),
      last: button("last", "⏭", () => this.go(this.last)),
    };
    this.slider = make("input", { type: "range", min: 0, max: this.last, value: 0, "aria-label": label("slider"), title: label("help") });
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.select = make("select", {}, ...this.replay.viewers.map((viewer) =>
      make("option", { value: viewer }, this.words.viewer(viewer, this.replay.staff))));
    this.select.addEventListener("change", () => this.look(this.select.value));
    this.place = make("span", { class: "replay-at" });
    this.now = make("p", { class: "replay-now", "aria-live": "polite" });
    this.holder = make("div", { class: "replay-board" });
    this.panel = make("div", { class: "replay-panel", tabindex: 0, role: "group", "aria-label": label("board") },
      make("div", { class: "replay-controls" },
        make("label", { class: "replay-eyes" }, make("span", {}, label("eyes")), this.select),
        make("div", { class: "replay-buttons" }, ...Object.values(this.buttons)),
        make("div", { class: "replay-slide" }, this.slider, this.place)),
      this.now, this.holder);
    this.panel.addEventListener("keydown", (event) => this.key(event));
    this.steps.forEach((item, index) => item.querySelector("p").addEventListener("click", (event) => {
      if (!event.target.closest("a")) this.go(index);
    }));
    this.root.prepend(this.panel);
    this.root.classList.add("is-live");
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("select, input")) return;
    const mirrored = getComputedStyle(this.root).direction === "rtl";
    const forward = mirrored ? "ArrowLeft" : "ArrowRight";
    const back = mirrored ? "ArrowRight" : "ArrowLeft";
    const wanted = { [forward]: this.step + 1, [back]: this.step - 1, Home: 0, End: this.last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    this.go(wanted);
  }

  play() {
    if (this.timer !== null) return this.stop();
    if (this.step === this.last) this.show(0);
    this.timer = setInterval(() => (this.step < this.last ? this.show(this.step + 1) : this.stop()), PAUSE);
    this.show(this.step);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = null;
    this.show(this.step);
  }

  go(step) {
    clearInterval(this.timer);
    this.timer = null;
    this.show(step);
  }

  look(viewer) {
    this.viewer = viewer;
    this.frames = framesOf(this.replay, viewer);
    this.show(this.step);
  }

  // What the address says: `#step=3&seat=b`, or `#step-3`, as links inside the list have it.
  read() {
    const hash = window.location.hash.slice(1);
    const said = new URLSearchParams(hash.replace(/^step-(\d+)$/, "step=$1"));
    const viewer = said.get("seat");
    if (viewer !== null && this.replay.viewers.includes(viewer)) {
      this.viewer = viewer;
      this.frames = framesOf(this.replay, viewer);
    }
    const step = Number.parseInt(said.get("step") ?? "", 10);
    this.show(Number.isNaN(step) ? this.step : step, false);
  }

  show(step, write = true) {
    this.step = Math.max(0, Math.min(step, this.last));
    const frame = this.frames[this.step];
    this.holder.replaceChildren(board(frame, this.replay, this.words, this.viewer));
    this.slider.value = String(this.step);
    this.select.value = this.viewer;
    this.place.textContent = this.words.label("step", this.step, this.last);
    this.slider.setAttribute("aria-valuetext", this.place.textContent);
    this.buttons.first.disabled = this.buttons.previous.disabled = this.step === 0;
    this.buttons.last.disabled = this.buttons.next.disabled = this.step === this.last;
    const playing = this.timer !== null;
    this.buttons.play.setAttribute("aria-label", this.words.label(playing ? "pause" : "play"));
    this.buttons.play.title = this.words.label(playing ? "pause" : "play");
    this.buttons.play.textContent = playing ? "❚❚" : "▶▶";
    this.tell();
    if (write) history.replaceState(history.state, "", `#step=${this.step}&seat=${this.viewer}`);
  }

  // The list: the present step stands out, and of the events only what this viewer is told remains.
  tell() {
    this.steps.forEach((item, index) => {
      item.classList.toggle("is-current", index === this.step);
      if (index === this.step) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    });
    for (const item of this.root.querySelectorAll("[data-to]")) {
      item.hidden = !item.dataset.to.split(" ").includes(this.viewer);
    }
    for (const words of this.root.querySelectorAll("[data-for]")) {
      words.hidden = !words.dataset.for.split(" ").includes(this.viewer);
    }
    const current = this.steps[this.step];
    const said = current.querySelector("p").cloneNode(true);
    said.querySelectorAll("a").forEach((link) => link.remove());
    this.now.replaceChildren(...said.childNodes);
  }
}

async function load(address) {
  const answer = await fetch(new URL(address, document.baseURI));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

export async function start(root) {
  const [replay, names] = await Promise.all([load(root.dataset.src), load(root.dataset.names)]);
  return replay.stages.length && replay.paths.length ? new Viewer(root, replay, names) : null;
}

for (const root of document.querySelectorAll(".replay[data-src]")) {
  // The list below says it all; without a board it simply stays as it is.
  start(root).catch((error) => console.warn(`The board could not be drawn: ${error}`));
}

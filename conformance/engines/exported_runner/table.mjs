// The table of one run: what the engine has said of it so far, and what can be asked of the engine.
const ASK = { blocking: true, changeable: false, answered: false, public: true, closes: null, form: 'set' };
const VIEW = { at: 0, over: null, zones: {}, asks: [], facts: [] };
const whole = (ask) => ({ ...ASK, ...ask });
const times = (step) => [step.input, ...(step.answers ?? []).map((w) => w.message)].map((m) => m?.at ?? -1);

export const fits = (w, a) => a.seat === w.of
  && (w.kinds ? w.kinds.includes(a.kind) : !w.message.withdraw || a.changeable);

export class Table {
  asks = [];
  events = []; // each with `before`: the places of all events that it came after
  rules = [];
  spoken = new Set(); // asks of which a check has spoken
  last = {}; // the last ask of each seat
  unused = {};
  over = null;
  from = 0; // the place of the step's first event
  used = 0; // and of its first rule

  // `ask` sends a message and gives the answer; `can` is what the engine declares of the game.
  constructor(run, can, ask) {
    Object.assign(this, { order: [...run.seats, ...run.staff], can, ask });
  }

  note(answer) {
    this.rules.push(...(answer.rules ?? []), ...[answer.refused?.rule ?? []].flat());
  }

  async input(message) {
    const answer = await this.ask(message);
    this.note(answer);
    if (answer.asks) this.asks = answer.asks.map(whole);
    for (const each of this.asks) this.last[each.seat] = each.ask;
    if (answer.refused) return answer;
    for (const event of answer.events ?? []) {
      const after = event.after?.map((n) => this.events.findIndex((e) => e.n === n)) ?? [this.events.length - 1];
      const before = new Set(after.filter((i) => i >= 0).flatMap((i) => [i, ...this.events[i].before]));
      this.events.push({ ...event, before });
      this.note(event);
    }
    Object.assign(this, { over: answer.over ?? null, unused: answer.unused ?? {} });
    return answer;
  }

  async query(message, key) {
    const answer = await this.ask(message);
    if (answer.refused) throw new Error(`'${message.cmd}' was refused`);
    this.note(answer);
    return answer[key];
  }

  legal(a) {
    return this.query({ cmd: 'legal', seat: a.seat, ask: a.ask }, 'legal');
  }

  async view(seat) {
    const seen = { ...VIEW, ...(await this.query({ cmd: 'view', seat }, 'view')) };
    return { ...seen, asks: seen.asks.map(whole) };
  }

  async find(w) { // the ask that an answer is for
    let near = this.asks.filter((a) => fits(w, a));
    if (w.message.withdraw && near.some((a) => a.answered)) near = near.filter((a) => a.changeable && a.answered);
    const listed = (m) => (m.text ? m.text.name in w.message.move && w.message.id.startsWith(`${m.id} "`)
      : m.id === w.message.id);
    for (const a of near.length > 1 && w.message.id ? near : []) if ((await this.legal(a)).some(listed)) return a;
    return near[0];
  }

  unscripted(rest, seats = []) {
    return this.asks.filter((a) => a.blocking && !a.answered && !seats.includes(a.seat) && !this.spoken.has(a.ask)
      && !rest.some((step) => (a.closes !== null && times(step).some((at) => a.closes <= at))
        || (step.answers ?? []).some((w) => fits(w, a))));
  }

  async answerForced(asks) { // answers one ask with one legal move, if there is one
    const key = (a) => [String(this.order.indexOf(a.seat)).padStart(4), a.kind, a.ask].join(' ');
    for (const a of this.can.legal === 'set' ? [...asks].sort((x, y) => (key(x) < key(y) ? -1 : 1)) : []) {
      if (!a.blocking || a.answered || this.spoken.has(a.ask)) continue;
      const [move, ...others] = await this.legal(a);
      if (move && !others.length && !move.text) return this.input({ cmd: 'act', seat: a.seat, ask: a.ask, ...move });
    }
    return null;
  }
}

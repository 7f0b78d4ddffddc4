// Plays one exported run: set-up, steps, checks. Throws an error that says what differs.
import { askFits, assign, eventFits, isObject, matches, same } from './values.mjs';

const PATIENCE = 200;
const UNTIMELY = ['no_such_ask', 'closed', 'not_yours', 'over'];
const ASK = { blocking: true, changeable: false, answered: false, public: true, closes: null, form: 'set' };
const VIEW = { at: 0, over: null, zones: {}, asks: [], facts: [] };

// `ask` sends a message and gives the answer; `can` is what the engine declares of the game.
export async function play(run, can, ask) {
  const t = { asks: [], events: [], rules: [], spoken: new Set(), last: {}, unused: {}, over: null, from: 0, used: 0 };
  const note = (answer) => t.rules.push(...(answer.rules ?? []), ...[answer.refused?.rule ?? []].flat());
  async function input(message) {
    const answer = await ask(message);
    note(answer);
    if (answer.asks) t.asks = answer.asks.map((each) => ({ ...ASK, ...each }));
    for (const each of t.asks) t.last[each.seat] = each.ask;
    if (answer.refused) return answer;
    for (const event of answer.events ?? []) {
      const after = event.after?.map((n) => t.events.findIndex((e) => e.n === n)) ?? [t.events.length - 1];
      const before = new Set(after.filter((i) => i >= 0).flatMap((i) => [i, ...t.events[i].before]));
      t.events.push({ ...event, before });
      note(event);
    }
    Object.assign(t, { over: answer.over ?? null, unused: answer.unused ?? {} });
    return answer;
  }
  async function query(message, key) {
    const answer = await ask(message);
    if (answer.refused) throw new Error(`'${message.cmd}' was refused`);
    note(answer);
    return answer[key];
  }
  const legal = (a) => query({ cmd: 'legal', seat: a.seat, ask: a.ask }, 'legal');
  async function view(seat) {
    const seen = { ...VIEW, ...(await query({ cmd: 'view', seat }, 'view')) };
    return { ...seen, asks: seen.asks.map((each) => ({ ...ASK, ...each })) };
  }
  const fits = (w, a) => a.seat === w.of && (w.kinds ? w.kinds.includes(a.kind) : !w.message.withdraw || a.changeable);
  async function find(w) {
    let near = t.asks.filter((a) => fits(w, a));
    if (w.message.withdraw && near.some((a) => a.answered)) near = near.filter((a) => a.changeable && a.answered);
    for (const a of near.length > 1 && w.message.id ? near : []) {
      const listed = (m) => (m.text ? m.text.name in w.message.move && w.message.id.startsWith(`${m.id} "`)
        : m.id === w.message.id);
      if ((await legal(a)).some(listed)) return a;
    }
    return near[0];
  }
  const times = (step) => [step.input, ...(step.answers ?? []).map((w) => w.message)].map((m) => m?.at ?? -1);
  const unscripted = (rest, seats = []) => t.asks.filter((a) => a.blocking && !a.answered && !seats.includes(a.seat)
    && !t.spoken.has(a.ask) && !rest.some((step) => (a.closes !== null && times(step).some((at) => a.closes <= at))
      || (step.answers ?? []).some((w) => fits(w, a))));
  async function answerForced(asks) { // answers one ask with one legal move, if there is one
    const key = (a) => [String([...run.seats, ...run.staff].indexOf(a.seat)).padStart(4), a.kind, a.ask].join(' ');
    for (const a of can.legal === 'set' ? [...asks].sort((x, y) => (key(x) < key(y) ? -1 : 1)) : []) {
      if (!a.blocking || a.answered || t.spoken.has(a.ask)) continue;
      const [move, ...others] = await legal(a);
      if (move && !others.length && !move.text) return input({ cmd: 'act', seat: a.seat, ask: a.ask, ...move });
    }
    return null;
  }
  async function give(answers, rest) {
    for (let left = [...answers], n = 0; left.length; n += 1) {
      let [w, a] = [];
      for (const each of left) if (!a) [w, a] = [each, await find(each)];
      const blocking = unscripted(rest, left.map((each) => each.of));
      if (a && !blocking.length) {
        for (const message of (a.form === 'each' && w.each) || [w.message]) {
          const reply = await input({ ...message, ask: a.ask });
          if (reply.refused) throw new Error(`refused: ${JSON.stringify(reply.refused)}`);
        }
        left = left.filter((each) => each !== w);
      } else if (n > PATIENCE || !((await answerForced(blocking)) ?? (!a && (await answerForced(t.asks))))) {
        throw new Error(a ? `unscripted ask of ${blocking[0].seat}` : `nobody asks ${left[0].of}`);
      }
    }
  }
  function refusedAs(wanted, refused) {
    if (!refused) throw new Error('it was accepted');
    const said = { phase: true, code: can.reasons, rule: can.trace, hidden: can.reasons };
    for (const [key, value] of Object.entries(wanted)) {
      if (said[key] && (refused[key] ?? (key === 'hidden' ? false : null)) !== value) throw new Error(`another ${key}`);
    }
  }
  async function refuse(step, rest) {
    const [w] = step.answers;
    const timely = step.refuse.phase !== 'turn' && !UNTIMELY.includes(step.refuse.code);
    const own = () => t.asks.filter((a) => a.seat === w.of && (!w.kind || a.kind === w.kind));
    while (timely && !own().length && (await answerForced(unscripted(rest))));
    const seen = async () => {
      const now = can.views?.includes('referee') ? await view('referee') : { asks: [] };
      return { ...now, asks: [...now.asks].sort((x, y) => (x.ask < y.ask ? -1 : 1)) };
    };
    const before = await seen();
    const other = t.asks.find((a) => fits({ ...w, of: a.seat }, a));
    const under = (await find(w)) ?? own().find((a) => a.blocking) ?? own()[0] ?? other;
    refusedAs(step.refuse, (await input({ ...w.message, ask: under?.ask ?? t.last[w.of] ?? 'none' })).refused);
    if (!same(before, await seen())) throw new Error('the refused move changed the table');
  }
  const CHECKS = {
    view: async (c, whole, seen) => matches(c.value, c.path.reduce((v, key) => (isObject(v) ? v[key] : undefined),
      (seen[c.viewer] ??= await view(c.viewer)))),
    over: (c) => matches(c.value, t.over),
    never: (c) => !c.patterns.some((p) => t.events.some((e) => eventFits(p, e))),
    not_asked: (c) => !c.patterns.some((p) => t.asks.some((a) => askFits(p, a))),
    rules: (c, whole) => !can.trace || c.rules.every((rule) => t.rules.slice(whole ? 0 : t.used).includes(rule)),
    tape: () => same({}, t.unused),
    events(c, whole) {
      const patterns = c.patterns.filter((p) => !can.lacks?.includes(`event.${p.type}`));
      if (!c.ordered) return assign(patterns, whole ? t.events : t.events.slice(t.from), eventFits) !== null;
      const extend = (p, last) => p === patterns.length || t.events.some((e, i) => i >= (whole ? 0 : t.from)
        && (last === null || e.before.has(last)) && eventFits(patterns[p], e) && extend(p + 1, i));
      return extend(0, null);
    },
    asked(c) {
      const chosen = assign(c.patterns, t.asks.sort((x, y) => y.blocking - x.blocking), askFits);
      for (const i of chosen ?? []) t.spoken.add(t.asks[i].ask);
      return chosen !== null && !(c.exactly && t.asks.some((a, i) => a.blocking && !chosen.includes(i)));
    },
    async legal(c) {
      let asks = t.asks.filter((a) => a.seat === c.seat && (!c.kind || a.kind === c.kind));
      if (asks.length > 1) asks = asks.filter((a) => a.blocking);
      if (asks.length !== 1) return false;
      t.spoken.add(asks[0].ask);
      const named = [c.exactly ?? [], c.has ?? [], c.lacks ?? []].flat();
      if (can.legal !== 'set' || (asks[0].form === 'each' && named.some((id) => id.includes(' + ')))) return true;
      const ids = (await legal(asks[0])).map((m) => m.id);
      return (!c.exactly || same([...ids].sort(), [...c.exactly].sort())) && (c.has ?? []).every((id) => ids.includes(id))
        && !(c.lacks ?? []).some((id) => ids.includes(id)) && (!c.count || matches(c.count, ids.length));
    },
  };
  async function look(checks, rest, whole) { // what is expected may hold before or after a forced answer
    for (let first = null, n = 0; n < PATIENCE; n += 1) {
      const [seen, wrong] = [{}, []];
      for (const c of checks) {
        const known = !c.words?.some((word) => can.lacks?.includes(word));
        if (known && !(await CHECKS[c.on](c, whole, seen))) wrong.push(c);
      }
      if (!wrong.length) return;
      first ??= wrong;
      if (!(await answerForced(unscripted(rest)))) throw new Error(`differs: ${JSON.stringify(first)}`);
    }
  }
  const { refused } = await input(run.setup);
  if (run.setup_refused) return refusedAs({ phase: 'setup', ...run.setup_refused }, refused);
  if (refused) throw new Error(`the set-up was refused: ${JSON.stringify(refused)}`);
  for (const [i, step] of run.steps.entries()) {
    Object.assign(t, { from: t.events.length, used: t.rules.length });
    if (step.refuse) await refuse(step, run.steps.slice(i));
    else if (step.answers) await give(step.answers, run.steps.slice(i));
    else if (step.input && (await input(step.input)).refused) throw new Error(`'${step.text}' was refused`);
    await look(step.checks, run.steps.slice(i + 1), false);
  }
  return look(run.expect, [], true);
}

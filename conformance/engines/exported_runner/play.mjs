// Plays one exported run: set-up, steps, checks. Throws an error that says what differs.
import { CHECKS } from './checks.mjs';
import { fits, Table } from './table.mjs';
import { same } from './values.mjs';

const PATIENCE = 200;
const UNTIMELY = ['no_such_ask', 'closed', 'not_yours', 'over'];

async function give(t, answers, rest) {
  for (let left = [...answers], n = 0; left.length; n += 1) {
    let [w, a] = [];
    for (const each of left) if (!a) [w, a] = [each, await t.find(each)];
    const blocking = t.unscripted(rest, left.map((each) => each.of));
    if (a && !blocking.length) {
      for (const message of (a.form === 'each' && w.each) || [w.message]) {
        const reply = await t.input({ ...message, ask: a.ask });
        if (reply.refused) throw new Error(`refused: ${JSON.stringify(reply.refused)}`);
      }
      left = left.filter((each) => each !== w);
    } else if (n > PATIENCE || !((await t.answerForced(blocking)) ?? (!a && (await t.answerForced(t.asks))))) {
      throw new Error(a ? `unscripted ask of ${blocking[0].seat}` : `nobody asks ${left[0].of}`);
    }
  }
}

function refusedAs(can, wanted, refused) {
  if (!refused) throw new Error('it was accepted');
  const said = { phase: true, code: can.reasons, rule: can.trace, hidden: can.reasons };
  for (const [key, value] of Object.entries(wanted)) {
    if (said[key] && (refused[key] ?? (key === 'hidden' ? false : null)) !== value) throw new Error(`another ${key}`);
  }
}

async function refuse(t, step, rest) {
  const [w] = step.answers;
  const timely = step.refuse.phase !== 'turn' && !UNTIMELY.includes(step.refuse.code);
  const own = () => t.asks.filter((a) => a.seat === w.of && (!w.kind || a.kind === w.kind));
  while (timely && !own().length && (await t.answerForced(t.unscripted(rest))));
  const seen = async () => {
    const now = t.can.views?.includes('referee') ? await t.view('referee') : { asks: [] };
    return { ...now, asks: [...now.asks].sort((x, y) => (x.ask < y.ask ? -1 : 1)) };
  };
  const before = await seen();
  const other = t.asks.find((a) => fits({ ...w, of: a.seat }, a));
  const under = (await t.find(w)) ?? own().find((a) => a.blocking) ?? own()[0] ?? other;
  const { refused } = await t.input({ ...w.message, ask: under?.ask ?? t.last[w.of] ?? 'none' });
  refusedAs(t.can, step.refuse, refused);
  if (!same(before, await seen())) throw new Error('the refused move changed the table');
}

async function look(t, checks, rest, whole) { // what is expected may hold before or after a forced answer
  for (let first = null, n = 0; n < PATIENCE; n += 1) {
    const [seen, wrong] = [{}, []];
    for (const c of checks) {
      const known = !c.words?.some((word) => t.can.lacks?.includes(word));
      if (known && !(await CHECKS[c.on](t, c, whole, seen))) wrong.push(c);
    }
    if (!wrong.length) return;
    first ??= wrong;
    if (!(await t.answerForced(t.unscripted(rest)))) throw new Error(`differs: ${JSON.stringify(first)}`);
  }
}

// `ask` sends a message and gives the answer; `can` is what the engine declares of the game.
export async function play(run, can, ask) {
  const t = new Table(run, can, ask);
  const { refused } = await t.input(run.setup);
  if (run.setup_refused) return refusedAs(can, { phase: 'setup', ...run.setup_refused }, refused);
  if (refused) throw new Error(`the set-up was refused: ${JSON.stringify(refused)}`);
  for (const [i, step] of run.steps.entries()) {
    Object.assign(t, { from: t.events.length, used: t.rules.length });
    if (step.refuse) await refuse(t, step, run.steps.slice(i));
    else if (step.answers) await give(t, step.answers, run.steps.slice(i));
    else if (step.input && (await t.input(step.input)).refused) throw new Error(`'${step.text}' was refused`);
    await look(t, step.checks, run.steps.slice(i + 1), false);
  }
  return look(t, run.expect, [], true);
}

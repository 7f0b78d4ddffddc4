// The checks by what they look at. `whole`: of the whole run, not of the step; `seen`: the views seen so far.
import { askFits, assign, eventFits, isObject, matches, same } from './values.mjs';

export const CHECKS = {
  view: async (t, c, whole, seen) => matches(c.value, c.path.reduce((v, key) => (isObject(v) ? v[key] : undefined),
    (seen[c.viewer] ??= await t.view(c.viewer)))),
  over: (t, c) => matches(c.value, t.over),
  never: (t, c) => !c.patterns.some((p) => t.events.some((e) => eventFits(p, e))),
  not_asked: (t, c) => !c.patterns.some((p) => t.asks.some((a) => askFits(p, a))),
  rules: (t, c, whole) => !t.can.trace || c.rules.every((rule) => t.rules.slice(whole ? 0 : t.used).includes(rule)),
  tape: (t) => same({}, t.unused),
  events(t, c, whole) {
    const patterns = c.patterns.filter((p) => !t.can.lacks?.includes(`event.${p.type}`));
    if (!c.ordered) return assign(patterns, whole ? t.events : t.events.slice(t.from), eventFits) !== null;
    const extend = (p, last) => p === patterns.length || t.events.some((e, i) => i >= (whole ? 0 : t.from)
      && (last === null || e.before.has(last)) && eventFits(patterns[p], e) && extend(p + 1, i));
    return extend(0, null);
  },
  asked(t, c) {
    const chosen = assign(c.patterns, t.asks.sort((x, y) => y.blocking - x.blocking), askFits);
    for (const i of chosen ?? []) t.spoken.add(t.asks[i].ask);
    return chosen !== null && !(c.exactly && t.asks.some((a, i) => a.blocking && !chosen.includes(i)));
  },
  async legal(t, c) {
    let asks = t.asks.filter((a) => a.seat === c.seat && (!c.kind || a.kind === c.kind));
    if (asks.length > 1) asks = asks.filter((a) => a.blocking);
    if (asks.length !== 1) return false;
    t.spoken.add(asks[0].ask);
    const named = [c.exactly ?? [], c.has ?? [], c.lacks ?? []].flat();
    if (t.can.legal !== 'set' || (asks[0].form === 'each' && named.some((id) => id.includes(' + ')))) return true;
    const ids = (await t.legal(asks[0])).map((m) => m.id);
    return (!c.exactly || same([...ids].sort(), [...c.exactly].sort())) && (c.has ?? []).every((id) => ids.includes(id))
      && !(c.lacks ?? []).some((id) => ids.includes(id)) && (!c.count || matches(c.count, ids.length));
  },
};

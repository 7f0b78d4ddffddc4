// The values of exported checks: each matcher is an object with one key. `undefined` is what is not there.
export const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const sorted = (v) => (Array.isArray(v) ? v.map(sorted) : !isObject(v) ? v
  : Object.fromEntries(Object.keys(v).sort().map((key) => [key, sorted(v[key])])));
export const same = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
export function matches(expected, got) {
  const [[kind, wanted]] = Object.entries(expected);
  if (kind === 'absent') return got === undefined || got === null;
  if (got === undefined) return false;
  if (kind === 'is') return same(wanted, got);
  if (kind === 'one_of') return wanted.some((each) => matches(each, got));
  if (kind === 'between') return Number.isInteger(got) && wanted[0] <= got && got <= wanted[1];
  if (kind === 'count' && Array.isArray(got)) return matches(wanted, got.length);
  if (kind === 'count') return isObject(got) && same(Object.keys(got), ['count']) && matches(wanted, got.count);
  if (kind === 'fields' || kind === 'only') {
    return isObject(got) && Object.entries(wanted).every(([key, each]) => matches(each, got[key]))
      && (kind === 'fields' || Object.keys(got).every((key) => key in wanted));
  }
  if (!Array.isArray(got) || (kind !== 'has' && got.length !== wanted.length)) return false;
  return kind === 'items' ? wanted.every((each, i) => matches(each, got[i])) : assign(wanted, got) !== null;
}
export function assign(patterns, values, fit = matches) { // a value of its own for each pattern, or null
  const owner = new Map();
  const place = (p, tried) => values.some((value, i) => {
    if (tried.has(i) || !fit(patterns[p], value)) return false;
    tried.add(i);
    if (owner.has(i) && !place(owner.get(i), tried)) return false;
    return Boolean(owner.set(i, p));
  });
  return patterns.every((_, p) => place(p, new Set())) ? [...owner.keys()] : null;
}
export const eventFits = (p, e) => p.type === e.type && (!p.to || matches(p.to, e.to))
  && (!p.data || matches(p.data, e.data ?? {})) && (!p.only || matches(p.only, e.only ?? {}));
export const askFits = (p, a) => Object.entries(p).every(([key, each]) => matches(each, a[key]));

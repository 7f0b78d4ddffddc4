// Runs exported scenarios (EXPORT.md) against an engine: node runner.mjs DIR [--only TEXT] -- COMMAND...
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { play } from './play.mjs';

const SECONDS = 10; // that the engine has for one answer
function stop(message, code) {
  console.error(message);
  process.exit(code);
}

const cut = process.argv.indexOf('--');
if (cut < 3 || !process.argv[cut + 1]) stop('usage: node runner.mjs DIR [--only TEXT] -- COMMAND...', 2);
const [dir, , only = ''] = process.argv.slice(2, cut);
const load = (file) => JSON.parse(readFileSync(join(dir, file), 'utf8'));

const child = spawn(process.argv[cut + 1], process.argv.slice(cut + 2), { stdio: ['pipe', 'pipe', 'inherit'] });
child.on('error', (error) => stop(`the engine cannot be started: ${error.message}`, 2));
child.stdin.on('error', () => {}); // an engine that has ended: the answer that does not come says so
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
let seq = 0;
async function ask(message) {
  seq += 1;
  child.stdin.write(`${JSON.stringify({ ...message, seq: String(seq) })}\n`);
  const timer = setTimeout(() => stop(`no answer to '${message.cmd}' in ${SECONDS} s`, 1), SECONDS * 1000);
  const { value, done } = await lines.next();
  clearTimeout(timer);
  if (done) stop(`the engine ended at '${message.cmd}'`, 1);
  const answer = JSON.parse(value);
  if (answer.seq !== String(seq) || answer.errored || answer.skipped) throw new Error(`the answer was ${value}`);
  return answer;
}

function applies(r, can) {
  const all = (wanted, has) => (wanted ?? []).every((each) => (has ?? []).includes(each));
  return Boolean(can) && (!r.mode || can.modes.includes(r.mode))
    && (!r.seats || (can.seats[0] <= r.seats && r.seats <= can.seats[1])) && (can.start ?? ['deal']).includes(r.start)
    && (!r.chance || (can.chance ?? ['seed']).includes(r.chance)) && all(r.views, can.views)
    && (!r.legal || can.legal === 'set' || can.legal === r.legal) && all(r.outside, can.outside)
    && Object.entries(r.rulings ?? {}).every(([name, reading]) => can.rulings?.[name]?.includes(reading))
    && all(r.settings, can.settings) && all(r.staff, can.staff)
    && ['clock', 'lineup', 'trace', 'reasons'].every((key) => !r[key] || can[key])
    && !(r.words ?? []).some((word) => can.lacks?.includes(word));
}

const { games } = await ask({ cmd: 'hello', protocol: 1 });
const count = {};
for (const { name, file, game } of load('index.json').runs.filter((run) => run.name.includes(only))) {
  const run = load(file);
  const tally = (count[game] ??= { passed: 0, failed: 0, 'not applicable': 0 });
  try {
    if (!applies(run.requires, games[game])) tally['not applicable'] += 1;
    else tally.passed += ((await play(run, games[game], ask)), 1);
  } catch (error) {
    tally.failed += 1;
    console.log(`FAIL ${name}: ${error.message}`);
  }
}
await ask({ cmd: 'bye' });
for (const [game, tally] of Object.entries(count)) {
  console.log(`${game}: ${Object.entries(tally).map(([word, n]) => `${n} ${word}`).join(', ')}`);
}
process.exitCode = Object.values(count).some((tally) => tally.failed) ? 1 : 0;

// A small engine to copy: the bidding of Liar's Dice, over the rulewright protocol, version 1.
'use strict';

// Say only what is true. What is declared is tested; what is not declared, or is lacking, is left out.
const EVENTS = ['bid_made', 'challenged', 'counted', 'cup_opened', 'die_lost', 'out', 'over', 'round'];
const WORDS = ['player.cup', 'player.alive', 'game.host', 'game.dice_in_play', 'move.challenge'];
const GAME = { modes: ['standard'], seats: [2, 6], views: ['own', 'spectator', 'referee'], legal: 'check' };
Object.assign(GAME, { start: ['position', 'deal'], lacks: [...WORDS, ...EVENTS.map((e) => `event.${e}`)] });
const HELLO = { protocol: 1, engine: { name: 'minimal-node', version: '1' }, games: { liars_dice: GAME } };
const NO_BID = { turn: null, quantity: 0, face: 0, bidder: null, ones_closed: false };
const PLAYED = [0, ...'standard bidding high no_wilds allowed in_turn clockwise one bid_holds'.split(' ')];
let table = null;

function need(condition, phase = 'setup') {
  if (!condition) throw Object.assign(new Error('refused'), { phase });
}

function setUp(m) {
  const { seats, host = seats[0], rulings, settings, position } = m;
  const { at, game, players = {} } = position ?? { at: 'bidding', game: { turn: host } };
  const t = { asked: 1, seats, game: { ...NO_BID, ...game }, players: {} };
  for (const seat of seats) t.players[seat] = { dice: 5, ...players[seat] };
  const alive = seats.filter((seat) => t.players[seat].dice > 0);
  const { turn, bidder, face, ones_closed: closed } = t.game;
  const options = [m.mode, at, ...Object.values({ ...rulings, ...settings })];
  need(options.every((each) => PLAYED.includes(each)) && !m.lineup);
  need(seats.length >= 2 && seats.length <= 6 && seats.every((seat) => /^[a-z]/.test(seat)));
  need([host, ...Object.keys(players)].every((seat) => seats.includes(seat)));
  const isFair = ({ dice, ...rest }) => [0, 1, 2, 3, 4, 5].includes(dice) && !Object.keys(rest).length;
  need(Object.values(t.players).every(isFair) && Object.keys(t.players).length === seats.length);
  need(alive.length > 1 && alive.includes(turn) && bidder !== turn && Object.keys(t.game).length === 5);
  need(bidder ? alive.includes(bidder) && (closed || face !== 1) : !t.game.quantity && !face && !closed);
  return legal(t) && t; // raises an error if no such bid is possible
}

function legal({ players, game: { quantity, face, bidder } }) {
  const dice = Object.values(players).reduce((sum, player) => sum + player.dice, 0);
  const bids = [];
  for (let n = 1; n <= dice; n += 1) bids.push(...[2, 3, 4, 5, 6, 1].map((each) => `bid ${n} ${each}`));
  need(!bidder || bids.includes(`bid ${quantity} ${face}`));
  return bids.slice(bids.indexOf(`bid ${quantity} ${face}`) + 1); // what stands behind a bid is higher
}

function bid(quantity, face) {
  const { seats, players, game } = table;
  const turn = [...seats, ...seats].find((seat, i) => i > seats.indexOf(game.turn) && players[seat].dice);
  table.game = { turn, quantity, face, bidder: game.turn, ones_closed: game.ones_closed || face === 1 };
  table.asked += 1;
}

function answer(m) {
  if (m.cmd === 'hello' || m.cmd === 'bye') return m.cmd === 'hello' ? HELLO : { ok: true };
  if (m.cmd === 'setup') {
    table = null; // a set-up that is refused leaves no table
    table = setUp(m);
  }
  need(table && ['setup', 'view', 'check', 'act'].includes(m.cmd), 'protocol');
  const isMove = m.cmd === 'check' || m.cmd === 'act';
  need(!isMove || (m.seat === table.game.turn && m.ask === `turn${table.asked}`), 'turn');
  need(!isMove || legal(table).includes(m.id), 'rules');
  if (m.cmd === 'act') bid(m.move.quantity, m.move.face);
  const asks = [{ ask: `turn${table.asked}`, seat: table.game.turn, kind: 'turn' }];
  if (m.cmd !== 'view') return { ok: true, asks };
  need([...table.seats, 'spectator', 'referee'].includes(m.seat), 'protocol');
  return { view: { seat: m.seat, game: table.game, players: table.players, asks } };
}

require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  let [m, seq, said] = [null, '?', null];
  try {
    m = JSON.parse(line);
    seq = m.seq.padStart(1, seq); // raises an error if it is no text
    said = answer(m);
  } catch (error) { // whatever goes wrong refuses the message, and has changed nothing
    const phase = error.phase ?? (m?.cmd === 'setup' ? 'setup' : 'protocol');
    said = { refused: { phase, code: null, message: String(error) } };
  }
  process.stdout.write(`${JSON.stringify({ seq, ...said })}\n`, () => m?.cmd === 'bye' && process.exit());
});

#!/usr/bin/env node
'use strict';
/*
 * Liar's Dice over the rulewright protocol, version 1, in plain JavaScript: no packages, no code shared with
 * the reference engine. It was written from the protocol, the vocabulary and the rule text, so that the rule
 * documents and the interpreter that runs them have a second opinion. README.md says what was settled later.
 *
 * Run it: node engine.js
 */

const SIDES = 6;
const FULL_CUP = 5;
const MAX_LINE = 1024 * 1024;

const READINGS = {
  ones_rank: ['high', 'low', 'count_only'],
  closed_ones: ['no_wilds', 'only_ones'],
  opening_on_ones: ['allowed', 'forbidden'],
  challenger: ['in_turn', 'anyone'],
  direction: ['clockwise', 'counter_clockwise'],
  opening_minimum: ['one', 'two', 'players'],
  exact_count: ['bid_holds', 'bid_fails'],
};

const HELLO = {
  protocol: 1,
  engine: { name: 'node-liars-dice', version: '1.0', language: 'JavaScript' },
  games: {
    liars_dice: {
      modes: ['standard'],
      seats: [2, 6],
      chance: ['tape', 'seed'],
      start: ['position', 'deal'],
      views: ['own', 'spectator', 'referee'],
      legal: 'set',
      trace: false,
      clock: false,
      reasons: true,
      rulings: READINGS,
    },
  },
};

/** Thrown wherever something is refused; whatever was being done is then undone as a whole. */
class Refused extends Error {
  constructor(phase, code, message) {
    super(message);
    this.answer = { phase, code, message };
  }
}

// ---------------------------------------------------------------------------------------------- the rules

/**
 * One table. All of its state is plain data, so that an input can be tried on a copy: if it is refused half
 * way (an empty tape, say) the copy is thrown away and nothing has changed.
 */
class Table {
  constructor(seats, rulings, chance) {
    this.seats = seats;
    this.reading = {};
    for (const name of Object.keys(READINGS)) this.reading[name] = rulings[name] ?? READINGS[name][0];
    this.chance = chance;
    this.game = { host: null, turn: null, quantity: 0, face: 0, bidder: null, ones_closed: false };
    this.players = Object.fromEntries(seats.map((seat) => [seat, { dice: FULL_CUP, cup: [] }]));
    this.over = null;
    this.asks = [];
    this.askCount = 0;
    this.askOwners = {};
    this.events = [];
    this.eventCount = 0;
  }

  copy() {
    const twin = Object.create(Table.prototype);
    return Object.assign(twin, structuredClone({ ...this }));
  }

  isAlive(seat) {
    return this.players[seat].dice > 0;
  }

  living() {
    return this.seats.filter((seat) => this.isAlive(seat));
  }

  diceInPlay() {
    return this.seats.reduce((sum, seat) => sum + this.players[seat].dice, 0);
  }

  /** The next seat with dice, in the direction of play. */
  after(seat) {
    const step = this.reading.direction === 'clockwise' ? 1 : this.seats.length - 1;
    let index = this.seats.indexOf(seat);
    do index = (index + step) % this.seats.length;
    while (!this.isAlive(this.seats[index]));
    return this.seats[index];
  }

  tell(type, data, after) {
    this.eventCount += 1;
    this.events.push({ n: this.eventCount, type, data, to: 'all', ...(after && { after }) });
    return this.eventCount;
  }

  startRound(starter) {
    Object.assign(this.game, { turn: starter, quantity: 0, face: 0, bidder: null, ones_closed: false });
    for (const seat of this.seats) this.players[seat].cup = [];
    this.fillCups();
    this.tell('round', { starter });
  }

  /** Throw the dice of every cup that is still empty. */
  fillCups() {
    for (const seat of this.living()) {
      const player = this.players[seat];
      if (!player.cup.length) player.cup = this.roll(seat, player.dice);
    }
  }

  roll(seat, count) {
    const { tape, missing } = this.chance;
    const thrown = tape?.roll?.[seat]?.shift();
    if (thrown !== undefined) {
      const possible = thrown.length === count && thrown.every((face) => isWhole(face, 1, SIDES));
      if (!possible) {
        throw new Refused('rules', 'chance', `${seat} cannot throw [${thrown}] with ${count} dice`);
      }
      return thrown;
    }
    if (tape && missing !== 'any') throw new Refused('rules', 'chance', `no throw of ${seat} is left`);
    return Array.from({ length: count }, () => 1 + Math.floor(this.random() * SIDES));
  }

  random() {
    if (this.chance.seed === undefined) return Math.random();
    // mulberry32; the state is part of the table, so that an undone input also undoes its draws.
    this.chance.seed = (this.chance.seed + 0x6d2b79f5) % 2 ** 32;
    let mixed = this.chance.seed;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Who is asked now: the seat in turn; where anybody may challenge, all but the bidder hold an offer. */
  askAnew() {
    const wanted = [];
    if (!this.over) {
      wanted.push({ seat: this.game.turn, kind: 'turn', blocking: true });
      if (this.reading.challenger === 'anyone' && this.game.bidder) {
        for (const seat of this.living()) {
          if (seat !== this.game.turn && seat !== this.game.bidder) {
            wanted.push({ seat, kind: 'anytime', blocking: false });
          }
        }
      }
    }
    // An offer that goes on keeps its id; a turn is a new question each time.
    const offers = this.asks.filter((ask) => ask.kind === 'anytime');
    const kept = (want) => want.kind === 'anytime' && offers.find((ask) => ask.seat === want.seat);
    this.asks = wanted.map((want) => kept(want) || this.newAsk(want));
  }

  newAsk({ seat, kind, blocking }) {
    this.askCount += 1;
    const ask = `q${this.askCount}`;
    this.askOwners[ask] = seat;
    // Offers are private: nobody is told that another seat might act.
    const rest = { changeable: false, answered: false, public: blocking, closes: null, form: 'set' };
    return { ask, seat, kind, blocking, ...rest };
  }

  // ------------------------------------------------------------------------------------------ moves

  /** The ask that is answered. Throws if it is not there, or not this seat's. */
  askFor(seat, id) {
    if (this.over) throw new Refused('turn', 'over', 'the game is over');
    const owner = this.askOwners[id];
    if (owner === undefined) throw new Refused('turn', 'no_such_ask', `nobody was ever asked '${id}'`);
    if (owner !== seat) throw new Refused('turn', 'not_yours', `'${id}' is asked of ${owner}`);
    const ask = this.asks.find((each) => each.ask === id);
    if (!ask) throw new Refused('turn', 'closed', `'${id}' has been answered`);
    return ask;
  }

  /** Throws unless the move may be made under this ask. */
  judge(ask, move) {
    if (move.do === 'challenge') {
      shape(move, []);
      if (!this.game.bidder) throw new Refused('rules', 'not_offered', 'there is no bid to challenge');
    } else if (move.do === 'bid' && ask.kind === 'turn') {
      shape(move, ['quantity', 'face']);
      this.judgeBid(move.quantity, move.face);
    } else {
      throw new Refused('rules', 'not_offered', `'${move.do}' is not offered here`);
    }
  }

  judgeBid(quantity, face) {
    const { game, reading } = this;
    if (face < 1 || face > SIDES) throw new Refused('rules', 'bad_target', `no die shows ${face}`);
    if (quantity < 1 || quantity > this.diceInPlay()) {
      throw new Refused('rules', 'limit', `a bid names 1 to ${this.diceInPlay()} dice`);
    }
    if (game.bidder) {
      if (!this.beats(quantity, face)) throw new Refused('rules', 'not_enough', 'the bid is not higher');
      return;
    }
    if (face === 1 && reading.opening_on_ones === 'forbidden') {
      throw new Refused('rules', 'forbidden', 'the first bid may not be on ones');
    }
    const least = { one: 1, two: 2, players: this.living().length }[reading.opening_minimum];
    if (quantity < least) throw new Refused('rules', 'not_enough', `at least ${least} dice are bid at first`);
  }

  /** More dice of any face, or as many dice of a higher face. */
  beats(quantity, face) {
    const { game, reading } = this;
    if (quantity !== game.quantity) return quantity > game.quantity;
    // Where ones are ranked by count only, they are neither above nor below any face.
    if (reading.ones_rank === 'count_only' && (face === 1 || game.face === 1)) return false;
    const rank = (each) => (each === 1 && reading.ones_rank === 'high' ? SIDES + 1 : each);
    return rank(face) > rank(game.face);
  }

  legal(ask) {
    const moves = [];
    for (let quantity = 1; quantity <= this.diceInPlay(); quantity += 1) {
      for (let face = 1; face <= SIDES; face += 1) moves.push({ do: 'bid', quantity, face });
    }
    moves.push({ do: 'challenge' });
    const legal = moves.filter((move) => this.allows(ask, move));
    return legal.map((move) => ({ id: Object.values(move).join(' '), move }));
  }

  allows(ask, move) {
    try {
      this.judge(ask, move);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  make(ask, move) {
    this.judge(ask, move);
    if (move.do === 'bid') this.bid(ask.seat, move.quantity, move.face);
    else this.challenge(ask.seat);
    this.askAnew();
  }

  bid(seat, quantity, face) {
    Object.assign(this.game, { quantity, face, bidder: seat, turn: this.after(seat) });
    if (face === 1) this.game.ones_closed = true;
    this.tell('bid_made', { by: seat, quantity, face });
  }

  challenge(seat) {
    const { quantity, face, bidder } = this.game;
    const challenged = this.tell('challenged', { by: seat, bidder, quantity, face });
    const opened = this.living().map((who) =>
      this.tell('cup_opened', { who, dice: [...this.players[who].cup] }, [challenged]),
    );
    const count = this.count();
    this.tell('counted', { by: seat, bidder, quantity, count }, opened);
    const holds = count > quantity || (count === quantity && this.reading.exact_count === 'bid_holds');
    this.loseDie(holds ? seat : bidder);
  }

  /** How many dice on the whole table match the bid. */
  count() {
    const { face, ones_closed: closed } = this.game;
    const dice = this.living().flatMap((seat) => this.players[seat].cup);
    const showing = (wanted) => dice.filter((die) => die === wanted).length;
    if (face === 1) return showing(1);
    if (!closed) return showing(face) + showing(1);
    return showing(this.reading.closed_ones === 'only_ones' ? 1 : face);
  }

  loseDie(loser) {
    this.players[loser].dice -= 1;
    this.tell('die_lost', { who: loser });
    if (!this.isAlive(loser)) this.tell('out', { who: loser });
    const left = this.living();
    if (left.length > 1) {
      this.startRound(this.isAlive(loser) ? loser : this.after(loser));
      return;
    }
    // The last bid and the winner's cup stay on the table as they were opened.
    this.over = { winners: left, because: 'last_with_dice' };
    this.players[loser].cup = [];
    this.tell('over', { ...this.over });
  }

  // ------------------------------------------------------------------------------------------ what is seen

  view(viewer) {
    const players = {};
    for (const seat of this.seats) {
      const { dice, cup } = this.players[seat];
      const open = viewer === 'referee' || viewer === seat;
      players[seat] = { dice, cup: open ? cup : { hidden: true }, alive: dice > 0 };
    }
    const game = { ...this.game, dice_in_play: this.diceInPlay() };
    const asks = this.asks.filter((ask) => ask.public || ask.seat === viewer || viewer === 'referee');
    return { seat: viewer, at: 0, over: this.over, game, players, zones: {}, asks, facts: [] };
  }

  /** Throws of the tape that were not used. */
  unused() {
    const left = Object.entries(this.chance.tape?.roll ?? {}).map(([seat, throws]) => [seat, throws.length]);
    const some = left.filter(([, count]) => count > 0);
    return some.length ? { roll: Object.fromEntries(some) } : {};
  }
}

// ------------------------------------------------------------------------------------------ setting up

function setUp(message) {
  const refuse = (code, text) => {
    throw new Refused('setup', code, text);
  };
  const { seats, host, settings = {}, rulings = {}, position, chance = {} } = message;
  if (message.game !== 'liars_dice') refuse('mode', `'${message.game}' is not played here`);
  if (message.mode !== 'standard') refuse('mode', `the mode '${message.mode}' is not played here`);
  if (seats.length < 2 || seats.length > 6) refuse('seats', '2 to 6 seats');
  if (new Set(seats).size !== seats.length) refuse('seats', 'a seat is named twice');
  for (const [name, value] of Object.entries(settings)) {
    // Of the one setting of the game only the default is played: no clock.
    if (name !== 'decision_ms' || value !== 0) refuse('setting', `'${name}' cannot be set to ${value}`);
  }
  for (const [name, reading] of Object.entries(rulings)) {
    if (!READINGS[name]?.includes(reading)) refuse('ruling', `there is no reading ${name}=${reading}`);
  }
  if (message.lineup !== undefined) refuse('lineup', 'this game has no roles');
  if (host !== undefined && !seats.includes(host)) refuse('host', `'${host}' has no seat`);
  const table = new Table(seats, rulings, structuredClone(chance));
  table.game.host = host ?? seats[0];
  if (position) place(table, position, (text) => refuse('position', text));
  try {
    // A cup that is not placed is thrown like any other.
    if (position) table.fillCups();
    else table.startRound(table.game.host);
  } catch (error) {
    if (error instanceof Refused) refuse(error.answer.code, error.message);
    throw error;
  }
  table.askAnew();
  return table;
}

/** Put a table at the resting point `bidding`; what could not have come about by play is refused. */
function place(table, position, refuse) {
  const { game, players, seats } = table;
  if (position.at !== 'bidding') refuse(`'${position.at}' is no resting point`);
  if (Object.keys(position.zones ?? {}).length) refuse('this game has no zones');
  if (position.clock) refuse('this table has no clock');
  for (const [name, value] of Object.entries(position.game ?? {})) {
    if (!(name in game)) refuse(`'${name}' cannot be placed`);
    game[name] = value;
  }
  for (const [seat, values] of Object.entries(position.players ?? {})) {
    if (!seats.includes(seat)) refuse(`'${seat}' has no seat`);
    for (const [name, value] of Object.entries(values)) {
      if (!(name in players[seat])) refuse(`'${name}' cannot be placed`);
      players[seat][name] = value;
    }
  }
  for (const seat of seats) {
    const { dice, cup } = players[seat];
    if (!isWhole(dice, 0, FULL_CUP)) refuse(`${seat} cannot have ${dice} dice`);
    if (!isList(cup) || ![0, dice].includes(cup.length)) refuse(`${seat} has ${dice} dice in the cup`);
    if (!cup.every((face) => isWhole(face, 1, SIDES))) refuse(`${seat} has a face that no die has`);
  }
  const living = table.living();
  const isSeat = (who) => who === null || seats.includes(who);
  if (living.length < 2) refuse('fewer than two seats have dice');
  if (!isSeat(game.host) || !isSeat(game.bidder)) refuse('somebody named has no seat');
  if (!living.includes(game.turn)) refuse('the seat in turn has no dice');
  if (typeof game.ones_closed !== 'boolean') refuse('ones are closed or not');
  const possible = isWhole(game.quantity, 0, table.diceInPlay()) && isWhole(game.face, 0, SIDES);
  if (!possible) refuse('no such bid is possible');
  const parts = [game.quantity > 0, game.face > 0, game.bidder !== null];
  if (parts.some((part) => part !== parts[0])) refuse('half a bid');
  if (game.bidder !== null && !living.includes(game.bidder)) refuse('the bidder has no dice');
  if (game.bidder === game.turn) refuse('nobody answers his own bid');
  if (game.ones_closed && game.bidder === null) refuse('ones are open until somebody bids');
  if (!game.ones_closed && game.face === 1) refuse('a bid on ones closes them');
}

// ------------------------------------------------------------------------------------------ the wire

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value) => typeof value === 'string' && value.length > 0;
const isName = (value) => isText(value) && /^[a-z][a-z0-9_]*$/.test(value);
const isList = (value) => Array.isArray(value);
const isTime = (value) => isWhole(value, 0, Number.MAX_SAFE_INTEGER);
const isSeats = (value) => isList(value) && value.length > 0 && value.every(isName);

function isWhole(value, least, most) {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}

/** Throws unless a move has exactly these parameters, all of them whole numbers. */
function shape(move, names) {
  const given = Object.keys(move).filter((name) => name !== 'do');
  const right = given.length === names.length && names.every((name) => Number.isSafeInteger(move[name]));
  if (!right) throw new Refused('rules', 'malformed', `'${move.do}' takes ${names.join(', ') || 'nothing'}`);
}

function isChance(chance) {
  if (!isObject(chance)) return false;
  const { tape, spare, missing, seed } = chance;
  if (tape !== undefined && (seed !== undefined || !isObject(tape))) return false;
  if (seed !== undefined && !isTime(seed)) return false;
  if (spare !== undefined && typeof spare !== 'boolean') return false;
  if (missing !== undefined && !['error', 'any'].includes(missing)) return false;
  const rolls = tape?.roll ?? {};
  return isObject(rolls) && Object.values(rolls).every((throws) => isList(throws) && throws.every(isList));
}

function isPosition(position) {
  if (!isObject(position) || !isName(position.at)) return false;
  const { game = {}, players = {}, zones = {}, clock = 0 } = position;
  return [game, players, zones, ...Object.values(players)].every(isObject) && isTime(clock);
}

const isMove = (value) => isObject(value) && isText(value.do);
const isTrue = (value) => value === true;

// For each command its fields: `needs` must be there, `may` can be; each with a test of its value.
const FIELDS = {
  hello: { needs: { protocol: (value) => Number.isSafeInteger(value) }, may: {} },
  setup: {
    needs: { game: isName, mode: isName, seats: isSeats },
    may: {
      host: isName,
      settings: isObject,
      rulings: isObject,
      lineup: isList,
      position: isPosition,
      chance: isChance,
    },
  },
  act: {
    needs: { seat: isName, ask: isText },
    may: { id: isText, move: isMove, withdraw: isTrue, at: isTime },
  },
  check: { needs: { seat: isName, ask: isText, id: isText, move: isMove }, may: { at: isTime } },
  legal: { needs: { seat: isName, ask: isText }, may: {} },
  tick: { needs: { at: isTime }, may: {} },
  outside: { needs: { event: isName }, may: { seat: isName, at: isTime } },
  view: { needs: { seat: isName }, may: {} },
  bye: { needs: {}, may: {} },
};

function checkFields(message) {
  const wrong = (text) => {
    throw new Refused('protocol', 'malformed', text);
  };
  if (!Object.hasOwn(FIELDS, message.cmd)) wrong('there is no such command');
  const { needs, may } = FIELDS[message.cmd];
  for (const name of Object.keys(needs)) if (!(name in message)) wrong(`'${name}' is missing`);
  for (const [name, value] of Object.entries(message)) {
    if (name === 'cmd' || name === 'seq' || name.startsWith('x_')) continue;
    const test = Object.hasOwn(needs, name) ? needs[name] : Object.hasOwn(may, name) && may[name];
    if (!test) wrong(`there is no field '${name}'`);
    if (!test(value)) wrong(`'${name}' has a wrong value`);
  }
}

let table = null;

function reply() {
  const events = table.events;
  table.events = [];
  return { ok: true, asks: table.asks, events, over: table.over, unused: table.unused() };
}

const COMMANDS = {
  hello() {
    return HELLO;
  },

  setup(message) {
    table = null;
    table = setUp(message);
    return reply();
  },

  act(message) {
    const trial = atTable(message.seat).copy();
    const ask = trial.askFor(message.seat, message.ask);
    if (message.withdraw) throw new Refused('turn', 'not_offered', 'no answer here can be taken back');
    if (!message.move) throw new Refused('protocol', 'malformed', "'move' is missing");
    trial.make(ask, message.move);
    table = trial;
    return reply();
  },

  check(message) {
    const ask = atTable(message.seat).askFor(message.seat, message.ask);
    table.judge(ask, message.move);
    return { ok: true, asks: table.asks, events: [], over: table.over };
  },

  legal(message) {
    return { legal: table.legal(atTable(message.seat).askFor(message.seat, message.ask)) };
  },

  view(message) {
    const apart = message.seat === 'spectator' || message.seat === 'referee';
    return { view: atTable(apart ? null : message.seat).view(message.seat) };
  },

  tick() {
    return { skipped: true, message: 'this engine has no clock' };
  },

  outside() {
    return { skipped: true, message: 'this engine knows no outside events' };
  },

  bye() {
    return { ok: true };
  },
};

function atTable(seat) {
  if (!table) throw new Refused('protocol', null, 'there is no table');
  if (seat !== null && !table.seats.includes(seat)) {
    throw new Refused('protocol', 'malformed', `there is no seat '${seat}'`);
  }
  return table;
}

// A line without a readable `seq` is answered too; the protocol does not say under which.
const NO_SEQ = '?';

function parse(line) {
  if (line.length > MAX_LINE) throw new Refused('protocol', 'malformed', 'the line is too long');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line));
  } catch (error) {
    throw new Refused('protocol', 'malformed', `the line is no JSON: ${error.message}`);
  }
}

/** The answer to one line, whatever is in it. */
function answer(line) {
  let seq = NO_SEQ;
  try {
    const message = parse(line);
    if (!isObject(message)) throw new Refused('protocol', 'malformed', 'a message is an object');
    if (!isText(message.seq) || message.seq.length > 200) {
      throw new Refused('protocol', 'malformed', "'seq' is a short text");
    }
    seq = message.seq;
    checkFields(message);
    return { seq, ...COMMANDS[message.cmd](message) };
  } catch (error) {
    if (error instanceof Refused) return { seq, refused: error.answer, asks: table?.asks ?? [] };
    return { seq, errored: true, context: { error: String(error.stack) } };
  }
}

function take(line) {
  const said = answer(line);
  process.stdout.write(`${JSON.stringify(said)}\n`);
  if (isBye(line, said)) process.stdout.end(() => process.exit(0));
}

function isBye(line, said) {
  return said.ok === true && said.asks === undefined && JSON.parse(line.toString('utf8')).cmd === 'bye';
}

function main() {
  let rest = [];
  process.stdin.on('data', (chunk) => {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      take(Buffer.concat([...rest, chunk.subarray(start, end)]));
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  });
}

main();

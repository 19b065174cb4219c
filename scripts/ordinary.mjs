// An ordinary Saturday for pictures: a server with a folder of its own, and events that are played by program.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './house.mjs';

/** A server with an empty folder on a port of its own. */
export async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'muster-pictures-'));
  const words = ['serve', '--port', '0', '--json', '--data', data, '--local-name', 'off'];
  const child = spawn(process.execPath, ['dist/program/main.js', ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const first = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const stop = () => {
    child.kill();
    child.once('exit', () => rmSync(data, { recursive: true, force: true }));
  };
  return { origin: new URL(JSON.parse(first.value).url).origin, stop };
}

export async function ask({ origin, token }, path, body) {
  const answer = await fetch(`${origin}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

let ordered = 0;
/** Gives an event's commands. */
export async function order({ origin, token, id }, commands) {
  for (const command of commands) {
    ordered += 1;
    await ask({ origin, token }, `events/${id}/commands`, { id: `screenshots-${ordered}`, command });
  }
}

async function make({ origin }, name, settings, entrants) {
  const event = { origin, ...(await ask({ origin }, 'events', { system: 'gaining-grounds-s0', name })) };
  await order(event, [
    { type: 'change-settings', settings },
    { type: 'add-entrants', entrants },
  ]);
  return event;
}

/** The games of a round, each with the result that its table number gives it. */
export async function resultsOf(event, round) {
  const { parts } = await ask(event, `events/${event.id}/view?parts=games/${round}`);
  return Object.values(parts[`games/${round}`]).map(({ id, seats }, table) => {
    const scores = seats.map((seat, side) => ({ vp: (Number(seat.slice(1)) * 3 + table * 5 + side * 2 + round) % 9 }));
    return { type: 'enter-result', game: id, result: { kind: 'played', scores } };
  });
}

const DRAFT = [{ type: 'draft-round' }, { type: 'publish-round' }];

const PLAYERS = [
  'Aiko Tanaka',
  'Émile Zátopek',
  'Ida Novak',
  'Bo Lund',
  'Noor Haddad',
  'Sam Okafor',
  'Lea Brandt',
  'Tom Reed',
  'Ana Sousa',
  'Kim Park',
  'Mara Lindgren',
  'Jonas Weber',
  'Priya Nair',
  'Oskar Nilsen',
  'Clara Moreau',
  'Dan Whitlock',
  'Yusuf Demir',
  'Greta Holm',
  'Luca Ferri',
  'Zoe Marsh',
  'Ben Carver',
  'Hana Sato',
  'Finn Doyle',
  'Rosa Iglesias',
];
const FACTIONS = ['Guild', 'Arcanists', 'Neverborn', 'Resurrectionists', 'Outcasts', 'Bayou', 'Ten Thunders'];

/** Twenty-four players in the third round of four, half of its results in. */
export async function playSaturday(server) {
  const entrants = PLAYERS.map((name, at) => ({ name, faction: FACTIONS[at % FACTIONS.length], checkIn: true }));
  const settings = { date: '2026-11-21', venue: 'The Old Drill Hall', organiser: 'Northgate Gaming Club', rounds: 4 };
  const event = await make(server, 'Northgate Autumn Open', settings, entrants);
  await order(event, [{ type: 'publish-pack' }, { type: 'start-event' }]);
  for (const round of [1, 2]) {
    await order(event, [...DRAFT, { type: 'start-clock' }]);
    await order(event, [...(await resultsOf(event, round)), { type: 'close-round' }]);
  }
  await order(event, [...DRAFT, { type: 'start-clock' }]);
  const results = await resultsOf(event, 3);
  await order(event, results.slice(results.length / 2));
  return event;
}

/** An event of tomorrow, for which people sign up. */
export async function startSignUp(server) {
  const signUp = { closes: Date.now() + 86_400_000, places: 24 };
  const entrants = PLAYERS.slice(0, 2).map((name) => ({ name, faction: 'Guild' }));
  const { id } = await make(server, 'Harbour Cup', { venue: 'The Old Drill Hall', signUp }, entrants);
  return id;
}

/** Three months of one group, each with a player of its own. */
export async function playSeason(server) {
  for (const [index, guest] of PLAYERS.slice(7, 10).entries()) {
    const entrants = [...PLAYERS.slice(0, 7), guest].map((name) => ({ name, faction: 'Guild', checkIn: true }));
    const settings = { date: `2026-0${index + 3}-14`, rounds: 3 };
    const event = await make(server, `Spring League ${index + 1}`, settings, entrants);
    await order(event, [{ type: 'publish-pack' }, { type: 'start-event' }]);
    for (const round of [1, 2, 3]) {
      await order(event, DRAFT);
      await order(event, [...(await resultsOf(event, round)), { type: 'close-round' }]);
    }
    await order(event, [{ type: 'end-event' }]);
  }
}

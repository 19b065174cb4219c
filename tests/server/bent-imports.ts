/** Records that somebody bent in a file, with every hash made anew, and what a server makes of them. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { EventCommand } from '../../core/event/commands.ts';
import { EXCHANGE_FORMATS } from '../../core/event/exchange/formats.ts';
import { chained, headerHash } from '../../core/journal/chain.ts';
import { importLines } from '../../core/journal/lines.ts';
import { sealHash } from '../../core/journal/seal.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { type TestServer, newEvent, players, runningEvent } from './desk.ts';

export interface BentOutcome {
  readonly imports: number;
  readonly taken: number;
  readonly requests: number;
  /** What was answered with a 5xx: the request, and the bend that it came from. */
  readonly bad: readonly string[];
}

/** Lines of a record as somebody found them. */
type Lines = readonly Readonly<Record<string, unknown>>[];

interface Bend {
  readonly file: number;
  readonly line: number;
  readonly place: number;
  readonly value: unknown;
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    -1,
    0,
    1,
    3,
    1000,
    0.5,
    true,
    '',
    ' ',
    'e1',
    'e99',
    'r1g1',
    'r9g9',
    '__proto__',
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    { seal: '0'.repeat(64), keep: 'text' },
    ['e1', 'e1'],
    [[]],
    [null],
    { e1: null },
    'constructor',
  ),
  fc.string({ maxLength: 8, unit: 'binary' }),
);

const bends = fc.array(fc.record<Bend>({ file: fc.nat(), line: fc.nat(), place: fc.nat(), value: odd }), {
  minLength: 1,
  maxLength: 3,
});

export async function bendImports(on: TestServer, many: number, seed: number): Promise<BentOutcome> {
  const files = await realFiles(on);
  const outcome = { imports: 0, taken: 0, requests: 0, bad: [] as string[] };
  await fc.assert(
    fc.asyncProperty(bends, async (bent) => {
      const told = JSON.stringify(bent);
      const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, more: object = {}) => {
        const answered = await on.call(method, path, more);
        outcome.requests += 1;
        if (answered.status >= 500) outcome.bad.push(`${method} ${path}: ${answered.status} after ${told}`);
        return answered;
      };
      const [{ file } = { file: 0 }] = bent;
      const text = rehashed(bent.reduce(bentLines, files[file % files.length] ?? []));
      const answered = await ask('POST', '/api/import', { body: text, headers: { 'content-type': 'text/plain' } });
      outcome.imports += 1;
      if (answered.status === 201) {
        outcome.taken += 1;
        const { id, token, path } = answered.body as { id: string; token: string; path: string };
        await (path.startsWith('/game/') ? askGame : askEvent)(ask, id, token);
        await ask('GET', path.replace(/#.*/, ''), { token });
      }
      for (const path of ['/api/events', '/api/rankings', '/api/rankings?by=elo', '/']) await ask('GET', path);
      if (answered.status === 201) await throwAway(on, answered.body as { id: string; token: string; path: string });
      return true;
    }),
    { numRuns: many, seed },
  );
  return outcome;
}

/** Exports as people have them: an event in play with a list and a judge's word, one that is over, and two games. */
async function realFiles(on: TestServer): Promise<Lines[]> {
  const event = await runningEvent(on);
  const played = { kind: 'played', scores: [{ vp: 5 }, { vp: 3 }] } as const;
  await event.play(
    { type: 'enter-result', game: 'r1g1', result: played },
    { type: 'warn', entrant: 'e1', topic: 'Pace', text: 'slow' },
    { type: 'rule', topic: 'Cover', text: 'counts', game: 'r1g2' },
    { type: 'note', text: 'a note' },
  );
  const over = await runningEvent(on);
  await over.play(
    { type: 'enter-result', game: 'r1g1', result: played },
    { type: 'enter-result', game: 'r1g2', result: played },
    { type: 'close-round' },
    { type: 'end-event', reason: 'rain' },
  );
  const fresh = await newEvent(on);
  await fresh.play(players(3));
  const table = await on.call('POST', event.path('games/r1g2'), { token: event.token });
  const home = await on.call('POST', '/api/encounters', {
    body: { system: 'gaining-grounds-s0', names: ['Ana', 'Bo'] },
  });
  const games = [table, home].map(({ body }) => `/api/encounters/${(body as { id: string }).id}/export`);
  const paths = [...[event, over, fresh].map((one) => one.path('export')), ...games];
  return Promise.all(paths.map(async (path) => linesOf((await on.call('GET', path)).text)));
}

function linesOf(text: string): Lines {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
}

/** One place of one line says something else, or the line is left out, or is there twice. */
function bentLines(lines: Lines, { line, place, value }: Bend): Lines {
  if (lines.length === 0) return lines;
  const at = line % lines.length;
  const found = lines[at] ?? {};
  if (typeof found.text === 'string') return resealed(lines, found.text, value);
  const part = 'body' in found ? 'body' : 'options';
  const count = placesIn(found[part]);
  if (place % (count + 2) === count) return lines.toSpliced(at, 1);
  if (place % (count + 2) > count) return lines.toSpliced(at, 0, found);
  return lines.with(at, { ...found, [part]: bend(found[part], { at: place % count }, value) });
}

/** Another text in place of one, with a seal that fits it wherever the old one stood. */
function resealed(lines: Lines, seal: string, value: unknown): Lines {
  const nonce = '0'.repeat(64);
  const fitting = sealHash(value, nonce);
  return lines.map((line) =>
    line.text === seal
      ? { text: fitting, value, nonce }
      : (JSON.parse(JSON.stringify(line).replaceAll(seal, fitting)) as Lines[number]),
  );
}

function placesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + placesIn(inner), 1);
}

function bend(value: unknown, place: { at: number }, by: unknown): unknown {
  place.at -= 1;
  if (place.at === -1) return by;
  if (Array.isArray(value)) return value.map((inner) => bend(inner, place, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bend(inner, place, by)]));
}

/** With numbers and hashes that fit, as whoever forges one makes them. */
function rehashed([header = {}, ...lines]: Lines): string {
  let seq = 0;
  let prev = safely(() => headerHash(header as never)) ?? '';
  const written = lines.map((line) => {
    if ('text' in line || !('body' in line)) return line;
    const entry = safely(() => chained({ ...line, seq, prev } as never));
    if (!entry) return line;
    seq += 1;
    prev = entry.hash;
    return entry;
  });
  return [header, ...written].map((line) => JSON.stringify(line)).join('\n');
}

function safely<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, more?: object) => Promise<{ readonly text: string }>;

async function askEvent(ask: Ask, id: string, token: string): Promise<void> {
  const at = (rest: string): string => `/api/events/${id}/${rest}`;
  const exported = await ask('GET', at('export'), { token });
  if (!isRefusal(importLines(exported.text)))
    for (const { id: format } of EXCHANGE_FORMATS) await ask('GET', at(`export/${format}`));
  const link = await ask('POST', at('links'), { token, body: { role: 'player', entrant: 'e1' } });
  const player = safely(() => (JSON.parse(link.text) as { token?: string }).token) ?? token;
  for (const rest of [
    'view',
    'why?round=1&seats=e1,e2',
    'paper/1?sides=2',
    'links',
    'format',
    'maps/m1',
    'games/r1g1',
  ]) {
    for (const as of [token, player, undefined]) await ask('GET', at(rest), { token: as });
  }
  for (const page of ['e', 'p']) await ask('GET', `/${page}/${id}`, { token: player });
  for (const command of COMMANDS) {
    await ask('POST', at('commands'), { token, body: { id: randomUUID(), command } });
    await ask('GET', at('view'), { token });
  }
  for (const [rest, body] of Object.entries(ASKED)) {
    const answered = await ask('POST', at(rest), { token, body });
    // What is made of it is an event of this server: it must not be bent as well.
    const made = safely(() => JSON.parse(answered.text) as { id?: string; token?: string; path?: string });
    if (made?.path === undefined) continue;
    for (const more of ['view', 'export', ...EXCHANGE_FORMATS.map((format) => `export/${format.id}`)]) {
      await ask('GET', `/api/events/${made.id}/${more}`, { token: made.token });
    }
  }
  await ask('GET', at('view'), { token });
}

const COMMANDS: readonly EventCommand[] = [
  { type: 'note', text: 'a word' },
  { type: 'enter-result', game: 'r1g2', result: { kind: 'played', scores: [{ vp: 5 }, { vp: 3 }] }, reason: 'so' },
  { type: 'add-entrants', entrants: [{ name: 'Late', checkIn: true }] },
  { type: 'drop', entrant: 'e2' },
  { type: 'close-round' },
  { type: 'start-event' },
  { type: 'draft-round' },
  { type: 'publish-round' },
  { type: 'start-clock' },
  { type: 'end-event', reason: 'rain' },
];

const ASKED: Readonly<Record<string, object>> = {
  lots: { id: 'bent-lots-renewed', reason: 'to draw on' },
  'people/e1/forget': {},
  'games/r1g1': {},
  rehearsal: {},
  again: { name: 'Again', players: true },
  'sign-up': { id: 'bent-sign-up', person: { name: 'Early' }, pin: '123456' },
};

async function askGame(ask: Ask, id: string, token: string): Promise<void> {
  const at = (rest: string): string => `/api/encounters/${id}/${rest}`;
  for (const rest of ['view', 'export', 'why?answer=1', 'why?may=all']) {
    for (const as of [token, undefined]) await ask('GET', at(rest), { token: as });
  }
  const lines = { A: { vp: 3 }, B: { vp: 1 } };
  const commands = [{ type: 'note', text: 'a word' }, { type: 'propose-result', lines }, { type: 'confirm-result' }];
  for (const command of commands) {
    await ask('POST', at('commands'), { token, body: { id: randomUUID(), command } });
    await ask('GET', at('view'), { token });
  }
  await ask('POST', at('clock'), { token, body: {} });
}

async function throwAway(
  on: TestServer,
  { id, token, path }: { id: string; token: string; path: string },
): Promise<void> {
  await on.call('DELETE', `/api/${path.startsWith('/game/') ? 'encounters' : 'events'}/${id}`, { token });
}

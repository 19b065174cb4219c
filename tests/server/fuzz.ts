/** Requests that nobody sane would send: true commands bent at random, and noise, from every role. */
import fc from 'fast-check';
import type { EventCommand } from '../../core/event/commands.ts';
import { importLines } from '../../core/journal/lines.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { ROLES } from '../../core/journal/types.ts';
import { LONGEST, fuzzRoutes, working } from './fuzz-routes.ts';
import { type Answered, type TestEvent, type TestServer, runningEvent } from './desk.ts';

export interface FuzzOutcome {
  readonly requests: number;
  readonly taken: number;
  /** Requests that were answered with a 5xx, with something that is no refusal, or after more than a second of work. */
  readonly bad: readonly string[];
  /** Whether the journal is whole afterwards. */
  readonly whole: boolean;
}

const seeds: readonly (EventCommand | object)[] = [
  { type: 'change-settings', settings: { name: 'N', date: '2026-11-21', tables: [1, 2], judges: ['J'] } },
  { type: 'change-options', options: { variant: 'x', list: [1, 'a'] } },
  {
    type: 'add-entrants',
    entrants: [{ name: 'A', faction: 'Guild', members: [{ name: 'M' }], contact: 'c', checkIn: true }],
  },
  { type: 'change-entrant', entrant: 'e1', changes: { name: 'B', fixedTable: 3, members: [] } },
  { type: 'check-in', entrant: 'e1', faction: 'Guild', details: { a: 'b' }, nonce: 'a'.repeat(64) },
  { type: 'drop', entrant: 'e1', reason: 'r' },
  { type: 'reinstate', entrant: 'e1' },
  { type: 'draft-round', pins: [['e1', 'e2']], forbidden: [['e1', 'e3']], odd: 'e4', reason: 'r' },
  {
    type: 'edit-draft',
    edits: [
      { kind: 'swap', a: 'e1', b: 'e2' },
      { kind: 'table', seats: ['e1'], table: 2 },
    ],
    reason: 'r',
  },
  { type: 'publish-round', approve: ['GG0-PAIR-01'] },
  { type: 'repair-round', reason: 'r' },
  {
    type: 'repair-round',
    reason: 'r',
    how: { tables: [['e1', 'e2']], absent: ['e3'] },
    shown: { gone: ['r1g1'], tables: [{ seats: ['e1', 'e2'], table: 1 }] },
  },
  { type: 'set-scenario', round: 1, scenario: { strategy: 'turf-war', schemes: ['a'] } },
  {
    type: 'keep-map',
    laid: {
      name: 'Ruins',
      system: null,
      layout: null,
      size: [36, 36],
      terrain: [{ id: 't1', name: 'Wall', shape: { rect: [4, 4, 9, 9] }, traits: ['blocking'], height: 2 }],
      things: [{ id: 'k1', name: 'K', kind: 'marker', side: 'neutral', at: [18, 18], base: 30 }],
    },
  },
  { type: 'assign-map', map: 'm1', tables: [1, 2] },
  { type: 'report', game: 'r1g1', result: { kind: 'played', scores: [{ vp: 5 }, { vp: 2 }] } },
  { type: 'enter-result', game: 'r1g1', result: { kind: 'forfeit', by: ['e1'], reason: 'absence' } },
  {
    type: 'enter-result',
    game: 'r1g2',
    result: { kind: 'agreed', scores: [{ vp: 1 }], current: [{}], approvals: { e1: true } },
  },
  { type: 'enter-result', game: 'r1g2', result: { kind: 'concession', by: 'e2', scores: [{ vp: 1 }, { vp: 2 }] } },
  { type: 'extend-table', game: 'r1g1', minutes: 5, reason: 'r' },
  { type: 'set-clock', minutes: 90, reason: 'r' },
  { type: 'rule', topic: 't', text: 'x', game: 'r1g1' },
  { type: 'track', entrant: 'e1', methods: [{ condition: 'c', by: 'pen', colour: 'red' }] },
  {
    type: 'open-painting',
    method: 'vote',
    points: [3, 2],
    won: [{ organiser: 'o', date: '2026-01-01', models: ['m'] }],
  },
  { type: 'enter-painting', entrant: 'e1', models: ['m'] },
  { type: 'vote-painting', voter: 'e1', votes: ['e2'] },
  { type: 'mark-painting', entrant: 'e1', marks: { colour: 3 } },
  { type: 'award-painting', winners: ['e1'], reason: 'r' },
  { type: 'give-award', title: 't', entrants: ['e1'] },
  { type: 'undo', target: 'fuzz-number-1' },
];

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    -1,
    0,
    1,
    1e9,
    0.5,
    true,
    '',
    ' ',
    'e1',
    'e99',
    'r1g1',
    'r9g9',
    '__proto__',
    'constructor',
    [],
    {},
  ),
  fc.string({ maxLength: 20, unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A command with one place of it changed: dropped, doubled, or another value altogether. */
const bent = fc
  .record({ seed: fc.constantFrom(...seeds), place: fc.nat(), value: odd, whole: fc.nat(5) })
  .map(({ seed, place, value, whole }) => (whole === 0 ? seed : bend(seed, { at: place % placesIn(seed) }, value)));

/** So many of them, by a seed. */
export function bentCommands(seed: number, many: number): readonly unknown[] {
  return fc.sample(bent, { numRuns: many, seed });
}

function placesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + placesIn(inner), 1);
}

function bend(value: unknown, place: { at: number }, by: unknown): unknown {
  if (place.at === 0) {
    place.at -= 1;
    return by;
  }
  place.at -= 1;
  if (Array.isArray(value)) return value.map((inner) => bend(inner, place, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bend(inner, place, by)]));
}

/** Sends so many bent commands, and so many bent requests to any route. */
export async function fuzz(
  on: TestServer,
  { commands, routes }: { readonly commands: number; readonly routes: number },
  seed: number,
): Promise<FuzzOutcome> {
  const event = await runningEvent(on, 8);
  const tokens = await tokensOf(event);
  const bad: string[] = [];
  let taken = 0;
  const samples = fc.sample(fc.record({ command: bent, role: fc.nat(), noise: fc.nat(20), raw: odd }), {
    numRuns: commands,
    seed,
  });
  for (const [index, { command, role, noise, raw }] of samples.entries()) {
    const body = noise === 0 ? raw : { id: `fuzz-number-${index}`, command };
    const took = working();
    const answered = await on.call('POST', event.path('commands'), { token: tokens[role % tokens.length], body });
    if (took() > LONGEST) bad.push(`${took()} ms of work for ${JSON.stringify(body)}`);
    if (answered.status === 200) taken += 1;
    else if (!isProperRefusal(answered)) bad.push(`${answered.status} ${answered.text} for ${JSON.stringify(body)}`);
  }
  const opened = await on.call('POST', event.path('games/r1g1'), { token: event.token });
  const known = { event: event.id, game: (opened.body as { id: string }).id, tokens };
  bad.push(...(await fuzzRoutes(on.server.url, known, { requests: routes, seed })));
  for (const token of tokens) {
    // A player who was forgotten on the way has no link any more.
    const view = await event.view(token);
    if (view.status !== 200 && !isProperRefusal(view)) bad.push(`a view: ${view.status}`);
  }
  const file = importLines((await on.call('GET', event.path('export'))).text);
  return { requests: commands + routes, taken, bad, whole: !isRefusal(file) };
}

async function tokensOf(event: TestEvent): Promise<(string | undefined)[]> {
  const tokens: (string | undefined)[] = [];
  for (const role of ROLES) {
    if (role === 'public') tokens.push(undefined);
    else if (role === 'organiser') tokens.push(event.token, event.token, event.token);
    else tokens.push((await event.link(role === 'player' ? { role, entrant: 'e1' } : { role })).token);
  }
  return tokens;
}

export function isProperRefusal({ status, body }: Answered): boolean {
  const { code, message, rules } = body as { code?: unknown; message?: unknown; rules?: unknown };
  return (
    status >= 400 && status < 500 && typeof code === 'string' && typeof message === 'string' && Array.isArray(rules)
  );
}

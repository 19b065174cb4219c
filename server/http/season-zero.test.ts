/** Season Zero over HTTP: six phones brawl to a result that all sign; a Round knows what was brought in the one before. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { named } from '../../core/encounter/names.ts';
import { verifyEncounter } from '../../core/encounter/verify.ts';
import type { EncounterPart, MinePart, TablePart } from '../../core/encounter/view.ts';
import type { DeskPart, GameRow } from '../../core/event/views.ts';
import type { Json } from '../../core/journal/json.ts';
import { importLines } from '../../core/journal/lines.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { seasonZeroGame } from '../../core/systems/gaining-grounds-s0/game/game.ts';
import { type TestEvent, type TestServer, newEvent, players, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

const SIDES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
type SideId = (typeof SIDES)[number];

/** What is wrong with the record of a game; of a seal, where something else was opened than was sealed. */
function verified(record: string): readonly string[] {
  const file = importLines(record);
  return isRefusal(file) ? [file.message] : verifyEncounter(seasonZeroGame, file.header, file.entries).problems;
}
const CHANGED = 'was changed after it was written';

interface Seen {
  readonly encounter: EncounterPart;
  readonly table: TablePart;
  readonly mine?: MinePart;
}

interface Brawl {
  readonly event: TestEvent;
  readonly game: string;
  readonly tell: (side: SideId, ask: string, value: Json) => Promise<{ readonly rules?: readonly string[] }>;
  readonly send: (side: SideId, command: object) => Promise<{ readonly rules?: readonly string[] }>;
  readonly seen: (side: SideId, token?: string) => Promise<Seen & { readonly text: string }>;
  /** A link for another phone of a side. */
  readonly again: (side: SideId) => Promise<string>;
  readonly exported: () => Promise<string>;
}

async function brawl(): Promise<Brawl> {
  const event = await newEvent(on);
  const options = { mode: 'all-out-brawl', brawlSeats: SIDES.length };
  await event.play({ type: 'change-settings', settings: { rounds: 1 } }, { type: 'change-options', options });
  await event.play(players(SIDES.length), { type: 'publish-pack' }, { type: 'start-event' });
  await event.play({ type: 'draft-round' }, { type: 'publish-round' });
  const { parts } = (await event.view()).body as { parts: Record<string, Record<string, GameRow>> };
  const [row] = Object.values(parts['games/1'] ?? {});
  if (!row || row.seats.length !== SIDES.length) throw new Error('nobody brawls');
  const seatOf = (side: SideId) => ({ role: 'player', entrant: row.seats[SIDES.indexOf(side)] ?? '' }) as const;
  const tokens: Partial<Record<SideId, string>> = {};
  for (const side of SIDES) tokens[side] = (await event.link(seatOf(side))).token;
  const opened = await on.call('POST', event.path(`games/${row.id}`), { token: tokens.A });
  const { id } = opened.body as { id: string };
  const send: Brawl['send'] = async (side, command) => {
    const body = { id: randomUUID(), command };
    const { status, body: answer } = await on.call('POST', `/api/encounters/${id}/commands`, {
      token: tokens[side],
      body,
    });
    return status === 200 ? {} : (answer as { rules: readonly string[] });
  };
  return {
    event,
    game: row.id,
    send,
    tell: (side, ask, value) => send(side, { type: 'tell', answers: [{ ask, value }] }),
    again: async (side) => (await event.link(seatOf(side))).token,
    seen: async (side, token = tokens[side]) => {
      const { body, text } = await on.call('GET', `/api/encounters/${id}/view`, { token });
      return { text, ...(body as { parts: Seen }).parts };
    },
    exported: async () => (await on.call('GET', `/api/encounters/${id}/export`, { token: tokens.A })).text,
  };
}

/** What the desk knows of a dispute at the table. */
async function desk({ event, game }: Brawl): Promise<object> {
  const { parts } = (await event.view(event.token)).body as {
    parts: { desk: DeskPart; 'games/1': Readonly<Record<string, GameRow>> };
  };
  return { waiting: parts['games/1'][game]?.waiting, disputes: parts.desk.disputes.map((one) => one.game) };
}

/** Every side flips: the first the highest. */
async function flips({ tell }: Brawl, turn: number, order: readonly SideId[]): Promise<void> {
  for (const [place, side] of order.entries()) {
    expect(await tell(side, `turn:${turn}/flip:${side}`, String(13 - place))).toEqual({});
  }
}

test('six phones brawl to a signed result', async () => {
  const game = await brawl();
  const { tell, seen, send } = game;
  expect((await tell('A', 'crew:A', 'Lady Justice (Master) (15)')).rules).toEqual(['GG0-MODE-AOB-02']);
  expect(await tell('A', 'crew:A', 'Warden (Enforcer) (8)')).toEqual({});
  expect((await seen('B')).text).not.toContain('Warden');
  // A's phone is lost: another one knows what was sealed.
  expect((await seen('A', await game.again('A'))).mine?.secrets).toMatchObject([{ value: 'Warden (Enforcer) (8)' }]);
  for (const side of SIDES.slice(1)) expect(await tell(side, `crew:${side}`, '')).toEqual({});
  expect((await seen('B')).text).toContain('Warden');
  expect(await send('C', { type: 'draw', ask: 'deploying' })).toEqual({});
  const { table } = await seen('D');
  expect(table.answers.find(({ ask }) => ask === 'deploying')).toMatchObject({ how: 'drawn' });
  expect(table.guides[0]?.rules).toEqual(['GG0-MODE-AOB-03']);

  // Turn 1: B and C flip alike, and again.
  for (const side of SIDES) {
    const card = { A: '4', B: '9', C: '9', D: '14', E: '2', F: '0' }[side];
    expect(await tell(side, `turn:1/flip:${side}`, card)).toEqual({});
  }
  expect((await seen('A')).mine?.asks.map(({ id }) => id)).toEqual(['turn:1/call', 'turn:1/table', 'inspect']);
  expect(await tell('B', 'turn:1/flip:B:2', '3')).toEqual({});
  expect(await tell('C', 'turn:1/flip:C:2', '8')).toEqual({});
  const said = (await seen('A')).table.guides[0];
  expect(said?.rules).toEqual(['GG0-MODE-AOB-06', 'GG0-AMB-72']);
  expect(named(said?.text ?? '', (side) => side)).toBe('The order of Activations: D, C, B, A, E, F. Now: D.');
  expect((await tell('A', 'turn:1/activation:A', { damaged: 1 })).rules).toContain('GG0-MODE-AOB-06');
  expect(await tell('D', 'turn:1/activation:D', { damaged: 2, killed: ['C'] })).toEqual({});
  // C comes back at an edge that the record draws, and acts.
  expect(await tell('C', 'turn:1/return:C', true)).toEqual({});
  expect(await send('C', { type: 'draw', ask: 'turn:1/edge:C' })).toEqual({});
  expect((await seen('C')).table.guides[1]).toMatchObject({ rules: ['GG0-MODE-AOB-07'] });
  for (const side of ['C', 'B', 'A', 'E', 'F'] as const) {
    expect(await tell(side, `turn:1/activation:${side}`, { damaged: 0, killed: [] })).toEqual({});
  }
  expect(await tell('E', 'turn:1/middle', ['A', 'F'])).toEqual({});
  // What is told in two ways stands at the desk until it is settled.
  const { number } = (await seen('B')).table.answers.find(({ ask }) => ask === 'turn:1/middle') ?? { number: 0 };
  expect(await send('B', { type: 'object', answer: number, value: ['A'] })).toEqual({});
  expect(await desk(game)).toEqual({ waiting: 'judge', disputes: [game.game] });
  expect(await send('B', { type: 'withdraw-objection', answer: number })).toEqual({});
  expect(await desk(game)).toEqual({ waiting: 'none', disputes: [] });

  // Turn 2: a model falls to nobody; Time is called before the last has acted.
  await flips(game, 2, SIDES);
  expect(await tell('A', 'turn:2/activation:A', { damaged: 1 })).toEqual({});
  expect(await tell('A', 'turn:2/kill', { victim: 'B' })).toEqual({});
  expect(await tell('B', 'turn:2/return:B', false)).toEqual({});
  expect(await tell('F', 'turn:2/call', 'time')).toEqual({});
  expect((await seen('A')).table.guides.map(({ rules }) => rules)).toContainEqual([
    'GG0-TIME-05',
    'GG0-TIME-06',
    'GG0-CORE-02',
  ]);
  expect(await tell('F', 'turn:2/middle', ['A'])).toEqual({});
  const over = await seen('F');
  expect(over.encounter.progress).toMatchObject({ over: true });
  const vp = { A: 3, B: 0, C: 0, D: 4, E: 0, F: 1 };
  expect(over.table.lines).toEqual(Object.fromEntries(SIDES.map((side) => [side, { vp: vp[side] }])));
  expect(await send('A', { type: 'propose-result' })).toEqual({});
  // The desk knows whose signature is missing.
  const unsigned = async () => {
    const { parts: now } = (await game.event.view()).body as {
      parts: { 'games/1': Readonly<Record<string, GameRow>> };
    };
    const { seats = [], unsigned: missing } = now['games/1'][game.game] ?? {};
    return missing?.map((entrant) => SIDES[seats.indexOf(entrant)]);
  };
  expect(await unsigned()).toEqual(SIDES.slice(1));
  for (const side of SIDES.slice(1, -1)) expect(await send(side, { type: 'confirm-result' })).toEqual({});
  expect(await unsigned()).toEqual(SIDES.slice(-1));
  expect(await send('F', { type: 'confirm-result' })).toEqual({});
  expect(await unsigned()).toBeUndefined();
  const { parts } = (await game.event.view()).body as { parts: Record<string, Record<string, GameRow>> };
  const result = parts['games/1']?.[game.game]?.result;
  expect(result).toMatchObject({ scores: SIDES.map((side) => ({ vp: vp[side] })) });
  const text = await game.exported();
  expect(verified(text)).toEqual([]);
  expect(verified(text.replace('Warden (Enforcer) (8)', 'Warden (Enforcer) (7)')).join()).toContain(CHANGED);
});

test('three do not brawl, and more than two play nothing else', async () => {
  const begin = (names: readonly string[], setting = {}) =>
    on.call('POST', '/api/encounters', { body: { system: 'gaining-grounds-s0', names, setting } });
  const rules = async (asked: ReturnType<typeof begin>) => ((await asked).body as { rules?: readonly string[] }).rules;
  expect(await rules(begin(['Ana', 'Bo', 'Cy']))).toEqual(['GG0-MODE-AOB-01']);
  expect(await rules(begin(['Ana', 'Bo'], { options: { mode: 'all-out-brawl' } }))).toEqual(['GG0-MODE-AOB-01']);
  expect((await begin(['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil', 'Hal'])).status).toBe(201);
});

test('a table knows what was handed in at check-in, and what was brought in the Round before', async () => {
  const event = await newEvent(on);
  const options = { variants: ['alternating-leaders', 'fixed-pool'] };
  await event.play({ type: 'change-settings', settings: { rounds: 2 } }, { type: 'change-options', options });
  const pool = 'Ox (Minion) (6)\nCow (Minion) (5)';
  const entrants = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({
    name,
    faction: 'Guild',
    checkIn: true,
    details: { pool },
  }));
  await event.play({ type: 'add-entrants', entrants });
  await event.play({ type: 'publish-pack' }, { type: 'start-event' });
  const declare = async (round: number, ...crews: readonly string[]) => {
    await event.play({ type: 'draft-round' }, { type: 'publish-round' });
    const { parts } = (await event.view()).body as { parts: Record<string, Record<string, GameRow>> };
    const games = Object.values(parts[`games/${round}`] ?? {});
    const [entrant = ''] = Object.keys(parts.entrants ?? {}).sort();
    const game = games.find(({ seats }) => seats.includes(entrant));
    const { token } = await event.link({ role: 'player', entrant });
    const opened = await on.call('POST', event.path(`games/${game?.id ?? ''}`), { token });
    const side = SIDES[game?.seats.indexOf(entrant) ?? 0] ?? 'A';
    const tell = async (as: string, of: SideId, value: string) => {
      const command = { type: 'tell', answers: [{ ask: `crew:${of}`, value }] };
      const path = `/api/encounters/${(opened.body as { id: string }).id}/commands`;
      const { body } = await on.call('POST', path, { token: as, body: { id: randomUUID(), command } });
      return (body as { rules?: readonly string[] }).rules;
    };
    const rules: unknown[] = [];
    for (const crew of crews) rules.push(await tell(token, side, crew));
    const other = await event.link({ role: 'player', entrant: game?.seats.find((seat) => seat !== entrant) ?? '' });
    await tell(other.token, side === 'A' ? 'B' : 'A', '');
    for (const { id } of games) {
      await event.play({ type: 'enter-result', game: id, result: { kind: 'played', scores: [{ vp: 3 }, { vp: 2 }] } });
    }
    await event.play({ type: 'close-round' });
    return rules;
  };
  const justice = 'Lady Justice (Master) (15)\n';
  expect(await declare(1, `${justice}Cat`, `${justice}Ox`)).toEqual([['GG0-VAR-POOL-02'], undefined]);
  expect(await declare(2, `${justice}Ox`)).toEqual([['GG0-VAR-ALTLEADER-01']]);
});

test('a round has its sheets for tables without phones', async () => {
  const event = await newEvent(on);
  const scenario = { strategy: 'turf-war', deployment: 'flank' };
  await event.play({ type: 'change-settings', settings: { rounds: 1 } }, { type: 'set-scenario', round: 1, scenario });
  await event.play(players(4), { type: 'publish-pack' }, { type: 'start-event' }, { type: 'draft-round' });
  const paper = (sides: number) => on.call('GET', event.path(`paper/1?sides=${sides}`));
  expect((await paper(2)).body).toMatchObject({ code: 'no-round' });
  await event.play({ type: 'publish-round' });
  expect((await paper(2)).text).toContain('Turf War, Flank');
  expect((await paper(4)).body).toMatchObject({ code: 'no-round' });
});

/** Each as one, or as a team that has handed in a pool for each of its two. */
const ENTRANTS = {
  players: { options: {}, add: players(2) },
  teams: {
    options: { variants: ['team-event', 'fixed-pool'] },
    add: {
      type: 'add-entrants',
      entrants: ['Ana & Bo', 'Cy & Di'].map((name) => ({
        name,
        checkIn: true,
        members: name.split(' & ').map((one) => ({ name: one, faction: 'Guild' })),
        details: { pool: 'Ox (Minion) (6)\nCow (Minion) (5)', 'pool-2': 'Owl (Minion) (6)\nCat (Minion) (5)' },
      })),
    },
  },
} as const;

/** Two of an event at their table, all Crews but A's on paper, and the Schemes sealed. */
async function sealedTable(who: keyof typeof ENTRANTS) {
  const { options, add } = ENTRANTS[who];
  const event = await newEvent(on);
  const schemes = ['outflank', 'take-prisoner', 'claim-jump', 'assassinate', 'breakthrough'];
  const scenario = { strategy: 'turf-war', deployment: 'flank', schemes };
  await event.play({ type: 'change-settings', settings: { rounds: 1 } }, { type: 'change-options', options });
  await event.play({ type: 'set-scenario', round: 1, scenario });
  await event.play(add, { type: 'publish-pack' }, { type: 'start-event' });
  await event.play({ type: 'draft-round' }, { type: 'publish-round' });
  const { parts } = (await event.view()).body as { parts: Record<string, Record<string, GameRow>> };
  const [game] = Object.values(parts['games/1'] ?? {});
  const phoneOf = async (seat: number) =>
    (await event.link({ role: 'player', entrant: game?.seats[seat] ?? '' })).token;
  const phones = { A: await phoneOf(0), B: await phoneOf(1) };
  const opened = await on.call('POST', event.path(`games/${game?.id ?? ''}`), { token: phones.A });
  const path = `/api/encounters/${(opened.body as { id: string }).id}`;
  const send = async (token: string, command: object) => {
    const { status, body } = await on.call('POST', `${path}/commands`, { token, body: { id: randomUUID(), command } });
    return status === 200 ? [] : (body as { code: string; rules: readonly string[] });
  };
  const tell = (token: string, ask: string, value: Json) => send(token, { type: 'tell', answers: [{ ask, value }] });
  const look = async (token: string) =>
    ((await on.call('GET', `${path}/view`, { token })).body as { parts: Seen }).parts;
  const crews = who === 'players' ? ['crew:A'] : ['crew:A', 'crew:A:2'];
  if (who === 'teams') {
    // What was handed in for each reaches the table: nobody hires of both pools, nor the second of the first one's.
    const declare = (ask: string, ...hired: readonly string[]) =>
      tell(phones.A, ask, ['Lead (Master) (15)', ...hired].join('\n'));
    expect(await declare('crew:A', 'Ox', 'Owl')).toMatchObject({ rules: ['GG0-VAR-POOL-02'] });
    expect(await declare('crew:A', 'Owl')).toEqual([]);
    expect(await declare('crew:A:2', 'Cat')).toMatchObject({ rules: ['GG0-VAR-POOL-02'] });
    expect(await declare('crew:A:2', 'Ox')).toEqual([]);
  }
  // Read back to who seals it, and to nobody else.
  const list = JSON.stringify('Lead (Master) (15)\nOx (Minion) (5)');
  const reads = async (token: string) =>
    (await on.call('POST', `${path}/read`, { token, body: { read: 'crew:B', value: list } })).body as {
      reads?: readonly object[];
    };
  expect((await reads(phones.B)).reads).toMatchObject([{ text: expect.stringContaining('I read 2 models, 5 stones') }]);
  expect((await reads(phones.A)).reads).toBeUndefined();
  // What is longer than any list says so, and not that something is invalid.
  expect(await tell(phones.B, 'crew:B', 'x'.repeat(10_001))).toMatchObject({
    code: 'bad-request',
    message: 'command.answers.0.value: holds more than 10000 characters, more than any list comes to.',
  });
  for (const ask of who === 'teams' ? [] : crews) await tell(phones.A, ask, '');
  for (const ask of crews) await tell(phones.B, ask.replace('A', 'B'), '');
  expect(await tell(phones.A, 'take:A:1', { scheme: 'vendetta' })).toMatchObject({
    rules: ['GG0-SETUP-10', 'GG0-CORE-08'],
  });
  for (const side of ['A', 'B'] as const) {
    await tell(phones[side], `take:${side}:1`, { scheme: 'outflank' });
    await tell(phones[side], `take:${side}:2`, { scheme: 'assassinate' });
  }
  return { event, path, phones, phoneOf, send, tell, look };
}

test.each(['players', 'teams'] as const)(
  'what goes wrong at a table of %s is refused with its rule, or put right',
  async (who) => {
    const { event, path, phones, phoneOf, send, tell, look } = await sealedTable(who);
    expect(await tell(phones.A, 'take:A:1', { scheme: 'claim-jump' })).toMatchObject({ rules: ['GG0-SETUP-12'] });
    expect(await send(phones.A, { type: 'propose-result', lines: { A: { vp: 9 }, B: { vp: 0 } } })).toMatchObject({
      rules: ['GG0-SCORE-04'],
    });
    // Two tell it differently, and the judge decides.
    expect(await tell(phones.A, 'turn:1/strategy:turf-war', { 'A:count': 3, 'B:count': 1 })).toEqual([]);
    const { answers } = (await look(phones.B)).table;
    const answer = answers[answers.length - 1]?.number ?? 0;
    const otherwise = { 'A:count': 1, 'B:count': 2 };
    const asked = await on.call('GET', `${path}/why?answer=${answer}`, { token: phones.B });
    expect(asked.body).toMatchObject({ ask: { id: 'turn:1/strategy:turf-war', kind: { type: 'record' } } });
    expect(await send(phones.B, { type: 'object', answer, value: otherwise })).toEqual([]);
    expect((await look(phones.A)).table.answers.find(({ number }) => number === answer)).toMatchObject({
      value: { 'A:count': 3 },
      objections: [{ side: 'B', value: otherwise }],
    });
    const judge = await event.link({ role: 'judge' });
    const ruling = { type: 'rule', answer, value: otherwise, reason: 'Counted.' };
    expect(await send(judge.token, ruling)).toEqual([]);
    expect((await look(phones.A)).table.answers.find(({ number }) => number === answer)).toMatchObject({
      how: 'ruled',
    });
    // A's phone is lost: another one knows what was sealed, and goes on.
    const again = await phoneOf(0);
    expect((await look(again)).mine?.secrets.map(({ value }) => value)).toEqual([
      { scheme: 'outflank' },
      { scheme: 'assassinate' },
    ]);
    const reveal = 'turn:1/scheme:A:outflank:end-of-turn';
    expect(await tell(again, reveal, { ends: 1 })).toMatchObject({
      code: 'does-not-hold',
      rules: ['GG0-SCHEME-09-01', 'GG0-SCHEME-09-02'],
    });
    expect(await tell(again, reveal, { ends: 2 })).toEqual([]);
    // Whoever opens something else than was sealed is found out.
    const { text } = await on.call('GET', `${path}/export`, { token: again });
    const verified = (record: string) => {
      const file = importLines(record);
      return isRefusal(file) ? [file.message] : verifyEncounter(seasonZeroGame, file.header, file.entries).problems;
    };
    expect(verified(text)).toEqual([]);
    const swapped = text.replace('"value":{"scheme":"outflank"}', '"value":{"scheme":"claim-jump"}');
    expect(swapped).not.toBe(text);
    expect(verified(swapped).join()).toContain(CHANGED);
  },
);

test('a game without an event chooses options of its pack, and asks what is allowed', async () => {
  const listed = (await on.call('GET', '/api/games')).body as {
    readonly games: readonly { readonly system: string; readonly options: readonly { readonly id: string }[] }[];
  };
  const { options = [] } = listed.games.find(({ system }) => system === 'gaining-grounds-s0') ?? {};
  expect(options.map(({ id }) => id)).toEqual(expect.arrayContaining(['mode', 'format', 'variants', 'pointSize']));
  const setting = { options: { variants: ['too-many-secrets'], pointSize: 40 } };
  const made = await on.call('POST', '/api/encounters', {
    body: { system: 'gaining-grounds-s0', names: ['Ana', 'Bo'], setting },
  });
  const { id, sides } = made.body as { id: string; sides: readonly { path: string }[] };
  const [ana] = sides.map(({ path }) => path.split('#')[1]);
  const path = `/api/encounters/${id}`;
  const send = async (command: object) =>
    (await on.call('POST', `${path}/commands`, { token: ana, body: { id: randomUUID(), command } })).body;
  const pool = [
    'outflank',
    'assassinate',
    'claim-jump',
    'breakthrough',
    'vendetta',
    'power-ritual',
    'detonate-charges',
  ];
  const scenario = { strategy: 'turf-war', deployment: 'flank', schemes: pool };
  expect(await send({ type: 'tell', answers: [{ ask: 'scenario', value: scenario }] })).toMatchObject({
    entries: [{}],
  });
  const { parts } = (await on.call('GET', `${path}/view`, { token: ana })).body as { parts: Seen };
  expect(parts.table.guides.map(({ text }) => text).join()).toContain('40 Soulstones');
  // Before the first Turn nothing is done that anybody could ask about.
  expect((await on.call('GET', `${path}/why`, { token: ana })).body).toEqual({ questions: [] });
  const strange = await on.call('GET', `${path}/why?may=fly&value={`, { token: ana });
  expect(strange.body).toMatchObject({ code: 'unknown-question' });
});

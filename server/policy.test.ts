/** Every cell of the policy, over HTTP: role × route, and role × command × relation × phase. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENCOUNTER_POLICY } from '../core/encounter/policy.ts';
import type { EventCommand } from '../core/event/commands.ts';
import { PHASES, POLICY, type EventPhase } from '../core/event/policy.ts';
import { ROLES, type Role } from '../core/journal/types.ts';
import { ROUTES } from './policy.ts';
import {
  type Answered,
  type TestEvent,
  type TestServer,
  UNLIMITED,
  newEvent,
  players,
  testServer,
} from '../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer({ rates: UNLIMITED });
});
afterAll(() => on.end());

type Tokens = Readonly<Record<Role, string | undefined>>;
type CommandType = keyof typeof POLICY;

/** The codes with which the policy turns somebody away; the rules have codes of their own. */
const TURNED_AWAY = ['not-allowed', 'not-signed-in', 'wrong-phase'];

const codeOf = ({ body }: Answered): string => String((body as { code?: unknown }).code);
const turnedAway = (answered: Answered): boolean => TURNED_AWAY.includes(codeOf(answered));

async function tokensOf(event: TestEvent): Promise<Tokens> {
  const link = async (role: string, entrant?: string): Promise<string> =>
    (await event.link(entrant === undefined ? { role } : { role, entrant })).token;
  return {
    organiser: event.token,
    judge: await link('judge'),
    scorekeeper: await link('scorekeeper'),
    display: await link('display'),
    player: await link('player', 'e1'),
    public: undefined,
  };
}

/** A way to use a route that can do no harm: what it names is not there, or is already so. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/events/:id/commands': { id: 'route-matrix', command: { type: 'undo', target: 'nothing' } },
  'POST /api/encounters/:id/commands': { id: 'route-matrix', command: { type: 'undo', target: 'nothing' } },
  'POST /api/battles/:id/commands': { id: 'route-matrix', command: { type: 'refuse-going-back' } },
  'POST /api/events/:id/lots': { id: 'route-matrix', reason: 'to see' },
  'POST /api/events/:id/links': { role: 'player', entrant: 'e99' },
  'POST /api/events/:id/claiming': { open: false },
  'POST /api/events/:id/claim': { entrant: 'e99' },
  'POST /api/events/:id/sign-up': { id: 'route-matrix', person: { name: 'Early' }, pin: '123456' },
  'POST /api/events/:id/people/:entrant/forget': {},
  'POST /api/events/:id/again': { name: '' },
  'POST /api/events/:id/archive': { archived: false },
};

describe('routes', () => {
  test('are all in the policy, and the policy names no other', () => {
    for (const key of Object.keys(ROUTES)) {
      const [method = '', url = ''] = key.split(' ');
      expect(on.server.app.hasRoute({ method: method, url }), key).toBe(true);
    }
    const printed = on.server.app.printRoutes({ commonPrefix: false });
    expect(printed.match(/\((?!HEAD\))/g)?.length).toBeGreaterThanOrEqual(20);
  });

  test('that the policy does not name cannot be added', async () => {
    const { default: fastify } = await import('fastify');
    const { addGate } = await import('./http/gate.ts');
    const app = fastify();
    addGate(app, {} as never);
    expect(() => app.get('/api/back-door', () => 'open')).toThrow('does not name GET /api/back-door');
  });

  test('let in whom the policy lets in, and nobody else', async () => {
    const event = await newEvent(on);
    await event.play(players(2));
    const tokens = await tokensOf(event);
    let cells = 0;
    for (const [key, { who }] of Object.entries(ROUTES)) {
      if (typeof who === 'string' || key.endsWith('/stream')) continue;
      const [method = '', url = ''] = key.split(' ');
      const path = url
        .replace(':id', event.id)
        .replace(':link', 'none')
        .replace(':code', 'none')
        .replace(':game', 'none')
        .replace(':entrant', 'e99');
      for (const role of ROLES) {
        const body = method === 'POST' ? { body: BODIES[key] } : {};
        const answered = await on.call(method as 'GET', path, { token: tokens[role], ...body });
        const code = role === 'public' ? 'not-signed-in' : 'not-allowed';
        const allowed = (who as readonly Role[]).includes(role);
        expect(allowed ? !turnedAway(answered) : codeOf(answered) === code, `${role} ${key}: ${answered.text}`).toBe(
          true,
        );
        cells += 1;
      }
    }
    expect(cells).toBe(ROLES.length * 44);
  });

  test('that are for an organiser at this machine let nobody else in, whoever may make events', async () => {
    const hosted = await testServer({ rates: UNLIMITED, makers: 'anyone' });
    const event = await newEvent(hosted);
    const { token } = event;
    const judge = (await event.link({ role: 'judge' })).token;
    for (const [key, { who }] of Object.entries(ROUTES)) {
      if (who !== 'here') continue;
      const [method = '', url = ''] = key.split(' ');
      for (const asked of [{}, { token: judge }, { token, from: '192.0.2.7' }]) {
        expect(codeOf(await hosted.call(method as 'POST', url, asked))).toBe('not-allowed');
      }
      expect((await hosted.call(method as 'POST', url, { token })).status).toBe(200);
    }
    await hosted.end();
  });

  test('about another event are closed to a link of this one', async () => {
    const mine = await newEvent(on);
    const theirs = await newEvent(on);
    for (const [key, { who }] of Object.entries(ROUTES)) {
      if (typeof who === 'string' || (who as readonly Role[]).includes('public')) continue;
      const [method = '', url = ''] = key.split(' ');
      const path = url.replace(':id', theirs.id).replace(':link', 'none').replace(':entrant', 'e1');
      const body = method === 'POST' ? { body: BODIES[key] } : {};
      const answered = await on.call(method as 'GET', path, { token: mine.token, ...body });
      expect([key, answered.status, codeOf(answered)]).toEqual([key, 401, 'not-signed-in']);
    }
  });
});

const reason = 'for the test';
const scores = [{ vp: 1 }, { vp: 0 }];
const played = { kind: 'played', scores } as const;

/** One of each command, about an entrant and a game. */
function sample(type: CommandType, entrant: string, game: string): unknown {
  const samples: Readonly<Record<CommandType, Omit<EventCommand, 'type'> | object>> = {
    'change-settings': { settings: { venue: 'Hall' } },
    'change-options': { options: {} },
    'add-house-rule': { text: 'Be kind.' },
    'remove-house-rule': { rule: 99 },
    'use-document': { title: 'Errata', released: '2020-01-01' },
    'set-scenario': { round: 64, scenario: {} },
    'keep-map': { laid: { name: 'Ruins', system: null, layout: null, size: [36, 36], terrain: [], things: [] } },
    'assign-map': { map: 'm99', tables: [1] },
    'remove-map': { map: 'm99' },
    'publish-pack': {},
    'add-entrants': { entrants: [{ name: 'Late' }] },
    'take-result': { game, scores: [], encounter: { record: 'none', head: '' } },
    'note-accounts': { game, record: 'none', differs: true },
    'sign-up': { person: { name: 'Early' } },
    'change-entrant': { entrant, changes: { byeVolunteer: false } },
    'remove-entrant': { entrant },
    'check-in': { entrant },
    'check-out': { entrant },
    tick: { entrant, column: 'Paid', on: true },
    'hand-in': { entrant, details: {} },
    'start-event': {},
    'draft-round': {},
    'edit-draft': { edits: [] },
    'discard-draft': {},
    'publish-round': {},
    'repair-round': { reason },
    'take-back-repair': {},
    'take-back-round': {},
    'start-clock': {},
    'pause-clock': {},
    'resume-clock': {},
    'set-clock': { minutes: 60, reason },
    'make-call': { round: 1, call: 'none' },
    'extend-table': { game, minutes: 5, reason },
    'start-table': { game },
    'wait-table': { game },
    'mark-bye': { game, line: {} },
    report: { game, result: played },
    confirm: { game },
    dispute: { game },
    'approve-agreement': { game, approve: true },
    'enter-result': { game, result: played },
    'close-round': {},
    drop: { entrant },
    reinstate: { entrant },
    disqualify: { entrant, reason },
    'call-judge': { game },
    'write-to-desk': { entrant, text: reason },
    'take-call': { call: 99 },
    'answer-call': { call: 99 },
    announce: { text: reason },
    'end-announcement': {},
    warn: { entrant, topic: 'Pace', text: reason },
    rule: { topic: 'Cover', text: reason },
    'answer-prompt': { rule: 'GG0-ETI-02', about: entrant, answer: 'yes' },
    note: { text: reason },
    track: { entrant, methods: [] },
    'open-painting': { method: 'vote' },
    'enter-painting': { entrant, models: ['A model'] },
    'vote-painting': { voter: entrant, votes: [] },
    'mark-painting': { entrant, marks: {} },
    'award-painting': { winners: [] },
    'give-award': { title: 'Best sport', entrants: [entrant] },
    'add-round': { reason },
    'end-event': { reason },
    'reopen-event': { reason },
    'note-clock': { by: 1, restarted: false },
    'renew-lots': { lots: 'a'.repeat(64), reason },
    undo: { target: 'nothing-such' },
  };
  return { type, ...samples[type] };
}

/** An event in a phase, with a link for every role; the player is e1. */
interface Stage {
  readonly event: TestEvent;
  readonly tokens: Tokens;
  /** A game with e1 in it, and one without. */
  readonly games: { readonly own: string; readonly other: string };
}

async function stageIn(phase: EventPhase): Promise<Stage> {
  const event = await newEvent(on);
  await event.play(players(4), { type: 'publish-pack' });
  const games = { own: 'r1g1', other: 'r1g2' };
  if (phase !== 'registration') {
    await event.play(
      { type: 'start-event' },
      { type: 'draft-round' },
      { type: 'publish-round' },
      { type: 'start-clock' },
    );
    const { parts } = (await event.view()).body as { parts: { 'games/1': Record<string, { seats: string[] }> } };
    games.own = Object.entries(parts['games/1']).find(([, { seats }]) => seats.includes('e1'))?.[0] ?? '';
    games.other = games.own === 'r1g1' ? 'r1g2' : 'r1g1';
  }
  if (phase === 'over') {
    await event.play(
      { type: 'enter-result', game: 'r1g1', result: played },
      { type: 'enter-result', game: 'r1g2', result: played },
    );
    await event.play({ type: 'close-round' }, { type: 'end-event', reason });
  }
  return { event, tokens: await tokensOf(event), games };
}

interface Cell {
  readonly role: Role;
  readonly about: 'own' | 'other';
  readonly type: CommandType;
}

function expected({ role, about, type }: Cell, phase: EventPhase): boolean {
  const { staff, player, phases } = POLICY[type];
  if (!phases.includes(phase)) return type === 'undo' && role !== 'display' && role !== 'public';
  if (role === 'player') return player !== null && (about === 'own' || type === 'undo');
  return (staff as readonly Role[]).includes(role);
}

const ONLY_THE_SERVER: readonly CommandType[] = ['renew-lots', 'sign-up', 'take-result', 'note-accounts', 'note-clock'];

const CELLS: readonly Cell[] = (Object.keys(POLICY) as CommandType[])
  .filter((type) => !ONLY_THE_SERVER.includes(type))
  .flatMap((type) => ROLES.flatMap((role) => (['own', 'other'] as const).map((about) => ({ role, about, type }))));

describe('commands', () => {
  test.each(PHASES)(
    'while an event is in %s reach the rules when the policy lets them, and not otherwise',
    async (phase) => {
      let stage = await stageIn(phase);
      for (const [index, cell] of CELLS.entries()) {
        const { event, tokens, games } = stage;
        const command = sample(cell.type, cell.about === 'own' ? 'e1' : 'e2', games[cell.about]);
        const body = { id: `cell-number-${index}`, command };
        const asked = { token: tokens[cell.role], body };
        const answered = await on.call('POST', event.path('commands'), asked);
        const where = `${cell.role} ${cell.type} ${cell.about}: ${answered.status} ${answered.text}`;
        expect(answered.status, where).not.toBe(400);
        expect(answered.status, where).toBeLessThan(500);
        expect(!turnedAway(answered), where).toBe(expected(cell, phase));
        // What was done may have changed the phase: the next cell gets an event of its own.
        if (answered.status === 200) stage = await stageIn(phase);
      }
    },
    60_000,
  );

  test('that only the server sends are closed to everybody', async () => {
    const { event, tokens } = await stageIn('registration');
    for (const role of ROLES) {
      const body = { id: 'lots-of-mine', command: sample('renew-lots', 'e1', 'r1g1') };
      const answered = await on.call('POST', event.path('commands'), { token: tokens[role], body });
      expect(answered.status).toBe(role === 'public' ? 401 : role === 'display' ? 403 : 400);
    }
  });
});

describe('docs/server.md', () => {
  const file = join(import.meta.dirname, '../docs/server.md');

  function tables(): string {
    const who = (access: string | readonly string[]): string =>
      typeof access === 'string' ? access : access.join(', ');
    const routes = Object.entries(ROUTES).map(
      ([key, policy]) => `| \`${key}\` | ${policy.what} | ${who(policy.who)} |`,
    );
    const commands = Object.entries(POLICY).map(
      ([type, { staff, player, phases }]) =>
        `| \`${type}\` | ${staff.join(', ') || '–'} | ${player ?? '–'} | ${phases.join(', ')} |`,
    );
    const atTables = Object.entries(ENCOUNTER_POLICY).map(
      ([type, { staff, player, display }]) =>
        `| \`${type}\` | ${staff.join(', ') || '–'} | ${player ? 'yes' : '–'} | ${display ? 'yes' : '–'} |`,
    );
    return [
      '| route | what | who |\n| --- | --- | --- |',
      ...routes,
      '',
      '| command | staff | a player, for | phases |\n| --- | --- | --- | --- |',
      ...commands,
      '',
      '| command at a table | staff | a player, for their side | the clock of the table |\n| --- | --- | --- | --- |',
      ...atTables,
    ].join('\n');
  }

  test('holds the policy as it is (UPDATE_DOCS=1 writes it)', () => {
    const [before = '', rest = ''] = readFileSync(file, 'utf8').split('<!-- policy -->\n');
    const [held = '', after = ''] = rest.split('\n<!-- end of policy -->');
    const now = tables();
    if (process.env.UPDATE_DOCS === '1') {
      writeFileSync(file, `${before}<!-- policy -->\n${now}\n<!-- end of policy -->${after}`);
      return;
    }
    expect(held).toBe(now);
  });
});

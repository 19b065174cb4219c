/** A round of an event that opens a battle: armies handed in and checked, both players at one board, a result that comes by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameRow } from '../../core/event/views.ts';
import { PAST_LIMITS, playOutOverHttp, sendTo, viewOf } from '../../tests/server/battle.ts';
import { type TestEvent, type TestServer, UNLIMITED, newEvent, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer({ rates: UNLIMITED });
});
afterAll(() => on.end());

async function cup(): Promise<TestEvent> {
  const event = await newEvent(on, { system: 'open-swiss', options: { preset: 'firefight', rounds: 3 } });
  const entrants = ['Ana', 'Bo'].map((name) => ({ name }));
  await event.play({ type: 'add-entrants', entrants });
  return event;
}

async function rowOf(event: TestEvent): Promise<GameRow> {
  const { parts } = (await event.view()).body as { parts: Record<string, Record<string, GameRow>> };
  const [row] = Object.values(parts['games/1'] ?? {});
  if (!row) throw new Error('there is no game');
  return row;
}

interface Opened {
  readonly id: string;
  readonly tokens: Record<'A' | 'B', string>;
  readonly row: GameRow;
}

/** The battle of the first round's only game, opened by both of its players. */
async function openedIn(event: TestEvent): Promise<Opened> {
  await event.play(
    { type: 'publish-pack' },
    { type: 'start-event' },
    { type: 'draft-round' },
    { type: 'publish-round' },
  );
  const row = await rowOf(event);
  const link = async (seat: number) => (await event.link({ role: 'player', entrant: row.seats[seat] ?? '' })).token;
  const tokens = { A: await link(0), B: await link(1) };
  const [mine, theirs] = [
    await on.call('POST', event.path(`games/${row.id}`), { token: tokens.A }),
    await on.call('POST', event.path(`games/${row.id}`), { token: tokens.B }),
  ];
  expect(mine.body).toMatchObject({ kind: 'battle' });
  expect(theirs.body).toEqual(mine.body);
  return { id: (mine.body as { id: string }).id, tokens, row };
}

async function opened(): Promise<Opened & { readonly event: TestEvent }> {
  const event = await cup();
  await event.play(
    { type: 'check-in', entrant: 'e1', details: { army: 'wardens' } },
    { type: 'check-in', entrant: 'e2', details: { army: 'choir' } },
  );
  return { event, ...(await openedIn(event)) };
}

test('an army is handed in at check-in: one past its limits with the organiser’s word, and both agree before that battle begins', async () => {
  const event = await cup();
  const ana = await event.link({ role: 'player', entrant: 'e1' });
  const answers = ['', 'hello', PAST_LIMITS].map((army) =>
    event.send({ type: 'check-in', entrant: 'e1', details: { army } }, ana.token),
  );
  const [none, unread, illegal] = await Promise.all(answers);
  expect(none).toMatchObject({ status: 422, body: { rules: ['OS-EVENT-08'] } });
  expect(unread?.status).toBe(422);
  expect(illegal).toMatchObject({ status: 422, body: { code: 'over-limits' } });
  expect(illegal?.text).toContain('GFF-ARMY-06');
  expect(illegal?.text).not.toContain('remedy');
  const read = await on.call('POST', event.path('read'), {
    token: event.token,
    body: { lists: JSON.stringify({ army: PAST_LIMITS }) },
  });
  expect(read.text).toContain('Too Many Heroes');
  expect(read.text).toContain('the limit is 105');
  // It is kept, the desk sees what it breaks, and the organiser's word is enough.
  expect((await event.send({ type: 'hand-in', entrant: 'e1', details: { army: PAST_LIMITS } }, ana.token)).status).toBe(
    200,
  );
  expect((await event.view(event.token, '?parts=desk')).text).toContain('the limit is 105');
  const checkIn = { type: 'check-in', entrant: 'e1' } as const;
  expect((await event.send(checkIn)).body).toMatchObject({ code: 'over-limits', remedy: 'set-aside' });
  await event.play(
    { ...checkIn, override: 'Both agree.' },
    { type: 'check-in', entrant: 'e2', details: { army: 'choir' } },
  );
  const { id, tokens, row } = await openedIn(event);
  const battle = { id, tokens };
  const [over, other] = row.seats[0] === 'e1' ? (['A', 'B'] as const) : (['B', 'A'] as const);
  const start = await viewOf(on, battle, tokens.A);
  expect(start.battle).toMatchObject({ toAgree: [other], next: other });
  const decides = { type: 'decide', side: over, after: 0, action: { do: 'wait' } };
  expect((await sendTo(on, battle, tokens[over], decides)).body).toMatchObject({ code: 'agreement-missing' });
  expect((await sendTo(on, battle, tokens[over], { type: 'agree' })).status).toBeGreaterThan(399);
  expect((await sendTo(on, battle, tokens[other], { type: 'agree' })).status).toBe(200);
  expect((await viewOf(on, battle)).battle.toAgree).toBeUndefined();
});

/** A list as Army Forge answers it: each option with its price for every unit of a book, which nobody needs to play. */
function answered(name: string): string {
  const gains = [{ name: 'Scout', type: 'ArmyBookRule', label: 'Scout', count: 1, dependencies: [] }];
  const costs = Array.from({ length: 40 }, (_, at) => ({ cost: at === 0 ? 5 : 20, unitId: `unit-${at}` }));
  const hints = costs.map(({ unitId }) => ({
    unitName: unitId,
    newCostPrecise: '14.4',
    newCostRounded: 15,
    isValid: true,
  }));
  const weapon = { type: 'ArmyBookWeapon', name: 'Rifle', label: 'Rifle (24", A1)', range: 24, attacks: 1, count: 1 };
  const units = ['Ana', 'Bo', 'Cy', 'Di'].map((customName) => ({
    id: 'unit-0',
    selectionId: customName,
    name: 'Crew',
    customName,
    size: 1,
    cost: 60,
    quality: 4,
    defense: 4,
    rules: [{ name: 'Tough', rating: 3, label: 'Tough(3)' }],
    loadout: [{ ...weapon, specialRules: [{ name: 'AP', rating: 1 }] }],
    selectedUpgrades: [{ instanceId: 'i', option: { cost: 20, costs, gains, proposedCostHint: hints } }],
  }));
  // Two of a kind are enough for the limits.
  const own = units.map((unit, at) => ({ ...unit, id: at < 2 ? 'unit-0' : `unit-${at}` }));
  return JSON.stringify({ gameSystem: 'gff', name, pointsLimit: 300, listPoints: 290, units: own }, null, 4);
}

test('the file of an app is handed in as long as it is, and what is read of it is kept', async () => {
  const event = await cup();
  const army = answered('From the App');
  expect(army.length).toBeGreaterThan(40_000);
  const { token } = await event.link({ role: 'player', entrant: 'e1' });
  const given = await event.send({ type: 'hand-in', entrant: 'e1', details: { army } }, token);
  expect(given).toMatchObject({ status: 200 });
  expect((await event.send({ type: 'check-in', entrant: 'e1' }, token)).status).toBe(200);
  const { parts } = (await event.view(token)).body as {
    parts: { me: { details: Record<string, string>; lists: unknown[] } };
  };
  expect(parts.me.details.army?.length).toBeLessThan(3000);
  expect(JSON.stringify(parts.me.lists)).toContain('From the App');
  const endless = await event.send({ type: 'hand-in', entrant: 'e2', details: { army: 'x'.repeat(20_000) } });
  expect(endless).toMatchObject({ status: 422, body: { code: 'bad-list' } });
});

test('both players of a game sit at one battle, play it out, and the event has the markers as the result', async () => {
  const { event, id, tokens, row } = await opened();
  const start = await viewOf(on, { id, tokens }, tokens.B);
  expect(start).toMatchObject({ mine: { side: 'B' }, battle: { event: { record: event.id, game: row.id, round: 1 } } });
  // Whoever watches decides nothing, and the desk is no player.
  const next = { type: 'decide', side: start.battle.next, after: 0, action: { do: 'wait' } };
  expect((await sendTo(on, { id, tokens }, undefined, next)).status).toBe(401);
  expect((await sendTo(on, { id, tokens }, event.token, next)).status).toBe(403);
  expect(await playOutOverHttp(on, { id, tokens }, 3)).toMatchObject({ refused: [], differs: 0 });
  const ended = await rowOf(event);
  expect(ended).toMatchObject({ settledBy: 'players', encounter: { record: id } });
  const result = ended.result as { scores: readonly { markers: number }[] } | null;
  const markers = result?.scores.map((score) => score.markers) ?? [];
  expect(markers).toHaveLength(2);
  expect(markers.every((held) => held >= 0 && held <= 5)).toBe(true);
  const again = await on.call('POST', `/api/battles/${id}/rematch`, { token: tokens.A });
  expect(again.text).toContain('The event says who meets next');
}, 60_000);

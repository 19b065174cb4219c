/** A game of four sides over HTTP: four phones, from their codes to a result that all sign; no secret in any byte before. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MinePart, TablePart } from '../../core/encounter/view.ts';
import type { Json } from '../../core/journal/json.ts';
import { type TestServer, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer();
});
afterAll(() => on.end());

const SIDES = ['A', 'B', 'C', 'D'] as const;
type SideId = (typeof SIDES)[number];

interface Phones {
  readonly id: string;
  readonly tokens: Readonly<Record<string, string>>;
}

async function begin(): Promise<Phones> {
  const made = await on.call('POST', '/api/encounters', {
    body: { system: 'the-hit', names: ['Ana', 'Bo', 'Cy', 'Di'] },
  });
  const { id, sides, path } = made.body as { id: string; path: string; sides: { id: string; path: string }[] };
  const links = [...sides, { id: 'judge', path }].map((link) => [link.id, link.path.split('#')[1] ?? ''] as const);
  return { id, tokens: Object.fromEntries(links) };
}

async function send({ id, tokens }: Phones, side: SideId, command: object): Promise<Json> {
  const body = { id: randomUUID(), command };
  const { status, body: answer } = await on.call('POST', `/api/encounters/${id}/commands`, {
    token: tokens[side],
    body,
  });
  expect([status, command], JSON.stringify(answer)).toEqual([200, command]);
  return answer as Json;
}

function tell(phones: Phones, side: SideId, ask: string, value: Json): Promise<Json> {
  return send(phones, side, { type: 'tell', answers: [{ ask, value }] });
}

/** All that a phone is sent, as parts, and as text without the questions: those name everybody who can be chosen. */
async function seen({ id, tokens }: Phones, who: string) {
  const { body } = await on.call('GET', `/api/encounters/${id}/view`, { token: tokens[who] });
  const { parts } = body as { parts: { table: TablePart; mine?: MinePart } };
  return { text: JSON.stringify(body, (key, value: unknown) => (key === 'asks' ? [] : value)), ...parts };
}

async function setUp(phones: Phones): Promise<void> {
  for (const side of SIDES) {
    await tell(phones, side, `gang:${side}`, { text: `Gang of ${side}\nBoss ${side}, W2, leader\nQuiet ${side}, W1` });
  }
  const steps: readonly (readonly [SideId, string, Json])[] = [
    ['A', 'campaign', true],
    ['B', 'battlefield', 'hybrid'],
    ['C', 'priority-a-order:0', ['D', 'C', 'B', 'A']],
    ['D', 'hybrid', true],
    ['A', 'underdog', 'none'],
    ...SIDES.map((side) => [side, `set-aside:${side}`, { deck: 6, cards: 3 }] as const),
    ...SIDES.map((side) => [side, `draw-cards:${side}`, 3] as const),
    ...SIDES.map((side) => [side, `crew:${side}`, [`${side.toLowerCase()}1`, `${side.toLowerCase()}2`]] as const),
    ['A', 'priority-b-order:0', SIDES.slice()],
    ['A', 'zone', 'row'],
    ['A', 'edge:A', 'south'],
    ['B', 'edge:B', 'west'],
    ['C', 'edge:C', 'north'],
    ...[1, 2].flatMap((lap) =>
      SIDES.map(
        (side, place) => [side, `deploy:${4 * lap - 3 + place}`, { fighter: `${side.toLowerCase()}${lap}` }] as const,
      ),
    ),
    ...SIDES.map((side) => [side, `seen:${side}`, true] as const),
  ];
  for (const [side, ask, value] of steps) await tell(phones, side, ask, value);
}

const BALLOTS: Readonly<Record<SideId, Readonly<Record<string, string>>>> = {
  A: { B: 'b2', C: 'c1', D: 'd1' },
  B: { A: 'a1', C: 'c1', D: 'd1' },
  C: { A: 'a1', B: 'b2', D: 'd1' },
  D: { A: 'a2', B: 'b2', C: 'c1' },
};

test('four phones play to a signed result, and no ballot shows early in any byte', async () => {
  const phones = await begin();
  const goesOn = async (who: string) =>
    (await on.call('GET', '/api/encounters', { token: phones.tokens[who] ?? '' })).body;
  const listed = { id: phones.id, title: 'Necromunda: The Hit', names: ['Ana', 'Bo', 'Cy', 'Di'], waits: 'own' };
  expect(await goesOn('D')).toMatchObject({ games: [{ ...listed, step: 'Gangs and the kind of battlefield' }] });
  expect(await goesOn('judge')).toEqual({ games: [] });
  await setUp(phones);
  /** How often a viewer is sent the fighter whom only one ballot names so. */
  const timesIn = (text: string) => [text.split('"a2"').length, text.split('Quiet A').length];
  const others = ['A', 'B', 'C', 'judge'];
  const before = await Promise.all(others.map(async (who) => timesIn((await seen(phones, who)).text)));
  await tell(phones, 'D', 'ballot:D', BALLOTS.D);
  const sealed = await Promise.all(others.map(async (who) => timesIn((await seen(phones, who)).text)));
  expect(sealed).toEqual(before);
  expect((await seen(phones, 'D')).mine?.secrets.map(({ value }) => value)).toEqual([BALLOTS.D]);
  for (const side of ['A', 'B', 'C'] as const) await tell(phones, side, `ballot:${side}`, BALLOTS[side]);
  const again = await on.call('POST', `/api/encounters/${phones.id}/commands`, {
    token: phones.tokens.D,
    body: { id: randomUUID(), command: { type: 'tell', answers: [{ ask: 'ballot:D', value: BALLOTS.A }] } },
  });
  expect(again.body).toMatchObject({ rules: ['HIT-TARGET-05'] });

  await tell(phones, 'A', 'priority-order:1', SIDES.slice());
  for (const fighter of ['b1', 'b2', 'c1', 'c2', 'd1', 'd2'])
    await tell(phones, 'A', 'out', { fighter, how: 'injury', by: 'a1' });
  for (const who of others) {
    const { table } = await seen(phones, who);
    const ballots = table.answers.filter(({ ask }) => ask.startsWith('ballot:'));
    expect(ballots.map(({ value, words }) => [value, words])).toEqual(ballots.map(() => [undefined, '']));
  }
  const exported = await on.call('GET', `/api/encounters/${phones.id}/export`, { token: phones.tokens.A });
  expect(exported.text).not.toContain('"A":"a2"');

  await send(phones, 'B', {
    type: 'tell',
    answers: [{ ask: 'check:1', value: true }],
  });
  await tell(phones, 'C', 'reveal', true);
  for (const who of [...SIDES, 'judge']) {
    const { table } = await seen(phones, who);
    const open = table.answers.filter(({ ask }) => ask.startsWith('ballot:')).map(({ ask, value }) => [ask, value]);
    expect(Object.fromEntries(open)).toEqual(
      Object.fromEntries(SIDES.map((side) => [`ballot:${side}`, BALLOTS[side]])),
    );
  }
  await tell(phones, 'A', 'rewards', true);
  await send(phones, 'A', { type: 'propose-result' });
  for (const side of ['B', 'C', 'D'] as const) await send(phones, side, { type: 'confirm-result' });
  const { table } = await seen(phones, 'judge');
  expect(table.result?.lines).toMatchObject({ A: { vp: 3, result: 'win' }, B: { vp: 2 }, C: { vp: 2 }, D: { vp: 2 } });
});

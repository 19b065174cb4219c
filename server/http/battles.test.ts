/** A battle between two devices as a record, over HTTP: whose turn it is, what is refused, going back, and what it shows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINKS, linkFits } from '../../core/chance/lots.ts';
import { chainedAnew } from '../../core/journal/chain.ts';
import { importLines } from '../../core/journal/lines.ts';
import type { Typed } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { type DieRow, openBattle, recordOf } from '../../core/systems/firefight/battle/record.ts';
import { greedyPlayer } from '../../core/systems/firefight/players/greedy.ts';
import { seeded } from '../../core/systems/firefight/rules/dice.ts';
import { verifyRecord } from '../../library/record.ts';
import {
  type HttpBattle,
  agreed,
  battleSetup,
  battleToAgree,
  newBattle,
  nextAction,
  playOverHttp,
  sendTo,
  threeHeroes,
  viewOf,
} from '../../tests/server/battle.ts';
import { type Answered, type TestServer, UNLIMITED, testServer } from '../../tests/server/desk.ts';

let on: TestServer;
beforeAll(async () => {
  on = await testServer({ rates: UNLIMITED });
});
afterAll(() => on.end());

const player = greedyPlayer(1);
const LINK_NUMBERS = Array.from({ length: LINKS }, (_, at) => at + 1);
const codeOf = ({ body }: Answered): unknown => (body as { code?: unknown }).code;

/** The next decision of whoever decides, sent by them. */
async function step(battle: HttpBattle): Promise<'A' | 'B'> {
  const parts = await viewOf(on, battle);
  const next = nextAction(parts, player);
  if (next === null) throw new Error('it is over');
  const { side, action } = next;
  const command = { type: 'decide', side, after: parts.battle.made, action };
  const answered = await sendTo(on, battle, battle.tokens[side] ?? battle.tokens.A, command);
  expect(answered.text).toContain('"decided"');
  return side;
}

async function stepsUntilDice(battle: HttpBattle): Promise<number> {
  for (;;) {
    await step(battle);
    const { entries, battle: stands } = await viewOf(on, battle);
    if ((entries[String(stands.made - 1)]?.dice.length ?? 0) > 0) return stands.made;
  }
}

test('random games go through the server as through the engine, and every record is verified', async () => {
  for (const seed of [1, 2]) {
    expect(await playOverHttp(on, seed, 2)).toMatchObject({ refused: [], differs: 0 });
  }
  const battle = await newBattle(on);
  await stepsUntilDice(battle);
  const { text } = await on.call('GET', `/api/battles/${battle.id}/export`);
  const file = importLines(text);
  if (isRefusal(file)) throw new Error(file.message);
  const verified = verifyRecord(file);
  expect(verified).toMatchObject({ ok: true, problems: [] });
  expect('checks' in verified && verified.checks.some(({ what }) => what.startsWith('draw '))).toBe(true);
  // The dice of a decision, otherwise than they fell, in a chain that is made to fit.
  const bodies = file.entries.map((entry) => ({ ...entry, body: otherDice(entry.body) }));
  expect(verifyRecord({ header: file.header, entries: [...chainedAnew(file.header, bodies)] })).toMatchObject({
    ok: false,
  });
});

function otherDice(body: Typed): Typed {
  const dice = 'dice' in body ? rowsIn(body.dice) : [];
  return dice.length === 0
    ? body
    : { ...body, ...{ dice: dice.map(([kind, who, face]) => [kind, who, (face % 6) + 1]) } };
}

function rowsIn(dice: unknown): DieRow[] {
  return dice as DieRow[];
}

test('whoever is not to decide is refused: the other, a watcher, somebody late, somebody with an action that is none', async () => {
  const battle = await newBattle(on);
  const parts = await viewOf(on, battle);
  const next = nextAction(parts, player);
  const [mine, theirs] = next?.side === 'A' ? (['A', 'B'] as const) : (['B', 'A'] as const);
  const decides = { type: 'decide', side: mine, after: 0, action: next?.action };
  const token = battle.tokens[mine];
  const codes = [
    await sendTo(on, battle, battle.tokens[theirs], decides),
    await sendTo(on, battle, battle.tokens[theirs], { ...decides, side: theirs }),
    await sendTo(on, battle, undefined, decides),
    await sendTo(on, battle, token, { ...decides, after: 1 }),
    await sendTo(on, battle, token, { ...decides, seen: '0'.repeat(64) }),
    await sendTo(on, battle, token, { ...decides, action: { do: 'win' } }),
    await sendTo(on, battle, token, { ...decides, action: { do: 'act', unit: 'a1', action: 'hold', moves: {} } }),
    await sendTo(on, battle, token, { type: 'begin' }),
    await sendTo(on, battle, token, { type: 'take-in', record: {} }),
  ].map(codeOf);
  expect(codes).toEqual([
    'not-yours',
    'out-of-turn',
    'not-signed-in',
    'moved-on',
    'moved-on',
    'bad-action',
    'illegal-action',
    'bad-request',
    'bad-request',
  ]);
  expect((await viewOf(on, battle)).battle.made).toBe(0);
});

test('an army past its limits: nobody decides before the other player’s word is in the record, and it stays there', async () => {
  const battle = await battleToAgree(on, { setup: threeHeroes() });
  const { A, B } = battle.tokens;
  const { side, action } = nextAction(await viewOf(on, battle), player) ?? { side: 'A', action: null };
  const decides = { type: 'decide', side, after: 0, action };
  const agrees = { type: 'agree' };
  expect((await viewOf(on, battle)).battle).toMatchObject({ toAgree: ['B'], next: 'B' });
  expect((await sendTo(on, battle, battle.tokens[side], decides)).body).toMatchObject({
    code: 'agreement-missing',
    rules: ['GFF-ARMY-04', 'GFF-ARMY-05'],
  });
  const codes = [];
  for (const token of [undefined, A]) codes.push(codeOf(await sendTo(on, battle, token, agrees)));
  expect([codes, (await viewOf(on, battle)).battle.made]).toEqual([['not-signed-in', 'moved-on'], 0]);
  expect((await sendTo(on, battle, B, agrees)).text).toContain('"army-agreed"');
  await on.restart();
  expect((await viewOf(on, battle)).battle.toAgree).toBeUndefined();
  expect((await sendTo(on, battle, battle.tokens[side], decides)).text).toContain('"decided"');
  const file = importLines((await on.call('GET', `/api/battles/${battle.id}/export`)).text);
  expect(isRefusal(file) ? file : verifyRecord(file)).toMatchObject({ ok: true });
  const alone = await battleToAgree(on, { setup: threeHeroes(), players: { A: 'person', B: 'greedy' } });
  expect((await viewOf(on, alone)).battle.toAgree).toBeUndefined();
});

test('a third person with the link of a player elsewhere looks on; one with a player’s own link decides once with them', async () => {
  const [battle, elsewhere] = [await newBattle(on), await newBattle(on)];
  const parts = await viewOf(on, battle);
  const { side, action } = nextAction(parts, player) ?? { side: 'A', action: null };
  const decides = { type: 'decide', side, after: 0, action };
  const codes = [];
  for (const command of [decides, { type: 'agree' }, { type: 'go-back', to: 0 }]) {
    codes.push(codeOf(await sendTo(on, battle, elsewhere.tokens[side], command)));
  }
  expect(new Set(codes)).toEqual(new Set(['not-signed-in']));
  expect((await viewOf(on, battle, elsewhere.tokens[side])).mine).toBeUndefined();
  const both = await Promise.all([1, 2].map(() => sendTo(on, battle, battle.tokens[side], decides)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await viewOf(on, battle)).battle.made).toBe(1);
});

test('a table without room begins no battle; a list with unknown rules does, and its record keeps their names', async () => {
  const setup = battleSetup();
  const body = { system: 'firefight', players: { A: 'person', B: 'person' } };
  const wall = { id: 'w', shape: { rect: [0, 0, 48, 14] }, traits: ['impassable'] };
  const crowded = await on.call('POST', '/api/battles', { body: { ...body, setup: { ...setup, terrain: [wall] } } });
  expect(crowded.body).toMatchObject({ code: 'no-table', rules: ['GFF-DEPLOY-03'] });
  const strange = setup.armies.A.map((unit) => ({ ...unit, rules: [...unit.rules, { name: 'Moonlit' }] }));
  const battle = await newBattle(on, { setup: { ...setup, armies: { ...setup.armies, A: strange } } });
  const [first] = (await viewOf(on, battle)).mission?.setup.armies.A ?? [];
  expect(first?.rules.map(({ name }) => name)).toContain('Moonlit');
  await step(battle);
});

test('one goes back alone until a die has fallen or the other has decided, then by what both agree; dice fall anew', async () => {
  const battle = await newBattle(on);
  const first = await step(battle);
  const other = first === 'A' ? 'B' : 'A';
  expect((await sendTo(on, battle, battle.tokens[first], { type: 'go-back', to: 0 })).text).toContain(
    'battle-went-back',
  );
  expect((await viewOf(on, battle)).battle).toMatchObject({ made: 0, asked: null });
  const made = await stepsUntilDice(battle);
  const before = await viewOf(on, battle);
  const thrower = before.entries[String(made - 1)];
  const side = thrower && 'side' in thrower ? thrower.side : 'A';
  const back = { type: 'go-back', to: made - 1 };
  await sendTo(on, battle, battle.tokens[side], back);
  expect((await viewOf(on, battle)).battle).toMatchObject({ made, asked: { side, to: made - 1 } });
  await sendTo(on, battle, battle.tokens[side === 'A' ? 'B' : 'A'], { type: 'refuse-going-back' });
  expect((await viewOf(on, battle)).battle).toMatchObject({ made, asked: null, refused: side });
  await sendTo(on, battle, battle.tokens[side], back);
  await sendTo(on, battle, battle.tokens[side === 'A' ? 'B' : 'A'], back);
  expect((await viewOf(on, battle)).battle).toMatchObject({ made: made - 1, asked: null });
  expect((await viewOf(on, battle)).battle.refused).toBeUndefined();
  await step(battle);
  const { text } = await on.call('GET', `/api/battles/${battle.id}/export`);
  const keys = [...text.matchAll(/"key":"([0-9a-f]{64})"/g)].map(([, key]) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(other).not.toBe(first);
  await on.restart();
  expect((await viewOf(on, battle)).battle.made).toBe(made);
});

test('a battle against the computer is shared with all that was played; whoever plays decides for the computer', async () => {
  const begun = openBattle(battleSetup(), seeded(4));
  if (isRefusal(begun)) throw new Error(begun.message);
  const record = recordOf(begun);
  const battle = await newBattle(on, { setup: record.setup, record, players: { A: 'person', B: 'greedy' } });
  expect(Object.keys(battle.tokens)).toEqual(['A']);
  await stepsUntilDice(battle);
  const { battle: stands, mission } = await viewOf(on, battle);
  expect(mission?.begun).toEqual(record.begun);
  expect(codeOf(await sendTo(on, battle, battle.tokens.A, { type: 'go-back', to: 0 }))).toBe('lasting');
  expect(stands.players).toEqual({ A: 'person', B: 'greedy' });
  const forged = { ...record, begun: { ...record.begun, hash: 'f'.repeat(14) } };
  const body = { system: 'firefight', players: { A: 'person', B: 'greedy' }, setup: record.setup };
  expect(codeOf(await on.call('POST', '/api/battles', { body: { ...body, record: forged } }))).toBe('differs');
  const [, ...fewer] = record.begun.dice;
  const thrown = { ...record, begun: { ...record.begun, dice: fewer } };
  expect(codeOf(await on.call('POST', '/api/battles', { body: { ...body, record: thrown } }))).toBe('forged-dice');
  const old = { ...record, rules: 'firefight-3.5/1' };
  expect(codeOf(await on.call('POST', '/api/battles', { body: { ...body, record: old } }))).toBe('other-rules');
});

test('nobody reads a die before it falls, nor whose link is whose; the start page lists whose turn it is', async () => {
  const battle = await newBattle(on);
  await stepsUntilDice(battle);
  const texts: string[] = [];
  for (const token of [undefined, battle.tokens.A, battle.tokens.B]) {
    for (const what of ['view', 'export']) {
      texts.push((await on.call('GET', `/api/battles/${battle.id}/${what}`, { token })).text);
    }
  }
  for (const token of Object.values(battle.tokens)) expect(texts.join()).not.toContain(token);
  const lots = /"lots":"([0-9a-f]{64})"/.exec(texts.join())?.[1] ?? '';
  const words = new Set(texts.join().match(/[0-9a-f]{64}/g) ?? []);
  const numbers = [...words].flatMap((word) => LINK_NUMBERS.filter((number) => linkFits(lots, number, word)));
  const drawn = [...texts.join().matchAll(/"number":(\d+)/g)].map(([, number]) => Number(number));
  // Every link that is told somewhere has thrown its dice: of those that throw the next, nobody is told a byte.
  expect(new Set(numbers)).toEqual(new Set(drawn));
  const { next } = (await viewOf(on, battle)).battle;
  const listed = await on.call('GET', '/api/battles', { token: battle.tokens.B });
  expect(listed.body).toMatchObject({ battles: [{ id: battle.id, side: 'B', next, names: { A: 'Us', B: 'Them' } }] });
  expect((await on.call('GET', '/api/battles')).body).toEqual({ battles: [] });
});

test('once it is over either begins the rematch with the sides swapped, the other joins it, and it is one', async () => {
  const battle = await newBattle(on, { setup: battleSetup(1) });
  const again = (token: string | undefined) =>
    on.call('POST', `/api/battles/${battle.id}/rematch`, { token, body: {} });
  expect(codeOf(await again(battle.tokens.A))).toBe('not-over');
  for (;;) {
    const parts = await viewOf(on, battle);
    if (parts.battle.next === null) break;
    await step(battle);
  }
  const answers = await Promise.all([again(battle.tokens.A), again(battle.tokens.B), again(battle.tokens.A)]);
  const pages = answers.map(({ body }) => (body as { path: string }).path.split('#'));
  const { rematch } = (await viewOf(on, battle)).battle;
  expect(new Set(pages.map(([path]) => path))).toEqual(new Set([`/battle/${rematch}`]));
  expect(new Set(pages.map(([, token]) => token)).size).toBe(3);
  const next = { id: rematch ?? '', tokens: { A: pages[1]?.[1] ?? '', B: pages[0]?.[1] ?? '' } };
  const shown = await viewOf(on, next, next.tokens.B);
  expect([shown.battle.names, shown.mine, shown.battle.made]).toEqual([{ A: 'Them', B: 'Us' }, { side: 'B' }, 0]);
  await agreed(on, next);
  await step(next);
  expect((await again(undefined)).status).toBe(401);
  const { text } = await on.call('GET', `/api/battles/${battle.id}/export`);
  const file = importLines(text);
  expect(isRefusal(file) ? file : verifyRecord(file)).toMatchObject({ ok: true });
});

test('on dice by hand each player enters their own, the other sees them, and the record is verified', async () => {
  const battle = await newBattle(on, { setup: battleSetup(1), dice: 'by-hand' });
  const chance = seeded(9);
  const throwDie = (side: 'A' | 'B', command: object) => sendTo(on, battle, battle.tokens[side], command);
  const entered = { A: 0, B: 0 };
  let refused: unknown = null;
  for (;;) {
    const parts = await viewOf(on, battle);
    const { awaiting, made, next } = parts.battle;
    if (next === null) break;
    if (!awaiting) {
      const { side, action } = nextAction(parts, player) ?? { side: 'A', action: null };
      await sendTo(on, battle, battle.tokens[side], { type: 'decide', side, after: made, action });
      continue;
    }
    const by = awaiting.by ?? 'A';
    const one = { type: 'throw', after: made, number: awaiting.number, face: chance.roll('hit', '') };
    if (refused === null && awaiting.by !== null) {
      const other = by === 'A' ? 'B' : 'A';
      const again = nextAction(parts, player);
      const decides = { type: 'decide', side: again?.side, after: made, action: again?.action };
      refused = [
        codeOf(await throwDie(other, one)),
        codeOf(await throwDie(by, { ...one, number: 99 })),
        (await throwDie(by, { ...one, face: 7 })).status,
        codeOf(await sendTo(on, battle, battle.tokens[again?.side ?? 'A'], decides)),
      ];
    }
    expect((await throwDie(by, one)).status).toBe(200);
    entered[by] += 1;
    const seen = (await viewOf(on, battle, battle.tokens[by === 'A' ? 'B' : 'A'])).battle.awaiting;
    const alike = seen?.asked.wants === awaiting.asked.wants && seen.asked.who === awaiting.asked.who;
    if (alike) expect(seen.faces).toEqual([...awaiting.faces, one.face]);
  }
  expect(refused).toEqual(['not-yours', 'moved-on', 400, 'die-awaited']);
  expect(Math.min(entered.A, entered.B)).toBeGreaterThan(0);
  const { text } = await on.call('GET', `/api/battles/${battle.id}/export`);
  const file = importLines(text);
  if (isRefusal(file)) throw new Error(file.message);
  const verified = verifyRecord(file);
  expect(verified).toMatchObject({ ok: true });
  expect(JSON.stringify(verified)).toContain('dice were entered by the players');
});
